//! Whole games of Hex Adventure by seed: they end, nothing breaks, undo and saves keep the state.

use crate::common::{BOOK, random_setup};
use tabledelve::{
    dice::Chance,
    game::{
        Bot, BotKind, ContentStamp, Game, NotAllowed, Replay, ReplayProblem, Ruleset, Status,
        UndoProblem, Verdict, play_out,
    },
    rulesets::hex_adventure::HexAdventure,
};

const CAP: usize = 20_000;

#[test]
fn random_games_come_to_an_end() {
    for seed in 0..400 {
        let setup = random_setup(seed, &[]);
        let played = play_out::<HexAdventure>(&BOOK, setup, seed, BotKind::Random, CAP);
        assert!(played.outcome.is_some(), "seed {seed} stalls");
    }
}

#[test]
fn games_of_the_hero_bot_come_to_an_end() {
    for seed in 0..200 {
        let setup = random_setup(seed, &[]);
        let played = play_out::<HexAdventure>(&BOOK, setup, seed, BotKind::Hero, CAP);
        assert!(played.outcome.is_some(), "seed {seed} stalls");
        HexAdventure::invariants(played.game.world()).expect("a sound end");
    }
}

/// Plays a seeded game by chance, with at most so many choices.
fn seeded(seed: u64, most: usize) -> Game<HexAdventure> {
    let setup = random_setup(seed, &[]);
    let mut game = Game::<HexAdventure>::new(BOOK.clone(), setup, seed, Chance::seeded(seed));
    let mut bot = Bot::new(BotKind::Random, seed);
    while game.status() == Status::Deciding && game.made().len() < most {
        let (choice, amount) = bot.choose(&game);
        game.submit(choice, amount)
            .expect("a choice that was offered");
    }
    game
}

/// Whoever types in just what the generator rolls plays the same game.
#[test]
fn typed_results_give_the_same_game() {
    for seed in 0..12 {
        let expected = seeded(seed, 300);
        let setup = random_setup(seed, &[]);
        let mut typed = Game::<HexAdventure>::new(BOOK.clone(), setup, seed, Chance::typed(seed));
        let mut source = Chance::seeded(seed);
        let mut made = expected.made().iter();
        loop {
            match (typed.status(), typed.wanted().cloned()) {
                (Status::Rolling, Some(wanted)) => {
                    let result = source.pick(wanted.faces, wanted.purpose) + 1;
                    typed.give(result).expect("a face of the die");
                }
                (Status::Deciding, _) => {
                    let Some(next) = made.next() else { break };
                    typed
                        .submit(usize::from(next.choice), next.amount)
                        .expect("the same offer");
                }
                _ => break,
            }
        }
        assert_eq!(typed.digest(), expected.digest(), "seed {seed}");
        assert_eq!(typed.log().len(), expected.log().len());
    }
}

#[test]
fn a_face_that_no_die_has_changes_nothing() {
    let setup = random_setup(1, &[]);
    let mut game = Game::<HexAdventure>::new(BOOK.clone(), setup, 1, Chance::typed(1));
    let mut bot = Bot::new(BotKind::Random, 1);
    let wanted = loop {
        if let Some(wanted) = game.wanted() {
            break wanted.faces;
        }
        let (choice, amount) = bot.choose(&game);
        game.submit(choice, amount)
            .expect("a choice that was offered");
    };
    let (before, faces) = (game.digest(), wanted);
    assert!(game.give(0).is_err() && game.give(faces + 1).is_err());
    assert!(
        game.submit(0, None).is_err(),
        "nothing is to be decided yet"
    );
    assert_eq!(game.digest(), before);
}

#[test]
fn a_replay_plays_the_same_game_again() {
    for seed in 0..12 {
        let game = seeded(seed, 400);
        let text = Replay::of(&game, ContentStamp::default()).text();
        let replay = Replay::parse(&text).expect("a replay just written");
        let again = replay.play::<HexAdventure>(&BOOK, None).expect("it fits");
        assert_eq!(replay.verdict(&again), Verdict::Same, "seed {seed}");
        // Stopped half-way, it is another state.
        let half = game.made().len() / 2;
        let stopped = replay
            .play::<HexAdventure>(&BOOK, Some(half))
            .expect("it fits");
        assert_eq!(stopped.made().len(), half);
        assert_eq!(replay.verdict(&stopped), Verdict::Different, "seed {seed}");
    }
}

#[test]
fn a_replay_whose_choices_do_not_fit_says_which() {
    let game = seeded(4, 100);
    let mut replay = Replay::of(&game, ContentStamp::default());
    replay.choices[3].choice = 60_000;
    match replay.play::<HexAdventure>(&BOOK, None).err() {
        Some(ReplayProblem::Choice(3, _)) => {}
        other => panic!("{other:?}"),
    }
    replay.game = "chess".to_owned();
    let problem = replay.play::<HexAdventure>(&BOOK, None).err();
    assert_eq!(problem, Some(ReplayProblem::OtherGame("chess".to_owned())));
}

#[test]
fn a_branch_goes_back_and_is_practice_from_then_on() {
    for seed in 0..8 {
        let mut game = seeded(seed, 200);
        let replay = Replay::of(&game, ContentStamp::default());
        let back = game.made().len() / 3;
        let then = replay
            .play::<HexAdventure>(&BOOK, Some(back))
            .expect("it fits");
        assert!(!game.practice());
        game.branch(back).expect("a moment of the game");
        assert!(game.practice());
        assert_eq!(game.digest(), then.digest(), "seed {seed}");
        assert_eq!(game.log().len(), then.log().len());
        assert_eq!(game.branch(back + 1), Err(UndoProblem::NoSuchMoment));
        let mut bot = Bot::new(BotKind::Hero, seed);
        let (choice, amount) = bot.choose(&game);
        game.submit(choice, amount)
            .expect("a choice that was offered");
        assert!(game.practice());
    }
}

#[test]
fn only_what_is_offered_is_taken() {
    let mut game = seeded(6, 12);
    let before = game.digest();
    let many = game.offer().choices.len();
    assert_eq!(game.submit(many, None), Err(NotAllowed::NoSuchChoice(many)));
    for (place, offered) in game.offer().choices.clone().into_iter().enumerate() {
        match offered.amount {
            Some((least, most)) => {
                for wrong in [None, Some(least - 1), Some(most + 1)] {
                    let expected = Err(NotAllowed::Amount(least, most));
                    assert_eq!(game.submit(place, wrong), expected);
                }
            }
            None => assert_eq!(game.submit(place, Some(1)), Err(NotAllowed::NoAmount)),
        }
    }
    assert_eq!(game.digest(), before);
}
