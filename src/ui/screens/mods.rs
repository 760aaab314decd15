//! The mods: which are installed, which are on, and their errors.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::Ui;
use egui_phosphor::regular as icon;

use crate::{
    app::{Overlay, RunOptions, Shelf, Words, playing::shelf::ModSwitches},
    content::{CORE, ModInfo, ModState, Problem},
    game::Phrase,
    ui::{
        page::{Page, scroll},
        theme::{bold, palette, regular, size},
        widgets::{body, caption, divider, heading, lines, rich, switch_of},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Overlay::Mods)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    shelf: Res<Shelf>,
    options: Res<RunOptions>,
    mut switches: ResMut<ModSwitches>,
    mut overlay: ResMut<NextState<Overlay>>,
) -> Result {
    let (title, back) = (words.get("mods-title"), words.get("back"));
    let mut wanted = switches.clone();
    let leave = Page::new("mods", &title, &back).largest(940.0, 860.0).show(
        contexts.ctx_mut()?,
        |ui| {
            scroll(ui, "mods", |ui| {
                body(ui, words.get("mods-note"));
                for root in options.paths.mod_roots() {
                    caption(ui, root.display().to_string());
                }
                divider(ui);
                problems(ui, &words, "mods-core-broken", &shelf.broken);
                problems(ui, &words, "mods-edit", &shelf.edit);
                let Some(library) = &shelf.library else {
                    return;
                };
                problems(ui, &words, "mods-strays", library.strays());
                let mods = library.mods().iter().filter(|info| &*info.id != CORE);
                let mut any = false;
                for info in mods {
                    any = true;
                    let named = options.mods.contains(&info.folder);
                    one(ui, &words, info, named, &mut wanted);
                    divider(ui);
                }
                if !any {
                    body(ui, words.get("mods-none"));
                }
            });
        },
        |_| {},
    );
    if *switches != wanted {
        *switches = wanted;
    }
    if leave {
        overlay.set(Overlay::None);
    }
    Ok(())
}

/// One mod: its switch, author, requirements and errors. One named on the command line has no
/// switch.
fn one(ui: &mut Ui, words: &Words, info: &ModInfo, named: bool, switches: &mut ModSwitches) {
    let palette = palette(ui.ctx());
    let mut on = !switches.off.contains(&*info.id);
    let name = info
        .manifest
        .as_ref()
        .map_or(&*info.id, |manifest| &manifest.name);
    let version = Phrase::new("mods-version").with("version", info.version().to_string());
    ui.horizontal(|ui| {
        if !named && switch_of(ui, &mut on, name, "").changed() {
            let id = info.id.to_string();
            if on {
                switches.off.remove(&id);
            } else {
                switches.off.insert(id);
            }
        }
        ui.vertical(|ui| {
            rich(ui, name, bold(size::BUTTON), palette.ink);
            if info.manifest.is_some() {
                caption(ui, format!("{} · {}", info.id, words.plain(&version)));
            }
        });
    });
    let (mark, key, colour) = match &info.state {
        ModState::Loaded => (icon::CHECK_CIRCLE, "mods-in-use", palette.verdigris),
        ModState::Disabled => (icon::MINUS_CIRCLE, "mods-switched-off", palette.ink_soft),
        ModState::Faulty(_) => (icon::WARNING, "mods-left-out", palette.oxblood),
    };
    rich(
        ui,
        format!("{mark}  {}", words.get(key)),
        regular(size::BODY),
        colour,
    );
    if named {
        caption(ui, words.get("mods-named"));
    }
    if let Some(manifest) = &info.manifest {
        if !manifest.author.is_empty() {
            let by = Phrase::new("mods-by").with("author", manifest.author.clone());
            caption(ui, words.plain(&by));
        }
        if !manifest.description.is_empty() {
            body(ui, &manifest.description);
        }
        for (key, ids) in [
            ("mods-requires", manifest.requires.keys()),
            ("mods-optional", manifest.optional.keys()),
            ("mods-conflicts", manifest.conflicts.keys()),
        ] {
            let ids: Vec<&str> = ids.map(String::as_str).collect();
            if !ids.is_empty() {
                caption(
                    ui,
                    words.plain(&Phrase::new(key).with("mods", ids.join(", "))),
                );
            }
        }
    }
    if let ModState::Faulty(found) = &info.state {
        listed(ui, found);
    }
    caption(ui, info.folder.display().to_string());
}

fn problems(ui: &mut Ui, words: &Words, key: &str, found: &[Problem]) {
    if found.is_empty() {
        return;
    }
    heading(ui, words.get(key));
    listed(ui, found);
    divider(ui);
}

fn listed(ui: &mut Ui, found: &[Problem]) {
    let told: Vec<String> = found.iter().map(ToString::to_string).collect();
    egui::Frame::new().inner_margin(10).show(ui, |ui| {
        crate::ui::widgets::inset(
            ui.painter(),
            ui.available_rect_before_wrap()
                .with_max_y(ui.cursor().top()),
        );
        lines(ui, told.iter().map(String::as_str));
    });
}
