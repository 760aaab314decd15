//! Shots: whom, from where, with what.

use tabledelve::{
    game::Present,
    rulesets::band_crawl::{
        Action, BandCrawl, Event, Faction, Fighting, FigureId, Goods, Question, React, rules,
    },
};

use super::{
    boards::square,
    play::{Play, fights, sketch},
};

const BAND: Faction = Faction::Band;

/// A fight in a corridor whose charge the band, which comes, has won: its leader has `mine` dice and
/// the other `theirs`.
fn won(band: &[&str], foes: &[&str], (mine, theirs): (usize, usize)) -> Play {
    let mut play = fights(band, foes, BAND, false);
    play.dice(vec![1; mine]).dice(vec![6; theirs]);
    play
}

/// 23.3, 23.5: an elf who is no shooter hits by five and three; above the impact one ducks back.
#[test]
fn an_elf_warrior_hits_with_five_and_three_and_a_four_makes_duck() {
    let elf = ["elf warrior 5: bow"];
    let mut play = won(&elf, &["dwarf soldier 4: sword protected"], (4, 4));
    play.dice([5, 3]).dice([4]);
    let told = [
        "0 shoots 1: hits",
        "1 hit, impact 2: DuckBack",
        "1 ducks back",
    ];
    assert_eq!(play.tale()[2..5], told);
    // Straight away, to the row behind.
    let behind = square(0, 0);
    play.said(
        rules::CRISIS_DUCK_BACK,
        |event| matches!(event, Event::Fighting(Fighting::DuckedBack { to, .. }) if *to == behind),
    );
}

/// 23.6: a crossbow against somebody without armour; there is no class below that.
#[test]
fn a_one_kills_in_armour_two() {
    let mut play = won(
        &["elf shooter 5: crossbow"],
        &["goblin thief 4: sword"],
        (4, 4),
    );
    play.dice([5, 3]).dice([1]);
    let told = [
        "1 hit, impact 4: ObviouslyDead",
        "1 dead",
        "held by Some(Band)",
    ];
    assert_eq!(play.tale()[3..], told);
}

#[test]
fn the_table() {
    for (profession, marksman) in [("shooter", true), ("thief", false)] {
        for (shield, shielded) in [("shield", true), ("", false)] {
            for (dice, passed) in [([1, 4], 2), ([5, 4], 1), ([5, 5], 0)] {
                let by = format!("elf {profession} 4: bow");
                let on = format!("zombie warrior 4: sword {shield} protected");
                let mut play = won(&[&by], &[&on], (3, 4));
                play.dice(dice);
                let hits = passed == 2 || passed == 1 && marksman && !shielded;
                if hits {
                    play.dice([1]);
                }
                let how = if hits { "hits" } else { "misses" };
                let told = play.tale()[2].clone();
                assert_eq!(told, format!("0 shoots 1: {how}"), "{by} at {on}: {dice:?}");
            }
        }
    }
}

/// 9.2: a star who is a shooter besides shoots as one, and one lower.
#[test]
fn a_shooter_by_second_profession() {
    for (dice, how) in [([5, 5], "misses"), ([5, 4], "hits")] {
        let by = ["elf warrior/shooter 5*: bow"];
        let mut play = won(&by, &["zombie warrior 4: sword protected"], (4, 4));
        play.choose(Action::Shoot(FigureId(1))).dice(dice);
        assert_eq!(play.tale()[2], format!("0 shoots 1: {how}"));
        play.dice([6]);
    }
}

#[test]
fn impacts() {
    let weapons = [
        ("bow", 2),
        ("crossbow", 3),
        ("sling shield", 3),
        ("firearm", 4),
        ("sure_bow", 2),
    ];
    for (weapon, impact) in weapons {
        let by = format!("elf shooter 4: {weapon}");
        let mut play = won(&[&by], &["zombie warrior 4: sword protected"], (3, 4));
        play.dice([1, 1]);
        // A sure bow rolls twice.
        play.dice(if weapon == "sure_bow" {
            vec![6, 1]
        } else {
            vec![1]
        });
        let told = format!("1 hit, impact {impact}: ObviouslyDead");
        assert_eq!(play.tale()[3], told, "{weapon}");
    }
    for (armour, impact) in [
        ("", 3),
        ("armoured", 1),
        ("turning_mail", 1),
        ("padded_vest", 3),
    ] {
        let on = format!("dwarf thief 4: sword {armour}");
        let mut play = won(&["elf shooter 4: bow"], &[&on], (3, 4));
        play.dice([1, 1]).dice([1]);
        let told = format!("1 hit, impact {impact}: ObviouslyDead");
        assert_eq!(play.tale()[3], told, "{on}");
    }
}

