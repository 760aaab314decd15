//! Choices that a rule refuses: one line that lists them, each with its reason, when asked.

use bevy_egui::egui;
use egui::{Rect, Ui, vec2};

use super::slips::Fit;
use super::tips::{Tip, tip_above};
use super::{GameUi, board, folds};
use crate::app::Told;
use crate::game::{
    Arg, Category, Choice, Decision, Phrase, Refused, Scene, Seat, Side, Target, Token,
};
use crate::grid::{Cell, Tiling, hex};

/// Shows how many choices are refused, on a slip at the top of a rectangle, and returns its place; the
/// reasons appear beside the pointer, and beside the slip once it is pressed.
pub(super) fn show(ui: &Ui, rect: Rect, play: &mut GameUi, decision: &Decision) -> Rect {
    let count = Phrase::new("game-refused-count").with("n", decision.refused.len());
    let count = play.words.plain(&count);
    let listed = decision.refused.iter();
    let note = listed.fold(Tip::default(), |note, no| {
        note.line(play.say(&worded(play, no)))
    });
    // The corner is narrow.
    let short = Phrase::new("game-refused-count-short").with("n", decision.refused.len());
    let short = play.words.plain(&short);
    let closest = Fit::CLOSER[Fit::CLOSER.len() - 1];
    let sized = |text, fit| (text, fit, folds::size(ui, (text, None), fit));
    let all = [&*count, &*short].into_iter();
    let mut all = all.flat_map(|text| Fit::CLOSER.into_iter().map(move |fit| (text, fit)));
    let fitting = all.find_map(|(text, fit)| {
        let laid = sized(text, fit);
        let fits = laid.2.x <= rect.width() && laid.2.y <= rect.height();
        fits.then_some(laid)
    });
    let (text, fit, size) = fitting.unwrap_or_else(|| sized(&short, closest));
    let at = Rect::from_min_size(rect.min, vec2(size.x.min(rect.width()), size.y));
    let response = folds::slip(ui, (fit, at), play, (text, folds::MORE, None), usize::MAX);
    let spoken = format!("{count}. {}", note.lines.join(" "));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &spoken));
    if response.clicked_by(egui::PointerButton::Primary) {
        // What has the focus shows its note until it or something else is clicked.
        match response.has_focus() {
            true => response.surrender_focus(),
            false => response.request_focus(),
        }
    }
    tip_above(&response, play, &note);
    at
}

/// The reason of a refusal: its figures, or the rule that refuses it.
pub(super) fn reason(play: &GameUi, no: &Refused) -> String {
    match &no.why {
        Some(why) => play.say(why),
        None => play.titles.of(no.rule),
    }
}

fn is_about(no: &Refused, id: u32) -> bool {
    let mut args = no.label.args.iter();
    args.any(|(_, arg)| *arg == Arg::Combatant(id))
}

/// What a rule refuses to be done to a figure, each with the reason, or else how far away it is.
pub(super) fn all_about(play: &GameUi, scene: &Scene, decision: &Decision, id: u32) -> Vec<String> {
    let refused = decision.refused.iter().filter(|no| is_about(no, id));
    let lines: Vec<String> = refused.map(|no| play.say(&worded(play, no))).collect();
    match lines.is_empty() {
        true => beyond_reach(play, scene, id)
            .iter()
            .map(|it| play.say(it))
            .collect(),
        false => lines,
    }
}

/// The side of whoever decides: the game master acts for the foes.
pub(super) fn side_of(decision: Option<&Decision>) -> Side {
    match decision.map(|it| it.seat) {
        Some(Seat::Master) => Side::Foe,
        _ => Side::Hero,
    }
}

/// The opponent with this id of whoever decides, if it still stands.
fn opponent<'s>(scene: &'s Scene, decision: &Decision, id: u32) -> Option<&'s Token> {
    let against = opposed(side_of(Some(decision)));
    let mut tokens = scene.tokens.iter();
    tokens.find(|it| it.id == id && Some(it.side) == against && !it.down)
}

fn opposed(side: Side) -> Option<Side> {
    match side {
        Side::Hero => Some(Side::Foe),
        Side::Foe => Some(Side::Hero),
        Side::Neutral => None,
    }
}

