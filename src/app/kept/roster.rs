//! The campaigns of all games: heroes who came back, and those who did not.

use std::{
    collections::BTreeMap,
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
};

use bevy::prelude::*;

use super::{removed::Removed, saves::SaveSlot};
use crate::app::{
    CurrentTable, RunOptions, Words,
    frame::{notice::Notice, paths::Paths},
    playing::shelf::Shelf,
};
use crate::{
    game::{Campaign, CampaignProblem, CampaignStore, Homecoming, Phrase, face_key},
    games,
};

/// Every campaign. A game started outside any belongs to the default campaign of its ruleset, which
/// is named after it.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Roster {
    /// The campaigns, ordered by file name.
    pub campaigns: Vec<Campaign>,
    /// Unusable files, with the problem of each.
    pub damaged: Vec<(PathBuf, CampaignProblem)>,
}

/// A party of a campaign, about to start its next game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SettingOut {
    /// Index of the campaign in the roster.
    pub campaign: usize,
    /// Indices of its people, by seat. Empty if all heroes are new.
    pub people: Vec<usize>,
}

impl Roster {
    fn read(store: &CampaignStore) -> Roster {
        let mut roster = Roster::default();
        for listing in store.list() {
            match listing.campaign {
                Ok(campaign) => roster.campaigns.push(campaign),
                Err(problem) => roster.damaged.push((listing.path, problem)),
            }
        }
        roster
    }

    /// The campaigns of a game that are not over, with their indices.
    pub fn going_on(&self, game: &str) -> impl Iterator<Item = (usize, &Campaign)> {
        let campaigns = self.campaigns.iter().enumerate();
        campaigns.filter(move |(_, it)| it.game == game && !it.ended)
    }

    /// Adds the campaign in an exported file and writes it to the folder of campaigns. Returns its
    /// index.
    ///
    /// # Errors
    /// The file cannot be used, or the folder cannot be written; nothing changes then.
    pub fn import(&mut self, options: &RunOptions, file: &Path) -> Result<usize, Notice> {
        let mut campaign = games::exported_campaign(options.games, file).map_err(|why| Notice {
            title: Phrase::new("campaign-import-title"),
            text: Phrase::new("campaign-not-imported"),
            details: vec![why],
        })?;
        let store = store_of(&options.paths);
        campaign.name = store.unused(&campaign.name, &self.campaigns);
        let written = store.write(&campaign);
        written.map_err(|error| Notice::unwritable(&store.path(&campaign.name), &error))?;
        self.campaigns.push(campaign);
        Ok(self.campaigns.len() - 1)
    }

    /// Gives a campaign another name, and its file with it. Returns the name, which no other
    /// campaign has.
    ///
    /// # Errors
    /// The folder cannot be written; nothing changes then.
    pub fn rename(&mut self, paths: &Paths, place: usize, name: &str) -> Result<(), Notice> {
        let Some(old) = self.campaigns.get(place) else {
            return Ok(());
        };
        if name.is_empty() || name == old.name {
            return Ok(());
        }
        let store = store_of(paths);
        let before = store.path(&old.name);
        let name = store.unused(name, &self.campaigns);
        let mut renamed = old.clone();
        renamed.name = name;
        let after = store.path(&renamed.name);
        let written = store.write(&renamed);
        written.map_err(|error| Notice::unwritable(&after, &error))?;
        self.campaigns[place] = renamed;
        match fs::remove_file(&before) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                Err(Notice::unwritable(&before, &error))
            }
            _ => Ok(()),
        }
    }

    /// Removes a campaign and its file, and returns both.
    ///
    /// # Errors
    /// The file cannot be removed; nothing changes then.
    pub fn remove(&mut self, paths: &Paths, place: usize) -> Result<(Campaign, Removed), Notice> {
        let file = store_of(paths).path(&self.campaigns[place].name);
        let files = file.exists().then_some(file);
        let files: Vec<PathBuf> = files.into_iter().collect();
        let removed = Removed::remove(&files);
        let removed = removed.map_err(|(file, error)| Notice::unwritable(&file, &error))?;
        Ok((self.campaigns.remove(place), removed))
    }

    fn knows(&self, game: &str) -> bool {
        self.campaigns.iter().any(|it| it.knows(game))
    }

    /// True if a game of this name was entered or called off, or somebody is away on it.
    pub fn has_heard_of(&self, game: &str) -> bool {
        self.knows(game) || self.awaits(game)
    }

    /// True if a game of this name was started from a campaign that still waits for its end.
    pub fn awaits(&self, game: &str) -> bool {
        self.campaigns.iter().any(|it| it.awaits(game))
    }

    /// The campaign a game was started from, or else the default one of its ruleset.
    fn campaign_of(
        &mut self,
        game: &str,
        ruleset: &str,
        unused: impl Fn(&[Campaign]) -> String,
    ) -> &mut Campaign {
        let mut campaigns = self.campaigns.iter();
        let usual = |it: &Campaign| it.game == ruleset && it.name.starts_with(ruleset) && !it.ended;
        let place = campaigns
            .position(|it| it.awaits(game))
            .or_else(|| self.campaigns.iter().position(usual));
        let place = place.unwrap_or_else(|| {
            let name = unused(&self.campaigns);
            self.campaigns.push(Campaign::new(ruleset, &name));
            self.campaigns.len() - 1
        });
        &mut self.campaigns[place]
    }
}

