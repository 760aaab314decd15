//! The face of a card with something at its edges.

use bevy_egui::egui;
use egui::epaint::TextShape;
use egui::{Align2, Color32, Id, Painter, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::GameUi;
use crate::game::{EdgeCard, Phrase};
use crate::ui::theme::{Palette, bold, italic, largest_type, palette, regular, size};
use crate::ui::widgets::{focus_ring, heard, shadow};

/// Thickness of the strips at the left and the top.
const STRIP: f32 = 21.0;
/// Radius of the numbers at the right and the bottom.
const STUD: f32 = 13.0;

/// How a card is to be painted.
#[derive(Clone, Copy)]
pub(super) struct Look {
    /// Lifted from the table.
    pub raised: bool,
    /// In lamplight.
    pub lit: bool,
}

/// The colour of a frame by the number of its kind.
fn frame(colours: &Palette, kind: u8) -> Color32 {
    match kind % 8 {
        0 => colours.lapis,
        1 => colours.oxblood,
        2 => colours.verdigris,
        3 => colours.brass_dark,
        4 => colours.ink_soft,
        5 => colours.lapis.lerp_to_gamma(colours.oxblood, 0.5),
        6 => colours.verdigris.lerp_to_gamma(colours.lapis, 0.5),
        _ => colours.oxblood.lerp_to_gamma(colours.brass_dark, 0.5),
    }
}

/// Paints a card.
pub(super) fn paint(painter: &Painter, play: &GameUi, rect: Rect, card: &EdgeCard, look: Look) {
    let colours = palette(painter.ctx());
    let rect = match look.raised {
        true => rect.translate(vec2(-2.0, -4.0)),
        false => rect,
    };
    shadow(painter, rect, if look.raised { 9.0 } else { 2.0 });
    let fill = match look.lit {
        true => colours.bone.lerp_to_gamma(colours.lamp, 0.35),
        false => colours.bone,
    };
    let line = Stroke::new(1.3, colours.ink);
    painter.rect(rect, 5.0, fill, line, StrokeKind::Inside);
    let tint = frame(&colours, card.frame);
    let inner = Stroke::new(2.0, tint);
    painter.rect_stroke(rect.shrink(3.0), 3.0, inner, StrokeKind::Inside);
    edges(painter, play, rect, card, tint);
    middle(painter, play, rect, card, tint);
}

/// The strips and numbers at the edges.
fn edges(painter: &Painter, play: &GameUi, rect: Rect, card: &EdgeCard, tint: Color32) {
    let colours = palette(painter.ctx());
    let strip = colours.parchment_dark.lerp_to_gamma(colours.bone, 0.35);
    let line = Stroke::new(1.0, colours.ink_soft);
    if let Some(top) = &card.top {
        let most = rect.width() - 2.0 * STRIP - 8.0;
        let text = on_one_line(painter, &play.say(top), most);
        let wide = text.size().x + 16.0;
        let at = Rect::from_min_size(
            pos2(rect.center().x - wide / 2.0, rect.top()),
            vec2(wide, STRIP),
        );
        painter.rect(at, 4.0, strip, line, StrokeKind::Inside);
        let corner = at.center() - text.size() / 2.0;
        painter.galley(corner, text, colours.ink);
    }
    if let Some(left) = &card.left {
        let most = rect.height() - 2.0 * STRIP;
        let text = on_one_line(painter, &play.say(left), most);
        let high = text.size().x + 16.0;
        let at = Rect::from_min_size(
            pos2(rect.left(), rect.center().y - high / 2.0),
            vec2(STRIP, high),
        );
        painter.rect(at, 4.0, strip, line, StrokeKind::Inside);
        upright(painter, at, text, colours.ink);
    }
    let font = bold(size::BODY);
    let stud = |middle: egui::Pos2, number: i32| {
        if number == 0 {
            return;
        }
        painter.circle(middle, STUD, tint, Stroke::new(1.0, colours.ink));
        let told = format!("+{number}");
        painter.text(
            middle,
            Align2::CENTER_CENTER,
            told,
            font.clone(),
            colours.bone,
        );
    };
    stud(pos2(rect.right() - STUD - 1.0, rect.center().y), card.right);
    stud(
        pos2(rect.center().x, rect.bottom() - STUD - 1.0),
        card.bottom,
    );
}

/// Small bold type on one line that is no longer than this, as far as it can be read.
fn on_one_line(painter: &Painter, text: &str, most: f32) -> std::sync::Arc<egui::Galley> {
    let ink = palette(painter.ctx()).ink;
    let lay = |points: f32| painter.layout_no_wrap(text.to_owned(), bold(points), ink);
    let fits = |points: f32| lay(points).size().x + 12.0 <= most;
    lay(largest_type(size::SMALL + 0.5, 12.5, 0.5, fits))
}

/// Type that runs upwards in the middle of a place.
pub(super) fn upright(
    painter: &Painter,
    at: Rect,
    text: std::sync::Arc<egui::Galley>,
    ink: Color32,
) {
    let of = text.size();
    let start = at.center() + vec2(-of.y / 2.0, of.x / 2.0);
    let quarter = -std::f32::consts::FRAC_PI_2;
    painter.add(TextShape::new(start, text, ink).with_angle(quarter));
}

/// Name, kind, the player's own words, and the effect where there is room for it.
fn middle(painter: &Painter, play: &GameUi, rect: Rect, card: &EdgeCard, tint: Color32) {
    let colours = palette(painter.ctx());
    let left = if card.left.is_some() { STRIP } else { 8.0 };
    let right = if card.right > 0 { 2.0 * STUD } else { 8.0 };
    let top = if card.top.is_some() { STRIP } else { 10.0 };
    let bottom = if card.bottom > 0 { 2.0 * STUD } else { 8.0 };
    let place = Rect::from_min_max(
        rect.min + vec2(left + 6.0, top + 2.0),
        rect.max - vec2(right + 5.0, bottom + 2.0),
    );
    let kind = match &card.value {
        Some(value) => format!("{} {}", play.say(&card.kind), play.say(value)),
        None => play.say(&card.kind),
    };
    let lay_in = |rows: usize, text: String, font, ink| {
        let mut job = egui::text::LayoutJob::simple(text, font, ink, place.width());
        job.halign = egui::Align::Center;
        job.wrap.max_rows = rows;
        painter.layout_job(job)
    };
    let lay = |text, font, ink| lay_in(usize::MAX, text, font, ink);
    let name = play.say(&card.name);
    let titled = |points: f32| lay(name.clone(), bold(points), colours.ink);
    let fits = |points: f32| titled(points).size().y <= place.height() * 0.62;
    let title = titled(largest_type(size::BODY, size::SMALL, 1.0, fits));
    let mut lines = vec![
        (lay(kind, italic(size::SMALL), tint), tint),
        (title, colours.ink),
    ];
    let own = own_words(play, card).and_then(|own| own.lines().next().map(str::to_owned));
    let more = own.map(|own| (own, italic(size::SMALL), colours.lapis));
    let does = card.does.iter().map(|does| {
        let font = regular(size::SMALL);
        (play.say(does), font, colours.ink_soft)
    });
    let mut high: f32 = lines.iter().map(|(line, _)| line.size().y).sum();
    for (text, font, ink) in more.into_iter().chain(does) {
        // What does not fit is cut, and told in full under the pointer.
        let row = painter.layout_no_wrap(text.clone(), font.clone(), ink);
        let rows = ((place.height() - high) / row.size().y).floor() as usize;
        if rows > 0 {
            let laid = lay_in(rows, text, font, ink);
            high += laid.size().y;
            lines.push((laid, ink));
        }
    }
    let mut y = place.center().y - high / 2.0;
    for (line, ink) in lines {
        let down = line.size().y;
        painter.galley(pos2(place.center().x, y), line, ink);
        y += down;
    }
}

/// What the player has written on a card.
pub(super) fn own_words(play: &GameUi, card: &EdgeCard) -> Option<String> {
    let (key, _) = card.note.as_ref()?;
    let table = play.table.as_ref()?;
    table.0.note(key).map(str::to_owned)
}

/// The pencil in the corner of a card, with which the player writes on it.
pub(super) fn pencil(ui: &mut Ui, play: &mut GameUi, rect: Rect, (id, card): (Id, &EdgeCard)) {
    let Some((key, _)) = &card.note else { return };
    let colours = palette(ui.ctx());
    let at = Rect::from_min_size(rect.right_top() + vec2(-29.0, 5.0), vec2(24.0, 24.0));
    let response = ui.interact(at, id, Sense::click());
    let label = Phrase::new("game-binder-write").with("card", card.name.clone());
    let label = play.say(&label);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &label));
    heard::pressed(&response, true, "button");
    let near = ui.rect_contains_pointer(rect) || response.has_focus();
    if near {
        let fill = match response.hovered() {
            true => colours.lamp,
            false => colours.parchment,
        };
        let line = Stroke::new(1.0, colours.ink);
        ui.painter().circle(at.center(), 11.0, fill, line);
        let icon = egui_phosphor::regular::PENCIL_SIMPLE;
        let font = regular(size::SMALL);
        let painter = ui.painter();
        painter.text(at.center(), Align2::CENTER_CENTER, icon, font, colours.ink);
    }
    focus_ring(ui.painter(), &response, at);
    if response.clicked() {
        let words = own_words(play, card).unwrap_or_default();
        play.desk.writing = Some((key.clone(), words));
    }
}
