//! The world of a crawl as plain records: for checkpoints, saves, digests and the roster.

use std::sync::Arc;

use bevy_ecs::world::World;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    cards::Card,
    components::{
        Aid, Body, Calling, Carried, DicePools, Foe, FoeId, Gear, Hand, HeroId, HitPoints, Luck,
        PoolDice, Purse, Remains, State, Temper,
    },
    content::{Book, KindIx},
    references,
    setup::Options,
    table::{Listed, Table},
};
use crate::{
    content::{BookKey as _, BookProblem, RecordId},
    dungeon::Map,
    game::Position,
};

/// An item in a hero's pack.
pub type ItemRecord = Carried<RecordId>;

/// Dice of a pool.
pub type PoolRecord = PoolDice<RecordId>;

/// A hero as it goes from crawl to crawl.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HeroRecord {
    pub class: RecordId,
    pub race: RecordId,
    /// The hero's card.
    pub card: Option<Card>,
    /// Hit points.
    pub hit_points: HitPoints,
    /// Pools of dice.
    pub pools: Vec<PoolRecord>,
    /// Items carried.
    pub gear: Vec<ItemRecord>,
    pub purse: Purse,
}

/// Limit of loot and resource points, more than anybody gathers.
const MOST_POINTS: i32 = 99_999;
/// Limit of hit points, and of points of one item, more than any content gives.
const MOST_OF_ONE: i32 = 9_999;
/// Limit of dice in a pool, more than content can put there.
const MOST_DICE: u8 = 60;
/// Limit of items, more than anybody carries.
const MOST_GEAR: usize = 200;

impl HeroRecord {
    /// Checks that all records it names exist and its figures are within bounds.
    ///
    /// # Errors
    /// The first problem.
    pub fn check(&self, book: &Book) -> Result<(), String> {
        self.components(book).map(|_| ())
    }

    fn check_figures(&self) -> Result<(), String> {
        let HitPoints { now, base } = self.hit_points;
        if !(1..=MOST_OF_ONE).contains(&base) || !(0..=MOST_OF_ONE).contains(&now) {
            return Err(format!("hit points lie from 1 to {MOST_OF_ONE}"));
        }
        let purse = [self.purse.loot, self.purse.resources];
        if purse.iter().any(|n| !(0..=MOST_POINTS).contains(n)) {
            return Err(format!("a purse holds 0 to {MOST_POINTS} points"));
        }
        if self
            .pools
            .iter()
            .any(|pool| pool.now > pool.max || pool.max > MOST_DICE)
        {
            return Err(format!("a pool has at most {MOST_DICE} dice"));
        }
        if self.card.is_some_and(|card| card.place() >= Card::COUNT) {
            return Err(format!("a deck has {} cards", Card::COUNT));
        }
        let points = |item: &ItemRecord| (0..=MOST_OF_ONE).contains(&item.points);
        if !self.gear.iter().all(points) || self.gear.len() > MOST_GEAR {
            return Err("that is more than anybody can carry".to_owned());
        }
        Ok(())
    }

    /// The components of this hero.
    ///
    /// # Errors
    /// It names something that is not there, or a figure is out of bounds.
    pub fn components(
        &self,
        book: &Book,
    ) -> Result<(Calling, HitPoints, DicePools, Gear, Purse), String> {
        self.check_figures()?;
        let calling = Calling {
            class: book.classes.known(&self.class)?,
            race: book.races.known(&self.race)?,
            card: self.card,
        };
        let mut pools = DicePools::default();
        for dice in &self.pools {
            pools.0.push(dice.with(book.pools.known(&dice.pool)?));
        }
        let mut gear = Gear::default();
        for carried in &self.gear {
            gear.0.push(carried.with(book.items.known(&carried.item)?));
        }
        Ok((calling, self.hit_points, pools, gear, self.purse))
    }

    /// The record of a hero in the world.
    pub fn of(world: &World, hero: HeroId) -> Self {
        let crawl = super::crawl::Crawl::of(world);
        let book = crawl.book();
        let calling = crawl.calling(hero);
        let (pools, gear) = (crawl.pools(hero).iter(), crawl.gear(hero).iter());
        HeroRecord {
            class: book[calling.class].id.clone(),
            race: book[calling.race].id.clone(),
            card: calling.card,
            hit_points: crawl.hit_points(hero),
            pools: pools
                .map(|dice| dice.with(book[dice.pool].id.clone()))
                .collect(),
            gear: gear
                .map(|carried| carried.with(book[carried.item].id.clone()))
                .collect(),
            purse: crawl.purse(hero),
        }
    }
}

