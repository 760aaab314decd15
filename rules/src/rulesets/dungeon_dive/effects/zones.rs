//! Zones: how they are made, what they do to whoever is in them, and how they end; rule
//! `area.zones`.

use super::super::{
    Cx,
    components::{Deed, FigureId, Until, ZoneState},
    content::{Source, ZoneWorks},
    event::{Fighting, Magic, Spends},
    figure::Figure,
    place,
    play::Play,
    rules,
    step::Action,
};
use super::{amounts, deeds, lasting, targets};
use crate::{
    game::{LegalActions, Seat},
    grid::Cell,
};

/// When a zone does something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touch {
    Appears,
    Enters,
    EachStep,
    TurnBegins,
    TurnEnds,
}

impl Touch {
    fn block(self, works: &ZoneWorks) -> (u16, bool) {
        let zone = &works.zone;
        match self {
            Touch::Appears => (works.appears, !zone.appears.is_empty()),
            Touch::Enters => (works.enters, !zone.enters.is_empty()),
            Touch::EachStep => (works.each_step, !zone.each_step.is_empty()),
            Touch::TurnBegins => (works.turn_begins, !zone.turn_begins.is_empty()),
            Touch::TurnEnds => (works.turn_ends, !zone.turn_ends.is_empty()),
        }
    }
}

/// Makes the zone of a deed.
pub fn make(cx: &mut Cx<'_>, deed: &Deed, nth: u16, on: FigureId) {
    let play = Play::of(cx.world());
    let by = play.figure(deed.by);
    let Some(frame) = super::frame_of(play, deed) else {
        return;
    };
    let works = &play.book().works(deed.source).zones[usize::from(nth)];
    let Some(at) = deed.at.or_else(|| play.figure(on).cell()) else {
        return;
    };
    let wider = targets::wider(play, deed.source, deed.circle);
    let zone = ZoneState {
        id: play.state().next_zone,
        source: deed.source,
        nth,
        by: deed.by,
        deed: deed.root,
        circle: deed.circle,
        dc: amounts::casting_dc(play, deed),
        until: lasting::until(play, deed, on, works.zone.lasts),
        act: deed.act,
        from: by.cell(),
        at,
        cells: match frame.area {
            Some(_) => targets::cells(by, frame, deed.at, wider),
            None => vec![at],
        },
    };
    let id = zone.id;
    let zone = Box::new(zone);
    cx.emit(rules::AREA_ZONES, Magic::ZoneMade { zone }.into());
    let play = Play::of(cx.world());
    let all: Vec<FigureId> = play
        .figures()
        .filter(|it| !it.is_dead())
        .map(|it| it.id())
        .collect();
    for who in all.into_iter().rev() {
        touch(cx, id, who, Touch::Appears);
    }
}

/// A zone does something to somebody, if they are in it; what it does to whoever comes in, it does
/// once a turn.
pub fn touch(cx: &mut Cx<'_>, zone: u16, who: FigureId, when: Touch) {
    let play = Play::of(cx.world());
    let Some(it) = play.zone(zone) else { return };
    let figure = play.figure(who);
    let works = &play.book().works(it.source).zones[usize::from(it.nth)];
    let (block, does) = when.block(works);
    let again = when == Touch::Enters && figure.turn().zones.contains(&zone);
    if !does || again || figure.is_dead() || !place::is_in_zone(figure, it) {
        return;
    }
    let of_spell = matches!(it.source, Source::Spell(_));
    let deed = Deed {
        root: it.deed,
        act: of_spell.then_some(0),
        circle: it.circle,
        dc: Some(it.dc),
        ..deeds::empty(play.state().next_deed, it.source, it.by)
    };
    cx.emit(rules::AREA_ZONES, Magic::ZoneTouched { zone, who }.into());
    deeds::by_itself(cx, deed, block, who, rules::AREA_ZONES);
}

/// All zones do something to somebody at a moment.
pub fn touch_all(cx: &mut Cx<'_>, who: FigureId, when: Touch) {
    let zones: Vec<u16> = Play::of(cx.world())
        .state()
        .zones
        .iter()
        .map(|it| it.id)
        .collect();
    for zone in zones.into_iter().rev() {
        touch(cx, zone, who, when);
    }
}

