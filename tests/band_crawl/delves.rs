//! Scripted adventures: turns, groups, moves and hidden forces, die for die.

use tabledelve::{
    dungeon::RoomId,
    game::{Game, RuleId},
    grid::Side,
    rulesets::band_crawl::{
        Action, Delving, Event, Faction, Fighting, FigureId, Place, Question, Setup, rules,
    },
};

use super::{
    BOOK,
    play::{Play, record, setup},
};

/// The dice of a corridor.
const CORRIDOR: [u16; 2] = [3, 4];
/// Dice of a turn that brings nothing.
const QUIET: [u16; 2] = [1, 2];

/// An adventure of ready-made figures in the dungeon of a goblin, at the dice of its first turn.
fn delve(band: &[&str], options: &[(&str, &str)]) -> Play {
    let returning: Vec<_> = band.iter().map(|it| record(it)).collect();
    let mut pairs = vec![("big_bad", "goblin"), ("reason", "explore")];
    pairs.extend(options);
    let setup = Setup {
        stars: returning.iter().filter(|it| it.star).count() as u8,
        returning,
        ..setup(&pairs)
    };
    let mut play = Play::begun(BOOK.clone(), setup);
    play.goes_without_more();
    until(&mut play, "dice-band-activation");
    play
}

/// Gives dice of 3 and 4 in turn until dice for this are wanted.
fn until(play: &mut Play, purpose: &str) {
    for face in [3, 4].into_iter().cycle().take(400) {
        match play.game.wanted() {
            Some(wanted) if wanted.purpose != purpose => play.dice([face]),
            _ => return,
        };
    }
}

/// The group goes through a side, to a tile that these dice lay, and its turn is over.
fn walk(play: &mut Play, side: Side, dice: &[u16]) {
    play.choose(Action::Way(side)).dice(dice.iter().copied());
    rest(play);
}

/// Every group that is asked stays where it is.
fn rest(play: &mut Play) {
    while matches!(play.game.asking(), Some(Question::Group(_))) {
        play.choose(Action::Enough);
    }
}

/// As many quiet turns as needed to lay corridors straight ahead.
fn corridors(play: &mut Play, count: usize) {
    for _ in 0..count {
        play.dice(QUIET);
        walk(play, Side::North, &CORRIDOR);
    }
}

/// The same game with its records changed, each first text after a mark for another.
fn edited(play: &mut Play, edits: &[(&str, &str, &str)]) {
    let mut text = ron::to_string(&play.game.take_checkpoint()).expect("plain data");
    for (mark, old, new) in edits {
        let from = text
            .find(mark)
            .unwrap_or_else(|| panic!("no {mark}: {text}"));
        let at = text[from..].find(old);
        let at = from + at.unwrap_or_else(|| panic!("no {old} after {mark}: {text}"));
        text.replace_range(at..at + old.len(), new);
    }
    let taken = text.split("taken:").nth(1).expect("a number of dice");
    let taken: String = taken.chars().take_while(char::is_ascii_digit).collect();
    let given = vec![1; taken.parse().expect("a number")];
    let checkpoint = ron::from_str(&text).expect("records");
    let (setup, made) = (play.game.setup().clone(), play.game.made().to_vec());
    let game = Game::resume(BOOK.clone(), setup, 0, given, made, checkpoint);
    play.game = game.expect("a sound world");
}

/// What happened below ground, with its rule, since this many events.
fn below(play: &Play, since: usize) -> Vec<(RuleId, &Delving)> {
    let log = play.game.log()[since..].iter();
    let below = log.filter_map(|it| match &it.event {
        Event::Delving(event) => Some((it.rule, event)),
        _ => None,
    });
    below.collect()
}

/// The tiles of the members.
fn tiles(play: &Play) -> Vec<u16> {
    let tiles = play.band().members().map(|it| match it.stance().place {
        Place::Tile(tile) => tile.0,
        place => panic!("{place:?}"),
    });
    tiles.collect()
}

/// The hidden forces, each with its tile.
fn forces(play: &Play) -> Vec<(u16, u16)> {
    let forces = play.band().state().below.forces.iter();
    forces.map(|it| (it.id.0, it.tile.0)).collect()
}

