//! The rules of the duel, die for die.

use crate::{
    BOOK,
    duel::{Act, Duel, Event, TheDuel, Who, rules},
    proofs::{owned, script::Script},
    setup,
};
use tabledelve::{
    game::{Outcome, Rulebook, Ruleset, SetupValues},
    grid::Cell,
};

type Play = Script<TheDuel>;

/// The knight of the cellar; the warden is three squares away.
pub fn cellar() -> Play {
    Play::of(BOOK.clone(), setup(&[("adventure", "core:cellar")]))
}

/// The same with the knight at the warden's side.
pub fn at_arms() -> Play {
    let mut play = cellar();
    play.choose(Act::Walk {
        to: Cell::new(4, 3),
    });
    play
}

#[test]
fn figures_walk_round_walls_and_past_one_corner() {
    let play = cellar();
    let to = |x, y| Act::Walk {
        to: Cell::new(x, y),
    };
    assert!(play.offers(to(4, 3)) && play.offers(to(3, 4)) && play.offers(to(1, 2)));
    for (x, y) in [(2, 2), (5, 3), (0, 3), (6, 3)] {
        assert!(!play.offers(to(x, y)), "{x}, {y}");
    }
}

#[test]
fn nobody_strikes_from_afar() {
    let mut play = cellar();
    assert_eq!(play.refused(Act::Strike), Some(rules::FIGHT_REACH));
    play.choose(Act::Walk {
        to: Cell::new(4, 3),
    });
    assert!(play.offers(Act::Strike));
    assert_eq!(play.asks(), "Hero(0) turn.walk");
}

#[test]
fn whoever_rests_lets_the_foe_come() {
    let mut play = cellar();
    play.choose(Act::Rest);
    play.said(rules::TURN_REST, |event| {
        matches!(event, Event::Rested { who: Who::Knight })
    });
    play.said(
        rules::TURN_WALK,
        |event| matches!(event, Event::Walked { who: Who::Foe, path } if path.len() == 2),
    );
    // It strikes: 2d6 + 1 against 9.
    play.dice([3, 4]).decides();
    play.said(rules::FIGHT_STRIKE, |event| {
        matches!(
            event,
            Event::Struck {
                by: Who::Foe,
                hit: false,
                ..
            }
        )
    });
}

#[test]
fn a_hit_is_rolled_upon_the_table_of_wounds() {
    for (face, wounds) in [(1, 1), (3, 1), (4, 2), (5, 2), (6, 3)] {
        let mut play = at_arms();
        // 6 + 2 is the warden's guard; the warden misses.
        play.choose(Act::Strike).dice([3, 3, face, 1, 1]).decides();
        play.said(
            rules::FIGHT_WOUNDS,
            |event| matches!(event, Event::Wounded { wounds: lost, .. } if *lost == wounds),
        );
        let left = Duel(play.game.world()).hit_points(Who::Foe);
        assert_eq!(left, 10 - wounds);
    }
    let mut play = at_arms();
    play.choose(Act::Strike).dice([3, 2, 1, 1]).decides();
    assert_eq!(play.count(rules::FIGHT_WOUNDS, |_| true), 0);
}

/// A duel that the knight wins, after one wound.
fn won() -> Play {
    let mut play = at_arms();
    play.choose(Act::Strike).dice([6, 6, 6, 6, 6, 1]);
    for _ in 0..2 {
        play.choose(Act::Strike).dice([6, 6, 6, 1, 1]);
    }
    play.choose(Act::Strike).dice([6, 6, 6]);
    play
}

#[test]
fn whoever_has_no_hit_points_left_falls() {
    let play = won();
    play.said(rules::FIGHT_END, |event| {
        matches!(event, Event::Fell { who: Who::Foe })
    });
    play.over(Outcome::Victory);
    let mut lost = cellar();
    lost.choose(Act::Rest).dice([6, 6, 6]);
    for _ in 0..4 {
        lost.choose(Act::Rest).dice([6, 6, 6]);
    }
    lost.over(Outcome::Defeat);
    assert_eq!(TheDuel::legacy(&lost.game), None);
}

#[test]
fn a_veteran_goes_on_with_the_hit_points_that_are_left() {
    let play = won();
    let legacy = TheDuel::legacy(&play.game).expect("the knight lives");
    let left = TheDuel::legacy_of(&BOOK, play.game.setup(), &legacy).expect("a veteran");
    let vault = SetupValues(owned(&[("adventure", "core:vault")]));
    let next = left.next(&TheDuel::setup_form(&BOOK), &vault);
    let next = TheDuel::setup(&BOOK, &next.expect("the campaign goes on"));
    let again = Play::of(BOOK.clone(), next.expect("a second adventure"));
    again.said(rules::CAMPAIGN_VETERAN, |event| {
        matches!(event, Event::Returned { hit_points: 13 })
    });
    assert_eq!(Duel(again.game.world()).hit_points(Who::Knight), 13);
    let mut dead = again.game.setup().clone();
    dead.veteran = Some(0);
    assert!(TheDuel::admit(&BOOK, &dead).is_err());
}
