//! Moves and pushes.

use super::*;

#[test]
fn a_move_that_is_cut_short_has_no_last_step_to_answer_for() {
    let mut play = Play::skirmish("core:ajax", "core:bandit*1");
    let path = [Cell::new(8, 2), Cell::new(8, 1)];
    let walk = || Task::Walk {
        turn: Turn::of(AJAX),
        path: path.into_iter().collect(),
        goal: None,
    };
    let from = Cell::new(9, 2);
    let placed = |world: &mut World| stand(world, AJAX, from);
    play.arrange(placed, &[walk()]);
    assert!(
        matches!(play.0.asking(), Some(Question::Hero(it)) if it.moved && it.before == Some(path[0]))
    );
    // Somebody has hold of Ajax before he gets anywhere.
    let held = |world: &mut World| {
        placed(world);
        stand(world, FOE, from);
    };
    play.arrange(held, &[walk()]);
    assert!(matches!(play.0.asking(), Some(Question::Hero(it)) if it.moved && it.before.is_none()));
    assert_eq!(play.fighter(AJAX).at, Some(from));
}

#[test]
fn nobody_is_blown_away_by_their_own_gale() {
    let mut play = Play::skirmish("core:ajax,core:magus", "core:bandit*1");
    let (here, there) = (Cell::new(8, 2), Cell::new(9, 2));
    let close = |world: &mut World| {
        stand(world, SECOND, here);
        stand(world, FOE, there);
    };
    play.arrange(close, &[casts(SECOND, "core:gale", FOE, 1)]);
    assert_eq!(play.fighter(SECOND).at, Some(here));
    let to = play.fighter(FOE).at.expect("a hex");
    assert!(hex::distance(here, to) > 1);
}
