//! Reactions: one each, at the cost of the next turn.

use crate::{
    boards::{APART, ARCHER, FACING, HANDS, HIT, MISS, OAK, SWORD},
    ground::{Ground, ajax, hero},
    proofs::library,
    script::{Play, foe_at, hero_at},
};
use tabledelve::{
    game::{Phrase, Present},
    rulesets::hex_adventure::{
        Action, AttackMode, Event, HeroRecord, HexAdventure, Question, Reaction, rules,
    },
    text::{ENGLISH, Text},
};

fn facing(hero: HeroRecord, foe: &str) -> Play {
    let ground = Ground::new(FACING).foe("foe", foe);
    Play::fight(ground, &[hero], &[("test:foe", 1)])
}

#[test]
fn a_reaction_costs_the_next_turn_and_there_is_one() {
    let ground = Ground::new(FACING).foe("foe", SWORD);
    let mut play = Play::fight(ground, &[ajax()], &[("test:foe", 2)]);
    play.end()
        .dice(HIT)
        .bear()
        .dice([1, 1])
        .counter()
        .dice(MISS);
    // The foe counterattacks; Ajax has reacted already, and cannot do so again.
    play.dice(MISS);
    // Nor against the second foe, which comes up and strikes.
    play.dice(MISS);
    play.said(
        rules::REACT_ONCE,
        |event| matches!(event, Event::TurnLost { who, .. } if *who == hero_at(0)),
    );
    // The first foe has lost its turn as well. Against the second he can react again.
    play.dice(MISS);
    play.waits(|question| matches!(question, Question::React { .. }));
}

/// True if the card of the reaction that is asked for says that a counterattack can be countered.
fn is_told_of_an_answer(play: &Play) -> bool {
    let game = &play.game;
    let question = game.asking().expect("a question");
    let told = HexAdventure::reaction(game.world(), game.setup(), question, game.offer());
    let facts = told.expect("a reaction").facts;
    facts.iter().any(|fact| fact.key == "hex-situation-answer")
}

#[test]
fn only_a_counter_that_can_be_answered_is_said_to_be() {
    let mut play = facing(ajax(), SWORD);
    play.end().dice(MISS);
    assert!(is_told_of_an_answer(&play));
    // A tackler can do nothing about the first attack.
    let mut play = facing(ajax(), HANDS);
    play.end();
    play.waits(|question| matches!(question, Question::First { .. }));
    assert!(!is_told_of_an_answer(&play));
}

#[test]
fn a_foe_that_a_person_plays_may_answer_whatever_its_tactics() {
    let steady = format!("{SWORD}, tactics: \"core:steady\"");
    let mut play = facing(ajax(), &steady);
    play.end().dice(MISS);
    assert!(!is_told_of_an_answer(&play));
    let ground = Ground::new(FACING).foe("foe", &steady);
    let mut play = Play::mastered(ground, &[ajax()], &[("test:foe", 1)]);
    play.choose(Action::Strike { on: hero_at(0) }).dice(MISS);
    assert!(is_told_of_an_answer(&play));
    play.counter().dice(MISS);
    assert_eq!(play.asks(), "Master react.counter");
}

#[test]
fn nobody_is_asked_about_a_blow_that_cannot_hurt() {
    // A knife's best is 5; plate and shield stop more.
    let knife = "st: 20, dx: 10, iq: 8, weapons: [\"core:knife\"]";
    let safe = hero(
        [14, 14, 8],
        &["weapon sword", "armour plate", "armour shield"],
    );
    let mut play = facing(safe, knife);
    play.end().dice(HIT);
    assert_eq!(play.count(rules::REACT_DODGE, |_| true), 0);
    play.dice([1]);
    play.waits(|question| matches!(question, Question::React { .. }));
}

#[test]
fn a_dodge_is_decided_after_the_hit_and_before_the_damage() {
    let mut play = facing(ajax(), SWORD);
    play.end().dice(HIT);
    assert_eq!(play.asks(), "Hero(0) react.dodge");
    // One hex, away from the foe.
    let mut away: Vec<(i16, i16)> = Vec::new();
    for offered in &play.game.offer().choices {
        if let Action::Dodge { to } = offered.act {
            away.push((to.x, to.y));
        }
    }
    assert_eq!(away, [(1, 1), (1, 2), (1, 3)]);
    // A dodge that fails costs the turn all the same.
    play.dodge(1, 2).dice([6, 6, 6]).dice([2, 2]);
    assert_eq!(play.at(hero_at(0)), Some((2, 2)));
    assert_eq!(play.suffered(0), (3, 0));
    play.dice(MISS);
    play.said(rules::REACT_ONCE, |event| {
        matches!(event, Event::TurnLost { .. })
    });
}

