//! Cards on the table, and cards on their way between deck, hand and table.

use bevy_egui::egui;
use egui::{
    Color32, Mesh, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2,
    vec2,
};

use super::tips::{Tip, tip};
use super::{GameUi, board, card_place};
use crate::game::{CardView, Seat, Target, Zone};
use crate::ui::theme::{bold, palette, size};
use crate::ui::widgets::{focus_ring, heard};
use crate::view::art::{Atlas, Picture};
use crate::view::effects::{Flight, eased};

/// The size of a card on the table.
const CARD: egui::Vec2 = vec2(62.0, 87.0);
/// Distance of cards from the foot of the board.
const MARGIN: f32 = 12.0;
/// Name of the picture of every card's back.
const BACK: &str = "back";

/// Shows the open cards along the upper right of the board, unless what can be clicked is there.
pub(super) fn show(ui: &mut Ui, board: Rect, play: &mut GameUi) {
    let scene = play.scene();
    let flying: Vec<u32> = play
        .effects
        .flights
        .iter()
        .map(|flight| flight.id)
        .collect();
    let open: Vec<&CardView> = scene
        .cards
        .iter()
        .filter(|card| matches!(card.zone, Zone::Table) && !flying.contains(&card.id))
        .collect();
    if super::page::lies_open(play) {
        hands(ui, board, play);
        return;
    }
    // With nothing else on the table, the cards are what is played with.
    let mapped = scene.map.as_ref().is_some_and(|map| map.last().is_some());
    if !mapped && scene.board.is_none() {
        spread(ui, play, &open);
        hands(ui, board, play);
        return;
    }
    // Many cards overlap like a hand laid out.
    let room = (board.width() * 0.45).max(CARD.x);
    let step = if open.len() > 1 {
        ((room - CARD.x) / (open.len() - 1) as f32).min(CARD.x + 8.0)
    } else {
        CARD.x
    };
    let wide = step * open.len().saturating_sub(1) as f32 + CARD.x;
    let corner = pos2(board.right() - 14.0 - wide, board.top() + 14.0);
    let home = Rect::from_min_size(corner, vec2(wide, CARD.y));
    let row = if open.is_empty() {
        card_place::clear(ui.ctx(), None);
        home
    } else {
        card_place::place(ui.ctx(), play, None, above_hands(board, play), home)
    };
    play.desk.places.table = Some(row.right_top() + vec2(-CARD.x / 2.0, CARD.y / 2.0));
    for (index, card) in open.iter().enumerate() {
        let left = row.left() + step * index as f32;
        let at = Rect::from_min_size(pos2(left, row.top()), CARD);
        lying(ui, at, play, card);
    }
    hands(ui, board, play);
}

/// Shows open cards side by side, large and with their names, in the upper part of the table: hints
/// and notes lie below them.
fn spread(ui: &mut Ui, play: &mut GameUi, open: &[&CardView]) {
    const LARGEST: f32 = 3.0;
    let area = play.look.free().shrink2(vec2(24.0, 30.0));
    let count = open.len().max(1) as f32;
    let gap = CARD.x * 0.35;
    let wide = area.width() / (CARD.x * count + gap * (count - 1.0));
    let scale = wide.min(area.height() * 0.5 / CARD.y).clamp(1.0, LARGEST);
    let card_size = CARD * scale;
    let step = card_size.x + gap * scale;
    let whole = step * (count - 1.0) + card_size.x;
    let left = area.center().x - whole / 2.0;
    let top = area.top() + area.height() * 0.03;
    play.desk.places.table = Some(area.center());
    let colours = palette(ui.ctx());
    for (place, card) in open.iter().enumerate() {
        let min = pos2(left + step * place as f32, top);
        let at = Rect::from_min_size(min, card_size);
        lying(ui, at, play, card);
        let name = play.say(&card.name);
        let mut job =
            egui::text::LayoutJob::simple(name, bold(size::BODY), colours.ink, step - 8.0);
        job.halign = egui::Align::Center;
        let name = ui.painter().layout_job(job);
        let below = pos2(at.center().x, at.bottom() + 8.0);
        ui.painter().galley(below, name, colours.ink);
        let choices = board::offers(play, Target::Card(card.id));
        if let [only] = choices[..]
            && let Some(key) = super::choices::key_of(play, only)
        {
            super::slips::key(ui, at.right_top() + vec2(-4.0, 4.0), key);
        }
    }
}

