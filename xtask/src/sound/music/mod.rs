//! Music: looped pieces, each with a calm and a tense layer of equal length that are mixed in play,
//! and pieces played once at the end of a game.

mod endings;
mod exploring;
mod fight;
mod players;
mod score;
mod stage;
mod title;

use super::loudness;
use super::signal::{CEILING, bent};
use crate::ink::Chance;
use players::Player;
use stage::{Seat, Stage};

/// A piece or layer in stereo.
pub struct Layer {
    /// Its name in the index.
    pub name: &'static str,
    /// Left and right.
    pub channels: [Vec<f32>; 2],
    /// True if its end runs into its beginning.
    pub looped: bool,
    /// Target loudness, in LUFS.
    pub target: f64,
}

/// Loops are stored this much softer than intended, in decibels, and turned up again in play, since
/// loudness costs disk space. The index can at most double a volume.
pub const KEPT_SOFTER: f64 = 6.0;
/// Target loudness of a calm layer, in LUFS; effects are some six above, and the music's slider
/// stands lower than theirs.
pub const CALM: f64 = -28.0;
/// Target loudness of a tense layer by itself.
pub const TENSE: f64 = -27.0;
/// Target loudness of music played once.
pub const ENDING: f64 = -20.0;

/// All music.
pub fn layers() -> Vec<Layer> {
    let round = |name, channels, target| Layer {
        name,
        channels,
        looped: true,
        target: target - KEPT_SOFTER,
    };
    let once = |name, channels| Layer {
        name,
        channels,
        looped: false,
        target: ENDING,
    };
    vec![
        round("music_title_calm", title::calm(), CALM),
        round("music_title_tense", title::tense(), TENSE),
        round("music_exploring_calm", exploring::calm(), CALM),
        round("music_exploring_tense", exploring::tense(), TENSE),
        round("music_fight_calm", fight::calm(), CALM),
        round("music_fight_tense", fight::tense(), TENSE),
        once("fight_won", endings::fight_won()),
        once("victory", endings::victory()),
        once("defeat", endings::defeat()),
    ]
}

impl Layer {
    /// Brings the layer to its loudness.
    pub fn finished(mut self) -> Self {
        let [left, right] = &self.channels;
        let missing = self.target - loudness::integrated(&[left, right]);
        let gain = 10.0_f64.powf(missing / 20.0) as f32;
        for channel in &mut self.channels {
            let mean = channel.iter().sum::<f32>() / channel.len() as f32;
            let length = channel.len();
            for (i, sample) in channel.iter_mut().enumerate() {
                *sample = bent((*sample - mean) * gain);
                if !self.looped {
                    let start = (i as f32 / 60.0).min(1.0);
                    let end = ((length - 1 - i) as f32 / 16_000.0).min(1.0);
                    *sample *= start * end;
                }
            }
            debug_assert!(channel.iter().all(|sample| sample.abs() <= CEILING));
        }
        self
    }
}

/// Seats a player, with a touch of their own, on a stage.
fn player<'a>(
    stage: &'a mut Stage,
    name: &str,
    beat: f32,
    (side, far): (f32, f32),
    gain: f32,
) -> Player<'a> {
    Player {
        beat,
        chance: Chance::named(name),
        seat: Seat { side, far },
        gain,
        stage,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_fills_its_piece() {
        for (parts, beats) in [title::parts(), exploring::parts(), fight::parts()] {
            for part in parts {
                assert_eq!(score::beats(part), beats, "{}", &part[..40]);
            }
        }
    }
}
