//! Everything that Band Crawl is played with, looked up once when content is loaded.

use std::sync::{Arc, OnceLock};

use super::{
    super::rules, Armour, Crisis, Drawing, DrawnDungeon, Figures, Item, Listed, Minions, Plan,
    Profession, Race, Reach, Reputation, RolledTables, Spell, TileBoard, Weapon,
    tables::NamedTables,
};
use crate::{
    content::{self, BookEntry, BookProblem, Library, Shelf, intern},
    dungeon::Boards,
    game::{RuleId, SetupForm},
    tables::Placed,
};

crate::book_keys! { Book;
    /// Key of a race in the book.
    RaceIx in races of BookEntry<Race, RaceLinks>;
    /// Key of a profession in the book.
    ProfessionIx in professions of BookEntry<Profession, ProfessionLinks>;
    /// Key of a weapon in the book.
    WeaponIx in weapons of BookEntry<Weapon, WeaponLinks>;
    /// Key of a class of armour in the book.
    ArmourIx in armours of BookEntry<Armour>;
    /// Key of a magical item in the book.
    ItemIx in items of BookEntry<Item, ItemLinks>;
    /// Key of a spell in the book.
    SpellIx in spells of BookEntry<Spell, SpellLinks>;
    /// Key of a drawn dungeon in the book.
    DungeonIx in dungeons of BookEntry<DrawnDungeon, Plan>;
}

/// References of a magical item, looked up.
#[derive(Clone, Copy, Debug)]
pub struct ItemLinks {
    /// The rule about it.
    pub rule: RuleId,
    /// The weapon that it is.
    pub is: Option<WeaponIx>,
}

/// References of a race, looked up.
#[derive(Clone, Debug)]
pub struct RaceLinks {
    /// The rule about it.
    pub rule: RuleId,
    /// The list that its grunts are rolled on.
    pub list: Placed<Listed>,
    /// The minions that serve it, and whom a star of it recruits unless by choice.
    pub minions: Option<Placed<Minions>>,
    /// The races that a star of it recruits by choice.
    pub recruits: Vec<RaceIx>,
}

/// References of a profession, looked up.
#[derive(Clone, Debug)]
pub struct ProfessionLinks {
    /// The rule about it.
    pub rule: RuleId,
    /// Its row of the crisis test.
    pub crisis: Placed<Crisis>,
}

/// References of a weapon, looked up.
#[derive(Clone, Debug)]
pub struct WeaponLinks {
    /// The rule about it.
    pub rule: RuleId,
    /// The weapons that it counts as in one hand and in two: itself, unless it can be held either
    /// way.
    pub counts_as: [WeaponIx; 2],
}

/// References of a spell, looked up.
#[derive(Clone, Debug)]
pub struct SpellLinks {
    /// The rule about it.
    pub rule: RuleId,
    /// The number of targets that it reaches.
    pub reach: Placed<Reach>,
}

/// Everything that Band Crawl is played with.
#[derive(Clone, Debug)]
pub struct Book {
    /// Races, by id.
    pub races: Shelf<RaceIx, Race, RaceLinks>,
    /// Professions, by id.
    pub professions: Shelf<ProfessionIx, Profession, ProfessionLinks>,
    /// Weapons, by id.
    pub weapons: Shelf<WeaponIx, Weapon, WeaponLinks>,
    /// Classes of armour, by id.
    pub armours: Shelf<ArmourIx, Armour>,
    /// Magical items, by id.
    pub items: Shelf<ItemIx, Item, ItemLinks>,
    /// Spells, by id.
    pub spells: Shelf<SpellIx, Spell, SpellLinks>,
    /// Drawn dungeons, by id.
    pub dungeons: Shelf<DungeonIx, DrawnDungeon, Plan>,
    /// The tables that are rolled or looked up.
    pub tables: RolledTables,
    /// Single figures.
    pub figures: Arc<Figures>,
    /// The tiles of dungeons, in every turn.
    pub boards: Boards,
    /// Classes of armour, the lightest first.
    by_class: Vec<ArmourIx>,
    /// Words for reputations, each with the lowest it is said of, in that order.
    words: Vec<(u8, &'static str)>,
    /// The form for setting up a game, once somebody has asked for it.
    form: OnceLock<SetupForm>,
}

fn rule_named(section: &str) -> RuleId {
    RuleId::of_section("band_crawl", rules::ALL, section)
}

impl Book {
    /// Builds the book from loaded content.
    ///
    /// # Errors
    /// Something that play cannot do without is missing, such as a table.
    pub fn new(library: &Library) -> Result<Self, BookProblem> {
        let (_, figures) = content::sole::<Figures>(library)?;
        let mut tables = RolledTables::new(library)?;
        let crises = NamedTables::<Crisis>::new(&mut tables.all, library)?;
        let reaches = NamedTables::<Reach>::new(&mut tables.all, library)?;
        let professions = Shelf::new(library, |it: BookEntry<Profession>| {
            let links = ProfessionLinks {
                rule: rule_named(&it.rule),
                crisis: crises.known(&it.crisis)?,
            };
            Ok(it.named(|it| &it.name).with(links))
        })?;
        let spells = Shelf::new(library, |it: BookEntry<Spell>| {
            let links = SpellLinks {
                rule: rule_named(&it.rule),
                reach: reaches.known(&it.reach)?,
            };
            Ok(it.named(|it| &it.name).with(links))
        })?;
        let weapons = weapons(library)?;
        let items = Shelf::new(library, |it: BookEntry<Item>| {
            let links = ItemLinks {
                rule: rule_named(&it.rule),
                is: it.is.as_ref().map(|id| weapons.known(id)).transpose()?,
            };
            Ok(it.named(|it| &it.name).with(links))
        })?;
        let armours = Shelf::new(library, |it: BookEntry<Armour>| Ok(it.named(|it| &it.name)))?;
        let armours: Shelf<ArmourIx, Armour> = armours.filled()?;
        let mut by_class: Vec<ArmourIx> = armours.keys().collect();
        by_class.sort_by_key(|key| armours[*key].class);
        let words = library.all::<Reputation>().iter();
        let mut words: Vec<_> = words.map(|(_, it)| (it.from, intern(&it.name))).collect();
        words.sort_unstable();
        let boards = Boards::of::<TileBoard>(library);
        Ok(Book {
            races: races(library, &mut tables)?,
            professions: professions.filled()?,
            weapons,
            armours,
            items,
            spells,
            tables,
            figures: figures.clone(),
            dungeons: dungeons(library, &boards)?,
            boards,
            by_class,
            words,
            form: OnceLock::new(),
        })
    }

