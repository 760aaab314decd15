//! Those who ran: whether they go on running, the foes who fled, and what is left lying.

use tabledelve::{
    dungeon::RoomId,
    grid::Side,
    rulesets::band_crawl::{
        Action, Coins, Condition, Event, Faction, Fighting, FigureId, Flight, Homeward, Looting,
        Question, React, rules,
    },
};

use super::{
    flights::{GOBLINS, enter, in_a_corridor, in_a_room, with},
    play::Play,
};

/// A star runs from a goblin in a room, with a grunt, to the first tile. Whoever has stayed in the
/// corridor between meets the goblin there, and kills it, so that nobody comes after the runners. They
/// are asked at the start of their next turn.
fn on_the_run() -> Play {
    let band = [
        "human warrior 5*: sword (supple_mail)",
        "human thief 4: sword",
        "human warrior 4: sword",
    ];
    let mut play = in_a_corridor(&band, &[1, 2]);
    play.go(Action::Stay(FigureId(2)), GOBLINS);
    enter(&mut play, 6, &[]);
    let dice = with(&[
        ("fast", &[1, 1, 6, 6]),
        ("attacker", &[6]),
        ("defender", &[1]),
        ("damage", &[1]),
        ("crisis", &[1]),
    ]);
    play.go(Action::BreakOff, &dice);
    while matches!(play.game.asking(), Some(Question::DropFind { .. })) {
        play.go(Action::Drop(1), &dice);
    }
    play.go(Action::RunTo(RoomId(0)), &dice);
    play
}

/// 26.1: a star stops if it likes to, a grunt takes the test for man down by itself with three dice.
#[test]
fn running_is_hard_to_stop() {
    for (faces, react) in [([1, 1, 1], React::CarryOn), ([6, 6, 6], React::Flee)] {
        let mut play = on_the_run();
        play.waits(|it| matches!(it, Question::RunOn(FigureId(0))));
        assert!(play.offers(Action::React(React::Flee)));
        play.choose(Action::React(React::CarryOn));
        assert!(play.wants("dice-band-crisis"), "{}", play.asked());
        play.dice(faces);
        play.said(rules::FIGHT_RUN, |event| {
            matches!(event, Event::Flight(Flight::Nerve { who: FigureId(1), react: it, .. }) if *it == react)
        });
        let gone = play.figure(1).stance().condition == Condition::Fled;
        assert_eq!(gone, react == React::Flee, "{}", play.asked());
    }
}

/// A star that runs for good leaves its finds, and recovers at home as if it had been out.
#[test]
fn a_star_runs_for_good() {
    let mut play = on_the_run();
    play.choose(Action::React(React::Flee)).dice([6, 6, 6]);
    for who in [0, 1] {
        assert_eq!(play.figure(who).stance().condition, Condition::Fled);
    }
    // The others come home a turn later, and two recover there.
    while matches!(play.game.asking(), Some(Question::Group(_))) {
        let out = play.offers(Action::Leave);
        let act = if out {
            Action::Leave
        } else {
            Action::Way(Side::South)
        };
        play.go(act, &with(&[("recovery", &[1]), ("worse", &[1])]));
        if !out {
            play.go(Action::Enough, &with(&[]));
        }
    }
    let ran = |event: &Event| matches!(event, Event::Homeward(Homeward::RanHome { .. }));
    assert_eq!(play.count(rules::FIGHT_RUN, ran), 2);
    let recovered =
        |event: &Event| matches!(event, Event::Fighting(Fighting::RecoveryRolled { .. }));
    assert_eq!(play.count(rules::RECOVERY_TEST, recovered), 2);
}

/// 20.3: a goblin who has fled tests in the dungeon's turn, alone and with three dice: it is gone for
/// good, or a force that stands where it stopped.
#[test]
fn foes_who_fled() {
    for (face, stays) in [(1, true), (6, false)] {
        let mut play = in_a_room(&["human warrior 5*: sword"], 1, &[]);
        // The Big Bad's minion is killed, and the one who is left alone runs.
        let crisis = [6, 6, 6, face, face, face];
        let dice = with(&[
            ("attacker", &[1]),
            ("defender", &[6]),
            ("damage", &[1]),
            ("crisis", &crisis),
            ("charge", &[6]),
            ("fast", &[6]),
        ]);
        let mut acts = play.game.offer().choices.iter().map(|it| it.act);
        let strike = acts.rfind(|it| matches!(it, Action::Strike(_)));
        play.go(strike.expect("a goblin within reach"), &dice);
        play.said(rules::FORCE_FLED, |event| {
            let dice = |it: &Flight| match it {
                Flight::NerveRolled { side, roll } => {
                    (*side, roll.dice.len()) == (Faction::Foes, 3)
                }
                _ => false,
            };
            matches!(event, Event::Flight(it) if dice(it))
        });
        let there = play.band().get(FigureId(2));
        assert_eq!(there.is_some_and(|it| it.is_up()), stays);
    }
}

/// 26.0: half of each kind of coin is left, and the odd one kept.
#[test]
fn half_the_coins_are_left() {
    let mut play = in_a_room(&["human warrior 5*: sword"], 1, &[]);
    let carried = "coins:[((0),(bronze:5,silver:1,gold:2))]";
    play.write("hoard:", "coins:[]", carried);
    play.choose(Action::BreakOff);
    let left = Coins {
        bronze: 3,
        silver: 1,
        gold: 1,
    };
    assert_eq!(play.band().state().hoard.of(FigureId(0)), left);
    play.said(rules::FIGHT_BREAK_OFF, |event| {
        matches!(event, Event::Looting(Looting::CoinsDropped { .. }))
    });
}
