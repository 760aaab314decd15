//! Hits on heroes: what they cost, and what can be done about them.

use super::{
    Cx, attack,
    components::{CardState, FigureId},
    content::{Effect, On, When},
    defence::{Ratings, payments, total},
    effects,
    event::Fighting,
    hero::Hero,
    play::Play,
    rules,
    setup::Lethality,
    step::{Action, Falls, Harm, Hit, Question, Tapped, Task, Wound, bits, places},
};
use crate::game::{LegalActions, Seat};

/// A hit on somebody: a foe loses dice, a hero is asked; rule `defence.pay`.
pub fn hit(cx: &mut Cx<'_>, hit: Hit) {
    let play = Play::of(cx.world());
    let figure = play.figure(hit.on);
    let Some(hero) = figure.hero() else {
        return attack::hit(
            cx,
            Falls {
                by: hit.by.unwrap_or(hit.on),
                on: hit.on,
                margin: hit.margin,
                reach: 0,
            },
        );
    };
    if !figure.is_up() || hit.margin == 0 {
        return;
    }
    if !hero.shape_is_up() {
        return down(cx, hit.on);
    }
    let ways = ways(hero, hit.margin.into());
    let reacts = reactions(hero, hit).next().is_some();
    match (&ways[..], reacts) {
        ([way], false) => pay(cx, hit, *way),
        _ => cx.ask(Question::Pay(hit)),
    }
}

/// Has somebody hit without a roll, unless they are down by then.
pub fn without_roll(cx: &mut Cx<'_>, by: FigureId, on: FigureId, margin: u8, harm: Harm) {
    cx.push(Task::Wound(Wound {
        by,
        on,
        margin,
        harm,
    }));
}

/// A hit without a roll, on somebody who is still up; rules `tap.target`, `attack.splash` and
/// `foe.traits`.
pub fn wound(cx: &mut Cx<'_>, wound: Wound) {
    if wound.margin == 0 || !Play::of(cx.world()).figure(wound.on).is_up() {
        return;
    }
    let rule = match wound.harm {
        Harm::Effect => rules::TAP_TARGET,
        Harm::Splash => rules::ATTACK_SPLASH,
        Harm::Thorns | Harm::Burst => rules::FOE_TRAITS,
    };
    cx.emit(rule, Fighting::Wounded(wound).into());
    cx.push(Task::Hit(Hit {
        by: Some(wound.by),
        on: wound.on,
        margin: wound.margin,
        effects: false,
    }));
}

/// The most ways that are offered: those that give up the least.
const MOST_WAYS: usize = 40;

/// The ways to pay for a margin, as bits of places: those that give up the least first.
pub fn ways(hero: Hero<'_>, margin: u32) -> Vec<u64> {
    let ready: Vec<usize> = hero.defences(CardState::Ready).collect();
    let ratings: Vec<u8> = ready.iter().map(|place| hero.rating(*place)).collect();
    if total(&ratings) <= margin {
        return vec![bits(&ready)];
    }
    let ways = payments(&ratings, margin).into_iter();
    let mut ways: Vec<u64> = ways.flat_map(|way| cards_of(hero, &ready, &way)).collect();
    ways.sort_by_key(|way| (given(hero, *way), way.count_ones(), *way));
    ways.truncate(MOST_WAYS);
    ways
}

/// The sets of cards with these ratings, highest first, of the ready ones: which of several equal cards goes
/// is the player's choice, for they do different things.
fn cards_of(hero: Hero<'_>, ready: &[usize], way: &Ratings) -> Vec<u64> {
    let mut sets = vec![(0_u64, 0_usize)];
    let mut before = None;
    for paid in way {
        let same = before == Some(*paid);
        before = Some(*paid);
        // Of equal cards each is taken after the one before it, so that no set comes twice.
        let next = sets.iter().flat_map(|(set, after)| {
            let from = if same { *after } else { 0 };
            let cards = ready.iter().zip(1..).skip(from);
            let cards = cards.filter(|(place, _)| hero.rating(**place) == *paid);
            cards.map(move |(place, nth)| (set | bits(&[*place]), nth))
        });
        sets = next.take(MOST_WAYS).collect();
    }
    sets.into_iter().map(|(set, _)| set).collect()
}

