//! Campaigns: chains of games of one ruleset, each starting with the people and shared goods that
//! the last one left.

mod old_roster;
mod store;

pub use store::{CampaignListing, CampaignProblem, CampaignStore};

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::sealed::free_name;
use crate::game::{
    Legacy, LegacyHero, LegacyShared, Outcome, Phrase, SetupForm, SetupValues, face_key,
};

/// A campaign: its people, their shared goods, and their history.
///
/// The rules see only the records that a game is set up with, so a save holds those and not the
/// campaign, however long it lasts.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// The ruleset's id.
    pub game: String,
    /// The name that the player gave it.
    pub name: String,
    /// The living, including those away on a game.
    #[serde(default)]
    pub people: Vec<Person>,
    /// The fallen, the latest last.
    #[serde(default)]
    pub fallen: Vec<Person>,
    /// Shared goods such as a chest, debts or maps, if the ruleset has them.
    #[serde(default)]
    pub shared: Option<Shared>,
    /// A line for each finished game, the latest last.
    #[serde(default)]
    pub chronicle: Vec<Chapter>,
    /// True once it is over: it can be looked at, but nobody sets out any more.
    #[serde(default)]
    pub ended: bool,
    /// Names of games started from it and not finished.
    #[serde(default)]
    under_way: BTreeSet<String>,
    /// Games whose result was entered, so that one looked at again is not entered twice.
    #[serde(default)]
    entered: BTreeSet<String>,
    /// Games called off: those away on them came home then, and would be there twice if such a
    /// game were played on and entered.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    called_off: BTreeSet<String>,
}

/// Somebody in a campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    pub name: String,
    /// Class or profession, in words.
    pub title: String,
    /// Figures and belongings, in words.
    #[serde(default)]
    pub lines: Vec<String>,
    /// Number of games this person came back from.
    #[serde(default)]
    pub adventures: u32,
    /// The person's record, written by the ruleset.
    pub record: String,
    /// The face that the player chose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<String>,
    /// Name of the game that this person is away on.
    #[serde(default)]
    pub away: Option<String>,
}

impl Person {
    /// The notes of a table that give the hero at a seat this person's name and face.
    pub fn notes(&self, seat: usize) -> [(String, Option<String>); 2] {
        let face = face_key(seat as u32);
        [
            (format!("hero/{seat}"), Some(self.name.clone())),
            (face, self.face.clone()),
        ]
    }
}

/// The shared goods of a campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shared {
    /// The goods, in words.
    pub lines: Vec<String>,
    /// The record of them, written by the ruleset.
    pub record: String,
}

/// A game in the chronicle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// The name of the game.
    pub game: String,
    pub outcome: Outcome,
    /// One line about it.
    pub summary: String,
    /// Names of those who fell in it.
    #[serde(default)]
    pub fallen: Vec<String>,
}

/// The report of a finished game to its campaign.
pub struct Homecoming<'a> {
    /// The name of the game.
    pub game: &'a str,
    pub outcome: Outcome,
    /// One line about it.
    pub summary: String,
    pub legacy: Legacy,
    /// The name of the hero at a seat.
    pub name: &'a dyn Fn(u8) -> String,
    /// The face that the player chose for the hero at a seat.
    pub face: &'a dyn Fn(u8) -> Option<String>,
    /// Somebody who stayed at home meanwhile, by their record, as they are now; `None` if that
    /// changes nothing.
    pub rested: &'a dyn Fn(&str) -> Option<LegacyHero>,
    /// Puts a message into words.
    pub say: &'a dyn Fn(&Phrase) -> String,
}

/// Maximum number of names in the memorial and lines in the chronicle.
const MOST_REMEMBERED: usize = 500;

impl Campaign {
    /// A new campaign without people.
    pub fn new(game: &str, name: &str) -> Self {
        Campaign {
            game: game.to_owned(),
            name: name.to_owned(),
            ..Campaign::default()
        }
    }

    /// The people who can set out now, with their indices.
    pub fn at_home(&self) -> impl Iterator<Item = (usize, &Person)> {
        let people = self.people.iter().enumerate();
        people.filter(|(_, person)| person.away.is_none())
    }

