use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::dice::Fraction;
use crate::game::{Arg, Phrase, RuleId, intern};
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
    /// Token of the combatant who is acting.
    pub to: u32,
    /// The action so far and its possible results, line by line.
    pub facts: Vec<Phrase>,
    /// The chance that `who` falls if it does not react.
    pub danger: Fraction,
    /// Index of the choice not to react.
    pub pass: usize,
}

/// Choices of a kind that aim at this many cells or more are made on the board.
const MANY_CELLS: usize = 3;

impl Decision {
    /// True if there is something on display to pick from.
    pub fn is_display(&self) -> bool {
        let choices = self.choices.iter().map(|it| &it.ware);
        let refused = self.refused.iter().map(|it| &it.ware);
        choices.chain(refused).any(Option::is_some)
    }

    /// True if there is nothing to decide: one of one is picked.
    pub fn is_forced(&self) -> bool {
        let only = match &self.choices[..] {
            [only] => only,
            _ => return false,
        };
        only.category == Some(Category::Pick) && only.amount.is_none()
    }

    /// The plain attack on a combatant: the first one that goes for it and for nobody else.
    pub fn plain_attack(&self, on: u32) -> Option<usize> {
        let whom = Target::Combatant(on);
        let plain =
            |choice: &Choice| choice.category == Some(Category::Attack) && choice.touches == [whom];
        self.choices.iter().position(plain)
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
            if !choice.way.is_empty() {
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

/// The common properties of choices that differ only in the cell they aim at: headings, label
/// without numbers, the other things they are about.
#[derive(PartialEq)]
struct Kind<'c> {
    headings: [Option<&'c Phrase>; 2],
    label: (&'c str, Vec<&'c (&'static str, Arg)>),
    icon: Option<&'static str>,
    about: Vec<Target>,
}

/// Part of the panel of choices; the panel lists them in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Category {
    /// One of several to go on with, such as the next hero. If there is only one, nobody is asked.
    Pick,
    Attack,
    Spell,
    Move,
    Item,
    /// Everything else, and whatever is seldom any use.
    Other,
    /// Leaving it at that: the end of a turn, or doing nothing. These have a corner of their own.
    End,
}

/// One choice of a [`Decision`].
#[derive(Clone, Debug, Serialize)]
pub struct Choice {
    pub label: Phrase,
    /// The part of the panel that it belongs to; `None` where the headings are enough.
    pub category: Option<Category>,
    /// A heading shared by several choices, such as a hero or a kind of goods.
    pub group: Option<Phrase>,
    /// A smaller heading within that, such as a kind of weapons.
    pub section: Option<Phrase>,
    /// Text at the end of its line, such as a price.
    pub aside: Option<Phrase>,
    /// Its effect, for a tooltip.
    pub detail: Option<Phrase>,
    /// Tokens, cells and cards that it is about.
    pub touches: Vec<Target>,
    /// The cells of its path, the last one included; empty if nobody walks.
    pub way: Vec<Cell>,
    /// Bounds of the number submitted with it, taken from the offer.
    pub amount: Option<(i32, i32)>,
    /// An icon in the atlas `ui`, `tokens` or `cards`.
    pub icon: Option<&'static str>,
    /// True if it has odds.
    pub has_odds: bool,
    /// The number to begin with, where one is best whatever else is done: the screen then lists the
    /// odds of every number. Otherwise it begins with the lowest.
    pub best: Option<i32>,
    /// Its card, for what is picked from a display: goods, a calling, a skill to learn.
    pub ware: Option<Ware>,
    /// A reason to think twice, which the player is asked about before it is taken.
    pub caution: Option<Phrase>,
}

/// A choice as a card on display: its price, and what it would change.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ware {
    /// Its name, by itself.
    pub name: Phrase,
    /// Its rank among those under the same headings, so that it stays where it is while others are
    /// bought.
    pub rank: u32,
    /// The price for each number that can be submitted, from the least on. A choice without a number
    /// has one price, or as many as times that it can be taken in a row; none if it is free.
    pub prices: Vec<Phrase>,
    /// What it would change.
    pub changes: Vec<Change>,
}

/// Something that a [`Ware`] would change.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Change {
    pub text: Phrase,
    pub worth: Worth,
}

/// The worth of a [`Change`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Worth {
    Better,
    /// Neither, or nobody can say.
    Even,
    Worse,
}

impl Ware {
    /// A card with a name and a rank, free and without any effect so far.
    pub fn new(name: Phrase, rank: usize) -> Self {
        Ware {
            name,
            rank: u32::try_from(rank).unwrap_or(u32::MAX),
            prices: Vec::new(),
            changes: Vec::new(),
        }
    }

