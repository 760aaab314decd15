//! A lute at the end of the table: victory and defeat.

use super::Sound;
use super::signal::{RATE, Signal};
use crate::ink::Chance;

/// All tunes.
pub fn sounds() -> Vec<Sound> {
    let mut table = Sound::new("music_table", -7.0, vec![evening()]);
    let mut dragon = Sound::new("music_dragon", -5.0, vec![dread()]);
    for music in [&mut table, &mut dragon] {
        music.looped = true;
        music.dull = true;
    }
    vec![
        Sound::new("victory", -3.0, vec![victory()]),
        Sound::new("defeat", -4.0, vec![defeat()]),
        table,
        dragon,
    ]
}

/// A note of the tempered scale, in semitones from the A above middle C.
fn pitch(semitones: i32) -> f32 {
    440.0 * 2.0_f32.powf(semitones as f32 / 12.0)
}

/// Plays notes of a time, a pitch in semitones and a loudness on the lute.
fn lute(name: &str, notes: &[(f32, i32, f32)], ring: f32, dull: f32) -> Signal {
    let mut chance = Chance::named(name);
    let mut out = Signal::silence(0.1);
    for &(at, semitones, loud) in notes {
        let string = Signal::pluck(&mut chance, pitch(semitones), ring, dull)
            .shaped(|t| (1.0 - t / ring).max(0.0))
            .gain(loud);
        out.add(&string, at);
    }
    // The body of the instrument: wood about two hundred hertz.
    let body = out.clone().band(|_| 210.0, 1.2).gain(0.7);
    out.with(body, 0.0).low(|_| 5200.0).in_room(0.5)
}

fn victory() -> Signal {
    lute(
        "victory",
        &[
            (0.0, -14, 0.7),
            (0.0, -7, 0.8),
            (0.15, -7, 0.7),
            (0.3, -2, 0.8),
            (0.45, 2, 0.9),
            (0.62, 5, 1.0),
            (0.62, -10, 0.7),
            (0.86, 2, 0.7),
            (1.0, 5, 0.8),
            (1.18, 10, 1.0),
            (1.18, 5, 0.7),
            (1.2, 2, 0.7),
            (1.22, -2, 0.7),
            (1.24, -14, 0.9),
        ],
        1.3,
        0.35,
    )
}

fn defeat() -> Signal {
    lute(
        "defeat",
        &[
            (0.0, -2, 0.9),
            (0.02, -14, 0.7),
            (0.36, -4, 0.8),
            (0.72, -6, 0.8),
            (1.1, -9, 0.9),
            (1.12, -21, 0.9),
            (1.16, -14, 0.6),
            (1.2, -18, 0.6),
        ],
        1.4,
        0.8,
    )
}

/// Laid round: what rings past the end is heard at the beginning.
fn wound(signal: Signal, seconds: f32) -> Signal {
    let length = (seconds * RATE) as usize;
    let mut samples = signal.0;
    let tail = samples.split_off(length.min(samples.len()));
    samples.resize(length, 0.0);
    for (sample, more) in samples.iter_mut().zip(tail) {
        *sample += more;
    }
    Signal(samples)
}

/// Under the play: a few broken chords in the Dorian mode on D, with long rests between.
fn evening() -> Signal {
    let beat = 0.92;
    // A bar: the bass, then the strings over it, in semitones from A; rests are left out.
    let bars: [(i32, &[(f32, i32)]); 9] = [
        (-19, &[(1.0, -7), (1.5, -4), (2.0, 0), (3.0, 5)]),
        (-21, &[(1.0, -9), (1.5, -5), (2.0, -2), (3.5, 3)]),
        (-14, &[(1.0, -7), (2.0, -2), (2.5, 2)]),
        (-19, &[(1.0, -7), (2.5, -4)]),
        (-16, &[(1.0, -9), (1.5, -4), (2.0, 0), (3.0, 3)]),
        (-21, &[(1.0, -5), (2.0, 2), (2.5, 3), (3.0, 2)]),
        (-24, &[(1.0, -9), (1.5, -5), (2.0, 0), (3.0, -2)]),
        (-19, &[(1.0, -7), (2.0, -4), (2.5, -5), (3.0, -7)]),
        (-31, &[(2.0, -7)]),
    ];
    let mut notes = Vec::new();
    let mut chance = Chance::named("evening hands");
    for (bar, (bass, strings)) in bars.iter().enumerate() {
        let start = bar as f32 * 4.0 * beat;
        let mut play = |at: f32, semitones: i32, loud: f32| {
            // No hand is a clock.
            let late = chance.between(0.0, 0.035);
            notes.push((
                start + at * beat + late,
                semitones,
                loud * chance.between(0.8, 1.0),
            ));
        };
        play(0.0, *bass, 0.8);
        for &(at, semitones) in *strings {
            play(at, semitones, 0.55);
        }
    }
    let seconds = bars.len() as f32 * 4.0 * beat;
    wound(lute("evening", &notes, 3.2, 0.75), seconds)
}

/// While the dragon is awake: a low drum like a heart, and a string that will not resolve.
fn dread() -> Signal {
    let seconds = 16.0;
    let mut out = Signal::silence(seconds);
    for beat in 0..16 {
        let at = beat as f32;
        for (off, force) in [(0.0, 1.0), (0.28, 0.55)] {
            let drum = Signal::sine(0.6, |t| 52.0 + 46.0 * (-t * 28.0).exp())
                .swell(0.006, 0.13)
                .gain(force * if beat % 4 == 0 { 1.0 } else { 0.72 });
            out.add(&drum, at + off);
        }
    }
    let mut notes = Vec::new();
    for (bar, (low, high)) in [(-31, -19), (-31, -18), (-30, -19), (-32, -20)]
        .into_iter()
        .enumerate()
    {
        let at = bar as f32 * 4.0;
        notes.extend([
            (at, low, 0.9),
            (at + 1.5, high, 0.5),
            (at + 2.0, high + 6, 0.42),
            (at + 3.5, high + 1, 0.4),
        ]);
    }
    let strings = lute("dread", &notes, 3.0, 0.9);
    wound(out.with(strings.gain(1.3), 0.0).in_room(0.5), seconds)
}
