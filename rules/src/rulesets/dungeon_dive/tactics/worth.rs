//! What effects are worth to whoever has them happen, by their exact odds.

use super::super::{
    components::{Blow, Deed, FigureId, How, With},
    content::{Cover, DamageKind, Effect, Plus, Source, Step, Trait},
    effects::{amounts, deeds, targets},
    figure::Figure,
    place,
    play::Play,
    sheet::{Attack, Case, Coming, Made, Sheet},
    step::{Plan, Run, Share},
};
use super::{
    head::Head,
    spread::{Chance, ONE, Roll, Spread, part},
    traits,
};
use crate::dice::DiceExpr;

/// What something does to one target, as far as it can be foreseen.
#[derive(Clone, Debug)]
pub struct Outcome {
    pub damage: Spread,
    /// What else it is worth to whoever does it, in hundredths of a point of damage.
    pub other: i32,
}

impl Outcome {
    fn nothing() -> Self {
        Outcome {
            damage: Spread::nothing(),
            other: 0,
        }
    }

    fn of(other: i32) -> Self {
        Outcome {
            other,
            ..Outcome::nothing()
        }
    }

    /// Both, one after the other.
    #[must_use]
    pub fn and(self, next: &Outcome) -> Self {
        Outcome {
            damage: self.damage.join(&next.damage),
            other: self.other + next.other,
        }
    }

    fn by_chance(&self, chance: Chance) -> Self {
        Outcome {
            damage: self.damage.by_chance(chance),
            other: part(self.other, chance),
        }
    }

    fn either(parts: &[(Chance, &Outcome)]) -> Self {
        let damage: Vec<(Chance, &Spread)> = parts
            .iter()
            .map(|(chance, it)| (*chance, &it.damage))
            .collect();
        Outcome {
            damage: Spread::either(&damage),
            other: parts
                .iter()
                .map(|(chance, it)| part(it.other, *chance))
                .sum(),
        }
    }
}

/// Somebody who does something from where they stand, or might stand.
pub struct Doing<'a, 'w> {
    pub head: &'a Head<'w>,
    pub by: &'a Sheet<'a>,
    pub deed: Deed,
    /// True where only what does not depend on places counts.
    pub anywhere: bool,
}

impl<'a, 'w> Doing<'a, 'w> {
    /// What a plan does.
    pub fn plan(head: &'a Head<'w>, by: &'a Sheet<'a>, plan: &Plan, anywhere: bool) -> Self {
        let mut deed = deeds::empty(0, plan.source, plan.by);
        deed.act = Some(plan.act);
        deed.circle = plan.circle;
        deed.at = plan.at;
        Doing {
            head,
            by,
            deed,
            anywhere,
        }
    }

