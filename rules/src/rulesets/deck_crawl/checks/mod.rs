//! The checks of Deck Crawl: their dice and outcomes. Play and odds run the same functions.

mod blows;

use smallvec::{SmallVec, smallvec};

use super::{
    components::{Combatant, FoeId, HeroId},
    content::{AbilityEffect, Book, ChestLook, TrapKind},
    crawl::Crawl,
    event::Harm,
    step::{Attempt, Blow},
};
use crate::{
    dice::{Bound, Check, DiceExpr, Die, Goal, Modifier, Pool, PoolTotals, Roll},
    tables::{TableCheck, TableEntry, TableRoll},
};

pub use blows::{Attack, Evade, Missile, Struck, damage};

/// A resurrection. The outcome is 1 for success.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resurrect {
    /// The dice, and their kind.
    pub dice: (u8, Die),
    /// The total to exceed without an offering.
    pub difficulty: i32,
    /// The minimum of the total to exceed.
    pub least: i32,
    /// Loot points offered.
    pub offering: i32,
}

impl Resurrect {
    /// The total to exceed.
    pub fn needed(&self) -> i32 {
        (self.difficulty - self.offering).max(self.least)
    }
}

impl Check for Resurrect {
    type Outcome = i32;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        smallvec![Pool::sum("dice-heal", self.dice.0, self.dice.1)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn goals(&self) -> SmallVec<[Goal; 2]> {
        smallvec![Goal::new(self.dice.0, Bound::Above(self.needed()))]
    }

    fn outcome(&self, totals: &PoolTotals) -> i32 {
        i32::from(totals[0] > self.needed())
    }
}

/// Dice that are added up: healing, loot, the kind of a trap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sum {
    /// Purpose of the dice, as a message key.
    pub role: &'static str,
    /// The dice and the fixed part.
    pub dice: DiceExpr,
}

impl Check for Sum {
    type Outcome = i32;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        smallvec![Pool::sum(self.role, self.dice.count, self.dice.die)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        match self.dice.plus {
            0 => SmallVec::new(),
            value => smallvec![Modifier {
                name: "modifier-fixed",
                value
            }],
        }
    }

    fn outcome(&self, totals: &PoolTotals) -> i32 {
        totals[0] + self.dice.plus
    }
}

/// One die that must show at least a face. The outcome is 1 if it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AtLeast {
    /// Purpose of the die, as a message key.
    pub role: &'static str,
    pub die: Die,
    /// The lowest face that succeeds.
    pub face: u8,
}

impl Check for AtLeast {
    type Outcome = i32;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        smallvec![Pool::sum(self.role, 1, self.die)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn goals(&self) -> SmallVec<[Goal; 2]> {
        smallvec![Goal::new(1, Bound::AtLeast(self.face.into()))]
    }

    fn outcome(&self, totals: &PoolTotals) -> i32 {
        i32::from(totals[0] >= i32::from(self.face))
    }
}

/// A roll on a table with rows that stand for a number.
#[derive(Clone, Debug)]
pub struct OnTable<'a, T> {
    check: TableCheck<'a, T>,
    /// The number that a row stands for.
    read: fn(&T, TableRoll) -> i32,
}

impl<T: TableEntry> Check for OnTable<'_, T> {
    type Outcome = i32;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        self.check.pools()
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        self.check.modifiers()
    }

    fn outcome(&self, totals: &PoolTotals) -> i32 {
        let row = self.check.outcome(totals);
        (self.read)(self.check.table().gives(row), row)
    }
}

