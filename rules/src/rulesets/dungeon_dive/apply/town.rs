//! What becomes of the stable, its money and the hired hands.

use super::super::{
    components::{Body, Hired},
    event::TownEvent,
    town::{Fate, counter_apply},
    writer::Writer,
};

pub fn apply(on: &mut Writer<'_>, event: &TownEvent) {
    if let TownEvent::CameHome { .. } = event {
        on.clear();
    }
    if let TownEvent::HandRose { who, hired, body } = event {
        on.figure(*who, |it: &mut Hired| *it = (**hired).clone());
        on.figure(*who, |it: &mut Body| *it = *body);
    }
    let book = on.table().book.clone();
    let town = &mut on.state().town;
    match event {
        TownEvent::Remembered { deaths } => town.deaths = *deaths,
        TownEvent::GoesAlong { place } => town.along.push(*place),
        TownEvent::Stays { place } => town.along.retain(|it| it != place),
        TownEvent::Hired { hand, paid } => {
            for (place, coins) in paid {
                town.stable[usize::from(*place)].record.purse.coins -= u64::from(*coins);
            }
            town.hands.push(hand.clone());
        }
        TownEvent::Dismissed { hand } => drop(town.hands.remove((*hand).into())),
        TownEvent::Lodged(bill) => town.stable[usize::from(bill.place)].record.purse.pay(*bill),
        TownEvent::CameHome { won, back, hands } => {
            town.dives += 1;
            town.won += u8::from(*won);
            for it in back {
                let kept = &mut town.stable[usize::from(it.place)];
                kept.record = (*it.record).clone();
                kept.fate = it.fate;
            }
            for (hand, share, dead) in hands {
                let hand = &mut town.hands[usize::from(*hand)];
                (hand.share, hand.dead, hand.who) = (*share, *dead, None);
            }
        }
        TownEvent::Earned(income) => {
            let purse = &mut town.stable[usize::from(income.place)].record.purse;
            purse.earn(*income);
        }
        TownEvent::HandPaid { hand, .. } | TownEvent::FamilyPaid { hand, .. } => {
            town.hands[usize::from(*hand)].share = 0;
        }
        TownEvent::FamilyUnpaid { hand, shares } => {
            town.deaths += 1;
            town.hands[usize::from(*hand)].share = 0;
            for income in shares {
                let purse = &mut town.stable[usize::from(income.place)].record.purse;
                purse.earn(*income);
            }
        }
        TownEvent::HandRose { .. } => {}
        TownEvent::HandsGone => town.hands.clear(),
        TownEvent::Revived(bill) => {
            let kept = &mut town.stable[usize::from(bill.place)];
            kept.fate = Fate::Alive;
            kept.record.purse.pay(*bill);
        }
        TownEvent::Buried { place } => town.stable[usize::from(*place)].fate = Fate::Lost,
        TownEvent::Bought { .. }
        | TownEvent::Sold { .. }
        | TownEvent::Attuned { .. }
        | TownEvent::Gave { .. } => counter_apply(&book, &mut town.stable, event),
    }
}
