//! A game that cannot be written, as on a full disk, is not given up before the player has said so.

use std::path::PathBuf;

use bevy::{
    app::AppExit,
    prelude::*,
    window::{RequestRedraw, WindowCloseRequested},
};

use super::{
    moments::OpenMoment,
    saves::{Resume, SaveSlot},
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

/// The question that is open, if there is one.
#[derive(Resource, Default, Debug)]
pub struct Unsaved(pub Option<GivingUp>);

impl Unsaved {
    /// Asks first, if the game on the table is one that could not be saved; true if so.
    pub(super) fn asks(&mut self, at: &AppState, slot: &SaveSlot, what: GivingUp) -> bool {
        let asks = *at == AppState::Table && slot.failed();
        if asks {
            self.0 = Some(what);
        }
        asks
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
        // The game is saved at the end of the frame in which the window is to close.
        .add_systems(PostUpdate, close);
}

fn answered(
    mut answers: MessageReader<GiveUp>,
    mut unsaved: ResMut<Unsaved>,
    mut slot: ResMut<SaveSlot>,
    mut resume: MessageWriter<Resume>,
    mut moment: MessageWriter<OpenMoment>,
    mut exit: MessageWriter<AppExit>,
) {
    let Some(GiveUp(sure)) = answers.read().last() else {
        return;
    };
    let Some(what) = unsaved.0.take().filter(|_| *sure) else {
        return;
    };
    slot.give_up();
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

/// Ends the program once the window has been asked to close and the game is saved.
fn close(
    mut asked: MessageReader<WindowCloseRequested>,
    mut closing: Local<bool>,
    at: Res<State<AppState>>,
    slot: Res<SaveSlot>,
    mut unsaved: ResMut<Unsaved>,
    mut exit: MessageWriter<AppExit>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if std::mem::take(&mut *closing) && !unsaved.asks(&at, &slot, GivingUp::ForGood) {
        exit.write(AppExit::Success);
    }
    if asked.read().count() > 0 {
        *closing = true;
    }
    if *closing || unsaved.0.is_some() {
        redraw.write(RequestRedraw);
    }
}
