//! Draws looks: blows and spells from one token to another, and effects on one.

use bevy_egui::egui;
use egui::{Align2, Color32, Painter, Pos2, Rect, Stroke as Line, Vec2, pos2, vec2};

use super::GameUi;
use crate::game::{Colour, Stroke, signed};
use crate::ui::theme::{Palette, bold, largest_type};
use crate::view::art::Atlas;
use crate::view::effects::{Blow, Fate, eased};

/// Rays around a token.
const RAYS: usize = 12;

/// Draws everything that happens to tokens just now.
pub(super) fn show(painter: &Painter, play: &mut GameUi, colours: &Palette) {
    peak(painter, play, colours);
    for blow in &play.effects.blows {
        strike(painter, play, blow, colours);
    }
    for fate in play.effects.fates.clone() {
        befall(painter, play, &fate, colours);
    }
}

fn colour_of(colour: Colour, colours: &Palette) -> Color32 {
    match colour {
        Colour::Bone => colours.bone,
        Colour::Ink => colours.ink,
        Colour::Lamp => colours.lamp,
        Colour::Lapis => colours.lapis,
        Colour::Ochre => colours.ochre,
        Colour::Oxblood => colours.oxblood,
        Colour::Verdigris => colours.verdigris,
        Colour::Rgb([red, green, blue]) => Color32::from_rgb(red, green, blue),
    }
}

/// A blow or spell from one token to another.
fn strike(painter: &Painter, play: &GameUi, blow: &Blow, colours: &Palette) {
    let Some((from, to)) = blow.ends else { return };
    let (from, to) = (play.look.to_screen(from), play.look.to_screen(to));
    let part = eased(&blow.timer);
    let cell = play.look.cell_size();
    for stroke in &blow.look.draw {
        match *stroke {
            Stroke::Swing { colour, size } => {
                slash(
                    painter,
                    to,
                    cell * size,
                    part,
                    (colour_of(colour, colours), colours.ink),
                );
            }
            Stroke::Projectile { colour, size } => {
                let thick = cell * 0.13 * size;
                let colour = (colour_of(colour, colours), colours.bone);
                projectile(painter, (from, to), thick, part, colour);
            }
            Stroke::Arrow { colour, size } => {
                let long = cell * 0.7 * size;
                arrow(painter, (from, to), long, part, colour_of(colour, colours));
            }
            Stroke::Beam { colour, size } => {
                let fade = 1.0 - part;
                let thick = cell * 0.1 * size * fade + 1.0;
                let glow = colour_of(colour, colours).gamma_multiply(fade);
                painter.line_segment([from, to], Line::new(thick, glow));
                let core = colours.bone.gamma_multiply(fade);
                painter.line_segment([from, to], Line::new(thick * 0.35, core));
            }
            _ => {}
        }
    }
}

/// The trace of a blade; the second colour is its edge.
fn slash(painter: &Painter, at: Pos2, cell: f32, part: f32, (colour, edge): (Color32, Color32)) {
    if part < 0.35 {
        return;
    }
    let fade = 1.0 - (part - 0.35) / 0.65;
    let reach = vec2(cell, -cell) * 0.38;
    let line = Line::new(cell * 0.07 * fade + 1.0, colour.gamma_multiply(fade));
    let dark = Line::new(cell * 0.1 * fade + 2.0, edge.gamma_multiply(fade * 0.7));
    painter.line_segment([at - reach, at + reach], dark);
    painter.line_segment([at - reach, at + reach], line);
}

/// A ball with a tail; the second colour is that of its heart.
fn projectile(
    painter: &Painter,
    (from, to): (Pos2, Pos2),
    thick: f32,
    part: f32,
    (colour, heart): (Color32, Color32),
) {
    for step in 0..7 {
        let behind = (part - step as f32 * 0.05).max(0.0);
        let at = from + (to - from) * behind;
        let fade = 1.0 - step as f32 / 7.0;
        let size = thick * fade;
        painter.circle_filled(at, size, colour.gamma_multiply(0.75 * fade));
        painter.circle_filled(at, size * 0.45, heart.gamma_multiply(0.8 * fade));
    }
}

