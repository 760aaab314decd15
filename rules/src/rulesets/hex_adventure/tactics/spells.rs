//! The spells and devices of foes.

use std::cmp::Reverse;

use super::{
    Act, Plan,
    afar::{self, Aims},
    beside, is_shooter,
};
use crate::{
    grid::{Cell, hex},
    rulesets::hex_adventure::{
        components::{Boon, FighterId},
        content::{Aimed, Attribute, Casts, Effect, Power, Spell, SpellIx},
        event::{Reason, TieBreak},
        fighter::Fighter,
        harm, powers,
        step::{Aim, Means, Using},
        venture::Venture,
    },
};

/// The spells that somebody has the IQ for, and the strength to cast and still stand.
fn castable<'w>(
    venture: Venture<'w>,
    me: Fighter<'w>,
) -> impl Iterator<Item = (SpellIx, &'w Spell)> {
    let iq = venture.value(me, Attribute::Iq);
    let reserves = powers::reserves(venture, me);
    let known = me.spells().iter();
    let known = known.map(move |spell| (*spell, &*venture.book()[*spell].record));
    known.filter(move |(_, spell)| spell.iq <= iq && spell.fatigue < reserves)
}

/// True if there is a spell left that it could harm somebody with.
pub fn harms(venture: Venture<'_>, me: Fighter<'_>) -> bool {
    castable(venture, me).any(|(_, spell)| spell.power.target == Aimed::Foe)
}

/// True if somebody knows a spell and could cast it now, for what its fatigue and IQ are worth.
pub fn can_cast(venture: Venture<'_>, me: Fighter<'_>, spell: SpellIx) -> bool {
    castable(venture, me).any(|(it, _)| it == spell)
}

/// The spell that a foe would cast on somebody in sight.
pub fn against(venture: Venture<'_>, me: Fighter<'_>, target: Fighter<'_>) -> Option<SpellIx> {
    Caster { venture, me }.against(target)
}

/// What to cast now: first what saves an ally or itself, then what hits several, then what
/// costs most, then what helps.
pub fn plan(venture: Venture<'_>, me: Fighter<'_>, aims: Aims<'_, '_>) -> Option<Plan> {
    if me.spells().is_empty() {
        return None;
    }
    let caster = Caster { venture, me };
    if venture.tactics(me).casts == Casts::Harm {
        return caster.hurt(aims);
    }
    let saved = caster.heal().or_else(|| caster.shield());
    let saved = saved.or_else(|| caster.escape());
    let harm = || caster.catch().or_else(|| caster.hurt(aims));
    saved.or_else(harm).or_else(|| caster.help())
}

/// A mage's turn.
struct Caster<'w> {
    venture: Venture<'w>,
    me: Fighter<'w>,
}

impl<'w> Caster<'w> {
    fn cast(&self, spell: SpellIx, aim: Aim, amount: i32) -> Act {
        Act::Use(Using {
            by: self.me.id,
            means: Means::Spell(spell),
            aim,
            amount,
        })
    }

    fn on(&self, spell: SpellIx, on: FighterId, reason: Reason, tie: TieBreak) -> Plan {
        Plan::about(on, reason, tie, self.cast(spell, Aim::At(on), 1))
    }

    fn spells(&self) -> impl Iterator<Item = (SpellIx, &'w Spell)> {
        castable(self.venture, self.me)
    }

