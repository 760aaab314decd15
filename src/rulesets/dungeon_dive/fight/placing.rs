//! Who comes to a skirmish, and where they stand; rules `skirmish.fight`, `map.foes` and
//! `light.by_foes`.

use super::super::{
    Cx,
    components::{Body, FigureId, Life},
    content::{Book, FoeIx, Light, MapIx, Sense},
    event::Setting,
    place,
    play::Play,
    rules,
    step::Task,
};
use crate::grid::Cell;

/// Seats the heroes and posts the foes of a skirmish.
pub fn begin(cx: &mut Cx<'_>) {
    let (content, setup) = (cx.content(), cx.setup());
    let Some(map) = content.maps.find(&setup.map) else {
        return;
    };
    let band: Vec<FoeIx> = setup
        .band
        .iter()
        .filter_map(|(foe, count)| Some((content.foes.find(foe)?, *count)))
        .flat_map(|(foe, count)| (0..count).map(move |_| foe))
        .collect();
    let light = light_for(content, &band);
    cx.emit(rules::LIGHT_BY_FOES, Setting::Laid { map, light }.into());
    for (record, id) in setup.heroes.iter().zip(0..) {
        let Ok((hero, kit, body)) = record.components(content) else {
            continue;
        };
        let who = FigureId(id);
        let hero = Box::new(hero);
        let event = Setting::Seated {
            who,
            hero,
            kit,
            body,
        };
        cx.emit(rules::SKIRMISH_FIGHT, event.into());
    }
    let heroes = setup.heroes.len() as u16;
    for (foe, nth) in band.iter().zip(heroes..) {
        let who = FigureId(nth);
        let body = foe_body(content, *foe);
        let event = Setting::Came {
            who,
            foe: *foe,
            body,
        };
        cx.emit(rules::FOE_FIGURES, event.into());
    }
    place_heroes(cx);
    place_foes(cx, map);
    cx.push(Task::Initiative);
}

/// The light that a band lives in: none if sunlight troubles one of them, else dim if one sees in the
/// dark.
pub fn light_for(book: &Book, band: &[FoeIx]) -> Light {
    let any = |is: fn(&super::super::content::Foe) -> bool| band.iter().any(|it| is(&book[*it]));
    let dark = |foe: &super::super::content::Foe| {
        foe.senses
            .iter()
            .any(|it| matches!(it, Sense::Darkvision(_)))
    };
    match () {
        () if any(|foe| foe.hates_sunlight) => Light::Darkness,
        () if any(dark) => Light::Dim,
        () => Light::Bright,
    }
}

fn foe_body(book: &Book, foe: FoeIx) -> Body {
    let points = book[foe].points as i16;
    Body {
        points,
        most: points,
        temporary: 0,
        life: Life::Up,
        exhaustion: 0,
        hit_dice: 0,
    }
}

/// The squares of the first way in, nearest to it first.
fn starts(play: Play<'_>) -> Vec<Cell> {
    let Some(board) = play.board() else {
        return Vec::new();
    };
    let way = board.field.ways().iter().find(|way| {
        let near = |cell: &&Cell| way.cell.reach_to(**cell) <= 2;
        board.field.starts().iter().any(|cell| near(&cell))
    });
    let from = way.map(|it| it.cell);
    let mut all: Vec<Cell> = board.field.starts().to_vec();
    all.sort_by_key(|cell| (from.map_or(0, |from| from.reach_to(*cell)), cell.y, cell.x));
    all
}

fn place_heroes(cx: &mut Cx<'_>) {
    let starts = starts(Play::of(cx.world()));
    let heroes: Vec<FigureId> = Play::of(cx.world()).heroes().map(|it| it.id()).collect();
    for who in heroes {
        put(cx, who, &starts, rules::MAP_ENTRANCE);
    }
}

/// Foes stand about three quarters of the map’s length away from the way in, as near to that as there
/// is room; rule `map.foes`.
fn place_foes(cx: &mut Cx<'_>, _map: MapIx) {
    let play = Play::of(cx.world());
    let Some(board) = play.board() else { return };
    let Some(from) = starts(play).first().copied() else {
        return;
    };
    let bounds = board.field.bounds();
    let long = (bounds.width().max(bounds.height()) - 2).max(1) as u16;
    let at = long * u16::from(play.book().figures.foes_at) / 100;
    let mut cells: Vec<Cell> = board.field.open().collect();
    let off = |cell: Cell| (from.reach_to(cell) as i32 - i32::from(at)).abs();
    cells.sort_by_key(|cell| (off(*cell), cell.y, cell.x));
    let foes: Vec<FigureId> = play
        .figures()
        .filter(|it| it.seat().is_none())
        .map(|it| it.id())
        .collect();
    for who in foes {
        put(cx, who, &cells, rules::MAP_FOES);
    }
}

/// Somebody stands on the first of these squares that is free.
fn put(cx: &mut Cx<'_>, who: FigureId, cells: &[Cell], rule: crate::game::RuleId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let open = play.board().into_iter().flat_map(|it| it.field.open());
    let rest: Vec<Cell> = open.collect();
    let all = cells.iter().chain(&rest).copied();
    let mut free = all.filter(|cell| place::is_free(play, figure, *cell));
    if let Some(at) = free.next() {
        cx.emit(rule, Setting::Placed { who, at }.into());
    }
}
