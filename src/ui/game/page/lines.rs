//! The right page: the choices, a printed line for each.

use bevy_egui::egui;
use egui::{Align2, Rect, Response, Sense, Stroke, Ui, pos2, vec2};

use super::super::said::figures;
use super::super::slips::bring;
use super::super::tips::{Tip, tip};
use super::super::{choices, odds, preset, refusals, within};
use super::GameUi;
use super::line::{KEY, LaidOut, STEPPER, resting};
use super::sorted::{self, Line};
use super::story;
use crate::app::Command;
use crate::game::{Choice, Decision, Phrase};
use crate::ui::theme::{bold, italic, palette, size};
use crate::ui::widgets::{focus_ring, heard, rich, tabs};

/// The height of all lines at this width; of headings as well, if there are any.
pub(super) fn height(
    ui: &Ui,
    play: &mut GameUi,
    decision: &Decision,
    width: f32,
    points: f32,
) -> f32 {
    let sheet = Printing {
        decision,
        points,
        pointed: None,
        end: 0.0,
        numbered: Vec::new(),
    };
    let headings = sorted::headings(decision);
    let listed = headings
        .iter()
        .flat_map(|it| sorted::under(decision, Some(it)));
    let lines: Vec<Line> = sorted::under(decision, None)
        .into_iter()
        .chain(listed)
        .collect();
    let mut sections: Vec<_> = lines
        .iter()
        .map(|it| sorted::section(decision, *it))
        .collect();
    sections.dedup();
    let small = sections.iter().flatten().count() as f32 * SMALL_HEADING;
    let lines = lines.into_iter();
    let high: f32 = lines
        .map(|line| sheet.laid_out(ui, play, line, width).height + 2.0)
        .sum();
    high + small + headings.len() as f32 * 60.0 + 8.0
}

/// Shows the lines beside a text that begins at `head`; returns the choice under the pointer.
pub(super) fn show(
    ui: &mut Ui,
    (area, head): (Rect, Rect),
    play: &mut GameUi,
    decision: &Decision,
    points: f32,
) -> Option<usize> {
    let headings = sorted::headings(decision);
    let loose = sorted::under(decision, None);
    let mut sheet = Printing {
        decision,
        points,
        pointed: None,
        end: area.bottom(),
        numbered: sorted::numbered(play, decision),
    };
    if headings.is_empty() {
        within(ui, area, |ui| sheet.scrolled(ui, play, &[(None, loose)]));
        story::tailpiece(ui, play, area.with_min_y(sheet.end.min(area.bottom())));
    } else {
        // Choices under no heading, such as going on, are always at the foot.
        let width = area.width();
        let foot: f32 = loose
            .iter()
            .map(|line| sheet.laid_out(ui, play, *line, width).height + 2.0)
            .sum::<f32>()
            + 10.0;
        let foot = foot.min(area.height() * 0.45);
        let (upper, lower) = area.split_top_bottom_at_y(area.bottom() - foot);
        within(ui, upper, |ui| {
            let mut shown = headings.clone();
            if sorted::tabbed(decision) {
                index(ui, play, &headings);
                shown = sorted::chosen(play, decision).into_iter().collect();
                ui.add_space(4.0);
            }
            let titled = shown.len() > 1;
            let groups: Vec<_> = shown
                .into_iter()
                .map(|heading| {
                    let lines = sorted::under(decision, Some(&heading));
                    (Some(heading).filter(|_| titled), lines)
                })
                .collect();
            sheet.scrolled(ui, play, &groups);
        });
        sheet.end = area.bottom();
        let colours = palette(ui.ctx());
        let rule = Stroke::new(1.0, colours.ink_soft.gamma_multiply(0.7));
        ui.painter().hline(lower.x_range(), lower.top() + 3.0, rule);
        within(ui, lower.with_min_y(lower.top() + 8.0), |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for line in loose {
                sheet.line(ui, play, line);
            }
        });
    }
    play.desk.book.printed.push(area.with_max_y(sheet.end));
    let pointed = sheet.pointed;
    let resting = super::rests(ui, play);
    let picked = play.desk.picked;
    let picked = picked.filter(|it| !preset::goes_without_saying(play, decision, *it));
    let picked = picked.map(|choice| (choice, area.with_max_y(area.top() + 1.0)));
    if let Some((choice, at)) = pointed.filter(|_| !resting).or(picked) {
        // Neither over the other lines nor over the beginning of the text.
        let kept = [area.with_max_y(sheet.end), head];
        play.desk.places.on_board.extend(kept);
        odds::card(ui.ctx(), play, choice, at);
    }
    pointed.map(|(choice, _)| choice)
}

