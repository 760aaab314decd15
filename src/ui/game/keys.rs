//! Keys of a game in play.

use bevy_egui::egui;
use egui::{Key, Modifiers, vec2};

use super::{GameUi, choices, ends, lesson, moment, page, top};
use crate::app::{Command, Told};
use crate::view::{PlayerCommand, lay};

/// Carries out the pressed keys.
pub(super) fn obey(ctx: &egui::Context, play: &mut GameUi) {
    let asked = play.desk.dialog.is_some() || play.shared.0.is_some();
    let modal = ctx.memory(|memory| memory.top_modal_layer().is_some());
    if asked || modal || play.desk.writing.is_some() || page::chooses_face(play) {
        return;
    }
    if ctx.text_edit_focused() {
        return;
    }
    // Under a whole sheet the player would not see what a key chooses.
    if play.desk.sheet.is_some() {
        if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            play.desk.sheet = None;
        }
        return;
    }
    if lesson::obey(ctx, play) {
        return;
    }
    if play.playhead.page_lies() {
        page::begin_by_key(ctx, play);
    }
    commands(ctx, play);
    look_around(ctx, play);
    if play.pending.wanted.is_none() {
        numbers(ctx, play);
        cycle(ctx, play);
    }
    // Open things close first; with nothing open, Esc is for the menu.
    let looking = play.timeline.held().is_some();
    let held = page::is_held(play);
    let folds = play.desk.unfolds && play.desk.unfolded.is_some();
    let open = play.desk.beside.is_some() || play.desk.picked.is_some() || looking || held || folds;
    if open && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        if page::put_away(play) {
            return;
        }
        let chosen = play.desk.beside.take().is_some() | play.desk.picked.take().is_some();
        if !chosen && !looking {
            play.desk.unfolded = None;
        }
        play.timeline.let_go();
    }
}

fn commands(ctx: &egui::Context, play: &mut GameUi) {
    let keys = play.settings.keys.clone();
    if keys.pressed(ctx, Command::Hurry) && !play.playhead.idle() {
        let now = play.time.elapsed();
        play.playhead.hurry(now);
        play.effects.finish();
    }
    if keys.pressed(ctx, Command::Undo) {
        play.orders.write(PlayerCommand::Undo);
    }
    if keys.pressed(ctx, Command::Redo) {
        play.orders.write(PlayerCommand::Redo);
    }
    if keys.pressed(ctx, Command::Log) {
        play.desk.log_closed = !play.desk.log_closed;
    }
    if keys.pressed(ctx, Command::Earlier) {
        moment::step(play, false);
    }
    if keys.pressed(ctx, Command::Later) {
        moment::step(play, true);
    }
    if keys.pressed(ctx, Command::Advice) {
        advise(play);
    }
    if keys.pressed(ctx, Command::WholeBoard)
        && let Some(bounds) = lay::whole(&play.scene())
    {
        play.look.show_whole(bounds);
    }
    if keys.pressed(ctx, Command::Threats) {
        play.desk.threats.all ^= true;
    }
    let middle = play.look.free().center();
    if keys.pressed(ctx, Command::ZoomIn) {
        play.look.zoom_about(middle, 1.25);
    }
    if keys.pressed(ctx, Command::ZoomOut) {
        play.look.zoom_about(middle, 0.8);
    }
    if keys.pressed(ctx, Command::KeepAttacking)
        && !play.timeline.looks_back()
        && let Some(decision) = play.decision()
    {
        match ends::repeated(play, &decision) {
            Ok(whom) => {
                play.orders.write(PlayerCommand::KeepAttacking(whom));
            }
            Err(_) if ends::can_head_out(play, &decision) => {
                play.orders.write(PlayerCommand::HeadOut);
            }
            Err(why) => {
                play.told.write(Told(why));
            }
        }
    }
    if keys.pressed(ctx, Command::EndTurn) {
        take_by_key(ctx, play, choices::end_of_turn(play));
    }
    if keys.pressed(ctx, Command::LetPass) {
        take_by_key(ctx, play, choices::to_let_pass(play));
    }
    if keys.pressed(ctx, Command::Proceed) {
        proceed(ctx, play);
    }
    if keys.pressed(ctx, Command::Rulebook) {
        top::open_rulebook(play);
    }
}

/// Takes a choice that a key stands for, unless it has only just come up.
fn take_by_key(ctx: &egui::Context, play: &mut GameUi, choice: Option<usize>) {
    if let Some((decision, choice)) = play.decision().zip(choice) {
        let now = ctx.input(|input| input.time);
        if play
            .desk
            .last_click
            .hears_key(&decision.choices[choice], now)
        {
            play.take(choice);
        }
    }
}

/// Shift and an arrow key look around on the board, as dragging does.
fn look_around(ctx: &egui::Context, play: &mut GameUi) {
    const STEP: f32 = 80.0;
    for (key, way) in [
        (Key::ArrowLeft, vec2(1.0, 0.0)),
        (Key::ArrowRight, vec2(-1.0, 0.0)),
        (Key::ArrowUp, vec2(0.0, 1.0)),
        (Key::ArrowDown, vec2(0.0, -1.0)),
    ] {
        if ctx.input_mut(|input| input.consume_key(Modifiers::SHIFT, key)) {
            play.look.drag(way * STEP);
        }
    }
}

