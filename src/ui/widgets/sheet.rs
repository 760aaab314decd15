use bevy_egui::egui;
use egui::{
    Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, UiBuilder, pos2,
    vec2,
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::SplitMix64;

use crate::ui::{
    texture::Materials,
    theme::{bold, palette, size},
};

/// The table top, lit by a lamp above its middle.
pub fn desk(painter: &Painter, rect: Rect) {
    let palette = palette(painter.ctx());
    let wood = Materials::of(painter.ctx());
    painter.add(wood.wood(rect, palette.wood));
    let centre = rect.center_top() + vec2(0.0, rect.height() * 0.42);
    let reach = rect.size().length() * 0.62;
    let glow = palette.lamp.gamma_multiply(0.13);
    disc(painter, centre, reach * 0.75, glow, Color32::TRANSPARENT);
    ring_to_dark(painter, rect, centre, reach);
}

/// A soft disc: one colour in the middle, another at the rim.
fn disc(painter: &Painter, centre: Pos2, radius: f32, middle: Color32, rim: Color32) {
    let mut mesh = egui::Mesh::default();
    mesh.colored_vertex(centre, middle);
    const STEPS: u32 = 48;
    for step in 0..STEPS {
        let angle = step as f32 / STEPS as f32 * std::f32::consts::TAU;
        mesh.colored_vertex(centre + radius * egui::Vec2::angled(angle), rim);
        mesh.add_triangle(0, 1 + step, 1 + (step + 1) % STEPS);
    }
    painter.add(mesh);
}

/// Darkness growing from `reach` outwards to beyond the corners.
fn ring_to_dark(painter: &Painter, rect: Rect, centre: Pos2, reach: f32) {
    let mut mesh = egui::Mesh::default();
    const STEPS: u32 = 64;
    let dark = Color32::from_black_alpha(190);
    for step in 0..STEPS {
        let angle = step as f32 / STEPS as f32 * std::f32::consts::TAU;
        let out = egui::Vec2::angled(angle) * vec2(1.0, 0.72);
        mesh.colored_vertex(centre + out * reach * 0.45, Color32::TRANSPARENT);
        mesh.colored_vertex(centre + out * reach * 1.15, dark);
        mesh.colored_vertex(centre + out * reach * 2.2, dark);
        let (a, b) = (3 * step, 3 * ((step + 1) % STEPS));
        mesh.add_triangle(a, a + 1, b);
        mesh.add_triangle(b, a + 1, b + 1);
        mesh.add_triangle(a + 1, a + 2, b + 1);
        mesh.add_triangle(b + 1, a + 2, b + 2);
    }
    painter.with_clip_rect(rect).add(mesh);
}

/// The soft shadow of something that lies on the table.
pub fn shadow(painter: &Painter, rect: Rect, height: f32) {
    let shadow = egui::Shadow {
        offset: [(height * 0.4) as i8, (height * 0.8) as i8],
        blur: (height * 2.2) as u8,
        spread: 0,
        color: Color32::from_black_alpha(150),
    };
    painter.add(shadow.as_shape(rect, CornerRadius::same(4)));
}

/// A sheet of parchment: slightly uneven at its edges, darker towards them, an ink rule inside.
pub fn paper(painter: &Painter, rect: Rect) {
    let palette = palette(painter.ctx());
    let outline = deckle(rect);
    shadow(painter, rect, 9.0);
    let fill = Materials::of(painter.ctx()).parchment(&outline, palette.parchment);
    painter.add(fill);
    edge_wash(painter, &outline, rect.center(), palette.brass_dark);
    let faint = Stroke::new(1.0, palette.ink_soft.gamma_multiply(0.6));
    painter.add(Shape::closed_line(outline, faint));
}

/// The outline of a sheet torn along a ruler: it strays from the straight by less than a point.
fn deckle(rect: Rect) -> Vec<Pos2> {
    let mut points = Vec::new();
    let corners = [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
    ];
    for side in 0..4 {
        let (from, to) = (corners[side], corners[(side + 1) % 4]);
        let out = (to - from).normalized().rot90();
        let steps = ((to - from).length() / 23.0).ceil().max(1.0) as usize;
        for step in 0..steps {
            let along = step as f32 / steps as f32;
            let stray = if step == 0 {
                0.0
            } else {
                wander(side as u32, step as u32)
            };
            points.push(from + (to - from) * along + out * stray * 0.9);
        }
    }
    points
}

fn wander(side: u32, step: u32) -> f32 {
    let point = (u64::from(side) << 32) | u64::from(step);
    SplitMix64::seed_from_u64(point).random_range(-1.0..=1.0)
}

/// The darker wash along the edges of a sheet.
fn edge_wash(painter: &Painter, outline: &[Pos2], middle: Pos2, colour: Color32) {
    let mut mesh = egui::Mesh::default();
    let dark = Color32::from_rgba_unmultiplied(colour.r(), colour.g(), colour.b(), 120);
    let clear = Color32::TRANSPARENT;
    for point in outline {
        let inward = (middle - *point) * vec2(1.0, 1.0);
        let step = vec2(inward.x.clamp(-26.0, 26.0), inward.y.clamp(-26.0, 26.0));
        mesh.colored_vertex(*point, dark);
        mesh.colored_vertex(*point + step, clear);
    }
    let points = outline.len() as u32;
    for point in 0..points {
        let (a, b) = (2 * point, 2 * ((point + 1) % points));
        mesh.add_triangle(a, a + 1, b);
        mesh.add_triangle(b, a + 1, b + 1);
    }
    painter.add(mesh);
}

/// A place set into a sheet, a little darker, ruled with a thin line.
pub fn inset(painter: &Painter, rect: Rect) {
    let palette = palette(painter.ctx());
    painter.rect(
        rect,
        3.0,
        palette.parchment_dark.gamma_multiply(0.28),
        Stroke::new(1.0, palette.ink_soft.gamma_multiply(0.7)),
        StrokeKind::Inside,
    );
}

/// A rule across a sheet with a small lozenge in its middle.
pub fn divider(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 14.0), egui::Sense::hover());
    rule(ui.painter(), rect.center(), rect.width());
}

