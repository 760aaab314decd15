//! The window itself: display, camera, pointer, chords, fonts, notices.

pub(super) mod camera;
pub(super) mod chords;
pub(super) mod display;
pub(super) mod driver;
pub mod fonts;
pub mod notice;
pub(super) mod options;
pub mod paths;
pub mod picture;
pub(super) mod pointer;
pub(super) mod threads;
pub(super) mod window;
pub mod words;
