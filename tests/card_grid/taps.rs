//! Cards that are tapped: when, on whom and what for; gear and spells.

use tabledelve::rulesets::card_grid::{
    Action, CardState, Fighting, FigureId, HeroRecord, Question, Tapped, content::Skill, rules,
};

use super::table::*;

/// A human of Pray 4.
fn priest(spells: &[&str]) -> HeroRecord {
    let priest = hero(
        &[(4, "human"), (5, "priest")],
        &[(4, "quick_jab")],
        &["chin_down", "stand_on_its_foot", "caltrops"],
    );
    with(priest, &[], spells)
}

/// Cards of the first hero that can be tapped now, each once.
fn tappable(play: &Play) -> Vec<Tapped> {
    let offered = play.game.offer().choices.iter();
    let taps = offered.filter_map(|it| match it.act {
        Action::Tap {
            by: FIRST, card, ..
        } => Some(card),
        _ => None,
    });
    let mut taps: Vec<Tapped> = taps.collect();
    taps.dedup();
    taps
}

#[test]
fn each_card_has_its_moment() {
    let cards = [
        "second_look",
        "count_to_three",
        "buckler",
        "ear_to_the_door",
    ];
    let hero = with(fighter(&[(4, "low_sweep")], &cards), &["lamp_oil"], &[]);
    let mut play = hall(&[hero]);
    assert_eq!(tappable(&play), [Tapped::Defence(3)], "between fights");
    meet(&mut play, &[(0, 0)], &[("ogre", &[10, 9], (1, 0))]);
    let now = [Tapped::Gear(0), Tapped::Defence(1)];
    assert_eq!(tappable(&play), now, "as an action, and beside it");
    play.choose(tap(Tapped::Defence(1), None));
    play.waits(|it| matches!(it, Question::Act(FIRST)));
    arrange(&mut play, |desk| desk.lasting(FIRST, |it| it.blessed = 0));
    // 7 and 2 are 9, a failure; with 2 more it is a margin of 2.
    play.choose(attack(1)).dice([1, 1]);
    play.waits(|it| matches!(it, Question::Failed { short: 0, .. }));
    assert_eq!(tappable(&play), [Tapped::Defence(0)], "after a failure");
    play.choose(tap(Tapped::Defence(0), None));
    play.said(rules::TAP_WHEN, |event| {
        let raised = Fighting::Raised { by: FIRST, to: 2 };
        format!("{event:?}").contains(&format!("{raised:?}"))
    });
    assert_eq!(dice(&play, 1), [10], "the 9 is the least that is enough");
    // 4 and 8 are a margin of 3: the buckler and the last card are in hand.
    play.dice([8]);
    assert_eq!(tappable(&play), [Tapped::Defence(2)], "when hit");
    play.choose(tap(Tapped::Defence(2), None));
    // The oil is an action: with it the turn is over.
    play.choose(tap(Tapped::Gear(0), Some(1)));
    assert!(dice(&play, 1).is_empty());
    play.waits(|it| matches!(it, Question::InRoom));
    assert_eq!(seat(&play, 0).hand().gear[..], [CardState::Tapped]);
}

