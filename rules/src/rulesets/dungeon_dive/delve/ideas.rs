//! Ideas against traps: what somebody can do with what they carry, know and are; rules `trap.ideas`,
//! `trap.spent` and `trap.abilities`.

use super::super::{
    Cx,
    components::{Deed, FigureId},
    content::{Act, Cost, Effect, Form, Idea, Rest, Skill, Source, SpellIx, Time},
    effects::deeds,
    event::{Magic, Pays, Spends},
    figure::Figure,
    play::Play,
    rules,
    sheet::Sheet,
    wearing,
};
use super::{Snare, able, between};
use crate::game::RuleId;

/// An idea that somebody has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub idea: Idea,
    pub by: FigureId,
    pub source: Source,
    pub skill: Skill,
    /// What having it costs.
    pays: Pays,
    /// True if that comes back by nothing but a rest, or not at all.
    pub spends: bool,
    /// True if it is had with a ritual, which takes its time; rule `magic.rituals`.
    ritual: bool,
}

/// What an idea costs.
#[derive(Clone, Copy)]
struct Price {
    pays: Pays,
    spends: bool,
    ritual: bool,
}

impl Price {
    /// One that costs nothing.
    const NONE: Price = Price::of(Pays::only(Spends::Nothing), false);

    const fn of(pays: Pays, spends: bool) -> Price {
        Price {
            pays,
            spends,
            ritual: false,
        }
    }
}

/// The ideas that the party has against a trap and that have not been tried.
pub(super) fn known(play: Play<'_>, snare: &Snare) -> Vec<Known> {
    let trap = &play.book()[snare.trap];
    let fits = |idea: Idea| trap.ideas.contains(&idea) || trap.passes.contains(&idea);
    let all = able(play).into_iter().flat_map(of);
    all.filter(|it| fits(it.idea) && !snare.tried.contains(&it.idea))
        .collect()
}

/// Everything that somebody could think of.
fn of(figure: Figure<'_>) -> Vec<Known> {
    let mut all = Vec::new();
    let sheet = Sheet::of(figure);
    let Some(hero) = figure.hero() else {
        return all;
    };
    let book = figure.play().book();
    let kit = figure.kit();
    for feature in &hero.features {
        let source = Source::Feature(*feature);
        if let Some(price) = pool(&sheet, source) {
            add(&mut all, figure, source, &book[*feature].ideas, price);
        }
    }
    for (gear, count) in &kit.gear {
        let source = Source::Gear(*gear);
        let uses_up = |it: &Act| it.cost == Some(Cost::UsedUp);
        let pays = Pays {
            used_up: book[*gear].acts.iter().any(uses_up),
            ..Pays::only(Spends::Nothing)
        };
        if *count > 0 {
            let price = Price::of(pays, false);
            add(&mut all, figure, source, &book[*gear].ideas, price);
        }
    }
    let borne = wearing::in_use(book, kit);
    let armed = kit.arms.iter().filter_map(|it| it.item);
    for item in borne.chain(armed) {
        let source = Source::Item(item);
        let gone = matches!(book[item].form, Form::Potion | Form::Scroll);
        let Some(price) = pool(&sheet, source) else {
            continue;
        };
        let pays = Pays {
            used_up: gone,
            ..price.pays
        };
        // What it is made for is as easy as if something were spent on it.
        let easy = Price::of(pays, true);
        add(&mut all, figure, source, &made_for(&book[item].acts), easy);
        let price = Price::of(pays, price.spends || gone);
        add(&mut all, figure, source, &book[item].ideas, price);
    }
    for it in sheet.item_spells(|_| true) {
        let source = Source::Item(it.item);
        let charges = sheet.item_charges(it.item, it.nth, it.circle);
        let pays = Pays {
            used_up: book[it.item].form == Form::Scroll,
            uses: (charges > 0).then_some((source, None, charges)),
            ..Price::NONE.pays
        };
        let price = Price::of(pays, true);
        add(&mut all, figure, source, &book[it.spell].ideas, price);
    }
    for (spell, free) in sheet.spells() {
        if let Some(price) = cast(&sheet, spell, free) {
            let source = Source::Spell(spell);
            add(&mut all, figure, source, &book[spell].ideas, price);
        }
    }
    if sheet.flies() {
        let price = Price::NONE;
        let fly = [(Idea::Fly, Skill::Acrobatics)];
        add(&mut all, figure, Source::Rule, &fly, price);
    }
    all
}

