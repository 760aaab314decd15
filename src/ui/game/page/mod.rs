//! The adventure as an open book in place of the board: the text on its left page, its end and the
//! choices on its right one, below the day and the purse. While there is a board, the book is
//! closed, with a bookmark at the board's edge. Things to pick from are on display instead.

mod binder;
mod bookmark;
mod cover;
mod display;
mod face;
mod flow;
mod line;
mod lines;
mod margin;
mod party;
mod sorted;
mod story;
#[cfg(test)]
mod tests;
mod turning;

use std::sync::Arc;

use bevy_egui::egui;
use egui::{Align2, Pos2, Rect, Sense, Ui, pos2};

use super::{GameUi, contest, hints, within};
use crate::game::{Decision, Page, Phrase, Seat};
use crate::ui::theme::{italic, palette, size};
use crate::ui::widgets::desk;

pub(super) use bookmark::{begin_by_key, beside, is_held, put_away, show as bookmark};
pub(super) use face::show as face;
use flow::Pages;
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
    /// The heading chosen last, so that it stays from one purchase to the next, and who chose it.
    tab: Option<Phrase>,
    seat: Option<Seat>,
    /// The page and the decision that the rest refers to.
    about: (u16, u64),
    /// The dice that lay in the tray when that decision came up.
    thrown: Option<u32>,
    /// The height of the right page that the last choices left free.
    free: f32,
    /// The text last set on the left page, and how.
    set: Option<(story::SetText, flow::Setting)>,
    /// The pointer when that decision came up: a slip opens only once it has moved.
    resting: Option<Pos2>,
    /// The decision on display.
    display: Option<Arc<Decision>>,
    displayed: display::Displayed,
    visit: display::Visit,
    /// The cards that are being laid out.
    laying: binder::Laying,
    /// The hero being given a face.
    facing: Option<u32>,
    /// True if the page is held over the board.
    held: bool,
    /// True if the page led straight into a fight, and nobody has opened it there.
    unread: bool,
    /// When a page came to lie over the board of the fight that it leads into.
    laid: Option<f64>,
    /// The page last shown long enough to be read.
    seen: Option<u16>,
    /// The leaf that is being turned.
    turning: turning::Turning,
    /// True if the last page was read to its end.
    finished: bool,
    /// The place of the lines, for the slips of a lesson.
    pub lines: Option<Rect>,
    /// The text on the open pages.
    text: Vec<Rect>,
    /// Whatever else is to be read there: lists, sheets, notes, and what stands at the end.
    printed: Vec<Rect>,
    /// The foot of a page, where a slip can lie while the book is open.
    pub foot: Option<Rect>,
    /// The slip that lay there in the last frame; printed lines end above it.
    pub slip: Option<Rect>,
}

/// Finds out what is on display, once a frame, before anything is drawn.
pub(super) fn look(play: &mut GameUi) {
    play.desk.book.text.clear();
    play.desk.book.printed.clear();
    // The next fight begins with nothing over its board.
    play.desk.book.held &= play.shown.scene.board.is_some();
    play.desk.book.display = display::look(play);
    if play.desk.book.display.is_none() {
        play.desk.book.visit.leave();
    }
}

/// True if the book lies open in place of the board, or there are things on display.
pub(super) fn lies_open(play: &GameUi) -> bool {
    let scene = &play.shown.scene;
    let read = scene.page.is_some() && scene.board.is_none();
    read || play.desk.book.display.is_some()
}

/// True of a numbered page, whose text is what matters: heroes in the making and the town have none, nor have
/// things on display.
pub(super) fn is_read(play: &GameUi) -> bool {
    let page = play.shown.scene.page.as_ref();
    let numbered = page.is_some_and(|page| page.number.is_some());
    numbered && play.desk.book.display.is_none()
}

/// The places of the text on the open pages, which the card of a choice leaves in sight.
pub(super) fn text<'a>(play: &'a GameUi<'_>) -> &'a [Rect] {
    &play.desk.book.text
}

/// The places of all that can be read on the open pages, which is never covered by what nobody asked for.
pub(super) fn read(play: &GameUi) -> impl Iterator<Item = Rect> {
    let book = &play.desk.book;
    book.text.iter().chain(&book.printed).copied()
}

/// The width of what can lie on one of two pages while the other is read.
pub(super) fn widest_on_a_page(board: Rect) -> f32 {
    cover::Spread::within(board).right.width()
}

/// The part of an area that a list printed in it takes up, of which the rest is scrolled or bare.
fn taken_up<R>(list: &egui::scroll_area::ScrollAreaOutput<R>) -> Rect {
    let area = list.inner_rect;
    area.with_max_y(area.bottom().min(area.top() + list.content_size.y))
}

