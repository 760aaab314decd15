//! Spells: whom they reach, what they cost, what they do.

use tabledelve::rulesets::band_crawl::{
    Action, Faction, FigureId, Question, content::SpellIx, rules,
};

use super::{
    BOOK,
    play::{Play, fight, fights},
};

const BAND: Faction = Faction::Band;
const FOES: Faction = Faction::Foes;

fn spell(name: &str) -> SpellIx {
    BOOK.spells.find(format!("core:{name}")).expect("a spell")
}

/// A fight in a room whose charge the band, which comes, has won by its first dice.
fn won(band: &[&str], foes: &[&str], (mine, theirs): (usize, usize)) -> Play {
    let mut play = fights(band, foes, BAND, true);
    play.dice(vec![1; mine]).dice(vec![6; theirs]);
    play
}

impl Play {
    fn cast(&mut self, name: &str, at: &[u16]) -> &mut Self {
        self.waits(|it| matches!(it, Question::Cast { .. }));
        self.choose(Action::Spell(spell(name)));
        for who in at {
            self.choose(Action::Aim(FigureId(*who)));
        }
        if matches!(self.game.asking(), Some(Question::Aim(_))) {
            self.choose(Action::Enough);
        }
        self
    }

    /// The tale from the first line that begins so.
    fn tale_from(&self, start: &str) -> Vec<String> {
        let tale = self.tale();
        let first = tale.iter().position(|it| it.starts_with(start));
        tale[first.unwrap_or_else(|| panic!("no {start}: {tale:?}"))..].to_vec()
    }
}

/// 28.1.1 by the table of 28.3: of four targets one die passed reaches two.
#[test]
fn the_strongest_are_spared_and_of_equals_the_caster_says_who() {
    let goblin = "goblin thief 3: sword";
    let foes = ["goblin thief 4: sword", goblin, goblin, goblin];
    let mut play = won(&["human caster 4*: (sword)"], &foes, (3, 5));
    play.cast("harm", &[1, 2, 3, 4]).dice([3, 6]);
    play.waits(|it| matches!(it, Question::Spare(_)));
    assert!(!play.offers(Action::Spare(FigureId(1))));
    play.choose(Action::Spare(FigureId(3))).dice([2]).dice([5]);
    let told = [
        "0 casts harm at [1, 2, 3, 4], 2 dice: 2",
        "1 spared",
        "3 spared",
        "2 hit, impact 2: OutOfTheFight",
        "2 out",
        "4 hit, impact 2: DuckBack",
        "4 ducks back",
    ];
    assert_eq!(play.tale_from("0 casts"), told);
}

#[test]
fn every_row_of_the_table() {
    let foes = [
        "skeleton warrior 5: sword",
        "skeleton warrior 4: sword",
        "skeleton warrior 3: sword",
        "skeleton warrior 2: sword",
    ];
    let friends = [
        "human caster 4*: (sword)",
        "human caster 3: (sword)",
        "human caster 2: (sword)",
    ];
    for (name, dice, reached, cost) in [
        ("harm", [4, 1], 4, 0),
        ("harm", [4, 5], 2, 0),
        ("harm", [5, 6], 0, 1),
        ("dazzle", [4, 1], 4, 0),
        ("dazzle", [4, 5], 4, 0),
        ("dazzle", [5, 6], 2, 1),
        ("defend", [4, 1], 4, 0),
        ("defend", [4, 5], 2, 0),
        ("defend", [5, 6], 0, 1),
    ] {
        let mut play = won(&friends, &foes, (3, 5));
        let at: &[u16] = if name == "defend" {
            &[0, 1, 2]
        } else {
            &[3, 4, 5, 6]
        };
        play.cast(name, at).dice(dice);
        let line = format!("0 casts {name} at {at:?}, 2 dice: {reached}");
        assert_eq!(play.tale_from("0 casts")[0], line);
        let spared = play.count(rules::MAGIC_SPARED, |_| true);
        let least = if reached == 0 {
            0
        } else {
            at.len().saturating_sub(reached)
        };
        assert_eq!(spared, least, "{name} {dice:?}");
        assert_eq!(play.figure(0).rep(), 4 - cost, "{name} {dice:?}");
    }
}

