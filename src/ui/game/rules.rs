//! What rules are called, out of the headings of the rulebook.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::app::paths::Paths;
use crate::app::{AppState, CurrentTable};
use crate::game::RuleId;
use crate::ui::book::Rulebook;

/// The heading of each rule of the game on the table.
#[derive(Resource, Default)]
pub(super) struct RuleTitles(BTreeMap<String, String>);

impl RuleTitles {
    /// What a rule is called; one without a heading goes by its id.
    pub(super) fn of(&self, rule: RuleId) -> String {
        self.0
            .get(rule.section())
            .cloned()
            .unwrap_or_else(|| rule.section().to_owned())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RuleTitles>()
        .add_systems(OnEnter(AppState::Table), read);
}

fn read(table: Option<Res<CurrentTable>>, paths: Res<Paths>, mut titles: ResMut<RuleTitles>) {
    titles.0.clear();
    let Some(table) = table else { return };
    match Rulebook::read(&paths.assets(), table.0.game()) {
        Ok(book) => {
            let sections = book
                .chapters
                .into_iter()
                .flat_map(|chapter| chapter.sections);
            titles
                .0
                .extend(sections.map(|section| (section.id, section.title)));
        }
        Err(error) => warn!("the rulebook cannot be read: {error}"),
    }
}
