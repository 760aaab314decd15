//! What there is on a cell of the board, in words.

use super::tips::Tip;
use super::{GameUi, refusals};
use crate::game::{Board, Ground, LineOfSight, Phrase};
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
    let mut note = Tip::new(thing);
    // The board has no numbers on it: what counts is how far it is for whoever acts.
    let acts = refusals::side_of(play.decision().as_deref());
    let apart = refusals::from_actor(&play.shown.scene, acts, cell);
    if let Some((who, tiling, cells)) = apart.filter(|it| it.2 > 0) {
        let place = Phrase::new(format!("board-place-{}", lay::text_key(tiling)));
        let place = place.with("n", cells).with("who", play.name(who));
        note = note.line(play.words.plain(&place));
    }
    if ground.leads.is_some() {
        note = note.line(play.text("board-stairs-lead"));
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
    if let Some(key) = line.and_then(|(_, line)| sight_of(ground, line)) {
        note = note.line(play.text(key));
    }
    Some(note)
}

/// The text that says whether a cell is in line of sight; none for what nobody can stand in and see
/// past: that one sees the wall itself goes without saying.
fn sight_of(ground: &Ground, line: &LineOfSight) -> Option<&'static str> {
    match (line.blocked.is_empty(), line.covered) {
        _ if ground.hides && !ground.open => None,
        (false, _) => Some("board-unseen"),
        (true, true) => Some("board-seen-covered"),
        (true, false) => Some("board-seen"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_said_of_seeing_a_wall() {
        let ground = |open, hides| Ground {
            cell: Cell::default(),
            drawing: "wall".to_owned(),
            open,
            hides,
            covers: false,
            leads: None,
            things: Vec::new(),
        };
        let line = |blocked: &[Cell], covered| LineOfSight {
            cells: vec![Cell::default()],
            blocked: blocked.to_vec(),
            covered,
        };
        let (clear, far) = (line(&[], false), line(&[Cell::new(1, 0)], false));
        let wall = ground(false, true);
        assert_eq!([&clear, &far].map(|line| sight_of(&wall, line)), [None; 2]);
        // In a doorway, and beyond a table, somebody can stand.
        for ground in [
            ground(true, true),
            ground(true, false),
            ground(false, false),
        ] {
            let told = [&clear, &line(&[], true), &far].map(|line| sight_of(&ground, line));
            let seen = ["board-seen", "board-seen-covered", "board-unseen"];
            assert_eq!(told, seen.map(Some));
        }
    }
}
