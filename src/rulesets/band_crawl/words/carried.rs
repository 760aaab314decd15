//! Choices of flights and of finds.

use super::{
    super::{
        band::Band,
        step::{Action, Question},
    },
    Terms,
    choices::about,
    names::{thing, tile},
    say,
};
use crate::{dungeon::RoomId, game::Choice};

/// A choice about a tile to run to, or about who carries what.
pub(super) fn tell(band: Band<'_>, question: &Question, act: Action) -> Choice {
    match (act, question) {
        (Action::RunTo(to), _) => run_to(band, to),
        (Action::RunOut, _) => Choice::new(say("band-act-run-out")),
        (Action::Bear(who), _) => about(band, say("band-act-bear").by(who), who),
        (Action::Drop(place), Question::DropFind { who, .. }) => {
            let gear = band.figure(*who).gear();
            let it = gear.get(usize::from(place));
            let name = it.map_or_else(|| say("band-nothing"), |it| thing(band, it.thing));
            let again = gear[..usize::from(place).min(gear.len())].iter();
            let again = again.filter(|other| it.is_some_and(|it| it.thing == other.thing));
            Choice {
                aside: Some(say("band-aside-nth").n(again.count() + 1)),
                ..Choice::new(say("band-act-drop").with("thing", name))
            }
        }
        _ => Choice::new(say("band-act-leave-lying")),
    }
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
