//! What foes decide: each kind of mind in small positions, and what all of them prefer.

use serde_json::json;
use tabledelve::rulesets::dungeon_dive::{
    Action, Does, Event, FigureId, Magic, Minding, Play as View, Reason, Settled, Weighed,
};

use crate::yard::*;

/// What somebody has chosen last, and what made the difference.
fn chosen(play: &Play, who: FigureId) -> (Weighed, Settled) {
    let log = play.game.log().iter().rev();
    let mut found = log.filter_map(|it| match &it.event {
        Event::Minding(Minding::Chose {
            who: by,
            chosen,
            settled,
            ..
        }) if *by == who => Some(((**chosen).clone(), *settled)),
        _ => None,
    });
    found.next().expect("a choice")
}

fn target(play: &Play, who: FigureId) -> Option<FigureId> {
    chosen(play, who).0.on
}

fn feet(play: &Play, one: FigureId, other: FigureId) -> i16 {
    let ((x, y), (to_x, to_y)) = (cell(play, one), cell(play, other));
    5 * (x - to_x).abs().max((y - to_y).abs())
}

fn two() -> [tabledelve::rulesets::dungeon_dive::HeroRecord; 2] {
    [knight(&[]), knight(&[])]
}

/// Ends the turns of so many heroes; dice are wanted next, if the foes have anything to roll.
fn done(play: &mut Play, heroes: usize) {
    for _ in 0..heroes {
        play.choose(Action::Done);
    }
}

#[test]
fn a_brute_goes_for_the_nearest_and_stays_on_it() {
    let mut play = fight(&two(), &["brute"], &[(4, 4), (8, 11), (4, 7)]);
    weaken(&mut play, SECOND, 1);
    done(&mut play, 2);
    let brute = foe(&play, 0);
    assert_eq!(target(&play, brute), Some(FIRST));
    assert_eq!(feet(&play, brute, FIRST), 5);
    play.dice([2]);
    // The other comes closer than the one that it attacked: it stays on that one.
    play.choose(Action::Done);
    go(&mut play, 5, 6);
    play.choose(Action::Done);
    assert_eq!(target(&play, brute), Some(FIRST));
}

#[test]
fn a_shooter_keeps_away_and_steps_out_of_melee() {
    let mut play = fight(&[knight(&[])], &["archer"], &[(4, 4), (4, 8)]);
    let archer = foe(&play, 0);
    done(&mut play, 1);
    let (weighed, _) = chosen(&play, archer);
    assert!(matches!(weighed.does, Does::Act { act: 1, .. }));
    assert!(feet(&play, archer, FIRST) > 20);
    // Beside it stands somebody who could strike as it leaves: with disadvantage it stays, or it
    // goes and takes the blow, but it does not draw a blade.
    let mut play = fight(&[knight(&[])], &["archer"], &[(4, 4), (4, 5)]);
    let archer = foe(&play, 0);
    done(&mut play, 1);
    let (weighed, _) = chosen(&play, archer);
    assert!(
        matches!(weighed.does, Does::Act { act: 1, .. }),
        "{weighed:?}"
    );
    assert_eq!(weighed.on, Some(FIRST));
}

#[test]
fn a_skirmisher_strikes_whoever_is_alone_and_is_gone() {
    let heroes = [knight(&[]), knight(&[]), knight(&[])];
    let places = [(2, 4), (3, 4), (7, 4), (5, 8)];
    let mut play = fight(&heroes, &["skulker"], &places);
    let skulker = foe(&play, 0);
    done(&mut play, 3);
    assert_eq!(target(&play, skulker), Some(FigureId(2)));
    play.dice([2]);
    // It is the turn of the heroes again, and nobody reaches it.
    assert!(on_turn(&play, FIRST));
    for who in [FIRST, SECOND, FigureId(2)] {
        assert!(feet(&play, skulker, who) > 5, "{:?}", cell(&play, skulker));
    }
}

