//! Exact odds by name.

use super::{
    checks::{
        Bout, BoutEnd, BoutState, Contender, Damage, Harm, Improving, Opposed, PairOf,
        PassedWithDoubles, Passing, Side, StarPower, TWO, Treatment,
    },
    content::{Book, Effect, Encounter, Force, Recovery, Talk},
    rivals, shots,
};
use crate::{
    dice::{Distribution, Fraction, odds},
    game::{CheckResults, Inputs, NamedCheck, either, in_order},
    tables::Placed,
};

/// Every check that [`named_odds`] knows.
pub fn named_checks() -> &'static [NamedCheck] {
    const CHECKS: &[NamedCheck] = &[
        NamedCheck::new(
            "pass",
            &[("dice", "2"), ("target", "4")],
            "dice passed, 0 to 2",
        ),
        NamedCheck::new(
            "charge",
            &[
                ("mine", "5"),
                ("theirs", "4"),
                ("my_bonus", "0"),
                ("their_bonus", "0"),
                ("my_min", "0"),
                ("their_min", "0"),
            ],
            "win, lose; ties are rerolled; if neither can ever win, those there first (theirs) do",
        ),
        NamedCheck::new(
            "melee_round",
            &[
                ("attacker", "4"),
                ("defender", "4"),
                ("attacker_min", "0"),
                ("defender_min", "0"),
            ],
            "successes by which the attacker leads",
        ),
        NamedCheck::new(
            "melee_damage",
            &[("impact", "1"), ("rolls", "1")],
            "obviously_dead, out_of_the_fight, minus_one_rep",
        ),
        NamedCheck::new(
            "shooting_damage",
            &[("impact", "2"), ("rolls", "1")],
            "obviously_dead, out_of_the_fight, duck_back",
        ),
        NamedCheck::new(
            "melee",
            &[
                ("attacker", "4"),
                ("defender", "4"),
                ("attacker_bonus", "0"),
                ("defender_bonus", "0"),
            ],
            "attacker_ and defender_, obviously_dead or out_of_the_fight; undecided if neither can \
             hurt the other",
        ),
        NamedCheck::new(
            "shooting",
            &[("rep", "4"), ("shooter", "true"), ("shielded", "false")],
            "hit, miss",
        ),
        NamedCheck::new(
            "star_power",
            &[("dice", "5"), ("damage", "obviously_dead")],
            "obviously_dead, out_of_the_fight, floor: the least harm of the table",
        ),
        NamedCheck::new("fast_move", &[("rep", "4"), ("dice", "2")], "tiles"),
        NamedCheck::new(
            "secret_room",
            &[("rep", "4"), ("thief", "false")],
            "found, nothing",
        ),
        NamedCheck::new(
            "hidden_force",
            &[("dice", "2")],
            "contact, trap, three_dice_next, nerves",
        ),
        NamedCheck::new(
            "encounter",
            &[("level", "1")],
            "big_bad if not met before, minions, rivals",
        ),
        NamedCheck::new("talk", &[("mine", "5"), ("theirs", "4")], "attack, peace"),
        NamedCheck::new("recovery", &[("rep", "4")], "original, one_lower, dies"),
        NamedCheck::new(
            "healing",
            &[("healer", "4"), ("patient", "4")],
            "original, one_lower, dies",
        ),
        NamedCheck::new("improve", &[("rep", "4"), ("rolls", "1")], "up, same"),
    ];
    CHECKS
}

/// Dice that a side can have by name.
const SIDE: std::ops::RangeInclusive<i32> = 1..=12;

