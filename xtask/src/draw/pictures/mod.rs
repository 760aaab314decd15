//! Pictures on the pages of adventures: small engravings, wider than high.

mod bell;
mod folk;
mod goose;
mod graver;
mod marigold;
mod rain;
mod sack;

use crate::atlas::Sprite;

/// All pictures of the adventures.
pub fn sprites() -> Vec<Sprite> {
    let mut all = Vec::new();
    all.extend(bell::all());
    all.extend(goose::all());
    all.extend(marigold::all());
    all.extend(rain::all());
    all.extend(sack::all());
    all.into_iter().map(Sprite::alone).collect()
}
