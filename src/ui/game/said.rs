//! What slips say of choices: put into words once a frame, however often a slip is measured before it is
//! drawn.

use std::collections::BTreeMap;

use super::GameUi;
use super::odds::{Words, headline_in};
use crate::game::Choice;

/// The words of this frame, by choice.
#[derive(Default)]
pub(super) struct Said {
    labels: BTreeMap<usize, String>,
    figures: BTreeMap<(usize, Words), Vec<String>>,
}

/// What a choice is called.
pub(super) fn label(play: &mut GameUi, (choice, what): (usize, &Choice)) -> String {
    if let Some(label) = play.desk.said.labels.get(&choice) {
        return label.clone();
    }
    let label = play.say(&what.label);
    play.desk.said.labels.insert(choice, label.clone());
    label
}

/// How a choice may end, in so many words, and its price if it has one.
pub(super) fn figures(
    play: &mut GameUi,
    (choice, what): (usize, &Choice),
    words: Words,
) -> Vec<String> {
    if let Some(figures) = play.desk.said.figures.get(&(choice, words)) {
        return figures.clone();
    }
    let odds = headline_in(play, choice, words);
    let price = what.aside_of(play.amount(choice)).map(|it| play.say(it));
    let figures: Vec<String> = odds.into_iter().chain(price).collect();
    let said = &mut play.desk.said.figures;
    said.insert((choice, words), figures.clone());
    figures
}
