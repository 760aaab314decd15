//! States and steps that come from a file: whoever they name is there.

use super::{
    band::Band,
    components::FigureId,
    content::Book,
    gear, secrets,
    snapshot::{FigureState, Snapshot},
    spells::Targets,
    step::{Question, Task},
};
use crate::game::{Number, Step, each_number};

/// Checks that everybody named by a saved world is there, and sound.
///
/// # Errors
/// The first who is not.
pub fn check(book: &Book, snapshot: &Snapshot, figures: &[FigureState]) -> Result<(), String> {
    let everybody = snapshot.cast.len();
    let ids = figures.iter().map(|it| it.id);
    if !ids.is_sorted_by(|before, after| before < after) {
        return Err("the figures are out of order".to_owned());
    }
    for it in figures {
        if !(1..=2).contains(&it.nature.professions.len()) {
            return Err(format!("figure {} has no profession", it.id.0));
        }
        gear::check(book, &it.gear.things)?;
    }
    let annals = &snapshot.state.annals;
    for thing in annals.pile.iter().chain(&annals.chest) {
        thing.carried(book)?;
    }
    annals.dungeons.iter().try_for_each(|it| it.check(book))?;
    each_number(snapshot, |number| match number.of {
        "FigureId" if number.value >= everybody as i128 => Err(nobody(number)),
        _ => Ok(()),
    })
}

fn nobody(number: Number) -> String {
    format!("figure {} is not here", number.value)
}

/// Checks that a step fits the world.
///
/// # Errors
/// The reason it does not.
pub fn check_step(band: Band<'_>, step: &Step<Task, Question>) -> Result<(), String> {
    each_number(step, |number| {
        let id = u16::try_from(number.value).map(FigureId);
        match (number.of, id) {
            ("FigureId", Ok(id)) if band.get(id).is_some() => Ok(()),
            ("FigureId", _) => Err(nobody(number)),
            _ => Ok(()),
        }
    })?;
    if let Step::Do(Task::HandOut { find, .. }) | Step::Ask(Question::HandOut { find, .. }) = step {
        gear::check(band.book(), &[*find])?;
    }
    let can_enter = match step {
        Step::Ask(Question::SecretSide(tile)) => !secrets::sides(band, *tile).is_empty(),
        Step::Ask(Question::EnterSecret { tile, first, .. }) => {
            band.those_on(*tile).any(|it| !first.contains(&it.id()))
        }
        _ => true,
    };
    if !can_enter {
        return Err("nobody can go into that secret room".to_owned());
    }
    let at = match step {
        Step::Do(Task::Reach(casting)) | Step::Ask(Question::Spare(casting)) => &casting.at,
        Step::Ask(Question::Aim(aiming)) => &aiming.at,
        _ => &Targets::new(),
    };
    if !at.is_sorted_by(|before, after| before < after) {
        return Err("the targets of a spell are out of order".to_owned());
    }
    let row = match step {
        Step::Do(Task::Arm { who, row }) | Step::Ask(Question::Arms { who, row }) => {
            Some((band.figure(*who).race_ix(), *row))
        }
        _ => None,
    };
    match row {
        Some((race, row)) if usize::from(row) >= band.book()[race].links.list.rows.len() => {
            Err(format!("the list of that race has no row {row}"))
        }
        _ => Ok(()),
    }
}
