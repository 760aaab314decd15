//! The board under the pointer: looking around, what things are, and the choices they offer.

use std::sync::Arc;

use bevy::math::Vec2;
use bevy_egui::egui;
use egui::{CursorIcon, Painter, Pos2, Rect, Sense, Stroke, Ui};

use super::figure_card::FigureCard;
use super::figure_menu::{answers_for_its_place, in_menu, stands_before};
use super::{GameUi, aims, explain, looks, odds, overlays, refusals, thing_menu, threats};
use crate::game::{Choice, Scene, Side, Target, Token};
use crate::ui::theme::{Palette, palette};
use crate::view::{PlayerCommand, lay};

/// Handles the pointer over the board and draws what lies over it.
pub(super) fn show(ui: &mut Ui, rect: Rect, play: &mut GameUi) {
    let response = ui.interact(rect, ui.id().with("board"), Sense::CLICK | Sense::DRAG);
    look_around(ui, &response, play);
    let painter = ui.painter().with_clip_rect(rect);
    let scene = play.scene();
    let colours = palette(ui.ctx());
    let under = response
        .hover_pos()
        .map(|point| (point, thing_at(play, &scene, point)));
    let pointed = under
        .and_then(|(_, thing)| thing)
        .filter(|_| !response.dragged());
    overlays::show(&painter, play, &scene, pointed);
    threats::show(&painter, play, &scene, &colours);
    highlight(&painter, play, &scene, pointed, &colours);
    aims::show(&painter, play, &scene, &colours);
    overlays::numbers(&painter, play, &scene, &colours);
    threats::plates(&painter, play, &scene, &colours);
    looks::show(&painter, play, &colours);
    let thing = under.as_ref().and_then(|(_, thing)| *thing);
    if response.clicked() {
        click(play, &scene, thing);
    } else if response.secondary_clicked() && !note_comes_first(play) {
        open_menu(play, &scene, thing);
    }
    if let Some((_, thing)) = under {
        let touchable = thing.is_some_and(|thing| {
            let direct = match thing {
                Target::Combatant(id) => direct(play, &scene, id).is_some(),
                Target::Cell(_) | Target::Card(_) => false,
            };
            direct || !in_menu(play, &scene, thing).is_empty()
        });
        if touchable && !response.dragged() {
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        }
        explain::explain(response, play, &scene, thing);
    }
    explain::by_keyboard(ui, play, &scene, rect);
}

fn look_around(ui: &Ui, response: &egui::Response, play: &mut GameUi) {
    if response.dragged() {
        play.look.drag(response.drag_delta());
        ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    }
    let Some(point) = response.hover_pos() else {
        return;
    };
    let (scroll, pinch) = ui.input(|input| (input.smooth_scroll_delta.y, input.zoom_delta()));
    let factor = (scroll * 0.004).exp() * pinch;
    if (factor - 1.0).abs() > 1e-3 {
        play.look.zoom_about(point, factor);
    }
    if response.double_clicked() {
        let place = play.look.to_board(point);
        play.look.centre_on(place);
    }
}

/// The token under a point or in the cell there, or else the cell if it is part of the map.
fn thing_at(play: &GameUi, scene: &Scene, point: Pos2) -> Option<Target> {
    let far = |token: &Token| (on_screen(play, token) - point).length();
    // The standing are easier to hit than the fallen.
    let order = |a: &&Token, b: &&Token| {
        let down = a.down.cmp(&b.down);
        down.then(far(a).total_cmp(&far(b)))
    };
    let tokens = scene.tokens.iter();
    let under = tokens.filter(|token| far(token) < radius(play, token));
    let nearest = under.min_by(order);
    let cell = play.look.cell_at(point);
    let chosen = !offers(play, Target::Cell(cell)).is_empty();
    let in_the_way = |token: &&Token| {
        let offered = !offers(play, Target::Combatant(token.id)).is_empty();
        stands_before(token, offered, chosen)
    };
    if let Some(token) = nearest.filter(in_the_way) {
        return Some(Target::Combatant(token.id));
    }
    let covers = |token: &&Token| {
        let off = cell - token.cell;
        let size = i16::from(token.size.max(1));
        !token.down && (0..size).contains(&off.x) && (0..size).contains(&off.y)
    };
    // The whole cell answers for whoever stands in it, unless the cell itself can be chosen.
    let stands = scene.tokens.iter().filter(covers).min_by(order);
    let whole = |token: &&Token| !chosen || (scene.board.is_some() && answers_for_its_place(token));
    if let Some(token) = stands.filter(whole) {
        return Some(Target::Combatant(token.id));
    }
    if let Some(board) = &scene.board {
        let on_board = board.cells.iter().any(|ground| ground.cell == cell);
        return on_board.then_some(Target::Cell(cell));
    }
    let on_map = scene.map.as_ref().is_some_and(|map| {
        map.room_at(cell).is_some() || map.links().any(|link| link.cells().contains(&cell))
    });
    // A way into the dark can be taken where nothing is drawn yet.
    let leads = || !offers(play, Target::Cell(cell)).is_empty();
    (on_map || leads()).then_some(Target::Cell(cell))
}

