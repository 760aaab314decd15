//! What is so of foes of one kind only: favoured ones, those that magic protects from, and those that
//! are looked for.

use tabledelve::rulesets::dungeon_dive::{
    Action, Delving, Event, HeroRecord, Play as View,
    content::{Rolled, Skill, Standard},
    delve::{Asked, Choice},
    sheet::Sheet,
};

use crate::{dive_script::*, yard::*};

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

/// The number of dice that a search is rolled with.
fn search(play: &mut Play) -> usize {
    play.choose(Action::Take(Standard::Search));
    let mut dice = 0;
    while play.game.wanted().is_some() {
        play.dice([2]);
        dice += 1;
    }
    dice
}

#[test]
fn favoured_foes_are_found_more_easily() {
    for (feature, more) in [("core:favoured_humanoids", 1), ("core:favoured_undead", 0)] {
        let hero = knight(&[feature]);
        let mut play = fight(&[hero], &["lurker"], &[(4, 4), (4, 9)]);
        let lurker = foe(&play, 0);
        inflict(&mut play, lurker, "core:hidden");
        let sheet = Sheet::of(View::of(play.game.world()).figure(FIRST));
        let passive = sheet.passive_against(Skill::Perception, lurker);
        assert_eq!(passive, 10 + 5 * more, "{feature}");
        assert_eq!(search(&mut play), 1 + more as usize, "{feature}");
    }
}

#[test]
fn a_marked_foe_is_found_more_easily() {
    let mut play = fight(
        &[mage(&["core:hunters_mark"])],
        &["lurker"],
        &[(4, 4), (4, 7)],
    );
    let lurker = foe(&play, 0);
    cast(&mut play, "core:hunters_mark", 1);
    play.choose(Action::Target(lurker));
    inflict(&mut play, lurker, "core:hidden");
    assert_eq!(search(&mut play), 2);
}

#[test]
fn nobody_lies_in_wait_for_those_who_are_warned() {
    let hidden = |hero: HeroRecord, stealth: &[u16]| {
        let mut setup = setup(&[hero], &["lurker"]);
        setup.map = Some(id("nook"));
        let mut play = Play::begun(BOOK.clone(), setup);
        play.dice(stealth.iter().copied());
        play.dice([20, 1]);
        has(&play, foe(&play, 0), "core:hidden")
    };
    assert!(hidden(knight(&[]), &[15]));
    assert!(!hidden(knight(&["core:natural_explorer"]), &[]));
    let spear = HeroRecord {
        arms: vec![(id("core:spear"), Some(id("core:spear_of_warning")))],
        ..knight(&[])
    };
    // Its bearer rolls twice for initiative.
    assert!(!hidden(spear, &[20]));
}

#[test]
fn those_who_warn_their_side_see_through_traps() {
    let looks = |features: &[&str]| {
        let hero = knight(features);
        let mut play = dive(&[hero], &[]);
        // The hollow floor: its tiles are sounded out with Perception.
        trapped(&mut play, 2);
        waits(&play, Asked::Trap);
        play.act(|it| {
            let with = Rolled::Skill(Skill::Perception);
            matches!(it, Action::Delve(Choice::Way { with: it, .. }) if *it == with)
        });
        play.dice([2]);
        let rolled = |it: &Event| matches!(it, Event::Delving(Delving::Checked { .. }));
        play.game
            .log()
            .iter()
            .filter(|it| rolled(&it.event))
            .count()
    };
    // With advantage there is another die to come.
    assert_eq!(looks(&["core:trap_sense"]), 0);
    assert_eq!(looks(&[]), 1);
}
