//! What the rules still have to do, what they ask, what can be chosen, and what can be tried with
//! dice.

use serde::{Deserialize, Serialize};

use super::{
    cards::Card,
    components::{Combatant, FoeId, HeroId, Laid},
    content::{AbilityIx, ClassIx, ItemIx, RaceIx},
    event::{Harm, Tariff},
};
use crate::dice::DiceExpr;

/// A blow or a trap on its way to a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Blow {
    /// Whom it hits.
    pub hero: HeroId,
    /// What it comes from.
    pub harm: Harm,
    /// What the die showed.
    pub face: i32,
    /// Armour by evading.
    pub evaded: i32,
}

/// Something that a hero tries with own dice. The halfling may try again.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Attempt {
    /// An attack, with slay dice and the dice of buffs.
    Attack {
        hero: HeroId,
        foe: FoeId,
        added: u8,
        buff: u8,
    },
    /// Magic missiles.
    Missile {
        hero: HeroId,
        foe: FoeId,
        ability: AbilityIx,
        dice: u8,
    },
    /// Healing.
    Heal {
        hero: HeroId,
        on: HeroId,
        ability: AbilityIx,
        dice: u8,
    },
    /// Evading a blow.
    Evade {
        blow: Blow,
        ability: AbilityIx,
        dice: u8,
    },
    /// Calling somebody back.
    Resurrect {
        hero: HeroId,
        on: HeroId,
        ability: AbilityIx,
        dice: u8,
        offering: i32,
    },
    /// Disarming a trap; `chest` where it sits on one.
    Disarm { hero: HeroId },
    /// Looking whether a chest is trapped.
    Chest { hero: HeroId },
    /// What kind of trap it is, and how strong.
    Trap { hero: HeroId },
    /// How much loot there is.
    Loot {
        hero: HeroId,
        dice: DiceExpr,
        chest: bool,
    },
}

impl Attempt {
    /// Whose roll it is.
    pub fn hero(&self) -> HeroId {
        match self {
            Attempt::Attack { hero, .. }
            | Attempt::Missile { hero, .. }
            | Attempt::Heal { hero, .. }
            | Attempt::Resurrect { hero, .. }
            | Attempt::Disarm { hero }
            | Attempt::Chest { hero }
            | Attempt::Trap { hero }
            | Attempt::Loot { hero, .. } => *hero,
            Attempt::Evade { blow, .. } => blow.hero,
        }
    }
}

/// Something that the rules still have to do.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// Greets heroes out of the roster, deals the hands and makes heroes.
    Begin,
    /// Sets the order in which classes are chosen.
    ClassOrder,
    /// Makes a hero out of a hand.
    PickClass(HeroId),
    /// Has `from` decide whether to give `to` a face card.
    Gift {
        /// Who gives.
        from: HeroId,
        /// Who needs one.
        to: HeroId,
    },
    /// Counts the resources of a hero.
    Resources(HeroId),
    /// Opens a shop.
    Shop {
        /// Who buys.
        hero: HeroId,
        /// At which prices.
        tariff: Tariff,
    },
    /// Lays down the entrance.
    Enter,

    /// Begins a round.
    Round,
    /// Everybody alive draws.
    Draw,
    /// Finds and describes the room.
    Describe,
    /// Puts the monsters on the table.
    Monsters,
    /// Lays the counters on the dragon's stack.
    Counters,
    /// Lays traps before their finders.
    LayTraps,
    /// Puts treasure and the rest on the table.
    LayFinds,
    /// Traps, one after the other.
    Traps,
    /// Strangers and altars, chests, then the loot of the fight.
    Looting,
    /// Ends the round, and the crawl where it is over.
    RoundEnd,

    /// Begins the fight, if there is anybody to fight.
    Fight,
    /// Lets somebody step in for the hero who drew a monster, if anybody can.
    StepIn(FoeId),
    /// The opening: each monster and its own hero.
    Opening,
    /// An open round of the fight.
    FightRound,
    /// Somebody's turn.
    Turn {
        /// Whose.
        who: Combatant,
        /// In the opening, the only foe that can be attacked.
        only: Option<FoeId>,
    },
    /// Goes on with an ability that may be used several times in a turn.
    Again {
        /// Who acts.
        hero: HeroId,
        /// In the opening, the only foe that can be attacked.
        only: Option<FoeId>,
        /// Which ability.
        ability: AbilityIx,
    },
    /// Gives a foe a target.
    Target(FoeId),
    /// A foe attacks.
    FoeAttack(FoeId),
    /// A blow that may still be evaded.
    Blow(Blow),
    /// A blow lands.
    Land(Blow),
    /// Ends the fight.
    FightEnd,

    /// Rolls an attempt.
    Roll(Attempt),
    /// Carries out an attempt.
    Settle {
        /// What was rolled.
        attempt: Attempt,
        /// What comes of it.
        outcome: i32,
    },

    /// A trap before its finder.
    Trap(Laid),
    /// A trap goes off.
    Spring(HeroId),
    /// A chest before its finder.
    Chest(Laid),
    /// Takes what is in a chest.
    EmptyChest(Laid),
    /// A stranger.
    Stranger(Laid),
    /// An altar.
    Altar(Laid),
    /// A card with effects of its own.
    EventCard(Laid),
    /// Shares out the loot of the fight, monster by monster.
    Spoils,
    /// Time out of battle, if anything can be done with it.
    Camp {
        /// Whether goods can be bought and passed around too.
        market: bool,
    },
    /// Effects of a card, stranger, altar or item, from this one on.
    Effects {
        /// Out of which list.
        of: EffectList,
        /// The next of them.
        next: u8,
        /// For whom, where they are for the finder.
        finder: HeroId,
    },

    /// What comes after a victory.
    Triumph,
    /// The end.
    Over,
}

