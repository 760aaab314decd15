//! Moving: where one can go, what that provokes, and what waits there; rules `move.squares` and
//! those after it, and `attack.opportunity`.

use smallvec::SmallVec;

use super::super::{
    Cx,
    board::{Board, Gait, Overlay, Passing, Stand, Walk as Range, ZoneFacts},
    components::{FigureId, How, Until},
    content::{Ability, Held, Moment, Rolled, Says, Skill, Trait},
    effects::{deeds, lasting, reactions, saves, zones},
    event::{Comings, Fighting, Shift},
    figure::Figure,
    place,
    play::Play,
    rules,
    sheet::{Sheet, own_sources},
    step::{Action, Cause, Task, Walk},
};
use super::arms;
use crate::{game::RuleId, grid::Cell};

/// Where somebody can go with the feet that are left.
pub fn range(sheet: &Sheet<'_>) -> Option<Range> {
    within(sheet, sheet.feet_left())
}

/// Where somebody on the ground can go with so many feet.
pub fn within(sheet: &Sheet<'_>, feet: u16) -> Option<Range> {
    let figure = sheet.figure;
    let board = figure.play().board()?;
    let speeds = sheet.speeds();
    if speeds.walk == 0 && speeds.fly == 0 || figure.stand().aloft > 0 {
        return None;
    }
    let prone = is_prone(sheet);
    let flies = speeds.fly > 0 && !prone;
    let leap = leap(sheet);
    let gait = Gait {
        feet,
        climbs: speeds.climb > 0 || flies,
        scrambles: true,
        swims: speeds.swim > 0 || flies,
        strides: flies || sheet.is(|it| *it == Trait::StridesFreely),
        crawls: prone,
        incorporeal: sheet.is(|it| *it == Trait::Incorporeal),
        leap: if flies { feet } else { leap / 2 },
        running_leap: if flies { feet } else { leap },
    };
    let passing = passing(sheet);
    let mover = place::stand(figure)?;
    let Some(held) = held_ground(figure, board) else {
        return Some(board.walk(mover, gait, passing));
    };
    let board = Board {
        overlay: &held,
        ..board
    };
    Some(board.walk(mover, gait, passing))
}

fn is_prone(sheet: &Sheet<'_>) -> bool {
    sheet.is(|it| *it == Trait::Prone)
}

/// What lies over the ground for somebody, with the squares that their foes hold by their reach; none
/// if nobody does.
fn held_ground(figure: Figure<'_>, board: Board<'_>) -> Option<Overlay> {
    let holds = |held: &Held| matches!(held.says, Says::Is(Trait::HoldsGround));
    let foes = figure.play().up(figure.team().other());
    let holders = foes.filter(|it| {
        let sources = own_sources(*it);
        let mut bundles = sources.filter_map(|it| figure.play().book().works(it).bundles.first());
        bundles.any(|it| it.iter().any(holds))
    });
    let mut over: Option<Overlay> = None;
    let difficult = ZoneFacts {
        difficult: true,
        ..ZoneFacts::default()
    };
    for it in holders.filter(|it| !it.is_incapacitated()) {
        let reach = arms::reach(&Sheet::of(it)).max(5);
        let cells = board.threatened(place::stand(it)?, reach);
        let over = over.get_or_insert_with(|| board.overlay.clone());
        over.zone(&cells, difficult);
    }
    over
}

/// Feet of a long jump after a run: the score of strength.
fn leap(sheet: &Sheet<'_>) -> u16 {
    let times = sheet.plain().filter_map(|(_, held)| match held {
        Trait::Jumps(times) => Some(u16::from(*times)),
        _ => None,
    });
    let strength = sheet.score(Ability::Strength).clamp(0, 30) as u16;
    strength * times.max().unwrap_or(1)
}

/// What others are to somebody who comes their way; rule `move.past`.
pub fn passing(sheet: &Sheet<'_>) -> impl Fn(&Stand) -> Passing {
    let figure = sheet.figure;
    let free = sheet.is(|it| matches!(it, Trait::Incorporeal));
    let slips = sheet.is(|it| *it == Trait::PassesFoes);
    let own = figure.size();
    let others: Vec<(Stand, bool)> = figure
        .play()
        .figures()
        .filter(|it| it.id() != figure.id() && !it.is_dead())
        .filter_map(|it| {
            let far = (it.size() as i8 - own as i8).abs() >= 2;
            // Those who lie there can be stepped over, whoever they are.
            let friend = it.team() == figure.team() || !it.is_up();
            Some((place::stand(it)?, friend || slips || far))
        })
        .collect();
    move |stand| {
        let known = others.iter().find(|(it, _)| it == stand);
        match known {
            None => Passing::Free,
            Some(_) if free => Passing::Through,
            Some((_, true)) => Passing::Through,
            Some((_, false)) => Passing::Shut,
        }
    }
}

