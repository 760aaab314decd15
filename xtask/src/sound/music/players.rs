//! The players: lute, viols, a drone, a recorder, a frame drum.

use super::super::signal::{RATE, Signal};
use super::super::string::{Pluck, pluck};
use super::score::Note;
use super::stage::{Seat, Stage};
use crate::ink::Chance;
use std::f32::consts::TAU;

/// A player and the way they play.
pub struct Player<'a> {
    /// Seconds per beat.
    pub beat: f32,
    /// The hand: every player has a timing and touch of their own.
    pub chance: Chance,
    /// Where they sit.
    pub seat: Seat,
    pub gain: f32,
    pub stage: &'a mut Stage,
}

impl Player<'_> {
    /// Start of a note in seconds, and its loudness; no hand is a clock.
    fn touch(&mut self, note: &Note, late: f32) -> (f32, f32) {
        let at = note.at * self.beat + self.chance.between(0.0, late);
        (at, note.loud * self.gain * self.chance.between(0.88, 1.08))
    }

    /// A lute: each note on two strings nearly in tune, over a body of thin wood.
    pub fn lute(mut self, notes: &[Note], bright: f32) {
        for note in notes {
            let (at, loud) = self.touch(note, 0.022);
            let ring = (4.6 * (150.0 / note.pitch).powf(0.35)).min(5.0);
            let bright = (bright * (0.72 + 0.4 * note.loud)).min(1.0);
            let mut course = Signal::silence(0.05);
            for (cents, late) in [(-1.3_f32, 0.0), (1.6, 0.006)] {
                let how = Pluck {
                    pitch: note.pitch * 2.0_f32.powf(cents / 1200.0),
                    seconds: ring * 0.8,
                    ring,
                    bright,
                    place: self.chance.between(0.14, 0.2),
                };
                course.add(&pluck(&mut self.chance, how).gain(0.5), late);
            }
            let nail = Signal::noise(&mut self.chance, 0.012)
                .band(|_| 2100.0, 0.8)
                .fall(0.002)
                .gain(0.05 * bright);
            let body = |centre: f32, sharp: f32| course.clone().band(move |_| centre, sharp);
            let sound = body(128.0, 2.2)
                .gain(0.5)
                .with(body(236.0, 2.6).gain(0.55), 0.0)
                .with(body(467.0, 2.0).gain(0.3), 0.0)
                .with(course.low(|_| 5200.0).gain(0.7), 0.0)
                .with(nail, 0.0)
                .gain(loud);
            self.stage.play(&sound, at, self.seat);
        }
    }

    /// Two viols per part, bowed softly in and out over `swell` seconds.
    pub fn viols(mut self, notes: &[Note], swell: f32) {
        for note in notes {
            let (at, loud) = self.touch(note, 0.04);
            let held = note.beats * self.beat;
            for (cents, aside) in [(-3.4_f32, -0.22), (3.1, 0.22)] {
                let pitch = note.pitch * 2.0_f32.powf(cents / 1200.0);
                let bow = bowed(&mut self.chance, pitch, held, swell);
                let seat = Seat {
                    side: (self.seat.side + aside).clamp(-1.0, 1.0),
                    far: self.seat.far,
                };
                self.stage.play(&bow.gain(loud * 0.16), at, seat);
            }
        }
    }

    /// A recorder: nearly a sine, with breath.
    pub fn recorder(mut self, notes: &[Note]) {
        for note in notes {
            let (at, loud) = self.touch(note, 0.03);
            let sound = blown(&mut self.chance, note.pitch, note.beats * self.beat * 0.96);
            self.stage.play(&sound.gain(loud * 0.2), at, self.seat);
        }
    }

    /// A low drone that breathes: the same note bowed again and again, each overlapping the last.
    pub fn drone(mut self, pitches: &[(f32, f32)], seconds: f32, breath: f32) {
        let strokes = (seconds / breath).round().max(1.0);
        let step = seconds / strokes;
        for stroke in 0..strokes as usize {
            for (i, &(pitch, loud)) in pitches.iter().enumerate() {
                let drift = self.chance.between(-2.5, 2.5);
                let pitch = pitch * 2.0_f32.powf(drift / 1200.0);
                let sound = hummed(&mut self.chance, pitch, step * 2.0);
                let aside = if i % 2 == 0 { -0.25 } else { 0.25 };
                let seat = Seat {
                    side: self.seat.side + aside,
                    far: self.seat.far,
                };
                self.stage.play(
                    &sound.gain(loud * self.gain * 0.2),
                    stroke as f32 * step,
                    seat,
                );
            }
        }
    }

    /// A frame drum from a written pattern, repeated for `count` bars: `D` middle of the skin, `d`
    /// the same but soft, `k` rim, `s` fingers, `.` nothing.
    pub fn drum(mut self, bar: f32, bars: &[&str], count: usize, skin: f32) {
        for i in 0..count {
            let pattern = bars[i % bars.len()];
            let step = bar / pattern.len() as f32;
            for (j, stroke) in pattern.chars().enumerate() {
                let (loud, sound) = match stroke {
                    'D' => (1.0, deep(&mut self.chance, skin)),
                    'd' => (0.5, deep(&mut self.chance, skin * 1.03)),
                    'k' => (0.5, rim(&mut self.chance, skin)),
                    's' => (0.2, rim(&mut self.chance, skin * 1.1)),
                    _ => continue,
                };
                let note = Note {
                    at: i as f32 * bar + j as f32 * step,
                    beats: step,
                    pitch: skin,
                    loud,
                };
                let (at, loud) = self.touch(&note, 0.01);
                self.stage.play(&sound.gain(loud), at, self.seat);
            }
        }
    }
}

