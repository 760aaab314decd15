//! Band Crawl, rule by rule and game by game. One binary, so that it links once.

#[macro_use]
#[path = "../proofs/mod.rs"]
mod proofs;

#[path = "../by_hand/mod.rs"]
mod by_hand;

mod against_play;
mod ahead;
mod bands;
mod below;
mod boards;
mod bouts;
mod campaign;
mod captives;
mod carrying;
mod characters;
mod charge;
mod checks;
mod command;
mod crisis;
mod crossings;
mod crude;
mod delves;
mod delving;
mod dungeons;
mod examples;
mod faults;
mod fights;
mod flights;
mod gear;
mod golden;
mod healing;
mod heroes;
mod homecoming;
mod magic;
mod marching;
mod melee;
mod minions;
mod mods;
mod newcomers;
mod odds;
mod outlook;
mod own_dungeons;
mod page_examples;
mod play;
mod potions;
mod quest;
mod recovery;
mod rivals;
mod rulebook;
mod runaways;
mod scouting;
mod secrets;
mod setup;
mod shooting;
mod spoils;
mod stairs;
mod stars;
mod switching;
mod together;
mod trading;
mod traps;
mod treasure;
mod turned;
mod turns;
mod wording;
mod worn;

use std::{ops::RangeInclusive, path::Path, sync::LazyLock};

use tabledelve::{
    content::{BookEntry, BookKey, Library, Loader, Registry, Shelf},
    dice::Fraction,
    dungeon,
    game::RuleId,
    rulesets::band_crawl::{
        BandCrawl,
        content::{Effect, register},
        rules,
    },
    tables::{Placed, TableEntry},
};

/// The records of Band Crawl, and the things that stand on its boards.
fn registry() -> Registry {
    register(Registry::new().with::<dungeon::Thing>())
        .plain_folder("assets/rulesets/band_crawl/lesson")
}

/// The content of Band Crawl alone, with mods on top of it.
fn loader() -> Loader {
    Loader::new(registry(), Path::new(env!("CARGO_MANIFEST_DIR")))
}

static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    loader().load().unwrap_or_else(|problems| {
        let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
        panic!("{}", problems.join("\n"))
    })
});

proofs! {
    BandCrawl {
        const RARE: &'static [(RuleId, &'static str, &'static str)] = &[
            (
                rules::PROFESSION_SECOND,
                "campaign::a_second_profession_is_learned_once",
                "between adventures, and a game drawn from a seed is one",
            ),
            (
                rules::BAND_SIZE,
                "campaign::somebody_goes_until_the_band_fits",
                "the same",
            ),
            (
                rules::CAMPAIGN_STYLE,
                "campaign::ten_adventures_in_a_row_as_a_campaign",
                "the same",
            ),
            (
                rules::CAMPAIGN_BAND,
                "setup::those_of_earlier_adventures_take_the_first_seats",
                "the same",
            ),
            (
                rules::CAMPAIGN_NEXT_STAR,
                "campaign::the_next_star_takes_over",
                "the same",
            ),
            (
                rules::DUNGEON_REVISIT,
                "campaign::a_known_dungeon_is_entered_again",
                "the same",
            ),
            (
                rules::RIVALS_JOIN,
                "rivals::outnumbered_they_join",
                "three to one, and on good terms",
            ),
            (
                rules::MELEE_STALEMATE,
                "melee::two_of_stone_part",
                "only if nothing that either rolls could hurt the other",
            ),
        ];
    }
}

/// A record of a shelf by its name.
fn of<'a, K: BookKey, T, L>(shelf: &'a Shelf<K, T, L>, name: &str) -> &'a BookEntry<T, L> {
    let key = shelf.find(format!("core:{name}"));
    &shelf[key.unwrap_or_else(|| panic!("no core:{name}"))]
}

/// The name of a record, without `core:`.
fn short(id: impl AsRef<str>) -> String {
    id.as_ref().trim_start_matches("core:").to_owned()
}

/// What a table gives for each result from the first on, in words.
fn each<T: TableEntry>(
    table: &Placed<T>,
    results: RangeInclusive<i32>,
    words: impl Fn(&T) -> String,
) -> Vec<String> {
    assert_eq!(table.reach(), (*results.start(), *results.end()));
    results
        .map(|result| {
            let roll = table.drawn(None, result);
            words(table.gives(roll.unwrap_or_else(|| panic!("no row for {result}"))))
        })
        .collect()
}

/// Effects as records write them.
fn effects(all: &[Effect]) -> String {
    let words: Vec<String> = all.iter().map(|it| format!("{it:?}")).collect();
    words.join(", ").replace("core:", "")
}

/// The chances of the rows, as `name 3/36`, in `over`ths.
fn chances<T: TableEntry>(table: &Placed<T>, over: u128) -> String {
    let chances = table.plain_chances();
    assert_eq!(chances.len(), table.rows.len());
    let rows = table.rows.iter().zip(chances);
    let rows = rows.map(|((name, _), chance)| {
        let part = (0..=over).find(|part| Fraction::new(*part, over) == *chance);
        let part = part.unwrap_or_else(|| panic!("{name} {chance}"));
        format!("{name} {part}")
    });
    rows.collect::<Vec<_>>().join(", ")
}
