//! Those who are up and can do nothing any more on this dive: a fight without others is lost, a trap
//! leaves nobody to go on, and no row of doors asks them.

use serde_json::json;
use tabledelve::{
    game::Outcome,
    rulesets::dungeon_dive::{
        Action, Life, Play as View, Question,
        content::Skill,
        delve::{Choice, Fate},
    },
};

use crate::{dive_script::*, yard::*};

const STONE: &str = "core:petrified";

#[test]
fn a_fight_in_which_the_last_turns_to_stone_is_lost() {
    for (until, over) in [("Dive", true), ("Long", true), ("Fight", false)] {
        let mut play = dive(&two(), &[BEARS]);
        open(&mut play, 0);
        go_in(&mut play, 2);
        drop_hero(&mut play, SECOND, json!("Stable"));
        inflict_until(&mut play, FIRST, STONE, until);
        play.choose(Action::Done);
        if over {
            play.over(Outcome::Defeat);
            assert_eq!(fates(&play), [Fate::Lost; 2], "{until}");
        } else {
            // It may come to itself: the bear has its turn.
            assert!(play.game.wanted().is_some(), "{until}");
        }
    }
}

#[test]
fn a_trap_that_leaves_only_stone_standing_ends_the_dive() {
    let mut play = dive(&two(), &[]);
    leave_points(&mut play, 1);
    // The swinging blades stay.
    trapped(&mut play, 4);
    inflict_until(&mut play, SECOND, STONE, "Dive");
    pick(&mut play, by(0, Skill::Acrobatics, Some(FIRST)));
    play.dice([1]);
    pick(&mut play, Choice::GiveUp);
    // A failed save, and 2d8; then three successes.
    play.dice([2, 1, 2]);
    play.dice([10, 11, 12]);
    play.over(Outcome::Defeat);
    assert_eq!(fates(&play), [Fate::Ran; 2]);
}

#[test]
fn where_no_hero_can_say_what_is_done_the_hired_hands_carry_them_home() {
    let mut setup = setup_of(&[knight(&[])], 1, false);
    setup.town.hired = 1;
    let mut play = dive_by(setup, &[]);
    inflict_until(&mut play, FIRST, STONE, "Dive");
    pick(&mut play, Choice::Forward(SECOND));
    play.over(Outcome::Defeat);
    assert_eq!(fates(&play), [Fate::Home; 2]);
}

#[test]
fn stone_is_carried_and_keeps_to_the_way_out() {
    let mut play = dive(&two(), &[BEARS]);
    inflict_until(&mut play, FIRST, STONE, "Dive");
    open(&mut play, 0);
    // Nobody waits for it behind one who sneaks in alone.
    pick(&mut play, Choice::Sneak(Some(SECOND)));
    play.dice([11]);
    arrive(&mut play, &[2]);
    assert!(state(&play).coming.is_empty());
    pick(&mut play, Choice::Done);
    // It has a place in the order, in case it comes to itself.
    play.dice([20, 20, 1]);
    play.waits(|it| *it == Question::OnTurn(SECOND));
    let stone = View::of(play.game.world()).figure(FIRST);
    assert_eq!((stone.cell(), stone.body().life), (None, Life::Up));
    slay(&mut play);
    // Whoever was carried has had no part in it, and is there still.
    assert_eq!(state(&play).inside().count(), 2);
    assert_eq!(rooms(&play), [1, 1]);
}