#[test]
fn a_firearm_fires_once_a_fight() {
    let foe = ["dwarf shooter 4: bow protected"];
    let mut play = won(&["elf shooter 5*: firearm"], &foe, (4, 4));
    play.choose(Action::Shoot(FigureId(1))).dice([6, 6]);
    // The dwarf was shot at and missed; it carries on, and misses in its turn.
    play.dice([1, 1, 6]).dice([6, 6]);
    play.choose(Action::React(React::CarryOn));
    play.waits(|it| matches!(it, Question::Act { .. }));
    play.choose(Action::Wait);
}

#[test]
fn a_thrown_axe_is_fetched_by_winners() {
    let mut play = won(
        &["elf thief 5*: axe protected"],
        &["zombie warrior 3: sword"],
        (4, 3),
    );
    // Grunts keep what is good in melee; a star throws it if it likes.
    play.choose(Action::Shoot(FigureId(1)))
        .dice([1, 2])
        .dice([1]);
    play.said(rules::WEAPON_AXE, |event| {
        matches!(event, Event::Fighting(Fighting::Thrown { .. }))
    });
    assert_eq!(sketch(play.figure(0)), "elf thief 5: axe protected");
    let mut play = won(
        &["elf thief 5*: axe protected"],
        &["zombie warrior 3: sword"],
        (4, 3),
    );
    play.choose(Action::Shoot(FigureId(1))).dice([1, 6]);
    assert_eq!(sketch(play.figure(0)), "elf thief 5: (axe) protected");
    // Out of the fight, it has lost it.
    play.dice([1, 1, 1]).dice([6; 4]).dice([2]).dice([4; 5]);
    assert_eq!(sketch(play.figure(0)), "elf thief 5: protected");
}

#[test]
fn the_nearest_then_the_least_armoured() {
    let foes = [
        "dwarf thief 5: sword armoured",
        "dwarf thief 4: sword protected",
        "dwarf thief 3: sword",
    ];
    let mut play = won(&["elf shooter 5*: bow"], &foes, (4, 6));
    let shoot = |who| Action::Shoot(FigureId(who));
    // Two stand in front, as far away as each other; the third behind one of them.
    assert!(play.offers(shoot(2)));
    assert_eq!(play.refused(shoot(1)), Some(rules::SHOOT_TARGET));
    assert_eq!(play.refused(shoot(3)), Some(rules::BOARD_SIGHT));
    play.choose(shoot(2)).dice([1, 1]).dice([1]);
    assert!(play.tale().contains(&"2 dead".to_owned()));
}

#[test]
fn not_in_contact_and_not_behind_ones_back() {
    let foe = ["zombie warrior 3: sword"];
    let step = |column, row| Action::Step(square(column, row));
    let mut play = won(&["elf shooter 5*: bow"], &foe, (4, 3));
    play.choose(step(0, 2));
    assert!(!play.offers(Action::Shoot(FigureId(1))));
    play.choose(Action::Wait);
    // Whoever steps back looks that way.
    let mut play = won(&["elf shooter 5*: bow"], &foe, (4, 3));
    play.choose(step(0, 5));
    assert_eq!(
        play.refused(Action::Shoot(FigureId(1))),
        Some(rules::BOARD_SIGHT)
    );
    play.choose(Action::Wait);
    // Aside is seen.
    let mut play = won(&["elf shooter 5*: bow"], &foe, (4, 3));
    play.choose(step(1, 3));
    play.choose(Action::Shoot(FigureId(1)))
        .dice([1, 1])
        .dice([1]);
    assert!(play.tale().contains(&"1 dead".to_owned()));
}

#[test]
fn shots_come_before_blades() {
    let band = ["elf thief 5: sword", "elf shooter 4: bow"];
    let mut play = won(&band, &["zombie warrior 3: sword"; 2], (4, 3));
    play.dice([1, 1]).dice([1]);
    play.dice([1; 6]).dice([6; 3]).dice([1]);
    let tale = play.tale();
    assert!(tale[2].starts_with("1 shoots"), "{tale:?}");
    assert!(tale[5].starts_with("0 on"), "{tale:?}");
}

