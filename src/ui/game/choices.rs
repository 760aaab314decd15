//! The panel of choices: one height, one order, and a corner of its own for whatever ends the turn.

use bevy_egui::egui;
use egui::{Align2, Rect, Sense, Ui, pos2, vec2};

pub(super) use super::slips::{icon, named_icon, picture, slip, stepper};

use super::slips::{Fit, SLIP, heading, heading_width, size_of, slip_in};
use super::{GameUi, odds, page, refusals, within};
use crate::app::Command;
use crate::game::{Category, Choice, Decision, Phrase, Side, Target};
use crate::ui::theme::{italic, palette, regular, size};
use crate::ui::widgets::{Button, tabs};
use crate::view::{PlayerCommand, lay};

/// On pages: with more choices than this, headings become tabs.
pub(super) const FLAT: usize = 9;
/// Height of the row of tabs.
const TABS: f32 = 38.0;
/// Room for the key and the edges of the button that keeps attacking.
const KEEP_ATTACKING_EDGES: f32 = 50.0;
/// Room above and below its words, together.
const KEEP_ATTACKING_MARGIN: f32 = 9.0;
/// The number keys.
const KEYS: usize = 9;

/// Choices under one heading.
struct Group {
    title: String,
    choices: Vec<usize>,
}

/// The choices of a decision as the panel shows them.
struct Sorted {
    /// Listed under headings, in the order of the panel.
    groups: Vec<Group>,
    /// Those of the corner.
    ends: Vec<usize>,
    /// Those made on heroes' sheets.
    on_sheets: Vec<usize>,
}

/// A slip or heading with its place in the panel, measured from the panel's corner.
struct Placed {
    rect: Rect,
    piece: Piece,
}

enum Piece {
    Heading(String),
    Slip(usize),
}

/// Shows the choices; returns the one under the pointer.
pub(super) fn show(ui: &mut Ui, rect: Rect, play: &mut GameUi) -> Option<usize> {
    let inner = rect.shrink2(vec2(12.0, 8.0));
    let decision = play.decision();
    let Some(decision) = decision.filter(|_| !page::lies_open(play)) else {
        // An open page shows the choices itself.
        waiting(ui, inner, play);
        return None;
    };
    let sorted = sorted(play, &decision);
    if sorted.groups.is_empty() && !sorted.on_sheets.is_empty() {
        told(ui, inner, &play.text("game-pick-hint"));
    }
    let wide = (inner.width() * 0.2).clamp(120.0, 210.0);
    let (list, corner) = inner.split_left_right_at_x(inner.right() - wide);
    let mut pointed = listed(
        ui,
        list.with_max_x(list.right() - 14.0),
        play,
        &decision,
        &sorted,
    );
    pointed = ends(ui, corner, play, &decision, &sorted.ends).or(pointed);
    if let Some((choice, at)) = pointed {
        odds::card(ui.ctx(), play, choice, at);
    } else if let Some(choice) = play.desk.picked {
        let at = Rect::from_min_size(pos2(rect.center().x, rect.top()), vec2(1.0, SLIP));
        odds::card(ui.ctx(), play, choice, at);
    }
    pointed.map(|(choice, _)| choice)
}

