//! Traits that speak of nobody, in words: those with a figure in them, and those without.

use super::{super::content::Trait, amounts, and, basics, or, say, whens::some};
use crate::game::Phrase;

/// A trait with a figure or a list in it.
pub(super) fn figure(it: &Trait) -> Option<Phrase> {
    let n = |key, n: i32| say(key).with("n", n);
    let signed = |key, it: &i8| n(key, i32::from(*it));
    let count = |key, it: &u8| n(key, i32::from(*it));
    Some(match it {
        Trait::Ac(it) => signed("dive-trait-ac", it),
        Trait::AcFrom { base, plus } => match and(plus.iter().map(|it| basics::ability(*it))) {
            Some(abilities) => count("dive-trait-ac-from", base)
                .with("abilities", abilities)
                .with("count", plus.len()),
            None => count("dive-trait-ac-from-base", base),
        },
        Trait::AcAtLeast(it) => count("dive-trait-ac-at-least", it),
        Trait::Initiative(it) => signed("dive-trait-initiative", it),
        Trait::Score(of, it) => {
            signed("dive-trait-score", it).with("ability", basics::ability(*of))
        }
        Trait::ScoreAtLeast(of, it) => {
            signed("dive-trait-score-at-least", it).with("ability", basics::ability(*of))
        }
        Trait::PointsPerLevel(it) => count("dive-trait-points-per-level", it),
        Trait::Speed(it) => signed("dive-trait-speed", it),
        Trait::SpeedHalves(it) => count("dive-trait-speed-halves", it),
        Trait::Flies(it) => count("dive-trait-flies", it),
        Trait::Climbs(it) => count("dive-trait-climbs", it),
        Trait::Swims(it) => count("dive-trait-swims", it),
        Trait::Jumps(it) => count("dive-trait-jumps", it),
        Trait::Damage(it) => signed("dive-trait-damage", it),
        Trait::DamageDice { .. } => damage_dice(it),
        Trait::DamagePlus(it) => say("dive-trait-damage-plus").with("plus", amounts::plus(*it)),
        Trait::RerollsDamage(it) => count("dive-trait-rerolls-damage", it),
        Trait::CriticalOn(it) => count("dive-trait-critical-on", it),
        Trait::CriticalDice(it) => count("dive-trait-critical-dice", it),
        Trait::AttacksWith(it) => {
            say("dive-trait-attacks-with").with("ability", basics::ability(*it))
        }
        Trait::Attacks(it) => count("dive-trait-attacks", it),
        Trait::Lessens(it) => count("dive-trait-lessens", it),
        Trait::Evades(it) => say("dive-trait-evades").with("ability", basics::ability(*it)),
        Trait::Endures(it) => count("dive-trait-endures", it),
        Trait::Clings {
            ability,
            dc,
            unless,
        } => {
            let kinds = or(unless.iter().map(|it| basics::damage_kind(*it)));
            let key = match kinds {
                Some(_) => "dive-trait-clings-unless",
                None => "dive-trait-clings",
            };
            let said = count(key, dc).with("ability", basics::ability(*ability));
            match kinds {
                Some(kinds) => said.with("kinds", kinds),
                None => said,
            }
        }
        Trait::Regenerates { points, unless } => {
            let unless = or(unless.iter().map(|it| basics::damage_kind(*it)));
            match unless {
                Some(kinds) => count("dive-trait-regenerates-unless", points).with("kinds", kinds),
                None => count("dive-trait-regenerates", points),
            }
        }
        Trait::Warded(0) => say("dive-trait-warded-by-spell"),
        Trait::Warded(it) => count("dive-trait-warded", it),
        Trait::Pictures(it) => count("dive-trait-pictures", it),
        Trait::HealsMore(it) => count("dive-trait-heals-more", it),
        Trait::FailsSaves(all) => proficient("dive-trait-fails-saves", all, basics::ability),
        Trait::Skills(all) => proficient("dive-trait-skills", all, basics::skill),
        Trait::Expert(all) if all.is_empty() => say("dive-trait-expert-tools"),
        Trait::Expert(all) => proficient("dive-trait-expert", all, basics::skill),
        Trait::Saves(all) => proficient("dive-trait-saves", all, basics::ability),
        Trait::Weapons(all) => proficient("dive-trait-weapons", all, basics::weapon_group),
        Trait::Armours(all) => proficient("dive-trait-armours", all, basics::armour_group),
        _ => return None,
    })
}

/// A message about a list.
fn proficient<T: Copy>(key: &'static str, all: &[T], word: impl Fn(T) -> Phrase) -> Phrase {
    say(key).with("of", some(and(all.iter().map(|it| word(*it)))))
}

fn damage_dice(it: &Trait) -> Phrase {
    let Trait::DamageDice {
        dice,
        kind,
        once_a_turn,
        by_column,
    } = it
    else {
        return say("dive-word-nothing");
    };
    let more = match kind {
        Some(kind) => say("dive-trait-damage-dice-of").with("kind", basics::damage_kind(*kind)),
        None => say("dive-trait-damage-dice"),
    };
    let more = more.with("dice", amounts::dice(*dice));
    let more = match by_column {
        true => say("dive-trait-by-column").with("more", more),
        false => more,
    };
    match once_a_turn {
        true => say("dive-trait-once-a-turn").with("more", more),
        false => more,
    }
}

