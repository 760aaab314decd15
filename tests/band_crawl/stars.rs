//! Star power, and the order in which things answer a hit.

use tabledelve::rulesets::band_crawl::{Faction, rules};

use super::play::{Play, fights};

/// A troll has hit a star that was asleep: a lead of five or six.
fn hit(star: &str) -> Play {
    let mut play = fights(
        &[star],
        &["troll warrior 5: great_sword"],
        Faction::Foes,
        false,
    );
    play.dice([1, 1, 1, 1]).dice([6; 5]);
    play.dice([1, 1, 1, 1, 1]).dice([6; 5]);
    play
}

#[test]
fn three_levels_are_two() {
    let mut play = hit("elf thief 5*: sword protected");
    play.dice([1]).dice([1, 1, 1, 4, 5]);
    assert_eq!(
        play.tale()[4..],
        ["0 has power, 0 lost: LessRep(1)", "0 loses 1"]
    );
    assert_eq!(play.figure(0).power().now, 5);
}

#[test]
fn one_level_off_death_is_out() {
    let mut play = hit("elf thief 5*: sword protected");
    play.dice([1]).dice([1, 4, 5, 4, 6]);
    assert_eq!(
        play.tale()[4..6],
        ["0 has power, 1 lost: OutOfTheFight", "0 out"]
    );
    assert_eq!(play.figure(0).power().now, 4);
}

#[test]
fn sixes_are_gone() {
    let mut play = hit("elf thief 5*: sword protected");
    play.dice([2]).dice([6, 6, 1, 4, 4]);
    assert_eq!(play.figure(0).power().now, 3);
    // Three are rolled at the next hit.
    play.dice([1, 1, 1, 1, 1])
        .dice([6; 4])
        .dice([2])
        .dice([4, 4, 4]);
    assert!(play.tale().contains(&"0 out".to_owned()));
}

#[test]
fn armour_and_race_come_before_power() {
    let mut play = hit("dwarf thief 5*: sword lucky_mail");
    // The mail once a fight, the race once an adventure, then the dice.
    play.dice([2]);
    play.dice([1, 1, 1, 1, 1]).dice([6; 4]).dice([2]);
    play.dice([1, 1, 1, 1, 1]).dice([6; 3]).dice([2]);
    play.dice([1, 4, 4, 4, 4]);
    let answers: Vec<String> = play
        .tale()
        .into_iter()
        .filter(|it| it.contains("shrugs") || it.contains("power"))
        .collect();
    let expected = [
        "0 shrugs: LessRep(1)",
        "0 shrugs: LessRep(1)",
        "0 has power, 0 lost: LessRep(1)",
    ];
    assert_eq!(answers, expected);
    assert_eq!(play.count(rules::ITEM_LUCKY, |_| true), 1);
    assert_eq!(play.count(rules::RACE_STOUT, |_| true), 1);
}

/// What is used up is noted by what it is, whatever is put on or away: neither is the gift of a race back with
/// a lucky shirt, nor is the shirt gone with it.
#[test]
fn what_is_used_up_goes_by_what_it_is() {
    let place_of = |star: &str, rule| {
        let all = hit(star).figure(0).shrugs();
        all.iter().find(|it| it.rule == rule).map(|it| it.place)
    };
    let gift = place_of("dwarf thief 5*: sword", rules::RACE_STOUT);
    assert!(gift.is_some());
    for things in ["lucky_shirt", "lucky_mail", "lucky_shirt lucky_mail"] {
        let star = format!("dwarf thief 5*: sword {things}");
        assert_eq!(place_of(&star, rules::RACE_STOUT), gift, "{star}");
        assert_ne!(place_of(&star, rules::ITEM_LUCKY), gift, "{star}");
    }
}

#[test]
fn what_power_makes_of_a_death_is_answered_again() {
    let mut play = hit("dwarf thief 5*: sword protected");
    play.dice([1]).dice([1, 4, 4, 4, 4]);
    let expected = [
        "0 has power, 0 lost: OutOfTheFight",
        "0 shrugs: LessRep(1)",
        "0 loses 1",
    ];
    assert_eq!(play.tale()[4..], expected);
}

#[test]
fn nothing_left_is_out_without_dice() {
    let mut play = fights(
        &["elf thief 3*: sword protected"],
        &["troll warrior 5: great_sword"],
        Faction::Foes,
        false,
    );
    play.dice([1, 1, 1, 1]).dice([6; 3]);
    for left in [3, 2, 1] {
        play.dice([1, 6, 6, 6, 6]).dice(vec![6; left]).dice([6]);
    }
    assert!(
        play.tale().contains(&"0 out".to_owned()),
        "{:?}",
        play.tale()
    );
    assert_eq!(play.count(rules::STAR_POWER, |_| true), 0);
}
