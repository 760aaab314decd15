//! Reactions: counterattacks and tackles after an attack, first attacks, zones of control.

use super::{
    Cx, attack,
    components::FighterId,
    content::Reacts,
    event::{Event, Reaction},
    fighter::Fighter,
    rules,
    setup::Setup,
    step::{Action, Attack, AttackMode, Question, Task},
    tackle,
    venture::Venture,
};
use crate::game::{LegalActions, RuleId};

/// The attack modes, in the order in which they are offered.
const WAYS: [AttackMode; 3] = [AttackMode::Strike, AttackMode::Shoot, AttackMode::Throw];

/// True if somebody can react at all: not if it has done so already, or is held or grappled. A foe
/// about to flee does not.
pub fn is_able(venture: Venture<'_>, who: Fighter<'_>) -> bool {
    who.up
        && !who.activity().reacted
        && !venture.is_held(who)
        && venture.grip(who).is_none()
        && !venture.wants_away(who)
}

/// The modes in which somebody can attack another from its place.
fn counters<'w>(
    venture: Venture<'w>,
    who: Fighter<'w>,
    on: Fighter<'w>,
) -> impl Iterator<Item = AttackMode> + use<'w> {
    let can = move |mode: &AttackMode| attack::allowed(venture, who, on, *mode).is_ok();
    WAYS.into_iter().filter(can)
}

/// True if the first can answer an attack of the second in place, and may: whoever a person plays,
/// foes of the book's by their tactics.
pub fn may_counter(venture: Venture<'_>, setup: &Setup, (who, on): (FighterId, FighterId)) -> bool {
    let (me, other) = (venture.fighter(who), venture.fighter(on));
    let may = setup.is_played(who) || venture.tactics(me).reacts == Reacts::Always;
    may && is_able(venture, me) && counters(venture, me, other).next().is_some()
}

/// The attack that somebody could make on whoever tackles it, before the contest; none by a foe whose
/// tactics are never to react.
pub fn first_attack(venture: Venture<'_>, by: FighterId, on: FighterId) -> Option<Attack> {
    let (me, tackler) = (venture.fighter(by), venture.fighter(on));
    let may = by.is_hero() || venture.tactics(me).reacts == Reacts::Always;
    if !may || !is_able(venture, me) {
        return None;
    }
    let mode = counters(venture, me, tackler).find(|mode| *mode != AttackMode::Throw)?;
    let first = true;
    Some(Attack {
        by,
        on,
        mode,
        first,
    })
}

/// The occasion for a reaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// An attack has been made; true if it was a strike.
    Attacked(bool),
    /// Somebody is about to tackle.
    Tackled,
    /// Somebody moves within its zone of control.
    Zone,
}

impl Occasion {
    fn rule(self) -> RuleId {
        match self {
            Occasion::Attacked(_) => rules::REACT_COUNTER,
            Occasion::Tackled => rules::REACT_FIRST,
            Occasion::Zone => rules::REACT_ZONE,
        }
    }

    fn question(self, who: FighterId, to: FighterId) -> Question {
        match self {
            Occasion::Attacked(strike) => Question::React {
                by: to,
                on: who,
                strike,
            },
            Occasion::Tackled => Question::First { by: to, on: who },
            Occasion::Zone => Question::Zone { who, mover: to },
        }
    }
}

/// Offers the possible reactions; foes choose from the same.
pub fn offer(
    venture: Venture<'_>,
    who: FighterId,
    on: FighterId,
    occasion: Occasion,
    offer: &mut LegalActions<Action>,
) {
    offer.ask(who.player(), occasion.rule());
    offer.add(Action::Bear);
    let (Some(me), Some(other)) = (venture.get(who), venture.get(on)) else {
        return;
    };
    if !is_able(venture, me) || !other.up {
        return;
    }
    let throws = occasion != Occasion::Tackled;
    for mode in counters(venture, me, other).filter(|mode| throws || *mode != AttackMode::Throw) {
        offer.add(Action::Counter { mode });
    }
    if attack::is_empty(venture, me) {
        let mode = AttackMode::Shoot;
        offer.refuse(Action::Counter { mode }, rules::GEAR_LOAD);
    }
    match occasion {
        Occasion::Attacked(true) | Occasion::Zone => {
            if tackle::allowed(venture, me, other).is_ok() {
                offer.add(Action::TackleBack);
            }
        }
        Occasion::Attacked(false) => offer.refuse(Action::TackleBack, rules::REACT_TACKLE),
        Occasion::Tackled => {}
    }
}

/// Lets a foe react, or asks a hero if there is a choice.
pub fn resolve(cx: &mut Cx<'_>, who: FighterId, on: FighterId, occasion: Occasion) {
    let mut options = LegalActions::new(false);
    offer(Venture::of(cx.world()), who, on, occasion, &mut options);
    if options.choices.len() < 2 {
        return;
    }
    let venture = Venture::of(cx.world());
    if cx.setup().is_played(who) {
        cx.ask(occasion.question(who, on));
    } else if venture.tactics(venture.fighter(who)).reacts == Reacts::Always {
        // Foes take the first: a strike before a shot before a throw; animals only tackle.
        react(cx, who, on, occasion, options.choices[1].act);
    }
}

/// Carries out a reaction.
pub fn react(cx: &mut Cx<'_>, who: FighterId, on: FighterId, occasion: Occasion, act: Action) {
    let rule = match (occasion, act) {
        (_, Action::Bear) => return,
        (Occasion::Attacked(_), Action::TackleBack) => rules::REACT_TACKLE,
        (Occasion::Attacked(_), _) if !who.is_hero() => rules::FOES_REACT,
        _ => occasion.rule(),
    };
    match act {
        Action::Counter { mode } => {
            let first = occasion == Occasion::Tackled;
            let how = if first {
                Reaction::First
            } else {
                Reaction::Counter(mode)
            };
            cx.emit(rule, Event::Reacted { who, how });
            cx.push(Task::Attack(Attack {
                by: who,
                on,
                mode,
                first,
            }));
        }
        Action::TackleBack => {
            let how = Reaction::Tackle;
            cx.emit(rule, Event::Reacted { who, how });
            tackle::begin(cx, who, on);
        }
        _ => {}
    }
}
