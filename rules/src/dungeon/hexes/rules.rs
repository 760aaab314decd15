use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;

use crate::content::{Files, Problem};
use crate::dungeon::atlas::{file, read_text};

/// The rules as written in the file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HexRuleFile {
    /// Drawings of each ground.
    pub grounds: BTreeMap<String, Vec<String>>,
    /// Drawings of each thing; the first entry that fits the ground is used.
    pub things: BTreeMap<String, Vec<ThingRule>>,
}

/// Drawing of a thing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ThingRule {
    /// Grounds this entry applies to; empty for all.
    pub on: Vec<String>,
    /// Drawings to choose from.
    pub draw: Vec<String>,
    /// True if it is drawn straight on the parchment.
    pub bare: bool,
    /// Thing that it spans where that is adjacent; empty for none, as for the fields below.
    pub over: String,
    /// Drawn on each side that borders another thing.
    pub edge: String,
    /// Drawn on each side that borders its own kind.
    pub arm: String,
    /// Drawn on its neighbours, on the side that borders it.
    pub shade: String,
    /// Other things that count as its own kind.
    pub joins: Vec<String>,
    /// Thing whose line it stands in.
    pub wall: String,
    /// Its drawing if that line runs from tip to tip.
    pub tips: String,
    /// Hexes around it that its fire lights on a board in the dark.
    pub glow: u8,
}

/// Rules prepared for an atlas.
#[derive(Clone, Debug, Default)]
pub struct HexRules(HexRuleFile);

impl HexRules {
    /// Keeps only the drawings for which `has` is true.
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

    pub(super) fn ground(&self, name: &str) -> &[String] {
        self.0.grounds.get(name).map_or(&[], Vec::as_slice)
    }

    /// The drawing of a thing on a ground.
    pub(super) fn thing(&self, name: &str, ground: &str) -> Option<&ThingRule> {
        let mut readings = self.0.things.get(name)?.iter();
        readings.find(|it| it.on.is_empty() || it.on.iter().any(|it| it == ground))
    }

    /// How many hexes around a thing its fire lights; 0 for what does not burn.
    pub fn glow(&self, name: &str, ground: &str) -> u8 {
        self.thing(name, ground).map_or(0, |thing| thing.glow)
    }

    /// Every drawing named by a rule.
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

/// Path of the rule file.
pub(in crate::dungeon) const RULES: &str = "assets/tiles/hex_hand.ron";

/// Reads the rules for hex boards, keeping only the drawings that exist.
///
/// # Errors
/// The file is missing or malformed.
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
        let files = Files::of_game(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")));
        let atlas = Atlas::read(&files, "hex").unwrap();
        let rules = read_hex_rules(&files, |_| true).unwrap();
        let missing: Vec<&str> = rules.drawings().filter(|name| !atlas.has(name)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