const STAR: &str = "human warrior 5*: sword";

/// 39.1: double fours, two tiles ahead and three behind.
#[test]
fn double_fours_with_two_tiles_ahead_and_three_behind() {
    let mut play = delve(&[STAR], &[]);
    corridors(&mut play, 5);
    for _ in 0..3 {
        play.dice(QUIET);
        walk(&mut play, Side::South, &[]);
    }
    play.dice(QUIET);
    walk(&mut play, Side::North, &[]);
    assert_eq!(tiles(&play), [3]);
    play.dice([4, 4]);
    assert_eq!(forces(&play), [(0, 0)]);
    play.said(rules::FORCE_SOURCES, |event| {
        matches!(
            event,
            Event::Delving(Delving::ActivationRolled {
                doubles: Some(4),
                ..
            })
        )
    });
    play.said(rules::FORCE_PLACE, |event| {
        matches!(
            event,
            Event::Delving(Delving::ForcePlaced { wanted: 4, .. })
        )
    });
    // It comes closer by a tile, and by two tiles.
    rest(&mut play);
    play.dice([2, 6]);
    assert_eq!(forces(&play), [(0, 1)]);
    play.dice([2, 2]);
    // Two tiles ahead there is one, and so there is behind.
    assert_eq!(forces(&play), [(0, 1), (1, 5)]);
}

/// `force.place`: ahead is where the group is heading, whichever way the tile was laid.
#[test]
fn ahead_is_where_the_group_is_heading() {
    let mut play = delve(&[STAR], &[]);
    corridors(&mut play, 4);
    for _ in 0..2 {
        play.dice(QUIET);
        walk(&mut play, Side::South, &[]);
    }
    play.dice([2, 2]);
    assert_eq!((tiles(&play), forces(&play)), (vec![2], vec![(0, 0)]));
}

/// `force.place`: after straight ahead it is the right hand, then the way back, then the left.
#[test]
fn clockwise_from_ahead() {
    let mut play = delve(&[STAR], &[]);
    // A crossing; the player looks into both arms.
    play.dice(QUIET);
    walk(&mut play, Side::North, &[4, 6]);
    play.dice(QUIET);
    walk(&mut play, Side::West, &CORRIDOR);
    play.dice(QUIET);
    walk(&mut play, Side::East, &[]);
    play.dice(QUIET);
    walk(&mut play, Side::East, &CORRIDOR);
    play.dice(QUIET);
    walk(&mut play, Side::West, &[]);
    // Back in the crossing and heading west: the corridor there is ahead.
    play.dice([1, 1]);
    assert_eq!(forces(&play), [(0, 2)]);
    rest(&mut play);
    // It is upon them, and was nerves.
    play.dice([5, 6, 5, 6]);
    assert_eq!(forces(&play), []);
    play.dice(QUIET);
    walk(&mut play, Side::South, &[]);
    play.dice(QUIET);
    walk(&mut play, Side::North, &[]);
    // Heading north: nothing is laid there, and the right hand comes next.
    play.dice([1, 1]);
    assert_eq!(forces(&play), [(1, 3)]);
}

/// `force.place`, `force.resolve`, `force.noise`: with one tile alone the force is there at once; a
/// noise has the next one rolled with three dice.
#[test]
fn a_noise_and_then_three_dice() {
    let mut play = delve(&[STAR], &[]);
    play.dice([3, 3]);
    assert_eq!(forces(&play), [(0, 0)]);
    play.dice([2, 6]);
    assert_eq!(
        (forces(&play), play.band().state().below.noise),
        (vec![], Some(3))
    );
    rest(&mut play);
    play.dice([5, 5]).dice([5, 6]);
    // A third die is still wanted.
    assert_eq!(
        play.game.wanted().map(|it| it.purpose),
        Some("dice-band-force")
    );
    play.dice([6]);
    assert_eq!(play.band().state().below.noise, None);
}

