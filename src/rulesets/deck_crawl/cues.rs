//! What the eye and ear get of an event.

use super::{crawl::Crawl, event::Event};
use crate::game::Cue;

/// The cues of an event, seen just before it is applied.
pub fn of(_: Crawl<'_>, _: &Event) -> Vec<Cue> {
    Vec::new()
}
