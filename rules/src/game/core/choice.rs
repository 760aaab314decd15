//! One choice of a decision, in words.

use serde::Serialize;

use super::decision::Target;
use crate::game::{Arg, Lay, Phrase, RuleId, intern};
use crate::grid::Cell;

/// The common properties of choices that differ only in the cell they aim at: headings, label
/// without numbers, the other things they are about.
#[derive(PartialEq)]
pub(super) struct Kind<'c> {
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

/// One choice of a [`Decision`](super::decision::Decision).
#[derive(Clone, Debug, Serialize)]
pub struct Choice {
    pub label: Phrase,
    /// The part of the panel that it belongs to; `None` where the headings are enough.
    pub category: Option<Category>,
    /// A heading shared by several choices, such as a hero or a kind of goods.
    pub group: Option<Phrase>,
    /// A smaller heading within that, such as a kind of weapons.
    pub section: Option<Phrase>,
    /// True for one of no use just now: it folds under its smaller heading even by itself.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub idle: bool,
    /// Its kind, such as a spell that has several targets: where there are many choices, or there is no
    /// room for all of them, those of one kind fold into one slip.
    pub kind: Option<Phrase>,
    /// Text at the end of its line, such as a price.
    pub aside: Option<Phrase>,
    /// The same for each number that can be submitted, from the least on, where it depends on that.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub asides: Vec<Phrase>,
    /// Its effect, for a tooltip.
    pub detail: Option<Phrase>,
    /// Tokens, cells and cards that it is about.
    pub touches: Vec<Target>,
    /// The cells of its path, the last one included; empty if nobody walks.
    pub path: Vec<Cell>,
    /// Bounds of the number submitted with it, taken from the offer.
    pub amount: Option<(i32, i32)>,
    /// An icon in the atlas `ui`, `tokens` or `cards`.
    pub icon: Option<&'static str>,
    /// True if it has odds.
    pub has_odds: bool,
    /// The number to begin with where it is not the lowest, such as all that can be given.
    pub first: Option<i32>,
    /// The number to begin with, where one is best whatever else is done: the screen then lists the
    /// odds of every number.
    pub best: Option<i32>,
    /// True for the one that is preset where one is best, such as whoever has the best chance: the screen
    /// picks it, and any other can still be taken.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub preset: bool,
    /// Its card, for what is picked from a display: goods, a calling, a skill to learn.
    pub ware: Option<Ware>,
    /// What it does to cards that are being laid out.
    pub lay: Option<Lay>,
    /// The place of the card that it plays, on the last sheet of cards of whoever decides.
    pub plays: Option<usize>,
    /// True for a plain attack: one that deals damage if it succeeds and costs nothing but the turn, so
    /// that it can be made again and again without a thought.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub plain: bool,
    /// True if it gives somebody of one's own the next turn.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub gives_turn: bool,
    /// True for a step of the way out, or the end of a turn on it, where nothing is in the way: it can be
    /// made again and again without a thought.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub leads_out: bool,
    /// How much its target needs it, such as the damage of somebody to be healed: of choices with equal
    /// odds the one that is needed most is the best.
    #[serde(skip_serializing_if = "is_zero")]
    pub need: i32,
    /// A reason to think twice, which the player is asked about before it is taken.
    pub caution: Option<Phrase>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // Serde hands fields over by reference.
fn is_zero(need: &i32) -> bool {
    *need == 0
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
    /// True for what is sold and not bought.
    pub sold: bool,
    /// The words on the button where the number is no count, such as the strength of a potion; with
    /// the number as `n`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub measured: Option<Phrase>,
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
            sold: false,
            measured: None,
        }
    }

    /// Makes it something that is sold.
    #[must_use]
    pub fn sold(self) -> Self {
        Ware { sold: true, ..self }
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
            idle: false,
            kind: None,
            aside: None,
            asides: Vec::new(),
            detail: None,
            touches: Vec::new(),
            path: Vec::new(),
            amount: None,
            icon: None,
            has_odds: false,
            first: None,
            best: None,
            preset: false,
            ware: None,
            lay: None,
            plays: None,
            plain: false,
            gives_turn: false,
            leads_out: false,
            need: 0,
            caution: None,
        }
    }

    /// The text at the end of its line with this number.
    pub fn aside_of(&self, number: Option<i32>) -> Option<&Phrase> {
        let place = number.zip(self.amount).map(|(n, (least, _))| n - least);
        let place = place.and_then(|place| usize::try_from(place).ok());
        let with_number = place.and_then(|place| self.asides.get(place));
        with_number.or(self.aside.as_ref())
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

    /// Puts it under a smaller heading within its group.
    #[must_use]
    pub fn among(mut self, section: impl Into<Phrase>) -> Self {
        self.section = Some(section.into());
        self
    }

    /// Says which choices it folds together with where there are many, or no room for all.
    #[must_use]
    pub fn of_kind(mut self, kind: impl Into<Phrase>) -> Self {
        self.kind = Some(kind.into());
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
    pub fn along(mut self, path: Vec<Cell>) -> Self {
        self.touches.extend(path.last().copied().map(Target::Cell));
        self.path = path;
        self
    }

    /// Adds an icon from the atlas `ui`, `tokens` or `cards`.
    #[must_use]
    pub fn icon(mut self, sprite: &str) -> Self {
        self.icon = Some(intern(sprite));
        self
    }

    /// Sets the number to begin with, if there is one.
    #[must_use]
    pub fn beginning_with(mut self, number: Option<i32>) -> Self {
        self.first = number;
        self
    }

    /// Puts it on display as a card.
    #[must_use]
    pub fn ware(mut self, ware: Ware) -> Self {
        self.ware = Some(ware);
        self
    }

    /// Says what it does to cards that are being laid out.
    #[must_use]
    pub fn laying(mut self, lay: Lay) -> Self {
        self.lay = Some(lay);
        self
    }

    /// Says which card it plays, by its place.
    #[must_use]
    pub fn playing(mut self, place: usize) -> Self {
        self.plays = Some(place);
        self
    }

    /// Puts it among the attacks; `plain` says whether it can be made again and again.
    #[must_use]
    pub fn plain_attack(mut self, plain: bool) -> Self {
        self.category = Some(Category::Attack);
        self.plain = plain;
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
    pub(super) fn aims(&self) -> Option<(Kind<'_>, Cell)> {
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
