use std::{collections::BTreeMap, fmt, sync::Arc};

use serde::{Deserialize, Serialize};

use super::{
    super::{
        cards::{Card, Face, Suit},
        rules,
    },
    Ability, AbilityEffect, Class, Dragon, DungeonCard, Figures, Given, Item, Meaning,
    MonsterFigures, MonsterKind, Pool, PoolGrant, Race, RolledTables, RoomTag, RoomText, Stranger,
};
use crate::{
    content::{Library, Record, RecordId, Ref},
    dice::Die,
    dungeon::{Board, Boards},
    game::{RuleId, intern},
};

macro_rules! index {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        pub struct $name(pub u16);

        impl $name {
            /// As an index into the book's list.
            pub fn at(self) -> usize {
                usize::from(self.0)
            }
        }
    };
}

index! {
    /// The place of a class in the book.
    ClassIx
}
index! {
    /// The place of a race in the book.
    RaceIx
}
index! {
    /// The place of a pool in the book.
    PoolIx
}
index! {
    /// The place of an ability in the book.
    AbilityIx
}
index! {
    /// The place of an item in the book.
    ItemIx
}
index! {
    /// The place of a kind of monster in the book; the one after the last is the dragon.
    KindIx
}

/// A record with its id and with what play needs of it ready at hand.
#[derive(Clone, Debug)]
pub struct Entry<T> {
    /// Its id.
    pub id: RecordId,
    /// The record.
    pub record: Arc<T>,
    /// Its name as a message key.
    pub name: &'static str,
    /// The rule about it.
    pub rule: RuleId,
    /// References to pools, as places in the book.
    pub pools: Vec<(PoolIx, u8)>,
    /// References to abilities, as places in the book.
    pub abilities: Vec<AbilityIx>,
}

impl<T> std::ops::Deref for Entry<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.record
    }
}

/// Everything that Deck Crawl is played with, looked up once when content is loaded.
#[derive(Clone, Debug)]
pub struct Book {
    /// Classes, by id.
    pub classes: Vec<Entry<Class>>,
    /// Races, by id.
    pub races: Vec<Entry<Race>>,
    /// Pools of dice, by id.
    pub pools: Vec<Entry<Pool>>,
    /// Abilities, by id.
    pub abilities: Vec<Entry<Ability>>,
    /// Items, by id.
    pub items: Vec<Entry<Item>>,
    /// Kinds of monsters, by id.
    pub kinds: Vec<Entry<MonsterKind>>,
    /// The dragon.
    pub dragon: Entry<Dragon>,
    /// The tables that are rolled or drawn upon.
    pub tables: RolledTables,
    /// Strangers, by id.
    pub strangers: Vec<Entry<Stranger>>,
    /// Single figures.
    pub figures: Arc<Figures>,
    /// Descriptions of rooms.
    pub rooms: Vec<Entry<RoomText>>,
    /// Shapes of rooms.
    pub boards: Boards,
    kinds_of: BTreeMap<(Suit, u8), Vec<KindIx>>,
    rooms_for: BTreeMap<RoomTag, Vec<u16>>,
}

/// Why the records do not make a book that can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookProblem(
    /// What is missing, in words.
    pub String,
);

impl fmt::Display for BookProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BookProblem {}

pub(super) fn missing<T>(what: impl Into<String>) -> Result<T, BookProblem> {
    Err(BookProblem(what.into()))
}

pub(super) fn rule_named(section: &str) -> RuleId {
    let whole = format!("deck_crawl.{section}");
    rules::ALL
        .iter()
        .copied()
        .find(|rule| rule.0 == whole)
        .unwrap_or_else(|| RuleId(intern(&whole)))
}

fn entries<T: Record>(
    library: &Library,
    name: impl Fn(&T) -> &str,
    rule: impl Fn(&T) -> RuleId,
) -> Vec<Entry<T>> {
    library
        .all::<T>()
        .iter()
        .map(|(id, record)| Entry {
            id: id.clone(),
            name: intern(name(record)),
            rule: rule(record),
            pools: Vec::new(),
            abilities: Vec::new(),
            record: record.clone(),
        })
        .collect()
}

pub(super) fn place<T, U>(list: &[Entry<T>], wanted: &Ref<U>) -> Option<u16> {
    list.binary_search_by(|entry| entry.id.cmp(wanted.id()))
        .ok()
        .map(|at| at as u16)
}

