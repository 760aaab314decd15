//! Heroes as they go from dive to dive, or are ready-made.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    components::{Arm, Body, Hero, Kit, Life},
    content::{
        Ability, ArmourGroup, Book, Class, FeatureIx, Form, Gain, HeroIx, ItemIx, Package, PathIx,
        Property, Scores, Skill, Spell, Trait,
    },
    making::counts,
};
use crate::content::{BookProblem, RecordId, Ref};

/// A hero by the ids of everything that makes them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroRecord {
    pub name: String,
    pub bust: String,
    pub race: RecordId,
    pub class: RecordId,
    #[serde(default)]
    pub path: Option<RecordId>,
    pub level: u8,
    /// Scores at this level.
    pub scores: Scores,
    pub skills: Vec<Skill>,
    #[serde(default)]
    pub expert: Vec<Skill>,
    /// Features chosen where there was a choice.
    #[serde(default)]
    pub choices: Vec<RecordId>,
    #[serde(default)]
    pub spells: Vec<RecordId>,
    /// Weapons, each with the magic item that it is, if it is one.
    #[serde(default)]
    pub arms: Vec<(RecordId, Option<RecordId>)>,
    #[serde(default)]
    pub armour: Option<RecordId>,
    #[serde(default)]
    pub shield: Option<RecordId>,
    #[serde(default)]
    pub gear: Vec<(RecordId, u8)>,
    /// Magic items, and whether their bearer is attuned.
    #[serde(default)]
    pub items: Vec<(RecordId, bool)>,
    /// Rooms cleared.
    #[serde(default)]
    pub rooms: u16,
    #[serde(default)]
    pub purse: Purse,
    /// The ready-made hero after whom things are proposed as this one goes up.
    #[serde(default)]
    pub plan: Option<RecordId>,
}

/// What somebody has and owes, in copper pieces; rules `town.debts` and `loot.kinds`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Purse {
    pub coins: u64,
    pub debt: u64,
}

/// The most that a purse holds, in copper pieces.
const MOST_MONEY: u64 = 1_000_000_000;

/// The most things of one kind that somebody has.
pub const MOST_THINGS: usize = 60;
/// The most rooms that are counted.
const MOST_ROOMS: u16 = 2000;

impl HeroRecord {
    /// A ready-made hero at a level; rule `hero.ready`.
    ///
    /// # Errors
    /// Something that the record names is not there.
    pub fn ready(book: &Book, key: HeroIx, level: u8) -> Result<Self, BookProblem> {
        let ready = &book[key];
        let class = &book[book.classes.known(&ready.class)?];
        let package = usize::from(ready.package).min(class.packages.len() - 1);
        let mut record = HeroRecord {
            name: ready.record.name.clone(),
            bust: ready.bust.clone(),
            race: ready.race.id().clone(),
            class: ready.class.id().clone(),
            path: takes_path(class, level).then(|| ready.path.id().clone()),
            level,
            scores: increased(book, class, ready.scores, &ready.increases, level),
            skills: ready.skills.clone(),
            expert: experts(class, &ready.expert, level),
            choices: ready.choices.iter().map(|it| it.id().clone()).collect(),
            spells: Vec::new(),
            arms: Vec::new(),
            armour: None,
            shield: None,
            gear: Vec::new(),
            items: Vec::new(),
            rooms: book.figures.rooms_for[usize::from(level) - 1],
            purse: Purse {
                coins: book.figures.purse.0.into(),
                ..Purse::default()
            },
            plan: Some(ready.id.clone()),
        };
        record.spells = learned(book, class, &record, &ready.spells);
        record.pack(book, &class.packages[package])?;
        if level > 1 {
            for item in &ready.items {
                record.bear(book, item.id())?;
            }
        }
        Ok(record)
    }

    /// Adds a package of gear.
    pub fn pack(&mut self, book: &Book, package: &Package) -> Result<(), BookProblem> {
        let arms = package.weapons.iter().map(|it| (it.id().clone(), None));
        self.arms.extend(arms);
        for armour in &package.armours {
            self.put_on(book, armour.id());
        }
        let gear = package.gear.iter();
        self.gear
            .extend(gear.map(|(it, count)| (it.id().clone(), *count)));
        Ok(())
    }

    /// Puts on armour, or a shield.
    pub fn put_on(&mut self, book: &Book, armour: &RecordId) {
        let shield = book.armours.find(armour);
        let shield = shield.is_some_and(|it| book[it].group == ArmourGroup::Shield);
        let place = match shield {
            true => &mut self.shield,
            false => &mut self.armour,
        };
        *place = Some(armour.clone());
    }

    /// Adds a magic item, borne as its form has it.
    pub fn bear(&mut self, book: &Book, item: &RecordId) -> Result<(), BookProblem> {
        let record = &book[book.items.known(item)?];
        match &record.form {
            Form::Weapon(Some(weapon)) => {
                self.arms
                    .insert(0, (weapon.id().clone(), Some(item.clone())));
            }
            Form::Armour(armour) => {
                self.put_on(book, armour.id());
                self.items.push((item.clone(), record.attunement));
            }
            _ => self.items.push((item.clone(), record.attunement)),
        }
        Ok(())
    }

