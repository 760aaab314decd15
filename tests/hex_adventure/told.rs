//! What is told of a game: the lines of the log, and what a purchase would change for whom.

use crate::{
    boards::{FACING, HIT, MISS, SWORD},
    ground::{Ground, ajax, hero},
    proofs::library,
    script::{Play, foe_at, hero_at},
};
use tabledelve::{
    game::{Narration, Phrase, Present, Printed, Worth},
    rulesets::hex_adventure::{Action, Event, HexAdventure},
    text::{ENGLISH, Text},
};

/// Nobody gets at anybody in the first round.
const FAR: &[&str] = &[
    "....................",
    ".P..............A.B.",
    "....................",
];

/// The events in words from the first that fits on, details and what goes unsaid aside.
fn told_from(play: &Play, first: impl Fn(&Event) -> bool) -> Vec<Narration> {
    let log = play.game.log();
    let from = log.iter().position(|it| first(&it.event));
    let places = from.expect("such an event")..log.len();
    let told = places.map(|at| HexAdventure::narrate_at(play.game.world(), log, at));
    told.filter(|it| it.printed != Printed::Unsaid && it.depth < 3)
        .collect()
}

/// The same as keys of messages, and where each is printed.
fn keys_from(play: &Play, first: impl Fn(&Event) -> bool) -> Vec<(String, Printed)> {
    let told = told_from(play, first).into_iter();
    told.map(|it| (it.message.key.into_owned(), it.printed))
        .collect()
}

#[test]
fn foes_who_only_move_share_a_line() {
    let ground = Ground::new(FAR).foe("foe", SWORD).foe("other", SWORD);
    let foes = [("test:foe", 1), ("test:other", 1)];
    let mut play = Play::fight(ground, &[ajax()], &foes);
    play.end();
    let told = keys_from(&play, |event| matches!(event, Event::FoeAims { .. }));
    let moved = |printed| ("hex-log-moved".to_owned(), printed);
    assert_eq!(told[..2], [moved(Printed::Line), moved(Printed::Appended)]);
    assert_eq!(told[2].0, "hex-log-round");
}

#[test]
fn intents_tell_those_who_strike_from_those_who_only_come_closer() {
    let strikes = |play: &Play| {
        let meant = HexAdventure::intents(play.game.world(), play.game.setup());
        meant.iter().map(|it| it.strikes).collect::<Vec<_>>()
    };
    let ground = Ground::new(FACING).foe("foe", SWORD);
    let near = Play::fight(ground, &[ajax()], &[("test:foe", 1)]);
    assert_eq!(strikes(&near), [true]);
    let ground = Ground::new(FAR).foe("foe", SWORD).foe("other", SWORD);
    let foes = [("test:foe", 1), ("test:other", 1)];
    let far = Play::fight(ground, &[ajax()], &foes);
    assert_eq!(strikes(&far), [false, false]);
}

#[test]
fn the_turn_of_a_foe_who_attacks_is_its_attack() {
    let ground = Ground::new(FACING).foe("foe", SWORD);
    let mut play = Play::fight(ground, &[ajax()], &[("test:foe", 1)]);
    play.end().dice(MISS).bear();
    let told = keys_from(&play, |event| matches!(event, Event::FoeAims { .. }));
    assert_eq!(told[0].0, "hex-log-strikes-past");
    assert_eq!(told[1].0, "hex-log-round");
}

#[test]
fn a_foe_that_a_player_moves_is_told_step_by_step() {
    let ground = Ground::new(FAR).foe("foe", SWORD);
    let mut play = Play::mastered(ground, &[ajax()], &[("test:foe", 1)]);
    play.go(14, 1).end();
    let moves = |event: &Event| matches!(event, Event::Moved { who, .. } if *who == foe_at(0));
    let told = keys_from(&play, moves);
    let moved: Vec<_> = told.iter().filter(|it| it.0 == "hex-log-moved").collect();
    assert_eq!(moved, [&("hex-log-moved".to_owned(), Printed::Line)]);
}

