//! Sample buffers: noise, tones, filters, envelopes.

use super::loudness;
use crate::ink::Chance;
use std::f32::consts::TAU;

/// Samples per second.
pub const RATE: f32 = 32_000.0;

/// Limit on the amplitude of a sample.
pub const CEILING: f32 = 0.89;
/// Amplitude from which peaks are compressed.
const KNEE: f32 = 0.6;

/// A run of samples.
#[derive(Clone)]
pub struct Signal(pub Vec<f32>);

impl Signal {
    /// Silence of this many seconds.
    pub fn silence(seconds: f32) -> Self {
        Self(vec![0.0; (seconds * RATE) as usize])
    }

    /// White noise.
    pub fn noise(chance: &mut Chance, seconds: f32) -> Self {
        let mut out = Self::silence(seconds);
        for sample in &mut out.0 {
            *sample = chance.around(1.0);
        }
        out
    }

    /// A sine whose pitch is a function of time in seconds.
    pub fn sine(seconds: f32, pitch: impl Fn(f32) -> f32) -> Self {
        let mut out = Self::silence(seconds);
        let mut phase = 0.0_f32;
        for (i, sample) in out.0.iter_mut().enumerate() {
            *sample = phase.sin();
            phase = (phase + TAU * pitch(i as f32 / RATE) / RATE) % TAU;
        }
        out
    }

    /// A struck body: partials given by pitch in hertz, loudness, and decay time in seconds.
    pub fn struck(seconds: f32, partials: &[(f32, f32, f32)]) -> Self {
        let mut out = Self::silence(seconds);
        for &(pitch, loudness, decay) in partials {
            let tone = Self::sine(seconds, |_| pitch).fall(decay).gain(loudness);
            out.add(&tone, 0.0);
        }
        out
    }

    /// Scales the loudness.
    pub fn gain(mut self, by: f32) -> Self {
        for sample in &mut self.0 {
            *sample *= by;
        }
        self
    }

    /// Fades to about a third in every `decay` seconds.
    pub fn fall(self, decay: f32) -> Self {
        self.shaped(|at| (-at / decay).exp())
    }

    /// Multiplies by a function of time in seconds.
    pub fn shaped(mut self, rule: impl Fn(f32) -> f32) -> Self {
        for (i, sample) in self.0.iter_mut().enumerate() {
            *sample *= rule(i as f32 / RATE);
        }
        self
    }

    /// Swells for `rise` seconds, then fades.
    pub fn swell(self, rise: f32, decay: f32) -> Self {
        self.shaped(|at| {
            if at < rise {
                at / rise
            } else {
                (-(at - rise) / decay).exp()
            }
        })
    }

    /// Low-pass filter; the pitch is a function of time.
    pub fn low(self, pitch: impl Fn(f32) -> f32) -> Self {
        self.filtered(pitch, 0.707, Band::Low)
    }

    /// High-pass filter.
    pub fn high(self, pitch: f32) -> Self {
        self.filtered(|_| pitch, 0.707, Band::High)
    }

    /// Band-pass filter, narrower for higher `sharp`.
    pub fn band(self, pitch: impl Fn(f32) -> f32, sharp: f32) -> Self {
        self.filtered(pitch, sharp, Band::Middle)
    }

    /// A state-variable filter (after Simper), stable however its pitch moves.
    fn filtered(mut self, pitch: impl Fn(f32) -> f32, sharp: f32, band: Band) -> Self {
        let (mut first, mut second) = (0.0_f32, 0.0_f32);
        let k = 1.0 / sharp;
        for (i, sample) in self.0.iter_mut().enumerate() {
            let at = pitch(i as f32 / RATE).clamp(10.0, RATE * 0.45);
            let g = (std::f32::consts::PI * at / RATE).tan();
            let a1 = 1.0 / (1.0 + g * (g + k));
            let v3 = *sample - second;
            let v1 = a1 * first + g * a1 * v3;
            let v2 = second + g * a1 * first + g * g * a1 * v3;
            first = 2.0 * v1 - first;
            second = 2.0 * v2 - second;
            *sample = match band {
                Band::Low => v2,
                Band::Middle => v1 * k,
                Band::High => *sample - k * v1 - v2,
            };
        }
        self
    }

    /// Mixes another signal in from a given time, growing as needed. Its last moments are faded, so
    /// that nothing stops abruptly.
    pub fn add(&mut self, other: &Signal, at: f32) {
        let start = (at * RATE) as usize;
        let length = other.0.len();
        if self.0.len() < start + length {
            self.0.resize(start + length, 0.0);
        }
        let fade = (0.012 * RATE).min(length as f32 * 0.2).max(1.0);
        for (i, (sample, more)) in self.0[start..].iter_mut().zip(&other.0).enumerate() {
            *sample += more * ((length - i) as f32 / fade).min(1.0);
        }
    }

    /// The same, returning the mixed signal.
    pub fn with(mut self, other: Signal, at: f32) -> Self {
        self.add(&other, at);
        self
    }

