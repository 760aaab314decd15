//! Who holds a dungeon, where they are, and what turns out differently; what stands in rooms.
//!
//! The dungeon is the book's first, of ten rooms: 3 and 4 are bedrooms, 5 is a workshop, 10 a
//! warehouse, and 2, 3 and 5 lead outside.

use std::collections::{BTreeMap, BTreeSet};

use tabledelve::{
    dungeon::Floors,
    game::Status,
    grid::Cell,
    rulesets::card_grid::{
        Action, Delving, Event, Faction, Fighting, HeroRecord, Play as View, Question, Setup, rules,
    },
};

use super::table::*;
use crate::BOOK;

/// The game before the heroes go in. Lots for these purposes come out so, all others with a 1.
fn drawn(setup: Setup, lots: &[(&str, u16)]) -> Play {
    let mut play = Play::of(BOOK.clone(), setup);
    while !matches!(play.game.asking(), Some(Question::Entrance)) {
        match play.game.wanted() {
            Some(wanted) if play.game.status() == Status::Rolling => {
                let lot = lots.iter().find(|(of, _)| *of == wanted.purpose);
                let lot = lot.map_or(1, |(_, lot)| *lot);
                play.game.give(lot).expect("one of the lots");
            }
            _ => {
                play.choose(Action::Enough);
            }
        }
    }
    play
}

fn heroes(count: usize, earned: u16) -> Vec<HeroRecord> {
    let hero = HeroRecord { earned, ..guard() };
    vec![hero; count]
}

/// The room of the leader, and how many others are in each room.
fn posted(play: &Play) -> (u8, BTreeMap<u8, usize>) {
    let view = View::of(play.game.world());
    let leader = view.foes().find(|it| it.pack().leads).expect("a leader");
    let mut guards = BTreeMap::new();
    for foe in view.foes().filter(|it| !it.pack().leads) {
        *guards.entry(foe.pack().room).or_default() += 1;
    }
    (leader.pack().room, guards)
}

/// Rooms with obstacles, those that the reason is about aside, and the rooms of that.
fn obstacles(play: &Play) -> (Vec<u8>, Vec<u8>) {
    let dungeon = View::of(play.game.world()).dungeon();
    let all = (1..).zip(&dungeon.rooms);
    let all = all.flat_map(|(room, it)| it.obstacles.iter().map(move |it| (room, it.task)));
    let of = |task| {
        all.clone()
            .filter(|it| it.1 == task)
            .map(|it| it.0)
            .collect()
    };
    (of(false), of(true))
}

fn threat(id: &str) -> Setup {
    setup_of(&heroes(1, 0), &[("threat", id)])
}

#[test]
fn a_threat_is_chosen_or_drawn_and_brings_its_reason() {
    let play = drawn(threat("number_four"), &[]);
    let quest = View::of(play.game.world()).state().quest;
    assert_eq!(quest.threat, BOOK.threats.find("core:number_four"));
    // What they came for stands in the workshop, and only there.
    assert_eq!(obstacles(&play).1, [5]);
    // To slay there is nothing but the leader.
    assert!(obstacles(&drawn(threat("one_troll"), &[])).1.is_empty());
    // The third of all lots is the third threat for beginners.
    let mut first = BOOK.threats.keyed().filter(|(_, it)| it.tier == 1);
    let third = first.nth(2).map(|(key, _)| key);
    let play = drawn(threat("rolled"), &[("dice-grid-threat", 3)]);
    assert_eq!(View::of(play.game.world()).state().quest.threat, third);
}

#[test]
fn the_leader_waits_in_the_first_room_of_the_list_that_is_there() {
    let goal = |id| posted(&drawn(threat(id), &[])).0;
    // A prison, which is not there, or else a workshop.
    assert_eq!(goal("number_four"), 5);
    // An office, or a bedroom: that without a door to the outside is farther in.
    assert_eq!(goal("oxley_word"), 4);
    // No temple, chapel, assembly or audience room: the farthest of all.
    assert_eq!(goal("weeping_saint"), 10);
}

/// What all foes are worth together, the leader included, in hundredths.
fn worth(play: &Play) -> u32 {
    let foes = View::of(play.game.world()).foes();
    foes.map(|it| 100 * u32::from(it.record().worth)).sum()
}

/// What foes come to in the first example, of ten rooms, for so many heroes, each of whom has earned so
/// much, in hundredths.
fn due(count: usize, earned: u16) -> u32 {
    let figures = &BOOK.figures;
    let more = 100 + u32::from(10 - figures.rooms) * u32::from(figures.worth_per_room);
    let each = figures.worth_per_hero + figures.worth_per_ten_points * earned / 10;
    let usual = count as u32 * u32::from(each) * u32::from(figures.worth_for_company[count - 1]);
    usual / 100 * more / 100
}

#[test]
fn foes_come_to_so_much_for_each_hero_and_what_they_have_earned() {
    let company = &BOOK.figures.worth_for_company;
    assert!(company.is_sorted());
    let of = |count, earned| {
        let play = drawn(setup_of(&heroes(count, earned), &[]), &[]);
        let (leader, guards) = posted(&play);
        assert_eq!(leader, 5);
        // The room of the leader, and by the first lots the lowest; two squares of floor for each,
        // of which there are four in room 1, and seven foes at most.
        assert!(guards.keys().all(|room| *room <= 7));
        assert!(guards.get(&1).is_none_or(|it| *it <= 2));
        assert!(guards.values().all(|it| *it <= 7));
        worth(&play)
    };
    // The least is worth 1, and the last may be worth more than what was left.
    for (count, earned) in [(1, 0), (2, 0), (3, 0), (3, 50)] {
        let (all, due) = (of(count, earned), due(count, earned));
        assert!(all > due - 100 && all < due + 300, "{all} of {due}");
    }
}

