//! Tackles, contests and grapples.

use super::{
    Cx,
    checks::{Contested, Figure, wins},
    components::FighterId,
    content::Attribute,
    contest, entries,
    event::{Event, Flight},
    fighter::Fighter,
    harm, powers, rules,
    step::{Action, Contest, Question, Rival, Stake, Task},
    venture::Venture,
    walk,
};
use crate::{
    game::{LegalActions, RuleId},
    grid::{Cell, hex},
};

/// Checks that somebody can tackle somebody from its place.
///
/// # Errors
/// The rule that forbids it.
pub fn allowed(venture: Venture<'_>, by: Fighter<'_>, on: Fighter<'_>) -> Result<(), RuleId> {
    let (Some(from), Some(to)) = (by.at, on.at) else {
        return Err(rules::TACKLE_ENTER);
    };
    if !venture.field().touches(from, to) {
        return Err(rules::TACKLE_ENTER);
    }
    if venture.grip(by).is_some() || venture.grip(on).is_some() {
        return Err(rules::GRAPPLE_CLOSED);
    }
    Ok(())
}

/// Starts a tackle, which the target may answer by attacking first.
pub fn begin(cx: &mut Cx<'_>, by: FighterId, on: FighterId) {
    cx.emit(rules::TACKLE_ENTER, Event::Tackles { by, on });
    cx.push_all([Task::First { by, on }, Task::Tackle { by, on }]);
}

/// The tackle itself, if both are still there for it.
pub fn tackle(cx: &mut Cx<'_>, by: FighterId, on: FighterId) {
    let venture = Venture::of(cx.world());
    let both = venture.can_act(by) && venture.can_act(on);
    if both && allowed(venture, venture.fighter(by), venture.fighter(on)).is_ok() {
        cx.push(Task::Contest(Contest {
            by,
            rival: Rival::Fighter(on),
            attribute: Attribute::Dx,
            stake: Stake::Tackle,
            named: None,
        }));
    }
}

/// Begins a grapple within one hex.
pub fn grapple(cx: &mut Cx<'_>, by: FighterId, on: FighterId) {
    cx.push(Task::Contest(Contest {
        by,
        rival: Rival::Fighter(on),
        attribute: Attribute::St,
        stake: Stake::Grapple,
        named: None,
    }));
}

/// The attribute of a fighter in a contest.
pub fn figure(venture: Venture<'_>, contest: &Contest, of: FighterId) -> Figure {
    let fighter = venture.fighter(of);
    match contest.stake {
        Stake::Tackle => venture.tackle_dx(fighter),
        Stake::Grapple => venture.grapple_st(fighter),
        Stake::Power(_) if of == contest.by && contest.attribute == Attribute::Iq => {
            venture.cast_iq(fighter)
        }
        Stake::Power(_) => venture.attribute(fighter, contest.attribute),
        Stake::Option(option) => entries::tried(venture, option, fighter),
    }
}

/// Both attributes: the beginner's, and the other side's.
pub fn figures(venture: Venture<'_>, contest: &Contest) -> (i32, i32) {
    let mine = figure(venture, contest, contest.by).total;
    let theirs = match contest.rival {
        Rival::Fighter(other) => figure(venture, contest, other).total,
        Rival::Value(value) => value,
    };
    (mine, theirs)
}

/// A contest with both numbers of dice, the beginner's first.
pub fn check(venture: Venture<'_>, contest: &Contest, mine: u8, theirs: u8) -> Contested {
    let figures = figures(venture, contest);
    Contested {
        mine: (figures.0, mine),
        theirs: (figures.1, theirs),
        die: venture.figures().die,
    }
}

/// The best number of dice to begin a contest with, and the best answer to it.
pub fn best_dice(venture: Venture<'_>, contest: &Contest) -> (u8, u8) {
    let (mine, theirs) = figures(venture, contest);
    let most = venture.figures().contest_dice;
    let dice = contest::best_beginning(mine, theirs, most);
    (dice, contest::best_reply((mine, dice), theirs, most))
}

/// The best answer to a number of dice.
pub fn best_answer(venture: Venture<'_>, contest: &Contest, dice: u8) -> u8 {
    let (mine, theirs) = figures(venture, contest);
    contest::best_reply((mine, dice), theirs, venture.figures().contest_dice)
}

