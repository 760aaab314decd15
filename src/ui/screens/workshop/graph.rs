//! The graph: rooms as boxes, all ways as lines between them, those that the plan leaves out among
//! them.

use bevy_egui::egui;
use egui::{Align2, Painter, Pos2, Shape, Stroke, StrokeKind, Ui, pos2};

use super::{Asked, bench::Bench, drag, sight::Sight};
use crate::{
    app::Words,
    game::workshop::{FloorPlan, ListWay, Rank},
    grid::Cell,
    ui::theme::{Palette, bold, italic, palette, size},
};

/// Shows the graph.
pub(super) fn show(ui: &mut Ui, words: &Words, bench: &mut Bench, asked: &mut Asked) {
    let Some((place, sight)) = drag::framed(ui, bench) else {
        return;
    };
    if let Some(plan) = bench.plan() {
        paint(ui.painter(), words, bench, plan, &sight, place);
    }
    ui.push_id("graph", |ui| drag::rooms(ui, words, bench, &sight, asked));
}

fn paint(
    painter: &Painter,
    words: &Words,
    bench: &Bench,
    plan: &FloorPlan,
    sight: &Sight,
    place: egui::Rect,
) {
    let colours = palette(painter.ctx());
    let bottom = sight.bottom(plan).min(place.bottom() - 20.0);
    let line = Stroke::new(2.0, colours.verdigris);
    painter.hline(place.x_range().shrink(10.0), bottom, line);
    painter.text(
        pos2(place.right() - 12.0, bottom + 3.0),
        Align2::RIGHT_TOP,
        words.get("workshop-outside"),
        italic(size::SMALL),
        colours.verdigris,
    );
    let boxes: Vec<egui::Rect> = (1..)
        .zip(&plan.rooms)
        .map(|(number, room)| {
            let ghost = bench.drag.as_ref().filter(|drag| drag.room == number);
            let rect = match ghost {
                Some(drag) => room.rect.moved(drag.to - room.rect.min),
                None => room.rect,
            };
            sight.rect(rect)
        })
        .collect();
    let middle = |room: u8| {
        let known = boxes.get(usize::from(room).wrapping_sub(1));
        known.map_or(Pos2::ZERO, |rect| rect.center())
    };
    // Main ways last, on top.
    for way in bench.seen.ways.iter().rev() {
        let to = middle(way.to);
        let from = way.from.map_or_else(|| pos2(to.x, bottom), middle);
        let about = bench.room();
        let near = about.is_some_and(|room| way.to == room || way.from == Some(room));
        line_of(painter, &colours, way, (from, to), near);
    }
    for (number, rect) in (1u8..).zip(&boxes) {
        let here = bench.room() == Some(number);
        let room = &plan.rooms[usize::from(number) - 1];
        let (fill, width) = match here {
            true => (colours.lamp, 3.0),
            false => (colours.bone, 1.5),
        };
        let refused = here && bench.drag.as_ref().is_some_and(|it| it.refusal().is_some());
        let ink = if refused {
            colours.oxblood
        } else {
            colours.ink
        };
        painter.rect(
            *rect,
            3.0,
            fill,
            Stroke::new(width, ink),
            StrokeKind::Inside,
        );
        if room.moved {
            let pin = rect.right_top() + egui::vec2(-5.0, 5.0);
            painter.circle_filled(pin, 3.0, colours.oxblood);
        }
        let font = bold((rect.height() * 0.6).clamp(size::SMALL, size::HEADING));
        let text = number.to_string();
        painter.text(rect.center(), Align2::CENTER_CENTER, text, font, ink);
    }
}

fn line_of(
    painter: &Painter,
    colours: &Palette,
    way: &ListWay,
    (from, to): (Pos2, Pos2),
    near: bool,
) {
    let (colour, width) = match way.rank {
        Rank::Main => (colours.oxblood, 4.0),
        Rank::Entrance => (colours.verdigris, 3.0),
        Rank::Usual if way.added => (colours.lapis, 2.0),
        Rank::Usual => (colours.ink, 1.5),
    };
    let width = if near { width + 1.5 } else { width };
    let stroke = Stroke::new(width, colour);
    if way.drawn && !way.added {
        painter.line_segment([from, to], stroke);
    } else {
        let dashes = if way.added { (10.0, 4.0) } else { (4.0, 6.0) };
        let stroke = match way.drawn {
            true => stroke,
            false => Stroke::new(width, colour.gamma_multiply(0.7)),
        };
        painter.extend(Shape::dashed_line(&[from, to], stroke, dashes.0, dashes.1));
    }
}

/// Corridors of a plan as lines through the middles of cells.
pub(super) fn corridor(sight: &Sight, corners: &[Cell]) -> Vec<Pos2> {
    corners.iter().map(|cell| sight.middle(*cell)).collect()
}
