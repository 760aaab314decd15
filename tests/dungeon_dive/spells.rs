//! Spells: slots, areas, saves, concentration, zones, and whatever answers them.

use tabledelve::{
    game::Present,
    grid::Cell,
    rulesets::dungeon_dive::{
        Action, DungeonDive, Event, FigureId, Life, Magic, Play as View, Question,
    },
};

use crate::yard::*;

fn slots(play: &Play, who: FigureId) -> [u8; 9] {
    View::of(play.game.world()).figure(who).uses().slots
}

fn concentrates(play: &Play, who: FigureId) -> bool {
    let lasts = View::of(play.game.world()).figure(who).lasts();
    lasts.concentration.is_some()
}

#[test]
fn a_cantrip_takes_no_slot_and_grows_with_the_level() {
    let mut play = fight(&[mage(&["bolt"])], &["post"], &[(4, 4), (4, 8)]);
    let post = foe(&play, 0);
    cast(&mut play, "bolt", 0);
    play.choose(Action::Target(post));
    // Level 5: two dice.
    play.dice([10, 4, 7]);
    assert_eq!(points(&play, post), 40 - 11);
    assert_eq!(slots(&play, FIRST), [0; 9]);
    // The action is spent.
    assert_eq!(
        play.choices(|it| matches!(it, Action::Use { circle: 0, .. })),
        1
    );
}

#[test]
fn an_area_is_rolled_once_and_each_in_it_saves() {
    let at = [(4, 1), (4, 7), (5, 8), (1, 10)];
    let mut play = fight(&[mage(&["blast"])], &["post", "brute", "troll"], &at);
    let (post, brute, troll) = (foe(&play, 0), foe(&play, 1), foe(&play, 2));
    cast(&mut play, "blast", 1);
    play.choose(Action::At(Cell::new(5, 8)));
    // DC 14: the post fails, the brute passes. Both share one roll of the dice.
    play.dice([5, 4, 5, 15]);
    assert_eq!(points(&play, post), 40 - 9);
    assert_eq!(points(&play, brute), 22 - 4);
    assert_eq!(points(&play, troll), 40);
    // Whoever passes takes half of the damage and nothing else.
    assert!(has(&play, post, "core:prone"));
    assert!(!has(&play, brute, "core:prone"));
    assert_eq!(slots(&play, FIRST)[0], 1);
}

#[test]
fn a_twenty_on_a_save_is_no_damage_at_all() {
    let mut play = fight(&[mage(&["blast"])], &["post"], &[(4, 1), (4, 7)]);
    let post = foe(&play, 0);
    cast(&mut play, "blast", 1);
    play.choose(Action::At(Cell::new(4, 7)));
    play.dice([20]);
    assert_eq!(points(&play, post), 40);
}

#[test]
fn a_higher_slot_adds_dice() {
    let mut play = fight(&[mage(&["blast"])], &["post"], &[(4, 1), (4, 7)]);
    let post = foe(&play, 0);
    cast(&mut play, "blast", 3);
    play.choose(Action::At(Cell::new(4, 7)));
    play.dice([5, 1, 2, 3, 4]);
    assert_eq!(points(&play, post), 40 - 10);
    assert_eq!(slots(&play, FIRST)[2], 1);
}

#[test]
fn whoever_evades_takes_half_or_nothing() {
    for (face, left) in [(5, 4), (15, 0)] {
        let dodger = knight_of(5, &["evades"]);
        let mut play = fight(&[dodger], &["shaman"], &[(4, 7), (4, 1)]);
        let most = points(&play, FIRST);
        play.choose(Action::Done);
        play.dice([face]);
        if face == 5 {
            play.dice([4, 5]);
        }
        assert_eq!(points(&play, FIRST), most - left, "{face}");
    }
}

