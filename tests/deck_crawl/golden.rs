//! Golden logs of three whole games.

use crate::proofs::{golden, script};
use tabledelve::{
    game::{BotKind, Logged, digest_of},
    rulesets::deck_crawl::{DeckCrawl, Event},
};

/// A line of the log. Of a room only the fingerprint is kept: its shape has snapshots of its own.
fn line(logged: &Logged<Event>) -> String {
    match &logged.event {
        Event::RoomFound {
            addition,
            tag,
            text,
            heroes,
            places,
        } => {
            let (room, places) = (digest_of(addition), digest_of(places));
            let rule = logged.rule.section();
            format!(
                "{rule} RoomFound {{ room: {room}, tag: {tag:?}, text: {text}, \
                 heroes: {heroes:?}, places: {places} }}"
            )
        }
        _ => script::line(logged),
    }
}

fn log_of(seed: u64, heroes: &str, bot: BotKind) -> String {
    golden::log_of::<DeckCrawl>(seed, &[("heroes", heroes)], bot, line)
}

#[test]
fn one_hero_alone() {
    insta::assert_snapshot!("one_hero_alone", log_of(11, "1", BotKind::Hero));
}

#[test]
fn two_heroes_by_chance() {
    insta::assert_snapshot!("two_heroes_by_chance", log_of(22, "2", BotKind::Random));
}

#[test]
fn four_heroes_with_a_plan() {
    insta::assert_snapshot!("four_heroes_with_a_plan", log_of(44, "4", BotKind::Hero));
}
