//! Thousands of games by seed name every rule, in an event or as what refuses a choice.

use std::collections::BTreeSet;

use crate::{
    common::{BOOK, random_setup},
    ledger::LEDGER,
};
use tabledelve::{
    game::{Bot, BotKind, Game, RuleId, Status},
    rulesets::deck_crawl::{DeckCrawl, rules},
};

/// Rules that chance and bots hardly come by, with the scenario that does.
const RARE: &[(RuleId, &str)] = &[];

const GAMES: u64 = 3_000;
const CAP: usize = 20_000;

fn cited(seed: u64, bot: BotKind) -> BTreeSet<RuleId> {
    let mut cited = BTreeSet::new();
    let mut game = Game::<DeckCrawl>::lean(BOOK.clone(), random_setup(seed, &[]), seed);
    game.explain_refusals();
    let mut bot = Bot::new(bot, seed);
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

#[test]
fn three_thousand_games_name_every_rule() {
    let mut seen = BTreeSet::new();
    for seed in 0..GAMES {
        let bot = if seed % 2 == 0 {
            BotKind::Random
        } else {
            BotKind::Hero
        };
        seen.extend(cited(seed, bot));
    }
    let rare: BTreeSet<RuleId> = RARE.iter().map(|(rule, _)| *rule).collect();
    let missing: Vec<&str> = rules::ALL
        .iter()
        .filter(|rule| !seen.contains(*rule) && !rare.contains(*rule))
        .map(|rule| rule.0)
        .collect();
    assert!(missing.is_empty(), "never named: {missing:#?}");
    let unknown: Vec<&RuleId> = seen
        .iter()
        .filter(|rule| !rules::ALL.contains(rule))
        .collect();
    assert!(
        unknown.is_empty(),
        "named, but no rule of the book: {unknown:?}"
    );
}

#[test]
fn rare_rules_have_their_scenario() {
    for (rule, test) in RARE {
        assert!(LEDGER.test_exists(test), "{rule}: there is no test {test}");
    }
}
