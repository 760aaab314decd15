//! What holds in every state of a game.

use std::collections::BTreeSet;

use super::{
    components::{CardState, Condition, Faction, FigureId, Phase},
    hero::Hero,
    play::Play,
    record::check_sheet,
};

/// Checks conditions that hold in every state.
///
/// # Errors
/// The first that does not.
pub fn check(play: Play<'_>) -> Result<(), String> {
    let mut held = BTreeSet::new();
    for figure in play.figures() {
        let Some(cell) = figure.cell().filter(|_| figure.is_up()) else {
            continue;
        };
        if !play.floors().can_walk(cell) {
            return Err(format!(
                "{} stands in {cell:?}, where nobody can",
                figure.id().0
            ));
        }
        // Between fights the heroes are where their group is.
        if play.fight().is_some() && !held.insert(cell) {
            return Err(format!("two stand in {cell:?}"));
        }
    }
    for hero in play.heroes() {
        check_hero(play, hero).map_err(|problem| format!("hero {}: {problem}", hero.seat()))?;
    }
    for foe in play.foes() {
        let pack = foe.pack();
        if pack.met && foe.figure().is_up() && pack.dice.is_empty() {
            return Err(format!("{} is up without a die", foe.figure().id().0));
        }
    }
    if play.fight().is_some() && play.state().phase != Phase::Below {
        return Err("a fight outside of the dungeon".to_owned());
    }
    let seats = play.figures().filter(|it| it.faction() == Faction::Heroes);
    let first = (0..).map(FigureId).zip(seats).all(|(id, it)| it.id() == id);
    first
        .then_some(())
        .ok_or_else(|| "a seat is empty".to_owned())
}

fn check_hero(play: Play<'_>, hero: Hero<'_>) -> Result<(), String> {
    let (owned, sheets, hand) = (hero.owned(), hero.sheets(), hero.hand());
    check_sheet(&sheets.characters, owned.characters.len())?;
    check_sheet(&sheets.attacks, owned.attacks.len())?;
    let lengths = [
        (owned.characters.len(), hand.characters.len()),
        (owned.defences.len(), hand.defences.len()),
        (owned.gear.len(), hand.gear.len()),
        (owned.spells.len(), hand.spells.len()),
    ];
    if lengths.iter().any(|(own, states)| own != states) {
        return Err("cards and their states differ in number".to_owned());
    }
    if owned.points > owned.earned {
        return Err("more points than were ever earned".to_owned());
    }
    let kept = [&hand.characters[..], &hand.gear[..], &hand.spells[..]];
    if kept
        .iter()
        .any(|states| states.contains(&CardState::Discarded) || states.contains(&CardState::Hurt))
    {
        return Err("a card is discarded that cannot be".to_owned());
    }
    if play.state().phase != Phase::Below {
        return Ok(());
    }
    let up = hero.figure().stance().condition == Condition::Up;
    if up && hero.ratings().is_empty() && play.fight().is_none() {
        return Err("up without a card".to_owned());
    }
    Ok(())
}
