//! The odds of attacks.

use super::super::{
    checks::{Attack as Roll, Damage, Hit},
    components::{FigureId, With},
    content::{DamageKind, Effect, Source},
    fight::{hits, strike},
    figure::Figure,
    play::Play,
    rules,
    sheet::{Attack, Case, Coming, Sheet, Tally},
    words::{self, Terms, say},
};
use super::plain_arm;
use crate::{
    dice::{Distribution, Fraction},
    game::{Headline, OddsView, ReactionPrompt},
};

/// An attack that could be made, with the damage that it would do: none for a miss.
pub struct Blow {
    pub roll: Roll,
    pub tally: Tally,
    pub damage: Distribution<Option<i32>>,
}

/// The odds of an attack with one of the arms.
pub fn with_weapon(by: &Sheet<'_>, attack: &Attack, on: Figure<'_>) -> OddsView {
    view(&blow(by, attack, on), by, on)
}

fn blow(by: &Sheet<'_>, attack: &Attack, on: Figure<'_>) -> Blow {
    let weapon = attack
        .weapon
        .map(|(_, dice, kind)| (dice, kind, attack.damage));
    let own = attack.weapon.map_or(DamageKind::Bludgeoning, |it| it.2);
    of(by, attack, on, |case, critical| {
        let (checks, _) = strike::damages(by, case, weapon, own, critical);
        together(&Sheet::of(on), checks, attack.magical)
    })
}

/// An attack whose damage is told by whether it is critical.
pub fn of(
    by: &Sheet<'_>,
    attack: &Attack,
    on: Figure<'_>,
    damage: impl Fn(&Case<'_>, bool) -> Distribution<i32>,
) -> Blow {
    let target = Sheet::of(on);
    let (roll, tally) = hits::check(by, attack, &target);
    let (helpless, never) = hits::criticals(by, attack, &target);
    let case = Case {
        attack: Some(attack),
        advantage: tally.mode() > 0,
        disadvantage: tally.mode() < 0,
        ..Case::with(on.id())
    };
    let (hit, critical) = (damage(&case, false), damage(&case, true));
    let some = |of: &Distribution<i32>| of.map(|points| Some(*points));
    let damage = roll
        .chances()
        .then(|result| match hits::judged(*result, helpless, never) {
            Hit::Miss => Distribution::certain(None),
            Hit::Hit => some(&hit),
            Hit::Critical => some(&critical),
        });
    Blow {
        roll,
        tally,
        damage,
    }
}

/// Damage of a blow: what is of one kind comes together, and the target takes what it takes of it.
pub fn together(
    target: &Sheet<'_>,
    checks: Vec<(Damage, DamageKind)>,
    magical: bool,
) -> Distribution<i32> {
    let mut kinds: Vec<(DamageKind, Distribution<i32>)> = Vec::new();
    for (check, kind) in checks {
        let more = check.chances();
        match kinds.iter_mut().find(|(it, _)| *it == kind) {
            Some((_, sum)) => *sum = sum.combine(&more, |a, b| a + b),
            None => kinds.push((kind, more)),
        }
    }
    let taken = kinds.into_iter().map(|(kind, sum)| {
        sum.map(|amount| {
            target.left_of(Coming {
                kind,
                amount: *amount,
                weapon: true,
                plain_weapon: !magical,
            })
        })
    });
    taken.fold(Distribution::certain(0), |sum, more| {
        sum.combine(&more, |a, b| a + b)
    })
}

/// The odds of an attack in words: hit, damage, and whether the target falls.
pub fn view(blow: &Blow, by: &Sheet<'_>, on: Figure<'_>) -> OddsView {
    let tell = |it: &Option<i32>| match it {
        None => say("dive-odds-miss"),
        Some(n) => say("dive-odds-damage").n(*n),
    };
    let rule = rules::ATTACK_ROLL;
    let view = OddsView::new(rule, &blow.roll, &blow.damage, Option::is_some, tell);
    let headline = headline(view.headline.clone(), blow, on);
    let cover = Sheet::of(on).cover_from(by, by.figure);
    let cover =
        cover.map(|it| words::sentence(say("dive-note-cover").with("cover", words::cover(it))));
    let book = on.play().book();
    let why = words::advantages(book, &blow.tally);
    let notes = cover.into_iter().chain(why);
    notes.fold(view.headed(headline), OddsView::noting)
}

fn headline(plain: Headline, blow: &Blow, on: Figure<'_>) -> Headline {
    let body = on.body();
    let left = i32::from(body.points) + i32::from(body.temporary);
    let falls = blow
        .damage
        .chance_that(|it| it.is_some_and(|it| it >= left));
    let about = plain.about(&blow.damage, "dive-odds-about", |it| *it);
    about.felling(falls)
}

/// The danger that somebody’s plain attack is to another; none if it has none.
pub fn plain(by: &Sheet<'_>, on: Figure<'_>) -> Option<Headline> {
    let blow = match by.figure.foe_key() {
        Some(_) => of_foe(by, on)?,
        None => {
            let (arm, how, both) = plain_arm(by.figure);
            blow(by, &by.with_arm(arm, how, false, both), on)
        }
    };
    let hits = blow.damage.chance_that(Option::is_some);
    Some(headline(Headline::danger(hits), &blow, on))
}

/// The attack of a foe that does the most on average, wherever it stands.
fn of_foe(by: &Sheet<'_>, on: Figure<'_>) -> Option<Blow> {
    let play = by.figure.play();
    let source = Source::Foe(by.figure.foe_key()?);
    let works = play.book().works(source);
    let own = works.acts.iter().zip(0..).filter(|(it, _)| it.own);
    let blows = own.filter_map(|(frame, act)| {
        let deed = super::super::components::Deed {
            act: Some(act),
            ..super::super::effects::deeds::empty(play.state().next_deed, source, by.figure.id())
        };
        let first = works.blocks[usize::from(frame.block)].first()?;
        matches!(first.effect, Effect::Attack { .. })
            .then(|| super::deeds::attack(&deed, by, on, (frame.block, 0)))
    });
    let mean = |blow: &Blow| blow.damage.map(|it| it.unwrap_or(0)).mean();
    blows.max_by(|a, b| mean(a).total_cmp(&mean(b)))
}

/// The chance that a hit that is answered takes half of what somebody has left, or more.
pub fn danger(play: Play<'_>, who: FigureId, deed: u16) -> Fraction {
    let deed = play.deed(deed);
    let Some(rolled) = deed.rolled else {
        return Fraction::zero();
    };
    let (Some(by), Some(on)) = (play.get(rolled.blow.by), play.get(who)) else {
        return Fraction::zero();
    };
    let by = Sheet::of(by);
    let critical = rolled.hit == Hit::Critical;
    let attack = by.attack(deed, &rolled.blow);
    let case = Case {
        attack: Some(&attack),
        advantage: rolled.advantage,
        disadvantage: rolled.disadvantage,
        ..Case::with(who)
    };
    let damage = match rolled.blow.with {
        With::Arm(_) => {
            let weapon = attack
                .weapon
                .map(|(_, dice, kind)| (dice, kind, attack.damage));
            let own = attack.weapon.map_or(DamageKind::Bludgeoning, |it| it.2);
            let (checks, _) = strike::damages(&by, &case, weapon, own, critical);
            together(&Sheet::of(on), checks, attack.magical)
        }
        With::Effect { block, place } => {
            super::deeds::on_hit(deed, &by, on, (block, place), &case, critical)
        }
    };
    let grave = ReactionPrompt::grave(i32::from(on.body().points));
    damage.chance_that(|it| *it >= grave)
}
