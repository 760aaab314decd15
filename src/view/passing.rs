//! Reactions that nobody is asked about: the settings say so, or somebody lets all of them pass for a
//! while.

use std::collections::BTreeSet;

use crate::app::{Reactions, Settings};
use crate::game::{Decision, Seat};

/// The seats that let reactions to others' actions pass until they have a turn again: several people
/// may share a table, and one of them doesn't answer for the others.
#[derive(Default)]
pub(super) struct Passing(BTreeSet<Seat>);

impl Passing {
    /// Begins to let everything pass for a seat.
    pub(super) fn begin(&mut self, seat: Seat) {
        self.0.insert(seat);
    }

    /// The choice that lets a reaction pass, if its seat lets all of them. One's own roll is repeated
    /// in one's own turn.
    pub(super) fn answer(&self, decision: &Decision) -> Option<usize> {
        let reaction = decision.reaction.as_ref().filter(|it| !it.own)?;
        self.0.contains(&decision.seat).then_some(reaction.pass)
    }

    /// True if somebody would be asked again after a turn of this seat.
    pub(super) fn ends_with(&self, turn: Seat) -> bool {
        self.0.iter().any(|seat| is_due(*seat, turn))
    }

    /// Notes that a seat has a turn.
    pub(super) fn end(&mut self, turn: Seat) {
        self.0.retain(|seat| !is_due(*seat, turn));
    }
}

/// True if a seat's time of letting pass is over with a turn of another: its own, or any within the
/// party if it is asked as a whole.
fn is_due(seat: Seat, turn: Seat) -> bool {
    seat == turn || turn == Seat::Party || seat == Seat::Party
}

/// The choice that lets a reaction pass which the settings are not for asking about. They are for heroes:
/// whoever plays the foes is asked about all of theirs. A player who has gone back to a reaction is asked
/// all the same, or there would be no way to it, nor to anything before it.
pub(super) fn unasked(decision: &Decision, settings: &Settings, gone_back: bool) -> Option<usize> {
    let reaction = decision.reaction.as_ref()?;
    let asks = gone_back
        || decision.seat == Seat::Master
        || settings.asks(decision.rule, reaction.danger.percent());
    (!asks).then_some(reaction.pass)
}

/// True if the player sees the dice of a reaction that the settings leave out because there is too little
/// danger: where nothing has been rolled, a line about it would speak of what nobody has seen.
pub(super) fn goes_unnoticed(decision: &Decision, settings: &Settings) -> bool {
    let rolled = decision.reaction.as_ref().is_some_and(|it| it.rolled);
    rolled && settings.reactions_to(decision.rule) == Reactions::InDanger
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::dev::decisions::decision;
    use crate::dice::Fraction;
    use crate::game::ReactionPrompt;

    fn asked(seat: Seat, own: bool) -> Decision {
        Decision {
            reaction: Some(ReactionPrompt {
                who: 0,
                to: None,
                own,
                facts: Vec::new(),
                danger: Fraction::zero(),
                pass: 3,
                rolled: false,
            }),
            ..decision(seat, Vec::new())
        }
    }

    #[test]
    fn only_a_roll_in_sight_is_told_of() {
        let mut decision = asked(Seat::Hero(0), false);
        let settings = |reactions| Settings {
            reactions,
            ..Settings::default()
        };
        let safe = settings(Reactions::InDanger);
        assert!(!goes_unnoticed(&decision, &safe));
        if let Some(reaction) = &mut decision.reaction {
            reaction.rolled = true;
        }
        assert!(goes_unnoticed(&decision, &safe));
        assert!(!goes_unnoticed(&decision, &settings(Reactions::Never)));
    }

    const FIRST: Seat = Seat::Hero(0);
    const SECOND: Seat = Seat::Hero(1);

    #[test]
    fn one_player_lets_nothing_pass_for_another() {
        let mut passing = Passing::default();
        passing.begin(FIRST);
        assert_eq!(passing.answer(&asked(FIRST, false)), Some(3));
        assert_eq!(passing.answer(&asked(FIRST, true)), None);
        assert_eq!(passing.answer(&asked(SECOND, false)), None);
        // Nor does the other's turn end it.
        assert!(!passing.ends_with(SECOND));
        passing.end(SECOND);
        assert_eq!(passing.answer(&asked(FIRST, false)), Some(3));
        assert!(passing.ends_with(FIRST));
        passing.end(FIRST);
        assert_eq!(passing.answer(&asked(FIRST, false)), None);
    }

    #[test]
    fn who_goes_back_to_a_reaction_is_asked_about_it() {
        let settings = Settings::default();
        let safe = asked(FIRST, true);
        assert_eq!(unasked(&safe, &settings, false), Some(3));
        assert_eq!(unasked(&safe, &settings, true), None);
    }

    #[test]
    fn the_settings_let_nothing_pass_for_foes() {
        let settings = Settings {
            reactions: Reactions::Never,
            ..Settings::default()
        };
        assert_eq!(unasked(&asked(FIRST, false), &settings, false), Some(3));
        assert_eq!(unasked(&asked(Seat::Master, false), &settings, false), None);
    }

    #[test]
    fn the_partys_turn_is_everybodys() {
        for (seat, turn) in [(FIRST, Seat::Party), (Seat::Party, SECOND)] {
            let mut passing = Passing::default();
            passing.begin(seat);
            assert!(passing.ends_with(turn));
            passing.end(turn);
            assert_eq!(passing.answer(&asked(seat, false)), None);
        }
    }
}
