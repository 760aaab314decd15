//! Everything in sight at the table of Deck Crawl.

use super::{
    cards::Card,
    components::{Body, Carried, Combatant, FIRST_PROP_TOKEN, FoeId, HeroId, Laid, Phase},
    content::{Grant, Meaning},
    crawl::Crawl,
    rules, words,
    words::{Terms, say},
};
use crate::{
    game::{
        Bar, CardView, DicePool, Item, Message, Pin, Place, RuleId, Scene, Sheet, Side, Stat,
        Token, Track, Zone, intern,
    },
    grid::Cell,
};

/// Everything in sight.
pub fn of(crawl: Crawl<'_>) -> Scene {
    let map = crawl.map();
    let tokens = tokens(crawl);
    let order = crawl.state().order.iter().map(|who| who.token());
    Scene {
        room: map.rooms().len().checked_sub(1),
        place: place(crawl),
        phase: Some(phase(crawl)),
        turn_order: order
            .filter(|id| tokens.iter().any(|token| token.id == *id))
            .collect(),
        sheets: crawl
            .heroes()
            .filter(|h| crawl.is_made(*h))
            .map(|h| sheet(crawl, h))
            .collect(),
        cards: cards(crawl),
        tracks: tracks(crawl),
        tokens,
        map: Some(map.clone()),
    }
}

fn place(crawl: Crawl<'_>) -> Option<Place> {
    let room = crawl.map().last()?;
    let text = crawl
        .book()
        .rooms
        .get(usize::from(crawl.state().room_text?))?
        .text
        .clone();
    let key = match room.kind.as_str() {
        "entrance" => "place-entrance",
        "dragon" => "place-dragon",
        "altar" => "place-altar",
        _ => "place-room",
    };
    Some(Place {
        id: u32::from(room.id.0),
        title: say(key).n(room.id.0),
        text,
    })
}

fn phase(crawl: Crawl<'_>) -> Message {
    let state = crawl.state();
    let key = match state.phase {
        Phase::Heroes => "phase-heroes",
        Phase::Drawing => "phase-drawing",
        Phase::Fight if state.fight_round == 0 => "phase-fight-opening",
        Phase::Fight => "phase-fight",
        Phase::Traps => "phase-traps",
        Phase::Looting => "phase-looting",
        Phase::Camp => "phase-camp",
        Phase::Between => "phase-between",
        Phase::Over => "phase-over",
    };
    say(key).n(state.round).with("fight", state.fight_round)
}

fn tokens(crawl: Crawl<'_>) -> Vec<Token> {
    let heroes = crawl.heroes().filter_map(|hero| hero_token(crawl, hero));
    let foes = crawl.foes().filter_map(|foe| foe_token(crawl, foe));
    let state = crawl.state();
    let props = state
        .traps
        .iter()
        .chain(&state.finds)
        .filter_map(|laid| prop(crawl, laid));
    heroes.chain(foes).chain(props).collect()
}

/// How cracked a disc is: any loss shows, the last third looks it.
fn cracks(lost: i32, most: i32) -> u8 {
    if lost <= 0 {
        0
    } else {
        (1 + lost * 3 / most.max(1)).min(3) as u8
    }
}

fn hero_token(crawl: Crawl<'_>, hero: HeroId) -> Option<Token> {
    let cell = crawl.standing(Combatant::Hero(hero))?.0;
    if !crawl.is_made(hero) {
        return None;
    }
    let alive = crawl.is_alive(hero);
    let (now, max) = (crawl.hit_points(hero).now, crawl.hit_points_max(hero));
    let facts = vec![
        say("fact-hit-points").n(now).with("max", max),
        say("fact-armour")
            .n(crawl.armour(hero))
            .with("magic", crawl.magic_armour(hero)),
        say("fact-attack-die").with("die", crawl.attack_die(hero).to_string()),
    ];
    Some(Token {
        id: hero.token(),
        sprite: bust(crawl, hero),
        name: words::name(crawl, hero.token()),
        side: Side::Hero,
        cell,
        size: 1,
        cracks: cracks(max - now, max),
        down: !alive,
        active: alive && crawl.state().active == Some(Combatant::Hero(hero)),
        target: None,
        pins: if alive {
            hero_pins(crawl, hero)
        } else {
            Vec::new()
        },
        facts,
    })
}

fn bust(crawl: Crawl<'_>, hero: HeroId) -> String {
    format!("{}_{}", crawl.class(hero).sprite, crawl.race(hero).sprite)
}

