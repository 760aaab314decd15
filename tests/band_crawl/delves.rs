//! Scripted adventures: turns, groups, moves and hidden forces, die for die.

use tabledelve::{
    dungeon::RoomId,
    game::RuleId,
    grid::Side,
    rulesets::band_crawl::{
        Action, Delving, Event, Faction, Fighting, FigureId, Making, Place, Question, Setup, rules,
    },
};

use super::{
    BOOK,
    flights::with,
    play::{Play, record, setup},
};

/// The dice of a corridor.
pub const CORRIDOR: [u16; 2] = [3, 4];
/// Dice of a turn that brings nothing.
pub const QUIET: [u16; 2] = [1, 2];

/// An adventure of ready-made figures in the dungeon of a goblin, at the dice of its first turn.
pub fn delve(band: &[&str], options: &[(&str, &str)]) -> Play {
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
pub fn until(play: &mut Play, purpose: &str) {
    for face in [3, 4].into_iter().cycle().take(400) {
        match play.game.wanted() {
            Some(wanted) if wanted.purpose != purpose => play.dice([face]),
            _ => return,
        };
    }
}

/// The group goes through a side, to a tile that these dice lay, and its turn is over.
pub fn walk(play: &mut Play, side: Side, dice: &[u16]) {
    play.choose(Action::Way(side)).dice(dice.iter().copied());
    rest(play);
}

/// Every group that is asked stays where it is.
pub fn rest(play: &mut Play) {
    while matches!(play.game.asking(), Some(Question::Group(_))) {
        play.choose(Action::Enough);
    }
}

/// As many quiet turns as needed to lay corridors straight ahead.
pub fn corridors(play: &mut Play, count: usize) {
    for _ in 0..count {
        play.dice(QUIET);
        walk(play, Side::North, &CORRIDOR);
    }
}

/// What happened below ground, with its rule, since this many events.
pub fn below(play: &Play, since: usize) -> Vec<(RuleId, &Delving)> {
    let log = play.game.log()[since..].iter();
    let below = log.filter_map(|it| match &it.event {
        Event::Delving(event) => Some((it.rule, event)),
        _ => None,
    });
    below.collect()
}

/// The tiles of the members.
pub fn tiles(play: &Play) -> Vec<u16> {
    let tiles = play.band().members().map(|it| match it.stance().place {
        Place::Tile(tile) => tile.0,
        place => panic!("{place:?}"),
    });
    tiles.collect()
}

/// The hidden forces, each with its tile.
pub fn forces(play: &Play) -> Vec<(u16, u16)> {
    let forces = play.band().state().below.forces.iter();
    forces.map(|it| (it.id.0, it.tile.0)).collect()
}

pub const STAR: &str = "human warrior 5*: sword";

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
    play.write("part:BigBad", "original:6", "original:5");
    play.write("part:BigBad", "place:Away", "place:Tile((2))");
    play.write(
        "forces:",
        "forces:[]",
        "forces:[(id:(0),tile:(4)),(id:(1),tile:(0))]",
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
    play.write("star:None,part:Band", "place:Tile((4))", "place:Tile((0))");
    play.write("forces:", "forces:[]", "forces:[(id:(0),tile:(2))]");
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
    play.write("star:None,part:Band", "part:Band", "part:Captive");
    play.write("part:BigBad", "place:Away", "place:Tile((0))");
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

/// 41.1: once the treasure has been reached, whoever is met on the way out may still be the Big Bad.
#[test]
fn the_big_bad_on_the_way_out() {
    for (looted, rule) in [(false, rules::FORCE_ENCOUNTER), (true, rules::QUEST_ABSENT)] {
        let mut play = delve(&[STAR], &[]);
        corridors(&mut play, 2);
        play.dice(QUIET);
        play.write("dungeon:", "wanted:24", "wanted:3");
        play.write("forces:", "forces:[]", "forces:[(id:(0),tile:(2))]");
        if looted {
            for _ in 0..3 {
                play.write("tiles:", "looted:false", "looted:true");
            }
        }
        rest(&mut play);
        play.feed(&with(&[
            ("force-move", &[1]),
            ("encounter", &[1, 1]),
            ("attacker", &[6]),
            ("defender", &[1]),
            ("damage", &[1]),
            ("crisis", &[1]),
        ]));
        play.said(rule, |event| {
            let Event::Making(Making::WentDown { who, place }) = event else {
                return false;
            };
            let big_bad = play.band().state().quest.big_bad;
            (Some(*who), *place) == (big_bad, Place::Tile(RoomId(2)))
        });
    }
}
