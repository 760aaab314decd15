//! Widgets of all screens: sheets, clipped buttons, switches, sliders, tabs, dialogs.
//!
//! Nothing here looks like egui's own; all of it shows the keyboard focus.

mod button;
mod dialog;
pub(in crate::ui) mod heard;
mod input;
mod sheet;
mod stepper;
mod table;
mod words;

pub use button::{Button, button, icon_button, idle_icon_button, link, tabs};
pub use dialog::{Dialog, dialog, modal};
pub use input::{
    choice, name_within, number, progress, search, short_text_field, slider, switch, switch_of,
    text_field,
};
pub use sheet::{Sheet, brass_corner, desk, divider, inset, paper, rule, shadow};
pub use stepper::stepper;
pub use table::TextTable;
pub use words::{
    body, caption, caption_line, heading, lines, rich, title, tooltip, tooltip_beside,
};

use bevy_egui::egui;
use egui::{Painter, Rect, Response, Stroke, StrokeKind};

/// Draws a ring of lamplight around the widget with the keyboard focus, and scrolls it into view.
pub fn focus_ring(painter: &Painter, response: &Response, rect: Rect) {
    if !response.has_focus() {
        return;
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let palette = super::theme::palette(painter.ctx());
    let ring = rect.expand(3.0);
    painter.rect_stroke(ring, 5.0, Stroke::new(4.0, palette.ink), StrokeKind::Middle);
    painter.rect_stroke(
        ring,
        5.0,
        Stroke::new(2.0, palette.lamp),
        StrokeKind::Middle,
    );
}

/// True if the player asked to go back: Esc, when nothing on the screen needs it first.
pub fn back_pressed(ctx: &egui::Context) -> bool {
    ctx.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape))
}

#[cfg(test)]
pub(in crate::ui) mod tests {
    use egui::accesskit::{Live, Node, Role, Toggled};

    use super::*;
    use crate::app::frame::fonts::{BOLD, ITALIC};

