//! The sheets of heroes at home: those of the stable, as they would set out.

use super::{
    super::{
        apply,
        components::FigureId,
        play::Play,
        town::Fate,
        writer::{Whole, Writer},
    },
    sheets,
};
use crate::game::{CharacterSheet, Seat};

/// So many sheets lie on the table.
const MOST: usize = 6;

/// The sheets of those who go along next, and of the others as far as there is room.
pub fn all(play: Play<'_>) -> Vec<CharacterSheet> {
    let town = play.town();
    let along = town.along.iter().copied();
    let others = (0..town.stable.len() as u8).filter(|it| !town.along.contains(it));
    let places: Vec<u8> = along.chain(others).take(MOST).collect();
    // A sheet is worked out from somebody at a table, so they sit down at one of their own.
    let mut world = apply::begin(&play.table.book);
    let mut on = Writer::new(&mut world);
    for (place, nth) in places.iter().zip(0..) {
        if let Ok((hero, kit, body)) = play.kept(*place).record.components(play.book()) {
            on.seat(Whole::new(FigureId(nth), body, kit), hero);
        }
    }
    let at_home = Play::of(&world);
    let sheets = places.iter().zip(0..).filter_map(|(place, nth)| {
        let sheet = sheets::sheet(at_home, at_home.get(FigureId(nth))?)?;
        let kept = play.kept(*place);
        Some(CharacterSheet {
            id: play.token_at_home(*place),
            seat: Seat::Hero(*place),
            dead: kept.fate != Fate::Alive,
            purse: sheets::purse(kept.record.purse.coins),
            stats: sheet
                .stats
                .into_iter()
                .chain(sheets::debt(kept.record.purse.debt))
                .collect(),
            ..sheet
        })
    });
    sheets.collect()
}
