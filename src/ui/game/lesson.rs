//! The slip of a lesson on the table: its text, the thing it points at, and the choices disabled
//! while it lies there. The driver decides what can be taken; this only shows it.

mod pointer;
mod words;

use std::time::Duration;

use bevy_egui::egui;
use egui::{Rect, Ui, vec2};

use super::board::{ground, kept_in_sight, place_of};
use super::corner::{self, Taken};
use super::{GameUi, cards, choices};
use crate::app::Command;
use crate::game::{RuleId, Target};
use crate::games::Points;
use crate::grid::Cell;
use crate::ui::theme::palette;
use crate::view::PlayerCommand;
use pointer::{arrow, frame};
use words::{between, words};

/// The screen's state of the lesson.
#[derive(Default)]
pub(super) struct Course {
    /// True during a lesson.
    pub on: bool,
    /// The slip that lies on the table.
    lying: Option<Lying>,
    /// When the player last clicked on the board while the slip has to be read first.
    pub pointed_at: Option<Duration>,
    /// How many slips the player has turned back to read again; 0 at the one that lies there.
    back: usize,
    /// The decision and the slip that the screen was last prepared for.
    ready: Option<(u64, usize)>,
    /// Where the last slip came to rest, so that the next one lies there, too.
    rested: Option<Rect>,
    /// Places of the things that slips point at, found while drawing.
    pub places: Places,
}

impl Course {
    /// Where the text of a lesson lies, which has to be read; its next slip comes to lie there, too.
    pub fn text(&self) -> Option<Rect> {
        self.rested.filter(|_| self.on)
    }
}

/// Places of the things that slips point at.
#[derive(Default)]
pub(super) struct Places {
    pub question: Option<Rect>,
    pub counters: Vec<Rect>,
    pub advice: Option<Rect>,
    pub rulebook: Option<Rect>,
    pub choice: Option<Rect>,
    /// The slip itself, until it is drawn where it lay in the last frame.
    pub slip: Option<Rect>,
}

/// A slip as it lies on the table.
#[derive(Clone)]
struct Lying {
    number: usize,
    of: usize,
    /// The text of this slip, or of the one that the player has turned back to.
    text: String,
    rule: Option<RuleId>,
    points: Points,
    /// The choice that it waits for.
    choice: Option<usize>,
    amount: Option<i32>,
    /// Every choice that can be taken.
    allowed: Vec<usize>,
}

impl Course {
    /// True if the slip disables a choice.
    pub fn rests(&self, choice: usize) -> bool {
        let rests = |lying: &Lying| !lying.allowed.contains(&choice);
        self.lying.as_ref().is_some_and(rests)
    }

    /// The key of the reason why a choice has to wait, if it has to.
    pub fn why_rests(&self, choice: usize) -> Option<&'static str> {
        self.rests(choice).then(|| match self.waits_for_nothing() {
            true => "lesson-first",
            false => "lesson-elsewhere",
        })
    }

    /// True if the slip waits for this choice.
    pub fn waits_for(&self, choice: usize) -> bool {
        let waits = |lying: &Lying| lying.choice == Some(choice);
        self.lying.as_ref().is_some_and(waits)
    }

    /// The only number allowed with a choice.
    pub fn amount(&self, choice: usize) -> Option<i32> {
        let lying = self.lying.as_ref();
        lying.filter(|lying| lying.choice == Some(choice))?.amount
    }

    /// True if a slip lies on the table.
    pub fn lies(&self) -> bool {
        self.lying.is_some()
    }

    /// True if the slip only waits to be put away.
    pub fn waits_for_nothing(&self) -> bool {
        self.lying
            .as_ref()
            .is_some_and(|lying| lying.choice.is_none())
    }
}

/// Looks up the lesson's current slip, before anything is drawn.
pub(super) fn look(play: &mut GameUi) {
    let places = &mut play.desk.course.places;
    // Whatever is drawn before the slip leaves room for where it lay.
    *places = Places {
        slip: places.slip,
        ..Places::default()
    };
    let lesson = play
        .table
        .as_ref()
        .and_then(|table| play.shelf.lesson_on(&*table.0));
    let course = &mut play.desk.course;
    course.on = lesson.is_some();
    course.lying = None;
    let (Some(table), Some(lesson), Some(decision)) = (&play.table, lesson, play.decision()) else {
        return;
    };
    let Some(standing) = lesson.standing(&*table.0, Some(&decision)) else {
        return;
    };
    let rules = play
        .shelf
        .game(lesson.game())
        .map_or(&[][..], |game| game.rules());
    let section = standing.slip.rule.as_deref();
    let now = (play.pending.number, standing.number);
    let course = &mut play.desk.course;
    let fresh = course.ready != Some(now);
    if fresh {
        course.ready = Some(now);
        course.back = 0;
        course.pointed_at = None;
    }
    let back = course.back;
    let all = 0..decision.choices.len();
    let lying = Lying {
        number: standing.number,
        of: standing.of,
        text: lesson.slips()[standing.number - 1 - back].text.clone(),
        rule: rules
            .iter()
            .copied()
            .find(|rule| Some(rule.section()) == section),
        points: standing.slip.points,
        choice: standing.choice,
        amount: standing.choice.and_then(|choice| standing.amount(choice)),
        allowed: all.filter(|choice| standing.allows(*choice)).collect(),
    };
    if fresh {
        make_ready(play, &lying);
    }
    play.desk.course.lying = Some(lying);
}

