//! Exact odds in words: one line, and the table behind it.

use std::collections::BTreeMap;

use serde::Serialize;

use super::amount::{Spread, all_but, percent, summed_up};
use super::dice_count::DiceCount;
use crate::dice::{Check, Distribution, Fraction};
use crate::game::{Phrase, RuleId, rounded};

/// Exact odds of a choice.
#[derive(Clone, Debug, Serialize)]
pub struct OddsView {
    /// The rule of the check.
    pub rule: RuleId,
    /// The odds in one line.
    pub headline: Headline,
    /// The dice, such as `d10 + 2d6`, by role.
    pub dice: Vec<(Phrase, String)>,
    /// What is added to the dice, and what they are held against.
    pub count: DiceCount,
    /// Each outcome and its chance, in the order of the outcomes.
    pub outcomes: Vec<OddsRow>,
    /// What the odds take for granted, and what else they mean, line by line.
    pub notes: Vec<Phrase>,
}

/// One row of [`OddsView`].
#[derive(Clone, Debug, Serialize)]
pub struct OddsRow {
    pub outcome: Phrase,
    /// Its exact chance.
    pub chance: Fraction,
    /// True if it is good for whoever decides.
    pub good: bool,
}

/// Odds in one line, such as "74%, about 9 damage, 58% to drop".
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Headline {
    /// The chance that it succeeds, or, of a danger, that it comes to pass.
    pub chance: Fraction,
    /// True if it is something that befalls whoever decides.
    pub danger: bool,
    /// The mean result whenever that happens.
    pub amount: Option<Phrase>,
    /// How near to it the results come.
    #[serde(skip)]
    pub spread: Spread,
    /// The chance, of all cases, that somebody falls.
    pub fells: Option<Fraction>,
    /// True if that is any of several.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub any: bool,
    /// Whoever these odds are for, where that is still open.
    pub with: Option<Phrase>,
    /// What the chance is one of, where the choice does not say so.
    pub what: Option<Phrase>,
    /// The weapon or spell that it is with, where the choice does not say so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub means: Option<Phrase>,
    /// What else may come of it, with the chance of all cases.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub besides: Option<Phrase>,
}

/// The most rows of outcomes on a slip.
const MOST_ROWS: usize = 10;

impl OddsView {
    /// The odds of a check with its dice. `chances` are those of the check itself, or of its
    /// consequences; `say` puts a result into words, and `is_good` tells whether it is good for
    /// whoever decides. The chance of the headline is that of all good results.
    pub fn new<C: Check, T: Ord + Clone>(
        rule: RuleId,
        check: &C,
        chances: &Distribution<T>,
        is_good: impl Fn(&T) -> bool,
        say: impl Fn(&T) -> Phrase,
    ) -> Self {
        let pools = check.pools().into_iter();
        let dice = pools.map(|pool| (Phrase::new(pool.role), pool.dice().to_string()));
        let rows = chances.rows().map(|(result, chance)| OddsRow {
            outcome: say(result),
            chance,
            good: is_good(result),
        });
        OddsView {
            rule,
            headline: Headline::of(chances.chance_that(&is_good)),
            dice: dice.collect(),
            count: DiceCount::of_check(check),
            outcomes: rows.collect(),
            notes: Vec::new(),
        }
    }

    /// The outcomes, no more than fit on a slip: those at the ends of a long table, which seldom come
    /// up, are put together.
    pub fn main_outcomes(&self) -> Vec<OddsRow> {
        shortened(self.outcomes.clone())
    }

    /// The same with another headline.
    #[must_use]
    pub fn headed(mut self, headline: Headline) -> Self {
        self.headline = headline;
        self
    }

    /// The same with a line below the table.
    #[must_use]
    pub fn noting(mut self, note: impl Into<Phrase>) -> Self {
        self.notes.push(note.into());
        self
    }
}

impl Headline {
    /// A chance of success.
    pub fn of(chance: Fraction) -> Self {
        Headline {
            chance,
            danger: false,
            amount: None,
            spread: Spread::About,
            fells: None,
            any: false,
            with: None,
            what: None,
            means: None,
            besides: None,
        }
    }

