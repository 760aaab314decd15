//! A slip of paper with a hint, the first time that a rule matters.

use bevy_egui::egui;
use egui::{Rect, Ui, Vec2, vec2};

use super::board::{ground, kept_in_sight};
use super::corner::{self, Taken};
use super::tips::rule_link;
use super::{GameUi, cards, page};
use crate::app::OpenRule;
use crate::app::kept::hints::HintsGiven;
use crate::game::RuleId;
use crate::ui::theme::{bold, largest_type, palette, regular, size};
use crate::ui::widgets::{Button, icon_button, rich};

/// The height of a folded hint, which has to keep off the buttons of a page from its first frame on.
const FOLDED: f32 = 56.0;

/// Number of decisions that follow one with a hint and have none: in a first fight nearly everything is new,
/// and whoever reads all the time does not play.
const REST: u8 = 2;

/// State of the hints: how far the log was searched, and the hint on the table.
#[derive(Default)]
pub(super) struct Hints {
    looked_through: usize,
    /// The length of the log at the last decision and at this one.
    asked_at: (usize, usize),
    lying: Option<RuleId>,
    /// Number of decisions that have to pass before another hint.
    rests: u8,
    /// The hint that the player unfolded.
    unfolded: Option<RuleId>,
}

impl Hints {
    /// Puts away the hint on the table; a new decision came up with the log this long. What happened
    /// before the last one is too long ago for a hint.
    pub(super) fn turn_to(&mut self, log: usize) {
        self.asked_at = (self.asked_at.1.min(log), log);
        self.lying = None;
        self.rests = self.rests.saturating_sub(1);
    }

    /// Lays a hint on the table.
    fn lay(&mut self, rule: RuleId) {
        self.lying = Some(rule);
        // That of its own decision is over with the next one.
        self.rests = REST + 1;
    }

    /// The first line of the log that can still give a hint. In somebody else's turn there is none: what
    /// a hero did is over by then, and a reaction is asked about that has a hint of its own.
    fn from(&self, log: usize, own_turn: bool) -> usize {
        match own_turn {
            true => self.looked_through.max(self.asked_at.0).min(log),
            false => log,
        }
    }
}

/// Shows a hint at the edge of the board while the game waits; returns its rectangle, if there is
/// one.
pub(super) fn show(ui: &mut Ui, board: Rect, play: &mut GameUi) -> Option<Rect> {
    // Where dice are typed in, their sheet has the place of a hint; and what is over needs none.
    let busy = play.pending.wanted.is_some() || play.pending.outcome.is_some();
    if !play.settings.hints || !play.playhead.idle() || play.timeline.held().is_some() || busy {
        return None;
    }
    if play.desk.course.on {
        // The lesson explains for now; events during it need no hint afterwards.
        play.desk.hints.looked_through = play.table.as_ref().map_or(0, |t| t.0.log_len());
        return None;
    }
    look_for_one(play);
    let rule = play.desk.hints.lying?;
    let unfolded = play.desk.hints.unfolded == Some(rule);
    let area = if page::lies_open(play) {
        // Cards to choose from and heroes in the making need the page for themselves.
        let open = unfolded || page::is_read(play);
        let named = (name(open), if open { corner::HIGH } else { FOLDED });
        corner::slip_on_page(ui, board, named, |ui| slip(ui, play, rule, open))
    } else {
        let board = cards::above_hands(board, play);
        let never = kept_in_sight(play, board);
        let whole = size_of(ui, play, rule, corner::width(board));
        // The card of a reaction comes first: beside it only the heading lies.
        let reacts = play.decision().is_some_and(|it| it.reaction.is_some());
        let open = unfolded || !(reacts || corner::covers(board, whole, &never));
        let size = match open {
            true => whole,
            false => folded_size(ui, play, rule, whole.x),
        };
        let others = play.desk.places.on_board.clone();
        let taken = Taken {
            never: &never,
            rather_not: &others,
            ground: &ground(play),
            ..Taken::default()
        };
        corner::slip(ui, board, (name(open), size), taken, |ui| {
            slip(ui, play, rule, open)
        })
    };
    play.desk.places.on_board.push(area);
    Some(area)
}

/// The height that a page so high keeps free at its foot for a folded hint, whether one lies there just now
/// or not, so that nothing moves as one hint follows another; none where hints lie open.
pub(super) fn strip(play: &GameUi, page: f32) -> f32 {
    /// A lower page has no room to spare.
    const LOW: f32 = 260.0;
    let folded = play.settings.hints && !play.desk.course.on && !page::is_read(play);
    match folded && page >= LOW {
        true => FOLDED + 2.0 * corner::MARGIN,
        false => 0.0,
    }
}

