//! What is done outside of fights alone: looking behind doors, and getting past traps; rules
//! `scout.familiar` and `trap.ideas`.

use super::super::{
    content::{Effect, Idea, Source, Time},
    fight::turn,
    play::Play,
    sheet::Sheet,
    step::Plan,
};

/// Everything by which somebody can look behind the doors of a row now; doing it pays for it.
pub fn scouts(play: Play<'_>) -> Vec<Plan> {
    let all = plans(play, |it| matches!(it, Effect::Scout).then_some(()));
    all.into_iter().map(|(plan, ())| plan).collect()
}

/// Everything by which somebody can get past a trap now without a check, with the idea that it is.
pub fn overcomes(play: Play<'_>) -> Vec<(Plan, Idea)> {
    plans(play, |it| match it {
        Effect::Overcome(idea) => Some(*idea),
        _ => None,
    })
}

/// What the heroes can do that has such an effect.
fn plans<T>(play: Play<'_>, of: impl Fn(&Effect) -> Option<T>) -> Vec<(Plan, T)> {
    let mut all = Vec::new();
    for hero in play.heroes().filter(|it| it.is_up()) {
        for it in Sheet::of(hero).offers(|time| !matches!(time, Time::Reaction(_))) {
            let works = play.book().works(it.source);
            let block = works.acts[usize::from(it.act)].block;
            let mut steps = works.blocks[usize::from(block)].iter();
            if let Some(found) = steps.find_map(|step| of(&step.effect)) {
                let plan = turn::plan(hero.id(), it.source, it.act, least(it.source, it.circle));
                let known = all.iter().any(|(other, _)| *other == plan);
                if !known {
                    all.push((plan, found));
                }
            }
        }
    }
    all
}

/// A spell is cast with the circle that it was offered with; anything else has none.
fn least(source: Source, circle: u8) -> u8 {
    match source {
        Source::Spell(_) => circle,
        _ => 0,
    }
}
