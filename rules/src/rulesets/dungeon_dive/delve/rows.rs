//! Setting out, dungeon levels, rows of doors and their cards; rules `dive.march`, `dive.doors` and
//! `scout.familiar`.

use smallvec::SmallVec;

use super::super::{
    Cx,
    components::FigureId,
    content::{Book, CardIx},
    event::{CheckedFor, Delving, Event},
    play::Play,
    rules, seating,
    setup::Way,
    step::{Action, Question, Task},
};
use super::{Asked, Choice, Delve, Dive, Row, able, between, dive, handing, sneaking, sums};
use crate::{
    dice::{Chance, Check, Die, Roll, Sum},
    game::{LegalActions, Seat},
};

/// Seats the party, and sets out with it; rules `option.party`, `dive.march` and `dive.tier`.
pub fn set_out(cx: &mut Cx<'_>) {
    seating::seat(cx);
    let play = Play::of(cx.world());
    let party = play.figures().map(|it| {
        let place = play.place_of(it.id());
        (it.id(), place.map_or(0, |it| play.kept(it).record.rooms))
    });
    let party: Vec<(FigureId, u16)> = party.collect();
    let levels: Vec<u8> = play.heroes().map(|it| it.level()).collect();
    let higher = is_higher(play.book(), levels.into_iter());
    let event = Delving::SetOut { party, higher };
    cx.emit(rules::DIVE_MARCH, event.into());
    cx.push(Task::Delve(Delve::Level));
}

/// True for a party of the higher tier, by its average level; as long as there are no foes for it,
/// nobody is; rule `dive.tier`.
pub(super) fn is_higher(book: &Book, levels: impl ExactSizeIterator<Item = u8>) -> bool {
    let count = levels.len().max(1) as u32;
    let average = levels.map(u32::from).sum::<u32>() / count;
    average >= u32::from(book.figures.higher_from) && sums::has_higher(book)
}

/// Comes to the next dungeon level; rule `dive.levels`.
pub(super) fn level(cx: &mut Cx<'_>) {
    let level = dive(Play::of(cx.world())).level + 1;
    let event = Delving::LevelReached { level };
    cx.emit(rules::DIVE_LEVELS, event.into());
    cx.push(Task::Delve(Delve::Row));
}

/// Whether wandering cards and troves are shuffled before a row is laid: once there are too few left
/// for it; rule `dive.setup`.
pub fn shuffled(book: &Book, dive: &Dive) -> [bool; 2] {
    let doors = usize::from(book.figures.doors);
    let short = |dealt: u16, of: usize| usize::from(dealt) + doors > of;
    [
        short(dive.cards, book.cards.iter().count()),
        short(dive.troves, book.troves.len()),
    ]
}

/// Comes to the next row of doors. By the quick guides the way to the room comes first, and before the
/// very first one the marching order is settled; rules `dive.quick` and `dive.march`.
pub(super) fn row(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let event = Delving::RowLaid {
        doors: play.book().figures.doors,
        shuffled: shuffled(play.book(), dive(play)),
        guided: is_quick(cx),
    };
    cx.emit(rules::DIVE_SETUP, event.into());
    if !is_quick(cx) {
        return cx.push(Task::Delve(Delve::Doors));
    }
    cx.push(Task::Delve(Delve::Way));
    let dive = dive(Play::of(cx.world()));
    if dive.level == 1 && dive.cleared == 0 && dive.inside().count() > 1 {
        cx.push(Task::Delve(Delve::March));
    }
}

/// Asks who walks where, before there is any door to ask it at; rule `dive.march`.
pub(super) fn march(cx: &mut Cx<'_>) {
    cx.turn();
    cx.ask(Question::OnDive(Asked::March));
}

pub(super) fn offer_march(play: Play<'_>, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::DIVE_MARCH);
    offer.add(Action::Delve(Choice::Done));
    offer_forward(play, offer);
}

/// Offers to let anybody but the first step forward.
fn offer_forward(play: Play<'_>, offer: &mut LegalActions<Action>) {
    for who in dive(play).inside().skip(1) {
        offer.add(Action::Delve(Choice::Forward(who)));
    }
}

pub(super) fn choose_march(cx: &mut Cx<'_>, act: Choice) {
    if let Choice::Forward(who) = act {
        forward(cx, who);
        cx.push(Task::Delve(Delve::March));
    }
}

