//! The events of Hex Adventure.

mod why;

pub use why::{FightGoal, Flight, Harm, Reaction, Reason, Source, TieBreak};

use serde::Serialize;
use smallvec::SmallVec;

use super::{
    components::{Boon, FighterId, Held, Phase},
    content::{
        AdventureIx, Attribute, BoardIx, FirstSide, FoeIx, Lasts, PlotWord, Possession, SettingIx,
        SkillIx, SpellIx, WeaponIx,
    },
    snapshot::HeroRecord,
    step::{Contest, Means, Trial, Using},
};
use crate::{dice::Roll, grid::Cell};

#[derive(Clone, Debug, Serialize)]
pub enum Event {
    // The party
    Began {
        adventure: Option<AdventureIx>,
        setting: SettingIx,
    },
    Joined {
        hero: FighterId,
        record: Box<HeroRecord>,
    },
    Shaped {
        hero: FighterId,
        attribute: Attribute,
        value: i32,
    },
    Started,
    Learned {
        hero: FighterId,
        skill: SkillIx,
        points: u8,
        cost: i32,
    },
    LearnedSpell {
        hero: FighterId,
        spell: SpellIx,
        cost: i32,
    },
    AttributeRaised {
        hero: FighterId,
        attribute: Attribute,
        value: i32,
        cost: i32,
    },
    Experience {
        hero: FighterId,
        points: i32,
        word: bool,
    },
    Fate {
        hero: FighterId,
        karma: i32,
        wishes: i32,
    },

    // Entries
    Phase {
        phase: Phase,
    },
    Left {
        hero: FighterId,
    },
    CameBack {
        hero: FighterId,
    },
    Read {
        adventure: Option<AdventureIx>,
        entry: u16,
    },
    /// A die for the options of an entry that hang on chance.
    Chanced {
        roll: Roll,
        shows: u8,
    },
    Chose {
        adventure: Option<AdventureIx>,
        entry: u16,
        option: u8,
    },
    WordGot {
        word: PlotWord,
    },
    WordLost {
        word: PlotWord,
    },
    Flagged {
        flag: PlotWord,
        set: bool,
    },
    Counted {
        counter: PlotWord,
        /// Its new value.
        now: i32,
    },
    Money {
        change: i32,
    },
    Got {
        thing: Possession,
        count: u32,
    },
    Gone {
        thing: Possession,
        count: u32,
        from: Option<FighterId>,
    },
    Bought {
        thing: Possession,
        price: u32,
    },
    Sold {
        thing: Possession,
        price: u32,
    },
    Taken {
        hero: FighterId,
        thing: Possession,
    },
    Laid {
        hero: FighterId,
        thing: Possession,
    },
    Slept {
        at: u16,
    },
    Rested {
        hero: FighterId,
        /// The fatigue that goes.
        fatigue: i32,
    },
    Dawned {
        day: u32,
    },
    Ate {
        hero: FighterId,
        thing: Possession,
    },
    Hungered {
        hero: FighterId,
        fatigue: i32,
    },
    RationsFound {
        hero: FighterId,
        thing: Possession,
        count: u32,
        roll: Roll,
    },
    ChosenFor {
        hero: FighterId,
    },
    /// Another adventure goes on from here.
    HandedOver {
        to: AdventureIx,
    },
    Ended {
        good: bool,
    },

