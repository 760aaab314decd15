//! Applies events to the world. Nothing else changes it.

mod delving;
mod fighting;
mod flight;
mod goods;
mod healing;
mod homeward;
mod looting;
mod lurking;
mod magic;
mod making;

use std::sync::Arc;

use bevy_ecs::world::World;

use super::{
    components::{Phase, State, Table},
    content::Book,
    event::Event,
    setup::Setup,
    writer::Writer,
};

/// The world before anything has happened.
pub fn begin(book: &Arc<Book>, setup: &Setup) -> World {
    let mut world = World::new();
    world.insert_resource(Table {
        book: book.clone(),
        options: setup.options,
        state: State::default(),
        map: Arc::default(),
        cast: Vec::new(),
        figures: Vec::new(),
    });
    world
}

/// Changes the world as the event says.
pub fn apply(world: &mut World, event: &Event) {
    let mut on = Writer::new(world);
    match event {
        Event::Phase { phase } => on.state().phase = *phase,
        Event::Making(event) => making::apply(&mut on, event),
        Event::Goods(event) => goods::apply(&mut on, event),
        Event::Delving(event) => delving::apply(&mut on, event),
        Event::Looting(event) => looting::apply(&mut on, event),
        Event::Lurking(event) => lurking::apply(&mut on, event),
        Event::Fighting(event) => fighting::apply(&mut on, event),
        Event::Magic(event) => magic::apply(&mut on, event),
        Event::Healing(event) => healing::apply(&mut on, event),
        Event::Flight(event) => flight::apply(&mut on, event),
        Event::Homeward(event) => homeward::apply(&mut on, event),
        Event::Ended { .. } => on.state().phase = Phase::Over,
    }
}
