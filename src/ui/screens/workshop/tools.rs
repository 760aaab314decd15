//! The buttons above the columns and below them.

use bevy_egui::egui;
use egui::{Key, Modifiers, Ui, vec2};
use egui_phosphor::regular as icon;

use super::{Asked, bench::Bench};
use crate::{
    app::{Words, kept::workshop::Form},
    game::{Phrase, workshop::Act},
    ui::widgets::{Button, text_field, tooltip},
};

/// Rolling, undoing and putting back.
pub(super) fn bar(ui: &mut Ui, words: &Words, bench: &Bench, asked: &mut Asked) {
    let seen = &bench.seen;
    let rolled = seen.rooms.iter().flat_map(|room| &room.steps);
    let any = rolled.clone().any(|step| step.result.is_some());
    let moved = |room: u8| {
        let plan = seen.plan.as_ref();
        plan.and_then(|plan| plan.rooms.get(usize::from(room).wrapping_sub(1)))
            .is_some_and(|room| room.moved)
    };
    let any_moved = (1..=seen.rooms.len() as u8).any(moved);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let mut button = |key: &str, icon: &str, act: Act, enabled: bool| {
            let text = words.get(key);
            let slip = Button::new(&text).quiet().icon(icon).enabled(enabled);
            let response = ui.add(slip);
            if tooltip(response, words.get(&format!("{key}-help"))).clicked() {
                asked.act = Some(act);
            }
        };
        let left = seen.next.is_some();
        button("workshop-roll-all", icon::DICE_FIVE, Act::RollAll, true);
        button("workshop-roll-next", icon::DICE_ONE, Act::RollNext, left);
        button("workshop-roll-rest", icon::DICE_SIX, Act::RollRest, left);
        button("workshop-clear", icon::ERASER, Act::Clear, any);
        button(
            "workshop-undo",
            icon::ARROW_U_UP_LEFT,
            Act::Undo,
            seen.can_undo,
        );
        button(
            "workshop-redo",
            icon::ARROW_U_UP_RIGHT,
            Act::Redo,
            seen.can_redo,
        );
        button(
            "workshop-put-all-back",
            icon::ARROWS_IN,
            Act::PutAllBack,
            any_moved,
        );
        if let Some(room) = bench.room().filter(|room| moved(*room)) {
            let text = words.plain(&Phrase::new("workshop-put-back").with("room", room));
            let slip = Button::new(&text)
                .quiet()
                .icon(icon::ARROW_COUNTER_CLOCKWISE);
            if ui.add(slip).clicked() {
                asked.act = Some(Act::PutBack(room));
            }
        }
    });
    keys(ui, asked);
}

/// The usual keys for undoing and redoing, unless something is being typed.
fn keys(ui: &Ui, asked: &mut Asked) {
    if ui.ctx().text_edit_focused() {
        return;
    }
    let again = Modifiers::COMMAND | Modifiers::SHIFT;
    let (redo, undo) = ui.input_mut(|input| {
        let redo =
            input.consume_key(again, Key::Z) || input.consume_key(Modifiers::COMMAND, Key::Y);
        (redo, input.consume_key(Modifiers::COMMAND, Key::Z))
    });
    match (redo, undo) {
        (true, _) => asked.act = Some(Act::Redo),
        (_, true) => asked.act = Some(Act::Undo),
        _ => {}
    }
}

/// What there is to be exported.
#[derive(Clone, Copy)]
pub(super) struct Ready {
    /// There is a plan.
    whole: bool,
    /// No step is left to be rolled.
    finished: bool,
}

impl Ready {
    /// None if there is no workshop.
    pub(super) fn of(bench: &Bench) -> Option<Self> {
        let whole = bench.seen.plan.is_some();
        let finished = whole && bench.seen.next.is_none();
        (!bench.is_empty()).then_some(Ready { whole, finished })
    }
}

/// The name of the dungeon and the forms it is exported in; from right to left.
pub(super) fn exports(
    ui: &mut Ui,
    words: &Words,
    name: &mut String,
    Ready { whole, finished }: Ready,
) -> Option<Form> {
    let mut export = None;
    ui.spacing_mut().item_spacing.x = 8.0;
    for (key, icon, form, enabled) in [
        (
            "workshop-export-mod",
            icon::PUZZLE_PIECE,
            Form::Mod,
            finished,
        ),
        ("workshop-export-svg", icon::PEN_NIB, Form::Drawing, whole),
        ("workshop-export-png", icon::IMAGE, Form::Picture, whole),
        (
            "workshop-export-level",
            icon::MAP_TRIFOLD,
            Form::Level,
            whole,
        ),
    ] {
        let text = words.get(key);
        let response = ui.add(Button::new(&text).quiet().icon(icon).enabled(enabled));
        if tooltip(response, words.get(&format!("{key}-help"))).clicked() {
            export = Some(form);
        }
    }
    let width = (ui.available_width() - 20.0).clamp(90.0, 220.0);
    text_field(ui, name, &words.get("workshop-name"), width);
    export
}
