use bevy_egui::egui;
use egui::{
    Color32, FontId, Painter, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Widget,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::{focus_ring, heard};
use crate::ui::theme::{Palette, bold, italic, palette, regular, size};

/// A slip of card held by a brass clip at each end.
pub struct Button<'a> {
    text: &'a str,
    icon: Option<&'a str>,
    note: Option<&'a str>,
    name: Option<&'a str>,
    font: FontId,
    width: Option<f32>,
    chosen: bool,
    quiet: bool,
    enabled: bool,
}

impl<'a> Button<'a> {
    pub fn new(text: &'a str) -> Self {
        Button {
            text,
            icon: None,
            note: None,
            name: None,
            font: regular(size::BUTTON),
            width: None,
            chosen: false,
            quiet: false,
            enabled: true,
        }
    }

    /// Adds an icon before the text.
    #[must_use]
    pub fn icon(mut self, icon: &'a str) -> Self {
        self.icon = Some(icon);
        self
    }

    /// Adds a fainter note at its right end, such as its key.
    #[must_use]
    pub fn note(mut self, note: &'a str) -> Self {
        self.note = Some(note);
        self
    }

    /// Names it for whoever cannot see what stands beside it.
    #[must_use]
    pub fn name(mut self, name: &'a str) -> Self {
        self.name = Some(name);
        self
    }

    /// Sets the minimum width.
    #[must_use]
    pub fn width(mut self, width: f32) -> Self {
        self.width = Some(width);
        self
    }

    /// Marks it as the main or chosen one.
    #[must_use]
    pub fn chosen(mut self, chosen: bool) -> Self {
        self.chosen = chosen;
        self
    }

    /// Makes it bold and larger.
    #[must_use]
    pub fn large(mut self) -> Self {
        self.font = bold(size::HEADING);
        self
    }

    /// Makes it smaller, without clips.
    #[must_use]
    pub fn quiet(mut self) -> Self {
        self.quiet = true;
        self.font = regular(size::BODY);
        self
    }

    /// Sets the size of its words.
    #[must_use]
    pub fn points(mut self, points: f32) -> Self {
        self.font.size = regular(points).size;
        self
    }

    /// Enables or disables it.
    #[must_use]
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }
}

impl Widget for Button<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let palette = palette(ui.ctx());
        let side = if self.quiet { 10.0 } else { 24.0 };
        let ink = if self.enabled {
            palette.ink
        } else {
            palette.ink_soft
        };
        let most = (ui.available_width() - 2.0 * side).max(40.0);
        let icon_width = if self.icon.is_some() {
            self.font.size + 8.0
        } else {
            0.0
        };
        let note = self.note.map(|note| {
            let font = italic(size::SMALL);
            ui.painter()
                .layout_no_wrap(note.to_owned(), font, palette.ink_soft)
        });
        let note_width = note.as_ref().map_or(0.0, |note| note.size().x + 14.0);
        let room = most - icon_width - note_width;
        let text = ui
            .painter()
            .layout(self.text.to_owned(), self.font.clone(), ink, room);
        let content = icon_width + text.size().x + note_width;
        let width = (content + 2.0 * side)
            .max(self.width.unwrap_or(0.0))
            .min(most + 2.0 * side);
        let height = (text.size().y + if self.quiet { 8.0 } else { 14.0 }).max(30.0);
        let sense = if self.enabled {
            Sense::click()
        } else {
            Sense::hover()
        };
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), sense);
        let name = self.name.unwrap_or(self.text);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, self.enabled, name));
        heard::pressed(&response, self.enabled, "button");
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let down = response.is_pointer_button_down_on();
        let face = rect.translate(if down {
            vec2(0.0, 1.5)
        } else {
            egui::Vec2::ZERO
        });
        let look = Look {
            hovered: response.hovered() && self.enabled,
            down,
            chosen: self.chosen,
            enabled: self.enabled,
        };
        slip(ui.painter(), face, &palette, look, !self.quiet);
        let centred = self.note.is_none();
        let left = if centred {
            face.center().x - (icon_width + text.size().x) / 2.0
        } else {
            face.left() + side
        };
        if let Some(icon) = self.icon {
            ui.painter().text(
                pos2(left + (icon_width - 8.0) / 2.0, face.center().y),
                egui::Align2::CENTER_CENTER,
                icon,
                regular(self.font.size + 2.0),
                ink,
            );
        }
        let at = pos2(left + icon_width, face.center().y - text.size().y / 2.0);
        ui.painter().galley(at, text, ink);
        if let Some(note) = note {
            let at = pos2(
                face.right() - side - note.size().x,
                face.center().y - note.size().y / 2.0,
            );
            ui.painter().galley(at, note, palette.ink_soft);
        }
        focus_ring(ui.painter(), &response, face);
        response.on_hover_cursor(if self.enabled {
            egui::CursorIcon::PointingHand
        } else {
            egui::CursorIcon::Default
        })
    }
}

