//! Acts and spells, and what lasts.

use super::{
    super::{
        components::{Body, Deed, FigureId, Kit, Lasts, Memory, Spent, Turn, Uses},
        content::{Cost, Source, Time},
        event::{Magic, Pays},
        writer::Writer,
    },
    fighting::deed,
    turns,
};

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Magic) {
    match event {
        Magic::Begun { deed, pays } => {
            pay(on, deed.by, deed.source, pays);
            cast(on, deed.by, deed.source, deed.act, deed.circle);
            note_once(on, deed);
            if matches!(deed.source, Source::Terrain(_)) {
                on.figure(deed.by, |memory: &mut Memory| {
                    super::minding::burnt(memory, deed.source);
                });
            }
            on.state().next_deed = deed.id.wrapping_add(1);
            on.state().deeds.push((**deed).clone());
        }
        Magic::DeedOver { deed } => on.state().deeds.retain(|it| it.id != *deed),
        Magic::Undone { deed: id } => deed(on, *id, |deed| deed.undone = true),
        Magic::Aimed { deed: id, at } => deed(on, *id, |deed| {
            if let Some(rolled) = &mut deed.rolled {
                rolled.blow.on = *at;
            }
        }),
        Magic::DiceRolled {
            deed: id,
            block,
            place,
            sum,
            ..
        } => deed(on, *id, |deed| deed.dice.push((*block, *place, *sum))),
        Magic::SaveRolled { run, passed, .. } => {
            deed(on, run.deed, |deed| deed.passed = Some(*passed));
        }
        Magic::CheckRolled { .. }
        | Magic::Contested { .. }
        | Magic::SavedAgain { .. }
        | Magic::PictureRolled { .. }
        | Magic::ConcentrationRolled { .. } => {}
        Magic::PictureGone { who, lasting } => on.figure(*who, |lasts: &mut Lasts| {
            for it in lasts.all.iter_mut().filter(|it| it.id == *lasting) {
                it.lost = it.lost.saturating_add(1);
            }
        }),
        Magic::Lasts { on: who, lasting } => {
            on.state().next_lasting = lasting.id.wrapping_add(1);
            on.figure(*who, |lasts: &mut Lasts| lasts.all.push(*lasting));
            on.overlay();
        }
        Magic::Ended {
            on: who, lasting, ..
        } => {
            on.figure(*who, |lasts: &mut Lasts| {
                lasts.all.retain(|it| it.id != *lasting)
            });
            on.overlay();
        }
        Magic::Concentrates { who, deed, source } => {
            on.figure(*who, |lasts: &mut Lasts| {
                lasts.concentration = Some((*deed, *source));
            });
        }
        Magic::LetGo { who, .. } => on.figure(*who, |lasts: &mut Lasts| lasts.concentration = None),
        Magic::ZoneMade { zone } => {
            on.state().next_zone = zone.id.wrapping_add(1);
            on.state().zones.push((**zone).clone());
            on.overlay();
        }
        Magic::ZoneGone { zone, .. } => {
            on.state().zones.retain(|it| it.id != *zone);
            on.overlay();
        }
        Magic::ZoneMoved {
            zone,
            at,
            from,
            cells,
        } => {
            for it in on.state().zones.iter_mut().filter(|it| it.id == *zone) {
                (it.at, it.from) = (*at, *from);
                it.cells.clone_from(cells);
            }
            on.overlay();
        }
        Magic::ZoneTouched { zone, who } => {
            on.figure(*who, |turn: &mut Turn| turn.zones.push(*zone));
            if let Some(source) = on.play().zone(*zone).map(|it| it.source) {
                on.figure(*who, |memory: &mut Memory| {
                    super::minding::burnt(memory, source);
                });
            }
        }
        Magic::Restored { who, source, act } => on.figure(*who, |uses: &mut Uses| {
            uses.spent
                .retain(|it| (it.source, it.act) != (*source, *act));
        }),
        Magic::SlotBack { who, circle } => on.figure(*who, |uses: &mut Uses| {
            if let Some(spent) = uses.slots.get_mut(usize::from(*circle).wrapping_sub(1)) {
                *spent = spent.saturating_sub(1);
            }
        }),
        Magic::RechargeRolled { who, act, back, .. } => on.figure(*who, |uses: &mut Uses| {
            if *back {
                uses.spent.retain(|it| it.act != Some(*act));
            }
        }),
        Magic::UsedUp { who, item } => {
            on.figure(*who, |kit: &mut Kit| use_up(kit, Source::Item(*item)));
        }
        Magic::HitDiceBack { who, count } => on.figure(*who, |body: &mut Body| {
            body.hit_dice = body.hit_dice.saturating_add(*count);
        }),
        Magic::Recharged {
            who, source, count, ..
        } => on.figure(*who, |uses: &mut Uses| {
            for it in uses.spent.iter_mut().filter(|it| it.source == *source) {
                it.count = it.count.saturating_sub(*count);
            }
            uses.spent.retain(|it| it.count > 0);
        }),
        Magic::MostSet { who, most } => on.figure(*who, |body: &mut Body| {
            body.most = *most;
            body.points = body.points.min(body.most);
        }),
    }
}

