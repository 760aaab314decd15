//! Slips of paper at the edge of the board, where they cover nobody, as high as their contents.

use bevy_egui::egui;
use egui::{Rect, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use super::beside::covered;
use super::odds::on_paper;

/// Distance of a slip from the edges of the board.
pub(super) const MARGIN: f32 = 12.0;
/// A likely height of a slip.
pub(super) const HIGH: f32 = 140.0;

/// Width of a slip: wider on a low board, so that it need not be high.
pub(in crate::ui) fn width(board: Rect) -> f32 {
    const LOW: f32 = 300.0;
    let part = if board.height() < LOW { 0.56 } else { 0.36 };
    (board.width() * part).clamp(260.0, 480.0)
}

/// What lies on the board already.
#[derive(Clone, Copy, Default)]
pub(in crate::ui) struct Taken<'t> {
    /// Figures and targets, which are covered only where there is no other place.
    pub never: &'t [Rect],
    /// Sheets and cards, which are covered rather than those.
    pub rather_not: &'t [Rect],
    /// The ground and what stands on it: a slip lies beside it where it can, on bare wood.
    pub ground: &'t [Rect],
    /// Where it lay before: it stays there while it covers none of the first two.
    pub before: Option<Rect>,
}

impl Taken<'_> {
    /// The area of what must never be covered that something here would cover.
    pub fn hidden_by(&self, place: Rect) -> f32 {
        shared(self.never, place)
    }

    /// The area of each that something here would cover: less of the first matters more than all of the
    /// second, and less of that more than all of the third.
    pub fn covered_by(&self, place: Rect) -> [f32; 3] {
        [self.never, self.rather_not, self.ground].map(|all| shared(all, place))
    }
}

/// The area of all of these that a place has a part in, together.
fn shared(all: &[Rect], place: Rect) -> f32 {
    all.iter().map(|it| covered(place, *it)).sum()
}

/// Lays out a slip of this size where it hides the least of what is there, in the lower right if that is
/// as good as any place; returns its rectangle. Its height is known only after layout, so it is
/// remembered under its name; until then it is about as high as this. Contents that do not fit are
/// scrolled; those that do have no bar, whatever fraction of a point they are off by.
pub(super) fn slip(
    ui: &mut Ui,
    board: Rect,
    (name, size): (&str, Vec2),
    taken: Taken,
    contents: impl FnOnce(&mut Ui),
) -> Rect {
    let most = board.height() - 2.0 * MARGIN;
    let known = ui.id().with((name, "height"));
    let whole = ui.ctx().data(|data| data.get_temp::<f32>(known));
    let whole = whole.unwrap_or(size.y);
    let height = whole.min(most);
    let bar = match whole > most {
        true => egui::scroll_area::ScrollBarVisibility::VisibleWhenNeeded,
        false => egui::scroll_area::ScrollBarVisibility::AlwaysHidden,
    };
    let area = kept_or_free_place(board, vec2(size.x, height), taken);
    // What lies under it is not pointed at.
    ui.interact(
        area,
        ui.id().with((name, "paper")),
        Sense::CLICK | Sense::DRAG,
    );
    // By a name of its own: whatever comes or goes beside it between press and release must not make
    // its buttons other ones.
    let builder = UiBuilder::new().id(ui.id().with(name)).max_rect(area);
    let used = ui.scope_builder(builder, |ui| {
        on_paper(ui, size.x, |ui| {
            let shown = egui::ScrollArea::vertical()
                .id_salt(name)
                .max_height(height - 2.0 * MARGIN)
                .auto_shrink([false, true])
                .scroll_bar_visibility(bar)
                .show(ui, contents);
            shown.content_size.y + 2.0 * MARGIN
        })
    });
    let used = used.inner;
    if (used - whole).abs() > 0.5 {
        ui.ctx().data_mut(|data| data.insert_temp(known, used));
        ui.ctx().request_repaint();
    }
    area
}

/// True if a slip of this size covers some of what it must not, wherever it lies.
pub(super) fn covers(board: Rect, size: Vec2, never: &[Rect]) -> bool {
    let taken = Taken {
        never,
        ..Taken::default()
    };
    taken.hidden_by(free_place(board, size, taken)) > 0.0
}

/// The place where something lay before, as long as it covers neither figures nor sheets there with the
/// size that it has now; or else a free one. At the foot of the board it grows upwards, so that what
/// stands in its lower corner stays.
pub(super) fn kept_or_free_place(board: Rect, size: Vec2, taken: Taken) -> Rect {
    let inner = board.shrink(MARGIN - 0.5);
    let again = taken.before.map(|before| {
        let top = match before.center().y > board.center().y {
            true => before.bottom() - size.y,
            false => before.top(),
        };
        Rect::from_min_size(pos2(before.left(), top), size)
    });
    let stays = again.filter(|place| {
        let [never, rather_not, _] = taken.covered_by(*place);
        inner.contains_rect(*place) && never + rather_not == 0.0
    });
    stays.unwrap_or_else(|| free_place(board, size, taken))
}