#[test]
fn each_dart_has_a_target_of_its_own() {
    let mut play = fight(
        &[mage(&["darts"])],
        &["post", "brute"],
        &[(4, 1), (4, 7), (5, 8)],
    );
    let (post, brute) = (foe(&play, 0), foe(&play, 1));
    cast(&mut play, "darts", 1);
    play.choose(Action::Target(post));
    play.dice([1]);
    play.waits(|it| matches!(it, Question::Again { left: 2, .. }));
    play.choose(Action::Target(brute));
    play.dice([2]);
    play.choose(Action::Target(post));
    play.dice([4]);
    assert_eq!(points(&play, post), 40 - 2 - 5);
    assert_eq!(points(&play, brute), 22 - 3);
    assert!(on_turn(&play, FIRST));
}

#[test]
fn foes_come_first_for_darts_and_all_at_one_have_the_odds_of_all() {
    let heroes = [mage(&["darts"]), knight(&[])];
    let mut play = fight(&heroes, &["post"], &[(4, 1), (4, 2), (4, 7)]);
    let post = foe(&play, 0);
    cast(&mut play, "darts", 1);
    let acts = |play: &Play| -> Vec<Action> {
        play.game.offer().choices.iter().map(|it| it.act).collect()
    };
    assert_eq!(acts(&play)[0], Action::Target(post));
    play.choose(Action::Target(post));
    play.dice([1]);
    let offered = acts(&play);
    assert_eq!(offered[0], Action::Target(post));
    // Each by itself first, so that their numbers stay.
    let all = offered.iter().position(|it| matches!(it, Action::AllAt(_)));
    assert_eq!(all, Some(3));
    let odds = |play: &Play, act| {
        let question = play.game.asking().expect("the next dart");
        let odds = DungeonDive::odds(play.game.world(), question, act, 0);
        odds.expect("odds").outcomes.len()
    };
    // A dart does 2 to 5, two of them 4 to 10.
    assert_eq!(odds(&play, Action::Target(post)), 4);
    assert_eq!(odds(&play, Action::AllAt(post)), 7);
    play.choose(Action::Target(post));
    play.dice([1]);
    assert!(!play.offers(Action::AllAt(post)), "the last one is all");
}

#[test]
fn a_blessing_adds_a_die_as_long_as_it_is_held() {
    let heroes = [mage(&["blessing", "hold"]), knight(&[])];
    let mut play = fight(&heroes, &["post"], &[(4, 1), (4, 6), (4, 7)]);
    let post = foe(&play, 0);
    cast(&mut play, "blessing", 1);
    play.choose(Action::Target(FIRST));
    play.choose(Action::Target(SECOND));
    assert!(concentrates(&play, FIRST));
    play.choose(Action::Done);
    strike(&mut play, post);
    // 3, 5 and a d4 of 2 reach AC 10 just so.
    play.dice([3, 2, 6]);
    assert_eq!(points(&play, post), 40 - 9);
    play.choose(Action::Done);
    // Another spell to hold ends it.
    cast(&mut play, "hold", 1);
    play.choose(Action::Target(post));
    play.dice([20]);
    play.choose(Action::Done);
    strike(&mut play, post);
    play.dice([3]);
    assert_eq!(points(&play, post), 40 - 9);
}

#[test]
fn damage_shakes_concentration() {
    let mut play = fight(&[mage(&["blessing"])], &["brute"], &[(4, 4), (4, 5)]);
    cast(&mut play, "blessing", 1);
    play.choose(Action::Target(FIRST));
    play.choose(Action::Done);
    // The brute hits for 5; 10 is needed, and 4 and a d4 of 4 are 8.
    play.dice([15, 2, 4, 4]);
    assert!(!concentrates(&play, FIRST));
    assert!(
        View::of(play.game.world())
            .figure(FIRST)
            .lasts()
            .all
            .is_empty()
    );
}

