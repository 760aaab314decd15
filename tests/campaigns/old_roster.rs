//! A roster as written before there were campaigns: `roster.ron` beside this file.

use std::{collections::BTreeMap, fs, path::Path};

use serde::Deserialize;

use crate::{come_home, open, set_out};
use tabledelve::game::{Campaign, CampaignStore, Person};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Roster {
    heroes: Vec<Kept>,
    fallen: Vec<Kept>,
    entered: BTreeMap<String, u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    game: String,
    name: String,
    title: String,
    gear: Vec<String>,
    crawls: u32,
    record: String,
    away: Option<String>,
}

const TEXT: &str = include_str!("roster.ron");

/// The people of a list who belong to a game, as expected in its campaign.
fn people(kept: &[Kept], game: &str) -> Vec<Person> {
    let of_game = kept.iter().filter(|it| it.game == game);
    let person = |it: &Kept| Person {
        name: it.name.clone(),
        title: it.title.clone(),
        lines: it.gear.clone(),
        adventures: it.crawls,
        record: it.record.clone(),
        face: None,
        away: it.away.clone(),
    };
    of_game.map(person).collect()
}

fn taken_over(folder: &Path) -> CampaignStore {
    let file = folder.join("roster.ron");
    fs::write(&file, TEXT).expect("it can be written");
    let store = CampaignStore::new(folder.join("campaigns"));
    store.take_over(&file).expect("it can be taken over");
    assert!(!file.exists());
    let aside = fs::read_to_string(folder.join("roster.ron.taken"));
    assert_eq!(aside.expect("the old file"), TEXT);
    // Nothing is left to take over.
    store.take_over(&file).expect("nothing to do");
    store
}

#[test]
fn nobody_in_it_is_lost() {
    let old: Roster = ron::from_str(TEXT).expect("the old roster");
    assert!(old.heroes.iter().any(|it| it.away.is_some()) && !old.fallen.is_empty());
    let folder = tempfile::tempdir().expect("a folder");
    let store = taken_over(folder.path());
    let mut found = 0;
    for game in ["deck_crawl", "hex_adventure"] {
        let campaign = CampaignStore::read(&store.path(game)).expect("a campaign");
        assert_eq!((&*campaign.game, &*campaign.name), (game, game));
        assert_eq!(campaign.people, people(&old.heroes, game));
        assert_eq!(campaign.fallen, people(&old.fallen, game));
        assert!(!campaign.people.is_empty());
        found += campaign.people.len() + campaign.fallen.len();
        assert!(old.entered.keys().all(|slot| campaign.knows(slot)));
        for away in campaign.people.iter().filter_map(|it| it.away.as_ref()) {
            assert!(campaign.awaits(away));
        }
    }
    assert_eq!(found, old.heroes.len() + old.fallen.len());
    assert_eq!(store.list().len(), 2);
}

#[test]
fn its_heroes_set_out_again() {
    for (mut campaign, set) in Campaign::of_roster(TEXT)
        .expect("the old roster")
        .into_iter()
        .zip([&[("quick_start", "true")][..], &[]])
    {
        let game = open(&campaign.game);
        let before: Vec<Person> = campaign.at_home().map(|(_, it)| it.clone()).collect();
        let (slot, mut table) = set_out(&mut campaign, &*game, set, 5);
        come_home(&mut campaign, &*game, &slot, &mut *table);
        for person in before {
            let mut all = campaign.people.iter().chain(&campaign.fallen);
            let now = all.find(|it| it.name == person.name).expect("still known");
            assert!(now.adventures >= person.adventures);
        }
    }
}

#[test]
fn taking_over_can_be_interrupted() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = taken_over(folder.path());
    let twice = folder.path().join("roster.ron");
    fs::write(&twice, TEXT).expect("it can be written");
    // As if the file had not been put aside the first time.
    store.take_over(&twice).expect("it can be taken over");
    assert_eq!(store.list().len(), 2);
    // A campaign that has gone on since is left alone.
    let mut campaign = CampaignStore::read(&store.path("deck_crawl")).expect("a campaign");
    campaign.people.clear();
    store.write(&campaign).expect("it can be written");
    fs::write(&twice, TEXT).expect("it can be written");
    store.take_over(&twice).expect("it can be taken over");
    assert_eq!(store.list().len(), 3);
    assert_eq!(CampaignStore::read(&store.path("deck_crawl")), Ok(campaign));
}

#[test]
fn a_damaged_one_stays_where_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("roster.ron");
    fs::write(&file, &TEXT[..TEXT.len() / 2]).expect("it can be written");
    let store = CampaignStore::new(folder.path().join("campaigns"));
    assert!(store.take_over(&file).is_err());
    assert!(file.exists() && store.list().is_empty());
}
