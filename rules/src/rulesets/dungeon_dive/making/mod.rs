//! Heroes are made, step by step or as proposed, and go up; rules `hero.ready` and those after it,
//! `growth.when` and `growth.restores`.
//!
//! `draft` is what is chosen, `steps` what is still to be chosen, `proposed` what is proposed.

mod draft;
mod proposed;
mod rise;
mod steps;

pub use draft::{By, Draft, Method, Pick, counts};
pub use proposed::{proposed, ready};
pub use rise::{level_for, prepares, rise};
pub use steps::{Step, next, options};

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use super::{
    Cx,
    content::{Book, Class, Race},
    event::{Making, ScoreRoll},
    play::Play,
    record::{HeroRecord, Purse},
    rules,
    step::{Action, Question, Task},
};
use crate::{
    dice::{Check, DiceExpr, Modifier, Pool, PoolTotals, Reading},
    game::{LegalActions, Seat},
};

/// Something the making of a hero has yet to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum MakingTask {
    /// A new hero, with this place in the stable, is begun.
    Begin(u8),
    /// Somebody of the stable goes up, as far as their rooms are good for.
    Rise { place: u8, rooms: u16 },
    /// Somebody of the stable prepares other spells.
    Prepare(u8),
    /// Whatever is still open is chosen.
    Next,
}

/// A choice about a hero in the making.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MakingAct {
    Pick(Pick),
    /// All that is open is taken as proposed.
    Rest,
}

/// Carries out a task of the making.
pub fn resolve(cx: &mut Cx<'_>, task: MakingTask) {
    match task {
        MakingTask::Begin(place) => begin(cx, place),
        MakingTask::Rise { place, rooms } => rise::begin(cx, place, rooms),
        MakingTask::Prepare(place) => rise::prepare(cx, place),
        MakingTask::Next => go_on(cx),
    }
}

fn begin(cx: &mut Cx<'_>, place: u8) {
    let setup = &cx.setup().town;
    let by = if setup.random { By::Dice } else { By::Player };
    let draft = Box::new(Draft::new(place, setup.level, by));
    cx.push(Task::Making(MakingTask::Next));
    cx.emit(rules::HERO_READY, Making::Began { draft }.into());
}

/// Asks for the next step, takes it as proposed, or rolls for it.
fn go_on(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let book = play.book();
    let Some(draft) = play.town().draft.as_deref() else {
        return;
    };
    let unrolled = draft.method == Some(Method::Rolled)
        && draft.numbers.is_empty()
        && draft.scores.iter().all(|it| *it == 0);
    if unrolled {
        cx.push(Task::Making(MakingTask::Next));
        return roll_scores(cx);
    }
    let Some(step) = next(book, draft) else {
        return finish(cx);
    };
    let (by, rule) = (draft.by, step.rule(draft));
    let options = options(book, draft, step);
    let pick = match by {
        By::Player if options.len() > 1 => return cx.ask(Question::OfHero),
        By::Dice if matches!(step, Step::Race | Step::Class) => {
            let place = cx
                .chance()
                .roll_one_of(options.len() as u8, "dice-dive-random");
            options[usize::from(place)]
        }
        By::Dice if step == Step::Method => Pick::Method(Method::Rolled),
        By::Player | By::Proposal | By::Dice => match proposed(book, draft, step) {
            Some(pick) => pick,
            None => return,
        },
    };
    cx.push(Task::Making(MakingTask::Next));
    cx.emit(rule, Making::Picked { pick }.into());
}

/// Dice of a score, of which the best count; rule `hero.rolled`.
struct Scored<'b>(&'b Book);

impl Check for Scored<'_> {
    type Outcome = i8;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let figures = &self.0.figures;
        let best = Reading::Highest(figures.score_best);
        let DiceExpr { count, die, .. } = figures.score_dice;
        smallvec![Pool::new("dice-dive-score", count, die, best)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> i8 {
        (totals[0] + self.0.figures.score_dice.plus) as i8
    }
}

