//! The rules of the duel, die for die.

use crate::{
    BOOK,
    duel::{Action, Duel, Event, TheDuel, Who, rules},
    proofs::{owned, script::Script},
    setup,
};
use tabledelve::game::{Outcome, Rulebook, Ruleset, SetupValues};

type Play = Script<TheDuel>;

/// The knight of the cellar at its entrance; the warden is on the storey below.
pub fn cellar() -> Play {
    Play::of(BOOK.clone(), setup(&[("adventure", "duel:cellar")]))
}

fn duel(play: &Play) -> &Duel {
    Duel::of(play.game.world())
}

/// Has the knight go for the warden, which misses, until something is so.
fn until(play: &mut Play, fits: impl Fn(&Duel) -> bool) {
    for _ in 0..100 {
        if fits(duel(play)) {
            return;
        }
        let plan = duel(play).plan(Who::Knight);
        play.choose(plan);
        if play.game.wanted().is_some() {
            play.dice([1, 1]);
        }
    }
    panic!("they never meet");
}

/// The same with the two side by side.
pub fn at_arms() -> Play {
    let mut play = cellar();
    until(&mut play, Duel::in_reach);
    play
}

#[test]
fn figures_walk_as_many_squares_as_they_have_steps() {
    let play = cellar();
    let (duel, walks) = (duel(&play), duel(&play).walks(Who::Knight));
    let from = duel.at(Who::Knight);
    let all = duel.state.floors.storey(from).expect("a storey").cells();
    for (to, _) in all {
        let offered = play.offers(Action::Walk(to));
        assert_eq!(
            offered,
            walks.cost(to).is_some_and(|cost| cost <= 3),
            "{to:?}"
        );
        if from.reach_to(to) > 3 || !duel.state.floors.can_walk(to) {
            assert!(!offered, "{to:?}");
        }
    }
}

#[test]
fn stairs_lead_to_their_far_end() {
    let mut play = cellar();
    let together = |duel: &Duel| {
        let [knight, foe] = duel.state.at;
        duel.state.floors.together(knight, foe)
    };
    assert!(!together(duel(&play)));
    until(&mut play, together);
    let mut before = None;
    let mut climbed = 0;
    for logged in play.game.log() {
        let Event::Moved(_, path) = &logged.event else {
            continue;
        };
        if logged.rule == rules::TURN_STAIRS {
            let ends = before.and_then(|cell| duel(&play).state.floors.stairs(cell));
            assert_eq!(ends.as_slice(), &path[..]);
            climbed += 1;
        }
        before = path.last().copied();
    }
    assert_eq!(climbed, 1);
}

#[test]
fn nobody_strikes_from_afar() {
    assert_eq!(cellar().refused(Action::Strike), Some(rules::FIGHT_REACH));
    assert!(at_arms().offers(Action::Strike));
    assert_eq!(at_arms().asks(), "Hero(0) turn.walk");
}

#[test]
fn a_strike_hits_from_the_guard_of_the_other_on() {
    // The knight adds 2 against a guard of 8; the warden 1 against 9.
    for (dice, hits) in [([3, 2], false), ([3, 3], true)] {
        let mut play = at_arms();
        play.choose(Action::Strike).dice(dice);
        if hits {
            play.dice([1]);
        }
        play.dice([4, 3]).decides();
        let of = |who: Who, is: bool| {
            play.count(
                rules::FIGHT_STRIKE,
                |event| matches!(event, Event::Struck(by, hit, _) if *by == who && *hit == is),
            )
        };
        assert_eq!((of(Who::Knight, hits), of(Who::Foe, true)), (1, 0));
    }
}

#[test]
fn a_hit_is_rolled_upon_the_table_of_wounds() {
    for (face, wounds) in [(1, 1), (3, 1), (4, 2), (5, 2), (6, 3)] {
        let mut play = at_arms();
        play.choose(Action::Strike)
            .dice([3, 3, face, 1, 1])
            .decides();
        play.said(
            rules::FIGHT_WOUNDS,
            |event| matches!(event, Event::Wounded(_, lost, ..) if *lost == wounds),
        );
        assert_eq!(duel(&play).left(Who::Foe), 10 - wounds);
    }
}

/// A duel that the knight wins, after one wound.
fn won() -> Play {
    let mut play = at_arms();
    play.choose(Action::Strike).dice([6, 6, 6, 6, 6, 1]);
    for _ in 0..2 {
        play.choose(Action::Strike).dice([6, 6, 6, 1, 1]);
    }
    play.choose(Action::Strike).dice([6, 6, 6]);
    play
}

#[test]
fn whoever_has_no_hit_points_left_falls() {
    let play = won();
    play.said(rules::FIGHT_END, |event| {
        matches!(event, Event::Fell(Who::Foe))
    });
    play.over(Outcome::Victory);
    let mut lost = at_arms();
    for _ in 0..5 {
        lost.choose(Action::Strike).dice([1, 1, 6, 6, 6]);
    }
    lost.over(Outcome::Defeat);
    assert_eq!(TheDuel::legacy(&lost.game), None);
}

#[test]
fn a_veteran_goes_on_with_old_wounds() {
    let play = won();
    let legacy = TheDuel::legacy(&play.game).expect("the knight lives");
    let left = TheDuel::legacy_of(&BOOK, play.game.setup(), &legacy).expect("a veteran");
    let vault = SetupValues(owned(&[("adventure", "duel:vault")]));
    let next = left.next(&TheDuel::setup_form(&BOOK), &vault);
    let next = TheDuel::setup(&BOOK, &next.expect("the campaign goes on"));
    let again = Play::of(BOOK.clone(), next.expect("a second adventure"));
    again.said(rules::CAMPAIGN_VETERAN, |event| {
        matches!(event, Event::Entered(..))
    });
    assert_eq!(duel(&again).left(Who::Knight), 13);
    let mut dead = again.game.setup().clone();
    dead.wounds[0] = 14;
    assert!(TheDuel::validate(&BOOK, &dead).is_err());
}
