//! What everybody answers whom no player plays: reactions, the next target, where to at once.

use super::super::{
    components::FigureId,
    content::Effect,
    effects::{self, deeds, moving},
    figure::Figure,
    place,
    play::Play,
    sheet::Sheet,
    step::{Action, Cause, Run},
};
use super::{
    head::Head,
    spread::part,
    traits,
    worth::{Doing, Outcome},
};
use crate::grid::Cell;

/// How somebody answers something: by whatever does the most; by nothing if all of it would be
/// wasted.
pub fn reacts(
    play: Play<'_>,
    figure: Figure<'_>,
    cause: Cause,
    options: &[Action],
) -> Option<Action> {
    let head = Head::of(figure);
    let worth = |act: &Action| worth_of_answer(play, &head, cause, *act);
    let all = options
        .iter()
        .enumerate()
        .map(|(place, act)| (worth(act), place));
    let best = all.max_by_key(|(worth, place)| (*worth, std::cmp::Reverse(*place)))?;
    (best.0 > 0).then(|| options[best.1])
}

/// What an answer is worth.
pub(in super::super) fn worth_of_answer(
    play: Play<'_>,
    head: &Head<'_>,
    cause: Cause,
    act: Action,
) -> i32 {
    let (sheet, figure) = (&head.sheet, head.figure);
    match act {
        Action::Attack {
            arm,
            how,
            on,
            both_hands,
            ..
        } => {
            let attack = sheet.with_arm(arm, how, false, both_hands);
            let Some(rival) = head.rival(on) else {
                return 0;
            };
            let plan = super::turn::plan(figure.id(), super::super::content::Source::Rule, 0, 0);
            let outcome = Doing::plan(head, sheet, &plan, false).strike(&attack, &rival.sheet);
            against(head, on, &outcome)
        }
        Action::Use {
            source,
            act,
            circle,
        } => {
            let plan = super::turn::plan(figure.id(), source, act, circle);
            let frame = sheet.frame(source, act);
            let works = play.book().works(source);
            let steps = &works.blocks[usize::from(frame.block)];
            let price = head.style.spends * i32::from(circle) / 2;
            let answers = steps
                .iter()
                .map(|it| answered(play, head, cause, &it.effect));
            let answer: i32 = answers.sum();
            let on = super::super::effects::reactions::causer(play, cause);
            let doing = Doing::plan(head, sheet, &plan, false);
            let harm = on.filter(|it| head.rival(*it).is_some()).map_or(0, |on| {
                let rival = head.rival(on).map(|it| doing.act(&it.sheet));
                rival.map_or(0, |it| against(head, on, &it))
            });
            answer + harm.max(0) - price
        }
        _ => 0,
    }
}

fn against(head: &Head<'_>, on: FigureId, outcome: &Outcome) -> i32 {
    let left = head.rival(on).map_or(0, |it| it.left());
    let drops = part(head.style.drop, outcome.damage.reaches(left.max(1)));
    outcome.damage.mean(left) + drops + outcome.other
}

/// What an effect does to what it answers.
fn answered(play: Play<'_>, head: &Head<'_>, cause: Cause, effect: &Effect) -> i32 {
    let worths = head.worths;
    let rolled = cause.deed().and_then(|it| play.deed(it).rolled);
    match effect {
        // Only where it makes a hit a miss, as far as one can see.
        Effect::RaiseAc(by) => {
            let saves = rolled.is_some_and(|it| it.total < it.ac + i16::from(*by));
            if saves { 4 * worths.hit } else { 0 }
        }
        Effect::Give { .. } if matches!(cause, Cause::Targeted(_)) => 2 * worths.hit,
        Effect::Halve | Effect::Lessen { .. } => 2 * worths.hit,
        Effect::Reroll | Effect::Redirect => worths.hit,
        Effect::Counter(reach) => {
            let circle = cause.deed().map_or(0, |it| play.deed(it).circle);
            let sure = circle <= *reach && circle > 0;
            if sure {
                worths.undone * i32::from(circle)
            } else {
                worths.undone / 2
            }
        }
        Effect::Give { .. } | Effect::Take(_) | Effect::Move { .. } => worths.other,
        Effect::Heal { .. } | Effect::Temporary { .. } => worths.hit,
        _ => 0,
    }
}

