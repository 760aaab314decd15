//! Choices under smaller headings, folded out of the way until they are asked for.

use std::sync::Arc;

use bevy_egui::egui;
use egui::{Align2, Color32, Galley, Rect, Response, Sense, Ui, Vec2, pos2, vec2};
use egui_phosphor::regular::{CARET_LEFT, CARET_RIGHT};

use super::GameUi;
use super::slips::{Fit, KEY, paint_slip};
use crate::dice::Fraction;
use crate::game::{Decision, Headline, Mood, Phrase};
use crate::ui::theme::{bold, italic, palette, regular, size as type_size};
use crate::ui::widgets::{focus_ring, heard};

/// The signs of slips that unfold and fold again.
pub(super) const MORE: &str = CARET_RIGHT;
pub(super) const LESS: &str = CARET_LEFT;

/// With more choices than this under one heading, those of one kind fold even where there is room: the
/// number keys do not reach so many, and nobody reads through every spell on everybody.
const MANY: usize = 8;

/// A line under a heading.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Row {
    Choice(usize),
    /// Choices under a smaller heading, which are unfolded one heading at a time.
    Fold(String, Vec<usize>),
}

/// Choices under one heading.
pub(super) struct Group {
    pub title: String,
    pub rows: Vec<Row>,
    /// Its place among the groups.
    pub place: usize,
    /// True of the choices under a smaller heading, which stand alone.
    pub alone: bool,
}

impl Group {
    /// Its choices that are not folded away, in order.
    pub fn in_sight(&self) -> impl Iterator<Item = usize> + '_ {
        self.rows.iter().filter_map(|row| match row {
            Row::Choice(choice) => Some(*choice),
            Row::Fold(..) => None,
        })
    }

    /// All of its choices, in order.
    pub fn all(&self) -> impl Iterator<Item = usize> + '_ {
        let choices = self.rows.iter().flat_map(|row| match row {
            Row::Choice(choice) => std::slice::from_ref(choice),
            Row::Fold(_, choices) => choices.as_slice(),
        });
        choices.copied()
    }
}

/// Remembers the open tab if it is a hero's.
pub(super) fn remember_tab(play: &mut GameUi, open: &Group) {
    let scene = play.scene();
    let mut heroes = scene.sheets.iter().map(|sheet| play.name(sheet.id));
    let tab = heroes.any(|name| name == open.title);
    play.desk.tab = tab.then(|| open.title.clone());
}

/// Keeps the tab of whoever acted last open as long as there is one. Any other decision begins with its
/// first tab, or outside of fights with that of the first choice, which is what the game is about just
/// then, unless a slip says what to do.
pub(super) fn keep_tab(play: &mut GameUi, groups: &[Group]) {
    let fresh = std::mem::take(&mut play.desk.fresh);
    if !fresh || !play.desk.tabbed {
        return;
    }
    let kept = groups
        .iter()
        .position(|group| play.desk.tab.as_ref() == Some(&group.title));
    let scene = play.scene();
    let calm = matches!(scene.mood, Mood::Calm | Mood::Danger);
    let main = groups
        .iter()
        .position(|group| group.all().any(|choice| choice == 0));
    let main = main.filter(|_| calm && !play.desk.course.lies());
    play.desk.group = kept.or(main).unwrap_or(play.desk.group);
}

/// The group of which a smaller heading is unfolded, with nothing but that.
pub(super) fn unfolded(play: &GameUi, groups: &[Group]) -> Option<Group> {
    let (group, title) = play.desk.unfolded.as_ref()?;
    let group = groups.get(*group)?;
    let choices = group.rows.iter().find_map(|row| match row {
        Row::Fold(known, choices) if known == title => Some(choices),
        _ => None,
    })?;
    Some(Group {
        title: group.title.clone(),
        rows: choices.iter().copied().map(Row::Choice).collect(),
        place: group.place,
        alone: true,
    })
}

