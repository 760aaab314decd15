//! The quick guides: what they ask before the first trap, and what a failure costs.

use tabledelve::rulesets::dungeon_dive::{
    FigureId,
    content::Skill,
    delve::{Asked, Choice},
};

use crate::{dive_script::*, yard::*};

fn order(play: &Dive) -> Vec<FigureId> {
    state(play).inside().collect()
}

#[test]
fn the_quick_guides_ask_for_the_marching_order_before_the_first_trap() {
    let mut play = dive_by(setup_of(&two(), 1, true), &[BEARS, "core:trove_24"]);
    waits(&play, Asked::March);
    pick(&mut play, Choice::Forward(SECOND));
    waits(&play, Asked::March);
    assert_eq!(order(&play), [SECOND, FIRST]);
    pick(&mut play, Choice::Done);
    // The hollow floor takes the first of them, and the other cannot hold on.
    play.dice([1, 2]);
    pick(&mut play, by(1, Skill::Acrobatics, Some(FIRST)));
    play.dice([1]);
    pick(&mut play, Choice::GiveUp);
    play.dice([1, 1, 3, 4]);
    assert_eq!((damage_to(&play, FIRST), damage_to(&play, SECOND)), (0, 7));
    waits(&play, Asked::Doors);
    // The next row has had its doors before.
    open(&mut play, 0);
    go_in(&mut play, 2);
    slay(&mut play);
    play.dice([12]);
    pick(&mut play, Choice::Give(FIRST));
    play.dice([5]);
    waits(&play, Asked::Doors);
}

#[test]
fn whoever_is_alone_is_asked_for_no_order() {
    let mut play = dive_by(setup_of(&[knight(&[])], 1, true), &[]);
    play.dice([5]);
    waits(&play, Asked::Doors);
}

/// By the quick guides: sneaks in the row with these dice, then fails to back away.
fn heard(sneaking: [u16; 2]) -> Dive {
    let mut play = dive_by(setup_of(&two(), 1, true), &[BEARS]);
    pick(&mut play, Choice::Done);
    play.dice([5]);
    pick(&mut play, Choice::Sneak(None));
    play.dice(sneaking);
    pick(&mut play, Choice::Open(0));
    pick(&mut play, Choice::BackAway);
    play.dice([3, 3]);
    arrive(&mut play, &[2]);
    play
}

#[test]
fn by_the_quick_guides_backing_away_makes_up_for_no_failed_sneaking() {
    let play = heard([3, 3]);
    assert!(state(&play).is_flustered(FIRST) && state(&play).is_flustered(SECOND));
    // A success is lost.
    let play = heard([20, 20]);
    assert!(!state(&play).surprises() && !state(&play).is_flustered(FIRST));
}
