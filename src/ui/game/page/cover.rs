//! The book as a thing: leather, two pages with a gutter, a ribbon, corners to turn.

use bevy_egui::egui;
use egui::{Color32, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, pos2, vec2};

use super::{GameUi, to_bookmark};
use crate::app::ColourSet;
use crate::ui::texture::Materials;
use crate::ui::theme::{Palette, palette, regular};
use crate::ui::widgets::{focus_ring, heard, shadow, tooltip};

/// The areas of an open book.
pub(super) struct Spread {
    /// The leather.
    cover: Rect,
    pub left: Rect,
    /// The right page.
    pub right: Rect,
}

/// Size limit of the book.
const LARGEST: egui::Vec2 = vec2(2300.0, 1400.0);
/// Space left free beside the gutter.
const GUTTER: f32 = 30.0;
/// The strip at the foot of the left page, for its number and the controls that turn pages.
const FOOT: f32 = 38.0;
/// Size of a corner for turning pages.
const CORNER: f32 = 36.0;

impl Spread {
    /// The largest book that fits into an area.
    pub fn within(board: Rect) -> Self {
        let room = (board.size() - vec2(20.0, 14.0)).min(LARGEST);
        let size = vec2(room.x.min(room.y * 2.35), room.y);
        let cover = Rect::from_center_size(board.center(), size);
        let pages = cover.shrink2(vec2(11.0, 8.0));
        let (left, right) = pages.split_left_right_at_fraction(0.5);
        Spread { cover, left, right }
    }

    /// The smallest and the largest type of a text: so large that a line has some 45 letters, or so
    /// small that it has 65.
    pub fn type_sizes(&self) -> (f32, f32) {
        let width = self.left_text().width();
        let least = (width / 27.0).clamp(16.0, 32.0);
        (least, (width / 18.5).clamp(least, 46.0))
    }

    /// The type size of lists: larger pages have larger type.
    pub fn points(&self) -> f32 {
        (self.left.width() / 26.5).clamp(17.0, 32.0)
    }

    /// The outer margin of a page.
    fn outer(&self) -> f32 {
        (self.left.width() * 0.055).clamp(16.0, 60.0)
    }

    /// The printed area of the left page.
    pub fn left_text(&self) -> Rect {
        let page = self.left;
        Rect::from_min_max(
            page.min + vec2(self.outer(), 14.0),
            page.max - vec2(GUTTER - 8.0, FOOT),
        )
    }

    /// The printed area of the right page.
    pub fn right_text(&self) -> Rect {
        let page = self.right;
        Rect::from_min_max(
            page.min + vec2(GUTTER, 12.0),
            page.max - vec2(self.outer(), 16.0),
        )
    }

    /// The foot of the left page.
    pub fn foot(&self) -> Rect {
        let text = self.left_text();
        Rect::from_min_max(
            pos2(text.left(), text.bottom() + 3.0),
            pos2(text.right(), self.left.bottom() - 2.0),
        )
    }
}

/// Paints leather and paper.
pub(super) fn paint(ui: &Ui, spread: &Spread) {
    let colours = palette(ui.ctx());
    let painter = ui.painter();
    let cover = spread.cover;
    shadow(painter, cover, 14.0);
    let leather = mixed(colours.oxblood, colours.wood_dark, 0.62);
    painter.rect(
        cover,
        9.0,
        leather,
        Stroke::new(1.5, colours.wood_dark),
        StrokeKind::Inside,
    );
    stitches(painter, cover.shrink(4.5), &colours);
    // The edges of the leaves below the two open pages.
    let pages = spread.left.union(spread.right);
    for leaf in (1..=3).rev() {
        let by = leaf as f32 * 1.6;
        let under = pages.expand2(vec2(by, by * 0.45));
        let shade = mixed(
            colours.parchment,
            colours.parchment_dark,
            0.25 * leaf as f32,
        );
        let line = Stroke::new(0.8, colours.ink_soft.gamma_multiply(0.7));
        painter.rect(under, 2.0, shade, line, StrokeKind::Inside);
    }
    let materials = Materials::of(ui.ctx());
    for page in [spread.left, spread.right] {
        let outline = [
            page.left_top(),
            page.right_top(),
            page.right_bottom(),
            page.left_bottom(),
        ];
        painter.add(materials.parchment(&outline, colours.parchment));
    }
    if colours.set != ColourSet::HighContrast {
        gutter(painter, spread, &colours);
    }
    let fold = Stroke::new(1.2, colours.ink_soft.gamma_multiply(0.8));
    painter.vline(spread.left.right(), pages.y_range(), fold);
}

fn mixed(a: Color32, b: Color32, part: f32) -> Color32 {
    a.lerp_to_gamma(b, part)
}

/// A line of stitches round the leather.
fn stitches(painter: &egui::Painter, rect: Rect, colours: &Palette) {
    let corners = [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
        rect.left_top(),
    ];
    let thread = Stroke::new(1.2, colours.brass.gamma_multiply(0.75));
    painter.extend(Shape::dashed_line(&corners, thread, 6.0, 5.0));
}

