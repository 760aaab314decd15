//! Looking back: while the game waits, the table can show any moment of its log.
//!
//! The rules stay where they are; only the display goes back, and returns with the next command.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::playhead::{Playhead, ShowSystems, Shown};
use crate::app::kept::moments::HoldAt;
use crate::app::{AppState, CurrentTable};

/// Time the pointer rests on a log line before the table shows its moment, so that crossing the log
/// does not make the board flicker.
pub const GLANCE: Duration = Duration::from_millis(600);

/// The moment being looked at instead of the present, as the number of events that have happened.
#[derive(Resource, Default)]
pub struct Timeline {
    held: Option<usize>,
    glance: Option<(usize, Duration)>,
    ripe: bool,
    /// The moment that was let go of, which is not glanced at until the pointer has left its line.
    hushed: Option<usize>,
    /// A moment asked for while something was happening.
    wish: Option<usize>,
    shown: Option<usize>,
}

impl Timeline {
    /// The moment shown, unless it is the present.
    pub fn moment(&self) -> Option<usize> {
        let glanced = self.glance.filter(|_| self.ripe).map(|(moment, _)| moment);
        glanced.or(self.held)
    }

    /// The moment that the player went back to and stays at.
    pub fn held(&self) -> Option<usize> {
        self.held
    }

    /// Goes to a moment and stays there; the end of the log is the present.
    pub fn hold(&mut self, moment: usize, log_len: usize) {
        self.glance = None;
        self.held = (moment < log_len).then_some(moment);
    }

    /// Goes to a moment as soon as the table has caught up.
    pub fn wish(&mut self, moment: usize) {
        self.wish = Some(moment);
    }

    /// True if the player is looking back or about to.
    pub fn looks_back(&self) -> bool {
        self.wish.is_some() || self.moment().is_some()
    }

    /// Notes the moment of the log line under the pointer, if any.
    pub fn glance(&mut self, moment: Option<usize>, now: Duration) {
        if self.hushed != moment {
            self.hushed = None;
        }
        let moment = moment.filter(|_| self.hushed.is_none());
        let same = self.glance.map(|(glanced, _)| glanced) == moment;
        if !same {
            // From line to line the board follows at once.
            self.ripe &= moment.is_some() && self.glance.is_some();
            self.glance = moment.map(|moment| (moment, now));
        }
        if let Some((_, since)) = self.glance {
            self.ripe |= now.saturating_sub(since) >= GLANCE;
        }
    }

    /// Returns to the present.
    pub fn let_go(&mut self) {
        let looked_at = self.glance.map(|(moment, _)| moment).or(self.held);
        self.hushed = looked_at.or(self.hushed);
        self.held = None;
        self.wish = None;
        self.glance = None;
        self.ripe = false;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Timeline>()
        .add_systems(
            OnEnter(AppState::Table),
            |mut timeline: ResMut<Timeline>| *timeline = Timeline::default(),
        )
        .add_systems(
            Update,
            turn_back
                .in_set(ShowSystems)
                .after(super::playhead::walk)
                .run_if(resource_exists::<CurrentTable>)
                .run_if(in_state(AppState::Table)),
        );
}

/// Shows the moment being looked at.
fn turn_back(
    mut table: ResMut<CurrentTable>,
    playhead: Res<Playhead>,
    mut timeline: ResMut<Timeline>,
    mut shown: ResMut<Shown>,
    mut hold_at: ResMut<HoldAt>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !playhead.idle() {
        // Something is happening now, and that goes first.
        if timeline.held.is_some() || timeline.glance.is_some() {
            let wish = timeline.wish;
            timeline.let_go();
            timeline.wish = wish;
        }
        timeline.shown = None;
        return;
    }
    let wish = timeline.wish.take();
    if let Some(moment) = hold_at.0.take().or(wish) {
        timeline.hold(moment, table.0.log_len());
    }
    let wanted = timeline.moment();
    if wanted == timeline.shown {
        return;
    }
    timeline.shown = wanted;
    let now = table.0.log_len();
    table.0.show_to(wanted.unwrap_or(now));
    let scene = table.0.scene();
    shown.leaving.clear();
    match wanted {
        None => shown.show_now(scene),
        Some(moment) => shown.show_past(scene, moment),
    }
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn millis(n: u64) -> Duration {
        Duration::from_millis(n)
    }

    #[test]
    fn a_glance_takes_a_moment_and_then_follows_the_pointer() {
        let mut timeline = Timeline::default();
        timeline.glance(Some(4), millis(0));
        assert_eq!(timeline.moment(), None);
        timeline.glance(Some(4), GLANCE - millis(1));
        assert_eq!(timeline.moment(), None);
        timeline.glance(Some(4), GLANCE);
        assert_eq!(timeline.moment(), Some(4));
        timeline.glance(Some(5), GLANCE + millis(10));
        assert_eq!(timeline.moment(), Some(5));
        timeline.glance(None, GLANCE + millis(20));
        assert_eq!(timeline.moment(), None);
    }

    #[test]
    fn what_was_let_go_of_is_not_glanced_at_until_the_pointer_has_left_it() {
        let mut timeline = Timeline::default();
        timeline.glance(Some(4), millis(0));
        timeline.glance(Some(4), GLANCE);
        timeline.let_go();
        timeline.let_go();
        for now in [GLANCE + millis(10), GLANCE * 3] {
            timeline.glance(Some(4), now);
            assert_eq!(timeline.moment(), None);
        }
        timeline.glance(None, GLANCE * 4);
        timeline.glance(Some(4), GLANCE * 5);
        timeline.glance(Some(4), GLANCE * 6);
        assert_eq!(timeline.moment(), Some(4));
    }

    #[test]
    fn a_held_moment_outlasts_a_glance_at_another() {
        let mut timeline = Timeline::default();
        timeline.hold(3, 10);
        timeline.glance(Some(7), millis(0));
        timeline.glance(Some(7), GLANCE);
        assert_eq!(timeline.moment(), Some(7));
        timeline.glance(None, GLANCE + millis(10));
        assert_eq!(timeline.moment(), Some(3));
        timeline.hold(10, 10);
        assert_eq!(timeline.moment(), None, "the end of the log is now");
    }
}
