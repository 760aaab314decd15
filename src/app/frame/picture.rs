//! Screenshots.

use std::fs;

use bevy::{
    prelude::*,
    render::view::screenshot::{Screenshot, ScreenshotCaptured},
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::paths::Paths;
use crate::{
    app::{Command, Notice, PlaySound, Settings, Told, kept::files::unused},
    dungeon::write_png,
    game::Phrase,
};

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, take_on_key);
}

fn take_on_key(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut sound: MessageWriter<PlaySound>,
    mut commands: Commands,
) -> Result {
    if settings.keys.pressed(contexts.ctx_mut()?, Command::Picture) {
        commands.spawn(Screenshot::primary_window()).observe(store);
        sound.write(PlaySound::new("quill"));
    }
    Ok(())
}

fn store(
    captured: On<ScreenshotCaptured>,
    paths: Res<Paths>,
    mut tell: MessageWriter<Notice>,
    mut told: MessageWriter<Told>,
) {
    let picture = match captured.image.clone().try_into_dynamic() {
        Ok(picture) => picture.to_rgb8(),
        Err(error) => {
            tell.write(Notice::unwritable(&paths.pictures(), &error));
            return;
        }
    };
    let written = fs::create_dir_all(paths.pictures()).map_err(|error| error.to_string());
    let file = unused(&paths.pictures(), "tabledelve", "png");
    match written.and_then(|()| write_png(&picture, &file).map_err(|e| e.to_string())) {
        Ok(()) => {
            let file = file.display().to_string();
            told.write(Told(Phrase::new("told-picture").with("file", file)));
        }
        Err(error) => {
            tell.write(Notice::unwritable(&file, &error));
        }
    }
}
