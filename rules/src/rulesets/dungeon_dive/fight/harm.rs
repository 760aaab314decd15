//! Damage, healing, and what becomes of whoever has no hit points left; rules `damage.roll` and
//! those after it, and `death.drop` and those after it.

use smallvec::SmallVec;

use super::super::{
    Cx,
    checks::{DeathEnd, DeathSave, DeathSaves},
    components::{FigureId, Life, Until},
    content::{DamageKind, Moment, SaveAt, Source, SummonActs, Trait},
    effects::{lasting, reactions, saves, summons},
    event::{Fighting, Magic, Pays, Spends},
    play::Play,
    rolling::d20,
    rules,
    sheet::{Case, Coming, Made, Sheet},
    step::{Cause, Harm, Part, Task},
};
use super::walk;
use crate::dice::{Check, Transition};

/// Somebody is about to take damage: it can be answered.
pub fn harm(cx: &mut Cx<'_>, harm: Harm) {
    let asks = reactions::ask_one(Play::of(cx.world()), harm.on, Cause::Damaged(harm.deed));
    let mut tasks: SmallVec<[Task; 2]> = asks.into_iter().collect();
    tasks.push(Task::Hurt(harm));
    cx.push_all(tasks);
}

/// Somebody takes damage of a deed, as far as nothing softens it.
pub fn hurt(cx: &mut Cx<'_>, harm: &Harm) {
    let play = Play::of(cx.world());
    let deed = play.deed(harm.deed);
    let (by, halved, mut less) = (deed.by, deed.halved, deed.lessened);
    let parts = harm.parts.iter().map(|it| {
        let cut = less.min(it.amount);
        less -= cut;
        let left = it.amount - cut;
        Part {
            amount: if halved { left / 2 } else { left },
            ..*it
        }
    });
    let parts: SmallVec<[Part; 2]> = parts.collect();
    hurt_by(
        cx,
        Some(harm.deed),
        harm.on,
        Some(by),
        &parts,
        harm.critical,
    );
}

/// Somebody takes damage; rules `damage.resistance` and `healing.temporary`.
pub fn hurt_by(
    cx: &mut Cx<'_>,
    deed: Option<u16>,
    who: FigureId,
    by: Option<FigureId>,
    parts: &[Part],
    critical: bool,
) {
    let play = Play::of(cx.world());
    let Some(figure) = play.get(who).filter(|it| !it.is_dead()) else {
        return;
    };
    let sheet = Sheet::of(figure);
    let left = parts.iter().map(|it| Part {
        amount: sheet
            .left_of(Coming {
                kind: it.kind,
                amount: it.amount.into(),
                weapon: it.weapon,
                plain_weapon: it.weapon && !it.magical,
            })
            .clamp(0, 999) as i16,
        ..*it
    });
    let come: i16 = parts.iter().map(|it| it.amount).sum();
    let parts: SmallVec<[Part; 2]> = left.collect();
    let all: i16 = parts.iter().map(|it| it.amount).sum();
    let kinds = parts.iter().filter(|it| it.amount > 0).map(|it| it.kind);
    let kinds: SmallVec<[DamageKind; 2]> = kinds.collect();
    let body = *figure.body();
    let temporary = all.min(body.temporary);
    let through = all - temporary;
    let points = through.min(body.points);
    let event = Fighting::Hurt {
        deed,
        who,
        by,
        parts,
        temporary,
        points,
    };
    let rule = match all == come {
        true => rules::DAMAGE_ROLL,
        false => rules::DAMAGE_RESISTANCE,
    };
    cx.emit(rule, event.into());
    if all == 0 {
        return;
    }
    let mut tasks: SmallVec<[Task; 4]> = SmallVec::new();
    if through >= body.points {
        tasks.push(Task::AtZero {
            who,
            by,
            left_over: through - points,
            critical,
            taken: all,
            kinds: kinds.clone(),
        });
    } else {
        tasks.extend(lasting::shaken(Play::of(cx.world()), who, all));
    }
    let play = Play::of(cx.world());
    tasks.extend(lasting::saves_again(play, who, SaveAt::Damaged));
    cx.push_all(tasks);
    lasting::end_where(cx, who, |it| *it == Trait::EndsOnDamage);
    let wound = Wound {
        kinds: &kinds,
        taken: all,
        critical,
    };
    reactions::upon_hurt(cx, who, Moment::Damaged, by, wound);
}

/// Damage that has been taken, for whatever hangs on it.
#[derive(Clone, Copy, Debug)]
pub struct Wound<'a> {
    pub kinds: &'a [DamageKind],
    pub taken: i16,
    pub critical: bool,
}

