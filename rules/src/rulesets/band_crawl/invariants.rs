//! What holds in every state of a game.

use super::{
    band::Band,
    board,
    components::{Condition, Phase},
    figure::Figure,
    gear,
};

/// Checks conditions that hold in every state.
///
/// # Errors
/// The first one that does not hold.
pub fn check(band: Band<'_>) -> Result<(), String> {
    for figure in band.figures() {
        let problem = |what: String| format!("figure {}: {what}", figure.id().0);
        let power = figure.power();
        if power.now > power.max {
            return Err(problem(format!("{} of {} dice", power.now, power.max)));
        }
        if figure.rep() > figure.reputation().original {
            return Err(problem("more reputation than there was".to_owned()));
        }
        gear::check(band.book(), figure.gear()).map_err(problem)?;
    }
    board_is_sound(band)?;
    dungeon_is_sound(band)?;
    hoard_is_carried(band)?;
    band_is_small_enough(band)
}

/// Nobody stands where another does or off the board, nobody is on a board that is not open, the
/// dead are on none, whoever is carried is where the bearer is, nobody has more attackers than there
/// may be, and both sides have come with fighters; rules `board.move`, `wounded.fetch`, `melee.several`
/// and `quest.captives`.
fn board_is_sound(band: Band<'_>) -> Result<(), String> {
    let fight = band.state().fight.as_ref();
    if fight.is_some_and(|it| it.came.contains(&0)) {
        return Err("a side has come to a fight without fighters".to_owned());
    }
    for it in band.figures().filter(|it| it.is_in_the_fight()) {
        let problem = |what: &str| Err(format!("figure {} {what}", it.id().0));
        let Some(fight) = fight else {
            return problem("is in a fight that is over");
        };
        if !matches!(it.stance().condition, Condition::Up | Condition::Out) {
            return problem("is gone and still in the fight");
        }
        let Some(at) = it.at() else { continue };
        if !board::rect(band, fight).contains(at) {
            return problem("is off the board");
        }
        let others = band.figures().filter(|other| other.id() != it.id());
        let mut there = others.filter(|other| other.at() == Some(at));
        if it.is_up() && there.any(Figure::is_up) {
            return problem("stands where another is");
        }
    }
    for (bearer, wounded) in fight.into_iter().flat_map(|it| &it.carried) {
        let both = band.get(*bearer).zip(band.get(*wounded));
        let carried = both.is_some_and(|(bearer, wounded)| {
            let lies = wounded.stance().condition == Condition::Out;
            bearer.is_up() && lies && bearer.at().is_some() && bearer.at() == wounded.at()
        });
        if !carried {
            return Err(format!("figure {} does not carry {}", bearer.0, wounded.0));
        }
    }
    let most = band.book().figures.most_on_one;
    let counts = fight.into_iter().flat_map(|it| &it.targeted);
    match counts.map(|(_, count)| *count).max() {
        Some(count) if count > most => Err(format!("{count} attack one")),
        _ => Ok(()),
    }
}

/// Every tile is on the map, there are no more than the dungeon has, and whoever is on one is on
/// one that is there.
fn dungeon_is_sound(band: Band<'_>) -> Result<(), String> {
    let (dungeon, rooms) = (&band.state().below.dungeon, band.map().rooms().len());
    if dungeon.wanted == 0 {
        // A fight by itself has no dungeon.
        return Ok(());
    }
    if dungeon.tiles.len() != rooms || dungeon.laid() > dungeon.wanted {
        let (tiles, wanted) = (dungeon.tiles.len(), dungeon.wanted);
        return Err(format!("{tiles} tiles of {wanted} in {rooms} rooms"));
    }
    let on_tiles = band.groups().into_iter();
    let mut tiles = on_tiles.chain(band.state().below.forces.iter().map(|it| it.tile));
    match tiles.find(|tile| band.map().room(*tile).is_none()) {
        Some(tile) => Err(format!(
            "somebody is on tile {}, which is not there",
            tile.0
        )),
        None => Ok(()),
    }
}

/// Whoever carries coins is there and carries some, each named once.
fn hoard_is_carried(band: Band<'_>) -> Result<(), String> {
    let coins = &band.state().hoard.coins;
    for (place, (who, mine)) in coins.iter().enumerate() {
        let twice = coins[..place].iter().any(|(it, _)| it == who);
        if mine.is_nothing() || twice || band.get(*who).is_none() {
            return Err(format!("figure {} does not carry {mine:?}", who.0));
        }
    }
    Ok(())
}

/// Nobody sets out with more people than reputation allows; rule `band.size`.
fn band_is_small_enough(band: Band<'_>) -> Result<(), String> {
    let (Some(leader), Phase::Making) = (band.leading_star(), band.state().phase) else {
        return Ok(());
    };
    let (members, stars) = (band.members(), band.members().filter(|it| it.is_star()));
    let (members, stars) = (members.count(), stars.count());
    match usize::from(leader.reputation().original) {
        most if members > most.max(stars) => {
            Err(format!("a band of {members} with a leader of {most}"))
        }
        _ => Ok(()),
    }
}