    /// The chance of something that befalls whoever decides.
    pub fn danger(chance: Fraction) -> Self {
        Headline {
            danger: true,
            ..Headline::of(chance)
        }
    }

    /// Adds the mean of the results that count, those for which `amount` gives a number. The
    /// message `key` puts it into words, as `$n`.
    #[must_use]
    pub fn about<T: Ord + Clone>(
        self,
        chances: &Distribution<T>,
        key: &'static str,
        amount: impl Fn(&T) -> Option<i32>,
    ) -> Self {
        let mut amounts: BTreeMap<i32, Fraction> = BTreeMap::new();
        for (result, chance) in chances.rows() {
            if let Some(amount) = amount(result) {
                let before = amounts.remove(&amount).unwrap_or_else(Fraction::zero);
                amounts.insert(amount, before + chance);
            }
        }
        match summed_up(&amounts) {
            None => Headline {
                amount: None,
                ..self
            },
            Some((mean, spread)) => Headline {
                spread,
                ..self.amounting(key, mean)
            },
        }
    }

    /// Adds a mean, which the message `key` puts into words, as `$n`.
    #[must_use]
    pub fn amounting(self, key: &'static str, mean: f64) -> Self {
        Headline {
            amount: Some(Phrase::new(key).with("n", rounded(mean))),
            spread: Spread::About,
            ..self
        }
    }

    /// Adds the chance that somebody falls.
    #[must_use]
    pub fn felling(mut self, chance: Fraction) -> Self {
        self.fells = Some(chance);
        self
    }

    /// Adds the chance that any of several falls.
    #[must_use]
    pub fn felling_any(self, chance: Fraction) -> Self {
        Headline {
            any: true,
            ..self.felling(chance)
        }
    }

    /// Says what the chance is one of, such as "safe".
    #[must_use]
    pub fn named(mut self, what: Phrase) -> Self {
        self.what = Some(what);
        self
    }

    /// Says what it is done with, such as a spell.
    #[must_use]
    pub fn by(mut self, means: Phrase) -> Self {
        self.means = Some(means);
        self
    }

    /// Adds the chance, of all cases, of something else, which the message `key` puts into words as
    /// `$chance`. What is impossible goes unsaid.
    #[must_use]
    pub fn besides(self, key: &'static str, chance: &Fraction) -> Self {
        let told = || Phrase::new(key).with("chance", percent(chance));
        Headline {
            besides: (!chance.is_zero()).then(told),
            ..self
        }
    }

    /// Says whom the odds are for.
    #[must_use]
    pub fn with(mut self, whom: Phrase) -> Self {
        self.with = Some(whom);
        self
    }

    /// The same without the chance that somebody falls, or of anything else.
    #[must_use]
    pub fn short(&self) -> Self {
        Headline {
            fells: None,
            besides: None,
            ..self.clone()
        }
    }

    /// The same with no more than the chance.
    #[must_use]
    pub fn brief(&self) -> Self {
        Headline {
            amount: None,
            ..self.short()
        }
    }

    /// What comes of a success, for where that is taken for granted: the line without its chance.
    pub fn success(&self) -> Phrase {
        let told = self.told_amount().unwrap_or_else(|| self.chances());
        let falls = self.fells.as_ref().filter(|fells| !fells.is_zero());
        let line = match falls {
            Some(fells) => Phrase::new("odds-success-fells")
                .with("amount", told)
                .with("fells", percent(fells)),
            None => told,
        };
        self.with_besides(line)
    }

    /// The line itself.
    pub fn phrase(&self) -> Phrase {
        let line = self.with_besides(self.chances());
        match &self.means {
            Some(means) => Phrase::new("odds-line-by")
                .with("means", means.clone())
                .with("line", line),
            None => line,
        }
    }

    /// A line with what else may come of it.
    fn with_besides(&self, line: Phrase) -> Phrase {
        let Some(besides) = &self.besides else {
            return line;
        };
        let both = Phrase::new("odds-line-besides").with("line", line);
        both.with("besides", besides.clone())
    }

