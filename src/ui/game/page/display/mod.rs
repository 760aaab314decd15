//! Things on display, to pick from: goods in a shop, callings, skills. A sheet over the board with
//! a card for each, in which everything stays where it is while one after the other is taken.

mod card;
mod rows;

use std::sync::Arc;

use bevy_egui::egui;
use egui::{Rect, Sense, Ui, Vec2, vec2};

use super::super::party::{rename, value_of};
use super::super::top::token_disc;
use super::super::{hints, odds, within};
use super::sorted::{self, First, Line};
use super::{GameUi, story};
use crate::game::{CharacterSheet, Decision, RuleId, Seat, Side};
use crate::ui::theme::{bold, largest_type, palette, size};
use crate::ui::widgets::{Button, desk, icon_button, paper, tooltip};
use rows::{Laid, Rows};

/// Height of the strip with the question.
const HEAD: f32 = 54.0;
/// Height of the strip with the choices that are no cards.
const FOOT: f32 = 50.0;
/// Height of that strip where a folded hint may lie beside it.
const HINT: f32 = 58.0;
/// Smaller sheets would have no room for the strips at head and foot.
const NARROWEST: f32 = 560.0;
/// Lower sheets have no strip with the question.
const LOW: f32 = 260.0;

/// What is on display, as of the number of choices made.
#[derive(Default)]
pub(super) struct Displayed {
    made: Option<usize>,
    next: bool,
}

/// What lies on display for one after the other choice of the same kind.
#[derive(Default)]
pub(super) struct Visit {
    /// Who chooses, and the rule behind it.
    of: Option<(Seat, RuleId)>,
    /// Counts visits, so that none begins scrolled to where another ended.
    number: u32,
    pub first: First,
    laid: Laid,
}

impl Visit {
    /// Begins anew unless the same goes on.
    pub fn look_at(&mut self, decision: &Decision) {
        let of = Some((decision.seat, decision.rule));
        if self.of != of {
            self.of = of;
            self.number += 1;
            self.first = First::of(decision);
            self.laid = Laid::default();
        }
    }

    pub fn leave(&mut self) {
        self.of = None;
    }
}

/// The decision on display, if there is one. It stays while its last choice is carried out, as long
/// as the next decision is of the same kind.
pub(super) fn look(play: &mut GameUi) -> Option<Arc<Decision>> {
    if play.timeline.held().is_some() || !play.pending.person || play.pending.outcome.is_some() {
        return None;
    }
    let shown = play.pending.decision.clone()?;
    if !lies_there(&shown) {
        return None;
    }
    if play.decision().is_some() {
        return Some(shown);
    }
    let table = play.table.as_ref()?;
    let made = table.0.choices_made();
    let known = &mut play.desk.book.displayed;
    if known.made != Some(made) {
        let next = table.0.decision();
        known.made = Some(made);
        known.next = next.is_some_and(|next| {
            let alike = next.lays_cards() == shown.lays_cards();
            alike && lies_there(&next) && next.seat == shown.seat
        });
    }
    known.next.then_some(shown)
}

/// True for decisions that have the board's place: about things on display, or cards to be laid out.
fn lies_there(decision: &Decision) -> bool {
    decision.is_display() || decision.lays_cards()
}

