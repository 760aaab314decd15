//! The interpreter of effects: turns what is done, with its targets, into tasks and events.
//!
//! `deeds` begins and ends what is done, `targets` says for whom; `run` carries effects out one by
//! one. `amounts` has their figures, `saves` rolls saves, checks and contests, `lasting` keeps what
//! lasts, `moving` pushes about, `zones` keeps zones, `reactions` lets others answer, `rest` gives back
//! what was used, `several` has things happen several times over, `summons` brings figures.

pub mod amounts;
pub mod deeds;
pub mod lasting;
pub mod moving;
pub mod reactions;
pub mod rest;
mod run;
pub mod saves;
pub mod several;
pub mod summons;
pub mod targets;
pub mod zones;

pub use run::{chooser, option, run};

use super::{components::Deed, content::Frame, play::Play};

/// The frame of the act that a deed is.
pub fn frame_of<'w>(play: Play<'w>, deed: &Deed) -> Option<&'w Frame> {
    let works = play.book().works(deed.source);
    deed.act.and_then(|act| works.acts.get(usize::from(act)))
}
