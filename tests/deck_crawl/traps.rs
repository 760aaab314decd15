//! Traps before their finders, and chests.

use crate::{proofs::library, script::Play};
use tabledelve::{
    game::{Phrase, Present as _},
    rulesets::deck_crawl::{Action, DeckCrawl, Event, rules},
    text::{ENGLISH, Text},
};

/// A thief beside a fighter who draws a trap.
fn thief_and_fighter() -> Play {
    let mut play = Play::crawl(&[], &[("J♥", &[]), ("Q♥", &[])]);
    play.draw(&["2♥", "Q♠"]);
    play
}

#[test]
fn a_thief_spots_every_trap_and_disarms_from_two_up() {
    for face in 2..=6 {
        let mut play = thief_and_fighter();
        assert_eq!(play.asks(), "Hero(1) thief.disarm");
        let armed_and_used = |play: &Play| {
            let remains = play.crawl_now().remains();
            (remains.armed.is_some(), remains.used.len())
        };
        assert_eq!(armed_and_used(&play), (true, 0), "it is only spotted");
        play.act(|act| *act == Action::Disarm).dice([face]);
        assert_eq!(armed_and_used(&play), (false, 1));
        play.said(rules::THIEF_SPOT, |event| {
            matches!(event, Event::TrapSpotted { thief, finder } if thief.0 == 1 && finder.0 == 0)
        });
        play.said(rules::THIEF_DISARM, |event| {
            matches!(event, Event::Disarmed { .. })
        });
        assert_eq!((play.hp(0), play.hp(1)), ((8, 8), (8, 8)));
    }
}

#[test]
fn on_a_one_the_trap_goes_off_at_the_thief() {
    let mut play = thief_and_fighter();
    play.act(|act| *act == Action::Disarm)
        .dice([1, 6])
        .act(|act| *act == Action::TakeBlow);
    play.said(
        rules::THIEF_DISARM,
        |event| matches!(event, Event::Sprung { hero } if hero.0 == 1),
    );
    assert_eq!((play.hp(0), play.hp(1)), ((8, 8), (2, 8)));
}

#[test]
fn before_a_trap_it_is_said_whom_it_may_hurt_and_how_badly() {
    let (text, _) = Text::of(ENGLISH, library::<DeckCrawl>().files());
    let said = |phrase: &Phrase| text.say(phrase, &|id| format!("hero {id}"));
    let thief: &[&str] = &["leather_armour"];
    let mut play = Play::crawl(&[], &[("J♥", &[]), ("Q♥ 10♠ 9♠", thief)]);
    play.draw(&["2♥", "Q♠"]);
    let odds = |act: Action| {
        let question = play.game.asking().expect("a question");
        let odds = DeckCrawl::odds(play.game.world(), question, act, 0);
        odds.expect("odds of a trap")
    };
    // Leather takes two off a physical trap, of six at most, and nothing off a magical one.
    let disarm = play.described(|act| *act == Action::Disarm);
    let risk = disarm.aside.as_ref().map(said);
    assert_eq!(risk.as_deref(), Some("on a 1, up to 4 damage to hero 1"));
    let notes: Vec<String> = odds(Action::Disarm).notes.iter().map(said).collect();
    let note = "If it goes off, for hero 1: 100% chance to be hurt, for about 2.5 damage.";
    assert_eq!(notes, [note]);
    let decline = play.described(|act| *act == Action::DeclineDisarm);
    assert_eq!(said(&decline.label), "Let hero 0 set it off");
    assert!(decline.has_odds);
    let line = said(&odds(Action::DeclineDisarm).headline.phrase());
    assert_eq!(line, "100% chance to be hurt, for about 3.5 damage");
}

#[test]
fn without_a_thief_the_finder_finds_it_the_hard_way() {
    let mut play = Play::crawl(&[], &[("J♥", &[]), ("A♥", &[])]);
    play.draw(&["Q♠", "2♥"]).dice([4]);
    play.said(
        rules::TRAPS_FINDER,
        |event| matches!(event, Event::Sprung { hero } if hero.0 == 1),
    );
    play.said(rules::CARDS_TRAP, |event| {
        matches!(event, Event::TrapDone { .. })
    });
    play.said(rules::ROUND_TRAPS, |event| {
        matches!(event, Event::TrapLaid { .. })
    });
    assert_eq!((play.hp(0).0, play.hp(1).0), (8, 4));
}

