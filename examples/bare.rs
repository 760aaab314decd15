//! A minimal program with the window's libraries, for comparison by `cargo xtask measure`: a board
//! of tiles, and one panel.

use bevy::{
    asset::RenderAssetUsages,
    prelude::*,
    render::render_resource::{
        Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
    },
    window::{PresentMode, WindowResolution},
};
use bevy_ecs_tilemap::prelude::*;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};
use tabledelve::window::measure::{Measure, measuring};

/// Size of a board with as many tiles as the measured game's map.
const BOARD: TilemapSize = TilemapSize { x: 64, y: 48 };
/// Side of a tile in pixels, in its image and in the window.
const PICTURE: u32 = 256;
const TILE: f32 = 20.0;
/// Number of tile images.
const PICTURES: u32 = 8;

fn main() {
    let mut app = App::new();
    app.add_plugins(DefaultPlugins.set(WindowPlugin {
        primary_window: Some(Window {
            title: "Bare".into(),
            resolution: WindowResolution::new(1280, 800),
            present_mode: PresentMode::AutoVsync,
            ..default()
        }),
        ..default()
    }))
    .add_plugins((EguiPlugin::default(), TilemapPlugin))
    .add_systems(Startup, lay_tiles)
    .add_systems(EguiPrimaryContextPass, panel);
    if let Some(measure) = Measure::asked_for() {
        measuring(&mut app, measure);
        app.add_systems(PostUpdate, |mut measure: ResMut<Measure>| {
            measure.first = true;
            measure.table = true;
        });
    }
    app.run();
}

fn lay_tiles(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    commands.spawn(Camera2d);
    let texture = images.add(pictures());
    let map = commands.spawn_empty().id();
    let mut storage = TileStorage::empty(BOARD);
    for x in 0..BOARD.x {
        for y in 0..BOARD.y {
            let position = TilePos { x, y };
            let tile = commands.spawn(TileBundle {
                position,
                tilemap_id: TilemapId(map),
                texture_index: TileTextureIndex((x * 7 + y * 3) % PICTURES),
                ..default()
            });
            storage.set(&position, tile.id());
        }
    }
    let tile_size = TilemapTileSize { x: TILE, y: TILE };
    commands.entity(map).insert(TilemapBundle {
        grid_size: tile_size.into(),
        size: BOARD,
        storage,
        texture: TilemapTexture::TextureContainer(texture),
        tile_size,
        anchor: TilemapAnchor::Center,
        ..default()
    });
}

/// Plain squares, each a little lighter than the last, as layers of one texture.
fn pictures() -> Image {
    let square = |n: u32| {
        let light = (90 + n * 12) as u8;
        [light, light, light / 2, 255].repeat((PICTURE * PICTURE) as usize)
    };
    let mut image = Image::new(
        Extent3d {
            width: PICTURE,
            height: PICTURE,
            depth_or_array_layers: PICTURES,
        },
        TextureDimension::D2,
        (0..PICTURES).flat_map(square).collect(),
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::default(),
    );
    image.texture_view_descriptor = Some(TextureViewDescriptor {
        dimension: Some(TextureViewDimension::D2Array),
        ..default()
    });
    image
}

fn panel(mut contexts: EguiContexts) -> Result {
    egui::Window::new("Bare").show(contexts.ctx_mut()?, |ui| {
        ui.label("One panel.");
    });
    Ok(())
}
