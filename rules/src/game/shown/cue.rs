use serde::Serialize;

use super::dice_count::DiceCount;
use crate::content::Library;
use crate::dice::{Roll, RolledDie};
use crate::game::{Look, LookName, Phrase, Side, Stroke, Zone};
use crate::grid::Cell;

/// What the player sees and hears of an event.
#[derive(Clone, Debug, Serialize)]
pub enum Cue {
    /// Dice are thrown and settle on these faces.
    Dice {
        /// The side that throws them, for their colour.
        side: Side,
        /// The purpose of the throw.
        title: Phrase,
        /// The dice, by the hand that throws them.
        hands: Vec<Handful>,
        /// The result, in a few words.
        result: Phrase,
    },
    /// A card moves; `None` is a deck or out of sight.
    Card {
        /// The card's id.
        id: u32,
        /// Its face in the atlas `cards`.
        sprite: String,
        /// The zone it comes from.
        from: Option<Zone>,
        /// The zone it goes to.
        to: Option<Zone>,
    },
    /// A new room is inked onto the map.
    Room(
        /// Its index in the map.
        usize,
    ),
    /// A token walks to its cell in the scene.
    Walk {
        /// The token's id.
        id: u32,
        /// The cells of its path, the last one included; empty for a straight walk.
        path: Vec<Cell>,
    },
    /// A token is set down.
    Arrive(
        /// The token's id.
        u32,
    ),
    /// One token attacks another.
    Strike {
        /// The attacking token.
        from: u32,
        /// The token attacked.
        to: u32,
        /// How it looks.
        look: LookName,
    },
    /// Something happens to a token.
    Befall {
        /// The token.
        id: u32,
        /// How it looks.
        look: LookName,
        /// A number to float up, with its sign; 0 for none.
        amount: i32,
        /// The token whose doing it is, where that is not whoever attacked it last: an area harms
        /// others than its target.
        #[serde(skip_serializing_if = "Option::is_none")]
        by: Option<u32>,
    },
    /// A token goes to another's side, such as a hero to a chest, and stays there.
    Near {
        /// The token's id.
        id: u32,
        /// The token it goes to.
        to: u32,
    },
    /// Words across the table.
    Banner(Phrase),
    /// A fight is won: words across the table, with a flourish.
    Won(Phrase),
    /// A great moment: words across the table, and all eyes on one token.
    Peak {
        words: Phrase,
        /// The token that it is about.
        whom: u32,
        /// True if what the party came for is done: then with a flourish.
        triumph: bool,
    },
    /// A sound by its name in the sound index.
    Sound(&'static str),
}

impl Cue {
    /// A fight is won.
    pub fn fight_won() -> Self {
        Cue::Won(Phrase::new("banner-fight-won"))
    }

    /// Dice of a roll by one hand, all of which count.
    pub fn roll(side: Side, title: Phrase, roll: &Roll, result: Phrase) -> Self {
        let count = DiceCount::of_roll(roll);
        let hand = Handful {
            side,
            who: None,
            dice: roll.dice.iter().map(CueDie::of).collect(),
            modifiers: count.modifiers,
            reading: count.readings.into_iter().next(),
            succeeds: succeed(roll).next(),
        };
        Cue::Dice {
            side,
            title,
            hands: vec![hand],
            result,
        }
    }

    /// A great moment about a token.
    pub fn peak(words: Phrase, whom: u32) -> Self {
        Cue::Peak {
            words,
            whom,
            triumph: false,
        }
    }

    /// The great moment in which what the party came for is done.
    pub fn triumph(words: Phrase, whom: u32) -> Self {
        Cue::Peak {
            words,
            whom,
            triumph: true,
        }
    }

    /// Somebody goes down; with words, that is a great moment.
    pub fn fall(id: u32, great: Option<Phrase>) -> Vec<Self> {
        let peak = great.map(|words| Cue::peak(words, id));
        let fall = Cue::befall(id, super::look::FALL, 0);
        std::iter::once(fall).chain(peak).collect()
    }