/// True for a square nearer to whoever frightens somebody.
pub fn keeps_away(sheet: &Sheet<'_>, cell: Cell) -> bool {
    let play = sheet.figure.play();
    let mut frightful = sheet.plain().filter_map(|(by, held)| match held {
        Trait::KeepsAway => by.doer.and_then(|it| play.get(it)),
        _ => None,
    });
    frightful.any(|it| place::feet_to(it, cell) < place::feet(it, sheet.figure))
}

/// Somebody sets out for a square, with the feet of their turn.
pub fn set_out(cx: &mut Cx<'_>, who: FigureId, to: Cell) {
    let play = Play::of(cx.world());
    let sheet = Sheet::of(play.figure(who));
    let path = range(&sheet).and_then(|range| priced(&sheet, &range, to));
    cx.push(Task::Walk(Walk {
        who,
        path: path.unwrap_or_default(),
        provokes: true,
        crawls: is_prone(&sheet),
    }));
}

/// Somebody goes so many feet at once, which takes nothing from their turn.
pub fn along(cx: &mut Cx<'_>, who: FigureId, feet: u16, to: Cell, provokes: bool) {
    let play = Play::of(cx.world());
    let sheet = Sheet::of(play.figure(who));
    let feet = if feet == 0 {
        sheet.speeds().walk.into()
    } else {
        feet
    };
    let path = within(&sheet, feet).and_then(|range| priced(&sheet, &range, to));
    let path = path.unwrap_or_default().into_iter();
    cx.push(Task::Walk(Walk {
        who,
        path: path.map(|(cell, _)| (cell, 0)).collect(),
        provokes,
        crawls: is_prone(&sheet),
    }));
}

/// The way to a square with the feet that each step takes: what difficult ground and climbing add is
/// charged with the last.
pub fn priced(sheet: &Sheet<'_>, range: &Range, to: Cell) -> Option<SmallVec<[(Cell, u8); 8]>> {
    let side = sheet.figure.play().book().figures.square;
    let path = range.path(sheet.figure.cell()?, to)?;
    let plain = path.len() as u16 * u16::from(side);
    let more = range.feet(to)?.saturating_sub(plain).min(200) as u8;
    let mut priced: SmallVec<[(Cell, u8); 8]> = path.iter().map(|it| (*it, side)).collect();
    if let Some((_, feet)) = priced.last_mut() {
        *feet += more;
    }
    Some(priced)
}

/// Somebody takes the next step: whoever it leaves may strike first.
pub fn walk(cx: &mut Cx<'_>, mut walk: Walk) {
    let play = Play::of(cx.world());
    let figure = play.figure(walk.who);
    let sheet = Sheet::of(figure);
    let speeds = sheet.speeds();
    let held = speeds.walk == 0 && speeds.fly == 0;
    let tripped = is_prone(&sheet) && !walk.crawls;
    if !figure.is_up() || walk.path.is_empty() || held || tripped {
        return fall_short(cx, walk.who);
    }
    let (to, feet) = walk.path.remove(0);
    let who = walk.who;
    let left = match walk.provokes && !reactions::slips_away(figure) {
        true => place::stand(figure)
            .map(|it| left_behind(play, figure, it.at(to)))
            .unwrap_or_default(),
        false => Vec::new(),
    };
    let first = strikes_first(who, left);
    let mut tasks: SmallVec<[Task; 3]> = first.into_iter().collect();
    tasks.push(Task::Step { who, to, feet });
    tasks.push(Task::Walk(walk));
    cx.push_all(tasks);
}

/// The task that lets those strike whose reach somebody leaves; none if there is nobody.
pub fn strikes_first(mover: FigureId, left: Vec<FigureId>) -> Option<Task> {
    let cause = Cause::FoeLeaves(mover);
    (!left.is_empty()).then_some(Task::React { cause, who: left })
}

/// Asks foes whose reach somebody leaves by stepping off the map.
pub fn leaving(play: Play<'_>, figure: Figure<'_>, to: Cell) -> Option<Task> {
    let left = match reactions::slips_away(figure) {
        true => Vec::new(),
        false => left_behind(play, figure, place::stand(figure)?.at(to)),
    };
    strikes_first(figure.id(), left)
}

/// Foes whose reach somebody leaves by a step to another place.
pub fn left_behind(play: Play<'_>, mover: Figure<'_>, next: Stand) -> Vec<FigureId> {
    let from = place::stand(mover);
    from.map_or_else(Vec::new, |from| leave_behind(play, mover, from, next))
}

