//! Figures, weapons and whatever is done, by name.

use std::borrow::Cow;

use super::{
    super::{
        components::{Arm, FigureId, Kind},
        content::{Book, Source},
        figure::Figure,
        past::Past,
        play::Play,
        rolling::source_name,
    },
    say, small, town,
};
use crate::game::{Arg, Phrase};

impl FigureId {
    /// The id of its token.
    pub(in super::super) fn token(self) -> u32 {
        u32::from(self.0)
    }

    /// The figure that a token is.
    pub(in super::super) fn of_token(token: u32) -> Option<Self> {
        u16::try_from(token).ok().map(FigureId)
    }
}

/// The usual arguments of messages, always by the same names.
pub(in super::super) trait Terms: Sized {
    /// Adds the acting figure as `who`.
    fn by(self, who: FigureId) -> Self;
    /// Adds the target as `on`.
    fn on(self, who: FigureId) -> Self;
    /// Adds a number as `n`.
    fn n(self, number: impl Into<Arg>) -> Self;
}

impl Terms for Phrase {
    fn by(self, who: FigureId) -> Self {
        self.who("who", who.token())
    }

    fn on(self, who: FigureId) -> Self {
        self.who("on", who.token())
    }

    fn n(self, number: impl Into<Arg>) -> Self {
        self.with("n", number)
    }
}

/// The name of a token, as a title.
pub fn name(play: Play<'_>, token: u32) -> Phrase {
    match is_or_was(play, token) {
        Some(it) => named(play, &it),
        None => at_home(play, token).unwrap_or_else(|| say("dive-name-nobody")),
    }
}

/// Tokens from here on are heroes of the stable, by their places.
const AT_HOME: u32 = 1 << 16;

impl Play<'_> {
    /// The token by which a hero of the stable goes at home.
    pub(in super::super) fn token_at_home(self, place: u8) -> u32 {
        AT_HOME + u32::from(place)
    }
}

/// The hero of the stable whom a token stands for.
fn at_home(play: Play<'_>, token: u32) -> Option<Phrase> {
    let place = u8::try_from(token.checked_sub(AT_HOME)?).ok()?;
    let there = usize::from(place) < play.town().stable.len();
    there.then(|| town::name(play, place))
}

/// Who a token stands for, or stood for.
fn is_or_was(play: Play<'_>, token: u32) -> Option<Cow<'_, Past>> {
    let who = FigureId::of_token(token)?;
    let was = play.past(who).map(Cow::Borrowed);
    was.or_else(|| play.get(who).map(|it| Cow::Owned(Past::of(it))))
}

fn named(play: Play<'_>, it: &Past) -> Phrase {
    let Kind::Foe(foe) = it.kind else {
        return say("dive-name-hero").with("name", it.name.clone());
    };
    let name = match it.name.is_empty() {
        true => Phrase::new(play.book()[foe].name),
        // A double goes by the name of whoever called it.
        false => say("dive-name-double").with("name", it.name.clone()),
    };
    match it.nth {
        Some(n) => say("dive-name-numbered").with("name", name).n(n),
        None => name,
    }
}

/// The name of a token within a sentence.
pub fn mention(play: Play<'_>, token: u32) -> Phrase {
    match is_or_was(play, token) {
        None => name(play, token),
        Some(it) if matches!(it.kind, Kind::Foe(_)) && it.name.is_empty() => {
            say("dive-name-the").with("name", named(play, &it))
        }
        Some(it) => named(play, &it),
    }
}

/// The number of somebody among those of its kind, if there are others.
pub fn nth(figure: Figure<'_>) -> Option<u16> {
    let Kind::Foe(foe) = figure.kind() else {
        return None;
    };
    let same = figure.play().figures();
    let same = same.filter(|it| it.foe_key() == Some(foe));
    let caller = |it: Figure<'_>| it.summoned().filter(|_| it.is_double()).map(|it| it.by);
    let own = caller(figure);
    let same = same.filter(|it| caller(*it) == own);
    let ids: Vec<FigureId> = same.map(|it| it.id()).collect();
    let place = ids.iter().position(|it| *it == figure.id())?;
    (ids.len() > 1).then_some(place as u16 + 1)
}

/// What is done: an act by its own name, or the record that it is of.
pub fn deed(book: &Book, source: Source, act: Option<u16>) -> Phrase {
    let works = match source {
        Source::Rule => return say("dive-word-nothing"),
        _ => book.works(source),
    };
    let frame = act.and_then(|it| works.acts.get(usize::from(it)));
    match frame.map(|it| it.name).filter(|it| !it.is_empty()) {
        Some(name) => Phrase::new(name),
        None => Phrase::new(source_name(book, source)),
    }
}

/// What somebody keeps up: a foe’s by the act that takes its mind, anything else by its record.
pub fn kept_up(book: &Book, source: Source) -> Phrase {
    let frames = &book.works(source).acts;
    let act = frames
        .iter()
        .find(|it| it.concentration && !it.name.is_empty());
    match (source, act) {
        (Source::Foe(_), Some(act)) => Phrase::new(act.name),
        _ => deed(book, source, None),
    }
}

/// The name of a record within a sentence: spells and features keep their capitals.
pub fn small_source(book: &Book, source: Source) -> Phrase {
    let name = Phrase::new(source_name(book, source));
    match source {
        Source::Spell(_) | Source::Feature(_) => name,
        _ => small(name),
    }
}

/// What is done, within a sentence.
pub fn small_deed(book: &Book, source: Source, act: Option<u16>) -> Phrase {
    match source {
        Source::Spell(_) | Source::Feature(_) => deed(book, source, act),
        _ => small(deed(book, source, act)),
    }
}

/// A weapon by the name of the magic item that it is, or its own.
pub fn weapon(book: &Book, arm: Arm) -> Phrase {
    Phrase::new(match arm.item {
        Some(item) => book[item].name,
        None => book[arm.weapon].name,
    })
}

/// The weapon at a place among the arms of somebody, or bare hands.
pub fn arm(figure: Figure<'_>, place: Option<u8>) -> Phrase {
    let book = figure.play().book();
    let found = place.and_then(|it| figure.kit().arms.get(usize::from(it)).copied());
    let bare = Arm {
        weapon: book.unarmed,
        item: None,
    };
    weapon(book, found.unwrap_or(bare))
}

/// The same within a sentence.
pub fn small_arm(figure: Figure<'_>, place: Option<u8>) -> Phrase {
    small(arm(figure, place))
}

/// "a, b and c", of figures.
pub fn figures(all: &[FigureId]) -> Option<Phrase> {
    super::and(all.iter().map(|it| say("dive-name-of").by(*it)))
}
