//! The other shape: every item, good, card, tile and way is an entity with small components.

use std::{collections::BTreeMap, sync::Arc};

use bevy_ecs::{component::Component, entity::Entity, query::QueryState, world::World};
use smallvec::SmallVec;
use tabledelve::{
    dungeon::{Link, Room, RoomId},
    rulesets::deck_crawl::{Card, CardSet},
};

use crate::records::{Book, Carried, Goods, List, Neighbours, Parts, Snapshot};

/// What an item is.
#[derive(Component, Clone, Copy)]
#[component(immutable)]
struct Item(u16);

/// The strength of an item.
#[derive(Component, Clone, Copy)]
#[component(immutable)]
struct Points(i32);

// Components that come and go would move the item from table to table with each change.

/// True while it is worn or wielded.
#[derive(Component, Clone, Copy)]
struct InUse(bool);

#[derive(Component, Clone, Copy)]
struct Damaged(bool);

/// The hero who carries an item.
#[derive(Component)]
#[relationship(relationship_target = Pack)]
struct HeldBy(Entity);

/// A hero's items, in order of acquisition.
#[derive(Component)]
#[relationship_target(relationship = HeldBy)]
struct Pack(Vec<Entity>);

/// Pieces of a good in the shop.
#[derive(Component)]
struct Pieces(u8);

/// What a card shows.
#[derive(Component, Clone, Copy)]
#[component(immutable)]
struct Shows(Card);

/// Where a card lies.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Place {
    Deck,
    Discards,
    /// The hand of a hero, by seat.
    Hand(usize),
}

/// What does not change about a tile.
#[derive(Component)]
#[component(immutable)]
struct Tile(Arc<Room>);

/// The ways of a tile, in the order in which they were found.
#[derive(Component, Default)]
struct Ways(SmallVec<[Entity; 4]>);

/// The two tiles that a way joins.
#[derive(Component)]
#[component(immutable)]
struct Joins([Entity; 2]);

/// What does not change about a way.
#[derive(Component)]
#[component(immutable)]
struct Way(Arc<Link>);

type Carries = (
    &'static Item,
    &'static Points,
    &'static InUse,
    &'static Damaged,
);

/// The entities by our own ids, and the queries. Archetypes are all there once a game is restored.
pub struct Entities {
    world: World,
    heroes: Vec<Entity>,
    goods: Vec<Entity>,
    cards: Vec<Entity>,
    tiles: Vec<Entity>,
    ways: Vec<Entity>,
    packs: QueryState<&'static Pack>,
    items: QueryState<Carries>,
    lying: QueryState<(&'static Shows, &'static Place)>,
    leading: QueryState<&'static Ways>,
    joining: QueryState<&'static Joins>,
    laid: QueryState<&'static Tile>,
    linked: QueryState<&'static Way>,
    stocked: QueryState<&'static Pieces>,
}

/// A carried item, as its components have it.
fn carried((item, points, in_use, damaged): (&Item, &Points, &InUse, &Damaged)) -> Carried {
    Carried {
        good: item.0,
        points: points.0,
        in_use: in_use.0,
        damaged: damaged.0,
    }
}

fn components(carried: &Carried) -> (Item, Points, InUse, Damaged) {
    (
        Item(carried.good),
        Points(carried.points),
        InUse(carried.in_use),
        Damaged(carried.damaged),
    )
}

/// Where a card lies by the piles of a snapshot.
fn place_of<M>(snapshot: &Snapshot<M>, card: Card) -> Place {
    let hand = snapshot.hands.iter().position(|hand| hand.contains(card));
    match hand {
        Some(hero) => Place::Hand(hero),
        None if snapshot.deck.contains(card) => Place::Deck,
        None => Place::Discards,
    }
}

impl Entities {
    fn pack(&self, hero: usize) -> &[Entity] {
        let packs = self.packs.query_manual(&self.world);
        let pack = packs.get_inner(self.heroes[hero]);
        pack.map_or(&[], |pack| &pack.0)
    }

    /// The items of a hero in order of acquisition.
    fn carried(&self, hero: usize) -> impl Iterator<Item = Carried> {
        let items = self.items.query_manual(&self.world);
        let pack = self.pack(hero).iter();
        pack.filter_map(move |item| items.get_inner(*item).ok().map(carried))
    }

    fn stock(&mut self, good: u16) -> &mut u8 {
        let pieces = self.world.get_mut::<Pieces>(self.goods[usize::from(good)]);
        &mut pieces.expect("a good has pieces").into_inner().0
    }

    /// The cards at a place: cheaper to sort than entities.
    fn pile(&self, pile: Place) -> CardSet {
        let mut cards = CardSet::default();
        for (card, place) in self.lying.query_manual(&self.world) {
            if *place == pile {
                cards.insert(card.0);
            }
        }
        cards
    }

    fn put(&mut self, card: Card, place: Place) {
        let card = self.cards[usize::from(card.place())];
        if let Some(mut lies) = self.world.get_mut::<Place>(card) {
            *lies = place;
        }
    }
}

/// The entities of a dungeon: tiles, then ways.
fn lay(world: &mut World, map: &Parts) -> (Vec<Entity>, Vec<Entity>) {
    let tiles = map.rooms.iter().map(|room| Tile(room.clone()));
    let tiles: Vec<Entity> = world.spawn_batch(tiles.collect::<Vec<_>>()).collect();
    let ends = |link: &Link| [link.from, link.to].map(|room| tiles[usize::from(room.0)]);
    let ways = map.links.iter();
    let ways = ways.map(|link| (Joins(ends(link)), Way(link.clone())));
    let ways: Vec<Entity> = world.spawn_batch(ways.collect::<Vec<_>>()).collect();
    let mut leading: Vec<Ways> = tiles.iter().map(|_| Ways::default()).collect();
    for (link, way) in map.links.iter().zip(&ways) {
        for room in [link.from, link.to] {
            leading[usize::from(room.0)].0.push(*way);
        }
    }
    world.insert_batch(tiles.iter().copied().zip(leading));
    (tiles, ways)
}

