//! The world of a venture as plain records: for checkpoints, saves, digests and the roster.

use std::sync::Arc;

use bevy_ecs::{bundle::Bundle, world::World};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    components::{
        Activity, Attributes, Effects, FighterId, FighterKind, Health, Held, Lasting, Skills,
        Spells, State, Story, Weapons, Worn,
    },
    content::{ArmourIx, Book, FoeIx, HeroIx, Possession, SkillIx, SpellIx, WeaponIx},
    fighter::Fighter,
    table::Table,
    venture::Venture,
    writer::Writer,
};
use crate::{
    content::{Legend, MapKeys, RecordId},
    grid::Cell,
};

/// A hero as it goes from venture to venture.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroRecord {
    pub name: String,
    /// The ready-made hero that this is.
    #[serde(default)]
    pub kind: Option<RecordId>,
    /// The bust in the token atlas.
    pub bust: String,
    /// ST, DX and IQ by nature.
    pub attributes: [i32; 3],
    /// Skills, in points.
    #[serde(default)]
    pub skills: Vec<(RecordId, u8)>,
    /// Spells and devices.
    #[serde(default)]
    pub spells: Vec<RecordId>,
    /// Weapons; the first one is in hand.
    #[serde(default)]
    pub weapons: Vec<RecordId>,
    /// Armour and shield.
    #[serde(default)]
    pub armours: Vec<RecordId>,
    /// Curses that were not lifted.
    #[serde(default)]
    pub curses: i32,
    /// Experience not spent yet.
    #[serde(default)]
    pub experience: i32,
    /// Karma points.
    #[serde(default)]
    pub karma: i32,
    /// Wishes.
    #[serde(default)]
    pub wishes: i32,
}

/// Maximum length of a hero's name, in characters.
const LONGEST_NAME: usize = 40;

impl HeroRecord {
    /// The record of a ready-made hero.
    pub fn ready(book: &Book, hero: HeroIx) -> Self {
        let kind = &book[hero];
        let ids = |list: &[crate::content::Ref<_>]| list.iter().map(|it| it.id().clone()).collect();
        HeroRecord {
            name: kind.record.name.clone(),
            kind: Some(kind.id.clone()),
            bust: kind.bust.clone(),
            attributes: [kind.st, kind.dx, kind.iq],
            skills: kind
                .skills
                .iter()
                .map(|(id, points)| (id.id().clone(), *points))
                .collect(),
            spells: kind.spells.iter().map(|it| it.id().clone()).collect(),
            weapons: ids(&kind.weapons),
            armours: kind.armours.iter().map(|it| it.id().clone()).collect(),
            curses: 0,
            experience: 0,
            karma: 0,
            wishes: 0,
        }
    }

    /// The record of a hero at the table.
    pub fn of(venture: Venture<'_>, id: FighterId) -> Self {
        let (book, hero, story) = (venture.book(), venture.fighter(id), venture.story(id));
        let held = |place: usize| {
            hero.weapons()
                .get(place)
                .map(|it| book[it.weapon].id.clone())
        };
        let first = usize::from(hero.in_hand().unwrap_or(0));
        let rest = (0..hero.weapons().len()).filter(|place| *place != first);
        let worn = [hero.worn().armour, hero.worn().shield]
            .into_iter()
            .flatten();
        HeroRecord {
            name: story.name.clone(),
            kind: story.kind.map(|kind| book[kind].id.clone()),
            bust: story.bust.clone(),
            attributes: hero.base(),
            skills: hero
                .skills()
                .iter()
                .map(|(skill, points)| (book[*skill].id.clone(), *points))
                .collect(),
            spells: hero
                .spells()
                .iter()
                .map(|it| book[*it].id.clone())
                .collect(),
            weapons: std::iter::once(first)
                .chain(rest)
                .filter_map(held)
                .collect(),
            armours: worn.map(|it| book[it].id.clone()).collect(),
            curses: hero.health().curses,
            experience: story.experience,
            karma: story.karma,
            wishes: story.wishes,
        }
    }

    /// Checks that all records it names exist and its figures are within bounds.
    ///
    /// # Errors
    /// The first problem.
    pub fn check(&self, book: &Book) -> Result<(), String> {
        let sound = |n: &i32| (1..=60).contains(n);
        if !self.attributes.iter().all(sound) {
            return Err(format!("{}: an attribute lies from 1 to 60", self.name));
        }
        let owned = [self.curses, self.experience, self.karma, self.wishes];
        if owned.iter().any(|n| !(0..=99_999).contains(n)) {
            return Err(format!("{}: a figure lies from 0 to 99999", self.name));
        }
        // Heroes made at the table have no name of their own until a player gives them one.
        if self.name.chars().count() > LONGEST_NAME {
            return Err(format!("a name has at most {LONGEST_NAME} letters"));
        }
        if self.weapons.len() > 20 || self.spells.len() > 60 || self.skills.len() > 60 {
            return Err(format!("{}: that is too much to carry", self.name));
        }
        self.components(FighterId(0), book).map(|_| ())
    }