/// True if cards are being laid out: keys then go from card to card.
pub(super) fn lays_cards(play: &GameUi) -> bool {
    let shown = play.desk.book.display.as_ref();
    shown.is_some_and(|it| it.lays_cards())
}

/// True if a face is being chosen.
pub(super) fn chooses_face(play: &GameUi) -> bool {
    play.desk.book.facing.is_some()
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
    // A hero who is still being made has no sheet, and is told of in the text.
    let sheets = &play.shown.scene.sheets;
    let of_hero = |it: &Decision| sheets.iter().any(|sheet| sheet.seat == it.seat);
    let shaped = page.number.is_none() && decision.is_some_and(of_hero);
    let by_itself = grouped || shaped || page.text.is_none();
    if by_itself != play.desk.book.other {
        party(play)
    } else {
        Left::Story
    }
}

/// Turns the book back to the current page on a new page or decision.
fn follow(ui: &Ui, play: &mut GameUi, page: u16, decision: Option<&Decision>) {
    let now = (page, play.desk.number);
    let before = play.desk.book.about;
    if before == now {
        return;
    }
    let free = !play.desk.course.on;
    let thrown = play.effects.throw.as_ref().map(|it| it.number);
    let lay_before = std::mem::replace(&mut play.desk.book.thrown, thrown);
    // What was not rolled on the way to a new page has nothing to do with it.
    if before.0 != now.0 && thrown == lay_before {
        play.effects.throw = None;
    }
    play.desk.brought = None;
    let book = &mut play.desk.book;
    book.about = now;
    book.turned = None;
    book.list = false;
    book.resting = ui.ctx().pointer_latest_pos();
    if before.0 != now.0 {
        book.other = false;
        book.tab = None;
    }
    let Some(decision) = decision else { return };
    if decision.is_display() {
        book.visit.look_at(decision);
    }
    if book.seat.replace(decision.seat) != Some(decision.seat) {
        book.tab = None;
    }
    let tab = book.tab.clone().filter(|_| free || decision.is_display());
    let headings = sorted::headings(decision);
    let place = tab.and_then(|tab| headings.iter().position(|it| *it == tab));
    match place {
        Some(place) => play.desk.group = place,
        None => {
            book.other = false;
            if decision.is_display() {
                let course = &play.desk.course;
                play.desk.group = sorted::opens_with(decision, |it| course.waits_for(it));
            }
        }
    }
}

/// True while the pointer rests where it was when the decision came up.
fn rests(ui: &Ui, play: &GameUi) -> bool {
    let now = ui.ctx().pointer_latest_pos();
    match (play.desk.book.resting, now) {
        (Some(then), Some(now)) => then.distance(now) < 2.0,
        _ => false,
    }
}