/// The middle of a token on the screen.
pub(super) fn on_screen(play: &GameUi, token: &Token) -> Pos2 {
    play.look.to_screen(stand(play, token).0)
}

pub(super) fn radius(play: &GameUi, token: &Token) -> f32 {
    play.look.cell_size() * f32::from(token.size.max(1)) * 0.44 * stand(play, token).1
}

/// The square around the disc of a token on the screen.
pub(super) fn disc(play: &GameUi, token: &Token) -> Rect {
    let wide = 2.0 * radius(play, token);
    Rect::from_center_size(on_screen(play, token), egui::Vec2::splat(wide))
}

fn stand(play: &GameUi, token: &Token) -> (Vec2, f32) {
    lay::stand(play.shown.scene.tiling(), play.shown.tokens(), token)
}

/// The choices about a thing.
pub(super) fn offers(play: &GameUi, thing: Target) -> Vec<usize> {
    let Some(decision) = play.decision() else {
        return Vec::new();
    };
    let about = |touches: &[Target]| touches.contains(&thing);
    decision
        .choices
        .iter()
        .enumerate()
        .filter(|(_, choice)| about(&choice.touches))
        .map(|(index, _)| index)
        .collect()
}

/// A click on the board finishes animations, attacks a foe, takes a hero, or offers the choices
/// about a thing.
fn click(play: &mut GameUi, scene: &Scene, thing: Option<Target>) {
    if !play.playhead.idle() {
        let now = play.time.elapsed();
        play.playhead.hurry(now);
        play.effects.finish();
        return;
    }
    if note_comes_first(play) {
        return;
    }
    if let Some(Target::Combatant(id)) = thing
        && play.desk.beside.is_none()
        && let Some(order) = direct(play, scene, id)
    {
        match order {
            PlayerCommand::Take(choice, _) => play.take(choice),
            _ if play.desk.last_click.is_too_soon() => {}
            order => _ = play.orders.write(order),
        }
        return;
    }
    match thing.and_then(|thing| only_choice(play, scene, thing)) {
        Some(only) => play.take(only),
        None if play.desk.last_click.is_too_soon() => {}
        None => {
            // A click beside a menu puts that away, and asks for nothing else.
            let closes = play.desk.beside.is_some();
            offer(play, scene, thing);
            match thing {
                Some(Target::Combatant(id)) => refusals::answer(play, scene, id),
                Some(Target::Cell(cell)) if !closes => {
                    refusals::answer_ground(play, scene, cell);
                }
                _ => {}
            }
        }
    }
}

/// True if a note of the tutorial has to be read before anything is done: a click points at it.
fn note_comes_first(play: &mut GameUi) -> bool {
    let first = play.desk.course.waits_for_nothing();
    if first {
        play.desk.course.pointed_at = Some(play.time.elapsed());
    }
    first
}

/// The only thing that can be done with a cell, or with a thing such as a chest: a click means that.
fn only_choice(play: &GameUi, scene: &Scene, thing: Target) -> Option<usize> {
    let [only] = offers(play, thing)[..] else {
        return None;
    };
    let lies = match thing {
        Target::Combatant(id) => {
            let token = scene.tokens.iter().find(|token| token.id == id)?;
            token.side == Side::Neutral && play.amount(only).is_none()
        }
        Target::Cell(_) => true,
        Target::Card(_) => false,
    };
    (lies && !play.desk.course.rests(only)).then_some(only)
}

