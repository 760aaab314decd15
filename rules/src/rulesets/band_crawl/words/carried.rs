//! Choices of flights and of finds.

use super::{
    super::{
        band::Band,
        components::{Carried, Faction, FigureId, Thing},
        content::FindKind,
        gear,
        moves::{Way, ways},
        shares,
        step::{Action, Question},
    },
    Terms,
    choices::about,
    names::{thing, things, tile},
    say,
};
use crate::{
    dungeon::RoomId,
    game::{Choice, Phrase, Target},
    grid::Side,
};

/// A choice about a tile to run to, or about who carries what.
pub(super) fn tell(band: Band<'_>, question: &Question, act: Action) -> Choice {
    match (act, question) {
        (Action::RunTo(to), _) => run_to(band, to),
        (Action::RunOut, _) => Choice::new(say("band-act-run-out")),
        (Action::HandOver(who, place), _) => {
            let label = say("band-act-hand-over").by(who);
            Choice {
                aside: nth_alike(band, who, place),
                ..about(band, label.with("thing", name_of(band, who, place)), who)
            }
        }
        (Action::Bear(who), Question::HandOut { find, .. }) => bear(band, who, find.thing),
        (Action::BearReady(who), Question::HandOut { find, .. }) => {
            let choice = about(band, say("band-act-bear-ready").by(who), who);
            match changed(band, who, find.thing) {
                Some(told) => choice.detail(told),
                None => choice,
            }
        }
        (Action::Bear(who), _) => about(band, say("band-act-bear").by(who), who),
        (Action::Drop(place), Question::DropFind { who, .. }) => {
            let name = name_of(band, *who, place);
            Choice {
                aside: nth_alike(band, *who, place),
                ..Choice::new(say("band-act-drop").with("thing", name))
            }
        }
        _ => Choice::new(say("band-act-leave-lying")),
    }
}

/// Somebody carries a find, and what it takes them to have it in hand or on.
fn bear(band: Band<'_>, who: FigureId, find: Thing) -> Choice {
    let choice = about(band, say("band-act-bear").by(who), who);
    let figure = band.get(who);
    let instead = figure.and_then(|it| shares::instead(band.book(), it, find));
    let is_potion = matches!(find, Thing::Item(it) if band.book()[it].kind == FindKind::Potion);
    match (is_potion, instead) {
        (true, _) => choice,
        (false, Some(_)) => choice.detail(say("band-act-bear-readies")),
        (false, None) => choice.detail(say("band-act-bear-only")),
    }
}

/// What somebody puts away to have a thing ready, and what their hands hold beside it.
pub(super) fn changed(band: Band<'_>, who: FigureId, thing: Thing) -> Option<Phrase> {
    let (book, figure) = (band.book(), band.get(who)?);
    let instead = shares::instead(book, figure, thing)?;
    let used = figure.gear().iter().zip(0_u8..).filter(|(it, _)| it.in_use);
    let (away, kept): (Vec<_>, Vec<_>) = used.partition(|(_, place)| instead.contains(place));
    let held = gear::hands(book, thing) > 0;
    let kept = kept
        .iter()
        .filter(|(it, _)| held && gear::hands(book, it.thing) > 0);
    let kept: Vec<Carried> = kept.map(|(it, _)| **it).collect();
    let away: Vec<Carried> = away.iter().map(|(it, _)| **it).collect();
    let key = match (away.is_empty(), kept.is_empty()) {
        (true, true) => return None,
        (false, true) => "band-act-ready-detail",
        (true, false) => "band-act-ready-beside",
        (false, false) => "band-act-ready-one-of-two",
    };
    let told = say(key).with("things", things(band, &away));
    Some(told.with("kept", things(band, &kept)))
}

/// The thing that somebody carries at a place.
pub(super) fn of_place(band: Band<'_>, who: FigureId, place: u8) -> Option<Thing> {
    let it = band.get(who)?.gear().get(usize::from(place))?;
    Some(it.thing)
}

/// The name of what somebody carries at a place.
pub(super) fn name_of(band: Band<'_>, who: FigureId, place: u8) -> Phrase {
    let it = of_place(band, who, place);
    it.map_or_else(|| say("band-nothing"), |it| thing(band, it))
}

/// The number of a thing among several of the same kind that somebody carries.
pub(super) fn nth_alike(band: Band<'_>, who: FigureId, place: u8) -> Option<Phrase> {
    let gear = band.get(who).map_or(&[][..], |it| it.gear());
    nth_of(gear, place.into(), |it, other| it.thing == other.thing)
}

/// The number of a thing among those in a row that are like it; none if it is the only one.
pub(super) fn nth_of<T>(
    things: &[T],
    place: usize,
    is_like: impl Fn(&T, &T) -> bool,
) -> Option<Phrase> {
    let it = things.get(place)?;
    let alike = |things: &[T]| things.iter().filter(|other| is_like(it, other)).count();
    (alike(things) > 1).then(|| say("band-aside-nth").n(alike(&things[..place]) + 1))
}

/// A tile to run to: the way there, its kind and its number on the map.
fn run_to(band: Band<'_>, to: RoomId) -> Choice {
    let tiles = &band.state().below.dungeon.tiles;
    let kind = tiles.get(usize::from(to.0)).map(|it| tile(it.kind));
    let name = kind.unwrap_or_else(|| say("band-nothing"));
    let (map, fight) = (band.map(), band.state().fight.as_ref());
    let far = map.steps_from(to, |_| true);
    let far = |tile: RoomId| far.get(usize::from(tile.0)).copied().flatten();
    let ways = fight
        .map(|fight| ways(band, fight.tile))
        .unwrap_or_default();
    let next = ways.into_iter().filter_map(|(side, way)| match way {
        Way::To(next) => Some((far(next)?, side, next)),
        Way::Unknown(_) | Way::Out => None,
    });
    let first = next.min_by_key(|(steps, side, _)| (*steps, *side as usize));
    let side = first.map_or(Side::North, |it| it.1);
    let label = say("band-act-run-to").with("tile", name).with(
        "side",
        say(match side {
            Side::North => "band-run-north",
            Side::East => "band-run-east",
            Side::South => "band-run-south",
            Side::West => "band-run-west",
        }),
    );
    let came = fight.filter(|it| it.entered == Faction::Band);
    let came = came.and_then(|it| it.from);
    let detail = say(match first.is_some_and(|it| came == Some(it.2)) {
        true => "band-act-run-to-detail-back",
        false => "band-act-run-to-detail",
    });
    let steps = first.map_or(0, |it| it.0 + 1);
    let choice = Choice {
        // The first tile has no number on the map.
        aside: (to.0 > 0).then(|| say("band-aside-nth").n(to.0)),
        ..Choice::new(label).detail(detail.n(steps))
    };
    let cells = map.room(to).into_iter();
    let cells = cells.flat_map(|room| room.interior().cells());
    cells.fold(choice, |choice, cell| choice.touching(Target::Cell(cell)))
}
