//! Exact odds by name.

use smallvec::smallvec;

use super::{
    checks::{
        Attack, D20, Damage, DeathEnd, DeathSave, DeathSaves, Group, Hit, Mode, SaveDamage, Strike,
        Taken, Test, Twice, concentration_dc,
    },
    content::Figures,
};
use crate::{
    dice::{DiceExpr, Distribution, Fraction},
    game::{CheckResults, Inputs, NamedCheck, either, in_order},
};

/// Every check that [`named_odds`] knows.
pub fn named_checks() -> &'static [NamedCheck] {
    const CHECKS: &[NamedCheck] = &[
        NamedCheck::new(
            "attack",
            &[("bonus", "5"), ("ac", "15"), ("mode", "normal")],
            "miss, hit, critical",
        ),
        NamedCheck::new(
            "damage",
            &[("dice", "2d6+3"), ("critical", "false")],
            "the sum, at least 0",
        ),
        NamedCheck::new(
            "strike",
            &[
                ("bonus", "5"),
                ("ac", "15"),
                ("mode", "normal"),
                ("dice", "1d8+3"),
                ("resisted", "false"),
            ],
            "miss, or the damage",
        ),
        NamedCheck::new(
            "save_damage",
            &[
                ("bonus", "2"),
                ("dc", "13"),
                ("mode", "normal"),
                ("dice", "8d6"),
                ("half", "true"),
            ],
            "the damage, 0 on a 20",
        ),
        NamedCheck::new(
            "check",
            &[("bonus", "3"), ("dc", "12"), ("mode", "normal")],
            "success, failure",
        ),
        NamedCheck::new(
            "group_check",
            &[("bonuses", "3,1,0,-1"), ("dc", "11")],
            "success, failure of the average, rounded down",
        ),
        NamedCheck::new(
            "check_twice",
            &[("bonus", "3"), ("dc", "12")],
            "success, failure of both tries, the second of them harder",
        ),
        NamedCheck::new(
            "concentration",
            &[("bonus", "2"), ("damage", "10")],
            "success, failure",
        ),
        NamedCheck::new(
            "death_save",
            &[("successes", "0"), ("failures", "0")],
            "up, stable, dead, once all is decided",
        ),
    ];
    CHECKS
}

/// Every result of a named check with its exact chance.
///
/// # Errors
/// A value that does not fit.
pub fn named_odds(figures: &Figures, check: &NamedCheck, inputs: &Inputs<'_>) -> CheckResults {
    match check.name {
        "attack" => {
            let hits = attack(inputs)?.chances();
            Ok(hits.named(|hit| match hit {
                Hit::Miss => "miss".to_owned(),
                Hit::Hit => "hit".to_owned(),
                Hit::Critical => "critical".to_owned(),
            }))
        }
        "damage" => {
            let damage = Damage::new(dice(inputs)?).critically(inputs.flag("critical")?);
            Ok(numbers(&damage.chances()))
        }
        "strike" => strike(inputs),
        "save_damage" => {
            let save = test(inputs, mode(inputs)?)?;
            let damage = Damage::new(dice(inputs)?);
            let damage = SaveDamage::new(save, damage, inputs.flag("half")?);
            Ok(numbers(&damage.chances()))
        }
        "check" => Ok(passed(&test(inputs, mode(inputs)?)?)),
        "group_check" => group(inputs),
        "check_twice" => {
            let twice = Twice {
                first: test(inputs, Mode::Normal)?,
                harder: figures.second_try,
            };
            Ok(either(&twice.chances(), SUCCESS, FAILURE))
        }
        "concentration" => {
            let damage = inputs.number("damage", 0..=MOST)?;
            let dc = concentration_dc(damage, figures.concentration);
            Ok(passed(&Test::new(d20(inputs, Mode::Normal)?, dc)))
        }
        "death_save" => death_save(figures, inputs),
        other => Err(format!("the odds of {other} are not known")),
    }
}

const SUCCESS: &str = "success";
const FAILURE: &str = "failure";

/// The highest number that anybody may ask for.
const MOST: i32 = 999;

