//! What is so, in words.

use super::{
    super::content::{DamageKind, Effect, Moment, Roll, Trait, When},
    Teller, aims, amounts, and, basics, colon, effects, facts, gathered, or, say,
    whens::{Side, some},
};
use crate::game::Phrase;

/// What a trait is about.
#[derive(Clone, Debug)]
pub(super) enum Of<'t> {
    Roll(&'t Roll),
    Condition(Phrase),
    Word(Phrase),
}

impl Teller<'_> {
    /// Several traits in a row; nothing if there are none.
    pub fn traits(&self, all: &[Trait]) -> Option<Phrase> {
        let all: Vec<&Trait> = all.iter().collect();
        self.traits_of(&all)
    }

    /// Several traits, those that say the same of different things in one go: "resistance to fire
    /// and cold".
    pub(super) fn traits_of(&self, all: &[&Trait]) -> Option<Phrase> {
        let mut parts = Vec::new();
        let mut rest = all;
        while let [first, more @ ..] = rest {
            rest = more;
            if let Trait::Has(all) = first {
                parts.extend(all.iter().map(|it| (self.condition(it), false)));
                continue;
            }
            let Some((said, of)) = self.about(first) else {
                parts.push((self.trait_of(first), stands_alone(first)));
                continue;
            };
            let mut things = vec![of];
            while let [next, more @ ..] = rest
                && let Some((_, of)) = self.about(next).filter(|(it, _)| *it == said)
            {
                things.push(of);
                rest = more;
            }
            // Two lists in a row would read as one.
            let apart = things.len() > 1 && things.len() < all.len();
            let things = self.things(things);
            parts.push((said.with("of", things), apart || stands_alone(first)));
        }
        gathered(parts)
    }

    /// What traits of one kind are about, in a row.
    pub(super) fn things(&self, all: Vec<Of<'_>>) -> Phrase {
        let mut parts = Vec::new();
        let mut rest = &all[..];
        while let [first, more @ ..] = rest {
            rest = more;
            let Some((key, word)) = self.family(first) else {
                parts.push(match first {
                    Of::Roll(roll) => self.roll(roll),
                    Of::Word(word) | Of::Condition(word) => word.clone(),
                });
                continue;
            };
            let mut words = vec![word];
            while let [next, more @ ..] = rest
                && let Some((_, word)) = self.family(next).filter(|(it, _)| *it == key)
            {
                words.push(word);
                rest = more;
            }
            let words = match key {
                "dive-roll-saves-against" => or(words),
                _ => and(words),
            };
            parts.push(say(key).with("of", some(words)));
        }
        let avoided = all.iter().all(|it| matches!(it, Of::Condition(_)));
        some(if avoided { or(parts) } else { and(parts) })
    }

    /// The key and the word of rolls that differ in one word: "Strength and Dexterity saves".
    fn family(&self, it: &Of<'_>) -> Option<(&'static str, Phrase)> {
        let Of::Roll(roll) = it else {
            return None;
        };
        Some(match roll {
            Roll::SavesOf(it) => ("dive-roll-saves-of", basics::ability(*it)),
            Roll::SavesAgainst(it) => ("dive-roll-saves-against", self.condition(it)),
            Roll::ChecksOf(it) => ("dive-roll-checks-of", basics::ability(*it)),
            Roll::Checked(it) => ("dive-roll-checks-of", basics::skill(*it)),
            _ => return None,
        })
    }

    /// What a trait is about, as a reason for what it does: "saves against spells".
    pub(super) fn subject(&self, it: &Trait) -> Phrase {
        match self.about(it) {
            Some((_, of)) => self.things(vec![of]),
            None => self.trait_of(it),
        }
    }

    /// A trait.
    pub(super) fn trait_of(&self, it: &Trait) -> Phrase {
        if let Some((said, of)) = self.about(it) {
            return said.with("of", self.things(vec![of]));
        }
        match it {
            Trait::While(whens, traits) => colon(
                some(self.whens(whens, Side::Against)),
                some(self.traits(traits)),
            ),
            Trait::Upon { at, so, does } => self.upon(*at, so, does),
            Trait::Aura { feet, foes, traits } => {
                let whom = match foes {
                    true => say("dive-trait-aura-foes"),
                    false => self.of_doer("dive-trait-aura"),
                };
                let others = self.of_own(false).traits(traits);
                colon(whom.with("n", *feet), some(others))
            }
            Trait::Can(act) => self.act_within(act),
            Trait::AtLeast(roll, n) => say("dive-trait-at-least")
                .with("rolls", self.roll(roll))
                .with("n", *n),
            Trait::Has(all) => some(and(all.iter().map(|it| self.condition(it)))),
            Trait::EndsUnless(whens) => {
                let whens = some(self.unless(whens, Side::Against));
                say("dive-trait-ends-unless").with("whens", whens)
            }
            Trait::ImmuneToSpell(it) => {
                say("dive-trait-immune-to-spell").with("spell", self.spell_named(it))
            }
            Trait::Casts(it, 0) => {
                say("dive-trait-casts-at-will").with("spell", self.spell_named(it))
            }
            Trait::Casts(it, n) => say("dive-trait-casts")
                .with("spell", self.spell_named(it))
                .with("n", *n),
            Trait::SparesDoer => self.of_doer("dive-trait-spares-doer"),
            Trait::KeepsAway => self.of_doer("dive-trait-keeps-away"),
            Trait::Flees => self.of_doer("dive-trait-flees"),
            Trait::Obeys => self.of_doer("dive-trait-obeys"),
            Trait::Challenged => self.of_doer("dive-trait-challenged"),
            Trait::Marked => self.of_doer("dive-trait-marked"),
            Trait::EndsWithDoer => self.of_doer("dive-trait-ends-with-doer"),
            other => facts::figure(other).unwrap_or_else(|| say(facts::bare(other))),
        }
    }

    /// What a trait says of something that others of its kind may say of other things.
    pub(super) fn about<'t>(&self, it: &'t Trait) -> Option<(Phrase, Of<'t>)> {
        let kind = |it: &DamageKind| Of::Word(basics::damage_kind(*it));
        Some(match it {
            Trait::Advantage(it) => (say("dive-trait-advantage"), Of::Roll(it)),
            Trait::Disadvantage(it) => (say("dive-trait-disadvantage"), Of::Roll(it)),
            Trait::Bonus(it, n) => {
                let n = i32::from(*n);
                (say("dive-trait-bonus").with("n", n), Of::Roll(it))
            }
            Trait::DieMore(it, dice) => {
                let dice = amounts::dice(*dice);
                (say("dive-trait-die-more").with("dice", dice), Of::Roll(it))
            }
            Trait::DieLess(it, dice) => {
                let dice = amounts::dice(*dice);
                (say("dive-trait-die-less").with("dice", dice), Of::Roll(it))
            }
            Trait::PlusTo(it, plus) => {
                let plus = amounts::plus(*plus);
                (say("dive-trait-plus-to").with("plus", plus), Of::Roll(it))
            }
            Trait::Resists(it) => (say("dive-trait-resists"), kind(it)),
            Trait::ResistsWeapons(it) => (say("dive-trait-resists-weapons"), kind(it)),
            Trait::Immune(it) => (say("dive-trait-immune"), kind(it)),
            Trait::ImmuneToWeapons(it) => (say("dive-trait-immune-to-weapons"), kind(it)),
            Trait::Vulnerable(it) => (say("dive-trait-vulnerable"), kind(it)),
            Trait::ImmuneTo(it) => {
                let it = Of::Condition(self.condition(it));
                (say("dive-trait-immune-to"), it)
            }
            Trait::Senses(it) => (say("dive-trait-senses"), Of::Word(basics::sense(*it))),
            _ => return None,
        })
    }

    fn upon(&self, at: Moment, so: &[When], does: &[Effect]) -> Phrase {
        // Whoever strikes, or is struck, bears the brunt; else whoever has the trait.
        let other = has_other_side(at);
        let brief = is_brief(so, does) && !other;
        let does = self.of_own(!other).does(does);
        let does = match at {
            Moment::Hit | Moment::Missed => colon(say("dive-trait-upon-attacker"), does),
            _ => does,
        };
        let at = aims::moment(at);
        let key = match brief {
            true => "dive-trait-upon-brief",
            false => "dive-trait-upon",
        };
        match self.whens(so, Side::Against) {
            Some(whens) => colon(say("dive-word-comma").with("a", at).with("b", whens), does),
            None => say(key).with("at", at).with("does", does),
        }
    }

    /// Rolls of a d20, as in "attacks", "Dexterity saves".
    fn roll(&self, it: &Roll) -> Phrase {
        match it {
            Roll::Attacks => say("dive-roll-attacks"),
            Roll::MeleeAttacks => say("dive-roll-melee-attacks"),
            Roll::RangedAttacks => say("dive-roll-ranged-attacks"),
            Roll::SpellAttacks => say("dive-roll-spell-attacks"),
            Roll::AttacksOnDoer => self.of_doer("dive-roll-attacks-on-doer"),
            Roll::AttacksOnOthers => self.of_doer("dive-roll-attacks-on-others"),
            Roll::Saves => say("dive-roll-saves"),
            Roll::SavesAgainstSpells => say("dive-roll-saves-against-spells"),
            Roll::Concentration => say("dive-roll-concentration"),
            Roll::DeathSaves => say("dive-roll-death-saves"),
            Roll::Checks => say("dive-roll-checks"),
            Roll::Initiative => say("dive-roll-initiative"),
            Roll::SavesOf(_) | Roll::SavesAgainst(_) | Roll::ChecksOf(_) | Roll::Checked(_) => {
                self.things(vec![Of::Roll(it)])
            }
        }
    }
}

