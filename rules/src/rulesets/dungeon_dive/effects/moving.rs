//! Pushed, pulled, sent elsewhere, and falling; rule `move.fall`.

use super::super::{
    Cx,
    board::Stand,
    components::{FigureId, Until},
    content::{DamageKind, Trait},
    event::{Comings, Fighting, Shift},
    fight::{harm, walk},
    place,
    play::Play,
    rules,
    sheet::Sheet,
    step::{Cause, Part, Question, Run, Task},
    tactics,
};
use super::{lasting, reactions, zones};
use crate::{
    dice::{Check, Sum},
    grid::Cell,
};

/// Away from somebody.
pub fn push(cx: &mut Cx<'_>, by: FigureId, on: FigureId, feet: u16) {
    let path = dragged(Play::of(cx.world()), by, on, feet, true);
    drag(cx, on, &path, Shift::Pushed);
}

/// Towards somebody.
pub fn pull(cx: &mut Cx<'_>, by: FigureId, on: FigureId, feet: u16) {
    let path = dragged(Play::of(cx.world()), by, on, feet, false);
    drag(cx, on, &path, Shift::Pulled);
}

fn dragged(play: Play<'_>, by: FigureId, on: FigureId, feet: u16, away: bool) -> Vec<Stand> {
    let (Some(board), Some(from), Some(to)) = (
        play.board(),
        place::stand(play.figure(by)),
        place::stand(play.figure(on)),
    ) else {
        return Vec::new();
    };
    let flies = Sheet::of(play.figure(on)).flies();
    match away {
        true => board.pushed(to, from, feet, flies),
        false => board.pulled(to, from, feet, flies),
    }
}

/// Takes somebody through squares that they do not choose; each does what it does.
fn drag(cx: &mut Cx<'_>, who: FigureId, path: &[Stand], how: Shift) {
    for at in path {
        let flies = Sheet::of(Play::of(cx.world()).figure(who)).flies();
        let (to, up) = (at.cell, at.up.clamp(0, 100) as u8);
        let event = match flies {
            true => Comings::Flew {
                who,
                to,
                up,
                feet: 0,
            }
            .into(),
            false => Fighting::Shifted { who, to, how }.into(),
        };
        cx.emit(rules::MOVE_SQUARES, event);
        if at.up > 0 && !flies {
            let feet = at.up.unsigned_abs();
            walk::keep_apart(cx, who);
            cx.push(Task::Drop { who, feet });
        }
        walk::comes(cx, who);
    }
}

/// Falls to the ground from wherever it is.
pub fn fall(cx: &mut Cx<'_>, who: FigureId) {
    let aloft = Play::of(cx.world()).figure(who).stand().aloft;
    cx.push(Task::Drop {
        who,
        feet: aloft.into(),
    });
}

/// Somebody falls so many feet: others may break the fall.
pub fn drop(cx: &mut Cx<'_>, who: FigureId, feet: u16) {
    let hurts = feet >= 10;
    let asks = reactions::ask(Play::of(cx.world()), Cause::Falls(who)).filter(|_| hurts);
    cx.push_all(asks.into_iter().chain([Task::Land { who, feet }]));
}

/// Somebody comes down who has fallen so many feet.
pub fn land(cx: &mut Cx<'_>, who: FigureId, feet: u16) {
    let play = Play::of(cx.world());
    let figures = &play.book().figures;
    let soft = Sheet::of(play.figure(who)).is(|it| *it == Trait::FallsSoftly);
    let tens = (feet / 10).min(u16::from(figures.most_fall)) as u8;
    let dice = figures.fall;
    let count = if soft {
        0
    } else {
        dice.count.saturating_mul(tens)
    };
    let prone = play.book().imposed.prone;
    let (roll, _) = Sum::of("dice-dive-fall", count, dice.die).roll(cx.chance());
    let damage = roll.total().clamp(0, 999) as i16;
    let side = Play::of(cx.world()).figure(who).side();
    let event = Fighting::Dropped {
        who,
        side,
        feet,
        roll: Box::new(roll),
        damage,
    };
    cx.emit(rules::MOVE_FALL, event.into());
    walk::make_room(cx, who);
    if damage > 0 {
        lasting::inflict(cx, who, prone, None, Until::Ended);
        let part = Part {
            kind: DamageKind::Bludgeoning,
            amount: damage,
            weapon: false,
            magical: false,
        };
        harm::hurt_by(cx, None, who, None, &[part], false);
    }
}

/// Asks where somebody goes at once.
pub fn whither(cx: &mut Cx<'_>, run: Run, feet: u16, hops: bool) {
    let play = Play::of(cx.world());
    let figure = play.figure(run.on);
    if !figure.is_up() || figure.cell().is_none() {
        return;
    }
    match figure.seat() {
        Some(_) => cx.ask(Question::Whither { run, feet, hops }),
        None => {
            if let Some(to) = tactics::whither(play, run, feet, hops) {
                go(cx, run, feet, hops, to);
            }
        }
    }
}

/// The squares where somebody can go at once.
pub fn goals(play: Play<'_>, who: FigureId, feet: u16, hops: bool) -> Vec<Cell> {
    let figure = play.figure(who);
    let Some(board) = play.board() else {
        return Vec::new();
    };
    if hops {
        let open = board.field.open();
        return open
            .filter(|cell| place::feet_to(figure, *cell) <= feet)
            .filter(|cell| Some(*cell) != figure.cell())
            .filter(|cell| place::has_line_to(figure, *cell) && place::is_free(play, figure, *cell))
            .collect();
    }
    let sheet = Sheet::of(figure);
    let feet = if feet == 0 {
        sheet.speeds().walk.into()
    } else {
        feet
    };
    let walk = walk::within(&sheet, feet);
    walk.map_or_else(Vec::new, |walk| {
        let ends = walk.ends().map(|(cell, _)| cell);
        ends.filter(|cell| Some(*cell) != figure.cell()).collect()
    })
}

/// Somebody goes there at once.
pub fn go(cx: &mut Cx<'_>, run: Run, feet: u16, hops: bool, to: Cell) {
    use super::super::content::Effect;
    let who = run.on;
    if hops {
        let how = Shift::Teleported;
        cx.emit(
            rules::MOVE_SQUARES,
            Fighting::Shifted { who, to, how }.into(),
        );
        walk::comes(cx, who);
        return;
    }
    let play = Play::of(cx.world());
    let deed = play.deed(run.deed);
    let step = play.step_of(deed, run);
    let safely = matches!(step.effect, Effect::Move { safely: true, .. });
    walk::along(cx, who, feet, to, !safely);
}

/// Two change places.
pub fn swap(cx: &mut Cx<'_>, one: FigureId, other: FigureId) {
    let play = Play::of(cx.world());
    let (Some(here), Some(there)) = (play.figure(one).cell(), play.figure(other).cell()) else {
        return;
    };
    if play.figure(one).size().squares() != play.figure(other).size().squares() {
        return;
    }
    for (who, to) in [(one, there), (other, here)] {
        let how = Shift::Swapped;
        cx.emit(
            rules::MOVE_SQUARES,
            Fighting::Shifted { who, to, how }.into(),
        );
    }
    for who in [one, other] {
        walk::keep_apart(cx, who);
    }
    zones::follow(cx, one);
}
