//! Credits: the authors of the rules, and the parts the program is built of.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    app::{Overlay, Words},
    ui::{
        page::{Page, scroll},
        theme::{bold, italic, regular, size},
        widgets::{TextTable, body, caption, divider, heading},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Overlay::Credits)),
    );
}

/// The rulebooks used, by the keys of their texts.
const BOOKS: [&str; 5] = [
    "deck-crawl",
    "band-crawl",
    "card-grid",
    "dungeon-dive",
    "hex-adventure",
];
/// Other parts of the program.
const PARTS: [&str; 5] = ["serif", "icons", "bevy", "egui", "rust"];

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut overlay: ResMut<NextState<Overlay>>,
) -> Result {
    let (title, back) = (words.get("credits-title"), words.get("back"));
    let leave = Page::new("credits", &title, &back)
        .largest(860.0, 820.0)
        .show(
            contexts.ctx_mut()?,
            |ui| {
                scroll(ui, "credits", |ui| {
                    body(ui, words.get("credits-own"));
                    divider(ui);
                    heading(ui, words.get("credits-rules"));
                    body(ui, words.get("credits-rules-note"));
                    ui.add_space(6.0);
                    books(ui, &words);
                    ui.add_space(4.0);
                    caption(ui, words.get("credits-not-involved"));
                    caption(ui, words.get("credits-srd"));
                    divider(ui);
                    heading(ui, words.get("credits-built-of"));
                    for part in PARTS {
                        body(ui, words.get(&format!("credits-part-{part}")));
                    }
                    divider(ui);
                    body(ui, words.get("credits-licence"));
                });
            },
            |_| {},
        );
    if leave {
        overlay.set(Overlay::None);
    }
    Ok(())
}

fn books(ui: &mut egui::Ui, words: &Words) {
    let text = |book: &str, part: &str| words.get(&format!("credits-{book}-{part}"));
    let rows: Vec<Vec<String>> = BOOKS
        .iter()
        .map(|book| {
            ["here", "after", "by"]
                .iter()
                .map(|part| text(book, part))
                .collect()
        })
        .collect();
    let headings = ["here", "after", "by"].map(|part| words.get(&format!("credits-{part}")));
    TextTable {
        headings: &headings,
        rows: &rows,
        fonts: &[bold(size::BODY), italic(size::BODY), regular(size::BODY)],
        hints: &[],
    }
    .show(ui);
}
