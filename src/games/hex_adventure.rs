use std::{collections::BTreeMap, path::Path};

use super::{CheckOdds, RoomRoll, Rulebook};
use crate::{
    content::{Library, Problem, RecordId, Registry, Sheet},
    dungeon::RoomId,
    game::{Game, NamedCheck},
    rulesets::hex_adventure::{
        self, Book, HexAdventure, Setup,
        content::{self, Adventure},
    },
};

impl Rulebook for HexAdventure {
    fn register(registry: Registry) -> Registry {
        hex_adventure::register(registry)
    }

    fn content(library: &Library) -> Result<Book, String> {
        Book::new(library).map_err(|problem| problem.to_string())
    }

    fn admit(book: &Book, setup: &Setup) -> Result<(), String> {
        hex_adventure::admit(book, setup)
    }

    fn checks() -> &'static [NamedCheck] {
        hex_adventure::named_checks()
    }

    fn check_odds(
        book: &Book,
        check: &str,
        given: &[(String, String)],
    ) -> Result<CheckOdds, String> {
        let (inputs, outcomes) = hex_adventure::named_odds(book, check, given)?;
        Ok(CheckOdds { inputs, outcomes })
    }

    /// Its boards are drawn by hand, so chance has no part in any room.
    fn room_rolls(_game: &Game<Self>) -> Vec<(RoomId, Vec<RoomRoll>)> {
        Vec::new()
    }
}

/// What there is to say about an adventure in a file.
#[derive(Clone, Debug)]
pub struct AdventureSummary {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// How many entries it has.
    pub entries: usize,
    /// How many of them are fights.
    pub fights: usize,
    /// How many of them are endings.
    pub endings: usize,
    /// Its flow, as SVG.
    pub graph: String,
}

/// The adventures of a file, by id.
///
/// # Errors
/// The file cannot be read; what is wrong, and where.
pub fn adventures(file: &Path) -> Result<Vec<AdventureSummary>, Problem> {
    let (all, _) = Sheet::read::<BTreeMap<RecordId, Adventure>>(file)?;
    let summary = |(id, adventure): (RecordId, Adventure)| {
        let entries = adventure.entries.values();
        AdventureSummary {
            id: id.to_string(),
            entries: entries.len(),
            fights: entries.clone().filter(|it| it.fight.is_some()).count(),
            endings: entries.filter(|it| it.ending.is_some()).count(),
            graph: content::svg(&adventure),
            title: adventure.title,
        }
    };
    Ok(all.into_iter().map(summary).collect())
}
