//! Foes that the game master plays.

use crate::{
    boards::{ARCHER, FACING, HANDS, HIT, MISS, SWORD},
    ground::{Ground, hero},
    proofs::random_setup,
    script::{Play, foe_at, hero_at},
};
use tabledelve::{
    game::{BotKind, Status, play_out},
    rulesets::hex_adventure::{Action, Event, HexAdventure, Question, rules},
};

const OPEN: &[&str] = &[
    "............",
    ".P.....A....",
    ".......P....",
    "............",
];

fn fighter() -> tabledelve::rulesets::hex_adventure::HeroRecord {
    hero([14, 10, 8], &["weapon sword"])
}

#[test]
fn the_game_master_moves_foes_and_picks_among_the_targets_of_the_book() {
    let ground = Ground::new(OPEN).foe("foe", SWORD);
    let mut play = Play::mastered(ground, &[fighter(), fighter()], &[("test:foe", 1)]);
    assert_eq!(play.asks(), "Master fight.action");
    // The second hero is beside it and the closest; the other is not.
    assert!(play.offers(Action::Strike { on: hero_at(1) }));
    assert!(!play.offers(Action::Strike { on: hero_at(0) }));
    assert!(play.choices(|act| matches!(act, Action::Move { .. })) > 20);
    assert!(!play.offers(Action::Drop));
    play.choose(Action::Strike { on: hero_at(1) }).dice(MISS);
    play.said(rules::ATTACK_STRIKE, |event| {
        matches!(event, Event::Tried { .. })
    });
    play.bear();
}

#[test]
fn archers_are_held_to_mages_and_archers() {
    let ground = Ground::new(OPEN).foe("foe", ARCHER);
    let bow = hero([12, 10, 8], &["weapon longbow"]);
    let play = Play::mastered(ground, &[bow, fighter()], &[("test:foe", 1)]);
    assert!(play.offers(Action::Shoot { on: hero_at(0) }));
    assert!(!play.offers(Action::Shoot { on: hero_at(1) }));
}

#[test]
fn reactions_contests_and_grapples_of_foes_are_asked_too() {
    let ground = Ground::new(FACING).foe("foe", SWORD);
    let mut play = Play::mastered(ground, &[fighter()], &[("test:foe", 1)]);
    play.end().strike(0).dice(HIT).dice([1, 1]);
    assert_eq!(play.asks(), "Master react.counter");
    // Never a dodge.
    assert_eq!(play.choices(|act| matches!(act, Action::Dodge { .. })), 0);
    play.bear();
    assert_eq!(play.asks(), "Master fight.action");
    let ground = Ground::new(FACING).foe("foe", HANDS);
    let mut play = Play::mastered(ground, &[fighter()], &[("test:foe", 1)]);
    play.choose(Action::Tackle { on: hero_at(0) }).bear();
    assert_eq!(play.asks(), "Master contest.naming");
    play.name(1).name(1).dice([6, 1]);
    assert_eq!(play.at(foe_at(0)), play.at(hero_at(0)));
    play.end().choose(Action::Grapple { on: hero_at(0) });
    play.name(2).name(1).dice([6, 6, 1]);
    play.waits(|question| matches!(question, Question::Grip { .. }));
    assert_eq!(play.asks(), "Master grapple.win");
}

/// What a bot in the game master's seat does is what the foes do without one.
#[test]
fn in_the_game_masters_seat_the_sound_player_fights_on() {
    for seed in 0..6 {
        let values = [
            ("master", "person"),
            ("skirmish", "core:mill_yard"),
            ("band", "core:bandit*2,core:wolf,core:hedge_mage"),
        ];
        let setup = random_setup::<HexAdventure>(seed, &values);
        assert!(setup.master);
        for bot in [BotKind::Hero, BotKind::Random] {
            let book = crate::BOOK.clone();
            let played = play_out::<HexAdventure>(&book, setup.clone(), seed, bot, 20_000);
            assert!(matches!(played.game.status(), Status::Over(_)), "{seed}");
            let log = played.game.log().iter();
            let hurt =
                log.filter(|it| matches!(it.event, Event::Hurt { who, .. } if who.is_hero()));
            assert!(bot == BotKind::Random || hurt.count() > 0, "{seed}");
        }
    }
}