/// A shaft with its head before it.
fn arrow(painter: &Painter, (from, to): (Pos2, Pos2), long: f32, part: f32, colour: Color32) {
    let reach = to - from;
    if reach.length() < 1.0 {
        return;
    }
    let dir = reach.normalized();
    let head = from + reach * part;
    let tail = head - dir * long.min(reach.length() * part);
    let wide = (long * 0.07).max(1.5);
    let side = dir.rot90() * wide * 2.0;
    painter.line_segment([tail, head], Line::new(wide, colour));
    painter.line_segment(
        [tail - side, tail + dir * wide * 2.0],
        Line::new(wide, colour),
    );
    painter.line_segment(
        [tail + side, tail + dir * wide * 2.0],
        Line::new(wide, colour),
    );
    let back = head - dir * wide * 4.0;
    let tip = vec![head + dir * wide * 2.0, back + side, back - side];
    painter.add(egui::Shape::convex_polygon(tip, colour, Line::NONE));
}

/// The rest of the board darkens around the token of a great moment.
fn peak(painter: &Painter, play: &GameUi, colours: &Palette) {
    const STEPS: u16 = 48;
    let Some((id, timer)) = &play.effects.peak else {
        return;
    };
    let scene = play.scene();
    let Some(token) = scene.tokens.iter().find(|token| token.id == *id) else {
        return;
    };
    let at = super::board::on_screen(play, token);
    let part = timer.fraction();
    let shown = (part * 5.0).min((1.0 - part) * 5.0).clamp(0.0, 1.0);
    let dark = colours.wood_dark.gamma_multiply(0.78 * shown);
    let near = super::board::radius(play, token) * 1.6;
    let far = painter.clip_rect().size().length() * 2.0;
    let mut mesh = egui::Mesh::default();
    for step in 0..=STEPS {
        let turn = Vec2::angled(std::f32::consts::TAU * f32::from(step) / f32::from(STEPS));
        for (out, colour) in [
            (near, Color32::TRANSPARENT),
            (near * 2.2, dark),
            (far, dark),
        ] {
            mesh.colored_vertex(at + turn * out, colour);
        }
    }
    for step in 0..u32::from(STEPS) {
        let (a, b) = (step * 3, step * 3 + 3);
        for ring in 0..2 {
            mesh.add_triangle(a + ring, a + ring + 1, b + ring);
            mesh.add_triangle(b + ring, a + ring + 1, b + ring + 1);
        }
    }
    painter.add(mesh);
    let line = Line::new(3.0, colours.lamp.gamma_multiply(shown));
    painter.circle_stroke(at, near * (0.75 + part * 0.3), line);
}

/// An effect on a token: a flash over it, and the number that floats up from it.
fn befall(painter: &Painter, play: &mut GameUi, fate: &Fate, colours: &Palette) {
    let Some((place, wide)) = fate.place else {
        return;
    };
    let at = play.look.to_screen(place);
    let wide = play.look.cell_size() * wide;
    let radius = wide * 0.44;
    let part = fate.flashed();
    let fade = 1.0 - part;
    for stroke in &fate.look.draw {
        match stroke {
            Stroke::Float { colour, words } => {
                let words = match (fate.amount, words) {
                    (0, None) => continue,
                    (0, Some(key)) => play.text(key),
                    (amount, _) => signed(amount),
                };
                let colour = colour_of(*colour, colours);
                let colours = (colour, colours.bone);
                let Some(part) = fate.risen() else { continue };
                float(painter, (at, wide), (part, fate.row), &words, colours);
            }
            _ if part >= 1.0 => {}
            Stroke::Burst { colour, size } => {
                let colour = colour_of(*colour, colours).gamma_multiply(0.6 * fade);
                painter.circle_filled(at, radius * 1.02 * size, colour);
            }
            Stroke::Ring { colour, size } => {
                let line = Line::new(3.0, colour_of(*colour, colours).gamma_multiply(fade));
                painter.circle_stroke(at, radius * (1.0 + part * 0.44 * size), line);
            }
            Stroke::Rays { colour, size } => {
                let line = Line::new(
                    (radius * 0.08).max(1.5),
                    colour_of(*colour, colours).gamma_multiply(fade),
                );
                let out = radius * (0.7 + part * 0.9 * size);
                for ray in 0..RAYS {
                    let turn = std::f32::consts::TAU * ray as f32 / RAYS as f32;
                    let to = Vec2::angled(turn);
                    painter.line_segment([at + to * out * 0.7, at + to * out], line);
                }
            }
            Stroke::Mark { drawing, size } => {
                if let Some(picture) = play.art.picture(Atlas::Tokens, drawing) {
                    let rect = Rect::from_center_size(at, Vec2::splat(radius * 2.0 * size));
                    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
                    painter.image(picture.id, rect, whole, Color32::WHITE.gamma_multiply(fade));
                }
            }
            Stroke::Swing { .. }
            | Stroke::Projectile { .. }
            | Stroke::Arrow { .. }
            | Stroke::Beam { .. }
            | Stroke::Shake => {}
        }
    }
}