    /// The components of this hero, with all hit points.
    ///
    /// # Errors
    /// It names something that is not there, or a number is out of bounds.
    pub fn components(&self, book: &Book) -> Result<(Hero, Kit, Body), String> {
        if !(1..=20).contains(&self.level) {
            return Err("a hero has a level of 1 to 20".to_owned());
        }
        let many = [
            self.arms.len(),
            self.gear.len(),
            self.items.len(),
            self.spells.len(),
        ];
        if many.iter().any(|count| *count > MOST_THINGS) {
            return Err(format!(
                "nobody has more than {MOST_THINGS} things of a kind"
            ));
        }
        let class_key = book.classes.known(&self.class)?;
        let path = self
            .path
            .as_ref()
            .map(|id| book.paths.known(id))
            .transpose()?;
        let hero = Hero {
            name: self.name.clone(),
            bust: self.bust.clone(),
            race: book.races.known(&self.race)?,
            class: class_key,
            path,
            level: self.level,
            scores: self.scores,
            skills: self.skills.iter().copied().collect(),
            expert: self.expert.iter().copied().collect(),
            features: self.features(book, &book[class_key], path)?,
            spells: book.spells.all_known(&self.spells)?,
        };
        let kit = self.kit(book)?;
        let most = most_points(book, &hero);
        let body = Body {
            points: most,
            most,
            temporary: 0,
            life: Life::Up,
            exhaustion: 0,
            hit_dice: self.level,
        };
        Ok((hero, kit, body))
    }

    /// Features of race, class and path up to the level.
    fn features(
        &self,
        book: &Book,
        class: &Class,
        path: Option<PathIx>,
    ) -> Result<SmallVec<[FeatureIx; 16]>, BookProblem> {
        let race = &book[book.races.known(&self.race)?];
        let mut all: SmallVec<[FeatureIx; 16]> = book.features.all_known(&race.features)?;
        let own = class.gains.iter();
        let of_path = path.into_iter().flat_map(|it| book[it].gains.iter());
        for (_, gain) in own.chain(of_path).filter(|(at, _)| *at <= self.level) {
            let gained = match gain {
                Gain::Feature(feature) => Some(feature),
                Gain::OneOf(options) => {
                    let mut chosen = options.iter();
                    let chosen = chosen.find(|it| self.choices.contains(it.id()));
                    chosen.or(options.first())
                }
                Gain::Path | Gain::Increase | Gain::Expertise(_) => None,
            };
            // The same thing gained twice is had once.
            if let Some(feature) = gained {
                let key = book.features.known(feature)?;
                if !all.contains(&key) {
                    all.push(key);
                }
            }
        }
        Ok(all)
    }

    fn kit(&self, book: &Book) -> Result<Kit, BookProblem> {
        let mut kit = Kit::default();
        for (weapon, item) in &self.arms {
            let item = item.as_ref().map(|it| book.items.known(it)).transpose()?;
            kit.arms.push(Arm {
                weapon: book.weapons.known(weapon)?,
                item,
            });
        }
        let known =
            |id: &Option<RecordId>| id.as_ref().map(|it| book.armours.known(it)).transpose();
        (kit.armour, kit.shield) = (known(&self.armour)?, known(&self.shield)?);
        for (gear, count) in &self.gear {
            kit.gear.push((book.gear.known(gear)?, *count));
        }
        for (item, attuned) in &self.items {
            kit.items.push((book.items.known(item)?, *attuned));
        }
        kit.hands = hands(book, &kit);
        Ok(kit)
    }

    /// Checks a record that was read from a file.
    ///
    /// # Errors
    /// The reason it cannot be played.
    pub fn check(&self, book: &Book) -> Result<(), String> {
        let Purse { coins, debt } = self.purse;
        if coins.max(debt) > MOST_MONEY {
            return Err("nobody has so much money".to_owned());
        }
        if self.rooms > MOST_ROOMS {
            return Err(format!("nobody clears more than {MOST_ROOMS} rooms"));
        }
        self.components(book).map(|_| ())
    }

    /// Takes over what somebody carries.
    pub fn carry(&mut self, book: &Book, kit: &Kit) {
        let id = |it: ItemIx| book[it].id.clone();
        let arms = kit.arms.iter();
        self.arms = arms
            .map(|it| (book[it.weapon].id.clone(), it.item.map(id)))
            .collect();
        self.armour = kit.armour.map(|it| book[it].id.clone());
        self.shield = kit.shield.map(|it| book[it].id.clone());
        let gear = kit.gear.iter().filter(|(_, count)| *count > 0);
        self.gear = gear
            .map(|(it, count)| (book[*it].id.clone(), *count))
            .collect();
        let items = kit.items.iter();
        self.items = items.map(|(it, attuned)| (id(*it), *attuned)).collect();
    }
}

