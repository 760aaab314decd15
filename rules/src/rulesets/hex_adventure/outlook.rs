//! What attacks, spells and goods may do to whom: the figures behind the odds of a choice.

use smallvec::SmallVec;

use super::{
    checks::{Blow, Struck},
    components::FighterId,
    content::{Attribute, Effect, WeaponTrait},
    effects,
    fighter::Fighter,
    harm,
    powers::{self, Payment},
    step::{Attack, Using},
    venture::Venture,
    words::{Terms, say},
};
use crate::{
    dice::{Distribution, Fraction, odds},
    game::{Headline, Phrase},
};

/// An attack with the weapon in hand, damage included.
pub fn struck(venture: Venture<'_>, attack: &Attack) -> Option<Struck> {
    let held = venture.in_hand(venture.fighter(attack.by))?;
    Some(Struck {
        hit: venture.to_hit(attack)?,
        blow: venture.blow(attack, held.weapon, attack.on)?,
    })
}

/// The line for an attack: the chance to hit, the mean damage of a hit, the chance to fell, and that
/// to put to flight.
pub fn headline(
    venture: Venture<'_>,
    attack: &Attack,
    chances: &Distribution<Option<i32>>,
) -> Headline {
    let on = venture.fighter(attack.on);
    let left = venture.left(on);
    let falls = |through: &Option<i32>| through.is_some_and(|n| n >= left);
    let held = venture.in_hand(venture.fighter(attack.by));
    let stuns = |it: WeaponTrait| (it == WeaponTrait::Stun).then_some(());
    let stuns = held.is_some_and(|held| venture.trait_of(held.weapon, stuns).is_some());
    let flees = |through: &Option<i32>| !stuns && through.is_some_and(|n| flees(venture, on, n));
    Headline::of(chances.chance_that(Option::is_some))
        .about(chances, "hex-odds-damage", |through| *through)
        .felling(chances.chance_that(falls))
        .besides("hex-odds-flees", &chances.chance_that(flees))
}

/// True if so much damage puts somebody to flight who stays on their feet; rule `foes.flee`. In a
/// grapple it would have to win first.
fn flees(venture: Venture<'_>, on: Fighter<'_>, damage: i32) -> bool {
    let stays = on.id.is_hero() || venture.wants_away(on) || venture.grip(on).is_some();
    let enough = on.health().damage + damage >= harm::flees_at(venture, on);
    !stays && enough && damage < venture.left(on)
}

/// What a power does to somebody it reaches, if it works.
pub struct Harm {
    pub who: FighterId,
    /// Its blows, fatigue among them.
    pub blows: SmallVec<[Blow; 2]>,
    /// What they come to together.
    pub suffered: Distribution<i32>,
    /// The chance that this is too much.
    pub falls: Fraction,
    /// The chance that it puts to flight instead.
    pub flees: Fraction,
}

impl Harm {
    /// The same as a line with a name before it.
    pub fn note(&self) -> Phrase {
        let key = "hex-odds-note-harm";
        say(key).by(self.who).with("odds", self.told())
    }

    /// The same as a line.
    pub fn told(&self) -> Phrase {
        let line = Headline::of(Fraction::one())
            .about(&self.suffered, "hex-odds-damage", |n| Some(*n))
            .felling(self.falls.clone())
            .besides("hex-odds-flees", &self.flees);
        line.success()
    }
}

/// The harm of a power to everybody it reaches; none if it has other effects that bear on it, such
/// as a change of ST, or does no harm.
pub fn harms(venture: Venture<'_>, using: &Using) -> Vec<Harm> {
    let Some(power) = powers::power_of(venture, using.means) else {
        return Vec::new();
    };
    let plain = |effect: &Effect| match effect {
        Effect::Damage(_)
        | Effect::Sear(_)
        | Effect::Fatigue(_)
        | Effect::Push(_)
        | Effect::Disarm
        | Effect::Hold
        | Effect::Move(_)
        | Effect::Might(_)
        | Effect::HardToHit(_) => true,
        Effect::Raise(attribute, _) => *attribute != Attribute::St,
        _ => false,
    };
    if venture.board().is_none() || !power.effects.iter().all(plain) {
        return Vec::new();
    }
    let name = powers::name_of(venture, using.means);
    let reached = effects::affected(venture, using, power).into_iter();
    let harm = reached.filter_map(|who| {
        let fighter = venture.fighter(who);
        let blows = power.effects.iter().filter_map(|effect| match effect {
            Effect::Damage(dice) => Some(Blow {
                stopped: venture.stops(fighter),
                ..Blow::new(*dice, name)
            }),
            Effect::Sear(dice) | Effect::Fatigue(dice) => Some(Blow::new(*dice, name)),
            _ => None,
        });
        let blows: SmallVec<[Blow; 2]> = blows.collect();
        let each = blows.iter().map(odds);
        let suffered = each.reduce(|all, next| all.combine(&next, |a, b| a + b))?;
        let left = venture.left(fighter) - strain(venture, using, fighter);
        // Fatigue frightens nobody.
        let tires = |effect: &Effect| matches!(effect, Effect::Fatigue(_));
        let wounds = !power.effects.iter().any(tires);
        let flees = |n: &i32| wounds && flees(venture, fighter, *n);
        Some(Harm {
            who,
            falls: suffered.chance_that(|n| *n >= left),
            flees: suffered.chance_that(flees),
            blows,
            suffered,
        })
    });
    harm.collect()
}

/// The fatigue of a power that its user has to bear, after staffs and wands.
fn strain(venture: Venture<'_>, using: &Using, who: Fighter<'_>) -> i32 {
    if who.id != using.by {
        return 0;
    }
    Payment::of(who, powers::cost(venture, using.means)).own
}

/// The line for a power that works by a chance and does this harm: the mean of what it does to all
/// opponents and how many these are, whether it reaches the own side too, and the chance that any
/// opponent falls.
pub fn harmful(works: Headline, by: FighterId, harms: &[Harm]) -> Headline {
    let opponents = || harms.iter().filter(|harm| harm.who.is_against(by));
    let sums = opponents().map(|harm| harm.suffered.clone());
    let Some(sum) = sums.reduce(|all, next| all.combine(&next, |a, b| a + b)) else {
        return works;
    };
    let falls = opponents().map(|harm| harm.falls.clone());
    let stand = falls.fold(Fraction::one(), |all, falls| all * falls.complement());
    let fells = works.chance.clone() * stand.complement();
    let (reached, all) = (opponents().count(), harms.len());
    if let [alone] = harms {
        let flees = works.chance.clone() * alone.flees.clone();
        return works
            .about(&sum, "hex-odds-damage", |n| Some(*n))
            .felling(fells)
            .besides("hex-odds-flees", &flees);
    }
    let mut line = works.about(&sum, "hex-odds-damage-area", |n| Some(*n));
    line.amount = line
        .amount
        .map(|told| told.with("reached", reached).with("own", all - reached));
    match reached {
        1 => line.felling(fells),
        _ => line.felling_any(fells),
    }
}
