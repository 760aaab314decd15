//! Zones: how they are made, what they do to whoever is in them, and how they end; rule
//! `area.zones`.

use super::super::{
    Cx,
    components::{Deed, FigureId, Until, ZoneState},
    content::{Source, ZoneWorks},
    event::Magic,
    place,
    play::Play,
    rules,
};
use super::{amounts, deeds, lasting, targets};

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
        at,
        cells: targets::cells(by, frame, deed.at, wider),
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

/// Zones go where their doer goes.
pub fn follow(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let Some(at) = figure.cell() else { return };
    let own = play.state().zones.iter().filter(|it| it.by == who);
    let moved: Vec<_> = own
        .filter_map(|it| {
            let works = play.book().works(it.source);
            let zone = &works.zones[usize::from(it.nth)].zone;
            let frame = works.acts.first()?;
            let follows = zone.follows && it.at != at;
            follows.then(|| (it.id, targets::cells(figure, frame, None, 0)))
        })
        .collect();
    for (zone, cells) in moved {
        cx.emit(
            rules::AREA_ZONES,
            Magic::ZoneMoved { zone, at, cells }.into(),
        );
    }
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
