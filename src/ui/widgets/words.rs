use bevy_egui::egui;
use egui::{Color32, Response, RichText, Ui};

use crate::ui::theme::{bold, italic, largest_type, palette, regular, size};

/// Text of the usual size that wraps.
pub fn body(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.add(egui::Label::new(RichText::new(text).font(regular(size::BODY))).wrap())
}

/// A small note in italics.
pub fn caption(ui: &mut Ui, text: impl Into<String>) -> Response {
    let colour = palette(ui.ctx()).ink_soft;
    let text = RichText::new(text)
        .font(italic(size::SMALL + 1.0))
        .color(colour);
    ui.add(egui::Label::new(text).wrap())
}

/// The same in one line, in smaller type where it is long; what is too long even so is read at the pointer.
pub fn caption_line(ui: &mut Ui, text: impl Into<String>) -> Response {
    const USUAL: f32 = size::SMALL + 1.0;
    let (text, colour) = (text.into(), palette(ui.ctx()).ink_soft);
    let laid = |points: f32| {
        let painter = ui.painter();
        let laid = painter.layout_no_wrap(text.clone(), italic(points), colour);
        laid.size()
    };
    let fits = |points: f32| laid(points).x <= ui.available_width();
    let points = largest_type(USUAL, size::SMALL - 2.0, 0.5, fits);
    // What lies below stays where it is.
    let high = laid(USUAL).y;
    let text = RichText::new(text).font(italic(points)).color(colour);
    let text = text.line_height(Some(high));
    ui.add(egui::Label::new(text).truncate())
}

/// A heading within a sheet.
pub fn heading(ui: &mut Ui, text: impl Into<String>) -> Response {
    let colour = palette(ui.ctx()).ink;
    ui.add(egui::Label::new(RichText::new(text).font(bold(size::HEADING)).color(colour)).wrap())
}

/// The title of a sheet that has none at its top.
pub fn title(ui: &mut Ui, text: impl Into<String>) -> Response {
    let colour = palette(ui.ctx()).ink;
    ui.add(egui::Label::new(RichText::new(text).font(bold(size::TITLE)).color(colour)).wrap())
}

/// Text in the given font and colour.
pub fn rich(ui: &mut Ui, text: impl Into<String>, font: egui::FontId, colour: Color32) -> Response {
    ui.add(egui::Label::new(RichText::new(text).font(font).color(colour)).wrap())
}

/// Several lines in monospaced type, such as errors with file and line.
pub fn lines<'a>(ui: &mut Ui, lines: impl IntoIterator<Item = &'a str>) {
    for line in lines {
        let text = RichText::new(line).font(egui::FontId::monospace(13.5));
        ui.add(egui::Label::new(text).wrap().selectable(true));
    }
}

/// A note beside the pointer or the focused widget.
pub fn tooltip(response: Response, text: impl Into<String>) -> Response {
    let text = text.into();
    if text.is_empty() {
        return response;
    }
    response.on_hover_ui(|ui| {
        ui.add(egui::Label::new(RichText::new(&text).font(regular(size::BODY))).wrap());
    })
}

/// A note to the right of something, which keeps off what lies above and below it.
pub fn tooltip_beside(response: &Response, text: String) {
    let mut note = egui::Tooltip::for_enabled(response);
    note.popup = note.popup.align(egui::RectAlign::RIGHT);
    note.show(|ui| {
        ui.add(egui::Label::new(RichText::new(text).font(regular(size::BODY))).wrap());
    });
}
