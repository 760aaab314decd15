//! Spells and prayers, each kind with a voice of its own.

use super::fight::swish;
use super::signal::Signal;
use super::string::{Pluck, pluck};
use super::{Group, Sound};
use crate::ink::Chance;
use std::f32::consts::{PI, TAU};

/// All sounds of spells.
pub fn sounds() -> Vec<Sound> {
    vec![
        Sound::new("missile", Group::Spell, (0..2).map(missile).collect()),
        Sound::new("hex", Group::Spell, vec![hex()]),
        Sound::new("bless", Group::Spell, vec![bless()]),
        Sound::new("heal", Group::Spell, vec![heal()]),
        Sound::new("rise", Group::Spell, vec![rise()]),
    ]
}

/// A bell of glass: its overtones are not those of a string.
fn glass(pitch: f32, seconds: f32, decay: f32) -> Signal {
    Signal::struck(
        seconds,
        &[
            (pitch, 0.6, decay),
            (pitch * 1.004, 0.3, decay * 0.9),
            (pitch * 2.76, 0.2, decay * 0.45),
            (pitch * 5.4, 0.08, decay * 0.22),
        ],
    )
}

/// Gathered sparks, a hiss across the room, and it strikes.
fn missile(take: usize) -> Signal {
    let mut chance = Chance::named(&format!("missile {take}"));
    let tone = 1.0 + 0.06 * take as f32;
    let mut out = Signal::silence(0.05);
    for spark in 0..9 {
        let pitch = tone * (900.0 + 260.0 * spark as f32) * chance.between(0.96, 1.04);
        let at = spark as f32 * 0.021 + chance.between(0.0, 0.008);
        out.add(
            &glass(pitch, 0.12, 0.03).gain(0.12 + 0.02 * spark as f32),
            at,
        );
    }
    let flight = swish(&mut chance, 0.26, 1400.0 * tone, 6200.0 * tone).gain(0.55);
    let whine = Signal::sine(0.26, |at| tone * (620.0 + 2600.0 * at))
        .shaped(|at| {
            (at / 0.26 * PI).sin().max(0.0).powi(2) * (0.7 + 0.3 * (at * 47.0 * TAU).sin())
        })
        .gain(0.16);
    let strike = 0.36;
    let bolt = Signal::sine(0.3, |at| 1500.0 * (-at * 26.0).exp() + 78.0)
        .swell(0.002, 0.06)
        .gain(0.8);
    let burst = Signal::noise(&mut chance, 0.35)
        .low(|at| 420.0 + 5200.0 * (-at * 16.0).exp())
        .fall(0.055)
        .gain(0.9);
    let shards = glass(2350.0 * tone, 0.4, 0.09).with(glass(3170.0 * tone, 0.4, 0.07), 0.018);
    out.with(flight, 0.14)
        .with(whine, 0.14)
        .with(bolt, strike)
        .with(burst, strike)
        .with(shards.gain(0.16), strike)
        .in_room(0.4)
}

/// Two voices a wrong step apart, winding down: the room turns.
fn hex() -> Signal {
    let mut chance = Chance::named("hex");
    let length = 0.95;
    let wind = |start: f32, rate: f32, off: f32| {
        Signal::sine(length, move |at| {
            let down = start * 2.0_f32.powf(-0.9 * at / length);
            down * (1.0 + (0.05 + 0.05 * at) * ((at * rate + off) * TAU).sin())
        })
    };
    let envelope = |at: f32| (at / 0.06).min(1.0) * (1.0 - at / length).max(0.0).powf(0.8);
    let voices = wind(466.0, 7.3, 0.0)
        .with(wind(659.0, 6.1, 0.3).gain(0.8), 0.0)
        .with(wind(932.0, 8.9, 0.6).gain(0.35), 0.0)
        .shaped(envelope)
        .gain(0.3);
    let murmur = Signal::noise(&mut chance, length)
        .band(|at| 900.0 + 500.0 * (at * 6.5 * TAU).sin(), 4.0)
        .shaped(envelope)
        .gain(0.9);
    let mut out = voices.with(murmur, 0.0);
    for (at, pitch) in [
        (0.02, 1397.0),
        (0.16, 1319.0),
        (0.33, 1047.0),
        (0.52, 988.0),
    ] {
        out.add(&glass(pitch, 0.4, 0.08).gain(0.16), at);
    }
    out.in_room(0.5)
}