/// The exact odds of a named check.
///
/// # Errors
/// A value that does not fit.
pub fn named_odds(book: &Book, check: &NamedCheck, inputs: &Inputs<'_>) -> CheckResults {
    match check.name {
        "pass" => {
            let dice = inputs.number("dice", SIDE)? as u8;
            let target = inputs.number("target", 0..=12)?;
            let passed = odds(&Passing::new("dice-band-passing", dice, target));
            Ok(passed.named(ToString::to_string))
        }
        "charge" => charge(inputs),
        "melee_round" => {
            let side = |dice, least| {
                Ok::<_, String>(Side {
                    dice: inputs.number(dice, SIDE)?,
                    least: inputs.number(least, 0..=12)?,
                    added: 0,
                })
            };
            let sides = [
                side("attacker", "attacker_min")?,
                side("defender", "defender_min")?,
            ];
            Ok(odds(&Opposed::round(sides)).named(ToString::to_string))
        }
        "melee_damage" => damage(&book.tables.melee_damage, inputs),
        "shooting_damage" => damage(&book.tables.shooting_damage, inputs),
        "melee" => melee(book, inputs),
        "shooting" => shooting(book, inputs),
        "star_power" => star_power(inputs),
        "fast_move" => {
            let (rep, dice) = (inputs.number("rep", 0..=12)?, inputs.number("dice", 2..=3)?);
            let passed = odds(&Passing::new("dice-band-fast", dice as u8, rep));
            let figures = &book.figures;
            let tiles = passed.map(|passed| match passed {
                2 => figures.fast_tiles,
                _ => figures.tiles,
            });
            Ok(tiles.named(ToString::to_string))
        }
        "secret_room" => secret_room(book, inputs),
        "hidden_force" => hidden_force(book, inputs),
        "encounter" => encounter(book, inputs),
        "talk" => talk(book, inputs),
        "recovery" => {
            let rep = inputs.number("rep", 0..=12)?;
            let passed = odds(&Passing::new("dice-band-recovery", TWO, rep));
            Ok(recovery(book, &passed))
        }
        "healing" => {
            let [healer, patient] = ["healer", "patient"].map(|it| inputs.number(it, 0..=12));
            let (healer, patient) = (healer?, patient?);
            let passed = odds(&Treatment { healer, patient }).map(|(_, passed)| *passed);
            Ok(recovery(book, &passed))
        }
        _ => {
            let rep = inputs.number("rep", 0..=99)? as u8;
            let rolls = inputs.number("rolls", 1..=60)? as u8;
            let always = book.figures.improves_on;
            let up = odds(&Improving { rolls, rep, always });
            Ok(either(&up, "up", "same"))
        }
    }
}

fn charge(inputs: &Inputs<'_>) -> CheckResults {
    let side = |dice, added, least| {
        Ok::<_, String>(Side {
            dice: inputs.number(dice, SIDE)?,
            added: inputs.number(added, -12..=12)?,
            least: inputs.number(least, 0..=12)?,
        })
    };
    let leaders = Opposed {
        roles: ["dice-band-charge-mine", "dice-band-charge-theirs"],
        sides: [
            side("mine", "my_bonus", "my_min")?,
            side("theirs", "their_bonus", "their_min")?,
        ],
    };
    let end = leaders.charge_to_its_end();
    let end = end.map_err(|problem| problem.to_string())?;
    Ok(either(&end, "win", "lose"))
}

fn damage(table: &Placed<Harm>, inputs: &Inputs<'_>) -> CheckResults {
    let check = Damage {
        impact: inputs.number("impact", -12..=24)?,
        rolls: inputs.number("rolls", 1..=6)? as u8,
    };
    let harm = odds(&check).map(|row| *table.gives(table.at(*row)));
    Ok(worst_first(harm.named(|harm| word(*harm))))
}

fn melee(book: &Book, inputs: &Inputs<'_>) -> CheckResults {
    let contender = |bonus| {
        Ok::<_, String>(Contender {
            impact: inputs.number(bonus, -12..=12)?,
            ..Contender::default()
        })
    };
    let rep = |side| inputs.number(side, SIDE).map(|rep| rep as u8);
    let bout = Bout {
        contenders: [contender("attacker_bonus")?, contender("defender_bonus")?],
        harms: harms(&book.tables.melee_damage),
    };
    let start = BoutState {
        rep: [rep("attacker")?, rep("defender")?],
        ..BoutState::default()
    };
    let ends = bout.to_its_end(start, |end, _| end);
    let ends = ends.map_err(|problem| problem.to_string())?;
    Ok(worst_first(ends.named(|end| match end {
        BoutEnd::Down { loser, harm } => {
            format!("{}_{}", ["attacker", "defender"][*loser], word(*harm))
        }
        BoutEnd::Undecided => "undecided".to_owned(),
    })))
}

/// What the rows of a table for damage do, from the least harm on.
fn harms(table: &Placed<Harm>) -> [Harm; 3] {
    [0, 1, 2].map(|row| *table.gives(table.at(row)))
}

fn shooting(book: &Book, inputs: &Inputs<'_>) -> CheckResults {
    let rep = inputs.number("rep", 0..=12)?;
    let (shooter, shielded) = (inputs.flag("shooter")?, inputs.flag("shielded")?);
    let check = Passing::new("dice-band-shot", TWO, rep);
    let hit = odds(&check).map(|passed| shots::result(book, *passed, shooter, shielded).0);
    Ok(either(&hit, "hit", "miss"))
}

