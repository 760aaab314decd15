//! Melee: dice, modifiers, losses, who may attack whom.

use tabledelve::{
    game::Rulebook,
    rulesets::band_crawl::{Action, BandCrawl, Event, Faction, Fighting, FigureId, rules},
};

use super::{
    BOOK,
    play::{Play, fights},
};

const FOES: Faction = Faction::Foes;

/// The modifiers of a foe that attacks a lone grunt of the band, and of that one, in the first round.
/// The foe is much stronger, so that it wins the charge.
fn modifiers(on: &str, by: &str) -> [Vec<String>; 2] {
    let mut play = fights(&[on], &[by], FOES, false);
    let mut ones = 0;
    while !play.tale().iter().any(|it| it.contains(" on ")) {
        let purpose = play.game.wanted().map(|it| it.purpose).expect("dice");
        let mine = matches!(purpose, "dice-band-charge" | "dice-band-attacker");
        play.dice([if mine { 1 } else { 6 }]);
        ones += 1;
        assert!(ones < 99);
    }
    play.modifiers()
}

fn words<const N: usize>(words: [&str; N]) -> Vec<String> {
    words.map(str::to_owned).to_vec()
}

#[test]
fn the_attackers_shield_does_not_count() {
    let with = "elf thief 4: sword shield protected";
    let [by, on] = modifiers(with, with);
    assert_eq!(
        by,
        words(["modifier-charge Dice +1", "attribute-slippery Impact -1"])
    );
    assert_eq!(
        on,
        words(["modifier-shield Dice +1", "attribute-slippery Impact -1"])
    );
}

#[test]
fn a_mace_against_sword_and_plate() {
    let mace = "dwarf thief 5: mace protected";
    let [by, on] = modifiers("dwarf thief 3: sword armoured", mace);
    let expected = [
        "weapon-mace Dice -1",
        "weapon-mace Impact +1",
        "modifier-charge Dice +1",
        "armour-armoured Impact -1",
    ];
    assert_eq!((by, on), (words(expected), words([])));
    // A spear in one hand is a sword, in both a great one.
    let [by, _] = modifiers("dwarf thief 3: spear shield protected", mace);
    assert_eq!(by[0], "weapon-mace Dice -1");
    let [by, on] = modifiers("dwarf thief 3: spear protected", mace);
    assert_eq!(by, words(["modifier-charge Dice +1"]));
    let spear = ["weapon-great-sword Dice -1", "weapon-great-sword Impact +2"];
    assert_eq!(on, words(spear));
}

#[test]
fn two_weapons_and_none() {
    let [by, on] = modifiers(
        "dwarf thief 3: bow protected",
        "dwarf thief 5: sword sword protected",
    );
    assert_eq!(
        by,
        words(["modifier-two-weapons Dice +1", "modifier-charge Dice +1"])
    );
    assert_eq!(on, words(["modifier-unarmed Dice -1"]));
}

#[test]
fn light_against_heavy() {
    let (light, heavy) = ("dwarf thief 5: sword", "dwarf thief 5: sword armoured");
    let [by, on] = modifiers(heavy, light);
    let expected = [
        "modifier-charge Dice +1",
        "modifier-nimble Dice +1",
        "armour-armoured Impact -1",
    ];
    assert_eq!(
        (by, on),
        (words(expected), words(["armour-unarmoured Impact +1"]))
    );
    // Nobody is nimble in defence, nor against mail; supple mail is so against everybody.
    let [_, on] = modifiers(light, heavy);
    assert_eq!(on, words(["armour-armoured Impact -1"]));
    let [by, _] = modifiers("dwarf thief 3: sword protected", light);
    assert_eq!(by, words(["modifier-charge Dice +1"]));
    let [by, _] = modifiers("dwarf thief 3: sword", "dwarf thief 5: sword supple_mail");
    assert!(
        by.contains(&"item-supple-mail Dice +1".to_owned()),
        "{by:?}"
    );
}

#[test]
fn races_and_professions() {
    let of = |race: &str, profession: &str| {
        let me = format!("{race} {profession} 5: sword protected");
        modifiers("dwarf thief 3: sword protected", &me)[0].clone()
    };
    let charge = "modifier-charge Dice +1";
    assert_eq!(
        of("orc", "thief"),
        words([charge, "attribute-rage Dice +1"])
    );
    assert_eq!(
        of("human", "thief"),
        words([charge, "attribute-resolute Least +1"])
    );
    assert_eq!(
        of("goblin", "thief"),
        words([charge, "attribute-light Impact -1"])
    );
    assert_eq!(
        of("troll", "thief"),
        words([charge, "attribute-strong Impact +1"])
    );
    assert_eq!(
        of("vampire", "thief"),
        words([charge, "attribute-venom Venom +1"])
    );
    assert_eq!(
        of("dwarf", "knight"),
        words([charge, "profession-knight Rolls +1"])
    );
    // Elves and trolls who lose are hit less hard.
    let [by, _] = modifiers(
        "troll thief 3: sword protected",
        "dwarf thief 5: sword protected",
    );
    assert_eq!(by, words([charge, "attribute-strong Impact -1"]));
}

