//! The one vocabulary of what happens: spells, features, items, foes, traps and hazards are made
//! of these, and so is nothing else.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{
    Ability, AttackBonus, Condition, CreatureKind, DamageKind, Dc, Foe, Lasts, Light, Plus, Rest,
    Rolled, SaveAgain, Trait,
};
use crate::{content::Ref, dice::DiceExpr};

/// Something that happens to a target. Effects hold others where dice decide: they are carried out
/// in the order written, an inner list before what follows it.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    /// An attack roll against the target's AC; rule `attack.roll`.
    Attack {
        /// True for one from afar.
        #[serde(default)]
        ranged: bool,
        /// True if it is magic and not a weapon.
        #[serde(default)]
        spell: bool,
        /// Its bonus.
        #[serde(default)]
        bonus: AttackBonus,
        /// Feet of reach of a melee attack.
        #[serde(default = "five")]
        #[schemars(range(min = 5, max = 30))]
        reach: u16,
        /// Feet of range of a ranged attack: without and with disadvantage.
        #[serde(default)]
        #[schemars(range(min = 5, max = 600))]
        range: Option<u16>,
        /// The long range.
        #[serde(default)]
        #[schemars(range(min = 5, max = 600))]
        long: Option<u16>,
        /// True if a miss does half of the damage of a hit, and nothing else of it.
        #[serde(default)]
        half: bool,
        /// What happens on a hit.
        #[schemars(length(min = 1, max = 12))]
        hit: Vec<Effect>,
        /// What happens on a miss.
        #[serde(default)]
        #[schemars(length(max = 6))]
        miss: Vec<Effect>,
    },
    /// A save of the target; rule `save.roll`.
    Save {
        /// The ability.
        ability: Ability,
        /// The difficulty.
        #[serde(default)]
        dc: Dc,
        /// True if whoever passes takes half of the damage in `fail`; nothing on a 20.
        #[serde(default)]
        half: bool,
        /// True if the save has advantage while its doer's side fights the target.
        #[serde(default)]
        easier_in_fight: bool,
        /// Kinds of creatures whose save has disadvantage.
        #[serde(default)]
        #[schemars(length(max = 14))]
        harder_for: Vec<CreatureKind>,
        /// True if cover does not help a Dexterity save.
        #[serde(default)]
        ignores_cover: bool,
        /// What happens on a failure.
        #[schemars(length(min = 1, max = 12))]
        fail: Vec<Effect>,
        /// What happens on a failure by 5 or more, besides.
        #[serde(default)]
        #[schemars(length(max = 6))]
        fail_badly: Vec<Effect>,
        /// What happens on a success, besides half of the damage.
        #[serde(default)]
        #[schemars(length(max = 6))]
        pass: Vec<Effect>,
    },
    /// A check of the doer against the target's best answer to it; rule `check.contest`.
    Contest {
        /// What the doer rolls.
        with: Rolled,
        /// What the target may roll, the best of these.
        #[schemars(length(min = 1, max = 3))]
        against: Vec<Rolled>,
        /// What happens if the doer wins.
        #[schemars(length(min = 1, max = 6))]
        won: Vec<Effect>,
    },
    /// A check of the doer; rule `check.roll`.
    Check {
        /// What is rolled.
        with: Rolled,
        /// The difficulty.
        dc: Dc,
        /// What happens on a success.
        #[schemars(length(min = 1, max = 6))]
        pass: Vec<Effect>,
    },
    /// Only for targets that this is so of.
    If {
        /// What has to be so, all of it.
        #[schemars(length(min = 1, max = 4))]
        so: Vec<super::When>,
        /// What happens then.
        #[schemars(length(min = 1, max = 8))]
        then: Vec<Effect>,
        /// What happens otherwise.
        #[serde(default)]
        #[schemars(length(max = 8))]
        or_else: Vec<Effect>,
    },
    /// This many times over, each at a target of the doer's choice: rays, darts, claws; 0 for as
    /// often as the doer's level.
    Times(#[schemars(range(min = 0, max = 12))] u8, Vec<Effect>),
    /// These happen to the doer and not to the target.
    ToDoer(Vec<Effect>),
    /// One of these: the target chooses, or the doer if the target is a foe.
    OneOf(Vec<Effect>),

    /// Damage; rule `damage.roll`.
    Damage {
        /// The dice.
        dice: DiceExpr,
        /// What is added.
        #[serde(default)]
        plus: Option<Plus>,
        /// The kind.
        kind: DamageKind,
        /// True if it counts as magical.
        #[serde(default)]
        magical: bool,
    },
    /// Half of the damage that the target has just taken goes to the doer as hit points.
    Drain,
    /// Lowers the most hit points by the damage just taken, until a long rest.
    LowerMost,
    /// Hit points; rule `healing.roll`.
    Heal {
        /// The dice.
        dice: DiceExpr,
        /// What is added.
        #[serde(default)]
        plus: Option<Plus>,
        /// True if nobody is healed beyond half of the most.
        #[serde(default)]
        to_half: bool,
    },
    /// Temporary hit points; rule `healing.temporary`.
    Temporary {
        /// The dice.
        dice: DiceExpr,
        /// What is added.
        #[serde(default)]
        plus: Option<Plus>,
    },
    /// Raises the most hit points, and those left, while it lasts.
    RaiseMost {
        /// By this many.
        #[schemars(range(min = 1, max = 50))]
        points: u8,
        /// The duration.
        #[serde(default)]
        lasts: Lasts,
    },
    /// Makes somebody at 0 hit points stable.
    Stabilise,
    /// Brings back somebody who died within this many rounds, at 1 hit point.
    Revive(#[schemars(range(min = 1, max = 100))] u8),
    /// Levels of exhaustion, or fewer if negative; rule `condition.exhaustion`.
    Exhaust(#[schemars(range(min = -6, max = 6))] i8),
    /// Drops somebody with at most this many hit points, or this much in dice, to sleep or death,
    /// the weakest first, until the dice are used up. Those for whom the only effect is not, by what has
    /// to be so for it, are left out.
    Pool {
        /// Hit points of creatures in all.
        dice: DiceExpr,
        /// What happens to each of them.
        #[schemars(length(min = 1, max = 4))]
        does: Vec<Effect>,
    },
    /// Ends its concentration; rule `magic.concentration`.
    LetGo,

    /// A condition; rule `condition.list`.
    Inflict {
        /// Which.
        condition: Ref<Condition>,
        /// The duration.
        #[serde(default)]
        lasts: Lasts,
        /// The save that ends it.
        #[serde(default)]
        save_again: Option<SaveAgain>,
    },
    /// Ends conditions.
    Cure(Vec<Ref<Condition>>),
    /// Traits for a while.
    Give {
        /// The traits.
        #[schemars(length(min = 1, max = 12))]
        traits: Vec<Trait>,
        /// The duration.
        #[serde(default)]
        lasts: Lasts,
        /// The save that ends it.
        #[serde(default)]
        save_again: Option<SaveAgain>,
    },
    /// Ends what lasts by spells on the target: up to this circle, higher ones by a check.
    Dispel(#[schemars(range(min = 1, max = 9))] u8),
    /// Undoes the spell that this answers, up to this circle, higher ones by a check.
    Counter(#[schemars(range(min = 1, max = 9))] u8),
    /// The attack that this answers misses after all if this much more AC would do.
    RaiseAc(#[schemars(range(min = 1, max = 10))] u8),
    /// Halves the damage that this answers.
    Halve,
    /// Lowers the damage that this answers.
    Lessen {
        /// By these dice.
        dice: DiceExpr,
        /// What is added.
        #[serde(default)]
        plus: Option<Plus>,
    },
    /// Rolls the d20 that this answers once more.
    Reroll,
    /// Turns the attack that this answers on another target within 5 feet.
    Redirect,

    /// Away from the doer, in feet.
    Push(#[schemars(range(min = 5, max = 60))] u8),
    /// Towards the doer, in feet.
    Pull(#[schemars(range(min = 5, max = 60))] u8),
    /// To a free square that the doer sees, at most this many feet away.
    Teleport(#[schemars(range(min = 5, max = 500))] u16),
    /// Moves up to this many feet at once, with or without opportunity attacks.
    Move {
        /// Feet; 0 for the whole speed.
        #[schemars(range(min = 0, max = 120))]
        feet: u8,
        /// True if it provokes no opportunity attacks.
        #[serde(default)]
        safely: bool,
    },
    /// Falls to the ground from wherever it is.
    Fall,
    /// Drops what is in one hand.
    Disarm,
    /// The doer and the target change places.
    Swap,

    /// A weapon attack of the doer on the target, with what is in hand.
    Strike,
    /// A standard action, without paying for it.
    Take(Standard),
    /// One more action this turn.
    MoreAction,
    /// Uses of a feature, slots of a circle or below, or hit dice are given back.
    Restore(Restored),
    /// Learns what waits behind the doors; rule `scout.familiar`.
    Scout,
    /// Passes a trap that can be passed this way, or makes the check of such an idea easier.
    Overcome(Idea),

    /// A zone that stays where it is made; rule `area.zones`.
    Zone(Box<Zone>),
    /// A light; rule `light.sources`.
    Shine {
        /// Feet of bright light.
        #[schemars(range(min = 0, max = 60))]
        bright: u8,
        /// Feet of dim light beyond.
        #[schemars(range(min = 0, max = 60))]
        dim: u8,
        /// The duration.
        #[serde(default)]
        lasts: Lasts,
    },
    /// Figures that fight beside the doer; rule `magic.summons`.
    Summon {
        /// Which.
        foe: Ref<Foe>,
        /// How many.
        #[serde(default = "one")]
        #[schemars(range(min = 1, max = 8))]
        count: u8,
        /// How they act.
        #[serde(default)]
        acts: SummonActs,
        /// The duration.
        #[serde(default)]
        lasts: Lasts,
    },
}

fn five() -> u16 {
    5
}

fn one() -> u8 {
    1
}

/// A standard action of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, Deserialize, JsonSchema)]
pub enum Standard {
    Attack,
    Dash,
    Disengage,
    Dodge,
    Help,
    Hide,
    Search,
    UseItem,
}

/// What is given back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Restored {
    /// Slots whose circles come to half the class level, rounded up, none above this circle.
    SlotsOfHalfLevel(#[schemars(range(min = 1, max = 9))] u8),
    /// One slot of this circle or below.
    Slot(#[schemars(range(min = 1, max = 9))] u8),
    /// Hit dice.
    HitDice(#[schemars(range(min = 1, max = 20))] u8),
    /// Everything that a rest of this kind gives back.
    Rest(Rest),
}

/// A way past a trap that somebody might have; rule `trap.ideas`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, Deserialize, JsonSchema,
)]
pub enum Idea {
    /// Over it by rope, grapnel or pitons.
    Climb,
    /// Across a gap by plank, ladder or pole.
    Bridge,
    /// Open by crowbar, hammer or bare force.
    Pry,
    /// Held open or shut by wedge, chain or pole.
    Prop,
    /// Touched from afar: a pole, a thrown thing, an unseen hand.
    Reach,
    /// Unlocked without a key.
    Unlock,
    /// Seen for what it is: chalk, light, a mirror, flour.
    Reveal,
    /// Smothered: water, sand, blankets, cold.
    Douse,
    /// Burnt away.
    Burn,
    /// In the air.
    Fly,
    /// From here to there at once.
    Teleport,
    /// Kept from harm: shield, ward, thick skin.
    Ward,
    /// Silenced, or deceived by noise.
    Silence,
    /// Filled, drained or stopped up.
    Plug,
    /// Broken to pieces.
    Break,
}

/// How a summoned figure acts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, serde::Serialize, Deserialize, JsonSchema)]
pub enum SummonActs {
    /// On its own turn, right after the doer.
    #[default]
    OwnTurn,
    /// As a bonus action of the doer.
    Bonus,
    /// Not by itself: it helps, scouts and carries touch spells.
    Familiar,
    /// The doer's attacks may come from where it stands.
    Double,
}

/// How a zone hides what is in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Obscured {
    Lightly,
    Heavily,
}

/// A zone on the board.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    /// Phrase key of its name; that of the spell, if left out.
    #[serde(default)]
    #[schemars(extend("x-names" = "text"))]
    pub name: Option<String>,
    /// The duration.
    #[serde(default)]
    pub lasts: Lasts,
    /// True if it goes where its doer goes.
    #[serde(default)]
    pub follows: bool,
    /// Feet that its doer may move it by as a bonus action or, for 0, not at all.
    #[serde(default)]
    #[schemars(range(min = 0, max = 60))]
    pub moves: u8,
    /// True if it is difficult ground.
    #[serde(default)]
    pub difficult: bool,
    /// How it hides.
    #[serde(default)]
    pub obscured: Option<Obscured>,
    /// The light in it, in place of that of the room.
    #[serde(default)]
    pub light: Option<Light>,
    /// True if no sound leaves it: no spells with words.
    #[serde(default)]
    pub silent: bool,
    /// True if it blocks movement and line of sight as a wall would.
    #[serde(default)]
    pub solid: bool,
    /// True if it spares the doer's allies.
    #[serde(default)]
    pub spares_allies: bool,
    /// The only kinds of creature that it is for; all, if empty.
    #[serde(default)]
    #[schemars(length(max = 14))]
    pub only: Vec<CreatureKind>,
    /// Traits of whoever is in it.
    #[serde(default)]
    #[schemars(length(max = 8))]
    pub traits: Vec<Trait>,
    /// What happens to whoever is there as it appears.
    #[serde(default)]
    #[schemars(length(max = 8))]
    pub appears: Vec<Effect>,
    /// What happens to whoever comes in, once a turn.
    #[serde(default)]
    #[schemars(length(max = 8))]
    pub enters: Vec<Effect>,
    /// What happens for every 5 feet moved in it.
    #[serde(default)]
    #[schemars(length(max = 8))]
    pub each_step: Vec<Effect>,
    /// What happens to whoever begins a turn in it.
    #[serde(default)]
    #[schemars(length(max = 8))]
    pub turn_begins: Vec<Effect>,
    /// What happens to whoever ends a turn in it.
    #[serde(default)]
    #[schemars(length(max = 8))]
    pub turn_ends: Vec<Effect>,
}
