//! A text set on the open book: its title, a picture, an initial two lines high, and as much of it as
//! fits on the left page; the rest flows to the head of the right one.

use std::sync::Arc;

use bevy_egui::egui;
use egui::text::LayoutJob;
use egui::{Color32, FontId, Galley, Painter, Pos2, Rect, Stroke, TextureHandle, pos2, vec2};

use super::story::Reading;
use crate::ui::theme::{bold, italic, palette, regular, size};

/// The pages that a text is set on.
#[derive(Clone, Copy)]
pub(super) struct Pages {
    pub left: Rect,
    /// The part of the right page that is free for the end of a text.
    pub right: Rect,
    /// The smallest and the largest type.
    pub sizes: (f32, f32),
    /// How the same text was set before.
    pub before: Option<Setting>,
}

/// How a text is set: the size of its type, and whether it may flow on to the right page.
#[derive(Clone, Copy)]
pub(super) struct Setting {
    points: f32,
    spill: bool,
}

/// A text as it is set.
pub(super) struct Flow {
    left: Vec<Set>,
    right: Vec<Set>,
    /// Height of the left column.
    pub height: f32,
    /// Height of the right column; 0 if everything is on the left page.
    pub spilled: f32,
    pub setting: Setting,
}

/// Something in its place, measured from the upper left corner of its column.
enum Set {
    Text(Pos2, Arc<Galley>, Color32),
    Picture(Rect, TextureHandle),
    Ornament(Rect, Color32),
}

impl Flow {
    /// Sets a text in the largest type that fits: on the left page alone if the type need not be
    /// much smaller for it. While the same text is read it stays as it is, or gets smaller at most.
    pub fn on(
        painter: &Painter,
        reading: &Reading,
        picture: Option<TextureHandle>,
        pages: Pages,
    ) -> Flow {
        let (least, most) = pages.sizes;
        let set =
            |points: f32, spill: bool| Flow::set(painter, reading, &picture, pages, points, spill);
        let alone = |flow: &Flow| flow.height <= pages.left.height();
        let both = |flow: &Flow| alone(flow) && flow.spilled <= pages.right.height();
        let stays = pages.before.map(|it| set(it.points, it.spill));
        if let Some(flow) = stays.filter(both) {
            return flow;
        }
        let most = pages.before.map_or(most, |it| it.points.min(most));
        let on_one = largest(least, most, |points| alone(&set(points, false)));
        let on_two = largest(least, most, |points| both(&set(points, true)));
        match (on_one, on_two) {
            (Some(one), Some(two)) if one >= two * 0.82 => set(one, false),
            (_, Some(two)) => set(two, true),
            (Some(one), None) => set(one, false),
            (None, None) => {
                // It is scrolled, and the bar takes its room.
                let mut pages = pages;
                let bar = painter.ctx().global_style().spacing.scroll;
                pages.left.max.x -= bar.bar_width + bar.bar_inner_margin + 4.0;
                Flow::set(painter, reading, &picture, pages, least, false)
            }
        }
    }

    /// The same in one column, in type of one size.
    pub fn in_column(painter: &Painter, reading: &Reading, column: Rect, points: f32) -> Flow {
        let pages = Pages {
            left: column,
            right: column,
            sizes: (points, points),
            before: None,
        };
        Flow::set(painter, reading, &None, pages, points, false)
    }

