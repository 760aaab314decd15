//! A game that cannot be written, as on a full disk, is not given up before the player has said so.

use std::path::PathBuf;

use bevy::{
    app::AppExit,
    prelude::*,
    window::{RequestRedraw, WindowCloseRequested},
};

use super::{
    moments::OpenMoment,
    saves::{self, Resume, SaveSlot},
};
use crate::app::AppState;

/// What would give up a game that could not be saved, and waits until the player has said so.
#[derive(Clone, Debug)]
pub enum GivingUp {
    /// Another saved game.
    ForSave(PathBuf),
    /// A shared moment, by its code or its file.
    ForMoment(String),
    /// The end of the program.
    ForGood,
}

/// The question whether to give up the game on the table.
#[derive(Resource, Default, Debug)]
pub struct Unsaved {
    /// What it is about, while it is open.
    pub asked: Option<GivingUp>,
    /// True once the player has said yes, until that is done.
    sure: bool,
}

impl Unsaved {
    /// Asks first, if the game on the table is one that could not be saved; true if so.
    pub(super) fn asks(&mut self, at: &AppState, slot: &SaveSlot, what: GivingUp) -> bool {
        if std::mem::take(&mut self.sure) || *at != AppState::Table || !slot.failed() {
            return false;
        }
        self.asked = Some(what);
        true
    }
}

/// The player's answer.
#[derive(Message, Clone, Copy, Debug)]
pub struct GiveUp(
    /// True to leave without saving.
    pub bool,
);

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Unsaved>()
        .add_message::<GiveUp>()
        .add_systems(Update, answered)
        // By then the game has been saved, or could not be.
        .add_systems(Last, close.after(saves::save));
}

fn answered(
    mut answers: MessageReader<GiveUp>,
    mut unsaved: ResMut<Unsaved>,
    mut resume: MessageWriter<Resume>,
    mut moment: MessageWriter<OpenMoment>,
    mut exit: MessageWriter<AppExit>,
) {
    let Some(GiveUp(sure)) = answers.read().last() else {
        return;
    };
    let Some(what) = unsaved.asked.take().filter(|_| *sure) else {
        return;
    };
    unsaved.sure = true;
    match what {
        GivingUp::ForSave(path) => {
            resume.write(Resume(path));
        }
        GivingUp::ForMoment(text) => {
            moment.write(OpenMoment(text));
        }
        GivingUp::ForGood => {
            exit.write(AppExit::Success);
        }
    }
}

/// Ends the program when the window is asked to close, if the game is saved.
fn close(
    mut asked: MessageReader<WindowCloseRequested>,
    at: Res<State<AppState>>,
    slot: Res<SaveSlot>,
    mut unsaved: ResMut<Unsaved>,
    mut exit: MessageWriter<AppExit>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if asked.read().count() == 0 {
        return;
    }
    if unsaved.asks(&at, &slot, GivingUp::ForGood) {
        redraw.write(RequestRedraw);
    } else {
        exit.write(AppExit::Success);
    }
}