/// The key of a trait that needs nothing to be filled in.
pub(super) fn bare(it: &Trait) -> &'static str {
    match it {
        Trait::FallsSoftly => "dive-trait-falls-softly",
        Trait::StridesFreely => "dive-trait-strides-freely",
        Trait::CarriesArmour => "dive-trait-carries-armour",
        Trait::SlipsAway => "dive-trait-slips-away",
        Trait::PassesFoes => "dive-trait-passes-foes",
        Trait::Incorporeal => "dive-trait-incorporeal",
        Trait::HoldsGround => "dive-trait-holds-ground",
        Trait::EasyToHit => "dive-trait-easy-to-hit",
        Trait::HardToHit => "dive-trait-hard-to-hit",
        Trait::RerollsOnes => "dive-trait-rerolls-ones",
        Trait::HitsAreCritical => "dive-trait-hits-are-critical",
        Trait::NoCriticals => "dive-trait-no-criticals",
        Trait::MagicalWeapons => "dive-trait-magical-weapons",
        Trait::SecondWeaponModifier => "dive-trait-second-weapon-modifier",
        Trait::IgnoresCover => "dive-trait-ignores-cover",
        Trait::IgnoresLongRange => "dive-trait-ignores-long-range",
        Trait::ShootsInMelee => "dive-trait-shoots-in-melee",
        Trait::NoHealing => "dive-trait-no-healing",
        Trait::HealsFully => "dive-trait-heals-fully",
        Trait::HalfPoints => "dive-trait-half-points",
        Trait::Dies => "dive-trait-dies",
        Trait::NoActions => "dive-trait-no-actions",
        Trait::NoReactions => "dive-trait-no-reactions",
        Trait::NoBonus => "dive-trait-no-bonus",
        Trait::Slowed => "dive-trait-slowed",
        Trait::Hasted => "dive-trait-hasted",
        Trait::NoSpells => "dive-trait-no-spells",
        Trait::Silent => "dive-trait-silent",
        Trait::Rooted => "dive-trait-rooted",
        Trait::Blind => "dive-trait-blind",
        Trait::Deaf => "dive-trait-deaf",
        Trait::Unseen => "dive-trait-unseen",
        Trait::Prone => "dive-trait-prone",
        Trait::Helpless => "dive-trait-helpless",
        Trait::Confused => "dive-trait-confused",
        Trait::EndsOnAttack => "dive-trait-ends-on-attack",
        Trait::EndsOnDamage => "dive-trait-ends-on-damage",
        Trait::EndsWhenShaken => "dive-trait-ends-when-shaken",
        Trait::Wearies => "dive-trait-wearies",
        Trait::ThievesTools => "dive-trait-thieves-tools",
        Trait::HalfProficient => "dive-trait-half-proficient",
        Trait::HidesAnywhere => "dive-trait-hides-anywhere",
        Trait::Alert => "dive-trait-alert",
        Trait::WarnsParty => "dive-trait-warns-party",
        Trait::CantripModifier => "dive-trait-cantrip-modifier",
        Trait::SparesAllies => "dive-trait-spares-allies",
        // Those that are told with their figures.
        Trait::While(..)
        | Trait::Ac(_)
        | Trait::AcFrom { .. }
        | Trait::AcAtLeast(_)
        | Trait::Initiative(_)
        | Trait::Score(..)
        | Trait::ScoreAtLeast(..)
        | Trait::PointsPerLevel(_)
        | Trait::Speed(_)
        | Trait::SpeedHalves(_)
        | Trait::Flies(_)
        | Trait::Climbs(_)
        | Trait::Swims(_)
        | Trait::Jumps(_)
        | Trait::Advantage(_)
        | Trait::Disadvantage(_)
        | Trait::Bonus(..)
        | Trait::DieMore(..)
        | Trait::DieLess(..)
        | Trait::PlusTo(..)
        | Trait::FailsSaves(_)
        | Trait::AtLeast(..)
        | Trait::Damage(_)
        | Trait::DamageDice { .. }
        | Trait::DamagePlus(_)
        | Trait::RerollsDamage(_)
        | Trait::CriticalOn(_)
        | Trait::CriticalDice(_)
        | Trait::AttacksWith(_)
        | Trait::Attacks(_)
        | Trait::Resists(_)
        | Trait::ResistsWeapons(_)
        | Trait::Immune(_)
        | Trait::ImmuneToWeapons(_)
        | Trait::Vulnerable(_)
        | Trait::Lessens(_)
        | Trait::ImmuneTo(_)
        | Trait::ImmuneToSpell(_)
        | Trait::Evades(_)
        | Trait::Endures(_)
        | Trait::Clings { .. }
        | Trait::Regenerates { .. }
        | Trait::Has(_)
        | Trait::SparesDoer
        | Trait::KeepsAway
        | Trait::Flees
        | Trait::Obeys
        | Trait::Warded(_)
        | Trait::Challenged
        | Trait::Pictures(_)
        | Trait::EndsUnless(_)
        | Trait::Marked
        | Trait::EndsWithDoer
        | Trait::Senses(_)
        | Trait::Skills(_)
        | Trait::Expert(_)
        | Trait::Saves(_)
        | Trait::Weapons(_)
        | Trait::Armours(_)
        | Trait::Aura { .. }
        | Trait::Can(_)
        | Trait::Upon { .. }
        | Trait::Casts(..)
        | Trait::HealsMore(_) => "dive-word-nothing",
    }
}
