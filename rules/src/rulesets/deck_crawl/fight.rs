//! Fights: the opening pairs, the open rounds, turn order, foes' targets.

use std::cmp::Reverse;

use smallvec::SmallVec;

use super::{
    Cx, checks,
    components::{Combatant, FoeId, HeroId, Order, Phase},
    crawl::Crawl,
    event::Event,
    rules,
    step::{Action, Question, Task},
};
use crate::{
    dice::{Roll, RolledDie},
    game::{LegalActions, Seat},
};

/// Begins the fight, if there is anybody to fight.
pub fn begin(cx: &mut Cx<'_>) {
    if Crawl::of(cx.world()).foes().len() == 0 {
        return;
    }
    cx.emit(
        rules::ROUND_FIGHTS,
        Event::Phase {
            phase: Phase::Fight,
        },
    );
    let order = order_of_turns(Crawl::of(cx.world()));
    cx.emit(rules::FIGHT_ORDER, Event::FightBegan { order });
    if Crawl::of(cx.world()).options().rolled_ties {
        roll_ties(cx);
    }
    let crawl = Crawl::of(cx.world());
    let mut steps: Vec<Task> = Vec::new();
    for foe in crawl.foes() {
        if crawl.is_dragon(foe) {
            steps.push(Task::Target(foe));
        } else if crawl.options().defending {
            steps.push(Task::StepIn(foe));
        }
    }
    steps.extend([Task::Opening, Task::FightRound, Task::FightEnd]);
    cx.push_all(steps);
}

/// Larger dice first; on ties heroes before foes, and each side in its own order.
fn order_of_turns(crawl: Crawl<'_>) -> Order {
    let heroes = crawl.heroes().map(Combatant::Hero);
    let mut order: Order = heroes.chain(crawl.foes().map(Combatant::Foe)).collect();
    order.sort_by_key(|who| Reverse(crawl.die_of(*who)));
    order
}

/// Ties roll their dice; the better result goes first.
fn roll_ties(cx: &mut Cx<'_>) {
    let crawl = Crawl::of(cx.world());
    let mut order = crawl.state().order.clone();
    let dice: Vec<_> = order.iter().map(|who| crawl.die_of(*who)).collect();
    let mut start = 0;
    while start < order.len() {
        let end = (start..order.len())
            .take_while(|at| dice[*at] == dice[start])
            .count()
            + start;
        if let (Some(die), true) = (dice[start], end - start > 1) {
            let tied: SmallVec<[Combatant; 8]> = order[start..end].iter().copied().collect();
            let mut roll = Roll::default();
            let mut rolled: Vec<(u8, Combatant)> = Vec::new();
            for who in &tied {
                let face = cx.chance().roll(die, "dice-order");
                roll.dice.push(RolledDie {
                    role: "dice-order",
                    die,
                    face,
                });
                rolled.push((face, *who));
            }
            rolled.sort_by_key(|(face, _)| Reverse(*face));
            for (at, (_, who)) in rolled.into_iter().enumerate() {
                order[start + at] = who;
            }
            let event = Event::TieRolled {
                who: tied,
                roll: Box::new(roll),
                order: order.clone(),
            };
            cx.emit(rules::FIGHT_ROLLED_TIES, event);
        }
        start = end;
    }
}

/// The opening: each monster and the hero whose player drew it, in turn order. Nobody drew the
/// dragon.
pub fn opening(cx: &mut Cx<'_>) {
    let crawl = Crawl::of(cx.world());
    let pairs: SmallVec<[(FoeId, HeroId); 4]> = crawl
        .foes()
        .filter_map(|foe| Some((foe, crawl.foe(foe)?.drawn_by?)))
        .collect();
    let turn = |who: &Combatant| {
        let (foe, _) = pairs.iter().find(|(foe, hero)| match who {
            Combatant::Hero(mine) => mine == hero,
            Combatant::Foe(mine) => mine == foe,
        })?;
        Some(Task::Turn {
            who: *who,
            only: Some(*foe),
        })
    };
    let turns: Vec<Task> = crawl.state().order.iter().filter_map(turn).collect();
    for (foe, hero) in pairs {
        cx.emit(rules::FIGHT_OPENING, Event::PairBegan { foe, hero });
    }
    cx.push_all(turns);
}

/// The heroes who could step in for the hero of a pair.
fn helpers(crawl: Crawl<'_>, foe: FoeId) -> impl Iterator<Item = HeroId> {
    let target = crawl.temper(foe).and_then(|temper| temper.target);
    crawl
        .living()
        .filter(move |hero| Some(*hero) != target && !crawl.aid(*hero).forfeit)
}

/// True if the attack of a foe can get through the armour of its target.
fn can_hurt(crawl: Crawl<'_>, foe: FoeId) -> bool {
    let target = crawl.temper(foe).and_then(|temper| temper.target);
    let most = crawl
        .die_of(Combatant::Foe(foe))
        .map_or(0, |die| die.sides());
    target.is_some_and(|hero| checks::damage(i32::from(most), crawl.armour(hero), 0) > 0)
}

/// Asks whether somebody steps in, if anybody can and the foe is a danger.
pub fn step_in(cx: &mut Cx<'_>, foe: FoeId) {
    let crawl = Crawl::of(cx.world());
    if can_hurt(crawl, foe) && helpers(crawl, foe).next().is_some() {
        cx.ask(Question::StepIn(foe));
    }
}

/// Offers the heroes who can step in.
pub fn offer_step_in(crawl: Crawl<'_>, foe: FoeId, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::FIGHT_DEFEND);
    offer.add(Action::Nobody);
    for hero in helpers(crawl, foe) {
        offer.add(Action::StepIn { hero });
    }
}

