//! What lasts: how it begins, how long it does, and how it ends; rule `effect.duration`.

use smallvec::SmallVec;

use super::super::{
    Cx,
    checks::{Test, concentration_dc},
    components::{Again, Deed, FigureId, Lasting, Until, What},
    content::{ConditionIx, Held, Lasts, Rest, Rolled, SaveAgain, SaveAt, Says, Source, Trait},
    event::{Fighting, Magic},
    fight::{flight, harm, standard},
    figure::Figure,
    place,
    play::Play,
    rolling::d20,
    rules,
    sheet::{Case, Made, Sheet, Tally, Why},
    step::Task,
};
use super::{amounts, reactions, summons};
use crate::game::RuleId;

/// Until when something lasts.
pub fn until(play: Play<'_>, deed: &Deed, on: FigureId, lasts: Lasts) -> Until {
    let turn = play.fight().and_then(|it| it.turn);
    let acts = |who: FigureId| u8::from(turn == Some(who));
    match lasts {
        Lasts::Spell => match super::frame_of(play, deed).map(|it| it.lasts) {
            None | Some(Lasts::Spell) => Until::Ended,
            Some(lasts) => until(play, deed, on, lasts),
        },
        Lasts::DoersTurn => Until::DoerBegins,
        Lasts::EndOfDoersTurn => Until::DoerEnds(1 + acts(deed.by)),
        Lasts::BearersTurn => Until::BearerBegins,
        Lasts::EndOfBearersTurn => Until::BearerEnds(1 + acts(on)),
        Lasts::Rounds(count) => Until::BearerEnds(count.saturating_add(acts(on))),
        Lasts::Minutes(minutes) if minutes > 1 => Until::Minutes(minutes),
        Lasts::Minutes(_) | Lasts::Rest(Rest::Fight) => Until::Fight,
        Lasts::Rest(Rest::Short) => Until::Short,
        Lasts::Rest(Rest::Long) => Until::Long,
        Lasts::Dive => Until::Dive,
        Lasts::NextRoll => Until::Roll,
        Lasts::Ended => Until::Ended,
    }
}

/// Has something last on somebody by a deed.
pub fn give(
    cx: &mut Cx<'_>,
    deed: u16,
    on: FigureId,
    what: What,
    (lasts, again): (Lasts, Option<SaveAgain>),
) {
    let play = Play::of(cx.world());
    let it = play.deed(deed);
    let dc = amounts::casting_dc(play, it);
    let lasting = Lasting {
        id: play.state().next_lasting,
        source: it.source,
        what,
        by: Some(it.by),
        until: until(play, it, on, lasts),
        again: again.map(|again| Again {
            ability: again.ability,
            or: again.or,
            dc: again
                .dc
                .map_or(dc, |dc| amounts::dc(play, it, dc).clamp(1, 40) as u8),
            at: again.at,
        }),
        deed: Some(it.root),
        circle: it.circle,
        lost: 0,
    };
    // The same thing twice does no more than once, but lasts as long as the longer.
    let same = play.figure(on).lasts().all.iter();
    let same = same.filter(|it| it.what == what && it.source == lasting.source);
    let gone: SmallVec<[u16; 2]> = same.map(|it| it.id).collect();
    for id in gone {
        remove(cx, on, id, rules::EFFECT_DURATION);
    }
    cx.emit(rules::EFFECT_DURATION, Magic::Lasts { on, lasting }.into());
}

/// Whoever marks somebody by something marks nobody else by it.
pub fn unmark(cx: &mut Cx<'_>, deed: &Deed, on: FigureId, bundle: u16) {
    let play = Play::of(cx.world());
    let marks = |held: &Held| matches!(held.says, Says::Is(Trait::Marked));
    let given = &play.book().works(deed.source).bundles[usize::from(bundle)];
    if !given.iter().any(marks) {
        return;
    }
    let marked = |it: &&Lasting| {
        let own = it.by == Some(deed.by) && it.source == deed.source;
        own && says(play, it, |it| *it == Trait::Marked)
    };
    let others = play.figures().filter(|it| it.id() != on);
    let marked = others.flat_map(|figure| {
        let all = figure.lasts().all.iter().filter(marked);
        all.map(move |it| (figure.id(), it.id))
    });
    for (who, id) in marked.collect::<SmallVec<[_; 2]>>() {
        end(cx, who, id, rules::EFFECT_DURATION);
    }
}

