//! Fights are worth a thought: neither who runs from all of them nor who stands still in them wins
//! more than half, and there are several in most adventures.

use std::sync::LazyLock;

use rayon::prelude::*;
use tabledelve::{
    game::{Bot, BotKind, Game, Rulebook, Status},
    rulesets::band_crawl::{Action, BandCrawl, Question},
};

use super::{BOOK, proofs::effort::each_seed, random_setup};

const ADVENTURES: u64 = 400;
/// Choices after which whoever waits for foes that wait, too, has not won.
const LONG_ENOUGH: usize = 2_000;

/// A way to fight without thought: the place of its choice in an offer, if it has one.
type Habit = fn(&Question, &[Action]) -> Option<usize>;

fn runs(question: &Question, acts: &[Action]) -> Option<usize> {
    match question {
        Question::Act { .. } | Question::Shoot { .. } | Question::Cast { .. } => {
            acts.iter().position(|it| *it == Action::BreakOff)
        }
        _ => None,
    }
}

fn stands_still(question: &Question, acts: &[Action]) -> Option<usize> {
    let idle = match question {
        Question::Act { .. } => Action::Wait,
        Question::Shoot { .. } | Question::Cast { .. } => Action::Later,
        _ => return None,
    };
    acts.iter().position(|it| *it == idle)
}

/// What is counted in an adventure of a star of 5 with this habit, who plays soundly elsewhere.
fn adventure(seed: u64, habit: Habit) -> Vec<(String, bool)> {
    let values = [("rep", "5"), ("command", "all"), ("master", "book")];
    let setup = random_setup(seed, &values);
    let mut game = Game::<BandCrawl>::lean(BOOK.clone(), setup, seed);
    let mut bot = Bot::new(BotKind::Hero, seed);
    while game.status() == Status::Deciding && game.made().len() < LONG_ENOUGH {
        let acts: Vec<Action> = game.offer().choices.iter().map(|it| it.act).collect();
        let by_habit = game.asking().and_then(|it| habit(it, &acts));
        let (choice, amount) = match by_habit {
            Some(choice) => (choice, None),
            None => bot.choose(&game),
        };
        game.submit(choice, amount).expect("offered");
    }
    BandCrawl::feats(&game)
}

/// Fights, those won, and adventures won with this habit.
fn fought(habit: Habit) -> (usize, usize, usize) {
    let played = (0..ADVENTURES).into_par_iter().map(|seed| {
        let feats = adventure(seed, habit);
        let fights = feats.iter().filter(|(name, _)| name == "fight");
        let won = fights.clone().filter(|(_, won)| *won).count();
        let reached = feats.iter().any(|(name, won)| name == "adventure" && *won);
        (fights.count(), won, usize::from(reached))
    });
    played.reduce(|| (0, 0, 0), |a, b| (a.0 + b.0, a.1 + b.1, a.2 + b.2))
}

/// Of many fights less than half are won, and of the adventures less than half.
fn wins_few(habit: Habit) {
    let (fights, won, reached) = fought(habit);
    assert!(fights > 400, "{fights}");
    assert!(2 * won < fights, "{won} of {fights} fights");
    assert!(2 * reached < ADVENTURES as usize, "{reached} adventures");
}

#[test]
fn running_from_every_fight_wins_few() {
    wins_few(runs);
}

#[test]
fn standing_still_wins_less_than_half() {
    wins_few(stands_still);
}

/// What is counted in adventures of the sound player: 400, or all 2,000.
static SOUND: LazyLock<Vec<Vec<(String, bool)>>> = LazyLock::new(|| {
    let all = (ADVENTURES, 2_000);
    each_seed("adventures of the sound player", all, |seed| {
        adventure(seed, |_, _| None)
    })
});

/// Adventures are worth setting out for: the median one of the sound player holds at least two fights,
/// and `simulate --feats` counts those that do.
#[test]
fn the_median_adventure_holds_at_least_two_fights() {
    let mut counts = Vec::new();
    for feats in SOUND.iter() {
        let of = |name: &'static str| feats.iter().filter(move |it| it.0 == name);
        let (fights, several) = (of("fight").count(), of("several fights").any(|it| it.1));
        assert_eq!(fights > 1, several, "{fights} fights");
        counts.push(fights);
    }
    counts.sort_unstable();
    let median = counts[counts.len() / 2];
    assert!(median >= 2, "{median}: {counts:?}");
}

/// They are neither hopeless nor without danger: between 35 and 75 of a hundred reach their reason.
#[test]
fn the_reason_is_reached_in_a_fair_part_of_adventures() {
    let reaches = |feats: &&Vec<(String, bool)>| {
        let mut feats = feats.iter();
        feats.any(|(name, won)| name == "adventure" && *won)
    };
    let (reached, all) = (SOUND.iter().filter(reaches).count(), SOUND.len());
    assert!(
        (35 * all..=75 * all).contains(&(100 * reached)),
        "{reached} of {all}"
    );
}