    fn set(
        painter: &Painter,
        reading: &Reading,
        picture: &Option<TextureHandle>,
        pages: Pages,
        points: f32,
        spill: bool,
    ) -> Flow {
        let colours = palette(painter.ctx());
        // A page read before is fainter, but no harder to read.
        let ink = match reading.past {
            true => colours.ink_soft,
            false => colours.ink,
        };
        let red = colours.oxblood;
        let width = pages.left.width();
        let mut left = Vec::new();
        let mut y = 0.0;
        let mut put = |y: &mut f32, text: &str, font: FontId, ink: Color32| {
            let words = painter.layout(text.to_owned(), font, ink, width);
            let high = words.size().y;
            left.push(Set::Text(pos2(0.0, *y), words, ink));
            *y += high + points * 0.2;
        };
        if let Some(said) = &reading.said {
            put(&mut y, said, italic(size::SMALL), red);
        }
        put(&mut y, &reading.title, bold(points + 6.0), ink);
        left.push(Set::Ornament(
            Rect::from_min_size(pos2(0.0, y), vec2(width, 10.0)),
            red,
        ));
        y += 10.0 + points * 0.2;
        if let Some(picture) = picture {
            let size = picture.size_vec2();
            let most = vec2(width, pages.left.height() * 0.46);
            let size = size * (most.x / size.x).min(most.y / size.y);
            let at = pos2((width - size.x) / 2.0, y);
            left.push(Set::Picture(Rect::from_min_size(at, size), picture.clone()));
            y += size.y + points * 0.45;
        }
        let font = regular(points);
        let lay = |text: &str, width: f32| {
            let mut job = LayoutJob::simple(text.to_owned(), font.clone(), ink, width);
            job.wrap.break_anywhere = false;
            painter.layout_job(job)
        };
        let line = lay("x", f32::INFINITY).size().y;
        let mut rest: &str = &reading.text;
        if let Some((large, after)) = initial(rest).filter(|_| rest.len() > 120) {
            let font = bold(line * 2.02);
            let cap = painter.layout_no_wrap(large.to_owned(), font, red);
            let indent = cap.size().x + points * 0.22;
            let (beside, below) = beside_initial(&lay(after, width - indent), after);
            let upper = lay(&beside, f32::INFINITY);
            let lift = cap.size().y - line * 2.0;
            let high = upper.size().y.max(line * 2.0);
            left.push(Set::Text(pos2(0.0, y - lift * 0.55), cap, red));
            left.push(Set::Text(pos2(indent, y), upper, ink));
            y += high;
            rest = below;
        }
        let mut over = "";
        let whole = lay(rest, width);
        if spill && y + whole.size().y > pages.left.height() {
            let rows = ((pages.left.height() - y) / line).floor().max(0.0) as usize;
            (rest, over) = split(&whole, rest, rows);
        }
        if !rest.is_empty() {
            let words = lay(rest.trim_end(), width);
            let high = words.size().y;
            left.push(Set::Text(pos2(0.0, y), words, ink));
            y += high;
        }
        let (mut right, mut below) = (Vec::new(), 0.0);
        if !over.is_empty() {
            let words = lay(over.trim_start(), pages.right.width());
            below = words.size().y;
            right.push(Set::Text(Pos2::ZERO, words, ink));
        }
        if let Some(note) = &reading.note {
            let (column, y, wide) = if over.is_empty() {
                (&mut left, &mut y, width)
            } else {
                (&mut right, &mut below, pages.right.width())
            };
            *y += points * 0.5;
            let words = painter.layout(note.clone(), italic(points), colours.lapis, wide);
            let high = words.size().y;
            column.push(Set::Text(pos2(0.0, *y), words, colours.lapis));
            *y += high;
        }
        Flow {
            left,
            right,
            height: y,
            spilled: below,
            setting: Setting { points, spill },
        }
    }

    /// Prints the left column.
    pub fn print_left(&self, painter: &Painter, at: Pos2) {
        print(&self.left, painter, at);
    }

    /// Prints the right column.
    pub fn print_right(&self, painter: &Painter, at: Pos2) {
        print(&self.right, painter, at);
    }
}

fn print(column: &[Set], painter: &Painter, at: Pos2) {
    let by = at.to_vec2();
    for set in column {
        match set {
            Set::Text(place, words, ink) => painter.galley(*place + by, words.clone(), *ink),
            Set::Picture(place, picture) => {
                let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
                painter.image(picture.id(), place.translate(by), whole, Color32::WHITE);
            }
            Set::Ornament(place, ink) => ornament(painter, place.translate(by), *ink),
        }
    }
}

