//! The list: what is decided before the dice, the rooms with their steps, and the step that is looked
//! at.

use bevy_egui::egui;
use egui::{Rect, Ui, UiBuilder, vec2};
use egui_phosphor::regular as icon;

use super::{Asked, bench::Bench, step};
use crate::{
    app::Words,
    game::{
        FieldKind, Phrase, SetupField,
        workshop::{Act, ListRoom, ListStep},
    },
    ui::{
        page::scroll,
        theme::{bold, palette, regular, size},
        widgets::{Button, divider, heading, icon_button, inset, number, rich, switch, tooltip},
    },
};

/// Height of the part for the step that is looked at.
const STEP: f32 = 176.0;

/// Shows the list.
pub(super) fn show(ui: &mut Ui, words: &Words, bench: &mut Bench, asked: &mut Asked) {
    let all = ui.max_rect();
    let foot = if bench.chosen.is_some() { STEP } else { 0.0 };
    let above = all.with_max_y(all.bottom() - foot);
    let below = Rect::from_min_max(egui::pos2(all.left(), above.bottom() + 6.0), all.max);
    ui.scope_builder(UiBuilder::new().max_rect(above).id_salt("rooms"), |ui| {
        scroll(ui, "workshop list", |ui| {
            heading(ui, words.get("workshop-list"));
            fields(ui, words, bench, asked);
            divider(ui);
            for room in 0..bench.seen.rooms.len() {
                of_room(ui, words, bench, room);
            }
            bench.bring = false;
        });
    });
    if bench.chosen.is_some() {
        ui.scope_builder(UiBuilder::new().max_rect(below).id_salt("step"), |ui| {
            inset(ui.painter(), below);
            ui.set_clip_rect(below);
            step::show(ui, words, bench, asked);
        });
    }
}

/// What is decided before any die is rolled.
fn fields(ui: &mut Ui, words: &Words, bench: &Bench, asked: &mut Asked) {
    for field in &bench.seen.fields {
        let value = bench.seen.values.0.get(field.key);
        let changed = match (&field.kind, value) {
            (FieldKind::Switch, Some(value)) => switched(ui, words, field, value),
            (FieldKind::Number(from, to), Some(value)) => {
                numbered(ui, words, field, value, (*from, *to))
            }
            (FieldKind::Choice(all), Some(value)) => stepped(ui, words, field, value, all),
            // A field without a value does something at once.
            (FieldKind::Choice(all), None) => begun(ui, words, field, all),
            _ => None,
        };
        if let Some(value) = changed {
            asked.act = Some(Act::Field(field.key, value));
        }
    }
}

fn label(ui: &mut Ui, words: &Words, field: &SetupField) {
    let ink = palette(ui.ctx()).ink;
    let response = rich(ui, words.plain(&field.label), bold(size::BODY), ink);
    tooltip(response, words.plain(&field.help));
}

fn switched(ui: &mut Ui, words: &Words, field: &SetupField, value: &str) -> Option<String> {
    let mut on = value == "true";
    let response = switch(ui, &mut on, &words.plain(&field.label));
    let changed = response.changed();
    tooltip(response, words.plain(&field.help));
    changed.then(|| on.to_string())
}

fn numbered(
    ui: &mut Ui,
    words: &Words,
    field: &SetupField,
    value: &str,
    (from, to): (i32, i32),
) -> Option<String> {
    let before = value.parse().unwrap_or(from);
    let mut now = before;
    ui.horizontal(|ui| {
        label(ui, words, field);
        let (less, more) = (words.get("less"), words.get("more"));
        // A list from elsewhere may have fewer rooms than any that is rolled.
        number(ui, &mut now, from.min(before), to, &less, &more);
    });
    (now != before).then(|| now.to_string())
}