/// Finds a rule that came up since the last look, has a hint and has not given it yet.
fn look_for_one(play: &mut GameUi) {
    let Some(table) = &play.table else { return };
    let len = table.0.log_len();
    let hints = &play.desk.hints;
    if hints.lying.is_some() || hints.rests > 0 || (hints.looked_through == len && len > 0) {
        return;
    }
    let decision = play.pending.decision.as_deref();
    let reaction = decision.and_then(|it| it.reaction.as_ref());
    let from = hints.from(len, reaction.is_none_or(|it| it.own));
    let asking = decision.map(|decision| decision.rule);
    let happened = (from..len).filter_map(|line| Some(table.0.log_line(line)?.rule));
    let new = |rule: &RuleId| {
        !play.hints_given.0.contains(rule.0)
            && play.words.text().knows(&HintsGiven::text_key(*rule))
    };
    // The current question matters most, then the latest events.
    let happened: Vec<RuleId> = happened.collect();
    let found = asking
        .into_iter()
        .chain(happened.into_iter().rev())
        .find(new);
    play.desk.hints.looked_through = len;
    if let Some(rule) = found {
        play.hints_given.0.insert(rule.0.to_owned());
        play.desk.hints.lay(rule);
    }
}

/// The name of the slip of a hint, whose height is remembered by it.
fn name(open: bool) -> &'static str {
    if open { "hint" } else { "folded hint" }
}

/// The size of an unfolded hint, near enough to tell what it would cover.
fn size_of(ui: &Ui, play: &GameUi, rule: RuleId, width: f32) -> Vec2 {
    /// Its heading, its last line and its edges.
    const AROUND: f32 = 92.0;
    let ink = palette(ui.ctx()).ink;
    let text = play.text(&HintsGiven::text_key(rule));
    let font = regular(size::BODY - 1.0);
    let text = ui.painter().layout(text, font, ink, width - 28.0);
    vec2(width, text.size().y + AROUND)
}

/// The size of a folded hint: no wider than its heading and its buttons take, up to a width.
fn folded_size(ui: &Ui, play: &GameUi, rule: RuleId, most: f32) -> Vec2 {
    /// The sign before the heading, the buttons behind it, and the edges.
    const AROUND: f32 = 156.0;
    let ink = palette(ui.ctx()).ink;
    let font = bold(size::BUTTON);
    let title = play.titles.of(rule);
    let title = ui.painter().layout_no_wrap(title, font, ink);
    vec2((title.size().x + AROUND).min(most), FOLDED)
}

/// A hint: its heading, and the rest of it unless it is folded.
fn slip(ui: &mut Ui, play: &mut GameUi, rule: RuleId, open: bool) {
    let colours = palette(ui.ctx());
    ui.spacing_mut().item_spacing.y = 4.0;
    let title = play.titles.of(rule);
    ui.horizontal(|ui| {
        let icon = egui_phosphor::regular::LIGHTBULB;
        rich(ui, icon, bold(size::BUTTON), colours.brass_dark);
        // Short of the round buttons at its right.
        let room = ui.available_width() - if open { 44.0 } else { 88.0 };
        let fits = |points: f32| {
            let font = bold(points);
            let text = ui
                .painter()
                .layout_no_wrap(title.clone(), font, colours.ink);
            text.size().x <= room
        };
        let points = largest_type(size::BUTTON, size::SMALL, 0.5, fits);
        rich(ui, &title, bold(points), colours.ink);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let close = play.text("hint-close");
            if icon_button(ui, egui_phosphor::regular::X, &close).clicked() {
                play.desk.hints.lying = None;
            }
            let unfold = play.text("hint-unfold");
            if !open && icon_button(ui, egui_phosphor::regular::CARET_DOWN, &unfold).clicked() {
                play.desk.hints.unfolded = Some(rule);
            }
        });
    });
    if !open {
        return;
    }
    let text = play.text(&HintsGiven::text_key(rule));
    rich(ui, text, regular(size::BODY - 1.0), colours.ink);
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 8.0;
        if rule_link(ui, &play.text("hint-more")) {
            play.open_rule.write(OpenRule(rule));
        }
        // A hint that was just unfolded would lie with it under the pointer; the settings have it, too.
        let was_folded = play.desk.hints.unfolded == Some(rule);
        let off = play.text("hint-off");
        if !was_folded && ui.add(Button::new(&off).quiet()).clicked() {
            play.settings.hints = false;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happened_two_decisions_ago_gives_no_hint() {
        let mut hints = Hints::default();
        // A shop lies over the board for two decisions, so that nothing is looked through.
        for log in [10, 14, 30] {
            hints.turn_to(log);
        }
        assert_eq!(hints.from(30, true), 14);
        hints.looked_through = 20;
        assert_eq!(hints.from(30, true), 20);
        // Taken back.
        hints.turn_to(5);
        assert_eq!(hints.from(5, true), 5);
    }

    #[test]
    fn one_hint_does_not_follow_another_at_once() {
        for closed in [false, true] {
            let mut hints = Hints::default();
            hints.lay(RuleId("a.rule"));
            if closed {
                hints.lying = None;
            }
            let rests = [10, 20, 30, 40].map(|log| {
                hints.turn_to(log);
                hints.rests > 0
            });
            assert_eq!(rests, [true, true, false, false], "closed: {closed}");
        }
    }

    #[test]
    fn what_a_hero_did_gives_no_hint_in_the_turn_of_a_foe() {
        let mut hints = Hints::default();
        hints.turn_to(10);
        hints.turn_to(14);
        assert_eq!([true, false].map(|own| hints.from(20, own)), [10, 20]);
    }
}
