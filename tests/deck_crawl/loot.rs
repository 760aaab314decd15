//! Looting: treasure of the slain, sharing, items of the dead, camp.

use crate::{proofs::library, script::Play};
use tabledelve::{
    game::{Logged, Offered, Present, Printed},
    rulesets::deck_crawl::{Action, DeckCrawl, Event, rules},
    text::{ENGLISH, Text},
};

/// A fighter and a wizard who have just slain the fighter's monster in one blow.
fn slain(values: &[(&str, &str)], card: &str, blow: &[u16]) -> (Play, (i32, i32)) {
    let mut play = Play::crawl(values, &[("J♣", &[]), ("A♥", &[])]);
    let purses = (play.loot(0), play.loot(1));
    play.draw(&[card, "Q♠"])
        .attack(0, blow.len() as i32 - 1)
        .dice(blow.iter().copied());
    (play, purses)
}

#[test]
fn a_monster_pays_its_threshold_in_equal_shares() {
    let (play, purses) = slain(&[], "6♠", &[10]);
    play.said(rules::LOOT_THRESHOLD, |event| {
        matches!(event, Event::LootFound { amount: 3, .. })
    });
    play.said(rules::LOOT_DIVIDE, |event| {
        matches!(event, Event::LootGained { amount: 2, .. })
    });
    // The odd point goes to the finder.
    assert_eq!((play.loot(0), play.loot(1)), (purses.0 + 2, purses.1 + 1));
}

#[test]
fn every_common_monster_pays_its_threshold() {
    for (value, points) in [(2, 1), (3, 1), (5, 2), (7, 3), (8, 4), (9, 4), (10, 5)] {
        let (play, _) = slain(&[], &format!("{value}♣"), &[10]);
        play.said(
            rules::LOOT_THRESHOLD,
            |event| matches!(event, Event::LootFound { amount, .. } if *amount == points),
        );
    }
}

#[test]
fn a_jack_pays_two_dice() {
    let (mut play, purses) = slain(&[], "J♠", &[10]);
    play.dice([3, 5]);
    play.said(rules::LOOT_JACK, |event| {
        matches!(event, Event::LootFound { amount: 8, .. })
    });
    assert_eq!((play.loot(0), play.loot(1)), (purses.0 + 4, purses.1 + 4));
}

#[test]
fn finders_can_be_keepers() {
    let (play, purses) = slain(&[("division", "finder")], "6♠", &[10]);
    assert_eq!((play.loot(0), play.loot(1)), (purses.0 + 3, purses.1));
}

#[test]
fn loot_can_be_divided_by_hand() {
    let (mut play, purses) = slain(&[("division", "by_hand")], "6♠", &[10]);
    assert_eq!(play.asks(), "Party loot.divide");
    let to = |seat: u8| move |act: &Action| matches!(act, Action::Share { hero } if hero.0 == seat);
    assert_eq!(play.offered(to(1)), Some(Some((1, 3))));
    play.act_with(2, to(1));
    assert_eq!(play.offered(to(0)), Some(Some((1, 1))));
    play.act_with(1, to(0));
    assert_eq!((play.loot(0), play.loot(1)), (purses.0 + 1, purses.1 + 2));
}

#[test]
fn camp_is_for_giving() {
    let (mut play, _) = slain(&[], "6♠", &[10]);
    assert_eq!(play.asks(), "Party loot.share");
    let purses = (play.loot(0), play.loot(1));
    play.act_with(
        4,
        |act| matches!(act, Action::GiveLoot { from, .. } if from.0 == 0),
    );
    play.said(rules::LOOT_SHARE, |event| {
        matches!(event, Event::LootGiven { amount: 4, .. })
    });
    assert_eq!((play.loot(0), play.loot(1)), (purses.0 - 4, purses.1 + 4));
}

