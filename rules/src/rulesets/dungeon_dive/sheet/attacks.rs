//! Attacks: what they are rolled with, at what, and what they do.

use smallvec::SmallVec;

use super::{Case, Made, Sheet, Tally, Why};
use crate::{
    dice::DiceExpr,
    rulesets::dungeon_dive::{
        components::{Arm, Blow, Deed, FigureId, How, With},
        content::{
            Ability, AttackBonus, Cover, DamageKind, Effect, Form, Property, Range, Size, Source,
            Trait, WeaponIx,
        },
        figure::Figure,
        place, rules,
    },
};

/// An attack as it is made, before anybody is its target.
#[derive(Clone, PartialEq, Debug)]
pub struct Attack {
    pub melee: bool,
    pub spell: bool,
    pub finesse: bool,
    pub thrown: bool,
    /// True if it rests on strength.
    pub strength: bool,
    pub both_hands: bool,
    pub second: bool,
    pub magical: bool,
    pub bonus: SmallVec<[(Why, i32); 4]>,
    /// Feet of reach in melee.
    pub reach: u16,
    /// Feet of range from afar, without and with disadvantage.
    pub range: (u16, u16),
    /// The weapon, its dice and their kind.
    pub weapon: Option<(WeaponIx, DiceExpr, DamageKind)>,
    /// What is added to the damage of a weapon.
    pub damage: i32,
    /// The source of it, for traits of an item that count with that alone.
    pub source: Source,
    /// True for a heavy weapon.
    pub heavy: bool,
    /// The double that it comes from.
    pub from: Option<FigureId>,
}

impl Attack {
    /// The same attack from where a double stands.
    #[must_use]
    pub fn from(self, double: FigureId) -> Self {
        Attack {
            from: Some(double),
            ..self
        }
    }

    /// Whoever stands where it comes from.
    pub fn place<'w>(&self, by: Figure<'w>) -> Figure<'w> {
        self.from.and_then(|it| by.play().get(it)).unwrap_or(by)
    }
}

/// Damage besides that of the weapon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extra {
    pub dice: DiceExpr,
    pub kind: Option<DamageKind>,
    pub source: Source,
    /// True if it is done once a turn.
    pub once: bool,
}

