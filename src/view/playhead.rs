//! Walks the log event by event, so that the table shows events in the order in which they
//! happened. The rules are always ahead of it; input waits until it has caught up.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::art;
use super::cues::{Clock, start};
use super::effects::Effects;
use super::fallen;
use super::near::Near;
use super::reading::{Readers, Reading};
use crate::app::audio::music::{MusicSystems, ShownMood};
use crate::app::{AppState, CurrentTable, Overlay, PlaySound, Settings};
use crate::game::{Cue, Pace, Scene, Side, Table, Tempo, Token};
use crate::grid::Cell;

/// Maximum number of events shown in one frame when nothing is animated.
const EVENTS_A_FRAME: usize = 300;
/// Two presses within this time skip to the next decision.
const TWICE: Duration = Duration::from_millis(450);

/// The table as it is shown.
#[derive(Resource, Default)]
pub struct Shown {
    /// The scene at the moment shown.
    pub scene: Arc<Scene>,
    /// Tokens that are gone from the scene but still have a cue running.
    pub leaving: Vec<Token>,
    /// The walks that tokens are about to take.
    pub walks: BTreeMap<u32, Walk>,
    near: Near,
    /// Counts up whenever the scene may have changed.
    pub revision: u64,
}

/// A walk that a token is about to take.
#[derive(Clone, Debug)]
pub struct Walk {
    /// The cells of its path; empty for a straight one.
    pub path: Vec<Cell>,
    pub takes: Duration,
}

impl Shown {
    /// Everybody on the board, including those just leaving it.
    pub fn tokens(&self) -> impl Iterator<Item = &Token> {
        self.scene.tokens.iter().chain(&self.leaving)
    }

    /// Shows the present at once.
    pub(super) fn show_now(&mut self, mut scene: Scene) {
        self.near.apply(&mut scene);
        self.scene = Arc::new(scene);
        self.revision += 1;
    }

    /// Shows the moment after so many events at once.
    pub(super) fn show_past(&mut self, mut scene: Scene, events: usize) {
        self.near.apply_after(&mut scene, events);
        self.scene = Arc::new(scene);
        self.revision += 1;
    }

    /// Sends a token to another's side after so many events; false if it has not moved.
    fn close_in(&mut self, (id, to): (u32, u32), events: usize) -> bool {
        let Shown { scene, near, .. } = self;
        if !near.send(scene, (id, to), events) {
            return false;
        }
        let mut moved = (**scene).clone();
        let place = near.place_of(id);
        for token in moved.tokens.iter_mut().filter(|token| token.id == id) {
            token.cell = place.unwrap_or(token.cell);
        }
        self.scene = Arc::new(moved);
        self.revision += 1;
        true
    }

    /// The side that a token is on.
    pub fn side(&self, id: u32) -> Option<Side> {
        let token = self.tokens().find(|token| token.id == id);
        token.map(|token| token.side)
    }

    /// The middle of a token as a place of the board, and its width in cells: less where it shares one.
    pub(super) fn place(&self, id: u32) -> Option<(Vec2, f32)> {
        let token = self.tokens().find(|token| token.id == id)?;
        let (middle, scale) = super::lay::stand(self.scene.tiling(), self.tokens(), token);
        Some((middle, f32::from(token.size.max(1)) * scale))
    }
}

/// State of the animation.
#[derive(Resource, Default)]
pub struct Playhead {
    cues: VecDeque<Cue>,
    /// Time left of the running cue.
    left: Duration,
    idle: bool,
    rush: bool,
    last_press: Option<Duration>,
    idle_since: Duration,
    tempo: Tempo,
    /// True while the newest event is not seen yet, because its dice are rolling.
    unseen: bool,
    reading: Reading,
}

impl Playhead {
    /// True if everything that has happened is shown.
    pub fn idle(&self) -> bool {
        self.idle
    }

    /// Time for which that has been so.
    pub fn idle_for(&self, now: Duration) -> Duration {
        if self.idle {
            now.saturating_sub(self.idle_since)
        } else {
            Duration::ZERO
        }
    }

