//! Things on the table: cards, tokens, paper, buttons, the room.

use super::signal::{RATE, Signal};
use super::{Group, Sound};
use crate::ink::Chance;
use std::f32::consts::{PI, TAU};

/// All sounds of the table but the dice.
pub fn sounds() -> Vec<Sound> {
    let takes = |count: usize, make: fn(usize) -> Signal| (0..count).map(make).collect();
    let mut room = Sound::new("room_tone", Group::Room, vec![room_tone()]);
    room.looped = true;
    vec![
        Sound::new("card_flick", Group::Table, takes(3, card_flick)),
        Sound::new("card_deal", Group::Table, takes(3, card_deal)),
        Sound::new("card_shuffle", Group::Table, vec![card_shuffle()]),
        Sound::new("token_set", Group::Table, takes(3, token_set)),
        Sound::new("token_slide", Group::Table, takes(3, token_slide)),
        Sound::new("quill", Group::Paper, takes(3, quill)),
        Sound::new("page", Group::Paper, takes(1, page)),
        Sound::new("button", Group::Button, takes(2, button)),
        Sound::new("tab", Group::Button, vec![tab()]),
        Sound::new("refused", Group::Button, vec![refused()]),
        room,
    ]
}

/// A card's edge slips off a thumb: paper bent, then free.
fn card_flick(take: usize) -> Signal {
    let mut chance = Chance::named(&format!("card {take}"));
    let tone = 1.0 + take as f32 * 0.09;
    let slide = Signal::noise(&mut chance, 0.08)
        .band(|at| (1900.0 + 24_000.0 * at) * tone, 1.0)
        .shaped(|at| (at / 0.055).min(1.0).powi(2) * (-(at - 0.055).max(0.0) / 0.006).exp())
        .gain(0.45);
    slide.with(snap(&mut chance, tone), 0.056).in_room(0.12)
}

/// The card lets go: a short slap, and the sheet flutters.
fn snap(chance: &mut Chance, tone: f32) -> Signal {
    let slap = Signal::noise(chance, 0.06)
        .band(|_| 2100.0 * tone, 0.7)
        .fall(0.007)
        .gain(1.2);
    let rate = 95.0 * tone;
    let flutter = Signal::noise(chance, 0.09)
        .band(|_| 1300.0 * tone, 0.9)
        .shaped(|at| (-at / 0.024).exp() * (0.5 + 0.5 * (at * rate * TAU).sin()))
        .gain(0.35);
    slap.with(flutter, 0.004)
}

/// Off the deck, across the cloth, and flat onto the table.
fn card_deal(take: usize) -> Signal {
    let mut chance = Chance::named(&format!("deal {take}"));
    let tone = 1.0 - take as f32 * 0.06;
    let length = 0.15 + take as f32 * 0.012;
    let glide = Signal::noise(&mut chance, length)
        .band(|at| (3400.0 - 7000.0 * at) * tone, 0.8)
        .shaped(|at| (at / length * PI).sin().max(0.0).powf(0.7))
        .gain(0.38);
    let pat = Signal::noise(&mut chance, 0.08)
        .low(|_| 1500.0 * tone)
        .fall(0.01)
        .gain(1.2);
    let board = Signal::struck(
        0.08,
        &[(185.0 * tone, 0.3, 0.016), (420.0 * tone, 0.16, 0.01)],
    );
    glide
        .with(pat, length - 0.012)
        .with(board, length - 0.012)
        .in_room(0.15)
}

/// Two halves riffled into one another card by card, pushed together, knocked straight.
fn card_shuffle() -> Signal {
    let mut chance = Chance::named("shuffle");
    let mut out = Signal::silence(0.05);
    let mut at = 0.0;
    for card in 0..44 {
        let share = card as f32 / 44.0;
        let tone = chance.between(0.9, 1.2) * (0.9 + 0.35 * share);
        let tick = Signal::noise(&mut chance, 0.02)
            .band(|_| 2500.0 * tone, 0.8)
            .fall(0.003)
            .gain(chance.between(0.35, 0.8) * (0.45 + 0.55 * (share * PI).sin()));
        out.add(&tick, at);
        // The thumbs are slow at the start and the end.
        at += (0.011 + 0.016 * (2.0 * share - 1.0).powi(2)) * chance.between(0.7, 1.3);
    }
    let push = Signal::noise(&mut chance, 0.26)
        .band(|t| 1500.0 + 6500.0 * t, 0.8)
        .shaped(|t| (t / 0.26 * PI).sin().max(0.0).powi(2))
        .gain(0.5);
    out.add(&push, at + 0.05);
    for (after, force) in [(0.38, 1.0), (0.52, 0.7)] {
        let knock = Signal::noise(&mut chance, 0.07)
            .low(|_| 1300.0)
            .fall(0.009)
            .with(
                Signal::struck(0.08, &[(210.0, 0.35, 0.018), (470.0, 0.2, 0.01)]),
                0.0,
            );
        out.add(&knock.gain(force), at + after);
    }
    out.in_room(0.15)
}