/// The words of a smaller heading.
pub(super) fn label(play: &GameUi, title: &str, count: usize) -> String {
    let label = Phrase::new("game-fold").with("title", title.to_owned());
    play.words.plain(&label.with("n", count))
}

/// The smaller heading that a choice folds under: its section, or its kind in a crowd.
pub(super) fn heading(decision: &Decision, choice: usize, crowded: bool) -> Option<&Phrase> {
    let what = &decision.choices[choice];
    let kind = what.kind.as_ref().filter(|_| crowded);
    what.section.as_ref().or(kind)
}

/// The rows of a group. What is listed in order stays in it, whether its kind folds or has only one
/// choice just now; choices under sections of their own come after all that. One by itself is no heap,
/// and stays in sight, unless it is of no use just now.
pub(super) fn rows(
    play: &GameUi,
    decision: &Decision,
    choices: &[usize],
    crowded: bool,
) -> Vec<Row> {
    laid(decision, choices, crowded, |it| play.say(it))
}

fn laid(
    decision: &Decision,
    choices: &[usize],
    crowded: bool,
    say: impl Fn(&Phrase) -> String,
) -> Vec<Row> {
    let crowded = crowded || choices.len() > MANY;
    // Headings are few, and those of one kind mostly stand together.
    let mut heaps: Vec<(Option<&Phrase>, Vec<usize>)> = Vec::new();
    for &choice in choices {
        let title = heading(decision, choice, crowded);
        let known = heaps.iter_mut().rev().find(|heap| heap.0 == title);
        match known.filter(|_| title.is_some()) {
            Some((_, all)) => all.push(choice),
            None => heaps.push((title, vec![choice])),
        }
    }
    let (mut listed, mut apart) = (Vec::new(), Vec::new());
    for (title, all) in heaps {
        let idle = decision.choices[all[0]].idle;
        match title.filter(|_| all.len() > 1 || idle) {
            None => listed.extend(all.into_iter().map(Row::Choice)),
            Some(title) => {
                let in_section = decision.choices[all[0]].section.is_some();
                let fold = Row::Fold(say(title), all);
                match in_section {
                    true => apart.push(fold),
                    false => listed.push(fold),
                }
            }
        }
    }
    listed.extend(apart);
    match listed[..] {
        // Nothing is gained by one slip that only leads to all the others.
        [Row::Fold(..)] if crowded => choices.iter().copied().map(Row::Choice).collect(),
        _ => listed,
    }
}

/// True of several odds that nothing tells apart.
pub(super) fn are_alike(all: &[(usize, Headline)], need: impl Fn(usize) -> i32) -> bool {
    let mut pairs = all.windows(2);
    pairs.all(|it| {
        let [(one, line), (other, next)] = it else {
            return true;
        };
        line == next && need(*one) == need(*other)
    })
}

/// The best of several odds, the likeliest success, or the least danger: of equals the one that is needed
/// most, or else the first.
pub(super) fn best(
    all: impl Iterator<Item = (usize, Headline)>,
    need: impl Fn(usize) -> i32,
) -> Option<(usize, Headline)> {
    let fells = |line: &Headline| line.fells.clone().unwrap_or_else(Fraction::zero);
    all.reduce(|best, next| {
        let (old, new) = (&best.1, &next.1);
        let order = new.chance.cmp(&old.chance);
        let order = order.then_with(|| fells(new).cmp(&fells(old)));
        let better = if new.danger {
            order.is_lt()
        } else {
            order.is_gt()
        };
        let needed = order.is_eq() && need(next.0) > need(best.0);
        if better || needed { next } else { best }
    })
}

