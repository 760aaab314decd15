//! Answers in the middle of something: who has one, and which; rule `turn.reaction`.

use smallvec::SmallVec;

use super::super::{
    Cx,
    components::{Deed, FigureId, Lasting, Rolled, What},
    content::{Aim, Moment, Says, Source, Time, Trait},
    event::{Fighting, Magic, Pays, Spends},
    fight::{arms, harm::Wound, strike, turn, walk},
    figure::Figure,
    place,
    play::Play,
    rules,
    sheet::{Attack, Case, Sheet},
    step::{Action, Cause, Plan, Question, Task},
    tactics,
};
use super::{deeds, several, targets};
use crate::game::{LegalActions, Seat};

/// The task that asks everybody who could answer something; none if nobody could.
pub fn ask(play: Play<'_>, cause: Cause) -> Option<Task> {
    let who: Vec<FigureId> = play
        .figures()
        .filter(|it| it.is_up() && it.cell().is_some() && !it.turn().reaction)
        .filter(|it| concerns(play, *it, cause) && !options(play, *it, cause).is_empty())
        .map(|it| it.id())
        .collect();
    (!who.is_empty()).then_some(Task::React { cause, who })
}

/// The task that asks one alone; none if they could not answer.
pub fn ask_one(play: Play<'_>, who: FigureId, cause: Cause) -> Option<Task> {
    let figure = play.get(who)?;
    let able = figure.is_up() && !figure.turn().reaction;
    let answers = able && !options(play, figure, cause).is_empty();
    answers.then(|| Task::React {
        cause,
        who: vec![who],
    })
}

/// True for whom something could concern at all: quick to say, before a whole sheet is gathered.
fn concerns(play: Play<'_>, who: Figure<'_>, cause: Cause) -> bool {
    let blow = |deed: u16| play.deed(deed).rolled.map(|it| it.blow);
    match cause {
        Cause::Hit(deed) | Cause::Missed(deed) => blow(deed).is_some_and(|it| it.on == who.id()),
        Cause::AttackFailed(deed) => blow(deed).is_some_and(|it| it.by == who.id()),
        Cause::AllyAttacked(deed) => {
            let on = play.deed(deed).targets.first().copied();
            on.is_some_and(|on| on != who.id() && play.figure(on).team() == who.team())
        }
        Cause::SaveFailed(run) => run.on == who.id(),
        // Only whoever takes it answers it, and is asked alone.
        Cause::Damaged(_) | Cause::Targeted(_) => false,
        Cause::SpellCast(deed) => play.figure(play.deed(deed).by).team() != who.team(),
        Cause::FoeLeaves(mover) | Cause::FoeComes(mover) => play.figure(mover).team() != who.team(),
        Cause::Falls(who_falls) => play.figure(who_falls).team() == who.team(),
    }
}

/// True if something is the moment that a reaction waits for.
fn is_moment(play: Play<'_>, who: Figure<'_>, cause: Cause, moment: Moment) -> bool {
    let near = |other: FigureId, feet: u16| place::feet(who, play.figure(other)) <= feet;
    match (cause, moment) {
        (Cause::Hit(_) | Cause::Targeted(_), Moment::Hit)
        | (Cause::Missed(_), Moment::Missed)
        | (Cause::AttackFailed(_) | Cause::SaveFailed(_), Moment::Fails)
        | (Cause::Damaged(_), Moment::Damaged)
        | (Cause::FoeLeaves(_), Moment::FoeLeaves)
        | (Cause::FoeComes(_), Moment::FoeComes) => true,
        (Cause::AllyAttacked(deed), Moment::AllyAttacked(feet)) => {
            let on = play.deed(deed).targets.first().copied();
            on.is_some_and(|on| near(on, feet))
        }
        (Cause::SpellCast(deed), Moment::SpellCast(feet)) => near(play.deed(deed).by, feet),
        (Cause::Falls(fallen), Moment::Falls(feet)) => near(fallen, feet),
        _ => false,
    }
}

