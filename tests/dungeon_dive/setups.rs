//! Setting up a skirmish, and what the content is asked as a whole.

use tabledelve::{
    game::{Ruleset, SetupValues},
    rulesets::dungeon_dive::{DungeonDive, Play as View, Setup, Way, board::Stand},
};

use crate::{random_setup, yard::*};

fn read(values: &[(&str, &str)]) -> Result<Setup, String> {
    let values = values
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    DungeonDive::setup(&BOOK, &SetupValues(values.collect()))
}

#[test]
fn an_empty_form_is_a_dive_to_the_bottom() {
    let setup = read(&[]).expect("a setup");
    assert_eq!(setup.heroes.len(), 4);
    assert_eq!(setup.map, None);
    let dive = setup.dive.expect("a dive");
    assert_eq!((dive.levels, dive.way, dive.quick), (5, Way::Cards, false));
    let values = [("levels", "2"), ("way", "dice"), ("quick", "true")];
    let dive = read(&values).expect("a setup").dive.expect("a dive");
    assert_eq!((dive.levels, dive.way, dive.quick), (2, Way::Dice, true));
    assert!(read(&[("band", "goblin*2")]).is_err());
}

#[test]
fn a_map_without_a_band_is_a_skirmish_against_the_weakest() {
    let setup = read(&[("skirmish", "dry_cistern")]).expect("a setup");
    assert_eq!(setup.dive, None);
    assert_eq!(setup.band.len(), 1);
    assert!(!setup.surprised);
}

#[test]
fn heroes_level_map_and_band_are_read_from_the_form() {
    let values = [
        ("skirmish", "core:dry_cistern"),
        ("band", "goblin*3,yard:brute"),
        ("heroes", "2"),
        ("level", "3"),
        ("surprised", "true"),
    ];
    let setup = read(&values).expect("a setup");
    assert_eq!(setup.map, Some(id("core:dry_cistern")));
    assert_eq!(setup.band, [(id("core:goblin"), 3), (id("yard:brute"), 1)]);
    assert_eq!(setup.heroes.len(), 2);
    assert!(setup.heroes.iter().all(|it| it.level == 3));
    assert!(setup.surprised);
}

#[test]
fn a_party_is_a_kind_of_party_or_the_heroes_by_their_ids() {
    let party = |value| {
        let form = DungeonDive::setup_form(&BOOK);
        let values = SetupValues([("party".to_owned(), value)].into());
        let values = form.known(values);
        form.check(&values)?;
        DungeonDive::setup(&BOOK, &values)
    };
    let names = |value: &str| {
        let setup = party(value.to_owned()).expect("a setup");
        let names = setup.heroes.into_iter().map(|it| it.name);
        names.collect::<Vec<_>>()
    };
    assert_eq!(names("orsa,tibby"), ["Orsa", "Tibby"]);
    assert_eq!(names("core:orsa, core:maddoc"), ["Orsa", "Maddoc"]);
    assert_eq!(names("ready").len(), 4);
    assert_eq!(party("random".to_owned()).expect("a setup").town.made, 4);
    assert!(party("orsa,nobody".to_owned()).is_err());
}

#[test]
fn every_second_setup_by_chance_is_a_dive() {
    let dives = |values| (0..200).filter(move |seed| random_setup(*seed, values).dive.is_some());
    let count = dives(&[]).count();
    assert!((70..=130).contains(&count), "{count} of 200 dive");
    assert_eq!(dives(&[("skirmish", "")]).count(), 200);
    assert_eq!(dives(&[("skirmish", "dry_cistern")]).count(), 0);
    assert_eq!(dives(&[("band", "goblin*2")]).count(), 0);
}

#[test]
fn whoever_is_not_there_is_named() {
    let fault = read(&[("party", "nobody")]).expect_err("no such hero");
    assert!(fault.contains("nobody"), "{fault}");
    assert!(read(&[("skirmish", "dry_cistern"), ("band", "dragonet*2")]).is_err());
    assert!(read(&[("level", "9")]).is_err());
}

#[test]
fn everybody_has_squares_of_their_own_on_every_map() {
    for map in BOOK.maps.keys() {
        let mut setup = setup(&[knight(&[])], &[]);
        setup.map = Some(BOOK[map].id.clone());
        setup.band = vec![(id("core:ogre"), 1), (id("core:scout"), 2)];
        let play = begun(setup, 1);
        let figures = View::of(play.game.world()).figures();
        let stands = figures.map(|it| Stand::new(it.cell().expect("on the board"), it.size()));
        let stands: Vec<Stand> = stands.collect();
        assert_eq!(stands.len(), 4);
        for (nth, one) in stands.iter().enumerate() {
            for other in &stands[..nth] {
                let shared = one.squares_to(*other) == 0;
                assert!(!shared, "{}: {one:?} and {other:?}", BOOK[map].id);
            }
        }
    }
}
