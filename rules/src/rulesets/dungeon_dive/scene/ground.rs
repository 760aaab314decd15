//! The board: its ground, what stands on it, light, heights and whatever lies over it.

use super::super::{
    content::Light,
    play::Play,
    rolling::source_name,
    rules,
    words::{self, Terms, say},
};
use crate::{
    game::{Board, Ground, Patch, PatchKind, Phrase, RuleId, Tiling},
    grid::Cell,
};

/// The map as it lies; none before it is laid.
pub fn board(play: Play<'_>) -> Option<Board> {
    let field = play.board()?.field;
    let map = &play.book()[play.state().map?];
    let bounds = field.bounds();
    let cells = bounds.cells().filter_map(|cell| {
        let square = field.square(cell);
        let thing = field.thing(cell).map(|it| it.thing());
        let rock = square.level == i16::MAX;
        let beside = || cell.around().into_iter().any(|it| field.square(it).open);
        if rock && !beside() {
            return None;
        }
        Some(Ground {
            cell,
            drawing: match thing {
                _ if rock => "wall".to_owned(),
                Some(thing) => thing.drawing.clone(),
                None => String::new(),
            },
            open: square.open,
            hides: square.opaque,
            covers: square.cover.is_some(),
            leads: None,
            things: lying(play, cell),
        })
    });
    Some(Board {
        name: map.board.name.clone(),
        tiling: Tiling::Squares,
        size: (bounds.width(), bounds.height()),
        ground: "floor".to_owned(),
        dark: play.state().light == Some(Light::Darkness),
        storey_names: Vec::new(),
        cells: cells.collect(),
    })
}

/// Weapons that lie on a square.
fn lying(play: Play<'_>, cell: Cell) -> Vec<Phrase> {
    let all = play.state().dropped.iter().filter(|it| it.at == cell);
    all.map(|it| words::weapon(play.book(), it.arm)).collect()
}

/// Squares that differ from the others: light, heights, slow and harmful ground, zones.
pub fn patches(play: Play<'_>) -> Vec<Patch> {
    let Some(board) = play.board() else {
        return Vec::new();
    };
    let field = board.field;
    let open: Vec<Cell> = field.open().collect();
    let mut patches = Vec::new();
    let mut add = |kind, meaning: Phrase, rule: RuleId, cells: Vec<Cell>| {
        if !cells.is_empty() {
            patches.push(Patch {
                kind,
                cells,
                meaning,
                rule,
            });
        }
    };
    let of = |so: &dyn Fn(Cell) -> bool| open.iter().copied().filter(|it| so(*it)).collect();
    if let Some(light) = &play.table.light {
        let rule = rules::LIGHT_LEVELS;
        let dim = of(&|cell| light.at(cell) == Light::Dim);
        add(PatchKind::Dim, say("dive-patch-dim"), rule, dim);
        let dark = of(&|cell| light.at(cell) == Light::Darkness);
        add(PatchKind::Dark, say("dive-patch-dark"), rule, dark);
    }
    let mut heights: Vec<i16> = open.iter().map(|it| field.ground(*it)).collect();
    heights.sort_unstable();
    heights.dedup();
    for feet in heights.into_iter().filter(|it| *it != 0) {
        let key = match feet > 0 {
            true => "dive-patch-higher",
            false => "dive-patch-lower",
        };
        let meaning = say(key).n(i32::from(feet.abs()));
        let cells = of(&|cell| field.ground(cell) == feet);
        add(PatchKind::Height(feet), meaning, rules::MAP_HEIGHTS, cells);
    }
    let slow = of(&|cell| field.square(cell).difficult);
    let meaning = say("dive-patch-difficult");
    add(PatchKind::Slow, meaning, rules::MOVE_DIFFICULT, slow);
    let harmful = of(&|cell| field.square(cell).hazard);
    let meaning = say("dive-patch-hazard");
    add(PatchKind::Harmful, meaning, rules::MAP_HAZARDS, harmful);
    for zone in &play.state().zones {
        let named = &play.book().works(zone.source).zones[usize::from(zone.nth)].zone;
        let name = match &named.name {
            Some(name) => Phrase::new(name.clone()),
            None => Phrase::new(source_name(play.book(), zone.source)),
        };
        let meaning = say("dive-patch-zone").with("what", name).by(zone.by);
        add(
            PatchKind::Cloud,
            meaning,
            rules::AREA_ZONES,
            zone.cells.clone(),
        );
    }
    patches
}
