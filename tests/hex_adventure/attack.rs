//! Weapon attacks: striking, shooting, throwing; range, sight and cover.

use crate::{
    BOOK,
    boards::{APART, FACING, HANDS, HIT, MISS, OAK},
    ground::{Ground, ajax, hero},
    script::{Play, foe_at},
};
use tabledelve::{
    grid::Cell,
    rulesets::hex_adventure::{
        Action, Event, Party, Setup, Skirmish,
        content::{FirstSide, FoeIx, Letter},
        rules,
    },
};

fn bowman() -> tabledelve::rulesets::hex_adventure::HeroRecord {
    hero([11, 10, 8], &["weapon longbow", "weapon dagger"])
}

#[test]
fn whoever_stands_in_the_next_hex_can_be_struck() {
    let ground = Ground::new(FACING).foe("foe", OAK).foe("goal", OAK);
    let mut play = Play::fight(ground, &[ajax()], &[("test:foe", 1), ("test:goal", 1)]);
    assert!(play.offers(Action::Strike { on: foe_at(0) }));
    assert!(!play.offers(Action::Strike { on: foe_at(1) }));
    play.strike(0).dice([4, 4, 3]);
    play.said(rules::ATTACK_STRIKE, |event| {
        matches!(
            event,
            Event::Tried {
                needed: 10,
                passed: false,
                ..
            }
        )
    });
    assert_eq!(play.foe(0).health().damage, 0);
    play.dice(MISS).bear();
}

#[test]
fn a_shot_near_by_is_a_check_of_three_dice() {
    let near = &["............", ".P...A......", "............"];
    let ground = Ground::new(near).foe("foe", OAK);
    let mut play = Play::fight(ground, &[bowman()], &[("test:foe", 1)]);
    play.shoot(0).dice([4, 3, 3]);
    play.said(rules::ATTACK_SHOOT, |event| {
        matches!(
            event,
            Event::Tried {
                needed: 10,
                passed: true,
                ..
            }
        )
    });
    play.dice([6]);
    assert_eq!(play.foe(0).health().damage, 8);
}

#[test]
fn a_shooter_stays_where_it_is_and_a_thrower_need_not() {
    let ground = || Ground::new(APART).foe("foe", OAK);
    let mut play = Play::fight(ground(), &[bowman()], &[("test:foe", 1)]);
    play.go(2, 1);
    assert_eq!(
        play.refused(Action::Shoot { on: foe_at(0) }),
        Some(rules::ATTACK_STILL)
    );
    let thrower = hero([11, 10, 8], &["weapon dagger"]);
    let mut play = Play::fight(ground(), &[thrower], &[("test:foe", 1)]);
    play.go(2, 1).throw(0).dice(HIT).dice([4]);
    play.said(rules::ATTACK_THROW, |event| {
        matches!(event, Event::Tried { passed: true, .. })
    });
    assert_eq!(play.foe(0).health().damage, 4);
}

#[test]
fn what_is_thrown_lies_where_its_target_stands() {
    let ground = Ground::new(APART).foe("foe", OAK);
    let thrower = hero([11, 12, 8], &["weapon dagger"]);
    let mut play = Play::fight(ground, &[thrower], &[("test:foe", 1)]);
    // A miss does not keep it in hand.
    play.throw(0).dice(MISS);
    play.said(
        rules::ATTACK_THROW,
        |event| matches!(event, Event::Loosed { lands: Some(at), .. } if (at.x, at.y) == (7, 1)),
    );
    assert!(play.hero(0).weapons().is_empty());
    assert!(!play.offers(Action::Throw { on: foe_at(0) }));
}

#[test]
fn a_shot_reaches_across_the_whole_board() {
    let long: &[&str] = &[
        &(".".repeat(60)),
        &format!("P{}A", ".".repeat(58)),
        &(".".repeat(60)),
    ];
    let ground = Ground::new(long).foe("foe", OAK);
    let mut play = Play::fight(ground, &[bowman()], &[("test:foe", 1)]);
    play.shoot(0).dice(HIT).dice([1]);
    // Three dice, as at close range.
    play.said(rules::ATTACK_RANGE, |event| {
        matches!(event, Event::Tried { needed: 10, roll, passed: true, .. } if roll.dice.len() == 3)
    });
}

