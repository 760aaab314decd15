//! Fights: charges, shots, melee, damage, crises, recovery.

use super::{
    super::{
        band::Band,
        components::{Faction, React},
        event::{Event, Fighting, Reacted},
    },
    Terms,
    dice::{changes, faces, passed, successes},
    names::weapon,
    say,
};
use crate::game::{
    Narration, Phrase,
    present::{detail, fine_print, heading, line, outcome},
};

/// An event in words.
pub(super) fn narrate(band: Band<'_>, event: &Fighting) -> Narration {
    match event {
        Fighting::BoardOpened { fight, .. } => heading(
            say("band-log-board-opened")
                .n(fight.came[0])
                .with("foes", fight.came[1]),
        ),
        Fighting::ChargeRolled {
            leaders,
            contest,
            ahead,
            ..
        } => {
            let key = match ahead {
                0 => "band-log-charge-tied",
                _ => "band-log-charge",
            };
            let told = say(key).by(leaders[0]).on(leaders[1]);
            let told = line(told.with("dice", successes(contest)));
            let helped = leaders.iter().zip(&contest.whys).filter_map(|(who, whys)| {
                let whys = changes(whys)?;
                Some(say("band-reason-charge").by(*who).with("whys", whys))
            });
            let both = |one: Phrase, two| say("band-reason-both").with("one", one).with("two", two);
            match helped.reduce(both) {
                Some(helped) => told.because(helped),
                None => told,
            }
        }
        Fighting::ChargeWon { by } => line(side(*by, "band-log-first-band", "band-log-first-foes")),
        Fighting::SideTurn { side: of } => {
            line(side(*of, "band-log-turn-band", "band-log-turn-foes")).unsaid()
        }
        Fighting::CameIn { who, .. } => detail(say("band-log-came-in").by(*who)),
        Fighting::Stepped { who, path } => {
            fine_print(say("band-log-stepped").by(*who).n(path.len()))
        }
        Fighting::Gripped { who, both_hands } => detail(
            say(match both_hands {
                true => "band-log-both-hands",
                false => "band-log-one-hand",
            })
            .by(*who),
        ),
        Fighting::Engaged { by, on } => line(say("band-log-engaged").by(*by).on(*on)),
        Fighting::ActsLater { who } => line(say("band-log-later").by(*who)).unsaid(),
        Fighting::ShotRolled {
            by,
            on,
            weapon: it,
            row,
            target,
            roll,
            hits,
            ..
        } => line(
            say(match hits {
                true => "band-log-shot-hits",
                false => "band-log-shot-misses",
            })
            .by(*by)
            .on(*on)
            .with("weapon", weapon(band, *it))
            .with("faces", faces(roll))
            .with("against", *target)
            .with("passed", passed(row.total)),
        ),
        Fighting::Thrown { who, .. } => fine_print(say("band-log-thrown").by(*who)),
        Fighting::Chose { who, .. } => line(say("band-log-chose").by(*who)).unsaid(),
        Fighting::CrisisRolled {
            side: of,
            down,
            roll,
            ..
        } => {
            let told = side(*of, "band-log-crisis-band", "band-log-crisis-foes");
            line(told.with("faces", faces(roll))).because(say(match down {
                true => "band-reason-down",
                false => "band-reason-fire",
            }))
        }
        Fighting::Reacted(it) => reacted(*it),
        Fighting::CrisisOver { .. } => line(say("band-log-crisis-over")).unsaid(),
        Fighting::DuckedBack { who, .. } => detail(say("band-log-ducked").by(*who)),
        Fighting::Cornered { who } => detail(say("band-log-cornered").by(*who)),
        Fighting::Fled { who } => detail(say("band-log-fled").by(*who)),
        Fighting::Lifted { who, wounded } => line(say("band-log-lifts").by(*who).on(*wounded)),
        Fighting::TookPlace { who, wounded } => {
            line(say("band-log-takes-place").by(*who).on(*wounded))
        }
        Fighting::SetDown { who, wounded, .. } => {
            line(say("band-log-sets-down").by(*who).on(*wounded))
        }
        Fighting::Dropped { who, wounded, .. } => {
            detail(say("band-log-drops").by(*who).on(*wounded))
        }
        Fighting::Waited { who } => line(say("band-log-waited").by(*who)).unsaid(),
        Fighting::MeleeBegan { by, on } => {
            line(say("band-log-melee-began").by(*by).on(*on)).unsaid()
        }
        Fighting::MeleeRolled {
            by,
            on,
            contest,
            lead,
            ..
        } => {
            let key = match lead {
                0 => "band-log-melee-tied",
                _ => "band-log-melee",
            };
            let told = say(key).by(*by).on(*on);
            line(told.with("dice", successes(contest)))
        }
        Fighting::Parted { by, on } => line(say("band-log-parted").by(*by).on(*on)),
        Fighting::DamageRolled {
            hit, impact, roll, ..
        } => {
            let rolled = |key| {
                let told = say(key).with("faces", faces(roll));
                told.n(i32::from(*impact))
            };
            match hit.cause.by() {
                _ if roll.dice.is_empty() => outcome(say("band-log-no-impact")),
                Some(_) => outcome(rolled("band-log-damage")),
                // Several may be bitten at once, and nobody has been named for it.
                None => detail(rolled("band-log-damage-to").by(hit.on)),
            }
        }
        Fighting::Shrugged { who, name, .. } => {
            outcome(say("band-log-shrugged").by(*who).with("what", say(name)))
        }
        Fighting::StarPowerRolled {
            who, roll, lost, ..
        } => outcome(
            say("band-log-star-power")
                .by(*who)
                .with("faces", faces(roll))
                .n(*lost),
        ),
        Fighting::Unmoved { who, .. } => outcome(say("band-log-unmoved").by(*who)),
        Fighting::LostRep { who, points } => outcome(say("band-log-lost-rep").by(*who).n(*points)),
        Fighting::Poisoned { who, points } => outcome(say("band-log-poisoned").by(*who).n(*points)),
        Fighting::OutOfTheFight { who, .. } => outcome(say("band-log-out").by(*who)),
        Fighting::Died { who, .. } => outcome(say("band-log-died").by(*who)),
        Fighting::RecoveryRolled {
            who,
            row,
            roll,
            lower,
            ..
        } => {
            let told = match lower {
                None => say("band-log-recovery-dies"),
                Some(0) => say("band-log-recovers"),
                Some(points) => say("band-log-recovers-lower").n(*points),
            };
            let told = told.by(*who).with("faces", faces(roll));
            line(told.with("passed", passed(row.total)))
        }
        Fighting::MeleeOver { who } => line(say("band-log-melee-over").by(*who)).unsaid(),
        Fighting::BoardClosed { held_by, .. } => line(match held_by {
            Some(by) => side(*by, "band-log-field-band", "band-log-field-foes"),
            None => say("band-log-field-empty"),
        }),
    }
}

