//! What can be done between fights; rules `dive.doors`, `magic.rituals` and `effect.duration`.

use super::super::{
    Cx,
    components::{FigureId, Lasting, Until},
    content::{Aim, Book, Effect, Form, Frame, Lasts, Restored, Source, Time},
    effects::lasting,
    fight::turn,
    figure::Figure,
    play::Play,
    rules,
    sheet::{ItemOffer, Offer, Sheet, is_ritual, ritual_minutes},
    step::Action,
};
use super::{Choice, Dive, alive, dive};
use crate::game::LegalActions;

/// Minutes that the way to a room takes.
pub(super) const WAY: u16 = 10;

/// Minutes of a short rest.
const HOUR: u16 = 60;

/// Offers what everybody can do for themselves and others, at a row of doors or at a door.
pub(super) fn offer(play: Play<'_>, at_door: bool, offer: &mut LegalActions<Action>) {
    for figure in alive(play) {
        if !figure.is_up() || figure.hero().is_none() || figure.is_incapacitated() {
            continue;
        }
        add(offer, figure, offers(figure, at_door));
        for it in with_items(figure) {
            offer.add(Action::Delve(Choice::Cast {
                by: figure.id(),
                item: it.item,
                nth: it.nth,
                circle: it.circle,
            }));
        }
    }
}

/// Offers what somebody can do.
pub(super) fn add(offer: &mut LegalActions<Action>, figure: Figure<'_>, all: Vec<Offer>) {
    for it in all {
        offer.add(Action::Delve(Choice::Use {
            by: figure.id(),
            source: it.source,
            act: it.act,
            circle: it.circle,
        }));
    }
}

/// Somebody does what was chosen of that.
pub(super) fn carry_out(cx: &mut Cx<'_>, act: Choice) {
    match act {
        Choice::Use {
            by,
            source,
            act,
            circle,
        } => turn::aim(cx, turn::plan(by, source, act, circle)),
        Choice::Cast {
            by,
            item,
            nth,
            circle,
        } => turn::aim_with_item(cx, by, (item, nth), circle),
        _ => {}
    }
}

/// Spells that somebody could cast with what they carry; rule `item.magic`.
fn with_items(figure: Figure<'_>) -> Vec<ItemOffer> {
    let quick = |time: Time| matches!(time, Time::Action | Time::Bonus | Time::Free);
    let mut all = Sheet::of(figure).item_spells(quick);
    all.retain(|it| {
        let source = Source::Spell(it.spell);
        let (act, circle) = (0, it.circle);
        is_good(
            figure,
            &Offer {
                source,
                act,
                circle,
            },
        )
    });
    all
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
    let sheet = Sheet::of(figure);
    let mut all = sheet.offers(quick);
    if !at_door {
        let most = if is_fresh(dive(play)) { HOUR } else { WAY };
        let short = |it: &Offer| own_minutes(play.book(), it.source) <= most;
        all.extend(sheet.rituals().into_iter().filter(short));
    }
    let looks_ahead = |it: &Offer| steps(play.book(), it).any(|it| *it == Effect::Scout);
    all.retain(|it| is_good(figure, it) && (scouts || !looks_ahead(it)));
    all
}

/// What somebody can do that takes up to an hour, in a rest; rules `rest.short` and `magic.rituals`.
/// What could be a ritual takes no slot.
pub(super) fn in_rest(figure: Figure<'_>) -> Vec<Offer> {
    let book = figure.play().book();
    let long = |minutes: u16| minutes > WAY && minutes <= HOUR;
    let sheet = Sheet::of(figure);
    let mut all = sheet.rituals();
    all.retain(|it| long(own_minutes(book, it.source)));
    let rituals: Vec<Source> = all.iter().map(|it| it.source).collect();
    let slow = sheet.offers(|time| matches!(time, Time::Minutes(minutes) if long(minutes)));
    all.extend(slow.into_iter().filter(|it| !rituals.contains(&it.source)));
    let spent = figure.uses().slots.iter().any(|it| *it > 0);
    all.retain(|it| is_good(figure, it) && (spent || !gives_slots(book, it)));
    all
}

/// True on a level on which nothing has happened yet.
fn is_fresh(dive: &Dive) -> bool {
    dive.cleared == 0 && dive.row.doors.iter().all(|it| !it.shut)
}

/// Minutes that a spell takes by itself.
fn own_minutes(book: &Book, source: Source) -> u16 {
    match source {
        Source::Spell(spell) => match book[spell].time {
            Time::Minutes(minutes) => minutes,
            _ => 0,
        },
        _ => 0,
    }
}

/// True for something that is good for somebody with no fight going on.
fn is_good(figure: Figure<'_>, it: &Offer) -> bool {
    let book = figure.play().book();
    let frame = &book.works(it.source).acts[usize::from(it.act)];
    let slow = matches!(frame.time, Time::Minutes(_));
    let kind = steps(book, it).all(|it| is_kind(it, slow));
    kind && is_needed(figure, it, frame) && has_aim(figure, it, frame)
}

