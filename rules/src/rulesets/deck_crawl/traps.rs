//! Traps in front of their finders, and chests.

use super::{
    Cx,
    components::{HeroId, Laid, Phase},
    content::Meaning,
    crawl::Crawl,
    ending,
    event::Event,
    rules,
    step::{Action, Attempt, Question, Task},
};
use crate::game::{LegalActions, Seat};

/// Every trap on the table, in the order of drawing.
pub fn all(cx: &mut Cx<'_>) {
    let crawl = Crawl::of(cx.world());
    let traps = crawl.state().traps.clone();
    if traps.is_empty() || ending::is_decided(crawl) {
        return;
    }
    cx.emit(
        rules::ROUND_SPRINGING,
        Event::Phase {
            phase: Phase::Traps,
        },
    );
    cx.push_all(traps.into_iter().map(Task::Trap).collect::<Vec<_>>());
}

/// One trap: the thief deals with it, or else its finder springs it.
pub fn trap(cx: &mut Cx<'_>, laid: Laid) {
    let crawl = Crawl::of(cx.world());
    let finder = laid.finder;
    let (thief, alive) = (crawl.thief(), crawl.is_alive(finder));
    let rule = cx.content().meaning(laid.card).rule;
    cx.emit(rule, Event::TrapDone { laid });
    match thief {
        _ if !alive => cx.emit(rules::TRAPS_FINDER, Event::TrapLeft { finder }),
        Some(thief) => {
            cx.emit(rules::THIEF_SPOT, Event::TrapSpotted { thief, finder });
            if thief == finder {
                // Declining would only set it off under the thief's own feet.
                cx.push(Task::Roll(Attempt::Disarm { hero: thief }));
            } else {
                let finder = Some(finder);
                cx.ask(Question::Disarm { thief, finder });
            }
        }
        None => {
            cx.emit(rules::TRAPS_FINDER, Event::Sprung { hero: finder });
            cx.push(Task::Spring(finder));
        }
    }
}

/// A trap goes off, with its kind and strength by a roll.
pub fn spring(cx: &mut Cx<'_>, hero: HeroId) {
    if Crawl::of(cx.world()).is_alive(hero) {
        cx.push(Task::Roll(Attempt::Trap { hero }));
    }
}

/// Asks whether to open a chest: its finder, or the next hero alive.
pub fn chest(cx: &mut Cx<'_>, laid: Laid) {
    let opener = Crawl::of(cx.world()).next_living(laid.finder);
    if opener.is_some() {
        cx.ask(Question::Chest(laid));
    }
}

/// Offers to open a chest, or to leave it.
pub fn offer_chest(crawl: Crawl<'_>, laid: Laid, offer: &mut LegalActions<Action>) {
    let opener = crawl.next_living(laid.finder).unwrap_or(laid.finder);
    offer.ask(Seat::Hero(opener.0), rules::CHESTS_TRAPPED);
    offer.add(Action::OpenChest);
    offer.add(Action::LeaveChest);
}

/// Carries out a choice of [`offer_chest`].
pub fn choose_chest(cx: &mut Cx<'_>, laid: Laid, act: Action) {
    let crawl = Crawl::of(cx.world());
    let opener = crawl.next_living(laid.finder).unwrap_or(laid.finder);
    if act == Action::LeaveChest {
        leave_chest(cx, laid);
        return;
    }
    let hero = crawl.thief().unwrap_or(opener);
    cx.push(Task::EmptyChest(laid));
    cx.push(Task::Roll(Attempt::Chest { hero }));
}

/// Handles the result of checking a chest.
pub fn chest_opened(cx: &mut Cx<'_>, hero: HeroId, trapped: bool) {
    cx.emit(rules::CHESTS_TRAPPED, Event::ChestOpened { hero, trapped });
    if !trapped {
        return;
    }
    if Crawl::of(cx.world()).class(hero).disarms {
        cx.emit(
            rules::THIEF_SPOT,
            Event::TrapSpotted {
                thief: hero,
                finder: hero,
            },
        );
        cx.ask(Question::Disarm {
            thief: hero,
            finder: None,
        });
    } else {
        cx.emit(rules::CHESTS_TRAPPED, Event::Sprung { hero });
        cx.push(Task::Spring(hero));
    }
}

/// Offers a thief to disarm a trap, or to leave it alone.
pub fn offer_disarm(thief: HeroId, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Hero(thief.0), rules::THIEF_DISARM);
    offer.add(Action::Disarm);
    offer.add(Action::DeclineDisarm);
}

/// Carries out a choice of [`offer_disarm`].
pub fn choose_disarm(cx: &mut Cx<'_>, thief: HeroId, finder: Option<HeroId>, act: Action) {
    if act == Action::Disarm {
        cx.push(Task::Roll(Attempt::Disarm { hero: thief }));
        return;
    }
    cx.emit(rules::THIEF_DISARM, Event::DisarmDeclined { thief });
    if let Some(hero) = finder {
        cx.emit(rules::TRAPS_FINDER, Event::Sprung { hero });
        cx.push(Task::Spring(hero));
    } else if let Some(laid) = Crawl::of(cx.world()).state().finds.first().copied() {
        // Finds are seen to in order, and strangers come before chests: this is the one.
        leave_chest(cx, laid);
    }
}

fn leave_chest(cx: &mut Cx<'_>, laid: Laid) {
    let opener = Crawl::of(cx.world()).next_living(laid.finder);
    let hero = opener.unwrap_or(laid.finder);
    cx.emit(rules::CHESTS_TRAPPED, Event::ChestLeft { hero });
    cx.emit(rules::CHESTS_TRAPPED, Event::FindDone { laid });
}

/// Takes the contents of a chest, unless it was left shut.
pub fn empty_chest(cx: &mut Cx<'_>, laid: Laid) {
    let finds = &Crawl::of(cx.world()).state().finds;
    if !finds.iter().any(|find| find.card == laid.card) {
        return;
    }
    cx.emit(
        cx.content().meaning(laid.card).rule,
        Event::FindDone { laid },
    );
    if let (Meaning::Treasure(dice), Some(hero)) = (
        &cx.content().meaning(laid.card).meaning,
        Crawl::of(cx.world()).next_living(laid.finder),
    ) {
        cx.push(Task::Roll(Attempt::Loot {
            hero,
            dice: *dice,
            chest: true,
        }));
    }
}
