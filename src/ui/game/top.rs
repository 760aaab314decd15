//! The strip above the board: the phase of the game, whose move it is and why the game waits, the
//! public counters.

use bevy_egui::egui;
use egui::{Align, Color32, Layout, Rect, Sense, Ui, pos2, vec2};

use super::choices::picture;
use super::tips::{Tip, tip};
use super::{GameUi, question, within};
use crate::app::{Command, CurrentTable, OpenRule, Overlay};
use crate::game::{Phrase, Side, Track};
use crate::ui::theme::{bold, italic, palette, regular, size};
use crate::ui::widgets::{focus_ring, icon_button, idle_icon_button};
use crate::view::art::Atlas;
use crate::view::tokens;
use crate::view::{Pending, PlayerCommand};

/// Shows the strip.
pub(super) fn show(ui: &mut Ui, rect: Rect, play: &mut GameUi) {
    let inner = rect.shrink2(vec2(14.0, 6.0));
    let right = within(ui, inner, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            // On a narrow strip everything moves together, so that the question keeps its room.
            let narrow = inner.width() < 800.0;
            ui.spacing_mut().item_spacing.x = if narrow { 4.0 } else { 8.0 };
            buttons(ui, play);
            turn_order(ui, play, narrow);
            for track in play.scene().tracks.iter().rev() {
                counter(ui, play, track);
            }
            ui.min_rect().left()
        })
        .inner
    });
    let left = Rect::from_min_max(inner.min, pos2(right - 16.0, inner.bottom()));
    prompt(ui, left, play);
}

fn buttons(ui: &mut Ui, play: &mut GameUi) {
    use egui_phosphor::regular as fill;
    let name = |play: &GameUi, key: &str, command: Command| {
        let keys = play.settings.keys.label(command);
        let text = play.text(key);
        keys.map_or(text.clone(), |keys| format!("{text} ({keys})"))
    };
    if icon_button(ui, fill::LIST, &play.text("game-menu")).clicked() {
        play.next_overlay.set(Overlay::Menu);
    }
    let label = name(play, "game-rulebook", Command::Rulebook);
    let book = icon_button(ui, fill::BOOK_OPEN, &label);
    play.desk.course.places.rulebook = Some(book.rect);
    if book.clicked() {
        open_rulebook(play);
    }
    let label = name(play, "game-advise", Command::Advice);
    let lamp = icon_button(ui, fill::LIGHTBULB, &label);
    play.desk.course.places.advice = Some(lamp.rect);
    if lamp.clicked() {
        super::keys::advise(play);
    }
    let foes = play.scene();
    let mut foes = foes.tokens.iter().filter(|token| token.side == Side::Foe);
    // It stays between fights, or the buttons beside it would move under the pointer.
    if foes.any(|token| !token.down) {
        let label = name(play, "game-threats", Command::Threats);
        if icon_button(ui, fill::CROSSHAIR, &label).clicked() {
            play.desk.threats.all ^= true;
        }
    } else {
        idle_icon_button(ui, fill::CROSSHAIR, &play.text("game-threats-none"));
    }
    let label = name(play, "game-redo", Command::Redo);
    if icon_button(ui, fill::ARROW_U_UP_RIGHT, &label).clicked() {
        play.orders.write(PlayerCommand::Redo);
    }
    let label = name(play, "game-undo", Command::Undo);
    if icon_button(ui, fill::ARROW_U_UP_LEFT, &label).clicked() {
        play.orders.write(PlayerCommand::Undo);
    }
}

/// The rule behind the question, or else behind what happened last.
pub(in crate::ui) fn rule_at_hand(pending: &Pending, table: &CurrentTable) -> Option<OpenRule> {
    let asking = pending.decision.as_ref().map(|decision| decision.rule);
    let last = || {
        let end = table.0.shown_len().checked_sub(1)?;
        table.0.log_line(end).map(|line| line.rule)
    };
    asking.or_else(last).map(OpenRule)
}

