//! The adventure as an open book in place of the board: the text on its left page, the choices on
//! its right one, the day and the purse in the margin. While there is a board, the book is closed,
//! with a bookmark at the board's edge.

mod bookmark;
mod cover;
mod lines;
mod margin;
mod party;
mod sorted;
mod story;
mod turning;

use bevy_egui::egui;
use egui::{Align2, Rect, Sense, Ui, pos2};

use super::{GameUi, hints, within};
use crate::game::{Decision, Page, Phrase, Seat};
use crate::ui::theme::{italic, palette, size};
use crate::ui::widgets::desk;

pub(super) use bookmark::{beside, is_held, put_away, show as bookmark};
pub(super) use sorted::{in_order, numbered};

/// State of the book.
#[derive(Default)]
pub(super) struct Book {
    /// The earlier page that was turned back to, as an index into the pages read.
    turned: Option<usize>,
    /// True if the left page shows the list of pages read.
    list: bool,
    /// True if the player switched the left page between text and party.
    other: bool,
    /// The heading chosen last, so that it stays from one purchase to the next.
    tab: Option<Phrase>,
    /// The page and the decision that the rest refers to.
    about: (u16, u64),
    /// True if the page is held over the board.
    held: bool,
    /// Number of choices made when it was held up automatically.
    until: Option<usize>,
    /// The page last shown long enough to be read.
    seen: u16,
    /// The choice last brought into sight.
    brought: Option<usize>,
    /// The leaf that is being turned.
    turning: turning::Turning,
    /// True if the last page was read to its end.
    finished: bool,
    /// The place of the lines, for the slips of a lesson.
    pub lines: Option<Rect>,
    /// The foot of a page, where a slip can lie while the book is open.
    pub foot: Option<Rect>,
    /// The slip that lay there in the last frame; printed lines end above it.
    pub slip: Option<Rect>,
}

/// True if the book lies open in place of the board.
pub(super) fn lies_open(play: &GameUi) -> bool {
    let scene = &play.shown.scene;
    scene.page.is_some() && scene.board.is_none()
}

/// True if the last page of the book has yet to be read.
pub(super) fn waits(play: &GameUi) -> bool {
    let scene = &play.shown.scene;
    let told = scene.page.as_ref().is_some_and(|page| page.text.is_some());
    told && lies_open(play) && !play.desk.book.finished
}

/// Closes the book after its last page.
pub(super) fn finish(play: &mut GameUi) {
    play.desk.book.finished = true;
}

/// Contents of the left page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Left {
    Story,
    /// The purse, the pack, and everybody's items.
    Goods,
    Hero(u32),
}

/// The left page that suits a decision: the text, unless it is about heroes and their items.
fn left(play: &GameUi, page: &Page, decision: Option<&Decision>) -> Left {
    let party = |play: &GameUi| {
        let Some(decision) = decision else {
            return Left::Goods;
        };
        let scene = &play.shown.scene;
        if let Seat::Hero(_) = decision.seat
            && let Some(sheet) = scene.sheets.iter().find(|it| it.seat == decision.seat)
        {
            return Left::Hero(sheet.id);
        }
        match sorted::hero_of(play, decision) {
            Some(hero) => Left::Hero(hero),
            None => Left::Goods,
        }
    };
    let grouped = decision.is_some_and(|it| it.choices.iter().any(|choice| choice.group.is_some()));
    let shaped = page.number.is_none() && decision.is_some_and(|it| it.seat != Seat::Party);
    let by_itself = grouped || shaped || page.text.is_none();
    if by_itself != play.desk.book.other {
        party(play)
    } else {
        Left::Story
    }
}

/// Turns the book back to the current page on a new page or decision.
fn follow(play: &mut GameUi, page: &Page, decision: Option<&Decision>) {
    let now = (page.id, play.desk.number);
    let before = play.desk.book.about;
    if before == now {
        return;
    }
    let free = !play.desk.course.on;
    let book = &mut play.desk.book;
    book.about = now;
    book.turned = None;
    book.list = false;
    book.brought = None;
    if before.0 != now.0 {
        book.other = false;
        book.tab = None;
    }
    let tab = book.tab.clone().filter(|_| free);
    if let (Some(tab), Some(decision)) = (tab, decision) {
        let place = sorted::headings(decision).iter().position(|it| *it == tab);
        match place {
            Some(place) => play.desk.group = place,
            None => play.desk.book.other = false,
        }
    }
}

