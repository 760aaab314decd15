//! What holds in every state of a game.

use super::{band::Band, components::Phase, gear};

/// Checks conditions that hold in every state.
///
/// # Errors
/// The first one that does not hold.
pub fn check(band: Band<'_>) -> Result<(), String> {
    for figure in band.figures() {
        let problem = |what: String| format!("figure {}: {what}", figure.id().0);
        let power = figure.power();
        if power.now > power.max {
            return Err(problem(format!("{} of {} dice", power.now, power.max)));
        }
        if figure.rep() > figure.reputation().original {
            return Err(problem("more reputation than there was".to_owned()));
        }
        gear::check(band.book(), figure.gear()).map_err(problem)?;
    }
    band_is_small_enough(band)
}

/// Nobody leads more people than reputation allows; rule `band.size`.
fn band_is_small_enough(band: Band<'_>) -> Result<(), String> {
    let (Some(leader), Phase::Below) = (band.leading_star(), band.state().phase) else {
        return Ok(());
    };
    let (members, stars) = (band.members(), band.members().filter(|it| it.is_star()));
    let (members, stars) = (members.count(), stars.count());
    match usize::from(leader.reputation().original) {
        most if members > most.max(stars) => {
            Err(format!("a band of {members} with a leader of {most}"))
        }
        _ => Ok(()),
    }
}