#[test]
fn a_caster_without_reputation_is_out() {
    let mut play = won(
        &["human caster 1*: (sword)"],
        &["zombie thief 3: sword"],
        (1, 3),
    );
    play.cast("dazzle", &[1]).dice([2, 2]);
    let told = [
        "0 casts dazzle at [1], 2 dice: 0",
        "0 spends 1",
        "0 out",
        "held by Some(Foes)",
    ];
    assert_eq!(play.tale_from("0 casts"), told);
}

/// Whoever recovers has at least a point left of what spells have cost.
#[test]
fn nobody_stands_without_reputation() {
    let band = ["dwarf warrior 5: sword", "human caster 1*: (sword)"];
    let mut play = won(&band, &["zombie thief 1: sword"], (5, 1));
    play.cast("harm", &[2]).dice([2, 2]);
    // The dwarf kills the zombie, and she gets up again.
    play.dice([1; 6]).dice([6]).dice([1]).dice([1, 1]);
    assert!(play.figure(0).is_up());
    assert_eq!(play.figure(0).rep(), 1);
}

#[test]
fn hands_are_empty_but_for_one_tool() {
    let casts = |held: &str| {
        let caster = format!("human caster 5*: {held}");
        let play = won(&[&caster], &["zombie warrior 3: sword"], (4, 3));
        matches!(play.game.asking(), Some(Question::Cast { .. }))
    };
    assert!(casts("(sword) protected swift_boots"));
    assert!(casts("plain_wand"));
    assert!(!casts("sword"));
    assert!(!casts("shield"));
    assert!(!casts("plain_wand shield"));
    assert!(!casts("plain_wand focus_ring"));
}

#[test]
fn tools_add_dice() {
    for (tool, name, dice) in [
        ("plain_wand", "harm", 3),
        ("focus_ring", "dazzle", 3),
        ("rod_of_harm", "harm", 4),
        ("rod_of_harm", "dazzle", 2),
        ("rod_of_glare", "dazzle", 4),
        ("healing_staff", "harm", 2),
    ] {
        let caster = format!("human caster 3*: {tool}");
        let mut play = won(&[&caster], &["skeleton warrior 3: sword"], (2, 3));
        // The best two count, however many there are.
        play.cast(name, &[1]).dice(vec![3; dice]);
        let line = format!("0 casts {name} at [1], {dice} dice: 3");
        assert_eq!(play.tale_from("0 casts")[0], line);
    }
}

#[test]
fn no_armour_and_no_shield_stops_harm_but_luck_does() {
    let foe = "human thief 4: sword shield armoured lucky_shirt warded_mail";
    let foe = foe.replace(" armoured", "");
    let mut play = won(&["human caster 4*: (sword)"], &[&foe], (3, 4));
    play.cast("harm", &[1]).dice([1, 1]).dice([2]);
    let told = [
        "1 hit, impact 2: OutOfTheFight",
        "1 shrugs: DuckBack",
        "1 ducks back",
    ];
    assert_eq!(play.tale_from("1 hit")[..3], told);
}

