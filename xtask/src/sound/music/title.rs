//! The title: a slow dance in the Dorian mode on D, with one cloud over it.

use super::player;
use super::score::{Chord, broken, held, part};
use super::stage::Stage;

/// Beats per bar.
const BAR: f32 = 3.0;
/// Seconds per beat.
const BEAT: f32 = 60.0 / 84.0;
const BARS: f32 = 32.0;
const SECONDS: f32 = BARS * BAR * BEAT;

const CHORDS: [Chord; 8] = [
    ("Dm", ["D2", "A2", "D3", "F3"]),
    ("C/E", ["E2", "C3", "E3", "G3"]),
    ("C", ["C3", "G3", "C4", "E4"]),
    ("Am", ["A2", "E3", "A3", "C4"]),
    ("F", ["F2", "C3", "F3", "A3"]),
    ("G", ["G2", "D3", "G3", "B3"]),
    ("Bb", ["Bb2", "F3", "Bb3", "D4"]),
    ("A", ["A2", "E3", "A3", "C#4"]),
];

const HARMONY: &str = "Dm C/E Dm Am   F C/E Dm Dm
                       Dm C/E F  G    Dm Am G  Dm
                       F  C   G  Dm   Bb F  G  A
                       Dm C/E F  Am   Bb C  Dm Dm";

/// The tune.
const TUNE: &str = "
    A4:2 G4     | E4 F4 G4   | F4:2 E4?    | C4? E4:2?  |
    F4 A4 C5!   | G4:2 E4    | F4 E4? D4?  | D4:3       |
    A4:2 D5!    | C5 B4? G4  | A4:2 F4     | G4 B4 D5   |
    D5:2! C5    | C5? A4:2   | B4 A4? G4?  | A4:3       |
    C5:2 A4     | G4 C5 E5!  | D5:2 B4     | A4:3?      |
    Bb4:2! D5   | C5 A4 F4   | G4:2 B4?    | A4:2 C#5?  |
    D5:2! A4    | G4:2 E4    | F4 A4 G4?   | E4:3       |
    D4 F4 Bb4   | G4:2 E4    | F4? E4? D4? | D4:3?      |";

/// A second voice, once more people sit at the table.
const DESCANT: &str = "
    -:3         | -:3        | D5:3?       | C5:3?      |
    A4:3?       | -:3        | -:2 A4?     | A4:3?      |
    F5:3        | E5:3       | C5:3        | D5:3       |
    F5:2 E5     | E5:3?      | D5:3        | D5:2? C5?  |
    A4:2 C5     | E5:3       | D5 E5? F5?  | F5:3       |
    F5:3!       | E5? F5:2   | D5:3        | E5:3       |
    F5:2 D5     | C5:3       | A4? C5:2    | C5:3?      |
    D5:3        | E5:2 C5?   | A4:3        | A4:3?      |";

/// Lute and a drone.
pub fn calm() -> [Vec<f32>; 2] {
    let mut stage = Stage::round(SECONDS);
    let chords = broken(
        BAR,
        &CHORDS,
        HARMONY,
        &["0.2.3.", "0.12..", "0.2.3.", "0..23."],
    );
    player(&mut stage, "title bass", BEAT, (-0.25, 0.25), 0.62).lute(&chords, 0.34);
    player(&mut stage, "title tune", BEAT, (0.2, 0.3), 0.9).lute(&part(BAR, TUNE), 0.46);
    player(&mut stage, "title drone", BEAT, (0.0, 0.5), 0.34).drone(
        &[(73.42, 1.0), (110.0, 0.6)],
        SECONDS,
        6.0,
    );
    stage.heard(1.9)
}

/// Viols under it, a recorder over it, a hand on the drum.
pub fn tense() -> [Vec<f32>; 2] {
    let mut stage = Stage::round(SECONDS);
    let inner = held(BAR, &CHORDS, HARMONY, 0.5);
    player(&mut stage, "title viols", BEAT, (-0.3, 0.45), 0.75).viols(&inner, 0.7);
    player(&mut stage, "title descant", BEAT, (0.4, 0.5), 0.75).recorder(&part(BAR, DESCANT));
    player(&mut stage, "title drum", BEAT, (0.05, 0.35), 0.34).drum(
        BAR,
        &["D...s.", "d..ss.", "D...s.", "d.s.k."],
        BARS as usize,
        84.0,
    );
    stage.heard(1.9)
}

#[cfg(test)]
pub fn parts() -> (Vec<&'static str>, f32) {
    (vec![TUNE, DESCANT], BARS * BAR)
}
