//! The dungeon round: drawing, the room, and the cards laid on the table.

use smallvec::SmallVec;

use super::{
    Cx,
    components::{FoeId, HeroId, Laid, Phase},
    content::{Meaning, RoomTag, RoomTextIx},
    crawl::Crawl,
    event::Event,
    places::Wanted,
    rules,
    step::{Action, Question, Task},
};
use crate::{
    dungeon::Room,
    game::{LegalActions, Outcome, Seat},
};

/// Begins a round.
pub fn begin(cx: &mut Cx<'_>) {
    let round = Crawl::of(cx.world()).state().round + 1;
    cx.turn();
    cx.emit(rules::ROUND_DRAW, Event::RoundBegan { round });
    cx.emit(
        rules::ROUND_DRAW,
        Event::Phase {
            phase: Phase::Drawing,
        },
    );
    cx.push_all([
        Task::Draw,
        Task::Describe,
        Task::Monsters,
        Task::Counters,
        Task::LayTraps,
        Task::LayFinds,
        Task::Fight,
        Task::Camp { market: false },
        Task::Traps,
        Task::Looting,
        Task::Camp { market: true },
        Task::RoundEnd,
    ]);
}

/// Everybody alive draws a card.
pub fn draw(cx: &mut Cx<'_>) {
    let living: SmallVec<[HeroId; 4]> = Crawl::of(cx.world()).living().collect();
    for hero in living {
        let deck = Crawl::of(cx.world()).state().deck;
        if deck.is_empty() {
            cx.emit(rules::ROUND_DRAW, Event::DeckEmpty { hero });
            continue;
        }
        let place = cx
            .chance()
            .draw(deck.len(), "draw-dungeon-card", || deck.sprites());
        if let Some(card) = deck.nth(place) {
            let row = cx.content().tables.card(card);
            cx.emit(rules::ROUND_DRAW, Event::Drew { hero, card, row });
        }
    }
}

fn drawn(cx: &Cx<'_>, fits: impl Fn(&Meaning) -> bool) -> SmallVec<[Laid; 4]> {
    let crawl = Crawl::of(cx.world());
    let laid = crawl.state().drawn.iter().copied();
    laid.filter(|laid| fits(&crawl.book().meaning(laid.card).meaning))
        .collect()
}

/// Finds a room that suits the cards drawn, and describes it.
pub fn describe(cx: &mut Cx<'_>) {
    let tag = tag_of_room(Crawl::of(cx.world()));
    find_room(cx, tag);
}

/// The tag of the room: the rarest thing drawn.
fn tag_of_room(crawl: Crawl<'_>) -> RoomTag {
    let book = crawl.book();
    let state = crawl.state();
    let meanings: SmallVec<[&Meaning; 4]> = state
        .drawn
        .iter()
        .map(|laid| &book.meaning(laid.card).meaning)
        .collect();
    let counters = meanings.iter().filter(|m| ***m == Meaning::Counter).count() as u16;
    let wakes = counters > 0 && state.stack.len() + counters >= u16::from(book.dragon.counters);
    let has = |fits: fn(&Meaning) -> bool| meanings.iter().any(|meaning| fits(meaning));
    if wakes {
        RoomTag::Dragon
    } else if has(|m| matches!(m, Meaning::Altar(_))) {
        RoomTag::Altar
    } else if has(|m| *m == Meaning::Stranger) {
        RoomTag::Stranger
    } else if has(|m| *m == Meaning::Monster) {
        RoomTag::Monster
    } else if has(|m| matches!(m, Meaning::Treasure(_))) {
        RoomTag::Treasure
    } else if has(|m| *m == Meaning::Trap) {
        RoomTag::Trap
    } else {
        RoomTag::Counter
    }
}

/// Joins a room to the last one, describes it, and leads the party in.
pub fn find_room(cx: &mut Cx<'_>, tag: RoomTag) {
    let map = Crawl::of(cx.world()).map().clone();
    let content = cx.content();
    let addition = map.attach(&content.boards, tag.name(), &mut |bound| {
        cx.chance().flavour(bound)
    });
    // Released before the room is added, or the map would have to be copied for it.
    drop(map);
    let text = pick_text(cx, tag, &addition.room);
    let crawl = Crawl::of(cx.world());
    let living: SmallVec<[HeroId; 4]> = crawl.living().collect();
    let mut places = wanted_here(crawl).in_room(&addition.room);
    let heroes = living.into_iter().zip(places.heroes.drain(..)).collect();
    cx.emit(
        rules::MAP_ROOM,
        Event::RoomFound {
            addition: Box::new(addition),
            tag,
            text,
            heroes,
            places,
        },
    );
    cx.emit(rules::ROUND_DESCRIBE, Event::Described { text });
}

