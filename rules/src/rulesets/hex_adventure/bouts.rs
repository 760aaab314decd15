//! The fights of adventures, each made an adventure of its own.

use std::{collections::BTreeMap, sync::Arc};

use super::{
    HexAdventure,
    content::{Adventure, Book, Ending, Entry, FightPlan, Outcome},
    feats,
    setup::{ADVENTURE, Party, Setup},
};
use crate::{
    content::{BookEntry, KindName, RecordId},
    game::{Bout, BoutPlace, SetupValues},
};

/// Shares in percent of a fight on the way that should be won, of a finale, and of a fight to learn
/// by.
const ON_THE_WAY: (u8, u8) = (30, 95);
const FINALE: (u8, u8) = (35, 65);
const TUTORIAL: (u8, u8) = (80, 100);

/// Entries that a bout may end in.
const WON: u16 = u16::MAX;
const LOST: u16 = u16::MAX - 1;

/// Every fight of every adventure, for the ready-made party as it sets out.
pub fn of(book: &Arc<Book>) -> Vec<Bout<HexAdventure>> {
    let mut bouts = Vec::new();
    for adventure in book.adventures.iter() {
        for (number, entry) in &adventure.entries {
            if let Some(fight) = &entry.fight {
                bouts.push(bout(book, adventure, *number, entry, fight));
            }
        }
    }
    bouts
}

fn bout(
    book: &Arc<Book>,
    adventure: &BookEntry<Adventure>,
    number: u16,
    entry: &Entry,
    fight: &FightPlan,
) -> Bout<HexAdventure> {
    let fight = FightPlan {
        won: WON,
        lost: Some(LOST),
        fled: None,
        ..fight.clone()
    };
    let alone = Entry {
        fight: Some(fight.clone()),
        ..entry.clone()
    };
    let entries = [
        (number, alone),
        (WON, ending(Outcome::Good)),
        (LOST, ending(Outcome::Bad)),
    ];
    let record = Adventure {
        start: number,
        entries: BTreeMap::from(entries),
        ..Adventure::clone(&adventure.record)
    };
    let mut content = Book::clone(book);
    content.adventures.put(BookEntry {
        record: Arc::new(record),
        ..adventure.clone()
    });
    let party = adventure.party.iter().map(|hero| hero.id().clone());
    Bout {
        content: Arc::new(content),
        setup: Setup {
            adventure: Some(RecordId::clone(&adventure.id)),
            skirmish: None,
            party: Party::Ready(party.collect()),
            master: false,
        },
        about: BoutPlace {
            kind: KindName::of::<Adventure>(),
            id: adventure.id.clone(),
            field: format!("entries[\"{number}\"].fight"),
            fair: match (fight.finale, fight.tutorial) {
                (true, _) => FINALE,
                (_, true) => TUTORIAL,
                _ => ON_THE_WAY,
            },
            values: SetupValues([(ADVENTURE.to_owned(), adventure.id.to_string())].into()),
            feat: feats::fight(&adventure.id, number),
        },
    }
}

fn ending(outcome: Outcome) -> Entry {
    Entry {
        title: None,
        picture: None,
        text: String::new(),
        effects: Vec::new(),
        pressing: false,
        fight: None,
        shop: None,
        sleep: None,
        ending: Some(Ending {
            outcome,
            title: String::new(),
            next: None,
        }),
        options: Vec::new(),
    }
}
