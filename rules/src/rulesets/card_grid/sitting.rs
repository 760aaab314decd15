//! The start of a sitting: how the cards lie, and which are brought.

use super::{
    Cx,
    apply::{beside, swap},
    arranging,
    components::{CardState, FigureId, Hand, Sheets},
    content::{Skill, Skills, Trait},
    event::Making,
    grid_of_cards::{CENTRE, Edges, PLACES, Sheet},
    hero::Hero,
    play::Play,
    rules,
    step::{Action, Question, Tapped, Task},
};
use crate::game::{LegalActions, Seat};

/// Worth of a skill that is asked for, beside all others, where one point is the least.
const WANTED: u32 = 100;
/// Worth of a skill that a hero attacks with.
const FOR_FIGHTS: u32 = 10;

/// Lays the cards of a hero out, and asks for another arrangement; rule `sheet.sitting`.
pub fn arrange(cx: &mut Cx<'_>, seat: u8) {
    let hero = Play::of(cx.world()).seat(seat);
    let lies = |sheet: &Sheet<u8>, cards: usize| sheet.count() == cards.min(PLACES);
    let (sheets, owned) = (hero.sheets(), hero.owned());
    let all = lies(&sheets.characters, owned.characters.len())
        && lies(&sheets.attacks, owned.attacks.len());
    if !all {
        lay_for_fights(cx, seat);
    }
    cx.ask(Question::Lay(seat));
}

/// Lays all cards of a hero anew, for fights.
fn lay_for_fights(cx: &mut Cx<'_>, seat: u8) {
    let hero = Play::of(cx.world()).seat(seat);
    let sheets = Sheets {
        characters: best_characters(hero, |skill| for_fights(hero, skill)),
        attacks: best_attacks(hero),
    };
    laid(cx, seat, sheets, Skills::NONE);
}

/// Lays the character cards of a hero anew, for some skills before all others. What attacks add to each
/// other has nothing to do with it, so that they stay as they lie.
fn lay_for(cx: &mut Cx<'_>, seat: u8, wanted: Skills) {
    let hero = Play::of(cx.world()).seat(seat);
    let characters = best_characters(hero, |skill| match wanted.has(skill) {
        true => WANTED,
        false => 1,
    });
    let attacks = hero.sheets().attacks.clone();
    let sheets = Sheets {
        characters,
        attacks,
    };
    laid(cx, seat, sheets, wanted);
}

fn laid(cx: &mut Cx<'_>, seat: u8, sheets: Sheets, wanted: Skills) {
    let who = FigureId(seat.into());
    let sheets = Box::new(sheets);
    let laid = Making::Laid {
        who,
        sheets,
        wanted,
    };
    cx.emit(rules::SHEET_SITTING, laid.into());
}

/// What a skill is worth to somebody who means to fight.
fn for_fights(hero: Hero<'_>, skill: Skill) -> u32 {
    let book = hero.figure().play().book();
    let attacks = hero.owned().attacks.iter();
    let uses = attacks.filter(|key| book[**key].skill == skill).count() as u32;
    FOR_FIGHTS * uses + 1
}

/// The arrangement of a hero's character cards whose skills are worth the most.
fn best_characters(hero: Hero<'_>, worth: impl Fn(Skill) -> u32) -> Sheet<u8> {
    let cards: Vec<Edges<Skill>> = (0..hero.owned().characters.len() as u8)
        .map(|place| hero.character(place).edges())
        .collect();
    numbered(&arranging::best(&cards, worth))
}

fn numbered(sheet: &Sheet<usize>) -> Sheet<u8> {
    let mut numbered = Sheet::default();
    for (place, card) in sheet.cards() {
        numbered.put(place, *card as u8);
    }
    numbered
}

/// Attacks so that combos add up to as much as can be, from the better cards to the better ones.
fn best_attacks(hero: Hero<'_>) -> Sheet<u8> {
    let book = hero.figure().play().book();
    let owned = &hero.owned().attacks;
    // Combos go right and down whatever comes there, so each bonus counts once.
    let mut order: Vec<u8> = (0..owned.len() as u8).collect();
    order.sort_by_key(|card| std::cmp::Reverse(book[owned[usize::from(*card)]].bonus));
    order.truncate(PLACES);
    let edges: Vec<Edges<()>> = order
        .iter()
        .map(|card| {
            let attack = &book[owned[usize::from(*card)]];
            Edges {
                left: (),
                top: (),
                right: attack.right,
                bottom: attack.bottom,
            }
        })
        .collect();
    let sheet = arranging::best(&edges, |()| 1);
    let mut numbered = Sheet::default();
    for (place, nth) in sheet.cards() {
        numbered.put(place, order[*nth]);
    }
    numbered
}

