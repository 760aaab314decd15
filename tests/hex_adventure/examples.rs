//! The book's worked examples, die for die. Its characters have no skills here.

use crate::{
    boards::{APART, CAMP, FACING, OAK},
    ground::{Ground, ajax, hero},
    script::{Play, foe_at, hero_at},
};
use tabledelve::{
    game::Outcome,
    rulesets::hex_adventure::{Action, AttackMode, Event, Question, Reaction, rules},
};

fn facing(foe: &str) -> Play {
    let ground = Ground::new(FACING).foe("foe", foe);
    Play::fight(ground, &[ajax()], &[("test:foe", 1)])
}

/// Lets the foe's turn pass with an attack that misses.
fn missed(play: &mut Play) {
    play.dice([6, 6, 6]);
}

/// Character turn, and movement: Ajax moves five hexes and strikes.
#[test]
fn ajax_moves_five_spaces_and_strikes() {
    let ground = Ground::new(APART).foe("foe", OAK);
    let mut play = Play::fight(ground, &[ajax()], &[("test:foe", 1)]);
    assert_eq!(play.figures(hero_at(0)), [14, 10, 8]);
    assert!(!play.offers(Action::Strike { on: foe_at(0) }));
    play.go(6, 1);
    play.said(
        rules::MOVE_SPACES,
        |event| matches!(event, Event::Moved { path, .. } if path.len() == 5),
    );
    play.strike(0).dice([4, 3, 2]).dice([4, 3, 2]);
    play.said(rules::ATTACK_STRIKE, |event| {
        matches!(event, Event::Tried { passed: true, .. })
    });
    missed(&mut play); // The oak hits back, and misses.
}

/// Checks, strike, and damage: 9 is no more than DX 10, and the greatsword does 9 - 1 = 8.
#[test]
fn ajax_hits_and_does_eight_damage() {
    let mut play = facing(OAK);
    play.strike(0).dice([4, 3, 2]);
    play.said(rules::ATTACK_STRIKE, |event| {
        matches!(event, Event::Tried { needed: 10, roll, passed: true, .. } if roll.dice.len() == 3)
    });
    play.dice([4, 3, 2]);
    play.said(rules::GEAR_DAMAGE, |event| {
        matches!(
            event,
            Event::Hurt {
                amount: 8,
                stopped: 0,
                ..
            }
        )
    });
    assert_eq!(play.foe(0).health().damage, 8);
    missed(&mut play);
}

/// Armour: two of the 8 damage are stopped. Burden: 2/1 makes DX 10 a DX 9.
#[test]
fn leather_stops_two_and_costs_a_point_of_dx() {
    let mut play =
        facing("st: 40, dx: 10, iq: 8, weapons: [\"core:club\"], armours: [\"core:leather\"]");
    assert_eq!(play.figures(foe_at(0)), [40, 9, 8]);
    play.strike(0).dice([4, 3, 2]).dice([4, 3, 2]);
    play.said(rules::GEAR_DAMAGE, |event| {
        matches!(
            event,
            Event::Hurt {
                amount: 6,
                stopped: 2,
                ..
            }
        )
    });
    assert_eq!(play.foe(0).health().damage, 6);
    missed(&mut play);
}

/// Heft: the greatsword takes ST 14, which Ajax just has.
#[test]
fn the_greatsword_takes_st_14() {
    let foe = || Ground::new(FACING).foe("foe", OAK);
    let strong = Play::fight(foe(), &[ajax()], &[("test:foe", 1)]);
    assert!(strong.offers(Action::Strike { on: foe_at(0) }));
    let weaker = hero([13, 10, 8], &["weapon greatsword", "weapon dagger"]);
    let weak = Play::fight(foe(), &[weaker], &[("test:foe", 1)]);
    assert_eq!(
        weak.refused(Action::Strike { on: foe_at(0) }),
        Some(rules::GEAR_HEFT)
    );
}

/// Checking attributes: 4/ST, and 4 + 3 + 2 + 1 = 10 is no more than ST 14.
#[test]
fn ajax_moves_the_boulder() {
    let ground = Ground::new(FACING).story(
        "",
        r#"1: (text: "A boulder.", options: [
            (text: "Move it", check: (dice: 4, attribute: St, passed: 2, failed: 3))]),
           2: (text: "It moves.", ending: (outcome: Good, title: "Moved")),
           3: (text: "It does not.", ending: (outcome: Bad, title: "Not moved")),"#,
    );
    let mut play = Play::adventure(ground, &[ajax()]);
    play.option(0).dice([4, 3, 2, 1]);
    play.said(rules::CHECKS_ATTRIBUTES, |event| {
        matches!(
            event,
            Event::Tried {
                needed: 14,
                passed: true,
                ..
            }
        )
    });
    play.over(Outcome::Victory);
}