/// 8.1: everything is added up, so a troll hits an elf neither harder nor softer; a least number of
/// successes is not touched by what takes dice away.
#[test]
fn attributes_at_odds() {
    let struck = |by: &str, on: &str, faces: [u16; 2]| {
        let mut play = fights(&[on], &[by], FOES, false);
        while !play.wants("dice-band-damage") {
            let purpose = play.game.wanted().map(|it| it.purpose).expect("dice");
            let face = match purpose {
                "dice-band-charge" => 1,
                "dice-band-attacker" => faces[0],
                "dice-band-defender" => faces[1],
                _ => 6,
            };
            play.dice([face]);
        }
        play.dice([6]);
        let damage = play.game.log().iter().rev().find_map(|it| match &it.event {
            Event::Fighting(Fighting::DamageRolled { impact, hit, .. }) => {
                let cited = BandCrawl::also_cited(&BOOK, &it.event);
                let at_odds = cited.contains(&rules::ATTRIBUTE_CONFLICTS);
                Some((*impact, hit.on.0, at_odds))
            }
            _ => None,
        });
        damage.expect("damage")
    };
    let (troll, elf) = (
        "troll thief 3: sword protected",
        "elf thief 2: sword protected",
    );
    let dwarf = "dwarf thief 2: sword protected";
    // Three dice and one for the charge against two.
    assert_eq!(struck(troll, elf, [1, 6]), (4, 0, true));
    assert_eq!(struck(troll, dwarf, [1, 6]), (5, 0, false));
    assert_eq!(
        struck("dwarf thief 3: sword protected", elf, [1, 6]),
        (3, 0, false)
    );
    // One success without a die that shows one, and with a great sword.
    let human = "human thief 3: great_sword protected";
    assert_eq!(
        struck(human, "dwarf thief 2: great_axe protected", [6, 6]),
        (3, 0, false)
    );
}

/// A skeleton of 3 attacks a dwarf of the band.
fn against_a_skeleton(dwarf: &str) -> Play {
    let mut play = fights(
        &[dwarf],
        &["skeleton warrior 3: sword protected"],
        FOES,
        false,
    );
    play.dice([1, 1]).dice([6; 3]);
    play
}

#[test]
fn losses_last_until_the_melee_is_over() {
    let mut play = against_a_skeleton("elf thief 3: sword protected");
    // Attacked with four dice: a point of the elf's, and it goes on with two.
    play.dice([1, 1, 6, 6]).dice([6, 6, 6]).dice([6]);
    assert_eq!(play.figure(0).rep(), 2);
    // Skeletons lose none, and the next round comes at once.
    play.dice([6, 6, 6, 6]).dice([1, 6]).dice([6]);
    assert_eq!(play.figure(1).rep(), 3);
    play.said(rules::RACE_REBOUND, |_| true);
    // Nothing left is out of the fight, whatever the star power of others.
    play.dice([1, 1, 6, 6]).dice([6, 6]).dice([6]);
    play.dice([1, 1, 6, 6]).dice([6]).dice([6]);
    let tale = play.tale();
    assert_eq!(tale[tale.len() - 2..], ["0 out", "held by Some(Foes)"]);
}

#[test]
fn no_impact_no_die() {
    // A lead of one on an elf in mail of plate is nothing.
    let mut play = against_a_skeleton("elf thief 3: sword armoured");
    play.dice([1, 6, 6, 6]).dice([6, 6, 6]);
    assert_eq!(
        play.tale()[3..5],
        ["0 hit, impact -1: LessRep(1)", "0 loses 1"]
    );
    play.said(rules::DAMAGE_NOTHING, |_| true);
    play.dice([1, 1, 1, 1]).dice([6, 6]).dice([1]);
}

#[test]
fn a_dwarf_is_put_out_at_the_second_time() {
    let mut play = against_a_skeleton("dwarf thief 3: sword protected");
    play.dice([1, 1, 1, 6]).dice([6, 6, 6]).dice([2]);
    let tale = play.tale();
    assert_eq!(
        tale[tale.len() - 2..],
        ["0 shrugs: LessRep(1)", "0 loses 1"]
    );
    play.dice([1, 1, 1, 6]).dice([6, 6]).dice([2]);
    assert!(play.tale().contains(&"0 out".to_owned()));
}

