use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPreUpdateSet, egui};
use egui::{FontData, FontDefinitions, FontFamily, FontTweak};

use crate::app::Settings;

/// Font family for bold text.
pub const BOLD: &str = "bold";
/// Font family for italic text.
pub const ITALIC: &str = "italic";

/// The font files that `build.rs` takes out of their collection.
const STYLES: [(&str, &[u8]); 3] = [
    (
        "serif",
        include_bytes!(concat!(env!("OUT_DIR"), "/serif.otf")),
    ),
    (
        "serif-bold",
        include_bytes!(concat!(env!("OUT_DIR"), "/serif-bold.otf")),
    ),
    (
        "serif-italic",
        include_bytes!(concat!(env!("OUT_DIR"), "/serif-italic.otf")),
    ),
];

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        install
            .after(EguiPreUpdateSet::InitContexts)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// Installs the fonts, and again when the size of text is set to another one.
fn install(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut done: Local<Option<u16>>,
) -> Result {
    if *done == Some(settings.text) {
        return Ok(());
    }
    let Ok(ctx) = contexts.ctx_mut() else {
        return Ok(());
    };
    ctx.set_fonts(definitions(f32::from(settings.text) / 100.0));
    *done = Some(settings.text);
    Ok(())
}

/// Libertinus Serif in three styles and at this size, falling back on icons and egui's own fonts.
fn definitions(scale: f32) -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let data = |bytes| {
        FontData::from_static(bytes).tweak(FontTweak {
            scale,
            ..FontTweak::default()
        })
    };
    for (style, bytes) in STYLES {
        let font = Arc::new(data(bytes));
        fonts.font_data.insert(style.to_owned(), font);
    }
    fonts.font_data.insert(
        "phosphor".into(),
        FontData::from_static(egui_phosphor::Variant::Regular.font_bytes()).into(),
    );
    let rest = fonts
        .families
        .get(&FontFamily::Proportional)
        .cloned()
        .unwrap_or_default();
    let mut family = |family: FontFamily, style: &str| {
        // The icon font has blank letters, so it must come after the text font.
        let list = [style, "phosphor"].map(str::to_owned).into_iter();
        fonts
            .families
            .insert(family, list.chain(rest.iter().cloned()).collect());
    };
    family(FontFamily::Proportional, "serif");
    family(FontFamily::Name(BOLD.into()), "serif-bold");
    family(FontFamily::Name(ITALIC.into()), "serif-italic");
    fonts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_book_serif_is_there_in_all_styles() {
        let fonts = definitions(1.0);
        for name in ["serif", "serif-bold", "serif-italic", "phosphor"] {
            assert!(fonts.font_data.contains_key(name), "{name}");
        }
    }
}
