//! Fights: who is there, who acts when, and how it ends; rules `fight.initiative` and those after it.
//!
//! `turn` says what can be done on a turn, `walk` moves, `arms` says what somebody strikes with,
//! `strike` attacks and `hits` says with what luck, `harm` wounds and heals, `standard` is what anybody can do, `driven` what those do
//! who are not their own masters, `pictures` has attacks go for false ones.

pub mod arms;
pub mod doors;
pub mod driven;
pub mod flight;
pub mod harm;
pub mod hits;
pub mod pictures;
pub mod placing;
pub mod refusals;
pub mod standard;
pub mod strike;
pub mod turn;
pub mod walk;

pub use placing::{begin, foe_body};

use super::{
    Cx,
    components::{FigureId, Life, Team, Until},
    content::{Ability, FoeIx, Moment, Rest, SaveAt, SummonActs, Trait},
    delve::Delve,
    effects::{lasting, reactions, rest, summons, zones},
    event::{Event, Fighting, Magic},
    play::Play,
    rolling::d20,
    rules,
    sheet::{Case, Made, Sheet, Tally, Why},
    step::{Question, Task},
    tactics,
};
use crate::{
    dice::{Check, Die, Sum},
    game::Outcome,
};

/// Rolls for initiative: heroes for themselves, foes once for all of a kind; rule
/// `fight.initiative`. Of equals the higher dexterity goes first, then the party, in its order. Those of
/// the party who are down have a place as well, for they may be healed.
pub fn initiative(cx: &mut Cx<'_>) {
    summons::gather(cx);
    tactics::lie_in_wait(cx);
    let play = Play::of(cx.world());
    let all: Vec<FigureId> = play
        .figures()
        .filter(|it| match it.lingers() {
            true => !it.is_dead() && (play.takes_part(*it) || play.is_inside(*it)),
            false => it.is_up() && play.takes_part(*it),
        })
        .filter(|it| it.summoned().is_none())
        .map(|it| it.id())
        .collect();
    let mut order: Vec<Place> = Vec::new();
    for who in &all {
        rest::rest(cx, *who, Rest::Fight);
    }
    for who in all {
        let figure = Play::of(cx.world()).figure(who);
        let (kind, team) = (figure.foe_key(), figure.team());
        let dexterity = Sheet::of(figure).score(Ability::Dexterity);
        let known = order.iter().find(|it| kind.is_some() && it.kind == kind);
        let (total, tie) = match known {
            Some(it) => (it.total, it.tie),
            None => (roll_initiative(cx, who), 0),
        };
        order.push(Place {
            total,
            dexterity,
            team,
            tie,
            who,
            kind,
        });
    }
    break_ties(cx, &mut order);
    order.sort_by_key(|it| {
        let down = std::cmp::Reverse((it.total, it.dexterity));
        (down, it.team, std::cmp::Reverse(it.tie), it.who)
    });
    let order = order.into_iter().map(|it| (it.who, it.total));
    let order = with_summoned(Play::of(cx.world()), order);
    cx.emit(rules::FIGHT_INITIATIVE, Fighting::Began { order }.into());
    surprise(cx);
    let play = Play::of(cx.world());
    let all: Vec<FigureId> = play.figures().map(|it| it.id()).collect();
    cx.push(Task::Round);
    for who in all.into_iter().rev() {
        reactions::upon(cx, who, Moment::FightBegins, None);
    }
}

/// The order with those whom effects have brought: each right after whoever did, doubles apart.
fn with_summoned(
    play: Play<'_>,
    order: impl Iterator<Item = (FigureId, i16)>,
) -> Vec<(FigureId, i16)> {
    let own = |by: FigureId| {
        let all = play.state().summoned.iter();
        all.filter(move |it| it.by == by && it.acts != SummonActs::Double)
    };
    let after = |(by, total)| {
        let summoned = own(by).map(move |it| (it.who, total));
        std::iter::once((by, total)).chain(summoned)
    };
    order.flat_map(after).collect()
}

