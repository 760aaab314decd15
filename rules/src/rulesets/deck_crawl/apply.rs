//! Applies events to the world of a crawl. Nothing else changes it.

use std::sync::Arc;

use bevy_ecs::world::World;
use smallvec::SmallVec;

use super::{
    cards::CardSet,
    components::{
        Aid, Body, Foe, Hand, HeroId, Laid, Luck, Phase, Purse, Remains, State, Temper, Ward,
    },
    content::Book,
    event::{Event, Tariff},
    setup::Setup,
    table::{Listed, Table},
    writer::Writer,
};

/// The world before anything has happened.
pub fn begin(book: &Arc<Book>, setup: &Setup) -> World {
    let mut world = World::new();
    let heroes = (0..setup.heroes)
        .map(|seat| {
            let hero = (HeroId(seat), Hand::default(), Luck(0), Aid::default());
            let entity = world.spawn(hero).id();
            Listed::of(&world, book, entity)
        })
        .collect();
    world.insert_resource(Table {
        book: book.clone(),
        options: setup.in_play(),
        state: fresh_state(),
        map: Arc::default(),
        remains: Remains::default(),
        cast: Vec::new(),
        heroes,
        foes: SmallVec::new(),
    });
    world
}

fn fresh_state() -> State {
    State {
        phase: Phase::Heroes,
        round: 0,
        fight_round: 0,
        hero_deck: CardSet::FULL,
        discards: CardSet::default(),
        deck: CardSet::FULL,
        stack: CardSet::default(),
        drawn: SmallVec::new(),
        traps: SmallVec::new(),
        finds: SmallVec::new(),
        spoils: SmallVec::new(),
        pile: 0,
        order: SmallVec::new(),
        active: None,
        next_foe: 0,
        dragon_slain: false,
        refused_gifts: 0,
        exchanges: 0,
        room_text: None,
        places: super::places::Places::default(),
        slain: 0,
        loot_gained: 0,
    }
}

