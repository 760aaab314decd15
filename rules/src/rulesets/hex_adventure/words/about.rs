//! What on the table a choice is about: figures, hexes, a path, and the picture beside it.

use super::{
    super::{
        components::FighterId,
        content::Effect,
        powers,
        step::{Action, Aim, Contest, Means, Question, Rival},
        tackle, turn,
        venture::Venture,
    },
    headings, wares,
};
use crate::{
    game::{Target, intern},
    grid::Cell,
};

/// The bust of the fighter that an act is about, or who rolls the dice of a contest.
pub(super) fn icon(venture: Venture<'_>, question: &Question, act: Action) -> Option<&'static str> {
    if let Action::Buy { thing } | Action::Sell { thing } | Action::Take { thing, .. } = act {
        return Some(intern(&wares::picture(venture, thing)));
    }
    // Under a hero's name there is no need for the hero's picture.
    if matches!(headings::group(act), Some(heading) if heading.key == "hex-group-hero") {
        return None;
    }
    let about = match (question, act) {
        (Question::Contest(contest), Action::Dice) => {
            Target::Combatant(tackle::names_next(contest).token())
        }
        _ => *touches(venture, question, act).first()?,
    };
    let Target::Combatant(id) = about else {
        return None;
    };
    let mut all = venture.fighters();
    let fighter = all.find(|fighter| fighter.id.token() == id)?;
    Some(intern(venture.bust(fighter)))
}

/// The hexes of a move's path.
pub(super) fn path(venture: Venture<'_>, question: &Question, act: Action) -> Vec<Cell> {
    let (Question::Hero(turn), Action::Move { to }) = (question, act) else {
        return Vec::new();
    };
    turn::path_to(venture, *turn, to).unwrap_or_default()
}

/// What an act is about on the table.
pub(super) fn touches(venture: Venture<'_>, question: &Question, act: Action) -> Vec<Target> {
    let fighter = |id: FighterId| vec![Target::Combatant(id.token())];
    match act {
        Action::Move { to }
        | Action::Exit { to }
        | Action::Push { to }
        | Action::Drag { to }
        | Action::Dodge { to } => vec![Target::Cell(to)],
        Action::Strike { on }
        | Action::Shoot { on }
        | Action::Throw { on }
        | Action::Tackle { on }
        | Action::Grapple { on }
        | Action::Rally { on }
        | Action::Tend { on, .. }
        | Action::Heal { on, .. } => fighter(on),
        Action::Next { hero } | Action::Who { hero } => fighter(hero),
        Action::Use { aim, .. } => match aim {
            Aim::At(on) => fighter(on),
            Aim::Hex(at) => vec![Target::Cell(at)],
        },
        Action::PickUp { place } => {
            let lies = venture.state().ground.get(usize::from(place));
            lies.map(|(at, _)| Target::Cell(*at)).into_iter().collect()
        }
        Action::Dice => match question {
            Question::Contest(contest) => rivals(contest),
            _ => Vec::new(),
        },
        _ => headings::own_affair_of(act)
            .map(fighter)
            .unwrap_or_default(),
    }
}

/// How much the target of healing needs it: the percentage of its health that is lost.
pub(super) fn need(venture: Venture<'_>, act: Action) -> i32 {
    let heals = |means: Means| {
        let power = powers::power_of(venture, means);
        let heals = |it: &Effect| matches!(it, Effect::Heal(_) | Effect::HealChosen);
        power.is_some_and(|power| power.effects.iter().any(heals))
    };
    let on = match act {
        Action::Tend { on, .. } => on,
        Action::Heal { means, on, .. } if heals(means) => on,
        Action::Use {
            means,
            aim: Aim::At(on),
        } if heals(means) => on,
        _ => return 0,
    };
    let fighter = venture.fighter(on);
    let damage = fighter.health().damage;
    damage * 100 / (damage + venture.left(fighter)).max(1)
}

/// Both sides of a contest, its beginner first.
fn rivals(contest: &Contest) -> Vec<Target> {
    let by = Target::Combatant(contest.by.token());
    match contest.rival {
        Rival::Fighter(on) => vec![by, Target::Combatant(on.token())],
        Rival::Value(_) => vec![by],
    }
}
