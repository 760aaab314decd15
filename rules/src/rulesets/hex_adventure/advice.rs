//! The sound player's reasons for its choices.

use super::{
    bot,
    components::FighterId,
    content::{PlotEffect, Possession},
    entries,
    fighter::Fighter,
    plot,
    step::{Action, Attack, AttackMode, Plot, Question, Turn},
    tactics,
    venture::Venture,
    words::{Terms, say},
};
use crate::{
    game::Phrase,
    grid::{Cell, hex},
};

/// The reason for a choice of the sound player, in figures if there are any.
pub fn reason(
    venture: Venture<'_>,
    question: &Question,
    act: Action,
    amount: Option<i32>,
) -> Phrase {
    match question {
        Question::Hero(turn) => match act {
            Action::Strike { on } => swing(venture, turn.who, on, AttackMode::Strike),
            Action::Shoot { on } => swing(venture, turn.who, on, AttackMode::Shoot),
            Action::Throw { on } => swing(venture, turn.who, on, AttackMode::Throw),
            Action::Move { to } => step(venture, *turn, to),
            Action::End => say("hex-advice-end"),
            Action::Change { .. } if venture.fighter(turn.who).in_hand().is_some() => {
                say("hex-advice-change")
            }
            Action::Tackle { on } => say("hex-advice-tackle").on(on),
            Action::Grapple { on } => say("hex-advice-grapple").on(on),
            _ => by_act(act),
        },
        Question::Dodge(attack) => match act {
            Action::Dodge { .. } => {
                let left = venture.left(venture.fighter(attack.on));
                say("hex-advice-dodge").on(attack.on).n(left)
            }
            _ => say("hex-advice-bear"),
        },
        Question::React { by, on, .. } => reaction(venture, *on, *by, act),
        Question::Zone { who, mover } => reaction(venture, *who, *mover, act),
        Question::First { .. } => match act {
            Action::Counter { .. } => say("hex-advice-first"),
            Action::Bear => say("hex-advice-bear"),
            _ => by_act(act),
        },
        Question::Grip { by, on } => grip(venture, (*by, *on), act),
        Question::Whom { plot, effect } => match act {
            Action::Who { hero } => whom(venture, (*plot, *effect), hero),
            _ => by_act(act),
        },
        Question::Wish(_) if act == Action::Accept => say("hex-advice-keep-wish"),
        Question::Contest(_) => say("hex-advice-dice").n(amount.unwrap_or(1)),
        Question::Next => match act {
            Action::Next { hero } => say(next(venture, hero)),
            _ => by_act(act),
        },
        Question::Entry => match act {
            Action::Option { option } => this_option(venture, option),
            _ => by_act(act),
        },
        Question::Outfit | Question::Shop => match act {
            Action::Buy { thing } => goods(venture, thing),
            Action::Done => say("hex-advice-bought"),
            _ => by_act(act),
        },
        Question::Create { .. }
        | Question::Checker { .. }
        | Question::Camp { .. }
        | Question::Karma(_)
        | Question::KarmaContest { .. }
        | Question::Wish(_) => by_act(act),
    }
}

fn reaction(venture: Venture<'_>, who: FighterId, to: FighterId, act: Action) -> Phrase {
    match act {
        Action::Counter { mode } => swing(venture, who, to, mode),
        Action::TackleBack => say("hex-advice-tackle").on(to),
        Action::Bear => say("hex-advice-bear"),
        _ => by_act(act),
    }
}

/// What speaks for a use of a grapple that was won.
fn grip(venture: Venture<'_>, (by, on): (FighterId, FighterId), act: Action) -> Phrase {
    let strength = |id| venture.grapple_st(venture.fighter(id)).total;
    match act {
        Action::Squeeze => say("hex-advice-squeeze").on(on),
        Action::Exit { .. } if strength(by) < strength(on) => say("hex-advice-exit-weaker").on(on),
        Action::Exit { .. } => say("hex-advice-exit").by(by),
        _ => by_act(act),
    }
}

/// Why somebody is the one for an effect of the story: whoever can bear harm, or needs help.
fn whom(venture: Venture<'_>, (plot, effect): (Plot, u8), hero: FighterId) -> Phrase {
    match plot::effect_at(venture, plot, effect) {
        Some(PlotEffect::Heal(..) | PlotEffect::LiftCurse(_)) => say("hex-advice-heal").on(hero),
        _ => say("hex-advice-bears").by(hero),
    }
}

