//! The small words that all records share: abilities, skills, kinds of damage, sizes, coins.

use std::{fmt, str::FromStr};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One of the six abilities; rule `core.abilities`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Ability {
    Strength,
    Dexterity,
    Constitution,
    Intelligence,
    Wisdom,
    Charisma,
}

impl Ability {
    /// All six, in the order of the sheet.
    pub const ALL: [Self; 6] = [
        Self::Strength,
        Self::Dexterity,
        Self::Constitution,
        Self::Intelligence,
        Self::Wisdom,
        Self::Charisma,
    ];
}

/// A skill; rule `core.skills`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Skill {
    Acrobatics,
    AnimalHandling,
    Arcana,
    Athletics,
    Deception,
    History,
    Insight,
    Intimidation,
    Investigation,
    Medicine,
    Nature,
    Perception,
    Performance,
    Persuasion,
    Religion,
    SleightOfHand,
    Stealth,
    Survival,
}

impl Skill {
    /// All of them, by name.
    pub const ALL: [Self; 18] = [
        Self::Acrobatics,
        Self::AnimalHandling,
        Self::Arcana,
        Self::Athletics,
        Self::Deception,
        Self::History,
        Self::Insight,
        Self::Intimidation,
        Self::Investigation,
        Self::Medicine,
        Self::Nature,
        Self::Perception,
        Self::Performance,
        Self::Persuasion,
        Self::Religion,
        Self::SleightOfHand,
        Self::Stealth,
        Self::Survival,
    ];

    /// The ability that it is rolled with.
    pub fn ability(self) -> Ability {
        use Skill::{
            Acrobatics, AnimalHandling, Arcana, Athletics, History, Insight, Investigation,
            Medicine, Nature, Perception, Religion, SleightOfHand, Stealth, Survival,
        };
        match self {
            Athletics => Ability::Strength,
            Acrobatics | SleightOfHand | Stealth => Ability::Dexterity,
            Arcana | History | Investigation | Nature | Religion => Ability::Intelligence,
            AnimalHandling | Insight | Medicine | Perception | Survival => Ability::Wisdom,
            _ => Ability::Charisma,
        }
    }
}

/// A kind of damage; rule `damage.kinds`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum DamageKind {
    Acid,
    Bludgeoning,
    Cold,
    Fire,
    Force,
    Lightning,
    Necrotic,
    Piercing,
    Poison,
    Psychic,
    Radiant,
    Slashing,
    Thunder,
}

/// A size; rule `core.size`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Size {
    Tiny,
    Small,
    Medium,
    Large,
    Huge,
}

impl Size {
    /// Side of the block of squares that it stands on.
    pub fn squares(self) -> u8 {
        match self {
            Size::Tiny | Size::Small | Size::Medium => 1,
            Size::Large => 2,
            Size::Huge => 3,
        }
    }
}

/// What a creature is; spells and features ask for it.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum CreatureKind {
    Aberration,
    Beast,
    Celestial,
    Construct,
    Dragon,
    Elemental,
    Fey,
    Fiend,
    Giant,
    Humanoid,
    Monstrosity,
    Ooze,
    Plant,
    Undead,
}

/// How bright a square is; rule `light.levels`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Light {
    Darkness,
    Dim,
    Bright,
}

/// Cover from an attack; rule `cover.degrees`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Cover {
    Half,
    ThreeQuarters,
    Total,
}

/// A rest, or whatever else gives uses back.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Rest {
    /// The end of a fight.
    Fight,
    /// A short rest, after a level.
    Short,
    /// A long rest, in town.
    Long,
}

