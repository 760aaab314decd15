//! The files of campaigns: intact, cut off, damaged, foreign, newer.

use std::fs;

use crate::{come_home, open, set_out};
use tabledelve::game::{Campaign, CampaignProblem, CampaignStore, SaveProblem};

fn campaign() -> Campaign {
    let game = open("deck_crawl");
    let mut campaign = Campaign::new("deck_crawl", "The old cellar");
    let set = [("quick_start", "true")];
    let (slot, mut table) = set_out(&mut campaign, &*game, &set, 3);
    come_home(&mut campaign, &*game, &slot, &mut *table);
    campaign
}

#[test]
fn what_was_written_is_read() {
    let campaign = campaign();
    assert_eq!(Campaign::parse(&campaign.bytes()), Ok(campaign.clone()));
    let folder = tempfile::tempdir().expect("a folder");
    let store = CampaignStore::new(folder.path().join("new"));
    store.write(&campaign).expect("it can be written");
    let path = store.path("The old cellar");
    assert_eq!(CampaignStore::read(&path), Ok(campaign));
    assert_eq!(store.unused("The old cellar", &[]), "The old cellar 2");
    // One that could not be written keeps its name too.
    let unwritten = [Campaign::new("deck_crawl", "The_old cellar 2")];
    let unused = store.unused("The old cellar", &unwritten);
    assert_eq!(unused, "The old cellar 3");
}

#[test]
fn damage_is_found_wherever_it_is() {
    let whole = campaign().bytes();
    for place in (0..whole.len()).step_by(7) {
        assert!(Campaign::parse(&whole[..place]).is_err(), "cut at {place}");
        let mut flipped = whole.clone();
        flipped[place] ^= 0x15;
        assert!(Campaign::parse(&flipped).is_err(), "changed at {place}");
    }
    let text = String::from_utf8(whole).expect("text");
    let newer = text.replacen("campaign 1 ", "campaign 9 ", 1);
    let problem = Campaign::parse(newer.as_bytes());
    assert_eq!(problem, Err(CampaignProblem(SaveProblem::Newer(9))));
    let save = text.replacen("tabledelve campaign ", "tabledelve save ", 1);
    let problem = Campaign::parse(save.as_bytes()).expect_err("a save is no campaign");
    assert_eq!(problem.to_string(), "is not a campaign of Tabledelve");
}

#[test]
fn a_damaged_file_is_named_and_the_others_are_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = CampaignStore::new(folder.path());
    let mut campaign = campaign();
    for name in ["a", "b", "c"] {
        campaign.name = name.to_owned();
        store.write(&campaign).expect("it can be written");
    }
    fs::write(store.path("b"), &campaign.bytes()[..100]).expect("it can be written");
    fs::write(folder.path().join("notes.txt"), "mine").expect("it can be written");
    let all = store.list();
    let sound: Vec<bool> = all.iter().map(|it| it.campaign.is_ok()).collect();
    assert_eq!(sound, [true, false, true]);
    assert_eq!(all[1].path, store.path("b"));
    assert!(
        CampaignStore::new(folder.path().join("none"))
            .list()
            .is_empty()
    );
}
