//! Thousands of games by seed name every rule, in an event or as what refuses a choice.

use std::collections::BTreeSet;

use crate::{
    common::{BOOK, random_setup},
    coverage_common::every_rule_is_named,
    ledger::LEDGER,
};
use tabledelve::{
    game::RuleId,
    rulesets::hex_adventure::{HexAdventure, rules},
};

/// Rules that chance and bots do not come by: the scenario that does, and why they do not.
const RARE: &[(RuleId, &str, &str)] = &[(
    rules::GROWTH_CARRIED_OVER,
    "growth::what_heroes_have_become_goes_on_to_the_next_adventure",
    "a game drawn from a seed has no roster to return from",
)];

#[test]
fn three_thousand_games_name_every_rule() {
    let rare: BTreeSet<RuleId> = RARE.iter().map(|(rule, ..)| *rule).collect();
    every_rule_is_named::<HexAdventure>(&BOOK, |seed| random_setup(seed, &[]), 3_000, &rare);
}

#[test]
fn rare_rules_have_their_scenario() {
    for (rule, test, why) in RARE {
        assert!(LEDGER.test_exists(test), "{rule}: there is no test {test}");
        assert!(!why.is_empty(), "{rule}: why is it rare?");
    }
}
