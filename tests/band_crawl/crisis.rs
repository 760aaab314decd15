//! Crises: who tests, with how many dice, and what comes of it.

use tabledelve::rulesets::band_crawl::{Action, Faction, FigureId, Question, React, rules};

use super::play::{Play, fights};

const BAND: Faction = Faction::Band;
const FOES: Faction = Faction::Foes;

fn has(play: &Play, line: &str) -> bool {
    play.tale().iter().any(|it| it == line)
}

#[test]
fn a_miss_is_received_fire() {
    for (dice, react, end) in [
        ([1, 2, 6], "CarryOn", None),
        ([1, 6, 6], "DuckBack", Some("1 ducks back")),
        ([6, 6, 6], "Flee", Some("1 flees")),
    ] {
        let foes = ["goblin thief 4: sword", "goblin thief 3: sword"];
        let mut play = fights(&["elf shooter 5*: bow"], &foes, BAND, true);
        play.dice([1; 4]).dice([6; 5]);
        play.choose(Action::Shoot(FigureId(1))).dice([6, 6]);
        // Their leader is fit: three dice, and none but the one who was shot at reads them.
        play.dice(dice);
        assert!(has(&play, "crisis of Foes: 3 dice"), "{:?}", play.tale());
        let passed = dice.iter().filter(|it| **it <= 4).count();
        let line = format!("1 passes Some({passed}): {react}");
        assert!(has(&play, &line), "{line}: {:?}", play.tale());
        assert!(!play.tale().iter().any(|it| it.starts_with("2 passes")));
        assert!(end.is_none_or(|end| has(&play, end)));
    }
}

/// Two elves put down two goblins of three, and their leader is left.
#[test]
fn two_down_one_test() {
    let foes = [
        "goblin thief 5: sword",
        "goblin thief 3: sword",
        "goblin soldier 4: sword",
    ];
    let mut play = fights(&["elf thief 6: sword"; 2], &foes, BAND, true);
    play.dice([1; 5]).dice([6; 5]);
    play.dice([1; 7]).dice([6; 3]).dice([2]);
    play.dice([1; 7]).dice([6; 4]).dice([2]);
    // Three dice for whoever leads, against two and not three to one.
    assert_eq!(
        play.tale()
            .iter()
            .filter(|it| it.contains("crisis"))
            .count(),
        0
    );
    play.dice([6, 6, 6]);
    assert_eq!(play.count(rules::CRISIS_DOWN, |_| true), 1);
    assert!(has(&play, "2 passes Some(0): Flee"), "{:?}", play.tale());
    assert!(has(&play, "held by Some(Band)"));
}

#[test]
fn one_roll_read_by_each_and_two_dice_without_the_leader() {
    let foes = [
        "goblin thief 5: sword",
        "goblin thief 4: sword",
        "goblin thief 3: sword",
    ];
    let mut play = fights(&["elf thief 6*: sword"], &foes, BAND, true);
    play.dice([1; 5]).dice([6; 6]);
    play.choose(Action::Strike(FigureId(1)));
    play.dice([1; 7]).dice([6; 5]).dice([2]);
    play.dice([4, 4]);
    assert!(has(&play, "crisis of Foes: 2 dice"), "{:?}", play.tale());
    assert!(has(&play, "2 passes Some(2): CarryOn"));
    assert!(has(&play, "3 passes Some(0): Flee"));
}

/// A warrior who has lost a friend to shooters and was missed by the others.
fn shot_at(shooters: usize) -> Play {
    let band = ["elf warrior 3: sword", "elf warrior 4: sword"];
    let foes = vec!["goblin shooter 5: bow"; shooters];
    let mut play = fights(&band, &foes, FOES, true);
    play.dice([1; 4]).dice([6; 4]);
    play.dice([1, 1]).dice([1]);
    play.dice(vec![6; 2 * (shooters - 1)]);
    play
}

