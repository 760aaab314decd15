//! Figures, things and tiles by name.

use super::{
    super::{
        band::Band,
        components::{Carried, Cast, FigureId, Part, Thing},
        content::{ArmourIx, Book, ProfessionIx, RaceIx, Reason, TileKind, WeaponIx},
        hoard::Coins,
        scene,
    },
    Terms, say,
};
use crate::game::Phrase;

/// The name of a token: a figure, a group, a hidden force. Those who set out together go by their
/// professions, everybody else by race and profession.
pub fn name(band: Band<'_>, token: u32) -> Phrase {
    let id = u16::try_from(token).ok().map(FigureId);
    let Some((id, cast)) = id.and_then(|id| Some((id, band.cast().get(usize::from(id.0))?))) else {
        return say(match scene::is_force(token) {
            true => "band-name-force",
            false => "band-name-nobody",
        });
    };
    let name = match cast.part {
        Part::Band => profession(band, cast.profession),
        Part::BigBad => say("band-name-big-bad").with("race", race(band, cast.race)),
        _ => title(band, cast.race, cast.profession),
    };
    match number(band, id) {
        Some(number) => say("band-name-numbered").with("name", name).n(number),
        None => name,
    }
}

/// Race and profession: *Human soldier*.
pub fn title(band: Band<'_>, of: RaceIx, does: ProfessionIx) -> Phrase {
    say("band-name-grunt")
        .with("race", race(band, of))
        .with("profession", profession(band, does))
}

/// The number of a figure among all on its side who go by the same name, if there are several.
pub fn number(band: Band<'_>, id: FigureId) -> Option<u16> {
    let (cast, place) = (band.cast(), usize::from(id.0));
    let kind = |it: &Cast| {
        let race = (it.part != Part::Band).then_some(it.race);
        (race, it.profession, it.part)
    };
    let mine = kind(cast.get(place)?);
    let all = cast.iter().enumerate();
    let alike = all.filter(|(_, it)| kind(it) == mine);
    let number = alike.clone().filter(|(other, _)| *other <= place).count();
    (alike.count() > 1).then_some(number as u16)
}

/// The name of a figure within a sentence.
pub fn mention(band: Band<'_>, token: u32) -> Phrase {
    let name = name(band, token);
    let id = u16::try_from(token).ok().map(FigureId);
    match id.and_then(|id| band.get(id)) {
        Some(figure) if figure.is_star() => name,
        Some(figure) if figure.part() == Part::BigBad => say("band-name-the-big-bad"),
        _ => say("band-name-the").with("name", name),
    }
}

/// A race by name.
pub fn race(band: Band<'_>, race: RaceIx) -> Phrase {
    say(band.book()[race].name)
}

/// A profession by name.
pub fn profession(band: Band<'_>, profession: ProfessionIx) -> Phrase {
    say(band.book()[profession].name)
}

/// A weapon by name.
pub fn weapon(band: Band<'_>, weapon: WeaponIx) -> Phrase {
    say(band.book()[weapon].name)
}

/// Armour by name.
pub fn armour(band: Band<'_>, armour: ArmourIx) -> Phrase {
    say(band.book()[armour].name)
}

/// A thing by name.
pub fn thing(band: Band<'_>, thing: Thing) -> Phrase {
    thing_of(band.book(), thing)
}

/// A thing of the book by name, away from any table.
pub fn thing_of(book: &Book, thing: Thing) -> Phrase {
    say(match thing {
        Thing::Weapon(it) => book[it].name,
        Thing::Armour(it) => book[it].name,
        Thing::Shield => "band-shield",
        Thing::Item(it) => book[it].name,
    })
}

