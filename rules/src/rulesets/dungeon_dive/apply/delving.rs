//! The dive between its fights.

use super::super::{
    components::{Body, FigureId, Kit, Lasts, Life, Memory, Stand, Team, Turn},
    content::{ArmourGroup, ArmourIx, Form, Source},
    delve::{Attempt, Dive, Door, Fate, Means, Member, Row, Shot, Snare, Sneak, Thing, Thrown},
    event::{CheckedFor, Delving, TrapEnd},
    wearing,
    writer::Writer,
};
use super::magic::use_up;

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Delving) {
    match event {
        Delving::SetOut { party, higher } => {
            let members = party.iter().map(|(who, rooms)| Member {
                who: *who,
                rooms: *rooms,
                coin: Default::default(),
                spare: Default::default(),
                fate: Fate::Inside,
            });
            on.state().dive = Some(Dive {
                higher: *higher,
                party: members.collect(),
                ..Dive::default()
            });
        }
        Delving::HitDieRolled { who, points, .. } => on.figure(*who, |body: &mut Body| {
            body.hit_dice = body.hit_dice.saturating_sub(1);
            body.points = (body.points + points).min(body.most);
        }),
        Delving::Attuned { who, item, attuned } => on.figure(*who, |kit: &mut Kit| {
            let mut all = kit.items.iter_mut();
            if let Some(it) = all.find(|it| **it == (*item, !attuned)) {
                it.1 = *attuned;
            }
        }),
        Delving::Arrived { who, at, moved } => {
            on.figure(*who, |stand: &mut Stand| stand.cell = Some(*at));
            on.figure(*who, |turn: &mut Turn| {
                turn.moved = *moved;
                turn.trail = [*at].into_iter().collect();
            });
            dive(on, |dive| dive.coming.retain(|(it, _)| it != who));
        }
        Delving::Ran { who } => {
            on.figure(*who, |stand: &mut Stand| *stand = Stand::default());
            on.state().readied.retain(|it| it.who != *who);
            fate(on, *who, Fate::Ran);
        }
        Delving::BodyCarried { body, by } => {
            fate(on, *body, Fate::Body);
            fate(on, *by, Fate::Carrier);
        }
        Delving::BodyLeft { body } => left(on, *body),
        Delving::Given { who, thing, worn } => given(on, *who, *thing, *worn),
        Delving::HandedRound { by, thing } => handed_round(on, *by, *thing),
        Delving::Swept { arms, shots } => swept(on, arms, shots),
        Delving::CameHome { fates, .. } => {
            for (who, fate, coin) in fates {
                let (fate, coin) = (*fate, *coin);
                member(on, *who, |it| {
                    it.fate = fate;
                    it.coin.0 = it.coin.0.saturating_add(coin.0);
                });
            }
        }
        other => dive(on, |dive| plain(dive, other)),
    }
}

fn dive(on: &mut Writer<'_>, change: impl FnOnce(&mut Dive)) {
    if let Some(dive) = &mut on.state().dive {
        change(dive);
    }
}

fn member(on: &mut Writer<'_>, who: FigureId, change: impl FnOnce(&mut Member)) {
    dive(on, |dive| {
        if let Some(member) = dive.member_mut(who) {
            change(member);
        }
    });
}

fn fate(on: &mut Writer<'_>, who: FigureId, fate: Fate) {
    member(on, who, |it| it.fate = fate);
}

