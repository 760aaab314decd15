//! Acts: what a spell, a feature, an item or a foe can do, with its price, reach and aim.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Ability, Effect, Feature, Rest, When};
use crate::{content::Ref, dice::DiceExpr};

/// The time that an act takes; rule `turn.action` and those after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Time {
    Action,
    Bonus,
    /// A reaction, once this happens.
    Reaction(Moment),
    /// Takes the place of one attack of the attack action.
    OneAttack,
    /// Takes none, on one's own turn.
    Free,
    /// Takes longer than a fight leaves: this many minutes.
    Minutes(#[schemars(range(min = 1, max = 1440))] u16),
}

/// Something that a reaction or a trait answers, always from the side of whoever has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Moment {
    /// One's turn begins.
    TurnBegins,
    /// One's turn ends.
    TurnEnds,
    /// Initiative is rolled.
    FightBegins,
    /// One is about to be hit by an attack.
    Hit,
    /// One is about to be missed.
    Missed,
    /// An ally within this many feet is attacked.
    AllyAttacked(#[schemars(range(min = 5, max = 120))] u16),
    /// One is about to take damage.
    Damaged,
    /// A foe within reach is about to leave it.
    FoeLeaves,
    /// A foe comes within reach.
    FoeComes,
    /// A creature within this many feet casts a spell.
    SpellCast(#[schemars(range(min = 5, max = 120))] u16),
    /// One or an ally within this many feet falls from a height.
    Falls(#[schemars(range(min = 5, max = 120))] u16),
    /// One drops to 0 hit points.
    Dropped,
    /// One drops a foe to 0 hit points.
    DropsFoe,
    /// One hits with an attack.
    Hits,
    /// One scores a critical hit.
    HitsCritically,
    /// One fails a check, save or attack.
    Fails,
    /// Somebody is within 5 feet as their turn begins.
    NearTurnBegins,
    /// What this is part of ends, in a fight.
    Ends,
}

/// Whom an act is meant for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Aim {
    /// Whoever does it.
    Oneself,
    /// This many creatures, each chosen by itself; the doer may be among them.
    Creatures(#[schemars(range(min = 1, max = 12))] u8),
    /// This many allies; the doer may be among them.
    Allies(#[schemars(range(min = 1, max = 12))] u8),
    /// This many foes.
    Foes(#[schemars(range(min = 1, max = 12))] u8),
    /// Everybody in the area.
    Area,
    /// Every foe in the area.
    FoesInArea,
    /// Every ally in the area.
    AlliesInArea,
    /// A free square.
    Square,
    /// The creature whose doing this answers.
    Cause,
}

/// How far an act reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Range {
    Oneself,
    Touch,
    /// This many feet.
    Feet(#[schemars(range(min = 5, max = 500))] u16),
}

/// An area in feet; rule `area.shapes`. Cones, lines and cubes of range `Oneself` begin at the doer;
/// all others are centred on a point within range.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Area {
    /// As wide as long.
    Cone(#[schemars(range(min = 5, max = 90))] u8),
    /// By its side.
    Cube(#[schemars(range(min = 5, max = 90))] u8),
    /// Around a point, up to a height.
    Cylinder {
        /// Radius.
        #[schemars(range(min = 5, max = 90))]
        radius: u8,
        /// Height.
        #[schemars(range(min = 5, max = 90))]
        height: u8,
    },
    /// From the doer.
    Line {
        /// Length.
        #[schemars(range(min = 5, max = 200))]
        long: u8,
        /// Width.
        #[schemars(range(min = 5, max = 30))]
        wide: u8,
    },
    /// By its radius.
    Sphere(#[schemars(range(min = 5, max = 90))] u8),
    /// Around the doer, who is not in it, by its radius.
    Around(#[schemars(range(min = 5, max = 90))] u8),
    /// A wall on this many squares of one's choice that touch.
    Wall(#[schemars(range(min = 1, max = 24))] u8),
}

/// The price of an act, besides its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Cost {
    /// Uses of the feature, trait or item that it belongs to.
    Uses(#[schemars(range(min = 1, max = 20))] u8),
    /// A spell slot of this circle or above.
    Slot(#[schemars(range(min = 1, max = 9))] u8),
    /// A hit die.
    HitDie,
    /// The item is used up.
    UsedUp,
    /// Nothing, but it can be done once a turn at most.
    OnceATurn,
}

/// Uses that come back; rule `feature.uses`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pool {
    /// How many there are.
    pub uses: Count,
    /// What gives all of them back.
    pub back: Rest,
    /// Dice that come back at dawn instead, as for wands.
    #[serde(default)]
    pub dawn: Option<DiceExpr>,
}

/// A number of uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Count {
    /// A fixed number.
    Fixed(#[schemars(range(min = 1, max = 50))] u8),
    /// As many as the modifier of an ability, at least one.
    Ability(Ability),
    /// This many for each level of the class.
    PerLevel(#[schemars(range(min = 1, max = 10))] u8),
    /// As many as the column of this feature in its class says for the level.
    Column,
}

/// Something that can be done; the one shape of the powers of features, items and foes.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// Phrase key of its name; that of the record it stands in, if left out.
    #[serde(default)]
    #[schemars(extend("x-names" = "text"))]
    pub name: Option<String>,
    /// Its time.
    #[serde(default = "action")]
    pub time: Time,
    /// Its price.
    #[serde(default)]
    pub cost: Option<Cost>,
    /// For foes: it comes back on this face of a d6 or above, rolled as its turn begins.
    #[serde(default)]
    #[schemars(range(min = 2, max = 6))]
    pub recharge: Option<u8>,
    /// For foes: how often it does this a day.
    #[serde(default)]
    #[schemars(range(min = 1, max = 9))]
    pub per_day: Option<u8>,
    /// What has to be so before it can be done.
    #[serde(default)]
    #[schemars(length(max = 6))]
    pub needs: Vec<When>,
    /// Whom it is meant for.
    #[serde(default = "foe")]
    pub aim: Aim,
    /// How far it reaches.
    #[serde(default = "oneself")]
    pub range: Range,
    /// The area.
    #[serde(default)]
    pub area: Option<Area>,
    /// What happens, in this order, to each target in turn.
    #[schemars(length(min = 1, max = 12))]
    pub does: Vec<Effect>,
    /// True if it takes concentration.
    #[serde(default)]
    pub concentration: bool,
    /// The feature whose uses it takes, if not the one it stands in.
    #[serde(default)]
    pub uses_of: Option<Ref<Feature>>,
    /// The look and sound of it.
    #[serde(default)]
    #[schemars(extend("x-names" = "look"))]
    pub look: Option<String>,
}

fn action() -> Time {
    Time::Action
}

fn foe() -> Aim {
    Aim::Foes(1)
}

fn oneself() -> Range {
    Range::Oneself
}

/// The fault in how aim, range and area go together, if there is one.
pub fn aim_fault(aim: Aim, area: Option<Area>) -> Option<&'static str> {
    let of_area = matches!(aim, Aim::Area | Aim::FoesInArea | Aim::AlliesInArea);
    match area {
        Some(_) if !of_area && aim != Aim::Square => {
            Some("an area goes with an aim that speaks of it")
        }
        None if of_area => Some("the aim speaks of an area, and there is none"),
        _ => None,
    }
}