/// Shows what is on display; returns the choice under the pointer.
pub(super) fn show(
    ui: &mut Ui,
    board: Rect,
    play: &mut GameUi,
    decision: &Decision,
) -> Option<usize> {
    ui.interact(board, ui.id().with("display"), Sense::CLICK | Sense::DRAG);
    desk(&ui.painter().with_clip_rect(board), board);
    let area = board.shrink2(vec2(8.0, 6.0));
    let mut inner = area.shrink2(MARGIN);
    let column = (area.width() * 0.36).clamp(260.0, 440.0);
    let beside = area.with_min_x(area.right() - column);
    // A folded hint comes and goes beside the strip at the foot, so that nothing moves for it.
    let hints = play.settings.hints && !play.desk.course.on && inner.height() >= LOW;
    let low_slip = |slip: Rect| hints && slip.height() <= HINT;
    let slip = play.desk.book.slip.take();
    let slip = slip.filter(|slip| !low_slip(*slip));
    if let Some(slip) = slip {
        inner = beside_slip(inner, beside, slip);
    }
    // On a low board the question above it has to do.
    let head = if inner.height() < LOW { 0.0 } else { HEAD };
    let strips = (head, if hints { HINT } else { FOOT });
    let points = size::BODY * (area.width() / 944.0).clamp(1.0, 1.5);
    let headings = sorted::headings(decision);
    let listed = |play: &GameUi| {
        let heading = sorted::chosen(play, decision).or_else(|| headings.first().cloned());
        sorted::displayed(decision, heading.as_ref(), &play.desk.book.visit.first)
    };
    let tabs = headings.len() > 1;
    let mut laid = None;
    let mut paper_at = area;
    if !tabs && slip.is_none() && !play.desk.course.on {
        // Nothing else comes under another heading: the sheet need not be larger than its cards.
        let room = Strips::of(inner, strips).cards.size();
        let lines = listed(play);
        let rows = Rows::lay(ui, play, decision, &lines, (room, points));
        paper_at = fit(area, room, rows.size);
        inner = paper_at.shrink2(MARGIN);
        laid = Some(rows);
    }
    paper(ui.painter(), paper_at);
    let mut at = Strips::of(inner, strips);
    if hints && at.foot.bottom() + HINT > area.bottom() {
        at.foot.max.x = at.foot.max.x.min(beside.left());
    }
    if at.head.height() > 0.0 {
        within(ui, at.head, |ui| header(ui, at.head, play, decision));
    }
    let mut pointed = None;
    play.desk.places.picked = None;
    within(ui, at.cards, |ui| {
        if tabs {
            super::lines::index(ui, play, &headings);
            ui.add_space(6.0);
        }
        let rows = laid.unwrap_or_else(|| {
            let room = ui.available_rect_before_wrap().size();
            // The player may just have turned to another heading.
            let lines = listed(play);
            Rows::lay(ui, play, decision, &lines, (room, points))
        });
        pointed = rows.show(ui, play, decision);
    });
    within(ui, at.foot, |ui| {
        pointed = loose(ui, play, decision).or(pointed);
    });
    play.desk.book.lines = Some(inner);
    play.desk.book.foot = Some(beside);
    play.desk.book.slip = hints::show(ui, beside, play);
    let told = |play: &GameUi, choice: usize| {
        let advised = play.desk.advice.as_ref().is_some_and(|it| it.0 == choice);
        let what = decision.choices.get(choice);
        let waits = play.desk.course.rests(choice);
        waits || advised || what.is_some_and(|it| it.has_odds || card::says_more(it))
    };
    let picked = play.desk.picked.zip(play.desk.places.picked);
    if let Some((choice, at)) = pointed.or(picked).filter(|it| told(play, it.0)) {
        odds::card(ui.ctx(), play, choice, at);
    }
    pointed.map(|(choice, _)| choice)
}

/// The edges of the sheet.
const MARGIN: Vec2 = vec2(18.0, 10.0);

/// The parts of the sheet, from top to bottom.
struct Strips {
    head: Rect,
    cards: Rect,
    foot: Rect,
}

impl Strips {
    /// The parts of a sheet with strips of these heights at its head and foot.
    fn of(inner: Rect, (head, foot): (f32, f32)) -> Strips {
        let (head, rest) = inner.split_top_bottom_at_y(inner.top() + head);
        let (cards, foot) = rest.split_top_bottom_at_y(rest.bottom() - foot);
        Strips { head, cards, foot }
    }
}

/// A sheet in the middle of an area, as much smaller as its cards leave free of the room there is for them.
fn fit(area: Rect, room: Vec2, cards: Vec2) -> Rect {
    let free = (room - cards).max(Vec2::ZERO);
    let narrower = free.x.min((area.width() - NARROWEST).max(0.0));
    Rect::from_center_size(area.center(), area.size() - vec2(narrower, free.y))
}

/// What a note at the foot of a column leaves of the page: all to the left of the column, or all
/// above the note if that is clearly more, for cards lie in columns and would have to be scrolled.
fn beside_slip(inner: Rect, column: Rect, slip: Rect) -> Rect {
    let left = inner.with_max_x(column.left() - 2.0);
    let above = inner.with_max_y(slip.top() - 4.0);
    if above.area() > 1.25 * left.area() {
        above
    } else {
        left
    }
}

/// The hero that a decision is about: whoever decides.
pub(super) fn hero_of<'s>(
    sheets: &'s [CharacterSheet],
    decision: &Decision,
) -> Option<&'s CharacterSheet> {
    let of_hero = matches!(decision.seat, Seat::Hero(_));
    let mut sheets = sheets.iter();
    sheets.find(|sheet| of_hero && sheet.seat == decision.seat)
}

