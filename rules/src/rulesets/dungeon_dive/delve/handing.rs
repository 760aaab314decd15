//! Handing things round between fights: what another could use as well; rule `dive.doors`.

use super::super::{
    Cx,
    components::FigureId,
    content::Form,
    event::Delving,
    figure::Figure,
    play::Play,
    rules,
    step::{Action, Task},
};
use super::{Choice, Delve, Thing, loot};
use crate::game::LegalActions;

/// Offers what each can hand round, as long as there is anybody to take it.
pub(super) fn offer(play: Play<'_>, offer: &mut LegalActions<Action>) {
    let all = loot::takers(play);
    if all.len() < 2 {
        return;
    }
    for figure in all {
        for thing in things(figure) {
            let by = figure.id();
            offer.add(Action::Delve(Choice::HandRound { by, thing }));
        }
    }
}

/// What is used up by whoever has it: potions, scrolls, and gear with a use of its own. Whatever has
/// charges or was put on stays where it is.
fn things(figure: Figure<'_>) -> Vec<Thing> {
    let book = figure.play().book();
    let kit = figure.kit();
    let items = kit.items.iter().map(|(item, _)| *item);
    let items = items.filter(|it| matches!(book[*it].form, Form::Potion | Form::Scroll));
    let gear = kit.gear.iter().filter(|(_, count)| *count > 0);
    let gear = gear.filter(|(it, _)| !book[*it].acts.is_empty());
    let all = items.map(Thing::Item);
    let all = all.chain(gear.map(|(it, _)| Thing::Gear(*it, 1)));
    let mut once: Vec<Thing> = Vec::new();
    for it in all {
        if !once.contains(&it) {
            once.push(it);
        }
    }
    once
}

/// Somebody gives something up, and it is asked who has it now.
pub(super) fn hand_round(cx: &mut Cx<'_>, by: FigureId, thing: Thing) {
    let event = Delving::HandedRound { by, thing };
    cx.emit(rules::DIVE_DOORS, event.into());
    cx.push(Task::Delve(Delve::Share));
}