#[test]
fn whoever_is_held_saves_again_and_again() {
    let mut play = fight(
        &[mage(&["hold"]), knight(&[])],
        &["post"],
        &[(4, 1), (4, 6), (4, 7)],
    );
    let post = foe(&play, 0);
    cast(&mut play, "hold", 1);
    play.choose(Action::Target(post));
    play.dice([5]);
    assert!(has(&play, post, "core:paralysed"));
    assert!(has(&play, post, "core:incapacitated"));
    play.choose(Action::Done);
    // Any hit from beside is critical, and rolled with advantage.
    strike(&mut play, post);
    play.dice([2, 9, 3, 4]);
    assert_eq!(points(&play, post), 40 - 10);
    play.choose(Action::Done);
    // The end of its turn: DC 14.
    play.dice([13]);
    assert!(has(&play, post, "core:paralysed"));
    play.choose(Action::Done);
    play.choose(Action::Done);
    play.dice([14]);
    assert!(!has(&play, post, "core:paralysed"));
}

#[test]
fn a_zone_harms_whoever_comes_in_or_begins_a_turn_there() {
    let places = [(4, 1), (1, 8), (8, 11)];
    let mut play = fight(&[mage(&["cloud"]), knight(&[])], &["post"], &places);
    cast(&mut play, "cloud", 1);
    play.choose(Action::At(Cell::new(4, 7)));
    let zone = &View::of(play.game.world()).state().zones[0];
    let inside = zone.cells[0];
    assert_eq!(zone.cells.len(), 4);
    play.choose(Action::Done);
    // The knight walks in: difficult ground, and acid.
    let most = points(&play, SECOND);
    play.choose(Action::Move(inside));
    play.dice([4]);
    assert_eq!(points(&play, SECOND), most - 4);
    play.choose(Action::Done);
    play.choose(Action::Done);
    // And again as the next turn begins.
    play.dice([2]);
    assert_eq!(points(&play, SECOND), most - 6);
    play.choose(Action::Done);
    // Nothing is left of it once it is not held any more.
    play.choose(Action::LetGo);
    assert!(View::of(play.game.world()).state().zones.is_empty());
}

#[test]
fn a_push_takes_somebody_straight_away() {
    let mut play = fight(&[mage(&["gust"])], &["brute"], &[(4, 4), (4, 5)]);
    let brute = foe(&play, 0);
    cast(&mut play, "gust", 0);
    play.choose(Action::Target(brute));
    play.dice([2]);
    assert_eq!(cell(&play, brute), (4, 7));
}

#[test]
fn what_lasts_for_one_roll_is_spent_by_it() {
    let heroes = [mage(&["guide"]), knight_of(5, &[])];
    let mut play = fight(&heroes, &["post"], &[(4, 1), (4, 6), (4, 7)]);
    let post = foe(&play, 0);
    cast(&mut play, "guide", 0);
    play.choose(Action::Target(post));
    play.choose(Action::Done);
    strike(&mut play, post);
    play.dice([2, 10, 5]);
    strike(&mut play, post);
    play.dice([10, 5]);
    assert_eq!(points(&play, post), 40 - 16);
}

#[test]
fn healing_wakes_whoever_is_down_and_is_a_bonus_action() {
    let heroes = [mage(&["mend", "blast"]), knight(&[])];
    let mut play = fight(&heroes, &["brute"], &[(4, 4), (4, 5), (4, 6)]);
    weaken(&mut play, SECOND, 2);
    play.choose(Action::Done);
    play.choose(Action::Done);
    // The knight stands nearer, and falls.
    play.dice([15, 6]);
    assert!(has(&play, SECOND, "core:unconscious"));
    cast(&mut play, "mend", 2);
    play.choose(Action::Target(SECOND));
    play.dice([3, 4]);
    assert_eq!(points(&play, SECOND), 10);
    assert!(!has(&play, SECOND, "core:unconscious"));
    // After a spell as a bonus action only a cantrip is left as an action.
    assert_eq!(
        play.choices(|it| matches!(it, Action::Use { circle: 1.., .. })),
        0
    );
}

