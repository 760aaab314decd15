//! What the sound player does in fights.

use super::super::{
    components::{FigureId, Life},
    effects::targets,
    event::{Does, Reason},
    fight::doors,
    place,
    play::Play,
    step::{Action, Cause, Plan, Run},
    tactics::{self, Free, Head, Route, Thought},
};
use crate::{game::LegalActions, grid::Cell};

fn offers(offer: &LegalActions<Action>, act: Action) -> Option<Action> {
    let mut all = offer.choices.iter();
    all.any(|it| it.act == act).then_some(act)
}

fn first(offer: &LegalActions<Action>, fits: impl Fn(&Action) -> bool) -> Option<Action> {
    let mut all = offer.choices.iter().map(|it| it.act);
    all.find(fits)
}

/// What a hero does on their turn.
pub fn on_turn(play: Play<'_>, who: FigureId, offer: &LegalActions<Action>) -> Option<Action> {
    if let Some(up) = offers(offer, Action::GetUp) {
        return Some(up);
    }
    let figure = play.figure(who);
    let unarmed = figure.kit().hands.iter().all(Option::is_none);
    if let Some(up) = first(offer, |it| matches!(it, Action::PickUp(_))).filter(|_| unarmed) {
        return Some(up);
    }
    let door = doors::in_the_way(figure).map(Action::Door);
    let handy = door.into_iter().chain([Action::Order]);
    if let Some(first) = { handy }.find_map(|it| offers(offer, it)) {
        return Some(first);
    }
    let head = Head::of(figure);
    let thought = tactics::choose(&head).map(|(thought, _)| thought);
    if let Some(care) = cares(&head, offer, thought.as_ref()) {
        return Some(care);
    }
    let act = thought.as_ref().and_then(act_of);
    let from_here = || tactics::here(&head).as_ref().and_then(act_of);
    act.and_then(|it| offers(offer, it))
        .or_else(|| from_here().and_then(|it| offers(offer, it)))
        .or(Some(Action::Done))
}

/// The choice that begins what is thought best.
pub fn act_of(thought: &Thought) -> Option<Action> {
    match &thought.way {
        Route::Foot(path) => {
            if let Some((to, _)) = path.last() {
                return Some(Action::Move(*to));
            }
        }
        Route::Air(path) => {
            if let Some((to, up, _)) = path.last() {
                return Some(Action::Fly { to: *to, up: *up });
            }
        }
    }
    if let Does::Take(what) = thought.chosen.does {
        return Some(Action::Take(what));
    }
    let option = thought.option.as_ref()?;
    if let Some(armed) = &option.armed {
        return Some(match armed.draw {
            Some(hand) => Action::Wield {
                hand,
                arm: armed.arm,
            },
            None => Action::Attack {
                arm: armed.arm,
                how: armed.how,
                on: *thought.targets.first()?,
                second: armed.second,
                both_hands: armed.both_hands,
            },
        });
    }
    let plan = option.plan.as_ref()?;
    Some(Action::Use {
        source: plan.source,
        act: plan.act,
        circle: plan.circle,
    })
}

/// Looking after those who are down, and getting free, where nothing better can be done about it.
fn cares(
    head: &Head<'_>,
    offer: &LegalActions<Action>,
    thought: Option<&Thought>,
) -> Option<Action> {
    let helps = |it: &Thought| it.chosen.parts.iter().any(|(why, _)| *why == Reason::Helps);
    let helped = thought.is_some_and(helps);
    let dying = |who: FigureId| match head.play.figure(who).body().life {
        Life::Dying { failures, .. } => failures > 0,
        _ => false,
    };
    let stabilises = first(
        offer,
        |it| matches!(it, Action::Stabilise(who) if dying(*who)),
    );
    if stabilises.is_some() && !helped {
        return stabilises;
    }
    let free = match tactics::gets_free(head, thought)? {
        Free::Escape => Action::Escape,
        Free::Shake(lasting) => Action::Shake(lasting),
        Free::Wake(on) => Action::Wake(on),
    };
    offers(offer, free)
}

