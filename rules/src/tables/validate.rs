//! Validation: every result has exactly one row.

use super::{By, On, ResultRange, RolledTable, Row, Span, TableEntry};
use crate::content::{Report, nearest};

/// Limits on suits per deck and ranks per suit.
const MOST_CARDS: (usize, i32) = (20, 100);
/// Limit on the numbers that a count can come to.
const MOST_COUNTS: i32 = 100;

/// A range of results in one suit, claimed by a row.
struct Claim<'a> {
    from: i32,
    to: i32,
    name: &'a str,
    on: &'a On,
}

impl<T: TableEntry> RolledTable<T> {
    /// Lowest and highest result, with all modifiers.
    pub fn reach(&self) -> (i32, i32) {
        let (least, most) = match &self.by {
            By::Roll(dice) => (dice.min(), dice.max()),
            By::Draw { ranks: span, .. } | By::Count(span) => closed(*span).unwrap_or((0, 0)),
        };
        let ends = self.modifiers.values().filter_map(|span| closed(*span));
        ends.fold((least, most), |(least, most), (from, to)| {
            (least + from, most + to)
        })
    }

    /// Suits of the deck; a single nameless one if only ranks count.
    pub(super) fn suits(&self) -> Vec<Option<&str>> {
        match &self.by {
            By::Draw { suits, .. } if !suits.is_empty() => {
                suits.iter().map(|suit| Some(&**suit)).collect()
            }
            _ => vec![None],
        }
    }

    /// Reports every fault in the deck, modifiers and rows.
    pub(super) fn check(&self, report: &mut Report) {
        let known = self.check_modifiers(report) & self.check_deck(report);
        if self.rows.is_empty() {
            report.at("rows", "the table has no rows");
        }
        if !known {
            return;
        }
        for (name, row) in &self.rows {
            for slot in &row.on.0 {
                self.check_slot(name, row, slot, report);
            }
        }
        for suit in self.suits() {
            self.check_suit(suit, report);
        }
    }

    fn check_modifiers(&self, report: &mut Report) -> bool {
        let mut good = true;
        for (name, span) in &self.modifiers {
            let at = format!("modifiers[\"{name}\"]");
            if !T::MODIFIERS.contains(&name.as_str()) {
                let message = format!("the rules bring no modifier `{name}` to this table");
                report.at(at, hinted(message, name, T::MODIFIERS.iter().copied()));
                good = false;
            } else if closed(*span).is_none() {
                report.at(at, format!("`{span}` must have two ends, as in `-2..=3`"));
                good = false;
            }
        }
        good
    }

    fn check_deck(&self, report: &mut Report) -> bool {
        let (most_suits, most_ranks) = MOST_CARDS;
        let (at, span, most, unit) = match &self.by {
            By::Roll(_) => return true,
            By::Draw { ranks, .. } => ("by.ranks", ranks, most_ranks, "ranks"),
            By::Count(span) => ("by", span, MOST_COUNTS, "numbers"),
        };
        let size = closed(*span).map(|(from, to)| to - from + 1);
        if !size.is_some_and(|size| (1..=most).contains(&size)) {
            let message = format!("`{span}` must have two ends, at most {most} {unit} apart");
            report.at(at, message);
            return false;
        }
        let By::Draw { suits, .. } = &self.by else {
            return true;
        };
        let is_word = |suit: &str| {
            suit.starts_with(char::is_alphabetic) && !suit.contains([',', ' ', '\t', '\n'])
        };
        for (place, suit) in suits.iter().enumerate() {
            let at = format!("by.suits[{place}]");
            if !is_word(suit) {
                report.at(at, format!("`{suit}` is no suit: it is one word"));
            } else if suits[..place].contains(suit) {
                report.at(at, format!("the suit `{suit}` appears twice"));
            } else if place == most_suits {
                report.at(at, format!("there are at most {most_suits} suits"));
            } else {
                continue;
            }
            return false;
        }
        true
    }

