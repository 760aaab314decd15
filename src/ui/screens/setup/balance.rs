//! How often the party wins the fight being set up, tried out by the computer.

use bevy::prelude::default;

use super::Draft;
use crate::game::{Phrase, SetupValues};

/// The fights that are tried: enough to tell an even one from a hard one.
const FIGHTS: u32 = 50;
/// The least share of fights won, in percent, for each verdict.
const VERDICTS: [(u32, &str); 5] = [
    (90, "setup-balance-easy"),
    (65, "setup-balance-favoured"),
    (40, "setup-balance-even"),
    (15, "setup-balance-hard"),
    (0, "setup-balance-deadly"),
];

/// What came of the fights tried so far.
#[derive(Default)]
pub(super) struct Balance {
    /// The values that they were tried with.
    of: SetupValues,
    fought: u32,
    won: u32,
    /// True if nobody can play with these values.
    refused: bool,
}

impl Balance {
    /// Tries one more fight, anew with other values; true if that has changed anything.
    fn go_on(
        &mut self,
        values: &SetupValues,
        fight: impl FnOnce(u64) -> Result<bool, String>,
    ) -> bool {
        if self.of != *values {
            *self = Balance {
                of: values.clone(),
                ..default()
            };
        }
        if self.refused || self.fought == FIGHTS {
            return false;
        }
        match fight(u64::from(self.fought)) {
            Ok(won) => {
                self.fought += 1;
                self.won += u32::from(won);
            }
            Err(_) => self.refused = true,
        }
        true
    }

    /// The verdict, once all fights are fought.
    fn told(&self) -> Option<Phrase> {
        if self.refused {
            return None;
        }
        if self.fought < FIGHTS {
            return Some(Phrase::new("setup-balance-trying"));
        }
        let percent = self.won * 100 / FIGHTS;
        let mut verdicts = VERDICTS.iter();
        let (_, key) = verdicts.find(|(least, _)| percent >= *least)?;
        Some(Phrase::new(*key).with("percent", percent))
    }
}

impl Draft {
    /// Tries out one fight more, if it is one fight and the party is known; true if there is news.
    pub(super) fn try_out(
        &mut self,
        fight: impl FnOnce(&SetupValues, u64) -> Result<bool, String>,
    ) -> bool {
        let values = &self.values;
        self.can_be_tried_out() && self.balance.go_on(values, |seed| fight(values, seed))
    }

    /// How the fight would go, in a line.
    pub(super) fn verdict(&self) -> Option<Phrase> {
        self.balance.told().filter(|_| self.can_be_tried_out())
    }

    fn can_be_tried_out(&self) -> bool {
        self.people().is_empty() && self.form.is_tried_out(&self.values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(win: impl Fn(u64) -> Result<bool, String>) -> (u32, Option<String>) {
        let (mut balance, values) = (Balance::default(), SetupValues::default());
        let mut fights = 0;
        while balance.go_on(&values, &win) {
            fights += 1;
        }
        (fights, balance.told().map(|it| it.key.to_string()))
    }

    #[test]
    fn the_verdict_follows_the_share_of_fights_won() {
        let share = |won: u64| tried(|seed| Ok(seed < won)).1.expect("a verdict");
        assert_eq!(share(50), "setup-balance-easy");
        assert_eq!(share(44), "setup-balance-favoured");
        assert_eq!(share(25), "setup-balance-even");
        assert_eq!(share(8), "setup-balance-hard");
        assert_eq!(share(7), "setup-balance-deadly");
        assert_eq!(tried(|_| Ok(true)).0, FIGHTS);
    }

    #[test]
    fn what_cannot_be_played_is_tried_once_and_has_no_verdict() {
        assert_eq!(tried(|_| Err(String::new())), (1, None));
    }

    #[test]
    fn other_values_are_tried_anew() {
        let mut balance = Balance::default();
        let values = SetupValues::default();
        while balance.go_on(&values, |_| Ok(true)) {}
        let other = SetupValues([("band".to_owned(), "core:wolf*9".to_owned())].into());
        assert!(balance.go_on(&other, |_| Ok(false)));
        let told = balance.told().expect("a line").key;
        assert_eq!(told, "setup-balance-trying");
    }
}