/// The tabs of the headings.
pub(super) fn index(ui: &mut Ui, play: &mut GameUi, headings: &[Phrase]) {
    let names: Vec<String> = headings.iter().map(|heading| play.say(heading)).collect();
    let all: Vec<(usize, &str)> = names.iter().map(String::as_str).enumerate().collect();
    let mut group = play.desk.group.min(all.len() - 1);
    if tabs(ui, &mut group, &all) {
        play.desk.group = group;
        play.desk.book.tab = headings.get(group).cloned();
        play.desk.book.other = false;
    }
}

/// The page being printed.
struct Printing<'a> {
    decision: &'a Decision,
    points: f32,
    pointed: Option<(usize, Rect)>,
    /// The lower end of what is printed.
    end: f32,
    numbered: Vec<Option<usize>>,
}

impl Printing<'_> {
    /// Several headings with their lines, scrolled if they are too many.
    fn scrolled(&mut self, ui: &mut Ui, play: &mut GameUi, groups: &[(Option<Phrase>, Vec<Line>)]) {
        let area = ui.available_rect_before_wrap();
        ui.set_clip_rect(area.expand2(vec2(6.0, 2.0)));
        let scroll = egui::ScrollArea::vertical().id_salt(("lines", play.desk.group));
        let shown = scroll.auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for (heading, lines) in groups {
                if let Some(heading) = heading {
                    let colours = palette(ui.ctx());
                    rich(ui, play.say(heading), bold(size::BUTTON), colours.ink);
                }
                let mut section = None;
                for line in lines {
                    let here = sorted::section(self.decision, *line);
                    if section != Some(here) {
                        section = Some(here);
                        if let Some(here) = here {
                            small_heading(ui, &play.say(here));
                        }
                    }
                    self.line(ui, play, *line);
                }
                ui.add_space(4.0);
            }
        });
        self.end = area.bottom().min(area.top() + shown.content_size.y);
    }

    fn line(&mut self, ui: &mut Ui, play: &mut GameUi, line: Line) {
        let laid = self.laid_out(ui, play, line, ui.available_width());
        match line {
            Line::Choice(choice) => self.choice(ui, play, choice, laid),
            Line::Refused(place) => self.refused(ui, play, place, laid),
        }
    }

    fn laid_out(&self, ui: &Ui, play: &mut GameUi, line: Line, width: f32) -> LaidOut {
        let of = (self.decision, &self.numbered[..]);
        LaidOut::of(ui, play, line, of, (width, self.points))
    }

    fn choice(&mut self, ui: &mut Ui, play: &mut GameUi, choice: usize, laid: LaidOut) {
        let decision = self.decision;
        let what = &decision.choices[choice];
        let rests = play.desk.course.rests(choice);
        let whole = ui.available_width();
        let (width, height) = match what.amount {
            Some(_) => (whole - STEPPER, laid.height),
            None => (whole, laid.height),
        };
        let (rect, pressed, mut hovered) = ui
            .horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                let (_, rect) = ui.allocate_space(vec2(width, height));
                // By a name of its own: a note that comes or goes above it between press and
                // release must not make it another one.
                let id = egui::Id::new(("line of the book", play.pending.number, choice));
                let response = ui.interact(rect, id, Sense::click());
                let kind = egui::WidgetType::Button;
                heard::named(&response, || {
                    egui::WidgetInfo::labeled(kind, !rests, spoken(play, choice, what))
                });
                heard::pressed(&response, !rests, "button");
                self.print(ui, play, choice, &laid, rect, &response, rests);
                let mut all = rect;
                if let (Some(amount), Some((min, max))) = (play.amount(choice), what.amount) {
                    let only = play.desk.course.amount(choice);
                    let (min, max) = only.map_or((min, max), |only| (only, only));
                    let stepper = choices::stepper(ui, play, choice, amount, min, max);
                    all = all.union(stepper.rect);
                }
                let hovered = response.hovered() || response.has_focus();
                (all, response.clicked(), hovered)
            })
            .inner;
        if pressed && !rests {
            play.take(choice);
        }
        hovered |= what.amount.is_some() && ui.rect_contains_pointer(rect);
        if play.desk.course.waits_for(choice) {
            // The frame keeps off the heading, which stands close above the line.
            let line = rect.shrink2(vec2(0.0, 4.0));
            play.desk.course.places.choice = Some(line.intersect(ui.clip_rect()));
        }
        // Whatever is laid on the page keeps off the line.
        let line = rect.intersect(ui.clip_rect());
        play.desk.places.on_board.push(line);
        bring(ui, play, choice, rect);
        if hovered {
            self.pointed = Some((choice, rect));
        }
    }

    /// The ink of a choice.
    fn print(
        &self,
        ui: &Ui,
        play: &GameUi,
        choice: usize,
        laid: &LaidOut,
        rect: Rect,
        response: &Response,
        rests: bool,
    ) {
        let colours = palette(ui.ctx());
        let painter = ui.painter();
        let picked = play.desk.picked == Some(choice);
        if (response.hovered() || picked) && !rests {
            let part = if picked { 0.9 } else { 0.6 };
            let lit = colours.parchment.lerp_to_gamma(colours.lamp, part);
            painter.rect_filled(rect, 4.0, lit);
            ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
        }
        if let Some(key) = laid.key {
            let middle = pos2(rect.left() + 15.0, rect.top() + laid.first_row());
            let (fill, ink) = if rests {
                (colours.parchment, resting(&colours))
            } else {
                (colours.brass, colours.ink)
            };
            painter.circle(middle, 10.5, fill, Stroke::new(1.1, ink));
            let digit = (key + 1).to_string();
            let font = bold(size::SMALL);
            painter.text(middle, Align2::CENTER_CENTER, digit, font, ink);
        } else {
            let middle = pos2(rect.left() + 15.0, rect.top() + laid.first_row());
            painter.circle_filled(middle, 2.5, colours.oxblood);
        }
        let mut x = rect.left() + KEY;
        if let Some(icon) = laid.icon {
            let middle = pos2(x + 14.0, rect.center().y);
            choices::picture(
                painter,
                icon,
                Rect::from_center_size(middle, vec2(28.0, 28.0)),
            );
            x += 34.0;
        }
        laid.print(ui, rect, (x, self.points));
        focus_ring(painter, response, rect);
        if rests && response.hovered() {
            ui.ctx().set_cursor_icon(egui::CursorIcon::NotAllowed);
        }
    }

    /// A refused choice, and the rule that refuses it.
    fn refused(&mut self, ui: &mut Ui, play: &mut GameUi, place: usize, laid: LaidOut) {
        let no = &self.decision.refused[place];
        let size = vec2(ui.available_width(), laid.height);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        laid.print(ui, rect, (rect.left() + KEY, self.points));
        let colours = palette(ui.ctx());
        let middle = pos2(rect.left() + 15.0, rect.top() + laid.first_row());
        let (out, line) = (3.5, Stroke::new(1.4, colours.ink_soft));
        for side in [vec2(out, out), vec2(out, -out)] {
            ui.painter()
                .line_segment([middle - side, middle + side], line);
        }
        let note = Tip::new(play.say(&no.label))
            .line(refusals::reason(play, no))
            .rule(no.rule);
        tip(response, play, &note);
    }
}

