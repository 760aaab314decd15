use serde::{Deserialize, Serialize};

use crate::dice::Fraction;
use crate::game::{Message, RuleId};
use crate::grid::Cell;

/// Who decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Seat {
    /// The player of one hero, counted from 0 in seating order.
    Hero(u8),
    /// The party as a whole: whoever speaks for it.
    Party,
    /// The monsters, where the book leaves them a choice.
    Master,
}

/// Something on the table that a choice is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Touch {
    /// A hero, monster or other token, by its id.
    Combatant(u32),
    /// A cell of the board.
    Cell(Cell),
    /// A card, by its id in the scene.
    Card(u32),
}

/// One act that may be chosen, in the ruleset's own terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offered<A> {
    /// What is done.
    pub act: A,
    /// The whole number that is submitted with it, from and to; `None` where it takes none.
    pub amount: Option<(i32, i32)>,
}

/// What a step offers, filled by the ruleset. The buffer is used again for the next one.
#[derive(Clone, Debug)]
pub struct Offer<A> {
    /// Who decides.
    pub seat: Seat,
    /// The rule that asks.
    pub rule: RuleId,
    /// What may be chosen, in a stable order.
    pub choices: Vec<Offered<A>>,
    /// What a player might expect but may not choose, with the rule that refuses it.
    pub refused: Vec<(A, RuleId)>,
    explain: bool,
}

impl<A> Offer<A> {
    /// An empty offer; `explain` says whether refusals are wanted too.
    pub fn new(explain: bool) -> Self {
        Offer {
            seat: Seat::Party,
            rule: RuleId(""),
            choices: Vec::new(),
            refused: Vec::new(),
            explain,
        }
    }

    /// Empties the offer for another step.
    pub fn clear(&mut self) {
        self.choices.clear();
        self.refused.clear();
    }

    /// Says who decides and by which rule.
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

    /// Whether refusals are wanted; what is only looked up for them can be left out otherwise.
    pub fn explains(&self) -> bool {
        self.explain
    }

    /// Lists an act that `rule` refuses, where refusals are wanted.
    pub fn refuse(&mut self, act: A, rule: RuleId) {
        if self.explain {
            self.refused.push((act, rule));
        }
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
    /// Who decides.
    pub seat: Seat,
    /// The rule that asks.
    pub rule: RuleId,
    /// What is asked and why now.
    pub prompt: Message,
    /// What may be chosen, in a stable order; submitted by its place in this list.
    pub choices: Vec<Choice>,
    /// What may not be chosen, and why.
    pub refused: Vec<Refused>,
    /// What it is taken in the middle of, where it lets somebody react to another's doing.
    pub situation: Option<Situation>,
}

/// What a decision is taken in the middle of: somebody may react before things go on.
#[derive(Clone, Debug, Serialize)]
pub struct Situation {
    /// Who may react, by token.
    pub who: u32,
    /// To whose doing, by token.
    pub to: u32,
    /// What has come so far and what may come of it, line by line.
    pub facts: Vec<Message>,
    /// How likely `who` falls if it lets things go on.
    pub danger: Fraction,
    /// The choice that lets things go on.
    pub pass: usize,
}

/// One choice of a [`Decision`].
#[derive(Clone, Debug, Serialize)]
pub struct Choice {
    /// What it is called.
    pub label: Message,
    /// A heading that several choices stand under, such as a hero or a kind of goods.
    pub group: Option<Message>,
    /// A smaller heading within that, such as a kind of weapons.
    pub section: Option<Message>,
    /// What stands at the end of its line, such as a price.
    pub aside: Option<Message>,
    /// What it does, for a tooltip.
    pub detail: Option<Message>,
    /// What it is about.
    pub touches: Vec<Touch>,
    /// The cells that it leads over, the last one included; empty where nobody walks.
    pub way: Vec<Cell>,
    /// The number submitted with it: lowest and highest.
    pub amount: Option<(i32, i32)>,
    /// An icon in the atlas `ui`, `tokens` or `cards`.
    pub icon: Option<&'static str>,
    /// Whether odds can be asked for it.
    pub has_odds: bool,
}

/// A choice that a rule refuses.
#[derive(Clone, Debug, Serialize)]
pub struct Refused {
    /// What it would be called.
    pub label: Message,
    /// The heading that it would stand under.
    pub group: Option<Message>,
    /// The smaller heading within that.
    pub section: Option<Message>,
    /// What would stand at the end of its line.
    pub aside: Option<Message>,
    /// The rule that refuses it.
    pub rule: RuleId,
}

/// What the sound player would do, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The choice, by its place in the decision.
    pub choice: usize,
    /// The number that goes with it.
    pub amount: Option<i32>,
    /// The reason.
    pub reason: Message,
}

/// Exact odds in words.
#[derive(Clone, Debug, Serialize)]
pub struct OddsView {
    /// The rule of the check.
    pub rule: RuleId,
    /// The dice, such as `d10 + 2d6`, by role.
    pub dice: Vec<(Message, String)>,
    /// Every fixed part by name.
    pub modifiers: Vec<(Message, i32)>,
    /// Each outcome and its chance, in the order of the outcomes.
    pub outcomes: Vec<OddsRow>,
}

/// One row of [`OddsView`].
#[derive(Clone, Debug, Serialize)]
pub struct OddsRow {
    /// What comes of it.
    pub outcome: Message,
    /// How likely, exactly.
    pub chance: Fraction,
}
