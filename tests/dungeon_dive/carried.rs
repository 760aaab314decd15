//! Those who are carried into a fight behind somebody who sneaks in alone.

use serde_json::json;
use tabledelve::{
    game::Outcome,
    rulesets::dungeon_dive::{
        Action, FigureId, Play as View, Question,
        delve::{Choice, Fate},
    },
};

use crate::{dive_script::*, yard::*};

const THIRD: FigureId = FigureId(2);

#[test]
fn whoever_is_carried_comes_with_the_first_of_those_behind_a_lone_sneaker() {
    let mut play = dive(&[knight(&[]), knight(&[]), knight(&[])], &[BEARS]);
    drop_hero(&mut play, THIRD, json!("Stable"));
    open(&mut play, 0);
    pick(&mut play, Choice::Sneak(Some(FIRST)));
    play.dice([11]);
    meet(&mut play, &[2], 3);
    assert_eq!(state(&play).coming, [(SECOND, 40)]);
    let at = |play: &Dive| View::of(play.game.world()).figure(THIRD).cell();
    assert_eq!(at(&play), None);
    play.choose(Action::Done);
    play.waits(|it| *it == Question::OnTurn(SECOND));
    let way = state(&play).way.expect("a way in");
    assert!(at(&play).is_some_and(|it| it.reach_to(way) <= 2));
}

#[test]
fn whoever_nobody_has_carried_in_leaves_with_the_last_who_runs() {
    let mut play = dive(&two(), &[BEARS]);
    drop_hero(&mut play, SECOND, json!("Stable"));
    open(&mut play, 0);
    pick(&mut play, Choice::Sneak(Some(FIRST)));
    play.dice([11]);
    meet(&mut play, &[2], 2);
    assert!(state(&play).coming.is_empty());
    let way = state(&play).way.expect("a way in");
    arrange(&mut play, |named| {
        named["figures"][0]["stand"]["cell"] = json!(way);
    });
    pick(&mut play, Choice::Run);
    play.over(Outcome::Defeat);
    assert_eq!(fates(&play), [Fate::Ran; 2]);
}

#[test]
fn whoever_is_down_when_a_fight_begins_has_a_turn_once_they_are_healed() {
    let mut play = dive(&two(), &[BEARS]);
    drop_hero(&mut play, SECOND, json!("Stable"));
    open(&mut play, 0);
    go_in(&mut play, 2);
    arrange(&mut play, |named| {
        let body = &mut named["figures"][1]["body"];
        body["points"] = json!(5);
        body["life"] = json!("Up");
    });
    play.choose(Action::Done);
    play.waits(|it| *it == Question::OnTurn(SECOND));
}
