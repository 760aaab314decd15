//! Conditions, and what they do to whom: fear in and out of sight, stone, what cannot be seen, lying
//! down, and frenzy that is paid for afterwards.

use serde_json::json;
use tabledelve::rulesets::dungeon_dive::{
    Action, FigureId, HeroRecord, How, Play as View,
    content::{DamageKind, Rolled, Skill, Source},
    sheet::{Case, Coming, Made, Sheet},
};

use crate::{tales::KINDS, yard::*};

fn sheet(play: &Play, who: FigureId) -> Sheet<'_> {
    Sheet::of(View::of(play.game.world()).figure(who))
}

/// Puts a condition on somebody that somebody else does to them.
fn inflict_by(play: &mut Play, on: FigureId, condition: &str, by: FigureId) {
    inflict(play, on, condition);
    arrange(play, |named| {
        let all = &mut named["figures"][usize::from(on.0)]["lasts"]["all"];
        let last = all.as_array_mut().and_then(|all| all.last_mut());
        last.expect("what has just begun")["by"] = json!(by);
    });
}

#[test]
fn the_frightened_are_hindered_only_while_they_have_the_source_in_line_of_sight() {
    // A wall runs between the upper and the lower part of the nook.
    for (y, hindered) in [(8, true), (10, false)] {
        let mut setup = setup(&[knight(&[])], &["post"]);
        setup.map = Some(id("nook"));
        let mut play = begun(setup, 1);
        place(&mut play, &[(4, 5), (4, y)]);
        let post = foe(&play, 0);
        inflict_by(&mut play, FIRST, "core:frightened", post);
        let made = Made::Check(Rolled::Skill(Skill::Athletics));
        let disadvantage = sheet(&play, FIRST).tally(made, &Case::ALONE).mode() < 0;
        assert_eq!(disadvantage, hindered, "the source at {y}");
        // Nearer they come to it in neither case.
        let to = |y: i16| Action::Move(tabledelve::grid::Cell::new(4, y));
        assert!(!play.offers(to(6)));
        assert!(play.offers(to(4)));
    }
}

#[test]
fn stone_resists_all_damage_and_takes_no_poison() {
    let mut play = fight(
        &[knight(&[]), knight(&[])],
        &["post"],
        &[(4, 4), (6, 4), (8, 8)],
    );
    inflict(&mut play, SECOND, "core:petrified");
    let (flesh, stone) = (sheet(&play, FIRST), sheet(&play, SECOND));
    for kind in KINDS {
        let coming = Coming {
            kind,
            amount: 11,
            plain_weapon: false,
            weapon: false,
        };
        let left = if kind == DamageKind::Poison { 0 } else { 5 };
        assert_eq!((flesh.left_of(coming), stone.left_of(coming)), (11, left));
    }
    let poisoned = BOOK.conditions.find("core:poisoned").expect("a condition");
    assert!(stone.is_immune_to(poisoned, None) && !flesh.is_immune_to(poisoned, None));
}

#[test]
fn nobody_is_unseen_by_whoever_needs_no_eyes() {
    // The fungus feels whoever is within 30 feet; the post sees by eye alone.
    for (kind, hidden) in [("post", true), ("core:violet_fungus", false)] {
        let mut play = fight(&[knight(&[])], &[kind], &[(4, 4), (4, 5)]);
        let foe = foe(&play, 0);
        inflict(&mut play, FIRST, "core:invisible");
        let (knight, other) = (sheet(&play, FIRST), sheet(&play, foe));
        let bare = |sheet: &Sheet<'_>| sheet.with_arm(None, How::Strike, false, false);
        let strikes = knight.attack_tally(&bare(&knight), &other);
        let is_struck = other.attack_tally(&bare(&other), &knight);
        let told = (
            strikes.advantage.is_empty(),
            is_struck.disadvantage.is_empty(),
        );
        assert_eq!(told, (!hidden, !hidden), "{kind}");
    }
}

#[test]
fn anybody_can_drop_to_the_ground_for_nothing() {
    let mut play = fight(&[knight(&[])], &["post"], &[(4, 4), (4, 11)]);
    play.choose(Action::LieDown);
    assert!(has(&play, FIRST, "core:prone"));
    assert!(!play.offers(Action::LieDown) && play.offers(Action::GetUp));
    // The action is left, and all of the speed.
    assert_eq!(sheet(&play, FIRST).feet_left(), 30);
    assert!(play.choices(|it| matches!(it, Action::Take(_))) > 0);
}

#[test]
fn a_frenzy_costs_a_level_of_exhaustion_once_it_is_over() {
    let berserker = HeroRecord {
        class: id("core:barbarian"),
        path: Some(id("core:berserker")),
        ..knight_of(3, &[])
    };
    let mut play = fight(&[berserker], &["post"], &[(4, 4), (4, 5)]);
    let post = foe(&play, 0);
    let weary = |play: &Play| View::of(play.game.world()).figure(FIRST).body().exhaustion;
    for feature in ["core:rage", "core:frenzy"] {
        let source = Source::Feature(BOOK.features.find(feature).expect("a feature"));
        play.act(|it| matches!(it, Action::Use { source: of, .. } if *of == source));
    }
    assert!(has(&play, FIRST, "core:frenzied"));
    assert_eq!(weary(&play), 0);
    weaken(&mut play, post, 1);
    strike(&mut play, post);
    play.dice([15, 1]);
    assert!(!has(&play, FIRST, "core:frenzied"));
    assert_eq!(weary(&play), 1);
}
