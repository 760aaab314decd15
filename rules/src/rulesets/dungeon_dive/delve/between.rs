//! What can be done between fights; rules `dive.doors` and `effect.duration`.

use super::super::{
    Cx,
    components::{FigureId, Lasting, Until},
    content::{Book, Effect, Frame, Lasts, Source, Time},
    effects::lasting,
    fight::turn,
    figure::Figure,
    play::Play,
    rules,
    sheet::{Offer, Sheet},
    step::Action,
};
use super::{Choice, alive, dive};
use crate::game::LegalActions;

/// Minutes that the way to a room takes.
const WAY: u16 = 10;

/// Offers what everybody can do for themselves and others, at a row of doors or at a door.
pub(super) fn offer(play: Play<'_>, at_door: bool, offer: &mut LegalActions<Action>) {
    for figure in alive(play) {
        if !figure.is_up() || figure.hero().is_none() || figure.is_incapacitated() {
            continue;
        }
        for it in offers(figure, at_door) {
            offer.add(Action::Delve(Choice::Use {
                by: figure.id(),
                source: it.source,
                act: it.act,
                circle: it.circle,
            }));
        }
    }
}

fn offers(figure: Figure<'_>, at_door: bool) -> Vec<Offer> {
    let play = figure.play();
    let row = &dive(play).row;
    let scouts = !(at_door || row.scouted || row.guided && row.sneak.is_some());
    let quick = |time: Time| match time {
        Time::Action | Time::Bonus | Time::Free => true,
        Time::Minutes(minutes) => minutes <= 1 || !at_door && minutes <= WAY,
        Time::OneAttack | Time::Reaction(_) => false,
    };
    let mut all = Sheet::of(figure).offers(quick);
    all.retain(|it| {
        let works = play.book().works(it.source);
        let frame = &works.acts[usize::from(it.act)];
        let does = &works.blocks[usize::from(frame.block)];
        let kind = does.iter().all(|it| is_kind(&it.effect));
        let scout = does.iter().any(|it| it.effect == Effect::Scout);
        kind && (scouts || !scout) && has_aim(figure, it, frame)
    });
    all
}

fn has_aim(figure: Figure<'_>, it: &Offer, frame: &Frame) -> bool {
    let plan = turn::plan(figure.id(), it.source, it.act, it.circle);
    frame.area.is_none() && turn::has_aim(figure, &plan)
}

/// True for an effect that is good for somebody with no fight going on.
fn is_kind(effect: &Effect) -> bool {
    match effect {
        Effect::Heal { .. }
        | Effect::Temporary { .. }
        | Effect::RaiseMost { .. }
        | Effect::Stabilise
        | Effect::Cure(_)
        | Effect::Give { .. }
        | Effect::Shine { .. }
        | Effect::Restore(_)
        | Effect::Dispel(_)
        | Effect::Scout => true,
        Effect::Exhaust(by) => *by < 0,
        Effect::ToDoer(all) => all.iter().all(is_kind),
        Effect::If { then, or_else, .. } => then.iter().chain(or_else).all(is_kind),
        _ => false,
    }
}

/// True for a spell that is heard through a door; rule `magic.components`.
pub(super) fn has_words(book: &Book, source: Source) -> bool {
    matches!(source, Source::Spell(spell) if book[spell].components.words)
}

/// True for what lasts longer than the way to a room.
fn outlasts(book: &Book, source: Source) -> bool {
    match source {
        Source::Spell(spell) => match book[spell].lasts {
            Lasts::Minutes(minutes) => u16::from(minutes) > WAY,
            _ => true,
        },
        _ => false,
    }
}

/// The party sets off: what is over by the time they are there ends.
pub(super) fn set_off(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let book = cx.content();
    let held = alive(play).into_iter().filter(|it| {
        let held = it.lasts().concentration;
        held.is_some_and(|(_, source)| !outlasts(book, source))
    });
    let held: Vec<FigureId> = held.map(|it| it.id()).collect();
    for who in held {
        lasting::let_go(cx, who);
    }
    let short = |it: &Lasting| match it.until {
        Until::Fight => !outlasts(book, it.source),
        Until::DoerBegins | Until::DoerEnds(_) | Until::BearerBegins | Until::BearerEnds(_) => true,
        _ => false,
    };
    lasting::expire(cx, |_, it| short(it), rules::EFFECT_DURATION);
}
