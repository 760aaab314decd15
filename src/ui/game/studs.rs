//! The current choices as studs around the active token on the board, the same as in the bar.
//! Unless there is room for all of them, there are none.

use std::f32::consts::PI;

use bevy_egui::egui;
use egui::{Align2, Pos2, Rect, Sense, Stroke, Ui, Vec2, pos2, vec2};

use super::{GameUi, board, choices, contest, odds};
use crate::game::{Decision, Scene, Token};
use crate::ui::theme::{bold, palette, regular, size};
use crate::ui::widgets::heard;

/// Maximum number of choices that can be told apart by their pictures.
const MOST: usize = 7;
/// Width of a stud, and of the gap to the next.
const STUD: f32 = 32.0;
const GAP: f32 = 6.0;
/// The largest arc that the studs take up on one side, in half turns.
const ARC: f32 = 1.1;

/// Shows the studs; returns the choice under the pointer.
pub(super) fn show(ui: &mut Ui, area: Rect, play: &mut GameUi) -> Option<usize> {
    let busy = play.desk.beside.is_some() || play.desk.picked.is_some();
    let held = play.timeline.held().is_some() || play.desk.course.on;
    let decision = play.decision().filter(|_| !busy && !held)?;
    // What is asked on a card is answered there and in the panel.
    if decision.reaction.is_some() || contest::weighed(&decision).is_some() {
        return None;
    }
    let on_board = decision.on_board();
    let all = 0..decision.choices.len();
    let listed: Vec<usize> = all.filter(|index| !on_board.contains(index)).collect();
    // A stud has only its picture to identify it.
    let drawn = |index: &usize| decision.choices[*index].icon.is_some();
    if listed.len() > MOST || !listed.iter().all(drawn) {
        return None;
    }
    let scene = play.scene();
    let token = scene.tokens.iter().find(|token| token.active)?;
    let places = round(play, &scene, token, area, listed.len())?;
    let mut pointed = None;
    for (choice, place) in listed.into_iter().zip(places) {
        if stud(ui, play, &decision, choice, place) {
            pointed = Some((choice, place));
        }
    }
    let (choice, place) = pointed?;
    name(ui, area, &play.say(&decision.choices[choice].label), place);
    odds::card(ui.ctx(), play, choice, place);
    Some(choice)
}

/// Places on an arc to the right of the token, or to its left, if all of them are free.
fn round(
    play: &GameUi,
    scene: &Scene,
    token: &Token,
    area: Rect,
    count: usize,
) -> Option<Vec<Rect>> {
    let middle = board::on_screen(play, token);
    // Far enough out for all to fit side by side on the arc.
    let between = PI * ARC / (count as f32 - 1.0).max(1.0);
    let needed = (STUD + GAP) / (2.0 * (between / 2.0).min(PI / 2.0).sin());
    let away = (board::radius(play, token) + STUD * 0.8).max(needed);
    let step = 2.0 * ((STUD + GAP) / (2.0 * away)).min(1.0).asin();
    let from = -step * (count as f32 - 1.0) / 2.0;
    let others: Vec<Rect> = scene
        .tokens
        .iter()
        .filter(|other| other.id != token.id)
        .map(|other| {
            let half = board::radius(play, other) * 0.8;
            Rect::from_center_size(board::on_screen(play, other), Vec2::splat(2.0 * half))
        })
        .chain(play.desk.places.on_board.iter().copied())
        .collect();
    [0.0, PI].into_iter().find_map(|side: f32| {
        let places: Vec<Rect> = (0..count)
            .map(|number| {
                // From the top down on either side.
                let turn = from + step * number as f32;
                let turn = if side > 0.0 { side - turn } else { turn };
                let at: Pos2 = middle + vec2(turn.cos(), turn.sin()) * away;
                Rect::from_center_size(at, Vec2::splat(STUD))
            })
            .collect();
        let free = |place: &Rect| {
            area.shrink(4.0).contains_rect(*place)
                && others.iter().all(|other| !other.intersects(*place))
        };
        places.iter().all(free).then_some(places)
    })
}

/// Draws one stud; true if the pointer is on it.
fn stud(ui: &mut Ui, play: &mut GameUi, decision: &Decision, choice: usize, place: Rect) -> bool {
    let colours = palette(ui.ctx());
    let what = &decision.choices[choice];
    // Not reachable by Tab: the bar has the same choice.
    let response = ui.interact(place, ui.id().with(("stud", choice)), Sense::CLICK);
    let label = play.say(&what.label);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &label));
    heard::pressed(&response, true, "button");
    let lit = response.hovered() || play.desk.pointed == Some(choice);
    let fill = if lit { colours.lamp } else { colours.bone };
    let (painter, middle) = (ui.painter(), place.center());
    let shadow = egui::Color32::from_black_alpha(90);
    painter.circle_filled(middle + vec2(1.0, 2.5), STUD / 2.0, shadow);
    painter.circle(middle, STUD / 2.0, fill, Stroke::new(1.5, colours.ink));
    match choices::icon(play, what) {
        Some(icon) => choices::picture(ui.painter(), icon, place.shrink(5.0)),
        None => {
            let first: String = label.chars().take(1).collect();
            let font = bold(size::BODY);
            let painter = ui.painter();
            painter.text(middle, Align2::CENTER_CENTER, first, font, colours.ink);
        }
    }
    if response.clicked() {
        play.take(choice);
    }
    let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
    response.hovered()
}

/// The name of a choice, below its stud.
fn name(ui: &Ui, area: Rect, label: &str, stud: Rect) {
    let colours = palette(ui.ctx());
    let font = regular(size::BODY);
    let painter = ui.painter();
    let text = painter.layout(label.to_owned(), font, colours.ink, 260.0);
    let size = text.size() + vec2(14.0, 6.0);
    let x = (stud.center().x - size.x / 2.0).clamp(area.left(), area.right() - size.x);
    let at = Rect::from_min_size(pos2(x, stud.bottom() + 5.0), size);
    painter.rect(
        at,
        3.0,
        colours.bone,
        Stroke::new(1.0, colours.ink),
        egui::StrokeKind::Inside,
    );
    painter.galley(at.min + vec2(7.0, 3.0), text, colours.ink);
}
