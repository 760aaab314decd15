//! Entries: reading, options, plot words, checks, money and shops, endings.

use crate::{
    boards::FACING,
    ground::{Ground, ajax, hero},
    script::{Play, hero_at},
};
use tabledelve::{
    game::{Outcome, Present},
    rulesets::hex_adventure::{
        Action, Event, HeroRecord, HexAdventure, Question, Rival, Trial, rules,
    },
};

fn story(fields: &str, entries: &str) -> Ground {
    let end = r#" 9: (text: "", ending: (outcome: Good, title: "End")),"#;
    Ground::new(FACING).story(fields, &format!("{entries}{end}"))
}

fn plain() -> HeroRecord {
    hero([10, 10, 10], &[])
}

#[test]
fn what_befalls_the_party_in_an_entry_does_so_in_order() {
    let ground = story(
        "purse: 3,",
        r#"1: (text: "", effects: [Money(7), Item("core:rope", 2), Item("core:rope", -1),
               Damage("2", Strongest), Damage("1", Weakest), Damage("3", One), Money(-99)],
               options: [(text: "", to: 9)]),"#,
    );
    let heroes = [plain(), hero([12, 8, 8], &[]), hero([8, 8, 8], &[])];
    let mut play = Play::adventure(ground, &heroes);
    play.said(rules::ENTRIES_READING, |event| {
        matches!(event, Event::Read { entry: 1, .. })
    });
    play.said(rules::ENTRIES_READING, |event| {
        matches!(event, Event::Got { count: 2, .. })
    });
    play.said(rules::ENTRIES_READING, |event| {
        matches!(event, Event::Gone { count: 1, .. })
    });
    assert_eq!(play.packed("rope"), 1);
    // One is for the player to choose; everything after it waits.
    play.waits(|question| matches!(question, Question::Whom { .. }));
    assert_eq!(play.purse(), 10);
    play.who(0);
    assert_eq!([0, 1, 2].map(|seat| play.suffered(seat).0), [3, 2, 1]);
    // A purse never goes below 0.
    assert_eq!(play.purse(), 0);
}

#[test]
fn options_ask_for_something_and_cost_something() {
    let ground = story(
        r#"purse: 5, pack: {"core:rope": 1},"#,
        r#"1: (text: "", options: [
               (text: "", when: [Money(6)], to: 9),
               (text: "", when: [Item("core:rope"), Heroes(2)], effects: [Money(-2)], to: 2),
               (text: "", when: [Item("core:lantern")], to: 9),
               (text: "", when: [Skill("core:bow")], to: 9),
               (text: "", when: [Day(2)], to: 9),
               (text: "", when: [Knows("core:blur")], to: 9),
               (text: "", when: [Hero("core:ajax")], to: 9),
           ]),
           2: (text: "", options: [(text: "", to: 9)]),"#,
    );
    let mut play = Play::adventure(ground, &[plain(), plain()]);
    assert_eq!(play.asks(), "Party entries.options");
    let refused = |option| play.refused(Action::Option { option });
    assert_eq!(refused(0), Some(rules::MONEY_PURSE));
    assert_eq!(refused(2), Some(rules::ENTRIES_OPTIONS));
    assert_eq!(refused(3), Some(rules::HEROES_SKILLS));
    for option in [4, 5, 6] {
        assert_eq!(refused(option), Some(rules::ENTRIES_OPTIONS));
    }
    play.option(1);
    play.said(rules::ENTRIES_OPTIONS, |event| {
        matches!(event, Event::Chose { option: 1, .. })
    });
    assert_eq!((play.entry(), play.purse()), (2, 3));
}

#[test]
fn plot_words_are_kept_and_keep_secrets() {
    let ground = story(
        "",
        r#"1: (text: "", options: [
               (text: "", when: [NoWord("LAMP")], word: "LAMP", to: 1),
               (text: "", when: [Word("LAMP")], to: 2),
               (text: "", when: [Any([Word("LAMP"), Money(1)])], to: 2)]),
           2: (text: "", effects: [NoWord("LAMP")], options: [(text: "", to: 9)]),"#,
    );
    let mut play = Play::adventure(ground, &[plain()]);
    // Options that depend on a missing plot word are not even mentioned.
    assert!(!play.offers(Action::Option { option: 1 }));
    assert_eq!(play.refused(Action::Option { option: 1 }), None);
    assert_eq!(play.refused(Action::Option { option: 2 }), None);
    play.option(0);
    play.said(rules::ENTRIES_WORDS, |event| {
        matches!(event, Event::WordGot { .. })
    });
    assert!(
        !play.offers(Action::Option { option: 0 }) && play.offers(Action::Option { option: 2 })
    );
    play.option(1);
    play.said(rules::ENTRIES_WORDS, |event| {
        matches!(event, Event::WordLost { .. })
    });
    assert!(play.venture().state().words.is_empty());
}

