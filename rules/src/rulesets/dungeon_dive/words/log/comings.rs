//! Who comes and goes, and by which ways, in the log.

use super::{
    super::super::event::{Comings, Spends},
    Terms, say, unsaid,
};
use crate::game::{
    Narration,
    present::{line, outcome},
};

/// An event in words.
pub fn narrate(event: &Comings) -> Narration {
    match event {
        Comings::Summoned { summoned, .. } => outcome(say("dive-log-summoned").by(summoned.who)),
        Comings::Vanished { who } => outcome(say("dive-log-vanished").by(*who)),
        Comings::Flew { who, up, .. } => line(say("dive-log-flew").by(*who).n(*up)),
        Comings::Door {
            who, open, spends, ..
        } => match (open, spends) {
            (true, Spends::Nothing) => outcome(say("dive-log-door-forced")),
            (true, _) => line(say("dive-log-door-opened").by(*who)),
            (false, _) => line(say("dive-log-door-closed").by(*who)),
        },
        Comings::Ordered { by } => line(say("dive-log-ordered").by(*by)),
        // What a hazard does is told by itself.
        Comings::Hazard { .. } => unsaid(),
    }
}
