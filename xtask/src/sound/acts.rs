//! What heroes and foes do: blades, bows, spells, doors, traps, the dragon.

use super::Sound;
use super::signal::Signal;
use crate::ink::Chance;
use std::f32::consts::TAU;

/// All sounds of deeds.
pub fn sounds() -> Vec<Sound> {
    vec![
        Sound::new("blade", -1.0, (0..2).map(blade).collect()),
        Sound::new("shield", 0.0, vec![shield()]),
        Sound::new("bow", -1.0, vec![bow()]),
        Sound::new("spell", -3.0, vec![spell()]),
        Sound::new("heal", -4.0, vec![heal()]),
        Sound::new("hurt", 0.0, vec![hurt()]),
        Sound::new("fall", 1.0, vec![fall()]),
        Sound::new("heartbeat", 0.0, vec![heartbeat()]),
        Sound::new("door", -1.0, vec![door()]),
        Sound::new("chest", -2.0, vec![chest()]),
        Sound::new("coins", -3.0, (0..2).map(coins).collect()),
        Sound::new("trap_click", -2.0, vec![trap_click()]),
        Sound::new("trap_spring", 1.0, vec![trap_spring()]),
        Sound::new("dragon_wake", 2.0, vec![dragon_wake()]),
        Sound::new("dragon_breath", 2.0, vec![dragon_breath()]),
    ]
}

fn swish(chance: &mut Chance, seconds: f32, from: f32, to: f32) -> Signal {
    Signal::noise(chance, seconds)
        .band(|at| from + (to - from) * at / seconds, 1.4)
        .shaped(|at| (at / seconds * std::f32::consts::PI).sin().max(0.0).powi(2))
}

fn blade(variant: usize) -> Signal {
    let mut chance = Chance::named(&format!("blade {variant}"));
    let tone = 1.0 + variant as f32 * 0.11;
    let ring = Signal::struck(
        0.5,
        &[
            (1870.0 * tone, 0.3, 0.09),
            (2930.0 * tone, 0.34, 0.11),
            (3985.0 * tone, 0.26, 0.08),
            (5290.0 * tone, 0.2, 0.06),
            (7340.0 * tone, 0.12, 0.035),
            (2990.0 * tone, 0.2, 0.1),
        ],
    );
    let bite = Signal::noise(&mut chance, 0.05)
        .high(2600.0)
        .fall(0.006)
        .gain(1.0);
    let thud = Signal::struck(0.12, &[(190.0, 0.7, 0.03), (410.0, 0.4, 0.02)]);
    swish(&mut chance, 0.13, 900.0, 4200.0)
        .gain(0.35)
        .with(bite, 0.1)
        .with(ring.gain(0.6), 0.1)
        .with(thud, 0.1)
        .in_room(0.3)
}

fn shield() -> Signal {
    let mut chance = Chance::named("shield");
    let board = Signal::struck(
        0.3,
        &[(142.0, 1.0, 0.06), (296.0, 0.7, 0.04), (518.0, 0.4, 0.03)],
    );
    let boss = Signal::struck(
        0.3,
        &[
            (870.0, 0.25, 0.07),
            (1430.0, 0.2, 0.06),
            (2210.0, 0.12, 0.04),
        ],
    );
    let hit = Signal::noise(&mut chance, 0.08)
        .low(|_| 1700.0)
        .fall(0.012)
        .gain(1.1);
    board.with(boss, 0.0).with(hit, 0.0).in_room(0.35)
}

fn bow() -> Signal {
    let mut chance = Chance::named("bow");
    let string = Signal::pluck(&mut chance, 118.0, 0.3, 0.3)
        .band(|_| 520.0, 0.6)
        .fall(0.06)
        .gain(1.6);
    let arrow = swish(&mut chance, 0.26, 4200.0, 1300.0).gain(0.4);
    let stop = Signal::struck(0.1, &[(260.0, 0.7, 0.02), (610.0, 0.4, 0.014)]);
    let bite = Signal::noise(&mut chance, 0.04)
        .low(|_| 1800.0)
        .fall(0.008)
        .gain(0.8);
    string
        .with(arrow, 0.01)
        .with(stop, 0.24)
        .with(bite, 0.24)
        .in_room(0.25)
}