fn mode(inputs: &Inputs<'_>) -> Result<Mode, String> {
    match inputs.text("mode") {
        "normal" => Ok(Mode::Normal),
        "advantage" => Ok(Mode::Advantage),
        "disadvantage" => Ok(Mode::Disadvantage),
        other => Err(format!(
            "mode={other}: it is normal, advantage or disadvantage"
        )),
    }
}

fn rolled(bonus: i32, mode: Mode) -> D20 {
    D20::new("dice-dive-d20", mode).plus("modifier-dive-bonus", bonus)
}

fn d20(inputs: &Inputs<'_>, mode: Mode) -> Result<D20, String> {
    Ok(rolled(inputs.number("bonus", -MOST..=MOST)?, mode))
}

fn attack(inputs: &Inputs<'_>) -> Result<Attack, String> {
    let ac = inputs.number("ac", 0..=MOST)?;
    Ok(Attack::new(d20(inputs, mode(inputs)?)?, ac))
}

fn test(inputs: &Inputs<'_>, mode: Mode) -> Result<Test, String> {
    let dc = inputs.number("dc", 0..=MOST)?;
    Ok(Test::new(d20(inputs, mode)?, dc))
}

fn dice(inputs: &Inputs<'_>) -> Result<DiceExpr, String> {
    let text = inputs.text("dice");
    text.parse().map_err(|problem| format!("dice={problem}"))
}

/// Every number with its chance; each is there once, however many there are.
fn numbers(odds: &Distribution<i32>) -> Vec<(String, Fraction)> {
    let rows = odds.rows();
    rows.map(|(number, chance)| (number.to_string(), chance))
        .collect()
}

fn passed(test: &Test) -> Vec<(String, Fraction)> {
    let success: Distribution<bool> = test.chances().map(|passed| passed.success);
    either(&success, SUCCESS, FAILURE)
}

fn strike(inputs: &Inputs<'_>) -> CheckResults {
    let taken = match inputs.flag("resisted")? {
        true => Taken::Half,
        false => Taken::Whole,
    };
    let strike = Strike {
        attack: attack(inputs)?,
        damage: smallvec![(Damage::new(dice(inputs)?), taken)],
    };
    let damage = strike.chances();
    let name = |points: Option<i32>| points.map_or_else(|| "miss".to_owned(), |it| it.to_string());
    let rows = damage.rows();
    Ok(rows
        .map(|(points, chance)| (name(*points), chance))
        .collect())
}

/// The largest group whose odds anybody may ask for.
const MOST_ROLLS: usize = 12;

fn group(inputs: &Inputs<'_>) -> CheckResults {
    let text = inputs.text("bonuses");
    let bonus = |part: &str| part.trim().parse::<i32>().ok();
    let bonuses: Option<Vec<i32>> = text.split(',').map(bonus).collect();
    let fits = |all: &Vec<i32>| all.len() <= MOST_ROLLS && all.iter().all(|it| it.abs() <= MOST);
    let bonuses = bonuses.filter(fits).ok_or_else(|| {
        format!("bonuses={text}: they are whole numbers such as 3,1,0,-1, at most {MOST_ROLLS}")
    })?;
    let rolls = bonuses.into_iter().map(|it| rolled(it, Mode::Normal));
    let group = Group {
        rolls: rolls.collect(),
    };
    let dc = inputs.number("dc", 0..=MOST)?;
    Ok(either(&group.chances(dc), SUCCESS, FAILURE))
}

fn death_save(figures: &Figures, inputs: &Inputs<'_>) -> CheckResults {
    let most = figures.death_saves;
    let below = |key| inputs.number(key, 0..=i32::from(most) - 1);
    let save = DeathSave {
        d20: rolled(0, Mode::Normal),
        dc: i32::from(figures.death_save),
        most,
        so_far: DeathSaves {
            successes: below("successes")? as u8,
            failures: below("failures")? as u8,
        },
    };
    let end = save.to_its_end().map_err(|problem| problem.to_string())?;
    let rows = end.named(|end| match end {
        DeathEnd::Up => "up".to_owned(),
        DeathEnd::Stable => "stable".to_owned(),
        DeathEnd::Dead => "dead".to_owned(),
    });
    Ok(in_order(rows, &["up", "stable", "dead"]))
}