/// True for what a hit consists of, before it is known what comes of it.
pub(super) fn is_of_hit(event: &Fighting) -> bool {
    matches!(
        event,
        Fighting::DamageRolled { .. }
            | Fighting::Shrugged { .. }
            | Fighting::StarPowerRolled { .. }
    )
}

/// An event in words after another: what follows from a hit stands at the end of its line.
pub(super) fn narrate_after(band: Band<'_>, event: &Fighting, before: &Event) -> Narration {
    let Event::Fighting(before) = before else {
        return narrate(band, event);
    };
    let of_hit = is_of_hit(before);
    let told = narrate(band, event);
    match event {
        Fighting::DuckedBack { .. } | Fighting::Cornered { .. } | Fighting::Fled { .. }
            if of_hit =>
        {
            outcome(told.message)
        }
        Fighting::ChargeWon { .. } if matches!(before, Fighting::ChargeRolled { .. }) => {
            outcome(told.message)
        }
        _ => told,
    }
}

/// Words for the band, or else for its foes.
fn side(of: Faction, band: &'static str, foes: &'static str) -> crate::game::Phrase {
    say(match of {
        Faction::Band => band,
        Faction::Foes => foes,
    })
}

/// What somebody does in a crisis. Whoever moves for it has a line of its own.
fn reacted(it: Reacted) -> Narration {
    let chosen = it.passed.is_none();
    let told = say(match (it.react, chosen) {
        (React::CarryOn, false) => "band-log-carries-on",
        (React::DuckBack, false) => "band-log-has-to-duck",
        (React::Flee, false) => "band-log-has-to-flee",
        (React::CarryOn, true) => "band-log-chose-to-carry-on",
        (React::DuckBack, true) => "band-log-chose-to-duck",
        (React::Flee, true) => "band-log-chose-to-flee",
    });
    let told = told.by(it.who);
    let told = match it.passed {
        Some(count) => told.with("passed", passed(count.into())),
        None => told,
    };
    match it.react {
        React::CarryOn => detail(told),
        React::DuckBack | React::Flee => fine_print(told),
    }
}