    /// What a screen reader is told about widgets.
    pub(in crate::ui) fn told(mut widgets: impl FnMut(&mut egui::Ui)) -> Vec<Node> {
        let ctx = egui::Context::default();
        let mut fonts = egui::FontDefinitions::default();
        let letters = fonts.families[&egui::FontFamily::Proportional].clone();
        for style in [BOLD, ITALIC] {
            let family = egui::FontFamily::Name(style.into());
            fonts.families.insert(family, letters.clone());
        }
        ctx.set_fonts(fonts);
        ctx.enable_accesskit();
        let mut nodes = Vec::new();
        for _ in 0..2 {
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| widgets(ui));
            output.textures_delta.clear();
            let update = output.platform_output.accesskit_update.take();
            nodes = update.map_or_else(Vec::new, |update| update.nodes);
        }
        nodes.into_iter().map(|(_, node)| node).collect()
    }

    /// The node with this role and name.
    pub(in crate::ui) fn node<'a>(nodes: &'a [Node], role: Role, name: &str) -> &'a Node {
        let found = nodes
            .iter()
            .find(|node| node.role() == role && node.label() == Some(name));
        found.unwrap_or_else(|| panic!("no {role:?} '{name}' in {nodes:#?}"))
    }

    /// The label that reads these words out.
    pub(in crate::ui) fn reads<'a>(nodes: &'a [Node], words: &str) -> &'a Node {
        let mut labels = nodes.iter().filter(|node| node.role() == Role::Label);
        let found = labels.find(|node| node.value() == Some(words));
        found.unwrap_or_else(|| panic!("nobody reads '{words}' in {nodes:#?}"))
    }

    #[test]
    fn a_name_has_no_more_letters_than_it_may_and_no_blanks_around_it() {
        assert_eq!(name_within("  Ada of the Marsh ", 40), "Ada of the Marsh");
        assert_eq!(name_within("Ada of the Marsh", 11), "Ada of the");
        assert_eq!(name_within("   ", 40), "");
    }

    #[test]
    fn what_is_only_painted_is_read_out_and_what_passes_is_announced() {
        let rect = Rect::from_min_size(egui::pos2(10.0, 20.0), egui::vec2(30.0, 40.0));
        let nodes = told(|ui| {
            heard::painted(ui, rect, "dice", || "9 of at most 13: a hit".to_owned());
            let id = egui::Id::new("passing");
            heard::announced(ui.ctx(), id, rect, || "The fight is won!".to_owned());
        });
        assert_eq!(reads(&nodes, "9 of at most 13: a hit").live(), None);
        let passing = reads(&nodes, "The fight is won!");
        assert_eq!(passing.live(), Some(Live::Polite));
        let place = passing.bounds().map(|it| [it.x0, it.y0, it.x1, it.y1]);
        assert_eq!(place, Some([10.0, 20.0, 40.0, 60.0]));
    }

    #[test]
    fn names_are_put_together_once_a_frame_and_only_for_a_listener() {
        let rect = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(30.0, 40.0));
        let mut named = 0;
        let mut widget = |ui: &mut egui::Ui| {
            let response = ui.interact(rect, ui.id().with("named"), egui::Sense::click());
            heard::named(&response, || {
                named += 1;
                egui::WidgetInfo::labeled(egui::WidgetType::Button, true, "Shoot. 74%")
            });
        };
        let deaf = egui::Context::default();
        deaf.run_ui(egui::RawInput::default(), |ui| widget(ui))
            .textures_delta
            .clear();
        let nodes = told(&mut widget);
        node(&nodes, Role::Button, "Shoot. 74%");
        assert_eq!(named, 2, "once in each of the frames that are listened to");
    }

    #[test]
    fn what_is_said_in_a_row_has_one_stop_between() {
        let parts = ["Rations for a day.", "", "8 silver", "+1 ST."];
        let said = heard::in_a_row(parts.map(str::to_owned));
        assert_eq!(said, "Rations for a day. 8 silver. +1 ST.");
        assert_eq!(heard::in_a_row([]), "");
    }

    #[test]
    fn every_widget_tells_its_name_and_state() {
        let nodes = told(|ui| {
            ui.add(Button::new("F5").name("Save: F5"));
            ui.add(Button::new("Begin").enabled(false));
            icon_button(ui, "x", "Close");
            switch_of(ui, &mut true, "Mute", "On");
            switch_of(ui, &mut false, "Hints", "Off");
            slider(ui, &mut 40, 0, 100, 5, "Music");
            choice(
                ui,
                &mut 2,
                &[(1, "Slow".to_owned()), (2, "Fast".to_owned())],
            );
            tabs(ui, &mut 1, &[(1, "Look"), (2, "Sound")]);
            link(ui, "The opening");
            text_field(ui, &mut String::new(), "Name", 100.0);
        });
        node(&nodes, Role::Button, "Save: F5");
        assert!(node(&nodes, Role::Button, "Begin").is_disabled());
        node(&nodes, Role::Button, "Close");
        node(&nodes, Role::Link, "The opening");
        let on = |role, name| node(&nodes, role, name).toggled();
        assert_eq!(on(Role::CheckBox, "Mute"), Some(Toggled::True));
        assert_eq!(on(Role::CheckBox, "Hints"), Some(Toggled::False));
        for (name, state) in [
            ("Fast", true),
            ("Slow", false),
            ("Look", true),
            ("Sound", false),
        ] {
            assert_eq!(on(Role::RadioButton, name), Some(state.into()), "{name}");
        }
        assert_eq!(
            node(&nodes, Role::Slider, "Music").numeric_value(),
            Some(40.0)
        );
        let field = nodes.iter().find(|node| node.role() == Role::TextInput);
        assert_eq!(field.and_then(|node| node.placeholder()), Some("Name"));
    }
}