    /// Adds a price.
    #[must_use]
    pub fn price(mut self, price: Phrase) -> Self {
        self.prices.push(price);
        self
    }

    /// Adds a change.
    #[must_use]
    pub fn change(mut self, worth: Worth, text: impl Into<Phrase>) -> Self {
        let text = text.into();
        self.changes.push(Change { text, worth });
        self
    }

    /// The number of times that a choice without a number can be taken in a row.
    pub fn in_a_row(&self) -> usize {
        self.prices.len().max(1)
    }

    /// The price of this many, where the least number is `least`.
    pub fn price_of(&self, amount: Option<i32>, least: i32) -> Option<&Phrase> {
        let place = amount.map_or(0, |amount| amount.saturating_sub(least));
        self.prices.get(usize::try_from(place).ok()?)
    }
}

impl Choice {
    /// A choice with just a label.
    pub fn new(label: impl Into<Phrase>) -> Self {
        Choice {
            label: label.into(),
            category: None,
            group: None,
            section: None,
            aside: None,
            detail: None,
            touches: Vec::new(),
            way: Vec::new(),
            amount: None,
            icon: None,
            has_odds: false,
            best: None,
            ware: None,
            caution: None,
        }
    }

    /// Puts it into a part of the panel.
    #[must_use]
    pub fn of(mut self, category: Category) -> Self {
        self.category = Some(category);
        self
    }

    /// Puts it under a heading.
    #[must_use]
    pub fn under(mut self, group: impl Into<Phrase>) -> Self {
        self.group = Some(group.into());
        self
    }

    /// Adds a tooltip.
    #[must_use]
    pub fn detail(mut self, detail: impl Into<Phrase>) -> Self {
        self.detail = Some(detail.into());
        self
    }

    /// Adds a thing on the table that it is about.
    #[must_use]
    pub fn touching(mut self, thing: Target) -> Self {
        self.touches.push(thing);
        self
    }

    /// Adds a token that it is about.
    #[must_use]
    pub fn on(self, combatant: u32) -> Self {
        self.touching(Target::Combatant(combatant))
    }

    /// Makes it a walk over these cells, which is about the last of them.
    #[must_use]
    pub fn along(mut self, way: Vec<Cell>) -> Self {
        self.touches.extend(way.last().copied().map(Target::Cell));
        self.way = way;
        self
    }

    /// Adds an icon from the atlas `ui`, `tokens` or `cards`.
    #[must_use]
    pub fn icon(mut self, sprite: &str) -> Self {
        self.icon = Some(intern(sprite));
        self
    }

    /// Puts it on display as a card.
    #[must_use]
    pub fn ware(mut self, ware: Ware) -> Self {
        self.ware = Some(ware);
        self
    }

    /// Adds a reason to think twice, if there is one.
    #[must_use]
    pub fn caution(mut self, reason: Option<Phrase>) -> Self {
        self.caution = reason;
        self
    }

    /// Sets whether it has odds.
    #[must_use]
    pub fn with_odds(mut self, has_odds: bool) -> Self {
        self.has_odds = has_odds;
        self
    }

    /// The one cell that it aims at, if it does, and its kind.
    fn aims(&self) -> Option<(Kind<'_>, Cell)> {
        let mut cells = self.touches.iter().filter_map(|touch| match touch {
            Target::Cell(cell) => Some(*cell),
            Target::Combatant(_) | Target::Card(_) => None,
        });
        let cell = cells.next()?;
        if cells.next().is_some() || self.amount.is_some() {
            return None;
        }
        let is_number = |arg: &&(&str, Arg)| matches!(arg.1, Arg::Number(_));
        let words = self.label.args.iter().filter(|arg| !is_number(arg));
        let about = self.touches.iter().copied();
        let kind = Kind {
            headings: [self.group.as_ref(), self.section.as_ref()],
            label: (&self.label.key, words.collect()),
            icon: self.icon,
            about: about.filter(|it| *it != Target::Cell(cell)).collect(),
        };
        Some((kind, cell))
    }
}

/// A choice that a rule refuses.
#[derive(Clone, Debug, Serialize)]
pub struct Refused {
    /// The label it would have.
    pub label: Phrase,
    /// The heading it would be under.
    pub group: Option<Phrase>,
    /// The smaller heading within that.
    pub section: Option<Phrase>,
    /// The text at the end of its line.
    pub aside: Option<Phrase>,
    /// Its effect, for a tooltip.
    pub detail: Option<Phrase>,
    /// The icon it would have.
    pub icon: Option<&'static str>,
    /// The card it would be.
    pub ware: Option<Ware>,
    /// The reason in figures, such as its price and the money there is.
    pub why: Option<Phrase>,
    /// The rule that refuses it.
    pub rule: RuleId,
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
