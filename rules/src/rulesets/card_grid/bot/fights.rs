//! Fights: what is done in a turn, what falls, what a hit costs, and what failed.

use super::{
    super::{
        attack,
        components::FigureId,
        content::{Effect, On, Skill},
        defence::total,
        fight,
        hero::Hero,
        hits,
        play::Play,
        sight,
        step::{Action, Blow, Falls, Hit, Roll, Tapped},
    },
    mean, percent, taps,
    ways::{shape, steps_out},
};
use crate::{dice::odds, grid::Cell};

/// A point of a defence card that is tapped against a hit, where one of the hit is a hundred.
const TAPPED: i64 = 120;

pub(super) fn acted(play: Play<'_>, who: FigureId, act: Action) -> i64 {
    let hero = play.hero(who);
    match act {
        Action::Attack { card, on, style } => {
            let blow = hero.blow(card, on, style);
            1_000 + blow_worth(play, blow)
        }
        Action::Tap { by, card, on } => taps::worth(play, by, card, on),
        Action::Mend { by, on, style } => {
            let down = play.figure(on).is_down();
            let throw = attack::check_of(play, Roll::Mend { by, on, style });
            let worth = throw.map_or(0, |it| mean(&it));
            worth + if down { 1_200 } else { 700 }
        }
        Action::Step(to) => walk_worth(hero, to),
        Action::Guard(on) => {
            let gain = hero.skill(Skill::Guard) - 3;
            600 + 60 * i64::from(gain) - 50 * i64::from(on != who)
        }
        Action::Retreat => {
            let (left, most) = shape(play);
            let foes: u32 = play.opponents().map(|it| it.left()).sum();
            let hopeless = 10 * left < 2 * most && foes > 3 * left;
            // Behind them there has to be a way out that does not lead through here again.
            let (from, here) = (play.dungeon().from, play.dungeon().at);
            let leads_out = from == 0 || steps_out(play, from) <= steps_out(play, here);
            if hopeless && leads_out { 5_000 } else { -1 }
        }
        Action::Done => 100,
        _ => -1,
    }
}

/// What a blow takes on the average, more for whoever falls by it, less for what it lacks.
fn blow_worth(play: Play<'_>, blow: Blow) -> i64 {
    let (Some(throw), Some(foe)) = (attack::check(play, blow), play.figure(blow.on).foe()) else {
        return 0;
    };
    let hero = play.hero(blow.by);
    let Some(card) = hero.attack(blow.card) else {
        return 0;
    };
    let rows = odds(&throw);
    let rows = rows.rows().filter(|(margin, _)| **margin > 0);
    let worth: f64 = rows
        .map(|(margin, chance)| hit_worth(play, blow, *margin as u32) as f64 * chance.to_f64())
        .sum();
    let next = i64::from(next_combo(hero, blow.card)) * percent(&throw) / 2;
    let effects = card.on_hit.len() as i64 * percent(&throw) / 2;
    let leader = i64::from(foe.pack().leads) * 30;
    worth as i64 + next + effects + leader
}

/// What a hit by a margin takes, and whom it brings down.
fn hit_worth(play: Play<'_>, blow: Blow, margin: u32) -> i64 {
    let (Some(foe), Some(card)) = (
        play.figure(blow.on).foe(),
        play.hero(blow.by).attack(blow.card),
    ) else {
        return 0;
    };
    let pack = attack::pack_of(play, blow.by, foe, card.reach);
    let left = foe.toughened(margin);
    if left == 0 {
        return 0;
    }
    let down = attack::most_down(&pack, left) as i64;
    100 * i64::from(attack::taken(&pack, left)) + taps::FALLS * down
}

/// The highest combo bonus that a card has for another one on the sheet.
fn next_combo(hero: Hero<'_>, card: u8) -> u8 {
    let after = hero.sheets().attacks.after(card.into());
    let bonuses = after.filter_map(|joint| {
        let own = hero.attack(card)?;
        hero.attack(joint.to as u8)?;
        Some(if joint.across { own.right } else { own.bottom })
    });
    bonuses.max().unwrap_or(0)
}

/// A walk is good for the blow after it.
fn walk_worth(hero: Hero<'_>, to: Cell) -> i64 {
    let play = hero.figure().play();
    let acted = play.fight().is_some_and(|it| it.acted.contains(&hero.id()));
    if acted {
        return -1;
    }
    let here = hero.figure().cell();
    let reaches_from = |cell: Cell| -> i64 {
        let cards = hero
            .attacks()
            .filter_map(|place| Some((place, hero.attack(place)?)));
        let usable =
            cards.filter(|(place, card)| !card.only_in_combo || hero.combo(*place).is_some());
        let best = usable.flat_map(|(place, card)| {
            play.opponents()
                .filter(move |foe| {
                    let goal = foe.figure().cell();
                    goal.is_some_and(|goal| sight::reaches(play.floors(), cell, goal, card.reach))
                })
                .map(move |_| {
                    let skill = hero.skill(card.skill) + i32::from(card.bonus);
                    let combo = i32::from(hero.combo(place).unwrap_or(0));
                    let far = if card.reach > 1 {
                        nearest(play, cell, hero.id()).min(4)
                    } else {
                        0
                    };
                    30 * i64::from(skill + combo) + 5 * far
                })
        });
        best.max().unwrap_or(0)
    };
    let now = here.map_or(0, reaches_from);
    let then = reaches_from(to);
    if then > now {
        // Walking comes before the blow, and the nearer the better where all reach as well.
        let cost = fight::walks(hero).and_then(|it| it.cost(to)).unwrap_or(9);
        1_800 + then - now - i64::from(cost)
    } else if now == 0 && then == 0 {
        // Towards them, as far as it gets.
        500 - 10 * nearest(play, to, hero.id())
    } else {
        -1
    }
}

