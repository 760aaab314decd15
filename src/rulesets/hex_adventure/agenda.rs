//! Which module works off which step.

use super::{
    Cx, Flow, attack, creation, entries, fight, harm, mending, plot, powers, react, shop,
    step::{Act, Step},
    tackle, tactics, trials, turn,
    venture::Venture,
    walk,
};
use crate::game::Offer;

/// Works off one step, or says that it asks.
pub fn resolve(cx: &mut Cx<'_>, step: Step) -> Flow {
    match step {
        Step::Begin => creation::begin(cx),
        Step::Start => entries::start(cx),
        Step::Read(entry) => entries::read(cx, entry),
        Step::Effects { plot, next } => plot::resolve(cx, plot, next),
        Step::Follow { option } => entries::follow(cx, option),
        Step::Dawn => plot::dawn(cx),
        Step::Eat => plot::eat_all(cx),
        Step::Fight => fight::begin(cx),
        Step::Round => fight::round(cx),
        Step::Heroes => fight::heroes(cx),
        Step::Foes => fight::foes(cx),
        Step::Foe(foe) => tactics::turn(cx, foe),
        Step::FoeActs { turn, on } => tactics::act(cx, turn, on),
        Step::EndTurn { turn, attacked } => fight::end_turn(cx, turn, attacked),
        Step::Walk { turn, way, goal } => walk::walk(cx, turn, &way, goal),
        Step::Attack(attack) => attack::attack(cx, attack),
        Step::Roll(trial) => trials::roll(cx, trial),
        Step::Settle { trial, passed } => trials::settle(cx, trial, passed),
        Step::Damage(attack) => attack::damage(cx, attack),
        Step::Tackle { by, on } => tackle::tackle(cx, by, on),
        Step::Use(using) => powers::use_it(cx, using),
        Step::Harmed(who) => harm::fall(cx, who),
        Step::FightEnd => fight::end(cx),
        Step::Toll => harm::toll(cx),
        Step::After { won, fled } => fight::after(cx, won, fled),
        Step::Create { hero, stage } => return creation::resolve(cx, hero, stage),
        Step::Whom { plot, effect } => return plot::ask_whom(cx, plot, effect),
        Step::Entry => return entries::resolve(cx),
        Step::Checker { option } => return entries::checker(cx, option),
        Step::Camp { mending } => return mending::resolve(cx, mending),
        Step::Next => return fight::next(cx),
        Step::Hero(turn) => return turn::resolve(cx, turn),
        Step::Dodge(attack) => return attack::dodge(cx, attack),
        Step::Contest(contest) => return tackle::contest(cx, contest),
        Step::Grip { by, on } => return tackle::grip(cx, by, on),
        Step::React { .. } | Step::First { .. } | Step::Zone { .. } => {
            return react::resolve(cx, step);
        }
        Step::Outfit | Step::Shop | Step::Karma(_) | Step::Wish(_) => return Flow::Ask(step),
    }
    Flow::Done
}

/// What a step that asks offers.
pub fn offer(venture: Venture<'_>, step: &Step, offer: &mut Offer<Act>) {
    match step {
        Step::Create { hero, stage } => creation::offer(venture, *hero, *stage, offer),
        Step::Outfit => shop::offer(venture, true, offer),
        Step::Shop => shop::offer(venture, false, offer),
        Step::Whom { .. } => plot::offer_whom(venture, offer),
        Step::Entry => entries::offer(venture, offer),
        Step::Checker { .. } => entries::offer_checker(venture, offer),
        Step::Camp { mending } => mending::offer_camp(venture, *mending, offer),
        Step::Next => fight::offer_next(venture, offer),
        Step::Hero(turn) => turn::offer(venture, *turn, offer),
        Step::Dodge(attack) => attack::offer_dodge(venture, *attack, offer),
        Step::Contest(contest) => tackle::offer_contest(venture, contest, offer),
        Step::Grip { by, .. } => tackle::offer_grip(venture, *by, offer),
        Step::Karma(trial) => trials::offer_karma(trial, offer),
        Step::Wish(hero) => harm::offer_wish(*hero, offer),
        Step::React { .. } | Step::First { .. } | Step::Zone { .. } => {
            react::offer(venture, step, offer);
        }
        _ => {}
    }
}

/// Carries out a choice of a step that asked.
pub fn choose(cx: &mut Cx<'_>, step: Step, act: Act, amount: i32) {
    match step {
        Step::Create { hero, stage } => creation::choose(cx, hero, stage, act, amount),
        Step::Outfit => shop::choose(cx, true, act),
        Step::Shop => shop::choose(cx, false, act),
        Step::Whom { plot, effect } => plot::choose_whom(cx, plot, effect, act),
        Step::Entry => entries::choose(cx, act),
        Step::Checker { option } => {
            if let Act::Who { hero } = act {
                entries::attempt(cx, option, hero);
            }
        }
        Step::Camp { mending } => mending::choose(cx, mending, act, amount),
        Step::Next => fight::choose_next(cx, act),
        Step::Hero(turn) => turn::choose(cx, turn, act, amount),
        Step::Dodge(attack) => attack::choose_dodge(cx, attack, act),
        Step::Contest(contest) => tackle::choose_contest(cx, contest, amount),
        Step::Grip { by, on } => tackle::choose_grip(cx, by, on, act),
        Step::Karma(trial) => trials::choose_karma(cx, trial, act),
        Step::Wish(hero) => harm::choose_wish(cx, hero, act),
        Step::React { .. } | Step::First { .. } | Step::Zone { .. } => {
            react::choose(cx, &step, act);
        }
        _ => {}
    }
}
