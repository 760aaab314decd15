//! Breaking off a fight, those who come after, and those who run for good.

use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    checks::{CrisisDice, dice_passed},
    components::{Carried, Faction, FigureId, Place, React, Thing},
    content::{Effect, Reaction},
    creation::seat_of,
    event::{Flight, Goods, Looting},
    fight,
    figure::Figure,
    forces,
    hoard::Coins,
    melee, moves, rules,
    step::{Action, Question, Task},
};
use crate::{dungeon::RoomId, game::LegalActions};

// Breaking off

/// Whether a figure can call the fight off, if it is the one to say so: the leader of the band who is
/// up, before anybody charges; rule `fight.break_off`, section 26.0.
pub fn can_break_off(band: Band<'_>, who: Figure<'_>) -> bool {
    let up = band.in_the_fight(Faction::Band).filter(|it| it.is_up());
    let leads = band.leader_of(up).is_some_and(|it| it.id() == who.id());
    let begun = band
        .state()
        .fight
        .as_ref()
        .is_none_or(|it| !it.engaged.is_empty());
    leads && !begun
}

/// The band calls the fight off: half the treasure is dropped, paladins stay for a round, then
/// everybody runs; rule `fight.break_off`, section 26.0.
pub fn break_off(cx: &mut Cx<'_>) {
    cx.emit(rules::FIGHT_BREAK_OFF, Flight::BrokeOff.into());
    let band = Band::of(cx.world());
    let there = band.in_the_fight(Faction::Band).filter(|it| it.is_up());
    let share = band.book().figures.flight_share.max(1);
    let dropping = there.clone().filter_map(|it| {
        let left = (finds(it).count() / usize::from(share)) as u8;
        (left > 0).then(|| Task::DropFinds { who: it.id(), left })
    });
    let hoard = &band.state().hoard;
    let left = there
        .clone()
        .map(|it| (it.id(), hoard.of(it.id()).one_in(share.into())));
    let left: SmallVec<[(FigureId, Coins); 2]> = left.filter(|(_, it)| !it.is_nothing()).collect();
    let stays = there.clone().filter(|it| {
        let mut effects = it.effects();
        effects.any(|it| *it.effect == Effect::LastRound)
    });
    let stays: Vec<Task> = stays.map(|it| Task::StayBehind(it.id())).collect();
    let mut tasks: Vec<Task> = dropping.collect();
    let all = there.map(Figure::id).collect();
    tasks.extend(stays);
    tasks.push(Task::Flee(all));
    cx.push_all(tasks);
    for (who, coins) in left {
        let dropped = Looting::CoinsDropped { who, coins };
        cx.emit(rules::FIGHT_BREAK_OFF, dropped.into());
    }
}

/// The finds in the pack of somebody: magical things that are not in use, with their places.
fn finds<'w>(who: Figure<'w>) -> impl Iterator<Item = (u8, &'w Carried)> {
    let all = (0_u8..).zip(who.gear());
    all.filter(|(_, it)| matches!(it.thing, Thing::Item(_)) && !it.in_use)
}

/// Somebody has so many finds to drop. Equal ones are no choice.
pub fn drop_finds(cx: &mut Cx<'_>, who: FigureId, left: u8) {
    let Some(figure) = Band::of(cx.world()).get(who) else {
        return;
    };
    let all: SmallVec<[(u8, Carried); 4]> = finds(figure).map(|(place, it)| (place, *it)).collect();
    match all.first() {
        Some((place, first)) if left > 0 => match all.iter().all(|(_, it)| it == first) {
            true => drop_find(cx, who, left, *place),
            false => cx.ask(Question::DropFind { who, left }),
        },
        _ => {}
    }
}

fn drop_find(cx: &mut Cx<'_>, who: FigureId, left: u8, place: u8) {
    cx.emit(rules::FIGHT_BREAK_OFF, Goods::Dropped { who, place }.into());
    if left > 1 {
        let left = left - 1;
        cx.push(Task::DropFinds { who, left });
    }
}

/// Offers the finds that somebody could drop.
pub fn offer_drop(band: Band<'_>, who: FigureId, offer: &mut LegalActions<Action>) {
    offer.ask(seat_of(band, who), rules::FIGHT_BREAK_OFF);
    for (place, _) in finds(band.figure(who)) {
        offer.add(Action::Drop(place));
    }
}

