//! Carries out what the player and the bots ask for, one thing at a time and never while the table
//! still shows earlier events.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::effects::Effects;
use super::intent::{self, Intent};
use super::passing::{Passing, goes_unnoticed, unasked};
use super::playhead::{Playhead, ShowSystems, Shown};
use super::timeline::Timeline;
use crate::app::kept::hints::HintsGiven;
use crate::app::{
    AppState, CurrentTable, Overlay, PlaySound, SaveNow, Seats, Settings, Shelf, Told, Unsettled,
    Words,
};
use crate::dice::Request;
use crate::game::{
    Decision, Outcome, Pace, Phrase, ReactionPrompt, Seat, Side, Table, UndoProblem,
};

/// A request to the game.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum PlayerCommand {
    /// Take a choice, with the number that goes with it.
    Take(usize, Option<i32>),
    /// Let this reaction pass, and those to others' actions until whoever is asked has a turn again.
    LetPassThisTurn,
    /// Take a choice so many times in a row, as long as it is offered.
    TakeInARow(usize, i32),
    /// Pick this token to go on with; until the last pick has had consequences, instead of it.
    Pick(u32),
    /// Make the plain attack on this token, after a walk if need be.
    Attack(u32),
    /// Attack this token, turn by turn, until something changes.
    KeepAttacking(u32),
    /// Head for the way out, turn by turn, until something turns up.
    HeadOut,
    /// Give the result of a real die or card.
    Give(u16),
    /// Take back the last choice.
    Undo,
    /// Make it again.
    Redo,
    /// Go back to the moment after this many choices and play on from there as practice.
    Branch(usize),
    /// Put the lesson's slip away.
    GoOn,
    /// Leave the lesson and play on freely.
    LeaveLesson,
    /// Save at once.
    Save,
}

impl PlayerCommand {
    /// True if it answers, or takes an answer back, at once.
    fn acts(&self) -> bool {
        match self {
            PlayerCommand::Take(..)
            | PlayerCommand::TakeInARow(..)
            | PlayerCommand::LetPassThisTurn
            | PlayerCommand::Pick(_)
            | PlayerCommand::Give(_)
            | PlayerCommand::Undo
            | PlayerCommand::Redo
            | PlayerCommand::Branch(_) => true,
            PlayerCommand::Attack(_)
            | PlayerCommand::KeepAttacking(_)
            | PlayerCommand::HeadOut
            | PlayerCommand::GoOn
            | PlayerCommand::LeaveLesson
            | PlayerCommand::Save => false,
        }
    }
}

/// The decision or request the game waits for, once everything before it is shown.
#[derive(Resource, Default)]
pub struct Pending {
    /// The decision to be made.
    pub decision: Option<Arc<Decision>>,
    /// The real die or card asked for.
    pub wanted: Option<Request>,
    /// Who rolls it, against whom and against what, where the game says so.
    pub rolls: Option<Phrase>,
    /// The outcome, once the game has ended.
    pub outcome: Option<Outcome>,
    /// True if a person is to decide.
    pub person: bool,
    /// The reason the last undo or redo was refused, until the player was told.
    pub undo_refused: Option<UndoProblem>,
    /// Counts up with every new decision.
    pub number: u64,
    /// True if the last choice picked somebody, and somebody else can still be picked instead.
    pub repickable: bool,
    /// The token that the player attacked last.
    pub attacked: Option<u32>,
    /// Counts the player's own orders that were carried out, not those of settings and bots.
    pub answered: u64,
    /// Who is not asked about others' actions for now.
    passing: Passing,
    /// True if the player has gone back to where the game stands: a reaction is asked about then.
    gone_back: bool,
    fresh: bool,
}

impl Pending {
    /// True if the player may act now.
    pub fn ready(&self) -> bool {
        self.fresh && self.person && self.decision.is_some()
    }

    /// The reaction to be answered, if there is one.
    fn reaction(&self) -> Option<&ReactionPrompt> {
        self.decision.as_ref()?.reaction.as_ref()
    }

    /// True until the decision has been answered.
    pub(super) fn is_fresh(&self) -> bool {
        self.fresh
    }

