//! The wounded, lifted and carried out of a fight; those who are left in one.

use tabledelve::{
    dungeon::RoomId,
    grid::{Cell, Side},
    rulesets::band_crawl::{
        Action, Condition, Event, Faction, Fate, Fighting, FigureId, Homeward, Place, Question,
        React, rules,
    },
};

use super::{
    flights::{in_a_room, with},
    healing::{DEAD, ORC, OUT, PAIR, one_is_out},
    play::Play,
};

const LIFT: Action = Action::Lift(FigureId(1));
const TAKE_PLACE: Action = Action::TakePlace(FigureId(1));
const SET_DOWN: Action = Action::SetDown(FigureId(1));

impl Play {
    fn at(&self, who: u16) -> Cell {
        self.figure(who).at().expect("on the board")
    }

    /// The next turn of somebody, with nothing done by those before.
    fn comes_to(&mut self, who: u16) -> &mut Self {
        for _ in 0..20 {
            let act = match self.game.asking() {
                Some(Question::Act { who: it, .. }) if it.0 == who => return self,
                Some(Question::FreeWill(_)) => Action::React(React::CarryOn),
                Some(Question::Act { .. }) => Action::Wait,
                _ => Action::Later,
            };
            self.go(act, OUT);
        }
        panic!("{who} is not asked: {}", self.asked())
    }

    /// One of a pair has the other in their arms, and it is the turn of the foe.
    fn lifted() -> Self {
        let mut play = one_is_out(&PAIR, &ORC);
        play.go(LIFT, OUT).comes_to(2);
        play
    }
}

/// 25.0: who lifts somebody walks with them when next active, and can do nothing else with full hands.
#[test]
fn lifted_and_carried() {
    let mut play = one_is_out(&PAIR, &ORC);
    assert!(play.offers(Action::Tend(FigureId(1))));
    play.go(LIFT, OUT);
    play.said(rules::WOUNDED_FETCH, |event| {
        matches!(event, Event::Fighting(Fighting::Lifted { .. }))
    });
    assert_eq!(play.at(1), play.at(0));
    // That was this turn.
    play.waits(|it| matches!(it, Question::Act { who, .. } if who.0 == 2));
    play.comes_to(0);
    for act in [
        LIFT,
        TAKE_PLACE,
        Action::Tend(FigureId(1)),
        Action::Strike(FigureId(2)),
    ] {
        assert!(!play.offers(act), "{act:?}");
    }
    let to = play.offered_step();
    play.go(Action::Step(to), OUT);
    assert_eq!([play.at(0), play.at(1)], [to, to]);
    play.go(SET_DOWN, OUT).comes_to(0);
    assert!(play.offers(LIFT) && play.offers(Action::Tend(FigureId(1))));
    assert_eq!(play.at(1), to);
}

impl Play {
    fn offered_act(&self, fits: impl Fn(&Action) -> bool) -> Option<Action> {
        let mut choices = self.game.offer().choices.iter();
        choices.find(|it| fits(&it.act)).map(|it| it.act)
    }

    fn offered_step(&self) -> Cell {
        match self.offered_act(|it| matches!(it, Action::Step(_))) {
            Some(Action::Step(to)) => to,
            _ => panic!("{}", self.asked()),
        }
    }
}

/// Changing places is done at once, and is the act of a turn.
#[test]
fn places_are_changed_at_once() {
    let mut play = one_is_out(&PAIR, &ORC);
    let lay = play.at(1);
    play.go(TAKE_PLACE, OUT);
    assert_eq!(play.at(0), lay);
    assert_eq!(play.at(1).reach_to(lay), 1);
    play.waits(|it| matches!(it, Question::Act { who, .. } if who.0 == 2));
}

/// Whoever is charged drops the wounded behind them; nobody kills one who is carried.
#[test]
fn dropped_behind_by_whoever_is_charged() {
    let mut play = Play::lifted();
    assert!(!play.offers(Action::Kill(FigureId(1))));
    let here = play.at(0);
    play.go(Action::Strike(FigureId(0)), &[DEAD, OUT].concat());
    let orc = play.game.log().iter().rev().find_map(|it| match it.event {
        Event::Fighting(Fighting::Stepped { ref path, .. }) => path.last().copied(),
        _ => None,
    });
    let orc = orc.expect("it has come");
    play.said(rules::WOUNDED_DROP, |event| {
        let Event::Fighting(Fighting::Dropped { at, .. }) = event else {
            return false;
        };
        // On the far side of the bearer.
        at.reach_to(here) == 1 && at.reach_to(orc) == 2
    });
}

