//! Jumps in fights: what they cite, what lies below, and how one lands.

use serde_json::json;
use tabledelve::{
    game::RuleId,
    grid::Cell,
    rulesets::dungeon_dive::{Event, Fighting, Setup, rules},
};

use crate::yard::*;

/// Knights and a brute beside the cleft, which the first of them can jump over.
fn beside_the_cleft(places: &[(i16, i16)]) -> Play {
    let knights = vec![knight(&[]); places.len() - 1];
    let setup = Setup {
        map: Some(id("cleft")),
        ..setup(&knights, &["brute"])
    };
    let mut play = begun(setup, knights.len());
    place(&mut play, places);
    play
}

/// The rules of all steps so far.
fn steps(play: &Play) -> Vec<RuleId> {
    let log = play.game.log().iter();
    let steps = log.filter(|it| matches!(it.event, Event::Fighting(Fighting::Stepped { .. })));
    steps.map(|it| it.rule).collect()
}

#[test]
fn whoever_jumps_touches_nothing_on_the_way_and_lands_on_their_feet() {
    let mut play = beside_the_cleft(&[(7, 4), (1, 11)]);
    let before = points(&play, FIRST);
    go(&mut play, 7, 6);
    assert_eq!(cell(&play, FIRST), (7, 6));
    assert_eq!(steps(&play), [rules::MOVE_JUMP; 2]);
    assert_eq!(points(&play, FIRST), before, "lava is below");
}

#[test]
fn a_jump_onto_rubble_takes_a_check_to_stay_up() {
    for (face, prone) in [(9, true), (10, false)] {
        let mut play = beside_the_cleft(&[(1, 4), (8, 11)]);
        go(&mut play, 1, 6);
        play.dice([face]);
        assert_eq!(steps(&play), [rules::MOVE_JUMP; 2]);
        assert_eq!(cell(&play, FIRST), (1, 6));
        assert_eq!(has(&play, FIRST, "core:prone"), prone, "{face}");
    }
    // Whoever falls there goes no further.
    let mut play = beside_the_cleft(&[(1, 4), (8, 11)]);
    go(&mut play, 1, 7);
    play.dice([9]);
    assert_eq!(cell(&play, FIRST), (1, 6));
    assert!(has(&play, FIRST, "core:prone"));
}

#[test]
fn whoever_is_stopped_in_the_middle_of_a_jump_falls() {
    let mut play = beside_the_cleft(&[(2, 4), (8, 8), (1, 11)]);
    // Something has knocked the first knight down who is half-way across.
    inflict(&mut play, FIRST, "core:prone");
    let [edge, middle, goal] = [4, 5, 6].map(|y| json!(Cell::new(2, y)));
    let path = json!([[goal, 5]]);
    let task = json!({"Walk": {"who": 0, "path": path, "provokes": true, "crawls": false}});
    amid(&mut play, task, |named| {
        let knight = &mut named["figures"][0];
        knight["stand"]["cell"] = middle.clone();
        knight["turn"]["trail"] = json!([edge, middle]);
    });
    play.dice([1; 6]);
    let fell = |it: &Event| {
        matches!(
            it,
            Event::Fighting(Fighting::Dropped {
                feet: 60,
                damage: 6,
                ..
            })
        )
    };
    assert_eq!(count(&play, fell), 1);
    assert!(steps(&play).is_empty());
    assert_eq!(cell(&play, FIRST).1, 4, "back on the nearest ground");
}
