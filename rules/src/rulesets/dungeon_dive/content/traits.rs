//! The one vocabulary of what is so: conditions, races, features, worn items, foes and whatever
//! lasts by a spell are made of these.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{
    Ability, Act, Condition, CreatureKind, DamageKind, Effect, Light, Moment, Plus, Sense, Skill,
    Spell,
};
use crate::{content::Ref, dice::DiceExpr};

/// Something that holds for whoever has it. All that hold are added up, except where it says that
/// the best counts.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Trait {
    /// Only while this is so, all of it.
    While(Vec<When>, Vec<Trait>),

    /// Added to AC.
    Ac(#[schemars(range(min = -10, max = 10))] i8),
    /// AC without armour from these; the best counts.
    AcFrom {
        /// The base.
        #[schemars(range(min = 8, max = 25))]
        base: u8,
        /// Modifiers added.
        #[schemars(length(max = 3))]
        plus: Vec<Ability>,
    },
    /// AC is never lower.
    AcAtLeast(#[schemars(range(min = 8, max = 25))] u8),
    /// Added to initiative.
    Initiative(#[schemars(range(min = -10, max = 20))] i8),
    /// Raises a score, to at most 20.
    Score(Ability, #[schemars(range(min = -10, max = 10))] i8),
    /// A score is never lower.
    ScoreAtLeast(Ability, #[schemars(range(min = 1, max = 30))] i8),
    /// Hit points more for each level.
    PointsPerLevel(#[schemars(range(min = 1, max = 5))] u8),

    /// Feet more a turn, or fewer.
    Speed(#[schemars(range(min = -60, max = 60))] i8),
    /// Speed times this, in halves: 1 halves it, 4 doubles it, 0 ends it.
    SpeedHalves(#[schemars(range(min = 0, max = 8))] u8),
    /// Flies this many feet a turn; 0 for as many as it walks.
    Flies(#[schemars(range(min = 0, max = 120))] u8),
    /// Climbs this many feet a turn; 0 for as many as it walks.
    Climbs(#[schemars(range(min = 0, max = 120))] u8),
    /// Swims this many feet a turn; 0 for as many as it walks.
    Swims(#[schemars(range(min = 0, max = 120))] u8),
    /// Falls without harm.
    FallsSoftly,
    /// Difficult ground costs nothing extra.
    StridesFreely,
    /// Armour too heavy for its strength does not slow it.
    CarriesArmour,
    /// Provokes no opportunity attacks.
    SlipsAway,
    /// Passes through the squares of foes.
    PassesFoes,
    /// Moves through walls and figures, and takes damage if it ends there.
    Incorporeal,
    /// Squares within reach are difficult for foes.
    HoldsGround,
    /// Jumps this many times as far.
    Jumps(#[schemars(range(min = 2, max = 5))] u8),

    /// Advantage on these rolls.
    Advantage(Roll),
    /// Disadvantage on these rolls.
    Disadvantage(Roll),
    /// Attackers have advantage.
    EasyToHit,
    /// Attackers have disadvantage.
    HardToHit,
    /// Added to these rolls, or taken off.
    Bonus(Roll, #[schemars(range(min = -10, max = 10))] i8),
    /// A die added to these rolls.
    DieMore(Roll, DiceExpr),
    /// A die taken off these rolls.
    DieLess(Roll, DiceExpr),
    /// A modifier added to these rolls.
    PlusTo(Roll, Plus),
    /// Fails these saves without a roll.
    FailsSaves(Vec<Ability>),
    /// Rolls a 1 on the d20 once more.
    RerollsOnes,
    /// Nothing on these rolls counts as less than this.
    AtLeast(Roll, #[schemars(range(min = 2, max = 15))] u8),

    /// Adds to damage with weapons.
    Damage(#[schemars(range(min = -10, max = 20))] i8),
    /// Dice more on a hit, of a kind of their own or of the weapon's.
    DamageDice {
        /// The dice.
        dice: DiceExpr,
        /// The kind.
        #[serde(default)]
        kind: Option<DamageKind>,
        /// True if it is done once a turn at most.
        #[serde(default)]
        once_a_turn: bool,
        /// True if the dice are those of the feature's column in its class.
        #[serde(default)]
        by_column: bool,
    },
    /// A modifier more on damage with weapons.
    DamagePlus(Plus),
    /// Rolls each die of damage that shows this or less once more.
    RerollsDamage(#[schemars(range(min = 1, max = 3))] u8),
    /// Rolls this face or above as a critical hit.
    CriticalOn(#[schemars(range(min = 15, max = 20))] u8),
    /// Dice of the weapon more on a critical hit.
    CriticalDice(#[schemars(range(min = 1, max = 5))] u8),
    /// Any hit from within 5 feet is critical.
    HitsAreCritical,
    /// Critical hits on it are plain hits.
    NoCriticals,
    /// Weapons count as magical.
    MagicalWeapons,
    /// Adds the modifier to the damage of the second weapon.
    SecondWeaponModifier,
    /// Attacks with this ability in place of strength, if better.
    AttacksWith(Ability),
    /// Attacks this many times with the attack action; the best counts.
    Attacks(#[schemars(range(min = 2, max = 4))] u8),
    /// Attacks past cover: half and three quarters do not count.
    IgnoresCover,
    /// No disadvantage for shooting at long range.
    IgnoresLongRange,
    /// No disadvantage for shooting beside a foe.
    ShootsInMelee,

    /// Takes half of this damage.
    Resists(DamageKind),
    /// Takes half of it from weapons that are not magical.
    ResistsWeapons(DamageKind),
    /// Takes none of this damage.
    Immune(DamageKind),
    /// Takes none of it from weapons that are not magical.
    ImmuneToWeapons(DamageKind),
    /// Takes twice this damage.
    Vulnerable(DamageKind),
    /// This much less damage from weapons.
    Lessens(#[schemars(range(min = 1, max = 10))] u8),
    /// Never has this condition.
    ImmuneTo(Ref<Condition>),
    /// This spell does nothing to it.
    ImmuneToSpell(Ref<Spell>),
    /// Nothing instead of half on saves of this ability, and half instead of all.
    Evades(Ability),
    /// Drops to 1 hit point instead of 0, this many times between long rests.
    Endures(#[schemars(range(min = 1, max = 9))] u8),
    /// Drops to 1 hit point instead of 0 if it makes a save, whose difficulty rises with the damage;
    /// not after a critical hit.
    Clings {
        /// The ability.
        ability: Ability,
        /// The difficulty, besides the damage taken.
        #[schemars(range(min = 0, max = 20))]
        dc: u8,
        /// Damage that leaves it no save.
        #[schemars(length(max = 4))]
        unless: Vec<DamageKind>,
    },
    /// Gets hit points back as its turn begins, unless it took damage of one of these kinds.
    Regenerates {
        /// Hit points.
        #[schemars(range(min = 1, max = 20))]
        points: u8,
        /// What stops it.
        #[schemars(length(max = 4))]
        unless: Vec<DamageKind>,
    },
    /// Cannot get hit points back.
    NoHealing,
    /// Gets as many hit points back as dice of healing can give.
    HealsFully,
    /// Has half as many hit points at most.
    HalfPoints,
    /// Dies at once.
    Dies,

    /// Has these conditions, too.
    Has(Vec<Ref<Condition>>),
    /// Takes no actions.
    NoActions,
    /// Takes no reactions.
    NoReactions,
    /// Takes no bonus actions.
    NoBonus,
    /// Either an action or a bonus action, and one attack at most.
    Slowed,
    /// One action more a turn, for a single attack, a dash, to disengage, to hide or for an item.
    Hasted,
    /// Casts no spells and holds no concentration.
    NoSpells,
    /// Says no word.
    Silent,
    /// Does not move.
    Rooted,
    /// Sees nothing.
    Blind,
    /// Hears nothing.
    Deaf,
    /// Cannot be seen.
    Unseen,
    /// Lies on the ground.
    Prone,
    /// Drops what it holds and falls.
    Helpless,
    /// Does not attack whoever did this to it, nor harm them otherwise.
    SparesDoer,
    /// Comes no closer to whoever did this to it.
    KeepsAway,
    /// Spends its turns getting away from whoever did this to it.
    Flees,
    /// Its turn goes to whoever is nearest: an attack on them, or nothing.
    Confused,
    /// Obeys whoever did this to it.
    Obeys,
    /// Whoever means to harm it makes a Wisdom save of this difficulty first, or loses the attack; 0
    /// for the difficulty of the spells of whoever did this to it.
    Warded(#[schemars(range(min = 0, max = 30))] u8),
    /// Attacks at disadvantage anybody but whoever did this to it.
    Challenged,
    /// This many false pictures, one of which an attack may hit instead.
    Pictures(#[schemars(range(min = 1, max = 5))] u8),
    /// Ends as soon as the bearer attacks or casts.
    EndsOnAttack,
    /// Ends as soon as the bearer takes damage.
    EndsOnDamage,
    /// Ends as soon as somebody spends an action to shake the bearer.
    EndsWhenShaken,
    /// Ends with a turn of the bearer at whose end this is not so.
    EndsUnless(Vec<When>),
    /// Is known to whoever did this to it; see `OtherMarked`.
    Marked,
    /// No part of it is left if its doer drops.
    EndsWithDoer,
    /// Brings a level of exhaustion as it ends.
    Wearies,

    /// Sees by this sense.
    Senses(Sense),
    /// Proficient with these skills.
    Skills(Vec<Skill>),
    /// Twice the bonus for these skills, or for thieves’ tools.
    Expert(Vec<Skill>),
    /// Proficient with these saves.
    Saves(Vec<Ability>),
    /// Proficient with weapons of these groups.
    Weapons(Vec<super::WeaponGroup>),
    /// Proficient with armour of these groups.
    Armours(Vec<super::ArmourGroup>),
    /// Proficient with thieves’ tools.
    ThievesTools,
    /// Half the bonus where not proficient.
    HalfProficient,
    /// Hides behind allies and in dim light.
    HidesAnywhere,
    /// Cannot be surprised.
    Alert,
    /// Keeps its side from being surprised or lain in wait for, and has advantage against traps on
    /// checks with Investigation and Perception.
    WarnsParty,
    /// Gives others this while within so many feet and awake.
    Aura {
        /// Feet.
        #[schemars(range(min = 5, max = 60))]
        feet: u8,
        /// True if it is for foes, else for allies and itself.
        #[serde(default)]
        foes: bool,
        /// The traits.
        #[schemars(length(min = 1, max = 6))]
        traits: Vec<Trait>,
    },

    /// Can do this.
    Can(Box<Act>),
    /// Does this by itself at a moment.
    Upon {
        /// The moment.
        at: Moment,
        /// What has to be so.
        #[serde(default)]
        #[schemars(length(max = 4))]
        so: Vec<When>,
        /// What happens.
        #[schemars(length(min = 1, max = 8))]
        does: Vec<Effect>,
    },
    /// Casts this spell without a slot, this often between long rests; 0 for at will.
    Casts(Ref<Spell>, #[schemars(range(min = 0, max = 9))] u8),
    /// Its spells of a circle heal this much more, and as much again as the circle.
    HealsMore(#[schemars(range(min = 1, max = 5))] u8),
    /// Its damage cantrips add the casting modifier.
    CantripModifier,
    /// Allies that it chooses are spared by the areas of its evocations: one and the circle.
    SparesAllies,
}

/// Rolls of a d20 that traits change.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Roll {
    /// Every attack.
    Attacks,
    /// Attacks in melee.
    MeleeAttacks,
    /// Attacks from afar.
    RangedAttacks,
    /// Attacks by spells.
    SpellAttacks,
    /// Attacks on whoever did this to it.
    AttacksOnDoer,
    /// Attacks on anybody but whoever did this to it.
    AttacksOnOthers,
    /// Every save.
    Saves,
    /// Saves of one ability.
    SavesOf(Ability),
    /// Saves against a condition.
    SavesAgainst(Ref<Condition>),
    /// Saves against spells.
    SavesAgainstSpells,
    /// Saves for concentration.
    Concentration,
    /// Death saves.
    DeathSaves,
    /// Every check.
    Checks,
    /// Checks of one ability.
    ChecksOf(Ability),
    /// Checks of one skill.
    Checked(Skill),
    /// Initiative.
    Initiative,
}

/// Something that may be so as a roll is made, an act is offered or an effect is carried out. *One*
/// is whoever has it, *the other* the other side of the attack or effect.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum When {
    /// The opposite.
    Not(Box<When>),
    /// At least one of these.
    Any(Vec<When>),
    /// One has this condition.
    Has(Ref<Condition>),
    /// The other has this condition.
    OtherHas(Ref<Condition>),
    /// The other is of one of these kinds.
    OtherIs(Vec<CreatureKind>),
    /// One is of one of these kinds.
    Is(Vec<CreatureKind>),
    /// The other is at most so large.
    OtherAtMost(super::Size),
    /// The other's challenge is at most this.
    OtherChallengeAtMost(super::Challenge),
    /// The other never has this condition, as far as it comes from oneself.
    OtherImmuneTo(Ref<Condition>),
    /// The other has at most this score.
    OtherScoreAtMost(Ability, #[schemars(range(min = 1, max = 30))] u8),
    /// The other sees with eyes, and by no other sense.
    OtherByEyes,
    /// The other is concentrating.
    OtherConcentrating,
    /// The other has lost hit points.
    OtherHurt,
    /// The other has all its hit points.
    OtherUnhurt,
    /// One has half the hit points or fewer.
    Bloodied,
    /// The other has not acted yet in this fight.
    OtherNotActed,
    /// It is the first round.
    FirstRound,
    /// The other was surprised.
    OtherSurprised,
    /// An ally who is not incapacitated stands within 5 feet of the other.
    AllyBesideOther,
    /// At least two foes stand within 5 feet of oneself.
    TwoFoesBeside,
    /// No other creature stands within 5 feet of the other.
    OtherAlone,
    /// The roll has advantage.
    HasAdvantage,
    /// The roll has disadvantage.
    HasDisadvantage,
    /// The attack is in melee.
    Melee,
    /// The attack is from afar.
    Ranged,
    /// The attack is with a weapon.
    WithWeapon,
    /// The weapon is light enough for tricks, or shoots.
    FinesseOrRanged,
    /// The attack rests on strength.
    WithStrength,
    /// The weapon is held with two hands, or is versatile and held so.
    TwoHanded,
    /// One weapon in hand, and none in the other.
    OneWeapon,
    /// The weapon is thrown.
    Thrown,
    /// One wears no armour.
    Unarmoured,
    /// One wears armour.
    Armoured,
    /// One wears no heavy armour.
    NoHeavyArmour,
    /// One bears a shield.
    Shielded,
    /// One stands in such light, or in less.
    InLight(Light),
    /// One stands in bright sunlight, which only spells bring underground.
    InSunlight,
    /// One has moved this many feet straight towards the other this turn.
    Charged(#[schemars(range(min = 5, max = 60))] u8),
    /// The other is hidden from, or does not see, oneself.
    Unseen,
    /// One sees the other.
    Seeing,
    /// Whoever did this to one is in line of sight, as long as anybody did.
    DoerInSight,
    /// One can act, and so is not incapacitated.
    Able,
    /// It has attacked this turn, with the attack action.
    HasAttacked,
    /// It has been hit, or has attacked, since its last turn.
    InTheThick,
    /// The damage is of one of these kinds.
    DamageIs(Vec<DamageKind>),
    /// The source of it is a spell.
    BySpell,
    /// Its class level is at least this.
    Level(#[schemars(range(min = 1, max = 20))] u8),
    /// One is concentrating.
    Concentrating,
    /// The other is the creature that an effect of one's own marks.
    OtherMarked,
    /// Somebody who is up bears a mark of one's own, by the same source.
    Marking,
    /// The other stands within 5 feet of whom one attacked last, and is somebody else.
    OtherBesideTarget,
    /// A fight is on.
    InFight,
    /// The other is one's own image.
    OtherIsDouble,
}
