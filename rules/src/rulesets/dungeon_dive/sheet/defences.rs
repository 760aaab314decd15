//! AC, and what damage and conditions do to somebody.

use smallvec::SmallVec;

use super::{Case, Sheet, Why};
use crate::rulesets::dungeon_dive::{
    components::FigureId,
    content::{Ability, ConditionIx, DamageKind, Foe, Form, Source, SpellIx, Trait},
    rules, wearing,
};

/// Damage of one kind on its way to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coming {
    pub kind: DamageKind,
    pub amount: i32,
    /// True if it is done by a weapon that is not magical.
    pub plain_weapon: bool,
    /// True if it is done by a weapon.
    pub weapon: bool,
}

impl Sheet<'_> {
    /// AC with nobody about, with what it is made of; rules `armour.list` and `attack.roll`.
    pub fn ac_parts(&self) -> SmallVec<[(Why, i32); 4]> {
        self.ac_parts_in(&Case::ALONE)
    }

    fn ac_parts_in(&self, case: &Case<'_>) -> SmallVec<[(Why, i32); 4]> {
        let mut parts = self.ac_base();
        let mut least = None;
        for (by, held) in self.counting(case) {
            match held {
                Trait::Ac(more) => parts.push((Why::Source(by.source), i32::from(*more))),
                Trait::AcAtLeast(at) => {
                    let best = least.map_or(0, |(_, at)| at);
                    least = Some((Why::Source(by.source), i32::from(*at).max(best)));
                }
                _ => {}
            }
        }
        let sum: i32 = parts.iter().map(|(_, by)| by).sum();
        if let Some((why, at)) = least.filter(|(_, at)| *at > sum) {
            parts.push((why, at - sum));
        }
        parts
    }

    /// AC with nobody about, without cover.
    pub fn ac(&self) -> i32 {
        self.ac_in(&Case::ALONE)
    }

    /// AC in a case, such as against a shot, without cover.
    pub fn ac_in(&self, case: &Case<'_>) -> i32 {
        self.ac_parts_in(case).iter().map(|(_, by)| by).sum()
    }

    fn ac_base(&self) -> SmallVec<[(Why, i32); 4]> {
        let mut parts = SmallVec::new();
        if let Some(foe) = self.figure.foe() {
            parts.push((Why::Given, i32::from(foe.ac)));
            return parts;
        }
        let book = self.figure.play().book();
        let kit = self.figure.kit();
        let worn = kit.armour.map(|it| &book[it]);
        let worn_ac = worn.map_or(10, |it| i32::from(it.ac));
        let dexterity = self.modifier(Ability::Dexterity);
        let most = worn.and_then(|it| it.most_dexterity).map(i32::from);
        let added = most.map_or(dexterity, |most| dexterity.min(most));
        let mut best = (Why::Rule(rules::ARMOUR_LIST), worn_ac, added);
        if worn.is_none() {
            for (by, held) in self.plain() {
                let Trait::AcFrom { base, plus } = held else {
                    continue;
                };
                let more: i32 = plus.iter().map(|it| self.modifier(*it)).sum();
                if i32::from(*base) + more > best.1 + best.2 {
                    best = (Why::Source(by.source), i32::from(*base), more);
                }
            }
        }
        parts.push((best.0, best.1));
        parts.push((Why::Ability(Ability::Dexterity), best.2));
        if let Some(shield) = kit.shield {
            parts.push((Why::Rule(rules::ARMOUR_LIST), i32::from(book[shield].ac)));
        }
        let magic = wearing::in_use(book, kit);
        let magic = magic.filter(|it| matches!(book[*it].form, Form::Armour(_)));
        let magic = magic.filter(|it| book[*it].plus > 0);
        parts.extend(magic.map(|it| (Why::Source(Source::Item(it)), i32::from(book[it].plus))));
        parts
    }

    /// True for whoever is proficient with what they wear, or wears nothing.
    pub fn wears_well(&self) -> bool {
        let Some(hero) = self.figure.hero() else {
            return true;
        };
        let book = self.figure.play().book();
        let class = &book[hero.class];
        let kit = self.figure.kit();
        let mut worn = kit.armour.into_iter().chain(kit.shield);
        worn.all(|it| {
            let group = book[it].group;
            let learned =
                |held: &Trait| matches!(held, Trait::Armours(all) if all.contains(&group));
            class.armours.contains(&group) || self.is(learned)
        })
    }

    /// Damage that is left of what comes; rule `damage.resistance`. Resistance counts once, and is
    /// halved before it is doubled.
    pub fn left_of(&self, coming: Coming) -> i32 {
        let Coming {
            kind,
            amount,
            plain_weapon,
            weapon,
        } = coming;
        let foe = self.figure.foe();
        let in_list =
            |of: fn(&Foe) -> &Vec<DamageKind>| foe.is_some_and(|it| of(it).contains(&kind));
        let case = Case {
            damage: Some(kind),
            ..Case::ALONE
        };
        let (mut immune, mut resists, mut vulnerable) = (
            in_list(|it| &it.immune),
            in_list(|it| &it.resists),
            in_list(|it| &it.vulnerable),
        );
        let mut lessened = 0;
        for (_, held) in self.counting(&case) {
            match held {
                Trait::Immune(of) => immune |= *of == kind,
                Trait::ImmuneToWeapons(of) => immune |= *of == kind && plain_weapon,
                Trait::Resists(of) => resists |= *of == kind,
                Trait::ResistsWeapons(of) => resists |= *of == kind && plain_weapon,
                Trait::Vulnerable(of) => vulnerable |= *of == kind,
                Trait::Lessens(by) if weapon => lessened += i32::from(*by),
                _ => {}
            }
        }
        if immune {
            return 0;
        }
        let left = (amount - lessened).max(0);
        let left = if resists { left / 2 } else { left };
        if vulnerable { left * 2 } else { left }
    }

    /// True for whoever never has a condition that comes from somebody, or from nobody; rule
    /// `condition.list`.
    pub fn is_immune_to(&self, condition: ConditionIx, by: Option<FigureId>) -> bool {
        let book = self.figure.play().book();
        let id = &book[condition].id;
        let listed = self.figure.foe();
        let listed = listed.is_some_and(|foe| foe.immune_to.iter().any(|it| it.id() == id));
        let case = Case {
            other: by,
            ..Case::ALONE
        };
        let mut counting = self.counting(&case);
        listed || counting.any(|(_, held)| matches!(held, Trait::ImmuneTo(it) if it.id() == id))
    }

    /// True for whoever a spell does nothing to.
    pub fn is_immune_to_spell(&self, spell: SpellIx) -> bool {
        let id = &self.figure.play().book()[spell].id;
        self.is(|held| matches!(held, Trait::ImmuneToSpell(it) if it.id() == id))
    }
}
