//! Decisions for tests of what is made of them: how they are listed, gone on with, let pass.

use crate::game::{Choice, Decision, Phrase, RuleId, Seat};

/// What somebody is asked to choose from, outside of any reaction, with nothing refused.
pub fn decision(seat: Seat, choices: Vec<Choice>) -> Decision {
    Decision {
        seat,
        rule: RuleId("asks"),
        prompt: Phrase::new("prompt"),
        choices,
        refused: Vec::new(),
        reaction: None,
    }
}
