//! Foes and hired hands.

use super::super::{
    content::{ArmourGroup, Book, Foe, HiredHand, Speeds},
    words::{self, Doer, Teller},
};
use super::{counted, say, several};
use crate::game::{BookTable, Phrase, plain};

/// AC without armour and without a modifier.
const BARE: i32 = 10;

pub(super) fn foes(book: &Book) -> BookTable {
    let mut ordered: Vec<_> = book.foes.iter().collect();
    ordered.sort_by_key(|it| (it.summoned, it.challenge));
    let rows = ordered.into_iter().map(|it| {
        let told = Teller::new(book, Doer::Foe(it.name)).foe(it);
        vec![
            say(it.name),
            words::mind(it.mind),
            plain(it.challenge),
            words::size(it.size),
            plain(it.ac),
            counted("dive-book-points", it.points).with("dice", words::dice(it.hit_dice)),
            speeds(it.speeds),
            senses(it),
            told,
        ]
    });
    let headings = [
        "dive-column-foe",
        "dive-column-mind",
        "dive-column-challenge",
        "dive-column-size",
        "dive-column-ac",
        "dive-column-points",
        "dive-column-speeds",
        "dive-column-senses",
        "dive-column-does",
    ];
    BookTable::new(&headings, rows.collect())
}

fn senses(foe: &Foe) -> Phrase {
    several(foe.senses.iter().map(|it| words::sense(*it)))
}

fn speeds(it: Speeds) -> Phrase {
    let ways = [
        (it.walk, "dive-speed-walk"),
        (
            it.fly,
            if it.hover {
                "dive-speed-hover"
            } else {
                "dive-speed-fly"
            },
        ),
        (it.climb, "dive-speed-climb"),
        (it.swim, "dive-speed-swim"),
        (it.burrow, "dive-speed-burrow"),
    ];
    let ways = ways.into_iter().filter(|(feet, _)| *feet > 0);
    several(ways.map(|(feet, key)| counted(key, feet)))
}

pub(super) fn hired_hands(book: &Book) -> BookTable {
    let rows = book.hired.iter().map(|it| {
        vec![
            say(it.name),
            plain(it.hit_die),
            plain(ac(book, it)),
            Phrase::new(it.about.clone()),
        ]
    });
    let headings = [
        "dive-column-hired",
        "dive-column-hit-die",
        "dive-column-ac",
        "dive-column-they-do",
    ];
    BookTable::new(&headings, rows.collect())
}

/// The AC that a hired hand comes with.
fn ac(book: &Book, it: &HiredHand) -> i32 {
    let dexterity = (i32::from(it.scores.dex) - 10).div_euclid(2);
    let worn = it
        .package
        .armours
        .iter()
        .filter_map(|id| book.armours.find(id));
    let mut ac = BARE + dexterity;
    let mut shield = 0;
    for armour in worn.map(|it| &book[it]) {
        if armour.group == ArmourGroup::Shield {
            shield += i32::from(armour.ac);
        } else {
            let most = armour.most_dexterity.map_or(dexterity, i32::from);
            ac = i32::from(armour.ac) + dexterity.min(most);
        }
    }
    ac + shield
}