/// Shows the book; returns the choice under the pointer.
pub(super) fn show(ui: &mut Ui, board: Rect, play: &mut GameUi) -> Option<usize> {
    let scene = play.scene();
    let page = scene.page.as_ref()?;
    // The board below must not be dragged.
    ui.interact(board, ui.id().with("book"), Sense::click_and_drag());
    desk(&ui.painter().with_clip_rect(board), board);
    let decision = play.decision();
    follow(play, page, decision.as_deref());
    if decision.is_some() {
        play.desk.book.seen = page.id;
    }
    turning::look(play, page);
    let spread = cover::Spread::within(board);
    cover::paint(ui, &spread);
    let points = spread.points();
    let notes = spread.margin();
    within(ui, notes, |ui| margin::show(ui, notes, play, page));
    let shown = left(play, page, decision.as_deref());
    let (text, lines) = beside_slip(play, &spread, shown);
    let reading = play.desk.book.turned.is_some() || play.desk.book.list;
    within(ui, text, |ui| match shown {
        _ if play.desk.book.list => story::list(ui, text, play, page),
        Left::Goods if !reading => party::goods(ui, text, play),
        Left::Hero(hero) if !reading => party::hero(ui, text, play, hero),
        _ => {
            let reading = turning::below(play, page);
            play.desk.book.turning.width = story::show(ui, text, play, &reading, points);
        }
    });
    story::foot(ui, &spread, play, page);
    play.desk.book.lines = Some(lines);
    if let Some(foot) = play.desk.book.foot {
        play.desk.book.slip = hints::show(ui, foot, play);
    }
    let mut pointed = None;
    match decision {
        Some(decision) => {
            pointed = within(ui, lines, |ui| {
                lines::show(ui, lines, play, &decision, points)
            });
        }
        None if play.pending.outcome.is_some() && play.playhead.idle() => {
            within(ui, lines, |ui| lines::the_end(ui, play, points));
        }
        None => {
            let colours = palette(ui.ctx());
            let dots = "\u{2042}";
            let at = pos2(lines.center().x, lines.top() + lines.height() * 0.4);
            let font = italic(size::TITLE);
            let painter = ui.painter();
            painter.text(
                at,
                Align2::CENTER_CENTER,
                dots,
                font,
                colours.parchment_dark,
            );
        }
    }
    if shown == Left::Story && !play.desk.book.list {
        turning::show(ui.ctx(), &spread, play, page, points);
    }
    cover::ribbon(ui, &spread, play, bookmark_leads(play, page));
    pointed
}

/// The printed parts of both pages. A slip lies on the page that matters less: the right one while
/// there is text to read, otherwise the left one. Print ends above it.
fn beside_slip(play: &mut GameUi, spread: &cover::Spread, shown: Left) -> (Rect, Rect) {
    let (mut text, mut lines) = (spread.left_text(), spread.right_text());
    let book = &mut play.desk.book;
    let on_right = shown == Left::Story || book.turned.is_some() || book.list;
    let (page, printed) = if on_right {
        // Beside the ribbon.
        (spread.right.with_min_x(lines.left() - 14.0), &mut lines)
    } else {
        (spread.left.with_max_y(text.bottom()), &mut text)
    };
    book.foot = Some(page.with_min_y(page.top() + page.height() * 0.4));
    if let Some(slip) = book.slip.take().filter(|slip| printed.intersects(*slip)) {
        printed.max.y = slip.top() - 6.0;
    }
    (text, lines)
}

/// True if the bookmark leads anywhere now.
fn bookmark_leads(play: &GameUi, page: &Page) -> bool {
    let book = &play.desk.book;
    book.turned.is_some() || book.list || page.text.is_some()
}

/// Follows the bookmark: back to the current page, or from its text to the party and back.
fn to_bookmark(play: &mut GameUi) {
    let book = &mut play.desk.book;
    if book.turned.take().is_some() | std::mem::take(&mut book.list) {
        return;
    }
    book.other = !book.other;
}
