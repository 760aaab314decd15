//! Those who lie there, and their opponents: killed or bound, and looted once the fight is won.

use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    components::{Carried, Condition, Faction, FigureId, Part, Place, Thing},
    creation::seat_of,
    event::Looting,
    figure::Figure,
    home, rules,
    step::{Action, Question, Task},
};
use crate::{
    dungeon::RoomId,
    game::{LegalActions, RuleId},
};

/// Opponents who lie next to a figure on the board; rule `capture.choice`, section 23.7.
fn at_mercy<'w>(band: Band<'w>, who: Figure<'w>) -> impl Iterator<Item = FigureId> + 'w {
    let others = band.figures().filter(move |it| {
        let lies = it.stance().condition == Condition::Out && it.faction() != who.faction();
        let near = it.at().zip(who.at());
        let mut fight = band.state().fight.iter();
        let carried = fight.any(|fight| fight.is_carried(it.id()));
        lies && !carried && near.is_some_and(|(there, here)| there.reach_to(here) <= 1)
    });
    others.map(Figure::id)
}

/// Offers to kill or bind whoever lies next to a figure; rule `capture.choice`, section 23.7.
pub fn offer_mercy(band: Band<'_>, who: Figure<'_>, offer: &mut LegalActions<Action>) {
    for on in at_mercy(band, who) {
        offer.add(Action::Kill(on));
        offer.add(Action::Bind(on));
    }
}

/// Carries out a choice of [`offer_mercy`]: a kill is then that of whoever does it.
pub fn choose_mercy(cx: &mut Cx<'_>, by: FigureId, act: Action) {
    match act {
        Action::Kill(who) => kill(cx, rules::CAPTURE_CHOICE, who, Some(by)),
        Action::Bind(who) => bind(cx, who, Some(by)),
        _ => {}
    }
}

fn kill(cx: &mut Cx<'_>, rule: RuleId, who: FigureId, by: Option<FigureId>) {
    cx.emit(rule, Looting::Killed { who, by }.into());
    home::earn(cx, by, who);
}

/// Whoever is bound is left where they are, and nobody has to guard them; rule `capture.guard`.
fn bind(cx: &mut Cx<'_>, who: FigureId, by: Option<FigureId>) {
    cx.emit(rules::CAPTURE_GUARD, Looting::Bound { who, by }.into());
}

/// What can be taken from somebody: magical items alone, for arms and armour of that kind are not
/// worth the weight.
fn items(figure: Figure<'_>) -> SmallVec<[Carried; 4]> {
    let items = figure.gear().iter();
    let items = items.filter(|it| matches!(it.thing, Thing::Item(_)));
    let plain = items.map(|it| Carried {
        in_use: false,
        ..*it
    });
    plain.collect()
}

/// What the band takes from the dead of a fight that it has won; rule `fight.spoils`, section 29.4.1.
pub fn of_the_dead(cx: &mut Cx<'_>, tile: RoomId) -> Vec<Task> {
    let band = Band::of(cx.world());
    let dead = band
        .figures()
        .filter(|it| it.faction() == Faction::Foes && it.is_dead());
    let dead: Vec<FigureId> = dead.map(Figure::id).collect();
    dead.into_iter()
        .flat_map(|who| strip(cx, tile, who))
        .collect()
}

/// Takes the items of somebody, to be handed out.
fn strip(cx: &mut Cx<'_>, tile: RoomId, who: FigureId) -> Vec<Task> {
    let found = items(Band::of(cx.world()).figure(who));
    if found.is_empty() {
        return Vec::new();
    }
    cx.emit(rules::FIGHT_SPOILS, Looting::Stripped { who }.into());
    let found = found.into_iter();
    found.map(|find| Task::HandOut { tile, find }).collect()
}

/// The foes who lie on a tile.
fn fallen(band: Band<'_>, tile: RoomId) -> impl Iterator<Item = Figure<'_>> {
    band.figures().filter(move |it| {
        let stance = it.stance();
        let lies = stance.condition == Condition::Out && stance.place == Place::Tile(tile);
        lies && it.faction() == Faction::Foes
    })
}

/// Asks what becomes of the foes who lie on a tile that the band has won, unless the player has said so
/// for the whole adventure; rule `fight.spoils`.
pub fn spoils(cx: &mut Cx<'_>, tile: RoomId) {
    let band = Band::of(cx.world());
    let ours = band.those_on(tile).any(|it| it.part() == Part::Band);
    if !ours || band.is_held(tile, Faction::Foes) || fallen(band, tile).next().is_none() {
        return;
    }
    if band.state().below.no_quarter {
        see_to(cx, tile, Action::KillAll);
    } else {
        cx.ask(Question::Spoils(tile));
    }
}

/// Offers to kill or bind each of the fallen, and to kill them all, also from now on.
pub fn offer(band: Band<'_>, tile: RoomId, offer: &mut LegalActions<Action>) {
    let leader = band.leader_of(band.those_on(tile)).map(Figure::id);
    let leader = leader.unwrap_or(FigureId(0));
    offer.ask(seat_of(band, leader), rules::FIGHT_SPOILS);
    let fallen: SmallVec<[FigureId; 8]> = fallen(band, tile).map(Figure::id).collect();
    if fallen.len() > 1 {
        offer.add(Action::KillAll);
    }
    for who in fallen {
        offer.add(Action::Kill(who));
        offer.add(Action::Bind(who));
    }
    // Last, because replays name choices by their places.
    offer.add(Action::NoQuarter);
}

/// Carries out a choice of [`offer`].
pub fn choose(cx: &mut Cx<'_>, tile: RoomId, act: Action) {
    if act == Action::NoQuarter {
        cx.emit(rules::FIGHT_SPOILS, Looting::NoQuarter.into());
    }
    see_to(cx, tile, act);
}

/// Kills or binds one of the fallen on a tile, or all: a kill is that of whoever has put them down.
fn see_to(cx: &mut Cx<'_>, tile: RoomId, act: Action) {
    let band = Band::of(cx.world());
    let about: SmallVec<[FigureId; 8]> = match act {
        Action::Kill(who) | Action::Bind(who) => [who].into_iter().collect(),
        _ => fallen(band, tile).map(Figure::id).collect(),
    };
    let mut tasks = Vec::new();
    for who in about {
        let by = Band::of(cx.world()).figure(who).stance().felled_by;
        match act {
            Action::Bind(_) => bind(cx, who, None),
            _ => kill(cx, rules::FIGHT_SPOILS, who, by),
        }
        tasks.extend(strip(cx, tile, who));
    }
    tasks.push(Task::Spoils(tile));
    cx.push_all(tasks);
}
