//! The odds of acts and spells: what attacks and saves in them come to for one target.

use super::super::{
    checks::{Passed, Test},
    components::{Blow, Deed, FigureId, How, With},
    content::{DamageKind, Effect, Source, Step, Trait},
    effects::{amounts, deeds, saves},
    fight::strike,
    figure::Figure,
    play::Play,
    rolling::d20,
    rules,
    sheet::{Case, Coming, Sheet},
    step::{Plan, Run, Share},
    words::{self, Terms, say},
};
use super::{blows, planned};
use crate::{
    dice::{Check, Distribution, Sum},
    game::{Headline, OddsView, RuleId},
};

/// True if something planned has odds for a target.
pub fn tells(play: Play<'_>, plan: &Plan, on: FigureId) -> bool {
    let deed = planned(play, plan);
    let frame = &play.book().works(plan.source).acts[usize::from(plan.act)];
    head(play, &deed, frame.block, on).is_some()
}

/// The odds of something planned for one of its targets.
pub fn of_plan(play: Play<'_>, plan: &Plan, on: FigureId) -> Option<OddsView> {
    let deed = planned(play, plan);
    let frame = &play.book().works(plan.source).acts[usize::from(plan.act)];
    of_block(play, &deed, frame.block, on)
}

/// What something planned does to one of those in its area: whether they fail, and the damage.
pub fn toll(
    play: Play<'_>,
    deed: &Deed,
    plan: &Plan,
    on: FigureId,
) -> Option<Distribution<(bool, i32)>> {
    let frame = &play.book().works(plan.source).acts[usize::from(plan.act)];
    let (block, _, step) = head(play, deed, frame.block, on)?;
    let sheet = Sheet::of(play.get(on)?);
    let of = Harm::plain(play, deed, &sheet);
    let case = Case::with(on);
    match step.effect {
        Effect::Save { .. } => Some(of.saved(step, &case)),
        Effect::Damage { .. } => Some(of.list(block, Share::All, &case).map(|n| (*n > 0, *n))),
        _ => None,
    }
}

/// True if what happens once more has odds for a target.
pub fn run_tells(play: Play<'_>, run: Run, on: FigureId) -> bool {
    head(play, play.deed(run.deed), run.block, on).is_some()
}

/// The odds of what happens so many times more to one target.
pub fn of_run(play: Play<'_>, run: Run, on: FigureId, times: u8) -> Option<OddsView> {
    let deed = play.deed(run.deed);
    let all = (times > 1).then(|| several(play, deed, run.block, on, times));
    all.flatten()
        .or_else(|| of_block(play, deed, run.block, on))
}

/// Damage that comes several times, added up.
fn several(play: Play<'_>, deed: &Deed, block: u16, on: FigureId, times: u8) -> Option<OddsView> {
    let (block, place, step) = head(play, deed, block, on)?;
    let (by, target) = (Sheet::of(play.get(deed.by)?), play.get(on)?);
    match &step.effect {
        Effect::Attack { .. } => {
            let blow = attack(deed, &by, target, (block, place));
            let once = blow.damage.map(|it| it.unwrap_or(0));
            Some(added_up(
                rules::ATTACK_ROLL,
                &blow.roll,
                &once,
                target,
                times,
            ))
        }
        Effect::Damage { dice, plus, .. } => {
            let sheet = Sheet::of(target);
            let of = Harm::plain(play, deed, &sheet);
            let once = of.list(block, Share::All, &Case::with(on));
            let check = amounts::damage(play, deed, &run(deed, block, place, on), (*dice, *plus));
            Some(added_up(rules::DAMAGE_ROLL, &check, &once, target, times))
        }
        _ => None,
    }
}

