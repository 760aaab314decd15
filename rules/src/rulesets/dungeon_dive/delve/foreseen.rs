//! Rolls of a dive before they are made: what a choice would roll, for its odds.

use smallvec::SmallVec;

use super::super::{
    checks::Group,
    components::FigureId,
    content::Rolled,
    event::CheckedFor,
    play::Play,
    sheet::{Tally, Why},
};
use super::{Asked, Choice, able, checks, ids, rest, sneaking, traps};
use crate::{
    dice::{Die, Distribution, Sum},
    game::RuleId,
};

/// A check that is about to be rolled.
pub(super) struct ToRoll {
    pub made: CheckedFor,
    pub who: SmallVec<[FigureId; 6]>,
    pub with: Rolled,
    pub dc: i32,
    /// What a second try adds to the difficulty; none if there is no other.
    pub harder: Option<u8>,
    pub rule: RuleId,
}

/// A check of a dive with everything that goes into its odds.
pub struct Foreseen {
    pub rule: RuleId,
    pub dc: i32,
    pub group: Group,
    /// Who rolls, and what each roll is made of.
    pub tallies: Vec<(FigureId, Tally)>,
    /// The second try, if it may be tried twice: what is rolled then, and the difficulty.
    pub second: Option<(Group, i32)>,
}

/// A hit die about to be spent.
pub struct HitDie {
    pub sum: Sum,
    /// The hit points that come back, no more than are missing.
    pub points: Distribution<i32>,
}

/// Those who roll: one alone, or everybody who can.
pub(super) fn rollers(play: Play<'_>, alone: Option<FigureId>) -> SmallVec<[FigureId; 6]> {
    match alone {
        Some(who) => SmallVec::from_slice(&[who]),
        None => ids(&able(play)),
    }
}

/// True for a choice that takes a check.
pub fn takes_check(act: Choice) -> bool {
    matches!(
        act,
        Choice::Sneak(_)
            | Choice::BackAway
            | Choice::Way { .. }
            | Choice::Idea { .. }
            | Choice::Again
    )
}

/// The check that a choice takes, if it takes one.
pub fn check(play: Play<'_>, act: Choice) -> Option<Foreseen> {
    let it = to_roll(play, act)?;
    let (group, tallies) = checks::group(play, &it.who, it.with, it.made);
    let second = it.harder.map(|harder| {
        let left = it.who.iter().zip(&tallies);
        let left = left.map(|(who, tally)| second(play, *who, tally));
        let group = Group {
            rolls: left.map(|tally| checks::d20_of(play, &tally)).collect(),
        };
        (group, it.dc + i32::from(harder))
    });
    Some(Foreseen {
        rule: it.rule,
        dc: it.dc,
        group,
        tallies: it.who.iter().copied().zip(tallies).collect(),
        second,
    })
}

fn to_roll(play: Play<'_>, act: Choice) -> Option<ToRoll> {
    match act {
        Choice::Sneak(alone) => {
            let made = CheckedFor::Sneaking(alone);
            Some(sneaking::check(play, made, alone))
        }
        Choice::BackAway => Some(sneaking::check(play, CheckedFor::BackingAway, None)),
        _ => {
            let (attempt, rule) = traps::attempt_by(play, act)?;
            let harder = play.book().figures.second_try;
            Some(ToRoll {
                made: CheckedFor::Trap,
                who: rollers(play, attempt.who),
                with: attempt.with,
                dc: attempt.dc.into(),
                harder: (!attempt.second).then_some(harder),
                rule,
            })
        }
    }
}

/// What a second roll is made of: what lasts for a single one is gone by then.
fn second(play: Play<'_>, who: FigureId, first: &Tally) -> Tally {
    let lasts = &play.figure(who).lasts().all;
    let spent = lasts
        .iter()
        .filter(|it| first.spent.contains(&(who, it.id)));
    let spent: Vec<Why> = spent.map(|it| Why::Source(it.source)).collect();
    let mut tally = first.clone();
    tally.bonus.retain(|it| !spent.contains(&it.0));
    tally.dice.retain(|it| !spent.contains(&it.0));
    tally.advantage.retain(|it| !spent.contains(it));
    tally.disadvantage.retain(|it| !spent.contains(it));
    tally
}

/// The hit die that somebody would spend.
pub fn hit_die(play: Play<'_>, asked: Asked) -> Option<HitDie> {
    let Asked::Rest(who) = asked else { return None };
    let figure = play.figure(who);
    let (die, constitution): (Die, i32) = rest::die_of(figure)?;
    let missing = i32::from(figure.body().most - figure.body().points);
    let faces = Distribution::dice(1, die);
    Some(HitDie {
        sum: rest::sum(die, constitution),
        points: faces.map(|face| (face + constitution).clamp(0, missing)),
    })
}
