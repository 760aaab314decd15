//! Walks the log event by event, so that the table shows events in the order in which they
//! happened. The rules are always ahead of it; input waits until it has caught up.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::art;
use super::effects::{self, Blow, Effects, Fate, Flight, Throw};
use crate::app::audio::music::{MusicSystems, ShownMood};
use crate::app::{AppState, CurrentTable, Overlay, PlaySound, Settings, Shelf};
use crate::content::Library;
use crate::game::{Cue, Look, Scene, Table, Token};
use crate::grid::Cell;

/// Durations at normal speed, in milliseconds.
mod millis {
    pub const TUMBLE: u32 = 800;
    pub const READ_DICE: u32 = 450;
    pub const CARD: u32 = 320;
    pub const ROOM: u32 = 650;
    pub const WALK: u32 = 300;
    pub const STEP: u32 = 90;
    pub const LONGEST_WALK: u32 = 900;
    pub const ARRIVE: u32 = 260;
    pub const FLOAT: u32 = 1100;
    pub const BANNER: u32 = 1500;
}

/// Duration of a walk of this many steps at normal speed, in milliseconds.
pub(super) fn walk_millis(steps: usize) -> u32 {
    let further = steps.saturating_sub(1) as u32 * millis::STEP;
    (millis::WALK + further).min(millis::LONGEST_WALK)
}

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
    /// The paths that tokens are about to take, where these are not straight.
    pub ways: BTreeMap<u32, Vec<Cell>>,
    /// Counts up whenever the scene may have changed.
    pub revision: u64,
}

impl Shown {
    /// Everybody on the board, including those just leaving it.
    pub fn tokens(&self) -> impl Iterator<Item = &Token> {
        self.scene.tokens.iter().chain(&self.leaving)
    }

    /// The middle of a token as a place of the board, and its width in cells.
    fn place(&self, id: u32) -> Option<(Vec2, u8)> {
        let token = self.tokens().find(|token| token.id == id)?;
        let (middle, _) = super::lay::stand(self.scene.tiling(), self.tokens(), token);
        Some((middle, token.size))
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

    /// Looks again, as something may have happened.
    pub fn wake(&mut self) {
        self.idle = false;
    }

    /// Finishes the running cue; pressed twice, everything up to the next decision.
    pub fn hurry(&mut self, now: Duration) {
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
    shown.scene = Arc::new(table.map(|table| table.0.scene()).unwrap_or_default());
}

pub(super) fn walk(
    table: Option<ResMut<CurrentTable>>,
    time: Res<Time>,
    settings: Res<Settings>,
    shelf: Res<Shelf>,
    mut playhead: ResMut<Playhead>,
    mut shown: ResMut<Shown>,
    mut effects: ResMut<Effects>,
    mut sounds: MessageWriter<PlaySound>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(mut table) = table else { return };
    if playhead.idle {
        return;
    }
    let looks = shelf.library.as_ref();
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
        if let Some(cue) = playhead.cues.pop_front() {
            if !playhead.rush {
                playhead.left = start(&cue, &shown, looks, &settings, &mut effects, &mut sounds);
            } else if let Cue::Dice { .. } = cue {
                start(&cue, &shown, looks, &settings, &mut effects, &mut sounds);
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
                // Moving tokens need to know where they are going.
                if !playhead.cues.is_empty() && !playhead.rush {
                    refresh(&mut shown, &*table.0, &playhead.cues);
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
        refresh(&mut shown, &*table.0, &playhead.cues);
    }
    redraw.write(RequestRedraw);
}

/// Shows the moment that the table is at; `cues` are still to come.
fn refresh(shown: &mut Shown, table: &dyn Table, cues: &VecDeque<Cue>) {
    let scene = Arc::new(table.scene());
    let about = |id: u32| cues.iter().any(|cue| concerns(cue, id));
    let gone = shown
        .scene
        .tokens
        .iter()
        .chain(&shown.leaving)
        .filter(|token| about(token.id) && !scene.tokens.iter().any(|other| other.id == token.id));
    shown.leaving = gone.cloned().collect();
    shown.ways = cues.iter().filter_map(way_of).collect();
    shown.scene = scene;
    shown.revision += 1;
}

fn way_of(cue: &Cue) -> Option<(u32, Vec<Cell>)> {
    match cue {
        Cue::Walk { id, way } if way.len() > 1 => Some((*id, way.clone())),
        _ => None,
    }
}

/// True if a cue concerns a token.
fn concerns(cue: &Cue, id: u32) -> bool {
    match cue {
        Cue::Befall { id: whom, .. } | Cue::Walk { id: whom, .. } | Cue::Arrive(whom) => {
            *whom == id
        }
        Cue::Strike { from, to, .. } => *from == id || *to == id,
        _ => false,
    }
}

/// Starts a cue and returns how long everything else waits for it.
fn start(
    cue: &Cue,
    shown: &Shown,
    looks: Option<&Library>,
    settings: &Settings,
    effects: &mut Effects,
    sounds: &mut MessageWriter<PlaySound>,
) -> Duration {
    let timer = |millis| effects::timer(settings.pace(millis));
    if let Some(sound) = cue.sound(looks) {
        sounds.write(PlaySound::new(sound));
    }
    match cue {
        Cue::Dice {
            side,
            title,
            hands,
            result,
        } => {
            effects.throw(Throw {
                side: *side,
                title: title.clone(),
                hands: hands.clone(),
                result: result.clone(),
                timer: timer(millis::TUMBLE),
                number: 0,
            });
            settings.pace(millis::TUMBLE + millis::READ_DICE)
        }
        Cue::Card {
            id,
            sprite,
            from,
            to,
        } => {
            effects.flights.push(Flight {
                id: *id,
                sprite: sprite.clone(),
                from: *from,
                to: *to,
                timer: timer(millis::CARD),
            });
            settings.pace(millis::CARD)
        }
        Cue::Room(_) => settings.pace(millis::ROOM),
        Cue::Walk { way, .. } => settings.pace(walk_millis(way.len())),
        Cue::Arrive(_) => settings.pace(millis::ARRIVE),
        Cue::Strike { from, to, look } => {
            let look = Look::named(looks, look);
            let millis = u32::from(look.millis);
            let way = shown
                .place(*from)
                .zip(shown.place(*to))
                .map(|(a, b)| (a.0, b.0));
            effects.blows.push(Blow {
                from: *from,
                to: *to,
                look,
                way,
                timer: timer(millis),
            });
            settings.pace(millis)
        }
        Cue::Befall { id, look, amount } => {
            let look = Look::named(looks, look);
            let takes = settings.pace(u32::from(look.millis));
            // A number floats even where nothing else moves: it says what happened.
            let flash = takes.max(Duration::from_millis(150));
            let life = settings.pace(millis::FLOAT).max(Duration::from_millis(500));
            effects.fates.push(Fate {
                id: *id,
                look,
                flash,
                amount: *amount,
                place: shown.place(*id),
                timer: effects::timer(life.max(flash)),
            });
            takes
        }
        Cue::Banner(words) => {
            effects.banner = Some((words.clone(), timer(millis::BANNER)));
            settings.pace(millis::BANNER)
        }
        Cue::Sound(_) => Duration::ZERO,
    }
}