#[test]
fn a_swarm_falls_on_one_together() {
    let places = [(2, 4), (7, 4), (3, 8), (4, 8), (5, 8)];
    let mut play = fight(&two(), &["rat", "rat", "rat"], &places);
    done(&mut play, 2);
    play.dice([2, 2, 2]);
    let targets: Vec<_> = (0..3).map(|nth| target(&play, foe(&play, nth))).collect();
    assert!(targets.iter().all(|it| *it == targets[0]), "{targets:?}");
}

#[test]
fn a_leader_helps_before_it_strikes() {
    let places = [(4, 4), (4, 6), (5, 6), (4, 8)];
    let mut play = fight(&[knight(&[])], &["brute", "brute", "captain"], &places);
    let captain = foe(&play, 2);
    done(&mut play, 1);
    play.dice([2, 2]);
    let (weighed, _) = chosen(&play, captain);
    assert!(
        matches!(weighed.does, Does::Act { act: 1, .. }),
        "{weighed:?}"
    );
    let helps = weighed.parts.iter().find(|(why, _)| *why == Reason::Helps);
    assert!(helps.is_some_and(|(_, worth)| *worth > 0));
    assert!(on_turn(&play, FIRST));
}

#[test]
fn a_caster_catches_as_many_as_it_can_and_none_of_its_own() {
    let heroes = [knight(&[]), knight(&[]), knight(&[])];
    let places = [(2, 2), (3, 2), (7, 2), (7, 4), (5, 10)];
    let mut play = fight(&heroes, &["post", "shaman"], &places);
    let shaman = foe(&play, 1);
    done(&mut play, 3);
    let (weighed, _) = chosen(&play, shaman);
    assert!(
        matches!(weighed.does, Does::Act { circle: 1, .. }),
        "{weighed:?}"
    );
    play.dice([3, 3, 3, 2]);
    let hurt: Vec<i16> = (0..3).map(|it| points(&play, FigureId(it))).collect();
    assert_eq!(hurt, [4, 4, 10]);
    assert_eq!(points(&play, foe(&play, 0)), 40);
}

#[test]
fn ambushers_lie_in_wait_where_something_hides_them() {
    let begun_on = |map: &str, stealth: &[u16]| {
        let mut setup = setup(&[knight(&[])], &["lurker"]);
        setup.band[0].1 = 2;
        setup.map = Some(id(map));
        let mut play = Play::begun(BOOK.clone(), setup);
        play.dice(stealth.iter().copied());
        play.dice([20, 1]);
        let hidden = |nth| has(&play, foe(&play, nth), "core:hidden");
        [hidden(0), hidden(1)]
    };
    // One roll for both, against a passive Perception of 10; then initiative.
    assert_eq!(begun_on("nook", &[10]), [true, true]);
    // In an empty yard there is nothing to hide behind, and no roll.
    assert_eq!(begun_on("yard", &[]), [false, false]);
}

#[test]
fn an_ambusher_attacks_whoever_stands_alone() {
    let heroes = [knight(&[]), knight(&[]), knight(&[])];
    let places = [(2, 4), (3, 4), (7, 4), (4, 7)];
    let mut play = fight(&heroes, &["lurker"], &places);
    done(&mut play, 3);
    assert_eq!(target(&play, foe(&play, 0)), Some(FigureId(2)));
}

#[test]
fn the_clever_prefer_whoever_is_nearest_to_death() {
    let choice = |kind: &str| {
        let mut play = fight(&two(), &[kind], &[(3, 4), (5, 4), (4, 5)]);
        weaken(&mut play, SECOND, 8);
        done(&mut play, 2);
        let (weighed, settled) = chosen(&play, foe(&play, 0));
        (weighed.on, settled)
    };
    assert_eq!(choice("sage"), (Some(SECOND), Settled::NearestDeath));
    assert_eq!(choice("dolt"), (Some(FIRST), Settled::First));
}

#[test]
fn whoever_did_the_most_damage_lately_is_preferred() {
    let mut play = fight(&two(), &["dolt"], &[(3, 4), (5, 4), (4, 5)]);
    let dolt = foe(&play, 0);
    play.choose(Action::Done);
    strike(&mut play, dolt);
    play.dice([15, 3]);
    play.choose(Action::Done);
    let (weighed, settled) = chosen(&play, dolt);
    assert_eq!((weighed.on, settled), (Some(SECOND), Settled::MostDamage));
}

