//! Tables of races, professions and gear.

use super::{
    super::content::{Book, FindKind, Item, Listed, Weapon},
    effects, named, none, several,
};
use crate::{
    content::BookEntry,
    game::{BookTable, Phrase, plain},
    tables::Placed,
};

pub(super) fn draw(book: &Book, name: &str) -> Option<BookTable> {
    if let Some(race) = name.strip_prefix("list_") {
        let race = book.races.find(format!("core:{race}"))?;
        return Some(list(book, &book[race].links.list));
    }
    Some(match name {
        "races" => races(book),
        "standing" => BookTable::rolled(
            &book.tables.standing,
            plain,
            &["band-book-reputation"],
            |row| vec![super::counted("band-book-signed", row.rep)],
        ),
        "weapons" => weapons(book),
        "armours" => armours(book),
        "find_armour" => finds(book, FindKind::Armour),
        "find_tool" => finds(book, FindKind::Tool),
        "find_clothing" => finds(book, FindKind::Clothing),
        "find_weapon" => finds(book, FindKind::Weapon),
        "find_potion" => finds(book, FindKind::Potion),
        "armour_class" => {
            BookTable::rolled(&book.tables.armour_class, plain, &["book-armour"], |row| {
                vec![named(&book.armours, &row.armour)]
            })
        }
        "foe_items" => BookTable::rolled(&book.tables.foe_items, plain, &["book-item"], |row| {
            vec![several(row.finds.iter().map(|kind| super::items(*kind, 1)))]
        }),
        _ => return None,
    })
}

fn races(book: &Book) -> BookTable {
    let rows = book.races.iter().map(|race| {
        let recruits = race.links.recruits.iter();
        let recruits: Vec<_> = recruits.map(|it| Phrase::new(book[*it].name)).collect();
        let recruits = if recruits.is_empty() {
            Phrase::new("band-book-by-a-die")
        } else {
            several(recruits)
        };
        vec![
            Phrase::new(race.name),
            Phrase::new(race.detail),
            effects::all(book, &race.traits),
            recruits,
        ]
    });
    let headings = ["book-race", "book-gift", "book-does", "band-book-recruits"];
    BookTable::new(&headings, rows.collect())
}

fn list(book: &Book, list: &Placed<Listed>) -> BookTable {
    let headings = [
        "band-book-profession",
        "band-book-reputation",
        "book-armour",
        "book-weapon",
    ];
    BookTable::rolled(list, plain, &headings, |row| {
        let armour = book.armours.find(&row.armour);
        let armour = armour.map_or_else(none, |it| plain(book[it].class));
        let worn = if row.shield {
            Phrase::new("band-book-and-shield").with("armour", armour)
        } else {
            armour
        };
        let hands = |arms: &Vec<_>| match &arms[..] {
            [one, other] if one == other => {
                Phrase::new("band-book-two-of").with("weapon", named(&book.weapons, one))
            }
            all => several(all.iter().map(|it| named(&book.weapons, it))),
        };
        let arms = row.arms.iter().map(hands);
        let arms = arms.reduce(|first, second| {
            let or = Phrase::new("band-book-or").with("first", first);
            or.with("second", second)
        });
        vec![
            named(&book.professions, &row.profession),
            plain(row.rep),
            worn,
            arms.unwrap_or_else(none),
        ]
    })
}

fn weapons(book: &Book) -> BookTable {
    let rows = book.weapons.iter().map(|it| {
        let grips = it.melee.as_ref().and_then(|melee| melee.counts_as.as_ref());
        let hands = it.melee.as_ref().map(|melee| melee.hands);
        let hands = hands.or_else(|| it.shot.as_ref().map(|shot| shot.hands));
        let hands = match grips {
            Some(_) => Phrase::new("band-book-either"),
            None => hands.map_or_else(none, plain),
        };
        vec![Phrase::new(it.name), hands, in_melee(book, it), shot(it)]
    });
    let headings = [
        "book-weapon",
        "book-hands",
        "band-book-in-melee",
        "band-book-shots",
    ];
    BookTable::new(&headings, rows.collect())
}

fn in_melee<L>(book: &Book, weapon: &BookEntry<Weapon, L>) -> Phrase {
    let Some(melee) = &weapon.melee else {
        return Phrase::new("band-book-bare-hands");
    };
    if let Some(grips) = &melee.counts_as {
        let counts = Phrase::new("band-book-counts-as");
        let counts = counts.with("one", named(&book.weapons, &grips.one));
        return counts.with("two", named(&book.weapons, &grips.two));
    }
    let found = effects::of_weapon(book, weapon);
    if found.is_empty() {
        return Phrase::new("band-book-plain-blade");
    }
    several(found)
}

fn shot<L>(weapon: &BookEntry<Weapon, L>) -> Phrase {
    let Some(shot) = &weapon.shot else {
        return none();
    };
    let more = [
        (shot.once, "band-book-once"),
        (shot.fetched, "band-book-fetched"),
    ];
    let more = more.into_iter().filter(|(so, _)| *so);
    let impact = super::counted("band-book-impact-of", shot.impact);
    several(
        [impact]
            .into_iter()
            .chain(more.map(|(_, key)| Phrase::new(key))),
    )
}

fn armours(book: &Book) -> BookTable {
    let rows = book.armours_by_class().iter().map(|key| {
        let it = &book[*key];
        vec![
            plain(it.class),
            Phrase::new(it.name),
            super::counted("band-book-signed", it.impact),
        ]
    });
    let headings = ["book-armour", "book-name", "band-book-impact"];
    BookTable::new(&headings, rows.collect())
}

fn finds(book: &Book, kind: FindKind) -> BookTable {
    let headings = [
        "book-item",
        "book-does",
        "band-book-uses",
        "band-book-least",
    ];
    BookTable::rolled(book.tables.finds.of(kind), plain, &headings, |row| {
        let Some(key) = book.items.find(&row.item) else {
            return vec![none(); headings.len()];
        };
        let item: &Item = &book[key];
        vec![
            Phrase::new(book[key].name),
            effects::all(book, &item.grants),
            item.uses.map_or_else(none, effects::amount),
            plain(item.least_rep),
        ]
    })
}