    /// The games of the chronicle with their numbers, the latest first. Those that are forgotten still
    /// count.
    pub fn chapters(&self) -> impl Iterator<Item = (usize, &Chapter)> {
        let forgotten = self.adventures().saturating_sub(self.chronicle.len());
        let numbered = self.chronicle.iter().enumerate().rev();
        numbered.map(move |(place, chapter)| (forgotten + place + 1, chapter))
    }

    /// Number of games finished in it.
    pub fn adventures(&self) -> usize {
        self.entered.len()
    }

    /// The form's values for the next game: `values`, the people at these indices, and the shared
    /// goods.
    ///
    /// # Errors
    /// The game has no campaigns, or as for [`can_set_out`](Campaign::can_set_out).
    pub fn next(
        &self,
        form: &SetupForm,
        values: &SetupValues,
        places: &[usize],
    ) -> Result<SetupValues, String> {
        let keys = form.campaign.as_ref().ok_or("this game has no campaigns")?;
        self.can_set_out(places)?;
        let people = places.iter().filter_map(|place| self.people.get(*place));
        let records: Vec<&str> = people.map(|person| person.record.as_str()).collect();
        let shared = self.shared.as_ref().map(|shared| shared.record.as_str());
        Ok(keys.fill(values, &records, shared))
    }

    /// Notes that a game was started with the people at these indices.
    ///
    /// # Errors
    /// As for [`can_set_out`](Campaign::can_set_out); nothing changes then.
    pub fn set_out(&mut self, places: &[usize], game: &str) -> Result<(), String> {
        self.can_set_out(places)?;
        for place in places {
            if let Some(person) = self.people.get_mut(*place) {
                person.away = Some(game.to_owned());
            }
        }
        self.called_off.remove(game);
        self.under_way.insert(game.to_owned());
        Ok(())
    }

    /// Checks that the people at these indices can set out on a game now.
    ///
    /// # Errors
    /// The campaign is over, somebody is away, or the shared goods are in another game.
    pub fn can_set_out(&self, places: &[usize]) -> Result<(), String> {
        if self.ended {
            return Err(format!("the campaign '{}' is over", self.name));
        }
        for place in places {
            match self.people.get(*place) {
                None => return Err(format!("there is nobody at place {place}")),
                Some(person) if person.away.is_some() => {
                    return Err(format!("{} is away on another game", person.name));
                }
                Some(_) => {}
            }
        }
        // Shared goods can be in one game at a time.
        match self.under_way.first().filter(|_| self.shared.is_some()) {
            None => Ok(()),
            Some(game) => Err(format!(
                "the campaign '{}' is in the middle of the game '{game}'",
                self.name
            )),
        }
    }

    /// Names of games started from it and not finished.
    pub fn under_way(&self) -> impl Iterator<Item = &str> {
        self.under_way.iter().map(String::as_str)
    }

    /// Gives up a game: those away on it come home unchanged, and its result is not entered if it is
    /// played on after all.
    pub fn call_off(&mut self, game: &str) {
        self.under_way.remove(game);
        self.called_off.insert(game.to_owned());
        for person in &mut self.people {
            person.away.take_if(|away| away == game);
        }
    }

    /// True if the result of a game was entered already, or is not to be entered.
    pub fn knows(&self, game: &str) -> bool {
        self.entered.contains(game) || self.called_off.contains(game)
    }

    /// A variation of the given name that no game of the campaign has used.
    pub fn unheard_of(&self, game: &str) -> String {
        free_name(game, '-', |name| !self.knows(name) && !self.awaits(name))
    }

    /// True if a game was started from it and is not finished.
    pub fn awaits(&self, game: &str) -> bool {
        self.under_way.contains(game)
            || self
                .people
                .iter()
                .any(|it| it.away.as_deref() == Some(game))
    }

