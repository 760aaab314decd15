//! Games with the player's own dice and cards: asked for one by one, refused if impossible, marked
//! in the log, kept in saves and replays.

use super::{
    Proved,
    effort::each_seed,
    play::{seeded, session, stamp, with},
    saves::{load, read},
};
use tabledelve::{
    dice::{Chance, Request, SourceKind},
    game::{Bot, BotKind, Replay, Session, Status, Table, Verdict},
};

/// A player who rolls with a generator and chooses like the bot.
struct Player<R: Proved> {
    session: Session<R>,
    rolls: Chance,
    bot: Bot,
}

impl<R: Proved> Player<R> {
    fn new(seed: u64, bot: BotKind) -> Self {
        let game = with(seed, Chance::typed(seed));
        Player {
            session: Session::of_game(game, stamp("0.1.0")),
            rolls: Chance::seeded(seed),
            bot: Bot::new(bot, seed),
        }
    }

    /// Rolls what is asked for, or chooses; false if the game is over.
    fn go_on(&mut self) -> bool {
        match (self.session.status(), self.session.wanted()) {
            (Status::Rolling, Some(Request { faces, .. })) => {
                let result = self.rolls.pick(faces, "own-dice-test") + 1;
                self.session.give(result).expect("one of its faces");
                true
            }
            (Status::Deciding, None) => {
                let (choice, amount) = self.bot.choose(self.session.game());
                self.session.submit(choice, amount).expect("it is offered");
                true
            }
            (Status::Over(_), None) => false,
            other => panic!("{other:?}"),
        }
    }
}

/// For each line of the log, true if it has a typed result.
fn typed_lines<R: Proved>(session: &Session<R>) -> Vec<bool> {
    let all = 0..session.log_len();
    all.map(|index| session.log_line(index).expect("a line").typed)
        .collect()
}

/// Typing in exactly what the generator rolls gives the same game.
pub fn typed_results_give_the_same_game<R: Proved>() {
    let together = each_seed("games with typed results", (6, 12), |seed| {
        let expected = seeded::<R>(seed, 300);
        let mut typed = with::<R>(seed, Chance::typed(seed));
        let mut source = Chance::seeded(seed);
        let mut made = expected.made().iter();
        let (mut before, mut together) = ((0, 0), false);
        loop {
            match (typed.status(), typed.wanted().cloned()) {
                (Status::Rolling, Some(wanted)) => {
                    let (nth, of) = wanted.place;
                    // Dice rolled together come one after the other, and none is left out.
                    let follows = match nth {
                        1 => before.0 == before.1,
                        _ => before == (nth - 1, of),
                    };
                    assert!(follows && nth <= of, "{before:?}, then {:?}", wanted.place);
                    together |= of > 1;
                    before = wanted.place;
                    let result = source.pick(wanted.faces, wanted.purpose) + 1;
                    typed.give(result).expect("a face of the die");
                }
                (Status::Deciding, _) => {
                    let Some(next) = made.next() else { break };
                    let place = usize::from(next.choice);
                    typed.submit(place, next.amount).expect("the same offer");
                }
                _ => break,
            }
        }
        assert_eq!(typed.digest(), expected.digest(), "seed {seed}");
        assert_eq!(typed.log().len(), expected.log().len());
        together
    });
    assert!(together.contains(&true), "no dice were rolled together");
}

pub fn what_cannot_be_is_refused_with_the_reason_and_changes_nothing<R: Proved>() {
    let (mut dice, mut cards) = (0, 0);
    for seed in 0..4 {
        let mut player = Player::<R>::new(seed, BotKind::Hero);
        for _ in 0..200 {
            match player.session.wanted() {
                Some(Request { card: true, .. }) => cards += 1,
                Some(_) => dice += 1,
                None => {}
            }
            is_refused(&mut player.session);
            if !player.go_on() {
                break;
            }
        }
    }
    assert!(dice > 5, "{dice} dice");
    assert_eq!(cards > 5, R::CARDS, "{cards} cards");
}

/// Tries impossible results, and choices while a result is asked for.
fn is_refused<R: Proved>(session: &mut Session<R>) {
    let before = (session.digest(), session.log_len(), session.choices_made());
    match session.wanted() {
        Some(wanted) => {
            for result in [0, wanted.faces + 1] {
                let why = session.give(result).expect_err("there is no such face");
                let range = format!("from 1 to {}", wanted.faces);
                assert!(why.contains(&range), "{why}");
            }
            let why = session.submit(0, None).expect_err("first the die");
            assert!(why.contains("nothing is to be decided"), "{why}");
            // The request is the same as before.
            assert_eq!(session.wanted(), Some(wanted));
        }
        None => {
            let why = session.give(1).expect_err("nothing is asked for");
            assert!(why.contains("no die or card"), "{why}");
        }
    }
    let after = (session.digest(), session.log_len(), session.choices_made());
    assert_eq!(before, after);
}