/// Shows the book; returns the choice under the pointer.
pub(super) fn show(ui: &mut Ui, board: Rect, play: &mut GameUi) -> Option<usize> {
    let scene = play.scene();
    if let Some(decision) = play.desk.book.display.clone() {
        if decision.lays_cards() {
            return binder::show(ui, board, play, &decision);
        }
        let page = scene.page.as_ref().map_or(0, |page| page.id);
        follow(ui, play, page, Some(&decision));
        play.desk.book.seen.get_or_insert(page);
        return display::show(ui, board, play, &decision);
    }
    let page = scene.page.as_ref()?;
    // The board below must not be dragged.
    ui.interact(board, ui.id().with("book"), Sense::CLICK | Sense::DRAG);
    desk(&ui.painter().with_clip_rect(board), board);
    let decision = play.decision();
    follow(ui, play, page.id, decision.as_deref());
    if decision.is_some() {
        play.desk.book.seen = Some(page.id);
    }
    turning::look(play, page);
    let spread = cover::Spread::within(board);
    cover::paint(ui, &spread);
    let shown = left(play, page, decision.as_deref());
    let contest = decision.as_deref().and_then(contest::weighed);
    let (text, mut lines) = beside_slip(play, &spread, shown, contest.is_some());
    let notes = lines;
    lines = margin::show(ui, lines, play, page);
    let notes = notes.with_max_y(lines.top());
    play.desk.book.printed.extend([notes, spread.foot()]);
    let pages = pages(ui, &spread, play, decision.as_deref(), (text, lines));
    let turned = play.desk.book.turned.is_some() || play.desk.book.list;
    let mut printed = None;
    let listed = within(ui, text, |ui| match shown {
        _ if play.desk.book.list => Some(story::list(ui, text, play, page)),
        Left::Goods if !turned => Some(party::goods(ui, text, play)),
        Left::Hero(hero) if !turned => party::hero(ui, text, play, hero),
        _ => {
            let reading = story::reading(play, page);
            let about = reading.set_on(text);
            let before = play.desk.book.set.filter(|(of, _)| *of == about);
            let before = before.map(|(_, setting)| setting);
            let flow = story::flow(ui, &reading, Pages { before, ..pages });
            // The room there is shows only once the choices do.
            if decision.is_some() {
                play.desk.book.set = Some((about, flow.setting));
            }
            match turning::below(play) {
                Some((old, before)) => {
                    // As it was, whatever the new options leave of the right page.
                    let right = lines;
                    let pages = Pages {
                        right,
                        before,
                        ..pages
                    };
                    let flow = story::flow(ui, &old, pages);
                    story::left(ui, text, &old, &flow);
                }
                None => story::left(ui, text, &reading, &flow),
            }
            printed = Some(flow);
            None
        }
    });
    play.desk.book.printed.extend(listed);
    if let Some(flow) = &printed {
        let high = flow.height.min(text.height());
        let on_right = lines.with_max_y(lines.top() + flow.spilled);
        let on_left = text.with_max_y(text.top() + high);
        play.desk.book.text.extend([on_left, on_right]);
    }
    if let Some(flow) = printed.filter(|flow| flow.spilled > 0.0) {
        flow.print_right(ui.painter(), lines.min);
        lines.min.y += flow.spilled + BETWEEN;
    }
    story::foot(ui, &spread, play, page);
    play.desk.book.lines = Some(lines);
    if let Some(foot) = play.desk.book.foot {
        play.desk.book.slip = hints::show(ui, foot, play);
    }
    let mut pointed = None;
    let points = spread.points();
    match (decision, contest) {
        (Some(decision), Some(choice)) => {
            let card = within(ui, lines, |ui| {
                egui::ScrollArea::vertical()
                    .id_salt("contest")
                    .show(ui, |ui| contest::card(ui, play, &decision, choice))
            });
            play.desk.book.printed.push(taken_up(&card));
        }
        (Some(decision), None) => {
            let head = text.with_max_y(text.center().y);
            pointed = within(ui, lines, |ui| {
                lines::show(ui, (lines, head), play, &decision, points)
            });
        }
        (None, _) if play.pending.outcome.is_some() && play.playhead.idle() => {
            let end = within(ui, lines, |ui| lines::the_end(ui, play, points));
            play.desk.book.printed.push(end);
        }
        (None, _) => {
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
        turning::show(ui.ctx(), &spread, play, page, pages);
    }
    cover::ribbon(ui, &spread, play, bookmark_leads(play, page));
    pointed
}

/// Space between the end of a text and the choices below it.
const BETWEEN: f32 = 14.0;

/// The pages that a text is set on: the right one as far as the choices leave it free.
fn pages(
    ui: &Ui,
    spread: &cover::Spread,
    play: &mut GameUi,
    decision: Option<&Decision>,
    (left, lines): (Rect, Rect),
) -> Pages {
    // While a choice is carried out the text stays as it is.
    if let Some(decision) = decision {
        let taken = match contest::weighed(decision) {
            Some(_) => lines.height(),
            None => lines::height(ui, play, decision, lines.width(), spread.points()),
        };
        play.desk.book.free = (lines.height() - taken - BETWEEN).max(0.0);
    }
    let free = play.desk.book.free.min(lines.height());
    Pages {
        left,
        right: lines.with_max_y(lines.top() + free),
        sizes: spread.type_sizes(),
        before: None,
    }
}

/// The printed parts of both pages. A slip lies on the page that matters less: the right one while
/// there is text to read and no contest to decide, otherwise the left one. Print ends above it.
fn beside_slip(
    play: &mut GameUi,
    spread: &cover::Spread,
    shown: Left,
    contest: bool,
) -> (Rect, Rect) {
    let (mut text, mut lines) = (spread.left_text(), spread.right_text());
    let strip = hints::strip(play, spread.right.height());
    let book = &mut play.desk.book;
    let reads = shown == Left::Story || book.turned.is_some() || book.list;
    let on_right = reads && !contest;
    let (page, printed) = if on_right {
        // Beside the ribbon.
        (spread.right.with_min_x(lines.left() - 14.0), &mut lines)
    } else {
        (spread.left.with_max_y(text.bottom()), &mut text)
    };
    book.foot = Some(page.with_min_y(page.top() + page.height() * 0.4));
    printed.max.y = print_ends(*printed, page.bottom() - strip, book.slip.take());
    (text, lines)
}

/// Where print ends on a page: above the strip that is kept free at its foot, and above a slip that is higher.
fn print_ends(printed: Rect, strip: f32, slip: Option<Rect>) -> f32 {
    let slip = slip.filter(|slip| printed.intersects(*slip));
    let above = slip.map_or(f32::INFINITY, |slip| slip.top() - BELOW_PRINT);
    printed.bottom().min(strip).min(above)
}

/// Space between the end of print and a slip.
const BELOW_PRINT: f32 = 6.0;

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
