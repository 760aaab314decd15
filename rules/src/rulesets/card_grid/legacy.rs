//! What a game leaves to its campaign: heroes who live, and who fell.

use serde::{Deserialize, Serialize};

use super::{CardGrid, components::Condition, hero::Hero, play::Play, record::HeroRecord};
use crate::game::Game;

/// What a game leaves.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Legacy {
    /// Heroes by their seats.
    pub survivors: Vec<(u8, HeroRecord)>,
    pub fallen: Vec<(u8, HeroRecord)>,
}

/// The legacy of a finished game; rule `campaign.stable`.
pub fn of(game: &Game<CardGrid>) -> Legacy {
    let play = Play::of(game.world());
    let lives = |hero: &Hero<'_>| hero.figure().stance().condition != Condition::Dead;
    let record = |hero: Hero<'_>| (hero.seat(), HeroRecord::of(play.book(), hero));
    Legacy {
        survivors: play.heroes().filter(lives).map(record).collect(),
        fallen: play.heroes().filter(|it| !lives(it)).map(record).collect(),
    }
}
