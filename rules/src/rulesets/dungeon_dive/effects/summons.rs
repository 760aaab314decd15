//! Figures that effects bring: how they come, whom they follow, and how they go; rule `magic.summons`.

use super::super::{
    Cx,
    board::Stand,
    components::{Deed, FigureId, Summoned, Until},
    content::{Foe, Lasts, SummonActs},
    event::{Comings, Setting},
    fight::foe_body,
    figure::Figure,
    place,
    play::Play,
    rules,
    step::Run,
};
use super::{amounts, lasting};
use crate::{content::Ref, grid::Cell};

/// Brings figures of a record: a familiar or double in place of the one that was there before, others
/// besides those that were.
pub fn bring(
    cx: &mut Cx<'_>,
    deed: &Deed,
    run: Run,
    (foe, count): (&Ref<Foe>, u8),
    (acts, lasts): (SummonActs, Lasts),
) {
    let play = Play::of(cx.world());
    let Some(key) = play.book().foes.find(foe) else {
        return;
    };
    if matches!(acts, SummonActs::Familiar | SummonActs::Double) {
        end(cx, |it| it.by == deed.by && it.source == deed.source);
    }
    for _ in 0..amounts::summons(Play::of(cx.world()), deed, count) {
        let play = Play::of(cx.world());
        let by = play.figure(deed.by);
        let near = deed.at.or_else(|| play.figure(run.on).cell());
        let size = play.book()[key].size;
        let at = near.and_then(|it| room(play, Stand::new(it, size)));
        if at.is_none() && play.board().is_some() {
            return;
        }
        let summoned = Summoned {
            who: play.next_figure(),
            by: deed.by,
            acts,
            source: deed.source,
            deed: deed.root,
            until: lasting::until(play, deed, deed.by, lasts),
            ordered: false,
        };
        let event = Comings::Summoned {
            summoned,
            foe: key,
            body: foe_body(play.book(), key),
            team: by.team(),
            at,
        };
        cx.emit(rules::MAGIC_SUMMONS, event.into());
    }
}

/// The nearest square to this one in which there is room for such a block; of equals the upper, then
/// the left one.
fn room(play: Play<'_>, near: Stand) -> Option<Cell> {
    let board = play.board()?;
    let open = board.field.open();
    let free = open.filter(|cell| place::has_room(play, near.at(*cell), None));
    free.min_by_key(|cell| (cell.reach_to(near.cell), cell.y, cell.x))
}

/// Ends those for whom this is so.
pub fn end(cx: &mut Cx<'_>, over: impl Fn(&Summoned) -> bool) {
    let play = Play::of(cx.world());
    let all = play.state().summoned.iter().filter(|it| over(it));
    let gone: Vec<FigureId> = all.map(|it| it.who).collect();
    for who in gone {
        lasting::let_go(cx, who);
        cx.emit(rules::MAGIC_SUMMONS, Comings::Vanished { who }.into());
        lasting::end_holds(cx, who);
    }
}

/// Ends those who last no longer than a fight.
pub fn end_of_fight(cx: &mut Cx<'_>) {
    end(cx, |it| {
        !matches!(
            it.until,
            Until::Short | Until::Long | Until::Dive | Until::Ended
        )
    });
}

/// Doubles are gone once their fighter cannot act.
pub fn end_doubles(cx: &mut Cx<'_>, by: FigureId) {
    end(cx, |it| it.by == by && it.acts == SummonActs::Double);
}

/// Those who are there already begin a fight beside whoever brought them.
pub fn gather(cx: &mut Cx<'_>) {
    let all: Vec<Summoned> = Play::of(cx.world()).state().summoned.clone();
    for it in all {
        let play = Play::of(cx.world());
        let figure = play.figure(it.who);
        let near = play.get(it.by).and_then(Figure::cell);
        let at = near.and_then(|near| room(play, Stand::new(near, figure.size())));
        if let Some(at) = at {
            let who = it.who;
            cx.emit(rules::MAGIC_SUMMONS, Setting::Placed { who, at }.into());
        }
    }
}

/// Those whom somebody has brought and who act only on orders, as long as they have none.
pub fn waiting<'w>(by: Figure<'w>) -> impl Iterator<Item = Figure<'w>> {
    let id = by.id();
    of(by, SummonActs::Bonus)
        .filter(move |it| it.summoned().is_some_and(|it| it.by == id && !it.ordered))
}

/// Doubles of somebody.
pub fn doubles<'w>(by: Figure<'w>) -> impl Iterator<Item = Figure<'w>> {
    of(by, SummonActs::Double)
}

/// The familiar that stands within touch of somebody else, for spells that touch.
pub fn toucher<'w>(by: Figure<'w>, other: Figure<'w>) -> Option<Figure<'w>> {
    let able = |it: &Figure<'w>| !it.turn().reaction && place::feet(by, *it) <= 100;
    of(by, SummonActs::Familiar)
        .filter(able)
        .find(|it| place::feet(*it, other) <= 5)
}

fn of<'w>(by: Figure<'w>, acts: SummonActs) -> impl Iterator<Item = Figure<'w>> {
    let play = by.play();
    let all = play.state().summoned.iter();
    let own = all.filter(move |it| it.by == by.id() && it.acts == acts);
    own.filter_map(move |it| play.get(it.who))
        .filter(|it| it.is_up() && it.cell().is_some())
}
