//! The rules that games by seed cite: in an event, for a question, or for a refusal.

use std::collections::BTreeSet;

use rayon::prelude::*;

use super::{Proved, effort, ledger, random_setup};
use tabledelve::{
    game::{Bot, BotKind, Game, RuleId, Status},
    games::STEP_CAP,
};

/// Maximum number of games; every second one is random.
const GAMES: u64 = 3_000;

/// Number of games played before the first check whether anything is missing.
const AT_ONCE: u64 = 100;

fn cited<R: Proved>(seed: u64) -> BTreeSet<RuleId> {
    let kind = match seed % 2 {
        0 => BotKind::Random,
        _ => BotKind::Hero,
    };
    let setup = random_setup::<R>(seed, &[]);
    let mut cited = BTreeSet::new();
    let mut game = Game::<R>::lean(R::book().clone(), setup, seed);
    game.explain_refusals();
    let mut bot = Bot::new(kind, seed);
    while game.status() == Status::Deciding && game.made().len() < STEP_CAP {
        cited.insert(game.offer().rule);
        cited.extend(game.offer().refused.iter().map(|(_, rule)| *rule));
        super::play::go_on(&mut game, &mut bot);
    }
    let over = matches!(game.status(), Status::Over(_));
    assert!(over, "seed {seed} stalls");
    cited.extend(game.log().iter().map(|logged| logged.rule));
    cited
}

/// Plays until every rule of the book but the rare ones was cited. Fails if that does not happen,
/// if something cited is not a rule, and if a rare rule is not rare.
pub fn games_name_every_rule<R: Proved>() {
    let rare: BTreeSet<RuleId> = R::RARE.iter().map(|(rule, ..)| *rule).collect();
    let bar = effort::bar("games for coverage", GAMES);
    let mut seen = BTreeSet::new();
    let missing = |seen: &BTreeSet<RuleId>| -> Vec<&'static str> {
        let unseen = R::RULES
            .iter()
            .filter(|it| !seen.contains(*it) && !rare.contains(*it));
        unseen.map(|rule| rule.0).collect()
    };
    for from in (0..GAMES).step_by(AT_ONCE as usize) {
        let games = (from..from + AT_ONCE).into_par_iter();
        let named: Vec<BTreeSet<RuleId>> = games.map(cited::<R>).collect();
        seen.extend(named.into_iter().flatten());
        bar.inc(AT_ONCE);
        if !effort::full() && missing(&seen).is_empty() {
            break;
        }
    }
    bar.finish_and_clear();
    let missing = missing(&seen);
    assert!(missing.is_empty(), "never named: {missing:#?}");
    let unknown: Vec<&RuleId> = seen.iter().filter(|it| !R::RULES.contains(it)).collect();
    assert!(
        unknown.is_empty(),
        "named, but no rule of the book: {unknown:?}"
    );
    let common: Vec<&RuleId> = rare.intersection(&seen).collect();
    assert!(common.is_empty(), "not as rare as that: {common:?}");
}

pub fn rare_rules_have_their_scenario<R: Proved>() {
    for (rule, test, why) in R::RARE {
        assert!(
            ledger::test_exists::<R>(test),
            "{rule}: there is no test {test}"
        );
        assert!(!why.is_empty(), "{rule}: why is it rare?");
    }
}
