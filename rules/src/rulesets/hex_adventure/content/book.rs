//! Everything that Hex Adventure is played with, looked up once when content is loaded.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    Adventure, Armour, Field, FightBoard, Figures, FoeKind, Good, HeroKind, Setting, Skill, Spell,
    Tactics, Weapon,
};
use crate::{
    content::{self, BookEntry, BookProblem, Library, RecordId, Ref, Shelf},
    dungeon::Things,
};

crate::book_keys! { Book;
    /// Key of a skill in the book.
    SkillIx in skills of BookEntry<Skill>;
    /// Key of a weapon in the book.
    WeaponIx in weapons of BookEntry<Weapon, WeaponLinks>;
    /// Key of armour or a shield in the book.
    ArmourIx in armours of BookEntry<Armour>;
    /// Key of a spell or device in the book.
    SpellIx in spells of BookEntry<Spell>;
    /// Key of a good in the book.
    GoodIx in goods of BookEntry<Good, Vec<(SkillIx, i32)>>;
    /// Key of tactics in the book.
    TacticsIx in tactics of BookEntry<Tactics>;
    /// Key of a kind of foe in the book.
    FoeIx in foes of BookEntry<FoeKind, FoeLinks>;
    /// Key of a ready-made hero in the book.
    HeroIx in heroes of BookEntry<HeroKind, Outfit>;
    /// Key of a setting in the book.
    SettingIx in settings of BookEntry<Setting, Vec<Possession>>;
    /// Key of a board in the book.
    BoardIx in boards of BookEntry<FightBoard, Arc<Field>>;
    /// Key of an adventure in the book.
    AdventureIx in adventures of BookEntry<Adventure>;
}

/// Something that can be owned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Possession {
    Weapon(WeaponIx),
    Armour(ArmourIx),
    Good(GoodIx),
}

/// The skills of a weapon, looked up.
#[derive(Clone, Copy, Debug)]
pub struct WeaponLinks {
    /// The skill of striking and shooting with it.
    pub skill: SkillIx,
    /// The skill of throwing it.
    pub throw: SkillIx,
}

/// Starting skills and equipment of a hero or foe, looked up.
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

/// What a foe has and how it fights, looked up.
#[derive(Clone, Debug)]
pub struct FoeLinks {
    pub outfit: Outfit,
    pub tactics: Tactics,
}

/// Everything that Hex Adventure is played with.
#[derive(Clone, Debug)]
pub struct Book {
    /// Single figures.
    pub figures: Arc<Figures>,
    /// Settings, by id, with everything that they sell.
    pub settings: Shelf<SettingIx, Setting, Vec<Possession>>,
    /// Skills, by id.
    pub skills: Shelf<SkillIx, Skill>,
    /// Weapons, by id.
    pub weapons: Shelf<WeaponIx, Weapon, WeaponLinks>,
    /// Armours and shields, by id.
    pub armours: Shelf<ArmourIx, Armour>,
    /// Spells and devices, by id.
    pub spells: Shelf<SpellIx, Spell>,
    /// Goods, by id, with the skills that they help.
    pub goods: Shelf<GoodIx, Good, Vec<(SkillIx, i32)>>,
    /// Tactics of foes, by id.
    pub tactics: Shelf<TacticsIx, Tactics>,
    /// Foes, by id.
    pub foes: Shelf<FoeIx, FoeKind, FoeLinks>,
    /// Ready-made heroes, by id.
    pub heroes: Shelf<HeroIx, HeroKind, Outfit>,
    /// Boards, by id, ready for play.
    pub boards: Shelf<BoardIx, FightBoard, Arc<Field>>,
    /// Adventures, by id.
    pub adventures: Shelf<AdventureIx, Adventure>,
}

impl Book {
    /// Builds the book from loaded content.
    ///
    /// # Errors
    /// Something that play cannot do without is missing.
    pub fn new(library: &Library) -> Result<Self, BookProblem> {
        let (_, figures) = content::sole::<Figures>(library)?;
        let skills: Shelf<SkillIx, Skill> = Shelf::new(library, |it: BookEntry<Skill>| {
            Ok(it.named(|it| &it.name).about(|it| &it.detail))
        })?;
        let armours = Shelf::new(library, |it: BookEntry<Armour>| Ok(it.named(|it| &it.name)))?;
        let spells = Shelf::new(library, |it: BookEntry<Spell>| {
            Ok(it.named(|it| &it.name).about(|it| &it.detail))
        })?;
        let weapons = Shelf::new(library, |it: BookEntry<Weapon>| {
            let links = WeaponLinks {
                skill: skills.known(&it.skill)?,
                throw: skills.known(it.throw_skill.as_ref().unwrap_or(&it.skill))?,
            };
            Ok(it.named(|it| &it.name).with(links))
        })?;
        let goods = Shelf::new(library, |it: BookEntry<Good>| {
            let helps = it.helps.iter();
            let helps = helps.map(|(id, n)| Ok((skills.known(id)?, *n)));
            let helps = helps.collect::<Result<_, _>>()?;
            Ok(it.named(|it| &it.name).about(|it| &it.detail).with(helps))
        })?;
        let things = Things::of(library);
        let mut book = Book {
            figures: figures.clone(),
            settings: Shelf::new(library, |it: BookEntry<Setting>| {
                let sold = for_sale(&it.id, &weapons, &armours, &goods);
                Ok(it.named(|it| &it.name).with(sold))
            })?
            .filled()?,
            boards: Shelf::new(library, |it: BookEntry<FightBoard>| {
                let field = Arc::new(Field::new(&it, &things));
                Ok(it.named(|it| &it.name).with(field))
            })?
            .filled()?,
            adventures: Shelf::new(library, |it: BookEntry<Adventure>| {
                Ok(it.named(|it| &it.title).about(|it| &it.blurb))
            })?
            .filled()?,
            skills,
            weapons,
            armours,
            spells,
            goods,
            tactics: Shelf::new(library, Ok)?,
            foes: Shelf::default(),
            heroes: Shelf::default(),
        };
        book.foes = Shelf::new(library, |it: BookEntry<FoeKind>| {
            let links = book.foe(&it)?;
            Ok(it.named(|it| &it.name).with(links))
        })?
        .filled()?;
        book.heroes = Shelf::new(library, |it: BookEntry<HeroKind>| {
            let outfit = book.outfit(&it.skills, &it.weapons, &it.armours, &it.spells)?;
            Ok(it.named(|it| &it.name).about(|it| &it.role).with(outfit))
        })?
        .formerly(|it| &it.formerly)
        .filled()?;
        Ok(book)
    }