impl Sheet<'_> {
    /// An attack of its own.
    pub fn attack(&self, deed: &Deed, blow: &Blow) -> Attack {
        match blow.with {
            With::Arm(place) => Attack {
                from: blow.from,
                ..self.with_arm(place, blow.how, blow.second, blow.both_hands)
            },
            With::Effect { block, place } => self.with_effect(deed, block, place),
        }
    }

    /// An attack with one of the arms, or the bare hand; rule `weapon.properties`.
    pub fn with_arm(&self, place: Option<u8>, how: How, second: bool, both: bool) -> Attack {
        let book = self.figure.play().book();
        let arm = place.and_then(|it| self.figure.kit().arms.get(usize::from(it)).copied());
        let arm = arm.unwrap_or(Arm {
            weapon: book.unarmed,
            item: None,
        });
        let weapon = &book[arm.weapon];
        let finesse = weapon.properties.contains(&Property::Finesse);
        let (ability, strength) = self.ability_for(how, finesse);
        let plus = arm.item.map_or(0, |it| i32::from(book[it].plus));
        let mut bonus = SmallVec::from_slice(&[(Why::Ability(ability), self.modifier(ability))]);
        if self.is_proficient(arm.weapon) {
            bonus.push((Why::Trained, self.figure.proficiency()));
        }
        if let Some(item) = arm.item.filter(|_| plus != 0) {
            bonus.push((Why::Source(Source::Item(item)), plus));
        }
        let ammunition = self.ammunition(arm, how);
        let shot = ammunition.map_or(0, |it| i32::from(book[it].plus));
        if let Some(item) = ammunition.filter(|_| shot != 0) {
            bonus.push((Why::Source(Source::Item(item)), shot));
        }
        let versatile = weapon.properties.iter().find_map(|it| match it {
            Property::Versatile(dice) => Some(*dice),
            _ => None,
        });
        let dice = versatile.filter(|_| both).unwrap_or(weapon.dice);
        let modifier = self.modifier(ability);
        let modifier = match second && !self.is(|held| *held == Trait::SecondWeaponModifier) {
            true => modifier.min(0),
            false => modifier,
        };
        let reach = weapon.properties.contains(&Property::Reach);
        Attack {
            melee: how == How::Strike,
            spell: false,
            finesse,
            thrown: how == How::Throw,
            strength,
            both_hands: both || weapon.properties.contains(&Property::TwoHanded),
            second,
            magical: arm.item.is_some()
                || ammunition.is_some()
                || self.is(|held| *held == Trait::MagicalWeapons),
            bonus,
            reach: if reach { 10 } else { 5 },
            range: ranges(&weapon.properties, how),
            weapon: Some((arm.weapon, dice, weapon.kind)),
            damage: modifier + plus + shot,
            source: arm.item.map_or(Source::Rule, Source::Item),
            heavy: weapon.properties.contains(&Property::Heavy),
            from: None,
        }
    }

    /// The ability of an attack with a weapon, and whether it is strength.
    fn ability_for(&self, how: How, finesse: bool) -> (Ability, bool) {
        let usual = match how {
            How::Shoot => Ability::Dexterity,
            How::Strike | How::Throw => Ability::Strength,
        };
        let better = |a: Ability, b: Ability| match self.modifier(b) > self.modifier(a) {
            true => b,
            false => a,
        };
        let mut ability = match finesse {
            true => better(usual, Ability::Dexterity),
            false => usual,
        };
        if how == How::Strike {
            for (_, held) in self.plain() {
                if let Trait::AttacksWith(other) = held {
                    ability = better(ability, *other);
                }
            }
        }
        (ability, ability == Ability::Strength)
    }

    fn is_proficient(&self, weapon: WeaponIx) -> bool {
        let book = self.figure.play().book();
        let Some(hero) = self.figure.hero() else {
            return true;
        };
        let groups = &book[weapon].groups;
        let class = &book[hero.class].weapons;
        let learned = |held: &Trait| match held {
            Trait::Weapons(all) => groups.iter().any(|it| all.contains(it)),
            _ => false,
        };
        groups.iter().any(|it| class.contains(it)) || self.is(learned)
    }

    /// An attack as an effect of a deed says.
    fn with_effect(&self, deed: &Deed, block: u16, place: u8) -> Attack {
        let book = self.figure.play().book();
        let works = book.works(deed.source);
        let step = &works.blocks[usize::from(block)][usize::from(place)];
        let Effect::Attack {
            ranged,
            spell,
            bonus,
            reach,
            range,
            long,
            ..
        } = step.effect
        else {
            unreachable!("a blow names an attack");
        };
        let of_act = deed.act.and_then(|act| works.acts.get(usize::from(act)));
        let of_act = of_act.and_then(|act| match act.range {
            Range::Feet(feet) => Some(feet),
            _ => None,
        });
        let near = range.or(of_act).unwrap_or(reach);
        Attack {
            melee: !ranged,
            spell,
            finesse: false,
            thrown: false,
            strength: bonus == AttackBonus::Ability(Ability::Strength),
            both_hands: false,
            second: false,
            magical: spell || self.is(|held| *held == Trait::MagicalWeapons),
            bonus: self.effect_bonus(deed.source, bonus, deed.dc.filter(|_| spell)),
            reach,
            range: (near, long.unwrap_or(near)),
            weapon: None,
            damage: 0,
            source: deed.source,
            heavy: false,
            from: None,
        }
    }

    fn effect_bonus(
        &self,
        source: Source,
        bonus: AttackBonus,
        dc: Option<u8>,
    ) -> SmallVec<[(Why, i32); 4]> {
        // What an item casts attacks by its own difficulty.
        if let Some(dc) = dc.filter(|_| bonus == AttackBonus::Casting) {
            return SmallVec::from_slice(&[(Why::Given, i32::from(dc) - 8)]);
        }
        let trained = (Why::Trained, self.figure.proficiency());
        let with = |ability| [(Why::Ability(ability), self.modifier(ability)), trained];
        let foe = self.figure.foe().and_then(|foe| foe.casting.as_ref());
        match (bonus, foe, self.casts_by(source)) {
            (AttackBonus::Fixed(bonus), ..) => {
                SmallVec::from_slice(&[(Why::Given, i32::from(bonus))])
            }
            (AttackBonus::Ability(ability), ..) => SmallVec::from_slice(&with(ability)),
            (AttackBonus::Casting, Some(foe), _) => {
                SmallVec::from_slice(&[(Why::Given, i32::from(foe.attack))])
            }
            (AttackBonus::Casting, None, Some(ability)) => SmallVec::from_slice(&with(ability)),
            (AttackBonus::Casting, None, None) => SmallVec::from_slice(&[trained]),
        }
    }

    /// What an attack on somebody is rolled with, every source of advantage named; rules
    /// `attack.roll`, `attack.ranged`, `attack.in_melee`, `attack.unseen` and `move.prone`.
    pub fn attack_tally(&self, attack: &Attack, target: &Sheet<'_>) -> Tally {
        let (one, other) = (attack.place(self.figure), target.figure);
        let made = Made::Attack {
            melee: attack.melee,
            spell: attack.spell,
        };
        let case = Case {
            attack: Some(attack),
            by_spell: attack.spell,
            ..Case::with(other.id())
        };
        let mut tally = self.tally(made, &case);
        for (why, by) in &attack.bonus {
            tally.add(*why, *by);
        }
        let feet = place::feet(one, other);
        if !place::sees(other, one) {
            tally.advantage.push(Why::Rule(rules::ATTACK_UNSEEN));
        }
        if !place::sees(one, other) {
            tally.disadvantage.push(Why::Rule(rules::ATTACK_UNSEEN));
        }
        let far = !attack.melee && feet > attack.range.0;
        if far && !self.is(|held| *held == Trait::IgnoresLongRange) {
            tally.disadvantage.push(Why::Rule(rules::ATTACK_RANGED));
        }
        if !attack.melee && self.is_pressed() {
            tally.disadvantage.push(Why::Rule(rules::ATTACK_IN_MELEE));
        }
        if attack.heavy && one.size() <= Size::Small {
            tally.disadvantage.push(Why::Rule(rules::WEAPON_PROPERTIES));
        }
        target.add_as_target(one, feet, &mut tally);
        tally
    }

    /// Adds what makes its bearer easy or hard to hit.
    fn add_as_target(&self, by: Figure<'_>, feet: u16, tally: &mut Tally) {
        let case = Case::with(by.id());
        for (bearing, held) in self.counting(&case) {
            let why = bearing.why(self.figure.play().book());
            match held {
                Trait::EasyToHit => tally.advantage.push(why),
                Trait::HardToHit => tally.disadvantage.push(why),
                Trait::Prone if feet <= 5 => tally.advantage.push(why),
                Trait::Prone => tally.disadvantage.push(why),
                _ => continue,
            }
            self.spend(bearing, tally);
        }
    }

    /// True for whoever shoots at a disadvantage, as a foe stands beside them who sees them and can act.
    fn is_pressed(&self) -> bool {
        let one = self.figure;
        let foes = one.play().up(one.team().other());
        let mut near = foes.filter(|it| place::feet(one, *it) <= 5);
        let presses = near.any(|it| place::sees(it, one) && !it.is_incapacitated());
        presses && !self.is(|held| *held == Trait::ShootsInMelee)
    }

    /// The AC that an attack has to reach, cover included, and the cover; rules `attack.roll` and
    /// `cover.degrees`.
    pub fn ac_against(&self, by: &Sheet<'_>, attack: &Attack) -> (i32, Option<Cover>) {
        let cover = self.cover_from(by, attack.place(by.figure));
        let figures = &self.figure.play().book().figures;
        let more = match cover {
            None | Some(Cover::Total) => 0,
            Some(Cover::Half) => i32::from(figures.half_cover),
            Some(Cover::ThreeQuarters) => i32::from(figures.most_cover),
        };
        let case = Case {
            attack: Some(attack),
            by_spell: attack.spell,
            ..Case::with(by.figure.id())
        };
        (self.ac_in(&case) + more, cover)
    }

    /// The cover from somebody who attacks from their own place or a double’s; rule `cover.degrees`.
    pub fn cover_from(&self, by: &Sheet<'_>, place: Figure<'_>) -> Option<Cover> {
        let ignores = by.is(|held| *held == Trait::IgnoresCover);
        let cover = place::cover(place, self.figure).filter(|_| !ignores);
        // Half cover is no use against whoever looks down on it.
        let above = place::is_above(place, self.figure);
        cover.filter(|it| *it != Cover::Half || !above)
    }

    /// The least natural roll that is a critical hit; rule `attack.critical`.
    pub fn critical_on(&self) -> u8 {
        let on = self.plain().filter_map(|(_, held)| match held {
            Trait::CriticalOn(face) => Some(*face),
            _ => None,
        });
        on.min().unwrap_or(20)
    }

    /// True if any hit on it from there is critical.
    pub fn is_helpless_against(&self, by: Figure<'_>) -> bool {
        let case = Case::with(by.id());
        let near = place::feet(by, self.figure) <= 5;
        near && self
            .counting(&case)
            .any(|(_, held)| *held == Trait::HitsAreCritical)
    }

    /// Damage besides that of the weapon, once the attack has hit; rule `damage.roll`.
    pub fn extras(&self, attack: &Attack, case: &Case<'_>) -> (Vec<Extra>, i32) {
        let (mut extras, mut plus) = (Vec::new(), 0);
        if attack.spell {
            return (extras, plus);
        }
        for (by, held) in self.counting(case) {
            if self.is_of_other_weapon(by.source, attack) {
                continue;
            }
            match held {
                Trait::Damage(more) => plus += i32::from(*more),
                Trait::DamagePlus(more) => plus += self.plus(*more),
                Trait::DamageDice {
                    dice,
                    kind,
                    once_a_turn,
                    by_column,
                } => {
                    let done = self.figure.turn().once.contains(&by.source);
                    if !(*once_a_turn && done) {
                        let column = self.column_dice(by.source).filter(|_| *by_column);
                        extras.push(Extra {
                            dice: column.unwrap_or(*dice),
                            kind: *kind,
                            source: by.source,
                            once: *once_a_turn,
                        });
                    }
                }
                _ => {}
            }
        }
        (extras, plus)
    }

    /// True for a magic weapon other than the one of an attack: each does what it does with its own
    /// blows alone; rule `item.magic`.
    pub fn is_of_other_weapon(&self, source: Source, attack: &Attack) -> bool {
        let book = self.figure.play().book();
        let Source::Item(item) = source else {
            return false;
        };
        source != attack.source && matches!(book[item].form, Form::Weapon(_))
    }

    /// Dice of the weapon more on a critical hit of an attack.
    pub fn critical_dice(&self, case: &Case<'_>) -> u8 {
        let more = self.counting(case).filter_map(|(_, held)| match held {
            Trait::CriticalDice(dice) => Some(*dice),
            _ => None,
        });
        more.sum()
    }
}

fn ranges(properties: &[Property], how: How) -> (u16, u16) {
    let found = properties.iter().find_map(|it| match (it, how) {
        (Property::Thrown(near, long), How::Throw) => Some((*near, *long)),
        (Property::Shoots(near, long), How::Shoot) => Some((*near, *long)),
        _ => None,
    });
    found.unwrap_or((0, 0))
}
