//! Games with the player's own dice and cards: asked for one by one, refused where they cannot be,
//! marked in the log, kept in saves and replays.

use crate::common::{BOOK, random_setup};
use tabledelve::{
    dice::{Chance, Request, SourceKind},
    game::{Bot, BotKind, ContentStamp, Replay, SaveFile, Session, Status, Table, Verdict},
    rulesets::deck_crawl::DeckCrawl,
};

fn stamp(version: &str) -> ContentStamp {
    let core = ["core", version, "tested"].map(str::to_owned);
    ContentStamp(vec![core.into()])
}

/// A player who rolls by a generator and decides as the bot does.
struct Player {
    session: Session<DeckCrawl>,
    rolls: Chance,
    bot: Bot,
}

impl Player {
    fn new(seed: u64, bot: BotKind) -> Player {
        let setup = random_setup(seed, &[("heroes", "2")]);
        let chance = Chance::typed(seed);
        Player {
            session: Session::new(BOOK.clone(), stamp("0.1.0"), setup, seed, chance),
            rolls: Chance::seeded(seed),
            bot: Bot::new(bot, seed),
        }
    }

    /// Rolls what is asked for, or decides; false where the game is over.
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

fn read(save: &SaveFile) -> SaveFile {
    SaveFile::parse(&save.bytes()).expect("a save just written")
}

fn load(save: &SaveFile, version: &str) -> Session<DeckCrawl> {
    Session::load(BOOK.clone(), stamp(version), save).expect("a save of this program")
}

#[test]
fn what_cannot_be_is_refused_with_the_reason_and_changes_nothing() {
    let mut player = Player::new(5, BotKind::Hero);
    let (mut dice, mut cards) = (0, 0);
    for _ in 0..200 {
        let session = &mut player.session;
        let before = (session.digest(), session.log_len(), session.choices_made());
        match session.wanted() {
            Some(wanted) => {
                if wanted.card {
                    cards += 1;
                } else {
                    dice += 1;
                }
                for result in [0, wanted.faces + 1] {
                    let why = session.give(result).expect_err("there is no such face");
                    let range = format!("from 1 to {}", wanted.faces);
                    assert!(why.contains(&range), "{why}");
                }
                let why = session.submit(0, None).expect_err("first the die");
                assert!(why.contains("nothing is to be decided"), "{why}");
                // The same is asked for as before.
                assert_eq!(session.wanted(), Some(wanted));
            }
            None => {
                let why = session.give(1).expect_err("nothing is asked for");
                assert!(why.contains("no die or card"), "{why}");
            }
        }
        let session = &player.session;
        let after = (session.digest(), session.log_len(), session.choices_made());
        assert_eq!(before, after);
        if !player.go_on() {
            break;
        }
    }
    assert!(dice > 5 && cards > 5, "{dice} dice, {cards} cards");
}

#[test]
fn the_log_marks_what_was_typed() {
    let mut player = Player::new(8, BotKind::Hero);
    let mut given = 0;
    for _ in 0..300 {
        let (lines, asked) = (player.session.log_len(), player.session.wanted());
        if !player.go_on() {
            break;
        }
        given += usize::from(asked.is_some());
        // Whatever was rolled is marked; nothing else that has no dice on it and asked for none.
        for index in lines..player.session.log_len() {
            let line = player.session.log_line(index).expect("a line");
            assert!(
                line.typed || line.dice.is_empty() || asked.is_none(),
                "{line:?}"
            );
            assert!(!line.typed || asked.is_some(), "{line:?}");
        }
    }
    let lines = |session: &Session<DeckCrawl>| -> Vec<bool> {
        let all = 0..session.log_len();
        all.map(|index| session.log_line(index).expect("a line").typed)
            .collect()
    };
    let marked = lines(&player.session)
        .into_iter()
        .filter(|typed| *typed)
        .count();
    assert!(
        marked > 20 && given > 20,
        "{marked} lines of {given} results"
    );
    let cards = (0..player.session.log_len())
        .filter_map(|index| player.session.log_line(index))
        .filter(|line| line.typed && line.dice.is_empty());
    assert!(cards.count() > 0, "cards are marked too");

    // A game from the seed has nothing to mark.
    let setup = random_setup(8, &[("heroes", "2")]);
    let mut seeded =
        Session::<DeckCrawl>::new(BOOK.clone(), stamp("0.1.0"), setup, 8, Chance::seeded(8));
    let mut bot = Bot::new(BotKind::Hero, 8);
    for _ in 0..40 {
        if seeded.status() == Status::Deciding {
            let (choice, amount) = bot.choose(seeded.game());
            seeded.submit(choice, amount).expect("it is offered");
        }
    }
    assert!(lines(&seeded).iter().all(|typed| !typed));
}

#[test]
fn saves_and_replays_keep_what_was_typed() {
    for seed in 0..4 {
        let mut player = Player::new(seed, BotKind::Hero);
        for turn in 0..160 {
            if turn % 7 == 0 {
                let session = &player.session;
                let save = read(&session.save());
                assert_eq!(save.replay.source, SourceKind::Typed);
                let loaded = load(&save, "0.1.0");
                assert_eq!(loaded.digest(), session.digest(), "seed {seed}, {turn}");
                assert_eq!(loaded.wanted(), session.wanted());
                assert_eq!(loaded.log_len(), session.log_len());
                for index in 0..session.log_len() {
                    let typed = |session: &Session<DeckCrawl>| {
                        session.log_line(index).expect("a line").typed
                    };
                    assert_eq!(typed(&loaded), typed(session));
                }
                let replay = Replay::parse(&session.replay().text()).expect("a replay");
                let again = replay.play::<DeckCrawl>(&BOOK, None).expect("it fits");
                assert_eq!(replay.verdict(&again), Verdict::Same);
                // The loaded game goes on just as the one that was saved.
                player.session = loaded;
            }
            if !player.go_on() {
                break;
            }
        }
    }
}

/// With other content the game goes on from its state. A choice that waited for a die is made
/// again there, and what is then played is a sound game with a sound replay.
#[test]
fn a_save_between_two_dice_goes_on_with_other_content() {
    let mut between = 0;
    for seed in 0..16 {
        let mut player = Player::new(seed, BotKind::Random);
        for turn in 0..120 {
            if turn % 2 == 1 || seed % 2 == 0 {
                let save = read(&player.session.save());
                let mut loaded = load(&save, "9.9.9");
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
    }
    assert!(between > 0, "only {between} saves waited for a die");
}
