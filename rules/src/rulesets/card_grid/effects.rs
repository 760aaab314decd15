//! What cards do when they are tapped, and what blows do besides.

use super::{
    Cx, attack,
    components::{CardState, FigureId},
    content::{Effect, On, Power, When},
    event::Fighting,
    explore,
    figure::Figure,
    hero::Hero,
    hits,
    play::Play,
    rules,
    step::{Action, Harm, Question, Tapped},
};
use crate::{
    game::{LegalActions, RuleId},
    grid::Cell,
};

/// True if somebody has a card in play to be tapped at such a moment.
pub fn has_power(hero: Hero<'_>, when: When) -> bool {
    hero.figure().is_up() && hero.powers().any(|(_, power)| power.when == when)
}

/// Offers every card that can be tapped at a moment, for everybody it can work on; rules `tap.when`
/// and `tap.target`.
pub fn offer_taps(hero: Hero<'_>, when: When, offer: &mut LegalActions<Action>) {
    let by = hero.id();
    for (card, power) in hero.powers().filter(|(_, power)| power.when == when) {
        match power.on {
            On::Ally => {
                for on in friends(hero, power.range) {
                    if helps(hero.figure().play().figure(on), power) {
                        let on = Some(on);
                        offer.add(Action::Tap { by, card, on });
                    }
                }
            }
            On::Foe => {
                for on in foes(hero, power.range) {
                    let on = Some(on);
                    offer.add(Action::Tap { by, card, on });
                }
            }
            On::Foes if foes(hero, power.range).is_empty() => {}
            On::Bearer if !helps(hero.figure(), power) => {}
            On::Attacker => {}
            On::Bearer | On::Allies | On::Foes => offer.add(Action::Tap { by, card, on: None }),
        }
    }
}

/// True if a card would do anything for somebody.
fn helps(on: Figure<'_>, power: &Power) -> bool {
    power.effects.iter().any(|effect| match effect {
        Effect::Heal(_) => on.hero().is_some_and(|it| may_heal(it).is_ok()),
        Effect::Untap(most) => on.hero().is_some_and(|it| to_untap(it, *most).is_some()),
        Effect::Move(_) | Effect::Push(_) | Effect::Pull(_) => on.play().fight().is_some(),
        Effect::Less(_) | Effect::TakeHit | Effect::Add(_) | Effect::Again | Effect::KeepCombo => {
            false
        }
        _ => true,
    })
}

/// Heroes near enough for a card, the bearer among them; between fights everybody is.
pub fn friends(hero: Hero<'_>, range: u8) -> Vec<FigureId> {
    let play = hero.figure().play();
    let fights = play.fight().is_some();
    let near = play.heroes().filter(|it| {
        let figure = it.figure();
        let there = figure.cell().is_some() && (figure.is_up() || figure.is_down());
        there && (!fights || it.id() == hero.id() || hero.figure().reaches(figure, range))
    });
    near.map(|it| it.id()).collect()
}

/// Foes near enough for a card, and in sight.
pub fn foes(hero: Hero<'_>, range: u8) -> Vec<FigureId> {
    let near = hero.figure().play().opponents();
    let near = near.filter(|it| attack::can_reach(hero, *it, range));
    near.map(|it| it.figure().id()).collect()
}

/// A card is tapped: its effects work on whoever it is for.
pub fn tap(cx: &mut Cx<'_>, by: FigureId, card: Tapped, on: Option<FigureId>) {
    let play = Play::of(cx.world());
    let hero = play.hero(by);
    let Some(power) = hero.power(card).cloned() else {
        return;
    };
    let targets = match power.on {
        On::Bearer | On::Attacker => vec![by],
        On::Ally | On::Foe => on.into_iter().collect(),
        On::Allies => friends(hero, power.range),
        On::Foes => foes(hero, power.range),
    };
    let rule = match card {
        Tapped::Character(_) => rules::CARD_ABILITY,
        Tapped::Defence(_) => rules::DEFENCE_TAP,
        Tapped::Gear(_) => rules::GEAR_CARD,
        Tapped::Spell(_) => rules::SPELL_CARD,
    };
    cx.emit(rule, Fighting::Tapped { by, card }.into());
    for target in targets {
        for effect in &power.effects {
            work(cx, by, target, *effect);
        }
    }
    fell_by_tapping(cx, by);
}

