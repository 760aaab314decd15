//! The presentation of a game: the scene, cues, messages, tables of the book.

pub(super) mod amount;
pub(super) mod book_table;
pub(super) mod card_places;
pub(super) mod card_sheet;
pub(super) mod cue;
pub(super) mod cue_sound;
pub(super) mod dice_count;
pub(super) mod dice_ledger;
pub(super) mod illustration;
pub mod look;
pub(super) mod odds;
pub(super) mod pace;
pub(super) mod phrase;
pub(super) mod scene;
pub(super) mod sheet;
pub(super) mod told_line;