fn roll_scores(cx: &mut Cx<'_>) {
    let content = cx.content();
    let rolls: Vec<ScoreRoll> = (0..6)
        .map(|_| {
            let (roll, score) = cx.roll(&Scored(content));
            ScoreRoll { roll, score }
        })
        .collect();
    for it in rolls {
        cx.emit(rules::HERO_ROLLED, Making::Rolled(Box::new(it)).into());
    }
}

/// The hero is done: a new one comes to the stable, another one goes up.
fn finish(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let Some(draft) = play.town().draft.as_deref() else {
        return;
    };
    if !draft.is_new() {
        return rise::finish(cx);
    }
    if let Some(record) = record(play.book(), draft) {
        let record = Box::new(record);
        cx.emit(rules::HERO_READY, Making::Joined { record }.into());
    }
}

/// The record of a new hero.
fn record(book: &Book, draft: &Draft) -> Option<HeroRecord> {
    let (race, class): (&Race, &Class) = (draft.race(book)?, draft.class(book)?);
    let at = |all: &[String], place: Option<u8>| all.get(usize::from(place?)).cloned();
    let mut record = HeroRecord {
        name: at(&race.names, draft.name)?,
        bust: at(&race.busts, draft.bust).unwrap_or_default(),
        race: book[draft.race?].id.clone(),
        class: book[draft.class?].id.clone(),
        path: None,
        level: draft.level,
        scores: draft.scores(book),
        skills: draft.skills.to_vec(),
        expert: Vec::new(),
        choices: Vec::new(),
        spells: Vec::new(),
        arms: Vec::new(),
        armour: None,
        shield: None,
        gear: Vec::new(),
        items: Vec::new(),
        rooms: book.figures.rooms_for[usize::from(draft.level) - 1],
        purse: Purse {
            coins: book.figures.purse.0.into(),
            ..Purse::default()
        },
        plan: draft.plan.map(|it| book[it].id.clone()),
    };
    enter(book, draft, &mut record);
    let package = class.packages.get(usize::from(draft.package?))?;
    record.pack(book, package).ok()?;
    Some(record)
}

/// Enters what a new hero and one who goes up have in common.
fn enter(book: &Book, draft: &Draft, record: &mut HeroRecord) {
    record.level = draft.level;
    record.path = draft.path.map(|it| book[it].id.clone());
    record.scores = draft.scores(book);
    record.expert = draft.expert.to_vec();
    let choices = draft.choices.iter();
    record.choices = choices.map(|it| book[*it].id.clone()).collect();
    let spells = draft.spells.iter();
    record.spells = spells.map(|it| book[*it].id.clone()).collect();
}

/// Offers what can be chosen, what is proposed first.
pub fn offer(play: Play<'_>, offer: &mut LegalActions<Action>) {
    let book = play.book();
    let Some(draft) = play.town().draft.as_deref() else {
        return;
    };
    let Some(step) = next(book, draft) else {
        return;
    };
    offer.ask(Seat::Hero(draft.place), step.rule(draft));
    let proposed = proposed(book, draft, step);
    let options = options(book, draft, step).into_iter();
    let rest = options.filter(|it| Some(*it) != proposed);
    for pick in proposed.into_iter().chain(rest) {
        offer.add(Action::Making(MakingAct::Pick(pick)));
    }
    offer.add(Action::Making(MakingAct::Rest));
}

/// Carries out a choice.
pub fn choose(cx: &mut Cx<'_>, act: MakingAct) {
    let play = Play::of(cx.world());
    let book = play.book();
    let Some(draft) = play.town().draft.as_deref() else {
        return;
    };
    let step = next(book, draft);
    let rule = step.map_or(rules::HERO_READY, |step| step.rule(draft));
    cx.push(Task::Making(MakingTask::Next));
    match act {
        MakingAct::Pick(pick) => cx.emit(rule, Making::Picked { pick }.into()),
        MakingAct::Rest => cx.emit(rules::HERO_READY, Making::LeftToProposals.into()),
    }
}
