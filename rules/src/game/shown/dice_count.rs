//! How dice are counted: what is added to them, and what they are held against.

use serde::Serialize;

use crate::dice::{Bound, Check, Goal, Modifier, Roll};
use crate::game::Phrase;

/// The count of some dice, in words.
#[derive(Clone, Debug, Default, Serialize)]
pub struct DiceCount {
    /// Everything added to the dice, by name.
    pub modifiers: Vec<(Phrase, i32)>,
    /// What the dice come to and are held against, such as "9 of at most 13"; one for each goal.
    pub readings: Vec<Phrase>,
    /// The parts that the goal adds up from, by name.
    pub parts: Vec<(Phrase, i32)>,
}

impl DiceCount {
    /// The count of dice that have been rolled.
    pub fn of_roll(roll: &Roll) -> Self {
        let readings = roll.against_goals().map(|(goal, total)| {
            let key = match goal.bound {
                Bound::AtMost(_) => "count-at-most",
                Bound::AtLeast(_) => "count-at-least",
                Bound::Above(_) => "count-above",
            };
            Phrase::new(key)
                .with("n", total)
                .with("bound", goal.bound.number())
        });
        DiceCount::new(readings.collect(), &roll.goals, &roll.modifiers)
    }

    /// The count of dice still to be rolled: its readings are the goals alone.
    pub fn of_check(check: &impl Check) -> Self {
        let goals = check.goals();
        let readings = goals.iter().map(|goal| {
            let key = match goal.bound {
                Bound::AtMost(_) => "count-goal-at-most",
                Bound::AtLeast(_) => "count-goal-at-least",
                Bound::Above(_) => "count-goal-above",
            };
            Phrase::new(key).with("bound", goal.bound.number())
        });
        DiceCount::new(readings.collect(), &goals, &check.modifiers())
    }

    fn new(readings: Vec<Phrase>, goals: &[Goal], modifiers: &[Modifier]) -> Self {
        let named = modifiers.iter().map(|it| (Phrase::new(it.name), it.value));
        let named = named.collect();
        let of_parts = goals.iter().any(|goal| goal.of_parts);
        let (modifiers, parts) = if of_parts {
            (Vec::new(), named)
        } else {
            (named, Vec::new())
        };
        DiceCount {
            modifiers,
            readings,
            parts,
        }
    }

    /// Every phrase of it.
    pub fn phrases(&self) -> impl Iterator<Item = &Phrase> {
        let named = self.modifiers.iter().chain(&self.parts);
        self.readings.iter().chain(named.map(|(name, _)| name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Chance, Die, Sum};

    #[test]
    fn dice_are_read_with_what_is_added_against_what_is_needed() {
        let check = Sum::of("dice-attack", 2, Die::D6)
            .plus("modifier-skill", 3)
            .at_least(9);
        let (roll, hit) = check.roll(&mut Chance::scripted([2, 5]));
        let count = DiceCount::of_roll(&roll);
        let expected = Phrase::new("count-at-least").with("n", 10).with("bound", 9);
        assert_eq!((hit, &count.readings[..]), (true, &[expected][..]));
        assert_eq!(count.modifiers.len(), 1);
        assert!(count.parts.is_empty());
        let before = Phrase::new("count-goal-at-least").with("bound", 9);
        assert_eq!(DiceCount::of_check(&check).readings, [before]);
    }
}
