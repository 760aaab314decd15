//! Acts and spells, and what lasts, in the log.

use super::{
    super::{
        super::{
            components::{Deed, FigureId, Kind, Lasting, What},
            content::{ConditionIx, Form, Source},
            event::{Magic, Stake},
            play::Play,
            rolling::source_name,
            sheet::Tally,
            sheet::is_ritual,
        },
        Terms, ability, advantages, circle, deed, figures, kept_up, lasting_name, one,
        rolled as rolled_with, say, small, small_deed,
    },
    rolled, unsaid,
};
use crate::{
    dice::Roll,
    game::{
        Narration, Phrase,
        present::{detail, fine_print, line, outcome},
    },
};

/// An event in words.
pub fn narrate(play: Play<'_>, event: &Magic) -> Narration {
    let book = play.book();
    match event {
        Magic::Begun { deed, .. } => begun(play, deed),
        Magic::DeedOver { .. }
        | Magic::ZoneMoved { .. }
        | Magic::ZoneTouched { .. }
        | Magic::SlotBack { .. }
        | Magic::Restored { .. } => unsaid(),
        Magic::Undone { .. } => outcome(say("dive-log-undone")),
        Magic::Aimed { at, .. } => outcome(say("dive-log-aimed").on(*at)),
        Magic::DiceRolled { sum, .. } => fine_print(say("dive-log-dice-rolled").n(i32::from(*sum))),
        Magic::SaveRolled {
            run,
            ability: of,
            dc,
            tally,
            roll,
            passed,
        } => {
            let key = match (passed.success, roll) {
                (true, _) => "dive-log-save-passed",
                (false, Some(_)) => "dive-log-save-failed",
                (false, None) => "dive-log-save-lost",
            };
            let told = say(key).on(run.on).with("ability", ability(*of));
            let dice = roll.as_ref().map(|roll| rolled(tally, roll, *dc));
            why(play, outcome(with_dice(told, dice)), tally)
        }
        Magic::CheckRolled {
            who,
            with,
            dc,
            tally,
            roll,
            passed,
        } => {
            let key = match (with, passed) {
                (Some(_), true) => "dive-log-check-passed",
                (Some(_), false) => "dive-log-check-failed",
                (None, true) => "dive-log-plain-save-passed",
                (None, false) => "dive-log-plain-save-failed",
            };
            let told = say(key).by(*who).with("rolled", rolled(tally, roll, *dc));
            let told = match with {
                Some(with) => told.with("what", rolled_with(*with)),
                None => told,
            };
            why(play, line(told), tally)
        }
        Magic::Contested {
            by,
            over,
            on,
            rolls,
            won,
            ..
        } => {
            let key = match (over, won) {
                (Stake::Grapple, true) => "dive-log-grapple-won",
                (Stake::Grapple, false) => "dive-log-grapple-lost",
                (Stake::Shove, true) => "dive-log-shove-won",
                (Stake::Shove, false) => "dive-log-shove-lost",
                (Stake::KnockDown, true) => "dive-log-knock-down-won",
                (Stake::KnockDown, false) => "dive-log-knock-down-lost",
                (Stake::Escape, true) => "dive-log-escape-won",
                (Stake::Escape, false) => "dive-log-escape-lost",
                (Stake::Effect, true) => "dive-log-contest-won",
                (Stake::Effect, false) => "dive-log-contest-lost",
            };
            line(
                say(key)
                    .by(*by)
                    .on(*on)
                    .n(contested(&rolls[0]))
                    .with("other", contested(&rolls[1])),
            )
        }
        Magic::SavedAgain {
            who,
            dc,
            roll,
            passed,
            ..
        } => {
            let key = match passed {
                true => "dive-log-saved-again",
                false => "dive-log-not-saved-again",
            };
            let dice = say("dive-log-rolled")
                .n(contested(roll))
                .with("needed", i32::from(*dc));
            line(say(key).by(*who).with("rolled", dice))
        }
        Magic::Lasts { on, lasting } => lasts(play, *on, lasting),
        Magic::Ended { on, was, .. } => ended(play, *on, was),
        Magic::Concentrates { who, source, .. } => fine_print(keeps_up(
            "dive-log-concentrates",
            *who,
            kept_up(book, *source),
        )),
        Magic::ConcentrationRolled {
            who,
            dc,
            tally,
            roll,
            held,
        } => {
            let key = match held {
                true => "dive-log-concentration-held",
                false => "dive-log-concentration-lost",
            };
            let needed = i16::from(*dc);
            let told = say(key)
                .by(*who)
                .with("rolled", rolled(tally, roll, needed));
            why(play, outcome(told), tally)
        }
        Magic::LetGo { who, source } => {
            line(keeps_up("dive-log-let-go", *who, kept_up(book, *source)))
        }
        Magic::ZoneMade { zone } => {
            let of = &book.works(zone.source).zones[usize::from(zone.nth)].zone;
            let name = match &of.name {
                Some(name) => Phrase::new(name.clone()),
                None => Phrase::new(source_name(book, zone.source)),
            };
            outcome(say("dive-log-zone").with("what", name).n(zone.cells.len()))
        }
        Magic::ZoneGone { source, .. } => {
            detail(say("dive-log-zone-gone").with("what", kept_up(book, *source)))
        }
        Magic::PictureRolled {
            who, by, fooled, ..
        } => {
            let key = match fooled {
                true => "dive-log-picture-fooled",
                false => "dive-log-picture-seen",
            };
            detail(say(key).by(*by).on(*who))
        }
        Magic::PictureGone { who, .. } => outcome(say("dive-log-picture-gone").on(*who)),
        Magic::UsedUp { who, item } => detail(
            say("dive-log-used-up")
                .by(*who)
                .with("thing", small(Phrase::new(book[*item].name))),
        ),
        Magic::HitDiceBack { who, count } => {
            detail(say("dive-log-hit-dice-back").by(*who).n(*count))
        }
        Magic::Recharged {
            who, source, count, ..
        } => detail(
            say("dive-log-charges-back")
                .by(*who)
                .n(*count)
                .with("thing", small_deed(book, *source, None)),
        ),
        Magic::MostSet { who, most } => {
            detail(say("dive-log-most-set").by(*who).n(i32::from(*most)))
        }
        Magic::RechargeRolled { who, act, back, .. } => {
            let key = match back {
                true => "dive-log-recharged",
                false => "dive-log-not-recharged",
            };
            let what = match play.kind_of(*who) {
                Some(Kind::Foe(foe)) => small(deed(book, Source::Foe(foe), Some(*act))),
                _ => say("dive-word-nothing"),
            };
            fine_print(say(key).by(*who).with("what", what))
        }
    }
}