fn hero_pins(crawl: Crawl<'_>, hero: HeroId) -> Vec<Pin> {
    let mut pins = Vec::new();
    let mut pin = |sprite, meaning, rule| {
        pins.push(Pin {
            sprite,
            meaning,
            rule,
        })
    };
    let aid = crawl.aid(hero);
    if let Some(turns) = aid.wards.iter().map(|ward| ward.turns).max() {
        let meaning = say("pin-protected")
            .n(crawl.ward(hero))
            .with("turns", turns);
        pin("protected", meaning, rules::WIZARD_PROTECT);
    }
    if aid.buff > 0 {
        pin("buffed", say("pin-buffed").n(aid.buff), rules::WIZARD_BUFF);
    }
    if crawl
        .gear(hero)
        .iter()
        .any(|mine| mine.in_use && mine.damaged)
    {
        pin(
            "damaged_armour",
            say("pin-damaged-armour"),
            rules::LOOT_DAMAGED_ARMOUR,
        );
    }
    if let Some(foe) = crawl
        .foes()
        .find(|foe| target_of(crawl, *foe) == Some(hero))
    {
        pin("target", say("pin-target").foe(foe), rules::FIGHT_TARGET);
    }
    pins
}

/// Whom a foe goes for next, as far as that is settled.
fn target_of(crawl: Crawl<'_>, foe: FoeId) -> Option<HeroId> {
    let temper = crawl.temper(foe)?;
    let alive = |hero: &HeroId| crawl.is_alive(*hero);
    temper
        .drawn_to
        .filter(alive)
        .or(temper.target.filter(alive))
}

fn foe_token(crawl: Crawl<'_>, id: FoeId) -> Option<Token> {
    let standing = crawl.standing(Combatant::Foe(id))?.0;
    let (foe, body) = (*crawl.foe(id)?, crawl.body(id)?);
    let dragon = foe.card.is_none();
    let wide = if dragon {
        room_for_two(crawl, standing)
    } else {
        None
    };
    let mut pins = Vec::new();
    if foe.elite {
        let meaning = say("pin-elite").n(crawl.book().figures.elite_loot);
        pins.push(Pin {
            sprite: "elite",
            meaning,
            rule: rules::FIGHT_ELITE,
        });
    }
    let confused = crawl.temper(id).map_or(0, |temper| temper.confused);
    if confused > 0 {
        let meaning = say("pin-confused").n(confused);
        pins.push(Pin {
            sprite: "confused",
            meaning,
            rule: rules::WIZARD_CONFUSE,
        });
    }
    Some(Token {
        id: id.token(),
        sprite: crawl.book().kind_sprite(foe.kind).to_owned(),
        name: words::name(crawl, id.token()),
        side: Side::Foe,
        cell: wide.unwrap_or(standing),
        size: if wide.is_some() { 2 } else { 1 },
        cracks: cracks(i32::from(body.wounds), i32::from(body.wounds_max)),
        down: false,
        active: crawl.state().active == Some(Combatant::Foe(id)),
        target: target_of(crawl, id).map(HeroId::token),
        pins,
        facts: foe_facts(crawl, id, body),
    })
}

/// The corner from which a large token covers its cell and three more that are free floor.
fn room_for_two(crawl: Crawl<'_>, cell: Cell) -> Option<Cell> {
    let room = crawl.map().last()?;
    let floor: Vec<Cell> = room.cells().collect();
    let heroes: Vec<Cell> = crawl
        .heroes()
        .filter_map(|hero| Some(crawl.standing(Combatant::Hero(hero))?.0))
        .collect();
    let state = crawl.state();
    let things = || {
        state
            .traps
            .iter()
            .chain(&state.finds)
            .filter_map(|laid| laid.cell)
    };
    let free = |cell: Cell| {
        floor.contains(&cell) && !heroes.contains(&cell) && things().all(|other| other != cell)
    };
    let corners = [(0, 0), (-1, 0), (0, -1), (-1, -1)].map(|(x, y)| cell + Cell::new(x, y));
    let covers = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(x, y)| Cell::new(x, y));
    corners
        .into_iter()
        .find(|corner| covers.iter().all(|part| free(*corner + *part)))
}

fn foe_facts(crawl: Crawl<'_>, id: FoeId, body: Body) -> Vec<Message> {
    let mut facts = vec![
        say("fact-attack-die").with("die", body.attack_die.to_string()),
        say("fact-threshold").n(body.wound_threshold),
        say("fact-wounds")
            .n(body.wounds_max.saturating_sub(body.wounds))
            .with("max", body.wounds_max),
    ];
    let Some(foe) = crawl.foe(id) else {
        return facts;
    };
    let book = crawl.book();
    let mut loot = foe
        .card
        .map_or(book.dragon.loot, |card| book.rank_row(card).loot);
    if foe.elite {
        loot.plus += book.figures.elite_loot;
    }
    facts.push(say("fact-loot").with("loot", loot.to_string()));
    if let (Some(card), Some(hero)) = (foe.card, foe.drawn_by) {
        facts.push(say("fact-card").card(card).hero(hero));
    }
    if let Some(hero) = target_of(crawl, id) {
        facts.push(say("fact-target").hero(hero));
    }
    facts
}

