//! Quoted odds against play: one blow, and a melee to its end.

use crate::{
    BOOK,
    duel::{Act, Event, TheDuel, Who},
    fights::at_arms,
    proofs::odds::{Check, compare, quoted, tried},
};
use tabledelve::game::{Game, Logged, Outcome, Status};

const KEYS: &[(&str, &str)] = &[("by", "core:knight"), ("on", "core:warden")];

fn strike(game: &mut Game<TheDuel>) {
    let mut choices = game.offer().choices.iter();
    let place = choices.position(|offered| offered.act == Act::Strike);
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
fn blows() {
    held_against(("blow", KEYS), 6, strike, |log| {
        let lost = log.iter().find_map(|logged| match logged.event {
            Event::Wounded {
                who: Who::Foe,
                wounds,
                ..
            } => Some(wounds),
            _ => None,
        });
        lost.unwrap_or(0).to_string()
    });
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
            Event::Fell { who } => Some(who),
            _ => None,
        });
        match fell.expect("somebody falls") {
            Who::Knight => "lose".to_owned(),
            Who::Foe => "win".to_owned(),
        }
    });
}
