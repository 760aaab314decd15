//! What entries remember and ask for besides plot words: flags, counters, chance, attributes, those
//! who join and leave, and adventures that go on in others.

use std::sync::Arc;

use crate::{
    boards::FACING,
    ground::{Ground, hero, id},
    script::{Play, hero_at},
};
use tabledelve::{
    game::{Outcome, Ruleset},
    rulesets::hex_adventure::{Action, Event, HeroRecord, HexAdventure, Legacy, Party, rules},
};

fn story(entries: &str) -> Ground {
    let end = r#" 9: (text: "", ending: (outcome: Good, title: "End")),"#;
    Ground::new(FACING).story("", &format!("{entries}{end}"))
}

fn plain() -> HeroRecord {
    hero([10, 10, 10], &[])
}

fn alone(entries: &str) -> Play {
    Play::adventure(story(entries), &[plain()])
}

/// The options of the current entry that are open.
fn open(play: &Play) -> Vec<u8> {
    let options = play.game.offer().choices.iter();
    let options = options.filter_map(|it| match it.act {
        Action::Option { option } => Some(option),
        _ => None,
    });
    options.collect()
}

#[test]
fn flags_are_remembered_without_experience() {
    let mut play = alone(
        r#"1: (text: "", options: [
               (text: "", when: [NoFlag("TRAY")], effects: [Flag("TRAY"), Flag("TRAY")], to: 1),
               (text: "", when: [Flag("TRAY")], effects: [NoFlag("TRAY")], to: 1),
               (text: "", to: 9)]),"#,
    );
    assert_eq!(open(&play), [0, 2]);
    // Like plot words, flags keep secrets.
    assert_eq!(play.refused(Action::Option { option: 1 }), None);
    play.option(0);
    play.said(rules::ENTRIES_WORDS, |event| {
        matches!(event, Event::Flagged { set: true, .. })
    });
    assert_eq!(open(&play), [1, 2]);
    assert_eq!(play.tale(0).experience, 0);
    assert!(play.venture().state().words.is_empty());
    play.option(1);
    assert_eq!(open(&play), [0, 2]);
    assert!(play.venture().state().flags.is_empty());
}

#[test]
fn counters_count_up_and_down_within_bounds() {
    let mut play = alone(
        r#"1: (text: "", options: [
               (text: "", effects: [Count("DEBT", 2)], to: 1),
               (text: "", effects: [Count("DEBT", -999)], to: 1),
               (text: "", effects: [Count("DEBT", 999)], to: 1),
               (text: "", when: [Counter("DEBT", 3)], to: 9),
               (text: "", to: 9)]),"#,
    );
    let count = |play: &Play| play.venture().state().counters.first().map(|it| it.1);
    assert_eq!((open(&play), count(&play)), (vec![0, 1, 2, 4], None));
    play.option(0).option(0);
    assert_eq!((open(&play), count(&play)), (vec![0, 1, 2, 3, 4], Some(4)));
    play.option(1);
    assert_eq!((open(&play), count(&play)), (vec![0, 1, 2, 4], None));
    play.option(2).option(0);
    assert_eq!(count(&play), Some(999));
}

#[test]
fn conditions_are_turned_round_and_put_together() {
    let ground = story(
        r#"1: (text: "", effects: [Item("core:rope", 2), Item("core:dagger", 1)], options: [
               (text: "", when: [Not(Item("core:lantern"))], to: 9),
               (text: "", when: [Not(Item("core:rope"))], to: 9),
               (text: "", when: [All([Items("core:rope", 2), Money(0)])], to: 9),
               (text: "", when: [All([Items("core:rope", 2), Money(1)])], to: 9),
               (text: "", when: [Items("core:rope", 3)], to: 9),
               (text: "", when: [Items("core:dagger", 2)], to: 9),
               (text: "", when: [Attribute(St, 12)], to: 9),
               (text: "", when: [Attribute(St, 13)], to: 9),
               (text: "", to: 9)]),"#,
    );
    let heroes = [plain(), hero([12, 8, 8], &["weapon dagger"])];
    let play = Play::adventure(ground, &heroes);
    assert_eq!(open(&play), [0, 2, 5, 6, 8]);
    let refused = |option| play.refused(Action::Option { option });
    assert_eq!(refused(7), Some(rules::ENTRIES_OPTIONS));
}

#[test]
fn failing_costs_whoever_tried() {
    let tried = |dice: [u16; 3]| {
        let mut play = alone(
            r#"1: (text: "", options: [
                   (text: "", check: (attribute: Iq, risk: Fatigue("2"), passed: 2, failed: 2))]),
               2: (text: "", options: [(text: "", to: 9)]),"#,
        );
        play.dice(dice);
        play.option(0);
        (play.entry(), play.suffered(0))
    };
    assert_eq!(tried([6, 6, 6]), (2, (0, 2)));
    assert_eq!(tried([1, 1, 1]), (2, (0, 0)));
}

#[test]
fn where_the_moment_presses_nobody_makes_camp() {
    let mut play = alone(
        r#"1: (text: "", options: [(text: "", to: 2)]),
           2: (text: "", pressing: true, options: [(text: "", to: 9)]),"#,
    );
    assert!(play.offers(Action::OpenCamp));
    play.option(0);
    assert!(!play.offers(Action::OpenCamp));
}

