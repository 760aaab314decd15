//! A lute at the end of the table: victory and defeat.

use super::Sound;
use super::signal::Signal;
use crate::ink::Chance;

/// All tunes.
pub fn sounds() -> Vec<Sound> {
    vec![
        Sound::new("victory", -3.0, vec![victory()]),
        Sound::new("defeat", -4.0, vec![defeat()]),
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
