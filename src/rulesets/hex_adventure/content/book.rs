//! Everything that Hex Adventure is played with, looked up once when content is loaded.

use std::{fmt, ops::Deref, sync::Arc};

use serde::{Deserialize, Serialize};

use super::{
    Adventure, Armour, Board, Field, Figures, FoeKind, Good, HeroKind, Setting, Skill, Spell,
    Weapon,
};
use crate::{
    content::{Library, Record, RecordId, Ref},
    game::intern,
};

macro_rules! index {
    ($($(#[$doc:meta])* $name:ident in $list:ident of $entry:ty;)+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
            pub struct $name(pub u16);

            impl std::ops::Index<$name> for Book {
                type Output = $entry;
                fn index(&self, at: $name) -> &$entry {
                    &self.$list[usize::from(at.0)]
                }
            }

            impl $name {
                /// The place of the record with this id.
                pub fn find(book: &Book, id: &RecordId) -> Option<Self> {
                    place(&book.$list, id.as_str()).map($name)
                }
            }
        )+
    };
}

index! {
    /// The place of a skill in the book.
    SkillIx in skills of Entry<Skill>;
    /// The place of a weapon in the book.
    WeaponIx in weapons of Entry<Weapon, WeaponLinks>;
    /// The place of armour or a shield in the book.
    ArmourIx in armours of Entry<Armour>;
    /// The place of a spell or device in the book.
    SpellIx in spells of Entry<Spell>;
    /// The place of a good in the book.
    GoodIx in goods of Entry<Good, Vec<(SkillIx, i32)>>;
    /// The place of a kind of foe in the book.
    FoeIx in foes of Entry<FoeKind, Outfit>;
    /// The place of a ready-made hero in the book.
    HeroIx in heroes of Entry<HeroKind, Outfit>;
    /// The place of a setting in the book.
    SettingIx in settings of Entry<Setting>;
    /// The place of a board in the book.
    BoardIx in boards of Entry<Board, Arc<Field>>;
    /// The place of an adventure in the book.
    AdventureIx in adventures of Entry<Adventure>;
}

/// Something that can be owned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Thing {
    Weapon(WeaponIx),
    Armour(ArmourIx),
    Good(GoodIx),
}

/// A record with its id and what play needs of it ready at hand.
#[derive(Clone, Debug)]
pub struct Entry<T, L = ()> {
    /// Its id.
    pub id: RecordId,
    /// The record.
    pub record: Arc<T>,
    /// Its name as a message key.
    pub name: &'static str,
    /// What it does, as a message key.
    pub detail: &'static str,
    /// Other records that it names, looked up.
    pub links: L,
}

impl<T, L> Deref for Entry<T, L> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.record
    }
}

/// The skills of a weapon, looked up.
#[derive(Clone, Copy, Debug)]
pub struct WeaponLinks {
    /// Of striking and shooting.
    pub skill: SkillIx,
    /// Of throwing.
    pub throw: SkillIx,
}

