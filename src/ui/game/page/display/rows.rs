//! The cards on display in rows, as large as lets all be seen at once, and as they were for as long as
//! one visit lasts.

use std::collections::HashMap;

use bevy_egui::egui;
use egui::{Rect, Ui, Vec2, vec2};

use super::super::lines::{SMALL_HEADING, small_heading};
use super::super::sorted::{self, Line};
use super::GameUi;
use super::card::Card;
use crate::game::Decision;
use crate::ui::theme::size;

/// Minimum width of a card at the smallest type size.
const NARROWEST: f32 = 268.0;
/// How much narrower cards may be where that fills the last row.
const TIGHTER: f32 = 0.9;
const GAP: f32 = 10.0;
/// Width of the bar for scrolling, with the space before it.
const BAR: f32 = 16.0;
/// Height of a small heading, with the wider space around it.
const HEADING: f32 = SMALL_HEADING + 8.0;
/// Type sizes to try, compared with that of lists. In a large window, whose lists are in larger type, they
/// go down to that of a small one: then more cards can be seen at once.
const SIZES: [f32; 6] = [1.45, 1.3, 1.15, 1.0, 0.85, 0.7];
/// Type sizes to try where rows would be cut off otherwise, for cards no higher than what they say now needs.
const TIGHT: [f32; 2] = [1.0, 0.94];
/// Type sizes for a card in a row that has its height already, compared with that of the others.
const CLOSER: [f32; 4] = [1.0, 0.94, 0.88, 0.82];

/// How cards lie for one visit, by heading and width: what is taken away makes the others no larger,
/// so that nothing moves under the pointer.
#[derive(Default)]
pub(super) struct Laid(HashMap<(usize, i32), Grid>);

/// How cards are laid out under a heading.
#[derive(Clone, Default)]
struct Grid {
    /// The place of the type size among [`SIZES`].
    size_at: usize,
    /// The type size instead where cards are no higher than they need.
    tight: Option<f32>,
    /// The most cards that lay there, for which there are columns.
    most: usize,
    /// The height of each row: what can be had no longer says why, and may say less than before.
    high: Vec<f32>,
    /// The most room that the rows took.
    size: Vec2,
}

/// The cards under one heading, laid out.
pub(super) struct Rows {
    rows: Vec<Row>,
    /// The room that they take, or took before one of them was taken away.
    pub size: Vec2,
}

/// A row of cards: those of one section or some of them, or several short sections side by side.
struct Row {
    sections: Vec<Section>,
    /// Width and height of each card.
    each: f32,
    high: f32,
    /// Height of the small headings above them.
    heading: f32,
}

/// The cards of a section that lie in a row, below a small heading where it begins.
struct Section {
    title: Option<String>,
    cards: Vec<Card>,
}

impl Row {
    /// True if a section of so many cards can lie beside those that are here from beginning to end.
    fn has_room(&self, cards: usize, columns: usize) -> bool {
        let whole = self.sections.iter().all(|it| it.title.is_some());
        whole && self.count() + cards <= columns
    }

    fn count(&self) -> usize {
        self.sections.iter().map(|it| it.cards.len()).sum()
    }

    fn width(&self) -> f32 {
        (self.each + GAP) * self.count() as f32 - GAP
    }
}

/// What there is for cards.
#[derive(Clone, Copy)]
struct Room<'r> {
    width: f32,
    /// Type size.
    points: f32,
    /// The most cards that there have to be columns for.
    most: usize,
    /// The height of each row, as far as they lay there before.
    high: &'r [f32],
    /// True if cards leave no room for what they may say later.
    tight: bool,
}

