//! The checks: odds worked out by hand, and play against every way that dice can fall.

use std::collections::BTreeMap;

use smallvec::smallvec;
use tabledelve::{
    dice::{Chance, DiceExpr, Distribution, Fraction, Transition, odds},
    game::CheckOdds,
    rulesets::dungeon_dive::{
        checks::{
            Attack, D20, Damage, DeathEnd, DeathSave, DeathSaves, Group, Hit, Mode, SaveDamage,
            Strike, Taken, Test, Twice,
        },
        content::Figures,
        odds::{named_checks, named_odds},
    },
};

use crate::ground::LIBRARY;

/// The odds of a named check, as the command line asks for them.
fn named(check: &str, given: &[(&str, &str)]) -> Result<BTreeMap<String, String>, String> {
    let figures = LIBRARY.get::<Figures>("core:figures").expect("the figures");
    let pair = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
    let given: Vec<_> = given.iter().map(pair).collect();
    let found = CheckOdds::among(named_checks(), check, &given, |check, inputs| {
        named_odds(figures, check, inputs)
    })?;
    let sum: Fraction = found
        .outcomes
        .iter()
        .map(|(_, chance)| chance.clone())
        .sum();
    assert_eq!(sum, Fraction::one(), "{check}");
    let rows = found.outcomes.into_iter();
    Ok(rows
        .map(|(name, chance)| (name, chance.to_string()))
        .collect())
}

/// Asserts all results of a named check.
fn comes_to(check: &str, given: &[(&str, &str)], rows: &[(&str, &str)]) {
    let expected = rows
        .iter()
        .map(|(name, chance)| ((*name).to_owned(), (*chance).to_owned()));
    let found = named(check, given).unwrap_or_else(|problem| panic!("{problem}"));
    assert_eq!(found, expected.collect(), "{check} {given:?}");
}

#[test]
fn a_one_misses_and_a_twenty_is_critical() {
    let against = |ac| [("bonus", "5"), ("ac", ac)];
    comes_to(
        "attack",
        &against("15"),
        &[("miss", "9/20"), ("hit", "1/2"), ("critical", "1/20")],
    );
    comes_to(
        "attack",
        &against("40"),
        &[("miss", "19/20"), ("critical", "1/20")],
    );
    comes_to(
        "attack",
        &against("0"),
        &[("miss", "1/20"), ("hit", "9/10"), ("critical", "1/20")],
    );
    let with = |mode| [("bonus", "5"), ("ac", "15"), ("mode", mode)];
    comes_to(
        "attack",
        &with("advantage"),
        &[("miss", "81/400"), ("hit", "7/10"), ("critical", "39/400")],
    );
    comes_to(
        "attack",
        &with("disadvantage"),
        &[("miss", "279/400"), ("hit", "3/10"), ("critical", "1/400")],
    );
}

#[test]
fn critical_hits_double_the_dice_alone() {
    comes_to("damage", &[("dice", "d4-3")], &[("0", "3/4"), ("1", "1/4")]);
    comes_to(
        "damage",
        &[("dice", "1d4-3"), ("critical", "true")],
        &[
            ("0", "3/16"),
            ("1", "3/16"),
            ("2", "1/4"),
            ("3", "3/16"),
            ("4", "1/8"),
            ("5", "1/16"),
        ],
    );
    // Without dice there is nothing to double.
    comes_to(
        "damage",
        &[("dice", "3"), ("critical", "true")],
        &[("3", "1/1")],
    );
    assert_eq!(named("damage", &[("dice", "2d6-1")]).unwrap()["1"], "1/36");
    assert_eq!(named("damage", &[("dice", "2d6+3")]).unwrap()["10"], "1/6");
}

#[test]
fn a_strike_has_the_odds_of_its_attack_and_of_its_damage() {
    // Half of 2 to 5 is 1, 1, 2, 2. Half of 2d4+1 is 1 once, 2 five times, 3 seven times, 4 three
    // times in sixteen.
    comes_to(
        "strike",
        &[("dice", "1d4+1"), ("resisted", "true")],
        &[
            ("miss", "9/20"),
            ("1", "81/320"),
            ("2", "17/64"),
            ("3", "7/320"),
            ("4", "3/320"),
        ],
    );
    // A hit for nothing is no miss.
    comes_to(
        "strike",
        &[("dice", "1"), ("resisted", "true")],
        &[("miss", "9/20"), ("0", "11/20")],
    );
}

