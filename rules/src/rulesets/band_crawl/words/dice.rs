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
use crate::{dice::Roll, game::Phrase};

/// The faces of a roll: *4 and 2*.
pub fn faces(roll: &Roll) -> Phrase {
    let faces = roll.dice.iter().map(|it| say("band-face").n(it.face));
    list(faces).unwrap_or_else(|| say("band-no-dice"))
}

/// The faces of a roll of two sides: *4 and 2 against 5 and 1*.
pub fn faces_of_both(roll: &Roll) -> Phrase {
    let first = roll.dice.first().map(|it| it.role);
    let of = |is_first: bool| {
        let dice = roll.dice.iter();
        let mine = dice.filter(|it| (Some(it.role) == first) == is_first);
        list(mine.map(|it| say("band-face").n(it.face))).unwrap_or_else(|| say("band-no-dice"))
    };
    say("band-faces-against")
        .with("mine", of(true))
        .with("theirs", of(false))
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
        say(key)
            .with("why", say(it.name))
            .with("n", format!("{:+}", it.value))
    }))
}

/// A number of dice passed: *one passed*.
pub fn passed(count: i32) -> Phrase {
    say("band-passed").n(count)
}

/// The successes of both sides of a contest: *three successes against one*.
pub fn successes(contest: &Contest) -> Phrase {
    let [first, second] = counted(contest);
    say("band-successes").n(first).with("theirs", second)
}

/// The successes of either side, with what counts as rolled and what is added.
fn counted(contest: &Contest) -> [i32; 2] {
    let dice = &contest.roll.dice;
    let first = dice.first().map(|it| it.role);
    [true, false].map(|is_first| {
        let mine = dice
            .iter()
            .filter(|it| (Some(it.role) == first) == is_first);
        let rolled = mine.filter(|it| it.face <= SUCCESS).count() as i32;
        let whys = &contest.whys[usize::from(!is_first)];
        rolled.max(sum(whys, Kind::Least)) + sum(whys, Kind::Successes)
    })
}
