//! From room to room, past obstacles, and who bears what is found.

use super::{
    super::{
        attack,
        checks::Style,
        components::{Card, CardState, FigureId, Placed},
        content::{Cost, Effect, Gain, Skill},
        defence::total,
        explore,
        hero::Hero,
        play::Play,
        step::{Action, Roll},
    },
    mean, percent,
};

pub(super) fn explored(play: Play<'_>, act: Action) -> i64 {
    let dungeon = play.dungeon();
    let met = play.state().quest.met;
    let (left, most) = shape(play);
    // Whoever is badly hurt goes home with what there is.
    let turns_back = 10 * left < 3 * most || goal(play).is_empty();
    match act {
        Action::GoOut => 10_000 * i64::from(met || turns_back) - 5,
        // Better than the first step on the same way, and nothing else.
        Action::WalkOut => 5_010 * i64::from(met || turns_back) - 5,
        Action::Go(room) | Action::Creep(room) => {
            let home = met || turns_back;
            let goal = if home {
                nearest_way_out(play)
            } else {
                goal(play)
            };
            let steps = steps_to(play, room, goal);
            let known = dungeon.room(room).is_some_and(|it| it.entered);
            let sneaks = i64::from(matches!(act, Action::Creep(_)));
            let sneaky = worst_sneak(play);
            5_000 - 100 * steps + i64::from(known) + sneaks * (if sneaky >= 2 { 5 } else { -5 })
        }
        Action::Look(nth) => look(play, nth),
        Action::Mend { by, on, style } => {
            let throw = attack::check_of(play, Roll::Mend { by, on, style });
            throw.map_or(0, |it| 8_000 + mean(&it))
        }
        Action::Tap { by, card, on } => {
            let heals = play.hero(by).power(card).is_some_and(|it| {
                it.effects
                    .iter()
                    .any(|effect| matches!(effect, Effect::Heal(_) | Effect::Untap(_)))
            });
            let useful = heals && turns_useful(play, by, on);
            if useful { 7_000 } else { -1 }
        }
        _ => -1,
    }
}

/// True if somebody whom a card would heal has lost a good part of their cards.
fn turns_useful(play: Play<'_>, by: FigureId, on: Option<FigureId>) -> bool {
    let hero = play.hero(on.unwrap_or(by));
    let lost = hero.defences(CardState::Discarded).count();
    lost > 0 && !hero.hand().healed
}

/// Ratings that are left and those that were brought, of all who go.
pub(super) fn shape(play: Play<'_>) -> (u32, u32) {
    let mut sums = (0, 0);
    for hero in play.heroes() {
        let left = total(&hero.ratings());
        let gone = hero
            .defences(CardState::Discarded)
            .chain(hero.defences(CardState::Tapped))
            .map(|it| u32::from(hero.rating(it)));
        sums.0 += left;
        sums.1 += left + gone.sum::<u32>();
    }
    sums
}

/// The room that the heroes make for: the goal, if they have come upon it, or what nobody has seen.
fn goal(play: Play<'_>) -> Vec<u8> {
    let dungeon = play.dungeon();
    let rooms = 1..=play.grown().rooms();
    let open = |number: &u8| {
        let room = dungeon.room(*number);
        room.is_some_and(|it| {
            !it.entered || it.obstacles.iter().any(|o| o.task && can_try(play, o))
        })
    };
    rooms.filter(open).collect()
}

/// True if somebody can still try an obstacle.
fn can_try(play: Play<'_>, placed: &Placed) -> bool {
    let ways = play.book()[placed.obstacle].ways.len() as u8;
    let open = |who: FigureId| (0..ways).any(|way| !placed.has_failed(who, way));
    !placed.passed && !placed.shut && explore::able(play).any(|it| open(it.id()))
}

fn nearest_way_out(play: Play<'_>) -> Vec<u8> {
    play.grown().entrances().to_vec()
}

/// Rooms from one to the nearest way out.
pub(super) fn steps_out(play: Play<'_>, from: u8) -> i64 {
    steps_to(play, from, nearest_way_out(play))
}

/// Rooms from one to the nearest of some, by ways that the heroes know lead on.
fn steps_to(play: Play<'_>, from: u8, goals: Vec<u8>) -> i64 {
    let steps = play.grown().steps_around(from);
    let far = goals
        .into_iter()
        .filter_map(|goal| steps[usize::from(goal) - 1]);
    far.min().map_or(40, i64::from)
}

fn worst_sneak(play: Play<'_>) -> i32 {
    let all = explore::able(play).map(|it| it.skill(Skill::Sneak));
    all.min().unwrap_or(0)
}

/// Obstacles are worth a look if somebody is likely to pass them, or if the reason is there.
fn look(play: Play<'_>, nth: u8) -> i64 {
    let Some(placed) = placed(play, nth) else {
        return NO_LOOK;
    };
    let ways = play.book()[placed.obstacle].ways.len() as u8;
    let tries = explore::able(play).flat_map(|hero| {
        let open = (0..ways).filter(move |way| !placed.has_failed(hero.id(), *way));
        let ways = open.flat_map(|way| Style::ALL.map(|style| (way, style)));
        ways.filter_map(move |(way, style)| tried(hero, placed, nth, way, style))
    });
    // The best chance, and the best worth.
    let best = tries.reduce(|a, b| (a.0.max(b.0), a.1.max(b.1)));
    match best {
        // What would be left alone is not worth a look.
        Some((_, worth)) if worth <= LEFT_ALONE => NO_LOOK,
        Some((chance, _)) if placed.task => 9_000 + chance,
        Some((chance, _)) if chance >= 45 => 6_000 + chance,
        _ => NO_LOOK,
    }
}

/// Worth of a look at what nobody would try.
const NO_LOOK: i64 = -10;
/// Worth of leaving an obstacle alone, in percent.
const LEFT_ALONE: i64 = 20;

/// An obstacle of the room where the heroes are.
fn placed(play: Play<'_>, nth: u8) -> Option<&Placed> {
    play.room()?.obstacles.get(usize::from(nth))
}

/// The chance of a hero at a way past an obstacle, in percent, and what the try is worth.
fn tried(hero: Hero<'_>, placed: &Placed, nth: u8, way: u8, style: Style) -> Option<(i64, i64)> {
    let throw = explore::way_check(hero, nth, way, style)?;
    let chance = percent(&throw);
    let record = &hero.figure().play().book()[placed.obstacle];
    let cost = match record.ways.get(usize::from(way))?.cost {
        Cost::Free => 0,
        Cost::Noise => 25,
        Cost::Hurt(n) => 8 * i64::from(n),
    };
    let gains = record.gains.iter();
    let gains = gains.filter(|gain| !matches!(gain, Gain::Scout)).count() as i64;
    let task = if placed.task { 50 } else { 0 };
    Some((chance, chance - cost + 5 * gains + task))
}

pub(super) fn obstacle(play: Play<'_>, nth: u8, act: Action) -> i64 {
    let Action::Way { by, way, style } = act else {
        return LEFT_ALONE;
    };
    let placed = placed(play, nth);
    let worth = placed.and_then(|it| tried(play.hero(by), it, nth, way, style));
    worth.map_or(0, |(_, worth)| worth)
}

pub(super) fn shared(play: Play<'_>, act: Action) -> i64 {
    let Action::Bear(who) = act else {
        return -1;
    };
    let hero = play.hero(who);
    let skill = match play.state().finds.last() {
        Some(Card::Spell(it)) => hero.skill(play.book()[*it].skill),
        _ => 0,
    };
    let few = hero.owned().gear.len() + hero.owned().spells.len();
    i64::from(skill) * 10 - few as i64
}
