//! Rounds, phases and turns of a fight.

use super::{
    Cx, attack,
    checks::Style,
    components::{Faction, FigureId},
    content::{Skill, When},
    effects,
    event::{Delving, Fighting},
    hero::Hero,
    places,
    play::Play,
    rules,
    setup::Lethality,
    step::{Action, Question, Roll, Task},
    tactics,
};
use crate::{
    game::{LegalActions, Seat},
    grid::MovementRange,
};

impl Faction {
    /// The other side.
    pub fn other(self) -> Self {
        match self {
            Faction::Heroes => Faction::Foes,
            Faction::Foes => Faction::Heroes,
        }
    }
}

/// Foes of this fight who are up, on the board or about to come in.
fn foes_left(play: Play<'_>) -> usize {
    let fights = play
        .foes()
        .filter(|it| it.pack().met && it.figure().is_up());
    fights.count()
}

/// Ends the fight if one side is gone; rule `fight.end`. True if it is over.
pub fn is_over(cx: &mut Cx<'_>) -> bool {
    let play = Play::of(cx.world());
    if play.fight().is_none() {
        return true;
    }
    let heroes = play.up().any(|it| it.shape_is_up());
    let won = heroes && foes_left(play) == 0;
    if heroes && !won {
        return false;
    }
    cx.emit(rules::FIGHT_END, Fighting::Ended { won }.into());
    true
}

/// The next round, unless the fight is over.
pub fn fight_over(cx: &mut Cx<'_>) {
    if !is_over(cx) {
        cx.push(Task::Round);
    }
}

/// Begins a round; rules `fight.round` and `fight.long`.
pub fn round(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let Some(fight) = play.fight() else {
        return;
    };
    let first = fight.first.unwrap_or(Faction::Heroes);
    let round = fight.round.saturating_add(1);
    if round > play.book().figures.long_fight {
        return give_up(cx);
    }
    cx.emit(rules::FIGHT_ROUND, Fighting::Round { round, first }.into());
    come_in(cx);
    cx.push_all([Task::Phase(0), Task::Phase(1), Task::FightOver]);
}

/// A fight that drags on is given up by the foes.
fn give_up(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let foes = play
        .foes()
        .filter(|it| it.pack().met && it.figure().is_up());
    let foes: Vec<FigureId> = foes.map(|it| it.figure().id()).collect();
    for who in foes {
        attack::fall(cx, who, rules::FIGHT_LONG);
    }
    cx.push(Task::FightOver);
}

/// Those who had no square come in, as far as there is room now.
fn come_in(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let out = |id: FigureId| play.figure(id).cell().is_none();
    let heroes: Vec<FigureId> = play.up().map(|it| it.id()).filter(|id| out(*id)).collect();
    let foes = play.foes().filter(|it| it.waits_outside());
    let foes: Vec<FigureId> = foes.map(|it| it.figure().id()).collect();
    let late = places::for_late(play, &heroes);
    for (who, at) in late {
        cx.emit(rules::FIGHT_PLACES, Fighting::CameIn { who, at }.into());
    }
    let late = places::for_foes(Play::of(cx.world()), &foes);
    for (who, at) in late {
        cx.emit(rules::FIGHT_PLACES, Fighting::CameIn { who, at }.into());
    }
}

/// Has the first or the second side of a round act; rule `fight.round`.
pub fn phase(cx: &mut Cx<'_>, nth: u8) {
    let play = Play::of(cx.world());
    let Some(fight) = play.fight() else {
        return;
    };
    let first = fight.first.unwrap_or(Faction::Heroes);
    let side = if nth == 0 { first } else { first.other() };
    if fight.round == 1 && fight.surprised == Some(side) {
        return;
    }
    cx.emit(rules::FIGHT_ROUND, Fighting::Acts { side }.into());
    match side {
        Faction::Heroes => {
            cx.turn();
            cx.push(Task::HeroesAct(None));
        }
        Faction::Foes => cx.push(Task::FoesAct),
    }
}

/// True for whoever can act in this phase.
fn can_act(play: Play<'_>, who: FigureId) -> bool {
    let acted = play.fight().is_some_and(|fight| fight.acted.contains(&who));
    let figure = play.figure(who);
    figure.is_up() && figure.cell().is_some() && !acted
}

