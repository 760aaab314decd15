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
