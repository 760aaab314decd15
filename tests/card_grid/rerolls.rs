//! Attacks that are made again, and their combos.

use tabledelve::rulesets::card_grid::{Fighting, Question, Tapped};

use super::table::*;

/// A hero of Fight 2 with a sweep, to the right of it a jab, and these defences.
fn weak(defences: &[&str]) -> Play {
    let record = hero(
        &[(4, "dwarf"), (7, "fighter")],
        &[(4, "low_sweep"), (5, "quick_jab")],
        defences,
    );
    let mut play = fight(&[record], &[(0, 0)], &[("troll", &[10, 9, 8], (1, 0))]);
    // The sweep hits, and the jab that follows it has 2 more, but fails.
    play.choose(attack(1)).dice([6, 6]);
    ones(&mut play);
    play.choose(attack_by(5, 1)).dice([1, 1]);
    play.waits(|it| matches!(it, Question::Failed { .. }));
    play
}

/// What was added to each attack, in order.
fn added(play: &Play) -> Vec<i32> {
    let fought = fought(play).into_iter();
    let rolls = fought.filter_map(|(_, it)| match it {
        Fighting::Attacked { roll, .. } => Some(roll),
        _ => None,
    });
    rolls
        .map(|roll| roll.modifiers.iter().map(|it| it.value).sum())
        .collect()
}

const REHEARSAL: Tapped = Tapped::Defence(0);
const AS_I_WAS_SAYING: Tapped = Tapped::Defence(1);
const CARDS: [&str; 3] = ["call_that_a_rehearsal", "as_i_was_saying", "chin_down"];

#[test]
fn an_attack_made_again_follows_what_it_followed() {
    let mut play = weak(&CARDS);
    play.choose(tap(REHEARSAL, None)).dice([1, 1]);
    assert_eq!(added(&play), [3, 5, 5]);
    // Again it fails, and is kept in the combo.
    play.choose(tap(AS_I_WAS_SAYING, None));
    ones(&mut play);
    assert_eq!(seat(&play, 0).hand().combo, Some(5));
}

#[test]
fn a_combo_that_is_kept_survives_the_attack_made_again() {
    let mut play = weak(&CARDS);
    play.choose(tap(AS_I_WAS_SAYING, None));
    play.choose(tap(REHEARSAL, None)).dice([1, 1]);
    ones(&mut play);
    assert_eq!(added(&play), [3, 5, 5]);
    assert_eq!(seat(&play, 0).hand().combo, Some(5));
    // With nothing kept the second failure ends it.
    let mut play = weak(&["call_that_a_rehearsal", "buckler", "chin_down"]);
    play.choose(tap(REHEARSAL, None)).dice([1, 1]);
    ones(&mut play);
    assert_eq!(seat(&play, 0).hand().combo, None);
}

#[test]
fn what_a_card_adds_counts_for_the_attack_made_again() {
    let mut play = weak(&["again_but_slower", "buckler", "chin_down"]);
    play.choose(tap(REHEARSAL, None)).dice([1, 1]);
    assert_eq!(added(&play), [3, 5, 7]);
}
