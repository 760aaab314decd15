//! Who sets out from town: heroes and hired hands, one dive after the other, one game after the other.

use std::collections::BTreeSet;

use serde_json::json;
use tabledelve::{
    game::{Outcome, Ruleset, SetupValues},
    rulesets::dungeon_dive::{
        Action, DungeonDive, Event, FigureId, HeroRecord, Legacy, Play as View, Question, Team,
        TownEvent,
        content::{Ability, HiredRole},
        delve::{Asked, Choice},
        sheet::Sheet,
        shown,
        town::{TownAct, TownQuestion, hired_price},
    },
};

use crate::{
    dive_script::*,
    town::{GOLD, hero, town},
    yard::*,
};

#[test]
fn hired_hands_stand_beside_the_heroes_and_lie_dying_as_they_do() {
    let mut setup = setup(&[hero(4, 0, 0), hero(3, 0, 0)], &["post"]);
    setup.town.hired = 3;
    let play = begun(setup, 5);
    let view = View::of(play.game.world());
    assert_eq!(town(&play).hands.len(), 3);
    let roles: Vec<HiredRole> = (2..5)
        .map(|nth| {
            let figure = view.figure(FigureId(nth));
            let kind = figure.hired_kind().expect("a hired hand");
            // The average of 4 and 3, rounded down.
            assert_eq!((figure.level(), figure.team()), (3, Team::Party));
            assert_eq!(figure.seat(), None);
            assert!(figure.lingers());
            assert!(figure.cell().is_some());
            assert_eq!(view.hand_of(figure.id()), Some(nth as u8 - 2));
            let sides = i16::from(kind.hit_die.sides());
            let constitution = (i16::from(kind.scores.con) - 10).div_euclid(2);
            let points = sides + constitution + 2 * (sides / 2 + 1 + constitution);
            assert_eq!(figure.body().most, points);
            kind.role
        })
        .collect();
    let all: BTreeSet<HiredRole> = roles.into_iter().collect();
    assert_eq!(all.len(), 3);
    let caster = (2..5).map(|nth| view.figure(FigureId(nth)));
    let caster = caster.filter(|it| !it.learned_spells().is_empty());
    let caster: Vec<_> = caster.collect();
    assert_eq!(caster.len(), 1);
    // Two cantrips and three spells at level 3, and three slots.
    assert_eq!(caster[0].learned_spells().len(), 5);
    assert_eq!(Sheet::of(caster[0]).slots(1), 3);
    // A save that it is trained in: wisdom 15 and proficiency 2.
    assert_eq!(caster[0].trained_saves(), [Ability::Wisdom]);
}

#[test]
fn hired_hands_are_better_at_what_they_are_best_at_from_level_4() {
    let mut setup = setup(&[hero(4, 0, 0)], &["post"]);
    setup.town.hired = 3;
    let play = begun(setup, 4);
    let view = View::of(play.game.world());
    for nth in 1..4 {
        let figure = view.figure(FigureId(nth));
        let kind = figure.hired_kind().expect("a hired hand");
        let raised = Ability::ALL.map(|it| figure.base_score(it) - kind.scores.of(it));
        assert_eq!(raised.iter().sum::<i8>(), 2);
        let best = Ability::ALL
            .into_iter()
            .max_by_key(|it| figure.base_score(*it));
        assert_eq!(figure.base_score(best.expect("one")), 17);
    }
}

/// Heroes who set out on the first of some dives.
fn dives(heroes: &[HeroRecord], count: u8) -> Dive {
    let mut setup = setup_of(heroes, 1, false);
    setup.town.dives = count;
    dive_by(setup, &[])
}

fn money(play: &Dive, place: u8) -> (u64, u64) {
    let purse = View::of(play.game.world()).kept(place).record.purse;
    (purse.coins / GOLD, purse.debt / GOLD)
}

#[test]
fn every_dive_costs_30_for_each_who_goes() {
    let mut play = dives(&[hero(1, 100, 0), hero(1, 10, 0)], 2);
    waits(&play, Asked::Doors);
    assert_eq!((money(&play, 0), money(&play, 1)), ((70, 0), (0, 20)));
    pick(&mut play, Choice::Abandon);
    play.waits(|it| *it == Question::InTown(TownQuestion::Visit));
    play.choose(Action::Town(TownAct::Stay(0)));
    play.choose(Action::Town(TownAct::SetOut));
    // Another dungeon, and only the second hero in it.
    waits(&play, Asked::Doors);
    assert_eq!((money(&play, 0), money(&play, 1)), ((70, 0), (0, 50)));
    let view = View::of(play.game.world());
    assert_eq!(view.figures().count(), 1);
    let second = view.heroes().next().expect("the second hero");
    assert_eq!(second.seat(), Some(0));
    assert_eq!(view.place_of(second.id()), Some(1));
    assert_eq!(state(&play).level, 1);
    pick(&mut play, Choice::Abandon);
    play.over(Outcome::Defeat);
}