/// Opens the rulebook at the rule behind the question.
pub(super) fn open_rulebook(play: &mut GameUi) {
    let table = play.table.as_ref();
    if let Some(rule) = table.and_then(|table| rule_at_hand(&play.pending, table)) {
        play.open_rule.write(rule);
    }
}

/// Whose move it is, the question, and the rule behind it.
fn prompt(ui: &mut Ui, rect: Rect, play: &mut GameUi) {
    let colours = palette(ui.ctx());
    let decision = play.pending.decision.clone();
    let scene = play.scene();
    let phase = scene
        .phase
        .as_ref()
        .map(|phase| play.say(phase))
        .unwrap_or_default();
    let practice = play.table.as_ref().is_some_and(|table| table.0.practice());
    let first = if practice {
        format!("{phase}  \u{00b7}  {}", play.text("game-practice"))
    } else {
        phase
    };
    let looking = play.timeline.moment().zip(play.table.as_ref());
    let looking = looking.map(|(moment, table)| {
        Phrase::new("game-looking-back")
            .with("now", moment)
            .with("max", table.0.log_len())
    });
    let (second, rule) = match &decision {
        _ if looking.is_some() => (
            looking
                .map(|say| play.words.plain(&say))
                .unwrap_or_default(),
            None,
        ),
        Some(decision) if play.playhead.idle() => {
            let text = play.say(&decision.prompt);
            (text, Some(decision.rule))
        }
        _ => (String::new(), None),
    };
    let painter = ui.painter().with_clip_rect(rect.expand(2.0));
    let width = rect.width();
    let lower = question::laid_out(&painter, &second, rect.size(), colours.bone);
    let at = pos2(rect.left(), rect.bottom() - lower.size().y);
    // If the question needs all the room, the phase is left out; the log has it too.
    let font = italic(size::SMALL + 1.0);
    let mut job = egui::text::LayoutJob::simple(first, font, colours.parchment_dark, width);
    job.wrap.max_rows = 1;
    let upper = painter.layout_job(job);
    if at.y > rect.top() + upper.size().y - 6.0 {
        painter.galley(rect.left_top(), upper, colours.parchment_dark);
    }
    let area = Rect::from_min_size(at, lower.size()).intersect(rect);
    painter.galley(at, lower, colours.bone);
    play.desk.course.places.question = Some(area);
    if let Some(rule) = rule {
        let response = ui.interact(area, ui.id().with("prompt"), Sense::click());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Link, true, &second));
        focus_ring(ui.painter(), &response, area);
        if response.clicked() {
            play.open_rule.write(OpenRule(rule));
        }
        let note = Tip::new(second).rule(rule);
        tip(
            response.on_hover_cursor(egui::CursorIcon::Help),
            play,
            &note,
        );
    }
}

/// The busts of the fighters, in turn order.
fn turn_order(ui: &mut Ui, play: &mut GameUi, narrow: bool) {
    let scene = play.scene();
    play.desk.pointed_out = None;
    if scene.turn_order.is_empty() {
        return;
    }
    let colours = palette(ui.ctx());
    // A long row overlaps.
    let (side, over) = match scene.turn_order.len() {
        0..=4 if !narrow => (34.0, 4.0),
        0..=8 => (27.0, 11.0),
        _ => (24.0, 13.0),
    };
    // Laid out from right to left.
    for id in scene.turn_order.iter().rev() {
        let Some(token) = scene.tokens.iter().find(|token| token.id == *id) else {
            continue;
        };
        let (rect, response) = ui.allocate_exact_size(vec2(side + 2.0, 44.0), Sense::hover());
        let disc = Rect::from_center_size(rect.center(), vec2(side, side));
        if token.active {
            ui.painter()
                .circle_filled(disc.center(), side * 0.62, colours.lamp);
        }
        let painter = ui.painter().clone();
        token_disc(&painter, play, &token.sprite, token.side, disc, token.down);
        let turn = match (token.active, token.acted) {
            (true, _) => "game-turn-now",
            (false, true) => "game-turn-acted",
            (false, false) => "game-turn-to-come",
        };
        let note = Tip::new(play.name(*id)).line(play.text(turn));
        if response.hovered() {
            play.desk.pointed_out = Some(*id);
        }
        tip(response, play, &note);
        ui.add_space(-over);
    }
    ui.add_space(over);
}