#[test]
fn a_trap_whose_finder_fell_is_left_alone() {
    let mut play = Play::crawl(&[("defending", "true")], &[("A♦", &[]), ("J♥", &[])]);
    play.draw(&["2♥", "10♠"]);
    play.act(|act| matches!(act, Action::StepIn { .. }))
        .hold()
        .dice([10]);
    assert_eq!(play.hp(0), (0, 6));
    play.attack(0, 0).dice([10]);
    play.said(rules::TRAPS_FINDER, |event| {
        matches!(event, Event::TrapLeft { .. })
    });
    assert_eq!(
        play.count(rules::TRAPS_FINDER, |event| matches!(
            event,
            Event::Sprung { .. }
        )),
        0
    );
}

#[test]
fn armour_does_not_count_against_magical_traps() {
    for face in 1..=3 {
        let mut play = Play::crawl(&[], &[("J♥ 10♠ 9♠", &["plate_armour"])]);
        play.draw(&["2♥"]).dice([face]);
        let damage = i32::from(face);
        play.said(
            rules::TRAPS_MAGICAL,
            |event| matches!(event, Event::Hurt { amount, .. } if *amount == damage),
        );
        assert_eq!(play.hp(0).0, 8 - damage);
    }
    let mut play = Play::crawl(&[], &[("J♣", &[])]);
    play.draw(&["2♥"]).dice([3]);
    assert_eq!(play.hp(0).0, 8, "a dwarf takes one less");
}

#[test]
fn armour_counts_against_physical_traps() {
    for (face, damage) in [(4, 1), (5, 2), (6, 3)] {
        let mut play = Play::crawl(&[], &[("J♥", &["chain_mail"])]);
        play.draw(&["2♥"]).dice([face]);
        play.said(
            rules::TRAPS_PHYSICAL,
            |event| matches!(event, Event::Hurt { amount, .. } if *amount == damage),
        );
    }
}

#[test]
fn a_chest_is_trapped_on_five_and_six() {
    for face in 1..=6u16 {
        let mut play = Play::crawl(&[], &[("J♥", &[])]);
        play.draw(&["2♦"]);
        assert_eq!(play.asks(), "Hero(0) chests.trapped");
        play.act(|act| *act == Action::OpenChest).dice([face]);
        let is_trapped = face >= 5;
        play.said(
            rules::CHESTS_TRAPPED,
            |event| matches!(event, Event::ChestOpened { trapped, .. } if *trapped == is_trapped),
        );
        if is_trapped {
            play.dice([2]); // A magical trap of 2.
        }
        assert_eq!(play.hp(0).0, if is_trapped { 6 } else { 8 });
        play.dice([3, 4]);
        play.said(rules::CHESTS_LOOT, |event| {
            matches!(event, Event::LootFound { amount: 7, .. })
        });
        play.said(rules::CARDS_TREASURE, |event| {
            matches!(event, Event::FindDone { .. })
        });
    }
}

#[test]
fn a_thief_disarms_the_trap_of_a_chest() {
    let mut play = Play::crawl(&[], &[("J♥", &[]), ("Q♥", &[])]);
    play.draw(&["2♦", "Q♠"])
        .act(|act| *act == Action::OpenChest)
        .dice([5])
        .act(|act| *act == Action::Disarm)
        .dice([3]);
    play.said(rules::THIEF_SPOT, |event| {
        matches!(event, Event::TrapSpotted { .. })
    });
    play.said(rules::THIEF_DISARM, |event| {
        matches!(event, Event::Disarmed { .. })
    });
    let purses = (play.loot(0), play.loot(1));
    play.dice([6, 5]);
    // Eleven points, the odd one to the finder.
    assert_eq!((play.loot(0), play.loot(1)), (purses.0 + 6, purses.1 + 5));
}

