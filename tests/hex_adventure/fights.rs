//! The course of fights: placement, order of moves, endings.

use crate::{
    boards::{APART, CAMP, FACING, HIT, MISS, OAK, SWORD},
    ground::{Ground, ajax, hero},
    script::{Play, foe_at, hero_at},
};
use tabledelve::{
    game::Outcome,
    rulesets::hex_adventure::{Action, Event, Flight, Phase, Question, Trial, rules},
};

#[test]
fn starting_spaces_are_filled_and_then_the_hexes_beside_them() {
    let ground = Ground::new(FACING).foe("foe", OAK);
    let heroes = [ajax(), ajax(), ajax(), ajax()];
    let play = Play::fight(ground, &heroes, &[("test:foe", 2)]);
    let at: Vec<_> = (0..4).filter_map(|seat| play.at(hero_at(seat))).collect();
    assert_eq!(at[..2], [(2, 2), (1, 4)]);
    // Beside the first space, row by row.
    assert_eq!(at[2..], [(1, 1), (2, 1)]);
    assert_eq!(play.at(foe_at(0)), Some((3, 2)));
    assert_eq!(play.at(foe_at(1)), Some((3, 1)));
    assert_eq!(
        play.count(rules::FIGHT_BEGIN, |event| matches!(
            event,
            Event::HeroPlaced { .. }
        )),
        4
    );
    assert_eq!(
        play.count(rules::FIGHT_BEGIN, |event| matches!(
            event,
            Event::FoeCame { .. }
        )),
        2
    );
}

#[test]
fn the_party_moves_first_unless_it_is_said_otherwise() {
    let ground = || Ground::new(FACING).foe("foe", SWORD);
    let play = Play::fight(ground(), &[ajax()], &[("test:foe", 1)]);
    assert_eq!(play.asks(), "Hero(0) fight.action");
    let mut play = Play::ambush(ground(), &[ajax()], &[("test:foe", 1)]);
    play.dice(MISS).bear();
    assert_eq!(play.asks(), "Hero(0) fight.action");
    play.said(rules::FIGHT_FIRST, |event| {
        matches!(event, Event::RoundBegan { round: 1 })
    });
}

#[test]
fn one_hero_is_done_before_the_next_begins() {
    let ground = Ground::new(FACING).foe("foe", OAK);
    let mut play = Play::fight(ground, &[ajax(), ajax()], &[("test:foe", 1)]);
    assert_eq!(play.asks(), "Party fight.order");
    play.next(1).go(2, 4);
    assert_eq!(play.asks(), "Hero(1) fight.action");
    assert!(!play.offers(Action::Next { hero: hero_at(0) }));
    play.end();
    assert_eq!(play.asks(), "Hero(0) fight.action");
    play.said(
        rules::FIGHT_ORDER,
        |event| matches!(event, Event::TurnBegan { who } if *who == hero_at(0)),
    );
}

#[test]
fn a_turn_is_a_move_and_then_one_action() {
    let ground = Ground::new(APART).foe("foe", OAK);
    let mut play = Play::fight(ground, &[ajax(), ajax()], &[("test:foe", 1)]);
    play.next(0).go(6, 1);
    assert_eq!(play.choices(|act| matches!(act, Action::Move { .. })), 0);
    play.strike(0).dice(MISS).dice(MISS).bear();
    // After the action the turn is over.
    assert_eq!(play.asks(), "Hero(1) fight.action");
    play.said(
        rules::FIGHT_ACTION,
        |event| matches!(event, Event::TurnEnded { who } if *who == hero_at(0)),
    );
}

const STORY: &str = r#"
    1: (text: "", fight: (board: "test:board", party: "P", foes: [("test:foe", "A", 1)],
        won: 2, lost: 3, fled: 4)),
    2: (text: "", options: [(text: "", to: 5)]),
    3: (text: "", options: [(text: "", to: 5)]),
    4: (text: "", options: [(text: "", to: 5)]),
    5: (text: "", ending: (outcome: Good, title: "End")),"#;

#[test]
fn a_fight_that_is_won_leads_on_and_is_worth_experience() {
    let weak = "st: 2, dx: 1, iq: 1";
    let ground = Ground::new(CAMP).foe("foe", weak).story("", STORY);
    let mut play = Play::adventure(ground, &[ajax()]);
    play.strike(0).dice(HIT).dice([6, 6, 6]);
    play.said(rules::FIGHT_WON, |event| {
        matches!(event, Event::FightWon { fled: false })
    });
    assert_eq!((play.entry(), play.tale(0).experience), (2, 1));
    assert_eq!(play.venture().state().phase, Phase::Reading);
}

#[test]
fn a_fight_whose_last_foe_fled_is_won_too() {
    let ground = Ground::new(CAMP).foe("foe", OAK).story("", STORY);
    let mut play = Play::adventure(ground, &[ajax()]);
    // Seventeen and three of forty: on its turn it has lost half its ST, and flees.
    play.strike(0).dice(HIT).dice([6, 6, 6]).dice(MISS).bear();
    play.strike(0).dice(HIT).dice([1, 1, 2]);
    play.said(rules::FIGHT_WON, |event| {
        matches!(event, Event::FightWon { fled: true })
    });
    assert_eq!((play.entry(), play.tale(0).experience), (4, 1));
}

