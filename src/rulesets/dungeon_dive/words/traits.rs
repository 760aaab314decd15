//! What is so, in words.

use super::{
    super::content::{DamageKind, Effect, Moment, Roll, Trait, When},
    Teller, aims, amounts, and, basics, colon, effects, gathered, or, say,
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
            let things = self.things(things);
            parts.push((said.with("of", things), stands_alone(first)));
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
                let key = match foes {
                    true => "dive-trait-aura-foes",
                    false => "dive-trait-aura",
                };
                let others = self.of_own(false).traits(traits);
                colon(self.of_doer(key).with("n", *feet), some(others))
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
            other => figure(other).unwrap_or_else(|| say(bare(other))),
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
                | Trait::FailsSaves(_)
                | Trait::HitsAreCritical
                | Trait::ResistsWeapons(_)
                | Trait::ImmuneToWeapons(_)
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
            | Trait::Overloads
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

/// A trait with a figure or a list in it.
fn figure(it: &Trait) -> Option<Phrase> {
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
        Trait::Regenerates { points, unless } => {
            let unless = or(unless.iter().map(|it| basics::damage_kind(*it)));
            match unless {
                Some(kinds) => count("dive-trait-regenerates-unless", points).with("kinds", kinds),
                None => count("dive-trait-regenerates", points),
            }
        }
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
fn bare(it: &Trait) -> &'static str {
    match it {
        Trait::FallsSoftly => "dive-trait-falls-softly",
        Trait::StridesFreely => "dive-trait-strides-freely",
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
        Trait::ThievesTools => "dive-trait-thieves-tools",
        Trait::HalfProficient => "dive-trait-half-proficient",
        Trait::HidesAnywhere => "dive-trait-hides-anywhere",
        Trait::Alert => "dive-trait-alert",
        Trait::WarnsParty => "dive-trait-warns-party",
        Trait::CantripModifier => "dive-trait-cantrip-modifier",
        Trait::SparesAllies => "dive-trait-spares-allies",
        Trait::Overloads => "dive-trait-overloads",
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
