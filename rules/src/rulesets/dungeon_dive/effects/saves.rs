//! Saves, checks and contests, and spells that undo others.

use smallvec::SmallVec;

use super::super::{
    Cx,
    checks::{Face, Passed, Test},
    components::{Deed, FigureId},
    content::{Ability, Book, ConditionIx, Cover, DamageKind, Effect, Rolled, Source, Step, Trait},
    event::{Magic, Stake},
    figure::Figure,
    place,
    play::Play,
    rolling::d20,
    rules,
    sheet::{Case, Made, Sheet, Tally, Why},
    step::{Cause, Run, Share, Task},
};
use super::{amounts, deeds, lasting, reactions, targets};
use crate::{dice::Roll, game::RuleId};

/// Rolls a save of the target of an effect, which can be answered if it fails; rule `save.roll`.
pub fn save(cx: &mut Cx<'_>, run: Run) {
    let Some(passed) = roll_save(cx, run) else {
        return;
    };
    let mut tasks: SmallVec<[Task; 2]> = SmallVec::new();
    if !passed.success {
        tasks.extend(reactions::ask(Play::of(cx.world()), Cause::SaveFailed(run)));
    }
    tasks.push(Task::Saved(run));
    cx.push_all(tasks);
}

fn roll_save(cx: &mut Cx<'_>, run: Run) -> Option<Passed> {
    let play = Play::of(cx.world());
    let deed = play.deed(run.deed);
    let step = play.step_of(deed, run);
    let Effect::Save { ability, half, .. } = step.effect else {
        return None;
    };
    let rule = if half {
        rules::SAVE_HALF
    } else {
        rules::SAVE_ROLL
    };
    let (tally, dc) = save_of(play, deed, step, play.figure(run.on))?;
    let (roll, passed) = match tally.fails {
        true => (None, failed()),
        false => {
            let test = Test::new(d20(play.book(), "dice-dive-save", &tally), dc);
            let (roll, _, passed) = test.rolled(cx.chance());
            (Some(Box::new(roll)), passed)
        }
    };
    let spent = tally.spent.clone();
    let event = Magic::SaveRolled {
        run,
        ability,
        dc: dc as i16,
        tally: Box::new(tally),
        roll,
        passed,
    };
    cx.emit(rule, event.into());
    lasting::spend(cx, &spent);
    Some(passed)
}

/// What the save of somebody against an effect is made of, and its difficulty.
pub fn save_of(play: Play<'_>, deed: &Deed, step: &Step, on: Figure<'_>) -> Option<(Tally, i32)> {
    let Effect::Save {
        ability,
        dc,
        easier_in_fight,
        ignores_cover,
        ref harder_for,
        ..
    } = step.effect
    else {
        return None;
    };
    let mut against = Against::default();
    if let Some(fail) = step.inner.first() {
        against.add(play.book(), deed.source, *fail);
    }
    let spell = matches!(deed.source, Source::Spell(_));
    let made = Made::Save {
        ability,
        against: &against.conditions,
        spell,
    };
    let case = Case {
        by_spell: spell,
        kinds: &against.damage,
        ..Case::with(deed.by)
    };
    let mut tally = Sheet::of(on).tally(made, &case);
    if ability == Ability::Dexterity && !ignores_cover {
        add_cover(play, deed, on, &mut tally);
    }
    let foe = play.figure(deed.by).team() != on.team();
    if easier_in_fight && foe && play.fight().is_some() {
        let why = Why::Source(deed.source);
        tally.advantage.push(why);
    }
    if harder_for.contains(&on.creature()) {
        tally.disadvantage.push(Why::Source(deed.source));
    }
    Some((tally, amounts::dc(play, deed, dc)))
}

/// Cover from whoever does it, or from the point that an area spreads from, helps to get out of the
/// way; rule `cover.degrees`. Nobody is covered from what they stand in.
fn add_cover(play: Play<'_>, deed: &Deed, on: Figure<'_>, tally: &mut Tally) {
    let act = super::frame_of(play, deed).filter(|_| deed.root == deed.id);
    let (Some(frame), Some(by)) = (act, play.get(deed.by).filter(|it| it.id() != on.id())) else {
        return;
    };
    let cover = match targets::point(by, frame, deed.at) {
        Some(point) => place::cover_from(point, on),
        None => place::cover(by, on).filter(|it| *it != Cover::Half || !place::is_above(by, on)),
    };
    let figures = &play.book().figures;
    let more = match cover {
        None | Some(Cover::Total) => 0,
        Some(Cover::Half) => figures.half_cover,
        Some(Cover::ThreeQuarters) => figures.most_cover,
    };
    tally.add(Why::Rule(rules::COVER_DEGREES), more.into());
}

