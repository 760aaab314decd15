//! Looking back: the bar that scrubs through the log, and the page with the game master's account
//! of a line.

use bevy_egui::egui;
use egui::{Align, Key, Layout, Rect, Sense, Stroke, Ui, pos2, vec2};

use super::odds::on_paper;
use super::tips::rule_link;
use super::{GameUi, ledger, within};
use crate::app::kept::moments::ShareMoment;
use crate::app::{Command, OpenRule};
use crate::game::{LogLine, Phrase, Printed, ToldLine};
use crate::ui::theme::{bold, italic, palette, regular, size};
use crate::ui::widgets::{Button, focus_ring, icon_button, rich};
use crate::view::PlayerCommand;

/// Goes one line back or forward from the moment shown.
pub(super) fn step(play: &mut GameUi, forth: bool) {
    let Some(table) = &play.table else { return };
    let len = table.0.log_len();
    if !play.playhead.idle() || len == 0 {
        return;
    }
    let mut at = play.timeline.held().unwrap_or(len);
    // Events that go unsaid are no stops.
    loop {
        at = if forth { at + 1 } else { at.saturating_sub(1) };
        if at >= len || at <= 1 || says_something(play, at - 1) {
            break;
        }
    }
    play.timeline.hold(at.max(1), len);
}

fn says_something(play: &GameUi, line: usize) -> bool {
    let found = play.table.as_ref().and_then(|table| table.0.log_line(line));
    found.is_some_and(|line| line.printed != Printed::Unsaid)
}

/// The number of choices after which play can go on from a moment: up to the next decision if the
/// moment is the last of its choice, otherwise up to the one before it.
fn decision_at(play: &GameUi, moment: usize) -> usize {
    let Some(table) = &play.table else { return 0 };
    let choices = |line: usize| table.0.log_line(line).map(|line| line.choices);
    match (choices(moment.saturating_sub(1)), choices(moment)) {
        (Some(here), Some(next)) if here == next => here.saturating_sub(1),
        (Some(here), _) => here,
        _ => 0,
    }
}

/// Shown instead of the choices while the player looks back.
pub(super) fn bar(ui: &mut Ui, rect: Rect, play: &mut GameUi) {
    use egui_phosphor::regular as fill;
    let (Some(moment), Some(table)) = (play.timeline.held(), &play.table) else {
        return;
    };
    let len = table.0.log_len();
    let inner = rect.shrink2(vec2(12.0, 8.0));
    within(ui, inner, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let now = play.text(match play.desk.last_page.looked_at {
                Some(_) => "game-end-back",
                None => "game-moment-now",
            });
            if ui.add(Button::new(&now).icon(fill::FAST_FORWARD)).clicked() {
                play.timeline.let_go();
            }
            let from_here = play.text("game-moment-branch");
            let branch = ui.add(Button::new(&from_here).icon(fill::GIT_BRANCH));
            let hint = play.text("game-moment-branch-hint");
            if crate::ui::widgets::tooltip(branch, hint).clicked() {
                let choices = decision_at(play, moment);
                play.orders.write(PlayerCommand::Branch(choices));
            }
            let share = play.text("game-moment-share");
            if icon_button(ui, fill::SHARE_NETWORK, &share).clicked() {
                play.share.write(ShareMoment(moment));
            }
            let name = |play: &GameUi, key: &'static str, command: Command| {
                let keys = play.settings.keys.label(command).unwrap_or_default();
                play.words.plain(&Phrase::new(key).with("key", keys))
            };
            let later = name(play, "game-moment-later", Command::Later);
            if icon_button(ui, fill::CARET_RIGHT, &later).clicked() {
                step(play, true);
            }
            let line = Rect::from_min_max(
                pos2(ui.max_rect().left() + 44.0, ui.max_rect().top()),
                pos2(ui.min_rect().left() - 8.0, ui.max_rect().bottom()),
            );
            scrub(ui, line, play, moment, len);
            let at = Rect::from_center_size(
                pos2(ui.max_rect().left() + 17.0, ui.max_rect().center().y),
                vec2(34.0, 34.0),
            );
            let earlier = name(play, "game-moment-earlier", Command::Earlier);
            if within(ui, at, |ui| icon_button(ui, fill::CARET_LEFT, &earlier)).clicked() {
                step(play, false);
            }
        });
    });
}