/// Which of several things happens to somebody: the one that harms them least or, if a foe of theirs
/// chooses, most.
pub fn one_of(play: Play<'_>, run: Run) -> u8 {
    let deed = play.deed(run.deed);
    let step = play.step_of(deed, run);
    if deed.act.is_some() && play.figure(deed.by).team() == play.figure(run.on).team() {
        return best_of(play, run, &step.inner);
    }
    let foe = effects::chooser(play, run).id() != run.on;
    let best = step.inner.iter().zip(0_u8..).min_by_key(|(block, place)| {
        let harm = harm_of(play, run, **block);
        (if foe { -harm } else { harm }, *place)
    });
    best.map_or(0, |it| it.1)
}

/// What a list of effects does to somebody, at first sight.
fn harm_of(play: Play<'_>, run: Run, block: u16) -> i32 {
    let (deed, book) = (play.deed(run.deed), play.book());
    let works = book.works(deed.source);
    let steps = works.blocks[usize::from(block)].iter();
    let each = steps.map(|step| match &step.effect {
        Effect::Damage { dice, .. } => 50 * (dice.min() + dice.max()),
        Effect::Inflict { condition, .. } => -traits::condition(book, book.condition(condition)),
        Effect::Give { .. } => -traits::bundle(book, &works.bundles[usize::from(step.gives)]),
        Effect::If { so, .. } => {
            let so = deeds::is_so(play, deed, run.on, so);
            harm_of(play, run, step.inner[usize::from(!so)])
        }
        _ => 0,
    });
    each.sum()
}

/// The best of several things that somebody could do for themselves or an ally.
fn best_of(play: Play<'_>, run: Run, blocks: &[u16]) -> u8 {
    let deed = play.deed(run.deed);
    let head = Head::of(play.figure(deed.by));
    let on = Sheet::of(play.figure(run.on));
    let doing = Doing {
        head: &head,
        by: &head.sheet,
        deed: deed.clone(),
        anywhere: false,
    };
    let worth = |block: &u16| doing.worth(&on, &doing.list(*block, &on, false));
    let all = blocks.iter().zip(0..);
    let best = all.max_by_key(|(block, place)| (worth(block), std::cmp::Reverse(*place)));
    best.map_or(0, |it| it.1)
}

/// The next target of what somebody does several times: the same, as long as it is up; else whoever
/// is nearest.
pub fn next_target(play: Play<'_>, run: Run) -> FigureId {
    let by = play.figure(play.deed(run.deed).by);
    if play.figure(run.on).is_up() {
        return run.on;
    }
    let next = nearest(by, play.up(by.team().other()));
    next.map_or(run.on, |it| it.id())
}

fn nearest<'w>(figure: Figure<'w>, all: impl Iterator<Item = Figure<'w>>) -> Option<Figure<'w>> {
    all.min_by_key(|it| (place::feet(figure, *it), it.id()))
}

/// Where somebody goes at once: towards their foes, or away from them, as their mind is.
pub fn whither(play: Play<'_>, run: Run, feet: u16, hops: bool) -> Option<Cell> {
    let figure = play.figure(run.on);
    let near = nearest(figure, play.up(figure.team().other()))?.cell()?;
    let head = Head::of(figure);
    let goals = moving::goals(play, run.on, feet, hops);
    let closes = super::weigh::wants_near(&head);
    goals.into_iter().min_by_key(|it| {
        let far = it.reach_to(near) as i32;
        (if closes { far } else { -far }, it.y, it.x)
    })
}
