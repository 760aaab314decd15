//! Everything that Dungeon Dive is played with, looked up once when content is loaded.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    Armour, Class, Condition, DiveMap, Feature, Figures, Foe, Gear, HiredHand, HoardRow, ItemRow,
    MagicItem, Path, Race, ReadyHero, Spell, Tactics, Terrain, Trap, TrapRow, TroveRow,
    WanderingCard, Weapon, Workings,
};
use crate::{
    content::{self, BookEntry, BookProblem, Library, Ref, Shelf},
    dungeon::Things,
    tables::{Placed, RolledTable, TableEntry, Tables},
};

crate::book_keys! { Book;
    /// Key of a condition in the book.
    ConditionIx in conditions of BookEntry<Condition, Workings>;
    /// Key of a spell in the book.
    SpellIx in spells of BookEntry<Spell, Workings>;
    /// Key of a feature in the book.
    FeatureIx in features of BookEntry<Feature, Workings>;
    /// Key of a race in the book.
    RaceIx in races of BookEntry<Race>;
    /// Key of a class in the book.
    ClassIx in classes of BookEntry<Class>;
    /// Key of a path in the book.
    PathIx in paths of BookEntry<Path>;
    /// Key of a ready-made hero in the book.
    HeroIx in heroes of BookEntry<ReadyHero>;
    /// Key of a kind of hired hand in the book.
    HiredIx in hired of BookEntry<HiredHand>;
    /// Key of a weapon in the book.
    WeaponIx in weapons of BookEntry<Weapon>;
    /// Key of a piece of armour in the book.
    ArmourIx in armours of BookEntry<Armour>;
    /// Key of a piece of gear in the book.
    GearIx in gear of BookEntry<Gear, Workings>;
    /// Key of a magic item in the book.
    ItemIx in items of BookEntry<MagicItem, Workings>;
    /// Key of a foe in the book.
    FoeIx in foes of BookEntry<Foe, Workings>;
    /// Key of a wandering card in the book.
    CardIx in cards of BookEntry<WanderingCard>;
    /// Key of a trap in the book.
    TrapIx in traps of BookEntry<Trap, Workings>;
    /// Key of a map in the book.
    MapIx in maps of BookEntry<DiveMap>;
    /// Key of a thing's terrain in the book.
    TerrainIx in terrain of BookEntry<Terrain, Workings>;
}

/// The record that something comes from: an act, an effect, or what lasts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Source {
    /// The rules themselves.
    Rule,
    Condition(ConditionIx),
    Spell(SpellIx),
    Feature(FeatureIx),
    Item(ItemIx),
    Gear(GearIx),
    Foe(FoeIx),
    Trap(TrapIx),
    Terrain(TerrainIx),
}

/// Conditions that the rules impose by themselves, looked up.
#[derive(Clone, Debug)]
pub struct Imposed {
    pub unconscious: ConditionIx,
    pub prone: ConditionIx,
    pub grappled: ConditionIx,
    pub surprised: ConditionIx,
    pub dodging: ConditionIx,
    pub hidden: ConditionIx,
    pub helped: ConditionIx,
    /// Levels of exhaustion, the first one first.
    pub exhaustion: Vec<ConditionIx>,
}

