//! The sound player's advice, and the reasons for it.

use crate::{
    boards::{FACING, HANDS, MISS, OAK},
    ground::{Ground, ajax, hero},
    proofs::advice::reasons,
    script::{Play, hero_at},
};
use tabledelve::{
    game::Player,
    rulesets::hex_adventure::{Action, HexAdventure},
};

/// The reason for a choice, whether it is advised or not.
fn reason(play: &Play, act: Action) -> String {
    let question = play.game.asking().expect("a question");
    let told = HexAdventure::advice(play.game.world(), question, act, None);
    told.key.into_owned()
}

/// What is advised, and why.
fn advised(play: &Play) -> (Action, String) {
    let (world, offer) = (play.game.world(), play.game.offer());
    let question = play.game.asking().expect("a question");
    let (place, _) = HexAdventure::bot(world, question, offer);
    let act = offer.choices[place].act;
    (act, reason(play, act))
}

#[test]
fn every_choice_in_whole_games_has_a_reason_of_its_own() {
    let given = reasons::<HexAdventure>(24);
    assert!(!given.contains("hex-advice-nothing-better"), "{given:?}");
}

#[test]
fn karma_is_kept_for_a_roll_that_matters() {
    let ground = Ground::new(FACING).foe("foe", OAK);
    let lucky = hero([14, 10, 8], &["weapon sword", "karma 1"]);
    let mut play = Play::fight(ground, &[lucky], &[("test:foe", 1)]);
    play.strike(0).dice(MISS);
    assert_eq!(play.asks(), "Hero(0) fate.karma");
    let kept = (Action::Accept, "hex-advice-keep-karma".to_owned());
    assert_eq!(advised(&play), kept);
}

#[test]
fn letting_a_tackle_come_saves_the_next_turn() {
    let ground = Ground::new(FACING).foe("foe", HANDS);
    let play = Play::ambush(ground, &[ajax()], &[("test:foe", 1)]);
    assert_eq!(play.asks(), "Hero(0) react.first");
    assert_eq!(reason(&play, Action::Bear), "hex-advice-bear");
}

#[test]
fn help_goes_to_whoever_needs_it_and_harm_to_whoever_can_bear_it() {
    for (effect, seat, why) in [
        (r#"Heal("3", One)"#, 1, "hex-advice-heal"),
        (r#"Damage("3", One)"#, 0, "hex-advice-bears"),
    ] {
        let entries = format!(
            r#"1: (text: "", effects: [Damage("2", Strongest), Damage("5", Weakest), {effect}],
                   options: [(text: "", to: 2)]),
               2: (text: "", ending: (outcome: Good, title: "End")),"#
        );
        let ground = Ground::new(FACING).story("", &entries);
        let weak = hero([9, 10, 8], &[]);
        let play = Play::adventure(ground, &[ajax(), weak]);
        let who = Action::Who {
            hero: hero_at(seat),
        };
        assert_eq!(advised(&play), (who, why.to_owned()));
    }
}
