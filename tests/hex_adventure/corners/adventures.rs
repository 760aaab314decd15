//! Adventures.

use super::{lost_turns::lost_turn, *};

/// Options that can be tried once: adventure, entry, option, and the entry on failure.
const ONE_CHANCE: [(&str, u16, u8, u16); 11] = [
    ("core:rain_by_saturday", 16, 0, 50),
    ("core:rain_by_saturday", 72, 0, 21),
    ("core:rain_by_saturday", 72, 1, 5),
    ("core:marigold", 16, 2, 67),
    ("core:borrowed_bell", 35, 1, 63),
    ("core:borrowed_bell", 73, 1, 46),
    ("core:borrowed_bell", 102, 0, 46),
    ("core:borrowed_bell", 139, 1, 25),
    ("core:borrowed_bell", 143, 1, 11),
    ("core:borrowed_bell", 231, 0, 162),
    ("core:borrowed_bell", 17, 1, 101),
];

#[test]
fn what_has_failed_is_not_tried_again() {
    for (adventure, entry, option, failed) in ONE_CHANCE {
        let mut play = Play::of(setup(&[("adventure", adventure)]));
        let rope = Possession::Good(good("core:rope"));
        let has_rope = |world: &mut World| {
            let (thing, count) = (rope, 1);
            happen(world, Event::Got { thing, count });
        };
        let act = Action::Option { option };
        play.arrange(has_rope, &[Task::Read(entry)]);
        play.roll_on();
        assert!(
            play.offers(act),
            "{adventure} {entry}: {option} is open at first"
        );
        play.arrange(|_| {}, &[Task::Read(failed)]);
        play.roll_on();
        if let Some(Question::Whom { .. }) = play.0.asking() {
            play.act(Action::Who { hero: AJAX });
            play.roll_on();
        }
        play.arrange(|_| {}, &[Task::Read(entry)]);
        play.roll_on();
        assert!(
            !play.offers(act),
            "{adventure} {entry}: {option} is closed after it failed"
        );
        assert!(!play.offer().choices.is_empty());
    }
}

#[test]
fn a_forfeited_turn_is_not_lost_twice() {
    let mut play = Play::skirmish("core:ajax,core:hector", "core:bandit*1");
    let close = |world: &mut World| {
        stand(world, AJAX, Cell::new(8, 2));
        stand(world, SECOND, Cell::new(4, 8));
        stand(world, FOE, Cell::new(9, 2));
    };
    let strike = Task::Attack(Attack {
        by: FOE,
        on: AJAX,
        mode: AttackMode::Strike,
        first: false,
    });
    play.arrange(close, &[strike]);
    play.dice(&[1, 1, 1]);
    let to = play.offer().choices.iter().find_map(|it| match it.act {
        Action::Dodge { .. } => Some(it.act),
        _ => None,
    });
    play.act(to.expect("somewhere to dodge to"));
    play.dice(&[1, 1, 1]);
    assert!(play.fighter(AJAX).activity().reacted);
    // Hector could rally him, does not, and Ajax loses this turn and no other.
    assert_eq!(play.turn_of(), Some(SECOND));
    play.act(Action::End);
    assert_eq!(play.told(|it| lost_turn(it).is_some()).len(), 1);
    assert!(!play.fighter(AJAX).activity().reacted);
}
