//! The sixteen skills, and the kinds of foes.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A broad skill; rule `skill.list`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Skill {
    /// Blows in melee.
    Fight,
    /// Bows, slings and whatever is thrown.
    Shoot,
    /// Learned magic.
    Cast,
    /// The favour of gods and spirits.
    Pray,
    /// Standing firm, alone or in front of others.
    Guard,
    /// Raw strength.
    Might,
    /// Speed, balance, climbing.
    Agility,
    /// Not being seen or heard.
    Sneak,
    /// Eyes, ears and nose.
    Notice,
    /// What books and stories tell.
    Lore,
    /// Tools, locks and everything that is made.
    Craft,
    /// Wounds and sickness.
    Mend,
    /// Honest words.
    Talk,
    /// Lies, disguises, sleight of hand.
    Trick,
    /// Beasts, weather, tracks.
    Wild,
    /// Courage and patience.
    Nerve,
}

impl Skill {
    /// Every skill, in the order of the book.
    pub const ALL: [Skill; 16] = [
        Skill::Fight,
        Skill::Shoot,
        Skill::Cast,
        Skill::Pray,
        Skill::Guard,
        Skill::Might,
        Skill::Agility,
        Skill::Sneak,
        Skill::Notice,
        Skill::Lore,
        Skill::Craft,
        Skill::Mend,
        Skill::Talk,
        Skill::Trick,
        Skill::Wild,
        Skill::Nerve,
    ];

    /// Its name, as a message key.
    pub fn key(self) -> &'static str {
        match self {
            Skill::Fight => "grid-skill-fight",
            Skill::Shoot => "grid-skill-shoot",
            Skill::Cast => "grid-skill-cast",
            Skill::Pray => "grid-skill-pray",
            Skill::Guard => "grid-skill-guard",
            Skill::Might => "grid-skill-might",
            Skill::Agility => "grid-skill-agility",
            Skill::Sneak => "grid-skill-sneak",
            Skill::Notice => "grid-skill-notice",
            Skill::Lore => "grid-skill-lore",
            Skill::Craft => "grid-skill-craft",
            Skill::Mend => "grid-skill-mend",
            Skill::Talk => "grid-skill-talk",
            Skill::Trick => "grid-skill-trick",
            Skill::Wild => "grid-skill-wild",
            Skill::Nerve => "grid-skill-nerve",
        }
    }
}

/// Some of the skills, a bit for each in the order of the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Skills(u16);

impl Skills {
    /// No skill at all.
    pub const NONE: Skills = Skills(0);

    /// True if one of them is this one.
    pub fn has(self, skill: Skill) -> bool {
        self.0 & Skills::from(skill).0 != 0
    }

    /// True if there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are in one of two and not in the other.
    #[must_use]
    pub fn but_not_both(self, other: Skills) -> Skills {
        Skills(self.0 ^ other.0)
    }

    /// Each of them, in the order of the book.
    pub fn each(self) -> impl Iterator<Item = Skill> {
        Skill::ALL.into_iter().filter(move |it| self.has(*it))
    }
}

impl From<Skill> for Skills {
    fn from(skill: Skill) -> Self {
        Skills(1 << skill as u16)
    }
}

/// The kind of a foe.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum FoeKind {
    /// People of any race.
    Folk,
    /// Beasts and vermin.
    Beast,
    /// Whatever has died before.
    Undead,
    /// Demons and spirits.
    Spirit,
    /// Things that were made.
    Made,
    /// Giants, dragons and whatever else is too large.
    Monster,
}

impl FoeKind {
    /// Its name, as a message key.
    pub fn key(self) -> &'static str {
        match self {
            FoeKind::Folk => "grid-kind-folk",
            FoeKind::Beast => "grid-kind-beast",
            FoeKind::Undead => "grid-kind-undead",
            FoeKind::Spirit => "grid-kind-spirit",
            FoeKind::Made => "grid-kind-made",
            FoeKind::Monster => "grid-kind-monster",
        }
    }
}
