//! Quoted odds against play: each check two hundred thousand times through `submit`.

use crate::{
    BOOK,
    proofs::odds::{Check, compare, quoted, tried},
    script::Play,
};
use tabledelve::{
    game::{Game, Logged},
    rulesets::deck_crawl::{Action, DeckCrawl, Event},
};

/// A try: choices by predicate and number, for as long as one of them is offered.
type Choice = (fn(&Action) -> bool, Option<i32>);

/// Plays on from `play`, again and again with other dice, until there are enough results, and
/// compares them with the exact odds. `dice` are the sides of the dice rolled, in order; surplus
/// faces are ignored. A choice that is not offered is skipped.
fn held_against(
    play: &Play,
    check: Check<'_>,
    fixed: &[u16],
    dice: &[u8],
    choices: &[Choice],
    results_of: impl Fn(&[Logged<Event>]) -> Vec<String> + Sync,
) {
    let play_on = |game: &mut Game<DeckCrawl>| {
        for (fits, amount) in choices {
            let mut offered = game.offer().choices.iter();
            if let Some(place) = offered.position(|it| fits(&it.act)) {
                game.submit(place, *amount).expect("offered");
            }
        }
    };
    let seen = tried(&play.game, (fixed, dice), play_on, results_of);
    compare(check.0, &quoted::<DeckCrawl>(&BOOK, check), seen);
}

/// The same for a roll of a halfling, who rerolls four times: five results a try. Whether another
/// roll follows depends only on those before it, so each is as good as the first.
fn held_against_rolls(
    play: &Play,
    check: Check<'_>,
    fixed: &[u16],
    dice: &[u8],
    choice: Choice,
    name: fn(i32) -> String,
) {
    let again: Choice = (|act| *act == Action::RollAgain, None);
    held_against(
        play,
        check,
        fixed,
        &dice.repeat(5),
        &[choice, again, again, again, again],
        |log| {
            let rolled = log.iter().filter_map(|logged| match logged.event {
                Event::Rolled { outcome, .. } => Some(name(outcome)),
                _ => None,
            });
            rolled.collect()
        },
    );
}

fn number(outcome: i32) -> String {
    outcome.to_string()
}

fn damage(log: &[Logged<Event>]) -> Vec<String> {
    let found = log.iter().find_map(|logged| match logged.event {
        Event::Hurt { amount, .. } => Some(amount),
        _ => None,
    });
    vec![found.unwrap_or(0).to_string()]
}

fn is_attack(act: &Action) -> bool {
    matches!(act, Action::Attack { .. })
}

fn is_hold(act: &Action) -> bool {
    *act == Action::Hold
}

fn is_evade(act: &Action) -> bool {
    matches!(act, Action::Evade { .. })
}

fn takes_blow(act: &Action) -> bool {
    *act == Action::TakeBlow
}

fn opens(act: &Action) -> bool {
    *act == Action::OpenChest
}

fn spends(act: &Action) -> bool {
    *act == Action::SpendDice
}

fn goes_on(act: &Action) -> bool {
    *act == Action::GoOn
}

fn uses(ability: &str, act: &Action) -> bool {
    match act {
        Action::Use { ability: on, .. } => BOOK[*on].id.as_str() == ability,
        _ => false,
    }
}

#[test]
fn attacks() {
    let mut play = Play::crawl(&[], &[("J♠", &[])]);
    play.draw(&["6♠"]);
    let keys = [("die", "10"), ("wound_threshold", "3"), ("slay", "2")];
    held_against_rolls(
        &play,
        ("attack", &keys),
        &[],
        &[10, 6, 6],
        (is_attack, Some(2)),
        number,
    );
}

#[test]
fn attacks_without_slay_dice() {
    let mut play = Play::crawl(&[], &[("J♠", &[])]);
    play.draw(&["8♠"]);
    let keys = [("die", "10"), ("wound_threshold", "4")];
    held_against_rolls(
        &play,
        ("attack", &keys),
        &[],
        &[10],
        (is_attack, Some(0)),
        number,
    );
}

#[test]
fn blows_with_evading() {
    let mut play = Play::crawl(&[], &[("Q♣", &["leather_armour"])]);
    play.draw(&["8♠"]).dice([1]).hold();
    play.dice([1]);
    let keys = [("die", "8"), ("armour", "2"), ("evade", "2")];
    let choices: [Choice; 3] = [(is_hold, None), (is_evade, Some(2)), (takes_blow, None)];
    held_against(&play, ("struck", &keys), &[], &[8, 6, 6], &choices, damage);
}

