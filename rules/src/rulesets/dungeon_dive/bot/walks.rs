//! The player who only walks up and strikes: what everything else is worth is measured against it.

use super::super::{
    components::{FigureId, How},
    fight::doors,
    place,
    play::Play,
    step::{Action, Question},
};
use crate::game::LegalActions;

/// What it chooses in a fight; none for any other question.
pub fn chosen(play: Play<'_>, question: &Question, offer: &LegalActions<Action>) -> Option<Action> {
    let all = || offer.choices.iter().map(|it| it.act);
    match question {
        Question::OnTurn(who) => Some(on_turn(play, *who, offer)),
        Question::Reaction { .. } => {
            let strike = all().find(|it| matches!(it, Action::Attack { .. }));
            Some(strike.unwrap_or(Action::Done))
        }
        _ => None,
    }
}

fn on_turn(play: Play<'_>, who: FigureId, offer: &LegalActions<Action>) -> Action {
    let all = || offer.choices.iter().map(|it| it.act);
    if let Some(up) = all().find(|it| *it == Action::GetUp) {
        return up;
    }
    let figure = play.figure(who);
    if let Some(door) = doors::in_the_way(figure) {
        return Action::Door(door);
    }
    let strikes = all().filter(|it| {
        let armed = figure.kit().hands[0].is_some();
        match it {
            Action::Attack { arm, how, .. } => arm.is_some() == armed && *how != How::Throw,
            _ => false,
        }
    });
    let on = |act: &Action| match act {
        Action::Attack { on, .. } => place::feet(figure, play.figure(*on)),
        _ => u16::MAX,
    };
    if let Some(strike) = strikes.min_by_key(on) {
        return strike;
    }
    if let Some(second) = all().find(|it| matches!(it, Action::Attack { second: true, .. })) {
        return second;
    }
    let spent = figure.turn().actions > 0;
    let closer = if spent {
        None
    } else {
        closer(play, who, offer)
    };
    closer.unwrap_or(Action::Done)
}

/// The square nearest to the nearest foe, if that is nearer than here.
fn closer(play: Play<'_>, who: FigureId, offer: &LegalActions<Action>) -> Option<Action> {
    let figure = play.figure(who);
    let foes = play.up(figure.team().other());
    let foe = foes.min_by_key(|it| (place::feet(figure, *it), it.id()))?;
    let moves = offer.choices.iter().filter_map(|it| match it.act {
        Action::Move(cell) => Some(cell),
        _ => None,
    });
    let best = moves.min_by_key(|cell| (place::feet_to(foe, *cell), cell.y, cell.x))?;
    let nearer = place::feet_to(foe, best) < place::feet(figure, foe);
    nearer.then_some(Action::Move(best))
}
