//! Rolls of a d20: bonus, advantage and disadvantage, with every source of them.

use serde::Serialize;
use smallvec::SmallVec;

use super::{Bearing, Case, Sheet};
use crate::{
    dice::DiceExpr,
    game::{RuleId, Side},
    rulesets::dungeon_dive::{
        components::{FigureId, Team, Until},
        content::{Ability, ConditionIx, FoeIx, Plus, Roll, Rolled, Skill, Source, Trait},
        rules,
    },
};

/// The reason for a part of a sum, or for advantage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Why {
    Source(Source),
    /// Something that is so of a foe, or that it does: the place in a bundle of its record.
    Foe {
        foe: FoeIx,
        bundle: u16,
        place: u8,
    },
    Rule(RuleId),
    Ability(Ability),
    /// The bonus of proficiency.
    Trained,
    /// The figure that a foe's record gives.
    Given,
}

/// A d20 that is rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Made<'a> {
    Attack {
        melee: bool,
        spell: bool,
    },
    Save {
        ability: Ability,
        /// The conditions that it would keep off.
        against: &'a [ConditionIx],
        spell: bool,
    },
    Concentration,
    Death,
    Check(Rolled),
    Initiative,
}

impl Made<'_> {
    /// The ability that it is rolled with.
    pub fn ability(self) -> Option<Ability> {
        match self {
            Made::Attack { .. } | Made::Death => None,
            Made::Save { ability, .. } => Some(ability),
            Made::Concentration => Some(Ability::Constitution),
            Made::Check(Rolled::Skill(skill)) => Some(skill.ability()),
            Made::Check(Rolled::Ability(ability)) => Some(ability),
            Made::Check(Rolled::Tools) | Made::Initiative => Some(Ability::Dexterity),
        }
    }

    /// True if a trait about such rolls is about this one.
    fn is(self, roll: &Roll, sheet: &Sheet<'_>, by: &Bearing<'_>, case: &Case<'_>) -> bool {
        let attack = |of: fn(bool, bool) -> bool| match self {
            Made::Attack { melee, spell } => of(melee, spell),
            _ => false,
        };
        let save = matches!(self, Made::Save { .. } | Made::Concentration);
        let check = matches!(self, Made::Check(_) | Made::Initiative);
        match roll {
            Roll::Attacks => attack(|_, _| true),
            Roll::MeleeAttacks => attack(|melee, _| melee),
            Roll::RangedAttacks => attack(|melee, _| !melee),
            Roll::SpellAttacks => attack(|_, spell| spell),
            Roll::AttacksOnDoer => attack(|_, _| true) && case.other == by.doer,
            Roll::AttacksOnOthers => attack(|_, _| true) && case.other != by.doer,
            Roll::Saves => save || self == Made::Death,
            Roll::SavesOf(ability) => save && self.ability() == Some(*ability),
            Roll::SavesAgainst(condition) => {
                let key = sheet.figure.play().book().condition(condition);
                matches!(self, Made::Save { against, .. } if against.contains(&key))
            }
            Roll::SavesAgainstSpells => matches!(self, Made::Save { spell: true, .. }),
            Roll::Concentration => self == Made::Concentration,
            Roll::DeathSaves => self == Made::Death,
            Roll::Checks => check,
            Roll::ChecksOf(ability) => check && self.ability() == Some(*ability),
            Roll::Checked(skill) => self == Made::Check(Rolled::Skill(*skill)),
            Roll::Initiative => self == Made::Initiative,
        }
    }
}

/// What a roll of a d20 is made of.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Tally {
    /// True if a foe rolls.
    pub foe: bool,
    pub bonus: SmallVec<[(Why, i32); 4]>,
    /// Dice added, or taken off.
    pub dice: SmallVec<[(Why, DiceExpr, bool); 1]>,
    pub advantage: SmallVec<[Why; 2]>,
    pub disadvantage: SmallVec<[Why; 2]>,
    /// A die that shows less counts as this.
    pub at_least: u8,
    pub rerolls_ones: bool,
    /// True if it fails without a roll.
    pub fails: bool,
    /// What lasted for this roll only: on whom, and its number.
    pub spent: SmallVec<[(FigureId, u16); 1]>,
}