/// 39.3: a force six tiles away, known foes four tiles away, a force two tiles away.
#[test]
fn the_farthest_first_and_known_foes_among_them() {
    let mut play = delve(&[STAR], &[]);
    corridors(&mut play, 6);
    play.dice(QUIET);
    edited(
        &mut play,
        &[
            ("part:BigBad", "original:6", "original:5"),
            ("part:BigBad", "place:Away", "place:Tile((2))"),
            (
                "forces:",
                "forces:[]",
                "forces:[(id:(0),tile:(4)),(id:(1),tile:(0))]",
            ),
        ],
    );
    rest(&mut play);
    play.dice([2, 5, 5, 4, 5, 6]);
    let moves = below(&play, 0).into_iter().filter_map(|it| match it {
        (rule, Delving::ForceMoved { path, passed, .. }) => Some((rule, path.to_vec(), *passed)),
        (rule, Delving::FoesMoved { path, passed, .. }) => Some((rule, path.to_vec(), *passed)),
        _ => None,
    });
    let [first, foes, last] = [(1, 1..=1), (2, 3..=4), (0, 5..=5)];
    let told = |(passed, tiles): (u8, std::ops::RangeInclusive<u16>)| {
        (rules::FORCE_MOVE, tiles.map(RoomId).collect(), passed)
    };
    assert_eq!(
        moves.collect::<Vec<(RuleId, Vec<RoomId>, u8)>>(),
        [told(first), told(foes), told(last)]
    );
    // Foes who come to the group are active.
    play.dice(QUIET);
    rest(&mut play);
    play.dice([5, 5, 1, 1]);
    let fight = play.band().state().fight.as_ref().expect("a fight");
    assert_eq!((fight.tile, fight.entered), (RoomId(6), Faction::Foes));
    // The forces do not move as long as it lasts.
    play.said(rules::FORCE_WAITS, |event| {
        matches!(event, Event::Delving(Delving::ForcesWait { forces: 2 }))
    });
    let before = forces(&play);
    until(&mut play, "nothing");
    assert_eq!(forces(&play), before);
}

/// `force.rep`, `force.move`: two dice against 4 are two tiles, and equally near groups draw it by
/// their leaders.
#[test]
fn a_force_goes_two_tiles_if_it_passes_both() {
    let mut play = delve(&[STAR, "human soldier 4: sword"], &[]);
    corridors(&mut play, 4);
    // The soldier is four tiles behind.
    play.dice(QUIET);
    edited(
        &mut play,
        &[
            ("star:None,part:Band", "place:Tile((4))", "place:Tile((0))"),
            ("forces:", "forces:[]", "forces:[(id:(0),tile:(2))]"),
        ],
    );
    rest(&mut play);
    play.dice([4, 3]);
    play.said(rules::FORCE_REP, |event| match event {
        Event::Delving(Delving::ForceMoved { path, passed, .. }) => {
            path[..] == [RoomId(3), RoomId(4)] && *passed == 2
        }
        _ => false,
    });
    assert_eq!(
        play.game.wanted().map(|it| it.purpose),
        Some("dice-band-force")
    );
}

/// `charge.test`, `quest.captives`: captives are not counted, stand behind everybody, and lead
/// nobody.
#[test]
fn captives_do_not_count() {
    let band = [
        STAR,
        "human knight 4: sword",
        "human healer 4: sword",
        "human thief 4: sword",
    ];
    let mut play = delve(&band, &[]);
    play.dice(QUIET);
    edited(
        &mut play,
        &[
            ("star:None,part:Band", "part:Band", "part:Captive"),
            ("part:BigBad", "place:Away", "place:Tile((0))"),
        ],
    );
    rest(&mut play);
    play.dice([5, 5]);
    let fight = play.band().state().fight.clone().expect("a fight");
    assert_eq!(fight.came, [3, 1]);
    assert_eq!(fight.leaders[0], Some(FigureId(0)));
    let opened = play.game.log().iter().find_map(|it| match &it.event {
        Event::Fighting(Fighting::BoardOpened { placed, .. }) => Some(placed.clone()),
        _ => None,
    });
    let band = opened.expect("a board").into_iter();
    let band: Vec<u16> = band.map(|it| it.0.0).filter(|it| *it < 4).collect();
    // The star and the thief are in front, the healer and the captive behind them.
    assert_eq!(band, [0, 3, 2, 1]);
}

