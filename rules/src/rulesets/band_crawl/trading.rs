//! Things that go from hand to hand on the march: trades, gifts and wages.

use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    components::{Carried, FigureId, Place},
    creation::seat_of,
    event::Goods,
    figure::Figure,
    gear, moves, rules,
    step::{Action, Question},
    treasure,
};
use crate::{dungeon::RoomId, game::LegalActions};

/// Everything that somebody can part with, with its place among what they carry; rule
/// `race.inherent`.
pub fn goods<'w>(who: Figure<'w>) -> impl Iterator<Item = (&'w Carried, u8)> {
    let things = who.gear().iter().zip(0_u8..);
    things.filter(move |(it, _)| !gear::is_inherent(who, it.thing))
}

/// Those beside somebody on their tile.
pub fn others<'w>(band: Band<'w>, who: FigureId) -> impl Iterator<Item = Figure<'w>> {
    let tile = band.get(who).and_then(|it| match it.stance().place {
        Place::Tile(tile) => Some(tile),
        _ => None,
    });
    let there = tile.into_iter().flat_map(move |tile| band.those_on(tile));
    there.filter(move |it| it.id() != who)
}

/// Offers a group to hand things over, as long as somebody has one and somebody else is there; rule
/// `item.trade`, sections 29.4.3 and 32.1.
pub fn offer_on_the_march(group: &[Figure<'_>], offer: &mut LegalActions<Action>) {
    if group.len() > 1 && group.iter().any(|it| goods(*it).next().is_some()) {
        offer.add(Action::Trade);
    }
}

/// Offers everything that those on a tile have; nobody hands over what nobody else could carry;
/// rules `item.trade` and `item.load`.
pub fn offer(band: Band<'_>, tile: RoomId, offer: &mut LegalActions<Action>) {
    let leader = band.leader_of(band.those_on(tile)).map(Figure::id);
    let leader = leader.unwrap_or(FigureId(0));
    offer.ask(seat_of(band, leader), rules::ITEM_TRADE);
    for who in band.those_on(tile) {
        let room = others(band, who.id()).any(treasure::has_room);
        for (_, place) in goods(who) {
            let room = room.then_some(()).ok_or(rules::ITEM_LOAD);
            offer.add_or_refuse(Action::HandOver(who.id(), place), room);
        }
    }
    offer.add(Action::Enough);
}

/// Carries out a choice of [`offer`]: there is nothing to ask where only one can take it.
pub fn choose(cx: &mut Cx<'_>, tile: RoomId, act: Action) {
    let Action::HandOver(who, place) = act else {
        return moves::ask_again(cx, tile);
    };
    let can = others(Band::of(cx.world()), who).filter(|it| treasure::has_room(*it));
    let can: SmallVec<[FigureId; 8]> = can.map(Figure::id).collect();
    match can[..] {
        [to] => hand_over(cx, who, place, to),
        _ => return cx.ask(Question::HandTo { tile, who, place }),
    }
    cx.ask(Question::Trade(tile));
}

/// Offers everybody beside somebody what they hand over; rules `item.trade` and `item.load`.
pub fn offer_to(band: Band<'_>, who: FigureId, offer: &mut LegalActions<Action>) {
    offer.ask(seat_of(band, who), rules::ITEM_TRADE);
    for to in others(band, who) {
        let room = treasure::has_room(to).then_some(()).ok_or(rules::ITEM_LOAD);
        offer.add_or_refuse(Action::Bear(to.id()), room);
    }
    offer.add(Action::Enough);
}

/// Carries out a choice of [`offer_to`].
pub fn choose_to(cx: &mut Cx<'_>, (tile, who, place): (RoomId, FigureId, u8), act: Action) {
    if let Action::Bear(to) = act {
        hand_over(cx, who, place, to);
    }
    cx.ask(Question::Trade(tile));
}

/// Somebody hands a thing to somebody, who puts it in the pack. What a star gives a grunt of its own
/// is a gift or wages; rules `item.trade` and `item.wages`, sections 29.4.3 and 29.4.4.
fn hand_over(cx: &mut Cx<'_>, who: FigureId, place: u8, to: FigureId) {
    let band = Band::of(cx.world());
    let (from, taker) = (band.figure(who), band.figure(to));
    let Some(it) = from.gear().get(usize::from(place)) else {
        return;
    };
    let thing = it.thing;
    let rule = match from.is_star() && !taker.is_star() && !it.found {
        true => rules::ITEM_WAGES,
        false => rules::ITEM_TRADE,
    };
    let event = Goods::HandedOver {
        who,
        to,
        place,
        thing,
    };
    cx.emit(rule, event.into());
}
