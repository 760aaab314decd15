//! Magical items as they are found, and who can use them.

use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    checks::{Amounting, Possible},
    components::{Carried, FigureId, Part, Thing},
    content::{Amount, ArmourIx, Book, Effect, FindKind, ItemIx},
    event::Goods,
    figure::Figure,
    gear, rules,
};
use crate::game::RuleId;

/// Rolls whether a foe carries items, and what; rules `foe.items` and `foe.use`, section 29.3.
pub fn of_foe(cx: &mut Cx<'_>, who: FigureId) {
    let (book, figure) = (cx.content(), Band::of(cx.world()).figure(who));
    let (rep, leads) = (i32::from(figure.rep()), figure.part() == Part::BigBad);
    let check = Possible {
        role: "dice-band-item-chance",
        up_to: match leads || figure.is_star() {
            true => book.figures.item_of_leader_on,
            false => book.figures.item_on,
        },
    };
    let (roll, has) = cx.roll(&check);
    let roll = Box::new(roll);
    cx.emit(
        rules::FOE_ITEMS,
        Goods::ItemChance { who, has, roll }.into(),
    );
    if !has {
        return;
    }
    let table = &book.tables.foe_items;
    let (roll, row) = cx.roll(&table.check("dice-band-foe-items", |_| rep));
    let roll = Box::new(roll);
    cx.emit(rules::FOE_ITEMS, Goods::FoeItems { who, row, roll }.into());
    for kind in &table.gives(row).finds {
        let carried = find(cx, *kind);
        gain(cx, who, carried);
    }
}

/// Rolls an item of a kind: the class of armour first, then which it is, then its uses; rules
/// `item.armour_class`, `item.kinds` and `item.potion`, section 29.1.
pub fn find(cx: &mut Cx<'_>, kind: FindKind) -> Carried {
    let book = cx.content();
    let class = (kind == FindKind::Armour).then(|| class_of_armour(cx));
    let table = book.tables.finds.of(kind);
    let (roll, row) = cx.roll(&table.check("dice-band-find", |_| 0));
    let item = book.items.find(&table.gives(row).item);
    let item = item.expect("records name records that are there");
    let roll = Box::new(roll);
    cx.emit(rules::ITEM_KINDS, Goods::Found { item, row, roll }.into());
    Carried {
        thing: Thing::Item(item),
        class: class.flatten(),
        uses: uses_of(cx, item),
        in_use: false,
        found: false,
        spent: false,
    }
}

fn class_of_armour(cx: &mut Cx<'_>) -> Option<ArmourIx> {
    let table = &cx.content().tables.armour_class;
    let (roll, row) = cx.roll(&table.check("dice-band-armour-class", |_| 0));
    let class = cx.content().armours.find(&table.gives(row).armour)?;
    let event = Goods::ArmourClassRolled {
        class,
        row,
        roll: Box::new(roll),
    };
    cx.emit(rules::ITEM_ARMOUR_CLASS, event.into());
    Some(class)
}

/// The uses of an item, or the reputation of a stone that restores it: rolled when it is found.
fn uses_of(cx: &mut Cx<'_>, item: ItemIx) -> u8 {
    let record = &cx.content()[item];
    let restores = record.grants.iter().find_map(|it| match it {
        Effect::Restores { rep, .. } => Some(*rep),
        _ => None,
    });
    let Some(amount) = restores.or(record.uses) else {
        return 0;
    };
    if let Amount {
        halves: 0,
        dice: 0,
        fixed,
    } = amount
    {
        return fixed;
    }
    let role = "dice-band-uses";
    let (roll, uses) = cx.roll(&Amounting { role, amount });
    let (uses, roll) = (uses.clamp(0, 99) as u8, Box::new(roll));
    cx.emit(
        rules::ITEM_POTION,
        Goods::UsesRolled { item, uses, roll }.into(),
    );
    uses
}