fn bell(pitch: f32, seconds: f32, decay: f32) -> Signal {
    Signal::struck(
        seconds,
        &[
            (pitch, 0.6, decay),
            (pitch * 2.0, 0.3, decay * 0.6),
            (pitch * 2.98, 0.16, decay * 0.4),
            (pitch * 5.4, 0.06, decay * 0.2),
        ],
    )
}

fn spell() -> Signal {
    let mut chance = Chance::named("spell");
    let mut out = swish(&mut chance, 0.6, 500.0, 5600.0).gain(0.35);
    for (i, pitch) in [440.0, 622.0, 740.0, 988.0, 1245.0, 1661.0]
        .into_iter()
        .enumerate()
    {
        let shimmer = bell(pitch, 0.5, 0.12).shaped(|at| 0.75 + 0.25 * (at * 31.0 * TAU).sin());
        out.add(&shimmer.gain(0.5), i as f32 * 0.055);
    }
    let bolt = Signal::sine(0.3, |at| 1700.0 * (-at * 9.0).exp() + 90.0)
        .swell(0.004, 0.07)
        .gain(0.7);
    let burst = Signal::noise(&mut chance, 0.3)
        .low(|at| 3600.0 - 9000.0 * at)
        .fall(0.06)
        .gain(0.5);
    out.with(bolt, 0.4).with(burst, 0.4).in_room(0.5)
}

fn heal() -> Signal {
    let mut out = Signal::silence(0.1);
    for (i, pitch) in [392.0, 493.9, 587.3, 784.0].into_iter().enumerate() {
        let tone = bell(pitch, 0.9, 0.24).shaped(|at| (at / 0.02).min(1.0));
        out.add(&tone.gain(0.6), i as f32 * 0.085);
    }
    out.in_room(0.5)
}

fn hurt() -> Signal {
    let mut chance = Chance::named("hurt");
    let blow = Signal::sine(0.25, |at| 70.0 + 150.0 * (-at * 40.0).exp())
        .fall(0.05)
        .gain(1.2);
    let flesh = Signal::noise(&mut chance, 0.14)
        .low(|_| 780.0)
        .fall(0.025)
        .gain(1.4);
    let split = Signal::noise(&mut chance, 0.05)
        .band(|_| 2500.0, 1.4)
        .fall(0.006)
        .gain(0.5);
    blow.with(flesh, 0.0).with(split, 0.012).in_room(0.2)
}

fn fall() -> Signal {
    let mut chance = Chance::named("fall");
    let mut out = Signal::sine(0.3, |at| 58.0 + 90.0 * (-at * 30.0).exp())
        .fall(0.08)
        .gain(1.1);
    out.add(
        &Signal::noise(&mut chance, 0.2)
            .low(|_| 620.0)
            .fall(0.04)
            .gain(1.3),
        0.0,
    );
    // The wooden disc rolls round its rim and lies still.
    let (mut at, mut gap, mut force) = (0.12, 0.1, 0.55);
    for _ in 0..9 {
        let tone = chance.between(0.94, 1.06);
        let tap = Signal::struck(
            0.09,
            &[(430.0 * tone, 0.5, 0.018), (980.0 * tone, 0.3, 0.011)],
        );
        out.add(&tap.gain(force), at);
        at += gap;
        gap *= 0.8;
        force *= 0.86;
    }
    out.in_room(0.25)
}

fn heartbeat() -> Signal {
    let beat = |force: f32| {
        Signal::sine(0.24, |at| 44.0 + 40.0 * (-at * 32.0).exp())
            .swell(0.012, 0.055)
            .gain(force)
    };
    let knock = Signal::struck(0.1, &[(118.0, 0.35, 0.03)]);
    beat(1.0).with(knock, 0.0).with(beat(0.7), 0.24)
}