    // Fights
    FightBegan {
        board: BoardIx,
        first: FirstSide,
    },
    FightGoal {
        goal: FightGoal,
        /// The first of the spaces to be reached.
        at: Option<Cell>,
    },
    HeroPlaced {
        hero: FighterId,
        at: Cell,
    },
    FoeCame {
        foe: FighterId,
        kind: FoeIx,
        at: Cell,
    },
    Foreseen {
        hero: FighterId,
    },
    RoundBegan {
        round: u16,
    },
    TurnBegan {
        who: FighterId,
    },
    TurnLost {
        who: FighterId,
        held: bool,
    },
    /// The turn that somebody owed for a reaction passes while they are down.
    TurnPassed {
        who: FighterId,
    },
    TurnEnded {
        who: FighterId,
    },
    FoeAims {
        foe: FighterId,
        on: FighterId,
        reason: Reason,
        tie: TieBreak,
    },
    FoeWaits {
        foe: FighterId,
    },
    Moved {
        who: FighterId,
        path: SmallVec<[Cell; 8]>,
        carries: Option<FighterId>,
    },
    Changed {
        who: FighterId,
        place: Option<u8>,
        weapon: Option<WeaponIx>,
    },
    Dropped {
        who: FighterId,
        place: u8,
        at: Cell,
        held: Held,
    },
    PickedUp {
        who: FighterId,
        at: Cell,
        held: Held,
    },
    Loaded {
        who: FighterId,
        place: u8,
        shots: u8,
    },
    Tried {
        trial: Trial,
        /// The weapon that an attack is made with.
        with: Option<WeaponIx>,
        needed: i32,
        roll: Roll,
        passed: bool,
    },
    KarmaUsed {
        hero: FighterId,
    },
    Loosed {
        by: FighterId,
        place: u8,
        held: Held,
        lands: Option<Cell>,
    },
    Shot {
        by: FighterId,
        place: u8,
    },
    Hurt {
        who: FighterId,
        source: Source,
        roll: Roll,
        stopped: i32,
        amount: i32,
        fatigue: bool,
    },
    Fell {
        who: FighterId,
        dead: bool,
        harm: Harm,
    },
    GotUp {
        who: FighterId,
        to: Cell,
    },
    Revived {
        hero: FighterId,
    },
    Fled {
        foe: FighterId,
        why: Flight,
    },
    Reacted {
        who: FighterId,
        how: Reaction,
    },
    Dodged {
        who: FighterId,
        to: Cell,
    },
    Tackles {
        by: FighterId,
        on: FighterId,
    },
    Named {
        contest: Contest,
        dice: u8,
    },
    Contested {
        contest: Contest,
        mine: i32,
        theirs: i32,
        answered: u8,
        roll: Roll,
        won: bool,
    },
    Entered {
        by: FighterId,
        on: FighterId,
        at: Cell,
    },
    Retreated {
        who: FighterId,
        to: Option<Cell>,
    },
    Exited {
        who: FighterId,
        to: Cell,
    },
    Pushed {
        by: FighterId,
        on: FighterId,
        to: Cell,
    },
    Dragged {
        by: FighterId,
        on: FighterId,
        to: Cell,
    },
    Rallied {
        by: FighterId,
        on: FighterId,
    },
    FightWon {
        fled: bool,
    },
    FightLost,
    FightOver,
    BroughtRound {
        hero: FighterId,
        healed: i32,
    },

    // Powers and mending
    Used {
        using: Using,
    },
    Strained {
        who: FighterId,
        staff: Option<(u8, i32)>,
        fatigue: i32,
    },
    Blessed {
        who: FighterId,
        boon: Boon,
        lasts: Lasts,
    },
    Dispelled {
        who: FighterId,
    },
    Healed {
        who: FighterId,
        amount: i32,
        roll: Roll,
        means: Option<Means>,
    },
    Refreshed {
        who: FighterId,
        amount: i32,
        roll: Roll,
    },
    Recharged {
        who: FighterId,
        place: u8,
        amount: i32,
        roll: Roll,
    },
    Daunted {
        who: FighterId,
    },
    Leapt {
        who: FighterId,
        to: Cell,
    },
    Shoved {
        who: FighterId,
        to: Cell,
    },
    Cursed {
        who: FighterId,
        curses: i32,
    },
    CurseLifted {
        who: FighterId,
        wish: bool,
        paid: Option<Attribute>,
    },
    Tended {
        by: FighterId,
        on: FighterId,
    },
    Armed {
        hero: FighterId,
        place: u8,
        weapon: Option<WeaponIx>,
    },
}

impl Event {
    /// The dice rolled.
    pub fn roll(&self) -> Option<&Roll> {
        match self {
            Event::Tried { roll, .. }
            | Event::Hurt { roll, .. }
            | Event::Contested { roll, .. }
            | Event::Healed { roll, .. }
            | Event::Refreshed { roll, .. }
            | Event::Recharged { roll, .. }
            | Event::RationsFound { roll, .. }
            | Event::Chanced { roll, .. } => Some(roll).filter(|roll| !roll.dice.is_empty()),
            _ => None,
        }
    }
}
