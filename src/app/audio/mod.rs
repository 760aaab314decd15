//! Sound effects and music.

pub(super) mod music;
pub mod sound;
