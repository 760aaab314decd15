//! What foes do, plainly: they take the nearest foe, do the most damage that they can, and come
//! closer if they cannot.

use super::{
    Cx,
    components::FigureId,
    content::{Effect, Range, Source, Step, Time},
    effects::targets,
    fight::{standard, turn, walk},
    figure::Figure,
    place,
    play::Play,
    sheet::Sheet,
    step::{Action, Cause, Plan, Run, Task},
};
use crate::grid::Cell;

/// Has a foe do the next thing of its turn, until nothing is left.
pub fn act(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let sheet = Sheet::of(play.figure(who));
    if standard::may_get_up(&sheet) {
        cx.push(Task::Act(who));
        standard::get_up(cx, who);
    } else if let Some(plan) = best_act(&sheet) {
        cx.push_all([Task::Do(plan), Task::Act(who)]);
    } else if let Some(to) = closer(&sheet) {
        cx.push(Task::Act(who));
        walk::set_out(cx, who, to);
    }
}

/// The act that does the most to whoever is nearest: the next of its routine, or one that it has time
/// for.
fn best_act(sheet: &Sheet<'_>) -> Option<Plan> {
    let figure = sheet.figure;
    let own = Source::Foe(figure.foe_key()?);
    let routine = &figure.turn().routine;
    let next = routine.iter().find_map(|act| {
        let mut plan = turn::plan(figure.id(), own, (*act).into(), 0);
        plan.paid = true;
        aimed(figure, plan)
    });
    if next.is_some() {
        return next;
    }
    let fits = |time: Time| matches!(time, Time::Action | Time::Bonus);
    let plans = sheet.offers(fits).into_iter().filter_map(|it| {
        let plan = turn::plan(figure.id(), it.source, it.act, it.circle);
        let worth = worth(sheet, &plan);
        (worth > 0)
            .then(|| aimed(figure, plan))
            .flatten()
            .map(|plan| (worth, plan))
    });
    let best = plans.max_by_key(|(worth, plan)| (*worth, std::cmp::Reverse(plan.act)));
    best.map(|(_, plan)| plan)
}

/// What an act might do, in halves of a point of damage; that of a routine counts in all.
fn worth(sheet: &Sheet<'_>, plan: &Plan) -> i32 {
    let book = sheet.figure.play().book();
    let works = book.works(plan.source);
    let of_act = |act: u16| {
        let frame = &works.acts[usize::from(act)];
        list_worth(&works.blocks[usize::from(frame.block)])
    };
    let own = of_act(plan.act);
    let Some(foe) = sheet
        .figure
        .foe()
        .filter(|_| matches!(plan.source, Source::Foe(_)))
    else {
        return own;
    };
    let routines = foe
        .routines
        .iter()
        .filter(|it| it.acts.contains(&(plan.act as u8)));
    let sums = routines.map(|it| it.acts.iter().map(|act| of_act((*act).into())).sum());
    sums.max().unwrap_or(own).max(own)
}

fn list_worth(steps: &[Step]) -> i32 {
    steps.iter().map(|it| effect_worth(&it.effect)).sum()
}

/// Damage on a hit or failure, in halves of a point, and a little for whatever else harms.
fn effect_worth(effect: &Effect) -> i32 {
    let all = |list: &[Effect]| list.iter().map(effect_worth).sum::<i32>();
    match effect {
        Effect::Damage { dice, .. } => dice.min() + dice.max(),
        Effect::Attack { hit, .. } => all(hit),
        Effect::Save { fail, .. } => all(fail),
        Effect::Contest { won, .. } => all(won),
        Effect::Times(times, list) => i32::from(*times) * all(list),
        Effect::If { then, .. } => all(then),
        Effect::Inflict { .. } | Effect::Zone(_) => 6,
        _ => 0,
    }
}

