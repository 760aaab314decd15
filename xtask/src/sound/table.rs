//! Things on the table: dice, cards, tokens, paper, the room.

use super::Sound;
use super::signal::{RATE, Signal};
use crate::ink::Chance;

/// All sounds of the table.
pub fn sounds() -> Vec<Sound> {
    let throws = |surface: Surface| -> Vec<Signal> {
        (0..3).map(|variant| throw(variant, surface)).collect()
    };
    let mut room = Sound::new("room_tone", -30.0, vec![room_tone()]);
    room.looped = true;
    room.dull = true;
    vec![
        Sound::new("die_felt", 0.0, throws(Surface::Felt)),
        Sound::new("die_wood", -1.0, throws(Surface::Wood)),
        Sound::new("card_flick", -3.0, (0..2).map(card_flick).collect()),
        Sound::new("token_set", -1.0, (0..2).map(token_set).collect()),
        Sound::new("quill", -8.0, (0..2).map(quill).collect()),
        Sound::new("page", -5.0, vec![page()]),
        Sound::new("button", -5.0, vec![button()]),
        room,
    ]
}

#[derive(Clone, Copy, PartialEq)]
enum Surface {
    Felt,
    Wood,
}

/// One touch of a die on the tray.
fn knock(chance: &mut Chance, surface: Surface, force: f32) -> Signal {
    let pitch = chance.between(0.9, 1.12);
    match surface {
        Surface::Felt => {
            let thud = Signal::noise(chance, 0.09)
                .low(|_| 1150.0 * pitch)
                .fall(0.014)
                .gain(1.4);
            let body = Signal::struck(
                0.09,
                &[(330.0 * pitch, 0.32, 0.016), (760.0 * pitch, 0.2, 0.01)],
            );
            let tick = Signal::noise(chance, 0.02)
                .band(|_| 3300.0 * pitch, 2.0)
                .fall(0.003)
                .gain(0.5);
            thud.with(body, 0.0).with(tick, 0.0).gain(force)
        }
        Surface::Wood => {
            let body = Signal::struck(
                0.14,
                &[
                    (610.0 * pitch, 0.5, 0.022),
                    (1420.0 * pitch, 0.42, 0.016),
                    (2580.0 * pitch, 0.3, 0.01),
                    (4100.0 * pitch, 0.16, 0.005),
                ],
            );
            let click = Signal::noise(chance, 0.02)
                .high(2400.0)
                .fall(0.0025)
                .gain(0.6);
            body.with(click, 0.0).gain(force)
        }
    }
}

/// A die thrown: it bounces, each time lower and sooner, and rocks to rest.
fn throw(variant: usize, surface: Surface) -> Signal {
    let mut chance = Chance::named(&format!("throw {variant}"));
    let mut out = Signal::silence(0.02);
    let (mut at, mut gap, mut force) = (0.0, chance.between(0.12, 0.16), 1.0);
    for _ in 0..6 + variant % 2 {
        out.add(&knock(&mut chance, surface, force), at);
        // A corner rarely lands alone: its neighbour follows.
        let second = chance.between(0.012, 0.028);
        out.add(&knock(&mut chance, surface, force * 0.45), at + second);
        at += gap;
        gap *= chance.between(0.6, 0.76);
        force *= chance.between(0.58, 0.75);
    }
    if surface == Surface::Felt {
        let brush = Signal::noise(&mut chance, 0.32)
            .band(|_| 900.0, 0.9)
            .shaped(|at| (at / 0.05).min(1.0) * (-at / 0.11).exp())
            .gain(0.12);
        out.add(&brush, 0.1);
    }
    out.in_room(0.25)
}

fn card_flick(variant: usize) -> Signal {
    let mut chance = Chance::named(&format!("card {variant}"));
    let tone = 1.0 + variant as f32 * 0.14;
    let slide = Signal::noise(&mut chance, 0.09)
        .band(|at| (2300.0 + 26_000.0 * at) * tone, 1.1)
        .shaped(|at| {
            (at / 0.06).min(1.0).powi(2)
                * if at > 0.06 {
                    (-(at - 0.06) / 0.008).exp()
                } else {
                    1.0
                }
        })
        .gain(0.5);
    let snap = Signal::noise(&mut chance, 0.07)
        .band(|_| 1900.0 * tone, 0.8)
        .fall(0.009)
        .gain(1.2);
    let flutter = Signal::struck(0.07, &[(240.0 * tone, 0.35, 0.014)]);
    slide.with(snap, 0.062).with(flutter, 0.062).in_room(0.15)
}

