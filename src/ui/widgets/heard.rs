//! What widgets sound like. A widget only leaves a note of it; it is played after the frame, and
//! only if what the widget set off does not make a sound of its own.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Context, Id, Response};

use crate::app::PlaySound;

fn note() -> Id {
    Id::new("the sound of a widget")
}

/// Leaves a note that a sound is wanted.
fn leave(ctx: &Context, sound: &'static str) {
    ctx.data_mut(|data| data.insert_temp(note(), sound));
}

/// Pressed, a widget clicks; one that cannot be pressed is heard to refuse.
pub(in crate::ui) fn pressed(response: &Response, enabled: bool, sound: &'static str) {
    let ctx = &response.ctx;
    if enabled && response.clicked() {
        leave(ctx, sound);
    } else if !enabled && response.hovered() && ctx.input(|input| input.pointer.primary_clicked()) {
        leave(ctx, "refused");
    }
}

/// Plays what a widget has left a note of.
pub(in crate::ui) fn play(
    mut contexts: EguiContexts,
    mut others: MessageReader<PlaySound>,
    mut own: Local<Option<&'static str>>,
    mut commands: Commands,
) {
    // Its own sound of the frame before is no other one.
    let others = others.read().filter(|other| Some(other.0.as_str()) != *own);
    let silent = others.count() == 0;
    *own = None;
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let wanted = ctx.data_mut(|data| data.remove_temp::<&'static str>(note()));
    if let Some(sound) = wanted.filter(|_| silent) {
        *own = Some(sound);
        commands.write_message(PlaySound::new(sound));
    }
}
