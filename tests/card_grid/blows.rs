//! Attacks of heroes and of foes, and what they do besides.

use tabledelve::rulesets::card_grid::{
    Action, CardState, Condition, Fighting, FigureId, HeroRecord, Question, Tapped, content::Skill,
    rules,
};

use super::table::*;

/// The margin of the only attack by a hero of this kind on an ogre, with these two dice.
fn margin(hero: HeroRecord, faces: [u16; 2]) -> u8 {
    let mut play = fight(&[hero], &[(0, 0)], &[("ogre", &[10, 10], (1, 0))]);
    play.choose(attack(1)).dice(faces);
    let hit = fought(&play)
        .into_iter()
        .find_map(|(_, event)| match event {
            Fighting::Attacked { margin, .. } => Some(margin),
            _ => None,
        });
    ones(&mut play);
    hit.expect("an attack")
}

/// The rulebook: Fight 6 and a sweep of +1, the dice show 6, the sum is 13, the margin 4.
#[test]
fn seven_and_six_are_four_above_nine() {
    let sweeper = || fighter(&[(4, "low_sweep")], &["chin_down"]);
    assert_eq!(margin(sweeper(), [3, 3]), 4);
    // 7 and 2 are only 9.
    assert_eq!(margin(sweeper(), [1, 1]), 0);
    // The jab has a difficulty of its own: 8.
    assert_eq!(
        margin(fighter(&[(4, "quick_jab")], &["chin_down"]), [3, 3]),
        5
    );
    // A goblin's 2 and an 8 on one die are a 10, and the hero pays 1 for it.
    let mut play = fight(
        &[fighter(&[(4, "low_sweep")], &["chin_down"])],
        &[(0, 0)],
        &[("goblin", &[6], (1, 0))],
    );
    play.choose(Action::Done).dice([8]);
    assert_eq!(margins(&play), [1]);
}

#[test]
fn each_attack_has_its_skill_and_its_bonus_and_is_never_used_up() {
    // The same two dice with +1 and with +2.
    assert_eq!(
        margin(fighter(&[(4, "low_sweep")], &["chin_down"]), [3, 3]),
        4
    );
    assert_eq!(margin(fighter(&[(4, "lunge")], &["chin_down"]), [3, 3]), 5);
    // The rim of a shield is for Guard, of which this one has 4.
    let rim = HeroRecord {
        attacks: fighter(&[(4, "shield_rim")], &[]).attacks,
        ..guard()
    };
    assert_eq!(margin(rim, [3, 3]), 2);
    let hero = fighter(&[(4, "low_sweep")], &["chin_down"]);
    let mut play = fight(&[hero], &[(0, 0)], &[("ogre", &[10, 10], (1, 0))]);
    for round in 1..=4 {
        assert!(play.offers(attack(1)), "round {round}");
        play.choose(attack(1)).dice([1, 1]);
        ones(&mut play);
    }
}

#[test]
fn whoever_lacks_a_skill_adds_nothing() {
    // A dwarf alone has no joint and so no skill: 12 and the card's 1 against 9.
    let alone = || {
        let dwarf = hero(&[(4, "dwarf")], &[(4, "spark")], &["chin_down"]);
        with(dwarf, &[], &["be_still"])
    };
    assert_eq!(margin(alone(), [6, 6]), 4);
    let play = fight(&[alone()], &[(0, 0)], &[("ogre", &[10, 10], (1, 0))]);
    assert!(Skill::ALL.iter().all(|it| seat(&play, 0).skill(*it) == 0));
    assert_eq!(play.refused(Action::Guard(FIRST)), Some(rules::SKILL_NONE));
    assert_eq!(play.choices(|it| matches!(it, Action::Mend { .. })), 0);
    assert_eq!(seat(&play, 0).hand().spells[..], [CardState::Stored]);
}

#[test]
fn an_attack_reaches_as_far_as_its_card_says() {
    let hero = || {
        fighter(
            &[(4, "low_sweep"), (3, "long_thrust"), (1, "sling_stone")],
            &["chin_down"],
        )
    };
    // Side by side, at a corner, two squares away, and six: a friend is in the line of the last.
    let foes: [Posted<'_>; 4] = [
        ("goblin", &[6], (0, 1)),
        ("goblin", &[6], (1, 1)),
        ("goblin", &[6], (2, 1)),
        ("goblin", &[6], (5, 0)),
    ];
    let play = fight(&[hero(), healer()], &[(0, 0), (3, 0)], &foes);
    let reached = |card| [2, 3, 4, 5].map(|on| play.offers(attack_by(card, on)));
    assert_eq!(reached(4), [true, true, false, false]);
    assert_eq!(reached(3), [true, true, true, false]);
    assert_eq!(reached(1), [true; 4]);
    assert_eq!(play.refused(attack_by(4, 4)), Some(rules::ATTACK_REACH));
    // Whoever hides is attacked from the next square only.
    let mut play = play;
    arrange(&mut play, |desk| {
        desk.lasting(FigureId(3), |it| it.hidden = true);
        desk.lasting(FigureId(5), |it| it.hidden = true);
    });
    assert!(play.offers(attack_by(1, 3)));
    assert_eq!(play.refused(attack_by(1, 5)), Some(rules::ATTACK_REACH));
}