    /// The amount, and how near to it the results come.
    fn told_amount(&self) -> Option<Phrase> {
        let amount = self.amount.clone()?;
        Some(match &self.spread {
            Spread::Exact => amount,
            // Beside a chance to succeed a second one would only puzzle.
            Spread::Mostly { other, chance } if self.chance == Fraction::one() && !self.danger => {
                Phrase::new("odds-mostly")
                    .with("amount", amount)
                    .with("other", other.clone())
                    .with("chance", percent(chance))
            }
            Spread::Mostly { .. } | Spread::About => {
                Phrase::new("odds-about").with("amount", amount)
            }
        })
    }

    /// What is certain but may come to one of two numbers: the chance of each, and of a fall.
    fn split(
        &self,
        amount: &Phrase,
        (other, chance): (&str, &Fraction),
        falls: Option<&Fraction>,
    ) -> Phrase {
        let key = match (falls, self.any) {
            (None, _) => "odds-line-split",
            (Some(_), false) => "odds-line-split-fells",
            (Some(_), true) => "odds-line-split-fells-any",
        };
        let line = Phrase::new(key)
            .with("chance", all_but(chance))
            .with("amount", amount.clone())
            .with("rest", percent(chance))
            .with("other", other.to_owned());
        match falls {
            Some(fells) => line.with("fells", percent(fells)),
            None => line,
        }
    }

    /// Its chances of success and of a fall.
    fn chances(&self) -> Phrase {
        let falls = self.fells.as_ref().filter(|fells| !fells.is_zero());
        if self.chance == Fraction::one()
            && !self.danger
            && self.with.is_none()
            && let Some(amount) = &self.amount
            && let Spread::Mostly { other, chance } = &self.spread
        {
            return self.split(amount, (other, chance), falls);
        }
        let key = match (self.danger, &self.amount, falls, &self.with) {
            (_, _, _, Some(_)) => "odds-line-with",
            (true, ..) if self.chance.is_zero() => "odds-line-harmless",
            (true, None, ..) => "odds-line-danger",
            (true, Some(_), None, _) => "odds-line-danger-amount",
            (true, Some(_), Some(_), _) => "odds-line-danger-falls",
            (false, Some(_), None, _) if self.chance == Fraction::one() => "odds-line-sure",
            (false, Some(_), Some(_), _) => match (self.chance == Fraction::one(), self.any) {
                (true, false) => "odds-line-sure-fells",
                (true, true) => "odds-line-sure-fells-any",
                (false, false) => "odds-line-fells",
                (false, true) => "odds-line-fells-any",
            },
            (false, Some(_), None, _) => "odds-line-amount",
            (false, None, ..) if self.what.is_some() => "odds-line-named",
            (false, None, ..) => "odds-line",
        };
        let mut line = Phrase::new(key).with("chance", percent(&self.chance));
        if let Some(amount) = self.told_amount() {
            line = line.with("amount", amount);
        }
        if let Some(fells) = falls {
            line = line.with("fells", percent(fells));
        }
        if let Some(what) = &self.what {
            line = line.with("what", what.clone());
        }
        match &self.with {
            Some(whom) => line.with("whom", whom.clone()),
            None => line,
        }
    }
}

