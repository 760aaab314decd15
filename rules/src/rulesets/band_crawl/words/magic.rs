//! Spells.

use super::{
    super::{
        band::Band,
        content::{Spell, SpellEffect, SpellIx},
        event::Magic,
    },
    Terms,
    dice::{faces, passed},
    names::list,
    say,
};
use crate::game::{
    Narration, Phrase,
    present::{detail, fine_print, line, outcome},
};

/// A spell by name.
pub(super) fn spell(band: Band<'_>, spell: SpellIx) -> Phrase {
    say(band.book()[spell].name)
}

/// What a spell does to each of those whom it reaches, as a sentence.
pub fn does(record: &Spell) -> Phrase {
    match record.does {
        SpellEffect::Hit { impact, armour } => say(match armour {
            true => "band-spell-does-hit",
            false => "band-spell-does-hit-through-armour",
        })
        .n(impact),
        SpellEffect::Dazzle {
            activations,
            melee_dice,
        } => say("band-spell-does-dazzle")
            .n(activations)
            .with("dice", -i32::from(melee_dice)),
        SpellEffect::Shield {
            rounds,
            shots,
            if_shielded,
        } => say("band-spell-does-shield")
            .n(rounds)
            .with("shots", shots)
            .with("dice", i32::from(if_shielded)),
    }
}

/// An event in words.
pub(super) fn narrate(band: Band<'_>, event: &Magic) -> Narration {
    match event {
        Magic::SpellChosen {
            who,
            spell: it,
            roll,
            ..
        } => fine_print(
            say("band-log-spell-chosen")
                .by(*who)
                .with("faces", faces(roll))
                .with("spell", spell(band, *it)),
        ),
        Magic::SpellRolled {
            by,
            spell: it,
            at,
            row,
            roll,
            reaches,
            ..
        } => {
            let all = list(at.iter().map(|it| it.named()));
            line(
                say("band-log-spell")
                    .by(*by)
                    .with("spell", spell(band, *it))
                    .with("targets", all.unwrap_or_else(|| say("band-nothing")))
                    .with("faces", faces(roll))
                    .with("passed", passed(row.total))
                    .n(*reaches),
            )
        }
        Magic::SpentRep { who, points } => outcome(say("band-log-spent-rep").by(*who).n(*points)),
        Magic::Spared { who, .. } => detail(say("band-log-spared").by(*who)),
        Magic::Bespelled { who, spelled } => detail(
            say("band-log-bespelled")
                .by(*who)
                .with("spell", spell(band, spelled.spell)),
        ),
        Magic::TurnLost { who } => detail(say("band-log-turn-lost").by(*who)),
        Magic::ShieldUsed { who, .. } => fine_print(say("band-log-shield-used").by(*who)),
    }
}
