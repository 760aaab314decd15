//! The town in words: what happens there, what is asked, and what can be chosen.

use super::{
    super::{
        content::Book,
        event::{Bill, TownEvent},
        play::Play,
        record::HeroRecord,
        town::{Good, TownAct, TownQuestion, Ware},
    },
    say, sum,
};
use crate::{content::RecordId, game::Phrase};

/// The name of a hero of the stable.
fn name(play: Play<'_>, place: u8) -> String {
    play.kept(place).record.name.clone()
}

fn of(key: &'static str, play: Play<'_>, place: u8) -> Phrase {
    say(key).with("name", name(play, place))
}

/// The name of a hired hand.
fn hand(key: &'static str, play: Play<'_>, place: u8) -> Phrase {
    let hand = play.town().hands.get(usize::from(place));
    say(key).with("name", hand.map_or_else(String::new, |it| it.name.clone()))
}

/// What a ware is called.
pub fn ware(book: &Book, ware: Ware) -> Phrase {
    say(match ware {
        Ware::Weapon(it) => book[it].name,
        Ware::Armour(it) => book[it].name,
        Ware::Gear(it) => book[it].name,
        Ware::Item(it) => book[it].name,
    })
}

/// What something that a hero has is called.
pub fn good(book: &Book, record: &HeroRecord, good: Good) -> Option<Phrase> {
    let item = |id: &RecordId| book.items.find(id).map(|it| say(book[it].name));
    let armour = |id: &RecordId| book.armours.find(id).map(|it| say(book[it].name));
    match good {
        Good::Arm(place) => match record.arms.get(usize::from(place))? {
            (_, Some(magic)) => item(magic),
            (weapon, None) => book.weapons.find(weapon).map(|it| say(book[it].name)),
        },
        Good::Armour => record.armour.as_ref().and_then(armour),
        Good::Shield => record.shield.as_ref().and_then(armour),
        Good::Gear(place) => {
            let (gear, _) = record.gear.get(usize::from(place))?;
            book.gear.find(gear).map(|it| say(book[it].name))
        }
        Good::Item(place) => item(&record.items.get(usize::from(place))?.0),
    }
}

/// A bill: what is paid, and what is owed if it is too much.
fn billed(paid: &'static str, owed: &'static str, play: Play<'_>, bill: &Bill) -> Phrase {
    let key = if bill.owed > 0 { owed } else { paid };
    of(key, play, bill.place)
        .with("paid", sum(bill.paid.into()))
        .with("owed", sum(bill.owed.into()))
}

/// A line of the log, told from the state before it; none for what others say.
pub fn tell(play: Play<'_>, event: &TownEvent) -> Option<Phrase> {
    let money = |it: u32| sum(it.into());
    Some(match event {
        TownEvent::Remembered { deaths } => say("dive-town-remembered").with("n", *deaths),
        TownEvent::GoesAlong { place } => of("dive-town-along", play, *place),
        TownEvent::Stays { place } => of("dive-town-stays", play, *place),
        TownEvent::Hired { hand, paid } => {
            let all: u32 = paid.iter().map(|(_, coins)| coins).sum();
            let key = match all {
                0 => "dive-town-hired",
                _ => "dive-town-hired-for",
            };
            say(key)
                .with("name", hand.name.clone())
                .with("kind", say(play.book()[hand.kind].name))
                .with("sum", money(all))
        }
        TownEvent::Dismissed { hand: it } => hand("dive-town-dismissed", play, *it),
        TownEvent::Lodged(bill) => billed("dive-town-lodged", "dive-town-lodged-owing", play, bill),
        TownEvent::CameHome { won: true, .. } => say("dive-town-home-won"),
        TownEvent::CameHome { won: false, .. } => say("dive-town-home"),
        TownEvent::Earned(it) => {
            let key = match it.paid {
                0 => "dive-town-earned",
                _ => "dive-town-earned-owing",
            };
            of(key, play, it.place)
                .with("sum", money(it.coins))
                .with("paid", money(it.paid))
        }
        TownEvent::HandPaid { hand: it, share } => {
            hand("dive-town-hand-paid", play, *it).with("sum", money(*share))
        }
        TownEvent::FamilyPaid { hand: it, share } => {
            hand("dive-town-family-paid", play, *it).with("sum", money(*share))
        }
        TownEvent::FamilyUnpaid { hand: it, .. } => hand("dive-town-family-unpaid", play, *it),
        TownEvent::Revived(bill) => {
            billed("dive-town-revived", "dive-town-revived-owing", play, bill)
        }
        TownEvent::Buried { place } => of("dive-town-buried", play, *place),
        TownEvent::Bought {
            place,
            ware: it,
            lots,
            cost,
        } => of("dive-town-bought", play, *place)
            .with("item", ware(play.book(), *it))
            .with("n", *lots)
            .with("sum", money(*cost)),
        TownEvent::Sold {
            good: it,
            count,
            income,
        } => {
            let record = &play.kept(income.place).record;
            of("dive-town-sold", play, income.place)
                .with("item", good(play.book(), record, *it)?)
                .with("n", *count)
                .with("sum", money(income.coins))
        }
        TownEvent::Attuned {
            place,
            item,
            attuned,
        } => {
            let key = match attuned {
                true => "dive-town-attuned",
                false => "dive-town-unattuned",
            };
            let record = &play.kept(*place).record;
            let item = good(play.book(), record, Good::Item(*item))?;
            of(key, play, *place).with("item", item)
        }
        TownEvent::Gave { from, income } => of("dive-town-gave", play, *from)
            .with("other", name(play, income.place))
            .with("sum", money(income.coins)),
        TownEvent::HandRose { hired, .. } => say("dive-town-hand-rose")
            .with("name", hired.name.clone())
            .with("level", hired.level),
        TownEvent::HandsGone => return None,
    })
}

