//! Fights with a goal, and foes who come later.

use crate::{
    boards::APART,
    ground::{Ground, hero},
    script::{Play, foe_at},
};
use tabledelve::{
    game::Present,
    rulesets::hex_adventure::{Event, Flight, HeroRecord, HexAdventure, rules},
};

/// A fight of one hero, at (1, 1) on a board with spaces `A` at (7, 1) and `B` at (11, 1).
fn fight(fields: &str) -> Play {
    let entries = format!(
        r#"1: (text: "", options: [(text: "", to: 2)]),
           2: (text: "", fight: (board: "test:board", party: "P", {fields} won: 3, fled: 4, lost: 5)),
           3: (text: "", ending: (outcome: Good, title: "Won")),
           4: (text: "", ending: (outcome: Good, title: "Fled")),
           5: (text: "", ending: (outcome: Bad, title: "Lost")),"#
    );
    let ground = Ground::new(APART)
        .foe("foe", "st: 12, dx: 2, iq: 8")
        .foe("chief", "st: 4, dx: 2, iq: 8")
        .story("", &entries);
    let runner: HeroRecord = hero([12, 12, 8], &["weapon sword"]);
    let mut play = Play::adventure(ground, &[runner]);
    play.option(0);
    play
}

fn gone(play: &mut Play) {
    play.said(rules::FIGHT_WON, |event| {
        let why = Flight::GoalReached;
        matches!(event, Event::Fled { why: of, .. } if *of == why)
    });
}

#[test]
fn a_fight_to_hold_out_is_won_when_the_rounds_are_over() {
    let mut play = fight(r#"foes: [("test:foe", "A", 1)], goal: HoldOut(2),"#);
    play.said(rules::FIGHT_WON, |event| {
        matches!(event, Event::FightGoal { .. })
    });
    play.end();
    assert_eq!(play.venture().state().round, 2);
    play.end();
    gone(&mut play);
    // It counts as won, and not as if the last foe had fled.
    assert_eq!((play.entry(), play.tale(0).experience), (3, 1));
}

#[test]
fn a_fight_for_a_place_is_won_by_getting_there() {
    let mut play = fight(r#"foes: [("test:foe", "B", 1)], goal: Reach("A"),"#);
    play.go(7, 0);
    assert!(play.venture().is_fighting());
    play.end();
    play.go(7, 1);
    gone(&mut play);
}

#[test]
fn a_fight_against_a_leader_ends_with_the_leader() {
    let mut play =
        fight(r#"foes: [("test:chief", "A", 1), ("test:foe", "B", 1)], goal: Slay("test:chief"),"#);
    play.dice([1, 1, 1, 1, 6]);
    play.go(6, 1).strike(0);
    gone(&mut play);
}

#[test]
fn reinforcements_come_in_their_round_to_their_spaces() {
    let mut play = fight(
        r#"foes: [("test:foe", "A", 1)],
           reinforcements: [(2, "test:chief", "B", 2), (3, "test:foe", "P", 1)],"#,
    );
    assert_eq!(play.venture().foes().count(), 1);
    play.end();
    play.said(
        rules::FIGHT_BEGIN,
        |event| matches!(event, Event::FoeCame { foe, .. } if *foe == foe_at(1)),
    );
    assert_eq!(play.venture().foes().count(), 3);
    // The second finds the space taken, and stands beside it.
    let places = [1, 2].map(|number| play.at(foe_at(number)).expect("on the board"));
    assert_ne!(places[0], places[1]);
}

#[test]
fn a_fight_by_night_darkens_its_board() {
    let dark = |fields: &str| {
        let play = fight(&format!(r#"foes: [("test:foe", "A", 1)], {fields}"#));
        HexAdventure::scene(play.game.world())
            .board
            .expect("a board")
            .dark
    };
    assert!(dark("night: true,"));
    assert!(!dark(""));
}
