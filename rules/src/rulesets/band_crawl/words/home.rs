//! Choices at home and between adventures.

use super::{
    super::{
        band::Band,
        book_tables::effects,
        components::{FigureId, Thing},
        record::ThingRecord,
        shares,
        step::Action,
    },
    Terms,
    carried::{changed, name_of, nth_alike, nth_of, of_place},
    choices::about,
    homeward::recorded,
    names::profession,
    say,
};
use crate::game::{Choice, Phrase};

/// A choice about the pile, the chest, the band, and where it goes.
pub(super) fn tell(band: Band<'_>, act: Action) -> Choice {
    let annals = &band.state().annals;
    match act {
        Action::PickFind(place) => {
            let place = usize::from(place);
            let label = say("band-act-pick").with("thing", of_store(band, &annals.pile, place));
            numbered(label, nth_in(&annals.pile, place))
        }
        Action::LetGo(who) => {
            let choice = about(band, say("band-act-let-go").by(who), who);
            choice.under(say("band-group-people"))
        }
        Action::Recruit => Choice::new(say("band-act-recruit"))
            .detail(say("band-act-recruit-detail"))
            .under(say("band-group-people")),
        Action::Learn(who, it) => {
            let label = say("band-act-learn").by(who);
            let label = label.with("profession", profession(band, it));
            let does = effects::all(band.book(), &band.book()[it].traits);
            let detail = say("band-act-learn-detail").with("does", does);
            about(band, label, who)
                .detail(detail)
                .under(say("band-group-people"))
        }
        Action::Store(who, place) => {
            let name = name_of(band, who, place);
            let label = say("band-act-store").by(who).with("thing", name);
            numbered(label, nth_alike(band, who, place)).under(say("band-group-chest"))
        }
        Action::TakeOut(who, place) => {
            let place = usize::from(place);
            let name = of_store(band, &annals.chest, place);
            let label = say("band-act-take-out").by(who).with("thing", name);
            numbered(label, nth_in(&annals.chest, place)).under(say("band-group-chest"))
        }
        Action::Ready(who, place) => {
            let name = name_of(band, who, place);
            let label = say("band-act-ready").by(who).with("thing", name);
            let choice = numbered(label, nth_alike(band, who, place));
            let choice = choice.under(say("band-group-gear"));
            match of_place(band, who, place).and_then(|it| changed(band, who, it)) {
                Some(told) => choice.detail(told),
                None => choice,
            }
        }
        Action::Revisit(place) => {
            let known = annals.dungeons.get(usize::from(place));
            let tiles = known.map_or(0, |it| it.map.rooms().len());
            let number = say("band-aside-nth").n(place + 1);
            numbered(say("band-act-revisit").n(tiles), Some(number))
        }
        _ => Choice::new(say("band-act-set-out")),
    }
}

/// True if somebody would take a magical thing in hand or put it on, and nothing magical away: hardly
/// anybody does not want to, so that it stands in sight.
pub(super) fn arms_with_magic(band: Band<'_>, who: FigureId, place: u8) -> bool {
    let arms = || {
        let figure = band.get(who)?;
        let gear = figure.gear();
        let thing = gear.get(usize::from(place))?.thing;
        let away = shares::instead(band.book(), figure, thing)?;
        let is_magic = |thing: Thing| matches!(thing, Thing::Item(_));
        let mut away = away.iter().filter_map(|it| gear.get(usize::from(*it)));
        Some(is_magic(thing) && !away.any(|it| is_magic(it.thing)))
    };
    arms().unwrap_or(false)
}

/// A choice with the number by which it differs from others that read alike, if it does.
fn numbered(label: Phrase, number: Option<Phrase>) -> Choice {
    Choice {
        aside: number,
        ..Choice::new(label)
    }
}

/// The number of a thing among several like it in a pile or chest.
fn nth_in(store: &[ThingRecord], place: usize) -> Option<Phrase> {
    nth_of(store, place, |it, other| it.thing == other.thing)
}

fn of_store(band: Band<'_>, store: &[ThingRecord], place: usize) -> Phrase {
    let it = store.get(place);
    it.map_or_else(|| say("band-nothing"), |it| recorded(band, it))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_that_read_alike_are_numbered_whatever_is_left_of_them() {
        let item = |id: &str, uses| ThingRecord {
            thing: Thing::Item(id.parse().expect("an id")),
            class: None,
            uses,
            in_use: false,
        };
        let store = [
            item("core:one", 3),
            item("core:other", 1),
            item("core:one", 1),
        ];
        let number = |n: usize| Some(say("band-aside-nth").n(n));
        assert_eq!(nth_in(&store, 0), number(1));
        assert_eq!(nth_in(&store, 1), None);
        assert_eq!(nth_in(&store, 2), number(2));
    }
}
