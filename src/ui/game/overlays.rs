//! Overlays of a battle board: movement range and paths, lines of sight from a place, zones of
//! control.

use std::collections::BTreeSet;

use bevy_egui::egui;
use egui::{Align2, Color32, Painter, Pos2, Shape, Stroke, vec2};

use super::board::{on_screen, radius};
use super::hatching::hatching;
use super::{GameUi, UiState, gauges, patches, refusals, storeys, template};
use crate::game::{Approach, Choice, Decision, LineOfSight, Scene, Seat, Target, Token};
use crate::grid::Cell;
use crate::ui::theme::{Palette, bold, palette, wash};
use crate::view::lay;

/// Results for the cell or token under the pointer.
#[derive(Default)]
pub(super) struct Survey {
    /// The decision and the thing that they are for.
    about: Option<(u64, Target)>,
    /// Lines of sight, each with the token at its end, if any.
    pub(super) lines: Vec<(Option<u32>, LineOfSight)>,
    /// The cells that the token under the pointer could reach.
    reach: Vec<Cell>,
    /// The walk up to the foe under the pointer, if it can be attacked only after one.
    pub(super) approach: Option<Approach>,
}

/// Draws overlays flat on the board, below tokens' rings and words.
pub(super) fn show(painter: &Painter, play: &mut GameUi, scene: &Scene, under: Option<Target>) {
    if scene.board.is_none() {
        return;
    }
    let colours = crate::ui::theme::palette(painter.ctx());
    let marks = colours.on_ground(scene);
    patches::show(painter, play, scene, &colours);
    let decision = play.decision();
    survey(play, scene, under);
    let pointed = decision.as_ref().and_then(|it| pointed(play, it, under));
    if let Some(decision) = &decision {
        goals(painter, play, decision, &marks);
        template::show(painter, play, decision, under, &marks);
    }
    if let Some(Target::Combatant(id)) = under
        && let Some(token) = scene.tokens.iter().find(|it| it.id == id && !it.down)
    {
        zone(painter, play, token, &marks);
    }
    things(painter, play, scene, &colours);
    storeys::show(painter, play, scene, &colours);
    if let Some(choice) = pointed {
        path(painter, play, scene, choice, &colours);
    }
    for (whom, line) in &play.desk.survey.lines {
        line_of_sight(painter, play, *whom, line, &colours);
    }
}

/// The choice at the pointer or the keyboard focus.
fn pointed<'d>(play: &GameUi, decision: &'d Decision, under: Option<Target>) -> Option<&'d Choice> {
    let at = play.desk.pointed.or(play.desk.picked);
    let listed = at.and_then(|at| decision.choices.get(at));
    let approach = play.desk.survey.approach.as_ref();
    let approach = approach.and_then(|it| decision.choices.get(it.choice));
    listed.or(approach).or_else(|| {
        let thing = under?;
        let mut choices = decision.choices.iter();
        choices.find(|choice| !choice.path.is_empty() && choice.touches.contains(&thing))
    })
}

/// Asks the rules about the thing under the pointer, once.
fn survey(play: &mut GameUi, scene: &Scene, under: Option<Target>) {
    let Some(thing) = under.filter(|_| play.decision().is_some()) else {
        play.desk.survey = Survey::default();
        return;
    };
    let about = Some((play.pending.number, thing));
    if play.desk.survey.about == about {
        return;
    }
    let mut survey = Survey {
        about,
        ..Survey::default()
    };
    let Some(table) = &play.table else { return };
    let table = &*table.0;
    // Lines of sight are for those who act of their own accord, and not for a foe whose blow waits
    // for a reaction.
    let acts = play.decision().is_some_and(|decision| {
        // Whoever belongs to the party is played by whoever is asked.
        let seats = [decision.seat, Seat::Party];
        let own = |id: u32| {
            let mut sheets = scene.sheets.iter();
            sheets.any(|it| it.id == id && seats.contains(&it.seat))
        };
        let reacts = decision.reaction.is_some();
        let active = scene.tokens.iter().find(|token| token.active);
        !reacts && active.is_some_and(|it| decision.seat == Seat::Master || own(it.id))
    });
    let active = scene
        .tokens
        .iter()
        .find(|token| acts && token.active && !token.down);
    match thing {
        Target::Combatant(id) => {
            survey.reach = table.movement_range(id);
            let decision = play.decision();
            // A click on one's own side takes whoever it is, and never attacks.
            let own_side = refusals::side_of(decision.as_deref());
            let own = |it: &Token| it.id == id && it.side == own_side;
            let attacked = !scene.tokens.iter().any(own);
            // Whoever can cast at a foe with one choice is not sent up to it by a click.
            let walks = |it: &Decision| it.first_attack(id).is_none() && !it.casts_at(id);
            if attacked && decision.as_deref().is_some_and(walks) {
                survey.approach = table.approach(id);
            }
            let to = scene.tokens.iter().find(|token| token.id == id);
            if let (Some(active), Some(to)) = (active, to)
                && active.id != id
            {
                let line = table.line_of_sight(active.id, active.cell, to.cell);
                survey.lines.extend(line.map(|line| (Some(id), line)));
            }
        }
        Target::Cell(cell) => {
            if let Some(active) = active.filter(|active| active.cell != cell) {
                let goes = play.decision().is_some_and(|decision| {
                    let mut choices = decision.choices.iter();
                    choices.any(|it| !it.path.is_empty() && it.touches.contains(&thing))
                });
                if goes {
                    // The foes in sight from there.
                    for foe in scene
                        .tokens
                        .iter()
                        .filter(|it| it.side != active.side && !it.down)
                    {
                        let line = table.line_of_sight(active.id, cell, foe.cell);
                        let clear = line.filter(|line| line.blocked.is_empty());
                        survey.lines.extend(clear.map(|line| (Some(foe.id), line)));
                    }
                } else {
                    let line = table.line_of_sight(active.id, active.cell, cell);
                    survey.lines.extend(line.map(|line| (None, line)));
                }
            }
        }
        Target::Card(_) => {}
    }
    play.desk.survey = survey;
}

