//! Names of rules, from the headings of the rulebook.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::app::frame::paths::Paths;
use crate::app::{AppState, CurrentTable, Shelf, Words};
use crate::game::RuleId;
use crate::ui::book::Rulebook;
use crate::ui::book::rulings::{self, Ruling};

/// The heading of each rule of the game on the table.
#[derive(Resource, Default)]
pub(super) struct RuleTitles(BTreeMap<String, String>);

/// The rulings where the game's book is silent or contradicts itself.
#[derive(Resource, Default)]
pub(super) struct Rulings(Vec<Ruling>);

impl Rulings {
    /// The rulings on a rule.
    pub(super) fn on(&self, rule: RuleId) -> impl Iterator<Item = &Ruling> {
        let belongs = move |ruling: &&Ruling| ruling.rules.iter().any(|id| id == rule.section());
        self.0.iter().filter(belongs)
    }
}

impl RuleTitles {
    /// The name of a rule; without a heading, its id.
    pub(super) fn of(&self, rule: RuleId) -> String {
        self.0
            .get(rule.section())
            .cloned()
            .unwrap_or_else(|| rule.section().to_owned())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RuleTitles>()
        .init_resource::<Rulings>()
        .add_systems(OnEnter(AppState::Table), (read, read_rulings))
        .add_systems(
            Update,
            (read, read_rulings)
                .run_if(resource_changed::<Shelf>.or_else(resource_changed::<Words>))
                .run_if(in_state(AppState::Table)),
        );
}

fn read_rulings(
    table: Option<Res<CurrentTable>>,
    paths: Res<Paths>,
    shelf: Res<Shelf>,
    words: Res<Words>,
    mut rulings: ResMut<Rulings>,
) {
    let game = table.map(|table| table.0.game());
    let read = |game| rulings::read(paths.root(), &shelf.files, game, words.text());
    rulings.0 = game.map_or_else(Vec::new, read);
}

fn read(
    table: Option<Res<CurrentTable>>,
    shelf: Res<Shelf>,
    words: Res<Words>,
    mut titles: ResMut<RuleTitles>,
) {
    let Some(table) = table else { return };
    match Rulebook::read(&shelf.files, table.0.game(), words.text()) {
        Ok(book) => {
            titles.0.clear();
            let sections = book
                .chapters
                .into_iter()
                .flat_map(|chapter| chapter.sections);
            titles
                .0
                .extend(sections.map(|section| (section.id, section.title)));
        }
        Err(error) => warn!("{error}"),
    }
}
