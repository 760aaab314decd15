//! Finds and who carries them, and what is done between adventures.

use std::cmp::Reverse;

use super::{
    super::{
        band::Band,
        components::{Carried, FigureId, Thing},
        content::{ArmourIx, FindKind},
        figure::Figure,
        gear::weapon_of,
        load::Load,
        shares::instead,
        step::Action,
        trading,
    },
    making,
};
use crate::{dungeon::RoomId, game::LegalActions};

/// Whoever can carry most besides what it has.
pub fn bear(band: Band<'_>, act: Action) -> i32 {
    match act {
        Action::Bear(who) => {
            let figure = band.figure(who);
            100 + 2 * i32::from(figure.reputation().original) - figure.burden() as i32
        }
        // What is worth readying is readied once it is known who carries it.
        _ => 0,
    }
}

/// True if somebody does better with what they carry than with what they would put away for it.
pub fn is_better(band: Band<'_>, who: FigureId, place: u8) -> bool {
    let figure = band.figure(who);
    let new = figure.gear().get(usize::from(place));
    new.is_some_and(|new| gains(figure, new))
}

/// True if a thing is better for somebody than what they would put away for it: magic instead of plain
/// arms of the same kind, armour of a class as good, clothing over none.
fn gains(figure: Figure<'_>, new: &Carried) -> bool {
    let (book, things) = (figure.band().book(), figure.gear());
    let (Thing::Item(item), Some(instead)) = (new.thing, instead(book, figure, new.thing)) else {
        return false;
    };
    let mut old = instead.iter().map(|it| things[usize::from(*it)].thing);
    let shoots = |thing| weapon_of(book, thing).map(|it| book[it].shot.is_some());
    let magical = |thing| matches!(thing, Thing::Item(_));
    match book[item].kind {
        FindKind::Weapon => {
            let alike = |it| !magical(it) && shoots(it) == shoots(new.thing);
            instead.len() == 1 && old.all(alike)
        }
        FindKind::Armour => {
            let better = |class: ArmourIx| book[class].impact <= book[figure.class()].impact;
            new.class.is_some_and(better) && !old.any(magical)
        }
        FindKind::Clothing => instead.is_empty(),
        FindKind::Tool => !old.any(|it| magical(it) || it == Thing::Shield),
        FindKind::Potion => false,
    }
}

/// What somebody of a group has no use for and somebody else there does better with, without being
/// slowed by it: who has it and where, and who takes it. Once it is in use it is handed to nobody.
pub fn trade(band: Band<'_>, tile: RoomId) -> Option<(FigureId, u8, FigureId)> {
    band.those_on(tile).find_map(|from| {
        let idle = trading::goods(from).filter(|(it, _)| !it.in_use && !gains(from, it));
        let mut wanted = idle.filter_map(|(it, place)| {
            let takers = trading::others(band, from.id()).filter(|to| gains(*to, it));
            let takers = takers.filter(|to| to.load_with_one_more() == Load::Free);
            let to = takers.max_by_key(|to| (to.rep(), Reverse(to.id())))?;
            Some((from.id(), place, to.id()))
        });
        wanted.next()
    })
}

/// Hands over what somebody else does better with, and leaves it at that.
pub fn hand_over(band: Band<'_>, tile: RoomId, act: Action) -> i32 {
    let planned = trade(band, tile);
    match (act, planned) {
        (Action::HandOver(who, place), Some((from, of, _))) if (who, place) == (from, of) => 20,
        (Action::Bear(who), Some((.., to))) if who == to => 20,
        (Action::Enough, _) => 10,
        _ => 0,
    }
}

/// What is least missed: plain things before items.
pub fn drop(band: Band<'_>, who: FigureId, act: Action) -> i32 {
    match act {
        Action::Drop(place) => {
            let it = band.figure(who).gear().get(usize::from(place));
            i32::from(it.is_some_and(|it| !matches!(it.thing, Thing::Item(_))))
        }
        _ => 0,
    }
}

/// Takes on somebody as long as the band is small, lets the weakest go where there are too many, and sets out.
pub fn between(band: Band<'_>, offer: &LegalActions<Action>, act: Action) -> i32 {
    let large = !offer.choices.iter().any(|it| it.act == Action::SetOut);
    match act {
        Action::LetGo(who) if large => 100 - i32::from(band.figure(who).reputation().original),
        Action::Recruit if !making::is_enough(band) => 60,
        Action::Ready(who, place) if is_better(band, who, place) => 70,
        Action::SetOut => 50,
        _ => 0,
    }
}
