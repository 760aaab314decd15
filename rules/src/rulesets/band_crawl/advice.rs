//! The sound player's reasons for its choices.

use super::{
    band::Band,
    home, moves,
    step::{Action, Question},
    words::{Terms, say},
};
use crate::{dungeon::RoomId, game::Phrase};

/// The reason for a choice of the sound player.
pub fn reason(band: Band<'_>, question: &Question, act: Action) -> Phrase {
    let done = home::is_done(band);
    match (question, act) {
        (Question::Act { .. }, Action::Strike(on)) => say("band-advice-strike").on(on),
        (_, Action::StrikeBothHanded(on)) => say("band-advice-strike-both-handed").on(on),
        (Question::Act { .. }, Action::Tend(on)) => say("band-advice-tend").on(on),
        (_, Action::Treat(on, _)) => say("band-advice-tend").on(on),
        (_, Action::Drink(who, _)) => say("band-advice-drink").by(who),
        (_, Action::Ready(who, _)) => say("band-advice-ready").by(who),
        (_, Action::Trade | Action::HandOver(..)) => say("band-advice-trade"),
        (Question::Trade(_), _) => say("band-advice-trade-enough"),
        (Question::HandTo { .. }, Action::Bear(who)) => say("band-advice-hand-to").by(who),
        (_, Action::Restore(who, _)) => say("band-advice-restore").by(who),
        (Question::Act { .. }, Action::BreakOff) => say("band-advice-break-off"),
        (Question::Act { .. }, Action::Wait) => say("band-advice-wait"),
        (_, Action::Shoot(on) | Action::ShootArrow(on)) => say("band-advice-shoot").on(on),
        (_, Action::Spell(_)) => say("band-advice-spell"),
        (_, Action::Aim(on)) => say("band-advice-aim").on(on),
        (_, Action::Spare(on)) => say("band-advice-spare").on(on),
        (_, Action::Later) => say("band-advice-later"),
        (Question::FreeWill(_), _) => say("band-advice-carry-on"),
        (Question::NextAttacker(_), Action::Next(by)) => say("band-advice-next").by(by),
        (_, Action::Way(_)) if done => say("band-advice-home"),
        (_, Action::Way(_)) => say("band-advice-way"),
        (_, Action::Stay(who)) => say("band-advice-stay").by(who),
        (Question::Group(tile), Action::Enough) if are_near(band, *tile) => {
            say("band-advice-await")
        }
        (_, Action::Leave) => say("band-advice-leave"),
        (_, Action::Search(who)) => say("band-advice-search").by(who),
        (_, Action::Climb(_) | Action::Over(_)) => say("band-advice-climb"),
        (_, Action::Talk) => say("band-advice-talk"),
        (_, Action::Attack) => say("band-advice-attack"),
        (Question::Spoils(_), Action::Kill(_) | Action::KillAll) => say("band-advice-kill"),
        (_, Action::TakeIn(_)) => say("band-advice-take-in"),
        (_, Action::Bear(who) | Action::BearReady(who)) => say("band-advice-bear").by(who),
        (_, Action::GoIn(who)) => say("band-advice-go-in").by(who),
        (_, Action::RunTo(_) | Action::RunOut) => say("band-advice-run"),
        (Question::Recruit, Action::Race(_) | Action::RollRecruit) | (_, Action::Recruit) => {
            say("band-advice-recruit")
        }
        (_, Action::LetGo(_)) => say("band-advice-let-go"),
        (_, Action::SetOut) => say("band-advice-set-out"),
        (_, Action::Row(_) | Action::Arms(_)) => say("band-advice-arms"),
        (_, Action::Weapon(_) | Action::Armour(_) | Action::Shield) => say("band-advice-kit"),
        _ => say("band-advice-as-good-as-any"),
    }
}

/// True if foes are on a tile beside this one, who lose a die for the charge if they come; rule
/// `charge.test`.
fn are_near(band: Band<'_>, tile: RoomId) -> bool {
    let ways = moves::ways(band, tile);
    ways.into_iter()
        .any(|(_, way)| moves::leads_to_foes(band, way))
}
