//! What scripted play is in every game: choices made by name, and the log asked about.
#![allow(dead_code)] // Each game uses its part.

use std::fmt::Debug;

use tabledelve::game::{Game, Logged, Outcome, RuleId, Ruleset, Status};

/// An event as a line of text.
pub fn line<E: Debug>(logged: &Logged<E>) -> String {
    format!("{} {:?}", logged.rule.section(), logged.event)
}

/// What a game waits for, and the last of its log: for the message of a test that fails.
pub fn asked<R: Ruleset>(game: &Game<R>) -> String {
    let log = game.log();
    let last: Vec<String> = log[log.len().saturating_sub(6)..]
        .iter()
        .map(line)
        .collect();
    let asks = match game.status() {
        Status::Deciding => {
            let offer = game.offer();
            let choices = offer.choices.iter();
            let lines: Vec<String> = choices
                .map(|it| format!("    {:?} {:?}", it.act, it.amount))
                .collect();
            let refused = &offer.refused;
            format!(
                "{:?} asks; offered:\n{}\nrefused: {refused:?}",
                game.asking(),
                lines.join("\n")
            )
        }
        Status::Rolling => format!("a result is wanted: {:?}", game.wanted()),
        Status::Over(outcome) => format!("it is over: {outcome:?}"),
    };
    format!("{asks}\nlast of the log:\n{}", last.join("\n"))
}

/// Makes the choice that fits, with the lowest number where one is asked and none is given.
pub fn submit<R: Ruleset>(game: &mut Game<R>, amount: Option<i32>, fits: impl Fn(&R::Act) -> bool) {
    let choices = &game.offer().choices;
    let Some(place) = choices.iter().position(|offered| fits(&offered.act)) else {
        panic!("no such choice now.\n{}", asked(game));
    };
    let range = choices[place].amount;
    let amount = amount.or(range.map(|(least, _)| least));
    if let Err(problem) = game.submit(place, amount) {
        panic!("{problem}.\n{}", asked(game));
    }
}

/// The bounds of the choice that fits; `None` where there is none such.
pub fn offered<R: Ruleset>(
    game: &Game<R>,
    fits: impl Fn(&R::Act) -> bool,
) -> Option<Option<(i32, i32)>> {
    let mut choices = game.offer().choices.iter();
    choices
        .find(|offered| fits(&offered.act))
        .map(|offered| offered.amount)
}

/// The rule that refuses the act that fits.
pub fn refused<R: Ruleset>(game: &Game<R>, fits: impl Fn(&R::Act) -> bool) -> Option<RuleId> {
    let mut refused = game.offer().refused.iter();
    refused.find(|(act, _)| fits(act)).map(|(_, rule)| *rule)
}

/// How often an event that fits happened by a rule.
pub fn count<R: Ruleset>(game: &Game<R>, rule: RuleId, fits: impl Fn(&R::Event) -> bool) -> usize {
    let log = game.log().iter();
    log.filter(|logged| logged.rule == rule && fits(&logged.event))
        .count()
}

/// Fails unless such an event happened by the rule.
pub fn said<R: Ruleset>(game: &Game<R>, rule: RuleId, fits: impl Fn(&R::Event) -> bool) {
    if count(game, rule, fits) == 0 {
        let of_rule = game.log().iter().filter(|logged| logged.rule == rule);
        let lines: Vec<String> = of_rule.map(line).collect();
        panic!(
            "no such event; by {rule} there were:\n{}\n{}",
            lines.join("\n"),
            asked(game)
        );
    }
}

/// Fails unless the game is over, this way.
pub fn over<R: Ruleset>(game: &Game<R>, outcome: Outcome) {
    assert_eq!(game.status(), Status::Over(outcome), "{}", asked(game));
}

/// Who is asked now: seat and rule, as text.
pub fn asks<R: Ruleset>(game: &Game<R>) -> String {
    format!("{:?} {}", game.offer().seat, game.offer().rule.section())
}
