//! What is asked.

use super::{
    super::{
        effects::targets,
        play::Play,
        sheet::Sheet,
        step::{Cause, Plan, Question, Run},
    },
    Terms, asked, deed, making, say, town,
};
use crate::game::Phrase;

/// The question in words.
pub fn prompt(play: Play<'_>, question: &Question) -> Phrase {
    match question {
        Question::OnDive(asked) => asked::prompt(play, *asked),
        Question::OfHero => making::prompt(play),
        Question::InTown(asked) => town::prompt(play, asked),
        Question::OnTurn(who) => {
            let feet = Sheet::of(play.figure(*who)).feet_left();
            say("dive-prompt-turn").by(*who).n(feet)
        }
        Question::Aim(plan) => aim(play, plan),
        Question::Reaction { who, cause } => say("dive-prompt-reaction")
            .by(*who)
            .with("cause", self::cause(play, *cause)),
        Question::Again { run, left } => say("dive-prompt-again")
            .with("what", of_run(play, *run))
            .n(*left),
        Question::OneOf(run) => say("dive-prompt-one-of")
            .on(run.on)
            .with("what", of_run(play, *run)),
        Question::ZoneTo { zone, .. } => {
            let what = match play.zone(*zone) {
                Some(it) => deed(play.book(), it.source, None),
                None => say("dive-word-nothing"),
            };
            say("dive-prompt-zone-to").with("what", what)
        }
        Question::Whither { run, feet, hops } => {
            let key = match (hops, feet) {
                (true, _) => "dive-prompt-hop",
                (false, 0) => "dive-prompt-whither-speed",
                (false, _) => "dive-prompt-whither",
            };
            say(key).by(run.on).n(*feet)
        }
    }
}

fn of_run(play: Play<'_>, run: Run) -> Phrase {
    let it = play.deed(run.deed);
    deed(play.book(), it.source, it.act)
}

fn aim(play: Play<'_>, plan: &Plan) -> Phrase {
    let frame = &play.book().works(plan.source).acts[usize::from(plan.act)];
    let what = deed(play.book(), plan.source, Some(plan.act));
    let chosen = plan.targets.len();
    let most = targets::most(play, plan, frame);
    let key = match (targets::takes_square(frame), most, chosen) {
        (true, ..) => "dive-prompt-aim-square",
        (_, 0 | 1, _) => "dive-prompt-aim",
        (_, _, 0) => "dive-prompt-aim-several",
        _ => "dive-prompt-aim-more",
    };
    say(key)
        .by(plan.by)
        .with("what", what)
        .n(usize::from(most).saturating_sub(chosen))
}

/// What can be answered.
pub fn cause(play: Play<'_>, of: Cause) -> Phrase {
    let by = |key: &'static str, deed: u16| {
        let it = play.deed(deed);
        let own = matches!(of, Cause::AttackFailed(_));
        let other = it.rolled.filter(|_| own).map_or(it.by, |it| it.blow.on);
        let told = say(key).on(other);
        match it.rolled {
            Some(rolled) => told
                .n(i32::from(rolled.total))
                .with("needed", i32::from(rolled.ac)),
            None => told.n(0).with("needed", 0),
        }
    };
    match of {
        Cause::Hit(deed) => by("dive-prompt-hit", deed),
        Cause::Missed(deed) => by("dive-prompt-missed", deed),
        Cause::AllyAttacked(deed) => {
            let at = play.deed(deed).targets.first().copied();
            let told = by("dive-prompt-ally-attacked", deed);
            match at {
                Some(at) => told.who("ally", at.token()),
                None => told.with("ally", say("dive-name-nobody")),
            }
        }
        Cause::AttackFailed(deed) => by("dive-prompt-failed", deed),
        Cause::SaveFailed(run) => say("dive-prompt-save-failed").with("what", of_run(play, run)),
        Cause::Damaged(deed) => by("dive-prompt-damaged", deed),
        Cause::Targeted(cast) => {
            let it = play.deed(cast);
            by("dive-prompt-targeted", cast).with("what", deed(play.book(), it.source, it.act))
        }
        Cause::SpellCast(cast) => {
            let it = play.deed(cast);
            by("dive-prompt-spell", cast).with("what", deed(play.book(), it.source, it.act))
        }
        Cause::FoeLeaves(mover) => say("dive-prompt-leaves").on(mover),
        Cause::FoeComes(mover) => say("dive-prompt-comes").on(mover),
        Cause::Falls(fallen) => say("dive-prompt-falls").on(fallen),
    }
}