/// The first weapon in the main hand, and a second light one in the other, if there is no shield.
fn hands(book: &Book, kit: &Kit) -> [Option<u8>; 2] {
    let is = |place: usize, property: Property| {
        let arm = kit.arms.get(place);
        arm.is_some_and(|arm| book[arm.weapon].properties.contains(&property))
    };
    let usable = |place: &usize| kit.shield.is_none() || !is(*place, Property::TwoHanded);
    let first = (0..kit.arms.len()).find(usable);
    let light = |place: usize| is(place, Property::Light);
    let second = first
        .filter(|first| kit.shield.is_none() && light(*first))
        .and_then(|first| (0..kit.arms.len()).find(|it| *it != first && light(*it)));
    [first.map(|it| it as u8), second.map(|it| it as u8)]
}

/// The score of an ability, to be changed.
pub fn score_mut(scores: &mut Scores, ability: Ability) -> &mut i8 {
    match ability {
        Ability::Strength => &mut scores.str,
        Ability::Dexterity => &mut scores.dex,
        Ability::Constitution => &mut scores.con,
        Ability::Intelligence => &mut scores.int,
        Ability::Wisdom => &mut scores.wis,
        Ability::Charisma => &mut scores.cha,
    }
}

fn takes_path(class: &Class, level: u8) -> bool {
    let at = class.gains.iter().find(|(_, gain)| *gain == Gain::Path);
    at.is_none_or(|(at, _)| *at <= level)
}

fn experts(class: &Class, chosen: &[Skill], level: u8) -> Vec<Skill> {
    let count = class.gains.iter().filter(|(at, _)| *at <= level);
    let count = count.map(|(_, gain)| match gain {
        Gain::Expertise(count) => usize::from(*count),
        _ => 0,
    });
    chosen.iter().copied().take(count.sum()).collect()
}

/// Scores with the increases of a level: two points each; rule `class.increases`.
fn increased(
    book: &Book,
    class: &Class,
    mut scores: Scores,
    order: &[Ability],
    level: u8,
) -> Scores {
    let times = class.increases.iter().filter(|at| **at <= level).count();
    let points = times * usize::from(book.figures.increase);
    for ability in order.iter().take(points) {
        let score = score_mut(&mut scores, *ability);
        *score = (*score + 1).min(book.figures.most_score);
    }
    scores
}

/// Cantrips and spells at a level, the first ones first; rule `magic.prepared`.
fn learned(book: &Book, class: &Class, hero: &HeroRecord, order: &[Ref<Spell>]) -> Vec<RecordId> {
    let race = book.races.find(&hero.race).map(|it| &book[it]);
    let of_race = race.is_some_and(|race| race.cantrip_of.is_some());
    let place = usize::from(hero.level) - 1;
    let (mut left, mut highest) = ([usize::from(of_race), 0], 0);
    if let Some(casting) = &class.casting {
        let modifier = (i32::from(hero.scores.of(casting.ability)) - 10).div_euclid(2);
        let (cantrips, known) = counts(casting, hero.level, modifier);
        left = [left[0] + cantrips, known];
        highest = casting.slots.get(place).map_or(0, Vec::len);
    }
    let fits = order.iter().filter(|id| {
        let Some(key) = book.spells.find(id) else {
            return false;
        };
        let circle = usize::from(book[key].circle);
        let left = &mut left[usize::from(circle > 0)];
        let takes = *left > 0 && circle <= highest;
        *left -= usize::from(takes);
        takes
    });
    fits.map(|it| it.id().clone()).collect()
}

/// What somebody carries who has a package.
///
/// # Errors
/// Something in it is not there.
pub fn packed(book: &Book, package: &Package) -> Result<Kit, BookProblem> {
    let mut kit = Kit::default();
    for weapon in &package.weapons {
        let weapon = book.weapons.known(weapon)?;
        kit.arms.push(Arm { weapon, item: None });
    }
    for armour in &package.armours {
        let armour = book.armours.known(armour)?;
        match book[armour].group {
            ArmourGroup::Shield => kit.shield = Some(armour),
            _ => kit.armour = Some(armour),
        }
    }
    for (gear, count) in &package.gear {
        kit.gear.push((book.gear.known(gear)?, *count));
    }
    kit.hands = hands(book, &kit);
    Ok(kit)
}

/// The most hit points of a hero.
pub fn most_points(book: &Book, hero: &Hero) -> i16 {
    let sides = book[hero.class].hit_die.sides();
    points_at(book, sides, hero.scores.con, hero.level, &hero.features)
}

/// The most hit points at a level: the whole hit die at level 1, its average rounded up at the others,
/// and constitution at each; rule `class.hit_points`.
pub fn points_at(
    book: &Book,
    sides: u8,
    constitution: i8,
    level: u8,
    features: &[FeatureIx],
) -> i16 {
    let sides = i16::from(sides);
    let constitution = (i16::from(constitution) - 10).div_euclid(2);
    let more = i16::from(level) - 1;
    let each: i16 = features
        .iter()
        .flat_map(|it| &book[*it].traits)
        .map(|held| match held {
            Trait::PointsPerLevel(points) => i16::from(*points),
            _ => 0,
        })
        .sum();
    let points = sides + constitution + each + more * (sides / 2 + 1 + constitution + each);
    points.max(i16::from(level))
}
