//! The parts of a figure's menu besides what can be done to it: its card, and below that what a rule refuses.

use bevy_egui::egui::Ui;

use super::odds::on_paper;
use super::tips::{self, Tip};
use super::{GameUi, explain, refusals};
use crate::game::{Decision, Scene, Target};
use crate::ui::theme::{italic, palette, size};
use crate::ui::widgets::rich;

/// The width of both sheets where there is room.
pub(super) const WIDTH: f32 = 340.0;

/// What a menu says of a figure besides its choices.
pub(super) struct FigureCard {
    note: Tip,
    refused: Vec<String>,
}

impl FigureCard {
    /// That of a thing, if it is a figure.
    pub fn of(
        play: &mut GameUi,
        scene: &Scene,
        decision: &Decision,
        thing: Target,
    ) -> Option<FigureCard> {
        let Target::Combatant(id) = thing else {
            return None;
        };
        let note = explain::card(play, scene, id)?;
        let refused = refusals::all_about(play, scene, decision, id);
        Some(FigureCard { note, refused })
    }

    /// Shows its card, this wide, and in small type what cannot be done to it.
    pub fn show(&self, ui: &mut Ui, wide: f32) {
        on_paper(ui, wide, |ui| tips::words(ui, &self.note, None));
        if self.refused.is_empty() {
            return;
        }
        let ink = palette(ui.ctx()).ink_soft;
        on_paper(ui, wide, |ui| {
            for line in &self.refused {
                rich(ui, line, italic(size::SMALL), ink);
            }
        });
    }
}
