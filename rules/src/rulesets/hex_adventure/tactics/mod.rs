//! The tactics of foes: targets, movement, actions.

mod afar;
mod close;
mod master;
mod spells;

pub use master::{advised, targets};
pub use spells::{against as spell_against, can_cast};

use super::{
    Cx,
    components::FighterId,
    content::Tactics,
    event::{Event, Flight, Reason, TieBreak},
    fight,
    fighter::Fighter,
    rules,
    step::{Attack, AttackMode, Task, Turn, Using},
    tackle, turn,
    venture::Venture,
    walk,
};
use crate::{
    game::{Intent, RuleId},
    grid::Cell,
};

/// What a foe means to do in its turn.
#[derive(Debug, Default)]
struct Plan {
    /// Whom it is about, and why.
    aim: Option<(FighterId, Reason, TieBreak)>,
    /// The weapon that it takes in hand instead of moving.
    change: Option<u8>,
    /// The path that it takes first.
    path: Vec<Cell>,
    act: Act,
}

/// A foe's action.
#[derive(Clone, Copy, Debug, Default)]
enum Act {
    Load,
    Shoot(FighterId),
    Use(Using),
    Grapple(FighterId),
    /// Whatever it can do to somebody beside it or in sight: strike, throw, tackle.
    Attack(FighterId),
    #[default]
    Nothing,
}

impl Plan {
    fn about(on: FighterId, reason: Reason, tie: TieBreak, act: Act) -> Self {
        Plan {
            aim: Some((on, reason, tie)),
            act,
            ..Plan::default()
        }
    }

    fn along(self, path: Vec<Cell>) -> Self {
        Plan { path, ..self }
    }
}

impl<'w> Venture<'w> {
    /// The tactics of a foe.
    pub fn tactics(self, foe: Fighter<'_>) -> Tactics {
        let kind = self.foe_kind(foe);
        kind.map_or_else(Tactics::default, |kind| kind.links.tactics)
    }
}

/// A foe's turn.
pub fn turn(cx: &mut Cx<'_>, foe: FighterId) {
    let venture = Venture::of(cx.world());
    if !venture.is_fighting() || !venture.can_act(foe) || fight::lose_turn(cx, foe) {
        return;
    }
    cx.emit(rules::FIGHT_ORDER, Event::TurnBegan { who: foe });
    let turn = Turn::of(foe);
    let venture = Venture::of(cx.world());
    let me = venture.fighter(foe);
    let carries = |it: Fighter<'_>| venture.carries(me, it);
    let flees = venture.wants_away(me) && venture.grip(me).is_none_or(carries);
    if cx.setup().master && !flees {
        cx.push(Task::Hero(turn));
        return;
    }
    turn::finish(cx, turn, false);
    if flees {
        let why = Flight::Hurt;
        cx.emit(rules::FOES_FLEE, Event::Fled { foe, why });
        return;
    }
    let venture = Venture::of(cx.world());
    let plan = plan(venture, venture.fighter(foe));
    carry_out(cx, turn, plan);
}

/// What each foe would do if its turn came now: whom it acts on, the path that it takes there, and
/// whether it gets to act on anybody at its end, with the weapon that it draws first if it draws one.
/// Those who flee, and those who lose their turn, do nothing.
pub fn intents(venture: Venture<'_>) -> Vec<Intent> {
    if !venture.is_fighting() {
        return Vec::new();
    }
    let foes = venture.standing().filter(|it| !it.id.is_hero());
    let acts = |foe: &Fighter<'_>| {
        !foe.activity().reacted && !venture.is_held(*foe) && !venture.wants_away(*foe)
    };
    let meant = foes.filter(acts).filter_map(|foe| {
        let plan = plan(venture, foe);
        let (on, ..) = plan.aim.filter(|(on, ..)| *on != foe.id)?;
        let met = acts_on(venture, foe, on, &plan);
        Some(Intent {
            who: foe.id.token(),
            on: met.unwrap_or(on).token(),
            strikes: met.is_some(),
            path: plan.path,
        })
    });
    meant.collect()
}

/// Whom a plan ends in something done to; `None` if it ends on the way there.
fn acts_on(venture: Venture<'_>, me: Fighter<'_>, on: FighterId, plan: &Plan) -> Option<FighterId> {
    let there = plan.path.last().map_or(me, |end| me.moved_to(*end));
    match plan.act {
        Act::Load | Act::Nothing => None,
        Act::Shoot(_) | Act::Use(_) | Act::Grapple(_) => Some(on),
        Act::Attack(at) => {
            let there = plan.change.map_or(there, |place| there.armed_with(place));
            close::deed(venture, there, at).map(|(_, whom)| whom)
        }
    }
}

/// What a foe does in its turn.
fn plan(venture: Venture<'_>, me: Fighter<'_>) -> Plan {
    match venture.grip(me) {
        Some(other) if venture.carries(me, other) => close::carrying(venture, me, other),
        Some(other) => close::holding(other),
        None if is_shooter(venture, me) => afar::plan(venture, me),
        None => close::plan(venture, me),
    }
}

