//! Turns, ways, attacks and wounds in the log.

use super::{
    super::{
        super::{
            checks::Hit,
            components::{Blow, FigureId, How, Kind, Life, Rolled},
            content::{Source, Standard},
            event::{AttackWith, Fighting, Shift},
            play::Play,
            sheet::Tally,
            step::Part,
        },
        Terms, advantages, and, damage_kind, deed, figures, say, small, some, weapon,
    },
    total, unsaid,
};
use crate::game::{
    Narration, Phrase,
    present::{detail, fine_print, heading, line, outcome},
};

/// An event in words.
pub fn narrate(play: Play<'_>, event: &Fighting) -> Narration {
    match event {
        Fighting::InitiativeRolled { who, total, .. } => {
            detail(say("dive-log-initiative").by(*who).n(i32::from(*total)))
        }
        Fighting::Began { order } => {
            let all: Vec<FigureId> = order.iter().map(|(who, _)| *who).collect();
            line(say("dive-log-order").with("all", some(figures(&all))))
        }
        Fighting::Round { round } => heading(say("dive-log-round").n(*round)),
        Fighting::TurnBegan { .. }
        | Fighting::TurnEnded { .. }
        | Fighting::Spent { .. }
        | Fighting::Routine { .. }
        | Fighting::Shot { .. }
        | Fighting::Unreadied { .. } => unsaid(),
        Fighting::Took { who, what, .. } => line(say(standard(*what)).by(*who)),
        Fighting::GotAction { who } => outcome(say("dive-log-got-action").by(*who)),
        Fighting::Stepped { who, .. } => fine_print(say("dive-log-stepped").by(*who)),
        Fighting::GotUp { who, .. } => line(say("dive-log-got-up").by(*who)),
        Fighting::Shifted { who, how, .. } => outcome(shifted(play, *who, *how, 1)),
        Fighting::Dropped {
            who, feet, damage, ..
        } => outcome(
            say("dive-log-dropped")
                .by(*who)
                .n(*feet)
                .with("damage", i32::from(*damage)),
        ),
        Fighting::Wielded {
            who, weapon: held, ..
        } => match held {
            Some(it) => line(
                say("dive-log-wields")
                    .by(*who)
                    .with("weapon", small(Phrase::new(play.book()[*it].name))),
            ),
            None => fine_print(say("dive-log-puts-away").by(*who)),
        },
        Fighting::Lost { weapon: lost, .. } => match lost {
            Some(it) => {
                let weapon = small(Phrase::new(play.book()[*it].name));
                outcome(say("dive-log-lost-weapon").with("weapon", weapon))
            }
            None => unsaid(),
        },
        Fighting::PickedUp { who, arm, .. } => {
            let weapon = small(weapon(play.book(), *arm));
            let weapon = say("dive-log-the").with("thing", weapon);
            line(say("dive-log-picked-up").by(*who).with("weapon", weapon))
        }
        Fighting::AttackRolled {
            rolled, by, tally, ..
        } => attack(play, rolled, *by, (tally.as_ref(), false)),
        Fighting::AttackChanged { rolled } => outcome(
            say(match rolled.hit {
                Hit::Miss => "dive-log-misses-after-all",
                _ => "dive-log-hits-still",
            })
            .by(rolled.blow.by)
            .on(rolled.blow.on),
        ),
        Fighting::DamageRolled { on, parts, .. } => {
            fine_print(say("dive-log-damage").on(*on).with("parts", amounts(parts)))
        }
        Fighting::Softened { halved, less, .. } => outcome(match halved {
            true => say("dive-log-halved"),
            false => say("dive-log-lessened").n(i32::from(*less)),
        }),
        Fighting::Hurt {
            who,
            parts,
            temporary,
            points,
            ..
        } => {
            let sum = Wounded {
                parts: parts.to_vec(),
                temporary: *temporary,
                points: *points,
                rolled: None,
            };
            hurt(*who, &sum)
        }
        Fighting::Healed { who, points } => {
            outcome(say("dive-log-healed").on(*who).n(i32::from(*points)))
        }
        Fighting::Hardened { who, temporary } => {
            outcome(say("dive-log-temporary").on(*who).n(i32::from(*temporary)))
        }
        Fighting::MostChanged { who, by } => {
            fine_print(say("dive-log-most").on(*who).n(i32::from(*by)))
        }
        Fighting::LifeChanged { who, life } => outcome(say(life_key(play, *who, *life)).on(*who)),
        Fighting::DeathSaved {
            who,
            tally,
            roll,
            life,
        } => death_save(*who, total(tally, roll), *life),
        Fighting::Exhausted { who, level } => outcome(say("dive-log-exhausted").on(*who).n(*level)),
        Fighting::Readied { ready } => {
            let key = match ready.how {
                How::Strike => "dive-log-readied-strike",
                How::Shoot | How::Throw => "dive-log-readied-shot",
            };
            line(say(key).by(ready.who))
        }
        Fighting::Over { won } => line(say(match won {
            true => "dive-log-fight-won",
            false => "dive-log-fight-lost",
        })),
    }
}

