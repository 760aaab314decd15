//! The sounds of widgets. A widget only leaves a note of its sound; it is played after the frame,
//! unless whatever the widget set off makes a sound of its own.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Context, Id, Response};

use crate::app::PlaySound;

fn note() -> Id {
    Id::new("the sound of a widget")
}

/// Notes that a sound is wanted.
fn leave(ctx: &Context, sound: &'static str) {
    ctx.data_mut(|data| data.insert_temp(note(), sound));
}

/// A pressed widget clicks; a disabled one sounds a refusal.
pub(in crate::ui) fn pressed(response: &Response, enabled: bool, sound: &'static str) {
    let ctx = &response.ctx;
    if enabled && response.clicked() {
        leave(ctx, sound);
    } else if !enabled && response.hovered() && ctx.input(|input| input.pointer.primary_clicked()) {
        leave(ctx, "refused");
    }
}

/// Plays the sound noted by a widget.
pub(in crate::ui) fn play(
    mut contexts: EguiContexts,
    mut others: MessageReader<PlaySound>,
    mut own: Local<Option<&'static str>>,
    mut commands: Commands,
) {
    // Its own sound from the frame before does not count as another.
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
