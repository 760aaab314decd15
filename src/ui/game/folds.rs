//! Choices under smaller headings, folded out of the way until they are asked for.

use bevy_egui::egui;
use egui::{Align2, Color32, Rect, Response, Sense, Ui, Vec2, pos2, vec2};
use egui_phosphor::regular::{CARET_LEFT, CARET_RIGHT};

use super::GameUi;
use super::slips::{EDGE, Fit, KEY, paint_slip};
use crate::game::{Decision, Mood, Phrase};
use crate::ui::theme::{italic, palette, regular};
use crate::ui::widgets::{focus_ring, heard};

/// The signs of slips that unfold and fold again.
pub(super) const MORE: &str = CARET_RIGHT;
pub(super) const LESS: &str = CARET_LEFT;

/// Choices under one heading.
pub(super) struct Group {
    pub title: String,
    pub choices: Vec<usize>,
    /// Those under smaller headings, which are unfolded one at a time.
    pub folded: Vec<(String, Vec<usize>)>,
    /// Its place among the groups.
    pub place: usize,
    /// True of the choices under a smaller heading, which stand alone.
    pub alone: bool,
}

impl Group {
    /// All of its choices, in order.
    pub fn all(&self) -> impl Iterator<Item = usize> + '_ {
        let folded = self.folded.iter().flat_map(|(_, choices)| choices);
        self.choices.iter().chain(folded).copied()
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
    let (_, choices) = group.folded.iter().find(|(known, _)| known == title)?;
    Some(Group {
        title: group.title.clone(),
        choices: choices.clone(),
        folded: Vec::new(),
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

/// Sets the choices under smaller headings apart, under each of these. One by itself is no heap, and
/// stays in sight.
pub(super) fn apart(
    play: &GameUi,
    decision: &Decision,
    choices: Vec<usize>,
    crowded: bool,
) -> (Vec<usize>, Vec<(String, Vec<usize>)>) {
    let section = |choice: &usize| heading(decision, *choice, crowded);
    let all = choices.clone();
    let alike = |it: &usize| {
        all.iter()
            .filter(|other| section(other) == section(it))
            .count()
    };
    let (folded, open): (Vec<_>, Vec<_>) = choices
        .into_iter()
        .partition(|it| section(it).is_some() && alike(it) > 1);
    let folds = folded.chunk_by(|one, other| section(one) == section(other));
    let folds = folds.map(|fold| {
        let title = section(&fold[0]).map(|it| play.say(it));
        (title.unwrap_or_default(), fold.to_vec())
    });
    let folds: Vec<_> = folds.collect();
    if crowded && open.is_empty() && folds.len() == 1 {
        // Nothing is gained by one slip that only leads to all the others.
        return (all, Vec::new());
    }
    (open, folds)
}

/// The size of a slip that unfolds choices.
pub(super) fn size(ui: &Ui, label: &str, fit: Fit) -> Vec2 {
    let text = ui
        .painter()
        .layout_no_wrap(label.to_owned(), italic(fit.points), Color32::WHITE);
    vec2(text.size().x + 2.0 * EDGE + KEY, fit.high)
}

/// Draws a slip that unfolds the choices of a group, or folds them again. Two groups may have the
/// same words on theirs.
pub(super) fn slip(
    ui: &Ui,
    (fit, rect): (Fit, Rect),
    play: &mut GameUi,
    (label, icon): (&str, &str),
    group: usize,
) -> Response {
    let colours = palette(ui.ctx());
    play.desk
        .places
        .on_board
        .push(rect.intersect(ui.clip_rect()));
    let response = ui.interact(rect, ui.id().with(("fold", group, label)), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, label));
    heard::pressed(&response, true, "button");
    let down = response.is_pointer_button_down_on();
    paint_slip(ui, rect, &colours, response.hovered(), down);
    let x = rect.left() + EDGE;
    let middle = |x| pos2(x, rect.center().y);
    let (ink, align) = (colours.ink, Align2::LEFT_CENTER);
    let font = regular(fit.points);
    ui.painter().text(middle(x), align, icon, font, ink);
    let font = italic(fit.points);
    ui.painter().text(middle(x + KEY), align, label, font, ink);
    focus_ring(ui.painter(), &response, rect);
    response
}