fn failed() -> Passed {
    Passed {
        success: false,
        twenty: false,
        badly: true,
    }
}

/// What a save keeps off.
#[derive(Default)]
struct Against {
    conditions: Vec<ConditionIx>,
    damage: Vec<DamageKind>,
}

impl Against {
    /// Adds what a list of effects does, and the lists inside it that no other save stands before.
    fn add(&mut self, book: &Book, source: Source, block: u16) {
        let works = book.works(source);
        for step in &works.blocks[usize::from(block)] {
            match &step.effect {
                Effect::Inflict { condition, .. } => {
                    self.conditions.push(book.condition(condition));
                }
                Effect::Give { .. } => self.conditions.extend(book.brought(source, step.gives)),
                Effect::Damage { kind, .. } => self.damage.push(*kind),
                Effect::If { .. } | Effect::OneOf(_) | Effect::Times(..) => {
                    for inner in &step.inner {
                        self.add(book, source, *inner);
                    }
                }
                _ => {}
            }
        }
    }
}

/// What comes of a save: the whole on a failure, half of the damage or nothing on a success, and no
/// damage at all on a 20; rules `save.half` and `check.twenty`. Whoever evades takes half and
/// nothing instead.
pub fn saved(cx: &mut Cx<'_>, run: Run) {
    let play = Play::of(cx.world());
    let deed = play.deed(run.deed);
    let step = play.step_of(deed, run);
    let Effect::Save { ability, half, .. } = step.effect else {
        return;
    };
    let passed = deed.passed.unwrap_or_else(failed);
    let sheet = Sheet::of(play.figure(run.on));
    let evades = half && sheet.is(|it| *it == Trait::Evades(ability));
    // Whoever is spared the damage of the whole is spared that of its parts.
    let spared = run.share == Share::NoDamage;
    let into = |nth: usize, share: Share| Run {
        block: step.inner[nth],
        place: 0,
        share: if spared { Share::NoDamage } else { share },
        critical: false,
        ..run
    };
    let mut tasks: SmallVec<[Task; 3]> = SmallVec::new();
    if passed.success {
        if half && !evades && !passed.twenty && !spared {
            tasks.push(Task::Run(into(0, Share::OnlyHalf)));
        }
        let share = if passed.twenty {
            Share::NoDamage
        } else {
            Share::All
        };
        tasks.push(Task::Run(into(2, share)));
    } else {
        let share = match (passed.twenty, evades) {
            (true, _) => Share::NoDamage,
            (false, true) => Share::HalfDamage,
            (false, false) => Share::All,
        };
        tasks.push(Task::Run(into(0, share)));
        if passed.badly {
            tasks.push(Task::Run(into(1, share)));
        }
    }
    cx.push_all(tasks);
}

/// Rolls a save that nothing else hangs on. True if it succeeds.
pub fn plain_save(cx: &mut Cx<'_>, who: FigureId, made: Made<'_>, dc: i32) -> bool {
    let play = Play::of(cx.world());
    let tally = Sheet::of(play.figure(who)).tally(made, &Case::ALONE);
    tested(cx, (who, None), tally, dc, rules::SAVE_ROLL)
}

/// Rolls a check of somebody; rule `check.roll`. True if it succeeds.
pub fn check(cx: &mut Cx<'_>, who: FigureId, with: Rolled, dc: i32) -> bool {
    check_in(cx, who, with, dc, &Case::ALONE)
}

/// The same for a check that is about somebody else, as where one looks for them.
pub fn check_about(cx: &mut Cx<'_>, who: FigureId, other: FigureId, with: Rolled, dc: i32) -> bool {
    check_in(cx, who, with, dc, &Case::with(other))
}

fn check_in(cx: &mut Cx<'_>, who: FigureId, with: Rolled, dc: i32, case: &Case<'_>) -> bool {
    let play = Play::of(cx.world());
    let tally = Sheet::of(play.figure(who)).tally(Made::Check(with), case);
    tested(cx, (who, Some(with)), tally, dc, rules::CHECK_ROLL)
}