/// 23.3 and 23.5: a shooter of 5 needs one die of two, and a bow of 2 is an impact of 3 against
/// somebody without armour.
#[test]
fn the_odds_of_a_shot() {
    let mut play = won(&["elf shooter 5*: bow"], &["goblin thief 4: sword"], (4, 4));
    let shoot = Action::Shoot(FigureId(1));
    let asked = play.game.asking().expect("a question");
    let odds = BandCrawl::odds(play.game.world(), asked, shoot, 0).expect("odds");
    let chances = odds.outcomes.iter();
    let chances: Vec<String> = chances
        .map(|row| format!("{} {}", row.outcome.key, row.chance))
        .collect();
    let expected = [
        "band-odds-missed 1/36",
        "band-odds-target-ducks 35/72",
        "band-odds-target-out 35/108",
        "band-odds-target-dead 35/216",
    ];
    assert_eq!(chances, expected);
    // The same dice as in play.
    play.choose(shoot).dice([6, 5]).dice([3]);
    assert!(play.tale().contains(&"1 out".to_owned()));
}

/// 29.1.4: a keen arrow makes the bow's impact 3 for one shot, and is gone even if it misses.
#[test]
fn keen_arrows_are_counted() {
    let foe = ["zombie warrior 4: sword protected"];
    let keen = Action::ShootArrow(FigureId(1));
    let used = |play: &Play| {
        let things = play.figure(0).gear().iter();
        things.map(|it| it.uses).max()
    };
    let mut play = won(&["elf shooter 5*: bow keen_arrows=2"], &foe, (4, 4));
    play.choose(keen).dice([1, 1]);
    assert_eq!(used(&play), Some(1));
    play.dice([1]);
    play.said(rules::ITEM_KEEN_ARROWS, |event| {
        matches!(event, Event::Goods(Goods::Used { .. }))
    });
    assert_eq!(play.tale()[3], "1 hit, impact 3: ObviouslyDead");
    // A plain shot leaves them where they are.
    let mut play = won(&["elf shooter 5*: bow keen_arrows=2"], &foe, (4, 4));
    play.choose(Action::Shoot(FigureId(1))).dice([1, 1, 1]);
    assert_eq!(play.tale()[3], "1 hit, impact 2: ObviouslyDead");
    assert_eq!(used(&play), Some(2));
    // The last one is gone with a miss; they are no use for a crossbow.
    let mut play = won(&["elf shooter 5*: sure_bow keen_arrows=1"], &foe, (4, 4));
    play.choose(keen).dice([6, 6]);
    assert_eq!(sketch(play.figure(0)), "elf shooter 5: sure_bow");
    for bow in ["crossbow keen_arrows=2", "bow"] {
        let play = won(&[&format!("elf shooter 5*: {bow}")], &foe, (4, 4));
        assert!(!play.offers(keen), "{bow}");
    }
}

/// Whoever shoots by the rules shoots these first, friend or foe; a foe of 2 can't.
#[test]
fn grunts_shoot_keen_arrows_first() {
    let bow = |rep: u8| format!("elf shooter {rep}: bow (keen_arrows)=3");
    let foe = ["zombie warrior 4: sword protected"];
    let mut play = won(&[&bow(4)], &foe, (3, 4));
    play.dice([1, 1]).dice([1]);
    assert!(
        play.tale()
            .contains(&"1 hit, impact 3: ObviouslyDead".to_owned())
    );
    for (rep, impact) in [(3, 3), (2, 2)] {
        let band = ["dwarf thief 3: sword protected"];
        let mut play = fights(&band, &[&bow(rep)], Faction::Foes, false);
        play.feed(&[
            ("charge", &[1]),
            ("charge-against", &[6]),
            ("shot", &[1]),
            ("damage", &[1]),
        ]);
        let told = format!("0 hit, impact {impact}: ObviouslyDead");
        assert!(play.tale().contains(&told), "{rep}: {:?}", play.tale());
    }
}

/// Whoever has thrown an axe and taken something else in both hands carries the axe from then on.
#[test]
fn a_thrown_axe_comes_back_to_free_hands_alone() {
    for (held, back) in [("great_axe", "(axe) great_axe"), ("sword", "axe sword")] {
        let star = format!("elf thief 5*: (axe) {held}");
        let mut play = won(&[&star], &["zombie warrior 3: sword"], (4, 3));
        play.write("fight:Some", "thrown:[]", "thrown:[((0),0)]");
        play.choose(Action::Strike(FigureId(1)));
        play.feed(&[
            ("attacker", &[1]),
            ("defender", &[6]),
            ("damage", &[1]),
            ("crisis", &[1]),
        ]);
        assert_eq!(sketch(play.figure(0)), format!("elf thief 5: {back}"));
    }
}
