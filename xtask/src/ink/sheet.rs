//! The canvas on which one sprite is drawn, output as SVG.

use super::path::{Wave, line};
use super::{Chance, Colour, DETAIL, FEATURE, INK, Path, Point};
use std::fmt::Write;

/// A drawing in progress.
pub struct Sheet {
    name: String,
    width: f32,
    height: f32,
    body: String,
    defs: String,
    ids: usize,
    open_groups: usize,
    /// Source of the waver; drawings may also use it for scatter.
    pub chance: Chance,
}

impl Sheet {
    /// An empty, transparent sheet.
    pub fn new(name: impl Into<String>, width: f32, height: f32) -> Self {
        let name = name.into();
        Self {
            chance: Chance::named(&name),
            name,
            width,
            height,
            body: String::new(),
            defs: String::new(),
            ids: 0,
            open_groups: 0,
        }
    }

    /// Name of the sprite.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Width and height in pixels.
    pub fn size(&self) -> (u32, u32) {
        (self.width as u32, self.height as u32)
    }

    /// The finished SVG.
    pub fn svg(&self) -> String {
        let closing = "</g>".repeat(self.open_groups);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" \
             viewBox=\"0 0 {w} {h}\"><defs>{}</defs>{}{closing}</svg>",
            self.defs,
            self.body,
            w = self.width,
            h = self.height,
        )
    }

    /// Adds raw SVG, for what the pen cannot express.
    pub fn raw(&mut self, svg: &str) {
        self.body.push_str(svg);
    }

    /// Adds another drawing, centred on a point, scaled and rotated (degrees).
    pub fn place(&mut self, other: &Sheet, at: Point, scale: f32, turn: f32) {
        self.place_at(other, at, scale, turn, 1.0);
    }

    /// Adds another drawing as a whole with an opacity.
    pub fn place_at(&mut self, other: &Sheet, at: Point, scale: f32, turn: f32, opacity: f32) {
        // Give its gradients and clips unique names.
        let prefix = format!("{}p", self.fresh_id());
        let renamed = |svg: &str| {
            svg.replace("url(#i", &format!("url(#{prefix}i"))
                .replace("id=\"i", &format!("id=\"{prefix}i"))
        };
        self.defs.push_str(&renamed(&other.defs));
        let _ = write!(
            self.body,
            "<g opacity=\"{opacity:.3}\" transform=\"translate({:.2} {:.2}) rotate({turn:.2}) \
             scale({scale:.4}) translate({:.2} {:.2})\">{}{}</g>",
            at.0,
            at.1,
            -other.width / 2.0,
            -other.height / 2.0,
            renamed(&other.body),
            "</g>".repeat(other.open_groups),
        );
    }

    fn fresh_id(&mut self) -> String {
        self.ids += 1;
        format!("i{}", self.ids)
    }

    /// Defines a radial gradient with stops of offset, colour and opacity; returns its paint.
    pub fn radial(&mut self, at: Point, r: f32, stops: &[(f32, Colour, f32)]) -> String {
        let id = self.fresh_id();
        let _ = write!(
            self.defs,
            "<radialGradient id=\"{id}\" gradientUnits=\"userSpaceOnUse\" cx=\"{:.1}\" \
             cy=\"{:.1}\" r=\"{r:.1}\">{}</radialGradient>",
            at.0,
            at.1,
            stops_svg(stops)
        );
        format!("url(#{id})")
    }

    /// Defines a linear gradient between two points; returns its paint.
    pub fn linear(&mut self, from: Point, to: Point, stops: &[(f32, Colour, f32)]) -> String {
        let id = self.fresh_id();
        let _ = write!(
            self.defs,
            "<linearGradient id=\"{id}\" gradientUnits=\"userSpaceOnUse\" x1=\"{:.1}\" \
             y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\">{}</linearGradient>",
            from.0,
            from.1,
            to.0,
            to.1,
            stops_svg(stops)
        );
        format!("url(#{id})")
    }

    /// Starts a group clipped to the path.
    pub fn clip(&mut self, path: &Path) {
        let id = self.fresh_id();
        let _ = write!(
            self.defs,
            "<clipPath id=\"{id}\"><path d=\"{}\"/></clipPath>",
            outline(path)
        );
        let _ = write!(self.body, "<g clip-path=\"url(#{id})\">");
        self.open_groups += 1;
    }

    /// Starts a group with an SVG transform.
    pub fn transform(&mut self, transform: &str) {
        let _ = write!(self.body, "<g transform=\"{transform}\">");
        self.open_groups += 1;
    }

    /// Starts a group with a common opacity.
    pub fn fade(&mut self, opacity: f32) {
        let _ = write!(self.body, "<g opacity=\"{opacity:.3}\">");
        self.open_groups += 1;
    }

    /// Ends the innermost group.
    pub fn end(&mut self) {
        if self.open_groups > 0 {
            self.open_groups -= 1;
            self.body.push_str("</g>");
        }
    }

    /// Fills a path with a flat colour.
    pub fn fill(&mut self, path: &Path, colour: Colour) {
        self.paint(path, &colour.hex(), 1.0);
    }

    /// Fills a path with any SVG paint and an opacity.
    pub fn paint(&mut self, path: &Path, paint: &str, opacity: f32) {
        let _ = write!(
            self.body,
            "<path d=\"{}\" fill=\"{paint}\" fill-opacity=\"{opacity:.3}\"/>",
            outline(path)
        );
    }

    /// Draws a wavering ink line.
    pub fn ink(&mut self, path: &Path, weight: f32) {
        self.pen(path, weight, INK, 1.0);
    }

    /// Draws a wavering line with a colour and opacity.
    pub fn pen(&mut self, path: &Path, weight: f32, colour: Colour, opacity: f32) {
        let reach = (weight * 0.16 + 0.35).min(1.4);
        let bent = path.waver(&mut self.chance, reach, false);
        self.stroke(&bent, weight, 0.5, colour, opacity);
    }

    /// Draws an exact line whose weight swells a little; `tip` is the share of the weight left at
    /// the ends of an open line.
    pub fn stroke(&mut self, path: &Path, weight: f32, tip: f32, colour: Colour, opacity: f32) {
        let (points, length) = path.measured(3.5);
        let swell = Wave::new(&mut self.chance, length, path.closed);
        let run_in = (weight * 3.0).min(length * 0.35).max(0.1);
        let radius = |at: f32| {
            let calm = (at.min(length - at) / run_in).clamp(0.0, 1.0);
            let end = if path.closed {
                1.0
            } else {
                tip + (1.0 - tip) * calm.sqrt()
            };
            let swell = if tip >= 1.0 {
                swell.at(at) * calm
            } else {
                swell.at(at)
            };
            weight * 0.5 * end * (1.0 + 0.17 * swell)
        };
        let mut nibs: Vec<(Point, f32)> = points
            .iter()
            .map(|&(point, at)| (point, radius(at)))
            .collect();
        if path.closed
            && let Some(&first) = nibs.first()
        {
            nibs.push(first);
        }
        self.nibs(&nibs, colour, opacity);
    }

    /// Draws a line with a broad-cut quill: thin along its edge, full across it.
    pub fn quill(&mut self, path: &Path, weight: f32, colour: Colour) {
        let bent = path.waver(&mut self.chance, weight * 0.05, false);
        let (points, _) = bent.measured(1.5);
        let nibs: Vec<(Point, f32)> = (0..points.len())
            .map(|i| {
                let before = points[i.saturating_sub(1)].0;
                let after = points[(i + 1).min(points.len() - 1)].0;
                let heading = (after.1 - before.1).atan2(after.0 - before.0);
                let across = (heading + 0.6).sin().abs();
                (points[i].0, weight * 0.5 * (0.42 + 0.58 * across))
            })
            .collect();
        self.nibs(&nibs, colour, 1.0);
    }

    fn nibs(&mut self, nibs: &[(Point, f32)], colour: Colour, opacity: f32) {
        let mut d = String::new();
        for &((x, y), r) in nibs {
            let _ = write!(
                d,
                "M{:.2} {y:.2}a{r:.2} {r:.2} 0 1 1 {:.2} 0a{r:.2} {r:.2} 0 1 1 {:.2} 0Z",
                x - r,
                2.0 * r,
                -2.0 * r
            );
        }
        for pair in nibs.windows(2) {
            quad(&mut d, pair[0], pair[1]);
        }
        let _ = write!(
            self.body,
            "<path d=\"{d}\" fill=\"{}\" fill-opacity=\"{opacity:.3}\"/>",
            colour.hex()
        );
    }

    /// Draws a shape in two tones with an ink outline, lit from the upper left.
    pub fn shape(&mut self, path: &Path, colour: Colour) {
        self.solid(path, colour, FEATURE, 4.5);
    }

    /// Draws a small shape in two tones with a fine outline.
    pub fn bit(&mut self, path: &Path, colour: Colour) {
        self.solid(path, colour, DETAIL * 1.35, 2.5);
    }

    /// Draws a shape in two tones with a given outline weight and depth of shade.
    pub fn solid(&mut self, path: &Path, colour: Colour, weight: f32, depth: f32) {
        let bent = path.waver(&mut self.chance, 0.7, false);
        self.fill(&bent, colour.shade(0.34));
        self.clip(&bent);
        self.fill(&bent.shift(-depth, -depth * 0.9), colour);
        self.end();
        self.stroke(&bent, weight, 0.6, INK, 1.0);
    }

    /// Draws a flat shape with an outline, for things seen from straight above.
    pub fn flat(&mut self, path: &Path, colour: Colour, opacity: f32, weight: f32) {
        let bent = path.waver(&mut self.chance, 0.7, false);
        self.paint(&bent, &colour.hex(), opacity);
        self.stroke(&bent, weight, 0.6, INK, 1.0);
    }

    /// Draws a small round ink dot.
    pub fn dot(&mut self, x: f32, y: f32, r: f32) {
        self.spot(x, y, r, INK, 1.0);
    }

    /// Draws a small round spot of colour.
    pub fn spot(&mut self, x: f32, y: f32, r: f32, colour: Colour, opacity: f32) {
        let _ = write!(
            self.body,
            "<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{r:.2}\" fill=\"{}\" \
             fill-opacity=\"{opacity:.3}\"/>",
            colour.hex()
        );
    }

    /// Fills a closed shape with parallel strokes at an angle (degrees, 0 is level).
    pub fn hatch(&mut self, region: &Path, angle: f32, gap: f32, weight: f32) {
        self.hatch_in(region, angle, gap, weight, INK, 1.0);
    }

    /// Hatches with a colour and opacity.
    pub fn hatch_in(
        &mut self,
        region: &Path,
        angle: f32,
        gap: f32,
        weight: f32,
        colour: Colour,
        opacity: f32,
    ) {
        let centre = (self.width / 2.0, self.height / 2.0);
        let level = region.turn(centre, -angle);
        let (_, top, _, bottom) = level.bounds();
        let mut y = top + gap * 0.6;
        while y < bottom {
            for (from, to) in level.spans(y) {
                let slack = (to - from) * 0.08;
                let (a, b) = (
                    from + self.chance.unit() * slack,
                    to - self.chance.unit() * slack,
                );
                let tilt = self.chance.around(gap * 0.12);
                if b - a > weight {
                    let stroke = line(a, y + tilt, b, y - tilt).turn(centre, angle);
                    self.pen(&stroke, weight, colour, opacity);
                }
            }
            y += gap * self.chance.between(0.85, 1.15);
        }
    }
}

