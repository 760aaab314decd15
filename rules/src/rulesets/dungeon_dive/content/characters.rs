//! Races, classes, paths, features, ready-made heroes and hired hands.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    Ability, Act, Armour, ArmourGroup, Gear, Idea, MagicItem, Pool, Scores, Size, Skill, Speeds,
    Spell, Trait, Weapon, WeaponGroup,
};
use crate::{
    content::{RecordId, Ref, Within},
    dice::Die,
};

/// A feature: something that sets its bearer apart, from a race, a class or a path; rule
/// `class.features`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Feature {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of what it does.
    #[schemars(extend("x-names" = "text"))]
    pub about: String,
    /// How often it can be used.
    #[serde(default)]
    pub pool: Option<Pool>,
    /// What is so of its bearer.
    #[serde(default)]
    #[schemars(length(max = 12))]
    pub traits: Vec<Trait>,
    /// What its bearer can do.
    #[serde(default)]
    #[schemars(length(max = 6))]
    pub acts: Vec<Act>,
    /// Ways past traps that it opens, each with the skill rolled; rule `trap.ideas`.
    #[serde(default)]
    #[schemars(length(max = 6))]
    pub ideas: Vec<(Idea, Skill)>,
    /// Spells that are always prepared.
    #[serde(default)]
    #[schemars(length(max = 10))]
    pub spells: Vec<Ref<Spell>>,
}

/// A race; rule `race.list`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Race {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of a description.
    #[schemars(extend("x-names" = "text"))]
    pub about: String,
    /// Its size.
    pub size: Size,
    /// Feet a turn on foot.
    #[schemars(range(min = 20, max = 40))]
    pub speed: u8,
    /// What is added to scores.
    #[serde(default)]
    #[schemars(with = "BTreeMap<Ability, Within<1, 4>>")]
    pub scores: BTreeMap<Ability, i8>,
    /// Scores of one's choice that are raised by 1.
    #[serde(default)]
    #[schemars(range(min = 0, max = 6))]
    pub free_scores: u8,
    /// Skills of one's choice.
    #[serde(default)]
    #[schemars(range(min = 0, max = 4))]
    pub free_skills: u8,
    /// A cantrip of one's choice from the list of this class.
    #[serde(default)]
    pub cantrip_of: Option<Ref<Class>>,
    /// Its features.
    #[serde(default)]
    #[schemars(length(max = 8))]
    pub features: Vec<Ref<Feature>>,
    /// Busts of heroes of this race in the token atlas.
    #[serde(default)]
    #[schemars(length(max = 24), extend("x-names" = "drawing in tokens"))]
    pub busts: Vec<String>,
    /// Names that one of them may have, the same in every language.
    #[schemars(length(min = 1, max = 24))]
    pub names: Vec<String>,
}

/// What a class gains at a level.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
pub enum Gain {
    /// A feature.
    Feature(Ref<Feature>),
    /// One feature of these.
    OneOf(Vec<Ref<Feature>>),
    /// The path is chosen.
    Path,
    /// Two points for scores; rule `class.increases`.
    Increase,
    /// Twice the bonus for this many skills of one's own.
    Expertise(#[schemars(range(min = 1, max = 4))] u8),
}

/// How a class casts.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Casting {
    /// The ability.
    pub ability: Ability,
    /// How it comes to its spells.
    pub knows: Knows,
    /// Cantrips known, for levels 1 to 20.
    #[schemars(length(min = 20, max = 20), with = "Vec<Within<0, 9>>")]
    pub cantrips: Vec<u8>,
    /// Slots of circles 1 to 9, for levels 1 to 20.
    #[schemars(length(min = 20, max = 20), with = "Vec<Vec<Within<0, 9>>>")]
    pub slots: Vec<Vec<u8>>,
    /// Spells known, for levels 1 to 20, where the class learns them once.
    #[serde(default)]
    #[schemars(length(max = 20), with = "Vec<Within<0, 40>>")]
    pub known: Vec<u8>,
    /// True if it casts rituals.
    #[serde(default)]
    pub rituals: bool,
    /// True if a shield bears its focus, so that the hand that holds it can cast.
    #[serde(default)]
    pub shield: bool,
}

