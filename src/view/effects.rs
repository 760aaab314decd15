//! What is moving on the table: dice in the air, cards on their way, blows and floating numbers.
//! They are drawn by whoever draws the thing that moves; here they only grow older.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::playhead::ShowSystems;
use crate::app::AppState;
use crate::game::{CueDie, Effect, Message, Side, Zone};

/// How far something has come.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    age: Duration,
    life: Duration,
}

impl Course {
    /// Something that takes so long.
    pub fn new(life: Duration) -> Self {
        Course {
            age: Duration::ZERO,
            life,
        }
    }

    /// From 0 at the start to 1 at the end.
    pub fn part(&self) -> f32 {
        if self.life.is_zero() {
            return 1.0;
        }
        (self.age.as_secs_f32() / self.life.as_secs_f32()).min(1.0)
    }

    /// The same, fast at first and gentle at the end.
    pub fn eased(&self) -> f32 {
        1.0 - (1.0 - self.part()).powi(3)
    }

    /// Whether it has arrived.
    pub fn over(&self) -> bool {
        self.age >= self.life
    }

    pub(super) fn grow(&mut self, by: Duration) {
        self.age = self.age.saturating_add(by).min(self.life);
    }

    fn finish(&mut self) {
        self.age = self.life;
    }
}

/// Dice in the tray.
#[derive(Clone, Debug)]
pub struct Throw {
    /// Whose they are.
    pub side: Side,
    /// What they are thrown for.
    pub title: Message,
    /// The dice.
    pub dice: Vec<CueDie>,
    /// Fixed parts by name.
    pub modifiers: Vec<(Message, i32)>,
    /// What came of it.
    pub result: Message,
    /// The tumbling.
    pub course: Course,
    /// Different for every throw, so that no two fall alike.
    pub number: u32,
}

/// A card on its way.
#[derive(Clone, Debug)]
pub struct Flight {
    /// The card.
    pub id: u32,
    /// Its face.
    pub sprite: String,
    /// From where; `None` is a deck.
    pub from: Option<Zone>,
    /// To where; `None` is out of sight.
    pub to: Option<Zone>,
    /// How far it is.
    pub course: Course,
}

/// One token going for another.
#[derive(Clone, Debug)]
pub struct Blow {
    /// Who.
    pub from: u32,
    /// At whom.
    pub to: u32,
    /// How it looks.
    pub effect: Effect,
    /// Where both stand, as places of the board.
    pub way: Option<(Vec2, Vec2)>,
    /// How far it is.
    pub course: Course,
}

/// Something that befalls a token.
#[derive(Clone, Debug)]
pub struct Fate {
    /// Whom.
    pub id: u32,
    /// What.
    pub effect: Effect,
    /// A number that floats up; 0 for none.
    pub amount: i32,
    /// Where it stands or stood, as a place of the board, and how many cells wide it is.
    pub place: Option<(Vec2, u8)>,
    /// How far it is.
    pub course: Course,
}

/// Everything that is moving.
#[derive(Resource, Default)]
pub struct Effects {
    /// The last dice thrown; they lie in the tray until the next ones.
    pub throw: Option<Throw>,
    /// Cards on their way.
    pub flights: Vec<Flight>,
    /// Blows.
    pub blows: Vec<Blow>,
    /// What befalls tokens.
    pub fates: Vec<Fate>,
    /// Words across the table.
    pub banner: Option<(Message, Course)>,
    thrown: u32,
}

impl Effects {
    /// Throws dice.
    pub fn throw(&mut self, mut throw: Throw) {
        self.thrown = self.thrown.wrapping_add(1);
        throw.number = self.thrown;
        self.throw = Some(throw);
    }

    /// Ends everything that moves at once.
    pub fn finish(&mut self) {
        if let Some(throw) = &mut self.throw {
            throw.course.finish();
        }
        self.flights.clear();
        self.blows.clear();
        self.banner = None;
        for fate in &mut self.fates {
            // The number still floats up: it says what happened.
            let half = fate.course.life / 2;
            fate.course.age = fate.course.age.max(half);
        }
    }

    /// Whether anything moves.
    fn moving(&self) -> bool {
        self.throw
            .as_ref()
            .is_some_and(|throw| !throw.course.over())
            || !self.flights.is_empty()
            || !self.blows.is_empty()
            || !self.fates.is_empty()
            || self.banner.is_some()
    }

    fn grow(&mut self, by: Duration) {
        if let Some(throw) = &mut self.throw {
            throw.course.grow(by);
        }
        for course in self
            .flights
            .iter_mut()
            .map(|flight| &mut flight.course)
            .chain(self.blows.iter_mut().map(|blow| &mut blow.course))
            .chain(self.fates.iter_mut().map(|fate| &mut fate.course))
            .chain(self.banner.iter_mut().map(|(_, course)| course))
        {
            course.grow(by);
        }
        self.flights.retain(|flight| !flight.course.over());
        self.blows.retain(|blow| !blow.course.over());
        self.fates.retain(|fate| !fate.course.over());
        if self
            .banner
            .as_ref()
            .is_some_and(|(_, course)| course.over())
        {
            self.banner = None;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Effects>()
        .add_systems(OnEnter(AppState::Table), |mut effects: ResMut<Effects>| {
            *effects = Effects::default();
        })
        .add_systems(
            Update,
            grow.after(ShowSystems).run_if(in_state(AppState::Table)),
        );
}

fn grow(time: Res<Time>, mut effects: ResMut<Effects>, mut redraw: MessageWriter<RequestRedraw>) {
    if effects.moving() {
        effects.grow(super::frame(&time));
        redraw.write(RequestRedraw);
    }
}