/// The size of a slip that unfolds choices, with the line of odds of the best of them, if there is one, below
/// its words.
pub(super) fn size(ui: &Ui, (label, below): (&str, Option<&Galley>), fit: Fit) -> Vec2 {
    let words = words_size(ui, label, fit);
    let (wide, high) = match below.map(Galley::size) {
        Some(odds) => (words.x.max(odds.x), words.y + odds.y + fit.edge / 2.0),
        None => (words.x, 0.0),
    };
    vec2(wide + 2.0 * fit.side() + KEY, fit.high.max(high))
}

/// The size of the words of a slip.
fn words_size(ui: &Ui, label: &str, fit: Fit) -> Vec2 {
    let font = italic(fit.points);
    let laid = ui.painter();
    laid.layout_no_wrap(label.to_owned(), font, Color32::WHITE)
        .size()
}

/// Odds as they are laid out below the words of a slip, whatever the size of these.
pub(super) fn odds_line(ui: &Ui, told: String) -> Arc<Galley> {
    let ink = palette(ui.ctx()).lapis;
    let font = bold(type_size::SMALL - 1.0);
    ui.painter().layout_no_wrap(told, font, ink)
}

/// Draws a slip that unfolds the choices of a group, or folds them again, with the odds of the best of them
/// below its words. Two groups may have the same words on theirs.
pub(super) fn slip(
    ui: &Ui,
    (fit, rect): (Fit, Rect),
    play: &mut GameUi,
    (label, icon, below): (&str, &str, Option<Arc<Galley>>),
    group: usize,
) -> Response {
    let colours = palette(ui.ctx());
    play.desk
        .places
        .on_board
        .push(rect.intersect(ui.clip_rect()));
    let response = ui.interact(rect, ui.id().with(("fold", group, label)), Sense::click());
    let told = below.as_ref().map_or("", |odds| odds.text());
    let spoken = || heard::in_a_row([label, told].map(str::to_owned));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, spoken()));
    heard::pressed(&response, true, "button");
    let down = response.is_pointer_button_down_on();
    paint_slip(ui, rect, &colours, response.hovered(), down);
    let x = rect.left() + fit.side();
    let middle = |x| pos2(x, rect.center().y);
    let (ink, align) = (colours.ink, Align2::LEFT_CENTER);
    let font = regular(fit.points);
    ui.painter().text(middle(x), align, icon, font, ink);
    let font = italic(fit.points);
    match below {
        None => _ = ui.painter().text(middle(x + KEY), align, label, font, ink),
        Some(odds) => {
            let high = words_size(ui, label, fit).y;
            let top = rect.center().y - (high + odds.size().y) / 2.0;
            let at = pos2(x + KEY, top);
            ui.painter().text(at, Align2::LEFT_TOP, label, font, ink);
            let at = pos2(x + KEY, top + high - 1.0);
            ui.painter().galley(at, odds, colours.lapis);
        }
    }
    focus_ring(ui.painter(), &response, rect);
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::dev::decisions::decision;
    use crate::game::{Choice, Seat};
    use crate::ui::widgets::tests::told;

    /// Spells by their letters, each at so many targets.
    fn listed(spells: &[(&'static str, usize)], crowded: bool) -> Vec<String> {
        let cast = |spell: &'static str| Choice::new(spell).of_kind(spell);
        let choices = spells
            .iter()
            .flat_map(|(spell, targets)| vec![cast(spell); *targets]);
        let choices: Vec<_> = choices.collect();
        let all: Vec<usize> = (0..choices.len()).collect();
        let decision = decision(Seat::Hero(0), choices);
        let rows = laid(&decision, &all, crowded, |it| it.key.to_string());
        let names = rows.into_iter().map(|row| match row {
            Row::Choice(choice) => decision.choices[choice].label.key.to_string(),
            Row::Fold(title, _) => title,
        });
        names.collect()
    }

    #[test]
    fn spells_keep_their_order_however_many_targets_each_has() {
        let order = ["fire", "frost", "heal"];
        for targets in [[1, 3, 2], [3, 1, 1], [2, 2, 1]] {
            let spells: Vec<_> = order.into_iter().zip(targets).collect();
            assert_eq!(listed(&spells, true), order, "{targets:?}");
        }
        assert_eq!(listed(&[("fire", 1), ("heal", 2)], true), ["fire", "heal"]);
    }

    #[test]
    fn the_best_of_what_is_folded_is_the_likeliest_and_of_dangers_the_least() {
        let chance = |n| Headline::of(Fraction::new(n, 10));
        let place = |all: Vec<Headline>| best(all.into_iter().enumerate(), |_| 0).map(|it| it.0);
        assert_eq!(place(vec![chance(3), chance(7), chance(7)]), Some(1));
        let fells = chance(7).felling(Fraction::new(1, 10));
        assert_eq!(place(vec![chance(7), fells, chance(6)]), Some(1));
        let danger = |n| Headline::danger(Fraction::new(n, 10));
        assert_eq!(place(vec![danger(5), danger(2), danger(4)]), Some(1));
        assert_eq!(place(Vec::new()), None);
        let most_needed = |needs: &[i32]| {
            let all = needs.iter().map(|_| chance(7)).enumerate();
            best(all, |choice| needs[choice]).map(|it| it.0)
        };
        assert_eq!(most_needed(&[3, 9, 9, 4]), Some(1));
        let likelier = [chance(6), chance(7)].into_iter().enumerate();
        let wounded = best(likelier, |choice| [9, 1][choice]);
        assert_eq!(wounded.map(|it| it.0), Some(1));
    }

    #[test]
    fn odds_are_alike_if_nothing_tells_them_apart() {
        let of = |all: &[u128]| {
            let all = all.iter().map(|n| Headline::of(Fraction::new(*n, 10)));
            all.enumerate().collect::<Vec<_>>()
        };
        assert!(are_alike(&of(&[7, 7, 7]), |_| 2));
        assert!(!are_alike(&of(&[7, 7, 7]), |choice| choice as i32));
        assert!(!are_alike(&of(&[7, 7, 6]), |_| 2));
        assert!(are_alike(&of(&[7]), |_| 0));
    }

    #[test]
    fn a_slip_has_room_for_its_words_and_for_a_line_of_odds_below_them() {
        told(|ui| {
            for fit in Fit::CLOSER {
                let bare = size(ui, ("Fire", None), fit);
                assert_eq!(bare.y, fit.high);
                let line = odds_line(ui, "best: the goblin archer, 74%".to_owned());
                let whole = size(ui, ("Fire", Some(&line)), fit);
                assert_eq!(whole.x, line.size().x + 2.0 * fit.side() + KEY);
                let words = words_size(ui, "Fire", fit);
                assert!(bare.x >= words.x && whole.y >= words.y + line.size().y);
            }
        });
    }

    #[test]
    fn what_is_of_no_use_is_folded_even_by_itself() {
        let on = |idle: bool| Choice {
            idle,
            section: idle.then(|| Phrase::new("no use")),
            ..Choice::new("bandage")
        };
        let decision = decision(Seat::Hero(0), vec![on(true), on(false)]);
        let fold = Row::Fold("no use".to_owned(), vec![0]);
        let rows = laid(&decision, &[0, 1], false, |it| it.key.to_string());
        assert_eq!(rows, [Row::Choice(1), fold]);
    }

    #[test]
    fn the_only_kind_of_all_is_not_folded() {
        assert_eq!(listed(&[("fire", 2)], true), ["fire", "fire"]);
        assert_eq!(listed(&[("fire", 9)], false), ["fire"; 9]);
    }

    #[test]
    fn few_choices_stay_in_sight_while_there_is_room_and_many_fold() {
        let few = [("fire", 3), ("frost", 1), ("heal", 4)];
        assert_eq!(listed(&few, false).len(), 8);
        let many = [("fire", 4), ("frost", 1), ("heal", 4)];
        assert_eq!(listed(&many, false), ["fire", "frost", "heal"]);
    }
}
