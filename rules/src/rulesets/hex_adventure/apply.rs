//! Applies events to the world of a venture. Nothing else changes it.

use std::sync::Arc;

use bevy_ecs::world::World;
use smallvec::SmallVec;

use super::{
    components::{
        Activity, Attributes, Effects, FighterId, Health, Lasting, Skills, Spells, State, Weapons,
    },
    content::{Book, Lasts},
    event::Event,
    table::Table,
    writer::Writer,
};

/// The world before anything has happened.
pub fn begin(book: &Arc<Book>) -> World {
    let mut world = World::new();
    world.insert_resource(Table {
        book: book.clone(),
        state: State {
            day: 1,
            next_foe: FighterId::FIRST_FOE,
            ..State::default()
        },
        field: None,
        cast: Vec::new(),
        fighters: SmallVec::new(),
    });
    world
}

/// Changes the world as the event says.
pub fn apply(world: &mut World, event: &Event) {
    let on = &mut Writer::new(world);
    match event {
        // The party and its growth
        Event::Began { adventure, setting } => {
            let state = on.state();
            state.adventure = *adventure;
            state.setting = Some(*setting);
        }
        Event::Joined { hero, record } => on.seat(*hero, record),
        Event::Shaped {
            hero,
            attribute,
            value,
        } => on.fighter(*hero, |it: &mut Attributes| {
            it.0[*attribute as usize] = *value
        }),
        Event::Learned {
            hero,
            skill,
            points,
            cost,
        } => {
            on.fighter(*hero, |skills: &mut Skills| {
                match skills.0.iter_mut().find(|(of, _)| of == skill) {
                    Some((_, known)) => *known = *points,
                    None => skills.0.push((*skill, *points)),
                }
            });
            on.story(*hero, |it| it.experience -= cost);
        }
        Event::LearnedSpell { hero, spell, cost } => {
            on.fighter(*hero, |it: &mut Spells| it.0.push(*spell));
            on.story(*hero, |it| it.experience -= cost);
        }
        Event::AttributeRaised {
            hero,
            attribute,
            value,
            cost,
        } => {
            on.fighter(*hero, |it: &mut Attributes| {
                it.0[*attribute as usize] = *value
            });
            on.story(*hero, |it| it.experience -= cost);
        }
        Event::Experience { hero, points, .. } => {
            on.story(*hero, |it| {
                it.experience = it.experience.saturating_add(*points).max(0)
            });
        }
        Event::Fate {
            hero,
            karma,
            wishes,
        } => on.story(*hero, |it| {
            it.karma = it.karma.saturating_add(*karma).max(0);
            it.wishes = it.wishes.saturating_add(*wishes).max(0);
        }),
        Event::Left { hero } => on.fighter(*hero, |it: &mut Activity| it.fled = true),
        Event::CameBack { hero } => on.fighter(*hero, |it: &mut Activity| it.fled = false),
        Event::KarmaUsed { hero } => on.story(*hero, |it| it.karma -= 1),
        Event::Taken { hero, thing } => on.take_up(*hero, *thing),
        Event::Laid { hero, thing } => on.lay_down(*hero, *thing),
        Event::Armed { hero, place, .. } => {
            on.fighter(*hero, |it: &mut Weapons| it.in_hand = Some(*place))
        }
        Event::Started => {}

        // Entries, days and trade
        Event::Phase { phase } => on.state().phase = *phase,
        Event::Read { entry, .. } => {
            let state = on.state();
            state.entry = *entry;
            state.chance = None;
            if !state.read.contains(entry) {
                state.read.push(*entry);
            }
        }
        Event::WordGot { word } => {
            let words = &mut on.state().words;
            if let Err(at) = words.binary_search(word) {
                words.insert(at, word.clone());
            }
        }
        Event::WordLost { word } => on.state().words.retain(|known| known != word),
        Event::Flagged { flag, set } => {
            let flags = &mut on.state().flags;
            match flags.binary_search(flag) {
                Ok(at) if !set => {
                    flags.remove(at);
                }
                Err(at) if *set => flags.insert(at, flag.clone()),
                _ => {}
            }
        }
        Event::Counted { counter, now } => {
            let counters = &mut on.state().counters;
            let place = counters.binary_search_by(|(of, _)| of.cmp(counter));
            match place {
                Ok(at) if *now == 0 => {
                    counters.remove(at);
                }
                Ok(at) => counters[at].1 = *now,
                Err(at) if *now > 0 => counters.insert(at, (counter.clone(), *now)),
                Err(_) => {}
            }
        }
        Event::Chanced { shows, .. } => on.state().chance = Some(*shows),
        Event::Money { change } => {
            let purse = &mut on.state().purse;
            *purse = purse.saturating_add_signed(*change);
        }
        Event::Got { thing, count } => on.pack(*thing, i64::from(*count)),
        Event::Gone { thing, count, from } => match from {
            Some(hero) => {
                on.give_up(*hero, *thing);
            }
            None => on.pack(*thing, -i64::from(*count)),
        },
        Event::Bought { thing, price } => {
            let state = on.state();
            state.purse = state.purse.saturating_sub(*price);
            on.pack(*thing, 1);
        }
        Event::Sold { thing, price } => {
            let state = on.state();
            state.purse = state.purse.saturating_add(*price);
            on.pack(*thing, -1);
        }
        Event::Slept { at } => on.state().slept.push(*at),
        Event::Rested { hero, .. } => {
            let book = on.table().book.clone();
            on.state().drained.clear();
            on.fighter(*hero, |it: &mut Health| it.fatigue = 0);
            on.fighter(*hero, |weapons: &mut Weapons| {
                for held in &mut weapons.carried {
                    held.power = book[held.weapon].absorbs;
                }
            });
        }
        Event::Dawned { day } => on.state().day = *day,
        Event::Ate { hero, thing } => {
            let day = on.table().book.figures.hunger;
            on.pack(*thing, -1);
            on.fighter(*hero, |it: &mut Health| {
                it.hunger = (it.hunger - day).max(0);
            });
        }
        Event::Hungered { hero, fatigue } => {
            on.fighter(*hero, |it: &mut Health| it.hunger += fatigue)
        }
        Event::RationsFound { thing, count, .. } => on.pack(*thing, i64::from(*count)),
        Event::ChosenFor { hero } => on.state().checker = Some(*hero),
        Event::HandedOver { to } => {
            let state = on.state();
            state.adventure = Some(*to);
            state.day = 1;
            state.read.clear();
            state.slept.clear();
        }
        Event::Chose { .. } | Event::Ended { .. } => {}

        // The course of fights
        Event::FightBegan { board, first } => {
            on.lay_board(Some(*board));
            on.state().first = *first;
            on.stories(|it| it.tended = false);
        }
        Event::Foreseen { .. } => on.state().first = super::content::FirstSide::Party,
        Event::HeroPlaced { hero, at } => on.stand(*hero, *at),
        Event::FoeCame { foe, kind, at } => on.place_foe(*foe, *kind, *at),
        Event::RoundBegan { round } => {
            on.state().round = *round;
            on.everybody(|it: &mut Activity| it.acted = false);
        }
        Event::TurnBegan { who } => on.state().active = Some(*who),
        Event::TurnLost { who, .. } => {
            on.fighter(*who, |it: &mut Activity| it.reacted = false);
            end_turn(on, *who);
        }
        // Nothing that lasts for turns runs on for those who are out.
        Event::TurnPassed { who } => on.fighter(*who, |it: &mut Activity| it.reacted = false),
        Event::TurnEnded { who } => end_turn(on, *who),
        Event::FightWon { .. } => on.state().fights += 1,
        Event::FightOver => {
            let won = on.venture().foes().all(|foe| !foe.up);
            let beaten = on.venture().foes().filter(|foe| !foe.up);
            let beaten = beaten.count() as u16;
            on.state().beaten += beaten;
            on.clear_fight(won);
        }
        Event::BroughtRound { hero, healed } => on.fighter(*hero, |it: &mut Health| {
            it.damage -= healed;
            it.fatigue = 0;
        }),
        Event::FightLost
        | Event::FightGoal { .. }
        | Event::FoeAims { .. }
        | Event::FoeWaits { .. } => {}

        // Movement and things on the board
        Event::Moved { who, path, carries } => {
            if let Some(to) = path.last() {
                on.stand(*who, *to);
                carries.iter().for_each(|it| on.stand(*it, *to));
            }
        }
        Event::Changed { who, place, .. } => {
            on.fighter(*who, |it: &mut Weapons| it.in_hand = *place)
        }
        Event::Dropped {
            who,
            place,
            at,
            held,
        } => {
            on.take_weapon(*who, *place);
            on.state().ground.push((*at, *held));
        }
        Event::PickedUp { who, at, held } => {
            let ground = &mut on.state().ground;
            if let Some(lies) = ground.iter().position(|it| it == &(*at, *held)) {
                ground.remove(lies);
            }
            on.give_weapon(*who, *held);
        }
        Event::Loaded { who, place, shots } => on.fighter(*who, |it: &mut Weapons| {
            if let Some(held) = it.carried.get_mut(usize::from(*place)) {
                held.shots = *shots;
            }
        }),
        Event::Loosed {
            by,
            place,
            held,
            lands,
        } => {
            on.take_weapon(*by, *place);
            let lies = lands.map(|at| (at, *held));
            on.state().ground.extend(lies);
        }
        Event::Shot { by, place } => on.fighter(*by, |it: &mut Weapons| {
            if let Some(held) = it.carried.get_mut(usize::from(*place)) {
                held.shots = held.shots.saturating_sub(1);
            }
        }),
        Event::Dodged { who, to }
        | Event::Exited { who, to }
        | Event::Leapt { who, to }
        | Event::Shoved { who, to }
        | Event::GotUp { who, to }
        | Event::Pushed { on: who, to, .. } => on.stand(*who, *to),
        Event::Entered { by, at, .. } => on.stand(*by, *at),
        Event::Retreated { who, to } => {
            if let Some(to) = to {
                on.stand(*who, *to);
            }
        }
        Event::Dragged { by, on: other, to } => {
            on.stand(*by, *to);
            on.stand(*other, *to);
        }
        Event::Reacted { who, .. } => on.fighter(*who, |it: &mut Activity| it.reacted = true),
        Event::Rallied { on: who, .. } => on.fighter(*who, |it: &mut Activity| it.reacted = false),
        Event::Tackles { .. }
        | Event::Named { .. }
        | Event::Contested { .. }
        | Event::Tried { .. } => {}

        // Damage, fatigue, falling
        Event::Hurt {
            who,
            amount,
            fatigue,
            ..
        } => on.fighter(*who, |it: &mut Health| {
            if *fatigue {
                it.fatigue += amount;
            } else {
                it.damage += amount;
            }
        }),
        Event::Fell { who, dead, .. } => {
            on.fighter(*who, |it: &mut Health| it.dead = *dead);
            if !who.is_hero() {
                on.state().last_fled = false;
            }
        }
        Event::Revived { hero } => {
            on.fighter(*hero, |it: &mut Health| {
                it.dead = false;
                it.damage = 0;
                it.fatigue = 0;
                it.hunger = 0;
            });
            on.story(*hero, |it| it.wishes -= 1);
        }
        Event::Fled { foe, .. } => {
            on.fighter(*foe, |it: &mut Activity| it.fled = true);
            on.leave(*foe);
            on.state().last_fled = true;
        }
        Event::Daunted { who } => on.fighter(*who, |it: &mut Activity| it.reacted = true),

        // Spells, devices, goods and tending
        Event::Strained {
            who,
            staff,
            fatigue,
        } => {
            on.fighter(*who, |it: &mut Health| it.fatigue += fatigue);
            on.fighter(*who, |it: &mut Weapons| {
                let held = staff.and_then(|(place, _)| it.carried.get_mut(usize::from(place)));
                if let (Some(held), Some((_, taken))) = (held, staff) {
                    held.power -= taken;
                }
            });
        }
        Event::Blessed { who, boon, lasts } => {
            let turns = match lasts {
                Lasts::Turns(turns) => Some(*turns),
                Lasts::Now | Lasts::Fight => None,
            };
            on.fighter(*who, |it: &mut Effects| {
                it.0.push(Lasting { boon: *boon, turns });
            });
        }
        Event::Dispelled { who } => on.fighter(*who, |it: &mut Effects| it.0.clear()),
        Event::Healed { who, amount, .. } => {
            on.fighter(*who, |it: &mut Health| {
                it.damage = (it.damage - amount).max(0)
            });
        }
        Event::Refreshed { who, amount, .. } => {
            on.fighter(*who, |it: &mut Health| {
                it.fatigue = (it.fatigue - amount).max(0)
            });
        }
        Event::Recharged {
            who, place, amount, ..
        } => on.fighter(*who, |it: &mut Weapons| {
            if let Some(held) = it.carried.get_mut(usize::from(*place)) {
                held.power += amount;
            }
        }),
        Event::Cursed { who, curses } => on.fighter(*who, |it: &mut Health| {
            it.curses = it.curses.saturating_add(*curses);
        }),
        Event::CurseLifted { who, wish, paid } => {
            on.fighter(*who, |it: &mut Health| it.curses = (it.curses - 1).max(0));
            if let Some(attribute) = paid {
                on.fighter(*who, |it: &mut Attributes| it.0[*attribute as usize] -= 1);
            }
            on.story(*who, |it| it.wishes -= i32::from(*wish));
        }
        Event::Tended { on: who, .. } => on.story(*who, |it| it.tended = true),
        Event::Used { .. } => {}
    }
}

/// Ends a turn, and effects that last a number of turns.
fn end_turn(on: &mut Writer<'_>, who: FighterId) {
    on.fighter(who, |it: &mut Activity| it.acted = true);
    on.fighter(who, |it: &mut Effects| {
        for lasting in &mut it.0 {
            lasting.turns = lasting.turns.map(|left| left.saturating_sub(1));
        }
        it.0.retain(|lasting| lasting.turns != Some(0));
    });
    let state = on.state();
    if state.active == Some(who) {
        state.active = None;
    }
}
