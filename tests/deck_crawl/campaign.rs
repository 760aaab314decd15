//! Campaigns of crawls.

use crate::{
    BOOK,
    dragon::{in_plate, slay},
    script::Play,
};
use tabledelve::{
    game::{Outcome, Rulebook as _, Ruleset},
    rulesets::deck_crawl::{DeckCrawl, Event, Killer, Legacy, rules},
};

fn legacy(play: &Play) -> Legacy {
    let text = DeckCrawl::legacy(&play.game).expect("a crawl leaves a legacy");
    ron::from_str(&text).expect("a legacy can be read")
}

/// A crawl of a campaign that has just been won; its hero is in the shop between crawls.
fn won() -> Play {
    let mut play = in_plate(&[("campaign", "true")]);
    play.draw(&["2♥"]).dice([2]);
    play.wake_dragon();
    slay(&mut play);
    play.go_on();
    play
}

#[test]
fn loot_becomes_resources_at_the_third_price_list() {
    let mut play = won();
    assert_eq!(play.asks(), "Hero(0) resources.between_prices");
    let points = play.resources(0);
    assert!(points >= 40, "the hoard is among them: {points}");
    play.said(
        rules::CAMPAIGN_LOOT,
        |event| matches!(event, Event::LootBecameResources { points: all, .. } if *all == points),
    );
    play.buy("shield");
    play.said(rules::RESOURCES_BETWEEN_PRICES, |event| {
        matches!(event, Event::Bought { price: 5, .. })
    });
    play.done();
    assert_eq!((play.resources(0), play.loot(0)), (0, points - 5));
    play.over(Outcome::Victory);
}

#[test]
fn everything_comes_back_between_crawls() {
    let play = won();
    play.said(rules::POOLS_REFILL, |event| {
        matches!(event, Event::Rested { .. })
    });
    assert_eq!((play.hp(0), play.pool(0, "slay")), ((10, 10), (5, 5)));
}

#[test]
fn a_single_crawl_ends_without_a_shop() {
    let mut play = in_plate(&[]);
    play.wake_dragon();
    slay(&mut play);
    play.go_on();
    play.over(Outcome::Victory);
    assert_eq!(play.count(rules::CAMPAIGN_LOOT, |_| true), 0);
}

#[test]
fn survivors_return_from_the_roster() {
    let mut play = won();
    play.done();
    play.said(rules::CAMPAIGN_ROSTER, |event| {
        matches!(event, Event::RosterKept { survivors: 1 })
    });
    let kept = legacy(&play);
    assert!(kept.victory && kept.fallen.is_empty());
    let records: Vec<_> = kept
        .survivors
        .iter()
        .map(|(_, record)| record.clone())
        .collect();
    let roster = ron::to_string(&records).expect("records are plain data");

    let again = Play::new(&[("heroes", "1"), ("roster", &roster)]);
    again.said(rules::CAMPAIGN_ROSTER, |event| {
        matches!(event, Event::Returned { .. })
    });
    assert_eq!(again.calling(0), play.calling(0));
    assert_eq!((again.gear(0), again.hp(0)), (play.gear(0), (10, 10)));
    assert_eq!(again.loot(0), play.loot(0));
    // No hand is dealt; next comes the dungeon.
    assert_eq!(
        again.game.wanted().map(|wanted| wanted.purpose),
        Some("draw-dungeon-card")
    );
}

#[test]
fn a_newcomer_joins_a_hero_of_the_roster() {
    let mut play = won();
    play.done();
    let records: Vec<_> = legacy(&play)
        .survivors
        .into_iter()
        .map(|(_, hero)| hero)
        .collect();
    let roster = ron::to_string(&records).expect("records are plain data");
    let mut again = Play::new(&[("heroes", "2"), ("roster", &roster)]);
    again.cards(&["K♥", "2♠", "3♠", "4♠", "5♠", "6♠"]);
    assert_eq!(again.asks(), "Hero(1) heroes.class");
}

#[test]
fn the_fallen_are_remembered() {
    let mut play = Play::crawl(&[], &[("J♥", &[]), ("A♦", &[])]);
    play.draw(&["Q♠", "2♥"]).dice([6]);
    play.draw(&["10♠"]).hold().dice([8]);
    play.said(
        rules::CAMPAIGN_MEMORIAL,
        |event| matches!(event, Event::Memorial { hero } if hero.0 == 1),
    );
    let legacy = legacy(&play);
    assert_eq!(legacy.fallen.len(), 2);
    // One fell to a trap in the first room, the other to a monster in the second.
    let death = |seat: u8| {
        let mut deaths = legacy.deaths.iter();
        let found = deaths.find(|(of, _)| *of == seat);
        &found.expect("the log says how").1
    };
    assert_eq!((death(1).room, &death(1).by), (1, &Killer::Trap));
    assert_eq!(death(0).room, 2);
    assert!(matches!(death(0).by, Killer::Monster(_)), "{:?}", death(0));
}

#[test]
fn the_crawl_is_lost_when_nobody_lives() {
    let goods: &[&str] = &["divine_intervention"];
    let mut play = Play::crawl(&[], &[("J♥", goods)]);
    play.draw(&["10♠"]).hold().dice([8]);
    play.said(rules::CAMPAIGN_DEFEAT, |event| {
        matches!(event, Event::Defeat)
    });
    play.over(Outcome::Defeat);
    assert!(!legacy(&play).victory);
}

#[test]
fn heroes_of_the_roster_come_home_whatever_the_switch_says() {
    let mut play = won();
    play.done();
    let heroes = legacy(&play).survivors.into_iter();
    let records: Vec<_> = heroes.map(|(_, record)| record).collect();
    let roster = ron::to_string(&records).expect("records are plain data");
    let mut again = Play::new(&[("heroes", "1"), ("roster", &roster), ("campaign", "false")]);
    again.wake_dragon();
    slay(&mut again);
    again.go_on();
    assert_eq!(again.asks(), "Hero(0) resources.between_prices");
    again.done();
    again.over(Outcome::Victory);
    let text = DeckCrawl::legacy(&again.game).expect("a crawl leaves a legacy");
    let left = DeckCrawl::legacy_of(&BOOK, again.game.setup(), &text).expect("it can be read");
    assert!(left.campaign && left.survivors.len() == 1);
}
