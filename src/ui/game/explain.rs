//! Notes on what lies on the board: the card of a figure with the attack that a click makes, the
//! name of a place; beside it, and over nothing that they speak of.

use bevy_egui::egui;
use egui::{Pos2, Rect, Sense, Ui, vec2};

use super::board::{attack_from_here, figures, place_of};
use super::tips::{self, Tip};
use super::{GameUi, beside, cell_note, odds, patches, refusals, threats};
use crate::game::{Phrase, Scene, Side, Target, Token};
use crate::grid::Cell;
use crate::ui::widgets::{focus_ring, heard};

/// What stands before each pin of a figure on its card.
const BULLET: &str = "\u{2022} ";

/// Tab reaches every figure in sight, whose card then lies beside it.
pub(super) fn by_keyboard(ui: &Ui, play: &mut GameUi, scene: &Scene, board: Rect) {
    for token in &scene.tokens {
        let Some(place) = place_of(play, scene, Target::Combatant(token.id)) else {
            continue;
        };
        if !board.contains(place.center()) {
            continue;
        }
        let id = ui.id().with(("figure", token.id));
        let response = ui.interact(place, id, Sense::focusable_noninteractive());
        if response.has_focus() {
            let note = token_note(play, scene, token);
            heard::read(&response, || read_out(&note));
            focus_ring(ui.painter(), &response, place);
            let tip = egui::Tooltip::for_widget(&response);
            let thing = Some(Target::Combatant(token.id));
            tip_beside(tip, play, &note, None, (place.center(), place, thing));
        } else {
            // The odds against everybody are worked out for one figure at a time.
            heard::read(&response, || read_out(&figure_note(play, scene, token)));
        }
    }
}

/// A card as it is read out.
fn read_out(note: &Tip) -> String {
    let lines = note.lines.iter();
    let lines = lines.map(|line| line.trim_start_matches(BULLET).to_owned());
    heard::in_a_row([note.title.clone()].into_iter().chain(lines))
}

/// The attack that a click on a foe makes and how it may end, in words: from where one stands, or
/// from where the walk up leads. In a lesson, why it has to wait.
fn attack_at(play: &mut GameUi, id: u32) -> Option<Phrase> {
    let told = |what: String, odds: Option<String>| match odds {
        Some(odds) => Phrase::new("game-click-attacks-odds")
            .with("what", what)
            .with("odds", odds),
        None => Phrase::new("game-click-attacks").with("what", what),
    };
    let decision = play.decision()?;
    let here = attack_from_here(play, id);
    let walk = play.desk.survey.approach.as_ref().map(|it| it.choice);
    if let Some(why) = play.desk.course.why_rests(here.or(walk)?) {
        return Some(Phrase::new(why));
    }
    if let Some(choice) = here {
        let label = play.say(&decision.choices[choice].label);
        return Some(told(label, odds::headline(play, choice)));
    }
    let approach = play.desk.survey.approach.as_ref()?;
    let odds = approach.odds.as_ref();
    let odds = odds.map(|odds| play.say(&odds.headline.phrase()));
    let walks = Phrase::new("game-walk-up").with("what", play.say(&approach.attack));
    Some(told(play.say(&walks), odds))
}

/// The tooltip for the thing under the pointer.
pub(super) fn explain(
    response: egui::Response,
    play: &mut GameUi,
    scene: &Scene,
    thing: Option<Target>,
) {
    let note = match thing {
        Some(Target::Combatant(id)) => {
            let Some(token) = scene.tokens.iter().find(|token| token.id == id) else {
                return;
            };
            token_note(play, scene, token)
        }
        Some(Target::Cell(cell)) => {
            let ground = cell_note(play, scene, cell);
            // A click means the cell, but the card is of whoever is in it, too.
            let stands = scene.tokens.iter().filter(|token| token.cell == cell);
            let figure = stands.min_by_key(|token| token.down);
            let figure = figure.map(|token| token_note(play, scene, token));
            match (figure, ground) {
                (Some(figure), Some(ground)) => on_ground(figure, ground),
                (Some(note), None) | (None, Some(note)) => note,
                (None, None) => return,
            }
        }
        _ => return,
    };
    let rule = scene
        .tokens
        .iter()
        .find(|token| thing == Some(Target::Combatant(token.id)))
        .and_then(|token| token.pins.first())
        .map(|pin| pin.rule);
    let mut note = Tip {
        rule: note.rule.or(rule),
        ..note
    };
    let mut others = scene.tokens.iter().filter(|it| it.side != Side::Hero);
    if let Some(Target::Combatant(id)) = thing {
        // A click on a hero never attacks, whoever plays the foes.
        let attacked = others.any(|it| it.id == id);
        let attack = attacked.then(|| attack_at(play, id)).flatten();
        let told = attack.or_else(|| refusals::beyond_reach(play, scene, id));
        if let Some(told) = told {
            note.lines.insert(0, play.words.plain(&told));
        }
    }
    let title = note.rule.map(|rule| play.titles.of(rule));
    // A pointer that rests where it clicked does not ask about what has come up there since.
    let asks = !response.dragged() && !play.desk.last_click.is_where_it_clicked();
    if asks && play.desk.beside.is_none() {
        let pointer = response.hover_pos().unwrap_or_default();
        let about = thing.and_then(|thing| place_of(play, scene, thing));
        let about = about.unwrap_or(Rect::from_center_size(pointer, vec2(4.0, 4.0)));
        let tip = egui::Tooltip::for_enabled(&response);
        tip_beside(tip, play, &note, title.as_deref(), (pointer, about, thing));
    }
}

