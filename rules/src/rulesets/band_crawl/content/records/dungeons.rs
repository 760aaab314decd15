//! Dungeons drawn before play.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::{
    content::{Record, Report, Root},
    rulesets::band_crawl::content::Drawing,
};

/// A dungeon drawn before play, tile by tile.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawnDungeon {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Its levels, from the top. Every other letter of every other row is a tile: `#` a passage,
    /// `R` a room, `^` the passage with the entrance, `>` stairs down, `<` the passage at their
    /// foot, on the next level. `-` and `|` between two tiles are the ways from one to the other.
    #[schemars(length(min = 1, max = 20))]
    pub levels: Vec<Vec<String>>,
}

impl Record for DrawnDungeon {
    const KIND: &'static str = "band_crawl/dungeons";
    const ROOT: Root = Root::Levels;

    fn validate(&self, report: &mut Report) {
        if let Err(faults) = Drawing::read(&self.levels) {
            for (field, message) in faults {
                report.at(field, message);
            }
        }
    }
}
