use std::{collections::BTreeMap, sync::Arc};

use smallvec::SmallVec;

use super::*;
use crate::content::tests::{Item, Monster};

/// A book of two shelves.
#[derive(Default)]
pub struct Book {
    items: Shelf<ItemIx, Item>,
    monsters: Shelf<MonsterIx, Monster>,
}

crate::book_keys! { Book;
    /// The place of an item.
    ItemIx in items of BookEntry<Item>;
    /// The place of a monster.
    MonsterIx in monsters of BookEntry<Monster>;
}

/// A record that names others in every possible way.
#[derive(Clone, PartialEq, Debug)]
struct Pack {
    first: Option<ItemIx>,
    many: Vec<ItemIx>,
    few: SmallVec<[(ItemIx, u8); 2]>,
    prices: BTreeMap<ItemIx, u32>,
    pets: [MonsterIx; 1],
}

/// Something to do, in several ways with and without a key.
#[derive(Clone, PartialEq, Debug)]
enum Task {
    Buy(ItemIx),
    Sell { price: u8, item: Option<ItemIx> },
    Open(Pack),
    Rest,
}

crate::map_keys! { Book;
    Pack { first, many, few, prices, pets };
    enum Task { Buy.0, Sell.item, Open.0; Rest };
}

fn id(name: &str) -> RecordId {
    RecordId::new(&format!("core:{name}")).expect("an id")
}

fn book(items: &[&str], monsters: &[&str]) -> Book {
    let mut book = Book::default();
    for name in items {
        let item = Arc::new(Item { price: 1 });
        book.items.put(BookEntry::new(&id(name), &item));
    }
    for name in monsters {
        let monster = ron::from_str("(hit_points: 1)");
        let monster = Arc::new(monster.expect("a monster"));
        book.monsters.put(BookEntry::new(&id(name), &monster));
    }
    book
}

fn pack(book: &Book) -> Pack {
    let item = |name| book.items.known(id(name)).expect("an item");
    Pack {
        first: Some(item("rope")),
        many: vec![item("lamp"), item("rope")],
        few: [(item("lamp"), 3)].into_iter().collect(),
        prices: [(item("axe"), 7), (item("rope"), 2)].into_iter().collect(),
        pets: [book.monsters.known("core:lamp").expect("a monster")],
    }
}

#[test]
fn keys_lead_to_their_records_and_back() {
    let book = book(&["rope", "axe", "lamp"], &["wolf"]);
    let ids: Vec<&str> = book.items.iter().map(|it| it.id.as_str()).collect();
    assert_eq!(ids, ["core:axe", "core:lamp", "core:rope"]);
    for (key, entry) in book.items.keyed() {
        assert_eq!(book[key].id, entry.id);
        assert_eq!(key.id(&book), &entry.id);
        assert_eq!(ItemIx::find(&book, &entry.id), Some(key));
    }
    assert_eq!(book.items.find("core:wolf"), None);
    let problem = book.items.known("core:wolf").expect_err("not an item");
    assert_eq!(problem.to_string(), "there is no core:wolf");
    let known: Result<Vec<ItemIx>, _> = book.items.all_known(["core:rope", "core:axe"]);
    assert_eq!(known, Ok(vec![ItemIx(2), ItemIx(0)]));
}

#[test]
fn saved_records_fit_a_book_in_another_order() {
    let before = book(&["rope", "axe", "lamp"], &["lamp"]);
    let mut saved = pack(&before);
    let legend = Legend::write(&mut saved, &before);
    // Each id once, in the order in which the fields name them.
    let text = ron::to_string(&legend).expect("a list of ids");
    assert_eq!(text, r#"["core:rope","core:lamp","core:axe"]"#);

    let after = book(
        &["lamp", "bow", "axe", "zither", "rope", "anvil"],
        &["ape", "lamp"],
    );
    assert_eq!(legend.read(&mut saved, &after), Ok(()));
    assert_eq!(saved, pack(&after));
}

#[test]
fn a_saved_record_says_what_is_missing() {
    let before = book(&["rope", "axe", "lamp"], &["lamp"]);
    let mut saved = pack(&before);
    let legend = Legend::write(&mut saved, &before);
    let without = book(&["rope", "axe"], &["lamp"]);
    let problem = legend.read(&mut saved.clone(), &without);
    assert_eq!(problem, Err(BookProblem::no_record("core:lamp")));
    let problem = Legend::default().read(&mut saved, &before);
    assert_eq!(problem, Err(BookProblem("a name is missing".to_owned())));
}

#[test]
fn tasks_are_written_by_the_ids_in_them() {
    let before = book(&["rope", "lamp", "axe"], &["lamp"]);
    let after = book(&["rope", "lamp", "axe", "adze", "candle"], &["lamp", "eel"]);
    let rope = |book: &Book| book.items.known("core:rope").expect("a rope");
    let agenda = |book: &Book| {
        [
            Task::Buy(rope(book)),
            Task::Sell {
                price: 2,
                item: Some(rope(book)),
            },
            Task::Open(pack(book)),
            Task::Rest,
        ]
    };
    let mut saved = agenda(&before);
    let legend = Legend::write(&mut saved, &before);
    assert_eq!(legend.read(&mut saved, &after), Ok(()));
    assert_eq!(saved, agenda(&after));
    assert_eq!(Legend::check(&mut saved, &after), Ok(()));
    let problem = Legend::check(&mut saved, &before).expect_err("too few items");
    assert_eq!(problem.to_string(), "there is no record 4");
}
