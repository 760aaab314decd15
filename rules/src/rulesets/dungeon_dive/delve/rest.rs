//! The rest after a cleared level; rules `rest.short` and `rest.hit_dice`, and `item.attunement`.

use super::super::{
    Cx,
    components::{FigureId, Until},
    content::{Ability, ItemIx, Rest},
    effects::{self, lasting},
    event::Delving,
    fight::{harm, turn},
    figure::Figure,
    making::rise,
    play::Play,
    rules,
    sheet::Sheet,
    step::{Action, Question, Task},
    town::TownTask,
};
use super::{Asked, Choice, Delve, alive, between, dive};
use crate::{
    dice::{Check, Die, Sum},
    game::{LegalActions, Seat},
};

/// Rests for an hour: whoever is stable wakes, what a short rest gives back comes back, and whoever
/// has the rooms for it goes up; rules `rest.short` and `growth.when`.
pub(super) fn rest(cx: &mut Cx<'_>) {
    let down = alive(Play::of(cx.world())).into_iter();
    let down = down.filter(|it| !it.is_up()).map(|it| it.id());
    for who in down.collect::<Vec<_>>() {
        harm::heal(cx, who, 1);
    }
    let held: Vec<FigureId> = alive(Play::of(cx.world()))
        .iter()
        .map(|it| it.id())
        .collect();
    for who in held {
        lasting::let_go(cx, who);
    }
    let over = |until: Until| matches!(until, Until::Fight | Until::Minutes(_) | Until::Roll);
    lasting::expire(cx, |_, it| over(it.until), rules::REST_SHORT);
    give_back(cx, Rest::Short);
    let play = Play::of(cx.world());
    let levels = cx.setup().dive.map_or(0, |it| it.levels);
    let done = dive(play).levels >= levels;
    let party = alive(play).into_iter();
    let rests = party.map(|it| Task::Delve(Delve::Resting(it.id())));
    let next = if done { Delve::Home } else { Delve::Level };
    let tasks: Vec<Task> = rests.chain([Task::Delve(next)]).collect();
    cx.push_all(tasks);
    // A level comes first, so that a hit die just gained can be spent.
    let play = Play::of(cx.world());
    let rooms = dive(play).inside().filter_map(|it| {
        let rooms = dive(play).member(it)?.rooms;
        Some((play.place_of(it)?, rooms))
    });
    let rooms: Vec<(u8, u16)> = rooms.collect();
    cx.push(Task::Town(TownTask::RaiseHands));
    rise(cx, rooms);
}

/// Everybody in the dungeon gets back what such a rest gives back; rules `feature.uses` and `rest.short`.
pub(super) fn give_back(cx: &mut Cx<'_>, by: Rest) {
    let all: Vec<FigureId> = alive(Play::of(cx.world()))
        .iter()
        .map(|it| it.id())
        .collect();
    for who in all {
        effects::rest::rest(cx, who, by);
    }
}

/// Asks what somebody does in the rest, as long as there is anything.
pub(super) fn resting(cx: &mut Cx<'_>, who: FigureId) {
    let figure = Play::of(cx.world()).figure(who);
    if figure.hero().is_none() {
        // Hired hands do what they can by themselves.
        if spends_die(figure) && is_worth_a_die(figure) {
            cx.push(Task::Delve(Delve::Resting(who)));
            return hit_die(cx, who);
        }
        let all = between::in_rest(figure).into_iter();
        let all = all.map(|it| Task::Do(turn::plan(who, it.source, it.act, it.circle)));
        return cx.push_all(all.collect::<Vec<_>>());
    }
    let busy = attunable(figure).next().is_some() || !between::in_rest(figure).is_empty();
    if spends_die(figure) || busy {
        cx.turn();
        cx.ask(Question::OnDive(Asked::Rest(who)));
    }
}

/// True for whoever has a hit die left, and is hurt.
fn spends_die(figure: Figure<'_>) -> bool {
    let body = figure.body();
    body.hit_dice > 0 && body.points < body.most
}