/// Changes the world as the event says.
pub fn apply(world: &mut World, event: &Event) {
    let mut on = Writer::new(world);
    match event {
        Event::Dealt { hero, card } => {
            on.state().hero_deck.remove(*card);
            on.hero(*hero, |hand: &mut Hand| hand.0.insert(*card));
        }
        Event::Dropped { hero, card } => {
            on.hero(*hero, |hand: &mut Hand| hand.0.remove(*card));
            on.state().discards.insert(*card);
            on.clear_redrawn();
        }
        Event::DealtMore { hero, card, kept } => {
            on.state().hero_deck.remove(*card);
            if *kept {
                on.hero(*hero, |hand: &mut Hand| hand.0.insert(*card));
            } else {
                on.state().discards.insert(*card);
            }
            on.lay_out(*card);
        }
        Event::Calling { .. } => on.clear_redrawn(),
        Event::DiscardsShuffled => {
            let state = on.state();
            state.hero_deck = std::mem::take(&mut state.discards);
        }
        Event::FaceGiven {
            from,
            to,
            card,
            swapped,
        } => {
            on.hero(*from, |hand: &mut Hand| hand.0.remove(*card));
            on.hero(*to, |hand: &mut Hand| hand.0.insert(*card));
            if let Some(swapped) = swapped {
                on.hero(*to, |hand: &mut Hand| hand.0.remove(*swapped));
                on.hero(*from, |hand: &mut Hand| hand.0.insert(*swapped));
            }
        }
        Event::GiftRefused { from, to } => {
            on.state().refused_gifts |= gift_bit(*from, *to);
        }
        Event::HeroMade {
            hero,
            card,
            class,
            race,
            hit_points,
            ..
        } => {
            on.make_hero(*hero, *card, (*class, *race), *hit_points);
        }
        Event::Returned { hero, record } => {
            if let Ok(components) = record.components(on.crawl().book()) {
                on.give_hero(*hero, components);
            }
        }
        Event::Rested { hero } => on.rest(*hero),
        Event::ResourcesCounted {
            hero,
            pips,
            faces,
            bonus,
        } => {
            let hand = on.crawl().hand(*hero);
            on.listed(*hero, |purse: &mut Purse| {
                purse.resources += pips + faces + bonus
            });
            on.hero(*hero, |mine: &mut Hand| mine.0 = CardSet::default());
            for card in hand.0.cards() {
                on.state().discards.insert(card);
            }
        }
        Event::Bought {
            hero,
            item,
            points,
            price,
            tariff,
        } => {
            on.listed(*hero, |purse: &mut Purse| match tariff {
                Tariff::Crawl => purse.loot -= price,
                Tariff::Creation | Tariff::Between => purse.resources -= price,
            });
            on.gain_item(*hero, *item, *points);
        }
        Event::Equipped {
            hero,
            place,
            on: in_use,
            ..
        } => {
            on.gear(*hero, |gear| {
                if let Some(carried) = gear.0.get_mut(usize::from(*place)) {
                    carried.in_use = *in_use;
                }
            });
        }
        Event::LeftBehind { hero, place, .. } => on.gear(*hero, |gear| {
            if usize::from(*place) < gear.0.len() {
                gear.0.remove(usize::from(*place));
            }
        }),
        Event::LeftOver { hero, points } => on.listed(*hero, |purse: &mut Purse| {
            purse.resources -= points;
            purse.loot += points;
        }),
        Event::LootBecameResources { hero, points } => on.listed(*hero, |purse: &mut Purse| {
            purse.loot -= points;
            purse.resources += points;
        }),
        Event::Phase { phase } => {
            let state = on.state();
            state.phase = *phase;
            state.active = None;
            if *phase == Phase::Camp {
                state.exchanges = 0;
            }
        }
        Event::RoundBegan { round } => on.state().round = *round,
        Event::Drew { hero, card, .. } => {
            let state = on.state();
            state.deck.remove(*card);
            state.drawn.push(Laid {
                card: *card,
                finder: *hero,
                cell: None,
            });
        }
        Event::RoomFound {
            addition,
            text,
            heroes,
            places,
            ..
        } => {
            Arc::make_mut(&mut on.table().map).add((**addition).clone());
            on.state().room_text = Some(*text);
            on.told(*text);
            on.state().places.clone_from(places);
            for (hero, cell) in heroes {
                on.stand(*hero, *cell);
            }
        }
        Event::FoeCame {
            foe,
            kind,
            card,
            hero,
            cell,
        } => {
            on.place_foe(*foe, *kind, Some((*card, *hero)), *cell);
            on.state().drawn.retain(|laid| laid.card != *card);
        }
        Event::Elite { foe, die, wounds } => {
            on.foe(*foe, |foe: &mut Foe| foe.elite = true);
            on.foe(*foe, |body: &mut Body| {
                body.attack_die = *die;
                body.wounds_max = *wounds;
            });
        }
        Event::CounterLaid { card, .. } => {
            let state = on.state();
            state.stack.insert(*card);
            state.drawn.retain(|laid| laid.card != *card);
        }
        Event::DragonWoke { foe, cell } => {
            let kind = on.crawl().book().dragon_kind();
            on.place_foe(*foe, kind, None, *cell);
        }
        Event::Scorched { foe } => on.remove_foe(*foe),
        Event::TrapLaid { laid } => {
            let state = on.state();
            state.drawn.retain(|drawn| drawn.card != laid.card);
            state.traps.push(*laid);
        }
        Event::FindLaid { laid } => {
            let state = on.state();
            state.drawn.retain(|drawn| drawn.card != laid.card);
            state.finds.push(*laid);
        }
        Event::TrapDone { laid } => {
            on.state().traps.retain(|trap| trap.card != laid.card);
            on.come_upon(*laid);
        }
        Event::TrapLeft { .. } | Event::Disarmed { .. } | Event::Sprung { .. } => on.leave_trap(),
        Event::ChestLeft { .. } => on.leave_shut(),
        Event::FindDone { laid } => {
            on.state().finds.retain(|find| find.card != laid.card);
            on.leave(*laid);
        }
        Event::FightBegan { order } | Event::TieRolled { order, .. } => {
            on.state().order = order.clone();
        }
        Event::FightRound { number } => on.state().fight_round = *number,
        Event::TurnBegan { who } => on.state().active = Some(*who),
        Event::Targeted { foe, hero, .. } => {
            on.foe(*foe, |temper: &mut Temper| temper.target = Some(*hero));
        }
        Event::SteppedIn { hero, foe } => {
            on.foe(*foe, |temper: &mut Temper| temper.drawn_to = Some(*hero));
            on.hero(*hero, |aid: &mut Aid| aid.forfeit = true);
        }
        Event::Defended { hero, foe } => {
            on.foe(*foe, |temper: &mut Temper| temper.drawn_to = Some(*hero));
        }
        Event::TurnGivenUp { hero } => on.hero(*hero, |aid: &mut Aid| aid.forfeit = false),
        Event::Spent { hero, pool, dice } => {
            on.pool(*hero, *pool, |mine| {
                mine.now = mine.now.saturating_sub(*dice)
            });
        }
        Event::Rolled { attempt, .. } => {
            if let super::step::Attempt::Attack { hero, .. } = attempt {
                on.hero(*hero, |aid: &mut Aid| aid.buff = 0);
            }
        }
        Event::LuckSpent { hero, left } => on.hero(*hero, |luck: &mut Luck| luck.0 = *left),
        Event::Wounded { foe, by, wounds } => {
            on.foe(*foe, |body: &mut Body| {
                body.wounds = body.wounds.saturating_add(*wounds)
            });
            on.foe(*foe, |temper: &mut Temper| temper.wounded_by = Some(*by));
        }
        Event::Slain { foe, by } => on.slay(*foe, *by),
        Event::Struck { foe, .. } => {
            on.foe(*foe, |temper: &mut Temper| temper.drawn_to = None);
        }
        Event::Hurt { hero, amount, .. } => {
            on.points(*hero, |points| points.now = (points.now - amount).max(0));
        }
        Event::Fell { hero } => {
            on.hero(*hero, |aid: &mut Aid| *aid = Aid::default());
            on.points(*hero, |points| points.now = 0);
        }
        Event::GearDamaged { hero } => {
            let book = on.table().book.clone();
            on.gear(*hero, |gear| {
                for carried in &mut gear.0 {
                    carried.damaged |= carried.in_use && book[carried.item].breakable;
                }
            });
        }
        Event::Buffed { hero, dice, .. } => {
            on.hero(*hero, |aid: &mut Aid| {
                aid.buff = aid.buff.saturating_add(*dice)
            });
        }
        Event::Confused { foe, attacks, .. } => {
            on.foe(*foe, |temper: &mut Temper| {
                temper.confused = temper.confused.saturating_add(*attacks);
            });
        }
        Event::TooConfused { foe } => on.foe(*foe, |temper: &mut Temper| {
            temper.confused = temper.confused.saturating_sub(1);
            // Stepping in was for this attack, which is lost.
            temper.drawn_to = None;
        }),
        Event::Warded {
            hero,
            by,
            armour,
            turns,
            ..
        } => {
            let ward = Ward {
                armour: *armour,
                turns: *turns,
                caster: *by,
            };
            on.hero(*hero, |aid: &mut Aid| aid.wards.push(ward));
        }
        Event::WardsFaded { caster } => {
            for hero in on.heroes() {
                on.hero(hero, |aid: &mut Aid| {
                    for ward in aid.wards.iter_mut().filter(|ward| ward.caster == *caster) {
                        ward.turns = ward.turns.saturating_sub(1);
                    }
                    aid.wards.retain(|ward| ward.turns > 0);
                });
            }
        }
        Event::FightEnded => on.end_fight(),
        Event::Healed { hero, amount, .. } => {
            on.points(*hero, |points| points.now += amount);
        }
        Event::UsedUp { hero, place, .. } => on.gear(*hero, |gear| {
            if usize::from(*place) < gear.0.len() {
                gear.0.remove(usize::from(*place));
            }
        }),
        Event::Revived {
            hero, hit_points, ..
        } => {
            on.points(*hero, |points| points.now = *hit_points);
        }
        Event::Regained {
            hero,
            pool,
            dice,
            loot,
            ..
        } => {
            on.pool(*hero, *pool, |mine| {
                mine.now = (mine.now + dice).min(mine.max)
            });
            on.listed(*hero, |purse: &mut Purse| purse.loot -= loot);
        }
        Event::Refilled { hero, pool, .. } => {
            on.pool(*hero, *pool, |mine| mine.now = mine.max);
        }
        Event::Offered { hero, loot } => on.listed(*hero, |purse: &mut Purse| purse.loot -= loot),
        Event::Repaired { hero, place, .. } => on.gear(*hero, |gear| {
            if let Some(carried) = gear.0.get_mut(usize::from(*place)) {
                carried.damaged = false;
            }
        }),
        Event::Gained {
            hero, item, points, ..
        } => on.gain_item(*hero, *item, *points),
        Event::LootFound { amount, .. } => on.state().pile = *amount,
        Event::LootGained { hero, amount, .. } => {
            on.listed(*hero, |purse: &mut Purse| {
                purse.loot = purse.loot.saturating_add(*amount);
            });
            let state = on.state();
            state.pile = (state.pile - amount).max(0);
            state.loot_gained = state.loot_gained.saturating_add(*amount);
        }
        Event::LootGiven { from, to, amount } => {
            on.listed(*from, |purse: &mut Purse| purse.loot -= amount);
            on.listed(*to, |purse: &mut Purse| {
                purse.loot = purse.loot.saturating_add(*amount);
            });
            let exchanges = &mut on.state().exchanges;
            *exchanges = exchanges.saturating_add(1);
        }
        Event::ItemGiven {
            from, to, place, ..
        } => {
            on.give_item(*from, *to, *place);
            let exchanges = &mut on.state().exchanges;
            *exchanges = exchanges.saturating_add(1);
        }
        Event::SpoilTaken { .. } => {
            let state = on.state();
            if !state.spoils.is_empty() {
                state.spoils.remove(0);
            }
        }
        Event::CrawlBegan { .. }
        | Event::QuickStart
        | Event::ChoosingOrder { .. }
        | Event::OfRace { .. }
        | Event::RaceTrait { .. }
        | Event::ChoseAmong { .. }
        | Event::SpellCast { .. }
        | Event::DragonBleeds { .. }
        | Event::Described { .. }
        | Event::FoeFigures { .. }
        | Event::CounterMeaning { .. }
        | Event::Owned { .. }
        | Event::RacialBonus { .. }
        | Event::DeckEmpty { .. }
        | Event::PairBegan { .. }
        | Event::HeldBack { .. }
        | Event::BlowStopped { .. }
        | Event::NotRevived { .. }
        | Event::TrapSpotted { .. }
        | Event::DisarmDeclined { .. }
        | Event::ChestOpened { .. }
        | Event::EffectRolled { .. }
        | Event::TableRolled { .. }
        | Event::StrangerMet { .. }
        | Event::AltarFound { .. }
        | Event::EventCard { .. }
        | Event::Victory
        | Event::Defeat
        | Event::RosterKept { .. }
        | Event::Memorial { .. } => {}
    }
}

/// The bit that marks a refused gift.
pub fn gift_bit(from: HeroId, to: HeroId) -> u16 {
    1 << (to.0 * 4 + from.0)
}
