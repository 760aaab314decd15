//! The rules that events rest on besides the one that they name.

use super::{
    components::Card,
    content::{Book, Category},
    event::{Delving, Event, Fighting, Making},
    rules,
};
use crate::game::RuleId;

/// Those rules, in the order of the book.
pub fn of(book: &Book, event: &Event) -> Vec<RuleId> {
    match event {
        Event::Making(event) => making(book, event),
        Event::Delving(event) => delving(event),
        Event::Fighting(event) => fighting(book, event),
        Event::Phase { .. } | Event::Ended { .. } => Vec::new(),
    }
}

fn making(book: &Book, event: &Making) -> Vec<RuleId> {
    match event {
        // Whoever takes a seat is one of as many as the game was set up for.
        Making::Came { .. } => vec![rules::OPTION_HEROES],
        Making::SatDown { .. } => vec![rules::CARD_UNKNOWN, rules::OPTION_HEROES],
        Making::Laid { .. } | Making::Swapped { .. } => {
            vec![rules::SHEET_SIZE, rules::SHEET_CENTRE, rules::SHEET_JOINTS]
        }
        Making::Took { card, cost, .. } => {
            let bought = (*cost > 0).then_some(rules::CARD_COST);
            let about = match card {
                Card::Character(it) if book[*it].category == Category::Race => {
                    vec![rules::CARD_EDGES, rules::CARD_RACE]
                }
                Card::Character(_) => vec![rules::CARD_EDGES, rules::CARD_CATEGORY],
                Card::Attack(_) => vec![rules::ATTACK_CARD],
                Card::Defence(_) => vec![rules::DEFENCE_CARD],
                Card::Gear(_) => vec![rules::GEAR_CARD],
                Card::Spell(_) => vec![rules::SPELL_CARD],
            };
            about.into_iter().chain(bought).collect()
        }
        _ => Vec::new(),
    }
}

fn delving(event: &Delving) -> Vec<RuleId> {
    match event {
        Delving::Drawn => vec![
            rules::DUNGEON_SQUARES,
            rules::DUNGEON_LINKS,
            rules::DUNGEON_TOGETHER,
            rules::DUNGEON_CROSSING,
            rules::DUNGEON_FURNITURE,
        ],
        Delving::SizeRolled { .. } => vec![rules::DUNGEON_DIE],
        Delving::WayTried { .. } => {
            vec![rules::ACTION_ROLL, rules::ACTION_STYLE, rules::SKILL_LIST]
        }
        _ => Vec::new(),
    }
}

fn fighting(book: &Book, event: &Fighting) -> Vec<RuleId> {
    match event {
        Fighting::SneakRolled { .. } | Fighting::FirstRolled { .. } => {
            vec![rules::ACTION_OPPONENT, rules::ENEMY_SKILLS]
        }
        Fighting::Attacked { card, margin, .. } => {
            // Half of 1 is nothing.
            let splashes = book[*card].splash > 0 && *margin > 1;
            let about = [
                rules::ACTION_ROLL,
                rules::ACTION_STYLE,
                rules::ATTACK_CARD,
                rules::FIGHT_TURN,
            ];
            let splash = splashes.then_some(rules::ATTACK_SPLASH);
            about.into_iter().chain(splash).collect()
        }
        // A side begins its turns, and what a turn is made of: a move and an action.
        Fighting::Acts { .. } | Fighting::Stepped { .. } | Fighting::Guarded { .. } => {
            vec![rules::FIGHT_TURN]
        }
        Fighting::Struck { .. } => vec![rules::ACTION_ROLL, rules::ATTACK_ROLL],
        Fighting::Mended { .. } => vec![rules::ACTION_ROLL, rules::DEFENCE_HEALING],
        _ => Vec::new(),
    }
}