/// Words that float up over a figure, within its own cell so that nobody takes them for its neighbour's;
/// the second colour is that of their rim. Several at once stand in rows.
fn float(
    painter: &Painter,
    (at, wide): (Pos2, f32),
    (part, row): (f32, usize),
    words: &str,
    (colour, rim): (Color32, Color32),
) {
    let lay = |points: f32| {
        let words = words.to_owned();
        painter.layout_no_wrap(words, bold(points), colour)
    };
    let largest = (wide * 0.27).clamp(SMALLEST, 34.0);
    let points = largest_type(largest, SMALLEST, 1.0, |it| lay(it).size().x <= wide);
    let size = lay(points).size();
    let fade = ((1.0 - part) * 3.0).min(1.0);
    let middle = pos2(at.x, at.y + height(wide, size.y, (part, row)));
    let write = |shift: Vec2, colour: Color32| {
        painter.text(
            middle + shift,
            Align2::CENTER_CENTER,
            words,
            bold(points),
            colour.gamma_multiply(fade),
        );
    };
    for around in [(-1.5, 0.0), (1.5, 0.0), (0.0, -1.5), (0.0, 1.5)] {
        write(around.into(), rim);
    }
    write(Vec2::ZERO, colour);
}

/// The smallest type of words that float.
const SMALLEST: f32 = 14.0;
/// Rows of words over one figure; further ones begin at the top again.
const ROWS: usize = 3;

/// How far below the middle of a cell so wide the middle of a line so high is: it rises to its row, the
/// first of which ends where the cell does.
fn height(wide: f32, high: f32, (part, row): (f32, usize)) -> f32 {
    /// How far it rises, as part of the width of the cell.
    const RISE: f32 = 0.22;
    let room = (wide - high).max(0.0);
    let apart = high.min(room / (ROWS - 1) as f32);
    let there = apart * (row % ROWS) as f32 - room / 2.0;
    let rise = (wide * RISE).min(room / 2.0 - there);
    there + rise * (1.0 - part).powi(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_rise_within_the_cell_of_their_figure() {
        // From a board that is seen whole to one from near, with small type and large.
        for (wide, high) in [(42.0, 17.0), (90.0, 30.0), (136.0, 44.0)] {
            for row in 0..=ROWS {
                let steps = (0..=10u8).map(|step| f32::from(step) / 10.0);
                let way: Vec<f32> = steps.map(|part| height(wide, high, (part, row))).collect();
                assert!(way.is_sorted_by(|before, then| then <= before), "{way:?}");
                let inside = |at: &f32| at.abs() + high / 2.0 <= wide / 2.0 + 0.01;
                assert!(way.iter().all(inside), "{wide} {row}: {way:?}");
            }
            let ends = [0, 1, 2].map(|row| height(wide, high, (1.0, row)));
            let apart = ends.windows(2).all(|it| it[1] - it[0] > high * 0.7);
            assert!(apart, "{ends:?}");
        }
    }
}