/// A line of ink from the first event to the last, a notch for each round, a brass bead for the
/// moment shown.
fn scrub(ui: &mut Ui, rect: Rect, play: &mut GameUi, moment: usize, len: usize) {
    let colours = palette(ui.ctx());
    let response = ui.interact(rect, ui.id().with("scrub"), Sense::click_and_drag());
    let line = rect.shrink2(vec2(14.0, 0.0));
    let y = rect.center().y;
    let x_of = |event: usize| line.left() + line.width() * (event as f32 / len.max(1) as f32);
    let ink = Stroke::new(2.0, colours.parchment_dark);
    ui.painter().hline(line.x_range(), y, ink);
    for round in ledger::headings(play) {
        let notch = Stroke::new(1.4, colours.parchment_dark);
        ui.painter().vline(x_of(round), y - 6.0..=y + 6.0, notch);
    }
    let past = Stroke::new(4.0, colours.brass);
    ui.painter().hline(line.left()..=x_of(moment), y, past);
    let bead = pos2(x_of(moment), y);
    let fill = if response.hovered() {
        colours.lamp
    } else {
        colours.brass
    };
    ui.painter()
        .circle(bead, 10.0, fill, Stroke::new(1.3, colours.ink));
    let count = Phrase::new("game-moment-count")
        .with("now", moment)
        .with("max", len);
    let label = play.words.plain(&count);
    response.widget_info(|| egui::WidgetInfo::slider(true, moment as f64, &label));
    if let Some(at) = response.interact_pointer_pos() {
        let part = ((at.x - line.left()) / line.width().max(1.0)).clamp(0.0, 1.0);
        let to = (part * len as f32).round() as usize;
        play.timeline.hold(to.max(1), len);
    }
    if response.has_focus() {
        let filter = egui::EventFilter {
            horizontal_arrows: true,
            ..Default::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        for (key, forth) in [(Key::ArrowLeft, false), (Key::ArrowRight, true)] {
            for _ in 0..ui.input(|input| input.num_presses(key)) {
                step(play, forth);
            }
        }
    }
    let ring = Rect::from_center_size(bead, vec2(20.0, 20.0));
    focus_ring(ui.painter(), &response, ring);
    response.on_hover_cursor(egui::CursorIcon::PointingHand);
}

/// The game master's account of the line being looked at.
pub(super) fn page(ui: &mut Ui, board: Rect, play: &mut GameUi) {
    // How a fight ended is there to be looked at, with nothing over it.
    let looked_at = play.desk.last_page.looked_at;
    let held = play.timeline.held().filter(|it| Some(*it) != looked_at);
    // A glance at another line is at its account, too.
    let Some(moment) = held.and(play.timeline.moment()) else {
        return;
    };
    let found = play
        .table
        .as_ref()
        .and_then(|table| ToldLine::telling(&*table.0, moment.saturating_sub(1)));
    let Some(told) = found else { return };
    let width = (board.width() * 0.4).clamp(250.0, 380.0);
    let corner = board.right_top() + vec2(-width - 12.0, 12.0);
    let area = Rect::from_min_size(corner, vec2(width, board.height() - 24.0));
    // The wheel turns the page, not the board below it.
    let id = ui.id().with("account");
    let paper = ui.data(|data| data.get_temp::<Rect>(id)).unwrap_or(area);
    ui.interact(paper, id, Sense::CLICK | Sense::DRAG);
    within(ui, area, |ui| {
        on_paper(ui, width, |ui| {
            egui::ScrollArea::vertical()
                .id_salt("account")
                .max_height(board.height() - 70.0)
                .show(ui, |ui| {
                    let title = play.text("game-account");
                    rich(ui, title, italic(size::SMALL), palette(ui.ctx()).ink_soft);
                    let mut rule = None;
                    for line in told.events() {
                        account(ui, play, line);
                        // What the same rule says is said once.
                        if rule != Some(line.rule) {
                            by_rule(ui, play, line);
                        }
                        rule = Some(line.rule);
                    }
                });
        });
        let paper = area.with_max_y(ui.min_rect().bottom());
        ui.data_mut(|data| data.insert_temp(id, paper));
    });
}

fn account(ui: &mut Ui, play: &mut GameUi, line: &LogLine) {
    let colours = palette(ui.ctx());
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.spacing_mut().interact_size.y = 8.0;
    rich(ui, play.say(&line.message), bold(size::BODY), colours.ink);
    if let Some(reason) = &line.reason {
        rich(ui, play.say(reason), regular(size::BODY - 1.0), colours.ink);
    }
    ledger::dice_of(ui, play, line);
}

/// The game master's freedom under the rule of a line, the rulings on it, and the way to it.
fn by_rule(ui: &mut Ui, play: &mut GameUi, line: &LogLine) {
    let colours = palette(ui.ctx());
    let order = match &line.among {
        Some(among) => {
            let left = play.text("game-account-free");
            format!("{left} {}", play.say(among))
        }
        None => play.text("game-account-ordered"),
    };
    rich(ui, order, italic(size::BODY - 1.0), colours.ink_soft);
    let rulings: Vec<_> = play.rulings.on(line.rule).cloned().collect();
    for ruling in rulings {
        let title = play.text("game-account-ruling");
        rich(ui, title, bold(size::SMALL), colours.oxblood);
        rich(ui, ruling.question, italic(size::BODY - 1.0), colours.ink);
        rich(ui, ruling.answer, regular(size::BODY - 1.0), colours.ink);
    }
    let title = play.titles.of(line.rule);
    if rule_link(ui, &title) {
        play.open_rule.write(OpenRule(line.rule));
    }
}