/// Gives somebody an item, who uses it at once if it fits: armour and weapons in place of those
/// before; rule `foe.use`.
pub fn gain(cx: &mut Cx<'_>, who: FigureId, carried: Carried) {
    let Thing::Item(item) = carried.thing else {
        return;
    };
    let band = Band::of(cx.world());
    let place = fits(band.book(), band.figure(who), item);
    let (in_use, instead) = match &place {
        Ok(Some(instead)) => (true, instead.clone()),
        _ => (false, SmallVec::new()),
    };
    let event = Goods::Gained {
        who,
        carried: Carried { in_use, ..carried },
        instead,
    };
    cx.emit(rules::FOE_USE, event.into());
    if let Err(rule) = place {
        cx.emit(rule, Goods::Unfit { who, item }.into());
    }
}

/// The places of things that would be put away for an item to be worn or held; `None` if it is
/// neither, as a potion or an arrow.
///
/// # Errors
/// The rule by which that figure cannot use it: a foe too weak for it, somebody who cannot cast,
/// armour that it does not go with, no hands for it.
pub(super) fn fits(
    book: &Book,
    figure: Figure<'_>,
    item: ItemIx,
) -> Result<Option<SmallVec<[u8; 2]>>, RuleId> {
    let record = &book[item];
    let mut effects = figure.effects();
    let casts = |it: super::figure::Granted<'_>| matches!(it.effect, Effect::CastsSpells { .. });
    let is_foe = matches!(figure.part(), Part::Minion | Part::BigBad | Part::Rival);
    let worn_things = matches!(
        record.kind,
        FindKind::Armour | FindKind::Weapon | FindKind::Tool
    );
    let armour = &book[figure.armour()].id;
    let gear = figure.gear();
    let places = |sort: &dyn Fn(&Carried) -> bool| -> SmallVec<[u8; 2]> {
        let all = gear.iter().zip(0..);
        all.filter(|(it, _)| it.in_use && sort(it))
            .map(|(_, place)| place)
            .collect()
    };
    if is_foe && figure.rep() < record.least_rep {
        return Err(rules::FOE_CANNOT);
    }
    if record.casters_only && !effects.any(casts) {
        return Err(rules::ITEM_WEARERS);
    }
    if worn_things && !figure.race().worn {
        return Err(rules::RACE_INHERENT);
    }
    if record.not_with.iter().any(|it| it.id() == armour) {
        return Err(rules::ITEM_WEARERS);
    }
    Ok(match record.kind {
        FindKind::Potion => None,
        FindKind::Armour => Some(places(&gear::is_armour)),
        FindKind::Clothing => Some(places(
            &|it| matches!(it.thing, Thing::Item(other) if book[other].kind == FindKind::Clothing),
        )),
        // Arrows are shot from the quiver.
        FindKind::Weapon if record.goes_with.is_some() => None,
        FindKind::Weapon | FindKind::Tool => Some(makes_room(book, gear, item)),
    })
}

/// The places of what goes out of somebody's hands for an item to be held; rule `item.switch`.
fn makes_room(book: &Book, gear: &[Carried], item: ItemIx) -> SmallVec<[u8; 2]> {
    let needed = gear::hands(book, Thing::Item(item));
    let thing = |place: &u8| gear[usize::from(*place)].thing;
    let hands = |place: &u8| gear::hands(book, thing(place));
    let places = (0_u8..).take(gear.len());
    let in_use = places.filter(|place| gear[usize::from(*place)].in_use);
    let held = in_use.filter(|place| hands(place) > 0);
    let (shields, mut away): (SmallVec<[u8; 2]>, SmallVec<[u8; 2]>) =
        held.partition(|place| thing(place) == Thing::Shield);
    if book[item].kind == FindKind::Weapon {
        // Of two weapons only as many go as leave hands for it, and a tool goes last.
        away.sort_by_key(|place| gear::is_tool(book, thing(place)));
        let mut freed = 0;
        away.retain(|place| {
            let goes = freed < needed;
            freed += hands(place);
            goes
        });
    }
    // A shield goes only if there are too few hands even so.
    let mut free = gear::free_hands(book, gear) + away.iter().map(hands).sum::<u8>();
    for shield in shields {
        if free < needed {
            away.push(shield);
            free += hands(&shield);
        }
    }
    away.sort_unstable();
    away
}
