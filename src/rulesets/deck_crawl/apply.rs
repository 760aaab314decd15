//! How events change the world of a crawl. Nothing else does.

use std::sync::Arc;

use bevy_ecs::{
    component::{Component, Mutable},
    entity::Entity,
    world::World,
};
use smallvec::SmallVec;

use super::{
    cards::{Card, CardSet},
    components::{
        Aid, Body, Calling, Carried, Cast, Combatant, Dungeon, Foe, FoeId, Gear, Hand, HeroId,
        HitPoints, Luck, Phase, PoolDice, Pools, Purse, Rulebook, Seating, Spoil, Standing, State,
        Table, Temper, Ward,
    },
    content::{Book, ClassIx, ItemIx, PoolIx, RaceIx},
    crawl::Crawl,
    event::{Event, Tariff},
    setup::Setup,
};

/// The table before anything has happened.
pub fn begin(book: &Arc<Book>, setup: &Setup) -> World {
    let mut world = World::new();
    let mut seating = Seating::default();
    for seat in 0..setup.heroes {
        let entity = world
            .spawn((HeroId(seat), Hand::default(), Luck(0), Aid::default()))
            .id();
        seating.heroes.push(entity);
    }
    world.insert_resource(seating);
    world.insert_resource(Cast::default());
    world.insert_resource(Dungeon::default());
    world.insert_resource(Rulebook(book.clone()));
    world.insert_resource(Table {
        state: fresh_state(),
        options: setup.options,
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
        places: crate::dungeon::Scene::default(),
        slain: 0,
        loot_gained: 0,
    }
}

/// Writing to the world, for events only.
struct Writer<'w>(&'w mut World);

impl Writer<'_> {
    fn state(&mut self) -> &mut State {
        &mut self.0.resource_mut::<Table>().into_inner().state
    }

    fn hero<C: Component<Mutability = Mutable>>(
        &mut self,
        hero: HeroId,
        change: impl FnOnce(&mut C),
    ) {
        let entity = self.0.resource::<Seating>().heroes[hero.at()];
        if let Some(mut component) = self.0.get_mut::<C>(entity) {
            change(&mut component);
        }
    }

    fn foe<C: Component<Mutability = Mutable>>(&mut self, foe: FoeId, change: impl FnOnce(&mut C)) {
        if let Some(entity) = Crawl::of(self.0).foe_entity(foe)
            && let Some(mut component) = self.0.get_mut::<C>(entity)
        {
            change(&mut component);
        }
    }

    fn hero_entity(&self, hero: HeroId) -> Entity {
        self.0.resource::<Seating>().heroes[hero.at()]
    }
}

