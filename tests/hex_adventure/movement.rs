//! Movement: how far, around obstacles, past others.

use crate::{
    boards::{MISS, OAK},
    ground::{Ground, hero},
    script::{Play, foe_at, hero_at},
};
use tabledelve::{
    grid::Cell,
    rulesets::hex_adventure::{Action, Event, rules},
};

const FIELD: &[&str] = &[
    "..................",
    "..................",
    "..................",
    ".........P........",
    "..................",
    "..................",
    "P................A",
];

fn reach(dx: i32) -> usize {
    let ground = Ground::new(FIELD).foe("foe", OAK);
    let play = Play::fight(ground, &[hero([10, dx, 8], &[])], &[("test:foe", 1)]);
    play.choices(|act| matches!(act, Action::Move { .. }))
}

#[test]
fn a_move_is_half_of_dx_rounded_down() {
    // Hexes within 1, 2 and 3 of the middle: 6, 18, 36.
    assert_eq!([1, 2, 3, 4, 5, 6, 7].map(reach), [0, 6, 6, 18, 18, 36, 36]);
}

#[test]
fn of_the_shortest_ways_the_one_past_the_fewest_zones_is_taken() {
    let rows = &["........", "........", "...AP...", "........"];
    let ground = Ground::new(rows).foe("foe", OAK);
    let mut play = Play::fight(ground, &[hero([10, 10, 8], &[])], &[("test:foe", 1)]);
    play.go(4, 0);
    // By way of (3, 1) it would be as short, and past the foe.
    let path = [Cell::new(4, 1), Cell::new(4, 0)];
    play.said(
        rules::MOVE_SPACES,
        |event| matches!(event, Event::Moved { path: walked, .. } if walked[..] == path),
    );
    assert_eq!(play.count(rules::REACT_ZONE, |_| true), 0);
}

#[test]
fn a_way_of_ones_own_is_laid_hex_by_hex() {
    let rows = &["........", "........", "...AP...", "........"];
    let ground = Ground::new(rows).foe("foe", OAK);
    let mut play = Play::fight(
        ground,
        &[hero([10, 10, 8], &["weapon dagger"])],
        &[("test:foe", 1)],
    );
    // One hex of five.
    play.go(5, 2);
    let reach = |play: &Play| play.choices(|act| matches!(act, Action::Move { .. }));
    let left = reach(&play);
    assert!(left > 0 && left < 60, "{left}");
    // Then four more, round behind the foe, and none.
    play.go(4, 1).go(4, 0).go(3, 0).go(2, 1);
    assert_eq!(reach(&play), 0);
    assert_eq!(play.count(rules::REACT_ZONE, |_| true), 0);
    play.strike(0).dice(MISS).dice(MISS).bear();
    // Going on from a step past the foe, the foe may react to it.
    let ground = Ground::new(rows).foe("foe", OAK);
    let mut play = Play::fight(ground, &[hero([10, 10, 8], &[])], &[("test:foe", 1)]);
    play.go(3, 1);
    assert_eq!(play.count(rules::REACT_ZONE, |_| true), 0);
    play.go(3, 0).dice(MISS);
    assert_eq!(play.count(rules::REACT_ZONE, |_| true), 1);
    play.bear();
    assert_eq!(play.at(hero_at(0)), Some((3, 0)));
}

#[test]
fn burden_and_fleet_feet_count() {
    let hexes = |has: &[&str]| {
        let ground = Ground::new(FIELD).foe("foe", OAK);
        let play = Play::fight(ground, &[hero([10, 4, 8], has)], &[("test:foe", 1)]);
        play.choices(|act| matches!(act, Action::Move { .. }))
    };
    assert_eq!(hexes(&[]), 18);
    assert_eq!(hexes(&["armour leather"]), 6);
    assert_eq!(hexes(&["skill fleet_foot 1"]), 36);
}

#[test]
fn one_goes_round_obstacles() {
    for wall in ['#', '^', 'o', '~', '=', 'b'] {
        let rows = [
            "........".to_owned(),
            format!(".P{wall}....A"),
            "........".to_owned(),
        ];
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let ground = Ground::new(&rows).foe("foe", OAK);
        let mut play = Play::fight(ground, &[hero([10, 10, 8], &[])], &[("test:foe", 1)]);
        assert!(
            !play.offers(Action::Move {
                to: Cell::new(2, 1)
            }),
            "{wall}"
        );
        play.go(3, 1);
        play.said(
            rules::MOVE_OBSTACLES,
            |event| matches!(event, Event::Moved { path, .. } if path.len() == 3),
        );
    }
    // Brush, planks, doorways and stairs are no obstacles.
    for open in ['"', ':', '+'] {
        let rows = [
            "........".to_owned(),
            format!(".P{open}....A"),
            "........".to_owned(),
        ];
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let ground = Ground::new(&rows).foe("foe", OAK);
        let mut play = Play::fight(ground, &[hero([10, 10, 8], &[])], &[("test:foe", 1)]);
        play.go(3, 1);
        play.said(
            rules::MOVE_SPACES,
            |event| matches!(event, Event::Moved { path, .. } if path.len() == 2),
        );
    }
}

#[test]
fn one_goes_round_others_and_never_into_their_hex() {
    let rows = &["........", ".PP....A", "........"];
    let ground = Ground::new(rows).foe("foe", OAK);
    let heroes = [hero([10, 10, 8], &[]), hero([10, 10, 8], &[])];
    let mut play = Play::fight(ground, &heroes, &[("test:foe", 1)]);
    play.next(0);
    assert!(!play.offers(Action::Move {
        to: Cell::new(2, 1)
    }));
    play.go(3, 1);
    play.said(
        rules::MOVE_OCCUPIED,
        |event| matches!(event, Event::Moved { path, .. } if path.len() == 3),
    );
}

/// The two ends of a stair are neighbours, wherever they are drawn.
#[test]
fn stairs_join_what_is_drawn_apart() {
    let rows = &["####.####", "#P1#.#1A#", "####.####"];
    let ground = Ground::new(rows).foe("foe", OAK);
    let mut play = Play::fight(
        ground,
        &[hero([10, 10, 8], &["weapon dagger"])],
        &[("test:foe", 1)],
    );
    play.go(6, 1);
    play.said(
        rules::MOVE_SPACES,
        |event| matches!(event, Event::Moved { path, .. } if path.len() == 2),
    );
    assert!(play.offers(Action::Strike { on: foe_at(0) }));
    assert_eq!(play.at(hero_at(0)), Some((6, 1)));
}
