//! What a token is put together from: disc, rim, bust, pins, gauge, and the nose that shows its facing.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::Light;
use crate::game::{Side, Token};
use crate::grid::Facing;
use crate::view::art::{ArtBox, Atlas, TILE};
use crate::view::camera::to_world;
use crate::view::sides;

/// The disc's diameter as part of its cell.
const DISC: f32 = 0.88;

/// Puts a token together from its parts, for a board on which a pixel is so large.
pub(super) fn build(
    entity: &mut EntityCommands,
    token: &Token,
    pixel: f32,
    art: &mut ArtBox,
    light: &Light,
) {
    let side = TILE as f32 * DISC * f32::from(token.size.max(1));
    let dim = if token.down {
        Color::srgb(0.62, 0.58, 0.54)
    } else if token.acted {
        Color::srgb(0.76, 0.74, 0.72)
    } else {
        Color::WHITE
    };
    let part = |image: Handle<Image>, size: f32, z: f32, color: Color| {
        let sprite = Sprite {
            custom_size: Some(Vec2::splat(size)),
            color,
            ..Sprite::from_image(image)
        };
        (sprite, Transform::from_xyz(0.0, 0.0, z))
    };
    if !art.has(Atlas::Tokens, &token.sprite) && art.has(Atlas::Map, &token.sprite) {
        // A thing, such as a chest, is drawn on the floor without a disc.
        let side = TILE as f32 * f32::from(token.size.max(1));
        if let Some(image) = art.sprite(Atlas::Map, &token.sprite) {
            let sprite = Sprite {
                custom_size: Some(Vec2::splat(side)),
                color: dim,
                ..Sprite::from_image(image)
            };
            entity.with_children(|children| {
                children.spawn((sprite, Transform::from_xyz(0.0, 0.0, -3.0)));
            });
        }
        return;
    }
    let large = token.size > 1;
    let rim = rim(token.side, large);
    let own_colour = sides::bright(token.side, art.art().colours());
    let cracks = format!("crack_{}", token.cracks.min(3));
    let mut parts = Vec::new();
    if token.active && !token.down {
        parts.push(part(light.lamp.clone(), side * 2.0, -0.2, Color::WHITE));
    }
    let (shadow, mut below) = part(light.shadow.clone(), side * 1.22, -0.1, Color::WHITE);
    below.translation += Vec3::new(side * 0.03, -side * 0.05, 0.0);
    parts.push((shadow, below));
    let mut add = |name: &str, size: f32, z: f32| {
        if let Some(image) = art.sprite(Atlas::Tokens, name) {
            parts.push(part(image, size, z, dim));
        }
    };
    add(if large { "disc_large" } else { "disc" }, side, 0.0);
    if token.cracks > 0 {
        add(&cracks, side, 0.05);
    }
    add(rim, side, 0.1);
    // Last, because hats and horns stick out over the rim.
    add(&token.sprite, side, 0.2);
    for (index, pin) in token.pins.iter().enumerate() {
        let Some(image) = art.sprite(Atlas::Tokens, pin.sprite) else {
            continue;
        };
        let (sprite, mut transform) = part(image, side * 0.3, 0.4, Color::WHITE);
        let place = pin_place(index) * side / 2.0;
        transform.translation += place.extend(index as f32 * 0.01);
        parts.push((sprite, transform));
    }
    if let Some(facing) = token.facing.filter(|_| !token.down) {
        parts.push(nose(own_colour, facing, side));
    }
    if let Some(life) = token.life.filter(|_| !token.down) {
        parts.extend(gauge(own_colour, life, side, pixel));
    }
    entity.with_children(|children| {
        for part in parts {
            children.spawn(part);
        }
    });
}

/// The corner that sticks out from under a disc on the side that its figure faces.
fn nose(colour: Color, facing: Facing, wide: f32) -> (Sprite, Transform) {
    let ahead = facing.ahead();
    let ahead = to_world(Vec2::new(ahead.x.into(), ahead.y.into())).normalize();
    let place = (ahead * wide * 0.44).extend(-0.05);
    let turn = Quat::from_rotation_z(ahead.to_angle() + TAU / 8.0);
    let size = Vec2::splat(wide * 0.24);
    let sprite = Sprite::from_color(colour, size);
    (
        sprite,
        Transform::from_translation(place).with_rotation(turn),
    )
}

/// The pixels between two points of a gauge, and the fewest that a point takes.
const NOTCH: f32 = 1.0;
const LEAST: f32 = 2.0;
/// A gauge so many pixels long has wider notches.
const LONG: f32 = 90.0;

/// The pixels that a point takes of a gauge so many pixels long, and those between two points: whole ones, so
/// that all look alike; nothing where there is no room for so many points.
fn notched(long: f32, points: i32) -> Option<(f32, f32)> {
    let notch = if long < LONG { NOTCH } else { 2.0 * NOTCH };
    let each = ((long + notch) / points as f32).floor() - notch;
    (points > 1 && each >= LEAST).then_some((each, notch))
}

/// The height of the gauge of a token this wide, on cells this wide: enough to be read at a glance.
fn gauge_high(wide: f32, cell: f32) -> f32 {
    (wide * 0.17).min(cell * 0.16)
}

/// How far a plate shows around its gauge, in heights of the gauge.
const EDGE: f32 = 0.18;