/// The part of the board above the hands at its foot.
pub(super) fn above_hands(board: Rect, play: &GameUi) -> Rect {
    let scene = play.scene();
    let made = |seat: u8| {
        let mut sheets = scene.sheets.iter();
        sheets.any(|sheet| sheet.seat == Seat::Hero(seat))
    };
    let mut cards = scene.cards.iter();
    let lying = cards.any(|card| match card.zone {
        Zone::Hand(seat) | Zone::Before(seat) => made(seat),
        _ => false,
    });
    if lying {
        board.with_max_y(board.bottom() - at_foot(board).y - MARGIN)
    } else {
        board
    }
}

/// The size of a card at the foot of the board: smaller on a low board, to leave room around it.
fn at_foot(board: Rect) -> egui::Vec2 {
    CARD * (board.height() * 0.22 / CARD.y).clamp(0.3, 1.0)
}

/// Cards in hands and drawn cards, a row for each seat: in place of its sheet while there is none,
/// otherwise above it at the foot of the board.
fn hands(ui: &mut Ui, board: Rect, play: &mut GameUi) {
    let scene = play.scene();
    let flying: Vec<u32> = play
        .effects
        .flights
        .iter()
        .map(|flight| flight.id)
        .collect();
    for (seat, place) in play.desk.places.seats.clone().into_iter().enumerate() {
        let seat = seat as u8;
        let mine: Vec<&CardView> = scene
            .cards
            .iter()
            .filter(|card| matches!(card.zone, Zone::Hand(s) | Zone::Before(s) if s == seat))
            .filter(|card| !flying.contains(&card.id))
            .collect();
        if mine.is_empty() {
            card_place::clear(ui.ctx(), Some(seat));
            continue;
        }
        let made = scene
            .sheets
            .iter()
            .any(|sheet| sheet.seat == Seat::Hero(seat));
        // What is on display has the place of the cards above sheets.
        if made && super::page::lies_open(play) {
            continue;
        }
        let size = if made {
            at_foot(board)
        } else {
            CARD * ((place.height() - 16.0) / CARD.y)
        };
        if !made
            && play
                .decision()
                .is_some_and(|asked| asked.seat == Seat::Hero(seat))
        {
            let lamp = Stroke::new(2.5, palette(ui.ctx()).lamp);
            let frame = place.shrink(1.0);
            let painter = ui.painter();
            painter.rect_stroke(frame, 6.0, lamp, StrokeKind::Inside);
        }
        let wide = place.width() - 16.0;
        let gaps = (mine.len() - 1).max(1) as f32;
        let step = ((wide - size.x) / gaps).min(size.x + 6.0);
        let whole = step * (mine.len() - 1) as f32 + size.x;
        let middle = if made {
            board.bottom() - size.y / 2.0 - MARGIN
        } else {
            place.center().y
        };
        let home = Rect::from_center_size(pos2(place.center().x, middle), vec2(whole, size.y));
        let row = if made {
            // Over the sheet of whose cards they are, but higher up where they would be in the way.
            let over = place.x_range().expand(MARGIN);
            let over = Rect::from_x_y_ranges(over, board.y_range());
            card_place::place(ui.ctx(), play, Some(seat), over, home)
        } else {
            home
        };
        for (index, card) in mine.iter().enumerate() {
            let min = row.min + vec2(step * index as f32, 0.0);
            lying(ui, Rect::from_min_size(min, size), play, card);
        }
    }
}

fn lying(ui: &mut Ui, at: Rect, play: &mut GameUi, card: &CardView) {
    let colours = palette(ui.ctx());
    let touched = touched(play, card.id);
    let response = ui.interact(at, ui.id().with(("card", card.id)), Sense::click());
    let at = if touched || response.hovered() {
        at.translate(vec2(0.0, -6.0))
    } else {
        at
    };
    let name = play.say(&card.name);
    match face(play, &card.sprite) {
        Some(picture) => paint(ui.painter(), picture, at, 1.0),
        None => blank(ui.painter(), at, &name, &colours),
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &name));
    focus_ring(ui.painter(), &response, at);
    if touched {
        ui.painter().rect_stroke(
            at.expand(2.0),
            5.0,
            Stroke::new(3.0, colours.lamp),
            StrokeKind::Outside,
        );
    }
    heard::pressed(&response, true, "card_flick");
    play.desk.places.on_board.push(at);
    play.desk.places.cards.insert(card.id, at);
    if response.clicked() {
        match board::offers(play, Target::Card(card.id))[..] {
            [only] => play.take(only),
            // On display, the first of its choices is picked there.
            [first, ..] if super::page::lies_open(play) => play.desk.picked = Some(first),
            _ => play.desk.beside = Some(Target::Card(card.id)),
        }
    }
    let note = Tip::new(name).line(play.say(&card.meaning)).rule(card.rule);
    tip(response, play, &note);
}