/// Carries out a choice of [`offer_drop`].
pub fn choose_drop(cx: &mut Cx<'_>, who: FigureId, left: u8, act: Action) {
    if let Action::Drop(place) = act {
        drop_find(cx, who, left, place);
    }
}

/// Opponents next to somebody who are up.
fn beside<'w>(band: Band<'w>, who: Figure<'w>) -> SmallVec<[Figure<'w>; 4]> {
    let near = |it: &Figure<'_>| {
        let at = it.at().zip(who.at());
        it.is_up() && at.is_some_and(|(one, other)| one.reach_to(other) == 1)
    };
    let opponents = band.in_the_fight(who.faction().other());
    let mut near: SmallVec<[Figure<'w>; 4]> = opponents.filter(near).collect();
    near.sort_by_key(|it| (it.rep(), it.id()));
    near
}

/// A paladin with somebody beside it fights one more round; rule `profession.paladin`, section
/// 9.0.3.
pub fn stay_behind(cx: &mut Cx<'_>, who: FigureId) {
    let band = Band::of(cx.world());
    let Some(figure) = band.get(who).filter(|it| it.is_up()) else {
        return;
    };
    let near = beside(band, figure);
    let (first, several) = (near.first().map(|it| it.id()), near.len() > 1);
    let chooses = several && fight::is_commanded(band, figure);
    drop(near);
    match first {
        Some(_) if chooses => cx.ask(Question::LastRound(who)),
        Some(on) => melee::last_round(cx, who, on),
        None => {}
    }
}

/// Offers the opponents of a paladin’s last round.
pub fn offer_last_round(band: Band<'_>, who: FigureId, offer: &mut LegalActions<Action>) {
    offer.ask(seat_of(band, who), rules::PROFESSION_PALADIN);
    for it in beside(band, band.figure(who)) {
        offer.add(Action::Strike(it.id()));
    }
}

/// Carries out a choice of [`offer_last_round`].
pub fn choose_last_round(cx: &mut Cx<'_>, who: FigureId, act: Action) {
    if let Action::Strike(on) = act {
        melee::last_round(cx, who, on);
    }
}

// Pursuit

/// Foes with nobody left on the board come after those who ran, each as far as it may, along the way
/// of the nearest; rule `fight.pursuit`, section 26.0.
pub fn pursue(cx: &mut Cx<'_>, tile: RoomId) {
    let band = Band::of(cx.world());
    let on_the_run = |it: &FigureId| band.get(*it).is_some_and(|it| it.is_up());
    let ran = band.state().below.runners.iter().map(|it| it.who);
    let ran = ran.filter(|it| {
        band.get(*it)
            .is_some_and(|it| it.faction() == Faction::Band)
    });
    let far = band.map().steps_from(tile, |_| true);
    let ends = ran
        .filter(on_the_run)
        .filter_map(|it| match band.figure(it).stance().place {
            Place::Tile(end) => Some((far.get(usize::from(end.0)).copied()??, end)),
            _ => None,
        });
    let nearest = ends.filter(|(far, _)| *far > 0).min();
    let foes = band.up_on(tile, Faction::Foes).map(Figure::id);
    let foes: SmallVec<[FigureId; 8]> = foes.collect();
    let held = band.is_held(tile, Faction::Band);
    let Some((_, end)) = nearest.filter(|_| !foes.is_empty() && !held) else {
        return;
    };
    let (roll, passed) = moves::roll_fast(cx, &foes);
    let rolled = Flight::PursuitRolled {
        tile,
        passed: passed.clone(),
        roll: Box::new(roll),
    };
    cx.emit(rules::FIGHT_PURSUIT, rolled.into());
    let mut caught: SmallVec<[RoomId; 4]> = SmallVec::new();
    for (who, passed) in passed {
        let band = Band::of(cx.world());
        let tiles = band.book().figures.tiles_for(passed);
        let mut path = forces::path(band.map(), tile, end, tiles);
        let met = path.iter().position(|it| band.is_held(*it, Faction::Band));
        path.truncate(met.map_or(path.len(), |met| met + 1));
        if let Some(last) = path
            .last()
            .filter(|it| met.is_some() && !caught.contains(it))
        {
            caught.push(*last);
        }
        let from = tile;
        cx.emit(
            rules::FIGHT_PURSUIT,
            Flight::Followed { who, from, path }.into(),
        );
    }
    let active = Faction::Foes;
    cx.push_all(caught.into_iter().map(|tile| Task::Meet { tile, active }));
}