#[test]
fn the_lower_ac_counts_once_both_were_tried() {
    let heroes = two();
    let tried = |tries: &[u16]| {
        let mut play = fight(&heroes, &["dolt"], &[(3, 4), (5, 4), (4, 5)]);
        let dolt = foe(&play, 0);
        arrange(&mut play, |named| {
            named["figures"][usize::from(dolt.0)]["memory"]["tried"] = json!(tries);
            let dodges = &mut named["figures"][0]["hero"]["scores"]["dex"];
            *dodges = json!(12);
        });
        done(&mut play, 2);
        let (weighed, settled) = chosen(&play, dolt);
        (weighed.on, settled)
    };
    assert_eq!(tried(&[]), (Some(FIRST), Settled::First));
    assert_eq!(tried(&[0, 1]), (Some(SECOND), Settled::LowerAc));
}

/// A dolt whose last target lies beside it, with somebody else to turn to.
fn over_the_fallen() -> Play {
    let mut play = fight(&two(), &["dolt"], &[(3, 4), (5, 4), (4, 5)]);
    lay_low(&mut play, SECOND, 0);
    let dolt = foe(&play, 0);
    arrange(&mut play, |named| {
        let memory = &mut named["figures"][usize::from(dolt.0)]["memory"];
        memory["engaged"] = json!(1);
    });
    play
}

#[test]
fn on_a_one_a_foe_goes_on_with_the_fallen() {
    for (face, on) in [(1, SECOND), (2, FIRST), (4, FIRST)] {
        let mut play = over_the_fallen();
        let dolt = foe(&play, 0);
        done(&mut play, 1);
        // The death save of the fallen, then the d4.
        play.dice([12, face]);
        assert_eq!(target(&play, dolt), Some(on), "{face}");
    }
}

#[test]
fn whoever_else_hurts_it_draws_its_attention_from_the_fallen() {
    let mut play = over_the_fallen();
    let dolt = foe(&play, 0);
    strike(&mut play, dolt);
    play.dice([15, 3]);
    done(&mut play, 1);
    play.dice([12]);
    let rolled = |it: &Event| matches!(it, Event::Minding(Minding::DownedRolled { .. }));
    assert_eq!(count(&play, rolled), 0);
    assert_eq!(chosen(&play, dolt).1, Settled::Attention);
    assert_eq!(target(&play, dolt), Some(FIRST));
}

/// Embers lie between a foe and the mage who made them, nearly from wall to wall.
fn behind_embers(kind: &str) -> Play {
    let mut play = fight(&[mage(&["embers"])], &[kind], &[(4, 1), (4, 10)]);
    cast(&mut play, "embers", 1);
    play.choose(Action::At(tabledelve::grid::Cell::new(4, 6)));
    play.choose(Action::Done);
    play
}

fn touched(play: &Play) -> usize {
    count(play, |it| {
        matches!(it, Event::Magic(Magic::ZoneTouched { .. }))
    })
}

#[test]
fn the_clever_go_round_a_hazard_and_the_dull_walk_in_once() {
    let sage = behind_embers("sage");
    assert_eq!(touched(&sage), 0);
    assert_ne!(cell(&sage, foe(&sage, 0)), (4, 10));
    // The dolt goes straight in, and has learnt of it.
    let mut dolt = behind_embers("dolt");
    let who = foe(&dolt, 0);
    assert_eq!(touched(&dolt), 1);
    dolt.dice([1]);
    let burnt = |play: &Play| View::of(play.game.world()).figure(who).memory().burnt.len();
    assert_eq!(burnt(&dolt), 1);
    // It stands in them as its turn begins, and gets out where it can.
    dolt.choose(Action::Done);
    dolt.dice([1]);
    let meant = chosen(&dolt, who).0;
    assert!(on_turn(&dolt, FIRST) || meant.on == Some(FIRST));
}
