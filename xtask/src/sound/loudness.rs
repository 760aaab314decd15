//! Perceived loudness, after ITU-R BS.1770.

use super::signal::RATE;
use std::f64::consts::PI;

/// A second-order filter, by its coefficients.
struct Biquad {
    b: [f64; 3],
    a: [f64; 2],
}

impl Biquad {
    fn run(&self, samples: &mut [f64]) {
        let (mut x1, mut x2, mut y1, mut y2) = (0.0, 0.0, 0.0, 0.0);
        for sample in samples {
            let x = *sample;
            let y =
                self.b[0] * x + self.b[1] * x1 + self.b[2] * x2 - self.a[0] * y1 - self.a[1] * y2;
            (x2, x1, y2, y1) = (x1, x, y1, y);
            *sample = y;
        }
    }
}

/// The head's shelf filter and the ear's high-pass, at our sample rate. The standard gives figures
/// for 48 kHz only; these are the analogue filters behind them.
fn weighting() -> [Biquad; 2] {
    let k = (PI * 1_681.974_450_955_533 / f64::from(RATE)).tan();
    let q = 0.707_175_236_955_419_6;
    let high = 10_f64.powf(3.999_843_853_973_347 / 20.0);
    let band = high.powf(0.499_666_774_154_541_6);
    let all = 1.0 + k / q + k * k;
    let shelf = Biquad {
        b: [
            (high + band * k / q + k * k) / all,
            2.0 * (k * k - high) / all,
            (high - band * k / q + k * k) / all,
        ],
        a: [2.0 * (k * k - 1.0) / all, (1.0 - k / q + k * k) / all],
    };
    let k = (PI * 38.135_470_876_024_44 / f64::from(RATE)).tan();
    let q = 0.500_327_037_323_877_3;
    let all = 1.0 + k / q + k * k;
    let pass = Biquad {
        b: [1.0, -2.0, 1.0],
        a: [2.0 * (k * k - 1.0) / all, (1.0 - k / q + k * k) / all],
    };
    [shelf, pass]
}

/// Power of each tenth of a second, summed over the channels.
fn tenths(channels: &[&[f32]]) -> Vec<f64> {
    let step = (RATE / 10.0) as usize;
    let mut powers = Vec::new();
    for channel in channels {
        let mut samples: Vec<f64> = channel.iter().map(|s| f64::from(*s)).collect();
        // Until the filters are at rest again.
        samples.resize(samples.len().next_multiple_of(step) + step, 0.0);
        weighting()
            .iter()
            .for_each(|filter| filter.run(&mut samples));
        powers.resize(samples.len() / step, 0.0);
        for (power, stretch) in powers.iter_mut().zip(samples.chunks(step)) {
            *power += stretch.iter().map(|s| s * s).sum::<f64>() / step as f64;
        }
    }
    powers
}

fn level(power: f64) -> f64 {
    -0.691 + 10.0 * power.max(1e-12).log10()
}

fn mean(powers: impl Iterator<Item = f64> + Clone) -> f64 {
    powers.clone().sum::<f64>() / powers.count().max(1) as f64
}

/// Loudness of a piece of music in LUFS; quiet stretches are left out, as the standard requires.
pub fn integrated(channels: &[&[f32]]) -> f64 {
    let tenths = tenths(channels);
    let blocks: Vec<f64> = tenths.windows(4).map(|w| mean(w.iter().copied())).collect();
    let loud = |gate: f64| {
        blocks
            .iter()
            .copied()
            .filter(move |power| level(*power) > gate)
    };
    let relative = level(mean(loud(-70.0))) - 10.0;
    level(mean(loud(relative)))
}

/// Loudness of the loudest fifth of a second, in LUFS, which is how the ear judges a short sound.
pub fn loudest(channels: &[&[f32]]) -> f64 {
    let tenths = tenths(channels);
    let loudest = tenths.windows(2).map(|w| mean(w.iter().copied()));
    level(loudest.fold(0.0, f64::max))
}

#[cfg(test)]
mod tests {
    use super::super::signal::Signal;
    use super::*;

    #[test]
    fn a_full_tone_at_a_kilohertz_is_three_below_nought() {
        let tone = Signal::sine(3.0, |_| 997.0).0;
        assert!(
            (integrated(&[&tone]) + 3.01).abs() < 0.1,
            "{}",
            integrated(&[&tone])
        );
        assert!((integrated(&[&tone, &tone]) - 0.0).abs() < 0.1);
    }

    #[test]
    fn bass_is_softer_to_the_ear_and_silence_does_not_count() {
        let tone = |pitch: f32| Signal::sine(2.0, |_| pitch).gain(0.1);
        let (bass, middle) = (tone(30.0).0, tone(997.0).0);
        assert!(integrated(&[&bass]) < integrated(&[&middle]) - 3.0);
        let mut paused = middle.clone();
        paused.resize(middle.len() * 3, 0.0);
        assert!((integrated(&[&paused]) - integrated(&[&middle])).abs() < 1.0);
    }
}