/// A short rule with a lozenge, below a title.
fn ornament(painter: &Painter, rect: Rect, ink: Color32) {
    let y = rect.top() + 4.0;
    let at = pos2(rect.left() + 5.0, y);
    let side = [
        vec2(0.0, -3.5),
        vec2(3.5, 0.0),
        vec2(0.0, 3.5),
        vec2(-3.5, 0.0),
    ];
    let points = side.map(|by| at + by).to_vec();
    painter.add(egui::Shape::convex_polygon(points, ink, Stroke::NONE));
    let end = rect.left() + rect.width().min(150.0);
    painter.hline(rect.left() + 13.0..=end, y, Stroke::new(1.0, ink));
}

/// The largest size between two that fits, to half a point; `None` if not even the least does.
fn largest(least: f32, most: f32, fits: impl Fn(f32) -> bool) -> Option<f32> {
    let steps = ((most - least) * 2.0).floor().max(0.0) as u32;
    let size = |step: u32| least + step as f32 / 2.0;
    if !fits(least) {
        return None;
    }
    let (mut below, mut above) = (0, steps + 1);
    while above - below > 1 {
        let middle = (below + above) / 2;
        if fits(size(middle)) {
            below = middle;
        } else {
            above = middle;
        }
    }
    Some(size(below))
}

/// A text split after so many of its rows.
fn split<'t>(laid: &Galley, text: &'t str, rows: usize) -> (&'t str, &'t str) {
    let rows = laid.rows.iter().take(rows);
    let letters: usize = rows.map(|row| row.char_count_including_newline().0).sum();
    let at = text.char_indices().nth(letters);
    text.split_at(at.map_or(text.len(), |(at, _)| at))
}

/// The two rows beside an initial, each on a line of its own, and the rest of the text. Whoever lays them
/// anew must not break them elsewhere: a word that just fits into the first would leave a gap in the second.
fn beside_initial<'t>(laid: &Galley, text: &'t str) -> (String, &'t str) {
    let (first, _) = split(laid, text, 1);
    let (both, below) = split(laid, text, 2);
    let second = &both[first.len()..];
    (
        format!("{}\n{}", first.trim_end(), second.trim_end()),
        below,
    )
}

/// The initial of a text: the first letter, with any mark before it.
fn initial(text: &str) -> Option<(&str, &str)> {
    let mut letters = text.char_indices();
    let (at, letter) = letters.find(|(_, letter)| letter.is_alphanumeric())?;
    // Ordinary text has few marks before its first letter.
    (text[..at].chars().count() <= 2).then(|| text.split_at(at + letter.len_utf8()))
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui;

    use super::{beside_initial, initial, largest};

    #[test]
    fn the_lines_beside_an_initial_are_as_full_as_they_go() {
        let text = "hat is left to you is a pot, a knife, a string of onions and the sack; whoever of \
            them can run is last seen going over the hill toward Over Wick, at a good speed.";
        let ctx = egui::Context::default();
        let mut tried = 0;
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let lay = |text: &str, width: f32| {
                let font = egui::FontId::proportional(18.0);
                let ink = egui::Color32::BLACK;
                ui.painter().layout(text.to_owned(), font, ink, width)
            };
            let rows = |laid: &egui::Galley| -> Vec<String> {
                let rows = laid.rows.iter().map(|row| row.text());
                rows.map(|row| row.trim_end().to_owned()).collect()
            };
            for width in 160..420 {
                let laid = lay(text, width as f32);
                let (beside, below) = beside_initial(&laid, text);
                assert_eq!(rows(&lay(&beside, f32::INFINITY)), rows(&laid)[..2]);
                assert!(text.ends_with(below) && text.len() > below.len());
                tried += 1;
            }
        });
        output.textures_delta.clear();
        assert!(tried > 0);
    }

    #[test]
    fn an_initial_keeps_the_mark_before_it() {
        assert_eq!(initial("The village"), Some(("T", "he village")));
        assert_eq!(initial("“Oh, come on”"), Some(("“O", "h, come on”")));
        assert_eq!(initial("…"), None);
    }

    #[test]
    fn type_is_as_large_as_fits() {
        assert_eq!(largest(16.0, 30.0, |points| points <= 22.7), Some(22.5));
        assert_eq!(largest(16.0, 30.0, |_| true), Some(30.0));
        assert_eq!(largest(16.0, 16.2, |_| true), Some(16.0));
        assert_eq!(largest(16.0, 30.0, |_| false), None);
    }
}
