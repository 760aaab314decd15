//! Thousands of games by seed name every rule, in an event or as what refuses a choice.

use std::collections::BTreeSet;

use crate::{
    common::{BOOK, random_setup},
    coverage_common::every_rule_is_named,
};
use tabledelve::rulesets::deck_crawl::DeckCrawl;

/// There is none that chance and bots do not come by.
#[test]
fn three_thousand_games_name_every_rule() {
    let rare = BTreeSet::new();
    every_rule_is_named::<DeckCrawl>(&BOOK, |seed| random_setup(seed, &[]), 3_000, &rare);
}
