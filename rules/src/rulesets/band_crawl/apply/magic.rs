//! Spells.

use super::super::{
    components::{FigureId, Lasting, Rep, Spelled},
    content::SpellEffect,
    event::Magic,
    writer::Writer,
};
use super::fighting::{change, turn_to};

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Magic) {
    match event {
        Magic::SpellRolled { by, at, .. } => {
            if let Some(first) = at.iter().find(|it| *it != by) {
                turn_to(on, *by, *first);
            }
            change(on, |fight| fight.done.push(*by));
        }
        Magic::SpentRep { who, points } => on.figure(*who, |rep: &mut Rep| {
            rep.spent = rep.spent.saturating_add(*points).min(rep.original);
        }),
        Magic::Bespelled { who, spelled } => on.figure(*who, |lasting: &mut Lasting| {
            let mut spells = lasting.spells.iter_mut();
            match spells.find(|it| it.spell == spelled.spell) {
                Some(old) => *old = *spelled,
                None => lasting.spells.push(*spelled),
            }
        }),
        Magic::TurnLost { who } => {
            change(on, |fight| fight.done.push(*who));
            use_up(on, *who, SpellEffect::dazzles, |it| {
                it.left = it.left.saturating_sub(1);
                it.left == 0
            });
        }
        Magic::ShieldUsed { who, shot } => use_up(on, *who, SpellEffect::shields, |it| {
            let left = if *shot { &mut it.shots } else { &mut it.left };
            *left = left.saturating_sub(1);
            *left == 0
        }),
        Magic::SpellChosen { .. } | Magic::Spared { .. } => {}
    }
}

/// Uses up some of the spells of a sort on a figure; those of which `over` says so are gone.
fn use_up(
    on: &mut Writer<'_>,
    who: FigureId,
    sort: fn(&SpellEffect) -> bool,
    over: impl Fn(&mut Spelled) -> bool,
) {
    let book = on.table().book.clone();
    on.figure(who, |lasting: &mut Lasting| {
        lasting
            .spells
            .retain(|it| !(sort(&book[it.spell].does) && over(it)));
    });
}
