//! The place itself: doors, chests, coins, traps.

use super::fight::swish;
use super::signal::Signal;
use super::string::{Pluck, pluck};
use super::{Group, Sound};
use crate::ink::Chance;
use std::f32::consts::{PI, TAU};

pub fn sounds() -> Vec<Sound> {
    vec![
        Sound::new("door", Group::Place, (0..2).map(door).collect()),
        Sound::new("chest", Group::Place, vec![chest()]),
        Sound::new("coins", Group::Place, (0..3).map(coins).collect()),
        Sound::new("trap_spring", Group::Deed, vec![trap_spring()]),
        Sound::new("trap_physical", Group::Deed, vec![trap_physical()]),
        Sound::new("trap_magic", Group::Spell, vec![trap_magic()]),
        Sound::new("trap_disarmed", Group::Place, vec![trap_disarmed()]),
    ]
}

/// Wood on an iron pin: the hinge slips and catches, faster and slower, and the door sings along.
fn creak(chance: &mut Chance, seconds: f32, pitch: f32) -> Signal {
    let mut out = Signal::silence(seconds);
    let mut at = 0.0;
    while at < seconds - 0.02 {
        let share = at / seconds;
        let loud = (share * PI).sin().max(0.0) * chance.between(0.5, 1.0);
        let slip = Signal::noise(chance, 0.006).fall(0.0012);
        out.add(&slip.gain(loud), at);
        let rate = pitch * (0.16 + 0.1 * share + 0.03 * (share * 17.0).sin());
        at += chance.between(0.93, 1.07) / rate;
    }
    let panel = |centre: f32, sharp: f32| out.clone().band(move |_| centre, sharp);
    panel(pitch * 1.6, 5.0)
        .with(panel(pitch * 2.9, 6.0).gain(0.8), 0.0)
        .with(panel(pitch * 5.3, 5.0).gain(0.5), 0.0)
}

/// Latch, hinge, and oak against stone.
fn door(take: usize) -> Signal {
    let mut chance = Chance::named(&format!("door {take}"));
    let tone = 1.0 - 0.08 * take as f32;
    let latch = Signal::struck(
        0.08,
        &[
            (1180.0 * tone, 0.35, 0.012),
            (2610.0, 0.22, 0.008),
            (540.0, 0.3, 0.012),
        ],
    );
    let swing = 0.62 + 0.1 * take as f32;
    let thud = Signal::struck(
        0.4,
        &[
            (71.0 * tone, 1.0, 0.09),
            (139.0 * tone, 0.8, 0.06),
            (262.0 * tone, 0.4, 0.035),
            (431.0 * tone, 0.25, 0.02),
        ],
    );
    let slam = Signal::noise(&mut chance, 0.2)
        .low(|_| 800.0)
        .fall(0.03)
        .gain(0.9);
    let hinge = creak(&mut chance, swing, 330.0 * tone).gain(2.6);
    latch
        .with(hinge, 0.07)
        .with(thud, swing + 0.09)
        .with(slam, swing + 0.09)
        .in_room(0.5)
}

/// Hasp up, hinges, and the lid against the wall.
fn chest() -> Signal {
    let mut chance = Chance::named("chest");
    let hasp = Signal::struck(
        0.1,
        &[
            (1620.0, 0.4, 0.018),
            (2930.0, 0.25, 0.012),
            (4410.0, 0.12, 0.007),
            (760.0, 0.3, 0.014),
        ],
    );
    let lid = Signal::struck(
        0.25,
        &[(134.0, 0.9, 0.05), (283.0, 0.5, 0.03), (520.0, 0.25, 0.017)],
    );
    let bump = Signal::noise(&mut chance, 0.1)
        .low(|_| 1100.0)
        .fall(0.014)
        .gain(0.8);
    hasp.clone()
        .with(hasp.gain(0.55), 0.085)
        .with(creak(&mut chance, 0.4, 520.0).gain(2.0), 0.17)
        .with(lid, 0.6)
        .with(bump, 0.6)
        .in_room(0.3)
}

/// A few coins let fall on others.
fn coins(take: usize) -> Signal {
    let mut chance = Chance::named(&format!("coins {take}"));
    let mut out = Signal::silence(0.1);
    for i in 0..9 + take * 3 {
        let tone = chance.between(0.82, 1.3);
        // Two near modes of a disc beat against each other.
        let ping = Signal::struck(
            0.25,
            &[
                (2870.0 * tone, 0.3, 0.05),
                (2925.0 * tone, 0.26, 0.046),
                (4780.0 * tone, 0.32, 0.035),
                (6640.0 * tone, 0.22, 0.022),
                (9350.0 * tone, 0.12, 0.012),
            ],
        );
        let chink = Signal::noise(&mut chance, 0.01)
            .high(3500.0)
            .fall(0.0012)
            .gain(0.35);
        let at = i as f32 * 0.036 * (1.0 + i as f32 * 0.015) + chance.between(0.0, 0.04);
        let loud = chance.between(0.3, 1.0) * (1.0 - i as f32 * 0.03);
        out.add(&ping.with(chink, 0.0).gain(loud), at);
    }
    let purse = Signal::noise(&mut chance, 0.3)
        .low(|_| 500.0)
        .shaped(|at| (at / 0.3 * PI).sin().max(0.0))
        .gain(0.12);
    out.with(purse, 0.0).in_room(0.18)
}

