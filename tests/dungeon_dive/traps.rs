//! Traps: who holds on to a victim, and how long one takes.

use tabledelve::rulesets::dungeon_dive::{
    Action, Delving, Event, FigureId, Play as View,
    content::Skill,
    delve::{Asked, Choice},
    rules,
};

use crate::{dive_script::*, yard::*};

const THIRD: FigureId = FigureId(2);

/// Who holds on to somebody who has tried to cross a rotten bridge.
fn holds_on_to(victim: FigureId) -> FigureId {
    let three = [knight(&[]), knight(&[]), knight(&[])];
    let mut play = dive(&three, &[]);
    trapped(&mut play, 10);
    play.act(|it| matches!(it, Action::Delve(Choice::Way { who, .. }) if *who == Some(victim)));
    play.dice([1]);
    pick(&mut play, Choice::GiveUp);
    play.dice([20]);
    let log = play.game.log().iter();
    let mut caught = log.filter_map(|it| match &it.event {
        Event::Delving(Delving::Caught { who, by, .. }) => Some((*who, *by)),
        _ => None,
    });
    let (who, by) = caught.next().expect("somebody holds on");
    assert_eq!(who, victim);
    by
}

#[test]
fn whoever_walks_behind_the_victim_holds_on_and_behind_the_last_the_first() {
    assert_eq!(holds_on_to(FIRST), SECOND);
    assert_eq!(holds_on_to(SECOND), THIRD);
    assert_eq!(holds_on_to(THIRD), FIRST);
}

fn has_it(play: &Dive, condition: &str) -> bool {
    let key = BOOK.conditions.find(condition).expect("a condition");
    View::of(play.game.world()).figure(FIRST).has(key)
}

#[test]
fn a_trap_takes_ten_minutes_and_what_it_does_itself_goes_on() {
    let mut play = dive(&two(), &[BEARS]);
    // Sour air.
    trapped(&mut play, 6);
    inflict_until(&mut play, FIRST, "core:deafened", "Fight");
    inflict_until(&mut play, FIRST, "core:charmed", "Dive");
    pick(&mut play, by(0, Skill::Athletics, Some(FIRST)));
    play.dice([1]);
    pick(&mut play, Choice::GiveUp);
    // Both fail their saves and take 1.
    play.dice([2, 1, 2, 1]);
    waits(&play, Asked::AtDoor);
    assert!(!has_it(&play, "core:deafened"), "it has gone by");
    assert!(has_it(&play, "core:charmed"), "it lasts longer");
    assert!(has_it(&play, "core:poisoned"), "it has only begun");
    play.said(rules::EFFECT_DURATION, |_| true);
}
