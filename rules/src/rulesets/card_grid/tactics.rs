//! What foes do, by the rules: whom they go for, where they stand, how they roll; rules `foe.mind`
//! and `foe.style`.

use super::{
    Cx,
    checks::{Action as Throw, Style},
    components::FigureId,
    content::{FoeStyle, FoeTrait, Mind},
    defence::total,
    event::Fighting,
    foe::Foe,
    hero::Hero,
    play::Play,
    rules, sight,
    step::{Hit, Task},
};
use crate::{
    dice::{Fraction, odds},
    grid::{Cell, MovementRange},
};

/// What a foe would do if its turn came now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Whom it goes for.
    pub on: FigureId,
    /// The squares that it crosses.
    pub path: Vec<Cell>,
    /// True if it can attack from there.
    pub strikes: bool,
}

/// Has a foe take its turn.
pub fn act(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let Some(foe) = play.figure(who).foe() else {
        return;
    };
    if foe.figure().lasting().stunned {
        return cx.emit(rules::FIGHT_LASTING, Fighting::LostTurn { who }.into());
    }
    regrow(cx, who);
    let play = Play::of(cx.world());
    let Some(foe) = play.figure(who).foe() else {
        return;
    };
    let Some(plan) = plan(foe) else {
        return;
    };
    let strikes = foe.record().traits.iter().find_map(|it| match it {
        FoeTrait::Strikes(times) => Some(*times),
        _ => None,
    });
    if !plan.path.is_empty() {
        let path = plan.path;
        cx.emit(rules::FOE_MIND, Fighting::Stepped { who, path }.into());
    }
    if plan.strikes {
        let strike = Task::Strike {
            by: who,
            on: plan.on,
        };
        cx.push_all(vec![strike; strikes.unwrap_or(1).into()]);
    }
}

/// A die that is gone comes back; rule `foe.traits`.
fn regrow(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let Some(foe) = play.figure(who).foe() else {
        return;
    };
    let grows = foe.record().traits.contains(&FoeTrait::Regrows);
    let done = play
        .fight()
        .is_none_or(|fight| fight.regrown.contains(&who));
    if let Some(die) = foe.pack().gone.last().copied().filter(|_| grows && !done) {
        cx.emit(rules::FOE_TRAITS, Fighting::Regrown { who, die }.into());
    }
}

/// Rounds in which a guard waits for somebody to come close.
const WAITS: u16 = 2;

