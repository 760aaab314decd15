//! Tables of the dungeon, of hidden forces and of treasure.

use super::{
    super::content::{
        Bones, Book, Crossing, Encounter, Force, Reason, Secret, Talk, TileKind, Trap, Treasure,
    },
    counted, effects, named, none, passed, several, than_you,
};
use crate::game::{BookTable, Phrase, plain};

pub(super) fn draw(book: &Book, name: &str) -> Option<BookTable> {
    let tables = &book.tables;
    let does = &["book-does"];
    Some(match name {
        "big_bads" => big_bads(book),
        "growth" => BookTable::rolled(&tables.growth, plain, &["band-book-reputation"], |row| {
            vec![counted("band-book-above-the-star", row.above_the_star)]
        }),
        "reasons" => BookTable::rolled(&tables.reasons, plain, &["band-book-reason"], |row| {
            vec![Phrase::new(reason(*row))]
        }),
        "tiles" => {
            let headings = ["band-book-tile", "band-book-again"];
            BookTable::rolled(&tables.tiles, plain, &headings, |row| {
                let tile = |it| Phrase::new(tile(it));
                vec![tile(row.tile), row.again.map_or_else(none, tile)]
            })
        }
        "secrets" => BookTable::rolled(&tables.secrets, plain, does, |row| {
            vec![Phrase::new(secret(*row))]
        }),
        "bones" => BookTable::rolled(&tables.bones, plain, does, |row| {
            vec![match row {
                Bones::Trap => Phrase::new("band-book-a-trap"),
                Bones::Risen(race) => {
                    Phrase::new("band-book-risen").with("race", named(&book.races, race))
                }
                Bones::Empty => Phrase::new("band-book-nothing"),
            }]
        }),
        "trap" => BookTable::rolled(&tables.trap, passed, does, |row| {
            vec![Phrase::new(match row {
                Trap::Disarmed => "band-book-disarmed",
                Trap::Again => "band-book-try-again",
                Trap::Sprung => "band-book-sprung",
            })]
        }),
        "crossing" => BookTable::rolled(&tables.crossing, passed, does, |row| {
            vec![match row {
                Crossing::Across => Phrase::new("band-book-across"),
                Crossing::Slips { in_front_on } => counted("band-book-slips", *in_front_on),
                Crossing::Falls { impact } => counted("band-book-falls", *impact),
            }]
        }),
        "force" => BookTable::rolled(&tables.force, with_doubles(2), does, |row| {
            vec![match row {
                Force::Contact => Phrase::new("band-book-contact"),
                Force::Trap => Phrase::new("band-book-a-trap"),
                Force::Noise { dice } => counted("band-book-noise", *dice),
                Force::Nerves => Phrase::new("band-book-nerves"),
            }]
        }),
        "encounters" => BookTable::rolled(&tables.encounters, with_doubles(0), does, |row| {
            vec![Phrase::new(match row {
                Encounter::BigBad => "band-book-the-big-bad",
                Encounter::Minions => "band-book-minions",
                Encounter::Rivals => "band-book-rivals",
            })]
        }),
        "numbers" => BookTable::rolled(&tables.numbers, plain, &["band-book-how-many"], |row| {
            vec![than_you(row.than_you)]
        }),
        "minions" => minions(book),
        "rivals" => {
            let headings = ["book-race", "band-book-how-many"];
            BookTable::rolled(&tables.rivals, plain, &headings, |row| {
                vec![named(&book.races, &row.race), than_you(row.than_you)]
            })
        }
        "talk" => {
            let said = |count| match count {
                1 => Phrase::new("band-book-they-have-more"),
                _ => Phrase::new("band-book-they-have-no-more"),
            };
            BookTable::rolled(&tables.talk, said, does, |row| {
                vec![match row {
                    Talk::Attack => Phrase::new("band-book-they-attack"),
                    Talk::Part { join_at } => counted("band-book-they-part", *join_at),
                }]
            })
        }
        "treasure" => BookTable::rolled(&tables.treasure, plain, &["band-book-treasure"], |row| {
            vec![treasure(row)]
        }),
        _ => return None,
    })
}

/// Dice passed, where 3 stands for so many passed with doubles.
fn with_doubles(dice: i32) -> impl Fn(i32) -> Phrase {
    move |count| match count {
        3 => counted("band-book-with-doubles", dice),
        _ => passed(count),
    }
}

/// The three columns side by side.
fn big_bads(book: &Book) -> BookTable {
    let columns = &book.tables.big_bads;
    let (least, most) = columns[0].reach();
    let row = |total: i32| {
        let race = |column: usize| {
            let table = &columns[column];
            named(&book.races, &table.gives(table.at(total)).race)
        };
        vec![plain(total), race(0), race(1), race(2)]
    };
    let headings = [
        "book-roll",
        "band-book-star-4",
        "band-book-star-5",
        "band-book-star-6",
    ];
    BookTable::new(&headings, (least..=most).map(row).collect())
}

fn minions(book: &Book) -> BookTable {
    let rows = book.races.iter().filter_map(|race| {
        let table = race.links.minions.as_ref()?;
        let table = BookTable::rolled(table, plain, &[], |row| vec![named(&book.races, &row.race)]);
        let served = table.rows.into_iter().map(|row| {
            let [on, who] = <[Phrase; 2]>::try_from(row).expect("a result and a race");
            Phrase::new("band-book-on").with("on", on).with("who", who)
        });
        Some(vec![Phrase::new(race.name), several(served)])
    });
    BookTable::new(&["book-race", "band-book-minions-heading"], rows.collect())
}

fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Treasure => "band-book-for-treasure",
        Reason::Rescue => "band-book-for-rescue",
        Reason::Explore => "band-book-for-map",
        Reason::Kill => "band-book-for-head",
    }
}

fn tile(tile: TileKind) -> &'static str {
    match tile {
        TileKind::Corridor => "band-book-corridor",
        TileKind::LeftTurn => "band-book-left-turn",
        TileKind::RightTurn => "band-book-right-turn",
        TileKind::T => "band-book-t",
        TileKind::FourWay => "band-book-four-way",
        TileKind::Stairs => "band-book-stairs",
        TileKind::Room => "band-book-room",
        TileKind::DeadEnd => "band-book-dead-end",
    }
}

fn secret(secret: Secret) -> &'static str {
    match secret {
        Secret::Vermin => "band-book-vermin",
        Secret::WayOn => "band-book-way-on",
        Secret::Bones => "band-book-bones",
        Secret::Crossing => "band-book-crossing",
    }
}

fn treasure(found: &Treasure) -> Phrase {
    let coins = [
        (found.bronze, "band-book-bronze"),
        (found.silver, "band-book-silver"),
        (found.gold, "band-book-gold"),
    ];
    let coins = coins.into_iter().filter_map(|(coins, key)| {
        let coins = coins?;
        Some(Phrase::new(key).with("coins", effects::amount(coins)))
    });
    let items = found.finds.iter().map(|(kind, n)| super::items(*kind, *n));
    let all: Vec<_> = coins.chain(items).collect();
    if all.is_empty() {
        return Phrase::new("band-book-nothing");
    }
    several(all)
}
