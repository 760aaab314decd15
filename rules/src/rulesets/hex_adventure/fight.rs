//! The course of a fight: setup, rounds, turn order, the end.

use std::collections::BTreeSet;

use super::{
    Cx,
    components::{FighterId, Phase},
    content::{BoardIx, Field, FirstSide, FoeIx, FoeKind, Letter, SkillEffect},
    event::{Event, FightGoal, Flight},
    fighter::Fighter,
    growth, harm, rules,
    step::{Action, Question, Task, Trial, Turn},
    trials,
    venture::Venture,
    walk,
};
use crate::{
    content::Ref,
    game::{LegalActions, Outcome, RuleId, Seat},
    grid::Cell,
};

/// Foes of a kind, their starting spaces, and their number.
type Band = (FoeIx, Letter, u8);

/// The combatants and their places: from the current entry, or from the setup of a skirmish.
struct Plan {
    board: BoardIx,
    party: Letter,
    foes: Vec<Band>,
    third_side: Vec<Band>,
    first: FirstSide,
}

fn plan(cx: &Cx<'_>) -> Option<Plan> {
    let venture = Venture::of(cx.world());
    let book = venture.book();
    if let Some(skirmish) = &cx.setup().skirmish {
        let board = book.boards.find(&skirmish.board)?;
        let field = &book[board].links;
        let letters: Vec<Letter> = field.letters().filter(|it| *it != Letter::PARTY).collect();
        let foes = skirmish
            .foes
            .iter()
            .enumerate()
            .filter_map(|(at, (id, count))| {
                let letter = letters.get(at % letters.len().max(1)).copied();
                Some((book.foes.find(id)?, letter.unwrap_or(Letter::PARTY), *count))
            });
        return Some(Plan {
            board,
            party: Letter::PARTY,
            foes: foes.collect(),
            third_side: Vec::new(),
            first: skirmish.first,
        });
    }
    let fight = venture.entry()?.fight.as_ref()?;
    let bands = |listed: &[(Ref<FoeKind>, Letter, u8)]| -> Vec<Band> {
        let known = listed.iter();
        known
            .filter_map(|(id, letter, count)| Some((book.foes.find(id)?, *letter, *count)))
            .collect()
    };
    Some(Plan {
        board: book.boards.find(fight.board.id())?,
        party: fight.party,
        foes: bands(&fight.foes),
        third_side: bands(&fight.third_side),
        first: fight.first,
    })
}

/// Sets up a fight.
pub fn begin(cx: &mut Cx<'_>) {
    let Some(plan) = plan(cx) else {
        return;
    };
    let (board, first) = (plan.board, plan.first);
    cx.emit(
        rules::FIGHT_BEGIN,
        Event::Phase {
            phase: Phase::Fight,
        },
    );
    cx.emit(rules::FIGHT_BEGIN, Event::FightBegan { board, first });
    let venture = Venture::of(cx.world());
    if let Some(goal) = venture.goal() {
        let at = match goal {
            FightGoal::Reach(letter) => venture.field().starts(letter).first().copied(),
            _ => None,
        };
        cx.emit(rules::FIGHT_WON, Event::FightGoal { goal, at });
    }
    let mut taken = BTreeSet::new();
    let heroes: Vec<FighterId> = Venture::of(cx.world()).awake().map(|it| it.id).collect();
    for hero in heroes {
        if let Some(at) = space(Venture::of(cx.world()).field(), plan.party, &mut taken) {
            cx.emit(rules::FIGHT_BEGIN, Event::HeroPlaced { hero, at });
        }
    }
    for band in plan.foes {
        come(cx, band, false, &mut taken);
    }
    for band in plan.third_side {
        come(cx, band, true, &mut taken);
    }
    cx.push(Task::Round);
    if first == FirstSide::Foes {
        try_to_be_first(cx);
    }
}

