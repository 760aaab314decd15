//! Treasure, and who carries it.

use super::{
    super::{
        band::Band,
        event::{Looting, Source},
    },
    Terms,
    dice::faces,
    names::{coins, thing},
    say,
};
use crate::game::{
    Narration,
    present::{detail, fine_print, line},
};

/// An event in words.
pub(super) fn narrate(band: Band<'_>, event: &Looting) -> Narration {
    match event {
        Looting::TreasureChance {
            from, there, roll, ..
        } => line(
            say(match (from, there) {
                (Source::Trap, true) => "band-log-treasure-behind-trap",
                (Source::Trap, false) => "band-log-nothing-behind-trap",
                (_, true) => "band-log-treasure-with-risen",
                (_, false) => "band-log-nothing-with-risen",
            })
            .with("faces", faces(roll)),
        ),
        Looting::TreasureRolled {
            from, bonus, roll, ..
        } => {
            let told = line(
                say(match from {
                    Source::Last => "band-log-treasure-last",
                    Source::Room | Source::Risen | Source::Trap => "band-log-treasure",
                })
                .with("faces", faces(roll)),
            );
            match bonus {
                0 => told,
                bonus => told.because(say("band-reason-treasure-bonus").n(*bonus)),
            }
        }
        Looting::CoinsFound {
            who, coins: found, ..
        } => detail(
            say("band-log-coins-found")
                .by(*who)
                .with("coins", coins(*found)),
        ),
        Looting::Killed { who, by } => line(match by {
            Some(by) => say("band-log-killed-by").by(*by).on(*who),
            None => say("band-log-killed").on(*who),
        }),
        Looting::Bound { who, .. } => line(say("band-log-bound").on(*who)),
        Looting::NoQuarter => line(say("band-log-no-quarter")),
        Looting::Stripped { who } => detail(say("band-log-stripped").on(*who)),
        Looting::FindTaken { who, find } => detail(
            say("band-log-find-taken")
                .by(*who)
                .with("thing", thing(band, find.thing)),
        ),
        Looting::FindLeft { find, .. } => {
            detail(say("band-log-find-left").with("thing", thing(band, find.thing)))
        }
        Looting::CoinsPassed { from, to } => {
            fine_print(say("band-log-coins-passed").by(*to).on(*from))
        }
        Looting::CoinsDropped { who, coins: left } => detail(
            say("band-log-coins-dropped")
                .by(*who)
                .with("coins", coins(*left)),
        ),
        Looting::CoinsLost { who } => detail(say("band-log-coins-lost").by(*who)),
    }
}