fn stops_svg(stops: &[(f32, Colour, f32)]) -> String {
    stops
        .iter()
        .map(|(at, colour, opacity)| {
            format!(
                "<stop offset=\"{at:.3}\" stop-color=\"{}\" stop-opacity=\"{opacity:.3}\"/>",
                colour.hex()
            )
        })
        .collect()
}

fn outline(path: &Path) -> String {
    let mut d = String::new();
    for (i, (x, y)) in path.points.iter().enumerate() {
        let _ = write!(d, "{}{x:.2} {y:.2}", if i == 0 { 'M' } else { 'L' });
    }
    if path.closed {
        d.push('Z');
    }
    d
}

/// One piece of a stroke. All pieces wind the same way as the round nibs, so that overlaps stay
/// filled.
fn quad(d: &mut String, (a, ra): (Point, f32), (b, rb): (Point, f32)) {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let length = dx.hypot(dy);
    if length < 0.01 {
        return;
    }
    let (nx, ny) = (-dy / length, dx / length);
    let _ = write!(
        d,
        "M{:.2} {:.2}L{:.2} {:.2}L{:.2} {:.2}L{:.2} {:.2}Z",
        a.0 - nx * ra,
        a.1 - ny * ra,
        b.0 - nx * rb,
        b.1 - ny * rb,
        b.0 + nx * rb,
        b.1 + ny * rb,
        a.0 + nx * ra,
        a.1 + ny * ra,
    );
}
