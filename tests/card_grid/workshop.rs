//! The workshop: every step rolled, rolled once more or set by hand, rooms moved, and what comes of
//! it read back.

use std::collections::BTreeSet;

use tabledelve::{
    dungeon::{Level, RoomId, svg},
    game::{
        Rulebook,
        workshop::{Act, ListStep, Rank, StepId, Workshop},
    },
    grid::Cell,
    rulesets::card_grid::CardGrid,
};

use crate::{BOOK, setup};

/// A list of ten rooms of which nothing is rolled.
fn empty(seed: u64) -> Box<dyn Workshop> {
    let mut shop = CardGrid::workshop(&BOOK, seed).expect("it has one");
    shop.act(&Act::Field("rooms", "10".to_owned()))
        .expect("so many");
    shop
}

fn rolled(seed: u64) -> Box<dyn Workshop> {
    let mut shop = empty(seed);
    shop.act(&Act::RollAll).expect("it can be rolled");
    shop
}

fn step(room: u8, part: u8) -> StepId {
    StepId { room, part }
}

/// The steps as they stand: their dice, and what they come to.
fn made(shop: &dyn Workshop) -> Vec<(StepId, String)> {
    let rooms = shop.rooms().into_iter();
    let steps = rooms.flat_map(|room| room.steps);
    steps
        .map(|it: ListStep| (it.id, format!("{:?} {:?}", it.dice, it.result)))
        .collect()
}

fn text(shop: &dyn Workshop) -> String {
    let own = shop.own().expect("it is complete");
    own.file("test:list", "test-list", "A list.")
}

#[test]
fn steps_are_rolled_one_by_one_as_play_rolls_them() {
    let mut shop = empty(5);
    assert!(shop.plan().is_none());
    assert!(shop.own().is_err());
    let mut order = Vec::new();
    while let Some(next) = shop.next() {
        order.push(next);
        shop.act(&Act::RollNext).expect("it is there");
    }
    assert!(shop.act(&Act::RollNext).is_err(), "nothing is left");
    let of_rooms: Vec<StepId> = (1..=10)
        .flat_map(|room| [step(room, 0), step(room, 1)])
        .collect();
    assert_eq!(order[..20], of_rooms);
    assert!(shop.plan().is_some());
    // The same dice make the same list.
    let mut other = empty(5);
    other.act(&Act::RollRest).expect("all of it");
    assert_eq!(made(&*shop), made(&*other));
}

#[test]
fn rolling_one_step_once_more_leaves_the_others() {
    for seed in 0..12 {
        let mut shop = rolled(seed);
        for part in [1, 2] {
            let before = made(&*shop);
            let again = step(3, part);
            for _ in 0..8 {
                shop.act(&Act::Roll(again)).expect("it is there");
            }
            let after = made(&*shop);
            let others = |all: &[(StepId, String)]| -> Vec<(StepId, String)> {
                all.iter().filter(|(id, _)| *id != again).cloned().collect()
            };
            assert_eq!(others(&before), others(&after));
        }
    }
}

#[test]
fn a_size_that_is_rolled_once_more_keeps_the_die_of_the_purpose_and_the_connections() {
    let mut shop = rolled(7);
    let dice = |shop: &dyn Workshop| shop.rooms()[9].steps[1].dice.clone();
    let before = dice(&*shop);
    let choices = shop.choices(step(10, 0));
    assert_eq!(choices.len(), 20);
    for size in [20, 1, 6] {
        shop.act(&Act::Set(step(10, 0), size - 1)).expect("a size");
        let room = &shop.rooms()[9];
        assert!(room.steps[0].by_hand());
        assert_eq!(room.steps.len(), 2 + size, "as many connections");
        assert_eq!(dice(&*shop), before);
    }
    // Connections that are new are still to be rolled, and the plan is there all the same.
    assert_eq!(shop.next(), Some(step(10, 3)));
    assert!(shop.plan().is_some());
}