/// A soft fifth that opens like a hand, with a shimmer above.
fn bless() -> Signal {
    let mut chance = Chance::named("bless");
    let mut out = Signal::silence(1.2);
    for (pitch, loud) in [
        (293.7, 0.5),
        (440.0, 0.5),
        (587.3, 0.4),
        (740.0, 0.22),
        (880.0, 0.2),
    ] {
        let beat = chance.between(0.6, 1.4);
        let voice = Signal::sine(1.2, |_| pitch)
            .with(Signal::sine(1.2, |_| pitch * 1.0035).gain(0.7), 0.0)
            .with(Signal::sine(1.2, |_| pitch * 2.0).gain(0.2), 0.0)
            .shaped(|at| {
                let open = (at / 0.16).min(1.0);
                open * open
                    * (3.0 - 2.0 * open)
                    * (-(at - 0.16).max(0.0) / 0.33).exp()
                    * (0.9 + 0.1 * (at * beat * 5.0 * TAU).sin())
            });
        out.add(&voice.gain(loud * 0.5), 0.0);
    }
    for _ in 0..12 {
        let at = chance.between(0.06, 0.55);
        let pitch = [1174.7, 1480.0, 1760.0, 2349.3, 2960.0][chance.index(5)];
        out.add(
            &glass(pitch, 0.4, 0.09).gain(chance.between(0.03, 0.09)),
            at,
        );
    }
    out.in_room(0.5)
}

/// A harp goes up a chord that stays open.
fn heal() -> Signal {
    let mut chance = Chance::named("heal");
    let mut out = Signal::silence(0.1);
    let steps = [196.0, 293.7, 392.0, 493.9, 587.3, 784.0, 987.8];
    for (i, pitch) in steps.into_iter().enumerate() {
        let string = pluck(
            &mut chance,
            Pluck {
                pitch,
                seconds: 1.2,
                ring: 2.2,
                bright: 0.42,
                place: 0.4,
            },
        );
        out.add(
            &string.gain(0.75),
            i as f32 * 0.062 + 0.004 * (i * i) as f32,
        );
    }
    let glow = Signal::sine(1.3, |_| 392.0)
        .with(Signal::sine(1.3, |_| 588.6).gain(0.7), 0.0)
        .shaped(|at| (at / 0.3).min(1.0).powi(2) * (-(at - 0.3).max(0.0) / 0.3).exp())
        .gain(0.1);
    out.with(glow, 0.1).in_room(0.5)
}

/// Out of a breath grows a chord, and something comes back.
fn rise() -> Signal {
    let mut chance = Chance::named("rise");
    let length = 2.2;
    let swell = |at: f32| (at / 1.1).min(1.0).powi(2) * (-(at - 1.1).max(0.0) / 0.4).exp();
    let breath = Signal::noise(&mut chance, length)
        .band(|at| 500.0 + 900.0 * at, 1.2)
        .shaped(swell)
        .gain(0.35);
    let mut out = breath;
    for (pitch, loud) in [
        (146.8, 0.5),
        (220.0, 0.45),
        (293.7, 0.4),
        (370.0, 0.3),
        (440.0, 0.3),
        (587.3, 0.2),
    ] {
        let wide = chance.between(4.6, 5.6);
        // An "ah" sung by many: a few partials, none quite steady.
        let mut voice = Signal::silence(length);
        for (n, part) in [(1.0, 1.0), (2.0, 0.45), (3.0, 0.2), (4.0, 0.08)] {
            let partial = Signal::sine(length, |at| {
                pitch * n * (1.0 + 0.004 * (at * wide * TAU).sin())
            });
            voice.add(&partial.gain(part), 0.0);
        }
        out.add(&voice.shaped(swell).gain(loud * 0.3), 0.0);
    }
    for (i, pitch) in [587.3, 740.0, 880.0, 1174.7, 1480.0]
        .into_iter()
        .enumerate()
    {
        out.add(&glass(pitch, 0.9, 0.22).gain(0.16), 1.0 + i as f32 * 0.075);
    }
    out.in_room(0.55)
}
