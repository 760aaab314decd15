//! After fights.

use super::*;

#[test]
fn a_hungry_hero_who_is_brought_round_can_stand() {
    let mut play = Play::adventure("core:borrowed_bell", "core:ajax");
    let beaten = |world: &mut World| {
        happen(
            world,
            Event::Read {
                adventure: None,
                entry: 6,
            },
        );
        change(world, AJAX, |it: &mut Health| {
            it.damage = 13;
            it.fatigue = 4;
            it.hunger = 2;
        });
    };
    let (won, fled) = (false, false);
    play.arrange(beaten, &[Task::After { won, fled }]);
    assert!(play.is_up(AJAX));
    let round = play.told(|it| matches!(it, Event::BroughtRound { healed: 2, .. }));
    assert_eq!(round, [rules::FIGHT_LOST]);
    assert_eq!(play.venture().left(play.fighter(AJAX)), 1);
}

#[test]
fn guns_are_loaded_when_the_next_fight_begins() {
    let mut play = Play::skirmish("core:marshal", "core:outlaw*1");
    play.arrange(
        |world| change(world, AJAX, |it: &mut Weapons| it.carried[0].shots = 0),
        &[],
    );
    assert!(play.offers(Action::Load), "in a fight it takes an action");
    let snapshot = HexAdventure::snapshot(play.0.world());
    let mut world = HexAdventure::restore(&BOOK, &snapshot).unwrap();
    happen(&mut world, Event::FightOver);
    let held = Venture::of(&world).fighter(AJAX).weapons()[0];
    assert_eq!(Some(held.shots), BOOK[held.weapon].shots);
    assert!(held.shots > 0);
}

#[test]
fn the_hurt_are_tended_after_a_lost_fight_but_not_before_the_first() {
    let mut play = Play::adventure("core:borrowed_bell", "core:ajax,core:paris");
    let tend = Action::Tend {
        by: SECOND,
        on: AJAX,
    };
    play.arrange(
        |world| change(world, AJAX, |it: &mut Health| it.damage = 3),
        &[],
    );
    play.act(Action::OpenCamp);
    assert!(!play.offers(tend));
    play.act(Action::LeaveCamp);
    let lost = |world: &mut World| {
        let board = BoardIx(0);
        let first = FirstSide::Party;
        happen(world, Event::FightBegan { board, first });
        let (foe, kind) = (FOE, FoeIx(0));
        let at = Cell::new(1, 1);
        happen(world, Event::FoeCame { foe, kind, at });
        happen(world, Event::FightLost);
        happen(world, Event::FightOver);
    };
    play.arrange(lost, &[]);
    assert_eq!(play.venture().state().fights, 0);
    play.act(Action::OpenCamp);
    play.act(tend);
    play.dice(&[1, 1, 1, 2]);
    assert_eq!(play.fighter(AJAX).health().damage, 1);
    assert!(!play.offers(tend), "once");
}

#[test]
fn a_fight_that_is_broken_off_says_so() {
    let mut play = Play::skirmish("core:ajax", "core:bandit*1");
    let late = |world: &mut World| happen(world, Event::RoundBegan { round: 40 });
    play.arrange(late, &[Task::Round]);
    let gone = |it: &Event| {
        matches!(
            it,
            Event::Fled {
                why: Flight::BrokenOff,
                ..
            }
        )
    };
    assert_eq!(play.told(gone), [rules::FIGHT_FIRST]);
    assert!(
        play.told(|it| matches!(it, Event::FightWon { fled: true }))
            .len()
            == 1
    );
}
