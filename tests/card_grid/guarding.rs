//! Standing on guard, tending wounds, and how long things last in a fight.

use tabledelve::rulesets::card_grid::{
    Action, CardState, Condition, FigureId, Question, Tapped, checks::Style,
};

use super::table::*;

/// Guard 4 makes it 10: a goblin's 8 and 2 are not enough, 9 and 2 are.
#[test]
fn six_and_guard_is_what_it_takes_to_hit_whoever_is_guarded() {
    for (face, margin) in [(8, 0), (9, 1)] {
        let heroes = [guard(), healer()];
        let places = [(0, 0), (1, 0)];
        let mut play = fight(&heroes, &places, &[("goblin", &[6], (2, 0))]);
        assert_eq!(seat(&play, 1).difficulty(), 9);
        play.choose(Action::Guard(SECOND));
        let difficulties = [0, 1].map(|it| seat(&play, it).difficulty());
        assert_eq!(difficulties, [9, 10]);
        play.choose(Action::Done).dice([face]);
        assert_eq!(margins(&play), [margin]);
        if margin > 0 {
            play.act(|it| matches!(it, Action::Pay(_)));
        }
        // The guard is up until the heroes act again.
        play.waits(|it| matches!(it, Question::Act(FIRST)));
        assert_eq!(seat(&play, 1).difficulty(), 9);
    }
    let apart = fight(
        &[guard(), healer()],
        &[(0, 0), (2, 0)],
        &[("goblin", &[6], (5, 5))],
    );
    assert!(apart.offers(Action::Guard(FIRST)));
    assert!(!apart.offers(Action::Guard(SECOND)), "two squares away");
}

/// Mend 4 and 12 are 16, a margin of 7, but nobody tends better than 5.
#[test]
fn tending_gives_back_the_margin_and_five_at_most() {
    let hurt = fighter(
        &[(4, "low_sweep")],
        &["breastplate", "kite_shield", "caltrops", "chin_down"],
    );
    let mend = |on| Action::Mend {
        by: FIRST,
        on,
        style: Style::Cautious,
    };
    let third = FigureId(2);
    for (faces, healed) in [([6, 6], Some(1)), ([4, 4], Some(2)), ([2, 3], None)] {
        let heroes = [healer(), hurt.clone(), hurt.clone()];
        let places = [(0, 0), (1, 0), (3, 0)];
        let mut play = fight(&heroes, &places, &[("zombie", &[8], (5, 5))]);
        arrange(&mut play, |desk| {
            for who in [SECOND, third] {
                desk.hand(who, |it| it.defences[..3].fill(CardState::Discarded));
            }
        });
        assert!(!play.offers(mend(third)), "two squares too far away");
        play.choose(mend(SECOND)).dice(faces);
        let mut states = vec![CardState::Discarded; 3];
        states.push(CardState::Ready);
        if let Some(place) = healed {
            states[place] = CardState::Ready;
        }
        assert_eq!(defences(&play, 1), states, "{faces:?}");
        assert!(!play.offers(mend(SECOND)), "it was the action");
    }
    // The fallen get up again.
    let mut play = fight(
        &[healer(), hurt],
        &[(0, 0), (1, 0)],
        &[("zombie", &[8], (5, 5))],
    );
    arrange(&mut play, |desk| {
        desk.hand(SECOND, |it| it.defences.fill(CardState::Discarded));
        desk.stance(SECOND, |it| it.condition = Condition::Down);
    });
    play.choose(mend(SECOND)).dice([3, 3]);
    assert_eq!(seat(&play, 1).ratings()[..], [1], "a margin of 1");
    assert!(seat(&play, 1).figure().is_up());
}

#[test]
fn what_others_do_lasts_to_the_end_of_the_turn_and_ones_own_to_the_next() {
    let far: [Posted<'_>; 1] = [("zombie", &[8], (5, 5))];
    let mut play = fight(&[sweeper()], &[(0, 0)], &far);
    let chin_down = tap(Tapped::Defence(0), None);
    play.choose(chin_down);
    // Through the foes' turns and the own next one.
    for difficulty in [10, 10, 9] {
        assert_eq!(seat(&play, 0).difficulty(), difficulty);
        play.choose(Action::Done);
        ones(&mut play);
    }
    // From others, until the own turn is over; the highest of a kind counts.
    let mut play = fight(&[sweeper()], &[(0, 0)], &far);
    arrange(&mut play, |desk| desk.lasting(FIRST, |it| it.exposed = 2));
    assert_eq!(seat(&play, 0).difficulty(), 7);
    play.choose(Action::Done);
    ones(&mut play);
    assert_eq!(seat(&play, 0).difficulty(), 9);
    arrange(&mut play, |desk| desk.lasting(FIRST, |it| it.shielded = 3));
    play.choose(chin_down);
    assert_eq!(seat(&play, 0).difficulty(), 12, "3, and not 4");
    // Whoever loses a turn is not asked, and nothing outlasts the fight.
    let mut play = hall(&[sweeper(), guard()]);
    meet(&mut play, &[(0, 0), (2, 0)], &[("goblin", &[1], (1, 0))]);
    arrange(&mut play, |desk| {
        desk.lasting(FIRST, |it| it.stunned = true);
        desk.lasting(SECOND, |it| it.weakened = 1);
    });
    play.choose(Action::Turn(SECOND));
    assert!(!play.offers(Action::Turn(FIRST)), "that turn is lost");
    play.choose(attack(2)).dice([6, 6]);
    play.waits(|it| matches!(it, Question::InRoom));
    let lasting = [0, 1].map(|it| seat(&play, it).figure().lasting());
    assert_eq!(lasting, [Default::default(); 2]);
}