#[test]
fn the_dazzled_lose_a_turn_their_shield_and_a_die() {
    let band = ["human caster 4*: (sword)", "human thief 3: sword"];
    let mut play = won(&band, &["skeleton warrior 3: sword shield"], (4, 3));
    play.cast("dazzle", &[2]).dice([1, 1]);
    // Three dice for the thief and one for the charge; two for the skeleton, which ties and ties again.
    play.dice([6, 6, 6, 1]).dice([1, 6]);
    let [_, skeleton] = play.modifiers();
    let expected = ["spell-dazzle Dice -1", "armour-unarmoured Impact +1"];
    assert_eq!(skeleton, expected);
    // A lost point does nothing to it; then it is stuck in the next round.
    play.dice([1, 1, 1, 6]).dice([6, 6]).dice([6]);
    play.dice([1, 1, 1, 6]).dice([6, 6]).dice([1]);
    assert!(play.tale().contains(&"held by Some(Band)".to_owned()));
    // Alone with it, the caster is not attacked.
    let mut play = won(&band[..1], &["skeleton warrior 3: sword shield"], (3, 3));
    play.cast("dazzle", &[1]).dice([1, 1]);
    play.waits(|it| matches!(it, Question::Cast { .. }));
    let told = ["1 has dazzle", "1 loses a turn"];
    assert_eq!(play.tale_from("1 has"), told);
    assert!(play.figure(1).is_shielded());
}

#[test]
fn a_spells_shield_is_good_for_a_round() {
    let shield = "spell-defend FirstDice +1".to_owned();
    let mut play = won(
        &["human caster 4*: (sword)"],
        &["skeleton thief 3: sword"],
        (3, 3),
    );
    play.cast("defend", &[0]).dice([1, 1]);
    // Three dice against four, one less without a weapon, and the spell's. A tie is no round.
    play.dice([1, 1, 1]).dice([1, 1, 1, 6]);
    assert!(play.modifiers()[1].contains(&shield));
    assert!(play.figure(0).is_shielded());
    play.dice([6, 6, 6]).dice([1, 6, 6, 6]).dice([6]);
    let used = "0 is shielded, shot: false".to_owned();
    assert!(play.tale().contains(&used));
    assert!(!play.figure(0).is_shielded());
    // Then it is three to three.
    play.dice([1, 1, 1]).dice([1, 1, 1]);
    assert!(!play.modifiers()[1].contains(&shield));
}

#[test]
fn a_shield_and_a_spell_are_two_dice() {
    let band = ["human caster 4*: (sword)", "human thief 3: sword shield"];
    let mut setup = fight(&band, &["skeleton thief 3: sword"], BAND, true);
    setup.options.command_all = true;
    let mut play = Play::begun(BOOK.clone(), setup);
    play.dice([1; 4]).dice([6; 3]);
    play.cast("defend", &[1]).dice([1, 1]).choose(Action::Wait);
    // Three dice for the thief, one for the shield, one for the spell.
    play.dice([1, 1, 1]).dice([1, 1, 1, 6, 6]);
    let [_, thief] = play.modifiers();
    let dice = ["modifier-shield Dice +1", "spell-defend FirstDice +1"];
    assert_eq!(thief[..2], dice);
}

#[test]
fn a_spells_shield_is_good_for_three_shots() {
    let foe = "skeleton shooter 3: bow";
    let mut play = won(&["human caster 4*: (sword)"], &[foe; 4], (3, 4));
    play.cast("defend", &[0]).dice([1, 1]);
    // One die passed does not do for a shooter as long as the spell holds.
    play.dice([1, 6, 1, 6, 1, 6]);
    assert!(!play.figure(0).is_shielded());
    play.dice([1, 6]);
    let told = [
        "1 shoots 0: misses",
        "0 is shielded, shot: true",
        "2 shoots 0: misses",
        "0 is shielded, shot: true",
        "3 shoots 0: misses",
        "0 is shielded, shot: true",
        "4 shoots 0: hits",
    ];
    assert_eq!(play.tale_from("1 shoots"), told);
}