fn click(chance: &mut Chance, tone: f32) -> Signal {
    let body = Signal::struck(
        0.05,
        &[
            (1290.0 * tone, 0.5, 0.007),
            (2740.0 * tone, 0.4, 0.0045),
            (430.0 * tone, 0.4, 0.011),
        ],
    );
    let edge = Signal::noise(chance, 0.01)
        .high(2500.0)
        .fall(0.0014)
        .gain(0.5);
    body.with(edge, 0.0)
}

/// Something gave way underfoot: a stone sinks, a wire hums, and then a beat of nothing.
fn trap_spring() -> Signal {
    let mut chance = Chance::named("trap spring");
    let grind = Signal::noise(&mut chance, 0.16)
        .band(|_| 420.0, 1.2)
        .shaped(|at| {
            (at / 0.02).min(1.0) * (-at / 0.07).exp() * (0.6 + 0.4 * (at * 61.0 * TAU).sin())
        })
        .gain(1.3);
    let sink = Signal::struck(0.2, &[(96.0, 0.9, 0.05), (188.0, 0.5, 0.03)]);
    let wire = pluck(
        &mut chance,
        Pluck {
            pitch: 311.0,
            seconds: 0.45,
            ring: 0.7,
            bright: 0.85,
            place: 0.08,
        },
    );
    let lock = click(&mut chance, 0.9);
    grind
        .with(sink, 0.05)
        .with(lock, 0.15)
        .with(wire.gain(0.6), 0.16)
        .in_room(0.35)
}

/// A bow in the wall: string, bolt, and the bolt in something hard.
fn trap_physical() -> Signal {
    let mut chance = Chance::named("trap physical");
    let string = pluck(
        &mut chance,
        Pluck {
            pitch: 104.0,
            seconds: 0.3,
            ring: 0.5,
            bright: 0.6,
            place: 0.48,
        },
    )
    .fall(0.07);
    let slap = Signal::noise(&mut chance, 0.04)
        .band(|_| 1500.0, 0.8)
        .fall(0.005)
        .gain(0.8);
    let bolt = swish(&mut chance, 0.2, 4800.0, 1700.0).gain(0.6);
    let shaft = Signal::sine(0.35, |_| 92.0)
        .with(Signal::sine(0.35, |_| 247.0).gain(0.5), 0.0)
        .shaped(|at| (-at / 0.07).exp() * (0.5 + 0.5 * (at * 31.0 * TAU).cos()))
        .gain(0.6);
    let bite = Signal::noise(&mut chance, 0.06)
        .low(|_| 2600.0)
        .fall(0.006)
        .gain(1.2);
    let wood = Signal::struck(
        0.12,
        &[
            (243.0, 0.7, 0.022),
            (588.0, 0.4, 0.014),
            (1210.0, 0.2, 0.008),
        ],
    );
    let hit = 0.2;
    string
        .with(slap, 0.0)
        .with(bolt, 0.015)
        .with(bite, hit)
        .with(wood, hit)
        .with(shaft, hit)
        .in_room(0.35)
}

/// A rune lights up, hums, and goes off.
fn trap_magic() -> Signal {
    let mut chance = Chance::named("trap magic");
    let rise = 0.5;
    let hum = Signal::sine(rise, |at| 110.0 + 340.0 * (at / rise).powi(2))
        .with(
            Signal::sine(rise, |at| 117.0 + 362.0 * (at / rise).powi(2)),
            0.0,
        )
        .with(
            Signal::sine(rise, |at| 331.0 + 1020.0 * (at / rise).powi(2)).gain(0.4),
            0.0,
        )
        .shaped(|at| (at / rise).powi(2))
        .gain(0.3);
    let hiss = Signal::noise(&mut chance, rise)
        .band(|at| 1800.0 + 5200.0 * at, 1.6)
        .shaped(|at| (at / rise).powi(3))
        .gain(0.5);
    let crack = Signal::noise(&mut chance, 0.5)
        .low(|at| 600.0 + 9000.0 * (-at * 22.0).exp())
        .fall(0.07)
        .gain(1.3);
    let boom = Signal::sine(0.5, |at| 55.0 + 170.0 * (-at * 18.0).exp())
        .swell(0.003, 0.11)
        .gain(1.0);
    let mut out = hum.with(hiss, 0.0).with(crack, rise).with(boom, rise);
    for _ in 0..22 {
        let at = rise + 0.03 + 0.5 * chance.unit().powi(2);
        let (pitch, loud) = (chance.between(1500.0, 6500.0), chance.between(0.1, 0.5));
        let spark = Signal::noise(&mut chance, 0.02)
            .band(|_| pitch, 2.0)
            .fall(0.003)
            .gain(loud);
        out.add(&spark, at);
    }
    out.in_room(0.5)
}

/// A ratchet let down tooth by tooth, and a pin that stays in.
fn trap_disarmed() -> Signal {
    let mut chance = Chance::named("trap disarmed");
    let mut out = Signal::silence(0.05);
    let mut at = 0.0;
    for tooth in 0..5 {
        let tone = 1.25 - 0.05 * tooth as f32;
        out.add(
            &click(&mut chance, tone).gain(0.4 + 0.07 * tooth as f32),
            at,
        );
        at += 0.058 + 0.012 * tooth as f32;
    }
    let pin = Signal::struck(
        0.3,
        &[
            (1046.5, 0.3, 0.06),
            (1568.0, 0.26, 0.055),
            (3140.0, 0.12, 0.025),
        ],
    );
    out.with(click(&mut chance, 0.72), at + 0.05)
        .with(pin.gain(0.7), at + 0.05)
        .in_room(0.3)
}
