//! The area of a spell or the like, where it is being aimed.

use std::collections::BTreeSet;

use bevy_egui::egui::Painter;

use super::GameUi;
use super::overlays::region;
use crate::game::{Choice, Decision, Target};
use crate::grid::Cell;
use crate::ui::theme::Palette;

/// The cells that the choice at the pointer would cover.
#[derive(Default)]
pub(super) struct Template {
    /// The decision and the choice that they are for.
    about: Option<(u64, usize)>,
    cells: BTreeSet<Cell>,
}

/// The choice of a cell at the pointer or the keyboard focus.
fn aimed(play: &GameUi, decision: &Decision, under: Option<Target>) -> Option<usize> {
    let is_cell = |touch: &Target| matches!(touch, Target::Cell(_));
    let aims = |choice: &Choice| choice.path.is_empty() && choice.touches.iter().any(is_cell);
    let listed = play.desk.pointed.or(play.desk.picked);
    let listed = listed.filter(|at| decision.choices.get(*at).is_some_and(aims));
    listed.or_else(|| {
        let thing = under.filter(is_cell)?;
        let mut choices = decision.choices.iter();
        choices.position(|choice| aims(choice) && choice.touches.contains(&thing))
    })
}

/// The area of a spell where it is being aimed.
pub(super) fn show(
    painter: &Painter,
    play: &mut GameUi,
    decision: &Decision,
    under: Option<Target>,
    colours: &Palette,
) {
    let Some(at) = aimed(play, decision, under) else {
        return;
    };
    let about = Some((play.pending.number, at));
    if play.desk.template.about != about {
        let cells = play.table.as_ref().map(|table| table.0.area(at));
        play.desk.template = Template {
            about,
            cells: cells.unwrap_or_default().into_iter().collect(),
        };
    }
    let cells = &play.desk.template.cells;
    region(painter, play, cells, colours.oxblood, 0.34, colours.oxblood);
}
