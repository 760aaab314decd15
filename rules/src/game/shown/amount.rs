//! The number of a headline: what stands for all results that count, and how near these come to it.

use std::collections::BTreeMap;

use crate::dice::Fraction;
use crate::game::Arg;

/// How near results come to the number that stands for all of them.
#[derive(Clone, PartialEq, Default, Debug)]
pub enum Spread {
    /// About as much.
    #[default]
    About,
    /// That and nothing else.
    Exact,
    /// Mostly that, and otherwise another, such as `2` or `2+`, with its chance of all cases.
    Mostly { other: String, chance: Fraction },
}

/// The number that stands for all results, and how near these come to it: where one or two is the usual
/// result, that and the chance of others, otherwise the mean. `None` without results.
pub(super) fn summed_up(amounts: &BTreeMap<i32, Fraction>) -> Option<(f64, Spread)> {
    /// The share of other results that still makes one the usual.
    const SELDOM: f64 = 0.25;
    let all: f64 = amounts.values().map(Fraction::to_f64).sum();
    let sum = |(n, chance): (&i32, &Fraction)| f64::from(*n) * chance.to_f64();
    let mean = amounts.iter().map(sum).sum::<f64>() / all;
    let (usual, _) = amounts.iter().max_by(|a, b| a.1.cmp(b.1))?;
    let rest = amounts.iter().filter(|(n, _)| *n != usual);
    let chance: Fraction = rest.clone().map(|(_, chance)| chance.clone()).sum();
    let others: Vec<i32> = rest.map(|(n, _)| *n).collect();
    let named = others.len() == 1 || others.iter().all(|n| n > usual);
    let seldom = chance.to_f64() <= SELDOM * all;
    Some(match others[..] {
        [] => (mean, Spread::Exact),
        [first, ref more @ ..] if (1..=2).contains(usual) && named && seldom => {
            let or_more = if more.is_empty() { "" } else { "+" };
            let other = format!("{first}{or_more}");
            (f64::from(*usual), Spread::Mostly { other, chance })
        }
        _ => (mean, Spread::About),
    })
}

/// A mean in words: whole from 10 up and where nothing is lost, otherwise with one decimal, but for one to
/// two and a half, where there are only halves: nobody suffers one and a tenth.
pub fn rounded(mean: f64) -> Arg {
    let tenths = (mean * 10.0).round();
    let tenths = match tenths {
        10.0..25.0 => (mean * 2.0).round() * 5.0,
        _ => tenths,
    };
    if mean >= 9.95 || tenths % 10.0 == 0.0 {
        Arg::Number(mean.round() as i64)
    } else {
        Arg::Text(format!("{:.1}", tenths / 10.0))
    }
}

/// A chance in whole percent. What is possible is never 0 %, and what may fail never 100 %.
pub(super) fn percent(chance: &Fraction) -> String {
    match chance.whole_percent() {
        0 if !chance.is_zero() => "<1%".to_owned(),
        100 if *chance != Fraction::one() => ">99%".to_owned(),
        whole => format!("{whole}%"),
    }
}

/// The chance of everything but this, so that both in words make 100 %.
pub(super) fn all_but(chance: &Fraction) -> String {
    match (chance.whole_percent(), percent(&chance.complement())) {
        (whole @ 1..=99, _) => format!("{}%", 100 - whole),
        (_, rest) => rest,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Die, Distribution};
    use crate::game::{Headline, Phrase};

    fn wounds(n: i64) -> Phrase {
        Phrase::new("n-wounds").with("n", n)
    }

    fn about(n: i64) -> Phrase {
        Phrase::new("odds-about").with("amount", wounds(n))
    }

    /// A line for as many wounds as `of` says of a d10.
    fn line(chance: Fraction, of: fn(i32) -> i32) -> Headline {
        let chances = Distribution::dice(1, Die::D10).map(|face| of(*face));
        Headline::of(chance).about(&chances, "n-wounds", |n| Some(*n))
    }

    fn one_or_two(face: i32) -> i32 {
        1 + i32::from(face == 10)
    }

    #[test]
    fn what_is_certain_says_the_chance_of_each_of_two_numbers() {
        let told = Phrase::new("odds-mostly")
            .with("amount", wounds(1))
            .with("other", "2".to_owned())
            .with("chance", "10%".to_owned());
        let sure = line(Fraction::one(), one_or_two);
        assert_eq!(sure.success(), told);
        let split = Phrase::new("odds-line-split")
            .with("chance", "90%".to_owned())
            .with("amount", wounds(1))
            .with("rest", "10%".to_owned())
            .with("other", "2".to_owned());
        assert_eq!(sure.phrase(), split);
        let half = line(Fraction::new(1, 2), one_or_two).phrase();
        assert_eq!(half.key, "odds-line-amount");
        assert!(half.args.contains(&("amount", about(1).into())), "{half:?}");
        // No number comes up more often than two others.
        let even = line(Fraction::one(), |face| (face + 2) / 3).success();
        assert_eq!(even, about(2));
    }

    #[test]
    fn two_chances_make_a_hundred_percent() {
        let both = [1, 2, 3, 4].map(|of| Fraction::new(1, 8 * of));
        let told = both.map(|chance| (all_but(&chance), percent(&chance)));
        let told = told.each_ref().map(|(one, other)| [&**one, &**other]);
        let expected = [["87%", "13%"], ["94%", "6%"], ["96%", "4%"], ["97%", "3%"]];
        assert_eq!(told, expected);
        assert_eq!(all_but(&Fraction::new(1, 1000)), ">99%");
    }

    #[test]
    fn a_split_says_who_falls_of_one_or_of_several() {
        let third = Fraction::new(1, 3);
        let sure = line(Fraction::one(), one_or_two);
        let one = sure.clone().felling(third.clone()).phrase();
        assert_eq!(one.key, "odds-line-split-fells");
        assert!(one.args.contains(&("fells", "33%".to_owned().into())));
        let any = sure.felling_any(third).phrase();
        assert_eq!(any.key, "odds-line-split-fells-any");
    }

    #[test]
    fn few_are_rounded_to_halves() {
        let told = [1.0, 1.2, 1.4, 1.55, 1.8, 2.2, 2.3, 2.6].map(|mean| match rounded(mean) {
            Arg::Number(n) => n.to_string(),
            Arg::Text(text) => text,
            _ => String::new(),
        });
        assert_eq!(told, ["1", "1", "1.5", "1.5", "2", "2", "2.5", "2.6"]);
    }

    #[test]
    fn what_is_always_the_same_is_not_about_the_same() {
        assert_eq!(line(Fraction::one(), |_| 3).success(), wounds(3));
    }

    #[test]
    fn more_than_one_other_number_is_left_open() {
        let told = line(Fraction::one(), |face| 1 + (face - 8).max(0)).success();
        let other = ("other", Arg::from("2+".to_owned()));
        assert!(told.args.contains(&other), "{told:?}");
    }
}
