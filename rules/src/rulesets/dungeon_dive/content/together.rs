//! Faults that show only when records are seen together.

use super::{DiveMap, Figures, STARTS, Terrain, entrances};
use crate::{
    content::{Library, LibraryReport, RecordId, nearest},
    dungeon::{Mark, Things},
    grid::Cell,
};

/// The mark of floor that the party begins on.
const START: Mark = Mark::new('@');

/// Checks maps against their sheets, and terrain against things.
pub(super) fn check(library: &Library, report: &mut LibraryReport) {
    let things = Things::of(library);
    for (id, _) in library.all::<Terrain>() {
        if things.get(id.as_str()).is_none() {
            let near = nearest(id.as_str(), things.all().map(|it| it.id()));
            let near = near.map(|near| format!("; did you mean `{near}`?"));
            let message = format!("there is no such thing{}", near.unwrap_or_default());
            report.at::<Terrain>(id, "", message);
        }
    }
    let Some((_, figures)) = library.all::<Figures>().first() else {
        return;
    };
    for (id, map) in library.all::<DiveMap>() {
        one(id, map, figures, &things, report);
    }
}

fn one(
    id: &RecordId,
    map: &DiveMap,
    figures: &Figures,
    things: &Things,
    report: &mut LibraryReport,
) {
    let Ok(shape) = map.board.shape(things) else {
        return;
    };
    if let Some(sheet) = figures.sheets.get(&map.sheet) {
        let (wide, long) = (i16::from(sheet.wide) + 2, i16::from(sheet.long) + 2);
        let size = shape.size();
        if size != Cell::new(wide, long) && size != Cell::new(long, wide) {
            let message = format!(
                "this sheet has {wide} by {long} squares with its rim; here are {} by {}",
                size.x, size.y
            );
            report.at::<DiveMap>(id, "board.rows", message);
        }
    }
    let starts: Vec<Cell> = shape.marked(START).collect();
    if starts.len() < STARTS {
        let message = "not all of the squares `@` can be stood on";
        return report.at::<DiveMap>(id, "board.rows", message);
    }
    let ways: Vec<Cell> = shape.exits().iter().map(|it| it.cell).collect();
    for (way, floor) in entrances(&ways, &starts) {
        if floor.len() < STARTS {
            let (row, column, count) = (way.y + 1, way.x + 1, floor.len());
            let message = format!(
                "the way in at row {row}, column {column} has {count} squares `@` near it; draw \
                 {STARTS} of them, or none"
            );
            report.at::<DiveMap>(id, "board.rows", message);
        }
    }
}
