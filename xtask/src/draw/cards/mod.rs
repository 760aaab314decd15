//! The game's cards: four suits, pips, court, backs, and faces for what the dungeon deals.

mod ace;
mod backs;
mod court;
mod doors;
mod dress;
mod faces;
mod frame;
mod items;
mod pips;

pub use frame::Suit;

use crate::Failure;
use crate::atlas::Sprite;
use std::path::Path;

/// All sprites of the cards.
pub fn sprites(root: &Path) -> Result<Vec<Sprite>, Failure> {
    let mut out = Vec::new();
    pips::draw(root, &mut out)?;
    faces::draw(&mut out);
    doors::draw(root, &mut out)?;
    items::draw(&mut out);
    Ok(out.into_iter().map(Sprite::from).collect())
}