/// The cells that can be chosen: those to walk to, and those to aim at.
fn goals(painter: &Painter, play: &GameUi, decision: &Decision, colours: &Palette) {
    let mut walks = BTreeSet::new();
    let mut others = BTreeSet::new();
    for choice in &decision.choices {
        for touch in &choice.touches {
            if let Target::Cell(cell) = touch {
                if choice.path.is_empty() {
                    others.insert(*cell);
                } else {
                    walks.insert(*cell);
                }
            }
        }
    }
    let at = play.desk.pointed.or(play.desk.picked);
    let only = at.and_then(|at| decision.choices.get(at));
    // A choice of the bar that aims at a cell shows that cell alone.
    if let Some(choice) = only {
        others.retain(|cell| choice.touches.contains(&Target::Cell(*cell)));
    }
    region(painter, play, &walks, colours.lamp, 0.42, colours.ochre);
    region(painter, play, &others, colours.lapis, 0.26, colours.lapis);
}

/// Tints cells and draws a line round them. Who lies there is dark, and shows only through a thinner coat.
pub(super) fn region(
    painter: &Painter,
    play: &GameUi,
    cells: &BTreeSet<Cell>,
    fill: Color32,
    strength: f32,
    line: Color32,
) {
    /// The part of the coat that lies on a body.
    const ON_BODY: f32 = 0.25;
    let clip = painter.clip_rect();
    let width = (play.look.cell_size() * 0.035).clamp(2.0, 4.0);
    let edge = palette(painter.ctx()).on_ground(&play.shown.scene).edge;
    let mut border = Vec::new();
    let bodies = play.shown.tokens().filter(|token| token.down);
    let bodies: BTreeSet<Cell> = bodies.map(|token| token.cell).collect();
    for &cell in cells {
        if !clip.intersects(play.look.cell_rect(cell).expand(8.0)) {
            continue;
        }
        let corners = play.look.cell_corners(cell);
        let part = match bodies.contains(&cell) {
            true => ON_BODY,
            false => 1.0,
        };
        let tint = wash(fill, strength * part);
        painter.add(Shape::convex_polygon(corners.clone(), tint, Stroke::NONE));
        for (near, first) in lay::sides(play.look.tiling(), cell) {
            if !cells.contains(&near) {
                let ends = [corners[first], corners[(first + 1) % corners.len()]];
                border.push(ends);
            }
        }
    }
    let widest = width + 2.0 * EDGE;
    let gauges = gauges::places(play, widest / 2.0);
    let border = border.into_iter();
    let border: Vec<_> = border.flat_map(|it| gauges::beside(it, &gauges)).collect();
    for stroke in [Stroke::new(widest, edge), Stroke::new(width, line)] {
        for ends in &border {
            painter.line_segment(*ends, stroke);
        }
    }
}

/// How far the edge of a mark on the ground shows beside it.
pub(super) const EDGE: f32 = 0.7;

/// A line on the ground, in its ink and with its edge.
pub(super) fn edged(
    painter: &Painter,
    ends: [Pos2; 2],
    wide: f32,
    (ink, edge): (Color32, Color32),
) {
    painter.line_segment(ends, Stroke::new(wide + 2.0 * EDGE, edge));
    painter.line_segment(ends, Stroke::new(wide, ink));
}

