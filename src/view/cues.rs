//! What a cue starts on the table: dice, flights of cards, blows and what comes of them, words, sounds.

use std::time::Duration;

use bevy::prelude::*;

use super::effects::{self, Banner, Blow, Effects, Fate, Flight, Throw};
use super::playhead::Shown;
use crate::app::{PlaySound, Settings};
use crate::content::Library;
use crate::game::{Cue, Look, Pace, Phrase, Tempo};

/// How long the parts of a cue take.
#[derive(Clone, Copy)]
pub(super) struct Clock<'a> {
    pub pace: &'a Pace,
    pub tempo: Tempo,
    pub settings: &'a Settings,
}

impl Clock<'_> {
    fn lasts(self, millis: u16) -> Duration {
        let millis = self.tempo.of(self.pace, u32::from(millis));
        self.settings.pace(millis)
    }

    fn timer(self, millis: u16) -> Timer {
        effects::timer(self.lasts(millis))
    }
}

/// Starts a cue.
pub(super) fn start(
    cue: &Cue,
    shown: &Shown,
    looks: Option<&Library>,
    clock: Clock<'_>,
    effects: &mut Effects,
    sounds: &mut MessageWriter<PlaySound>,
) {
    let pace = clock.pace;
    if let Some(sound) = cue.sound(looks) {
        sounds.write(PlaySound::new(sound));
    }
    let banner = |words: &Phrase, lasts, won| Banner {
        words: words.clone(),
        timer: clock.timer(lasts),
        won,
    };
    match cue {
        Cue::Dice {
            side,
            title,
            hands,
            result,
        } => effects.throw(Throw {
            side: *side,
            title: title.clone(),
            hands: hands.clone(),
            result: result.clone(),
            timer: clock.timer(pace.tumble),
            number: 0,
        }),
        Cue::Card {
            id,
            sprite,
            from,
            to,
        } => effects.flights.push(Flight {
            id: *id,
            sprite: sprite.clone(),
            from: *from,
            to: *to,
            timer: clock.timer(pace.card),
        }),
        Cue::Strike { from, to, look } => {
            let look = Look::named(looks, look);
            let places = shown.place(*from).zip(shown.place(*to));
            let timer = clock.timer(look.millis.min(pace.strike));
            effects.blows.push(Blow {
                from: *from,
                to: *to,
                look,
                ends: places.map(|(a, b)| (a.0, b.0)),
                timer,
            });
        }
        Cue::Befall {
            id, look, amount, ..
        } => {
            let look = Look::named(looks, look);
            // A number floats even where nothing else moves: it says what happened.
            let flash = clock.lasts(look.millis).max(Duration::from_millis(150));
            let life = clock.lasts(pace.float).max(Duration::from_millis(500));
            effects.befall(Fate {
                id: *id,
                look,
                flash,
                amount: *amount,
                place: shown.place(*id),
                row: 0,
                wait: Duration::ZERO,
                timer: effects::timer(life.max(flash)),
            });
        }
        Cue::Banner(words) => effects.banner = Some(banner(words, pace.banner, false)),
        Cue::Won(words) => effects.banner = Some(banner(words, pace.peak, true)),
        Cue::Peak {
            words,
            whom,
            triumph,
        } => {
            effects.banner = Some(banner(words, pace.peak, *triumph));
            effects.peak = Some((*whom, clock.timer(pace.peak)));
        }
        Cue::Room(_) | Cue::Walk { .. } | Cue::Near { .. } | Cue::Arrive(_) | Cue::Sound(_) => {}
    }
}
