//! The way home, and what the band keeps.

use std::sync::Arc;

use super::super::{
    annals::{Fate, KnownDungeon, Memory},
    between::{MOST_CHEST, MOST_DUNGEONS},
    components::{
        Carried, Condition, FigureId, Gear, Nature, Once, Part, Place, Quest, Rep, Stance,
        StarPower,
    },
    content::Book,
    event::Homeward,
    hoard::Hoard,
    record::{FigureRecord, ThingRecord},
    turn::Below,
    writer::Writer,
};

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Homeward) {
    match event {
        Homeward::Earned { who, metal, .. } => on.state().annals.note(*who, |deeds| {
            deeds.coins = deeds.coins.and(metal.coins(1));
        }),
        Homeward::LeftBehind { who, .. } => {
            for who in who {
                on.state().annals.note(*who, |deeds| deeds.left_one = true);
            }
        }
        Homeward::RanHome { who } => {
            on.state().annals.note(*who, |deeds| deeds.ran = true);
            on.go(*who, Place::Home);
            on.figure(*who, |stance: &mut Stance| {
                stance.condition = Condition::Out;
            });
        }
        Homeward::CoinsShared { shares } => {
            let state = on.state();
            state.hoard.coins.clear();
            for (who, coins) in shares {
                state.annals.note(*who, |deeds| {
                    deeds.coins = deeds.coins.and(*coins);
                });
            }
        }
        Homeward::Gathered { who } => who.iter().for_each(|who| gather(on, *who)),
        Homeward::Picked {
            who,
            place,
            in_use,
            instead,
        } => {
            let pile = &mut on.state().annals.pile;
            if usize::from(*place) < pile.len() {
                let thing = pile.remove(usize::from(*place));
                gain(on, *who, &thing, *in_use, instead);
            }
        }
        Homeward::IntoChest => {
            let annals = &mut on.state().annals;
            annals.chest.append(&mut annals.pile);
            annals.chest.truncate(MOST_CHEST);
        }
        Homeward::ImproveRolled { who, paid, up, .. } => {
            if let Some(metal) = paid {
                let price = metal.price(on.band().book());
                on.state().annals.note(*who, |deeds| {
                    let coins = deeds.coins.of_mut(*metal);
                    *coins = coins.saturating_sub(price);
                });
            }
            if *up {
                on.figure(*who, |rep: &mut Rep| rep.original += 1);
            }
        }
        Homeward::WorseRolled { who, down, .. } => {
            if *down {
                on.figure(*who, |rep: &mut Rep| {
                    rep.original = rep.original.saturating_sub(1);
                });
            }
        }
        Homeward::CoinsGone { who, .. } => {
            on.state().annals.note(*who, |deeds| {
                deeds.coins = Default::default();
            });
        }
        Homeward::Gone { who, fate } => depart(on, *who, *fate),
        Homeward::Rested => rest(on),
        Homeward::AdventureOver { adventure } => {
            let annals = &mut on.state().annals;
            annals.adventures.push(adventure.clone());
            annals.deeds.clear();
        }
        Homeward::DungeonKept => keep_dungeon(on),
        Homeward::Unpacked { stores } => {
            let annals = &mut on.state().annals;
            annals.before = stores.adventures;
            annals.chest.clone_from(&stores.chest);
            annals.dungeons.clone_from(&stores.dungeons);
        }
        Homeward::Learned { who, profession } => on.figure(*who, |nature: &mut Nature| {
            nature.professions.push(*profession);
        }),
        Homeward::Stored { who, place } => {
            if let Some(thing) = take(on, *who, *place) {
                let thing = ThingRecord {
                    in_use: false,
                    ..ThingRecord::of(on.band().book(), &thing)
                };
                on.state().annals.chest.push(thing);
            }
        }
        Homeward::TookOut {
            who,
            place,
            thing,
            in_use,
            instead,
        } => {
            let chest = &mut on.state().annals.chest;
            if usize::from(*place) < chest.len() {
                chest.remove(usize::from(*place));
                gain(on, *who, thing, *in_use, instead);
            }
        }
        Homeward::LeftDungeon { revisits } => leave_dungeon(on, *revisits),
        Homeward::Revisited { place } => {
            let table = on.table();
            let known = table.state.annals.dungeons.get(usize::from(*place));
            if let Some(known) = known {
                table.map = known.map.clone();
                table.state.below.dungeon = known.dungeon.clone();
            }
        }
        Homeward::PassedOver { .. } | Homeward::Judged { .. } => {}
    }
}

/// Somebody has one thing more.
fn gain(on: &mut Writer<'_>, who: FigureId, thing: &ThingRecord, in_use: bool, instead: &[u8]) {
    let Ok(carried) = thing.carried(on.band().book()) else {
        return;
    };
    on.figure(who, |gear: &mut Gear| {
        super::goods::put_away(gear, instead);
        gear.things.push(Carried { in_use, ..carried });
    });
}