#[test]
fn an_ending_is_good_or_bad() {
    for (end, outcome) in [("Good", Outcome::Victory), ("Bad", Outcome::Defeat)] {
        let ground = Ground::new(FACING).story(
            "",
            &format!(
                r#"1: (text: "", options: [(text: "", to: 2)]),
                   2: (text: "", ending: (outcome: {end}, title: "End")),"#
            ),
        );
        let mut play = Play::adventure(ground, &[plain()]);
        play.option(0);
        let good = outcome == Outcome::Victory;
        play.said(
            rules::ENTRIES_ENDING,
            |event| matches!(event, Event::Ended { good: g } if *g == good),
        );
        play.over(outcome);
    }
}

const CHECKS: &str = r#"
    1: (text: "", options: [
        (text: "", check: (attribute: Dx, skill: "core:climb", passed: 2, failed: 3)),
        (text: "", check: (dice: 4, attribute: Iq, passed: 2, failed: 3)),
        (text: "", contest: (rival: "the miller", attribute: St, against: 12, won: 2, lost: 3))]),
    2: (text: "", options: [(text: "", to: 9)]),
    3: (text: "", effects: [Damage("4", Checker)], options: [(text: "", to: 1)]),"#;

#[test]
fn one_hero_makes_the_check_and_there_is_one_chance() {
    let heroes = [plain(), hero([10, 9, 13], &[])];
    let mut play = Play::adventure(story("", CHECKS), &heroes);
    play.option(1);
    assert_eq!(play.asks(), "Party checks.location");
    play.who(1).dice([4, 4, 4, 2]);
    play.said(
        rules::CHECKS_LOCATION,
        |event| matches!(event, Event::ChosenFor { hero } if *hero == hero_at(1)),
    );
    // Nobody else may try: the party has moved on, and taken the harm.
    assert_eq!((play.entry(), play.suffered(1).0), (3, 4));
}

#[test]
fn a_check_names_its_dice_and_its_attribute() {
    let mut play = Play::adventure(story("", CHECKS), &[hero([10, 10, 13], &[])]);
    play.option(1).dice([4, 4, 4, 1]);
    play.said(rules::CHECKS_ATTRIBUTES, |event| {
        matches!(event, Event::Tried { needed: 13, roll, passed: true, .. } if roll.dice.len() == 4)
    });
    assert_eq!(play.entry(), 2);
}

#[test]
fn skills_and_the_best_of_the_things_help() {
    let climber = hero([10, 10, 10], &["skill climb 2"]);
    let pack = r#"pack: {"core:rope": 1, "core:grappling_hook": 1},"#;
    let mut play = Play::adventure(story(pack, CHECKS), &[climber]);
    // Two a point, and three for the hook; the rope does not help as well.
    play.option(0).dice([6, 6, 5]);
    play.said(rules::SKILLS_EFFECTS, |event| {
        matches!(
            event,
            Event::Tried {
                needed: 17,
                passed: true,
                ..
            }
        )
    });
    // Items help without the skill, too.
    let mut play = Play::adventure(story(pack, CHECKS), &[plain()]);
    play.option(0).dice([6, 6, 1]);
    play.said(rules::CHECKS_ATTRIBUTES, |event| {
        matches!(
            event,
            Event::Tried {
                needed: 13,
                passed: true,
                ..
            }
        )
    });
}

#[test]
fn an_entry_may_ask_for_a_contest() {
    let mut play = Play::adventure(story("", CHECKS), &[hero([14, 8, 8], &[])]);
    play.option(2);
    play.waits(
        |question| matches!(question, Question::Contest(it) if it.rival == Rival::Value(12)),
    );
    play.name(3).dice([4, 4, 4]);
    // It answers with three dice and gets more than 12.
    play.dice([5, 5, 5]);
    play.said(rules::CONTEST_WINNING, |event| {
        matches!(
            event,
            Event::Contested {
                mine: 14,
                theirs: 12,
                won: true,
                ..
            }
        )
    });
    assert_eq!(play.entry(), 2);
    // Pages later, the log still knows who it was.
    let log = play.game.log();
    let contested = |event: &Event| matches!(event, Event::Contested { .. });
    let at = log.iter().position(|it| contested(&it.event));
    let told = HexAdventure::narrate_at(play.game.world(), log, at.expect("a contest"));
    let told = format!("{:?}", told.message.args);
    assert!(told.contains("the miller"), "{told}");
}

const MARKET: &str = r#"
    1: (text: "", shop: (sells: ["core:rope", "core:ration", "core:sword"], buys: 50),
        options: [(text: "", to: 9)]),"#;

