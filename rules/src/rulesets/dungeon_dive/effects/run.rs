//! Effects, one after the other.

use super::super::{
    Cx,
    checks::Damage,
    components::{Blow, Deed, FigureId, How, What, With},
    content::{DamageKind, Effect, Plus, SaveAgain, Source, Standard, Trait},
    delve::Delve,
    event::{Fighting, Magic, Spends, Stake},
    fight::{harm, standard, strike},
    figure::Figure,
    play::Play,
    rules,
    sheet::Sheet,
    step::{Harm, Part, Question, Run, Share, Task},
    tactics,
};
use super::{amounts, deeds, lasting, moving, rest, saves, several, summons, zones};
use crate::{
    dice::{Check, DiceExpr, Sum},
    game::Side,
};

/// Carries out an effect, and leaves those after it in its list.
pub fn run(cx: &mut Cx<'_>, run: Run) {
    let play = Play::of(cx.world());
    let Some(deed) = play.known_deed(run.deed) else {
        return;
    };
    let works = play.book().works(deed.source);
    let block = &works.blocks[usize::from(run.block)];
    if usize::from(run.place) >= block.len() {
        return;
    }
    if deed.undone || play.get(run.on).is_none() {
        return;
    }
    if usize::from(run.place) + 1 < block.len() {
        let next = run.place + 1;
        cx.push(Task::Run(Run { place: next, ..run }));
    }
    let play = Play::of(cx.world());
    let deed = play.deed(run.deed).clone();
    let step = play.step_of(&deed, run);
    let (effect, inner) = (step.effect.clone(), step.inner.clone());
    if is_spared(Play::of(cx.world()), &deed, run, &effect) {
        return;
    }
    let (gives, save) = (step.gives, step.save);
    let again = |it: Option<SaveAgain>| it.map(|it| it.after(save));
    let damages = matches!(effect, Effect::Damage { .. });
    let skipped = match run.share {
        Share::All | Share::HalfDamage => false,
        Share::OnlyHalf => !damages,
        Share::NoDamage => damages,
    };
    if skipped {
        return;
    }
    let into = |nth: usize| Run {
        block: inner[nth],
        place: 0,
        ..run
    };
    match effect {
        Effect::Attack { ranged, .. } => {
            let how = if ranged { How::Shoot } else { How::Strike };
            cx.push(Task::Attack(Blow {
                deed: run.deed,
                by: deed.by,
                on: run.on,
                with: With::Effect {
                    block: run.block,
                    place: run.place,
                },
                how,
                from: None,
                second: false,
                both_hands: false,
            }));
        }
        Effect::Save { .. } => cx.push(Task::Save(run)),
        Effect::Contest { with, against, .. } => {
            if saves::contest(cx, Stake::Effect, (deed.by, with), (run.on, &against)) {
                cx.push(Task::Run(into(0)));
            }
        }
        Effect::Check { with, dc, .. } => {
            let dc = amounts::dc(Play::of(cx.world()), &deed, dc);
            if saves::check(cx, deed.by, with, dc) {
                cx.push(Task::Run(into(0)));
            }
        }
        Effect::If { so, .. } => {
            let so = deeds::is_so(Play::of(cx.world()), &deed, run.on, &so);
            cx.push(Task::Run(into(usize::from(!so))));
        }
        Effect::Times(count, _) => {
            let count = amounts::times(Play::of(cx.world()), &deed, count);
            several::begin(cx, into(0), count);
        }
        Effect::ToDoer(_) => cx.push(Task::Run(Run {
            on: deed.by,
            ..into(0)
        })),
        Effect::OneOf(_) => one_of(cx, run),
        Effect::Pool { dice, .. } => pool(cx, &deed, run, dice, inner[0]),
        Effect::Damage {
            dice,
            plus,
            kind,
            magical,
        } => damage(cx, &deed, run, (dice, plus), (kind, magical)),
        Effect::Give {
            lasts, save_again, ..
        } => {
            // What else is given hangs on the first condition that comes along.
            let on = Play::of(cx.world()).figure(run.on);
            let first = on.play().book().brought(deed.source, gives).next();
            if !first.is_some_and(|it| Sheet::of(on).is_immune_to(it, Some(deed.by))) {
                lasting::unmark(cx, &deed, run.on, gives);
                let what = What::Bundle(gives);
                lasting::give(cx, run.deed, run.on, what, (lasts, again(save_again)));
                if first.is_some() {
                    lasting::after_condition(cx, run.on);
                }
            }
        }
        Effect::Inflict {
            condition,
            lasts,
            save_again,
        } => {
            let condition = Play::of(cx.world()).book().condition(&condition);
            let on = Play::of(cx.world()).figure(run.on);
            if !Sheet::of(on).is_immune_to(condition, Some(deed.by)) {
                let what = What::Condition(condition);
                lasting::give(cx, run.deed, run.on, what, (lasts, again(save_again)));
                lasting::after_condition(cx, run.on);
            }
        }
        Effect::RaiseMost { points, lasts } => {
            let by = amounts::points(Play::of(cx.world()), &deed, points);
            lasting::give(cx, run.deed, run.on, What::Most(by), (lasts, None));
            harm::raise_most(cx, run.on, by);
        }
        Effect::Shine { bright, dim, lasts } => {
            lasting::give(
                cx,
                run.deed,
                run.on,
                What::Shine(bright, dim),
                (lasts, None),
            );
        }
        Effect::Zone(_) => zones::make(cx, &deed, gives, run.on),
        other => simple(cx, &deed, run, other),
    }
}