/// The token of a card on the table.
pub fn prop_token(card: Card) -> u32 {
    FIRST_PROP_TOKEN + u32::from(card.place())
}

fn prop(crawl: Crawl<'_>, laid: &Laid) -> Option<Token> {
    let entry = crawl.book().meaning(laid.card);
    let sprite = match entry.meaning {
        Meaning::Altar(_) => "altar",
        Meaning::Trap => "trap",
        // Who it is shows only when they speak.
        Meaning::Stranger => "adventurer",
        _ => "chest",
    };
    Some(Token {
        id: prop_token(laid.card),
        sprite: sprite.to_owned(),
        name: say(entry.name),
        side: Side::Neutral,
        cell: laid.cell?,
        size: 1,
        cracks: 0,
        down: false,
        active: false,
        target: None,
        pins: Vec::new(),
        facts: vec![say("fact-card").card(laid.card).hero(laid.finder)],
    })
}

fn sheet(crawl: Crawl<'_>, hero: HeroId) -> Sheet {
    let options = crawl.options();
    let alive = crawl.is_alive(hero);
    let rule = if options.rolled_hit_points {
        rules::HEROES_ROLLED_HIT_POINTS
    } else {
        rules::HEROES_HIT_POINTS
    };
    let pools = crawl.pools(hero).iter().map(|dice| {
        let pool = &crawl.book().pools[dice.pool.at()];
        DicePool {
            label: say(pool.name),
            sides: pool.die.sides(),
            now: i32::from(dice.now),
            max: i32::from(dice.max),
            rule: pool.rule,
        }
    });
    Sheet {
        id: hero.token(),
        seat: crate::game::Seat::Hero(hero.0),
        name: words::name(crawl, hero.token()),
        title: words::hero_title(crawl, hero),
        sprite: bust(crawl, hero),
        dead: !alive,
        active: alive && crawl.state().active == Some(Combatant::Hero(hero)),
        bars: vec![Bar {
            label: say("bar-hit-points"),
            now: crawl.hit_points(hero).now,
            max: crawl.hit_points_max(hero),
            rule,
        }],
        pools: pools.collect(),
        stats: stats(crawl, hero),
        items: crawl
            .gear(hero)
            .iter()
            .map(|mine| item(crawl, mine))
            .collect(),
        purse: purse(crawl, hero),
    }
}

fn item(crawl: Crawl<'_>, mine: &Carried) -> Item {
    let entry = &crawl.book().items[mine.item.at()];
    Item {
        name: words::carried(crawl, mine),
        detail: say(intern(&entry.detail)),
        sprite: Some(entry.sprite.clone()),
        in_use: mine.in_use,
        damaged: mine.damaged,
        rule: entry.rule,
    }
}

fn purse(crawl: Crawl<'_>, hero: HeroId) -> Stat {
    let purse = crawl.purse(hero);
    // Resources are only there while they are spent; what is left becomes loot.
    let (key, value, rule) = if purse.resources > 0 {
        ("purse-resources", purse.resources, rules::RESOURCES_POINTS)
    } else {
        ("purse-loot", purse.loot, rules::LOOT_DIVIDE)
    };
    Stat {
        label: say(key),
        value: value.to_string(),
        parts: Vec::new(),
        rule,
    }
}

fn stats(crawl: Crawl<'_>, hero: HeroId) -> Vec<Stat> {
    let stat = |key, value: String, parts, rule: RuleId| Stat {
        label: say(key),
        value,
        parts,
        rule,
    };
    let mut stats = vec![
        stat(
            "stat-attack-die",
            crawl.attack_die(hero).to_string(),
            attack_parts(crawl, hero),
            rules::CLASS_ATTACK_DIE,
        ),
        stat(
            "stat-armour",
            crawl.armour(hero).to_string(),
            armour_parts(crawl, hero),
            rules::ITEMS_ARMOUR,
        ),
    ];
    if crawl.magic_armour(hero) > 0 {
        let parts = magic_parts(crawl, hero);
        let value = crawl.magic_armour(hero).to_string();
        stats.push(stat(
            "stat-magic-armour",
            value,
            parts,
            rules::TRAPS_MAGICAL,
        ));
    }
    if crawl.race(hero).rerolls > 0 {
        let value = crawl.luck(hero).to_string();
        stats.push(stat("stat-luck", value, Vec::new(), rules::RACE_HALFLING));
    }
    stats
}