#[test]
fn missiles() {
    let mut play = Play::crawl(&[], &[("A♠", &[])]);
    play.draw(&["8♠"]).dice([1]);
    let keys = [("dice", "2"), ("wound_threshold", "4")];
    let casts: Choice = (|act| uses("core:missile", act), Some(2));
    held_against_rolls(&play, ("missile", &keys), &[], &[6, 6], casts, number);
}

#[test]
fn healing() {
    let mut play = Play::crawl(&[], &[("K♠", &[])]);
    play.draw(&["2♥"]).dice([5]).act(|act| *act == Action::Keep);
    let heals: Choice = (|act| uses("core:heal", act), Some(2));
    let keys = [("dice", "2")];
    held_against_rolls(&play, ("heal", &keys), &[], &[6, 6], heals, number);
}

#[test]
fn resurrections() {
    let mut play = Play::crawl(&[], &[("J♦", &[]), ("K♠ 10♠ 10♦ 9♠", &[])]);
    play.draw(&["2♥", "Q♠"]).dice([6]);
    play.cast("resurrect", "hero 0", 0)
        .act_with(30, |act| *act == Action::Offer);
    let keys = [("dice", "3"), ("offering", "30")];
    let name = |outcome: i32| if outcome == 1 { "success" } else { "failure" }.to_owned();
    let pays: Choice = (spends, Some(3));
    held_against_rolls(&play, ("resurrect", &keys), &[], &[6, 6, 6], pays, name);
}

#[test]
fn chests_without_a_thief() {
    let mut play = Play::crawl(&[], &[("J♠", &[])]);
    play.draw(&["2♦"]);
    let name = |outcome: i32| if outcome == 1 { "sprung" } else { "safe" }.to_owned();
    // One look at a time: a chest looked at four times is not open yet.
    held_against_looks(&play, name);
}

/// Looks at a chest, again for as long as the halfling's luck lasts, but no longer.
fn held_against_looks(play: &Play, name: fn(i32) -> String) {
    let again: Choice = (|act| *act == Action::RollAgain, None);
    let choices = [(opens as fn(&Action) -> bool, None), again, again, again];
    held_against(play, ("chest", &[]), &[], &[6, 6, 6, 6], &choices, |log| {
        let rolled = log.iter().filter_map(|logged| match logged.event {
            Event::TableRolled { outcome, .. } => Some(name(outcome)),
            _ => None,
        });
        rolled.collect()
    });
}

#[test]
fn chests_with_a_thief() {
    let mut play = Play::crawl(&[], &[("Q♣", &[])]);
    play.draw(&["2♦"]);
    let keys = [("thief", "true")];
    held_against(
        &play,
        ("chest", &keys),
        &[],
        &[6; 5],
        &[(opens, None), (|act| *act == Action::Disarm, None)],
        |log| {
            let mut result = "safe";
            for logged in log {
                match logged.event {
                    Event::Disarmed { .. } => result = "disarmed",
                    Event::Sprung { .. } => result = "sprung",
                    _ => {}
                }
            }
            vec![result.to_owned()]
        },
    );
}

/// The index of the two of hearts, the first of all cards, in a deck that still has it.
const FIRST_CARD: u16 = 1;

#[test]
fn traps() {
    // With money left in the purse there is camp, and so a choice to go on from.
    let mut play = Play::crawl(&[], &[("J♣ 9♠", &["chain_mail"])]);
    play.draw(&["Q♠"]);
    let keys = [("armour", "3"), ("magic_armour", "1")];
    held_against(
        &play,
        ("trap", &keys),
        &[FIRST_CARD],
        &[6],
        &[(goes_on, None)],
        damage,
    );
}

#[test]
fn disarming() {
    let mut play = Play::crawl(&[], &[("Q♠", &[])]);
    play.draw(&["Q♠"]);
    let again: Choice = (|act| *act == Action::RollAgain, None);
    let choices = [(goes_on as fn(&Action) -> bool, None), again, again, again];
    held_against(
        &play,
        ("disarm", &[]),
        &[FIRST_CARD],
        &[6, 6, 6, 6],
        &choices,
        |log| {
            let rolled = log.iter().filter_map(|logged| match logged.event {
                Event::Rolled { outcome, .. } => {
                    Some(if outcome == 1 { "disarmed" } else { "sprung" }.to_owned())
                }
                _ => None,
            });
            rolled.collect()
        },
    );
}