/// Everything that Dungeon Dive is played with.
#[derive(Clone, Debug)]
pub struct Book {
    /// Conditions, by id.
    pub conditions: Shelf<ConditionIx, Condition, Workings>,
    /// Spells, by id.
    pub spells: Shelf<SpellIx, Spell, Workings>,
    /// Features, by id.
    pub features: Shelf<FeatureIx, Feature, Workings>,
    /// Races, by id.
    pub races: Shelf<RaceIx, Race>,
    /// Classes, by id.
    pub classes: Shelf<ClassIx, Class>,
    /// Paths, by id.
    pub paths: Shelf<PathIx, Path>,
    /// Ready-made heroes, by id.
    pub heroes: Shelf<HeroIx, ReadyHero>,
    /// Kinds of hired hands, by id.
    pub hired: Shelf<HiredIx, HiredHand>,
    /// Weapons, by id.
    pub weapons: Shelf<WeaponIx, Weapon>,
    /// Armour and shields, by id.
    pub armours: Shelf<ArmourIx, Armour>,
    /// Gear, by id.
    pub gear: Shelf<GearIx, Gear, Workings>,
    /// Magic items, by id.
    pub items: Shelf<ItemIx, MagicItem, Workings>,
    /// Foes and summoned figures, by id.
    pub foes: Shelf<FoeIx, Foe, Workings>,
    /// Wandering cards, by id.
    pub cards: Shelf<CardIx, WanderingCard>,
    /// Traps, by id.
    pub traps: Shelf<TrapIx, Trap, Workings>,
    /// Maps, by id.
    pub maps: Shelf<MapIx, DiveMap>,
    /// Terrain, by the id of its thing.
    pub terrain: Shelf<TerrainIx, Terrain, Workings>,
    /// Troves, by id.
    pub troves: Vec<Placed<TroveRow>>,
    /// Hoards, by id: that of the first level first.
    pub hoards: Vec<Placed<HoardRow>>,
    /// The tables of traps; there is one.
    pub trap_tables: Vec<Placed<TrapRow>>,
    /// The tables of magic items.
    pub item_tables: Vec<Placed<ItemRow>>,
    /// Tables by index.
    pub tables: Tables,
    /// Single figures.
    pub figures: Arc<Figures>,
    /// How minds weigh what they could do.
    pub tactics: Arc<Tactics>,
    /// Conditions that rules impose.
    pub imposed: Imposed,
    /// What is struck with when there is no weapon.
    pub unarmed: WeaponIx,
    /// Things that stand on boards.
    pub things: Things,
}

impl Book {
    /// Builds the book from loaded content.
    ///
    /// # Errors
    /// Something that play cannot do without is missing, such as the figures.
    pub fn new(library: &Library) -> Result<Self, BookProblem> {
        let (_, figures) = content::sole::<Figures>(library)?;
        let conditions = Shelf::new(library, |it: BookEntry<Condition>| {
            let works = Workings::of(&it.traits, &[]);
            Ok(it.named(|it| &it.name).about(|it| &it.about).with(works))
        })?;
        let imposed = imposed(figures, &conditions)?;
        let weapons = Shelf::new(library, |it: BookEntry<Weapon>| Ok(it.named(|it| &it.name)))?;
        let unarmed = weapons.known(&figures.unarmed)?;
        let mut tables = Tables::default();
        Ok(Book {
            imposed,
            unarmed,
            conditions,
            weapons,
            spells: Shelf::new(library, |it: BookEntry<Spell>| {
                let works = Workings::of_spell(&it.record);
                Ok(it.named(|it| &it.name).about(|it| &it.about).with(works))
            })?,
            features: Shelf::new(library, |it: BookEntry<Feature>| {
                let works = Workings::of(&it.traits, &it.acts);
                Ok(it.named(|it| &it.name).about(|it| &it.about).with(works))
            })?,
            races: named(library, |it: &Race| &it.name)?,
            classes: named(library, |it: &Class| &it.name)?,
            paths: named(library, |it: &Path| &it.name)?,
            heroes: named(library, |it: &ReadyHero| &it.about)?,
            hired: named(library, |it: &HiredHand| &it.name)?,
            armours: named(library, |it: &Armour| &it.name)?,
            gear: Shelf::new(library, |it: BookEntry<Gear>| {
                let works = Workings::of(&it.traits, &it.acts);
                Ok(it.named(|it| &it.name).about(|it| &it.about).with(works))
            })?,
            items: Shelf::new(library, |it: BookEntry<MagicItem>| {
                let works = Workings::of(&it.traits, &it.acts);
                Ok(it.named(|it| &it.name).about(|it| &it.about).with(works))
            })?,
            foes: Shelf::new(library, |it: BookEntry<Foe>| {
                let works = Workings::of(&it.traits, &it.acts);
                Ok(it.named(|it| &it.name).with(works))
            })?,
            cards: named(library, |it: &WanderingCard| &it.name)?,
            traps: Shelf::new(library, |it: BookEntry<Trap>| {
                let works = Workings::of_effects(&it.does);
                Ok(it.named(|it| &it.name).about(|it| &it.about).with(works))
            })?,
            maps: named(library, |it: &DiveMap| &it.about)?,
            terrain: Shelf::new(library, |it: BookEntry<Terrain>| {
                let works = Workings::of_effects(&it.hazard);
                Ok(it.with(works))
            })?,
            troves: placed(&mut tables, library)?,
            hoards: placed(&mut tables, library)?,
            trap_tables: placed(&mut tables, library)?,
            item_tables: placed(&mut tables, library)?,
            tables,
            figures: figures.clone(),
            tactics: content::sole::<Tactics>(library)?.1.clone(),
            things: Things::of(library),
        })
    }