/// Winning a roll: ST 14 with 5 + 4 + 3 = 12 beats ST 9 with 4 + 3 + 2 = 9. The game starts a
/// contest with the number of dice that serves it best, which is three here, so it plays Ajax.
#[test]
fn ajax_wins_at_wrestling() {
    let ground = Ground::new(FACING).foe("ajax", "st: 14, dx: 10, iq: 8");
    let smaller = hero([9, 8, 8], &[]);
    let mut play = Play::fight(ground, &[smaller], &[("test:ajax", 1)]);
    play.end();
    // He tackles first: 3 against a total over DX 8.
    play.name(3);
    let named = play.game.log().len();
    play.dice([1, 1, 6, 6, 6]);
    assert!(play.game.log().len() > named);
    play.said(rules::TACKLE_ENTER, |event| {
        matches!(event, Event::Entered { .. })
    });
    // Then he wrestles.
    play.end().name(3).dice([5, 4, 3, 4, 3, 2]);
    play.said(rules::GRAPPLE_WIN, |event| {
        matches!(
            event,
            Event::Contested { mine: 14, theirs: 9, answered: 3, won: true, contest, .. }
                if contest.named == Some(3)
        )
    });
    play.dice([3]);
}

/// Shoot: he stays put, 9 hits, and he rolls damage.
#[test]
fn ajax_shoots_and_hits() {
    let ground = Ground::new(APART).foe("foe", OAK);
    let archer = hero([14, 10, 8], &["weapon longbow"]);
    let mut play = Play::fight(ground, &[archer], &[("test:foe", 1)]);
    play.shoot(0).dice([4, 3, 2]);
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
    play.dice([3]);
    play.said(rules::GEAR_DAMAGE, |event| {
        matches!(event, Event::Hurt { amount: 5, .. })
    });
}

/// Tackle: 9 under DX 10 beats 6 under DX 11, and Ajax enters the hex.
#[test]
fn ajax_tackles() {
    let mut play = facing("st: 12, dx: 11, iq: 8");
    play.tackle(0, 3).dice([4, 3, 2, 3, 2, 1]);
    play.said(rules::CONTEST_WINNING, |event| {
        matches!(
            event,
            Event::Contested {
                mine: 10,
                theirs: 11,
                answered: 3,
                won: true,
                ..
            }
        )
    });
    assert_eq!(play.at(hero_at(0)), play.at(foe_at(0)));
    assert!(play.venture().grip(play.hero(0)).is_some());
    play.name(1); // Now the other tries.
    play.dice([6, 6, 6, 6]);
}

/// Grapple: ST 14 with 12 beats ST 12 with 9; the stronger does d6-2.
#[test]
fn ajax_wins_the_grapple_and_does_damage() {
    let mut play = facing("st: 12, dx: 11, iq: 8");
    play.tackle(0, 3).dice([4, 3, 2, 3, 2, 1]);
    play.name(1).dice([6, 6, 6, 6]);
    play.grapple(0, 3).dice([5, 4, 3, 4, 3, 2]);
    play.said(rules::GRAPPLE_WIN, |event| {
        matches!(
            event,
            Event::Contested {
                mine: 14,
                theirs: 12,
                answered: 3,
                won: true,
                ..
            }
        )
    });
    play.choose(Action::Squeeze).dice([4]);
    play.said(rules::GRAPPLE_UNARMED, |event| {
        matches!(event, Event::Hurt { amount: 2, .. })
    });
    assert_eq!(play.foe(0).health().damage, 2);
}

/// Dodge: 9 is no more than DX 10. He is a hex away, not hit, and loses his next turn.
#[test]
fn ajax_dodges() {
    let mut play = facing("st: 20, dx: 10, iq: 8, weapons: [\"core:sword\"]");
    play.end().dice([3, 3, 3]);
    play.waits(|question| matches!(question, Question::Dodge(_)));
    play.dodge(1, 2).dice([4, 3, 2]);
    play.said(rules::REACT_DODGE, |event| {
        matches!(event, Event::Dodged { .. })
    });
    assert_eq!(play.at(hero_at(0)), Some((1, 2)));
    assert_eq!(play.suffered(0), (0, 0));
    // The foe follows him and strikes again before he has had a turn, and misses.
    play.dice([6, 6, 6]);
    play.said(
        rules::REACT_ONCE,
        |event| matches!(event, Event::TurnLost { who, .. } if *who == hero_at(0)),
    );
}

