//! Acts and reactions that ask who is on the other side, and with what.

use tabledelve::rulesets::dungeon_dive::{
    Action, Event, Fighting, HeroRecord, How, Question, content::Source,
};

use crate::yard::*;

fn archer(features: &[&str]) -> HeroRecord {
    let mut hero = armed(knight(features), &["bow"]);
    hero.gear = vec![(id("shots"), 5)];
    hero
}

fn attacks(play: &Play) -> usize {
    count(play, |it| {
        matches!(it, Event::Fighting(Fighting::AttackRolled { .. }))
    })
}

fn reacts(play: &mut Play) {
    play.waits(|it| matches!(it, Question::Reaction { .. }));
    play.act(|it| matches!(it, Action::Use { .. }));
}

#[test]
fn a_blow_can_be_parried_and_a_shot_cannot() {
    let mut play = fight(&[knight(&[])], &["parrier"], &[(4, 4), (4, 5)]);
    let parrier = foe(&play, 0);
    strike(&mut play, parrier);
    // 8 and 5 are enough for AC 12, and not for 14.
    play.dice([8]);
    assert_eq!(points(&play, parrier), 22);
    let mut play = fight(&[archer(&[])], &["parrier"], &[(4, 4), (4, 7)]);
    let parrier = foe(&play, 0);
    play.act(|it| {
        matches!(
            it,
            Action::Attack {
                how: How::Shoot,
                ..
            }
        )
    });
    play.dice([11, 4]);
    assert_eq!(points(&play, parrier), 22 - 4);
}

#[test]
fn only_the_large_are_struck_in_answer_by_a_killer_of_giants() {
    let killer = || knight(&["core:giant_killer"]);
    let mut play = fight(&[killer()], &["ogre"], &[(4, 4), (4, 5)]);
    let ogre = foe(&play, 0);
    play.choose(Action::Done);
    play.dice([15]);
    reacts(&mut play);
    play.dice([10, 5, 1]);
    assert_eq!(points(&play, ogre), 22 - 8);
    assert_eq!(points(&play, FIRST), 10 - 4);
    let mut play = fight(&[killer()], &["brute"], &[(4, 4), (4, 5)]);
    play.choose(Action::Done);
    play.dice([15, 1]);
    assert_eq!(points(&play, FIRST), 10 - 4);
    assert!(on_turn(&play, FIRST));
}

#[test]
fn a_bow_is_shot_even_at_those_who_are_near() {
    let mut play = fight(
        &[archer(&["core:giant_killer"])],
        &["ogre"],
        &[(4, 4), (4, 5)],
    );
    let ogre = foe(&play, 0);
    play.choose(Action::Done);
    play.dice([15]);
    reacts(&mut play);
    // Beside a foe the lower die counts, and nothing is added to the damage.
    play.dice([19, 11, 5, 1]);
    assert_eq!(points(&play, ogre), 22 - 5);
}

#[test]
fn a_net_is_for_those_who_are_not_too_large() {
    let mut hero = knight(&[]);
    hero.gear = vec![(id("core:net"), 1)];
    let mut play = fight(&[hero], &["post"], &[(4, 4), (4, 5)]);
    let post = foe(&play, 0);
    play.act(|it| {
        matches!(
            it,
            Action::Use {
                source: Source::Gear(_),
                ..
            }
        )
    });
    play.choose(Action::Target(post));
    // Beside a foe.
    play.dice([18, 17]);
    assert!(has(&play, post, "core:restrained"));
}

#[test]
fn a_foe_does_what_it_can_only_do_to_some() {
    for (prone, all) in [(false, 1), (true, 2)] {
        let mut play = fight(&[knight_of(5, &[])], &["pouncer"], &[(4, 4), (4, 5)]);
        if prone {
            inflict(&mut play, FIRST, "core:prone");
        }
        play.choose(Action::Done);
        match prone {
            true => play.dice([1, 2, 1, 2]),
            false => play.dice([2]),
        };
        assert_eq!(attacks(&play), all);
        assert!(on_turn(&play, FIRST));
    }
}

#[test]
fn whoever_does_it_chooses_what_befalls_a_foe() {
    let mut play = fight(&[mage(&["core:command"])], &["brute"], &[(4, 1), (4, 7)]);
    let brute = foe(&play, 0);
    cast(&mut play, "core:command", 1);
    play.choose(Action::Target(brute));
    play.dice([5]);
    play.waits(|it| matches!(it, Question::OneOf(_)));
    play.choose(Action::Option(3));
    assert!(has(&play, brute, "core:prone"));
    assert!(on_turn(&play, FIRST));
}

#[test]
fn a_foe_chooses_what_is_worst() {
    let mut play = fight(&[knight(&[])], &["hexer"], &[(4, 4), (4, 5)]);
    play.choose(Action::Done);
    play.dice([5]);
    assert!(has(&play, FIRST, "core:blinded"));
    assert!(on_turn(&play, FIRST));
}

#[test]
fn one_more_foe_beside_the_first_is_struck_once_a_turn() {
    let hero = knight_of(5, &["core:horde_breaker"]);
    let at = [(4, 4), (4, 5), (5, 5), (4, 3)];
    let mut play = fight(&[hero], &["post", "glass", "brute"], &at);
    let (post, glass) = (foe(&play, 0), foe(&play, 1));
    let breaks = |it: &Action| {
        matches!(
            it,
            Action::Use {
                source: Source::Feature(_),
                ..
            }
        )
    };
    assert_eq!(play.choices(breaks), 0);
    strike(&mut play, post);
    play.dice([10, 5]);
    play.act(breaks);
    assert_eq!(play.choices(|it| matches!(it, Action::Target(_))), 1);
    play.choose(Action::Target(glass));
    play.dice([10, 5]);
    assert_eq!(points(&play, glass), 40 - 8);
    strike(&mut play, post);
    play.dice([10, 5]);
    assert_eq!(play.choices(breaks), 0);
}