/// What is asked.
pub fn prompt(play: Play<'_>, question: &TownQuestion) -> Phrase {
    match question {
        TownQuestion::Visit => say("dive-town-ask-visit"),
        TownQuestion::Counter(place) => {
            let purse = play.kept(*place).record.purse;
            of("dive-town-ask-counter", play, *place).with("sum", sum(purse.coins))
        }
        TownQuestion::Family(it) => {
            let share = play.town().hands.get(usize::from(*it));
            let share = share.map_or(0, |it| u64::from(it.share));
            hand("dive-town-ask-family", play, *it).with("sum", sum(share))
        }
        TownQuestion::Temple(place) => {
            let price = play.book().figures.revival.0;
            of("dive-town-ask-temple", play, *place).with("sum", sum(price.into()))
        }
    }
}

/// What can be chosen, as the answer to a question.
pub fn label(play: Play<'_>, question: &TownQuestion, act: TownAct) -> Option<Phrase> {
    let book = play.book();
    let record = match question {
        TownQuestion::Counter(place) => Some(&play.kept(*place).record),
        _ => None,
    };
    Some(match act {
        TownAct::Counter(place) => of("dive-town-act-counter", play, place),
        TownAct::Along(place) => of("dive-town-act-along", play, place),
        TownAct::Stay(place) => of("dive-town-act-stay", play, place),
        TownAct::Hire(kind) => say("dive-town-act-hire").with("kind", say(book[kind].name)),
        TownAct::Dismiss(it) => hand("dive-town-act-dismiss", play, it),
        TownAct::SetOut => say("dive-town-act-set-out"),
        TownAct::Buy(it) => say("dive-town-act-buy")
            .with("item", ware(book, it))
            .with("sum", sum(super::super::town::cost(book, it).into())),
        TownAct::Sell(it) => {
            let record = record?;
            let price = super::super::town::half_price(book, record, it, 1).unwrap_or(0);
            say("dive-town-act-sell")
                .with("item", good(book, record, it)?)
                .with("sum", sum(price.into()))
        }
        TownAct::Attune(it) => {
            let record = record?;
            let (_, attuned) = record.items.get(usize::from(it))?;
            let key = match attuned {
                true => "dive-town-act-unattune",
                false => "dive-town-act-attune",
            };
            say(key).with("item", good(book, record, Good::Item(it))?)
        }
        TownAct::Give(to) => of("dive-town-act-give", play, to),
        TownAct::Leave => say("dive-town-act-leave"),
        TownAct::Pay => match question {
            TownQuestion::Family(_) => say("dive-town-act-pay-family"),
            _ => say("dive-town-act-revive"),
        },
        TownAct::Refuse => match question {
            TownQuestion::Family(_) => say("dive-town-act-keep"),
            _ => say("dive-town-act-bury"),
        },
    })
}