#[test]
fn steps_are_set_by_hand_and_everything_is_undone_and_redone() {
    let mut shop = rolled(2);
    let first = text(&*shop);
    let leads = shop.choices(step(2, 2));
    assert_eq!(leads.len(), 3 + 9, "out, back, over, and nine rooms");
    for (choice, lead) in leads.iter().enumerate() {
        shop.act(&Act::Set(step(2, 2), choice)).expect("a choice");
        let set = &shop.rooms()[1].steps[2];
        assert_eq!(set.chosen, Some(choice));
        assert_eq!(set.result.as_ref(), Some(lead));
    }
    let last = text(&*shop);
    while shop.can_undo() {
        shop.act(&Act::Undo).expect("there is something");
    }
    assert!(shop.next().is_some(), "back to the empty list");
    while shop.next().is_some() {
        shop.act(&Act::Redo).expect("the roll");
    }
    assert_eq!(text(&*shop), first);
    while shop.can_redo() {
        shop.act(&Act::Redo).expect("there is something");
    }
    assert_eq!(text(&*shop), last);
    assert!(shop.act(&Act::Redo).is_err());
}

#[test]
fn what_is_not_there_is_refused_and_changes_nothing() {
    let mut shop = rolled(3);
    let before = text(&*shop);
    let bad = [
        Act::Roll(step(0, 0)),
        Act::Roll(step(31, 0)),
        Act::Roll(step(1, 255)),
        Act::Set(step(1, 0), 20),
        Act::Set(step(1, 1), usize::MAX),
        Act::Set(step(1, 2), usize::MAX),
        Act::Set(step(255, 255), 0),
        Act::Move(0, Cell::new(0, 0)),
        Act::Move(11, Cell::new(0, 0)),
        Act::Move(1, Cell::new(i16::MAX, i16::MAX)),
        Act::Move(1, Cell::new(i16::MIN, 0)),
        Act::PutBack(1),
        Act::Field("rooms", "5".to_owned()),
        Act::Field("rooms", "many".to_owned()),
        Act::Field("die", "7".to_owned()),
        Act::Field("list", "nowhere".to_owned()),
        Act::Field("heroes", "4".to_owned()),
        Act::Field("nonsense", "1".to_owned()),
    ];
    for act in bad {
        assert!(shop.act(&act).is_err(), "{act:?}");
        assert_eq!(text(&*shop), before, "{act:?}");
    }
}

#[test]
fn other_dice_are_rolled_anew_and_the_rest_stays() {
    let mut shop = rolled(4);
    let before = made(&*shop);
    // Without thirds only the rooms in front and at the back have another die.
    shop.act(&Act::Field("thirds", "false".to_owned()))
        .expect("a field");
    let after = made(&*shop);
    let of = |all: &[(StepId, String)], id: StepId| {
        let found = all.iter().find(|(it, _)| *it == id);
        found.map(|(_, told)| told.clone())
    };
    for room in 4..=7 {
        assert_eq!(of(&before, step(room, 0)), of(&after, step(room, 0)));
    }
    assert_eq!(shop.next(), Some(step(1, 0)));
    assert!(shop.plan().is_none());
    shop.act(&Act::RollRest).expect("the rest");
    assert!(shop.plan().is_some());
    // Fewer rooms: what led to the last ones leads beyond them.
    shop.act(&Act::Field("die", "8".to_owned())).expect("a die");
    shop.act(&Act::RollRest).expect("the rest");
    shop.act(&Act::Field("rooms", "6".to_owned()))
        .expect("fewer");
    assert_eq!(shop.rooms().len(), 6);
    assert_eq!(shop.next(), None, "the dice are the same");
    assert!(shop.plan().is_some());
}

