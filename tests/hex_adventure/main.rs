//! Hex Adventure, rule by rule and game by game. One binary, so that it links once.

#[macro_use]
#[path = "../proofs/mod.rs"]
mod proofs;

mod adventure;
mod advice;
mod attack;
mod boards;
mod choices;
mod corners;
mod examples;
mod examples_of_growth;
mod fate;
mod faults;
mod faults_of_writing;
mod fights;
mod foes;
mod foretold;
mod gear;
mod goals;
mod golden;
mod ground;
mod growth;
mod harm;
mod heroes;
mod magic;
mod master;
mod money;
mod movement;
mod odds;
mod pages;
mod plots;
mod react;
mod rerolls;
mod script;
mod sides;
mod spell_prices;
mod tackle;
mod tactics;
mod told;
mod tried_out;

use tabledelve::{
    game::RuleId,
    rulesets::hex_adventure::{HexAdventure, rules},
};

proofs! {
    HexAdventure {
        const RARE: &'static [(RuleId, &'static str, &'static str)] = &[
            (
                rules::GROWTH_CARRIED_OVER,
                "growth::what_heroes_have_become_goes_on_to_the_next_adventure",
                "a game drawn from a seed has no roster to return from",
            ),
            (
                rules::SKILLS_FORAGE,
                "adventure::whoever_finds_food_looks_for_it_when_it_runs_out",
                "no ready-made hero forages, and rations seldom run out",
            ),
        ];
    }
}