/// Squares to the nearest foe.
pub(super) fn nearest(play: Play<'_>, from: Cell, who: FigureId) -> i64 {
    let foes = play.opponents().filter(|it| it.figure().id() != who);
    let far = foes
        .filter_map(|it| it.figure().cell())
        .map(|it| it.reach_to(from));
    far.min().map_or(20, i64::from)
}

pub(super) fn nearest_now(play: Play<'_>, who: FigureId) -> i64 {
    play.figure(who)
        .cell()
        .map_or(20, |cell| nearest(play, cell, who))
}

/// As many as can fall; of those as dangerous as can be.
pub(super) fn falls(play: Play<'_>, hit: Falls, act: Action) -> i64 {
    let Action::Fall(nth) = act else {
        return -1;
    };
    let ways = attack::fall_ways(play, hit);
    let Some(way) = ways.get(usize::from(nth)) else {
        return -1;
    };
    let losses = attack::losses(play, hit, way);
    let down = losses.iter().filter(|(who, dice)| {
        play.figure(*who)
            .foe()
            .is_some_and(|foe| foe.dice().len() == dice.len())
    });
    down.count() as i64
}

/// The least given up, few cards with good uses among them.
pub(super) fn paid(play: Play<'_>, hit: Hit, act: Action) -> i64 {
    let hero = play.hero(hit.on);
    let least = |margin: u32| -> i64 {
        let ways = hits::ways(hero, margin);
        ways.first()
            .map_or(0, |way| i64::from(hits::given(hero, *way)))
    };
    let ready = total(&hero.ratings());
    match act {
        Action::Pay(way) => {
            let given = i64::from(hits::given(hero, way));
            let falls = ready <= u32::from(hit.margin);
            -100 * given - if falls { 600 } else { 0 } - way.count_ones() as i64
        }
        Action::Tap { by, card, .. } => {
            let friend = play.hero(by);
            let Some(power) = friend.power(card) else {
                return -10_000;
            };
            let price = match card {
                Tapped::Defence(place) => i64::from(friend.rating(place.into())),
                // There may be a harder hit.
                _ => 1,
            };
            let mut margin = i64::from(hit.margin);
            let mut more = 0;
            for effect in &power.effects {
                match effect {
                    Effect::Less(n) => margin = (margin - i64::from(*n)).max(0),
                    Effect::Wound(n) if power.on == On::Attacker => more += 80 * i64::from(*n),
                    Effect::Expose(_) | Effect::Weaken(_) | Effect::Stun => more += 60,
                    Effect::TakeHit => more -= 50,
                    _ => {}
                }
            }
            let own = by == hit.on;
            let last = own
                && matches!(card, Tapped::Defence(_))
                && hero.ratings().len() <= 1
                && margin > 0;
            if last {
                return -9_000;
            }
            // What is tapped cannot shield any more, though it comes back after the adventure: it
            // has to save more than it is rated.
            -100 * (least(margin.max(0) as u32).min(margin + 3)) * i64::from(margin > 0)
                - TAPPED * price
                + more
                - 20
        }
        _ => -10_000,
    }
}

/// What can be done about a failure, for what it would come to then.
pub(super) fn failed(play: Play<'_>, roll: Roll, short: u8, act: Action) -> i64 {
    let Action::Tap { by, card, .. } = act else {
        return 0;
    };
    let hero = play.hero(by);
    let price = match card {
        // Whoever taps the last one is out.
        Tapped::Defence(_) if hero.ratings().len() <= 1 => return -1,
        Tapped::Defence(place) => 100 * i64::from(hero.rating(place.into())),
        _ => 60,
    };
    let Some(power) = hero.power(card) else {
        return -1;
    };
    let success = |margin: u8| match roll {
        Roll::Blow(blow) => hit_worth(play, blow, margin.into()),
        Roll::Way { obstacle, .. } => {
            let room = play.room();
            let placed = room.and_then(|it| it.obstacles.get(usize::from(obstacle)));
            if placed.is_some_and(|it| it.task) {
                600
            } else {
                150
            }
        }
        Roll::Mend { on, .. } => {
            100 * i64::from(margin) + 400 * i64::from(play.figure(on).is_down())
        }
    };
    let worth: i64 = power
        .effects
        .iter()
        .map(|effect| match effect {
            Effect::Add(n) if *n > short => success(n - short),
            Effect::Again => attack::check_of(play, roll).map_or(0, |throw| {
                let typical = (mean(&throw) / percent(&throw).max(1)).clamp(1, 99);
                success(typical as u8) * percent(&throw) / 100
            }),
            Effect::KeepCombo => 40,
            _ => 0,
        })
        .sum();
    worth - price
}