/// Changes the world as the event says.
pub fn apply(world: &mut World, event: &Event) {
    let mut on = Writer(world);
    match event {
        Event::Dealt { hero, card } => {
            on.state().hero_deck.remove(*card);
            on.hero(*hero, |hand: &mut Hand| hand.0.insert(*card));
        }
        Event::Dropped { hero, card } => {
            on.hero(*hero, |hand: &mut Hand| hand.0.remove(*card));
            on.state().discards.insert(*card);
        }
        Event::DealtMore { hero, card, kept } => {
            on.state().hero_deck.remove(*card);
            if *kept {
                on.hero(*hero, |hand: &mut Hand| hand.0.insert(*card));
            } else {
                on.state().discards.insert(*card);
            }
        }
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
            make_hero(&mut on, *hero, *card, *class, *race, *hit_points);
        }
        Event::Returned { hero, record } => {
            let book = on.0.resource::<Rulebook>().0.clone();
            if let Ok(components) = record.components(&book) {
                let entity = on.hero_entity(*hero);
                on.0.entity_mut(entity).insert(components);
            }
        }
        Event::Rested { hero } => rest(&mut on, *hero),
        Event::ResourcesCounted {
            hero,
            pips,
            faces,
            bonus,
        } => {
            let hand = Crawl::of(on.0).hand(*hero);
            on.hero(*hero, |purse: &mut Purse| {
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
            on.hero(*hero, |purse: &mut Purse| match tariff {
                Tariff::Crawl => purse.loot -= price,
                Tariff::Creation | Tariff::Between => purse.resources -= price,
            });
            gain_item(&mut on, *hero, *item, *points);
        }
        Event::Equipped {
            hero,
            place,
            on: in_use,
            ..
        } => {
            change_gear(&mut on, *hero, |gear| {
                if let Some(carried) = gear.0.get_mut(usize::from(*place)) {
                    carried.in_use = *in_use;
                }
            });
        }
        Event::LeftOver { hero, points } => on.hero(*hero, |purse: &mut Purse| {
            purse.resources -= points;
            purse.loot += points;
        }),
        Event::LootBecameResources { hero, points } => on.hero(*hero, |purse: &mut Purse| {
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
        Event::Drew { hero, card } => {
            let state = on.state();
            state.deck.remove(*card);
            state.drawn.push(super::components::Laid {
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
            Arc::make_mut(&mut on.0.resource_mut::<Dungeon>().0).add((**addition).clone());
            on.state().room_text = Some(*text);
            on.state().places.clone_from(places);
            for (hero, cell) in heroes {
                let entity = on.hero_entity(*hero);
                on.0.entity_mut(entity).insert(Standing(*cell));
            }
        }
        Event::FoeCame {
            foe,
            kind,
            card,
            hero,
            cell,
        } => {
            place_foe(&mut on, *foe, *kind, Some(*card), Some(*hero), *cell);
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
            let kind = on.0.resource::<Rulebook>().0.dragon_kind();
            place_foe(&mut on, *foe, kind, None, None, *cell);
        }
        Event::Scorched { foe } => remove_foe(&mut on, *foe),
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
        Event::TrapDone { laid } => on.state().traps.retain(|trap| trap.card != laid.card),
        Event::FindDone { laid } => on.state().finds.retain(|find| find.card != laid.card),
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
            change_pool(&mut on, *hero, *pool, |mine| {
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
        Event::Slain { foe, by } => slay(&mut on, *foe, *by),
        Event::Struck { foe, .. } => {
            on.foe(*foe, |temper: &mut Temper| temper.drawn_to = None);
        }
        Event::Hurt { hero, amount, .. } => {
            on.hero(*hero, |points: &mut HitPoints| {
                points.now = (points.now - amount).max(0)
            });
        }
        Event::Fell { hero } => {
            on.hero(*hero, |aid: &mut Aid| *aid = Aid::default());
            on.hero(*hero, |points: &mut HitPoints| points.now = 0);
        }
        Event::GearDamaged { hero } => {
            let book = on.0.resource::<Rulebook>().0.clone();
            change_gear(&mut on, *hero, |gear| {
                for carried in &mut gear.0 {
                    carried.damaged |= carried.in_use && book.items[carried.item.at()].breakable;
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
            // Whoever stepped in did so for this attack, and it is lost.
            temper.drawn_to = None;
        }),
        Event::Warded {
            hero,
            by,
            armour,
            turns,
        } => {
            let ward = Ward {
                armour: *armour,
                turns: *turns,
                caster: *by,
            };
            on.hero(*hero, |aid: &mut Aid| aid.wards.push(ward));
        }
        Event::WardsFaded { caster } => {
            for hero in Crawl::of(on.0).heroes().collect::<SmallVec<[HeroId; 4]>>() {
                on.hero(hero, |aid: &mut Aid| {
                    for ward in aid.wards.iter_mut().filter(|ward| ward.caster == *caster) {
                        ward.turns = ward.turns.saturating_sub(1);
                    }
                    aid.wards.retain(|ward| ward.turns > 0);
                });
            }
        }
        Event::FightEnded => end_fight(&mut on),
        Event::Healed { hero, amount, .. } => {
            on.hero(*hero, |points: &mut HitPoints| points.now += amount);
        }
        Event::UsedUp { hero, place, .. } => change_gear(&mut on, *hero, |gear| {
            if usize::from(*place) < gear.0.len() {
                gear.0.remove(usize::from(*place));
            }
        }),
        Event::Revived {
            hero, hit_points, ..
        } => {
            on.hero(*hero, |points: &mut HitPoints| points.now = *hit_points);
        }
        Event::Regained {
            hero,
            pool,
            dice,
            loot,
            ..
        } => {
            change_pool(&mut on, *hero, *pool, |mine| {
                mine.now = (mine.now + dice).min(mine.max)
            });
            on.hero(*hero, |purse: &mut Purse| purse.loot -= loot);
        }
        Event::Refilled { hero, pool, .. } => {
            change_pool(&mut on, *hero, *pool, |mine| mine.now = mine.max);
        }
        Event::Offered { hero, loot } => on.hero(*hero, |purse: &mut Purse| purse.loot -= loot),
        Event::Repaired { hero, place, .. } => change_gear(&mut on, *hero, |gear| {
            if let Some(carried) = gear.0.get_mut(usize::from(*place)) {
                carried.damaged = false;
            }
        }),
        Event::Gained {
            hero, item, points, ..
        } => gain_item(&mut on, *hero, *item, *points),
        Event::LootFound { amount, .. } => on.state().pile = *amount,
        Event::LootGained { hero, amount, .. } => {
            on.hero(*hero, |purse: &mut Purse| purse.loot += amount);
            let state = on.state();
            state.pile = (state.pile - amount).max(0);
            state.loot_gained += amount;
        }
        Event::LootGiven { from, to, amount } => {
            on.hero(*from, |purse: &mut Purse| purse.loot -= amount);
            on.hero(*to, |purse: &mut Purse| purse.loot += amount);
            on.state().exchanges += 1;
        }
        Event::ItemGiven {
            from, to, place, ..
        } => {
            give_item(&mut on, *from, *to, *place);
            on.state().exchanges += 1;
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
        | Event::Calling { .. }
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
        | Event::TrapLeft { .. }
        | Event::Disarmed { .. }
        | Event::Sprung { .. }
        | Event::ChestOpened { .. }
        | Event::ChestLeft { .. }
        | Event::EffectRolled { .. }
        | Event::StrangerMet { .. }
        | Event::AltarFound { .. }
        | Event::EventCard { .. }
        | Event::Victory
        | Event::Defeat
        | Event::RosterKept { .. }
        | Event::Memorial { .. } => {}
    }
}

/// The bit that remembers that a gift was refused.
pub fn gift_bit(from: HeroId, to: HeroId) -> u16 {
    1 << (to.0 * 4 + from.0)
}

fn make_hero(
    on: &mut Writer<'_>,
    hero: HeroId,
    card: Card,
    class: ClassIx,
    race: RaceIx,
    hit_points: i32,
) {
    let book = on.0.resource::<Rulebook>().0.clone();
    let mut pools = Pools::default();
    for (pool, dice) in book.classes[class.at()]
        .pools
        .iter()
        .chain(&book.races[race.at()].pools)
    {
        match pools.0.iter_mut().find(|mine| mine.pool == *pool) {
            Some(mine) => {
                mine.max += dice;
                mine.now += dice;
            }
            None => pools.0.push(PoolDice {
                pool: *pool,
                now: *dice,
                max: *dice,
            }),
        }
    }
    let entity = on.hero_entity(hero);
    on.0.entity_mut(entity).insert((
        Calling {
            class,
            race,
            card: Some(card),
        },
        HitPoints {
            now: hit_points,
            base: hit_points,
        },
        pools,
        Gear::default(),
        Purse::default(),
        Luck(book.races[race.at()].rerolls),
    ));
    on.hero(hero, |hand: &mut Hand| hand.0.remove(card));
}

fn rest(on: &mut Writer<'_>, hero: HeroId) {
    let crawl = Crawl::of(on.0);
    let (max, luck) = (crawl.hit_points_max(hero), crawl.race(hero).rerolls);
    on.hero(hero, |points: &mut HitPoints| points.now = max);
    on.hero(hero, |pools: &mut Pools| {
        for dice in &mut pools.0 {
            dice.now = dice.max;
        }
    });
    on.hero(hero, |mine: &mut Luck| mine.0 = luck);
}

fn change_pool(
    on: &mut Writer<'_>,
    hero: HeroId,
    pool: PoolIx,
    change: impl FnOnce(&mut PoolDice),
) {
    on.hero(hero, |pools: &mut Pools| {
        if let Some(dice) = pools.0.iter_mut().find(|dice| dice.pool == pool) {
            change(dice);
        }
    });
}

/// Changes what a hero carries; hit points follow the most that its gear allows.
fn change_gear(on: &mut Writer<'_>, hero: HeroId, change: impl FnOnce(&mut Gear)) {
    let before = Crawl::of(on.0).hit_points_max(hero);
    on.hero(hero, change);
    let after = Crawl::of(on.0).hit_points_max(hero);
    on.hero(hero, |points: &mut HitPoints| {
        if points.now > 0 {
            points.now = (points.now + after - before).clamp(1, after.max(1));
        }
    });
}

fn gain_item(on: &mut Writer<'_>, hero: HeroId, item: ItemIx, points: i32) {
    let in_use = super::goods::wears_at_once(Crawl::of(on.0), hero, item);
    change_gear(on, hero, |gear| {
        gear.0.push(Carried {
            item,
            points,
            in_use,
            damaged: false,
        })
    });
}

fn give_item(on: &mut Writer<'_>, from: HeroId, to: HeroId, place: u8) {
    let Some(carried) = Crawl::of(on.0).gear(from).get(usize::from(place)).copied() else {
        return;
    };
    change_gear(on, from, |gear| {
        gear.0.remove(usize::from(place));
    });
    let in_use = super::goods::wears_at_once(Crawl::of(on.0), to, carried.item);
    change_gear(on, to, |gear| gear.0.push(Carried { in_use, ..carried }));
}

fn place_foe(
    on: &mut Writer<'_>,
    id: FoeId,
    kind: super::content::KindIx,
    card: Option<Card>,
    drawn_by: Option<HeroId>,
    cell: Option<crate::grid::Cell>,
) {
    let book = on.0.resource::<Rulebook>().0.clone();
    let body = match card {
        Some(card) => {
            let row = book.rank_row(card);
            Body {
                attack_die: row.attack_die,
                wound_threshold: row.wound_threshold,
                wounds: 0,
                wounds_max: book.figures.monster_wounds,
            }
        }
        None => Body {
            attack_die: book.dragon.attack_die,
            wound_threshold: book.dragon.wound_threshold,
            wounds: 0,
            wounds_max: book.dragon.wounds,
        },
    };
    let temper = Temper {
        target: drawn_by,
        ..Temper::default()
    };
    let entity =
        on.0.spawn((
            id,
            Foe {
                kind,
                card,
                drawn_by,
                elite: false,
            },
            body,
            temper,
        ))
        .id();
    if let Some(cell) = cell {
        on.0.entity_mut(entity).insert(Standing(cell));
    }
    on.0.resource_mut::<Seating>().foes.push((id, entity));
    on.0.resource_mut::<Cast>().0.push(kind);
    on.state().next_foe = id.0 + 1;
}

fn remove_foe(on: &mut Writer<'_>, foe: FoeId) {
    if let Some(entity) = Crawl::of(on.0).foe_entity(foe) {
        on.0.despawn(entity);
        on.0.resource_mut::<Seating>()
            .foes
            .retain(|(id, _)| *id != foe);
    }
    on.state().order.retain(|who| *who != Combatant::Foe(foe));
}

fn slay(on: &mut Writer<'_>, foe: FoeId, by: HeroId) {
    let Some(record) = Crawl::of(on.0).foe(foe).copied() else {
        return;
    };
    remove_foe(on, foe);
    let state = on.state();
    state.spoils.push(Spoil {
        finder: by,
        card: record.card,
        elite: record.elite,
    });
    state.slain += 1;
    if record.card.is_none() {
        state.dragon_slain = true;
    }
}

fn end_fight(on: &mut Writer<'_>) {
    for hero in Crawl::of(on.0).heroes().collect::<SmallVec<[HeroId; 4]>>() {
        on.hero(hero, |aid: &mut Aid| *aid = Aid::default());
    }
    let state = on.state();
    state.order.clear();
    state.fight_round = 0;
    state.active = None;
}
