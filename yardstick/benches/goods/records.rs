//! What both shapes are made from and come back to: the goods of a book, and a game as records.

use std::{collections::BTreeMap, sync::Arc};

use serde::Serialize;
use smallvec::SmallVec;
use tabledelve::{
    dungeon::{
        Board, Boards, Feature, Lattice, Link, Map, Reach, Room, RoomId, Spot, Things, Tile,
    },
    grid::{Cell, Side},
    rulesets::deck_crawl::{Card, CardSet},
};

/// Number of heroes.
pub const HEROES: usize = 6;
/// Number of items that each of them carries.
pub const CARRIED: usize = 12;
/// Number of goods in the shop.
pub const GOODS: usize = 100;
/// Number of tiles.
pub const TILES: u16 = 60;

/// Where an item is worn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    Pack,
    Weapon,
    Armour,
    Shield,
}

/// The slots of the goods, by their numbers.
pub struct Book(Vec<Slot>);

impl Book {
    pub fn new() -> Self {
        let slots = [Slot::Pack, Slot::Weapon, Slot::Armour, Slot::Shield];
        Book((0..GOODS).map(|good| slots[good % 4]).collect())
    }

    pub fn slot(&self, good: u16) -> Slot {
        self.0[usize::from(good)]
    }

    /// True if an item can be put on.
    pub fn is_spare(&self, item: &Carried) -> bool {
        !item.in_use && self.slot(item.good) != Slot::Pack
    }
}

/// A carried item.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Carried {
    pub good: u16,
    pub points: i32,
    pub in_use: bool,
    pub damaged: bool,
}

impl Carried {
    pub fn new(good: u16) -> Self {
        Carried {
            good,
            points: 0,
            in_use: false,
            damaged: false,
        }
    }
}

/// Places in a pack, each with a number: the good's, or how many items there are like it.
pub type List = SmallVec<[(u8, u16); 16]>;

/// Rooms reached from a tile, in the order in which the ways were found.
pub type Neighbours = SmallVec<[RoomId; 4]>;

/// A game as records; a map is one value that is shared, or its rooms and links.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Snapshot<M> {
    pub packs: Vec<Vec<Carried>>,
    pub hands: Vec<CardSet>,
    /// Pieces left of each good.
    pub stock: Vec<u8>,
    pub deck: CardSet,
    pub discards: CardSet,
    pub map: M,
}

/// A map by its parts, which are written as a [`Map`] is.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Parts {
    pub rooms: Vec<Arc<Room>>,
    pub links: Vec<Arc<Link>>,
    /// Things that play put on it: none.
    pub props: BTreeMap<Cell, Feature>,
}

impl Snapshot<Arc<Map>> {
    /// The beginning: every pack full, every card in the deck, a hand of none.
    pub fn start() -> Self {
        let pack = |hero: usize| {
            let goods = (0..CARRIED).map(|place| (hero * 7 + place * place * 5) % GOODS);
            let mut pack: Vec<Carried> = goods.map(|good| Carried::new(good as u16)).collect();
            pack[1].in_use = true;
            pack[5].points = 3;
            pack[8] = pack[2];
            pack
        };
        Snapshot {
            packs: (0..HEROES).map(pack).collect(),
            hands: vec![CardSet::default(); HEROES],
            stock: (0..GOODS).map(|good| 2 + good as u8 % 3).collect(),
            deck: CardSet::FULL,
            discards: CardSet::default(),
            map: Arc::new(dungeon()),
        }
    }

    /// The same with its map by parts.
    pub fn by_parts(&self) -> Snapshot<Parts> {
        let rooms = self.map.rooms().cloned().map(Arc::new);
        let links = self.map.links().cloned().map(Arc::new);
        Snapshot {
            packs: self.packs.clone(),
            hands: self.hands.clone(),
            stock: self.stock.clone(),
            deck: self.deck,
            discards: self.discards,
            map: Parts {
                rooms: rooms.collect(),
                links: links.collect(),
                props: BTreeMap::new(),
            },
        }
    }
}

/// Tiles in rows of eight, each with a way to all that it touches.
fn dungeon() -> Map {
    let sides = [Side::North, Side::East, Side::South, Side::West];
    let rows = "###+### #.....# #.....# +.....+ #.....# #.....# ###+###";
    let board = Board {
        name: "room".into(),
        fits: vec!["room".into()],
        rows: rows.split(' ').map(String::from).collect(),
        ..Board::default()
    };
    let boards = Boards::new([("core:room".to_owned(), board)], Things::core());
    let lattice = Lattice { pitch: 6 };
    let mut map = Map::new();
    for number in 0..TILES as i16 {
        let at = Cell::new(number % 8, number / 8);
        let (entry, reach) = match (at.x, at.y) {
            (0, 0) => (Side::North, Reach::Outside),
            (_, 0) => (Side::West, Reach::Neighbour),
            _ => (Side::North, Reach::Neighbour),
        };
        let tile = Tile {
            kind: "room",
            spot: Spot { level: 1, at },
            entry,
            reach,
            exits: &sides,
        };
        let addition = lattice.lay(&map, &boards, &tile, &mut |_| 0);
        map.add(addition.expect("the place is free"));
        if at.x > 0 && at.y > 0 {
            let link = lattice.join(&map, RoomId(number as u16), Side::West);
            map.add_link(link.expect("both have an exit there"));
        }
    }
    map
}

/// What is asked of a game, and done in it.
pub trait Goods: Sized {
    type Map;

    fn restore(snapshot: &Snapshot<Self::Map>) -> Self;

    fn take(&self) -> Snapshot<Self::Map>;

    /// The items that a hero can put on.
    fn spare(&self, book: &Book, hero: usize) -> List;

    /// The items that a hero can hand over or drop, equal ones as one with their number.
    fn kinds(&self, hero: usize) -> List;

    /// Hands an item over.
    fn give(&mut self, from: usize, to: usize, place: u8);

    /// A hero gets an item from the shop.
    fn buy(&mut self, hero: usize, good: u16);

    /// An item goes back to the shop.
    fn sell(&mut self, hero: usize, place: u8);

    /// A hero draws a card by its place in the rest of the deck, sorted.
    fn draw(&mut self, hero: usize, place: u16) -> Option<Card>;

    /// A card goes from a hand to the discards.
    fn discard(&mut self, hero: usize, card: Card);

    /// The discards become the deck.
    fn turn_over(&mut self);

    /// The tiles beside a tile.
    fn neighbours(&self, tile: RoomId) -> Neighbours;
}
