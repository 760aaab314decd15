//! What effects are worth that are neither damage nor made of others: healing, conditions, pushes,
//! what is given.

use super::super::{
    components::How,
    components::{Life, What},
    content::{Effect, Held, Plus, Says, Source, Standard, Step, SummonActs, Trait},
    effects::amounts,
    fight::{arms, standard},
    figure::Figure,
    sheet::Sheet,
    step::Run,
};
use super::{head::Head, traits, worth::Doing};
use crate::dice::DiceExpr;

impl Doing<'_, '_> {
    /// Effects that are neither damage nor made of others.
    pub(super) fn simple(&self, step: &Step, run: &Run, on: &Sheet<'_>, effect: &Effect) -> i32 {
        let (worths, book) = (self.head.worths, self.play().book());
        let figure = on.figure;
        match effect {
            Effect::Heal { dice, plus, .. } => {
                let points = self.points(run, *dice, *plus);
                self.good(on, healed(self.head, figure, points))
            }
            Effect::Temporary { dice, plus } => {
                let known = i32::from(figure.body().temporary);
                let points = self.points(run, *dice, *plus) - known;
                self.good(on, points.max(0) * worths.temporary)
            }
            Effect::RaiseMost { points, .. } => {
                self.good(on, i32::from(*points) * worths.temporary)
            }
            Effect::Stabilise if matches!(figure.body().life, Life::Dying { .. }) => {
                self.good(on, worths.raised / 4)
            }
            Effect::Revive(_) if figure.is_dead() => self.good(on, worths.raised),
            Effect::Exhaust(levels) => self.good(on, -i32::from(*levels) * worths.saves),
            Effect::Drain => worths.healed,
            Effect::Inflict {
                condition,
                lasts,
                save_again,
            } => {
                let key = book.condition(condition);
                if on.is_immune_to(key, Some(self.by.figure.id())) || figure.has(key) {
                    return 0;
                }
                let rounds = self.rounds(*lasts, save_again.is_some());
                let held = &book[key].links.bundles[0];
                self.good(on, self.bundle(on, held) * rounds)
            }
            Effect::Give {
                lasts, save_again, ..
            } => {
                let given = What::Bundle(step.gives);
                let known = |it: &&super::super::components::Lasting| {
                    (it.source, it.what) == (self.deed.source, given)
                };
                if figure.lasts().all.iter().any(|it| known(&it)) {
                    return 0;
                }
                let works = book.works(self.deed.source);
                let held: &[Held] = &works.bundles[usize::from(step.gives)];
                let rounds = self.rounds(*lasts, save_again.is_some());
                self.good(on, self.bundle(on, held) * rounds)
            }
            Effect::Cure(all) => {
                let has = all.iter().map(|it| book.condition(it));
                let has = has.filter(|it| figure.has(*it));
                let worth = has.map(|it| traits::condition(book, it)).sum::<i32>();
                self.good(on, -worth * 2)
            }
            Effect::Dispel(_) => self.dispelled(on),
            Effect::Push(feet) | Effect::Pull(feet) => {
                self.good(on, -i32::from(*feet) / 5 * worths.pushed)
            }
            Effect::Fall | Effect::Disarm => self.good(on, -worths.other),
            Effect::Take(what) => self.taken_action(on, *what),
            Effect::MoreAction => worths.action,
            Effect::Restore(_) => worths.other,
            Effect::Strike => self.by_effect(on),
            Effect::Move { feet, .. } if self.is_own_move(on) => self.rush((*feet).into()),
            Effect::Teleport(feet) if self.is_own_move(on) => self.hop(*feet),
            Effect::Summon {
                foe, count, acts, ..
            } => {
                let challenge = book
                    .foes
                    .find(foe)
                    .map_or(0, |it| book[it].challenge.eighths);
                let fights = *acts != SummonActs::Familiar;
                let each = i32::from(challenge).max(1) * worths.summoned * worths.rounds;
                if fights { each * i32::from(*count) } else { 0 }
            }
            _ => 0,
        }
    }

    /// The average of dice that heal, in points.
    fn points(&self, run: &Run, dice: DiceExpr, plus: Option<Plus>) -> i32 {
        let play = self.play();
        let dice = amounts::dice(play, &self.deed, run, dice);
        (dice.min() + dice.max()) / 2 + amounts::plus(play, &self.deed, plus)
    }

    /// Spells of the other side that would end, and those of one’s own.
    fn dispelled(&self, on: &Sheet<'_>) -> i32 {
        let play = self.play();
        let all = on.figure.lasts().all.iter();
        let spells = all.filter(|it| matches!(it.source, Source::Spell(_)));
        let worth = spells.map(|it| {
            let by = it.by.and_then(|it| play.get(it));
            let own = by.is_some_and(|by| by.team() == self.by.figure.team());
            let worth = self.head.worths.undone * i32::from(it.circle.max(1));
            if own { -worth } else { worth }
        });
        worth.sum()
    }

    fn taken_action(&self, on: &Sheet<'_>, what: Standard) -> i32 {
        let figure = on.figure;
        match what {
            Standard::Hide if standard::may_hide(figure) => self.head.style.hides,
            Standard::Dodge => self.head.worths.hit / 2,
            Standard::Disengage if self.is_oneself(on) => self.slip_away(),
            Standard::Dash if self.is_oneself(on) => self.rush(0),
            Standard::Help => {
                let helped = self.play().book().imposed.helped;
                let worth = traits::condition(self.play().book(), helped);
                if figure.has(helped) {
                    0
                } else {
                    self.good(on, worth)
                }
            }
            _ => 0,
        }
    }

    /// What a bundle of traits is worth for a round. Whoever makes it easier to hit themselves minds
    /// that as much as ending within reach.
    fn bundle(&self, on: &Sheet<'_>, held: &[Held]) -> i32 {
        let worth = traits::bundle(self.play().book(), held);
        if !self.is_oneself(on) {
            return worth;
        }
        let exposes = held
            .iter()
            .any(|it| matches!(it.says, Says::Is(Trait::EasyToHit)));
        let minds = self.head.style.exposed.min(100);
        worth + i32::from(exposes) * self.head.worths.hit * (100 - minds) / 100
    }

    /// A blow with what is in hand.
    fn by_effect(&self, on: &Sheet<'_>) -> i32 {
        let figure = self.by.figure;
        let arm = figure.kit().hands[0];
        let both = arms::both_hands(figure, arm);
        let attack = self.by.with_arm(arm, How::Strike, false, both);
        let left = i32::from(on.figure.body().points);
        self.strike(&attack, on).damage.mean(left)
    }
}

/// What hit points are worth to somebody: more of them to those who have few, most to those who are
/// down.
fn healed(head: &Head<'_>, on: Figure<'_>, points: i32) -> i32 {
    let body = on.body();
    let worths = head.worths;
    let missing = i32::from(body.most - body.points);
    let counts = points.min(missing).max(0);
    match body.life {
        Life::Up if body.points * 2 < body.most => 2 * counts * worths.healed,
        Life::Up => counts * worths.healed,
        Life::Dead { .. } => 0,
        _ => worths.raised + counts * worths.healed,
    }
}
