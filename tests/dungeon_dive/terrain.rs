//! What stands on the maps, and what it means.

use tabledelve::{content::Depth, rulesets::dungeon_dive::content::Book};

use super::{library, registry};

#[test]
fn nothing_on_a_board_lacks_its_terrain() {
    let warnings = library().warnings(&registry(), Depth::Quick);
    let warnings: Vec<String> = warnings.iter().map(ToString::to_string).collect();
    let of_boards: Vec<_> = warnings
        .iter()
        .filter(|it| it.contains("levels/dungeon_dive"))
        .collect();
    assert!(of_boards.is_empty(), "{of_boards:#?}");
}

#[test]
fn whatever_blocks_a_square_gives_cover_or_lets_something_over_it() {
    let book = Book::new(&library()).expect("the book");
    for it in book.terrain.iter() {
        let thing = book.things.get(it.id.as_str()).expect("its thing");
        let stands = thing.thing().step == 0;
        let means = it.cover.is_some() || it.open_above || it.water || it.lamp.is_some();
        assert!(!stands || means, "{} stands there for nothing", it.id);
        assert!(!it.climbed || stands, "{} is climbed, yet walked on", it.id);
    }
}
