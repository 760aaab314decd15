//! The dragon.

use super::signal::Signal;
use super::{Group, Sound};
use crate::ink::Chance;
use std::f32::consts::PI;

/// Waking and breathing fire.
pub fn sounds() -> Vec<Sound> {
    vec![
        Sound::new("dragon_wake", Group::Dragon, vec![wake()]),
        Sound::new("dragon_breath", Group::Dragon, (0..2).map(breath).collect()),
    ]
}

/// A throat as wide as a door: flapping folds, heard through the long tube above them. Pitch and
/// strain are functions of time.
fn voice(
    chance: &mut Chance,
    seconds: f32,
    pitch: impl Fn(f32) -> f32,
    strain: impl Fn(f32) -> f32,
) -> Signal {
    let mut folds = Signal::silence(seconds);
    let mut at = 0.0;
    while at < seconds - 0.05 {
        // No two flaps are alike: that makes it a growl and not a note.
        let rate = pitch(at) * chance.between(0.86, 1.16);
        let loud = chance.between(0.4, 1.0);
        let slap = 0.35 / rate;
        let air = Signal::noise(chance, slap).fall(slap * 0.3).gain(0.5);
        let push = Signal::sine(slap, |_| 0.5 / slap).gain(1.0);
        folds.add(&air.with(push, 0.0).gain(loud), at);
        at += 1.0 / rate;
    }
    let tube =
        |from: f32, by: f32, sharp: f32| folds.clone().band(|at| from + by * strain(at), sharp);
    tube(95.0, 60.0, 1.8)
        .with(tube(230.0, 260.0, 3.0).gain(1.1), 0.0)
        .with(tube(560.0, 620.0, 3.0).gain(1.1), 0.0)
        .with(tube(1350.0, 1100.0, 2.5).gain(0.7), 0.0)
}

fn wake() -> Signal {
    let mut chance = Chance::named("dragon wake");
    let length = 3.2;
    // It draws breath, then lets everybody know.
    let draw = Signal::noise(&mut chance, 1.0)
        .band(|at| 260.0 + 420.0 * at, 1.0)
        .shaped(|at| (at / 0.9 * PI).sin().max(0.0).powi(2))
        .gain(0.5);
    let strain = |at: f32| (at / length * PI).sin().max(0.0).powf(1.4);
    let roar = voice(
        &mut chance,
        length - 0.7,
        |at| 30.0 + 34.0 * strain(at + 0.35),
        strain,
    )
    .shaped(|at| {
        (at / 0.7).min(1.0).powi(2) * ((length - 0.7 - at) / 1.0).clamp(0.0, 1.0).powf(1.5)
    })
    .gain(1.6);
    let deep = Signal::sine(length - 0.7, |at| 38.0 + 14.0 * strain(at))
        .shaped(|at| (at / 0.8).min(1.0).powi(2) * ((length - 0.7 - at) / 1.1).clamp(0.0, 1.0))
        .gain(0.35);
    let mut out = draw.with(roar, 0.7).with(deep, 0.7);
    // Hoard and rubble slide from its back.
    for _ in 0..26 {
        let at = 0.3 + 2.3 * chance.unit();
        let (tone, loud) = (chance.between(0.6, 1.6), chance.between(0.03, 0.14));
        let stone = Signal::struck(
            0.1,
            &[(260.0 * tone, 0.6, 0.02), (610.0 * tone, 0.4, 0.012)],
        );
        out.add(&stone.gain(loud), at);
    }
    for _ in 0..12 {
        let at = 0.8 + 1.8 * chance.unit();
        let tone = chance.between(0.85, 1.25);
        let coin = Signal::struck(
            0.2,
            &[(2900.0 * tone, 0.5, 0.04), (4800.0 * tone, 0.4, 0.03)],
        );
        out.add(&coin.gain(0.03), at);
    }
    out.in_room(0.8)
}

fn breath(take: usize) -> Signal {
    let mut chance = Chance::named(&format!("dragon breath {take}"));
    let length = 1.7 + 0.15 * take as f32;
    let flare = |at: f32| (at / 0.12).min(1.0) * ((length - at) / 0.8).clamp(0.0, 1.0).powf(1.2);
    // Fire flutters: its loudness wanders faster than any hand could turn it.
    let flutter = Signal::noise(&mut chance, length)
        .low(|_| 14.0)
        .gain(22.0)
        .0;
    let flutter = |at: f32| {
        let here = flutter[((at * super::signal::RATE) as usize).min(flutter.len() - 1)];
        (1.0 + here).clamp(0.35, 1.7)
    };
    let blaze = Signal::noise(&mut chance, length)
        .low(|at| 700.0 + 3600.0 * flare(at) * (0.7 + 0.3 * (at / length * PI).sin()))
        .shaped(|at| flare(at) * flutter(at))
        .gain(0.9);
    let body = Signal::noise(&mut chance, length)
        .band(|at| 150.0 + 60.0 * (at * 5.0).sin(), 1.0)
        .shaped(|at| flare(at) * flutter(at))
        .gain(1.3);
    let growl = voice(&mut chance, length, |at| 52.0 - 12.0 * at / length, |_| 0.7)
        .shaped(flare)
        .gain(0.7);
    let mut out = blaze.with(body, 0.0).with(growl, 0.0);
    for _ in 0..60 {
        let at = 0.15 + (length - 0.2) * chance.unit();
        let (pitch, loud) = (chance.between(700.0, 4600.0), chance.between(0.1, 0.6));
        let crackle = Signal::noise(&mut chance, 0.02)
            .band(|_| pitch, 1.2)
            .fall(0.0035)
            .gain(loud);
        out.add(&crackle, at);
    }
    out.in_room(0.5)
}