pub fn the_log_marks_what_was_typed<R: Proved>() {
    // In some games a result is asked for at nearly every choice, in others after many, and some
    // are over soon.
    let mut marked = 0;
    for seed in 8..16 {
        marked += marked_in_a_game::<R>(seed);
        if marked > 20 {
            break;
        }
    }
    assert!(marked > 20, "{marked} lines were typed");

    // A game from the seed has nothing to mark.
    let seeded = session::<R>(8, 60);
    assert!(typed_lines(&seeded).iter().all(|typed| !typed));
}

/// Plays a game with typed results and looks at every line of its log: how many were typed.
fn marked_in_a_game<R: Proved>(seed: u64) -> usize {
    let mut player = Player::<R>::new(seed, BotKind::Hero);
    let mut given = 0;
    for _ in 0..300 {
        let (lines, asked) = (player.session.log_len(), player.session.wanted());
        if !player.go_on() {
            break;
        }
        given += usize::from(asked.is_some());
        // Every line with dice that were asked for is marked, and no line without a request.
        for index in lines..player.session.log_len() {
            let line = player.session.log_line(index).expect("a line");
            let marked = line.typed || line.dice.is_empty() || asked.is_none();
            assert!(marked, "{line:?}");
            assert!(!line.typed || asked.is_some(), "{line:?}");
        }
    }
    let marked = typed_lines(&player.session);
    let marked = marked.into_iter().filter(|typed| *typed).count();
    // One line may tell of several results.
    assert!(
        marked > 0 || given == 0,
        "{marked} lines of {given} results"
    );
    let cards = (0..player.session.log_len())
        .filter_map(|index| player.session.log_line(index))
        .filter(|line| line.typed && line.dice.is_empty());
    assert!(cards.count() > 0 || !R::CARDS, "cards are marked too");
    marked
}

pub fn saves_and_replays_keep_what_was_typed<R: Proved>() {
    each_seed("saves with typed results", (4, 4), |seed| {
        let mut player = Player::<R>::new(seed, BotKind::Hero);
        for turn in 0..160 {
            if turn % 7 == 0 {
                let session = &player.session;
                let save = read(&session.save());
                assert_eq!(save.replay.source, SourceKind::Typed);
                let loaded = load::<R>(&save, "0.1.0");
                assert_eq!(loaded.digest(), session.digest(), "seed {seed}, {turn}");
                assert_eq!(loaded.wanted(), session.wanted());
                assert_eq!(typed_lines(&loaded), typed_lines(session));
                let replay = Replay::parse(&session.replay().text()).expect("a replay");
                let again = replay.play::<R>(R::book(), None).expect("it fits");
                assert_eq!(replay.verdict(&again), Verdict::Same);
                // The loaded game goes on just as the one that was saved.
                player.session = loaded;
            }
            if !player.go_on() {
                break;
            }
        }
    });
}

/// With other content the game goes on from its state. A choice that waited for a die is made again
/// there, and the rest is a sound game with a sound replay.
pub fn a_save_between_two_dice_goes_on_with_other_content<R: Proved>() {
    let between = each_seed("saves between two dice", (16, 16), |seed| {
        let mut player = Player::<R>::new(seed, BotKind::Random);
        let mut between = 0;
        for turn in 0..480 {
            if turn % 2 == 1 || seed % 2 == 0 {
                let save = read(&player.session.save());
                let mut loaded = load::<R>(&save, "9.9.9");
                assert_eq!(loaded.digest(), player.session.digest());
                let waits = player.session.status() == Status::Rolling;
                let again = loaded.choices_made() < player.session.choices_made();
                assert!(!again || waits, "only a choice that waits is made again");
                if again {
                    between += 1;
                    let last = player.session.game().made().last().expect("a choice");
                    loaded
                        .submit(usize::from(last.choice), last.amount)
                        .expect("it is offered as before");
                    assert_eq!(loaded.digest(), player.session.digest());
                    assert!(loaded.wanted().is_some());
                }
                assert_eq!(loaded.choices_made(), player.session.choices_made());
            }
            if !player.go_on() {
                break;
            }
        }
        between
    });
    let between: usize = between.into_iter().sum();
    assert!(between > 0, "no save waited for a die");
}