/// Puts a condition on somebody, by a deed or by the rules alone, unless they are immune; rule
/// `condition.list`. What it ends at once is ended.
pub fn inflict(
    cx: &mut Cx<'_>,
    on: FigureId,
    condition: ConditionIx,
    by: Option<FigureId>,
    until: Until,
) {
    inflict_by(cx, rules::CONDITION_LIST, on, condition, by, until);
}

/// The same by another rule.
pub fn inflict_by(
    cx: &mut Cx<'_>,
    rule: RuleId,
    on: FigureId,
    condition: ConditionIx,
    by: Option<FigureId>,
    until: Until,
) {
    let play = Play::of(cx.world());
    if Sheet::of(play.figure(on)).is_immune_to(condition, by) {
        return;
    }
    if play.figure(on).held_by(condition).is_some() {
        return;
    }
    let lasting = Lasting {
        id: play.state().next_lasting,
        source: Source::Rule,
        what: What::Condition(condition),
        by,
        until,
        again: None,
        deed: None,
        circle: 0,
        lost: 0,
    };
    cx.emit(rule, Magic::Lasts { on, lasting }.into());
    after_condition(cx, on);
}

/// Whoever cannot act any more holds no concentration, and nobody.
pub fn after_condition(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let barred = |it: &Trait| matches!(it, Trait::NoActions | Trait::NoSpells);
    if figure.suffers(barred) {
        let surprised = figure.has(play.book().imposed.surprised);
        if !surprised {
            let_go(cx, who);
            end_holds(cx, who);
            summons::end_doubles(cx, who);
        }
    }
    if Play::of(cx.world())
        .figure(who)
        .suffers(|it| *it == Trait::Helpless)
    {
        standard::disarm(cx, who);
        standard::disarm(cx, who);
    }
    flight::settle(cx, who);
}

/// Keeps the most hit points of whoever has half of them, and gives the others back to whoever has no
/// longer; rule `condition.exhaustion`.
pub fn halve(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let halved = figure.suffers(|it| *it == Trait::HalfPoints);
    let known = figure.lasts().all.iter().find_map(|it| match it.what {
        What::Most(by) if it.source == Source::Rule => Some((*it, by)),
        _ => None,
    });
    let most = figure.body().most;
    let rule = rules::CONDITION_EXHAUSTION;
    match known {
        None if halved => {
            let left = (most / 2).max(1);
            let lasting = Lasting {
                id: play.state().next_lasting,
                source: Source::Rule,
                what: What::Most(left - most),
                by: None,
                until: Until::Ended,
                again: None,
                deed: None,
                circle: 0,
                lost: 0,
            };
            cx.emit(rule, Magic::Lasts { on: who, lasting }.into());
            cx.emit(rule, Magic::MostSet { who, most: left }.into());
        }
        Some((was, by)) if !halved => {
            let lasting = was.id;
            let event = Magic::Ended {
                on: who,
                lasting,
                was,
            };
            cx.emit(rule, event.into());
            let most = most - by;
            cx.emit(rule, Magic::MostSet { who, most }.into());
        }
        _ => {}
    }
}

/// Ends what its doer has to hold; somebody who is down holds nothing.
pub fn end_holds(cx: &mut Cx<'_>, by: FigureId) {
    let play = Play::of(cx.world());
    let held = |it: &Lasting| it.by == Some(by) && says(play, it, |it| *it == Trait::EndsWithDoer);
    let all = play.figures().flat_map(|figure| {
        let all = figure.lasts().all.iter().filter(|it| held(it));
        all.map(move |it| (figure.id(), it.id))
    });
    for (on, id) in all.collect::<Vec<_>>() {
        end(cx, on, id, rules::EFFECT_DURATION);
    }
}

/// True if a trait of what lasts is like this.
fn says(play: Play<'_>, it: &Lasting, like: impl Fn(&Trait) -> bool) -> bool {
    let book = play.book();
    let is = |held: &Held| matches!(&held.says, Says::Is(it) if like(it));
    let bundle = match it.what {
        What::Bundle(bundle) => book.works(it.source).bundles.get(usize::from(bundle)),
        What::Condition(condition) => book[condition].links.bundles.first(),
        _ => None,
    };
    bundle.is_some_and(|all| all.iter().any(is))
}