/// Offers the choices about a thing, or puts them away.
fn offer(play: &mut GameUi, scene: &Scene, thing: Option<Target>) {
    let offered = thing.filter(|thing| !in_menu(play, scene, *thing).is_empty());
    play.desk.beside = if play.desk.beside == offered {
        None
    } else {
        offered
    };
}

/// Opens the menu of a thing, which a figure has even if nothing can be done to it, or puts it away.
fn open_menu(play: &mut GameUi, scene: &Scene, thing: Option<Target>) {
    match thing {
        Some(Target::Combatant(_)) if play.desk.beside != thing => play.desk.beside = thing,
        Some(Target::Combatant(_)) => play.desk.beside = None,
        _ => offer(play, scene, thing),
    }
}

/// The attack that a click on a foe makes from where one stands: the plain one, or else the only
/// spell.
pub(super) fn attack_from_here(play: &GameUi, id: u32) -> Option<usize> {
    let decision = play.decision()?;
    let spell = || decision.only_spell(id);
    decision.first_attack(id).or_else(spell)
}

/// True if a hero can still be taken instead of the one who was: until that one has done anything.
pub(super) fn may_change(play: &GameUi, id: u32) -> bool {
    let scene = play.scene();
    let token = scene.tokens.iter().find(|token| token.id == id);
    play.pending.repickable
        && token.is_some_and(|it| it.side == Side::Hero && !it.active && !it.down)
}

/// What a click on a token means by itself: the plain attack on a foe, or else the only spell for it;
/// taking or changing a hero.
fn direct(play: &GameUi, scene: &Scene, id: u32) -> Option<PlayerCommand> {
    let decision = play.decision()?;
    let token = scene.tokens.iter().find(|token| token.id == id)?;
    if let Some(choice) = decision.pick_of(id) {
        let rests = play.desk.course.rests(choice);
        return (!rests).then_some(PlayerCommand::Pick(id));
    }
    if token.side == refusals::side_of(Some(&decision)) {
        return may_change(play, id).then_some(PlayerCommand::Pick(id));
    }
    let survey = play.desk.survey.approach.as_ref().map(|it| it.choice);
    let here = attack_from_here(play, id);
    let rests = play.desk.course.rests(here.or(survey)?);
    match here {
        _ if rests => None,
        Some(choice) => Some(PlayerCommand::Take(choice, play.amount(choice))),
        // A slip allows one choice at a time, and a walk up with the attack after it is two.
        None => (!play.desk.course.lies()).then_some(PlayerCommand::Attack(id)),
    }
}

/// Draws the choices about the clicked thing beside it; returns the one under the pointer.
pub(super) fn offer_beside(ctx: &egui::Context, board: Rect, play: &mut GameUi) -> Option<usize> {
    let thing = play.desk.beside?;
    let decision = play.decision()?;
    let offered = in_menu(play, &play.scene(), thing);
    let at = place_of(play, &play.scene(), thing)?;
    let in_sight = matches!(thing, Target::Card(_)) || board.contains(at.center());
    let figure = FigureCard::of(play, &play.scene(), &decision, thing);
    if (offered.is_empty() && figure.is_none()) || !in_sight {
        return None;
    }
    let menu = thing_menu::Menu {
        thing,
        at,
        offered,
        figure,
    };
    let (slips, pointed) = menu.show(ctx, board, play, &decision);
    play.desk.places.on_board.push(slips);
    // The board answers a click on itself.
    let elsewhere = |at: Pos2| !slips.contains(at) && !board.contains(at);
    let pressed = ctx.input(|input| {
        let pointer = &input.pointer;
        pointer.any_pressed() && pointer.interact_pos().is_some_and(elsewhere)
    });
    if pressed {
        play.desk.beside = None;
    }
    if let Some((choice, at)) = pointed {
        odds::card(ctx, play, choice, at);
    }
    pointed.map(|(choice, _)| choice)
}

/// The rectangle of a thing on the screen.
pub(super) fn place_of(play: &GameUi, scene: &Scene, thing: Target) -> Option<Rect> {
    match thing {
        Target::Combatant(id) => {
            let token = scene.tokens.iter().find(|token| token.id == id)?;
            Some(disc(play, token))
        }
        Target::Cell(cell) => Some(play.look.cell_rect(cell)),
        Target::Card(id) => play.desk.places.cards.get(&id).copied(),
    }
}

