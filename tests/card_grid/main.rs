//! Proofs of Card Grid.

#[path = "../by_hand/mod.rs"]
mod by_hand;
#[macro_use]
#[path = "../proofs/mod.rs"]
mod proofs;

mod against_play;
mod arranging;
mod blows;
mod checks;
mod complex;
mod crude;
mod defences;
mod elsewhere;
mod exploring;
mod fights;
mod foes;
mod golden;
mod guarding;
mod homecoming;
mod laying;
mod layouts;
mod main_ways;
mod making;
mod minds;
mod mods;
mod placed;
mod plans;
mod playing;
mod ready;
mod rerolls;
mod rest;
mod sheets;
mod stable;
mod table;
mod taps;
mod threats;
mod tiers;
mod told;
mod workshop;

use tabledelve::{
    game::RuleId,
    rulesets::card_grid::{CardGrid, rules},
};

proofs! {
    CardGrid {
        const RARE: &'static [(RuleId, &'static str, &'static str)] = &[(
            rules::CAMPAIGN_STABLE,
            "stable::those_who_live_go_on_with_their_cards",
            "between games, and a game drawn from a seed is one",
        )];
        const CARDS: bool = true;
    }
}
