//! Slips and headings of the panel, laid out in rows.

use bevy_egui::egui;
use egui::{Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::folds::{self, Group, Row};
use super::slips::{Fit, heading_width, size_of};
use super::{GameUi, said};
use crate::game::Decision;

/// A slip or heading with its place in the panel, measured from the panel's corner.
pub(super) struct Placed {
    pub rect: Rect,
    pub piece: Piece,
}

pub(super) enum Piece {
    Heading(String),
    Slip(usize),
    /// A smaller heading that a press unfolds, with the place of its group and the choices under it.
    Fold(usize, String, Vec<usize>),
    /// Back to all of the group.
    Back,
}

/// Places slips in rows, with each heading beside the first slip under it; returns the height too. The way
/// back from what was unfolded lies where the heading lay that was pressed, so that nothing else comes to
/// lie under the pointer.
pub(super) fn flow(
    ui: &Ui,
    play: &mut GameUi,
    decision: &Decision,
    groups: &[Group],
    (fit, width, headings): (Fit, f32, bool),
) -> (Vec<Placed>, f32) {
    let mut rows = Rows {
        gap: fit.gap,
        width,
        taken: None,
        at: pos2(0.0, 0.0),
        row: 0.0,
    };
    let mut placed = Vec::new();
    for group in groups {
        let titled = headings && groups.len() > 1 && !group.title.is_empty();
        let mut before = titled.then(|| heading_width(ui, &group.title));
        let sized = sized(ui, play, decision, group, (fit, width));
        // What would go on below another heading begins a row of its own.
        let whole: f32 = sized.iter().map(|(_, size)| size.x + fit.gap.x).sum();
        let whole = before.map_or(whole, |wide| wide + fit.gap.x + whole) - fit.gap.x;
        if titled && rows.at.x > 0.0 && rows.at.x + whole > width {
            rows.next();
        }
        for (piece, size) in sized {
            if let (Piece::Back, Some(fold)) = (&piece, play.desk.fold_at) {
                let rect = Rect::from_min_size(fold.min, fold.size().max(size));
                rows.taken = Some(rect);
                placed.push(Placed { rect, piece });
                continue;
            }
            let ahead = before.map_or(0.0, |wide| wide + fit.gap.x);
            let mut rect = rows.place(vec2(ahead + size.x, size.y));
            if let Some(wide) = before.take() {
                let rect = Rect::from_min_size(rect.min, vec2(wide, fit.high));
                let piece = Piece::Heading(group.title.clone());
                placed.push(Placed { rect, piece });
            }
            rect.min.x += ahead;
            placed.push(Placed { rect, piece });
        }
    }
    let height = rows.height();
    (placed, height)
}

/// The rows so far, and what lies in their way.
struct Rows {
    gap: Vec2,
    width: f32,
    taken: Option<Rect>,
    /// Where the next slip would lie.
    at: Pos2,
    /// The height of the row so far.
    row: f32,
}

impl Rows {
    /// Begins the next row.
    fn next(&mut self) {
        self.at = pos2(0.0, self.at.y + self.row + self.gap.y);
        self.row = 0.0;
    }

    /// The next place for something of this size.
    fn place(&mut self, size: Vec2) -> Rect {
        if self.at.x > 0.0 && self.at.x + size.x > self.width {
            self.next();
        }
        let mut rect = Rect::from_min_size(self.at, size);
        if let Some(taken) = self.taken.filter(|it| it.intersects(rect)) {
            self.at.x = taken.right() + self.gap.x;
            self.row = self.row.max(taken.bottom() - self.at.y);
            if self.at.x + size.x > self.width {
                self.next();
            }
            rect = Rect::from_min_size(self.at, size);
        }
        self.at.x += size.x + self.gap.x;
        self.row = self.row.max(size.y);
        rect
    }

    fn height(&self) -> f32 {
        let row = self.at.y + self.row;
        self.taken.map_or(row, |it| row.max(it.bottom()))
    }
}

/// The pieces of a group, each with its size.
fn sized(
    ui: &Ui,
    play: &mut GameUi,
    decision: &Decision,
    group: &Group,
    (fit, width): (Fit, f32),
) -> Vec<(Piece, Vec2)> {
    let back = group.alone.then_some(Piece::Back);
    let rows = group.rows.iter().map(|row| match row {
        Row::Choice(choice) => Piece::Slip(*choice),
        Row::Fold(title, choices) => Piece::Fold(group.place, title.clone(), choices.clone()),
    });
    let pieces = back.into_iter().chain(rows);
    let sized = pieces.map(|piece| {
        let size = match &piece {
            Piece::Slip(choice) => size_of(ui, play, decision, *choice, (fit, width)),
            Piece::Fold(_, title, choices) => {
                let label = folds::label(play, title, choices.len());
                let best = said::best(ui, play, decision, choices);
                folds::size(ui, (&label, best.as_deref()), fit)
            }
            Piece::Back | Piece::Heading(_) => {
                folds::size(ui, (&play.text("game-fold-back"), None), fit)
            }
        };
        (piece, size)
    });
    sized.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The places of so many slips of one size, around what is taken.
    fn places(taken: Rect, count: usize) -> Vec<Rect> {
        let mut rows = Rows {
            gap: vec2(8.0, 6.0),
            width: 500.0,
            taken: Some(taken),
            at: pos2(0.0, 0.0),
            row: 0.0,
        };
        let all = (0..count).map(|_| rows.place(vec2(120.0, 40.0)));
        let all: Vec<Rect> = all.collect();
        let lowest = all
            .iter()
            .map(|it| it.bottom())
            .fold(taken.bottom(), f32::max);
        assert_eq!(rows.height(), lowest);
        all
    }

    #[test]
    fn slips_lie_around_the_way_back_wherever_it_was() {
        for at in [
            [0.0, 0.0],
            [140.0, 0.0],
            [370.0, 0.0],
            [90.0, 46.0],
            [300.0, 60.0],
        ] {
            let taken = Rect::from_min_size(at.into(), vec2(130.0, 40.0));
            let all = places(taken, 9);
            for (place, rect) in all.iter().enumerate() {
                assert!(!rect.intersects(taken), "{at:?}: {rect:?}");
                assert!(rect.right() <= 500.0, "{at:?}: {rect:?}");
                let others = &all[..place];
                assert!(
                    !others.iter().any(|it| it.intersects(*rect)),
                    "{at:?}: {rect:?}"
                );
            }
        }
    }
}