impl Rows {
    /// Lays out cards in so much room, in type that is larger than this where there are few.
    pub fn lay(
        ui: &Ui,
        play: &mut GameUi,
        decision: &Decision,
        lines: &[Line],
        (space, points): (Vec2, f32),
    ) -> Rows {
        let place = (play.desk.group, space.x.round() as i32);
        let known = play.desk.book.visit.laid.0.get(&place).cloned();
        let stays = known.is_some();
        let mut grid = known.unwrap_or_default();
        grid.most = grid.most.max(lines.len());
        let mut best: Option<(usize, Vec<Row>)> = None;
        let room = |scale: f32, tight: bool| Room {
            width: space.x - BAR,
            points: points * scale,
            most: grid.most,
            high: &grid.high,
            tight,
        };
        let readable = |scale: f32| scale >= 1.0 || points * scale >= size::BODY;
        if let Some(scale) = grid.tight {
            let rows = laid(ui, play, decision, lines, room(scale, true));
            best = Some((grid.size_at, rows));
        }
        let sizes = SIZES.iter().enumerate().skip(grid.size_at);
        for (size_at, scale) in sizes.filter(|_| grid.tight.is_none()) {
            // What was laid out once stays, whatever has become of the window since.
            let fitted = |(_, rows): &(usize, Vec<Row>)| height_of(rows) <= space.y;
            let smaller = *scale < 1.0 && best.as_ref().is_some_and(fitted);
            if smaller || !readable(*scale) && best.is_some() {
                break;
            }
            let rows = laid(ui, play, decision, lines, room(*scale, false));
            let (fits, even) = (height_of(&rows) <= space.y, is_even(&rows));
            // The largest that fits, or a smaller one without a gap in the last row.
            let better = best
                .as_ref()
                .is_none_or(|(_, rows)| height_of(rows) > space.y);
            if better || fits && even {
                best = Some((size_at, rows));
            }
            // Once laid, cards keep their size and columns, and rather have to be scrolled.
            if stays || fits && even {
                break;
            }
        }
        let mut tight = grid.tight;
        let cut_off = best.as_ref().is_some_and(|it| height_of(&it.1) > space.y);
        if cut_off && !stays {
            let mut tries = TIGHT.into_iter().map(|scale| {
                let rows = laid(ui, play, decision, lines, room(scale, true));
                (scale, rows)
            });
            // Below the last row no gap is needed.
            let fits = |(_, rows): &(f32, Vec<Row>)| height_of(rows) - GAP <= space.y;
            if let Some((scale, rows)) = tries.find(fits) {
                tight = Some(scale);
                best = Some((0, rows));
            }
        }
        let (size_at, mut rows) = best.unwrap_or_default();
        grid.size_at = size_at;
        grid.tight = tight;
        grid.high.resize(rows.len().max(grid.high.len()), 0.0);
        for (row, before) in rows.iter_mut().zip(&mut grid.high) {
            *before = before.max(row.high);
            row.high = *before;
        }
        let wide = rows.iter().map(Row::width).fold(0.0, f32::max);
        grid.size = grid.size.max(vec2(wide + BAR, height_of(&rows)));
        let size = grid.size;
        play.desk.book.visit.laid.0.insert(place, grid);
        Rows { rows, size }
    }

    /// Shows the cards in the rest of the layout; returns the choice under the pointer.
    pub fn show(
        self,
        ui: &mut Ui,
        play: &mut GameUi,
        decision: &Decision,
    ) -> Option<(usize, Rect)> {
        let area = ui.available_rect_before_wrap();
        ui.set_clip_rect(area.expand2(vec2(6.0, 4.0)));
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        let mut pointed = None;
        let salt = ("display", play.desk.group, play.desk.book.visit.number);
        let scroll = egui::ScrollArea::vertical().id_salt(salt);
        scroll.auto_shrink(false).show(ui, |ui| {
            for row in self.rows {
                ui.horizontal_top(|ui| {
                    pointed = row.show(ui, play, decision).or(pointed);
                });
            }
        });
        pointed
    }
}

impl Row {
    /// Shows the sections side by side; returns the choice under the pointer.
    fn show(self, ui: &mut Ui, play: &mut GameUi, decision: &Decision) -> Option<(usize, Rect)> {
        let size = vec2(self.each, self.high);
        let alone = self.sections.len() == 1;
        let mut pointed = None;
        for section in self.sections {
            let width = if alone {
                ui.available_width()
            } else {
                (self.each + GAP) * section.cards.len() as f32 - GAP
            };
            ui.vertical(|ui| {
                ui.set_width(width);
                if let Some(title) = &section.title {
                    small_heading(ui, title);
                }
                ui.horizontal_top(|ui| {
                    for card in section.cards {
                        pointed = card.show(ui, play, decision, size).or(pointed);
                    }
                });
            });
        }
        pointed
    }
}

