//! The log, as a page of a ledger: what happened, why, with every die and the rule.

use bevy_egui::egui;
use egui::{Rect, Sense, Stroke, Ui, pos2, vec2};

use super::tips::{Tip, are_hushed, rule_link, words};
use super::{GameUi, dice, layout::FOLDED, moment, tips, within};
use crate::app::{Command, OpenRule};
use crate::game::{LogLine, Phrase, Printed, Side, ToldLine, signed};
use crate::ui::theme::{bold, italic, palette, regular, size};
use crate::ui::widgets::{focus_ring, heard, icon_button, paper, rich};
use crate::view::timeline::GLANCE;

/// The most lines that are laid out at once.
const LINES: usize = 400;
/// The mark of a line whose results were typed in.
const TYPED: &str = egui_phosphor::regular::HAND_PALM;

/// Shows the page, or its edge when folded away.
pub(super) fn show(ui: &mut Ui, rect: Rect, play: &mut GameUi) {
    use egui_phosphor::regular as fill;
    let key = play.settings.keys.label(Command::Log).unwrap_or_default();
    if rect.width() <= FOLDED + 1.0 {
        let text = play
            .words
            .plain(&Phrase::new("game-log-unfold").with("key", key));
        let at = Rect::from_min_size(rect.min + vec2(4.0, 10.0), vec2(32.0, 32.0));
        if within(ui, at, |ui| icon_button(ui, fill::CARET_LEFT, &text)).clicked() {
            play.desk.log_closed = false;
        }
        return;
    }
    let page = rect.shrink2(vec2(8.0, 7.0));
    paper(ui.painter(), page);
    let colours = palette(ui.ctx());
    // The double rule at the margin of every ledger.
    for x in [page.left() + 16.0, page.left() + 19.0] {
        let line = Stroke::new(0.8, colours.oxblood.gamma_multiply(0.45));
        ui.painter()
            .vline(x, page.top() + 6.0..=page.bottom() - 6.0, line);
    }
    let title = play.text("game-log");
    let head = pos2(page.left() + 28.0, page.top() + 10.0);
    // As large as fits before the stud that folds the page away.
    let room = page.right() - 118.0 - head.x;
    let wide = ui
        .painter()
        .layout_no_wrap(title.clone(), bold(size::BUTTON), colours.ink)
        .size()
        .x;
    let points = size::BUTTON * (room / wide).min(1.0);
    ui.painter().text(
        head,
        egui::Align2::LEFT_TOP,
        title,
        bold(points),
        colours.ink,
    );
    let text = play
        .words
        .plain(&Phrase::new("game-log-fold").with("key", key));
    let at = Rect::from_min_size(
        pos2(page.right() - 38.0, page.top() + 6.0),
        vec2(32.0, 32.0),
    );
    if within(ui, at, |ui| icon_button(ui, fill::CARET_RIGHT, &text)).clicked() {
        play.desk.log_closed = true;
    }
    let key = play
        .settings
        .keys
        .label(Command::Earlier)
        .unwrap_or_default();
    let text = play
        .words
        .plain(&Phrase::new("game-moment-look-back").with("key", key));
    let at = at.translate(vec2(-38.0, 0.0));
    if within(ui, at, |ui| {
        icon_button(ui, fill::CLOCK_COUNTER_CLOCKWISE, &text)
    })
    .clicked()
    {
        moment::step(play, false);
    }
    let (icon, key) = if play.desk.log_in_full {
        (fill::LIST, "game-log-brief")
    } else {
        (fill::LIST_PLUS, "game-log-in-full")
    };
    let text = play.text(key);
    let at = at.translate(vec2(-38.0, 0.0));
    if within(ui, at, |ui| icon_button(ui, icon, &text)).clicked() {
        play.desk.log_in_full = !play.desk.log_in_full;
    }
    play.desk.glanced = None;
    let body = Rect::from_min_max(page.min + vec2(26.0, 42.0), page.max - vec2(6.0, 8.0));
    within(ui, body, |ui| {
        egui::ScrollArea::vertical()
            .id_salt("log")
            .stick_to_bottom(true)
            .auto_shrink([false, false])
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                lines(ui, play);
                ui.add_space(4.0);
                // Back from the past, the log shows its end again.
                if !play.timeline.looks_back() && play.desk.scrolled_to.take().is_some() {
                    ui.scroll_to_cursor(Some(egui::Align::BOTTOM));
                }
            });
    });
    let now = play.time.elapsed();
    // While something happens there is no looking back.
    if play.playhead.idle() {
        play.timeline.glance(play.desk.glanced, now);
        if play.desk.glanced.is_some() {
            ui.ctx().request_repaint_after(GLANCE);
        }
    }
}

