//! The question in the strip at the top of the screen, as large as there is room for.

use std::sync::Arc;

use bevy_egui::egui;
use egui::text::LayoutJob;
use egui::{Color32, Galley, Painter, Vec2};

use crate::ui::theme::{bold, largest_type, regular, size};

/// The most lines of a question in the usual type.
const MOST_LINES: usize = 2;

/// Lays a question out: on one line, on two where these are larger, and only where neither fits in
/// small type.
pub(super) fn laid_out(painter: &Painter, text: &str, room: Vec2, ink: Color32) -> Arc<Galley> {
    let most = size::HEADING - 2.0;
    let in_lines = |points: f32, lines: usize| {
        let mut job = LayoutJob::simple(text.to_owned(), bold(points), ink, room.x);
        job.wrap.max_rows = lines;
        painter.layout_job(job)
    };
    let fits = |points: f32, lines: usize| {
        let laid = in_lines(points, lines);
        !laid.elided && laid.size().x <= room.x && laid.size().y <= room.y
    };
    let largest = |lines| largest_type(most, size::SMALL, 1.0, |points| fits(points, lines));
    let (one, two) = (largest(1), largest(MOST_LINES));
    if fits(one, 1) && one >= two.min(size::BODY) {
        return in_lines(one, 1);
    }
    if fits(two, MOST_LINES) {
        return in_lines(two, MOST_LINES);
    }
    let mut job = LayoutJob::simple(text.to_owned(), regular(size::SMALL), ink, room.x);
    job.wrap.max_rows = (room.y / (size::SMALL * 1.2)).max(1.0) as usize;
    painter.layout_job(job)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::widgets::tests::told;

    /// The lines of a question, and the height of the first.
    fn laid(text: &str) -> (usize, f32) {
        let mut found = (0, 0.0);
        told(|ui| {
            let room = Vec2::new(400.0, 52.0);
            let laid = laid_out(ui.painter(), text, room, Color32::WHITE);
            assert!(laid.size().y <= room.y && !laid.elided, "{text}");
            found = (laid.rows.len(), laid.rows[0].height());
        });
        found
    }

    #[test]
    fn a_long_question_takes_two_lines_before_it_gets_small() {
        let (lines, usual) = laid("What now?");
        assert_eq!(lines, 1);
        let long = "Who takes it on? A contest of IQ against 13. Losing costs 1d6 damage.";
        let (lines, high) = laid(long);
        assert_eq!(lines, 2);
        assert!(high > usual * 0.75, "{high} of {usual}");
    }
}