    /// Dice of a roll by several hands: each goal of the roll is that of the next of them. The
    /// first one throws.
    pub fn opposed<const N: usize>(
        title: Phrase,
        roll: &Roll,
        hands: [(Side, Phrase); N],
        result: Phrase,
    ) -> Self {
        let side = hands.first().map_or(Side::Neutral, |(side, _)| *side);
        let mut dice = roll.dice.iter();
        let goals = roll.goals.iter().zip(DiceCount::of_roll(roll).readings);
        let hands = hands.into_iter().zip(goals).zip(succeed(roll));
        let hands = hands.map(|(((side, who), (goal, reading)), succeeds)| Handful {
            side,
            who: Some(who),
            dice: dice
                .by_ref()
                .take(goal.dice.into())
                .map(CueDie::of)
                .collect(),
            modifiers: Vec::new(),
            reading: Some(reading),
            succeeds: Some(succeeds),
        });
        Cue::Dice {
            side,
            title,
            hands: hands.collect(),
            result,
        }
    }

    /// A token walks over these cells.
    pub fn walk(id: u32, path: &[Cell]) -> Self {
        let path = path.to_vec();
        Self::Walk { id, path }
    }

    /// One token attacks another.
    pub fn strike(from: u32, to: u32, look: impl Into<LookName>) -> Self {
        let look = look.into();
        Self::Strike { from, to, look }
    }

    /// An effect on a token, with a number to float up; 0 for none.
    pub fn befall(id: u32, look: impl Into<LookName>, amount: i32) -> Self {
        let look = look.into();
        let by = None;
        Self::Befall {
            id,
            look,
            amount,
            by,
        }
    }

    /// The same, if it is an effect on a token, as the doing of somebody.
    #[must_use]
    pub fn done_by(mut self, whom: Option<u32>) -> Self {
        if let Self::Befall { by, .. } = &mut self {
            *by = whom;
        }
        self
    }

    /// The token that it leads to another's side on the map of a dungeon, and that other: whoever
    /// strikes with a weapon has to be there.
    pub fn goes_near(&self, looks: Option<&Library>) -> Option<(u32, u32)> {
        match self {
            Cue::Near { id, to } => Some((*id, *to)),
            Cue::Strike { from, to, look } => {
                let look = Look::named(looks, look);
                let swings = |stroke: &Stroke| matches!(stroke, Stroke::Swing { .. });
                look.draw.iter().any(swings).then_some((*from, *to))
            }
            _ => None,
        }
    }
}

/// The dice of one hand in a [`Cue::Dice`].
#[derive(Clone, Debug, Serialize)]
pub struct Handful {
    /// The side of whoever throws them, for their colour.
    pub side: Side,
    /// Whoever throws them, where there are several.
    pub who: Option<Phrase>,
    pub dice: Vec<CueDie>,
    /// Everything added to the dice, by name.
    pub modifiers: Vec<(Phrase, i32)>,
    /// What they come to and are held against, such as "9 of at most 13".
    pub reading: Option<Phrase>,
    /// True if they come to what was needed, where something was.
    pub succeeds: Option<bool>,
}

/// For each goal of a roll, whether it is met.
fn succeed(roll: &Roll) -> impl Iterator<Item = bool> {
    roll.against_goals()
        .map(|(goal, sum)| goal.bound.holds(sum))
}

/// One die of a [`Cue::Dice`].
#[derive(Clone, Debug, Serialize)]
pub struct CueDie {
    pub sides: u8,
    /// The face that it settles on.
    pub face: u8,
    /// Its role in the check.
    pub role: Phrase,
    /// Its part in the result.
    pub part: Part,
}

impl CueDie {
    /// A rolled die that counts.
    pub fn of(die: &RolledDie) -> Self {
        CueDie {
            sides: die.die.sides(),
            face: die.face,
            role: Phrase::new(die.role),
            part: Part::Kept,
        }
    }
}

/// A die's part in the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Part {
    /// It counts.
    Kept,
    /// It is a success of its own.
    Success,
    /// It does not count.
    CrossedOut,
}