/// True for a condition that the rules alone put on somebody.
pub fn is(lasting: &Lasting, condition: ConditionIx) -> bool {
    lasting.source == Source::Rule && lasting.what == What::Condition(condition)
}

fn why(play: Play<'_>, told: Narration, tally: &Tally) -> Narration {
    match advantages(play.book(), tally) {
        Some(why) => told.because(why),
        None => told,
    }
}

fn with_dice(told: Phrase, dice: Option<Phrase>) -> Phrase {
    match dice {
        Some(dice) => told.with("rolled", dice),
        None => told,
    }
}

/// The higher of two dice, or the one, with what is added.
fn contested(roll: &Roll) -> i32 {
    super::total(&Tally::default(), roll)
}

/// The same of something that somebody keeps up by thinking of it.
pub(super) fn keeps_up(key: &'static str, who: FigureId, what: Phrase) -> Phrase {
    say(key).by(who).with("what", what)
}

/// What is done or cast, before its results. An attack says so itself, and so does what happens by
/// itself.
fn begun(play: Play<'_>, it: &Deed) -> Narration {
    let book = play.book();
    if it.source == Source::Rule || it.act.is_none() {
        return unsaid();
    }
    let what = deed(book, it.source, it.act);
    let others = it.targets.iter().copied().filter(|on| *on != it.by);
    let others: Vec<FigureId> = others.collect();
    let spell = matches!(it.source, Source::Spell(_)) && it.act == Some(0);
    let own = match it.source {
        Source::Spell(spell) => book[spell].circle,
        _ => 0,
    };
    if is_ritual(book, it.source, it.act, it.circle) {
        return line(say("dive-log-ritual").by(it.by).with("what", what));
    }
    let potion = matches!(it.source, Source::Item(item) if book[item].form == Form::Potion);
    let key = match (spell, others.is_empty(), it.circle > own) {
        (true, true, true) => "dive-log-casts-higher",
        (true, true, false) => "dive-log-casts",
        (true, false, true) => "dive-log-casts-higher-on",
        (true, false, false) => "dive-log-casts-on",
        (false, true, _) if potion => "dive-log-drinks",
        (false, false, _) if potion => "dive-log-gives-to-drink",
        (false, true, _) => "dive-log-uses",
        (false, false, _) => "dive-log-uses-on",
    };
    // A foe's bite is told by its roll.
    if !spell && is_attack(play, it) {
        return unsaid();
    }
    let told = say(key).by(it.by);
    // What is used has words of its own, found by the key of its name.
    let told = match spell || potion && !others.is_empty() {
        true => told,
        false => told.with("act", what.key.to_string()),
    };
    let told = told
        .with("thing", one(what.clone()))
        .with("what", what)
        .with("circle", circle(it.circle));
    line(match figures(&others) {
        Some(all) => told.with("targets", all),
        None => told,
    })
}