fn added_up(
    rule: RuleId,
    check: &impl Check,
    once: &Distribution<i32>,
    target: Figure<'_>,
    times: u8,
) -> OddsView {
    let all = (1..times).fold(once.clone(), |sum, _| sum.combine(once, |a, b| a + b));
    let tell = |n: &i32| match n {
        0 => say("dive-odds-miss"),
        n => say("dive-odds-damage").n(*n),
    };
    let view = OddsView::new(rule, check, &all, |n| *n > 0, tell);
    let headline = about_and_felling(view.headline.clone(), &all, target);
    view.headed(headline)
}

/// The mean of the damage, if there is any, and the chance that the target falls.
fn about_and_felling(
    headline: Headline,
    chances: &Distribution<i32>,
    target: Figure<'_>,
) -> Headline {
    let falls = chances.chance_that(|n| *n >= left(target));
    let about = headline.about(chances, "dive-odds-about", |n| (*n > 0).then_some(*n));
    about.felling(falls)
}

/// The effect in a list that dice decide, or that does damage or heals by itself, with its place.
/// What happens several times is told for once.
fn head<'w>(play: Play<'w>, deed: &Deed, block: u16, on: FigureId) -> Option<(u16, u8, &'w Step)> {
    // What does nothing to somebody has no odds.
    if let Source::Spell(spell) = deed.source
        && Sheet::of(play.get(on)?).is_immune_to_spell(spell)
    {
        return None;
    }
    let works = play.book().works(deed.source);
    for (step, place) in works.blocks[usize::from(block)].iter().zip(0..) {
        let found = match &step.effect {
            Effect::Attack { .. }
            | Effect::Save { .. }
            | Effect::Damage { .. }
            | Effect::Heal { .. } => Some((block, place, step)),
            Effect::If { so, .. } => {
                let so = deeds::is_so(play, deed, on, so);
                head(play, deed, step.inner[usize::from(!so)], on)
            }
            Effect::Times(..) => head(play, deed, step.inner[0], on),
            _ => None,
        };
        if found.is_some() {
            return found;
        }
    }
    None
}

fn of_block(play: Play<'_>, deed: &Deed, block: u16, on: FigureId) -> Option<OddsView> {
    let (block, place, step) = head(play, deed, block, on)?;
    let (by, target) = (Sheet::of(play.get(deed.by)?), play.get(on)?);
    match &step.effect {
        Effect::Attack { .. } => {
            let blow = attack(deed, &by, target, (block, place));
            Some(blows::view(&blow, &by, target))
        }
        Effect::Save { .. } => save(play, deed, target, step),
        Effect::Heal { dice, plus, .. } => {
            let run = run(deed, block, place, on);
            let dice = amounts::dice(play, deed, &run, *dice);
            let plus = amounts::plus(play, deed, *plus) + dice.plus;
            let check = Sum::of("dice-dive-healing", dice.count, dice.die);
            let chances = Distribution::dice(dice.count, dice.die).map(|sum| (sum + plus).max(0));
            let tell = |n: &i32| say("dive-odds-healed").n(*n);
            let view = OddsView::new(rules::HEALING_ROLL, &check, &chances, |_| true, tell);
            let headline = Headline::of(view.headline.chance.clone());
            Some(view.headed(headline.about(&chances, "dive-odds-about-healed", |n| Some(*n))))
        }
        _ => {
            let case = Case::with(on);
            let sheet = Sheet::of(target);
            let of = Harm::plain(play, deed, &sheet);
            let chances = of.list(block, Share::All, &case);
            let Effect::Damage { dice, plus, .. } = step.effect else {
                return None;
            };
            let check = amounts::damage(play, deed, &run(deed, block, place, on), (dice, plus));
            let tell = |n: &i32| say("dive-odds-damage").n(*n);
            let view = OddsView::new(rules::DAMAGE_ROLL, &check, &chances, |n| *n > 0, tell);
            let headline = about_and_felling(view.headline.clone(), &chances, target);
            Some(view.headed(headline))
        }
    }
}

fn left(on: Figure<'_>) -> i32 {
    i32::from(on.body().points) + i32::from(on.body().temporary)
}

