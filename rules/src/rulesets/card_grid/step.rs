//! The tasks, questions and acts of Card Grid.

use serde::{Deserialize, Serialize};

use super::{
    checks::Style,
    components::{Card, FigureId},
    content::{Book, Skills},
};
use crate::{
    content::{KeyMapper, MapKeys},
    grid::Cell,
};

/// A hit that somebody has to pay for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hit {
    /// Who hit; nobody for what an obstacle does.
    pub by: Option<FigureId>,
    pub on: FigureId,
    pub margin: u8,
    /// True if the attacker's effects follow.
    pub effects: bool,
}

/// A hit without a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wound {
    pub by: FigureId,
    pub on: FigureId,
    pub margin: u8,
    pub harm: Harm,
}

/// What hits without a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Harm {
    /// A card, or what an attack does besides.
    Effect,
    /// An attack that catches others around whoever it is aimed at.
    Splash,
    /// The thorns of whoever was hit from the next square.
    Thorns,
    /// A foe that bursts as it falls.
    Burst,
}

/// A hit on foes, which a pack can share.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Falls {
    pub by: FigureId,
    pub on: FigureId,
    pub margin: u8,
    /// How far from whoever hits others of the pack can be, in squares; 0 if only the one is hit.
    pub reach: u8,
}

/// An attack by a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blow {
    pub by: FigureId,
    /// The place of the card on the attack sheet.
    pub card: u8,
    pub on: FigureId,
    pub style: Style,
    /// The place of the attack that it follows, for its combo: made again, it still follows it.
    #[serde(default)]
    pub after: Option<u8>,
    /// True if another can follow it in a combo even if it fails.
    #[serde(default)]
    pub keeps: bool,
}

/// A roll of a hero's that can still be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Roll {
    Blow(Blow),
    /// Tending the wounds of somebody.
    Mend {
        by: FigureId,
        on: FigureId,
        style: Style,
    },
    /// A way past an obstacle of the room.
    Way {
        by: FigureId,
        obstacle: u8,
        way: u8,
        style: Style,
    },
}

impl Roll {
    /// Who rolls.
    pub fn by(&self) -> FigureId {
        match self {
            Roll::Blow(blow) => blow.by,
            Roll::Mend { by, .. } | Roll::Way { by, .. } => *by,
        }
    }
}

/// Which of the hero's lists a card to be tapped is on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Tapped {
    /// By its place among the hero's own.
    Character(u8),
    Defence(u8),
    Gear(u8),
    Spell(u8),
}

/// Something the rules have yet to do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Task {
    // The making
    /// Greets those of earlier adventures, and has the others made.
    Begin,
    /// Has the hero of a seat made.
    Make(u8),
    /// Asks what points are spent on, as long as there are enough for something.
    Spend(u8),
    /// Lays the cards of a hero out, and asks for another arrangement.
    Arrange(u8),
    /// Brings the cards that can be used, and asks for others if there are too many.
    Equip(u8),

    // Into the dungeon
    /// Begins an adventure.
    Sit,
    /// Draws the threat.
    Quest,
    /// Has the dungeon rolled.
    Dungeon,
    /// Rolls the rooms from this one on.
    RollRoom(u8),
    /// Rolls the ways of the rooms from this one on.
    RollWays(u8),
    /// Draws the dungeon, and posts its leader.
    Stock,
    /// Draws the rooms with guards, with one more than these if there are too few.
    Posts(Vec<u8>),
    /// Posts a guard in one of these rooms, the one whose turn it is, until there are enough.
    Guard { posts: Vec<u8>, turn: u8 },
    /// Bars so many of these rooms with obstacles.
    Bar { rooms: Vec<u8>, count: u8 },
    /// Asks which way the heroes go in.
    WayIn,
    /// The heroes come into a room.
    Enter(u8),
    /// The heroes go through these rooms and out, unless they meet somebody.
    WalkOut(Vec<u8>),
    /// Asks what the heroes do in a room.
    Explore,
    /// Something is heard: foes come.
    Noise,
    /// What is found goes to somebody.
    Share,

    // Fights
    /// Sides meet.
    Meet,
    /// Begins a round.
    Round,
    /// Has the next side act.
    Phase(u8),
    /// Asks the heroes, as long as one of them can act, that one first if there is one.
    HeroesAct(Option<FigureId>),
    /// Has the next foe act.
    FoesAct,
    /// Has a foe attack once.
    Strike { by: FigureId, on: FigureId },
    /// The turn of somebody is over.
    TurnOver(FigureId),
    /// Rolls.
    Roll(Roll),
    /// Opponents who were hit fall.
    Falls(Falls),
    /// A roll comes to this margin, for good.
    Rolled { roll: Roll, margin: u8 },
    /// A hit on somebody.
    Hit(Hit),
    /// A hit without a roll, on somebody who is still up.
    Wound(Wound),
    /// What an attack of a hero does besides.
    AfterBlow { blow: Blow, margin: u8 },
    /// Sees whether the fight is over; if not, the next round begins.
    FightOver,
    /// The heroes are gone from a fight that they have called off.
    Withdraw,

    // The end
    /// The heroes are out.
    Out,
    /// Nobody is left on their feet.
    Lost,
    /// Rest between two adventures.
    Rest,
    /// Ends the game.
    Finish,
}

