//! The campaigns: their people and shared goods, the memorial of the fallen, the chronicle.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::Ui;
use egui_phosphor::regular as icon;

use crate::{
    app::{
        Overlay, Words,
        kept::{
            roster::{Roster, RosterPlace},
            saves::outcome_key,
        },
    },
    game::{Campaign, Chapter, Message, Person},
    ui::{
        page::{Page, scroll},
        theme::{bold, italic, palette, size},
        widgets::{Button, body, caption, divider, heading, rich, tabs, tooltip},
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
    Chronicle,
}

impl Tab {
    /// The name under which the scroll position is kept, and the key of the text for an empty list.
    fn keys(self) -> (&'static str, &'static str) {
        match self {
            Tab::Roster => ("roster", "roster-none"),
            Tab::Memorial => ("memorial", "roster-no-fallen"),
            Tab::Chronicle => ("chronicle", "roster-no-chronicle"),
        }
    }

    fn is_empty(self, campaign: &Campaign) -> bool {
        match self {
            Tab::Roster => campaign.people.is_empty() && campaign.shared.is_none(),
            Tab::Memorial => campaign.fallen.is_empty(),
            Tab::Chronicle => campaign.chronicle.is_empty(),
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut roster: ResMut<Roster>,
    mut tab: Local<Tab>,
    mut overlay: ResMut<NextState<Overlay>>,
) -> Result {
    let (title, back) = (words.get("roster-title"), words.get("back"));
    let names = ["roster-living", "roster-fallen", "roster-chronicle"].map(|key| words.get(key));
    let all = [
        (Tab::Roster, names[0].as_str()),
        (Tab::Memorial, names[1].as_str()),
        (Tab::Chronicle, names[2].as_str()),
    ];
    let mut called: Option<RosterPlace> = None;
    let leave = Page::new("roster", &title, &back)
        .largest(900.0, 820.0)
        .show(
            contexts.ctx_mut()?,
            |ui| {
                tabs(ui, &mut *tab, &all);
                ui.add_space(6.0);
                let (list, none) = tab.keys();
                scroll(ui, list, |ui| {
                    if roster.campaigns.iter().all(|it| tab.is_empty(it)) {
                        body(ui, words.get(none));
                    }
                    let campaigns = roster.campaigns.iter().enumerate();
                    for (place, campaign) in campaigns.filter(|(_, it)| !tab.is_empty(it)) {
                        heading(ui, title_of(&words, campaign));
                        let back = of(ui, &words, campaign, *tab);
                        called = called.or(back.map(|person| (place, person)));
                    }
                });
            },
            |_| {},
        );
    if let Some((campaign, person)) = called {
        roster.campaigns[campaign].call_back(person);
    }
    if leave {
        overlay.set(Overlay::None);
    }
    Ok(())
}

/// The name of a campaign; a game's default one is named after the game.
fn title_of(words: &Words, campaign: &Campaign) -> String {
    let game = words.get(&format!("game-{}", campaign.game.replace('_', "-")));
    let name = if campaign.name == campaign.game {
        game
    } else {
        format!("{} · {game}", campaign.name)
    };
    if campaign.ended {
        format!("{name} · {}", words.get("roster-ended"))
    } else {
        name
    }
}

/// The contents of a tab; returns the person called back from a game, if any.
fn of(ui: &mut Ui, words: &Words, campaign: &Campaign, tab: Tab) -> Option<usize> {
    let mut called = None;
    match tab {
        Tab::Roster => {
            for line in campaign.shared.iter().flat_map(|shared| &shared.lines) {
                body(ui, line);
            }
            for (place, person) in campaign.people.iter().enumerate() {
                if one(ui, words, person, true) {
                    called = Some(place);
                }
                divider(ui);
            }
        }
        // The latest come first.
        Tab::Memorial => {
            for person in campaign.fallen.iter().rev() {
                one(ui, words, person, false);
                divider(ui);
            }
        }
        Tab::Chronicle => {
            for chapter in campaign.chronicle.iter().rev() {
                line(ui, words, chapter);
                divider(ui);
            }
        }
    }
    called
}

/// A game in the chronicle.
fn line(ui: &mut Ui, words: &Words, chapter: &Chapter) {
    let palette = palette(ui.ctx());
    let outcome = words.get(outcome_key(chapter.outcome));
    rich(ui, outcome, bold(size::BODY), palette.ink);
    rich(ui, &chapter.summary, italic(size::BODY), palette.ink_soft);
    if !chapter.fallen.is_empty() {
        let fallen = Message::new("roster-fell").with("names", chapter.fallen.join(", "));
        caption(ui, words.plain(&fallen));
    }
}

/// One person; true if the button to call it back was pressed.
fn one(ui: &mut Ui, words: &Words, person: &Person, living: bool) -> bool {
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
            rich(ui, &person.name, bold(size::BUTTON), palette.ink);
            let back = Message::new("roster-crawls").with("n", person.adventures);
            let told = [person.title.as_str(), &words.plain(&back)].join(" · ");
            rich(ui, told, italic(size::BODY), palette.ink_soft);
            if !person.lines.is_empty() {
                caption(ui, person.lines.join(", "));
            }
            if person.away.is_some() {
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
