//! Rooms under the hand: chosen by a click, dragged by the mouse, moved by the arrow keys.

use bevy_egui::egui;
use egui::{EventFilter, Key, Modifiers, Pos2, Sense, Ui};

use super::{Asked, bench::Bench, list::title, sight::Sight};
use crate::{
    app::Words,
    game::{
        Phrase,
        workshop::{Act, FloorPlan},
    },
    grid::{Cell, Rect as Cells},
    ui::widgets::{focus_ring, inset, tooltip},
};

/// Cells that an arrow key moves a room by together with Shift.
const FAR: i16 = 5;

/// A room that is dragged.
pub(super) struct Drag {
    pub room: u8,
    /// Where it lay, where it was taken, and where it is now.
    from: Cell,
    taken: Pos2,
    pub to: Cell,
    /// The cells that were shown when it was taken, so that nothing slips away below the hand.
    pub cells: Cells,
    /// The plan with the room there, or why it cannot be.
    seen: Option<Result<FloorPlan, Phrase>>,
}

impl Drag {
    pub(super) fn plan(&self) -> Option<&FloorPlan> {
        self.seen.as_ref()?.as_ref().ok()
    }

    pub(super) fn refusal(&self) -> Option<&Phrase> {
        self.seen.as_ref()?.as_ref().err()
    }
}

/// A frame for the rooms, and how they lie in it; none while there is nothing to be seen.
pub(super) fn framed(ui: &mut Ui, bench: &Bench) -> Option<(egui::Rect, Sight)> {
    let place = ui.available_rect_before_wrap();
    inset(ui.painter(), place);
    let cells = cells(bench).filter(|_| !bench.are_dice_falling())?;
    ui.set_clip_rect(place);
    Some((place, Sight::of(cells, place.shrink(8.0))))
}

/// The cells that are shown.
fn cells(bench: &Bench) -> Option<Cells> {
    match &bench.drag {
        Some(drag) => Some(drag.cells),
        None => bench.plan().map(super::sight::cells),
    }
}

/// Lets every room be chosen and moved.
pub(super) fn rooms(
    ui: &mut Ui,
    words: &Words,
    bench: &mut Bench,
    sight: &Sight,
    asked: &mut Asked,
) {
    let Some(plan) = &bench.seen.plan else {
        return;
    };
    let rects: Vec<Cells> = plan.rooms.iter().map(|room| room.rect).collect();
    for (number, rect) in (1u8..).zip(rects) {
        let place = sight.rect(rect);
        let id = ui.id().with(("room", number));
        let response = ui.interact(place, id, Sense::click_and_drag());
        let name = told(words, bench, number);
        let here = bench.room() == Some(number);
        response.widget_info(|| {
            egui::WidgetInfo::selected(egui::WidgetType::Button, true, here, &name)
        });
        focus_ring(ui.painter(), &response, place);
        if response.clicked() || response.gained_focus() {
            bench.choose_room(number);
        }
        if response.drag_started() {
            bench.choose_room(number);
            let taken = ui.input(|input| input.pointer.press_origin());
            bench.drag = taken.map(|taken| Drag {
                room: number,
                from: rect.min,
                taken,
                to: rect.min,
                cells: bench.plan().map_or(rect, super::sight::cells),
                seen: None,
            });
        }
        if response.dragged()
            && let Some(at) = response.interact_pointer_pos()
        {
            dragged(bench, number, sight, at);
        }
        if response.drag_stopped()
            && let Some(drag) = bench.drag.take().filter(|drag| drag.room == number)
            && drag.to != drag.from
        {
            asked.act = Some(Act::Move(number, drag.to));
        }
        if response.has_focus() {
            by_keys(ui, &response, number, rect.min, asked);
        }
        if bench.drag.is_none() {
            tooltip(response.on_hover_cursor(egui::CursorIcon::Grab), name);
        }
    }
}

/// Takes a room along with the mouse.
fn dragged(bench: &mut Bench, room: u8, sight: &Sight, at: Pos2) {
    let Some(mut drag) = bench.drag.take().filter(|drag| drag.room == room) else {
        return;
    };
    let to = drag.from + sight.steps(at - drag.taken);
    if to != drag.to {
        drag.to = to;
        drag.seen = bench.shop().map(|shop| shop.moved(room, to));
    }
    bench.drag = Some(drag);
}

/// Moves the room with the focus by the arrow keys.
fn by_keys(ui: &Ui, response: &egui::Response, room: u8, from: Cell, asked: &mut Asked) {
    let filter = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let arrows = [
        (Key::ArrowLeft, (-1, 0)),
        (Key::ArrowRight, (1, 0)),
        (Key::ArrowUp, (0, -1)),
        (Key::ArrowDown, (0, 1)),
    ];
    for (key, (x, y)) in arrows {
        let (far, near) = ui.input_mut(|input| {
            let far = input.consume_key(Modifiers::SHIFT, key);
            (far, input.consume_key(Modifiers::NONE, key))
        });
        let by = match (far, near) {
            (true, _) => FAR,
            (_, true) => 1,
            _ => continue,
        };
        asked.act = Some(Act::Move(room, from + Cell::new(x * by, y * by)));
    }
}

/// A room in words: what it is, and where its ways lead.
fn told(words: &Words, bench: &Bench, number: u8) -> String {
    let room = bench.seen.rooms.iter().find(|room| room.number == number);
    let mut told = room.map_or_else(String::new, |room| title(words, room));
    let ways = bench.seen.ways.iter();
    for way in ways.filter(|way| way.to == number || way.from == Some(number)) {
        told.push('\n');
        told.push_str(&words.plain(&way.told));
    }
    told
}