/// What somebody can answer something by.
pub fn options(play: Play<'_>, who: Figure<'_>, cause: Cause) -> Vec<Action> {
    let mut options = Vec::new();
    let sheet = Sheet::of(who);
    let any = Time::Reaction(Moment::Hit);
    if sheet.has_time(any).is_err() {
        return options;
    }
    match cause {
        Cause::FoeLeaves(mover) => options.extend(arms::opportunities(&sheet, mover)),
        Cause::FoeComes(mover) => options.extend(walk::readied(&sheet, mover)),
        _ => {}
    }
    let fits = |time: Time| match time {
        Time::Reaction(moment) => is_moment(play, who, cause, moment),
        _ => false,
    };
    for offer in sheet.offers(fits) {
        if !fits_cause(&sheet, cause, (offer.source, offer.act)) {
            continue;
        }
        let plan = plan(who, cause, (offer.source, offer.act, offer.circle));
        if !plan.targets.is_empty() || targets_itself(&sheet, &plan) {
            options.push(Action::Use {
                source: offer.source,
                act: offer.act,
                circle: offer.circle,
            });
        }
    }
    options
}

/// True if what a reaction needs is so of whoever caused it and of the attack that it answers, and
/// it reaches them.
fn fits_cause(sheet: &Sheet<'_>, cause: Cause, (source, act): (Source, u16)) -> bool {
    let (who, play) = (sheet.figure, sheet.figure.play());
    if let Cause::Targeted(deed) = cause
        && !several::wards_off(sheet, play.deed(deed), (source, act))
    {
        return false;
    }
    let frame = sheet.frame(source, act);
    let causer = causer(play, cause);
    if frame.aim == Aim::Cause {
        let block = &play.book().works(source).blocks[usize::from(frame.block)];
        let near = |it: Figure<'_>| {
            let feet = place::feet(who, it) <= targets::feet(frame, block);
            feet && targets::gets_at(sheet, it, block)
        };
        if !causer.and_then(|it| play.get(it)).is_some_and(near) {
            return false;
        }
    }
    let rolled = cause.deed().and_then(|it| play.deed(it).rolled);
    let attack = rolled.and_then(|it| {
        let by = Sheet::of(play.get(it.blow.by)?);
        Some(by.attack(play.deed(it.blow.deed), &it.blow))
    });
    let case = Case {
        other: causer,
        attack: attack.as_ref(),
        by_spell: attack.as_ref().is_some_and(|it| it.spell),
        advantage: rolled.is_some_and(|it| it.advantage),
        disadvantage: rolled.is_some_and(|it| it.disadvantage),
        ..Case::ALONE
    };
    case.so(who, source, &frame.needs)
}

fn targets_itself(sheet: &Sheet<'_>, plan: &Plan) -> bool {
    let frame = sheet.frame(plan.source, plan.act);
    matches!(
        frame.aim,
        Aim::Square | Aim::Area | Aim::FoesInArea | Aim::AlliesInArea
    )
}

/// An answer, aimed at whoever caused it or at oneself.
fn plan(who: Figure<'_>, cause: Cause, (source, act, circle): (Source, u16, u8)) -> Plan {
    let play = who.play();
    let frame = &play.book().works(source).acts[usize::from(act)];
    let mut plan = Plan {
        by: who.id(),
        source,
        act,
        circle,
        targets: SmallVec::new(),
        at: None,
        answers: Some(cause),
        paid: false,
        item: None,
    };
    match frame.aim {
        Aim::Oneself => plan.targets.push(who.id()),
        Aim::Cause => plan.targets.extend(causer(play, cause)),
        Aim::Allies(_) => {
            let ally = match cause {
                Cause::AllyAttacked(deed) => play.deed(deed).targets.first().copied(),
                Cause::Falls(fallen) => Some(fallen),
                _ => Some(who.id()),
            };
            plan.targets.extend(ally);
        }
        Aim::Creatures(_) | Aim::Foes(_) => {
            let all = targets::candidates(who, &plan, frame);
            let cause = causer(play, cause);
            let first = all.iter().map(|it| it.id()).find(|it| Some(*it) == cause);
            let first = first.or_else(|| redirected(&all, who, cause));
            plan.targets.extend(first);
        }
        _ => {}
    }
    plan
}