    pub(super) fn play(&self) -> Play<'a> {
        self.by.figure.play()
    }

    pub(super) fn is_rival(&self, on: &Sheet<'_>) -> bool {
        on.figure.team() != self.by.figure.team()
    }

    /// What is good for somebody, as it is for whoever does it.
    pub(super) fn good(&self, on: &Sheet<'_>, worth: i32) -> i32 {
        match self.is_rival(on) {
            true => -worth,
            false => worth,
        }
    }

    /// What an act does to somebody.
    pub fn act(&self, on: &Sheet<'_>) -> Outcome {
        let works = self.play().book().works(self.deed.source);
        let act = usize::from(self.deed.act.unwrap_or(0));
        self.list(works.acts[act].block, on, false)
    }

    /// What an attack with one of the arms does.
    pub fn strike(&self, attack: &Attack, on: &Sheet<'_>) -> Outcome {
        self.blow(attack, on, None)
    }

    /// What comes of something for whoever does it.
    pub(super) fn worth(&self, on: &Sheet<'_>, outcome: &Outcome) -> i32 {
        let hurts = outcome.damage.mean(i32::from(on.figure.body().points));
        match self.is_rival(on) {
            true => outcome.other + hurts,
            false => outcome.other - 2 * hurts,
        }
    }

    pub(super) fn list(&self, block: u16, on: &Sheet<'_>, critical: bool) -> Outcome {
        let works = self.play().book().works(self.deed.source);
        let steps = works.blocks[usize::from(block)].iter().zip(0..);
        steps.fold(Outcome::nothing(), |sum, (step, place)| {
            let run = Run {
                deed: 0,
                block,
                place,
                on: on.figure.id(),
                share: Share::All,
                critical,
            };
            sum.and(&self.step(step, &run, on))
        })
    }

    fn step(&self, step: &Step, run: &Run, on: &Sheet<'_>) -> Outcome {
        let inner = |nth: usize| self.list(step.inner[nth], on, run.critical);
        match &step.effect {
            Effect::Attack { ranged, .. } => {
                let blow = Blow {
                    deed: 0,
                    by: self.by.figure.id(),
                    on: on.figure.id(),
                    with: With::Effect {
                        block: run.block,
                        place: run.place,
                    },
                    how: if *ranged { How::Shoot } else { How::Strike },
                    from: None,
                    second: false,
                    both_hands: false,
                };
                let attack = self.by.attack(&self.deed, &blow);
                self.blow(&attack, on, Some(step))
            }
            Effect::Save { .. } => self.save(step, on),
            Effect::Contest { with, against, .. } => {
                let case = Case::with(self.by.figure.id());
                let best = against.iter().map(|it| {
                    let tally = on.tally(Made::Check(*it), &case);
                    (tally.sum() + 4 * i32::from(tally.mode()), tally)
                });
                let Some((_, best)) = best.max_by_key(|it| it.0) else {
                    return Outcome::nothing();
                };
                let own = self
                    .by
                    .tally(Made::Check(*with), &Case::with(on.figure.id()));
                inner(0).by_chance(Roll::of(&own).beats(&Roll::of(&best)))
            }
            Effect::Check { with, dc, .. } => {
                let own = self.by.tally(Made::Check(*with), &Case::ALONE);
                let dc = amounts::dc(self.play(), &self.deed, *dc);
                inner(0).by_chance(Roll::of(&own).passes(dc))
            }
            Effect::If { so, .. } => {
                let so = deeds::is_so(self.play(), &self.deed, on.figure.id(), so);
                inner(usize::from(!so))
            }
            Effect::Times(count, _) => {
                let one = inner(0);
                let times = amounts::times(self.play(), &self.deed, *count);
                (1..times).fold(one.clone(), |sum, _| sum.and(&one))
            }
            Effect::ToDoer(_) => {
                let own = self.list(step.inner[0], self.by, run.critical);
                Outcome::of(own.other - own.damage.mean(i32::MAX))
            }
            Effect::OneOf(_) => {
                let all = (0..step.inner.len()).rev().map(inner);
                let best = all.max_by_key(|it| self.worth(on, it));
                best.unwrap_or_else(Outcome::nothing)
            }
            Effect::Pool { dice, .. } => {
                let dice = amounts::dice(self.play(), &self.deed, run, *dice);
                let points = i32::from(on.figure.body().points) + self.before(on);
                inner(0).by_chance(Spread::dice(dice, dice.count, 0).reaches(points))
            }
            Effect::Damage {
                dice,
                plus,
                kind,
                magical,
            } => self.damage(run, on, (*dice, *plus), (*kind, *magical)),
            Effect::Zone(_) => self.zone(step, on),
            other => Outcome::of(self.simple(step, run, on, other)),
        }
    }

    /// Hit points of those whom a pool takes before somebody.
    fn before(&self, on: &Sheet<'_>) -> i32 {
        if self.deed.at.is_none() {
            return 0;
        }
        let mut plan = super::super::fight::turn::plan(
            self.by.figure.id(),
            self.deed.source,
            self.deed.act.unwrap_or(0),
            self.deed.circle,
        );
        plan.at = self.deed.at;
        let order = |it: Figure<'_>| (it.body().points, it.id());
        let own = order(on.figure);
        let within = within_area(self.by.figure, &plan).into_iter();
        let within = within.filter_map(|it| self.play().get(it));
        let sooner = within.filter(|it| it.is_up() && order(*it) < own);
        sooner.map(|it| i32::from(it.body().points)).sum()
    }

    /// An attack: with a weapon, or as an effect has it.
    fn blow(&self, attack: &Attack, on: &Sheet<'_>, effect: Option<&Step>) -> Outcome {
        let by = self.by;
        let tally = by.attack_tally(attack, on);
        let (ac, cover) = match self.anywhere {
            true => (self.head.ac_of(on), None),
            false => {
                let (ac, cover) = on.ac_against(by, attack);
                (ac - on.ac() + self.head.ac_of(on), cover)
            }
        };
        if cover == Some(Cover::Total) {
            return Outcome::nothing();
        }
        let mut roll = Roll::of(&tally);
        if self.anywhere {
            roll.mode = 0;
        }
        let (any, mut critical) = roll.hits(ac, by.critical_on());
        if on.is(|it| *it == Trait::NoCriticals) {
            critical = 0;
        } else if !self.anywhere && on.is_helpless_against(by.figure) {
            critical = any;
        }
        let case = Case {
            attack: Some(attack),
            advantage: roll.mode > 0,
            disadvantage: roll.mode < 0,
            ..Case::with(on.figure.id())
        };
        let on_hit = |critical: bool| self.hit(attack, on, effect, &case, critical);
        let (hit, best) = (on_hit(false), on_hit(true));
        let miss = effect.map(|it| self.list(it.inner[1], on, false));
        let plain = any.saturating_sub(critical);
        let mut parts = vec![(plain, &hit), (critical, &best)];
        if let Some(miss) = &miss {
            parts.push((ONE - any.min(ONE), miss));
        }
        Outcome::either(&parts)
    }

    fn hit(
        &self,
        attack: &Attack,
        on: &Sheet<'_>,
        effect: Option<&Step>,
        case: &Case<'_>,
        critical: bool,
    ) -> Outcome {
        let by = self.by;
        let (extras, plus) = by.extras(attack, case);
        let mut sum = match effect {
            Some(step) => self.list(step.inner[0], on, critical),
            None => Outcome::nothing(),
        };
        let weapon = (true, !attack.magical);
        let own = attack.weapon.map_or(DamageKind::Bludgeoning, |it| it.2);
        let doubled = |dice: DiceExpr| dice.count * (1 + u8::from(critical));
        if let Some((_, dice, kind)) = attack.weapon {
            let more = if critical { by.critical_dice(case) } else { 0 };
            let spread = Spread::dice(dice, doubled(dice) + more, attack.damage + plus);
            sum.damage = sum.damage.join(&taken(on, spread, kind, weapon));
        }
        for extra in extras {
            let spread = Spread::dice(extra.dice, doubled(extra.dice), 0);
            let kind = extra.kind.unwrap_or(own);
            sum.damage = sum.damage.join(&taken(on, spread, kind, weapon));
        }
        sum
    }

    fn save(&self, step: &Step, on: &Sheet<'_>) -> Outcome {
        let Effect::Save {
            ability, dc, half, ..
        } = &step.effect
        else {
            return Outcome::nothing();
        };
        let spell = matches!(self.deed.source, Source::Spell(_));
        let fail = self.list(step.inner[0], on, false);
        let made = Made::Save {
            ability: *ability,
            against: &[],
            spell,
        };
        if on.tally(made, &Case::with(self.by.figure.id())).fails {
            return fail;
        }
        let roll = self.head.save_of(on, *ability, spell);
        let dc = amounts::dc(self.play(), &self.deed, *dc);
        let evades = *half && on.is(|it| *it == Trait::Evades(*ability));
        let halved = fail.damage.map(|it| it / 2);
        let mut pass = self.list(step.inner[2], on, false);
        if *half && !evades {
            pass.damage = pass.damage.join(&halved);
        }
        let fail = match evades {
            true => Outcome {
                damage: halved,
                ..fail
            },
            false => fail,
        };
        let badly = self.list(step.inner[1], on, false);
        let fail_badly = fail.clone().and(&badly);
        let passes = roll.passes(dc);
        let twenty = roll.twenty().min(passes);
        let not_badly = roll.passes(dc - 4).max(passes);
        Outcome::either(&[
            (passes - twenty, &pass),
            (twenty, &Outcome::of(pass.other)),
            (not_badly - passes, &fail),
            (ONE - not_badly.min(ONE), &fail_badly),
        ])
    }

    fn damage(
        &self,
        run: &Run,
        on: &Sheet<'_>,
        (dice, plus): (DiceExpr, Option<Plus>),
        (kind, magical): (DamageKind, bool),
    ) -> Outcome {
        let play = self.play();
        let dice = amounts::dice(play, &self.deed, run, dice);
        let mut more = amounts::plus(play, &self.deed, plus);
        let spell = matches!(self.deed.source, Source::Spell(_));
        let cantrip = spell && self.deed.circle == 0;
        if cantrip && self.by.is(|it| *it == Trait::CantripModifier) {
            more += self.by.casting_by(self.deed.source);
        }
        let count = if run.critical {
            dice.count.saturating_mul(2)
        } else {
            dice.count
        };
        let weapon = !spell && self.deed.act.is_some();
        let spread = Spread::dice(dice, count, more);
        Outcome {
            damage: taken(on, spread, kind, (weapon, weapon && !magical)),
            other: 0,
        }
    }

    /// What a zone does to somebody in it, as long as it counts.
    fn zone(&self, step: &Step, on: &Sheet<'_>) -> Outcome {
        let works = &self.play().book().works(self.deed.source).zones[usize::from(step.gives)];
        let zone = &works.zone;
        if zone.spares_allies && !self.is_rival(on) {
            return Outcome::nothing();
        }
        let worths = self.head.worths;
        let mut sum = self.list(works.appears, on, false);
        for block in [works.enters, works.turn_begins, works.turn_ends] {
            let once = self.list(block, on, false);
            sum = sum.and(&once);
        }
        let bundles = &self.play().book().works(self.deed.source).bundles;
        let held = &bundles[usize::from(works.bundle)];
        let lasts = self.rounds(zone.lasts, false).min(2);
        let mut worth = traits::bundle(self.play().book(), held) * lasts;
        worth -= i32::from(zone.difficult) * worths.rooted / 2;
        worth -= i32::from(zone.obscured.is_some()) * worths.sight / 2;
        sum.other += self.good(on, worth);
        sum
    }

    pub(super) fn rounds(&self, lasts: super::super::content::Lasts, save: bool) -> i32 {
        use super::super::content::Lasts;
        let works = self.play().book().works(self.deed.source);
        let frame = self.deed.act.and_then(|it| works.acts.get(usize::from(it)));
        let lasts = match (lasts, frame) {
            (Lasts::Spell, Some(frame)) if frame.lasts != Lasts::Ended => frame.lasts,
            (lasts, _) => lasts,
        };
        traits::rounds(self.head.worths, lasts, save)
    }
}

