//! Proofs of Dungeon Dive.

#[macro_use]
#[path = "../proofs/mod.rs"]
mod proofs;

mod afflicted;
mod against_play;
mod answers;
mod apart;
mod attacks;
mod between;
mod board_areas;
mod board_falls;
mod board_fields;
mod board_moves;
mod board_sight;
mod book_tables;
mod carried;
mod checks;
mod corners;
mod cunning;
mod delving;
mod dive_script;
mod dives;
mod driven;
mod entrances;
mod everything;
mod flights;
mod foresight;
mod golden;
mod ground;
mod hands;
mod heritage;
mod hired;
mod in_play;
mod in_words;
mod items;
mod jumps;
mod kinds;
mod making;
mod marching;
mod minds;
mod mods;
mod playing;
mod quick;
mod refusals;
mod remembered;
mod restoring;
mod setting_out;
mod setups;
mod shopping;
mod shown;
mod small_print;
mod spared;
mod spells;
mod stone;
mod summons;
mod swoops;
mod tales;
mod telling;
mod terrain;
mod town;
mod traps;
mod turns;
mod vocabulary;
mod ways;
mod ways_home;
mod wielded;
mod yard;
mod zones;

use proofs::{effort, root, script};
use tabledelve::{
    content::Library,
    game::RuleId,
    games::registry,
    rulesets::dungeon_dive::{DungeonDive, rules},
};

/// The core content.
fn library() -> Library {
    proofs::library::<DungeonDive>()
}

proofs! {
    DungeonDive {
        // The doors, of which there are some in every other game.
        const CARDS: bool = true;
        const SELDOM: &'static [(&'static str, &'static str)] = &[(
            "core:items_rare",
            "a rare item lies in a hoard now and then, and each of its rows is a few in a hundred",
        )];
        const RARE: &'static [(RuleId, &'static str, &'static str)] = &[
            (
                rules::MIND_DOUBLES,
                "corners::the_clever_see_through_a_double",
                "a clever foe with nobody but a double in reach is met once in hundreds of games",
            ),
        ];
        // Rare items lie deep, and weak heroes do not come that far.
        const FAR: &'static [(&'static str, &'static str)] =
            &[("skirmish", ""), ("heroes", "6"), ("level", "5"), ("levels", "5"), ("dives", "1")];
    }
}
