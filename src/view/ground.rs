//! The sheet of parchment that the dungeon is drawn on, and the table below it.

use bevy::prelude::*;
use bevy::sprite::{BorderRect, SliceScaleMode, SpriteImageMode, TextureSlicer};
use image::RgbaImage;

use super::art::{ArtBox, TILE};
use super::board::DrawBoard;
use super::camera::{self, corner, to_world};
use super::playhead::Shown;
use super::{night, stark, surface};
use crate::app::{AppState, BoardCamera, ColourSet, Settings};
use crate::grid::{Cell, Rect as CellRect};

/// Cells of bare parchment round the drawing.
const MARGIN: i16 = 8;
/// Number of cells by which the sheet grows at a time.
const STEP: i16 = 6;

/// The cells that the sheet covers.
#[derive(Resource)]
pub(super) struct Sheet(CellRect);

impl Default for Sheet {
    /// A bare sheet, before the first room is drawn.
    fn default() -> Self {
        Sheet(rounded(CellRect::sized(Cell::new(-3, -3), 6, 6), None))
    }
}

impl Sheet {
    /// Grows to hold a drawing.
    pub(super) fn hold(&mut self, drawing: CellRect) {
        self.0 = rounded(drawing, Some(self.0));
    }

    /// Takes the size of a drawing that nothing will be added to.
    pub(super) fn cut_to(&mut self, drawing: CellRect) {
        self.0 = drawing.grown(MARGIN);
    }
}

/// The parchment, its shadow and the wood below.
#[derive(Component, Clone, Copy, PartialEq)]
enum Ground {
    Wood,
    Shadow,
    Sheet,
    Frame,
    Vignette,
}

