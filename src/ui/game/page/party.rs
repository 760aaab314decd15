//! The left page when the text is not what matters: the party's items, or a hero's sheet.

use bevy_egui::egui;
use egui::{Rect, Sense, Ui, vec2};

use super::super::sheet;
use super::super::tips::{item_tip, tip};
use super::super::top::token_disc;
use super::{GameUi, taken_up};
use crate::game::{Item, Side};
use crate::ui::theme::{bold, italic, palette, regular, size};
use crate::ui::widgets::{divider, rich};

/// The purse, the pack, and everybody's items; returns the part of the page that they take up.
pub(super) fn goods(ui: &mut Ui, area: Rect, play: &mut GameUi) -> Rect {
    ui.set_clip_rect(area.expand2(vec2(8.0, 4.0)));
    ui.spacing_mut().item_spacing.y = 3.0;
    let scene = play.scene();
    let scroll = egui::ScrollArea::vertical().id_salt("goods");
    let shown = scroll.auto_shrink(false).show(ui, |ui| {
        let colours = palette(ui.ctx());
        if let Some(pack) = &scene.pack {
            sheet::pack(ui, play, pack);
            divider(ui);
        }
        for hero in &scene.sheets {
            ui.horizontal_top(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(38.0, 38.0), Sense::hover());
                let painter = ui.painter().clone();
                token_disc(&painter, play, &hero.sprite, Side::Hero, rect, hero.dead);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    rich(ui, play.name(hero.id), bold(size::BODY), colours.ink);
                    if hero.items.is_empty() {
                        let text = play.text("game-sheet-nothing");
                        rich(ui, text, italic(size::SMALL + 1.0), colours.ink_soft);
                    }
                    ui.horizontal_wrapped(|ui| {
                        ui.spacing_mut().item_spacing.x = 9.0;
                        for item in &hero.items {
                            thing(ui, play, item);
                        }
                    });
                });
            });
            ui.add_space(4.0);
        }
    });
    taken_up(&shown)
}

/// An item by name, with a tooltip.
fn thing(ui: &mut Ui, play: &mut GameUi, item: &Item) {
    let colours = palette(ui.ctx());
    let points = size::SMALL + 1.5;
    let font = if item.in_use {
        bold(points)
    } else {
        regular(points)
    };
    let painter = ui.painter();
    let text = painter.layout_no_wrap(play.say(&item.name), font, colours.ink);
    let (rect, response) = ui.allocate_exact_size(text.size(), Sense::hover());
    ui.painter().galley(rect.min, text, colours.ink);
    let note = item_tip(play, item);
    tip(response, play, &note);
}

/// The sheet of a hero; returns the part of the page that it takes up.
pub(super) fn hero(ui: &mut Ui, area: Rect, play: &mut GameUi, id: u32) -> Option<Rect> {
    ui.set_clip_rect(area.expand2(vec2(8.0, 4.0)));
    let scene = play.scene();
    let hero = scene.sheets.iter().find(|hero| hero.id == id)?;
    let scroll = egui::ScrollArea::vertical().id_salt(("hero", id));
    let shown = scroll
        .auto_shrink(false)
        .show(ui, |ui| sheet::whole(ui, play, hero));
    Some(taken_up(&shown))
}
