//! The table: everything that is neither hero nor foe, and the list of these.

use std::sync::Arc;

use bevy_ecs::{component::Component, entity::Entity, resource::Resource, world::World};
use smallvec::SmallVec;

use super::{
    components::{Calling, Carried, DicePools, FoeId, Gear, HitPoints, Purse, Remains, State},
    content::{Book, EquipmentSlot, Grant, KindIx},
    setup::Options,
};
use crate::dungeon::Map;

/// Everything that is neither hero nor foe, and the list of these. It is one resource, because
/// hardly a rule looks at the heroes without looking at the book and the table too.
#[derive(Resource, Clone)]
pub struct Table {
    pub book: Arc<Book>,
    /// The optional rules in play.
    pub options: Options,
    pub state: State,
    /// The map so far.
    pub map: Arc<Map>,
    pub remains: Remains,
    /// The kind of every foe met so far, by number, so that the log can name the slain.
    pub cast: Vec<KindIx>,
    /// Heroes by seat.
    pub heroes: SmallVec<[Listed; 4]>,
    /// Living foes, in order of arrival.
    pub foes: SmallVec<[(FoeId, Entity); 6]>,
}

/// A hero as the table lists it; [`Writer`](super::writer::Writer) keeps the list in step.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    pub entity: Entity,
    /// Class and race, once the hero is made.
    pub calling: Option<Calling>,
    pub points: HitPoints,
    pub pools: DicePools,
    pub purse: Purse,
    pub gear: Gear,
    /// Equal items as one.
    pub kinds: SmallVec<[KindOfGear; 6]>,
    /// The hit points that the items in use lend.
    pub lent: i32,
}

/// Equal items of a hero.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct KindOfGear {
    /// The place of the first.
    pub place: u8,
    /// Their number.
    pub many: u16,
    pub slot: EquipmentSlot,
    pub carried: Carried,
}

crate::listed_parts! { Listed; HitPoints: points, DicePools: pools, Purse: purse }

impl Listed {
    pub fn of(world: &World, book: &Book, entity: Entity) -> Self {
        fn part<C: Component + Clone + Default>(world: &World, entity: Entity) -> C {
            world.get::<C>(entity).cloned().unwrap_or_default()
        }
        let mut listed = Listed {
            entity,
            calling: world.get(entity).copied(),
            points: part(world, entity),
            pools: part(world, entity),
            purse: part(world, entity),
            gear: part(world, entity),
            kinds: SmallVec::new(),
            lent: 0,
        };
        listed.sum_up(book);
        listed
    }

    /// Changes the items, and what follows from them.
    pub fn change_gear(&mut self, book: &Book, change: impl FnOnce(&mut Gear)) {
        change(&mut self.gear);
        self.sum_up(book);
    }

    fn sum_up(&mut self, book: &Book) {
        self.kinds.clear();
        for (place, carried) in self.gear.0.iter().enumerate() {
            let mut kinds = self.kinds.iter_mut();
            match kinds.find(|kind| kind.carried == *carried) {
                Some(kind) => kind.many = kind.many.saturating_add(1),
                None => self.kinds.push(KindOfGear {
                    place: place as u8,
                    many: 1,
                    slot: book[carried.item].slot,
                    carried: *carried,
                }),
            }
        }
        self.lent = self.lends(book, self.gear.0.iter());
    }

    /// The hit points that these items would lend to the hero.
    pub fn lends<'g>(&self, book: &Book, gear: impl Iterator<Item = &'g Carried>) -> i32 {
        let worn = gear.filter(|carried| carried.in_use);
        let grants = worn.flat_map(|carried| &book[carried.item].grants);
        let steps = grants.map(|grant| match grant {
            Grant::HitDieSteps(steps) => *steps,
            _ => 0,
        });
        let steps: u8 = steps.sum();
        self.calling.filter(|_| steps > 0).map_or(0, |calling| {
            let die = book[calling.race].hit_die;
            i32::from(die.steps_up(steps).sides()) - i32::from(die.sides())
        })
    }
}