#[derive(Clone, Copy)]
pub(super) struct Look {
    pub hovered: bool,
    pub down: bool,
    pub chosen: bool,
    pub enabled: bool,
}

/// The card itself: bone, warmed by lamplight under the pointer.
pub(super) fn slip(painter: &Painter, rect: Rect, palette: &Palette, look: Look, clips: bool) {
    let base = if look.chosen {
        mix(palette.bone, palette.lamp, 0.55)
    } else {
        palette.bone
    };
    let fill = match (look.enabled, look.hovered) {
        (false, _) => mix(palette.parchment, palette.parchment_dark, 0.35),
        (true, true) => mix(base, palette.lamp, 0.45),
        (true, false) => base,
    };
    if look.enabled && !look.down {
        let under = rect.translate(vec2(1.0, 2.5));
        painter.rect_filled(under, 4.0, Color32::from_black_alpha(70));
    }
    let line = if look.enabled {
        palette.ink
    } else {
        palette.ink_soft.gamma_multiply(0.6)
    };
    painter.rect(rect, 4.0, fill, Stroke::new(1.3, line), StrokeKind::Inside);
    // A line of light along the upper edge and of shade along the lower one.
    if look.enabled {
        let shade = palette.parchment_dark.gamma_multiply(0.8);
        painter.hline(
            rect.left() + 4.0..=rect.right() - 4.0,
            rect.bottom() - 2.5,
            Stroke::new(2.0, shade),
        );
    }
    if clips {
        for (x, out) in [(rect.left(), -1.0), (rect.right(), 1.0)] {
            clip(
                painter,
                pos2(x, rect.center().y),
                out,
                palette,
                look.enabled,
            );
        }
    }
}

/// A brass clip gripping the edge of a card.
fn clip(painter: &Painter, at: egui::Pos2, out: f32, palette: &Palette, enabled: bool) {
    let fade = |colour: Color32| {
        if enabled {
            colour
        } else {
            colour.gamma_multiply(0.45)
        }
    };
    let x = |by: f32| at.x + out * by;
    let points = vec![
        pos2(x(3.5), at.y - 6.5),
        pos2(x(3.5), at.y + 6.5),
        pos2(x(-9.0), at.y + 4.5),
        pos2(x(-11.0), at.y),
        pos2(x(-9.0), at.y - 4.5),
    ];
    painter.add(Shape::convex_polygon(
        points,
        fade(palette.brass),
        Stroke::new(1.1, fade(palette.ink)),
    ));
    painter.line_segment(
        [pos2(x(2.0), at.y - 4.2), pos2(x(-8.0), at.y - 2.6)],
        Stroke::new(1.2, fade(palette.lamp)),
    );
    painter.circle_filled(pos2(x(-3.0), at.y + 0.8), 1.7, fade(palette.brass_dark));
}

pub(super) fn mix(a: Color32, b: Color32, t: f32) -> Color32 {
    let channel = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * t) as u8;
    Color32::from_rgb(
        channel(a.r(), b.r()),
        channel(a.g(), b.g()),
        channel(a.b(), b.b()),
    )
}

/// A standard button.
pub fn button(ui: &mut Ui, text: &str) -> Response {
    ui.add(Button::new(text))
}

/// A small round brass stud with an icon; `name` is its tooltip.
pub fn icon_button(ui: &mut Ui, icon: &str, name: &str) -> Response {
    stud(ui, icon, name, true)
}

/// The same where it does nothing just now; `name` says why. Keys come to it all the same, so that
/// it can be heard.
pub fn idle_icon_button(ui: &mut Ui, icon: &str, name: &str) {
    stud(ui, icon, name, false);
}

fn stud(ui: &mut Ui, icon: &str, name: &str, enabled: bool) -> Response {
    let palette = palette(ui.ctx());
    let (sense, cursor) = match enabled {
        true => (Sense::click(), egui::CursorIcon::PointingHand),
        false => (
            Sense::focusable_noninteractive(),
            egui::CursorIcon::NotAllowed,
        ),
    };
    let (rect, response) = ui.allocate_exact_size(vec2(32.0, 32.0), sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, name));
    heard::pressed(&response, enabled, "button");
    let middle = rect.center();
    let (fill, ink) = match (enabled, response.hovered()) {
        (false, _) => (
            mix(palette.parchment, palette.parchment_dark, 0.35),
            palette.ink_soft.gamma_multiply(0.6),
        ),
        (true, true) => (palette.lamp, palette.ink),
        (true, false) => (mix(palette.brass, palette.bone, 0.25), palette.ink),
    };
    let radius = if response.is_pointer_button_down_on() {
        14.0
    } else {
        15.0
    };
    if enabled {
        ui.painter().circle_filled(
            middle + vec2(1.0, 2.0),
            radius,
            Color32::from_black_alpha(80),
        );
    }
    ui.painter()
        .circle(middle, radius, fill, Stroke::new(1.3, ink));
    let align = egui::Align2::CENTER_CENTER;
    ui.painter().text(middle, align, icon, regular(18.0), ink);
    focus_ring(ui.painter(), &response, rect);
    super::tooltip(response.on_hover_cursor(cursor), name)
}

