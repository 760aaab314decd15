//! Music for the end of a game.

use super::player;
use super::score::part;
use super::stage::Stage;

/// The dance of the title, in major at last.
pub fn victory() -> [Vec<f32>; 2] {
    let beat = 60.0 / 104.0;
    let mut stage = Stage::once(9.5);
    let tune = "A4:0.5 A4:0.5 D5! | F#5:1.5! E5:0.5 | G5 F#5 | E5 C#5 | D5:4!";
    let second = "F#4:0.5 F#4:0.5 A4 | D5:1.5 C#5:0.5 | D5 D5 | B4 A4 | A4:4";
    let ground = "D3+A3:2 | D2+F#3:2 | G2+B3:2 | A2+E3:2 | D2+A2+D3+F#3:4!";
    player(&mut stage, "victory tune", beat, (0.2, 0.35), 1.0).lute(&part(2.0, tune), 0.55);
    player(&mut stage, "victory second", beat, (-0.3, 0.35), 0.8).lute(&part(2.0, second), 0.5);
    player(&mut stage, "victory ground", beat, (-0.1, 0.3), 0.8).lute(&part(2.0, ground), 0.4);
    player(&mut stage, "victory recorder", beat, (0.35, 0.5), 0.7).recorder(&part(2.0, tune));
    let viols = "-:2 | D3+F#3+A3:2 | D3+G3+B3:2 | C#3+E3+A3:2 | D3+F#3+A3+D4:4";
    player(&mut stage, "victory viols", beat, (-0.2, 0.5), 0.5).viols(&part(2.0, viols), 0.2);
    player(&mut stage, "victory drum", beat, (0.0, 0.35), 0.45).drum(
        2.0,
        &["D.ss", "D.sk", "D.ss", "DskD", "D..."],
        5,
        84.0,
    );
    stage.heard(2.0)
}

/// Four notes up: a fight is won.
pub fn fight_won() -> [Vec<f32>; 2] {
    let beat = 60.0 / 132.0;
    let mut stage = Stage::once(3.2);
    let tune = "A4:0.5 D5:0.5 F#5:0.5 A5:2!";
    let second = "F#4:0.5 A4:0.5 D5:0.5 F#5:2";
    let ground = "D3:0.5 F#3:0.5 A3:0.5 D2+A2+D3:2!";
    player(&mut stage, "fight won tune", beat, (0.2, 0.35), 1.0).lute(&part(4.0, tune), 0.55);
    player(&mut stage, "fight won second", beat, (-0.3, 0.35), 0.8).lute(&part(4.0, second), 0.5);
    player(&mut stage, "fight won ground", beat, (-0.1, 0.3), 0.8).lute(&part(4.0, ground), 0.4);
    player(&mut stage, "fight won recorder", beat, (0.35, 0.5), 0.7).recorder(&part(4.0, tune));
    stage.heard(1.4)
}

/// Four steps down, as at a grave.
pub fn defeat() -> [Vec<f32>; 2] {
    let beat = 1.0;
    let mut stage = Stage::once(11.5);
    let tune = "A4:1.5 G4:0.5? | F4:1.5 E4:0.5? | D4 C#4? | D4:3? -";
    let ground = "D3+F3:2 | C3+A3:2? | Bb2+G3? A2+E3? | D2+A2:4?";
    player(&mut stage, "defeat tune", beat, (0.15, 0.5), 0.9).lute(&part(2.0, tune), 0.34);
    player(&mut stage, "defeat ground", beat, (-0.2, 0.45), 0.8).lute(&part(2.0, ground), 0.3);
    let viols = "D3+A3:2? | C3+A3:2? | Bb2+G3 A2+E3 | D2+A2+D3:4?";
    player(&mut stage, "defeat viols", beat, (-0.1, 0.6), 0.7).viols(&part(2.0, viols), 0.5);
    player(&mut stage, "defeat drum", beat, (0.0, 0.6), 0.8).drum(
        2.0,
        &["D...", "....", "....", "D..."],
        4,
        58.0,
    );
    stage.heard(2.6)
}
