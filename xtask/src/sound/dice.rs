//! Dice by kind, by number and by the surface they fall on.

use super::signal::Signal;
use super::{Group, Sound};
use crate::ink::Chance;

#[derive(Clone, Copy, PartialEq)]
enum Ground {
    /// The lined tray.
    Felt,
    /// The bare table.
    Wood,
}

/// The way a die with a number of sides falls.
struct Kind {
    sides: u8,
    /// Higher for small, pointed dice.
    tone: f32,
    /// Number of bounces.
    bounces: usize,
    /// Seconds to the second touch.
    gap: f32,
    /// Share of each bounce left for the next.
    spring: f32,
    /// Seconds of rolling over its faces, and faces passed per second.
    roll: (f32, f32),
}

const KINDS: [Kind; 6] = [
    // A pyramid lands on a face and stays there.
    Kind {
        sides: 4,
        tone: 1.34,
        bounces: 3,
        gap: 0.105,
        spring: 0.5,
        roll: (0.0, 1.0),
    },
    Kind {
        sides: 6,
        tone: 1.0,
        bounces: 4,
        gap: 0.125,
        spring: 0.62,
        roll: (0.1, 17.0),
    },
    Kind {
        sides: 8,
        tone: 1.14,
        bounces: 4,
        gap: 0.115,
        spring: 0.64,
        roll: (0.16, 21.0),
    },
    Kind {
        sides: 10,
        tone: 1.05,
        bounces: 5,
        gap: 0.12,
        spring: 0.65,
        roll: (0.2, 24.0),
    },
    Kind {
        sides: 12,
        tone: 0.88,
        bounces: 5,
        gap: 0.13,
        spring: 0.68,
        roll: (0.34, 27.0),
    },
    // Nearly a ball.
    Kind {
        sides: 20,
        tone: 0.82,
        bounces: 6,
        gap: 0.125,
        spring: 0.7,
        roll: (0.46, 34.0),
    },
];

/// One die, two dice and a handful, of every kind, on both surfaces.
pub fn sounds() -> Vec<Sound> {
    let mut sounds = Vec::new();
    for (ground, on) in [(Ground::Felt, "felt"), (Ground::Wood, "wood")] {
        for kind in &KINDS {
            for (count, word) in [(1, "die"), (2, "dice"), (4, "handful")] {
                let name = format!("{word}_{on}_d{}", kind.sides);
                let takes = (0..2).map(|take| throw(&name, kind, ground, count, take));
                sounds.push(Sound::new(&name, Group::Dice, takes.collect()));
            }
        }
    }
    sounds
}

/// Dice leave the hand nearly together, fall, and now and then hit one another.
fn throw(name: &str, kind: &Kind, ground: Ground, count: usize, take: usize) -> Signal {
    let mut chance = Chance::named(&format!("{name} {take}"));
    let mut out = Signal::silence(0.05);
    let mut start = 0.0;
    for die in 0..count {
        let force = if die == 0 {
            1.0
        } else {
            chance.between(0.6, 0.95)
        };
        out.add(&fallen(&mut chance, kind, ground).gain(force), start);
        start += chance.between(0.025, 0.07);
        if die > 0 {
            let at = start + chance.between(0.0, 0.12);
            let force = chance.between(0.35, 0.6);
            out.add(&clack(&mut chance, kind.tone).gain(force), at);
        }
    }
    out.in_room(if ground == Ground::Felt { 0.12 } else { 0.25 })
}

/// One die from the hand until it rests.
fn fallen(chance: &mut Chance, kind: &Kind, ground: Ground) -> Signal {
    let mut out = Signal::silence(0.02);
    let (mut at, mut gap, mut force) = (0.0, kind.gap * chance.between(0.9, 1.15), 1.0);
    // Felt swallows a bounce that wood gives back.
    let spring = kind.spring * if ground == Ground::Felt { 0.88 } else { 1.0 };
    for _ in 0..kind.bounces {
        out.add(&touch(chance, kind, ground, force), at);
        // A corner rarely lands alone: its neighbour follows.
        let neighbour = chance.between(0.012, 0.024) / kind.tone;
        let lighter = force * chance.between(0.25, 0.5);
        out.add(&touch(chance, kind, ground, lighter), at + neighbour);
        at += gap;
        gap *= spring * chance.between(0.94, 1.08);
        force *= spring * chance.between(0.85, 1.05);
    }
    let (length, faces) = kind.roll;
    let length = length * chance.between(0.8, 1.2);
    let mut rolled = 0.0;
    while rolled < length {
        // Slower and slower, over one edge after the other.
        let left = 1.0 - rolled / length;
        let soft = (0.09 + 0.2 * left) * chance.between(0.6, 1.0);
        out.add(&touch(chance, kind, ground, soft), at + rolled);
        rolled += chance.between(0.85, 1.15) / (faces * (0.45 + 0.55 * left));
    }
    // It comes to rest.
    out.add(&touch(chance, kind, ground, 0.2), at + length + 0.03);
    if ground == Ground::Felt {
        let brush = Signal::noise(chance, at + length + 0.05)
            .band(|_| 1100.0 * kind.tone, 0.8)
            .shaped(|t| (t / 0.04).min(1.0) * (-t / (0.09 + length * 0.6)).exp())
            .gain(0.05);
        out.add(&brush, 0.015);
    }
    out
}

/// One touch of the surface.
fn touch(chance: &mut Chance, kind: &Kind, ground: Ground, force: f32) -> Signal {
    let tone = kind.tone * chance.between(0.93, 1.08);
    // A soft touch is also a dull one.
    let bright = 0.4 + 0.6 * force.min(1.0);
    match ground {
        Ground::Felt => {
            let thud = Signal::noise(chance, 0.08)
                .low(|_| 700.0 * tone * bright)
                .fall(0.011)
                .gain(1.5);
            let tray = Signal::struck(0.1, &[(168.0, 0.5, 0.02), (340.0 * tone, 0.28, 0.012)]);
            let shell = Signal::struck(
                0.03,
                &[
                    (2450.0 * tone, 0.12 * bright, 0.004),
                    (3900.0 * tone, 0.07 * bright, 0.0025),
                ],
            );
            thud.with(tray, 0.0).with(shell, 0.0).gain(force)
        }
        Ground::Wood => {
            let board = Signal::struck(
                0.16,
                &[
                    (214.0, 0.4, 0.034),
                    (395.0, 0.36, 0.024),
                    (720.0 * tone, 0.34, 0.015),
                    (1310.0 * tone, 0.26 * bright, 0.009),
                ],
            );
            let shell = Signal::struck(
                0.04,
                &[
                    (2700.0 * tone, 0.3 * bright, 0.006),
                    (4350.0 * tone, 0.2 * bright, 0.0035),
                ],
            );
            let click = Signal::noise(chance, 0.012)
                .high(2600.0)
                .fall(0.0014)
                .gain(0.5 * bright);
            board.with(shell, 0.0).with(click, 0.0).gain(force)
        }
    }
}

/// Die against die.
fn clack(chance: &mut Chance, tone: f32) -> Signal {
    let tone = tone * chance.between(0.92, 1.1);
    let ring = Signal::struck(
        0.04,
        &[
            (3150.0 * tone, 0.45, 0.005),
            (5200.0 * tone, 0.35, 0.0035),
            (7900.0 * tone, 0.2, 0.002),
        ],
    );
    let click = Signal::noise(chance, 0.008)
        .high(3500.0)
        .fall(0.001)
        .gain(0.5);
    ring.with(click, 0.0)
}
