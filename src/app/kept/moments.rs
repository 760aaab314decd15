//! Moments that players show each other: shared as a code or file, opened as practice.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::{
    saves::SaveSlot,
    unsaved::{GivingUp, Unsaved},
};
use crate::app::{
    AppState, CurrentTable, Words,
    frame::{notice::Notice, paths::Paths},
    playing::{
        play::{Seats, TableStarted},
        shelf::Shelf,
    },
};
use crate::{
    content::{read_within, write_with_folder},
    game::{Difference, Moment, Phrase, SaveStore, Table},
};

/// Shares the moment after this many events as a code.
#[derive(Message, Clone, Copy, Debug)]
pub struct ShareMoment(
    /// Number of events in the log so far.
    pub usize,
);

/// Opens a shared moment.
#[derive(Message, Clone, Debug)]
pub struct OpenMoment(
    /// The code, with any text copied around it, or the path of a file that contains one.
    pub String,
);

/// The moment just shared, until it is dismissed.
#[derive(Resource, Default, Debug)]
pub struct SharedMoment(pub Option<String>);

/// The moment to show once the table is ready.
#[derive(Resource, Default, Debug)]
pub struct HoldAt(
    /// Number of events in the log so far.
    pub Option<usize>,
);

/// Size limit; no file with a code comes near it.
const LARGEST: u64 = 1 << 20;

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_message::<ShareMoment>()
        .add_message::<OpenMoment>()
        .init_resource::<SharedMoment>()
        .init_resource::<HoldAt>()
        .add_systems(Update, (share, open).chain());
}

fn share(
    mut asked: MessageReader<ShareMoment>,
    table: Option<Res<CurrentTable>>,
    shelf: Res<Shelf>,
    mut shared: ResMut<SharedMoment>,
    mut tell: MessageWriter<Notice>,
) {
    let (Some(ShareMoment(events)), Some(table)) = (asked.read().last(), table) else {
        return;
    };
    match moment(&*table.0, &shelf, *events) {
        Ok(moment) => shared.0 = Some(moment.code()),
        Err(why) => {
            tell.write(Notice {
                title: Phrase::new("moment-title"),
                text: Phrase::new("moment-not-shared"),
                details: vec![why],
            });
        }
    }
}

/// The moment after this many events: the game up to there and not a choice further.
fn moment(table: &dyn Table, shelf: &Shelf, events: usize) -> Result<Moment, String> {
    let last = table.log_line(events.saturating_sub(1));
    let choices = last.map_or(0, |line| line.choices);
    let whole = table.replay();
    let game = shelf
        .game(table.game())
        .ok_or_else(|| format!("there is no game '{}'", table.game()))?;
    let there = game
        .replay(&whole, Some(choices))
        .map_err(|problem| problem.to_string())?;
    if there.log_len() < events {
        return Err("the game was begun with other content".to_owned());
    }
    Ok(Moment {
        replay: there.replay(),
        events,
    })
}

/// Writes a code to a new file.
///
/// # Errors
/// The file cannot be written.
pub fn write_file(paths: &Paths, code: &str) -> Result<PathBuf, Notice> {
    let file = super::files::unused(&paths.shared(), "moment", "txt");
    match write_with_folder(&file, code.as_bytes()) {
        Ok(()) => Ok(file),
        Err(error) => Err(Notice::unwritable(&file, &error)),
    }
}

pub(super) fn open(
    mut asked: MessageReader<OpenMoment>,
    shelf: Res<Shelf>,
    paths: Res<Paths>,
    words: Res<Words>,
    at: Res<State<AppState>>,
    slot: Res<SaveSlot>,
    mut unsaved: ResMut<Unsaved>,
    mut hold: ResMut<HoldAt>,
    mut commands: Commands,
    mut state: ResMut<NextState<AppState>>,
    mut started: MessageWriter<TableStarted>,
    mut tell: MessageWriter<Notice>,
) {
    let Some(OpenMoment(text)) = asked.read().last() else {
        return;
    };
    if unsaved.asks(&at, &slot, GivingUp::ForMoment(text.clone())) {
        return;
    }
    let opened = code_in(text).and_then(|code| lay_out(&code, &shelf, &words));
    match opened {
        Ok((table, moment)) => {
            let name = format!("{}-{}-shared", table.game(), moment.replay.seed);
            let name = SaveStore::new(paths.saves()).unused(&name);
            commands.insert_resource(SaveSlot::shared(name));
            commands.insert_resource(Seats::default());
            commands.insert_resource(CurrentTable(table));
            hold.0 = Some(moment.events);
            state.set(AppState::Table);
            started.write(TableStarted { resumed: true });
        }
        Err(details) => {
            tell.write(Notice {
                title: Phrase::new("moment-title"),
                text: Phrase::new("moment-not-opened"),
                details,
            });
        }
    }
}

/// The code itself, or the one in the file that the text names.
fn code_in(text: &str) -> Result<String, Vec<String>> {
    let file = Path::new(text.trim());
    // A text that contains a code is never a path, whatever a folder may be called.
    if Moment::parse(text).is_ok() || !file.is_file() {
        return Ok(text.to_owned());
    }
    let about = |what: &dyn std::fmt::Display| vec![format!("{}: {what}", file.display())];
    let bytes = read_within(file, LARGEST).map_err(|error| about(&error))?;
    String::from_utf8(bytes).map_err(|error| about(&error))
}

/// The table at a shared moment, as practice; or the reasons why not, with differences in content.
fn lay_out(
    code: &str,
    shelf: &Shelf,
    words: &Words,
) -> Result<(Box<dyn Table>, Moment), Vec<String>> {
    let moment = Moment::parse(code).map_err(|problem| vec![problem.to_string()])?;
    let replay = &moment.replay;
    let game = shelf
        .game(&replay.game)
        .ok_or_else(|| vec![format!("there is no game '{}'", replay.game)])?;
    let differences = Difference::between(&replay.content, game.stamp());
    let because = |first: String| {
        let differences = differences.iter().map(|it| words.plain(&in_words(it)));
        std::iter::once(first)
            .chain(differences)
            .collect::<Vec<_>>()
    };
    let mut table = game
        .replay(replay, None)
        .map_err(|problem| because(problem.to_string()))?;
    if table.digest() != replay.digest || table.log_len() < moment.events {
        return Err(because(words.plain(&Phrase::new("moment-goes-otherwise"))));
    }
    let all = table.choices_made();
    table
        .branch(all)
        .map_err(|problem| vec![problem.to_string()])?;
    table.show_to(usize::MAX);
    Ok((table, moment))
}

/// Describes a difference in content.
pub(super) fn in_words(difference: &Difference) -> Phrase {
    match difference {
        Difference::Missing(id, version) => Phrase::new("moment-mod-missing")
            .with("id", id.clone())
            .with("version", version.clone()),
        Difference::Version(id, there, here) => Phrase::new("moment-mod-version")
            .with("id", id.clone())
            .with("there", there.clone())
            .with("here", here.clone()),
        Difference::Changed(id) => Phrase::new("moment-mod-changed").with("id", id.clone()),
        Difference::Extra(id, version) => Phrase::new("moment-mod-extra")
            .with("id", id.clone())
            .with("version", version.clone()),
    }
}