/// The choices under their headings: all of them if there is room, otherwise one heading at a time.
fn listed(
    ui: &mut Ui,
    rect: Rect,
    play: &mut GameUi,
    decision: &Decision,
    sorted: &Sorted,
) -> Option<(usize, Rect)> {
    let groups = &sorted.groups;
    let mut area = rect;
    let mut fit = Fit::USUAL;
    let (mut placed, mut height) = flow(ui, play, decision, groups, (fit, rect.width(), true));
    play.desk.tabbed = groups.len() > 1 && height > rect.height();
    if play.desk.tabbed {
        let titles = groups.iter().map(|group| group.title.as_str());
        let all: Vec<_> = titles.enumerate().collect();
        let mut open = play.desk.group.min(groups.len() - 1);
        let strip = rect.with_max_y(rect.top() + TABS);
        within(ui, strip, |ui| tabs(ui, &mut open, &all));
        play.desk.group = open;
        area.min.y += TABS + fit.gap.y;
        let one = &groups[open..=open];
        (placed, height) = flow(ui, play, decision, one, (fit, rect.width(), false));
    }
    let (groups, headings) = match play.desk.tabbed {
        true => (&groups[play.desk.group..=play.desk.group], false),
        false => (&groups[..], true),
    };
    for closer in Fit::CLOSER {
        // Rather smaller and all in sight than scrolled away.
        if height <= area.height() {
            break;
        }
        fit = closer;
        area.min.y = area.min.y.min(rect.top() + TABS);
        let width = rect.width();
        (placed, height) = flow(ui, play, decision, groups, (fit, width, headings));
    }
    let rows = placed.chunk_by(|one, other| one.rect.top() == other.rect.top());
    let spare = (area.height() - height) / rows.count().max(1) as f32;
    if fit.high < SLIP && spare >= 1.0 {
        // But no smaller than it takes.
        fit.high = (fit.high + spare).min(SLIP);
        let width = rect.width();
        (placed, height) = flow(ui, play, decision, groups, (fit, width, headings));
    }
    within(ui, area, |ui| {
        egui::ScrollArea::vertical()
            .id_salt("choices")
            .max_height(area.height())
            .auto_shrink([false, false])
            .show(ui, |ui| {
                let whole = ui.allocate_exact_size(vec2(area.width(), height), Sense::hover());
                let corner = whole.0.min.to_vec2();
                let mut pointed = None;
                for Placed { rect, piece } in placed {
                    let at = rect.translate(corner);
                    match piece {
                        Piece::Heading(title) => heading(ui, at, &title),
                        Piece::Slip(choice) => {
                            pointed = slip_in(ui, (fit, at), play, decision, choice).or(pointed);
                        }
                    }
                }
                pointed
            })
            .inner
    })
}

