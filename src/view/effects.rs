//! Everything moving on the table: dice in the air, cards on their way, blows and floating numbers.
//! Each is drawn with the thing that moves; here it only gets older.

use std::sync::Arc;
use std::time::Duration;

use bevy::math::Curve;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::playhead::ShowSystems;
use crate::app::AppState;
use crate::game::{Cue, Handful, Look, Phrase, Side, Stroke, Zone};

/// A timer for an effect of this length; one without length is over at once.
pub fn timer(life: Duration) -> Timer {
    let mut timer = Timer::new(life, TimerMode::Once);
    if life.is_zero() {
        timer.finish();
    }
    timer
}

/// Progress from 0 to 1, fast at first and gentle at the end.
pub fn eased(timer: &Timer) -> f32 {
    EaseFunction::CubicOut.sample_clamped(timer.fraction())
}

/// Dice in the tray.
#[derive(Clone, Debug)]
pub struct Throw {
    /// The side that throws them.
    pub side: Side,
    /// The purpose of the throw.
    pub title: Phrase,
    /// The dice, by the hand that throws them.
    pub hands: Vec<Handful>,
    /// The outcome in words.
    pub result: Phrase,
    /// Progress of the tumbling.
    pub timer: Timer,
    /// Different for every throw, so that no two fall alike.
    pub number: u32,
}

/// A card on its way.
#[derive(Clone, Debug)]
pub struct Flight {
    pub id: u32,
    /// Name of the picture of its face.
    pub sprite: String,
    /// The zone it comes from; `None` is a deck.
    pub from: Option<Zone>,
    /// The zone it goes to; `None` is out of sight.
    pub to: Option<Zone>,
    pub timer: Timer,
}

/// One token attacking another.
#[derive(Clone, Debug)]
pub struct Blow {
    /// The attacking token.
    pub from: u32,
    /// The token attacked.
    pub to: u32,
    /// The look of the blow.
    pub look: Arc<Look>,
    /// Places of both on the board.
    pub ends: Option<(Vec2, Vec2)>,
    pub timer: Timer,
}

/// The part of its life after which the next number over the same token rises.
const AFTER: f32 = 0.35;

/// Something that happens to a token.
#[derive(Clone, Debug)]
pub struct Fate {
    /// The token.
    pub id: u32,
    /// The look of it.
    pub look: Arc<Look>,
    /// How long what is drawn over the token takes; the number takes longer.
    pub flash: Duration,
    /// A number that floats up; 0 for none.
    pub amount: i32,
    /// The token's last place on the board, and its width in cells as it stands there.
    pub place: Option<(Vec2, f32)>,
    /// The row of its number among those that float over the same token, from the top.
    pub row: usize,
    /// How long words or a number wait for those over them, which rise first.
    pub wait: Duration,
    pub timer: Timer,
}

impl Fate {
    /// How far what is drawn over the token is, from 0 to 1.
    pub fn flashed(&self) -> f32 {
        let part = self.timer.elapsed_secs() / self.flash.as_secs_f32().max(f32::EPSILON);
        part.min(1.0)
    }

    /// How far its words or its number have risen, from 0 to 1, once it is their turn.
    pub fn risen(&self) -> Option<f32> {
        let since = self.timer.elapsed().checked_sub(self.wait)?;
        let life = self.timer.duration().saturating_sub(self.wait);
        let part = since.as_secs_f32() / life.as_secs_f32().max(f32::EPSILON);
        Some(part.min(1.0))
    }

    /// True if words or a number float over its token.
    fn floats(&self) -> bool {
        let written = |stroke: &Stroke| match stroke {
            Stroke::Float { words, .. } => self.amount != 0 || words.is_some(),
            _ => false,
        };
        self.look.draw.iter().any(written)
    }
}

/// Words across the table.
#[derive(Clone)]
pub struct Banner {
    pub words: Phrase,
    pub timer: Timer,
    /// True where a fight is won.
    pub won: bool,
}

/// Everything that is moving.
#[derive(Resource, Default)]
pub struct Effects {
    /// The last dice thrown; they stay in the tray until the next throw, or until something begins that
    /// has nothing to do with them.
    pub throw: Option<Throw>,
    pub flights: Vec<Flight>,
    pub blows: Vec<Blow>,
    /// Effects on tokens.
    pub fates: Vec<Fate>,
    pub banner: Option<Banner>,
    /// The token that a great moment is about.
    pub peak: Option<(u32, Timer)>,
    thrown: u32,
}

impl Effects {
    /// Throws dice.
    pub fn throw(&mut self, mut throw: Throw) {
        self.thrown = self.thrown.wrapping_add(1);
        throw.number = self.thrown;
        self.throw = Some(throw);
    }