/// The place on the board where something of this size covers the least of what is there: a corner, or
/// else a place between two corners, at the foot, at the top or at a side; in the midst of the board only
/// if it would cover what it must not at any edge.
pub(in crate::ui) fn free_place(board: Rect, size: Vec2, taken: Taken) -> Rect {
    /// Steps from one corner to the next.
    const STEPS: u8 = 8;
    let inner = board.shrink(MARGIN);
    let [right, bottom] = [inner.right() - size.x, inner.bottom() - size.y];
    let corners = [
        pos2(right, bottom),
        pos2(inner.left(), bottom),
        pos2(right, inner.top()),
        inner.left_top(),
    ];
    let steps = (1..STEPS).map(|step| f32::from(step) / f32::from(STEPS));
    let between = [bottom, inner.top()].into_iter().flat_map(|y| {
        let along = steps.clone();
        along.map(move |part| pos2(right + (inner.left() - right) * part, y))
    });
    let at_sides = [right, inner.left()].into_iter().flat_map(|x| {
        let along = steps.clone();
        along.map(move |part| pos2(x, bottom + (inner.top() - bottom) * part))
    });
    // Close beside what lies there, since a gap may be hardly wider than the slip.
    let [columns, rows] = close_by(inner, size, taken);
    let ends = [bottom, inner.top()].into_iter();
    let close = ends.flat_map(|y| columns.iter().map(move |x| pos2(*x, y)));
    let ends = [right, inner.left()].into_iter();
    let close_at_sides = ends.flat_map(|x| rows.iter().map(move |y| pos2(x, *y)));
    let places = corners.into_iter().chain(between).chain(at_sides);
    let places = places.chain(close).chain(close_at_sides);
    let places = places.map(|corner| Rect::from_min_size(corner, size));
    // The first of those that are equally good, so that a slip stays where it usually lies.
    let better = |best, other| {
        if taken.covered_by(other) < taken.covered_by(best) {
            other
        } else {
            best
        }
    };
    let at_edge = places.reduce(better).unwrap_or(inner);
    let least = taken.hidden_by(at_edge);
    if least == 0.0 {
        return at_edge;
    }
    let midst = columns.iter().flat_map(|x| {
        let rows = rows.iter();
        rows.map(|y| Rect::from_min_size(pos2(*x, *y), size))
    });
    midst
        .filter(|place| taken.hidden_by(*place) < least)
        .fold(at_edge, better)
}

/// Space between a slip and what it lies close by.
const CLOSE: f32 = 4.0;

/// The columns and rows at which something of this size begins or ends close by a thing that it should not
/// cover.
fn close_by(inner: Rect, size: Vec2, taken: Taken) -> [Vec<f32>; 2] {
    [0, 1].map(|way| {
        let last = inner.max[way] - size[way];
        let things = taken.never.iter().chain(taken.rather_not);
        let ends = things.flat_map(|it| [it.max[way] + CLOSE, it.min[way] - CLOSE - size[way]]);
        ends.filter(|at| (inner.min[way]..=last).contains(at))
            .collect()
    })
}