#[test]
fn characters_trees_walls_and_closed_doors_block_sight() {
    for (blocker, blocks) in [
        ('.', false),
        ('^', true),
        ('o', true),
        ('#', true),
        ('+', true),
        ('~', false),
        ('=', false),
        ('b', false),
        ('"', false),
        ('P', true), // A companion.
    ] {
        let rows = [
            "#########".to_owned(),
            format!("#P.{blocker}..A.#"),
            "#########".to_owned(),
        ];
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let ground = Ground::new(&rows).foe("foe", OAK);
        let companions = if blocker == 'P' { 2 } else { 1 };
        let heroes = vec![bowman(); companions];
        let mut play = Play::fight(ground, &heroes, &[("test:foe", 1)]);
        if companions == 2 {
            play.next(0);
        }
        let shot = Action::Shoot { on: foe_at(0) };
        let refused = blocks.then_some(rules::ATTACK_SIGHT);
        assert_eq!(play.refused(shot), refused, "{blocker}");
        assert_eq!(play.offers(shot), !blocks, "{blocker}");
    }
}

#[test]
fn a_target_behind_cover_takes_four_dice_to_hit() {
    let behind = |glyphs: &str| {
        let rows = [
            "#########".to_owned(),
            format!("#P{glyphs}.#"),
            "#########".to_owned(),
        ];
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let ground = Ground::new(&rows).foe("foe", OAK);
        let mut play = Play::fight(ground, &[bowman()], &[("test:foe", 1)]);
        play.shoot(0).dice([2, 3, 3]);
        play
    };
    for cover in ["...=A", "...bA"] {
        let mut play = behind(cover);
        play.dice([3]);
        play.said(rules::ATTACK_COVER, |event| {
            matches!(event, Event::Tried { roll, passed: false, .. } if roll.dice.len() == 4)
        });
    }
    // An obstacle nearer to the archer than to the target is no cover.
    let mut play = behind("=...A");
    play.dice([6]);
    assert_eq!(play.count(rules::ATTACK_COVER, |_| true), 0);
    assert_eq!(play.foe(0).health().damage, 8);
}

#[test]
fn brush_covers_whoever_stands_in_it() {
    // The foe comes a hex nearer, into the brush.
    let ground =
        Ground::new(&["########", "#P..\"A.#", "########"]).foe("foe", "st: 20, dx: 2, iq: 8");
    let mut play = Play::fight(ground, &[bowman()], &[("test:foe", 1)]);
    play.shoot(0).dice(MISS);
    assert_eq!(play.at(foe_at(0)), Some((4, 1)));
    play.shoot(0).dice([2, 2, 3, 3]).dice([1]);
    play.said(rules::ATTACK_COVER, |event| {
        matches!(event, Event::Tried { passed: true, .. })
    });
}

#[test]
fn bare_hands_do_not_strike() {
    let ground = Ground::new(FACING).foe("foe", HANDS);
    let play = Play::fight(ground, &[hero([12, 10, 8], &[])], &[("test:foe", 1)]);
    assert_eq!(play.choices(|act| matches!(act, Action::Strike { .. })), 0);
    assert!(play.offers(Action::Tackle { on: foe_at(0) }));
}

/// On the boards of the game, sight is mutual, and everybody's spaces can be reached.
#[test]
fn whoever_sees_is_seen_on_every_board() {
    for board in &BOOK.boards {
        let skirmish = Skirmish {
            board: board.id.clone(),
            foes: vec![(BOOK[FoeIx(0)].id.clone(), 1)],
            first: FirstSide::Party,
        };
        let setup = Setup {
            adventure: None,
            skirmish: Some(skirmish),
            party: Party::Returning(vec![bowman(); 6]),
            master: false,
        };
        let play = Play::of(BOOK.clone(), setup);
        let (venture, field) = (play.venture(), &board.links);
        let open: Vec<Cell> = field.cells().filter(|cell| field.is_open(*cell)).collect();
        for (at, from) in open.iter().enumerate() {
            for to in &open[at + 1..] {
                let both = (venture.sees(*from, *to), venture.sees(*to, *from));
                assert_eq!(both.0, both.1, "{}: {from:?} and {to:?}", board.id);
            }
        }
        let spaces = field
            .letters()
            .flat_map(|letter| field.starts(letter).to_vec());
        let steps = field.steps(field.starts(Letter::PARTY)[0], u32::MAX);
        for space in spaces {
            assert!(
                steps.cost(space).is_some(),
                "{}: {space:?} is cut off",
                board.id
            );
        }
    }
}