/// Counterattack: Ajax survives the attack, hits back, and loses his next turn.
#[test]
fn ajax_counterattacks() {
    let mut play = facing("st: 40, dx: 10, iq: 8, weapons: [\"core:sword\"]");
    play.end().dice([3, 3, 3]).bear().dice([2, 3]);
    play.said(rules::GEAR_DAMAGE, |event| {
        matches!(
            event,
            Event::Hurt {
                amount: 4,
                stopped: 1,
                ..
            }
        )
    });
    play.counter().dice([4, 3, 2]).dice([4, 3, 2]);
    play.said(rules::REACT_COUNTER, |event| {
        matches!(
            event,
            Event::Reacted {
                how: Reaction::Counter(AttackMode::Strike),
                ..
            }
        )
    });
    assert_eq!(play.foe(0).health().damage, 8);
    play.dice([6, 6, 6]); // The foe counterattacks in turn, and then both have lost a turn.
    assert_eq!(play.count(rules::REACT_ONCE, |_| true), 2);
}

/// Tackle in reaction: Ajax survives a strike and wins DX.
#[test]
fn ajax_tackles_who_struck_him() {
    let mut play = facing("st: 40, dx: 11, iq: 8, weapons: [\"core:club\"]");
    play.end().dice([3, 3, 3]).bear().dice([2]);
    play.choose(Action::TackleBack);
    play.said(rules::REACT_TACKLE, |event| {
        matches!(
            event,
            Event::Reacted {
                how: Reaction::Tackle,
                ..
            }
        )
    });
    play.dice([6, 6, 6]); // The foe strikes first, and misses.
    play.name(3).dice([4, 3, 2, 3, 2, 1]);
    assert_eq!(play.at(hero_at(0)), play.at(foe_at(0)));
}

/// First attack: DX 12 tackles DX 10. Ajax strikes first, with an extra die of damage; the foe
/// survives and wins DX.
#[test]
fn ajax_strikes_first_at_a_tackler() {
    let mut play = facing("st: 40, dx: 12, iq: 8");
    play.end().counter().dice([4, 3, 2]).dice([1, 1, 1, 1]);
    play.said(
        rules::REACT_FIRST,
        |event| matches!(event, Event::Hurt { roll, amount: 3, .. } if roll.dice.len() == 4),
    );
    play.name(1).dice([5, 5, 2]);
    play.said(rules::CONTEST_WINNING, |event| {
        matches!(
            event,
            Event::Contested {
                mine: 12,
                theirs: 10,
                won: true,
                ..
            }
        )
    });
    assert_eq!(play.at(hero_at(0)), play.at(foe_at(0)));
}

/// A wound of ten, a fight, a night's rest.
const ROUGH_DAY: &str = r#"
    1: (text: "", effects: [Damage("10", Strongest)],
        fight: (board: "test:board", party: "P", foes: [("test:foe", "A", 1)], won: 2)),
    2: (text: "", effects: [Rest], options: [(text: "", to: 3)]),
    3: (text: "", ending: (outcome: Good, title: "End")),"#;

/// Damage: 10 and 6 are more than ST 14. He is out, and dead unless healed right after the fight.
/// dead.
#[test]
fn sixteen_damage_are_too_much_for_ajax() {
    let ground = Ground::new(CAMP)
        .foe("foe", "st: 9, dx: 10, iq: 8, weapons: [\"core:club\"]")
        .story("", ROUGH_DAY);
    let ajax = hero([14, 10, 8], &["weapon greatsword"]);
    let friend = hero([9, 10, 8], &["weapon sling"]);
    let mut play = Play::adventure(ground, &[ajax, friend]);
    assert_eq!(play.hero(0).health().damage, 10);
    play.next(0).end().end();
    play.dice([3, 3, 3]).bear().dice([6]);
    play.said(
        rules::HARM_OUT,
        |event| matches!(event, Event::Fell { who, dead: false, .. } if *who == hero_at(0)),
    );
    assert_eq!(play.suffered(0).0, 16);
    play.shoot(0).dice([3, 3, 3]).dice([6]);
    play.said(
        rules::HARM_NET,
        |event| matches!(event, Event::Fell { who, dead: true, .. } if *who == hero_at(0)),
    );
}

/// Fatigue: 10 damage and 5 fatigue are more than ST 14. After sleep he is up, still with the
/// damage.
#[test]
fn fatigue_knocks_ajax_out_and_sleep_wakes_him() {
    let ground = Ground::new(CAMP).story(
        "",
        r#"1: (text: "", effects: [Damage("10", Strongest), Fatigue("5", Strongest)],
               options: [(text: "", to: 2)]),
           2: (text: "", effects: [Rest], options: [(text: "", to: 3)]),
           3: (text: "", ending: (outcome: Good, title: "End")),"#,
    );
    let mut play = Play::adventure(ground, &[ajax(), hero([9, 8, 8], &[])]);
    assert_eq!(play.suffered(0), (10, 5));
    assert!(!play.venture().can_act(hero_at(0)));
    play.said(rules::HARM_FATIGUE, |event| {
        matches!(event, Event::Fell { dead: false, .. })
    });
    play.option(0);
    assert_eq!(play.suffered(0), (10, 0));
    assert!(play.venture().can_act(hero_at(0)));
}
