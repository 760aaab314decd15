//! Lent and lowered strength.

use super::*;

#[test]
fn whoever_falls_under_lowered_strength_stays_down() {
    let mut play = Play::skirmish("core:ajax,core:magus", "core:barrow_king*1");
    play.arrange(
        |world| change(world, AJAX, |it: &mut Health| it.damage = 11),
        &[casts(FOE, "core:palsy", AJAX, 1)],
    );
    assert_eq!(
        play.told(|it| matches!(it, Event::Fell { .. })),
        [rules::HARM_OUT]
    );
    assert!(!play.is_up(AJAX) && play.venture().left(play.fighter(AJAX)) <= 0);
    // Removing the spell gets Ajax up again.
    play.arrange(|_| {}, &[casts(SECOND, "core:shake_off", AJAX, 1)]);
    assert!(play.is_up(AJAX));
    play.sound();
}

#[test]
fn the_log_says_which_figures_a_hero_falls_by() {
    let mut play = Play::skirmish("core:ajax,core:magus", "core:barrow_king*1");
    play.arrange(
        |world| change(world, AJAX, |it: &mut Health| it.damage = 11),
        &[casts(FOE, "core:palsy", AJAX, 1)],
    );
    let st = play.venture().st(play.fighter(AJAX));
    let (log, world) = (play.0.log(), play.0.world());
    let fell = log
        .iter()
        .position(|it| matches!(it.event, Event::Fell { .. }));
    let told = HexAdventure::narrate_at(world, log, fell.expect("he fell"));
    let reason = Phrase::new("hex-reason-out")
        .with("n", 11)
        .with("fatigue", 0)
        .with("factor", 2)
        .with("st", st);
    assert_eq!(told.reason, Some(reason));
}

#[test]
fn strength_that_is_taken_away_with_a_spell_may_have_been_needed() {
    let mut play = Play::skirmish("core:ajax,core:magus", "core:bandit*1");
    let lent = |world: &mut World| {
        change(world, AJAX, |it: &mut Health| it.damage = 15);
        change(world, AJAX, |it: &mut Effects| {
            it.0.push(lasts(Boon::Raise(Attribute::St, 4)));
        });
    };
    play.arrange(lent, &[casts(SECOND, "core:shake_off", AJAX, 1)]);
    assert!(!play.is_up(AJAX));
    assert_eq!(
        play.told(|it| matches!(it, Event::Fell { .. })),
        [rules::HARM_OUT]
    );
}

#[test]
fn lent_strength_ends_with_the_fight() {
    let mut play = Play::skirmish("core:ajax,core:magus", "core:bandit*1");
    let lent = |world: &mut World| {
        change(world, AJAX, |it: &mut Health| it.damage = 15);
        change(world, AJAX, |it: &mut Effects| {
            it.0.push(lasts(Boon::Raise(Attribute::St, 4)));
        });
    };
    let gone = |world: &mut World| {
        lent(world);
        happen(
            world,
            Event::Fled {
                foe: FOE,
                why: Flight::Hurt,
            },
        );
    };
    play.arrange(gone, &[Task::FightEnd]);
    assert!(!play.is_up(AJAX));
}
