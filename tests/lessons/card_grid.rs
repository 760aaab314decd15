//! The first dungeon: everything taught happens, and in the planned way.

use std::collections::BTreeSet;

use crate::common::{course, rolls};

#[test]
fn everything_that_the_first_dungeon_teaches_happens() {
    let table = course("card_grid").whole();
    let lines = (0..table.log_len()).filter_map(|index| table.log_line(index));
    let happened: BTreeSet<&str> = lines.map(|line| line.rule.section()).collect();
    for rule in [
        "sheet.sitting",
        "threat.reason",
        "action.world",
        "obstacle.pass",
        "explore.move",
        "enemy.dice",
        "fight.first",
        "gear.card",
        "attack.roll",
        "enemy.hit",
        "fight.move",
        "attack.combo",
        "defence.tap",
        "defence.pay",
        "reason.met",
        "threat.twist",
        "explore.leave",
        "points.earn",
        "defence.rest",
        "points.spend",
    ] {
        assert!(happened.contains(rule), "{rule}");
    }
}

#[test]
fn the_dice_of_the_first_dungeon_come_up_as_they_were_meant() {
    let table = course("card_grid").whole();
    let expected: [&[u8]; 34] = [
        // Six rooms: how large they are, and what for.
        &[2, 3],
        &[3],
        &[4, 4],
        &[3],
        &[1, 3],
        &[5],
        &[1, 2],
        &[3],
        &[2, 4],
        &[1],
        &[1, 5],
        &[4],
        // Their ways.
        &[1, 2],
        &[2, 1],
        &[1, 2],
        &[2, 1],
        &[3, 1],
        &[1, 1],
        &[1, 2],
        &[2, 1],
        &[1, 2],
        &[2, 1],
        &[1, 2],
        // The bag on its nail.
        &[3, 4],
        // Four goblins, and who acts first.
        &[6],
        &[2],
        &[5],
        &[3],
        &[5, 4],
        // An arrow, a feint, the blow of a goblin, a sweep.
        &[8],
        &[4, 3],
        &[12],
        &[2, 4],
        // The lid of the pot.
        &[5, 4],
    ];
    assert_eq!(rolls(&*table), expected);
}

#[test]
fn the_first_dungeon_ends_before_the_second_with_what_it_was_worth() {
    let table = course("card_grid").whole();
    let decision = table.decision().expect("the cards are laid again");
    assert_eq!(decision.rule.section(), "sheet.sitting");
    let scene = table.scene_now();
    let skills = |nth: usize| -> Vec<(&str, i32)> {
        let skills = scene.sheets[nth].skills.iter();
        skills
            .map(|skill| (&*skill.name.key, skill.points))
            .collect()
    };
    assert_eq!(
        skills(0),
        [("grid-skill-shoot", 4), ("grid-skill-notice", 2)]
    );
    assert_eq!(
        skills(1),
        [("grid-skill-fight", 6), ("grid-skill-craft", 4)]
    );
    // Of 46 points, a defence of 2 leaves 26.
    let purses = scene.sheets.iter().map(|sheet| &*sheet.purse.value);
    assert_eq!(purses.collect::<Vec<_>>(), ["46", "26"]);
}