/// The shade where the pages bend into the fold, and along their outer edges.
fn gutter(painter: &egui::Painter, spread: &Spread, colours: &Palette) {
    let middle = spread.left.right();
    let wide = (spread.left.width() * 0.09).min(54.0);
    let (y, high) = (spread.left.top(), spread.left.height());
    let tint = |alpha: u8| {
        let (r, g, b) = (
            colours.brass_dark.r(),
            colours.brass_dark.g(),
            colours.brass_dark.b(),
        );
        Color32::from_rgba_unmultiplied(r / 2, g / 2, b / 2, alpha)
    };
    let strip = |from: f32, to: f32, near: u8, far: u8| {
        let mut mesh = egui::Mesh::default();
        mesh.colored_vertex(pos2(from, y), tint(near));
        mesh.colored_vertex(pos2(from, y + high), tint(near));
        mesh.colored_vertex(pos2(to, y), tint(far));
        mesh.colored_vertex(pos2(to, y + high), tint(far));
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(1, 2, 3);
        painter.add(mesh);
    };
    strip(middle, middle - wide * 0.35, 120, 44);
    strip(middle - wide * 0.35, middle - wide, 44, 0);
    strip(middle, middle + wide * 0.35, 105, 36);
    strip(middle + wide * 0.35, middle + wide, 36, 0);
    strip(spread.left.left(), spread.left.left() + 16.0, 46, 0);
    strip(spread.right.right(), spread.right.right() - 16.0, 46, 0);
}

/// The ribbon in the fold. A click on it returns to its page.
pub(super) fn ribbon(ui: &mut Ui, spread: &Spread, play: &mut GameUi, leads: bool) {
    let colours = palette(ui.ctx());
    let x = spread.right.left() + 7.0;
    let (top, end) = (spread.cover.top() - 2.0, spread.cover.bottom() + 5.0);
    let place = Rect::from_min_max(pos2(x, spread.left.top()), pos2(x + 12.0, end));
    let sense = if leads {
        Sense::click()
    } else {
        Sense::hover()
    };
    let response = ui.interact(place, ui.id().with("ribbon"), sense);
    let name = play.text("game-page-bookmark");
    if leads {
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name));
        heard::pressed(&response, true, "page");
    }
    let fill = if response.hovered() && leads {
        mixed(colours.oxblood, colours.lamp, 0.3)
    } else {
        colours.oxblood
    };
    let painter = ui.painter();
    let dark = Color32::from_black_alpha(60);
    let strip = Rect::from_min_max(pos2(x, top), pos2(x + 12.0, end));
    painter.rect_filled(
        strip.translate(vec2(2.0, 0.0)).with_max_y(end - 6.0),
        0.0,
        dark,
    );
    let (left, right, middle) = (strip.left(), strip.right(), strip.center().x);
    painter.rect_filled(strip.with_max_y(end - 8.0), 0.0, fill);
    for tail in [[left, middle, left], [right, middle, right]] {
        let points = vec![
            pos2(tail[0], end - 8.5),
            pos2(tail[1], end - 8.5),
            pos2(tail[2], end),
        ];
        painter.add(Shape::convex_polygon(points, fill, Stroke::NONE));
    }
    let sheen = Stroke::new(1.0, colours.bone.gamma_multiply(0.25));
    painter.vline(left + 3.0, top..=end - 9.0, sheen);
    focus_ring(ui.painter(), &response, place);
    if leads {
        let clicked = response.clicked();
        tooltip(
            response.on_hover_cursor(egui::CursorIcon::PointingHand),
            name,
        );
        if clicked {
            to_bookmark(play);
        }
    }
}

/// The outer lower corner of a page; true if it was clicked.
pub(super) fn corner(ui: &mut Ui, page: Rect, to_left: bool, name: &str) -> bool {
    let colours = palette(ui.ctx());
    let (at, sign): (Pos2, f32) = if to_left {
        (page.left_bottom(), 1.0)
    } else {
        (page.right_bottom(), -1.0)
    };
    let place = Rect::from_two_pos(at, at + vec2(sign * CORNER, -CORNER));
    let response: Response = ui.interact(place, ui.id().with(("corner", to_left)), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, name));
    heard::pressed(&response, true, "page");
    let size = if response.hovered() {
        CORNER
    } else {
        CORNER * 0.8
    };
    let (up, along) = (at - vec2(0.0, size), at + vec2(sign * size, 0.0));
    let fold = pos2(along.x, up.y);
    let painter = ui.painter();
    let below = mixed(colours.parchment_dark, colours.wood, 0.25);
    painter.add(Shape::convex_polygon(
        vec![up, at, along],
        below,
        Stroke::NONE,
    ));
    let back = mixed(colours.parchment, colours.parchment_dark, 0.55);
    let line = Stroke::new(1.0, colours.ink_soft);
    painter.add(Shape::convex_polygon(vec![up, fold, along], back, line));
    let icon = if to_left {
        egui_phosphor::regular::CARET_LEFT
    } else {
        egui_phosphor::regular::CARET_RIGHT
    };
    let middle = at + vec2(sign * size * 0.66, -size * 0.66);
    let ink = colours.ink;
    painter.text(
        middle,
        egui::Align2::CENTER_CENTER,
        icon,
        regular(15.0),
        ink,
    );
    focus_ring(ui.painter(), &response, place.shrink(2.0));
    let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
    tooltip(response, name).clicked()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_stays_on_its_page() {
        for (width, height) in [
            (964.0, 470.0),
            (640.0, 240.0),
            (1600.0, 800.0),
            (3400.0, 1800.0),
        ] {
            let board = Rect::from_min_size(pos2(5.0, 64.0), vec2(width, height));
            let spread = Spread::within(board);
            assert!(board.contains_rect(spread.cover));
            for part in [spread.left_text(), spread.foot()] {
                assert!(spread.left.contains_rect(part), "{part:?} in {board:?}");
                assert!(part.is_positive());
            }
            assert!(spread.right.contains_rect(spread.right_text()));
            let (least, most) = spread.type_sizes();
            assert!(least <= most && least >= 16.0);
        }
    }
}
