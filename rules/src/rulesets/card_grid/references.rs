//! States and steps that come from a file: whoever they name is there.

use std::slice;

use super::{
    components::{FigureId, State},
    grid_of_cards::PLACES,
    grown::Grown,
    play::Play,
    record::check_sheet,
    snapshot::Named,
    step::{Blow, Question, Roll, Task},
};
use crate::game::{Number, Step, each_number};

/// Checks that everybody named by a saved world is there, and sound.
///
/// # Errors
/// The first who is not.
pub(super) fn check(named: &Named) -> Result<(), String> {
    let heroes = named.heroes.iter().map(|it| it.id);
    let foes = named.foes.iter().map(|it| it.id);
    let seats = (0..).map(FigureId).zip(heroes.clone());
    if !seats.clone().all(|(seat, id)| seat == id) {
        return Err("a seat is empty".to_owned());
    }
    if !heroes
        .chain(foes)
        .is_sorted_by(|before, after| before < after)
    {
        return Err("the figures are out of order".to_owned());
    }
    for it in &named.heroes {
        check_sheet(&it.sheets.characters, it.owned.characters.len())?;
        check_sheet(&it.sheets.attacks, it.owned.attacks.len())?;
        let lengths = [
            (it.owned.characters.len(), it.hand.characters.len()),
            (it.owned.defences.len(), it.hand.defences.len()),
            (it.owned.gear.len(), it.hand.gear.len()),
            (it.owned.spells.len(), it.hand.spells.len()),
        ];
        let sound = lengths
            .iter()
            .all(|(own, states)| own == states && *own <= 60);
        let combo = it
            .hand
            .combo
            .is_none_or(|place| usize::from(place) < PLACES);
        if !sound || !combo {
            return Err("the cards of a hero are in disorder".to_owned());
        }
    }
    let everybody = named.cast.len();
    each_number(named, |number| match number.of {
        "FigureId" if number.value >= everybody as i128 => Err(nobody(number)),
        _ => Ok(()),
    })
}

fn nobody(number: Number) -> String {
    format!("figure {} is not here", number.value)
}

/// Checks the rooms of a saved dungeon.
///
/// # Errors
/// A room that is not there, or one that cannot have been found so.
pub(super) fn check_dungeon(state: &State, grown: &Grown) -> Result<(), String> {
    let dungeon = &state.dungeon;
    let rooms = dungeon.rooms.len();
    if rooms != dungeon.rolled.len() && !dungeon.rooms.is_empty() {
        return Err("a dungeon of other rooms than were rolled".to_owned());
    }
    let known = [dungeon.goal, dungeon.at, dungeon.from];
    if known
        .iter()
        .any(|number| usize::from(*number) > dungeon.rolled.len())
    {
        return Err("a room that is not there".to_owned());
    }
    let found = dungeon.found();
    let ids = dungeon.rooms.iter().filter_map(|room| room.found);
    let mut ids: Vec<u16> = ids.map(|id| id.0).collect();
    ids.sort_unstable();
    if ids.iter().zip(0..).any(|(id, nth)| *id != nth) {
        return Err("rooms were found out of order".to_owned());
    }
    if dungeon.at != 0 && !found.contains(&dungeon.at) {
        return Err("the heroes are in a room that nobody has found".to_owned());
    }
    for (nth, number) in found.iter().enumerate() {
        let next = grown.next_to(*number);
        let before = &found[..nth];
        let fits = match nth {
            0 => next.contains(&0),
            _ => next
                .iter()
                .any(|other| *other == 0 || before.contains(other)),
        };
        if !fits {
            return Err(format!("no way leads to room {number}"));
        }
    }
    Ok(())
}