/// What changes nothing but the dive itself.
fn plain(dive: &mut Dive, event: &Delving) {
    match event {
        Delving::LevelReached { level } => {
            (dive.level, dive.cleared, dive.backed) = (*level, 0, false);
        }
        Delving::RowLaid {
            doors,
            shuffled: [cards, troves],
            guided,
        } => {
            if *cards {
                (dive.cards, dive.turned) = (0, Vec::new());
            }
            if *troves {
                (dive.troves, dive.opened) = (0, Vec::new());
            }
            dive.cards += u16::from(*doors);
            dive.troves += u16::from(*doors);
            dive.row = Row {
                doors: vec![Door::default(); usize::from(*doors)],
                guided: *guided,
                ..Row::default()
            };
        }
        Delving::MarchChanged { order } => {
            let place = |who| order.iter().position(|it| *it == who);
            dive.party.sort_by_key(|it| place(it.who));
        }
        Delving::DoorChosen { door } => dive.row.at = Some(*door),
        Delving::TrapRolled { .. } => dive.row.searched = true,
        Delving::TrapFound { trap, .. } => {
            dive.trap = Some(Snare {
                trap: *trap,
                passed: Default::default(),
                failed: Default::default(),
                tried: Default::default(),
                attempt: None,
            });
        }
        Delving::Tried { attempt } => snare(dive, |it| it.attempt = Some(attempt.clone())),
        Delving::Checked {
            made,
            who,
            twenties,
            passed,
            ..
        } => checked(dive, *made, *passed, |attempt| {
            attempt.rolled.clone_from(who);
            attempt.twenties.clone_from(twenties);
        }),
        Delving::Decided { means, passed } => snare(dive, |snare| match (means, passed) {
            (Means::Way(way), true) => snare.passed.push(*way),
            (Means::Way(way), false) => snare.failed.push(*way),
            (Means::Idea(idea), _) => snare.tried.push(*idea),
        }),
        Delving::TrapBehind { end } => {
            dive.trap = None;
            if *end == TrapEnd::Shut {
                give_up(dive);
            }
        }
        Delving::RoomsCounted { who } => {
            for it in dive.party.iter_mut().filter(|it| who.contains(&it.who)) {
                it.rooms = it.rooms.saturating_add(1);
            }
        }
        Delving::Scouted { .. } => dive.row.scouted = true,
        Delving::CardTurned { door, card, roll } => {
            if let Some(door) = dive.row.doors.get_mut(usize::from(*door)) {
                door.card = Some(*card);
            }
            if roll.is_none() {
                dive.turned.push(*card);
            }
        }
        Delving::Heard => dive.row.heard = true,
        Delving::Entered { way } => dive.way = Some(*way),
        Delving::OnTheWay { who, feet } => dive.coming.push((*who, *feet)),
        Delving::CameOn { who, feet } => {
            for it in dive.coming.iter_mut().filter(|(it, _)| it == who) {
                it.1 = *feet;
            }
        }
        Delving::RoomCleared => {
            dive.cleared += 1;
            dive.row.cleared = true;
        }
        Delving::TroveRolled { trove, .. } => dive.opened.push(trove.clone()),
        Delving::CoinShared { shares, .. } => {
            for (who, coin) in shares {
                if let Some(it) = dive.member_mut(*who) {
                    it.coin.0 = it.coin.0.saturating_add(coin.0);
                }
            }
        }
        Delving::ValuablesFound { goods } => dive.valuables.push(goods.clone()),
        Delving::ThingFound { thing } => dive.found.push(*thing),
        Delving::LeftBehind { .. } => take_first(dive),
        Delving::Died { who, rooms } => {
            if let Some(it) = dive.member_mut(*who) {
                it.rooms = *rooms;
            }
        }
        Delving::LevelCleared { level } => dive.levels = *level,
        _ => {}
    }
}

fn snare(dive: &mut Dive, change: impl FnOnce(&mut Snare)) {
    if let Some(snare) = &mut dive.trap {
        change(snare);
    }
}

fn checked(dive: &mut Dive, made: CheckedFor, passed: bool, change: impl FnOnce(&mut Attempt)) {
    match made {
        CheckedFor::Trap => snare(dive, |snare| {
            if let Some(attempt) = &mut snare.attempt {
                change(attempt);
            }
        }),
        CheckedFor::Sneaking(alone) => dive.row.sneak = Some(Sneak { alone, passed }),
        CheckedFor::BackingAway => {
            dive.backed = true;
            match passed {
                true => give_up(dive),
                // Whoever has been heard does not surprise anybody; by the quick guides, those who
                // have failed to sneak already are none the better for it.
                false => {
                    dive.row.heard = true;
                    let guided = dive.row.guided;
                    dive.row.sneak = dive.row.sneak.filter(|it| guided && !it.passed);
                }
            }
        }
    }
}

