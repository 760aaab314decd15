//! The charge test.

use tabledelve::rulesets::band_crawl::{Event, Faction, Fighting, rules};

use super::play::{Play, fights};

/// The modifiers of the leader of the side that comes, and of the other, in a fight of these.
fn modifiers(band: &[&str], foes: &[&str], dice: &[u16]) -> [Vec<String>; 2] {
    let mut play = fights(band, foes, Faction::Band, true);
    play.dice(dice.iter().copied());
    play.modifiers()
}

#[test]
fn most_successes_win() {
    let mut play = fights(
        &["ratman thief 4: sword"],
        &["ratman thief 4: sword"],
        Faction::Band,
        false,
    );
    // Four and four dice: a tie, and again.
    play.dice([1, 1, 4, 4]).dice([1, 1, 4, 4, 4]);
    play.dice([4, 4, 4, 4]).dice([4, 4, 4, 1, 5]);
    assert_eq!(play.tale(), ["charge +0", "charge -1", "Foes first"]);
    assert_eq!(play.count(rules::CHARGE_TEST, |_| true), 2);
}

#[test]
fn only_leaders_roll() {
    let band = ["elf thief 3: sword", "elf thief 5: sword"];
    let mut play = fights(&band, &["elf thief 4: sword"], Faction::Foes, true);
    play.dice([4, 4, 4]).dice([1, 1, 1, 1, 1, 1]);
    play.said(rules::CHARGE_TEST, |event| {
        let leaders = match event {
            Event::Fighting(Fighting::ChargeRolled { leaders, .. }) => leaders.map(|it| it.0),
            _ => return false,
        };
        leaders == [2, 1]
    });
}

#[test]
fn every_modifier() {
    let foe = ["elf thief 3: sword"];
    let rage = modifiers(&["orc warrior 3: sword"], &foe, &[1, 1, 4, 4, 4]);
    let expected = [
        "attribute-rage Successes +1",
        "profession-warrior Successes +2",
        "modifier-active Dice -1",
    ];
    assert_eq!(rage[0], expected);
    let [mine, theirs] = modifiers(
        &["elf soldier 3: sword", "elf thief 2: sword"],
        &["ratman thief 3: sword"],
        &[4, 4, 4, 1, 1, 1, 1],
    );
    let expected = [
        "profession-soldier Least +2",
        "modifier-active Dice -1",
        "modifier-outnumber Dice +1",
    ];
    assert_eq!(
        (mine, theirs),
        (
            expected.map(str::to_owned).to_vec(),
            vec!["attribute-eager Dice +1".to_owned()]
        )
    );
    let [mine, _] = modifiers(
        &["elf thief 5: furious_sword quiet_cloak watchful_mail"],
        &foe,
        &[4, 4, 4, 4, 4, 4, 1, 1, 1],
    );
    let expected = [
        "item-furious-sword Successes +1",
        "item-quiet-cloak Dice +1",
        "item-watchful-mail Dice +1",
        "modifier-active Dice -1",
    ];
    assert_eq!(mine, expected);
}

#[test]
fn soldiers_have_two_successes() {
    let mut play = fights(
        &["elf soldier 4: sword"],
        &["elf thief 4: sword"],
        Faction::Band,
        false,
    );
    play.dice([4, 5, 6]).dice([1, 4, 4, 4]);
    assert_eq!(play.tale(), ["charge +1", "Band first"]);
}

#[test]
fn whoever_was_there_wins_where_nobody_can() {
    // Two soldiers of two dice each, who both count two.
    let mut play = fights(
        &["elf soldier 3: sword"],
        &["elf soldier 2: sword"],
        Faction::Band,
        false,
    );
    assert_eq!(play.tale(), ["Foes first"]);
    play.dice([4, 4, 4]).dice([4, 4, 4]);
}

#[test]
fn the_die_lasts_one_turn() {
    let band = ["elf thief 4: sword", "elf thief 4: sword"];
    let mut play = fights(
        &band,
        &["skeleton warrior 3: sword protected"],
        Faction::Foes,
        true,
    );
    play.dice([1, 1]).dice([4, 4, 4, 4, 4]);
    // The skeleton attacks with a die more, and puts somebody out.
    play.dice([1, 1, 1, 6]).dice([6, 6, 6, 6]).dice([2]);
    let dice = |play: &Play| -> Vec<String> {
        let [by, _] = play.modifiers();
        by.into_iter().filter(|it| it.contains("Dice")).collect()
    };
    assert_eq!(dice(&play), ["modifier-charge Dice +1"]);
    // Their leader is out: two dice for the other, who attacks in the next turn without one.
    play.dice([1, 1]);
    play.dice([1, 6, 6, 6]).dice([6, 6, 6]);
    assert!(dice(&play).is_empty());
    play.dice([2]);
    assert_eq!(play.count(rules::CHARGE_ONCE, |_| true), 1);
}
