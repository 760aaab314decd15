//! Draughts: who can drink of what, before a charge and for a fast move.

use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    components::{Carried, Faction, Fight, FigureId, Thing},
    content::{Effect, ItemIx, Lasts},
    creation::seat_of,
    event::Goods,
    figure::Figure,
    finds, rules,
    step::{Action, Question},
};
use crate::game::{LegalActions, Seat};

/// Somebody’s flask: its place among what they carry, and what is in it.
#[derive(Clone, Copy)]
struct Flask {
    who: FigureId,
    place: u8,
    item: ItemIx,
}

/// An item that somebody carries and that has something left; rule `item.potion`, section 29.2.
pub(super) fn left_of(it: &Carried) -> Option<ItemIx> {
    match it.thing {
        Thing::Item(item) if it.uses > 0 && !it.spent => Some(item),
        _ => None,
    }
}

/// What somebody carries to drink from that works as long as this, one flask of each sort, if they
/// can use it.
fn flasks(who: Figure<'_>, lasts: Lasts) -> SmallVec<[Flask; 2]> {
    let book = who.band().book();
    let mut flasks: SmallVec<[Flask; 2]> = SmallVec::new();
    for (it, place) in who.gear().iter().zip(0_u8..) {
        let Some(item) = left_of(it) else { continue };
        let drunk = book[item].is_drunk() && book[item].lasts == lasts;
        let again = flasks.iter().any(|it| it.item == item);
        if drunk && !again && finds::fits(book, who, item).is_ok() {
            let who = who.id();
            flasks.push(Flask { who, place, item });
        }
    }
    flasks
}

/// True if a draught does something to a figure: it has not drunk of it already, and its race does
/// not do all of it anyway; rule `item.idle`, section 29.2.
fn does_something(who: Figure<'_>, item: ItemIx) -> bool {
    let by_birth = &who.race().traits;
    let record = &who.band().book()[item];
    let new = record.grants.iter().any(|it| !by_birth.contains(it));
    let fresh = who.lasting().is_none_or(|it| !it.draughts.contains(&item));
    new && fresh && finds::fits(who.band().book(), who, item).is_ok()
}

/// Has those of the side that is active drink before the charge: the player says who of the band,
/// foes go by the rules; rules `item.potion` and `foe.use`, section 29.2.
pub fn drink(cx: &mut Cx<'_>, side: Faction) {
    let band = Band::of(cx.world());
    let by_rules = side == Faction::Foes && !band.options().person_for_foes;
    if by_rules {
        return foes_drink(cx, side);
    }
    if can_drink(band, side) {
        cx.ask(Question::Drink(side));
    }
}

/// True if a draught would do something to somebody of a side who has one.
fn can_drink(band: Band<'_>, side: Faction) -> bool {
    let mut flasks = band
        .up_in_the_fight(side)
        .flat_map(|it| flasks(it, Lasts::Fight));
    flasks.any(|it| does_something(band.figure(it.who), it.item))
}

/// Offers everything that somebody of a side can drink before the charge.
pub fn offer(band: Band<'_>, side: Faction, offer: &mut LegalActions<Action>) {
    let fight: Option<&Fight> = band.state().fight.as_ref();
    let leader = fight.and_then(|it| it.leaders[side as usize]);
    let seat = leader.map_or(Seat::Party, |it| seat_of(band, it));
    offer.ask(seat, rules::ITEM_POTION);
    for who in band.up_in_the_fight(side) {
        offer_flasks(who, Lasts::Fight, offer);
    }
    offer.add(Action::Enough);
}

fn offer_flasks(who: Figure<'_>, lasts: Lasts, offer: &mut LegalActions<Action>) {
    for it in flasks(who, lasts) {
        let helps = does_something(who, it.item);
        let helps = helps.then_some(()).ok_or(rules::ITEM_IDLE);
        offer.add_or_refuse(Action::Drink(it.who, it.place), helps);
    }
}

