//! Checks of the party, by one or by all; rules `check.roll` and `check.group`.

use smallvec::SmallVec;

use super::super::{
    Cx,
    checks::{D20, Group},
    components::FigureId,
    content::{Rolled, Skill, Trait},
    effects::lasting,
    event::{CheckedFor, Delving},
    play::Play,
    rolling::d20,
    sheet::{Case, Made, Sheet, Tally, Why},
};
use crate::game::RuleId;

/// The role of the d20 of such a check.
const ROLE: &str = "dice-dive-check";

/// What a check of somebody is made of. Against traps, those who warn their side have advantage on
/// looking for what is wrong.
pub fn tally(play: Play<'_>, who: FigureId, with: Rolled, made: CheckedFor) -> Tally {
    let sheet = Sheet::of(play.figure(who));
    let mut tally = sheet.tally(Made::Check(with), &Case::ALONE);
    let looks = matches!(
        with,
        Rolled::Skill(Skill::Investigation | Skill::Perception)
    );
    if made == CheckedFor::Trap && looks {
        let warning = sheet.plain().find(|(_, it)| **it == Trait::WarnsParty);
        let why = warning.map(|(by, _)| Why::Source(by.source));
        tally.advantage.extend(why);
    }
    tally
}

/// What everybody of these would roll, and what each roll is made of.
pub(super) fn group(
    play: Play<'_>,
    who: &[FigureId],
    with: Rolled,
    made: CheckedFor,
) -> (Group, Vec<Tally>) {
    let tallies: Vec<_> = who.iter().map(|it| tally(play, *it, with, made)).collect();
    let rolls = tallies.iter().map(|it| d20_of(play, it));
    let group = Group {
        rolls: rolls.collect(),
    };
    (group, tallies)
}

/// The d20 of one of them.
pub(super) fn d20_of(play: Play<'_>, tally: &Tally) -> D20 {
    d20(play.book(), ROLE, tally)
}

/// Everybody of these rolls, and the average counts, rounded down: one alone is their own average.
/// True if it reaches the difficulty.
pub(super) fn roll(
    cx: &mut Cx<'_>,
    made: CheckedFor,
    who: &[FigureId],
    with: Rolled,
    dc: i32,
    rule: RuleId,
) -> bool {
    let play = Play::of(cx.world());
    let (group, tallies) = group(play, who, with, made);
    let (roll, faces, total) = group.rolled(cx.chance());
    let twenties = who.iter().zip(&faces).filter(|(_, it)| it.is_twenty());
    let twenties: SmallVec<[FigureId; 2]> = twenties.map(|(it, _)| *it).collect();
    let passed = total >= dc;
    let event = Delving::Checked {
        made,
        who: who.iter().copied().collect(),
        with,
        roll: Box::new(roll),
        dc: dc as i16,
        total: total as i16,
        twenties,
        passed,
    };
    cx.emit(rule, event.into());
    for tally in tallies {
        lasting::spend(cx, &tally.spent);
    }
    passed
}