/// Moves that can still be made on the sheets that are arranged now.
pub fn moves_left(play: Play<'_>) -> u16 {
    let most = play.book().figures.most_moves;
    most.saturating_sub(play.state().moves)
}

/// Offers exchanges of cards, and arrangements to begin with.
pub fn offer_arrange(play: Play<'_>, seat: u8, offer: &mut LegalActions<Action>) {
    let hero = play.seat(seat);
    offer.ask(Seat::Hero(seat), rules::SHEET_SITTING);
    offer.add(Action::Enough);
    if moves_left(play) == 0 {
        return;
    }
    if hero.owned().characters.len() > 1 {
        offer.add(Action::BestForFights);
        let tops = hero.owned().characters.iter();
        let edges = tops.map(|key| play.book()[*key].edges());
        let mut skills: Vec<Skill> = edges.flat_map(|it| [it.left, it.top]).collect();
        skills.sort_unstable();
        skills.dedup();
        // Each adds to those that are wanted already, or takes itself out.
        for skill in skills {
            let wanted = play.state().wanted.but_not_both(skill.into());
            offer.add(Action::Best(wanted));
        }
    }
    let (sheets, owned) = (hero.sheets(), hero.owned());
    offer_swaps(&sheets.characters, owned.characters.len(), false, offer);
    offer_swaps(&sheets.attacks, owned.attacks.len(), true, offer);
}

fn offer_swaps(sheet: &Sheet<u8>, cards: usize, attacks: bool, offer: &mut LegalActions<Action>) {
    let spare = beside(sheet, cards).len();
    for one in 0..PLACES as u8 {
        for other in one + 1..(PLACES + spare) as u8 {
            if exchanged(sheet, cards, one, other).is_some() {
                offer.add(Action::Swap {
                    attacks,
                    one,
                    other,
                });
            }
        }
    }
}

/// The sheet after an exchange; none where that changes nothing or empties the middle.
pub fn exchanged(sheet: &Sheet<u8>, cards: usize, one: u8, other: u8) -> Option<Sheet<u8>> {
    let at = |place: u8| sheet.at(place.into()).is_some() || usize::from(place) >= PLACES;
    let empties = |place: u8, other: u8| usize::from(place) == CENTRE && !at(other);
    if !at(one) && !at(other) || empties(one, other) || empties(other, one) {
        return None;
    }
    let mut changed = sheet.clone();
    swap(&mut changed, cards, one, other);
    (changed != *sheet).then_some(changed)
}

/// Carries out a choice of arrangement.
pub fn choose_arrange(cx: &mut Cx<'_>, seat: u8, act: Action) {
    let who = FigureId(seat.into());
    match act {
        Action::Best(wanted) => lay_for(cx, seat, wanted),
        Action::BestForFights => lay_for_fights(cx, seat),
        Action::Swap {
            attacks,
            one,
            other,
        } => {
            let swapped = Making::Swapped {
                who,
                attacks,
                one,
                other,
            };
            cx.emit(rules::SHEET_SITTING, swapped.into());
        }
        _ => return,
    }
    cx.ask(Question::Lay(seat));
}

/// Brings the cards that can be used, and asks for others if there are too many; rules
/// `defence.limit` and `gear.limit`.
pub fn equip(cx: &mut Cx<'_>, seat: u8) {
    let hero = Play::of(cx.world()).seat(seat);
    let hand = Box::new(brought(hero));
    let stored = |states: &[CardState]| states.contains(&CardState::Stored);
    let asks = stored(&hand.defences) || stored(&hand.gear) || stored(&hand.spells);
    let who = hero.id();
    cx.emit(rules::DEFENCE_LIMIT, Making::Equipped { who, hand }.into());
    if asks {
        cx.ask(Question::Bring(seat));
    }
}

/// The hand of a hero who brings whatever there is room for: the highest defences first.
fn brought(hero: Hero<'_>) -> Hand {
    let mut hand = hero.hand().clone();
    let sheet = &hero.sheets().characters;
    for (place, state) in (0..).zip(&mut hand.characters) {
        let lies = sheet.cards().any(|(_, card)| *card == place);
        *state = match lies {
            true => CardState::Ready,
            false => CardState::Stored,
        };
    }
    for state in &mut hand.defences {
        // What has not healed since the last adventure stays at home: nothing in a dungeon reaches it.
        *state = match *state {
            CardState::Discarded | CardState::Hurt => CardState::Hurt,
            _ => CardState::Stored,
        };
    }
    let mut order: Vec<usize> = hero.defences(CardState::Stored).collect();
    order.extend(hero.defences(CardState::Ready));
    order.extend(hero.defences(CardState::Tapped));
    order.sort_by_key(|place| (std::cmp::Reverse(hero.rating(*place)), *place));
    let limit = hero.defence_limit();
    for place in order.into_iter().take(limit) {
        hand.defences[place] = CardState::Ready;
    }
    let sheets = hero.sheets();
    let defences = hand.defences.iter();
    let defences = defences.filter(|it| **it == CardState::Ready).count();
    let mut room =
        super::defence::gear_limit(sheets.characters.count(), sheets.attacks.count(), defences);
    room += hero.trait_sum(|it| match it {
        Trait::Gear(more) => more,
        _ => 0,
    }) as usize;
    let spells = knows(hero);
    let all = hand.spells.iter_mut().zip(spells);
    let gear = hand.gear.iter_mut().map(|state| (state, true));
    for (state, usable) in all.chain(gear) {
        *state = CardState::Stored;
        if usable && room > 0 {
            *state = CardState::Ready;
            room -= 1;
        }
    }
    hand
}

