//! The corner of the panel: what the rules refuse, what the board offers, and what ends a turn.

use bevy_egui::egui;
use egui::{Rect, Ui, pos2, vec2};

use super::slips::{Fit, size_of, slip_in};
use super::tips::{Tip, tip};
use super::{GameUi, refusals};
use crate::app::Command;
use crate::game::{Decision, Phrase, Side};
use crate::ui::theme::{italic, largest_type, palette, regular, size};
use crate::ui::widgets::Button;
use crate::view::{PlayerCommand, lay, others_join};

/// Room for the key and the edges of a button that gives an order, such as to keep attacking.
const ORDER_EDGES: f32 = 50.0;
/// Room above and below its words, together.
const ORDER_MARGIN: f32 = 9.0;
/// Size of its words where there is room.
const ORDER_TYPE: f32 = size::BODY;
/// The least height of a button.
const LEAST: f32 = 30.0;
/// Height of the slip that lists what is refused, with the space below it.
const REFUSED: f32 = 24.0;

/// Shows the corner: what lets something pass at the top, what the rules refuse, what the board offers, and
/// the end of the turn at the bottom. Neither of the two ends ever means anything else.
pub(super) fn show(
    ui: &mut Ui,
    rect: Rect,
    play: &mut GameUi,
    decision: &Decision,
    (ends, passes): (&[usize], &[usize]),
) -> Option<(usize, Rect)> {
    let mut pointed = None;
    let column = rect;
    let mut bottom = rect.bottom();
    for &choice in ends.iter().rev() {
        let fit = Fit::USUAL;
        let high = size_of(ui, play, decision, choice, (fit, rect.width())).y;
        let at = Rect::from_min_max(pos2(rect.left(), bottom - high), pos2(rect.right(), bottom));
        pointed = slip_in(ui, (fit, at), play, decision, choice).or(pointed);
        bottom = at.top() - fit.gap.y;
    }
    let lowest = (!ends.is_empty()).then(|| column.with_min_y(bottom));
    let mut rect = rect;
    for &choice in passes {
        let fit = Fit::USUAL;
        let high = size_of(ui, play, decision, choice, (fit, rect.width())).y;
        let at = rect.with_max_y(rect.top() + high);
        pointed = slip_in(ui, (fit, at), play, decision, choice).or(pointed);
        rect.min.y = at.bottom() + fit.gap.y;
    }
    let highest = (!passes.is_empty()).then(|| column.with_max_y(rect.top()));
    let both = highest.into_iter().chain(lowest);
    play.desk.places.ends = both.reduce(|one, other| one.union(other));
    let above = if decision.refused.is_empty() {
        0.0
    } else {
        REFUSED
    };
    let room = Rect::from_min_max(rect.min + vec2(0.0, above), pos2(rect.right(), bottom));
    if let Ok(whom) = repeated(play, decision) {
        bottom = keep_attacking(ui, room, play, whom).top() - 2.0;
    } else if can_head_out(play, decision) {
        bottom = head_out(ui, room, play).top() - 2.0;
    }
    let mut rest = rect.with_max_y(bottom);
    if !decision.refused.is_empty() && rest.height() > 20.0 {
        rest.min.y = refusals::show(ui, rest, play, decision).bottom() + 2.0;
    }
    if let Some(hint) = board_hint(play, decision) {
        let colours = palette(ui.ctx());
        let font = italic(size::SMALL);
        let text = ui
            .painter()
            .layout(hint, font, colours.parchment_dark, rest.width());
        if text.size().y <= rest.height() {
            ui.painter().galley(rest.min, text, colours.parchment_dark);
        }
    }
    pointed
}

/// Shows the button that keeps attacking at the bottom of a place; returns its own place.
fn keep_attacking(ui: &mut Ui, rect: Rect, play: &mut GameUi, whom: u32) -> Rect {
    let key = if others_join(&play.scene()) {
        "game-all-keep-attacking"
    } else {
        "game-keep-attacking"
    };
    let words = [
        play.say(&Phrase::new(key).who("whom", whom)),
        play.text("game-keep-attacking-short"),
        play.text("game-keep-attacking-until"),
    ];
    let order = PlayerCommand::KeepAttacking(whom);
    button(ui, rect, play, words, (Command::KeepAttacking, order))
}

