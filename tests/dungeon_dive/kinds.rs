//! What is so of foes of one kind only: favoured ones, those that magic protects from, and those that
//! are looked for.

use tabledelve::rulesets::dungeon_dive::Action;

use crate::yard::*;

#[test]
fn protection_from_evil_and_good_keeps_their_fear_off() {
    for (kind, frightened) in [("wailer", false), ("howler", true)] {
        let hero = mage(&["core:protection_from_evil_and_good"]);
        let mut play = fight(&[hero], &[kind], &[(4, 4), (4, 7)]);
        cast(&mut play, "core:protection_from_evil_and_good", 1);
        play.choose(Action::Target(FIRST));
        play.choose(Action::Done);
        play.dice([2]);
        assert!(on_turn(&play, FIRST));
        assert_eq!(has(&play, FIRST, "core:frightened"), frightened, "{kind}");
    }
}
