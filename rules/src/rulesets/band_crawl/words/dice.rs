//! Dice in words: faces, dice passed, successes.

use super::{
    super::{
        checks::SUCCESS,
        event::Contest,
        modifiers::{Kind, Why, sum},
    },
    Terms,
    names::list,
    say,
};
use crate::{
    dice::{Roll, RolledDie},
    game::Phrase,
};

/// The faces of a roll: *4 and 2*.
pub fn faces(roll: &Roll) -> Phrase {
    told(roll.dice.iter())
}

fn told<'r>(dice: impl DoubleEndedIterator<Item = &'r RolledDie>) -> Phrase {
    list(dice.map(|it| say("band-face").n(it.face))).unwrap_or_else(|| say("band-no-dice"))
}

/// The dice of one side of a roll of two: of whoever rolled first, or of the other.
fn of_side(roll: &Roll, is_first: bool) -> impl DoubleEndedIterator<Item = &RolledDie> {
    let first = roll.dice.first().map(|it| it.role);
    let dice = roll.dice.iter();
    dice.filter(move |it| (Some(it.role) == first) == is_first)
}

/// The faces of a roll of two sides: *4 and 2 against 5 and 1*.
pub fn faces_of_both(roll: &Roll) -> Phrase {
    say("band-faces-against")
        .with("mine", told(of_side(roll, true)))
        .with("theirs", told(of_side(roll, false)))
}

/// What changes the dice, the successes and the impact of a side, in a row.
pub fn changes(whys: &[Why]) -> Option<Phrase> {
    let counts = |kind: Kind| {
        use Kind::{Dice, FirstDice, Impact, Successes};
        matches!(kind, Dice | FirstDice | Impact | Successes)
    };
    let whys = whys.iter().filter(|it| counts(it.kind) && it.value != 0);
    list(whys.map(|it| {
        let key = match it.kind {
            Kind::Impact => "band-odds-why-impact",
            Kind::Successes => "band-odds-why-successes",
            _ => "band-odds-why-dice",
        };
        say(key).with("why", say(it.name)).n(i32::from(it.value))
    }))
}

/// A number of dice passed: *one passed*.
pub fn passed(count: i32) -> Phrase {
    say("band-passed").n(count)
}

/// A number of dice passed, and that they count as none if they do.
pub fn passed_of(count: i32, counts_as: i32) -> Phrase {
    match counts_as {
        0 if count > 0 => say("band-passed-as-none").n(count),
        _ => passed(count),
    }
}

/// The successes of both sides of a contest: *3 successes against 1*.
pub fn successes(contest: &Contest) -> Phrase {
    let [first, second] = counted(contest);
    say("band-successes").n(first).with("theirs", second)
}

/// The successes of either side, with what counts as rolled and what is added.
fn counted(contest: &Contest) -> [i32; 2] {
    [true, false].map(|is_first| {
        let mine = of_side(&contest.roll, is_first);
        let rolled = mine.filter(|it| it.face <= SUCCESS).count() as i32;
        let whys = &contest.whys[usize::from(!is_first)];
        rolled.max(sum(whys, Kind::Least)) + sum(whys, Kind::Successes)
    })
}
