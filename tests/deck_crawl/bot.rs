//! The sound player.

use crate::{
    BOOK,
    proofs::{
        advice::reasons,
        effort::{each_seed, usual_or_all},
    },
    random_setup,
    script::Play,
};
use tabledelve::{
    game::{BotKind, Outcome, play_out},
    games::STEP_CAP,
    rulesets::deck_crawl::{Action, DeckCrawl},
};

#[test]
fn the_hero_bot_wins_now_and_then() {
    let won = each_seed("crawls of four heroes", (60, 200), |seed| {
        let setup = random_setup(seed, &[("heroes", "4")]);
        let played = play_out::<DeckCrawl>(&BOOK, setup, seed, BotKind::Hero, STEP_CAP);
        assert!(played.outcome.is_some(), "seed {seed} stalls");
        played.outcome == Some(Outcome::Victory)
    });
    let wins = won.iter().filter(|won| **won).count() as u64;
    assert!(wins * 20 > usual_or_all(60, 200), "{wins} of {}", won.len());
}

#[test]
fn it_has_a_reason_for_every_choice() {
    let given = reasons::<DeckCrawl>(24);
    assert!(!given.contains("advice-nothing-better"), "{given:?}");
    assert!(given.contains("advice-leave-common"), "{given:?}");
}

#[test]
fn it_drinks_in_camp_what_its_wounds_are_worth() {
    let mut play = Play::crawl(&[], &[("J♥", &["healing_potion 3"])]);
    play.draw(&["2♥"]).dice([3]);
    assert_eq!(play.hp(0), (5, 8), "not even half of them are lost");
    let (act, _) = play.advised();
    assert!(matches!(act, Action::UseItem { .. }), "{act:?}");
    // A flask that would be half wasted is kept.
    let mut play = Play::crawl(&[], &[("J♥", &["healing_potion 6"])]);
    play.draw(&["2♥"]).dice([3]);
    let (act, _) = play.advised();
    assert!(!matches!(act, Action::UseItem { .. }), "{act:?}");
}

#[test]
fn it_hands_a_flask_to_whoever_needs_it() {
    let mut play = Play::crawl(&[], &[("J♥", &["healing_potion 5"]), ("A♦", &[])]);
    play.draw(&["Q♠", "2♥"]).dice([5]);
    let (act, _) = play.advised();
    assert!(
        matches!(act, Action::GiveItem { to, .. } if to.0 == 1),
        "{act:?}"
    );
    play.advice();
    let (act, _) = play.advised();
    assert!(
        matches!(act, Action::UseItem { hero, .. } if hero.0 == 1),
        "{act:?}"
    );
}

/// An elf in chain mail fallen to a trap, beside a cleric with this hand and these things.
fn fallen_elf(hand: &str, goods: &[&str]) -> Play {
    let mut play = Play::crawl(&[], &[("J♦ 9♠", &["chain_mail"]), (hand, goods)]);
    play.draw(&["2♥", "Q♠"]).dice([6]).go_on();
    play.draw(&["3♥", "K♠"]).go_on().dice([6]);
    assert_eq!(play.hp(0).0, 0, "{}", play.asked());
    play
}

#[test]
fn it_takes_the_loot_of_the_fallen_before_it_resurrects_them() {
    let mut play = fallen_elf("K♥ 10♠ 10♦ 9♣", &[]);
    let purse = play.loot(0);
    assert!(purse > 0);
    let (act, all) = play.advised();
    assert!(
        matches!(act, Action::GiveLoot { from, .. } if from.0 == 0),
        "{act:?}"
    );
    assert_eq!(all, Some(purse));
    play.advice();
    let (act, _) = play.advised();
    assert!(matches!(act, Action::Use { .. }), "{act:?}");
    play.advice().advice();
    // The offering is large enough for good odds.
    let (act, dice) = play.advised();
    assert_eq!((act, dice), (Action::SpendDice, Some(5)));
    play.advice().dice([6, 6, 6, 6, 6]);
    assert_eq!(play.hp(0).0, 1);
}

