//! The events of Deck Crawl.

mod why;

pub use why::{Harm, Source, Tariff};

use serde::Serialize;
use smallvec::SmallVec;

use super::places::Places;
use super::{
    cards::Card,
    components::{Combatant, FoeId, HeroId, Laid, Order},
    content::{AbilityIx, ClassIx, ItemIx, KindIx, PoolIx, RaceIx, RoomTag, StrangerIx},
    snapshot::HeroRecord,
    step::Attempt,
};
use crate::{
    dice::{Die, Roll},
    dungeon::Addition,
    grid::Cell,
    tables::TableRoll,
};

#[derive(Clone, Debug, Serialize)]
pub enum Event {
    // Hero creation
    CrawlBegan {
        heroes: u8,
    },
    QuickStart,
    Dealt {
        hero: HeroId,
        card: Card,
    },
    ChoosingOrder {
        order: SmallVec<[HeroId; 4]>,
    },
    Dropped {
        hero: HeroId,
        card: Card,
    },
    DealtMore {
        hero: HeroId,
        card: Card,
        kept: bool,
    },
    DiscardsShuffled,
    FaceGiven {
        from: HeroId,
        to: HeroId,
        card: Card,
        swapped: Option<Card>,
    },
    GiftRefused {
        from: HeroId,
        to: HeroId,
    },
    HeroMade {
        hero: HeroId,
        card: Card,
        class: ClassIx,
        race: RaceIx,
        hit_points: i32,
        roll: Option<Box<Roll>>,
    },
    Calling {
        hero: HeroId,
        card: Card,
        class: ClassIx,
    },
    Returned {
        hero: HeroId,
        record: Box<HeroRecord>,
    },
    Rested {
        hero: HeroId,
    },
    ResourcesCounted {
        hero: HeroId,
        pips: i32,
        faces: i32,
        bonus: i32,
    },
    RacialBonus {
        hero: HeroId,
        points: i32,
    },
    Bought {
        hero: HeroId,
        item: ItemIx,
        points: i32,
        price: i32,
        tariff: Tariff,
    },
    Owned {
        hero: HeroId,
        item: ItemIx,
        points: i32,
    },
    Equipped {
        hero: HeroId,
        place: u8,
        item: ItemIx,
        on: bool,
    },
    LeftBehind {
        hero: HeroId,
        place: u8,
        item: ItemIx,
    },
    LeftOver {
        hero: HeroId,
        points: i32,
    },
    LootBecameResources {
        hero: HeroId,
        points: i32,
    },

    // The round
    RoundBegan {
        round: u16,
    },
    Drew {
        hero: HeroId,
        card: Card,
        row: TableRoll,
    },
    DeckEmpty {
        hero: HeroId,
    },
    RoomFound {
        addition: Box<Addition>,
        tag: RoomTag,
        text: u16,
        heroes: SmallVec<[(HeroId, Cell); 4]>,
        places: Places,
    },
    Described {
        text: u16,
    },
    FoeFigures {
        foe: FoeId,
        row: Option<TableRoll>,
    },
    CounterMeaning {
        left: u8,
    },
    FoeCame {
        foe: FoeId,
        kind: KindIx,
        card: Card,
        hero: HeroId,
        cell: Option<Cell>,
    },
    OfRace {
        hero: HeroId,
        card: Card,
        race: RaceIx,
    },
    RaceTrait {
        hero: HeroId,
        race: RaceIx,
    },
    ChoseAmong {
        hero: HeroId,
        faces: u8,
    },
    Elite {
        foe: FoeId,
        die: Die,
        wounds: u8,
    },
    CounterLaid {
        card: Card,
        hero: HeroId,
        stack: u8,
    },
    DragonWoke {
        foe: FoeId,
        cell: Option<Cell>,
    },
    Scorched {
        foe: FoeId,
    },
    TrapLaid {
        laid: Laid,
    },
    FindLaid {
        laid: Laid,
    },