/// True for whoever lacks as many hit points as a hit die brings on average, rounded down.
fn is_worth_a_die(figure: Figure<'_>) -> bool {
    let body = figure.body();
    die_of(figure).is_some_and(|(die, constitution)| {
        let brings = i32::from(die.sides()).midpoint(1) + constitution;
        i32::from(body.most - body.points) >= brings.max(1)
    })
}

/// Items that somebody could be attuned to, as long as there are not too many.
fn attunable<'w>(figure: Figure<'w>) -> impl Iterator<Item = ItemIx> + use<'w> {
    let book = figure.play().book();
    let kit = figure.kit();
    let attuned = kit.items.iter().filter(|(_, attuned)| *attuned).count();
    let room = attuned < usize::from(book.figures.most_attuned);
    let free = kit.items.iter().filter(|(_, attuned)| !attuned);
    free.map(|(item, _)| *item)
        .filter(move |it| room && book[*it].attunement)
}

pub(super) fn offer(play: Play<'_>, who: FigureId, offer: &mut LegalActions<Action>) {
    let figure = play.figure(who);
    offer.ask(Seat::Hero(figure.seat().unwrap_or(0)), rules::REST_SHORT);
    if spends_die(figure) {
        offer.add(Action::Delve(Choice::HitDie));
    }
    let mut asked: Vec<ItemIx> = Vec::new();
    for item in attunable(figure) {
        if !asked.contains(&item) {
            offer.add(Action::Delve(Choice::Attune(item)));
            asked.push(item);
        }
    }
    let mut held: Vec<ItemIx> = Vec::new();
    for (item, attuned) in &figure.kit().items {
        if *attuned && !held.contains(item) {
            offer.add(Action::Delve(Choice::Forgo(*item)));
            held.push(*item);
        }
    }
    if figure.is_up() && !figure.is_incapacitated() {
        between::add(offer, figure, between::in_rest(figure));
    }
    offer.add(Action::Delve(Choice::Done));
}

pub(super) fn choose(cx: &mut Cx<'_>, who: FigureId, act: Choice) {
    if act == Choice::Done {
        return;
    }
    cx.push(Task::Delve(Delve::Resting(who)));
    match act {
        Choice::HitDie => hit_die(cx, who),
        Choice::Attune(item) => attune(cx, who, item, true),
        Choice::Forgo(item) => attune(cx, who, item, false),
        Choice::Use { .. } => between::carry_out(cx, act),
        _ => {}
    }
}

/// The hit die of a hero or a hired hand, and what is added to it.
pub(super) fn die_of(figure: Figure<'_>) -> Option<(Die, i32)> {
    let book = figure.play().book();
    let hero = figure.hero().map(|it| book[it.class].hit_die);
    let die = hero.or_else(|| figure.hired_kind().map(|it| it.hit_die))?;
    Some((die, Sheet::of(figure).modifier(Ability::Constitution)))
}

/// A hit die with what is added to it.
pub(super) fn sum(die: Die, constitution: i32) -> Sum {
    Sum::of("dice-dive-hit-die", 1, die).plus("modifier-dive-constitution", constitution)
}

/// Spends a hit die: what it shows and the modifier of constitution, at least nothing.
fn hit_die(cx: &mut Cx<'_>, who: FigureId) {
    let Some((die, constitution)) = die_of(Play::of(cx.world()).figure(who)) else {
        return;
    };
    let (roll, _) = sum(die, constitution).roll(cx.chance());
    let points = (roll.total() + constitution).max(0) as i16;
    let event = Delving::HitDieRolled {
        who,
        roll: Box::new(roll),
        points,
    };
    cx.emit(rules::REST_HIT_DICE, event.into());
}

fn attune(cx: &mut Cx<'_>, who: FigureId, item: ItemIx, attuned: bool) {
    let event = Delving::Attuned { who, item, attuned };
    cx.emit(rules::ITEM_ATTUNEMENT, event.into());
}
