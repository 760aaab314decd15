//! Recovery after a fight.

use tabledelve::rulesets::band_crawl::{Condition, Faction};

use super::play::{Play, fights, sketch};

/// An elf has fallen, and another has won.
pub fn one_down() -> Play {
    let band = [
        "elf thief 4: sword protected",
        "elf thief 5: sword protected",
    ];
    let foe = ["zombie warrior 3: sword protected"];
    let mut play = fights(&band, &foe, Faction::Foes, true);
    // The zombie comes and puts the weaker one out; the other is steadfast, and puts it out.
    play.dice([1; 2]).dice([6; 6]);
    play.dice([1; 4]).dice([6; 4]).dice([2]);
    play.dice([1, 1, 1]);
    play.dice([1; 5]).dice([6; 3]).dice([2]);
    play
}

#[test]
fn the_table() {
    for (dice, line, rep, condition) in [
        ([4, 1], "0 recovers: Some(0)", 4, Condition::Up),
        ([4, 5], "0 recovers: Some(1)", 3, Condition::Up),
        ([5, 6], "0 recovers: None", 4, Condition::Dead),
    ] {
        let mut play = one_down();
        assert!(sketch(play.figure(0)).starts_with("elf thief 4"));
        play.dice(dice);
        assert_eq!(play.tale().last().map(String::as_str), Some(line));
        let elf = play.figure(0);
        assert_eq!((elf.rep(), elf.stance().condition), (rep, condition));
        // Original reputation stays: what is lost comes back after the adventure.
        assert_eq!(elf.reputation().original, 4);
    }
}
