//! Which rules games by seed name, in an event or as what refuses a choice.

use std::{collections::BTreeSet, sync::Arc};

use tabledelve::game::{Bot, BotKind, Game, RuleId, Ruleset, Status};

/// After so many choices a game has stalled.
const CAP: usize = 20_000;

fn cited<R: Ruleset>(
    book: &Arc<R::Content>,
    setup: R::Setup,
    seed: u64,
    kind: BotKind,
) -> BTreeSet<RuleId> {
    let mut cited = BTreeSet::new();
    let mut game = Game::<R>::lean(book.clone(), setup, seed);
    game.explain_refusals();
    let mut bot = Bot::new(kind, seed);
    while game.status() == Status::Deciding && game.made().len() < CAP {
        cited.insert(game.offer().rule);
        cited.extend(game.offer().refused.iter().map(|(_, rule)| *rule));
        let (choice, amount) = bot.choose(&game);
        game.submit(choice, amount)
            .expect("a choice that was offered");
    }
    assert!(
        matches!(game.status(), Status::Over(_)),
        "seed {seed} stalls"
    );
    cited.extend(game.log().iter().map(|logged| logged.rule));
    cited
}

/// Plays so many games, every second one by chance, and fails unless they name every rule of the
/// book but these rare ones, and nothing else.
pub fn every_rule_is_named<R: Ruleset>(
    book: &Arc<R::Content>,
    setup: impl Fn(u64) -> R::Setup,
    games: u64,
    rare: &BTreeSet<RuleId>,
) {
    let mut seen = BTreeSet::new();
    for seed in 0..games {
        let kind = if seed % 2 == 0 {
            BotKind::Random
        } else {
            BotKind::Hero
        };
        seen.extend(cited::<R>(book, setup(seed), seed, kind));
    }
    let missing: Vec<&str> = R::RULES
        .iter()
        .filter(|rule| !seen.contains(*rule) && !rare.contains(*rule))
        .map(|rule| rule.0)
        .collect();
    assert!(missing.is_empty(), "never named: {missing:#?}");
    let unknown: Vec<&RuleId> = seen
        .iter()
        .filter(|rule| !R::RULES.contains(rule))
        .collect();
    assert!(
        unknown.is_empty(),
        "named, but no rule of the book: {unknown:?}"
    );
    let common: Vec<&RuleId> = rare.intersection(&seen).collect();
    assert!(common.is_empty(), "not as rare as that: {common:?}");
}
