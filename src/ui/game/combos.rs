//! The cards that a hero attacks with, beside the board of a fight: which one leads to which, what the
//! next one gains, and where an attack that is about to be chosen would lead.

use bevy_egui::egui;
use egui::{
    Align2, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2,
    vec2,
};
use egui_phosphor::regular as icon;

use super::tips::{Tip, tip};
use super::{GameUi, keys};
use crate::game::{CardJoint, CardSheet, CharacterSheet, EdgeCard, Phrase, Scene, Seat, signed};
use crate::ui::theme::{bold, palette, regular, size};
use crate::ui::widgets::{focus_ring, heard, icon_button, paper};

/// Distance of the sheet from the edges of the board.
const MARGIN: f32 = 8.0;
/// Height of the stud of the sheet about the place, above it.
const BELOW: f32 = 52.0;
/// Space between two cards, where it says what one adds to the other.
const GAP: f32 = 24.0;
/// Height of the line above the cards.
const TITLE: f32 = 30.0;

/// Whose sheet is shown, and whether it is.
#[derive(Default)]
pub(super) struct Combos {
    seat: Option<Seat>,
    closed: bool,
}

/// The hero whose cards are shown: whoever decides, or else whoever decided last.
fn hero<'s>(scene: &'s Scene, play: &GameUi) -> Option<&'s CharacterSheet> {
    scene.board.as_ref()?;
    let seat = play.desk.combos.seat?;
    let hero = scene.sheets.iter().find(|it| it.seat == seat)?;
    sheet_of(hero).map(|_| hero)
}

/// The sheet that attacks are played from: the last of a hero, if one card lies there that leads to
/// another.
fn sheet_of(hero: &CharacterSheet) -> Option<&CardSheet> {
    let sheet = hero.card_sheets.last()?;
    sheet
        .made
        .joints
        .iter()
        .any(|it| it.bonus > 0)
        .then_some(sheet)
}

/// Notes whose turn it is.
pub(super) fn look(play: &mut GameUi) {
    let asked = play.pending.decision.as_ref().map(|it| it.seat);
    if let Some(seat @ Seat::Hero(_)) = asked {
        play.desk.combos.seat = Some(seat);
    }
}

/// The part of the board that the cards leave free.
pub(super) fn beside(board: Rect, play: &GameUi) -> Rect {
    let scene = &play.shown.scene;
    // Whoever's turn it is: the board must not jump from one to the next.
    let any = scene.board.is_some() && scene.sheets.iter().any(|it| sheet_of(it).is_some());
    if !any || play.desk.combos.closed {
        return board;
    }
    board.with_min_x(board.left() + wide(board) + 2.0 * MARGIN)
}

fn wide(board: Rect) -> f32 {
    (board.width() * 0.29).clamp(190.0, 330.0)
}

/// Shows the cards.
pub(super) fn show(ui: &mut Ui, board: Rect, play: &mut GameUi) {
    let scene = play.scene();
    let Some(hero) = hero(&scene, play) else {
        return;
    };
    let Some(sheet) = sheet_of(hero) else { return };
    let corner = board.min + vec2(MARGIN, BELOW);
    if play.desk.combos.closed {
        let at = Rect::from_min_size(corner + vec2(4.0, 0.0), vec2(34.0, 34.0));
        let label = play.text("game-combos-unfold");
        if super::within(ui, at, |ui| icon_button(ui, icon::CARDS_THREE, &label)).clicked() {
            play.desk.combos.closed = false;
        }
        play.desk.places.on_board.push(at);
        return;
    }
    let most = vec2(wide(board), board.bottom() - MARGIN - corner.y);
    let used = Used::of(sheet);
    let cell = used.cell(most - vec2(20.0, TITLE + 16.0));
    let area = Rect::from_min_size(
        corner,
        vec2(most.x, (used.size(cell).y + TITLE + 16.0).min(most.y)),
    );
    paper(ui.painter(), area);
    play.desk.places.on_board.push(area);
    title(ui, area, play, hero, sheet);
    let middle = pos2(
        area.center().x,
        (area.top() + TITLE + area.bottom() - 8.0) / 2.0,
    );
    let inner = Rect::from_center_size(middle, used.size(cell));
    let rects = |place: usize| used.rect(place, inner.min, cell);
    cards(ui, play, sheet, &rects);
}

/// The columns and rows of a sheet in which cards lie.
struct Used {
    columns: usize,
    from: (usize, usize),
    to: (usize, usize),
}

