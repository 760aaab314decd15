//! The sheet with the code of a moment, to be copied or kept as a file.

use bevy_egui::egui;

use super::GameUi;
use crate::app::{Notice, kept::moments};
use crate::game::Phrase;
use crate::ui::theme::{palette, size};
use crate::ui::widgets::{Button, body, heading, modal};

/// Shows the code of the moment just shared.
pub(super) fn show(ctx: &egui::Context, play: &mut GameUi) {
    let Some(code) = play.shared.0.clone() else {
        return;
    };
    let (mut copied, mut kept, mut done) = (false, false, false);
    let esc = modal(ctx, "share", 560.0, |ui| {
        heading(ui, play.text("moment-title"));
        body(ui, play.text("moment-shared"));
        ui.add_space(6.0);
        let mut text = code.as_str();
        egui::ScrollArea::vertical()
            .max_height(170.0)
            .show(ui, |ui| {
                ui.add(
                    egui::TextEdit::multiline(&mut text)
                        .font(egui::FontId::monospace(size::SMALL))
                        .text_color(palette(ui.ctx()).ink)
                        .desired_rows(3)
                        .desired_width(f32::INFINITY),
                );
            });
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let copy = play.text("moment-copy");
            copied = ui.add(Button::new(&copy).chosen(true)).clicked();
            kept = ui.add(Button::new(&play.text("moment-keep"))).clicked();
            done = ui.add(Button::new(&play.text("moment-done"))).clicked();
        });
    });
    if copied {
        ctx.copy_text(code.clone());
    }
    if kept {
        play.tell
            .write(match moments::write_file(&play.paths, &code) {
                Ok(file) => Notice {
                    title: Phrase::new("moment-title"),
                    text: Phrase::new("moment-kept"),
                    details: vec![file.display().to_string()],
                },
                Err(tell) => tell,
            });
    }
    if esc || copied || kept || done {
        play.shared.0 = None;
    }
}