/// A small version of a token as on the board.
pub(super) fn token_disc(
    painter: &egui::Painter,
    play: &mut GameUi,
    sprite: &str,
    side: Side,
    rect: Rect,
    dim: bool,
) {
    let tint = if dim {
        Color32::from_gray(130)
    } else {
        Color32::WHITE
    };
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    let radius = rect.width() / 2.0;
    painter.circle_filled(
        rect.center() + vec2(0.8, 1.6),
        radius * 0.92,
        Color32::from_black_alpha(90),
    );
    if !play.art.has(Atlas::Tokens, sprite) {
        if let Some(picture) = play
            .art
            .has(Atlas::Map, sprite)
            .then(|| play.art.picture(Atlas::Map, sprite))
            .flatten()
        {
            painter.image(picture.id, rect, whole, tint);
        }
        return;
    }
    for name in ["disc", tokens::rim(side, false), sprite] {
        if let Some(picture) = play.art.picture(Atlas::Tokens, name) {
            painter.image(picture.id, rect, whole, tint);
        }
    }
}

/// A counter: its card or token, its value, and its maximum.
fn counter(ui: &mut Ui, play: &mut GameUi, track: &Track) {
    let colours = palette(ui.ctx());
    let (number, of) = match &track.words {
        // Beside a picture that says nothing, the words do.
        Some(words) => (String::new(), play.say(words)),
        None => (format!("{}", track.now), format!("/{}", track.max)),
    };
    let big = ui
        .painter()
        .layout_no_wrap(number, bold(size::HEADING), colours.bone);
    let (font, ink) = match &track.words {
        Some(_) => (bold(size::BODY), colours.bone),
        None => (regular(size::SMALL), colours.parchment_dark),
    };
    let small = ui.painter().layout_no_wrap(of, font, ink);
    let width = 34.0 + big.size().x + small.size().x + 6.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, 44.0), Sense::hover());
    // They are laid out from right to left.
    play.desk.course.places.counters.insert(0, rect);
    let icon = Rect::from_min_size(rect.min + vec2(0.0, 2.0), vec2(30.0, 40.0));
    let found = [Atlas::Cards, Atlas::Tokens, Atlas::Ui]
        .into_iter()
        .find(|atlas| play.art.has(*atlas, track.sprite))
        .and_then(|atlas| play.art.picture(atlas, track.sprite));
    if let Some(found) = found {
        picture(ui.painter(), found, icon);
    }
    // The nearer to its end, the more it glows.
    let part = if track.max > 0 {
        (track.now as f32 / track.max as f32).clamp(0.0, 1.0)
    } else {
        0.0
    };
    let left = rect.left() + 34.0;
    let baseline = rect.top() + 4.0;
    let (wide, high) = (big.size().x, big.size().y);
    ui.painter().galley(pos2(left, baseline), big, colours.bone);
    let below = baseline + high - small.size().y - 2.0;
    ui.painter().galley(
        pos2(left + wide + 1.0, below),
        small,
        colours.parchment_dark,
    );
    let bar = Rect::from_min_size(
        pos2(left, rect.bottom() - 9.0),
        vec2(rect.right() - left, 4.0),
    );
    ui.painter().rect_filled(bar, 2.0, colours.wood_dark);
    let filled = Rect::from_min_size(bar.min, vec2(bar.width() * part, bar.height()));
    ui.painter().rect_filled(filled, 2.0, colours.lamp);
    if icon.center().x.is_finite() && play.desk.places.deck.is_none() {
        play.desk.places.deck = Some(icon.center());
    }
    let label = play.say(&track.label);
    let count = Phrase::new("game-track")
        .with("now", track.now)
        .with("max", track.max);
    let note = Tip::new(label).line(play.words.plain(&count));
    let facts = track.facts.iter().map(|fact| play.say(fact));
    let note = facts.fold(note, Tip::line).rule(track.rule);
    tip(response, play, &note);
}