fn run(deed: &Deed, block: u16, place: u8, on: FigureId) -> Run {
    Run {
        place,
        ..deeds::run(deed.id, block, on)
    }
}

/// The attack at a place in a list of effects.
pub fn attack(deed: &Deed, by: &Sheet<'_>, on: Figure<'_>, at: (u16, u8)) -> blows::Blow {
    let play = on.play();
    let (block, place) = at;
    let works = play.book().works(deed.source);
    let step = &works.blocks[usize::from(block)][usize::from(place)];
    let ranged = matches!(step.effect, Effect::Attack { ranged: true, .. });
    let blow = Blow {
        deed: deed.id,
        by: by.figure.id(),
        on: on.id(),
        with: With::Effect { block, place },
        how: if ranged { How::Shoot } else { How::Strike },
        from: None,
        second: false,
        both_hands: false,
    };
    let attack = by.attack(deed, &blow);
    blows::of(by, &attack, on, |case, critical| {
        on_hit(deed, by, on, at, case, critical)
    })
}

/// Damage of a hit by an attack in a list of effects.
pub fn on_hit(
    deed: &Deed,
    by: &Sheet<'_>,
    on: Figure<'_>,
    (block, place): (u16, u8),
    case: &Case<'_>,
    critical: bool,
) -> Distribution<i32> {
    let play = on.play();
    let works = play.book().works(deed.source);
    let step = &works.blocks[usize::from(block)][usize::from(place)];
    let weapon = !matches!(step.effect, Effect::Attack { spell: true, .. });
    let target = Sheet::of(on);
    let of = Harm {
        play,
        deed,
        target: &target,
        blow: Some(weapon && !matches!(deed.source, Source::Spell(_))),
        critical,
    };
    let own = of.list(step.inner[0], Share::All, case);
    if !weapon {
        return own;
    }
    let with = With::Effect { block, place };
    let kind = strike::own_kind(play, deed, with);
    let (more, _) = strike::damages(by, case, None, kind, critical);
    let magical = case.attack.is_some_and(|it| it.magical);
    own.combine(&blows::together(&target, more, magical), |a, b| a + b)
}

/// The odds of a save: the damage that the target takes, or whether it fails at all.
fn save(play: Play<'_>, deed: &Deed, target: Figure<'_>, step: &Step) -> Option<OddsView> {
    let (tally, dc) = saves::save_of(play, deed, step, target)?;
    let test = Test::new(d20(play.book(), "dice-dive-save", &tally), dc);
    let sheet = Sheet::of(target);
    let of = Harm::plain(play, deed, &sheet);
    let case = Case::with(target.id());
    let chances = of.saved(step, &case);
    let tell = |it: &(bool, i32)| match it {
        (true, 0) => say("dive-odds-fails"),
        (true, n) => say("dive-odds-fails-damage").n(*n),
        (false, 0) => say("dive-odds-saves"),
        (false, n) => say("dive-odds-saves-damage").n(*n),
    };
    let hurts = chances.chance_that(|(_, n)| *n > 0);
    let view = OddsView::new(rules::SAVE_ROLL, &test, &chances, |(fails, _)| *fails, tell);
    let headline = Headline::of(view.headline.chance.clone());
    let headline = match hurts.is_zero() {
        true => headline.named(say("dive-odds-to-fail")),
        false => {
            let falls = chances.chance_that(|(_, n)| *n >= left(target));
            let mean = |it: &(bool, i32)| (it.1 > 0).then_some(it.1);
            headline
                .about(&chances, "dive-odds-about", mean)
                .felling(falls)
        }
    };
    let view = view.headed(headline);
    Some(match words::advantages(play.book(), &tally) {
        Some(why) => view.noting(why),
        None => view,
    })
}

/// Damage that effects do to one target.
struct Harm<'a, 'w> {
    play: Play<'w>,
    deed: &'a Deed,
    target: &'a Sheet<'w>,
    /// Whether it comes by an attack, and whether that is one with a weapon.
    blow: Option<bool>,
    critical: bool,
}

