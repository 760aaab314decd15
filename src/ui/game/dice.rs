//! Drawing of dice: as solids from the atlas where it has them, otherwise in plain ink.

use std::f32::consts::TAU;

use bevy_egui::egui;
use egui::{Align2, Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::GameUi;
use crate::game::Side;
use crate::ui::theme::{Palette, bold};
use crate::view::art::{Atlas, Picture};

/// The outline of a die seen from above.
pub(super) fn outline(
    painter: &Painter,
    sides: u8,
    middle: Pos2,
    radius: f32,
    fill: Color32,
    line: Stroke,
) {
    painter.add(Shape::convex_polygon(
        corners(sides, middle, radius, 0.0),
        fill,
        line,
    ));
}

/// The corners of a die's outline, turned.
fn corners(sides: u8, middle: Pos2, radius: f32, turn: f32) -> Vec<Pos2> {
    let (count, start, size) = match sides {
        4 => (3, -0.25, 1.12),
        6 => (4, -0.125, 1.15),
        8 => (4, -0.25, 1.1),
        10 => (4, -0.25, 1.05),
        12 => (5, -0.25, 1.02),
        20 => (6, -0.25, 1.0),
        _ => (10, 0.0, 1.0),
    };
    (0..count)
        .map(|corner| {
            let angle = (corner as f32 / count as f32 + start) * TAU + turn;
            let flat = if sides == 10 {
                vec2(0.92, 1.08)
            } else {
                vec2(1.0, 1.0)
            };
            middle + vec2(angle.cos(), angle.sin()) * flat * radius * size
        })
        .collect()
}

/// A die to be drawn.
#[derive(Clone, Copy)]
pub(super) struct Die {
    pub sides: u8,
    pub face: u8,
    /// The frame of its tumbling, while it tumbles.
    pub tumble: Option<u32>,
    /// Angle of its turn.
    pub turn: f32,
    /// Its owner.
    pub side: Side,
    /// True if it no longer counts.
    pub faded: bool,
}

impl Die {
    /// A die at rest.
    pub fn lying(sides: u8, face: u8, side: Side) -> Self {
        Die {
            sides,
            face,
            tumble: None,
            turn: 0.0,
            side,
            faded: false,
        }
    }
}

/// Draws a die.
pub(super) fn die(
    painter: &Painter,
    play: &mut GameUi,
    colours: &Palette,
    die: Die,
    middle: Pos2,
    radius: f32,
) {
    let colour = match die.side {
        Side::Hero => "lapis",
        Side::Foe => "oxblood",
        Side::Neutral => "bone",
    };
    let lying = format!("d{}_{colour}", die.sides);
    let name = match die.tumble {
        Some(frame) => format!("{lying}_tumble_{}", frame % FRAMES),
        None => {
            let rolled = format!("{lying}_{}", die.face);
            let drawn = play.art.has(Atlas::Dice, &rolled);
            if drawn { rolled } else { lying }
        }
    };
    let tint = if die.faded {
        Color32::from_gray(150)
    } else {
        Color32::WHITE
    };
    let turn = die.turn;
    let reach = radius * 1.2;
    let picture = play
        .art
        .has(Atlas::Dice, &name)
        .then(|| play.art.picture(Atlas::Dice, &name))
        .flatten();
    let Some(picture) = picture else {
        let fill = if die.faded {
            colours.ink_soft
        } else {
            colours.side(die.side)
        };
        let line = Stroke::new((radius * 0.07).max(1.2), colours.ink);
        painter.add(Shape::convex_polygon(
            corners(die.sides, middle, radius, turn),
            fill,
            line,
        ));
        let face = die.face.to_string();
        painter.text(
            middle,
            Align2::CENTER_CENTER,
            face,
            bold(radius * 0.86),
            colours.bone,
        );
        return;
    };
    if let Some(shadow) = play
        .art
        .has(Atlas::Dice, "shadow")
        .then(|| play.art.picture(Atlas::Dice, "shadow"))
        .flatten()
    {
        painter.add(turned(
            shadow,
            middle + vec2(2.0, 5.0) * (radius / 30.0),
            reach,
            0.0,
            Color32::WHITE,
        ));
    }
    painter.add(turned(picture, middle, reach, turn, tint));
    if die.tumble.is_some() {
        return;
    }
    let Some(place) = play.art.number(Atlas::Dice, &name) else {
        return;
    };
    let scale = 2.0 * reach / picture.size.max_elem();
    let offset = (vec2(place.x, place.y) - picture.size / 2.0) * scale;
    let at = middle + egui::emath::Rot2::from_angle(turn) * offset;
    let ink = if die.side == Side::Neutral {
        colours.ink
    } else {
        colours.bone
    };
    let face = die.face.to_string();
    let galley = painter.layout_no_wrap(face, bold(place.size * scale * 1.3), ink);
    let corner = egui::emath::Rot2::from_angle(turn) * (galley.size() / 2.0);
    let text = egui::epaint::TextShape::new(at - corner, galley, ink).with_angle(turn);
    painter.add(text);
}

/// Number of pictures of a die tumbling.
const FRAMES: u32 = 6;

/// A picture turned about its middle.
pub(super) fn turned(
    picture: Picture,
    middle: Pos2,
    radius: f32,
    turn: f32,
    tint: Color32,
) -> Shape {
    let half = picture.size / picture.size.max_elem() * radius;
    let mut mesh = Mesh::with_texture(picture.id);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    mesh.add_rect_with_uv(Rect::from_center_size(middle, half * 2.0), whole, tint);
    mesh.rotate(egui::emath::Rot2::from_angle(turn), middle);
    Shape::mesh(mesh)
}