/// The places of the log's headings, for the notches of the scrub bar.
pub(super) fn headings(play: &mut GameUi) -> Vec<usize> {
    let Some(table) = &play.table else {
        return Vec::new();
    };
    let len = table.0.log_len();
    let known = &mut play.desk.headings;
    if known.0 > len {
        *known = (0, Vec::new());
    }
    for line in known.0..len {
        if table.0.log_line(line).is_some_and(|line| line.depth == 0) {
            known.1.push(line);
        }
    }
    known.0 = len;
    known.1.clone()
}

fn lines(ui: &mut Ui, play: &mut GameUi) {
    let Some(table) = &play.table else { return };
    // While something happens the log grows with it, each line once its dice have come to rest;
    // looking back shows all of it.
    let rolling = play.effects.throw.as_ref();
    let rolling = rolling.is_some_and(|throw| !throw.timer.is_finished());
    // Somebody may still be on the way to where the dice are thrown.
    let rolling = rolling || play.playhead.rolls();
    let end = if play.playhead.idle() {
        table.0.log_len()
    } else {
        table.0.shown_len().saturating_sub(rolling.into())
    };
    let held = play.timeline.held();
    let laid_out = laid_out(end, held);
    if table.0.is_log_cut() {
        let cut = play.text("game-log-cut");
        rich(ui, cut, italic(size::SMALL), palette(ui.ctx()).ink_soft);
    }
    let clip = ui.clip_rect();
    // The line looked at, if it lies out of sight.
    let mut away: Option<(usize, Rect)> = None;
    for index in laid_out {
        let looked_back_to = held.is_some_and(|held| index < held);
        // Lines out of sight only take up the height they had when last seen.
        let known = ui.id().with(("line", index, play.desk.log_in_full));
        let height = ui.ctx().data(|data| data.get_temp::<f32>(known));
        let top = ui.cursor().top();
        if let Some(height) = height
            && (top + height < clip.top() - 40.0 || top > clip.bottom() + 40.0)
        {
            if height > 0.0 {
                let (_, rect) = ui.allocate_space(vec2(ui.available_width(), height));
                away = if looked_back_to {
                    Some((index, rect))
                } else {
                    away
                };
            }
            continue;
        }
        let height = match play
            .table
            .as_ref()
            .and_then(|table| ToldLine::of(&*table.0, index, end))
        {
            Some(told) if !told.is_detail() || play.desk.log_in_full => entry(ui, play, &told),
            _ => 0.0,
        };
        ui.ctx().data_mut(|data| data.insert_temp(known, height));
        if looked_back_to && height > 0.0 {
            away = None;
        }
    }
    if let Some((index, rect)) = away
        && play.desk.scrolled_to != Some(index)
    {
        ui.scroll_to_rect(rect, Some(egui::Align::Center));
    }
}

/// The lines that are laid out of so many: the last ones, or those around where the player looks.
fn laid_out(end: usize, held: Option<usize>) -> std::ops::Range<usize> {
    let last = held.map_or(end, |held| end.min(held + LINES / 2));
    last.saturating_sub(LINES)..last
}

/// Draws one line; returns its height.
fn entry(ui: &mut Ui, play: &mut GameUi, told: &ToldLine) -> f32 {
    let colours = palette(ui.ctx());
    let (index, line) = (told.first, &told.line);
    let text = play.say(&line.message);
    let heading = line.depth == 0;
    let still_to_come = play.timeline.moment().is_some_and(|moment| index >= moment);
    let looked_at = play
        .timeline
        .held()
        .is_some_and(|held| (index + 1..=told.last + 1).contains(&held));
    let indent = 9.0 * f32::from(line.depth.saturating_sub(1).min(3));
    let (font, ink) = if heading {
        (bold(size::BODY), colours.oxblood)
    } else {
        (regular(size::BODY - 1.0), colours.ink)
    };
    let ink = if still_to_come { colours.ink_soft } else { ink };
    let width = ui.available_width() - indent;
    let mut job = egui::text::LayoutJob::simple(text, font, ink, width);
    let plain = egui::TextFormat::simple(regular(size::BODY - 1.0), ink);
    let soft = egui::TextFormat::simple(italic(size::SMALL), colours.ink_soft);
    for (place, event) in told.events().enumerate() {
        if event.printed == Printed::Folded {
            continue;
        }
        if place > 0 {
            job.append(
                &format!(" {}", play.say(&event.message)),
                0.0,
                plain.clone(),
            );
        }
        if let Some(reason) = &event.reason {
            job.append(&format!(" {}", play.say(reason)), 0.0, soft.clone());
        }
    }
    let typed = told.events().any(|event| event.typed);
    if typed {
        let mark = format!(" {TYPED}");
        let small = egui::TextFormat::simple(regular(size::SMALL), colours.lapis);
        job.append(&mark, 0.0, small);
    }
    let galley = ui.painter().layout_job(job);
    let space = if heading && index > 0 { 6.0 } else { 0.0 };
    let size = vec2(ui.available_width(), galley.size().y + space);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    heard::named(&response, || {
        let printed = galley.text().trim_end_matches(TYPED).trim_end().to_owned();
        let typed = typed.then(|| play.text("game-log-typed"));
        let name = heard::in_a_row([printed].into_iter().chain(typed));
        egui::WidgetInfo::labeled(egui::WidgetType::Button, true, name)
    });
    let at = rect.min + vec2(indent, space);
    if response.hovered() {
        play.desk.glanced = Some(told.last + 1);
    }
    if response.hovered() || looked_at {
        ui.painter().rect_filled(
            rect.expand2(vec2(3.0, 1.0)),
            2.0,
            colours.lamp.gamma_multiply(0.4),
        );
    }
    ui.painter().galley(at, galley, ink);
    if heading {
        let line = Stroke::new(0.8, colours.ink_soft.gamma_multiply(0.6));
        ui.painter().hline(rect.x_range(), rect.bottom(), line);
    }
    if looked_at && play.desk.scrolled_to != Some(index) {
        play.desk.scrolled_to = Some(index);
        ui.scroll_to_rect(rect, None);
    }
    focus_ring(ui.painter(), &response, rect);
    heard::pressed(&response, true, "page");
    if response.clicked()
        && let Some(table) = &play.table
    {
        play.desk.scrolled_to = Some(index);
        if play.playhead.idle() {
            play.timeline.hold(told.last + 1, table.0.log_len());
        } else if !play.playhead.page_lies() {
            play.timeline.wish(told.last + 1);
            play.playhead.rush();
        }
    }
    explain(
        response.on_hover_cursor(egui::CursorIcon::PointingHand),
        play,
        told,
    );
    size.y
}

