//! A hero who joins the party, in words.

use super::{
    super::{HeroRecord, content::SkillEffect, venture::Venture},
    say,
};
use crate::game::Phrase;

/// The figures of a hero who joins: those by nature, and DX as the burden of armour and shield leaves
/// it.
pub(super) fn joined(venture: Venture<'_>, record: &HeroRecord) -> Phrase {
    let [st, dx, iq] = record.attributes;
    let burden = burden(venture, record).min(dx - 1);
    say("hex-log-joined")
        .with("st", st)
        .with("dx", dx - burden)
        .with("bare", dx)
        .with("burden", burden)
        .with("iq", iq)
}

/// The burden of what a hero wears on joining, less what skills make of it; rule `gear.burden`.
fn burden(venture: Venture<'_>, record: &HeroRecord) -> i32 {
    let book = venture.book();
    let worn = record.armours.iter().filter_map(|id| book.armours.find(id));
    let worn: i32 = worn.map(|armour| book[armour].burden).sum();
    let skills = record.skills.iter().filter_map(|(id, points)| {
        let effects = book[book.skills.find(id)?].effects.iter();
        let less = effects.map(|effect| match effect {
            SkillEffect::Burden(less) => *less,
            _ => 0,
        });
        Some(less.sum::<i32>() * i32::from(*points))
    });
    (worn - skills.sum::<i32>()).max(0)
}