/// A sense with its reach in feet; rule `light.senses`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Sense {
    /// Sees in dim light as in bright, and in darkness as in dim.
    Darkvision(#[schemars(range(min = 5, max = 300))] u16),
    /// Needs no eyes.
    Blindsight(#[schemars(range(min = 5, max = 300))] u16),
    /// Feels whatever touches the same ground.
    Tremorsense(#[schemars(range(min = 5, max = 300))] u16),
    /// Sees through darkness and the unseen.
    Truesight(#[schemars(range(min = 5, max = 300))] u16),
}

/// The six scores of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Scores {
    /// Strength.
    #[schemars(range(min = 1, max = 30))]
    pub str: i8,
    /// Dexterity.
    #[schemars(range(min = 1, max = 30))]
    pub dex: i8,
    /// Constitution.
    #[schemars(range(min = 1, max = 30))]
    pub con: i8,
    /// Intelligence.
    #[schemars(range(min = 1, max = 30))]
    pub int: i8,
    /// Wisdom.
    #[schemars(range(min = 1, max = 30))]
    pub wis: i8,
    /// Charisma.
    #[schemars(range(min = 1, max = 30))]
    pub cha: i8,
}

impl Scores {
    /// The score of an ability.
    pub fn of(&self, ability: Ability) -> i8 {
        match ability {
            Ability::Strength => self.str,
            Ability::Dexterity => self.dex,
            Ability::Constitution => self.con,
            Ability::Intelligence => self.int,
            Ability::Wisdom => self.wis,
            Ability::Charisma => self.cha,
        }
    }
}

/// The ways a figure moves, each in feet a turn; 0 for none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Speeds {
    /// On foot.
    #[schemars(range(min = 0, max = 120))]
    pub walk: u8,
    /// In the air.
    #[serde(default)]
    #[schemars(range(min = 0, max = 120))]
    pub fly: u8,
    /// True if it stays in the air when knocked prone or held.
    #[serde(default)]
    pub hover: bool,
    /// Up walls.
    #[serde(default)]
    #[schemars(range(min = 0, max = 120))]
    pub climb: u8,
    /// In water.
    #[serde(default)]
    #[schemars(range(min = 0, max = 120))]
    pub swim: u8,
    /// Through earth.
    #[serde(default)]
    #[schemars(range(min = 0, max = 120))]
    pub burrow: u8,
}

/// A sum of money, written `15 gp`, `5 sp` or `2 cp`. At most 100,000 gp.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Coins(
    /// In copper pieces.
    pub u32,
);

/// Copper pieces in a gold piece.
const GOLD: u32 = 100;
/// Copper pieces in a silver piece.
const SILVER: u32 = 10;
/// The most that a sum comes to, in copper pieces.
const MOST_COINS: u32 = 100_000 * GOLD;

impl FromStr for Coins {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let fail = || {
            let text: String = text.chars().take(40).collect();
            format!("`{text}` is no sum of money: write it like `15 gp`, `5 sp` or `2 cp`")
        };
        let (count, coin) = text.trim().split_once(' ').ok_or_else(fail)?;
        let worth = match coin {
            "gp" => GOLD,
            "sp" => SILVER,
            "cp" => 1,
            _ => return Err(fail()),
        };
        let count: u32 = count.parse().map_err(|_| fail())?;
        let sum = count.checked_mul(worth).filter(|sum| *sum <= MOST_COINS);
        sum.map(Coins).ok_or_else(fail)
    }
}

impl TryFrom<String> for Coins {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Coins> for String {
    fn from(coins: Coins) -> String {
        coins.to_string()
    }
}

impl fmt::Display for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            sum if sum % GOLD == 0 => write!(f, "{} gp", sum / GOLD),
            sum if sum % SILVER == 0 => write!(f, "{} sp", sum / SILVER),
            sum => write!(f, "{sum} cp"),
        }
    }
}

/// A challenge, written `0`, `1/8`, `1/4`, `1/2` or `1` to `30`; rule `foe.challenge`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Challenge {
    /// In eighths.
    pub eighths: u8,
}

impl Challenge {
    /// A whole challenge.
    pub const fn whole(challenge: u8) -> Self {
        Challenge {
            eighths: challenge.saturating_mul(8),
        }
    }
}

/// The fractions that there are, with their eighths.
const FRACTIONS: [(&str, u8); 3] = [("1/8", 1), ("1/4", 2), ("1/2", 4)];

impl FromStr for Challenge {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Some((_, eighths)) = FRACTIONS.iter().find(|(written, _)| *written == text) {
            return Ok(Challenge { eighths: *eighths });
        }
        let whole = text.parse().ok().filter(|whole| *whole <= 30);
        whole.map(Challenge::whole).ok_or_else(|| {
            let text: String = text.chars().take(40).collect();
            format!("`{text}` is no challenge: write 0, 1/8, 1/4, 1/2 or 1 to 30")
        })
    }
}

impl TryFrom<String> for Challenge {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Challenge> for String {
    fn from(challenge: Challenge) -> String {
        challenge.to_string()
    }
}

impl fmt::Display for Challenge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match FRACTIONS.iter().find(|(_, it)| *it == self.eighths) {
            Some((written, _)) => f.write_str(written),
            None => write!(f, "{}", self.eighths / 8),
        }
    }
}
