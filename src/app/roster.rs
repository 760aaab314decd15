//! The heroes who came back from a dungeon, and those who did not.

use std::{collections::BTreeMap, path::PathBuf};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{CurrentTable, Words, files, notice::Tell, paths::Paths, saves::Slot, shelf::Shelf};
use crate::game::{LegacyHero, Status, Table};

/// Everybody who outlived a game, and everybody who did not.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Roster {
    /// Who can go out again.
    pub heroes: Vec<Kept>,
    /// Who cannot; the latest last.
    pub fallen: Vec<Kept>,
    /// The games that were entered already, by the names of their saves.
    entered: BTreeMap<String, u64>,
}

/// A hero in the roster or the memorial.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// The ruleset's id.
    pub game: String,
    /// What it goes by.
    pub name: String,
    /// Its trade, in words.
    pub title: String,
    /// What it carries, in words.
    #[serde(default)]
    pub gear: Vec<String>,
    /// How many games it came back from.
    #[serde(default)]
    pub crawls: u32,
    /// The hero as the ruleset writes it.
    pub record: String,
    /// The game that it is away on, by the name of its save.
    #[serde(default)]
    pub away: Option<String>,
}

/// The memorial keeps so many names.
const MOST_FALLEN: usize = 500;

impl Roster {
    fn file(paths: &Paths) -> PathBuf {
        paths.roster().join("roster.ron")
    }

    /// Who of a game can go out now, with their places in the list.
    pub fn at_home<'a>(&'a self, game: &'a str) -> impl Iterator<Item = (usize, &'a Kept)> {
        let heroes = self.heroes.iter().enumerate();
        heroes.filter(move |(_, hero)| hero.game == game && hero.away.is_none())
    }

    /// Sends heroes out on a game.
    pub fn send(&mut self, places: &[usize], slot: &str) {
        for place in places {
            if let Some(hero) = self.heroes.get_mut(*place) {
                hero.away = Some(slot.to_owned());
            }
        }
    }

    /// Enters how a game ended: those who went out on it are taken off the list, survivors of a
    /// campaign are put on it, the fallen into the memorial.
    fn enter(&mut self, slot: &str, campaign: bool, survivors: Vec<Kept>, fallen: Vec<Kept>) {
        let crawls: BTreeMap<String, u32> = self
            .heroes
            .iter()
            .filter(|hero| hero.away.as_deref() == Some(slot))
            .map(|hero| (hero.name.clone(), hero.crawls))
            .collect();
        self.heroes
            .retain(|hero| hero.away.as_deref() != Some(slot));
        let veteran = |mut hero: Kept| {
            hero.crawls += crawls.get(&hero.name).copied().unwrap_or(0);
            hero
        };
        if campaign {
            self.heroes
                .extend(survivors.into_iter().map(veteran).map(|mut hero| {
                    hero.crawls += 1;
                    hero
                }));
        }
        self.fallen.extend(fallen.into_iter().map(veteran));
        let surplus = self.fallen.len().saturating_sub(MOST_FALLEN);
        self.fallen.drain(..surplus);
    }
}

pub(super) fn plugin(app: &mut App) {
    let file = Roster::file(app.world().resource::<Paths>());
    let (roster, problem) = files::read::<Roster>(&file);
    if let Some(problem) = problem {
        app.world_mut().write_message(problem);
    }
    app.insert_resource(roster)
        .add_systems(
            Update,
            enter_when_over.run_if(resource_exists::<CurrentTable>),
        )
        .add_systems(Last, store.run_if(resource_changed::<Roster>));
}

fn store(roster: Res<Roster>, paths: Res<Paths>, mut tell: MessageWriter<Tell>) {
    if roster.is_added() {
        return;
    }
    let file = Roster::file(&paths);
    if let Err(error) = files::write(&file, &*roster) {
        tell.write(Tell::unwritable(&file, &error));
    }
}

/// A game that ends is entered once, however often its end is looked at again.
fn enter_when_over(
    table: Res<CurrentTable>,
    shelf: Res<Shelf>,
    slot: Res<Slot>,
    words: Res<Words>,
    mut roster: ResMut<Roster>,
) {
    let table = &*table.0;
    let over = matches!(table.status(), Status::Over(_)) && !table.practice();
    if !over || slot.name.is_empty() || roster.entered.contains_key(&slot.name) {
        return;
    }
    let Some(legacy) = shelf.game(table.game()).and_then(|game| game.legacy(table)) else {
        return;
    };
    let kept = |(seat, hero): (u8, LegacyHero)| kept(table, &words, seat, hero);
    let survivors = legacy.survivors.into_iter().map(kept).collect();
    let fallen = legacy.fallen.into_iter().map(kept).collect();
    let order = roster.entered.values().max().map_or(0, |last| last + 1);
    roster.entered.insert(slot.name.clone(), order);
    roster.enter(&slot.name, legacy.campaign, survivors, fallen);
}

fn kept(table: &dyn Table, words: &Words, seat: u8, hero: LegacyHero) -> Kept {
    Kept {
        game: table.game().to_owned(),
        name: words.name(u32::from(seat), table),
        title: words.plain(&hero.title),
        gear: hero.lines.iter().map(|line| words.plain(line)).collect(),
        crawls: 0,
        record: hero.record,
        away: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hero(name: &str) -> Kept {
        Kept {
            game: "deck_crawl".into(),
            name: name.into(),
            title: "dwarf thief".into(),
            gear: Vec::new(),
            crawls: 0,
            record: "()".into(),
            away: None,
        }
    }

    #[test]
    fn heroes_come_home_or_do_not() {
        let mut roster = Roster::default();
        roster.enter("one", true, vec![hero("Ada"), hero("Bo")], vec![]);
        assert_eq!(roster.at_home("deck_crawl").count(), 2);
        roster.send(&[0, 1], "two");
        assert_eq!(roster.at_home("deck_crawl").count(), 0);
        roster.enter("two", true, vec![hero("Ada")], vec![hero("Bo")]);
        assert_eq!((roster.heroes.len(), roster.fallen.len()), (1, 1));
        assert_eq!((roster.heroes[0].crawls, roster.fallen[0].crawls), (2, 1));
        assert!(roster.heroes[0].away.is_none());
    }

    #[test]
    fn only_a_campaign_fills_the_roster() {
        let mut roster = Roster::default();
        roster.enter("one", false, vec![hero("Ada")], vec![hero("Bo")]);
        assert_eq!((roster.heroes.len(), roster.fallen.len()), (0, 1));
    }
}