/// Underlined words that link somewhere, such as to a rule.
pub fn link(ui: &mut Ui, text: &str) -> Response {
    let palette = palette(ui.ctx());
    let font = regular(size::BODY);
    let galley = ui
        .painter()
        .layout(text.to_owned(), font, palette.lapis, ui.available_width());
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Link, true, text));
    heard::pressed(&response, true, "page");
    let width = if response.hovered() { 2.0 } else { 1.0 };
    for row in &galley.rows {
        let row_rect = row.rect().translate(rect.min.to_vec2());
        ui.painter().hline(
            row_rect.x_range(),
            row_rect.bottom() - 2.0,
            Stroke::new(width, palette.lapis),
        );
    }
    ui.painter().galley(rect.min, galley, palette.lapis);
    focus_ring(ui.painter(), &response, rect);
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// Space between two tabs.
const TAB_GAP: f32 = 4.0;

/// The type size of tabs and the room beside their words: less of both where that saves a second row.
fn tab_fit<'n>(ui: &Ui, names: impl Iterator<Item = &'n str> + Clone) -> (f32, f32) {
    const USUAL: (f32, f32) = (size::BUTTON, 28.0);
    const CLOSER: [(f32, f32); 2] = [(size::BUTTON, 16.0), (size::BODY - 1.0, 14.0)];
    let (painter, room) = (ui.painter(), ui.available_width() + TAB_GAP);
    let fits = |(points, edges): &(f32, f32)| {
        let wide = names.clone().map(|name| {
            let text = painter.layout_no_wrap(name.to_owned(), bold(*points), Color32::WHITE);
            text.size().x + edges + TAB_GAP
        });
        wide.sum::<f32>() <= room
    };
    let mut all = [USUAL].into_iter().chain(CLOSER);
    all.find(fits).unwrap_or(USUAL)
}

/// Index tabs along the top of a sheet; true if a different one was chosen.
pub fn tabs<T: Copy + PartialEq>(ui: &mut Ui, chosen: &mut T, all: &[(T, &str)]) -> bool {
    let palette = palette(ui.ctx());
    let before = *chosen;
    let (points, edges) = tab_fit(ui, all.iter().map(|(_, name)| *name));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = TAB_GAP;
        for (value, name) in all {
            let here = *value == *chosen;
            let font = if here { bold(points) } else { regular(points) };
            let text = ui
                .painter()
                .layout_no_wrap((*name).to_owned(), font, palette.ink);
            let (rect, response) =
                ui.allocate_exact_size(vec2(text.size().x + edges, 36.0), Sense::click());
            response
                .widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, here, *name));
            let fill = match (here, response.hovered()) {
                (true, _) => palette.bone,
                (false, true) => mix(palette.parchment, palette.lamp, 0.4),
                (false, false) => mix(palette.parchment, palette.parchment_dark, 0.55),
            };
            let top = if here { rect.top() } else { rect.top() + 4.0 };
            let points = vec![
                pos2(rect.left(), rect.bottom()),
                pos2(rect.left() + 5.0, top),
                pos2(rect.right() - 5.0, top),
                pos2(rect.right(), rect.bottom()),
            ];
            ui.painter().add(Shape::convex_polygon(
                points,
                fill,
                Stroke::new(1.2, palette.ink_soft),
            ));
            let at = rect.center() - text.size() / 2.0 + vec2(0.0, 1.0);
            ui.painter().galley(at, text, palette.ink);
            if here {
                let line = Stroke::new(3.0, palette.oxblood);
                ui.painter()
                    .hline(rect.left()..=rect.right(), rect.bottom() - 1.5, line);
            }
            heard::pressed(&response, true, "tab");
            focus_ring(ui.painter(), &response, rect.shrink(1.0));
            if response
                .on_hover_cursor(egui::CursorIcon::PointingHand)
                .clicked()
            {
                *chosen = *value;
            }
        }
    });
    *chosen != before
}
