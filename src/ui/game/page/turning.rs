//! A leaf on its way from one side of the book to the other.

use std::time::Duration;

use bevy_egui::egui;
use egui::{Color32, LayerId, Rect, Stroke, Ui, UiBuilder, pos2};

use super::cover::Spread;
use super::flow::{Pages, Setting};
use super::story::{self, Reading};
use super::{GameUi, lies_open};
use crate::game::Page;
use crate::ui::texture::Materials;
use crate::ui::theme::palette;

/// Time to turn a leaf at normal speed, in milliseconds.
const TURN: u32 = 340;

/// The page shown last, and the leaf being turned over it.
#[derive(Default)]
pub(super) struct Turning {
    /// The last page shown, with its index among the pages read.
    last: Option<(Reading, usize)>,
    leaf: Option<Leaf>,
}

struct Leaf {
    since: Duration,
    takes: Duration,
    /// True if it goes to the left.
    forth: bool,
    /// The left page before.
    before: Reading,
    /// How its text was set.
    set: Option<Setting>,
}

/// Starts to turn a leaf if a different page is read now.
pub(super) fn look(play: &mut GameUi, page: &Page) {
    let place = play.desk.book.turned.unwrap_or(page.read.len());
    let now = story::reading(play, page);
    let takes = play.settings.pace(TURN);
    let since = play.time.elapsed();
    let set = play.desk.book.set.map(|(_, setting)| setting);
    let turning = &mut play.desk.book.turning;
    if turning
        .leaf
        .as_ref()
        .is_some_and(|leaf| since >= leaf.since + leaf.takes)
    {
        turning.leaf = None;
    }
    let other = |(last, _): &(Reading, usize)| last.id != now.id;
    if let Some((before, was)) = turning.last.take_if(|last| other(last)) {
        turning.leaf = (!takes.is_zero()).then_some(Leaf {
            since,
            takes,
            forth: place >= was,
            before,
            set,
        });
    }
    turning.last = Some((now, place));
}

/// The page whose text still lies on the left, below a leaf on its way there, and how it was set. The
/// right side is that of the page being read, as are its options.
pub(super) fn below(play: &GameUi) -> Option<(Reading, Option<Setting>)> {
    let leaf = play.desk.book.turning.leaf.as_ref()?;
    leaf.forth.then(|| (leaf.before.clone(), leaf.set))
}

/// Draws the leaf being turned, if any.
pub(super) fn show(ctx: &egui::Context, spread: &Spread, play: &GameUi, page: &Page, pages: Pages) {
    let Some(leaf) = play.desk.book.turning.leaf.as_ref() else {
        return;
    };
    if !lies_open(play) {
        return;
    }
    let passed = play.time.elapsed().saturating_sub(leaf.since);
    let part = (passed.as_secs_f32() / leaf.takes.as_secs_f32()).clamp(0.0, 1.0);
    let part = part * part * (3.0 - 2.0 * part);
    ctx.request_repaint();
    // From the right edge over the fold to the left one, or back.
    let along = if leaf.forth { part } else { 1.0 - part };
    let fold = spread.left.right();
    let wide = spread.left.width();
    let (area, on_left) = if along < 0.5 {
        let right = fold + wide * (1.0 - 2.0 * along);
        (spread.right.with_max_x(right), false)
    } else {
        let left = fold - wide * (2.0 * along - 1.0);
        (spread.left.with_min_x(left), true)
    };
    if area.width() < 1.0 {
        return;
    }
    let text = spread.left_text();
    let mut ui = Ui::new(
        ctx.clone(),
        egui::Id::new("leaf"),
        UiBuilder::new()
            .layer_id(LayerId::background())
            .max_rect(text),
    );
    ui.set_clip_rect(spread.left.union(spread.right));
    paper(&ui, area, on_left);
    if on_left {
        let reading = if leaf.forth {
            story::reading(play, page)
        } else {
            leaf.before.clone()
        };
        ui.set_clip_rect(area.intersect(text.expand(4.0)));
        let flow = story::flow(&ui, &reading, pages);
        flow.print_left(ui.painter(), text.min);
    }
}

/// The leaf itself, with its shade towards the fold.
fn paper(ui: &Ui, area: Rect, on_left: bool) {
    let colours = palette(ui.ctx());
    let painter = ui.painter();
    let outline = [
        area.left_top(),
        area.right_top(),
        area.right_bottom(),
        area.left_bottom(),
    ];
    painter.add(Materials::of(ui.ctx()).parchment(&outline, colours.parchment));
    let (free, fold) = if on_left {
        (area.left(), area.right())
    } else {
        (area.right(), area.left())
    };
    let mut shade = egui::Mesh::default();
    let dark = Color32::from_black_alpha(70);
    for (x, tint) in [(fold, dark), (free, Color32::from_black_alpha(12))] {
        shade.colored_vertex(pos2(x, area.top()), tint);
        shade.colored_vertex(pos2(x, area.bottom()), tint);
    }
    shade.add_triangle(0, 1, 2);
    shade.add_triangle(1, 2, 3);
    painter.add(shade);
    let edge = Stroke::new(1.2, colours.ink_soft);
    painter.vline(free, area.y_range(), edge);
}
