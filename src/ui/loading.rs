//! The page shown when the table is reached before its drawings have been read.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Align2, Rect, Stroke, pos2, vec2};

use super::{
    root, scene,
    theme::{italic, palette, size},
};
use crate::{
    app::{AppState, Words},
    view::art::{Art, ready},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(AppState::Table)).run_if(not(ready)),
    );
}

fn show(mut contexts: EguiContexts, words: Res<Words>, art: Res<Art>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let ui = root(ctx, "loading");
    let place = ui.max_rect();
    scene::splash(&ui, place);
    let (painter, palette) = (ui.painter(), palette(ctx));
    let line = Rect::from_center_size(
        pos2(place.center().x, place.bottom() - 56.0),
        vec2((place.width() * 0.4).min(480.0), 3.0),
    );
    painter.text(
        line.center_top() - vec2(0.0, 10.0),
        Align2::CENTER_BOTTOM,
        words.get("loading"),
        italic(size::HEADING),
        palette.bone,
    );
    // An inked line running towards a bead at its end.
    let reached = line.left() + line.width() * art.progress();
    painter.hline(
        line.x_range(),
        line.center().y,
        Stroke::new(1.0, palette.brass_dark),
    );
    painter.hline(
        line.left()..=reached,
        line.center().y,
        Stroke::new(3.0, palette.lamp),
    );
    for (x, colour) in [(line.right(), palette.brass_dark), (reached, palette.lamp)] {
        painter.circle(
            pos2(x, line.center().y),
            5.0,
            colour,
            Stroke::new(1.0, palette.ink),
        );
    }
    Ok(())
}
