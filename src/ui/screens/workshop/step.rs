//! The step that is looked at: its dice, rolling it once more, setting it by hand.

use bevy_egui::egui;
use egui::{Align2, Rect, Sense, Stroke, StrokeKind, Ui, vec2};
use egui_phosphor::regular as icon;

use super::{Asked, bench::Bench, list::Shown};
use crate::{
    app::Words,
    dice::RolledDie,
    game::{Phrase, workshop::Act},
    ui::{
        theme::{bold, italic, palette, regular, size},
        widgets::{Button, icon_button, rich},
    },
};

/// Shows the step.
pub(super) fn show(ui: &mut Ui, words: &Words, bench: &Bench, asked: &mut Asked) {
    let Some((room, step)) = bench.chosen.and_then(|id| bench.step(id)) else {
        return;
    };
    let colours = palette(ui.ctx());
    let inside = ui.max_rect().shrink2(vec2(10.0, 6.0));
    ui.scope_builder(egui::UiBuilder::new().max_rect(inside), |ui| {
        ui.horizontal(|ui| {
            let title = Phrase::new("workshop-step-title")
                .with("room", room.number)
                .with("step", step.label.clone());
            rich(ui, words.plain(&title), bold(size::BODY), colours.ink);
            if icon_button(ui, icon::BOOK_OPEN, &words.get("setup-read-rule")).clicked() {
                asked.rule = Some(step.rule);
            }
        });
        ui.horizontal(|ui| {
            let key = match step.result {
                Some(_) => "workshop-reroll",
                None => "workshop-roll",
            };
            let text = words.get(key);
            if ui
                .add(Button::new(&text).quiet().icon(icon::DICE_FIVE))
                .clicked()
            {
                asked.act = Some(Act::Roll(step.id));
            }
            for die in &step.dice {
                face(ui, words, die);
            }
            let shown = Shown::of(words, step, bench.is_in_the_air(step.id));
            if step.result.is_some() {
                rich(ui, shown.text, italic(size::BODY), colours.ink);
            }
        });
        rich(
            ui,
            words.get("workshop-by-hand"),
            regular(size::SMALL),
            colours.ink_soft,
        );
        egui::ScrollArea::vertical()
            .id_salt("workshop choices")
            .auto_shrink(false)
            .show(ui, |ui| {
                egui::Frame::new()
                    .inner_margin(egui::Margin::symmetric(5, 4))
                    .show(ui, |ui| choices(ui, words, bench, asked));
            });
    });
}

/// What the step can be set to.
fn choices(ui: &mut Ui, words: &Words, bench: &Bench, asked: &mut Asked) {
    let Some((_, step)) = bench.chosen.and_then(|id| bench.step(id)) else {
        return;
    };
    let all = bench
        .shop()
        .map_or_else(Vec::new, |shop| shop.choices(step.id));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
        for (nth, name) in all.iter().enumerate() {
            let (name, here) = (words.plain(name), step.chosen == Some(nth));
            let response = ui.add(Button::new(&name).quiet().chosen(here));
            let kind = egui::WidgetType::RadioButton;
            response.widget_info(|| egui::WidgetInfo::selected(kind, true, here, &name));
            if response.clicked() {
                asked.act = Some(Act::Set(step.id, nth));
            }
        }
    });
}

/// A die as it fell.
fn face(ui: &mut Ui, words: &Words, die: &RolledDie) {
    let colours = palette(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(32.0, 32.0), Sense::hover());
    let told = Phrase::new("workshop-die")
        .with("sides", die.die.sides())
        .with("face", die.face)
        .with("role", Phrase::new(die.role));
    let told = words.plain(&told);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &told));
    let body = Rect::from_center_size(rect.center(), vec2(28.0, 28.0));
    let line = Stroke::new(1.5, colours.ink);
    ui.painter()
        .rect(body, 6.0, colours.bone, line, StrokeKind::Inside);
    let font = bold(size::BODY);
    let centre = Align2::CENTER_CENTER;
    let text = die.face.to_string();
    ui.painter()
        .text(body.center(), centre, text, font, colours.ink);
    crate::ui::widgets::tooltip(response, told);
}
