//! The end of a game.

use super::{Cx, band::Band, components::Faction, event::Event, rules};
use crate::game::Outcome;

/// Ends the game: it is won if in at least half of its adventures the reason was accomplished and a
/// star walked out; rules `end.victory` and `option.adventures`.
pub fn finish(cx: &mut Cx<'_>) {
    let band = Band::of(cx.world());
    let won = match cx.setup().skirmish {
        // A fight by itself is for the field.
        Some(_) => band
            .figures()
            .all(|it| it.faction() == Faction::Band || !it.is_up()),
        None => {
            let adventures = &band.state().annals.adventures;
            let won = adventures.iter().filter(|it| it.won).count();
            2 * won >= usize::from(band.options().adventures)
        }
    };
    let outcome = match won {
        true => Outcome::Victory,
        false => Outcome::Defeat,
    };
    cx.emit(rules::END_VICTORY, Event::Ended { outcome });
    cx.finish(outcome);
}
