//! Falls, pushes, thrown weapons, and where there is room for somebody.

use proptest::prelude::*;
use tabledelve::{
    dice::DiceExpr,
    grid::Cell,
    rulesets::dungeon_dive::{board::Stand, content::Size},
};

use crate::ground::{at, board, bright, field, grounds, person, stands};

#[test]
fn falls_are_counted_in_tens_of_feet() {
    let rows = [
        "########", "#...XX.#", "+...XX.+", "#...XX.#", "#......#", "########",
    ];
    let ledge = field(&rows, &["", ".22", ".22", ".22"]);
    let over = bright(&ledge);
    let board = board(&ledge, &over, &[]);
    let six: DiceExpr = "1d6".parse().unwrap();
    let damage = |feet| {
        let fall = board.fall(Stand {
            up: feet,
            ..person(3, 1)
        });
        fall.damage(six, 20).map(|it| it.to_string())
    };
    assert_eq!(damage(9), None);
    assert_eq!(damage(10).as_deref(), Some("d6"));
    assert_eq!(damage(35).as_deref(), Some("3d6"));
    assert_eq!(damage(500).as_deref(), Some("20d6"));
    // Pushed over the edge of a ledge, and into a chasm.
    let pushed = board.pushed(person(2, 2), person(1, 2), 15, false);
    let cells: Vec<_> = pushed.iter().map(|it| (it.cell.x, it.up)).collect();
    assert_eq!(cells, [(3, 10)]);
    assert_eq!(board.fall(pushed[0]).feet, 10);
    let pushed = board.pushed(person(3, 2), person(2, 2), 15, false);
    assert_eq!(pushed.last().map(|it| board.fall(*it).feet), Some(60));
    // Whoever flies is pushed on at the same height.
    let flying = board.pushed(person(3, 2), person(2, 2), 15, true);
    let heights: Vec<_> = flying
        .iter()
        .map(|it| (it.cell.x, board.base(*it)))
        .collect();
    assert_eq!(heights, [(4, 0), (5, 0), (6, 0)]);
    // Up a ledge nobody is pushed, nor through a wall.
    assert!(
        board
            .pushed(person(3, 2), person(4, 2), 10, false)
            .is_empty()
    );
    assert!(
        board
            .pushed(person(6, 1), person(6, 2), 10, false)
            .is_empty()
    );
}

#[test]
fn pulling_stops_beside_whoever_pulls() {
    let rows = ["########", "#......#", "+......+", "########"];
    let hall = field(&rows, &[]);
    let over = bright(&hall);
    let stands = [person(1, 1), person(6, 1), person(3, 2)];
    let board = board(&hall, &over, &stands);
    let pulled = board.pulled(stands[1], stands[0], 60, false);
    assert_eq!(pulled.last().map(|it| it.cell), Some(at(2, 1)));
    let pushed = board.pushed(stands[1], stands[0], 60, false);
    assert!(pushed.is_empty(), "a wall is behind");
    let against = board.pushed(person(2, 2), person(1, 2), 60, false);
    assert!(against.is_empty(), "somebody is behind");
}

#[test]
fn nobody_is_pushed_over_somebody_who_stands_below_a_ledge() {
    let rows = ["########", "#......#", "+......+", "#......#", "########"];
    let ledge = field(&rows, &["", "....111", "....111", "....111"]);
    let over = bright(&ledge);
    let pushed = |who: Stand, by: Stand, below: Stand| {
        let stands = [who, by, below];
        let pushed = board(&ledge, &over, &stands).pushed(who, by, 5, false);
        pushed.last().map(|it| it.cell)
    };
    // A step down would end in somebody else’s square.
    let (edge, behind) = (person(4, 2), person(5, 2));
    assert_eq!(pushed(edge, behind, person(3, 2)), None);
    assert_eq!(pushed(edge, behind, person(2, 2)), Some(at(3, 2)));
    // A large figure fills what lies below it with a part of it on the ledge.
    let giant = Stand::new(at(4, 1), Size::Large);
    let behind = giant.at(at(6, 1));
    assert_eq!(pushed(giant, behind, person(3, 1)), None);
    assert_eq!(pushed(giant, behind, person(2, 1)), Some(at(3, 1)));
}

