//! Quoted odds against play: checks of fights again and again through `submit`, and the dice of whole
//! dungeons by seed.

use std::collections::BTreeMap;

use rayon::prelude::*;
use serde_json::Value;
use tabledelve::{
    game::{Game, Logged, Rulebook, Status},
    rulesets::card_grid::{
        Action, CardGrid, Delving, Event, Fighting, FigureId, Play as View, Question,
        checks::{Leads, Style, falls},
        rules,
    },
};

use crate::{
    BOOK,
    proofs::{
        effort,
        odds::{Check, Seen, compare, quoted, tried},
    },
    setup,
    table::{FIRST, GUARDROOM, Play, arrange, fight, fighter, hall, hero},
};

/// A result by name, if an event has it.
type Named = fn(&Event) -> Option<String>;

/// Plays on from `play` with dice by chance, making the choice if there is one, until there are enough
/// results, and compares them with the exact odds.
fn held_against(play: &Play, check: Check<'_>, sides: &[u8], act: Option<Action>, named: Named) {
    let play_on = |game: &mut Game<CardGrid>| {
        let mut offered = game.offer().choices.iter();
        let place = offered.position(|it| Some(it.act) == act);
        assert_eq!(place.is_some(), act.is_some(), "{act:?} is not offered");
        if let Some(place) = place {
            game.submit(place, None).expect("offered");
        }
    };
    let results = |log: &[Logged<Event>]| {
        let found = log.iter().find_map(|it| named(&it.event));
        found.into_iter().collect::<Vec<_>>()
    };
    let seen = tried(&play.game, (&[], sides), play_on, results);
    compare(check.0, &quoted::<CardGrid>(&BOOK, check), seen);
}

/// A fighter of Fight 6 with a card of +2 attacks a goblin, which is as hard to hit as anybody.
fn attacks(style: Style, name: &str, sides: &[u8]) {
    let defences = ["chin_down", "stand_on_its_foot", "caltrops"];
    let hero = fighter(&[(4, "quick_jab")], &defences);
    let play = fight(&[hero], &[(2, 2)], &[("goblin", &[6], (3, 2))]);
    let act = Action::Attack {
        card: 4,
        on: FigureId(1),
        style,
    };
    let keys = [("style", name), ("bonus", "8"), ("difficulty", "9")];
    held_against(
        &play,
        ("action", &keys),
        sides,
        Some(act),
        |event| match event {
            Event::Fighting(Fighting::Attacked { margin: 0, .. }) => Some("failure".to_owned()),
            Event::Fighting(Fighting::Attacked { margin, .. }) => Some(margin.to_string()),
            _ => None,
        },
    );
}

#[test]
fn cautious_attacks() {
    attacks(Style::Cautious, "cautious", &[6; 2]);
}

#[test]
fn aggressive_attacks() {
    attacks(Style::Aggressive, "aggressive", &[12]);
}

/// A dungeon of twelve rooms at the first die of this purpose, all those before it ones.
fn rolled_up_to(purpose: &str) -> Play {
    let values = [
        ("list", "rolled"),
        ("rooms", "12"),
        ("die", "8"),
        ("thirds", "false"),
        ("rerolls", "false"),
        ("threat", "number_four"),
        ("party", "ready"),
    ];
    let mut play = Play::of(BOOK.clone(), setup(&values));
    while play.game.wanted().is_none_or(|it| it.purpose != purpose) {
        match play.game.wanted() {
            Some(_) => play.game.give(1).expect("every die has a 1"),
            None => {
                play.choose(Action::Enough);
            }
        }
    }
    play
}

#[test]
fn ways_out_of_rooms() {
    let play = rolled_up_to("dice-grid-onward");
    let keys = [("room", "1"), ("rooms", "12"), ("die", "d8")];
    let check = ("connection", &keys[..]);
    held_against(&play, check, &[8; 2], None, |event| match event {
        Event::Delving(Delving::WayRolled { leads, .. }) => Some(match leads {
            Leads::Entrance => "entrance".to_owned(),
            Leads::Itself => "self".to_owned(),
            Leads::Over => "over".to_owned(),
            Leads::Room(other) => other.to_string(),
        }),
        _ => None,
    });
}

/// Makes a choice that has to be offered.
fn take(game: &mut Game<CardGrid>, act: Action) {
    let place = game.offer().choices.iter().position(|it| it.act == act);
    let place = place.unwrap_or_else(|| panic!("{act:?} is not offered"));
    game.submit(place, None).expect("offered");
}

/// Has the next dice show these faces.
fn show(game: &mut Game<CardGrid>, faces: [u16; 2]) {
    for face in faces {
        assert_eq!(game.status(), Status::Rolling);
        game.give(face).expect("a die with that face");
    }
}

