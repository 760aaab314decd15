//! What has to be so, as adverbs: "in melee", "without armour", "against undead".

use super::{
    super::content::{CreatureKind, Light, When},
    Teller, and, basics, commas, or, say,
};
use crate::game::Phrase;

/// From which side a condition is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    /// Whoever has it, against others: "against undead".
    Against,
    /// An effect on its way to a target: "if undead".
    Target,
}

impl Teller<'_> {
    /// All of these, in a row.
    pub(super) fn whens(&self, all: &[When], side: Side) -> Option<Phrase> {
        commas(all.iter().map(|it| self.when(it, side, true)))
    }

    /// None of these.
    pub(super) fn unless(&self, all: &[When], side: Side) -> Option<Phrase> {
        or(all.iter().map(|it| self.when(it, side, false)))
    }

    fn when(&self, it: &When, side: Side, so: bool) -> Phrase {
        let plain = |key| when(key, so);
        match it {
            When::Not(it) => self.when(it, side, !so),
            When::Any(all) if all.iter().all(|it| matches!(it, When::Has(_))) => {
                let all = all.iter().filter_map(|it| match it {
                    When::Has(it) => Some(self.condition(it)),
                    _ => None,
                });
                plain("dive-when-has").with("condition", some(or(all)))
            }
            When::Any(all) => {
                let all = all.iter().map(|it| self.when(it, side, so));
                // Not any of them: all of them not so.
                let all = if so { or(all) } else { and(all) };
                all.unwrap_or_else(|| plain("dive-when-any"))
            }
            When::Has(it) => plain("dive-when-has").with("condition", self.condition(it)),
            When::OtherHas(it) => {
                let it = self.condition(it);
                at(side, plain("dive-when-other-has")).with("condition", it)
            }
            When::OtherIs(kinds) => {
                at(side, plain("dive-when-other-is")).with("kind", kinds_in(kinds, side))
            }
            When::Is(all) => plain("dive-when-is").with("kind", kinds_in(all, Side::Target)),
            When::OtherAtMost(it) => {
                at(side, plain("dive-when-other-at-most")).with("size", basics::size(*it))
            }
            When::OtherChallengeAtMost(it) => {
                let it = it.to_string();
                at(side, plain("dive-when-other-challenge")).with("challenge", it)
            }
            When::OtherImmuneTo(it) => {
                let it = self.condition(it);
                at(side, plain("dive-when-other-immune-to")).with("condition", it)
            }
            When::OtherScoreAtMost(ability, most) => {
                let said = at(side, plain("dive-when-other-score-at-most"));
                said.with("ability", basics::ability(*ability))
                    .with("n", *most)
            }
            When::OtherByEyes => at(side, plain("dive-when-other-by-eyes")),
            When::OtherConcentrating => at(side, plain("dive-when-other-concentrating")),
            When::OtherHurt => at(side, plain("dive-when-other-hurt")),
            When::OtherUnhurt => at(side, plain("dive-when-other-unhurt")),
            When::OtherNotActed => at(side, plain("dive-when-other-not-acted")),
            When::OtherSurprised => at(side, plain("dive-when-other-surprised")),
            When::AllyBesideOther => plain("dive-when-ally-beside-other"),
            When::OtherAlone => plain("dive-when-other-alone"),
            When::OtherMarked => at(side, plain("dive-when-other-marked")),
            When::OtherIsDouble => plain("dive-when-other-is-double"),
            When::OtherBesideTarget => at(side, plain("dive-when-other-beside-target")),
            When::InLight(Light::Darkness) => plain("dive-when-in-darkness"),
            When::InLight(Light::Dim) => plain("dive-when-in-dim-light"),
            When::InLight(Light::Bright) => plain("dive-when-in-any-light"),
            When::Charged(feet) => plain("dive-when-charged").with("n", *feet),
            When::DamageIs(kinds) => {
                let kinds = or(kinds.iter().map(|it| basics::damage_kind(*it)));
                plain("dive-when-damage-is").with("kinds", some(kinds))
            }
            When::Level(n) => plain("dive-when-level").with("n", *n),
            bare => plain(key(bare)),
        }
    }
}

/// A message that says that something is so, or that it is not.
fn when(key: &'static str, so: bool) -> Phrase {
    say(key).with("so", if so { "yes" } else { "no" }.to_owned())
}

/// Adds the side that the other is looked at from.
fn at(side: Side, phrase: Phrase) -> Phrase {
    let word = match side {
        Side::Against => "against",
        Side::Target => "target",
    };
    phrase.with("side", word.to_owned())
}

/// Kinds of creatures: many of them to be against, one for a target.
fn kinds_in(kinds: &[CreatureKind], side: Side) -> Phrase {
    let word = match side {
        Side::Against => basics::creature_kinds,
        Side::Target => basics::creature_kind,
    };
    some(or(kinds.iter().map(|it| word(*it))))
}

/// What a list says, or that there is nothing in it.
pub(super) fn some(of: Option<Phrase>) -> Phrase {
    of.unwrap_or_else(|| say("dive-word-nothing"))
}

/// The key of one that needs nothing to be filled in.
fn key(it: &When) -> &'static str {
    match it {
        When::Bloodied => "dive-when-bloodied",
        When::FirstRound => "dive-when-first-round",
        When::TwoFoesBeside => "dive-when-two-foes-beside",
        When::HasAdvantage => "dive-when-has-advantage",
        When::HasDisadvantage => "dive-when-has-disadvantage",
        When::Melee => "dive-when-melee",
        When::Ranged => "dive-when-ranged",
        When::WithWeapon => "dive-when-with-weapon",
        When::FinesseOrRanged => "dive-when-finesse-or-ranged",
        When::WithStrength => "dive-when-with-strength",
        When::TwoHanded => "dive-when-two-handed",
        When::OneWeapon => "dive-when-one-weapon",
        When::Thrown => "dive-when-thrown",
        When::Unarmoured => "dive-when-unarmoured",
        When::Armoured => "dive-when-armoured",
        When::NoHeavyArmour => "dive-when-no-heavy-armour",
        When::Shielded => "dive-when-shielded",
        When::InSunlight => "dive-when-in-sunlight",
        When::Unseen => "dive-when-unseen",
        When::Seeing => "dive-when-seeing",
        When::DoerInSight => "dive-when-doer-in-sight",
        When::Able => "dive-when-able",
        When::HasAttacked => "dive-when-has-attacked",
        When::InTheThick => "dive-when-in-the-thick",
        When::BySpell => "dive-when-by-spell",
        When::Concentrating => "dive-when-concentrating",
        When::InFight => "dive-when-in-fight",
        When::Marking => "dive-when-marking",
        When::Not(_)
        | When::Any(_)
        | When::Has(_)
        | When::OtherHas(_)
        | When::OtherIs(_)
        | When::Is(_)
        | When::OtherAtMost(_)
        | When::OtherChallengeAtMost(_)
        | When::OtherImmuneTo(_)
        | When::OtherScoreAtMost(..)
        | When::OtherByEyes
        | When::OtherConcentrating
        | When::OtherHurt
        | When::OtherUnhurt
        | When::OtherNotActed
        | When::OtherSurprised
        | When::AllyBesideOther
        | When::OtherAlone
        | When::OtherMarked
        | When::OtherIsDouble
        | When::OtherBesideTarget
        | When::InLight(_)
        | When::Charged(_)
        | When::DamageIs(_)
        | When::Level(_) => "dive-word-nothing",
    }
}