/// A contest: numbers are named, automatically for the game's side, then the dice are rolled.
pub fn contest(cx: &mut Cx<'_>, contest: Contest) {
    let venture = Venture::of(cx.world());
    let rival_up = match contest.rival {
        Rival::Fighter(other) => venture.can_act(other),
        Rival::Value(_) => true,
    };
    if !venture.can_act(contest.by) || !rival_up {
        return;
    }
    let most = venture.figures().contest_dice;
    let (mine, theirs) = figures(venture, &contest);
    let asks = |who: FighterId| cx.setup().is_played(who);
    match contest.named {
        None if asks(contest.by) && contest::beginning_matters(mine, theirs, most) => {
            cx.ask(Question::Contest(contest));
        }
        None => name(cx, contest, contest::best_beginning(mine, theirs, most)),
        Some(dice) => match contest.rival {
            Rival::Fighter(other)
                if asks(other) && contest::answer_matters((mine, dice), theirs, most) =>
            {
                cx.ask(Question::Contest(contest));
            }
            _ => {
                let answer = contest::best_reply((mine, dice), theirs, most);
                roll(cx, contest, answer);
            }
        },
    }
}

/// The side that names its dice next: the beginner, then whoever answers.
pub fn names_next(contest: &Contest) -> FighterId {
    match (contest.named, contest.rival) {
        (Some(_), Rival::Fighter(other)) => other,
        _ => contest.by,
    }
}

/// Offers the number of dice to roll.
pub fn offer_contest(venture: Venture<'_>, contest: &Contest, offer: &mut LegalActions<Action>) {
    offer.ask(names_next(contest).player(), rules::CONTEST_NAMING);
    let most = i32::from(venture.figures().contest_dice);
    offer.add_amount(Action::Dice, 1, most);
}

/// Carries out a choice of [`offer_contest`].
pub fn choose_contest(cx: &mut Cx<'_>, contest: Contest, amount: i32) {
    let dice = amount.clamp(1, 99) as u8;
    if contest.named.is_some() {
        roll(cx, contest, dice);
    } else {
        name(cx, contest, dice);
    }
}

/// The beginner of a contest names a number of dice openly.
fn name(cx: &mut Cx<'_>, contest: Contest, dice: u8) {
    cx.emit(rules::CONTEST_NAMING, Event::Named { contest, dice });
    let named = Some(dice);
    cx.push(Task::Contest(Contest { named, ..contest }));
}

fn roll(cx: &mut Cx<'_>, contest: Contest, answered: u8) {
    let venture = Venture::of(cx.world());
    let (mine, theirs) = figures(venture, &contest);
    let check = check(venture, &contest, contest.named.unwrap_or(1), answered);
    let (roll, won) = cx.roll(&check);
    let mut faces = roll.dice.iter().map(|die| i32::from(die.face));
    let total: i32 = faces.by_ref().take(check.mine.1.into()).sum();
    let totals = (total, faces.sum());
    let rule = match contest.stake {
        Stake::Grapple => rules::GRAPPLE_WIN,
        Stake::Power(_) => rules::MAGIC_CONTEST,
        _ => rules::CONTEST_WINNING,
    };
    let event = Event::Contested {
        contest,
        mine,
        theirs,
        answered,
        roll,
        won,
    };
    cx.emit(rule, event);
    match turned_by(Venture::of(cx.world()), &contest, (mine, theirs), totals) {
        Some(hero) => cx.ask(Question::KarmaContest { contest, hero, won }),
        None => settle(cx, contest, won),
    }
}

/// The hero who could turn the outcome of a contest with karma: one whose own total is over the
/// attribute, and would not lose as exactly the attribute.
fn turned_by(
    venture: Venture<'_>,
    contest: &Contest,
    (mine, theirs): (i32, i32),
    totals: (i32, i32),
) -> Option<FighterId> {
    let won = wins((mine, totals.0), (theirs, totals.1));
    let (hero, turned) = match contest.rival {
        _ if contest.by.is_hero() && totals.0 > mine => {
            (contest.by, wins((mine, mine), (theirs, totals.1)))
        }
        Rival::Fighter(other) if other.is_hero() && totals.1 > theirs => {
            (other, wins((mine, totals.0), (theirs, theirs)))
        }
        _ => return None,
    };
    (turned != won && venture.story(hero).karma > 0).then_some(hero)
}