/// Zones go where their doer goes; what leads away from there still leads the same way.
pub fn follow(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let Some(here) = figure.cell() else { return };
    let own = play.state().zones.iter().filter(|it| it.by == who);
    let all: Vec<_> = own
        .filter_map(|it| {
            let works = play.book().works(it.source);
            let frame = works.acts.get(usize::from(it.act?))?;
            let from = it.from.filter(|from| *from != here)?;
            let at = it.at + (here - from);
            let aim = targets::takes_square(frame).then_some(at);
            let wider = targets::wider(play, it.source, it.circle);
            let cells = targets::cells(figure, frame, aim, wider);
            works.zones[usize::from(it.nth)]
                .zone
                .follows
                .then_some((it.id, at, cells))
        })
        .collect();
    for (zone, at, cells) in all {
        let from = Some(here);
        moved(cx, zone, (at, from), cells);
    }
}

/// Zones that somebody can send elsewhere.
pub fn movable<'w>(figure: Figure<'w>) -> impl Iterator<Item = &'w ZoneState> {
    let play = figure.play();
    let own = play.state().zones.iter();
    own.filter(move |it| it.by == figure.id() && feet_of(play, it) > 0)
}

fn feet_of(play: Play<'_>, zone: &ZoneState) -> u16 {
    let works = play.book().works(zone.source);
    works.zones[usize::from(zone.nth)].zone.moves.into()
}

/// Offers the squares that a zone can be sent to.
pub fn offer(play: Play<'_>, who: FigureId, zone: u16, offer: &mut LegalActions<Action>) {
    let figure = play.figure(who);
    offer.ask(Seat::Hero(figure.seat().unwrap_or(0)), rules::AREA_ZONES);
    if let (Some(zone), Some(board)) = (play.zone(zone), play.board()) {
        let squares = feet_of(play, zone) / u16::from(board.field.side());
        let open = board.field.open().filter(|it| *it != zone.at);
        for cell in open.filter(|it| it.reach_to(zone.at) as u16 <= squares) {
            offer.add(Action::At(cell));
        }
    }
    offer.add(Action::Back);
}

/// Sends a zone to a square, as a bonus action.
pub fn send(cx: &mut Cx<'_>, who: FigureId, zone: u16, to: Cell) {
    let spends = Spends::Bonus;
    cx.emit(rules::AREA_ZONES, Fighting::Spent { who, spends }.into());
    move_to(cx, zone, to);
}

/// A zone is elsewhere: whoever it comes to is in it now.
pub fn move_to(cx: &mut Cx<'_>, zone: u16, at: Cell) {
    let play = Play::of(cx.world());
    let Some(it) = play.zone(zone) else { return };
    let works = play.book().works(it.source);
    let frame = it.act.and_then(|act| works.acts.get(usize::from(act)));
    let Some(frame) = frame else { return };
    let by = play.figure(it.by);
    let before: Vec<FigureId> = inside(play, it);
    let cells = match frame.area {
        Some(_) => targets::cells(
            by,
            frame,
            Some(at),
            targets::wider(play, it.source, it.circle),
        ),
        None => vec![at],
    };
    let from = by.cell();
    moved(cx, zone, (at, from), cells);
    let play = Play::of(cx.world());
    let Some(it) = play.zone(zone) else { return };
    let fresh = inside(play, it).into_iter();
    let fresh: Vec<FigureId> = fresh.filter(|it| !before.contains(it)).collect();
    for who in fresh.into_iter().rev() {
        touch(cx, zone, who, Touch::Enters);
    }
}

fn moved(cx: &mut Cx<'_>, zone: u16, (at, from): (Cell, Option<Cell>), cells: Vec<Cell>) {
    let event = Magic::ZoneMoved {
        zone,
        at,
        from,
        cells,
    };
    cx.emit(rules::AREA_ZONES, event.into());
}

fn inside(play: Play<'_>, zone: &ZoneState) -> Vec<FigureId> {
    let all = play.figures().filter(|it| place::is_in_zone(*it, zone));
    all.map(|it| it.id()).collect()
}

/// Ends zones that have come to their end at the end of somebody's turn, or at its beginning.
pub fn expire(cx: &mut Cx<'_>, who: FigureId, begins: bool) {
    let play = Play::of(cx.world());
    let over = |it: &&ZoneState| match it.until {
        Until::DoerBegins => begins && it.by == who,
        Until::DoerEnds(left) => !begins && left == 0 && it.by == who,
        _ => false,
    };
    let gone: Vec<_> = play
        .state()
        .zones
        .iter()
        .filter(over)
        .map(|it| (it.id, it.source))
        .collect();
    for (zone, source) in gone {
        cx.emit(rules::AREA_ZONES, Magic::ZoneGone { zone, source }.into());
    }
}
