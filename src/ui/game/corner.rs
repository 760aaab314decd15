//! Slips of paper in the lower right of the board, as high as their contents.

use bevy_egui::egui;
use egui::{Rect, Ui, vec2};

use super::odds::on_paper;
use super::within;

/// Distance of a slip from the edges of the board.
const MARGIN: f32 = 12.0;

/// Width of a slip: wider on a low board, so that it need not be high.
pub(super) fn width(board: Rect) -> f32 {
    const LOW: f32 = 300.0;
    let part = if board.height() < LOW { 0.56 } else { 0.36 };
    (board.width() * part).clamp(260.0, 480.0)
}

/// Lays out a slip; returns its rectangle. Its height is known only after layout, so it is
/// remembered under its name. Contents that do not fit are scrolled.
pub(super) fn slip(ui: &mut Ui, board: Rect, name: &str, contents: impl FnOnce(&mut Ui)) -> Rect {
    slip_of(ui, board, (name, width(board)), contents)
}

/// The same on a page, as wide as the page.
pub(super) fn slip_on_page(
    ui: &mut Ui,
    foot: Rect,
    name: &str,
    contents: impl FnOnce(&mut Ui),
) -> Rect {
    let width = (foot.width() - 2.0 * MARGIN).min(520.0);
    slip_of(ui, foot, (name, width), contents)
}

fn slip_of(
    ui: &mut Ui,
    board: Rect,
    (name, width): (&str, f32),
    contents: impl FnOnce(&mut Ui),
) -> Rect {
    let most = board.height() - 2.0 * MARGIN;
    let known = ui.id().with((name, "height"));
    let height = ui.ctx().data(|data| data.get_temp::<f32>(known));
    let height = height.unwrap_or(140.0).min(most);
    let corner = board.right_bottom() - vec2(width + MARGIN, height + MARGIN);
    let area = Rect::from_min_size(corner, vec2(width, height));
    let used = within(ui, area, |ui| {
        on_paper(ui, width, |ui| {
            let shown = egui::ScrollArea::vertical()
                .id_salt(name)
                .max_height(height - 2.0 * MARGIN)
                .auto_shrink([false, true])
                .show(ui, contents);
            shown.content_size.y + 2.0 * MARGIN
        })
    });
    let used = used.min(most);
    if (used - height).abs() > 0.5 {
        ui.ctx().data_mut(|data| data.insert_temp(known, used));
        ui.ctx().request_repaint();
    }
    area
}