fn star_power(inputs: &Inputs<'_>) -> CheckResults {
    let dice = inputs.number("dice", 0..=12)? as u8;
    let harm = match inputs.text("damage") {
        "obviously_dead" => Harm::ObviouslyDead,
        "out_of_the_fight" => Harm::OutOfTheFight,
        other => {
            return Err(format!(
                "damage={other}: it is obviously_dead or out_of_the_fight"
            ));
        }
    };
    // The floor of either table is the same to a star.
    let floor = Harm::DuckBack;
    let left = odds(&StarPower { dice }).map(|it| harm.softened(i32::from(it.levels), floor));
    Ok(worst_first(left.named(|left| match left.fells() {
        true => word(*left),
        false => "floor".to_owned(),
    })))
}

fn secret_room(book: &Book, inputs: &Inputs<'_>) -> CheckResults {
    let thief = inputs.flag("thief")?;
    let effects = book.professions.iter().flat_map(|it| it.traits.iter());
    let skilled = effects.filter_map(|effect| match effect {
        Effect::SearchDice(dice) => Some(*dice),
        _ => None,
    });
    let plain = book.figures.search_dice;
    let search = PairOf {
        role: "dice-band-search",
        dice: if thief {
            skilled.max().unwrap_or(plain)
        } else {
            plain
        },
        target: inputs.number("rep", 0..=12)?,
    };
    Ok(either(&odds(&search), "found", "nothing"))
}

fn hidden_force(book: &Book, inputs: &Inputs<'_>) -> CheckResults {
    let check = PassedWithDoubles {
        role: "dice-band-force",
        dice: inputs.number("dice", 2..=3)? as u8,
        target: i32::from(book.figures.force_target),
    };
    let table = &book.tables.force;
    let force = odds(&check).map(|(passed, doubles)| match (passed, doubles) {
        (2, true) => 3,
        (passed, _) => *passed,
    });
    let words = ["contact", "trap", "three_dice_next", "nerves"];
    let rows = force.named(|row| match table.gives(table.at(*row)) {
        Force::Contact => words[0].to_owned(),
        Force::Trap => words[1].to_owned(),
        Force::Noise { .. } => words[2].to_owned(),
        Force::Nerves => words[3].to_owned(),
    });
    Ok(in_order(rows, &words))
}

fn encounter(book: &Book, inputs: &Inputs<'_>) -> CheckResults {
    let check = PassedWithDoubles {
        role: "dice-band-encounter",
        dice: TWO,
        target: inputs.number("level", 1..=64)?,
    };
    let table = &book.tables.encounters;
    let met = odds(&check).map(|(passed, doubles)| match (passed, doubles) {
        (0, true) => 3,
        (passed, _) => *passed,
    });
    let words = ["big_bad", "minions", "rivals"];
    let rows = met.named(|row| match table.gives(table.at(*row)) {
        Encounter::BigBad => words[0].to_owned(),
        Encounter::Minions => words[1].to_owned(),
        Encounter::Rivals => words[2].to_owned(),
    });
    Ok(in_order(rows, &words))
}

fn talk(book: &Book, inputs: &Inputs<'_>) -> CheckResults {
    let leaders = Opposed {
        roles: ["dice-band-talk-mine", "dice-band-talk-theirs"],
        sides: [
            Side::of(inputs.number("mine", SIDE)?),
            Side::of(inputs.number("theirs", SIDE)?),
        ],
    };
    let table = &book.tables.talk;
    let attack =
        odds(&leaders).map(|ahead| *table.gives(rivals::talk_row(table, *ahead)) == Talk::Attack);
    Ok(either(&attack, "attack", "peace"))
}

fn recovery(book: &Book, passed: &Distribution<i32>) -> Vec<(String, Fraction)> {
    let table = &book.tables.recovery;
    let rows = passed.named(|passed| match table.gives(table.at(*passed)) {
        Recovery::Original => "original".to_owned(),
        Recovery::Lower(1) => "one_lower".to_owned(),
        Recovery::Lower(points) => format!("{points}_lower"),
        Recovery::Dies => "dies".to_owned(),
    });
    in_order(rows, &["original", "one_lower", "dies"])
}

fn word(harm: Harm) -> String {
    match harm {
        Harm::CarryOn => "carry_on".to_owned(),
        Harm::LessRep(1) => "minus_one_rep".to_owned(),
        Harm::LessRep(points) => format!("minus_{points}_rep"),
        Harm::DuckBack => "duck_back".to_owned(),
        Harm::OutOfTheFight => "out_of_the_fight".to_owned(),
        Harm::ObviouslyDead => "obviously_dead".to_owned(),
    }
}

/// Rows from the worst harm to the least, the attacker's before the defender's.
fn worst_first(rows: Vec<(String, Fraction)>) -> Vec<(String, Fraction)> {
    let words = [
        "attacker_obviously_dead",
        "attacker_out_of_the_fight",
        "defender_obviously_dead",
        "defender_out_of_the_fight",
        "obviously_dead",
        "out_of_the_fight",
    ];
    in_order(rows, &words)
}