/// The places of all figures on the part of the board that is in sight, with the rings around them.
pub(super) fn figures(play: &GameUi, board: Rect) -> Vec<Rect> {
    const RING: f32 = 4.0;
    let scene = play.scene();
    let all = scene.tokens.iter();
    let all = all.filter_map(|token| place_of(play, &scene, Target::Combatant(token.id)));
    let in_sight = all.filter(|place| place.intersects(board));
    in_sight.map(|place| place.expand(RING)).collect()
}

/// What slips leave in sight: figures, the names of storeys, an open card with its question, and a line that
/// has just been told.
pub(super) fn kept_in_sight(play: &GameUi, board: Rect) -> Vec<Rect> {
    let mut all = figures(play, board);
    all.extend(&play.desk.places.kept_free);
    all
}

/// The places of all that is played on: every cell in sight of the board or of the rooms on the map, and
/// those where something stands once more. All who ask in one frame share them.
pub(super) fn ground(play: &GameUi) -> Arc<[Rect]> {
    let known = &play.desk.places.ground;
    known.get_or_init(|| ground_in_sight(play)).clone()
}

fn ground_in_sight(play: &GameUi) -> Arc<[Rect]> {
    let board = play.look.board();
    let scene = play.scene();
    let on_board = scene.board.iter().flat_map(|it| &it.cells);
    let on_board = on_board.flat_map(|it| {
        let stands = !it.drawing.is_empty() || !it.things.is_empty();
        std::iter::repeat_n(it.cell, 1 + usize::from(stands))
    });
    let rooms = scene.map.iter().flat_map(|map| map.rooms());
    let in_rooms = rooms.flat_map(|room| room.cells().chain(room.features().map(|it| it.0)));
    let all = on_board.chain(in_rooms);
    let all = all.map(|cell| play.look.cell_rect(cell));
    all.filter(|place| place.intersects(board)).collect()
}

/// Tints the place on the map that a choice is about.
fn on_the_map(painter: &Painter, play: &GameUi, choice: &Choice, strong: bool, colours: &Palette) {
    let cells = choice.touches.iter().filter_map(|touch| match touch {
        Target::Cell(cell) => Some(*cell),
        _ => None,
    });
    let strength = if strong { 0.42 } else { 0.12 };
    overlays::region(
        painter,
        play,
        &cells.collect(),
        colours.lamp,
        strength,
        colours.ochre,
    );
}

/// Rings the targets of the choice under the pointer, and faintly everything that can be chosen.
fn highlight(
    painter: &Painter,
    play: &GameUi,
    scene: &Scene,
    under: Option<Target>,
    colours: &Palette,
) {
    let Some(decision) = play.decision() else {
        return;
    };
    let battle = scene.board.is_some();
    if battle {
        overlays::targets(painter, play, scene, colours);
    }
    if let Some(at) = play
        .desk
        .pointed_out
        .and_then(|id| place_of(play, scene, Target::Combatant(id)))
    {
        let ring = at.width() * 0.62;
        let line = Stroke::new(4.0, colours.lamp);
        painter.circle_stroke(at.center(), ring, line);
    }
    let pointed = play.desk.pointed.or(play.desk.picked).or_else(|| {
        // What a click on the map would take stands out as it does from the panel.
        let place = under.filter(|it| !battle && matches!(it, Target::Cell(_)))?;
        only_choice(play, scene, place)
    });
    for (index, choice) in decision.choices.iter().enumerate() {
        let strong = pointed == Some(index);
        if pointed.is_some() && !strong {
            continue;
        }
        if !battle {
            on_the_map(painter, play, choice, strong, colours);
        }
        for touch in &choice.touches {
            let Some(at) = place_of(play, scene, *touch) else {
                continue;
            };
            let width = (play.look.cell_size() * 0.045).clamp(2.0, 5.0);
            match touch {
                // Cells are drawn flat on the board and the map.
                Target::Cell(_) => {}
                Target::Combatant(_) if strong => {
                    painter.circle_stroke(
                        at.center(),
                        at.width() * 0.62,
                        Stroke::new(width + 1.5, colours.ink),
                    );
                    painter.circle_stroke(
                        at.center(),
                        at.width() * 0.62,
                        Stroke::new(width, colours.lamp),
                    );
                }
                Target::Combatant(_) | Target::Card(_) => {}
            }
        }
    }
}