    /// Looks up the outfit of a record.
    ///
    /// # Errors
    /// Part of it is not in the book.
    pub fn outfit(
        &self,
        skills: &[(Ref<Skill>, u8)],
        weapons: &[Ref<Weapon>],
        armours: &[Ref<Armour>],
        spells: &[Ref<Spell>],
    ) -> Result<Outfit, BookProblem> {
        let learned = skills.iter();
        let learned = learned.map(|(id, points)| Ok((self.skills.known(id)?, *points)));
        Ok(Outfit {
            skills: learned.collect::<Result<_, _>>()?,
            weapons: self.weapons.all_known(weapons)?,
            armours: self.armours.all_known(armours)?,
            spells: self.spells.all_known(spells)?,
        })
    }

    /// Looks up what a foe has and how it fights.
    ///
    /// # Errors
    /// Part of it is not in the book.
    pub fn foe(&self, foe: &FoeKind) -> Result<FoeLinks, BookProblem> {
        let outfit = self.outfit(&foe.skills, &foe.weapons, &foe.armours, &foe.spells)?;
        let usual = || self.usual_tactics(&outfit, foe.animal);
        let tactics = foe.tactics.as_ref().map_or_else(usual, AsRef::as_ref);
        let tactics = *self[self.tactics.known(tactics)?].record;
        Ok(FoeLinks { outfit, tactics })
    }

    /// The id of the tactics of a foe that names none.
    fn usual_tactics(&self, outfit: &Outfit, animal: bool) -> &'static str {
        let first = outfit.weapons.first();
        if !outfit.spells.is_empty() {
            "core:mage"
        } else if first.is_some_and(|it| self[*it].shoot.is_some()) {
            "core:archer"
        } else if animal {
            "core:beast"
        } else {
            "core:fighter"
        }
    }

    /// The weapon, armour or good with an id.
    pub fn thing(&self, id: &RecordId) -> Option<Possession> {
        let weapon = self.weapons.find(id).map(Possession::Weapon);
        let armour = || self.armours.find(id).map(Possession::Armour);
        let good = || self.goods.find(id).map(Possession::Good);
        weapon.or_else(armour).or_else(good)
    }

    /// The id of a thing.
    pub fn thing_id(&self, thing: Possession) -> &RecordId {
        match thing {
            Possession::Weapon(weapon) => &self[weapon].id,
            Possession::Armour(armour) => &self[armour].id,
            Possession::Good(good) => &self[good].id,
        }
    }

    /// The name of a thing as a message key.
    pub fn thing_name(&self, thing: Possession) -> &'static str {
        match thing {
            Possession::Weapon(weapon) => self[weapon].name,
            Possession::Armour(armour) => self[armour].name,
            Possession::Good(good) => self[good].name,
        }
    }

    /// The price of a thing in the smallest coin; 0 if it is not sold.
    pub fn price(&self, thing: Possession) -> u32 {
        match thing {
            Possession::Weapon(weapon) => self[weapon].price,
            Possession::Armour(armour) => self[armour].price,
            Possession::Good(good) => self[good].price,
        }
    }
}

/// Everything that a setting sells, weapons first.
fn for_sale(
    setting: &RecordId,
    weapons: &Shelf<WeaponIx, Weapon, WeaponLinks>,
    armours: &Shelf<ArmourIx, Armour>,
    goods: &Shelf<GoodIx, Good, Vec<(SkillIx, i32)>>,
) -> Vec<Possession> {
    let sold = |price: u32, settings: &[Ref<Setting>]| {
        price > 0 && settings.iter().any(|it| it.id() == setting)
    };
    let weapons = weapons
        .keyed()
        .filter(|(_, it)| sold(it.price, &it.settings));
    let armours = armours
        .keyed()
        .filter(|(_, it)| sold(it.price, &it.settings));
    let goods = goods.keyed().filter(|(_, it)| sold(it.price, &it.settings));
    let weapons = weapons.map(|(it, _)| Possession::Weapon(it));
    let armours = armours.map(|(it, _)| Possession::Armour(it));
    let goods = goods.map(|(it, _)| Possession::Good(it));
    weapons.chain(armours).chain(goods).collect()
}
