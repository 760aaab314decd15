//! States and steps that come from a file: whoever and whatever they name is there.

mod delving;

use super::{
    components::{Deed, FigureId, Kind, Kit, Lasting, What, With, ZoneState},
    content::Book,
    making::{self, MakingTask},
    play::Play,
    snapshot::{FigureState, Named},
    step::{Question, Run, Task},
    town::{TownQuestion, TownTask},
};
use crate::game::{Number, Step, each_number};

/// Checks that everybody and everything named by a saved world is there, and sound.
///
/// # Errors
/// The first who is not.
pub(super) fn check(book: &Book, named: &Named) -> Result<(), String> {
    let ids: Vec<FigureId> = named.figures.iter().map(|it| it.id).collect();
    if !ids.is_sorted_by(|before, after| before < after) {
        return Err("the figures are out of order".to_owned());
    }
    for it in &named.figures {
        if it.hero.is_some() != (it.kind == Kind::Hero) {
            return Err("a hero is not what it seems".to_owned());
        }
        if it.hired.is_some() != matches!(it.kind, Kind::Hired(_)) {
            return Err("a hired hand is not what it seems".to_owned());
        }
        check_figure(book, it)?;
    }
    for deed in &named.state.deeds {
        check_deed(book, deed)?;
    }
    for zone in &named.state.zones {
        check_zone(book, zone)?;
    }
    named.state.town.check(book)?;
    let held = named.state.dropped.len() <= 200;
    if !held {
        return Err("too much lies on the ground".to_owned());
    }
    if let Some(dive) = &named.state.dive {
        delving::check(book, named, dive)?;
    }
    each_number(named, |number| match number.of {
        "FigureId" => known(&ids, &number),
        _ => Ok(()),
    })
}

fn known(ids: &[FigureId], number: &Number) -> Result<(), String> {
    let id = u16::try_from(number.value).map(FigureId);
    let there = id.is_ok_and(|id| ids.binary_search(&id).is_ok());
    there.then_some(()).ok_or_else(|| nobody(number))
}

fn nobody(number: &Number) -> String {
    format!("figure {} is not here", number.value)
}

fn check_figure(book: &Book, it: &FigureState) -> Result<(), String> {
    let hired = it.hired.as_ref().map(|it| it.level);
    let level = it.hero.as_ref().map(|it| it.level).or(hired).unwrap_or(1);
    if !(1..=20).contains(&level) {
        return Err("a hero has a level of 1 to 20".to_owned());
    }
    let scores = it.hero.as_ref().map(|hero| hero.scores);
    let sound = |score: i8| (1..=30).contains(&score);
    let all = |it: crate::rulesets::dungeon_dive::content::Scores| {
        [it.str, it.dex, it.con, it.int, it.wis, it.cha]
            .into_iter()
            .all(sound)
    };
    if !scores.is_none_or(all) {
        return Err("a score lies from 1 to 30".to_owned());
    }
    let body = it.body;
    let most = 0..=2000;
    if !most.contains(&body.most)
        || !(0..=body.most).contains(&body.points)
        || !most.contains(&body.temporary)
        || body.exhaustion > 6
    {
        return Err("hit points out of bounds".to_owned());
    }
    check_kit(&it.kit)?;
    if it.stand.aloft > 100 || it.turn.moved > 2000 || it.turn.dashes > 20 {
        return Err("a turn out of bounds".to_owned());
    }
    it.lasts
        .all
        .iter()
        .try_for_each(|it| check_lasting(book, it))
}

fn check_kit(kit: &Kit) -> Result<(), String> {
    let there = |place: &u8| usize::from(*place) < kit.arms.len();
    let sound = kit.hands.iter().flatten().all(there) && kit.arms.len() <= 60;
    let once = kit.hands[0].is_none() || kit.hands[0] != kit.hands[1];
    (sound && once)
        .then_some(())
        .ok_or_else(|| "a hand holds what is not there".to_owned())
}

fn check_lasting(book: &Book, it: &Lasting) -> Result<(), String> {
    let bundles = book.works(it.source).bundles.len();
    let there = match it.what {
        What::Bundle(bundle) => usize::from(bundle) < bundles,
        What::Most(by) => (-500..=500).contains(&by),
        What::Condition(_) | What::Shine(..) => true,
    };
    there
        .then_some(())
        .ok_or_else(|| "something lasts that is not there".to_owned())
}