/// A hero in the middle of a crawl.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct HeroState {
    /// `None` until its class is chosen.
    hero: Option<HeroRecord>,
    hand: Hand,
    luck: Luck,
    aid: Aid,
    standing: Option<Position>,
}

/// A foe in the middle of a crawl.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct FoeState {
    pub(super) id: FoeId,
    card: Option<Card>,
    drawn_by: Option<HeroId>,
    elite: bool,
    body: Body,
    temper: Temper,
    standing: Option<Position>,
}

/// The whole world of a crawl.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    pub(super) heroes: Vec<HeroState>,
    pub(super) foes: Vec<FoeState>,
    pub(super) cast: Vec<RecordId>,
    pub(super) state: State,
    options: Options,
    map: Arc<Map>,
    /// Kept by undo, but not by files: a game that is loaded is played again from its beginning.
    #[serde(skip)]
    remains: Remains,
}

/// The world as records.
pub fn take(world: &World) -> Snapshot {
    let table = world.resource::<Table>();
    let heroes = table.heroes.iter().enumerate().map(|(seat, listed)| {
        let (id, entity) = (HeroId(seat as u8), listed.entity);
        HeroState {
            hero: listed.calling.map(|_| HeroRecord::of(world, id)),
            hand: world.get::<Hand>(entity).copied().unwrap_or_default(),
            luck: world.get::<Luck>(entity).copied().unwrap_or_default(),
            aid: world.get::<Aid>(entity).cloned().unwrap_or_default(),
            standing: world.get::<Position>(entity).copied(),
        }
    });
    let foes = table.foes.iter().filter_map(|&(id, entity)| {
        let foe = world.get::<Foe>(entity)?;
        Some(FoeState {
            id,
            card: foe.card,
            drawn_by: foe.drawn_by,
            elite: foe.elite,
            body: *world.get::<Body>(entity)?,
            temper: *world.get::<Temper>(entity)?,
            standing: world.get::<Position>(entity).copied(),
        })
    });
    let cast = table.cast.iter().map(|kind| kind.id(&table.book).clone());
    Snapshot {
        heroes: heroes.collect(),
        foes: foes.collect(),
        cast: cast.collect(),
        state: table.state.clone(),
        options: table.options,
        map: table.map.clone(),
        remains: table.remains.clone(),
    }
}

/// Restores a world from records.
///
/// # Errors
/// The records name content that is not there, or somebody who is not.
pub fn restore(book: &Arc<Book>, snapshot: &Snapshot) -> Result<World, String> {
    references::check(snapshot)?;
    let mut world = World::new();
    let mut table = Table {
        book: book.clone(),
        options: snapshot.options,
        state: snapshot.state.clone(),
        map: snapshot.map.clone(),
        remains: snapshot.remains.clone(),
        cast: Vec::new(),
        heroes: SmallVec::new(),
        foes: SmallVec::new(),
    };
    for (seat, state) in snapshot.heroes.iter().enumerate() {
        let entity = world
            .spawn((
                HeroId(seat as u8),
                state.hand,
                state.luck,
                state.aid.clone(),
            ))
            .id();
        if let Some(record) = &state.hero {
            world.entity_mut(entity).insert(record.components(book)?);
        }
        if let Some(standing) = state.standing {
            world.entity_mut(entity).insert(standing);
        }
        table.heroes.push(Listed::of(&world, book, entity));
    }
    for id in &snapshot.cast {
        let kind = KindIx::find(book, id);
        table
            .cast
            .push(kind.ok_or_else(|| BookProblem::no_record(id))?);
    }
    for state in &snapshot.foes {
        let kind = *table
            .cast
            .get(usize::from(state.id.0))
            .ok_or_else(|| format!("foe {} has no kind", state.id.0))?;
        let foe = Foe {
            kind,
            card: state.card,
            drawn_by: state.drawn_by,
            elite: state.elite,
        };
        let entity = world.spawn((state.id, foe, state.body, state.temper)).id();
        if let Some(standing) = state.standing {
            world.entity_mut(entity).insert(standing);
        }
        table.foes.push((state.id, entity));
    }
    world.insert_resource(table);
    Ok(world)
}