    /// Notes that the decision has been answered.
    pub(super) fn spend(&mut self) {
        self.fresh = false;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlayerCommand>()
        .init_resource::<Pending>()
        .init_resource::<Intent>()
        .add_systems(OnEnter(AppState::Table), |mut pending: ResMut<Pending>| {
            *pending = Pending {
                number: pending.number + 1,
                ..Pending::default()
            };
        })
        .add_systems(OnEnter(AppState::Table), |mut intent: ResMut<Intent>| {
            *intent = Intent::default();
        })
        .add_systems(
            Update,
            (obey, look_up, let_pass, intent::follow, let_bots_play)
                .chain()
                .after(ShowSystems)
                .distributive_run_if(resource_exists::<CurrentTable>)
                .run_if(in_state(AppState::Table)),
        );
}

#[allow(clippy::too_many_arguments)]
fn obey(
    mut orders: MessageReader<PlayerCommand>,
    mut table: ResMut<CurrentTable>,
    seats: Res<Seats>,
    shelf: Res<Shelf>,
    mut playhead: ResMut<Playhead>,
    mut effects: ResMut<Effects>,
    mut shown: ResMut<Shown>,
    mut timeline: ResMut<Timeline>,
    mut pending: ResMut<Pending>,
    mut intent: ResMut<Intent>,
    mut sounds: MessageWriter<PlaySound>,
    settings: Res<Settings>,
    mut unsettled: ResMut<Unsettled>,
    mut save: MessageWriter<SaveNow>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for order in orders.read() {
        let table = &mut *table.0;
        if timeline.moment().is_some() {
            // A request is about the present.
            timeline.let_go();
            table.show_to(table.log_len());
            shown.show_now(table.scene());
        }
        let reaction = pending.reaction().map(|it| it.pass);
        let own = intent.heed(order, reaction.is_some());
        let turn = gives_turn(&pending, order, unsettled.0);
        let repickable = pending.repickable;
        pending.repickable &= !order.acts();
        let mut went_back = matches!(order, PlayerCommand::Undo | PlayerCommand::Branch(_));
        let done = match order {
            PlayerCommand::Take(choice, amount) => {
                if let Some(decision) = pending.decision.clone() {
                    pending.repickable = intent::picks_one_of_several(&decision, *choice);
                    let attacked = intent::attacked(&decision, *choice);
                    pending.attacked = attacked.or(pending.attacked);
                }
                submit(&shelf, table, *choice, *amount)
            }
            PlayerCommand::LetPassThisTurn => {
                let pass = reaction.ok_or_else(|| "there is no reaction to let pass".to_owned());
                let done = pass.and_then(|pass| submit(&shelf, table, pass, None));
                let seat = pending.decision.as_ref().map(|it| it.seat);
                if let Some(seat) = seat.filter(|_| done.is_ok()) {
                    pending.passing.begin(seat);
                }
                done
            }
            PlayerCommand::Pick(whom) => {
                went_back = true;
                pending.repickable = true;
                intent::pick(table, *whom, repickable, |table, choice| {
                    submit(&shelf, table, choice, None)
                })
            }
            PlayerCommand::Attack(on) => {
                intent.attack(*on);
                Ok(())
            }
            PlayerCommand::KeepAttacking(on) => {
                intent.keep_attacking(&*table, *on);
                Ok(())
            }
            PlayerCommand::HeadOut => {
                intent.head_out(&*table);
                Ok(())
            }
            PlayerCommand::TakeInARow(choice, count) => {
                intent::take_in_a_row(table, *choice, *count)
            }
            PlayerCommand::GoOn => {
                if let Some(lesson) = shelf.lesson_on(table) {
                    lesson.go_on(table);
                    save.write(SaveNow::Quietly);
                }
                Ok(())
            }
            PlayerCommand::LeaveLesson => {
                if let Some(lesson) = shelf.lesson_on(table) {
                    lesson.leave(table);
                    save.write(SaveNow::Quietly);
                }
                Ok(())
            }
            PlayerCommand::Give(result) => table.give(*result),
            PlayerCommand::Undo | PlayerCommand::Redo => {
                let forth = *order == PlayerCommand::Redo;
                let next = takes_next(&settings, &shelf, table);
                let stepped = step(table, &seats, next, forth);
                pending.repickable = stepped.is_ok() && next && gave_turn(table);
                if let Err(why) = stepped
                    && !forth
                {
                    pending.undo_refused = Some(why);
                }
                stepped.map_err(|why| why.to_string())
            }
            PlayerCommand::Branch(choices) => table.branch(*choices).map_err(|why| why.to_string()),
            PlayerCommand::Save => {
                save.write(SaveNow::Quietly);
                // The player's own words may have given somebody another face.
                shown.scene = Arc::new(table.scene());
                shown.revision += 1;
                Ok(())
            }
        };
        if let Err(why) = done {
            debug!("{order:?}: {why}");
            // Nothing has happened, so what could be changed still can.
            pending.repickable = repickable;
            if went_back {
                // What was taken back was made again.
                table.show_to(table.log_len());
            }
            sounds.write(PlaySound::new("refused"));
            continue;
        }
        if went_back {
            // The log itself is a different one now.
            pending.passing = Passing::default();
            table.show_to(table.log_len());
            playhead.clear();
            if !matches!(order, PlayerCommand::Pick(_)) {
                // Dice that were taken back do not lie there any longer.
                effects.throw = None;
            }
            shown.show_now(table.scene());
        }
        if order.acts() {
            pending.gone_back = matches!(order, PlayerCommand::Undo | PlayerCommand::Branch(_));
        }
        pending.answered += u64::from(own);
        unsettled.0 = pending.repickable && turn;
        playhead.wake();
        pending.fresh = false;
        redraw.write(RequestRedraw);
    }
}

/// Takes a choice, held to the course of a lesson if one is on.
fn submit(
    shelf: &Shelf,
    table: &mut dyn Table,
    choice: usize,
    amount: Option<i32>,
) -> Result<(), String> {
    match shelf.lesson_on(table) {
        Some(lesson) => lesson.submit(table, choice, amount),
        None => table.submit(choice, amount),
    }
}

/// True if the next hero is taken up for the player; a lesson decides for itself.
fn takes_next(settings: &Settings, shelf: &Shelf, table: &dyn Table) -> bool {
    settings.next_hero && shelf.lesson_on(table).is_none()
}

/// True if an order only gives a hero the turn, instead of another if the last one `gave` it, or may
/// lead back to where one was given.
fn gives_turn(pending: &Pending, order: &PlayerCommand, gave: bool) -> bool {
    let decision = pending.decision.as_ref();
    match order {
        PlayerCommand::Take(choice, _) => {
            let choice = decision.and_then(|it| it.choices.get(*choice));
            choice.is_some_and(|it| it.gives_turn)
        }
        PlayerCommand::Pick(_) => gave || decision.is_some_and(|it| it.next_turn().is_some()),
        _ => true,
    }
}

/// The choice that is made for the player: one of one, or for whoever can have the `next` turn first.
fn settled(decision: &Decision, next: bool) -> Option<usize> {
    let turn = || decision.next_turn().filter(|_| next);
    let only = decision.is_forced().then_some(0);
    only.or_else(turn)
}

/// True if the last choice only gave somebody a turn that others could have had.
fn gave_turn(table: &mut dyn Table) -> bool {
    if table.undo().is_err() {
        return false;
    }
    let next = table.decision().and_then(|it| it.next_turn());
    table.redo().is_ok() && next.is_some()
}

/// Undoes or redoes one of the player's own choices; what bots and settings (`next`: for the next
/// hero) chose in between is no stop.
fn step(table: &mut dyn Table, seats: &Seats, next: bool, forth: bool) -> Result<(), UndoProblem> {
    let mut taken = 0;
    loop {
        let moved = if forth { table.redo() } else { table.undo() };
        match moved {
            Ok(()) => taken += 1,
            // Going forward, the end is a stop like any other.
            Err(_) if forth && taken > 0 => return Ok(()),
            Err(why) => {
                for _ in 0..taken {
                    let _ = table.redo();
                }
                return Err(why);
            }
        }
        let decision = table.decision();
        let made = decision.is_some_and(|it| settled(&it, next).is_some());
        if table.seat().is_none_or(|seat| !seats.is_bot(seat)) && !made {
            return Ok(());
        }
    }
}

/// Puts the pending decision into words, once the table has caught up with it.
fn look_up(
    table: Res<CurrentTable>,
    playhead: Res<Playhead>,
    seats: Res<Seats>,
    mut pending: ResMut<Pending>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if pending.fresh || !playhead.idle() {
        return;
    }
    let table = &*table.0;
    *pending = Pending {
        decision: table.decision().map(Arc::new),
        wanted: table.wanted(),
        rolls: table.rolls(),
        outcome: table.outcome(),
        person: table.seat().is_none_or(|seat| !seats.is_bot(seat)),
        undo_refused: None,
        number: pending.number + 1,
        // Dice may have been rolled over the pick.
        repickable: pending.repickable && table.can_undo().is_ok(),
        attacked: pending.attacked,
        answered: pending.answered,
        passing: std::mem::take(&mut pending.passing),
        gone_back: pending.gone_back,
        fresh: true,
    };
    redraw.write(RequestRedraw);
}

/// Auto-passes reactions the player opted out of, and picks one of one. The first time that nobody is
/// asked because there is too little danger, a line says so.
#[allow(clippy::too_many_arguments)]
fn let_pass(
    (table, words): (Res<CurrentTable>, Res<Words>),
    shelf: Res<Shelf>,
    settings: Res<Settings>,
    playhead: Res<Playhead>,
    timeline: Res<Timeline>,
    mut pending: ResMut<Pending>,
    mut intent: ResMut<Intent>,
    mut given: ResMut<HintsGiven>,
    mut told: MessageWriter<Told>,
    mut orders: MessageWriter<PlayerCommand>,
) {
    /// What the line is kept by among the hints given.
    const ONCE: &str = "reactions";
    if !pending.ready() || !playhead.idle() || timeline.looks_back() {
        return;
    }
    let Some(decision) = &pending.decision else {
        return;
    };
    let all = pending.passing.answer(decision);
    let passed = match decision.reaction {
        Some(_) => all.or_else(|| unasked(decision, &settings, pending.gone_back)),
        None => settled(decision, settings.next_hero),
    };
    let seat = decision.seat;
    if passed.is_none() && pending.passing.ends_with(seat) && is_own_turn(&*table.0, decision) {
        pending.passing.end(seat);
        return;
    }
    // A lesson decides for itself.
    let Some(choice) = passed.filter(|_| shelf.lesson_on(&*table.0).is_none()) else {
        return;
    };
    if all.is_none() && goes_unnoticed(decision, &settings) && !given.0.contains(ONCE) {
        given.0.insert(ONCE.to_owned());
        let what = words.say(&decision.prompt, &*table.0);
        told.write(Told(Phrase::new("reaction-let-pass").with("what", what)));
    }
    intent.relay();
    orders.write(PlayerCommand::Take(choice, None));
    // Once per decision.
    pending.fresh = false;
}

/// True if a decision is made in a hero's own turn, and not in answer to others.
fn is_own_turn(table: &dyn Table, decision: &Decision) -> bool {
    if decision.reaction.is_some() || decision.seat == Seat::Master {
        return false;
    }
    let scene = table.scene_now();
    let mut active = scene.tokens.iter().filter(|it| it.active);
    active.all(|it| it.side == Side::Hero)
}

#[allow(clippy::too_many_arguments)]
fn let_bots_play(
    mut table: ResMut<CurrentTable>,
    playhead: Res<Playhead>,
    pending: Res<Pending>,
    timeline: Res<Timeline>,
    overlay: Res<State<Overlay>>,
    settings: Res<Settings>,
    shelf: Res<Shelf>,
    time: Res<Time>,
    mut intent: ResMut<Intent>,
    mut orders: MessageWriter<PlayerCommand>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let waits = pending.fresh && !pending.person && pending.decision.is_some();
    if !waits || pending.wanted.is_some() || *overlay.get() != Overlay::None {
        return;
    }
    // Bots wait while the player looks back.
    if timeline.looks_back() {
        return;
    }
    redraw.write(RequestRedraw);
    let thinking = Pace::of(shelf.library.as_ref()).thinking;
    if playhead.idle_for(time.elapsed()) < settings.pace(thinking.into()) {
        return;
    }
    if let Some(advice) = table.0.advice() {
        intent.relay();
        orders.write(PlayerCommand::Take(advice.choice, advice.amount));
    }
}
