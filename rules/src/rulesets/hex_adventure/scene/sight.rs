//! Sight and reach of a hex, which players look up before acting.

use super::super::{components::FighterId, fighter::Fighter, threats, venture::Venture, walk};
use crate::{
    dungeon::Opacity,
    game::{Headline, LineOfSight},
    grid::{Cell, hex},
};

fn fighter(who: u32) -> Option<FighterId> {
    u16::try_from(who).ok().map(FighterId)
}

/// The line of sight that a fighter would have to a hex of the board from another hex.
pub fn line_of_sight(venture: Venture<'_>, who: u32, from: Cell, to: Cell) -> Option<LineOfSight> {
    let own = venture.get(fighter(who)?)?.at?;
    let field = venture.board()?;
    if !field.holds(from) || !field.holds(to) {
        return None;
    }
    let sight = venture.sight();
    // By then the fighter has left its current hex.
    let hides = |cell: Cell| match cell == own && from != own {
        true => field.sight(cell) == Opacity::BlockedWhileEmpty,
        false => sight.hides(cell),
    };
    let (cells, blocked) = if field.touches(from, to) {
        (vec![from, to], Vec::new())
    } else {
        // Storeys lie beside each other with nothing between them, and sight has no business there.
        let straight = hex::line_of_sight(from, to, |_| false).0;
        if straight.into_iter().any(|cell| field.is_outside(cell)) {
            return None;
        }
        hex::line_of_sight(from, to, hides)
    };
    Some(LineOfSight {
        covered: blocked.is_empty() && sight.is_covered(from, to),
        cells,
        blocked,
    })
}

/// The hexes that a fighter could reach in one turn.
pub fn movement_range(venture: Venture<'_>, who: u32) -> Vec<Cell> {
    let found = fighter(who).and_then(|id| venture.get(id));
    let free = |it: &Fighter<'_>| venture.board().is_some() && it.up && walk::is_free(venture, *it);
    let Some(range) = found
        .filter(free)
        .and_then(|it| walk::movement_range(venture, it))
    else {
        return Vec::new();
    };
    range.cells().map(|(cell, _)| cell).collect()
}

/// The odds of what a fighter would do to each opponent.
pub fn threats(venture: Venture<'_>, who: u32) -> Vec<(u32, Headline)> {
    let found = fighter(who).filter(|_| venture.board().is_some());
    let threats = found.map(|who| threats::all(venture, who));
    let threats = threats.into_iter().flatten();
    threats.map(|(on, line)| (on.token(), line)).collect()
}
