//! What happens, in words.

use super::{
    super::content::{AttackBonus, DamageKind, Dc, Effect, Range, Restored, Rolled, When},
    Teller, acts, amounts, and, basics, colon, gathered, or, say, series,
    whens::{Side, some},
};
use crate::game::Phrase;

impl Teller<'_> {
    /// Several effects in a row; nothing if there are none.
    pub fn effects(&self, all: &[Effect]) -> Option<Phrase> {
        gathered(self.parts(all))
    }

    /// Each of several effects, and whether it takes more than a few words.
    pub(super) fn parts(&self, all: &[Effect]) -> Vec<(Phrase, bool)> {
        let mut parts = Vec::new();
        let mut rest = all;
        while let [first, more @ ..] = rest {
            // Half of the damage twice is all of it.
            if let [Effect::Drain, Effect::Drain, more @ ..] = rest {
                parts.push((say("dive-effect-drain-all"), false));
                rest = more;
                continue;
            }
            parts.push((self.effect(first), is_long(first)));
            rest = more;
        }
        parts
    }

    /// Several effects that are there.
    pub(super) fn does(&self, all: &[Effect]) -> Phrase {
        some(self.effects(all))
    }

    fn effect(&self, it: &Effect) -> Phrase {
        match it {
            Effect::Attack { .. } => self.attack(it, Range::Oneself),
            Effect::Save { .. } => self.save(it),
            Effect::Contest { with, against, won } => say("dive-effect-contest")
                .with("with", basics::rolled(*with))
                .with(
                    "against",
                    some(or(against.iter().map(|it| basics::rolled(*it)))),
                )
                .with("won", self.does(won)),
            Effect::Check { with, dc, pass } => say("dive-effect-check")
                .with("check", check(*with, *dc))
                .with("pass", self.does(pass)),
            Effect::If { so, then, or_else } => self.effect_if(so, then, or_else),
            Effect::Times(0, list) => say("dive-effect-times-level").with("does", self.does(list)),
            Effect::Times(n, list) => say("dive-effect-times")
                .with("n", *n)
                .with("does", self.does(list)),
            Effect::ToDoer(list) if self.own => self.does(list),
            Effect::ToDoer(list) => {
                let does = self.of_own(true).does(list);
                self.of_doer("dive-effect-to-doer").with("does", does)
            }
            Effect::OneOf(options) => self.one_of(options),
            Effect::Pool { dice, does } => say("dive-effect-pool")
                .with("dice", amounts::dice(*dice))
                .with("does", self.does(does)),
            Effect::Inflict { .. }
            | Effect::Give { .. }
            | Effect::Zone(_)
            | Effect::Shine { .. }
            | Effect::RaiseMost { .. }
            | Effect::Summon { .. } => self.lasting_effect(it),
            Effect::Swap => self.of_doer("dive-effect-swap"),
            Effect::Cure(all) => say("dive-effect-cure").with("conditions", self.any_of(all)),
            other => plain_effect(other),
        }
    }

    /// An attack; `within` is how far the act reaches that it is part of.
    pub(super) fn attack(&self, it: &Effect, within: Range) -> Phrase {
        let Effect::Attack {
            ranged,
            spell,
            bonus,
            reach,
            range,
            long,
            half,
            hit,
            miss,
        } = it
        else {
            return say("dive-word-nothing");
        };
        let attack = say(match (ranged, spell) {
            (false, false) => "dive-attack-melee",
            (true, false) => "dive-attack-ranged",
            (false, true) => "dive-attack-melee-spell",
            (true, true) => "dive-attack-ranged-spell",
        });
        let attack = match bonus {
            AttackBonus::Casting => attack,
            AttackBonus::Ability(it) => say("dive-attack-with")
                .with("attack", attack)
                .with("ability", basics::ability(*it)),
            AttackBonus::Fixed(n) => say("dive-attack-plus")
                .with("attack", attack)
                .with("n", i32::from(*n)),
        };
        let range = match within {
            Range::Feet(n) => range.or(Some(n)),
            Range::Oneself | Range::Touch => *range,
        };
        let attack = match (range, long) {
            (Some(n), _) if !ranged => say("dive-attack-within")
                .with("attack", attack)
                .with("n", n),
            (Some(n), Some(long)) => say("dive-attack-ranges")
                .with("attack", attack)
                .with("n", n)
                .with("long", *long),
            (Some(n), None) => say("dive-attack-range").with("attack", attack).with("n", n),
            (None, _) if !ranged && *reach > 5 => say("dive-attack-reach")
                .with("attack", attack)
                .with("n", *reach),
            (None, _) => attack,
        };
        let other = self.of_own(false);
        let attack = colon(attack, other.does(hit));
        match other.effects(miss) {
            Some(miss) => say("dive-attack-miss")
                .with("attack", attack)
                .with("miss", miss),
            None if *half => say("dive-attack-half").with("attack", attack),
            None => attack,
        }
    }

    fn save(&self, it: &Effect) -> Phrase {
        let Effect::Save {
            ability,
            dc,
            half,
            easier_in_fight,
            harder_for,
            ignores_cover,
            fail,
            fail_badly,
            pass,
        } = it
        else {
            return say("dive-word-nothing");
        };
        let mut said = amounts::against(amounts::save(*ability), *dc);
        if *easier_in_fight {
            said = say("dive-save-easier").with("save", said);
        }
        if !harder_for.is_empty() {
            let kinds = and(harder_for.iter().map(|it| basics::creature_kinds(*it)));
            said = say("dive-save-harder")
                .with("save", said)
                .with("kinds", some(kinds));
        }
        if *ignores_cover {
            said = say("dive-save-ignores-cover").with("save", said);
        }
        // Something long would read as if the save were one of its parts.
        let key = match fail.iter().any(is_long) {
            true => "dive-save-failed",
            false => "dive-save-or",
        };
        said = say(key).with("save", said).with("fail", self.does(fail));
        let pass = self.effects(pass);
        said = match (pass, half, &fail[..]) {
            (Some(pass), true, _) => say("dive-save-half-pass")
                .with("save", said)
                .with("pass", pass),
            (Some(pass), false, _) => say("dive-save-pass").with("save", said).with("pass", pass),
            (None, true, [_]) => say("dive-save-half").with("save", said),
            (None, true, _) => say("dive-save-half-damage").with("save", said),
            (None, false, _) => said,
        };
        match self.effects(fail_badly) {
            Some(badly) => say("dive-save-badly")
                .with("save", said)
                .with("badly", badly),
            None => said,
        }
    }

    fn effect_if(&self, so: &[When], then: &[Effect], or_else: &[Effect]) -> Phrase {
        let said = say("dive-effect-if")
            .with("whens", some(self.whens(so, Side::Target)))
            .with("then", self.does(then));
        match self.effects(or_else) {
            Some(or_else) => say("dive-effect-otherwise")
                .with("if", said)
                .with("else", or_else),
            None => said,
        }
    }

    /// Options: of the same kind in one go, others one after the other.
    fn one_of(&self, options: &[Effect]) -> Phrase {
        let cures: Option<Vec<Phrase>> = options
            .iter()
            .map(|it| match it {
                Effect::Cure(all) => Some(self.any_of(all)),
                _ => None,
            })
            .collect();
        if let Some(cures) = cures {
            return say("dive-effect-cure-one").with("conditions", some(or(cures)));
        }
        if let Some(said) = self
            .summon_one_of(options)
            .or_else(|| self.give_one_of(options))
        {
            return said;
        }
        let said = options.iter().map(|it| self.effect(it));
        if !options.iter().any(is_long) {
            return some(or(said));
        }
        let numbered = (1u8..)
            .zip(said)
            .map(|(n, option)| say("dive-effect-option").with("n", n).with("does", option));
        say("dive-effect-one-of").with("options", some(series(numbered)))
    }
}

