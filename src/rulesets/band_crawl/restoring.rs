//! Stones that bring back what spells have cost.

use super::{
    Cx,
    band::Band,
    checks::{Passing, TWO},
    components::FigureId,
    content::Effect,
    draughts,
    event::Goods,
    finds, rules,
    step::Action,
};
use crate::{dungeon::RoomId, game::LegalActions};

/// Offers casters of a group their stones, if spells have cost them anything; rule `item.restoring`,
/// section 29.1.2.
pub fn offer(band: Band<'_>, tile: RoomId, offer: &mut LegalActions<Action>) {
    let book = band.book();
    let weary = band.those_on(tile).filter(|it| it.reputation().spent > 0);
    for who in weary {
        let restores = |it: &Effect| matches!(it, Effect::Restores { .. });
        let mut stones = who.gear().iter().zip(0_u8..).filter(|(it, _)| {
            let item = draughts::left_of(it);
            item.is_some_and(|it| {
                book[it].grants.iter().any(restores) && finds::fits(book, who, it).is_ok()
            })
        });
        if let Some((_, place)) = stones.next() {
            offer.add(Action::Restore(who.id(), place));
        }
    }
}

/// A caster takes points back with a stone: two dice against its reputation. One that is passed wears
/// the stone, and without any it is no more than a stone; rule `item.restoring`.
pub fn restore(cx: &mut Cx<'_>, who: FigureId, place: u8) {
    let book = cx.content();
    let carried = Band::of(cx.world()).figure(who).gear();
    let Some(stone) = carried.get(usize::from(place)).copied() else {
        return;
    };
    let item = draughts::left_of(&stone);
    let restores = item.and_then(|it| {
        book[it].grants.iter().find_map(|it| match it {
            Effect::Restores {
                two, one, wears, ..
            } => Some((*two, *one, *wears)),
            _ => None,
        })
    });
    let Some((two, one, wears)) = restores else {
        return;
    };
    let rep = i32::from(stone.uses);
    let (roll, passed) = cx.roll(&Passing::new("dice-band-restoring", TWO, rep));
    let (points, wears) = match passed {
        0 => (0, None),
        1 => (one, Some(wears)),
        _ => (two, Some(0)),
    };
    let restored = Goods::Restored {
        who,
        place,
        points,
        wears,
        roll: Box::new(roll),
    };
    cx.emit(rules::ITEM_RESTORING, restored.into());
}
