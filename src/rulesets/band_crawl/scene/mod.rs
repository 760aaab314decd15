//! Everything in sight at the table of Band Crawl.

use super::{
    band::Band,
    components::{FigureId, Phase},
    figure::Figure,
    words::{Terms, say},
};
use crate::{
    content::RecordId,
    game::{Phrase, Scene},
};

/// The token ids of hidden forces begin here, above those of all figures.
const FIRST_FORCE: u32 = 1 << 16;

/// True for the token of a hidden force.
pub(super) fn is_force(token: u32) -> bool {
    token >= FIRST_FORCE
}

impl FigureId {
    /// The id of its token.
    pub(super) fn token(self) -> u32 {
        u32::from(self.0)
    }

    /// It by name, as part of a list.
    pub(super) fn named(self) -> Phrase {
        say("band-who").by(self)
    }
}

/// The bust of a figure.
pub(super) fn bust(figure: Figure<'_>) -> String {
    let (race, profession) = (&figure.race().id, &figure.profession().id);
    format!("band_{}_{}", short(race), short(profession))
}

/// The icon of a thing or spell.
pub(super) fn icon(id: &RecordId) -> String {
    format!("icon_{}", short(id))
}

/// The last part of an id, as drawings are named by.
fn short(id: &RecordId) -> &str {
    let id = id.as_str();
    id.rsplit_once(':').map_or(id, |(_, name)| name)
}

/// Everything in sight.
pub(super) fn of(band: Band<'_>) -> Scene {
    Scene {
        phase: Some(summary(band)),
        ..Scene::default()
    }
}

/// One line about the state of the game.
pub(super) fn summary(band: Band<'_>) -> Phrase {
    let state = band.state();
    match (state.phase, &state.fight) {
        (Phase::Making, None) => say("band-phase-making"),
        (Phase::Below, None) => say("band-phase-below").n(state.below.turn),
        (Phase::Home, None) => say("band-phase-home"),
        (Phase::Between, None) => say("band-phase-between"),
        (Phase::Over, None) => say("band-phase-over"),
        (_, Some(fight)) => say("band-phase-fight").n(fight.turn),
    }
}
