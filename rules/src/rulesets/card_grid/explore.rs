//! From room to room: what the heroes find, what they do there, and who hears it.

use super::{
    Cx,
    checks::{Action as Throw, Style},
    components::{Card, CardState, Condition, FigureId, Phase},
    content::{Cost, Gain, GearIx, Loss, SpellIx, When},
    effects,
    event::{Delving, Event, Fighting},
    hero::Hero,
    meet, places,
    play::Play,
    quest, rules,
    step::{Action, Hit, Question, Roll, Task},
};
use crate::game::{LegalActions, RuleId, Seat};

/// Offers the ways in; rule `explore.way_in`.
pub fn offer_way_in(play: Play<'_>, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::EXPLORE_WAY_IN);
    for room in play.grown().entrances() {
        offer.add(Action::Go(room));
    }
}

/// Heroes who go along: those who are up with a card to discard.
pub fn able(play: Play<'_>) -> impl Iterator<Item = Hero<'_>> + Clone {
    play.up().filter(|it| it.shape_is_up())
}

/// The heroes come into a room; rule `explore.move`.
pub fn enter(cx: &mut Cx<'_>, room: u8) {
    if !come_into(cx, room) {
        cx.push(Task::Explore);
    }
}

/// The heroes go through rooms that they know and out, as far as nobody waits for them; rule
/// `explore.leave`.
pub fn walk_out(cx: &mut Cx<'_>, rooms: &[u8]) {
    match rooms {
        [] => cx.push(Task::Out),
        [room, rest @ ..] => {
            if !come_into(cx, *room) {
                cx.push(Task::WalkOut(rest.to_vec()));
            }
        }
    }
}

/// The heroes come into a room; true if they meet somebody there.
fn come_into(cx: &mut Cx<'_>, room: u8) -> bool {
    cx.turn();
    let play = Play::of(cx.world());
    let at = play.dungeon().at;
    // Whoever goes round outside comes in from there.
    let beside = play.grown().next_to(room).contains(&at);
    let from = if beside { at } else { 0 };
    let Some(purpose) = play.purpose(room) else {
        return false;
    };
    let state = play.dungeon().room(room);
    let first = state.is_none_or(|it| !it.entered);
    let old = state.filter(|it| it.found.is_some()).map(|it| it.text);
    let texts = play.book()[purpose].texts.len() as u32;
    let text = match old {
        Some(text) => text,
        None => cx.chance().flavour(texts.max(1)) as u8,
    };
    let places = places::entering(Play::of(cx.world()), room, from);
    let entered = Delving::Entered {
        room,
        from,
        purpose,
        text,
        first,
        places,
    };
    cx.emit(rules::EXPLORE_MOVE, entered.into());
    let play = Play::of(cx.world());
    let waits = play.waiting_in(room).next().is_some();
    if waits {
        cx.push_all([Task::Meet, Task::Explore]);
    }
    waits
}

/// Asks what the heroes do, unless nobody is left who can.
pub fn explore(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    if able(play).next().is_none() || play.room().is_none() {
        return cx.push(Task::Lost);
    }
    cx.turn();
    cx.ask(Question::InRoom);
}

/// Offers what heroes can do in a room; rules `explore.move`, `obstacle.ways`, `defence.healing`,
/// `gear.swap` and `explore.leave`.
pub fn offer(play: Play<'_>, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::EXPLORE_MOVE);
    let dungeon = play.dungeon();
    let mut next = play.grown().next_to(dungeon.at);
    next.sort_unstable();
    for room in next.iter().copied().filter(|room| *room != 0) {
        offer.add(Action::Go(room));
        let unseen = dungeon.room(room).is_some_and(|it| !it.entered);
        if unseen {
            offer.add(Action::Creep(room));
        }
    }
    if next.contains(&0) {
        let ways_in = play.grown().entrances().into_iter();
        for room in ways_in.filter(|it| *it != dungeon.at && !next.contains(it)) {
            offer.add(Action::Go(room));
        }
        offer.add(Action::GoOut);
    } else if way_out(play).is_some() {
        offer.add(Action::WalkOut);
    }
    for (nth, placed) in (0..).zip(play.room().map_or(&[][..], |room| &room.obstacles)) {
        if placed.passed {
            continue;
        }
        let ways = play.book()[placed.obstacle].ways.len() as u8;
        let open = |who: FigureId| (0..ways).any(|way| !placed.has_failed(who, way));
        let can = !placed.shut && able(play).any(|it| open(it.id()));
        offer.add_or_refuse(Action::Look(nth), may(can, rules::OBSTACLE_FAIL));
    }
    offer_mends(play, offer);
    for hero in able(play) {
        effects::offer_taps(hero, When::Rest, offer);
        let hand = hero.hand();
        let mut packed = hand.gear.iter().chain(&hand.spells);
        if packed.any(|it| *it == CardState::Stored) {
            offer.add(Action::Pack(hero.id()));
        }
    }
}

/// Tending wounds, by everybody who knows how, of everybody who can be healed; rule `fight.mend`.
fn offer_mends(play: Play<'_>, offer: &mut LegalActions<Action>) {
    for by in able(play).filter(|it| it.skill(super::content::Skill::Mend) > 0) {
        for on in play.heroes().filter(|it| is_near(*it)) {
            let Err(rule) = effects::may_tend(on) else {
                for style in Style::ALL {
                    offer.add(Action::Mend {
                        by: by.id(),
                        on: on.id(),
                        style,
                    });
                }
                continue;
            };
            if on.figure().is_down() || on.hand().healed || on.hand().tended {
                let refused = Action::Mend {
                    by: by.id(),
                    on: on.id(),
                    style: Style::Cautious,
                };
                offer.refuse(refused, rule);
            }
        }
    }
}

/// The rooms on the shortest way out through rooms that the heroes have been in; none if there is no
/// such way.
fn way_out(play: Play<'_>) -> Option<Vec<u8>> {
    let (dungeon, grown) = (play.dungeon(), play.grown());
    let known = |room: u8| dungeon.room(room).is_some_and(|it| it.entered);
    let onward = grown.onward(known);
    let mut at = dungeon.at;
    let way = std::iter::from_fn(|| {
        at = onward[usize::from(at)]?;
        (at != 0).then_some(at)
    });
    onward[usize::from(dungeon.at)].map(|_| way.collect())
}

/// True for whoever is with the group: up, or carried.
fn is_near(hero: Hero<'_>) -> bool {
    hero.figure().stance().condition != Condition::Dead && hero.figure().cell().is_some()
}

fn may(allowed: bool, rule: RuleId) -> Result<(), RuleId> {
    allowed.then_some(()).ok_or(rule)
}

/// Carries out a choice in a room.
pub fn choose(cx: &mut Cx<'_>, act: Action) {
    match act {
        Action::Go(room) => cx.push(Task::Enter(room)),
        Action::Creep(room) => creep(cx, room),
        Action::GoOut => cx.push(Task::Out),
        Action::WalkOut => {
            let rooms = way_out(Play::of(cx.world())).unwrap_or_default();
            cx.push(Task::WalkOut(rooms));
        }
        Action::Look(nth) => cx.ask(Question::Obstacle(nth)),
        Action::Mend { by, on, style } => {
            cx.push_all([Task::Roll(Roll::Mend { by, on, style }), Task::Explore]);
        }
        Action::Tap { by, card, on } => {
            cx.push(Task::Explore);
            effects::tap(cx, by, card, on);
        }
        Action::Pack(who) => {
            cx.push(Task::Explore);
            cx.ask(Question::Bring(who.0 as u8));
        }
        _ => cx.push(Task::Explore),
    }
}

/// The heroes go on without being seen or heard: the worst of them rolls; rule `fight.surprise`.
fn creep(cx: &mut Cx<'_>, room: u8) {
    cx.push(Task::Enter(room));
    meet::sneak(cx, room);
}

/// Offers the ways past an obstacle, for everybody who has not failed at it; rule `obstacle.ways`.
pub fn offer_obstacle(play: Play<'_>, nth: u8, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::OBSTACLE_WAYS);
    offer.add(Action::Enough);
    let Some(placed) = play
        .room()
        .and_then(|room| room.obstacles.get(usize::from(nth)))
    else {
        return;
    };
    let ways = play.book()[placed.obstacle].ways.len() as u8;
    for way in 0..ways {
        for hero in able(play) {
            let by = hero.id();
            if placed.has_failed(by, way) {
                let style = Style::Cautious;
                offer.refuse(Action::Way { by, way, style }, rules::OBSTACLE_FAIL);
                continue;
            }
            for style in Style::ALL {
                offer.add(Action::Way { by, way, style });
            }
        }
    }
}

/// Somebody tries a way, or leaves it.
pub fn choose_obstacle(cx: &mut Cx<'_>, nth: u8, act: Action) {
    cx.push(Task::Explore);
    if let Action::Way { by, way, style } = act {
        let obstacle = nth;
        cx.push(Task::Roll(Roll::Way {
            by,
            obstacle,
            way,
            style,
        }));
    }
}

/// The check of a way past an obstacle; rule `action.world`.
pub fn way_check(hero: Hero<'_>, obstacle: u8, way: u8, style: Style) -> Option<Throw> {
    let play = hero.figure().play();
    let placed = play.room()?.obstacles.get(usize::from(obstacle))?;
    let way = play.book()[placed.obstacle].ways.get(usize::from(way))?;
    Some(Throw {
        style,
        bonus: hero.skill(way.skill) + hero.figure().luck(),
        difficulty: way.difficulty.into(),
    })
}

/// What comes of a way that was tried; rules `obstacle.pass` and `obstacle.fail`.
pub fn tried(cx: &mut Cx<'_>, by: FigureId, nth: u8, way: u8, margin: u8) {
    let play = Play::of(cx.world());
    let Some(placed) = play
        .room()
        .and_then(|room| room.obstacles.get(usize::from(nth)))
    else {
        return;
    };
    let (obstacle, task) = (placed.obstacle, placed.task);
    let record = &cx.content()[obstacle];
    let cost = record.ways[usize::from(way)].cost;
    let fails = record.fails;
    let mut noise = cost == Cost::Noise;
    let mut hurt = match cost {
        Cost::Hurt(margin) => Some(margin),
        Cost::Free | Cost::Noise => None,
    };
    if margin > 0 {
        let passed = Delving::Passed { nth, obstacle, by };
        cx.emit(rules::OBSTACLE_PASS, passed.into());
        if task {
            reason_met(cx);
        }
        for gain in record.gains.clone() {
            gained(cx, by, gain);
        }
    } else {
        let shut = fails == Loss::Shut;
        let failed = Delving::Failed { nth, by, way, shut };
        cx.emit(rules::OBSTACLE_FAIL, failed.into());
        noise |= fails == Loss::Noise;
        if let Loss::Hurt(more) = fails {
            hurt = Some(hurt.unwrap_or(0).saturating_add(more));
        }
    }
    if noise {
        cx.push(Task::Noise);
    }
    if let Some(margin) = hurt {
        cx.push(Task::Hit(Hit {
            by: None,
            on: by,
            margin,
            effects: false,
        }));
    }
}

/// What somebody gains.
fn gained(cx: &mut Cx<'_>, by: FigureId, gain: Gain) {
    match gain {
        Gain::Gear => {
            let found: Vec<GearIx> = cx
                .content()
                .gear
                .keyed()
                .filter(|(_, card)| !card.basic)
                .map(|(key, _)| key)
                .collect();
            if found.is_empty() {
                return;
            }
            let nth = cx.chance().pick(found.len() as u16, "dice-grid-find");
            find(cx, Card::Gear(found[usize::from(nth)]));
        }
        Gain::Spell => {
            let of = cx.content().spells.len() as u16;
            if of > 0 {
                let nth = cx.chance().pick(of, "dice-grid-find");
                find(cx, Card::Spell(SpellIx(nth)));
            }
        }
        Gain::Heal(value) => effects::heal(cx, by, value, rules::OBSTACLE_PASS),
        Gain::Points(points) => {
            cx.emit(rules::OBSTACLE_PASS, Delving::Points { points }.into());
        }
        Gain::Scout => scout(cx),
    }
}

fn find(cx: &mut Cx<'_>, card: Card) {
    cx.emit(rules::FIND_SHARE, Delving::Found { card }.into());
    cx.push(Task::Share);
}

/// What waits in every room next to this one is known.
pub fn scout(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let next = play.grown().next_to(play.dungeon().at);
    let known = |room: &u8| play.dungeon().room(*room).is_some_and(|it| it.scouted);
    let unknown: Vec<u8> = next
        .into_iter()
        .filter(|room| *room != 0 && !known(room))
        .collect();
    for room in unknown {
        if let Some(purpose) = Play::of(cx.world()).purpose(room) {
            cx.emit(rules::TAP_TARGET, Delving::Scouted { room, purpose }.into());
        }
    }
}

/// The reason is met; rule `reason.met`. Now the twist shows, if it has not.
pub fn reason_met(cx: &mut Cx<'_>) {
    if Play::of(cx.world()).state().quest.met {
        return;
    }
    cx.emit(rules::REASON_MET, Delving::ReasonMet.into());
    tell_twist(cx);
    quest::behind(cx);
}

/// The heroes learn of the twist.
pub fn tell_twist(cx: &mut Cx<'_>) {
    let quest = Play::of(cx.world()).state().quest;
    if let Some(threat) = quest.threat.filter(|_| !quest.twist_told) {
        let twist = quest.twist;
        cx.emit(
            rules::THREAT_TWIST,
            Delving::TwistTold { threat, twist }.into(),
        );
    }
}

/// Something is heard: the nearest foes whom nobody has met come; rule `explore.noise`.
pub fn noise(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    if able(play).next().is_none() {
        return;
    }
    let at = play.dungeon().at;
    let steps = play.grown().steps_from(at);
    let waiting = (1..=play.grown().rooms()).filter(|room| *room != at);
    let waiting = waiting.filter(|room| play.waiting_in(*room).next().is_some());
    let nearest = waiting
        .filter_map(|room| Some((steps[usize::from(room) - 1]?, room)))
        .min();
    let Some((_, room)) = nearest else {
        return;
    };
    let foes: Vec<FigureId> = play
        .waiting_in(room)
        .filter(|it| !it.pack().leads)
        .map(|it| it.figure().id())
        .collect();
    if foes.is_empty() {
        return;
    }
    cx.emit(
        rules::EXPLORE_NOISE,
        Delving::Heard { room: at, foes }.into(),
    );
    cx.push(Task::Meet);
}

/// What is found goes to somebody; rule `find.share`.
pub fn share(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let Some(card) = play.state().finds.last().copied() else {
        return;
    };
    let takers: Vec<FigureId> = takers(play, card).map(|it| it.id()).collect();
    match takers[..] {
        [] => cx.emit(rules::FIND_SHARE, Delving::LeftLying { card }.into()),
        [who] => cx.emit(rules::FIND_SHARE, Delving::Borne { who, card }.into()),
        _ => cx.ask(Question::Taker),
    }
}

/// Heroes who do not have such a card, and have room for one.
fn takers(play: Play<'_>, card: Card) -> impl Iterator<Item = Hero<'_>> {
    able(play).filter(move |hero| match card {
        Card::Gear(it) => !hero.owned().gear.contains(&it) && hero.owned().gear.len() < MOST_GEAR,
        Card::Spell(it) => {
            !hero.owned().spells.contains(&it) && hero.owned().spells.len() < MOST_GEAR
        }
        _ => false,
    })
}

/// The most pieces of gear that somebody owns, and the most spells.
const MOST_GEAR: usize = 40;

/// Offers a find to those who can take it.
pub fn offer_share(play: Play<'_>, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::FIND_SHARE);
    if let Some(card) = play.state().finds.last() {
        for hero in takers(play, *card) {
            offer.add(Action::Bear(hero.id()));
        }
    }
    offer.add(Action::Enough);
}

/// Somebody takes a find.
pub fn choose_share(cx: &mut Cx<'_>, act: Action) {
    let Some(card) = Play::of(cx.world()).state().finds.last().copied() else {
        return;
    };
    let event = match act {
        Action::Bear(who) => Delving::Borne { who, card },
        _ => Delving::LeftLying { card },
    };
    cx.emit(rules::FIND_SHARE, event.into());
}

/// Nobody is left on their feet: the adventure is lost; rule `end.adventure`.
pub fn lost(cx: &mut Cx<'_>) {
    if Play::of(cx.world()).fight().is_some() {
        cx.emit(rules::FIGHT_END, Fighting::Ended { won: false }.into());
    }
    let phase = Phase::Home;
    cx.emit(rules::END_ADVENTURE, Event::Phase { phase });
    cx.push(Task::Rest);
}
