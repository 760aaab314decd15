//! The sound player: weighs what is in sight by a few plain rules.

use bevy_ecs::world::World;

use super::{
    CardGrid, advice, attack,
    checks::{Action as Throw, Style},
    components::{Card, CardState, FigureId, Placed},
    content::{Category, Cost, Effect, Gain, On, Skill, When},
    defence::total,
    effects, explore, fight,
    hero::Hero,
    hits, making,
    play::Play,
    sight,
    step::{Action, Blow, Falls, Hit, Question, Roll, Tapped},
};
use crate::{
    dice::odds,
    game::{LegalActions, Phrase, Player},
    grid::Cell,
};

impl Player for CardGrid {
    fn bot(
        world: &World,
        question: &Question,
        offer: &LegalActions<Action>,
    ) -> (usize, Option<i32>) {
        let play = Play::of(world);
        let worths = offer.choices.iter().enumerate();
        let worths = worths.map(|(place, it)| (weigh(play, question, it.act), place));
        // Of equals the first.
        let best = worths.max_by(|(a, one), (b, other)| a.cmp(b).then(other.cmp(one)));
        (best.map_or(0, |(_, place)| place), None)
    }

    fn advice(world: &World, question: &Question, act: Action, _amount: Option<i32>) -> Phrase {
        advice::reason(Play::of(world), question, act)
    }
}

/// The worth of a choice, in hundredths of a point of a die.
fn weigh(play: Play<'_>, question: &Question, act: Action) -> i64 {
    match question {
        Question::Race(_) | Question::FirstCard(_) | Question::FirstAttack(_) => {
            first(play, question, act)
        }
        Question::FirstDefence { .. } | Question::FirstGear(_) => 0,
        Question::Buy(seat) => spend(play, *seat, act),
        Question::Lay(_) | Question::Bring(_) => i64::from(act == Action::Enough),
        Question::Entrance => 0,
        Question::InRoom => explored(play, act),
        Question::Obstacle(nth) => obstacle(play, *nth, act),
        Question::Taker => shared(play, act),
        Question::Act(who) => acted(play, *who, act),
        Question::Dash { who, .. } => match act {
            Action::Step(to) => -nearest(play, to, *who),
            _ => -nearest_now(play, *who),
        },
        Question::Fall(hit) => falls(play, *hit, act),
        Question::Pay(hit) => paid(play, *hit, act),
        Question::Failed { roll, short } => failed(play, *roll, *short, act),
    }
}

// The making

/// Cards that go together: a class that fights, and an attack with the skill that a joint gives.
fn first(play: Play<'_>, question: &Question, act: Action) -> i64 {
    let Action::Take(card) = act else {
        return 0;
    };
    let book = play.book();
    let seat = match question {
        Question::Race(seat) | Question::FirstCard(seat) | Question::FirstAttack(seat) => *seat,
        _ => 0,
    };
    let hero = play.seat(seat);
    match card {
        Card::Character(it) => {
            let fights = book.attacks.iter().filter(|attack| {
                let skill = attack.skill;
                attack.bonus == book.figures.first_attack
                    && (book[it].left == skill || book[it].top == skill)
            });
            let spread = (usize::from(it.0) + usize::from(seat) * 7) % 5;
            let class = i64::from(book[it].category == Category::Class) * 20;
            fights.count() as i64 + class + spread as i64
        }
        Card::Attack(it) => {
            let skills = hero.owned().characters.iter();
            let gains = skills.flat_map(|key| [book[*key].left, book[*key].top]);
            let fits = gains.into_iter().any(|skill| skill == book[it].skill);
            i64::from(fits) * 10 + i64::from(book[it].reach > 1)
        }
        _ => 0,
    }
}

/// What a card adds for what it costs: joints first, then defences, then attacks.
fn spend(play: Play<'_>, seat: u8, act: Action) -> i64 {
    let Action::Take(card) = act else {
        return 0;
    };
    let hero = play.seat(seat);
    let book = play.book();
    let cost = i64::from(making::cost(book, card)).max(1);
    let owned = hero.owned();
    match card {
        Card::Character(it) => {
            let record = &book[it];
            let attacks = owned.attacks.iter().map(|key| book[*key].skill);
            let fits = attacks
                .into_iter()
                .any(|skill| skill == record.left || skill == record.top);
            let even = i64::from(record.right.min(record.bottom));
            (1200 + 600 * i64::from(fits) + 100 * even) / cost
        }
        Card::Defence(it) => {
            let used = hero.defence_limit();
            let room = owned.defences.len() < used;
            (if room { 400 } else { 100 }) * i64::from(book[it].rating) / cost
        }
        Card::Attack(it) => {
            let fits = hero.skill(book[it].skill) > 0;
            let few = owned.attacks.len() < 4;
            (i64::from(fits) * 500 * i64::from(book[it].bonus) + i64::from(few) * 100) / cost
        }
        Card::Gear(_) | Card::Spell(_) => 0,
    }
}