#[test]
fn a_fall_ends_the_line_of_the_blow() {
    let ground = Ground::new(FACING).foe("foe", SWORD);
    let heroes = [hero([8, 10, 8], &[]), hero([20, 10, 8], &["weapon sword"])];
    let mut play = Play::fight(ground, &heroes, &[("test:foe", 1)]);
    play.next(0).end().end().dice(HIT).bear().dice([5, 5]);
    let told = keys_from(&play, |event| matches!(event, Event::Fell { .. }));
    assert_eq!(told[0].1, Printed::Appended);
}

#[test]
fn the_card_of_a_foe_says_at_which_damage_it_flees() {
    // Half of 13, rounded up. Once it is as far as that, its pin says so.
    let told = |damage: i32| {
        let told = Phrase::new("hex-fact-flees").with("n", 7);
        (Some(told.with("damage", damage)), false)
    };
    for (face, after) in [(4, told(6)), (5, (None, true))] {
        let rows = &["............", ".P.....A....", ".P.........."];
        let ground = Ground::new(rows).foe("foe", "st: 13, dx: 1, iq: 1");
        let archer = hero([14, 18, 8], &["weapon longbow"]);
        let mut play = Play::fight(ground, &[ajax(), archer], &[("test:foe", 1)]);
        let card = |play: &Play, id: u32| {
            let mut tokens = HexAdventure::scene(play.game.world()).tokens.into_iter();
            let token = tokens.find(|it| it.id == id).expect("a token");
            let fact = token
                .facts
                .into_iter()
                .find(|it| it.key == "hex-fact-flees");
            let flees = token
                .pins
                .iter()
                .any(|pin| pin.meaning.key == "hex-pin-flees");
            (fact, flees)
        };
        assert_eq!(card(&play, hero_at(0).token()), (None, false));
        assert_eq!(card(&play, foe_at(0).token()), told(0));
        play.next(1).shoot(0).dice(HIT).dice([face]);
        assert_eq!(card(&play, foe_at(0).token()), after);
    }
}

/// A party of so many that has come to an entry with these effects.
fn entered(effects: &str, heroes: usize) -> Play {
    let entries = format!(
        r#"1: (text: "", effects: [{effects}], options: [(text: "", to: 2)]),
           2: (text: "", ending: (outcome: Good, title: "End")),"#
    );
    let ground = Ground::new(FACING).story("", &entries);
    Play::adventure(ground, &vec![ajax(); heroes])
}