/// True for moments with somebody else in them, whom the effects befall.
fn has_other_side(at: Moment) -> bool {
    matches!(
        at,
        Moment::Hit
            | Moment::Missed
            | Moment::Hits
            | Moment::HitsCritically
            | Moment::DropsFoe
            | Moment::FoeComes
            | Moment::FoeLeaves
            | Moment::NearTurnBegins
    )
}

/// True for what happens in few words, which go before the moment: "1d6 fire damage at the start of
/// each turn".
fn is_brief(so: &[When], does: &[Effect]) -> bool {
    let brief = |it: &Effect| match it {
        Effect::ToDoer(all) => !all.iter().any(effects::is_long),
        it => !effects::is_long(it),
    };
    so.is_empty() && does.iter().all(brief)
}

/// True for what reads badly in a row with others.
pub(super) fn stands_alone(it: &Trait) -> bool {
    is_long(it)
        || matches!(
            it,
            Trait::EasyToHit
                | Trait::HardToHit
                | Trait::WarnsParty
                | Trait::StridesFreely
                | Trait::CarriesArmour
                | Trait::FailsSaves(_)
                | Trait::HitsAreCritical
                | Trait::ResistsWeapons(_)
                | Trait::ImmuneToWeapons(_)
                | Trait::AtLeast(..)
                | Trait::AttacksWith(_)
                | Trait::IgnoresCover
                | Trait::Helpless
                | Trait::Flees
                | Trait::Confused
                | Trait::Upon { .. }
        )
}

/// True for what takes more than a few words.
pub(super) fn is_long(it: &Trait) -> bool {
    matches!(
        it,
        Trait::While(..)
            | Trait::Aura { .. }
            | Trait::Can(_)
            | Trait::Slowed
            | Trait::Hasted
            | Trait::Warded(_)
            | Trait::Evades(_)
            | Trait::Regenerates { .. }
            | Trait::Endures(_)
            | Trait::Clings { .. }
            | Trait::Incorporeal
    ) || is_an_end(it)
        || matches!(it, Trait::Upon { at, so, does } if has_other_side(*at) || !is_brief(so, does))
}

/// True for what says how the others end.
pub(super) fn is_an_end(it: &Trait) -> bool {
    matches!(
        it,
        Trait::EndsOnAttack
            | Trait::EndsOnDamage
            | Trait::EndsWhenShaken
            | Trait::EndsUnless(_)
            | Trait::EndsWithDoer
    )
}
