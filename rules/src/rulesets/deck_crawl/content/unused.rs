//! Warnings of records that are sound and never come up in play.

use std::collections::BTreeSet;

use super::{
    super::cards::Card, Ability, Action, Amount, Book, Class, Dragon, Effect, EquipmentSlot,
    Figures, Item, Meaning, MonsterKind, Pool, PoolGrant, Race, RoomBoard, RoomTag, Stranger,
};
use crate::{
    content::{Library, LibraryReport, Record, RecordId, Ref, nearest},
    dice::Die,
    dungeon::atlas::drawings,
};

/// Records and fields without an effect.
pub fn check_unused(library: &Library, report: &mut LibraryReport) {
    let Ok(book) = Book::new(library) else { return };
    one_of_a_kind::<Dragon>(library, report);
    one_of_a_kind::<Figures>(library, report);
    monsters(&book, library, report);
    strangers(&book, library, report);
    heroes(library, report);
    items(library, report);
    dice(library, report);
    busts(library, report);
    for (id, room) in library.all::<RoomBoard>() {
        for (place, word) in room.0.fits.iter().enumerate() {
            if !RoomTag::NAMES.contains(&word.as_str()) {
                let near = nearest(word, RoomTag::NAMES);
                let near = near.map_or_else(String::new, |it| format!("; did you mean `{it}`?"));
                let message = format!("no room is ever looked for by `{word}`{near}");
                report.warn::<RoomBoard>(id, format!("fits[{place}]"), message);
            }
        }
    }
}

/// Dice that no table has: they are rolled, and shown by their number alone.
fn dice(library: &Library, report: &mut LibraryReport) {
    const USUAL: [u8; 6] = [4, 6, 8, 10, 12, 20];
    fn odd<T: Record>(report: &mut LibraryReport, id: &RecordId, field: &str, die: Die) {
        if !USUAL.contains(&die.sides()) {
            let message = format!(
                "a {die} has no drawing, and is shown by its number; there are d4, d6, d8, d10, \
                 d12 and d20"
            );
            report.warn::<T>(id, field, message);
        }
    }
    for (id, class) in library.all::<Class>() {
        odd::<Class>(report, id, "attack_die", class.attack_die);
    }
    for (id, race) in library.all::<Race>() {
        odd::<Race>(report, id, "hit_die", race.hit_die);
    }
    for (id, pool) in library.all::<Pool>() {
        odd::<Pool>(report, id, "die", pool.die);
    }
    for (id, dragon) in library.all::<Dragon>() {
        odd::<Dragon>(report, id, "attack_die", dragon.attack_die);
    }
}

/// Heroes whose bust is not drawn: that of a class and a race together.
fn busts(library: &Library, report: &mut LibraryReport) {
    let Ok(tokens) = drawings(library.files(), "tokens") else {
        return;
    };
    for (id, class) in library.all::<Class>() {
        let mut races = library.all::<Race>().iter();
        let bust = |race: &Race| format!("{}_{}", class.sprite, race.sprite);
        let missing = races.find(|(_, race)| !tokens.contains(&bust(race)));
        if let Some((of, race)) = missing {
            let message = format!(
                "there is no drawing `{}` in tokens, for one who is `{of}` as well",
                bust(race)
            );
            report.warn::<Class>(id, "sprite", message);
        }
    }
}

/// Play uses the first record of such a kind.
fn one_of_a_kind<T: Record>(library: &Library, report: &mut LibraryReport) {
    let mut all = library.all::<T>().iter();
    let Some((first, _)) = all.next() else { return };
    for (id, _) in all {
        let message = format!("only `{first}` is used: there is one record of this kind");
        report.warn::<T>(id, "", message);
    }
}

