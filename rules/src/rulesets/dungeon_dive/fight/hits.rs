//! Whether an attack hits: what is rolled for it, and what that comes to. Play and odds share it.

use super::super::{
    checks::{Attack as AttackCheck, Hit},
    content::Trait,
    rolling::d20,
    sheet::{Attack, Sheet, Tally},
};

/// The roll of an attack on somebody, and what it is made of.
pub fn check(sheet: &Sheet<'_>, attack: &Attack, target: &Sheet<'_>) -> (AttackCheck, Tally) {
    let tally = sheet.attack_tally(attack, target);
    let (ac, _) = target.ac_against(sheet, attack);
    let book = sheet.figure.play().book();
    let check = AttackCheck {
        d20: d20(book, "dice-dive-attack", &tally),
        ac,
        critical_on: sheet.critical_on(),
    };
    (check, tally)
}

/// Whether any hit on somebody is critical, and whether none is.
pub fn criticals(sheet: &Sheet<'_>, attack: &Attack, target: &Sheet<'_>) -> (bool, bool) {
    let never = target.is(|it| *it == Trait::NoCriticals);
    let place = attack.place(sheet.figure);
    (target.is_helpless_against(place), never)
}

/// What comes of a roll on somebody who is hit critically always, or never.
pub fn judged(hit: Hit, helpless: bool, never: bool) -> Hit {
    match hit {
        Hit::Critical if never => Hit::Hit,
        Hit::Hit if helpless && !never => Hit::Critical,
        other => other,
    }
}
