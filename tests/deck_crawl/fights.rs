//! Fights: openings, order, wounds, harm, and the optional rules.

use crate::script::Play;
use tabledelve::{
    game::{Outcome, Present as _},
    rulesets::deck_crawl::{Action, DeckCrawl, Event, Question, rules},
};

fn attacks(foe: u16) -> impl Fn(&Action) -> bool {
    move |act| matches!(act, Action::Attack { foe: on } if on.0 == foe)
}

/// A fighter and a wizard, each with a monster of their own.
fn two_pairs() -> Play {
    let mut play = Play::crawl(&[], &[("J♥", &[]), ("A♥", &[])]);
    play.draw(&["8♠", "4♣"]);
    play
}

#[test]
fn in_the_opening_only_the_pair_fights() {
    let play = two_pairs();
    assert_eq!(play.asks(), "Hero(0) fight.opening");
    assert!(play.offered(attacks(0)).is_some());
    assert_eq!(play.offered(attacks(1)), None);
    assert_eq!(play.refusal(attacks(1)), Some(rules::FIGHT_OPENING));
    play.said(rules::FIGHT_OPENING, |event| {
        matches!(event, Event::PairBegan { .. })
    });
}

#[test]
fn afterwards_everybody_attacks_whom_they_like() {
    let mut play = two_pairs();
    play.hold().dice([1]).hold().dice([1]);
    play.said(rules::FIGHT_OPEN, |event| {
        matches!(event, Event::FightRound { number: 1 })
    });
    assert_eq!(play.asks(), "Hero(0) fight.open");
    assert!(play.offered(attacks(0)).is_some() && play.offered(attacks(1)).is_some());
}

#[test]
fn the_larger_die_goes_first_and_heroes_on_ties() {
    let mut play = Play::crawl(&[], &[("K♥", &[]), ("J♥", &[])]);
    play.draw(&["10♠", "8♣"]);
    play.said(rules::FIGHT_ORDER, |event| match event {
        Event::FightBegan { order } => {
            format!("{order:?}")
                == "[Hero(HeroId(1)), Foe(FoeId(0)), Hero(HeroId(0)), Foe(FoeId(1))]"
        }
        _ => false,
    });
    // The opening is in this order too, although the cleric's card was drawn first.
    assert_eq!(play.asks(), "Hero(1) fight.opening");
    play.hold();
    // The cleric's d8 waits for the ten's d10.
    assert_eq!(play.game.wanted().map(|wanted| wanted.faces), Some(10));
    play.dice([1]);
    assert_eq!(play.asks(), "Hero(0) fight.opening");
}

#[test]
fn a_monster_whose_hero_fell_for_another_waits_for_the_open_fight() {
    let mut play = Play::crawl(&[("defending", "true")], &[("J♥", &[]), ("A♥", &[])]);
    play.draw(&["2♠", "10♣"]);
    play.act(|act| matches!(act, Action::Nobody));
    play.act(|act| matches!(act, Action::StepIn { hero } if hero.0 == 0));
    // The fighter has given up its turn; the ten strikes the fighter down.
    play.dice([8]);
    assert_eq!(play.hp(0).0, 0);
    // The wizard's turn; the two has no opponent, and the open fight begins.
    play.hold();
    play.said(rules::FIGHT_OPEN, |event| {
        matches!(event, Event::FightRound { number: 1 })
    });
    let struck = |event: &Event| matches!(event, Event::Struck { foe, .. } if foe.0 == 0);
    assert_eq!(play.count(rules::FIGHT_DAMAGE, struck), 0);
}

#[test]
fn ties_can_be_rolled() {
    let mut play = Play::crawl(&[("rolled_ties", "true")], &[("J♥", &[])]);
    play.draw(&["10♠"]).dice([3, 7]);
    play.said(rules::FIGHT_ROLLED_TIES, |event| match event {
        Event::TieRolled { order, .. } => {
            format!("{order:?}") == "[Foe(FoeId(0)), Hero(HeroId(0))]"
        }
        _ => false,
    });
    assert_eq!(
        play.game.wanted().map(|wanted| wanted.purpose),
        Some("dice-attack")
    );
    play.dice([1]);
    assert_eq!(play.asks(), "Hero(0) fight.opening");
}

#[test]
fn a_wound_needs_the_threshold() {
    let mut play = Play::crawl(&[], &[("J♥", &[])]);
    play.draw(&["8♠"]).attack(0, 0).dice([3, 1]);
    assert_eq!(play.foe_wounds(0), Some((0, 2)));
    play.attack(0, 0).dice([4, 1]);
    assert_eq!(play.foe_wounds(0), Some((1, 2)));
    play.said(rules::FIGHT_WOUND, |event| {
        matches!(event, Event::Wounded { wounds: 1, .. })
    });
}

