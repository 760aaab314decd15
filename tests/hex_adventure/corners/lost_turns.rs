//! Rallying and lost turns.

use super::*;

fn three_after_a_reaction() -> Play {
    let mut play = Play::skirmish("core:ajax,core:hector,core:paris", "core:bandit*1");
    play.arrange(
        |world| change(world, AJAX, |it: &mut Activity| it.reacted = true),
        &[],
    );
    play
}

pub(super) fn lost_turn(event: &Event) -> Option<FighterId> {
    match event {
        Event::TurnLost { who, .. } | Event::TurnPassed { who } => Some(*who),
        _ => None,
    }
}

#[test]
fn a_leader_comes_in_time_for_whoever_has_reacted() {
    let mut play = three_after_a_reaction();
    assert!(!play.offers(Action::Next { hero: AJAX }));
    play.act(Action::Next { hero: SECOND });
    play.act(Action::Rally { on: AJAX });
    play.dice(&[1, 1, 1]);
    assert!(play.told(|it| lost_turn(it) == Some(AJAX)).is_empty());
    play.act(Action::Next { hero: AJAX });
    assert_eq!(play.turn_of(), Some(AJAX));
}

#[test]
fn a_turn_is_lost_once_nobody_is_left_who_could_save_it() {
    let mut play = three_after_a_reaction();
    play.act(Action::Next { hero: SECOND });
    play.act(Action::End);
    assert_eq!(
        play.told(|it| lost_turn(it) == Some(AJAX)),
        [rules::REACT_ONCE]
    );
    assert_eq!(play.turn_of(), Some(THIRD));
    assert!(!play.fighter(AJAX).activity().reacted && play.fighter(AJAX).activity().acted);
    // A leader who has lost the turn as well saves nobody's.
    let mut play = three_after_a_reaction();
    play.arrange(
        |world| change(world, SECOND, |it: &mut Activity| it.reacted = true),
        &[],
    );
    assert_eq!(play.told(|it| lost_turn(it).is_some()).len(), 2);
    assert_eq!(play.turn_of(), Some(THIRD));
}

#[test]
fn falling_does_not_pay_for_a_reaction() {
    let mut play = three_after_a_reaction();
    let harm = Harm {
        damage: 8,
        fatigue: 0,
        st: 8,
    };
    let fell = Event::Fell {
        who: AJAX,
        dead: false,
        harm,
    };
    play.arrange(|world| happen(world, fell), &[]);
    // He is up again, whatever it was that helped him.
    assert!(play.is_up(AJAX) && play.fighter(AJAX).activity().reacted);
    assert!(!play.offers(Action::Next { hero: AJAX }));
}

#[test]
fn a_turn_passed_lying_down_pays_for_a_reaction() {
    let mut play = three_after_a_reaction();
    let lie = |world: &mut World| {
        change(world, AJAX, |it: &mut Health| it.damage = 15);
        let (boon, turns) = (Boon::Armour(1), Some(2));
        change(world, AJAX, |it: &mut Effects| {
            it.0.push(Lasting { boon, turns });
        });
    };
    play.arrange(lie, &[]);
    play.act(Action::Next { hero: SECOND });
    play.act(Action::End);
    play.act(Action::End);
    let lost = play.told(|it| lost_turn(it) == Some(AJAX));
    assert_eq!(lost, [rules::REACT_ONCE]);
    assert!(!play.fighter(AJAX).activity().reacted);
    // He has had no turn, so nothing has run out.
    assert_eq!(play.fighter(AJAX).effects()[0].turns, Some(2));
}

#[test]
fn whoever_is_held_in_the_middle_of_the_partys_turns_does_not_act_any_more() {
    let mut play = Play::skirmish("core:ajax,core:hector,core:paris", "core:bandit*1");
    play.act(Action::Next { hero: AJAX });
    let hold = |it: &mut Effects| it.0.push(lasts(Boon::Hold));
    play.arrange(|world| change(world, THIRD, hold), &[]);
    play.act(Action::End);
    assert_eq!(play.turn_of(), Some(SECOND));
    let lost = play.told(|it| lost_turn(it) == Some(THIRD));
    assert_eq!(lost, [rules::MAGIC_EFFECTS]);
}