/// Whoever taps the last defence card is out; rule `defence.out`.
pub fn fell_by_tapping(cx: &mut Cx<'_>, who: FigureId) {
    let hero = Play::of(cx.world()).hero(who);
    if hero.figure().is_up() && !hero.shape_is_up() {
        let dead = false;
        cx.emit(rules::DEFENCE_OUT, Fighting::Fell { who, dead }.into());
    }
}

/// Works an effect on somebody; rule `tap.target`.
pub fn work(cx: &mut Cx<'_>, by: FigureId, on: FigureId, effect: Effect) {
    match effect {
        Effect::Heal(value) => heal(cx, on, value, rules::DEFENCE_HEALING),
        Effect::Untap(most) => untap(cx, on, most),
        Effect::Move(steps) => {
            let play = Play::of(cx.world());
            // Whoever has just tapped their last defence is on the way out.
            let hero = play.figure(on).hero();
            let can = hero.is_some_and(|it| it.figure().is_up() && it.shape_is_up());
            if play.fight().is_some() && can {
                cx.ask(Question::Dash { who: on, steps });
            }
        }
        Effect::Push(steps) => shift(cx, by, on, steps, true),
        Effect::Pull(steps) => shift(cx, by, on, steps, false),
        Effect::Wound(margin) => hits::without_roll(cx, by, on, margin, Harm::Effect),
        Effect::Scout => explore::scout(cx),
        Effect::Stun
        | Effect::Hold
        | Effect::Hide
        | Effect::Expose(_)
        | Effect::Shield(_)
        | Effect::Weaken(_)
        | Effect::Bless(_) => {
            if Play::of(cx.world()).figure(on).is_up() {
                let own = is_in_own_phase(Play::of(cx.world()), by, on);
                cx.emit(
                    rules::FIGHT_LASTING,
                    Fighting::Affected { on, effect, own }.into(),
                );
            }
        }
        // These belong to a hit or a roll, which sees to them.
        Effect::Less(_) | Effect::TakeHit | Effect::Add(_) | Effect::Again | Effect::KeepCombo => {}
    }
}

/// True if somebody still acts in the phase that goes on, or does this with an attack of their own:
/// what is put on them now lasts until their turn after this one; rule `fight.lasting`.
fn is_in_own_phase(play: Play<'_>, by: FigureId, who: FigureId) -> bool {
    let faction = play.figure(who).faction();
    play.fight()
        .is_some_and(|it| it.acting == Some(faction) && (by == who || !it.acted.contains(&who)))
}

/// Whether a hero can be healed: something is discarded, and nobody has healed them since they were
/// hurt; rule `defence.healing`.
///
/// # Errors
/// The rule that refuses it.
pub fn may_heal(hero: Hero<'_>) -> Result<(), RuleId> {
    let hurt = hero.defences(CardState::Discarded).next().is_some();
    let lives = hero.figure().is_up() || hero.figure().is_down();
    let may = hurt && lives && !hero.hand().healed;
    may.then_some(()).ok_or(rules::DEFENCE_HEALING)
}

/// Whether a hero's wounds can be tended: nobody has tried since they were hurt; rule `fight.mend`.
///
/// # Errors
/// The rule that refuses it.
pub fn may_tend(hero: Hero<'_>) -> Result<(), RuleId> {
    may_heal(hero)?;
    let tended = hero.hand().tended;
    (!tended).then_some(()).ok_or(rules::FIGHT_MEND)
}

/// Gives a discarded card of at most this value back; whoever was out is up again.
pub fn heal(cx: &mut Cx<'_>, on: FigureId, value: u8, rule: RuleId) {
    let play = Play::of(cx.world());
    let Some(hero) = play.figure(on).hero() else {
        return;
    };
    if may_heal(hero).is_err() {
        return;
    }
    let within = hero.defences(CardState::Discarded);
    let within = within.filter(|place| hero.rating(*place) <= value);
    let best = within.max_by_key(|place| (hero.rating(*place), std::cmp::Reverse(*place)));
    let Some(card) = best else {
        return;
    };
    let card = card as u8;
    cx.emit(rule, Fighting::Healed { on, card }.into());
    get_up(cx, on);
}

fn get_up(cx: &mut Cx<'_>, who: FigureId) {
    let hero = Play::of(cx.world()).hero(who);
    if hero.figure().is_down() && hero.shape_is_up() {
        cx.emit(rules::DEFENCE_OUT, Fighting::GotUp { who }.into());
        // Somebody else may stand where they lay.
        let play = Play::of(cx.world());
        let cell = play.figure(who).cell();
        let held = cell.is_some_and(|cell| play.held(who).contains(&cell));
        if held {
            make_room(cx, who);
        }
    }
}

