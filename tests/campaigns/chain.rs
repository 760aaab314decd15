//! Campaigns from game to game.

use crate::{come_home, open, set_out};
use tabledelve::game::{Campaign, Chapter, Outcome, Person, Table, face_key};

/// A few games of a campaign; each with the campaign as of the start of the game.
fn chain(id: &str, set: &[(&str, &str)], games: u64) -> Campaign {
    let game = open(id);
    let mut campaign = Campaign::new(id, "a chain");
    for seed in 0..games {
        let before = campaign.clone();
        let (slot, mut table) = set_out(&mut campaign, &*game, set, seed);
        assert!(campaign.awaits(&slot) && !campaign.knows(&slot));
        let out = campaign
            .people
            .iter()
            .filter(|it| it.away.is_some())
            .count();
        come_home(&mut campaign, &*game, &slot, &mut *table);
        assert!(campaign.knows(&slot) && !campaign.awaits(&slot));
        // Everybody who set out has come home or fallen, and nobody has vanished or doubled.
        let legacy = game.legacy(&*table).expect("it leaves something");
        let stayed = before.people.len() - out;
        assert_eq!(campaign.people.len(), stayed + legacy.survivors.len());
        assert_eq!(
            campaign.fallen.len(),
            before.fallen.len() + legacy.fallen.len()
        );
        assert!(campaign.at_home().count() == campaign.people.len());
        // Looked at again, it is not entered again.
        let entered = campaign.clone();
        come_home(&mut campaign, &*game, &slot, &mut *table);
        assert_eq!(campaign, entered);
    }
    assert_eq!(campaign.adventures(), games as usize);
    assert_eq!(campaign.chronicle.len(), games as usize);
    campaign
}

#[test]
fn crawls_follow_one_another() {
    let campaign = chain("deck_crawl", &[("heroes", "4"), ("quick_start", "true")], 8);
    let back = campaign.people.iter().chain(&campaign.fallen);
    assert!(
        back.map(|it| it.adventures).max() >= Some(1),
        "{campaign:?}"
    );
}

#[test]
fn adventures_follow_one_another() {
    let campaign = chain("hex_adventure", &[], 6);
    let back = campaign.people.iter().chain(&campaign.fallen);
    assert!(
        back.map(|it| it.adventures).max() >= Some(1),
        "{campaign:?}"
    );
}

/// A save holds the people of a campaign who set out, not its past.
#[test]
fn a_save_does_not_grow_with_the_campaign() {
    for (id, set) in [
        ("deck_crawl", &[("quick_start", "true")][..]),
        ("hex_adventure", &[]),
    ] {
        let game = open(id);
        let mut young = Campaign::new(id, "young");
        let mut seed = 0;
        while young.people.is_empty() {
            let (slot, mut table) = set_out(&mut young, &*game, set, seed);
            come_home(&mut young, &*game, &slot, &mut *table);
            seed += 1;
        }
        let mut old = young.clone();
        let chapter = |n: u64| Chapter {
            game: format!("game {n}"),
            outcome: Outcome::Victory,
            summary: "a long story".repeat(20),
            fallen: Vec::new(),
        };
        old.chronicle.extend((0..400).map(chapter));
        let somebody = Person {
            away: None,
            ..young.people[0].clone()
        };
        old.fallen.extend(vec![somebody; 400]);
        let saved = |campaign: &mut Campaign| {
            let (_, table) = set_out(campaign, &*game, set, 77);
            table.save().bytes().len()
        };
        assert_eq!(saved(&mut young), saved(&mut old));
    }
}

#[test]
fn nobody_sets_out_twice_or_from_a_campaign_that_is_over() {
    let game = open("deck_crawl");
    let mut campaign = Campaign::new("deck_crawl", "one");
    let person = Person {
        name: "Ada".into(),
        title: "dwarf thief".into(),
        lines: Vec::new(),
        adventures: 0,
        record: "()".into(),
        face: None,
        away: None,
    };
    campaign.people.push(person);
    campaign.set_out(&[0], "first").expect("she is at home");
    let form = game.setup_form();
    for problem in [
        campaign.set_out(&[0], "second"),
        campaign.next(&form, &Default::default(), &[0]).map(drop),
    ] {
        assert!(problem.is_err_and(|why| why.contains("Ada")));
    }
    assert!(campaign.set_out(&[7], "second").is_err());
    assert!(campaign.under_way().eq(["first"]));
    campaign.call_off("first");
    assert!(!campaign.awaits("first") && campaign.at_home().count() == 1);
    campaign.ended = true;
    let why = campaign.set_out(&[0], "second").expect_err("it is over");
    assert!(why.contains("'one' is over"), "{why}");
}

#[test]
fn a_game_that_was_called_off_brings_nobody_home_twice() {
    let game = open("deck_crawl");
    let mut campaign = Campaign::new("deck_crawl", "one");
    let one_is_home = |campaign: &Campaign| campaign.people.len() == 1;
    for seed in 0.. {
        let (slot, mut table) = set_out(&mut campaign, &*game, &[("heroes", "4")], seed);
        come_home(&mut campaign, &*game, &slot, &mut *table);
        if campaign.at_home().count() > 0 {
            break;
        }
    }
    campaign.people.truncate(1);
    assert!(one_is_home(&campaign));
    let before = campaign.clone();
    let (slot, mut table) = set_out(&mut campaign, &*game, &[("heroes", "4")], 1_000);
    campaign.call_off(&slot);
    assert!(campaign.knows(&slot), "its end is not waited for any more");
    come_home(&mut campaign, &*game, &slot, &mut *table);
    assert_eq!(campaign.people, before.people);
    assert_eq!(campaign.chronicle, before.chronicle);
    assert_eq!(campaign.adventures(), before.adventures());
    // Set out anew under that name, it counts again.
    campaign.set_out(&[0], &slot).expect("at home");
    assert!(!campaign.knows(&slot) && campaign.awaits(&slot));
}

#[test]
fn the_face_that_was_chosen_comes_home_and_sets_out_again() {
    let game = open("hex_adventure");
    let sprite = |table: &dyn Table| table.scene_now().sheets[0].sprite.clone();
    // Some parties fall: the first that comes home tells.
    for seed in 0..40 {
        let mut campaign = Campaign::new("hex_adventure", "faces");
        let set = [
            ("adventure", "core:first_steps"),
            ("party", "own"),
            ("heroes", "2"),
        ];
        let (slot, mut table) = set_out(&mut campaign, &*game, &set, seed);
        while table.scene_now().sheets.is_empty() {
            let advice = table.advice().expect("how to make a hero");
            table.submit(advice.choice, advice.amount).expect("offered");
        }
        let first = sprite(&*table);
        let faces = table.scene_now().sheets[0].faces.clone();
        let chosen = faces.into_iter().find(|face| *face != first);
        let chosen = chosen.expect("another face");
        table.set_note(&face_key(0), Some(chosen.clone()));
        assert_eq!(sprite(&*table), chosen);
        come_home(&mut campaign, &*game, &slot, &mut *table);
        if campaign.people.len() == 2 {
            assert_eq!(campaign.people[0].face, Some(chosen.clone()));
            assert_eq!(campaign.people[1].face, None);
            let set = [("adventure", "core:first_steps")];
            let (_, table) = set_out(&mut campaign, &*game, &set, seed);
            assert_eq!(sprite(&*table), chosen);
            return;
        }
    }
    panic!("nobody came home");
}