/// What decides about somebody’s place in the order of turns.
struct Place {
    total: i16,
    dexterity: i32,
    team: Team,
    /// What a die between two kinds of foes has come to.
    tie: u8,
    who: FigureId,
    kind: Option<FoeIx>,
}

/// Between two kinds of foes that nothing else tells apart a die decides.
fn break_ties(cx: &mut Cx<'_>, order: &mut [Place]) {
    let alike = |a: &Place, b: &Place| (a.total, a.dexterity) == (b.total, b.dexterity);
    let mut kinds: Vec<FoeIx> = Vec::new();
    for it in order.iter().filter(|it| it.team == Team::Foes) {
        let tied = order
            .iter()
            .any(|other| other.team == Team::Foes && other.kind != it.kind && alike(other, it));
        kinds.extend(it.kind.filter(|kind| tied && !kinds.contains(kind)));
    }
    for kind in kinds {
        let tie = cx.chance().roll(Die::D6, "dice-dive-tie");
        for it in order.iter_mut().filter(|it| it.kind == Some(kind)) {
            it.tie = tie;
        }
    }
}

fn roll_initiative(cx: &mut Cx<'_>, who: FigureId) -> i16 {
    let play = Play::of(cx.world());
    let mut tally = Sheet::of(play.figure(who)).tally(Made::Initiative, &Case::ALONE);
    add_warning(play, who, &mut tally);
    let d20 = d20(play.book(), "dice-dive-initiative", &tally);
    let (roll, face) = d20.rolled(cx.chance());
    let total = face.total as i16;
    let event = Fighting::InitiativeRolled {
        who,
        tally: Box::new(tally),
        roll: Box::new(roll),
        total,
    };
    cx.emit(rules::FIGHT_INITIATIVE, event.into());
    total
}

/// What scouting and sneaking have done to initiative; rules `scout.warned` and `sneak.failed`.
fn add_warning(play: Play<'_>, who: FigureId, tally: &mut Tally) {
    let Some(dive) = play.dive() else { return };
    let foe = play.figure(who).team() == Team::Foes;
    if foe {
        let warned = dive.warned(&play.book().figures);
        tally.add(Why::Rule(rules::SCOUT_WARNED), warned);
    }
    if foe && dive.alerted() {
        tally.advantage.push(Why::Rule(rules::SNEAK_FAILED));
    }
    if !foe && dive.is_flustered(who) {
        tally.disadvantage.push(Why::Rule(rules::DIVE_QUICK));
    }
}

/// Foes who are surprised do nothing until their first turn is over; rule `fight.surprise`. One who
/// warns their side keeps all of them from it.
fn surprise(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let sneaked = play.dive().is_some_and(|it| it.surprises());
    let by_setup = cx.setup().surprised && cx.setup().is_skirmish();
    if !by_setup && !sneaked {
        return;
    }
    let surprised = play.book().imposed.surprised;
    let warns = |it| Sheet::of(it).is(|it| *it == Trait::WarnsParty);
    let warned = play.up(Team::Foes).any(warns);
    if warned {
        return;
    }
    let side = play.up(Team::Foes);
    let side: Vec<FigureId> = side
        .filter(|it| !Sheet::of(*it).is(|it| *it == Trait::Alert))
        .map(|it| it.id())
        .collect();
    for who in side {
        lasting::inflict(cx, who, surprised, None, Until::BearerEnds(1));
    }
}

/// Begins a round; rules `fight.round` and `fight.long`.
pub fn round(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let Some(fight) = play.fight() else { return };
    let round = fight.round.saturating_add(1);
    if round > play.book().figures.longest_fight {
        return over(cx, false);
    }
    let order: Vec<FigureId> = fight.order.iter().map(|(who, _)| *who).collect();
    cx.emit(rules::FIGHT_ROUND, Fighting::Round { round }.into());
    let turns = order.into_iter().map(Task::TurnBegins);
    let tasks: Vec<Task> = turns.chain([Task::Round]).collect();
    cx.push_all(tasks);
}