/// Whoever it is about, or else where it is or the question, and the money.
fn header(ui: &mut Ui, area: Rect, play: &mut GameUi, decision: &Decision) {
    use egui_phosphor::regular as icon;
    let colours = palette(ui.ctx());
    let scene = play.scene();
    let hero = hero_of(&scene.sheets, decision);
    let mut left = area;
    if let Some(hero) = hero {
        let size = vec2(area.height() - 6.0, area.height() - 6.0);
        let disc = Rect::from_min_size(area.min, size);
        let painter = ui.painter().clone();
        token_disc(&painter, play, &hero.sprite, Side::Hero, disc, hero.dead);
        left.min.x = disc.right() + 10.0;
    }
    let money = match (hero, &scene.pack) {
        (_, Some(pack)) => play.say(&pack.purse),
        (Some(hero), None) => {
            let (label, value) = (play.say(&hero.purse.label), value_of(play, &hero.purse));
            format!("{label}: {value}")
        }
        _ => String::new(),
    };
    let font = bold(size::BUTTON);
    let purse = ui
        .painter()
        .layout(money.clone(), font, colours.ink, area.width() * 0.3);
    let coins = if money.is_empty() { 0.0 } else { 34.0 };
    let width = purse.size().x + coins;
    let at = egui::pos2(
        area.right() - purse.size().x,
        area.center().y - purse.size().y / 2.0,
    );
    ui.painter().galley(at, purse, colours.ink);
    if coins > 0.0 {
        let at = egui::pos2(area.right() - width + 12.0, area.center().y);
        let painter = ui.painter();
        let centre = egui::Align2::CENTER_CENTER;
        painter.text(at, centre, icon::COINS, bold(24.0), colours.ochre);
    }
    left.max.x = area.right() - width - 12.0;
    if let Some(hero) = hero {
        let (words, studs) = left.split_left_right_at_x(left.right() - 76.0);
        within(ui, studs, |ui| {
            ui.horizontal_centered(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                let name = play.text("game-write-name");
                if icon_button(ui, icon::PENCIL_SIMPLE, &name).clicked() {
                    rename(play, hero.id);
                }
                let name = play.text("game-choose-face");
                if !hero.faces.is_empty() && icon_button(ui, icon::USER_CIRCLE, &name).clicked() {
                    play.desk.book.facing = Some(hero.id);
                }
            });
        });
        left = words;
    }
    // The edge of the table asks the question already.
    let prompt = match (hero, &scene.page) {
        (Some(hero), _) => play.name(hero.id),
        (None, Some(page)) => story::title(play, page),
        (None, None) => play.say(&decision.prompt),
    };
    let colour = colours.ink;
    let lay = |points: f32| {
        let painter = ui.painter();
        painter.layout(prompt.clone(), bold(points), colour, left.width())
    };
    let fits = |points: f32| lay(points).size().y <= area.height();
    let words = lay(largest_type(size::HEADING, size::SMALL, 1.0, fits));
    let at = egui::pos2(left.left(), left.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, colour);
}

/// The choices that are no cards, such as having done.
fn loose(ui: &mut Ui, play: &mut GameUi, decision: &Decision) -> Option<(usize, Rect)> {
    let numbered = sorted::numbered(play, decision);
    let mut pointed = None;
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 22.0;
        ui.add_space(14.0);
        for line in sorted::loose(decision) {
            let Line::Choice(choice) = line else { continue };
            let what = &decision.choices[choice];
            let rests = play.desk.course.rests(choice);
            let label = play.say(&what.label);
            let key = numbered.iter().position(|other| *other == Some(choice));
            let key = key.filter(|key| *key < 9).map(|key| (key + 1).to_string());
            let picked = play.desk.picked == Some(choice);
            let mut button = Button::new(&label).chosen(picked).enabled(!rests);
            if let Some(key) = &key {
                button = button.note(key);
            }
            let response = ui.add(button);
            if play.desk.course.waits_for(choice) {
                play.desk.course.places.choice = Some(response.rect);
            }
            if response.clicked() {
                play.take(choice);
            }
            if picked {
                play.desk.places.picked = Some(response.rect);
            }
            if response.hovered() || response.has_focus() {
                pointed = Some((choice, response.rect));
            }
            if let Some(told) = &what.detail {
                let told = play.say(told);
                tooltip(response, told);
            }
        }
    });
    pointed
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn a_sheet_is_no_larger_than_its_cards() {
        let area = Rect::from_min_max(pos2(8.0, 70.0), pos2(955.0, 424.0));
        let room = vec2(911.0, 226.0);
        let one = fit(area, room, vec2(640.0, 120.0));
        assert_eq!(one.center(), area.center());
        assert_eq!(one.size(), area.size() - vec2(271.0, 106.0));
        let small = fit(area, room, vec2(100.0, 226.0));
        assert_eq!(small.size(), vec2(NARROWEST, area.height()));
        let scrolled = fit(area, room, vec2(911.0, 700.0));
        assert_eq!(scrolled, area);
    }

    #[test]
    fn a_low_hint_costs_the_page_a_strip_and_a_high_one_a_column() {
        let inner = Rect::from_min_max(pos2(0.0, 0.0), pos2(900.0, 400.0));
        let column = inner.with_min_x(560.0);
        let hint = |high: f32| column.with_min_y(inner.bottom() - high);
        let left = beside_slip(inner, column, hint(40.0));
        assert_eq!((left.width(), left.height()), (900.0, 356.0));
        let left = beside_slip(inner, column, hint(200.0));
        assert_eq!((left.width(), left.height()), (558.0, 400.0));
    }
}