/// 18.2: a roll of 3 and 5 for reputations of 5, 4 and 3.
#[test]
fn three_and_five_for_five_four_and_three() {
    let band = [STAR, "human soldier 4: sword", "human soldier 3: sword"];
    let mut play = delve(&band, &[]);
    play.dice(QUIET);
    play.choose(Action::Fast).dice([3, 5]);
    let left = [0, 1, 2].map(|who| play.band().tiles_left(FigureId(who)));
    assert_eq!(left, [2, 1, 1]);
    play.said(rules::MOVE_FAST, |event| match event {
        Event::Delving(Delving::FastRolled { passed, .. }) => {
            passed.iter().map(|it| it.1).eq([2, 1, 1])
        }
        _ => false,
    });
    assert!(!play.offers(Action::Fast));
    // All go on together, then the star alone.
    play.choose(Action::Way(Side::North)).dice(CORRIDOR);
    assert_eq!(tiles(&play), [1, 1, 1]);
    assert!(!play.offers(Action::Stay(FigureId(0))));
    play.choose(Action::Way(Side::North)).dice(CORRIDOR);
    assert_eq!(tiles(&play), [2, 1, 1]);
    // The next turn begins: the strongest leader goes first.
    play.dice(QUIET)
        .waits(|it| *it == Question::Group(RoomId(2)));
    play.said(rules::LEADER_MOVES, |event| {
        matches!(event, Event::Delving(Delving::GroupBegan { leader, .. }) if leader.0 == 0)
    });
    play.choose(Action::Enough)
        .waits(|it| *it == Question::Group(RoomId(1)));
    play.said(rules::LEADER_WHO, |event| {
        matches!(event, Event::Delving(Delving::GroupBegan { leader, .. }) if leader.0 == 1)
    });
    rest(&mut play);
}

/// `item.boots`: whoever wears them reads a third die of the same roll.
#[test]
fn boots_read_a_third_die() {
    let band = [STAR, "human soldier 4: sword swift_boots"];
    let mut play = delve(&band, &[]);
    play.dice(QUIET);
    play.choose(Action::Fast).dice([6, 3, 2]);
    let left = [0, 1].map(|who| play.band().tiles_left(FigureId(who)));
    assert_eq!(left, [1, 2]);
    rest(&mut play);
}

/// 14.0 and 17.3.1: a leader goes ahead, comes back to the others, and leads them on fast.
#[test]
fn a_leader_goes_off_and_comes_back_for_the_others() {
    let band = [STAR, "human soldier 4: sword", "human soldier 3: sword"];
    let mut play = delve(&band, &[]);
    play.dice(QUIET);
    play.choose(Action::Stay(FigureId(1)));
    play.said(
        rules::GROUP_SPLIT,
        |event| matches!(event, Event::Delving(Delving::Stayed { who }) if who.0 == 1),
    );
    play.choose(Action::Stay(FigureId(2)));
    play.choose(Action::Way(Side::North)).dice(CORRIDOR);
    assert_eq!(tiles(&play), [1, 0, 0]);
    play.choose(Action::Enough);
    // Those who stayed are a group of their own, led by the stronger of them.
    play.waits(|it| *it == Question::Group(RoomId(0)));
    play.said(rules::GROUP_OF, |event| {
        matches!(
            event,
            Event::Delving(Delving::Regrouped { tile: RoomId(0) })
        )
    });
    play.said(rules::LEADER_WHO, |event| {
        matches!(event, Event::Delving(Delving::GroupBegan { leader, .. }) if leader.0 == 1)
    });
    play.choose(Action::Enough).dice(QUIET);
    // Back, and one roll for all three; the leader has one more tile, the others two.
    play.choose(Action::Way(Side::South));
    play.said(rules::GROUP_JOIN, |event| {
        matches!(
            event,
            Event::Delving(Delving::Joined {
                tile: RoomId(0),
                ..
            })
        )
    });
    play.choose(Action::Fast).dice([3, 1]);
    play.choose(Action::Way(Side::North));
    assert_eq!(tiles(&play), [1, 1, 1]);
    let left = [0, 1, 2].map(|who| play.band().tiles_left(FigureId(who)));
    assert_eq!(left, [0, 1, 1]);
    rest(&mut play);
    // A normal move leaves a fast one open; one that failed is a tile all the same.
    play.dice(QUIET);
    play.choose(Action::Way(Side::North)).dice(CORRIDOR);
    play.choose(Action::Fast).dice([6, 6]);
    assert_eq!(
        play.game.wanted().map(|it| it.purpose),
        Some("dice-band-activation")
    );
}

