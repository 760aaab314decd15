use bevy_egui::egui;
use egui::{
    Align2, Color32, Key, Rect, Response, Sense, Stroke, StrokeKind, TextEdit, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::{
    button::{Button, mix},
    focus_ring,
};
use crate::ui::theme::{palette, regular, size};

/// Maximum number of characters in a field; codes of shared moments are the longest text there is.
const LONGEST: usize = 20_000;

/// A brass switch with its label to the right; true if it was flipped.
pub fn switch(ui: &mut Ui, on: &mut bool, label: &str) -> Response {
    switch_of(ui, on, label, label)
}

/// The same with another name than its label, for whoever cannot see what it stands beside.
pub fn switch_of(ui: &mut Ui, on: &mut bool, name: &str, label: &str) -> Response {
    let palette = palette(ui.ctx());
    let room = (ui.available_width() - 62.0).max(60.0);
    let text = ui
        .painter()
        .layout(label.to_owned(), regular(size::BODY), palette.ink, room);
    let height = text.size().y.max(28.0);
    let (rect, mut response) =
        ui.allocate_exact_size(vec2(58.0 + text.size().x, height), Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    super::heard::pressed(&response, true, "tab");
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, *on, name));
    let slot = Rect::from_min_size(pos2(rect.left(), rect.center().y - 11.0), vec2(46.0, 22.0));
    let how = ui.ctx().animate_bool_responsive(response.id, *on);
    let ground = mix(
        mix(palette.parchment_dark, palette.ink, 0.25),
        palette.verdigris,
        how,
    );
    ui.painter().rect(
        slot,
        11.0,
        ground,
        Stroke::new(1.3, palette.ink),
        StrokeKind::Inside,
    );
    // A line for on and a ring for off, so that it does not depend on colour alone.
    let mark = Stroke::new(1.8, palette.bone);
    if *on {
        let x = slot.left() + 12.0;
        ui.painter()
            .vline(x, slot.center().y - 5.0..=slot.center().y + 5.0, mark);
    } else {
        ui.painter()
            .circle_stroke(pos2(slot.right() - 12.0, slot.center().y), 4.0, mark);
    }
    let bead = pos2(
        egui::lerp(slot.left() + 11.0..=slot.right() - 11.0, how),
        slot.center().y,
    );
    bead_at(ui, bead, 11.0, response.hovered());
    let at = pos2(slot.right() + 12.0, rect.center().y - text.size().y / 2.0);
    ui.painter().galley(at, text, palette.ink);
    focus_ring(ui.painter(), &response, slot);
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

fn bead_at(ui: &Ui, at: egui::Pos2, radius: f32, hovered: bool) {
    let palette = palette(ui.ctx());
    let fill = if hovered { palette.lamp } else { palette.brass };
    ui.painter()
        .circle_filled(at + vec2(0.8, 1.8), radius, Color32::from_black_alpha(80));
    ui.painter()
        .circle(at, radius, fill, Stroke::new(1.3, palette.ink));
    ui.painter().circle_filled(
        at - vec2(radius, radius) * 0.28,
        radius * 0.28,
        palette.bone,
    );
}

/// A brass bead on an inked line from `from` to `to` in steps; arrow keys move it too.
pub fn slider(ui: &mut Ui, value: &mut i32, from: i32, to: i32, step: i32, name: &str) -> Response {
    let palette = palette(ui.ctx());
    let width = ui.available_width().clamp(120.0, 320.0);
    let (rect, mut response) = ui.allocate_exact_size(vec2(width, 32.0), Sense::click_and_drag());
    let before = *value;
    let line = rect.shrink2(vec2(14.0, 0.0));
    if let Some(at) = response.interact_pointer_pos() {
        let along = ((at.x - line.left()) / line.width()).clamp(0.0, 1.0);
        let steps = (along * (to - from) as f32 / step as f32).round() as i32;
        *value = (from + steps * step).clamp(from, to);
    }
    if response.has_focus() {
        ui.memory_mut(|memory| {
            let filter = egui::EventFilter {
                horizontal_arrows: true,
                ..Default::default()
            };
            memory.set_focus_lock_filter(response.id, filter);
        });
        let presses = |key| ui.input(|input| input.num_presses(key)) as i32;
        let by = presses(Key::ArrowRight) - presses(Key::ArrowLeft);
        *value = (*value + by * step).clamp(from, to);
    }
    if *value != before {
        response.mark_changed();
    }
    response.widget_info(|| WidgetInfo::slider(true, f64::from(*value), name));
    let y = rect.center().y;
    ui.painter()
        .hline(line.x_range(), y, Stroke::new(2.0, palette.ink_soft));
    let marks = ((to - from) / step).clamp(1, 10);
    for mark in 0..=marks {
        let x = egui::lerp(
            line.x_range().min..=line.x_range().max,
            mark as f32 / marks as f32,
        );
        ui.painter()
            .vline(x, y - 5.0..=y + 5.0, Stroke::new(1.2, palette.ink_soft));
    }
    let along = (*value - from) as f32 / (to - from).max(1) as f32;
    let at = pos2(
        egui::lerp(line.x_range().min..=line.x_range().max, along),
        y,
    );
    ui.painter()
        .hline(line.left()..=at.x, y, Stroke::new(4.0, palette.brass_dark));
    bead_at(ui, at, 11.0, response.hovered() || response.dragged());
    let ring = Rect::from_center_size(at, vec2(22.0, 22.0));
    focus_ring(ui.painter(), &response, ring);
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// One of several, as slips side by side; true if a different one was chosen.
pub fn choice<T: Clone + PartialEq>(ui: &mut Ui, value: &mut T, all: &[(T, String)]) -> bool {
    let before = value.clone();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (each, name) in all {
            let here = each == value;
            let slip = Button::new(name).quiet().chosen(here);
            let slip = if here {
                slip.icon(egui_phosphor::regular::CHECK)
            } else {
                slip
            };
            let response = ui.add(slip);
            response
                .widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, here, name));
            if response.clicked() {
                *value = each.clone();
            }
        }
    });
    *value != before
}

