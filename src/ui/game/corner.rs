//! Slips of paper in a corner of the board, as high as their contents.

use bevy_egui::egui;
use egui::{Rect, Ui, UiBuilder, Vec2, vec2};

use super::beside::covered;
use super::odds::on_paper;

/// Distance of a slip from the edges of the board.
const MARGIN: f32 = 12.0;

/// Width of a slip: wider on a low board, so that it need not be high.
pub(super) fn width(board: Rect) -> f32 {
    const LOW: f32 = 300.0;
    let part = if board.height() < LOW { 0.56 } else { 0.36 };
    (board.width() * part).clamp(260.0, 480.0)
}

/// Lays out a slip in the corner where it hides the least of `taken`, the lower right if that is as
/// good as any; returns its rectangle. Its height is known only after layout, so it is remembered
/// under its name. Contents that do not fit are scrolled.
pub(super) fn slip(
    ui: &mut Ui,
    board: Rect,
    name: &str,
    taken: &[Rect],
    contents: impl FnOnce(&mut Ui),
) -> Rect {
    slip_of(ui, board, (name, width(board)), taken, contents)
}

/// True if a slip of this size covers some of what is there, whichever corner it lies in.
pub(super) fn covers(board: Rect, size: Vec2, taken: &[Rect]) -> bool {
    let place = free_corner(board, size, taken);
    taken.iter().any(|it| covered(place, *it) > 0.0)
}

/// The corner of the board where something of this size covers the least of what is there.
pub(super) fn free_corner(board: Rect, size: Vec2, taken: &[Rect]) -> Rect {
    let inner = board.shrink(MARGIN);
    let [right, bottom] = [inner.right() - size.x, inner.bottom() - size.y];
    let corners = [
        egui::pos2(right, bottom),
        egui::pos2(inner.left(), bottom),
        egui::pos2(right, inner.top()),
        inner.left_top(),
    ];
    let [first, others @ ..] = corners.map(|corner| Rect::from_min_size(corner, size));
    let cost = |place: Rect| taken.iter().map(|it| covered(place, *it)).sum::<f32>();
    // The first of those that are equally good, so that a slip stays where it usually lies.
    let better = |best, other| {
        if cost(other) < cost(best) {
            other
        } else {
            best
        }
    };
    others.into_iter().fold(first, better)
}

/// The same on a page, as wide as the page.
pub(super) fn slip_on_page(
    ui: &mut Ui,
    foot: Rect,
    name: &str,
    contents: impl FnOnce(&mut Ui),
) -> Rect {
    let width = (foot.width() - 2.0 * MARGIN).min(520.0);
    slip_of(ui, foot, (name, width), &[], contents)
}

fn slip_of(
    ui: &mut Ui,
    board: Rect,
    (name, width): (&str, f32),
    taken: &[Rect],
    contents: impl FnOnce(&mut Ui),
) -> Rect {
    let most = board.height() - 2.0 * MARGIN;
    let known = ui.id().with((name, "height"));
    let height = ui.ctx().data(|data| data.get_temp::<f32>(known));
    let height = height.unwrap_or(140.0).min(most);
    let area = free_corner(board, vec2(width, height), taken);
    // By a name of its own: whatever comes or goes beside it between press and release must not make
    // its buttons other ones.
    let builder = UiBuilder::new().id(ui.id().with(name)).max_rect(area);
    let used = ui.scope_builder(builder, |ui| {
        on_paper(ui, width, |ui| {
            let shown = egui::ScrollArea::vertical()
                .id_salt(name)
                .max_height(height - 2.0 * MARGIN)
                .auto_shrink([false, true])
                .show(ui, contents);
            shown.content_size.y + 2.0 * MARGIN
        })
    });
    let used = used.inner.min(most);
    if (used - height).abs() > 0.5 {
        ui.ctx().data_mut(|data| data.insert_temp(known, used));
        ui.ctx().request_repaint();
    }
    area
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn a_slip_lies_in_the_lower_right_unless_figures_stand_there() {
        let board = Rect::from_min_size(pos2(0.0, 64.0), vec2(960.0, 366.0));
        let size = vec2(346.0, 150.0);
        let lower_right = free_corner(board, size, &[]);
        assert_eq!(lower_right.max, board.max - vec2(MARGIN, MARGIN));
        let figure = |x: f32, y: f32| Rect::from_center_size(pos2(x, y), vec2(60.0, 60.0));
        let middle = [figure(480.0, 250.0)];
        assert_eq!(free_corner(board, size, &middle), lower_right);
        let mut figures = vec![figure(800.0, 380.0), figure(200.0, 120.0)];
        for _ in 0..2 {
            let place = free_corner(board, size, &figures);
            assert!(board.contains_rect(place));
            assert!(figures.iter().all(|it| !it.intersects(place)), "{place:?}");
            figures.push(figure(100.0, 380.0));
        }
        let everywhere = [(60.0, 90.0), (60.0, 400.0), (900.0, 90.0), (900.0, 400.0)];
        let figures = everywhere.map(|(x, y)| figure(x, y));
        assert!(covers(board, size, &figures));
        assert!(!covers(board, size, &figures[..3]));
        assert!(!covers(board, size, &[]));
    }
}
