//! Blows: blade, shield, hurt, fall, and the heart.

use super::signal::Signal;
use super::{Group, Sound};
use crate::ink::Chance;
use std::f32::consts::PI;

/// All sounds of blows.
pub fn sounds() -> Vec<Sound> {
    let takes = |count: usize, make: fn(usize) -> Signal| (0..count).map(make).collect();
    vec![
        Sound::new("blade", Group::Deed, takes(3, blade)),
        Sound::new("arrow", Group::Deed, takes(2, arrow)),
        Sound::new("shot", Group::Deed, takes(2, shot)),
        Sound::new("whoosh", Group::Deed, takes(3, whoosh)),
        Sound::new("shield", Group::Deed, takes(2, shield)),
        Sound::new("hurt", Group::Deed, takes(2, hurt)),
        Sound::new("fall", Group::Deed, vec![fall()]),
        Sound::new("heartbeat", Group::Heart, vec![heartbeat()]),
    ]
}

/// Air cut by something quick.
pub fn swish(chance: &mut Chance, seconds: f32, from: f32, to: f32) -> Signal {
    Signal::noise(chance, seconds)
        .band(|at| from + (to - from) * at / seconds, 1.3)
        .shaped(|at| (at / seconds * PI).sin().max(0.0).powi(2))
}

/// Edge on mail: the stroke, the bite, and steel that rings on a little.
fn blade(take: usize) -> Signal {
    let mut chance = Chance::named(&format!("blade {take}"));
    let tone = 1.0 + take as f32 * 0.083;
    // A bar's partials, no two of them in tune.
    let partials: Vec<(f32, f32, f32)> = [
        (1210.0, 0.16, 0.11),
        (1990.0, 0.3, 0.13),
        (2035.0, 0.22, 0.12),
        (3340.0, 0.3, 0.1),
        (4720.0, 0.26, 0.075),
        (6250.0, 0.2, 0.055),
        (8130.0, 0.12, 0.035),
        (10_900.0, 0.07, 0.02),
    ]
    .into_iter()
    .map(|(pitch, loud, decay)| (pitch * tone * chance.between(0.985, 1.015), loud, decay))
    .collect();
    let ring = Signal::struck(0.6, &partials);
    // The edge runs on over what it hit.
    let scrape = Signal::noise(&mut chance, 0.12)
        .band(|at| (3200.0 + 9000.0 * at) * tone, 1.0)
        .shaped(|at| (at / 0.004).min(1.0) * (-at / 0.03).exp())
        .gain(0.55);
    let bite = Signal::noise(&mut chance, 0.05)
        .high(1800.0)
        .fall(0.005)
        .gain(0.9);
    let arm = Signal::struck(0.14, &[(132.0, 0.8, 0.032), (305.0, 0.5, 0.022)]);
    let hit = 0.085;
    swish(&mut chance, 0.12, 700.0, 3600.0)
        .gain(0.4)
        .with(bite, hit)
        .with(scrape, hit)
        .with(ring.gain(0.5), hit)
        .with(arm, hit)
        .in_room(0.28)
}

/// A string let go, the shaft's way, and the head in wood.
fn arrow(take: usize) -> Signal {
    let mut chance = Chance::named(&format!("arrow {take}"));
    let tone = 1.0 + take as f32 * 0.06;
    let string = Signal::struck(
        0.2,
        &[
            (168.0 * tone, 0.9, 0.04),
            (341.0 * tone, 0.5, 0.03),
            (520.0 * tone, 0.22, 0.018),
        ],
    );
    let wood = Signal::struck(
        0.2,
        &[
            (236.0 * tone, 0.8, 0.03),
            (498.0 * tone, 0.5, 0.02),
            (1130.0 * tone, 0.2, 0.01),
        ],
    );
    let head = Signal::noise(&mut chance, 0.05).high(1400.0).fall(0.006);
    string
        .with(swish(&mut chance, 0.15, 2400.0, 1500.0).gain(0.3), 0.01)
        .with(wood, 0.16)
        .with(head.gain(0.7), 0.16)
        .in_room(0.25)
}

/// Powder: the crack, the body of it, and the room that answers.
fn shot(take: usize) -> Signal {
    let mut chance = Chance::named(&format!("shot {take}"));
    let tone = 1.0 - take as f32 * 0.08;
    let crack = Signal::noise(&mut chance, 0.08).high(900.0).fall(0.008);
    let body = Signal::noise(&mut chance, 0.3)
        .low(|_| 1500.0 * tone)
        .fall(0.05);
    let push = Signal::sine(0.25, |at| (58.0 + 120.0 * (-at * 40.0).exp()) * tone).fall(0.06);
    crack
        .gain(1.4)
        .with(body.gain(1.2), 0.002)
        .with(push.gain(1.1), 0.0)
        .in_room(0.45)
}

