//! The book's tactics for foes.

use crate::{
    boards::{ARCHER, FACING, HANDS, HIT, MISS, SWORD, WOLF},
    ground::{Ground, ajax, hero},
    script::{Play, foe_at},
};
use tabledelve::{
    game::Outcome,
    rulesets::hex_adventure::{
        Action, AttackMode, Event, Flight, HeroRecord, Reaction, Reason, TieBreak, rules,
    },
};

fn aim(play: &Play, reason: Reason) -> (u16, TieBreak) {
    let found = play
        .game
        .log()
        .iter()
        .rev()
        .find_map(|logged| match logged.event {
            Event::FoeAims {
                on,
                reason: why,
                tie,
                ..
            } if why == reason => Some((on.0, tie)),
            _ => None,
        });
    found.unwrap_or_else(|| panic!("nobody aims for that reason"))
}

const LINE: &[&str] = &[
    "..............",
    "..P...........",
    "P........A....",
    "..P...........",
    "..............",
];

fn fighter() -> HeroRecord {
    hero([12, 10, 8], &["weapon sword"])
}

#[test]
fn archers_aim_at_archers_and_mages_first() {
    let shoot = |heroes: &[HeroRecord]| {
        let ground = Ground::new(LINE).foe("foe", ARCHER);
        let mut play = Play::ambush(ground, heroes, &[("test:foe", 1)]);
        play.dice(MISS);
        play
    };
    // Seats: (2, 1), (0, 2), (2, 3). The archer is farther off than the others.
    let mut play = shoot(&[fighter(), hero([12, 10, 8], &["weapon longbow"]), fighter()]);
    assert_eq!(aim(&play, Reason::Aims), (1, TieBreak::None));
    play.said(rules::FOES_AIM, |event| {
        matches!(event, Event::FoeAims { .. })
    });
    play.bear();
    // A mage is as good; of two the nearer one.
    let mage = || hero([12, 10, 12], &["spell spark", "weapon dagger"]);
    let play = shoot(&[fighter(), hero([12, 10, 8], &["weapon longbow"]), mage()]);
    assert_eq!(aim(&play, Reason::Aims), (2, TieBreak::None));
    // No such target: the nearest; of two as near, the one with less left; of two alike, the first.
    let play = shoot(&[fighter(), fighter(), fighter()]);
    assert_eq!(aim(&play, Reason::AimsAtNearest), (0, TieBreak::Seat));
    let play = shoot(&[fighter(), fighter(), hero([11, 10, 8], &["weapon dagger"])]);
    assert_eq!(aim(&play, Reason::AimsAtNearest), (2, TieBreak::Weakest));
}

#[test]
fn mages_cast_the_spell_that_costs_most() {
    let foe = "st: 9, dx: 10, iq: 12, weapons: [\"core:staff\"], \
               spells: [\"core:spark\", \"core:fireball\", \"core:lightning\"]";
    let ground = Ground::new(LINE).foe("foe", foe);
    let mut play = Play::ambush(ground, &[fighter()], &[("test:foe", 1)]);
    // Lightning takes more IQ than it has.
    play.dice(HIT).dice([3, 3, 3]);
    play.said(rules::MAGIC_STAFF, |event| {
        matches!(
            event,
            Event::Strained {
                staff: Some((0, 3)),
                ..
            }
        )
    });
    assert_eq!(play.suffered(0), (8, 0));
}

#[test]
fn all_others_go_for_the_nearest() {
    let rows = &[
        "..............",
        ".P.........P..",
        "......A.......",
        "..............",
    ];
    let ground = Ground::new(rows).foe("foe", SWORD);
    let mut play = Play::ambush(ground, &[fighter(), fighter()], &[("test:foe", 1)]);
    // Four steps to the one, five to the other; it gets there and strikes.
    play.dice(MISS);
    assert_eq!(aim(&play, Reason::Nearest), (0, TieBreak::None));
    play.said(rules::FOES_NEAREST, |event| {
        matches!(event, Event::FoeAims { .. })
    });
    play.bear();
    // Steps count, not the distance as the crow flies: there is a wall.
    let walls = &["#######.......", "#P...#A......P", "#######......."];
    let ground = Ground::new(walls).foe("foe", SWORD);
    let play = Play::ambush(ground, &[fighter(), fighter()], &[("test:foe", 1)]);
    assert_eq!(aim(&play, Reason::Nearest), (1, TieBreak::None));
}

