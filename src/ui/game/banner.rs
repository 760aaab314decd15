//! Words on a band at the edge of the board, where they hide nothing; where a fight is won, with a flourish.

use bevy_egui::egui;
use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::board::{ground, kept_in_sight};
use super::corner::{Taken, kept_or_free_place};
use super::{GameUi, page};
use crate::ui::theme::{Palette, bold, palette};
use crate::ui::widgets::{heard, shadow};

/// Shows the words of the moment.
pub(super) fn show(ctx: &egui::Context, board: Rect, play: &mut GameUi) {
    let Some(banner) = play.effects.banner.clone() else {
        return;
    };
    // A page held over the board can go on being read.
    let board = match page::is_held(play) {
        true => page::beside(board, play),
        false => board,
    };
    let colours = palette(ctx);
    let part = banner.timer.fraction();
    let shown = (part * 6.0)
        .min(1.0)
        .min((1.0 - part) * 5.0)
        .clamp(0.0, 1.0);
    let layer = egui::LayerId::new(egui::Order::Foreground, egui::Id::new("banner"));
    let mut painter = ctx.layer_painter(layer);
    painter.set_opacity(shown);
    let ink = if banner.won {
        colours.lamp
    } else {
        colours.bone
    };
    let words = play.say(&banner.words);
    // Beside the words there is room for the sprigs.
    let edges = vec2(if banner.won { 150.0 } else { 64.0 }, 24.0);
    // On a book it is no wider than a page, so that it can lie on one while the other is read.
    let most = match page::lies_open(play) {
        true => page::widest_on_a_page(board) - edges.x,
        false => board.width() * 0.8,
    };
    let text = painter.layout(words, bold(26.0), ink, most);
    let size = text.size() + edges;
    let rect = place(ctx, board, play, (text.text(), size, part));
    let middle = rect.center();
    heard::announced(ctx, layer.id, rect, || text.text().to_owned());
    shadow(&painter, rect, 8.0);
    painter.rect_filled(rect, 0.0, colours.wood_dark.gamma_multiply(0.93));
    if banner.won {
        rays(&painter.with_clip_rect(rect), middle, part, &colours);
    }
    for y in [rect.top() + 4.0, rect.bottom() - 4.0] {
        painter.hline(rect.x_range(), y, Stroke::new(2.0, colours.brass));
    }
    let at = Align2::CENTER_CENTER
        .anchor_size(rect.center(), text.size())
        .min;
    if banner.won {
        let out = text.size().x / 2.0 + 30.0;
        // The sprigs grow with the first third of the time.
        let grown = (part * 3.0).min(1.0);
        for side in [-1.0, 1.0] {
            let root = middle + vec2(side * out, 20.0);
            laurel(&painter, root, side, grown, &colours);
        }
    }
    painter.galley(at, text, ink);
}

/// Where the band hides neither figures nor anything that one reads, and rather bare wood than ground; it
/// stays there until it goes, whatever moves under it.
fn place(
    ctx: &egui::Context,
    board: Rect,
    play: &GameUi,
    (words, size, part): (&str, Vec2, f32),
) -> Rect {
    /// The part of its time in which it may still look for a place, because the view moves, too.
    const SEEKS: f32 = 0.06;
    // A book that is opened under it has other places that are free.
    let id = egui::Id::new(("banner", words, page::lies_open(play)));
    let before: Option<Rect> = ctx.data(|data| data.get_temp(id));
    if let Some(rect) = before.filter(|it| part > SEEKS && board.contains_rect(*it)) {
        return rect;
    }
    let mut never = kept_in_sight(play, board);
    never.extend(&play.desk.places.on_board);
    if page::lies_open(play) {
        never.extend(page::read(play));
    }
    never.extend(play.desk.course.text());
    let taken = Taken {
        never: &never,
        ground: &ground(play),
        before,
        ..Taken::default()
    };
    let rect = kept_or_free_place(board, size, taken);
    ctx.data_mut(|data| data.insert_temp(id, rect));
    rect
}

/// Light that fans out from the middle and turns slowly.
fn rays(painter: &Painter, middle: Pos2, part: f32, colours: &Palette) {
    const RAYS: u8 = 18;
    let far = painter.clip_rect().size().length();
    let light = colours.bone.gamma_multiply(0.55);
    let mut mesh = egui::Mesh::default();
    for ray in 0..RAYS {
        let turn = (f32::from(ray) + part * 0.7) / f32::from(RAYS) * std::f32::consts::TAU;
        let half = 0.36 * std::f32::consts::TAU / (2.0 * f32::from(RAYS));
        let first = mesh.vertices.len() as u32;
        mesh.colored_vertex(middle, light);
        for edge in [turn - half, turn + half] {
            mesh.colored_vertex(
                middle + Vec2::angled(edge) * far * 0.62,
                Color32::TRANSPARENT,
            );
        }
        mesh.add_triangle(first, first + 1, first + 2);
    }
    painter.add(mesh);
}

/// A sprig of laurel that bends outward from its root, to the left or right.
fn laurel(painter: &Painter, root: Pos2, side: f32, grown: f32, colours: &Palette) {
    const LEAVES: u8 = 6;
    let on_stem = |t: f32| root + vec2(side * (26.0 * (t * 1.9).sin()), -44.0 * t);
    let stem: Vec<Pos2> = (0..=12u8)
        .map(|step| on_stem(f32::from(step) / 12.0 * grown))
        .collect();
    painter.add(Shape::line(stem, Stroke::new(2.0, colours.brass)));
    for leaf in 0..LEAVES {
        let t = (f32::from(leaf) + 0.6) / f32::from(LEAVES);
        if t > grown {
            break;
        }
        let from = on_stem(t);
        for out in [-1.0, 1.0] {
            let angle = -std::f32::consts::FRAC_PI_2 + out * 0.85 + side * (0.9 - t) * 0.4;
            let along = Vec2::angled(angle);
            let across = along.rot90() * 3.2;
            let tip = from + along * 13.0;
            let waist = from + along * 6.0;
            let shape = vec![from, waist + across, tip, waist - across];
            let line = Stroke::new(1.0, colours.wood_dark);
            painter.add(Shape::convex_polygon(shape, colours.lamp, line));
        }
    }
}
