//! Minions: how many come, and how strong they are.

use tabledelve::rulesets::band_crawl::{Delving, Event, Making, Part, rules};

use super::flights::in_a_room;

/// The example to 39.6: three of you and a 6 is three fewer, but there is always one.
#[test]
fn at_least_one() {
    let play = in_a_room(
        &[
            "human warrior 5*: sword",
            "human thief 4: sword",
            "human thief 4: sword",
        ],
        6,
        &[],
    );
    play.said(rules::FORCE_NUMBERS, |event| {
        matches!(
            event,
            Event::Delving(Delving::NumbersRolled {
                than: 3,
                count: 1,
                ..
            })
        )
    });
    let fight = play.band().state().fight.clone().expect("a fight");
    assert_eq!(fight.came[1], 1);
}

/// 39.8: minions who have gained a point by a 6 are stronger than the Big Bad, and lose it again.
#[test]
fn no_stronger_than_the_big_bad() {
    let play = in_a_room(&["human warrior 3*: sword"], 1, &[("standing", &[6])]);
    let big_bad = play.band().state().quest.big_bad.expect("a Big Bad");
    let most = play.figure(big_bad.0).reputation().original;
    play.said(
        rules::MINIONS_REP,
        |event| matches!(event, Event::Making(Making::Lowered { to, .. }) if *to == most),
    );
    let minions = play.band().figures().filter(|it| it.part() == Part::Minion);
    let minions: Vec<u8> = minions.map(|it| it.rep()).collect();
    assert_eq!(minions, [most; 2]);
}
