//! Damage and fatigue, falling, wishes that undo it.

use super::{
    Cx,
    components::FighterId,
    event::{Event, Harm, Source},
    fighter::Fighter,
    rules,
    step::{Action, Question, Task},
    venture::Venture,
    walk,
};
use crate::{
    game::{LegalActions, RuleId, Seat},
    grid::{Cell, hex},
};

/// Hurts somebody, who falls if that was too much.
pub fn hurt(cx: &mut Cx<'_>, rule: RuleId, event: Event) {
    if let Event::Hurt { who, .. } = event {
        befall(cx, rule, who, event);
    }
}

/// Applies an event that changes what somebody suffers or can bear: damage, healing, more or less
/// ST. A fighter who can no longer bear it falls, and one who can again gets up.
pub fn befall(cx: &mut Cx<'_>, rule: RuleId, who: FighterId, event: Event) {
    let venture = Venture::of(cx.world());
    let before = venture.fighter(who);
    let (up, dead) = (before.up, before.health().dead);
    cx.emit(rule, event);
    let venture = Venture::of(cx.world());
    let after = venture.fighter(who);
    let up_now = after.up;
    if !dead && (venture.is_slain(after) || (up && !up_now)) {
        cx.push(Task::Harmed(who));
    } else if !up && up_now {
        get_up(cx, who);
    }
}

/// A fighter who comes round on a board with somebody standing there gets up in the nearest free
/// hex.
fn get_up(cx: &mut Cx<'_>, who: FighterId) {
    let venture = Venture::of(cx.world());
    let Some(at) = venture
        .fighter(who)
        .at
        .filter(|_| venture.board().is_some())
    else {
        return;
    };
    let others = venture.standing().filter(|other| other.id != who);
    let taken = others.into_iter().any(|other| other.at == Some(at));
    if let (true, Some(to)) = (taken, room(venture, at)) {
        cx.emit(rules::HARM_OUT, Event::GotUp { who, to });
    }
}

/// The free hex nearest to another: by steps, or as the crow flies if there is no path; then the
/// uppermost, then the leftmost.
fn room(venture: Venture<'_>, at: Cell) -> Option<Cell> {
    let field = venture.field();
    let steps = field.steps(at, walk::longest(venture));
    let free = field.cells().filter(|cell| venture.is_free(*cell));
    free.min_by_key(|cell| {
        let far = steps.cost(*cell);
        let crow = hex::distance(at, *cell);
        (far.unwrap_or(u32::MAX), crow, cell.y, cell.x)
    })
}

/// True if somebody lying on the board could get up, there or in a free hex.
pub fn can_get_up(venture: Venture<'_>, who: FighterId) -> bool {
    let fighter = venture.fighter(who);
    match (fighter.up, venture.board(), fighter.at) {
        (false, Some(_), Some(at)) => {
            venture.stands_in(at).is_none() || room(venture, at).is_some()
        }
        _ => true,
    }
}

/// Somebody falls, out or dead.
pub fn fall(cx: &mut Cx<'_>, who: FighterId) {
    let venture = Venture::of(cx.world());
    let Some(fighter) = venture.get(who).filter(|it| !it.health().dead) else {
        return;
    };
    let dead = venture.is_slain(fighter);
    let by_damage = fighter.health().damage >= venture.st(fighter);
    if !dead && fighter.up {
        return;
    }
    let rule = match (dead, by_damage) {
        (true, _) => rules::HARM_DEATH,
        (false, true) => rules::HARM_OUT,
        (false, false) => rules::HARM_FATIGUE,
    };
    let harm = harm_of(venture, fighter);
    cx.emit(rule, Event::Fell { who, dead, harm });
    ask_wish(cx, who);
}

/// What somebody suffers now, and the ST that bears it.
fn harm_of(venture: Venture<'_>, fighter: Fighter<'_>) -> Harm {
    let health = fighter.health();
    Harm {
        damage: health.damage,
        fatigue: health.fatigue + health.hunger,
        st: venture.st(fighter),
    }
}

/// Lets a hero who has fallen use a wish.
pub fn ask_wish(cx: &mut Cx<'_>, who: FighterId) {
    if who.is_hero() && Venture::of(cx.world()).story(who).wishes > 0 {
        cx.ask(Question::Wish(who));
    }
}

/// Offers to use a wish, or not.
pub fn offer_wish(hero: FighterId, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Hero(hero.seat()), rules::FATE_WISH);
    offer.add(Action::Wish);
    offer.add(Action::Accept);
}

/// Carries out a choice of [`offer_wish`].
pub fn choose_wish(cx: &mut Cx<'_>, hero: FighterId, act: Action) {
    if act == Action::Wish {
        befall(cx, rules::FATE_WISH, hero, Event::Revived { hero });
    }
}

/// The damage at which a foe flees; rule `foes.flee`.
pub fn flees_at(venture: Venture<'_>, foe: Fighter<'_>) -> i32 {
    let divisor = venture.figures().flee_divisor;
    (venture.st(foe) + divisor - 1) / divisor
}

/// How much of somebody's damage has to be healed for the death check after the fight to be passed;
/// rule `harm.net`.
pub fn beyond_st(venture: Venture<'_>, who: Fighter<'_>) -> i32 {
    (who.health().damage - venture.st(who)).max(0)
}

/// Those whom the death check would kill now, and how much damage has to be healed to save each.
pub fn dying(venture: Venture<'_>) -> impl Iterator<Item = (FighterId, i32)> {
    let heroes = venture.living();
    let beyond = heroes.map(move |hero| (hero.id, beyond_st(venture, hero)));
    beyond.filter(|(_, damage)| *damage > 0)
}

/// Kills those who were not healed to a net ST of at least 0 right after the fight.
pub fn toll(cx: &mut Cx<'_>) {
    let lost: Vec<_> = dying(Venture::of(cx.world())).collect();
    for (who, _) in lost {
        let venture = Venture::of(cx.world());
        let harm = harm_of(venture, venture.fighter(who));
        let dead = true;
        cx.emit(rules::HARM_NET, Event::Fell { who, dead, harm });
        ask_wish(cx, who);
    }
}

/// Rolls the damage of a grapple and applies it: by the rule of bare hands, or by the given rule
/// for teeth or claws.
pub fn squeeze(cx: &mut Cx<'_>, by: FighterId, on: FighterId, teeth: RuleId) {
    let venture = Venture::of(cx.world());
    let grappler = venture.fighter(by);
    let blow = venture.squeeze(grappler, venture.fighter(on));
    let bites = venture
        .foe_kind(grappler)
        .is_some_and(|it| it.bite.is_some());
    let rule = if bites {
        teeth
    } else if blow.plus.has("modifier-unarmed") {
        rules::SKILLS_UNARMED
    } else {
        rules::GRAPPLE_UNARMED
    };
    let (roll, amount) = cx.roll(&blow);
    let event = Event::Hurt {
        who: on,
        source: Source::Grapple(by),
        roll,
        stopped: blow.stopped,
        amount,
        fatigue: false,
    };
    hurt(cx, rule, event);
}