/// How a class comes to its spells; rule `magic.prepared`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Knows {
    /// Prepares from the whole list: casting modifier and level.
    WholeList,
    /// Prepares from a book: casting modifier and level.
    Book,
    /// Knows a number, for good.
    Known,
}

/// A class; rule `class.list`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Class {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of a description.
    #[schemars(extend("x-names" = "text"))]
    pub about: String,
    /// Its hit die.
    pub hit_die: Die,
    /// The abilities that matter most, the first one first: those that arrays are dealt by.
    #[schemars(length(min = 6, max = 6))]
    pub order: Vec<Ability>,
    /// Saves that it is proficient with.
    #[schemars(length(min = 2, max = 2))]
    pub saves: Vec<Ability>,
    /// Weapons.
    #[schemars(length(max = 6))]
    pub weapons: Vec<WeaponGroup>,
    /// Armour.
    #[schemars(length(max = 4))]
    pub armours: Vec<ArmourGroup>,
    /// True if it is proficient with thieves’ tools.
    #[serde(default)]
    pub thieves_tools: bool,
    /// How many skills it chooses.
    #[schemars(range(min = 1, max = 6))]
    pub skills: u8,
    /// Out of these.
    #[schemars(length(min = 2, max = 18))]
    pub from: Vec<Skill>,
    /// What it gains, by level; those above the highest level that is played may be left out.
    #[schemars(length(min = 1, max = 40), with = "Vec<(Within<1, 20>, Gain)>")]
    pub gains: Vec<(u8, Gain)>,
    /// Figures that grow with the level, by feature: uses, dice or points, for levels 1 to 20.
    #[serde(default)]
    pub columns: BTreeMap<RecordId, Vec<Column>>,
    /// Attacks with the attack action, for levels 1 to 20.
    #[schemars(length(min = 20, max = 20), with = "Vec<Within<1, 4>>")]
    pub attacks: Vec<u8>,
    /// Levels at which scores are increased.
    #[schemars(length(max = 7), with = "Vec<Within<1, 20>>")]
    pub increases: Vec<u8>,
    /// How it casts.
    #[serde(default)]
    pub casting: Option<Casting>,
    /// The paths to choose from.
    #[schemars(length(min = 1, max = 6))]
    pub paths: Vec<Ref<Path>>,
    /// What it begins with: one package of these.
    #[schemars(length(min = 1, max = 4))]
    pub packages: Vec<Package>,
}

/// A figure in a column of a class's table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Column {
    /// A number.
    Number(#[schemars(range(min = 0, max = 100))] u8),
    /// Dice.
    Dice(crate::dice::DiceExpr),
}

/// Gear to begin with.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Package {
    /// Weapons, the first in hand.
    #[schemars(length(min = 1, max = 6))]
    pub weapons: Vec<Ref<Weapon>>,
    /// Armour and shield.
    #[serde(default)]
    #[schemars(length(max = 2))]
    pub armours: Vec<Ref<Armour>>,
    /// Gear, with how many of each.
    #[serde(default)]
    #[schemars(length(max = 12), with = "Vec<(Ref<Gear>, Within<1, 100>)>")]
    pub gear: Vec<(Ref<Gear>, u8)>,
}

/// A path of a class; rule `class.paths`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Path {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of a description.
    #[schemars(extend("x-names" = "text"))]
    pub about: String,
    /// What it gains, by level.
    #[schemars(length(min = 1, max = 12), with = "Vec<(Within<1, 20>, Gain)>")]
    pub gains: Vec<(u8, Gain)>,
}