    /// True while the newest event is not to be seen yet, because its dice are rolling.
    pub fn rolls(&self) -> bool {
        self.unseen
    }

    /// True while a page lies over the board of the fight that it leads into, and nothing moves below it.
    pub fn page_lies(&self) -> bool {
        self.reading.lies()
    }

    /// Puts that page away, and the fight begins.
    pub fn put_page_away(&mut self) {
        self.reading.put_away();
    }

    /// Looks again, as something may have happened.
    pub fn wake(&mut self) {
        self.idle = false;
    }

    /// Finishes the running cue; pressed twice, everything up to the next decision. A page that has to
    /// be read stays.
    pub fn hurry(&mut self, now: Duration) {
        if self.page_lies() {
            return;
        }
        let twice = self
            .last_press
            .is_some_and(|last| now.saturating_sub(last) < TWICE);
        self.last_press = Some(now);
        self.left = Duration::ZERO;
        self.rush |= twice;
    }

    /// Shows everything up to the next decision at once.
    pub fn rush(&mut self) {
        self.left = Duration::ZERO;
        self.rush = true;
    }

    /// Forgets events still to be shown, because the log itself has changed.
    pub fn clear(&mut self) {
        let last_press = self.last_press;
        *self = Playhead {
            last_press,
            ..Playhead::default()
        };
    }
}

/// The systems that walk the log; drawing comes after them.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct ShowSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Playhead>()
        .init_resource::<Shown>()
        .add_systems(OnEnter(AppState::Table), begin)
        .add_systems(
            Update,
            walk.in_set(ShowSystems)
                .run_if(resource_exists::<CurrentTable>)
                .run_if(in_state(AppState::Table))
                .run_if(in_state(Overlay::None))
                .run_if(art::ready),
        )
        .add_systems(
            Update,
            set_mood
                .after(ShowSystems)
                .before(MusicSystems)
                .run_if(resource_changed::<Shown>),
        );
}

fn set_mood(shown: Res<Shown>, mut mood: ResMut<ShownMood>) {
    mood.0 = shown.scene.mood;
}

fn begin(
    table: Option<Res<CurrentTable>>,
    mut playhead: ResMut<Playhead>,
    mut shown: ResMut<Shown>,
) {
    *playhead = Playhead::default();
    shown.revision += 1;
    shown.near = Near::default();
    shown.scene = Arc::new(table.map(|table| table.0.scene()).unwrap_or_default());
}