    /// The components of this hero.
    ///
    /// # Errors
    /// It names something that is not there.
    pub fn components(&self, id: FighterId, book: &Book) -> Result<(FighterRecord, Story), String> {
        let mut fighter = FighterRecord::new(id, FighterKind::Hero, self.attributes);
        for (skill, points) in &self.skills {
            fighter.skills.push((book.skills.known(skill)?, *points));
        }
        fighter.spells = book.spells.all_known(&self.spells)?;
        for weapon in &self.weapons {
            let weapon = book.weapons.known(weapon)?;
            fighter.weapons.push(Held::new(book, weapon));
        }
        for armour in &self.armours {
            fighter.wear(book, book.armours.known(armour)?);
        }
        fighter.in_hand = (!fighter.weapons.is_empty()).then_some(0);
        fighter.curses = self.curses;
        let kind = self.kind.as_ref().map(|kind| book.heroes.known(kind));
        let kind = kind.transpose()?;
        let story = Story {
            name: self.name.clone(),
            kind,
            bust: self.bust.clone(),
            experience: self.experience,
            karma: self.karma,
            wishes: self.wishes,
            tended: false,
        };
        Ok((fighter, story))
    }
}

impl Held {
    /// A weapon as it comes: charged and loaded.
    pub fn new(book: &Book, weapon: WeaponIx) -> Self {
        let record = &book[weapon];
        Held {
            weapon,
            power: record.absorbs,
            shots: record.shots.unwrap_or(0),
        }
    }
}

impl Worn {
    /// Puts on armour or a shield, and returns what was worn there.
    pub fn put_on(&mut self, book: &Book, armour: ArmourIx) -> Option<ArmourIx> {
        let place = if book[armour].shield {
            &mut self.shield
        } else {
            &mut self.armour
        };
        place.replace(armour)
    }
}

/// A hero or foe with all its components, as saves have it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FighterRecord {
    /// Its id.
    pub id: FighterId,
    kind: FighterKind,
    base: [i32; 3],
    skills: SmallVec<[(SkillIx, u8); 4]>,
    spells: SmallVec<[SpellIx; 4]>,
    weapons: SmallVec<[Held; 3]>,
    in_hand: Option<u8>,
    armour: Option<ArmourIx>,
    shield: Option<ArmourIx>,

    damage: i32,
    fatigue: i32,
    hunger: i32,
    curses: i32,
    dead: bool,

    /// Where it stands or lies, on a board.
    pub at: Option<Cell>,
    lasting: SmallVec<[Lasting; 2]>,
    reacted: bool,
    acted: bool,
    fled: bool,
}

impl FighterRecord {
    /// The record of a fighter at the table.
    fn of(fighter: Fighter<'_>) -> Self {
        let (worn, health, activity) = (fighter.worn(), fighter.health(), fighter.activity());
        FighterRecord {
            id: fighter.id,
            kind: fighter.kind(),
            base: fighter.base(),
            skills: fighter.skills().into(),
            spells: fighter.spells().into(),
            weapons: fighter.weapons().into(),
            in_hand: fighter.in_hand(),
            armour: worn.armour,
            shield: worn.shield,
            damage: health.damage,
            fatigue: health.fatigue,
            hunger: health.hunger,
            curses: health.curses,
            dead: health.dead,
            at: fighter.at,
            lasting: fighter.effects().into(),
            reacted: activity.reacted,
            acted: activity.acted,
            fled: activity.fled,
        }
    }

    /// The components of the fighter, save its position on a board.
    pub fn components(self) -> impl Bundle {
        let weapons = Weapons {
            carried: self.weapons,
            in_hand: self.in_hand,
        };
        let worn = Worn {
            armour: self.armour,
            shield: self.shield,
        };
        let health = Health {
            damage: self.damage,
            fatigue: self.fatigue,
            hunger: self.hunger,
            curses: self.curses,
            dead: self.dead,
        };
        let activity = Activity {
            reacted: self.reacted,
            acted: self.acted,
            fled: self.fled,
        };
        let known = (Skills(self.skills), Spells(self.spells));
        let (attributes, effects) = (Attributes(self.base), Effects(self.lasting));
        (
            (self.id, self.kind, attributes, known),
            (weapons, worn, health, effects, activity),
        )
    }

