//! Which of their magic armour somebody wears: an item counts while the suit or shield that it is made
//! of is worn, and one item for each; rules `item.magic` and `armour.list`.

use super::{
    components::Kit,
    content::{ArmourGroup, ArmourIx, Book, Form, ItemIx},
};

/// The suit or shield that an item is made of.
pub fn base(book: &Book, item: ItemIx) -> Option<ArmourIx> {
    match &book[item].form {
        Form::Armour(armour) => book.armours.find(armour),
        _ => None,
    }
}

/// True unless the item at a place is armour that lies in the pack.
pub fn is_worn(book: &Book, kit: &Kit, place: usize) -> bool {
    let Some(own) = kit.items.get(place).and_then(|it| base(book, it.0)) else {
        return true;
    };
    let worn = match book[own].group {
        ArmourGroup::Shield => kit.shield,
        _ => kit.armour,
    };
    let mut before = kit.items[..place].iter();
    worn == Some(own) && before.all(|it| base(book, it.0) != Some(own))
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