#[test]
fn effects_follow_the_dice_and_a_hit_for_a_number_needs_no_roll() {
    // A sweep holds what is still up.
    let sweeper = || fighter(&[(4, "low_sweep")], &["chin_down"]);
    let mut play = fight(&[sweeper()], &[(0, 0)], &[("ogre", &[8, 3], (1, 0))]);
    play.choose(attack(1)).dice([2, 2]);
    assert_eq!(dice(&play, 1), [8]);
    let held = |event: &Fighting| {
        matches!(
            event,
            Fighting::Affected {
                on: FigureId(1),
                ..
            }
        )
    };
    assert_eq!(fought(&play).iter().filter(|it| held(&it.1)).count(), 1);
    ones(&mut play);
    let mut play = fight(&[sweeper()], &[(0, 0)], &[("goblin", &[2], (1, 0))]);
    play.choose(attack(1)).dice([2, 2]);
    assert_eq!(fought(&play).iter().filter(|it| held(&it.1)).count(), 0);
    // 6 and 2 and 2 are 10: a margin of 1 takes the 3, and the second cut, for 2, takes the 8.
    let cutter = fighter(&[(4, "cut_and_cut_again")], &["chin_down"]);
    let mut play = fight(&[cutter], &[(0, 0)], &[("ogre", &[8, 3], (1, 0))]);
    play.choose(attack(1)).dice([1, 1]);
    let stance = foe(&play, 1).figure().stance();
    assert_eq!(stance.condition, Condition::Dead);
    assert_eq!(
        play.game
            .log()
            .iter()
            .filter(|it| it.rule == rules::ATTACK_ROLL)
            .count(),
        1
    );
    // A wild swing exposes whoever makes it, through the foes' turns.
    let swinger = fighter(&[(4, "wild_swing")], &["chin_down"]);
    let mut play = fight(&[swinger], &[(0, 0)], &[("ogre", &[10, 9], (1, 0))]);
    play.choose(attack(1)).dice([1, 1]);
    assert_eq!(seat(&play, 0).difficulty(), 7);
    ones(&mut play);
    // A cut and a step away: with a success, whoever makes it may go two squares at once.
    let stepper = fighter(&[(4, "cut_and_step_away")], &["chin_down"]);
    let mut play = fight(&[stepper], &[(0, 0)], &[("ogre", &[10, 9], (1, 0))]);
    play.choose(attack(1)).dice([1, 1]);
    play.waits(|it| {
        matches!(
            it,
            Question::Dash {
                who: FIRST,
                steps: 2
            }
        )
    });
}

/// Half of 5 is 2, for everyone next to the target.
#[test]
fn splash_is_half_the_margin_rounded_down() {
    let hero = fighter(&[(4, "make_room")], &["chin_down"]);
    let foes: [Posted<'_>; 3] = [
        ("goblin", &[6], (1, 0)),
        ("ogre", &[3, 2], (2, 0)),
        ("ogre", &[3, 2], (4, 0)),
    ];
    let mut play = fight(&[hero], &[(0, 0)], &foes);
    // 6 and 2 and 6 are 14.
    play.choose(attack(1)).dice([3, 3]);
    assert!(dice(&play, 1).is_empty());
    assert_eq!(dice(&play, 2), [3], "a 2 is enough for 2");
    assert_eq!(dice(&play, 3), [3, 2], "two squares from the target");
    ones(&mut play);
}

/// The rulebook: a hit of 4, the buckler takes 3 of it, the 1 pays, and the 3 is kept.
#[test]
fn a_tapped_buckler_takes_three_off_a_hit() {
    let hero = || fighter(&[(4, "low_sweep")], &["chin_down", "buckler", "oak_shield"]);
    let mut play = fight(&[hero()], &[(0, 0)], &[("goblin", &[6], (1, 0))]);
    play.choose(Action::Done).dice([11]);
    play.waits(|it| matches!(it, Question::Pay(hit) if hit.margin == 4));
    // 4 is paid by 3 and 1 or by 3 and 2.
    assert_eq!(play.choices(|it| matches!(it, Action::Pay(_))), 2);
    play.choose(tap(Tapped::Defence(1), None));
    play.waits(|it| matches!(it, Question::Pay(hit) if hit.margin == 1));
    play.choose(Action::Pay(0b001));
    let states = [CardState::Discarded, CardState::Tapped, CardState::Ready];
    assert_eq!(defences(&play, 0), states);
    ones(&mut play);
    // A hit that comes down to nothing is a miss, and the bandit's mark comes to nothing.
    let mut play = fight(&[hero()], &[(0, 0)], &[("bandit", &[6], (1, 0))]);
    play.choose(Action::Done).dice([5, 5]);
    play.waits(|it| matches!(it, Question::Pay(hit) if hit.margin == 3));
    play.choose(tap(Tapped::Defence(1), None));
    assert_eq!(seat(&play, 0).figure().lasting().exposed, 0);
    assert_eq!(play.count(rules::DEFENCE_PAY, |_| true), 0);
    // An ally who is near enough can tap for somebody else.
    for (place, near) in [((0, 1), true), ((0, 2), false)] {
        let helper = fighter(&[(4, "low_sweep")], &["yank_the_collar", "count_to_three"]);
        let heroes = [hero(), helper];
        let mut play = fight(&heroes, &[(0, 0), place], &[("goblin", &[6], (1, 0))]);
        play.choose(Action::EndPhase).dice([11]);
        let by = SECOND;
        let warning = Action::Tap {
            by,
            card: Tapped::Defence(0),
            on: None,
        };
        assert_eq!(play.offers(warning), near);
    }
}
