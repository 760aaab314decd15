//! Parts of the two vocabularies that few records use, each by a record of the yard.

use tabledelve::{
    grid::Cell,
    rulesets::dungeon_dive::{Action, Event, Magic, Play as View, Question},
};

use crate::yard::*;

fn last_dc(play: &Play) -> Option<i16> {
    let mut log = play.game.log().iter().rev();
    log.find_map(|it| match &it.event {
        Event::Magic(Magic::CheckRolled { dc, .. }) => Some(*dc),
        _ => None,
    })
}

#[test]
fn the_tough_dead_keep_a_hit_point_by_a_save_against_the_damage() {
    for (face, left) in [(8, 0), (9, 1)] {
        let mut play = fight(
            &[knight(&[])],
            &["corpse", "post"],
            &[(4, 4), (4, 5), (8, 8)],
        );
        let corpse = foe(&play, 0);
        weaken(&mut play, corpse, 3);
        strike(&mut play, corpse);
        play.dice([12, 1, face]);
        assert_eq!(last_dc(&play), Some(5 + 4));
        assert_eq!(points(&play, corpse), left);
    }
}

#[test]
fn not_after_a_critical_hit_or_what_burns_them() {
    let mut play = fight(
        &[knight(&[])],
        &["corpse", "post"],
        &[(4, 4), (4, 5), (8, 8)],
    );
    let corpse = foe(&play, 0);
    weaken(&mut play, corpse, 3);
    strike(&mut play, corpse);
    play.dice([20, 1, 1]);
    assert!(View::of(play.game.world()).figure(corpse).is_dead());
    let mut play = fight(
        &[mage(&["bolt"])],
        &["corpse", "post"],
        &[(4, 1), (4, 5), (8, 8)],
    );
    let corpse = foe(&play, 0);
    weaken(&mut play, corpse, 1);
    cast(&mut play, "bolt", 0);
    play.choose(Action::Target(corpse));
    play.dice([12, 1, 1]);
    assert!(View::of(play.game.world()).figure(corpse).is_dead());
}

#[test]
fn what_hangs_on_damage_befalls_whoever_took_it_and_asks_for_its_kind() {
    let mut play = fight(
        &[mage(&["bolt"]), knight(&[])],
        &["corpse"],
        &[(4, 1), (4, 4), (4, 5)],
    );
    let corpse = foe(&play, 0);
    let lasting = |play: &Play| View::of(play.game.world()).figure(corpse).lasts().all.len();
    cast(&mut play, "bolt", 0);
    play.choose(Action::Target(corpse));
    play.dice([12, 1, 1]);
    assert_eq!(lasting(&play), 0);
    play.choose(Action::Done);
    strike(&mut play, corpse);
    play.dice([12, 1]);
    assert_eq!(lasting(&play), 1);
    assert!(
        View::of(play.game.world())
            .figure(SECOND)
            .lasts()
            .all
            .is_empty()
    );
}

#[test]
fn a_snare_has_a_difficulty_of_its_own_and_the_better_ability_counts() {
    for (face, held) in [(13, true), (14, false)] {
        let heroes = [mage(&["snare"]), knight(&[])];
        let mut play = fight(&heroes, &["post"], &[(4, 1), (4, 4), (8, 8)]);
        cast(&mut play, "snare", 1);
        play.choose(Action::Target(SECOND));
        play.dice([5]);
        play.choose(Action::Done);
        play.act(|it| matches!(it, Action::Shake(_)));
        // Strength +3 against 17.
        play.dice([face]);
        assert_eq!(has(&play, SECOND, "core:restrained"), held);
    }
}

#[test]
fn a_save_made_again_is_as_hard_as_the_one_before_it() {
    let heroes = [mage(&["bind"]), knight(&[])];
    let mut play = fight(&heroes, &["post"], &[(4, 1), (4, 4), (8, 8)]);
    cast(&mut play, "bind", 1);
    play.choose(Action::Target(SECOND));
    play.dice([2]);
    play.choose(Action::Done);
    play.choose(Action::Done);
    play.dice([2]);
    let mut log = play.game.log().iter().rev();
    let dc = log.find_map(|it| match &it.event {
        Event::Magic(Magic::SavedAgain { dc, .. }) => Some(*dc),
        _ => None,
    });
    assert_eq!(dc, Some(18));
}

#[test]
fn a_miss_may_do_half_of_the_damage_and_nothing_else() {
    for (face, left, prone) in [(2, 40 - 4, false), (12, 40 - 9, true)] {
        let mut play = fight(&[mage(&["splash"])], &["post"], &[(4, 1), (4, 5)]);
        let post = foe(&play, 0);
        cast(&mut play, "splash", 1);
        play.choose(Action::Target(post));
        play.dice([face, 4, 5]);
        assert_eq!(points(&play, post), left);
        assert_eq!(has(&play, post, "core:prone"), prone);
    }
}

