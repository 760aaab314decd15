//! A fighter's derived figures: attributes, armour, moves, chances to hit.

use super::{
    checks::{Blow, Figure, Under},
    components::{Boon, FighterId, Worn},
    content::{Attribute, Field, Figures, SkillEffect, SkillIx, WeaponIx, WeaponTrait},
    fighter::Fighter,
    step::{Attack, AttackMode},
    venture::Venture,
};
use crate::{
    dice::DiceExpr,
    dungeon::Opacity,
    grid::{Cell, CellSet, Net, hex},
};

/// The minimum of an attribute.
const LEAST: i32 = 1;

impl<'w> Venture<'w> {
    /// The single figures of the book.
    pub fn figures(self) -> &'w Figures {
        &self.book().figures
    }

    // Skills

    /// The points in a skill.
    pub fn points(self, fighter: Fighter<'_>, skill: SkillIx) -> i32 {
        let mut known = fighter.skills().iter();
        let found = known.find(|(of, _)| *of == skill);
        found.map_or(0, |(_, points)| i32::from(*points))
    }

    /// The total of an effect over all skills, each times its points.
    pub fn skilled(self, fighter: Fighter<'_>, part: impl Fn(SkillEffect) -> i32) -> i32 {
        let each = fighter.skills().iter().map(|(skill, points)| {
            let effects = self.book()[*skill].effects.iter();
            effects.map(|effect| part(*effect)).sum::<i32>() * i32::from(*points)
        });
        each.sum()
    }

    /// The effect of one skill, times its points.
    pub fn skilled_in(
        self,
        fighter: Fighter<'_>,
        skill: SkillIx,
        part: impl Fn(SkillEffect) -> i32,
    ) -> i32 {
        let effects = self.book()[skill].effects.iter();
        effects.map(|effect| part(*effect)).sum::<i32>() * self.points(fighter, skill)
    }

    /// The skill with an effect that has the most points.
    pub fn best_skill(
        self,
        fighter: Fighter<'_>,
        has: impl Fn(SkillEffect) -> bool,
    ) -> Option<(SkillIx, u8)> {
        let mut found: Option<(SkillIx, u8)> = None;
        for (skill, points) in fighter.skills() {
            let fits = self.book()[*skill]
                .effects
                .iter()
                .any(|effect| has(*effect));
            if fits && found.is_none_or(|(_, most)| *points > most) {
                found = Some((*skill, *points));
            }
        }
        found
    }

    // Attributes

    /// The net value of lasting effects: the best bonus plus the worst penalty.
    fn boons(self, fighter: Fighter<'_>, part: impl Fn(Boon) -> i32) -> i32 {
        let effects = fighter.effects();
        let each = || effects.iter().map(|lasting| part(lasting.boon));
        each().max().unwrap_or(0).max(0) + each().min().unwrap_or(0).min(0)
    }

    /// The reduction of DX by armour and shield.
    pub fn burden(self, fighter: Fighter<'_>) -> i32 {
        self.burden_in(fighter, fighter.worn())
    }

    /// The same by what the fighter could wear.
    pub fn burden_in(self, fighter: Fighter<'_>, worn: Worn) -> i32 {
        let worn = [worn.armour, worn.shield].into_iter().flatten();
        let burden: i32 = worn.map(|armour| self.book()[armour].burden).sum();
        let borne = self.skilled(fighter, |effect| match effect {
            SkillEffect::Burden(less) => less,
            _ => 0,
        });
        (burden - borne).max(0)
    }

    /// The parts of an attribute, before the minimum of [`LEAST`].
    fn parts(self, fighter: Fighter<'_>, attribute: Attribute) -> [(&'static str, i32); 4] {
        let name = match attribute {
            Attribute::St => "modifier-st",
            Attribute::Dx => "modifier-dx",
            Attribute::Iq => "modifier-iq",
        };
        let raised = self.boons(fighter, |boon| match boon {
            Boon::Raise(of, by) if of == attribute => by,
            _ => 0,
        });
        let burden = match attribute {
            Attribute::Dx => self.burden(fighter),
            _ => 0,
        };
        [
            (name, fighter.base()[attribute as usize]),
            (
                "modifier-curse",
                -fighter.health().curses * self.figures().curse,
            ),
            ("modifier-spell", raised),
            ("modifier-burden", -burden),
        ]
    }

    /// An attribute as it is now, part by part.
    pub fn attribute(self, fighter: Fighter<'_>, attribute: Attribute) -> Figure {
        let parts = self.parts(fighter, attribute).into_iter();
        let figure = parts.fold(Figure::default(), |it, (name, n)| it.with(name, n));
        let lift = (LEAST - figure.total).max(0);
        figure.with("modifier-least", lift)
    }

    /// An attribute as it is now, without its parts.
    pub fn value(self, fighter: Fighter<'_>, attribute: Attribute) -> i32 {
        let parts = self.parts(fighter, attribute);
        parts.iter().map(|(_, n)| n).sum::<i32>().max(LEAST)
    }

    /// ST as it is now, as the table lists it.
    pub fn st(self, fighter: Fighter<'_>) -> i32 {
        fighter.st
    }

    /// Damage and fatigue together.
    pub fn suffered(self, fighter: Fighter<'_>) -> i32 {
        let health = fighter.health();
        health.damage + health.fatigue + health.hunger
    }

    /// What it can still suffer before it is out; 0 or less if it is out.
    pub fn left(self, fighter: Fighter<'_>) -> i32 {
        self.st(fighter) - self.suffered(fighter)
    }

    /// ST as it is now, and whether the fighter is not dead, out or gone: what the table lists of
    /// it.
    pub fn vigour(self, fighter: Fighter<'_>) -> (i32, bool) {
        let st = self.value(fighter, Attribute::St);
        let gone = fighter.health().dead || fighter.activity().fled;
        (st, !gone && st > self.suffered(fighter))
    }

    /// True if the damage has killed it.
    pub fn is_slain(self, fighter: Fighter<'_>) -> bool {
        fighter.health().damage >= self.st(fighter) * self.figures().death_factor
    }

    /// True if a foe has taken enough damage to flee.
    pub fn wants_away(self, fighter: Fighter<'_>) -> bool {
        !fighter.id.is_hero()
            && fighter.health().damage * self.figures().flee_divisor >= self.st(fighter)
    }

    /// Number of hexes it can move in a turn.
    pub fn moves(self, fighter: Fighter<'_>) -> u16 {
        let by_dx = self.value(fighter, Attribute::Dx) / self.figures().move_divisor;
        let skilled = self.skilled(fighter, |effect| match effect {
            SkillEffect::Move(more) => more,
            _ => 0,
        });
        let cast = self.boons(fighter, |boon| match boon {
            Boon::Move(more) => more,
            _ => 0,
        });
        (by_dx + skilled + cast).clamp(0, 99) as u16
    }

    /// True if a spell holds it.
    pub fn is_held(self, fighter: Fighter<'_>) -> bool {
        let held = |boon: Boon| boon == Boon::Hold;
        fighter.effects().iter().any(|lasting| held(lasting.boon))
    }

    /// Damage stopped by armour, shield, hide and spells. A shield stops nothing while both hands
    /// are full.
    pub fn stops(self, fighter: Fighter<'_>) -> i32 {
        let worn = fighter.worn().armour.map_or(0, |it| self.book()[it].stops);
        let both = self
            .in_hand(fighter)
            .is_some_and(|held| self.book()[held.weapon].hands > 1);
        let shield = fighter.worn().shield.filter(|_| !both);
        let borne = shield.map_or(0, |it| self.book()[it].stops);
        let hide = self.foe_kind(fighter).map_or(0, |kind| kind.hide);
        let cast = self.boons(fighter, |boon| match boon {
            Boon::Armour(more) => more,
            _ => 0,
        });
        (worn + borne + hide + cast).max(0)
    }

    // Attacks

    /// The damage of a weapon in an attack mode, if it has that mode.
    pub fn damage_of(self, weapon: WeaponIx, mode: AttackMode) -> Option<DiceExpr> {
        let weapon = &self.book()[weapon];
        match mode {
            AttackMode::Strike => weapon.strike,
            AttackMode::Shoot => weapon.shoot,
            AttackMode::Throw => weapon.throw,
        }
    }

    fn skill_of(self, weapon: WeaponIx, mode: AttackMode) -> SkillIx {
        let links = &self.book()[weapon].links;
        match mode {
            AttackMode::Strike | AttackMode::Shoot => links.skill,
            AttackMode::Throw => links.throw,
        }
    }

    /// True if it is strong enough for a weapon.
    pub fn can_wield(self, fighter: Fighter<'_>, weapon: WeaponIx) -> bool {
        self.st(fighter) >= self.book()[weapon].heft
    }

    /// The board as it is now, for many lines of sight.
    pub fn sight(self) -> Sight<'w> {
        let mut sight = Sight {
            field: self.field(),
            standing: CellSet::new(self.field().bounds()),
            fallen: CellSet::new(self.field().bounds()),
        };
        for fighter in self.fighters() {
            if let Some(at) = fighter.at {
                let up = fighter.up;
                let cells = if up {
                    &mut sight.standing
                } else {
                    &mut sight.fallen
                };
                cells.insert(at);
            }
        }
        sight
    }

    /// True if nothing stands between two hexes. Anybody standing there, and every obstacle that
    /// blocks sight, is in the way; those on the same hex as either end are not.
    pub fn sees(self, from: Cell, to: Cell) -> bool {
        self.field().touches(from, to) || self.sight().sees(from, to)
    }

    /// Number of dice to roll to hit.
    pub fn dice_to_hit(self, attack: &Attack) -> u8 {
        let on = self.fighter(attack.on);
        let figures = self.figures();
        let cast = on.effects().iter().map(|lasting| match lasting.boon {
            Boon::HardToHit(dice) => dice,
            _ => 0,
        });
        let cast = cast.max().unwrap_or(0);
        let covered = match (attack.mode, self.fighter(attack.by).at, on.at) {
            (AttackMode::Shoot | AttackMode::Throw, Some(from), Some(to)) => {
                self.sight().is_covered(from, to)
            }
            _ => false,
        };
        let cover = if covered { figures.cover_dice } else { 0 };
        figures.check_dice.max(cast).max(cover)
    }

    /// The roll to hit with the weapon in hand.
    pub fn to_hit(self, attack: &Attack) -> Option<Under> {
        let by = self.fighter(attack.by);
        let weapon = self.in_hand(by)?.weapon;
        let skilled = self.skilled_in(
            by,
            self.skill_of(weapon, attack.mode),
            |effect| match effect {
                SkillEffect::Attack(more) => more,
                _ => 0,
            },
        );
        let aim = self.trait_of(weapon, |it| match it {
            WeaponTrait::Aim(more) => Some(more),
            _ => None,
        });
        let value = self
            .attribute(by, Attribute::Dx)
            .with("modifier-skill", skilled)
            .with("modifier-aim", aim.unwrap_or(0));
        Some(Under {
            role: "dice-hit",
            count: self.dice_to_hit(attack),
            die: self.figures().die,
            value,
        })
    }

    /// Looks for a trait of a weapon.
    pub fn trait_of<T>(
        self,
        weapon: WeaponIx,
        pick: impl Fn(WeaponTrait) -> Option<T>,
    ) -> Option<T> {
        let traits = self.book()[weapon].traits.iter();
        traits.copied().find_map(pick)
    }

    /// The damage of an attack to somebody, not necessarily its target: a blast reaches further.
    pub fn blow(self, attack: &Attack, weapon: WeaponIx, on: FighterId) -> Option<Blow> {
        let (by, on) = (self.fighter(attack.by), self.fighter(on));
        let first = u8::from(attack.first) * self.figures().first_attack_dice;
        let mut dice = self.damage_of(weapon, attack.mode)?.more_dice(first);
        let near = self.trait_of(weapon, |it| match it {
            WeaponTrait::Close(hexes) => Some(u32::from(hexes)),
            _ => None,
        });
        if let (Some(near), Some(from), Some(to)) = (near, by.at, on.at)
            && attack.mode != AttackMode::Strike
            && hex::distance(from, to) <= near
        {
            dice = dice.more_dice(1);
        }
        let skilled = self.skilled_in(
            by,
            self.skill_of(weapon, attack.mode),
            |effect| match effect {
                SkillEffect::Damage(more) => more,
                _ => 0,
            },
        );
        let pierced = self.trait_of(weapon, |it| match it {
            WeaponTrait::Pierce(less) => Some(less),
            _ => None,
        });
        let mut blow = Blow::new(dice, "modifier-weapon");
        blow.first = first;
        blow.plus = blow
            .plus
            .with("modifier-skill", skilled)
            .with("modifier-spell", self.might(by));
        blow.stopped = (self.stops(on) - pierced.unwrap_or(0)).max(0);
        Some(blow)
    }

    /// Bonus of spells to its damage.
    pub fn might(self, fighter: Fighter<'_>) -> i32 {
        self.boons(fighter, |boon| match boon {
            Boon::Might(more) => more,
            _ => 0,
        })
    }

    // Unarmed

    fn unarmed(self, fighter: Fighter<'_>) -> (i32, i32, i32) {
        let sum = |pick: fn((i32, i32, i32)) -> i32| {
            self.skilled(fighter, |effect| match effect {
                SkillEffect::Unarmed {
                    strength,
                    dexterity,
                    damage,
                } => pick((strength, dexterity, damage)),
                _ => 0,
            })
        };
        (sum(|it| it.0), sum(|it| it.1), sum(|it| it.2))
    }

    /// ST in a grapple.
    pub fn grapple_st(self, fighter: Fighter<'_>) -> Figure {
        let (strength, _, _) = self.unarmed(fighter);
        self.attribute(fighter, Attribute::St)
            .with("modifier-unarmed", strength)
    }

    /// DX in a tackle.
    pub fn tackle_dx(self, fighter: Fighter<'_>) -> Figure {
        let (_, dexterity, _) = self.unarmed(fighter);
        let skilled = self.skilled(fighter, |effect| match effect {
            SkillEffect::Tackle(more) => more,
            _ => 0,
        });
        self.attribute(fighter, Attribute::Dx)
            .with("modifier-unarmed", dexterity)
            .with("modifier-skill", skilled)
    }

    /// DX when dodging.
    pub fn dodge_dx(self, fighter: Fighter<'_>) -> Figure {
        let skilled = self.skilled(fighter, |effect| match effect {
            SkillEffect::Dodge(more) => more,
            _ => 0,
        });
        self.attribute(fighter, Attribute::Dx)
            .with("modifier-skill", skilled)
    }

    /// IQ when casting spells.
    pub fn cast_iq(self, fighter: Fighter<'_>) -> Figure {
        let skilled = self.skilled(fighter, |effect| match effect {
            SkillEffect::Cast(more) => more,
            _ => 0,
        });
        self.attribute(fighter, Attribute::Iq)
            .with("modifier-skill", skilled)
    }

    /// The damage of a grapple. Armour does not help against humans, but it does against teeth.
    pub fn squeeze(self, by: Fighter<'_>, on: Fighter<'_>) -> Blow {
        let bite = self.foe_kind(by).and_then(|kind| kind.bite);
        let mut blow = match bite {
            Some(teeth) => Blow::new(teeth, "modifier-bite"),
            None => Blow::new(self.figures().unarmed, "modifier-bare-hands"),
        };
        let (mine, theirs) = (self.grapple_st(by).total, self.grapple_st(on).total);
        let by_strength = match mine.cmp(&theirs) {
            std::cmp::Ordering::Greater => self.figures().stronger,
            std::cmp::Ordering::Equal => 0,
            std::cmp::Ordering::Less => self.figures().weaker,
        };
        let (_, _, skilled) = self.unarmed(by);
        blow.plus = blow
            .plus
            .with("modifier-strength", by_strength)
            .with("modifier-unarmed", skilled)
            .with("modifier-spell", self.might(by));
        if bite.is_some() {
            blow.stopped = self.stops(on);
        }
        blow
    }

    /// True if it is strong enough to move and act freely with the opponent it grapples.
    pub fn carries(self, by: Fighter<'_>, on: Fighter<'_>) -> bool {
        self.st(by) >= self.st(on) * self.figures().carry_factor
    }
}