/// Four goblins roll their dice as they are met, and an arrow for 5 takes as many as it can.
#[test]
fn goblins_that_fall_to_a_hit() {
    let defences = ["chin_down", "caltrops"];
    let archer = hero(
        &[(4, "elf"), (5, "archer")],
        &[(4, "hasty_arrow")],
        &defences,
    );
    let mut play = hall(&[archer]);
    arrange(&mut play, |desk| {
        for _ in 0..4 {
            desk.post("goblin", GUARDROOM, &[]);
        }
    });
    let arrow = Action::Attack {
        card: 4,
        on: FigureId(1),
        style: Style::Cautious,
    };
    let shoots = |game: &mut Game<CardGrid>| {
        take(game, Action::Go(GUARDROOM));
        // The archer acts first, and 10, Shoot 4 and the arrow's 1 are 5 above 10.
        show(game, [6, 6]);
        assert!(matches!(game.asking(), Some(Question::Act(FIRST))));
        take(game, arrow);
        show(game, [5, 5]);
        if let Some(Question::Fall(hit)) = game.asking() {
            let margin = hit.margin.into();
            let pack = View::of(game.world()).opponents();
            let dice: Vec<u8> = pack.flat_map(|it| it.dice().to_vec()).collect();
            let ways = (0..).zip(falls(&dice, margin));
            let most = ways.max_by_key(|(_, way)| way.len()).expect("a way");
            take(game, Action::Fall(most.0));
        }
    };
    let fallen = |log: &[Logged<Event>]| {
        let fell = |it: &&Logged<Event>| matches!(it.event, Event::Fighting(Fighting::Fell { .. }));
        let by_hit = log.iter().filter(|it| it.rule == rules::ENEMY_HIT);
        vec![by_hit.filter(fell).count().to_string()]
    };
    let seen = tried(&play.game, (&[], &[6; 4]), shoots, fallen);
    let keys = [("die", "d6"), ("count", "4"), ("margin", "5")];
    compare("pack", &quoted::<CardGrid>(&BOOK, ("pack", &keys)), seen);
}

const ROOMS: u8 = 12;
const DIE: &str = "8";

/// Every die of dungeons by seed, sorted by the check that it belongs to: the name of the check, and
/// those of its keys that differ from room to room.
type Dungeons = BTreeMap<(&'static str, &'static str, u64), Seen>;

/// The dice of a dungeon, where purposes that were rolled before are rolled again. So the purposes
/// that are kept follow no die: what counts is the first roll of each room, for its size.
fn dice_of(seed: u64) -> Vec<((&'static str, &'static str, u64), String)> {
    let rooms = ROOMS.to_string();
    let values = [
        ("list", "rolled"),
        ("rooms", rooms.as_str()),
        ("die", DIE),
        ("thirds", "true"),
        ("rerolls", "true"),
    ];
    let laid = CardGrid::lay_out(&BOOK, &setup(&values), seed).expect("a dungeon");
    let number = |it: &Value| it.as_u64().expect("a number");
    let mut dice = Vec::new();
    for (room, (_, rolls)) in laid.rooms.iter().zip(&laid.rolls) {
        let (size, die) = (number(&room["size"]), number(&room["die"]));
        dice.push((("room_size", "die", die), size.to_string()));
        let of_purpose = [rules::DUNGEON_PURPOSE, rules::DUNGEON_REROLLS];
        let mut rolls = rolls.iter().filter(|it| of_purpose.contains(&it.rule));
        let first = rolls.next().expect("a die for the purpose");
        let row = size + first.result.parse::<u64>().expect("a face");
        dice.push((("purpose", "size", size), row.to_string()));
    }
    for way in laid.facts["rolled"].as_array().expect("connections") {
        let leads = match &way["result"] {
            Value::String(word) => word.clone(),
            number => number.to_string(),
        };
        dice.push((("connection", "room", number(&way["room"])), leads));
    }
    dice
}

#[test]
fn dungeons_by_seed_have_the_sizes_purposes_and_connections_that_are_quoted() {
    let rooms = effort::usual_or_all(20_000, 200_000);
    let all = (0..rooms / u64::from(ROOMS)).into_par_iter().map(dice_of);
    let mut dungeons = Dungeons::new();
    for (check, result) in all.collect::<Vec<_>>().into_iter().flatten() {
        *dungeons
            .entry(check)
            .or_default()
            .entry(result)
            .or_default() += 1;
    }
    let checks: Vec<_> = dungeons.keys().map(|it| it.0).collect();
    for check in ["room_size", "purpose", "connection"] {
        assert!(checks.contains(&check), "{check} was never rolled");
    }
    for ((check, key, value), seen) in dungeons {
        let value = value.to_string();
        let rooms = ROOMS.to_string();
        let mut keys = vec![(key, value.as_str())];
        if check == "connection" {
            keys.extend([("rooms", rooms.as_str()), ("die", DIE)]);
        }
        let name = format!("{check} of {key} {value}");
        compare(&name, &quoted::<CardGrid>(&BOOK, (check, &keys)), seen);
    }
}

#[test]
fn defaults_of_named_odds_fit_whatever_else_is_asked() {
    // The room that odds are asked about by default is there in a dungeon of any number of rooms.
    for rooms in ["1", "3", "30"] {
        let odds = quoted::<CardGrid>(&BOOK, ("connection", &[("rooms", rooms)]));
        let over = odds.iter().any(|(name, _)| name == "over");
        assert_eq!(over, rooms != "30", "{rooms}");
    }
    // The largest pack that a room holds.
    let seven = quoted::<CardGrid>(&BOOK, ("pack", &[("count", "7")]));
    assert!(seven.iter().any(|(name, _)| name == "5"));
}