/// Edge first, then flat.
fn token_set(take: usize) -> Signal {
    let mut chance = Chance::named(&format!("token {take}"));
    let tone = 1.0 - take as f32 * 0.06;
    let edge = Signal::struck(
        0.1,
        &[(560.0 * tone, 0.22, 0.011), (1330.0 * tone, 0.13, 0.007)],
    );
    edge.with(wood(&mut chance, tone), 0.03 + take as f32 * 0.004)
        .in_room(0.22)
}

/// A wooden disc meets the table.
fn wood(chance: &mut Chance, tone: f32) -> Signal {
    let body = Signal::struck(
        0.2,
        &[
            (196.0 * tone, 0.7, 0.034),
            (452.0 * tone, 0.55, 0.024),
            (1090.0 * tone, 0.28, 0.012),
            (2010.0 * tone, 0.12, 0.006),
        ],
    );
    let touch = Signal::noise(chance, 0.05)
        .low(|_| 1900.0)
        .fall(0.005)
        .gain(0.8);
    body.with(touch, 0.0)
}

/// Pushed over parchment, and let go.
fn token_slide(take: usize) -> Signal {
    let mut chance = Chance::named(&format!("slide {take}"));
    let length = 0.2 + take as f32 * 0.03;
    let grain = chance.between(38.0, 55.0);
    let rub = Signal::noise(&mut chance, length)
        .band(|at| 620.0 + 900.0 * (at / length * PI).sin(), 0.8)
        .shaped(|at| {
            let push = (at / length * PI).sin().max(0.0).powf(0.8);
            push * (0.75 + 0.25 * (at * grain * TAU).sin())
        })
        .gain(0.8);
    let hollow = Signal::noise(&mut chance, length)
        .band(|_| 250.0, 2.0)
        .shaped(|at| (at / length * PI).sin().max(0.0))
        .gain(0.9);
    rub.with(hollow, 0.0)
        .with(wood(&mut chance, 1.05).gain(0.4), length - 0.01)
        .in_room(0.15)
}

/// A few strokes of a cut feather: the nib catches on the fibres.
fn quill(take: usize) -> Signal {
    let mut chance = Chance::named(&format!("quill {take}"));
    let mut out = Signal::silence(0.05);
    let mut at = 0.0;
    for stroke in 0..4 {
        let length = chance.between(0.07, 0.18);
        let pitch = chance.between(2300.0, 3400.0);
        let bend = if stroke % 2 == 0 { 4600.0 } else { -3800.0 };
        let mut level = 0.0_f32;
        let mut grit = Vec::new();
        while grit.len() < ((length + 0.01) * RATE) as usize {
            // Every fibre gives another jerk.
            let jerk = chance.between(0.25, 1.0);
            for _ in 0..(RATE / chance.between(160.0, 420.0)) as usize {
                level += 0.06 * (jerk - level);
                grit.push(level);
            }
        }
        let scratch = Signal::noise(&mut chance, length)
            .band(|t| pitch + bend * t, 1.3)
            .shaped(|t| {
                let press = (t / length * PI).sin().max(0.0).sqrt();
                press * grit[(t * RATE) as usize]
            });
        let board = scratch.clone().band(|_| 900.0, 1.0).gain(0.9);
        out.add(&scratch.with(board, 0.0), at);
        at += length + chance.between(0.025, 0.07);
    }
    out.high(500.0)
}