/// Where a bearer goes down, both lie.
#[test]
fn a_bearer_who_ducks_back_or_falls() {
    let mut play = Play::lifted();
    play.go(Action::Wait, OUT).comes_to(0);
    let to = play.offered_step();
    play.go(Action::Step(to), OUT).go(Action::Wait, OUT);
    play.comes_to(2);
    play.go(Action::Strike(FigureId(0)), OUT);
    assert_eq!(play.figure(0).stance().condition, Condition::Out);
    let fight = play.band().state().fight.clone();
    assert!(fight.is_none_or(|it| it.carried.is_empty()));
}

const BAND: [&str; 2] = ["human warrior 5*: sword", "human thief 4: sword"];

/// A star and a grunt who is out, in a room with a goblin.
fn with_one_out() -> Play {
    let mut play = in_a_room(&BAND, 4, &[]);
    play.write("(id:(1),", "condition:Up", "condition:Out");
    play
}

/// The star breaks off and runs two tiles, kills the goblin that comes after, and is asked where to go
/// next.
fn run_and_kill(play: &mut Play, recovery: &[u16]) {
    let dice = with(&[
        ("fast", &[1, 1, 6, 6]),
        ("charge", &[6]),
        ("charge-against", &[1]),
        ("attacker", &[1]),
        ("defender", &[6]),
        ("damage", &[1]),
        ("crisis", &[1]),
        ("recovery", recovery),
    ]);
    play.go(Action::BreakOff, &dice)
        .go(Action::RunTo(RoomId(0)), &dice);
    for _ in 0..20 {
        let strikes = play.offered_act(|it| matches!(it, Action::Strike(_)));
        let act = match play.game.asking() {
            Some(Question::Group(_)) => return,
            Some(Question::RunOn(_)) => Action::React(React::CarryOn),
            Some(Question::NextAttacker(_)) => Action::Next(FigureId(0)),
            Some(Question::Act { .. }) => strikes.unwrap_or(Action::Wait),
            _ => Action::Enough,
        };
        play.go(act, &dice);
    }
    panic!("{}", play.asked());
}

/// Whoever breaks off with somebody in their arms takes them along, and they test for recovery.
#[test]
fn carried_out_of_a_fight() {
    for (faces, condition, place) in [
        ([1, 1], Condition::Up, Place::Tile(RoomId(0))),
        ([6, 6], Condition::Dead, Place::Away),
    ] {
        let mut play = with_one_out();
        let places = [0, 1].map(|who| {
            let place = play.figure(who).stance().place;
            format!("place:{}", ron::to_string(&place).expect("plain data"))
        });
        play.write("(id:(1),", &places[1], &places[0]);
        play.write("fight:Some", "carried:[]", "carried:[((0),(1))]");
        run_and_kill(&mut play, &faces);
        play.said(rules::RECOVERY_TEST, recovers);
        let stance = play.figure(1).stance();
        assert_eq!((stance.condition, stance.place), (condition, place));
    }
}

/// 42.1: who is out when the others break off lies there until they are on that tile again and hold
/// it, and is lost if they go home instead.
#[test]
fn left_and_freed_or_lost() {
    for freed in [true, false] {
        let mut play = with_one_out();
        run_and_kill(&mut play, &[1]);
        let held = |event: &Event| {
            let held_by = Some(Faction::Foes);
            matches!(event, Event::Fighting(Fighting::BoardClosed { held_by: it, .. }) if *it == held_by)
        };
        play.said(rules::FIGHT_END, held);
        let stance = play.figure(1).stance();
        let left = (Condition::Out, Place::Tile(RoomId(2)));
        assert_eq!((stance.condition, stance.place), left);
        let quiet = with(&[("recovery", &[1]), ("worse", &[1])]);
        if freed {
            for _ in 0..8 {
                let act = match play.game.asking() {
                    Some(Question::Group(RoomId(2))) => break,
                    Some(Question::Group(_)) if play.offers(Action::Way(Side::North)) => {
                        Action::Way(Side::North)
                    }
                    _ => Action::Enough,
                };
                play.go(act, &quiet);
            }
            play.said(rules::RECOVERY_TEST, recovers);
            assert!(play.figure(1).is_up());
        } else {
            play.go(Action::Leave, &quiet);
            assert_eq!(play.count(rules::RECOVERY_TEST, recovers), 0);
            play.said(rules::CAMPAIGN_MEMORIAL, |event| {
                let Event::Homeward(Homeward::Gone { who, fate }) = event else {
                    return false;
                };
                (*who, *fate) == (FigureId(1), Fate::LeftBelow)
            });
        }
    }
}

/// True if the second of the band tests for recovery.
fn recovers(event: &Event) -> bool {
    matches!(
        event,
        Event::Fighting(Fighting::RecoveryRolled {
            who: FigureId(1),
            ..
        })
    )
}
