//! The dragon.

use crate::script::Play;
use tabledelve::{
    game::{Outcome, Present},
    rulesets::deck_crawl::{Action, DeckCrawl, Event, rules},
};

const COUNTERS: [&str; 12] = [
    "Q♥", "K♥", "A♥", "Q♦", "K♦", "A♦", "Q♣", "K♣", "A♣", "Q♠", "K♠", "A♠",
];

/// A dwarf in plate, whom the scripted dragon cannot scratch.
pub fn in_plate(values: &[(&str, &str)]) -> Play {
    Play::crawl(values, &[("J♣ 10♠ 9♠", &["plate_armour"])])
}

/// The fighter slays the dragon that has just woken, without a scratch.
pub fn slay(play: &mut Play) {
    play.dice([1]).attack(0, 5).dice([10, 6, 6, 6, 6, 6]);
    for _ in 0..6 {
        play.dice([1]).attack(0, 0).dice([10]);
    }
}

#[test]
fn the_twelfth_counter_wakes_it() {
    let mut play = in_plate(&[]);
    for (laid, counter) in COUNTERS.iter().enumerate() {
        assert_eq!(play.count(rules::DRAGON_WAKES, |_| true), 0);
        play.draw(&[counter]);
        assert_eq!(usize::from(play.crawl_now().state().stack.len()), laid + 1);
    }
    play.said(rules::ROUND_COUNTERS, |e| {
        matches!(e, Event::CounterLaid { stack: 12, .. })
    });
    play.said(rules::CARDS_COUNTER, |e| {
        matches!(e, Event::CounterMeaning { left: 0 })
    });
    play.said(rules::DRAGON_WAKES, |e| {
        matches!(e, Event::DragonWoke { .. })
    });
    play.said(rules::DRAGON_STATS, |e| {
        matches!(e, Event::FoeFigures { .. })
    });
    assert_eq!(
        (play.foe_figures(0), play.foe_wounds(0)),
        ((12, 6), Some((0, 12)))
    );
    // No opening: the open fight begins at once, and the dragon has the largest die.
    assert_eq!(play.count(rules::FIGHT_OPENING, |_| true), 0);
    assert_eq!(play.game.wanted().map(|wanted| wanted.faces), Some(12));
}

#[test]
fn it_scorches_the_other_monsters_which_leave_no_loot() {
    let mut play = Play::crawl(&[], &[("J♣", &[]), ("A♦", &[])]);
    for pair in COUNTERS[..10].chunks(2) {
        play.draw(pair);
    }
    play.draw(&[COUNTERS[10], "J♥"]);
    play.draw(&[COUNTERS[11], "4♠"]);
    play.said(
        rules::DRAGON_SCORCHES,
        |event| matches!(event, Event::Scorched { foe } if foe.0 == 0),
    );
    assert_eq!(play.foe_wounds(0), None);
    assert_eq!(play.foe_wounds(1), Some((0, 12)));
    assert!(play.crawl_now().state().spoils.is_empty());
}

#[test]
fn it_goes_for_the_toughest_and_stays_with_it() {
    let mut play = Play::crawl(&[], &[("K♥", &[]), ("J♣", &[])]);
    play.wake_dragon();
    play.said(
        rules::DRAGON_TARGET,
        |event| matches!(event, Event::Targeted { hero, candidates: 1, .. } if hero.0 == 1),
    );
    // Though the dwarf is no longer the toughest, it stays the target until it falls.
    play.dice([5]).hold().hold().dice([4]);
    assert_eq!((play.hp(0).0, play.hp(1).0), (8, 1));
    play.hold().hold().dice([12]).hold().dice([1]);
    assert_eq!((play.hp(0).0, play.hp(1).0), (7, 0));
    let chosen = play.count(rules::DRAGON_TARGET, |e| {
        matches!(e, Event::Targeted { .. })
    });
    assert_eq!(chosen, 2);
}

