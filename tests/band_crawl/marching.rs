//! Groups on the march: fast moves, loads, who leads, who goes where.

use tabledelve::{
    dice::Fraction,
    dungeon::RoomId,
    grid::Side,
    rulesets::band_crawl::{Action, Delving, Event, FigureId, Question, rules},
};

use super::{
    delves::{CORRIDOR, QUIET, STAR, delve, rest, tiles, walk},
    play::Play,
};

/// 18.2: a roll of 3 and 5 for reputations of 5, 4 and 3.
#[test]
fn three_and_five_for_five_four_and_three() {
    let band = [STAR, "human soldier 4: sword", "human soldier 3: sword"];
    let mut play = delve(&band, &[]);
    play.dice(QUIET);
    // All three go fast if both dice are a 3 at most.
    let all = play.headline(Action::Fast).chance;
    assert_eq!(all, Fraction::new(1, 4));
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
    play.write("star:None,part:Band", "original:5", "original:4");
    assert_eq!(leader(&play, &[1, 2]), Some(1));
    rest(&mut play);
}