fn store_of(paths: &Paths) -> CampaignStore {
    CampaignStore::new(paths.campaigns())
}

pub(in crate::app) fn plugin(app: &mut App) {
    let paths = app.world().resource::<Paths>();
    let (folder, old) = (store_of(paths), paths.old_roster());
    if let Err(error) = folder.take_over(&old) {
        app.world_mut()
            .write_message(Notice::unreadable(&old, &error.to_string()));
    }
    let roster = Roster::read(&folder);
    if !roster.damaged.is_empty() {
        let details = roster.damaged.iter();
        let details = details.map(|(path, why)| format!("{} {why}", path.display()));
        app.world_mut().write_message(Notice {
            title: Phrase::new("notice-campaign-title"),
            text: Phrase::new("notice-campaign"),
            details: details.collect(),
        });
    }
    app.insert_resource(roster)
        .add_systems(
            Update,
            enter_when_over.run_if(resource_exists::<CurrentTable>),
        )
        .add_systems(Last, store.run_if(resource_changed::<Roster>));
}

/// Writes the campaigns that have changed.
fn store(
    roster: Res<Roster>,
    paths: Res<Paths>,
    mut written: Local<BTreeMap<String, Campaign>>,
    mut tell: MessageWriter<Notice>,
) {
    let store = store_of(&paths);
    for campaign in &roster.campaigns {
        if written.get(&campaign.name) == Some(campaign) {
            continue;
        }
        if !roster.is_added()
            && let Err(error) = store.write(campaign)
        {
            // It is tried again with the next change.
            tell.write(Notice::unwritable(&store.path(&campaign.name), &error));
            continue;
        }
        written.insert(campaign.name.clone(), campaign.clone());
    }
}

