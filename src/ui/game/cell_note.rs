//! What there is on a cell of the board, in words.

use super::GameUi;
use super::tips::Tip;
use crate::game::{Board, Phrase};
use crate::grid::Cell;
use crate::view::lay;

/// The name of a drawing, on ground of this name.
pub(super) fn thing_name(play: &GameUi, drawing: &str, ground: &str) -> String {
    let key = format!("board-thing-{}", drawing.replace('_', "-"));
    play.words
        .plain(&Phrase::new(key).with("ground", ground.to_owned()))
}

/// The note on a cell: things on it, its place, and its effect on movement and sight.
pub(super) fn note(play: &GameUi, board: &Board, cell: Cell) -> Option<Tip> {
    let ground = board.cells.iter().find(|ground| ground.cell == cell)?;
    let thing = match &*ground.drawing {
        "" => play.text(&format!("board-ground-{}", board.ground)),
        drawing => thing_name(play, drawing, &board.ground),
    };
    // Boards may lie anywhere; they are counted from their own corner.
    let cells = || board.cells.iter().map(|it| it.cell);
    let left = cells().map(|it| it.x).min().unwrap_or_default();
    let top = cells().map(|it| it.y).min().unwrap_or_default();
    let place = |cell: Cell| {
        Phrase::new(format!("board-place-{}", lay::text_key(board.tiling)))
            .with("row", i32::from(cell.y - top) + 1)
            .with("column", i32::from(cell.x - left) + 1)
    };
    let mut note = Tip::new(thing).line(play.words.plain(&place(cell)));
    if let Some(other) = ground.leads {
        let leads = Phrase::new("board-stairs-lead").with("place", place(other));
        note = note.line(play.words.plain(&leads));
    }
    let properties = [
        (!ground.open, "board-closed"),
        (ground.hides, "board-hides"),
        (ground.covers && ground.open, "board-covers-in"),
        (ground.covers && !ground.open, "board-covers"),
    ];
    for (_, key) in properties.iter().filter(|(is_so, _)| *is_so) {
        note = note.line(play.text(key));
    }
    for thing in &ground.things {
        let lies = Phrase::new("board-lies").with("thing", play.say(thing));
        note = note.line(play.words.plain(&lies));
    }
    let line = play
        .desk
        .survey
        .lines
        .iter()
        .find(|(whom, line)| whom.is_none() && line.cells.last() == Some(&cell));
    if let Some((_, line)) = line {
        let key = match (line.blocked.is_empty(), line.covered) {
            (false, _) => "board-unseen",
            (true, true) => "board-seen-covered",
            (true, false) => "board-seen",
        };
        note = note.line(play.text(key));
    }
    Some(note)
}
