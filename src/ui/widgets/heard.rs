//! What is heard of widgets: their sounds, and the words that a screen reader says. A widget only leaves
//! a note of its sound; it is played after the frame, unless whatever the widget set off makes a sound of
//! its own.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::accesskit::{self, Live, Role};
use egui::{Context, Id, Rect, Response, Sense, Ui, WidgetInfo, WidgetType};

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

/// Names a widget. The words, which may take some finding, are put together only while a screen reader
/// listens, and once a frame.
pub(in crate::ui) fn named(response: &Response, info: impl FnOnce() -> WidgetInfo) {
    let listened = response
        .ctx
        .viewport(|it| it.this_pass.accesskit_state.is_some());
    if listened {
        let info = info();
        response.widget_info(|| info.clone());
    }
}

/// Reads out what is only painted in a rectangle.
pub(in crate::ui) fn painted(ui: &Ui, rect: Rect, salt: &str, words: impl FnOnce() -> String) {
    read(
        &ui.interact(rect, ui.id().with(salt), Sense::hover()),
        words,
    );
}

/// Reads out what is only painted where this lies.
pub(in crate::ui) fn read(response: &Response, words: impl FnOnce() -> String) {
    named(response, || {
        WidgetInfo::labeled(WidgetType::Label, true, words())
    });
}

/// Says something by itself when it appears, and whenever it changes: what is painted over everything
/// else for a moment, or what the keys have just come to.
pub(in crate::ui) fn announced(ctx: &Context, id: Id, rect: Rect, words: impl FnOnce() -> String) {
    ctx.accesskit_node_builder(id, |node| {
        node.set_role(Role::Label);
        node.set_value(words());
        node.set_live(Live::Polite);
        node.set_bounds(accesskit::Rect {
            x0: rect.left().into(),
            y0: rect.top().into(),
            x1: rect.right().into(),
            y1: rect.bottom().into(),
        });
    });
}

/// All that is said of one thing, as sentences.
pub(in crate::ui) fn in_a_row(parts: impl IntoIterator<Item = String>) -> String {
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    let all = parts.reduce(|all, part| format!("{}. {part}", all.trim_end_matches('.')));
    all.unwrap_or_default()
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
