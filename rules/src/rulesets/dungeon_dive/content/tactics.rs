//! How minds weigh what they could do: the decision tables of foes, hired hands and the sound
//! player.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;

use super::Mind;

/// What somebody gives for the places and deeds that they choose from, in hundredths of a point of
/// damage where nothing else is said; rule `mind.kinds`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Style {
    /// Per cent of what opportunity attacks and hazards do on the way that counts.
    #[schemars(range(min = 0, max = 200))]
    pub on_way: i32,
    /// Per cent of what foes do whose reach one ends in.
    #[serde(default)]
    #[schemars(range(min = 0, max = 200))]
    pub exposed: i32,
    /// For dropping a target.
    #[schemars(range(min = 0, max = 5000))]
    pub drop: i32,
    /// For each 5 feet that the nearest foe is away, at most `far_most` feet.
    #[serde(default)]
    #[schemars(range(min = -200, max = 200))]
    pub far: i32,
    /// Feet beyond which it makes no difference how far the nearest foe is away.
    #[serde(default)]
    #[schemars(range(min = 0, max = 300))]
    pub far_most: u16,
    /// For half cover from a foe who is not beside one; twice that for three quarters.
    #[serde(default)]
    #[schemars(range(min = 0, max = 1000))]
    pub cover: i32,
    /// For standing where no foe has a line of sight, once there is nothing left to do.
    #[serde(default)]
    #[schemars(range(min = 0, max = 2000))]
    pub unseen: i32,
    /// For standing a square higher than the target.
    #[serde(default)]
    #[schemars(range(min = 0, max = 1000))]
    pub height: i32,
    /// For being no nearer to the foes than an ally.
    #[serde(default)]
    #[schemars(range(min = 0, max = 1000))]
    pub behind: i32,
    /// For ending within this many feet of most allies.
    #[serde(default)]
    #[schemars(range(min = 0, max = 2000))]
    pub among: i32,
    /// The feet.
    #[serde(default)]
    #[schemars(range(min = 0, max = 120))]
    pub among_feet: u16,
    /// For a target with no ally beside it.
    #[serde(default)]
    #[schemars(range(min = 0, max = 2000))]
    pub alone: i32,
    /// For each ally who attacked the target last.
    #[serde(default)]
    #[schemars(range(min = 0, max = 2000))]
    pub together: i32,
    /// For each side of the target that an ally opposite holds.
    #[serde(default)]
    #[schemars(range(min = 0, max = 1000))]
    pub around: i32,
    /// For the target that was attacked last.
    #[serde(default)]
    #[schemars(range(min = 0, max = 5000))]
    pub keeps: i32,
    /// Against a target for each 5 feet that another is nearer by.
    #[serde(default)]
    #[schemars(range(min = 0, max = 1000))]
    pub nearest: i32,
    /// Per cent of what is done for allies.
    #[schemars(range(min = 0, max = 300))]
    pub help: i32,
    /// For a try to hide.
    #[serde(default)]
    #[schemars(range(min = 0, max = 2000))]
    pub hides: i32,
    /// True if it ends its turn out of reach whenever it can.
    #[serde(default)]
    pub leaves: bool,
    /// Against striking in melee.
    #[serde(default)]
    #[schemars(range(min = 0, max = 2000))]
    pub blade: i32,
    /// Against a slot or anything else that does not come back, for each circle.
    #[serde(default)]
    #[schemars(range(min = 0, max = 2000))]
    pub spends: i32,
    /// Against giving up what is concentrated on.
    #[serde(default)]
    #[schemars(range(min = 0, max = 5000))]
    pub concentrates: i32,
}

impl Style {
    /// True for whoever does not mind where they stand.
    pub fn is_anywhere(&self) -> bool {
        let Style {
            exposed,
            far,
            cover,
            unseen,
            behind,
            among,
            ..
        } = self;
        [exposed, far, cover, unseen, behind, among]
            .iter()
            .all(|it| **it == 0)
    }
}

/// What it is worth for a round that something is so of somebody, in hundredths of a point of damage.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Worths {
    /// Taking no actions.
    #[schemars(range(min = 0, max = 5000))]
    pub no_actions: i32,
    /// Moving nowhere.
    #[schemars(range(min = 0, max = 2000))]
    pub rooted: i32,
    /// Fleeing, obeying others, attacking at random.
    #[schemars(range(min = 0, max = 5000))]
    pub not_master: i32,
    /// Being easier or harder to hit.
    #[schemars(range(min = 0, max = 2000))]
    pub hit: i32,
    /// Advantage or disadvantage on attacks.
    #[schemars(range(min = 0, max = 2000))]
    pub attacks: i32,
    /// Advantage or disadvantage on saves or checks.
    #[schemars(range(min = 0, max = 2000))]
    pub saves: i32,
    /// A point of AC, of attacks or of saves.
    #[schemars(range(min = 0, max = 500))]
    pub point: i32,
    /// A point of damage more.
    #[schemars(range(min = 0, max = 500))]
    pub damage: i32,
    /// Resistance to a kind of damage.
    #[schemars(range(min = 0, max = 1000))]
    pub resists: i32,
    /// Five feet of speed.
    #[schemars(range(min = 0, max = 500))]
    pub speed: i32,
    /// An action more.
    #[schemars(range(min = 0, max = 5000))]
    pub action: i32,
    /// Seeing nothing, or not being seen.
    #[schemars(range(min = 0, max = 2000))]
    pub sight: i32,
    /// Lying on the ground.
    #[schemars(range(min = 0, max = 2000))]
    pub prone: i32,
    /// Anything else that changes something.
    #[schemars(range(min = 0, max = 1000))]
    pub other: i32,
    /// Rounds that something counts for at most.
    #[schemars(range(min = 1, max = 20))]
    pub rounds: i32,
    /// A hit point of somebody who is up, in hundredths; twice that for whoever has less than half.
    #[schemars(range(min = 0, max = 300))]
    pub healed: i32,
    /// Bringing back somebody at 0 hit points.
    #[schemars(range(min = 0, max = 10000))]
    pub raised: i32,
    /// A temporary hit point, in hundredths.
    #[schemars(range(min = 0, max = 300))]
    pub temporary: i32,
    /// Five feet that somebody is moved against their will.
    #[schemars(range(min = 0, max = 500))]
    pub pushed: i32,
    /// A round of a summoned figure, for each eighth of its challenge.
    #[schemars(range(min = 0, max = 1000))]
    pub summoned: i32,
    /// Undoing a spell, for each circle.
    #[schemars(range(min = 0, max = 5000))]
    pub undone: i32,
    /// The least gain that is worth a move without anything to do at its end.
    #[schemars(range(min = 0, max = 1000))]
    pub stirs: i32,
    /// Two choices are equal if they differ by less.
    #[schemars(range(min = 1, max = 1000))]
    pub equal: i32,
}

/// How everybody weighs whom no player plays, and how the sound player does.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tactics {
    /// Foes, by their kind of mind.
    #[schemars(length(min = 7, max = 7))]
    pub minds: BTreeMap<Mind, Style>,
    /// The sound player’s heroes who strike.
    pub fighter: Style,
    /// Those who shoot or cast.
    pub marksman: Style,
    /// What lasts, and what else is worth something.
    pub worths: Worths,
}

crate::record!(Tactics, "dungeon_dive/tactics");
