//! The way out, taken turn by turn until something turns up.

use std::collections::BTreeSet;

use crate::game::{Decision, Phrase, Scene, Seat, Side, Table};

/// A way out that has been set out on.
pub(super) struct WayOut {
    /// Everything hostile in sight, by token.
    foes: BTreeSet<u32>,
}

impl WayOut {
    /// A way that begins now.
    pub(super) fn new(table: &dyn Table) -> Self {
        WayOut {
            foes: foes(&table.scene_now()),
        }
    }

    /// The next step of it.
    ///
    /// # Errors
    /// Why the player has to decide, where that has to be said: nothing need be where there are no more
    /// steps, for what to do there is being asked.
    pub(super) fn next(
        &self,
        table: &dyn Table,
        decision: &Decision,
    ) -> Result<usize, Option<Phrase>> {
        let next = decision.leads_out().ok_or(None)?;
        match foes(&table.scene_now()).difference(&self.foes).next() {
            Some(whom) => Err(Some(Phrase::new("game-head-out-stops").who("whom", *whom))),
            None if decision.seat == Seat::Master => Err(None),
            None => Ok(next),
        }
    }
}

/// The foes in sight who are up, by token.
fn foes(scene: &Scene) -> BTreeSet<u32> {
    let foes = scene.tokens.iter().filter(|it| it.side == Side::Foe);
    foes.filter(|it| !it.down).map(|it| it.id).collect()
}