/// The corner: what the rules refuse, what the board offers, and the end of the turn at the bottom.
fn ends(
    ui: &mut Ui,
    rect: Rect,
    play: &mut GameUi,
    decision: &Decision,
    ends: &[usize],
) -> Option<(usize, Rect)> {
    let mut pointed = None;
    let mut bottom = rect.bottom();
    for &choice in ends.iter().rev() {
        let fit = Fit::USUAL;
        let high = size_of(ui, play, decision, choice, (fit, rect.width())).y;
        let at = Rect::from_min_max(pos2(rect.left(), bottom - high), pos2(rect.right(), bottom));
        pointed = slip_in(ui, (fit, at), play, decision, choice).or(pointed);
        bottom = at.top() - fit.gap.y;
    }
    if let Some(whom) = repeated(play, decision) {
        let label = play.say(&Phrase::new("game-keep-attacking").who("whom", whom));
        // A long name takes several lines.
        let font = regular(size::BUTTON);
        let ink = palette(ui.ctx()).ink;
        let room = rect.width() - KEEP_ATTACKING_EDGES;
        let text = ui.painter().layout(label.clone(), font, ink, room);
        let high = text.size().y + KEEP_ATTACKING_MARGIN;
        let at = Rect::from_min_max(pos2(rect.left(), bottom - high), pos2(rect.right(), bottom));
        let key = play.settings.keys.label(Command::KeepAttacking);
        let key = key.unwrap_or_default();
        let button = Button::new(&label).note(&key).quiet();
        if ui.put(at, button).clicked() {
            play.orders.write(PlayerCommand::KeepAttacking(whom));
        }
        bottom = at.top() - 2.0;
    }
    let mut rest = rect.with_max_y(bottom);
    if !decision.refused.is_empty() && rest.height() > 20.0 {
        let line = rest.with_max_y(rest.top() + 24.0);
        refusals::show(ui, line, play, decision);
        rest.min.y = line.bottom() + 2.0;
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

/// The foe that can be attacked until something changes: the one attacked last, or the only one.
pub(super) fn repeated(play: &GameUi, decision: &Decision) -> Option<u32> {
    if play.desk.course.on || decision.reaction.is_some() {
        return None;
    }
    let scene = play.scene();
    let foes = scene.tokens.iter().filter(|token| token.side == Side::Foe);
    let mut open = foes.filter(|token| decision.plain_attack(token.id).is_some());
    let first = open.next()?;
    let last = play.pending.attacked;
    match last.filter(|id| decision.plain_attack(*id).is_some()) {
        Some(id) => Some(id),
        None if open.next().is_none() => Some(first.id),
        None => None,
    }
}

/// Places slips in rows, with each heading beside the first slip under it; returns the height too.
fn flow(
    ui: &Ui,
    play: &mut GameUi,
    decision: &Decision,
    groups: &[Group],
    (fit, width, headings): (Fit, f32, bool),
) -> (Vec<Placed>, f32) {
    let mut placed = Vec::new();
    let mut at = pos2(0.0, 0.0);
    let mut row = 0.0f32;
    for group in groups {
        let titled = headings && groups.len() > 1 && !group.title.is_empty();
        let mut before = titled.then(|| heading_width(ui, &group.title));
        for &choice in &group.choices {
            let size = size_of(ui, play, decision, choice, (fit, width));
            let ahead = before.map_or(0.0, |wide| wide + fit.gap.x);
            if at.x > 0.0 && at.x + ahead + size.x > width {
                at = pos2(0.0, at.y + row + fit.gap.y);
                row = 0.0;
            }
            if let Some(wide) = before.take() {
                let rect = Rect::from_min_size(at, vec2(wide, fit.high));
                let piece = Piece::Heading(group.title.clone());
                placed.push(Placed { rect, piece });
                at.x += ahead;
            }
            let rect = Rect::from_min_size(at, size);
            let piece = Piece::Slip(choice);
            placed.push(Placed { rect, piece });
            at.x += size.x + fit.gap.x;
            row = row.max(size.y);
        }
    }
    (placed, at.y + row)
}

/// A line about choices that are made on the board, if there are any.
fn board_hint(play: &GameUi, decision: &Decision) -> Option<String> {
    let walks = decision.choices.iter().any(|it| !it.path.is_empty());
    let verb = if walks { "walk" } else { "aim" };
    let key = format!("board-{verb}-{}", lay::text_key(play.look.tiling()));
    (!decision.on_board().is_empty()).then(|| play.text(&key))
}

/// The choices in the order of the panel, as the keys count them.
fn sorted(play: &GameUi, decision: &Decision) -> Sorted {
    let on_board = decision.on_board();
    let all = decision.choices.iter().enumerate();
    let sheets = &play.shown.scene.sheets;
    let on_sheet = |choice: &(usize, &Choice)| {
        let about = |id: u32| choice.1.touches == [Target::Combatant(id)];
        choice.1.category == Some(Category::Pick) && sheets.iter().any(|sheet| about(sheet.id))
    };
    let on_sheets: Vec<_> = all
        .clone()
        .filter(on_sheet)
        .map(|(index, _)| index)
        .collect();
    let listed = all.filter(|(index, _)| !on_board.contains(index) && !on_sheets.contains(index));
    let (ends, listed): (Vec<_>, Vec<_>) =
        listed.partition(|(_, choice)| choice.category == Some(Category::End));
    let mut groups: Vec<(Option<Category>, Option<&Phrase>, Vec<usize>)> = Vec::new();
    for (index, choice) in listed {
        let key = match choice.category {
            Some(category) => (Some(category), None),
            None => (None, choice.group.as_ref()),
        };
        let known = groups.iter_mut().find(|it| (it.0, it.1) == key);
        match known {
            Some((.., choices)) => choices.push(index),
            None => groups.push((key.0, key.1, vec![index])),
        }
    }
    // What has no part of the panel comes after everything that has.
    groups.sort_by_key(|(category, ..)| category.map_or(u8::MAX, |it| it as u8));
    let titled = groups.into_iter().map(|(category, group, choices)| Group {
        title: title(play, category, group),
        choices,
    });
    Sorted {
        groups: titled.collect(),
        ends: ends.into_iter().map(|(index, _)| index).collect(),
        on_sheets,
    }
}

fn title(play: &GameUi, category: Option<Category>, group: Option<&Phrase>) -> String {
    let key = match (category, group) {
        (Some(Category::Pick), _) => return String::new(),
        (Some(Category::Attack), _) => "game-category-attack",
        (Some(Category::Spell), _) => "game-category-spells",
        (Some(Category::Move), _) => "game-category-move",
        (Some(Category::Item), _) => "game-category-items",
        (Some(Category::Other | Category::End), _) => "game-category-other",
        (None, Some(group)) => return play.say(group),
        (None, None) => "game-group-general",
    };
    play.text(key)
}

/// The choices that the number keys take now, in order: those in sight, and last the corner.
pub(super) fn numbered(play: &GameUi) -> Vec<usize> {
    let Some(decision) = play.decision() else {
        return Vec::new();
    };
    if page::lies_open(play) {
        return page::numbered(play, &decision);
    }
    let sorted = sorted(play, &decision);
    let tabbed = play.desk.tabbed && sorted.groups.len() > 1;
    let open = play.desk.group.min(sorted.groups.len().saturating_sub(1));
    let groups = sorted.groups.into_iter().enumerate();
    let seen = groups.filter(|(place, _)| !tabbed || *place == open);
    let listed = seen.flat_map(|(_, group)| group.choices);
    let listed = sorted.on_sheets.into_iter().chain(listed);
    let room = KEYS.saturating_sub(sorted.ends.len());
    listed.take(room).chain(sorted.ends).collect()
}

/// All choices in the order in which they are shown, each with the place of its heading.
pub(super) fn in_order(play: &GameUi) -> Vec<(usize, usize)> {
    let Some(decision) = play.decision() else {
        return Vec::new();
    };
    if page::lies_open(play) {
        return page::in_order(play, &decision);
    }
    let sorted = sorted(play, &decision);
    let here = play.desk.group;
    let place = |index: usize| (here, index);
    let on_sheets = sorted.on_sheets.into_iter().map(place);
    let unlisted = sorted.ends.into_iter().chain(decision.on_board());
    let unlisted: Vec<_> = unlisted.map(place).collect();
    let groups = sorted.groups.into_iter().enumerate();
    let listed = groups.flat_map(|(number, group)| {
        let choices = group.choices.into_iter();
        choices.map(move |choice| (number, choice))
    });
    on_sheets.chain(listed).chain(unlisted).collect()
}

/// With nothing to choose, what the game is waiting for.
fn waiting(ui: &mut Ui, rect: Rect, play: &mut GameUi) {
    let response = ui.interact(rect, ui.id().with("waiting"), Sense::click());
    if response.clicked() {
        play.desk.last_page.aside = false;
        if play.pending.outcome.is_some() && play.playhead.idle() {
            page::finish(play);
        }
        if !play.playhead.idle() {
            let now = play.time.elapsed();
            play.playhead.hurry(now);
            play.effects.finish();
        }
    }
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
    told(ui, rect, &text);
}

/// A line in the middle of the panel.
fn told(ui: &Ui, rect: Rect, text: &str) {
    let ink = palette(ui.ctx()).parchment_dark;
    let (at, font) = (rect.center(), italic(size::BODY));
    ui.painter()
        .text(at, Align2::CENTER_CENTER, text, font, ink);
}
