//! Refused choices: the reason with its figures.

use super::{
    super::{
        band::Band,
        rules,
        step::{Action, Question},
    },
    Terms, say,
};
use crate::game::{Phrase, RuleId};

/// The reason why a rule refuses an act; `None` if the rule itself says it all.
pub(super) fn why(
    band: Band<'_>,
    question: &Question,
    (act, rule): (Action, RuleId),
) -> Option<Phrase> {
    let attackers = |on| {
        let fight = band.state().fight.as_ref();
        fight.map_or(0, |it| it.attackers_on(on))
    };
    Some(match (rule, act, question) {
        (rules::EQUIPMENT_SHIELD, ..) => say("band-why-shield"),
        (rules::EQUIPMENT_ARMOUR, ..) => say("band-why-armour"),
        (rules::FIGHT_SPREAD, Action::Strike(on) | Action::StrikeBothHanded(on), _) => {
            say("band-why-spread").on(on).n(attackers(on))
        }
        (rules::BAND_RECRUIT, Action::LetGo(_), _) => say("band-why-just-joined"),
        (rules::BAND_SIZE, Action::Recruit, _) => say("band-why-full"),
        (rules::BAND_SIZE, Action::SetOut | Action::Revisit(_), _) => say("band-why-too-large"),
        (rules::SHOOT_TARGET, Action::Shoot(on), _) => say("band-why-nearer").on(on),
        (rules::SECRET_SEARCH, Action::Search(_), _) => say("band-why-found"),
        (rules::SECRET_SIDE, Action::Search(_), _) => say("band-why-no-side"),
        (rules::BOARD_SIGHT, Action::Shoot(on), _) => say("band-why-unseen").on(on),
        _ => return None,
    })
}