/// Checks that a step fits the world.
///
/// # Errors
/// The reason it does not.
pub fn check_step(play: Play<'_>, step: &Step<Task, Question>) -> Result<(), String> {
    each_number(step, |number| {
        let id = u16::try_from(number.value).map(FigureId);
        match (number.of, id) {
            ("FigureId", Ok(id)) if play.get(id).is_some() => Ok(()),
            ("FigureId", _) => Err(nobody(number)),
            _ => Ok(()),
        }
    })?;
    let seats = play.heroes().count() as u8;
    let (seat, roll) = match step {
        Step::Do(Task::Spend(seat) | Task::Arrange(seat) | Task::Equip(seat)) => {
            (Some(*seat), None)
        }
        Step::Ask(
            Question::Race(seat)
            | Question::FirstCard(seat)
            | Question::FirstAttack(seat)
            | Question::FirstDefence { seat, .. }
            | Question::FirstGear(seat)
            | Question::Buy(seat)
            | Question::Lay(seat)
            | Question::Bring(seat),
        ) => (Some(*seat), None),
        Step::Do(Task::Roll(roll) | Task::Rolled { roll, .. })
        | Step::Ask(Question::Failed { roll, .. }) => (None, Some(*roll)),
        Step::Do(Task::AfterBlow { blow, .. }) => (None, Some(Roll::Blow(*blow))),
        _ => (None, None),
    };
    if seat.is_some_and(|seat| seat >= seats) {
        return Err("nobody sits there".to_owned());
    }
    let rooms = match step {
        Step::Do(Task::Enter(room)) => slice::from_ref(room),
        Step::Do(
            Task::WalkOut(rooms)
            | Task::Posts(rooms)
            | Task::Guard { posts: rooms, .. }
            | Task::Bar { rooms, .. },
        ) => rooms,
        _ => &[],
    };
    let known = 1..=play.grown().rooms();
    if rooms.iter().any(|room| !known.contains(room)) {
        return Err("there is no such room".to_owned());
    }
    if let Some(roll) = roll {
        check_roll(play, roll)?;
    }
    let obstacle = match step {
        Step::Ask(Question::Obstacle(nth)) => Some(*nth),
        _ => None,
    };
    let obstacles = play.room().map_or(0, |room| room.obstacles.len());
    if obstacle.is_some_and(|nth| usize::from(nth) >= obstacles) {
        return Err("there is no such obstacle".to_owned());
    }
    let fights = matches!(step, Step::Ask(Question::Act(_)));
    if fights && play.fight().is_none() {
        return Err("there is no fight".to_owned());
    }
    check_people(play, step)
}

/// Heroes where a step means heroes, foes where it means foes.
fn check_people(play: Play<'_>, step: &Step<Task, Question>) -> Result<(), String> {
    let hero = |id: FigureId| play.figure(id).hero().is_some();
    let foe = |id: FigureId| play.figure(id).foe().is_some();
    let sound = match step {
        Step::Do(Task::HeroesAct(who)) => who.is_none_or(hero),
        Step::Do(Task::Strike { by, on }) => foe(*by) && hero(*on),
        Step::Ask(Question::Act(who)) => hero(*who),
        Step::Ask(Question::Pay(hit)) => hero(hit.on) && play.hero(hit.on).shape_is_up(),
        Step::Ask(Question::Fall(hit)) => hero(hit.by) && foe(hit.on),
        Step::Ask(Question::Taker) => !play.state().finds.is_empty(),
        _ => true,
    };
    sound
        .then_some(())
        .ok_or_else(|| "somebody of the other side is asked".to_owned())
}

fn check_roll(play: Play<'_>, roll: Roll) -> Result<(), String> {
    if play.figure(roll.by()).hero().is_none() {
        return Err("only heroes roll again".to_owned());
    }
    let hero = play.hero(roll.by());
    match roll {
        Roll::Blow(Blow { card, on, .. }) => {
            let sound = hero.attack(card).is_some() && play.figure(on).foe().is_some();
            sound
                .then_some(())
                .ok_or_else(|| "no such attack".to_owned())
        }
        Roll::Mend { on, .. } => {
            let sound = play.figure(on).hero().is_some();
            sound
                .then_some(())
                .ok_or_else(|| "nobody to tend".to_owned())
        }
        Roll::Way { obstacle, way, .. } => {
            let room = play.room();
            let placed = room.and_then(|room| room.obstacles.get(usize::from(obstacle)));
            let ways = placed.map_or(0, |it| play.book()[it.obstacle].ways.len());
            (usize::from(way) < ways)
                .then_some(())
                .ok_or_else(|| "there is no such way".to_owned())
        }
    }
}