/// True by the quick guides; rule `dive.quick`.
pub(super) fn is_quick(cx: &Cx<'_>) -> bool {
    cx.setup().dive.is_some_and(|it| it.quick)
}

/// Asks what is done at a row of doors. If no hero can say, everybody is carried home; rule
/// `leave.abandon`.
pub(super) fn doors(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let says = able(play).iter().any(|it| it.hero().is_some());
    if !says {
        cx.emit(rules::LEAVE_ABANDON, Delving::Abandoned.into());
        cx.push(Task::Delve(Delve::Home));
    } else {
        cx.turn();
        cx.ask(Question::OnDive(Asked::Doors));
    }
}

pub(super) fn offer_doors(play: Play<'_>, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::DIVE_DOORS);
    let dive = dive(play);
    for (door, it) in (0..).zip(&dive.row.doors) {
        if !it.shut {
            offer.add(Action::Delve(Choice::Open(door)));
        }
    }
    if dive.row.guided && dive.row.sneak.is_none() && !dive.row.scouted && !dive.row.heard {
        sneaking::offer(play, offer);
    }
    between::offer(play, false, offer);
    handing::offer(play, offer);
    offer_forward(play, offer);
    offer.add(Action::Delve(Choice::Abandon));
}

pub(super) fn choose_door(cx: &mut Cx<'_>, act: Choice) {
    let again = Task::Delve(Delve::Doors);
    match act {
        Choice::Open(door) => {
            let searched = dive(Play::of(cx.world())).row.searched;
            let event = Delving::DoorChosen { door };
            cx.emit(rules::DIVE_DOORS, event.into());
            between::set_off(cx);
            let next = if searched { Delve::Door } else { Delve::Way };
            cx.push(Task::Delve(next));
        }
        Choice::Sneak(alone) => {
            cx.push(again);
            sneaking::sneak(cx, alone);
        }
        Choice::Forward(who) => {
            forward(cx, who);
            cx.push(again);
        }
        Choice::HandRound { by, thing } => {
            cx.push(again);
            handing::hand_round(cx, by, thing);
        }
        Choice::Abandon => {
            cx.emit(rules::LEAVE_ABANDON, Delving::Abandoned.into());
            cx.push(Task::Delve(Delve::Home));
        }
        Choice::Use {
            source,
            act: nth,
            circle,
            ..
        } => {
            cx.push(again);
            between::wait_for(cx, source, nth, circle);
            between::carry_out(cx, act);
        }
        Choice::Cast { .. } => {
            cx.push(again);
            between::carry_out(cx, act);
        }
        _ => {}
    }
}

/// Somebody changes places with whoever walks before them. Those who have left the dungeon keep their
/// places in the list, and nobody walks behind them.
fn forward(cx: &mut Cx<'_>, who: FigureId) {
    let dive = dive(Play::of(cx.world()));
    let before = dive.inside().take_while(|it| *it != who).last();
    let mut order: SmallVec<[FigureId; 6]> = dive.party.iter().map(|it| it.who).collect();
    let place = |order: &[FigureId], who| order.iter().position(|it| *it == who);
    if let Some(before) = before
        && let (Some(back), Some(front)) = (place(&order, who), place(&order, before))
    {
        order.swap(back, front);
    }
    cx.emit(rules::DIVE_MARCH, Delving::MarchChanged { order }.into());
}

/// Looks behind all doors of the row; rule `scout.familiar`.
pub(super) fn scout(cx: &mut Cx<'_>, by: FigureId) {
    let row = &dive(Play::of(cx.world())).row;
    if row.scouted || row.at.is_some() {
        return;
    }
    let doors = row.doors.iter().zip(0..);
    let unseen = doors.filter(|(it, _)| it.card.is_none());
    let unseen: Vec<u8> = unseen.map(|(_, door)| door).collect();
    for door in unseen {
        turn_card(cx, door);
    }
    cx.emit(rules::SCOUT_FAMILIAR, Delving::Scouted { by }.into());
}

/// Turns the card of the door that was chosen. If the way there is shut, another is chosen.
pub(super) fn door(cx: &mut Cx<'_>) {
    let row = &dive(Play::of(cx.world())).row;
    let Some(at) = row.at else {
        return cx.push(Task::Delve(Delve::Doors));
    };
    if row.doors[usize::from(at)].card.is_none() {
        turn_card(cx, at);
    }
    cx.push(Task::Delve(Delve::AtDoor));
}