fn granted(pools: &[Entry<Pool>], grants: &[PoolGrant]) -> Vec<(PoolIx, u8)> {
    let found = |grant: &PoolGrant| Some((PoolIx(place(pools, &grant.pool)?), grant.dice));
    grants.iter().filter_map(found).collect()
}

fn known(abilities: &[Entry<Ability>], wanted: &[Ref<Ability>]) -> Vec<AbilityIx> {
    wanted
        .iter()
        .filter_map(|ability| place(abilities, ability).map(AbilityIx))
        .collect()
}

impl Book {
    /// The book out of loaded content.
    ///
    /// # Errors
    /// Something that play cannot do without is missing, such as a class for a figure.
    pub fn new(library: &Library) -> Result<Self, BookProblem> {
        let pools = entries::<Pool>(library, |pool| &pool.name, |pool| rule_named(&pool.rule));
        let abilities = entries::<Ability>(library, |a| &a.name, |a| rule_named(&a.rule));
        let mut classes = entries::<Class>(library, |c| &c.name, |_| rules::HEROES_CLASS);
        let mut races = entries::<Race>(library, |r| &r.name, |r| rule_named(&r.rule));
        for class in &mut classes {
            class.pools = granted(&pools, &class.record.pools);
            class.abilities = known(&abilities, &class.record.abilities);
        }
        for race in &mut races {
            race.pools = granted(&pools, &race.record.pools);
            race.abilities = known(&abilities, &race.record.abilities);
        }
        let mut abilities = abilities;
        for ability in &mut abilities {
            ability.pools = place(&pools, &ability.record.pool)
                .map(|at| (PoolIx(at), 0))
                .into_iter()
                .collect();
        }
        let strangers = entries::<Stranger>(library, |s| &s.name, |s| rule_named(&s.rule));
        let kinds = entries::<MonsterKind>(library, |kind| &kind.name, |_| rules::CARDS_MONSTER);
        let rooms = entries::<RoomText>(library, |_| "", |_| rules::ROUND_DESCRIBE);
        let Some(dragon) =
            entries::<Dragon>(library, |dragon| &dragon.name, |_| rules::DRAGON_STATS)
                .into_iter()
                .next()
        else {
            return missing("there is no dragon (deck_crawl/dragons)");
        };
        let Some((_, figures)) = library.all::<Figures>().first() else {
            return missing("there are no figures (deck_crawl/figures)");
        };
        let boards = library
            .all::<Board>()
            .iter()
            .map(|(id, board)| (id.as_str().to_owned(), Board::clone(board)));
        let mut book = Book {
            boards: Boards::new(boards),
            items: entries::<Item>(library, |item| &item.name, |item| rule_named(&item.rule)),
            tables: RolledTables::new(library, &strangers)?,
            figures: figures.clone(),
            kinds_of: BTreeMap::new(),
            rooms_for: BTreeMap::new(),
            classes,
            races,
            pools,
            abilities,
            kinds,
            dragon,
            strangers,
            rooms,
        };
        book.check_heroes()?;
        book.check_buffs()?;
        book.look_up_cards()?;
        book.look_up_rooms()?;
        Ok(book)
    }

    fn check_heroes(&self) -> Result<(), BookProblem> {
        for face in [Face::Jack, Face::Queen, Face::King, Face::Ace] {
            if !self.classes.iter().any(|class| class.face == face) {
                return missing(format!(
                    "no class (deck_crawl/classes) has the figure {face:?}"
                ));
            }
        }
        for suit in Suit::ALL {
            if !self.races.iter().any(|race| race.suit == suit) {
                return missing(format!("no race (deck_crawl/races) has the suit {suit:?}"));
            }
        }
        Ok(())
    }

    /// Dice of several buffs are thrown together and counted as one heap.
    fn check_buffs(&self) -> Result<(), BookProblem> {
        let buffs = self.abilities_that(|effect| effect == AbilityEffect::Buff);
        let mut dice = buffs.map(|ability| self.dice_of(ability));
        let first = dice.next();
        if dice.any(|die| Some(die) != first) {
            return Err(BookProblem(
                "all abilities (deck_crawl/abilities) with the effect Buff need pools of the \
                 same dice"
                    .to_owned(),
            ));
        }
        Ok(())
    }

    fn abilities_that(
        &self,
        does: impl Fn(AbilityEffect) -> bool,
    ) -> impl Iterator<Item = &Entry<Ability>> {
        self.abilities
            .iter()
            .filter(move |ability| does(ability.effect))
    }

    fn dice_of(&self, ability: &Entry<Ability>) -> Die {
        let pool = ability.pools.first();
        pool.map_or(Die::D6, |(pool, _)| self.pools[pool.at()].die)
    }

