//! Proofs of Dungeon Dive.

#[allow(dead_code)] // No odds are held against play yet.
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
    game::RuleId,
    games::{GAMES, entry, registry_of},
    rulesets::dungeon_dive::{DungeonDive, rules},
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

proofs! {
    DungeonDive {
        const RARE: &'static [(RuleId, &'static str, &'static str)] = &[
            (
                rules::LEAVE_DRAG,
                "ways_home::the_stable_are_dragged_out_and_those_left_lying_are_lost",
                "whoever runs seldom holds somebody first",
            ),
            (
                rules::MOVE_JUMP,
                "board_moves::gaps_are_jumped_standing_or_with_a_run",
                "there is nearly always a way around a gap",
            ),
        ];
        const FAR: &'static [(&'static str, &'static str)] =
            &[("heroes", "6"), ("level", "5"), ("levels", "5"), ("skirmish", "")];
    }
}