/// Asks the next hero; rule `fight.turn`.
pub fn heroes_act(cx: &mut Cx<'_>, first: Option<FigureId>) {
    if is_over(cx) {
        return;
    }
    let play = Play::of(cx.world());
    let all: Vec<FigureId> = play.up().map(|it| it.id()).collect();
    for who in all {
        let play = Play::of(cx.world());
        if can_act(play, who) && play.figure(who).lasting().stunned {
            cx.emit(rules::FIGHT_LASTING, Fighting::LostTurn { who }.into());
            cx.emit(rules::FIGHT_LASTING, Fighting::TurnOver { who }.into());
        }
    }
    let play = Play::of(cx.world());
    let able = |who: &FigureId| can_act(play, *who);
    let next = first.filter(able);
    let next = next.or_else(|| play.up().map(|it| it.id()).find(able));
    if let Some(who) = next {
        cx.ask(Question::Act(who));
    }
}

/// Has the next foe act.
pub fn foes_act(cx: &mut Cx<'_>) {
    if is_over(cx) {
        return;
    }
    let play = Play::of(cx.world());
    let able = |who: &FigureId| can_act(play, *who);
    let next = play.opponents().map(|it| it.figure().id()).find(able);
    let Some(who) = next else {
        return;
    };
    cx.push_all([Task::TurnOver(who), Task::FoesAct]);
    tactics::act(cx, who);
}

/// The turn of somebody is over.
pub fn turn_over(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    if play.fight().is_some() && play.figure(who).is_up() {
        cx.emit(rules::FIGHT_LASTING, Fighting::TurnOver { who }.into());
    }
}

/// Everything that a hero can walk to; rule `fight.move`.
pub fn walks(hero: Hero<'_>) -> Option<MovementRange> {
    let figure = hero.figure();
    let play = figure.play();
    let moved = play.fight()?.moved.contains(&hero.id());
    if moved || figure.lasting().held {
        return None;
    }
    let held = play.held(hero.id());
    Some(
        play.floors()
            .range(figure.cell()?, hero.steps().into(), &held),
    )
}

/// Offers what a hero can do; rules `fight.turn`, `fight.move`, `fight.guard`, `fight.mend`,
/// `attack.reach`, `tap.when` and `fight.retreat`.
pub fn offer(play: Play<'_>, who: FigureId, offer: &mut LegalActions<Action>) {
    let hero = play.hero(who);
    offer.ask(Seat::Hero(hero.seat()), rules::FIGHT_TURN);
    for other in play
        .up()
        .filter(|it| it.id() != who && can_act(play, it.id()))
    {
        offer.add(Action::Turn(other.id()));
    }
    attack::offer(hero, offer);
    offer_walks(hero, offer);
    effects::offer_taps(hero, When::Action, offer);
    effects::offer_taps(hero, When::Free, offer);
    if hero.skill(Skill::Guard) > 0 {
        let near = play.up().filter(|it| hero.figure().reaches(it.figure(), 1));
        for on in near {
            offer.add(Action::Guard(on.id()));
        }
    } else {
        offer.refuse(Action::Guard(who), rules::SKILL_NONE);
    }
    offer_mends(hero, offer);
    if play.fight().is_some_and(|it| !it.retreating) {
        offer.add(Action::Retreat);
    }
    offer.add(Action::Done);
    if play.up().filter(|it| can_act(play, it.id())).count() > 1 {
        offer.add(Action::EndPhase);
    }
}

fn offer_walks(hero: Hero<'_>, offer: &mut LegalActions<Action>) {
    let Some(range) = walks(hero) else {
        return;
    };
    let here = hero.figure().cell();
    for (cell, _) in range.cells().filter(|(cell, _)| Some(*cell) != here) {
        offer.add(Action::Step(cell));
    }
}

fn offer_mends(hero: Hero<'_>, offer: &mut LegalActions<Action>) {
    if hero.skill(Skill::Mend) <= 0 {
        return;
    }
    let near = hero.figure().play().heroes();
    for on in near.filter(|it| hero.figure().reaches(it.figure(), 1)) {
        if effects::may_tend(on).is_ok() {
            for style in Style::ALL {
                offer.add(Action::Mend {
                    by: hero.id(),
                    on: on.id(),
                    style,
                });
            }
        }
    }
}

