//! Drawings on the form: boards as small maps, drawn by the rules that draw them on the table, and
//! busts. Each is made when it is first in sight, one a frame.

use std::collections::BTreeMap;

use crate::game::Board;
use crate::view::art::{ArtBox, Atlas, Picture};
use crate::view::small_map;

/// Width of a cell of a small map, in pixels; less on large boards.
const CELL: f32 = 30.0;

/// A drawing on the form.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Wanted {
    /// A board, by the value that it stands for.
    Board(String),
    /// A bust in the atlas `tokens`.
    Token(String),
}

/// Drawings made so far, and those that were in sight but not made yet.
#[derive(Default)]
pub(super) struct Drawings {
    edition: u32,
    made: BTreeMap<Wanted, Option<Picture>>,
    /// Boards that are shown no longer, until there is a chance to put them away.
    spent: Vec<Picture>,
    wanted: Vec<Wanted>,
}

impl Drawings {
    /// Forgets the boards, which may be others now.
    pub fn forget(&mut self) {
        let is_board = |what: &Wanted| matches!(what, Wanted::Board(_));
        let boards = self.made.extract_if(.., |what, _| is_board(what));
        self.spent.extend(boards.filter_map(|(_, made)| made));
    }

    /// A drawing, if it has been made; otherwise it will be.
    pub fn get(&mut self, what: Wanted) -> Option<Picture> {
        if let Some(made) = self.made.get(&what) {
            return *made;
        }
        self.wanted.push(what);
        None
    }

    /// Makes what was asked for, one board at a time; true if there is more to be seen now.
    pub fn make(&mut self, art: &mut ArtBox, board: impl Fn(&str) -> Option<Board>) -> bool {
        if self.edition != art.edition() {
            self.edition = art.edition();
            self.forget();
            self.made.clear();
        }
        self.spent.drain(..).for_each(|board| art.put_away(board));
        let wanted = std::mem::take(&mut self.wanted);
        if wanted.is_empty() || !art.art().ready() {
            return !wanted.is_empty();
        }
        let mut maps = 0;
        for what in wanted {
            let picture = match &what {
                Wanted::Board(_) if maps > 0 => continue,
                Wanted::Board(id) => {
                    maps += 1;
                    let image = board(id);
                    let image = image.and_then(|board| small_map::of_board(art, &board, CELL));
                    image.map(|image| art.add_picture(image))
                }
                Wanted::Token(name) if art.has(Atlas::Tokens, name) => {
                    art.picture(Atlas::Tokens, name)
                }
                Wanted::Token(_) => None,
            };
            self.made.insert(what, picture);
        }
        true
    }
}