#[test]
fn it_does_not_resurrect_against_the_odds() {
    let mut play = fallen_elf("K♦ 2♣ 2♠", &["leather_armour"]);
    while play.game.asking().is_some() && play.advised().0 != Action::GoOn {
        let (act, _) = play.advised();
        assert!(!matches!(act, Action::Use { .. }), "{act:?}");
        play.advice();
    }
}

#[test]
fn damaged_armour_is_worth_what_it_still_is() {
    let mut play = fallen_elf("K♦ 2♣ 2♠", &["leather_armour"]);
    play.act(|act| matches!(act, Action::GiveItem { .. }));
    assert_eq!(play.gear(1), ["leather_armour", "-chain_mail!"]);
    let (act, _) = play.advised();
    assert!(!matches!(act, Action::Equip { .. }), "{act:?}");
}

/// A fighter in plate whose turn it is, while a monster with a d10 is after the wizard.
fn wizard_in_danger(values: &[(&str, &str)]) -> Play {
    let heroes: [(&str, &[&str]); 2] = [("J♥ 10♠ 9♠", &["plate_armour"]), ("A♥", &[])];
    let mut play = Play::crawl(values, &heroes);
    play.draw(&["Q♠", "10♠"]).dice([1]).hold();
    assert_eq!(play.asks(), "Hero(0) fight.open");
    play
}

#[test]
fn it_spends_a_slay_die_on_whom_a_friend_is_in_danger_from() {
    let play = wizard_in_danger(&[]);
    let (act, dice) = play.advised();
    assert!(matches!(act, Action::Attack { .. }), "{act:?}");
    assert_eq!(dice, Some(1));
}

#[test]
fn it_steps_in_where_a_friend_may_fall() {
    let mut play = Play::crawl(
        &[("defending", "true")],
        &[("J♥ 10♠ 9♠", &["plate_armour"]), ("A♥", &[])],
    );
    play.draw(&["Q♠", "10♠"]).act(|act| *act == Action::Nobody);
    play.dice([6]).hold();
    let (act, _) = play.advised();
    assert!(matches!(act, Action::Defend { .. }), "{act:?}");
}

#[test]
fn it_buffs_the_fighter_against_the_dragon() {
    let plate: &[&str] = &["plate_armour"];
    let mut play = Play::crawl(&[], &[("J♣ 10♠ 9♠", plate), ("A♥", &[])]);
    play.wake_dragon();
    play.dice([1]).hold();
    play.cast("protect", "hero 0", 2).dice([1]).hold();
    let before = play.pool(1, "casting");
    play.advice();
    assert_eq!(play.pool(1, "casting").0, before.0 - 2);
    let buffed = play
        .crawl_now()
        .heroes()
        .next()
        .map(|hero| play.crawl_now().aid(hero).buff);
    assert_eq!(buffed, Some(2), "{}", play.asked());
}

#[test]
fn it_pools_loot_for_the_armour_that_one_alone_cannot_pay() {
    let chain: &[&str] = &["chain_mail"];
    let heroes: [(&str, &[&str]); 2] = [("J♥ 10♠ 9♠", chain), ("A♥ 10♦ 9♦", &[])];
    let mut play = Play::crawl(&[], &heroes);
    play.draw(&["Q♠", "K♠"]);
    let (own, other) = (play.loot(0), play.loot(1));
    assert!(own < 30 && own + other >= 30, "{own} and {other}");
    let mut holder = None;
    while play.game.asking().is_some() && play.advised().0 != Action::GoOn {
        match play.advised().0 {
            Action::GiveLoot { from, to } => {
                // It is spent first, and not handed on for something else.
                assert_ne!(holder, Some(from.0), "{}", play.asked());
                holder = Some(to.0);
            }
            Action::Buy { .. } => holder = Some(u8::MAX),
            _ => {}
        }
        play.advice();
    }
    assert!(holder.is_some(), "{}", play.asked());
}
