//! What is worn and in hand: taken up, and other things put away for it.

use super::{
    Cx,
    band::Band,
    components::{FigureId, Thing},
    content::Book,
    event::Goods,
    figure::Figure,
    gear, rules, shares,
    step::Action,
};
use crate::game::LegalActions;

/// Offers somebody to take in hand or put on each thing that is not in use and could be; rule
/// `item.switch`, section 32.3.
pub fn offer(book: &Book, who: Figure<'_>, to: &mut LegalActions<Action>) {
    offer_those(book, who, |_, _| true, to);
}

/// The same for everybody of a group: there is time for it where nobody fights.
pub fn offer_on_the_march(band: Band<'_>, group: &[Figure<'_>], to: &mut LegalActions<Action>) {
    for figure in group {
        offer(band.book(), *figure, to);
    }
}

/// Offers somebody on the battle board what their hands could hold instead: nobody changes clothes
/// there, and an axe that was thrown has to be fetched.
pub fn offer_in_hand(band: Band<'_>, who: Figure<'_>, to: &mut LegalActions<Action>) {
    let (book, fight) = (band.book(), band.state().fight.as_ref());
    let thrown = |place| fight.is_some_and(|it| it.thrown.contains(&(who.id(), place)));
    let held = |thing, place| gear::hands(book, thing) > 0 && !thrown(place);
    offer_those(book, who, held, to);
}

fn offer_those(
    book: &Book,
    who: Figure<'_>,
    wanted: impl Fn(Thing, u8) -> bool,
    to: &mut LegalActions<Action>,
) {
    let idle = who.gear().iter().zip(0_u8..).filter(|(it, _)| !it.in_use);
    for (it, place) in idle.filter(|(it, place)| wanted(it.thing, *place)) {
        if shares::instead(book, who, it.thing).is_some() {
            to.add(Action::Ready(who.id(), place));
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
