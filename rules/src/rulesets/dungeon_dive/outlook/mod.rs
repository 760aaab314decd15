//! What choices may come to: odds, ranges, threats, and who would strike at whoever goes.

mod areas;
mod blows;
mod checks;
mod deeds;
mod delving;

use super::{
    board::Stand,
    components::{FigureId, How},
    content::{Rolled, Skill},
    effects::reactions,
    fight::{arms, doors, standard, walk},
    figure::Figure,
    place,
    play::Play,
    sheet::Sheet,
    step::{Action, Cause, Plan, Question},
    tactics,
};
use crate::{
    dice::Fraction,
    game::{Headline, Intent, LineOfSight, OddsView},
    grid::{Cell, Corners, squares},
};

/// True for a choice with odds, without counting them.
pub fn has_odds(play: Play<'_>, question: &Question, act: Action) -> bool {
    match (question, act) {
        (
            _,
            Action::Attack { .. }
            | Action::Grapple(_)
            | Action::Shove { .. }
            | Action::Escape
            | Action::Shake(_)
            | Action::Stabilise(_)
            | Action::ByDouble { .. }
            | Action::Force { .. },
        ) => true,
        (Question::Aim(plan), Action::Target(on)) => deeds::tells(play, plan, on),
        (Question::Aim(plan), Action::At(cell)) => areas::tells(play, plan, cell),
        (Question::Again { run, .. }, Action::Target(on) | Action::AllAt(on)) => {
            deeds::run_tells(play, *run, on)
        }
        (Question::OnDive(asked), Action::Delve(act)) => delving::has_odds(*asked, act),
        _ => false,
    }
}

/// Exact odds of a choice.
pub fn of_choice(play: Play<'_>, question: &Question, act: Action) -> Option<OddsView> {
    let doer = |question: &Question| match question {
        Question::OnTurn(who) | Question::Reaction { who, .. } => Some(*who),
        _ => None,
    };
    match (question, act) {
        (
            Question::OnTurn(who) | Question::Reaction { who, .. },
            Action::Attack {
                arm,
                how,
                on,
                second,
                both_hands,
            },
        ) => {
            let by = Sheet::of(play.figure(*who));
            let attack = by.with_arm(arm, how, second, both_hands);
            Some(blows::with_weapon(&by, &attack, play.figure(on)))
        }
        (_, Action::Grapple(on) | Action::Shove { on, .. }) => {
            let athletics = Rolled::Skill(Skill::Athletics);
            let against = [athletics, Rolled::Skill(Skill::Acrobatics)];
            checks::contest(play, (doer(question)?, athletics), (on, &against))
        }
        (
            Question::OnTurn(who),
            Action::ByDouble {
                who: double,
                arm,
                on,
            },
        ) => {
            let by = Sheet::of(play.figure(*who));
            let both_hands = arms::both_hands(by.figure, arm);
            let attack = by.with_arm(arm, How::Strike, false, both_hands);
            Some(blows::with_weapon(
                &by,
                &attack.from(double),
                play.figure(on),
            ))
        }
        (Question::OnTurn(who), Action::Force { door, nth }) => {
            let (with, dc) = doors::opens(play, door).get(usize::from(nth))?;
            Some(checks::check(play, *who, *with, (*dc).into()))
        }
        (Question::OnTurn(who), Action::Escape) => {
            let sheet = Sheet::of(play.figure(*who));
            let by = standard::holder(sheet.figure)?;
            let with = Rolled::Skill(standard::best_escape(&sheet));
            checks::contest(play, (*who, with), (by, &[Rolled::Skill(Skill::Athletics)]))
        }
        (Question::OnTurn(who), Action::Stabilise(_)) => {
            let dc = play.book().figures.stabilise;
            let with = Rolled::Skill(Skill::Medicine);
            Some(checks::check(play, *who, with, dc.into()))
        }
        (Question::OnTurn(who), Action::Shake(lasting)) => checks::shake(play, *who, lasting),
        (Question::Aim(plan), Action::Target(on)) => deeds::of_plan(play, plan, on),
        (Question::Aim(plan), Action::At(cell)) => areas::of_square(play, plan, cell),
        (Question::Again { run, .. }, Action::Target(on)) => deeds::of_run(play, *run, on, 1),
        (Question::Again { run, left }, Action::AllAt(on)) => deeds::of_run(play, *run, on, *left),
        (Question::OnDive(asked), Action::Delve(act)) => delving::of_choice(play, *asked, act),
        _ => None,
    }
}

/// The squares that a choice of a square would cover.
pub fn area(play: Play<'_>, question: &Question, act: Action) -> Vec<Cell> {
    match (question, act) {
        (Question::Aim(plan), Action::At(cell)) => areas::cells(play, plan, cell),
        _ => Vec::new(),
    }
}

/// The line of sight from a square to another.
pub fn line_of_sight(play: Play<'_>, from: Cell, to: Cell) -> Option<LineOfSight> {
    let board = play.board()?;
    let clear = board.line_of_sight(Stand::person(from), Stand::person(to));
    let blocks = |cell: Cell| {
        let square = board.field.square(cell);
        square.opaque && !(square.door && square.open)
    };
    let (cells, blocked) = squares::line_of_sight(from, to, Corners::PastOne, blocks);
    let cover = board.cover(Stand::person(from), Stand::person(to));
    Some(LineOfSight {
        blocked: match clear {
            true => Vec::new(),
            // Heights block what a plan of the squares does not show.
            false if blocked.is_empty() => vec![to],
            false => blocked,
        },
        cells,
        covered: cover.is_some(),
    })
}