/// Brings the subject of a new slip into sight.
fn make_ready(play: &mut GameUi, lying: &Lying) {
    if let Some(rule) = lying.rule
        && !play.hints_given.0.contains(rule.0)
    {
        // The lesson has said it; the hint need not.
        play.hints_given.0.insert(rule.0.to_owned());
    }
    if matches!(lying.points, Points::Log | Points::Dice) {
        play.desk.log_closed = false;
    }
    if let Some(choice) = lying.choice {
        choices::bring_up(play, choice);
    }
}

/// Handles the keys that put a slip away; true if one was pressed.
pub(super) fn obey(ctx: &egui::Context, play: &mut GameUi) -> bool {
    // What the lamp has picked has to wait, too.
    let picked = play.desk.picked;
    let takes = picked.is_some_and(|choice| !play.desk.course.rests(choice));
    if !play.desk.course.waits_for_nothing() || takes {
        return false;
    }
    let keys = &play.settings.keys;
    let pressed = keys.pressed(ctx, Command::Hurry) || keys.pressed(ctx, Command::Proceed);
    if pressed && play.desk.course.back > 0 {
        play.desk.course.back = 0;
    } else if pressed {
        play.orders.write(PlayerCommand::GoOn);
    }
    pressed
}

/// What the sheet about the place leaves of the free part of the board, if there is room beside it. The
/// slip has no room of its own: it lies where it hides nobody, and the board keeps its size.
pub(super) fn beside(free: Rect, play: &mut GameUi) -> Rect {
    /// Any less would not show a fight.
    const LEAST: f32 = 260.0;
    if !play.desk.course.on {
        return free;
    }
    let note = super::note::reach(free, play);
    if free.right() - note >= LEAST {
        free.with_min_x(note)
    } else {
        free
    }
}

/// Any lower, and the longest slips have to be scrolled.
const LOW: f32 = 260.0;

/// Shows the slip and an arrow to the thing it points at.
pub(super) fn show(ui: &mut Ui, at: &super::layout::Layout, play: &mut GameUi) {
    play.desk.course.places.slip = None;
    if !play.desk.course.on || !play.playhead.idle() || play.timeline.held().is_some() {
        return;
    }
    let lying = play.desk.course.lying.clone();
    let board = cards::above_hands(at.board, play);
    let Some(lying) = lying else {
        if play.decision().is_some() {
            let never = kept_in_sight(play, board);
            lay(ui, board, play, &never, between);
        }
        return;
    };
    let mut cell = None;
    if play.desk.course.places.choice.is_none() {
        cell = clicked_on(play, &lying);
        let place = cell.map(|cell| play.look.cell_rect(cell).intersect(at.board));
        play.desk.course.places.choice = place;
    }
    // A cell is framed as it is drawn.
    let corners = cell.map(|cell| play.look.cell_corners(cell));
    let settled = draw_again(ui, &lying, play.look.is_moving());
    let room = play.desk.book.foot.unwrap_or(board);
    let low = room.height() < LOW;
    // Things scrolled out of sight cannot be pointed at.
    let in_sight = |place: &Rect| place.is_positive();
    let target = target(at, play, &lying).filter(in_sight);
    let choice = play.desk.course.places.choice.filter(in_sight);
    let marked = [target, choice].into_iter().flatten();
    let marked: Vec<Rect> = marked.collect();
    let never = subjects(play, board, &lying, &marked);
    let slip = lay(ui, board, play, &never, |ui, play| {
        words(ui, play, &lying, low)
    });
    let since = play.desk.course.pointed_at;
    let since = since.map(|at| play.time.elapsed().saturating_sub(at));
    pointer::mark(ui, slip, since);
    if settled && play.desk.book.foot.is_none() {
        play.desk.course.rested = Some(slip);
    }
    if let Some(choice) = choice.filter(|choice| target != Some(*choice)) {
        frame(ui, choice, corners.as_deref());
    }
    if let Some(target) = target {
        let colours = palette(ui.ctx());
        let corners = corners.filter(|_| choice == Some(target));
        let end = frame(ui, target, corners.as_deref());
        let near = |it: &&Rect| !it.intersects(target) && **it != slip;
        let others = play.desk.places.lay_there.iter().filter(near);
        let others: Vec<Rect> = others.copied().collect();
        arrow(ui.painter(), slip, end, &others, &colours);
    }
}