/// The same on a page, as wide as the page.
pub(super) fn slip_on_page(
    ui: &mut Ui,
    foot: Rect,
    (name, high): (&str, f32),
    contents: impl FnOnce(&mut Ui),
) -> Rect {
    let width = (foot.width() - 2.0 * MARGIN).min(520.0);
    let size = vec2(width, high);
    slip(ui, foot, (name, size), Taken::default(), contents)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board() -> Rect {
        Rect::from_min_size(pos2(0.0, 64.0), vec2(960.0, 366.0))
    }

    const SLIP: Vec2 = vec2(346.0, 150.0);

    fn figure((x, y): (f32, f32)) -> Rect {
        Rect::from_center_size(pos2(x, y), vec2(60.0, 60.0))
    }

    fn never(never: &[Rect]) -> Taken<'_> {
        Taken {
            never,
            ..Taken::default()
        }
    }

    #[test]
    fn a_slip_lies_in_the_lower_right_unless_figures_stand_there() {
        let board = board();
        let lower_right = free_place(board, SLIP, Taken::default());
        assert_eq!(lower_right.max, board.max - vec2(MARGIN, MARGIN));
        let middle = [figure((480.0, 250.0))];
        assert_eq!(free_place(board, SLIP, never(&middle)), lower_right);
        let mut figures = vec![figure((800.0, 380.0)), figure((200.0, 120.0))];
        for _ in 0..2 {
            let place = free_place(board, SLIP, never(&figures));
            assert!(board.contains_rect(place));
            assert!(figures.iter().all(|it| !it.intersects(place)), "{place:?}");
            figures.push(figure((100.0, 380.0)));
        }
    }

    #[test]
    fn a_slip_stays_where_it_lay_unless_it_would_cover_something() {
        let board = board();
        let left = board.left_bottom() + vec2(MARGIN, -MARGIN - SLIP.y);
        let before = Rect::from_min_size(left, SLIP);
        let place = |size: Vec2, never: &[Rect]| {
            let taken = Taken {
                never,
                before: Some(before),
                ..Taken::default()
            };
            kept_or_free_place(board, size, taken)
        };
        assert_eq!(place(SLIP, &[]), before);
        // A higher one grows upwards.
        let higher = place(SLIP + vec2(0.0, 30.0), &[]);
        assert_eq!(higher.left_bottom(), before.left_bottom());
        let figure = Rect::from_center_size(before.center(), vec2(60.0, 60.0));
        assert!(!place(SLIP, &[figure]).intersects(figure));
        assert_ne!(place(SLIP, &[figure]), before);
    }

    #[test]
    fn with_figures_in_all_corners_a_slip_lies_between_them() {
        let corners = [(60.0, 90.0), (60.0, 400.0), (900.0, 90.0), (900.0, 400.0)];
        let between = [(360.0, 90.0), (600.0, 90.0), (360.0, 400.0), (600.0, 400.0)];
        let sides = [(60.0, 245.0), (900.0, 245.0)];
        let all = corners.into_iter().chain(between).chain(sides);
        let figures: Vec<Rect> = all.map(figure).collect();
        let place = free_place(board(), SLIP, never(&figures[..4]));
        assert!(figures[..4].iter().all(|it| !it.intersects(place)));
        assert!(!covers(board(), SLIP, &figures[..4]));
        // With the foot and the top full as well, there is room at the sides, and at last in the midst.
        assert!(!covers(board(), SLIP, &figures[..8]));
        assert!(!covers(board(), SLIP, &figures));
        let midst = [(360.0, 245.0), (600.0, 245.0)].map(figure);
        assert!(covers(board(), SLIP, &[&figures[..], &midst].concat()));
        assert!(!covers(board(), SLIP, &[]));
    }

    #[test]
    fn a_gap_hardly_wider_than_a_slip_is_wide_enough() {
        // The only gap at the foot lies between two of the usual places.
        let board = board();
        let [left, right] = [board.left() + 150.0, board.left() + 150.0 + SLIP.x + 8.0];
        let walls = [board.with_max_x(left), board.with_min_x(right)];
        let place = free_place(board, SLIP, never(&walls));
        assert!(walls.iter().all(|it| !it.intersects(place)), "{place:?}");
        assert_eq!(place.bottom(), board.bottom() - MARGIN);
    }

    #[test]
    fn a_whole_sheet_is_covered_rather_than_the_edge_of_a_figure() {
        let board = board();
        let lower_right = free_place(board, SLIP, Taken::default());
        let foot = figure((lower_right.left() - 28.0, 380.0));
        let elsewhere = board.with_max_x(lower_right.left());
        let above = board.with_max_y(lower_right.top());
        let taken = Taken {
            never: &[foot],
            rather_not: &[elsewhere, above],
            ..Taken::default()
        };
        assert!(!free_place(board, SLIP, taken).intersects(foot));
    }

    #[test]
    fn a_slip_lies_on_bare_wood_rather_than_on_the_ground() {
        let board = board();
        // All of the board but its left, and a table at the right that counts once more.
        let ground = [board.with_min_x(400.0), figure((900.0, 380.0))];
        let taken = Taken {
            ground: &ground,
            ..Taken::default()
        };
        let place = free_place(board, SLIP, taken);
        assert!(!place.intersects(ground[0]), "{place:?}");
        // Ground everywhere: at least not on the table.
        let ground = [board, ground[1]];
        let taken = Taken {
            ground: &ground,
            ..Taken::default()
        };
        let place = free_place(board, SLIP, taken);
        assert!(!place.intersects(ground[1]), "{place:?}");
        // A figure matters more than all of the ground.
        let never = [120.0, 250.0, 380.0].map(|y| figure((200.0, y)));
        let ground = [board.with_min_x(400.0)];
        let taken = Taken {
            never: &never,
            ground: &ground,
            ..Taken::default()
        };
        let place = free_place(board, SLIP, taken);
        assert!(never.iter().all(|it| !it.intersects(place)), "{place:?}");
    }
}