/// A token's zone of control and movement range.
fn zone(painter: &Painter, play: &GameUi, token: &Token, colours: &Palette) {
    let colour = colours.side(token.side);
    let reach: BTreeSet<Cell> = play.desk.survey.reach.iter().copied().collect();
    region(
        painter,
        play,
        &reach,
        colour,
        0.16,
        colour.gamma_multiply(0.8),
    );
    for &cell in &token.zone {
        let corners = play.look.cell_corners(cell);
        let tint = wash(colour, 0.24);
        painter.add(Shape::convex_polygon(corners.clone(), tint, Stroke::NONE));
    }
    let zone = token.zone.iter().copied();
    hatching(painter, play, zone, colour);
}

/// Things on the ground that can be picked up.
fn things(painter: &Painter, play: &GameUi, scene: &Scene, colours: &Palette) {
    let Some(board) = &scene.board else { return };
    for ground in board.cells.iter().filter(|it| !it.things.is_empty()) {
        let size = play.look.cell_size();
        let at = play.look.cell_middle(ground.cell) + vec2(0.0, 0.36) * size;
        let reach = vec2(0.14, -0.05) * size;
        let line = |width: f32, colour| Stroke::new((size * width).max(1.0), colour);
        painter.line_segment([at - reach, at + reach], line(0.075, colours.ink));
        painter.line_segment([at - reach, at + reach], line(0.035, colours.bone));
        let guard = at - reach * 0.45;
        let across = vec2(reach.y, -reach.x) * 0.5;
        painter.line_segment([guard - across, guard + across], line(0.05, colours.ink));
    }
}

/// The path to a cell, step by step; steps that a foe may react to are marked.
fn path(painter: &Painter, play: &GameUi, scene: &Scene, choice: &Choice, colours: &Palette) {
    let Some(active) = scene.tokens.iter().find(|token| token.active) else {
        return;
    };
    if choice.path.is_empty() {
        return;
    }
    let size = play.look.cell_size();
    let stairs = storeys::Stairs::of(scene);
    let mut from = active.cell;
    for &to in &choice.path {
        let (a, b) = (play.look.cell_middle(from), play.look.cell_middle(to));
        let watched = scene.tokens.iter().any(|token| {
            token.side != active.side && token.zone.contains(&from) && token.zone.contains(&to)
        });
        let colour = if watched {
            colours.oxblood
        } else {
            colours.lapis
        };
        // Steps are dots; a broken line means what keeps somebody from being seen. Where one goes up or
        // down, the path goes on at the other end of the stairs.
        let climbs = stairs.lead(from, to);
        for part in [0.25, 0.5, 0.75, 1.0] {
            if climbs && part < 1.0 {
                continue;
            }
            let dot = (size * 0.045).clamp(2.0, 5.0);
            let line = Stroke::new((size * 0.02).clamp(1.0, 2.5), colours.bone);
            painter.circle(a + (b - a) * part, dot, colour, line);
        }
        if watched && !climbs {
            mark(
                painter,
                a + (b - a) * 0.5,
                size * 0.12,
                colours.oxblood,
                colours,
            );
        }
        from = to;
    }
    let end = play.look.cell_middle(from);
    painter.circle(
        end,
        size * 0.17,
        colours.bone,
        Stroke::new((size * 0.03).max(1.5), colours.lapis),
    );
    painter.text(
        end,
        Align2::CENTER_CENTER,
        choice.path.len(),
        bold((size * 0.2).clamp(13.0, 26.0)),
        colours.lapis,
    );
}

/// A small cross on a disc: something or somebody is in the way here.
fn mark(painter: &Painter, at: Pos2, half: f32, colour: Color32, colours: &Palette) {
    painter.circle(at, half * 1.5, colours.bone, Stroke::new(1.5, colour));
    let line = Stroke::new((half * 0.45).max(2.0), colour);
    painter.line_segment([at - vec2(half, half), at + vec2(half, half)], line);
    painter.line_segment([at - vec2(half, -half), at + vec2(half, -half)], line);
}

