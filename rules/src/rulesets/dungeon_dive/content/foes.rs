//! Foes, and the cards that they wander in on.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    Ability, Act, Challenge, Condition, CreatureKind, DamageKind, Scores, Sense, Size, Skill,
    Speeds, Spell, Trait,
};
use crate::{
    content::{Ref, Within},
    dice::DiceExpr,
};

/// How a foe decides; rule `mind.kinds`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Mind {
    /// Closes in and stays on its target.
    Brute,
    /// Comes, strikes and is gone again.
    Skirmisher,
    /// Keeps its distance, and shoots from cover.
    Shooter,
    /// Stays behind others, and looks for many targets at once.
    Caster,
    /// Orders others about, and fights where they stand.
    Leader,
    /// Surrounds one target after the other.
    Swarm,
    /// Hides, and falls on whoever is alone.
    Ambusher,
}

/// What a foe does with the attack action, written as acts by number.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Routine {
    /// The acts, by their place in `acts` from 0, in order; the same one may come up again.
    #[schemars(length(min = 1, max = 6), with = "Vec<Within<0, 11>>")]
    pub acts: Vec<u8>,
}

/// Spells of a foe; rule `foe.spells`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FoeCasting {
    /// The ability.
    pub ability: Ability,
    /// The level that its cantrips and slots go by.
    #[schemars(range(min = 1, max = 20))]
    pub level: u8,
    /// Bonus of its spell attacks.
    #[schemars(range(min = 0, max = 15))]
    pub attack: u8,
    /// The difficulty of saves against its spells.
    #[schemars(range(min = 8, max = 22))]
    pub dc: u8,
    /// Slots of circles 1 and above.
    #[serde(default)]
    #[schemars(length(max = 9), with = "Vec<Within<0, 9>>")]
    pub slots: Vec<u8>,
    /// The spells, cantrips among them.
    #[schemars(length(min = 1, max = 20))]
    pub spells: Vec<Ref<Spell>>,
}

/// A foe with all its figures; rule `foe.figures`. Familiars, doubles and other figures that spells
/// bring are records of this kind, too.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Foe {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Its bust in the token atlas.
    #[schemars(extend("x-names" = "drawing in tokens"))]
    pub bust: String,
    /// Its challenge.
    pub challenge: Challenge,
    /// Its size.
    pub size: Size,
    /// What it is.
    pub kind: CreatureKind,
    /// How it decides.
    pub mind: Mind,
    /// Its AC.
    #[schemars(range(min = 5, max = 25))]
    pub ac: u8,
    /// Its hit points, the average of its hit dice.
    #[schemars(range(min = 1, max = 400))]
    pub points: u16,
    /// Its hit dice.
    pub hit_dice: DiceExpr,
    /// The ways it moves.
    pub speeds: Speeds,
    /// Its scores; those of intelligence and wisdom say what it understands.
    pub scores: Scores,
    /// Bonuses of saves that it is good at.
    #[serde(default)]
    #[schemars(with = "BTreeMap<Ability, Within<-5, 15>>")]
    pub saves: BTreeMap<Ability, i8>,
    /// Bonuses of skills that it is good at.
    #[serde(default)]
    #[schemars(with = "BTreeMap<Skill, Within<-5, 20>>")]
    pub skills: BTreeMap<Skill, i8>,
    /// Its senses.
    #[serde(default)]
    #[schemars(length(max = 4))]
    pub senses: Vec<Sense>,
    /// True if sunlight troubles it: its room is dark; rule `light.by_foes`.
    #[serde(default)]
    pub hates_sunlight: bool,
    /// Damage that it takes half of.
    #[serde(default)]
    #[schemars(length(max = 13))]
    pub resists: Vec<DamageKind>,
    /// Damage that it takes none of.
    #[serde(default)]
    #[schemars(length(max = 13))]
    pub immune: Vec<DamageKind>,
    /// Damage that it takes twice.
    #[serde(default)]
    #[schemars(length(max = 13))]
    pub vulnerable: Vec<DamageKind>,
    /// Conditions that it never has.
    #[serde(default)]
    #[schemars(length(max = 15))]
    pub immune_to: Vec<Ref<Condition>>,
    /// What else is so of it.
    #[serde(default)]
    #[schemars(length(max = 10))]
    pub traits: Vec<Trait>,
    /// What it can do: actions, bonus actions and reactions.
    #[serde(default)]
    #[schemars(length(max = 12))]
    pub acts: Vec<Act>,
    /// What it does with one action when it attacks more than once: one of these.
    #[serde(default)]
    #[schemars(length(max = 4))]
    pub routines: Vec<Routine>,
    /// Its spells.
    #[serde(default)]
    pub casting: Option<FoeCasting>,
    /// True if it is never met on a card: a familiar, a double, something summoned.
    #[serde(default)]
    pub summoned: bool,
}

/// What a card answers to a challenge; rule `card.answer`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The challenge of the dungeon level.
    #[schemars(range(min = 1, max = 10))]
    pub challenge: u8,
    /// The foes; where there are several, a die chooses one for each that comes.
    #[schemars(length(min = 1, max = 6))]
    pub foes: Vec<Ref<Foe>>,
    /// How many come at most.
    #[schemars(range(min = 1, max = 12))]
    pub most: u8,
}

/// A wandering card; rule `card.wandering`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WanderingCard {
    /// Phrase key of its title.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of a line about what is heard and seen at the door.
    #[schemars(extend("x-names" = "text"))]
    pub about: String,
    /// The d6 that it is found by, `way=dice`.
    #[schemars(range(min = 1, max = 6))]
    pub six: u8,
    /// The d10 beside it, which has no tens here.
    #[schemars(range(min = 1, max = 9))]
    pub nine: u8,
    /// An answer for each challenge.
    #[schemars(length(min = 5, max = 10))]
    pub answers: Vec<Answer>,
    /// Its drawing in the atlas of cards.
    #[serde(default)]
    #[schemars(extend("x-names" = "drawing in cards"))]
    pub picture: Option<String>,
}

crate::record!(Foe, "dungeon_dive/foes", |foe, report| {
    let average = (foe.hit_dice.min() + foe.hit_dice.max()) / 2;
    report.expect(
        i32::from(foe.points) == average,
        "points",
        "these are the average of the hit dice, rounded down",
    );
    for (place, routine) in foe.routines.iter().enumerate() {
        let known = routine
            .acts
            .iter()
            .all(|it| usize::from(*it) < foe.acts.len());
        let field = format!("routines[{place}]");
        report.expect(known, &field, "it names an act that is not there");
    }
    report.expect(
        foe.summoned || !foe.acts.is_empty() || foe.casting.is_some(),
        "acts",
        "a foe has something to do",
    );
});
crate::record!(WanderingCard, "dungeon_dive/cards", |card, report| {
    for challenge in 1..=5 {
        let count = card.answers.iter().filter(|it| it.challenge == challenge);
        if count.count() != 1 {
            let message = format!("there is one answer to challenge {challenge}");
            report.at("answers", message);
        }
    }
});
