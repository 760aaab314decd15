//! What attacks, spells and goods may do to whom: the figures behind the odds of a choice, and
//! behind the threats that stand on the board.

use smallvec::SmallVec;

use super::{
    attack,
    checks::{Blow, Struck},
    components::FighterId,
    content::{Attribute, Effect},
    effects,
    fighter::Fighter,
    powers::{self, Payment},
    step::{Attack, AttackMode, Contest, Rival, Stake, Using},
    tackle,
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

/// The line for an attack: the chance to hit, the mean damage of a hit, the chance to fell.
pub fn headline(
    venture: Venture<'_>,
    on: FighterId,
    chances: &Distribution<Option<i32>>,
) -> Headline {
    let left = venture.left(venture.fighter(on));
    let falls = |through: &Option<i32>| through.is_some_and(|n| n >= left);
    Headline::of(chances.chance_that(Option::is_some))
        .about(chances, "hex-odds-damage", |through| *through)
        .felling(chances.chance_that(falls))
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
}

impl Harm {
    /// The same as a line.
    pub fn note(&self) -> Phrase {
        let line = Headline::of(Fraction::one())
            .about(&self.suffered, "hex-odds-damage", |n| Some(*n))
            .felling(self.falls.clone());
        let key = "hex-odds-note-harm";
        say(key).by(self.who).with("odds", line.phrase())
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
        Some(Harm {
            who,
            falls: suffered.chance_that(|n| *n >= left),
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
    if all == 1 {
        return works
            .about(&sum, "hex-odds-damage", |n| Some(*n))
            .felling(fells);
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

/// The plain attack of somebody on each opponent as things stand: with the weapon in hand once they
/// are in reach, or a tackle with bare hands or teeth.
pub fn threats(venture: Venture<'_>, who: FighterId) -> Vec<(FighterId, Headline)> {
    let Some(me) = venture.get(who).filter(|it| it.up && it.at.is_some()) else {
        return Vec::new();
    };
    let threat = |on: Fighter<'_>| {
        let modes = [AttackMode::Strike, AttackMode::Shoot, AttackMode::Throw];
        let now = modes
            .into_iter()
            .find(|mode| attack::allowed(venture, me, on, *mode).is_ok());
        let ready = || {
            let held = venture.in_hand(me)?;
            let has = |mode: &AttackMode| venture.damage_of(held.weapon, *mode).is_some();
            modes
                .into_iter()
                .find(has)
                .filter(|_| venture.can_wield(me, held.weapon))
        };
        let line = match now.or_else(ready) {
            Some(mode) => {
                let first = false;
                let attack = Attack {
                    by: who,
                    on: on.id,
                    mode,
                    first,
                };
                headline(venture, on.id, &odds(&struck(venture, &attack)?))
            }
            None => {
                let contest = Contest {
                    by: who,
                    rival: Rival::Fighter(on.id),
                    attribute: Attribute::Dx,
                    stake: Stake::Tackle,
                    named: None,
                };
                let (dice, answer) = tackle::best_dice(venture, &contest);
                let chances = odds(&tackle::check(venture, &contest, dice, answer));
                Headline::of(chances.probability(&true))
            }
        };
        Some((on.id, line))
    };
    venture.against(who).filter_map(threat).collect()
}
