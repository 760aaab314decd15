//! Room descriptions, held against the drawings over which they are read out.

use crate::BOOK;

/// Rooms with nothing in them but the floor.
const BARE: [&str; 4] = [
    "plain_chamber",
    "bent_gallery",
    "crossing",
    "trapped_passage",
];

/// Words for what a drawing has or lacks, and the things of which one has to stand in the room for them.
const DRAWN: [(&str, &[&str]); 34] = [
    ("moat", &[]),
    ("island", &[]),
    ("stair", &[]),
    ("stairs", &[]),
    ("corridor", &[]),
    ("plinth", &[]),
    ("lectern", &[]),
    ("loom", &[]),
    ("cot", &[]),
    ("cart", &[]),
    ("cabinet", &[]),
    ("gallows", &[]),
    ("hoist", &[]),
    ("barrier", &[]),
    ("mud", &[]),
    ("plank", &[]),
    ("desk", &["table"]),
    ("table", &["table"]),
    ("bench", &["bench"]),
    ("benches", &["bench"]),
    ("shelf", &["shelf"]),
    ("shelves", &["shelf"]),
    ("statue", &["statue"]),
    ("statues", &["statue"]),
    ("pillar", &["pillar"]),
    ("pillars", &["pillar"]),
    ("barrel", &["barrel"]),
    ("barrels", &["barrel"]),
    ("cage", &["cage"]),
    ("cages", &["cage"]),
    ("throne", &["throne"]),
    ("anvil", &["anvil"]),
    ("cauldron", &["cauldron"]),
    ("pool", &["water"]),
];

/// True if a text has a word by itself, and not as something written or said.
fn says(text: &str, word: &str) -> bool {
    let lower = text.to_lowercase();
    let mut words = lower.split(|c: char| !c.is_alphanumeric());
    words.any(|it| it == word) && !lower.contains(&format!("“{word}"))
}

#[test]
fn no_text_speaks_of_what_may_not_be_drawn() {
    // What it is like, and what it could be, need not be there.
    let likened = ["core:room/plain_table", "core:room/velvet_room"];
    let mut wrong = Vec::new();
    for text in BOOK.rooms.iter() {
        let entrance = text.found.iter().any(|tag| tag.name() == "entrance");
        let bare = |board: &str| BARE.contains(&board);
        let furnished = !text.rooms.is_empty() && !text.rooms.iter().any(|it| bare(it.id().name()));
        if entrance || furnished || likened.contains(&text.id.as_str()) {
            continue;
        }
        for (word, things) in DRAWN {
            let mut stands = text.stands.iter();
            let drawn =
                !text.stands.is_empty() && stands.all(|it| things.contains(&it.id().name()));
            if says(&text.text, word) && !drawn {
                wrong.push(format!("{}: {word}", text.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_text_of_a_monster_speaks_of_several() {
    // One wolf may be all that is there.
    let several = [
        "those who",
        "both parties",
        "the ones who",
        "voice after voice",
        "everyone else",
    ];
    for text in BOOK.rooms.iter() {
        let monster = text.found.iter().any(|tag| tag.name() == "monster");
        let said = several.iter().find(|words| text.text.contains(**words));
        assert!(!monster || said.is_none(), "{}: {said:?}", text.id);
    }
}
