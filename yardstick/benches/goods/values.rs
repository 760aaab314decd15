//! The shape of the games: heroes are entities; items, cards and tiles are values.

use std::sync::Arc;

use bevy_ecs::{component::Component, entity::Entity, resource::Resource, world::World};
use smallvec::SmallVec;
use tabledelve::{
    dungeon::{Map, RoomId},
    game::replace,
    rulesets::deck_crawl::{Card, CardSet},
};

use crate::records::{Book, Carried, Goods, List, Neighbours, Snapshot};

/// A hero's items, in order of acquisition.
#[derive(Component, Clone, Default)]
#[component(immutable)]
struct Gear(SmallVec<[Carried; 6]>);

/// The cards in a hero's hand.
#[derive(Component, Clone, Copy)]
struct Hand(CardSet);

/// A hero as the table lists it.
struct Listed {
    entity: Entity,
    gear: Gear,
    /// Equal items as one: the place of the first, their number, and what they are.
    kinds: SmallVec<[(u8, u16, Carried); 6]>,
}

impl Listed {
    fn sum_up(&mut self) {
        self.kinds.clear();
        for (place, carried) in self.gear.0.iter().enumerate() {
            let mut kinds = self.kinds.iter_mut();
            match kinds.find(|(_, _, kind)| kind == carried) {
                Some((_, many, _)) => *many += 1,
                None => self.kinds.push((place as u8, 1, *carried)),
            }
        }
    }
}

/// Everything besides the heroes, and the list of these.
#[derive(Resource)]
struct Table {
    heroes: SmallVec<[Listed; 4]>,
    stock: Vec<u8>,
    deck: CardSet,
    discards: CardSet,
    map: Arc<Map>,
}

pub struct Values(World);

impl Values {
    fn table(&self) -> &Table {
        self.0.resource()
    }

    fn table_mut(&mut self) -> &mut Table {
        self.0.resource_mut::<Table>().into_inner()
    }

    fn change_gear<T>(&mut self, hero: usize, change: impl FnOnce(&mut Gear) -> T) -> T {
        let listed = &mut self.table_mut().heroes[hero];
        let result = change(&mut listed.gear);
        listed.sum_up();
        let (entity, gear) = (listed.entity, listed.gear.clone());
        replace(&mut self.0, entity, gear);
        result
    }

    fn change_hand(&mut self, hero: usize, change: impl FnOnce(&mut CardSet)) {
        let entity = self.table().heroes[hero].entity;
        if let Some(mut hand) = self.0.get_mut::<Hand>(entity) {
            change(&mut hand.0);
        }
    }
}

impl Goods for Values {
    type Map = Arc<Map>;

    fn restore(snapshot: &Snapshot<Arc<Map>>) -> Self {
        let mut world = World::new();
        let mut table = Table {
            heroes: SmallVec::new(),
            stock: snapshot.stock.clone(),
            deck: snapshot.deck,
            discards: snapshot.discards,
            map: snapshot.map.clone(),
        };
        for (pack, hand) in snapshot.packs.iter().zip(&snapshot.hands) {
            let gear = Gear(pack.iter().copied().collect());
            let mut listed = Listed {
                entity: world.spawn((gear.clone(), Hand(*hand))).id(),
                gear,
                kinds: SmallVec::new(),
            };
            listed.sum_up();
            table.heroes.push(listed);
        }
        world.insert_resource(table);
        Values(world)
    }

    fn take(&self) -> Snapshot<Arc<Map>> {
        let table = self.table();
        let packs = table.heroes.iter().map(|listed| listed.gear.0.to_vec());
        let hands = table.heroes.iter().map(|listed| {
            let hand = self.0.get::<Hand>(listed.entity);
            hand.expect("every hero has a hand").0
        });
        Snapshot {
            packs: packs.collect(),
            hands: hands.collect(),
            stock: table.stock.clone(),
            deck: table.deck,
            discards: table.discards,
            map: table.map.clone(),
        }
    }

    fn spare(&self, book: &Book, hero: usize) -> List {
        let gear = self.table().heroes[hero].gear.0.iter().zip(0..);
        let spare = gear.filter(|(carried, _)| book.is_spare(carried));
        spare
            .map(|(carried, place)| (place, carried.good))
            .collect()
    }

    fn kinds(&self, hero: usize) -> List {
        let kinds = self.table().heroes[hero].kinds.iter();
        kinds.map(|(place, many, _)| (*place, *many)).collect()
    }

    fn give(&mut self, from: usize, to: usize, place: u8) {
        let carried = self.change_gear(from, |gear| gear.0.remove(usize::from(place)));
        let carried = Carried {
            in_use: false,
            ..carried
        };
        self.change_gear(to, |gear| gear.0.push(carried));
    }

    fn buy(&mut self, hero: usize, good: u16) {
        self.table_mut().stock[usize::from(good)] -= 1;
        self.change_gear(hero, |gear| gear.0.push(Carried::new(good)));
    }

    fn sell(&mut self, hero: usize, place: u8) {
        let sold = self.change_gear(hero, |gear| gear.0.remove(usize::from(place)));
        self.table_mut().stock[usize::from(sold.good)] += 1;
    }

    fn draw(&mut self, hero: usize, place: u16) -> Option<Card> {
        let deck = &mut self.table_mut().deck;
        let card = deck.nth(place)?;
        deck.remove(card);
        self.change_hand(hero, |hand| hand.insert(card));
        Some(card)
    }

    fn discard(&mut self, hero: usize, card: Card) {
        self.table_mut().discards.insert(card);
        self.change_hand(hero, |hand| hand.remove(card));
    }

    fn turn_over(&mut self) {
        let table = self.table_mut();
        for card in table.discards.cards() {
            table.deck.insert(card);
        }
        table.discards = CardSet::default();
    }

    fn neighbours(&self, tile: RoomId) -> Neighbours {
        let links = self.table().map.links_of(tile);
        links.filter_map(|(_, link)| link.other(tile)).collect()
    }
}
