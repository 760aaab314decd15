use std::ops::RangeInclusive;

use super::Rulebook;
use crate::dice::{Die, Distribution, Fraction};

/// A check with odds that can be asked for by name, without a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NamedCheck {
    pub name: &'static str,
    /// Every key with its default.
    pub keys: &'static [(&'static str, &'static str)],
    /// Its results, in a few words.
    pub results: &'static str,
}

impl NamedCheck {
    /// A check by its name, its keys with their defaults, and its results in a few words.
    pub const fn new(
        name: &'static str,
        keys: &'static [(&'static str, &'static str)],
        results: &'static str,
    ) -> Self {
        NamedCheck {
            name,
            keys,
            results,
        }
    }
}

/// Every result of a check with its exact chance, or what is wrong with an input.
pub type CheckResults = Result<Vec<(String, Fraction)>, String>;

/// Results in words, in the order of these; others come last.
pub fn in_order(mut results: Vec<(String, Fraction)>, words: &[&str]) -> Vec<(String, Fraction)> {
    let place = |word: &str| words.iter().position(|known| *known == word);
    results.sort_by_key(|(word, _)| place(word).unwrap_or(words.len()));
    results
}

/// Two results in words, the first where it is true.
pub fn either(chances: &Distribution<bool>, yes: &str, no: &str) -> Vec<(String, Fraction)> {
    let word = |result: &bool| if *result { yes } else { no }.to_owned();
    in_order(chances.named(word), &[yes, no])
}

/// Exact odds of a named check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckOdds {
    /// Every key with its value, defaults filled in.
    pub inputs: Vec<(String, String)>,
    /// Every possible result with its chance.
    pub outcomes: Vec<(String, Fraction)>,
}

impl CheckOdds {
    /// The odds of a named check.
    ///
    /// # Errors
    /// An unknown check or key, or a value that does not fit, with the known ones named.
    pub fn of<R: Rulebook>(
        content: &R::Content,
        check: &str,
        given: &[(String, String)],
    ) -> Result<Self, String> {
        let odds = |check: &NamedCheck, inputs: &Inputs<'_>| R::check_odds(content, check, inputs);
        Self::among(R::checks(), check, given, odds)
    }

    /// The odds of one of these checks, worked out by `odds`.
    ///
    /// # Errors
    /// As for [`CheckOdds::of`].
    pub fn among(
        checks: &[NamedCheck],
        check: &str,
        given: &[(String, String)],
        odds: impl FnOnce(&NamedCheck, &Inputs<'_>) -> CheckResults,
    ) -> Result<Self, String> {
        let Some(check) = checks.iter().find(|known| known.name == check) else {
            let known = named(checks.iter().map(|check| check.name));
            return Err(format!("unknown check '{check}'; known checks: {known}"));
        };
        let inputs = Inputs::read(check, given)?;
        Ok(CheckOdds {
            outcomes: odds(check, &inputs)?,
            inputs: inputs
                .0
                .iter()
                .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
                .collect(),
        })
    }
}

fn named<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.collect();
    if names.is_empty() {
        "none".to_owned()
    } else {
        names.join(", ")
    }
}

/// The value of each key of a [`NamedCheck`], defaults filled in.
#[derive(Clone, Debug)]
pub struct Inputs<'a>(Vec<(&'static str, &'a str)>);

impl<'a> Inputs<'a> {
    fn read(check: &NamedCheck, given: &'a [(String, String)]) -> Result<Self, String> {
        let mut inputs = Inputs(check.keys.to_vec());
        for (key, value) in given {
            let Some(input) = inputs.0.iter_mut().find(|(known, _)| known == key) else {
                let known = named(check.keys.iter().map(|(key, _)| *key));
                let check = check.name;
                return Err(format!("unknown key '{key}'; keys of {check}: {known}"));
            };
            input.1 = value;
        }
        Ok(inputs)
    }

    /// The value of a key of the check.
    pub fn text(&self, key: &str) -> &'a str {
        let found = self.0.iter().find(|(known, _)| *known == key);
        found.map_or("", |(_, value)| *value)
    }

    /// A whole number within a range.
    ///
    /// # Errors
    /// The value is not one.
    pub fn number(&self, key: &str, range: RangeInclusive<i32>) -> Result<i32, String> {
        let text = self.text(key);
        let (least, most) = (range.start(), range.end());
        match text.parse::<i32>() {
            Ok(number) if range.contains(&number) => Ok(number),
            _ => Err(format!(
                "{key}={text}: it is a whole number from {least} to {most}"
            )),
        }
    }

    /// A switch.
    ///
    /// # Errors
    /// The value is neither `true` nor `false`.
    pub fn flag(&self, key: &str) -> Result<bool, String> {
        match self.text(key) {
            "true" => Ok(true),
            "false" => Ok(false),
            other => Err(format!("{key}={other}: it is true or false")),
        }
    }

    /// A die such as `d10`.
    ///
    /// # Errors
    /// The value is not one.
    pub fn die(&self, key: &str) -> Result<Die, String> {
        let text = self.text(key);
        let sides = text.strip_prefix(['d', 'D']).unwrap_or(text);
        let die = sides.parse().ok().and_then(|sides| Die::new(sides).ok());
        die.ok_or_else(|| format!("{key}={text}: it is a die such as d10, of 2 to 100 sides"))
    }
}