fn token_set(variant: usize) -> Signal {
    let mut chance = Chance::named(&format!("token {variant}"));
    let tone = 1.0 - variant as f32 * 0.08;
    let body = Signal::struck(
        0.2,
        &[
            (205.0 * tone, 0.7, 0.035),
            (470.0 * tone, 0.6, 0.026),
            (1130.0 * tone, 0.3, 0.012),
            (2050.0 * tone, 0.12, 0.006),
        ],
    );
    let touch = Signal::noise(&mut chance, 0.05)
        .low(|_| 2100.0)
        .fall(0.006)
        .gain(0.8);
    // Set down edge first, then flat.
    let edge = Signal::struck(
        0.1,
        &[(520.0 * tone, 0.25, 0.012), (1250.0 * tone, 0.16, 0.008)],
    );
    edge.with(body, 0.034).with(touch, 0.034).in_room(0.25)
}

fn quill(variant: usize) -> Signal {
    let mut chance = Chance::named(&format!("quill {variant}"));
    let mut out = Signal::silence(0.05);
    let mut at = 0.0;
    for stroke in 0..4 {
        let length = chance.between(0.07, 0.17);
        let pitch = chance.between(2600.0, 3900.0);
        let bend = if stroke % 2 == 0 { 5200.0 } else { -4200.0 };
        let grit = 90.0 + chance.unit() * 60.0;
        let scratch = Signal::noise(&mut chance, length)
            .band(|t| pitch + bend * t, 1.6)
            .shaped(|t| {
                let stroke = (t / length * std::f32::consts::PI).sin().max(0.0).sqrt();
                // The nib catches on the fibres.
                stroke * (0.55 + 0.45 * (t * grit * std::f32::consts::TAU).sin().max(-0.6))
            });
        out.add(&scratch, at);
        at += length + chance.between(0.02, 0.06);
    }
    out.high(900.0)
}

fn page() -> Signal {
    let mut chance = Chance::named("page");
    let mut out = Signal::silence(0.5);
    let sweep = Signal::noise(&mut chance, 0.42)
        .band(|at| 900.0 + 7200.0 * at, 0.8)
        .shaped(|at| {
            (at / 0.3).min(1.0).powi(2)
                * if at > 0.3 {
                    (-(at - 0.3) / 0.03).exp()
                } else {
                    1.0
                }
        })
        .gain(0.6);
    out.add(&sweep, 0.0);
    for _ in 0..26 {
        let at = chance.between(0.02, 0.36);
        let (pitch, loud) = (chance.between(1500.0, 5200.0), chance.between(0.1, 0.5));
        let crackle = Signal::noise(&mut chance, 0.02)
            .band(|_| pitch, 2.0)
            .fall(0.004)
            .gain(loud);
        out.add(&crackle, at);
    }
    let settle = Signal::noise(&mut chance, 0.12)
        .low(|_| 900.0)
        .fall(0.02)
        .gain(0.9);
    out.add(&settle, 0.33);
    out
}

fn button() -> Signal {
    let mut chance = Chance::named("button");
    let body = Signal::struck(
        0.09,
        &[
            (820.0, 0.5, 0.012),
            (1760.0, 0.35, 0.008),
            (390.0, 0.4, 0.016),
        ],
    );
    body.with(
        Signal::noise(&mut chance, 0.02)
            .high(1800.0)
            .fall(0.002)
            .gain(0.4),
        0.0,
    )
}

/// The quiet of a room at night: air, and now and then the candle.
fn room_tone() -> Signal {
    let mut chance = Chance::named("room tone");
    let overlap = 1.0;
    let length = 8.0 + overlap;
    let air = Signal::noise(&mut chance, length)
        .low(|_| 240.0)
        .low(|_| 420.0)
        .gain(1.0);
    let breath = Signal::noise(&mut chance, length)
        .band(|_| 620.0, 0.6)
        .shaped(|at| 0.5 + 0.5 * (at / 8.0 * std::f32::consts::TAU).sin())
        .gain(0.05);
    let mut out = air.with(breath, 0.0).round(overlap);
    for _ in 0..16 {
        let at = chance.between(0.2, 7.6);
        let (pitch, loud) = (chance.between(1400.0, 4800.0), chance.between(0.05, 0.3));
        let crackle = Signal::noise(&mut chance, 0.014)
            .band(|_| pitch, 1.5)
            .fall(0.002)
            .gain(loud);
        out.add(&crackle, at);
    }
    out.0.truncate((8.0 * RATE) as usize);
    out
}