/// The tooltip of a line: the dice and rules of its events.
fn explain(response: egui::Response, play: &mut GameUi, told: &ToldLine) {
    if are_hushed(play) {
        return;
    }
    let mut follow = None;
    response.on_hover_ui(|ui| {
        ui.set_max_width(340.0);
        ui.spacing_mut().item_spacing.y = 4.0;
        let mut linked = Vec::new();
        for event in told.events() {
            dice_of(ui, play, event);
            if linked.contains(&event.rule) {
                continue;
            }
            linked.push(event.rule);
            if rule_link(ui, &play.titles.of(event.rule)) {
                follow = Some(event.rule);
            }
        }
    });
    if let Some(rule) = follow {
        play.open_rule.write(OpenRule(rule));
    }
}

/// The dice of a line with the purpose of each, and the modifiers.
pub(super) fn dice_of(ui: &mut Ui, play: &mut GameUi, line: &LogLine) {
    let colours = palette(ui.ctx());
    if line.typed {
        let text = play.text("game-log-typed");
        crate::ui::widgets::rich(ui, text, italic(size::SMALL), colours.lapis);
    }
    let foot = Tip {
        parts: line
            .count
            .modifiers
            .iter()
            .map(|(name, value)| (play.say(name), *value))
            .collect(),
        ..Tip::default()
    };
    for rolled in &line.dice {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(30.0, 30.0), Sense::hover());
            let painter = ui.painter().clone();
            let sides = rolled.die.sides();
            let lying = dice::Die::lying(sides, rolled.face, Side::Neutral);
            dice::die(&painter, play, &colours, lying, rect.center(), 14.0);
            let role = play.words.plain(&Phrase::new(rolled.role));
            crate::ui::widgets::rich(
                ui,
                format!("d{sides}: {}  {role}", rolled.face),
                regular(size::BODY - 1.0),
                colours.ink,
            );
        });
    }
    if line.dice.len() > 1 || !line.count.modifiers.is_empty() {
        let sum: i32 = line.dice.iter().map(|die| i32::from(die.face)).sum();
        let fixed: i32 = line.count.modifiers.iter().map(|(_, value)| value).sum();
        if fixed != 0 {
            let text = format!("{sum} {} = {}", signed(fixed), sum + fixed);
            crate::ui::widgets::rich(ui, text, bold(size::BODY - 1.0), colours.ink);
        }
    }
    for reading in &line.count.readings {
        let text = play.say(reading);
        rich(ui, text, bold(size::BODY - 1.0), colours.ink);
    }
    if !line.count.parts.is_empty() {
        let text = tips::sum(play, &line.count.parts);
        rich(ui, text, regular(size::BODY - 1.0), colours.ink_soft);
    }
    words(ui, &foot, None);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_laid_out_as_far_back_as_the_player_looks() {
        assert_eq!(laid_out(942, None), 542..942);
        for held in [0, 1, 470, 900, 941] {
            let lines = laid_out(942, Some(held));
            assert!(
                lines.contains(&held) && lines.len() <= LINES,
                "{held}: {lines:?}"
            );
        }
        assert_eq!(laid_out(30, Some(10)), 0..30);
    }
}
