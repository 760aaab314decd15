//! The duel: the smallest whole game, which is no game of the list. It shows what a ruleset brings
//! and how it is proved; see "Adding a ruleset" in `CONTRIBUTING.md`. Its folders lie below this one
//! as those of the others lie below the checkout.

#[path = "src/rulesets/duel/mod.rs"]
mod duel;
mod fights;
mod golden;
mod odds;
#[macro_use]
#[path = "../proofs/mod.rs"]
mod proofs;

use duel::{TheDuel, rules};
use tabledelve::game::RuleId;

proofs! {
    TheDuel {
        const HOME: &'static str = "tests/duel";
        const RARE: &'static [(RuleId, &'static str, &'static str)] = &[(
            rules::CAMPAIGN_VETERAN,
            "fights::a_veteran_goes_on_with_the_hit_points_that_are_left",
            "a game drawn from a seed has no veteran",
        )];
    }
}
