//! Proofs of Card Grid.

#[path = "../by_hand/mod.rs"]
mod by_hand;
#[allow(dead_code, unused_macros)] // Those of the whole game come with the rest of its rules.
#[macro_use]
#[path = "../proofs/mod.rs"]
mod proofs;

mod arranging;
mod checks;
mod complex;
mod defences;
mod layouts;
mod making;
mod plans;
mod playing;
mod sheets;

use tabledelve::rulesets::card_grid::CardGrid;

under_proof! { CardGrid { const CARDS: bool = true; } }

tests_of! { CardGrid,
    ledger {
        every_row_names_a_test_that_exists
        every_rule_has_its_section_in_the_rulebook_and_every_section_its_rule
    }
    words {
        the_setup_has_words
    }
}
