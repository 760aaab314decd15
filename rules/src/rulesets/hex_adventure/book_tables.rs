//! The tables of the rulebook of Hex Adventure.

use super::{
    content::{Book, Setting, SkillIx, SpellSource},
    words::money,
};
use crate::{
    content::Ref,
    dice::DiceExpr,
    game::{BookTable, Phrase, both, intern, plain},
};

/// The table that the rulebook names.
pub fn draw(book: &Book, name: &str) -> Option<BookTable> {
    Some(match name {
        "weapons" => weapons(book),
        "armours" => armours(book),
        "skills" => skills(book),
        "spells" => spells(book, SpellSource::Spell),
        "devices" => spells(book, SpellSource::Device),
        "goods" => goods(book),
        "heroes" => heroes(book),
        "foes" => foes(book),
        "settings" => settings(book),
        _ => return None,
    })
}

fn none() -> Phrase {
    plain("–")
}

/// Several in a row, or a dash.
fn several(all: impl Iterator<Item = Phrase>) -> Phrase {
    all.reduce(both).unwrap_or_else(none)
}

/// The worlds of a record.
fn worlds(book: &Book, settings: &[Ref<Setting>]) -> Phrase {
    let known = settings.iter().filter_map(|id| book.settings.find(id));
    several(known.map(|setting| Phrase::new(book[setting].name)))
}

/// A price in the coins of the first world that sells it.
fn price(book: &Book, settings: &[Ref<Setting>], price: u32) -> Phrase {
    let setting = settings.first().and_then(|id| book.settings.find(id));
    match setting {
        Some(setting) if price > 0 => money(&book[setting], price),
        _ => none(),
    }
}

fn dice(dice: Option<DiceExpr>) -> Phrase {
    dice.map_or_else(none, plain)
}

fn weapons(book: &Book) -> BookTable {
    let mut ordered: Vec<_> = book.weapons.iter().collect();
    ordered.sort_by_key(|it| {
        (
            it.settings.first().map(|id| id.id().clone()),
            it.links.skill,
            it.heft,
        )
    });
    let rows = ordered.into_iter().map(|it| {
        vec![
            Phrase::new(it.name),
            dice(it.strike),
            dice(it.shoot),
            dice(it.throw),
            plain(it.heft),
            plain(it.hands),
            Phrase::new(book[it.links.skill].name),
            price(book, &it.settings, it.price),
            worlds(book, &it.settings),
        ]
    });
    let headings = [
        "book-weapon",
        "book-strike",
        "book-shoot",
        "book-throw",
        "book-heft",
        "book-hands",
        "book-skill",
        "book-price",
        "book-world",
    ];
    BookTable::new(&headings, rows.collect())
}

fn armours(book: &Book) -> BookTable {
    let mut ordered: Vec<_> = book.armours.iter().collect();
    ordered.sort_by_key(|it| {
        (
            it.settings.first().map(|id| id.id().clone()),
            it.shield,
            it.stops,
        )
    });
    let rows = ordered.into_iter().map(|it| {
        let kind = if it.shield {
            "book-kind-shield"
        } else {
            "book-kind-armour"
        };
        vec![
            Phrase::new(it.name),
            Phrase::new(kind),
            plain(it.stops),
            plain(it.burden),
            price(book, &it.settings, it.price),
            worlds(book, &it.settings),
        ]
    });
    let headings = [
        "book-name",
        "book-kind",
        "book-stops",
        "book-burden",
        "book-price",
        "book-world",
    ];
    BookTable::new(&headings, rows.collect())
}

fn skills(book: &Book) -> BookTable {
    let mut ordered: Vec<_> = book.skills.iter().collect();
    ordered.sort_by_key(|it| !it.combat);
    let rows = ordered.into_iter().map(|it| {
        let kind = if it.combat {
            "book-kind-combat"
        } else {
            "book-kind-other"
        };
        vec![
            Phrase::new(it.name),
            Phrase::new(kind),
            plain(it.most),
            Phrase::new(it.detail),
            worlds(book, &it.settings),
        ]
    });
    let headings = [
        "book-skill",
        "book-kind",
        "book-most",
        "book-does",
        "book-world",
    ];
    BookTable::new(&headings, rows.collect())
}

