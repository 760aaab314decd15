//! The town, in the log. Heroes of the stable go by their names, wherever they are.

use super::{
    super::{
        super::{
            content::Book,
            event::{Bill, Income, TownEvent},
            play::Play,
            town::Ware,
        },
        one, say, several, small, sum, town,
    },
    unsaid,
};
use crate::game::{
    Narration, Phrase,
    present::{detail, fine_print, heading, line},
};

/// An event in words.
pub fn narrate(play: Play<'_>, event: &TownEvent) -> Narration {
    let of = |key: &'static str, place: u8| say(key).with("who", town::name(play, place));
    match event {
        TownEvent::Remembered { deaths } => line(say("dive-log-remembered").with("n", *deaths)),
        // Where all go at first, that is said as they set out.
        TownEvent::GoesAlong { place } => match play.town().dives {
            0 => fine_print(of("dive-log-goes-along", *place)),
            _ => line(of("dive-log-goes-along", *place)),
        },
        TownEvent::Stays { place } => line(of("dive-log-stays", *place)),
        TownEvent::Hired { hand, paid } => {
            let all: u32 = paid.iter().map(|(_, it)| it).sum();
            let told = say(match all {
                0 => "dive-log-hired",
                _ => "dive-log-hired-for",
            });
            line(
                told.with("who", hand.name.clone())
                    .with("kind", small(Phrase::new(play.book()[hand.kind].name)))
                    .with("sum", sum(all.into())),
            )
        }
        TownEvent::Dismissed { hand } => {
            line(say("dive-log-dismissed").with("who", town::hand(play, *hand)))
        }
        TownEvent::Lodged(bill) => line(billed(play, "dive-log-lodged", *bill)),
        TownEvent::CameHome { won, .. } => heading(say(match won {
            true => "dive-log-came-home-won",
            false => "dive-log-came-home",
        })),
        TownEvent::Earned(income) => line(earned(play, "dive-log-earned", *income)),
        TownEvent::HandPaid { hand, share } => line(
            say("dive-log-hand-paid")
                .with("who", town::hand(play, *hand))
                .with("sum", sum((*share).into())),
        ),
        TownEvent::FamilyPaid { hand, share } => line(
            say("dive-log-family-paid")
                .with("who", town::hand(play, *hand))
                .with("sum", sum((*share).into())),
        ),
        TownEvent::FamilyUnpaid { hand, .. } => {
            line(say("dive-log-family-unpaid").with("who", town::hand(play, *hand)))
        }
        TownEvent::HandRose { hired, .. } => line(
            say("dive-log-hand-rose")
                .with("who", hired.name.clone())
                .with("level", hired.level),
        ),
        TownEvent::HandsGone => unsaid(),
        TownEvent::Revived(bill) => line(billed(play, "dive-log-revived", *bill)),
        TownEvent::Buried { place } => line(of("dive-log-buried", *place)),
        TownEvent::Bought {
            place,
            ware,
            lots,
            cost,
        } => line(
            of("dive-log-bought", *place)
                .with("thing", bought(play.book(), *ware, *lots))
                .with("sum", sum((*cost).into())),
        ),
        TownEvent::Sold { income, count, .. } => line(
            of("dive-log-sold", income.place)
                .with("n", *count)
                .with("sum", sum(income.coins.into())),
        ),
        TownEvent::Attuned { place, attuned, .. } => detail(of(
            match attuned {
                true => "dive-log-town-attuned",
                false => "dive-log-town-forgone",
            },
            *place,
        )),
        TownEvent::Gave { from, income } => line(
            of("dive-log-gave", *from)
                .with("other", town::name(play, income.place))
                .with("sum", sum(income.coins.into())),
        ),
    }
}

/// What is bought: gear comes in lots.
fn bought(book: &Book, ware: Ware, lots: u8) -> Phrase {
    let lot = match ware {
        Ware::Gear(it) => book[it].lot,
        _ => 1,
    };
    let name = town::ware(book, ware);
    match u16::from(lot) * u16::from(lots) {
        1 => one(name),
        n => several(n, name),
    }
}

fn billed(play: Play<'_>, key: &'static str, bill: Bill) -> Phrase {
    let told = say(key)
        .with("who", town::name(play, bill.place))
        .with("sum", sum(bill.paid.into()));
    match bill.owed {
        0 => told.with("debt", say("dive-log-no-debt")),
        owed => told.with("debt", say("dive-log-debt").with("sum", sum(owed.into()))),
    }
}

fn earned(play: Play<'_>, key: &'static str, income: Income) -> Phrase {
    let told = say(key)
        .with("who", town::name(play, income.place))
        .with("sum", sum(income.coins.into()));
    match income.paid {
        0 => told.with("debt", say("dive-log-no-debt")),
        paid => told.with(
            "debt",
            say("dive-log-paid-debt").with("sum", sum(paid.into())),
        ),
    }
}