/// True unless it does nothing but heal, and nobody whom it could be for is hurt.
fn is_needed(figure: Figure<'_>, it: &Offer, frame: &Frame) -> bool {
    let play = figure.play();
    let heals = steps(play.book(), it).all(only_heals);
    let hurt = |it: &Figure<'_>| it.body().points < it.body().most;
    let own = frame.aim == Aim::Oneself;
    !heals || hurt(&figure) || !own && alive(play).iter().any(hurt)
}

fn only_heals(effect: &Effect) -> bool {
    match effect {
        Effect::Heal { .. } => true,
        Effect::If { then, or_else, .. } => then.iter().chain(or_else).all(only_heals),
        _ => false,
    }
}

/// True for an act that gives slots back.
fn gives_slots(book: &Book, it: &Offer) -> bool {
    steps(book, it).any(|it| {
        let Effect::Restore(what) = it else {
            return false;
        };
        matches!(what, Restored::Slot(_) | Restored::SlotsOfHalfLevel(_))
    })
}

/// What an act does, one thing after the other.
fn steps<'b>(book: &'b Book, it: &Offer) -> impl Iterator<Item = &'b Effect> {
    let works = book.works(it.source);
    let frame = &works.acts[usize::from(it.act)];
    let steps = works.blocks[usize::from(frame.block)].iter();
    steps.map(|it| &it.effect)
}

fn has_aim(figure: Figure<'_>, it: &Offer, frame: &Frame) -> bool {
    let plan = turn::plan(figure.id(), it.source, it.act, it.circle);
    // Whoever is summoned in no hurry comes to their summoner, wherever that is.
    let comes = frame.aim == Aim::Square && matches!(frame.time, Time::Minutes(_));
    frame.area.is_none() && (comes || turn::has_aim(figure, &plan))
}

/// True for an effect that is good for somebody with no fight going on. Whoever is summoned in no
/// hurry stays.
fn is_kind(effect: &Effect, slow: bool) -> bool {
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
        Effect::Summon { .. } => slow,
        Effect::ToDoer(all) | Effect::OneOf(all) | Effect::Times(_, all) => {
            all.iter().all(|it| is_kind(it, slow))
        }
        Effect::If { then, or_else, .. } => {
            let mut all = then.iter().chain(or_else);
            all.all(|it| is_kind(it, slow))
        }
        _ => false,
    }
}

/// True for what is heard through a door: spells with words, and scrolls, which are read out; rule
/// `magic.components`.
pub fn is_heard(book: &Book, act: Choice) -> bool {
    match act {
        Choice::Use {
            source: Source::Spell(spell),
            ..
        } => book[spell].components.words,
        Choice::Cast { item, .. } => book[item].form == Form::Scroll,
        _ => false,
    }
}

/// True for what lasts longer than so many minutes.
fn outlasts(book: &Book, source: Source, time: u16) -> bool {
    match source {
        Source::Spell(spell) => match book[spell].lasts {
            Lasts::Minutes(minutes) => u16::from(minutes) > time,
            _ => true,
        },
        _ => false,
    }
}

/// The party sets off for a room.
pub(super) fn set_off(cx: &mut Cx<'_>) {
    pass(cx, WAY, None);
}

/// Minutes go by that a ritual takes, if this is one; rule `magic.rituals`.
pub(super) fn wait_for(cx: &mut Cx<'_>, source: Source, act: u16, circle: u8) {
    let book = cx.content();
    if let Source::Spell(spell) = source
        && is_ritual(book, source, Some(act), circle)
    {
        pass(cx, ritual_minutes(book, spell), None);
    }
}

/// So many minutes go by: what lasts no longer ends, unless it begins with what has taken them; rule
/// `effect.duration`.
pub(super) fn pass(cx: &mut Cx<'_>, time: u16, begins: Option<Source>) {
    let play = Play::of(cx.world());
    let book = cx.content();
    let held = alive(play).into_iter().filter(|it| {
        let held = it.lasts().concentration;
        held.is_some_and(|(_, source)| !outlasts(book, source, time))
    });
    let held: Vec<FigureId> = held.map(|it| it.id()).collect();
    for who in held {
        lasting::let_go(cx, who);
    }
    let short = |it: &Lasting| match it.until {
        Until::Fight => begins != Some(it.source) && !outlasts(book, it.source, time),
        Until::Minutes(minutes) => begins != Some(it.source) && u16::from(minutes) <= time,
        Until::DoerBegins
        | Until::DoerEnds(_)
        | Until::BearerBegins
        | Until::BearerEnds(_)
        | Until::Roll => true,
        _ => false,
    };
    lasting::expire(cx, |_, it| short(it), rules::EFFECT_DURATION);
}