/// The door that was chosen is given up, unless it is the last one.
fn give_up(dive: &mut Dive) {
    let others = dive.row.doors.iter().filter(|it| !it.shut).count() > 1;
    let at = dive.row.at.take();
    if let Some(door) = at.and_then(|at| dive.row.doors.get_mut(usize::from(at))) {
        door.shut = others;
    }
}

/// A body stays where it is; what a hero had on it can be taken.
fn left(on: &mut Writer<'_>, body: FigureId) {
    fate(on, body, Fate::Lost);
    if on.play().figure(body).hero().is_none() {
        return;
    }
    let mut kit = Kit::default();
    on.figure(body, |own: &mut Kit| kit = std::mem::take(own));
    let book = on.table().book.clone();
    let worn = kit.armour.into_iter().chain(kit.shield);
    // What is worn as a magic item lies there as that item alone.
    let worn = worn.filter(|it| !wearing::is_magic(&book, &kit, *it));
    let armed = kit.arms.iter().filter(|it| it.item.is_none());
    let magical = kit.arms.iter().filter_map(|it| it.item);
    let gear = kit.gear.iter().filter(|(_, count)| *count > 0);
    let things: Vec<Thing> = armed
        .map(|it| Thing::Arm(*it))
        .chain(worn.map(Thing::Armour))
        .chain(gear.map(|(gear, count)| Thing::Gear(*gear, *count)))
        .chain(kit.items.iter().map(|(item, _)| Thing::Item(*item)))
        .chain(magical.map(Thing::Item))
        .collect();
    dive(on, |dive| {
        let spare = dive.member_mut(body).map(|it| {
            it.coin = Default::default();
            std::mem::take(&mut it.spare)
        });
        dive.found.extend(things);
        let spare = spare.into_iter().flatten();
        dive.found.extend(spare.map(Thing::Armour));
    });
}

fn take_first(dive: &mut Dive) {
    if !dive.found.is_empty() {
        dive.found.remove(0);
    }
}

/// The first thing found is somebody's.
fn given(on: &mut Writer<'_>, who: FigureId, thing: Thing, worn: bool) {
    dive(on, take_first);
    match thing {
        Thing::Gear(gear, count) => on.figure(who, |kit: &mut Kit| {
            let mut known = kit.gear.iter_mut();
            match known.find(|(it, _)| *it == gear) {
                Some((_, had)) => *had = had.saturating_add(count),
                None => kit.gear.push((gear, count)),
            }
        }),
        Thing::Arm(arm) => on.figure(who, |kit: &mut Kit| kit.arms.push(arm)),
        Thing::Armour(armour) => put_on(on, who, armour, worn),
        Thing::Item(item) => given_item(on, who, item, worn),
    }
}

/// Something is nobody’s until it is given to somebody.
fn handed_round(on: &mut Writer<'_>, by: FigureId, thing: Thing) {
    let source = match thing {
        Thing::Gear(gear, _) => Source::Gear(gear),
        Thing::Item(item) => Source::Item(item),
        Thing::Arm(_) | Thing::Armour(_) => return,
    };
    on.figure(by, |kit: &mut Kit| use_up(kit, source));
    dive(on, |dive| dive.found.insert(0, thing));
}

/// A magic item is borne as its form has it. A weapon that could be of any kind is of that which its
/// bearer is used to.
fn given_item(on: &mut Writer<'_>, who: FigureId, item: super::super::content::ItemIx, worn: bool) {
    let book = on.table().book.clone();
    match &book[item].form {
        Form::Weapon(weapon) => {
            let named = weapon.as_ref().and_then(|it| book.weapons.find(it));
            on.figure(who, |kit: &mut Kit| {
                let own = kit.arms.first().map(|it| it.weapon);
                let weapon = named.or(own).unwrap_or(book.unarmed);
                let item = Some(item);
                kit.arms
                    .push(super::super::components::Arm { weapon, item });
            });
        }
        Form::Armour(armour) if worn => {
            if let Some(armour) = book.armours.find(armour) {
                put_on(on, who, armour, true);
            }
            on.figure(who, |kit: &mut Kit| kit.items.push((item, false)));
        }
        _ => on.figure(who, |kit: &mut Kit| kit.items.push((item, false))),
    }
}