impl Goods for Entities {
    type Map = Parts;

    fn restore(snapshot: &Snapshot<Parts>) -> Self {
        let mut world = World::new();
        let mut heroes = Vec::with_capacity(snapshot.packs.len());
        for pack in &snapshot.packs {
            let hero = world.spawn_empty().id();
            let items = pack.iter().map(|item| (components(item), HeldBy(hero)));
            world.spawn_batch(items.collect::<Vec<_>>());
            heroes.push(hero);
        }
        let goods = snapshot.stock.iter().map(|pieces| Pieces(*pieces));
        let goods = world.spawn_batch(goods.collect::<Vec<_>>()).collect();
        let cards = (0..Card::COUNT).map(Card::at);
        let cards = cards.map(|card| (Shows(card), place_of(snapshot, card)));
        let cards = world.spawn_batch(cards.collect::<Vec<_>>()).collect();
        let (tiles, ways) = lay(&mut world, &snapshot.map);
        Entities {
            heroes,
            goods,
            cards,
            tiles,
            ways,
            packs: QueryState::new(&mut world),
            items: QueryState::new(&mut world),
            lying: QueryState::new(&mut world),
            leading: QueryState::new(&mut world),
            joining: QueryState::new(&mut world),
            laid: QueryState::new(&mut world),
            linked: QueryState::new(&mut world),
            stocked: QueryState::new(&mut world),
            world,
        }
    }

    fn take(&self) -> Snapshot<Parts> {
        let heroes = 0..self.heroes.len();
        let mut hands = vec![CardSet::default(); self.heroes.len()];
        let (mut deck, mut discards) = (CardSet::default(), CardSet::default());
        for (card, place) in self.lying.query_manual(&self.world) {
            match *place {
                Place::Deck => deck.insert(card.0),
                Place::Discards => discards.insert(card.0),
                Place::Hand(hero) => hands[hero].insert(card.0),
            }
        }
        let stocked = self.stocked.query_manual(&self.world);
        let laid = self.laid.query_manual(&self.world);
        let linked = self.linked.query_manual(&self.world);
        let stock = stocked.iter_many_inner(&self.goods).map(|pieces| pieces.0);
        let rooms = laid.iter_many_inner(&self.tiles).map(|tile| tile.0.clone());
        let links = linked.iter_many_inner(&self.ways).map(|way| way.0.clone());
        Snapshot {
            packs: heroes.map(|hero| self.carried(hero).collect()).collect(),
            hands,
            stock: stock.collect(),
            deck,
            discards,
            map: Parts {
                rooms: rooms.collect(),
                links: links.collect(),
                props: BTreeMap::new(),
            },
        }
    }

    fn spare(&self, book: &Book, hero: usize) -> List {
        let spare = self.carried(hero).zip(0..);
        let spare = spare.filter(|(carried, _)| book.is_spare(carried));
        spare
            .map(|(carried, place)| (place, carried.good))
            .collect()
    }

    fn kinds(&self, hero: usize) -> List {
        let mut kinds: SmallVec<[(u8, u16, Carried); 16]> = SmallVec::new();
        for (carried, place) in self.carried(hero).zip(0..) {
            match kinds.iter_mut().find(|(_, _, kind)| *kind == carried) {
                Some((_, many, _)) => *many += 1,
                None => kinds.push((place, 1, carried)),
            }
        }
        let kinds = kinds.iter();
        kinds.map(|(place, many, _)| (*place, *many)).collect()
    }

    fn give(&mut self, from: usize, to: usize, place: u8) {
        let item = self.pack(from)[usize::from(place)];
        let to = self.heroes[to];
        self.world
            .entity_mut(item)
            .insert((HeldBy(to), InUse(false)));
    }

    fn buy(&mut self, hero: usize, good: u16) {
        *self.stock(good) -= 1;
        let held = HeldBy(self.heroes[hero]);
        self.world.spawn((components(&Carried::new(good)), held));
    }

    fn sell(&mut self, hero: usize, place: u8) {
        let item = self.pack(hero)[usize::from(place)];
        if let Some(Item(good)) = self.world.get::<Item>(item).copied() {
            self.world.despawn(item);
            *self.stock(good) += 1;
        }
    }

    fn draw(&mut self, hero: usize, place: u16) -> Option<Card> {
        let card = self.pile(Place::Deck).nth(place)?;
        self.put(card, Place::Hand(hero));
        Some(card)
    }

    fn discard(&mut self, _: usize, card: Card) {
        self.put(card, Place::Discards);
    }

    fn turn_over(&mut self) {
        let mut lying = self.world.query::<&mut Place>();
        for mut place in lying.iter_mut(&mut self.world) {
            if *place == Place::Discards {
                *place = Place::Deck;
            }
        }
    }

    fn neighbours(&self, tile: RoomId) -> Neighbours {
        let joining = self.joining.query_manual(&self.world);
        let laid = self.laid.query_manual(&self.world);
        let here = self.tiles[usize::from(tile.0)];
        let leading = self.leading.query_manual(&self.world).get_inner(here);
        let ways = leading.into_iter().flat_map(|ways| &ways.0);
        let joined = ways.filter_map(|way| joining.get(*way).ok());
        let others = joined.map(|joins| joins.0[usize::from(joins.0[0] == here)]);
        others
            .filter_map(|other| laid.get(other).ok())
            .map(|tile| tile.0.id)
            .collect()
    }
}