/// Each of these things with its name; two alike in hand are one, *sword in each hand*.
pub fn named<'c>(
    band: Band<'_>,
    all: &'c [Carried],
) -> impl Iterator<Item = (&'c Carried, Phrase)> {
    let in_each_hand =
        |one: &Carried, other: &Carried| one.thing == other.thing && one.in_use && other.in_use;
    all.chunk_by(in_each_hand).map(move |alike| {
        let name = thing(band, alike[0].thing);
        let name = match alike.len() {
            1 => name,
            _ => say("band-thing-in-each-hand").with("thing", name),
        };
        (&alike[0], name)
    })
}

/// Things in a row: *sword, armoured and shield*, or *sword in each hand*.
pub fn things(band: Band<'_>, all: &[Carried]) -> Phrase {
    let names = named(band, all).enumerate();
    let names = names.map(|(place, (_, name))| match place {
        0 => name,
        _ => say("band-thing-after").with("thing", name),
    });
    let names: Vec<Phrase> = names.collect();
    list(names.into_iter()).unwrap_or_else(|| say("band-nothing"))
}

/// Phrases in a row, the last one after *and*; `None` without any.
pub fn list(all: impl DoubleEndedIterator<Item = Phrase>) -> Option<Phrase> {
    let mut from_the_end = all.rev();
    let last = from_the_end.next()?;
    let mut keys = ["band-list-and"].into_iter();
    Some(from_the_end.fold(last, |rest, first| {
        let key = keys.next().unwrap_or("band-list-comma");
        say(key).with("first", first).with("rest", rest)
    }))
}

/// A kind of tile by name.
pub fn tile(kind: TileKind) -> Phrase {
    say(match kind {
        TileKind::Corridor => "band-tile-corridor",
        TileKind::LeftTurn => "band-tile-left-turn",
        TileKind::RightTurn => "band-tile-right-turn",
        TileKind::T => "band-tile-t",
        TileKind::FourWay => "band-tile-four-way",
        TileKind::Stairs => "band-tile-stairs",
        TileKind::Room => "band-tile-room",
        TileKind::DeadEnd => "band-tile-dead-end",
    })
}

/// A reason by what the band has to do.
pub fn reason(reason: Reason) -> Phrase {
    say(match reason {
        Reason::Treasure => "band-reason-is-treasure",
        Reason::Rescue => "band-reason-is-rescue",
        Reason::Explore => "band-reason-is-explore",
        Reason::Kill => "band-reason-is-kill",
    })
}

/// Coins by metal: *2 gold and 3 silver*.
pub fn coins(coins: Coins) -> Phrase {
    let keys = ["band-coins-gold", "band-coins-silver", "band-coins-bronze"];
    list(by_metal(coins, keys)).unwrap_or_else(|| say("band-nothing"))
}

/// Coins by metal, for small cards: *2g 3s*.
pub fn coins_in_short(coins: Coins) -> Phrase {
    let keys = ["band-short-gold", "band-short-silver", "band-short-bronze"];
    let beside = |rest: Phrase, first: Phrase| {
        say("band-short-and")
            .with("first", first)
            .with("rest", rest)
    };
    let all = by_metal(coins, keys).rev().reduce(beside);
    all.unwrap_or_else(|| say("band-nothing"))
}

/// Each metal that there are coins of, by its key for gold, silver and bronze.
fn by_metal(coins: Coins, keys: [&'static str; 3]) -> impl DoubleEndedIterator<Item = Phrase> {
    let counts = [coins.gold, coins.silver, coins.bronze];
    let metals = keys.into_iter().zip(counts);
    let metals = metals.filter(|(_, count)| *count > 0);
    metals.map(|(key, count)| say(key).n(count))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coins_are_told_by_metal() {
        let both = Coins {
            bronze: 4,
            silver: 3,
            gold: 0,
        };
        let told = say("band-list-and")
            .with("first", say("band-coins-silver").n(3_u16))
            .with("rest", say("band-coins-bronze").n(4_u16));
        assert_eq!(coins(both), told);
        let short = say("band-short-and")
            .with("first", say("band-short-silver").n(3_u16))
            .with("rest", say("band-short-bronze").n(4_u16));
        assert_eq!(coins_in_short(both), short);
    }
}
