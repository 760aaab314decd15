//! Whole games by seed: they end, replays and branches keep their state, only offered choices are
//! taken.

use super::{
    Proved,
    effort::each_seed,
    play::{go_on, is_sound, seeded},
    random_setup,
};
use tabledelve::{
    game::{
        Bot, BotKind, ContentStamp, NotAllowed, Replay, ReplayProblem, UndoProblem, Verdict,
        play_out,
    },
    games::STEP_CAP,
};

fn come_to_an_end<R: Proved>(bot: BotKind, seeds: (u64, u64)) {
    each_seed("games to their end", seeds, |seed| {
        let setup = random_setup::<R>(seed, &[]);
        let played = play_out::<R>(R::book(), setup, seed, bot, STEP_CAP);
        assert!(played.outcome.is_some(), "seed {seed} stalls");
        is_sound(&played.game, seed);
    });
}

pub fn games_by_chance_come_to_an_end<R: Proved>() {
    come_to_an_end::<R>(BotKind::Random, (100, 400));
}

pub fn games_of_the_sound_player_come_to_an_end<R: Proved>() {
    come_to_an_end::<R>(BotKind::Hero, (50, 200));
}

pub fn a_replay_plays_the_same_game_again<R: Proved>() {
    let differ = each_seed("replays", (12, 12), |seed| {
        let game = seeded::<R>(seed, 400);
        let text = Replay::of(&game, ContentStamp::default()).text();
        let replay = Replay::parse(&text).expect("a replay just written");
        let again = replay.play::<R>(R::book(), None).expect("it fits");
        assert_eq!(replay.verdict(&again), Verdict::Same, "seed {seed}");
        // Stopped half-way, the state is different, unless whoever arranges things by chance has come
        // back to what was.
        let half = game.made().len() / 2;
        let stopped = replay.play::<R>(R::book(), Some(half)).expect("it fits");
        assert_eq!(stopped.made().len(), half);
        let same = stopped.digest() == game.digest();
        let told = replay.verdict(&stopped) == Verdict::Same;
        assert_eq!(told, same, "seed {seed}");
        !same
    });
    let differ = differ.into_iter().filter(|it| *it).count();
    assert!(differ > 6, "{differ} of 12");
}

pub fn a_replay_whose_choices_do_not_fit_says_which<R: Proved>() {
    let game = seeded::<R>(4, 100);
    let mut replay = Replay::of(&game, ContentStamp::default());
    replay.choices[3].choice = 60_000;
    match replay.play::<R>(R::book(), None).err() {
        Some(ReplayProblem::Choice(3, _)) => {}
        other => panic!("{other:?}"),
    }
    replay.game = "chess".to_owned();
    let problem = replay.play::<R>(R::book(), None).err();
    assert_eq!(problem, Some(ReplayProblem::OtherGame("chess".to_owned())));
}

pub fn a_branch_goes_back_and_is_practice_from_then_on<R: Proved>() {
    each_seed("branches", (8, 8), |seed| {
        let mut game = seeded::<R>(seed, 200);
        let replay = Replay::of(&game, ContentStamp::default());
        let back = game.made().len() / 3;
        let then = replay.play::<R>(R::book(), Some(back)).expect("it fits");
        assert!(!game.practice());
        game.branch(back).expect("a moment of the game");
        assert!(game.practice());
        assert_eq!(game.digest(), then.digest(), "seed {seed}");
        assert_eq!(game.log().len(), then.log().len());
        assert_eq!(game.branch(back + 1), Err(UndoProblem::NoSuchMoment));
        go_on(&mut game, &mut Bot::new(BotKind::Hero, seed));
        assert!(game.practice());
    });
}

pub fn only_what_is_offered_is_taken<R: Proved>() {
    for choices in 0..12 {
        let mut game = seeded::<R>(6, choices);
        let before = game.digest();
        let offered = game.offer().choices.clone();
        let many = offered.len();
        assert_eq!(game.submit(many, None), Err(NotAllowed::NoSuchChoice(many)));
        for (place, offered) in offered.into_iter().enumerate() {
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
}