/// The squares that somebody could reach: with what is left on their turn, or with a whole one.
pub fn movement_range(play: Play<'_>, who: u32) -> Vec<Cell> {
    let figure = FigureId::of_token(who).and_then(|it| play.get(it));
    let Some(figure) = figure.filter(|it| it.is_up()) else {
        return Vec::new();
    };
    let sheet = Sheet::of(figure);
    let acts = play.fight().and_then(|it| it.turn) == Some(figure.id());
    let speeds = sheet.speeds();
    let feet = match acts {
        true => sheet.feet_left(),
        false => speeds.walk.max(speeds.fly).into(),
    };
    let range = walk::within(&sheet, feet);
    let cells = range.iter().flat_map(|it| it.ends().map(|(cell, _)| cell));
    cells.filter(|cell| Some(*cell) != figure.cell()).collect()
}

/// The odds of a plain attack on each opponent that it can be made on.
pub fn threats(play: Play<'_>, who: u32) -> Vec<(u32, Headline)> {
    let figure = FigureId::of_token(who).and_then(|it| play.get(it));
    let Some(figure) = figure.filter(|it| it.is_up()) else {
        return Vec::new();
    };
    let sheet = Sheet::of(figure);
    let opponents = play.up(figure.team().other());
    let odds = opponents.filter_map(|on| Some((on.id().token(), blows::plain(&sheet, on)?)));
    odds.collect()
}

/// What foes would do if their turns came now, where no die decides it.
pub fn intents(play: Play<'_>) -> Vec<Intent> {
    let meant = tactics::intents(play).into_iter();
    let meant = meant.map(|it| Intent {
        who: it.who.token(),
        on: it.on.token(),
        path: it.path,
        strikes: it.strikes,
    });
    meant.collect()
}

/// Whoever could strike at somebody on their way, each once.
pub fn provoked(mover: Figure<'_>, path: &[Cell]) -> Vec<FigureId> {
    let Some(mut stand) = place::stand(mover).filter(|_| !reactions::slips_away(mover)) else {
        return Vec::new();
    };
    let mut all: Vec<FigureId> = Vec::new();
    for cell in path {
        let left = walk::leave_behind(mover.play(), mover, stand, stand.at(*cell));
        let strikes = left.into_iter().filter(|id| {
            let foe = mover.play().figure(*id);
            !foe.is_incapacitated() && place::sees(foe, mover)
        });
        for id in strikes.collect::<Vec<_>>() {
            if !all.contains(&id) {
                all.push(id);
            }
        }
        stand = stand.at(*cell);
    }
    all
}

/// The walk after which a plain attack on a foe can be made, and that attack: from the nearest square.
pub fn approach(play: Play<'_>, question: &Question, on: u32) -> Option<(Action, Action)> {
    let Question::OnTurn(who) = question else {
        return None;
    };
    let figure = play.figure(*who);
    let on = play.get(FigureId::of_token(on)?)?;
    let (arm, how, both_hands) = plain_arm(figure);
    let sheet = Sheet::of(figure);
    super::fight::turn::attack_price(&sheet)?;
    let attack = sheet.with_arm(arm, how, false, both_hands);
    let most = match attack.melee {
        true => attack.reach,
        false => attack.range.0,
    };
    let (board, from, goal) = (play.board()?, place::stand(figure)?, place::stand(on)?);
    let range = walk::range(&sheet)?;
    let near = range.ends().filter(|(cell, _)| {
        let there = from.at(*cell);
        board.distance(there, goal) <= most && board.line_of_sight(there, goal)
    });
    let (cell, _) = near.min_by_key(|(cell, feet)| (*feet, cell.y, cell.x))?;
    let attack = Action::Attack {
        arm,
        how,
        on: on.id(),
        second: false,
        both_hands,
    };
    (Some(cell) != figure.cell()).then_some((Action::Move(cell), attack))
}

/// What somebody strikes with plainly: what is in the main hand, and how.
pub fn plain_arm(figure: Figure<'_>) -> (Option<u8>, How, bool) {
    let held = figure.kit().hands[0];
    let how = arms::ways(figure, held).first().copied();
    match how {
        Some(how) => (held, how, arms::both_hands(figure, held)),
        None => (None, How::Strike, false),
    }
}

/// The chance that an answer is worth it: that what is answered takes half of what somebody has left.
pub fn danger(play: Play<'_>, who: FigureId, cause: Cause) -> Fraction {
    match cause {
        Cause::Hit(deed) => blows::danger(play, who, deed),
        _ => Fraction::zero(),
    }
}

/// A deed that is only planned.
fn planned(play: Play<'_>, plan: &Plan) -> super::components::Deed {
    super::components::Deed {
        act: Some(plan.act),
        circle: plan.circle,
        targets: plan.targets.clone(),
        at: plan.at,
        answers: plan.answers,
        ..super::effects::deeds::empty(play.state().next_deed, plan.source, plan.by)
    }
}
