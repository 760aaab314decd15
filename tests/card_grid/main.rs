//! Proofs of Card Grid.

#[path = "../by_hand/mod.rs"]
mod by_hand;
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
mod sheets;

use tabledelve::rulesets::card_grid::CardGrid;

proofs_so_far! {
    CardGrid {
        const CARDS: bool = true;
    }
}
