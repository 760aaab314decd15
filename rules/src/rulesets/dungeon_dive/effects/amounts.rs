//! Figures inside effects: dice, what is added to them, difficulties.

use super::super::{
    checks::Damage,
    components::Deed,
    content::{Dc, Higher, Plus, Source, Spell, Trait},
    play::Play,
    sheet::Sheet,
    step::Run,
};
use crate::dice::DiceExpr;

/// The difficulty of saves against what a deed does.
pub fn casting_dc(play: Play<'_>, deed: &Deed) -> u8 {
    let own = play
        .get(deed.by)
        .map_or(10, |it| Sheet::of(it).spell_dc_by(deed.source));
    deed.dc.unwrap_or(own.clamp(1, 40) as u8)
}

/// The difficulty that an effect names.
pub fn dc(play: Play<'_>, deed: &Deed, dc: Dc) -> i32 {
    match dc {
        Dc::Casting => casting_dc(play, deed).into(),
        Dc::Fixed(dc) => dc.into(),
        Dc::ByLevel(base) => i32::from(base) + i32::from(play.dive().map_or(1, |it| it.level)),
        Dc::Damage => i32::from(deed.taken / 2).max(10),
        Dc::Ability(ability) => play.get(deed.by).map_or(10, |it| {
            let sheet = Sheet::of(it);
            8 + it.proficiency() + sheet.modifier(ability)
        }),
    }
}

/// The most that dice with what is added to them can come to.
pub fn most(
    play: Play<'_>,
    deed: &Deed,
    run: &Run,
    (dice, added): (DiceExpr, Option<Plus>),
) -> i16 {
    let most = self::dice(play, deed, run, dice).max() + plus(play, deed, added);
    most.clamp(0, 999) as i16
}

/// The dice that a trap's damage has grown by on this dungeon level.
pub fn deeper(play: Play<'_>, deed: &Deed, run: &Run) -> Option<DiceExpr> {
    let Source::Trap(trap) = deed.source else {
        return None;
    };
    let first = play.book().works(deed.source).first_dice.first();
    let dice = play.book()[trap].deeper?;
    let times = play.dive().map_or(0, |it| it.level.saturating_sub(1));
    let counts = first == Some(&(run.block, run.place)) && times > 0;
    counts.then(|| DiceExpr {
        count: dice.count.saturating_mul(times),
        plus: dice.plus * i32::from(times),
        ..dice
    })
}

/// What is added to dice.
pub fn plus(play: Play<'_>, deed: &Deed, plus: Option<Plus>) -> i32 {
    let by = play.get(deed.by);
    match (plus, by) {
        (Some(Plus::Casting), Some(by)) => Sheet::of(by).casting_by(deed.source),
        (Some(plus), Some(by)) => Sheet::of(by).plus(plus),
        _ => 0,
    }
}

/// The spell that a deed casts.
fn spell<'w>(play: Play<'w>, deed: &Deed) -> Option<&'w Spell> {
    match deed.source {
        Source::Spell(spell) if deed.act == Some(0) => Some(&play.book()[spell].record),
        _ => None,
    }
}

/// Circles above that of the spell.
fn above(spell: &Spell, deed: &Deed) -> u8 {
    deed.circle.saturating_sub(spell.circle)
}

/// How often the dice of a cantrip have grown; rule `magic.cantrips`.
fn grown(play: Play<'_>, spell: &Spell, deed: &Deed) -> u8 {
    let level = play.get(deed.by).map_or(1, |it| it.level());
    let at = play.book().figures.cantrips_at.iter();
    match spell.circle {
        0 => at.filter(|at| **at <= level).count() as u8,
        _ => 0,
    }
}

/// The dice of an effect as they are cast: a cantrip's grow by themselves, and a higher slot adds to
/// the first dice of a spell; rules `magic.cantrips` and `magic.upcasting`.
pub fn dice(play: Play<'_>, deed: &Deed, run: &Run, dice: DiceExpr) -> DiceExpr {
    let Some(spell) = spell(play, deed) else {
        return dice;
    };
    let works = play.book().works(deed.source);
    if !works.first_dice.contains(&(run.block, run.place)) {
        return dice;
    }
    if spell.circle == 0 && !works.repeats {
        return dice.more_dice(dice.count.saturating_mul(grown(play, spell, deed)));
    }
    let above = above(spell, deed);
    let mut sum = dice;
    for it in &spell.higher {
        match it {
            Higher::Dice(more) => {
                sum = sum.more_dice(more.count.saturating_mul(above));
                sum.plus += more.plus * i32::from(above);
            }
            Higher::Points(more) => sum.plus += i32::from(*more) * i32::from(above),
            _ => {}
        }
    }
    sum
}

/// True for what rolls its dice once for all in an area.
pub fn together(play: Play<'_>, deed: &Deed) -> bool {
    super::frame_of(play, deed).is_some_and(|it| it.area.is_some())
}

/// The damage of an effect: rolled for one target, it can be critical, and some add to that of
/// cantrips.
pub fn damage(
    play: Play<'_>,
    deed: &Deed,
    run: &Run,
    (dice, added): (DiceExpr, Option<Plus>),
) -> Damage {
    let damage = Damage::new(self::dice(play, deed, run, dice))
        .plus("modifier-dive-more", plus(play, deed, added));
    if together(play, deed) {
        return damage;
    }
    let by = Sheet::of(play.figure(deed.by));
    let cantrip = deed.circle == 0 && matches!(deed.source, Source::Spell(_));
    let more = cantrip && by.is(|it| *it == Trait::CantripModifier);
    damage
        .plus(
            "modifier-dive-more",
            if more { by.casting_by(deed.source) } else { 0 },
        )
        .critically(run.critical)
}

/// How often something happens: as often as it says, or as the doer's level.
pub fn times(play: Play<'_>, deed: &Deed, times: u8) -> u8 {
    let level = play.get(deed.by).map_or(1, |it| it.level());
    let times = if times == 0 { level } else { times };
    let Some(spell) = spell(play, deed) else {
        return times;
    };
    let more = spell.higher.iter().map(|it| match it {
        Higher::Times(more) => more.saturating_mul(above(spell, deed)),
        _ => 0,
    });
    let more: u8 = more.sum();
    let works = play.book().works(deed.source);
    let grown = match works.repeats {
        true => grown(play, spell, deed),
        false => 0,
    };
    times.saturating_add(more).saturating_add(grown)
}

/// How many figures come.
pub fn summons(play: Play<'_>, deed: &Deed, count: u8) -> u8 {
    let higher = spell(play, deed).map(|it| (it.higher.iter(), above(it, deed)));
    let more = higher.map(|(all, above)| {
        let more = all.map(|it| match it {
            Higher::Summons(more) => more.saturating_mul(above),
            _ => 0,
        });
        more.sum::<u8>()
    });
    count.saturating_add(more.unwrap_or(0))
}

/// Hit points more by a higher slot, for fixed amounts.
pub fn points(play: Play<'_>, deed: &Deed, points: u8) -> i16 {
    let Some(spell) = spell(play, deed) else {
        return points.into();
    };
    let more = spell.higher.iter().map(|it| match it {
        Higher::Points(more) => i16::from(*more) * i16::from(above(spell, deed)),
        _ => 0,
    });
    i16::from(points) + more.sum::<i16>()
}

/// The circle that something reaches.
pub fn circle(play: Play<'_>, deed: &Deed, circle: u8) -> u8 {
    let spell = spell(play, deed);
    let with_slot = spell.is_some_and(|it| it.higher.contains(&Higher::Circle));
    if with_slot {
        circle.max(deed.circle)
    } else {
        circle
    }
}