#[test]
fn an_ogre_and_a_demon_die_at_the_second_time() {
    let mut play = against_a_skeleton("ogre warrior 3: sword protected");
    play.dice([1, 1, 1, 6]).dice([6, 6, 6]).dice([1]);
    assert!(play.tale().contains(&"0 loses 1".to_owned()));
    play.dice([1, 1, 1, 6]).dice([6, 6]).dice([1]);
    assert!(play.tale().contains(&"0 dead".to_owned()));
    // A greater demon carries on as if nothing had happened.
    let mut play = against_a_skeleton("major_demon thief 3: sword protected");
    play.dice([1, 1, 1, 6]).dice([6, 6, 6]).dice([1]);
    assert_eq!(
        play.tale().last().map(String::as_str),
        Some("0 shrugs: CarryOn")
    );
    play.dice([1, 1, 1, 6]).dice([6, 6, 6]).dice([1]);
    assert!(play.tale().contains(&"0 dead".to_owned()));
}

#[test]
fn bites_last_beyond_the_fight() {
    let band = [
        "elf thief 5: sword protected",
        "elf thief 4: sword protected",
    ];
    let mut play = fights(
        &band,
        &["vampire warrior 3: sword sword protected"],
        FOES,
        true,
    );
    play.dice([1, 1]).dice([6; 6]);
    // Five dice on the first elf that it comes to: a point in melee, and one for good.
    play.dice([1, 1, 6, 6, 6]).dice([6; 4]).dice([6]);
    assert!(
        play.tale().contains(&"1 poisoned 1".to_owned()),
        "{:?}",
        play.tale()
    );
    assert_eq!(play.figure(1).rep(), 2);
    play.dice([6; 5]).dice([1, 1]).dice([1]);
    assert_eq!(play.figure(1).rep(), 3);
    assert_eq!(play.figure(1).reputation().poisoned, 1);
}

/// 7.0.5: each time a vampire wins, even where that puts its opponent out of the fight.
#[test]
fn the_last_bite_counts_too() {
    let band = [
        "elf thief 5: sword protected",
        "elf thief 4: sword protected",
    ];
    let foes = ["vampire warrior 3: sword sword protected"];
    let mut play = fights(&band, &foes, FOES, true);
    play.dice([1, 1]).dice([6; 6]);
    play.dice([1, 1, 1, 6, 6]).dice([6; 4]).dice([2]);
    let tale = play.tale();
    let of_the_bite = tale.iter().filter(|it| it.starts_with("1 "));
    let of_the_bite: Vec<&str> = of_the_bite.map(String::as_str).collect();
    assert!(
        of_the_bite.ends_with(&["1 out", "1 poisoned 1"]),
        "{tale:?}"
    );
}

#[test]
fn knights_roll_twice() {
    let band = ["elf thief 3: sword protected"];
    let mut play = fights(&band, &["dwarf knight 4: sword protected"], FOES, false);
    play.dice([1, 1, 1]).dice([6; 3]);
    play.dice([1, 1, 6, 6, 6]).dice([6; 3]).dice([6, 1]);
    assert!(
        play.tale().contains(&"0 dead".to_owned()),
        "{:?}",
        play.tale()
    );
}

#[test]
fn everybody_gets_one_first() {
    let band = ["elf thief 5*: sword protected"];
    let foes = ["zombie warrior 3: sword"; 2];
    let mut play = fights(&band, &foes, Faction::Band, true);
    play.dice([1, 1, 1, 1]).dice([6; 4]);
    for foe in [1, 2] {
        assert!(play.offers(Action::Strike(FigureId(foe))));
    }
    play.choose(Action::Strike(FigureId(1)));
    play.dice([1, 1, 1, 6, 6, 6]).dice([6; 3]).dice([1]);
    // With three on each side nobody is attacked twice while somebody is free.
    let band = [
        "elf thief 5*: sword",
        "elf thief 4: sword",
        "elf thief 4: sword",
    ];
    let foes = [
        "zombie warrior 3: sword",
        "zombie warrior 3: sword",
        "zombie warrior 3: sword",
    ];
    let mut play = fights(&band, &foes, Faction::Band, true);
    play.dice([1, 1, 1, 1]).dice([6; 3]);
    play.choose(Action::Strike(FigureId(4)));
    let fight = play.band().state().fight.clone().expect("a fight");
    let on = |id| fight.attackers_on(FigureId(id));
    assert_eq!([on(3), on(4), on(5)], [1, 1, 1]);
}

#[test]
fn two_of_stone_part() {
    // Humans of one die each have one success each, for ever.
    let mut play = fights(&["human thief 1: "], &["human thief 1: "], FOES, false);
    play.dice([1]).dice([6]);
    assert!(
        play.tale().iter().any(|it| it.ends_with("part")),
        "{:?}",
        play.tale()
    );
}