#[test]
fn moved_rooms_stay_and_lists_bring_them_back() {
    let (mut moved, mut kept) = (0, 0);
    for seed in 0..10 {
        let mut shop = rolled(seed);
        for (room, by) in [(2, (9, 0)), (7, (0, -8)), (5, (-7, 6))] {
            let plan = shop.plan().expect("a plan");
            let to = plan.rooms[room - 1].rect.min + Cell::new(by.0, by.1);
            let told = shop.moved(room as u8, to);
            let done = shop.act(&Act::Move(room as u8, to));
            assert_eq!(told.is_ok(), done.is_ok());
            let Ok(told) = told else { continue };
            let plan = shop.plan().expect("a plan");
            assert_eq!(plan.rooms, told.rooms, "it was shown so");
            assert_eq!(plan.corridors, told.corridors);
            assert_eq!(plan.rooms[room - 1].rect.min, to);
            assert!(plan.rooms[room - 1].moved);
            moved += 1;
        }
        let plan = shop.plan().expect("a plan");
        let mut read = empty(99);
        read.read(&text(&*shop)).expect("it was written so");
        let again = read.plan().expect("a plan");
        assert_eq!(again.rooms, plan.rooms, "seed {seed}");
        assert_eq!(again.corridors, plan.corridors, "seed {seed}");
        assert_eq!(text(&*read), text(&*shop));
        // Another connection: rooms that were moved stay where they are.
        let places = |shop: &dyn Workshop| -> Vec<Cell> {
            let rooms = shop.plan().expect("a plan").rooms.into_iter();
            rooms.filter(|it| it.moved).map(|it| it.rect.min).collect()
        };
        let before = places(&*shop);
        if shop.act(&Act::Roll(step(10, 2))).is_ok() {
            assert_eq!(places(&*shop), before);
            kept += 1;
        }
        shop.act(&Act::PutAllBack).expect("it is there");
        assert!(
            shop.plan()
                .expect("a plan")
                .rooms
                .iter()
                .all(|it| !it.moved)
        );
    }
    assert!(moved >= 15 && kept >= 5, "{moved} moved, {kept} kept");
}

#[test]
fn the_books_lists_are_worked_on_and_their_main_ways_come_first() {
    let mut shop = empty(1);
    let list = Act::Field("list", "first_example".to_owned());
    shop.act(&list).expect("a list");
    assert_eq!(shop.next(), None);
    let main: Vec<_> = shop
        .ways()
        .into_iter()
        .take_while(|it| it.rank == Rank::Main)
        .map(|it| (it.from.expect("a room"), it.to))
        .collect();
    assert_eq!(main, [(1, 3), (7, 10), (8, 9)]);
    let values = shop.values();
    assert_eq!(values.0["rooms"], "10");
    assert_eq!(values.0["die"], "8");
    // As a level it is the dungeon that other programs get.
    let laid = CardGrid::lay_out(&BOOK, &setup(&[("list", "first_example")]), 1);
    let laid = laid.expect("a dungeon").level;
    let level = shop.level("Works").expect("a level");
    assert_eq!(level.map, laid.map);
    assert_eq!(level.purposes, laid.purposes);
}

#[test]
fn levels_are_read_back_with_their_rooms() {
    let folder = tempfile::tempdir().expect("a folder");
    for seed in 0..6 {
        let mut shop = rolled(seed);
        let at = shop.plan().expect("a plan").rooms[3].rect.min;
        let _ = shop.act(&Act::Move(4, at + Cell::new(12, -9)));
        let level = shop.level("The works").expect("a level");
        let file = folder.path().join("level.ron");
        std::fs::write(&file, level.text().expect("RON")).expect("written");
        let read = Level::read(&file).unwrap_or_else(|problems| panic!("{problems:#?}"));
        assert_eq!(read.map.rooms().len(), level.map.rooms().len());
        for (one, other) in read.map.rooms().zip(level.map.rooms()) {
            assert_eq!(one.origin, other.origin);
            assert_eq!(one.shape.floor(), other.shape.floor());
            assert_eq!(read.purpose(one.id), level.purpose(other.id));
        }
        let drawn = svg(&read, |room| read.purpose(room.id).to_owned());
        assert!(drawn.starts_with("<svg ") && drawn.ends_with("</svg>\n"));
        let floor: usize = read.map.rooms().map(|room| room.cells().count()).sum();
        assert_eq!(drawn.matches("class=\"floor\"").count(), floor);
        assert_eq!(drawn.matches("class=\"number\"").count(), 10);
    }
}

