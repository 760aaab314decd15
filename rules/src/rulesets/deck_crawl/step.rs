//! The tasks, questions and acts of Deck Crawl, and its attempts with dice.

use serde::{Deserialize, Serialize};

use super::{
    cards::Card,
    components::{Combatant, FoeId, HeroId, Laid},
    content::{AbilityIx, Book, ClassIx, ItemIx, RaceIx, StrangerIx},
    event::{Harm, Tariff},
};
use crate::dice::DiceExpr;

/// A blow or a trap on its way to a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Blow {
    /// The hero it hits.
    pub hero: HeroId,
    /// Its source.
    pub harm: Harm,
    /// The face of its die.
    pub face: i32,
    /// Armour from evading.
    pub evaded: i32,
}

/// Something a hero attempts with the hero's own dice. The halfling may reroll.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Attempt {
    /// An attack, with slay dice and buff dice.
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
    /// Evading a blow, or helping whoever it hits to.
    Evade {
        blow: Blow,
        ability: AbilityIx,
        dice: u8,
        /// The hero who helps.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<HeroId>,
    },
    /// Resurrecting somebody.
    Resurrect {
        hero: HeroId,
        on: HeroId,
        ability: AbilityIx,
        dice: u8,
        offering: i32,
    },
    /// Disarming a trap.
    Disarm { hero: HeroId },
    /// Checking a chest for a trap.
    Chest { hero: HeroId },
    /// The kind of a trap, and its strength.
    Trap { hero: HeroId },
    /// The amount of loot.
    Loot {
        hero: HeroId,
        dice: DiceExpr,
        chest: bool,
    },
}

impl Attempt {
    /// The hero who rolls.
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
            Attempt::Evade { blow, by, .. } => by.unwrap_or(blow.hero),
        }
    }
}

/// Something the rules have yet to do.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// Greets heroes from the roster, deals the hands and creates heroes.
    Begin,
    /// Sets the order in which classes are chosen.
    ClassOrder,
    /// Makes a hero from a hand.
    PickClass(HeroId),
    /// Has `from` decide whether to give `to` a face card.
    Gift {
        /// The player asked.
        from: HeroId,
        /// The player who needs one.
        to: HeroId,
    },
    /// Counts the resources of a hero.
    Resources(HeroId),
    /// Opens a shop.
    Shop { hero: HeroId, tariff: Tariff },
    /// Lays down the entrance.
    Enter,

    /// Begins a round.
    Round,
    /// Everybody alive draws a card.
    Draw,
    /// Finds and describes the room.
    Describe,
    /// Puts the monsters on the table.
    Monsters,
    /// Lays the counters on the dragon's stack.
    Counters,
    /// Lays traps in front of their finders.
    LayTraps,
    /// Puts treasure and the rest on the table.
    LayFinds,
    /// Traps, one after the other.
    Traps,
    /// Strangers and altars, chests, then the loot of the fight.
    Looting,
    /// Ends the round, and the crawl if it is over.
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
        who: Combatant,
        /// In the opening, the only foe that can be attacked.
        only: Option<FoeId>,
    },
    /// Goes on with an ability that may be used several times in a turn.
    Again {
        hero: HeroId,
        /// In the opening, the only foe that can be attacked.
        only: Option<FoeId>,
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
    Settle { attempt: Attempt, outcome: i32 },

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
    /// Time out of battle, if there is anything to do.
    Camp {
        /// True if goods can be bought and passed around too.
        market: bool,
    },
    /// Effects of a card, stranger, altar or item, starting with `next`.
    Effects {
        of: EffectList,
        next: u8,
        /// The recipient of effects for the finder.
        finder: HeroId,
    },

    /// The aftermath of a victory.
    Triumph,
    /// The end of the crawl.
    Over,
}

/// Something to be decided.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// A hero's class, or what to do without a face card.
    PickClass(HeroId),
    /// Whether `from` gives `to` a face card.
    Gift {
        /// The player asked.
        from: HeroId,
        /// The player who needs one.
        to: HeroId,
    },
    /// Purchases.
    Shop { hero: HeroId, tariff: Tariff },
    /// Whether a monster is an elite one.
    Elite(FoeId),
    /// The hero who steps in for the one who drew a monster.
    StepIn(FoeId),
    /// A hero's action.
    HeroTurn {
        hero: HeroId,
        /// In the opening, the only foe that can be attacked.
        only: Option<FoeId>,
        /// The ability being used several times, once it has been used: only that one.
        again: Option<AbilityIx>,
    },
    /// A foe's target, where the book leaves the monsters' seat a choice.
    Target(FoeId),
    /// Whether to evade a blow.
    Blow(Blow),
    /// Whether to roll again.
    Luck {
        attempt: Attempt,
        /// The outcome if it stands.
        outcome: i32,
    },
    /// Whether to open a chest.
    Chest(Laid),
    /// Whether a thief sees to a trap.
    Disarm {
        thief: HeroId,
        /// The hero who sets it off otherwise; `None` for that of a chest, which stays shut then.
        finder: Option<HeroId>,
    },
    /// Shares of the rest of the loot.
    DivideByHand,
    /// Actions out of battle.
    Camp {
        /// True if goods can be bought and passed around too.
        market: bool,
    },
    /// The offering for a resurrection.
    Offering {
        /// The hero who prays.
        hero: HeroId,
        /// The fallen hero.
        on: HeroId,
        ability: AbilityIx,
    },
    /// The number of dice for a resurrection.
    ResurrectDice {
        /// The hero who prays.
        hero: HeroId,
        /// The fallen hero.
        on: HeroId,
        ability: AbilityIx,
        /// Loot points offered.
        offering: i32,
    },
}

/// The numbers of tasks and questions in digests.
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
    "Disarm",
];

crate::map_keys! { Book;
    enum Attempt {
        Missile.ability, Heal.ability, Evade.ability, Resurrect.ability;
        Attack, Disarm, Chest, Trap, Loot,
    };
    enum EffectList { Stranger.0; Card };
    enum Task {
        Again.ability, Roll.0, Settle.attempt, Effects.of;
        Begin, ClassOrder, PickClass, Gift, Resources, Shop, Enter, Round, Draw, Describe,
        Monsters, Counters, LayTraps, LayFinds, Traps, Looting, RoundEnd, Fight, StepIn, Opening,
        FightRound, Turn, Target, FoeAttack, Blow, Land, FightEnd, Trap, Spring, Chest, EmptyChest,
        Stranger, Altar, EventCard, Spoils, Camp, Triumph, Over,
    };
    enum Question {
        HeroTurn.again, Luck.attempt, Offering.ability, ResurrectDice.ability;
        PickClass, Gift, Shop, Elite, StepIn, Target, Blow, Chest, Disarm, DivideByHand, Camp,
    };
}

/// A list of effects in the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EffectList {
    /// Of a card.
    Card(Card),
    /// Of a stranger.
    Stranger(StrangerIx),
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Action {
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
        /// The least of its points; 0 if it has none.
        least: i32,
    },
    LeaveBehind {
        hero: HeroId,
        place: u8,
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
    Disarm,
    DeclineDisarm,
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