#[test]
fn nobody_dodges_without_a_free_hex_or_from_arrows() {
    let ground = Ground::new(&["####", "#PA#", "####"]).foe("foe", SWORD);
    let mut play = Play::fight(ground, &[ajax()], &[("test:foe", 1)]);
    play.end().dice(HIT).dice([1, 1]);
    play.waits(|question| matches!(question, Question::React { .. }))
        .decides();
    let ground = Ground::new(APART).foe("foe", ARCHER);
    let mut play = Play::fight(ground, &[ajax()], &[("test:foe", 1)]);
    play.end().dice(HIT).dice([1]);
    play.waits(|question| {
        matches!(
            question,
            Question::React { strike: false, .. } | Question::Hero(_)
        )
    });
}

#[test]
fn whoever_survives_may_strike_shoot_or_throw_back() {
    // Struck: with a sword, with a thrown dagger.
    let mut play = facing(hero([14, 10, 8], &["weapon dagger"]), SWORD);
    play.end().dice(MISS);
    assert!(play.offers(Action::Counter {
        mode: AttackMode::Strike
    }));
    assert!(play.offers(Action::Counter {
        mode: AttackMode::Throw
    }));
    play.choose(Action::Counter {
        mode: AttackMode::Throw,
    })
    .dice(HIT)
    .dice([3]);
    play.said(rules::REACT_COUNTER, |event| {
        matches!(
            event,
            Event::Reacted {
                how: Reaction::Counter(AttackMode::Throw),
                ..
            }
        )
    });
    assert_eq!(play.foe(0).health().damage, 3);
    play.dice(MISS);
    // Shot at: with a bow. Only strikes can be answered with a tackle.
    let ground = Ground::new(APART).foe("foe", ARCHER);
    let bowman = hero([11, 10, 8], &["weapon longbow"]);
    let mut play = Play::fight(ground, &[bowman], &[("test:foe", 1)]);
    play.end().dice(MISS);
    assert_eq!(play.refused(Action::TackleBack), Some(rules::REACT_TACKLE));
    play.choose(Action::Counter {
        mode: AttackMode::Shoot,
    })
    .dice(MISS)
    .dice(MISS);
}

#[test]
fn an_empty_crossbow_answers_nothing() {
    let shot = Action::Counter {
        mode: AttackMode::Shoot,
    };
    let crossbow = || hero([10, 10, 8], &["weapon crossbow"]);
    let mut play = facing(crossbow(), SWORD);
    play.end().dice(MISS);
    assert!(play.offers(shot));
    play.bear();
    // Shot, and not yet loaded when the foe counterattacks.
    let mut play = facing(crossbow(), SWORD);
    play.shoot(0).dice(MISS).dice(MISS);
    assert!(play.offers(Action::TackleBack));
    assert_eq!(play.refused(shot), Some(rules::GEAR_LOAD));
    play.bear();
}

#[test]
fn one_who_is_out_does_not_react() {
    let mut play = facing(hero([8, 10, 8], &["weapon dagger"]), SWORD);
    play.end().dice(HIT).bear().dice([4, 4]);
    assert_eq!(play.count(rules::REACT_COUNTER, |_| true), 0);
}

#[test]
fn whoever_survives_a_strike_may_tackle_back() {
    let mut play = facing(ajax(), SWORD);
    play.end().dice(MISS).choose(Action::TackleBack);
    play.said(rules::REACT_TACKLE, |event| {
        matches!(
            event,
            Event::Reacted {
                how: Reaction::Tackle,
                ..
            }
        )
    });
    // The foe has not reacted yet, and strikes first.
    play.dice(MISS);
    play.name(1).dice([4, 6, 6]);
    assert_eq!(play.at(hero_at(0)), play.at(foe_at(0)));
}

#[test]
fn a_tackle_is_forestalled_with_a_die_more_of_damage() {
    let mut play = facing(ajax(), HANDS);
    play.end();
    assert_eq!(play.asks(), "Hero(0) react.first");
    play.counter().dice(HIT).dice([3, 3, 3, 3]);
    play.said(
        rules::REACT_FIRST,
        |event| matches!(event, Event::Hurt { amount: 11, roll, .. } if roll.dice.len() == 4),
    );
    // Eleven of twelve: the tackle goes on.
    play.name(1).dice([6, 6, 6]);
    // A fighter who has reacted this turn cannot.
    let mut play = facing(ajax(), HANDS);
    play.tackle(0, 2).dice([6, 6]);
    while play.game.wanted().is_some() {
        play.dice([1]);
    }
    drop(play);
}

