//! Three whole games as they were once played. After a wanted change of the rules or the content
//! they are written anew with `INSTA_UPDATE=always cargo test --no-default-features --test
//! deck_crawl golden`, and the difference is read before it is kept.

use std::fmt::Write as _;

use crate::{
    common::{BOOK, random_setup},
    script::line,
};
use tabledelve::{
    game::{BotKind, digest_of, play_out},
    rulesets::deck_crawl::{DeckCrawl, Event},
};

/// The log of a game, a line an event. Of a room only the fingerprint is kept: its shape has
/// snapshots of its own.
fn log_of(seed: u64, heroes: &str, bot: BotKind) -> String {
    let setup = random_setup(seed, &[("heroes", heroes)]);
    let mut text = format!("setup {setup:?}\n");
    let played = play_out::<DeckCrawl>(&BOOK, setup, seed, bot, 20_000);
    for logged in played.game.log() {
        match &logged.event {
            Event::RoomFound {
                addition,
                tag,
                text: words,
                heroes,
                places,
            } => {
                let (room, places) = (digest_of(addition), digest_of(places));
                let rule = logged.rule.section();
                let _ = writeln!(
                    text,
                    "{rule} RoomFound {{ room: {room}, tag: {tag:?}, text: {words}, \
                     heroes: {heroes:?}, places: {places} }}"
                );
            }
            _ => {
                let _ = writeln!(text, "{}", line(logged));
            }
        }
    }
    let _ = writeln!(
        text,
        "outcome {:?}, {} choices, digest {}",
        played.outcome,
        played.game.made().len(),
        played.game.digest()
    );
    text
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