/// Any check of the game; all outcomes are whole numbers.
#[derive(Clone, Debug)]
pub enum AnyCheck<'a> {
    Attack(Attack),
    Missile(Missile),
    Evade(Evade),
    Resurrect(Resurrect),
    Sum(Sum),
    AtLeast(AtLeast),
    Chest(OnTable<'a, ChestLook>),
    Trap(OnTable<'a, TrapKind>),
}

macro_rules! each {
    ($any:expr, $check:ident => $body:expr) => {
        match $any {
            AnyCheck::Attack($check) => $body,
            AnyCheck::Missile($check) => $body,
            AnyCheck::Evade($check) => $body,
            AnyCheck::Resurrect($check) => $body,
            AnyCheck::Sum($check) => $body,
            AnyCheck::AtLeast($check) => $body,
            AnyCheck::Chest($check) => $body,
            AnyCheck::Trap($check) => $body,
        }
    };
}

impl Check for AnyCheck<'_> {
    type Outcome = i32;
    fn pools(&self) -> SmallVec<[Pool; 4]> {
        each!(self, check => check.pools())
    }
    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        each!(self, check => check.modifiers())
    }
    fn goals(&self) -> SmallVec<[Goal; 2]> {
        each!(self, check => check.goals())
    }
    fn outcome(&self, totals: &PoolTotals) -> i32 {
        each!(self, check => check.outcome(totals))
    }
}

/// Disarming a trap; 1 is success.
pub fn disarm(crawl: Crawl<'_>) -> AtLeast {
    let figures = &crawl.book().figures;
    AtLeast {
        role: "dice-disarm",
        die: figures.disarm_die,
        face: figures.disarm_fails_to.saturating_add(1),
    }
}

/// Checking a chest for traps; 1 is trapped.
pub fn chest(book: &Book) -> OnTable<'_, ChestLook> {
    OnTable {
        check: book.tables.chests.check("dice-chest", |_| 0),
        read: |look, _| i32::from(look.trapped),
    }
}

/// The kind of a trap; the outcome is its strength.
pub fn trap(book: &Book) -> OnTable<'_, TrapKind> {
    OnTable {
        check: book.tables.traps.check("dice-trap", |_| 0),
        read: |_, row| row.total,
    }
}

/// The harm of a trap with this strength.
pub fn trap_harm(book: &Book, strength: i32) -> Harm {
    let traps = &book.tables.traps;
    if traps.gives(traps.at(strength)).magical {
        Harm::MagicalTrap
    } else {
        Harm::PhysicalTrap
    }
}

/// The blow that a trap of this strength deals.
pub fn trap_blow(crawl: Crawl<'_>, hero: HeroId, strength: i32) -> Blow {
    Blow {
        hero,
        harm: trap_harm(crawl.book(), strength),
        face: strength,
        evaded: 0,
    }
}

/// The table row rolled for an attempt, if it is a roll on a table.
pub fn row_of(book: &Book, attempt: &Attempt, roll: &Roll) -> Option<TableRoll> {
    match attempt {
        Attempt::Chest { .. } => Some(book.tables.chests.row_of(roll)),
        Attempt::Trap { .. } => Some(book.tables.traps.row_of(roll)),
        _ => None,
    }
}

/// The attack of a hero on a foe.
pub fn attack(crawl: Crawl<'_>, hero: HeroId, foe: FoeId, slay: u8, buff: u8) -> Option<Attack> {
    let options = crawl.options();
    Some(Attack {
        die: crawl.attack_die(hero),
        wound_threshold: crawl.body(foe)?.wound_threshold,
        slay: (slay, attack_pool_die(crawl, hero)),
        buff: (
            buff,
            crawl
                .book()
                .dice_for(|effect| effect == AbilityEffect::Buff),
        ),
        critical: options
            .critical
            .then_some(crawl.book().figures.critical_factor),
    })
}

fn attack_pool_die(crawl: Crawl<'_>, hero: HeroId) -> Die {
    let ability = crawl
        .abilities(hero)
        .find(|ability| crawl.ability(*ability).effect == AbilityEffect::AddToAttack);
    ability.map_or(Die::D6, |ability| crawl.book()[crawl.pool_of(ability)].die)
}

/// The attack of a foe on a hero, without evading.
pub fn struck(crawl: Crawl<'_>, foe: FoeId, hero: HeroId) -> Option<Struck> {
    let die = crawl.die_of(Combatant::Foe(foe))?;
    Some(Struck {
        die,
        armour: crawl.armour(hero),
        evade: (0, Die::D6),
    })
}

