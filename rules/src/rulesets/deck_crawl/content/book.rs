//! Everything that Deck Crawl is played with, looked up once when content is loaded.

use std::{collections::BTreeMap, sync::Arc};

use serde::Serialize;

use super::{
    super::{
        cards::{Card, Face, Suit},
        rules,
    },
    Ability, AbilityEffect, Class, Dragon, DungeonCard, Figures, Given, Item, Meaning,
    MonsterFigures, MonsterKind, Pool, PoolGrant, Race, RolledTables, RoomBoard, RoomTag, RoomText,
    Stranger,
};
use crate::{
    content::{self, BookEntry, BookKey, BookProblem, Library, RecordId, Ref, Shelf},
    dice::Die,
    dungeon::Boards,
    game::{Look, RuleId},
};

crate::book_keys! { Book;
    /// Key of a class in the book.
    ClassIx in classes of BookEntry<Class, CallingLinks>;
    /// Key of a race in the book.
    RaceIx in races of BookEntry<Race, CallingLinks>;
    /// Key of a pool in the book.
    PoolIx in pools of BookEntry<Pool, RuleLink>;
    /// Key of an ability in the book.
    AbilityIx in abilities of BookEntry<Ability, AbilityLinks>;
    /// Key of an item in the book.
    ItemIx in items of BookEntry<Item, RuleLink>;
    /// Key of a stranger in the book.
    #[serde(transparent)]
    StrangerIx in strangers of BookEntry<Stranger, RuleLink>;
    /// Key of a description of a room in the book.
    RoomTextIx in rooms of BookEntry<RoomText>;
}

/// Key of a kind of monster in the book; the one after the last is the dragon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct KindIx(pub u16);

impl BookKey for KindIx {
    type Book = Book;

    fn new(place: u16) -> Self {
        KindIx(place)
    }
    fn place(self) -> u16 {
        self.0
    }
    fn id(self, book: &Book) -> &RecordId {
        let kind = book.kind(self);
        kind.map_or(&book.dragon.id, |kind| &kind.id)
    }
    fn is_in(self, book: &Book) -> bool {
        self <= book.dragon_kind()
    }
    fn find(book: &Book, id: &RecordId) -> Option<Self> {
        let dragon = || (*id == book.dragon.id).then(|| book.dragon_kind());
        dragon().or_else(|| book.kinds.find(id))
    }
}

/// The rule about a record.
#[derive(Clone, Copy, Debug)]
pub struct RuleLink {
    pub rule: RuleId,
}

/// References of a class or race, looked up.
#[derive(Clone, Debug)]
pub struct CallingLinks {
    /// The rule about it.
    pub rule: RuleId,
    /// Its pools, with their dice.
    pub pools: Vec<(PoolIx, u8)>,
    /// Its abilities.
    pub abilities: Vec<AbilityIx>,
}

/// References of an ability, looked up.
#[derive(Clone, Copy, Debug)]
pub struct AbilityLinks {
    /// The rule about it.
    pub rule: RuleId,
    /// The pool that it is paid from.
    pub pool: PoolIx,
}

/// Everything that Deck Crawl is played with, looked up once when content is loaded.
#[derive(Clone, Debug)]
pub struct Book {
    /// Classes, by id.
    pub classes: Shelf<ClassIx, Class, CallingLinks>,
    /// Races, by id.
    pub races: Shelf<RaceIx, Race, CallingLinks>,
    /// Pools of dice, by id.
    pub pools: Shelf<PoolIx, Pool, RuleLink>,
    /// Abilities, by id.
    pub abilities: Shelf<AbilityIx, Ability, AbilityLinks>,
    /// Items, by id.
    pub items: Shelf<ItemIx, Item, RuleLink>,
    /// Kinds of monsters, by id.
    pub kinds: Shelf<KindIx, MonsterKind>,
    /// The dragon.
    pub dragon: BookEntry<Dragon>,
    /// The tables that are rolled or drawn upon.
    pub tables: RolledTables,
    /// Strangers, by id.
    pub strangers: Shelf<StrangerIx, Stranger, RuleLink>,
    /// Single figures.
    pub figures: Arc<Figures>,
    /// Descriptions of rooms.
    pub rooms: Shelf<RoomTextIx, RoomText>,
    /// Shapes of rooms.
    pub boards: Boards,
    kinds_of: BTreeMap<(Suit, u8), Vec<KindIx>>,
    rooms_for: BTreeMap<RoomTag, Vec<u16>>,
}

pub(super) fn missing<T>(what: impl Into<String>) -> Result<T, BookProblem> {
    Err(BookProblem(what.into()))
}

pub(super) fn rule_named(section: &str) -> RuleId {
    RuleId::of_section("deck_crawl", rules::ALL, section)
}

fn rule_link(section: &str) -> RuleLink {
    RuleLink {
        rule: rule_named(section),
    }
}

