//! Troves and hoards, rests, and every way that a dive ends.

use serde_json::{json, to_value};
use tabledelve::{
    game::Outcome,
    grid::Cell,
    rulesets::dungeon_dive::{
        Action, Delving, Event, FigureId, Play as View, Question,
        delve::{Asked, Choice, Fate},
        rules,
    },
};

use crate::{dive_script::*, yard::*};

const THIRD: FigureId = FigureId(2);

fn stand(play: &mut Dive, places: &[(FigureId, Cell)]) {
    arrange(play, |named| {
        for (who, cell) in places {
            let figure = &mut named["figures"][usize::from(who.0)];
            figure["stand"]["cell"] = to_value(cell).expect("a cell");
        }
    });
}

#[test]
fn coin_is_shared_at_once_and_things_go_to_whoever_is_asked() {
    let mut play = dive(&two(), &[BEARS, "core:trove_01"]);
    open(&mut play, 0);
    go_in(&mut play, 2);
    slay(&mut play);
    // A 7: 2d6 gold, and a potion.
    play.dice([7, 2, 1]);
    waits(&play, Asked::Share);
    pick(&mut play, Choice::Give(SECOND));
    let coin: Vec<u32> = state(&play).party.iter().map(|it| it.coin.0).collect();
    assert_eq!(coin, [150, 150]);
    let items = |who| View::of(play.game.world()).figure(who).kit().items.len();
    assert_eq!((items(FIRST), items(SECOND)), (0, 1));
    waits(&play, Asked::Doors);
    assert_eq!(rooms(&play), [1, 1]);
    let world = View::of(play.game.world());
    assert_eq!(world.state().map, None);
    assert_eq!(world.figures().count(), 2);
}

#[test]
fn odd_coppers_go_to_those_in_front_and_valuables_are_paid_at_home() {
    let three = [knight(&[]), knight(&[]), knight(&[])];
    let mut play = dive(&three, &[BEARS, "core:trove_01"]);
    open(&mut play, 0);
    go_in(&mut play, 3);
    slay(&mut play);
    // A 5: two pieces of quartz at 10 gold pieces.
    play.dice([5]);
    waits(&play, Asked::Doors);
    assert!(state(&play).party.iter().all(|it| it.coin.0 == 0));
    pick(&mut play, Choice::Abandon);
    play.over(Outcome::Defeat);
    let coin: Vec<u32> = ended(&play).into_iter().map(|it| it.2).collect();
    assert_eq!(coin, [667, 667, 666]);
    assert_eq!(fates(&play), [Fate::Home; 3]);
}

#[test]
fn a_cleared_level_gives_its_hoard_and_a_rest_and_that_may_be_all() {
    let mut play = dive(&[knight(&["surge"])], &[]);
    arrange(&mut play, |named| {
        named["state"]["dive"]["cleared"] = json!(2);
    });
    play.deck.0.extend([BEARS, "core:trove_24"]);
    open(&mut play, 0);
    go_in(&mut play, 1);
    play.act(|it| matches!(it, Action::Use { .. }));
    leave_points(&mut play, 4);
    slay(&mut play);
    // The rapier of the trove; then a 2: 20d6 gold and 2d4 pieces of quartz.
    play.dice([12, 2]);
    play.dice(std::iter::repeat_n(1, 22));
    play.said(rules::HOARD_ROLL, |it| {
        matches!(it, Event::Delving(Delving::HoardRolled { .. }))
    });
    waits(&play, Asked::Rest(FIRST));
    // What a short rest gives back is back.
    let figure = View::of(play.game.world()).figure(FIRST);
    assert!(figure.uses().spent.is_empty());
    pick(&mut play, Choice::HitDie);
    play.dice([6]);
    let healed = |it: &Event| match it {
        Event::Delving(Delving::HitDieRolled { points, .. }) => *points == 6,
        _ => false,
    };
    play.said(rules::REST_HIT_DICE, healed);
    play.over(Outcome::Victory);
    assert_eq!(fates(&play), [Fate::Home]);
    // 20 gold pieces and what the quartz brings, less the 30 that were owed for lodging.
    let record = &View::of(play.game.world()).kept(0).record;
    assert_eq!((record.purse.coins, record.purse.debt), (1000, 0));
    assert_eq!(record.rooms, 1);
}