/// True for a spell that does nothing to somebody. What goes on to others goes on.
fn is_spared(play: Play<'_>, deed: &Deed, run: Run, effect: &Effect) -> bool {
    let Source::Spell(spell) = deed.source else {
        return false;
    };
    let goes_on = matches!(
        effect,
        Effect::Times(..) | Effect::ToDoer(_) | Effect::Pool { .. }
    );
    !goes_on && Sheet::of(play.figure(run.on)).is_immune_to_spell(spell)
}

/// Effects without lists inside.
fn simple(cx: &mut Cx<'_>, deed: &Deed, run: Run, effect: Effect) {
    let on = run.on;
    match effect {
        Effect::Heal {
            dice,
            plus,
            to_half,
        } => {
            let fully =
                Sheet::of(Play::of(cx.world()).figure(on)).is(|it| *it == Trait::HealsFully);
            let points = match fully {
                true => amounts::most(Play::of(cx.world()), deed, &run, (dice, plus)),
                false => rolled(cx, deed, run, (dice, plus), "dice-dive-healing"),
            };
            let points = points.saturating_add(healing_more(Play::of(cx.world()), deed));
            let body = *Play::of(cx.world()).figure(on).body();
            let room = match to_half {
                true => (body.most / 2 - body.points).max(0),
                false => i16::MAX,
            };
            harm::heal(cx, on, points.min(room));
        }
        Effect::Temporary { dice, plus } => {
            let points = rolled(cx, deed, run, (dice, plus), "dice-dive-healing");
            let known = Play::of(cx.world()).figure(on).body().temporary;
            if points > known {
                let event = Fighting::Hardened {
                    who: on,
                    temporary: points,
                };
                cx.emit(rules::HEALING_TEMPORARY, event.into());
            }
        }
        Effect::Drain => harm::heal(cx, deed.by, deed.taken / 2),
        Effect::LowerMost => {
            let by = -deed.taken;
            let event = Fighting::MostChanged { who: on, by };
            cx.emit(rules::DAMAGE_ROLL, event.into());
            harm::after_lower_most(cx, on);
        }
        Effect::Stabilise => harm::stabilise(cx, on),
        Effect::Revive(rounds) => harm::revive(cx, on, rounds.into()),
        Effect::Exhaust(by) => harm::exhaust(cx, on, by),
        Effect::Cure(conditions) => {
            for condition in conditions {
                let play = Play::of(cx.world());
                let key = play.book().condition(&condition);
                while let Some(it) = Play::of(cx.world()).figure(on).afflicted_by(key) {
                    lasting::end(cx, on, it.id, rules::CONDITION_LIST);
                }
            }
        }
        Effect::Dispel(circle) => saves::dispel(cx, deed, on, circle),
        Effect::Counter(circle) => saves::counter(cx, deed, circle),
        Effect::RaiseAc(by) => strike::raise_ac(cx, deed, i16::from(by)),
        Effect::Halve => soften(cx, deed, true, 0),
        Effect::Lessen { dice, plus } => {
            let less = rolled(cx, deed, run, (dice, plus), "dice-dive-less");
            soften(cx, deed, false, less);
        }
        Effect::Reroll => saves::reroll(cx, deed),
        Effect::Redirect => strike::redirect(cx, deed, on),
        Effect::Push(feet) => moving::push(cx, deed.by, on, feet.into()),
        Effect::Pull(feet) => moving::pull(cx, deed.by, on, feet.into()),
        Effect::Teleport(feet) => moving::whither(cx, run, feet, true),
        Effect::Move { feet, .. } => moving::whither(cx, run, feet.into(), false),
        Effect::Fall => moving::fall(cx, on),
        Effect::Disarm => standard::disarm(cx, on),
        Effect::LetGo => lasting::let_go(cx, on),
        Effect::Swap => moving::swap(cx, deed.by, on),
        Effect::Strike => strike::by_effect(cx, deed, on),
        Effect::Take(Standard::Help) => standard::help(cx, deed.by, on, Spends::Nothing),
        Effect::Take(what) => take(cx, on, what),
        Effect::MoreAction => cx.emit(
            rules::TURN_ACTION,
            Fighting::GotAction { who: deed.by }.into(),
        ),
        Effect::Restore(what) => rest::restore(cx, deed.source, on, what),
        Effect::Summon {
            foe,
            count,
            acts,
            lasts,
        } => summons::bring(cx, deed, run, (&foe, count), (acts, lasts)),
        Effect::Scout => cx.push(Task::Delve(Delve::Scout(deed.by))),
        // Traps are passed in their rooms, by those who think of this.
        _ => {}
    }
}

