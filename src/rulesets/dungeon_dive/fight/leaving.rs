//! Running away by an exit, and dragging others along; rules `leave.run`, `leave.drag` and
//! `attack.grapple`.

use smallvec::SmallVec;

use super::super::{
    Cx,
    components::{FigureId, Life},
    content::{Property, Trait},
    effects::lasting,
    event::Comings,
    figure::Figure,
    place,
    play::Play,
    rules,
    sheet::Sheet,
    step::Action,
};
use super::standard;
use crate::game::LegalActions;

/// Feet that it takes to be gone, once one stands in a way out.
const OUT: u16 = 5;

/// True for whoever stands in a way out and can still take the step.
pub fn may_leave(sheet: &Sheet<'_>) -> bool {
    let figure = sheet.figure;
    let (Some(board), Some(stand)) = (figure.play().board(), place::stand(figure)) else {
        return false;
    };
    let ways = board.field.ways().iter();
    let out = ways.map(|it| it.cell).any(|it| stand.covers().contains(it));
    out && sheet.feet_left() >= OUT
}

/// Leaves the map, with whoever is dragged along.
pub fn leave(cx: &mut Cx<'_>, who: FigureId) {
    let dragged = Play::of(cx.world()).state().dragged.iter();
    let with = dragged.filter(|(by, _)| *by == who).map(|(_, on)| *on);
    let with = with.collect();
    lasting::let_go(cx, who);
    cx.emit(rules::LEAVE_RUN, Comings::Left { who, with }.into());
    lasting::end_holds(cx, who);
}

/// Friends whom somebody could take hold of to drag them: stable or dead, beside them, and there is a
/// hand free for each.
pub fn draggable<'w>(figure: Figure<'w>) -> impl Iterator<Item = Figure<'w>> {
    let play = figure.play();
    let able = free_hands(figure) > 0;
    let friends = play.figures().filter(move |it| {
        let still = matches!(it.body().life, Life::Stable | Life::Dead { .. });
        able && still && it.team() == figure.team() && it.summoned().is_none()
    });
    friends
        .filter(move |it| place::feet(figure, *it) <= 5)
        .filter(move |it| play.state().dragged.iter().all(|(_, on)| *on != it.id()))
}

/// Hands that hold neither weapon nor shield nor anybody.
pub fn free_hands(figure: Figure<'_>) -> usize {
    let kit = figure.kit();
    let book = figure.play().book();
    let both = kit.hands[0].and_then(|it| kit.arms.get(usize::from(it)));
    let both = both.is_some_and(|it| {
        let properties = &book[it.weapon].properties;
        properties.contains(&Property::TwoHanded)
    });
    let held = kit.hands.iter().flatten().count() + usize::from(both);
    let shield = usize::from(kit.shield.is_some());
    2_usize.saturating_sub(held + shield + place::burdens(figure).len())
}

/// Offers to run, to take hold of the fallen, and to let go.
pub fn offer(sheet: &Sheet<'_>, offer: &mut LegalActions<Action>) {
    let figure = sheet.figure;
    if figure.summoned().is_none() && may_leave(sheet) {
        offer.add(Action::Leave);
    }
    if figure.hero().is_some() && !sheet.is(|it| *it == Trait::Rooted) {
        for it in draggable(figure) {
            offer.add(Action::Drag(it.id()));
        }
    }
    for on in place::burdens(figure) {
        offer.add(Action::Release(on));
    }
}

/// Takes hold of somebody to drag them.
pub fn drag(cx: &mut Cx<'_>, by: FigureId, on: FigureId) {
    cx.emit(rules::LEAVE_DRAG, Comings::Dragged { by, on }.into());
}

/// Lets go of somebody who is dragged or held.
pub fn release(cx: &mut Cx<'_>, by: FigureId, on: FigureId) {
    let grappled = Play::of(cx.world()).book().imposed.grappled;
    standard::end_condition(cx, on, grappled, rules::ATTACK_GRAPPLE);
    let play = Play::of(cx.world());
    if play.state().dragged.contains(&(by, on)) {
        cx.emit(rules::LEAVE_DRAG, Comings::Released { by, on }.into());
    }
}

/// Nobody is dragged any more by whoever cannot, or once they are up or out of reach.
pub fn slip(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let all = play.state().dragged.iter().copied();
    let lost: Vec<(FigureId, FigureId)> = all
        .filter(|(by, on)| {
            let (by, on) = (play.get(*by), play.get(*on));
            let both = by.zip(on);
            !both.is_some_and(|(by, on)| {
                by.is_up() && !by.is_incapacitated() && !on.is_up() && place::feet(by, on) <= 10
            })
        })
        .collect();
    for (by, on) in lost {
        cx.emit(rules::LEAVE_DRAG, Comings::Released { by, on }.into());
    }
}