/// A description that fits the room: one made for the cards drawn here, or a plain one, and one not
/// heard yet as long as there is any. If nothing fits it as it is drawn, the drawing does not count.
fn pick_text(cx: &mut Cx<'_>, tag: RoomTag, room: &Room) -> u16 {
    let book = cx.content();
    // Specific texts tell more than the plain ones, so they have the larger share.
    let plain = cx.chance().flavour(3) == 0;
    let plain = plain && tag != RoomTag::Dragon && tag != RoomTag::Entrance;
    let order = if plain {
        [RoomTag::Any, tag]
    } else {
        [tag, RoomTag::Any]
    };
    type Texts = SmallVec<[u16; 64]>;
    let suits = |text: &u16| book.rooms[RoomTextIx(*text)].suits(room);
    let suiting = |tag| -> Texts {
        let texts = book.rooms_for(tag).iter().copied();
        texts.filter(suits).collect()
    };
    let told = Crawl::of(cx.world()).remains().told.clone();
    let anew = |tag| -> Texts {
        let texts = suiting(tag).into_iter();
        texts.filter(|text| !told.contains(text)).collect()
    };
    let all = |tag| Texts::from_slice(book.rooms_for(tag));
    let mut lists = order
        .into_iter()
        .map(anew)
        .chain(order.into_iter().map(suiting))
        .chain(order.into_iter().map(all));
    let Some(list) = lists.find(|list| !list.is_empty()) else {
        return 0;
    };
    list[cx.chance().flavour(list.len() as u32) as usize]
}

/// Everything that needs a place in the room: heroes, cards drawn, and the dragon.
fn wanted_here(crawl: Crawl<'_>) -> Wanted {
    let drawn = &crawl.state().drawn;
    let count = |fits: fn(&Meaning) -> bool| {
        drawn
            .iter()
            .filter(|laid| fits(&crawl.book().meaning(laid.card).meaning))
            .count() as u8
    };
    Wanted {
        heroes: crawl.living().count() as u8,
        foes: count(|m| *m == Meaning::Monster) + 1,
        chests: count(|m| matches!(m, Meaning::Treasure(_) | Meaning::Event(_))),
        altars: count(|m| matches!(m, Meaning::Altar(_))),
        traps: count(|m| *m == Meaning::Trap),
        strangers: count(|m| *m == Meaning::Stranger),
    }
}

/// Puts the monsters on the table, each with its kind.
pub fn monsters(cx: &mut Cx<'_>) {
    let drawn = drawn(cx, |meaning| *meaning == Meaning::Monster);
    if drawn.is_empty() {
        return;
    }
    let cells = Crawl::of(cx.world()).state().places.foes.clone();
    let mut elites: SmallVec<[Question; 4]> = SmallVec::new();
    for (nth, laid) in drawn.into_iter().enumerate() {
        let kinds = cx.content().kinds_of(laid.card);
        let kind = kinds[cx.chance().flavour(kinds.len() as u32) as usize];
        let crawl = Crawl::of(cx.world());
        let foe = FoeId(crawl.state().next_foe);
        let cell = cells.get(nth).copied();
        let (card, hero) = (laid.card, laid.finder);
        cx.emit(
            rules::ROUND_MONSTERS,
            Event::FoeCame {
                foe,
                kind,
                card,
                hero,
                cell,
            },
        );
        let row = cx.content().tables.monster(card);
        cx.emit(rules::CARDS_MONSTER, Event::FoeFigures { foe, row });
        elites.push(Question::Elite(foe));
    }
    if Crawl::of(cx.world()).options().elite {
        cx.ask_all(elites);
    }
}

/// Offers to make a monster an elite one.
pub fn offer_elite(crawl: Crawl<'_>, foe: FoeId, offer: &mut LegalActions<Action>) {
    let seat = crawl
        .foe(foe)
        .and_then(|foe| foe.drawn_by)
        .map_or(Seat::Party, |h| Seat::Hero(h.0));
    offer.ask(seat, rules::FIGHT_ELITE);
    offer.add(Action::LeaveCommon);
    offer.add(Action::MakeElite);
}