#[test]
fn in_the_rest_whoever_has_the_rooms_goes_up_and_nothing_else_comes_back() {
    let mut hero = knight(&[]);
    hero.rooms = 2;
    let mut play = dive_by(setup_of(&[hero], 2, false), &[BEARS, "core:trove_24"]);
    arrange(&mut play, |named| {
        named["state"]["dive"]["cleared"] = json!(2);
    });
    open(&mut play, 0);
    go_in(&mut play, 1);
    leave_points(&mut play, 4);
    arrange(&mut play, |named| {
        named["figures"][0]["body"]["hit_dice"] = json!(0);
    });
    slay(&mut play);
    play.dice([12, 2]);
    play.dice(std::iter::repeat_n(1, 22));
    while matches!(play.game.asking(), Some(Question::OfHero)) {
        play.act(|it| matches!(it, Action::Making(_)));
    }
    waits(&play, Asked::Rest(FIRST));
    let figure = View::of(play.game.world()).figure(FIRST);
    let body = *figure.body();
    assert_eq!(figure.level(), 2);
    // Six points and a hit die more.
    assert_eq!((body.points, body.most, body.hit_dice), (10, 16, 1));
    play.said(rules::GROWTH_RESTORES, |it| matches!(it, Event::Making(_)));
}

#[test]
fn the_next_level_begins_with_rows_of_its_own() {
    let mut play = dive_by(
        setup_of(&[knight(&[])], 2, false),
        &[BEARS, "core:trove_24"],
    );
    arrange(&mut play, |named| {
        named["state"]["dive"]["cleared"] = json!(2);
        named["state"]["dive"]["backed"] = json!(true);
    });
    open(&mut play, 0);
    go_in(&mut play, 1);
    slay(&mut play);
    // 15d6 gold and 30d6 silver.
    play.dice([12, 1]);
    play.dice(std::iter::repeat_n(1, 45));
    waits(&play, Asked::Doors);
    let dive = state(&play);
    assert_eq!((dive.level, dive.cleared, dive.levels), (2, 0, 1));
    assert!(!dive.backed);
}

#[test]
fn whoever_runs_is_out_and_the_others_go_on() {
    let mut play = dive(&two(), &[BEARS]);
    open(&mut play, 0);
    go_in(&mut play, 2);
    assert!(!offers(&play, Choice::Run));
    let way = state(&play).way.expect("a way in");
    stand(&mut play, &[(FIRST, way)]);
    pick(&mut play, Choice::Run);
    assert_eq!(state(&play).party[0].fate, Fate::Ran);
    play.waits(|it| *it == Question::OnTurn(SECOND));
    play.deck.0.push_back("core:trove_24");
    slay(&mut play);
    play.dice([12]);
    waits(&play, Asked::Doors);
    assert_eq!(rooms(&play), [0, 1]);
    // The only one who is left has the rapier without being asked.
    let arms = &View::of(play.game.world()).figure(SECOND).kit().arms;
    assert_eq!(arms.len(), 2);
}

