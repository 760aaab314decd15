//! The dice that somebody rolls by hand, in words: whose they are, against whom, and what they need.

use super::{Terms, ability, advantages, dice, say, sentences};
use crate::{
    dice::{DiceExpr, Die},
    game::{Phrase, Step, StepOf},
    rulesets::dungeon_dive::{
        DungeonDive,
        components::{Blow, FigureId},
        content::Effect,
        effects::{lasting, saves},
        fight::{hits, pictures},
        play::Play,
        sheet::{Case, Made, Sheet, Tally},
        step::{Run, Task},
    },
};

/// The roll that a step asks for.
pub(super) fn of(play: Play<'_>, step: &StepOf<DungeonDive>) -> Option<Phrase> {
    match step {
        Step::Do(Task::AttackRoll(blow)) => attack(play, blow),
        Step::Do(Task::Struck(deed)) => {
            let deed = play.known_deed(*deed)?;
            let blow = deed.rolled?.blow;
            Some(say("dive-roll-damage").by(blow.by).on(blow.on))
        }
        Step::Do(Task::Save(run)) => save(play, *run),
        Step::Do(Task::SaveAgain {
            who,
            lasting,
            damaged,
        }) => again(play, *who, *lasting, *damaged),
        Step::Do(Task::Concentrate { who, dc }) => {
            let tally = Sheet::of(play.get(*who)?).tally(Made::Concentration, &Case::ALONE);
            let told = say("dive-roll-concentrate").by(*who);
            Some(against(play, told, i32::from(*dc), &tally))
        }
        Step::Do(Task::DeathSave(who)) => {
            let tally = Sheet::of(play.get(*who)?).tally(Made::Death, &Case::ALONE);
            let needed = i32::from(play.book().figures.death_save);
            Some(against(
                play,
                say("dive-roll-death").by(*who),
                needed,
                &tally,
            ))
        }
        _ => None,
    }
}

fn attack(play: Play<'_>, blow: &Blow) -> Option<Phrase> {
    let (by, on) = (play.get(blow.by)?, play.get(blow.on)?);
    let deed = play.known_deed(blow.deed)?;
    let (sheet, target) = (Sheet::of(by), Sheet::of(on));
    let attack = sheet.attack(deed, blow);
    let (check, tally) = hits::check(&sheet, &attack, &target);
    // An image has an AC of its own, and which of them is attacked is rolled for first.
    let key = match pictures::seen_by(by, &target) {
        Some(_) => "dive-roll-attack-images",
        None => "dive-roll-attack",
    };
    let told = say(key).by(blow.by).on(blow.on);
    Some(against(play, told, check.ac, &tally))
}

fn save(play: Play<'_>, run: Run) -> Option<Phrase> {
    let deed = play.known_deed(run.deed)?;
    let step = play.step_of(deed, run);
    let Effect::Save { ability: of, .. } = step.effect else {
        return None;
    };
    let (tally, dc) = saves::save_of(play, deed, step, play.get(run.on)?)?;
    let told = say("dive-roll-save").by(run.on);
    Some(against(play, told.with("ability", ability(of)), dc, &tally))
}

fn again(play: Play<'_>, who: FigureId, id: u16, damaged: bool) -> Option<Phrase> {
    let figure = play.get(who)?;
    let it = figure.lasts().all.iter().find(|it| it.id == id)?;
    let (test, tally) = lasting::again_test(figure, it, it.again?, damaged);
    let told = say("dive-roll-again").by(who);
    Some(against(play, told, test.dc, &tally))
}

/// The die with what is added to it, the number to reach, and every source of advantage.
fn against(play: Play<'_>, told: Phrase, needed: i32, tally: &Tally) -> Phrase {
    let die = DiceExpr {
        plus: tally.sum(),
        ..DiceExpr::dice(1, Die::D20)
    };
    let rolled = tally.dice.iter().fold(dice(die), |all, (_, more, added)| {
        let sign = if *added { '+' } else { '\u{2212}' };
        format!("{all}{sign}{}", dice(*more))
    });
    let told = told.with("dice", rolled).n(needed);
    let why = advantages(play.book(), tally);
    sentences([told.clone()].into_iter().chain(why)).unwrap_or(told)
}
