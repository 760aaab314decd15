//! Ways out: running, dragging, carrying the dead, abandoning, and coming home; rules `leave.run`
//! and those after it, and `end.victory`.

use smallvec::SmallVec;

use super::super::{
    Cx,
    components::{FigureId, Life, Until},
    content::Coins,
    effects::{lasting, summons},
    event::Delving,
    fight::{harm, standard, walk},
    figure::Figure,
    place,
    play::Play,
    rules,
    sheet::Sheet,
    step::{Action, Question, Task},
    town::{self, Homecomer, Return, TownTask, shares},
};
use super::{Asked, Choice, Delve, Dive, Fate, Member, able, alive, carried, dive};
use crate::{
    game::{LegalActions, RuleId, Seat},
    grid::Cell,
};

/// The way out that somebody stands in, as the square beyond it.
fn beyond(figure: Figure<'_>) -> Option<Cell> {
    let board = figure.play().board()?;
    let stand = place::stand(figure)?;
    let ways = board.field.ways().iter();
    let mut own = ways.filter(|way| stand.covers().contains(way.cell));
    own.next().map(|way| way.cell.step(way.side, 1))
}

/// Offers to leave the map, and to take hold of somebody who lies there.
pub fn offer_on_map(figure: Figure<'_>, offer: &mut LegalActions<Action>) {
    let play = figure.play();
    if play.dive().is_none() {
        return;
    }
    if may_run(figure) {
        offer.add(Action::Delve(Choice::Run));
    }
    for on in holdable(figure) {
        offer.add(Action::Delve(Choice::Hold(on)));
    }
}

/// True for whoever stands in a way out, with a step left to be gone; rule `leave.run`.
pub fn may_run(figure: Figure<'_>) -> bool {
    let step = u16::from(figure.play().book().figures.square);
    beyond(figure).is_some() && Sheet::of(figure).feet_left() >= step
}

/// Those whom somebody can take hold of with a hand that is free.
fn holdable(figure: Figure<'_>) -> Vec<FigureId> {
    if standard::free_hands(figure) == 0 {
        return Vec::new();
    }
    draggable(figure).iter().map(|it| it.id()).collect()
}

