//! Measurements for `cargo xtask measure`: the time of the first visible frame, and a crowded table
//! that is redrawn again and again.
//!
//! If the variable [`VARIABLE`] names a file, the program writes its progress there line by line.
//! The processor time used in between is read from outside. With a number in [`GAMES`], it plays so
//! many games one after the other instead, and the memory it takes is read.
// Systems take everything they need as arguments.
#![allow(clippy::too_many_arguments)]

use std::{
    env,
    fs::{File, OpenOptions},
    io::Write,
    path::Path,
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

use bevy::{
    prelude::*,
    render::{
        Extract, ExtractSchedule, Render, RenderApp, RenderSystems, render_resource::PipelineCache,
    },
    window::RequestRedraw,
};
use bevy_ecs_tilemap::tiles::TileTextureIndex;
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet};

use crate::app::{AppState, CurrentTable, Seats, Shelf, StartGame};
use crate::{
    game::{Scene, Table, Token},
    grid::Cell,
    view::{
        Pending, art,
        effects::Effects,
        playhead::{Playhead, ShowSystems, Shown},
    },
};

/// Environment variable that names the file.
const VARIABLE: &str = "TABLEDELVE_MEASURE";

/// Environment variable with a number of games.
const GAMES: &str = "TABLEDELVE_MEASURE_GAMES";

/// Number of choices the bot makes in each of many games.
const PLAYED: usize = 80;
/// Number of frames after which the bot plays a game in a row, and after which the next one begins.
const PLAYED_AT: u32 = 10;
const OVER_AT: u32 = 30;

/// Number of frames to let pass first, until everything is loaded and has settled.
const BEFORE: u32 = 60;
/// Number of frames counted.
const COUNTED: u32 = 200;

/// The output file, and whether the scene to be measured is visible.
#[derive(Resource)]
pub struct Measure {
    file: File,
    /// True while the title, or whatever comes first, is shown.
    pub first: bool,
    /// True while the table is in the state to be redrawn.
    pub table: bool,
}

impl Measure {
    /// Opens the file, if one is named.
    pub fn asked_for() -> Option<Measure> {
        let file = env::var_os(VARIABLE)?;
        let open = OpenOptions::new().append(true).create(true).open(&file);
        let complain = |error: &std::io::Error| error!("{}: {error}", Path::new(&file).display());
        Some(Measure {
            file: open.inspect_err(complain).ok()?,
            first: false,
            table: false,
        })
    }

    /// Writes a line with a label and a number.
    pub fn write(&self, what: &str, much: impl Into<u128>) {
        let line = format!("{what} {}\n", much.into());
        if let Err(error) = (&self.file).write_all(line.as_bytes()) {
            error!("nothing can be measured: {error}");
        }
    }
}

/// Nanoseconds since 1970, a clock shared with other programs.
fn now() -> u128 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |since| since.as_nanos())
}

/// Progress of rendering a frame.
#[derive(Resource, Default)]
struct Drawn {
    /// True if this frame shows what comes first.
    first: bool,
    /// True if the panels are part of this frame.
    panels: bool,
    done: bool,
    measure: Option<File>,
}

/// Measures any egui program. [`Measure`] says what is visible when.
pub fn measuring(app: &mut App, measure: Measure) {
    let file = measure.file.try_clone().ok();
    app.insert_resource(measure)
        .init_resource::<PanelsThere>()
        .add_systems(
            PostUpdate,
            look_for_panels
                .after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        )
        .add_systems(Last, draw_on);
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render
            .insert_resource(Drawn {
                measure: file,
                ..default()
            })
            .add_systems(ExtractSchedule, take_over)
            .add_systems(Render, presented.in_set(RenderSystems::Cleanup));
    }
}

#[derive(Resource, Default)]
struct PanelsThere(bool);

fn look_for_panels(outputs: Query<&EguiFullOutput>, mut there: ResMut<PanelsThere>) {
    let drawn = |output: &EguiFullOutput| output.0.as_ref().is_some_and(|o| !o.shapes.is_empty());
    there.0 = outputs.iter().any(drawn);
}

fn take_over(
    measure: Extract<Res<Measure>>,
    panels: Extract<Res<PanelsThere>>,
    mut drawn: ResMut<Drawn>,
) {
    drawn.first = measure.first;
    drawn.panels = panels.0;
}

/// Records a presented frame. It counts as the first one only if nothing was left out because its
/// shaders were not ready.
fn presented(pipelines: Res<PipelineCache>, mut drawn: ResMut<Drawn>) {
    let shown = drawn.first && drawn.panels && pipelines.waiting_pipelines().next().is_none();
    if !shown || drawn.done {
        return;
    }
    drawn.done = true;
    if let Some(mut file) = drawn.measure.take() {
        let _ = file.write_all(format!("first_frame {}\n", now()).as_bytes());
    }
}

/// Redraws the table continuously, as if something always moved, then stops.
fn draw_on(
    measure: Res<Measure>,
    panels: Res<PanelsThere>,
    tiles: Query<(), With<TileTextureIndex>>,
    mut frames: Local<u32>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !measure.table || *frames > BEFORE + COUNTED {
        return;
    }
    if panels.0 {
        *frames += 1;
    }
    match *frames {
        BEFORE => {
            measure.write("tiles", tiles.iter().len() as u128);
            measure.write("begin", now());
        }
        n if n == BEFORE + COUNTED => {
            measure.write("frames", u128::from(COUNTED));
            measure.write("end", now());
        }
        _ => {}
    }
    redraw.write(RequestRedraw);
}

/// Number of tokens on the measured table.
const TOKENS: usize = 40;
/// Number of choices the bot makes in the quick game before it is measured, unless it ends sooner.
const CHOICES: usize = 400;