#[test]
fn a_save_halves_and_a_twenty_saves_from_all_of_it() {
    let dice = ("dice", "1d4");
    comes_to(
        "save_damage",
        &[("bonus", "0"), ("dc", "11"), dice],
        &[
            ("0", "13/80"),
            ("1", "7/20"),
            ("2", "19/80"),
            ("3", "1/8"),
            ("4", "1/8"),
        ],
    );
    comes_to(
        "save_damage",
        &[("bonus", "0"), ("dc", "11"), dice, ("half", "false")],
        &[
            ("0", "1/2"),
            ("1", "1/8"),
            ("2", "1/8"),
            ("3", "1/8"),
            ("4", "1/8"),
        ],
    );
    // Even where a 20 would be a failure.
    comes_to(
        "save_damage",
        &[("bonus", "0"), ("dc", "30"), ("dice", "7")],
        &[("0", "1/20"), ("7", "19/20")],
    );
    comes_to(
        "save_damage",
        &[
            ("bonus", "0"),
            ("dc", "30"),
            ("dice", "7"),
            ("mode", "advantage"),
        ],
        &[("0", "39/400"), ("7", "361/400")],
    );
}

#[test]
fn checks_alone_together_and_tried_again() {
    comes_to(
        "check",
        &[("bonus", "3"), ("dc", "12")],
        &[("success", "3/5"), ("failure", "2/5")],
    );
    comes_to(
        "check",
        &[("bonus", "3"), ("dc", "12"), ("mode", "advantage")],
        &[("success", "21/25"), ("failure", "4/25")],
    );
    comes_to("check", &[("dc", "40")], &[("failure", "1/1")]);
    // 22 or more with two dice: an average of 10½ is a 10.
    comes_to(
        "group_check",
        &[("bonuses", "0,0"), ("dc", "11")],
        &[("success", "19/40"), ("failure", "21/40")],
    );
    comes_to(
        "group_check",
        &[("bonuses", "0,-1"), ("dc", "20")],
        &[("failure", "1/1")],
    );
    comes_to(
        "check_twice",
        &[("bonus", "3"), ("dc", "12")],
        &[("success", "4/5"), ("failure", "1/5")],
    );
    let held = |damage| [("bonus", "2"), ("damage", damage)];
    comes_to(
        "concentration",
        &held("3"),
        &[("success", "13/20"), ("failure", "7/20")],
    );
    comes_to(
        "concentration",
        &held("21"),
        &[("success", "13/20"), ("failure", "7/20")],
    );
    comes_to(
        "concentration",
        &held("22"),
        &[("success", "3/5"), ("failure", "2/5")],
    );
}

#[test]
fn death_saves_go_on_to_their_end() {
    let after = |successes, failures| [("successes", successes), ("failures", failures)];
    comes_to(
        "death_save",
        &after("2", "2"),
        &[("up", "1/20"), ("stable", "1/2"), ("dead", "9/20")],
    );
    comes_to(
        "death_save",
        &after("2", "1"),
        &[("up", "7/100"), ("stable", "7/10"), ("dead", "23/100")],
    );
    // From the beginning, by going through every face again and again.
    fn ends(so_far: DeathSaves, share: f64, sums: &mut BTreeMap<DeathEnd, f64>) {
        for face in 1..=20 {
            let mut chance = Chance::scripted([face]);
            let (_, next) = tabledelve::dice::Check::roll(&saving(so_far), &mut chance);
            match next {
                Transition::To(next) => ends(next, share / 20.0, sums),
                Transition::End(end) => *sums.entry(end).or_default() += share / 20.0,
            }
        }
    }
    let mut sums = BTreeMap::new();
    ends(DeathSaves::default(), 1.0, &mut sums);
    let exact = saving(DeathSaves::default()).to_its_end().unwrap();
    for (end, chance) in exact.rows() {
        assert!((chance.to_f64() - sums[end]).abs() < 1e-9, "{end:?}");
    }
    assert_eq!(sums.len(), 3);
}

fn saving(so_far: DeathSaves) -> DeathSave {
    DeathSave {
        d20: D20::new("dice-dive-death", Mode::Normal),
        dc: 10,
        most: 3,
        so_far,
    }
}

