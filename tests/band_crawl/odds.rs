//! Odds by name: worked out by hand, and what is refused.

use tabledelve::{
    dice::Fraction,
    game::CheckOdds,
    rulesets::band_crawl::odds::{named_checks, named_odds},
};

use super::BOOK;

/// The outcomes of a check, as `contact 1/3, trap 1/9`.
fn said(check: &str, inputs: &[(&str, &str)]) -> Result<String, String> {
    let given = inputs
        .iter()
        .map(|(key, value)| ((*key).into(), (*value).into()));
    let given: Vec<(String, String)> = given.collect();
    let odds = CheckOdds::among(named_checks(), check, &given, |check, inputs| {
        named_odds(&BOOK, check, inputs)
    })?;
    let sum: Fraction = odds.outcomes.iter().map(|(_, chance)| chance.clone()).sum();
    assert_eq!(sum, Fraction::one(), "{check}");
    assert!(
        odds.outcomes.iter().all(|(_, chance)| !chance.is_zero()),
        "{check}"
    );
    let rows = odds
        .outcomes
        .iter()
        .map(|(name, chance)| format!("{name} {chance}"));
    Ok(rows.collect::<Vec<_>>().join(", "))
}

/// A check, its inputs, and its outcomes in words.
type Case = (
    &'static str,
    &'static [(&'static str, &'static str)],
    &'static str,
);

#[test]
fn by_hand() {
    let cases: &[Case] = &[
        ("pass", &[], "0 1/9, 1 4/9, 2 4/9"),
        ("pass", &[("dice", "3")], "0 1/27, 1 2/9, 2 20/27"),
        ("charge", &[], "win 128/193, lose 65/193"),
        ("charge", &[("my_bonus", "3")], "win 502/503, lose 1/503"),
        (
            "charge",
            &[("mine", "1"), ("theirs", "2"), ("my_min", "2")],
            "win 1/1",
        ),
        // Nobody can ever win: whoever was there first has won, as in play.
        (
            "charge",
            &[
                ("mine", "2"),
                ("theirs", "2"),
                ("my_min", "2"),
                ("their_min", "2"),
            ],
            "lose 1/1",
        ),
        (
            "melee_round",
            &[("attacker", "1"), ("defender", "1"), ("defender_min", "1")],
            "-1 1/2, 0 1/2",
        ),
        (
            "melee_damage",
            &[("impact", "3")],
            "obviously_dead 1/6, out_of_the_fight 1/3, minus_one_rep 1/2",
        ),
        (
            "melee_damage",
            &[("impact", "3"), ("rolls", "2")],
            "obviously_dead 11/36, out_of_the_fight 4/9, minus_one_rep 1/4",
        ),
        ("melee_damage", &[("impact", "0")], "minus_one_rep 1/1"),
        (
            "shooting_damage",
            &[],
            "obviously_dead 1/6, out_of_the_fight 1/6, duck_back 2/3",
        ),
        ("shooting_damage", &[("impact", "0")], "duck_back 1/1"),
        (
            "melee",
            &[("attacker", "2"), ("defender", "1")],
            "attacker_obviously_dead 17/360, attacker_out_of_the_fight 5/72, \
             defender_obviously_dead 53/360, defender_out_of_the_fight 53/72",
        ),
        (
            "melee",
            &[
                ("attacker", "1"),
                ("defender", "1"),
                ("defender_bonus", "-1"),
            ],
            "attacker_out_of_the_fight 1/2, defender_obviously_dead 1/12, \
             defender_out_of_the_fight 5/12",
        ),
        ("shooting", &[], "hit 8/9, miss 1/9"),
        ("shooting", &[("shielded", "true")], "hit 4/9, miss 5/9"),
        ("shooting", &[("shooter", "false")], "hit 4/9, miss 5/9"),
        ("shooting", &[("rep", "6")], "hit 1/1"),
        (
            "star_power",
            &[],
            "obviously_dead 1/32, out_of_the_fight 5/32, floor 13/16",
        ),
        (
            "star_power",
            &[("damage", "out_of_the_fight")],
            "out_of_the_fight 1/32, floor 31/32",
        ),
        ("star_power", &[("dice", "0")], "obviously_dead 1/1"),
        ("fast_move", &[], "1 5/9, 2 4/9"),
        ("fast_move", &[("dice", "3")], "1 7/27, 2 20/27"),
        ("secret_room", &[], "found 1/9, nothing 8/9"),
        (
            "secret_room",
            &[("thief", "true")],
            "found 8/27, nothing 19/27",
        ),
        (
            "hidden_force",
            &[],
            "contact 1/3, trap 1/9, three_dice_next 4/9, nerves 1/9",
        ),
        (
            "hidden_force",
            &[("dice", "3")],
            "contact 4/9, trap 8/27, three_dice_next 2/9, nerves 1/27",
        ),
        ("encounter", &[], "big_bad 1/36, minions 5/6, rivals 5/36"),
        (
            "encounter",
            &[("level", "3")],
            "big_bad 1/4, minions 2/3, rivals 1/12",
        ),
        ("encounter", &[("level", "6")], "big_bad 1/1"),
        ("talk", &[("theirs", "5")], "attack 193/512, peace 319/512"),
        (
            "talk",
            &[("mine", "4"), ("theirs", "5")],
            "attack 1/2, peace 1/2",
        ),
        ("recovery", &[], "original 4/9, one_lower 4/9, dies 1/9"),
        (
            "recovery",
            &[("rep", "5")],
            "original 25/36, one_lower 5/18, dies 1/36",
        ),
        ("recovery", &[("rep", "6")], "original 1/1"),
        (
            "healing",
            &[("healer", "5"), ("patient", "4")],
            "original 5/9, one_lower 7/18, dies 1/18",
        ),
        ("improve", &[], "up 1/3, same 2/3"),
        ("improve", &[("rep", "9")], "up 1/6, same 5/6"),
        ("improve", &[("rolls", "2")], "up 5/9, same 4/9"),
    ];
    for (check, inputs, expected) in cases {
        assert_eq!(
            said(check, inputs).as_deref(),
            Ok(*expected),
            "{check} {inputs:?}"
        );
    }
}

#[test]
fn every_check_sums_to_one_wherever_its_inputs_go() {
    for check in named_checks() {
        let numbers = check
            .keys
            .iter()
            .filter(|(_, default)| default.parse::<i32>().is_ok());
        let answered =
            numbers.flat_map(|(key, _)| ["0", "1", "3", "4", "6", "12"].map(|value| (key, value)));
        // What is out of bounds is refused; all else sums to one in `said`.
        let answered = answered.filter(|(key, value)| said(check.name, &[(key, value)]).is_ok());
        assert!(answered.count() >= check.keys.len(), "{}", check.name);
    }
}

#[test]
fn what_does_not_fit_is_refused_in_words() {
    for (check, inputs, expected) in [
        (
            "pass",
            ("dice", "0"),
            "dice=0: it is a whole number from 1 to 12",
        ),
        (
            "melee",
            ("attacker", "13"),
            "attacker=13: it is a whole number from 1 to 12",
        ),
        (
            "shooting",
            ("shooter", "yes"),
            "shooter=yes: it is true or false",
        ),
        (
            "star_power",
            ("damage", "dead"),
            "damage=dead: it is obviously_dead or out_of_the_fight",
        ),
        (
            "talk",
            ("ours", "5"),
            "unknown key 'ours'; keys of talk: mine, theirs",
        ),
    ] {
        assert_eq!(said(check, &[inputs]), Err(expected.to_owned()));
    }
}