/// How far below the middle of a token its gauge lies, and the size of the plate under it, for a token and
/// cells this wide.
pub fn gauge_plate(wide: f32, cell: f32) -> (f32, Vec2) {
    let high = gauge_high(wide, cell);
    let plate = Vec2::new(wide * 0.84, high) + 2.0 * EDGE * high;
    // Its lower edge ends where the cell does.
    (wide * 0.44, plate)
}

/// What is left to a token, along its lower rim: point by point where there is room for notches, otherwise a
/// bar. A pixel is so large.
fn gauge(fill: Color, (left, most): (i32, i32), wide: f32, pixel: f32) -> Vec<(Sprite, Transform)> {
    let most = most.max(1);
    let left = left.clamp(0, most);
    let high = gauge_high(wide, TILE as f32);
    let (below, whole) = gauge_plate(wide, TILE as f32);
    let edge = EDGE * high;
    let room = whole.x - 2.0 * edge;
    let (plate, lost) = (Color::srgb(0.07, 0.05, 0.04), Color::srgb(0.27, 0.23, 0.20));
    let part = |middle: f32, size: Vec2, z: f32, color: Color| {
        let place = Vec3::new(middle, -below, z);
        (
            Sprite::from_color(color, size),
            Transform::from_translation(place),
        )
    };
    let notches = notched(room / pixel, most);
    let (pips, pip, gap) = match notches {
        Some((each, notch)) => (most, each * pixel, notch * pixel),
        None => (1, room, 0.0),
    };
    let length = (pip + gap) * pips as f32 - gap;
    let under = Vec2::new(length + 2.0 * edge, whole.y);
    let mut parts = vec![part(0.0, under, 0.5, plate)];
    for at in 0..pips {
        let from = -length / 2.0 + (pip + gap) * at as f32;
        let full = match notches {
            None => left as f32 / most as f32,
            Some(_) => f32::from(u8::from(at < left)),
        };
        let size = Vec2::new(pip, high);
        parts.push(part(from + pip / 2.0, size, 0.51, lost));
        if full > 0.0 {
            let size = Vec2::new(pip * full, high);
            parts.push(part(from + pip * full / 2.0, size, 0.52, fill));
        }
    }
    parts
}

/// The rim of a side's tokens.
pub fn rim(side: Side, large: bool) -> &'static str {
    match (side, large) {
        (Side::Hero, _) => "rim_hero",
        (Side::Foe, false) => "rim_foe",
        (Side::Foe, true) => "rim_foe_large",
        (Side::Neutral, _) => "rim_neutral",
    }
}

/// The place of a pin on the rim, from the upper right and clockwise, with up being up.
pub fn pin_place(index: usize) -> Vec2 {
    let turn = TAU * (0.11 - 0.11 * index as f32);
    Vec2::new(turn.cos(), turn.sin()) * 0.86
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gauge_is_high_enough_to_be_read_and_stays_in_its_cell() {
        // As wide as a hex of a large board is in a window of 1280 by 800.
        const CELL: f32 = 41.0;
        let wide = CELL * DISC;
        assert!(gauge_high(wide, CELL) >= 6.0);
        let (below, plate) = gauge_plate(wide, CELL);
        assert!(below + plate.y / 2.0 <= CELL / 2.0);
        // Its parts are as high, at the size of the board's own world.
        let parts = gauge(
            Color::WHITE,
            (3, 14),
            TILE as f32 * DISC,
            TILE as f32 / CELL,
        );
        let high = gauge_high(TILE as f32 * DISC, TILE as f32);
        let sizes = parts.iter().filter_map(|(sprite, _)| sprite.custom_size);
        assert_eq!(sizes.filter(|it| it.y == high).count(), 2);
    }

    #[test]
    fn the_points_of_a_gauge_are_all_alike_or_there_are_none() {
        // From a board seen whole to one from near, and whoever has few points or many.
        for cell in 24..=136u16 {
            let pixel = TILE as f32 / f32::from(cell);
            for most in 2..=20 {
                let parts = gauge(Color::WHITE, (most, most), TILE as f32 * DISC, pixel);
                let plate = parts[0].0.custom_size.unwrap().x;
                assert!(plate <= gauge_plate(TILE as f32 * DISC, TILE as f32).1.x + 0.01);
                let lost: Vec<_> = parts
                    .iter()
                    .filter(|it| it.1.translation.z == 0.51)
                    .collect();
                if lost.len() == 1 {
                    continue;
                }
                assert_eq!(lost.len(), most as usize);
                let pixels = |it: f32| it / pixel;
                let whole = |it: f32| (it - it.round()).abs() < 0.01 && it > 0.9;
                let wide = |it: &(Sprite, Transform)| pixels(it.0.custom_size.unwrap().x);
                assert!(lost.iter().all(|it| whole(wide(it)) && wide(it) > 1.9));
                let left = |it: &(Sprite, Transform)| pixels(it.1.translation.x) - wide(it) / 2.0;
                for two in lost.windows(2) {
                    let notch = left(two[1]) - left(two[0]) - wide(two[0]);
                    assert!(whole(notch), "{cell} {most}: {notch}");
                }
            }
        }
    }

    #[test]
    fn six_points_and_ten_are_told_apart_by_one_rule() {
        for points in [6, 7, 8, 10] {
            assert!(notched(47.0, points).is_some(), "{points}");
        }
        assert_eq!(notched(31.0, 14), None);
    }
}
