//! Pictures that fill the window.

use std::path::Path;

use bevy_egui::egui;
use egui::{Color32, ColorImage, Id, Rect, TextureHandle, TextureOptions, Ui, pos2};

use super::widgets::desk;
use crate::app::paths::Paths;

/// Paints the title scene, or the bare table where there is none; whether there is one.
pub(super) fn title(ui: &Ui, place: Rect, paths: &Paths) -> bool {
    let file = paths.assets().join("art/title.png");
    let Some(picture) = picture(ui.ctx(), &file) else {
        desk(ui.painter(), place);
        return false;
    };
    // Covers the window; what is too much is cut off evenly.
    let (window, size) = (place.size(), picture.size_vec2());
    let scale = (window / size).max_elem();
    let shown = window / (size * scale);
    let uv = Rect::from_center_size(pos2(0.5, 0.5), shown);
    ui.painter().image(picture.id(), place, uv, Color32::WHITE);
    true
}

/// A picture file as a texture, read once; `None` where it is missing or damaged.
pub(super) fn picture(ctx: &egui::Context, file: &Path) -> Option<TextureHandle> {
    let id = Id::new(("picture", file));
    if let Some(known) = ctx.data(|data| data.get_temp::<Option<TextureHandle>>(id)) {
        return known;
    }
    let read = image::open(file).ok().map(|image| {
        let image = image.to_rgba8();
        let size = [image.width() as usize, image.height() as usize];
        let image = ColorImage::from_rgba_unmultiplied(size, image.as_raw());
        ctx.load_texture(file.to_string_lossy(), image, TextureOptions::LINEAR)
    });
    ctx.data_mut(|data| data.insert_temp(id, read.clone()));
    read
}
