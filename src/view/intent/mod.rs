//! What a player asked for that takes more than one choice: another hero instead, an attack with the
//! walk up to it, attacks until something changes, the way out.

mod kept;
mod way_out;

use bevy::prelude::*;

pub use kept::others_join;

use self::kept::Kept;
use self::way_out::WayOut;
use super::driver::{Pending, PlayerCommand};
use super::playhead::Playhead;
use super::timeline::Timeline;
use crate::app::{CurrentTable, Shelf, Told};
use crate::game::{Category, Choice, Decision, Phrase, Table, Target};

/// What the player has asked for and what is not over.
#[derive(Resource, Default)]
pub(super) struct Intent {
    aim: Option<Aim>,
    /// True if the choice on its way is not the player's own.
    relayed: bool,
}

enum Aim {
    /// To attack this token, with the walk up to it.
    Attack(u32),
    /// To attack it until something changes.
    KeepAttacking(u32, Kept),
    /// To head for the way out until something turns up.
    WayOut(WayOut),
}

impl Intent {
    /// Attacks once, with the walk up to it.
    pub(super) fn attack(&mut self, on: u32) {
        *self = Intent::to(Aim::Attack(on));
    }

    /// Attacks until something changes.
    pub(super) fn keep_attacking(&mut self, table: &dyn Table, on: u32) {
        *self = Intent::to(Aim::KeepAttacking(on, Kept::new(table)));
    }

    /// Heads for the way out until something turns up.
    pub(super) fn head_out(&mut self, table: &dyn Table) {
        *self = Intent::to(Aim::WayOut(WayOut::new(&table.scene_now())));
    }

    fn to(aim: Aim) -> Self {
        Intent {
            aim: Some(aim),
            relayed: false,
        }
    }

    /// Notes that the next choice is made for the player, by a setting or a bot.
    pub(super) fn relay(&mut self) {
        self.relayed = true;
    }

    /// Notes an order: whatever the player does instead ends it. Attacks outlast the answer to a
    /// reaction. True if the order is the player's own.
    pub(super) fn heed(&mut self, order: &PlayerCommand, reaction: bool) -> bool {
        let relayed = std::mem::take(&mut self.relayed);
        let takes = matches!(
            order,
            PlayerCommand::Take(..) | PlayerCommand::LetPassThisTurn
        );
        let answers = reaction && takes && self.keeps_attacking();
        let own = !relayed && *order != PlayerCommand::Save;
        if own && !answers {
            *self = Intent::default();
        }
        own
    }

    fn keeps_attacking(&self) -> bool {
        matches!(self.aim, Some(Aim::KeepAttacking(..)))
    }

    /// True if attacks go on once the player has answered this decision.
    fn waits_for(&self, decision: &Decision) -> bool {
        self.keeps_attacking() && decision.reaction.is_some()
    }

    /// The choice that comes next.
    ///
    /// # Errors
    /// Why the player has to decide, where that has to be said.
    fn next(&mut self, table: &dyn Table, decision: &Decision) -> Result<usize, Option<Phrase>> {
        let aim = self.aim.as_mut().filter(|_| decision.reaction.is_none());
        match aim.ok_or(None)? {
            Aim::Attack(on) => {
                let attack = decision.first_attack(*on);
                let walk = || table.approach(*on).map(|approach| approach.choice);
                attack.or_else(walk).ok_or(None)
            }
            Aim::KeepAttacking(on, kept) => kept.next(table, decision, *on),
            Aim::WayOut(way) => way.next(&table.scene_now(), decision),
        }
    }
}

/// True if this choice picks one of several to go on with.
pub(super) fn picks_one_of_several(decision: &Decision, choice: usize) -> bool {
    let picks = |it: &Choice| it.category == Some(Category::Pick);
    decision.choices.get(choice).is_some_and(picks)
        && decision.choices.iter().filter(|it| picks(it)).count() > 1
}

/// The token that a choice attacks.
pub(super) fn attacked(decision: &Decision, choice: usize) -> Option<u32> {
    let choice = decision.choices.get(choice)?;
    match choice.touches[..] {
        [Target::Combatant(id)] if choice.category == Some(Category::Attack) => Some(id),
        _ => None,
    }
}

/// Picks somebody to go on with, now or, if `instead`, in place of the last pick.
pub(super) fn pick(
    table: &mut dyn Table,
    whom: u32,
    instead: bool,
    submit: impl Fn(&mut dyn Table, usize) -> Result<(), String>,
) -> Result<(), String> {
    let found = |table: &dyn Table| table.decision()?.pick_of(whom);
    if let Some(choice) = found(&*table) {
        return submit(table, choice);
    }
    if !instead {
        return Err("nobody is picked now".to_owned());
    }
    table.undo().map_err(|why| why.to_string())?;
    let picked = match found(&*table) {
        Some(choice) => submit(table, choice),
        None => Err("nobody else can be picked".to_owned()),
    };
    if picked.is_err() {
        table.redo().map_err(|why| why.to_string())?;
    }
    picked
}

/// Takes the same choice again and again, as long as it is offered.
pub(super) fn take_in_a_row(
    table: &mut dyn Table,
    choice: usize,
    count: i32,
) -> Result<(), String> {
    let first = table.decision();
    let wanted = first
        .and_then(|mut it| (choice < it.choices.len()).then(|| it.choices.swap_remove(choice)));
    table.submit(choice, None)?;
    let Some(wanted) = wanted else { return Ok(()) };
    for _ in 1..count {
        let offered = table.decision().and_then(|decision| {
            let mut choices = decision.choices.iter();
            choices.position(|it| {
                (&it.label, &it.group, &it.section)
                    == (&wanted.label, &wanted.group, &wanted.section)
            })
        });
        let Some(choice) = offered else { break };
        table.submit(choice, None)?;
    }
    Ok(())
}

/// Goes on with what the player asked for.
#[allow(clippy::too_many_arguments)]
pub(super) fn follow(
    table: Res<CurrentTable>,
    shelf: Res<Shelf>,
    playhead: Res<Playhead>,
    timeline: Res<Timeline>,
    mut pending: ResMut<Pending>,
    mut intent: ResMut<Intent>,
    mut orders: MessageWriter<PlayerCommand>,
    mut told: MessageWriter<Told>,
) {
    if intent.aim.is_none() || !playhead.idle() || !pending.is_fresh() {
        return;
    }
    let Some(decision) = pending.decision.clone() else {
        *intent = Intent::default();
        return;
    };
    if !pending.person {
        // Others decide in between.
        return;
    }
    if intent.waits_for(&decision) {
        return;
    }
    let held = timeline.looks_back() || shelf.lesson_on(&*table.0).is_some();
    let next = match held {
        true => Err(None),
        false => intent.next(&*table.0, &decision),
    };
    let choice = match next {
        Ok(choice) => choice,
        Err(why) => {
            told.write_batch(why.map(Told));
            *intent = Intent::default();
            return;
        }
    };
    let attacks = decision.choices[choice].category == Some(Category::Attack);
    if attacks && matches!(intent.aim, Some(Aim::Attack(_))) {
        *intent = Intent::default();
    }
    intent.relay();
    let amount = decision.choices[choice].amount.map(|(least, _)| least);
    orders.write(PlayerCommand::Take(choice, amount));
    // Once per decision.
    pending.spend();
}
