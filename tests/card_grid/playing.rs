//! Whole games by the sound player.

use tabledelve::{
    dice::Chance,
    game::{Bot, BotKind, Game, Ruleset, Status},
    rulesets::card_grid::{CardGrid, Event, Fighting, Play, Question},
};

use crate::{BOOK, random_setup};

/// More decisions than any of these games takes.
const MOST: usize = 4_000;

fn played(seed: u64, mut at_each: impl FnMut(&Game<CardGrid>)) -> Game<CardGrid> {
    let setup = random_setup(seed, &[("party", "ready"), ("points", "60")]);
    let mut game = Game::<CardGrid>::new(BOOK.clone(), setup, seed, Chance::seeded(seed));
    let mut bot = Bot::new(BotKind::Hero, seed);
    for _ in 0..MOST {
        if game.status() != Status::Deciding {
            break;
        }
        at_each(&game);
        let (choice, amount) = bot.choose(&game);
        game.submit(choice, amount).expect("it is offered");
    }
    game
}

#[test]
fn games_hold_what_they_must_and_come_to_an_end() {
    for seed in 0..12 {
        let game = played(seed, |game| {
            let sound = CardGrid::invariants(game.world());
            assert_eq!(sound, Ok(()), "seed {seed}");
        });
        assert!(
            matches!(game.status(), Status::Over(_)),
            "seed {seed} goes on"
        );
        let again = played(seed, |_| {});
        assert_eq!(
            again.digest(),
            game.digest(),
            "seed {seed} goes the same way"
        );
    }
}

/// Whoever is hit pays for the margin as far as there are cards, and a fight ends with one side gone.
#[test]
fn hits_are_paid_for() {
    let (mut asked, mut fights) = (0, 0);
    for seed in 0..8 {
        let game = played(seed, |game| {
            if let Some(Question::Pay(hit)) = game.asking() {
                asked += 1;
                let hero = Play::of(game.world()).hero(hit.on);
                assert!(!hero.ratings().is_empty(), "nobody pays with nothing");
            }
        });
        let log = game.log().iter();
        fights += log
            .filter(|it| matches!(it.event, Event::Fighting(Fighting::Ended { .. })))
            .count();
    }
    assert!(asked > 20 && fights > 8, "{asked} hits, {fights} fights");
}