/// Foes whose reach somebody would leave by a step from one place to another.
pub fn leave_behind(play: Play<'_>, mover: Figure<'_>, stand: Stand, next: Stand) -> Vec<FigureId> {
    let Some(board) = play.board() else {
        return Vec::new();
    };
    let foes = play
        .up(mover.team().other())
        .filter(|it| !it.turn().reaction);
    foes.filter(|it| {
        let Some(at) = place::stand(*it) else {
            return false;
        };
        let near = board.distance(at, stand);
        // Only whoever might have such a reach is asked for it.
        if near > 15 || board.distance(at, next) <= 5 {
            return false;
        }
        let reach = arms::reach(&Sheet::of(*it));
        near <= reach && board.distance(at, next) > reach
    })
    .map(|it| it.id())
    .collect()
}

/// Somebody comes to the next square, if they still can.
pub fn step(cx: &mut Cx<'_>, who: FigureId, to: Cell, feet: u8) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let sheet = Sheet::of(figure);
    let speeds = sheet.speeds();
    if !figure.is_up() || speeds.walk == 0 && speeds.fly == 0 {
        return;
    }
    let Some(passage) = passage(&sheet, to) else {
        return;
    };
    let event = Fighting::Stepped { who, to, feet };
    cx.emit(passage.rule, event.into());
    drag_along(cx, who);
    if passage.slips {
        keep_feet(cx, who);
    }
    come(cx, who, passage.touches_ground);
}

/// Whoever has jumped onto difficult ground stays on their feet if they can; rule `move.jump`.
fn keep_feet(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let (dc, prone) = (play.book().figures.landing, play.book().imposed.prone);
    if !saves::check(cx, who, Rolled::Skill(Skill::Acrobatics), dc.into()) {
        lasting::inflict(cx, who, prone, None, Until::Ended);
    }
}

/// Whoever is stopped in the middle of a jump falls as deep as the gap is below its edge.
fn fall_short(cx: &mut Cx<'_>, who: FigureId) {
    let figure = Play::of(cx.world()).figure(who);
    let (Some(board), Some(stand)) = (figure.play().board(), place::stand(figure)) else {
        return;
    };
    if stand.up > 0 || figure.is_dead() {
        return;
    }
    if !board.is_over_gap(stand) {
        // Whoever has the turn may still go on; others have no turn that ends.
        if figure.play().fight().and_then(|it| it.turn) != Some(who) {
            make_room(cx, who);
        }
        return;
    }
    let mut trail = figure.turn().trail.iter().rev();
    let edge = trail.find(|cell| !board.is_over_gap(stand.at(**cell)));
    let feet = edge.map_or(0, |it| board.base(stand.at(*it)) - board.base(stand));
    let feet = feet.max(0).unsigned_abs();
    hazard(cx, who);
    cx.push(Task::Drop { who, feet });
}

/// Feet that somebody takes in a stride.
const A_STEP: i16 = 5;

/// How somebody comes to a square.
struct Passage {
    rule: RuleId,
    /// False for whoever is in the middle of a jump.
    touches_ground: bool,
    /// True for whoever lands where it is hard to find a footing.
    slips: bool,
}

/// How somebody comes to a square: by a jump or in the air over what has no footing, by a climb if
/// it is more than a step up.
fn passage(sheet: &Sheet<'_>, to: Cell) -> Option<Passage> {
    let board = sheet.figure.play().board()?;
    let from = place::stand(sheet.figure)?;
    let there = from.at(to);
    let flies = sheet.flies();
    let (leaves_gap, over_gap) = (board.is_over_gap(from), board.is_over_gap(there));
    let rise = board.base(there) - board.base(from);
    let rule = match () {
        () if (leaves_gap || over_gap) && flies => rules::MOVE_FLY,
        () if leaves_gap || over_gap => rules::MOVE_JUMP,
        () if rise > A_STEP && flies => rules::MOVE_FLY,
        () if rise > A_STEP => rules::MOVE_CLIMB,
        () if board.is_difficult(there) && !flies => rules::MOVE_DIFFICULT,
        () => rules::MOVE_SQUARES,
    };
    let lands = leaves_gap && !over_gap && !flies;
    Some(Passage {
        rule,
        touches_ground: !over_gap,
        slips: lands && board.is_difficult(there),
    })
}

