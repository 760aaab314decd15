//! Reputation, and what is taken off it.

use bevy_ecs::component::Component;
use serde::{Deserialize, Serialize};

/// Reputation, and what has been taken off it.
#[derive(
    Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize,
)]
#[component(immutable)]
pub struct Rep {
    /// As it set out: what recovery and improvement are rolled against.
    pub original: u8,
    /// Points lost until the melee is over.
    pub in_melee: u8,
    /// Points lost by venom.
    pub poisoned: u8,
    /// Points lost by wounds, until the adventure is over.
    pub lowered: u8,
    /// Points lost by spells that went wrong, until the adventure is over.
    #[serde(default)]
    pub spent: u8,
}

impl Rep {
    pub fn of(original: u8) -> Self {
        Rep {
            original,
            ..Rep::default()
        }
    }

    /// Whoever recovers has so many points less, a second time as many below the same original, and
    /// is never on their feet without any; rule `recovery.test`.
    pub(super) fn recover(&mut self, less: u8) {
        self.in_melee = 0;
        self.lowered = self.lowered.max(less);
        let most = self.original.saturating_sub(self.lowered).saturating_sub(1);
        self.poisoned = self.poisoned.min(most);
        self.spent = self.spent.min(most - self.poisoned);
    }

    /// The reputation between fights, points spent on spells taken off: what a kill is worth goes by
    /// it; rule `coin.kill`.
    pub fn between_fights(self) -> u8 {
        Rep {
            in_melee: 0,
            ..self
        }
        .now()
    }

    /// The reputation at this moment.
    pub fn now(self) -> u8 {
        let lost = [self.in_melee, self.poisoned, self.lowered, self.spent];
        let lost = lost.into_iter().fold(0, u8::saturating_add);
        self.original.saturating_sub(lost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_melee_has_cost_is_back_after_it() {
        let rep = Rep {
            in_melee: 2,
            lowered: 1,
            spent: 1,
            ..Rep::of(6)
        };
        assert_eq!((rep.now(), rep.between_fights()), (2, 4));
    }
}
