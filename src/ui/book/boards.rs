//! Pictures of boards on a page: the board in the map hand, with its figures, and the marks of the
//! rules over it. Each is made when it is first in sight, one a frame.

use bevy::math::{Rect as Area, Vec2};
use bevy_egui::egui;
use egui::{
    Align2, Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, WidgetInfo, WidgetType,
};
use egui::{pos2, vec2};

use crate::{
    game::{BoardPicture, Illustration, Inked, LineOfSight, Side, Tiling, Token},
    grid::Cell,
    ui::{
        theme::{Palette, bold, palette, wash},
        widgets::{caption, inset},
    },
    view::{
        art::{ArtBox, Atlas, Picture},
        board_tiles, lay, small_map,
        tokens::rim,
    },
};

/// Side of a cell on the page, in points; less on large boards.
const CELL: f32 = 46.0;
/// Limit on the height of a picture, in points.
const HIGHEST: f32 = 420.0;
/// Pixels to a point, so that letters and drawings are as sharp.
const FINE: f32 = 2.0;

/// The pictures of a book made so far, and those that were in sight but not made yet.
#[derive(Default)]
pub(in crate::ui) struct Boards {
    edition: u32,
    made: Vec<(BoardPicture, Option<Shown>)>,
    /// Maps that are shown no longer, until there is a chance to put them away.
    spent: Vec<Picture>,
    wanted: Vec<BoardPicture>,
}

/// A picture ready to be shown.
struct Shown {
    drawn: Illustration,
    /// The part of the board that it covers.
    area: Area,
    map: Picture,
    /// The drawings of each token, from below.
    tokens: Vec<(Token, Vec<Picture>)>,
}

impl Boards {
    /// Forgets all pictures: pages or records may have changed.
    pub fn forget(&mut self) {
        let shown = self.made.drain(..).filter_map(|(_, shown)| shown);
        self.spent.extend(shown.map(|it| it.map));
    }

    /// True if pictures were in sight that are not made yet.
    pub fn are_wanted(&self) -> bool {
        !self.wanted.is_empty()
    }

    /// Makes the next picture asked for; true if there is more to be seen now.
    pub fn make(
        &mut self,
        art: &mut ArtBox,
        lay_out: impl Fn(&BoardPicture) -> Option<Illustration>,
    ) -> bool {
        if self.edition != art.edition() {
            self.edition = art.edition();
            self.forget();
        }
        self.spent.drain(..).for_each(|map| art.put_away(map));
        let wanted = std::mem::take(&mut self.wanted);
        if !art.art().ready() {
            return !wanted.is_empty();
        }
        let Some(next) = wanted.into_iter().next() else {
            return false;
        };
        let shown = lay_out(&next).and_then(|drawn| Shown::new(art, drawn));
        self.made.push((next, shown));
        true
    }

    /// Shows a picture with its caption, or the caption alone until it is made.
    pub fn show(&mut self, ui: &mut Ui, picture: &BoardPicture) {
        ui.add_space(4.0);
        match self.made.iter().find(|(made, _)| made == picture) {
            Some((_, Some(shown))) => shown.show(ui, &picture.caption),
            Some((_, None)) => {}
            None => self.wanted.push(picture.clone()),
        }
        caption(ui, &picture.caption);
        ui.add_space(4.0);
    }
}

impl Shown {
    fn new(art: &mut ArtBox, drawn: Illustration) -> Option<Self> {
        let tiling = drawn.scene.tiling();
        let area = lay::around(tiling, drawn.cells.iter().copied())?;
        let tiles = board_tiles::of_scene(art, &drawn.scene);
        let map = small_map::drawn(art, tiling, tiles, area, CELL * FINE);
        let map = art.add_picture(map);
        let here = |token: &&Token| drawn.cells.contains(&token.cell);
        let tokens = drawn.scene.tokens.iter().filter(here).cloned();
        let tokens = tokens.map(|token| {
            let parts = parts(art, &token);
            (token, parts)
        });
        let tokens = tokens.collect();
        Some(Shown {
            drawn,
            area,
            map,
            tokens,
        })
    }