    /// Crossfades the end into the beginning to make a loop, shortening it by the overlap.
    pub fn round(mut self, overlap: f32) -> Self {
        let overlap = ((overlap * RATE) as usize).min(self.0.len() / 2);
        let length = self.0.len() - overlap;
        for i in 0..overlap {
            // Equal power, for noise.
            let t = i as f32 / overlap as f32 * std::f32::consts::FRAC_PI_2;
            self.0[i] = self.0[i] * t.sin() + self.0[length + i] * t.cos();
        }
        self.0.truncate(length);
        self
    }

    /// Adds a small room: a few early echoes, soon gone.
    pub fn in_room(self, wet: f32) -> Self {
        let dry = self.clone();
        let mut out = self;
        let soft = dry.low(|_| 2600.0);
        for (delay, level) in [
            (0.013, 0.5),
            (0.021, 0.42),
            (0.034, 0.3),
            (0.049, 0.2),
            (0.071, 0.12),
        ] {
            out.add(&soft.clone().gain(level * wet), delay);
        }
        out
    }

    /// Brings the signal to a loudness in LUFS. Unless it is a loop, also removes inaudible rumble,
    /// and clicks at both ends.
    pub fn finished(self, target: f64, looped: bool) -> Vec<f32> {
        let mut out = if looped {
            self.0
        } else {
            self.high(24.0).trimmed()
        };
        // Compressing peaks costs loudness, so repeat.
        for _ in 0..3 {
            let missing = target - loudness::loudest(&[&out]);
            let gain = 10.0_f64.powf(missing.min(60.0) / 20.0) as f32;
            out.iter_mut()
                .for_each(|sample| *sample = bent(*sample * gain));
        }
        out
    }

    /// Removes the silence after it, and fades both ends.
    fn trimmed(self) -> Vec<f32> {
        let mut out = self.0;
        let peak = out
            .iter()
            .fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        let last = out.iter().rposition(|sample| sample.abs() > peak * 0.0015);
        let fall = (0.03 * RATE) as usize;
        out.truncate((last.unwrap_or(0) + fall).min(out.len()));
        let length = out.len();
        let (rise, fall) = (0.0007 * RATE, (fall as f32).min(length as f32 / 3.0));
        for (i, sample) in out.iter_mut().enumerate() {
            let start = (i as f32 / rise).min(1.0);
            let end = ((length - 1 - i) as f32 / fall).min(1.0);
            *sample *= start * end * end * (3.0 - 2.0 * end);
        }
        out
    }
}

/// Compresses a sample below the ceiling instead of clipping it.
pub fn bent(sample: f32) -> f32 {
    let over = (sample.abs() - KNEE).max(0.0);
    let room = CEILING - KNEE;
    if over == 0.0 {
        return sample;
    }
    (KNEE + room * (over / room).tanh()).copysign(sample)
}

#[derive(Clone, Copy)]
enum Band {
    Low,
    Middle,
    High,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finished_sound_starts_and_ends_in_silence_below_the_ceiling() {
        let loud = Signal::sine(0.5, |_| 300.0).gain(40.0);
        let finished = loud.finished(-3.0, false);
        assert_eq!(finished.first().map(|s| s.abs() < 1e-6), Some(true));
        assert_eq!(finished.last().map(|s| s.abs() < 1e-6), Some(true));
        assert!(finished.iter().all(|sample| sample.abs() <= CEILING));
    }

    #[test]
    fn soft_and_loud_sources_come_out_alike() {
        for gain in [0.001, 1.0, 30.0] {
            let finished = Signal::sine(0.5, |_| 300.0)
                .gain(gain)
                .finished(-20.0, false);
            let heard = loudness::loudest(&[&finished]);
            assert!((heard + 20.0).abs() < 0.2, "{heard}");
        }
    }

    #[test]
    fn filters_keep_what_they_are_named_for() {
        let power = |signal: Signal| signal.0.iter().map(|s| s * s).sum::<f32>();
        let low = || Signal::sine(0.5, |_| 120.0);
        let high = || Signal::sine(0.5, |_| 6000.0);
        assert!(power(low().low(|_| 800.0)) > 20.0 * power(high().low(|_| 800.0)));
        assert!(power(high().high(800.0)) > 20.0 * power(low().high(800.0)));
        assert!(power(low().band(|_| 120.0, 4.0)) > 20.0 * power(high().band(|_| 120.0, 4.0)));
    }

    #[test]
    fn a_loop_runs_round_without_a_step() {
        let mut chance = Chance::named("round");
        let wind = Signal::noise(&mut chance, 2.0).low(|_| 200.0).round(0.5);
        let step = |a: f32, b: f32| (a - b).abs();
        let usual = wind
            .0
            .windows(2)
            .map(|pair| step(pair[0], pair[1]))
            .fold(0.0, f32::max);
        let (first, last) = (wind.0[0], wind.0[wind.0.len() - 1]);
        assert!(
            step(first, last) <= usual * 1.5,
            "{} against {usual}",
            step(first, last)
        );
    }
}