/// Something to be decided.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// The race of a hero.
    Race(u8),
    /// The first character card, or the other half.
    FirstCard(u8),
    FirstAttack(u8),
    /// A defence card of a rating.
    FirstDefence {
        seat: u8,
        rating: u8,
    },
    FirstGear(u8),
    /// A card to buy.
    Buy(u8),
    /// How the cards lie.
    Lay(u8),
    /// Which cards are brought.
    Bring(u8),
    Entrance,
    /// What the heroes do in a room.
    InRoom,
    /// Who tries an obstacle, and how.
    Obstacle(u8),
    /// Who takes what was found.
    Taker,
    /// What a hero does.
    Act(FigureId),
    /// Where somebody goes that a card lets go at once.
    Dash {
        who: FigureId,
        steps: u8,
    },
    /// Which of a pack fall.
    Fall(Falls),
    /// What a hit costs.
    Pay(Hit),
    /// Whether a failed roll is left as it is.
    Failed {
        roll: Roll,
        short: u8,
    },
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Action {
    /// Takes or buys a card.
    Take(Card),
    /// Enough of what can be taken several times; leaves it at that.
    Enough,
    /// Exchanges two places of the sheet of character cards, or of attacks. Places from 9 on are
    /// those of cards that lie beside it.
    Swap {
        attacks: bool,
        one: u8,
        other: u8,
    },
    /// Lays the character cards so that these skills add up to as much as can be, with all others for
    /// the rest; none means all alike.
    Best(Skills),
    /// Lays all cards for fights.
    BestForFights,
    /// Brings a card, or leaves it at home.
    Bring(Tapped),
    Leave(Tapped),
    /// Goes in through a room, or to a room, by its number.
    Go(u8),
    /// Goes there without being seen or heard.
    Creep(u8),
    /// Looks at an obstacle.
    Look(u8),
    /// Tries a way.
    Way {
        by: FigureId,
        way: u8,
        style: Style,
    },
    /// Tends somebody's wounds.
    Mend {
        by: FigureId,
        on: FigureId,
        style: Style,
    },
    /// Taps a card for what it does, for somebody.
    Tap {
        by: FigureId,
        card: Tapped,
        on: Option<FigureId>,
    },
    /// Exchanges gear and spells of a hero.
    Pack(FigureId),
    /// Goes out.
    GoOut,
    /// Goes back out through rooms that the heroes have been in.
    WalkOut,
    /// Takes what was found, the last thing first.
    Bear(FigureId),
    /// Has another hero act first.
    Turn(FigureId),
    /// Attacks with the card in a place of the sheet.
    Attack {
        card: u8,
        on: FigureId,
        style: Style,
    },
    /// Walks.
    Step(Cell),
    /// Stands on guard, for somebody.
    Guard(FigureId),
    /// Does nothing more.
    Done,
    /// Has everybody do nothing more.
    EndPhase,
    /// Calls the fight off.
    Retreat,
    /// A way that foes fall, by its place among all.
    Fall(u8),
    /// Gives up these cards, a bit for each place among the hero's own.
    Pay(u64),
}

/// Cards given up, by their places.
pub fn places(bits: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |place| bits >> place & 1 == 1)
}

/// Cards given up as bits.
pub fn bits(places: &[usize]) -> u64 {
    places.iter().fold(0, |bits, place| bits | 1 << place)
}

impl MapKeys<Book> for Task {
    fn map_keys<M: KeyMapper<Book>>(&mut self, _mapper: &mut M) -> Result<(), M::Error> {
        Ok(())
    }
}

impl MapKeys<Book> for Question {
    fn map_keys<M: KeyMapper<Book>>(&mut self, _mapper: &mut M) -> Result<(), M::Error> {
        Ok(())
    }
}