/// True for what takes more than a few words.
pub(super) fn is_long(it: &Effect) -> bool {
    match it {
        Effect::Attack { .. }
        | Effect::Save { .. }
        | Effect::Contest { .. }
        | Effect::Check { .. }
        | Effect::If { .. }
        | Effect::Times(..)
        | Effect::ToDoer(_)
        | Effect::Pool { .. }
        | Effect::Zone(_) => true,
        Effect::OneOf(options) => options.iter().any(is_long),
        Effect::Give {
            traits, save_again, ..
        } => save_again.is_some() || traits.len() > 1 || traits.iter().any(super::traits::is_long),
        Effect::Inflict { save_again, .. } => save_again.is_some(),
        _ => false,
    }
}

/// A check with its difficulty.
fn check(with: Rolled, dc: Dc) -> Phrase {
    let roll = say("dive-word-check").with("what", basics::rolled(with));
    amounts::against(roll, dc)
}

/// An effect that speaks of nobody and holds no others.
fn plain_effect(it: &Effect) -> Phrase {
    match it {
        Effect::Damage {
            dice,
            plus,
            kind,
            magical,
        } => {
            let key = match (plus, *magical && is_of_weapons(*kind)) {
                (None, false) => "dive-effect-damage",
                (None, true) => "dive-effect-damage-magical",
                (Some(_), _) => "dive-effect-damage-plus",
            };
            say(key)
                .with("amount", amounts::amount(*dice, *plus))
                .with("kind", basics::damage_kind(*kind))
        }
        Effect::Drain => say("dive-effect-drain"),
        Effect::LowerMost => say("dive-effect-lower-most"),
        Effect::Heal {
            dice, plus: None, ..
        } if dice.max() == 1 => say("dive-effect-heal-one"),
        Effect::Heal {
            dice,
            plus,
            to_half,
        } => {
            let key = match to_half {
                true => "dive-effect-heal-to-half",
                false => "dive-effect-heal",
            };
            say(key).with("amount", amounts::amount(*dice, *plus))
        }
        Effect::Temporary { dice, plus } => {
            say("dive-effect-temporary").with("amount", amounts::amount(*dice, *plus))
        }
        Effect::Stabilise => say("dive-effect-stabilise"),
        Effect::Revive(n) => say("dive-effect-revive").with("n", *n),
        Effect::Exhaust(n) => say(if *n < 0 {
            "dive-effect-exhaust-less"
        } else {
            "dive-effect-exhaust"
        })
        .with("n", n.unsigned_abs()),
        Effect::Dispel(n) => say("dive-effect-dispel").with("circle", acts::circle(*n)),
        Effect::Counter(n) => say("dive-effect-counter").with("circle", acts::circle(*n)),
        Effect::RaiseAc(n) => say("dive-effect-raise-ac").with("n", *n),
        Effect::Halve => say("dive-effect-halve"),
        Effect::Lessen { dice, plus } => {
            say("dive-effect-lessen").with("amount", amounts::amount(*dice, *plus))
        }
        Effect::Reroll => say("dive-effect-reroll"),
        Effect::Redirect => say("dive-effect-redirect"),
        Effect::Push(n) => say("dive-effect-push").with("n", *n),
        Effect::Pull(n) => say("dive-effect-pull").with("n", *n),
        Effect::Teleport(n) => say("dive-effect-teleport").with("n", *n),
        Effect::Move { feet, safely } => {
            let key = match safely {
                true => "dive-effect-move-safely",
                false => "dive-effect-move",
            };
            say(key).with("n", *feet)
        }
        Effect::Fall => say("dive-effect-fall"),
        Effect::Disarm => say("dive-effect-disarm"),
        Effect::LetGo => say("dive-effect-let-go"),
        Effect::Strike => say("dive-effect-strike"),
        Effect::Take(it) => basics::standard(*it),
        Effect::MoreAction => say("dive-effect-more-action"),
        Effect::Restore(it) => restored(*it),
        Effect::Scout => say("dive-effect-scout"),
        Effect::Overcome(it) => say("dive-effect-overcome").with("idea", basics::idea(*it)),
        Effect::Attack { .. }
        | Effect::Save { .. }
        | Effect::Contest { .. }
        | Effect::Check { .. }
        | Effect::If { .. }
        | Effect::Times(..)
        | Effect::ToDoer(_)
        | Effect::OneOf(_)
        | Effect::Pool { .. }
        | Effect::Inflict { .. }
        | Effect::Give { .. }
        | Effect::Zone(_)
        | Effect::Shine { .. }
        | Effect::RaiseMost { .. }
        | Effect::Summon { .. }
        | Effect::Swap
        | Effect::Cure(_) => say("dive-word-nothing"),
    }
}

/// True for the damage of plain weapons, where being magical makes a difference.
fn is_of_weapons(kind: DamageKind) -> bool {
    use DamageKind::{Bludgeoning, Piercing, Slashing};
    matches!(kind, Bludgeoning | Piercing | Slashing)
}

fn restored(it: Restored) -> Phrase {
    match it {
        Restored::SlotsOfHalfLevel(n) => say("dive-restored-slots").with("circle", acts::circle(n)),
        Restored::Slot(n) => say("dive-restored-slot").with("circle", acts::circle(n)),
        Restored::HitDice(n) => say("dive-restored-hit-dice").with("n", n),
        Restored::Rest(it) => say("dive-restored-rest").with("rest", amounts::rest(it)),
    }
}

/// Several kinds of damage in a row.
pub(super) fn damage_kinds(all: &[DamageKind]) -> Option<Phrase> {
    and(all.iter().map(|it| basics::damage_kind(*it)))
}