/// Shows the button that heads for the way out at the bottom of a place; returns its own place.
fn head_out(ui: &mut Ui, rect: Rect, play: &mut GameUi) -> Rect {
    let words = [
        play.text("game-head-out"),
        play.text("game-head-out-short"),
        play.text("game-head-out-until"),
    ];
    let order = (Command::KeepAttacking, PlayerCommand::HeadOut);
    button(ui, rect, play, words, order)
}

/// Shows a button of the corner with its words, in short where there is no room for all of them, and what
/// ends the order that it gives.
fn button(
    ui: &mut Ui,
    rect: Rect,
    play: &mut GameUi,
    [whole, short, until]: [String; 3],
    (command, order): (Command, PlayerCommand),
) -> Rect {
    let ink = palette(ui.ctx()).ink;
    let room = rect.width() - ORDER_EDGES;
    let high = |label: &str, points: f32| {
        let words = label.to_owned();
        let text = ui.painter().layout(words, regular(points), ink, room);
        text.size().y + ORDER_MARGIN
    };
    // A long name takes several lines, and in large type there may be no room for it at all.
    let fits = |label: &str, points: f32| high(label, points) <= rect.height();
    let of = |label: &str| largest_type(ORDER_TYPE, size::SMALL - 1.0, 1.0, |it| fits(label, it));
    let (label, points) = match of(&whole) {
        points if fits(&whole, points) => (&whole, points),
        _ => (&short, of(&short)),
    };
    let at = rect.with_min_y(rect.bottom() - high(label, points).max(LEAST));
    let key = play.settings.keys.label(command).unwrap_or_default();
    let button = Button::new(label).note(&key).name(&whole).quiet();
    let button = button.points(points);
    play.desk.places.on_board.push(at);
    let until = Tip::new(whole.clone()).line(until);
    let clicked = tip(ui.put(at, button), play, &until).clicked();
    if clicked && !play.desk.last_click.is_too_soon() {
        play.orders.write(order);
    }
    at
}

/// The foe that can be attacked until something changes: the one attacked last, or the only one, if
/// attacks on it can succeed at all. Only plain attacks are made without asking each time.
///
/// # Errors
/// The reason why there is none.
pub(super) fn repeated(play: &mut GameUi, decision: &Decision) -> Result<u32, Phrase> {
    if play.desk.course.on {
        return Err("game-keep-attacking-tutorial".into());
    }
    let scene = play.scene();
    let foes = scene.tokens.iter().filter(|token| token.side == Side::Foe);
    let open = foes.filter_map(|token| Some((token.id, decision.plain_attack(token.id)?)));
    let open: Vec<(u32, usize)> = match decision.reaction {
        Some(_) => Vec::new(),
        None => open.collect(),
    };
    let last = play.pending.attacked;
    let last = last.and_then(|id| Some((id, decision.plain_attack(id)?)));
    let (whom, attack) = match (last, &open[..]) {
        (_, []) => return Err("game-keep-attacking-none".into()),
        (Some(last), _) => last,
        (None, [only]) => *only,
        (None, _) => return Err("game-keep-attacking-whom".into()),
    };
    let odds = play.odds(attack);
    if odds.is_some_and(|odds| odds.headline.chance.is_zero()) {
        let hopeless = Phrase::new("game-keep-attacking-hopeless");
        return Err(hopeless.with("whom", play.name(whom)));
    }
    Ok(whom)
}

/// True if the player can head for the way out; a tutorial goes step by step.
pub(super) fn can_head_out(play: &GameUi, decision: &Decision) -> bool {
    decision.leads_out().is_some() && !play.desk.course.on
}

/// A line about choices that are made on the board, if there are any.
fn board_hint(play: &GameUi, decision: &Decision) -> Option<String> {
    let walks = decision.choices.iter().any(|it| !it.path.is_empty());
    let verb = if walks { "walk" } else { "aim" };
    let key = format!("board-{verb}-{}", lay::text_key(play.look.tiling()));
    (!decision.on_board().is_empty()).then(|| play.text(&key))
}