/// The reason for a hero to be the next: whoever strikes from afar goes before the others.
fn next(venture: Venture<'_>, hero: FighterId) -> &'static str {
    if tactics::is_shooter(venture, venture.fighter(hero)) {
        "hex-advice-next"
    } else {
        "hex-advice-next-close"
    }
}

/// What a step leads to: a clear shot, a foe within reach, or one that is nearer than before.
fn step(venture: Venture<'_>, turn: Turn, to: Cell) -> Phrase {
    let me = venture.fighter(turn.who);
    let sight = venture.sight();
    let far = |foe: &Fighter<'_>| foe.at.map_or(u32::MAX, |at| hex::distance(to, at));
    let foes = || venture.against(turn.who).filter(|foe| foe.at.is_some());
    let seen = foes().filter(|foe| foe.at.is_some_and(|at| sight.sees(to, at)));
    let shot = seen
        .min_by_key(far)
        .filter(|_| tactics::is_shooter(venture, me));
    let nearest = foes().min_by_key(far);
    match (shot, nearest) {
        (Some(foe), _) => say("hex-advice-move-shot").on(foe.id),
        (None, Some(foe)) if far(&foe) <= 1 => say("hex-advice-move-strike").on(foe.id),
        (None, Some(foe)) => say("hex-advice-move-closer").on(foe.id),
        (None, None) => say("hex-advice-nothing-better"),
    }
}

/// What speaks for an option: the chance of its check, that it was earned, that nobody has read on
/// from it yet.
fn this_option(venture: Venture<'_>, option: u8) -> Phrase {
    let Some(choice) = entries::option_at(venture, option) else {
        return say("hex-advice-option");
    };
    if let Some(chance) = bot::chance(venture, choice) {
        return say("hex-advice-option-chance").n(whole_percent(chance));
    }
    if !choice.when.is_empty() {
        return say("hex-advice-option-earned");
    }
    let read = &venture.state().read;
    match choice.to {
        Some(to) if !read.contains(&to) => say("hex-advice-option-new"),
        _ => say("hex-advice-option"),
    }
}

/// What a ware is good for.
fn goods(venture: Venture<'_>, thing: Possession) -> Phrase {
    match thing {
        Possession::Good(good) if venture.book()[good].ration => {
            say("hex-advice-buy-food").n(venture.living().count() as i32)
        }
        Possession::Good(_) => say("hex-advice-buy-healing"),
        Possession::Weapon(_) => say("hex-advice-buy-weapon"),
        Possession::Armour(_) => say("hex-advice-buy-armour"),
    }
}

/// The reason for a choice that speaks for itself, whatever the question.
fn by_act(act: Action) -> Phrase {
    match act {
        Action::Use { .. } => say("hex-advice-use"),
        Action::Option { .. } => say("hex-advice-option"),
        Action::Who { hero } => say("hex-advice-who").by(hero),
        Action::Tend { on, .. } | Action::Heal { on, .. } => say("hex-advice-heal").on(on),
        Action::Rally { on } => say("hex-advice-rally").on(on),
        Action::OpenCamp => say("hex-advice-camp"),
        Action::OpenShop => say("hex-advice-shop"),
        Action::Take { .. } => say("hex-advice-take"),
        Action::Attribute { .. } | Action::RaiseAttribute { .. } => say("hex-advice-attribute"),
        Action::Skill { .. } => say("hex-advice-skill"),
        Action::Spell { .. } => say("hex-advice-spell"),
        Action::Sleep => say("hex-advice-sleep"),
        Action::Load => say("hex-advice-load"),
        Action::Change { .. } | Action::PickUp { .. } => say("hex-advice-arm"),
        Action::Karma | Action::Wish => say("hex-advice-fate"),
        Action::Accept => say("hex-advice-keep-karma"),
        Action::WishWhole { hero } => say("hex-advice-wish-whole").by(hero),
        Action::WishOffCurse { hero } => say("hex-advice-wish-off").by(hero),
        Action::LeaveCamp | Action::Done => say("hex-advice-enough"),
        _ => say("hex-advice-nothing-better"),
    }
}

/// A chance in thousandths as whole percent, rounded as the headline of the odds rounds it: what is
/// possible is never 0, and what may fail never 100.
fn whole_percent(chance: i32) -> i32 {
    match (chance + 5) / 10 {
        0 if chance > 0 => 1,
        100 if chance < 1000 => 99,
        whole => whole,
    }
}

/// The chance to hit, in percent, and the expected damage of a hit.
fn swing(venture: Venture<'_>, by: FighterId, on: FighterId, mode: AttackMode) -> Phrase {
    let attack = Attack {
        by,
        on,
        mode,
        first: false,
    };
    say("hex-advice-attack")
        .on(on)
        .n(whole_percent(bot::hit_chance(venture, &attack)))
        .with("damage", bot::harm(venture, &attack) / 10)
}
