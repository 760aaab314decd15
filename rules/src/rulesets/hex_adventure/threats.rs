//! The threats that stand on the board: what somebody would do to each opponent, and its odds.

use super::{
    attack,
    components::FighterId,
    content::Attribute,
    fighter::Fighter,
    odds, outlook,
    step::{Aim, Attack, AttackMode, Contest, Means, Rival, Stake, Using},
    tackle, tactics,
    venture::Venture,
    words::{means, say, weapon},
};
use crate::{dice, game::Headline};

/// What somebody would do to each opponent as things stand: the spell that a foe would cast on them,
/// or else an attack with the weapon in hand once they are in reach, or a tackle with bare hands or
/// teeth.
pub fn all(venture: Venture<'_>, who: FighterId) -> Vec<(FighterId, Headline)> {
    let Some(me) = venture.get(who).filter(|it| it.up && it.at.is_some()) else {
        return Vec::new();
    };
    let line = |on: Fighter<'_>| {
        let spell = || spell(venture, me, on);
        let line = spell().or_else(|| blow(venture, me, on));
        Some((on.id, line.unwrap_or_else(|| tackle(venture, me, on))))
    };
    venture.against(who).filter_map(line).collect()
}

/// The spell that a foe would cast. What heroes cast is for the player to choose.
fn spell(venture: Venture<'_>, me: Fighter<'_>, on: Fighter<'_>) -> Option<Headline> {
    if me.id.is_hero() || venture.grip(me).is_some() {
        return None;
    }
    let using = Using {
        by: me.id,
        means: Means::Spell(tactics::spell_against(venture, me, on)?),
        aim: Aim::At(on.id),
        amount: 1,
    };
    let odds = odds::of_use(venture, using)?;
    Some(odds.headline.by(means(venture, using.means)))
}

/// The attack with the weapon in hand. Of those who know spells it says that it is none.
fn blow(venture: Venture<'_>, me: Fighter<'_>, on: Fighter<'_>) -> Option<Headline> {
    let held = venture.in_hand(me)?;
    let modes = [AttackMode::Strike, AttackMode::Shoot, AttackMode::Throw];
    let mut now = modes.iter();
    let now = now.find(|mode| attack::allowed(venture, me, on, **mode).is_ok());
    let ready = || {
        let mut ready = modes.iter();
        ready
            .find(|mode| venture.damage_of(held.weapon, **mode).is_some())
            .filter(|_| venture.can_wield(me, held.weapon))
    };
    let attack = Attack {
        by: me.id,
        on: on.id,
        mode: *now.or_else(ready)?,
        first: false,
    };
    let chances = dice::odds(&outlook::struck(venture, &attack)?);
    let line = outlook::headline(venture, &attack, &chances);
    Some(match me.spells().is_empty() {
        true => line,
        false => line.by(weapon(venture, held.weapon)),
    })
}

fn tackle(venture: Venture<'_>, me: Fighter<'_>, on: Fighter<'_>) -> Headline {
    let contest = Contest {
        by: me.id,
        rival: Rival::Fighter(on.id),
        attribute: Attribute::Dx,
        stake: Stake::Tackle,
        named: None,
    };
    let (dice, answer) = tackle::best_dice(venture, &contest);
    let chances = dice::odds(&tackle::check(venture, &contest, dice, answer));
    Headline::of(chances.probability(&true)).named(say("hex-odds-to-grapple"))
}
