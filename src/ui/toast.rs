//! One line at the top of the window that answers a key, for a moment.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::theme::{palette, regular, size};
use super::widgets::{heard, paper};
use crate::app::{Told, Words};

/// How long a line stays, and how much longer for each letter after the first so many.
const STAYS: Duration = Duration::from_millis(2600);
const LETTER: Duration = Duration::from_millis(50);
const SHORT: usize = 40;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show);
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    time: Res<Time<Real>>,
    mut told: MessageReader<Told>,
    mut shown: Local<Option<(String, Duration)>>,
) -> Result {
    if let Some(Told(line)) = told.read().last() {
        let line = words.plain(line);
        let more = line.chars().count().saturating_sub(SHORT) as u32;
        *shown = Some((line, time.elapsed() + STAYS + LETTER * more));
    }
    shown.take_if(|(_, until)| time.elapsed() >= *until);
    let Some((line, until)) = &*shown else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    ctx.request_repaint_after(*until - time.elapsed());
    let colours = palette(ctx);
    let screen = ctx.content_rect();
    let layer = egui::LayerId::new(egui::Order::Tooltip, egui::Id::new("told"));
    let painter = ctx.layer_painter(layer);
    let font = regular(size::BODY);
    let text = painter.layout(line.clone(), font, colours.ink, screen.width() * 0.7);
    let middle = egui::pos2(screen.center().x, screen.top() + 96.0);
    let around = text.size() + egui::vec2(36.0, 20.0);
    let rect = egui::Rect::from_center_size(middle, around);
    paper(&painter, rect);
    heard::announced(ctx, layer.id, rect, || line.clone());
    painter.galley(rect.center() - text.size() / 2.0, text, colours.ink);
    Ok(())
}
