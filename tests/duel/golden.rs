//! Two whole duels as they were once fought.

use crate::{
    duel::TheDuel,
    proofs::{golden::log_of, script::line},
};
use tabledelve::game::BotKind;

#[test]
fn the_cellar_with_a_plan() {
    let values = [("adventure", "duel:cellar")];
    let log = log_of::<TheDuel>(3, &values, BotKind::Hero, line);
    insta::assert_snapshot!("the_cellar_with_a_plan", log);
}

#[test]
fn the_vault_by_chance() {
    let values = [("adventure", "duel:vault")];
    let log = log_of::<TheDuel>(4, &values, BotKind::Random, line);
    insta::assert_snapshot!("the_vault_by_chance", log);
}
