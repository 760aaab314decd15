//! Applies events to the world. Nothing else changes it.

mod comings;
mod delving;
mod fighting;
mod magic;
mod making;
mod minding;
mod town;
mod turns;

use std::sync::Arc;

use bevy_ecs::world::World;

use super::{
    components::{Kind, Phase, Stand, State, Table, Team},
    content::Book,
    event::{Event, Setting},
    writer::{Whole, Writer},
};

/// The world before anything has happened.
pub fn begin(book: &Arc<Book>) -> World {
    let mut world = World::new();
    world.insert_resource(empty(book, State::default()));
    world
}

/// A table without anybody.
pub fn empty(book: &Arc<Book>, state: State) -> Table {
    Table {
        book: book.clone(),
        state: Arc::new(state),
        ground: None,
        light: None,
        stands: Vec::new(),
        figures: Vec::new(),
        past: Arc::default(),
    }
}

/// Changes the world as the event says.
pub fn apply(world: &mut World, event: &Event) {
    let mut on = Writer::new(world);
    match event {
        Event::Setting(event) => set(&mut on, event),
        Event::Fighting(event) => fighting::apply(&mut on, event),
        Event::Magic(event) => magic::apply(&mut on, event),
        Event::Comings(event) => comings::apply(&mut on, event),
        Event::Minding(event) => minding::apply(&mut on, event),
        Event::Delving(event) => delving::apply(&mut on, event),
        Event::Ended { .. } => on.state().phase = Phase::Over,
        Event::Making(event) => making::apply(&mut on, event),
        Event::Town(event) => town::apply(&mut on, event),
    }
}

fn set(on: &mut Writer<'_>, event: &Setting) {
    match event {
        Setting::Laid { map, light } => {
            on.state().map = Some(*map);
            on.state().light = Some(*light);
            on.state().doors_open.clear();
            on.state().doors_forced.clear();
            on.lay(*map, *light);
        }
        Setting::Seated {
            who,
            hero,
            kit,
            body,
        } => {
            if on.play().heroes().next().is_none() {
                on.state().first_seat = who.0;
            }
            on.seat(Whole::new(*who, *body, kit.clone()), (**hero).clone());
        }
        Setting::Came { who, foe, body } => {
            let whole = Whole::new(*who, *body, super::components::Kit::default());
            on.post(whole, Team::Foes, Kind::Foe(*foe));
        }
        Setting::CameAlong {
            who,
            kind,
            hired,
            kit,
            body,
        } => {
            on.hire(
                Whole::new(*who, *body, kit.clone()),
                *kind,
                (**hired).clone(),
            );
            let mut hands = on.state().town.hands.iter_mut();
            if let Some(hand) = hands.find(|it| it.who.is_none() && it.name == hired.name) {
                hand.who = Some(*who);
            }
        }
        Setting::Placed { who, at } => {
            on.figure(*who, |stand: &mut Stand| stand.cell = Some(*at));
        }
    }
}
