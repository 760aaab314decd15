//! The table: everything that is neither hero nor foe, and the list of these.

use std::sync::Arc;

use bevy_ecs::{component::Component, entity::Entity, resource::Resource, world::World};
use smallvec::SmallVec;

use super::{
    components::{
        Activity, Attributes, Effects, FighterId, FighterKind, Health, Skills, Spells, State,
        Weapons, Worn,
    },
    content::{Book, Field, FoeIx},
};
use crate::{game::Position, grid::Cell};

/// Everything that is neither hero nor foe, and the list of these. It is one resource, because
/// hardly a rule looks at the fighters without looking at the book and the table too.
#[derive(Resource, Clone)]
pub struct Table {
    pub book: Arc<Book>,
    pub state: State,
    /// The board of the current fight, ready for play.
    pub field: Option<Arc<Field>>,
    /// The kind of every foe met so far, by number, so that the log can name those who are gone.
    pub cast: Vec<FoeIx>,
    /// Heroes by seat, then the foes of the current fight in order of arrival.
    pub fighters: SmallVec<[Listed; 12]>,
}

/// A fighter as the table lists it; [`Writer`](super::writer::Writer) keeps the list in step.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    pub id: FighterId,
    pub entity: Entity,
    /// Its place on the board, standing or lying.
    pub at: Option<Cell>,
    /// ST as it is now.
    pub st: i32,
    /// True if it is not dead, out or gone.
    pub up: bool,
    pub kind: FighterKind,
    pub attributes: Attributes,
    pub health: Health,
    pub activity: Activity,
    pub effects: Effects,
    pub skills: Skills,
    pub weapons: Weapons,
    pub worn: Worn,
    pub spells: Spells,
}

crate::listed_parts! { Listed;
    Attributes: attributes,
    Health: health,
    Activity: activity,
    Effects: effects,
    Skills: skills,
    Weapons: weapons,
    Worn: worn,
    Spells: spells,
}

impl Listed {
    /// A fighter of the world, before anybody has asked how strong it is.
    ///
    /// # Panics
    /// If a component is missing.
    pub fn of(world: &World, id: FighterId, entity: Entity) -> Self {
        fn part<C: Component + Clone>(world: &World, entity: Entity) -> C {
            let part = world.get::<C>(entity).cloned();
            part.expect("every fighter has its components")
        }
        Listed {
            id,
            entity,
            at: world.get::<Position>(entity).map(|position| position.0),
            st: 0,
            up: false,
            kind: part(world, entity),
            attributes: part(world, entity),
            health: part(world, entity),
            activity: part(world, entity),
            effects: part(world, entity),
            skills: part(world, entity),
            weapons: part(world, entity),
            worn: part(world, entity),
            spells: part(world, entity),
        }
    }
}
