//! Applies events to the world. Nothing else changes it.

mod delving;
mod fighting;
mod making;

pub use making::{beside, swap};

use std::sync::Arc;

use bevy_ecs::world::World;

use super::{
    components::{Phase, State, Table},
    content::Book,
    event::Event,
    grown::Grown,
    setup::Setup,
    writer::Writer,
};
use crate::dungeon::Floors;

/// The world before anything has happened.
pub fn begin(book: &Arc<Book>, setup: &Setup) -> World {
    let mut world = World::new();
    world.insert_resource(Table {
        book: book.clone(),
        options: setup.options,
        state: State::default(),
        grown: Arc::new(Grown::default()),
        floors: Floors::default(),
        cast: Vec::new(),
        figures: Vec::new(),
    });
    world
}

/// Changes the world as the event says.
pub fn apply(world: &mut World, event: &Event) {
    let mut on = Writer::new(world);
    match event {
        Event::Making(event) => making::apply(&mut on, event),
        Event::Delving(event) => delving::apply(&mut on, event),
        Event::Fighting(event) => fighting::apply(&mut on, event),
        Event::Phase { phase } => on.state().phase = *phase,
        Event::Ended { .. } => on.state().phase = Phase::Over,
    }
}
