//! Fights: who stands where, who acts when, what lasts, and how they end.

use std::collections::BTreeSet;

use tabledelve::{
    game::{Present, Rulebook},
    grid::Cell,
    rulesets::card_grid::{
        Action, CardGrid, CardState, Condition, Delving, Event, Faction, Fighting, FigureId,
        HeroRecord, Play as View, Question, Tapped, rules,
    },
};

use super::table::*;
use crate::BOOK;

/// Heroes in the hall with goblins in the room behind it, each with such a die or with none yet.
fn before(heroes: &[HeroRecord], dice: &[&[u8]]) -> Play {
    let mut play = hall(heroes);
    arrange(&mut play, |desk| {
        for dice in dice {
            desk.post("goblin", GUARDROOM, dice);
        }
    });
    play
}

/// Squares of a room that one can stand on.
fn floor(play: &Play, room: u8) -> BTreeSet<Cell> {
    let view = View::of(play.game.world());
    let floor = view.grown().plan.rooms[usize::from(room) - 1].iter();
    let open = floor.copied().filter(|cell| view.floors().can_walk(*cell));
    open.collect()
}

/// Where heroes and foes who are up stand.
fn stands(play: &Play, of: Faction) -> Vec<Cell> {
    let view = View::of(play.game.world());
    view.side(of).filter_map(|it| it.cell()).collect()
}

fn nearest(cell: Cell, others: &[Cell]) -> u32 {
    let far = others.iter().map(|it| it.reach_to(cell));
    far.min().expect("somebody")
}

#[test]
fn heroes_stand_at_their_door_and_foes_far_from_them() {
    let mut play = before(&[sweeper(), guard()], &[&[3]]);
    play.choose(Action::Go(GUARDROOM)).dice([6, 6]);
    let (heroes, foes) = (stands(&play, Faction::Heroes), stands(&play, Faction::Foes));
    let open = floor(&play, GUARDROOM);
    let free = open.iter().filter(|cell| !heroes.contains(cell));
    let farthest = free.map(|cell| nearest(*cell, &heroes)).max();
    assert_eq!(Some(nearest(foes[0], &heroes)), farthest);
    // Six of them in a room of eight squares: four inside at most, the others behind in the corridor.
    let six = [sweeper(), guard(), healer(), sweeper(), guard(), healer()];
    let mut play = hall(&six);
    for room in [GUARDROOM, OFFICE, LATRINE] {
        play.choose(Action::Go(room));
    }
    let view = View::of(play.game.world());
    let (_, _, corridor) = view
        .grown()
        .doors(LATRINE)
        .find(|(other, ..)| *other == OFFICE)
        .expect("a door");
    let corners = corridor.corners.windows(2);
    let long: u32 = corners.map(|pair| pair[0].steps_to(pair[1])).sum();
    let corridor = long as usize + 1;
    let half = floor(&play, LATRINE).len() / 2;
    let tiles = &view.grown().plan.rooms[usize::from(LATRINE) - 1];
    let heroes = stands(&play, Faction::Heroes);
    let inside = heroes.iter().filter(|cell| tiles.contains(cell)).count();
    assert_eq!(inside, half.max(6_usize.saturating_sub(corridor)));
}

#[test]
fn whoever_finds_no_square_comes_in_later() {
    let mut play = hall(&[sweeper()]);
    arrange(&mut play, |desk| {
        for _ in 0..9 {
            desk.post("giant_rat", LATRINE, &[1]);
        }
    });
    // Round outside, to the other entrance.
    play.choose(Action::Go(LATRINE)).dice([6, 6]);
    let free = floor(&play, LATRINE).len() - 1;
    assert!(free < 9, "eight squares at most");
    assert_eq!(stands(&play, Faction::Foes).len(), free);
    // They have no token yet, but the log and the question say that they are there.
    let out = View::of(play.game.world()).foes();
    let out: Vec<_> = out.filter(|it| it.waits_outside()).collect();
    assert_eq!(out.len(), 9 - free);
    let began = play.game.log().iter().map(|it| &it.event);
    let mut began = began.filter(|it| matches!(it, Event::Fighting(Fighting::Began { .. })));
    let began = began.next().expect("a fight");
    let told = CardGrid::narrate(play.game.world(), began).message;
    assert_eq!(told.key, "grid-log-fight-crowded");
    let asked = play.game.asking().expect("the hero acts");
    let asked = format!("{:?}", CardGrid::prompt(play.game.world(), asked));
    let waits = |id: u32| asked.contains(&format!("Combatant({id})"));
    assert!(
        out.iter().all(|it| waits(it.figure().id().0.into())),
        "{asked}"
    );
    // One that is in falls, and one of the others comes in with the next round.
    arrange(&mut play, |desk| {
        desk.stance(FigureId(1), |it| it.condition = Condition::Dead);
        desk.pack(FigureId(1), |it| it.dice.clear());
    });
    play.choose(Action::Done);
    ones(&mut play);
    let came = fought(&play).into_iter().filter_map(|(rule, it)| match it {
        Fighting::CameIn { who, .. } => Some((rule, who)),
        _ => None,
    });
    let first = FigureId(1 + free as u16);
    assert_eq!(came.collect::<Vec<_>>(), [("fight.places", first)]);
}

