//! Going in: who waits, on which map, where everybody stands, and what follows the fight; rules
//! `card.count`, `map.roll`, `map.entrance` and `sneak.alone`.

use super::super::{
    Cx,
    components::{FigureId, Team, Until, What},
    content::{self, FoeIx, Rest},
    effects::lasting,
    event::{Delving, Fighting, Setting, Spends},
    fight::placing,
    place,
    play::Play,
    rules,
    sheet::Sheet,
    step::{Action, Question, Task},
};
use super::{Asked, Choice, Delve, Shot, alive, carried, dive, ids, leaving, rest, sums};
use crate::{
    dice::{Check, Die, Sum},
    game::{LegalActions, Seat},
    grid::Cell,
};

/// Counts the foes, rolls for the map, and lays it out.
pub(super) fn meet(cx: &mut Cx<'_>) {
    let book = cx.content();
    let play = Play::of(cx.world());
    let (higher, level, next) = (dive(play).higher, dive(play).level, play.next_figure().0);
    let Some(card) = dive(play).card() else {
        return;
    };
    let challenge = sums::challenge(book, level, higher);
    let foes = sums::foes_for(book, card, challenge, cx.chance());
    let several = foes.windows(2).any(|it| it[0] != it[1]);
    let rule = match several {
        true => rules::CARD_SEVERAL,
        false => rules::CARD_COUNT,
    };
    let band: Vec<FoeIx> = foes.clone();
    cx.emit(rule, Delving::FoesCounted { card, foes }.into());
    let (roll, _) = Sum::of("dice-dive-map", 2, Die::D20).roll(cx.chance());
    let Some(map) = sums::map(book, roll.total()) else {
        return;
    };
    let roll = Box::new(roll);
    cx.emit(rules::MAP_ROLL, Delving::MapRolled { roll, map }.into());
    let light = placing::light_for(book, &band);
    cx.emit(rules::LIGHT_BY_FOES, Setting::Laid { map, light }.into());
    for (foe, nth) in band.into_iter().zip(next..) {
        let who = FigureId(nth);
        let body = placing::foe_body(book, foe);
        cx.emit(rules::FOE_FIGURES, Setting::Came { who, foe, body }.into());
    }
    cx.push(Task::Delve(Delve::Enter));
}

/// The ways in that have floor to begin on, each with its squares, the nearest first.
fn entrances(play: Play<'_>) -> Vec<(Cell, Vec<Cell>)> {
    let Some(board) = play.board() else {
        return Vec::new();
    };
    let ways: Vec<Cell> = board.field.ways().iter().map(|it| it.cell).collect();
    content::entrances(&ways, board.field.starts())
}

/// The squares beside a way in.
fn starts(play: Play<'_>, way: Option<Cell>) -> Vec<Cell> {
    let all = entrances(play).into_iter();
    let mut own = all.filter(|(it, _)| Some(*it) == way);
    own.next().map(|(_, own)| own).unwrap_or_default()
}

/// The squares to stand on at a way in, the nearest first: those beside it, and as near to it as
/// there is room for whoever else there is.
fn places(play: Play<'_>, way: Cell) -> Vec<Cell> {
    let open = play.board().into_iter().flat_map(|it| it.field.open());
    let mut near: Vec<Cell> = open.collect();
    near.sort_by_key(|it| (way.reach_to(*it), it.y, it.x));
    let starts = starts(play, Some(way)).into_iter();
    starts.chain(near).collect()
}

/// Comes in: by which way is asked, if there are several.
pub(super) fn enter(cx: &mut Cx<'_>) {
    let ways = entrances(Play::of(cx.world()));
    match &ways[..] {
        [] => {}
        [(way, _)] => come_in(cx, *way),
        _ => cx.ask(Question::OnDive(Asked::Entrance)),
    }
}

pub(super) fn offer_entrance(play: Play<'_>, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::MAP_ENTRANCE);
    for (way, _) in entrances(play) {
        offer.add(Action::Delve(Choice::Entrance(way)));
    }
}

pub(super) fn choose_entrance(cx: &mut Cx<'_>, act: Choice) {
    if let Choice::Entrance(way) = act {
        come_in(cx, way);
    }
}

/// The party stands at the entrance, the first in marching order farthest in, and whoever is carried
/// nearest to the way out; then the foes are placed. Behind one who sneaks in alone, the others are
/// on their way, and whoever is carried comes with the first of them.
fn come_in(cx: &mut Cx<'_>, way: Cell) {
    cx.emit(rules::MAP_ENTRANCE, Delving::Entered { way }.into());
    let play = Play::of(cx.world());
    let starts = starts(play, Some(way));
    let alone = dive(play).row.sneak.and_then(|it| it.alone);
    let feet = u16::from(play.book().figures.ahead);
    let all = alive(play);
    let (up, down): (Vec<_>, Vec<_>) = all.into_iter().partition(|it| it.is_able());
    let (up, down) = (ids(&up), ids(&down));
    let here = down.iter().chain(up.iter().rev()).copied();
    let here = here.filter(|it| alone.is_none_or(|alone| alone == *it));
    let here: Vec<FigureId> = here.collect();
    let places = places(play, way);
    for who in &here {
        placing::put(cx, *who, &places, rules::MAP_ENTRANCE);
    }
    for who in up.into_iter().filter(|it| !here.contains(it)) {
        let event = Delving::OnTheWay { who, feet };
        cx.emit(rules::SNEAK_ALONE, event.into());
    }
    if let Some(from) = starts.first() {
        placing::place_foes(cx, *from);
    }
    cx.push_all([Task::Initiative, Task::Delve(Delve::Fought)]);
    cx.ask(Question::OnDive(Asked::Arrange));
}