    // Fights
    FightBegan {
        order: Order,
    },
    TieRolled {
        who: SmallVec<[Combatant; 8]>,
        roll: Box<Roll>,
        order: Order,
    },
    PairBegan {
        foe: FoeId,
        hero: HeroId,
    },
    FightRound {
        number: u16,
    },
    TurnBegan {
        who: Combatant,
    },
    Targeted {
        foe: FoeId,
        hero: HeroId,
        candidates: u8,
    },
    SteppedIn {
        hero: HeroId,
        foe: FoeId,
    },
    Defended {
        hero: HeroId,
        foe: FoeId,
    },
    SpellCast {
        hero: HeroId,
        ability: AbilityIx,
    },
    DragonBleeds {
        foe: FoeId,
        left: u8,
    },
    TurnGivenUp {
        hero: HeroId,
    },
    HeldBack {
        hero: HeroId,
    },
    Spent {
        hero: HeroId,
        pool: PoolIx,
        dice: u8,
    },
    Rolled {
        attempt: Attempt,
        roll: Box<Roll>,
        outcome: i32,
    },
    TableRolled {
        attempt: Attempt,
        roll: Box<Roll>,
        row: TableRoll,
        outcome: i32,
    },
    LuckSpent {
        hero: HeroId,
        left: u8,
    },
    Wounded {
        foe: FoeId,
        by: HeroId,
        wounds: u8,
    },
    Slain {
        foe: FoeId,
        by: HeroId,
    },
    Struck {
        foe: FoeId,
        hero: HeroId,
        roll: Box<Roll>,
        face: u8,
        damage: i32,
    },
    BlowStopped {
        hero: HeroId,
        harm: Harm,
    },
    Hurt {
        hero: HeroId,
        harm: Harm,
        amount: i32,
    },
    Fell {
        hero: HeroId,
    },
    GearDamaged {
        hero: HeroId,
    },
    Buffed {
        hero: HeroId,
        by: HeroId,
        ability: AbilityIx,
        dice: u8,
    },
    Confused {
        foe: FoeId,
        by: HeroId,
        ability: AbilityIx,
        attacks: u8,
    },
    TooConfused {
        foe: FoeId,
    },
    Warded {
        hero: HeroId,
        by: HeroId,
        ability: AbilityIx,
        armour: i32,
        turns: u8,
    },
    WardsFaded {
        caster: HeroId,
    },
    FightEnded,

    // Cures, pools, goods
    Healed {
        hero: HeroId,
        amount: i32,
        source: Source,
    },
    UsedUp {
        hero: HeroId,
        place: u8,
        item: ItemIx,
        on: HeroId,
    },
    Revived {
        hero: HeroId,
        hit_points: i32,
        source: Source,
    },
    NotRevived {
        hero: HeroId,
        by: HeroId,
    },
    Regained {
        hero: HeroId,
        pool: PoolIx,
        dice: u8,
        loot: i32,
        ability: AbilityIx,
    },
    Refilled {
        hero: HeroId,
        pool: PoolIx,
        source: Source,
    },
    Offered {
        hero: HeroId,
        loot: i32,
    },
    Repaired {
        hero: HeroId,
        place: u8,
        item: ItemIx,
        by: Source,
    },
    Gained {
        hero: HeroId,
        item: ItemIx,
        points: i32,
        source: Source,
    },
    LootGained {
        hero: HeroId,
        amount: i32,
        source: Source,
    },
    LootFound {
        amount: i32,
        source: Source,
    },
    LootGiven {
        from: HeroId,
        to: HeroId,
        amount: i32,
    },
    ItemGiven {
        from: HeroId,
        to: HeroId,
        place: u8,
        item: ItemIx,
    },

    // Traps, chests, encounters
    TrapSpotted {
        thief: HeroId,
        finder: HeroId,
    },
    TrapLeft {
        finder: HeroId,
    },
    Disarmed {
        thief: HeroId,
    },
    DisarmDeclined {
        thief: HeroId,
    },
    Sprung {
        hero: HeroId,
    },
    ChestOpened {
        hero: HeroId,
        trapped: bool,
    },
    ChestLeft {
        hero: HeroId,
    },
    EffectRolled {
        hero: HeroId,
        roll: Box<Roll>,
        total: i32,
        source: Source,
    },
    StrangerMet {
        roll: Box<Roll>,
        row: TableRoll,
        stranger: StrangerIx,
        finder: HeroId,
    },
    AltarFound {
        cleric: Option<HeroId>,
    },
    EventCard {
        card: Card,
        finder: HeroId,
    },
    SpoilTaken {
        finder: HeroId,
    },
    TrapDone {
        laid: Laid,
    },
    FindDone {
        laid: Laid,
    },
    Phase {
        phase: super::components::Phase,
    },

    // The end
    Victory,
    Defeat,
    RosterKept {
        survivors: u8,
    },
    Memorial {
        hero: HeroId,
    },
}

impl Event {
    /// The dice rolled.
    pub fn roll(&self) -> Option<&Roll> {
        match self {
            Event::Rolled { roll, .. }
            | Event::TableRolled { roll, .. }
            | Event::Struck { roll, .. }
            | Event::TieRolled { roll, .. }
            | Event::EffectRolled { roll, .. }
            | Event::StrangerMet { roll, .. }
            | Event::HeroMade {
                roll: Some(roll), ..
            } => Some(roll),
            _ => None,
        }
    }
    /// The table row that came up.
    pub fn row(&self) -> Option<TableRoll> {
        match self {
            Event::Drew { row, .. }
            | Event::TableRolled { row, .. }
            | Event::StrangerMet { row, .. } => Some(*row),
            Event::FoeFigures { row, .. } => *row,
            _ => None,
        }
    }
}