pub(super) fn plugin(app: &mut App) {
    let Some(measure) = Measure::asked_for() else {
        return;
    };
    let games = env::var(GAMES).ok().and_then(|number| number.parse().ok());
    if let Some(games) = games {
        app.insert_resource(measure)
            .insert_resource(InARow { games, ..default() })
            .add_systems(
                Update,
                in_a_row
                    .before(ShowSystems)
                    .run_if(not(in_state(AppState::Loading)))
                    .run_if(art::ready),
            );
        return;
    }
    measuring(app, measure);
    app.add_systems(
        Update,
        (play_on, crowd)
            .chain()
            .before(ShowSystems)
            .run_if(in_state(AppState::Table)),
    )
    .add_systems(PostUpdate, say_what_is_shown);
}

/// Games played one after the other.
#[derive(Resource, Default)]
struct InARow {
    games: usize,
    /// Number of the current game, from 1; 0 before the first.
    game: usize,
    /// Frames since it began.
    frames: u32,
}

/// Begins a game, has the bot play it, shows what has come of it, and begins the next one: the games
/// of the shelf in turn, by their first preset and by their quick start.
fn in_a_row(
    table: Option<ResMut<CurrentTable>>,
    shelf: Res<Shelf>,
    measure: Res<Measure>,
    mut row: ResMut<InARow>,
    mut playhead: ResMut<Playhead>,
    mut shown: ResMut<Shown>,
    mut effects: ResMut<Effects>,
    mut start: MessageWriter<StartGame>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    redraw.write(RequestRedraw);
    row.frames += 1;
    if row.game > 0
        && row.frames == PLAYED_AT
        && let Some(mut table) = table
    {
        let most = PLAYED;
        play(&mut *table.0, most, &mut playhead, &mut shown, &mut effects);
    }
    if row.game > 0 && row.frames < OVER_AT {
        return;
    }
    if row.game > 0 {
        measure.write(&format!("game_{}", row.game), now());
    }
    let (turn, count) = (row.game, shelf.games.len());
    let Some(game) = shelf
        .games
        .get(turn % count.max(1))
        .filter(|_| turn < row.games)
    else {
        return;
    };
    (row.game, row.frames) = (turn + 1, 0);
    let presets = game.form().presets;
    let preset = presets
        .into_iter()
        .next()
        .filter(|_| (turn / count) % 2 == 0);
    start.write(StartGame {
        game: game.id().to_owned(),
        values: preset.map(|preset| preset.values).unwrap_or_default(),
        quick: true,
        seed: Some(turn as u64),
        own_dice: false,
        seats: Seats::default(),
        setting_out: None,
    });
}

fn say_what_is_shown(state: Res<State<AppState>>, shown: Res<Shown>, mut measure: ResMut<Measure>) {
    measure.first = *state.get() == AppState::Title;
    measure.table = *state.get() == AppState::Table && shown.scene.tokens.len() >= TOKENS;
}

/// Advances the quick game at once to a point with a large map and a long log.
fn play_on(
    table: Option<ResMut<CurrentTable>>,
    mut playhead: ResMut<Playhead>,
    mut shown: ResMut<Shown>,
    mut effects: ResMut<Effects>,
    mut done: Local<bool>,
) {
    let Some(mut table) = table.filter(|_| !*done) else {
        return;
    };
    *done = true;
    play(
        &mut *table.0,
        CHOICES,
        &mut playhead,
        &mut shown,
        &mut effects,
    );
}

fn play(
    table: &mut dyn Table,
    most: usize,
    playhead: &mut Playhead,
    shown: &mut Shown,
    effects: &mut Effects,
) {
    while table.choices_made() < most && table.outcome().is_none() {
        let Some(advice) = table.advice() else { break };
        if table.submit(advice.choice, advice.amount).is_err() {
            break;
        }
    }
    if table.outcome().is_some() {
        // Step back from the end of a crawl, which is no table to redraw.
        let before = table.choices_made().saturating_sub(1);
        if let Err(problem) = table.branch(before) {
            error!("nothing can be measured: {problem:?}");
        }
    }
    table.show_to(table.log_len());
    playhead.clear();
    effects.finish();
    shown.scene = Arc::new(table.scene());
    shown.revision += 1;
}

/// Adds more tokens than any game has: copies of the existing ones on other cells of the rooms,
/// nearest first.
fn crowd(
    pending: Res<Pending>,
    mut shown: ResMut<Shown>,
    measure: Res<Measure>,
    mut told: Local<bool>,
) {
    // With the slain and the opened chests there may be enough of them.
    let full = shown.scene.tokens.len() >= TOKENS && *told;
    if !pending.ready() || shown.scene.tokens.is_empty() || full {
        return;
    }
    let mut scene = Scene::clone(&shown.scene);
    let models: Vec<Token> = scene.tokens.clone();
    let taken = |cell: &Cell| models.iter().any(|token| token.cell == *cell);
    let Some(map) = &scene.map else { return };
    let mut free: Vec<Cell> = map
        .rooms()
        .flat_map(|room| room.cells())
        .filter(|cell| !taken(cell))
        .collect();
    free.sort_by_key(|cell| (cell.reach_to(models[0].cell), cell.x, cell.y));
    let more = TOKENS.saturating_sub(models.len());
    for (number, (cell, model)) in free
        .into_iter()
        .zip(models.iter().cycle())
        .take(more)
        .enumerate()
    {
        scene.tokens.push(Token {
            id: u32::MAX - number as u32,
            cell,
            active: false,
            ..model.clone()
        });
    }
    *told = true;
    measure.write("rooms", map.rooms().len() as u128);
    measure.write("tokens", scene.tokens.len() as u128);
    shown.scene = Arc::new(scene);
    shown.revision += 1;
}
