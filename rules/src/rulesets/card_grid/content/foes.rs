//! Foes, and the threats that bring heroes to a dungeon.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Effect, FoeKind, FoeTrait, Obstacle, RoomPurpose, Skill};
use crate::{content::Ref, dice::Die, rulesets::card_grid::complex::LADDER};

/// How a foe rolls; rule `foe.style`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum FoeStyle {
    /// Always two dice.
    Cautious,
    /// Always one.
    Aggressive,
    /// Whichever is likelier to hit.
    Shrewd,
}

/// What a foe is after; rule `foe.mind`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Mind {
    /// Goes for whoever is nearest.
    Brute,
    /// Goes for whoever is closest to falling.
    Hunter,
    /// Keeps away, and attacks from afar.
    Shooter,
    /// Stays near its leader, and goes for whoever comes close.
    Guard,
    /// Stays behind the others, and goes for whoever is closest to falling.
    Leader,
}

/// A foe; rules `enemy.dice` and `enemy.skills`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Foe {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of its name within a sentence, with the article.
    #[schemars(extend("x-names" = "text"))]
    pub mention: String,
    /// The kind.
    pub kind: FoeKind,
    /// The sides of its die: 4, 6, 8, 10, 12 or 20.
    pub die: Die,
    /// Number of dice for each of it.
    #[serde(default = "one")]
    #[schemars(range(min = 1, max = 6))]
    pub dice: u8,
    /// Its attack bonus.
    #[schemars(range(min = 0, max = 12))]
    pub bonus: u8,
    /// Skills that it is great at: the whole bonus.
    #[serde(default)]
    #[schemars(length(max = 8))]
    pub great: Vec<Skill>,
    /// Skills that it is fair at: half the bonus.
    #[serde(default)]
    #[schemars(length(max = 8))]
    pub fair: Vec<Skill>,
    /// Squares of a move.
    #[schemars(range(min = 0, max = 12))]
    pub steps: u8,
    /// How far away it can attack, in squares.
    #[serde(default = "one")]
    #[schemars(range(min = 1, max = 12))]
    pub reach: u8,
    /// Added to the difficulty of attacks on it.
    #[serde(default)]
    #[schemars(range(min = 0, max = 9))]
    pub guard: u8,
    /// How it rolls.
    pub style: FoeStyle,
    /// What it is after.
    pub mind: Mind,
    /// Effects on whoever it hits and who is not out.
    #[serde(default)]
    #[schemars(length(max = 3))]
    pub on_hit: Vec<Effect>,
    /// What sets it apart.
    #[serde(default)]
    #[schemars(length(max = 3))]
    pub traits: Vec<FoeTrait>,
    /// The look and sound of its attack.
    #[serde(default)]
    #[schemars(extend("x-names" = "look"))]
    pub look: Option<String>,
    /// Its bust, in the token atlas.
    #[schemars(extend("x-names" = "drawing in tokens"))]
    pub bust: String,
    /// How much it counts among those of a dungeon; rule `threat.guards`.
    #[schemars(range(min = 1, max = 99))]
    pub worth: u8,
}

impl Foe {
    /// Its worth in hundredths, as those of a dungeon are reckoned.
    pub fn hundredths(&self) -> u32 {
        100 * u32::from(self.worth)
    }
}

fn one() -> u8 {
    1
}

/// Why the heroes go in.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Reason {
    /// To bring the leader down.
    Slay,
    /// To bring something out.
    Fetch,
    /// To bring somebody out.
    Free,
    /// To put an end to something.
    Break,
    /// To find something out.
    Spy,
}

/// What a twist changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum TwistEffect {
    /// This many percent more foes.
    More(#[schemars(range(min = 5, max = 50))] u8),
    /// This many percent fewer foes.
    Fewer(#[schemars(range(min = 5, max = 50))] u8),
    /// The leader walks about, and is in any room.
    Roams,
    /// Nobody there can be surprised.
    Warned,
    /// Foes worth this many percent come in behind the heroes once the reason is met.
    Behind(#[schemars(range(min = 5, max = 50))] u8),
    /// More gear is found.
    Rich,
    /// Nothing else than what it says.
    Plain,
}

/// A twist of a threat.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Twist {
    /// Phrase key of what is told when the heroes learn of it.
    #[schemars(extend("x-names" = "text"))]
    pub text: String,
    /// What it changes.
    pub does: TwistEffect,
}

/// A threat; rule `threat.reason`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Threat {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of what the heroes have been told, and why they go.
    #[schemars(extend("x-names" = "text"))]
    pub brief: String,
    /// How hard it is: it is drawn for heroes of this tier or the one above; rule `threat.reason`.
    #[schemars(range(min = 1, max = 9))]
    pub tier: u8,
    /// The reason in one word.
    pub reason: Reason,
    /// What has to be passed in the room of the reason, unless that is to slay.
    #[serde(default)]
    pub task: Option<Ref<Obstacle>>,
    /// Who leads.
    pub leader: Ref<Foe>,
    /// Who else is there.
    #[schemars(length(min = 1, max = 8))]
    pub guards: Vec<Ref<Foe>>,
    /// Where the leader and the reason are found: in a room with the first of these purposes that
    /// the dungeon has, or else in the last one.
    #[schemars(length(min = 1, max = 8))]
    pub haunts: Vec<Ref<RoomPurpose>>,
    /// Twists, one of which is drawn.
    #[schemars(length(min = 2, max = 6))]
    pub twists: Vec<Twist>,
}

crate::record!(Foe, "card_grid/foes", |foe, report| {
    let fits = LADDER.contains(&foe.die);
    report.expect(fits, "die", "a foe has a d4, d6, d8, d10, d12 or d20");
});
crate::record!(Threat, "card_grid/threats", |threat, report| {
    report.expect(
        (threat.reason == Reason::Slay) == threat.task.is_none(),
        "task",
        "there is one unless the reason is to slay",
    );
});