/// The armour that counts against a blow.
pub fn armour_against(crawl: Crawl<'_>, blow: &Blow) -> i32 {
    match blow.harm {
        Harm::MagicalTrap => crawl.magic_armour(blow.hero),
        Harm::Foe(_) | Harm::PhysicalTrap | Harm::Card => crawl.armour(blow.hero),
    }
}

/// The damage of a blow that gets through.
pub fn damage_of(crawl: Crawl<'_>, blow: &Blow) -> i32 {
    damage(blow.face, armour_against(crawl, blow), blow.evaded)
}

/// The check of an attempt; `None` if its target is gone.
pub fn of_attempt<'b>(book: &'b Book, crawl: Crawl<'_>, attempt: &Attempt) -> Option<AnyCheck<'b>> {
    let die = |ability| crawl.book()[crawl.pool_of(ability)].die;
    Some(match *attempt {
        Attempt::Attack {
            hero,
            foe,
            added,
            buff,
        } => AnyCheck::Attack(attack(crawl, hero, foe, added, buff)?),
        Attempt::Missile {
            foe, ability, dice, ..
        } => AnyCheck::Missile(Missile {
            dice: (dice, die(ability)),
            wound_threshold: crawl.body(foe)?.wound_threshold,
        }),
        Attempt::Heal { ability, dice, .. } => AnyCheck::Sum(Sum {
            role: "dice-heal",
            dice: DiceExpr::dice(dice, die(ability)),
        }),
        Attempt::Evade { ability, dice, .. } => AnyCheck::Evade(Evade {
            dice: (dice, die(ability)),
        }),
        Attempt::Resurrect {
            ability,
            dice,
            offering,
            ..
        } => {
            let AbilityEffect::Resurrect {
                difficulty, least, ..
            } = crawl.ability(ability).effect
            else {
                return None;
            };
            AnyCheck::Resurrect(Resurrect {
                dice: (dice, die(ability)),
                difficulty,
                least,
                offering,
            })
        }
        Attempt::Disarm { .. } => AnyCheck::AtLeast(disarm(crawl)),
        Attempt::Chest { .. } => AnyCheck::Chest(chest(book)),
        Attempt::Trap { .. } => AnyCheck::Trap(trap(book)),
        Attempt::Loot { dice, .. } => AnyCheck::Sum(Sum {
            role: "dice-loot",
            dice,
        }),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Fraction, odds};

    fn attack(die: Die, threshold: i32, slay: u8) -> Attack {
        Attack {
            die,
            wound_threshold: threshold,
            slay: (slay, Die::D6),
            buff: (0, Die::D6),
            critical: Some(2),
        }
    }

    #[test]
    fn milo_kills_with_his_best_face_at_twice_the_threshold() {
        assert_eq!(attack(Die::D4, 2, 0).outcome(&smallvec![4]), 2);
        assert_eq!(attack(Die::D4, 2, 0).outcome(&smallvec![3]), 1);
        assert_eq!(
            odds(&attack(Die::D4, 2, 0)).probability(&2),
            Fraction::new(1, 4)
        );
    }

    #[test]
    fn slay_dice_wound_by_multiples_of_the_threshold() {
        assert_eq!(attack(Die::D10, 6, 2).outcome(&smallvec![8, 10]), 3);
        assert_eq!(attack(Die::D10, 5, 2).outcome(&smallvec![4, 6]), 2);
        assert_eq!(attack(Die::D10, 6, 2).outcome(&smallvec![3, 8]), 1);
    }

    #[test]
    fn without_critical_damage_there_is_one_wound_at_most() {
        let plain = Attack {
            critical: None,
            ..attack(Die::D10, 1, 5)
        };
        assert_eq!(plain.outcome(&smallvec![10, 30]), 1);
    }

    #[test]
    fn a_resurrection_must_exceed_its_number() {
        let check = Resurrect {
            dice: (4, Die::D6),
            difficulty: 40,
            least: 8,
            offering: 30,
        };
        assert_eq!(check.outcome(&smallvec![11]), 1);
        assert_eq!(check.outcome(&smallvec![10]), 0);
        assert_eq!(
            Resurrect {
                offering: 99,
                ..check
            }
            .needed(),
            8
        );
    }
}