/// Ends something that lasts, which may do one last thing.
pub fn end(cx: &mut Cx<'_>, on: FigureId, lasting: u16, rule: RuleId) {
    let play = Play::of(cx.world());
    let all = play.get(on).map(|it| it.lasts().all.iter());
    let was = all
        .and_then(|mut all| all.find(|it| it.id == lasting))
        .copied();
    remove(cx, on, lasting, rule);
    let Some(was) = was else { return };
    let play = Play::of(cx.world());
    let wearies = says(play, &was, |it| *it == Trait::Wearies);
    if wearies && !play.figure(on).is_dead() {
        harm::exhaust(cx, on, 1);
    }
    if rule != rules::FIGHT_END {
        reactions::upon_end(cx, on, &was);
    }
}

fn remove(cx: &mut Cx<'_>, on: FigureId, lasting: u16, rule: RuleId) {
    let play = Play::of(cx.world());
    let Some(figure) = play.get(on) else { return };
    let Some(it) = figure.lasts().all.iter().find(|it| it.id == lasting) else {
        return;
    };
    let was = *it;
    cx.emit(rule, Magic::Ended { on, lasting, was }.into());
    if let What::Most(by) = was.what {
        let event = Fighting::MostChanged { who: on, by: -by };
        cx.emit(rule, event.into());
    }
}

/// Ends what lasts on somebody and has a trait like this.
pub fn end_where(cx: &mut Cx<'_>, on: FigureId, like: impl Fn(&Trait) -> bool + Copy) {
    let play = Play::of(cx.world());
    let all = play.figure(on).lasts().all.iter();
    let all = all.filter(|it| says(play, it, like)).map(|it| it.id);
    for id in all.collect::<SmallVec<[u16; 4]>>() {
        end(cx, on, id, rules::EFFECT_DURATION);
    }
}

/// Ends what lasts and has come to its end.
pub fn expire(cx: &mut Cx<'_>, over: impl Fn(FigureId, &Lasting) -> bool, rule: RuleId) {
    let play = Play::of(cx.world());
    let all = play.figures().flat_map(|figure| {
        let id = figure.id();
        let all = figure.lasts().all.iter();
        all.map(move |it| (id, *it))
    });
    let gone: Vec<_> = all.filter(|(on, it)| over(*on, it)).collect();
    for (on, it) in gone {
        end(cx, on, it.id, rule);
    }
}

/// Ends concentration, and everything that hangs on it; rule `magic.concentration`.
pub fn let_go(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let Some((deed, source)) = play.figure(who).lasts().concentration else {
        return;
    };
    let rule = rules::MAGIC_CONCENTRATION;
    cx.emit(rule, Magic::LetGo { who, source }.into());
    expire(
        cx,
        |_, it| it.by == Some(who) && it.deed == Some(deed),
        rule,
    );
    let play = Play::of(cx.world());
    let zones = play.state().zones.iter();
    let zones = zones.filter(|it| it.by == who && it.deed == deed);
    for zone in zones.map(|it| it.id).collect::<SmallVec<[u16; 2]>>() {
        cx.emit(rule, Magic::ZoneGone { zone, source }.into());
    }
    summons::end(cx, |it| it.by == who && it.deed == deed);
}

/// True for whoever concentrates on what is still there after a fight: it lasts longer, and lies on
/// somebody alive and not on the ground.
pub fn outlasts_fight(figure: Figure<'_>) -> bool {
    let held = figure.lasts().concentration;
    held.is_some_and(|(deed, _)| {
        let living = figure.play().figures().filter(|it| !it.is_dead());
        let mut all = living.flat_map(|it| &it.lasts().all);
        all.any(|it| {
            let own = it.by == Some(figure.id()) && it.deed == Some(deed);
            own && matches!(it.until, Until::Minutes(_) | Until::Long | Until::Dive)
        })
    })
}

/// Has somebody roll for concentration, if they concentrate; rule `magic.concentration`.
pub fn shaken(play: Play<'_>, who: FigureId, damage: i16) -> Option<Task> {
    play.figure(who).lasts().concentration?;
    let least = play.book().figures.concentration;
    let dc = concentration_dc(i32::from(damage), least).clamp(0, 250) as u8;
    Some(Task::Concentrate { who, dc })
}

