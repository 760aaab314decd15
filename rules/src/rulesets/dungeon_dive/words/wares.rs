//! Goods of the shop, and what heroes could sell there, as cards on display.

use super::{
    super::{
        content::{Armour, ArmourGroup, Book, Property, Weapon},
        play::Play,
        town::{self as market, TownAct, TownQuestion, Ware},
    },
    Doer, Teller, Terms, commas, damage_kind, dice, say, sum, town,
};
use crate::game::{Phrase, Ware as Card, Worth};

/// What can be sold comes after everything for sale.
const SOLD: usize = 1_000_000_000;

/// The card of something that is bought or sold; none for other acts.
pub(super) fn card(play: Play<'_>, asked: &TownQuestion, act: TownAct) -> Option<Card> {
    let TownQuestion::Counter(place) = *asked else {
        return None;
    };
    let (book, record) = (play.book(), &play.kept(place).record);
    match act {
        TownAct::Buy(ware) => {
            let each = market::cost(book, ware);
            let lots = market::most_lots(book, record, ware).max(1);
            let card = Card::new(town::ware(book, ware), each as usize);
            let card = (1..=u32::from(lots)).fold(card, |card, n| {
                card.price(sum(u64::from(each) * u64::from(n)))
            });
            Some(match market::owned(book, record, ware) {
                0 => card,
                has => card.change(Worth::Even, say("dive-ware-has").n(has)),
            })
        }
        TownAct::Sell(good) => {
            let goods = market::goods(book, record);
            let count = goods.iter().find(|it| it.0 == good).map_or(1, |it| it.1);
            let price = |n: u8| market::half_price(book, record, good, n).unwrap_or(0);
            let card = Card::new(town::good(play, asked, good), SOLD + price(1) as usize).sold();
            Some((1..=count).fold(card, |card, n| card.price(sum(price(n).into()))))
        }
        _ => None,
    }
}

/// What is known of something for sale.
pub(super) fn told(book: &Book, ware: Ware) -> Phrase {
    let you = Teller::new(book, Doer::You);
    match ware {
        Ware::Weapon(it) => weapon(&book[it]),
        Ware::Armour(it) => armour(&book[it]),
        Ware::Gear(it) => {
            let it = &book[it];
            let does = you.gear(it);
            does.unwrap_or_else(|| Phrase::new(it.about.clone()))
        }
        Ware::Item(it) => you.item(&book[it]),
    }
}

/// The heading that something is for sale under.
pub(super) fn heading(ware: Ware) -> Phrase {
    say(match ware {
        Ware::Weapon(_) => "dive-group-weapons",
        Ware::Armour(_) => "dive-group-armour",
        Ware::Gear(_) => "dive-group-gear",
        Ware::Item(_) => "dive-group-magic",
    })
}

fn weapon(it: &Weapon) -> Phrase {
    let properties = it.properties.iter().map(|it| property(*it));
    let told = say("dive-ware-weapon")
        .with("dice", dice(it.dice))
        .with("kind", damage_kind(it.kind));
    match commas(properties) {
        Some(all) => say("dive-ware-weapon-with")
            .with("told", told)
            .with("all", all),
        None => told,
    }
}

fn armour(it: &Armour) -> Phrase {
    let loud = it.loud.then(|| say("dive-ware-loud"));
    let strong = (it.strength > 0).then(|| say("dive-ware-strong").n(it.strength));
    let class = say("dive-ware-armour").with("ac", armour_class(it));
    let all = [class].into_iter().chain(strong).chain(loud);
    super::sentences(all.map(super::sentence)).unwrap_or_else(|| say("dive-word-nothing"))
}

/// A property of weapons by name.
pub fn property(it: Property) -> Phrase {
    match it {
        Property::Finesse => say("dive-property-finesse"),
        Property::Light => say("dive-property-light"),
        Property::Heavy => say("dive-property-heavy"),
        Property::Reach => say("dive-property-reach"),
        Property::TwoHanded => say("dive-property-two-handed"),
        Property::Versatile(of) => say("dive-property-versatile").with("dice", dice(of)),
        Property::Thrown(n, long) => say("dive-property-thrown").n(n).with("long", long),
        Property::Shoots(n, long) => say("dive-property-shoots").n(n).with("long", long),
        Property::Loading => say("dive-property-loading"),
        Property::Silvered => say("dive-property-silvered"),
    }
}

/// The AC that armour gives, with what of Dexterity goes with it.
pub fn armour_class(it: &Armour) -> Phrase {
    let counted = |key: &'static str| say(key).n(it.ac);
    match (it.group, it.most_dexterity) {
        (ArmourGroup::Shield, _) => counted("dive-book-ac-more"),
        (_, None) => counted("dive-book-ac-dexterity"),
        (_, Some(0)) => crate::game::plain(it.ac),
        (_, Some(most)) => counted("dive-book-ac-dexterity-most").with("most", most),
    }
}
