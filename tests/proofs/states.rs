//! Random play, with checks of every single state.

use super::{
    Proved,
    effort::each_seed,
    play::{begun, go_on, is_sound, resumed},
};
use tabledelve::game::{Bot, BotKind, Digest, Game, LegalActions, Status, UndoProblem};

/// Choices are there, unique, sound and stable; the rules' own invariants hold; a saved and loaded
/// state is the same and offers the same; undo and redo come back to the same digest.
pub fn every_state_holds_what_it_must<R: Proved>() {
    let undone = each_seed("games, state by state", (16, 60), |seed| {
        let mut game = begun::<R>(seed);
        let mut bot = Bot::new(BotKind::Random, seed);
        let mut undone = 0;
        while game.status() == Status::Deciding && game.made().len() < 600 {
            is_sound(&game, seed);
            offers_are_sound(&game, seed);
            let before = game.digest();
            go_on(&mut game, &mut bot);
            if game.status() == Status::Deciding {
                undone += usize::from(can_be_taken_back(&mut game, before, seed));
            }
        }
        is_sound(&game, seed);
        undone
    });
    let (games, undone) = (undone.len(), undone.iter().sum::<usize>());
    assert!(
        undone > 10 * games,
        "only {undone} choices of {games} games could be taken back"
    );
}

/// Checks the offer of a state, and that the state is restored from plain records.
fn offers_are_sound<R: Proved>(game: &Game<R>, seed: u64) {
    let choices = &game.offer().choices;
    assert!(!choices.is_empty());
    for (place, offered) in choices.iter().enumerate() {
        let twice = choices[..place]
            .iter()
            .any(|other| other.act == offered.act);
        assert!(!twice, "seed {seed}: {:?} is offered twice", offered.act);
        assert!(offered.amount.is_none_or(|(least, most)| least <= most));
    }
    // A refused act is not also offered.
    for (act, rule) in &game.offer().refused {
        let both = choices.iter().any(|offered| offered.act == *act);
        assert!(
            !both,
            "seed {seed}: {act:?} is offered, and refused by {rule}"
        );
    }
    let mut again = LegalActions::new(true);
    let step = game.asking().expect("it is deciding");
    R::offer(game.world(), step, &mut again);
    assert_eq!(&again.choices, choices, "seed {seed}");
    let resumed = resumed(game);
    assert_eq!(&resumed.offer().choices, choices, "seed {seed}");
    assert_eq!(resumed.digest(), game.digest(), "seed {seed}");
}

/// Undoes and remakes the last choice; false if it could not be undone.
fn can_be_taken_back<R: Proved>(game: &mut Game<R>, before: Digest, seed: u64) -> bool {
    let after = game.digest();
    if let Err(problem) = game.can_undo() {
        assert_ne!(problem, UndoProblem::NoSuchMoment);
        return false;
    }
    game.undo().expect("it can be undone");
    assert_eq!(game.digest(), before, "seed {seed}: undo");
    game.redo().expect("it was undone just now");
    assert_eq!(game.digest(), after, "seed {seed}: redo");
    true
}

/// Each choice of each state can be made, with the least and the most of its number.
pub fn every_choice_can_be_made<R: Proved>() {
    each_seed("games, choice by choice", (4, 10), |seed| {
        let mut game = begun::<R>(seed);
        let mut bot = Bot::new(BotKind::Random, seed);
        while game.status() == Status::Deciding && game.made().len() < 60 {
            for (place, offered) in game.offer().choices.iter().enumerate() {
                let amounts = match offered.amount {
                    None => vec![None],
                    Some((least, most)) => vec![Some(least), Some(most)],
                };
                for amount in amounts {
                    let mut other = resumed(&game);
                    other.submit(place, amount).expect("it was offered");
                    is_sound(&other, seed);
                }
            }
            go_on(&mut game, &mut bot);
        }
    });
}