/// Carries out what a hero does.
pub fn choose(cx: &mut Cx<'_>, who: FigureId, act: Action) {
    let then = |first| Task::HeroesAct(first);
    match act {
        Action::Turn(other) => cx.push(then(Some(other))),
        Action::Step(to) => {
            let hero = Play::of(cx.world()).hero(who);
            let path = walks(hero).and_then(|it| it.path(to)).unwrap_or_default();
            cx.emit(rules::FIGHT_MOVE, Fighting::Stepped { who, path }.into());
            cx.push(then(Some(who)));
        }
        Action::Attack { card, on, style } => {
            let blow = Play::of(cx.world()).hero(who).blow(card, on, style);
            cx.push_all([
                Task::Roll(Roll::Blow(blow)),
                Task::TurnOver(who),
                then(None),
            ]);
        }
        Action::Mend { by, on, style } => {
            let roll = Roll::Mend { by, on, style };
            cx.push_all([Task::Roll(roll), Task::TurnOver(who), then(None)]);
        }
        Action::Guard(on) => guard(cx, who, on),
        Action::Tap { by, card, on } => {
            let hero = Play::of(cx.world()).hero(by);
            let acts = hero.power(card).is_some_and(|it| it.when == When::Action);
            match acts {
                true => cx.push_all([Task::TurnOver(who), then(None)]),
                false => cx.push(then(Some(who))),
            }
            effects::tap(cx, by, card, on);
        }
        Action::Retreat => retreat(cx),
        Action::EndPhase => {
            let play = Play::of(cx.world());
            let rest = play.up().map(|it| it.id());
            let rest: Vec<FigureId> = rest.filter(|it| can_act(play, *it)).collect();
            cx.push_all(rest.into_iter().map(Task::TurnOver).collect::<Vec<_>>());
        }
        _ => cx.push_all([Task::TurnOver(who), then(None)]),
    }
}

/// Somebody stands on guard: attacks on whoever is guarded are those on an opponent with the skill;
/// rules `fight.guard` and `action.opponent`.
fn guard(cx: &mut Cx<'_>, by: FigureId, on: FigureId) {
    let play = Play::of(cx.world());
    let skill = play.hero(by).skill(Skill::Guard);
    let difficulty = i32::from(play.book().figures.opposed_difficulty) + skill;
    let guarded = Fighting::Guarded {
        by,
        on,
        difficulty: difficulty.clamp(0, 99) as u8,
    };
    cx.emit(rules::FIGHT_GUARD, guarded.into());
    cx.push_all([Task::TurnOver(by), Task::HeroesAct(None)]);
}

/// The heroes call the fight off: every foe next to one of them strikes once more; rule
/// `fight.retreat`.
fn retreat(cx: &mut Cx<'_>) {
    cx.emit(rules::FIGHT_RETREAT, Fighting::Retreats.into());
    let play = Play::of(cx.world());
    let strikes = play.opponents().filter_map(|foe| {
        let mut near = play.up().filter(|it| foe.figure().reaches(it.figure(), 1));
        let on = near.next()?.id();
        Some(Task::Strike {
            by: foe.figure().id(),
            on,
        })
    });
    let all: Vec<Task> = strikes.chain([Task::Withdraw]).collect();
    cx.push_all(all);
}

/// The heroes are gone; whoever lies out of reach of the others is left behind.
pub fn withdraw(cx: &mut Cx<'_>) {
    if is_over(cx) {
        return;
    }
    let play = Play::of(cx.world());
    let carried = |who: &Hero<'_>| play.up().any(|it| it.figure().reaches(who.figure(), 1));
    let lying = play.heroes().filter(|it| it.figure().is_down());
    let mild = play.options().lethality == Lethality::Mild;
    let left = lying.filter(|it| !mild && !carried(it));
    let left: Vec<FigureId> = left.map(|it| it.id()).collect();
    for who in left {
        cx.emit(
            rules::FIGHT_RETREAT,
            Fighting::Fell { who, dead: true }.into(),
        );
    }
    let from = Play::of(cx.world()).dungeon().from;
    cx.emit(rules::FIGHT_RETREAT, Fighting::Ended { won: false }.into());
    let play = Play::of(cx.world());
    let Some(purpose) = play.purpose(from) else {
        return cx.push(Task::Out);
    };
    let places = places::entering(play, from, play.dungeon().at);
    let entered = Delving::Entered {
        room: from,
        from: play.dungeon().at,
        purpose,
        text: play.dungeon().room(from).map_or(0, |it| it.text),
        first: false,
        places,
    };
    cx.emit(rules::FIGHT_RETREAT, entered.into());
    cx.push(Task::Meet);
}