#[test]
fn rooms_and_levels_come_home() {
    let mut play = dives(&[hero(1, 0, 0), hero(1, 0, 0)], 2);
    arrange(&mut play, |named| {
        named["state"]["dive"]["party"][0]["rooms"] = json!(7);
        named["state"]["dive"]["party"][0]["coin"] = json!("45 gp");
    });
    pick(&mut play, Choice::Abandon);
    while matches!(play.game.asking(), Some(Question::OfHero)) {
        play.act(|it| matches!(it, Action::Making(_)));
    }
    let kept = View::of(play.game.world()).kept(0);
    // Abandoning is one of the ways to go up; and 30 of the 45 are owed for the road.
    assert_eq!((kept.record.level, kept.record.rooms), (3, 7));
    assert_eq!((money(&play, 0), money(&play, 1)), ((15, 0), (0, 30)));
    play.choose(Action::Town(TownAct::SetOut));
    waits(&play, Asked::Doors);
    let levels = View::of(play.game.world()).heroes().map(|it| it.level());
    assert_eq!(levels.collect::<Vec<_>>(), [3, 1]);
    assert_eq!(rooms(&play), [7, 0]);
}

#[test]
fn hired_hands_come_along_and_are_paid_in_coin() {
    let mut setup = setup_of(&[hero(1, 30, 0)], 1, false);
    setup.town.hired = 2;
    let mut play = dive_by(setup, &[]);
    waits(&play, Asked::Doors);
    let party: Vec<u16> = state(&play).party.iter().map(|it| it.who.0).collect();
    assert_eq!(party, [0, 1, 2]);
    arrange(&mut play, |named| {
        named["state"]["dive"]["party"][1]["coin"] = json!("12 gp");
    });
    pick(&mut play, Choice::Abandon);
    play.over(Outcome::Defeat);
    let paid = play.game.log().iter().filter_map(|it| match &it.event {
        Event::Town(TownEvent::HandPaid { hand, share }) => Some((*hand, *share)),
        _ => None,
    });
    assert_eq!(paid.collect::<Vec<_>>(), [(0, 1200), (1, 0)]);
}

#[test]
fn a_game_leaves_its_stable_to_the_next_one() {
    let mut play = dives(&[hero(1, 100, 0), hero(1, 0, 0)], 1);
    arrange(&mut play, |named| {
        named["state"]["town"]["deaths"] = json!(2);
    });
    pick(&mut play, Choice::Abandon);
    play.over(Outcome::Defeat);
    let left = DungeonDive::legacy(&play.game).expect("a legacy");
    let left: Legacy = ron::from_str(&left).expect("as it was written");
    assert_eq!((left.survivors.len(), left.fallen.len()), (2, 0));
    assert_eq!(left.survivors[0].1.purse.coins, 70 * GOLD);
    // The next game takes them in, with what they owe and what is said of them.
    let shown = shown(&BOOK, &left).expect("a roster");
    let form = DungeonDive::setup_form(&BOOK);
    let keys = form.campaign.as_ref().expect("a campaign");
    let people: Vec<&str> = shown
        .survivors
        .iter()
        .map(|(_, it)| it.record.as_str())
        .collect();
    let shared = shown.shared.as_ref().map(|it| it.record.as_str());
    let values = keys.fill(&SetupValues::default(), &people, shared);
    let mut values = values;
    values.0.insert("heroes".to_owned(), "2".to_owned());
    let setup = DungeonDive::setup(&BOOK, &values).expect("a setup");
    assert_eq!(setup.heroes.len(), 2);
    let play = Dive::begun(BOOK.clone(), setup);
    // Those who come back see the town first.
    play.waits(|it| *it == Question::InTown(TownQuestion::Visit));
    assert_eq!((money(&play, 0), money(&play, 1)), ((70, 0), (0, 30)));
    assert_eq!(hired_price(View::of(play.game.world())), 10_000);
}

#[test]
fn hired_hands_go_up_in_a_rest_once_the_heroes_have() {
    let mut setup = setup_of(&[hero(1, 0, 0)], 1, false);
    setup.town.hired = 1;
    let mut play = dive_by(setup, &[BEARS, "core:trove_24"]);
    arrange(&mut play, |named| {
        named["state"]["dive"]["cleared"] = json!(2);
        named["state"]["dive"]["party"][0]["rooms"] = json!(6);
    });
    let before = *View::of(play.game.world()).figure(SECOND).body();
    open(&mut play, 0);
    go_in(&mut play, 2);
    slay(&mut play);
    // The trove and the hoard, whatever they give.
    play.dice([12, 1]);
    play.dice(std::iter::repeat_n(1, 45));
    while matches!(play.game.asking(), Some(Question::OfHero)) {
        play.act(|it| matches!(it, Action::Making(_)));
    }
    let mut rose = play.game.log().iter().filter_map(|it| match &it.event {
        Event::Town(TownEvent::HandRose { who, hired, body }) => Some((*who, hired.level, *body)),
        _ => None,
    });
    let (who, level, after) = rose.next().expect("a hired hand who has gone up");
    assert_eq!((who, level), (SECOND, 3));
    // A hedge priest: twice 5 for the d8, and 1 for constitution.
    assert_eq!(after.most - before.most, 12);
    assert_eq!(after.hit_dice, 3);
}