/// One period of a bowed string, its partials weighted by the body it drives.
fn turn(pitch: f32, bright: f32) -> Vec<f32> {
    const SIZE: usize = 1024;
    let body = |hertz: f32| {
        let hump = |centre: f32, wide: f32, high: f32| {
            high * (-((hertz / centre).log2() / wide).powi(2)).exp()
        };
        0.3 + hump(270.0, 0.5, 0.6) + hump(540.0, 0.5, 0.7) + hump(1300.0, 0.6, 0.75)
    };
    let mut out = vec![0.0; SIZE];
    for n in 1..40 {
        let hertz = pitch * n as f32;
        if hertz > 5200.0 {
            break;
        }
        let slope = 0.95 + 1.0 * (1.0 - bright);
        let loud = (n as f32).powf(-slope) * body(hertz) / (1.0 + (hertz / 3000.0).powi(2));
        // Spread the phases, so that no period is a single spike.
        let phase = (n * n) as f32 * 0.71;
        for (i, sample) in out.iter_mut().enumerate() {
            *sample += loud * (TAU * n as f32 * i as f32 / SIZE as f32 + phase).sin();
        }
    }
    out
}

fn read(turn: &[f32], phase: f32) -> f32 {
    let at = phase * turn.len() as f32;
    let (i, part) = (at as usize, at.fract());
    let (a, b) = (turn[i % turn.len()], turn[(i + 1) % turn.len()]);
    a + (b - a) * part
}

/// A bowed note: it starts softly, warms up, and trembles a little once held.
fn bowed(chance: &mut Chance, pitch: f32, held: f32, swell: f32) -> Signal {
    let swell = swell.min(held * 0.6);
    let away = (swell * 1.3).max(0.12);
    let length = held + away;
    let (soft, full) = (turn(pitch, 0.25), turn(pitch, 0.9));
    let rate = chance.between(4.5, 5.3);
    let (wander, when) = (chance.between(0.11, 0.19), chance.unit());
    let hair = Signal::noise(chance, length).band(|_| 1900.0, 0.5).0;
    let mut out = Signal::silence(length);
    let mut phase = chance.unit();
    for (i, sample) in out.0.iter_mut().enumerate() {
        let at = i as f32 / RATE;
        let on = (at / swell).min(1.0);
        let off = ((length - at) / away).min(1.0);
        let bow = on * on * (3.0 - 2.0 * on) * off * off * (3.0 - 2.0 * off);
        let bow = bow * (0.9 + 0.1 * ((at * wander + when) * TAU).sin());
        let tremble = ((at - 0.35) / 0.6).clamp(0.0, 1.0) * 0.0042 * (at * rate * TAU).sin();
        phase = (phase + pitch * (1.0 + tremble) / RATE).fract();
        let press = bow * 0.8;
        let string = read(&soft, phase) * (1.0 - press) + read(&full, phase) * press;
        *sample = bow * (string + 0.006 * hair[i]);
    }
    out
}

