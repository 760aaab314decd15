//! From room to room: ways, noise, obstacles and finds.

use tabledelve::rulesets::card_grid::{
    Action, Card, CardState, Condition, Delving, Event, FigureId, HeroRecord, Play as View,
    Question,
    checks::Style,
    content::{Cost, Skill, Way},
    rules,
};

use super::table::*;
use crate::BOOK;

/// A fighter of Guard 4 and no skill that obstacles here ask for.
fn two() -> [HeroRecord; 2] {
    [guard(), guard()]
}

/// The game in the hall, with an obstacle in it.
fn barred(heroes: &[HeroRecord], obstacle: &str) -> Play {
    let mut play = hall(heroes);
    arrange(&mut play, |desk| desk.bar(obstacle, HALL, false));
    play
}

/// A way that somebody tries, with two dice.
fn way(by: FigureId, way: u8) -> Action {
    let style = Style::Cautious;
    Action::Way { by, way, style }
}

fn tries(play: &mut Play, by: FigureId, nth: u8, faces: [u16; 2]) {
    play.choose(Action::Look(0))
        .choose(way(by, nth))
        .dice(faces);
}

fn at_room(play: &Play) -> u8 {
    View::of(play.game.world()).dungeon().at
}

/// Points found on the way.
fn points(play: &Play) -> u16 {
    View::of(play.game.world()).state().quest.points
}

/// Those who came because of a noise.
fn heard(play: &Play) -> Vec<FigureId> {
    let log = play.game.log().iter();
    let heard = log.filter(|it| it.rule == rules::EXPLORE_NOISE);
    heard
        .flat_map(|it| match &it.event {
            Event::Delving(Delving::Heard { foes, .. }) => foes.clone(),
            _ => Vec::new(),
        })
        .collect()
}

#[test]
fn heroes_choose_among_the_ways_in() {
    let mut play = outside(setup_of(&two(), &[]));
    arrange(&mut play, |desk| desk.clear());
    assert_eq!(play.choices(|_| true), 2);
    assert!(play.offers(Action::Go(HALL)));
    play.choose(Action::Go(LATRINE));
    assert_eq!(at_room(&play), LATRINE);
}

#[test]
fn all_go_together_through_any_way_of_the_room() {
    let mut play = hall(&[guard(), guard(), guard()]);
    arrange(&mut play, |desk| {
        desk.hand(SECOND, |it| it.defences.fill(CardState::Tapped));
        desk.stance(SECOND, |it| it.condition = Condition::Down);
        desk.post("goblin", OFFICE, &[3]);
    });
    assert!(play.offers(Action::Go(GUARDROOM)));
    assert!(!play.offers(Action::Go(OFFICE)), "there is a room between");
    assert_eq!(rooms(&play).map(|it| it.1), [true, false, false, false]);
    play.choose(Action::Go(GUARDROOM));
    assert_eq!(rooms(&play).map(|it| it.1), [true, true, false, false]);
    // All of them are there, and whoever lies is carried.
    let cells = [0, 1, 2].map(|it| seat(&play, it).figure().cell());
    assert!(cells.iter().all(Option::is_some));
    assert_eq!(cells[1], cells[0]);
    play.waits(|it| matches!(it, Question::InRoom));
    // Somebody waits behind the next door: a fight begins.
    play.choose(Action::Go(OFFICE)).dice([6, 6]);
    play.waits(|it| matches!(it, Question::Act(FIRST)));
}

#[test]
fn a_noise_brings_the_nearest_but_not_their_leader() {
    let posted = |near: &[(&str, bool)]| {
        let mut play = barred(&two(), "bell_cord");
        arrange(&mut play, |desk| {
            for (foe, leads) in near {
                let who = desk.post(foe, GUARDROOM, &[5]);
                desk.pack(who, |it| it.leads = *leads);
            }
            desk.post("goblin", OFFICE, &[3]);
        });
        // Agility 0 and 6 against 6: the bell rings.
        tries(&mut play, FIRST, 0, [3, 3]);
        let dice = play.game.wanted().is_some();
        ones(&mut play);
        (heard(&play), dice)
    };
    let all = posted(&[("goblin", false), ("ogre", true)]);
    assert_eq!(all, (vec![FigureId(2)], true));
    // Nobody else is with the leader, so nobody comes, and there is no fight.
    assert_eq!(posted(&[("ogre", true)]), (vec![], false));
    assert_eq!(posted(&[]), (vec![FigureId(2)], true));
    // A kick at a chest is heard even if it helps.
    let mut play = barred(&[guard()], "locked_chest");
    arrange(&mut play, |desk| {
        desk.post("goblin", OFFICE, &[3]);
    });
    tries(&mut play, FIRST, 1, [6, 6]);
    lots(&mut play, &[1]);
    ones(&mut play);
    assert_eq!(heard(&play), [FigureId(1)]);
}