/// Carries out a choice of [`offer_elite`].
pub fn choose_elite(cx: &mut Cx<'_>, foe: FoeId, act: Action) {
    let figures = &cx.content().figures;
    if act == Action::MakeElite
        && let Some(body) = Crawl::of(cx.world()).body(foe)
    {
        let die = body.attack_die.steps_up(figures.elite_steps);
        let wounds = figures.elite_wounds;
        cx.emit(rules::FIGHT_ELITE, Event::Elite { foe, die, wounds });
    }
}

/// Lays counters on the dragon's stack; the last one wakes it.
pub fn counters(cx: &mut Cx<'_>) {
    let needed = cx.content().dragon.counters;
    let was = Crawl::of(cx.world()).state().stack.len();
    for laid in drawn(cx, |meaning| *meaning == Meaning::Counter) {
        let stack = Crawl::of(cx.world()).state().stack.len() as u8 + 1;
        cx.emit(
            rules::ROUND_COUNTERS,
            Event::CounterLaid {
                card: laid.card,
                hero: laid.finder,
                stack,
            },
        );
        cx.emit(
            rules::CARDS_COUNTER,
            Event::CounterMeaning {
                left: needed.saturating_sub(stack),
            },
        );
    }
    let stack = Crawl::of(cx.world()).state().stack.len();
    if stack == was || stack < u16::from(needed) || Crawl::of(cx.world()).state().dragon_slain {
        return;
    }
    let foe = FoeId(Crawl::of(cx.world()).state().next_foe);
    let others: SmallVec<[FoeId; 4]> = Crawl::of(cx.world()).foes().collect();
    // The last of the places is the one that nobody drew a monster for.
    let cell = Crawl::of(cx.world()).state().places.foes.last().copied();
    cx.emit(rules::DRAGON_WAKES, Event::DragonWoke { foe, cell });
    cx.emit(rules::DRAGON_STATS, Event::FoeFigures { foe, row: None });
    for other in others {
        cx.emit(rules::DRAGON_SCORCHES, Event::Scorched { foe: other });
    }
}

/// Lays traps in front of the heroes who drew them.
pub fn lay_traps(cx: &mut Cx<'_>) {
    let mut cells = Crawl::of(cx.world())
        .state()
        .places
        .traps
        .clone()
        .into_iter();
    for laid in drawn(cx, |meaning| *meaning == Meaning::Trap) {
        let laid = Laid {
            cell: cells.next(),
            ..laid
        };
        cx.emit(rules::ROUND_TRAPS, Event::TrapLaid { laid });
    }
}

/// Puts treasure, strangers, altars and the rest on the table.
pub fn lay_finds(cx: &mut Cx<'_>) {
    let scene = Crawl::of(cx.world()).state().places.clone();
    let mut chests = scene.chests.into_iter();
    let mut altars = scene.altars.into_iter();
    let mut strangers = scene.strangers.into_iter();
    for laid in drawn(cx, |_| true) {
        let cell = match cx.content().meaning(laid.card).meaning {
            Meaning::Altar(_) => altars.next(),
            Meaning::Stranger => strangers.next(),
            _ => chests.next(),
        };
        let laid = Laid { cell, ..laid };
        cx.emit(rules::ROUND_TREASURE, Event::FindLaid { laid });
    }
}

/// Ends the round: the crawl is over, or the next round begins.
pub fn end(cx: &mut Cx<'_>) {
    let crawl = Crawl::of(cx.world());
    if crawl.state().dragon_slain {
        cx.push(Task::Triumph);
    } else if crawl.living().next().is_none() {
        defeat(cx);
    } else {
        cx.push(Task::Round);
    }
}

/// All heroes are dead.
pub fn defeat(cx: &mut Cx<'_>) {
    cx.emit(rules::CAMPAIGN_DEFEAT, Event::Defeat);
    remember(cx);
    cx.finish(Outcome::Defeat);
}

/// Enters the dead on the memorial page.
pub fn remember(cx: &mut Cx<'_>) {
    let crawl = Crawl::of(cx.world());
    let fallen: SmallVec<[HeroId; 4]> = crawl.fallen().collect();
    for hero in fallen {
        cx.emit(rules::CAMPAIGN_MEMORIAL, Event::Memorial { hero });
    }
}