/// A sheet lifted, bent over and laid down.
fn page(take: usize) -> Signal {
    let mut chance = Chance::named(&format!("page {take}"));
    let length = 0.4 + take as f32 * 0.05;
    let sweep = Signal::noise(&mut chance, length)
        .band(|at| 800.0 + 3400.0 * at / length, 0.7)
        .shaped(|at| {
            let share = at / length;
            (share * 1.3).min(1.0).powi(2) * (1.0 - share).max(0.0).powf(0.4)
        })
        .gain(0.5);
    let mut out = sweep;
    for _ in 0..34 {
        // Stiff paper gives in bit by bit.
        let at = length * chance.unit().sqrt();
        let (pitch, loud) = (chance.between(1200.0, 4600.0), chance.between(0.1, 0.5));
        let crackle = Signal::noise(&mut chance, 0.02)
            .band(|_| pitch, 1.6)
            .fall(0.003)
            .gain(loud);
        out.add(&crackle, at);
    }
    let laid = Signal::noise(&mut chance, 0.12)
        .low(|_| 850.0)
        .fall(0.018)
        .gain(0.9);
    out.with(laid, length - 0.02)
}

/// A brass clip pressed against card.
fn button(take: usize) -> Signal {
    let mut chance = Chance::named(&format!("button {take}"));
    let tone = 1.0 + take as f32 * 0.06;
    let body = Signal::struck(
        0.08,
        &[
            (430.0 * tone, 0.5, 0.014),
            (890.0 * tone, 0.4, 0.01),
            (1870.0 * tone, 0.25, 0.006),
        ],
    );
    let click = Signal::noise(&mut chance, 0.02)
        .band(|_| 2600.0, 0.8)
        .fall(0.002)
        .gain(0.5);
    body.with(click, 0.0)
}

/// A card moved up in its box.
fn tab() -> Signal {
    let mut chance = Chance::named("tab");
    let slip = Signal::noise(&mut chance, 0.06)
        .band(|at| 1500.0 + 22_000.0 * at, 0.9)
        .shaped(|at| (at / 0.06 * PI).sin().max(0.0))
        .gain(0.4);
    let stop = Signal::struck(0.06, &[(640.0, 0.4, 0.01), (1330.0, 0.25, 0.006)]);
    slip.with(stop, 0.05)
}

/// A knuckle on a table that gives nothing back.
fn refused() -> Signal {
    let mut chance = Chance::named("refused");
    let mut out = Signal::silence(0.02);
    for (at, force, tone) in [(0.0, 1.0, 1.0), (0.115, 0.75, 0.89)] {
        let knock = Signal::struck(
            0.18,
            &[
                (112.0 * tone, 0.9, 0.035),
                (207.0 * tone, 0.6, 0.026),
                (331.0 * tone, 0.35, 0.014),
                (540.0 * tone, 0.15, 0.009),
            ],
        );
        let skin = Signal::noise(&mut chance, 0.05)
            .low(|_| 900.0)
            .fall(0.009)
            .gain(1.1);
        out.add(&knock.with(skin, 0.0).gain(force), at);
    }
    out
}

/// The quiet of a room at night: air, a beam that settles, and now and then the candle.
fn room_tone() -> Signal {
    let mut chance = Chance::named("room tone");
    let (seconds, overlap) = (24.0, 2.0);
    let length = seconds + overlap;
    let air = Signal::noise(&mut chance, length)
        .low(|_| 190.0)
        .low(|_| 380.0);
    let draught = Signal::noise(&mut chance, length)
        .band(
            |at| 520.0 + 130.0 * (at / 12.0 * TAU).sin() + 60.0 * (at / 4.8 * TAU).sin(),
            0.7,
        )
        .shaped(|at| 0.55 + 0.45 * (at / 8.0 * TAU).sin())
        .gain(0.045);
    let mut out = air.with(draught, 0.0).round(overlap);
    for _ in 0..46 {
        let at = chance.between(0.2, seconds - 0.4);
        let (pitch, loud) = (chance.between(1300.0, 4400.0), chance.between(0.015, 0.09));
        let crackle = Signal::noise(&mut chance, 0.014)
            .band(|_| pitch, 1.5)
            .fall(0.002)
            .gain(loud);
        out.add(&crackle, at);
    }
    for at in [6.3, 17.9] {
        let beam = Signal::struck(0.3, &[(143.0, 0.05, 0.05), (311.0, 0.03, 0.03)]);
        out.add(&beam, at);
    }
    out
}
