//! The stage: players left and right, near and far, in a vault that rings.

use super::super::signal::{RATE, Signal};

/// Two channels being filled. In a loop, whatever rings past the end is heard at the beginning.
pub struct Stage {
    /// Left and right, without reverberation.
    dry: [Vec<f32>; 2],
    /// The signal sent into the vault.
    sent: [Vec<f32>; 2],
    round: bool,
}

/// A player's seat.
#[derive(Clone, Copy)]
pub struct Seat {
    /// From -1, left, to 1, right.
    pub side: f32,
    /// Share of the sound that the vault gives back.
    pub far: f32,
}

/// Seconds until nothing earlier can be heard.
const SETTLED: f32 = 5.0;

impl Stage {
    /// A stage for a loop of this length.
    pub fn round(seconds: f32) -> Self {
        Self::new((seconds * RATE).round() as usize, true)
    }

    /// A stage for a piece that ends.
    pub fn once(seconds: f32) -> Self {
        Self::new((seconds * RATE).round() as usize, false)
    }

    fn new(length: usize, round: bool) -> Self {
        let silence = || [vec![0.0; length], vec![0.0; length]];
        Self {
            dry: silence(),
            sent: silence(),
            round,
        }
    }

    /// Plays a sound from a time in seconds.
    pub fn play(&mut self, sound: &Signal, at: f32, seat: Seat) {
        let length = self.dry[0].len();
        let start = (at.max(0.0) * RATE) as usize;
        let turn = (seat.side + 1.0) * std::f32::consts::FRAC_PI_4;
        for (channel, level) in [turn.cos(), turn.sin()].into_iter().enumerate() {
            for (i, sample) in sound.0.iter().enumerate() {
                let mut place = start + i;
                if place >= length {
                    if !self.round {
                        break;
                    }
                    place %= length;
                }
                self.dry[channel][place] += sample * level * (1.0 - 0.4 * seat.far);
                self.sent[channel][place] += sample * level * seat.far;
            }
        }
    }

    /// Both channels with reverberation; `ring` is its time to fall by sixty decibels.
    pub fn heard(self, ring: f32) -> [Vec<f32>; 2] {
        let length = self.dry[0].len();
        let before = if self.round {
            ((SETTLED * RATE) as usize).min(length)
        } else {
            0
        };
        let mut vault = Vault::new(ring);
        let mut out = self.dry;
        // A loop has been ringing for a while when it begins.
        for i in (length - before..length).chain(0..length).enumerate() {
            let (count, place) = i;
            let answer = vault.answer(self.sent[0][place], self.sent[1][place]);
            if count >= before {
                out[0][place] += answer[0];
                out[1][place] += answer[1];
            }
        }
        out
    }
}

const LINES: usize = 8;

/// A network of delays (after Jot), each of which feeds all others.
struct Vault {
    lines: [Vec<f32>; LINES],
    at: [usize; LINES],
    dull: [f32; LINES],
    keep: [f32; LINES],
    early: Vec<[f32; 2]>,
    early_at: usize,
}

impl Vault {
    fn new(ring: f32) -> Self {
        // No common factors; the size of a room some ten paces across.
        let lengths = [839, 1031, 1237, 1453, 1693, 1933, 2203, 2473];
        Self {
            lines: lengths.map(|length| vec![0.0; length]),
            at: [0; LINES],
            dull: [0.0; LINES],
            keep: lengths.map(|length| 10_f32.powf(-3.0 * length as f32 / (RATE * ring))),
            early: vec![[0.0; 2]; (0.017 * RATE) as usize],
            early_at: 0,
        }
    }

    fn answer(&mut self, left: f32, right: f32) -> [f32; 2] {
        let arrived = self.early[self.early_at];
        self.early[self.early_at] = [left, right];
        self.early_at = (self.early_at + 1) % self.early.len();
        let mut echoes = [0.0; LINES];
        for (i, echo) in echoes.iter_mut().enumerate() {
            let here = self.lines[i][self.at[i]];
            // Stone absorbs treble with every reflection.
            self.dull[i] += 0.42 * (here - self.dull[i]);
            *echo = self.dull[i] * self.keep[i];
        }
        let mut mixed = echoes;
        // Hadamard's matrix: everything goes everywhere, and no energy is gained.
        let mut half = 1;
        while half < LINES {
            for i in (0..LINES).filter(|i| i & half == 0) {
                (mixed[i], mixed[i + half]) =
                    (mixed[i] + mixed[i + half], mixed[i] - mixed[i + half]);
            }
            half *= 2;
        }
        let level = 1.0 / (LINES as f32).sqrt();
        for i in 0..LINES {
            let line = &mut self.lines[i];
            line[self.at[i]] = mixed[i] * level + arrived[i % 2] * 0.5;
            self.at[i] = (self.at[i] + 1) % line.len();
        }
        let side = |from: usize| -> f32 {
            let signs = [1.0, -1.0, 1.0, 1.0];
            (0..4).map(|i| echoes[2 * i + from] * signs[i]).sum::<f32>() * 0.6
        };
        [side(0), side(1)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn power(samples: &[f32]) -> f32 {
        samples.iter().map(|s| s * s).sum()
    }

    #[test]
    fn the_vault_dies_away_as_told() {
        let mut stage = Stage::once(4.0);
        let tone = Signal::sine(0.1, |_| 300.0);
        stage.play(
            &tone,
            0.0,
            Seat {
                side: 0.0,
                far: 1.0,
            },
        );
        let [left, _] = stage.heard(1.5);
        let at = |seconds: f32| (seconds * RATE) as usize;
        let (soon, late) = (
            power(&left[at(0.4)..at(0.7)]),
            power(&left[at(1.9)..at(2.2)]),
        );
        let fell = 10.0 * (soon / late).log10();
        // Treble fades sooner, so it may fall by more than sixty decibels in a second and a half.
        assert!((50.0..90.0).contains(&fell), "{fell} dB");
        assert!(power(&left[at(3.5)..]) < 1e-6 * power(&left));
    }

    #[test]
    fn what_rings_past_the_end_is_heard_at_the_beginning() {
        let seat = Seat {
            side: 0.3,
            far: 0.6,
        };
        let tone = Signal::sine(1.0, |_| 220.0).fall(0.4);
        let played = |at: f32| {
            let mut stage = Stage::round(8.0);
            stage.play(&tone, at, seat);
            stage.heard(1.6)
        };
        let (early, late) = (played(2.0), played(7.6));
        let shift = (5.6 * RATE) as usize;
        let apart = (0..early[0].len())
            .map(|i| (early[0][i] - late[0][(i + shift) % early[0].len()]).abs())
            .fold(0.0, f32::max);
        assert!(apart < 2e-3, "{apart}");
    }
}
