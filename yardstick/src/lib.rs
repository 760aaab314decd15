//! Boards for measuring sight, movement ranges and paths, compared with other crates.
//!
//! A separate package, so that the game does not depend on those crates: `cargo bench --package
//! yardstick`.

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

/// Boards with a single storey, since the other crates know no stairs.
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

/// Starting cells of the party, and of everybody.
pub fn starts(field: &Field) -> (Vec<Cell>, Vec<Cell>) {
    let party = field.starts(Letter::PARTY).to_vec();
    let all = field
        .letters()
        .flat_map(|letter| field.starts(letter).to_vec());
    (party, all.collect())
}

/// A fixed board of 64 by 64 squares, 30 % of them walls.
pub struct Squares {
    pub bounds: Rect,
    walls: Vec<bool>,
}

impl Squares {
    pub fn new() -> Self {
        let bounds = Rect::sized(Cell::default(), 64, 64);
        let mut state = 0x2545_f491_4f6c_dd1d_u64;
        let walls = bounds.cells().map(|_| {
            // xorshift is good enough for walls.
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state % 10 < 3
        });
        let walls = walls.collect();
        Squares { bounds, walls }
    }

    /// True if a square is a wall or outside the board.
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