/// Turns a card, or rolls for it; rules `card.wandering` and `dive.dice`.
fn turn_card(cx: &mut Cx<'_>, door: u8) {
    let book = cx.content();
    let rolled = match cx.setup().dive.map(|it| it.way) {
        Some(Way::Dice) => rolled_card(book, cx.chance()),
        _ => None,
    };
    let (card, roll, rule) = match rolled {
        Some((card, roll)) => (card, Some(Box::new(roll)), rules::DIVE_DICE),
        None => {
            let turned = dive(Play::of(cx.world())).turned.clone();
            let card = drawn_card(book, &turned, cx.chance());
            (card, None, rules::CARD_WANDERING)
        }
    };
    cx.emit(rule, Delving::CardTurned { door, card, roll }.into());
}

/// One of the cards that have not been turned since they were shuffled.
pub(super) fn drawn_card(book: &Book, turned: &[CardIx], chance: &mut Chance) -> CardIx {
    let all = book.cards.keys();
    let mut left: Vec<CardIx> = all.filter(|it| !turned.contains(it)).collect();
    if left.is_empty() {
        left.extend(book.cards.keys());
    }
    let names = || left.iter().map(|it| book[*it].id.to_string()).collect();
    let nth = chance.draw(left.len() as u16, "dice-dive-card", names);
    left[usize::from(nth).min(left.len() - 1)]
}

/// The card that a d6 and a d10 name; tens are rerolled. None if there is no such card.
pub(super) fn rolled_card(book: &Book, chance: &mut Chance) -> Option<(CardIx, Roll)> {
    let (mut roll, _) = Sum::of("dice-dive-six", 1, Die::D6).roll(chance);
    let six = roll.total();
    let nine = loop {
        let (ten, _) = Sum::of("dice-dive-nine", 1, Die::D10).roll(chance);
        let face = ten.total();
        roll.dice.extend(ten.dice);
        if face < 10 {
            break face;
        }
    };
    let mut cards = book.cards.keyed();
    let found = cards.find(|(_, it)| (i32::from(it.six), i32::from(it.nine)) == (six, nine));
    found.map(|(card, _)| (card, roll))
}

/// Asks what is done at the door.
pub(super) fn at_door(cx: &mut Cx<'_>) {
    cx.turn();
    cx.ask(Question::OnDive(Asked::AtDoor));
}

/// True while those behind a door that was turned know nothing of the party.
pub fn may_sneak(row: &Row) -> bool {
    !row.heard && row.sneak.is_none() && !row.guided
}

pub(super) fn offer_at_door(play: Play<'_>, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::DIVE_DOORS);
    let row = &dive(play).row;
    offer.add(Action::Delve(Choice::Enter));
    if may_sneak(row) {
        sneaking::offer(play, offer);
    }
    if !able(play).is_empty() {
        let may = sneaking::may_back_away(dive(play));
        offer.add_or_refuse(Action::Delve(Choice::BackAway), may);
    }
    between::offer(play, true, offer);
    handing::offer(play, offer);
}

pub(super) fn choose_at_door(cx: &mut Cx<'_>, act: Choice) {
    match act {
        Choice::Enter => cx.push(Task::Delve(Delve::Meet)),
        Choice::Sneak(alone) => {
            cx.push(Task::Delve(Delve::Meet));
            sneaking::sneak(cx, alone);
        }
        Choice::HandRound { by, thing } => {
            cx.push(Task::Delve(Delve::AtDoor));
            handing::hand_round(cx, by, thing);
        }
        Choice::BackAway => {
            let passed = sneaking::checked(cx, CheckedFor::BackingAway, None);
            let next = if passed { Delve::Doors } else { Delve::Meet };
            cx.push(Task::Delve(next));
        }
        Choice::Use { .. } | Choice::Cast { .. } => {
            cx.push(Task::Delve(Delve::AtDoor));
            if between::is_heard(cx.content(), act) {
                cx.emit(rules::DIVE_DOORS, Event::Delving(Delving::Heard));
            }
            between::carry_out(cx, act);
        }
        _ => {}
    }
}

/// Goes on: to the next row, or to what a cleared level gives.
pub(super) fn next(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let dive = dive(play);
    let rooms = sums::level(play.book(), dive.level).rooms;
    let next = match dive.cleared >= rooms {
        true => Delve::Hoard,
        false => Delve::Row,
    };
    cx.push(Task::Delve(next));
}
