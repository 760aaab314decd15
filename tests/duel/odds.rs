//! Quoted odds against play: a melee to its end.

use crate::{
    BOOK,
    duel::{Action, Event, TheDuel, Who},
    fights::at_arms,
    proofs::odds::{Check, compare, quoted, tried},
};
use tabledelve::{
    dice::{ChainError, Die, Distribution, exchange},
    game::{Game, Logged, Outcome, Status},
};

const KEYS: &[(&str, &str)] = &[("by", "duel:knight"), ("on", "duel:warden")];

fn strike(game: &mut Game<TheDuel>) {
    let mut choices = game.offer().choices.iter();
    let place = choices.position(|offered| offered.act == Action::Strike);
    game.submit(place.expect("they are side by side"), None)
        .expect("it is offered");
}

fn held_against(
    check: Check<'_>,
    dice: usize,
    play: impl Fn(&mut Game<TheDuel>) + Sync,
    result_of: impl Fn(&[Logged<Event>]) -> String + Sync,
) {
    let here = at_arms();
    let sides = vec![6; dice];
    let seen = tried(&here.game, (&[], &sides), play, |log| vec![result_of(log)]);
    compare(check.0, &quoted::<TheDuel>(&BOOK, check), seen);
}

#[test]
fn melees_to_their_end() {
    let fight = |game: &mut Game<TheDuel>| {
        while game.status() == Status::Deciding {
            strike(game);
        }
        let outcome = game.status();
        assert!(
            matches!(outcome, Status::Over(Outcome::Victory | Outcome::Defeat)),
            "{outcome:?}: more dice are needed"
        );
    };
    held_against(("melee", KEYS), 600, fight, |log| {
        let fell = log.iter().find_map(|logged| match logged.event {
            Event::Fell(who) => Some(who),
            _ => None,
        });
        match fell.expect("somebody falls") {
            Who::Knight => "lose".to_owned(),
            Who::Foe => "win".to_owned(),
        }
    });
}

#[test]
fn of_two_alike_the_first_to_strike_has_the_better_of_it() {
    // Every second strike hits: p = 1/2 + 1/4 p.
    let coin = Distribution::dice(1, Die::D4).map(|face| face % 2);
    let even = exchange([coin.clone(), coin], [1, 1]).expect("it ends");
    assert_eq!(even.probability(&true).to_string(), "2/3");
    let never = Distribution::certain(0);
    assert_eq!(
        exchange([never.clone(), never], [1, 1]),
        Err(ChainError::Endless)
    );
}