/// Cards that can be tapped against a hit: of whoever is hit, and of friends near enough; rule
/// `defence.tap`.
pub fn reactions<'w>(hero: Hero<'w>, hit: Hit) -> impl Iterator<Item = (FigureId, Tapped)> + 'w {
    let play = hero.figure().play();
    let attacker = hit.by.and_then(|by| play.get(by)).filter(|it| it.is_up());
    play.up().filter(|it| it.shape_is_up()).flat_map(move |by| {
        let own = by.id() == hero.id();
        by.powers().filter_map(move |(card, power)| {
            let near = own || by.figure().reaches(hero.figure(), power.range);
            let works = power.when == When::Hit
                && match power.on {
                    On::Bearer | On::Allies => own,
                    On::Ally => near && (!own || !power.effects.contains(&Effect::TakeHit)),
                    On::Attacker => {
                        own && attacker
                            .is_some_and(|it| it.reaches(by.figure(), power.range.max(1)))
                    }
                    On::Foe | On::Foes => own && play.fight().is_some(),
                };
            works.then_some((by.id(), card))
        })
    })
}

/// Offers the ways to pay, and cards to tap; rules `defence.pay` and `defence.tap`.
pub fn offer(play: Play<'_>, hit: Hit, offer: &mut LegalActions<Action>) {
    let hero = play.hero(hit.on);
    offer.ask(Seat::Hero(hero.seat()), rules::DEFENCE_PAY);
    for (by, card) in reactions(hero, hit) {
        offer.add(Action::Tap { by, card, on: None });
    }
    for way in ways(hero, hit.margin.into()) {
        offer.add(Action::Pay(way));
    }
}

/// A hit is paid for, or something is done about it.
pub fn choose(cx: &mut Cx<'_>, hit: Hit, act: Action) {
    match act {
        Action::Pay(way) => pay(cx, hit, way),
        Action::Tap { by, card, .. } => react(cx, hit, by, card),
        _ => cx.push(Task::Hit(hit)),
    }
}

/// A card is tapped against a hit.
fn react(cx: &mut Cx<'_>, hit: Hit, by: FigureId, card: Tapped) {
    let Some(power) = Play::of(cx.world()).hero(by).power(card).cloned() else {
        return cx.push(Task::Hit(hit));
    };
    cx.emit(rules::DEFENCE_TAP, Fighting::Tapped { by, card }.into());
    let mut left = hit;
    // What goes on is on top of the hit that is still to be paid for.
    let takes = power.effects.contains(&Effect::TakeHit);
    for effect in &power.effects {
        if let Effect::Less(less) = effect {
            left.margin = left.margin.saturating_sub(*less);
        }
    }
    if takes {
        left.on = by;
        cx.emit(
            rules::DEFENCE_TAP,
            Fighting::TookHit { by, on: hit.on }.into(),
        );
    }
    if left.margin != hit.margin {
        let lessened = Fighting::Lessened {
            on: left.on,
            margin: left.margin,
        };
        cx.emit(rules::DEFENCE_TAP, lessened.into());
    }
    cx.push(Task::Hit(left));
    let targets: Vec<FigureId> = match power.on {
        On::Bearer => vec![by],
        On::Ally => vec![hit.on],
        On::Attacker => hit.by.into_iter().collect(),
        On::Allies => effects::friends(Play::of(cx.world()).hero(by), power.range),
        On::Foe | On::Foes => effects::foes(Play::of(cx.world()).hero(by), power.range),
    };
    for on in targets {
        for effect in &power.effects {
            effects::work(cx, by, on, *effect);
        }
    }
    effects::fell_by_tapping(cx, by);
}

/// Cards are given up; rules `defence.pay` and `defence.out`.
fn pay(cx: &mut Cx<'_>, hit: Hit, cards: u64) {
    let on = hit.on;
    let paid = Fighting::Paid {
        on,
        margin: hit.margin,
        cards,
    };
    cx.emit(rules::DEFENCE_PAY, paid.into());
    let play = Play::of(cx.world());
    if !play.hero(on).shape_is_up() {
        return down(cx, on);
    }
    let foe = hit.by.and_then(|by| play.get(by)?.foe());
    if let Some(foe) = foe.filter(|_| hit.effects) {
        let by = foe.figure().id();
        for effect in foe.record().on_hit.clone() {
            effects::work(cx, by, on, effect);
        }
    }
}

/// Somebody has no card left to discard; rules `defence.out` and `defence.lethality`.
fn down(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let hero = play.hero(who);
    let spent = hero.shape() == super::defence::Condition::Spent;
    let dead = spent && play.options().lethality == Lethality::Deadly;
    let rule = match dead {
        true => rules::DEFENCE_LETHALITY,
        false => rules::DEFENCE_OUT,
    };
    cx.emit(rule, Fighting::Fell { who, dead }.into());
}

/// What a way of paying gives up together.
pub fn given(hero: Hero<'_>, way: u64) -> u32 {
    let ratings: Vec<u8> = places(way).map(|place| hero.rating(place)).collect();
    total(&ratings)
}