    /// Begins an effect on a token, with its number in the first row that no other has. Several rise one
    /// after the other.
    pub fn befall(&mut self, mut fate: Fate) {
        let there = self.fates.iter();
        let there = there.filter(|it| it.id == fate.id && it.floats());
        let taken: Vec<usize> = there.map(|it| it.row).collect();
        let free = (0..=taken.len()).find(|row| !taken.contains(row));
        fate.row = free.unwrap_or_default();
        if fate.row > 0 && fate.floats() {
            let life = fate.timer.duration();
            fate.wait = life.mul_f32(AFTER * fate.row as f32);
            fate.timer = timer(life + fate.wait);
        }
        self.fates.push(fate);
    }

    /// Clears the tray if a cue begins something new: a room, or the walk to a thing.
    pub fn clear_for(&mut self, cue: &Cue) {
        if let Cue::Room(_) | Cue::Near { .. } = cue {
            self.throw = None;
        }
    }

    /// Finishes all movement at once.
    pub fn finish(&mut self) {
        if let Some(throw) = &mut self.throw {
            throw.timer.finish();
        }
        self.flights.clear();
        self.blows.clear();
        self.banner = None;
        self.peak = None;
        for fate in &mut self.fates {
            // The number still floats up: it says what happened.
            let half = fate.wait + (fate.timer.duration() - fate.wait) / 2;
            let elapsed = fate.timer.elapsed().max(half);
            fate.timer.set_elapsed(elapsed);
        }
    }

    /// True if anything moves.
    fn moving(&self) -> bool {
        self.throw
            .as_ref()
            .is_some_and(|throw| !throw.timer.is_finished())
            || !self.flights.is_empty()
            || !self.blows.is_empty()
            || !self.fates.is_empty()
            || self.banner.is_some()
            || self.peak.is_some()
    }

    fn grow(&mut self, by: Duration) {
        if let Some(throw) = &mut self.throw {
            throw.timer.tick(by);
        }
        for timer in self
            .flights
            .iter_mut()
            .map(|flight| &mut flight.timer)
            .chain(self.blows.iter_mut().map(|blow| &mut blow.timer))
            .chain(self.fates.iter_mut().map(|fate| &mut fate.timer))
            .chain(self.banner.iter_mut().map(|it| &mut it.timer))
            .chain(self.peak.iter_mut().map(|(_, timer)| timer))
        {
            timer.tick(by);
        }
        self.flights.retain(|flight| !flight.timer.is_finished());
        self.blows.retain(|blow| !blow.timer.is_finished());
        self.fates.retain(|fate| !fate.timer.is_finished());
        self.banner.take_if(|it| it.timer.is_finished());
        self.peak.take_if(|(_, timer)| timer.is_finished());
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Colour, look};

    #[test]
    fn dice_stay_for_what_follows_from_them_and_go_when_something_else_begins() {
        let mut effects = Effects::default();
        let thrown = Throw {
            side: Side::Hero,
            title: Phrase::new("title"),
            hands: Vec::new(),
            result: Phrase::new("result"),
            timer: timer(Duration::ZERO),
            number: 0,
        };
        for (cue, stays) in [
            (Cue::befall(1, look::HURT, -2), true),
            (Cue::strike(1, 2, look::BLOW), true),
            (Cue::Near { id: 1, to: 2 }, false),
            (Cue::Room(3), false),
        ] {
            effects.throw(thrown.clone());
            effects.clear_for(&cue);
            assert_eq!(effects.throw.is_some(), stays, "{cue:?}");
        }
    }
    #[test]
    fn numbers_over_one_token_have_a_row_each() {
        let fate = |id: u32, amount: i32| Fate {
            id,
            look: Arc::new(Look {
                draw: vec![Stroke::Float {
                    colour: Colour::Oxblood,
                    words: None,
                }],
                ..Look::default()
            }),
            flash: Duration::ZERO,
            amount,
            place: None,
            row: 0,
            wait: Duration::ZERO,
            timer: timer(Duration::from_millis(500)),
        };
        let mut effects = Effects::default();
        for (id, amount) in [(1, -4), (1, 0), (1, -2), (2, -3)] {
            effects.befall(fate(id, amount));
        }
        let rows = |effects: &Effects| effects.fates.iter().map(|it| it.row).collect::<Vec<_>>();
        // What writes nothing takes up no row.
        assert_eq!(rows(&effects), [0, 1, 1, 0]);
        // They rise one after the other, and each as long as if it were alone.
        let waits = |at: usize| effects.fates[at].wait;
        assert_eq!([waits(0), waits(1), waits(3)], [Duration::ZERO; 3]);
        assert!(waits(2) > Duration::ZERO);
        let lasts = effects.fates[2].timer.duration() - waits(2);
        assert_eq!(lasts, Duration::from_millis(500));
        assert_eq!(effects.fates[2].risen(), None);
        effects.grow(Duration::from_millis(400));
        assert!(effects.fates[2].risen() < effects.fates[0].risen());
        assert!(effects.fates[2].risen().is_some());
        effects.fates.remove(0);
        effects.befall(fate(1, -1));
        assert_eq!(rows(&effects), [1, 1, 0, 0]);
    }
}
