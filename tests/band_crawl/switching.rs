//! What hands hold, and what it takes to change that.

use tabledelve::rulesets::band_crawl::{Action, Event, Faction, FigureId, Goods, Question, rules};

use super::{
    below::below,
    play::{Play, fights, sketch},
};

const STAR: FigureId = FigureId(0);

fn readied(play: &Play) -> usize {
    let readied = |event: &Event| matches!(event, Event::Goods(Goods::Readied { .. }));
    play.count(rules::ITEM_SWITCH, readied)
}

/// 32.3: an axe for sword and shield is what a star does in its turn.
#[test]
fn it_takes_a_turn_on_the_board() {
    let star = ["human warrior 5*: sword shield (great_axe) (protected)"];
    let zombie = ["zombie warrior 3: sword"];
    let mut play = fights(&star, &zombie, Faction::Band, true);
    play.feed(&[("charge", &[1]), ("charge-against", &[6])]);
    play.waits(|it| matches!(it, Question::Act { moved: false, .. }));
    // Nobody puts on armour in a fight.
    assert!(!play.offers(Action::Ready(STAR, 3)));
    play.choose(Action::Ready(STAR, 2));
    let armed = "human warrior 5: (sword) (shield) great_axe (protected)";
    assert_eq!(sketch(play.figure(0)), armed);
    assert_eq!(readied(&play), 1);
    // The turn is over, and the zombie comes.
    assert!(play.game.asking().is_none(), "{}", play.asked());
    let fight = play.band().state().fight.clone().expect("a fight");
    assert_eq!(fight.acting, Faction::Foes);
}

/// 24.1.1: of two swords a magical one takes the place of one, and the other stays in hand.
#[test]
fn a_find_takes_no_more_hands_than_it_needs() {
    for (star, armed) in [
        (
            "sword sword (restless_sword)",
            "(sword) sword restless_sword",
        ),
        (
            "sword shield (restless_sword)",
            "(sword) shield restless_sword",
        ),
        (
            "sword sword (righteous_axe)",
            "(sword) (sword) righteous_axe",
        ),
        (
            "shield shield (restless_sword)",
            "(shield) shield restless_sword",
        ),
    ] {
        let mut play = below(&[&format!("human warrior 5*: {star}")], &[]);
        play.dice([1, 2]);
        play.waits(|it| matches!(it, Question::Group(_)));
        play.choose(Action::Ready(STAR, 2));
        assert_eq!(sketch(play.figure(0)), format!("human warrior 5: {armed}"));
    }
}

/// Without a fight it takes no time, for grunts as for stars, and clothes can be changed.
#[test]
fn on_the_march_it_takes_no_time() {
    let star = "human warrior 5*: sword (restless_sword) (protected)";
    let mut play = below(&[star, "human thief 4: sword (great_axe)"], &[]);
    play.dice([1, 2]);
    for (who, place) in [(0, 1), (0, 2), (1, 1)] {
        play.waits(|it| matches!(it, Question::Group(_)));
        play.choose(Action::Ready(FigureId(who), place));
    }
    let armed = "human warrior 5: (sword) restless_sword protected";
    assert_eq!(sketch(play.figure(0)), armed);
    assert_eq!(sketch(play.figure(1)), "human thief 4: (sword) great_axe");
    assert_eq!(readied(&play), 3);
    play.waits(|it| matches!(it, Question::Group(_)));
}