/// How the attack die comes about: the die of the class, and what each thing adds to its faces.
fn attack_parts(crawl: Crawl<'_>, hero: HeroId) -> Vec<(Message, i32)> {
    let class = crawl.class(hero);
    let mut die = class.attack_die;
    let mut parts = vec![(say(intern(&class.name)), i32::from(die.sides()))];
    for (mine, grant) in crawl.grants(hero) {
        if let Grant::AttackDieSteps(steps) = grant {
            let better = die.steps_up(steps);
            let added = i32::from(better.sides()) - i32::from(die.sides());
            parts.push((words::carried(crawl, mine), added));
            die = better;
        }
    }
    parts
}

/// How the armour rating comes about. What damage takes away is a part of its own.
fn armour_parts(crawl: Crawl<'_>, hero: HeroId) -> Vec<(Message, i32)> {
    let mut parts = Vec::new();
    for (mine, grant) in crawl.grants(hero) {
        if let Grant::Armour(rating) = grant {
            let whole = Carried {
                damaged: false,
                ..*mine
            };
            parts.push((words::carried(crawl, &whole), rating));
            if mine.damaged {
                let left = rating / crawl.book().figures.damaged_divisor;
                parts.push((say("part-damage"), left - rating));
            }
        }
    }
    let wards = crawl.aid(hero).wards.iter();
    parts.extend(wards.map(|ward| (say("part-ward").hero(ward.caster), ward.armour)));
    parts
}

fn magic_parts(crawl: Crawl<'_>, hero: HeroId) -> Vec<(Message, i32)> {
    let race = crawl.race(hero);
    let own = (race.magic_armour != 0).then(|| (say(intern(&race.name)), race.magic_armour));
    let worn = crawl.grants(hero).filter_map(|(mine, grant)| match grant {
        Grant::MagicArmour(rating) => Some((words::carried(crawl, mine), rating)),
        _ => None,
    });
    own.into_iter().chain(worn).collect()
}

fn cards(crawl: Crawl<'_>) -> Vec<CardView> {
    let state = crawl.state();
    let hands = crawl.heroes().flat_map(|hero| {
        crawl
            .hand(hero)
            .0
            .cards()
            .map(move |card| of_hand(crawl, card, hero))
    });
    let dungeon = |card: Card, zone: Zone| {
        let entry = crawl.book().meaning(card);
        CardView {
            id: u32::from(card.place()),
            sprite: card.sprite(),
            name: say("card-name").card(card),
            meaning: say(entry.name),
            zone,
            rule: entry.rule,
        }
    };
    let before = state.drawn.iter().chain(&state.traps);
    hands
        .chain(before.map(|laid| dungeon(laid.card, Zone::Before(laid.finder.0))))
        .chain(
            state
                .finds
                .iter()
                .map(|laid| dungeon(laid.card, Zone::Table)),
        )
        .chain(state.stack.cards().map(|card| dungeon(card, Zone::Stack)))
        .collect()
}

/// A card in hand: what it would make of its holder, or what it is worth.
fn of_hand(crawl: Crawl<'_>, card: Card, hero: HeroId) -> CardView {
    let book = crawl.book();
    let class = book
        .classes
        .iter()
        .find(|class| Some(class.face) == card.face());
    let race = book.races.iter().find(|race| race.suit == card.suit());
    let made = crawl.is_made(hero);
    let (meaning, rule) = match (class, race, card.pips()) {
        (Some(class), Some(race), _) if !made => {
            let name = say("name-hero")
                .with("race", say(race.name))
                .with("class", say(class.name));
            (name, rules::HEROES_CLASS)
        }
        (.., Some(pips)) => (say("hand-points").n(pips), rules::RESOURCES_POINTS),
        _ => (
            say("hand-points").n(book.figures.face_points),
            rules::RESOURCES_POINTS,
        ),
    };
    CardView {
        id: u32::from(card.place()),
        sprite: card.sprite(),
        name: say("card-name").card(card),
        meaning,
        zone: Zone::Hand(hero.0),
        rule,
    }
}

fn tracks(crawl: Crawl<'_>) -> Vec<Track> {
    let state = crawl.state();
    let dragon = i32::from(crawl.book().dragon.counters);
    vec![
        Track {
            label: say("track-dragon"),
            now: i32::from(state.stack.len()).min(dragon),
            max: dragon,
            sprite: "dragon",
            rule: rules::ROUND_COUNTERS,
        },
        Track {
            label: say("track-deck"),
            now: i32::from(state.deck.len()),
            max: i32::from(super::cards::CardSet::FULL.len()),
            sprite: "back_dungeon",
            rule: rules::ROUND_DRAW,
        },
    ]
}