/// `item.load`: two, three and four times reputation.
#[test]
fn loads_slow_whoever_carries_them() {
    let things = |plain: usize| format!("human warrior 5*: sword{}", " (axe)".repeat(plain - 1));
    let fast = |star: &str| {
        let mut play = delve(&[star], &[]);
        play.dice(QUIET);
        play
    };
    // Ten things go fast, eleven do not; what is worn does not count.
    assert!(fast(&things(10)).offers(Action::Fast));
    let worn = things(10).replace(": ", ": shield armoured ");
    assert!(fast(&worn).offers(Action::Fast));
    let mut play = fast(&things(11));
    assert_eq!(play.refused(Action::Fast), Some(rules::ITEM_LOAD));
    for _ in 0..2 {
        walk(&mut play, Side::North, &CORRIDOR);
        play.dice(QUIET);
    }
    assert_eq!(tiles(&play), [2]);
    rest(&mut play);
    // Fifteen are still carried every turn, sixteen every other.
    let mut play = fast(&things(15));
    walk(&mut play, Side::North, &CORRIDOR);
    play.dice(QUIET);
    assert!(play.offers(Action::Way(Side::North)));
    let mut play = fast(&things(16));
    walk(&mut play, Side::North, &CORRIDOR);
    play.dice(QUIET).dice(QUIET);
    assert_eq!(play.band().state().below.turn, 3);
    assert!(play.offers(Action::Way(Side::North)));
    assert_eq!(tiles(&play), [1]);
    rest(&mut play);
}

/// `group.march`: of those who are as strong the player says who goes ahead; nobody goes ahead of
/// the leader or of somebody stronger.
#[test]
fn equals_change_places() {
    let band = [
        STAR,
        "human soldier 4: sword",
        "human shooter 4: bow",
        "human thief 3: sword",
    ];
    let mut play = delve(&band, &[("command", "all")]);
    play.dice(QUIET);
    let ahead = |it: &Action| matches!(it, Action::Ahead(_));
    // The shooter stands in front of the soldier by itself.
    assert_eq!(play.choices(ahead), 1);
    play.choose(Action::Ahead(FigureId(1)));
    play.said(
        rules::GROUP_MARCH,
        |event| matches!(event, Event::Delving(Delving::WentAhead { who }) if who.0 == 1),
    );
    play.choose(Action::Ahead(FigureId(2)));
    assert_eq!(play.choices(ahead), 0);
    rest(&mut play);
    // By the book’s command grunts see to it themselves.
    let mut play = delve(&band, &[("command", "rules")]);
    play.dice(QUIET);
    assert_eq!(play.choices(ahead), 0);
    rest(&mut play);
}

/// `leader.who`: the highest reputation leads, a star among equals alone.
#[test]
fn the_strongest_leads_and_a_star_among_equals() {
    let stars = ["human warrior 6*: sword", "elf thief 4*: sword"];
    let mut play = delve(&[stars[0], stars[1], "dwarf soldier 5: sword"], &[]);
    play.dice(QUIET);
    let leader = |play: &Play, who: &[u16]| {
        let who: Vec<_> = who.iter().map(|it| play.figure(*it)).collect();
        play.band().leader_of(who).map(|it| it.id().0)
    };
    assert_eq!(leader(&play, &[0, 1, 2]), Some(0));
    assert_eq!(leader(&play, &[1, 2]), Some(2));
    edited(
        &mut play,
        &[("star:None,part:Band", "original:5", "original:4")],
    );
    assert_eq!(leader(&play, &[1, 2]), Some(1));
    rest(&mut play);
}