impl Tally {
    /// Adds to the bonus, unless it is nothing.
    pub fn add(&mut self, why: Why, by: i32) {
        if by != 0 {
            self.bonus.push((why, by));
        }
    }

    /// The whole bonus.
    pub fn sum(&self) -> i32 {
        self.bonus.iter().map(|(_, by)| by).sum()
    }

    /// What it is worth, for a choice between two: advantage is about as good as five.
    pub fn worth(&self) -> i32 {
        self.sum() + 5 * i32::from(self.mode()) - 100 * i32::from(self.fails)
    }

    /// The side that rolls.
    pub fn side(&self) -> Side {
        match self.foe {
            true => Side::Foe,
            false => Side::Hero,
        }
    }

    /// 1 with advantage, −1 with disadvantage, 0 with neither or both; rule `core.advantage`.
    pub fn mode(&self) -> i8 {
        i8::from(!self.advantage.is_empty()) - i8::from(!self.disadvantage.is_empty())
    }
}

impl Sheet<'_> {
    /// What a roll is made of by its own ability, training and traits.
    pub fn tally(&self, made: Made<'_>, case: &Case<'_>) -> Tally {
        let mut tally = Tally {
            foe: self.figure.team() == Team::Foes,
            ..Tally::default()
        };
        self.add_base(made, &mut tally);
        self.add_traits(made, case, &mut tally);
        let clumsy = matches!(made, Made::Attack { .. })
            || matches!(made.ability(), Some(Ability::Strength | Ability::Dexterity));
        if clumsy && !self.wears_well() {
            tally.disadvantage.push(Why::Rule(rules::ARMOUR_LIST));
        }
        let sneaks = made == Made::Check(Rolled::Skill(Skill::Stealth));
        let armour = self.figure.kit().armour;
        if sneaks && armour.is_some_and(|it| self.figure.play().book()[it].loud) {
            tally.disadvantage.push(Why::Rule(rules::ARMOUR_LIST));
        }
        tally
    }

    /// Ability and training; rules `core.abilities`, `core.proficiency` and `core.skills`.
    fn add_base(&self, made: Made<'_>, tally: &mut Tally) {
        let Some(ability) = made.ability() else {
            return;
        };
        if let Some(given) = self.given(made) {
            tally.add(Why::Given, given);
            return;
        }
        tally.add(Why::Ability(ability), self.modifier(ability));
        let bonus = self.figure.proficiency();
        tally.add(Why::Trained, self.training(made, bonus));
    }

    /// The bonus that a foe's record gives.
    fn given(&self, made: Made<'_>) -> Option<i32> {
        let foe = self.figure.foe()?;
        let bonus = match made {
            Made::Save { ability, .. } => foe.saves.get(&ability),
            Made::Concentration => foe.saves.get(&Ability::Constitution),
            Made::Check(Rolled::Skill(skill)) => foe.skills.get(&skill),
            _ => None,
        };
        bonus.map(|it| i32::from(*it))
    }

    /// The part of the bonus of proficiency that counts.
    fn training(&self, made: Made<'_>, bonus: i32) -> i32 {
        if self.figure.foe().is_some() {
            return 0;
        }
        let hero = self.figure.hero();
        let tools = hero.is_some_and(|it| self.figure.play().book()[it.class].thieves_tools);
        match made {
            Made::Save { .. } | Made::Concentration => {
                let ability = made.ability();
                let is = |it: &Ability| Some(*it) == ability;
                let learned =
                    |held: &Trait| matches!(held, Trait::Saves(all) if all.iter().any(is));
                match self.figure.trained_saves().iter().any(is) || self.is(learned) {
                    true => bonus,
                    false => 0,
                }
            }
            Made::Check(Rolled::Skill(skill)) => self.skill_training(skill, bonus),
            Made::Check(Rolled::Tools) if tools || self.is(|held| *held == Trait::ThievesTools) => {
                bonus
            }
            Made::Check(_) | Made::Initiative if self.is(|held| *held == Trait::HalfProficient) => {
                bonus / 2
            }
            _ => 0,
        }
    }

    fn skill_training(&self, skill: Skill, bonus: i32) -> i32 {
        let named = |held: &Trait| matches!(held, Trait::Skills(all) if all.contains(&skill));
        let expert = |held: &Trait| matches!(held, Trait::Expert(all) if all.contains(&skill));
        let chosen = self
            .figure
            .hero()
            .is_some_and(|it| it.expert.contains(&skill));
        let trained = self.figure.is_trained(skill) || self.is(named);
        match trained {
            true if chosen || self.is(expert) => bonus * 2,
            true => bonus,
            false if self.is(|held| *held == Trait::HalfProficient) => bonus / 2,
            false => 0,
        }
    }

    fn add_traits(&self, made: Made<'_>, case: &Case<'_>, tally: &mut Tally) {
        for (by, held) in self.counting(case) {
            let is = |roll: &Roll| made.is(roll, self, by, case);
            let why = by.why(self.figure.play().book());
            match held {
                Trait::Advantage(roll) if is(roll) => {
                    if !tally.advantage.contains(&why) {
                        tally.advantage.push(why);
                    }
                }
                Trait::Disadvantage(roll) if is(roll) => tally.disadvantage.push(why),
                Trait::Bonus(roll, bonus) if is(roll) => tally.add(why, i32::from(*bonus)),
                Trait::PlusTo(roll, plus) if is(roll) => tally.add(why, self.plus(*plus)),
                Trait::DieMore(roll, dice) if is(roll) => tally.dice.push((why, *dice, true)),
                Trait::DieLess(roll, dice) if is(roll) => tally.dice.push((why, *dice, false)),
                Trait::AtLeast(roll, least) if is(roll) => {
                    tally.at_least = tally.at_least.max(*least);
                }
                Trait::Initiative(by) if made == Made::Initiative => {
                    tally.add(why, i32::from(*by));
                }
                Trait::Challenged
                    if matches!(made, Made::Attack { .. }) && case.other != by.doer =>
                {
                    tally.disadvantage.push(why);
                }
                Trait::RerollsOnes => {
                    tally.rerolls_ones = true;
                    continue;
                }
                Trait::FailsSaves(all) => {
                    let save = matches!(made, Made::Save { .. });
                    let named = made.ability().is_some_and(|it| all.contains(&it));
                    tally.fails |= save && named;
                    continue;
                }
                _ => continue,
            }
            self.spend(by, tally);
        }
    }

    /// What lasts for one roll is spent by it.
    pub(super) fn spend(&self, by: &Bearing<'_>, tally: &mut Tally) {
        let Some(id) = by.lasting else { return };
        let mut all = self.figure.lasts().all.iter();
        let once = all.any(|it| it.id == id && it.until == Until::Roll);
        let entry = (self.figure.id(), id);
        if once && !tally.spent.contains(&entry) {
            tally.spent.push(entry);
        }
    }

    /// Something that is added to dice.
    pub fn plus(&self, plus: Plus) -> i32 {
        let level = i32::from(self.figure.level());
        match plus {
            Plus::Casting => self.casting(),
            Plus::Ability(ability) => self.modifier(ability),
            Plus::Level => level,
            Plus::HalfLevel => level / 2,
            Plus::Proficiency => self.figure.proficiency(),
        }
    }

    /// What a passive check comes to: ten and the bonus, five more with advantage, five less with
    /// disadvantage. Whoever hears nothing has that in noticing others.
    pub fn passive(&self, skill: Skill) -> i32 {
        self.passive_in(skill, &Case::ALONE)
    }

    /// The same against somebody, as who hides.
    pub fn passive_against(&self, skill: Skill, other: FigureId) -> i32 {
        self.passive_in(skill, &Case::with(other))
    }

    fn passive_in(&self, skill: Skill, case: &Case<'_>) -> i32 {
        let made = Made::Check(Rolled::Skill(skill));
        let mut tally = self.tally(made, case);
        if skill == Skill::Perception && self.is(|held| *held == Trait::Deaf) {
            tally.disadvantage.push(Why::Rule(rules::CONDITION_LIST));
        }
        10 + tally.sum() + 5 * i32::from(tally.mode())
    }
}
