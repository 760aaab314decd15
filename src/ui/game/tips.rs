//! Tooltips: notes beside the pointer, each with the rule behind it.

use bevy_egui::egui;
use egui::{RectAlign, Response, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::GameUi;
use crate::app::Overlay;
use crate::game::{Item, Phrase, RuleId, signed};
use crate::ui::theme::{bold, italic, palette, regular, size};
use crate::ui::widgets::{focus_ring, heard, link, rich};

/// Width that no note exceeds, in points.
const WIDEST: f32 = 360.0;

/// A note put into words beforehand.
#[derive(Clone, Default)]
pub(super) struct Tip {
    pub title: String,
    /// More about it, line by line.
    pub lines: Vec<String>,
    /// The parts of a sum.
    pub parts: Vec<(String, i32)>,
    pub rule: Option<RuleId>,
}

impl Tip {
    /// A note with a title only.
    pub fn new(title: impl Into<String>) -> Self {
        Tip {
            title: title.into(),
            ..Tip::default()
        }
    }

    /// Everything that it says, for whoever hears it read.
    fn in_a_row(&self) -> String {
        let parts = self.parts.iter();
        let parts = parts.map(|(name, value)| format!("{} {name}", signed(*value)));
        let all = [self.title.clone()].into_iter().chain(self.lines.clone());
        heard::in_a_row(all.chain(parts))
    }

    /// Adds the rule behind it.
    #[must_use]
    pub fn rule(mut self, rule: RuleId) -> Self {
        self.rule = Some(rule);
        self
    }

    /// Adds a line.
    #[must_use]
    pub fn line(mut self, line: impl Into<String>) -> Self {
        let line = line.into();
        if !line.is_empty() {
            self.lines.push(line);
        }
        self
    }

    /// Adds the parts of a sum.
    #[must_use]
    pub fn parts(mut self, play: &GameUi, parts: &[(Phrase, i32)]) -> Self {
        self.parts = parts
            .iter()
            .map(|(name, value)| (play.say(name), *value))
            .collect();
        self
    }
}

/// True while a menu or a dialog lies over the table: a tip would shine through it, and one with a rule
/// to click stays for as long as the pointer is on it.
pub(super) fn are_hushed(play: &GameUi) -> bool {
    *play.overlay.get() != Overlay::None || play.desk.dialog.is_some()
}

/// Shows a note while the pointer rests on something, or Tab has come to it. Its rule can be clicked.
pub(super) fn tip(response: Response, play: &mut GameUi, tip: &Tip) -> Response {
    let mut follow = None;
    let title = tip.rule.map(|rule| play.titles.of(rule));
    let response = if response.sense.is_focusable() {
        response
    } else {
        let response = response.interact(Sense::focusable_noninteractive());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, tip.in_a_row()));
        let painter = response.ctx.layer_painter(response.layer_id);
        focus_ring(&painter, &response, response.rect);
        response
    };
    if are_hushed(play) {
        return response;
    }
    if response.has_focus() {
        beside(&response, tip, title.as_deref());
        return response;
    }
    let mut note = egui::Tooltip::for_enabled(&response);
    note.popup = clear_of_lesson(note.popup, &response, play);
    note.show(|ui| {
        ui.set_max_width(WIDEST);
        if words(ui, tip, title.as_deref()) {
            follow = tip.rule;
        }
    });
    if let Some(rule) = follow {
        play.open_rule.write(crate::app::OpenRule(rule));
    }
    response
}

/// Puts a note on the side of its widget where it leaves the text of a lesson free, if there is one.
fn clear_of_lesson<'p>(
    popup: egui::Popup<'p>,
    response: &Response,
    play: &GameUi,
) -> egui::Popup<'p> {
    /// Height of a note that has not been laid out yet.
    const USUAL: f32 = 90.0;
    /// Between a widget and its note.
    const GAP: f32 = 6.0;
    let Some(text) = play.desk.course.text() else {
        return popup;
    };
    let id = egui::Tooltip::next_tooltip_id(&response.ctx, response.id);
    let last = response.ctx.memory(|memory| memory.area_rect(id));
    let size = last.map_or(vec2(WIDEST, USUAL), |it| it.size());
    let screen = response.ctx.content_rect();
    let leaves_free = |align: &RectAlign| {
        let at = align.align_rect(&response.rect, size, GAP);
        screen.contains_rect(at) && !at.intersects(text)
    };
    match RectAlign::MENU_ALIGNS.into_iter().find(leaves_free) {
        Some(side) => popup.align(side).gap(GAP),
        None => popup,
    }
}

/// Shows a note above something while the pointer rests on it or it has the focus: what lies below stays in
/// sight.
pub(super) fn tip_above(response: &Response, play: &GameUi, tip: &Tip) {
    if are_hushed(play) {
        return;
    }
    let mut note = match response.has_focus() {
        true => egui::Tooltip::for_widget(response),
        false => egui::Tooltip::for_enabled(response),
    };
    note.popup = note.popup.align(egui::RectAlign::TOP_END);
    note.show(|ui| {
        ui.set_max_width(WIDEST);
        words(ui, tip, None);
    });
}

/// Shows a note beside something for as long as the keyboard is on it.
pub(super) fn beside(response: &Response, tip: &Tip, rule: Option<&str>) {
    egui::Tooltip::for_widget(response).show(|ui| {
        ui.set_max_width(WIDEST);
        words(ui, tip, rule);
    });
}

/// Lays a note out; true if its rule was clicked.
pub(super) fn words(ui: &mut Ui, tip: &Tip, rule: Option<&str>) -> bool {
    let colours = palette(ui.ctx());
    ui.spacing_mut().item_spacing.y = 3.0;
    ui.spacing_mut().interact_size.y = 8.0;
    if !tip.title.is_empty() {
        rich(ui, &tip.title, bold(size::BODY), colours.ink);
    }
    for line in &tip.lines {
        rich(ui, line, regular(size::BODY - 1.0), colours.ink);
    }
    for (at, (name, value)) in tip.parts.iter().enumerate() {
        ui.horizontal(|ui| {
            let value = part(at, *value);
            rich(ui, value, bold(size::BODY - 1.0), colours.lapis);
            rich(ui, name, regular(size::BODY - 1.0), colours.ink);
        });
    }
    let Some(rule) = rule else { return false };
    rule_link(ui, rule)
}

/// The name of a rule as a link to the rulebook.
pub(super) fn rule_link(ui: &mut Ui, title: &str) -> bool {
    let colours = palette(ui.ctx());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        rich(
            ui,
            egui_phosphor::regular::BOOK_OPEN,
            italic(size::SMALL),
            colours.ink_soft,
        );
        link(ui, title).clicked()
    })
    .inner
}

/// The parts that a number adds up from, the first one without a sign.
pub(super) fn sum(play: &GameUi, parts: &[(Phrase, i32)]) -> String {
    let parts = parts.iter().enumerate();
    let parts = parts.map(|(at, (name, value))| format!("{} {}", part(at, *value), play.say(name)));
    parts.collect::<Vec<_>>().join(", ")
}

/// A part of a sum: what is added to the first one has its sign.
fn part(at: usize, value: i32) -> String {
    match at {
        0 => value.to_string(),
        _ => signed(value),
    }
}

/// The note on an item.
pub(super) fn item_tip(play: &GameUi, item: &Item) -> Tip {
    let mut note = Tip::new(play.say(&item.name))
        .line(play.say(&item.detail))
        .rule(item.rule);
    if item.in_use {
        note = note.line(play.text("game-item-in-use"));
    }
    if item.damaged {
        note = note.line(play.text("game-item-damaged"));
    }
    note
}