/// True for an act that is an attack and nothing else.
fn is_attack(play: Play<'_>, it: &Deed) -> bool {
    use super::super::super::content::Effect;
    let works = play.book().works(it.source);
    let frame = it.act.and_then(|act| works.acts.get(usize::from(act)));
    let block = frame.map(|frame| &works.blocks[usize::from(frame.block)]);
    block.is_some_and(|all| {
        matches!(
            all.first().map(|it| &it.effect),
            Some(Effect::Attack { .. })
        )
    })
}

fn lasts(play: Play<'_>, on: FigureId, lasting: &Lasting) -> Narration {
    let book = play.book();
    match lasting.what {
        What::Condition(condition) => outcome(
            say("dive-log-condition")
                .on(on)
                .with("what", small(Phrase::new(book[condition].name))),
        ),
        // What it does has been announced by its name.
        What::Bundle(_) | What::Most(_) | What::Shine(..) => unsaid(),
    }
}

/// Something that lasted is over. What a foe has done to somebody without an act of a name is told by
/// the foe.
fn over(play: Play<'_>, on: FigureId, was: &Lasting) -> Narration {
    let book = play.book();
    let what = lasting_name(book, was);
    let unnamed = what.key == source_name(book, was.source);
    fine_print(match (was.source, was.by) {
        (Source::Foe(_), Some(by)) if unnamed && by != on => say("dive-log-over-of").by(by).on(on),
        (Source::Foe(_), _) if unnamed => return unsaid(),
        _ => say("dive-log-over").on(on).with("what", what),
    })
}

fn ended(play: Play<'_>, on: FigureId, was: &Lasting) -> Narration {
    let book = play.book();
    let imposed = &book.imposed;
    match was.what {
        What::Condition(it) if [imposed.dodging, imposed.helped].contains(&it) => unsaid(),
        What::Condition(it) => detail(
            say("dive-log-condition-over")
                .on(on)
                .with("what", small(Phrase::new(book[it].name))),
        ),
        What::Bundle(_) | What::Shine(..) if was.source != Source::Rule => over(play, on, was),
        _ => unsaid(),
    }
}