    /// Reports results of a row that can never come up.
    fn check_slot(&self, name: &str, row: &Row<T>, slot: &ResultRange, report: &mut Report) {
        let at = format!("rows[\"{name}\"].on");
        let suits: Vec<&str> = self.suits().into_iter().flatten().collect();
        for suit in &slot.suits {
            if !suits.contains(&suit.as_str()) {
                let message = format!("there is no suit `{suit}` here");
                report.at(&at, hinted(message, suit, suits.iter().copied()));
            }
        }
        let (least, most) = self.reach();
        let Span { from, to } = slot.span;
        let source = match (&self.by, self.modifiers.is_empty()) {
            (By::Roll(dice), true) => dice.to_string(),
            (By::Roll(dice), false) => format!("{dice} with its modifiers"),
            (By::Draw { .. }, _) => "the deck".to_owned(),
            (By::Count(_), true) => "the count".to_owned(),
            (By::Count(_), false) => "the count with its modifiers".to_owned(),
        };
        let on = &row.on;
        if from.is_some_and(|from| from > most) || to.is_some_and(|to| to < least) {
            report.at(
                at,
                format!("`{on}` never comes: {source} gives {least} to {most}"),
            );
        } else if from.is_some_and(|from| from < least) || to.is_some_and(|to| to > most) {
            report.at(
                at,
                format!("`{on}` reaches further than {source}, which gives {least} to {most}"),
            );
        }
    }

    /// Reports gaps and overlaps among the results of a suit.
    fn check_suit(&self, suit: Option<&str>, report: &mut Report) {
        let (least, most) = self.reach();
        let mut claims: Vec<Claim<'_>> = Vec::new();
        for (name, row) in &self.rows {
            let of_suit = row.on.0.iter().filter(|slot| slot.is_of(suit));
            claims.extend(of_suit.map(|slot| Claim {
                from: slot.span.from.unwrap_or(least).max(least),
                to: slot.span.to.unwrap_or(most).min(most),
                name,
                on: &row.on,
            }));
        }
        claims.retain(|claim| claim.from <= claim.to);
        claims.sort_by_key(|claim| (claim.from, claim.to));
        let named = |from, to| {
            let span = Span {
                from: Some(from),
                to: Some(to),
            };
            suit.map_or(span.to_string(), |suit| format!("{suit} {span}"))
        };
        let at = |claim: &Claim<'_>| format!("rows[\"{}\"].on", claim.name);
        let mut next = least;
        let mut last: Option<&Claim<'_>> = None;
        for claim in &claims {
            if claim.from > next {
                let gap = named(next, claim.from - 1);
                let message = format!("`{gap}` has no row; the next one is `{}`", claim.on);
                report.at(at(claim), message);
            }
            if let Some(last) = last
                && claim.from < next
            {
                let twice = named(claim.from, claim.to.min(next - 1));
                let message = format!(
                    "`{}` overlaps with `{}` of the row `{}`: `{twice}` is in both",
                    claim.on, last.on, last.name
                );
                report.at(at(claim), message);
            }
            if claim.to >= next {
                next = claim.to + 1;
                last = Some(claim);
            }
        }
        if next <= most {
            let gap = named(next, most);
            match last {
                Some(last) => {
                    let message = format!("`{gap}` has no row; the last one is `{}`", last.on);
                    report.at(at(last), message);
                }
                None if self.rows.is_empty() => {}
                None => report.at("rows", format!("`{gap}` has no row")),
            }
        }
    }
}

/// Both ends of a range; `None` if either is open.
fn closed(span: Span) -> Option<(i32, i32)> {
    Some((span.from?, span.to?))
}

/// An error message, with the closest known word if there is one.
fn hinted<'a>(message: String, word: &str, known: impl Iterator<Item = &'a str>) -> String {
    match nearest(word, known) {
        Some(near) => format!("{message}; did you mean `{near}`?"),
        None => message,
    }
}
