//! The reasons that come with advice.
#![allow(dead_code)] // Only some games promise a reason for everything.

use std::collections::BTreeSet;

use super::{Proved, play::session};
use tabledelve::game::{Status, Table};

/// The reasons for every choice of the sound player in games by this many seeds, by their keys.
pub fn reasons<R: Proved>(seeds: u64) -> BTreeSet<String> {
    let mut given = BTreeSet::new();
    for seed in 0..seeds {
        let mut session = session::<R>(seed, 0);
        while session.status() == Status::Deciding && session.choices_made() < 400 {
            let advice = session.advice().expect("somebody decides");
            given.insert(advice.reason.key.into_owned());
            session
                .submit(advice.choice, advice.amount)
                .expect("advice is a choice that is offered");
        }
    }
    given
}
