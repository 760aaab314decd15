//! Choices that a rule refuses: one line that lists them, each with its reason, when asked.

use bevy_egui::egui;
use egui::{Rect, Ui, vec2};

use super::slips::Fit;
use super::tips::{Tip, tip};
use super::{GameUi, board, folds};
use crate::app::Told;
use crate::game::{Arg, Decision, Phrase, Refused, Scene, Side, Target, Token};
use crate::grid::{Cell, Tiling, hex};

/// Shows how many choices are refused, on a slip at the top of a rectangle, and returns its place; the
/// reasons appear beside the pointer, and beside the slip once it is pressed.
pub(super) fn show(ui: &Ui, rect: Rect, play: &mut GameUi, decision: &Decision) -> Rect {
    let count = Phrase::new("game-refused-count").with("n", decision.refused.len());
    let count = play.words.plain(&count);
    let listed = decision.refused.iter();
    let note = listed.fold(Tip::default(), |note, no| {
        note.line(format!("{}: {}", play.say(&no.label), reason(play, no)))
    });
    // The corner is narrow.
    let short = Phrase::new("game-refused-count-short").with("n", decision.refused.len());
    let short = play.words.plain(&short);
    let closest = Fit::CLOSER[Fit::CLOSER.len() - 1];
    let sized = |text, fit| (text, fit, folds::size(ui, text, fit));
    let all = [&*count, &*short].into_iter();
    let mut all = all.flat_map(|text| Fit::CLOSER.into_iter().map(move |fit| (text, fit)));
    let fitting = all.find_map(|(text, fit)| {
        let laid = sized(text, fit);
        let fits = laid.2.x <= rect.width() && laid.2.y <= rect.height();
        fits.then_some(laid)
    });
    let (text, fit, size) = fitting.unwrap_or_else(|| sized(&short, closest));
    let at = Rect::from_min_size(rect.min, vec2(size.x.min(rect.width()), size.y));
    let response = folds::slip(ui, (fit, at), play, (text, folds::MORE), usize::MAX);
    let spoken = format!("{count}. {}", note.lines.join(" "));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &spoken));
    if response.clicked() {
        // What has the focus shows its note until something else is clicked.
        response.request_focus();
    }
    tip(response, play, &note);
    at
}

/// The reason of a refusal: its figures, or the rule that refuses it.
pub(super) fn reason(play: &GameUi, no: &Refused) -> String {
    match &no.why {
        Some(why) => play.say(why),
        None => play.titles.of(no.rule),
    }
}

/// Answers a click on a foe whom nothing can be done to: with the reason, if a rule refuses it.
pub(super) fn answer(play: &mut GameUi, scene: &Scene, id: u32) {
    let foe = |it: &Token| it.id == id && it.side == Side::Foe && !it.down;
    let Some(decision) = play.decision() else {
        return;
    };
    let Some(foe) = scene.tokens.iter().find(|it| foe(it)) else {
        return;
    };
    if !board::offers(play, Target::Combatant(id)).is_empty() {
        return;
    }
    let about = |no: &&Refused| {
        let mut args = no.label.args.iter();
        args.any(|(_, arg)| *arg == Arg::Combatant(id))
    };
    let line = match decision.refused.iter().find(about) {
        Some(no) => Phrase::new("game-refused-why")
            .with("what", play.say(&no.label))
            .with("why", reason(play, no)),
        None if play.desk.survey.approach.is_some() => {
            Phrase::new("game-only-walk-up").with("who", play.name(id))
        }
        None => match apart(scene, foe) {
            Some((tiling, cells)) => {
                let key = match tiling {
                    Tiling::Hexes => "game-nothing-to-do-hexes",
                    Tiling::Squares => "game-nothing-to-do-squares",
                };
                Phrase::new(key).with("who", play.name(id)).with("n", cells)
            }
            None => Phrase::new("game-nothing-to-do").with("who", play.name(id)),
        },
    };
    play.told.write(Told(line));
}

/// Cells from the one hero who acts to a foe on the same storey of a board.
fn apart(scene: &Scene, foe: &Token) -> Option<(Tiling, u32)> {
    let board = scene.board.as_ref()?;
    let mut active = scene.tokens.iter().filter(|it| it.active);
    let who = active.next().filter(|it| it.side == Side::Hero)?;
    let alone = active.next().is_none() && who.size <= 1 && foe.size <= 1;
    let holds = |storey: &Vec<Cell>, cell| storey.contains(&cell);
    let storeys = board.storeys();
    let parted = storeys
        .iter()
        .any(|it| holds(it, who.cell) != holds(it, foe.cell));
    if !alone || parted {
        return None;
    }
    let off = foe.cell - who.cell;
    let cells = match board.tiling {
        Tiling::Hexes => hex::distance(who.cell, foe.cell),
        Tiling::Squares => off.x.unsigned_abs().max(off.y.unsigned_abs()).into(),
    };
    Some((board.tiling, cells))
}