fn check_deed(book: &Book, deed: &Deed) -> Result<(), String> {
    let works = book.works(deed.source);
    let act = deed.act.is_none_or(|it| usize::from(it) < works.acts.len());
    let effect = deed.rolled.is_none_or(|it| match it.blow.with {
        With::Arm(_) => true,
        With::Effect { block, place } => {
            let block = works.blocks.get(usize::from(block));
            block.is_some_and(|it| usize::from(place) < it.len())
        }
    });
    let sound = act && effect && deed.circle <= 9;
    sound
        .then_some(())
        .ok_or_else(|| "something is done that is not there".to_owned())
}

fn check_zone(book: &Book, zone: &ZoneState) -> Result<(), String> {
    let there = usize::from(zone.nth) < book.works(zone.source).zones.len();
    there
        .then_some(())
        .ok_or_else(|| "there is no such zone".to_owned())
}

/// Checks that a step fits the world.
///
/// # Errors
/// The reason it does not.
pub fn check_step(play: Play<'_>, step: &Step<Task, Question>) -> Result<(), String> {
    let ids: Vec<FigureId> = play.figures().map(|it| it.id()).collect();
    each_number(step, |number| match number.of {
        "FigureId" => known(&ids, &number),
        _ => Ok(()),
    })?;
    let deed = |id: u16| {
        let there = play.state().deeds.iter().any(|it| it.id == id);
        there
            .then_some(())
            .ok_or_else(|| format!("deed {id} is over"))
    };
    if let Step::Do(Task::Delve(_)) | Step::Ask(Question::OnDive(_)) = step {
        return delving::check_step(play, step);
    }
    let run = |run: &Run| check_run(play, run);
    match step {
        Step::Do(Task::Deed(id) | Task::Struck(id)) => deed(*id),
        Step::Do(Task::Run(it) | Task::Save(it) | Task::Saved(it)) => run(it),
        Step::Do(Task::Times { run: it, .. }) => run(it),
        Step::Do(Task::Attack(blow) | Task::AttackRoll(blow)) => deed(blow.deed),
        Step::Do(Task::Harm(harm) | Task::Hurt(harm)) => deed(harm.deed),
        Step::Do(Task::React { cause, .. }) | Step::Ask(Question::Reaction { cause, .. }) => {
            cause.deed().map_or(Ok(()), deed)
        }
        Step::Do(Task::Do(plan)) | Step::Ask(Question::Aim(plan)) => {
            let acts = play.book().works(plan.source).acts.len();
            let there = usize::from(plan.act) < acts;
            there.then_some(()).ok_or_else(|| "no such act".to_owned())
        }
        Step::Ask(
            Question::Again { run: it, .. }
            | Question::OneOf(it)
            | Question::Whither { run: it, .. },
        ) => run(it),
        Step::Do(Task::Town(TownTask::Settle(hand)))
        | Step::Ask(Question::InTown(TownQuestion::Family(hand))) => play.town().check_hand(*hand),
        Step::Do(
            Task::Town(TownTask::Bier(place))
            | Task::Making(MakingTask::Rise { place, .. } | MakingTask::Prepare(place)),
        )
        | Step::Ask(Question::InTown(TownQuestion::Counter(place) | TownQuestion::Temple(place))) => {
            play.town().check_place(*place)
        }
        Step::Ask(Question::OfHero) => {
            let draft = play.town().draft.as_deref();
            let asks = draft.is_some_and(|it| making::next(play.book(), it).is_some());
            asks.then_some(())
                .ok_or_else(|| "nobody is being made".to_owned())
        }
        _ => Ok(()),
    }
}

fn check_run(play: Play<'_>, run: &Run) -> Result<(), String> {
    let deed = play.known_deed(run.deed);
    let deed = deed.ok_or_else(|| format!("deed {} is over", run.deed))?;
    let blocks = &play.book().works(deed.source).blocks;
    let block = blocks.get(usize::from(run.block));
    // The place behind the last effect is where a list ends.
    let there = block.is_some_and(|it| usize::from(run.place) <= it.len());
    there
        .then_some(())
        .ok_or_else(|| "no such list of effects".to_owned())
}