/// Answers a click on an opponent to whom nothing can be done: with the reason, if a rule refuses it.
pub(super) fn answer(play: &mut GameUi, scene: &Scene, id: u32) {
    let Some(decision) = play.decision() else {
        return;
    };
    let Some(foe) = opponent(scene, &decision, id) else {
        return;
    };
    if !board::offers(play, Target::Combatant(id)).is_empty() {
        return;
    }
    let line = match refused(play, &decision, id) {
        Some(refused) => refused,
        None if play.desk.survey.approach.is_some() => {
            Phrase::new("game-only-walk-up").who("who", id)
        }
        None => match away(play, scene, foe) {
            Some(away) => Phrase::new("game-nothing-to-do-away")
                .who("who", id)
                .with("away", play.say(&away)),
            None => Phrase::new("game-nothing-to-do").who("who", id),
        },
    };
    tell(play, &line);
}

/// Tells a line in which people are named as in the log.
fn tell(play: &mut GameUi, line: &Phrase) {
    let line = Phrase::new("game-told").with("line", play.say(line));
    play.told.write(Told(line));
}

/// The first thing that a rule refuses to be done to a figure, with the reason.
fn refused(play: &GameUi, decision: &Decision, id: u32) -> Option<Phrase> {
    let no = decision.refused.iter().find(|no| is_about(no, id))?;
    Some(worded(play, no))
}

/// What a rule refuses, with the reason.
fn worded(play: &GameUi, no: &Refused) -> Phrase {
    let line = Phrase::new("game-refused-why").with("what", play.say(&no.label));
    line.with("why", reason(play, no))
}

/// What the card of an opponent says who can neither be attacked nor walked up to in this turn: what is in the
/// way, or how far it is and how far whoever acts can go.
pub(super) fn beyond_reach(play: &GameUi, scene: &Scene, id: u32) -> Option<Phrase> {
    let decision = play.decision()?;
    let foe = opponent(scene, &decision, id)?;
    let own = decision.reaction.is_none() && decision.choices.iter().any(is_of_a_turn);
    let reached = !board::offers(play, Target::Combatant(id)).is_empty()
        || play.desk.survey.approach.is_some();
    if !own || reached {
        return None;
    }
    if let Some(refused) = refused(play, &decision, id) {
        return Some(refused);
    }
    let near = is_near(apart(scene, foe)?, farthest(&decision));
    let away = play.say(&away(play, scene, foe)?);
    Some(
        Phrase::new(match near {
            true => "game-no-way-there",
            false => "game-out-of-reach",
        })
        .with("away", away),
    )
}

/// True for a walk, an attack or a spell: a turn in which a foe could be got at.
fn is_of_a_turn(choice: &Choice) -> bool {
    let acts = [Some(Category::Attack), Some(Category::Spell)];
    !choice.path.is_empty() || acts.contains(&choice.category)
}

/// How far an opponent is from the one who acts, and how far that one can still go.
fn away(play: &GameUi, scene: &Scene, foe: &Token) -> Option<Phrase> {
    figures(scene, foe, &*play.decision()?)
}

fn figures(scene: &Scene, foe: &Token, decision: &Decision) -> Option<Phrase> {
    apart(scene, foe).map(|apart| distances(apart, farthest(decision)))
}

/// So many cells to somebody, and how far whoever acts can go, if that is the reason.
fn distances((who, tiling, cells): (u32, Tiling, u32), most: usize) -> Phrase {
    let away = Phrase::new(match tiling {
        Tiling::Hexes => "game-away-hexes",
        Tiling::Squares => "game-away-squares",
    });
    let away = away.with("n", cells);
    match is_near((who, tiling, cells), most) || most == 0 {
        true => away,
        false => Phrase::new("game-away-moves")
            .with("away", away)
            .who("who", who)
            .with("n", most),
    }
}

/// True of somebody near enough, but for what lies in between.
fn is_near((_, _, cells): (u32, Tiling, u32), most: usize) -> bool {
    cells as usize <= most
}

/// Answers a click on open ground where nobody can go just now: how far away it is, and how far one can go.
pub(super) fn answer_ground(play: &mut GameUi, scene: &Scene, cell: Cell) {
    let decision = play.decision();
    let Some(decision) = decision.filter(|it| it.choices.iter().any(is_of_a_turn)) else {
        return;
    };
    let open = scene.board.as_ref().is_some_and(|board| {
        let mut cells = board.cells.iter();
        cells.any(|ground| ground.cell == cell && ground.open)
    });
    let acts = side_of(Some(&decision));
    let apart = from_actor(scene, acts, cell).filter(|it| it.2 > 0);
    let Some(apart) = apart.filter(|_| open && decision.reaction.is_none()) else {
        return;
    };
    if !board::offers(play, Target::Cell(cell)).is_empty() {
        return;
    }
    let line = match farthest(&decision) {
        0 => Phrase::new("game-cannot-move").who("who", apart.0),
        most if is_near(apart, most) => Phrase::new("game-no-way")
            .who("who", apart.0)
            .with("n", most),
        most => {
            let away = play.say(&distances(apart, most));
            Phrase::new("game-out-of-reach").with("away", away)
        }
    };
    tell(play, &line);
}