#[test]
fn only_a_double_changes_places() {
    let heroes = [mage(&["trade", "image"]), knight(&[])];
    let mut play = fight(&heroes, &["post"], &[(4, 1), (8, 1), (8, 11)]);
    cast(&mut play, "image", 1);
    play.choose(Action::At(Cell::new(4, 7)));
    play.choose(Action::Done);
    play.choose(Action::Done);
    let image = View::of(play.game.world()).state().summoned[0].who;
    for (on, at) in [(SECOND, (4, 1)), (image, (4, 7))] {
        arrange(&mut play, |named| {
            named["figures"][0]["turn"]["actions"] = serde_json::json!(0)
        });
        cast(&mut play, "trade", 1);
        play.choose(Action::Target(on));
        assert_eq!(cell(&play, FIRST), at);
    }
}

#[test]
fn a_higher_slot_reaches_every_list_of_a_zone() {
    let places = [(4, 1), (1, 6), (8, 11)];
    let mut play = fight(&[mage(&["fumes"]), knight(&[])], &["post"], &places);
    cast(&mut play, "fumes", 2);
    play.choose(Action::At(Cell::new(4, 7)));
    play.choose(Action::Done);
    let most = points(&play, SECOND);
    let inside = View::of(play.game.world()).state().zones[0].cells[0];
    play.choose(Action::Move(inside));
    play.dice([1, 1]);
    assert_eq!(points(&play, SECOND), most - 2);
    play.choose(Action::Done);
    play.choose(Action::Done);
    play.dice([1, 2]);
    assert_eq!(points(&play, SECOND), most - 5);
}

#[test]
fn a_cantrip_that_happens_several_times_grows_in_number_only_by_attacks() {
    let mut play = fight(&[mage(&["stings"])], &["post"], &[(4, 1), (4, 5)]);
    let post = foe(&play, 0);
    cast(&mut play, "stings", 0);
    play.choose(Action::Target(post));
    // Two dice at level 5, and two stings.
    play.dice([1, 2]);
    play.waits(|it| matches!(it, Question::Again { left: 1, .. }));
    play.choose(Action::Target(post));
    play.dice([1, 1]);
    assert_eq!(points(&play, post), 40 - 5);
    assert!(on_turn(&play, FIRST));
}

#[test]
fn whoever_is_hidden_is_unseen() {
    for (hidden, left) in [(false, 40), (true, 40 - 4)] {
        let mut play = fight(&[knight(&["lurks"])], &["post"], &[(4, 4), (4, 5)]);
        let post = foe(&play, 0);
        if hidden {
            inflict(&mut play, FIRST, "core:hidden");
        }
        strike(&mut play, post);
        let dice: &[u16] = if hidden { &[2, 2, 1] } else { &[2] };
        play.dice(dice.iter().copied());
        assert_eq!(points(&play, post), left);
    }
}

#[test]
fn whatever_is_made_of_metal_or_stone_shatters_more_easily() {
    for (kind, dice, left) in [
        ("post", &[20, 13, 8, 8, 8][..], 40 - 24),
        ("brute", &[14, 8, 8, 8], 22 - 12),
    ] {
        let mut play = fight(&[mage(&["core:shatter"])], &[kind], &[(4, 4), (4, 7)]);
        let other = foe(&play, 0);
        cast(&mut play, "core:shatter", 2);
        play.choose(Action::At(Cell::new(4, 7)));
        play.dice(dice.iter().copied());
        assert_eq!(points(&play, other), left, "{kind}");
    }
}

#[test]
fn fear_is_got_over_out_of_sight_alone() {
    let heroes = [mage(&["core:fear"])];
    let nook = tabledelve::rulesets::dungeon_dive::Setup {
        map: Some(id("nook")),
        ..setup(&heroes, &["brute"])
    };
    for (setup, hides) in [(setup(&heroes, &["brute"]), false), (nook, true)] {
        let mut play = begun(setup, 1);
        place(&mut play, &[(4, 5), (4, 7)]);
        let brute = foe(&play, 0);
        cast(&mut play, "core:fear", 3);
        play.choose(Action::At(Cell::new(4, 7)));
        play.dice([2]);
        assert!(has(&play, brute, "core:frightened"));
        play.choose(Action::Done);
        if hides {
            play.dice([20]);
        }
        assert!(on_turn(&play, FIRST), "{}", play.asked());
        assert_eq!(has(&play, brute, "core:frightened"), !hides);
    }
}