/// A thin line of this width with a lozenge in its middle.
pub fn rule(painter: &Painter, middle: Pos2, width: f32) {
    let palette = palette(painter.ctx());
    let line = Stroke::new(1.0, palette.ink_soft.gamma_multiply(0.8));
    let [left, right] = [middle.x - width / 2.0, middle.x + width / 2.0];
    painter.hline(left..=middle.x - 9.0, middle.y, line);
    painter.hline(middle.x + 9.0..=right, middle.y, line);
    lozenge(painter, middle, 4.0, palette.ink_soft);
}

pub(super) fn lozenge(painter: &Painter, at: Pos2, radius: f32, colour: Color32) {
    let points = vec![
        at + vec2(0.0, -radius),
        at + vec2(radius, 0.0),
        at + vec2(0.0, radius),
        at + vec2(-radius, 0.0),
    ];
    painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
}

/// A brass corner with its rivet; `corner` is the sheet's own corner, `inward` points to its
/// middle.
pub fn brass_corner(painter: &Painter, corner: Pos2, inward: egui::Vec2) {
    let palette = palette(painter.ctx());
    let sign = vec2(inward.x.signum(), inward.y.signum());
    let at = |x: f32, y: f32| corner + vec2(x, y) * sign;
    let points = vec![
        at(-4.0, -4.0),
        at(26.0, -4.0),
        at(20.0, 4.0),
        at(4.0, 20.0),
        at(-4.0, 26.0),
    ];
    painter.add(Shape::convex_polygon(
        points.iter().map(|point| *point + vec2(1.5, 2.5)).collect(),
        Color32::from_black_alpha(80),
        Stroke::NONE,
    ));
    let line = Stroke::new(1.2, palette.ink);
    painter.add(Shape::convex_polygon(points, palette.brass, line));
    painter.line_segment(
        [at(-2.0, -2.0), at(21.0, -2.0)],
        Stroke::new(1.5, palette.lamp),
    );
    painter.circle(
        at(4.5, 4.5),
        2.6,
        palette.brass_dark,
        Stroke::new(1.0, palette.ink),
    );
}

/// A sheet with a title, on which a screen is laid out.
pub struct Sheet<'a> {
    rect: Rect,
    title: Option<&'a str>,
    margin: f32,
    corners: bool,
}

/// True if an area is so low that everything has to move closer together.
fn is_tight(place: Rect) -> bool {
    place.height() < 520.0
}

impl<'a> Sheet<'a> {
    pub fn new(rect: Rect) -> Self {
        Sheet {
            rect,
            title: None,
            margin: 28.0,
            corners: true,
        }
    }

    /// A sheet in the middle of an area, no larger than `largest`, with some of the table around
    /// it.
    pub fn centred(place: Rect, largest: egui::Vec2) -> Self {
        // In a small area the table shows less.
        let room = if is_tight(place) {
            place.size() - vec2(20.0, 16.0)
        } else {
            place.size() - vec2(56.0, 44.0)
        };
        let size = room.min(largest).round();
        Sheet::new(Rect::from_center_size(
            pos2(place.center().x.round(), place.center().y.round()),
            size,
        ))
    }

    /// Adds a title at its top.
    #[must_use]
    pub fn title(mut self, title: &'a str) -> Self {
        self.title = Some(title);
        self
    }

    /// Changes the margin.
    #[must_use]
    pub fn margin(mut self, margin: f32) -> Self {
        self.margin = margin;
        self
    }

    /// Without brass corners, for small sheets.
    #[must_use]
    pub fn plain(mut self) -> Self {
        self.corners = false;
        self
    }

    /// Draws the sheet and lays out its contents.
    pub fn show<R>(self, ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
        let palette = palette(ui.ctx());
        let rect = self.rect;
        paper(ui.painter(), rect);
        if self.corners {
            let middle = rect.center();
            for corner in [
                rect.left_top(),
                rect.right_top(),
                rect.right_bottom(),
                rect.left_bottom(),
            ] {
                brass_corner(ui.painter(), corner, middle - corner);
            }
        }
        let tight = is_tight(rect);
        let mut inner = rect.shrink(if tight {
            self.margin * 0.6
        } else {
            self.margin
        });
        if let Some(title) = self.title {
            let galley = ui.painter().layout(
                title.to_owned(),
                bold(if tight { size::HEADING } else { size::TITLE }),
                palette.ink,
                inner.width() - 40.0,
            );
            let at = pos2(
                rect.center().x - galley.size().x / 2.0,
                rect.top() + if tight { 8.0 } else { 20.0 },
            );
            let bottom = at.y + galley.size().y + 4.0;
            ui.painter().galley(at, galley, palette.ink);
            let line = Stroke::new(1.0, palette.ink_soft);
            let middle = pos2(rect.center().x, bottom + 6.0);
            ui.painter()
                .hline(inner.left()..=middle.x - 12.0, middle.y, line);
            ui.painter()
                .hline(middle.x + 12.0..=inner.right(), middle.y, line);
            lozenge(ui.painter(), middle, 5.0, palette.oxblood);
            inner.set_top(bottom + if tight { 12.0 } else { 18.0 });
        }
        ui.scope_builder(UiBuilder::new().max_rect(inner), contents)
            .inner
    }
}
