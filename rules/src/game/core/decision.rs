use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::choice::{Category, Choice, Kind, Refused};
use crate::dice::Fraction;
use crate::game::{Phrase, RuleId};
use crate::grid::Cell;

/// Somebody who decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Seat {
    /// The player of one hero, from 0 in seating order.
    Hero(u8),
    /// The party as a whole.
    Party,
    /// The game master, for monsters where the book leaves a choice.
    Master,
}

/// Something on the table that a choice is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Target {
    /// A hero, monster or other token, by its id.
    Combatant(u32),
    /// A cell of the board.
    Cell(Cell),
    /// A card, by its id in the scene.
    Card(u32),
}

/// An act that may be chosen, in the ruleset's own terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offered<A> {
    pub act: A,
    /// Bounds of the whole number submitted with it; `None` if it takes none.
    pub amount: Option<(i32, i32)>,
}

/// The acts offered for a question, filled in by the ruleset. The buffer is reused for the next
/// one.
#[derive(Clone, Debug)]
pub struct LegalActions<A> {
    pub seat: Seat,
    /// The rule that asks.
    pub rule: RuleId,
    /// The acts that may be chosen, in a stable order.
    pub choices: Vec<Offered<A>>,
    /// Acts that a player might expect but may not choose, with the rule that refuses each.
    pub refused: Vec<(A, RuleId)>,
    explain: bool,
}

impl<A> LegalActions<A> {
    /// An empty offer; `explain` says whether refusals are wanted too.
    pub fn new(explain: bool) -> Self {
        LegalActions {
            seat: Seat::Party,
            rule: RuleId(""),
            choices: Vec::new(),
            refused: Vec::new(),
            explain,
        }
    }

    /// Empties the offer for another question.
    pub fn clear(&mut self) {
        self.choices.clear();
        self.refused.clear();
    }

    /// Sets who decides and by which rule.
    pub fn ask(&mut self, seat: Seat, rule: RuleId) {
        self.seat = seat;
        self.rule = rule;
    }

    /// Offers an act.
    pub fn add(&mut self, act: A) {
        self.choices.push(Offered { act, amount: None });
    }

    /// Offers an act with a number between `min` and `max`; an empty range offers nothing.
    pub fn add_amount(&mut self, act: A, min: i32, max: i32) {
        if min <= max {
            self.choices.push(Offered {
                act,
                amount: Some((min, max)),
            });
        }
    }

    /// True if refusals are wanted; lookups that only serve them can be skipped otherwise.
    pub fn explains(&self) -> bool {
        self.explain
    }

    /// Lists an act that `rule` refuses, if refusals are wanted.
    pub fn refuse(&mut self, act: A, rule: RuleId) {
        if self.explain {
            self.refused.push((act, rule));
        }
    }

    /// The place of an act among the choices.
    pub fn place(&self, act: A) -> Option<usize>
    where
        A: PartialEq,
    {
        self.choices.iter().position(|offered| offered.act == act)
    }

    /// Offers an act, or lists it as refused.
    pub fn add_or_refuse(&mut self, act: A, allowed: Result<(), RuleId>) {
        match allowed {
            Ok(()) => self.add(act),
            Err(rule) => self.refuse(act, rule),
        }
    }
}

/// A decision in words, for the screen.
#[derive(Clone, Debug, Serialize)]
pub struct Decision {
    pub seat: Seat,
    /// The rule that asks.
    pub rule: RuleId,
    /// The question, and its occasion.
    pub prompt: Phrase,
    /// The choices, in a stable order; submitted by their index.
    pub choices: Vec<Choice>,
    /// The refused choices and why.
    pub refused: Vec<Refused>,
    /// The action being reacted to, if this is a reaction.
    pub reaction: Option<ReactionPrompt>,
}

/// The action that a reaction interrupts.
#[derive(Clone, Debug, Serialize)]
pub struct ReactionPrompt {
    /// Token of the combatant who may react.
    pub who: u32,
    /// Token of the opponent; a trap has none.
    pub to: Option<u32>,
    /// True if `who` is the one acting, such as with an attack that missed; otherwise the opponent is.
    pub own: bool,
    /// The action so far and its possible results, line by line.
    pub facts: Vec<Phrase>,
    /// The chance that `who` falls if it does not react, or loses half of what it has left or more;
    /// for a roll that can be repeated, the chance that as much hangs on it.
    pub danger: Fraction,
    /// Index of the choice not to react.
    pub pass: usize,
    /// True if its dice have been rolled, so that those in the tray are its own.
    pub rolled: bool,
}

/// Choices of a kind that aim at this many cells or more are made on the board.
const MANY_CELLS: usize = 3;

impl ReactionPrompt {
    /// Who may react, and against whom.
    pub fn about(&self) -> impl Iterator<Item = Target> {
        let both = self.to.into_iter().chain([self.who]);
        both.map(Target::Combatant)
    }

    /// The least damage that is a danger to somebody with this much left: half of it.
    pub fn grave(left: i32) -> i32 {
        (left + 1) / 2
    }
}

impl Decision {
    /// True if there is something on display to pick from.
    pub fn is_display(&self) -> bool {
        let choices = self.choices.iter().map(|it| &it.ware);
        let refused = self.refused.iter().map(|it| &it.ware);
        choices.chain(refused).any(Option::is_some)
    }

    /// True if there is nothing to decide: one of one is picked. What is on display is to be seen even
    /// so, such as the only hero that a hand of cards can make.
    pub fn is_forced(&self) -> bool {
        if self.is_display() {
            return false;
        }
        let only = match &self.choices[..] {
            [only] => only,
            _ => return false,
        };
        only.category == Some(Category::Pick) && only.amount.is_none()
    }

