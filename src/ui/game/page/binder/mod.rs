//! Cards to be laid out: the sheets of whoever decides, over the board. A card is dragged from place to
//! place, or taken up and put down with a click or with Enter; it snaps into a place before it is put
//! down, and what that gains and loses is shown.

mod card;
mod column;
mod joint;

use bevy_egui::egui;
use egui::{
    Id, Key, Modifiers, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

use super::super::tips::{Tip, tip};
use super::super::{hints, within};
use super::display::hero_of;
use super::{GameUi, print_ends};
use crate::game::{CardPlaces, CardSheet, Decision, EdgeCard, Held, Lay, Phrase, Seat, Yield};
use crate::ui::widgets::{desk, focus_ring, heard, inset, paper};

/// The greatest width of a card, of its height.
const WIDEST: f32 = 1.4;
/// Space between two cards, where their joint is.
const GAP: f32 = 5.0;
/// Seconds that a card takes to slide into a place.
const SLIDE: f32 = 0.16;

/// What is being laid out, and by which hold.
#[derive(Default)]
pub(super) struct Laying {
    /// Who lays cards, and in which decision.
    seat: Option<Seat>,
    number: u64,
    /// The sheet shown, by its number.
    sheet: usize,
    held: Held,
    /// Where the pointer has hold of the card, from its middle; none where it was taken up without
    /// being dragged.
    grip: Option<Vec2>,
    /// The cards as the choice lays them that was just made, until the rules have answered.
    settling: Option<(Vec<Option<EdgeCard>>, Yield)>,
}

impl Laying {
    /// Puts everything back for another decision, and opens the first sheet for another hero.
    fn turn_to(&mut self, seat: Seat, number: u64, sheets: usize) {
        if self.number != number {
            self.number = number;
            self.held.put_back();
            self.grip = None;
        }
        if self.seat.replace(seat) != Some(seat) {
            self.sheet = 0;
        }
        self.sheet = self.sheet.min(sheets.saturating_sub(1));
    }
}

/// The cards as they are shown: as they lie, or as they would with the card that is held.
struct Shown {
    cards: Vec<Option<EdgeCard>>,
    made: Yield,
    /// The place where the held card is shown, unless it follows the pointer.
    held: Option<usize>,
    /// True if it would be put down there.
    moved: bool,
}

/// Shows the cards; returns the choice that the player is about to make.
pub(super) fn show(
    ui: &mut Ui,
    board: Rect,
    play: &mut GameUi,
    decision: &Decision,
) -> Option<usize> {
    ui.interact(board, ui.id().with("binder"), Sense::click_and_drag());
    desk(&ui.painter().with_clip_rect(board), board);
    let area = board.shrink2(vec2(8.0, 6.0));
    paper(ui.painter(), area);
    let inner = area.shrink2(vec2(16.0, 12.0));
    let scene = play.scene();
    let hero = hero_of(&scene.sheets, decision)?;
    let number = play.pending.number;
    let asks = play.decision().is_some();
    let laying = &mut play.desk.book.laying;
    if asks {
        laying.settling = None;
    }
    laying.turn_to(decision.seat, number, hero.card_sheets.len());
    let nth = laying.sheet;
    let sheet = hero.card_sheets.get(nth)?;
    let wide = (inner.width() * 0.36).clamp(206.0, 360.0);
    let (mut left, mut right) = inner.split_left_right_at_x(inner.right() - wide);
    left.max.x -= 18.0;
    let foot = right;
    let strip = foot.bottom() - hints::strip(play, foot.height());
    right.max.y = print_ends(right, strip, play.desk.book.slip.take());
    let moved = within(ui, left, |ui| table(ui, left, play, decision, (nth, sheet)));
    let pressed = within(ui, right, |ui| {
        column::show(ui, right, play, decision, hero, nth)
    });
    play.desk.book.lines = Some(inner);
    play.desk.book.foot = Some(foot);
    play.desk.book.slip = hints::show(ui, foot, play);
    moved.or(pressed)
}

/// The places with their cards.
fn table(
    ui: &mut Ui,
    area: Rect,
    play: &mut GameUi,
    decision: &Decision,
    (nth, sheet): (usize, &CardSheet),
) -> Option<usize> {
    let (corner, size) = (area.min, area.size());
    let places = CardPlaces::within(sheet, [corner.x, corner.y], [size.x, size.y], (WIDEST, GAP));
    let base = ui.id().with(("places", nth));
    let responses: Vec<Response> = (0..places.count())
        .map(|place| {
            let rect = rect_of(&places, place);
            ui.interact(rect, base.with(place), Sense::click_and_drag())
        })
        .collect();
    let chosen = handle(ui, play, decision, (nth, sheet), &places, &responses);
    let held = play.desk.book.laying.held;
    let mut shown = shown(&held, decision, (nth, sheet));
    if let Some((cards, made)) = play.desk.book.laying.settling.clone() {
        shown = Shown {
            cards,
            made,
            held: None,
            moved: false,
        };
    }
    let about = shown.held.or_else(|| touched(&responses));
    paint(ui, play, (nth, &places), &shown, about);
    let about_to = held.move_in(decision).map(|(choice, _)| choice);
    let holds = held.from().is_some();
    for (place, response) in responses.into_iter().enumerate() {
        let label = spoken(play, sheet, decision, (nth, place));
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
        if response.gained_focus() {
            ui.ctx().request_repaint();
        }
        focus_ring(ui.painter(), &response, response.rect);
        let Some(card) = sheet.card(place) else {
            continue;
        };
        if !holds {
            card::pencil(
                ui,
                play,
                response.rect,
                (base.with(("pencil", place)), card),
            );
            let response = response.on_hover_cursor(egui::CursorIcon::Grab);
            tip(response, play, &note(play, card));
        }
    }
    if let Some(both) = waited_for(play, decision, nth, &places) {
        play.desk.course.places.choice = Some(both);
    }
    if holds && ui.input(|input| input.pointer.is_decidedly_dragging()) {
        ui.ctx().set_cursor_icon(egui::CursorIcon::Grabbing);
    }
    if let Some(choice) = chosen.filter(|it| !play.desk.course.rests(*it)) {
        if let Some(Lay::Swap { places, made, .. }) = &decision.choices[choice].lay {
            let cards = sheet.exchanged(places[0], places[1]);
            play.desk.book.laying.settling = Some((cards, made.clone()));
        }
        play.take(choice);
    }
    about_to
}

/// The two places of the swap that a lesson waits for.
fn waited_for(play: &GameUi, decision: &Decision, nth: usize, places: &CardPlaces) -> Option<Rect> {
    let choices = decision.choices.iter().enumerate();
    let mut swaps = choices.filter_map(|(choice, it)| match &it.lay {
        Some(Lay::Swap { sheet, places, .. }) if *sheet == nth => Some((choice, *places)),
        _ => None,
    });
    let (_, [one, other]) = swaps.find(|(choice, _)| play.desk.course.waits_for(*choice))?;
    Some(rect_of(places, one).union(rect_of(places, other)))
}

fn rect_of(places: &CardPlaces, place: usize) -> Rect {
    match places.of(place) {
        Some(([x, y], [wide, high])) => Rect::from_min_size(egui::pos2(x, y), vec2(wide, high)),
        None => Rect::NOTHING,
    }
}

/// The place under the pointer, or else the one with the keyboard focus.
fn touched(responses: &[Response]) -> Option<usize> {
    let hovered = responses.iter().position(Response::hovered);
    hovered.or_else(|| responses.iter().position(Response::has_focus))
}

/// Follows pointer and keys; returns the choice that they make.
fn handle(
    ui: &Ui,
    play: &mut GameUi,
    decision: &Decision,
    (nth, sheet): (usize, &CardSheet),
    places: &CardPlaces,
    responses: &[Response],
) -> Option<usize> {
    play.decision()?;
    let (pointer, origin, moves) = ui.input(|input| {
        let pointer = &input.pointer;
        (
            pointer.latest_pos(),
            pointer.press_origin(),
            pointer.delta() != Vec2::ZERO,
        )
    });
    let laying = &mut play.desk.book.laying;
    let mut chosen = None;
    for (place, response) in responses.iter().enumerate() {
        let is_held = laying.held.from() == Some((nth, place)) && laying.grip.is_some();
        if response.drag_started() && sheet.card(place).is_some() {
            laying.held.take_up(nth, place);
            laying.grip = origin.map(|origin| origin - response.rect.center());
        } else if response.drag_stopped() && is_held {
            laying.grip = None;
            chosen = laying.held.put_down(decision);
        } else if response.clicked() {
            laying.grip = None;
            heard::pressed(response, true, "card_flick");
            chosen = laying.held.press(sheet, nth, place, decision);
        } else if laying.grip.is_none() {
            let comes = response.gained_focus() || (moves && response.hovered());
            if comes {
                laying.held.hold_over(Some(place));
            }
        }
    }
    if let (Some(grip), Some(pointer)) = (laying.grip, pointer) {
        let middle = pointer - grip;
        laying.held.hold_over(places.snap([middle.x, middle.y]));
    }
    let escapes = laying.held.from().is_some()
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    if escapes {
        if let Some((_, from)) = laying.held.from().filter(|_| laying.grip.is_none()) {
            responses[from].request_focus();
        }
        laying.grip = None;
        laying.held.put_back();
    }
    chosen
}

/// The cards as they are to be shown.
fn shown(held: &Held, decision: &Decision, (nth, sheet): (usize, &CardSheet)) -> Shown {
    let from = held.from().filter(|(of, _)| *of == nth);
    let then = held.move_in(decision).map(|(_, made)| made);
    match (from, held.over(), then) {
        (Some((_, from)), Some(over), Some(made)) => Shown {
            cards: sheet.exchanged(from, over),
            made: made.clone(),
            held: Some(over),
            moved: true,
        },
        (from, _, _) => Shown {
            cards: sheet.cards.clone(),
            made: sheet.made.clone(),
            held: from.map(|(_, from)| from),
            moved: false,
        },
    }
}

/// Paints places, cards and joints, with the joints of one place lit.
fn paint(
    ui: &Ui,
    play: &mut GameUi,
    (nth, places): (usize, &CardPlaces),
    shown: &Shown,
    about: Option<usize>,
) {
    for place in 0..places.count() {
        inset(ui.painter(), rect_of(places, place).shrink(1.0));
    }
    let laying = &play.desk.book.laying;
    let follows = laying.grip.filter(|_| !shown.moved);
    if let (Some(over), false) = (laying.held.over(), shown.moved) {
        let from = laying.held.from() == Some((nth, over));
        if !from {
            joint::barred(ui, rect_of(places, over));
        }
    }
    let pointer = ui.input(|input| input.pointer.latest_pos());
    let mut floating = None;
    for (place, card) in shown.cards.iter().enumerate() {
        let Some(card) = card else { continue };
        let home = rect_of(places, place);
        let held = shown.held == Some(place);
        match (follows, pointer) {
            (Some(grip), Some(pointer)) if held => {
                let at = slid(
                    ui,
                    card,
                    Rect::from_center_size(pointer - grip, home.size()),
                    0.0,
                );
                floating = Some((card, at));
            }
            _ => {
                let at = slid(ui, card, home, SLIDE);
                let look = card::Look {
                    raised: held,
                    lit: about == Some(place),
                };
                card::paint(ui.painter(), play, at, card, look);
            }
        }
    }
    let rects = |place: usize| rect_of(places, place);
    joint::paint(
        ui,
        play,
        &shown.made,
        &rects,
        about.filter(|_| floating.is_none()),
    );
    if let Some((card, at)) = floating {
        let layer = egui::LayerId::new(egui::Order::Foreground, Id::new("held card"));
        let painter = ui.ctx().layer_painter(layer);
        let look = card::Look {
            raised: true,
            lit: true,
        };
        card::paint(&painter, play, at, card, look);
    }
}

/// Where a card is on its way to a place.
fn slid(ui: &Ui, card: &EdgeCard, to: Rect, seconds: f32) -> Rect {
    let ctx = ui.ctx();
    let still = ui.style().animation_time <= 0.0;
    let seconds = if still { 0.0 } else { seconds };
    let key = match &card.note {
        Some((key, _)) => Id::new(("card on its way", key)),
        None => Id::new(("card on its way", card.name.key.as_ref())),
    };
    let to_middle = to.center();
    let x = ctx.animate_value_with_time(key.with("x"), to_middle.x, seconds);
    let y = ctx.animate_value_with_time(key.with("y"), to_middle.y, seconds);
    Rect::from_center_size(Pos2::new(x, y), to.size())
}

/// What a card says beside its edges.
fn note(play: &GameUi, card: &EdgeCard) -> Tip {
    let mut note = Tip::new(play.say(&card.name)).line(play.say(&card.kind));
    for does in &card.does {
        note = note.line(play.say(does));
    }
    if let Some(own) = card::own_words(play, card) {
        note = note.line(own);
    }
    note.rule(card.rule)
}

/// A place in words, for whoever does not see it; with a card in hand, what comes of putting it there.
fn spoken(
    play: &GameUi,
    sheet: &CardSheet,
    decision: &Decision,
    (nth, place): (usize, usize),
) -> String {
    let number = place as i32 + 1;
    let held = play.desk.book.laying.held.from();
    let held = held.filter(|(of, from)| *of == nth && *from != place);
    if let Some((_, from)) = held
        && let Some(card) = sheet.card(from)
    {
        let card = card.name.clone();
        let Some((_, made)) = decision.exchange(nth, from, place) else {
            let no = Phrase::new("game-binder-not-here");
            return play.say(&no.with("card", card).with("n", number));
        };
        let put = Phrase::new("game-binder-put");
        let put = put.with("card", card).with("n", number);
        return play.say(&put.with("changes", changes(play, &sheet.made, made)));
    }
    let Some(card) = sheet.card(place) else {
        return play.say(&Phrase::new("game-binder-empty").with("n", number));
    };
    let edges = match (&card.left, &card.top) {
        (Some(left), Some(top)) => Phrase::new("game-binder-edges")
            .with("left", left.clone())
            .with("top", top.clone()),
        _ => Phrase::new("game-binder-lends"),
    };
    let edges = edges.with("right", card.right).with("bottom", card.bottom);
    let what = Phrase::new("game-binder-card").with("n", number);
    let what = what.with("card", card.name.clone());
    play.say(&what.with("kind", card.kind.clone()).with("edges", edges))
}

/// Everything that a move gains and loses, in one line.
fn changes(play: &GameUi, before: &Yield, after: &Yield) -> String {
    let all = before.changes(after).into_iter().map(|it| {
        let change = Phrase::new("game-binder-change").with("what", it.what);
        play.say(&change.with("before", it.before).with("after", it.after))
    });
    let all: Vec<String> = all.collect();
    match all.is_empty() {
        true => play.text("game-binder-same"),
        false => all.join(", "),
    }
}
