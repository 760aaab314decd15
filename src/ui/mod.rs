//! The screens: sheets of parchment on the table.
// Systems name everything they need as arguments.
#![allow(clippy::too_many_arguments)]

mod book;
mod game;
mod loading;
pub mod page;
mod scene;
mod screens;
mod texture;
pub mod theme;
mod toast;
pub mod widgets;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use crate::app::{AppState, audio::sound::SoundSystems};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, forget_focus.run_if(state_changed::<AppState>))
        .add_systems(Last, widgets::heard::play.before(SoundSystems))
        .add_plugins((
            texture::plugin,
            theme::plugin,
            loading::plugin,
            game::plugin,
            screens::plugin,
            toast::plugin,
        ));
}

/// Our colours, type and size for a window with nothing but a sheet in it.
pub(crate) fn plugin_bare(app: &mut App) {
    app.add_plugins(theme::plugin);
}

/// The whole window as an area to lay things out in, below all dialogs.
pub fn root(ctx: &egui::Context, id: &str) -> egui::Ui {
    egui::Ui::new(
        ctx.clone(),
        egui::Id::new(id),
        egui::UiBuilder::new()
            .layer_id(egui::LayerId::background())
            .max_rect(ctx.content_rect()),
    )
}

/// Drops the keyboard focus when the screen it was on is left.
fn forget_focus(mut contexts: EguiContexts) {
    if let Ok(ctx) = contexts.ctx_mut() {
        ctx.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use std::{
        collections::BTreeSet,
        fs,
        path::{Path, PathBuf},
    };

    fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                files(&path, ending, found);
            } else if path.extension().is_some_and(|it| it == ending) {
                found.push(path);
            }
        }
    }

    /// The keys of all texts in English.
    fn keys(root: &Path) -> BTreeSet<String> {
        let mut found = Vec::new();
        files(&root.join("assets/locale/en"), "ftl", &mut found);
        let texts = found.iter().map(|file| fs::read_to_string(file).unwrap());
        let key = |line: &str| Some(line.split_once(" =")?.0.to_owned());
        let keys = texts.flat_map(|text| text.lines().filter_map(key).collect::<Vec<_>>());
        // Not what goes on in a line of its own, or is a comment.
        let begins = |key: &String| key.starts_with(|it: char| it.is_ascii_lowercase());
        keys.filter(begins).collect()
    }

    /// True if a string of the source is written like a key, with the gaps that something is put into:
    /// `game-room-{}`. Nothing else is: pictures and sounds have no hyphens.
    fn is_key(string: &str) -> bool {
        let in_gaps = string.split('{').skip(1);
        let gaps_close = in_gaps.clone().all(|it| it.contains('}'));
        let after = in_gaps.filter_map(|it| it.split_once('}'));
        let first = string.split('{').next().unwrap_or_default();
        let parts = [first].into_iter().chain(after.map(|it| it.1));
        let letter = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || "-_".contains(it);
        let begins = first.starts_with(|it: char| it.is_ascii_lowercase());
        begins && gaps_close && first.contains('-') && parts.collect::<String>().chars().all(letter)
    }

    /// True if one of the keys is this, or has it as a part: `credits-{book}-{part}` is put together from
    /// others.
    fn is_among(keys: &BTreeSet<String>, string: &str) -> bool {
        if keys.contains(string) {
            return true;
        }
        let (first, last) = match (string.split_once('{'), string.rsplit_once('}')) {
            (Some((first, _)), Some((_, last))) => (first, last),
            _ => {
                let part = format!("-{string}-");
                return keys.iter().any(|key| format!("-{key}-").contains(&part));
            }
        };
        let fits = |key: &&String| key.starts_with(first) && key.ends_with(last);
        keys.iter().any(|key| fits(&key))
    }

    /// However a text is named: alone, in a list, or by one of several keys.
    #[test]
    fn everything_that_the_window_says_is_in_the_texts() {
        /// What is written like a key, and names a typeface or a server of sound.
        const OTHERS: [&str; 3] = ["serif-bold", "serif-italic", "pipewire-0"];
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let keys = keys(root);
        let mut found = Vec::new();
        for folder in ["src/ui", "src/app", "src/view", "src/window"] {
            files(&root.join(folder), "rs", &mut found);
        }
        let (mut checked, mut missing) = (BTreeSet::new(), Vec::new());
        for file in found {
            let source = fs::read_to_string(&file).unwrap();
            let source = source.split("#[cfg(test)]\nmod ").next();
            let source = source.unwrap_or_default();
            let strings = source.split('"');
            let like_keys = strings.filter(|it| is_key(it) && !OTHERS.contains(it));
            // A key of one word is known by where it stands.
            let called = ["words.get(\"", ".text(\"", "Phrase::new(\""];
            let called = called.iter().flat_map(|call| source.split(call).skip(1));
            let called = called.filter_map(|it| it.split('"').next());
            for string in like_keys.chain(called) {
                checked.insert(string.to_owned());
                if !is_among(&keys, string) {
                    missing.push(format!("{}: {string}", file.display()));
                }
            }
        }
        assert!(checked.len() > 500, "only {} texts found", checked.len());
        assert_eq!(missing, Vec::<String>::new());
    }

    #[test]
    fn a_text_that_is_not_there_is_missed() {
        let keys = BTreeSet::from(["game-room-hall", "credits-dive-note"].map(str::to_owned));
        for there in [
            "game-room-hall",
            "game-room-{}",
            "credits-{book}-note",
            "dive-note",
        ] {
            assert!(is_key(there) && is_among(&keys, there), "{there}");
        }
        for gone in [
            "game-room-cave",
            "game-door-{}",
            "credits-{book}-text",
            "room-cave",
        ] {
            assert!(is_key(gone) && !is_among(&keys, gone), "{gone}");
        }
        for other in [
            "a note-book",
            "hit_points",
            "{}-short",
            "core:rat",
            "ctrl+z",
            "Wood-dark",
        ] {
            assert!(!is_key(other), "{other}");
        }
    }
}