    /// The choice for whoever can have the next turn first, if nothing but whose turn it is has to be
    /// decided.
    pub fn next_turn(&self) -> Option<usize> {
        let turns = |it: &Choice| it.gives_turn;
        (!self.choices.is_empty() && self.choices.iter().all(turns)).then_some(0)
    }

    /// The next step of the way out, if it is known and nothing stands in it.
    pub fn leads_out(&self) -> Option<usize> {
        self.choices.iter().position(|it| it.leads_out)
    }

    /// The attack on a combatant that comes first: on it and on nobody else.
    pub fn first_attack(&self, on: u32) -> Option<usize> {
        self.attacks(on).next().map(|(place, _)| place)
    }

    /// The first attack on a combatant that can be made again and again.
    pub fn plain_attack(&self, on: u32) -> Option<usize> {
        let mut attacks = self.attacks(on);
        attacks
            .find(|(_, choice)| choice.plain)
            .map(|(place, _)| place)
    }

    /// The attacks on a combatant and on nobody else, with their places.
    fn attacks(&self, on: u32) -> impl Iterator<Item = (usize, &Choice)> {
        let whom = Target::Combatant(on);
        let attack = move |choice: &Choice| {
            choice.category == Some(Category::Attack) && choice.touches == [whom]
        };
        let all = self.choices.iter().enumerate();
        all.filter(move |(_, choice)| attack(choice))
    }

    /// The only choice about a combatant, if it is a spell cast on them alone: there is nothing to
    /// choose from.
    pub fn only_spell(&self, on: u32) -> Option<usize> {
        let whom = Target::Combatant(on);
        let about = self.choices.iter().enumerate();
        let mut about = about.filter(|(_, choice)| choice.touches.contains(&whom));
        let (place, choice) = about.next()?;
        let spell = choice.category == Some(Category::Spell) && choice.touches == [whom];
        (spell && about.next().is_none()).then_some(place)
    }

    /// True if a spell can be cast at a combatant with one choice.
    pub fn casts_at(&self, on: u32) -> bool {
        let whom = Target::Combatant(on);
        let mut choices = self.choices.iter();
        choices.any(|it| it.category == Some(Category::Spell) && it.touches.contains(&whom))
    }

    /// The choice that picks a combatant.
    pub fn pick_of(&self, whom: u32) -> Option<usize> {
        let touched = Target::Combatant(whom);
        let picks = |choice: &Choice| {
            choice.category == Some(Category::Pick) && choice.touches.contains(&touched)
        };
        self.choices.iter().position(picks)
    }

    /// The choices that are made on the board itself and need no place in a list, by their own
    /// places: walks, and those of a kind that aim at one of many cells.
    pub fn on_board(&self) -> BTreeSet<usize> {
        let mut kinds: Vec<(Kind<'_>, Vec<(usize, Cell)>)> = Vec::new();
        let mut found = BTreeSet::new();
        for (place, choice) in self.choices.iter().enumerate() {
            if !choice.path.is_empty() {
                found.insert(place);
            } else if let Some((kind, cell)) = choice.aims() {
                match kinds.iter_mut().find(|(known, _)| *known == kind) {
                    Some((_, aimed)) => aimed.push((place, cell)),
                    None => kinds.push((kind, vec![(place, cell)])),
                }
            }
        }
        for (_, aimed) in kinds {
            let cells: BTreeSet<Cell> = aimed.iter().map(|(_, cell)| *cell).collect();
            if cells.len() >= MANY_CELLS {
                found.extend(aimed.iter().map(|(place, _)| place));
            }
        }
        found
    }
}

/// The sound player's choice, with its reason.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// Index of the choice.
    pub choice: usize,
    /// The number that goes with it.
    pub amount: Option<i32>,
    pub reason: Phrase,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(label: Phrase, touches: &[Target]) -> Choice {
        let all = touches.iter();
        all.fold(Choice::new(label), |choice, it| choice.touching(*it))
    }

    #[test]
    fn choices_of_a_kind_that_aim_at_many_cells_are_made_on_the_board() {
        let cell = |x| Target::Cell(Cell::new(x, 0));
        let fire = |x| {
            Phrase::new("cast")
                .with("what", Phrase::new("fire"))
                .with("x", i32::from(x))
        };
        let frost = |x| {
            Phrase::new("cast")
                .with("what", Phrase::new("frost"))
                .with("x", i32::from(x))
        };
        let mut choices = vec![choice("wait".into(), &[])];
        // Fire at three cells, frost at two, at one of these twice.
        choices.extend([1, 2, 3].map(|x| choice(fire(x), &[cell(x)])));
        choices.extend([4, 5, 5].map(|x| choice(frost(x), &[cell(x)])));
        // Whoever is pushed is another each time, and so is what is left.
        let pushed =
            [1, 2, 3].map(|x| choice("push".into(), &[Target::Combatant(x), cell(x as i16)]));
        choices.extend(pushed);
        choices.push(choice("walk".into(), &[]).along(vec![Cell::new(1, 0)]));
        let counted = [1, 2, 3].map(|x| Choice {
            amount: Some((1, 2)),
            ..choice("dig".into(), &[cell(x)])
        });
        choices.extend(counted);
        let decision = Decision {
            seat: Seat::Party,
            rule: RuleId("a"),
            prompt: "what".into(),
            choices,
            refused: Vec::new(),
            reaction: None,
        };
        assert_eq!(decision.on_board(), [1, 2, 3, 10].into());
    }
}