/// A plan aimed at whoever is nearest; none if it reaches nobody.
fn aimed(figure: Figure<'_>, mut plan: Plan) -> Option<Plan> {
    let play = figure.play();
    let frame = &play.book().works(plan.source).acts[usize::from(plan.act)];
    if targets::takes_square(frame) {
        let near = nearest(figure, play.up(figure.team().other()))?;
        let goal = near.cell()?;
        let block = &play.book().works(plan.source).blocks[usize::from(frame.block)];
        let reach = match (frame.range, frame.area) {
            (Range::Oneself, Some(area)) => area_feet(area),
            _ => targets::feet(frame, block),
        };
        let all = targets::squares(figure, &plan, frame);
        let cell = all
            .into_iter()
            .min_by_key(|it| (it.reach_to(goal), it.y, it.x))?;
        plan.at = Some(cell);
        let meant = targets::of_plan(figure, &plan, frame);
        let hits = meant
            .iter()
            .any(|it| play.figure(*it).team() != figure.team());
        return (hits && place::feet(figure, near) <= reach).then_some(plan);
    }
    let most = usize::from(targets::most(play, &plan, frame));
    if most == 0 {
        let meant = targets::of_plan(figure, &plan, frame);
        let hits = meant
            .iter()
            .any(|it| play.figure(*it).team() != figure.team());
        return hits.then_some(plan);
    }
    let mut all: Vec<Figure<'_>> = targets::candidates(figure, &plan, frame)
        .into_iter()
        .filter(|it| it.team() != figure.team() && it.is_up())
        .collect();
    all.sort_by_key(|it| (place::feet(figure, *it), it.id()));
    plan.targets.extend(all.iter().take(most).map(|it| it.id()));
    (!plan.targets.is_empty()).then_some(plan)
}

fn area_feet(area: super::content::Area) -> u16 {
    use super::content::Area;
    match area {
        Area::Cone(feet) | Area::Cube(feet) | Area::Sphere(feet) | Area::Around(feet) => {
            feet.into()
        }
        Area::Cylinder { radius, .. } => radius.into(),
        Area::Line { long, .. } => long.into(),
        Area::Wall(squares) => u16::from(squares) * 5,
    }
}

fn nearest<'w>(figure: Figure<'w>, all: impl Iterator<Item = Figure<'w>>) -> Option<Figure<'w>> {
    all.min_by_key(|it| (place::feet(figure, *it), it.id()))
}

/// The square nearest to the nearest foe, if that is nearer than here.
fn closer(sheet: &Sheet<'_>) -> Option<Cell> {
    let figure = sheet.figure;
    let near = nearest(figure, figure.play().up(figure.team().other()))?;
    let board = figure.play().board()?;
    let (own, goal) = (place::stand(figure)?, place::stand(near)?);
    let feet = |cell: Cell| board.distance(own.at(cell), goal);
    let range = walk::range(sheet)?;
    let best = range.ends().min_by_key(|(cell, price)| {
        (
            feet(*cell),
            goal.squares_to(own.at(*cell)),
            *price,
            cell.y,
            cell.x,
        )
    });
    let (cell, _) = best?;
    (feet(cell) < feet(own.cell)).then_some(cell)
}

/// How a foe answers something: by whatever it can.
pub fn reacts(
    _play: Play<'_>,
    _figure: Figure<'_>,
    _cause: Cause,
    options: &[Action],
) -> Option<Action> {
    options.first().copied()
}

/// Which of several things happens to a foe.
pub fn one_of(_play: Play<'_>, _run: Run) -> u8 {
    0
}

/// The next target of what a foe does several times: the same, as long as it is up.
pub fn next_target(play: Play<'_>, run: Run) -> FigureId {
    let by = play.figure(play.deed(run.deed).by);
    if play.figure(run.on).is_up() {
        return run.on;
    }
    let next = nearest(by, play.up(by.team().other()));
    next.map_or(run.on, |it| it.id())
}

/// Where a foe goes at once: towards its nearest foe.
pub fn whither(play: Play<'_>, run: Run, feet: u16, hops: bool) -> Option<Cell> {
    let figure = play.figure(run.on);
    let near = nearest(figure, play.up(figure.team().other()))?.cell()?;
    let goals = super::effects::moving::goals(play, run.on, feet, hops);
    goals
        .into_iter()
        .min_by_key(|it| (it.reach_to(near), it.y, it.x))
}