/// Wood on an iron pin: the hinge slips and catches, quicker and slower.
fn creak(chance: &mut Chance, seconds: f32, pitch: f32) -> Signal {
    let mut out = Signal::silence(seconds);
    let mut at = 0.0;
    while at < seconds - 0.02 {
        let share = at / seconds;
        let loud = (share * std::f32::consts::PI).sin().max(0.0) * chance.between(0.6, 1.0);
        let tone = pitch * (1.0 + 0.5 * share + 0.1 * (share * 19.0).sin());
        let slip = Signal::struck(
            0.03,
            &[
                (tone, 0.5, 0.006),
                (tone * 2.3, 0.3, 0.004),
                (tone * 3.7, 0.2, 0.003),
            ],
        );
        out.add(&slip.gain(loud), at);
        at += chance.between(0.011, 0.019) * (1.3 - 0.6 * share);
    }
    out
}

fn door() -> Signal {
    let mut chance = Chance::named("door");
    let latch = Signal::struck(0.06, &[(1280.0, 0.4, 0.01), (2760.0, 0.25, 0.006)]);
    let thud = Signal::struck(
        0.3,
        &[(86.0, 1.0, 0.07), (171.0, 0.7, 0.045), (402.0, 0.35, 0.02)],
    );
    let slam = Signal::noise(&mut chance, 0.16)
        .low(|_| 900.0)
        .fall(0.026)
        .gain(1.0);
    latch
        .with(creak(&mut chance, 0.62, 410.0).gain(0.55), 0.08)
        .with(thud, 0.72)
        .with(slam, 0.72)
        .in_room(0.5)
}

fn chest() -> Signal {
    let mut chance = Chance::named("chest");
    let hasp = Signal::struck(
        0.08,
        &[
            (1720.0, 0.4, 0.014),
            (3110.0, 0.25, 0.009),
            (860.0, 0.3, 0.012),
        ],
    );
    let lid = Signal::struck(0.2, &[(168.0, 0.8, 0.04), (344.0, 0.5, 0.025)]);
    let bump = Signal::noise(&mut chance, 0.1)
        .low(|_| 1200.0)
        .fall(0.016)
        .gain(0.7);
    hasp.clone()
        .with(hasp.gain(0.6), 0.07)
        .with(creak(&mut chance, 0.34, 620.0).gain(0.5), 0.14)
        .with(lid, 0.48)
        .with(bump, 0.48)
        .in_room(0.3)
}

fn coins(variant: usize) -> Signal {
    let mut chance = Chance::named(&format!("coins {variant}"));
    let mut out = Signal::silence(0.1);
    for i in 0..11 + variant * 3 {
        let tone = chance.between(0.85, 1.3);
        let ping = Signal::struck(
            0.2,
            &[
                (3120.0 * tone, 0.4, 0.035),
                (5230.0 * tone, 0.35, 0.03),
                (7410.0 * tone, 0.2, 0.016),
                (1480.0 * tone, 0.12, 0.012),
            ],
        );
        let chink = Signal::noise(&mut chance, 0.01)
            .high(4000.0)
            .fall(0.0015)
            .gain(0.4);
        let at = i as f32 * 0.032 + chance.between(0.0, 0.045);
        out.add(&ping.with(chink, 0.0).gain(chance.between(0.35, 1.0)), at);
    }
    out.in_room(0.2)
}

fn trap_click() -> Signal {
    let mut chance = Chance::named("trap click");
    let click = |chance: &mut Chance, tone: f32| {
        Signal::struck(
            0.05,
            &[
                (1350.0 * tone, 0.5, 0.006),
                (2890.0 * tone, 0.4, 0.004),
                (460.0 * tone, 0.4, 0.01),
            ],
        )
        .with(
            Signal::noise(chance, 0.01)
                .high(2500.0)
                .fall(0.0015)
                .gain(0.5),
            0.0,
        )
    };
    click(&mut chance, 1.0)
        .with(click(&mut chance, 0.74), 0.085)
        .in_room(0.3)
}