fn tested(
    cx: &mut Cx<'_>,
    (who, with): (FigureId, Option<Rolled>),
    tally: Tally,
    dc: i32,
    rule: RuleId,
) -> bool {
    let play = Play::of(cx.world());
    let test = Test::new(d20(play.book(), "dice-dive-check", &tally), dc);
    let (roll, _, passed) = test.rolled(cx.chance());
    let passed = passed.success && !tally.fails;
    let spent = tally.spent.clone();
    let event = Magic::CheckRolled {
        who,
        with,
        dc: dc as i16,
        tally: Box::new(tally),
        roll: Box::new(roll),
        passed,
    };
    cx.emit(rule, event.into());
    lasting::spend(cx, &spent);
    passed
}

/// Rolls a check of one against the best answer of another; rule `check.contest`. A tie changes
/// nothing.
pub fn contest(
    cx: &mut Cx<'_>,
    over: Stake,
    (by, with): (FigureId, Rolled),
    (on, against): (FigureId, &[Rolled]),
) -> bool {
    let play = Play::of(cx.world());
    let Some(best) = answer(&Sheet::of(play.figure(on)), by, against) else {
        return false;
    };
    let (first, one) = contestant(cx, by, with, on);
    let (second, other) = contestant(cx, on, best, by);
    let won = one.total > other.total;
    let side = Play::of(cx.world()).figure(by).side();
    let event = Magic::Contested {
        by,
        over,
        side,
        on,
        rolls: Box::new([first, second]),
        won,
    };
    cx.emit(rules::CHECK_CONTEST, event.into());
    won
}

/// What somebody answers a contest with: whatever they are best at.
pub fn answer(target: &Sheet<'_>, by: FigureId, against: &[Rolled]) -> Option<Rolled> {
    against.iter().copied().max_by_key(|it| {
        let tally = target.tally(Made::Check(*it), &Case::with(by));
        tally.sum() + 5 * i32::from(tally.mode())
    })
}

fn contestant(cx: &mut Cx<'_>, who: FigureId, with: Rolled, other: FigureId) -> (Roll, Face) {
    let play = Play::of(cx.world());
    let sheet = Sheet::of(play.figure(who));
    let tally = sheet.tally(Made::Check(with), &Case::with(other));
    let d20 = d20(play.book(), "dice-dive-contest", &tally);
    d20.rolled(cx.chance())
}

/// Rolls what a reaction answers once more: an attack, or a save.
pub fn reroll(cx: &mut Cx<'_>, deed: &Deed) {
    match deed.answers {
        Some(Cause::AttackFailed(answered) | Cause::Hit(answered) | Cause::Missed(answered)) => {
            let rolled = Play::of(cx.world()).deed(answered).rolled;
            if let Some(rolled) = rolled {
                super::super::fight::strike::roll_again(cx, rolled.blow);
            }
        }
        // What comes of it follows as before.
        Some(Cause::SaveFailed(run)) => {
            roll_save(cx, run);
        }
        _ => {}
    }
}

/// Undoes the spell that is answered: up to a circle by itself, a higher one by a check with the
/// casting ability against 10 and its circle.
pub fn counter(cx: &mut Cx<'_>, deed: &Deed, circle: u8) {
    let play = Play::of(cx.world());
    let Some(Cause::SpellCast(answered)) = deed.answers else {
        return;
    };
    let reach = amounts::circle(play, deed, circle);
    let other = play.deed(answered).circle;
    if overcomes(cx, deed.by, other, reach) {
        let rule = deeds::rule_of(deed.source);
        cx.emit(rule, Magic::Undone { deed: answered }.into());
    }
}

fn overcomes(cx: &mut Cx<'_>, by: FigureId, other: u8, reach: u8) -> bool {
    if other <= reach {
        return true;
    }
    let casting = Play::of(cx.world()).figure(by).casting();
    let Some(ability) = casting else { return false };
    check(cx, by, Rolled::Ability(ability), 10 + i32::from(other))
}

/// Ends what lasts by spells on somebody, each by its circle.
pub fn dispel(cx: &mut Cx<'_>, deed: &Deed, on: FigureId, circle: u8) {
    let play = Play::of(cx.world());
    let reach = amounts::circle(play, deed, circle);
    let all = play.figure(on).lasts().all.iter();
    let spells = all.filter(|it| matches!(it.source, Source::Spell(_)));
    let all: Vec<(u16, u8)> = spells.map(|it| (it.id, it.circle)).collect();
    for (id, circle) in all {
        if overcomes(cx, deed.by, circle, reach) {
            lasting::end(cx, on, id, deeds::rule_of(deed.source));
        }
    }
}
