//! What is worn and in hand: taken up, and other things put away for it.

use super::{
    Cx, band::Band, components::FigureId, content::Book, event::Goods, figure::Figure, gear, rules,
    shares, step::Action,
};
use crate::{dungeon::RoomId, game::LegalActions};

/// Offers somebody to take in hand or put on each thing that is not in use and could be; rule
/// `item.switch`, section 32.3.
pub fn offer(book: &Book, who: Figure<'_>, offer: &mut LegalActions<Action>) {
    for (it, place) in who.gear().iter().zip(0_u8..) {
        if !it.in_use && shares::instead(book, who, it.thing).is_some() {
            offer.add(Action::Ready(who.id(), place));
        }
    }
}

/// The same for everybody of a group: there is time for it where nobody fights.
pub fn offer_on_the_march(band: Band<'_>, tile: RoomId, to: &mut LegalActions<Action>) {
    for figure in band.those_on(tile) {
        offer(band.book(), figure, to);
    }
}

/// Offers somebody on the battle board what their hands could hold instead: nobody changes clothes
/// there, and an axe that was thrown has to be fetched.
pub fn offer_in_hand(band: Band<'_>, who: Figure<'_>, offer: &mut LegalActions<Action>) {
    let (book, fight) = (band.book(), band.state().fight.as_ref());
    let thrown = |place| fight.is_some_and(|it| it.thrown.contains(&(who.id(), place)));
    for (it, place) in who.gear().iter().zip(0_u8..) {
        let held = gear::hands(book, it.thing) > 0 && !it.in_use && !thrown(place);
        if held && shares::instead(book, who, it.thing).is_some() {
            offer.add(Action::Ready(who.id(), place));
        }
    }
}

/// Somebody takes a thing in hand or puts it on, and other things away; in a fight that is what they
/// do in their turn; rule `item.switch`, section 32.3.
pub fn ready(cx: &mut Cx<'_>, who: FigureId, place: u8) {
    let band = Band::of(cx.world());
    let figure = band.figure(who);
    let Some(thing) = figure.gear().get(usize::from(place)).map(|it| it.thing) else {
        return;
    };
    if let Some(instead) = shares::instead(band.book(), figure, thing) {
        let event = Goods::Readied {
            who,
            place,
            thing,
            instead,
        };
        cx.emit(rules::ITEM_SWITCH, event.into());
    }
}