/// Records a finished game once, however often its ending is viewed again.
fn enter_when_over(
    table: Res<CurrentTable>,
    shelf: Res<Shelf>,
    slot: Res<SaveSlot>,
    words: Res<Words>,
    paths: Res<Paths>,
    mut roster: ResMut<Roster>,
) {
    let table = &*table.0;
    let Some(outcome) = table.outcome().filter(|_| !table.practice()) else {
        return;
    };
    if slot.name.is_empty() || roster.knows(&slot.name) {
        return;
    }
    // Whoever learns to play with ready-made heroes finds no twins of them among their own.
    if shelf.lesson_on(table).is_some() {
        return;
    }
    let Some(legacy) = shelf.game(table.game()).and_then(|game| game.legacy(table)) else {
        return;
    };
    let unused = |others: &[Campaign]| store_of(&paths).unused(table.game(), others);
    let campaign = roster.campaign_of(&slot.name, table.game(), unused);
    campaign.bring_home(Homecoming {
        game: &slot.name,
        outcome,
        summary: words.say(&table.summary(), table),
        legacy,
        name: &|seat| words.name(u32::from(seat), table),
        face: &|seat| table.note(&face_key(seat.into())).map(str::to_owned),
        rested: &|record| shelf.game(table.game())?.rested(record),
        say: &|message| words.plain(message),
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        content::DataPaths,
        game::{Legacy, LegacyHero, Outcome},
    };

    fn home(roster: &mut Roster, game: &str, heroes: u8) {
        let hero = |seat| {
            let hero = LegacyHero {
                title: Phrase::new("a"),
                lines: Vec::new(),
                record: "()".into(),
                adventures: None,
            };
            (seat, hero)
        };
        let legacy = Legacy {
            campaign: true,
            survivors: (0..heroes).map(hero).collect(),
            ..Legacy::default()
        };
        let campaign = roster.campaign_of(game, "a_game", |_| "a_game".into());
        campaign.bring_home(Homecoming {
            game,
            outcome: Outcome::Victory,
            summary: String::new(),
            legacy,
            name: &|seat| format!("hero {seat}"),
            face: &|_| None,
            rested: &|_| None,
            say: &|message| message.key.to_string(),
        });
    }

    #[test]
    fn heroes_come_home_to_the_campaign_they_set_out_from() {
        let mut roster = Roster::default();
        roster.campaigns.push(Campaign::new("a_game", "another"));
        home(&mut roster, "one", 2);
        assert_eq!(roster.campaigns.len(), 2);
        let at_home = |roster: &Roster| roster.campaigns[1].at_home().count();
        assert_eq!(at_home(&roster), 2);
        roster.campaigns[1].set_out(&[0, 1], "two").unwrap();
        assert_eq!(at_home(&roster), 0);
        assert!(roster.awaits("two") && !roster.awaits("one"));
        home(&mut roster, "two", 1);
        assert!(!roster.awaits("two") && roster.has_heard_of("two"));
        assert_eq!(at_home(&roster), 1);
        assert_eq!(roster.campaigns[1].people[0].adventures, 2);
        assert_eq!(roster.going_on("a_game").count(), 2);
        roster.campaigns[1].ended = true;
        assert_eq!(roster.going_on("a_game").count(), 1);
    }

    #[test]
    fn a_campaign_can_be_renamed_and_removed_and_brought_back() {
        let folder = tempfile::tempdir().unwrap();
        let paths = Paths(DataPaths::new(env!("CARGO_MANIFEST_DIR"), folder.path()));
        let store = store_of(&paths);
        let mut roster = Roster::default();
        for name in ["ours", "theirs"] {
            let campaign = Campaign::new("a_game", name);
            store.write(&campaign).unwrap();
            roster.campaigns.push(campaign);
        }
        roster.rename(&paths, 0, "theirs").unwrap();
        assert_eq!(roster.campaigns[0].name, "theirs 2");
        assert!(!store.path("ours").exists());
        assert_eq!(Roster::read(&store).campaigns.len(), 2);
        let (campaign, removed) = roster.remove(&paths, 0).unwrap();
        assert_eq!(campaign.name, "theirs 2");
        assert_eq!(Roster::read(&store).campaigns, roster.campaigns);
        removed.put_back().unwrap();
        assert_eq!(Roster::read(&store).campaigns.len(), 2);
    }

    #[test]
    fn what_is_imported_is_kept_beside_what_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let paths = Paths(DataPaths::new(env!("CARGO_MANIFEST_DIR"), folder.path()));
        let options = RunOptions::new(games::GAMES, paths.clone());
        let file = folder.path().join("from afar.campaign");
        let afar = Campaign::new("deck_crawl", "ours");
        CampaignStore::export(&afar, &file).unwrap();
        let mut roster = Roster::default();
        // Of that name there is one already that could not be written.
        roster
            .campaigns
            .push(Campaign::new("hex_adventure", "ours"));
        assert_eq!(roster.import(&options, &file).unwrap(), 1);
        assert_eq!(roster.campaigns[1].name, "ours 2");
        let kept = CampaignStore::read(&store_of(&paths).path("ours 2")).unwrap();
        assert_eq!(kept, roster.campaigns[1]);

        let none = folder.path().join("none.campaign");
        let foreign = folder.path().join("foreign.campaign");
        CampaignStore::export(&Campaign::new("chess", "ours"), &foreign).unwrap();
        for (file, why) in [(none, "there is no such file"), (foreign, "'chess'")] {
            let told = roster.import(&options, &file).expect_err("it is told");
            let name = file.display().to_string();
            assert!(told.details[0].contains(why), "{:?}", told.details);
            assert!(told.details[0].contains(&name), "{:?}", told.details);
        }
        assert_eq!(roster.campaigns.len(), 2);
    }
}