/// True if all rows hold as many cards.
fn is_even(rows: &[Row]) -> bool {
    rows.windows(2).all(|it| it[0].count() == it[1].count())
}

/// Number of columns of this width at least in which so many cards lie: one more, somewhat narrower, if
/// that leaves no gap in the last row.
fn columns(width: f32, narrowest: f32, cards: usize) -> usize {
    let within = |narrowest: f32| ((width + GAP) / (narrowest + GAP)) as usize;
    let columns = within(narrowest).clamp(1, cards.max(1));
    let more = columns + 1;
    let closes = !cards.is_multiple_of(columns) && cards.is_multiple_of(more);
    if closes && within(narrowest * TIGHTER) >= more {
        more
    } else {
        columns
    }
}

/// Height of all rows, each with the gap below it.
fn height_of(rows: &[Row]) -> f32 {
    rows.iter().map(|row| row.high + row.heading + GAP).sum()
}

fn laid(ui: &Ui, play: &mut GameUi, decision: &Decision, lines: &[Line], room: Room) -> Vec<Row> {
    let numbered = sorted::numbered(play, decision);
    let narrowest = NARROWEST * room.points / size::BODY;
    let columns = columns(room.width, narrowest, room.most);
    let each = (room.width - GAP * (columns - 1) as f32) / columns as f32;
    // A card by itself need not span the sheet.
    let each = each.min(narrowest * 1.7);
    let mut rows: Vec<Row> = Vec::new();
    let mut from = 0;
    while from < lines.len() {
        // Cards under one small heading.
        let section = sorted::section(decision, lines[from]);
        let alike = |line: &&Line| sorted::section(decision, **line) == section;
        let count = lines[from..].iter().take_while(alike).count();
        for (place, row) in lines[from..from + count].chunks(columns).enumerate() {
            let title = section.filter(|_| place == 0).map(|it| play.say(it));
            // Short sections share a row, so that a shop with little to sell need not be scrolled.
            let short = title.is_some() && count <= columns;
            let beside = rows.last().filter(|_| short);
            let beside = beside.is_some_and(|row| row.has_room(count, columns));
            let nth = rows.len() - usize::from(beside);
            let before = room.high.get(nth).copied();
            // Where a card says more than it did, its type gets smaller, and the row stays as it is.
            let lay = |line: &Line| {
                let sizes = CLOSER.map(|part| (each, room.points * part));
                let mut cards = sizes
                    .into_iter()
                    .map(|size| Card::lay(ui, play, decision, *line, &numbered, size));
                let first = cards.next()?;
                let fits = |card: &Card| before.is_none_or(|high| card.least <= high);
                if fits(&first) {
                    return Some(first);
                }
                let smaller = cards.find(fits);
                Some(smaller.unwrap_or(first))
            };
            let cards: Vec<Card> = row.iter().filter_map(lay).collect();
            let needs = cards.iter().map(|card| match before {
                None if !room.tight => card.height,
                _ => card.least,
            });
            let high = needs.fold(0.0, f32::max);
            let heading = if title.is_some() { HEADING } else { 0.0 };
            let section = Section { title, cards };
            match rows.last_mut().filter(|_| beside) {
                Some(row) => {
                    row.high = row.high.max(high);
                    row.heading = row.heading.max(heading);
                    row.sections.push(section);
                }
                None => rows.push(Row {
                    sections: vec![section],
                    each,
                    high,
                    heading,
                }),
            }
        }
        from += count;
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_cards_lie_in_one_row_rather_than_with_a_gap_beside_the_third() {
        // Two columns of the full width, or three that are a little narrower.
        assert_eq!(columns(895.0, 308.0, 3), 3);
        // Too narrow for three.
        assert_eq!(columns(895.0, 350.0, 3), 2);
        // Two rows of two have no gap, and five have one either way.
        assert_eq!(columns(895.0, 308.0, 4), 2);
        assert_eq!(columns(895.0, 308.0, 5), 2);
        assert_eq!(columns(895.0, 268.0, 2), 2);
        assert_eq!(columns(100.0, 268.0, 2), 1);
    }
}