fn standard(what: Standard) -> &'static str {
    match what {
        Standard::Attack => "dive-log-takes-attack",
        Standard::Dash => "dive-log-dashes",
        Standard::Disengage => "dive-log-disengages",
        Standard::Dodge => "dive-log-dodges",
        Standard::Help => "dive-log-helps",
        Standard::Hide => "dive-log-hides",
        Standard::Search => "dive-log-searches",
        Standard::UseItem => "dive-log-uses-item",
    }
}

/// An attack and whether it hits, with the roll. A target who has just been named as the only one is
/// not named again.
pub(super) fn attack(
    play: Play<'_>,
    rolled: &Rolled,
    means: AttackWith,
    (tally, named): (&Tally, bool),
) -> Narration {
    let Blow { by, on, how, .. } = rolled.blow;
    let (with, key) = match means {
        AttackWith::Weapon(arm) => {
            let bare = arm.weapon == play.book().unarmed;
            let key = match (bare, how, rolled.hit) {
                (true, _, Hit::Miss) => "dive-log-bare-misses",
                (true, _, Hit::Hit) => "dive-log-bare-hits",
                (true, _, Hit::Critical) => "dive-log-bare-critical",
                (_, How::Throw, Hit::Miss) => "dive-log-throw-misses",
                (_, How::Throw, Hit::Hit) => "dive-log-throw-hits",
                (_, How::Throw, Hit::Critical) => "dive-log-throw-critical",
                (.., Hit::Miss) => "dive-log-attack-misses",
                (.., Hit::Hit) => "dive-log-attack-hits",
                (.., Hit::Critical) => "dive-log-attack-critical",
            };
            (small(weapon(play.book(), arm)), key)
        }
        // A spell keeps its capital, and has been announced.
        AttackWith::Act(source @ Source::Spell(_), act) => {
            let key = match (rolled.hit, named) {
                (Hit::Miss, false) => "dive-log-spell-misses",
                (Hit::Hit, false) => "dive-log-spell-hits",
                (Hit::Critical, false) => "dive-log-spell-critical",
                (Hit::Miss, true) => "dive-log-spell-misses-it",
                (Hit::Hit, true) => "dive-log-spell-hits-it",
                (Hit::Critical, true) => "dive-log-spell-critical-it",
            };
            (deed(play.book(), source, act), key)
        }
        AttackWith::Act(source, act) => {
            let thrown = matches!(source, Source::Gear(_));
            let key = match (rolled.hit, thrown) {
                (Hit::Miss, false) => "dive-log-attack-misses",
                (Hit::Hit, false) => "dive-log-attack-hits",
                (Hit::Critical, false) => "dive-log-attack-critical",
                (Hit::Miss, true) => "dive-log-throw-misses",
                (Hit::Hit, true) => "dive-log-throw-hits",
                (Hit::Critical, true) => "dive-log-throw-critical",
            };
            (small(deed(play.book(), source, act)), key)
        }
    };
    let dice = say("dive-log-rolled")
        .n(i32::from(rolled.total))
        .with("needed", i32::from(rolled.ac));
    let told = say(key)
        .by(by)
        .on(on)
        .with("weapon", with)
        .with("rolled", dice);
    let spell = matches!(means, AttackWith::Act(Source::Spell(_), _));
    let told = if spell { outcome(told) } else { line(told) };
    match advantages(play.book(), tally) {
        Some(why) => told.because(why),
        None => told,
    }
}

