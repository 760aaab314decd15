use std::collections::{BTreeMap, BTreeSet};

use super::super::{Games, section_titles};
use crate::{
    content::{Library, Named, Problem, Registry, nearest},
    dungeon::{Thing, atlas::drawings},
    text::{ENGLISH, Text, keys},
};

/// Names in records that lead to nothing.
pub(super) fn check(games: Games, registry: &Registry, library: &Library) -> Vec<Problem> {
    let mut known = Known::new(games, library);
    let named = library.names(registry);
    let mut found: Vec<Problem> = named
        .iter()
        .filter_map(|name| known.missing(name))
        .collect();
    for (id, thing) in library.all::<Thing>() {
        let name = thing.drawing.replace('_', "-");
        let [key, ground] = ["thing", "ground"].map(|what| format!("board-{what}-{name}"));
        if !known.text.knows(&key) && !known.text.knows(&ground) {
            let message = format!(
                "`{id}` has no text, so that players do not learn what it is: write `{key}`, or \
                 `{ground}` for open ground"
            );
            found.extend(library.warning_at::<Thing>(id, "drawing", message));
        }
    }
    found
}

/// Everything that names can lead to.
struct Known<'a> {
    text: Text,
    keys: BTreeSet<String>,
    library: &'a Library,
    drawings: BTreeMap<String, BTreeSet<String>>,
    /// The sections of each game's rulebook, with those of its rules.
    sections: BTreeMap<&'static str, BTreeSet<String>>,
}

impl<'a> Known<'a> {
    fn new(games: Games, library: &'a Library) -> Self {
        let files = library.files();
        let sections = games.iter().map(|game| {
            let rules = game.rules().iter().map(|rule| rule.section().to_owned());
            let headings = section_titles(files, game.id(), ENGLISH).into_keys();
            (game.id(), rules.chain(headings).collect())
        });
        Known {
            text: Text::of(ENGLISH, files).0,
            keys: keys(files, ENGLISH),
            library,
            drawings: BTreeMap::new(),
            sections: sections.collect(),
        }
    }

    /// A warning, if a name leads to nothing.
    fn missing(&mut self, named: &Named) -> Option<Problem> {
        let name = named.name.as_str();
        let what = named.what.as_str();
        if let Some(atlases) = what.strip_prefix("drawing in ") {
            let mut near: Vec<String> = Vec::new();
            for atlas in atlases.split(" or ") {
                let files = self.library.files();
                let known = self
                    .drawings
                    .entry(atlas.to_owned())
                    .or_insert_with(|| drawings(files, atlas).unwrap_or_default());
                // Things that are drawn in several ways have numbered drawings.
                if known.contains(name) || known.contains(&format!("{name}_0")) {
                    return None;
                }
                near.extend(nearest(name, known.iter().map(String::as_str)));
            }
            let message = format!("there is no drawing `{name}` in {atlases}");
            return Some(named.warning(message, near.into_iter().next()));
        }
        match what {
            "text" if !self.text.knows(name) => {
                let near = nearest(name, self.keys.iter().map(String::as_str));
                Some(named.warning(format!("there is no text `{name}`"), near))
            }
            "picture" if self.library.files().picture(name).is_none() => {
                let near = nearest(name, self.library.files().pictures());
                let message = format!("there is no picture `{name}` in assets/art/pictures");
                Some(named.warning(message, near))
            }
            "rule" => {
                let sections = self.sections.get(named.kind.game())?;
                if sections.contains(name) {
                    return None;
                }
                let near = nearest(name, sections.iter().map(String::as_str));
                Some(named.warning(format!("there is no rule or section `{name}`"), near))
            }
            _ => None,
        }
    }
}