pub(super) fn offer_arrange(play: Play<'_>, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::MAP_ENTRANCE);
    offer.add(Action::Delve(Choice::Done));
    let starts = starts(play, dive(play).way);
    for figure in play.up(Team::Party) {
        for at in &starts {
            if figure.cell() != Some(*at) && place::is_free(play, figure, *at) {
                let (who, at) = (figure.id(), *at);
                offer.add(Action::Delve(Choice::Stand { who, at }));
            }
        }
    }
}

pub(super) fn choose_arrange(cx: &mut Cx<'_>, act: Choice) {
    if let Choice::Stand { who, at } = act {
        cx.emit(rules::MAP_ENTRANCE, Setting::Placed { who, at }.into());
        cx.ask(Question::OnDive(Asked::Arrange));
    }
}

/// Somebody goes on towards the map in their turn: at a walk if that gets them there, else at a run.
/// What is left of the move is left to them; rule `sneak.alone`.
pub(super) fn come_on(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let coming = dive(play).coming.iter();
    let Some(left) = coming.filter(|(it, _)| *it == who).map(|it| it.1).next() else {
        return;
    };
    let figure = play.figure(who);
    let sheet = Sheet::of(figure);
    let speeds = sheet.speeds();
    let speed = u16::from(speeds.walk.max(speeds.fly));
    let starts = starts(play, dive(play).way);
    let mut starts = starts.iter().copied();
    let free = starts.find(|it| place::is_free(play, figure, *it));
    let runs = speed < left;
    if runs {
        let event = Fighting::Took {
            who,
            what: super::super::content::Standard::Dash,
            spends: Spends::Action,
        };
        cx.emit(rules::TURN_DASH, event.into());
    }
    let feet = speed * if runs { 2 } else { 1 };
    match free.filter(|_| feet >= left) {
        Some(at) => {
            let event = Delving::Arrived {
                who,
                at,
                moved: left,
            };
            cx.emit(rules::SNEAK_ALONE, event.into());
            bring_in(cx);
            cx.push(Task::Act(who));
        }
        None => {
            let feet = left.saturating_sub(feet);
            cx.emit(rules::SNEAK_ALONE, Delving::CameOn { who, feet }.into());
        }
    }
}

/// Whoever is carried is laid down at the entrance.
fn bring_in(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let Some(way) = dive(play).way else { return };
    let places = places(play, way);
    for who in carried(play) {
        placing::put(cx, who, &places, rules::SNEAK_ALONE);
    }
}

/// The fight is over: the room is cleared, or the party has fallen back, or nobody is left of it.
pub(super) fn fought(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let foes = play.up(Team::Foes).next().is_some();
    match (play.is_standing(), foes) {
        (true, false) => won(cx),
        (true, true) => leaving::fall_back(cx),
        (false, _) => leaving::lost(cx),
    }
}

fn won(cx: &mut Cx<'_>) {
    cx.emit(rules::FIGHT_END, Delving::RoomCleared.into());
    let who = ids(&alive(Play::of(cx.world())));
    let event = Delving::RoomsCounted { who };
    cx.emit(rules::GROWTH_ROOMS, event.into());
    sweep(cx);
    leaving::count_dead(cx);
    cx.push_all([Delve::Trove, Delve::Share, Delve::Bodies].map(Task::Delve));
}

/// Leaves the room behind: weapons are picked up, ammunition by half, and what foes and the ground
/// held on to somebody with is over; rule `attack.thrown`.
fn sweep(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let imposed = &play.book().imposed;
    let (prone, grappled, hidden) = (imposed.prone, imposed.grappled, imposed.hidden);
    let party = play.figures().filter(|it| it.team() == Team::Party);
    let party: Vec<FigureId> = party.map(|it| it.id()).collect();
    let up: Vec<FigureId> = alive(play)
        .iter()
        .filter(|it| it.is_up())
        .map(|it| it.id())
        .collect();
    lasting::expire(
        cx,
        |on, it| {
            let foe = it.by.is_some_and(|by| !party.contains(&by));
            let held = it.until == Until::Ended && (foe || it.again.is_some());
            let lay = match it.what {
                What::Condition(it) => {
                    it == grappled || it == hidden || it == prone && up.contains(&on)
                }
                _ => false,
            };
            held || lay
        },
        rules::FIGHT_END,
    );
    let play = Play::of(cx.world());
    let dive = dive(play);
    let arms = dive.thrown.iter().copied().filter(|it| {
        let lies = &play.state().dropped;
        lies.iter().any(|dropped| dropped.arm == it.arm)
    });
    let arms = arms.collect();
    let shots = dive.shot.iter().map(|it| Shot {
        count: it.count / 2,
        ..*it
    });
    let shots = shots.filter(|it| it.count > 0).collect();
    cx.emit(rules::ATTACK_THROWN, Delving::Swept { arms, shots }.into());
    rest::give_back(cx, Rest::Fight);
}
