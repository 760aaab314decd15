//! The battle board: where ranks stand, where one can go.

use tabledelve::{
    grid::{Cell, Facing, Flank},
    rulesets::band_crawl::{Action, Faction, FigureId, Place, rules},
};

use super::play::{Play, fights};

/// Where figures are, as column and row, counted from the edge of those who were there.
fn places(play: &Play) -> Vec<String> {
    let figures = play.band().figures();
    let told = figures.map(|it| match it.stance().place {
        Place::Square(at) => format!("{}: {},{}", it.id().0, at.y - 15_500, 5 - at.x),
        other => format!("{}: {other:?}", it.id().0),
    });
    told.collect()
}

/// The square in this column and row; see [`places`].
pub fn square(column: i16, row: i16) -> Cell {
    Cell::new(5 - row, 15_500 + column)
}

#[test]
fn front_ranks_stand_on_the_second_row() {
    // Five against nine in a room: four in front, the weakest behind; of the nine one waits.
    let band = ["elf thief 4: sword"; 5];
    let foes = [
        "goblin thief 3: sword",
        "goblin thief 5: sword",
        "goblin thief 3: sword",
        "goblin thief 3: sword",
        "goblin thief 3: sword",
        "goblin shooter 3: bow",
        "goblin thief 3: sword",
        "goblin thief 2: sword",
        "goblin thief 1: sword",
    ];
    let play = fights(&band, &foes, Faction::Band, true);
    // The band comes, and has the last two rows; the middle of each is first.
    let band = ["0: 1,4", "1: 2,4", "2: 0,4", "3: 3,4", "4: 1,5"];
    assert_eq!(places(&play)[..5], band);
    // The leader is in front, the archer as well, at the end of the rank, out of nobody's way.
    let foes = [
        "5: 2,1",
        "6: 1,1",
        "7: 0,1",
        "8: 1,0",
        "9: 2,0",
        "10: 3,1",
        "11: 0,0",
        "12: 3,0",
        "13: Waiting",
    ];
    assert_eq!(places(&play)[5..], foes);
    // Two abreast in a corridor.
    let play = fights(
        &["elf thief 4: sword"; 5],
        &["goblin thief 3: sword"],
        Faction::Foes,
        false,
    );
    let all = [
        "0: 0,1",
        "1: 1,1",
        "2: 0,0",
        "3: 1,0",
        "4: Waiting",
        "5: 0,4",
    ];
    assert_eq!(places(&play), all);
}

/// A star has won the charge, and stands at 1,4; a zombie is at 1,1.
fn before_a_zombie() -> Play {
    let mut play = fights(
        &["elf thief 5*: sword"],
        &["zombie warrior 3: sword"],
        Faction::Band,
        true,
    );
    play.dice([1, 1, 1, 1]).dice([6, 6, 6]);
    play
}

#[test]
fn six_squares_and_stop_at_contact() {
    let mut play = before_a_zombie();
    // Next to the zombie one stops, so that the squares behind it are reached by nobody.
    let offered = |x, y| play.offers(Action::Step(square(x, y)));
    for (x, y) in [(0, 3), (3, 5), (0, 2), (1, 2), (2, 2), (3, 1), (3, 0)] {
        assert!(offered(x, y), "{x},{y}");
    }
    for (x, y) in [(1, 1), (1, 4), (0, 0), (1, 0), (0, 1)] {
        assert!(!offered(x, y), "{x},{y}");
    }
    // From the side one comes to it by the free column.
    assert!(offered(2, 0) && offered(2, 1));
    play.choose(Action::Step(square(2, 2)));
    assert!(!play.offers(Action::Step(square(2, 3))));
    play.choose(Action::Strike(FigureId(1)));
    play.dice([6, 6, 6, 6, 6, 6]).dice([6, 6, 6]);
    play.dice([1, 6, 6, 6, 6, 6]).dice([6, 6, 6]).dice([1]);
    play.said(rules::CRISIS_DEAD, |_| true);
}

#[test]
fn the_rest_wait_outside() {
    let foes = ["goblin thief 3: sword"; 5];
    let star = ["dwarf thief 5*: sword protected"];
    let mut play = fights(&star, &foes, Faction::Band, false);
    assert_eq!(play.figure(5).stance().place, Place::Waiting);
    play.dice([6; 4]).dice([1; 4]);
    // Two fill the corridor before the star; the fifth comes in when its side is active again.
    for _ in 0..2 {
        play.dice([6; 4]).dice([1; 5]).dice([1]);
    }
    play.dice([1, 1]);
    assert_eq!(play.figure(5).stance().place, Place::Waiting);
    play.choose(Action::Wait);
    assert_eq!(
        play.count(rules::BOARD_OUTSIDE, |_| true),
        1,
        "{}",
        play.asked()
    );
    assert!(play.figure(5).at().is_some());
}

/// 23.2 and 22.1: the zombie looks at the other edge until it is attacked from behind, and then at
/// whoever attacks it.
#[test]
fn attacked_from_behind() {
    let mut play = before_a_zombie();
    let faces = |play: &Play, who: u16| play.figure(who).stance().facing;
    let away = faces(&play, 1);
    play.choose(Action::Step(square(2, 0)));
    let [star, zombie] = [0, 1].map(|who| play.figure(who).at().expect("on the board"));
    assert_eq!(away.flank(zombie, star), Flank::Rear);
    play.choose(Action::Strike(FigureId(1)));
    assert_eq!(Some(faces(&play, 1)), Facing::towards(zombie, star));
    assert_eq!(Some(faces(&play, 0)), Facing::towards(star, zombie));
    // Nothing is lost or gained by it: the dice and what changes them are those of an attack from
    // the front.
    let mut other = before_a_zombie();
    other.choose(Action::Step(square(2, 2)));
    other.choose(Action::Strike(FigureId(1)));
    for play in [&mut play, &mut other] {
        play.dice([1; 6]).dice([6; 3]);
        play.said(rules::MELEE_ROUND, |_| true);
    }
    assert_eq!(play.modifiers(), other.modifiers());
}

/// 18.4 and 21.4: one move, then one act, and nothing after it.
#[test]
fn one_move_and_one_act() {
    let zombie = "zombie warrior 3: sword";
    let mut play = fights(
        &["elf thief 5*: sword"],
        &[zombie, zombie],
        Faction::Band,
        true,
    );
    play.feed(&[("charge", &[1]), ("charge-against", &[6])]);
    let steps = |play: &Play| play.choices(|it| matches!(it, Action::Step(_)));
    assert!(steps(&play) > 4);
    play.choose(Action::Step(square(2, 2)));
    // There is no second move, but still an act.
    assert_eq!(steps(&play), 0);
    assert!(play.offers(Action::Strike(FigureId(1))) && play.offers(Action::Strike(FigureId(2))));
    play.choose(Action::Strike(FigureId(1)));
    play.dice([1, 1, 1, 1, 1, 1]).dice([6, 6, 6]).dice([1]);
    // The first is dead and the other still there, but that is for another turn.
    play.said(rules::CRISIS_DEAD, |_| true);
    let fight = play.band().state().fight.clone().expect("a fight");
    assert!(fight.done.contains(&FigureId(0)) || fight.acting == Faction::Foes);
    assert!(play.game.asking().is_none(), "{}", play.asked());
}
