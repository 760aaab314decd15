//! The panel of choices: one height, one order, and a corner of its own for whatever ends the turn.

use bevy_egui::egui;
use egui::{Rect, Sense, Ui, Vec2, pos2, vec2};

pub(super) use super::slips::{icon, named_icon, picture, slip, stepper};

use super::folds::{self, Group};
use super::rows::{Piece, Placed, flow};
use super::slips::{Fit, SLIP, heading, slip_in};
use super::{GameUi, ends, odds, page, said, waits, within};
use crate::app::Command;
use crate::game::{Category, Choice, Decision, Phrase, Target};
use crate::ui::widgets::tabs;

/// On pages: with more choices than this, headings become tabs.
pub(super) const FLAT: usize = 9;
/// Height of the row of tabs.
const TABS: f32 = 38.0;
/// The number keys.
pub(super) const KEYS: usize = 9;

/// The choices of a decision as the panel shows them.
struct Sorted {
    /// Listed under headings, in the order of the panel.
    groups: Vec<Group>,
    /// Those of the corner.
    ends: Vec<usize>,
    /// Those that let something pass, at the other end of the same column.
    passes: Vec<usize>,
    /// Those made on heroes' sheets.
    on_sheets: Vec<usize>,
}

/// Shows the choices; returns the one under the pointer.
pub(super) fn show(ui: &mut Ui, rect: Rect, play: &mut GameUi) -> Option<usize> {
    let inner = rect.shrink2(vec2(12.0, 8.0));
    let decision = play.decision();
    let Some(decision) = decision.filter(|_| !page::lies_open(play)) else {
        // An open page shows the choices itself.
        play.desk.places.ends = None;
        waits::show(ui, inner, play);
        return None;
    };
    let sorted = sorted(play, &decision, false);
    if sorted.groups.is_empty() && !sorted.on_sheets.is_empty() {
        let hint = waits::awaited(play, "game-pick-hint");
        waits::told(ui, inner, &play.text(hint));
    }
    play.desk.places.picked = None;
    let wide = (inner.width() * 0.2).clamp(120.0, 210.0);
    let (list, corner) = inner.split_left_right_at_x(inner.right() - wide);
    let mut pointed = listed(
        ui,
        list.with_max_x(list.right() - 20.0),
        play,
        &decision,
        &sorted,
    );
    pointed = ends::show(ui, corner, play, &decision, (&sorted.ends, &sorted.passes)).or(pointed);
    if let Some((choice, at)) = pointed {
        odds::card(ui.ctx(), play, choice, at);
    } else if let Some(choice) = play.desk.picked {
        // One that is taken on the board has no slip here.
        let above = Rect::from_min_size(pos2(rect.center().x, rect.top()), vec2(1.0, SLIP));
        let at = play.desk.places.picked.unwrap_or(above);
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
    let (mut fit, mut placed, mut height) = under_headings(ui, rect, play, decision, groups);
    let seat = Some(decision.seat).filter(|_| play.shown.scene.board.is_some());
    let kept = seat.is_some() && play.desk.tabs_of == seat;
    play.desk.tabbed = groups.len() > 1 && (kept || height > rect.height());
    if play.desk.tabbed || !kept {
        play.desk.tabs_of = seat.filter(|_| play.desk.tabbed);
    }
    folds::keep_tab(play, groups);
    if play.desk.tabbed {
        fit = Fit::USUAL;
        let titles = groups.iter().map(|group| group.title.as_str());
        let all: Vec<_> = titles.enumerate().collect();
        let mut open = play.desk.group.min(groups.len() - 1);
        let strip = rect.with_max_y(rect.top() + TABS);
        within(ui, strip, |ui| tabs(ui, &mut open, &all));
        play.desk.places.on_board.push(strip);
        if play.desk.group != open {
            play.desk.unfolded = None;
        }
        play.desk.group = open;
        folds::remember_tab(play, &groups[open]);
        area.min.y += TABS + fit.gap.y;
    }
    let headings = !play.desk.tabbed;
    let in_sight = if headings {
        0..groups.len()
    } else {
        play.desk.group..play.desk.group + 1
    };
    if !headings {
        let open = &groups[in_sight.clone()];
        (placed, height) = flow(ui, play, decision, open, (fit, rect.width(), false));
    }
    play.desk.crowded = height > area.height();
    let by_kind = play
        .desk
        .crowded
        .then(|| self::sorted(play, decision, true).groups);
    let groups = by_kind.as_ref().unwrap_or(groups);
    let unfolded = folds::unfolded(play, groups);
    play.desk.unfolds = unfolded.is_some();
    let headings = headings && unfolded.is_none();
    let groups = match &unfolded {
        Some(one) => std::slice::from_ref(one),
        None => &groups[in_sight],
    };
    if unfolded.is_some() || play.desk.crowded {
        (placed, height) = flow(ui, play, decision, groups, (fit, rect.width(), headings));
    }
    for closer in Fit::closer(unfolded.is_some()) {
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
        fit.edge = (fit.edge + spare).min(Fit::USUAL.edge);
        let width = rect.width();
        (placed, height) = flow(ui, play, decision, groups, (fit, width, headings));
    }
    within(ui, area, |ui| {
        scrolled(
            ui,
            play,
            decision,
            (fit, placed),
            vec2(area.width(), height),
        )
    })
}

/// All groups under their headings as large as there is room for, down to a size that is read with
/// ease: what this takes, or else what they would take as they usually are.
fn under_headings(
    ui: &Ui,
    rect: Rect,
    play: &mut GameUi,
    decision: &Decision,
    groups: &[Group],
) -> (Fit, Vec<Placed>, f32) {
    let mut in_fit = |fit: Fit| {
        let (placed, height) = flow(ui, play, decision, groups, (fit, rect.width(), true));
        (fit, placed, height)
    };
    let usual = in_fit(Fit::USUAL);
    // A single group rather folds those of one kind.
    if usual.2 <= rect.height() || groups.len() < 2 {
        return usual;
    }
    let closer = in_fit(Fit::CLOSER[0]);
    match closer.2 <= rect.height() {
        true => closer,
        false => usual,
    }
}

/// Draws what is placed, scrolled if it is higher than the list; returns the choice under the pointer.
fn scrolled(
    ui: &mut Ui,
    play: &mut GameUi,
    decision: &Decision,
    (fit, placed): (Fit, Vec<Placed>),
    size: Vec2,
) -> Option<(usize, Rect)> {
    let scroll = egui::ScrollArea::vertical()
        .id_salt("choices")
        .max_height(ui.available_height())
        .auto_shrink([false, false]);
    let drawn = scroll.show(ui, |ui| {
        let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
        let mut pointed = None;
        for Placed { rect, piece } in placed {
            let at = rect.translate(whole.min.to_vec2());
            match piece {
                Piece::Heading(title) => heading(ui, at, &title),
                Piece::Slip(choice) => {
                    pointed = slip_in(ui, (fit, at), play, decision, choice).or(pointed);
                }
                Piece::Fold(group, title, choices) => {
                    let label = folds::label(play, &title, choices.len());
                    let best = said::best(ui, play, decision, &choices);
                    let words = (label.as_str(), folds::MORE, best);
                    if folds::slip(ui, (fit, at), play, words, group).clicked() {
                        play.desk.unfolded = Some((group, title));
                        play.desk.fold_at = Some(rect);
                    }
                }
                Piece::Back => {
                    let label = play.text("game-fold-back");
                    let words = (label.as_str(), folds::LESS, None);
                    let group = play.desk.group;
                    if folds::slip(ui, (fit, at), play, words, group).clicked() {
                        play.desk.unfolded = None;
                    }
                }
            }
        }
        pointed
    });
    drawn.inner
}

/// The choices in the order of the panel, as the keys count them; in a crowd those of one kind fold.
fn sorted(play: &GameUi, decision: &Decision, crowded: bool) -> Sorted {
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
    let groups = grouped(listed);
    let titled = groups.into_iter().map(|(category, group, choices)| {
        let rank = category.map_or(u8::MAX, |it| it as u8);
        let group = Group {
            title: title(play, category, group),
            rows: folds::rows(play, decision, &choices, crowded),
            place: 0,
            alone: false,
        };
        (rank, group)
    });
    let mut ranked: Vec<(u8, Group)> = titled.collect();
    // What has no part of the panel comes after everything that has, heroes as their sheets lie.
    let seats: Vec<String> = sheets.iter().map(|sheet| play.name(sheet.id)).collect();
    let seat = |group: &Group| seats.iter().position(|name| *name == group.title);
    ranked.sort_by_key(|(rank, group)| (*rank, seat(group).unwrap_or(usize::MAX)));
    let mut groups: Vec<Group> = ranked.into_iter().map(|(_, group)| group).collect();
    let ends: Vec<usize> = ends.into_iter().map(|(index, _)| index).collect();
    // Whoever lets one thing after the other pass must not end a turn, nor do anything else.
    let (ends, passes) = match decision.reaction {
        Some(_) => (Vec::new(), ends),
        None => (ends, Vec::new()),
    };
    for (place, group) in groups.iter_mut().enumerate() {
        group.place = place;
    }
    Sorted {
        groups,
        ends,
        passes,
        on_sheets,
    }
}

/// Choices with their part of the panel, or else their group, in the order in which these come up.
type Grouped<'a> = Vec<(Option<Category>, Option<&'a Phrase>, Vec<usize>)>;