    /// Classes of armour, the lightest first.
    pub fn armours_by_class(&self) -> &[ArmourIx] {
        &self.by_class
    }

    /// The form for setting up a game, made once: every setup is read by it.
    pub fn form(&self, made: impl FnOnce() -> SetupForm) -> &SetupForm {
        self.form.get_or_init(made)
    }

    /// The word for a reputation, as a message key; the lowest one for those below it.
    pub fn word_for(&self, rep: i32) -> &'static str {
        let reached = |(from, _): &(u8, &str)| i32::from(*from) <= rep;
        let count = self.words.partition_point(reached);
        let word = self.words.get(count.saturating_sub(1));
        word.map_or("", |(_, name)| name)
    }
}

fn races(
    library: &Library,
    tables: &mut RolledTables,
) -> Result<Shelf<RaceIx, Race, RaceLinks>, BookProblem> {
    let lists = NamedTables::<Listed>::new(&mut tables.all, library)?;
    let minions = NamedTables::<Minions>::new(&mut tables.all, library)?;
    let ids: Shelf<RaceIx, Race> = Shelf::new(library, Ok)?;
    let races = Shelf::new(library, |it: BookEntry<Race>| {
        let links = RaceLinks {
            rule: rule_named(&it.rule),
            list: lists.known(&it.list)?,
            minions: it
                .minions
                .as_ref()
                .map(|id| minions.known(id))
                .transpose()?,
            recruits: ids.all_known(&it.recruits)?,
        };
        let it = it.named(|it| &it.name).about(|it| &it.attribute);
        Ok(it.with(links))
    })?;
    races.filled()
}

fn dungeons(
    library: &Library,
    boards: &Boards,
) -> Result<Shelf<DungeonIx, DrawnDungeon, Plan>, BookProblem> {
    Shelf::new(library, |it: BookEntry<DrawnDungeon>| {
        let drawing = Drawing::read(&it.levels).map_err(|faults| {
            let faults = faults
                .iter()
                .map(|(field, message)| format!("{field}: {message}"));
            BookProblem(faults.collect::<Vec<_>>().join(", "))
        })?;
        let plan = Plan::of(&drawing, boards)?;
        Ok(it.named(|it| &it.name).with(plan))
    })
}

fn weapons(library: &Library) -> Result<Shelf<WeaponIx, Weapon, WeaponLinks>, BookProblem> {
    let ids: Shelf<WeaponIx, Weapon> = Shelf::new(library, Ok)?;
    let weapons = Shelf::new(library, |it: BookEntry<Weapon>| {
        let grips = it.melee.as_ref().and_then(|melee| melee.counts_as.as_ref());
        let counts_as = match grips {
            Some(grips) => [ids.known(&grips.one)?, ids.known(&grips.two)?],
            None => [ids.known(&it.id)?; 2],
        };
        let links = WeaponLinks {
            rule: rule_named(&it.rule),
            counts_as,
        };
        Ok(it.named(|it| &it.name).with(links))
    })?;
    weapons.filled()
}
