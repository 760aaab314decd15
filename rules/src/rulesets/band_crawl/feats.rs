//! What simulations count in a game: adventures, by their reason and by whether there was more than one
//! fight, fights, shots and rounds of melee.

use super::{
    BandCrawl,
    components::Faction,
    content::Reason,
    event::{Event, Fighting, Homeward},
};
use crate::game::Game;

/// Everything counted, in order.
pub fn of(game: &Game<BandCrawl>) -> Vec<(String, bool)> {
    let (mut feats, mut fights) = (Vec::new(), 0);
    let mut push = |name: &str, came_off| feats.push((name.to_owned(), came_off));
    for logged in game.log() {
        match &logged.event {
            Event::Homeward(Homeward::AdventureOver { adventure }) => {
                push("adventure", adventure.won);
                push("several fights", std::mem::take(&mut fights) > 1);
                push(
                    match adventure.reason {
                        Some(Reason::Treasure) => "reason treasure",
                        Some(Reason::Rescue) => "reason rescue",
                        Some(Reason::Explore) => "reason explore",
                        Some(Reason::Kill) => "reason kill",
                        None => continue,
                    },
                    adventure.won,
                );
            }
            Event::Fighting(Fighting::BoardClosed { held_by, .. }) => {
                push("fight", *held_by == Some(Faction::Band));
                fights += 1;
            }
            Event::Fighting(Fighting::ShotRolled {
                side: Faction::Band,
                hits,
                ..
            }) => push("shot", *hits),
            Event::Fighting(Fighting::MeleeRolled {
                side: Faction::Band,
                lead,
                ..
            }) => push("melee round", *lead > 0),
            _ => {}
        }
    }
    feats
}
