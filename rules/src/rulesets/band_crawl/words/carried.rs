//! Choices of flights and of finds.

use super::{
    super::{
        band::Band,
        components::FigureId,
        step::{Action, Question},
    },
    Terms,
    choices::about,
    names::{thing, tile},
    say,
};
use crate::{
    dungeon::RoomId,
    game::{Choice, Phrase},
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

/// What somebody carries at a place.
pub(super) fn name_of(band: Band<'_>, who: FigureId, place: u8) -> Phrase {
    let gear = band.get(who).map_or(&[][..], |it| it.gear());
    let it = gear.get(usize::from(place));
    it.map_or_else(|| say("band-nothing"), |it| thing(band, it.thing))
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

/// A tile to run to, by its kind and its number on the map.
fn run_to(band: Band<'_>, to: RoomId) -> Choice {
    let tiles = &band.state().below.dungeon.tiles;
    let kind = tiles.get(usize::from(to.0)).map(|it| tile(it.kind));
    let name = kind.unwrap_or_else(|| say("band-nothing"));
    Choice {
        aside: Some(say("band-aside-nth").n(to.0 + 1)),
        ..Choice::new(say("band-act-run-to").with("tile", name))
    }
}