#[test]
fn only_those_in_sight() {
    let foes = ["skeleton warrior 3: sword"; 3];
    let mut play = fights(&["human caster 4*: (sword)"], &foes, BAND, false);
    play.dice([1; 3]).dice([6; 4]);
    play.choose(Action::Spell(spell("harm")));
    // Two in front, the third behind one of them.
    assert_eq!(play.choices(|it| matches!(it, Action::Aim(_))), 2);
    assert!(!play.offers(Action::Enough));
    play.choose(Action::Aim(FigureId(1))).choose(Action::Enough);
    assert_eq!(play.count(rules::MAGIC_REACH, |_| true), 0);
    play.dice([6, 6]);
    assert_eq!(play.count(rules::MAGIC_REACH, |_| true), 1);
}

#[test]
fn demons_and_second_professions() {
    let rep = |text: &str| {
        let play = fights(
            &["human thief 5*: sword", text],
            &["zombie warrior 3: sword"],
            BAND,
            true,
        );
        play.figure(1).casting_rep()
    };
    assert_eq!(rep("major_demon knight 6: armoured"), Some(6));
    assert_eq!(rep("major_demon warrior 6: armoured"), None);
    assert_eq!(rep("major_demon warrior/thief 6: armoured"), None);
    assert_eq!(rep("major_demon thief/warrior 6: armoured"), Some(6));
    assert_eq!(rep("major_demon warrior/caster 6: armoured"), Some(6));
    assert_eq!(rep("petty_demon thief 4: protected"), None);
    assert_eq!(rep("human thief/caster 4:"), Some(4));
    assert_eq!(rep("human thief 4:"), None);
    // A star is a point lower in a second profession.
    let star = fights(
        &["human thief/caster 5*:"],
        &["zombie warrior 3: sword"],
        BAND,
        true,
    );
    assert_eq!(star.figure(0).casting_rep(), Some(4));
}

/// 28.7: by the die, and by twice their number.
#[test]
fn what_foes_cast() {
    for (alone, die, name) in [
        (true, 4, "harm"),
        (true, 5, "dazzle"),
        (false, 4, "dazzle"),
        (false, 5, "defend"),
    ] {
        let thief = "human thief 4: sword";
        let band = if alone { &[thief][..] } else { &[thief, thief] };
        let mut play = fights(band, &["ratman caster 4: (sword)"], FOES, true);
        let theirs = if alone { 4 } else { 5 };
        play.dice([1; 4]).dice(vec![6; theirs]);
        play.dice([die, 1, 1]);
        let ratman = band.len();
        assert_eq!(play.tale()[2], format!("{ratman} chooses {name}"));
        let at = match name {
            "defend" => vec![ratman],
            _ => (0..ratman).collect(),
        };
        let line = format!("{ratman} casts {name} at {at:?}, 2 dice: 4");
        assert_eq!(play.tale()[3], line);
    }
}

#[test]
fn a_wand_helps_to_choose_and_a_rod_does_not() {
    for (tool, dice) in [("plain_wand", 2), ("rod_of_harm", 1)] {
        let caster = format!("ratman caster 4: {tool}");
        let mut play = fights(&["human thief 4: sword"], &[&caster], FOES, true);
        play.dice([1; 4]).dice([6; 4]);
        let mut faces = vec![5; dice];
        faces[dice - 1] = 4;
        let cast = if tool == "plain_wand" { 3 } else { 4 };
        play.dice(faces).dice(vec![1; cast]);
        assert_eq!(play.tale()[2], "1 chooses harm", "{tool}");
    }
}

#[test]
fn foes_aim_harm_at_the_near_and_dazzle_at_the_strong() {
    let band = [
        "human thief 5: sword armoured",
        "human thief 4: sword protected",
        "human thief 3: sword",
    ];
    for (die, name, at) in [(1, "harm", "[1, 2]"), (3, "dazzle", "[0, 1]")] {
        let foes = ["ratman caster 2: (sword)", "ratman thief 2: sword"];
        let mut play = fights(&band, &foes, FOES, true);
        play.dice([1; 2]).dice([6; 5]).dice([die]).dice([1, 1]);
        let line = format!("3 casts {name} at {at}, 2 dice: 2");
        assert_eq!(play.tale()[3], line);
    }
}