#[test]
fn a_dagger_is_not_thrown_first() {
    let mut play = facing(hero([14, 10, 8], &["weapon dagger"]), HANDS);
    play.end();
    assert!(play.offers(Action::Counter {
        mode: AttackMode::Strike
    }));
    assert!(!play.offers(Action::Counter {
        mode: AttackMode::Throw
    }));
    play.bear().name(1);
    play.dice([6, 6, 6]);
}

#[test]
fn moving_about_before_a_foe_lets_it_react() {
    // From one hex beside it to another, and no farther.
    let mut play = facing(ajax(), OAK);
    play.go(2, 3);
    assert_eq!(play.count(rules::REACT_ZONE, |_| true), 0);
    play.end();
    play.dice(MISS);
    play.said(rules::REACT_ZONE, |event| {
        matches!(event, Event::Reacted { who, how: Reaction::Counter(AttackMode::Strike) } if *who == foe_at(0))
    });
    play.bear();
    // Attacking it afterwards averts that.
    let mut play = facing(ajax(), OAK);
    play.go(2, 3).strike(0).dice(MISS);
    assert_eq!(play.count(rules::REACT_ZONE, |_| true), 0);
    play.dice(MISS).bear();
    // On the way there is no attack that could excuse it.
    let mut play = facing(ajax(), OAK);
    play.go(3, 3).dice(MISS);
    play.said(rules::REACT_ZONE, |event| {
        matches!(event, Event::Reacted { .. })
    });
    play.bear();
    assert_eq!(play.at(hero_at(0)), Some((3, 3)));
}

#[test]
fn a_tackle_that_failed_can_be_answered() {
    let knife = hero([14, 10, 8], &["weapon dagger"]);
    let mut play = facing(knife, HANDS);
    play.end().bear().name(1).dice([6, 6, 6]);
    // The foe, being weaker, has fallen back; a dagger still reaches it.
    assert_eq!(play.asks(), "Hero(0) react.counter");
    let counter = |mode| Action::Counter { mode };
    assert!(!play.offers(counter(AttackMode::Strike)));
    assert_eq!(play.refused(Action::TackleBack), Some(rules::REACT_TACKLE));
    play.choose(counter(AttackMode::Throw)).dice(MISS);
    // Nothing is asked of one who could not reach it.
    let mut play = facing(ajax(), HANDS);
    play.end().bear().name(1).dice([6, 6, 6]);
    play.waits(|question| matches!(question, Question::Hero(_)));
}

/// A foe whose tackle fails steps back into the hero's path, and the hero stops before it.
#[test]
fn one_walks_no_further_than_the_way_is_free() {
    let rows = &["######", "##P.##", "###A.#", "###.##", "######"];
    let ground = Ground::new(rows).foe("foe", HANDS);
    let mut play = Play::fight(ground, &[hero([14, 10, 8], &[])], &[("test:foe", 1)]);
    play.go(3, 3);
    play.said(rules::REACT_ZONE, |event| {
        matches!(
            event,
            Event::Reacted {
                how: Reaction::Tackle,
                ..
            }
        )
    });
    play.name(1).dice([6, 6, 6]);
    assert_eq!(play.at(foe_at(0)), Some((3, 3)));
    assert_eq!(play.at(hero_at(0)), Some((4, 2)));
    assert!(play.venture().grip(play.hero(0)).is_none());
}

/// The card of the reaction that is asked for.
fn facts(play: &Play) -> Vec<Phrase> {
    let game = &play.game;
    let question = game.asking().expect("a question");
    let told = HexAdventure::reaction(game.world(), game.setup(), question, game.offer());
    told.expect("a reaction").facts
}

#[test]
fn a_reaction_tells_the_damage_to_expect_and_nothing_impossible() {
    let mut play = facing(ajax(), SWORD);
    play.end().dice(MISS);
    let facts = facts(&play);
    let next = facts.iter().find(|it| it.key == "hex-situation-next");
    let (text, _) = Text::of(ENGLISH, library::<HexAdventure>().files());
    let told = text.say(next.expect("the next attack"), &|_| "Ajax".to_owned());
    assert!(told.contains("about "), "{told}");
    assert!(!told.contains(" 0%"), "{told}");
}