    /// The dice that feed the first ability of an effect; without one there are none to roll.
    pub fn dice_for(&self, does: impl Fn(AbilityEffect) -> bool) -> Die {
        self.abilities_that(does)
            .next()
            .map_or(Die::D6, |ability| self.dice_of(ability))
    }

    fn look_up_cards(&mut self) -> Result<(), BookProblem> {
        for (at, kind) in self.kinds.iter().enumerate() {
            self.kinds_of
                .entry((kind.suit, kind.rank))
                .or_default()
                .push(KindIx(at as u16));
        }
        for card in (0..52).map(Card::at) {
            let comes = !self.kinds_of(card).is_empty();
            if !comes && self.meaning(card).meaning == Meaning::Monster {
                return missing(format!(
                    "no monster (deck_crawl/monsters) for the card {card}"
                ));
            }
            if comes && self.tables.monster(card).is_none() {
                let rank = card.rank();
                return missing(format!("the table core:monsters has no rank {rank}"));
            }
        }
        let counters = (0..52).filter(|p| self.meaning(Card::at(*p)).meaning == Meaning::Counter);
        if counters.count() < usize::from(self.dragon.counters) {
            return missing("the deck has fewer counter cards than the dragon needs to wake");
        }
        Ok(())
    }

    fn look_up_rooms(&mut self) -> Result<(), BookProblem> {
        for (at, room) in self.rooms.iter().enumerate() {
            for tag in &room.found {
                self.rooms_for.entry(*tag).or_default().push(at as u16);
            }
        }
        if self.rooms.is_empty() {
            return missing("there is no description of a room (deck_crawl/rooms)");
        }
        Ok(())
    }

    /// What a card of the dungeon deck means.
    pub fn meaning(&self, card: Card) -> &Given<DungeonCard> {
        self.tables.meaning(card)
    }

    /// The kinds of monsters that a card can turn out to be.
    pub fn kinds_of(&self, card: Card) -> &[KindIx] {
        self.kinds_of
            .get(&(card.suit(), card.rank()))
            .map_or(&[], Vec::as_slice)
    }

    /// The figures of a monster by its card.
    pub fn rank_row(&self, card: Card) -> &Given<MonsterFigures> {
        self.tables.figures(card)
    }

    /// Descriptions that fit a tag, by place in the list.
    pub fn rooms_for(&self, tag: RoomTag) -> &[u16] {
        self.rooms_for.get(&tag).map_or(&[], Vec::as_slice)
    }

    /// The place that stands for the dragon among the kinds of monsters.
    pub fn dragon_kind(&self) -> KindIx {
        KindIx(self.kinds.len() as u16)
    }

    /// The name of a kind as a message key.
    pub fn kind_name(&self, kind: KindIx) -> &'static str {
        self.kinds
            .get(kind.at())
            .map_or(self.dragon.name, |kind| kind.name)
    }

    /// The bust of a kind.
    pub fn kind_sprite(&self, kind: KindIx) -> &str {
        self.kinds
            .get(kind.at())
            .map_or(&self.dragon.sprite, |kind| &kind.sprite)
    }

    /// The place of an item by its id.
    pub fn item(&self, id: &RecordId) -> Option<ItemIx> {
        find(&self.items, id).map(ItemIx)
    }

    /// The place of a pool by its id.
    pub fn pool(&self, id: &RecordId) -> Option<PoolIx> {
        find(&self.pools, id).map(PoolIx)
    }

    /// The place of a class by its id.
    pub fn class(&self, id: &RecordId) -> Option<ClassIx> {
        find(&self.classes, id).map(ClassIx)
    }

    /// The place of a race by its id.
    pub fn race(&self, id: &RecordId) -> Option<RaceIx> {
        find(&self.races, id).map(RaceIx)
    }

    /// The place of a kind of monster by its id.
    pub fn kind(&self, id: &RecordId) -> Option<KindIx> {
        if *id == self.dragon.id {
            Some(self.dragon_kind())
        } else {
            find(&self.kinds, id).map(KindIx)
        }
    }

    /// The id of a kind of monster.
    pub fn kind_id(&self, kind: KindIx) -> &RecordId {
        self.kinds
            .get(kind.at())
            .map_or(&self.dragon.id, |kind| &kind.id)
    }
}

fn find<T>(list: &[Entry<T>], id: &RecordId) -> Option<u16> {
    list.binary_search_by(|entry| entry.id.cmp(id))
        .ok()
        .map(|at| at as u16)
}
