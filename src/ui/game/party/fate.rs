//! What lies over the picture of a hero who is out of the fight: a cross for the dead, a band with a word
//! for everybody else.

use bevy_egui::egui;
use egui::{Rect, Stroke, Ui, vec2};

use super::super::GameUi;
use crate::game::CharacterSheet;
use crate::ui::theme::{bold, palette, size};

/// Marks the picture of somebody who is dead or down.
pub(super) fn show(ui: &Ui, play: &GameUi, sheet: &CharacterSheet, bust: Rect) {
    if sheet.dead {
        let colours = palette(ui.ctx());
        let cross = Stroke::new(3.0, colours.oxblood.gamma_multiply(0.75));
        let at = bust.shrink(8.0);
        ui.painter()
            .line_segment([at.left_top(), at.right_bottom()], cross);
        ui.painter()
            .line_segment([at.right_top(), at.left_bottom()], cross);
    } else if let Some(state) = lies(play, sheet.id) {
        fallen(ui, &play.text(state), bust);
    }
}

/// How somebody lies on the board, if they do: with a pin of their own, they do not live on by
/// themselves.
fn lies(play: &GameUi, id: u32) -> Option<&'static str> {
    let scene = play.scene();
    let mut tokens = scene.tokens.iter();
    let token = tokens.find(|token| token.id == id && token.down)?;
    let dying = token.pins.iter().any(|pin| pin.sprite == "dying");
    Some(if dying {
        "game-sheet-dying"
    } else {
        "game-sheet-down"
    })
}

/// A band across the picture of somebody who is down but not dead.
fn fallen(ui: &Ui, state: &str, bust: Rect) {
    let colours = palette(ui.ctx());
    let band = Rect::from_center_size(bust.center(), vec2(bust.width(), size::SMALL + 4.0));
    ui.painter().rect_filled(band, 3.0, colours.oxblood);
    ui.painter().text(
        band.center(),
        egui::Align2::CENTER_CENTER,
        state,
        bold(size::SMALL - 1.0),
        colours.bone,
    );
}
