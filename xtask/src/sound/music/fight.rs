//! Fights: beats of three, three and two on D, with the Phrygian step above it.

use super::player;
use super::score::{Chord, broken, held, part};
use super::stage::Stage;

const BAR: f32 = 4.0;
const BEAT: f32 = 60.0 / 112.0;
const BARS: f32 = 32.0;
const SECONDS: f32 = BARS * BAR * BEAT;

const CHORDS: [Chord; 8] = [
    ("Dm", ["D2", "A2", "D3", "F3"]),
    ("Eb", ["Eb2", "Bb2", "Eb3", "G3"]),
    ("F", ["F2", "C3", "F3", "A3"]),
    ("Gm", ["G2", "D3", "G3", "Bb3"]),
    ("A", ["A2", "E3", "A3", "C#4"]),
    ("Bb", ["Bb2", "F3", "Bb3", "D4"]),
    ("C", ["C3", "G3", "C4", "E4"]),
    ("Cm", ["C3", "G3", "C4", "Eb4"]),
];

const HARMONY: &str = "Dm Dm Eb Dm   Dm Gm Eb A
                       Dm Dm Bb C    Gm Dm Eb A
                       Bb F  Gm Dm   Bb C  Eb A
                       Dm Eb Dm Gm   Eb Cm A  Dm";

/// Added by the lute's upper string.
const CALLS: &str = "
    -:4                   | -:2 A4:0.5 G4:0.5 F4   | G4:1.5 F4:1.5 Eb4       | D4:4?           |
    -:4                   | -:2 D5:0.5 C5:0.5 Bb4  | Bb4:1.5 G4:1.5 Eb4      | E4:2 C#4:2      |
    D4:1.5 F4:1.5 A4      | A4:4?                  | F4:1.5 D4:1.5 Bb4       | C5:2 G4:2       |
    Bb4:1.5 A4:1.5 G4     | A4:2 F4:2              | G4:1.5 Bb4:1.5 Eb5!     | C#5:2! A4:2     |
    D5:3 C5               | A4:2 C5:2              | Bb4:1.5 A4:1.5 G4       | F4:2 A4:2       |
    D5:3 F5               | E5:2 C5:2              | Eb5:1.5! D5:1.5 Bb4     | A4:2 E4:2       |
    F4:1.5 E4:1.5 D4      | Eb4:4?                 | F4:1.5 A4:1.5 D5!       | Bb4:2 G4:2      |
    Eb5:1.5 Bb4:1.5 G4    | C5:1.5 G4:1.5 Eb4      | E4:1.5 G4:1.5 A4        | D4:4?           |";

/// For the dragon, or when the end is near: low viols take the lead.
const LEAD: &str = "
    D3:3! Eb3             | F3:1.5 Eb3:1.5 D3      | G3:3! F3                | Eb3:2 D3:2      |
    A3:3! G3              | Bb3:1.5 A3:1.5 G3      | Eb3:3 F3?               | E3:2 C#3:2      |
    D3:3! Eb3             | F3:1.5 A3:1.5 D4       | D4:3! Bb3               | C4:2 G3:2       |
    Bb3:1.5 A3:1.5 G3     | F3:2 D3:2              | Eb3:1.5 G3:1.5 Bb3!     | A3:2! C#4:2     |
    D4:3! F4              | C4:3 A3                | Bb3:1.5 D4:1.5 G4!      | F4:2 D4:2       |
    D4:1.5 F4:1.5 Bb4     | C5:2! G4:2             | Bb4:3 G4                | A4:2! E4:2      |
    D4:3! A3              | Bb3:2 Eb4:2            | D4:1.5 A3:1.5 F3        | G3:2 Bb3:2      |
    Eb4:3! Bb3            | C4:1.5 Eb4:1.5 C4      | A3:1.5 C#4:1.5 E4!      | D4:3 -          |";

/// A drum, and a low lute that never stops.
pub fn calm() -> [Vec<f32>; 2] {
    let mut stage = Stage::round(SECONDS);
    let ground = broken(
        BAR,
        &CHORDS,
        HARMONY,
        &["0.12.13.", "0.12.21.", "0.13.12.", "0.12.123"],
    );
    player(&mut stage, "fight ground", BEAT, (-0.25, 0.2), 0.72).lute(&ground, 0.42);
    player(&mut stage, "fight calls", BEAT, (0.3, 0.35), 0.66).lute(&part(BAR, CALLS), 0.5);
    player(&mut stage, "fight drum", BEAT, (0.1, 0.25), 0.46).drum(
        BAR,
        &["D.sd.sk.", "D.sd.sks", "D.sd.sk.", "D.sdsdkk"],
        BARS as usize,
        88.0,
    );
    stage.heard(1.4)
}

/// Viols in the lead and in the middle, a great drum.
pub fn tense() -> [Vec<f32>; 2] {
    let mut stage = Stage::round(SECONDS);
    player(&mut stage, "fight lead", BEAT, (0.15, 0.35), 1.15).viols(&part(BAR, LEAD), 0.09);
    let inner = held(BAR, &CHORDS, HARMONY, 0.42);
    player(&mut stage, "fight viols", BEAT, (-0.3, 0.5), 0.6).viols(&inner, 0.3);
    player(&mut stage, "fight great drum", BEAT, (0.0, 0.5), 1.0).drum(
        BAR,
        &["D.....d.", "D..D..d.", "D.....d.", "D..D..dd"],
        BARS as usize,
        54.0,
    );
    player(&mut stage, "fight rattle", BEAT, (-0.4, 0.3), 0.3).drum(
        BAR,
        &["s.sks.sks.sks.kk", "s.sks.sks.skskss"],
        BARS as usize,
        118.0,
    );
    stage.heard(1.6)
}

#[cfg(test)]
pub fn parts() -> (Vec<&'static str>, f32) {
    (vec![CALLS, LEAD], BARS * BAR)
}
