//! What those cast who are led by the rules, friend or foe.

use std::cmp::Reverse;

use super::{
    Cx,
    band::Band,
    board::{self, Board},
    checks::Passing,
    components::{Condition, Faction, FigureId},
    content::{Effect, Side, SpellEffect, SpellIx},
    event::{Fighting, Magic},
    fight,
    figure::Figure,
    rules,
    spells::{self, Targets},
};
use crate::grid::Cell;

/// Has a caster choose a spell by a die, with those of a wand or a ring, and cast it at as many as it
/// can; rule `magic.foes`, section 28.7.
pub fn cast(cx: &mut Cx<'_>, who: FigureId) {
    let band = Band::of(cx.world());
    let figure = band.figure(who);
    let (Some(rep), side) = (spells::casting_rep(figure), figure.faction()) else {
        return;
    };
    let more = figure.effects().map(|it| match *it.effect {
        Effect::SpellDice { dice, spell: None } => i32::from(dice),
        _ => 0,
    });
    let dice = i32::from(band.book().figures.foe_spell_dice) + more.sum::<i32>();
    let check = Passing {
        role: "dice-band-foe-spell",
        dice: dice.clamp(1, 60) as u8,
        target: i32::from(rep),
        best: 1,
    };
    let outnumbered = is_outnumbered(band, side);
    let fight = band.state().fight.as_ref();
    let drags_on = fight.is_some_and(|it| it.drags_on(band.book()));
    let (roll, passed) = cx.roll(&check);
    let book = cx.content();
    let table = &book.tables.foe_spells;
    let row = table.at(passed);
    let gives = table.gives(row);
    let spell = book.spells.find(match outnumbered && !drags_on {
        true => &gives.outnumbered,
        false => &gives.otherwise,
    });
    let spell = spell.expect("records name records that are there");
    let chosen = Magic::SpellChosen {
        who,
        side,
        spell,
        row,
        roll: Box::new(roll),
    };
    cx.emit(rules::MAGIC_FOES, chosen.into());
    let at = aim_from_somewhere(cx, who, spell);
    match at.is_empty() {
        true => cx.emit(rules::MAGIC_FOES, Fighting::Waited { who }.into()),
        false => spells::cast(cx, who, spell, at),
    }
}

/// True if those of the other side who stand on the board are twice as many, or more; rule
/// `magic.foes`, section 28.7.
fn is_outnumbered(band: Band<'_>, side: Faction) -> bool {
    let count = |side| {
        let there = band.up_in_the_fight(side);
        there.filter(|it| it.at().is_some()).count()
    };
    count(side.other()) >= count(side) * usize::from(band.book().figures.outnumber_factor)
}

/// The targets of a spell: from where the caster stands, or from the nearest square from which it
/// sees somebody and is in contact with nobody.
fn aim_from_somewhere(cx: &mut Cx<'_>, who: FigureId, spell: SpellIx) -> Targets {
    let band = Band::of(cx.world());
    let (figure, fight) = (band.figure(who), band.state().fight.as_ref());
    let (Some(fight), Some(from)) = (fight, figure.at()) else {
        return Targets::new();
    };
    let seen = aim(band, figure, spell, from, false);
    if !seen.is_empty() {
        return seen;
    }
    let board = Board::of(band, fight);
    let moves = board.moves(from, figure.faction());
    let apart = moves
        .cells()
        .filter(|(cell, _)| !board.in_contact(*cell, figure.faction()));
    let sees = apart.filter(|(cell, _)| {
        let seen = spells::in_sight(band, figure, spell, *cell, false);
        !seen.is_empty()
    });
    let Some((to, _)) = sees.min_by_key(|(cell, cost)| (*cost, board::order(*cell))) else {
        return Targets::new();
    };
    fight::step(cx, who, to);
    let band = Band::of(cx.world());
    aim(band, band.figure(who), spell, to, true)
}

/// Those at whom a spell is best cast, as many as the caster’s reputation, by number.
fn aim(band: Band<'_>, who: Figure<'_>, spell: SpellIx, from: Cell, moved: bool) -> Targets {
    let mut all = spells::in_sight(band, who, spell, from, moved);
    all.sort_by_key(|it| rank(band, who, spell, *it));
    all.truncate(usize::from(spells::casting_rep(who).unwrap_or(0)));
    all.sort_unstable();
    all
}

/// Of some targets the one whom the caster would rather spare.
pub fn least_wanted(
    band: Band<'_>,
    by: FigureId,
    spell: SpellIx,
    among: &[FigureId],
) -> Option<FigureId> {
    let by = band.get(by)?;
    let all = among.iter().copied();
    all.max_by_key(|it| rank(band, by, spell, *it))
}

/// How much somebody is wanted as a target, the least number first: by harm the nearest and least
/// armoured, by dazzle the strongest who can still act, by defend those in front; rule `magic.foes`,
/// section 28.7.
fn rank(
    band: Band<'_>,
    by: Figure<'_>,
    spell: SpellIx,
    target: FigureId,
) -> (bool, Reverse<u8>, u32, usize, FigureId) {
    let (target, spell) = (band.figure(target), &band.book()[spell]);
    let apart = |of: Figure<'_>| match (of.at(), target.at()) {
        (Some(from), Some(to)) => from.reach_to(to),
        _ => u32::MAX,
    };
    let has_it = target.spells().any(|(_, on)| on.id == spell.id);
    let far = match spell.to {
        Side::Opponents => apart(by),
        Side::Friends => {
            let opponents = band.in_the_fight(by.faction().other());
            let up = opponents.filter(|it| it.stance().condition == Condition::Up);
            up.map(apart).min().unwrap_or(u32::MAX)
        }
    };
    let (rep, weight) = match spell.does {
        SpellEffect::Hit { .. } => (0, target.weight()),
        SpellEffect::Dazzle { .. } => (target.rep(), 0),
        SpellEffect::Shield { .. } => (0, 0),
    };
    (has_it, Reverse(rep), far, weight, target.id())
}
