//! Turns, ways, attacks and wounds.

use super::{
    super::{
        components::{
            Arm, Blow, Body, Deed, Dropped, Fight, FigureId, How, Kit, Life, Memory, Phase, Stand,
            Turn, With,
        },
        content::Property,
        delve::{Shot, Thrown},
        event::Fighting,
        step::Part,
        writer::Writer,
    },
    delving, turns,
};
use crate::grid::Cell;

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Fighting) {
    match event {
        Fighting::InitiativeRolled { .. } => {}
        Fighting::DamageRolled { deed, once, .. } => {
            let by = on.state().deeds.iter().find(|it| it.id == *deed);
            if let Some(by) = by.map(|it| it.by) {
                on.figure(by, |turn: &mut Turn| turn.once.extend(once.iter().copied()));
            }
        }
        Fighting::Began { order } => {
            on.state().phase = Phase::Fighting;
            on.state().fight = Some(Fight {
                order: order.clone(),
                ..Fight::default()
            });
        }
        Fighting::Round { round } => {
            if let Some(fight) = &mut on.state().fight {
                fight.round = *round;
            }
        }
        Fighting::TurnBegan { who } => turns::began(on, *who),
        Fighting::TurnEnded { who } => turns::ended(on, *who),
        Fighting::Took { who, what, spends } => turns::take(on, *who, *what, *spends),
        Fighting::Spent { who, spends } => turns::spend(on, *who, *spends),
        Fighting::GotAction { who } => on.figure(*who, |turn: &mut Turn| turn.more_actions += 1),
        Fighting::Routine { who, acts } => {
            on.figure(*who, |turn: &mut Turn| turn.routine.clone_from(acts));
        }
        Fighting::Stepped { who, to, feet } => stepped(on, *who, *to, *feet),
        Fighting::GotUp { who, feet } => on.figure(*who, |turn: &mut Turn| turn.moved += feet),
        Fighting::Shifted { who, to, .. } => {
            on.figure(*who, |stand: &mut Stand| {
                (stand.cell, stand.aloft) = (Some(*to), 0);
            });
        }
        Fighting::Dropped { who, .. } => on.figure(*who, |stand: &mut Stand| stand.aloft = 0),
        Fighting::Wielded {
            who,
            hand,
            arm,
            free,
            ..
        } => {
            on.figure(*who, |kit: &mut Kit| kit.hands[usize::from(*hand)] = *arm);
            on.figure(*who, |turn: &mut Turn| turn.object |= !*free);
        }
        Fighting::Lost { who, arm, at, .. } => lost(on, *who, *arm, *at),
        Fighting::PickedUp { who, arm, at } => picked_up(on, *who, *arm, *at),
        Fighting::Shot { who, gear } => {
            on.figure(*who, |kit: &mut Kit| {
                for (it, count) in &mut kit.gear {
                    if it == gear {
                        *count = count.saturating_sub(1);
                    }
                }
            });
            let shot = Shot {
                by: *who,
                gear: *gear,
                count: 1,
            };
            delving::note_shot(on, shot);
        }
        Fighting::AttackRolled { rolled, .. } => {
            deed(on, rolled.blow.deed, |deed| {
                deed.rolled = Some(*rolled);
                (deed.halved, deed.lessened) = (false, 0);
            });
            attacked(on, &rolled.blow);
        }
        Fighting::AttackChanged { rolled } => {
            deed(on, rolled.blow.deed, |deed| deed.rolled = Some(*rolled));
        }
        Fighting::Softened {
            deed: id,
            halved,
            less,
        } => deed(on, *id, |deed| {
            deed.halved |= halved;
            deed.lessened += less;
        }),
        Fighting::Hurt {
            deed: id,
            who,
            by,
            parts,
            temporary,
            points,
        } => {
            let wound = Wound {
                deed: *id,
                who: *who,
                by: *by,
                parts,
                temporary: *temporary,
                points: *points,
            };
            hurt(on, &wound);
        }
        Fighting::Healed { who, points } => on.figure(*who, |body: &mut Body| {
            body.points = (body.points + points).min(body.most);
            if body.points > 0 {
                body.life = Life::Up;
            }
        }),
        Fighting::Hardened { who, temporary } => {
            on.figure(*who, |body: &mut Body| body.temporary = *temporary);
        }
        Fighting::MostChanged { who, by } => on.figure(*who, |body: &mut Body| {
            body.most = (body.most + by).max(0);
            let dead = matches!(body.life, Life::Dead { .. });
            if *by > 0 && !dead {
                body.points += by;
                body.life = Life::Up;
            }
            body.points = body.points.min(body.most);
        }),
        Fighting::LifeChanged { who, life } | Fighting::DeathSaved { who, life, .. } => {
            super::minding::fell(on, *who, *life);
            live(on, *who, *life);
        }
        Fighting::Exhausted { who, level } => {
            on.figure(*who, |body: &mut Body| body.exhaustion = *level);
        }
        Fighting::Readied { ready } => on.state().readied.push(*ready),
        Fighting::Unreadied { who } => on.state().readied.retain(|it| it.who != *who),
        Fighting::Over { .. } => over(on),
    }
}