/// Somebody has come to 0 hit points, or taken damage there.
pub fn at_zero(
    cx: &mut Cx<'_>,
    who: FigureId,
    by: Option<FigureId>,
    left_over: i16,
    wound: Wound<'_>,
) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let body = *figure.body();
    let most = i16::from(play.book().figures.death_saves);
    let dead = Life::Dead {
        round: play.round(),
    };
    match body.life {
        Life::Dead { .. } => {}
        Life::Up if stays_up(cx, who, left_over, wound) => live(cx, who, Life::Up),
        Life::Up => {
            let hero = Play::of(cx.world()).figure(who).lingers();
            match hero && left_over < body.most {
                true => dying(cx, who),
                false => die(cx, who, dead),
            }
            after_fall(cx, who, by, wound);
        }
        Life::Dying { .. } | Life::Stable => {
            let (successes, failures) = match body.life {
                Life::Dying {
                    successes,
                    failures,
                } => (successes, failures),
                _ => (0, 0),
            };
            let failures = failures + if wound.critical { 2 } else { 1 };
            if left_over >= body.most || i16::from(failures) >= most {
                die(cx, who, dead);
            } else {
                live(
                    cx,
                    who,
                    Life::Dying {
                        successes,
                        failures,
                    },
                );
            }
        }
    }
}

/// True for whoever stays up after all; nobody who lingers does so once a blow has killed them outright.
fn stays_up(cx: &mut Cx<'_>, who: FigureId, left_over: i16, wound: Wound<'_>) -> bool {
    let figure = Play::of(cx.world()).figure(who);
    let outright = figure.lingers() && left_over >= figure.body().most;
    !outright && (endures(cx, who) || clings(cx, who, wound))
}

/// True for whoever stays up by one of their uses.
fn endures(cx: &mut Cx<'_>, who: FigureId) -> bool {
    let play = Play::of(cx.world());
    let sheet = Sheet::of(play.figure(who));
    let found = sheet.plain().find_map(|(by, held)| match held {
        Trait::Endures(often) => {
            let left = sheet.uses_left(by.source, None, *often);
            (left > 0).then_some(by.source)
        }
        _ => None,
    });
    let Some(source) = found else { return false };
    let deed = super::super::effects::deeds::empty(play.state().next_deed, source, who);
    let id = deed.id;
    let pays = Pays {
        uses: Some((source, None, 1)),
        ..Pays::only(Spends::Nothing)
    };
    let deed = Box::new(deed);
    cx.emit(rules::CLASS_FEATURES, Magic::Begun { deed, pays }.into());
    cx.emit(rules::CLASS_FEATURES, Magic::DeedOver { deed: id }.into());
    true
}

/// True for whoever stays up by a save against what they have taken.
fn clings(cx: &mut Cx<'_>, who: FigureId, wound: Wound<'_>) -> bool {
    let play = Play::of(cx.world());
    let sheet = Sheet::of(play.figure(who));
    let found = sheet.plain().find_map(|(_, held)| match held {
        Trait::Clings {
            ability,
            dc,
            unless,
        } => {
            let barred = wound.kinds.iter().any(|it| unless.contains(it));
            (!barred && !wound.critical).then_some((*ability, *dc))
        }
        _ => None,
    });
    let Some((ability, dc)) = found else {
        return false;
    };
    let made = Made::Save {
        ability,
        against: &[],
        spell: false,
    };
    let dc = i32::from(dc) + i32::from(wound.taken);
    saves::plain_save(cx, who, made, dc)
}

fn live(cx: &mut Cx<'_>, who: FigureId, life: Life) {
    let rule = match life {
        Life::Up => rules::HEALING_ROLL,
        Life::Dying { .. } => rules::DEATH_DROP,
        Life::Stable => rules::DEATH_STABLE,
        Life::Dead { .. } => rules::DEATH_OUTRIGHT,
    };
    cx.emit(rule, Fighting::LifeChanged { who, life }.into());
}

fn dying(cx: &mut Cx<'_>, who: FigureId) {
    let imposed = &Play::of(cx.world()).book().imposed;
    let (unconscious, prone) = (imposed.unconscious, imposed.prone);
    lasting::let_go(cx, who);
    live(
        cx,
        who,
        Life::Dying {
            successes: 0,
            failures: 0,
        },
    );
    lasting::inflict(cx, who, unconscious, None, Until::Ended);
    lasting::inflict(cx, who, prone, None, Until::Ended);
}

fn die(cx: &mut Cx<'_>, who: FigureId, dead: Life) {
    lasting::let_go(cx, who);
    live(cx, who, dead);
    lasting::end_holds(cx, who);
    summons::end(cx, |it| {
        it.who == who || it.by == who && it.acts == SummonActs::Double
    });
}

/// What follows when somebody falls.
fn after_fall(cx: &mut Cx<'_>, who: FigureId, by: Option<FigureId>, wound: Wound<'_>) {
    lasting::end_holds(cx, who);
    reactions::upon_hurt(cx, who, Moment::Dropped, by, wound);
    reactions::last_acts(cx, who);
    if let Some(by) = by {
        reactions::upon(cx, by, Moment::DropsFoe, Some(who));
    }
}

