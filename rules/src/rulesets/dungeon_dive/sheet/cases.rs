//! When a trait counts: what may be so as a roll is made, an act offered or an effect carried out.

use super::{Attack, Bearing, Sheet};
use crate::content::Ref;
use crate::rulesets::dungeon_dive::{
    components::{FigureId, What},
    content::{ArmourGroup, Condition, DamageKind, Held, Says, Source, Trait, When},
    figure::Figure,
    place,
    play::Play,
};

/// The circumstances of a roll, an act or an effect.
#[derive(Clone, Copy, Default)]
pub struct Case<'a> {
    /// The other side of it.
    pub other: Option<FigureId>,
    /// The attack that is made.
    pub attack: Option<&'a Attack>,
    /// Whether its roll has advantage, or disadvantage; neither outside of rolls.
    pub advantage: bool,
    pub disadvantage: bool,
    pub damage: Option<DamageKind>,
    /// Kinds of damage that have just been taken.
    pub kinds: &'a [DamageKind],
    pub by_spell: bool,
}

impl Case<'_> {
    /// With nobody else about.
    pub const ALONE: Case<'static> = Case {
        other: None,
        attack: None,
        advantage: false,
        disadvantage: false,
        damage: None,
        kinds: &[],
        by_spell: false,
    };

    /// With somebody else.
    pub fn with(other: FigureId) -> Self {
        Case {
            other: Some(other),
            ..Case::ALONE
        }
    }

    /// True if all of this is so.
    pub fn holds(&self, sheet: &Sheet<'_>, of: &Bearing<'_>, all: &[When]) -> bool {
        let by = (of.source, of.doer);
        all.iter().all(|when| self.one(sheet.figure, by, when))
    }

    /// True if all of this is so of somebody, by a source of theirs.
    pub fn so(&self, one: Figure<'_>, source: Source, all: &[When]) -> bool {
        all.iter().all(|when| self.one(one, (source, None), when))
    }

    /// True if all of this is so that asks about nobody else: the rest is asked once there is an
    /// other side.
    pub fn so_far(one: Figure<'_>, source: Source, all: &[When]) -> bool {
        let mut own = all.iter().filter(|it| is_about_oneself(it));
        own.all(|it| Case::ALONE.one(one, (source, None), it))
    }

    /// Whether one thing is so of somebody, by a source and whoever did it to them.
    fn one(&self, one: Figure<'_>, by: (Source, Option<FigureId>), when: &When) -> bool {
        let (source, doer) = by;
        match when {
            When::Not(inner) => !self.one(one, by, inner),
            When::Any(all) => all.iter().any(|it| self.one(one, by, it)),
            When::DoerInSight => {
                let doer = doer.and_then(|it| one.play().get(it));
                doer.is_none_or(|it| place::has_line(one, it))
            }
            When::HasAdvantage => self.advantage,
            When::HasDisadvantage => self.disadvantage,
            When::DamageIs(kinds) => {
                let mut all = self.damage.iter().chain(self.kinds);
                all.any(|it| kinds.contains(it))
            }
            When::BySpell => self.by_spell,
            When::Level(level) => one.level() >= *level,
            When::Marking => {
                let by = (one.id(), source);
                let mut up = one.play().figures().filter(|it| it.is_up());
                up.any(|it| is_marked(one.play(), it, by))
            }
            _ => self
                .of_attack(one, when)
                .or_else(|| of_oneself(one, when))
                .or_else(|| self.of_other(one, source, when))
                .unwrap_or(false),
        }
    }

    /// What is so of the attack; none for what is not about attacks.
    fn of_attack(&self, one: Figure<'_>, when: &When) -> Option<bool> {
        let is = |so: fn(&Attack) -> bool| Some(self.attack.is_some_and(so));
        match when {
            When::Melee => is(|it| it.melee),
            When::Ranged => is(|it| !it.melee),
            When::WithWeapon => is(|it| !it.spell),
            When::FinesseOrRanged => is(|it| it.finesse || (!it.melee && !it.spell)),
            When::WithStrength => is(|it| it.strength),
            When::TwoHanded => is(|it| it.both_hands),
            When::Thrown => is(|it| it.thrown),
            When::OneWeapon => {
                let kit = one.kit();
                Some(kit.hands[0].is_some() && kit.hands[1].is_none())
            }
            _ => None,
        }
    }

    /// What is so of the other side; none for what is not about it.
    fn of_other(&self, one: Figure<'_>, source: Source, when: &When) -> Option<bool> {
        let play = one.play();
        let other = play.get(self.other?)?;
        Some(match when {
            When::OtherHas(condition) => has(other, condition),
            When::OtherIs(kinds) => kinds.contains(&other.creature()),
            When::OtherAtMost(size) => other.size() <= *size,
            When::OtherChallengeAtMost(most) => other.challenge() <= *most,
            When::OtherImmuneTo(condition) => {
                let condition = play.book().condition(condition);
                Sheet::of(other).is_immune_to(condition, Some(one.id()))
            }
            When::OtherScoreAtMost(ability, most) => {
                Sheet::of(other).score(*ability) <= i32::from(*most)
            }
            When::OtherByEyes => place::by_eyes(other, one),
            When::OtherConcentrating => other.lasts().concentration.is_some(),
            When::OtherHurt => other.body().points < other.body().most,
            When::OtherUnhurt => other.body().points >= other.body().most,
            When::OtherNotActed => {
                let acted = play
                    .fight()
                    .is_some_and(|it| it.acted.contains(&other.id()));
                !acted && play.fight().is_some()
            }
            When::OtherSurprised => other.has(play.book().imposed.surprised),
            When::AllyBesideOther => beside(other)
                .any(|it| it.team() == one.team() && it.id() != one.id() && !it.is_incapacitated()),
            When::OtherAlone => !beside(other).any(|it| it.id() != one.id()),
            When::Charged(feet) => charged(one, other, u16::from(*feet)),
            When::Unseen => !place::sees(other, one) || one.is_hidden_from(other),
            When::Seeing => place::sees(one, other),
            When::OtherIsDouble => {
                let by = other.summoned().filter(|_| other.is_double());
                by.is_some_and(|it| it.by == one.id())
            }
            When::OtherBesideTarget => {
                let first = one.memory().engaged.and_then(|it| play.get(it));
                first.is_some_and(|it| it.id() != other.id() && place::feet(it, other) <= 5)
            }
            When::OtherMarked => is_marked(play, other, (one.id(), source)),
            _ => return None,
        })
    }
}

