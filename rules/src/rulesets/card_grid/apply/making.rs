//! Heroes and their cards.

use super::super::{
    components::{Card, CardState, FigureId, Hand, Lasting, Owned, Sheets, Stance},
    content::Skills,
    event::Making,
    grid_of_cards::{CENTRE, PLACES, Sheet},
    writer::Writer,
};

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Making) {
    match event {
        Making::Came { who, record } => {
            let book = on.table().book.clone();
            if let Ok(parts) = record.components(&book) {
                seat(on, *who, parts);
            }
        }
        Making::SatDown { who } => seat(on, *who, Default::default()),
        Making::Took { who, card, cost } => take(on, *who, *card, *cost),
        Making::Gained { who, points } => on.figure(*who, |owned: &mut Owned| {
            owned.points = owned.points.saturating_add(*points);
            owned.earned = owned.earned.saturating_add(*points);
        }),
        Making::Laid {
            who,
            sheets,
            wanted,
        } => {
            moved(on, *wanted);
            on.figure(*who, |it: &mut Sheets| it.clone_from(sheets));
        }
        Making::Swapped {
            who,
            attacks,
            one,
            other,
        } => {
            let owned = on.play().hero(*who).owned();
            let cards = if *attacks {
                owned.attacks.len()
            } else {
                owned.characters.len()
            };
            let wanted = match attacks {
                true => on.play().state().wanted,
                false => Skills::NONE,
            };
            moved(on, wanted);
            on.figure(*who, |it: &mut Sheets| {
                let sheet = match attacks {
                    true => &mut it.attacks,
                    false => &mut it.characters,
                };
                swap(sheet, cards, *one, *other);
            });
        }
        Making::Equipped { who, hand } => {
            on.figure(*who, |it: &mut Hand| it.clone_from(hand));
            on.state().moves = 0;
            on.state().wanted = Skills::NONE;
        }
        Making::Brought { who, card } => {
            moved(on, Skills::NONE);
            on.figure(*who, |hand: &mut Hand| {
                if let Some(state) = hand.state_mut(*card) {
                    *state = CardState::Ready;
                }
            });
        }
        Making::Left { who, card } => {
            moved(on, Skills::NONE);
            on.figure(*who, |hand: &mut Hand| {
                if let Some(state) = hand.state_mut(*card) {
                    *state = CardState::Stored;
                }
            });
        }
    }
}

/// One more move on the sheets, which lie for these skills now.
fn moved(on: &mut Writer<'_>, wanted: Skills) {
    let state = on.state();
    state.moves = state.moves.saturating_add(1);
    state.wanted = wanted;
}

fn seat(on: &mut Writer<'_>, who: FigureId, parts: (Owned, Sheets, Hand)) {
    on.cast(None);
    on.seat(who, parts, Stance::default(), Lasting::default());
}

/// A card joins those of a hero, and lies beside the sheets.
pub(super) fn take(on: &mut Writer<'_>, who: FigureId, card: Card, cost: u16) {
    on.figure(who, |owned: &mut Owned| {
        owned.points = owned.points.saturating_sub(cost);
        match card {
            Card::Character(it) => owned.characters.push(it),
            Card::Attack(it) => owned.attacks.push(it),
            Card::Defence(it) => owned.defences.push(it),
            Card::Gear(it) => owned.gear.push(it),
            Card::Spell(it) => owned.spells.push(it),
        }
    });
    on.figure(who, |hand: &mut Hand| match card {
        Card::Character(_) => hand.characters.push(CardState::Stored),
        Card::Attack(_) => {}
        Card::Defence(_) => hand.defences.push(CardState::Stored),
        Card::Gear(_) => hand.gear.push(CardState::Stored),
        Card::Spell(_) => hand.spells.push(CardState::Stored),
    });
}

/// Cards that do not lie on a sheet, of somebody who has so many.
pub fn beside(sheet: &Sheet<u8>, cards: usize) -> Vec<u8> {
    let lies = |card: &u8| sheet.cards().any(|(_, it)| it == card);
    (0..cards as u8).filter(|card| !lies(card)).collect()
}

/// Exchanges what lies in two places; places from 9 on are those of cards beside the sheet.
pub fn swap(sheet: &mut Sheet<u8>, cards: usize, one: u8, other: u8) {
    let spare = beside(sheet, cards);
    let on_sheet = |place: u8| usize::from(place) < PLACES;
    match (on_sheet(one), on_sheet(other)) {
        (true, true) => {
            let (first, second) = (sheet.take(one.into()), sheet.take(other.into()));
            if let Some(card) = first {
                sheet.put(other.into(), card);
            }
            if let Some(card) = second {
                sheet.put(one.into(), card);
            }
        }
        (true, false) => {
            let card = spare.get(usize::from(other) - PLACES).copied();
            sheet.take(one.into());
            if let Some(card) = card {
                sheet.put(one.into(), card);
            }
        }
        (false, true) => swap(sheet, cards, other, one),
        (false, false) => {}
    }
    debug_assert!(sheet.count() == 0 || sheet.at(CENTRE).is_some());
}
