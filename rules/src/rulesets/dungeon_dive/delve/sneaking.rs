//! Sneaking in, and backing away; rules `sneak.back` and those after it.

use super::super::{
    Cx,
    components::FigureId,
    content::{Rolled, Skill},
    event::CheckedFor,
    play::Play,
    rules,
    step::Action,
};
use super::{
    Choice, Dive, able, checks, dive,
    foreseen::{ToRoll, rollers},
};
use crate::game::{LegalActions, RuleId};

/// Offers to sneak in: all together, or one ahead of the others.
pub(super) fn offer(play: Play<'_>, offer: &mut LegalActions<Action>) {
    let able = able(play);
    if !able.is_empty() {
        offer.add(Action::Delve(Choice::Sneak(None)));
    }
    // Whoever is the only one is not ahead of anybody.
    if dive(play).inside().count() > 1 {
        for it in able.iter().filter(|it| it.hero().is_some()) {
            offer.add(Action::Delve(Choice::Sneak(Some(it.id()))));
        }
    }
}

/// Whether the party may back away from the door that it stands at: once a level, not after
/// scouting, and only if there is a door whose card nobody has seen.
///
/// # Errors
/// The rule that it may not by.
pub(super) fn may_back_away(dive: &Dive) -> Result<(), RuleId> {
    let unseen = dive.row.doors.iter().zip(0..);
    let unseen = unseen.filter(|(it, nth)| !it.shut && Some(*nth) != dive.row.at);
    let unseen = unseen.filter(|(it, _)| it.card.is_none()).count();
    match () {
        () if dive.row.scouted => Err(rules::SCOUT_WARNED),
        () if dive.backed || unseen == 0 => Err(rules::SNEAK_BACK),
        () => Ok(()),
    }
}

/// Somebody sneaks in, or all of them do.
pub(super) fn sneak(cx: &mut Cx<'_>, alone: Option<FigureId>) {
    checked(cx, CheckedFor::Sneaking(alone), alone);
}

/// A check with Stealth, by one or by all.
pub(super) fn checked(cx: &mut Cx<'_>, made: CheckedFor, alone: Option<FigureId>) -> bool {
    let it = check(Play::of(cx.world()), made, alone);
    checks::roll(cx, made, &it.who, it.with, it.dc, it.rule)
}

/// The check that this takes.
pub(super) fn check(play: Play<'_>, made: CheckedFor, alone: Option<FigureId>) -> ToRoll {
    let dc = play.book().figures.sneak + dive(play).level;
    ToRoll {
        made,
        who: rollers(play, alone),
        with: Rolled::Skill(Skill::Stealth),
        dc: dc.into(),
        harder: None,
        rule: match made {
            CheckedFor::BackingAway => rules::SNEAK_BACK,
            _ if alone.is_some() => rules::SNEAK_ALONE,
            _ => rules::SNEAK_GROUP,
        },
    }
}
