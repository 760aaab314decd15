//! What the sound player does on a dive between its fights, in making heroes and in town.

use super::super::{
    components::FigureId,
    content::{Aim, Effect, Lasts, Rolled, Skill, Source, Time, WanderingCard},
    delve::{self, Asked, Choice, check_tally},
    event::CheckedFor,
    making::MakingAct,
    play::Play,
    sheet::Sheet,
    step::Action,
    town::TownAct,
};
use crate::game::LegalActions;

fn choices(offer: &LegalActions<Action>) -> impl Iterator<Item = Choice> + '_ {
    offer.choices.iter().filter_map(|it| match it.act {
        Action::Delve(choice) => Some(choice),
        _ => None,
    })
}

/// What is done on the dive.
pub fn chosen(play: Play<'_>, asked: Asked, offer: &LegalActions<Action>) -> Option<Action> {
    let act = match asked {
        Asked::Doors => {
            let ready = || prepares(play, offer);
            let pet = || calls(play, offer);
            let open = || first(offer, |it| matches!(it, Choice::Open(_)));
            cares(play, offer).or_else(ready).or_else(pet).or_else(open)
        }
        Asked::AtDoor => cares(play, offer)
            .or_else(|| backs_away(play, offer))
            .or_else(|| sneaks(play, offer))
            .or(Some(Choice::Enter)),
        Asked::Trap => past_trap(play, offer),
        Asked::Again => Some(Choice::Again),
        Asked::Entrance => first(offer, |it| matches!(it, Choice::Entrance(_))),
        Asked::Arrange | Asked::March => Some(Choice::Done),
        Asked::Share => first(offer, |it| matches!(it, Choice::Give(_))),
        Asked::Body(_) => first(offer, |it| matches!(it, Choice::Leave)),
        Asked::Rest(who) => rests(play, who, offer),
    };
    act.map(Action::Delve)
}

fn first(offer: &LegalActions<Action>, fits: impl Fn(&Choice) -> bool) -> Option<Choice> {
    choices(offer).find(fits)
}

/// True for whoever is down or has less than half of their hit points.
fn is_low(play: Play<'_>, who: FigureId) -> bool {
    let figure = play.figure(who);
    let body = figure.body();
    !figure.is_dead() && body.points * 2 < body.most
}

/// Something that heals, while somebody needs it badly.
fn cares(play: Play<'_>, offer: &LegalActions<Action>) -> Option<Choice> {
    let mut party = play.heroes();
    if !party.any(|it| is_low(play, it.id())) {
        return None;
    }
    first(offer, |it| match *it {
        Choice::Use {
            by, source, act, ..
        } => match heals(play, source, act) {
            Some(Aim::Oneself) => is_low(play, by),
            Some(_) => true,
            None => false,
        },
        _ => false,
    })
}

/// What something that heals is aimed at; none if it does not heal.
fn heals(play: Play<'_>, source: Source, act: u16) -> Option<Aim> {
    let works = play.book().works(source);
    let frame = &works.acts[usize::from(act)];
    let mut effects = works.blocks[usize::from(frame.block)].iter();
    let heals = effects.any(|it| matches!(it.effect, Effect::Heal { .. }));
    heals.then_some(frame.aim)
}

/// A spell that lasts for the whole dive, and that nobody is under yet.
fn prepares(play: Play<'_>, offer: &LegalActions<Action>) -> Option<Choice> {
    let book = play.book();
    let lasts = |source: Source, act: u16| {
        let frame = &book.works(source).acts[usize::from(act)];
        let helps = matches!(frame.aim, Aim::Allies(_) | Aim::Oneself);
        helps && frame.lasts == Lasts::Dive && !frame.concentration
    };
    let there = |source: Source| {
        let lasting = play.heroes().flat_map(|it| &it.lasts().all);
        let mut sources = lasting.map(|it| it.source);
        sources.any(|it| it == source)
    };
    first(offer, |it| match it {
        Choice::Use { source, act, .. } => {
            matches!(source, Source::Spell(_)) && lasts(*source, *act) && !there(*source)
        }
        _ => false,
    })
}

/// A spell cast in good time that brings somebody, for whoever has nobody with them yet.
fn calls(play: Play<'_>, offer: &LegalActions<Action>) -> Option<Choice> {
    let summoned = &play.state().summoned;
    first(offer, |it| match it {
        Choice::Use {
            by, source, act, ..
        } => {
            let book = play.book();
            let slow = matches!(
                book.works(*source).acts[usize::from(*act)].time,
                Time::Minutes(_)
            );
            let square = book.works(*source).acts[usize::from(*act)].aim == Aim::Square;
            let alone = !summoned
                .iter()
                .any(|it| (it.by, it.source) == (*by, *source));
            slow && square && alone
        }
        _ => false,
    })
}

