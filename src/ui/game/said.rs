//! What slips say of choices: put into words once a frame, however often a slip is measured before it is
//! drawn.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy_egui::egui::{Galley, Ui};

use super::GameUi;
use super::folds;
use super::odds::{Words, headline_in, told_ahead};
use crate::dice::Fraction;
use crate::game::{Choice, Decision, Phrase, Target};

/// The words of this frame, by choice.
#[derive(Default)]
pub(super) struct Said {
    labels: BTreeMap<usize, String>,
    figures: BTreeMap<(usize, Words), Vec<String>>,
    best: BTreeMap<usize, Option<Arc<Galley>>>,
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

/// The odds of the best among choices that are folded together, with its target, as a line on their slip: its
/// chance and what that is for, however little room there is.
pub(super) fn best(
    ui: &Ui,
    play: &mut GameUi,
    decision: &Decision,
    choices: &[usize],
) -> Option<Arc<Galley>> {
    let about = *choices.first()?;
    if let Some(line) = play.desk.said.best.get(&about) {
        return line.clone();
    }
    let told = worded_best(play, decision, choices);
    let line = told.map(|told| folds::odds_line(ui, told));
    play.desk.said.best.insert(about, line.clone());
    line
}

fn worded_best(play: &mut GameUi, decision: &Decision, choices: &[usize]) -> Option<String> {
    let odds = choices.iter();
    let odds = odds.filter_map(|it| Some((*it, told_ahead(play, *it)?.headline.clone())));
    let odds: Vec<_> = odds.collect();
    let need = |choice: usize| decision.choices[choice].need;
    let all = odds.len() > 1 && odds.len() == choices.len();
    let alike = all && folds::are_alike(&odds, need);
    // What always works in the same way needs no line of its own.
    let (choice, line) = folds::best(odds.into_iter(), need)
        .filter(|(_, line)| line.chance != Fraction::one() || line.amount.is_some())?;
    let line = play.say(&line.short().phrase());
    if alike {
        return Some(line);
    }
    let mut touches = decision.choices[choice].touches.iter();
    let target = touches.find_map(|it| match it {
        Target::Combatant(id) => Some(play.name(*id)),
        Target::Cell(_) | Target::Card(_) => None,
    });
    let told = match target {
        Some(name) => Phrase::new("game-fold-best").with("name", name),
        None => Phrase::new("game-fold-best-unnamed"),
    };
    Some(play.words.plain(&told.with("odds", line)))
}