impl Used {
    fn of(sheet: &CardSheet) -> Used {
        let lie = (0..sheet.places).filter(|place| sheet.card(*place).is_some());
        let at = lie.map(|place| (place % sheet.columns, place / sheet.columns));
        let mut used = Used {
            columns: sheet.columns,
            from: (usize::MAX, usize::MAX),
            to: (0, 0),
        };
        for (column, row) in at {
            used.from = (used.from.0.min(column), used.from.1.min(row));
            used.to = (used.to.0.max(column), used.to.1.max(row));
        }
        used
    }

    fn count(&self) -> Vec2 {
        let count = |from: usize, to: usize| (to + 1).saturating_sub(from).max(1) as f32;
        vec2(count(self.from.0, self.to.0), count(self.from.1, self.to.1))
    }

    /// The size of a card where they have so much room.
    fn cell(&self, room: Vec2) -> Vec2 {
        let count = self.count();
        let cell = (room - GAP * (count - Vec2::splat(1.0))) / count;
        vec2(cell.x.clamp(20.0, 140.0), cell.y.clamp(20.0, 72.0))
    }

    fn size(&self, cell: Vec2) -> Vec2 {
        let count = self.count();
        cell * count + GAP * (count - Vec2::splat(1.0))
    }

    fn rect(&self, place: usize, corner: Pos2, cell: Vec2) -> Rect {
        let (column, row) = (place % self.columns, place / self.columns);
        let from = vec2(self.from.0 as f32, self.from.1 as f32);
        let steps = vec2(column as f32, row as f32) - from;
        Rect::from_min_size(corner + steps * (cell + Vec2::splat(GAP)), cell)
    }
}

fn title(ui: &mut Ui, area: Rect, play: &mut GameUi, hero: &CharacterSheet, sheet: &CardSheet) {
    let colours = palette(ui.ctx());
    let line = area.with_max_y(area.top() + TITLE).shrink2(vec2(10.0, 0.0));
    let told = Phrase::new("game-combos-of").who("who", hero.id);
    let told = play.say(&told.with("cards", sheet.title.clone()));
    let font = bold(size::SMALL + 1.0);
    let mut job = egui::text::LayoutJob::simple(told, font, colours.ink, line.width() - 34.0);
    job.wrap.max_rows = 1;
    let text = ui.painter().layout_job(job);
    let at = pos2(line.left(), line.center().y - text.size().y / 2.0 + 3.0);
    ui.painter().galley(at, text, colours.ink);
    let stud = Rect::from_min_size(area.right_top() + vec2(-36.0, 3.0), vec2(32.0, 32.0));
    let label = play.text("game-combos-fold");
    if super::within(ui, stud, |ui| icon_button(ui, icon::CARET_LEFT, &label)).clicked() {
        play.desk.combos.closed = true;
    }
}

/// The card that the choice plays which is picked or under the pointer.
fn about_to(play: &GameUi) -> Option<usize> {
    let decision = play.pending.decision.as_ref()?;
    let choice = play.desk.pointed.or(play.desk.picked)?;
    decision.choices.get(choice)?.plays
}

fn cards(ui: &mut Ui, play: &mut GameUi, sheet: &CardSheet, rects: &impl Fn(usize) -> Rect) {
    let next: Vec<usize> = sheet.next().map(|it| it.to).collect();
    let chosen = about_to(play);
    let given = sheet.made.joints.iter().filter(|it| it.bonus > 0);
    for joint in given {
        // The way that was taken, and where it goes on from what is about to be chosen.
        let now = Some(joint.from) == sheet.last && chosen.is_none_or(|it| it == joint.to);
        let then = Some(joint.from) == chosen;
        arrow(ui.painter(), joint, rects, now || then);
    }
    for place in 0..sheet.places {
        let Some(card) = sheet.card(place) else {
            continue;
        };
        let look = Look {
            last: sheet.last == Some(place),
            next: next.contains(&place),
            chosen: chosen == Some(place),
        };
        one(ui, play, sheet, (place, card), rects(place), look);
    }
}

/// How a card stands.
#[derive(Clone, Copy)]
struct Look {
    last: bool,
    next: bool,
    chosen: bool,
}