fn take(cx: &mut Cx<'_>, who: FigureId, what: Standard) {
    standard::take(cx, who, what, Spends::Nothing);
}

/// Who chooses which of several things happens: the target, or whoever does it to a foe.
pub fn chooser(play: Play<'_>, run: Run) -> Figure<'_> {
    let on = play.figure(run.on);
    let by = play.get(play.deed(run.deed).by);
    by.filter(|it| it.team() != on.team()).unwrap_or(on)
}

/// Asks which of several things happens.
fn one_of(cx: &mut Cx<'_>, run: Run) {
    let play = Play::of(cx.world());
    match chooser(play, run).seat() {
        Some(_) => cx.ask(Question::OneOf(run)),
        None => {
            let place = tactics::one_of(play, run);
            option(cx, run, place);
        }
    }
}

/// Carries out one of several things.
pub fn option(cx: &mut Cx<'_>, run: Run, place: u8) {
    let play = Play::of(cx.world());
    let deed = play.deed(run.deed);
    let step = play.step_of(deed, run);
    let block = step.inner[usize::from(place)];
    cx.push(Task::Run(Run {
        block,
        place: 0,
        ..run
    }));
}

/// Dice with what is added to them, rolled once for all targets of an area.
fn rolled(
    cx: &mut Cx<'_>,
    deed: &Deed,
    run: Run,
    (dice, plus): (DiceExpr, Option<Plus>),
    role: &'static str,
) -> i16 {
    let known = deed
        .dice
        .iter()
        .find(|it| (it.0, it.1) == (run.block, run.place));
    if let Some((.., sum)) = known {
        return *sum;
    }
    let play = Play::of(cx.world());
    let dice = amounts::dice(play, deed, &run, dice);
    let plus = amounts::plus(play, deed, plus);
    let check = Sum::of(role, dice.count, dice.die)
        .plus_any("modifier-dive-dice", dice.plus)
        .plus_any("modifier-dive-more", plus);
    let (roll, _) = check.roll(cx.chance());
    let sum = (roll.total() + dice.plus + plus).clamp(0, 999) as i16;
    let event = Magic::DiceRolled {
        deed: run.deed,
        side: side(Play::of(cx.world()), deed),
        block: run.block,
        place: run.place,
        roll: Box::new(roll),
        sum,
    };
    cx.emit(deeds::rule_of(deed.source), event.into());
    sum
}

/// The side of whoever does something; a hazard of the map is against the party.
fn side(play: Play<'_>, deed: &Deed) -> Side {
    match deed.source {
        Source::Terrain(_) | Source::Trap(_) => Side::Foe,
        _ => play.figure(deed.by).side(),
    }
}

/// Damage of an effect: rolled once for all in an area, and for each target otherwise.
fn damage(
    cx: &mut Cx<'_>,
    deed: &Deed,
    run: Run,
    (dice, plus): (DiceExpr, Option<Plus>),
    (kind, magical): (DamageKind, bool),
) {
    let play = Play::of(cx.world());
    let together = amounts::together(play, deed);
    let amount = match together {
        true => rolled(cx, deed, run, (dice, plus), "dice-dive-damage"),
        false => damage_alone(cx, deed, run, (dice, plus), kind),
    };
    let halved = matches!(run.share, Share::HalfDamage | Share::OnlyHalf);
    let amount = if halved { amount / 2 } else { amount };
    let blow = deed.rolled.map(|it| it.blow);
    let weapon = blow.is_some() && !matches!(deed.source, Source::Spell(_));
    let spell = matches!(deed.source, Source::Spell(_));
    let part = Part {
        kind,
        amount,
        weapon,
        magical: magical || spell || !weapon,
    };
    cx.push(Task::Harm(Harm {
        deed: run.deed,
        on: run.on,
        parts: [part].into_iter().collect(),
        critical: run.critical,
    }));
}

/// Damage that is rolled for one target, more of it on a critical hit.
fn damage_alone(
    cx: &mut Cx<'_>,
    deed: &Deed,
    run: Run,
    (dice, plus): (DiceExpr, Option<Plus>),
    kind: DamageKind,
) -> i16 {
    let play = Play::of(cx.world());
    let check = amounts::damage(play, deed, &run, (dice, plus));
    let (roll, points) = check.rolled(cx.chance());
    let mut rolls = vec![roll];
    let mut amount = points.clamp(0, 999) as i16;
    if let Some(dice) = amounts::deeper(Play::of(cx.world()), deed, &run) {
        let (roll, points) = Damage::new(dice).rolled(cx.chance());
        rolls.push(roll);
        amount += points.clamp(0, 999) as i16;
    }
    let part = Part {
        kind,
        amount,
        weapon: false,
        magical: true,
    };
    let event = Fighting::DamageRolled {
        deed: run.deed,
        on: run.on,
        side: side(Play::of(cx.world()), deed),
        rolls,
        parts: [part].into_iter().collect(),
        once: Default::default(),
    };
    cx.emit(rules::DAMAGE_ROLL, event.into());
    amount
}

/// Hit points more by whoever heals better; rule `healing.roll`.
fn healing_more(play: Play<'_>, deed: &Deed) -> i16 {
    if deed.circle == 0 || !matches!(deed.source, Source::Spell(_)) {
        return 0;
    }
    let sheet = Sheet::of(play.figure(deed.by));
    let more = sheet.plain().map(|(_, held)| match held {
        Trait::HealsMore(each) => i16::from(*each) + i16::from(deed.circle),
        _ => 0,
    });
    more.sum()
}

/// Damage that is answered is less.
fn soften(cx: &mut Cx<'_>, deed: &Deed, halved: bool, less: i16) {
    let Some(answered) = deed.answers.and_then(|it| it.deed()) else {
        return;
    };
    let event = Fighting::Softened {
        deed: answered,
        halved,
        less,
    };
    cx.emit(deeds::rule_of(deed.source), event.into());
}

/// True unless a list does nothing but what is not so of somebody.
fn is_meant(play: Play<'_>, deed: &Deed, on: FigureId, block: u16) -> bool {
    let works = play.book().works(deed.source);
    let [only] = &works.blocks[usize::from(block)][..] else {
        return true;
    };
    match &only.effect {
        Effect::If { so, or_else, .. } => !or_else.is_empty() || deeds::is_so(play, deed, on, so),
        _ => true,
    }
}

/// Drops creatures by their hit points, the weakest first; each deed does it once for all.
fn pool(cx: &mut Cx<'_>, deed: &Deed, run: Run, dice: DiceExpr, block: u16) {
    if deed
        .dice
        .iter()
        .any(|it| (it.0, it.1) == (run.block, run.place))
    {
        return;
    }
    let mut left = rolled(cx, deed, run, (dice, None), "dice-dive-pool");
    let play = Play::of(cx.world());
    let mut all: Vec<_> = deed
        .targets
        .iter()
        .filter_map(|it| play.get(*it))
        .filter(|it| it.is_up())
        .filter(|it| match deed.source {
            Source::Spell(spell) => !Sheet::of(*it).is_immune_to_spell(spell),
            _ => true,
        })
        .filter(|it| is_meant(play, deed, it.id(), block))
        .map(|it| (it.body().points, it.id()))
        .collect();
    all.sort_unstable();
    let falls = all.into_iter().map_while(|(points, id)| {
        left -= points;
        (left >= 0).then_some(id)
    });
    let runs: Vec<Task> = falls
        .map(|on| {
            Task::Run(Run {
                block,
                place: 0,
                on,
                ..run
            })
        })
        .collect();
    cx.push_all(runs);
}
