//! How long what happens holds up the game: a record, and the way it is kept to from cue to cue.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::Deserialize;

use crate::content::{Library, Record, Report, Root};
use crate::game::{Cue, Look, Side};

/// The only record of its kind.
const ID: &str = "core:table";

/// How long everything at the table takes at normal speed, in milliseconds.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pace {
    /// Dice roll.
    #[schemars(range(max = 5000))]
    pub tumble: u16,
    /// Dice lie still before what they do is seen.
    #[schemars(range(max = 5000))]
    pub read_dice: u16,
    /// A blow or missile is on its way; looks that take less are not held up.
    #[schemars(range(max = 5000))]
    pub strike: u16,
    /// A wound or a blessing is seen before the game goes on; what is drawn over the token may take
    /// longer.
    #[schemars(range(max = 5000))]
    pub befall: u16,
    /// A card moves.
    #[schemars(range(max = 5000))]
    pub card: u16,
    /// A room is drawn.
    #[schemars(range(max = 5000))]
    pub room: u16,
    /// The first step of a walk.
    #[schemars(range(max = 5000))]
    pub walk: u16,
    /// Each further step.
    #[schemars(range(max = 5000))]
    pub step: u16,
    /// The longest walk.
    #[schemars(range(max = 5000))]
    pub longest_walk: u16,
    /// A token is set down.
    #[schemars(range(max = 5000))]
    pub arrive: u16,
    /// A number floats up; nothing waits for it.
    #[schemars(range(max = 5000))]
    pub float: u16,
    /// Words lie across the table.
    #[schemars(range(max = 5000))]
    pub banner: u16,
    /// The game waits for such words.
    #[schemars(range(max = 5000))]
    pub banner_waits: u16,
    /// A great moment has the table to itself.
    #[schemars(range(max = 5000))]
    pub peak: u16,
    /// A bot seems to think.
    #[schemars(range(max = 5000))]
    pub thinking: u16,
    /// What foes do takes this percentage of the time.
    #[schemars(range(min = 10, max = 100))]
    pub foes: u16,
}

impl Record for Pace {
    const KIND: &'static str = "pace";
    const ROOT: Root = Root::Assets;

    fn validate(&self, _report: &mut Report) {}
}

impl Pace {
    /// The pace that the content sets; without content nothing takes any time.
    pub fn of(library: Option<&Library>) -> Arc<Self> {
        let found = library.and_then(|library| library.get::<Self>(ID));
        found.cloned().unwrap_or_default()
    }

    /// Duration of a walk of this many steps.
    fn walks(&self, steps: usize) -> u32 {
        let further = steps.saturating_sub(1) as u32 * u32::from(self.step);
        (u32::from(self.walk) + further).min(self.longest_walk.into())
    }

    /// How long a cue holds up the next one.
    fn holds_up(&self, cue: &Cue, looks: Option<&Library>) -> u32 {
        let look = |name: &str, most: u16| Look::named(looks, name).millis.min(most);
        u32::from(match cue {
            Cue::Dice { .. } => self.tumble.saturating_add(self.read_dice),
            Cue::Card { .. } => self.card,
            Cue::Room(_) => self.room,
            Cue::Walk { path, .. } => return self.walks(path.len()),
            Cue::Near { .. } => self.walk,
            Cue::Arrive(_) => self.arrive,
            Cue::Strike { look: name, .. } => look(name, self.strike),
            Cue::Befall { look: name, .. } => look(name, self.befall),
            Cue::Banner(_) | Cue::Won(_) => self.banner_waits,
            Cue::Peak { .. } => self.peak,
            Cue::Sound(_) => 0,
        })
    }
}

/// Follows cues in order: foes act faster than those whom somebody plays.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tempo {
    foes: bool,
}

impl Tempo {
    /// Takes the next cue; returns how long it holds up the one after it, at normal speed and in
    /// milliseconds. `side` says which side a token is on.
    pub fn follow(
        &mut self,
        pace: &Pace,
        looks: Option<&Library>,
        cue: &Cue,
        side: impl Fn(u32) -> Option<Side>,
    ) -> u32 {
        let actor = match cue {
            Cue::Dice { side, .. } => Some(*side),
            Cue::Strike { from: id, .. } | Cue::Walk { id, .. } | Cue::Near { id, .. } => side(*id),
            Cue::Peak { .. } => Some(Side::Neutral),
            _ => None,
        };
        if let Some(actor) = actor {
            self.foes = actor == Side::Foe;
        }
        self.of(pace, pace.holds_up(cue, looks))
    }

    /// A duration at the speed of whoever is acting.
    pub fn of(self, pace: &Pace, millis: u32) -> u32 {
        if self.foes {
            millis * u32::from(pace.foes) / 100
        } else {
            millis
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Phrase;

    #[test]
    fn foes_act_faster_until_somebody_else_does() {
        let pace = Pace {
            tumble: 100,
            read_dice: 20,
            walk: 50,
            step: 10,
            longest_walk: 60,
            foes: 50,
            ..Pace::default()
        };
        let mut tempo = Tempo::default();
        let side = |id: u32| Some(if id == 0 { Side::Hero } else { Side::Foe });
        let mut after = |cue: Cue| tempo.follow(&pace, None, &cue, side);
        let dice = |side| Cue::Dice {
            side,
            title: Phrase::new("a"),
            hands: Vec::new(),
            result: Phrase::new("b"),
        };
        let path = vec![crate::grid::Cell::new(0, 0); 5];
        assert_eq!(after(dice(Side::Hero)), 120);
        assert_eq!(
            after(Cue::Walk {
                id: 1,
                path: path.clone()
            }),
            30
        );
        assert_eq!(after(dice(Side::Foe)), 60);
        assert_eq!(after(Cue::Walk { id: 0, path }), 60);
    }
}