    /// What a record is made of; nothing for the rules themselves.
    pub fn works(&self, source: Source) -> &Workings {
        static NONE: Workings = Workings {
            acts: Vec::new(),
            blocks: Vec::new(),
            bundles: Vec::new(),
            zones: Vec::new(),
            first_dice: Vec::new(),
            repeats: false,
            save: None,
        };
        match source {
            Source::Rule => &NONE,
            Source::Condition(it) => &self[it].links,
            Source::Spell(it) => &self[it].links,
            Source::Feature(it) => &self[it].links,
            Source::Item(it) => &self[it].links,
            Source::Gear(it) => &self[it].links,
            Source::Foe(it) => &self[it].links,
            Source::Trap(it) => &self[it].links,
            Source::Terrain(it) => &self[it].links,
        }
    }

    /// The key of a condition that a record names.
    ///
    /// # Panics
    /// There is none, which the loader does not let happen.
    pub fn condition(&self, named: &Ref<Condition>) -> ConditionIx {
        let found = self.conditions.find(named);
        found.unwrap_or_else(|| panic!("there is no condition {named}"))
    }

    /// Conditions that a bundle of traits brings along, whatever else is so.
    pub fn brought(&self, source: Source, bundle: u16) -> impl Iterator<Item = ConditionIx> + '_ {
        let held = self.works(source).bundles.get(usize::from(bundle));
        let always = held.into_iter().flatten().filter(|it| it.so.is_empty());
        always
            .flat_map(|it| it.brings())
            .map(|it| self.condition(it))
    }

    /// The bonus of proficiency at a level; rule `core.proficiency`.
    pub fn proficiency(&self, level: u8) -> i32 {
        let place = usize::from(level.max(1)) - 1;
        let all = &self.figures.proficiency;
        i32::from(all[place.min(all.len() - 1)])
    }

    /// The map with a number, if it is drawn; rule `map.roll`.
    pub fn map_numbered(&self, number: u8) -> Option<MapIx> {
        let mut all = self.maps.keyed();
        all.find(|(_, map)| map.number == number)
            .map(|(key, _)| key)
    }
}

/// A shelf of records with a name and nothing to look up.
fn named<K: content::BookKey, T: content::Record>(
    library: &Library,
    name: impl Fn(&T) -> &str,
) -> Result<Shelf<K, T>, BookProblem> {
    Shelf::new(library, |it: BookEntry<T>| Ok(it.named(&name)))
}

/// All tables of a kind, by id.
fn placed<T: TableEntry + Clone>(
    tables: &mut Tables,
    library: &Library,
) -> Result<Vec<Placed<T>>, BookProblem> {
    let all = library.all::<RolledTable<T>>().iter();
    all.map(|(id, _)| tables.take::<T>(library, id.as_str()))
        .collect()
}

fn imposed(
    figures: &Figures,
    conditions: &Shelf<ConditionIx, Condition, Workings>,
) -> Result<Imposed, BookProblem> {
    let named = &figures.conditions;
    Ok(Imposed {
        unconscious: conditions.known(&named.unconscious)?,
        prone: conditions.known(&named.prone)?,
        grappled: conditions.known(&named.grappled)?,
        surprised: conditions.known(&named.surprised)?,
        dodging: conditions.known(&named.dodging)?,
        hidden: conditions.known(&named.hidden)?,
        helped: conditions.known(&named.helped)?,
        exhaustion: conditions.all_known(&named.exhaustion)?,
    })
}

crate::map_keys! { Book;
    enum Source {
        Condition.0, Spell.0, Feature.0, Item.0, Gear.0, Foe.0, Trap.0, Terrain.0;
        Rule
    };
}