#[test]
fn heroes_leave_by_a_room_that_leads_outside() {
    let mut play = hall(&two());
    play.choose(Action::Go(GUARDROOM));
    assert!(!play.offers(Action::GoOut));
    play.choose(Action::Go(HALL)).choose(Action::GoOut);
    play.said(rules::EXPLORE_LEAVE, |it| {
        let both = vec![FIRST, SECOND];
        matches!(it, Event::Delving(Delving::CameOut { who, .. }) if *who == both)
    });
    play.said(rules::END_ADVENTURE, |it| {
        matches!(it, Event::Delving(Delving::Over { won: false }))
    });
}

#[test]
fn heroes_walk_back_out_through_rooms_that_they_know() {
    let deep = || {
        let mut play = hall(&two());
        play.choose(Action::Go(GUARDROOM));
        play
    };
    let mut play = deep();
    play.choose(Action::WalkOut);
    play.said(rules::EXPLORE_MOVE, |it| {
        matches!(
            it,
            Event::Delving(Delving::Entered {
                room: HALL,
                first: false,
                ..
            })
        )
    });
    play.said(rules::EXPLORE_LEAVE, |it| {
        let both = vec![FIRST, SECOND];
        matches!(it, Event::Delving(Delving::CameOut { who, .. }) if *who == both)
    });
    // Whoever waits on the way is met.
    let mut play = deep();
    arrange(&mut play, |desk| {
        desk.post("goblin", HALL, &[3]);
    });
    play.choose(Action::WalkOut);
    ones(&mut play);
    let view = View::of(play.game.world());
    assert!(view.fight().is_some() && view.dungeon().at == HALL);
}

#[test]
fn every_skill_is_of_use_somewhere() {
    assert_eq!(Skill::ALL.len(), 16);
    for skill in Skill::ALL {
        let ways = BOOK.obstacles.keyed().flat_map(|(_, it)| it.ways.clone());
        assert!(ways.map(|it| it.skill).any(|it| it == skill), "{skill:?}");
        let cards = BOOK.characters.keyed();
        let mut edges = cards.flat_map(|(_, it)| [it.left, it.top]);
        assert!(edges.any(|it| it == skill), "{skill:?}");
    }
}

/// The book has the world as hard as 6 to 18; the hardest ways are never the only ones.
#[test]
fn the_world_is_as_hard_as_six_to_eighteen() {
    let obstacles: Vec<_> = BOOK.obstacles.keyed().map(|(_, it)| it).collect();
    let difficulties = obstacles.iter().flat_map(|it| &it.ways);
    let mut difficulties: Vec<u8> = difficulties.map(|it| it.difficulty).collect();
    difficulties.sort_unstable();
    assert_eq!((difficulties[0], difficulties.last()), (6, Some(&18)));
    let hard = |difficulty: u8| difficulty > 12;
    let so_many = difficulties.iter().filter(|it| hard(**it)).count();
    assert!(so_many >= 25, "{so_many} ways are harder than 12");
    let any_hard = |ways: &[Way]| ways.iter().any(|way| hard(way.difficulty));
    for it in obstacles.iter().filter(|it| any_hard(&it.ways)) {
        let dear = |way: &Way| !hard(way.difficulty) && way.cost != Cost::Free;
        assert!(it.ways.iter().any(dear), "{}: what is easier?", it.name);
    }
    // Agility 0 against 6: a tie goes to the cord.
    for (faces, found) in [([3, 3], 0), ([3, 4], 3)] {
        let mut play = barred(&[guard()], "bell_cord");
        tries(&mut play, FIRST, 0, faces);
        assert_eq!(points(&play), found, "{faces:?}");
    }
    // Might 0 against the 18 of a portcullis: 12 and 6 are not enough, 12 and 7 are.
    for (blessed, found) in [(6, 0), (7, 4)] {
        let mut play = barred(&[guard()], "sally_port");
        arrange(&mut play, |desk| {
            desk.lasting(FIRST, |it| it.blessed = blessed);
        });
        tries(&mut play, FIRST, 0, [6, 6]);
        assert_eq!(points(&play), found, "{blessed}");
    }
}

#[test]
fn anybody_tries_any_way_and_pays_its_price() {
    let mut play = barred(&two(), "watchdog");
    play.choose(Action::Look(0));
    // Four ways, two heroes, two styles.
    assert_eq!(play.choices(|it| matches!(it, Action::Way { .. })), 16);
    // Its jaws, by Might against 11, cost a hit of 1 although that succeeds.
    play.choose(way(FIRST, 3)).dice([6, 6]);
    play.waits(|it| matches!(it, Question::Pay(hit) if hit.margin == 1 && hit.by.is_none()));
    play.said(rules::OBSTACLE_PASS, |it| {
        matches!(it, Event::Delving(Delving::Passed { by: FIRST, .. }))
    });
}