/// Ends the fight once one side has nobody up; rule `fight.end`. True if it is over.
pub fn is_over(cx: &mut Cx<'_>) -> bool {
    let play = Play::of(cx.world());
    if play.fight().is_none() {
        return true;
    }
    let heroes = play.is_standing();
    let foes = play.up(Team::Foes).next().is_some();
    if heroes && foes {
        return false;
    }
    over(cx, heroes);
    true
}

/// The fight is over: what lasts as long as it does has ended, and whoever was stopped on the way in
/// somebody else’s square has no end of a turn any more to be moved at.
fn over(cx: &mut Cx<'_>, won: bool) {
    if let Some(who) = Play::of(cx.world()).fight().and_then(|it| it.turn) {
        walk::keep_apart(cx, who);
    }
    let of_fight = |until: Until| {
        matches!(
            until,
            Until::Fight
                | Until::DoerBegins
                | Until::DoerEnds(_)
                | Until::BearerBegins
                | Until::BearerEnds(_)
                | Until::Roll
        )
    };
    lasting::expire(cx, |_, it| of_fight(it.until), rules::FIGHT_END);
    let play = Play::of(cx.world());
    let idle = play.figures().filter(|it| !lasting::outlasts_fight(*it));
    let idle: Vec<FigureId> = idle.map(|it| it.id()).collect();
    for who in idle {
        lasting::let_go(cx, who);
    }
    summons::end_of_fight(cx);
    if won {
        let down = Play::of(cx.world()).figures();
        let down = down.filter(|it| it.lingers()).map(|it| it.id());
        let down: Vec<FigureId> = down.collect();
        for who in down {
            harm::stabilise(cx, who);
        }
        standard::gather(cx);
    }
    cx.emit(rules::FIGHT_END, Fighting::Over { won }.into());
    if Play::of(cx.world()).dive().is_some() {
        return;
    }
    let outcome = if won {
        Outcome::Victory
    } else {
        Outcome::Defeat
    };
    cx.emit(rules::SKIRMISH_FIGHT, Event::Ended { outcome });
    cx.finish(outcome);
}

/// The turn of somebody begins: what lasted until then ends, and whatever happens as turns begin
/// does.
pub fn turn_begins(cx: &mut Cx<'_>, who: FigureId) {
    if is_over(cx) {
        return;
    }
    lasting::expire(
        cx,
        |on, it| match it.until {
            Until::DoerBegins => it.by == Some(who),
            Until::BearerBegins => on == who,
            _ => false,
        },
        rules::EFFECT_DURATION,
    );
    zones::expire(cx, who, true);
    standard::unready(cx, who);
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    if figure.is_dead() || !play.takes_part(figure) {
        turn_over(cx, who);
        return;
    }
    regenerate(cx, who);
    cx.emit(rules::FIGHT_ROUND, Fighting::TurnBegan { who }.into());
    recharge(cx, who);
    cx.push_all([Task::Act(who), Task::TurnEnds(who)]);
    let life = Play::of(cx.world()).figure(who).body().life;
    if matches!(life, Life::Dying { .. }) {
        cx.push(Task::DeathSave(who));
    }
    let again = lasting::saves_again(Play::of(cx.world()), who, SaveAt::TurnBegins);
    cx.push_all(again);
    walk::near_turn_begins(cx, who);
    reactions::upon(cx, who, Moment::TurnBegins, None);
    walk::hazard(cx, who);
    zones::touch_all(cx, who, zones::Touch::TurnBegins);
    if Play::of(cx.world()).figure(who).seat().is_some() {
        cx.turn();
    }
}

