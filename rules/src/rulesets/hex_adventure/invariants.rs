//! Conditions that hold in every state.

use super::{
    components::{FighterId, Phase},
    content::{MOST_COUNTED, Possession},
    venture::Venture,
};

/// Checks the invariants.
///
/// # Errors
/// The first one that does not hold.
pub fn check(venture: Venture<'_>) -> Result<(), String> {
    for fighter in venture.fighters() {
        let id = fighter.id.0;
        if fighter.health().damage < 0
            || fighter.health().fatigue < 0
            || fighter.health().hunger < 0
            || fighter.health().curses < 0
        {
            return Err(format!("fighter {id} has suffered less than nothing"));
        }
        if !fighter.is_as_listed() || (fighter.st, fighter.up) != venture.vigour(fighter) {
            return Err(format!("fighter {id} is not as the table lists it"));
        }
        let place = usize::from(fighter.in_hand().unwrap_or(0));
        if fighter.in_hand().is_some() && place >= fighter.weapons().len() {
            return Err(format!(
                "fighter {id} holds a weapon that it does not carry"
            ));
        }
        for held in fighter.weapons() {
            if !(0..=venture.book()[held.weapon].absorbs).contains(&held.power) {
                return Err(format!("fighter {id} has a staff with {} left", held.power));
            }
        }
        if fighter.id.is_hero() {
            let story = venture.story(fighter.id);
            if story.experience < 0 || story.karma < 0 || story.wishes < 0 {
                return Err(format!("hero {id} has spent what it did not have"));
            }
            if venture.state().phase != Phase::Fight && fighter.at.is_some() {
                return Err(format!("hero {id} stands on a board outside of a fight"));
            }
        }
    }
    board(venture)?;
    let pack = &venture.state().pack;
    if pack.iter().any(|(_, count)| *count == 0) || !pack.is_sorted() {
        return Err("the pack holds nothing of something".to_owned());
    }
    let drained = &venture.state().drained;
    for (weapon, power) in drained {
        let same = drained.iter().filter(|(of, _)| of == weapon).count();
        let packed = venture.packed(Possession::Weapon(*weapon)) as usize;
        if same > packed || !(0..venture.book()[*weapon].absorbs).contains(power) {
            return Err(format!(
                "{same} drained staffs of a kind of which the pack has {packed}"
            ));
        }
    }
    let state = venture.state();
    if !state.words.is_sorted() || !state.flags.is_sorted() {
        return Err("the plot words or flags are out of order".to_owned());
    }
    let counted = state.counters.iter().map(|(_, n)| *n);
    if !state.counters.is_sorted() || !counted.into_iter().all(|n| (1..=MOST_COUNTED).contains(&n))
    {
        return Err("the counters are out of order or out of bounds".to_owned());
    }
    Ok(())
}

/// Checks that everybody stands in an open hex, alone or with the one enemy that it grapples.
fn board(venture: Venture<'_>) -> Result<(), String> {
    let Some(field) = venture.board() else {
        if venture.state().phase == Phase::Fight {
            return Err("there is a fight without a board".to_owned());
        }
        return match venture.foes().next() {
            Some(_) => Err("there are foes without a board".to_owned()),
            None => Ok(()),
        };
    };
    for fighter in venture.standing() {
        let at = fighter.at.unwrap_or_default();
        if !field.is_open(at) {
            return Err(format!("fighter {} stands in {at:?}", fighter.id.0));
        }
        let here = venture.standing().filter(|other| other.at == Some(at));
        let ids: Vec<FighterId> = here.map(|other| other.id).collect();
        let good = match ids[..] {
            [one, other] => one.is_against(other),
            _ => ids.len() == 1,
        };
        if !good {
            return Err(format!("{} fighters stand in {at:?}", ids.len()));
        }
    }
    Ok(())
}
