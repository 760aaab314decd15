//! What simulations count in a game: adventures by their threat, fights, attacks and ways past
//! obstacles, and how often hands that could hold a card win.

use super::{
    CardGrid,
    event::{Delving, Event, Fighting},
    play::Play,
};
use crate::game::{Game, Outcome, Status};

/// Everything counted, in order.
pub fn of(game: &Game<CardGrid>) -> Vec<(String, bool)> {
    let book = Play::of(game.world()).book();
    let mut feats = Vec::new();
    let mut threat = None;
    for logged in game.log() {
        let (name, came_off) = match &logged.event {
            Event::Delving(Delving::ThreatSet { threat: it, .. }) => {
                threat = Some(*it);
                continue;
            }
            Event::Delving(Delving::Over { won }) => {
                if let Some(threat) = threat {
                    let id = book[threat].id.as_str();
                    feats.push((format!("threat {id}"), *won));
                }
                ("adventure", *won)
            }
            Event::Delving(Delving::WayTried { margin, .. }) => ("way", *margin > 0),
            Event::Fighting(Fighting::Ended { won }) => ("fight", *won),
            Event::Fighting(Fighting::Attacked { margin, .. }) => ("attack", *margin > 0),
            Event::Fighting(Fighting::Struck { margin, .. }) => ("struck", *margin > 0),
            _ => continue,
        };
        feats.push((name.to_owned(), came_off));
    }
    let won = game.status() == Status::Over(Outcome::Victory);
    for hero in Play::of(game.world()).heroes() {
        for card in &hero.owned().characters {
            feats.push((format!("card {}", book[*card].id), won));
        }
        for card in &hero.owned().attacks {
            feats.push((format!("card {}", book[*card].id), won));
        }
    }
    feats
}
