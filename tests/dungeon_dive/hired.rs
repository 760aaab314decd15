//! Hired hands: what they do by themselves, and what becomes of what they earn.

use serde_json::{json, to_value};
use tabledelve::{
    game::Outcome,
    grid::Cell,
    rulesets::dungeon_dive::{
        Action, Delving, Event, FigureId, HeroRecord, Life, Play as View, Question, TownEvent,
        content::HiredRole,
        delve::{Asked, Choice, Fate},
        town::{TownAct, TownQuestion},
    },
};

use crate::{
    dive_script::{
        BEARS, Dive, arrive, dive_by, drop_hero, fates, open, pick, setup_of, slay, state, two,
        waits,
    },
    town::hero,
    yard::*,
};

const THIRD: FigureId = FigureId(2);
const FOURTH: FigureId = FigureId(3);

/// A dive of these heroes with so many hired hands: a priest, then one with a lantern.
fn with_hands(heroes: &[HeroRecord], hired: u8, cards: &[&'static str]) -> Dive {
    let mut setup = setup_of(heroes, 1, false);
    setup.town.hired = hired;
    dive_by(setup, cards)
}

fn stand(play: &mut Dive, places: &[(FigureId, Cell)]) {
    arrange(play, |named| {
        for (who, cell) in places {
            let figure = &mut named["figures"][usize::from(who.0)];
            figure["stand"]["cell"] = to_value(cell).expect("a cell");
        }
    });
}

/// Goes in with the first door opened; everybody rolls these for initiative, the foes a 1.
fn go_in(play: &mut Dive, initiative: &[u16]) {
    open(play, 0);
    pick(play, Choice::Enter);
    arrive(play, &[2]);
    pick(play, Choice::Done);
    play.dice(initiative.iter().copied().chain([1]));
}

// What they earn

#[test]
fn a_body_that_stays_keeps_what_the_family_is_owed() {
    let mut play = with_hands(&[hero(1, 100, 0)], 1, &[BEARS, "core:trove_24"]);
    go_in(&mut play, &[20, 1]);
    arrange(&mut play, |named| {
        let dive = &mut named["state"]["dive"];
        dive["party"][1]["coin"] = json!("12 gp");
        dive["valuables"] = json!([
            {"name": "dive-valuable-blue-quartz", "count": 2, "worth": "20 gp", "of": [0, 1]},
        ]);
    });
    drop_hero(&mut play, SECOND, json!({"Dead": {"round": 1}}));
    slay(&mut play);
    play.dice([12]);
    waits(&play, Asked::Body(SECOND));
    let had = View::of(play.game.world()).figure(SECOND).kit().clone();
    pick(&mut play, Choice::Leave);
    waits(&play, Asked::Doors);
    let (first, hand) = (&state(&play).party[0], &state(&play).party[1]);
    assert_eq!((first.coin.0, hand.coin.0), (0, 1200));
    assert_eq!(View::of(play.game.world()).figure(SECOND).kit(), &had);
    pick(&mut play, Choice::Abandon);
    play.waits(|it| *it == Question::InTown(TownQuestion::Family(0)));
    play.choose(Action::Town(TownAct::Pay));
    play.over(Outcome::Defeat);
    let paid = play.game.log().iter().filter_map(|it| match &it.event {
        Event::Town(TownEvent::FamilyPaid { share, .. }) => Some(*share),
        _ => None,
    });
    assert_eq!(paid.collect::<Vec<_>>(), [2200]);
    assert_eq!(fates(&play), [Fate::Home, Fate::Lost]);
}

// Rests

/// A hired priest who lacks so many hit points comes to a rest, with these hit dice; what each of them
/// brings.
fn rested(missing: i16, dice: &[u16]) -> Vec<i16> {
    let mut play = with_hands(&[hero(1, 0, 0)], 1, &[BEARS, "core:trove_24"]);
    arrange(&mut play, |named| {
        named["state"]["dive"]["cleared"] = json!(2);
        let body = &mut named["figures"][1]["body"];
        body["points"] = json!(body["most"].as_i64().expect("a number") - i64::from(missing));
    });
    go_in(&mut play, &[20, 1]);
    slay(&mut play);
    // The trove and the hoard, whatever they give.
    play.dice([12, 1]);
    play.dice(std::iter::repeat_n(1, 45));
    play.dice(dice.iter().copied());
    let log = play.game.log().iter();
    let spent = log.filter_map(|it| match &it.event {
        Event::Delving(Delving::HitDieRolled { who, points, .. }) if *who == SECOND => {
            Some(*points)
        }
        _ => None,
    });
    spent.collect()
}

#[test]
fn a_hurt_hand_spends_its_hit_dice_and_wastes_none() {
    // A d8 and 1 for constitution bring 5 on average, rounded down.
    assert_eq!(rested(5, &[6]), [7]);
    assert_eq!(rested(4, &[]), [0_i16; 0]);
}

#[test]
fn they_go_up_with_the_heroes_who_are_still_there() {
    let heroes = [hero(5, 0, 0), hero(1, 0, 0)];
    let mut play = with_hands(&heroes, 1, &[BEARS, "core:trove_24"]);
    arrange(&mut play, |named| {
        let dive = &mut named["state"]["dive"];
        dive["cleared"] = json!(2);
        dive["party"][1]["fate"] = json!("Ran");
    });
    assert_eq!(View::of(play.game.world()).figure(THIRD).level(), 3);
    go_in(&mut play, &[20, 1]);
    slay(&mut play);
    play.dice([12, 1]);
    play.dice(std::iter::repeat_n(1, 45));
    let rose = play.game.log().iter().filter_map(|it| match &it.event {
        Event::Town(TownEvent::HandRose { who, hired, .. }) => Some((*who, hired.level)),
        _ => None,
    });
    assert_eq!(rose.collect::<Vec<_>>(), [(THIRD, 5)]);
}

// Fights

#[test]
fn without_a_hero_left_they_drag_one_out_and_are_gone() {
    let mut play = with_hands(&[knight(&[])], 1, &[BEARS]);
    go_in(&mut play, &[20, 1]);
    let way = state(&play).way.expect("a way in");
    let field = View::of(play.game.world()).board().expect("a board").field;
    let mut starts = field.starts().iter().copied();
    let near = starts.find(|it| it.reach_to(way) == 1).expect("floor");
    let beyond = |it: &Cell| (it.reach_to(near), it.reach_to(way)) == (1, 2);
    let far = starts.find(beyond).expect("floor");
    stand(&mut play, &[(SECOND, near), (FIRST, far)]);
    drop_hero(&mut play, FIRST, json!("Stable"));
    play.choose(Action::Done);
    play.over(Outcome::Defeat);
    assert_eq!(fates(&play), [Fate::Ran; 2]);
}

#[test]
fn they_stay_as_long_as_a_hero_is_up_or_on_the_way() {
    let mut play = with_hands(&two(), 1, &[BEARS]);
    go_in(&mut play, &[20, 20, 1]);
    let way = state(&play).way.expect("a way in");
    stand(&mut play, &[(THIRD, way)]);
    drop_hero(&mut play, FIRST, json!("Stable"));
    play.choose(Action::Done);
    play.waits(|it| *it == Question::OnTurn(SECOND));
    play.choose(Action::Done);
    assert_eq!(state(&play).party[2].fate, Fate::Inside);
}

/// A hero lies dying, and another stands far off; a hand with a lantern in this square, and a foe
/// with a single hit point in that one.
fn over_the_dying(hand: (i16, i16), foe: (i16, i16)) -> Play {
    let mut setup = setup(&two(), &["post"]);
    setup.town.hired = 2;
    let mut play = begun(setup, 4);
    let places = [(4, 4), (1, 1), (8, 1), hand, foe];
    place(&mut play, &places);
    arrange(&mut play, |named| {
        // The priest has fallen.
        named["figures"][2]["lasts"]["concentration"] = json!(null);
        let priest = &mut named["figures"][2];
        priest["body"]["points"] = json!(0);
        priest["body"]["life"] = json!({"Dead": {"round": 1}});
        priest["lasts"]["concentration"] = json!(null);
        named["figures"][4]["body"]["points"] = json!(1);
    });
    lay_low(&mut play, FIRST, 1);
    let role = View::of(play.game.world()).figure(FOURTH).hired_kind();
    assert_eq!(role.map(|it| it.role), Some(HiredRole::Expert));
    play.choose(Action::Done);
    play.choose(Action::Done);
    play
}

fn life(play: &Play) -> Life {
    View::of(play.game.world()).figure(FIRST).body().life
}

#[test]
fn the_expert_sees_to_the_dying_beside_it_before_it_shoots() {
    let play = over_the_dying((4, 5), (4, 10));
    assert_eq!(life(&play), Life::Stable);
    assert_eq!(points(&play, foe(&play, 0)), 1);
}

#[test]
fn the_expert_goes_to_the_dying_unless_a_foe_is_nearer() {
    let play = over_the_dying((4, 7), (8, 11));
    assert_eq!(life(&play), Life::Stable);
    let play = over_the_dying((4, 8), (4, 10));
    assert!(matches!(life(&play), Life::Dying { .. }));
}

#[test]
fn a_priest_keeps_behind_and_a_shieldhand_does_not() {
    let mut setup = setup(&[knight(&[])], &["post"]);
    setup.town.hired = 3;
    let mut play = begun(setup, 4);
    place(&mut play, &[(1, 1), (4, 4), (8, 1), (5, 4), (4, 7)]);
    play.choose(Action::Done);
    while play.game.wanted().is_some() {
        play.dice([2]);
    }
    let feet = |who: FigureId| {
        let ((x, y), (to_x, to_y)) = (cell(&play, who), cell(&play, foe(&play, 0)));
        5 * (x - to_x).abs().max((y - to_y).abs())
    };
    let by_role = |wanted: HiredRole| {
        let mut hands = (1..4).map(FigureId);
        let role = |it: FigureId| View::of(play.game.world()).figure(it).hired_kind();
        hands.find(|it| role(*it).is_some_and(|it| it.role == wanted))
    };
    assert!(feet(by_role(HiredRole::Caster).expect("a priest")) > 5);
    assert!(feet(by_role(HiredRole::Expert).expect("a lantern")) > 5);
    assert_eq!(feet(by_role(HiredRole::Fighter).expect("a shield")), 5);
}