impl Ground {
    fn drawn(self) -> RgbaImage {
        match self {
            Ground::Wood => surface::wood(),
            Ground::Shadow => surface::sheet_shadow(),
            Ground::Sheet => surface::parchment(),
            Ground::Frame => surface::frame(),
            Ground::Vignette => surface::vignette(),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sheet>()
        .add_systems(OnEnter(AppState::Table), lay)
        .add_systems(
            Update,
            (stretch, light)
                .after(DrawBoard)
                .run_if(in_state(AppState::Table)),
        )
        .add_systems(
            PostUpdate,
            // In the same frame, or a rim of darkness would trail behind the view.
            follow_camera
                .after(camera::apply)
                .before(TransformSystems::Propagate),
        );
}

/// Lays the table and a bare sheet on it. Their pictures are made once.
fn lay(
    mut commands: Commands,
    mut art: ArtBox,
    mut sheet: ResMut<Sheet>,
    mut made: Local<Vec<Handle<Image>>>,
) {
    *sheet = Sheet::default();
    let z = |ground: Ground| match ground {
        Ground::Wood => -200.0,
        Ground::Shadow => -190.0,
        Ground::Sheet => -180.0,
        Ground::Frame => -170.0,
        Ground::Vignette => 900.0,
    };
    let tiled = |scale: f32| SpriteImageMode::Tiled {
        tile_x: true,
        tile_y: true,
        stretch_value: scale,
    };
    let sliced = |border: f32, max_corner_scale: f32| {
        SpriteImageMode::Sliced(TextureSlicer {
            border: BorderRect::all(border),
            center_scale_mode: SliceScaleMode::Stretch,
            sides_scale_mode: SliceScaleMode::Stretch,
            max_corner_scale,
        })
    };
    let grounds = [
        (Ground::Wood, tiled(1.6)),
        (Ground::Shadow, sliced(surface::SHADOW_BORDER, 3.0)),
        (Ground::Sheet, tiled(1.0)),
        (Ground::Frame, sliced(surface::FRAME_BORDER, 1.4)),
        (Ground::Vignette, SpriteImageMode::Auto),
    ];
    if made.is_empty() {
        let pictures = grounds.iter().map(|(ground, _)| ground.drawn());
        made.extend(pictures.map(|pixels| art.add(pixels, false)));
    }
    for ((ground, mode), image) in grounds.into_iter().zip(made.iter().cloned()) {
        let sprite = Sprite {
            image_mode: mode,
            custom_size: Some(Vec2::ONE),
            ..Sprite::from_image(image)
        };
        commands.spawn((
            ground,
            sprite,
            Transform::from_xyz(0.0, 0.0, z(ground)),
            DespawnOnExit(AppState::Table),
        ));
    }
}

/// The size of the sheet for a drawing: with a margin, and in steps, so that it does not creep.
fn rounded(drawing: CellRect, before: Option<CellRect>) -> CellRect {
    let wanted = drawing.grown(MARGIN);
    let down = |value: i16| value.div_euclid(STEP) * STEP;
    let up = |value: i16| -((-value).div_euclid(STEP)) * STEP;
    let min = Cell::new(down(wanted.min.x), down(wanted.min.y));
    let max = Cell::new(up(wanted.max.x), up(wanted.max.y));
    let sheet = CellRect::between(min, max);
    // Never smaller than a page that fills the table.
    let page = CellRect::between(
        Cell::new(min.x.min(-18), min.y.min(-12)),
        Cell::new(max.x.max(18), max.y.max(12)),
    );
    let sheet = sheet.joined(page);
    before.map_or(sheet, |before| before.joined(sheet))
}

fn stretch(
    sheet: Res<Sheet>,
    mut grounds: Query<(&Ground, &mut Sprite, &mut Transform)>,
    fresh: Query<(), Added<Ground>>,
    mut laid: Local<Option<CellRect>>,
) {
    if fresh.is_empty() && *laid == Some(sheet.0) {
        return;
    }
    *laid = Some(sheet.0);
    let sheet = sheet.0;
    let size = Vec2::new(f32::from(sheet.width()), f32::from(sheet.height())) * TILE as f32;
    let middle = to_world(corner(sheet.min)) + Vec2::new(size.x, -size.y) / 2.0;
    for (ground, mut sprite, mut transform) in &mut grounds {
        let (grown, moved) = match ground {
            Ground::Wood => (Vec2::splat(9000.0), Vec2::ZERO),
            Ground::Shadow => (Vec2::splat(110.0), Vec2::new(18.0, -26.0)),
            Ground::Sheet => (Vec2::ZERO, Vec2::ZERO),
            Ground::Frame => (Vec2::splat(-150.0), Vec2::ZERO),
            Ground::Vignette => continue,
        };
        sprite.custom_size = Some(size + grown);
        transform.translation = (middle + moved).extend(transform.translation.z);
    }
}

/// Makes the sheet as white as paper, and its corners as bright as its middle, if the colours are to
/// stand out from it; by night it lies in the dark.
fn light(
    settings: Res<Settings>,
    shown: Res<Shown>,
    fresh: Query<(), Added<Ground>>,
    mut grounds: Query<(&Ground, &mut Sprite)>,
    mut was_night: Local<bool>,
) {
    let by_night = shown.scene.by_night();
    if fresh.is_empty() && !settings.is_changed() && *was_night == by_night {
        return;
    }
    *was_night = by_night;
    let bright = settings.colours == ColourSet::HighContrast;
    for (ground, mut sprite) in &mut grounds {
        let by_day = match (*ground, bright) {
            (Ground::Sheet, true) => {
                let [red, green, blue] = stark::PAPER;
                Color::linear_rgb(red, green, blue)
            }
            (Ground::Vignette, true) => Color::NONE,
            _ => Color::WHITE,
        };
        sprite.color = match ground {
            Ground::Sheet if by_night => {
                night::under(Color::WHITE, night::beyond(settings.colours))
            }
            _ => by_day,
        };
    }
}

/// Keeps the dark corners of the board in place as the camera moves and panels come and go.
fn follow_camera(
    camera: Query<(&Camera, &Transform, &Projection), (With<BoardCamera>, Without<Ground>)>,
    mut grounds: Query<(&Ground, &mut Sprite, &mut Transform)>,
) {
    let Ok((camera, at, Projection::Orthographic(lens))) = camera.single() else {
        return;
    };
    // The camera draws the part of the window that no panel covers.
    let Some(seen) = camera.logical_viewport_size() else {
        return;
    };
    let size = seen * lens.scale * 1.02;
    for (ground, mut sprite, mut transform) in &mut grounds {
        if *ground != Ground::Vignette {
            continue;
        }
        let place = at.translation.truncate().extend(transform.translation.z);
        if transform.translation != place || sprite.custom_size != Some(size) {
            transform.translation = place;
            sprite.custom_size = Some(size);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheet_grows_with_the_drawing_and_never_shrinks() {
        let near = CellRect::sized(Cell::new(0, 0), 8, 8);
        let far = CellRect::sized(Cell::new(-30, 2), 8, 8);
        let small = rounded(near, None);
        let large = rounded(far, Some(small));
        assert_eq!(large.joined(small), large);
        assert!(large.min.x <= -30 - MARGIN && large.min.x < small.min.x);
        assert_eq!(rounded(near, Some(large)), large);
    }
}
