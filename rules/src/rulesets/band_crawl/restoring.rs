//! Stones that bring back what spells have cost.

use super::{
    Cx,
    band::Band,
    checks::{Passing, TWO},
    components::FigureId,
    content::Effect,
    draughts,
    event::Goods,
    figure::Figure,
    finds, rules,
    step::Action,
};
use crate::game::LegalActions;

/// Offers casters of a group their stones, if spells have cost them anything; rule `item.restoring`,
/// section 29.1.2.
pub fn offer(band: Band<'_>, group: &[Figure<'_>], offer: &mut LegalActions<Action>) {
    let book = band.book();
    let weary = group.iter().filter(|it| it.reputation().spent > 0);
    for who in weary.copied() {
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

/// A stone that somebody carries, and what it can do.
#[derive(Clone, Copy, Debug)]
pub struct Stone {
    rep: u8,
    two: u8,
    one: u8,
    /// Points that it loses itself when one die is passed.
    wears: u8,
}

impl Stone {
    /// Its dice; rule `item.restoring`.
    pub fn check(self) -> Passing {
        Passing::new("dice-band-restoring", TWO, i32::from(self.rep))
    }

    /// The points that it gives back when so many dice are passed.
    pub fn points(self, passed: i32) -> u8 {
        match passed {
            0 => 0,
            1 => self.one,
            _ => self.two,
        }
    }
}

/// The stone that somebody carries at a place.
pub fn stone(band: Band<'_>, who: FigureId, place: u8) -> Option<Stone> {
    let carried = band.figure(who).gear().get(usize::from(place)).copied()?;
    let item = &band.book()[draughts::left_of(&carried)?];
    item.grants.iter().find_map(|it| match *it {
        Effect::Restores {
            two, one, wears, ..
        } => Some(Stone {
            rep: carried.uses,
            two,
            one,
            wears,
        }),
        _ => None,
    })
}

/// A caster takes points back with a stone: two dice against its reputation. One that is passed wears
/// the stone, and without any it is no more than a stone; rule `item.restoring`.
pub fn restore(cx: &mut Cx<'_>, who: FigureId, place: u8) {
    let Some(stone) = stone(Band::of(cx.world()), who, place) else {
        return;
    };
    let (roll, passed) = cx.roll(&stone.check());
    let wears = match passed {
        0 => None,
        1 => Some(stone.wears),
        _ => Some(0),
    };
    let points = stone.points(passed);
    let restored = Goods::Restored {
        who,
        place,
        points,
        wears,
        roll: Box::new(roll),
    };
    cx.emit(rules::ITEM_RESTORING, restored.into());
}
