//! Where a choice stands: its part of the panel, its headings, and what it folds together with.

use super::{
    super::{
        components::FighterId,
        content::{Possession, WeaponTrait},
        step::{Action, Means, Question},
        venture::Venture,
    },
    Terms, idle, means, say,
};
use crate::game::{Category, Phrase};

/// The part of the panel that an act belongs to.
pub(super) fn category(act: Action) -> Option<Category> {
    Some(match act {
        Action::Next { .. } | Action::Who { .. } => Category::Pick,
        Action::Strike { .. }
        | Action::Shoot { .. }
        | Action::Throw { .. }
        | Action::Tackle { .. }
        | Action::Grapple { .. }
        | Action::Counter { .. }
        | Action::TackleBack
        | Action::Squeeze => Category::Attack,
        Action::Use { means, .. } => match means {
            Means::Spell(_) => Category::Spell,
            Means::Good(_) => Category::Item,
        },
        Action::Move { .. }
        | Action::Exit { .. }
        | Action::Push { .. }
        | Action::Drag { .. }
        | Action::Dodge { .. } => Category::Move,
        Action::Change { .. } | Action::PickUp { .. } | Action::Load => Category::Item,
        Action::Drop | Action::Rally { .. } => Category::Other,
        Action::Done | Action::LeaveCamp | Action::End | Action::Bear | Action::Accept => {
            Category::End
        }
        _ => return None,
    })
}

/// True for an attack that can be made again and again: a strike, or a shot that doesn't use the weapon
/// up. A throw empties the hand, and a tackle or a grapple is a contest that can go badly.
pub(super) fn is_plain(venture: Venture<'_>, question: &Question, act: Action) -> bool {
    match (act, question) {
        (Action::Strike { .. }, _) => true,
        (Action::Shoot { .. }, Question::Hero(turn)) => {
            let held = venture.in_hand(venture.fighter(turn.who));
            let used_up = |it: WeaponTrait| (it == WeaponTrait::UsedUp).then_some(());
            held.is_some_and(|it| venture.trait_of(it.weapon, used_up).is_none())
        }
        _ => false,
    }
}

/// The heading of an act.
pub(super) fn group(act: Action) -> Option<Phrase> {
    Some(match act {
        Action::Move { .. } => say("hex-group-move"),
        Action::Strike { .. }
        | Action::Shoot { .. }
        | Action::Throw { .. }
        | Action::Tackle { .. } => say("hex-group-attack"),
        Action::Use { .. } => say("hex-group-use"),
        Action::Change { .. } | Action::Drop | Action::PickUp { .. } | Action::Load => {
            say("hex-group-hands")
        }
        Action::Exit { .. } => say("hex-group-exit"),
        Action::Push { .. } => say("hex-group-push"),
        Action::Drag { .. } => say("hex-group-drag"),
        Action::Dodge { .. } => say("hex-group-dodge"),
        Action::Buy { .. } => say("hex-group-buy"),
        Action::Sell { .. } => say("hex-group-sell"),
        Action::Skill { .. } => say("hex-group-skills"),
        Action::Spell { .. } => say("hex-group-spells"),
        Action::Tend { .. } | Action::Heal { .. } => say("hex-group-healing"),
        _ => return own_affair_of(act).map(|hero| say("hex-group-hero").by(hero)),
    })
}

/// The hero whose own gear, training, wishes or curses an act is about.
pub(super) fn own_affair_of(act: Action) -> Option<FighterId> {
    match act {
        Action::Take { hero, .. }
        | Action::Lay { hero, .. }
        | Action::Hold { hero, .. }
        | Action::RaiseAttribute { hero, .. }
        | Action::LearnSkill { hero, .. }
        | Action::LearnSpell { hero, .. }
        | Action::WishWhole { hero }
        | Action::WishOffCurse { hero }
        | Action::PayOffCurse { hero, .. } => Some(hero),
        _ => None,
    }
}

/// What choices with several targets have in common: the spell, or what is used.
pub(super) fn kind(venture: Venture<'_>, act: Action) -> Option<Phrase> {
    match act {
        Action::Use { means: used, .. } => Some(means(venture, used)),
        _ => None,
    }
}

/// The smaller heading for an act on the page.
pub(super) fn section(venture: Venture<'_>, act: Action) -> Option<Phrase> {
    let book = venture.book();
    Some(match act {
        Action::Buy { thing } | Action::Sell { thing } => say(match thing {
            Possession::Weapon(_) => "hex-section-weapons",
            Possession::Armour(_) => "hex-section-armours",
            Possession::Good(_) => "hex-section-goods",
        }),
        Action::Skill { skill } if book[skill].combat => say("hex-section-combat-skills"),
        Action::Skill { .. } => say("hex-section-other-skills"),
        Action::Tend { .. } => say("hex-section-tend"),
        Action::Heal { by, .. } => say("hex-section-heal").by(by),
        Action::Use { means, aim } if idle::is_so(venture, means, aim) => say("hex-section-idle"),
        Action::Take { .. } => say("hex-section-take"),
        Action::Lay { .. } => say("hex-section-lay"),
        Action::Hold { .. } => say("hex-section-hold"),
        Action::RaiseAttribute { .. } => say("hex-section-raise"),
        Action::LearnSkill { .. } => say("hex-section-learn"),
        Action::LearnSpell { .. } => say("hex-section-learn-spell"),
        Action::WishWhole { .. } => say("hex-section-wish"),
        Action::WishOffCurse { .. } | Action::PayOffCurse { .. } => say("hex-section-curse"),
        Action::OpenShop | Action::OpenCamp | Action::Sleep => say("hex-section-besides"),
        _ => return None,
    })
}