/// Tries another door where more foes wait than cards have on average.
fn backs_away(play: Play<'_>, offer: &LegalActions<Action>) -> Option<Choice> {
    let away = first(offer, |it| *it == Choice::BackAway)?;
    let dive = play.dive()?;
    let book = play.book();
    let challenge = delve::challenge(book, dive.level, dive.higher);
    // In tenths, as many as fit if they are all the same mixture.
    let count = |card: &WanderingCard| {
        let answer = card.answers.iter().find(|it| it.challenge == challenge)?;
        let foes = answer.foes.iter().filter_map(|it| book.foes.find(it));
        let (sum, kinds) = foes.fold((0, 0), |(sum, kinds), it| {
            (sum + i32::from(delve::weight(book, it)), kinds + 1)
        });
        let fit = 80 * i32::from(challenge) * kinds / sum.max(1);
        Some(fit.clamp(10, 10 * i32::from(answer.most)))
    };
    let own = count(&book[dive.card()?])?;
    let all: Vec<i32> = book.cards.iter().filter_map(|it| count(it)).collect();
    let mean = all.iter().sum::<i32>() / all.len().max(1) as i32;
    (own > mean).then_some(away)
}

/// Sneaks in together, if that succeeds more often than not.
fn sneaks(play: Play<'_>, offer: &LegalActions<Action>) -> Option<Choice> {
    let level = play
        .state()
        .dive
        .as_ref()
        .map_or(1, |it| i32::from(it.level));
    let party: Vec<i32> = play
        .heroes()
        .filter(|it| it.is_up())
        .map(|it| Sheet::of(it).passive(Skill::Stealth) - 10)
        .collect();
    let sum: i32 = party.iter().sum();
    let likely = sum >= level * party.len() as i32;
    first(offer, |it| likely && *it == Choice::Sneak(None))
}

/// The way past a trap that whoever is best at it takes.
fn past_trap(play: Play<'_>, offer: &LegalActions<Action>) -> Option<Choice> {
    if let Some(sure) = first(offer, |it| matches!(it, Choice::Pass { .. })) {
        return Some(sure);
    }
    let bonus = |who: FigureId, with: Rolled| {
        let tally = check_tally(play, who, with, CheckedFor::Trap);
        tally.sum() + 4 * i32::from(tally.mode())
    };
    let ways = choices(offer).filter_map(|it| match it {
        Choice::Way {
            with,
            who: Some(who),
            ..
        } => Some((bonus(who, with), it)),
        _ => None,
    });
    // Of equals the first.
    let best = ways.reduce(|best, it| if it.0 > best.0 { it } else { best });
    best.map(|it| it.1).or_else(|| choices(offer).next())
}

/// Spends hit dice until most hit points are there again, attunes to what was found, and takes the
/// hour for what else it is good for.
fn rests(play: Play<'_>, who: FigureId, offer: &LegalActions<Action>) -> Option<Choice> {
    let body = play.figure(who).body();
    let hurt = body.points * 4 < body.most * 3;
    let dice = first(offer, |it| hurt && *it == Choice::HitDie);
    let attunes = || first(offer, |it| matches!(it, Choice::Attune(_)));
    let recovers = || {
        first(offer, |it| match *it {
            Choice::Use { source, act, .. } => {
                let needed = heals(play, source, act).is_none() || body.points < body.most;
                matches!(source, Source::Feature(_)) && needed
            }
            _ => false,
        })
    };
    let all = dice.or_else(attunes).or_else(recovers);
    all.or_else(|| calls(play, offer)).or(Some(Choice::Done))
}

/// A hero is made, or goes up, as proposed.
pub fn of_hero(offer: &LegalActions<Action>) -> Option<Action> {
    let rest = Action::Making(MakingAct::Rest);
    offer.choices.iter().map(|it| it.act).find(|it| *it == rest)
}

/// In town the party sets out as soon as it may, and pays what it owes the living and the dead.
pub fn in_town(offer: &LegalActions<Action>) -> Option<Action> {
    let wishes = [
        TownAct::Pay,
        TownAct::SetOut,
        TownAct::Leave,
        TownAct::Refuse,
    ];
    wishes.into_iter().find_map(|wish| {
        let act = Action::Town(wish);
        offer.choices.iter().map(|it| it.act).find(|it| *it == act)
    })
}