/// What a foe does in its turn; none if there is nobody to go for.
pub fn plan(foe: Foe<'_>) -> Option<Plan> {
    let figure = foe.figure();
    let play = figure.play();
    let from = figure.cell()?;
    let steps = if figure.lasting().held {
        0
    } else {
        foe.record().steps
    };
    let held = play.held(figure.id());
    let range = play.floors().range(from, steps.into(), &held);
    let leader = leader_of(foe);
    let keeps = |cell: Cell| keeps_to(foe, from, leader, cell);
    let mut targets: Vec<(Hero<'_>, Option<(u32, Cell)>)> = play
        .up()
        .filter(|it| it.figure().cell().is_some())
        .map(|hero| (hero, stand(foe, hero, &range, keeps)))
        .collect();
    targets.sort_by_key(|(hero, stand)| (stand.is_none(), wish(foe, *hero), hero.id()));
    let (hero, stand) = targets.first().copied()?;
    let on = hero.id();
    if let Some((_, cell)) = stand {
        let path = if cell == from {
            Vec::new()
        } else {
            range.path(cell)?
        };
        return Some(Plan {
            on,
            path,
            strikes: true,
        });
    }
    // Nobody is in reach: towards whoever it is after, as far as it gets.
    let mut towards = hero.figure().cell()?;
    if foe.record().mind == Mind::Guard {
        let strayed = leader.filter(|it| it.reach_to(from) > near_leader(play));
        match strayed {
            Some(leader) => towards = leader,
            None if play.fight().is_none_or(|it| it.round <= WAITS) => return None,
            None => {}
        }
    }
    let chase = play.floors().chase(from, towards, &held);
    let mut path: Vec<Cell> = chase
        .into_iter()
        .take_while(|cell| range.cost(*cell).is_some())
        .collect();
    while path.last().is_some_and(|cell| !keeps(*cell)) {
        path.pop();
    }
    Some(Plan {
        on,
        path,
        strikes: false,
    })
}

/// Squares that a guard is from its leader at most.
fn near_leader(play: Play<'_>) -> u32 {
    play.book().figures.guards_near.into()
}

/// Where the leader of a guard stands: the nearest of those who lead. None for whoever is no guard.
fn leader_of(foe: Foe<'_>) -> Option<Cell> {
    let figure = foe.figure();
    let from = figure.cell().filter(|_| foe.record().mind == Mind::Guard)?;
    let leads = |it: &Foe<'_>| it.pack().leads || it.record().mind == Mind::Leader;
    let leaders = figure.play().opponents();
    let leaders = leaders.filter(|it| it.figure().id() != figure.id() && leads(it));
    let cells = leaders.filter_map(|it| it.figure().cell());
    cells.min_by_key(|cell| cell.reach_to(from))
}

/// True if a foe that stands somewhere would go to a square, by its mind: a guard stays near its
/// leader, and leaders stay behind the others; rule `foe.mind`.
fn keeps_to(foe: Foe<'_>, from: Cell, leader: Option<Cell>, to: Cell) -> bool {
    let figure = foe.figure();
    let play = figure.play();
    if let Some(leader) = leader {
        let far = to.reach_to(leader);
        return far <= near_leader(play) || far < from.reach_to(leader);
    }
    if foe.record().mind != Mind::Leader {
        return true;
    }
    let near = |cell: Cell| {
        let heroes = play.up().filter_map(|it| it.figure().cell());
        heroes.map(|it| it.reach_to(cell)).min().unwrap_or(0)
    };
    let others = play
        .opponents()
        .filter(|it| it.figure().id() != figure.id());
    let others = others.filter_map(|it| it.figure().cell());
    others
        .map(near)
        .min()
        .is_none_or(|front| near(to) >= front.min(near(from)))
}

/// The lower, the sooner a foe goes for somebody it could attack.
fn wish(foe: Foe<'_>, hero: Hero<'_>) -> u32 {
    let far = foe
        .figure()
        .distance(hero.figure())
        .unwrap_or(u8::MAX)
        .into();
    match foe.record().mind {
        Mind::Brute | Mind::Guard => far,
        Mind::Hunter | Mind::Leader => total(&hero.ratings()),
        Mind::Shooter => u32::try_from(hero.difficulty().max(0)).unwrap_or(0),
    }
}

/// The square from which a foe attacks somebody, with what speaks against it: the nearest; for those
/// who shoot the one farthest from all heroes.
fn stand(
    foe: Foe<'_>,
    hero: Hero<'_>,
    range: &MovementRange,
    keeps: impl Fn(Cell) -> bool,
) -> Option<(u32, Cell)> {
    let play = foe.figure().play();
    let goal = hero.figure().cell()?;
    let reach = match hero.figure().lasting().hidden {
        true => 1,
        false => foe.record().reach,
    };
    let shoots = foe.record().reach > 1 && foe.record().mind != Mind::Brute;
    let heroes: Vec<Cell> = play.up().filter_map(|it| it.figure().cell()).collect();
    let reached = range.cells().filter(|(cell, _)| {
        cell.reach_to(goal) <= u32::from(reach)
            && keeps(*cell)
            && sight::reaches(play.floors(), *cell, goal, reach)
    });
    let price = |cell: Cell, cost: u32| {
        let near = heroes.iter().map(|it| it.reach_to(cell)).min().unwrap_or(0);
        match shoots {
            true => 1000 - 10 * near + cost,
            false => cost,
        }
    };
    reached.map(|(cell, cost)| (price(cell, cost), cell)).min()
}

/// The check of a foe's attack; rules `enemy.skills` and `attack.roll`.
pub fn strike_check(foe: Foe<'_>, hero: Hero<'_>) -> Throw {
    let throw = |style| Throw {
        style,
        bonus: foe.attack_bonus(),
        difficulty: hero.difficulty(),
    };
    match foe.record().style {
        FoeStyle::Cautious => throw(Style::Cautious),
        FoeStyle::Aggressive => throw(Style::Aggressive),
        FoeStyle::Shrewd => {
            let [cautious, aggressive] = Style::ALL.map(throw);
            match chance(&aggressive) > chance(&cautious) {
                true => aggressive,
                false => cautious,
            }
        }
    }
}

/// The chance that a throw succeeds.
pub fn chance(throw: &Throw) -> Fraction {
    odds(throw).chance_that(|margin| *margin > 0)
}

/// A foe attacks once.
pub fn strike(cx: &mut Cx<'_>, by: FigureId, on: FigureId) {
    let play = Play::of(cx.world());
    let (figure, target) = (play.figure(by), play.figure(on));
    let (Some(foe), Some(hero)) = (figure.foe(), target.hero()) else {
        return;
    };
    if play.fight().is_none() || !figure.is_up() || !target.is_up() {
        return;
    }
    let throw = strike_check(foe, hero);
    let style = throw.style;
    let (roll, margin) = cx.roll(&throw);
    let margin = margin.clamp(0, 99) as u8;
    let struck = Fighting::Struck {
        by,
        on,
        style,
        roll: Box::new(roll),
        margin,
    };
    cx.emit(rules::FOE_STYLE, struck.into());
    cx.push(Task::Hit(Hit {
        by: Some(by),
        on,
        margin,
        effects: true,
    }));
}