#[test]
fn foes_throw_what_they_cannot_strike_with() {
    let foe = "st: 20, dx: 4, iq: 8, weapons: [\"core:dagger\", \"core:club\"]";
    let ground = Ground::new(LINE).foe("foe", foe);
    let mut play = Play::ambush(ground, &[fighter()], &[("test:foe", 1)]);
    play.dice(MISS);
    play.said(rules::ATTACK_THROW, |event| {
        matches!(event, Event::Loosed { .. })
    });
    // The next weapon, instead of a move.
    play.end();
    play.said(
        rules::GEAR_CHANGE,
        |event| matches!(event, Event::Changed { who, .. } if *who == foe_at(0)),
    );
}

#[test]
fn bare_hands_and_animals_tackle() {
    for foe in [HANDS, WOLF] {
        let ground = Ground::new(FACING).foe("foe", foe);
        let mut play = Play::ambush(ground, &[ajax()], &[("test:foe", 1)]);
        assert_eq!(play.asks(), "Hero(0) react.first");
        play.bear().name(1).dice([6, 6, 6]);
        play.said(rules::CONTEST_WINNING, |event| {
            matches!(event, Event::Contested { won: false, .. })
        });
    }
}

#[test]
fn foes_attack_back_and_never_dodge() {
    let ground = Ground::new(FACING).foe("foe", SWORD);
    let mut play = Play::fight(ground, &[ajax()], &[("test:foe", 1)]);
    play.strike(0).dice(HIT).dice([1, 1, 1]);
    play.said(rules::FOES_REACT, |event| {
        matches!(
            event,
            Event::Reacted {
                how: Reaction::Counter(AttackMode::Strike),
                ..
            }
        )
    });
    assert_eq!(play.count(rules::REACT_DODGE, |_| true), 0);
    play.dice(MISS).bear();
    // Foes without a weapon tackle.
    let ground = Ground::new(FACING).foe("foe", WOLF);
    let mut play = Play::fight(ground, &[ajax()], &[("test:foe", 1)]);
    play.strike(0).dice(MISS);
    play.said(rules::REACT_TACKLE, |event| {
        matches!(event, Event::Reacted { .. })
    });
    play.bear().name(1).dice([6, 6, 6]);
}

#[test]
fn a_foe_flees_at_half_its_st() {
    // Nine of nineteen is not half.
    let foe = "st: 19, dx: 10, iq: 8, weapons: [\"core:sword\"]";
    let ground = Ground::new(FACING).foe("foe", foe);
    let mut play = Play::fight(ground, &[ajax()], &[("test:foe", 1)]);
    play.strike(0).dice(HIT).dice([4, 4, 2]);
    play.said(rules::FOES_REACT, |_| true);
    play.dice(MISS).bear();
    // Ten is. It no longer reacts, and flees when its turn comes.
    play.strike(0).dice(HIT).dice([1, 1, 1]);
    play.said(rules::FOES_FLEE, |event| {
        matches!(
            event,
            Event::Fled {
                why: Flight::Hurt,
                ..
            }
        )
    });
    assert_eq!(play.count(rules::FOES_REACT, |_| true), 1);
    play.over(Outcome::Victory);
}

#[test]
fn in_a_grapple_a_foe_must_win_before_it_flees() {
    let ground = Ground::new(FACING).foe("foe", "st: 12, dx: 3, iq: 8");
    let mut play = Play::fight(ground, &[hero([14, 10, 8], &[])], &[("test:foe", 1)]);
    play.tackle(0, 1).dice([4, 6]).name(1).dice([6, 6, 6, 6]);
    for round in 0..2 {
        play.grapple(0, 3).dice([4, 4, 4]);
        while play.game.wanted().is_some() {
            play.dice([6]);
        }
        // Four damage each time: eight of twelve is more than half.
        play.choose(Action::Squeeze).dice([6]).name(1);
        if round == 0 {
            play.dice([6, 6, 6, 6]);
            assert_eq!(play.foe(0).health().damage, 4);
        }
    }
    assert_eq!(play.count(rules::FOES_FLEE, |_| true), 0);
    play.dice([1, 1, 2, 3]);
    play.said(rules::FOES_FLEE, |event| {
        matches!(event, Event::Fled { .. })
    });
    play.over(Outcome::Victory);
}
