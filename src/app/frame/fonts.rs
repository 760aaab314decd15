use std::{collections::BTreeMap, sync::Arc};

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPreUpdateSet, egui};
use egui::{FontData, FontDefinitions, FontFamily, FontTweak};

use crate::app::Settings;

/// Font family for bold text.
pub const BOLD: &str = "bold";
/// Font family for italic text.
pub const ITALIC: &str = "italic";

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
    let serif: BTreeMap<String, &'static [u8]> = typst_assets::fonts()
        .filter_map(|font| Some((full_name(font)?, font)))
        .filter(|(name, _)| name.starts_with("Libertinus Serif"))
        .collect();
    let data = |bytes| {
        FontData::from_static(bytes).tweak(FontTweak {
            scale,
            ..FontTweak::default()
        })
    };
    let mut style = |key: &str, names: &[&str]| {
        let found = names.iter().find_map(|name| serif.get(*name));
        if let Some(bytes) = found {
            fonts
                .font_data
                .insert(key.to_owned(), Arc::new(data(bytes)));
        }
        found.is_some()
    };
    let regular = style("serif", &["Libertinus Serif", "Libertinus Serif Regular"]);
    let bold = style(
        "serif-bold",
        &["Libertinus Serif Bold", "Libertinus Serif Semibold"],
    );
    let italic = style("serif-italic", &["Libertinus Serif Italic"]);
    fonts.font_data.insert(
        "phosphor".into(),
        FontData::from_static(egui_phosphor::Variant::Regular.font_bytes()).into(),
    );
    let rest = fonts
        .families
        .get(&FontFamily::Proportional)
        .cloned()
        .unwrap_or_default();
    let mut family = |family: FontFamily, serif: Option<&str>| {
        // The icon font has blank letters, so it must come after the text font.
        let list = serif
            .into_iter()
            .map(str::to_owned)
            .chain(["phosphor".to_owned()]);
        fonts
            .families
            .insert(family, list.chain(rest.iter().cloned()).collect());
    };
    family(FontFamily::Proportional, regular.then_some("serif"));
    family(FontFamily::Name(BOLD.into()), bold.then_some("serif-bold"));
    family(
        FontFamily::Name(ITALIC.into()),
        italic.then_some("serif-italic"),
    );
    fonts
}

/// Full name from a font's name table (name 4).
fn full_name(font: &[u8]) -> Option<String> {
    let u16_at = |at: usize| Some(u16::from_be_bytes(font.get(at..at + 2)?.try_into().ok()?));
    let u32_at = |at: usize| Some(u32::from_be_bytes(font.get(at..at + 4)?.try_into().ok()?));
    let tables = usize::from(u16_at(4)?);
    let table = (0..tables)
        .map(|n| 12 + 16 * n)
        .find(|at| font.get(*at..at + 4) == Some(b"name"))?;
    let start = u32_at(table + 8)? as usize;
    let strings = start + usize::from(u16_at(start + 4)?);
    for record in (0..usize::from(u16_at(start + 2)?)).map(|n| start + 6 + 12 * n) {
        // Windows platform: big-endian UTF-16.
        if u16_at(record)? == 3 && u16_at(record + 6)? == 4 {
            let length = usize::from(u16_at(record + 8)?);
            let at = strings + usize::from(u16_at(record + 10)?);
            let units: Vec<u16> = font
                .get(at..at + length)?
                .chunks_exact(2)
                .map(|pair| u16::from_be_bytes([pair[0], pair[1]]))
                .collect();
            return String::from_utf16(&units).ok();
        }
    }
    None
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
