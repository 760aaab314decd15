//! States and steps that come from a file: whoever they name is there, and every card.

use super::{
    cards::{Card, CardSet},
    components::HeroId,
    crawl::Crawl,
    snapshot::Snapshot,
    step::{Question, Task},
};
use crate::game::{Number, Step, each_number};

/// Checks that everybody and every card named by a saved world is there.
///
/// # Errors
/// The first that is not.
pub fn check(snapshot: &Snapshot) -> Result<(), String> {
    let (heroes, foes) = (snapshot.heroes.len(), snapshot.cast.len());
    if heroes == 0 {
        return Err("there are no heroes".to_owned());
    }
    if usize::from(snapshot.state.next_foe) != foes {
        return Err("the foes are not counted right".to_owned());
    }
    let ids = snapshot.foes.iter().map(|foe| foe.id);
    if !ids.is_sorted_by(|before, after| before < after) {
        return Err("the foes are out of order".to_owned());
    }
    each_number(snapshot, |number| named(heroes, foes, number))
}

/// Checks that a hero, foe or card is there.
fn named(heroes: usize, foes: usize, number: Number) -> Result<(), String> {
    let end = match number.of {
        "HeroId" => heroes as i128,
        "FoeId" => foes as i128,
        "Card" => i128::from(Card::COUNT),
        "CardSet" => i128::from(CardSet::FULL.bits()) + 1,
        _ => return Ok(()),
    };
    if number.value < end {
        Ok(())
    } else {
        Err(format!("there is no {} {}", number.of, number.value))
    }
}

/// Checks that a step fits the world.
///
/// # Errors
/// The reason it does not.
pub fn check_step(crawl: Crawl<'_>, step: &Step<Task, Question>) -> Result<(), String> {
    let creates = matches!(
        step,
        Step::Do(Task::PickClass(_) | Task::Gift { .. } | Task::Resources(_) | Task::Shop { .. })
            | Step::Ask(Question::PickClass(_) | Question::Gift { .. })
    );
    let (heroes, foes) = (usize::from(crawl.seats()), crawl.cast().len());
    each_number(step, |number| {
        named(heroes, foes, number)?;
        match number.of {
            "HeroId" if !creates && !crawl.is_made(HeroId(number.value as u8)) => {
                Err(format!("hero {} is not made yet", number.value))
            }
            _ => Ok(()),
        }
    })
}