// From room to room

fn explored(play: Play<'_>, act: Action) -> i64 {
    let dungeon = play.dungeon();
    let met = play.state().quest.met;
    let (left, most) = shape(play);
    // Whoever is badly hurt goes home with what there is.
    let turns_back = 10 * left < 3 * most || goal(play).is_empty();
    match act {
        Action::GoOut => 10_000 * i64::from(met || turns_back) - 5,
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
fn shape(play: Play<'_>) -> (u32, u32) {
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
    let best = best_way(play, nth);
    // What would be left alone is not worth a look.
    let tries = explore::able(play).any(|hero| {
        let ways = 0..8;
        ways.flat_map(|way| Style::ALL.map(|style| (way, style)))
            .any(|(way, style)| {
                let by = hero.id();
                let open = play
                    .room()
                    .and_then(|it| it.obstacles.get(usize::from(nth)));
                let open = open.is_some_and(|it| !it.has_failed(by, way));
                open && obstacle(play, nth, Action::Way { by, way, style }) > LEFT_ALONE
            })
    });
    if !tries {
        return -10;
    }
    let task = play
        .room()
        .and_then(|it| it.obstacles.get(usize::from(nth)))
        .is_some_and(|it| it.task);
    match best {
        Some(chance) if task => 9_000 + chance,
        Some(chance) if chance >= 45 => 6_000 + chance,
        _ => -10,
    }
}

/// The best chance of somebody's at an obstacle, in percent.
fn best_way(play: Play<'_>, nth: u8) -> Option<i64> {
    let placed = play.room()?.obstacles.get(usize::from(nth))?;
    let ways = play.book()[placed.obstacle].ways.len() as u8;
    let tries = (0..ways).flat_map(|way| {
        explore::able(play)
            .filter(move |it| !placed.has_failed(it.id(), way))
            .filter_map(move |hero| {
                let throws = Style::ALL.iter();
                let throws = throws.filter_map(|it| explore::way_check(hero, nth, way, *it));
                throws.map(|it| percent(&it)).max()
            })
    });
    tries.max()
}

/// Worth of leaving an obstacle alone, in percent.
const LEFT_ALONE: i64 = 20;

fn obstacle(play: Play<'_>, nth: u8, act: Action) -> i64 {
    let Action::Way { by, way, style } = act else {
        return LEFT_ALONE;
    };
    let Some(throw) = explore::way_check(play.hero(by), nth, way, style) else {
        return 0;
    };
    let chance = percent(&throw);
    let placed = play
        .room()
        .and_then(|it| it.obstacles.get(usize::from(nth)));
    let record = placed.map(|it| &play.book()[it.obstacle]);
    let cost = record.map_or(0, |it| match it.ways[usize::from(way)].cost {
        Cost::Free => 0,
        Cost::Noise => 25,
        Cost::Hurt(n) => 8 * i64::from(n),
    });
    let task = placed.is_some_and(|it| it.task);
    let gains = record.map_or(0, |it| {
        it.gains
            .iter()
            .filter(|gain| !matches!(gain, Gain::Scout))
            .count() as i64
    });
    chance - cost + 5 * gains + if task { 50 } else { 0 }
}

fn shared(play: Play<'_>, act: Action) -> i64 {
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

// Fights

/// Chance of success, in percent.
fn percent(throw: &Throw) -> i64 {
    let chance = odds(throw).chance_that(|it| *it > 0);
    (chance.to_f64() * 100.0).round() as i64
}

/// The mean margin, in hundredths.
fn mean(throw: &Throw) -> i64 {
    let odds = odds(throw);
    let sum: f64 = odds
        .rows()
        .map(|(margin, chance)| f64::from(*margin) * chance.to_f64())
        .sum();
    (sum * 100.0).round() as i64
}

fn acted(play: Play<'_>, who: FigureId, act: Action) -> i64 {
    let hero = play.hero(who);
    match act {
        Action::Attack { card, on, style } => {
            let blow = Blow {
                by: who,
                card,
                on,
                style,
            };
            1_000 + blow_worth(play, blow)
        }
        Action::Tap { by, card, on } => tap_worth(play, by, card, on),
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
            if hopeless { 5_000 } else { -1 }
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
    let pack = attack::pack_of(play, blow.by, foe, card.reach);
    let worth: f64 = odds(&throw)
        .rows()
        .filter(|(margin, _)| **margin > 0)
        .map(|(margin, chance)| {
            let left = foe.toughened(*margin as u32);
            let taken = f64::from(attack::taken(&pack, left));
            let down = attack::most_down(&pack, left) as f64;
            (taken + 4.0 * down) * chance.to_f64()
        })
        .sum();
    let next = i64::from(card.right.max(card.bottom)) * percent(&throw) / 4;
    let effects = card.on_hit.len() as i64 * percent(&throw) / 2;
    let leader = i64::from(foe.pack().leads) * 30;
    (worth * 100.0) as i64 + next + effects + leader
}

/// What a card is worth that would be tapped now, less what it is worth as a shield.
fn tap_worth(play: Play<'_>, by: FigureId, card: Tapped, on: Option<FigureId>) -> i64 {
    let hero = play.hero(by);
    let Some(power) = hero.power(card) else {
        return -1;
    };
    let price = match card {
        Tapped::Defence(place) => 90 * i64::from(hero.rating(place.into())),
        _ => 0,
    };
    let targets = match power.on {
        On::Foes => effects::foes(hero, power.range).len() as i64,
        On::Allies => effects::friends(hero, power.range).len() as i64,
        _ => 1,
    };
    let own_turn = power.when == When::Action;
    let worth: i64 = power
        .effects
        .iter()
        .map(|effect| match effect {
            Effect::Wound(n) => match power.on {
                On::Foe | On::Foes | On::Attacker => 110 * i64::from(*n),
                _ => -110 * i64::from(*n),
            },
            Effect::Stun if power.on == On::Bearer => -300,
            Effect::Stun => 350,
            Effect::Heal(n) => {
                let target = on.map_or(hero, |it| play.hero(it));
                let lost = target
                    .defences(CardState::Discarded)
                    .map(|it| target.rating(it))
                    .max();
                let gets_up = i64::from(target.figure().is_down()) * 300;
                100 * i64::from(lost.unwrap_or(0).min(*n)) + gets_up
            }
            Effect::Untap(n) => 60 * i64::from(*n),
            Effect::Expose(n) | Effect::Weaken(n) => 50 * i64::from(*n),
            Effect::Shield(n) | Effect::Bless(n) => 45 * i64::from(*n),
            Effect::Hold | Effect::Push(_) | Effect::Pull(_) => 40,
            _ => 10,
        })
        .sum();
    let base = if own_turn { 900 } else { 950 };
    base + worth * targets - price - 100
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
fn nearest(play: Play<'_>, from: Cell, who: FigureId) -> i64 {
    let foes = play.opponents().filter(|it| it.figure().id() != who);
    let far = foes
        .filter_map(|it| it.figure().cell())
        .map(|it| it.reach_to(from));
    far.min().map_or(20, i64::from)
}

fn nearest_now(play: Play<'_>, who: FigureId) -> i64 {
    play.figure(who)
        .cell()
        .map_or(20, |cell| nearest(play, cell, who))
}

/// As many as can fall; of those as dangerous as can be.
fn falls(play: Play<'_>, hit: Falls, act: Action) -> i64 {
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
fn paid(play: Play<'_>, hit: Hit, act: Action) -> i64 {
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
                _ => 0,
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
            // What is tapped cannot shield any more, but it comes back.
            -100 * (least(margin.max(0) as u32).min(margin + 3)) * i64::from(margin > 0)
                - 70 * price
                + more
                - 20
        }
        _ => -10_000,
    }
}

fn failed(play: Play<'_>, roll: Roll, short: u8, act: Action) -> i64 {
    let Action::Tap { by, card, .. } = act else {
        return 0;
    };
    let hero = play.hero(by);
    let price = match card {
        Tapped::Defence(place) => 60 * i64::from(hero.rating(place.into())),
        _ => 30,
    };
    let Some(power) = hero.power(card) else {
        return -1;
    };
    let task = match roll {
        Roll::Way { obstacle, .. } => play
            .room()
            .and_then(|it| it.obstacles.get(usize::from(obstacle)))
            .is_some_and(|it| it.task),
        _ => false,
    };
    let stake = match roll {
        Roll::Blow(_) => 150,
        Roll::Way { .. } if task => 300,
        Roll::Way { .. } | Roll::Mend { .. } => 120,
    };
    let worth: i64 = power
        .effects
        .iter()
        .map(|effect| match effect {
            Effect::Add(n) if *n > short => stake + 30 * i64::from(n - short),
            Effect::Again => {
                let throw = attack::check_of(play, roll);
                throw.map_or(0, |it| stake * percent(&it) / 100 + mean(&it) / 4)
            }
            Effect::KeepCombo => 20,
            _ => 0,
        })
        .sum();
    worth - price
}
