//! Getting up.

use super::*;

#[test]
fn whoever_wakes_where_somebody_stands_gets_up_beside_them() {
    let spot = Cell::new(8, 2);
    for over in [FOE, THIRD] {
        let mut play = Play::skirmish("core:ajax,core:magus,core:hector", "core:bandit*1");
        let lay = |world: &mut World| {
            change(world, AJAX, |it: &mut Health| it.damage = 14);
            stand(world, AJAX, spot);
            stand(world, over, spot);
        };
        play.arrange(lay, &[casts(SECOND, "core:heal_wounds", AJAX, 5)]);
        assert!(play.is_up(AJAX));
        let at = play.fighter(AJAX).at.expect("a hex");
        assert_eq!(hex::distance(at, spot), 1, "{at:?}");
        assert_eq!(at.y, spot.y - 1, "the uppermost of those beside it");
        let got_up = play.told(|it| matches!(it, Event::GotUp { who: AJAX, .. }));
        assert_eq!(got_up, [rules::HARM_OUT]);
        play.sound();
    }
}

#[test]
fn whoever_wakes_in_an_empty_hex_gets_up_there() {
    let mut play = Play::skirmish("core:ajax,core:magus", "core:bandit*1");
    let before = play.fighter(AJAX).at;
    play.arrange(
        |world| change(world, AJAX, |it: &mut Health| it.damage = 14),
        &[casts(SECOND, "core:heal_wounds", AJAX, 5)],
    );
    assert!(play.is_up(AJAX));
    assert_eq!(play.fighter(AJAX).at, before);
}