/// For each spell whether the hero knows its skill; rule `spell.card`.
fn knows(hero: Hero<'_>) -> Vec<bool> {
    let book = hero.figure().play().book();
    let spells = hero.owned().spells.iter();
    spells.map(|key| hero.skill(book[*key].skill) > 0).collect()
}

/// Offers cards to bring and to leave; `gear_only` between fights, where tapped ones stay; rule
/// `gear.swap`.
pub fn offer_equip(play: Play<'_>, seat: u8, offer: &mut LegalActions<Action>) {
    let hero = play.seat(seat);
    let below = play.dungeon().at != 0;
    offer.ask(
        Seat::Hero(seat),
        if below {
            rules::GEAR_SWAP
        } else {
            rules::DEFENCE_LIMIT
        },
    );
    offer.add(Action::Enough);
    if moves_left(play) == 0 {
        return;
    }
    let hand = hero.hand();
    if !below {
        let used = hand
            .defences
            .iter()
            .filter(|it| **it == CardState::Ready)
            .count();
        let room = used < hero.defence_limit();
        for (place, state) in (0..).zip(&hand.defences) {
            // Nobody goes without a single card.
            if *state == CardState::Ready && used == 1 {
                continue;
            }
            offer_card(
                Tapped::Defence(place),
                *state,
                room,
                rules::DEFENCE_LIMIT,
                offer,
            );
        }
    }
    let room = hero.gear_brought() < hero.gear_limit();
    for (place, state) in (0..).zip(&hand.gear) {
        offer_card(Tapped::Gear(place), *state, room, rules::GEAR_LIMIT, offer);
    }
    for ((place, state), known) in (0..).zip(&hand.spells).zip(knows(hero)) {
        let card = Tapped::Spell(place);
        match known {
            true => offer_card(card, *state, room, rules::GEAR_LIMIT, offer),
            false => offer.refuse(Action::Bring(card), rules::SPELL_CARD),
        }
    }
}

fn offer_card(
    card: Tapped,
    state: CardState,
    room: bool,
    rule: crate::game::RuleId,
    offer: &mut LegalActions<Action>,
) {
    match state {
        CardState::Ready => offer.add(Action::Leave(card)),
        CardState::Stored => {
            let allowed = room.then_some(()).ok_or(rule);
            offer.add_or_refuse(Action::Bring(card), allowed);
        }
        CardState::Tapped | CardState::Discarded | CardState::Hurt => {}
    }
}

/// Carries out a choice of cards.
pub fn choose_equip(cx: &mut Cx<'_>, seat: u8, act: Action) {
    let who = FigureId(seat.into());
    let event = match act {
        Action::Bring(card) => Making::Brought { who, card },
        Action::Leave(card) => Making::Left { who, card },
        _ => return,
    };
    let below = Play::of(cx.world()).dungeon().at != 0;
    let rule = if below {
        rules::GEAR_SWAP
    } else {
        rules::GEAR_LIMIT
    };
    cx.emit(rule, event.into());
    cx.ask(Question::Bring(seat));
}

/// Begins an adventure: the heroes hear why they go, lay their cards and bring them.
pub fn sit(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let adventure = play.state().adventures.saturating_add(1);
    let seats: Vec<u8> = play.up().map(|it| it.seat()).collect();
    cx.turn();
    let sat = super::event::Delving::Sat { adventure };
    cx.emit(rules::OPTION_ADVENTURES, sat.into());
    let phase = super::components::Phase::Sitting;
    cx.emit(rules::SHEET_SITTING, super::event::Event::Phase { phase });
    let tasks = seats
        .into_iter()
        .flat_map(|seat| [Task::Arrange(seat), Task::Equip(seat)]);
    let all = std::iter::once(Task::Quest).chain(tasks);
    cx.push_all(all.chain([Task::Dungeon]).collect::<Vec<_>>());
}