fn touched(play: &GameUi, id: u32) -> bool {
    let Some(decision) = &play.pending.decision else {
        return false;
    };
    play.desk
        .pointed
        .or(play.desk.picked)
        .and_then(|choice| decision.choices.get(choice))
        .is_some_and(|choice| choice.touches.contains(&Target::Card(id)))
}

fn face(play: &mut GameUi, sprite: &str) -> Option<Picture> {
    play.art
        .has(Atlas::Cards, sprite)
        .then(|| play.art.picture(Atlas::Cards, sprite))
        .flatten()
}

/// A card without a drawing: its name on plain card.
fn blank(painter: &egui::Painter, at: Rect, name: &str, colours: &crate::ui::theme::Palette) {
    painter.rect_filled(
        at.translate(vec2(1.5, 3.0)),
        5.0,
        Color32::from_black_alpha(90),
    );
    painter.rect(
        at,
        5.0,
        colours.bone,
        Stroke::new(1.2, colours.ink),
        StrokeKind::Inside,
    );
    let text = painter.layout(
        name.to_owned(),
        bold(size::SMALL),
        colours.ink,
        at.width() - 8.0,
    );
    painter
        .with_clip_rect(at)
        .galley(at.min + vec2(4.0, 6.0), text, colours.ink);
}

/// A card's picture, as wide as `open` says: half turned it is only an edge.
fn paint(painter: &egui::Painter, picture: Picture, at: Rect, open: f32) {
    let size = vec2(at.width() * open.max(0.02), at.height());
    let at = Rect::from_center_size(at.center(), size);
    painter.rect_filled(
        at.translate(vec2(1.5, 3.0)),
        5.0,
        Color32::from_black_alpha(90),
    );
    let mut mesh = Mesh::with_texture(picture.id);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    mesh.add_rect_with_uv(at, whole, Color32::WHITE);
    painter.add(Shape::mesh(mesh));
}

/// Draws the cards on their way, turning over as they go.
pub(super) fn fly(ctx: &egui::Context, play: &mut GameUi) {
    let flights = play.effects.flights.clone();
    if flights.is_empty() {
        return;
    }
    let layer = egui::LayerId::new(egui::Order::Foreground, egui::Id::new("flights"));
    let painter = ctx.layer_painter(layer);
    for flight in &flights {
        let Some((from, to)) = ends(play, flight) else {
            continue;
        };
        let part = eased(&flight.timer);
        let lift = (flight.timer.fraction() * std::f32::consts::PI).sin() * 40.0;
        let at = from + (to - from) * part - vec2(0.0, lift);
        // Out of a deck it comes face down.
        let hidden = flight.from.is_none() && part < 0.5;
        let open = if flight.from.is_none() {
            (1.0 - 2.0 * part).abs()
        } else {
            1.0
        };
        let sprite = if hidden { BACK } else { flight.sprite.as_str() };
        let rect = Rect::from_center_size(at, CARD * (1.0 + lift / 160.0));
        match face(play, sprite) {
            Some(picture) => paint(&painter, picture, rect, open),
            None => blank(&painter, rect, "", &palette(ctx)),
        }
    }
}

/// Start and end of a card's flight, if both are in sight.
fn ends(play: &GameUi, flight: &Flight) -> Option<(Pos2, Pos2)> {
    let places = &play.desk.places;
    let deck = places.deck.or(places.table)?;
    let of = |zone: Option<Zone>| match zone {
        None | Some(Zone::Stack) => Some(deck),
        Some(Zone::Table) => places.table,
        Some(Zone::Hand(seat) | Zone::Before(seat)) => places
            .seats
            .get(usize::from(seat))
            .map(|place| place.center_top() - vec2(0.0, CARD.y / 2.0)),
    };
    Some((of(flight.from)?, of(flight.to)?))
}