pub(super) fn walk(
    mut table: ResMut<CurrentTable>,
    time: Res<Time>,
    settings: Res<Settings>,
    readers: Readers,
    mut playhead: ResMut<Playhead>,
    mut shown: ResMut<Shown>,
    mut effects: ResMut<Effects>,
    mut sounds: MessageWriter<PlaySound>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // A fight that is shown has told its page.
    if shown.scene.board.is_some() || (playhead.idle && readers.have_time()) {
        playhead.reading.know(&shown.scene);
    }
    if playhead.idle || playhead.page_lies() {
        return;
    }
    let looks = readers.shelf.library.as_ref();
    let pace = Pace::of(looks);
    let mut passed = super::frame(&time);
    let mut stale = false;
    let mut events = 0;
    if playhead.left.is_zero() && playhead.last_press == Some(time.elapsed()) {
        effects.finish();
    }
    loop {
        if playhead.left > passed {
            playhead.left -= passed;
            break;
        }
        passed -= playhead.left;
        playhead.left = Duration::ZERO;
        // Somebody may walk to where the dice are thrown.
        let thrown = |cue: &Cue| matches!(cue, Cue::Dice { .. });
        if playhead.unseen && !playhead.cues.iter().any(thrown) {
            playhead.unseen = false;
            refresh(&mut shown, &*table.0, &playhead, &pace, &settings);
        }
        if let Some(cue) = playhead.cues.pop_front() {
            effects.clear_for(&cue);
            // Before a blow, and instead of anything else, a token goes to somebody's side.
            if !playhead.rush
                && let Some((id, to)) = cue.goes_near(looks)
                && shown.close_in((id, to), table.0.shown_len())
            {
                let mut tempo = playhead.tempo;
                let goes = Cue::Near { id, to };
                let takes = tempo.follow(&pace, looks, &goes, |id| shown.side(id));
                let takes = settings.pace(takes);
                let path = Vec::new();
                shown.walks = BTreeMap::from([(id, Walk { path, takes })]);
                playhead.tempo = tempo;
                playhead.left = takes;
                if let Cue::Strike { .. } = cue {
                    playhead.cues.push_front(cue);
                }
                continue;
            }
            let waits = playhead
                .tempo
                .follow(&pace, looks, &cue, |id| shown.side(id));
            if !playhead.rush {
                let clock = Clock {
                    pace: &pace,
                    tempo: playhead.tempo,
                    settings: &settings,
                };
                start(&cue, &shown, looks, clock, &mut effects, &mut sounds);
                playhead.left = settings.pace(waits);
            } else if let Cue::Dice { .. } = cue {
                let clock = Clock {
                    pace: &pace,
                    tempo: playhead.tempo,
                    settings: &settings,
                };
                start(&cue, &shown, looks, clock, &mut effects, &mut sounds);
                effects.finish();
            }
            continue;
        }
        if !shown.leaving.is_empty() {
            shown.leaving.clear();
            shown.revision += 1;
        }
        if events == EVENTS_A_FRAME {
            break;
        }
        match table.0.show_next() {
            Some(cues) => {
                events += 1;
                stale = true;
                playhead.cues.extend(cues);
                if shown.scene.page.is_some()
                    && readers.read_first(&*table.0, &mut playhead.reading)
                {
                    playhead.rush = false;
                    break;
                }
                // Moving tokens need to know where they are going; what dice do is seen after them.
                if !playhead.cues.is_empty() && !playhead.rush {
                    if playhead
                        .cues
                        .iter()
                        .any(|cue| matches!(cue, Cue::Dice { .. }))
                    {
                        playhead.unseen = true;
                    } else {
                        refresh(&mut shown, &*table.0, &playhead, &pace, &settings);
                    }
                    stale = false;
                }
            }
            None => {
                playhead.idle = true;
                playhead.rush = false;
                playhead.idle_since = time.elapsed();
                stale = true;
                break;
            }
        }
    }
    if stale {
        refresh(&mut shown, &*table.0, &playhead, &pace, &settings);
    }
    redraw.write(RequestRedraw);
}

/// Shows the moment that the table is at; the cues of the playhead are still to come.
fn refresh(
    shown: &mut Shown,
    table: &dyn Table,
    playhead: &Playhead,
    pace: &Pace,
    settings: &Settings,
) {
    let cues = &playhead.cues;
    let mut scene = table.scene();
    shown.near.apply(&mut scene);
    fallen::keep_sizes(&mut scene, &shown.scene);
    let about = |id: u32| cues.iter().any(|cue| concerns(cue, id));
    let gone = shown
        .scene
        .tokens
        .iter()
        .chain(&shown.leaving)
        .filter(|token| about(token.id) && !scene.tokens.iter().any(|other| other.id == token.id));
    shown.leaving = gone.cloned().collect();
    shown.scene = Arc::new(scene);
    let mut tempo = playhead.tempo;
    let mut walks = BTreeMap::new();
    for cue in cues {
        let takes = tempo.follow(pace, None, cue, |id| shown.side(id));
        if let Cue::Walk { id, path } = cue {
            let (path, takes) = (path.clone(), settings.pace(takes));
            walks.insert(*id, Walk { path, takes });
        }
    }
    shown.walks = walks;
    shown.revision += 1;
}

/// True if a cue concerns a token.
fn concerns(cue: &Cue, id: u32) -> bool {
    match cue {
        Cue::Befall { id: whom, .. }
        | Cue::Walk { id: whom, .. }
        | Cue::Peak { whom, .. }
        | Cue::Arrive(whom) => *whom == id,
        Cue::Strike { from, to, .. } | Cue::Near { id: from, to } => *from == id || *to == id,
        _ => false,
    }
}