/// Changes something that is being done.
pub fn deed(on: &mut Writer<'_>, id: u16, change: impl FnOnce(&mut Deed)) {
    if let Some(deed) = on.state().deeds.iter_mut().find(|it| it.id == id) {
        change(deed);
    }
}

fn stepped(on: &mut Writer<'_>, who: FigureId, to: Cell, feet: u8) {
    on.figure(who, |stand: &mut Stand| stand.cell = Some(to));
    on.figure(who, |turn: &mut Turn| {
        turn.moved = turn.moved.saturating_add(u16::from(feet));
        turn.trail.push(to);
    });
}

/// Whoever attacks remembers whom, with which hand if the weapon is light, and whether it has to be
/// loaded anew.
fn attacked(on: &mut Writer<'_>, blow: &Blow) {
    let (by, target) = (blow.by, blow.on);
    let play = on.play();
    let kit = play.get(by).map(|it| it.kit());
    let arm = match blow.with {
        With::Arm(Some(place)) => kit.and_then(|kit| kit.arms.get(usize::from(place)).copied()),
        _ => None,
    };
    let is = |property: Property| {
        let weapon = arm.map(|arm: Arm| &play.book()[arm.weapon]);
        weapon.is_some_and(|it| it.properties.contains(&property))
    };
    let shoots = blow.how == How::Shoot;
    let (light, unloaded) = (
        !shoots && is(Property::Light),
        shoots && is(Property::Loading),
    );
    let hand = kit.and_then(|kit| {
        let mut hands = kit.hands.iter();
        hands.position(|it| it.is_some() && With::Arm(*it) == blow.with)
    });
    on.figure(by, |turn: &mut Turn| {
        turn.in_the_thick = true;
        turn.unloaded |= unloaded;
        if let Some(hand) = hand.filter(|_| light) {
            turn.light_hands[hand] = true;
        }
    });
    on.figure(by, |memory: &mut Memory| {
        memory.engaged = Some(target);
        if !memory.tried.contains(&target) {
            memory.tried.push(target);
        }
    });
}

fn lost(on: &mut Writer<'_>, who: FigureId, place: u8, at: Cell) {
    let mut gone = None;
    on.figure(who, |kit: &mut Kit| {
        if usize::from(place) >= kit.arms.len() {
            return;
        }
        gone = Some(kit.arms.remove(usize::from(place)));
        for hand in &mut kit.hands {
            *hand = match *hand {
                Some(held) if held == place => None,
                Some(held) if held > place => Some(held - 1),
                held => held,
            };
        }
    });
    if let Some(arm) = gone {
        let owner = who;
        on.state().dropped.push(Dropped { at, arm, owner });
        delving::note_thrown(on, Thrown { by: who, arm });
    }
}

fn picked_up(on: &mut Writer<'_>, who: FigureId, arm: Arm, at: Cell) {
    let dropped = &mut on.state().dropped;
    if let Some(place) = dropped.iter().position(|it| (it.at, it.arm) == (at, arm)) {
        dropped.remove(place);
        delving::note_picked_up(on, arm);
    }
    on.figure(who, |kit: &mut Kit| {
        kit.arms.push(arm);
        let place = kit.arms.len() as u8 - 1;
        if kit.hands[0].is_none() {
            kit.hands[0] = Some(place);
        }
    });
    on.figure(who, |turn: &mut Turn| turn.object = true);
}

/// Damage that somebody takes.
struct Wound<'e> {
    deed: Option<u16>,
    who: FigureId,
    by: Option<FigureId>,
    parts: &'e [Part],
    temporary: i16,
    points: i16,
}

fn hurt(on: &mut Writer<'_>, wound: &Wound<'_>) {
    on.figure(wound.who, |body: &mut Body| {
        body.temporary -= wound.temporary;
        body.points -= wound.points;
    });
    let kinds = wound.parts.iter().filter(|it| it.amount > 0);
    let kinds: Vec<_> = kinds.map(|it| it.kind).collect();
    on.figure(wound.who, |turn: &mut Turn| {
        turn.burnt.extend(kinds);
        turn.in_the_thick = true;
    });
    let taken = wound.temporary + wound.points;
    if let Some(id) = wound.deed {
        deed(on, id, |deed| deed.taken = taken);
    }
    let round = on.play().round();
    if let Some(by) = wound.by {
        on.figure(wound.who, |memory: &mut Memory| {
            memory.hurt.retain(|(_, _, when)| *when + 1 >= round);
            let known = memory.hurt.iter_mut();
            match { known }.find(|(who, _, when)| *who == by && *when == round) {
                Some((_, sum, _)) => *sum = sum.saturating_add(taken.max(0) as u16),
                None => memory.hurt.push((by, taken.max(0) as u16, round)),
            }
            super::minding::hurt(memory, by, taken.max(0) as u16);
        });
    }
}

fn live(on: &mut Writer<'_>, who: FigureId, life: Life) {
    on.figure(who, |body: &mut Body| {
        body.life = life;
        body.points = match life {
            Life::Up => body.points.max(1),
            _ => 0,
        };
    });
}

/// Nothing that is counted in turns lasts longer than the fight.
fn over(on: &mut Writer<'_>) {
    on.state().fight = None;
    on.state().deeds.clear();
    on.state().zones.clear();
    on.state().readied.clear();
    on.overlay();
}