/// Carries out the choice whether karma turns a contest.
pub fn choose_karma(cx: &mut Cx<'_>, contest: Contest, hero: FighterId, won: bool, act: Action) {
    let turned = act == Action::Karma;
    if turned {
        cx.emit(rules::FATE_KARMA, Event::KarmaUsed { hero });
    }
    settle(cx, contest, won != turned);
}

fn settle(cx: &mut Cx<'_>, contest: Contest, won: bool) {
    let by = contest.by;
    match (contest.stake, contest.rival) {
        (Stake::Tackle, Rival::Fighter(on)) if won => enter(cx, by, on),
        (Stake::Tackle, Rival::Fighter(on)) => retreat(cx, by, on),
        (Stake::Grapple, Rival::Fighter(on)) if won => cx.push(Task::Grip { by, on }),
        (Stake::Power(using), _) => powers::settle(cx, using, won),
        (Stake::Option(option), _) => entries::contested(cx, option, won),
        _ => {}
    }
}

/// The tackler enters its foe's hex; an animal bites at once.
fn enter(cx: &mut Cx<'_>, by: FighterId, on: FighterId) {
    let venture = Venture::of(cx.world());
    let Some(at) = venture.fighter(on).at else {
        return;
    };
    let animal = venture.is_animal(venture.fighter(by));
    cx.emit(rules::TACKLE_ENTER, Event::Entered { by, on, at });
    if animal {
        harm::squeeze(cx, by, on, rules::TACKLE_ANIMALS);
    }
}

/// After a failed tackle the weaker of the two retreats, or the tackler if they are equal, to the
/// hex that is farthest away. Then the target may attack back.
fn retreat(cx: &mut Cx<'_>, by: FighterId, on: FighterId) {
    let venture = Venture::of(cx.world());
    let (mine, theirs) = (venture.fighter(by), venture.fighter(on));
    let (weaker, stronger) = if venture.st(mine) <= venture.st(theirs) {
        (mine, theirs)
    } else {
        (theirs, mine)
    };
    let to = stronger.at.and_then(|from| {
        let free = walk::free_away(venture, weaker, from).into_iter();
        free.min_by_key(|cell| {
            (
                std::cmp::Reverse(hex::distance(*cell, from)),
                cell.y,
                cell.x,
            )
        })
    });
    let who = weaker.id;
    cx.emit(rules::TACKLE_RETREAT, Event::Retreated { who, to });
    let strike = false;
    cx.push(Task::React { by, on, strike });
}

/// Asks for the use of a won grapple; foes do damage, or get away if they want to flee.
pub fn grip(cx: &mut Cx<'_>, by: FighterId, on: FighterId) {
    let venture = Venture::of(cx.world());
    let leaves = venture.wants_away(venture.fighter(by));
    if by.is_hero() || (cx.setup().master && !leaves) {
        cx.ask(Question::Grip { by, on });
        return;
    }
    if leaves {
        let (foe, why) = (by, Flight::Hurt);
        cx.emit(rules::FOES_FLEE, Event::Fled { foe, why });
    } else {
        harm::squeeze(cx, by, on, rules::GRAPPLE_DAMAGE);
    }
}

/// Offers the four uses of a won grapple.
pub fn offer_grip(venture: Venture<'_>, by: FighterId, offer: &mut LegalActions<Action>) {
    offer.ask(by.player(), rules::GRAPPLE_WIN);
    offer.add(Action::Squeeze);
    let free = match venture.fighter(by).at {
        Some(at) => walk::free_around(venture, at),
        None => return,
    };
    type Use = fn(Cell) -> Action;
    let uses: [Use; 3] = [
        |to| Action::Exit { to },
        |to| Action::Push { to },
        |to| Action::Drag { to },
    ];
    for of in uses {
        for to in &free {
            offer.add(of(*to));
        }
    }
}

/// Carries out a choice of [`offer_grip`].
pub fn choose_grip(cx: &mut Cx<'_>, by: FighterId, on: FighterId, act: Action) {
    match act {
        Action::Squeeze => harm::squeeze(cx, by, on, rules::GRAPPLE_DAMAGE),
        Action::Exit { to } => cx.emit(rules::GRAPPLE_EXIT, Event::Exited { who: by, to }),
        Action::Push { to } => cx.emit(rules::GRAPPLE_PUSH, Event::Pushed { by, on, to }),
        Action::Drag { to } => cx.emit(rules::GRAPPLE_DRAG, Event::Dragged { by, on, to }),
        _ => {}
    }
}