#[test]
fn a_closed_option_says_what_is_missing_unless_it_keeps_a_secret() {
    let why = |when: &str| {
        let entries = format!(
            r#"1: (text: "", options: [(text: "", to: 2), (text: "", when: [{when}], to: 2)]),
               2: (text: "", ending: (outcome: Good, title: "End")),"#
        );
        let ground = Ground::new(FACING).story("", &entries);
        let play = Play::adventure(ground, &[ajax()]);
        let question = play.game.asking().expect("a decision");
        let refused = play.game.offer().refused.first().copied()?;
        HexAdventure::why_refused(play.game.world(), question, refused)
    };
    let key = |when: &str| why(when).map(|it| it.key.into_owned());
    for (when, told) in [
        (r#"Item("core:rope")"#, "hex-why-item"),
        (r#"Items("core:rope", 2)"#, "hex-why-item"),
        (r#"Knows("core:fireball")"#, "hex-why-knows"),
        ("Heroes(2)", "hex-why-heroes"),
        ("Day(2)", "hex-why-not-yet"),
        ("Not(Day(1))", "hex-why-too-late"),
        ("All([Heroes(1), Heroes(3)])", "hex-why-heroes"),
    ] {
        assert_eq!(key(when).as_deref(), Some(told), "{when}");
    }
    assert_eq!(why(r#"Word("SECRET")"#), None);
    assert_eq!(why(r#"All([Flag("SECRET"), Heroes(1)])"#), None);
}

#[test]
fn what_fate_gives_to_all_is_told_once() {
    let told = |heroes| {
        let play = entered("Karma(1)", heroes);
        keys_from(&play, |event| matches!(event, Event::Fate { .. }))
    };
    let everyone = ("hex-log-fate-everyone".to_owned(), Printed::Line);
    let party = told(3);
    assert_eq!(party[0], everyone);
    assert!(party[1..3].iter().all(|it| it.1 == Printed::Folded));
    assert_eq!(told(1)[0].0, "hex-log-fate");
    // Twice the same is told twice.
    let play = entered("Karma(1), Karma(1)", 2);
    let twice = keys_from(&play, |event| matches!(event, Event::Fate { .. }));
    assert_eq!((&twice[0], &twice[2]), (&everyone, &everyone));
}

#[test]
fn only_the_tired_are_told_to_have_slept_it_off() {
    let rested = |effects: &str| {
        let play = entered(effects, 2);
        let told = told_from(&play, |event| matches!(event, Event::Rested { .. }));
        let rested = told.iter().filter(|it| it.message.key == "hex-log-rested");
        rested.count()
    };
    assert_eq!(rested("Rest"), 0);
    assert_eq!(rested("Fatigue(\"3\", Strongest), Rest"), 1);
}

/// What buying something would change, in words, for a strong hero with a sword and a weaker one.
fn changes(play: &Play, thing: &str) -> Vec<(Worth, String)> {
    let (text, _) = Text::of(ENGLISH, library::<HexAdventure>().files());
    let buy = Action::Buy {
        thing: play.thing(thing),
    };
    let question = play.game.asking().expect("a question");
    let mut offered = play.game.offer().choices.iter();
    let offered = offered.find(|it| it.act == buy).expect("it is for sale");
    let told = HexAdventure::describe(play.game.world(), question, offered);
    let changes = told.ware.expect("a card").changes.into_iter();
    changes.map(|it| (it.worth, text.plain(&it.text))).collect()
}

#[test]
fn a_card_in_a_shop_says_what_it_would_change_for_whom() {
    let entries = r#"
        1: (text: "", shop: (buys: 50,
                sells: ["core:leather", "core:cloth", "core:shield", "core:greatsword",
                        "core:longbow", "core:dagger"]),
            options: [(text: "", to: 2)]),
        2: (text: "", ending: (outcome: Good, title: "End")),"#;
    let ground = Ground::new(FACING).story("purse: 5000,", entries);
    let heroes = [
        hero([14, 10, 8], &["weapon sword", "armour cloth"]),
        hero([11, 10, 8], &["weapon dagger", "armour plate"]),
    ];
    let mut play = Play::adventure(ground, &heroes);
    play.choose(Action::OpenShop);
    let told = |worth, text: &str| (worth, text.to_owned());
    assert_eq!(
        changes(&play, "leather"),
        [
            told(Worth::Even, "+1 armour, \u{2212}1 DX: 0"),
            told(Worth::Even, "\u{2212}4 armour, +3 DX: 1"),
        ]
    );
    assert_eq!(
        changes(&play, "cloth"),
        [
            told(Worth::Even, "Already worn: 0"),
            told(Worth::Even, "\u{2212}5 armour, +4 DX: 1"),
        ]
    );
    assert_eq!(
        changes(&play, "shield"),
        [told(Worth::Even, "+2 armour, \u{2212}1 DX: everyone")]
    );
    assert_eq!(
        changes(&play, "greatsword"),
        [
            told(Worth::Better, "3d6-1 instead of 2d6, with both hands: 0"),
            told(Worth::Worse, "Too heavy (needs ST 14): 1"),
        ]
    );
    assert_eq!(
        changes(&play, "dagger"),
        [told(Worth::Worse, "No gain: everyone")]
    );
    // A bow is neither better nor worse than a blade.
    assert_eq!(
        changes(&play, "longbow"),
        [
            told(Worth::Even, "d6+2 instead of 2d6, with both hands: 0"),
            told(Worth::Even, "d6+2 instead of d6, with both hands: 1"),
        ]
    );
}