/// Another than the one who caused it.
fn redirected(all: &[Figure<'_>], who: Figure<'_>, cause: Option<FigureId>) -> Option<FigureId> {
    let other = all.iter().map(|it| it.id());
    let mut other = other.filter(|it| *it != who.id() && Some(*it) != cause);
    other.next()
}

/// Whoever does what is answered.
pub fn causer(play: Play<'_>, cause: Cause) -> Option<FigureId> {
    match cause {
        Cause::FoeLeaves(mover) | Cause::FoeComes(mover) => Some(mover),
        Cause::Falls(who) => Some(who),
        Cause::AttackFailed(deed) => play.deed(deed).rolled.map(|it| it.blow.on),
        other => other.deed().map(|it| play.deed(it).by),
    }
}

/// Asks the first of these whether they answer something, then the others.
pub fn react(cx: &mut Cx<'_>, cause: Cause, mut who: Vec<FigureId>) {
    if who.is_empty() {
        return;
    }
    let first = who.remove(0);
    if !who.is_empty() {
        cx.push(Task::React { cause, who });
    }
    let play = Play::of(cx.world());
    let stale = cause
        .deed()
        .is_some_and(|it| play.state().deeds.iter().all(|deed| deed.id != it));
    let Some(figure) = play.get(first).filter(|it| it.is_up() && !stale) else {
        return;
    };
    let options = options(play, figure, cause);
    if options.is_empty() {
        return;
    }
    if figure.seat().is_some() {
        cx.ask(Question::Reaction { who: first, cause });
    } else if let Some(answer) = tactics::reacts(play, figure, cause, &options) {
        choose(cx, first, cause, answer);
    }
}

/// Offers what somebody can answer by.
pub fn offer(play: Play<'_>, who: FigureId, cause: Cause, offer: &mut LegalActions<Action>) {
    let figure = play.figure(who);
    let rule = match cause {
        Cause::FoeLeaves(_) => rules::ATTACK_OPPORTUNITY,
        _ => rules::TURN_REACTION,
    };
    offer.ask(Seat::Hero(figure.seat().unwrap_or(0)), rule);
    for option in options(play, figure, cause) {
        offer.add(option);
    }
    offer.add(Action::Done);
}

/// Carries out an answer.
pub fn choose(cx: &mut Cx<'_>, who: FigureId, cause: Cause, act: Action) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    match act {
        Action::Use {
            source,
            act,
            circle,
        } => {
            let mut plan = plan(figure, cause, (source, act, circle));
            if plan.targets.is_empty() {
                plan.targets.extend(causer(play, cause));
            }
            cx.push(Task::Do(plan));
        }
        Action::Attack { arm, how, on, .. } => {
            if matches!(cause, Cause::FoeComes(_)) {
                cx.emit(rules::TURN_READY, Fighting::Unreadied { who }.into());
            }
            strike::begin_reaction(cx, who, on, arm, how);
        }
        _ => {}
    }
}

/// A moment at which traits do something by themselves.
struct Occasion<'a> {
    who: FigureId,
    moment: Moment,
    other: Option<FigureId>,
    /// Whom it befalls.
    on: FigureId,
    wound: Wound<'a>,
    /// The attack that has hit, if that is the moment.
    rolled: Option<Rolled>,
}

/// Nothing that hurts.
const UNHURT: Wound<'static> = Wound {
    kinds: &[],
    taken: 0,
    critical: false,
};

/// Tasks for what somebody's traits do by themselves at a moment, to the other side of it.
pub fn upon(cx: &mut Cx<'_>, who: FigureId, moment: Moment, other: Option<FigureId>) {
    by_themselves(
        cx,
        Occasion {
            who,
            moment,
            other,
            on: other.unwrap_or(who),
            wound: UNHURT,
            rolled: None,
        },
    );
}

/// The same for whoever has hit, by an attack that traits can ask about.
pub fn upon_hit(cx: &mut Cx<'_>, rolled: Rolled, moment: Moment) {
    by_themselves(
        cx,
        Occasion {
            who: rolled.blow.by,
            moment,
            other: Some(rolled.blow.on),
            on: rolled.blow.on,
            wound: UNHURT,
            rolled: Some(rolled),
        },
    );
}

