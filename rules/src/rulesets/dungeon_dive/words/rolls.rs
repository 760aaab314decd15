//! What rolls are made of, in words.

use super::{
    super::{
        content::Book,
        rolling, rules,
        sheet::{Tally, Why},
    },
    and, say, sentences, small,
};
use crate::game::{Phrase, RuleId};

/// The reason for a part of a roll, within a sentence.
pub fn why(book: &Book, why: Why) -> Phrase {
    match why {
        Why::Rule(rule) => say(by_rule(rule)),
        other => small(Phrase::new(rolling::name(book, other))),
    }
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