/// Those beside somebody who are stable, dead, or turned to stone; rule `leave.drag`.
pub fn draggable(figure: Figure<'_>) -> Vec<Figure<'_>> {
    let play = figure.play();
    let grappled = play.book().imposed.grappled;
    let holder = |it: Figure<'_>| it.held_by(grappled).and_then(|it| it.by);
    let lies = play.figures().filter(|it| it.team() == figure.team());
    let lies = lies.filter(|it| {
        lies_still(*it)
            && it.summoned().is_none()
            && it.id() != figure.id()
            && it.cell().is_some()
            && holder(*it).is_none()
    });
    lies.filter(|it| place::feet(figure, *it) <= 5).collect()
}

/// Takes hold of somebody, to drag them; rule `leave.drag`.
pub(super) fn hold(cx: &mut Cx<'_>, who: FigureId, on: FigureId) {
    let grappled = Play::of(cx.world()).book().imposed.grappled;
    let rule = rules::LEAVE_DRAG;
    lasting::inflict_by(cx, rule, on, grappled, Some(who), Until::Ended);
}

/// Somebody steps off the map: whoever they leave may strike first.
pub(super) fn run(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let Some(to) = beyond(figure) else { return };
    let struck = walk::leaving(play, figure, to);
    let tasks: SmallVec<[Task; 2]> = struck
        .into_iter()
        .chain([Task::Delve(Delve::Gone(who))])
        .collect();
    cx.push_all(tasks);
}

/// Somebody has left the map, with those whom they drag. Whoever is dying again by then stays, rule
/// `leave.drag`; those who were never carried onto the map go with the last who could have done it.
pub(super) fn gone(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    if !play.figure(who).is_up() {
        return;
    }
    let grappled = play.book().imposed.grappled;
    let dragged = play.figures().filter(|it| {
        let own = dive(play).member(it.id()).is_some();
        let held = it.held_by(grappled).is_some_and(|it| it.by == Some(who));
        own && held && lies_still(*it)
    });
    let dragged: Vec<FigureId> = dragged.map(|it| it.id()).collect();
    lasting::let_go(cx, who);
    lasting::end_holds(cx, who);
    summons::end(cx, |it| it.by == who);
    cx.emit(rules::LEAVE_RUN, Delving::Ran { who }.into());
    let play = Play::of(cx.world());
    let behind = match play.is_standing() {
        true => Vec::new(),
        false => carried(play),
    };
    for who in dragged.into_iter().chain(behind) {
        cx.emit(rules::LEAVE_DRAG, Delving::Ran { who }.into());
    }
}

/// True for whoever can be dragged: stable, dead, or turned to stone.
fn lies_still(figure: Figure<'_>) -> bool {
    let lies = matches!(figure.body().life, Life::Stable | Life::Dead { .. });
    lies || figure.is_out_of_it()
}

// The dead

/// Whoever has died loses the rooms beyond those that their level asked for; rule `growth.death`.
pub(super) fn count_dead(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let dead = dead(play).into_iter().map(|who| {
        let level = play.figure(who).level();
        let asked = &play.book().figures.rooms_for;
        let place = usize::from(level.max(1)) - 1;
        (who, asked[place.min(asked.len() - 1)])
    });
    for (who, rooms) in dead.collect::<Vec<_>>() {
        cx.emit(rules::GROWTH_DEATH, Delving::Died { who, rooms }.into());
    }
}

fn dead(play: Play<'_>) -> Vec<FigureId> {
    let inside = dive(play).inside();
    inside.filter(|it| play.figure(*it).is_dead()).collect()
}

/// Says what happens with the dead, one after the other, and goes on; rule `leave.body`. If nobody is
/// left in the dungeon, the dive is over.
pub(super) fn bodies(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    match dead(play).first() {
        Some(body) => {
            cx.turn();
            cx.ask(Question::OnDive(Asked::Body(*body)));
        }
        None if alive(play).is_empty() => cx.push(Task::Delve(Delve::Home)),
        None if dive(play).row.cleared => cx.push(Task::Delve(Delve::Next)),
        None => cx.push(Task::Delve(Delve::Door)),
    }
}

pub(super) fn offer_body(play: Play<'_>, _body: FigureId, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::LEAVE_BODY);
    let able = able(play);
    let alone = alive(play).len() == 1;
    // Nobody goes if those who are left could not go on.
    if alone || able.len() > 1 {
        for it in &able {
            offer.add(Action::Delve(Choice::Carry(it.id())));
        }
    }
    offer.add(Action::Delve(Choice::Leave));
    offer.add(Action::Delve(Choice::Abandon));
}

pub(super) fn choose_body(cx: &mut Cx<'_>, body: FigureId, act: Choice) {
    match act {
        Choice::Carry(by) => {
            let event = Delving::BodyCarried { body, by };
            cx.emit(rules::LEAVE_BODY, event.into());
            cx.push(Task::Delve(Delve::Bodies));
        }
        Choice::Leave => {
            let play = Play::of(cx.world());
            // What a hired hand has earned is the family's, whatever becomes of the body.
            let hero = play.figure(body).hero().is_some();
            let coin = dive(play).member(body).filter(|_| hero);
            let coin = coin.map_or(0, |it| it.coin.0);
            let event = Delving::BodyLeft { body };
            cx.emit(rules::LEAVE_BODY, event.into());
            super::loot::share_coin(cx, coin, rules::LEAVE_BODY);
            cx.push_all([Task::Delve(Delve::Share), Task::Delve(Delve::Bodies)]);
        }
        _ => {
            cx.emit(rules::LEAVE_ABANDON, Delving::Abandoned.into());
            cx.push(Task::Delve(Delve::Home));
        }
    }
}

// The end

/// Everybody comes home who is in the dungeon still: whoever is stable wakes on the way.
pub(super) fn home(cx: &mut Cx<'_>) {
    let down = alive(Play::of(cx.world())).into_iter();
    let down = down.filter(|it| !it.is_up()).map(|it| it.id());
    for who in down.collect::<Vec<_>>() {
        harm::heal(cx, who, 1);
    }
    let levels = cx.setup().dive.map_or(0, |it| it.levels);
    let cleared = dive(Play::of(cx.world())).levels >= levels;
    over(cx, Fate::Home, Fate::Body, cleared, rules::END_VICTORY);
}

/// Nobody who could stand is left: those who lie there are lost; rule `leave.conscious`.
pub(super) fn lost(cx: &mut Cx<'_>) {
    over(cx, Fate::Lost, Fate::Lost, false, rules::LEAVE_CONSCIOUS);
}

/// The fight has gone on for too long: the party falls back, with its dead; rule `fight.long`.
pub(super) fn fall_back(cx: &mut Cx<'_>) {
    over(cx, Fate::Ran, Fate::Body, false, rules::FIGHT_LONG);
}

/// A trap has left nobody standing: whoever lives crawls home; rule `trap.triggered`.
pub(super) fn crawl_home(cx: &mut Cx<'_>) {
    let lives = !alive(Play::of(cx.world())).is_empty();
    let body = if lives { Fate::Body } else { Fate::Lost };
    over(cx, Fate::Ran, body, false, rules::TRAP_TRIGGERED);
}

/// The dive is over, with this becoming of the living and of the dead who are in the dungeon still.
fn over(cx: &mut Cx<'_>, living: Fate, body: Fate, cleared: bool, rule: RuleId) {
    count_dead(cx);
    let play = Play::of(cx.world());
    let dive = dive(play);
    let fates = dive.party.iter().map(|it| {
        let dead = play.figure(it.who).is_dead();
        let fate = match it.fate {
            Fate::Inside if dead => body,
            Fate::Inside => living,
            // Whoever was dragged out dead is a body.
            Fate::Ran if dead => Fate::Body,
            other => other,
        };
        (it.who, fate)
    });
    let fates: Vec<(FigureId, Fate)> = fates.collect();
    let sold = sold(play, dive, &fates);
    let fates: Vec<_> = fates
        .into_iter()
        .zip(sold)
        .map(|((who, fate), coin)| (who, fate, coin))
        .collect();
    let walks = fates.iter().any(|(who, fate, _)| {
        let hero = play.figure(*who).hero().is_some();
        *fate == Fate::Home && hero
    });
    let won = cleared && walks;
    cx.emit(rule, Delving::CameHome { fates, cleared }.into());
    let all = self::dive(Play::of(cx.world())).party.iter();
    let all = all.map(homecomer).collect();
    cx.push(Task::Town(TownTask::Home(Return { won, all })));
}

/// Somebody as they come to town.
fn homecomer(it: &Member) -> Homecomer {
    let (fate, rises) = match it.fate {
        Fate::Home | Fate::Carrier => (town::Fate::Alive, true),
        Fate::Ran => (town::Fate::Alive, false),
        Fate::Body => (town::Fate::Dead, false),
        Fate::Lost | Fate::Inside => (town::Fate::Lost, false),
    };
    Homecomer {
        who: it.who,
        fate,
        rooms: it.rooms,
        coins: it.coin.0,
        rises,
    }
}

/// Everybody's part of the valuables, in marching order: those of heroes who are lost go to the others,
/// those of hired hands to their families, odd coppers to those in front; and what armour brings that
/// is carried and not worn; rules `trove.share`, `hired.family` and `town.selling`.
fn sold(play: Play<'_>, dive: &Dive, fates: &[(FigureId, Fate)]) -> Vec<Coins> {
    let book = play.book();
    let is_heir = |who: FigureId, fate: Fate| fate != Fate::Lost || play.hand_of(who).is_some();
    let mut sums = vec![0_u32; fates.len()];
    for goods in &dive.valuables {
        let heirs = fates
            .iter()
            .enumerate()
            .filter(|(_, (who, fate))| is_heir(*who, *fate) && goods.of.contains(who));
        let heirs: Vec<usize> = heirs.map(|(nth, _)| nth).collect();
        for (nth, share) in heirs.iter().zip(shares(goods.worth.0, heirs.len())) {
            sums[*nth] = sums[*nth].saturating_add(share);
        }
    }
    for (sum, it) in sums.iter_mut().zip(&dive.party) {
        for armour in &it.spare {
            let price = book[*armour].price.0;
            let resale = u32::from(book.figures.resale);
            *sum = sum.saturating_add(price * resale / 100);
        }
    }
    sums.into_iter().map(Coins).collect()
}