/// What a hero or foe begins with, looked up.
#[derive(Clone, Debug, Default)]
pub struct Outfit {
    /// Skills, in points.
    pub skills: Vec<(SkillIx, u8)>,
    /// Weapons.
    pub weapons: Vec<WeaponIx>,
    /// Armour and shields.
    pub armours: Vec<ArmourIx>,
    /// Spells and devices.
    pub spells: Vec<SpellIx>,
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

/// Everything that Hex Adventure is played with.
#[derive(Clone, Debug)]
pub struct Book {
    /// Single figures.
    pub figures: Arc<Figures>,
    /// Settings, by id.
    pub settings: Vec<Entry<Setting>>,
    /// Skills, by id.
    pub skills: Vec<Entry<Skill>>,
    /// Weapons, by id.
    pub weapons: Vec<Entry<Weapon, WeaponLinks>>,
    /// Armours and shields, by id.
    pub armours: Vec<Entry<Armour>>,
    /// Spells and devices, by id.
    pub spells: Vec<Entry<Spell>>,
    /// Goods, by id, with the skills that they help.
    pub goods: Vec<Entry<Good, Vec<(SkillIx, i32)>>>,
    /// Foes, by id.
    pub foes: Vec<Entry<FoeKind, Outfit>>,
    /// Ready-made heroes, by id.
    pub heroes: Vec<Entry<HeroKind, Outfit>>,
    /// Boards, by id, ready for play.
    pub boards: Vec<Entry<Board, Arc<Field>>>,
    /// Adventures, by id.
    pub adventures: Vec<Entry<Adventure>>,
}

fn place<T, L>(list: &[Entry<T, L>], id: &str) -> Option<u16> {
    list.binary_search_by(|entry| entry.id.as_str().cmp(id))
        .ok()
        .map(|at| at as u16)
}

fn entries<T: Record, L>(
    library: &Library,
    name: impl Fn(&T) -> &str,
    detail: impl Fn(&T) -> &str,
    links: impl Fn(&T) -> L,
) -> Vec<Entry<T, L>> {
    let all = library.all::<T>().iter();
    all.map(|(id, record)| Entry {
        id: id.clone(),
        name: intern(name(record)),
        detail: intern(detail(record)),
        links: links(record),
        record: record.clone(),
    })
    .collect()
}

/// The places of records that others name; references were checked when they were loaded.
fn known<T, L, U, I>(list: &[Entry<T, L>], named: &[Ref<U>], index: fn(u16) -> I) -> Vec<I> {
    let found = named.iter().filter_map(|id| place(list, id.as_ref()));
    found.map(index).collect()
}

fn nothing<T>(_: &T) -> &str {
    ""
}

impl Book {
    /// The book out of loaded content.
    ///
    /// # Errors
    /// Something that play cannot do without is missing.
    pub fn new(library: &Library) -> Result<Self, BookProblem> {
        let Some((_, figures)) = library.all::<Figures>().first() else {
            let said = "there are no figures (hex_adventure/figures)";
            return Err(BookProblem(said.to_owned()));
        };
        let skills = entries::<Skill, _>(library, |it| &it.name, |it| &it.detail, |_| ());
        let skill = |id: &Ref<Skill>| SkillIx(place(&skills, id.as_ref()).unwrap_or(0));
        let armours = entries::<Armour, _>(library, |it| &it.name, nothing, |_| ());
        let spells = entries::<Spell, _>(library, |it| &it.name, |it| &it.detail, |_| ());
        let weapons = entries::<Weapon, _>(
            library,
            |it| &it.name,
            nothing,
            |it| WeaponLinks {
                skill: skill(&it.skill),
                throw: skill(it.throw_skill.as_ref().unwrap_or(&it.skill)),
            },
        );
        let goods = entries::<Good, _>(
            library,
            |it| &it.name,
            |it| &it.detail,
            |it| it.helps.iter().map(|(id, n)| (skill(id), *n)).collect(),
        );
        let outfit = |points: &[(Ref<Skill>, u8)],
                      arms: &[Ref<Weapon>],
                      worn: &[Ref<Armour>],
                      cast: &[Ref<Spell>]| Outfit {
            skills: points.iter().map(|(id, n)| (skill(id), *n)).collect(),
            weapons: known(&weapons, arms, WeaponIx),
            armours: known(&armours, worn, ArmourIx),
            spells: known(&spells, cast, SpellIx),
        };
        let foes = entries::<FoeKind, _>(
            library,
            |it| &it.name,
            nothing,
            |it| outfit(&it.skills, &it.weapons, &it.armours, &it.spells),
        );
        let heroes = entries::<HeroKind, _>(
            library,
            |it| &it.name,
            |it| &it.role,
            |it| outfit(&it.skills, &it.weapons, &it.armours, &it.spells),
        );
        let field = |board: &Board| Arc::new(Field::new(board));
        let book = Book {
            figures: figures.clone(),
            settings: entries::<Setting, _>(library, |it| &it.name, nothing, |_| ()),
            boards: entries::<Board, _>(library, |it| &it.name, nothing, field),
            adventures: entries::<Adventure, _>(library, |it| &it.title, |it| &it.blurb, |_| ()),
            skills,
            weapons,
            armours,
            spells,
            goods,
            foes,
            heroes,
        };
        book.check()
    }

    fn check(self) -> Result<Self, BookProblem> {
        let empty = [
            (self.settings.is_empty(), "settings"),
            (self.foes.is_empty(), "foes"),
            (self.heroes.is_empty(), "heroes"),
            (self.boards.is_empty(), "boards"),
            (self.adventures.is_empty(), "adventures"),
        ];
        match empty.iter().find(|(none, _)| *none) {
            Some((_, what)) => Err(BookProblem(format!("there are no {what}"))),
            None => Ok(self),
        }
    }

    /// The weapon, armour or good with an id.
    pub fn thing(&self, id: &RecordId) -> Option<Thing> {
        let weapon = WeaponIx::find(self, id).map(Thing::Weapon);
        let armour = || ArmourIx::find(self, id).map(Thing::Armour);
        let good = || GoodIx::find(self, id).map(Thing::Good);
        weapon.or_else(armour).or_else(good)
    }

    /// The id of a thing.
    pub fn thing_id(&self, thing: Thing) -> &RecordId {
        match thing {
            Thing::Weapon(weapon) => &self[weapon].id,
            Thing::Armour(armour) => &self[armour].id,
            Thing::Good(good) => &self[good].id,
        }
    }

    /// The name of a thing as a message key.
    pub fn thing_name(&self, thing: Thing) -> &'static str {
        match thing {
            Thing::Weapon(weapon) => self[weapon].name,
            Thing::Armour(armour) => self[armour].name,
            Thing::Good(good) => self[good].name,
        }
    }

    /// The price of a thing in the smallest coin; 0 for what is not sold.
    pub fn price(&self, thing: Thing) -> u32 {
        match thing {
            Thing::Weapon(weapon) => self[weapon].price,
            Thing::Armour(armour) => self[armour].price,
            Thing::Good(good) => self[good].price,
        }
    }

    /// Everything that a setting sells, weapons first.
    pub fn for_sale(&self, setting: SettingIx) -> Vec<Thing> {
        let of = |settings: &[Ref<Setting>]| settings.iter().any(|it| *it.id() == self[setting].id);
        let weapons = (0..self.weapons.len() as u16).map(WeaponIx);
        let armours = (0..self.armours.len() as u16).map(ArmourIx);
        let goods = (0..self.goods.len() as u16).map(GoodIx);
        let mut all: Vec<Thing> = Vec::new();
        all.extend(
            weapons
                .filter(|it| of(&self[*it].settings))
                .map(Thing::Weapon),
        );
        all.extend(
            armours
                .filter(|it| of(&self[*it].settings))
                .map(Thing::Armour),
        );
        all.extend(goods.filter(|it| of(&self[*it].settings)).map(Thing::Good));
        all.retain(|thing| self.price(*thing) > 0);
        all
    }
}