#[test]
fn the_second_wound_kills() {
    let mut play = Play::crawl(&[], &[("J♥", &[])]);
    // Nine is twice the threshold, but not the best face: one wound each.
    play.draw(&["8♠"]).attack(0, 0).dice([9, 1]);
    assert_eq!(play.foe_wounds(0), Some((1, 2)));
    play.attack(0, 0).dice([9]);
    assert_eq!(play.foe_wounds(0), None);
    play.said(rules::FIGHT_KILL, |event| {
        matches!(event, Event::Slain { .. })
    });
    assert_eq!(play.count(rules::FIGHT_CRITICAL, |_| true), 0);
}

#[test]
fn the_best_face_at_twice_the_threshold_wounds_twice_and_never_more() {
    let mut play = Play::crawl(&[], &[("J♥", &[])]);
    play.draw(&["2♠"]).attack(0, 0).dice([10]);
    play.said(rules::FIGHT_CRITICAL, |event| {
        matches!(event, Event::Wounded { wounds: 2, .. })
    });
    // The best face below twice the threshold is one wound.
    let mut play = Play::crawl(&[], &[("A♥", &[])]);
    play.draw(&["6♠"]).dice([1]).attack(0, 0).dice([4]);
    play.said(rules::FIGHT_WOUND, |event| {
        matches!(event, Event::Wounded { wounds: 1, .. })
    });
}

#[test]
fn the_log_says_what_makes_wounds_far_above_the_threshold() {
    let reason = |option: &str, slay: i32, dice: &[u16]| {
        let mut play = Play::crawl(&[("critical", option)], &[("J♥", &[])]);
        play.draw(&["4♠"]).attack(0, slay);
        play.dice(dice.iter().copied());
        let mut log = play.game.log().iter().rev();
        let rolled = log.find(|it| matches!(it.event, Event::Rolled { .. }));
        let told = DeckCrawl::narrate(play.game.world(), &rolled.expect("an attack").event);
        told.reason.map(|reason| reason.key.to_string())
    };
    let alone = Some("reason-wounds-alone".to_owned());
    assert_eq!(reason("true", 0, &[9]), alone, "one wound");
    assert_eq!(reason("true", 0, &[10]), alone, "two");
    assert_eq!(reason("true", 0, &[3]), None, "nothing to ask about");
    let added = Some("reason-wounds-added".to_owned());
    assert_eq!(reason("true", 1, &[2, 6]), added);
    assert_eq!(reason("false", 1, &[2, 6]), None);
}

#[test]
fn critical_damage_can_be_dropped() {
    let mut play = Play::crawl(&[("critical", "false")], &[("J♥", &[])]);
    play.draw(&["4♠"]).attack(0, 2).dice([10, 6, 6]);
    play.said(rules::FIGHT_NO_CRITICAL, |event| {
        matches!(event, Event::Wounded { wounds: 1, .. })
    });
    assert_eq!(play.foe_wounds(0), Some((1, 2)));
}

#[test]
fn armour_is_taken_off_the_damage() {
    let mut play = Play::crawl(&[], &[("J♥", &["leather_armour"])]);
    play.draw(&["8♠"]).hold().dice([5]);
    play.said(rules::FIGHT_DAMAGE, |event| {
        matches!(event, Event::Hurt { amount: 3, .. })
    });
    assert_eq!(play.hp(0), (5, 8));
    play.hold().dice([2]);
    play.said(rules::FIGHT_DAMAGE, |event| {
        matches!(event, Event::BlowStopped { .. })
    });
    assert_eq!(play.hp(0), (5, 8));
}

#[test]
fn at_no_hit_points_a_hero_falls() {
    let mut play = Play::crawl(&[], &[("A♦", &[])]);
    play.draw(&["8♠"]).dice([7]);
    play.said(rules::FIGHT_DEATH, |event| {
        matches!(event, Event::Fell { .. })
    });
    assert_eq!(play.hp(0), (0, 6));
    play.over(Outcome::Defeat);
}

/// A wounded wizard with a potion, in the open fight.
fn wounded_with_potion(allowed: &str) -> Play {
    let options = [("potions_in_combat", allowed)];
    let mut play = Play::crawl(&options, &[("A♥", &["healing_potion 4"])]);
    play.draw(&["4♠"]).hold().dice([3]);
    assert_eq!(play.hp(0), (5, 8));
    play
}

#[test]
fn a_potion_in_a_fight_costs_the_attack() {
    let mut play = wounded_with_potion("true");
    play.act(|act| matches!(act, Action::UseItem { .. }));
    play.said(rules::FIGHT_POTIONS, |event| {
        matches!(event, Event::UsedUp { .. })
    });
    assert_eq!(play.hp(0), (8, 8), "never above the limit");
    assert_eq!(
        play.game.wanted().map(|wanted| wanted.faces),
        Some(4),
        "now the monster"
    );
    play.dice([1]);
}

#[test]
fn potions_in_fights_can_be_forbidden() {
    let play = wounded_with_potion("false");
    let drinks = |act: &Action| matches!(act, Action::UseItem { .. });
    assert_eq!(play.offered(drinks), None);
    assert_eq!(play.refusal(drinks), Some(rules::FIGHT_POTIONS));
}

