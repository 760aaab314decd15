//! What happens several times over, each time at a target of its own: rays, darts, claws; rule
//! `magic.spells`.

use super::super::{
    Cx,
    components::{Deed, FigureId},
    content::{Effect, Held, Says, Source, Trait},
    play::Play,
    sheet::Sheet,
    step::{Cause, Question, Run, Task},
    tactics,
};
use super::reactions;

/// Begins it, so many times, with the target of the deed.
pub fn begin(cx: &mut Cx<'_>, run: Run, count: u8) {
    let left = count.saturating_sub(1);
    strike(cx, None, run, (1, left));
}

/// Asks for the next target.
pub fn again(cx: &mut Cx<'_>, run: Run, left: u8) {
    let play = Play::of(cx.world());
    let by = play.figure(play.deed(run.deed).by);
    if left == 0 || !by.is_up() {
        return;
    }
    match by.seat() {
        Some(_) => cx.ask(Question::Again { run, left }),
        None => {
            let on = tactics::next_target(play, run);
            next(cx, run, on, left);
        }
    }
}

/// It happens to somebody once more, with so many times left before that.
pub fn next(cx: &mut Cx<'_>, run: Run, on: FigureId, left: u8) {
    strike(cx, Some(run.on), Run { on, ..run }, (1, left - 1));
}

/// All that is left of it happens to one.
pub fn all_at(cx: &mut Cx<'_>, run: Run, on: FigureId, left: u8) {
    strike(cx, Some(run.on), Run { on, ..run }, (left, 0));
}

/// It happens to somebody so many times, and some more are left. Whoever was not its target just now
/// may be safe from it first.
fn strike(cx: &mut Cx<'_>, was: Option<FigureId>, run: Run, (times, left): (u8, u8)) {
    let asks = match was == Some(run.on) {
        true => None,
        false => reactions::ask_one(Play::of(cx.world()), run.on, Cause::Targeted(run.deed)),
    };
    let mut tasks: Vec<Task> = asks.into_iter().collect();
    tasks.extend((0..times).map(|_| Task::Run(run)));
    if left > 0 {
        tasks.push(Task::Times { run, left });
    }
    cx.push_all(tasks);
}

/// True if an act of somebody makes them safe from the spell that a deed casts, and nothing does so
/// far.
pub fn wards_off(sheet: &Sheet<'_>, deed: &Deed, (source, act): (Source, u16)) -> bool {
    let Source::Spell(spell) = deed.source else {
        return false;
    };
    let book = sheet.figure.play().book();
    let (works, id) = (book.works(source), &book[spell].id);
    let wards =
        |held: &Held| matches!(&held.says, Says::Is(Trait::ImmuneToSpell(it)) if it.id() == id);
    let block = &works.blocks[usize::from(sheet.frame(source, act).block)];
    let mut given = block
        .iter()
        .filter(|it| matches!(it.effect, Effect::Give { .. }))
        .flat_map(|it| &works.bundles[usize::from(it.gives)]);
    !sheet.is_immune_to_spell(spell) && given.any(wards)
}
