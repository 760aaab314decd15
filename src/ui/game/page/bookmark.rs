//! The book while there is a board: a bookmark at the board's left edge, or the page as a sheet
//! over its left part. A page that leads straight into a fight lies there until it has been read.

use bevy_egui::egui;
use egui::{Color32, Key, Modifiers, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};

use super::super::second_click::REST;
use super::super::within;
use super::{GameUi, margin, story};
use crate::game::Page;
use crate::ui::theme::{palette, regular, size};
use crate::ui::widgets::{Button, focus_ring, heard, icon_button, paper, tooltip};

const TAB: f32 = 30.0;

/// The part of the board that the page leaves free.
pub(in crate::ui::game) fn beside(board: Rect, play: &GameUi) -> Rect {
    let scene = &play.shown.scene;
    if scene.page.is_none() || scene.board.is_none() {
        board
    } else {
        // A page that is held over the board lies on it for a moment, and moves nothing.
        board.with_min_x(board.left() + TAB)
    }
}

fn sheet(board: Rect) -> Rect {
    let width = (board.width() * 0.42).clamp(300.0, 620.0);
    Rect::from_min_size(
        board.min + vec2(8.0, 8.0),
        vec2(width.min(board.width() - 40.0), board.height() - 16.0),
    )
}

/// Shows the bookmark, or the page if it is held over the board.
pub(in crate::ui::game) fn show(ui: &mut Ui, board: Rect, play: &mut GameUi) {
    let scene = play.scene();
    let Some(page) = scene.page.as_ref().filter(|_| scene.board.is_some()) else {
        return;
    };
    unread(play, page);
    if play.playhead.page_lies() {
        let area = sheet(board);
        before_the_fight(ui, area, play, page);
        play.desk.places.on_board.push(area);
        return;
    }
    play.desk.book.laid = None;
    if play.desk.book.held {
        let area = sheet(board);
        held(ui, area, play, page);
        play.desk.places.on_board.push(area);
    } else {
        tab(ui, board, play, page);
    }
}

/// Marks a page that leads straight into a fight as one still to be read, where it does not lie over the
/// board until it is.
fn unread(play: &mut GameUi, page: &Page) {
    if play.timeline.held().is_some() {
        // Whoever looks back wants to see the board, and has read its page.
        return;
    }
    let person = play.pending.person;
    let book = &mut play.desk.book;
    if book.seen != Some(page.id) {
        // A game that is taken up again in the middle of a fight has told its page before.
        book.unread = person && book.seen.is_some();
        book.held = false;
        book.seen = Some(page.id);
    }
    book.unread &= !book.held && !play.playhead.page_lies();
}

/// The ribbon that sticks out of the closed book.
fn tab(ui: &mut Ui, board: Rect, play: &mut GameUi, page: &Page) {
    let colours = palette(ui.ctx());
    let high = (board.height() * 0.5).clamp(90.0, 190.0);
    let middle = board.left_center();
    let rect = Rect::from_min_size(middle - vec2(0.0, high / 2.0), vec2(TAB, high));
    let response = ui.interact(rect, ui.id().with("page tab"), Sense::click());
    let name = play.text("game-page-open");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name));
    heard::pressed(&response, true, "page");
    let unread = play.desk.book.unread;
    let lit = response.hovered() || unread;
    let out = if lit { TAB } else { TAB - 4.0 };
    let fill = if lit {
        colours.oxblood.lerp_to_gamma(colours.lamp, 0.25)
    } else {
        colours.oxblood
    };
    let (left, right) = (rect.left(), rect.left() + out);
    let painter = ui.painter();
    let line = Stroke::new(if unread { 2.5 } else { 0.0 }, colours.lamp);
    for (by, colour, line) in [
        (vec2(1.5, 2.5), Color32::from_black_alpha(90), Stroke::NONE),
        (vec2(0.0, 0.0), fill, line),
    ] {
        let notch = out * 0.32;
        let points = vec![
            pos2(left, rect.top()) + by,
            pos2(right, rect.top() + notch) + by,
            pos2(right, rect.bottom() - notch) + by,
            pos2(left, rect.bottom()) + by,
        ];
        painter.add(Shape::convex_polygon(points, colour, line));
    }
    let stitch = Stroke::new(1.1, colours.brass);
    let ends = [
        pos2(right - 4.0, rect.top() + 14.0),
        pos2(right - 4.0, rect.bottom() - 14.0),
    ];
    painter.extend(Shape::dashed_line(&ends, stitch, 5.0, 4.0));
    let icon = egui_phosphor::regular::BOOK_OPEN_TEXT;
    let at = pos2(left + out * 0.46, rect.center().y);
    let centre = egui::Align2::CENTER_CENTER;
    painter.text(at, centre, icon, regular(19.0), colours.bone);
    focus_ring(ui.painter(), &response, rect.shrink(3.0));
    play.desk.places.on_board.push(rect);
    let clicked = response.clicked();
    let told = format!("{name}: {}", story::title(play, page));
    tooltip(
        response.on_hover_cursor(egui::CursorIcon::PointingHand),
        told,
    );
    if clicked {
        play.desk.book.held = true;
    }
}