#[test]
fn stepping_in_takes_the_blow_and_costs_the_next_turn() {
    let mut play = Play::crawl(&[("defending", "true")], &[("J♥", &[]), ("A♥", &[])]);
    play.draw(&["Q♠", "8♠"]);
    assert_eq!(play.asks(), "Party fight.defend");
    assert_eq!(
        play.offered(|act| matches!(act, Action::StepIn { hero } if hero.0 == 1)),
        None
    );
    let costs = |play: &Play, fits: fn(&Action) -> bool| {
        let cost = play.described(fits).aside.expect("a cost");
        cost.key.into_owned()
    };
    let steps_in = |act: &Action| matches!(act, Action::StepIn { .. });
    assert_eq!(costs(&play, steps_in), "act-step-in-cost");
    play.act(|act| matches!(act, Action::StepIn { hero } if hero.0 == 0))
        .dice([5]);
    play.said(rules::FIGHT_DEFEND, |event| {
        matches!(event, Event::SteppedIn { .. })
    });
    assert_eq!((play.hp(0).0, play.hp(1).0), (3, 8));
    // The wizard's opening turn, then the turn that the fighter has given up, then its own target
    // again.
    play.hold().dice([2]);
    play.said(
        rules::FIGHT_DEFEND,
        |event| matches!(event, Event::TurnGivenUp { hero } if hero.0 == 0),
    );
    assert_eq!((play.hp(0).0, play.hp(1).0), (3, 6));
    play.hold();
    // In an open round a hero can draw a monster's next attack instead of attacking.
    let defends = |act: &Action| matches!(act, Action::Defend { .. });
    assert_eq!(costs(&play, defends), "act-defend-cost");
    play.act(defends).dice([1]);
    play.said(rules::FIGHT_DEFEND, |event| {
        matches!(event, Event::Defended { .. })
    });
    assert_eq!((play.hp(0).0, play.hp(1).0), (2, 6));
}

#[test]
fn without_the_option_nobody_steps_in() {
    let mut play = Play::crawl(&[], &[("J♥", &[]), ("A♥", &[])]);
    play.draw(&["Q♠", "8♠"]).dice([1]).hold();
    let defends = |act: &Action| matches!(act, Action::Defend { .. });
    assert_eq!(play.asks(), "Hero(0) fight.open");
    assert_eq!(play.refusal(defends), Some(rules::FIGHT_DEFEND));
}

#[test]
fn an_elite_monster_takes_three_wounds_and_pays_two_more() {
    let mut play = Play::crawl(&[("elite", "true")], &[("J♥", &[])]);
    play.draw(&["4♠"]);
    assert_eq!(play.asks(), "Hero(0) fight.elite");
    play.act(|act| *act == Action::MakeElite);
    play.said(rules::FIGHT_ELITE, |event| {
        matches!(event, Event::Elite { wounds: 3, .. })
    });
    assert_eq!(
        (play.foe_figures(0), play.foe_wounds(0)),
        ((6, 2), Some((0, 3)))
    );
    play.attack(0, 0).dice([10, 1]);
    assert_eq!(
        play.foe_wounds(0),
        Some((2, 3)),
        "a critical does not kill it"
    );
    play.attack(0, 0).dice([5]);
    play.said(rules::LOOT_THRESHOLD, |event| {
        matches!(event, Event::LootFound { amount: 4, .. })
    });
}

#[test]
fn an_elite_monster_can_be_left_common() {
    let mut play = Play::crawl(&[("elite", "true")], &[("J♥", &[])]);
    play.draw(&["4♠"]).act(|act| *act == Action::LeaveCommon);
    assert_eq!(
        (play.foe_figures(0), play.foe_wounds(0)),
        ((4, 2), Some((0, 2)))
    );
}

#[test]
fn a_monster_keeps_its_target_and_turns_when_it_falls() {
    let mut play = Play::crawl(&[], &[("J♥", &[]), ("A♦", &[]), ("K♥", &[])]);
    play.draw(&["Q♠", "10♠", "K♠"]).dice([5]).hold();
    // The first round: it sticks to the wizard whatever the others do, and kills.
    play.hold().dice([1]);
    assert_eq!(play.hp(1), (0, 6));
    play.hold().hold();
    assert_eq!(play.asks(), "Master fight.target");
    play.act(|act| matches!(act, Action::Target { hero } if hero.0 == 2))
        .dice([3]);
    play.said(
        rules::FIGHT_TARGET,
        |event| matches!(event, Event::Targeted { hero, candidates: 2, .. } if hero.0 == 2),
    );
    assert_eq!((play.hp(0).0, play.hp(2).0), (8, 5));
}

#[test]
fn nobody_is_asked_to_step_in_before_a_blow_that_cannot_hurt() {
    let heroes: [(&str, &[&str]); 2] = [("J♥ 10♠ 9♠", &["scale_armour"]), ("A♥", &[])];
    let mut play = Play::crawl(&[("defending", "true")], &heroes);
    play.draw(&["4♠", "2♠"]);
    // The fighter's monster cannot get through scale; the wizard's can.
    let asked = play.game.asking();
    assert!(
        matches!(asked, Some(Question::StepIn(foe)) if foe.0 == 1),
        "{asked:?}"
    );
}