/// Foes come to the board, or those who fight for themselves.
fn come(
    cx: &mut Cx<'_>,
    (kind, letter, count): Band,
    third_side: bool,
    taken: &mut BTreeSet<Cell>,
) {
    for _ in 0..count {
        let venture = Venture::of(cx.world());
        let met = venture.cast().len() as u16;
        if met >= FighterId::MOST_FOES {
            return;
        }
        let foe = FighterId::foe(met, third_side);
        if let Some(at) = space(venture.field(), letter, taken) {
            cx.emit(rules::FIGHT_BEGIN, Event::FoeCame { foe, kind, at });
        }
    }
}

/// The reinforcements of a round come.
fn reinforce(cx: &mut Cx<'_>, round: u16) {
    let venture = Venture::of(cx.world());
    let lines = venture.plan().map_or(&[][..], |it| &it.reinforcements);
    let due = lines.iter().filter(|(when, ..)| *when == round);
    let due = due.filter_map(|(_, id, letter, count)| {
        let kind = venture.book().foes.find(id.id())?;
        Some((kind, *letter, *count))
    });
    let due: Vec<Band> = due.collect();
    let mut taken = venture.standing().filter_map(|it| it.at).collect();
    for band in due {
        come(cx, band, false, &mut taken);
    }
}

/// The next starting space with a letter, or the free hex nearest to them.
fn space(field: &Field, letter: Letter, taken: &mut BTreeSet<Cell>) -> Option<Cell> {
    let starts = field.starts(letter);
    let free = |cell: &Cell, taken: &BTreeSet<Cell>| !taken.contains(cell);
    let lettered = starts.iter().copied().find(|cell| free(cell, taken));
    let found = lettered.or_else(|| {
        let steps = field.steps(*starts.first()?, u32::MAX);
        let empty = steps.cells().filter(|(cell, _)| free(cell, taken));
        empty
            .min_by_key(|(cell, far)| (*far, cell.y, cell.x))
            .map(|(cell, _)| cell)
    })?;
    taken.insert(found);
    Some(found)
}

/// The best hero at it tries to be faster than the foes.
fn try_to_be_first(cx: &mut Cx<'_>) {
    let by = trials::best(Venture::of(cx.world()), |it| it == SkillEffect::First);
    cx.push_all(by.map(|by| Task::Roll(Trial::First { by })));
}

/// Runs a round, as long as the fight is undecided.
pub fn round(cx: &mut Cx<'_>) {
    let venture = Venture::of(cx.world());
    if !venture.is_fighting() || has_held_out(venture) {
        cx.push(Task::FightEnd);
        return;
    }
    let round = venture.state().round + 1;
    if round > venture.figures().longest_fight {
        withdraw(cx, Flight::BrokenOff);
        cx.push(Task::FightEnd);
        return;
    }
    let (first, second) = if venture.foes_first() {
        (Task::Foes, Task::Heroes)
    } else {
        (Task::Heroes, Task::Foes)
    };
    cx.emit(rules::FIGHT_FIRST, Event::RoundBegan { round });
    reinforce(cx, round);
    cx.push_all([first, second, Task::Round]);
}

/// True if the party has stood for as many rounds as it had to.
fn has_held_out(venture: Venture<'_>) -> bool {
    let round = venture.state().round;
    matches!(venture.goal(), Some(FightGoal::HoldOut(rounds)) if round >= rounds)
}

/// The remaining foes leave.
fn withdraw(cx: &mut Cx<'_>, why: Flight) {
    let rule = match why {
        Flight::GoalReached => rules::FIGHT_WON,
        _ => rules::FIGHT_FIRST,
    };
    let venture = Venture::of(cx.world());
    let left: Vec<FighterId> = venture.standing().map(|it| it.id).collect();
    for foe in left.into_iter().filter(|it| !it.is_hero()) {
        cx.emit(rule, Event::Fled { foe, why });
    }
}

/// The turns of the heroes.
pub fn heroes(cx: &mut Cx<'_>) {
    if Venture::of(cx.world()).is_fighting() {
        cx.push(Task::Next);
    }
}

