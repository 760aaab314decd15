//! Exploring and camp: a few notes in the dark, in the Aeolian mode on E, with long rests between.

use super::player;
use super::score::{Chord, held, part};
use super::stage::Stage;

const BAR: f32 = 4.0;
const BEAT: f32 = 60.0 / 56.0;
const BARS: f32 = 20.0;
const SECONDS: f32 = BARS * BAR * BEAT;

const LUTE: &str = "
    E2+B2:0.5 E3:0.5 B3 G4:2 | F#4? E4:3               | C3 G3 E4:2             | D4? B3:3?        |
    A2 E3 C4 E4              | B3? G3:3?               | F2+C3 A3? C4? A4       | G4? E4:3?        |
    E2+B2:4?                 | G2 D3 B3 D4             | F#4 D4? A3:2?          | C3 G3 E4 G4      |
    F#4:2 B3:2?              | A2 E3 A3? C4            | F2 C3 A3? E4           | B2 F#3 A3? D#4   |
    E2 B2 E3 B3              | G4? F#4? E4:2           | C3:0.5 G3:0.5 B3? E4:2 | E2+B2:4?         |";

const CALL: &str = "
    -:4                      | -:4                     | -:4                    | -:4              |
    -:4                      | -:2 D5? E5?             | C5:3?  -               | -:4              |
    B4:1.5 A4:0.5? G4:2      | -:4                     | -:4                    | -:4              |
    -:2 D5:1.5? C#5:0.5?     | C5:2 A4:2?              | -:4                    | -:4              |
    -:4                      | -:4                     | -:2 G4? A4?            | B4:3 -           |";

const CHORDS: [Chord; 9] = [
    ("Em", ["E2", "B2", "E3", "G3"]),
    ("Em9", ["E2", "B2", "F#3", "G3"]),
    ("C7", ["C2", "C3", "G3", "B3"]),
    ("Am", ["A2", "C3", "E3", "A3"]),
    ("Am6", ["A2", "C3", "F#3", "A3"]),
    ("F7", ["F2", "C3", "E3", "A3"]),
    ("G", ["G2", "D3", "G3", "B3"]),
    ("D", ["D2", "D3", "F#3", "A3"]),
    ("B7", ["B1", "D#3", "F#3", "A3"]),
];

/// Held by the viols once something is near: each chord with a note that rubs.
const THREAT: &str = "Em Em9 C7 C7    Am Em  F7 F7
                      Em Em9 D  C7    Em9 Am6 F7 B7
                      Em Em9 C7 Em";

/// A lone high viol, half a step from rest.
const STRAIN: &str = "
    -:4                      | B4:2? C5:2              | B4:4                   | -:4              |
    E5:3? D#5                | E5:4?                   | F5:4                   | E5:2 -:2         |
    -:4                      | B4:2? C5:2              | A4:3? B4?              | G4:4             |
    F#4:4?                   | A4:2 C5:2               | E5:4                   | D#5:4!           |
    E5:3 -                   | -:4                     | B4:2? C5:2             | B4:4?            |";

/// A lute, a call now and then, a drone far below.
pub fn calm() -> [Vec<f32>; 2] {
    let mut stage = Stage::round(SECONDS);
    player(&mut stage, "below lute", BEAT, (-0.15, 0.42), 0.85).lute(&part(BAR, LUTE), 0.36);
    player(&mut stage, "below call", BEAT, (0.45, 0.8), 0.5).recorder(&part(BAR, CALL));
    player(&mut stage, "below drone", BEAT, (0.0, 0.55), 0.42).drone(
        &[(82.41, 1.0), (123.47, 0.55), (164.81, 0.2)],
        SECONDS,
        7.8,
    );
    stage.heard(2.4)
}

/// Viols that rub, and a drum like steps that stop when you stop.
pub fn tense() -> [Vec<f32>; 2] {
    let mut stage = Stage::round(SECONDS);
    let chords = held(BAR, &CHORDS, THREAT, 0.55);
    player(&mut stage, "below viols", BEAT, (-0.2, 0.5), 0.85).viols(&chords, 1.3);
    player(&mut stage, "below strain", BEAT, (0.35, 0.6), 0.6).viols(&part(BAR, STRAIN), 0.9);
    player(&mut stage, "below drum", BEAT, (0.0, 0.5), 0.7).drum(
        BAR,
        &[
            "D..d............",
            "............s.s.",
            "D..d....d.......",
            "........k.......",
        ],
        BARS as usize,
        62.0,
    );
    stage.heard(2.4)
}

#[cfg(test)]
pub fn parts() -> (Vec<&'static str>, f32) {
    (vec![LUTE, CALL, STRAIN], BARS * BAR)
}