#[test]
fn a_step_leads_to_a_square_in_view() {
    let mut play = fight(&[mage(&["step"])], &["post"], &[(4, 1), (4, 11)]);
    cast(&mut play, "step", 1);
    play.waits(|it| matches!(it, Question::Whither { .. }));
    assert!(!play.offers(Action::At(Cell::new(4, 11))));
    play.choose(Action::At(Cell::new(2, 6)));
    assert_eq!(cell(&play, FIRST), (2, 6));
}

#[test]
fn a_spell_is_undone_before_it_works() {
    let mut play = fight(&[mage(&["hush"])], &["shaman"], &[(4, 7), (4, 1)]);
    let most = points(&play, FIRST);
    play.choose(Action::Done);
    play.waits(|it| matches!(it, Question::Reaction { .. }));
    play.act(|it| matches!(it, Action::Use { circle: 3, .. }));
    assert_eq!(points(&play, FIRST), most);
    assert_eq!(
        count(&play, |it| matches!(it, Event::Magic(Magic::Undone { .. }))),
        1
    );
    assert!(on_turn(&play, FIRST));
}

#[test]
fn a_pool_takes_the_weakest_first() {
    let mut play = fight(
        &[mage(&["sleep"])],
        &["post", "brute"],
        &[(4, 1), (4, 7), (5, 8)],
    );
    let (post, brute) = (foe(&play, 0), foe(&play, 1));
    cast(&mut play, "sleep", 1);
    play.choose(Action::At(Cell::new(5, 8)));
    // 25 are enough for the brute’s 22, and not for the post’s 40 as well.
    play.dice([5, 5, 5, 5, 5]);
    assert!(has(&play, brute, "core:unconscious"));
    assert!(!has(&play, post, "core:unconscious"));
}

#[test]
fn more_hit_points_at_most_are_more_hit_points() {
    let mut play = fight(&[mage(&["toughen"])], &["post"], &[(4, 1), (4, 11)]);
    let most = points(&play, FIRST);
    cast(&mut play, "toughen", 3);
    play.choose(Action::Target(FIRST));
    assert_eq!(points(&play, FIRST), most + 10);
    let body = View::of(play.game.world()).figure(FIRST).body();
    assert_eq!(body.most, most + 10);
}

#[test]
fn more_hit_points_at_most_wake_whoever_has_none() {
    let heroes = [mage(&["toughen"]), knight(&[])];
    let mut play = fight(&heroes, &["post"], &[(4, 1), (4, 3), (4, 11)]);
    lay_low(&mut play, SECOND, 2);
    cast(&mut play, "toughen", 2);
    play.choose(Action::Target(SECOND));
    play.choose(Action::Done);
    let body = *View::of(play.game.world()).figure(SECOND).body();
    assert_eq!((body.points, body.life), (5, Life::Up));
    assert!(!has(&play, SECOND, "core:unconscious"));
}

#[test]
fn whoever_is_put_to_sleep_does_nothing_until_they_are_hurt() {
    let mut play = fight(&[mage(&["core:sleep"])], &["brute"], &[(4, 1), (4, 2)]);
    let brute = foe(&play, 0);
    cast(&mut play, "core:sleep", 1);
    play.choose(Action::At(Cell::new(4, 6)));
    play.dice([8; 5]);
    for condition in ["core:unconscious", "core:incapacitated", "core:prone"] {
        assert!(has(&play, brute, condition), "{condition}");
    }
    play.choose(Action::Done);
    assert!(on_turn(&play, FIRST), "it sleeps on");
    // With advantage, and critical from so near.
    strike(&mut play, brute);
    play.dice([2, 15, 1, 1]);
    assert!(!has(&play, brute, "core:unconscious"));
    play.choose(Action::Done);
    assert!(!on_turn(&play, FIRST), "it is awake");
}