/// A line as it is read out: its label, its odds and its price, and what its number buys.
fn spoken(play: &mut GameUi, choice: usize, what: &Choice) -> String {
    let figures = figures(play, (choice, what), odds::Words::All);
    let buys = what.detail.as_ref().filter(|_| what.amount.is_some());
    let buys = buys.map(|detail| play.say(detail));
    heard::in_a_row([label(play, what)].into_iter().chain(figures).chain(buys))
}

/// The label of a choice where its headings are not seen.
pub(super) fn label(play: &GameUi, what: &Choice) -> String {
    let label = play.say(&what.label);
    match what.section.as_ref().filter(|_| what.group.is_some()) {
        Some(section) => format!("{}: {label}", play.say(section)),
        None => label,
    }
}

/// The height of a small heading, with the space around it.
pub(super) const SMALL_HEADING: f32 = 28.0;

/// A small heading in a list, with a rule to its right.
pub(super) fn small_heading(ui: &mut Ui, title: &str) {
    let colours = palette(ui.ctx());
    ui.add_space(3.0);
    let at = rich(ui, title, italic(size::BODY - 1.0), colours.oxblood).rect;
    let line = Stroke::new(0.8, colours.oxblood.gamma_multiply(0.5));
    let right = ui.max_rect().right();
    if right > at.right() + 20.0 {
        ui.painter()
            .hline(at.right() + 10.0..=right, at.center().y, line);
    }
}

/// The part of a page's height above what stands after the last page.
pub(super) const ABOVE_THE_END: f32 = 0.3;

/// After the last page: the book can be closed. Returns the part of the page that says so.
pub(super) fn the_end(ui: &mut Ui, play: &mut GameUi, points: f32) -> Rect {
    let colours = palette(ui.ctx());
    let shown = ui.vertical_centered(|ui| {
        ui.add_space(ui.available_height() * ABOVE_THE_END);
        let top = ui.cursor().top();
        rich(
            ui,
            play.text("game-page-end"),
            italic(points + 9.0),
            colours.oxblood,
        );
        ui.add_space(10.0);
        let text = play.text("game-page-close");
        let button = crate::ui::widgets::Button::new(&text).chosen(true);
        let clicked = ui.add(button).clicked();
        let free = play.desk.dialog.is_none() && !ui.ctx().text_edit_focused();
        if clicked || free && play.settings.keys.pressed(ui.ctx(), Command::Proceed) {
            play.desk.last_page.aside = false;
            super::finish(play);
            ui.ctx().request_repaint();
        }
        top
    });
    shown.response.rect.with_min_y(shown.inner)
}