fn one(
    ui: &mut Ui,
    play: &mut GameUi,
    sheet: &CardSheet,
    (place, card): (usize, &EdgeCard),
    rect: Rect,
    look: Look,
) {
    let colours = palette(ui.ctx());
    let response = ui.interact(rect, ui.id().with(("combo", place)), Sense::click());
    let gains = sheet.next().find(|it| it.to == place).map(|it| it.bonus);
    let mut told = play.say(&card.name);
    let mut note = Tip::new(told.clone()).rule(card.rule);
    let value = card.value.as_ref().map(|it| play.say(it));
    let kind = format!("{} {}", play.say(&card.kind), value.unwrap_or_default());
    note = note.line(kind.trim_end());
    for does in &card.does {
        note = note.line(play.say(does));
    }
    if let Some(bonus) = gains {
        let combo = play.say(&Phrase::new("game-combos-next").with("n", bonus));
        told = format!("{told}. {combo}");
        note = note.line(combo);
    }
    if look.last {
        let last = play.text("game-combos-last");
        told = format!("{told}. {last}");
        note = note.line(last);
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &told));
    heard::pressed(&response, true, "card_flick");
    let painter = ui.painter();
    let fill = match (look.next, response.hovered()) {
        (true, _) => colours.lamp,
        (false, true) => colours.bone.lerp_to_gamma(colours.lamp, 0.4),
        (false, false) => colours.bone,
    };
    if look.next {
        painter.rect_filled(rect.expand(4.0), 7.0, colours.lamp.gamma_multiply(0.4));
    }
    let thick = if look.chosen || look.last { 3.0 } else { 1.2 };
    let ink = match (look.chosen, look.last) {
        (true, _) => colours.lapis,
        (false, true) => colours.brass_dark,
        (false, false) => colours.ink,
    };
    painter.rect(rect, 4.0, fill, Stroke::new(thick, ink), StrokeKind::Inside);
    let inside = rect.shrink2(vec2(4.0, 3.0));
    let mut y = inside.top();
    let lines = [
        (play.say(&card.name), bold(size::SMALL)),
        (kind, regular(size::SMALL - 0.5)),
    ];
    for (nth, (text, font)) in lines.into_iter().enumerate() {
        let mut job = egui::text::LayoutJob::simple(text, font, colours.ink, inside.width());
        job.wrap.max_rows = if nth == 0 { 2 } else { 1 };
        job.halign = egui::Align::Center;
        let laid = painter.layout_job(job);
        let high = laid.size().y;
        if y + high <= rect.bottom() {
            painter.galley(pos2(inside.center().x, y), laid, colours.ink);
        }
        y += high;
    }
    if look.last {
        let at = rect.right_top() + vec2(-3.0, 3.0);
        painter.circle(at, 9.0, colours.brass, Stroke::new(1.0, colours.ink));
        let font = regular(size::SMALL);
        painter.text(at, Align2::CENTER_CENTER, icon::SWORD, font, colours.ink);
    }
    focus_ring(painter, &response, rect);
    if response.clicked() {
        pick_next(play, place);
    }
    tip(response, play, &note);
}

/// Picks the next of the choices that play a card.
fn pick_next(play: &mut GameUi, place: usize) {
    let Some(decision) = play.decision() else {
        return;
    };
    let all = decision.choices.iter().enumerate();
    let of = all.filter(|(_, it)| it.plays == Some(place));
    let of: Vec<usize> = of.map(|(choice, _)| choice).collect();
    let after = play
        .desk
        .picked
        .and_then(|it| of.iter().position(|other| *other == it));
    let nth = after.map_or(0, |at| at + 1);
    let Some(choice) = of.get(nth).or(of.first()).copied() else {
        return;
    };
    keys::pick(play, choice);
}

/// What one card adds to the next, as an arrow between them.
fn arrow(painter: &Painter, joint: &CardJoint, rects: &impl Fn(usize) -> Rect, lit: bool) {
    let colours = palette(painter.ctx());
    let (from, to) = (rects(joint.from), rects(joint.to));
    let across = (from.center().y - to.center().y).abs() < 1.0;
    let (start, end) = match across {
        true => (from.right_center(), to.left_center()),
        false => (from.center_bottom(), to.center_top()),
    };
    let along = (end - start).normalized();
    let line = match lit {
        true => Stroke::new(4.0, colours.lapis),
        false => Stroke::new(1.5, colours.ink_soft),
    };
    painter.line_segment([start, end - 4.0 * along], line);
    let aside = along.rot90();
    let tip = vec![
        end,
        end - 8.0 * along + 5.0 * aside,
        end - 8.0 * along - 5.0 * aside,
    ];
    let shape = egui::Shape::convex_polygon(tip, line.color, Stroke::NONE);
    painter.add(shape);
    let font = bold(size::SMALL);
    let middle = start + (end - start) * 0.42;
    let (at, anchor) = match across {
        true => (middle - vec2(0.0, 4.0), Align2::CENTER_BOTTOM),
        false => (middle + vec2(7.0, 0.0), Align2::LEFT_CENTER),
    };
    painter.text(at, anchor, signed(joint.bonus), font, line.color);
}