#[test]
fn a_drawing_says_no_more_than_it_is_told() {
    let shop = rolled(1);
    let level = shop.level("<&>\u{1}").expect("a level");
    let drawn = svg(&level, |room| match room.id {
        RoomId(0) => "</text><script>".to_owned(),
        _ => String::new(),
    });
    assert!(drawn.contains("<title>&lt;&amp;&gt;\u{fffd}</title>"));
    assert!(drawn.contains("&lt;/text&gt;&lt;script&gt;") && !drawn.contains("<script"));
}

#[test]
fn nonsense_is_named_and_nothing_changes() {
    let mut shop = rolled(8);
    let good = text(&*shop);
    let list = |rooms: &str| format!("{{\"a:b\": (name: \"x\", die: 8, rooms: [{rooms}])}}");
    let room = "(size: 2, purpose: \"core:latrine\", ways: [])";
    let mut bad = vec![
        String::new(),
        "{}".to_owned(),
        "[1, 2".to_owned(),
        "(((((((((((((((((((((((((((((((".to_owned(),
        "{\"a:b\": ()}".to_owned(),
        list(""),
        list(&[room; 31].join(",")),
        list("(size: 0, purpose: \"core:latrine\")"),
        list("(size: 21, purpose: \"core:latrine\")"),
        list("(size: -1, purpose: \"core:latrine\")"),
        list("(size: 2, purpose: \"core:nowhere\")"),
        list("(size: 2, purpose: \"\")"),
        list("(size: 2, purpose: \"core:latrine\", ways: [Room(1)])"),
        list("(size: 2, purpose: \"core:latrine\", ways: [Room(0)])"),
        list("(size: 2, purpose: \"core:latrine\", ways: [Room(2)])"),
        list("(size: 2, purpose: \"core:latrine\", at: (x: 999, y: 0))"),
        list("(size: 2, purpose: \"core:latrine\", at: (x: 99999, y: 0))"),
        format!("{{\"a:b\": (name: \"x\", die: 7, rooms: [{room}])}}"),
        list(
            "(size: 2, purpose: \"core:latrine\", at: (x: 0, y: 0)), (size: 2, purpose: \"core:latrine\", at: (x: 1, y: 1))",
        ),
    ];
    // Every text that lacks an end.
    let ends: Vec<usize> = good.char_indices().map(|(at, _)| at).collect();
    let cut = ends.iter().step_by(7).map(|end| good[..*end].to_owned());
    let lacking = cut.filter(|it| it.trim_end().len() < good.trim_end().len());
    bad.extend(lacking);
    let mut faults = BTreeSet::new();
    for text in bad {
        match shop.read(&text) {
            Err(fault) => {
                faults.insert(fault);
            }
            Ok(()) => panic!("read: {text}"),
        }
    }
    assert!(faults.len() > 10, "{faults:#?}");
    assert_eq!(text(&*shop), good);
}

#[test]
fn ways_left_out_are_told_with_those_that_are_drawn() {
    for seed in 0..30 {
        let shop = rolled(seed);
        let (ways, plan) = (shop.ways(), shop.plan().expect("a plan"));
        let drawn: BTreeSet<(u8, u8)> = plan.corridors.iter().map(|it| (it.from, it.to)).collect();
        let told: BTreeSet<(u8, u8)> = ways
            .iter()
            .filter(|it| it.drawn)
            .map(|it| (it.from.unwrap_or(0), it.to))
            .collect();
        assert_eq!(drawn, told);
        let left = ways.iter().filter(|it| !it.drawn);
        for way in left {
            assert!(!drawn.contains(&(way.from.unwrap_or(0), way.to)));
        }
    }
}