/// "7 slashing and 3 fire".
fn amounts(parts: &[Part]) -> Phrase {
    let parts = parts.iter().map(|it| {
        say("dive-log-amount")
            .n(i32::from(it.amount))
            .with("kind", damage_kind(it.kind))
    });
    some(and(parts))
}

/// Damage that somebody takes.
#[derive(Clone, Default)]
pub(super) struct Wounded {
    pub parts: Vec<Part>,
    pub temporary: i16,
    pub points: i16,
    /// What was rolled, where that is known.
    pub rolled: Option<i16>,
}

pub(super) fn hurt(who: FigureId, it: &Wounded) -> Narration {
    let all: i16 = it.parts.iter().map(|it| it.amount).sum();
    let some: Vec<Part> = it
        .parts
        .iter()
        .filter(|it| it.amount > 0)
        .copied()
        .collect();
    let rolled = it.rolled.filter(|rolled| *rolled != all);
    outcome(match (all, it.temporary, rolled) {
        (0, ..) => say("dive-log-unhurt").on(who),
        (_, 0, None) => say("dive-log-hurt").on(who).with("parts", amounts(&some)),
        (_, 0, Some(rolled)) => say("dive-log-hurt-of")
            .on(who)
            .n(i32::from(rolled))
            .with("parts", amounts(&some)),
        _ => say("dive-log-hurt-temporary")
            .on(who)
            .n(i32::from(it.points))
            .with("parts", amounts(&some)),
    })
}

/// Somebody comes to another square without walking, so many squares on.
pub(super) fn shifted(play: Play<'_>, who: FigureId, how: Shift, squares: usize) -> Phrase {
    let feet = usize::from(play.book().figures.square) * squares;
    match how {
        Shift::Pushed => say("dive-log-pushed").by(who).n(feet),
        Shift::Pulled => say("dive-log-pulled").by(who).n(feet),
        Shift::Teleported => say("dive-log-teleported").by(who),
        Shift::Dragged => say("dive-log-dragged").by(who).n(feet),
        Shift::Swapped | Shift::Aside => say("dive-log-shifted").by(who),
    }
}

fn life_key(play: Play<'_>, who: FigureId, life: Life) -> &'static str {
    let hero = play.kind_of(who) == Some(Kind::Hero);
    match (life, hero) {
        (Life::Up, _) => "dive-log-is-up",
        (
            Life::Dying {
                successes: 0,
                failures: 0,
            },
            _,
        ) => "dive-log-dying",
        (Life::Dying { .. }, _) => "dive-log-death-failure",
        (Life::Stable, _) => "dive-log-stable",
        (Life::Dead { .. }, true) => "dive-log-hero-dies",
        (Life::Dead { .. }, false) => "dive-log-foe-dies",
    }
}

fn death_save(who: FigureId, sum: i32, life: Life) -> Narration {
    let told = match life {
        Life::Up => say("dive-log-death-up"),
        Life::Stable => say("dive-log-death-stable"),
        Life::Dead { .. } => say("dive-log-death-dead"),
        Life::Dying {
            successes,
            failures,
        } => say("dive-log-death-save")
            .with("successes", successes)
            .with("failures", failures),
    };
    line(told.by(who).n(sum))
}