/// The board at one moment with everybody on it, for many lines of sight.
pub struct Sight<'w> {
    field: &'w Field,
    /// Hexes that somebody stands in.
    standing: CellSet,
    /// Hexes that somebody lies in.
    fallen: CellSet,
}

impl Sight<'_> {
    /// The same once whoever stands in a hex has left it.
    #[must_use]
    pub fn without(mut self, cell: Cell) -> Self {
        self.standing.remove(cell);
        self
    }

    /// True if nothing stands between two hexes, as for [`Venture::sees`].
    pub fn sees(&self, from: Cell, to: Cell) -> bool {
        self.field.touches(from, to) || hex::sees(from, to, |cell| self.hides(cell))
    }

    /// True if a hex blocks sight across it.
    pub fn hides(&self, cell: Cell) -> bool {
        let blocked = match self.field.sight(cell) {
            Opacity::Clear => false,
            Opacity::Blocked => true,
            Opacity::BlockedWhileEmpty => !self.fallen.contains(cell),
        };
        blocked || self.standing.contains(cell)
    }

    /// True if a target in a hex has cover from another: in brush, or behind something low that is
    /// nearer to it than to the attacker.
    pub fn is_covered(&self, from: Cell, to: Cell) -> bool {
        if self.field.covers(to) && self.field.is_open(to) {
            return true;
        }
        let (line, blocked) = hex::line_of_sight(from, to, |cell| self.hides(cell));
        let mut line = line.into_iter().filter(|_| blocked.is_empty());
        line.any(|cell| {
            self.field.covers(cell)
                && !self.field.is_open(cell)
                && hex::distance(cell, to) == 1
                && hex::distance(cell, from) > 1
        })
    }
}