#[test]
fn one_die_decides_for_all_options_that_hang_on_chance() {
    let mut play = alone(
        r#"1: (text: "", options: [(text: "", to: 2)]),
           2: (text: "", options: [
               (text: "", when: [Chance(1, 2)], to: 2),
               (text: "", when: [Chance(3, 6)], to: 2),
               (text: "", when: [Not(Chance(2, 5))], to: 9)]),"#,
    );
    play.dice([2, 3, 6]);
    play.option(0);
    play.said(rules::ENTRIES_OPTIONS, |event| {
        matches!(event, Event::Chanced { shows: 2, .. })
    });
    assert_eq!(open(&play), [0]);
    // A halt is no new reading.
    play.choose(Action::OpenCamp).choose(Action::LeaveCamp);
    assert_eq!(open(&play), [0]);
    play.option(0);
    assert_eq!(open(&play), [1]);
    play.option(1);
    assert_eq!(open(&play), [1, 2]);
    assert_eq!(play.refused(Action::Option { option: 0 }), None);
    play.option(2);
    play.over(Outcome::Victory);
}

#[test]
fn somebody_joins_leaves_and_comes_back_as_they_were() {
    let mut play = alone(
        r#"1: (text: "", effects: [Join("core:hector"), Join("core:hector")], options: [
               (text: "", effects: [Damage("3", All), Leave("core:hector")], to: 2)]),
           2: (text: "", effects: [Heal("9", All)], options: [
               (text: "", when: [Hero("core:hector")], to: 9),
               (text: "", when: [Not(Hero("core:hector"))], effects: [Join("core:hector")], to: 3)]),
           3: (text: "", options: [(text: "", when: [Hero("core:hector")], to: 9), (text: "", to: 1)]),"#,
    );
    assert_eq!(play.venture().living().count(), 2);
    assert_eq!(play.suffered(1), (0, 0));
    play.option(0);
    play.said(
        rules::ENTRIES_READING,
        |event| matches!(event, Event::Left { hero } if *hero == hero_at(1)),
    );
    // Nothing befalls those who are away, and they neither eat nor count.
    assert_eq!(play.venture().living().count(), 1);
    assert_eq!(open(&play), [1]);
    assert_eq!((play.suffered(0), play.suffered(1)), ((0, 0), (3, 0)));
    let legacy = <HexAdventure as Ruleset>::legacy(&play.game).expect("a legacy");
    let legacy: Legacy = ron::from_str(&legacy).expect("it is read back");
    assert_eq!(legacy.survivors.len(), 2);
    play.option(1);
    play.said(rules::ENTRIES_READING, |event| {
        matches!(event, Event::CameBack { .. })
    });
    assert_eq!(open(&play), [0, 1]);
    assert_eq!(play.suffered(1), (3, 0));
}

#[test]
fn nobody_joins_a_full_party() {
    let ground =
        story(r#"1: (text: "", effects: [Join("core:hector")], options: [(text: "", to: 9)]),"#);
    let play = Play::adventure(ground, &[(); 6].map(|_| plain()));
    assert_eq!(play.venture().living().count(), 6);
}

#[test]
fn an_adventure_goes_on_in_another() {
    let ground = Ground::new(FACING)
        .story(
            "",
            r#"1: (text: "", effects: [Money(7), Days(2), Flag("SEEN"), Count("DEBT", 1)], options: [
                   (text: "", word: "LAMP", to: 5)]),
               5: (text: "", ending: (outcome: Good, title: "So far", next: "test:sequel")),"#,
        )
        .chapter(
            "sequel",
            "purse: 50,",
            r#"1: (text: "", options: [
                   (text: "", when: [Word("LAMP"), Flag("SEEN"), Counter("DEBT", 1)], to: 3),
                   (text: "", to: 1)]),
               3: (text: "", ending: (outcome: Good, title: "End")),"#,
        );
    let mut play = Play::story(ground, Party::Ready(vec![id("core:ajax")]));
    play.option(0);
    play.said(rules::ENTRIES_ENDING, |event| {
        matches!(event, Event::HandedOver { .. })
    });
    let state = play.venture().state();
    assert_eq!((state.entry, state.day, state.read.len()), (1, 1, 1));
    // The purse is the party's; that of the second adventure is for those who begin there.
    assert_eq!(play.purse(), 7);
    assert_eq!(open(&play), [0, 1]);
    play.option(0);
    play.over(Outcome::Victory);
}

#[test]
fn a_save_without_flags_and_counters_is_read() {
    let play = alone(r#"1: (text: "", options: [(text: "", to: 9)]),"#);
    let snapshot = HexAdventure::snapshot(play.game.world());
    let text = ron::to_string(&snapshot).expect("it is written");
    // What a game does not use leaves no trace in its saves.
    for field in ["flags", "counters", "chance"] {
        assert!(!text.contains(field), "{field} is in {text}");
    }
    let read = ron::from_str(&text).expect("it is read");
    HexAdventure::restore(&Arc::clone(play.game.content()), &read).expect("it is restored");
}
