//! One line of the right page, laid out: its words, the text at its end, the small type below it.

use std::sync::Arc;

use bevy_egui::egui;
use egui::{Color32, Galley, Rect, Ui, pos2};

use super::super::{choices, odds, refusals};
use super::GameUi;
use super::sorted::Line;
use crate::game::Decision;
use crate::ui::theme::{Palette, bold, italic, palette, regular, size};
use crate::view::art::Picture;

/// The space for the number of a line.
pub(super) const KEY: f32 = 31.0;
/// The least width for words beside a text at the end of their line.
const NARROW: f32 = 180.0;
/// The space for the stepper of a number that goes with a line.
pub(super) const STEPPER: f32 = 112.0;

/// A line laid out for printing.
pub(super) struct LaidOut {
    pub key: Option<usize>,
    pub icon: Option<Picture>,
    pub label: Arc<Galley>,
    aside: Option<Arc<Galley>>,
    /// Small type below it.
    below: Option<Arc<Galley>>,
    pub height: f32,
}

impl LaidOut {
    /// Lays a line out at this width.
    pub fn of(
        ui: &Ui,
        play: &mut GameUi,
        line: Line,
        (decision, numbered): (&Decision, &[Option<usize>]),
        (width, points): (f32, f32),
    ) -> LaidOut {
        let colours = palette(ui.ctx());
        let painter = ui.painter();
        let faint = colours.ink_soft;
        let (label, aside, ink) = match line {
            Line::Choice(choice) => {
                let what = &decision.choices[choice];
                let rests = play.desk.course.rests(choice);
                let ink = if rests {
                    resting(&colours)
                } else {
                    colours.ink
                };
                (&what.label, what.aside_of(play.amount(choice)), ink)
            }
            Line::Refused(place) => {
                let what = &decision.refused[place];
                (&what.label, what.aside.as_ref(), faint)
            }
        };
        let aside = aside.map(|aside| {
            let ink = if ink == colours.ink {
                colours.lapis
            } else {
                ink
            };
            painter.layout(play.say(aside), bold(points - 2.0), ink, width * 0.45)
        });
        let (mut icon, mut key, mut below, mut stepper) = (None, None, None, 0.0);
        let mut told = None;
        let font = match line {
            Line::Choice(choice) => {
                let what = &decision.choices[choice];
                icon = choices::icon(play, what);
                let at = numbered.iter().position(|other| *other == Some(choice));
                key = at.filter(|at| *at < 9);
                if what.amount.is_some() {
                    stepper = STEPPER;
                    told = what.detail.as_ref();
                }
                regular(points)
            }
            Line::Refused(_) => italic(points - 0.5),
        };
        let taken = KEY + if icon.is_some() { 34.0 } else { 0.0 } + stepper + 12.0;
        let beside = aside.as_ref().map_or(0.0, |aside| aside.size().x + 14.0);
        // Where it would squeeze the words, what stands at the end of the line goes below them.
        let squeezes = told.is_some() && width - taken - beside < NARROW;
        let (aside, beside, under) = match (aside, squeezes) {
            (Some(aside), true) => (None, 0.0, Some(aside.text().to_owned())),
            (aside, _) => (aside, beside, None),
        };
        let room = (width - taken - beside).max(80.0);
        let label = painter.layout(play.say(label), font, ink, room);
        // A player setting a number wants to see right away what it buys.
        if let Some(told) = told {
            let told = play.say(told);
            let lay = |told: String| painter.layout(told, italic(size::SMALL), faint, room);
            below = Some(match under {
                Some(aside) => {
                    let in_a_row = lay(format!("{aside}  \u{00b7}  {told}"));
                    match in_a_row.rows.len() {
                        1 => in_a_row,
                        _ => lay(format!("{aside}\n{told}")),
                    }
                }
                None => lay(told),
            });
        }
        if let Line::Choice(choice) = line
            && let Some(told) = odds::headline(play, choice)
        {
            let font = bold(size::SMALL);
            below = Some(painter.layout(told, font, colours.lapis, room));
        }
        if let Line::Refused(place) = line {
            let no = &decision.refused[place];
            // Under a heading many lines are alike, and the note beside the pointer says it.
            if no.group.is_none() || no.why.is_some() {
                let why = refusals::reason(play, no);
                below = Some(painter.layout(why, italic(size::SMALL), faint, room));
            }
        }
        let high = label.size().y + below.as_ref().map_or(0.0, |below| below.size().y);
        let height = (high + 10.0).max(aside.as_ref().map_or(0.0, |it| it.size().y + 8.0));
        LaidOut {
            key,
            icon,
            label,
            aside,
            below,
            height: height.max(if stepper > 0.0 { 42.0 } else { 31.0 }),
        }
    }

    /// The middle of the first row of its label, from the top.
    pub fn first_row(&self) -> f32 {
        let row = self
            .label
            .rows
            .first()
            .map_or(18.0, |row| row.rect().height());
        let high = self.label.size().y + self.below.as_ref().map_or(0.0, |below| below.size().y);
        (self.height - high) / 2.0 + row / 2.0
    }

    /// The label, the text at the end of the line with dots leading to it, and the small type
    /// below.
    pub fn print(&self, ui: &Ui, rect: Rect, (x, points): (f32, f32)) {
        let colours = palette(ui.ctx());
        let painter = ui.painter();
        let high = self.label.size().y + self.below.as_ref().map_or(0.0, |below| below.size().y);
        let top = rect.top() + (self.height - high) / 2.0;
        painter.galley(pos2(x, top), self.label.clone(), colours.ink);
        if let Some(below) = &self.below {
            let at = pos2(x, top + self.label.size().y);
            painter.galley(at, below.clone(), colours.ink_soft);
        }
        let Some(aside) = &self.aside else { return };
        let left = rect.right() - 8.0 - aside.size().x;
        // Level with the label, so that the dots do not run through the small type below it.
        let middle = rect.top() + self.first_row().max(aside.size().y / 2.0);
        let at = pos2(left, middle - aside.size().y / 2.0);
        painter.galley(at, aside.clone(), colours.lapis);
        if self.label.rows.len() == 1 {
            let y = middle + points * 0.28;
            let (from, to) = (x + self.label.size().x + 7.0, left - 6.0);
            let dot = colours.ink_soft.gamma_multiply(0.6);
            let mut at = to;
            while at > from {
                painter.circle_filled(pos2(at, y), 0.8, dot);
                at -= 6.0;
            }
        }
    }
}

/// The ink of lines disabled while a slip of a lesson speaks.
pub(super) fn resting(colours: &Palette) -> Color32 {
    colours.ink_soft
}
