//! Which of their magic items somebody wears: armour counts while the suit or shield that it is made
//! of is worn, and there is room for one of a kind, but for two rings; rules `item.magic` and
//! `armour.list`.

use super::{
    components::Kit,
    content::{ArmourGroup, ArmourIx, Book, Form, ItemIx, Slot},
};

/// The suit or shield that an item is made of.
pub fn base(book: &Book, item: ItemIx) -> Option<ArmourIx> {
    match &book[item].form {
        Form::Armour(armour) => book.armours.find(armour),
        _ => None,
    }
}

/// True unless the item at a place lies in the pack: armour that is not the one worn, or the second
/// cloak.
pub fn is_worn(book: &Book, kit: &Kit, place: usize) -> bool {
    match kit.items.get(place).map(|it| &book[it.0].form) {
        Some(Form::Armour(_)) => is_armour_worn(book, kit, place),
        Some(Form::Worn(slot)) => has_room(book, kit, place, *slot),
        _ => true,
    }
}

fn is_armour_worn(book: &Book, kit: &Kit, place: usize) -> bool {
    let Some(own) = base(book, kit.items[place].0) else {
        return true;
    };
    let worn = match book[own].group {
        ArmourGroup::Shield => kit.shield,
        _ => kit.armour,
    };
    let mut before = kit.items[..place].iter();
    worn == Some(own) && before.all(|it| base(book, it.0) != Some(own))
}

/// True if what is worn already leaves room for the item at a place. What waits for attunement takes
/// none.
fn has_room(book: &Book, kit: &Kit, place: usize, slot: Slot) -> bool {
    let most = match slot {
        Slot::Ring => 2,
        _ => 1,
    };
    let alike = |it: &&(ItemIx, bool)| {
        let item = &book[it.0];
        item.form == Form::Worn(slot) && (it.1 || !item.attunement)
    };
    kit.items[..place].iter().filter(alike).count() < most
}

/// True for a suit or shield that is worn as a magic item.
pub fn is_magic(book: &Book, kit: &Kit, worn: ArmourIx) -> bool {
    kit.items.iter().any(|it| base(book, it.0) == Some(worn))
}

/// Items that do something for their bearer: worn if they are armour, and attuned if they have to be.
pub fn in_use<'k>(book: &'k Book, kit: &'k Kit) -> impl Iterator<Item = ItemIx> + 'k {
    let all = kit.items.iter().enumerate();
    let used = all.filter(|(place, (item, attuned))| {
        (*attuned || !book[*item].attunement) && is_worn(book, kit, *place)
    });
    used.map(|(_, (item, _))| *item)
}