/// Takes the picked choice, or the one that a lesson waits for, or, with nothing focused, the only one that
/// can be taken.
fn proceed(ctx: &egui::Context, play: &mut GameUi) {
    let Some(decision) = play.decision() else {
        return;
    };
    match play.desk.picked {
        Some(choice) => play.take(choice),
        None => {
            let count = decision.choices.len();
            let course = &play.desk.course;
            if let Some(choice) = (0..count).find(|choice| course.waits_for(*choice)) {
                play.take(choice);
            } else if ctx.memory(|memory| memory.focused().is_none()) {
                let choice = only(count, |choice| !course.rests(choice));
                take_by_key(ctx, play, choice);
            }
        }
    }
}

/// The only one of so many choices that can be taken.
fn only(count: usize, can_be_taken: impl Fn(usize) -> bool) -> Option<usize> {
    let mut all = (0..count).filter(|choice| can_be_taken(*choice));
    let first = all.next();
    first.filter(|_| all.next().is_none())
}

/// Picks the bot's choice; taking it is left to the player.
pub(super) fn advise(play: &mut GameUi) {
    if play.decision().is_none() {
        return;
    }
    let advice = play.table.as_mut().and_then(|table| table.0.advice());
    if let Some(advice) = advice {
        if let Some(amount) = advice.amount {
            play.desk.amounts.insert(advice.choice, amount);
        }
        pick(play, advice.choice);
        play.desk.by_lamp = true;
        play.desk.advice = Some((advice.choice, advice.reason));
    }
}

/// Picks a choice and brings it into sight.
pub(super) fn pick(play: &mut GameUi, choice: usize) {
    choices::bring_up(play, choice);
    play.desk.picked = Some(choice);
    play.desk.by_lamp = false;
    play.desk.brought = None;
}

/// After advice, the next click anywhere puts the mark on the advised choice away, with what was told
/// about it; the pointer on that choice still brings up the reason.
pub(super) fn put_advice_away(ctx: &egui::Context, play: &mut GameUi) {
    if play.desk.by_lamp && ctx.input(|input| input.pointer.any_pressed()) {
        play.desk.by_lamp = false;
        play.desk.picked = None;
    }
}

/// 1 to 9 take a choice at once; what ends the turn has a key of its own, which is always the same.
fn numbers(ctx: &egui::Context, play: &mut GameUi) {
    const KEYS: [Key; 9] = [
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
        Key::Num9,
    ];
    for (place, key) in KEYS.into_iter().enumerate() {
        if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            if let Some(choice) = choices::numbered(play).get(place).copied().flatten() {
                play.take(choice);
            }
            return;
        }
    }
}

/// From the last choice Tab goes on through everything else on the table, as on any other screen,
/// and from the end of that back to the first choice. True while it does.
fn walks(ctx: &egui::Context, play: &mut GameUi, back: bool, forth: bool) -> bool {
    let focused = ctx.memory(|memory| memory.focused());
    if play.desk.walking {
        // With Esc, or after the last of them, nothing is focused.
        play.desk.walking = focused.is_some();
        return play.desk.walking;
    }
    let order = choices::in_order(play);
    let at = |end: Option<&(usize, usize)>| {
        end.is_none_or(|(_, choice)| play.desk.picked == Some(*choice))
    };
    let leaves = (forth && at(order.last())) || (back && at(order.first()));
    if leaves && focused.is_some() {
        play.desk.walking = true;
        play.desk.picked = None;
    }
    play.desk.walking
}

/// Tab moves from choice to choice, the arrows change the number that goes with one.
fn cycle(ctx: &egui::Context, play: &mut GameUi) {
    let Some(decision) = play.decision() else {
        return;
    };
    if page::lays_cards(play) {
        return;
    }
    let back = ctx.input_mut(|input| input.consume_key(Modifiers::SHIFT, Key::Tab));
    let forth = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Tab));
    if walks(ctx, play, back, forth) {
        return;
    }
    if back || forth {
        let order = choices::in_order(play);
        let count = order.len();
        let at = play
            .desk
            .picked
            .and_then(|picked| order.iter().position(|(_, c)| *c == picked));
        let next = match (at, back) {
            (None, false) => 0,
            (None, true) => count.saturating_sub(1),
            (Some(at), false) => (at + 1) % count.max(1),
            (Some(at), true) => (at + count.max(1) - 1) % count.max(1),
        };
        if let Some((_, choice)) = order.get(next) {
            pick(play, *choice);
        }
        // The keyboard is for the choices here, not for egui's own walk around the buttons.
        ctx.memory_mut(|memory| {
            if let Some(id) = memory.focused() {
                memory.surrender_focus(id);
            }
        });
    }
    let Some(picked) = play.desk.picked else {
        return;
    };
    let (Some(amount), Some((min, max))) = (
        play.amount(picked),
        decision
            .choices
            .get(picked)
            .and_then(|choice| choice.amount),
    ) else {
        return;
    };
    for (key, by) in [
        (Key::ArrowLeft, -1),
        (Key::ArrowRight, 1),
        (Key::ArrowDown, -1),
        (Key::ArrowUp, 1),
    ] {
        if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            play.desk
                .amounts
                .insert(picked, (amount + by).clamp(min, max));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn enter_takes_only_what_nothing_else_can_be_taken_beside() {
        assert_eq!(only(1, |_| true), Some(0));
        assert_eq!(only(3, |choice| choice == 2), Some(2));
        assert_eq!(only(2, |_| true), None);
        assert_eq!(only(2, |_| false), None);
    }
}