/// Takes a forfeited turn away; true if it was forfeited.
pub fn lose_turn(cx: &mut Cx<'_>, who: FighterId) -> bool {
    let venture = Venture::of(cx.world());
    let fighter = venture.fighter(who);
    let held = venture.is_held(fighter);
    if !fighter.activity().reacted && !held {
        return false;
    }
    let rule = if fighter.activity().reacted {
        rules::REACT_ONCE
    } else {
        rules::MAGIC_EFFECTS
    };
    // Strength lent by a spell may end with the turn.
    harm::befall(cx, rule, who, Event::TurnLost { who, held });
    true
}

/// Takes the turns away that those of one side who are out owe for having reacted: lying down they
/// could not have taken them anyway, but they pass.
fn lose_turns_lying(cx: &mut Cx<'_>, heroes: bool) {
    let venture = Venture::of(cx.world());
    let owes = |it: &Fighter<'_>| {
        it.id.is_hero() == heroes && !it.up && !it.health().dead && it.activity().reacted
    };
    let owing: Vec<FighterId> = venture.fighters().filter(owes).map(|it| it.id).collect();
    for who in owing {
        cx.emit(rules::REACT_ONCE, Event::TurnPassed { who });
    }
}

/// Heroes whose turn is still to come, or to be lost.
fn waiting(venture: Venture<'_>) -> impl Iterator<Item = Fighter<'_>> {
    let heroes = venture.standing().filter(|it| it.id.is_hero());
    heroes.filter(|hero| !hero.activity().acted)
}

/// Heroes who can take their turn now.
fn able(venture: Venture<'_>) -> impl Iterator<Item = Fighter<'_>> {
    waiting(venture).filter(move |hero| !hero.activity().reacted && !venture.is_held(*hero))
}

/// Heroes to be skipped now. Those who are held are; those who have reacted only when nobody is
/// left who could still rally them.
fn passed_over(venture: Venture<'_>) -> Vec<FighterId> {
    let leads = |effect: SkillEffect| effect == SkillEffect::Rally;
    let led = able(venture).any(|hero| venture.best_skill(hero, leads).is_some());
    let lost =
        waiting(venture).filter(|hero| venture.is_held(*hero) || (hero.activity().reacted && !led));
    lost.map(|hero| hero.id).collect()
}

/// Skips those who lose their turn, and asks which hero is next, if there is a choice.
pub fn next(cx: &mut Cx<'_>) {
    if !Venture::of(cx.world()).is_fighting() {
        return;
    }
    let lost = passed_over(Venture::of(cx.world()));
    if !lost.is_empty() {
        cx.push(Task::Next);
        for hero in lost {
            lose_turn(cx, hero);
        }
        return;
    }
    let mut left = able(Venture::of(cx.world())).map(|hero| hero.id);
    let first_two = (left.next(), left.next());
    drop(left);
    match first_two {
        (None, _) => lose_turns_lying(cx, true),
        (Some(hero), None) => begin_turn(cx, hero),
        _ => {
            cx.turn();
            cx.ask(Question::Next);
        }
    }
}

/// Offers the heroes who can be next.
pub fn offer_next(venture: Venture<'_>, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::FIGHT_ORDER);
    for hero in able(venture) {
        offer.add(Action::Next { hero: hero.id });
    }
}

/// Carries out a choice of [`offer_next`].
pub fn choose_next(cx: &mut Cx<'_>, act: Action) {
    if let Action::Next { hero } = act {
        begin_turn(cx, hero);
    }
}

fn begin_turn(cx: &mut Cx<'_>, who: FighterId) {
    cx.emit(rules::FIGHT_ORDER, Event::TurnBegan { who });
    cx.push_all([Task::Hero(Turn::of(who)), Task::Next]);
}

/// The turns of the foes, in order of arrival, and then of those who fight for themselves.
pub fn foes(cx: &mut Cx<'_>) {
    lose_turns_lying(cx, false);
    let venture = Venture::of(cx.world());
    let standing = venture.standing().filter(|it| !it.id.is_hero());
    let turns: Vec<Task> = standing.map(|foe| Task::Foe(foe.id)).collect();
    cx.push_all(turns);
}

/// Ends a turn. A fighter who moved within a zone of control and did not attack may draw a reaction
/// first.
pub fn end_turn(cx: &mut Cx<'_>, turn: Turn, attacked: bool) {
    let who = turn.who;
    if let (Some(before), false) = (turn.before, attacked) {
        let venture = Venture::of(cx.world());
        let at = venture.get(who).and_then(|it| it.at);
        let zones = at.map_or_else(Vec::new, |at| walk::zones(venture, who, before, at));
        let done = Turn {
            before: None,
            ..turn
        };
        cx.push(Task::EndTurn {
            turn: done,
            attacked,
        });
        cx.push_all(zones);
    } else {
        // Strength lent by a spell may end with the turn.
        harm::befall(cx, rules::FIGHT_ACTION, who, Event::TurnEnded { who });
    }
}

/// Ends the fight.
pub fn end(cx: &mut Cx<'_>) {
    let venture = Venture::of(cx.world());
    let won = venture.standing().any(|it| it.id.is_hero());
    let left = venture.standing().any(|it| !it.id.is_hero());
    let fled = venture.state().last_fled && !left;
    if won {
        withdraw(cx, Flight::GoalReached);
        cx.emit(rules::FIGHT_WON, Event::FightWon { fled });
        growth::earn(cx, false);
    } else {
        cx.emit(rules::FIGHT_LOST, Event::FightLost);
    }
    let fallen = clear(
        cx,
        if won {
            rules::FIGHT_WON
        } else {
            rules::FIGHT_LOST
        },
    );
    if cx.setup().skirmish.is_some() {
        let outcome = if won {
            Outcome::Victory
        } else {
            Outcome::Defeat
        };
        over(cx, outcome);
        return;
    }
    cx.emit(
        rules::HARM_NET,
        Event::Phase {
            phase: Phase::Mending,
        },
    );
    cx.push_all([
        Task::Camp { mending: true },
        Task::Toll,
        Task::After { won, fled },
    ]);
    cx.push_all(fallen);
}

/// Clears the table. Heroes kept up by lent strength alone fall now.
fn clear(cx: &mut Cx<'_>, rule: RuleId) -> Vec<Task> {
    let venture = Venture::of(cx.world());
    let standing: Vec<FighterId> = venture.awake().map(|hero| hero.id).collect();
    cx.emit(rule, Event::FightOver);
    let venture = Venture::of(cx.world());
    let falls = |hero: &FighterId| !venture.can_act(*hero);
    let fallen = standing.into_iter().filter(falls);
    fallen.map(Task::Harmed).collect()
}

/// Goes on after a fight: to the next entry, or to the end.
pub fn after(cx: &mut Cx<'_>, won: bool, fled: bool) {
    let venture = Venture::of(cx.world());
    let Some(fight) = venture.plan() else {
        return;
    };
    let next = match (won, fled) {
        (true, true) => Some(fight.fled.unwrap_or(fight.won)),
        (true, false) => Some(fight.won),
        (false, _) => fight.lost,
    };
    match next {
        Some(entry) if venture.living().next().is_some() => {
            if !won {
                bring_round(cx);
            }
            cx.push(Task::Read(entry));
        }
        _ => over(cx, Outcome::Defeat),
    }
}

/// Brings round a beaten party that reads on.
fn bring_round(cx: &mut Cx<'_>) {
    let venture = Venture::of(cx.world());
    let hurt: Vec<(FighterId, i32)> = venture
        .living()
        .map(|hero| {
            let over = hero.health().damage + hero.health().hunger - venture.st(hero) + 1;
            (hero.id, over.clamp(0, hero.health().damage))
        })
        .collect();
    for (hero, healed) in hurt {
        cx.emit(rules::FIGHT_LOST, Event::BroughtRound { hero, healed });
    }
}

/// Ends the venture.
pub fn over(cx: &mut Cx<'_>, outcome: Outcome) {
    let good = outcome == Outcome::Victory;
    cx.emit(rules::ENTRIES_ENDING, Event::Phase { phase: Phase::Over });
    cx.emit(rules::ENTRIES_ENDING, Event::Ended { good });
    cx.finish(outcome);
}
