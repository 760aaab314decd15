use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;

use crate::content::{Files, Problem};
use crate::dungeon::atlas::{file, read_text};

/// The rules as their file has them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HexRuleFile {
    /// The drawings of each ground.
    pub grounds: BTreeMap<String, Vec<String>>,
    /// How each thing is drawn; the first entry counts that fits the ground.
    pub things: BTreeMap<String, Vec<Thing>>,
}

/// How a thing is drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Thing {
    /// The grounds that it is drawn so on; empty for all.
    pub on: Vec<String>,
    /// Its drawings.
    pub draw: Vec<String>,
    /// Whether it lies on the parchment itself.
    pub bare: bool,
    /// What it spans where that is beside it; empty for nothing, as with all that follow.
    pub over: String,
    /// Drawn on each side that faces another thing.
    pub edge: String,
    /// Drawn on each side that faces its own kind.
    pub arm: String,
    /// Drawn on its neighbours, on the side that faces it.
    pub shade: String,
    /// What else counts as its own kind.
    pub joins: Vec<String>,
    /// The thing in a line of which it stands.
    pub wall: String,
    /// Its drawing where that line runs from tip to tip.
    pub tips: String,
}

/// Rules ready for use with an atlas.
#[derive(Clone, Debug, Default)]
pub struct HexRules(HexRuleFile);

impl HexRules {
    /// Keeps only the drawings that `has` knows.
    pub fn new(mut file: HexRuleFile, has: impl Fn(&str) -> bool) -> Self {
        for drawings in file.grounds.values_mut() {
            drawings.retain(|name| has(name));
        }
        let known = |name: &mut String| {
            if !has(name) {
                name.clear();
            }
        };
        for thing in file.things.values_mut().flatten() {
            thing.draw.retain(|name| has(name));
            for name in [
                &mut thing.edge,
                &mut thing.arm,
                &mut thing.shade,
                &mut thing.tips,
            ] {
                known(name);
            }
        }
        HexRules(file)
    }

    /// The drawings of a ground.
    pub(super) fn ground(&self, name: &str) -> &[String] {
        self.0.grounds.get(name).map_or(&[], Vec::as_slice)
    }

    /// How a thing is drawn on a ground.
    pub(super) fn thing(&self, name: &str, ground: &str) -> Option<&Thing> {
        let mut ways = self.0.things.get(name)?.iter();
        ways.find(|way| way.on.is_empty() || way.on.iter().any(|it| it == ground))
    }

    /// Every drawing that a rule names.
    #[cfg(test)]
    pub(super) fn drawings(&self) -> impl Iterator<Item = &str> {
        let things = self.0.things.values().flatten();
        let parts = things.flat_map(|it| {
            let single = [&it.edge, &it.arm, &it.shade, &it.tips].into_iter();
            it.draw.iter().chain(single.filter(|name| !name.is_empty()))
        });
        let grounds = self.0.grounds.values().flatten();
        grounds.chain(parts).map(String::as_str)
    }
}

/// Where the rules lie.
pub(in crate::dungeon) const RULES: &str = "assets/tiles/hex_hand.ron";

/// Reads the rules of drawing hex boards, kept to the drawings that there are.
///
/// # Errors
/// What is wrong with the file.
pub fn read_hex_rules(files: &Files, has: impl Fn(&str) -> bool) -> Result<HexRules, Problem> {
    let path = file(files, RULES)?;
    let text = read_text(path)?;
    let rules: HexRuleFile =
        ron::from_str(&text).map_err(|error| Problem::in_ron(path, &text, &error))?;
    Ok(HexRules::new(rules, has))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::dungeon::atlas::Atlas;

    #[test]
    fn every_drawing_that_a_rule_names_is_in_the_atlas() {
        let files = Files::of_game(Path::new(env!("CARGO_MANIFEST_DIR")));
        let atlas = Atlas::read(&files, "hex").unwrap();
        let rules = read_hex_rules(&files, |_| true).unwrap();
        let missing: Vec<&str> = rules.drawings().filter(|name| !atlas.has(name)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
