//! Getting free of what holds or hinders one, and waking others.

use super::super::{
    Cx,
    components::{FigureId, Lasting, What},
    content::{Held, Rolled, Says, Skill, Time, Trait},
    fight::standard,
    sheet::{Case, Made, Sheet},
};
use super::{
    head::Head,
    spread::{Chance, Roll, part},
    think::Thought,
    traits,
};

/// A way to get free, or to have somebody else be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Free {
    /// Out of a hold.
    Escape,
    /// Of something that lasts, by its number.
    Shake(u16),
    /// Wakes an ally.
    Wake(FigureId),
}

impl Free {
    /// Does it, with the action.
    pub fn carry_out(self, cx: &mut Cx<'_>, who: FigureId) {
        match self {
            Free::Escape => standard::escape(cx, who),
            Free::Shake(lasting) => standard::shake(cx, who, lasting),
            Free::Wake(on) => standard::wake(cx, who, on),
        }
    }
}

/// Rounds for which it counts to be free.
const ROUNDS: i32 = 2;

/// What somebody gets free of, or whom they wake, if nothing better can be done instead.
pub fn gets_free(head: &Head<'_>, thought: Option<&Thought>) -> Option<Free> {
    head.sheet.has_time(Time::Action).ok()?;
    let doing = thought.filter(|it| it.option.is_some());
    let least = doing.map_or(0, |it| it.chosen.sum.max(0));
    let all = [escape(head), shake(head), wake(head)]
        .into_iter()
        .flatten();
    let best = all.max_by_key(|it| it.0)?;
    (best.0 > least).then_some(best.1)
}

fn escape(head: &Head<'_>) -> Option<(i32, Free)> {
    let play = head.play;
    let holder = play.get(standard::holder(head.figure)?)?;
    let own = Rolled::Skill(standard::best_escape(&head.sheet));
    let own = head.sheet.tally(Made::Check(own), &Case::with(holder.id()));
    let holds = Made::Check(Rolled::Skill(Skill::Athletics));
    let holds = Sheet::of(holder).tally(holds, &Case::with(head.figure.id()));
    let chance = Roll::of(&own).beats(&Roll::of(&holds));
    let grappled = play.book().imposed.grappled;
    let worth = -traits::condition(play.book(), grappled) * ROUNDS;
    Some((part(worth, chance), Free::Escape))
}

fn shake(head: &Head<'_>) -> Option<(i32, Free)> {
    let all = standard::shakeable(head.figure);
    let each = all.map(|it| {
        let worth = -traits::bundle(head.play.book(), held(head, it)) * ROUNDS;
        (part(worth, passes(head, it)), Free::Shake(it.id))
    });
    each.max_by_key(|it| it.0)
}

/// The chance to be rid of something by a save.
fn passes(head: &Head<'_>, it: &Lasting) -> Chance {
    let Some(again) = it.again else { return 0 };
    let abilities = [Some(again.ability), again.or].into_iter().flatten();
    let chances = abilities.map(|ability| {
        let roll = head.save_of(&head.sheet, ability, false);
        roll.passes(again.dc.into())
    });
    chances.max().unwrap_or(0)
}

fn wake(head: &Head<'_>) -> Option<(i32, Free)> {
    let ends = |it: &Held| matches!(it.says, Says::Is(Trait::EndsWhenShaken));
    let all = standard::wakeable(head.figure);
    let each = all.map(|on| {
        let lasts = on.lasts().all.iter().map(|it| held(head, it));
        let sleeps = lasts.filter(|it| it.iter().any(ends));
        let worth = sleeps.map(|it| -traits::bundle(head.play.book(), it));
        let worth = worth.sum::<i32>() * ROUNDS * head.style.help / 100;
        (worth, Free::Wake(on.id()))
    });
    each.max_by_key(|it| it.0)
}

/// What lasts, trait by trait.
fn held<'w>(head: &Head<'w>, it: &Lasting) -> &'w [Held] {
    let book = head.play.book();
    let bundle = match it.what {
        What::Condition(key) => book[key].links.bundles.first(),
        What::Bundle(nth) => book.works(it.source).bundles.get(usize::from(nth)),
        _ => None,
    };
    bundle.map_or(&[], |it| it)
}