fn monsters(book: &Book, library: &Library, report: &mut LibraryReport) {
    for (id, kind) in library.all::<MonsterKind>() {
        let mut cards = (0..52).map(Card::at);
        let own = cards.find(|card| card.suit() == kind.suit && card.rank() == kind.rank);
        if let Some(card) = own
            && book.meaning(card).meaning != Meaning::Monster
        {
            let message =
                format!("it never comes: the table core:dungeon has no monster for {card}");
            report.warn::<MonsterKind>(id, "rank", message);
        }
    }
}

fn strangers(book: &Book, library: &Library, report: &mut LibraryReport) {
    let rows = 0..book.tables.strangers.rows.len();
    let met = rows.flat_map(|row| book.tables.strangers_of(row));
    let met: BTreeSet<&str> = met.map(|key| book[*key].id.as_str()).collect();
    for (id, stranger) in library.all::<Stranger>() {
        if !met.contains(id.as_str()) {
            let message = "nobody meets this one: no row of the table core:strangers names it, and \
                           it has no `face`";
            report.warn::<Stranger>(id, "", message);
        }
        for (place, Action { does, .. }) in stranger.does.iter().enumerate() {
            if has_points(does) {
                let message = "there is no item here whose points count";
                report.warn::<Stranger>(id, format!("does[{place}]"), message);
            }
        }
    }
}

fn has_points(effect: &Effect) -> bool {
    use Effect::{Give, Harm, Heal, Loot, MagicHarm};
    match effect {
        Heal(amount) | Loot(amount) | Give(_, amount) | Harm(amount) | MagicHarm(amount) => {
            *amount == Amount::Points
        }
        _ => false,
    }
}

/// Abilities that no hero has dice for, and those that are listed twice.
fn heroes(library: &Library, report: &mut LibraryReport) {
    fn has(grants: &[PoolGrant], ability: &Ability) -> bool {
        grants.iter().any(|grant| grant.pool == ability.pool)
    }
    let of_classes = |ability: &Ability| {
        let mut classes = library.all::<Class>().iter();
        classes.any(|(_, class)| has(&class.pools, ability))
    };
    let of_races = |ability: &Ability| {
        let mut races = library.all::<Race>().iter();
        races.any(|(_, race)| has(&race.pools, ability))
    };
    for (id, class) in library.all::<Class>() {
        abilities::<Class>(library, report, id, &class.abilities, |ability| {
            has(&class.pools, ability) || of_races(ability)
        });
    }
    for (id, race) in library.all::<Race>() {
        abilities::<Race>(library, report, id, &race.abilities, |ability| {
            has(&race.pools, ability) || of_classes(ability)
        });
    }
}

fn abilities<T: Record>(
    library: &Library,
    report: &mut LibraryReport,
    id: &RecordId,
    abilities: &[Ref<Ability>],
    has_dice: impl Fn(&Ability) -> bool,
) {
    for (place, of) in abilities.iter().enumerate() {
        let at = format!("abilities[{place}]");
        if abilities[..place].contains(of) {
            report.warn::<T>(id, at, "it is listed twice, and counts once");
        } else if let Some(ability) = library.follow(of)
            && !has_dice(ability)
        {
            let message = format!("nobody with it has dice of its pool `{}`", ability.pool);
            report.warn::<T>(id, at, message);
        }
    }
}

fn items(library: &Library, report: &mut LibraryReport) {
    for (id, item) in library.all::<Item>() {
        if item.slot == EquipmentSlot::Pack && !item.grants.is_empty() {
            let message = "what lies in the pack is not in use, and grants nothing";
            report.warn::<Item>(id, "grants", message);
        }
        for (place, effect) in item.uses.iter().enumerate() {
            if item.points.is_none() && has_points(effect) {
                let message = "the item has no points to count";
                report.warn::<Item>(id, format!("uses[{place}]"), message);
            }
        }
        for (place, (_, rank)) in item.cards.iter().enumerate() {
            let counted = item.points.map(|(least, most)| least..=most);
            if counted.is_some_and(|points| !points.contains(&i32::from(*rank))) {
                let message = "no item of that many points can be had";
                report.warn::<Item>(id, format!("cards[{place}]"), message);
            }
        }
    }
}