fn spells(book: &Book, source: SpellSource) -> BookTable {
    let mut ordered: Vec<_> = book
        .spells
        .iter()
        .filter(|it| it.source == source)
        .collect();
    ordered.sort_by_key(|it| it.iq);
    let rows = ordered.into_iter().map(|it| {
        vec![
            Phrase::new(it.name),
            plain(it.iq),
            plain(it.fatigue),
            Phrase::new(it.detail),
        ]
    });
    let first = match source {
        SpellSource::Spell => "book-spell",
        SpellSource::Device => "book-device",
    };
    BookTable::new(
        &[first, "book-iq", "book-fatigue", "book-does"],
        rows.collect(),
    )
}

fn goods(book: &Book) -> BookTable {
    let mut ordered: Vec<_> = book.goods.iter().collect();
    ordered.sort_by_key(|it| {
        (
            it.settings.len(),
            it.settings.first().map(|id| id.id().clone()),
        )
    });
    let rows = ordered.into_iter().map(|it| {
        vec![
            Phrase::new(it.name),
            price(book, &it.settings, it.price),
            Phrase::new(it.detail),
            worlds(book, &it.settings),
        ]
    });
    let headings = ["book-item", "book-price", "book-does", "book-world"];
    BookTable::new(&headings, rows.collect())
}

/// Skills with their points.
fn learned(book: &Book, skills: &[(SkillIx, u8)]) -> Phrase {
    several(skills.iter().map(|(skill, points)| {
        Phrase::new("book-skill-points")
            .with("skill", Phrase::new(book[*skill].name))
            .with("n", *points)
    }))
}

fn heroes(book: &Book) -> BookTable {
    let rows = book.heroes.iter().map(|it| {
        let weapons = it
            .links
            .weapons
            .iter()
            .map(|it| Phrase::new(book[*it].name));
        let armours = it
            .links
            .armours
            .iter()
            .map(|it| Phrase::new(book[*it].name));
        let spells = it.links.spells.iter().map(|it| Phrase::new(book[*it].name));
        vec![
            plain(&it.record.name),
            Phrase::new(it.detail),
            plain(it.st),
            plain(it.dx),
            plain(it.iq),
            learned(book, &it.links.skills),
            several(weapons.chain(armours).chain(spells)),
        ]
    });
    let headings = [
        "book-hero",
        "book-role",
        "book-st",
        "book-dx",
        "book-iq",
        "book-skills",
        "book-outfit",
    ];
    BookTable::new(&headings, rows.collect())
}

fn foes(book: &Book) -> BookTable {
    let mut ordered: Vec<_> = book.foes.iter().collect();
    ordered.sort_by_key(|it| {
        (
            it.settings.first().map(|id| id.id().clone()),
            it.animal,
            it.st,
        )
    });
    let rows = ordered.into_iter().map(|it| {
        let bite = it
            .bite
            .map(|dice| Phrase::new("book-bite").with("dice", dice.to_string()));
        let weapons = it
            .links
            .outfit
            .weapons
            .iter()
            .map(|it| Phrase::new(book[*it].name));
        let spells = it
            .links
            .outfit
            .spells
            .iter()
            .map(|it| Phrase::new(book[*it].name));
        let worn: i32 = it
            .links
            .outfit
            .armours
            .iter()
            .map(|it| book[*it].stops)
            .sum();
        vec![
            Phrase::new(it.name),
            plain(it.st),
            plain(it.dx),
            plain(it.iq),
            plain(it.hide + worn),
            several(bite.into_iter().chain(weapons).chain(spells)),
            worlds(book, &it.settings),
        ]
    });
    let headings = [
        "book-foe",
        "book-st",
        "book-dx",
        "book-iq",
        "book-stops",
        "book-outfit",
        "book-world",
    ];
    BookTable::new(&headings, rows.collect())
}

fn settings(book: &Book) -> BookTable {
    let rows = book.settings.iter().map(|it| {
        // Each coin with its worth in the next smaller one.
        let coins = it.coins.windows(2).map(|pair| {
            let [(small, worth), (large, more)] = pair else {
                return none();
            };
            Phrase::new("book-coin")
                .with("large", Phrase::new(intern(large)).with("n", 1))
                .with("small", Phrase::new(intern(small)).with("n", more / worth))
        });
        let only = it.coins.first().map(|(coin, _)| {
            let coin = intern(coin);
            Phrase::new(coin).with("n", 1)
        });
        let coins = coins.reduce(both).or(only);
        vec![
            Phrase::new(it.name),
            coins.unwrap_or_else(none),
            money(it, it.outfit),
        ]
    });
    BookTable::new(
        &["book-world", "book-coins", "book-outfit-sum"],
        rows.collect(),
    )
}