/// Three goblins are fair at Notice, with 1: it takes more than 7, and the worst of the heroes rolls.
#[test]
fn whoever_is_worst_at_sneaking_sneaks_for_all() {
    let thief = hero(
        &[(4, "human"), (5, "thief")],
        &[(4, "quick_jab")],
        &["chin_down", "caltrops"],
    );
    for (faces, surprised) in [([4, 4], true), ([4, 3], false)] {
        let mut play = before(&[thief.clone(), guard()], &[&[3], &[4], &[5]]);
        play.choose(Action::Creep(GUARDROOM)).dice(faces);
        let sneaked = fought(&play).into_iter().find_map(|(_, it)| match it {
            Fighting::SneakRolled { by, margin, .. } => Some((by, margin)),
            _ => None,
        });
        assert_eq!(sneaked, Some((SECOND, surprised.into())));
        assert_eq!(play.count(rules::FIGHT_FIRST, |_| true), 0, "nobody rolls");
        let first = play.count(rules::FIGHT_SURPRISE, |it| {
            matches!(it, Event::Fighting(Fighting::FoesFirst))
        });
        assert_eq!(first, usize::from(!surprised));
        if surprised {
            // They lose their first turn, and have the one after that.
            play.waits(|it| matches!(it, Question::Act(FIRST)));
            play.choose(Action::EndPhase);
            let round = View::of(play.game.world()).fight().map(|it| it.round);
            assert_eq!((round, acts(&play)), (Some(2), vec![Faction::Heroes; 2]));
            play.choose(Action::EndPhase);
        }
        ones(&mut play);
        assert!(acts(&play).contains(&Faction::Foes));
    }
}

/// The sides that have acted, in order.
fn acts(play: &Play) -> Vec<Faction> {
    let acts = fought(play).into_iter().filter_map(|(_, it)| match it {
        Fighting::Acts { side } => Some(side),
        _ => None,
    });
    acts.collect()
}

#[test]
fn initiative_is_rolled_once_by_whoever_notices_most() {
    // The elf's 2, and 4 of hers for an archer who lies below.
    let archer = hero(
        &[(4, "elf"), (7, "archer")],
        &[(4, "spark")],
        &["chin_down", "caltrops"],
    );
    let rolled = |heroes: &[HeroRecord], faces: [u16; 2]| {
        let mut play = before(heroes, &[&[3]]);
        play.choose(Action::Go(GUARDROOM)).dice(faces);
        ones(&mut play);
        play.choose(Action::Done);
        ones(&mut play);
        let firsts = fought(&play).into_iter().filter_map(|(_, it)| match it {
            Fighting::FirstRolled { by, first, .. } => Some((by, first)),
            _ => None,
        });
        firsts.collect::<Vec<_>>()
    };
    // Against 6 and the goblin's 1: 2 and 6 are enough, 7 alone is not.
    let watched = rolled(&[guard(), archer], [1, 1]);
    assert_eq!(watched, [(SECOND, Faction::Heroes)]);
    assert_eq!(rolled(&[guard()], [3, 4]), [(FIRST, Faction::Foes)]);
    assert_eq!(rolled(&[guard()], [4, 4]), [(FIRST, Faction::Heroes)]);
}

