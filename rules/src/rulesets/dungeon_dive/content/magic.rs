//! Conditions and spells.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Aim, Area, Class, Effect, Gear, Idea, Lasts, Range, Skill, Time, Trait, acts};
use crate::{content::Ref, dice::DiceExpr};

/// A condition: a name for traits that hold together; rule `condition.list`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of what it does.
    #[schemars(extend("x-names" = "text"))]
    pub about: String,
    /// What is so of whoever has it.
    #[schemars(length(min = 1, max = 24))]
    pub traits: Vec<Trait>,
    /// The pin on the token of whoever is in it.
    #[serde(default)]
    #[schemars(extend("x-names" = "drawing in tokens"))]
    pub icon: Option<String>,
    /// True if it is a good thing to have.
    #[serde(default)]
    pub good: bool,
}

/// A school of magic.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum School {
    Abjuration,
    Conjuration,
    Divination,
    Enchantment,
    Evocation,
    Illusion,
    Necromancy,
    Transmutation,
}

/// What a slot above a spell's circle changes, for each circle; rule `magic.upcasting`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Higher {
    /// Dice more of its first damage, healing, temporary points or pool.
    Dice(DiceExpr),
    /// Targets more.
    Targets(#[schemars(range(min = 1, max = 5))] u8),
    /// Rays or darts more, for `Times`.
    Times(#[schemars(range(min = 1, max = 5))] u8),
    /// Hit points more, for `RaiseMost` and fixed amounts.
    Points(#[schemars(range(min = 1, max = 20))] u8),
    /// The circle that `Dispel` and `Counter` reach is that of the slot.
    Circle,
    /// Figures more, for `Summon`.
    Summons(#[schemars(range(min = 1, max = 4))] u8),
    /// Feet more of its area.
    Feet(#[schemars(range(min = 5, max = 20))] u8),
}

/// Components of a spell; rule `magic.components`.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// True if it takes words.
    #[serde(default)]
    pub words: bool,
    /// True if it takes a free hand.
    #[serde(default)]
    pub hands: bool,
    /// True if it takes a material that a focus or pouch stands in for.
    #[serde(default)]
    pub material: bool,
    /// A material that has to be there, by its price, and whether it is used up.
    #[serde(default)]
    pub costly: Option<(Ref<Gear>, bool)>,
}

/// A spell; rule `magic.spells`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Spell {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of what it does.
    #[schemars(extend("x-names" = "text"))]
    pub about: String,
    /// Its circle; 0 for a cantrip.
    #[schemars(range(min = 0, max = 9))]
    pub circle: u8,
    /// Its school.
    pub school: School,
    /// The classes that learn it.
    #[schemars(length(min = 1, max = 12))]
    pub classes: Vec<Ref<Class>>,
    /// The time that it takes.
    #[serde(default = "action")]
    pub time: Time,
    /// True if it can be cast as a ritual; rule `magic.rituals`.
    #[serde(default)]
    pub ritual: bool,
    /// Its components.
    pub components: Components,
    /// How far it reaches.
    pub range: Range,
    /// Whom it is meant for.
    pub aim: Aim,
    /// True if targets beyond the first have to be within 5 feet of it.
    #[serde(default)]
    pub close: bool,
    /// The area.
    #[serde(default)]
    pub area: Option<Area>,
    /// True if it takes concentration; rule `magic.concentration`.
    #[serde(default)]
    pub concentration: bool,
    /// The duration, which effects that say `Spell` have.
    #[serde(default = "ended")]
    pub lasts: Lasts,
    /// What happens, in this order, to each target in turn. Damage outside of a `Save` or `Attack`
    /// is rolled once for all targets, and so is that of a `Save`.
    #[schemars(length(min = 1, max = 12))]
    pub does: Vec<Effect>,
    /// What higher slots change. A cantrip's dice grow with the character's level by themselves.
    #[serde(default)]
    #[schemars(length(max = 3))]
    pub higher: Vec<Higher>,
    /// What its caster can do while it lasts, such as striking again.
    #[serde(default)]
    #[schemars(length(max = 3))]
    pub then: Vec<super::Act>,
    /// Ways past traps that it opens, each with the skill rolled; rule `trap.ideas`.
    #[serde(default)]
    #[schemars(length(max = 6))]
    pub ideas: Vec<(Idea, Skill)>,
    /// The look and sound of it.
    #[serde(default)]
    #[schemars(extend("x-names" = "look"))]
    pub look: Option<String>,
}

fn action() -> Time {
    Time::Action
}

fn ended() -> Lasts {
    Lasts::Ended
}

crate::record!(Condition, "dungeon_dive/conditions");
crate::record!(Spell, "dungeon_dive/spells", |spell, report| {
    if let Some(fault) = acts::aim_fault(spell.aim, spell.area) {
        report.at("area", fault);
    }
    report.expect(
        spell.circle > 0 || spell.higher.is_empty(),
        "higher",
        "a cantrip takes no slot",
    );
    report.expect(
        !spell.concentration || spell.lasts != Lasts::Ended,
        "lasts",
        "what takes concentration lasts for a while",
    );
    let parts = &spell.components;
    report.expect(
        parts.words || parts.hands || parts.material || parts.costly.is_some(),
        "components",
        "a spell takes words, hands or a material",
    );
});