/// A ready-made hero; rule `hero.ready`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReadyHero {
    /// The name, the same in every language.
    #[schemars(length(min = 1, max = 30))]
    pub name: String,
    /// Phrase key of what the hero is, in a sentence.
    #[schemars(extend("x-names" = "text"))]
    pub about: String,
    /// The bust in the token atlas.
    #[schemars(extend("x-names" = "drawing in tokens"))]
    pub bust: String,
    /// The race.
    pub race: Ref<Race>,
    /// The class.
    pub class: Ref<Class>,
    /// The path that is taken once the level allows it.
    pub path: Ref<Path>,
    /// The scores at level 1, those of the race included.
    pub scores: Scores,
    /// Skills.
    #[schemars(length(min = 2, max = 8))]
    pub skills: Vec<Skill>,
    /// Skills with twice the bonus, once the class has it.
    #[serde(default)]
    #[schemars(length(max = 4))]
    pub expert: Vec<Skill>,
    /// Which feature is chosen wherever one of several is.
    #[serde(default)]
    #[schemars(length(max = 8))]
    pub choices: Vec<Ref<Feature>>,
    /// Scores that are increased, two points after another.
    #[serde(default)]
    #[schemars(length(max = 14))]
    pub increases: Vec<Ability>,
    /// Cantrips and spells, in the order in which they are learned or prepared.
    #[serde(default)]
    #[schemars(length(max = 40))]
    pub spells: Vec<Ref<Spell>>,
    /// Which package the hero begins with, from 0.
    #[serde(default)]
    #[schemars(range(min = 0, max = 3))]
    pub package: u8,
    /// Magic items, for heroes who begin above level 1.
    #[serde(default)]
    #[schemars(length(max = 4))]
    pub items: Vec<Ref<MagicItem>>,
    /// The place in the marching order, from the front.
    #[schemars(range(min = 1, max = 6))]
    pub march: u8,
    /// Whose turn it is to be seated in a party of ready-made heroes; 0 for those who come after all
    /// who have a number.
    #[serde(default)]
    #[schemars(range(min = 0, max = 6))]
    pub party: u8,
}

/// How a hired hand fights; rule `hired.kinds`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum HiredRole {
    /// Stands in front and strikes.
    Fighter,
    /// Helps, shoots, tends and sees traps.
    Expert,
    /// Casts and heals.
    Caster,
}

/// A kind of hired hand; rule `hired.kinds`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HiredHand {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of a description.
    #[schemars(extend("x-names" = "text"))]
    pub about: String,
    /// The bust in the token atlas.
    #[schemars(extend("x-names" = "drawing in tokens"))]
    pub bust: String,
    /// How it fights.
    pub role: HiredRole,
    /// Names that one of them may have.
    #[schemars(length(min = 4, max = 24))]
    pub names: Vec<String>,
    /// The hit die; one for each level, and the first one whole.
    pub hit_die: Die,
    /// The scores.
    pub scores: Scores,
    /// The ways it moves.
    pub speeds: Speeds,
    /// Saves that it is proficient with.
    #[schemars(length(max = 2))]
    pub saves: Vec<Ability>,
    /// Skills.
    #[schemars(length(max = 6))]
    pub skills: Vec<Skill>,
    /// What it bears.
    pub package: Package,
    /// What it gains, by level.
    #[schemars(length(max = 20), with = "Vec<(Within<1, 20>, Gain)>")]
    pub gains: Vec<(u8, Gain)>,
    /// How it casts.
    #[serde(default)]
    pub casting: Option<Casting>,
    /// Its spells, in the order in which it learns them.
    #[serde(default)]
    #[schemars(length(max = 20))]
    pub spells: Vec<Ref<Spell>>,
}

crate::record!(Feature, "dungeon_dive/features", |feature, report| {
    report.expect(
        !feature.traits.is_empty()
            || !feature.acts.is_empty()
            || !feature.ideas.is_empty()
            || !feature.spells.is_empty(),
        "traits",
        "it does nothing: give it traits, acts, ideas or spells",
    );
});
crate::record!(Race, "dungeon_dive/races");
crate::record!(Class, "dungeon_dive/classes", |class, report| {
    for (feature, column) in &class.columns {
        let field = format!("columns[\"{feature}\"]");
        report.expect(column.len() == 20, &field, "a column has 20 levels");
    }
});
crate::record!(Path, "dungeon_dive/paths");
crate::record!(ReadyHero, "dungeon_dive/heroes");
crate::record!(HiredHand, "dungeon_dive/hired");