impl<'a, 'w> Harm<'a, 'w> {
    /// Damage that no attack brings.
    fn plain(play: Play<'w>, deed: &'a Deed, target: &'a Sheet<'w>) -> Self {
        Harm {
            play,
            deed,
            target,
            blow: None,
            critical: false,
        }
    }

    /// That of a list.
    fn list(&self, block: u16, share: Share, case: &Case<'_>) -> Distribution<i32> {
        let works = self.play.book().works(self.deed.source);
        let steps = works.blocks[usize::from(block)].iter().zip(0..);
        let each = steps.map(|(step, place)| self.step(step, (block, place), share, case));
        each.fold(Distribution::certain(0), |sum, more| {
            sum.combine(&more, |a, b| a + b)
        })
    }

    fn step(&self, step: &Step, at: (u16, u8), share: Share, case: &Case<'_>) -> Distribution<i32> {
        match &step.effect {
            Effect::Damage {
                dice,
                plus,
                kind,
                magical,
            } if share != Share::NoDamage => {
                let (play, deed) = (self.play, self.deed);
                let run = Run {
                    critical: self.critical,
                    ..run(deed, at.0, at.1, self.target.figure.id())
                };
                let check = amounts::damage(play, deed, &run, (*dice, *plus));
                let halved = matches!(share, Share::HalfDamage | Share::OnlyHalf);
                self.taken(&check.chances(), *kind, *magical, halved)
            }
            Effect::If { so, .. } => {
                let so = deeds::is_so(self.play, self.deed, self.target.figure.id(), so);
                self.list(step.inner[usize::from(!so)], share, case)
            }
            Effect::Save { .. } if share != Share::OnlyHalf => {
                self.saved(step, case).map(|(_, damage)| *damage)
            }
            _ => Distribution::certain(0),
        }
    }

    fn taken(
        &self,
        rolled: &Distribution<i32>,
        kind: DamageKind,
        magical: bool,
        halved: bool,
    ) -> Distribution<i32> {
        let weapon = self.blow == Some(true);
        let magical = magical || !weapon;
        rolled.map(|amount| {
            let amount = if halved { amount / 2 } else { *amount };
            self.target.left_of(Coming {
                kind,
                amount,
                weapon,
                plain_weapon: weapon && !magical,
            })
        })
    }

    /// A save against something, and the damage after it.
    fn saved(&self, step: &Step, case: &Case<'_>) -> Distribution<(bool, i32)> {
        let none = || Distribution::certain((true, 0));
        let target = self.target.figure;
        let Effect::Save { ability, half, .. } = step.effect else {
            return none();
        };
        let Some((tally, dc)) = saves::save_of(self.play, self.deed, step, target) else {
            return none();
        };
        let evades = half && self.target.is(|it| *it == Trait::Evades(ability));
        let share = if evades {
            Share::HalfDamage
        } else {
            Share::All
        };
        let failed = self.list(step.inner[0], share, case);
        let badly = self.list(step.inner[1], share, case);
        let badly = failed.combine(&badly, |a, b| a + b);
        let halved = match half && !evades {
            true => self.list(step.inner[0], Share::OnlyHalf, case),
            false => Distribution::certain(0),
        };
        let passed = halved.combine(&self.list(step.inner[2], Share::All, case), |a, b| a + b);
        let test = Test::new(d20(self.play.book(), "dice-dive-save", &tally), dc);
        let fails = |of: &Distribution<i32>| of.map(|n| (true, *n));
        if tally.fails {
            return fails(&badly);
        }
        test.chances().then(|it: &Passed| match it {
            Passed {
                twenty: true,
                success,
                ..
            } => Distribution::certain((!success, 0)),
            Passed { success: true, .. } => passed.map(|n| (false, *n)),
            Passed { badly: true, .. } => fails(&badly),
            _ => fails(&failed),
        })
    }
}
