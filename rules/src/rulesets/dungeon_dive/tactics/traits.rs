//! What traits and conditions are worth to whoever bears them.

use super::super::content::{Book, ConditionIx, Held, Lasts, Roll, Says, Trait, Worths};

/// What a bundle of traits is worth to its bearer for a round.
pub fn bundle(book: &Book, held: &[Held]) -> i32 {
    held.iter().map(|it| of_held(book, it)).sum()
}

/// What a condition is worth to whoever has it, for a round.
pub fn condition(book: &Book, condition: ConditionIx) -> i32 {
    bundle(book, &book[condition].links.bundles[0])
}

fn of_held(book: &Book, held: &Held) -> i32 {
    let worths = &book.tactics.worths;
    let whole = match &held.says {
        Says::Is(Trait::Has(all)) => {
            let all = all.iter();
            all.map(|it| condition(book, book.condition(it))).sum()
        }
        Says::Is(it) => of_trait(worths, it),
        Says::Can(_) | Says::Upon { .. } | Says::Aura { .. } => worths.other,
    };
    // What holds only at times counts for half.
    if held.so.is_empty() { whole } else { whole / 2 }
}

fn of_trait(worths: &Worths, it: &Trait) -> i32 {
    let points = |by: i32| by * worths.point;
    match it {
        Trait::Ac(by) => points((*by).into()),
        Trait::AcFrom { base, .. } => points(i32::from(*base) - 11).max(0),
        Trait::AcAtLeast(at) => points(i32::from(*at) - 14).max(0),
        Trait::Speed(by) => i32::from(*by) / 5 * worths.speed,
        Trait::SpeedHalves(0) => -worths.rooted,
        Trait::SpeedHalves(1) => -worths.rooted / 2,
        Trait::SpeedHalves(_) | Trait::Flies(_) => 6 * worths.speed,
        Trait::Advantage(roll) => of_roll(worths, roll),
        Trait::Disadvantage(roll) => -of_roll(worths, roll),
        Trait::EasyToHit | Trait::HitsAreCritical => -worths.hit,
        Trait::HardToHit | Trait::Warded(_) | Trait::Pictures(_) => worths.hit,
        Trait::Bonus(_, by) => points((*by).into()),
        Trait::DieMore(_, dice) => points((dice.min() + dice.max()) / 2),
        Trait::DieLess(_, dice) => -points((dice.min() + dice.max()) / 2),
        Trait::PlusTo(..) => points(3),
        Trait::FailsSaves(all) => -worths.saves * all.len() as i32,
        Trait::Damage(by) => worths.damage * i32::from(*by),
        Trait::DamageDice { dice, .. } => worths.damage * (dice.min() + dice.max()) / 2,
        Trait::Marked => -worths.damage * 2,
        Trait::Attacks(_) | Trait::Hasted => worths.action,
        Trait::Resists(_) | Trait::ResistsWeapons(_) => worths.resists,
        Trait::Immune(_) | Trait::ImmuneToWeapons(_) => 2 * worths.resists,
        Trait::Vulnerable(_) => -2 * worths.resists,
        Trait::NoActions => -worths.no_actions,
        Trait::Slowed => -worths.action / 2,
        Trait::Rooted => -worths.rooted,
        Trait::Blind => -worths.sight,
        Trait::Unseen => worths.sight,
        Trait::Prone => -worths.prone,
        Trait::Flees | Trait::Confused | Trait::Obeys => -worths.not_master,
        Trait::Dies => -10 * worths.no_actions,
        Trait::Challenged => -worths.attacks / 2,
        Trait::Regenerates { points, .. } => i32::from(*points) * worths.healed,
        Trait::NoSpells | Trait::SparesDoer | Trait::KeepsAway => -3 * worths.other,
        Trait::NoReactions
        | Trait::NoBonus
        | Trait::Silent
        | Trait::Deaf
        | Trait::Helpless
        | Trait::NoHealing
        | Trait::HealsFully
        | Trait::HalfPoints => -worths.other,
        _ => worths.other,
    }
}

fn of_roll(worths: &Worths, roll: &Roll) -> i32 {
    match roll {
        Roll::Attacks | Roll::MeleeAttacks | Roll::RangedAttacks | Roll::SpellAttacks => {
            worths.attacks
        }
        Roll::AttacksOnDoer | Roll::AttacksOnOthers => worths.attacks / 2,
        Roll::Saves => 3 * worths.saves,
        Roll::Initiative => 0,
        _ => worths.saves,
    }
}

/// Rounds that something counts for.
pub fn rounds(worths: &Worths, lasts: Lasts, ends_by_save: bool) -> i32 {
    let rounds = match lasts {
        Lasts::Rounds(count) => i32::from(count).min(worths.rounds),
        Lasts::Minutes(_) | Lasts::Rest(_) | Lasts::Dive | Lasts::Spell => worths.rounds,
        _ => 1,
    };
    if ends_by_save { rounds.min(2) } else { rounds }
}
