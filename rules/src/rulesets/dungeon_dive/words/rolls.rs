//! What rolls are made of, in words.

use super::{
    super::{
        components::{Lasting, What},
        content::{Book, Effect, FoeIx, Frame, Says, Source, Workings},
        rolling, rules,
        sheet::{Tally, Why},
    },
    Doer, Teller, and, deed, say, sentences, small, small_source,
    whens::Side,
};
use crate::game::{Phrase, RuleId};

/// The reason for a part of a roll, within a sentence.
pub fn why(book: &Book, why: Why) -> Phrase {
    match why {
        Why::Rule(rule) => say(by_rule(rule)),
        Why::Source(source) => small_source(book, source),
        Why::Foe { foe, bundle, place } => of_foe(book, foe, (bundle, place)),
        other => small(Phrase::new(rolling::name(book, other))),
    }
}

/// Something that is so of a foe, or that one of its acts has brought: the act by its name, and its
/// nature by when it counts or what it is about.
fn of_foe(book: &Book, foe: FoeIx, (bundle, place): (u16, u8)) -> Phrase {
    let record = &book[foe];
    if let Some(act) = act_giving(&record.links, bundle) {
        return small(Phrase::new(act.name));
    }
    let held = record.links.bundles.get(usize::from(bundle));
    let held = held.and_then(|it| it.get(usize::from(place)));
    let told = held.and_then(|held| {
        let teller = Teller::new(book, Doer::Foe(record.name));
        let so = teller.whens(&held.so, Side::Against);
        so.or_else(|| match &held.says {
            Says::Is(it) if bundle == 0 => Some(teller.subject(it)),
            _ => None,
        })
    });
    told.unwrap_or_else(|| small(Phrase::new(record.name)))
}

/// Something that lasts, as a title: a foe’s by the act that gives it, anything else by its record.
pub fn lasting(book: &Book, it: &Lasting) -> Phrase {
    let act = match (it.source, it.what) {
        (Source::Foe(foe), What::Bundle(bundle)) => act_giving(&book[foe].links, bundle),
        _ => None,
    };
    match act {
        Some(act) => Phrase::new(act.name),
        None => deed(book, it.source, None),
    }
}

/// The act with a name of its own that gives a bundle of traits.
fn act_giving(works: &Workings, bundle: u16) -> Option<&Frame> {
    let mut named = works.acts.iter().filter(|it| !it.name.is_empty());
    named.find(|it| gives(works, it.block, bundle))
}

/// True if a list of effects gives a bundle of traits.
fn gives(works: &Workings, block: u16, bundle: u16) -> bool {
    let mut steps = works.blocks.get(usize::from(block)).into_iter().flatten();
    steps.any(|step| {
        let own = matches!(step.effect, Effect::Give { .. }) && step.gives == bundle;
        own || step.inner.iter().any(|it| gives(works, *it, bundle))
    })
}

fn by_rule(rule: RuleId) -> &'static str {
    match rule {
        rules::ATTACK_UNSEEN => "dive-why-unseen",
        rules::ATTACK_RANGED => "dive-why-far",
        rules::ATTACK_IN_MELEE => "dive-why-pressed",
        rules::WEAPON_PROPERTIES => "dive-why-heavy",
        rules::ARMOUR_LIST => "dive-why-armour",
        _ => "modifier-dive-rule",
    }
}

/// Every source of advantage and disadvantage, each once; none without any.
pub fn advantages(book: &Book, tally: &Tally) -> Option<Phrase> {
    let of = |key, all: &[Why]| {
        let mut named: Vec<Phrase> = Vec::new();
        for it in all {
            let name = why(book, *it);
            if !named.contains(&name) {
                named.push(name);
            }
        }
        and(named).map(|why| say(key).with("why", why))
    };
    let good = of("dive-reason-advantage", &tally.advantage);
    let bad = of("dive-reason-disadvantage", &tally.disadvantage);
    sentences(good.into_iter().chain(bad))
}