#[test]
fn the_stable_are_dragged_out_and_those_left_lying_are_lost() {
    let mut hero = knight(&[]);
    hero.arms = vec![(id("dagger"), None)];
    let three = [hero.clone(), hero.clone(), hero];
    let mut play = dive(&three, &[BEARS]);
    open(&mut play, 0);
    go_in(&mut play, 3);
    let way = state(&play).way.expect("a way in");
    let field = View::of(play.game.world()).board().expect("a board").field;
    let near = field.open().find(|it| it.reach_to(way) == 1);
    let far = field.open().find(|it| it.reach_to(way) == 4);
    let (near, far) = (near.expect("floor"), far.expect("floor"));
    stand(&mut play, &[(FIRST, way), (SECOND, near), (THIRD, far)]);
    drop_hero(&mut play, SECOND, json!("Stable"));
    drop_hero(&mut play, THIRD, json!("Stable"));
    assert!(!offers(&play, Choice::Hold(THIRD)));
    pick(&mut play, Choice::Hold(SECOND));
    pick(&mut play, Choice::Run);
    play.over(Outcome::Defeat);
    assert_eq!(fates(&play), [Fate::Ran, Fate::Ran, Fate::Lost]);
}

/// A fight with bears in which the first hero stands in the way in, and the second beside it.
fn two_by_the_way_in() -> Dive {
    let mut hero = knight(&[]);
    hero.arms = vec![(id("dagger"), None)];
    let mut play = dive(&[hero.clone(), hero], &[BEARS]);
    open(&mut play, 0);
    go_in(&mut play, 2);
    let way = state(&play).way.expect("a way in");
    let field = View::of(play.game.world()).board().expect("a board").field;
    let near = field.open().find(|it| it.reach_to(way) == 1);
    stand(&mut play, &[(FIRST, way), (SECOND, near.expect("floor"))]);
    play
}

#[test]
fn whoever_is_dying_again_by_then_is_not_dragged_out() {
    let mut play = two_by_the_way_in();
    drop_hero(&mut play, SECOND, json!("Stable"));
    pick(&mut play, Choice::Hold(SECOND));
    let dying = json!({"Dying": {"successes": 0, "failures": 1}});
    drop_hero(&mut play, SECOND, dying);
    pick(&mut play, Choice::Run);
    play.over(Outcome::Defeat);
    assert_eq!(fates(&play), [Fate::Ran, Fate::Lost]);
}

#[test]
fn stone_is_dragged_out_of_a_fight_and_other_friends_who_can_do_nothing_are_not() {
    for (until, held) in [("Dive", true), ("Fight", false)] {
        let mut play = two_by_the_way_in();
        inflict_until(&mut play, SECOND, "core:petrified", until);
        assert_eq!(offers(&play, Choice::Hold(SECOND)), held, "{until}");
        if held {
            pick(&mut play, Choice::Hold(SECOND));
            pick(&mut play, Choice::Run);
            play.over(Outcome::Defeat);
            assert_eq!(fates(&play), [Fate::Ran; 2]);
        }
    }
}

#[test]
fn a_hand_is_emptied_to_hold_on_to_somebody() {
    let mut shielded = knight(&[]);
    shielded.shield = Some(id("core:shield"));
    let pike = armed(knight(&[]), &["pike"]);
    for hero in [shielded, pike] {
        let mut play = dive(&[hero, knight(&[])], &[BEARS]);
        open(&mut play, 0);
        go_in(&mut play, 2);
        let way = state(&play).way.expect("a way in");
        let field = View::of(play.game.world()).board().expect("a board").field;
        let near = field.open().find(|it| it.reach_to(way) == 1);
        stand(&mut play, &[(FIRST, way), (SECOND, near.expect("floor"))]);
        drop_hero(&mut play, SECOND, json!("Stable"));
        assert!(!offers(&play, Choice::Hold(SECOND)));
        let (hand, arm) = (0, None);
        play.choose(Action::Wield { hand, arm });
        pick(&mut play, Choice::Hold(SECOND));
        pick(&mut play, Choice::Run);
        play.over(Outcome::Defeat);
        assert_eq!(fates(&play), [Fate::Ran; 2]);
    }
}

