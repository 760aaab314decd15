//! Sound effects and music.

pub mod music;
pub mod sound;