/// Carries out a choice of [`offer_step_in`].
pub fn choose_step_in(cx: &mut Cx<'_>, foe: FoeId, act: Action) {
    if let Action::StepIn { hero } = act {
        cx.emit(rules::FIGHT_DEFEND, Event::SteppedIn { hero, foe });
    }
}

/// An open round: everybody in order, as long as there are foes.
pub fn round(cx: &mut Cx<'_>) {
    let crawl = Crawl::of(cx.world());
    if crawl.foes().len() == 0 {
        return;
    }
    let number = crawl.state().fight_round + 1;
    let turns = crawl.state().order.iter().map(|who| Task::Turn {
        who: *who,
        only: None,
    });
    let mut steps: Vec<Task> = turns.collect();
    steps.push(Task::FightRound);
    cx.emit(rules::FIGHT_OPEN, Event::FightRound { number });
    cx.push_all(steps);
}

/// Takes a combatant's turn.
pub fn turn(cx: &mut Cx<'_>, who: Combatant, only: Option<FoeId>) {
    match who {
        Combatant::Hero(hero) => hero_turn(cx, hero, only),
        Combatant::Foe(foe) => foe_turn(cx, foe, only.is_some()),
    }
}

fn hero_turn(cx: &mut Cx<'_>, hero: HeroId, only: Option<FoeId>) {
    let crawl = Crawl::of(cx.world());
    let casts = |other: HeroId| {
        crawl
            .aid(other)
            .wards
            .iter()
            .any(|ward| ward.caster == hero)
    };
    if only.is_none() && crawl.heroes().any(casts) {
        cx.emit(rules::WIZARD_PROTECT, Event::WardsFaded { caster: hero });
    }
    let crawl = Crawl::of(cx.world());
    let gone = only.is_some_and(|foe| crawl.foe(foe).is_none());
    if !crawl.is_alive(hero) || crawl.foes().len() == 0 || gone {
        return;
    }
    let forfeit = crawl.aid(hero).forfeit;
    cx.emit(
        rules::FIGHT_ORDER,
        Event::TurnBegan {
            who: Combatant::Hero(hero),
        },
    );
    if forfeit {
        cx.emit(rules::FIGHT_DEFEND, Event::TurnGivenUp { hero });
    } else {
        cx.ask(Question::HeroTurn {
            hero,
            only,
            again: None,
        });
    }
}

fn foe_turn(cx: &mut Cx<'_>, foe: FoeId, opening: bool) {
    let crawl = Crawl::of(cx.world());
    let Some(temper) = crawl.temper(foe) else {
        return;
    };
    let mut faces = [temper.drawn_to, temper.target].into_iter().flatten();
    if opening && !faces.any(|hero| crawl.is_alive(hero)) {
        // Its hero fell in place of another; it turns to somebody else in the open fight.
        return;
    }
    cx.emit(
        rules::FIGHT_ORDER,
        Event::TurnBegan {
            who: Combatant::Foe(foe),
        },
    );
    if temper.confused > 0 {
        cx.emit(rules::WIZARD_CONFUSE, Event::TooConfused { foe });
    } else {
        cx.push(Task::FoeAttack(foe));
    }
}

/// The heroes that a foe may choose from: for the dragon the toughest, and others only when that
/// one is badly wounded.
fn candidates(crawl: Crawl<'_>, foe: FoeId) -> SmallVec<[HeroId; 4]> {
    let mut living: SmallVec<[HeroId; 4]> = crawl.living().collect();
    living.sort_by_key(|hero| Reverse(crawl.toughness(*hero)));
    if crawl.is_dragon(foe)
        && let Some(toughest) = living.first().copied()
    {
        let badly_wounded = crawl.hit_points(toughest).now * 2 <= crawl.hit_points_max(toughest);
        if !badly_wounded {
            living.truncate(1);
        }
    }
    living
}

/// Gives a foe a target, or asks the monsters' seat if there is a choice.
pub fn target(cx: &mut Cx<'_>, foe: FoeId) {
    let crawl = Crawl::of(cx.world());
    if crawl.foe(foe).is_none() {
        return;
    }
    match candidates(crawl, foe)[..] {
        [] => {}
        [hero] => set_target(cx, foe, hero, 1),
        _ => cx.ask(Question::Target(foe)),
    }
}

fn set_target(cx: &mut Cx<'_>, foe: FoeId, hero: HeroId, candidates: u8) {
    let dragon = Crawl::of(cx.world()).is_dragon(foe);
    let rule = if dragon {
        rules::DRAGON_TARGET
    } else {
        rules::FIGHT_TARGET
    };
    cx.emit(
        rule,
        Event::Targeted {
            foe,
            hero,
            candidates,
        },
    );
}

/// Offers the possible targets of a foe.
pub fn offer_target(crawl: Crawl<'_>, foe: FoeId, offer: &mut LegalActions<Action>) {
    let dragon = crawl.is_dragon(foe);
    offer.ask(
        Seat::Master,
        if dragon {
            rules::DRAGON_TARGET
        } else {
            rules::FIGHT_TARGET
        },
    );
    for hero in candidates(crawl, foe) {
        offer.add(Action::Target { hero });
    }
}

/// Carries out a choice of [`offer_target`].
pub fn choose_target(cx: &mut Cx<'_>, foe: FoeId, act: Action) {
    if let Action::Target { hero } = act {
        let many = candidates(Crawl::of(cx.world()), foe).len() as u8;
        set_target(cx, foe, hero, many);
    }
}

/// Ends the fight.
pub fn end(cx: &mut Cx<'_>) {
    cx.emit(rules::ROUND_FIGHTS, Event::FightEnded);
}
