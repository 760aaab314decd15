//! What a game leaves to its campaign: heroes who live, who fell, and what is said of their dead.

use serde::{Deserialize, Serialize};

use super::{
    DungeonDive,
    content::Book,
    play::Play,
    record::HeroRecord,
    town::Fate,
    words::{say, sum},
};
use crate::game::{self, Game, LegacyHero, LegacyShared, Phrase};

/// What all heroes of a stable share: its name; rule `hired.death`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shared {
    /// Hired hands who died and whose families were not paid.
    pub deaths: u16,
}

/// What a game leaves.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Legacy {
    /// Heroes by their places in the stable.
    pub survivors: Vec<(u8, HeroRecord)>,
    pub fallen: Vec<(u8, HeroRecord)>,
    pub shared: Shared,
}

/// The legacy of a finished game; rule `town.stable`. A skirmish is for trying things out, and leaves
/// nothing.
pub fn of(game: &Game<DungeonDive>) -> Legacy {
    let play = Play::of(game.world());
    let of_fate = |alive: bool| {
        let all = play.town().stable.iter().zip(0..);
        let all = all.filter(move |(it, _)| (it.fate == Fate::Alive) == alive);
        all.map(|(it, place)| (place, it.record.clone())).collect()
    };
    match game.setup().is_skirmish() {
        true => Legacy::default(),
        false => Legacy {
            survivors: of_fate(true),
            fallen: of_fate(false),
            shared: Shared {
                deaths: play.town().deaths,
            },
        },
    }
}

/// A legacy as it is shown, and as a campaign keeps it.
pub fn shown(book: &Book, left: &Legacy) -> Option<game::Legacy> {
    let deaths = left.shared.deaths;
    let said = (deaths > 0).then(|| say("dive-roster-deaths").with("n", deaths));
    Some(game::Legacy {
        campaign: true,
        survivors: LegacyHero::all(&left.survivors, |_, it| in_roster(book, it)),
        fallen: LegacyHero::all(&left.fallen, |_, it| in_roster(book, it)),
        shared: Some(LegacyShared {
            lines: said.into_iter().collect(),
            record: ron::to_string(&left.shared).ok()?,
        }),
    })
}

/// A hero as shown on the roster.
fn in_roster(book: &Book, record: &HeroRecord) -> Option<LegacyHero> {
    let race = book.races.find(&record.race)?;
    let class = book.classes.find(&record.class)?;
    let title = say("dive-roster-title")
        .with("race", Phrase::new(book[race].name))
        .with("class", Phrase::new(book[class].name))
        .with("level", record.level);
    let path = record.path.as_ref().and_then(|it| book.paths.find(it));
    let path = path.map(|it| Phrase::new(book[it].name));
    let rooms = say("dive-roster-rooms").with("n", record.rooms);
    let purse = say("dive-roster-purse").with("sum", sum(record.purse.coins));
    let owes = record.purse.debt;
    let owes = (owes > 0).then(|| say("dive-roster-debt").with("sum", sum(owes)));
    let magic = record.arms.iter().filter_map(|(_, item)| item.as_ref());
    let items = magic.chain(record.items.iter().map(|(item, _)| item));
    let items = items.filter_map(|it| book.items.find(it));
    let items = items.map(|it| Phrase::new(book[it].name));
    let lines = path.into_iter().chain([rooms, purse]).chain(owes);
    Some(LegacyHero {
        title,
        lines: lines.chain(items).collect(),
        record: ron::to_string(record).ok()?,
        adventures: None,
    })
}