/// The most cells that can be walked with one choice.
fn farthest(decision: &Decision) -> usize {
    let walks = decision.choices.iter().map(|choice| choice.path.len());
    walks.max().unwrap_or_default()
}

/// The one who acts against somebody, and the cells from there to that one, who takes up no more than one.
fn apart(scene: &Scene, foe: &Token) -> Option<(u32, Tiling, u32)> {
    let acts = opposed(foe.side)?;
    (foe.size <= 1).then(|| from_actor(scene, acts, foe.cell))?
}

/// The one of a side who acts, and the cells from there to another on the same storey of a board.
pub(super) fn from_actor(scene: &Scene, acts: Side, to: Cell) -> Option<(u32, Tiling, u32)> {
    let board = scene.board.as_ref()?;
    let mut active = scene.tokens.iter().filter(|it| it.active);
    let who = active.next().filter(|it| it.side == acts)?;
    let alone = active.next().is_none() && who.size <= 1;
    let holds = |storey: &Vec<Cell>, cell| storey.contains(&cell);
    let storeys = board.storeys();
    let parted = storeys
        .iter()
        .any(|it| holds(it, who.cell) != holds(it, to));
    if !alone || parted {
        return None;
    }
    let off = to - who.cell;
    let cells = match board.tiling {
        Tiling::Hexes => hex::distance(who.cell, to),
        Tiling::Squares => off.x.unsigned_abs().max(off.y.unsigned_abs()).into(),
    };
    Some((who.id, board.tiling, cells))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Board, RuleId};

    /// Somebody who acts, and somebody else nine hexes away.
    fn nine_apart(acts: Side, other: Side) -> Scene {
        let token = |id, side, x| Token::new(id, "a", Phrase::new("a"), side, Cell::new(x, 0));
        let board = Board {
            tiling: Tiling::Hexes,
            ..Board::default()
        };
        Scene {
            board: Some(board.into()),
            tokens: vec![token(1, acts, 0).active(true), token(2, other, 9)],
            ..Scene::default()
        }
    }

    /// A turn with walks of up to six hexes.
    fn turn(seat: Seat) -> Decision {
        let walk = |steps: i16| {
            let path = (1..=steps).map(|x| Cell::new(x, 0)).collect();
            Choice::new("walk").along(path)
        };
        Decision {
            seat,
            rule: RuleId("turn"),
            prompt: Phrase::new("prompt"),
            choices: vec![walk(2), walk(6), walk(4), Choice::new("end")],
            refused: Vec::new(),
            reaction: None,
        }
    }

    #[test]
    fn the_game_master_is_told_how_far_a_hero_is_out_of_reach() {
        let scene = nine_apart(Side::Foe, Side::Hero);
        let decision = turn(Seat::Master);
        let hero = opponent(&scene, &decision, 2).expect("a hero is against the foes");
        let away = Phrase::new("game-away-hexes").with("n", 9);
        let both = Phrase::new("game-away-moves").with("away", away);
        let both = both.who("who", 1).with("n", 6);
        assert_eq!(figures(&scene, hero, &decision), Some(both));
        // The foes themselves are not against the one who plays them, nor heroes against a hero.
        assert!(opponent(&scene, &decision, 1).is_none());
        assert!(opponent(&scene, &turn(Seat::Hero(0)), 2).is_none());
        assert!(opponent(&scene, &turn(Seat::Hero(0)), 1).is_some());
    }

    #[test]
    fn a_foe_out_of_reach_is_told_with_both_distances() {
        let scene = nine_apart(Side::Hero, Side::Foe);
        let foe = &scene.tokens[1];
        let mut decision = turn(Seat::Hero(0));
        let away = Phrase::new("game-away-hexes").with("n", 9);
        let both = Phrase::new("game-away-moves").with("away", away.clone());
        let both = both.who("who", 1).with("n", 6);
        assert_eq!(figures(&scene, foe, &decision), Some(both));
        // Whoever could go that far is kept from it by something else.
        let path = (1..=9).map(|x| Cell::new(x, 0)).collect();
        decision.choices.push(Choice::new("walk").along(path));
        assert_eq!(figures(&scene, foe, &decision), Some(away.clone()));
        decision.choices.truncate(0);
        assert_eq!(figures(&scene, foe, &decision), Some(away));
    }
}
