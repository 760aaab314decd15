//! The example mod: it loads, and has the effects that it claims.

use std::{path::Path, sync::Arc};

use tabledelve::{
    game::Ruleset,
    rulesets::band_crawl::{
        Action, BandCrawl, FigureId, Question,
        content::{Book, FindKind, Reason},
    },
};

use super::{
    loader,
    play::{Play, values},
};

/// Band Crawl with the night watch in it.
pub fn watched() -> Arc<Book> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = loader().with_mod(root.join("tests/mods/examples/night_watch"));
    Arc::new(Book::new(&library.load().expect("the mod loads")).expect("a book"))
}

#[test]
fn soldiers_of_the_watch_carry_billhooks() {
    let book = watched();
    let form = values(&[("race", "human"), ("profession", "soldier"), ("rep", "5")]);
    let setup = BandCrawl::setup(&book, &form).expect("a form that fits");
    let mut play = Play::begun(book, setup);
    assert!(matches!(play.game.asking(), Some(Question::Arms { .. })));
    play.choose(Action::Arms(0));
    let soldier = play.band().figure(FigureId(0));
    assert_eq!(soldier.blades().len(), 1);
    // Two hands, so no shield.
    assert!(!soldier.is_shielded());
}

#[test]
fn a_lantern_is_found_on_eleven() {
    let book = watched();
    let table = book.tables.finds.of(FindKind::Clothing);
    let found = |total| table.gives(table.at(total)).item.to_string();
    assert_eq!(found(10), "core:iron_cloak");
    assert_eq!(found(11), "night_watch:lantern");
    assert!(book.items.find("night_watch:lantern").is_some());
}

/// Nobody of the watch goes for treasure.
#[test]
fn eight_is_a_map() {
    let book = watched();
    let table = &book.tables.reasons;
    assert_eq!(*table.gives(table.at(8)), Reason::Explore);
    assert_eq!(*table.gives(table.at(9)), Reason::Rescue);
}
