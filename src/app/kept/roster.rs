//! The campaigns of all games: heroes who came back, and those who did not.

use std::{collections::BTreeMap, path::PathBuf};

use bevy::prelude::*;

use super::saves::Slot;
use crate::app::{
    CurrentTable, Words,
    frame::{notice::Tell, paths::Paths},
    playing::shelf::Shelf,
};
use crate::game::{Campaign, CampaignProblem, CampaignStore, Homecoming, Message as Say, Person};

/// Every campaign. A game started outside any belongs to the default campaign of its ruleset, which
/// is named after it.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Roster {
    /// The campaigns, ordered by file name.
    pub campaigns: Vec<Campaign>,
    /// Unusable files, with the problem of each.
    pub damaged: Vec<(PathBuf, CampaignProblem)>,
}

/// A person in the roster: index of the campaign, and index among its people.
pub type RosterPlace = (usize, usize);

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

    /// The people of a ruleset who can set out now.
    pub fn at_home<'a>(&'a self, game: &'a str) -> impl Iterator<Item = (RosterPlace, &'a Person)> {
        let campaigns = self.campaigns.iter().enumerate();
        let campaigns = campaigns.filter(move |(_, it)| it.game == game && !it.ended);
        campaigns.flat_map(|(campaign, it)| {
            let people = it.at_home();
            people.map(move |(place, person)| ((campaign, place), person))
        })
    }

    pub fn person(&self, (campaign, place): RosterPlace) -> Option<&Person> {
        self.campaigns.get(campaign)?.people.get(place)
    }

    /// The campaign that heroes at these places set out from, and their places in it. The first
    /// hero decides the campaign; heroes of others are left out.
    pub(in crate::app) fn party(&self, places: &[RosterPlace]) -> Option<(&Campaign, Vec<usize>)> {
        let (first, _) = places.first()?;
        let same = places.iter().filter(|(campaign, _)| campaign == first);
        let campaign = self.campaigns.get(*first)?;
        Some((campaign, same.map(|(_, place)| *place).collect()))
    }

    /// Sends heroes out on a game.
    pub(in crate::app) fn send(
        &mut self,
        places: &[RosterPlace],
        game: &str,
    ) -> Result<(), String> {
        let Some((_, people)) = self.party(places) else {
            return Ok(());
        };
        let campaign = places.first().map(|(campaign, _)| *campaign);
        let campaign = campaign.and_then(|place| self.campaigns.get_mut(place));
        campaign.map_or(Ok(()), |campaign| campaign.set_out(&people, game))
    }

    fn knows(&self, game: &str) -> bool {
        self.campaigns.iter().any(|it| it.knows(game))
    }

    /// The campaign a game was started from, or else the default one of its ruleset.
    fn campaign_of(
        &mut self,
        game: &str,
        ruleset: &str,
        unused: impl Fn() -> String,
    ) -> &mut Campaign {
        let mut campaigns = self.campaigns.iter();
        let usual = |it: &Campaign| it.game == ruleset && it.name.starts_with(ruleset) && !it.ended;
        let place = campaigns
            .position(|it| it.awaits(game))
            .or_else(|| self.campaigns.iter().position(usual));
        let place = place.unwrap_or_else(|| {
            self.campaigns.push(Campaign::new(ruleset, &unused()));
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
            .write_message(Tell::unreadable(&old, &error.to_string()));
    }
    let roster = Roster::read(&folder);
    if !roster.damaged.is_empty() {
        let details = roster.damaged.iter();
        let details = details.map(|(path, why)| format!("{} {why}", path.display()));
        app.world_mut().write_message(Tell {
            title: Say::new("notice-campaign-title"),
            text: Say::new("notice-campaign"),
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
    mut tell: MessageWriter<Tell>,
) {
    let store = store_of(&paths);
    for campaign in &roster.campaigns {
        if written.get(&campaign.name) == Some(campaign) {
            continue;
        }
        if !roster.is_added()
            && let Err(error) = store.write(campaign)
        {
            tell.write(Tell::unwritable(&store.path(&campaign.name), &error));
        }
        written.insert(campaign.name.clone(), campaign.clone());
    }
}

/// Records a finished game once, however often its ending is viewed again.
fn enter_when_over(
    table: Res<CurrentTable>,
    shelf: Res<Shelf>,
    slot: Res<Slot>,
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
    let Some(legacy) = shelf.game(table.game()).and_then(|game| game.legacy(table)) else {
        return;
    };
    let unused = || store_of(&paths).unused(table.game());
    let campaign = roster.campaign_of(&slot.name, table.game(), unused);
    campaign.bring_home(Homecoming {
        game: &slot.name,
        outcome,
        summary: words.say(&table.summary(), table),
        legacy,
        name: &|seat| words.name(u32::from(seat), table),
        say: &|message| words.plain(message),
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Legacy, LegacyHero, Outcome};

    fn home(roster: &mut Roster, game: &str, heroes: u8) {
        let hero = |seat| {
            let hero = LegacyHero {
                title: Say::new("a"),
                lines: Vec::new(),
                record: "()".into(),
            };
            (seat, hero)
        };
        let legacy = Legacy {
            campaign: true,
            survivors: (0..heroes).map(hero).collect(),
            ..Legacy::default()
        };
        let campaign = roster.campaign_of(game, "a_game", || "a_game".into());
        campaign.bring_home(Homecoming {
            game,
            outcome: Outcome::Victory,
            summary: String::new(),
            legacy,
            name: &|seat| format!("hero {seat}"),
            say: &|message| message.key.to_string(),
        });
    }

    #[test]
    fn heroes_come_home_to_the_campaign_they_set_out_from() {
        let mut roster = Roster::default();
        roster.campaigns.push(Campaign::new("a_game", "another"));
        home(&mut roster, "one", 2);
        assert_eq!(roster.campaigns.len(), 2);
        let places: Vec<RosterPlace> = roster.at_home("a_game").map(|(place, _)| place).collect();
        assert_eq!(places, [(1, 0), (1, 1)]);
        roster.send(&places, "two").unwrap();
        assert_eq!(roster.at_home("a_game").count(), 0);
        home(&mut roster, "two", 1);
        assert_eq!(roster.at_home("a_game").count(), 1);
        assert_eq!(roster.person((1, 0)).map(|it| it.adventures), Some(2));
    }
}