/// Hit points come back; rule `healing.roll`. Whoever was down is up again, and lies there.
pub fn heal(cx: &mut Cx<'_>, who: FigureId, points: i16) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let barred = Sheet::of(figure).is(|it| *it == Trait::NoHealing);
    if figure.is_dead() || barred || points <= 0 {
        return;
    }
    let was_down = !figure.is_up();
    cx.emit(rules::HEALING_ROLL, Fighting::Healed { who, points }.into());
    if was_down {
        wake(cx, who);
    }
}

/// The most hit points rise, and those that are left with them; rule `healing.roll`. Whoever was down
/// is up again by it.
pub fn raise_most(cx: &mut Cx<'_>, who: FigureId, by: i16) {
    let was_down = !Play::of(cx.world()).figure(who).is_up();
    let event = Fighting::MostChanged { who, by };
    cx.emit(rules::HEALING_ROLL, event.into());
    if was_down {
        wake(cx, who);
    }
}

/// Nobody who has hit points is unconscious because they had none, or lies under somebody else.
fn wake(cx: &mut Cx<'_>, who: FigureId) {
    walk::keep_apart(cx, who);
    let play = Play::of(cx.world());
    let unconscious = play.book().imposed.unconscious;
    let all = play.figure(who).lasts().all.iter();
    let own = all.filter(|it| {
        it.what == super::super::components::What::Condition(unconscious)
            && it.source == Source::Rule
    });
    for id in own.map(|it| it.id).collect::<SmallVec<[u16; 1]>>() {
        lasting::end(cx, who, id, rules::HEALING_ROLL);
    }
}

/// Somebody at 0 hit points is no longer dying; rule `death.stable`.
pub fn stabilise(cx: &mut Cx<'_>, who: FigureId) {
    let life = Play::of(cx.world()).figure(who).body().life;
    if matches!(life, Life::Dying { .. }) {
        live(cx, who, Life::Stable);
    }
}

/// Somebody comes back who died not too long ago.
pub fn revive(cx: &mut Cx<'_>, who: FigureId, rounds: u16) {
    let play = Play::of(cx.world());
    let Life::Dead { round } = play.figure(who).body().life else {
        return;
    };
    if play.round().saturating_sub(round) <= rounds {
        live(cx, who, Life::Up);
        wake(cx, who);
    }
}

/// Levels of exhaustion more, or fewer; rule `condition.exhaustion`.
pub fn exhaust(cx: &mut Cx<'_>, who: FigureId, by: i8) {
    let play = Play::of(cx.world());
    let levels = play.book().imposed.exhaustion.len() as i8;
    let body = *play.figure(who).body();
    let level = (body.exhaustion as i8 + by).clamp(0, levels) as u8;
    cx.emit(
        rules::CONDITION_EXHAUSTION,
        Fighting::Exhausted { who, level }.into(),
    );
    let play = Play::of(cx.world());
    let dies = play.figure(who).suffers(|it| *it == Trait::Dies);
    let round = play.round();
    if dies {
        die(cx, who, Life::Dead { round });
    } else {
        lasting::halve(cx, who);
    }
}

/// Whoever has no most hit points left is dead.
pub fn after_lower_most(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let (most, round) = (play.figure(who).body().most, play.round());
    if most == 0 && !play.figure(who).is_dead() {
        die(cx, who, Life::Dead { round });
    }
}

/// Rolls a death save; rule `death.saves`.
pub fn death_save(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let Life::Dying {
        successes,
        failures,
    } = figure.body().life
    else {
        return;
    };
    let figures = &play.book().figures;
    let tally = Sheet::of(figure).tally(Made::Death, &Case::ALONE);
    let save = DeathSave {
        d20: d20(play.book(), "dice-dive-death", &tally),
        dc: figures.death_save.into(),
        most: figures.death_saves,
        so_far: DeathSaves {
            successes,
            failures,
        },
    };
    let round = play.round();
    let (roll, end) = save.roll(cx.chance());
    let life = match end {
        Transition::End(DeathEnd::Up) => Life::Up,
        Transition::End(DeathEnd::Stable) => Life::Stable,
        Transition::End(DeathEnd::Dead) => Life::Dead { round },
        Transition::To(so_far) => Life::Dying {
            successes: so_far.successes,
            failures: so_far.failures,
        },
    };
    let spent = tally.spent.clone();
    let event = Fighting::DeathSaved {
        who,
        tally: Box::new(tally),
        roll: Box::new(roll),
        life,
    };
    cx.emit(rules::DEATH_SAVES, event.into());
    lasting::spend(cx, &spent);
    if life == Life::Up {
        wake(cx, who);
    }
}
