//! Proofs of Dungeon Dive.

#[allow(dead_code, unused_macros)] // Off the list it is not held against coverage and odds.
#[macro_use]
#[path = "../proofs/mod.rs"]
mod proofs;

mod attacks;
mod between;
mod board_areas;
mod board_falls;
mod board_fields;
mod board_moves;
mod board_sight;
mod book_tables;
mod checks;
mod corners;
mod delving;
mod dive_script;
mod dives;
mod driven;
mod flights;
mod foresight;
mod ground;
mod in_words;
mod items;
mod making;
mod minds;
mod mods;
mod playing;
mod refusals;
mod restoring;
mod setting_out;
mod setups;
mod shopping;
mod shown;
mod spells;
mod summons;
mod terrain;
mod town;
mod turns;
mod vocabulary;
mod ways;
mod ways_home;
mod yard;
mod zones;

use proofs::{effort, root, script};
use tabledelve::{
    content::{Library, Registry},
    games::{GAMES, entry, registry_of},
    rulesets::dungeon_dive::DungeonDive,
};

/// The record types of all games, with those of this one, which is not on the list yet.
fn registry() -> Registry {
    let games = [GAMES, &[entry::<DungeonDive>()]].concat();
    registry_of(games.leak())
}

/// The core content.
fn library() -> Library {
    proofs::library::<DungeonDive>()
}

// Coverage waits for the list: games by seed seldom come as far as the last tables.
under_proof! { DungeonDive {} }

proofs_of! { DungeonDive,
    ledger {
        every_rule_has_its_row_and_every_row_its_rule
        every_rule_is_cited_by_the_rules_or_by_a_record
    }
}