/// One of several in a row, with studs to the one before it and the one after it.
fn stepped(
    ui: &mut Ui,
    words: &Words,
    field: &SetupField,
    value: &str,
    all: &[(&'static str, Phrase)],
) -> Option<String> {
    let here = all.iter().position(|(known, _)| *known == value)?;
    let mut to = None;
    ui.horizontal_wrapped(|ui| {
        label(ui, words, field);
        let what = words.plain(&field.label);
        let of = |key: &'static str| words.plain(&Phrase::new(key).with("what", what.clone()));
        if icon_button(ui, icon::CARET_LEFT, &of("workshop-before")).clicked() {
            to = here.checked_sub(1);
        }
        let ink = palette(ui.ctx()).ink;
        rich(ui, words.plain(&all[here].1), regular(size::BODY), ink);
        if icon_button(ui, icon::CARET_RIGHT, &of("workshop-after")).clicked() {
            to = Some(here + 1);
        }
    });
    let (value, _) = all.get(to?)?;
    Some((*value).to_owned())
}

fn begun(
    ui: &mut Ui,
    words: &Words,
    field: &SetupField,
    all: &[(&'static str, Phrase)],
) -> Option<String> {
    let mut begun = None;
    let others = all.iter().filter(|(value, _)| *value != field.default);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let ink = palette(ui.ctx()).ink;
        rich(ui, words.get("workshop-begin-from"), bold(size::BODY), ink);
        for (value, name) in others {
            if ui.add(Button::new(&words.plain(name)).quiet()).clicked() {
                begun = Some((*value).to_owned());
            }
        }
    });
    begun
}

/// A room with its steps.
fn of_room(ui: &mut Ui, words: &Words, bench: &mut Bench, nth: usize) {
    let room: &ListRoom = &bench.seen.rooms[nth];
    let here = bench.room() == Some(room.number);
    let colours = palette(ui.ctx());
    let ink = if here { colours.oxblood } else { colours.ink };
    let heading = rich(ui, title(words, room), bold(size::BODY), ink);
    if here && bench.bring {
        heading.scroll_to_me(None);
    }
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
        for step in &room.steps {
            let shown = Shown::of(words, step, bench.is_in_the_air(step.id));
            let name = shown.told(words, room, step);
            let mut slip = Button::new(&shown.text)
                .quiet()
                .name(&name)
                .chosen(bench.chosen == Some(step.id));
            if let Some(mark) = shown.mark {
                slip = slip.icon(mark);
            }
            if !shown.dice.is_empty() {
                slip = slip.note(&shown.dice);
            }
            let response = ui.add(slip);
            if tooltip(response, name.clone()).clicked() {
                chosen = Some(step.id);
            }
        }
    });
    ui.add_space(4.0);
    if chosen.is_some() {
        bench.chosen = chosen;
    }
}

/// The number of a room and what it is for.
pub(super) fn title(words: &Words, room: &ListRoom) -> String {
    let number = Phrase::new("workshop-room").with("room", room.number);
    match &room.name {
        Some(name) => words.plain(
            &Phrase::new("workshop-room-named")
                .with("room", room.number)
                .with("name", name.clone()),
        ),
        None => words.plain(&number),
    }
}

/// A step as it is shown.
pub(super) struct Shown {
    pub text: String,
    pub dice: String,
    mark: Option<&'static str>,
}

impl Shown {
    pub(super) fn of(words: &Words, step: &ListStep, in_the_air: bool) -> Self {
        let result = step.result.as_ref().filter(|_| !in_the_air);
        let Some(result) = result else {
            return Shown {
                text: words.plain(&step.label),
                dice: String::new(),
                mark: Some(icon::QUESTION),
            };
        };
        let faces: Vec<String> = step.dice.iter().map(|die| die.face.to_string()).collect();
        let mark = match () {
            () if step.by_hand() => Some(icon::HAND),
            () if step.idle => Some(icon::PROHIBIT),
            () => None,
        };
        Shown {
            text: words.plain(result),
            dice: faces.join(" "),
            mark,
        }
    }

    /// All of it for whoever cannot see where it stands.
    fn told(&self, words: &Words, room: &ListRoom, step: &ListStep) -> String {
        let key = match step.result {
            None => "workshop-step-open",
            Some(_) if step.by_hand() => "workshop-step-by-hand",
            Some(_) => "workshop-step-rolled",
        };
        let told = Phrase::new(key)
            .with("room", room.number)
            .with("step", step.label.clone())
            .with("result", self.text.clone())
            .with("dice", self.dice.clone());
        words.plain(&told)
    }
}