/// Whom or where something is aimed at.
pub fn aims(play: Play<'_>, plan: &Plan, offer: &LegalActions<Action>) -> Option<Action> {
    let head = Head::of(play.figure(plan.by));
    let does = Does::Act {
        source: plan.source,
        act: plan.act,
        circle: plan.circle,
    };
    let options = tactics::options(&head);
    let option = options.iter().find(|it| it.does == does);
    let thought = option.and_then(|it| tactics::aim(&head, it));
    let more = thought.and_then(|it| {
        let frame = &play.book().works(plan.source).acts[usize::from(plan.act)];
        match targets::takes_square(frame) {
            true => offers(offer, Action::At(it.at?)),
            false => {
                let next = it.targets.iter().find(|who| !plan.targets.contains(who));
                offers(offer, Action::Target(*next?))
            }
        }
    });
    let peace = play.fight().is_none();
    let enough = offers(offer, Action::Done).filter(|_| !peace);
    let most_hurt = || {
        let targets = offer.choices.iter().filter_map(|it| match it.act {
            Action::Target(who) => Some(who),
            _ => None,
        });
        let missing = |who: &FigureId| {
            let body = play.figure(*who).body();
            body.most - body.points
        };
        let hurt = targets.max_by_key(|who| (missing(who), std::cmp::Reverse(*who)));
        let hurt = hurt.filter(|_| peace)?;
        // Where nobody is hurt, it is for whoever does it, if it can be.
        let own = offers(offer, Action::Target(plan.by)).filter(|_| missing(&hurt) == 0);
        Some(own.unwrap_or(Action::Target(hurt)))
    };
    let any = || first(offer, |it| !matches!(it, Action::Back));
    more.or(enough).or_else(most_hurt).or_else(any)
}

/// Whether and how a hero answers something.
pub fn reacts(
    play: Play<'_>,
    who: FigureId,
    cause: Cause,
    offer: &LegalActions<Action>,
) -> Option<Action> {
    let options: Vec<Action> = offer.choices.iter().map(|it| it.act).collect();
    let answer = tactics::reacts(play, play.figure(who), cause, &options);
    answer.or(Some(Action::Done))
}

/// The next target of what happens several times.
pub fn again(play: Play<'_>, run: Run, offer: &LegalActions<Action>) -> Option<Action> {
    let next = tactics::next_target(play, run);
    let any = || first(offer, |it| matches!(it, Action::Target(_)));
    offers(offer, Action::Target(next))
        .or_else(any)
        .or(Some(Action::Done))
}

/// Which of several things happens.
pub fn one_of(play: Play<'_>, run: Run) -> Action {
    Action::Option(tactics::one_of(play, run))
}

/// Where a hero goes at once.
pub fn whither(play: Play<'_>, run: Run, feet: u16, hops: bool) -> Option<Action> {
    let to: Option<Cell> = tactics::whither(play, run, feet, hops);
    Some(to.map_or(Action::Done, Action::At))
}

/// Where a hero sends a zone: as near as it goes to the nearest foe.
pub fn zone_to(
    play: Play<'_>,
    who: FigureId,
    zone: u16,
    offer: &LegalActions<Action>,
) -> Option<Action> {
    let at = play.zone(zone)?.at;
    let foes = play.up(play.figure(who).team().other());
    let foe = foes.min_by_key(|it| (place::feet_to(*it, at), it.id()));
    let squares = offer.choices.iter().filter_map(|it| match it.act {
        Action::At(cell) => Some(cell),
        _ => None,
    });
    let near = |cell: &Cell| foe.map_or(0, |it| place::feet_to(it, *cell));
    let best = squares.min_by_key(|cell| (near(cell), cell.y, cell.x));
    Some(best.map_or(Action::Back, Action::At))
}
