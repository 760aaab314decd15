//! A number between two signs that count down and up, on a slip.

use bevy_egui::egui;
use egui::{Align2, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{focus_ring, heard, tooltip};
use crate::ui::theme::{bold, palette, size};

/// Shows a number in its place, and returns the one that the signs or the wheel lead to. Held signs count
/// on; the other button of the mouse goes as far as possible. Only the signs are stops for Tab. `name`
/// gives what is read out: of the number for 0, of a sign for its step, -1 or 1.
pub fn stepper(
    ui: &Ui,
    (rect, salt): (Rect, usize),
    (amount, (min, max)): (i32, (i32, i32)),
    name: impl Fn(i32) -> String,
    hint: &str,
) -> (Response, i32) {
    let colours = palette(ui.ctx());
    let id = ui.id().with(("stepper", salt));
    // What misses the two signs must not take the choice below.
    let response = ui.interact(rect, id, Sense::CLICK);
    heard::named(&response, || WidgetInfo {
        label: Some(name(0)),
        ..WidgetInfo::drag_value(true, amount.into())
    });
    let shade = colours.parchment_dark.gamma_multiply(0.55);
    ui.painter().rect_filled(rect.shrink(1.0), 4.0, shade);
    let third = rect.width() / 3.0;
    let mut to = amount;
    for (part, step) in [(0, -1), (2, 1)] {
        let min_x = rect.left() + third * part as f32;
        let area = Rect::from_min_size(pos2(min_x, rect.top()), vec2(third, rect.height()));
        let press = ui.interact(area, ui.id().with(("step", salt, part)), Sense::click());
        let possible = (min..=max).contains(&(amount + step));
        heard::named(&press, || {
            WidgetInfo::labeled(WidgetType::Button, possible, name(step))
        });
        sign(ui, area, &press, step, possible);
        if press.secondary_clicked() {
            to = if step > 0 { max } else { min };
        } else if repeats(ui, &press) || press.clicked() {
            to = amount + step;
        }
        tooltip(press, hint);
    }
    let scroll = ui.input(|input| input.smooth_scroll_delta.y);
    if response.hovered() && scroll.abs() > 1.0 {
        to = amount + scroll.signum() as i32;
    }
    let (middle, font) = (rect.center(), bold(size::BUTTON));
    let (number, ink) = (amount.to_string(), colours.ink);
    ui.painter()
        .text(middle, Align2::CENTER_CENTER, number, font, ink);
    (response, to.clamp(min, max))
}

/// True each time that a sign that is held down counts again.
fn repeats(ui: &Ui, press: &Response) -> bool {
    /// Seconds until a held sign counts on.
    const HELD: f64 = 0.4;
    /// Seconds between two steps from then on.
    const AGAIN: f64 = 0.07;
    let due = press.id.with("due");
    if !press.is_pointer_button_down_on() || !ui.input(|input| input.pointer.primary_down()) {
        ui.data_mut(|data| data.remove::<f64>(due));
        return false;
    }
    let now = ui.input(|input| input.time);
    let next = ui.data_mut(|data| *data.get_temp_mut_or_insert_with(due, || now + HELD));
    ui.ctx()
        .request_repaint_after(std::time::Duration::from_secs_f64((next - now).max(0.0)));
    let counts = now >= next;
    if counts {
        ui.data_mut(|data| data.insert_temp(due, now + AGAIN));
    }
    counts
}

/// A sign of a stepper, lit under the pointer if it can be pressed.
fn sign(ui: &Ui, area: Rect, press: &Response, step: i32, possible: bool) {
    let colours = palette(ui.ctx());
    if press.hovered() && possible {
        ui.painter()
            .rect_filled(area.shrink(3.0), 3.0, colours.lamp);
    }
    let ink = match possible {
        true => colours.ink,
        false => colours.ink_soft.gamma_multiply(0.5),
    };
    let sign = if step > 0 { "+" } else { "\u{2212}" };
    let font = bold(size::BUTTON + 4.0);
    ui.painter()
        .text(area.center(), Align2::CENTER_CENTER, sign, font, ink);
    focus_ring(ui.painter(), press, area.shrink(3.0));
}

#[cfg(test)]
mod tests {
    use egui::accesskit::{Action, Role};

    use super::*;
    use crate::ui::widgets::tests::{node, told};

    #[test]
    fn a_stepper_says_what_it_counts_and_is_no_dead_stop() {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(104.0, 38.0));
        let nodes = told(|ui| {
            let name = |step: i32| ["Fewer", "Rations", "More"][(step + 1) as usize].to_owned();
            stepper(ui, (rect, 0), (3, (1, 3)), name, "");
        });
        let middle = node(&nodes, Role::SpinButton, "Rations");
        assert_eq!(middle.numeric_value(), Some(3.0));
        assert!(!middle.supports_action(Action::Focus));
        let fewer = node(&nodes, Role::Button, "Fewer");
        assert!(fewer.supports_action(Action::Focus) && !fewer.is_disabled());
        assert!(node(&nodes, Role::Button, "More").is_disabled());
    }
}
