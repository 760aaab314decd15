//! Effects of races, professions and items, in words.

use super::{
    super::{
        checks::Harm,
        content::{Amount, Attack, Book, Effect, Uses, Weapon},
    },
    counted, named, none, several,
};
use crate::{
    content::Ref,
    game::{Phrase, plain},
};

/// All effects of a record.
pub(in super::super) fn all(book: &Book, effects: &[Effect]) -> Phrase {
    several(effects.iter().map(|it| effect(book, it)))
}

/// One effect.
pub(super) fn effect(book: &Book, effect: &Effect) -> Phrase {
    match effect {
        Effect::ChargeDice(n) => counted("band-effect-charge-dice", *n),
        Effect::ChargeSuccesses(n) => counted("band-effect-charge-successes", *n),
        Effect::ChargeLeast(n) => counted("band-effect-charge-least", *n),
        Effect::MeleeDice(n) => counted("band-effect-melee-dice", *n),
        Effect::MeleeLeast(n) => counted("band-effect-melee-least", *n),
        Effect::Nimble => Phrase::new("band-effect-nimble"),
        Effect::ImpactDealt(n, by) => {
            counted("band-effect-impact-dealt", *n).with("by", attack(book, by))
        }
        Effect::ImpactTaken(n, by) => {
            counted("band-effect-impact-taken", *n).with("by", attack(book, by))
        }
        Effect::ShotImpact(n) => counted("band-effect-shot-impact", *n),
        Effect::DamageRolls(n, by) => {
            counted("band-effect-damage-rolls", *n).with("by", attack(book, by))
        }
        Effect::Shrugs {
            what,
            carries_on,
            uses,
        } => shrug(*what, *carries_on, *uses),
        Effect::IgnoresLostRep => Phrase::new("band-effect-ignores-lost-rep"),
        Effect::Venom { rep, turns_into } => {
            counted("band-effect-venom", *rep).with("race", named(&book.races, turns_into))
        }
        Effect::Infects { turns_into } => {
            Phrase::new("band-effect-infects").with("race", named(&book.races, turns_into))
        }
        Effect::NoCrisis => Phrase::new("band-effect-no-crisis"),
        Effect::CrisisDice(n) => counted("band-effect-crisis-dice", *n),
        Effect::CastsSpells { except } => match &except[..] {
            [] => Phrase::new("band-effect-casts"),
            some => {
                let those = several(some.iter().map(|it| named(&book.professions, it)));
                Phrase::new("band-effect-casts-except").with("professions", those)
            }
        },
        Effect::SpellDice { dice, spell } => {
            let spells = spell.as_ref().map(|it| named(&book.spells, it));
            let spells = spells.unwrap_or_else(|| Phrase::new("band-effect-every-spell"));
            counted("band-effect-spell-dice", *dice).with("spell", spells)
        }
        Effect::Restores {
            rep,
            two,
            one,
            wears,
        } => Phrase::new("band-effect-restores")
            .with("rep", amount(*rep))
            .with("two", i32::from(*two))
            .with("one", i32::from(*one))
            .with("wears", i32::from(*wears)),
        Effect::Heals => Phrase::new("band-effect-heals"),
        Effect::HealsAs(rep) => counted("band-effect-heals-as", *rep),
        Effect::SearchDice(n) => counted("band-effect-search-dice", *n),
        Effect::TrapDice(n) => counted("band-effect-trap-dice", *n),
        Effect::Marksman => Phrase::new("band-effect-marksman"),
        Effect::LastRound => Phrase::new("band-effect-last-round"),
        Effect::FastDice(n) => counted("band-effect-fast-dice", *n),
        Effect::ArmourAtLeast(armour) => {
            Phrase::new("band-effect-armour-at-least").with("class", class(book, armour))
        }
        Effect::ArmourUp(n) => counted("band-effect-armour-up", *n),
        Effect::Shielded => Phrase::new("band-effect-shielded"),
    }
}

/// The number of a class of armour.
pub(super) fn class(book: &Book, armour: &Ref<super::super::content::Armour>) -> Phrase {
    let key = book.armours.find(armour);
    key.map_or_else(none, |key| plain(book[key].class))
}

fn attack(book: &Book, attack: &Attack) -> Phrase {
    match attack {
        Attack::Melee => Phrase::new("band-attack-melee"),
        Attack::Shot => Phrase::new("band-attack-shot"),
        Attack::Any => Phrase::new("band-attack-any"),
        Attack::ShotUnless(weapon) => {
            Phrase::new("band-attack-shot-unless").with("weapon", named(&book.weapons, weapon))
        }
    }
}

fn shrug(what: Harm, carries_on: bool, uses: Uses) -> Phrase {
    let time = match uses {
        Uses::Fight => "band-effect-once-a-fight",
        Uses::Adventure => "band-effect-once-an-adventure",
    };
    let instead = if carries_on {
        "band-harm-nothing"
    } else {
        "band-harm-least"
    };
    Phrase::new("band-effect-shrugs")
        .with("time", Phrase::new(time))
        .with("harm", harm(what))
        .with("instead", Phrase::new(instead))
}

/// A harm.
pub(super) fn harm(harm: Harm) -> Phrase {
    match harm {
        Harm::CarryOn => Phrase::new("band-harm-nothing"),
        Harm::LessRep(n) => counted("band-harm-less-rep", n),
        Harm::DuckBack => Phrase::new("band-harm-duck-back"),
        Harm::OutOfTheFight => Phrase::new("band-harm-out"),
        Harm::ObviouslyDead => Phrase::new("band-harm-dead"),
    }
}

/// An amount, with ½d6 for half a die.
pub(super) fn amount(amount: Amount) -> Phrase {
    let text = amount.to_string();
    plain(text.replace("1/2d6", "½d6").replace("/2d6", " × ½d6"))
}

/// What a weapon does to dice and impact in melee.
pub(in super::super) fn of_weapon(book: &Book, weapon: &Weapon) -> Vec<Phrase> {
    let Some(melee) = &weapon.melee else {
        return Vec::new();
    };
    let dice = (melee.dice != 0).then(|| counted("band-effect-dice", melee.dice));
    let impact = (melee.impact != 0).then(|| counted("band-effect-impact", melee.impact));
    let against_arms = melee.dice_against.iter().map(|(other, n)| {
        counted("band-effect-dice-against", *n).with("what", named(&book.weapons, other))
    });
    let against_armour = melee.impact_against.iter().map(|(armour, n)| {
        counted("band-effect-impact-against", *n).with("class", class(book, armour))
    });
    let all = dice.into_iter().chain(impact);
    all.chain(against_arms).chain(against_armour).collect()
}
