//! The way home: coins, shares, reputation, who leaves, what the band keeps.

use super::{
    super::{
        annals::{Fate, Metal},
        band::Band,
        components::FigureId,
        event::Homeward,
        record::ThingRecord,
    },
    Terms, about_all,
    dice::faces,
    names::{coins, profession, thing},
    say, unsaid,
};
use crate::game::{
    Narration, Phrase,
    present::{detail, fine_print, line, outcome},
};

/// An event in words.
pub(super) fn narrate(band: Band<'_>, event: &Homeward) -> Narration {
    match event {
        Homeward::Earned { who, on, metal } => detail(
            say(match metal {
                Metal::Bronze => "band-log-earned-bronze",
                Metal::Silver => "band-log-earned-silver",
                Metal::Gold => "band-log-earned-gold",
            })
            .by(*who)
            .on(*on),
        ),
        Homeward::LeftBehind { below, .. } => about_all(below.iter().map(|it| it.named()), |all| {
            line(say("band-log-left-behind").with("all", all).n(below.len()))
        }),
        Homeward::RanHome { who } => line(say("band-log-ran-home").by(*who)),
        Homeward::CoinsShared { shares } => {
            let each = shares.iter().filter(|(_, share)| !share.is_nothing());
            let each = each.map(|(who, share)| {
                let told = say("band-log-share").by(*who);
                told.with("coins", coins(*share))
            });
            about_all(each, |all| {
                line(say("band-log-coins-shared").with("all", all))
            })
        }
        Homeward::Gathered { .. } => fine_print(say("band-log-gathered")),
        Homeward::Picked { who, .. } => line(say("band-log-picked").by(*who)),
        Homeward::PassedOver { who } => fine_print(say("band-log-passed-over").by(*who)),
        Homeward::IntoChest => line(say("band-log-into-chest")),
        Homeward::Judged { who, success } => detail(
            say(match success {
                true => "band-log-success",
                false => "band-log-failure",
            })
            .by(*who),
        ),
        Homeward::ImproveRolled {
            who,
            paid,
            up,
            roll,
        } => {
            let told = outcome(
                say(match up {
                    true => "band-log-better",
                    false => "band-log-no-better",
                })
                .by(*who)
                .with("faces", faces(roll)),
            );
            match paid {
                None => told,
                Some(Metal::Bronze) => told.because(say("band-reason-paid-bronze")),
                Some(Metal::Silver) => told.because(say("band-reason-paid-silver")),
                Some(Metal::Gold) => told.because(say("band-reason-paid-gold")),
            }
        }
        Homeward::WorseRolled { who, down, roll } => outcome(
            say(match down {
                true => "band-log-worse",
                false => "band-log-no-worse",
            })
            .by(*who)
            .with("faces", faces(roll)),
        ),
        Homeward::CoinsGone { who, coins: gone } => detail(
            say("band-log-coins-gone")
                .by(*who)
                .with("coins", coins(*gone)),
        ),
        Homeward::Gone { who, fate } => line(gone(*who, *fate)),
        // Whoever came out is told of with the adventure: there may be nobody.
        Homeward::Rested => unsaid(),
        Homeward::AdventureOver { adventure } => {
            let told = line(
                say(match adventure.won {
                    true => "band-log-adventure-won",
                    false => "band-log-adventure-lost",
                })
                .with("out", adventure.out)
                .with("lost", adventure.lost),
            );
            match adventure.out {
                0 => told,
                _ => told.because(say("band-reason-rested")),
            }
        }
        Homeward::DungeonKept => fine_print(say("band-log-dungeon-kept")),
        Homeward::Unpacked { .. } => fine_print(say("band-log-unpacked")),
        Homeward::Learned {
            who,
            profession: learned,
        } => line(
            say("band-log-learned")
                .by(*who)
                .with("profession", profession(band, *learned)),
        ),
        Homeward::Stored { who, .. } => line(say("band-log-stored").by(*who)),
        Homeward::TookOut { who, thing: it, .. } => line(
            say("band-log-took-out")
                .by(*who)
                .with("thing", recorded(band, it)),
        ),
        Homeward::LeftDungeon { .. } => fine_print(say("band-log-left-dungeon")),
        Homeward::Revisited { .. } => line(say("band-log-revisited")),
    }
}

fn gone(who: FigureId, fate: Fate) -> Phrase {
    say(match fate {
        Fate::Died => "band-log-gone-died",
        Fate::Turned => "band-log-gone-turned",
        Fate::LeftBelow => "band-log-gone-left-below",
        Fate::Left => "band-log-gone-left",
        Fate::Dismissed => "band-log-gone-dismissed",
        Fate::Retired => "band-log-gone-retired",
        Fate::LetGo => "band-log-gone-let-go",
    })
    .by(who)
}

/// A thing of a record by name.
pub(super) fn recorded(band: Band<'_>, it: &ThingRecord) -> Phrase {
    let carried = it.carried(band.book());
    carried.map_or_else(|_| say("band-nothing"), |it| thing(band, it.thing))
}
