//! Fights by themselves, as values of a setup form: who meets whom, by the lists of their races.

use super::{
    components::Faction,
    content::Book,
    gear,
    record::{FigureRecord, ThingRecord},
    setup::{Skirmish, named},
    step::Meeting,
};
use crate::{dungeon::RoomId, game::picked};

/// The ground of a fight: as wide as a room, or as a corridor.
const GROUNDS: [&str; 2] = ["room", "corridor"];

/// The band of a fight and the fight, by those of the band, the foes whom they walk in on, and the
/// ground; `None` without foes. The first of the band is its star.
///
/// # Errors
/// The part that does not fit.
pub fn read(
    book: &Book,
    [band, foes, ground]: [&str; 3],
) -> Result<Option<(Vec<FigureRecord>, Skirmish)>, String> {
    if foes.is_empty() {
        return Ok(None);
    }
    if !ground.is_empty() && !GROUNDS.contains(&ground) {
        return Err(format!("ground={ground}: it is {}", GROUNDS.join(" or ")));
    }
    let mut band = figures(book, band)?;
    let star = band.first_mut();
    star.ok_or("fighters: nobody is there to meet the foes")?
        .star = true;
    let skirmish = Skirmish {
        foes: figures(book, foes)?,
        big_bad: false,
        meeting: Meeting {
            tile: RoomId(0),
            active: Faction::Band,
            wide: ground != GROUNDS[1],
            fleeing: false,
        },
    };
    Ok(Some((band, skirmish)))
}

/// Figures as in `human.warrior.6,goblin.shooter*3`: race, row of its list and, if it is not the row's,
/// reputation. Each has the first of the arms that the row gives.
fn figures(book: &Book, text: &str) -> Result<Vec<FigureRecord>, String> {
    let mut all = Vec::new();
    for (name, count) in picked(text)? {
        let record = figure(book, name).ok_or_else(|| {
            format!("'{name}': write race and row of its list, like goblin.shooter")
        })?;
        all.extend((0..count).map(|_| record.clone()));
    }
    Ok(all)
}

fn figure(book: &Book, name: &str) -> Option<FigureRecord> {
    let mut parts = name.split('.');
    let (race, row) = (parts.next()?, parts.next()?);
    let rep = parts.next().map(str::parse::<u8>).transpose().ok()?;
    let race = named(&book.races, race)?;
    let rows = &book[race].links.list.rows;
    let listed = rows.iter().find(|(id, _)| id == row);
    let listed = &listed?.1.gives;
    let things = gear::listed(book, race, listed, 0).things;
    Some(FigureRecord {
        race: book[race].id.clone(),
        professions: vec![listed.profession.id().clone()],
        star: false,
        rep: rep.unwrap_or(listed.rep),
        things: things.iter().map(|it| ThingRecord::of(book, it)).collect(),
        history: Vec::new(),
    })
}
