//! The Big Bad, and the reason to go into its dungeon.

use super::{
    Cx,
    band::Band,
    components::{FigureId, Part, Phase, Place},
    content::{RaceIx, Reason},
    creation,
    event::{Event, Making},
    finds, rules,
    setup::Skirmish,
    step::Task,
};

/// Names the leader, and finds out whose dungeon it is and why the band goes there.
pub fn begin(cx: &mut Cx<'_>) {
    let Some(leader) = Band::of(cx.world()).leading_star() else {
        return;
    };
    let (who, rep) = (leader.id(), leader.reputation().original);
    cx.emit(rules::BAND_LEADER, Making::LeaderNamed { who }.into());
    if !ruler_of_old(cx) {
        big_bad(cx, rep);
    }
    reason(cx, rep);
}

/// Has the Big Bad of a known dungeon rule it still, if it lives; rule `dungeon.revisit`.
fn ruler_of_old(cx: &mut Cx<'_>) -> bool {
    let band = Band::of(cx.world());
    let known = band.state().annals.revisited();
    let Some(record) = known.and_then(|it| it.big_bad.clone()) else {
        return false;
    };
    let event = Making::Came {
        who: band.next_figure(),
        seat: None,
        part: Part::BigBad,
        place: Place::Away,
        record: Box::new(record),
    };
    cx.emit(rules::DUNGEON_REVISIT, event.into());
    true
}

/// A Big Bad for a star of this reputation: its race, itself on the list of that race, its rise to
/// the star, its items; rules `quest.big_bad` and `quest.growth`, section 34.1.
fn big_bad(cx: &mut Cx<'_>, star_rep: u8) {
    let Some(race) = race_of_big_bad(cx, star_rep) else {
        return;
    };
    let (who, row) = creation::grunt(cx, race, Part::BigBad, u8::MAX);
    grow(cx, who, star_rep);
    creation::arm_by_chance(cx, who, row);
    finds::of_foe(cx, who);
}

fn race_of_big_bad(cx: &mut Cx<'_>, star_rep: u8) -> Option<RaceIx> {
    let book = cx.content();
    if let Some(race) = cx.setup().big_bad.as_ref() {
        let race = book.races.find(race)?;
        cx.emit(rules::QUEST_BIG_BAD, Making::BigBadChosen { race }.into());
        return Some(race);
    }
    let table = book.tables.big_bads_for(i32::from(star_rep));
    let (roll, row) = cx.roll(&table.check("dice-band-big-bad", |_| 0));
    let race = book.races.find(&table.gives(row).race)?;
    let event = Making::BigBadRolled {
        race,
        row,
        roll: Box::new(roll),
    };
    cx.emit(rules::QUEST_BIG_BAD, event.into());
    Some(race)
}

fn grow(cx: &mut Cx<'_>, who: FigureId, star_rep: u8) {
    if Band::of(cx.world()).figure(who).rep() >= star_rep {
        return;
    }
    let table = &cx.content().tables.growth;
    let (roll, row) = cx.roll(&table.check("dice-band-growth", |_| 0));
    let event = Making::GrowthRolled {
        who,
        to: star_rep.saturating_add(table.gives(row).above_the_star),
        row,
        roll: Box::new(roll),
    };
    cx.emit(rules::QUEST_GROWTH, event.into());
}

/// The reason, chosen or rolled with the reputation of the leading star; rule `quest.reason`,
/// section 34.3.1.
fn reason(cx: &mut Cx<'_>, star_rep: u8) {
    if let Some(known) = Band::of(cx.world()).state().annals.revisited()
        && (known.looted || known.dungeon.is_explored_to_the_last())
    {
        // There is nothing left to map, and nothing to fetch.
        let reason = Reason::Kill;
        return cx.emit(
            rules::DUNGEON_REVISIT,
            Making::ReasonChosen { reason }.into(),
        );
    }
    if let Some(reason) = cx.setup().reason {
        return cx.emit(rules::QUEST_REASON, Making::ReasonChosen { reason }.into());
    }
    let table = &cx.content().tables.reasons;
    let check = table.check("dice-band-reason", |_| i32::from(star_rep));
    let (roll, row) = cx.roll(&check);
    let event = Making::ReasonRolled {
        reason: *table.gives(row),
        row,
        roll: Box::new(roll),
    };
    cx.emit(rules::QUEST_REASON, event.into());
}

/// A fight by itself: the band and its foes are on a tile, and the game ends with the fight.
pub fn skirmish(cx: &mut Cx<'_>, skirmish: &Skirmish) {
    let place = Place::Tile(skirmish.meeting.tile);
    let band: Vec<FigureId> = Band::of(cx.world()).figures().map(|it| it.id()).collect();
    for who in band {
        cx.emit(rules::GROUP_DEPLOY, Making::WentDown { who, place }.into());
    }
    for (nth, record) in skirmish.foes.iter().enumerate() {
        let event = Making::Came {
            who: Band::of(cx.world()).next_figure(),
            seat: None,
            part: match skirmish.big_bad && nth == 0 {
                true => Part::BigBad,
                false => Part::Minion,
            },
            place,
            record: Box::new(record.clone()),
        };
        cx.emit(rules::MINIONS_TABLE, event.into());
    }
    let phase = Phase::Below;
    cx.emit(rules::GROUP_DEPLOY, Event::Phase { phase });
    cx.push_all([Task::OpenBoard(skirmish.meeting), Task::Finish]);
}