/// Armour is put on, and what was worn before is carried; or it is carried itself.
fn put_on(on: &mut Writer<'_>, who: FigureId, armour: ArmourIx, worn: bool) {
    let book = on.table().book.clone();
    let shield = book[armour].group == ArmourGroup::Shield;
    let mut spare = Some(armour);
    if worn {
        on.figure(who, |kit: &mut Kit| {
            let place = match shield {
                true => &mut kit.shield,
                false => &mut kit.armour,
            };
            let before = place.replace(armour);
            // A magic suit that is taken off stays among the items.
            spare = before.filter(|it| !wearing::is_magic(&book, kit, *it));
        });
    }
    member(on, who, |it| it.spare.extend(spare));
}

/// The room is left behind: its foes, its ground and what lies there are gone, and everybody is out
/// of the fight.
fn swept(on: &mut Writer<'_>, arms: &[Thrown], shots: &[Shot]) {
    let gone = on.play().figures().filter(|it| {
        let vanished = !it.lingers() && it.summoned().is_none();
        it.team() == Team::Foes || vanished
    });
    let gone: Vec<FigureId> = gone.map(|it| it.id()).collect();
    on.remove(&gone);
    let here: Vec<FigureId> = on.play().figures().map(|it| it.id()).collect();
    on.state().summoned.retain(|it| here.contains(&it.who));
    for who in &here {
        on.figure(*who, |stand: &mut Stand| *stand = Stand::default());
        on.figure(*who, |turn: &mut Turn| *turn = Turn::default());
        on.figure(*who, |memory: &mut Memory| *memory = Memory::default());
        on.figure(*who, |body: &mut Body| {
            if let Life::Dead { round } = &mut body.life {
                *round = 0;
            }
        });
        on.figure(*who, |lasts: &mut Lasts| {
            for it in &mut lasts.all {
                it.by = it.by.filter(|by| here.contains(by));
            }
        });
    }
    for it in arms {
        on.figure(it.by, |kit: &mut Kit| {
            kit.arms.push(it.arm);
            let place = kit.arms.len() as u8 - 1;
            if kit.hands[0].is_none() {
                kit.hands[0] = Some(place);
            }
        });
    }
    for it in shots {
        on.figure(it.by, |kit: &mut Kit| {
            let mut known = kit.gear.iter_mut();
            if let Some((_, had)) = known.find(|(gear, _)| *gear == it.gear) {
                *had = had.saturating_add(it.count);
            }
        });
    }
    on.state().dropped.clear();
    on.clear_ground();
    dive(on, |dive| {
        (dive.way, dive.coming) = (None, Vec::new());
        (dive.thrown, dive.shot) = (Vec::new(), Vec::new());
    });
}

/// Somebody has thrown or dropped a weapon, which is theirs still.
pub fn note_thrown(on: &mut Writer<'_>, thrown: Thrown) {
    dive(on, |dive| dive.thrown.push(thrown));
}

/// Somebody has picked a weapon up.
pub fn note_picked_up(on: &mut Writer<'_>, arm: super::super::components::Arm) {
    dive(on, |dive| {
        if let Some(place) = dive.thrown.iter().position(|it| it.arm == arm) {
            dive.thrown.remove(place);
        }
    });
}

/// Somebody has used up a shot.
pub fn note_shot(on: &mut Writer<'_>, shot: Shot) {
    dive(on, |dive| {
        let mut known = dive.shot.iter_mut();
        match known.find(|it| (it.by, it.gear) == (shot.by, shot.gear)) {
            Some(it) => it.count = it.count.saturating_add(shot.count),
            None => dive.shot.push(shot),
        }
    });
}