#[test]
fn it_may_pass_by_the_toughest_who_is_badly_wounded() {
    let mut play = Play::crawl(&[], &[("J♣", &[]), ("A♦", &[])]);
    play.draw(&["2♥", "3♥"]).dice([5, 3]);
    assert_eq!((play.hp(0), play.hp(1)), ((5, 10), (3, 6)));
    play.wake_dragon();
    assert_eq!(play.asks(), "Master dragon.target");
    play.act(|act| matches!(act, Action::Target { hero } if hero.0 == 1))
        .dice([1]);
    assert_eq!((play.hp(0).0, play.hp(1).0), (5, 2));
    play.said(
        rules::DRAGON_TARGET,
        |event| matches!(event, Event::Targeted { hero, candidates: 2, .. } if hero.0 == 1),
    );
}

#[test]
fn it_takes_twelve_wounds() {
    let mut play = in_plate(&[]);
    play.wake_dragon();
    slay(&mut play);
    let left: Vec<u8> = play
        .game
        .log()
        .iter()
        .filter(|logged| logged.rule == rules::DRAGON_WOUNDS)
        .filter_map(|logged| match logged.event {
            Event::DragonBleeds { left, .. } => Some(left),
            _ => None,
        })
        .collect();
    assert_eq!(left, [6, 5, 4, 3, 2, 1, 0]);
    assert_eq!(play.foe_wounds(0), None);
}

#[test]
fn its_hoard_is_forty_points_and_its_death_is_the_victory() {
    let mut play = in_plate(&[]);
    play.wake_dragon();
    let purse = play.loot(0);
    slay(&mut play);
    play.said(rules::DRAGON_LOOT, |event| {
        matches!(event, Event::LootFound { amount: 40, .. })
    });
    assert_eq!(play.loot(0), purse + 40);
    play.said(rules::DRAGON_VICTORY, |event| {
        matches!(event, Event::Slain { .. })
    });
    play.said(rules::DRAGON_VICTORY, |event| {
        matches!(event, Event::Victory)
    });
    play.over(Outcome::Victory);
}

#[test]
fn nobody_walks_into_a_trap_after_its_death() {
    let mut play = Play::crawl(&[], &[("J♣ 10♠ 9♠", &["plate_armour"]), ("A♦", &[])]);
    for pair in COUNTERS[..10].chunks(2) {
        play.draw(pair);
    }
    play.draw(&[COUNTERS[10], "J♥"]);
    play.draw(&[COUNTERS[11], "2♥"]);
    play.dice([1]).attack(0, 5).dice([10, 6, 6, 6, 6, 6]);
    for _ in 0..6 {
        play.hold().dice([1]).attack(0, 0).dice([10]);
    }
    assert_eq!(play.crawl_now().state().traps.len(), 1);
    play.over(Outcome::Victory);
}

#[test]
fn in_a_campaign_the_round_is_played_to_its_end_as_victory() {
    let mut play = in_plate(&[("campaign", "true")]);
    play.wake_dragon();
    let phase = |play: &Play| DeckCrawl::scene(play.game.world()).phase.expect("a phase");
    assert_eq!(phase(&play).key, "phase-fight");
    slay(&mut play);
    assert_eq!(phase(&play).key, "phase-won");
    let asked = play.game.asking().expect("a question");
    assert_eq!(
        DeckCrawl::prompt(play.game.world(), asked).key,
        "prompt-won"
    );
}

#[test]
fn armour_makes_tougher_than_hit_points() {
    let plate: &[&str] = &["plate_armour"];
    let mut play = Play::crawl(&[], &[("K♣", &[]), ("J♥ 10♠ 9♠", plate)]);
    assert!(play.hp(0).0 > play.hp(1).0);
    play.wake_dragon();
    play.said(
        rules::DRAGON_TARGET,
        |event| matches!(event, Event::Targeted { hero, candidates: 1, .. } if hero.0 == 1),
    );
}
