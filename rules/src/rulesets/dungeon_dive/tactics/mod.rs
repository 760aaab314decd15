//! What everybody does whom no player plays: foes, hired hands, summoned allies; rules `mind.best`
//! and those after it.
//!
//! `head` is what somebody knows, `options` what they could do, `ground` where they could go;
//! `worth` says what that does, by the exact odds in `spread`, and `weigh` what a choice is worth in
//! all, by the table of the mind. `think` looks for the best among `candidates`, `prefer` decides
//! between equals, and `idle` is for whoever has nothing to do.

mod air;
mod ambush;
mod answers;
mod candidates;
mod free;
mod ground;
mod head;
mod hired;
mod idle;
mod intents;
mod lasting;
mod mobility;
mod options;
mod prefer;
mod spread;
mod think;
mod traits;
mod weigh;
mod worth;

pub use ambush::lie_in_wait;
pub use answers::{next_target, one_of, reacts, whither};
pub(super) use free::{Free, gets_free};
pub(super) use ground::Route;
pub(super) use head::Head;
pub use intents::intents;
pub(super) use options::all as options;
pub(super) use think::{Focus, Thought, aim, best, here};

use super::{
    Cx,
    components::FigureId,
    content::{Area, Time, Trait},
    event::{Does, Minding, Spends},
    fight::{doors, standard, strike, turn},
    play::Play,
    rules,
    sheet::Sheet,
    step::{Soar, Task, Walk},
};
use crate::{
    dice::{Check, Die, Sum},
    game::RuleId,
};
use prefer::Fallen;

/// Has somebody do the next thing of their turn, until nothing is left.
pub fn act(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let sheet = Sheet::of(figure);
    if standard::may_get_up(&sheet) {
        cx.push(Task::Act(who));
        standard::get_up(cx, who);
        return;
    }
    if let Some(door) = doors::in_the_way(figure) {
        cx.push(Task::Act(who));
        return doors::turn(cx, who, door);
    }
    if hired::act(cx, who) {
        return;
    }
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let sheet = Sheet::of(figure);
    let fallen = prefer::fallen(play, figure);
    if let Fallen::Roll(on) = fallen {
        let others = play.up(figure.team().other()).next().is_some();
        let turn = figure.turn();
        let strikes = turn.attacks > 0 || !turn.routine.is_empty();
        if others && (strikes || sheet.has_time(Time::Action).is_ok()) {
            roll_for_downed(cx, who, on);
        }
    }
    let play = Play::of(cx.world());
    let head = Head::of(play.figure(who));
    let thought = choose(&head);
    if let Some(free) = gets_free(&head, thought.as_ref().map(|it| &it.0)) {
        cx.push(Task::Act(who));
        return free.carry_out(cx, who);
    }
    let Some((thought, rule)) = thought else {
        return;
    };
    let plain = matches!(thought.chosen.does, Does::Take(_));
    let meant = head.figure.memory().meant;
    let known = meant.is_some_and(|it| {
        (it.does, it.on, it.round) == (thought.chosen.does, thought.chosen.on, play.round())
    });
    let price = turn::attack_price(&head.sheet).unwrap_or(Spends::Nothing);
    if !plain && !known {
        let event = Minding::Chose {
            who,
            chosen: Box::new(thought.chosen.clone()),
            instead: thought.instead.clone().map(Box::new),
            settled: thought.settled,
        };
        cx.emit(rule, event.into());
    }
    carry_out(cx, who, thought, price);
}

/// What somebody would do now, and the rule that decides: whoever is down, or has drawn attention, comes
/// first.
pub(super) fn choose(head: &Head<'_>) -> Option<(Thought, RuleId)> {
    let doubles = prefer::takes_doubles(head);
    let focus = prefer::focus(head);
    if focus != Focus::All
        && let Some(mut thought) = best(head, focus, doubles)
    {
        thought.settled = super::event::Settled::Attention;
        return Some((thought, rules::MIND_DOWNED));
    }
    if let Some(thought) = best(head, Focus::All, doubles) {
        let rule = rule_of(thought.settled);
        return Some((thought, rule));
    }
    // A double is better than nobody.
    let mut thought = (!doubles).then(|| best(head, Focus::All, true)).flatten()?;
    thought.settled = super::event::Settled::Double;
    Some((thought, rules::MIND_DOUBLES))
}

fn rule_of(settled: super::event::Settled) -> RuleId {
    use super::event::Settled;
    match settled {
        Settled::NearestDeath => rules::MIND_NEAREST_DEATH,
        Settled::MostDamage => rules::MIND_MOST_DAMAGE,
        Settled::LowerAc => rules::MIND_LOWER_AC,
        Settled::Double => rules::MIND_DOUBLES,
        Settled::Attention => rules::MIND_DOWNED,
        Settled::Alone => rules::MIND_KNOWS,
        Settled::Worth | Settled::Nearer | Settled::First => rules::MIND_BEST,
    }
}

/// A d4 decides whether a foe goes on with somebody who is down; rule `mind.downed`.
fn roll_for_downed(cx: &mut Cx<'_>, who: FigureId, on: FigureId) {
    let most = Play::of(cx.world()).book().figures.downed_on;
    let (roll, _) = Sum::of("dice-dive-downed", 1, Die::D4).roll(cx.chance());
    let goes_on = roll.total() <= i32::from(most);
    let event = Minding::DownedRolled {
        who,
        on,
        roll: Box::new(roll),
        goes_on,
    };
    cx.emit(rules::MIND_DOWNED, event.into());
}

/// Goes there first, or does it.
fn carry_out(cx: &mut Cx<'_>, who: FigureId, thought: Thought, price: Spends) {
    match thought.way {
        Route::Air(path) if !path.is_empty() => {
            return cx.push_all([Task::Soar(Soar { who, path }), Task::Act(who)]);
        }
        Route::Foot(path) if !path.is_empty() => {
            let walk = Walk {
                who,
                path,
                provokes: true,
                crawls: Sheet::of(Play::of(cx.world()).figure(who)).is(|it| *it == Trait::Prone),
            };
            return cx.push_all([Task::Walk(walk), Task::Act(who)]);
        }
        _ => {}
    }
    if let Does::Take(what) = thought.chosen.does {
        cx.push(Task::Act(who));
        standard::take(cx, who, what, Spends::Action);
        return;
    }
    let Some(option) = thought.option else { return };
    if let Some(armed) = option.armed {
        cx.push(Task::Act(who));
        if let Some(hand) = armed.draw {
            standard::wield(cx, who, hand, armed.arm);
        } else if let Some(on) = thought.targets.first() {
            let spends = if armed.second { Spends::Bonus } else { price };
            let with = (armed.arm, armed.how);
            strike::begin(cx, who, *on, with, (armed.second, armed.both_hands), spends);
        }
    } else if let Some(mut plan) = option.plan {
        if matches!(option.aimed, options::Aimed::At(_)) {
            plan.targets = thought.targets;
        }
        plan.at = thought.at;
        cx.push_all([Task::Do(plan), Task::Act(who)]);
    }
}

fn area_feet(area: Area) -> u16 {
    match area {
        Area::Cone(feet) | Area::Cube(feet) | Area::Sphere(feet) | Area::Around(feet) => {
            feet.into()
        }
        Area::Cylinder { radius, .. } => radius.into(),
        Area::Line { long, .. } => long.into(),
        Area::Wall(squares) => u16::from(squares) * 5,
    }
}