#[test]
fn wrong_inputs_are_named() {
    let wrong = [
        ("attack", "mode", "lucky", "advantage"),
        ("attack", "ac", "-1", "from 0"),
        ("damage", "dice", "2d", "2d6-1"),
        ("damage", "critical", "yes", "true or false"),
        ("group_check", "bonuses", "3,x", "3,1,0,-1"),
        ("group_check", "bonuses", "", "3,1,0,-1"),
        ("death_save", "failures", "3", "0 to 2"),
        ("check", "advantage", "true", "bonus, dc, mode"),
    ];
    for (check, key, value, says) in wrong {
        let problem = named(check, &[(key, value)]).unwrap_err();
        assert!(problem.contains(key) && problem.contains(says), "{problem}");
    }
    for check in named_checks() {
        assert!(named(check.name, &[]).is_ok(), "{}", check.name);
    }
}

#[test]
fn as_many_dice_as_can_be_written_are_counted() {
    let most = [("dice", "99d100"), ("critical", "true")];
    let rows = named("damage", &most).unwrap();
    assert_eq!(rows.len(), 198 * 99 + 1);
}

/// What comes of every way in which so many dice can fall, each rolled out as in play.
fn by_force<T: Ord>(sides: &[u8], play: impl Fn(&mut Chance) -> T) -> BTreeMap<T, u32> {
    let ways: u32 = sides.iter().map(|it| u32::from(*it)).product();
    let mut counted = BTreeMap::new();
    for way in 0..ways {
        let mut rest = way;
        let faces = sides.iter().map(|it| {
            let face = rest % u32::from(*it) + 1;
            rest /= u32::from(*it);
            face as u16
        });
        let faces: Vec<u16> = faces.collect();
        *counted
            .entry(play(&mut Chance::scripted(faces)))
            .or_default() += 1;
    }
    counted
}

fn agrees<T: Ord + Clone + std::fmt::Debug>(counted: &BTreeMap<T, u32>, exact: &Distribution<T>) {
    let all: u32 = counted.values().sum();
    let counted = counted.iter();
    let counted: Vec<_> = counted
        .map(|(value, ways)| {
            (
                value.clone(),
                Fraction::new(u128::from(*ways), u128::from(all)),
            )
        })
        .collect();
    let exact: Vec<_> = exact
        .rows()
        .map(|(value, chance)| (value.clone(), chance))
        .collect();
    assert_eq!(counted, exact);
}

fn dice(text: &str) -> DiceExpr {
    text.parse().unwrap()
}

#[test]
fn play_comes_to_what_the_odds_say() {
    for mode in [Mode::Normal, Mode::Advantage, Mode::Disadvantage] {
        let d20 = D20::new("dice-dive-attack", mode)
            .plus("modifier-dive-bonus", 4)
            .at_least(3)
            .rerolling_ones(true);
        let attack = Attack {
            critical_on: 19,
            ..Attack::new(d20.clone(), 16)
        };
        // A third die for a 1 that is rolled again; where none is, it stays in the box.
        let sides = if mode == Mode::Normal {
            &[20, 20][..]
        } else {
            &[20, 20, 20]
        };
        agrees(
            &by_force(sides, |chance| d20.rolled(chance).1),
            &d20.chances(),
        );
        agrees(
            &by_force(sides, |chance| attack.rolled(chance).2),
            &attack.chances(),
        );
        let test = Test::new(d20, 17);
        agrees(
            &by_force(sides, |chance| test.rolled(chance).2),
            &test.chances(),
        );
    }
    let blessed = D20::new("dice-dive-save", Mode::Normal)
        .dice_more(dice("1d4"))
        .dice_less(dice("1d6+1"));
    agrees(
        &by_force(&[20, 4, 6], |chance| blessed.rolled(chance).1),
        &blessed.chances(),
    );
    let lucky = blessed.rerolling_ones(true);
    agrees(
        &by_force(&[20, 4, 6, 20], |chance| lucky.rolled(chance).1),
        &lucky.chances(),
    );
}