/// A whole number between two studs that subtract or add one.
pub fn number(ui: &mut Ui, value: &mut i32, from: i32, to: i32, less: &str, more: &str) -> bool {
    let palette = palette(ui.ctx());
    let before = *value;
    ui.horizontal(|ui| {
        if super::icon_button(ui, egui_phosphor::regular::MINUS, less).clicked() {
            *value -= 1;
        }
        let (rect, _) = ui.allocate_exact_size(vec2(54.0, 32.0), Sense::hover());
        super::inset(ui.painter(), rect);
        let text = value.to_string();
        let font = regular(size::HEADING);
        ui.painter().text(
            rect.center(),
            Align2::CENTER_CENTER,
            text,
            font,
            palette.ink,
        );
        if super::icon_button(ui, egui_phosphor::regular::PLUS, more).clicked() {
            *value += 1;
        }
    });
    *value = (*value).clamp(from, to);
    *value != before
}

/// A single-line text field.
pub fn text_field(ui: &mut Ui, text: &mut String, hint: &str, width: f32) -> Response {
    short_text_field(ui, text, hint, (width, LONGEST))
}

/// A name as it is kept: with no blanks around it, and no more letters than it may have. What stood in the
/// field from the start may have more.
pub fn name_within(text: &str, longest: usize) -> String {
    let cut: String = text.trim().chars().take(longest).collect();
    cut.trim_end().to_owned()
}

/// A single-line text field of this width, for this many letters at most.
pub fn short_text_field(
    ui: &mut Ui,
    text: &mut String,
    hint: &str,
    (width, longest): (f32, usize),
) -> Response {
    let palette = palette(ui.ctx());
    let font = regular(size::BODY);
    let shown = egui::RichText::new(hint)
        .font(font.clone())
        .color(palette.ink_soft);
    let response = ui.add(
        TextEdit::singleline(text)
            .hint_text(shown)
            .font(font)
            .text_color(palette.ink)
            .background_color(palette.bone)
            .margin(egui::Margin::symmetric(10, 6))
            .desired_width(width)
            .char_limit(longest),
    );
    let line = Stroke::new(
        2.0,
        if response.has_focus() {
            palette.oxblood
        } else {
            palette.ink
        },
    );
    ui.painter()
        .hline(response.rect.x_range(), response.rect.bottom() - 1.0, line);
    response
}

/// A search field, with a lens before it.
pub fn search(ui: &mut Ui, text: &mut String, hint: &str, width: f32) -> Response {
    ui.horizontal(|ui| {
        let ink = palette(ui.ctx()).ink_soft;
        super::rich(
            ui,
            egui_phosphor::regular::MAGNIFYING_GLASS,
            regular(20.0),
            ink,
        );
        text_field(ui, text, hint, width - 36.0)
    })
    .inner
}

/// Progress from 0 to 1, as ink filling a ruled strip.
pub fn progress(ui: &mut Ui, done: f32, label: &str) -> Response {
    let palette = palette(ui.ctx());
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width().min(420.0), 24.0), Sense::hover());
    super::inset(ui.painter(), rect);
    let mut filled = rect.shrink(3.0);
    filled.set_width(filled.width() * done.clamp(0.0, 1.0));
    ui.painter().rect_filled(filled, 2.0, palette.verdigris);
    ui.painter().text(
        rect.center(),
        Align2::CENTER_CENTER,
        label,
        regular(size::SMALL),
        palette.ink,
    );
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, label));
    response
}
