//! Random play, and what must hold at every single state of it.

use crate::common::{BOOK, random_setup};
use tabledelve::{
    dice::Chance,
    game::{
        Bot, BotKind, ContentStamp, Game, Logged, Offer, Ruleset, SaveFile, Session, Status, Table,
        UndoProblem,
    },
    rulesets::hex_adventure::{Event, HexAdventure, Venture},
};

fn begun(seed: u64) -> Game<HexAdventure> {
    let setup = random_setup(seed, &[]);
    Game::new(BOOK.clone(), setup, seed, Chance::seeded(seed))
}

fn sound(game: &Game<HexAdventure>, seed: u64) {
    HexAdventure::invariants(game.world())
        .unwrap_or_else(|what| panic!("seed {seed}, choice {}: {what}", game.made().len()));
}

/// Plays seeded games by chance, looking at each state, and at what happened on the way to it.
fn walk(
    seeds: std::ops::Range<u64>,
    most: usize,
    mut look: impl FnMut(u64, &mut Game<HexAdventure>, usize),
) {
    for seed in seeds {
        let mut game = begun(seed);
        let mut bot = Bot::new(BotKind::Random, seed);
        let mut seen = 0;
        loop {
            look(seed, &mut game, seen);
            seen = game.log().len();
            if game.status() != Status::Deciding || game.made().len() >= most {
                break;
            }
            let (choice, amount) = bot.choose(&game);
            game.submit(choice, amount)
                .expect("a choice that was offered");
        }
    }
}

/// The same state read back from plain records offers the same.
fn resumed(game: &Game<HexAdventure>) -> Game<HexAdventure> {
    Game::resume(
        BOOK.clone(),
        game.setup().clone(),
        game.seed(),
        Vec::new(),
        game.made().to_vec(),
        game.take_checkpoint(),
    )
    .expect("the same content")
}

#[test]
fn choices_are_there_and_unique_and_stable() {
    walk(0..60, 500, |seed, game, _| {
        sound(game, seed);
        if game.status() != Status::Deciding {
            return;
        }
        let choices = &game.offer().choices;
        assert!(!choices.is_empty());
        for (place, offered) in choices.iter().enumerate() {
            let twice = choices[..place]
                .iter()
                .any(|other| other.act == offered.act);
            assert!(!twice, "seed {seed}: {:?} is offered twice", offered.act);
            assert!(offered.amount.is_none_or(|(least, most)| least <= most));
        }
        // What is refused is not offered, too.
        for (act, rule) in &game.offer().refused {
            let both = choices.iter().any(|offered| offered.act == *act);
            assert!(
                !both,
                "seed {seed}: {act:?} is offered, and refused by {rule}"
            );
        }
        let mut again = Offer::new(true);
        let step = game.asking().expect("it is deciding");
        HexAdventure::offer(game.world(), step, &mut again);
        assert_eq!(&again.choices, choices, "seed {seed}");
        assert_eq!(&resumed(game).offer().choices, choices, "seed {seed}");
    });
}

#[test]
fn every_choice_can_be_made() {
    walk(0..10, 60, |seed, game, _| {
        if game.status() != Status::Deciding {
            return;
        }
        for place in 0..game.offer().choices.len() {
            let bounds = game.offer().choices[place].amount;
            let amounts = match bounds {
                None => vec![None],
                Some((least, most)) => vec![Some(least), Some(most)],
            };
            for amount in amounts {
                let mut other = resumed(game);
                other.submit(place, amount).expect("it was offered");
                sound(&other, seed);
            }
        }
    });
}

#[test]
fn undo_and_redo_come_back_to_the_same_state() {
    let mut undone = 0;
    for seed in 0..40 {
        let mut game = begun(seed);
        let mut bot = Bot::new(BotKind::Random, seed);
        while game.status() == Status::Deciding && game.made().len() < 600 {
            let before = game.digest();
            let (choice, amount) = bot.choose(&game);
            game.submit(choice, amount)
                .expect("a choice that was offered");
            if game.status() != Status::Deciding {
                break;
            }
            let after = game.digest();
            match game.can_undo() {
                Ok(()) => {
                    undone += 1;
                    game.undo().unwrap();
                    assert_eq!(game.digest(), before, "seed {seed}: undo");
                    game.redo().unwrap();
                    assert_eq!(game.digest(), after, "seed {seed}: redo");
                }
                Err(problem) => assert_ne!(problem, UndoProblem::NoSuchMoment),
            }
        }
    }
    assert!(undone > 500, "{undone}");
}

#[test]
fn a_state_that_is_saved_and_loaded_is_the_same() {
    walk(0..40, 400, |seed, game, _| {
        if game.status() == Status::Deciding {
            assert_eq!(resumed(game).digest(), game.digest(), "seed {seed}");
        }
    });
    // And as bytes, now and then.
    for seed in 0..12 {
        for most in [0, 5, 40, 250] {
            let mut game = begun(seed);
            let mut bot = Bot::new(BotKind::Random, seed);
            while game.status() == Status::Deciding && game.made().len() < most {
                let (choice, amount) = bot.choose(&game);
                game.submit(choice, amount)
                    .expect("a choice that was offered");
            }
            let stamp = ContentStamp::default();
            let played = Session::of_game(game, stamp.clone());
            let bytes = played.save().bytes();
            let save = SaveFile::parse(&bytes).expect("a save just written");
            let loaded = Session::<HexAdventure>::load(BOOK.clone(), stamp, &save)
                .expect("a save of this program");
            assert_eq!(
                loaded.digest(),
                played.digest(),
                "seed {seed}, {most} choices"
            );
            assert_eq!(loaded.log_len(), played.log_len());
        }
    }
}

/// What events say about money.
fn earned(log: &[Logged<Event>]) -> i64 {
    let each = log.iter().map(|logged| match logged.event {
        Event::Money { change } => i64::from(change),
        Event::Bought { price, .. } => -i64::from(price),
        Event::Sold { price, .. } => i64::from(price),
        _ => 0,
    });
    each.sum()
}

#[test]
fn money_and_experience_add_up() {
    let mut purse = 0i64;
    let mut wits: Vec<i64> = Vec::new();
    walk(0..60, 800, |seed, game, seen| {
        let log = &game.log()[seen..];
        let venture = Venture::of(game.world());
        if seen == 0 {
            purse = 0;
            wits = vec![0; venture.heroes().count()];
        }
        purse += earned(log);
        assert_eq!(i64::from(venture.state().purse), purse, "seed {seed}");
        for logged in log {
            match &logged.event {
                Event::Joined { hero, record } => {
                    wits[usize::from(hero.0)] += i64::from(record.experience);
                }
                Event::Experience { hero, points, .. } => {
                    wits[usize::from(hero.0)] += i64::from(*points);
                }
                Event::Learned { hero, cost, .. }
                | Event::LearnedSpell { hero, cost, .. }
                | Event::AttributeRaised { hero, cost, .. } => {
                    wits[usize::from(hero.0)] -= i64::from(*cost);
                }
                _ => {}
            }
        }
        for hero in venture.heroes() {
            let has = i64::from(venture.story(hero.id).experience);
            assert_eq!(has, wits[usize::from(hero.id.0)], "seed {seed}");
        }
    });
}
