//! The end of a game.

use super::{
    Cx,
    band::Band,
    components::{Faction, Place},
    event::Event,
    figure::Figure,
    rules,
};
use crate::game::Outcome;

/// Ends the game: it is won if the reason is accomplished and a star is out on its feet; rule
/// `end.victory`.
pub fn finish(cx: &mut Cx<'_>) {
    let band = Band::of(cx.world());
    let is_out = |it: Figure<'_>| it.is_up() && it.stance().place == Place::Home;
    let star_is_up = band.members().any(|it| it.is_star() && is_out(it));
    let won = match cx.setup().skirmish {
        // A fight by itself is for the field.
        Some(_) => band
            .figures()
            .all(|it| it.faction() == Faction::Band || !it.is_up()),
        None => band.state().quest.met && star_is_up,
    };
    let outcome = match won {
        true => Outcome::Victory,
        false => Outcome::Defeat,
    };
    cx.emit(rules::END_VICTORY, Event::Ended { outcome });
    cx.finish(outcome);
}
