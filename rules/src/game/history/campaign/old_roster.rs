//! The roster of all games in one file, as kept before there were campaigns.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Campaign, Person};

impl Campaign {
    /// Converts a roster from before there were campaigns: one campaign for each game in it, named
    /// after the game.
    ///
    /// # Errors
    /// The text is not a roster: the place and the reason.
    pub fn of_roster(text: &str) -> Result<Vec<Campaign>, String> {
        let roster: OldRoster = ron::from_str(text).map_err(|error| error.to_string())?;
        let mut campaigns = BTreeMap::new();
        let old = roster.heroes.into_iter().map(|hero| (hero, true));
        let old = old.chain(roster.fallen.into_iter().map(|hero| (hero, false)));
        for (hero, lives) in old {
            let (game, person) = hero.person();
            let new = || Campaign {
                entered: roster.entered.keys().cloned().collect(),
                ..Campaign::new(&game, &game)
            };
            let campaign = campaigns.entry(game.clone()).or_insert_with(new);
            campaign.under_way.extend(person.away.clone());
            if lives {
                campaign.people.push(person);
            } else {
                campaign.fallen.push(person);
            }
        }
        Ok(campaigns.into_values().collect())
    }
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct OldRoster {
    heroes: Vec<OldHero>,
    fallen: Vec<OldHero>,
    entered: BTreeMap<String, u64>,
}

#[derive(Deserialize)]
struct OldHero {
    game: String,
    name: String,
    title: String,
    #[serde(default)]
    gear: Vec<String>,
    #[serde(default)]
    crawls: u32,
    record: String,
    #[serde(default)]
    away: Option<String>,
}

impl OldHero {
    fn person(self) -> (String, Person) {
        let person = Person {
            name: self.name,
            title: self.title,
            lines: self.gear,
            adventures: self.crawls,
            record: self.record,
            face: None,
            away: self.away,
        };
        (self.game, person)
    }
}
