//! Those who were at the table and are gone: the log speaks of them still.

use serde::{Deserialize, Serialize};

use super::{components::Kind, figure::Figure, words};

/// Somebody who is gone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Past {
    /// The number; no `FigureId`, for those are checked to be there.
    pub number: u16,
    pub kind: Kind,
    /// The own name of a hero or a hired hand, and for a double that of whoever called it; empty for
    /// others.
    pub name: String,
    /// The number among those of its kind who were there with it, if there were others.
    pub nth: Option<u16>,
}

crate::map_keys! { super::content::Book; Past { kind }; }

impl Past {
    /// What is remembered of somebody who goes.
    pub fn of(figure: Figure<'_>) -> Self {
        let hero = figure.hero().map(|it| &it.name);
        let hired = figure.hired().map(|it| &it.name);
        let caller = figure.summoned().filter(|_| figure.is_double());
        let caller = caller.and_then(|it| figure.play().get(it.by)?.hero());
        let name = hero.or(hired).or(caller.map(|it| &it.name));
        Past {
            number: figure.id().0,
            kind: figure.kind(),
            name: name.cloned().unwrap_or_default(),
            nth: words::nth(figure),
        }
    }
}

/// So many are remembered, those who went last: more than the log of some ten dives names.
const REMEMBERED: usize = 600;

/// Remembers more, and forgets whoever has been gone for longest.
pub fn remember(past: &mut Vec<Past>, gone: Vec<Past>) {
    past.extend(gone);
    let too_many = past.len().saturating_sub(REMEMBERED);
    past.drain(..too_many);
}