/// Puts choices of one part of the panel, or of one group, together.
fn grouped(listed: Vec<(usize, &Choice)>) -> Grouped<'_> {
    let mut groups: Grouped<'_> = Vec::new();
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
    groups
}

fn title(play: &GameUi, category: Option<Category>, group: Option<&Phrase>) -> String {
    let key = match (category, group) {
        (Some(Category::Pick), _) => "game-category-pick",
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

/// The number key that takes a choice now, counted from 0.
pub(super) fn key_of(play: &GameUi, choice: usize) -> Option<usize> {
    let mut keys = numbered(play).into_iter().take(KEYS);
    keys.position(|other| other == Some(choice))
}

/// The choices that the number keys take now, in order: heroes to pick, each by the place of its sheet
/// whoever else is left to pick, then those in sight, and last the corner.
pub(super) fn numbered(play: &GameUi) -> Vec<Option<usize>> {
    let Some(decision) = play.decision() else {
        return Vec::new();
    };
    if page::lies_open(play) {
        return page::numbered(play, &decision);
    }
    let sorted = sorted(play, &decision, play.desk.crowded);
    let tabbed = play.desk.tabbed && sorted.groups.len() > 1;
    let open = play.desk.group.min(sorted.groups.len().saturating_sub(1));
    let groups = sorted.groups.iter().enumerate();
    let seen = groups.filter(|(place, _)| !tabbed || *place == open);
    let listed: Vec<usize> = match folds::unfolded(play, &sorted.groups) {
        Some(one) => one.in_sight().collect(),
        None => seen.flat_map(|(_, group)| group.in_sight()).collect(),
    };
    let mut seats = Vec::new();
    if !sorted.on_sheets.is_empty() {
        let sheets = &play.shown.scene.sheets;
        seats = sheets.iter().map(|it| decision.pick_of(it.id)).collect();
    }
    let listed = seats.into_iter().chain(listed.into_iter().map(Some));
    let (mut ends, mut passes) = (sorted.ends, sorted.passes);
    for (command, last) in [
        (Command::EndTurn, &mut ends),
        (Command::LetPass, &mut passes),
    ] {
        if play.settings.keys.label(command).is_some() {
            last.pop();
        }
    }
    ends.append(&mut passes);
    let room = KEYS.saturating_sub(ends.len());
    let ends = ends.into_iter().map(Some);
    listed.take(room).chain(ends).collect()
}

/// The choice that ends the turn, the lowest in the corner, if there is one.
pub(super) fn end_of_turn(play: &GameUi) -> Option<usize> {
    let decision = play.decision()?;
    if page::lies_open(play) {
        return None;
    }
    sorted(play, &decision, false).ends.pop()
}

/// The choice that lets something pass, if there is one.
pub(super) fn to_let_pass(play: &GameUi) -> Option<usize> {
    let decision = play.decision().filter(|_| !page::lies_open(play))?;
    sorted(play, &decision, false).passes.pop()
}

/// All choices in the order in which they are shown, each with the place of its heading.
pub(super) fn in_order(play: &GameUi) -> Vec<(usize, usize)> {
    let Some(decision) = play.decision() else {
        return Vec::new();
    };
    if page::lies_open(play) {
        return page::in_order(play, &decision);
    }
    let sorted = sorted(play, &decision, play.desk.crowded);
    let here = play.desk.group;
    let place = |index: usize| (here, index);
    let on_sheets = sorted.on_sheets.into_iter().map(place);
    let unlisted = sorted.ends.into_iter().chain(sorted.passes);
    let unlisted = unlisted.chain(decision.on_board());
    let unlisted: Vec<_> = unlisted.map(place).collect();
    let listed = sorted.groups.iter().flat_map(|group| {
        let number = group.place;
        group.all().map(move |choice| (number, choice))
    });
    on_sheets.chain(listed).chain(unlisted).collect()
}

/// Brings a choice into sight: its tab, and what it lies folded under.
pub(super) fn bring_up(play: &mut GameUi, choice: usize) {
    let order = in_order(play);
    let Some((group, _)) = order.iter().find(|(_, other)| *other == choice) else {
        return;
    };
    play.desk.group = *group;
    play.desk.fresh = false;
    play.desk.unfolded = None;
    play.desk.fold_at = None;
    if let Some(decision) = play.decision().filter(|_| !page::lies_open(play)) {
        let heading = folds::heading(&decision, choice, true);
        play.desk.unfolded = heading.map(|it| (*group, play.say(it)));
    }
}