/// A line of sight: whole if clear, broken with a mark if blocked; a bracket if whoever is there
/// has cover.
fn line_of_sight(
    painter: &Painter,
    play: &GameUi,
    whom: Option<u32>,
    line: &LineOfSight,
    colours: &Palette,
) {
    let (Some(first), Some(last)) = (line.cells.first(), line.cells.last()) else {
        return;
    };
    if first == last {
        return;
    }
    let size = play.look.cell_size();
    let (a, b) = (play.look.cell_middle(*first), play.look.cell_middle(*last));
    let along = (b - a).normalized();
    let ends = [a + along * size * 0.3, b - along * size * 0.46];
    let clear = line.blocked.is_empty();
    let colour = if clear {
        colours.verdigris
    } else {
        colours.oxblood
    };
    let width = (size * 0.03).clamp(1.5, 4.0);
    // Edged in bone, for grounds as dark as the line.
    let edge = Stroke::new(width + 2.0, colours.bone.gamma_multiply(0.8));
    let strokes = [edge, Stroke::new(width, colour)];
    if clear {
        for stroke in strokes {
            painter.line_segment(ends, stroke);
        }
    } else {
        let dash = (size * 0.12).clamp(5.0, 14.0);
        for stroke in strokes {
            painter.extend(Shape::dashed_line(&ends, stroke, dash, dash));
        }
        for cell in &line.blocked {
            mark(
                painter,
                play.look.cell_middle(*cell),
                size * 0.1,
                colour,
                colours,
            );
        }
    }
    if line.covered {
        cover(painter, play, whom, b, along, colours);
    }
}

/// A piece of wall in front of a target with cover.
fn cover(
    painter: &Painter,
    play: &GameUi,
    whom: Option<u32>,
    at: Pos2,
    along: egui::Vec2,
    colours: &Palette,
) {
    let token = whom.and_then(|id| play.shown.tokens().find(|token| token.id == id));
    let (middle, half) = match token {
        Some(token) => (on_screen(play, token), radius(play, token)),
        None => (at, play.look.cell_size() * 0.4),
    };
    let before = middle - along * half * 1.12;
    let across = along.rot90() * half * 0.7;
    let ends = [before - across, before + across];
    let width = (half * 0.22).clamp(3.0, 9.0);
    painter.line_segment(ends, Stroke::new(width + 3.0, colours.ink));
    painter.line_segment(ends, Stroke::new(width, colours.ochre));
}

/// The numbers of figures that have the same name, at the upper left of each, or on the outer side
/// of one that shares a hex.
pub(super) fn numbers(painter: &Painter, play: &GameUi, scene: &Scene, colours: &Palette) {
    let walks = |token: &Token| play.shown.walks.contains_key(&token.id);
    let still = play.playhead.idle();
    for token in scene.tokens.iter().filter(|it| !it.down) {
        let Some(number) = token.number.filter(|_| still || !walks(token)) else {
            continue;
        };
        let (at, size) = number_of(play, token);
        let line = (radius(play, token) * 0.06).max(1.2);
        let line = Stroke::new(line, colours.side(token.side));
        painter.circle(at, size, colours.bone, line);
        let font = bold((size * 1.5).max(11.0));
        painter.text(at, Align2::CENTER_CENTER, number, font, colours.ink);
    }
}

/// The middle and the radius of the disc with a figure's number.
pub(super) fn number_of(play: &GameUi, token: &Token) -> (Pos2, f32) {
    let half = radius(play, token);
    let middle = on_screen(play, token);
    let aside = middle.x - play.look.cell_rect(token.cell).center().x;
    let left = token.size > 1 || aside < 1.0;
    let size = (half * 0.4).clamp(6.5, 13.0);
    // On a small token it moves out, and leaves the face in sight.
    let out = (half * 1.08).max(half * 0.7 + size);
    let at = middle + vec2(if left { -0.74 } else { 0.74 }, -0.67) * out;
    (at, size)
}

/// A ring around every possible target.
pub(super) fn targets(painter: &Painter, play: &GameUi, scene: &Scene, colours: &Palette) {
    let Some(decision) = play.decision() else {
        return;
    };
    for token in &scene.tokens {
        let about = Target::Combatant(token.id);
        let touched = decision
            .choices
            .iter()
            .any(|it| it.touches.contains(&about));
        if touched {
            let colour = colours.on_ground(scene).side(token.side);
            let at = on_screen(play, token);
            let ring = radius(play, token) * 1.14;
            let dash = ring * 0.3;
            let points: Vec<Pos2> = (0..=48)
                .map(|step| {
                    at + egui::Vec2::angled(step as f32 * std::f32::consts::TAU / 48.0) * ring
                })
                .collect();
            let stroke = Stroke::new((ring * 0.08).clamp(2.0, 4.0), colour);
            painter.extend(Shape::dashed_line(&points, stroke, dash, dash * 0.5));
        }
    }
}

impl UiState {
    /// Forgets the results for the board.
    pub(super) fn forget_survey(&mut self) {
        self.survey = Survey::default();
        self.template = template::Template::default();
    }
}
