//! The way out, taken turn by turn until something turns up.

use std::collections::BTreeSet;

use crate::game::{Decision, Phrase, Scene, Seat, Side};

/// A way out that has been set out on.
pub(super) struct WayOut {
    /// Everything hostile in sight, by token.
    foes: BTreeSet<u32>,
}

impl WayOut {
    /// A way that begins now.
    pub(super) fn new(scene: &Scene) -> Self {
        WayOut { foes: foes(scene) }
    }

    /// The next step of it.
    ///
    /// # Errors
    /// Why the player has to decide, where that has to be said: nothing need be where there are no more
    /// steps, for what to do there is being asked.
    pub(super) fn next(&self, scene: &Scene, decision: &Decision) -> Result<usize, Option<Phrase>> {
        let next = decision.leads_out().ok_or(None)?;
        match foes(scene).difference(&self.foes).next() {
            Some(whom) => Err(Some(Phrase::new("game-head-out-stops").who("whom", *whom))),
            // Nobody plays the foes along.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::dev::decisions::decision;
    use crate::game::{Choice, Token};
    use crate::grid::Cell;

    fn choice(leads_out: bool) -> Choice {
        Choice {
            leads_out,
            ..Choice::new(Phrase::new("north"))
        }
    }

    fn seen(foes: &[u32]) -> Scene {
        let token = |id: &u32| {
            let name = Phrase::new("something");
            Token::new(*id, "force_marker", name, Side::Foe, Cell::new(0, 0))
        };
        Scene {
            tokens: foes.iter().map(token).collect(),
            ..Scene::default()
        }
    }

    #[test]
    fn the_way_goes_on_until_something_turns_up_or_has_to_be_decided() {
        let way = WayOut::new(&seen(&[7]));
        let on = decision(Seat::Hero(0), vec![choice(false), choice(true)]);
        assert_eq!(way.next(&seen(&[7]), &on).ok(), Some(1));
        // What was there and is gone holds up nobody.
        assert_eq!(way.next(&seen(&[]), &on).ok(), Some(1));
        let stopped = way.next(&seen(&[7, 8]), &on).expect_err("somebody new");
        assert!(stopped.is_some(), "and that is said");
        let ends = decision(Seat::Hero(0), vec![choice(false)]);
        assert!(way.next(&seen(&[7]), &ends).is_err());
        let theirs = decision(Seat::Master, vec![choice(true)]);
        assert!(way.next(&seen(&[7]), &theirs).is_err());
    }
}