/// The page as a sheet over the board.
fn held(ui: &mut Ui, area: Rect, play: &mut GameUi, page: &Page) {
    ui.interact(area, ui.id().with("page held"), Sense::CLICK | Sense::DRAG);
    paper(ui.painter(), area);
    let mut inner = area.shrink2(vec2(18.0, 14.0));
    if play.desk.course.on {
        // The note lies on the page, and the fight beside it stays in sight.
        let foot = area.with_min_y(area.top() + area.height() * 0.4);
        let book = &mut play.desk.book;
        book.foot = Some(foot);
        if let Some(slip) = book.slip.take().filter(|slip| foot.contains_rect(*slip)) {
            inner.max.y = slip.top() - 6.0;
        }
    }
    let button = Rect::from_min_size(pos2(inner.right() - 32.0, inner.top()), vec2(32.0, 32.0));
    let notes = inner.with_max_x(button.left() - 6.0);
    let rest = margin::show(ui, notes, play, page);
    let text = inner.with_min_y(rest.top().max(button.bottom() + 4.0));
    let reading = story::reading(play, page);
    within(ui, text, |ui| story::column(ui, text, &reading, size::BODY));
    let name = play.text("game-page-put-away");
    let icon = egui_phosphor::regular::X;
    if within(ui, button, |ui| icon_button(ui, icon, &name)).clicked() {
        play.desk.book.held = false;
    }
}

/// The page that leads into a fight, over the board that waits for it.
fn before_the_fight(ui: &mut Ui, area: Rect, play: &mut GameUi, page: &Page) {
    ui.interact(area, ui.id().with("page laid"), Sense::CLICK | Sense::DRAG);
    paper(ui.painter(), area);
    let inner = area.shrink2(vec2(18.0, 14.0));
    let now = ui.input(|input| input.time);
    play.desk.book.laid.get_or_insert(now);
    let rest = margin::show(ui, inner, play, page);
    let foot = inner.with_min_y(inner.bottom() - 50.0);
    let text = rest.with_max_y(foot.top() - 8.0);
    let reading = story::reading(play, page);
    within(ui, text, |ui| story::column(ui, text, &reading, size::BODY));
    let name = play.text("game-page-fight");
    let button = Button::new(&name).large().chosen(true);
    let pressed = within(ui, foot, |ui| {
        ui.vertical_centered(|ui| ui.add(button).clicked()).inner
    });
    if pressed {
        begin_the_fight(ui.ctx(), play);
    }
}

/// Puts that page away, unless it has only just come up: the press is not meant for it then.
fn begin_the_fight(ctx: &egui::Context, play: &mut GameUi) {
    let now = ctx.input(|input| input.time);
    let seen = play.desk.book.laid.is_some_and(|laid| now - laid > REST);
    if seen {
        play.playhead.put_page_away();
        ctx.request_repaint();
    }
}

/// Enter, Space and Escape put that page away. Enter and Space press what is focused, if anything is.
pub(in crate::ui::game) fn begin_by_key(ctx: &egui::Context, play: &mut GameUi) {
    let free = ctx.memory(|memory| memory.focused().is_none());
    let keys = [(Key::Escape, true), (Key::Enter, free), (Key::Space, free)];
    let mut pressed = false;
    for (key, meant) in keys {
        pressed |= meant && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    }
    if pressed {
        begin_the_fight(ctx, play);
    }
}

/// True if there is something to put away: the page held over the board, or an earlier page.
pub(in crate::ui::game) fn is_held(play: &GameUi) -> bool {
    let book = &play.desk.book;
    if play.shown.scene.board.is_some() {
        book.held
    } else {
        book.turned.is_some() || book.list
    }
}

/// Puts that away; true if there was anything.
pub(in crate::ui::game) fn put_away(play: &mut GameUi) -> bool {
    let was_held = is_held(play);
    let book = &mut play.desk.book;
    book.held = false;
    book.turned = None;
    book.list = false;
    was_held
}
