//! The ledger of Deck Crawl.

use crate::ledger_common::Ledger;
use tabledelve::rulesets::deck_crawl::rules;

/// The ledger.
pub const LEDGER: Ledger = Ledger {
    game: "deck_crawl",
    rules: rules::ALL,
};

#[test]
fn every_rule_has_its_row_and_every_row_its_rule() {
    LEDGER.check_rows();
}

#[test]
fn every_row_names_a_test_that_exists() {
    LEDGER.check_tests();
}

#[test]
fn every_rule_is_cited_by_the_rules_or_by_a_record() {
    LEDGER.check_citations();
}

#[test]
fn every_rule_has_its_section_in_the_rulebook_and_every_section_its_rule() {
    LEDGER.check_sections();
}