/// Rolls for concentration.
pub fn concentrate(cx: &mut Cx<'_>, who: FigureId, dc: u8) {
    let play = Play::of(cx.world());
    if play.figure(who).lasts().concentration.is_none() {
        return;
    }
    let tally = Sheet::of(play.figure(who)).tally(Made::Concentration, &Case::ALONE);
    let test = Test::new(
        d20(play.book(), "dice-dive-concentration", &tally),
        dc.into(),
    );
    let (roll, _, passed) = test.rolled(cx.chance());
    let held = passed.success;
    let spent = tally.spent.clone();
    let event = Magic::ConcentrationRolled {
        who,
        dc,
        tally: Box::new(tally),
        roll: Box::new(roll),
        held,
    };
    cx.emit(rules::MAGIC_CONCENTRATION, event.into());
    spend(cx, &spent);
    if !held {
        let_go(cx, who);
    }
}

/// Ends what lasted for one roll only.
pub fn spend(cx: &mut Cx<'_>, spent: &[(FigureId, u16)]) {
    for (on, id) in spent {
        end(cx, *on, *id, rules::EFFECT_DURATION);
    }
}

/// Tasks for the saves that somebody makes again at a moment; rule `effect.save_again`.
pub fn saves_again(play: Play<'_>, who: FigureId, at: SaveAt) -> Vec<Task> {
    let all = play.figure(who).lasts().all.iter();
    let due = all.filter(|it| it.again.is_some_and(|again| is_due(again.at, at)));
    let due = due.filter(|it| !waits_for_shelter(play, who, it));
    due.map(|it| Task::SaveAgain {
        who,
        lasting: it.id,
        damaged: at == SaveAt::Damaged,
    })
    .collect()
}

/// True for a save that is rolled at a moment among others.
fn is_due(at: SaveAt, now: SaveAt) -> bool {
    let either = matches!(now, SaveAt::TurnEnds | SaveAt::Damaged);
    let unseen = at == SaveAt::TurnEndsUnseen && now == SaveAt::TurnEnds;
    at == now || unseen || at == SaveAt::TurnEndsOrDamaged && either
}

/// True for what nobody gets over as long as they see whoever did it.
fn waits_for_shelter(play: Play<'_>, who: FigureId, it: &Lasting) -> bool {
    let by = it.by.and_then(|by| play.get(by)).filter(|it| !it.is_dead());
    let unseen = it.again.is_some_and(|it| it.at == SaveAt::TurnEndsUnseen);
    unseen && by.is_some_and(|by| place::has_line(play.figure(who), by))
}

/// A save, or for an action a check, against something that lasts, and what it is made of. Some are
/// easier right after damage.
pub fn again_test(figure: Figure<'_>, it: &Lasting, again: Again, damaged: bool) -> (Test, Tally) {
    let book = figure.play().book();
    let against: Vec<ConditionIx> = match it.what {
        What::Condition(condition) => vec![condition],
        What::Bundle(bundle) => book.brought(it.source, bundle).collect(),
        _ => Vec::new(),
    };
    let made = |ability| match again.at {
        SaveAt::Action => Made::Check(Rolled::Ability(ability)),
        _ => Made::Save {
            ability,
            against: &against,
            spell: matches!(it.source, Source::Spell(_)),
        },
    };
    let sheet = Sheet::of(figure);
    let case = Case {
        other: it.by,
        by_spell: matches!(it.source, Source::Spell(_)),
        ..Case::ALONE
    };
    let first = sheet.tally(made(again.ability), &case);
    let mut tally = again.or.map_or(first.clone(), |other| {
        let other = sheet.tally(made(other), &case);
        if other.worth() > first.worth() {
            other
        } else {
            first
        }
    });
    if damaged && again.at == SaveAt::TurnEndsOrDamaged {
        tally.advantage.push(Why::Source(it.source));
    }
    let d20 = d20(figure.play().book(), "dice-dive-save", &tally);
    (Test::new(d20, again.dc.into()), tally)
}

/// Rolls a save, or for an action a check, against something that lasts.
pub fn save_again(cx: &mut Cx<'_>, who: FigureId, lasting: u16, damaged: bool) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let Some(it) = figure.lasts().all.iter().find(|it| it.id == lasting) else {
        return;
    };
    let Some(again) = it.again else { return };
    let (test, tally) = again_test(figure, it, again, damaged);
    let fails = tally.fails;
    let (roll, _, passed) = test.rolled(cx.chance());
    let passed = passed.success && !fails;
    let event = Magic::SavedAgain {
        who,
        side: tally.side(),
        lasting,
        dc: again.dc.into(),
        roll: Box::new(roll),
        passed,
    };
    cx.emit(rules::EFFECT_SAVE_AGAIN, event.into());
    spend(cx, &tally.spent);
    if passed {
        end(cx, who, lasting, rules::EFFECT_SAVE_AGAIN);
    }
}
