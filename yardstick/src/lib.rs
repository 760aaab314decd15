//! The boards that sight, movement ranges and paths are measured on, beside those of other crates.
//!
//! A package of its own, so that the game does not depend on what it is compared with:
//! `cargo bench --package yardstick`.

use std::{path::Path, sync::Arc};

use tabledelve::{
    content::Loader,
    games,
    grid::{Cell, Rect, hex},
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

/// A board of 64 by 64 squares of which 30 % are walls, always the same.
pub struct Squares {
    /// All of it.
    pub bounds: Rect,
    walls: Vec<bool>,
}

impl Squares {
    /// The board.
    pub fn new() -> Self {
        let bounds = Rect::sized(Cell::default(), 64, 64);
        let mut state = 0x2545_f491_4f6c_dd1d_u64;
        let walls = bounds.cells().map(|_| {
            // xorshift, which is enough for walls.
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state % 10 < 3
        });
        let walls = walls.collect();
        Squares { bounds, walls }
    }

    /// Whether a square is a wall; everything outside is.
    pub fn is_wall(&self, cell: Cell) -> bool {
        self.bounds
            .place(cell)
            .is_none_or(|place| self.walls[place])
    }

    /// Open squares all over the board.
    pub fn starts(&self) -> Vec<Cell> {
        let open = self.bounds.cells().filter(|cell| !self.is_wall(*cell));
        open.step_by(97).collect()
    }
}

impl Default for Squares {
    fn default() -> Self {
        Self::new()
    }
}