    /// Enters the result of a game, once: those who were away on it leave the list, survivors who
    /// go on to the next game join it, the fallen are remembered, and those at home have rested.
    pub fn bring_home(&mut self, home: Homecoming<'_>) {
        if self.knows(home.game) {
            return;
        }
        self.entered.insert(home.game.to_owned());
        self.under_way.remove(home.game);
        let away = |it: &Person| it.away.as_deref() == Some(home.game);
        let before: BTreeMap<String, u32> = self
            .people
            .iter()
            .filter(|it| away(it))
            .map(|it| (it.name.clone(), it.adventures))
            .collect();
        self.people.retain(|it| !away(it));
        if home.legacy.campaign {
            self.rest(&home);
        }
        let person = |(seat, hero): &(u8, LegacyHero), back: u32| {
            let name = (home.name)(*seat);
            let by_game = before.get(&name).copied().unwrap_or(0) + back;
            Person {
                adventures: hero.adventures.unwrap_or(by_game),
                name,
                title: (home.say)(&hero.title),
                lines: hero.lines.iter().map(home.say).collect(),
                record: hero.record.clone(),
                face: (home.face)(*seat),
                away: None,
            }
        };
        if home.legacy.campaign {
            for hero in &home.legacy.survivors {
                let mut person = person(hero, 1);
                // Ready-made heroes bring the same name from every game.
                let is_free = |name: &str| self.people.iter().all(|it| it.name != name);
                person.name = free_name(&person.name, ' ', is_free);
                self.people.push(person);
            }
        }
        let fallen: Vec<Person> = home.legacy.fallen.iter().map(|it| person(it, 0)).collect();
        self.chronicle.push(Chapter {
            game: home.game.to_owned(),
            outcome: home.outcome,
            summary: home.summary,
            fallen: fallen.iter().map(|it| it.name.clone()).collect(),
        });
        self.fallen.extend(fallen);
        if let Some(LegacyShared { lines, record }) = home.legacy.shared {
            let lines = lines.iter().map(home.say).collect();
            self.shared = Some(Shared { lines, record });
        }
        forget(&mut self.fallen);
        forget(&mut self.chronicle);
    }
}

impl Campaign {
    /// Those who are at home have had as long a rest as those who come home from a game.
    fn rest(&mut self, home: &Homecoming<'_>) {
        for person in self.people.iter_mut().filter(|it| it.away.is_none()) {
            if let Some(hero) = (home.rested)(&person.record) {
                person.title = (home.say)(&hero.title);
                person.lines = hero.lines.iter().map(home.say).collect();
                person.record = hero.record;
            }
        }
    }
}

