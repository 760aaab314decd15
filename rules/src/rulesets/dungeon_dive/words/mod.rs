//! What content says, in words made from the vocabulary: effects, traits, acts and whole records.
//! So a record explains itself, whoever wrote it.
//!
//! The words are those of a card: no subject where it is plain, so that parts go together in any
//! order. *You* are whoever uses a spell, feature or item; a foe goes by its name.

mod acts;
mod aims;
mod amounts;
mod asked;
mod basics;
mod by_hand;
mod choices;
mod delving;
mod effects;
mod facts;
mod lasting;
mod log;
mod making;
pub mod minds;
mod money;
mod names;
mod others;
mod present;
mod prompts;
mod reactions;
mod records;
mod rolls;
mod town;
mod traits;
mod wares;
mod whens;

pub(super) use acts::{circle, slots, time};
pub(super) use aims::range;
pub(super) use amounts::{dice, minutes};
pub use basics::{
    ability, ability_short, armour_group, cover, creature, creature_kind, damage_kind, idea, light,
    mind, rarity, rolled, school, sense, size, skill, standard, victims, weapon_group,
};
pub(super) use choices::told;
use delving::thing;
pub(super) use making::{so_far as draft_so_far, title as draft_title};
pub use money::sum;
pub(super) use names::{
    Terms, arm, deed, figures, kept_up, name, nth, small_arm, small_deed, small_source, weapon,
};
pub(super) use records::ideas;
pub(super) use rolls::{advantages, lasting as lasting_name, why};
pub(super) use town::name as at_home;
pub(super) use wares::{armour_class, property};
use whens::some;

use super::content::Book;
use crate::game::{Arg, Phrase};

/// A message of the game.
pub(super) fn say(key: &'static str) -> Phrase {
    Phrase::new(key)
}

/// Whose doing something is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doer {
    /// The reader's hero.
    You,
    /// A foe, by the key of its name.
    Foe(&'static str),
    /// Something else, such as a trap or whoever brought a condition about.
    Cause,
}

/// Puts content into words.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'b> {
    book: &'b Book,
    doer: Doer,
    /// True where whatever happens happens to the doer.
    own: bool,
}

impl<'b> Teller<'b> {
    /// Somebody who tells of what such a doer does.
    pub fn new(book: &'b Book, doer: Doer) -> Self {
        Teller {
            book,
            doer,
            own: false,
        }
    }

    /// The same, where things happen to the doer, or to another.
    fn of_own(self, own: bool) -> Self {
        Teller { own, ..self }
    }

    /// A message that speaks of the doer.
    fn of_doer(&self, key: &'static str) -> Phrase {
        let (by, name) = match self.doer {
            Doer::You => ("you", "dive-word-doer"),
            Doer::Foe(name) => ("foe", name),
            Doer::Cause => ("cause", "dive-word-doer"),
        };
        say(key).with("by", by.to_owned()).with("doer", say(name))
    }
}

/// A name within a sentence.
pub(super) fn small(name: Phrase) -> Phrase {
    say("dive-word-small").with("a", name)
}

/// So many of a thing: "3 torches". Its plural is found by the key of its name.
pub(super) fn several(n: impl Into<Arg>, thing: Phrase) -> Phrase {
    let key = thing.key.to_string();
    let told = say("dive-thing-several").with("n", n).with("key", key);
    told.with("thing", thing)
}

/// One of a thing, with its article: "an abacus".
pub(super) fn one(thing: Phrase) -> Phrase {
    let key = thing.key.to_string();
    say("dive-thing-one").with("key", key).with("thing", thing)
}

/// Several under a key that takes two, `a` and `b`.
fn joined(key: &'static str, all: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    let mut all = all.into_iter();
    let first = all.next()?;
    Some(all.fold(first, |a, b| say(key).with("a", a).with("b", b)))
}

/// Several in a row, the last one under a key of its own.
fn row(last: &'static str, mut all: Vec<Phrase>) -> Option<Phrase> {
    let end = all.pop()?;
    Some(match joined("dive-word-comma", all) {
        Some(a) => say(last).with("a", a).with("b", end),
        None => end,
    })
}

/// "a, b and c".
pub(super) fn and(all: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    row("dive-word-and", all.into_iter().collect())
}

/// "a, b or c".
pub(super) fn or(all: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    row("dive-word-or", all.into_iter().collect())
}

/// "a, b, c".
pub(super) fn commas(all: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    joined("dive-word-comma", all)
}

/// "a; b; c".
pub(super) fn series(all: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    joined("dive-word-semicolon", all)
}

/// Several sentences.
pub(super) fn sentences(all: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    joined("dive-word-sentences", all)
}

/// A sentence: a capital before, a full stop behind.
pub(super) fn sentence(of: Phrase) -> Phrase {
    say("dive-word-sentence").with("a", of)
}

/// "a: b".
fn colon(a: Phrase, b: Phrase) -> Phrase {
    say("dive-word-colon").with("a", a).with("b", b)
}

/// Short parts "a, b and c", and long ones after semicolons, in the order given.
fn gathered(all: impl IntoIterator<Item = (Phrase, bool)>) -> Option<Phrase> {
    let (mut parts, mut short) = (Vec::new(), Vec::new());
    for (part, long) in all {
        if long {
            parts.extend(and(std::mem::take(&mut short)));
            parts.push(part);
        } else {
            short.push(part);
        }
    }
    parts.extend(and(short));
    series(parts)
}
