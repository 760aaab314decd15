//! The choices: a slip for each, with the key that takes it.

use bevy_egui::egui;
use egui::{Align2, Color32, Rect, Response, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::{GameUi, odds, page, refusals, within};
use crate::game::{Choice, Decision, Phrase};
use crate::ui::theme::{Palette, bold, italic, palette, regular, size};
use crate::ui::widgets::{focus_ring, heard, tabs};
use crate::view::art::{Atlas, Picture};
use crate::view::lay;

/// The height of a slip.
const SLIP: f32 = 38.0;
/// With more choices than this, headings become tabs.
pub(super) const FLAT: usize = 9;
const FLAT_ON_BOARDS: usize = 6;

/// Choices under one heading.
struct Group {
    title: String,
    choices: Vec<usize>,
}

/// Shows the choices; returns the one under the pointer.
pub(super) fn show(ui: &mut Ui, rect: Rect, play: &mut GameUi) -> Option<usize> {
    let inner = rect.shrink2(vec2(12.0, 8.0));
    let decision = play.decision();
    let Some(decision) = decision.filter(|_| !page::lies_open(play)) else {
        // An open page shows the choices itself.
        waiting(ui, inner, play);
        play.desk.choices_height = 0.0;
        return None;
    };
    let groups = groups(play, &decision);
    let tabbed = tabbed(&decision);
    let mut pointed = None;
    let height = within(ui, inner, |ui| {
        ui.spacing_mut().item_spacing = vec2(9.0, 7.0);
        let top = ui.cursor().top();
        let refused_tab = groups.len();
        if tabbed {
            let mut all: Vec<(usize, &str)> = groups
                .iter()
                .map(|group| group.title.as_str())
                .enumerate()
                .collect();
            let refused = play.text("game-refused");
            if !decision.refused.is_empty() {
                all.push((refused_tab, &refused));
            }
            let mut group = play.desk.group.min(all.len() - 1);
            tabs(ui, &mut group, &all);
            play.desk.group = group;
        }
        let shown = egui::ScrollArea::vertical()
            .id_salt("choices")
            .max_height((inner.bottom() - ui.cursor().top()).max(SLIP))
            .auto_shrink([false, true])
            .show(ui, |ui| {
                ui.horizontal_wrapped(|ui| {
                    for (number, group) in groups.iter().enumerate() {
                        if tabbed && number != play.desk.group {
                            continue;
                        }
                        if !tabbed && !group.title.is_empty() && groups.len() > 1 {
                            heading(ui, &group.title);
                        }
                        for &choice in &group.choices {
                            pointed = slip(ui, play, &decision, choice).or(pointed);
                        }
                    }
                    if !tabbed || play.desk.group == refused_tab {
                        refusals::show(ui, play, &decision, SLIP, tabbed);
                    }
                    if !tabbed && let Some(hint) = board_hint(play, &decision) {
                        heading(ui, &hint);
                    }
                });
            });
        // All of it, including the part out of sight while the bar has yet to grow.
        shown.inner_rect.top() - top + shown.content_size.y
    });
    let asked = height + 18.0;
    if (asked - play.desk.choices_height).abs() > 0.5 {
        ui.ctx().request_repaint();
    }
    play.desk.choices_height = asked;
    play.desk.places.on_board.push(rect);
    if let Some((choice, at)) = pointed {
        odds::card(ui.ctx(), play, choice, at);
    } else if let Some(choice) = play.desk.picked {
        let at = Rect::from_min_size(pos2(rect.center().x, rect.top()), vec2(1.0, SLIP));
        odds::card(ui.ctx(), play, choice, at);
    }
    pointed.map(|(choice, _)| choice)
}

/// A line about choices that are made on the board, if there are any.
fn board_hint(play: &GameUi, decision: &Decision) -> Option<String> {
    let walks = decision.choices.iter().any(|it| !it.way.is_empty());
    let verb = if walks { "walk" } else { "aim" };
    let key = format!("board-{verb}-{}", lay::text_key(play.look.tiling()));
    (!decision.on_board().is_empty()).then(|| play.text(&key))
}

/// The choices in the order of their headings, as the keys count them.
fn groups(play: &GameUi, decision: &Decision) -> Vec<Group> {
    let on_board = decision.on_board();
    let mut keys: Vec<Option<&Phrase>> = Vec::new();
    let mut groups: Vec<Group> = Vec::new();
    for (index, choice) in decision.choices.iter().enumerate() {
        if on_board.contains(&index) {
            continue;
        }
        let key = choice.group.as_ref();
        let place = keys
            .iter()
            .position(|known| *known == key)
            .unwrap_or_else(|| {
                keys.push(key);
                let title = key.map(|key| play.say(key)).unwrap_or_default();
                groups.push(Group {
                    title,
                    choices: Vec::new(),
                });
                groups.len() - 1
            });
        groups[place].choices.push(index);
    }
    // In a fight attacks come before the end of the turn.
    if decision.choices.iter().any(|it| !it.way.is_empty()) {
        groups.sort_by_key(|group| group.title.is_empty());
    }
    for group in groups.iter_mut().filter(|group| group.title.is_empty()) {
        group.title = play.text("game-group-general");
    }
    if groups.len() == 1 {
        groups[0].title.clear();
    }
    groups
}

/// The choices that the number keys take now, in order.
pub(super) fn numbered(play: &GameUi) -> Vec<usize> {
    let Some(decision) = play.decision() else {
        return Vec::new();
    };
    if page::lies_open(play) {
        return page::numbered(play, &decision);
    }
    let groups = groups(play, &decision);
    if tabbed(&decision) {
        groups
            .into_iter()
            .nth(play.desk.group)
            .map(|group| group.choices)
            .unwrap_or_default()
    } else {
        groups.into_iter().flat_map(|group| group.choices).collect()
    }
}

/// All choices in the order in which they are shown.
pub(super) fn in_order(play: &GameUi) -> Vec<(usize, usize)> {
    let Some(decision) = play.decision() else {
        return Vec::new();
    };
    if page::lies_open(play) {
        return page::in_order(play, &decision);
    }
    let groups = groups(play, &decision);
    let on_board = decision.on_board().into_iter();
    let on_board: Vec<_> = on_board.map(|index| (play.desk.group, index)).collect();
    let listed = groups.into_iter().enumerate().flat_map(|(number, group)| {
        let choices = group.choices.into_iter();
        choices.map(move |choice| (number, choice))
    });
    listed.chain(on_board).collect()
}

/// True if the headings of the decision are tabs.
pub(super) fn tabbed(decision: &Decision) -> bool {
    if decision.is_display() {
        return true;
    }
    let on_board = decision.on_board();
    let listed = decision.choices.iter().enumerate();
    let listed = listed.filter(|(index, _)| !on_board.contains(index));
    let mut headings = Vec::new();
    let mut count = 0;
    for (_, choice) in listed {
        count += 1;
        if !headings.contains(&&choice.group) {
            headings.push(&choice.group);
        }
    }
    // A board that is clicked on needs the room.
    let flat = if on_board.is_empty() {
        FLAT
    } else {
        FLAT_ON_BOARDS
    };
    headings.len() > 1 && count > flat
}

fn heading(ui: &mut Ui, title: &str) {
    let colours = palette(ui.ctx());
    let text =
        ui.painter()
            .layout_no_wrap(title.to_owned(), italic(size::BODY), colours.parchment_dark);
    let (rect, _) = ui.allocate_exact_size(vec2(text.size().x + 6.0, SLIP), Sense::hover());
    let at = pos2(rect.left() + 3.0, rect.center().y - text.size().y / 2.0);
    ui.painter().galley(at, text, colours.parchment_dark);
}

/// With nothing to choose, what the game is waiting for.
fn waiting(ui: &mut Ui, rect: Rect, play: &mut GameUi) {
    let response = ui.interact(rect, ui.id().with("waiting"), Sense::click());
    if response.clicked() {
        play.desk.ending_aside = false;
        if play.pending.outcome.is_some() && play.playhead.idle() {
            page::finish(play);
        }
        if !play.playhead.idle() {
            let now = play.time.elapsed();
            play.playhead.hurry(now);
            play.effects.finish();
        }
    }
    let colours = palette(ui.ctx());
    let key = if play.pending.outcome.is_some() && play.playhead.idle() {
        "game-over-hint"
    } else if play.pending.wanted.is_some() && play.playhead.idle() {
        "game-own-dice-hint"
    } else if !play.pending.person && play.playhead.idle() {
        "game-bot-thinks"
    } else if play.decision().is_some() {
        "game-page-hint"
    } else {
        "game-finish-hint"
    };
    let hurry = play
        .settings
        .keys
        .label(crate::app::Command::Hurry)
        .unwrap_or_default();
    let text = play.words.plain(&Phrase::new(key).with("key", hurry));
    ui.painter().text(
        rect.center(),
        Align2::CENTER_CENTER,
        text,
        italic(size::BODY),
        colours.parchment_dark,
    );
}

/// Draws one choice; returns its number and place if the pointer is on it.
pub(super) fn slip(
    ui: &mut Ui,
    play: &mut GameUi,
    decision: &Decision,
    choice: usize,
) -> Option<(usize, Rect)> {
    let what = &decision.choices[choice];
    let key = numbered(play)
        .iter()
        .position(|other| *other == choice)
        .filter(|place| *place < 9);
    let label = play.say(&what.label);
    let amount = play.amount(choice);
    let picked = play.desk.picked == Some(choice);
    let rests = play.desk.course.rests(choice);
    let odds = odds::headline(play, choice);
    let words = (label.as_str(), odds.as_deref());
    let response = face(ui, play, what, words, key, picked, rests);
    let mut rect = response.rect;
    let mut hovered = response.hovered() || response.has_focus();
    if response.clicked() && !rests {
        play.take(choice);
    }
    if let (Some(amount), Some((min, max))) = (amount, what.amount) {
        let only = play.desk.course.amount(choice);
        let (min, max) = only.map_or((min, max), |only| (only, only));
        let stepper = stepper(ui, play, choice, amount, min, max);
        rect = rect.union(stepper.rect);
        hovered |= ui.rect_contains_pointer(rect);
    }
    if play.desk.course.waits_for(choice) {
        play.desk.course.places.choice = Some(rect.intersect(ui.clip_rect()));
    }
    hovered.then_some((choice, rect))
}

/// The slip itself: key, icon, words.
fn face(
    ui: &mut Ui,
    play: &mut GameUi,
    what: &Choice,
    (label, odds): (&str, Option<&str>),
    key: Option<usize>,
    picked: bool,
    rests: bool,
) -> Response {
    let colours = palette(ui.ctx());
    let icon = icon(play, what);
    let most = (ui.max_rect().width() - 90.0).clamp(120.0, 420.0);
    let text = ui.painter().layout(
        label.to_owned(),
        regular(size::BUTTON - 1.0),
        colours.ink,
        most,
    );
    let odds = odds.map(|odds| {
        let font = bold(size::SMALL - 1.0);
        ui.painter()
            .layout(odds.to_owned(), font, colours.lapis, most)
    });
    let below = odds.as_ref().map_or(vec2(0.0, 0.0), |odds| odds.size());
    let key_width = if key.is_some() { 24.0 } else { 0.0 };
    let icon_width = if icon.is_some() { 32.0 } else { 0.0 };
    let width = text.size().x.max(below.x) + key_width + icon_width + 26.0;
    let whole = text.size().y + below.y;
    let height = SLIP.max(whole + if odds.is_some() { 6.0 } else { 12.0 });
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, !rests, label));
    heard::pressed(&response, !rests, "button");
    let lit = (response.hovered() || picked) && !rests;
    paint_slip(
        ui,
        rect,
        &colours,
        lit,
        response.is_pointer_button_down_on(),
    );
    let mut x = rect.left() + 13.0;
    if let Some(key) = key {
        let middle = pos2(x + 8.0, rect.center().y);
        ui.painter()
            .circle(middle, 10.5, colours.brass, Stroke::new(1.1, colours.ink));
        let digit = (key + 1).to_string();
        ui.painter().text(
            middle,
            Align2::CENTER_CENTER,
            digit,
            bold(size::SMALL),
            colours.ink,
        );
        x += key_width;
    }
    if let Some(icon) = icon {
        let square = Rect::from_center_size(pos2(x + 13.0, rect.center().y), vec2(28.0, 28.0));
        picture(ui.painter(), icon, square);
        x += icon_width;
    }
    let top = rect.center().y - whole / 2.0;
    let high = text.size().y;
    ui.painter().galley(pos2(x, top), text, colours.ink);
    if let Some(odds) = odds {
        let at = pos2(x, top + high - 1.0);
        ui.painter().galley(at, odds, colours.lapis);
    }
    focus_ring(ui.painter(), &response, rect);
    if rests {
        let veil = colours.wood_dark.gamma_multiply(0.62);
        ui.painter().rect_filled(rect.expand(1.0), 4.0, veil);
        return response.on_hover_cursor(egui::CursorIcon::NotAllowed);
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// The picture of a choice.
pub(super) fn icon(play: &mut GameUi, what: &Choice) -> Option<Picture> {
    named_icon(play, what.icon?)
}

/// A picture out of the atlases that choices are drawn from.
pub(super) fn named_icon(play: &mut GameUi, name: &str) -> Option<Picture> {
    [Atlas::Ui, Atlas::Tokens, Atlas::Cards]
        .into_iter()
        .find(|atlas| play.art.has(*atlas, name))
        .and_then(|atlas| play.art.picture(atlas, name))
}

/// A picture as large as fits, undistorted.
pub(super) fn picture(painter: &egui::Painter, picture: Picture, into: Rect) {
    let by = (into.width() / picture.size.x).min(into.height() / picture.size.y);
    let rect = Rect::from_center_size(into.center(), picture.size * by);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    painter.image(picture.id, rect, whole, Color32::WHITE);
}

fn paint_slip(ui: &Ui, rect: Rect, colours: &Palette, lit: bool, down: bool) {
    let rect = if down {
        rect.translate(vec2(0.0, 1.0))
    } else {
        rect
    };
    let painter = ui.painter();
    painter.rect_filled(
        rect.translate(vec2(1.0, 2.5)),
        4.0,
        Color32::from_black_alpha(90),
    );
    let fill = if lit { colours.lamp } else { colours.bone };
    painter.rect(
        rect,
        4.0,
        fill,
        Stroke::new(1.3, colours.ink),
        StrokeKind::Inside,
    );
    let shade = Stroke::new(2.0, colours.parchment_dark.gamma_multiply(0.8));
    painter.hline(
        rect.left() + 4.0..=rect.right() - 4.0,
        rect.bottom() - 2.5,
        shade,
    );
}

/// The number that goes with a choice: less, amount, more.
pub(super) fn stepper(
    ui: &mut Ui,
    play: &mut GameUi,
    choice: usize,
    amount: i32,
    min: i32,
    max: i32,
) -> Response {
    let colours = palette(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(104.0, SLIP), Sense::click_and_drag());
    paint_slip(ui, rect, &colours, false, false);
    let third = rect.width() / 3.0;
    let mut to = amount;
    for (part, sign, step) in [(0, "\u{2212}", -1), (2, "+", 1)] {
        let min_x = rect.left() + third * part as f32;
        let area = Rect::from_min_size(pos2(min_x, rect.top()), vec2(third, rect.height()));
        let id = ui.id().with(("step", choice, part));
        let press = ui.interact(area, id, Sense::click());
        let possible = (min..=max).contains(&(amount + step));
        if press.hovered() && possible {
            ui.painter()
                .rect_filled(area.shrink(3.0), 3.0, colours.lamp);
        }
        let ink = if possible {
            colours.ink
        } else {
            colours.ink_soft.gamma_multiply(0.5)
        };
        ui.painter().text(
            area.center(),
            Align2::CENTER_CENTER,
            sign,
            bold(size::BUTTON + 4.0),
            ink,
        );
        if press.clicked() {
            to = amount + step;
        }
        focus_ring(ui.painter(), &press, area.shrink(3.0));
    }
    let scroll = ui.input(|input| input.smooth_scroll_delta.y);
    if response.hovered() && scroll.abs() > 1.0 {
        to = amount + scroll.signum() as i32;
    }
    let of = format!("{amount}");
    ui.painter().text(
        rect.center(),
        Align2::CENTER_CENTER,
        of,
        bold(size::BUTTON),
        colours.ink,
    );
    let to = to.clamp(min, max);
    if to != amount {
        play.desk.amounts.insert(choice, to);
    }
    response
}
