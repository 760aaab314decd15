//! What holds in every state of a game.

use super::{
    board::Stand,
    components::{Body, Life, Team},
    content::Trait,
    delve::{Dive, Fate},
    figure::Figure,
    play::Play,
    sheet::Sheet,
};

/// Checks conditions that hold in every state.
///
/// # Errors
/// The first that does not.
pub fn check(play: Play<'_>) -> Result<(), String> {
    for figure in play.figures() {
        let fault = |problem: &str| Err(format!("figure {}: {problem}", figure.id().0));
        let body = figure.body();
        if let Some(problem) = body_fault(body) {
            return fault(problem);
        }
        if let Some(problem) = stand_fault(play, figure) {
            return fault(problem);
        }
        let lasts = figure.lasts();
        if let Some((deed, _)) = lasts.concentration
            && (!figure.is_up() || deed >= play.state().next_deed)
        {
            return fault("concentrates, and cannot");
        }
        for it in &lasts.all {
            let twice = lasts.all.iter().filter(|other| other.id == it.id).count();
            if twice > 1 {
                return fault("two things that last have one number");
            }
        }
    }
    let seats = play.heroes().map(Figure::seat);
    if seats.zip(0..).any(|(seat, nth)| seat != Some(nth)) {
        return Err("a seat is empty".to_owned());
    }
    play.dive().map_or(Ok(()), |dive| check_dive(play, dive))
}

/// What holds in every state of a dive.
fn check_dive(play: Play<'_>, dive: &Dive) -> Result<(), String> {
    let fault = |problem: &str| Err(format!("the dive: {problem}"));
    let open = dive.row.doors.iter().filter(|it| !it.shut).count();
    let laid = play.state().map.is_some();
    let between = play.fight().is_none() && !laid;
    let foes = play.figures().filter(|it| it.team() == Team::Foes).count();
    let stands = play.figures().any(|it| it.cell().is_some());
    let left = dive.party.iter().filter(|it| it.fate != Fate::Inside);
    // Once it is over, everybody stays where they were until the next one.
    let over = dive.inside().next().is_none();
    let back = left
        .filter_map(|it| play.get(it.who))
        .any(|it| it.cell().is_some());
    let valued = dive.valuables.iter().all(|it| !it.of.is_empty());
    match () {
        () if dive.party.is_empty() => fault("nobody is on it"),
        () if dive.level > 0 && open == 0 && !dive.row.doors.is_empty() => fault("no door is left"),
        () if dive.trap.is_some() && laid => fault("a trap in the middle of a fight"),
        () if between && (foes > 0 || stands) => fault("foes, or a place, and no fight"),
        () if between && !dive.coming.is_empty() => fault("somebody is on the way to no fight"),
        () if back && !over => fault("somebody is back who has left it"),
        () if dive.turned.len() > usize::from(dive.cards) => fault("more cards turned than dealt"),
        () if dive.opened.len() > usize::from(dive.troves) => fault("more troves than dealt"),
        () if !valued => fault("goods that belong to nobody"),
        () => Ok(()),
    }
}

fn body_fault(body: &Body) -> Option<&'static str> {
    let up = body.life == Life::Up;
    match () {
        () if body.points < 0 || body.temporary < 0 => Some("fewer than no hit points"),
        () if body.points > body.most => Some("more hit points than the most"),
        () if up != (body.points > 0) => Some("up without hit points, or down with some"),
        () => None,
    }
}

fn stand_fault(play: Play<'_>, figure: Figure<'_>) -> Option<&'static str> {
    figure.cell()?;
    let board = play.board()?;
    if figure.is_dead() {
        return None;
    }
    let stand = super::place::stand(figure)?;
    if stand.up > 0
        && board.top(stand)
            > board
                .field
                .ceiling()
                .max(board.top(Stand { up: 0, ..stand }))
    {
        return Some("flies through the ceiling");
    }
    let open = |cell| {
        let square = board.field.square(cell);
        square.open || square.open_above
    };
    let ghost = Sheet::of(figure).is(|it| *it == Trait::Incorporeal);
    if !ghost && !stand.covers().cells().all(open) {
        return Some("stands where nobody can");
    }
    // Whoever is on the way may be passing through somebody's square.
    let turn = play.fight().and_then(|it| it.turn);
    let passes = |who| turn == Some(who);
    let shared = play.figures().any(|other| {
        if passes(other.id()) || passes(figure.id()) {
            return false;
        }
        let apart = other.id() == figure.id() || !other.is_up() || !figure.is_up();
        let there = super::place::stand(other);
        !apart && there.is_some_and(|it| board.meet(it, stand))
    });
    shared.then_some("stands where somebody else does")
}