/// Whoever gets up where somebody stands goes to the nearest free square, or out.
fn make_room(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let held = play.held(who);
    let Some(cell) = play.figure(who).cell() else {
        return;
    };
    let range = play.floors().range(cell, 12, &[]);
    let free = range.cells().filter(|(to, _)| !held.contains(to));
    let near = free.min_by_key(|(to, cost)| (*cost, *to)).map(|(to, _)| to);
    if let Some(to) = near {
        let path = vec![to];
        let by = None;
        cx.emit(
            rules::FIGHT_PLACES,
            Fighting::Shifted { who, by, path }.into(),
        );
    }
}

/// The best tapped defence card of at most this rating.
fn to_untap(hero: Hero<'_>, most: u8) -> Option<usize> {
    let tapped = hero.defences(CardState::Tapped);
    let within = tapped.filter(|place| hero.rating(*place) <= most);
    within.max_by_key(|place| (hero.rating(*place), std::cmp::Reverse(*place)))
}

fn untap(cx: &mut Cx<'_>, on: FigureId, most: u8) {
    let Some(hero) = Play::of(cx.world()).figure(on).hero() else {
        return;
    };
    if let Some(card) = to_untap(hero, most) {
        let card = card as u8;
        cx.emit(rules::TAP_UNTAP, Fighting::Untapped { on, card }.into());
        get_up(cx, on);
    }
}

/// Pushes or pulls somebody, square by square, as far as the way is free.
fn shift(cx: &mut Cx<'_>, by: FigureId, on: FigureId, steps: u8, away: bool) {
    let play = Play::of(cx.world());
    let (Some(from), Some(mut at)) = (play.figure(by).cell(), play.figure(on).cell()) else {
        return;
    };
    if !play.figure(on).is_up() || by == on || play.fight().is_none() {
        return;
    }
    let held = play.held(on);
    let mut path = Vec::new();
    for _ in 0..steps {
        let far = at.reach_to(from);
        let fits = |to: &Cell| {
            let gains = match away {
                true => to.reach_to(from) > far,
                false => to.reach_to(from) < far && *to != from,
            };
            gains && !held.contains(to)
        };
        // One step of an open floor, as anybody could walk it.
        let near = play.floors().range(at, 1, &held);
        let mut open: Vec<Cell> = near.cells().map(|(to, _)| to).filter(fits).collect();
        let straight = |to: &Cell| {
            let (dx, dy) = (to.x.abs_diff(from.x), to.y.abs_diff(from.y));
            (dx.abs_diff(dy), *to)
        };
        open.sort_by_key(|to| match away {
            true => (u16::MAX - dist(from, *to), straight(to).1),
            false => (dist(from, *to), straight(to).1),
        });
        let Some(next) = open.first().copied() else {
            break;
        };
        path.push(next);
        at = next;
    }
    if !path.is_empty() {
        cx.emit(
            rules::ATTACK_EFFECT,
            Fighting::Shifted {
                who: on,
                by: Some(by),
                path,
            }
            .into(),
        );
    }
}

/// Steps between two squares along rows and columns.
fn dist(one: Cell, other: Cell) -> u16 {
    one.x.abs_diff(other.x) + one.y.abs_diff(other.y)
}

/// Offers the squares that a card lets somebody go to at once.
pub fn offer_dash(play: Play<'_>, who: FigureId, steps: u8, offer: &mut LegalActions<Action>) {
    let hero = play.hero(who);
    offer.ask(crate::game::Seat::Hero(hero.seat()), rules::FIGHT_MOVE);
    offer.add(Action::Enough);
    if let Some(from) = hero.figure().cell() {
        let range = play.floors().range(from, steps.into(), &play.held(who));
        for (cell, _) in range.cells().filter(|(cell, _)| *cell != from) {
            offer.add(Action::Step(cell));
        }
    }
}

/// Somebody goes at once.
pub fn choose_dash(cx: &mut Cx<'_>, who: FigureId, steps: u8, act: Action) {
    let Action::Step(to) = act else {
        return;
    };
    let play = Play::of(cx.world());
    let from = play.figure(who).cell();
    let range = from.map(|from| play.floors().range(from, steps.into(), &play.held(who)));
    let path = range.and_then(|it| it.path(to)).unwrap_or_default();
    let by = None;
    cx.emit(
        rules::FIGHT_MOVE,
        Fighting::Shifted { who, by, path }.into(),
    );
}