fn pay(on: &mut Writer<'_>, who: FigureId, source: Source, pays: &Pays) {
    turns::spend(on, who, pays.spends);
    on.figure(who, |uses: &mut Uses| {
        let slot = usize::from(pays.slot).checked_sub(1);
        if let Some(spent) = slot.and_then(|place| uses.slots.get_mut(place)) {
            *spent = spent.saturating_add(1);
        }
        if let Some((source, act, count)) = pays.uses {
            let mut known = uses.spent.iter_mut();
            match known.find(|it| it.source == source && it.act == act) {
                Some(spent) => spent.count = spent.count.saturating_add(count),
                None => uses.spent.push(Spent { source, act, count }),
            }
        }
    });
    if pays.hit_die {
        on.figure(who, |body: &mut Body| {
            body.hit_dice = body.hit_dice.saturating_sub(1);
        });
    }
    if let Some(gear) = pays.material {
        on.figure(who, |kit: &mut Kit| use_up(kit, Source::Gear(gear)));
    }
    if pays.used_up {
        let source = pays.item.map_or(source, Source::Item);
        on.figure(who, |kit: &mut Kit| use_up(kit, source));
    }
}

/// One of an item is gone.
pub(super) fn use_up(kit: &mut Kit, source: Source) {
    match source {
        Source::Item(item) => {
            if let Some(place) = kit.items.iter().position(|(it, _)| *it == item) {
                kit.items.remove(place);
            }
        }
        Source::Gear(gear) => {
            for (it, count) in &mut kit.gear {
                if *it == gear {
                    *count = count.saturating_sub(1);
                }
            }
            kit.gear.retain(|(_, count)| *count > 0);
        }
        _ => {}
    }
}

/// Notes what can be done once a turn.
fn note_once(on: &mut Writer<'_>, deed: &Deed) {
    let works = on.play().book().works(deed.source);
    let frame = deed.act.and_then(|act| works.acts.get(usize::from(act)));
    if frame.is_some_and(|it| it.cost == Some(Cost::OnceATurn)) {
        on.figure(deed.by, |turn: &mut Turn| turn.once.push(deed.source));
    }
}

/// Notes what spells were cast this turn; rule `magic.bonus`.
fn cast(on: &mut Writer<'_>, who: FigureId, source: Source, act: Option<u16>, circle: u8) {
    let (Source::Spell(spell), Some(0)) = (source, act) else {
        return;
    };
    if on.play().fight().is_none() {
        return;
    }
    let time = on.play().book()[spell].time;
    on.figure(who, |turn: &mut Turn| match time {
        Time::Bonus => turn.bonus_spell = true,
        Time::Action if circle > 0 => turn.action_spell = true,
        _ => {}
    });
}