/// What somebody takes of damage of a kind; rule `damage.resistance`.
fn taken(
    on: &Sheet<'_>,
    spread: Spread,
    kind: DamageKind,
    (weapon, plain): (bool, bool),
) -> Spread {
    const SAMPLE: i32 = 200;
    let left = on.left_of(Coming {
        kind,
        amount: SAMPLE,
        plain_weapon: plain,
        weapon,
    });
    match left {
        SAMPLE => spread,
        0 => Spread::nothing(),
        left if left * 2 == SAMPLE => spread.map(|it| it / 2),
        left if left == SAMPLE * 2 => spread.map(|it| it * 2),
        left if left < SAMPLE => spread.map(|it| it - (SAMPLE - left)),
        _ => spread,
    }
}

/// Everybody whom something that is aimed at a square would concern.
pub fn within_area(by: Figure<'_>, plan: &Plan) -> Vec<FigureId> {
    let play = by.play();
    let frame = &play.book().works(plan.source).acts[usize::from(plan.act)];
    let meant = targets::of_plan(by, plan, frame);
    if !meant.is_empty() || frame.aim != super::super::content::Aim::Square {
        return meant.into_vec();
    }
    let cells = targets::cells(by, frame, plan.at, 0);
    let all = play.figures().filter(|it| !it.is_dead());
    let within = all.filter(|it| {
        place::stand(*it).is_some_and(|it| it.covers().cells().any(|at| cells.contains(&at)))
    });
    within.map(|it| it.id()).collect()
}