#[test]
fn in_camp_loot_buys_goods() {
    let (mut play, _) = slain(&[], "6♠", &[10]);
    play.act(|act| matches!(act, Action::Shop { hero } if hero.0 == 0));
    assert_eq!(play.asks(), "Hero(0) loot.buy");
    let purse = play.loot(0);
    play.buy("healing_potion 3").done();
    assert_eq!(
        (play.loot(0), play.gear(0)),
        (purse - 6, vec!["-healing_potion".to_owned()])
    );
    assert_eq!(play.asks(), "Party loot.share");
}

/// An elf in leather who fell to traps, beside a hero with this card.
fn dead_elf(other: &str) -> Play {
    let mut play = Play::crawl(&[], &[("J♦", &["leather_armour"]), (other, &[])]);
    play.draw(&["2♥", "Q♠"]).dice([6]);
    play.draw(&["3♥", "K♠"]).go_on().dice([6]);
    play.said(rules::LOOT_DAMAGED_ARMOUR, |event| {
        matches!(event, Event::GearDamaged { .. })
    });
    assert_eq!(
        (play.hp(0), play.gear(0)),
        ((0, 6), vec!["leather_armour!".to_owned()])
    );
    play
}

#[test]
fn the_dead_leave_their_things_and_their_armour_counts_half() {
    let mut play = dead_elf("K♥");
    play.act(|act| matches!(act, Action::GiveItem { from, to, .. } if from.0 == 0 && to.0 == 1));
    play.said(rules::LOOT_DEAD, |event| {
        matches!(event, Event::ItemGiven { .. })
    });
    assert_eq!(
        (play.gear(1), play.armour(1).0),
        (vec!["leather_armour!".to_owned()], 1)
    );
    let purse = play.loot(0);
    play.act_with(
        purse,
        |act| matches!(act, Action::GiveLoot { from, .. } if from.0 == 0),
    );
    play.said(rules::LOOT_DEAD, |event| {
        matches!(event, Event::LootGiven { .. })
    });
    let repairs = |act: &Action| matches!(act, Action::Repair { .. });
    assert_eq!(
        play.refusal(repairs),
        Some(rules::LOOT_REPAIR),
        "no dwarf is there"
    );
}

#[test]
fn a_damaged_shield_counts_nothing() {
    let hand = "J♦ 10♠ 9♠";
    let mut play = Play::crawl(&[], &[(hand, &["shield"]), ("K♥", &[])]);
    play.draw(&["2♥", "Q♠"]).dice([6]);
    play.draw(&["3♥", "K♠"]).go_on().dice([4]);
    play.act(|act| matches!(act, Action::GiveItem { from, to, .. } if from.0 == 0 && to.0 == 1));
    assert_eq!(
        (play.gear(1), play.armour(1).0),
        (vec!["shield!".to_owned()], 0)
    );
}

#[test]
fn a_dwarf_repairs_for_free() {
    let mut play = dead_elf("K♣");
    play.act(|act| matches!(act, Action::GiveItem { from, to, .. } if from.0 == 0 && to.0 == 1));
    let purse = play.loot(1);
    let warned = |play: &Play| {
        let go_on = Offered {
            act: Action::GoOn,
            amount: None,
        };
        let question = play.game.asking().expect("a camp");
        let choice = DeckCrawl::describe(play.game.world(), question, &go_on);
        choice
            .caution
            .is_some_and(|it| it.key == "act-go-on-caution-own")
    };
    assert!(warned(&play));
    play.act(|act| matches!(act, Action::Repair { .. }));
    assert!(!warned(&play));
    play.said(rules::LOOT_REPAIR, |event| {
        matches!(event, Event::Repaired { .. })
    });
    assert_eq!(
        (play.gear(1), play.armour(1).0),
        (vec!["leather_armour".to_owned()], 2)
    );
    assert_eq!(play.loot(1), purse);
}