/// The same for whoever has been hurt: it befalls them, and asks about what they took.
pub fn upon_hurt(
    cx: &mut Cx<'_>,
    who: FigureId,
    moment: Moment,
    by: Option<FigureId>,
    wound: Wound<'_>,
) {
    by_themselves(
        cx,
        Occasion {
            who,
            moment,
            other: by,
            on: who,
            wound,
            rolled: None,
        },
    );
}

/// Tasks for what something that has lasted does to its bearer as it ends.
pub fn upon_end(cx: &mut Cx<'_>, on: FigureId, was: &Lasting) {
    let play = Play::of(cx.world());
    let (What::Bundle(bundle), true) = (was.what, play.fight().is_some()) else {
        return;
    };
    let held = play
        .book()
        .works(was.source)
        .bundles
        .get(usize::from(bundle));
    let blocks = held.into_iter().flatten().filter_map(|it| match &it.says {
        Says::Upon {
            at: Moment::Ends,
            block,
            ..
        } => Some(*block),
        _ => None,
    });
    for block in blocks.collect::<SmallVec<[u16; 1]>>() {
        let id = Play::of(cx.world()).state().next_deed;
        let deed = deeds::empty(id, was.source, was.by.unwrap_or(on));
        deeds::by_itself(cx, deed, block, on, deeds::rule_of(was.source));
    }
}

/// What somebody does as they drop, whoever is around: it bursts out by itself and takes no
/// reaction.
pub fn last_acts(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let own = Sheet::of(figure)
        .acts()
        .into_iter()
        .filter(|(source, act)| {
            let frame = &play.book().works(*source).acts[usize::from(*act)];
            frame.time == Time::Reaction(Moment::Dropped)
        });
    for (source, act) in own.collect::<Vec<_>>() {
        let play = Play::of(cx.world());
        let (figure, id) = (play.figure(who), play.state().next_deed);
        let frame = &play.book().works(source).acts[usize::from(act)];
        let plan = turn::plan(who, source, act, 0);
        let deed = Deed {
            act: Some(act),
            targets: targets::of_plan(figure, &plan, frame),
            ..deeds::empty(id, source, who)
        };
        let pays = Pays::only(Spends::Nothing);
        let deed = Box::new(deed);
        cx.emit(deeds::rule_of(source), Magic::Begun { deed, pays }.into());
        cx.push_all([Task::Deed(id), Task::DeedOver(id)]);
    }
}

fn by_themselves(cx: &mut Cx<'_>, it: Occasion<'_>) {
    let Occasion {
        who,
        moment,
        on,
        wound,
        rolled,
        ..
    } = it;
    let play = Play::of(cx.world());
    let Some(figure) = play.get(who) else { return };
    let sheet = Sheet::of(figure);
    let attack = rolled.map(|it| sheet.attack(play.deed(it.blow.deed), &it.blow));
    let case = Case {
        other: it.other,
        attack: attack.as_ref(),
        advantage: rolled.is_some_and(|it| it.advantage),
        disadvantage: rolled.is_some_and(|it| it.disadvantage),
        kinds: wound.kinds,
        ..Case::ALONE
    };
    let mut due: Vec<(Source, u16, FigureId)> = Vec::new();
    for it in sheet.bearings() {
        let elsewhere = |attack: &Attack| sheet.is_of_other_weapon(it.source, attack);
        if let Says::Upon { at, so, block } = &it.held.says
            && *at == moment
            && !attack.as_ref().is_some_and(elsewhere)
            && case.holds(&sheet, it, &it.held.so)
            && case.so(figure, it.source, so)
        {
            let by = it.doer.filter(|_| matches!(it.source, Source::Spell(_)));
            due.push((it.source, *block, by.unwrap_or(who)));
        }
    }
    // The last one is put on the agenda first, so that they come in the order of the sheet.
    for (source, block, by) in due.into_iter().rev() {
        let id = Play::of(cx.world()).state().next_deed;
        let deed = Deed {
            taken: wound.taken,
            ..deeds::empty(id, source, by)
        };
        deeds::by_itself(cx, deed, block, on, deeds::rule_of(source));
    }
}

/// True for whoever provokes nothing by going.
pub fn slips_away(figure: Figure<'_>) -> bool {
    figure.turn().disengaged || Sheet::of(figure).is(|it| *it == Trait::SlipsAway)
}