#[test]
fn three_to_one() {
    let mut play = shot_at(3);
    play.dice([6, 6, 6]);
    assert!(has(&play, "1 passes Some(0): Flee"), "{:?}", play.tale());
    assert!(has(&play, "held by Some(Foes)"));
    let mut play = shot_at(2);
    play.dice([6, 6, 6]);
    assert!(has(&play, "1 passes Some(0): CarryOn"), "{:?}", play.tale());
}

#[test]
fn the_worse_of_two() {
    // A thief who passes one ducks back from fire, and flees for the loss at three to one.
    let band = ["elf thief 3: sword", "elf thief 4: sword"];
    let mut play = fights(&band, &["goblin shooter 5: bow"; 3], FOES, true);
    play.dice([1; 4]).dice([6; 4]);
    play.dice([1, 1]).dice([1]).dice([6; 4]);
    play.dice([1, 6, 6]);
    assert!(has(&play, "1 passes Some(1): Flee"), "{:?}", play.tale());
}

#[test]
fn ducks_without_a_square_flee() {
    let shooters = ["elf shooter 5: bow"; 2];
    let mut play = fights(
        &shooters,
        &["zombie warrior 3: sword protected"],
        BAND,
        false,
    );
    play.dice([1; 5]).dice([6; 3]);
    play.dice([1, 1]).dice([6]);
    assert!(has(&play, "2 ducks back"));
    play.dice([1, 1]).dice([6]);
    assert!(has(&play, "2 flees"), "{:?}", play.tale());
    assert!(has(&play, "held by Some(Band)"));
}

#[test]
fn zombies_do_not_test() {
    let foes = ["goblin thief 3: sword", "zombie warrior 3: sword"];
    let mut play = fights(&["elf thief 5*: sword"], &foes, BAND, true);
    play.dice([1; 4]).dice([6; 4]);
    play.choose(Action::Strike(FigureId(1)));
    play.dice([1; 6]).dice([6; 3]).dice([2]);
    // The zombie comes at once.
    assert!(has(&play, "1 out"));
    assert_eq!(play.count(rules::CRISIS_DOWN, |_| true), 0);
    assert_eq!(
        play.game.wanted().map(|it| it.purpose),
        Some("dice-band-attacker")
    );
}

#[test]
fn free_will_needs_no_dice() {
    let band = [
        "elf thief 5*: sword",
        "elf thief 3: sword",
        "elf thief 4: sword",
    ];
    // Its row says to carry on for two dice and for one, since they are not three to one, and to flee for
    // none.
    for react in [React::CarryOn, React::Flee] {
        let mut play = fights(&band, &["goblin shooter 5: bow"; 2], FOES, true);
        play.dice([1; 4]).dice([6; 5]);
        play.dice([1, 1]).dice([1]).dice([1, 1]).dice([6]);
        // One is dead: the star says what it does, and then the grunts' dice are rolled.
        play.waits(|it| matches!(it, Question::FreeWill(FigureId(0))));
        assert_eq!(play.choices(|_| true), 2);
        let why = "Someone on your side went down.";
        assert!(play.prompt().starts_with(why), "{}", play.prompt());
        assert_eq!(play.count(rules::CRISIS_DOWN, |_| true), 0);
        play.choose(Action::React(react));
        assert_eq!(
            play.game.wanted().map(|it| it.purpose),
            Some("dice-band-crisis")
        );
        play.dice([1, 1, 1]);
        assert!(
            has(&play, &format!("0 passes None: {react:?}")),
            "{:?}",
            play.tale()
        );
    }
}

/// A star whose row says the same for two dice, one and none is not asked.
#[test]
fn a_warrior_carries_on_without_being_asked() {
    let band = [
        "human warrior 5*: sword",
        "elf thief 3: sword",
        "elf thief 4: sword",
    ];
    let mut play = fights(&band, &["goblin shooter 5: bow"; 2], FOES, true);
    play.dice([1; 4]).dice([6; 5]);
    play.dice([1, 1]).dice([1]).dice([1, 1]).dice([6]);
    play.dice([1, 1, 1]);
    assert!(has(&play, "0 passes None: CarryOn"), "{:?}", play.tale());
}