#[test]
fn a_chest_can_be_left_shut() {
    let mut play = Play::crawl(&[], &[("J♥", &[])]);
    let purse = play.loot(0);
    play.draw(&["2♦"]).act(|act| *act == Action::LeaveChest);
    play.said(rules::CHESTS_TRAPPED, |event| {
        matches!(event, Event::ChestLeft { .. })
    });
    play.go_on();
    assert_eq!(play.loot(0), purse);
}

#[test]
fn a_chest_lies_open_once_it_was_opened_and_shut_if_it_was_left() {
    for (act, drawn) in [
        (Action::OpenChest, "chest_open"),
        (Action::LeaveChest, "chest"),
    ] {
        let mut play = Play::crawl(&[], &[("J♥", &[])]);
        play.draw(&["2♦"]);
        let chest = |play: &Play| {
            let tokens = DeckCrawl::scene(play.game.world()).tokens;
            let chest = tokens.iter().find(|it| it.sprite.starts_with("chest"));
            chest.map(|it| (it.sprite.clone(), it.down))
        };
        assert_eq!(chest(&play), Some(("chest".to_owned(), false)));
        play.act(|it| *it == act);
        if act == Action::OpenChest {
            play.dice([1, 3, 4]);
        }
        assert_eq!(chest(&play), Some((drawn.to_owned(), true)));
    }
}

#[test]
fn a_thief_may_leave_a_trap_to_its_finder() {
    let mut play = thief_and_fighter();
    play.act(|act| *act == Action::DeclineDisarm).dice([5]);
    play.said(
        rules::THIEF_DISARM,
        |event| matches!(event, Event::DisarmDeclined { thief } if thief.0 == 1),
    );
    play.said(
        rules::TRAPS_FINDER,
        |event| matches!(event, Event::Sprung { hero } if hero.0 == 0),
    );
    assert_eq!((play.hp(0), play.hp(1)), ((3, 8), (8, 8)));
}

#[test]
fn a_thief_who_found_the_trap_is_not_asked() {
    let mut play = Play::crawl(&[], &[("J♥", &[]), ("Q♥", &[])]);
    play.draw(&["Q♠", "2♥"]);
    assert_eq!(
        play.game.wanted().map(|wanted| wanted.purpose),
        Some("dice-disarm")
    );
}

#[test]
fn a_thief_may_leave_a_trapped_chest_shut() {
    let mut play = Play::crawl(&[], &[("J♥", &[]), ("Q♥", &[])]);
    let purses = (play.loot(0), play.loot(1));
    play.draw(&["2♦", "3♦"])
        .act(|act| *act == Action::OpenChest)
        .dice([6]);
    assert_eq!(play.asks(), "Hero(1) thief.disarm");
    play.act(|act| *act == Action::DeclineDisarm);
    play.said(
        rules::CHESTS_TRAPPED,
        |event| matches!(event, Event::ChestLeft { hero } if hero.0 == 0),
    );
    assert_eq!((play.loot(0), play.loot(1)), purses);
    // The other chest is still there.
    play.act(|act| *act == Action::OpenChest).dice([1, 1, 1]);
    assert_eq!(play.loot(0) + play.loot(1), purses.0 + purses.1 + 2);
}

#[test]
fn the_log_says_why_a_thief_is_not_asked_about_a_trap_of_their_own() {
    let told = |play: &Play| {
        let (log, world) = (play.game.log(), play.game.world());
        let spotted = |it: &Event| matches!(it, Event::TrapSpotted { .. });
        let at = log
            .iter()
            .position(|it| spotted(&it.event))
            .expect("a trap");
        DeckCrawl::narrate_at(world, log, at).message.key
    };
    let mut play = Play::crawl(&[], &[("J♥", &[]), ("Q♥", &[])]);
    play.draw(&["Q♠", "2♥"]);
    assert_eq!(told(&play), "log-trap-spotted-own");
    // In a chest it may be left alone, and that is asked.
    let mut play = Play::crawl(&[], &[("J♥", &[]), ("Q♥", &[])]);
    play.draw(&["2♦", "3♦"])
        .act(|act| *act == Action::OpenChest)
        .dice([6]);
    assert_eq!(told(&play), "log-trap-spotted");
}
