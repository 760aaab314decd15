//! A plucked string (after Karplus, Strong, Jaffe and Smith), in tune at every pitch.

use super::signal::{RATE, Signal};
use crate::ink::Chance;

/// The string, and the way it is plucked.
#[derive(Clone, Copy)]
pub struct Pluck {
    /// Frequency in hertz.
    pub pitch: f32,
    /// Longest time it is heard, in seconds.
    pub seconds: f32,
    /// Time for the fundamental to fall by sixty decibels, in seconds.
    pub ring: f32,
    /// From 0, gut under a soft finger, to 1, wire under a quill.
    pub bright: f32,
    /// Place where it is plucked, from the bridge, as a fraction of its length.
    pub place: f32,
}

/// The sound of the string; about equally loud at every pitch.
pub fn pluck(chance: &mut Chance, how: Pluck) -> Signal {
    let period = RATE / how.pitch;
    // With each round trip, the string loses a little of everything and more of its treble.
    let damping = 0.5 - 0.46 * how.bright.clamp(0.0, 1.0).sqrt();
    let keep = 10_f32.powf(-3.0 * period / (RATE * how.ring));
    // The damping itself delays; an all-pass makes up the remaining fraction of a sample.
    let delay = period - damping;
    let whole = (delay - 0.3).floor().max(1.0);
    let rest = delay - whole;
    let pass = (1.0 - rest) / (1.0 + rest);
    let mut string = displaced(chance, whole as usize, how);
    let (mut before, mut pass_in, mut pass_out) = (0.0, 0.0, 0.0);
    let mut out = Signal::silence(how.seconds);
    let fade = (0.06 * RATE).min(out.0.len() as f32);
    let length = out.0.len();
    for (i, sample) in out.0.iter_mut().enumerate() {
        let at = i % string.len();
        let here = string[at];
        let left = (length - i) as f32 / fade;
        *sample = here * left.min(1.0);
        let lost = keep * ((1.0 - damping) * here + damping * before);
        before = here;
        pass_out = pass * (lost - pass_out) + pass_in;
        pass_in = lost;
        string[at] = pass_out;
    }
    out
}

/// The string as the finger releases it: noise, rounded by the flesh, without the partials that
/// have a node where it was plucked.
fn displaced(chance: &mut Chance, length: usize, how: Pluck) -> Vec<f32> {
    let mut string: Vec<f32> = (0..length).map(|_| chance.around(1.0)).collect();
    let soft = 0.12 + 0.8 * how.bright;
    for _ in 0..2 {
        let mut level = string[length - 1];
        for sample in &mut string {
            level += soft * (*sample - level);
            *sample = level;
        }
    }
    let back = ((how.place * length as f32) as usize).clamp(1, length);
    let combed: Vec<f32> = (0..length)
        .map(|i| string[i] - 0.9 * string[(i + length - back) % length])
        .collect();
    let mean = combed.iter().sum::<f32>() / length as f32;
    let power = combed.iter().map(|s| (s - mean).powi(2)).sum::<f32>() / length as f32;
    let level = 0.3 / power.sqrt().max(1e-4);
    combed.into_iter().map(|s| (s - mean) * level).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pitch of a sound near a guess, by autocorrelation.
    fn pitch_near(samples: &[f32], guess: f32) -> f32 {
        let alike = |lag: f32| -> f32 {
            let (whole, part) = (lag as usize, lag.fract());
            let later = &samples[whole..];
            samples[..RATE as usize / 4]
                .iter()
                .zip(later.windows(2))
                .map(|(a, b)| a * (b[0] + (b[1] - b[0]) * part))
                .sum()
        };
        // Over many periods, so that a fraction of a sample matters little.
        let periods = 12.0;
        let lags = (0..400).map(|i| periods * RATE / guess * (0.98 + 0.0001 * i as f32));
        let best = lags.max_by(|a, b| alike(*a).total_cmp(&alike(*b)));
        periods * RATE / best.expect("a lag")
    }

    #[test]
    fn strings_are_in_tune() {
        for pitch in [73.4, 146.8, 293.7, 440.0, 659.3] {
            let how = Pluck {
                pitch,
                seconds: 0.9,
                ring: 3.0,
                bright: 0.5,
                place: 0.2,
            };
            let heard = pitch_near(&pluck(&mut Chance::named("tuning"), how).0[2000..], pitch);
            let cents = 1200.0 * (heard / pitch).log2();
            assert!(
                cents.abs() < 4.0,
                "{pitch} sounds as {heard}: {cents} cents"
            );
        }
    }
}