#[test]
fn a_flask_can_be_handed_over_before_the_traps() {
    let mut play = Play::crawl(&[], &[("J♥", &["healing_potion 6"]), ("A♦", &[])]);
    play.draw(&["Q♠", "2♥"]).dice([5]);
    play.draw(&["K♠", "3♥"]);
    assert_eq!(play.asks(), "Party loot.share");
    play.act(|act| matches!(act, Action::GiveItem { to, .. } if to.0 == 1));
    play.act(|act| matches!(act, Action::UseItem { hero, .. } if hero.0 == 1));
    assert_eq!(play.hp(1), (6, 6));
    play.go_on().dice([1]);
}

#[test]
fn before_the_traps_nobody_is_asked_where_nothing_helps() {
    let mut play = Play::crawl(&[], &[("J♥", &["healing_potion 6"]), ("A♦", &[])]);
    play.draw(&["Q♠", "2♥"]).dice([5]);
}

#[test]
fn equal_flasks_are_one_choice_with_a_number() {
    let goods: &[&str] = &["healing_potion 2", "healing_potion 2", "healing_potion 3"];
    let mut play = Play::crawl(&[], &[("J♥", goods), ("A♦", &[])]);
    play.draw(&["2♥", "Q♠"]).dice([5]);
    let gives = |act: &Action| matches!(act, Action::GiveItem { from, .. } if from.0 == 0);
    assert_eq!(play.choices(gives), 2);
    let drinks = |act: &Action| matches!(act, Action::UseItem { .. });
    assert_eq!(play.choices(drinks), 2);
    assert_eq!(play.offered(gives), Some(Some((1, 2))));
    play.act_with(2, gives);
    assert_eq!((play.gear(0).len(), play.gear(1).len()), (1, 2));
    let given = |event: &Event| matches!(event, Event::ItemGiven { .. });
    assert_eq!(play.count(rules::LOOT_SHARE, given), 2);
    assert_eq!(
        play.offered(gives),
        Some(None),
        "a single flask needs no number"
    );
}

#[test]
fn the_log_says_once_how_loot_is_divided() {
    let (mut play, _) = slain(&[], "6♠", &[10]);
    play.go_on();
    play.draw(&["6♣", "Q♣"]).attack(1, 0).dice([10]);
    let log = play.game.log();
    let found = |at: &usize| matches!(log[*at].event, Event::LootFound { .. });
    let told = (0..log.len()).filter(found);
    let told = told.map(|at| {
        DeckCrawl::narrate_at(play.game.world(), log, at)
            .reason
            .is_some()
    });
    assert_eq!(told.collect::<Vec<_>>(), [true, false]);
}

#[test]
fn the_loot_of_a_whole_fight_is_told_in_one_line() {
    let (text, _) = Text::of(ENGLISH, library::<DeckCrawl>().files());
    let mut play = Play::crawl(&[], &[("J♣", &[]), ("A♥", &[])]);
    play.draw(&["6♠", "2♠"]).attack(0, 0).dice([10]);
    play.attack(1, 0).dice([4]);
    let log = play.game.log();
    let told_of = |log: &[Logged<Event>]| {
        let of_loot =
            |event: &Event| matches!(event, Event::LootFound { .. } | Event::LootGained { .. });
        let places = (0..log.len()).filter(|at| of_loot(&log[*at].event));
        let told = places.map(|at| DeckCrawl::narrate_at(play.game.world(), log, at));
        let printed = told.filter(|it| !matches!(it.printed, Printed::Folded | Printed::Unsaid));
        let words = printed.map(|it| text.say(&it.message, &|id| format!("hero {id}")));
        words.collect::<Vec<_>>()
    };
    let whole = "Loot from the fight: 4 loot points.";
    assert_eq!(told_of(log), [whole, "hero 0 gets 2.", "hero 1 gets 2."]);
    // While it is shown monster by monster, the line counts up.
    let found = |it: &Logged<Event>| matches!(it.event, Event::LootFound { .. });
    let first = log.iter().position(found).expect("loot");
    assert_eq!(
        told_of(&log[..=first]),
        ["Loot from the fight: 3 loot points."]
    );
}