fn carry_out(cx: &mut Cx<'_>, turn: Turn, plan: Plan) {
    let foe = turn.who;
    if let Some(place) = plan.change {
        let event = Event::Changed {
            who: foe,
            place: Some(place),
            weapon: turn::carried(Venture::of(cx.world()), foe, Some(place)),
        };
        cx.emit(rules::GEAR_CHANGE, event);
    }
    if let Some((on, reason, tie)) = plan.aim {
        let event = Event::FoeAims {
            foe,
            on,
            reason,
            tie,
        };
        cx.emit(rule_of(reason), event);
    }
    let changed = plan.change.is_some();
    let turn = Turn { changed, ..turn };
    match (plan.path.is_empty(), plan.aim) {
        (false, Some((on, ..))) => {
            let (path, goal) = (plan.path.into(), Some(on));
            cx.push(Task::Walk { turn, path, goal });
        }
        _ => execute(cx, turn, plan.act),
    }
}

fn execute(cx: &mut Cx<'_>, turn: Turn, act: Act) {
    let by = turn.who;
    match act {
        Act::Load => turn::load(cx, turn),
        Act::Shoot(on) => cx.push(Task::Attack(Attack {
            by,
            on,
            mode: AttackMode::Shoot,
            first: false,
        })),
        Act::Use(using) => cx.push(Task::Use(using)),
        Act::Grapple(on) => tackle::grapple(cx, by, on),
        Act::Attack(on) => cx.push(Task::FoeActs { turn, on }),
        Act::Nothing => waits(cx, turn),
    }
}

/// The rule of a reason.
fn rule_of(reason: Reason) -> RuleId {
    match reason {
        Reason::Nearest | Reason::Holds | Reason::Reaches | Reason::Carries | Reason::DragsOff => {
            rules::FOES_NEAREST
        }
        Reason::Aims
        | Reason::AimsAtNearest
        | Reason::SeeksSight
        | Reason::SeeksCover
        | Reason::Approaches
        | Reason::Heals
        | Reason::Shields
        | Reason::Catches
        | Reason::Helps
        | Reason::Escapes => rules::FOES_AIM,
    }
}

/// True if it fights from afar: it can shoot or cast.
pub fn is_shooter(venture: Venture<'_>, who: Fighter<'_>) -> bool {
    let shoots = venture
        .in_hand(who)
        .is_some_and(|held| venture.book()[held.weapon].shoot.is_some());
    shoots || !who.spells().is_empty()
}

/// Picks among equally good targets: the one with least left to lose, then the first by seat.
fn pick<'w, K: Ord>(
    venture: Venture<'w>,
    among: impl Iterator<Item = Fighter<'w>>,
    key: impl Fn(Fighter<'_>) -> K,
) -> Option<(Fighter<'w>, TieBreak)> {
    let mut best: Option<(Fighter<'_>, K, TieBreak)> = None;
    for next in among {
        let rank = key(next);
        best = match best {
            Some((held, kept, tie)) if rank > kept => Some((held, kept, tie)),
            Some((held, kept, tie)) if rank == kept => {
                match venture.left(next).cmp(&venture.left(held)) {
                    std::cmp::Ordering::Less => Some((next, rank, TieBreak::Weakest)),
                    std::cmp::Ordering::Greater => Some((held, kept, TieBreak::Weakest.max(tie))),
                    std::cmp::Ordering::Equal => Some((held, kept, TieBreak::Seat.max(tie))),
                }
            }
            _ => Some((next, rank, TieBreak::None)),
        };
    }
    best.map(|(fighter, _, tie)| (fighter, tie))
}

/// The number of somebody's opponents next to a hex, without one of them.
fn beside(venture: Venture<'_>, who: FighterId, at: Cell, but: Option<FighterId>) -> usize {
    let field = venture.field();
    let near = |it: &Fighter<'_>| it.at.is_some_and(|it| field.touches(it, at));
    let others = venture.against(who).filter(|it| Some(it.id) != but);
    others.filter(near).count()
}

/// A foe's action after its move.
pub fn act(cx: &mut Cx<'_>, turn: Turn, on: FighterId) {
    let venture = Venture::of(cx.world());
    let Some(me) = venture.get(turn.who) else {
        return;
    };
    if !venture.is_fighting() || !me.up {
        return;
    }
    match close::deed(venture, me, on) {
        Some((Deed::Wrestle, on)) => tackle::grapple(cx, turn.who, on),
        Some((deed, other)) => {
            if other != on {
                let event = Event::FoeAims {
                    foe: turn.who,
                    on: other,
                    reason: Reason::Reaches,
                    tie: TieBreak::None,
                };
                cx.emit(rules::FOES_NEAREST, event);
            }
            // If there is an attack, the turn ends as one with an attack.
            match deed {
                Deed::Swing(mode) => cx.push(Task::Attack(Attack {
                    by: turn.who,
                    on: other,
                    mode,
                    first: false,
                })),
                _ => tackle::begin(cx, turn.who, other),
            }
        }
        // Those who shoot and cast have gone where they will; now they stand still.
        None if turn.moved && afar::is_ready(venture, me) => watched(cx, turn),
        None => waits(cx, turn),
    }
}

/// What a foe does to somebody at its goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    Swing(AttackMode),
    Tackle,
    Wrestle,
}

fn waits(cx: &mut Cx<'_>, turn: Turn) {
    cx.emit(rules::FOES_NEAREST, Event::FoeWaits { foe: turn.who });
    watched(cx, turn);
}

/// A foe that has moved without attacking may draw a reaction to its last step.
fn watched(cx: &mut Cx<'_>, turn: Turn) {
    let venture = Venture::of(cx.world());
    let at = venture.get(turn.who).and_then(|it| it.at);
    if let (Some(before), Some(at)) = (turn.before, at) {
        cx.push_all(walk::zones(venture, turn.who, before, at));
    }
}