#[test]
fn low_dice_of_damage_are_rolled_once_more() {
    let damage = Damage {
        rerolls: 2,
        ..Damage::new(dice("2d6+1")).plus("modifier-dive-bonus", -2)
    };
    agrees(
        &by_force(&[6; 4], |chance| damage.rolled(chance).1),
        &damage.chances(),
    );
    let (roll, points) = damage.rolled(&mut Chance::scripted([2, 5, 1]));
    assert_eq!(points, 5);
    let counted = roll
        .dice
        .iter()
        .filter(|die| die.role == "dice-dive-damage");
    assert_eq!(counted.map(|die| die.face).collect::<Vec<_>>(), [5, 1]);
    // Two dice of a savage blow, and three more.
    let savage = Damage {
        critical_dice: 1,
        ..Damage::new(dice("d12")).critically(true)
    };
    assert_eq!(savage.count(), 3);
    assert_eq!(savage.twice_average(), 39);
}

#[test]
fn kinds_of_damage_are_taken_apart() {
    let strike = Strike {
        attack: Attack::new(D20::new("dice-dive-attack", Mode::Normal), 0),
        damage: smallvec![
            (Damage::new(dice("3")), Taken::Half),
            (Damage::new(dice("d2")), Taken::Double),
            (Damage::new(dice("9")), Taken::by(true, false, true)),
        ],
    };
    let exact = strike.chances();
    // Half of 3 is 1; d2 doubled is 2 or 4, and 4 to 8 on a critical hit.
    assert_eq!(exact.probability(&None), Fraction::new(1, 20));
    assert_eq!(exact.probability(&Some(3)), Fraction::new(18, 40));
    assert_eq!(
        exact.probability(&Some(5)),
        Fraction::new(18, 40) + Fraction::new(1, 80)
    );
    assert_eq!(exact.probability(&Some(9)), Fraction::new(1, 80));
    assert_eq!(Taken::by(false, true, true), Taken::Whole);
    // Whoever evades takes nothing instead of half, and half instead of all.
    let evaded = SaveDamage {
        failed: Taken::Half,
        passed: Taken::Nothing,
        ..SaveDamage::new(
            Test::new(D20::new("dice-dive-save", Mode::Normal), 11),
            Damage::new(dice("5")),
            true,
        )
    };
    assert_eq!(evaded.chances().probability(&2), Fraction::new(1, 2));
    assert_eq!(evaded.chances().probability(&0), Fraction::new(1, 2));
}

#[test]
fn a_group_rolls_as_its_odds_say() {
    let roll = |bonus| D20::new("dice-dive-check", Mode::Normal).plus("modifier-dive-bonus", bonus);
    let group = Group {
        rolls: vec![roll(2), roll(-3).dice_more(dice("d4"))],
    };
    let play = |chance: &mut Chance| tabledelve::dice::Check::roll(&group, chance).1;
    let counted = by_force(&[20, 20, 4], play);
    agrees(&counted, &odds(&group));
    // 1 and 1 come to 3 and to -1 at least, which is 1 on average.
    assert_eq!(counted.keys().next(), Some(&1));
    // Below 0 it is rounded down, too.
    let low = Group {
        rolls: vec![roll(-3), roll(-2)],
    };
    let lowest = tabledelve::dice::Check::roll(&low, &mut Chance::scripted([1, 1])).1;
    assert_eq!(lowest, -2);
    // One of them lucky, and three dice for it.
    let lucky = Group {
        rolls: vec![roll(1).rerolling_ones(true), roll(0)],
    };
    let play = |chance: &mut Chance| {
        let (dice, faces, average) = lucky.rolled(chance);
        assert!(dice.dice.len() >= 2 && faces.len() == 2);
        average >= 12
    };
    agrees(&by_force(&[20, 20, 20], play), &lucky.chances(12));
    let reached = |it: &i32| *it >= 10;
    assert_eq!(
        group.chances(10).probability(&true),
        odds(&group).chance_that(reached)
    );
}

#[test]
fn a_bad_failure_is_one_by_five() {
    let test = Test::new(D20::new("dice-dive-save", Mode::Normal), 12);
    let judged = |face| test.rolled(&mut Chance::scripted([face])).2;
    assert!(judged(7).badly && !judged(8).badly && !judged(8).success && judged(12).success);
    let twice = Twice {
        first: test,
        harder: 2,
    };
    assert_eq!(twice.second().dc, 14);
    assert!(Hit::Miss < Hit::Critical);
}