/// Whoever is held or dragged comes along, into the squares that were left: the first one into the
/// last of them, another into the one before.
pub fn drag_along(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let trail = figure.turn().trail.clone();
    let behind = trail.iter().rev().skip(1).copied();
    for (on, to) in place::burdens(figure).into_iter().zip(behind) {
        let play = Play::of(cx.world());
        let held = play.figure(on);
        if place::is_free(play, held, to) {
            let how = Shift::Dragged;
            let event = Fighting::Shifted { who: on, to, how };
            cx.emit(rules::ATTACK_GRAPPLE, event.into());
        }
    }
}

/// What waits on a square: zones, hazards, and whoever has readied for it.
pub fn comes(cx: &mut Cx<'_>, who: FigureId) {
    come(cx, who, true);
}

fn come(cx: &mut Cx<'_>, who: FigureId, touches_ground: bool) {
    zones::follow(cx, who);
    let ready = reactions::ask(Play::of(cx.world()), Cause::FoeComes(who));
    cx.push_all(ready);
    if touches_ground {
        hazard(cx, who);
    }
    zones::touch_all(cx, who, zones::Touch::EachStep);
    zones::touch_all(cx, who, zones::Touch::Enters);
}

/// What the ground does to whoever comes there or begins a turn there; rule `map.hazards`.
pub fn hazard(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let (Some(board), Some(stand)) = (play.board(), place::stand(figure)) else {
        return;
    };
    let flies = stand.up > 0 || Sheet::of(figure).flies();
    let terrain = stand.covers().cells().find_map(|cell| {
        let thing = board.field.thing(cell)?;
        let key = play.book().terrain.find(thing.id())?;
        let harms = !play.book()[key].hazard.is_empty();
        harms.then_some(key)
    });
    let Some(terrain) = terrain.filter(|_| !flies && !figure.is_dead()) else {
        return;
    };
    let source = super::super::content::Source::Terrain(terrain);
    if figure.turn().hazards.contains(&source) {
        return;
    }
    cx.emit(rules::MAP_HAZARDS, Comings::Hazard { who, source }.into());
    let play = Play::of(cx.world());
    let deed = deeds::empty(play.state().next_deed, source, who);
    deeds::by_itself(cx, deed, 0, who, rules::MAP_HAZARDS);
}

/// What somebody has readied for whoever comes; rule `turn.ready`.
pub fn readied(sheet: &Sheet<'_>, mover: FigureId) -> Option<Action> {
    let one = sheet.figure;
    let play = one.play();
    let ready = play.state().readied.iter().find(|it| it.who == one.id())?;
    let both_hands = arms::both_hands(one, ready.with);
    let attack = sheet.with_arm(ready.with, ready.how, false, both_hands);
    let on = play.figure(mover);
    let near = match ready.how {
        How::Strike => arms::can_hit(sheet, &attack, on),
        _ => arms::can_hit(sheet, &attack, on) && place::sees(one, on),
    };
    near.then_some(Action::Attack {
        arm: ready.with,
        how: ready.how,
        on: mover,
        second: false,
        both_hands,
    })
}

/// Whoever was stopped in somebody else’s square, or where nobody can stand, is moved to the nearest
/// free one; rule `move.past`.
pub fn make_room(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let anywhere = !figure.is_up() || Sheet::of(figure).is(|it| *it == Trait::Incorporeal);
    let stands = place::stand(figure).is_some_and(|it| place::has_room(play, it, Some(who)));
    match anywhere || stands {
        true => keep_apart(cx, who),
        false => aside(cx, who),
    }
}

/// Whoever has come into somebody else’s square is moved to the nearest free one.
pub fn keep_apart(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let taken = |it| place::is_taken(play, it, Some(who));
    if !figure.is_dead() && place::stand(figure).is_some_and(taken) {
        aside(cx, who);
    }
}

/// Somebody comes to the nearest free square.
fn aside(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let (Some(board), Some(here)) = (play.board(), figure.cell()) else {
        return;
    };
    let free = board.field.open();
    let free = free.filter(|cell| place::is_free(play, figure, *cell));
    let nearest = free.min_by_key(|cell| (here.reach_to(*cell), cell.y, cell.x));
    if let Some(to) = nearest {
        let how = Shift::Aside;
        cx.emit(rules::MOVE_PAST, Fighting::Shifted { who, to, how }.into());
    }
}

/// What happens to whoever begins a turn beside somebody.
pub fn near_turn_begins(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let near = play.figures().filter(|it| it.id() != who && it.is_up());
    let near = near.filter(|it| place::feet(figure, *it) <= 5);
    let near: Vec<FigureId> = near.map(|it| it.id()).collect();
    for other in near {
        reactions::upon(cx, other, Moment::NearTurnBegins, Some(who));
    }
}