    /// A fighter with nothing but attributes.
    pub fn new(id: FighterId, kind: FighterKind, base: [i32; 3]) -> Self {
        FighterRecord {
            id,
            kind,
            base,
            skills: SmallVec::new(),
            spells: SmallVec::new(),
            weapons: SmallVec::new(),
            in_hand: None,
            armour: None,
            shield: None,
            damage: 0,
            fatigue: 0,
            hunger: 0,
            curses: 0,
            dead: false,
            at: None,
            lasting: SmallVec::new(),
            reacted: false,
            acted: false,
            fled: false,
        }
    }

    /// A foe of a kind.
    pub fn foe(id: FighterId, kind: FoeIx, book: &Book) -> Self {
        let record = &book[kind];
        let mut foe = FighterRecord::new(
            id,
            FighterKind::Foe(kind),
            [record.st, record.dx, record.iq],
        );
        let outfit = &record.links.outfit;
        foe.skills.extend(outfit.skills.iter().copied());
        foe.spells.extend(outfit.spells.iter().copied());
        let weapons = outfit.weapons.iter().map(|it| Held::new(book, *it));
        foe.weapons.extend(weapons);
        for armour in &outfit.armours {
            foe.wear(book, *armour);
        }
        foe.in_hand = (!foe.weapons.is_empty()).then_some(0);
        foe
    }

    fn wear(&mut self, book: &Book, armour: ArmourIx) {
        if book[armour].shield {
            self.shield = Some(armour);
        } else {
            self.armour = Some(armour);
        }
    }
}

/// A hero or foe in the middle of a venture.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Being {
    fighter: FighterRecord,
    story: Option<Story>,
}

/// The whole world of a venture, with the ids of the records that it names in `legend`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    beings: Vec<Being>,
    cast: Vec<FoeIx>,
    state: State,
    legend: Legend,
}

crate::map_keys! { Book;
    Snapshot { beings, cast, state };
    Being { fighter, story };
    FighterRecord { kind, skills, spells, weapons, armour, shield };
    Held { weapon };
    Story { kind };
    State { pack, drained, ground, board, setting, adventure };
    enum FighterKind { Foe.0; Hero };
    enum Possession { Weapon.0, Armour.0, Good.0; };
}

impl MapKeys<Book> for Cell {}

/// The world as records.
pub fn take(world: &World) -> Snapshot {
    let table = world.resource::<Table>();
    // What counts are the components, whatever the list says.
    let beings = Venture::of(world).fighters().map(|fighter| {
        let listed = fighter.afresh();
        Being {
            fighter: FighterRecord::of(Fighter::of(world, &listed)),
            story: fighter.story().cloned(),
        }
    });
    let mut snapshot = Snapshot {
        beings: beings.collect(),
        cast: table.cast.clone(),
        state: table.state.clone(),
        legend: Legend::default(),
    };
    snapshot.legend = Legend::write(&mut snapshot, &*table.book);
    snapshot
}

/// Checks that everybody is who they say: heroes have a story, foes are of the kind listed.
fn check(snapshot: &Snapshot) -> Result<(), String> {
    let ids = || snapshot.beings.iter().map(|being| being.fighter.id);
    if !ids().is_sorted_by(|before, after| before < after) {
        return Err("the fighters are out of order".to_owned());
    }
    let met = snapshot.state.next_foe.checked_sub(FighterId::FIRST_FOE);
    if met.map(usize::from) != Some(snapshot.cast.len()) {
        return Err("the foes are not counted right".to_owned());
    }
    for Being { fighter, story } in &snapshot.beings {
        let id = fighter.id;
        let number = id.number();
        let kind = number.and_then(|it| snapshot.cast.get(usize::from(it)));
        let known = match fighter.kind {
            FighterKind::Hero => id.is_hero() && story.is_some(),
            FighterKind::Foe(of) => kind == Some(&of) && story.is_none(),
        };
        if !known {
            return Err(format!("fighter {} is neither hero nor foe", id.0));
        }
    }
    Ok(())
}

/// Restores a world from records.
///
/// # Errors
/// The records name content that is not there, or somebody who is not.
pub fn restore(book: &Arc<Book>, snapshot: &Snapshot) -> Result<World, String> {
    let mut read = snapshot.clone();
    snapshot.legend.read(&mut read, &**book)?;
    check(&read)?;
    // Another book may have its records in another order.
    read.state.pack.sort_unstable();
    let mut world = World::new();
    world.insert_resource(Table {
        book: book.clone(),
        field: read.state.board.map(|board| book[board].links.clone()),
        state: read.state,
        cast: read.cast,
        fighters: SmallVec::new(),
    });
    let on = &mut Writer::new(&mut world);
    for being in read.beings {
        on.enter(being.fighter, being.story);
    }
    Ok(world)
}