/// Something that somebody has to decide.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// A hero's class, or what to do without a face card.
    PickClass(HeroId),
    /// Whether `from` gives `to` a face card.
    Gift {
        /// Who is asked.
        from: HeroId,
        /// Who needs one.
        to: HeroId,
    },
    /// What to buy.
    Shop {
        /// Who buys.
        hero: HeroId,
        /// At which prices.
        tariff: Tariff,
    },
    /// Whether a monster is an elite one.
    Elite(FoeId),
    /// Who steps in for the hero who drew a monster.
    StepIn(FoeId),
    /// What a hero does.
    HeroTurn {
        /// Who acts.
        hero: HeroId,
        /// In the opening, the only foe that can be attacked.
        only: Option<FoeId>,
        /// Set after the first use of an ability that may be used several times: only that one.
        again: Option<AbilityIx>,
    },
    /// Whom a foe goes for, where the book leaves the monsters' seat a choice.
    Target(FoeId),
    /// Whether to evade a blow.
    Blow(Blow),
    /// Whether to roll again.
    Luck {
        /// What was rolled.
        attempt: Attempt,
        /// What would come of it.
        outcome: i32,
    },
    /// Whether to open a chest.
    Chest(Laid),
    /// Who gets how much of what is left.
    DivideByHand,
    /// What anybody does out of battle.
    Camp {
        /// Whether goods can be bought and passed around too.
        market: bool,
    },
    /// How much to offer for a resurrection.
    Offering {
        /// Who prays.
        hero: HeroId,
        /// For whom.
        on: HeroId,
        /// With which ability.
        ability: AbilityIx,
    },
    /// With how many dice to call somebody back.
    ResurrectDice {
        /// Who prays.
        hero: HeroId,
        /// For whom.
        on: HeroId,
        /// With which ability.
        ability: AbilityIx,
        /// What was offered.
        offering: i32,
    },
}

/// How digests number tasks and questions.
pub const NUMBERS: &[&str] = &[
    "Begin",
    "ClassOrder",
    "PickClass",
    "Gift",
    "Resources",
    "Shop",
    "Enter",
    "Round",
    "Draw",
    "Describe",
    "Monsters",
    "Elite",
    "Counters",
    "LayTraps",
    "LayFinds",
    "Traps",
    "Looting",
    "RoundEnd",
    "Fight",
    "StepIn",
    "Opening",
    "FightRound",
    "Turn",
    "HeroTurn",
    "Again",
    "Target",
    "FoeAttack",
    "Blow",
    "Land",
    "FightEnd",
    "Roll",
    "Luck",
    "Settle",
    "Trap",
    "Spring",
    "Chest",
    "EmptyChest",
    "Stranger",
    "Altar",
    "EventCard",
    "Spoils",
    "DivideByHand",
    "Camp",
    "Offering",
    "ResurrectDice",
    "Effects",
    "Triumph",
    "Over",
];

/// A list of effects in the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EffectList {
    /// Of a card.
    Card(Card),
    /// Of a stranger.
    Stranger(u16),
}

/// Something that can be chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Act {
    Become {
        card: Card,
        class: ClassIx,
        race: RaceIx,
    },
    DropHighest,
    DrawMore,
    AskFor {
        from: HeroId,
    },
    Give {
        card: Card,
    },
    Trade {
        card: Card,
    },
    RefuseGift,
    Buy {
        item: ItemIx,
    },
    Equip {
        hero: HeroId,
        place: u8,
        on: bool,
    },
    Done,
    MakeElite,
    LeaveCommon,
    Nobody,
    StepIn {
        hero: HeroId,
    },
    Attack {
        foe: FoeId,
    },
    Use {
        hero: HeroId,
        ability: AbilityIx,
        on: Combatant,
    },
    UseItem {
        hero: HeroId,
        place: u8,
        on: HeroId,
    },
    Defend {
        foe: FoeId,
    },
    Hold,
    Target {
        hero: HeroId,
    },
    TakeBlow,
    Evade {
        ability: AbilityIx,
    },
    RollAgain,
    Keep,
    OpenChest,
    LeaveChest,
    Share {
        hero: HeroId,
    },
    Shop {
        hero: HeroId,
    },
    GiveLoot {
        from: HeroId,
        to: HeroId,
    },
    GiveItem {
        from: HeroId,
        place: u8,
        to: HeroId,
    },
    Repair {
        hero: HeroId,
        owner: HeroId,
        place: u8,
    },
    Offer,
    SpendDice,
    GoOn,
}
