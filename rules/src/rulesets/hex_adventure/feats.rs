//! What simulations count in a game: its fights, its days without food, and the attacks by kind.

use super::{
    HexAdventure,
    event::Event,
    step::{AttackMode, Stake, Trial},
    venture::Venture,
};
use crate::{content::RecordId, game::Game};

/// The name of a fight of an adventure.
pub fn fight(adventure: &RecordId, entry: u16) -> String {
    format!("fight {adventure} {entry}")
}

/// Everything counted, in order.
pub fn of(game: &Game<HexAdventure>) -> Vec<(String, bool)> {
    let book = Venture::of(game.world()).book();
    let mut feats = Vec::new();
    let mut at = "fight in a skirmish".to_owned();
    let mut push = |name: &str, came_off| feats.push((name.to_owned(), came_off));
    for logged in game.log() {
        match &logged.event {
            Event::Read { adventure, entry } => {
                let adventure = adventure.map(|it| &book[it]);
                at = adventure.map_or_else(String::new, |it| fight(&it.id, *entry));
                push(&at.replacen("fight", "entry", 1), true);
                let ending = adventure.and_then(|it| it.entries.get(entry)?.ending.as_ref());
                if let Some(ending) = ending {
                    let good = ending.outcome == super::content::Outcome::Good;
                    push(&at.replacen("fight", "ending", 1), good);
                }
            }
            Event::FightWon { .. } => {
                push("fight", true);
                push(&at, true);
            }
            Event::FightLost => {
                push("fight", false);
                push(&at, false);
            }
            Event::Tried {
                trial: Trial::Hit(attack),
                passed,
                ..
            } => {
                let mode = match attack.mode {
                    AttackMode::Strike => "strike",
                    AttackMode::Shoot => "shoot",
                    AttackMode::Throw => "throw",
                };
                push(&format!("attack {mode}"), *passed);
            }
            Event::Contested { contest, won, .. } if contest.stake == Stake::Tackle => {
                push("attack tackle", *won);
            }
            Event::Contested { contest, won, .. } if contest.stake == Stake::Grapple => {
                push("attack grapple", *won);
            }
            Event::Bought { thing, .. } => {
                push(&format!("item {}", book.thing_id(*thing)), true);
            }
            Event::Dawned { .. } => push("day", true),
            Event::Ate { .. } => push("ration", true),
            Event::Hungered { .. } => push("ration", false),
            _ => {}
        }
    }
    feats
}
