//! Doors in a fight; rule `map.doors`.

use super::super::{
    Cx,
    components::FigureId,
    content::{DoorFacts, Time},
    effects::saves,
    event::{Comings, Fighting, Spends},
    figure::Figure,
    place,
    play::Play,
    rules,
    sheet::Sheet,
    step::Action,
};
use crate::{game::LegalActions, grid::Cell};

/// The doors that somebody can put a hand to.
pub fn near(figure: Figure<'_>) -> impl Iterator<Item = Cell> {
    let board = figure.play().board();
    let around = place::stand(figure).map(|it| it.covers().grown(1));
    let cells = around.into_iter().flat_map(|it| it.cells());
    cells.filter(move |cell| board.is_some_and(|it| it.field.square(*cell).door))
}

/// True for a door that stands open.
pub fn is_open(play: Play<'_>, door: Cell) -> bool {
    play.state().doors_open.contains(&door)
}

/// What opens a door that does not just open; nothing for one that does, or has been opened.
pub fn opens(play: Play<'_>, door: Cell) -> &[(super::super::content::Rolled, u8)] {
    let facts: Option<&DoorFacts> = play.board().and_then(|board| {
        let thing = board.field.thing(door)?;
        let key = play.book().terrain.find(thing.id())?;
        play.book()[key].door.as_ref()
    });
    match facts {
        Some(facts) if !play.state().doors_forced.contains(&door) => &facts.opens,
        _ => &[],
    }
}

/// Offers to open and close doors, which the hands do by the way, and to work on those that are stuck
/// or locked, which takes the action.
pub fn offer(sheet: &Sheet<'_>, offer: &mut LegalActions<Action>) {
    let figure = sheet.figure;
    let play = figure.play();
    for door in near(figure) {
        let tries = opens(play, door).len() as u8;
        let open = is_open(play, door);
        let free = !figure.turn().object;
        if free && (open && is_clear(play, door) || !open && tries == 0) {
            offer.add(Action::Door(door));
        }
        if !open && sheet.has_time(Time::Action).is_ok() {
            for nth in 0..tries {
                offer.add(Action::Force { door, nth });
            }
        }
    }
}

/// All doors that are shut and just open.
pub fn shut(play: Play<'_>) -> Vec<Cell> {
    let board = play.board();
    let cells = board.iter().flat_map(|it| {
        let all = it.field.open();
        all.filter(|cell| it.field.square(*cell).door)
    });
    let shut = cells.filter(|door| opens_at_once(play, *door));
    shut.collect()
}

fn opens_at_once(play: Play<'_>, door: Cell) -> bool {
    !is_open(play, door) && opens(play, door).is_empty()
}

/// The shut door beside somebody who sees no foe, and can just open it.
pub fn in_the_way(figure: Figure<'_>) -> Option<Cell> {
    let play = figure.play();
    let mut foes = play.up(figure.team().other());
    if figure.turn().object || foes.any(|it| place::sees(figure, it)) {
        return None;
    }
    near(figure).find(|door| opens_at_once(play, *door))
}

/// True for a door in which nobody stands, and nothing lies.
fn is_clear(play: Play<'_>, door: Cell) -> bool {
    let empty = play
        .board()
        .is_some_and(|it| it.standing(door).next().is_none());
    let fallen = play.figures().filter_map(place::stand);
    let mut fallen = fallen.filter(|it| it.covers().contains(door));
    empty && fallen.next().is_none()
}

/// Opens a door, or closes it.
pub fn turn(cx: &mut Cx<'_>, who: FigureId, door: Cell) {
    let open = !is_open(Play::of(cx.world()), door);
    let spends = Spends::Object;
    let event = Comings::Door {
        who,
        door,
        open,
        spends,
    };
    cx.emit(rules::MAP_DOORS, event.into());
}

/// Works on a door that does not just open.
pub fn force(cx: &mut Cx<'_>, who: FigureId, door: Cell, nth: u8) {
    let spends = Spends::Action;
    cx.emit(rules::MAP_DOORS, Fighting::Spent { who, spends }.into());
    let way = opens(Play::of(cx.world()), door)
        .get(usize::from(nth))
        .copied();
    let Some((with, dc)) = way else { return };
    if saves::check(cx, who, with, dc.into()) {
        let spends = Spends::Nothing;
        let event = Comings::Door {
            who,
            door,
            open: true,
            spends,
        };
        cx.emit(rules::MAP_DOORS, event.into());
    }
}