#[test]
fn cards_work_on_whom_they_say_and_as_far_as_they_say() {
    let banner = with(
        fighter(&[(4, "low_sweep")], &["chin_down"]),
        &["moth_eaten_banner"],
        &[],
    );
    let heroes = [banner, guard(), guard()];
    let places = [(0, 0), (3, 0), (0, 4)];
    let mut play = fight(&heroes, &places, &[("ogre", &[10, 9], (5, 5))]);
    play.choose(tap(Tapped::Gear(0), None));
    // The bearer, one three squares away, and one four squares away.
    let difficulties = [0, 1, 2].map(|it| seat(&play, it).difficulty());
    assert_eq!(difficulties, [11, 11, 9]);
    // The oil flies three squares.
    let thrower = || {
        with(
            fighter(&[(4, "low_sweep")], &["chin_down"]),
            &["lamp_oil"],
            &[],
        )
    };
    let foes: [Posted<'_>; 2] = [("goblin", &[3], (3, 0)), ("goblin", &[3], (4, 0))];
    let mut play = fight(&[thrower()], &[(0, 0)], &foes);
    assert!(play.offers(tap(Tapped::Gear(0), Some(1))));
    assert!(!play.offers(tap(Tapped::Gear(0), Some(2))));
    play.choose(tap(Tapped::Gear(0), Some(1)));
    assert_eq!((dice(&play, 1), dice(&play, 2)), (vec![], vec![3]));
    ones(&mut play);
    // Peas hold all who stand beside the one who throws them, and nobody else.
    let peas = with(
        fighter(&[(4, "low_sweep")], &["chin_down"]),
        &["dried_peas"],
        &[],
    );
    let foes: [Posted<'_>; 3] = [
        ("goblin", &[3], (1, 0)),
        ("goblin", &[3], (1, 1)),
        ("goblin", &[3], (2, 0)),
    ];
    let mut play = fight(&[peas], &[(0, 0)], &foes);
    play.choose(tap(Tapped::Gear(0), None));
    let held = [1, 2, 3].map(|it| foe(&play, it).figure().lasting().held);
    assert_eq!(held, [true, true, false]);
    // Between fights an ear at the door finds out about the next room, and no other.
    let listener = fighter(&[(4, "low_sweep")], &["ear_to_the_door", "chin_down"]);
    let mut play = hall(&[listener]);
    play.choose(tap(Tapped::Defence(0), None));
    assert_eq!(rooms(&play).map(|it| it.0), [true, true, false, false]);
}

#[test]
fn untapping_gives_the_best_defence_within_its_rating_back() {
    let cards = ["chin_down", "caltrops", "kite_shield", "stand_on_its_foot"];
    let hero = with(
        fighter(&[(4, "low_sweep")], &cards),
        &["second_wind_corked"],
        &[],
    );
    let mut play = fight(&[hero], &[(0, 0)], &[("ogre", &[10, 9], (2, 2))]);
    arrange(&mut play, |desk| {
        desk.hand(FIRST, |hand| {
            hand.defences[1..].fill(CardState::Tapped);
        });
    });
    play.choose(tap(Tapped::Gear(0), Some(0)));
    // Of 3, 5 and 2 the 3 is the highest that is no more than 4.
    let states = [
        CardState::Ready,
        CardState::Ready,
        CardState::Tapped,
        CardState::Tapped,
    ];
    assert_eq!(defences(&play, 0), states);
    assert!(play.offers(tap(Tapped::Defence(1), None)), "caltrops again");
}

#[test]
fn an_ability_works_on_the_sheet_and_a_tapped_card_still_joins() {
    // The elf touches nothing, and notices all the same.
    let play = hall(&[hero(&[(4, "elf")], &[(4, "spark")], &["chin_down"])]);
    assert_eq!(seat(&play, 0).skill(Skill::Notice), 2);
    // The ogre's 5 for Fight, and the fighter's own 2.
    let ogre = hero(
        &[(4, "ogre"), (5, "fighter")],
        &[(4, "quick_jab")],
        &["chin_down"],
    );
    let mut play = fight(&[ogre], &[(0, 2)], &[("bear", &[10, 9], (1, 2))]);
    assert_eq!(seat(&play, 0).skill(Skill::Fight), 7);
    play.choose(tap(Tapped::Character(0), Some(1)));
    let bear = foe(&play, 1).figure();
    assert_eq!(
        bear.distance(seat(&play, 0).figure()),
        Some(4),
        "three squares on"
    );
    assert!(foe(&play, 1).figure().lasting().held);
    assert_eq!(seat(&play, 0).skill(Skill::Fight), 7);
    assert_eq!(seat(&play, 0).hand().characters[0], CardState::Tapped);
    assert!(!play.offers(tap(Tapped::Character(0), Some(1))));
}

#[test]
fn gear_helps_while_it_is_with_you() {
    let hero = with(
        fighter(&[(4, "low_sweep")], &["chin_down"]),
        &["hooded_lantern", "lamp_oil"],
        &[],
    );
    let mut play = hall(&[hero]);
    assert_eq!(seat(&play, 0).skill(Skill::Notice), 1);
    play.choose(Action::Pack(FIRST))
        .choose(Action::Leave(Tapped::Gear(0)));
    assert_eq!(seat(&play, 0).skill(Skill::Notice), 0);
}

#[test]
fn untapped_gear_is_swapped_between_fights() {
    let hero = with(
        fighter(&[(4, "low_sweep")], &["chin_down"]),
        &["lamp_oil", "hemp_rope"],
        &[],
    );
    let mut play = hall(&[hero]);
    let [oil, rope] = [Tapped::Gear(0), Tapped::Gear(1)];
    play.choose(Action::Pack(FIRST));
    // Two character cards, one attack, one defence: one piece.
    assert_eq!(play.refused(Action::Bring(rope)), Some(rules::GEAR_LIMIT));
    play.choose(Action::Leave(oil)).choose(Action::Bring(rope));
    assert_eq!(seat(&play, 0).skill(Skill::Agility), 1);
    play.choose(Action::Leave(rope)).choose(Action::Bring(oil));
    play.choose(Action::Enough);
    // In a fight nobody rummages in packs.
    meet(&mut play, &[(0, 0)], &[("goblin", &[3], (2, 0))]);
    assert!(!play.offers(Action::Pack(FIRST)));
    play.choose(tap(oil, Some(1)));
    // What is tapped keeps its place.
    play.choose(Action::Pack(FIRST));
    assert!(!play.offers(Action::Leave(oil)));
    assert_eq!(play.refused(Action::Bring(rope)), Some(rules::GEAR_LIMIT));
}

#[test]
fn a_spell_takes_its_skill_and_no_roll() {
    let mut play = fight(
        &[priest(&["be_still", "get_up"])],
        &[(0, 0)],
        &[("ogre", &[10, 9], (3, 0))],
    );
    let states = [CardState::Ready, CardState::Stored];
    assert_eq!(seat(&play, 0).hand().spells[..], states, "one, like gear");
    play.choose(tap(Tapped::Spell(0), Some(1)));
    play.decides();
    assert!(foe(&play, 1).figure().lasting().stunned);
    // The ogre loses its turn: no die is wanted before the next round.
    play.choose(Action::Done).decides();
    let lost = |event: &Fighting| matches!(event, Fighting::LostTurn { who: FigureId(1) });
    assert!(fought(&play).iter().any(|it| lost(&it.1)));
    // Who does not pray cannot take it along.
    let mut play = hall(&[with(guard(), &[], &["be_still"])]);
    play.choose(Action::Pack(FIRST));
    let bring = Action::Bring(Tapped::Spell(0));
    assert_eq!(play.refused(bring), Some(rules::SPELL_CARD));
}
