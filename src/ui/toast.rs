//! One line that answers a key, for a moment: at the top of the window, or elsewhere on the board where
//! somebody stands there.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Rect, vec2};

use super::game::{TableScreen, Taken, free_place, slip_width};
use super::theme::{palette, regular, size};
use super::widgets::{heard, paper};
use crate::app::{CurrentTable, Overlay, Told, Words};

/// How long a line stays, and how much longer for each letter after the first so many.
const STAYS: Duration = Duration::from_millis(2600);
const LETTER: Duration = Duration::from_millis(50);
const SHORT: usize = 40;
/// The most time that a frame takes off it.
const TICK: Duration = Duration::from_millis(100);
/// The paper around the letters.
const EDGE: egui::Vec2 = vec2(36.0, 20.0);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Toast>()
        .add_systems(EguiPrimaryContextPass, show.after(TableScreen));
}

/// Where lines lie.
#[derive(Resource, Default)]
pub(super) struct Toast {
    /// The board in this frame, if one is to be seen.
    pub room: Option<Room>,
    /// Where a line lay in the last frame.
    pub lies: Option<Rect>,
    /// True in a frame with a dialog over the table.
    pub hushed: bool,
}

/// A board, and what lies on it already.
pub(super) struct Room {
    pub board: Rect,
    pub never: Vec<Rect>,
    pub rather_not: Vec<Rect>,
}

impl Room {
    /// The usual place, or that of a slip of this size where it covers less.
    fn place(&self, usual: Rect, slip: egui::Vec2) -> Rect {
        let taken = Taken {
            never: &self.never,
            rather_not: &self.rather_not,
            ..Taken::default()
        };
        let elsewhere = free_place(self.board, slip, taken);
        match taken.covered_by(elsewhere) < taken.covered_by(usual) {
            true => elsewhere,
            false => usual,
        }
    }
}

/// A line that is shown.
struct Shown {
    line: String,
    /// How much longer it is to be seen.
    left: Duration,
    /// What lay over the screen when it was told. It waits until that is so again: a line of the table
    /// says nothing about a book that was opened since, and would hide what that says.
    over: Overlay,
    /// Where it lies, once it has been laid out: it stays there while figures move.
    place: Option<Rect>,
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    table: Option<Res<CurrentTable>>,
    (time, overlay): (Res<Time<Real>>, Res<State<Overlay>>),
    mut toast: ResMut<Toast>,
    mut told: MessageReader<Told>,
    mut shown: Local<Option<Shown>>,
) -> Result {
    let room = toast.room.take();
    toast.lies = None;
    let hushed = std::mem::take(&mut toast.hushed);
    if let Some(Told(line)) = told.read().last() {
        let line = match &table {
            Some(table) => words.say(line, &*table.0),
            None => words.plain(line),
        };
        let more = line.chars().count().saturating_sub(SHORT) as u32;
        *shown = Some(Shown {
            line,
            left: STAYS + LETTER * more,
            over: *overlay.get(),
            place: None,
        });
    }
    let waits = |it: &Shown| hushed || it.over != *overlay.get();
    let Some(told) = shown.as_mut().filter(|it| !waits(it)) else {
        return Ok(());
    };
    if told.left.is_zero() {
        *shown = None;
        return Ok(());
    }
    let Shown {
        line, left, place, ..
    } = told;
    let ctx = contexts.ctx_mut()?;
    // While nothing is drawn, no time passes for it.
    ctx.request_repaint_after((*left).min(TICK));
    *left = left.saturating_sub(time.delta().min(TICK));
    let colours = palette(ctx);
    let screen = ctx.content_rect();
    let layer = egui::LayerId::new(egui::Order::Tooltip, egui::Id::new("told"));
    let painter = ctx.layer_painter(layer);
    let lay = |wide: f32| painter.layout(line.clone(), regular(size::BODY), colours.ink, wide);
    let rect = *place.get_or_insert_with(|| {
        let middle = egui::pos2(screen.center().x, screen.top() + 96.0);
        let around = lay(screen.width() * 0.7).size() + EDGE;
        let usual = Rect::from_center_size(middle, around);
        let aside = |room: Room| {
            // As narrow as it can be with no more than two rows.
            let widths = [slip_width(room.board), 480.0, room.board.width() * 0.9];
            let mut slips = widths.map(|wide| lay(wide - EDGE.x)).into_iter();
            let short = slips.find(|it| it.rows.len() <= 2);
            let slip = short.unwrap_or_else(|| lay(widths[2] - EDGE.x));
            room.place(usual, slip.size() + EDGE)
        };
        room.map_or(usual, aside)
    });
    // A little wider than its letters, or the last one might go on in a new line.
    let text = lay(rect.width() - EDGE.x + 1.0);
    paper(&painter, rect);
    heard::announced(ctx, layer.id, rect, || line.clone());
    painter.galley(rect.center() - text.size() / 2.0, text, colours.ink);
    toast.lies = Some(rect);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn a_line_lies_at_the_top_unless_somebody_stands_there() {
        let figure = |x: f32, y: f32| Rect::from_center_size(pos2(x, y), vec2(60.0, 60.0));
        let board = Rect::from_min_size(pos2(0.0, 64.0), vec2(960.0, 366.0));
        let usual = Rect::from_center_size(pos2(640.0, 96.0), vec2(800.0, 60.0));
        let slip = vec2(346.0, 120.0);
        let place = |never: Vec<Rect>, rather_not: Vec<Rect>| {
            let room = Room {
                board,
                never,
                rather_not,
            };
            room.place(usual, slip)
        };
        assert_eq!(place(vec![figure(480.0, 250.0)], vec![]), usual);
        let fight = [
            figure(480.0, 100.0),
            figure(560.0, 160.0),
            figure(900.0, 390.0),
        ];
        let aside = place(fight.into(), vec![]);
        assert!(board.contains_rect(aside));
        assert!(fight.iter().all(|it| !it.intersects(aside)), "{aside:?}");
        let sheet = board.with_max_y(200.0);
        assert!(!place(vec![], vec![sheet]).intersects(sheet));
    }
}