#[test]
fn what_is_thrown_and_misses_lies_behind_its_target() {
    let rows = ["########", "#......#", "+......+", "#......#", "########"];
    let hall = field(&rows, &[]);
    let over = bright(&hall);
    let board = board(&hall, &over, &[]);
    let thrower = person(1, 1);
    assert_eq!(board.beyond(thrower, person(3, 1), 5), at(4, 1));
    assert_eq!(
        board.beyond(thrower, person(3, 3), 5),
        at(3, 3),
        "a wall is behind"
    );
    assert_eq!(board.beyond(thrower, person(2, 2), 5), at(3, 3));
    let giant = Stand::new(at(3, 1), Size::Large);
    assert_eq!(board.beyond(person(1, 1), giant, 5), at(5, 1));
    // Thrown down from straight above, it lies where it fell.
    let above = Stand {
        up: 10,
        ..person(3, 2)
    };
    assert_eq!(board.beyond(above, person(3, 2), 5), at(3, 2));
}

#[test]
fn a_figure_fits_where_all_of_it_has_room() {
    let rows = ["########", "#..XX..#", "+...#..+", "#......#", "########"];
    let room = field(&rows, &["", ".....1"]);
    let over = bright(&room);
    let other = person(2, 3);
    let stands = [other];
    let board = board(&room, &over, &stands);
    let fits = |stand| board.fits(stand, None);
    let above = |up, x, y| Stand { up, ..person(x, y) };
    assert!(fits(person(1, 1)));
    assert!(!fits(other), "somebody is there");
    assert!(board.fits(other, Some(other)), "unless it is oneself");
    assert!(fits(above(5, 2, 3)) && !fits(above(4, 2, 3)), "above them");
    assert!(!fits(person(4, 2)) && !fits(person(3, 1)));
    assert!(fits(above(60, 3, 1)), "over the gap");
    assert!(
        fits(above(15, 1, 1)) && !fits(above(20, 1, 1)),
        "the ceiling"
    );
    let giant = Stand::new(at(1, 2), Size::Large);
    assert!(fits(giant.at(at(1, 1))));
    assert!(!fits(giant), "somebody is in its way");
    assert!(board.fits(giant, Some(other)));
}

#[test]
fn reach_is_shown_around_corners_and_not_through_walls() {
    let rows = ["########", "#..#...#", "+..#...+", "#......#", "########"];
    let room = field(&rows, &["", "", "", ".....22"]);
    let over = bright(&room);
    let board = board(&room, &over, &[]);
    let near: Vec<Cell> = board.threatened(person(2, 2), 5).iter().collect();
    let around = [(1, 1), (2, 1), (1, 2), (1, 3), (2, 3), (3, 3)];
    assert_eq!(near, around.map(|(x, y)| at(x, y)));
    let far = board.threatened(person(2, 2), 10);
    assert!(far.contains(at(4, 3)) && !far.contains(at(4, 1)));
    // Ten feet up is out of reach.
    let below = board.threatened(person(4, 3), 5);
    assert!(below.contains(at(4, 2)) && !below.contains(at(5, 3)));
}

proptest! {
    #[test]
    fn a_push_leads_straight_away_and_never_up(
        ground in grounds(), from in stands(), by in stands(), squares in 0u16..6, flies: bool,
    ) {
        let field = ground.field();
        let over = bright(&field);
        let stands = [from, by];
        let board = board(&field, &over, &stands);
        let pushed = board.pushed(from, by, squares * 5, flies);
        prop_assert!(pushed.len() <= usize::from(squares));
        let mut last = from;
        let apart = !board.meet(from, by);
        for stand in pushed {
            // Whoever falls is not there yet.
            let falls = stand.up > 0 && !flies;
            prop_assert!(falls || !apart || !board.meet(stand, by), "{stand:?}");
            prop_assert_eq!(last.cell.reach_to(stand.cell), 1);
            prop_assert!(stand.squares_to(by) >= last.squares_to(by));
            prop_assert!(board.base(stand) <= board.base(last));
            prop_assert!(!flies || board.base(stand) == board.base(last));
            last = stand;
        }
        prop_assert!(flies || last == from || board.fall(last).feet as i16 == last.up);
    }
}