#[test]
fn shops_sell_and_buy_for_a_share() {
    let ground = story(r#"purse: 12, pack: {"core:dagger": 1},"#, MARKET);
    let mut play = Play::adventure(ground, &[plain()]);
    play.choose(Action::OpenShop);
    assert_eq!(play.asks(), "Party money.shop");
    let (rope, sword, dagger) = (
        play.thing("rope"),
        play.thing("sword"),
        play.thing("dagger"),
    );
    assert_eq!(
        play.refused(Action::Buy { thing: sword }),
        Some(rules::MONEY_PURSE)
    );
    play.choose(Action::Buy { thing: rope });
    play.said(rules::MONEY_SHOP, |event| {
        matches!(event, Event::Bought { price: 5, .. })
    });
    // Eighty coppers at a half.
    play.choose(Action::Sell { thing: dagger });
    play.said(rules::MONEY_SHOP, |event| {
        matches!(event, Event::Sold { price: 40, .. })
    });
    assert_eq!(
        (play.purse(), play.packed("rope"), play.packed("dagger")),
        (47, 1, 0)
    );
    // Two and a half for the rope is rounded down to two.
    play.choose(Action::Sell { thing: rope })
        .choose(Action::Done);
    assert_eq!(play.purse(), 49);
}

#[test]
fn a_shop_asks_for_what_it_buys_only_if_the_party_has_some() {
    for (pack, asks) in [
        (r#"pack: {"core:dagger": 1},"#, "hex-prompt-shop"),
        ("", "hex-prompt-shop-buy"),
    ] {
        let ground = story(&format!("purse: 12, {pack}"), MARKET);
        let mut play = Play::adventure(ground, &[plain()]);
        play.choose(Action::OpenShop);
        let question = play.game.asking().expect("a question");
        let asked = HexAdventure::prompt(play.game.world(), question);
        assert_eq!(asked.key, asks);
    }
}

#[test]
fn a_trader_bends_prices() {
    let ground = story(r#"purse: 460, pack: {"core:dagger": 1},"#, MARKET);
    let mut play = Play::adventure(ground, &[hero([10, 10, 10], &["skill haggle 1"])]);
    play.choose(Action::OpenShop);
    let (sword, dagger) = (play.thing("sword"), play.thing("dagger"));
    play.choose(Action::Buy { thing: sword });
    play.said(rules::SKILLS_HAGGLE, |event| {
        matches!(event, Event::Bought { price: 450, .. })
    });
    // Half of eighty, and a tenth of that.
    play.choose(Action::Sell { thing: dagger });
    play.said(rules::SKILLS_HAGGLE, |event| {
        matches!(event, Event::Sold { price: 44, .. })
    });
    assert_eq!(play.purse(), 54);
}

/// Ten copper are a silver, a hundred silver a gold; the other worlds have one coin each.
#[test]
fn money_has_the_coins_of_its_world() {
    let coins = |setting: &str| -> Vec<u32> {
        let book = &crate::BOOK;
        let found = book.settings.iter().find(|it| it.id.as_str() == setting);
        found
            .expect("a setting")
            .coins
            .iter()
            .map(|coin| coin.1)
            .collect()
    };
    assert_eq!(coins("core:fantasy"), [1, 10, 1000]);
    assert_eq!(coins("core:stars"), [1]);
    assert_eq!(coins("core:western"), [1]);
    let play = Play::adventure(story("purse: 7,", MARKET), &[plain()]);
    play.said(rules::MONEY_PURSE, |event| {
        matches!(event, Event::Money { change: 7 })
    });
}

#[test]
fn whoever_finds_food_looks_for_it_when_it_runs_out() {
    let entries = r#"1: (text: "", options: [(text: "", effects: [Rest], to: 2)]),
        2: (text: "", options: [(text: "", to: 9)]),"#;
    let forager = hero([10, 10, 12], &["skill forage 2"]);
    let pack = r#"pack: {"core:ration": 1},"#;
    let mut play = Play::adventure(story(pack, entries), &[ajax(), forager.clone()]);
    play.option(0).dice([5, 5, 4]).dice([3]);
    play.said(rules::SKILLS_FORAGE, |event| {
        matches!(
            event,
            Event::Tried {
                trial: Trial::Forage { .. },
                needed: 14,
                passed: true,
                ..
            }
        )
    });
    play.said(rules::SKILLS_FORAGE, |event| {
        matches!(event, Event::RationsFound { count: 3, .. })
    });
    assert_eq!(
        (play.packed("ration"), play.hero(1).health().hunger),
        (2, 0)
    );
    // With enough in the bag nobody goes.
    let pack = r#"pack: {"core:ration": 2},"#;
    let mut play = Play::adventure(story(pack, entries), &[ajax(), forager]);
    play.option(0).decides();
    assert_eq!(play.count(rules::SKILLS_FORAGE, |_| true), 0);
}