    /// Companions within reach of a power, itself included, the nearest first.
    fn friends(&self, power: &Power) -> Vec<Fighter<'w>> {
        let aims = powers::aims(self.venture, self.me, power).into_iter();
        let mut friends: Vec<Fighter<'w>> = aims
            .filter_map(|aim| match aim {
                Aim::At(on) => self.venture.get(on),
                Aim::Hex(_) => None,
            })
            .collect();
        let far = |it: &Fighter<'_>| match (self.me.at, it.at) {
            (Some(from), Some(at)) => hex::distance(from, at),
            _ => u32::MAX,
        };
        friends.sort_by_key(|it| (far(it), it.id));
        friends
    }

    /// Heals an ally who is knocked out or about to flee, if that is enough to bring it back.
    fn heal(&self) -> Option<Plan> {
        let venture = self.venture;
        self.spells().find_map(|(spell, record)| {
            let power = &record.power;
            let helps = matches!(power.target, Aimed::Friend | Aimed::Own);
            let heals = |it: &Effect| matches!(it, Effect::Heal(_) | Effect::HealChosen);
            let effect = power.effects.iter().find(|it| helps && heals(it))?;
            let most = match effect {
                Effect::Heal(dice) => i32::from(dice.count) + dice.plus,
                _ => (powers::reserves(venture, self.me) - 1) / record.fatigue.max(1),
            };
            let needed = |it: &Fighter<'_>| {
                // One below the damage at which it flees, and up again.
                let (st, health) = (venture.st(*it), it.health());
                let stays = harm::flees_at(venture, *it) - 1;
                (health.damage - stays).max(venture.suffered(*it) - st + 1)
            };
            let saved = |it: &Fighter<'_>| {
                let lost = !it.up || venture.wants_away(*it);
                lost && needed(it) <= most.min(it.health().damage)
                    && harm::can_get_up(venture, it.id)
            };
            let patient = self.friends(power).into_iter().find(saved)?;
            let act = self.cast(spell, Aim::At(patient.id), needed(&patient).max(1));
            let tie = TieBreak::None;
            Some(Plan::about(patient.id, Reason::Heals, tie, act))
        })
    }

    /// Shields itself when a hero is beside it or shoots, unless it is shielded already or could
    /// not hurt anybody afterwards.
    fn shield(&self) -> Option<Plan> {
        let (venture, me) = (self.venture, self.me);
        let at = me.at?;
        let sight = venture.sight();
        let shoots = |it: Fighter<'_>| {
            is_shooter(venture, it) && it.at.is_some_and(|from| sight.sees(from, at))
        };
        let wards = |it: &Effect| match it {
            Effect::HardToHit(_) => true,
            Effect::Armour(more) => *more > 0,
            _ => false,
        };
        let (spell, record) = self.spells().find(|(_, spell)| {
            let own = matches!(spell.power.target, Aimed::Friend | Aimed::Own);
            own && spell.power.effects.iter().any(wards)
                && spell.power.effects.iter().any(|it| self.is_new(*it, me))
        })?;
        let harmful = |spell: &Spell| matches!(spell.power.target, Aimed::Foe | Aimed::Hex);
        let costs = self.spells().filter(|(_, it)| harmful(it));
        let dearest = costs.map(|(_, it)| it.fatigue).max().unwrap_or(0);
        let pays = record.fatigue + dearest < powers::reserves(venture, me);
        let threatened =
            || beside(venture, me.id, at, None) > 0 || venture.against(me.id).any(shoots);
        (pays && threatened()).then(|| self.on(spell, me.id, Reason::Shields, TieBreak::None))
    }

    /// True if an effect would change anything for somebody.
    fn is_new(&self, effect: Effect, on: Fighter<'_>) -> bool {
        let kind = |boon: Boon| (std::mem::discriminant(&boon), attribute_of(boon));
        let lasting = Boon::of(effect).map(kind);
        match (effect, lasting) {
            (_, Some(of)) => on.effects().iter().all(|it| kind(it.boon) != of),
            (Effect::Disarm, _) => on.in_hand().is_some(),
            (Effect::Push(_), _) => match (self.me.at, on.at) {
                (Some(from), Some(at)) => self.venture.field().touches(from, at),
                _ => false,
            },
            (Effect::Dispel, _) => false,
            _ => true,
        }
    }

    /// Somebody's opponents and allies within so many hexes of one.
    fn caught(&self, centre: Cell, area: u8) -> (usize, usize) {
        let near = |it: &Fighter<'_>| {
            it.at
                .is_some_and(|at| hex::distance(at, centre) <= u32::from(area))
        };
        let standing = self.venture.standing().filter(near);
        let (heroes, own): (Vec<_>, Vec<_>) = standing.partition(|it| it.id.is_against(self.me.id));
        (heroes.len(), own.len())
    }

    /// Aims at a hex with several heroes around it, and nobody of its own side.
    fn catch(&self) -> Option<Plan> {
        let (venture, from) = (self.venture, self.me.at?);
        let sight = venture.sight();
        let leaps = |it: &Effect| matches!(it, Effect::Leap(_));
        let areas = self.spells().filter(|(_, spell)| {
            spell.power.target == Aimed::Hex && !spell.power.effects.iter().any(leaps)
        });
        let best = areas.flat_map(|(spell, record)| {
            let centres = venture.against(self.me.id).filter_map(|it| it.at);
            let cells = centres.flat_map(|at| std::iter::once(at).chain(hex::neighbours(at)));
            let sight = &sight;
            cells.filter_map(move |cell| {
                let (heroes, own) = self.caught(cell, record.power.area);
                let good = heroes > 1
                    && own == 0
                    && venture.field().is_open(cell)
                    && sight.sees(from, cell);
                good.then_some((heroes, record.fatigue, spell, cell))
            })
        });
        let (_, _, spell, cell) = best.max_by_key(|(heroes, cost, spell, cell)| {
            (*heroes, *cost, Reverse(*spell), Reverse((cell.y, cell.x)))
        })?;
        let first = venture.against(self.me.id).min_by_key(|it| {
            let far = it.at.map_or(u32::MAX, |at| hex::distance(at, cell));
            (far, it.id)
        })?;
        let act = self.cast(spell, Aim::Hex(cell), 1);
        Some(Plan::about(first.id, Reason::Catches, TieBreak::None, act))
    }

    /// The spell against a foe that costs most, of those that do anything to this one and reach
    /// nobody of its own side.
    fn against(&self, target: Fighter<'_>) -> Option<SpellIx> {
        let fits = self.spells().filter(|(_, spell)| {
            let power = &spell.power;
            let new = |it: &Effect| self.is_new(*it, target);
            let clear = |at: Cell| power.area == 0 || self.caught(at, power.area).1 == 0;
            power.target == Aimed::Foe
                && power.effects.iter().any(new)
                && target.at.is_some_and(clear)
        });
        let dearest = fits.min_by_key(|(ix, spell)| (Reverse(spell.fatigue), *ix));
        dearest.map(|(spell, _)| spell)
    }

    /// Hurts whom the book picks of those whom a spell does anything to.
    fn hurt(&self, aims: Aims<'_, '_>) -> Option<Plan> {
        let (target, tie) = aims(&|it| self.against(it).is_some())?;
        let reason = afar::reason_for(self.venture, target);
        Some(self.on(self.against(target)?, target.id, reason, tie))
    }

    /// Helps the ally who is nearest to a hero.
    fn help(&self) -> Option<Plan> {
        let venture = self.venture;
        let close = |it: &Fighter<'_>| {
            let far = |hero: Fighter<'_>| Some(hex::distance(hero.at?, it.at?));
            venture.against(it.id).filter_map(far).min().unwrap_or(99)
        };
        self.spells().find_map(|(spell, record)| {
            let power = &record.power;
            let helps = matches!(power.target, Aimed::Friend | Aimed::Own);
            let lasts = power.effects.iter().any(|it| Boon::of(*it).is_some());
            if !helps || !lasts {
                return None;
            }
            let new = |it: &Fighter<'_>| {
                it.up && power.effects.iter().any(|effect| self.is_new(*effect, *it))
            };
            let friends = self.friends(power).into_iter().filter(new);
            let friend = friends.min_by_key(|it| (close(it), it.id))?;
            Some(self.on(spell, friend.id, Reason::Helps, TieBreak::None))
        })
    }

    /// Once hurt, leaps out of the reach of heroes beside it, to where it sees one of them.
    fn escape(&self) -> Option<Plan> {
        let (venture, me) = (self.venture, self.me);
        let at = me.at?;
        if me.health().damage == 0 || beside(venture, me.id, at, None) == 0 {
            return None;
        }
        let sight = venture.sight();
        let apart = |cell: Cell| {
            let far = venture
                .against(me.id)
                .filter_map(|it| Some(hex::distance(it.at?, cell)));
            far.min().unwrap_or(0)
        };
        let sees = |cell: Cell| {
            let mut heroes = venture.against(me.id).filter_map(|it| it.at);
            heroes.any(|hero| sight.sees(cell, hero))
        };
        self.spells().find_map(|(spell, record)| {
            let leaps = record.power.effects.iter();
            leaps.clone().find(|it| matches!(it, Effect::Leap(_)))?;
            let aims = powers::aims(venture, me, &record.power).into_iter();
            let cells = aims.filter_map(|aim| match aim {
                Aim::Hex(cell) if apart(cell) > 1 && sees(cell) => Some(cell),
                _ => None,
            });
            let to = cells.max_by_key(|cell| (apart(*cell), Reverse((cell.y, cell.x))))?;
            let near = venture.against(me.id).min_by_key(|it| {
                let far = it.at.map_or(u32::MAX, |it| hex::distance(it, at));
                (far, it.id)
            })?;
            let act = self.cast(spell, Aim::Hex(to), 1);
            Some(Plan::about(near.id, Reason::Escapes, TieBreak::None, act))
        })
    }
}

fn attribute_of(boon: Boon) -> Option<Attribute> {
    match boon {
        Boon::Raise(of, _) => Some(of),
        _ => None,
    }
}