/// Puts the ends of the longest run of rows that are equally good together, the rarer end first,
/// until no more than [`MOST_ROWS`] are left.
fn shortened(mut rows: Vec<OddsRow>) -> Vec<OddsRow> {
    let mut over = rows.len().saturating_sub(MOST_ROWS);
    if over == 0 {
        return rows;
    }
    let runs = rows.chunk_by(|a, b| a.good == b.good).map(<[OddsRow]>::len);
    let runs: Vec<usize> = runs.collect();
    let longest = (0..runs.len()).max_by_key(|run| (runs[*run], *run));
    let Some(longest) = longest.filter(|run| runs[*run] > over + 1) else {
        return rows;
    };
    let before: usize = runs[..longest].iter().sum();
    let after = rows.split_off(before + runs[longest]);
    let mut run = rows.split_off(before);
    let (mut low, mut high) = (false, false);
    while over > 0 {
        let last = run.len() - 1;
        if run[last].chance <= run[0].chance {
            let rare = run.remove(last).chance;
            let kept = &mut run[last - 1].chance;
            *kept = kept.clone() + rare;
            high = true;
        } else {
            let rare = run.remove(0).chance;
            let kept = &mut run[0].chance;
            *kept = kept.clone() + rare;
            low = true;
        }
        over -= 1;
    }
    let ends = [
        (low, 0, "odds-or-less"),
        (high, run.len() - 1, "odds-or-more"),
    ];
    for (_, end, key) in ends.into_iter().filter(|(is_so, ..)| *is_so) {
        let outcome = &mut run[end].outcome;
        *outcome = Phrase::new(key).with("outcome", outcome.clone());
    }
    rows.extend(run);
    rows.extend(after);
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Die, Sum, odds};

    fn row(n: i32, chance: Fraction) -> OddsRow {
        OddsRow {
            outcome: Phrase::new("damage").with("n", n),
            chance,
            good: n > 0,
        }
    }

    #[test]
    fn a_line_says_chance_mean_and_falls() {
        // Four or more with a die, and the die itself is the damage.
        let chances = Distribution::dice(1, Die::D6);
        let hits = |face: &i32| *face >= 4;
        let line = Headline::of(chances.chance_that(hits))
            .about(&chances, "n-damage", |face| Some(*face).filter(hits))
            .felling(chances.chance_that(|face| *face == 6));
        let damage = Phrase::new("n-damage").with("n", 5);
        let expected = Phrase::new("odds-line-fells")
            .with("chance", "50%".to_owned())
            .with("amount", Phrase::new("odds-about").with("amount", damage))
            .with("fells", "17%".to_owned());
        assert_eq!(line.phrase(), expected);
        assert_eq!(line.short().phrase().key, "odds-line-amount");
        assert_eq!(line.brief().phrase().key, "odds-line");
        let nothing = Headline::danger(Fraction::zero());
        assert_eq!(nothing.phrase().key, "odds-line-harmless");
    }

    #[test]
    fn a_line_says_what_it_is_done_with_and_what_else_may_come_of_it() {
        let half = Fraction::new(1, 2);
        let plain = Headline::of(half.clone());
        let more = plain.clone().besides("else", &Fraction::new(1, 4));
        let told = Phrase::new("else").with("chance", "25%".to_owned());
        let line = Phrase::new("odds-line").with("chance", "50%".to_owned());
        let both = Phrase::new("odds-line-besides").with("line", line.clone());
        assert_eq!(more.phrase(), both.with("besides", told));
        assert_eq!(more.short(), plain);
        assert_eq!(plain.clone().besides("else", &Fraction::zero()), plain);
        let fire = Phrase::new("odds-line-by").with("means", Phrase::new("fire"));
        let by = more.by(Phrase::new("fire")).brief();
        assert_eq!(by.phrase(), fire.with("line", line));
    }

    #[test]
    fn percents_never_round_to_what_cannot_be() {
        assert_eq!(percent(&Fraction::new(1, 1000)), "<1%");
        assert_eq!(percent(&Fraction::new(999, 1000)), ">99%");
        assert_eq!(percent(&Fraction::zero()), "0%");
        assert_eq!(percent(&Fraction::one()), "100%");
    }

    #[test]
    fn the_chance_is_that_of_the_good_results() {
        let check = Sum::of("dice-attack", 1, Die::D6).at_least(5);
        let say = |hit: &bool| Phrase::new(if *hit { "hit" } else { "miss" });
        let view = OddsView::new(RuleId("a"), &check, &odds(&check), |hit| *hit, say);
        assert_eq!(view.headline.chance, Fraction::new(1, 3));
        let good: Vec<bool> = view.outcomes.iter().map(|row| row.good).collect();
        assert_eq!(good, [false, true]);
    }

    #[test]
    fn long_tables_lose_no_chance() {
        let sums = Distribution::dice(8, Die::D6);
        let rows = sums.rows().map(|(n, chance)| row(*n, chance));
        let short = shortened(rows.collect());
        assert_eq!(short.len(), MOST_ROWS);
        assert_eq!(short[0].outcome.key, "odds-or-less");
        assert_eq!(short[MOST_ROWS - 1].outcome.key, "odds-or-more");
        let all: Fraction = short.into_iter().map(|row| row.chance).sum();
        assert_eq!(all, Fraction::one());
    }
}