/// Traps that acts are made to overcome, by whatever it takes to climb a rope.
fn made_for(acts: &[Act]) -> Vec<(Idea, Skill)> {
    let does = acts.iter().flat_map(|it| &it.does);
    let overcome = does.filter_map(|it| match it {
        Effect::Overcome(idea) => Some((*idea, Skill::Athletics)),
        _ => None,
    });
    overcome.collect()
}

fn add(
    all: &mut Vec<Known>,
    figure: Figure<'_>,
    source: Source,
    ideas: &[(Idea, Skill)],
    price: Price,
) {
    for (idea, skill) in ideas {
        let known = Known {
            idea: *idea,
            by: figure.id(),
            source,
            skill: *skill,
            pays: price.pays,
            spends: price.spends,
            ritual: price.ritual,
        };
        let same = |it: &Known| (it.idea, it.source, it.skill) == (*idea, source, *skill);
        let twice = all.iter().any(|it| it.by == known.by && same(it));
        if !twice {
            all.push(known);
        }
    }
}

/// The price of a feature or item: one of its uses, if it has any; none if they are spent.
fn pool(sheet: &Sheet<'_>, source: Source) -> Option<Price> {
    let Some(of) = sheet.pool(source) else {
        return Some(Price::NONE);
    };
    let pays = Pays {
        uses: Some((source, None, 1)),
        ..Price::NONE.pays
    };
    // What every fight gives back is not spent by one idea.
    let book = sheet.figure.play().book();
    let back = match source {
        Source::Feature(feature) => book[feature].pool.map(|it| it.back),
        Source::Item(item) => book[item].charges.map(|it| it.back),
        _ => None,
    };
    let spends = back != Some(Rest::Fight);
    (sheet.uses_left(source, None, of) > 0).then_some(Price::of(pays, spends))
}

/// The price of a spell: the least slot that it can be cast with; none for cantrips and whatever is
/// cast at will, and only time for rituals.
fn cast(sheet: &Sheet<'_>, spell: SpellIx, free: Option<u8>) -> Option<Price> {
    let record = &sheet.figure.play().book()[spell];
    if matches!(record.time, Time::Minutes(minutes) if minutes > between::WAY) {
        // No trap waits for an hour: whatever that has brought has to be there.
        return sheet.is_running(spell).then_some(Price::NONE);
    }
    let at_will = record.circle == 0 || free == Some(0);
    if at_will && sheet.may_cast(spell, record.circle, free).is_ok() {
        return Some(Price::NONE);
    }
    if sheet.may_hold_ritual(spell).is_ok() {
        return Some(Price {
            ritual: !sheet.is_running(spell),
            ..Price::NONE
        });
    }
    if at_will {
        return None;
    }
    let mut circles = record.circle..=sheet.highest_circle().max(record.circle);
    let circle = circles.find(|it| sheet.may_cast(spell, *it, free).is_ok())?;
    let pays = match free {
        Some(_) => Pays {
            uses: Some((Source::Spell(spell), Some(0), 1)),
            ..Price::NONE.pays
        },
        None => Pays {
            slot: circle,
            ..Price::NONE.pays
        },
    };
    Some(Price::of(pays, true))
}

/// The rule by which an idea is had.
pub(super) fn rule_of(known: &Known) -> RuleId {
    if known.spends {
        rules::TRAP_SPENT
    } else {
        rules::TRAP_IDEAS
    }
}

/// Pays for an idea, once for both of its tries; rule `trap.spent`.
pub(super) fn pay(cx: &mut Cx<'_>, known: &Known) {
    let pays = known.pays;
    if known.ritual {
        between::wait_for(cx, known.source, 0, 0);
    }
    if pays == Price::NONE.pays && !known.ritual {
        return;
    }
    let deed = deeds::empty(
        Play::of(cx.world()).state().next_deed,
        known.source,
        known.by,
    );
    // A ritual has no slot, and is told by its name.
    let deed = Deed {
        act: known.ritual.then_some(0),
        ..deed
    };
    let id = deed.id;
    let rule = rule_of(known);
    let deed = Box::new(deed);
    cx.emit(rule, Magic::Begun { deed, pays }.into());
    cx.emit(rule, Magic::DeedOver { deed: id }.into());
}