#[test]
fn a_beaten_party_is_brought_round_where_the_story_goes_on() {
    let ground = || Ground::new(CAMP).foe("foe", SWORD);
    let frail = || hero([8, 8, 8], &[]);
    let mut play = Play::adventure(ground().story("", STORY), &[frail()]);
    play.end().dice(HIT).bear().dice([4, 4]);
    play.said(rules::FIGHT_LOST, |event| matches!(event, Event::FightLost));
    play.said(rules::FIGHT_LOST, |event| {
        matches!(event, Event::BroughtRound { healed: 1, .. })
    });
    assert_eq!((play.entry(), play.suffered(0)), (3, (7, 0)));
    assert_eq!(play.tale(0).experience, 0);
    // Without such an entry, that is the end.
    let dead_end = STORY.replace("lost: 3, ", "");
    let mut play = Play::adventure(ground().story("", &dead_end), &[frail()]);
    play.end().dice(HIT).bear().dice([5, 6]);
    play.over(Outcome::Defeat);
}

#[test]
fn the_toll_is_taken_after_a_fight_that_was_lost_too() {
    let ground = || Ground::new(CAMP).foe("foe", SWORD).story("", STORY);
    let frail = |has: &[&str]| hero([8, 8, 8], has);
    // Eleven of eight, and nobody left to help.
    let mut play = Play::adventure(ground(), &[frail(&[])]);
    play.end().dice(HIT).bear().dice([5, 6]);
    play.said(rules::HARM_NET, |event| {
        matches!(event, Event::Fell { dead: true, .. })
    });
    play.over(Outcome::Defeat);
    // A wish helps, and whoever is up again can help others.
    let mut play = Play::adventure(ground(), &[frail(&["wishes 1"])]);
    play.end()
        .dice(HIT)
        .bear()
        .dice([5, 6])
        .choose(Action::Accept);
    play.waits(|question| matches!(question, Question::Camp { mending: true }));
    play.choose(Action::WishWhole { hero: hero_at(0) });
    assert_eq!((play.entry(), play.suffered(0)), (3, (0, 0)));
}

#[test]
fn a_skirmish_is_one_fight() {
    let ground = Ground::new(FACING).foe("foe", "st: 2, dx: 1, iq: 1");
    let mut play = Play::fight(ground, &[ajax()], &[("test:foe", 1)]);
    play.said(rules::SKIRMISH_BEGIN, |event| {
        matches!(event, Event::Started)
    });
    play.strike(0).dice(HIT).dice([6, 6, 6]);
    play.over(Outcome::Victory);
}

#[test]
fn a_fight_without_end_is_broken_off() {
    let ground = Ground::new(APART)
        .foe("foe", OAK)
        .figures(|figures| figures.longest_fight = 2);
    let mut play = Play::fight(ground, &[ajax()], &[("test:foe", 1)]);
    play.end().end();
    play.said(rules::FIGHT_FIRST, |event| {
        matches!(
            event,
            Event::Fled {
                why: Flight::BrokenOff,
                ..
            }
        )
    });
    play.over(Outcome::Victory);
}

#[test]
fn whoever_leads_may_be_faster_than_an_ambush() {
    let ground = || Ground::new(APART).foe("foe", OAK);
    let scout = || hero([10, 10, 10], &["skill tracking 2"]);
    let mut play = Play::ambush(ground(), &[ajax(), scout()], &[("test:foe", 1)]);
    play.dice([4, 4, 4]);
    play.said(rules::SKILLS_FIRST, |event| {
        matches!(
            event,
            Event::Tried {
                trial: Trial::First { .. },
                needed: 12,
                passed: true,
                ..
            }
        )
    });
    play.waits(|question| matches!(question, Question::Next));
    assert_eq!(play.count(rules::FOES_NEAREST, |_| true), 0);
    let mut play = Play::ambush(ground(), &[scout()], &[("test:foe", 1)]);
    play.dice([5, 4, 4]).decides();
    play.said(rules::FOES_NEAREST, |event| {
        matches!(event, Event::FoeWaits { .. })
    });
}

/// After a fight that was won, the items lying about are the party's.
#[test]
fn the_winners_gather_what_lies_about() {
    let ground = Ground::new(CAMP)
        .foe("foe", "st: 4, dx: 1, iq: 1")
        .story("", STORY);
    let mut play = Play::adventure(ground, &[hero([14, 10, 8], &["weapon dagger"])]);
    play.throw(0).dice(HIT).dice([6]);
    play.said(rules::FIGHT_WON, |event| {
        matches!(event, Event::FightWon { .. })
    });
    assert!(play.hero(0).weapons().is_empty());
    assert_eq!(play.packed("dagger"), 1);
}
