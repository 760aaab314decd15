//! Traps, secret rooms, crossings, rivals.

use super::{
    super::{
        band::Band,
        content::{Crossing, Secret, Trap},
        event::Lurking,
    },
    Terms, about_all,
    dice::{faces, faces_of_both, passed_of},
    names::race,
    say, unsaid,
};
use crate::{
    dice::Roll,
    game::{
        Narration,
        present::{detail, line, outcome},
    },
};

/// An event in words.
pub(super) fn narrate(band: Band<'_>, event: &Lurking) -> Narration {
    let rolled = |key: &'static str, roll: &Roll| say(key).with("faces", faces(roll));
    match event {
        Lurking::TrapMet { who, thief, .. } => line(
            say(match thief {
                true => "band-log-trap-thief",
                false => "band-log-trap-met",
            })
            .by(*who),
        ),
        Lurking::TrapRolled {
            who,
            passed: count,
            gives,
            row,
            roll,
        } => detail(
            rolled(
                match gives {
                    Trap::Disarmed => "band-log-trap-disarmed",
                    Trap::Again => "band-log-trap-again",
                    Trap::Sprung => "band-log-trap-sprung",
                },
                roll,
            )
            .by(*who)
            .with("passed", passed_of(i32::from(*count), row.total)),
        ),
        Lurking::Searched {
            who, found, roll, ..
        } => line(
            rolled(
                match found {
                    true => "band-log-search-found",
                    false => "band-log-search-nothing",
                },
                roll,
            )
            .by(*who),
        ),
        Lurking::SecretLaid { secret, roll, .. } => line(rolled(
            match secret {
                Secret::Vermin => "band-log-secret-vermin",
                Secret::WayOn => "band-log-secret-way-on",
                Secret::Bones => "band-log-secret-bones",
                Secret::Crossing => "band-log-secret-crossing",
            },
            roll,
        )),
        Lurking::CaptivesFound { count, roll, .. } => {
            line(rolled("band-log-captives", roll).n(*count))
        }
        Lurking::WentIn { first, who, .. } => {
            // Those who go first stand among all who go, too.
            let others = who.iter().filter(|it| !first.contains(it));
            let all = first.iter().chain(others).map(|it| it.named());
            about_all(all, |all| line(say("band-log-went-in").with("all", all)))
        }
        Lurking::WayOpened { .. } => outcome(say("band-log-way-opened")),
        Lurking::CrossingLaid { .. } => unsaid(),
        Lurking::VerminCame { who, .. } => about_all(who.iter().map(|it| it.named()), |all| {
            line(say("band-log-vermin").with("all", all))
        }),
        Lurking::BonesRolled { roll, .. } => line(rolled("band-log-bones", roll)),
        Lurking::Rose {
            race: of, count, ..
        } => outcome(say("band-log-rose").with("race", race(band, *of)).n(*count)),
        Lurking::CrossingRolled {
            who, gives, roll, ..
        } => line(
            rolled(
                match gives {
                    Crossing::Across => "band-log-across",
                    Crossing::Slips { .. } => "band-log-slips",
                    Crossing::Falls { .. } => "band-log-falls",
                },
                roll,
            )
            .by(*who),
        ),
        Lurking::Slipped { by, in_front, .. } => detail(match (by, in_front) {
            (Some(by), true) => say("band-log-helper-in-front").by(*by),
            (Some(by), false) => say("band-log-helper-behind").by(*by),
            (None, _) => say("band-log-no-helper"),
        }),
        Lurking::Helped {
            who,
            by,
            helps,
            roll,
        } => outcome(
            rolled(
                match helps {
                    true => "band-log-helps",
                    false => "band-log-helps-not",
                },
                roll,
            )
            .by(*by)
            .on(*who),
        ),
        // The dice have said so.
        Lurking::Crossed { .. } | Lurking::Fell { .. } => unsaid(),
        Lurking::Climbed {
            who,
            down,
            climbs,
            roll,
        } => line(
            rolled(
                match (down, climbs) {
                    (false, true) => "band-log-climbs-out",
                    (false, false) => "band-log-climbs-not",
                    (true, true) => "band-log-climbs-down",
                    (true, false) => "band-log-slips-down",
                },
                roll,
            )
            .by(*who),
        ),
        Lurking::RivalsRolled {
            race: of,
            count,
            roll,
            ..
        } => line(
            rolled("band-log-rivals", roll)
                .with("race", race(band, *of))
                .n(*count),
        ),
        Lurking::RivalsAttacked { .. } => line(say("band-log-rivals-attacked")),
        Lurking::Talked {
            leaders: [mine, theirs],
            ahead,
            roll,
            ..
        } => line(
            say(match ahead {
                0.. => "band-log-talked",
                _ => "band-log-talked-badly",
            })
            .with("faces", faces_of_both(roll))
            .by(*mine)
            .on(*theirs),
        ),
        Lurking::Joined { who } => detail(say("band-log-rival-joined").by(*who)),
        Lurking::RivalsLeft { who, .. } => match who.is_empty() {
            true => unsaid(),
            false => detail(say("band-log-rivals-left")),
        },
    }
}