/// Has a new slip drawn a few times, and any until the board has come to rest: how high it is, and all
/// of its letters, are there only after the first. True once it lies as it will.
fn draw_again(ui: &Ui, lying: &Lying, moving: bool) -> bool {
    let id = egui::Id::new("lesson slip");
    let drawn: Option<(usize, u8)> = ui.data(|data| data.get_temp(id));
    let left = match drawn {
        Some((number, left)) if number == lying.number => left,
        _ => 3,
    };
    if left > 0 {
        ui.data_mut(|data| data.insert_temp(id, (lying.number, left - 1)));
    }
    let settled = left == 0 && !moving;
    if !settled {
        ui.ctx().request_repaint();
    }
    settled
}

/// What the slip must leave in sight: what all slips do, what it waits for on the board, what it marks, and the cards
/// where nothing else is played with.
fn subjects(play: &GameUi, board: Rect, lying: &Lying, marked: &[Rect]) -> Vec<Rect> {
    let scene = play.scene();
    let mut all = kept_in_sight(play, board);
    all.extend(marked);
    let awaited = play.decision().zip(lying.choice);
    let awaited = awaited.and_then(|(decision, choice)| decision.choices.get(choice).cloned());
    if let Some(what) = awaited {
        let touched = what.touches.iter();
        all.extend(touched.filter_map(|it| place_of(play, &scene, *it)));
        all.extend(what.path.iter().map(|it| play.look.cell_rect(*it)));
    }
    if scene.map.is_none() && scene.board.is_none() {
        all.extend(play.desk.places.cards.values());
    }
    all
}

/// Lays the slip on the board, or on the foot of a page.
fn lay(
    ui: &mut Ui,
    board: Rect,
    play: &mut GameUi,
    never: &[Rect],
    contents: impl FnOnce(&mut Ui, &mut GameUi),
) -> Rect {
    let slip = match play.desk.book.foot {
        None => {
            let others = play.desk.places.on_board.clone();
            let taken = Taken {
                never,
                rather_not: &others,
                ground: &ground(play),
                before: play.desk.course.rested,
            };
            let size = vec2(corner::width(board), corner::HIGH);
            corner::slip(ui, board, ("lesson", size), taken, |ui| contents(ui, play))
        }
        Some(foot) => {
            let named = ("lesson on a page", corner::HIGH);
            let slip = corner::slip_on_page(ui, foot, named, |ui| contents(ui, play));
            play.desk.book.slip = Some(slip);
            slip
        }
    };
    play.desk.places.on_board.push(slip);
    play.desk.course.places.slip = Some(slip);
    slip
}

/// The cell that the slip wants the player to click on.
fn clicked_on(play: &GameUi, lying: &Lying) -> Option<Cell> {
    let decision = play.decision()?;
    let choice = lying.choice?;
    if !decision.on_board().contains(&choice) {
        return None;
    }
    let choice = decision.choices.get(choice)?;
    let aimed = choice.touches.iter().find_map(|touch| match touch {
        Target::Cell(cell) => Some(*cell),
        Target::Combatant(_) | Target::Card(_) => None,
    });
    aimed.map(|cell| choice.path.last().copied().unwrap_or(cell))
}

/// The rectangle of the thing that a slip points at.
fn target(at: &super::layout::Layout, play: &GameUi, lying: &Lying) -> Option<Rect> {
    let places = &play.desk.course.places;
    match lying.points {
        Points::Nothing | Points::Board => None,
        Points::Question => places.question,
        Points::Counter(place) => places.counters.get(usize::from(place)).copied(),
        Points::Advice => places.advice,
        Points::Rulebook => places.rulebook,
        Points::Choices => Some(play.desk.book.lines.unwrap_or(at.choices.shrink(3.0))),
        Points::Choice => places.choice,
        Points::Log => Some(at.ledger.shrink(4.0)),
        Points::Dice => Some(at.tray.shrink(4.0)),
        Points::Sheet(seat) => play.desk.places.seats.get(usize::from(seat)).copied(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_waits_for_the_note_or_for_the_choice_that_it_names() {
        let on = |choice: Option<usize>| Course {
            lying: Some(Lying {
                number: 1,
                of: 2,
                text: String::new(),
                rule: None,
                points: Points::Nothing,
                choice,
                amount: None,
                allowed: choice.into_iter().collect(),
            }),
            ..Course::default()
        };
        assert_eq!(on(None).why_rests(0), Some("lesson-first"));
        assert_eq!(on(Some(1)).why_rests(0), Some("lesson-elsewhere"));
        assert_eq!(on(Some(1)).why_rests(1), None);
        assert_eq!(Course::default().why_rests(0), None);
    }
}
