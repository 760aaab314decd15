//! Dives that come from a file.

use super::super::{
    content::Book,
    delve::{Asked, Delve, Dive, Means, Snare},
    play::Play,
    snapshot::Named,
    step::{Question, Task},
};
use crate::game::Step;

/// More than any dive comes to.
const MOST_THINGS: usize = 2_000;

/// Checks that a dive is sound.
///
/// # Errors
/// The first part that is not.
pub(super) fn check(book: &Book, named: &Named, dive: &Dive) -> Result<(), String> {
    let sound = |so: bool, what: &str| so.then_some(()).ok_or_else(|| what.to_owned());
    let levels = book.figures.levels.len() as u8;
    sound(
        dive.level <= levels && dive.levels <= dive.level,
        "no such dungeon level",
    )?;
    let mut heroes = dive.party.iter().map(|it| {
        let figure = named.figures.iter().find(|other| other.id == it.who);
        figure.is_some_and(|it| it.hero.is_some() || it.hired.is_some())
    });
    sound(
        heroes.all(|it| it),
        "a party of others than heroes and hired hands",
    )?;
    let twice = dive.party.iter().enumerate().any(|(nth, it)| {
        let before = &dive.party[..nth];
        before.iter().any(|other| other.who == it.who)
    });
    sound(!twice, "somebody is twice in the marching order")?;
    let spare = dive.party.iter().all(|it| it.spare.len() <= MOST_THINGS);
    let things = [dive.found.len(), dive.valuables.len(), dive.thrown.len()];
    let few = things.into_iter().all(|it| it <= MOST_THINGS);
    sound(spare && few, "too much was found")?;
    let doors = dive.row.doors.len();
    let at = dive.row.at.is_none_or(|it| usize::from(it) < doors);
    sound(at && doors <= 6, "there is no such door")?;
    let (cards, troves) = (book.cards.iter().count(), book.troves.len());
    let dealt =
        usize::from(dive.cards) <= cards.max(6) && usize::from(dive.troves) <= troves.max(6);
    let seen = dive.turned.len() <= cards && dive.opened.len() <= troves;
    sound(dealt && seen, "more cards than there are")?;
    dive.trap
        .as_ref()
        .map_or(Ok(()), |it| check_snare(book, it))
}

fn check_snare(book: &Book, snare: &Snare) -> Result<(), String> {
    let ways = book[snare.trap].ways.len();
    let there = |way: &u8| usize::from(*way) < ways;
    let known = snare.passed.iter().chain(&snare.failed).all(there);
    let tried = snare.attempt.as_ref().is_none_or(|it| {
        let way = match &it.means {
            Means::Way(way) => there(way),
            Means::Idea(_) => true,
        };
        way && it.dc <= 100
    });
    (known && tried)
        .then_some(())
        .ok_or_else(|| "there is no such way past the trap".to_owned())
}

/// Checks that a step of a dive fits the world.
///
/// # Errors
/// The reason it does not.
pub(super) fn check_step(play: Play<'_>, step: &Step<Task, Question>) -> Result<(), String> {
    let dive = play.dive().ok_or("nobody is on a dive")?;
    let trap = dive.trap.as_ref();
    let tried = trap.is_some_and(|it| it.attempt.is_some());
    let there = match step {
        Step::Do(Task::Delve(task)) => match task {
            Delve::Trap | Delve::Sprung | Delve::Settled => trap.is_some(),
            Delve::Try => tried,
            Delve::Strike { who, .. } => trap.is_some() && dive.member(*who).is_some(),
            Delve::AtDoor | Delve::Meet => dive.card().is_some(),
            Delve::Gone(who) => dive.member(*who).is_some(),
            _ => true,
        },
        Step::Ask(Question::OnDive(asked)) => match asked {
            Asked::Trap => trap.is_some(),
            Asked::Again => tried,
            Asked::AtDoor => dive.card().is_some(),
            Asked::Body(who) | Asked::Rest(who) => dive.member(*who).is_some(),
            _ => true,
        },
        _ => true,
    };
    there
        .then_some(())
        .ok_or_else(|| "the dive is elsewhere".to_owned())
}
