//! Dungeons, and what is in them.

use std::sync::Arc;

use super::{
    super::{
        complex::Rolled,
        components::{
            CardState, Condition, Dungeon, FigureId, Hand, Lasting, Pack, Quest, RolledRoom,
            RoomState, Stance,
        },
        defence::Ratings,
        event::Delving,
        grown::Grown,
        step::places,
        writer::Writer,
    },
    making,
};
use crate::{dungeon::RoomId, grid::Cell};

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Delving) {
    match event {
        Delving::Sat { adventure } => sit(on, *adventure),
        Delving::ThreatSet { threat, twist } => {
            let quest = &mut on.state().quest;
            (quest.threat, quest.twist) = (Some(*threat), *twist);
        }
        Delving::SizeRolled { room, size, at, .. } => {
            let rolled = &mut on.state().dungeon.rolled;
            debug_assert_eq!(rolled.len() + 1, usize::from(*room));
            rolled.push(RolledRoom {
                size: *size,
                purpose: super::super::content::PurposeIx(0),
                ways: Default::default(),
                at: *at,
            });
        }
        Delving::PurposeRolled { room, purpose, .. } => {
            if let Some(it) = rolled(on, *room) {
                it.purpose = *purpose;
            }
        }
        Delving::WayRolled { room, leads, .. } => {
            if let Some(it) = rolled(on, *room) {
                it.ways.push(Rolled {
                    room: *room,
                    leads: *leads,
                });
            }
        }
        Delving::Drawn => draw(on),
        Delving::GoalSet { room } => on.state().dungeon.goal = *room,
        Delving::Posted {
            who,
            foe,
            room,
            leads,
        } => {
            on.cast(Some(*foe));
            let pack = Pack {
                foe: *foe,
                leads: *leads,
                room: *room,
                dice: Ratings::new(),
                gone: Ratings::new(),
                met: false,
            };
            on.post(*who, pack, Stance::default(), Lasting::default());
        }
        Delving::Barred { room, placed } => {
            if let Some(it) = state(on, *room) {
                it.obstacles.push(placed.clone());
            }
        }
        Delving::Entered {
            room,
            from,
            text,
            places,
            ..
        } => enter(on, *room, *from, *text, places),
        Delving::Scouted { room, .. } => {
            if let Some(it) = state(on, *room) {
                it.scouted = true;
            }
        }
        Delving::WayTried { by, .. } => on.figure(*by, |hand: &mut Hand| hand.combo = None),
        Delving::Passed { nth, by, .. } => {
            on.lasting(*by, |it| it.blessed = 0);
            if let Some(it) = placed(on, *nth) {
                it.passed = true;
            }
        }
        Delving::Failed { nth, by, way, shut } => {
            on.lasting(*by, |it| it.blessed = 0);
            if let Some(it) = placed(on, *nth) {
                it.shut |= *shut;
                if !it.has_failed(*by, *way) {
                    it.tried.push((*by, *way));
                }
            }
        }
        Delving::Points { points } => {
            let quest = &mut on.state().quest;
            quest.points = quest.points.saturating_add(u16::from(*points));
        }
        Delving::Found { card } => on.state().finds.push(*card),
        Delving::Borne { who, card } => {
            on.state().finds.pop();
            making::take(on, *who, *card, 0);
        }
        Delving::LeftLying { .. } => {
            on.state().finds.pop();
        }
        Delving::Heard { room, foes } => {
            for who in foes {
                on.figure(*who, |pack: &mut Pack| pack.room = *room);
            }
        }
        Delving::ReasonMet => on.state().quest.met = true,
        Delving::TwistTold { .. } => on.state().quest.twist_told = true,
        Delving::CameOut { .. } => {
            let dungeon = &mut on.state().dungeon;
            (dungeon.at, dungeon.from) = (0, 0);
            for who in everybody(on) {
                on.figure(who, |stance: &mut Stance| stance.cell = None);
            }
        }
        Delving::FateRolled { who, dies, .. } => {
            if *dies {
                on.figure(*who, |stance: &mut Stance| {
                    stance.condition = Condition::Dead
                });
            }
        }
        Delving::Over { won } => {
            if *won {
                on.state().won = on.play().state().won.saturating_add(1);
            }
        }
        Delving::Rested { who, healed } => rest(on, *who, *healed),
    }
}

