//! The duel: the smallest whole game, which is no game of the list. It shows what a ruleset brings
//! and how it is proved; see "Adding a ruleset" in `CONTRIBUTING.md`. Its folders lie below this one
//! as those of the others lie below the checkout; its content is a mod.

mod built;
#[path = "rules/src/rulesets/duel/mod.rs"]
mod duel;
mod dungeons;
mod fights;
mod golden;
mod odds;
#[macro_use]
#[path = "../proofs/mod.rs"]
mod proofs;

use std::fs;

use duel::{TheDuel, rules};
use tabledelve::game::RuleId;

proofs! {
    TheDuel {
        const HOME: &'static str = "tests/duel";
        const SAYS_WHOSE_DICE: bool = false;
        const RARE: &'static [(RuleId, &'static str, &'static str)] = &[(
            rules::CAMPAIGN_VETERAN,
            "fights::a_veteran_goes_on_with_old_wounds",
            "a game drawn from a seed has no veteran",
        )];
    }
}

/// An example that nobody can read in one sitting is none.
#[test]
fn the_smallest_game_stays_small() {
    let sources = proofs::ledger::files(&proofs::home::<TheDuel>().join("rules/src"), "rs");
    let texts = sources
        .iter()
        .map(|path| fs::read_to_string(path).expect("a source"));
    let lines: usize = texts.map(|text| text.lines().count()).sum();
    assert!((100..600).contains(&lines), "{lines} lines");
}
