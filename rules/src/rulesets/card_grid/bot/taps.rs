//! What a card is worth that can be tapped in a turn, in hundredths of a point of a die.

use super::super::{
    attack,
    components::{CardState, FigureId},
    content::{Effect, On, Power, When},
    effects,
    foe::Foe,
    hero::Hero,
    play::Play,
    step::Tapped,
};

/// Whoever falls counts like so many points more.
pub(super) const FALLS: i64 = 400;
/// A point of a defence card.
const POINT: i64 = 100;
/// A point of a defence card that is tapped in a turn: the last ones that would have paid for a hit
/// are missed the most.
const SHIELD: i64 = 150;
/// What cards that are no defences should be worth at least, since there may be a better time.
const SAVED: i64 = 60;
/// The most foes that count for what protects somebody, and allies for what exposes a foe.
const COUNTED: usize = 3;

/// What a card is worth that would be tapped now, less what it is worth as a shield. Those that need
/// no action come before whatever does.
pub(super) fn worth(play: Play<'_>, by: FigureId, card: Tapped, on: Option<FigureId>) -> i64 {
    let hero = play.hero(by);
    let Some(power) = hero.power(card) else {
        return -1;
    };
    let price = match card {
        // Whoever taps the last one is out.
        Tapped::Defence(_) if hero.ratings().len() <= 1 => return -1,
        Tapped::Defence(place) => SHIELD * i64::from(hero.rating(place.into())),
        _ => SAVED,
    };
    let targets: Vec<FigureId> = match power.on {
        On::Foes => effects::foes(hero, power.range),
        On::Allies => effects::friends(hero, power.range),
        _ => vec![on.unwrap_or(by)],
    };
    let gain: i64 = targets
        .into_iter()
        .map(|target| gain(hero, power, target))
        .sum();
    match power.when {
        When::Free if gain > price => 10_000 + gain - price,
        When::Free => -1,
        _ => 1_000 + gain - price,
    }
}

/// What a card does for or to somebody.
fn gain(hero: Hero<'_>, power: &Power, target: FigureId) -> i64 {
    let figure = hero.figure().play().figure(target);
    let each = power.effects.iter();
    match (figure.hero(), figure.foe()) {
        (Some(ally), _) => each.map(|it| for_ally(hero, ally, *it)).sum(),
        (_, Some(foe)) => each.map(|it| on_foe(hero, foe, *it)).sum(),
        _ => 0,
    }
}

fn for_ally(by: Hero<'_>, ally: Hero<'_>, effect: Effect) -> i64 {
    let lasting = ally.figure().lasting();
    let more = |of: u8, has: u8| i64::from(of.saturating_sub(has));
    match effect {
        // It helps with the attack after it, or with one that somebody else may make.
        Effect::Bless(n) if ally.id() != by.id() => 60 * more(n, lasting.blessed),
        Effect::Bless(n) => 110 * more(n, lasting.blessed) * i64::from(can_attack(ally)),
        Effect::Shield(n) => 40 * more(n, lasting.shielded) * dangers(ally),
        Effect::Heal(n) if effects::may_heal(ally).is_ok() => {
            let gets_up = i64::from(ally.figure().is_down()) * FALLS;
            POINT * best(ally, CardState::Discarded, n) + gets_up
        }
        Effect::Untap(n) => 80 * best(ally, CardState::Tapped, n),
        Effect::Wound(n) => -POINT * i64::from(n),
        Effect::Stun => -3 * POINT,
        Effect::Expose(n) => -40 * i64::from(n) * dangers(ally),
        Effect::Weaken(n) => -60 * i64::from(n),
        Effect::Hide => 30 * dangers(ally),
        _ => 10,
    }
}

fn on_foe(by: Hero<'_>, foe: Foe<'_>, effect: Effect) -> i64 {
    let lasting = foe.figure().lasting();
    let more = |of: u8, has: u8| i64::from(of.saturating_sub(has));
    match effect {
        Effect::Wound(n) => hit(foe, n.into()),
        Effect::Stun if !lasting.stunned => 350,
        Effect::Expose(n) => 70 * more(n, lasting.exposed) * attackers(by, foe),
        Effect::Weaken(n) if !lasting.stunned => 45 * more(n, lasting.weakened),
        Effect::Hold | Effect::Push(_) | Effect::Pull(_) => 40,
        _ => 0,
    }
}

/// What a hit without a roll takes from somebody.
fn hit(foe: Foe<'_>, margin: u32) -> i64 {
    let left = foe.toughened(margin);
    if left == 0 {
        return 0;
    }
    let alone = [foe];
    let down = attack::most_down(&alone, left) as i64;
    POINT * i64::from(attack::taken(&alone, left)) + FALLS * down
}

/// The highest card in a state of at most a rating.
fn best(hero: Hero<'_>, state: CardState, most: u8) -> i64 {
    let ratings = hero.defences(state).map(|it| hero.rating(it));
    ratings.filter(|it| *it <= most).max().map_or(0, i64::from)
}

/// True if somebody could attack from where they stand.
fn can_attack(hero: Hero<'_>) -> bool {
    let mut foes = hero.figure().play().opponents();
    foes.any(|foe| reaches(hero, foe))
}

fn reaches(hero: Hero<'_>, foe: Foe<'_>) -> bool {
    hero.attacks().any(|place| {
        let card = hero.attack(place);
        card.is_some_and(|it| {
            let usable = !it.only_in_combo || hero.combo(place).is_some();
            usable && attack::can_reach(hero, foe, it.reach)
        })
    })
}

/// Foes who could attack somebody in their next turn, as far as they count.
fn dangers(hero: Hero<'_>) -> i64 {
    let foes = hero.figure().play().opponents();
    let near = foes.filter(|foe| {
        let far = foe.figure().distance(hero.figure());
        far.is_some_and(|far| far <= foe.record().steps.saturating_add(foe.record().reach))
    });
    near.count().min(COUNTED) as i64
}

/// Heroes who may still attack a foe in this phase, as far as they count.
fn attackers(by: Hero<'_>, foe: Foe<'_>) -> i64 {
    let play = by.figure().play();
    let acted = |who: FigureId| play.fight().is_some_and(|it| it.acted.contains(&who));
    let able = play.up().filter(|it| !acted(it.id()) && reaches(*it, foe));
    able.count().min(COUNTED) as i64
}