/// Somebody has one thing fewer.
fn take(on: &mut Writer<'_>, who: FigureId, place: u8) -> Option<Carried> {
    let mut taken = None;
    on.figure(who, |gear: &mut Gear| {
        let there = usize::from(place) < gear.things.len();
        taken = there.then(|| gear.things.remove(usize::from(place)));
    });
    taken
}

/// Lays the finds of somebody on the pile; one that is in use is kept, and counts as picked.
fn gather(on: &mut Writer<'_>, who: FigureId) {
    let mut finds: Vec<Carried> = Vec::new();
    let mut kept = false;
    on.figure(who, |gear: &mut Gear| {
        for thing in gear.things.iter_mut().filter(|it| it.found && it.in_use) {
            (thing.found, kept) = (false, true);
        }
        finds.extend(gear.things.iter().filter(|it| it.found));
        gear.things.retain(|it| !it.found);
    });
    let book = on.band().book();
    let finds: Vec<ThingRecord> = finds.iter().map(|it| ThingRecord::of(book, it)).collect();
    let annals = &mut on.state().annals;
    annals.pile.extend(finds);
    if kept {
        annals.note(who, |deeds| deeds.has_pick = true);
    }
}

/// Somebody of the band leaves it for the memorial.
fn depart(on: &mut Writer<'_>, who: FigureId, fate: Fate) {
    let band = on.band();
    let Some(figure) = band.get(who) else { return };
    let mut record = FigureRecord::of(band.book(), figure);
    record.history = band.state().annals.history_of(who).to_vec();
    let annals = &mut on.state().annals;
    annals.memorial.push(Memory {
        who,
        figure: record,
        fate,
        adventure: annals.number(),
    });
    annals.histories.retain(|(it, _)| *it != who);
    annals.deeds.retain(|(it, _)| *it != who);
    on.remove(who);
}

/// Wounds heal, spent points and dice are back, and the year is written down.
fn rest(on: &mut Writer<'_>) {
    let members: Vec<(FigureId, u8, bool)> = on
        .band()
        .members()
        .map(|it| (it.id(), it.reputation().original, it.is_star()))
        .collect();
    for (who, original, is_star) in members {
        on.figure(who, |rep: &mut Rep| *rep = Rep::of(original));
        if is_star {
            on.figure(who, |power: &mut StarPower| {
                *power = StarPower {
                    now: original,
                    max: original,
                };
            });
        }
        on.figure(who, |once: &mut Once| *once = Once::default());
        on.figure(who, |gear: &mut Gear| {
            gear.things.iter_mut().for_each(|it| it.spent = false);
        });
        on.figure(who, |stance: &mut Stance| {
            *stance = Stance {
                place: Place::Home,
                ..Stance::default()
            };
        });
        let histories = &mut on.state().annals.histories;
        match histories.iter_mut().find(|(it, _)| *it == who) {
            Some((_, history)) => history.push(original),
            None => histories.push((who, vec![original])),
        }
    }
}

/// Keeps the dungeon, in place of what was known of it.
fn keep_dungeon(on: &mut Writer<'_>) {
    let band = on.band();
    let ruler = band.state().quest.big_bad.and_then(|it| band.get(it));
    let ruler = ruler.filter(|it| !it.is_dead());
    let ruler = ruler.map(|it| FigureRecord::of(band.book(), it));
    let state = band.state();
    let before = state.annals.revisited().is_some_and(|it| it.looted);
    let known = KnownDungeon {
        map: Arc::clone(band.map()),
        dungeon: state.below.dungeon.clone(),
        big_bad: ruler,
        looted: before || !state.hoard.looters.is_empty(),
    };
    let annals = &mut on.state().annals;
    let place = annals.revisits.map(usize::from);
    match place.and_then(|place| annals.dungeons.get_mut(place)) {
        Some(old) => *old = known,
        None => annals.dungeons.push(known),
    }
    if annals.dungeons.len() > usize::from(MOST_DUNGEONS) {
        annals.dungeons.remove(0);
    }
}

/// Leaves the dungeon behind, and everybody in it who is not of the band.
fn leave_dungeon(on: &mut Writer<'_>, revisits: Option<u8>) {
    let others: Vec<FigureId> = on
        .band()
        .figures()
        .filter(|it| it.part() != Part::Band)
        .map(|it| it.id())
        .collect();
    for who in others {
        on.remove(who);
    }
    let table = on.table();
    table.map = Arc::default();
    let state = &mut table.state;
    state.below = Below::default();
    state.quest = Quest::default();
    state.hoard = Hoard::default();
    state.annals.pile.clear();
    state.annals.revisits = revisits;
}

impl super::super::annals::Metal {
    /// Number of coins of this kind for a roll.
    fn price(self, book: &Book) -> u16 {
        u16::from(self.per_roll(&book.figures))
    }
}