    fn show(&self, ui: &mut Ui, said: &str) {
        let size = vec2(self.area.width(), self.area.height());
        let cell = CELL
            .min((ui.available_width() - 12.0) / size.x)
            .min(HIGHEST / size.y);
        let whole = size * cell + vec2(10.0, 10.0);
        let (rect, response) = ui.allocate_exact_size(whole, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, said));
        if !ui.is_rect_visible(rect) {
            return;
        }
        inset(ui.painter(), rect);
        let within = rect.shrink(5.0);
        let painter = ui
            .painter()
            .with_clip_rect(within.intersect(ui.clip_rect()));
        image(&painter, self.map, within);
        let ink = Ink {
            painter: &painter,
            tiling: self.drawn.scene.tiling(),
            from: self.area.min,
            at: within.min,
            cell,
            colours: palette(ui.ctx()),
        };
        let marks = &self.drawn.marks;
        marks.iter().for_each(|mark| ink.below(mark));
        for (token, parts) in &self.tokens {
            let all = self.tokens.iter().map(|(token, _)| token);
            let (place, scale) = lay::stand(ink.tiling, all, token);
            let wide = match parts.len() {
                1 => 1.0,
                _ => 0.88,
            };
            let side = cell * f32::from(token.size.max(1)) * wide * scale;
            let here = Rect::from_center_size(ink.point(place), egui::Vec2::splat(side));
            parts.iter().for_each(|part| image(&painter, *part, here));
        }
        marks.iter().for_each(|mark| ink.above(mark));
    }
}

fn image(painter: &Painter, picture: Picture, rect: Rect) {
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    painter.image(picture.id, rect, whole, Color32::WHITE);
}

/// The drawings of a token; a thing, such as a chest, lies there without a disc.
fn parts(art: &mut ArtBox, token: &Token) -> Vec<Picture> {
    if !art.has(Atlas::Tokens, &token.sprite) {
        let thing = art.has(Atlas::Map, &token.sprite);
        let thing = thing.then(|| art.picture(Atlas::Map, &token.sprite));
        return thing.flatten().into_iter().collect();
    }
    let large = token.size > 1;
    let disc = if large { "disc_large" } else { "disc" };
    let names = [disc, rim(token.side, large), &*token.sprite];
    let parts = names.into_iter();
    parts
        .filter_map(|name| art.picture(Atlas::Tokens, name))
        .collect()
}

/// A pen over a picture.
struct Ink<'a> {
    painter: &'a Painter,
    tiling: Tiling,
    /// The place of the board in the upper left corner, and that corner on the screen.
    from: Vec2,
    at: Pos2,
    cell: f32,
    colours: Palette,
}