impl Book {
    /// Builds the book from loaded content.
    ///
    /// # Errors
    /// Something that play cannot do without is missing, such as a class for a face card.
    pub fn new(library: &Library) -> Result<Self, BookProblem> {
        let (dragon, record) = content::sole::<Dragon>(library)?;
        let (_, figures) = content::sole::<Figures>(library)?;
        let pools: Shelf<PoolIx, _, _> = Shelf::new(library, |it: BookEntry<Pool>| {
            let rule = rule_link(&it.rule);
            Ok(it.named(|it| &it.name).with(rule))
        })?;
        let abilities: Shelf<AbilityIx, _, _> = Shelf::new(library, |it: BookEntry<Ability>| {
            let links = AbilityLinks {
                rule: rule_named(&it.rule),
                pool: pools.known(&it.pool)?,
            };
            Ok(it.named(|it| &it.name).about(|it| &it.detail).with(links))
        })?;
        let calling = |rule, dice: &[PoolGrant], can: &[Ref<Ability>]| -> Result<_, BookProblem> {
            let dice = dice.iter();
            let dice = dice.map(|grant| Ok((pools.known(&grant.pool)?, grant.dice)));
            Ok(CallingLinks {
                rule,
                pools: dice.collect::<Result<_, _>>()?,
                abilities: abilities.all_known(can)?,
            })
        };
        let classes = Shelf::new(library, |it: BookEntry<Class>| {
            let links = calling(rules::HEROES_CLASS, &it.pools, &it.abilities)?;
            Ok(it.named(|it| &it.name).about(|it| &it.role).with(links))
        })?;
        let races = Shelf::new(library, |it: BookEntry<Race>| {
            let links = calling(rule_named(&it.rule), &it.pools, &it.abilities)?;
            let it = it.named(|it| &it.name).about(|it| &it.trait_text);
            Ok(it.with(links))
        })?;
        let strangers = Shelf::new(library, |it: BookEntry<Stranger>| {
            let rule = rule_link(&it.rule);
            Ok(it.named(|it| &it.name).about(|it| &it.detail).with(rule))
        })?;
        let items = Shelf::new(library, |it: BookEntry<Item>| {
            let rule = rule_link(&it.rule);
            Ok(it.named(|it| &it.name).about(|it| &it.detail).with(rule))
        })?;
        let mut book = Book {
            boards: Boards::of::<RoomBoard>(library),
            tables: RolledTables::new(library, &strangers)?,
            figures: figures.clone(),
            dragon: BookEntry::new(dragon, record).named(|it| &it.name),
            kinds: Shelf::new(library, |it: BookEntry<MonsterKind>| {
                Ok(it.named(|it| &it.name))
            })?,
            rooms: Shelf::new(library, Ok)?.filled()?,
            kinds_of: BTreeMap::new(),
            rooms_for: BTreeMap::new(),
            classes,
            races,
            pools,
            abilities,
            items,
            strangers,
        };
        book.check_heroes()?;
        book.check_buffs()?;
        book.look_up_cards()?;
        book.look_up_rooms();
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

    /// Checks that all buffs use the same dice, which are thrown together and counted as one heap.
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
    ) -> impl Iterator<Item = &BookEntry<Ability, AbilityLinks>> {
        self.abilities
            .iter()
            .filter(move |ability| does(ability.effect))
    }

    fn dice_of(&self, ability: &BookEntry<Ability, AbilityLinks>) -> Die {
        self[ability.links.pool].die
    }

    /// The dice of the first ability with an effect; without one there are none to roll.
    pub fn dice_for(&self, does: impl Fn(AbilityEffect) -> bool) -> Die {
        self.abilities_that(does)
            .next()
            .map_or(Die::D6, |ability| self.dice_of(ability))
    }

    fn look_up_cards(&mut self) -> Result<(), BookProblem> {
        for (key, kind) in self.kinds.keyed() {
            let of_its_card = self.kinds_of.entry((kind.suit, kind.rank)).or_default();
            of_its_card.push(key);
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

    fn look_up_rooms(&mut self) {
        for (at, room) in self.rooms.iter().enumerate() {
            for tag in &room.found {
                self.rooms_for.entry(*tag).or_default().push(at as u16);
            }
        }
    }

    /// The meaning of a card of the dungeon deck.
    pub fn meaning(&self, card: Card) -> &Given<DungeonCard> {
        self.tables.meaning(card)
    }

    /// The kinds of monsters that a card can stand for.
    pub fn kinds_of(&self, card: Card) -> &[KindIx] {
        self.kinds_of
            .get(&(card.suit(), card.rank()))
            .map_or(&[], Vec::as_slice)
    }

    /// The figures of a monster by its card.
    pub fn rank_row(&self, card: Card) -> &Given<MonsterFigures> {
        self.tables.figures(card)
    }

    /// Descriptions that fit a tag, by index in the list.
    pub fn rooms_for(&self, tag: RoomTag) -> &[u16] {
        self.rooms_for.get(&tag).map_or(&[], Vec::as_slice)
    }

    /// The key of the dragon among the kinds of monsters.
    pub fn dragon_kind(&self) -> KindIx {
        KindIx(self.kinds.len() as u16)
    }

    /// A kind of monster; `None` for the dragon.
    pub fn kind(&self, kind: KindIx) -> Option<&BookEntry<MonsterKind>> {
        self.kinds.get(usize::from(kind.0))
    }

    /// The name of a kind as a message key.
    pub fn kind_name(&self, kind: KindIx) -> &'static str {
        self.kind(kind).map_or(self.dragon.name, |kind| kind.name)
    }

    /// The bust of a kind.
    pub fn kind_sprite(&self, kind: KindIx) -> &str {
        let kind = self.kind(kind);
        kind.map_or(&self.dragon.sprite, |kind| &kind.sprite)
    }

    /// The look of a kind's blows, if its record names one.
    pub fn kind_look(&self, kind: KindIx) -> Option<&Ref<Look>> {
        let kind = self.kind(kind);
        kind.map_or(self.dragon.look.as_ref(), |kind| kind.look.as_ref())
    }
}