/// Hit points that come back by themselves, unless something stopped that since the last turn.
fn regenerate(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let sheet = Sheet::of(figure);
    let burnt = &figure.turn().burnt;
    let back = sheet.plain().filter_map(|(_, held)| match held {
        Trait::Regenerates { points, unless } => {
            let stopped = unless.iter().any(|it| burnt.contains(it));
            (!stopped).then_some(i16::from(*points))
        }
        _ => None,
    });
    let points: i16 = back.sum();
    if points > 0 && figure.is_up() && figure.body().points < figure.body().most {
        harm::heal(cx, who, points);
    }
}

/// A foe rolls for each act that it has to get back; rule `foe.recharge`.
fn recharge(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let Some(foe) = figure.foe() else { return };
    let spent = figure.uses().spent.iter().filter_map(|it| {
        let act = it.act?;
        let frame = foe.links.acts.get(usize::from(act))?;
        Some((act, frame.recharge?))
    });
    let spent: Vec<(u16, u8)> = spent.collect();
    for (act, face) in spent {
        let check = Sum::of("dice-dive-recharge", 1, Die::D6).at_least(face.into());
        let (roll, back) = check.roll(cx.chance());
        let event = Magic::RechargeRolled {
            who,
            act,
            roll: Box::new(roll),
            back,
        };
        cx.emit(rules::FOE_RECHARGE, event.into());
    }
}

/// Has somebody act, as long as they can.
pub fn act(cx: &mut Cx<'_>, who: FigureId) {
    if is_over(cx) {
        return;
    }
    standard::come_out(cx, who);
    standard::slip(cx);
    if flight::settle_all(cx, who) {
        return;
    }
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let acts = figure.is_up()
        && figure.cell().is_some()
        && play.fight().and_then(|it| it.turn) == Some(who);
    let comes = play.dive().is_some_and(|it| it.is_coming(who));
    if comes && figure.is_up() && !figure.is_incapacitated() {
        return cx.push(Task::Delve(Delve::ComeOn(who)));
    }
    let waits = figure
        .summoned()
        .is_some_and(|it| it.acts == SummonActs::Bonus && !it.ordered);
    if !acts || waits || figure.is_incapacitated() {
        return;
    }
    if let Some(drive) = driven::drive(&Sheet::of(figure)) {
        return driven::act(cx, who, drive);
    }
    match figure.seat() {
        Some(_) => cx.ask(Question::OnTurn(who)),
        None => tactics::act(cx, who),
    }
}

/// The turn of somebody ends: saves against what lasts, what zones and traits do, and what has
/// lasted long enough.
pub fn turn_ends(cx: &mut Cx<'_>, who: FigureId) {
    if is_over(cx) {
        return;
    }
    cx.push(Task::TurnOver(who));
    let again = lasting::saves_again(Play::of(cx.world()), who, SaveAt::TurnEnds);
    cx.push_all(again);
    ends_unless(cx, who);
    reactions::upon(cx, who, Moment::TurnEnds, None);
    zones::touch_all(cx, who, zones::Touch::TurnEnds);
}

/// Ends what lasts only as long as something is so at the end of each turn.
fn ends_unless(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let sheet = Sheet::of(figure);
    let over = sheet.plain().filter_map(|(by, held)| match held {
        Trait::EndsUnless(so) if !Case::ALONE.so(figure, by.source, so) => by.lasting,
        _ => None,
    });
    for id in over.collect::<Vec<_>>() {
        lasting::end(cx, who, id, rules::EFFECT_DURATION);
    }
}

/// The turn is over.
pub fn turn_over(cx: &mut Cx<'_>, who: FigureId) {
    if Play::of(cx.world()).fight().is_none() {
        return;
    }
    walk::make_room(cx, who);
    cx.emit(rules::FIGHT_ROUND, Fighting::TurnEnded { who }.into());
    lasting::expire(
        cx,
        |on, it| match it.until {
            Until::DoerEnds(0) => it.by == Some(who),
            Until::BearerEnds(0) => on == who,
            _ => false,
        },
        rules::EFFECT_DURATION,
    );
    zones::expire(cx, who, false);
    is_over(cx);
}