#[test]
fn a_success_is_all_it_takes() {
    // Agility 0 and 9 against 8, and 12 against 8: three points either way.
    for faces in [[4, 5], [6, 6]] {
        let mut play = barred(&two(), "bell_cord");
        tries(&mut play, FIRST, 0, faces);
        assert_eq!(points(&play), 3);
        assert!(!play.offers(Action::Look(0)), "it is done with");
    }
    // A look next door, and two points.
    let mut play = barred(&two(), "speaking_tube");
    tries(&mut play, FIRST, 0, [6, 6]);
    assert_eq!(points(&play), 2);
    assert_eq!(rooms(&play).map(|it| it.0), [true, true, false, false]);
    // Healing of 4 for the one who did it.
    let hurt = fighter(
        &[(4, "quick_jab")],
        &["kite_shield", "caltrops", "chin_down"],
    );
    let mut play = barred(&[hurt], "medicine_case");
    arrange(&mut play, |desk| {
        desk.hand(FIRST, |it| it.defences[..2].fill(CardState::Discarded));
    });
    tries(&mut play, FIRST, 0, [6, 6]);
    let states = [CardState::Discarded, CardState::Ready, CardState::Ready];
    assert_eq!(defences(&play, 0), states);
}

#[test]
fn each_tries_each_way_once_and_failing_has_its_price() {
    let mut play = barred(&two(), "duty_roster");
    // Lore 0 and 8 against 8.
    tries(&mut play, FIRST, 0, [4, 4]);
    play.choose(Action::Look(0));
    assert_eq!(play.refused(way(FIRST, 0)), Some(rules::OBSTACLE_FAIL));
    assert!(play.offers(way(FIRST, 1)) && play.offers(way(SECOND, 0)));
    // A flagstone that breaks is broken for all.
    let mut play = barred(&two(), "loose_flagstone");
    tries(&mut play, FIRST, 0, [3, 4]);
    assert_eq!(play.refused(Action::Look(0)), Some(rules::OBSTACLE_FAIL));
    // A trapped board hits for 1.
    let mut play = barred(&two(), "key_board");
    tries(&mut play, FIRST, 0, [3, 4]);
    play.waits(|it| matches!(it, Question::Pay(hit) if hit.margin == 1));
    // What they came for is not spoiled by one failure, but by everybody's at everything.
    let mut play = hall(&two());
    arrange(&mut play, |desk| desk.bar("task_number_four", HALL, true));
    let mut tried = Vec::new();
    for by in [FIRST, SECOND] {
        for way in 0..5u8 {
            assert!(play.offers(Action::Look(0)));
            tried.push((by, way));
            arrange(&mut play, |desk| {
                let all = serde_json::to_value(&tried).expect("plain data");
                desk.state()["dungeon"]["rooms"][0]["obstacles"][0]["tried"] = all;
            });
        }
    }
    assert_eq!(play.refused(Action::Look(0)), Some(rules::OBSTACLE_FAIL));
}

#[test]
fn a_find_goes_to_somebody_who_has_none_like_it() {
    let found = BOOK.gear.keyed().find(|(_, it)| !it.basic);
    let (found, card) = found.expect("gear that is found");
    let short = card.id.as_str().trim_start_matches("core:").to_owned();
    let owner = with(guard(), &[&short], &[]);
    let opened = |heroes: &[HeroRecord]| {
        let mut play = barred(heroes, "locked_chest");
        tries(&mut play, FIRST, 0, [6, 6]);
        lots(&mut play, &[1]);
        play
    };
    let mut play = opened(&two());
    play.waits(|it| matches!(it, Question::Taker));
    play.choose(Action::Bear(SECOND));
    assert_eq!(seat(&play, 1).owned().gear[..], [found]);
    assert_eq!(
        seat(&play, 1).hand().gear[..],
        [CardState::Stored],
        "put away"
    );
    assert!(play.offers(Action::Pack(SECOND)));
    // Only one has none.
    let play = opened(&[owner.clone(), guard()]);
    assert_eq!(seat(&play, 1).owned().gear[..], [found]);
    // Both have it: it stays where it is.
    let play = opened(&[owner.clone(), owner]);
    play.said(rules::FIND_SHARE, |it| {
        matches!(it, Event::Delving(Delving::LeftLying { card }) if *card == Card::Gear(found))
    });
    assert_eq!(seat(&play, 1).owned().gear.len(), 1);
}
