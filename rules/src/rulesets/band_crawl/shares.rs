//! Coins and finds, divided among those who come home.

use smallvec::SmallVec;

use super::{
    Cx,
    annals::Metal,
    band::Band,
    components::{FigureId, Thing},
    content::{Acts, Book, FindKind},
    creation,
    event::Homeward,
    figure::Figure,
    finds, gear,
    hoard::Coins,
    rules,
    setup::Share,
    step::{Action, Question, Task},
};
use crate::game::LegalActions;

/// Divides the coins that those who came out have carried evenly among them, the odd ones from the
/// leader down; rule `coin.shares`, section 42.0.
pub fn coins(cx: &mut Cx<'_>) {
    let band = Band::of(cx.world());
    let out = band.came_out();
    let carried = out.iter().map(|it| band.state().hoard.of(it.id()));
    let all = carried.fold(Coins::default(), Coins::and);
    if all.is_nothing() {
        return;
    }
    let shares = out.iter().zip(0_u16..).map(|(it, place)| {
        let mut share = Coins::default();
        for metal in Metal::ALL {
            let (whole, count) = (all.of(metal), out.len() as u16);
            *share.of_mut(metal) = whole / count + u16::from(place < whole % count);
        }
        (it.id(), share)
    });
    let shares = shares.collect();
    cx.emit(rules::COIN_SHARES, Homeward::CoinsShared { shares }.into());
}

/// Lays the finds of those who came out together, but for those that they use.
pub fn gather(cx: &mut Cx<'_>) {
    let out = Band::of(cx.world()).came_out();
    let has_find = |it: &Figure<'_>| it.gear().iter().any(|thing| thing.found);
    let who: SmallVec<[FigureId; 8]> = out
        .iter()
        .copied()
        .filter(has_find)
        .map(Figure::id)
        .collect();
    if !who.is_empty() {
        cx.emit(rules::TREASURE_SHARES, Homeward::Gathered { who }.into());
    }
}

/// Has the next one pick from the pile, the `nth` of all picks: the leader first, then by
/// reputation, and round again. Whoever uses a find already is passed over once. With a chest all of
/// it goes in there; rules `treasure.shares` and `campaign.chest`, section 42.0.
pub fn share(cx: &mut Cx<'_>, nth: u16) {
    let band = Band::of(cx.world());
    let (out, pile) = (band.came_out(), &band.state().annals.pile);
    if pile.is_empty() || out.is_empty() {
        return;
    }
    if band.options().share == Share::Chest {
        return cx.emit(rules::CAMPAIGN_CHEST, Homeward::IntoChest.into());
    }
    let (who, alone) = (out[usize::from(nth) % out.len()], pile.len() == 1);
    let passed_over = usize::from(nth) < out.len() && band.deeds(who.id()).has_pick;
    let (id, is_star, suits) = (who.id(), who.is_star(), best(band, who));
    cx.push(Task::Share(nth.saturating_add(1)));
    if passed_over {
        cx.emit(
            rules::TREASURE_SHARES,
            Homeward::PassedOver { who: id }.into(),
        );
    } else if is_star && !alone {
        cx.ask(Question::PickFind(id));
    } else if let Some(place) = suits {
        pick(cx, id, place);
    }
}

/// The find that a grunt picks: what suits its profession, then a tool, armour, a weapon, clothing,
/// a potion.
fn best(band: Band<'_>, who: Figure<'_>) -> Option<u8> {
    let book = band.book();
    let rank = |kind: FindKind| match kind {
        FindKind::Tool => 0,
        FindKind::Armour => 1,
        FindKind::Weapon => 2,
        FindKind::Clothing => 3,
        FindKind::Potion => 4,
    };
    let pile = band.state().annals.pile.iter().zip(0_u8..);
    let best = pile.min_by_key(|(it, place)| {
        let item = match &it.thing {
            Thing::Item(item) => book.items.find(item),
            _ => None,
        };
        let Some(item) = item else {
            return (true, 2, *place);
        };
        let usable = finds::fits(book, who, item).is_ok();
        let acts = who.profession().acts;
        let weapon = gear::weapon_of(book, Thing::Item(item)).map(|it| &book[it]);
        let suits = match (book[item].kind, acts) {
            (FindKind::Tool, Acts::Cast) => true,
            (FindKind::Weapon, Acts::Shoot) => weapon.is_none_or(|it| it.shot.is_some()),
            (FindKind::Weapon, Acts::Charge) => weapon.is_some_and(|it| it.melee.is_some()),
            _ => false,
        };
        (!(suits && usable), rank(book[item].kind), *place)
    });
    best.map(|(_, place)| place)
}

/// Offers a star everything on the pile.
pub fn offer_pick(band: Band<'_>, who: FigureId, offer: &mut LegalActions<Action>) {
    offer.ask(creation::seat_of(band, who), rules::TREASURE_SHARES);
    for place in 0..band.state().annals.pile.len() {
        offer.add(Action::PickFind(place as u8));
    }
}

/// Carries out a choice of [`offer_pick`].
pub fn choose_pick(cx: &mut Cx<'_>, who: FigureId, act: Action) {
    if let Action::PickFind(place) = act {
        pick(cx, who, place);
    }
}

/// Somebody picks a find, and uses it at once if it can and nothing has to be put away for it.
fn pick(cx: &mut Cx<'_>, who: FigureId, place: u8) {
    let band = Band::of(cx.world());
    let thing = band.state().annals.pile.get(usize::from(place));
    let Some(Ok(carried)) = thing.map(|it| it.carried(band.book())) else {
        return;
    };
    let instead = instead(band.book(), band.figure(who), carried.thing);
    let in_use = instead.as_ref().is_some_and(SmallVec::is_empty);
    let event = Homeward::Picked {
        who,
        place,
        in_use,
        instead: SmallVec::new(),
    };
    cx.emit(rules::TREASURE_SHARES, event.into());
}

/// The places of things that somebody would put away to wear or hold another; `None` if it is
/// neither worn nor held, or cannot be used; rules `item.switch` and `item.wearers`.
pub fn instead(book: &Book, figure: Figure<'_>, thing: Thing) -> Option<SmallVec<[u8; 2]>> {
    if let Thing::Item(item) = thing {
        return finds::fits(book, figure, item).ok().flatten();
    }
    if !figure.race().worn {
        return None;
    }
    let used = figure.gear().iter().zip(0_u8..).filter(|(it, _)| it.in_use);
    let needed = gear::hands(book, thing);
    if needed == 0 {
        let suits = used.filter(|(it, _)| gear::is_armour(it));
        return Some(suits.map(|(_, place)| place).collect());
    }
    let mut free = gear::free_hands(book, figure.gear());
    let mut away = SmallVec::new();
    // A shield is put away last, unless it is one that is taken up.
    let held = used.filter(|(it, _)| gear::hands(book, it.thing) > 0);
    let mut held: SmallVec<[_; 4]> = held.collect();
    held.sort_by_key(|(it, _)| (it.thing == Thing::Shield) != (thing == Thing::Shield));
    for (it, place) in held {
        if free >= needed {
            break;
        }
        free += gear::hands(book, it.thing);
        away.push(place);
    }
    Some(away)
}