/// Air where somebody stood.
fn whoosh(take: usize) -> Signal {
    let mut chance = Chance::named(&format!("whoosh {take}"));
    let tone = 1.0 + take as f32 * 0.1;
    let edge = swish(&mut chance, 0.2, 500.0 * tone, 2600.0 * tone);
    let arm = swish(&mut chance, 0.16, 240.0 * tone, 700.0 * tone);
    edge.with(arm.gain(0.6), 0.03).in_room(0.2)
}

/// Limewood and an iron boss.
fn shield(take: usize) -> Signal {
    let mut chance = Chance::named(&format!("shield {take}"));
    let tone = 1.0 - take as f32 * 0.07;
    let board = Signal::struck(
        0.35,
        &[
            (118.0 * tone, 1.0, 0.07),
            (243.0 * tone, 0.75, 0.05),
            (412.0 * tone, 0.45, 0.032),
            (655.0 * tone, 0.25, 0.02),
        ],
    );
    let boss = Signal::struck(
        0.35,
        &[
            (905.0 * tone, 0.2, 0.09),
            (1478.0 * tone, 0.17, 0.075),
            (2290.0 * tone, 0.12, 0.05),
            (3510.0 * tone, 0.06, 0.03),
        ],
    );
    let hit = Signal::noise(&mut chance, 0.08)
        .low(|_| 2100.0)
        .fall(0.009)
        .gain(1.0);
    board.with(boss, 0.0).with(hit, 0.0).in_room(0.32)
}

/// A blow that gets through: cloth, flesh, breath.
fn hurt(take: usize) -> Signal {
    let mut chance = Chance::named(&format!("hurt {take}"));
    let tone = 1.0 - take as f32 * 0.1;
    let blow = Signal::sine(0.25, |at| (74.0 + 150.0 * (-at * 42.0).exp()) * tone)
        .fall(0.05)
        .gain(1.1);
    let flesh = Signal::noise(&mut chance, 0.14)
        .low(|_| 860.0 * tone)
        .fall(0.022)
        .gain(1.4);
    let cloth = Signal::noise(&mut chance, 0.08)
        .band(|_| 2300.0, 0.9)
        .fall(0.011)
        .gain(0.5);
    // The air driven out: a throat's two formants.
    let breath = Signal::noise(&mut chance, 0.2);
    let breath = breath
        .clone()
        .band(|at| (610.0 - 700.0 * at) * tone, 3.0)
        .with(breath.band(|_| 1180.0 * tone, 4.0).gain(0.5), 0.0)
        .shaped(|at| (at / 0.02).min(1.0) * (-at / 0.05).exp())
        .gain(1.2);
    blow.with(flesh, 0.0)
        .with(cloth, 0.004)
        .with(breath, 0.05)
        .in_room(0.2)
}

/// The wooden disc topples, rolls round its rim and lies still.
fn fall() -> Signal {
    let mut chance = Chance::named("fall");
    let mut out = Signal::sine(0.3, |at| 62.0 + 90.0 * (-at * 30.0).exp())
        .fall(0.08)
        .gain(0.9);
    let thud = Signal::noise(&mut chance, 0.2).low(|_| 640.0).fall(0.035);
    out.add(&thud.gain(1.3), 0.0);
    let (mut at, mut gap, mut force) = (0.13, 0.115, 0.6);
    for _ in 0..16 {
        let tone = chance.between(0.96, 1.04);
        let tap = Signal::struck(
            0.09,
            &[
                (405.0 * tone, 0.5, 0.019),
                (930.0 * tone, 0.3, 0.011),
                (1740.0 * tone, 0.12, 0.006),
            ],
        );
        out.add(&tap.gain(force), at);
        at += gap;
        // A coin's way to rest: ever faster, ever softer.
        gap = (gap * 0.84).max(0.018);
        force *= 0.87;
    }
    out.in_room(0.25)
}

/// Twice the two strokes of a heart, as from inside.
fn heartbeat() -> Signal {
    let mut chance = Chance::named("heartbeat");
    let mut out = Signal::silence(0.02);
    for (at, force, tone) in [
        (0.0, 1.0, 1.0),
        (0.27, 0.62, 1.14),
        (0.92, 0.8, 1.0),
        (1.19, 0.48, 1.14),
    ] {
        let beat = Signal::sine(0.3, |t| (46.0 + 38.0 * (-t * 30.0).exp()) * tone)
            .swell(0.014, 0.06)
            .gain(force);
        // Small loudspeakers have no deep bass; the knock carries the beat there.
        let knock = Signal::noise(&mut chance, 0.12)
            .band(|_| 128.0 * tone, 2.2)
            .swell(0.01, 0.03)
            .gain(1.3 * force);
        out.add(&beat.with(knock, 0.0), at);
    }
    out
}