/// A new adventure: nothing is left of the last dungeon but the heroes.
fn sit(on: &mut Writer<'_>, adventure: u8) {
    let foes: Vec<FigureId> = on.play().foes().map(|it| it.figure().id()).collect();
    for who in foes {
        on.remove(who);
    }
    let table = on.table();
    table.state.adventures = adventure;
    table.state.quest = Quest::default();
    table.state.dungeon = Dungeon::default();
    table.state.fight = None;
    table.state.finds.clear();
    table.state.moves = 0;
    table.grown = Arc::default();
    table.floors = Default::default();
}

fn rolled<'a>(on: &'a mut Writer<'_>, room: u8) -> Option<&'a mut RolledRoom> {
    let rooms = &mut on.state().dungeon.rolled;
    rooms.get_mut(usize::from(room).checked_sub(1)?)
}

fn state<'a>(on: &'a mut Writer<'_>, room: u8) -> Option<&'a mut RoomState> {
    let rooms = &mut on.state().dungeon.rooms;
    rooms.get_mut(usize::from(room).checked_sub(1)?)
}

/// An obstacle of the room where the heroes are.
fn placed<'a>(on: &'a mut Writer<'_>, nth: u8) -> Option<&'a mut super::super::components::Placed> {
    let at = on.play().dungeon().at;
    state(on, at)?.obstacles.get_mut(usize::from(nth))
}

/// Draws what was rolled. No dice come to rooms that cannot be drawn, but a forged file may: then there
/// are none.
fn draw(on: &mut Writer<'_>) {
    let book = on.table().book.clone();
    let rolled = &on.play().state().dungeon.rolled;
    let grown = Grown::of(&book, rolled).unwrap_or_default();
    let rooms = grown.rooms();
    let table = on.table();
    table.grown = Arc::new(grown);
    table.state.dungeon.rooms = vec![RoomState::default(); rooms.into()];
}

fn enter(on: &mut Writer<'_>, room: u8, from: u8, text: u8, places: &[(FigureId, Cell)]) {
    let found = on.play().dungeon().found().len() as u16;
    let mut new = false;
    if let Some(it) = state(on, room) {
        if it.found.is_none() {
            it.found = Some(RoomId(found));
            it.text = text;
            new = true;
        }
        it.entered = true;
        it.scouted = true;
    }
    let dungeon = &mut on.state().dungeon;
    (dungeon.from, dungeon.at) = (from, room);
    if new {
        let found = on.play().dungeon().found();
        let map = on.play().grown().map(&found);
        on.table().floors = map.into();
    }
    let heroes: Vec<FigureId> = on.play().heroes().map(|it| it.id()).collect();
    for who in heroes {
        on.figure(who, |stance: &mut Stance| stance.cell = None);
    }
    for (who, cell) in places {
        on.figure(*who, |stance: &mut Stance| stance.cell = Some(*cell));
    }
}

fn everybody(on: &Writer<'_>) -> Vec<FigureId> {
    on.play().figures().map(|it| it.id()).collect()
}

/// A long rest: what was tapped untaps, and so many cards heal; whoever lay there is up again.
fn rest(on: &mut Writer<'_>, who: FigureId, healed: u64) {
    on.figure(who, |hand: &mut Hand| {
        let lists = [
            &mut hand.characters[..],
            &mut hand.defences[..],
            &mut hand.gear[..],
            &mut hand.spells[..],
        ];
        for state in lists.into_iter().flatten() {
            if *state == CardState::Tapped {
                *state = CardState::Ready;
            }
        }
        for place in places(healed) {
            if let Some(state) = hand.defences.get_mut(place) {
                *state = CardState::Ready;
            }
        }
        (hand.healed, hand.tended, hand.combo) = (false, false, None);
    });
    on.figure(who, |lasting: &mut Lasting| *lasting = Lasting::default());
    on.figure(who, |stance: &mut Stance| {
        if stance.condition == Condition::Down {
            stance.condition = Condition::Up;
        }
        stance.cell = None;
    });
}
