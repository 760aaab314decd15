//! The boards that sight, reach and ways of Hex Adventure are measured on, beside those of the
//! crates `hexx` and `pathfinding`.
//!
//! A package of its own, so that the game does not depend on what it is compared with:
//! `cargo bench --package yardstick`.

use std::{path::Path, sync::Arc};

use tabledelve::{
    content::Loader,
    games,
    grid::{Cell, hex},
    rulesets::hex_adventure::{
        Book,
        content::{Field, Letter},
    },
};

/// The book of the game's own content.
///
/// # Panics
/// The content has errors.
pub fn book() -> Book {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let library = Loader::new(games::registry(), &root).load();
    Book::new(&library.expect("the core loads")).expect("the core makes a book")
}

/// The boards of one storey: others know nothing of stairs.
pub fn fields(book: &Book) -> Vec<Arc<Field>> {
    let fields = book.boards.iter().map(|board| board.links.clone());
    let flat = |field: &Arc<Field>| {
        field.cells().all(|cell| {
            field
                .around(cell)
                .all(|near| hex::distance(cell, near) == 1)
        })
    };
    fields.filter(flat).collect()
}

/// Where the party and where everybody starts.
pub fn starts(field: &Field) -> (Vec<Cell>, Vec<Cell>) {
    let party = field.starts(Letter::PARTY).to_vec();
    let all = field
        .letters()
        .flat_map(|letter| field.starts(letter).to_vec());
    (party, all.collect())
}
