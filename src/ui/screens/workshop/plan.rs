//! The plan as it is drawn on the table; in lines while a room is dragged.

use bevy_egui::egui;
use egui::{
    Align2, Color32, ColorImage, Painter, Shape, Stroke, StrokeKind, TextureHandle, TextureOptions,
    Ui, pos2,
};

use super::{Asked, bench::Bench, drag, graph::corridor, sight::Sight};
use crate::{
    app::Words,
    dungeon::{Map, Picture},
    game::workshop::{FloorPlan, Rank},
    grid::Rect as Cells,
    ui::theme::{bold, palette, size},
    view::art::Art,
};

/// Side of a cell in the picture at most, and of the whole picture, in pixels.
const CELL: u32 = 40;
const LARGEST: u32 = 2600;

/// A plan that has been drawn.
pub(super) struct Drawn {
    /// The change after which it was drawn, and the drawings that it is made of.
    edition: (u64, u32),
    picture: TextureHandle,
    shown: Cells,
}

/// Shows the plan.
pub(super) fn show(ui: &mut Ui, words: &Words, art: &Art, bench: &mut Bench, asked: &mut Asked) {
    let Some((_, sight)) = drag::framed(ui, bench) else {
        return;
    };
    if bench.drag.is_none() {
        draw(ui, art, bench);
    }
    match (&bench.drawn, bench.plan()) {
        (Some(drawn), Some(_)) if bench.drag.is_none() => {
            let whole = egui::Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            let at = sight.rect(drawn.shown);
            ui.painter()
                .image(drawn.picture.id(), at, whole, Color32::WHITE);
        }
        (_, Some(plan)) => in_lines(ui.painter(), plan, &sight),
        _ => {}
    }
    if let Some(plan) = bench.plan() {
        numbers(ui.painter(), bench, plan, &sight);
    }
    ui.push_id("plan", |ui| drag::rooms(ui, words, bench, &sight, asked));
}

/// Draws the picture anew if the plan has changed.
fn draw(ui: &Ui, art: &Art, bench: &mut Bench) {
    let edition = (bench.seen.edition, art.edition());
    if bench.drawn.as_ref().is_some_and(|it| it.edition == edition) {
        return;
    }
    bench.drawn = None;
    let (Some(plan), Some((rules, atlas))) = (&bench.seen.plan, art.of_maps()) else {
        return;
    };
    let picture = Picture::draw(&plan.map, rules, atlas, cell_of(&plan.map));
    let image = &picture.image;
    let size = [image.width() as usize, image.height() as usize];
    let image = ColorImage::from_rgba_unmultiplied(size, image.as_raw());
    let picture_of = ui
        .ctx()
        .load_texture("workshop plan", image, TextureOptions::LINEAR);
    bench.drawn = Some(Drawn {
        edition,
        picture: picture_of,
        shown: picture.shown,
    });
}

/// Pixels for a cell, so that the whole is no larger than graphics cards take.
fn cell_of(map: &Map) -> u32 {
    let longest = map.bounds().map_or(1, |all| all.width().max(all.height()));
    (LARGEST / (u32::from(longest.unsigned_abs()) + 6)).clamp(4, CELL)
}

/// Rooms and corridors without walls and furniture.
fn in_lines(painter: &Painter, plan: &FloorPlan, sight: &Sight) {
    let colours = palette(painter.ctx());
    for it in &plan.corridors {
        let colour = match it.rank {
            Rank::Main => colours.oxblood,
            Rank::Entrance => colours.verdigris,
            Rank::Usual => colours.ink_soft,
        };
        let stroke = Stroke::new((sight.cell * 0.6).max(2.0), colour);
        let points = corridor(sight, &it.corners);
        if let [only] = points[..] {
            painter.circle_filled(only, (sight.cell * 0.4).max(2.0), colour);
        } else {
            painter.add(Shape::line(points, stroke));
        }
    }
    for room in &plan.rooms {
        for cell in &room.floor {
            let rect = sight.rect(Cells::between(*cell, *cell));
            painter.rect_filled(rect, 0.0, colours.bone);
        }
        let line = Stroke::new(1.5, colours.ink);
        painter.rect_stroke(sight.rect(room.rect), 0.0, line, StrokeKind::Outside);
    }
}

/// The numbers of rooms, a ring around the one that is looked at, and the one that is dragged to
/// where it cannot be.
fn numbers(painter: &Painter, bench: &Bench, plan: &FloorPlan, sight: &Sight) {
    let colours = palette(painter.ctx());
    for (number, room) in (1u8..).zip(&plan.rooms) {
        let here = bench.room() == Some(number);
        let rect = sight.rect(room.rect);
        if here {
            let ring = Stroke::new(3.0, colours.lamp);
            painter.rect_stroke(rect, 2.0, ring, StrokeKind::Outside);
        }
        let points = (sight.cell * 1.3).clamp(11.0, size::HEADING);
        let label = painter.layout_no_wrap(number.to_string(), bold(points), colours.ink);
        let disc = label.size().max_elem() * 0.5 + 2.0;
        painter.circle(
            rect.center(),
            disc,
            colours.bone.gamma_multiply(0.85),
            Stroke::new(1.0, colours.ink_soft),
        );
        painter.galley(rect.center() - label.size() / 2.0, label, colours.ink);
    }
    if let Some(drag) = bench.drag.as_ref().filter(|drag| drag.refusal().is_some())
        && let Some(room) = plan.rooms.get(usize::from(drag.room) - 1)
    {
        let ghost = sight.rect(room.rect.moved(drag.to - room.rect.min));
        let fill = colours.oxblood.gamma_multiply(0.35);
        let line = Stroke::new(2.0, colours.oxblood);
        painter.rect(ghost, 0.0, fill, line, StrokeKind::Inside);
        let (font, text) = (bold(size::BODY), drag.room.to_string());
        painter.text(
            ghost.center(),
            Align2::CENTER_CENTER,
            text,
            font,
            colours.bone,
        );
    }
}
