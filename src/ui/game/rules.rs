//! What rules are called, out of the headings of the rulebook.

use std::collections::BTreeMap;
use std::path::Path;

use bevy::prelude::*;

use crate::app::paths::Paths;
use crate::app::{AppState, CurrentTable};
use crate::game::RuleId;

/// The heading of each rule of the game on the table.
#[derive(Resource, Default)]
pub(super) struct RuleTitles(BTreeMap<String, String>);

impl RuleTitles {
    /// What a rule is called; one without a heading goes by its id.
    pub(super) fn of(&self, rule: RuleId) -> String {
        self.0.get(rule.section()).cloned().unwrap_or_else(|| rule.section().to_owned())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RuleTitles>().add_systems(OnEnter(AppState::Table), read);
}

fn read(table: Option<Res<CurrentTable>>, paths: Res<Paths>, mut titles: ResMut<RuleTitles>) {
    titles.0.clear();
    let Some(table) = table else { return };
    let folder = paths.assets().join("rulesets").join(table.0.game()).join("rulebook");
    for text in texts(&folder) {
        titles.0.extend(text.lines().filter_map(heading));
    }
}

fn texts(folder: &Path) -> Vec<String> {
    let Ok(files) = std::fs::read_dir(folder) else {
        warn!("{}: the rulebook cannot be read", folder.display());
        return Vec::new();
    };
    files
        .flatten()
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "md"))
        .filter_map(|path| std::fs::read_to_string(path).ok())
        .collect()
}

/// The id and the words of a line like `## The deal {#heroes.deal}`.
fn heading(line: &str) -> Option<(String, String)> {
    let words = line.strip_prefix("## ")?;
    let (title, id) = words.split_once("{#")?;
    let id = id.trim_end().strip_suffix('}')?;
    Some((id.to_owned(), title.trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_with_an_id_are_rules() {
        let found = heading("## The deal {#heroes.deal}");
        assert_eq!(found, Some(("heroes.deal".into(), "The deal".into())));
        assert_eq!(heading("# Heroes"), None);
        assert_eq!(heading("Text with {#braces}"), None);
    }

    #[test]
    fn every_rule_of_the_book_has_a_title() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let folder = assets.join("rulesets/deck_crawl/rulebook");
        let titles: Vec<_> =
            texts(&folder).iter().flat_map(|text| text.lines().filter_map(heading).collect::<Vec<_>>()).collect();
        assert!(titles.len() > 30, "{}", titles.len());
        assert!(titles.iter().all(|(_, title)| !title.is_empty()));
    }
}
