//! Custom mouse pointers, and the window icon.

use bevy::{
    asset::RenderAssetUsages,
    ecs::system::NonSendMarker,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    window::{CursorIcon, CustomCursor, CustomCursorImage, PrimaryWindow, SystemCursorIcon},
    winit::WINIT_WINDOWS,
};
use bevy_egui::{EguiGlobalSettings, EguiOutput, PrimaryEguiContext, egui};
use image::{RgbaImage, imageops::FilterType};

use crate::app::Shelf;
use crate::content::Files;

/// Pointers with a drawing of our own; the others come from the system.
#[derive(Resource, Default)]
struct Pointers {
    arrow: Option<CursorIcon>,
    hand: Option<CursorIcon>,
    grab: Option<CursorIcon>,
    grabbing: Option<CursorIcon>,
    wait: Option<CursorIcon>,
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Pointers>()
        .add_systems(PreUpdate, read.run_if(resource_changed::<Shelf>))
        .add_systems(Update, frame_picture)
        .add_systems(Last, show);
}

/// Folder of the pointers and the window icon.
const FOLDER: &str = "assets/art/ui";

/// A square image with this side in pixels; if it is missing, the system's own is used.
fn picture(files: &Files, name: &str, side: u32) -> Option<RgbaImage> {
    let file = files.file(&format!("{FOLDER}/{name}_{side}.png"))?;
    match image::open(file) {
        Ok(picture) => {
            let fitting = picture.resize_exact(side, side, FilterType::Triangle);
            Some(fitting.into_rgba8())
        }
        Err(error) => {
            warn!("{}: {error}", file.display());
            None
        }
    }
}

/// Reads the pointers at the start, and again after they change.
fn read(
    shelf: Res<Shelf>,
    mut images: ResMut<Assets<Image>>,
    mut pointers: ResMut<Pointers>,
    mut egui: ResMut<EguiGlobalSettings>,
    mut known: Local<Files>,
) {
    if known.same_below(&shelf.files, FOLDER) {
        return;
    }
    *known = shelf.files.clone();
    // Otherwise egui would keep overwriting our pointer.
    egui.enable_cursor_icon_updates = false;
    let mut pointer = |name: &str, hotspot: (u16, u16)| {
        let pixels = picture(&shelf.files, &format!("cursor_{name}"), 32)?;
        let (width, height) = pixels.dimensions();
        let size = Extent3d {
            width,
            height,
            depth_or_array_layers: 1,
        };
        let image = Image::new(
            size,
            TextureDimension::D2,
            pixels.into_raw(),
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::default(),
        );
        Some(CursorIcon::Custom(CustomCursor::Image(CustomCursorImage {
            handle: images.add(image),
            hotspot,
            ..default()
        })))
    };
    *pointers = Pointers {
        arrow: pointer("pointer", (2, 2)),
        hand: pointer("hand", (12, 2)),
        grab: pointer("grab", (16, 16)),
        grabbing: pointer("grabbing", (16, 16)),
        wait: pointer("wait", (16, 16)),
    };
}

/// Shows the pointer that the panels ask for.
fn show(
    output: Single<&EguiOutput, With<PrimaryEguiContext>>,
    window: Single<Entity, With<PrimaryWindow>>,
    pointers: Res<Pointers>,
    mut last: Local<Option<CursorIcon>>,
    mut commands: Commands,
) {
    use egui::CursorIcon as Asked;
    let asked = output.platform_output.cursor_icon;
    let (drawn, own) = match asked {
        Asked::PointingHand => (&pointers.hand, SystemCursorIcon::Pointer),
        Asked::Grab => (&pointers.grab, SystemCursorIcon::Grab),
        Asked::Grabbing => (&pointers.grabbing, SystemCursorIcon::Grabbing),
        Asked::Wait | Asked::Progress => (&pointers.wait, SystemCursorIcon::Wait),
        Asked::Help => (&pointers.hand, SystemCursorIcon::Help),
        Asked::Text => (&None, SystemCursorIcon::Text),
        _ => (&pointers.arrow, SystemCursorIcon::Default),
    };
    let icon = drawn.clone().unwrap_or(CursorIcon::System(own));
    if last.as_ref() != Some(&icon) {
        commands.entity(*window).insert(icon.clone());
        *last = Some(icon);
    }
}

/// Sets the window icon once there is a window.
fn frame_picture(
    window: Single<Entity, With<PrimaryWindow>>,
    shelf: Res<Shelf>,
    // Window handles must be used on the main thread.
    _main_thread: NonSendMarker,
    mut done: Local<bool>,
) {
    if *done {
        return;
    }
    WINIT_WINDOWS.with_borrow(|windows| {
        let Some(framed) = windows.get_window(*window) else {
            return;
        };
        *done = true;
        let Some(pixels) = picture(&shelf.files, "icon", 64) else {
            return;
        };
        let (width, height) = pixels.dimensions();
        match winit::window::Icon::from_rgba(pixels.into_raw(), width, height) {
            Ok(icon) => framed.set_window_icon(Some(icon)),
            Err(error) => warn!("the window's picture: {error}"),
        }
    });
}