/// Carries out a choice of [`offer`].
pub fn choose(cx: &mut Cx<'_>, side: Faction, act: Action) {
    if let Action::Drink(who, place) = act {
        swallow(cx, who, place);
        drink(cx, side);
    }
}

/// Offers those of a group who can still hurry what makes them faster; rule `item.potions`.
pub fn offer_on_the_march(band: Band<'_>, group: &[Figure<'_>], offer: &mut LegalActions<Action>) {
    for who in group.iter().filter(|it| band.can_hurry(it.id())) {
        offer_flasks(*who, Lasts::Once, offer);
    }
}

/// Somebody drinks of what they carry at a place; rule `item.potions`, section 29.2.
pub fn swallow(cx: &mut Cx<'_>, who: FigureId, place: u8) {
    use_on(cx, who, who, place);
}

/// Somebody uses what they carry at a place on somebody.
pub(super) fn use_on(cx: &mut Cx<'_>, who: FigureId, on: FigureId, place: u8) {
    let things = Band::of(cx.world()).figure(who).gear();
    let item = things.get(usize::from(place)).and_then(left_of);
    if let Some(item) = item {
        let rule = cx.content()[item].links.rule;
        let used = Goods::Used {
            who,
            on,
            item,
            place,
        };
        cx.emit(rule, used.into());
    }
}

/// Foes drink what does something to them, one draught each, and hand the rest to others of theirs to
/// whom it does; rule `foe.use`, section 29.2.
fn foes_drink(cx: &mut Cx<'_>, side: Faction) {
    let band = Band::of(cx.world());
    let all: SmallVec<[Flask; 4]> = band
        .up_in_the_fight(side)
        .flat_map(|it| flasks(it, Lasts::Fight))
        .collect();
    let mut drunk: SmallVec<[FigureId; 4]> = SmallVec::new();
    for Flask { who, item, .. } in all {
        let band = Band::of(cx.world());
        let takes = |it: &Figure<'_>| !drunk.contains(&it.id()) && does_something(*it, item);
        let own = band.get(who).filter(takes);
        let Some(drinker) = own.or_else(|| band.up_in_the_fight(side).find(takes)) else {
            continue;
        };
        let to = drinker.id();
        let Some(place) = place_in(Band::of(cx.world()), who, item) else {
            continue;
        };
        if to != who {
            let thing = Thing::Item(item);
            let event = Goods::HandedOver {
                who,
                to,
                place,
                thing,
            };
            cx.emit(rules::FOE_USE, event.into());
        }
        if let Some(place) = place_in(Band::of(cx.world()), to, item) {
            swallow(cx, to, place);
        }
        drunk.push(to);
    }
}

/// The place of an item among what somebody carries.
fn place_in(band: Band<'_>, who: FigureId, item: ItemIx) -> Option<u8> {
    let things = band.get(who)?.gear().iter().zip(0_u8..);
    let mut places = things.filter(|(it, _)| left_of(it) == Some(item));
    places.next().map(|(_, place)| place)
}

impl Figure<'_> {
    /// What it can heal somebody with besides its own skill: the places of flasks, and of a staff in
    /// hand, with the reputation that each heals with; rules `item.potion` and `item.healing_staff`.
    pub(super) fn cures(self) -> SmallVec<[(u8, u8); 2]> {
        let book = self.band().book();
        let mut cures: SmallVec<[(u8, u8); 2]> = SmallVec::new();
        let mut sorts: SmallVec<[ItemIx; 2]> = SmallVec::new();
        for (it, place) in self.gear().iter().zip(0_u8..) {
            let Some(item) = left_of(it).filter(|it| !sorts.contains(it)) else {
                continue;
            };
            let at_hand = it.in_use || book[item].lasts != Lasts::InUse;
            let rep = book[item].grants.iter().find_map(|it| match it {
                Effect::HealsAs(rep) => Some(*rep),
                _ => None,
            });
            if let Some(rep) = rep
                && at_hand
                && finds::fits(book, self, item).is_ok()
            {
                sorts.push(item);
                cures.push((place, rep));
            }
        }
        cures
    }
}
