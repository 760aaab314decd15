//! Who comes to a skirmish, and where they stand; rules `skirmish.fight`, `map.foes` and
//! `light.by_foes`.

use super::super::{
    Cx,
    components::{Body, FigureId, Life},
    content::{Book, Foe, FoeIx, Light, Mind, Sense},
    event::Setting,
    place,
    play::Play,
    rules, seating,
    step::Task,
};
use crate::grid::Cell;

/// Seats the heroes and posts the foes of a skirmish.
pub fn begin(cx: &mut Cx<'_>) {
    let (content, setup) = (cx.content(), cx.setup());
    let Some(map) = setup.map.as_ref().and_then(|it| content.maps.find(it)) else {
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
    let heroes = seating::seat(cx);
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
    place_party(cx);
    if let Some(from) = starts(Play::of(cx.world())).first() {
        place_foes(cx, *from);
    }
    cx.push(Task::Initiative);
}

/// The light that a band lives in, the brightest that one of them does: none for whoever sunlight
/// troubles, dim for whoever sees in the dark. Those who need no eyes have no say beside others.
pub fn light_for(book: &Book, band: &[FoeIx]) -> Light {
    let light = |foe: &Foe| {
        let dark = foe
            .senses
            .iter()
            .any(|it| matches!(it, Sense::Darkvision(_)));
        match () {
            () if foe.hates_sunlight => Some(Light::Darkness),
            () if dark => Some(Light::Dim),
            () if foe.senses.is_empty() => Some(Light::Bright),
            () => None,
        }
    };
    let all = band.iter().filter_map(|it| light(&book[*it].record));
    all.max().unwrap_or(Light::Bright)
}

/// A foe without a scratch.
pub fn foe_body(book: &Book, foe: FoeIx) -> Body {
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

fn place_party(cx: &mut Cx<'_>) {
    let starts = starts(Play::of(cx.world()));
    let party = Play::of(cx.world()).figures();
    let party = party.filter(|it| it.lingers()).map(|it| it.id());
    for who in party.collect::<Vec<_>>() {
        put(cx, who, &starts, rules::MAP_ENTRANCE);
    }
}

/// Foes stand about three quarters of the map’s longer side away from the way in: those who close in
/// first, no farther than that, then the others, no nearer; rule `map.foes`.
pub fn place_foes(cx: &mut Cx<'_>, from: Cell) {
    let play = Play::of(cx.world());
    let Some(board) = play.board() else { return };
    let bounds = board.field.bounds();
    // The rim is no part of the map’s length.
    let long = (bounds.width().max(bounds.height()) - 2).max(1) as u16;
    let at = long * u16::from(play.book().figures.foes_at) / 100;
    let far = |cell: Cell| from.reach_to(cell) as u16;
    let mut cells: Vec<Cell> = board.field.open().collect();
    cells.retain(|cell| !board.field.square(*cell).hazard);
    // Of equal squares the farther, then the upper, then the left one.
    cells.sort_by_key(|cell| {
        let far = far(*cell);
        (far.abs_diff(at), u16::MAX - far, cell.y, cell.x)
    });
    let (near, beyond): (Vec<Cell>, Vec<Cell>) = (
        cells.iter().copied().filter(|it| far(*it) <= at).collect(),
        cells.iter().copied().filter(|it| far(*it) >= at).collect(),
    );
    let closes = |mind: Mind| matches!(mind, Mind::Brute | Mind::Swarm | Mind::Skirmisher);
    let mut foes: Vec<(bool, FigureId)> = play
        .figures()
        .filter_map(|it| Some((!closes(it.foe()?.mind), it.id())))
        .collect();
    foes.sort_unstable();
    for (behind, who) in foes {
        let own = if behind { &beyond } else { &near };
        let all: Vec<Cell> = own.iter().chain(&cells).copied().collect();
        put(cx, who, &all, rules::MAP_FOES);
    }
}

/// Somebody stands on the first of these squares that is free.
pub fn put(cx: &mut Cx<'_>, who: FigureId, cells: &[Cell], rule: crate::game::RuleId) {
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
