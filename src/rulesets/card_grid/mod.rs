//! Card Grid: characters built of touching cards, and dungeons grown as a graph of rooms.

pub mod arranging;
pub mod checks;
pub mod complex;
pub mod defence;
pub mod grid_of_cards;