#[test]
fn one_side_acts_and_then_the_other() {
    let foes: [Posted<'_>; 2] = [("zombie", &[8], (5, 5)), ("zombie", &[8], (4, 5))];
    let mut play = fight(&[sweeper(), guard()], &[(0, 0), (1, 0)], &foes);
    // The players choose who goes first, and change it as they go.
    play.waits(|it| matches!(it, Question::Act(FIRST)));
    play.choose(Action::Turn(SECOND));
    play.waits(|it| matches!(it, Question::Act(SECOND)));
    play.choose(Action::Turn(FIRST)).choose(Action::Done);
    play.waits(|it| matches!(it, Question::Act(SECOND)));
    play.choose(Action::Done);
    ones(&mut play);
    play.choose(Action::EndPhase);
    ones(&mut play);
    let sides = [
        Faction::Foes,
        Faction::Heroes,
        Faction::Foes,
        Faction::Heroes,
    ];
    assert_eq!(acts(&play), sides);
    let walked = fought(&play).into_iter().filter_map(|(_, it)| match it {
        Fighting::Stepped { who, .. } => Some(who.0),
        _ => None,
    });
    assert_eq!(
        walked.take(2).collect::<Vec<_>>(),
        [2, 3],
        "one after the other"
    );
}

#[test]
fn a_turn_is_a_move_and_then_an_action() {
    let heroes = [sweeper(), guard()];
    let mut play = fight(&heroes, &[(0, 0), (0, 5)], &[("ogre", &[10, 9], (3, 0))]);
    play.choose(Action::Step(at(&play, 2, 0)));
    play.waits(|it| matches!(it, Question::Act(FIRST)));
    assert_eq!(
        play.choices(|it| matches!(it, Action::Step(_))),
        0,
        "one move"
    );
    // Somebody else acts between the two.
    let aside = Action::Step(at(&play, 1, 4));
    play.choose(Action::Turn(SECOND))
        .choose(aside)
        .choose(Action::Turn(FIRST));
    // A card beside the action ends nothing.
    play.choose(tap(Tapped::Defence(0), None));
    play.waits(|it| matches!(it, Question::Act(FIRST)));
    play.choose(attack(2)).dice([1, 1]);
    // In the log the rule stands behind what a turn is made of.
    let log = play.game.log().iter().map(|it| &it.event);
    let by_turn = |it: &&Event| CardGrid::also_cited(&BOOK, it).contains(&rules::FIGHT_TURN);
    let kind = |it: &Event| match it {
        Event::Fighting(Fighting::Stepped { .. }) => "move",
        Event::Fighting(Fighting::Attacked { .. }) => "action",
        other => panic!("{other:?} is no part of a turn"),
    };
    let told: Vec<_> = log.filter(by_turn).map(kind).collect();
    assert_eq!(told, ["move", "move", "action"]);
    // The action has ended the turn, and the second has only the action left.
    play.waits(|it| matches!(it, Question::Act(SECOND)));
    assert!(!play.offers(Action::Turn(FIRST)));
    assert_eq!(play.choices(|it| matches!(it, Action::Step(_))), 0);
}

#[test]
fn heroes_move_five_squares_and_through_nobody_who_is_up() {
    let mut play = fight(&[sweeper()], &[(0, 0)], &[("ogre", &[10, 9], (0, 5))]);
    let here = at(&play, 0, 0);
    assert!(
        play.offers(Action::Step(at(&play, 5, 5))),
        "diagonals count one"
    );
    let too_far = floor(&play, HALL)
        .into_iter()
        .filter(|it| it.reach_to(here) > 5);
    let too_far: Vec<Cell> = too_far.collect();
    assert!(!too_far.is_empty());
    assert!(too_far.iter().all(|cell| !play.offers(Action::Step(*cell))));
    // Foes all around.
    let around: Vec<(i16, i16)> = (1..=3)
        .flat_map(|x| (1..=3).map(move |y| (x, y)))
        .filter(|it| *it != (2, 2))
        .collect();
    let foes: Vec<Posted<'_>> = around.iter().map(|it| ("goblin", &[6][..], *it)).collect();
    play = fight(&[sweeper()], &[(2, 2)], &foes);
    let steps = |play: &Play| play.choices(|it| matches!(it, Action::Step(_)));
    assert_eq!(steps(&play), 0);
    // One of them falls, and the way is free across it.
    let gap = around
        .iter()
        .position(|it| *it == (3, 2))
        .expect("one of them");
    arrange(&mut play, |desk| {
        let fallen = FigureId(1 + gap as u16);
        desk.stance(fallen, |it| it.condition = Condition::Dead);
        desk.pack(fallen, |it| it.dice.clear());
    });
    assert!(play.offers(Action::Step(at(&play, 3, 2))));
    assert!(play.offers(Action::Step(at(&play, 4, 2))));
    assert!(!play.offers(Action::Step(at(&play, 1, 2))));
}

#[test]
fn those_next_to_foes_are_struck_at_once_more_and_the_fallen_are_carried_or_lost() {
    let third = FigureId(2);
    let mut play = before(&[sweeper(), guard(), healer()], &[&[3], &[5]]);
    play.choose(Action::Go(GUARDROOM)).dice([6, 6]);
    let near = seat(&play, 0).figure().cell().expect("a square");
    let open = floor(&play, GUARDROOM);
    let far = *open
        .iter()
        .max_by_key(|cell| (cell.reach_to(near), **cell))
        .expect("a square");
    let beside = |cell: &&Cell| cell.reach_to(near) == 1;
    let places: Vec<Cell> = open.iter().filter(beside).copied().take(2).collect();
    arrange(&mut play, |desk| {
        // The first has a goblin and a fallen friend at hand; the others lie and stand far away.
        desk.stand(SECOND, places[0]);
        desk.stand(FigureId(3), places[1]);
        desk.stand(third, far);
        let away = open
            .iter()
            .find(|it| it.reach_to(near) > 1 && **it != far && it.reach_to(places[0]) > 1);
        desk.stand(FigureId(4), *away.expect("a square"));
        for (who, state) in [(SECOND, CardState::Tapped), (third, CardState::Tapped)] {
            desk.hand(who, |it| it.defences.fill(state));
            desk.stance(who, |it| it.condition = Condition::Down);
        }
    });
    play.choose(Action::Retreat).dice([1]);
    play.decides();
    assert_eq!(margins(&play), [0], "only one was near enough");
    let dungeon = View::of(play.game.world()).dungeon();
    assert_eq!(dungeon.at, HALL);
    let conditions = [0, 1, 2].map(|it| seat(&play, it).figure().stance().condition);
    assert_eq!(
        conditions,
        [Condition::Up, Condition::Down, Condition::Dead]
    );
    // The foes stay, with the dice that they have left.
    assert_eq!((dice(&play, 3), dice(&play, 4)), (vec![3], vec![5]));
    play.choose(Action::Go(GUARDROOM)).dice([6, 6]);
    assert_eq!(play.count(rules::ENEMY_DICE, |_| true), 0);
}

#[test]
fn after_forty_rounds_the_foes_give_up() {
    for (round, over) in [(39, false), (40, true)] {
        let mut play = fight(&[sweeper()], &[(0, 0)], &[("ogre", &[10, 9], (5, 5))]);
        arrange(&mut play, |desk| desk.fight(|it| it.round = round));
        play.choose(Action::Done);
        ones(&mut play);
        assert_eq!(View::of(play.game.world()).fight().is_none(), over);
        let fell = play.count(rules::FIGHT_LONG, |it| {
            matches!(it, Event::Fighting(Fighting::Fell { .. }))
        });
        assert_eq!(fell, usize::from(over));
        let won = fought(&play)
            .iter()
            .any(|it| matches!(it.1, Fighting::Ended { won: true }));
        assert_eq!(won, over);
    }
}

#[test]
fn a_fight_ends_with_the_last_of_a_side_and_cards_stay_as_they_are() {
    let mut play = fight(&[sweeper()], &[(0, 0)], &[("goblin", &[1], (1, 0))]);
    let states = [CardState::Tapped, CardState::Discarded, CardState::Ready];
    arrange(&mut play, |desk| {
        desk.hand(FIRST, |it| it.defences = states.into_iter().collect());
    });
    play.choose(attack(1)).dice([2, 2]);
    play.waits(|it| matches!(it, Question::InRoom));
    play.said(rules::FIGHT_END, |it| {
        matches!(it, Event::Fighting(Fighting::Ended { won: true }))
    });
    assert_eq!(defences(&play, 0), states);
    // The last hero falls: the fight is over, and so is the adventure.
    let mut play = fight(&[sweeper()], &[(0, 0)], &[("goblin", &[1], (1, 0))]);
    arrange(&mut play, |desk| {
        desk.hand(FIRST, |it| it.defences[..2].fill(CardState::Tapped));
    });
    play.choose(Action::Done).dice([10]);
    play.said(rules::FIGHT_END, |it| {
        matches!(it, Event::Fighting(Fighting::Ended { won: false }))
    });
    play.said(rules::END_ADVENTURE, |it| {
        matches!(it, Event::Delving(Delving::Over { won: false }))
    });
}