/// A blown note.
fn blown(chance: &mut Chance, pitch: f32, held: f32) -> Signal {
    let away = 0.16;
    let length = held + away;
    let breath = Signal::noise(chance, length).band(|_| pitch * 2.0, 1.2).0;
    let rate = chance.between(4.3, 4.9);
    let mut out = Signal::silence(length);
    let mut phase = 0.0_f32;
    for (i, sample) in out.0.iter_mut().enumerate() {
        let at = i as f32 / RATE;
        let on = (at / 0.07).min(1.0);
        let off = ((length - at) / away).min(1.0);
        let air = on * on * (3.0 - 2.0 * on) * off * off;
        // The tone starts a little flat, and its vibrato comes from the breath.
        let tremble = ((at - 0.3) / 0.5).clamp(0.0, 1.0) * (at * rate * TAU).sin();
        let bend = 1.0 - 0.012 * (-at / 0.03).exp() + 0.0022 * tremble;
        phase = (phase + pitch * bend / RATE).fract();
        let tone = |n: f32| (TAU * n * phase).sin();
        let pipe = tone(1.0) + 0.16 * tone(2.0) + 0.09 * tone(3.0) + 0.02 * tone(4.0);
        let chiff = 0.25 * (-at / 0.03).exp() + 0.035;
        *sample = air * (pipe * (1.0 + 0.1 * tremble) + chiff * breath[i]);
    }
    out
}

/// A long low note that swells and fades in a half sine, so that two in turn make one.
fn hummed(chance: &mut Chance, pitch: f32, length: f32) -> Signal {
    let table = turn(pitch, 0.25);
    let (slow, when) = (chance.between(0.07, 0.13), chance.unit());
    let mut out = Signal::silence(length);
    let mut phase = chance.unit();
    for (i, sample) in out.0.iter_mut().enumerate() {
        let at = i as f32 / RATE;
        let share = at / length;
        phase = (phase + pitch * (1.0 + 0.0007 * ((at * slow + when) * TAU).sin()) / RATE).fract();
        *sample = (share * std::f32::consts::PI).sin() * read(&table, phase);
    }
    out
}

/// The skin struck in the middle: a membrane's partials, slightly higher while it is stretched.
fn deep(chance: &mut Chance, skin: f32) -> Signal {
    let tone = skin * chance.between(0.985, 1.015);
    let ground = Signal::sine(0.9, |at| tone * (1.0 + 0.32 * (-at * 34.0).exp()))
        .swell(0.003, 0.2)
        .gain(0.9);
    let over = Signal::struck(
        0.4,
        &[
            (tone * 1.59, 0.3, 0.09),
            (tone * 2.14, 0.2, 0.06),
            (tone * 2.65, 0.12, 0.04),
        ],
    );
    let palm = Signal::noise(chance, 0.06)
        .low(|_| 950.0)
        .fall(0.009)
        .gain(0.5);
    ground.with(over, 0.0).with(palm, 0.0).gain(0.6)
}

/// Fingers near the rim: the high partials and the skin's slap.
fn rim(chance: &mut Chance, skin: f32) -> Signal {
    let tone = skin * chance.between(0.97, 1.03);
    let over = Signal::struck(
        0.25,
        &[
            (tone * 2.92, 0.35, 0.05),
            (tone * 4.15, 0.3, 0.035),
            (tone * 6.2, 0.2, 0.022),
            (tone * 8.7, 0.12, 0.014),
        ],
    );
    let slap = Signal::noise(chance, 0.06)
        .band(|_| 2300.0, 0.7)
        .fall(0.008)
        .gain(0.7);
    over.with(slap, 0.0).gain(0.5)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_begin_and_end_in_silence() {
        let mut chance = Chance::named("players");
        for sound in [
            bowed(&mut chance, 220.0, 1.5, 0.4),
            blown(&mut chance, 587.0, 0.8),
            hummed(&mut chance, 73.4, 6.0),
        ] {
            let peak = sound.0.iter().fold(0.0_f32, |peak, s| peak.max(s.abs()));
            assert!(peak > 0.05);
            assert!(sound.0[0].abs() < 0.01 * peak);
            assert!(sound.0[sound.0.len() - 1].abs() < 0.01 * peak);
        }
    }
}