// Running for good

/// Those who have broken off a fight test whether they go on running, those on one tile together;
/// rule `fight.run`, section 26.1.
pub fn runaways(cx: &mut Cx<'_>) {
    let band = Band::of(cx.world());
    let runners = band.state().below.runners.iter();
    let runners = runners.filter_map(|it| band.get(it.who));
    let runners = runners.filter(|it| it.is_up() && it.faction() == Faction::Band);
    let Some(first) = runners.clone().next() else {
        return;
    };
    let (who, is_star, place) = (first.id(), first.is_star(), first.stance().place);
    let with = runners.filter(|it| it.stance().place == place && !it.is_star());
    let with: SmallVec<[FigureId; 8]> = with.map(Figure::id).collect();
    cx.push(Task::Runaways);
    if is_star {
        return cx.ask(Question::RunOn(who));
    }
    nerve(cx, Faction::Band, &with, rules::FIGHT_RUN);
}

/// Offers a star to stop running, or to run for good.
pub fn offer_run_on(band: Band<'_>, who: FigureId, offer: &mut LegalActions<Action>) {
    offer.ask(seat_of(band, who), rules::FIGHT_RUN);
    for react in [React::CarryOn, React::Flee] {
        offer.add(Action::React(react));
    }
}

/// Carries out a choice of [`offer_run_on`].
pub fn choose_run_on(cx: &mut Cx<'_>, who: FigureId, act: Action) {
    if let Action::React(react) = act {
        let nerve = Flight::Nerve {
            who,
            passed: None,
            row: None,
            react,
        };
        cx.emit(rules::FIGHT_RUN, nerve.into());
    }
}

/// The foes who have fled test alone, one after the other; rule `force.fled`.
pub fn fled_foes(cx: &mut Cx<'_>) {
    let band = Band::of(cx.world());
    let runners = band.state().below.runners.iter().map(|it| it.who);
    let foes = runners.filter(|it| {
        band.get(*it)
            .is_some_and(|it| it.faction() == Faction::Foes)
    });
    let foes: Vec<FigureId> = foes.collect();
    for who in foes {
        if Band::of(cx.world()).get(who).is_some_and(|it| it.is_up()) {
            nerve(cx, Faction::Foes, &[who], rules::FORCE_FLED);
        }
    }
}

/// One test for man down, read by each: with a leader, since the smallest group has one. Nobody faces
/// them, so that nobody is outnumbered.
fn nerve(cx: &mut Cx<'_>, side: Faction, who: &[FigureId], rule: crate::game::RuleId) {
    let band = Band::of(cx.world());
    let courage = |it: Figure<'_>| -> i8 {
        let all = it.effects().map(|it| match *it.effect {
            Effect::CrisisDice(dice) => dice,
            _ => 0,
        });
        all.sum()
    };
    let plain = band.book().figures.crisis_dice_with_leader;
    let dice = |it: Figure<'_>| plain.saturating_add_signed(courage(it));
    let testing: SmallVec<[(FigureId, u8); 8]> =
        who.iter().map(|it| (*it, dice(band.figure(*it)))).collect();
    let most = testing.iter().map(|(_, dice)| *dice).max().unwrap_or(plain);
    let (roll, _) = cx.roll(&CrisisDice { dice: most });
    let band = Band::of(cx.world());
    let read = testing.iter().map(|(who, dice)| {
        let figure = band.figure(*who);
        let faces = roll.dice.iter().take(usize::from(*dice));
        let passed = dice_passed(faces.map(|it| it.face), figure.rep());
        let table = &figure.profession().links.crisis;
        let row = table.at(i32::from(passed));
        let react = match table.gives(row).down {
            Reaction::CarryOn | Reaction::FleeIf(_) => React::CarryOn,
            Reaction::DuckBack => React::DuckBack,
            Reaction::Flee => React::Flee,
        };
        Flight::Nerve {
            who: *who,
            passed: Some(passed),
            row: Some(row),
            react,
        }
    });
    let read: Vec<Flight> = read.collect();
    let roll = Box::new(roll);
    cx.emit(rule, Flight::NerveRolled { side, roll }.into());
    for it in read {
        cx.emit(rule, it.into());
    }
}
