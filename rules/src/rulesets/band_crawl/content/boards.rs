//! The boards of tiles: each fits on the lattice, and every kind of tile has one.

use super::{TileBoard, TileKind};
use crate::{
    content::{Library, LibraryReport, RecordId, nearest},
    dungeon::{Exit, Lattice, Shape, Things},
    grid::{Cell, Side, Turn},
};

/// The lattice on which dungeons are laid: tiles are seven squares wide, and share their walls.
pub const LATTICE: Lattice = Lattice { pitch: 6 };

/// Where all exits of a room are: those at the sides are for secret rooms.
const EVERYWHERE: &[Turn] = &[Turn::None, Turn::Right, Turn::Left];

/// The kinds of tiles with the exits that their boards have to have, besides the entrance: turns
/// from the way in which one enters.
fn kinds() -> impl Iterator<Item = (&'static str, &'static [Turn])> {
    let all = TileKind::ALL.into_iter().map(|kind| match kind {
        TileKind::Room | TileKind::DeadEnd => (kind.word(), EVERYWHERE),
        _ => (kind.word(), kind.ways()),
    });
    all.chain([("secret", EVERYWHERE), ("crossing", &[Turn::None][..])])
}

/// Reports boards that cannot be laid, and kinds without a board.
pub(super) fn check(library: &Library, report: &mut LibraryReport) {
    let things = Things::of(library);
    for (id, board) in library.all::<TileBoard>() {
        if let Ok(shape) = board.0.shape(&things) {
            one(id, board, &shape, report);
        }
    }
    for (kind, _) in kinds() {
        let mut boards = library.all::<TileBoard>().iter();
        if !boards.any(|(_, board)| board.0.fits.iter().any(|word| word == kind)) {
            report.kind::<TileBoard>(format!("no board fits `{kind}`"));
        }
    }
}

fn one(id: &RecordId, board: &TileBoard, shape: &Shape, report: &mut LibraryReport) {
    let side = LATTICE.pitch + 1;
    if shape.size() != Cell::new(side, side) {
        let message = format!("a tile has {side} rows and columns");
        return report.at::<TileBoard>(id, "rows", message);
    }
    for exit in shape.exits().iter().filter(|exit| !in_the_middle(**exit)) {
        let field = format!("rows[{}]", exit.cell.y);
        report.at::<TileBoard>(id, field, "an exit is in the middle of its side");
    }
    for (place, word) in board.0.fits.iter().enumerate() {
        let field = format!("fits[{place}]");
        let Some((_, ways)) = kinds().find(|(kind, _)| kind == word) else {
            let near = nearest(word, kinds().map(|(kind, _)| kind));
            let near = near.map(|near| format!("; did you mean `{near}`?"));
            let message = format!("there is no tile `{word}`{}", near.unwrap_or_default());
            report.at::<TileBoard>(id, field, message);
            continue;
        };
        if !Side::ALL.iter().any(|entry| has(shape, *entry, ways)) {
            let message = format!("it lacks an exit that a tile `{word}` has");
            report.at::<TileBoard>(id, field, message);
        }
    }
}

fn in_the_middle(exit: Exit) -> bool {
    let along = match exit.side {
        Side::North | Side::South => exit.cell.x,
        Side::East | Side::West => exit.cell.y,
    };
    along == LATTICE.pitch / 2
}

/// True if a shape, turned or mirrored, has these ways on for whoever enters by a side.
fn has(shape: &Shape, entry: Side, ways: &[Turn]) -> bool {
    let exit = |side| shape.exits().iter().any(|exit| exit.side == side);
    let heading = entry.opposite();
    let all = |mirrored: bool| {
        let turn = |way: &Turn| if mirrored { way.back() } else { *way };
        ways.iter().all(|way| exit(heading.turned(turn(way))))
    };
    exit(entry) && (all(false) || all(true))
}