#[test]
fn a_twist_changes_how_many_there_are_and_where() {
    let of = |id: &str, twist: u16, more: &[(&str, u16)]| {
        let setup = setup_of(&heroes(2, 0), &[("threat", id)]);
        drawn(setup, &[&[("dice-grid-twist", twist)][..], more].concat())
    };
    // A quarter more, and a quarter less.
    for (id, twist, percent) in [("number_four", 3, 125), ("two_brides", 2, 75)] {
        let (all, due) = (worth(&of(id, twist, &[])), due(2, 0) * percent / 100);
        assert!(all > due - 100 && all < due + 300, "{id}: {all} of {due}");
    }
    // Two more obstacles.
    assert_eq!(obstacles(&of("number_four", 1, &[])).0.len(), 6);
    assert_eq!(obstacles(&of("number_four", 4, &[])).0.len(), 8);
    // A leader who walks about.
    let roams = of("one_troll", 3, &[("dice-grid-post", 7)]);
    assert_eq!(posted(&roams).0, 7);
    // A warning: nobody is surprised, the foes act first, and now the heroes know.
    let setup = setup_of(&heroes(1, 0), &[("threat", "two_brides")]);
    let mut play = hall_of(setup);
    arrange(&mut play, |desk| {
        desk.state()["quest"]["twist"] = 2.into();
        desk.post("goblin", GUARDROOM, &[3]);
    });
    play.choose(Action::Creep(GUARDROOM)).dice([6, 6]);
    play.said(rules::THREAT_TWIST, |it| {
        matches!(it, Event::Delving(Delving::TwistTold { twist: 2, .. }))
    });
    assert!(play.game.wanted().is_some() || acted_first(&play));
    ones(&mut play);
    assert!(acted_first(&play));
    // Guards come in at the other entrance, 35% of all: 1, 1, 2 and 3, and no more find room.
    let mut play = hall_of(setup_of(&heroes(3, 0), &[]));
    arrange(&mut play, |desk| {
        desk.state()["quest"]["twist"] = 1.into();
        desk.bar("task_number_four", HALL, true);
    });
    play.choose(Action::Look(0));
    play.act(|it| matches!(it, Action::Way { way: 0, .. }));
    play.dice([6, 6]);
    let view = View::of(play.game.world());
    let behind: Vec<u8> = view.foes().map(|it| it.pack().room).collect();
    assert_eq!(behind, [LATRINE; 4]);
}

/// True if the foes were the first to act.
fn acted_first(play: &Play) -> bool {
    let acts = fought(play).into_iter().find_map(|(_, it)| match it {
        Fighting::Acts { side } => Some(side),
        _ => None,
    });
    acts == Some(Faction::Foes)
}

#[test]
fn obstacles_are_six_for_ten_rooms_each_where_it_fits() {
    let play = drawn(threat("number_four"), &[]);
    let dungeon = View::of(play.game.world()).dungeon();
    let (rooms, _) = obstacles(&play);
    assert_eq!(rooms, [1, 2, 3, 4, 5, 6], "no two in one room");
    let mut seen = BTreeSet::new();
    for (room, rolled) in dungeon.rooms.iter().zip(&dungeon.rolled) {
        for placed in room.obstacles.iter().filter(|it| !it.task) {
            assert!(seen.insert(placed.obstacle), "none twice");
            let fits = &BOOK[placed.obstacle].links.rooms;
            assert!(fits.contains(&rolled.purpose));
        }
    }
}

/// In each room of the book's dungeons: one thing for five squares at most, none beside a door, and
/// whoever stands anywhere gets everywhere.
#[test]
fn furniture_leaves_the_way_free() {
    let mut things = 0;
    for list in ["first_example", "second_example"] {
        let play = outside(setup_of(&heroes(1, 0), &[("list", list)]));
        let view = View::of(play.game.world());
        let grown = view.grown();
        for number in 1..=grown.rooms() {
            let floors: Floors = grown.map(&[number]).into();
            let floor = &grown.plan.rooms[usize::from(number) - 1];
            let open = floor.iter().copied().filter(|it| floors.can_walk(*it));
            let open: BTreeSet<Cell> = open.collect();
            let blocked = floor.len() - open.len();
            assert!(blocked <= floor.len() / 5, "{list} {number}: {blocked}");
            things += blocked;
            let doors = grown.doors(number).map(|(_, door, _)| door);
            for door in doors {
                let beside = door
                    .neighbours()
                    .into_iter()
                    .filter(|it| floor.contains(it));
                let beside: Vec<Cell> = beside.collect();
                assert!(beside.iter().all(|it| open.contains(it)), "{list} {number}");
            }
            let first = *open.first().expect("a square");
            let range = floors.range(first, 99, &[]);
            assert!(
                open.iter()
                    .all(|it| *it == first || range.cost(*it).is_some())
            );
        }
    }
    assert!(things > 20, "{things} things in 24 rooms");
}