#[test]
fn dragging_takes_half_of_the_speed_until_one_lets_go() {
    let mut hero = knight(&[]);
    hero.arms = vec![(id("dagger"), None)];
    let mut play = dive(&[hero.clone(), hero], &[BEARS]);
    open(&mut play, 0);
    go_in(&mut play, 2);
    let way = state(&play).way.expect("a way in");
    let field = View::of(play.game.world()).board().expect("a board").field;
    let near = field.open().find(|it| it.reach_to(way) == 1);
    let near = near.expect("floor");
    stand(&mut play, &[(FIRST, way), (SECOND, near)]);
    drop_hero(&mut play, SECOND, json!("Stable"));
    let squares = |play: &Dive| play.choices(|it| matches!(it, Action::Move(_)));
    let all = squares(&play);
    pick(&mut play, Choice::Hold(SECOND));
    assert!(squares(&play) < all);
    play.choose(Action::Release(SECOND));
    assert_eq!(squares(&play), all);
}

#[test]
fn death_costs_the_rooms_beyond_the_level_and_a_body_is_carried_home() {
    let mut hero = knight_of(2, &[]);
    hero.rooms = 5;
    let heroes = [hero.clone(), hero.clone(), hero];
    let mut play = dive(&heroes, &[BEARS, "core:trove_24"]);
    open(&mut play, 0);
    go_in(&mut play, 3);
    drop_hero(&mut play, SECOND, json!({"Dead": {"round": 1}}));
    slay(&mut play);
    play.dice([12]);
    pick(&mut play, Choice::Leave);
    waits(&play, Asked::Body(SECOND));
    assert_eq!(rooms(&play), [6, 3, 6]);
    pick(&mut play, Choice::Carry(THIRD));
    waits(&play, Asked::Doors);
    let fates: Vec<Fate> = state(&play).party.iter().map(|it| it.fate).collect();
    assert_eq!(fates, [Fate::Inside, Fate::Body, Fate::Carrier]);
}

#[test]
fn a_body_that_stays_is_lost_and_its_things_are_taken() {
    let mut play = dive(&two(), &[BEARS, "core:trove_24"]);
    open(&mut play, 0);
    go_in(&mut play, 2);
    drop_hero(&mut play, SECOND, json!({"Dead": {"round": 1}}));
    slay(&mut play);
    play.dice([12]);
    waits(&play, Asked::Body(SECOND));
    pick(&mut play, Choice::Leave);
    waits(&play, Asked::Doors);
    assert_eq!(state(&play).party[1].fate, Fate::Lost);
    // The rapier, the own sword and that of the dead.
    let arms = &View::of(play.game.world()).figure(FIRST).kit().arms;
    assert_eq!(arms.len(), 3);
}

#[test]
fn when_nobody_stands_any_more_everybody_there_is_lost() {
    let mut play = dive(&two(), &[BEARS]);
    open(&mut play, 0);
    go_in(&mut play, 2);
    drop_hero(&mut play, SECOND, json!("Stable"));
    drop_hero(&mut play, FIRST, json!("Stable"));
    play.choose(Action::Done);
    play.over(Outcome::Defeat);
    assert_eq!(fates(&play), [Fate::Lost; 2]);
}

#[test]
fn thrown_weapons_are_found_again_and_ammunition_by_half() {
    let mut hero = armed(knight(&[]), &["bow"]);
    hero.gear = vec![(id("shots"), 4)];
    let mut play = dive(&[hero], &[BEARS, "core:trove_24"]);
    open(&mut play, 0);
    go_in(&mut play, 1);
    arrange(&mut play, |named| {
        let figure = &mut named["figures"][0];
        let gear = &mut figure["kit"]["gear"][0];
        gear[1] = json!(1);
        let key = gear[0].clone();
        named["state"]["dive"]["shot"] = json!([{"by": 0, "gear": key, "count": 3}]);
    });
    slay(&mut play);
    play.dice([12]);
    let gear = &View::of(play.game.world()).figure(FIRST).kit().gear;
    assert_eq!(gear[0].1, 2);
}