fn forget<T>(oldest_first: &mut Vec<T>) {
    let surplus = oldest_first.len().saturating_sub(MOST_REMEMBERED);
    oldest_first.drain(..surplus);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::CampaignKeys;

    fn home(campaign: &mut Campaign, game: &str, chest: &str) {
        let hero = LegacyHero {
            title: Phrase::new("title"),
            lines: Vec::new(),
            record: format!("after {game}"),
            adventures: None,
        };
        let legacy = Legacy {
            campaign: true,
            survivors: vec![(0, hero)],
            fallen: Vec::new(),
            shared: Some(LegacyShared {
                lines: vec![Phrase::new("coins")],
                record: chest.to_owned(),
            }),
        };
        campaign.bring_home(Homecoming {
            legacy,
            ..homecoming(game)
        });
    }

    /// A game that was won and leaves nothing, played by one Ada.
    fn homecoming(game: &str) -> Homecoming<'_> {
        Homecoming {
            game,
            outcome: Outcome::Victory,
            summary: String::new(),
            legacy: Legacy::default(),
            name: &|_| "Ada".to_owned(),
            face: &|_| None,
            rested: &|record| {
                (record == "tired").then(|| LegacyHero {
                    title: Phrase::new("title"),
                    lines: vec![Phrase::new("well")],
                    record: "rested".to_owned(),
                    adventures: None,
                })
            },
            say: &|message| message.key.to_string(),
        }
    }

    #[test]
    fn what_all_share_goes_into_the_next_game_and_into_one_at_a_time() {
        let form = SetupForm {
            campaign: Some(CampaignKeys {
                shared: Some("chest"),
                values: SetupValues([("campaign".to_owned(), "true".to_owned())].into()),
                ..CampaignKeys::of_people("heroes")
            }),
            ..SetupForm::default()
        };
        let mut campaign = Campaign::new("a_game", "ours");
        home(&mut campaign, "one", "7 coins");
        home(&mut campaign, "two", "9 coins");
        assert_eq!(
            campaign.shared.as_ref().map(|it| &*it.record),
            Some("9 coins")
        );
        let values = campaign.next(&form, &SetupValues::default(), &[0]).unwrap();
        let value = |key: &str| values.0.get(key).map(String::as_str);
        assert_eq!(value("heroes"), Some("[after one]"));
        assert_eq!(
            (value("chest"), value("campaign")),
            (Some("9 coins"), Some("true"))
        );
        campaign.set_out(&[0], "three").unwrap();
        let why = campaign.set_out(&[1], "four").unwrap_err();
        assert!(why.contains("'three'"), "{why}");
        campaign.call_off("three");
        campaign.set_out(&[1], "four").unwrap();
        let none = campaign.next(&SetupForm::default(), &SetupValues::default(), &[]);
        assert!(none.is_err());
    }

    #[test]
    fn adventures_are_counted_by_the_game_or_else_one_for_each() {
        let came_home = |adventures: &[Option<u32>]| {
            let mut campaign = Campaign::new("a_game", "ours");
            for (nth, adventures) in adventures.iter().enumerate() {
                let mut legacy = Legacy::of_one("title", Vec::new(), "()");
                legacy.survivors[0].1.adventures = *adventures;
                let game = nth.to_string();
                campaign.bring_home(Homecoming {
                    legacy,
                    ..homecoming(&game)
                });
                campaign.set_out(&[0], &(nth + 1).to_string()).unwrap();
            }
            campaign.people[0].adventures
        };
        assert_eq!(came_home(&[None, None]), 2);
        assert_eq!(came_home(&[Some(2)]), 2);
        assert_eq!(came_home(&[Some(2), Some(5)]), 5);
    }

    #[test]
    fn those_at_home_rest_while_others_are_away() {
        let mut campaign = Campaign::new("a_game", "ours");
        for game in ["one", "two", "three"] {
            home(&mut campaign, game, "");
        }
        campaign.set_out(&[0], "four").unwrap();
        campaign.people[1].record = "tired".to_owned();
        campaign.people[2].away = Some("elsewhere".to_owned());
        campaign.people[2].record = "tired".to_owned();
        home(&mut campaign, "four", "");
        let records = campaign.people.iter().map(|it| &*it.record);
        assert_eq!(
            records.collect::<Vec<_>>(),
            ["rested", "tired", "after four"]
        );
        assert_eq!(campaign.people[0].lines, ["well"]);
    }

    #[test]
    fn people_of_one_name_are_told_apart() {
        let mut campaign = Campaign::new("a_game", "ours");
        for game in ["one", "two", "three"] {
            home(&mut campaign, game, "");
        }
        campaign.set_out(&[1], "four").unwrap();
        home(&mut campaign, "four", "");
        let names: Vec<_> = campaign.people.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names, ["Ada", "Ada 3", "Ada 2"]);
    }

    #[test]
    fn the_oldest_are_forgotten_first() {
        let mut campaign = Campaign::new("a_game", "long");
        for game in 0..MOST_REMEMBERED + 3 {
            home(&mut campaign, &game.to_string(), "");
        }
        assert_eq!(campaign.chronicle.len(), MOST_REMEMBERED);
        assert_eq!(campaign.chronicle[0].game, "3");
        // They keep their numbers.
        let all = MOST_REMEMBERED + 3;
        let mut chapters = campaign.chapters().map(|(nth, it)| (nth, &*it.game));
        let latest = (all - 1).to_string();
        assert_eq!(chapters.next(), Some((all, &*latest)));
        assert_eq!(chapters.last(), Some((4, "3")));
        assert!(campaign.knows("0") && campaign.adventures() == all);
    }
}