impl Ink<'_> {
    fn point(&self, place: Vec2) -> Pos2 {
        let off = (place - self.from) * self.cell;
        self.at + vec2(off.x, off.y)
    }

    fn middle(&self, cell: Cell) -> Pos2 {
        self.point(lay::middle(self.tiling, cell))
    }

    fn line(&self, part: f32, colour: Color32) -> Stroke {
        Stroke::new((self.cell * part).max(1.2), colour)
    }

    /// What lies under the figures.
    fn below(&self, mark: &Inked) {
        let colours = &self.colours;
        match mark {
            Inked::Seen {
                clear,
                covered,
                hidden,
            } => {
                self.tint(clear, colours.verdigris, 0.2);
                self.tint(covered, colours.ochre, 0.42);
                self.tint(hidden, colours.ink, 0.5);
                self.hatch(hidden, colours.ink);
            }
            Inked::Zone(cells, foe) => {
                let side = if *foe { Side::Foe } else { Side::Hero };
                self.tint(cells, colours.side(side), 0.3);
                self.hatch(cells, colours.side(side));
                self.border(cells, colours.side(side));
            }
            Inked::Reach(cells) => {
                self.tint(cells, colours.lamp, 0.45);
                self.border(cells, colours.ochre);
            }
            _ => {}
        }
    }

    /// What lies over them.
    fn above(&self, mark: &Inked) {
        match mark {
            Inked::Sight(line) => self.sight(line),
            Inked::Walk(steps) => self.walk(steps),
            Inked::Number(cell, number) => {
                let at = self.middle(*cell) + vec2(0.3, -0.32) * self.cell;
                let radius = (self.cell * 0.2).max(8.0);
                let edge = self.line(0.04, self.colours.ink);
                self.painter.circle(at, radius, self.colours.bone, edge);
                let font = bold((radius * 1.5).max(13.0));
                let (middle, ink) = (Align2::CENTER_CENTER, self.colours.ink);
                self.painter.text(at, middle, number, font, ink);
            }
            Inked::Arrow(from, to) => self.arrow(*from, *to),
            Inked::Ring(cell) => {
                let ring = self.line(0.07, self.colours.oxblood);
                let radius = self.cell * 0.46;
                self.painter.circle_stroke(self.middle(*cell), radius, ring);
            }
            Inked::Seen { .. } | Inked::Zone(..) | Inked::Reach(_) => {}
        }
    }

    fn corners(&self, cell: Cell) -> Vec<Pos2> {
        let corners = lay::corners(self.tiling, cell).into_iter();
        corners.map(|corner| self.point(corner)).collect()
    }

    fn tint(&self, cells: &[Cell], colour: Color32, strength: f32) {
        for cell in cells {
            let tint = wash(colour, strength);
            let area = Shape::convex_polygon(self.corners(*cell), tint, Stroke::NONE);
            self.painter.add(area);
        }
    }

    fn border(&self, cells: &[Cell], colour: Color32) {
        let line = self.line(0.045, colour);
        for &cell in cells {
            let corners = self.corners(cell);
            for (near, first) in lay::sides(self.tiling, cell) {
                if !cells.contains(&near) {
                    let ends = [corners[first], corners[(first + 1) % corners.len()]];
                    self.painter.line_segment(ends, line);
                }
            }
        }
    }

    /// A few slanting strokes across each cell.
    fn hatch(&self, cells: &[Cell], colour: Color32) {
        let line = self.line(0.02, colour.gamma_multiply(0.6));
        for cell in cells {
            for step in [-0.24f32, 0.0, 0.24] {
                let at = self.middle(*cell) + vec2(step, 0.0) * self.cell;
                let reach = vec2(0.1, -0.18) * self.cell;
                self.painter.line_segment([at - reach, at + reach], line);
            }
        }
    }

    /// Whole if clear, broken with a cross on whatever blocks it; a bar before a target with cover.
    fn sight(&self, line: &LineOfSight) {
        let (Some(first), Some(last)) = (line.cells.first(), line.cells.last()) else {
            return;
        };
        let (a, b) = (self.middle(*first), self.middle(*last));
        let along = (b - a).normalized();
        let ends = [a + along * self.cell * 0.46, b - along * self.cell * 0.5];
        if line.blocked.is_empty() {
            let (under, ink) = (self.colours.bone, self.colours.verdigris);
            self.painter.line_segment(ends, self.line(0.1, under));
            self.painter.line_segment(ends, self.line(0.055, ink));
        } else {
            let ink = self.line(0.055, self.colours.oxblood);
            let dash = self.cell * 0.16;
            let dashes = Shape::dashed_line(&ends, ink, dash, dash * 0.8);
            self.painter.extend(dashes);
            line.blocked
                .iter()
                .for_each(|cell| self.cross(self.middle(*cell)));
        }
        if line.covered {
            let before = b - along * self.cell * 0.52;
            let across = along.rot90() * self.cell * 0.34;
            let ends = [before - across, before + across];
            self.painter
                .line_segment(ends, self.line(0.17, self.colours.ink));
            self.painter
                .line_segment(ends, self.line(0.1, self.colours.ochre));
        }
    }

    fn cross(&self, at: Pos2) {
        let (half, colour) = (self.cell * 0.11, self.colours.oxblood);
        self.painter
            .circle(at, half * 1.6, self.colours.bone, self.line(0.03, colour));
        let line = self.line(0.06, colour);
        for aside in [vec2(half, half), vec2(half, -half)] {
            self.painter.line_segment([at - aside, at + aside], line);
        }
    }

    fn walk(&self, steps: &[(Cell, bool)]) {
        for pair in steps.windows(2) {
            let [(from, watched), (to, _)] = pair else {
                continue;
            };
            let (a, b) = (self.middle(*from), self.middle(*to));
            let colour = match watched {
                true => self.colours.oxblood,
                false => self.colours.lapis,
            };
            self.painter
                .line_segment([a, b], self.line(0.11, self.colours.bone));
            self.painter.line_segment([a, b], self.line(0.06, colour));
            if *watched {
                self.cross(a + (b - a) * 0.5);
            }
        }
        if let [.., (before, _), (last, _)] = steps {
            self.point_of_arrow(self.middle(*before), self.middle(*last), self.colours.lapis);
        }
    }

    fn arrow(&self, from: Cell, to: Cell) {
        let (a, b) = (self.middle(from), self.middle(to));
        let along = (b - a).normalized() * self.cell * 0.45;
        let (a, b) = (a + along, b - along);
        let colour = self.colours.oxblood;
        self.painter.line_segment([a, b], self.line(0.06, colour));
        self.point_of_arrow(a, b, colour);
    }

    fn point_of_arrow(&self, from: Pos2, tip: Pos2, colour: Color32) {
        let along = (tip - from).normalized() * self.cell * 0.24;
        let across = along.rot90() * 0.6;
        let points = vec![
            tip + along * 0.3,
            tip - along + across,
            tip - along - across,
        ];
        let edge = self.line(0.03, self.colours.bone);
        self.painter
            .add(Shape::convex_polygon(points, colour, edge));
    }
}