/// True for what can be asked of somebody alone, with no other side and no attack.
fn is_about_oneself(when: &When) -> bool {
    match when {
        When::Not(inner) => is_about_oneself(inner),
        When::Any(all) => all.iter().all(is_about_oneself),
        When::Has(_)
        | When::Is(_)
        | When::Bloodied
        | When::FirstRound
        | When::TwoFoesBeside
        | When::OneWeapon
        | When::Unarmoured
        | When::Armoured
        | When::NoHeavyArmour
        | When::Shielded
        | When::InLight(_)
        | When::InSunlight
        | When::DoerInSight
        | When::Able
        | When::HasAttacked
        | When::InTheThick
        | When::Level(_)
        | When::Marking
        | When::Concentrating
        | When::InFight => true,
        When::OtherHas(_)
        | When::OtherIs(_)
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
        | When::Charged(_)
        | When::Unseen
        | When::Seeing
        | When::HasAdvantage
        | When::HasDisadvantage
        | When::Melee
        | When::Ranged
        | When::WithWeapon
        | When::FinesseOrRanged
        | When::WithStrength
        | When::TwoHanded
        | When::Thrown
        | When::DamageIs(_)
        | When::BySpell => false,
    }
}

/// What is so of somebody by themselves; none for what is not about that.
fn of_oneself(one: Figure<'_>, when: &When) -> Option<bool> {
    let play = one.play();
    let armour = one.kit().armour;
    Some(match when {
        When::Has(condition) => has(one, condition),
        When::Is(kinds) => kinds.contains(&one.creature()),
        When::Bloodied => one.body().points * 2 <= one.body().most,
        When::FirstRound => play.round() == 1,
        When::TwoFoesBeside => {
            let foes = beside(one).filter(|it| it.team() != one.team());
            foes.take(2).count() == 2
        }
        When::Unarmoured => armour.is_none(),
        When::Armoured => armour.is_some(),
        When::NoHeavyArmour => armour.is_none_or(|it| play.book()[it].group != ArmourGroup::Heavy),
        When::Shielded => one.kit().shield.is_some(),
        When::InLight(light) => place::light_on(one) <= *light,
        // Nothing underground is sunlit but what spells light, and none here does.
        When::InSunlight => false,
        When::Able => !one.is_incapacitated(),
        When::HasAttacked => one.turn().attacked,
        When::InTheThick => one.turn().in_the_thick,
        When::Concentrating => one.lasts().concentration.is_some(),
        When::InFight => play.fight().is_some(),
        _ => return None,
    })
}

fn has(figure: Figure<'_>, condition: &Ref<Condition>) -> bool {
    figure.has(figure.play().book().condition(condition))
}

/// Everybody up who stands within 5 feet of somebody.
fn beside<'w>(figure: Figure<'w>) -> impl Iterator<Item = Figure<'w>> {
    let others = figure.play().figures();
    others.filter(move |it| it.id() != figure.id() && it.is_up() && place::feet(figure, *it) <= 5)
}

/// True if the same source, used by somebody, marks the other.
fn is_marked(play: Play<'_>, other: Figure<'_>, by: (FigureId, Source)) -> bool {
    let marks = |held: &Held| matches!(held.says, Says::Is(Trait::Marked));
    other.lasts().all.iter().any(|it| {
        let What::Bundle(bundle) = it.what else {
            return false;
        };
        let bundles = &play.book().works(it.source).bundles;
        let bundle = bundles.get(usize::from(bundle));
        let same = (it.by, it.source) == (Some(by.0), by.1);
        same && bundle.is_some_and(|held| held.iter().any(marks))
    })
}

/// True if somebody has moved so far straight towards the other this turn: each of the last steps
/// went one way, and the next would lead on to the other.
fn charged(one: Figure<'_>, other: Figure<'_>, feet: u16) -> bool {
    let trail = &one.turn().trail;
    let steps = usize::from(feet / 5);
    let (Some(last), Some(goal)) = (trail.last(), other.cell()) else {
        return false;
    };
    let Some(from) = trail.len().checked_sub(steps + 1) else {
        return false;
    };
    let way = |a: crate::grid::Cell, b: crate::grid::Cell| (b.x - a.x, b.y - a.y);
    let run = &trail[from..];
    let first = way(run[0], run[1.min(run.len() - 1)]);
    let straight = run.windows(2).all(|it| way(it[0], it[1]) == first);
    let (dx, dy) = way(*last, goal);
    straight && dx * first.0 >= 0 && dy * first.1 >= 0
}