/// Lays a tip about something on the board near a point, where it hides neither that nor whoever acts
/// nor the path, the line of sight and the zone between them, nor anybody whom it gives a chance
/// against, and as little else as can be.
fn tip_beside(
    mut tip: egui::Tooltip,
    play: &mut GameUi,
    note: &Tip,
    rule: Option<&str>,
    (near, what, thing): (Pos2, Rect, Option<Target>),
) {
    if tips::are_hushed(play) {
        return;
    }
    let screen = tip.popup.ctx().content_rect();
    let place = tip_place(play, near, (what, thing), screen);
    tip.popup = tip.popup.at_position(place.min).gap(0.0);
    let shown = tip.show(|ui| {
        ui.set_max_width(340.0);
        tips::words(ui, note, rule);
    });
    if let Some(shown) = shown {
        let size = Some(shown.response.rect.size());
        if play.desk.places.tip != size {
            // It was laid as large as the last one: now there is a better place for it.
            shown.response.ctx.request_repaint();
        }
        play.desk.places.tip = size;
    }
}

fn tip_place(
    play: &GameUi,
    near: Pos2,
    (what, thing): (Rect, Option<Target>),
    screen: Rect,
) -> Rect {
    let scene = play.scene();
    let mut tokens = scene.tokens.iter();
    let acts = tokens.find(|token| token.active);
    let acts = acts.and_then(|token| place_of(play, &scene, Target::Combatant(token.id)));
    let approach = play.desk.survey.approach.as_ref().zip(play.decision());
    let walk = approach.and_then(|(it, decision)| decision.choices.get(it.choice).cloned());
    let path = walk.iter().flat_map(|walk| &walk.path);
    let mut cells: Vec<Cell> = path.copied().collect();
    if let Some(Target::Combatant(id)) = thing {
        let lines = play.desk.survey.lines.iter();
        cells.extend(lines.flat_map(|(_, line)| line.cells.iter().copied()));
        let pointed = scene.tokens.iter().filter(|token| token.id == id);
        cells.extend(pointed.flat_map(|token| token.zone.iter().copied()));
    }
    let cells = cells.into_iter().map(|cell| play.look.cell_rect(cell));
    // Nor does it lie on the plates of what everybody threatens to do.
    let plates = play.desk.threats.plates.iter().copied();
    let free = play.look.free();
    // Nor on any other figure, which counts for as much as the ground around this one.
    let figures = figures(play, free).into_iter();
    let belongs: Vec<Rect> = cells.chain(plates).chain(figures).collect();
    let mut about: Vec<Rect> = acts.into_iter().collect();
    if let Some(Target::Combatant(id)) = thing {
        let rated = threats::rated(play, id).map(Target::Combatant);
        about.extend(rated.filter_map(|it| place_of(play, &scene, it)));
    }
    let mut others = play.desk.places.lay_there.clone();
    // The panels above and below the board, with their controls.
    others.push(screen.with_max_y(free.top()));
    others.push(screen.with_min_y(free.bottom()));
    let size = play.desk.places.tip.unwrap_or(vec2(260.0, 120.0));
    let kept = beside::InSight {
        about: &about,
        belongs: &belongs,
        others: &others,
    };
    beside::place(size, near, what, kept, screen)
}

