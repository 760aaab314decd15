//! The roster of surviving heroes, and the memorial of the fallen.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::Ui;
use egui_phosphor::regular as icon;

use crate::{
    app::{
        Overlay, Words,
        roster::{Kept, Roster},
    },
    game::Message,
    ui::{
        page::{Page, scroll},
        theme::{bold, italic, palette, size},
        widgets::{Button, body, caption, divider, rich, tabs, tooltip},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Overlay::Roster)),
    );
}

#[derive(Clone, Copy, PartialEq, Default)]
enum Tab {
    #[default]
    Roster,
    Memorial,
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut roster: ResMut<Roster>,
    mut tab: Local<Tab>,
    mut overlay: ResMut<NextState<Overlay>>,
) -> Result {
    let (title, back) = (words.get("roster-title"), words.get("back"));
    let names = [words.get("roster-living"), words.get("roster-fallen")];
    let all = [
        (Tab::Roster, names[0].as_str()),
        (Tab::Memorial, names[1].as_str()),
    ];
    let mut called = None;
    let leave = Page::new("roster", &title, &back)
        .largest(900.0, 820.0)
        .show(
            contexts.ctx_mut()?,
            |ui| {
                tabs(ui, &mut *tab, &all);
                ui.add_space(6.0);
                let living = *tab == Tab::Roster;
                scroll(ui, if living { "roster" } else { "memorial" }, |ui| {
                    let heroes = if living {
                        &roster.heroes
                    } else {
                        &roster.fallen
                    };
                    if heroes.is_empty() {
                        body(
                            ui,
                            words.get(if living {
                                "roster-none"
                            } else {
                                "roster-no-fallen"
                            }),
                        );
                    }
                    // The latest fallen are remembered first.
                    let mut places: Vec<usize> = (0..heroes.len()).collect();
                    if !living {
                        places.reverse();
                    }
                    for place in places {
                        if one(ui, &words, &heroes[place], living) {
                            called = Some(place);
                        }
                        divider(ui);
                    }
                });
            },
            |_| {},
        );
    if let Some(place) = called {
        roster.heroes[place].away = None;
    }
    if leave {
        overlay.set(Overlay::None);
    }
    Ok(())
}

/// One hero; whether it was called back from a game it is away on.
fn one(ui: &mut Ui, words: &Words, hero: &Kept, living: bool) -> bool {
    let palette = palette(ui.ctx());
    let mut called = false;
    ui.horizontal(|ui| {
        let mark = if living {
            icon::SHIELD_CHEVRON
        } else {
            icon::CROSS
        };
        rich(ui, mark, crate::ui::theme::regular(26.0), palette.ink_soft);
        ui.vertical(|ui| {
            rich(ui, &hero.name, bold(size::BUTTON), palette.ink);
            let crawls = Message::new("roster-crawls").with("n", hero.crawls);
            let game = words.get(&format!("game-{}", hero.game.replace('_', "-")));
            let told = [hero.title.as_str(), &game, &words.plain(&crawls)].join(" · ");
            rich(ui, told, italic(size::BODY), palette.ink_soft);
            if !hero.gear.is_empty() {
                caption(ui, hero.gear.join(", "));
            }
            if hero.away.is_some() {
                ui.horizontal(|ui| {
                    caption(ui, words.get("roster-away"));
                    let text = words.get("roster-call-back");
                    let button = ui.add(Button::new(&text).quiet());
                    called = tooltip(button, words.get("roster-call-back-note")).clicked();
                });
            }
        });
    });
    called
}