fn trap_spring() -> Signal {
    let mut chance = Chance::named("trap spring");
    let twang = Signal::sine(0.4, |at| {
        300.0 + 150.0 * (-at * 9.0).exp() + 30.0 * (at * 46.0 * TAU).sin()
    })
    .fall(0.09)
    .gain(0.45);
    let jaws = Signal::struck(
        0.3,
        &[
            (940.0, 0.4, 0.05),
            (1610.0, 0.4, 0.045),
            (2750.0, 0.3, 0.03),
            (4420.0, 0.2, 0.02),
        ],
    );
    let snap = Signal::noise(&mut chance, 0.06)
        .high(1200.0)
        .fall(0.008)
        .gain(1.2);
    let thud = Signal::struck(0.2, &[(124.0, 0.9, 0.04), (262.0, 0.5, 0.03)]);
    swish(&mut chance, 0.08, 1400.0, 5200.0)
        .gain(0.5)
        .with(snap, 0.06)
        .with(jaws, 0.06)
        .with(thud, 0.06)
        .with(twang, 0.07)
        .in_room(0.35)
}

/// Breath through a throat as wide as a door.
fn growl(chance: &mut Chance, seconds: f32, from: f32, to: f32) -> Signal {
    let rasp = Signal::noise(chance, seconds)
        .low(|at| 380.0 + 900.0 * (at / seconds * std::f32::consts::PI).sin())
        .shaped(|at| {
            let rate = from + (to - from) * at / seconds;
            0.35 + 0.65 * (at * rate * TAU).sin().max(0.0).powi(2)
        });
    let chest = Signal::sine(seconds, |at| {
        41.0 + 9.0 * (at * 2.4).sin() + 4.0 * (at * 23.0).sin()
    });
    let throat = Signal::sine(seconds, |at| {
        83.0 + 16.0 * (at * 2.4).sin() + 9.0 * (at * 27.0).sin()
    });
    rasp.gain(1.6)
        .with(chest.gain(0.5), 0.0)
        .with(throat.gain(0.3), 0.0)
}

fn dragon_wake() -> Signal {
    let mut chance = Chance::named("dragon wake");
    let length = 2.3;
    let rise = growl(&mut chance, length, 17.0, 31.0)
        .shaped(|at| (at / 0.9).min(1.0).powi(2) * ((length - at) / 0.6).clamp(0.0, 1.0));
    let mut out = rise;
    // Stones move where it lay.
    for _ in 0..14 {
        let at = chance.between(0.2, 1.8);
        let (tone, loud) = (chance.between(0.7, 1.5), chance.between(0.08, 0.25));
        let stone = Signal::struck(
            0.1,
            &[(240.0 * tone, 0.6, 0.02), (530.0 * tone, 0.4, 0.012)],
        );
        out.add(&stone.gain(loud), at);
    }
    out.in_room(0.7)
}

fn dragon_breath() -> Signal {
    let mut chance = Chance::named("dragon breath");
    let length = 1.7;
    let fire = Signal::noise(&mut chance, length)
        .low(|at| 500.0 + 3400.0 * (at / length * std::f32::consts::PI).sin().max(0.0))
        .shaped(|at| (at / 0.16).min(1.0) * ((length - at) / 0.7).clamp(0.0, 1.0))
        .gain(1.1);
    let rumble = growl(&mut chance, length, 34.0, 22.0)
        .shaped(|at| (at / 0.12).min(1.0) * ((length - at) / 0.8).clamp(0.0, 1.0))
        .gain(0.8);
    let mut out = fire.with(rumble, 0.0);
    for _ in 0..46 {
        let at = chance.between(0.1, 1.4);
        let (pitch, loud) = (chance.between(700.0, 4200.0), chance.between(0.15, 0.6));
        let crackle = Signal::noise(&mut chance, 0.02)
            .band(|_| pitch, 1.2)
            .fall(0.004)
            .gain(loud);
        out.add(&crackle, at);
    }
    out.in_room(0.5)
}