/// The card of a figure for the menu of what can be done to it.
pub(super) fn card(play: &mut GameUi, scene: &Scene, id: u32) -> Option<Tip> {
    let token = scene.tokens.iter().find(|token| token.id == id)?;
    Some(token_note(play, scene, token))
}

/// The card of a figure: all that can be seen of it, and its chance against each opponent.
fn token_note(play: &mut GameUi, scene: &Scene, token: &Token) -> Tip {
    let mut note = figure_note(play, scene, token);
    for (on, line) in threats::lines(play, token.id) {
        let told = Phrase::new("game-threat")
            .who("whom", on)
            .with("odds", line.phrase());
        note = note.line(play.say(&told));
    }
    note
}

/// What can be seen of a figure: its state, its gear, whom it means to attack, what it stands in.
fn figure_note(play: &GameUi, scene: &Scene, token: &Token) -> Tip {
    let mut note = Tip::new(play.name(token.id));
    // A hero’s card says more about it.
    if token.down && token.side == Side::Foe {
        note = note.line(play.text("game-foe-down"));
    }
    for fact in &token.facts {
        note = note.line(play.say(fact));
    }
    for pin in &token.pins {
        note = note.line(format!("{BULLET}{}", play.say(&pin.meaning)));
    }
    if let Some(target) = token
        .target
        .filter(|id| scene.tokens.iter().any(|other| other.id == *id))
    {
        let goes_for = Phrase::new("game-goes-for").with("whom", play.name(target));
        note = note.line(play.words.plain(&goes_for));
    }
    if token.acted {
        note = note.line(play.text("game-turn-acted"));
    }
    patches::told(play, scene, token.cell, note)
}

/// The card of a figure, and below it what is said of the ground that it is on.
fn on_ground(figure: Tip, ground: Tip) -> Tip {
    let told = [ground.title].into_iter().chain(ground.lines);
    told.fold(figure, |note, line| match note.lines.contains(&line) {
        true => note,
        false => note.line(line),
    })
}

/// The note on a cell: its room, or what it is on a board.
fn cell_note(play: &GameUi, scene: &Scene, cell: Cell) -> Option<Tip> {
    if let Some(board) = &scene.board {
        let note = cell_note::note(play, board, cell)?;
        return Some(patches::told(play, scene, cell, note));
    }
    let map = scene.map.as_ref()?;
    let feature = map.feature_at(cell);
    let feature = feature.map(|it| cell_note::thing_name(play, &it.thing().drawing, ""));
    if let Some(room) = map.room_at(cell) {
        let number = usize::from(room.id.0);
        let kind = play.text(&format!("game-room-{}", room.kind.replace('_', "-")));
        let title = Phrase::new("game-room")
            .with("number", number)
            .with("kind", kind);
        let here = scene.room == Some(usize::from(room.id.0));
        let mut note = Tip::new(feature.unwrap_or_default());
        if note.title.is_empty() {
            note.title = play.words.plain(&title);
        } else {
            note = note.line(play.words.plain(&title));
        }
        return Some(if here {
            note.line(play.text("game-room-here"))
        } else {
            note
        });
    }
    let link = map.links().find(|link| link.cells().contains(&cell))?;
    if let Some([here, there]) = map.stairs_at(cell) {
        let told = Phrase::new(match there > here {
            true => "game-stairs-down",
            false => "game-stairs-up",
        });
        return Some(Tip::new(play.words.plain(&told.with("n", there))));
    }
    let door = format!("{:?}", link.door).to_lowercase();
    let key = if link.door_cell == cell {
        format!("game-door-{door}")
    } else {
        "game-passage".into()
    };
    Some(Tip::new(play.text(&key)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_is_read_out_with_all_that_its_card_says() {
        let note = Tip::new("Goblin 2")
            .line("8 of 11 health")
            .line("\u{2022} stunned");
        assert_eq!(read_out(&note), "Goblin 2. 8 of 11 health. stunned");
    }

    #[test]
    fn the_card_of_a_body_says_who_lies_there_before_the_ground() {
        let body = Tip::new("Merrin").line("knocked out").line("on fire");
        let ground = Tip::new("Grass").line("3 hexes from Tansy").line("on fire");
        let note = on_ground(body, ground);
        assert_eq!(note.title, "Merrin");
        assert_eq!(
            note.lines,
            ["knocked out", "on fire", "Grass", "3 hexes from Tansy"]
        );
    }
}
