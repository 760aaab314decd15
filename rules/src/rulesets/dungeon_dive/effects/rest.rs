//! What comes back: uses, slots, hit dice and charges; rules `feature.uses`, `rest.short`,
//! `rest.long` and `item.charges`.

use super::super::{
    Cx,
    components::{FigureId, Spent, Until},
    content::{Rest, Restored, Source},
    event::Magic,
    fight::harm,
    figure::Figure,
    play::Play,
    rules,
};
use super::{deeds, lasting, summons};
use crate::{
    dice::{Check, DiceExpr, Sum},
    game::RuleId,
};

/// Gives somebody everything that a rest gives back.
pub fn rest(cx: &mut Cx<'_>, who: FigureId, rest: Rest) {
    let rule = match rest {
        Rest::Fight => rules::FEATURE_USES,
        Rest::Short => rules::REST_SHORT,
        Rest::Long => rules::REST_LONG,
    };
    if rest > Rest::Fight {
        let over = |until: Until| match until {
            Until::Short => true,
            Until::Long | Until::Dive => rest == Rest::Long,
            _ => false,
        };
        lasting::expire(cx, |on, it| on == who && over(it.until), rule);
        summons::end(cx, |it| it.by == who && over(it.until));
    }
    uses(cx, who, rest, rule);
    if rest == Rest::Long {
        night(cx, who);
    }
}

/// Gives back uses whose pools are filled by such a rest.
fn uses(cx: &mut Cx<'_>, who: FigureId, rest: Rest, rule: RuleId) {
    let spent = Play::of(cx.world()).figure(who).uses().spent.clone();
    for it in spent {
        let figure = Play::of(cx.world()).figure(who);
        match dawn(figure, it).filter(|_| rest == Rest::Long) {
            Some(dice) => charge(cx, who, it, dice),
            None if back(figure, it) <= rest => {
                let (source, act) = (it.source, it.act);
                cx.emit(rule, Magic::Restored { who, source, act }.into());
            }
            None => {}
        }
    }
}

/// The rest that gives uses back; what has no pool is counted from one long rest to the next.
fn back(figure: Figure<'_>, spent: Spent) -> Rest {
    let book = figure.play().book();
    let pool = match spent.source {
        Source::Feature(feature) => book[feature].pool,
        Source::Item(item) => book[item].charges,
        _ => None,
    };
    pool.filter(|_| spent.act.is_none())
        .map_or(Rest::Long, |it| it.back)
}

/// The dice by which charges come back, if they do.
fn dawn(figure: Figure<'_>, spent: Spent) -> Option<DiceExpr> {
    let Source::Item(item) = spent.source else {
        return None;
    };
    figure.play().book()[item].charges?.dawn
}

/// Rolls for the charges of an item.
fn charge(cx: &mut Cx<'_>, who: FigureId, spent: Spent, dice: DiceExpr) {
    let check = Sum::of("dice-dive-charges", dice.count, dice.die)
        .plus_any("modifier-dive-dice", dice.plus);
    let (roll, _) = check.roll(cx.chance());
    let count = (roll.total() + dice.plus).clamp(0, 100) as u8;
    let event = Magic::Recharged {
        who,
        source: spent.source,
        roll: Box::new(roll),
        count,
    };
    cx.emit(rules::ITEM_CHARGES, event.into());
}

/// Slots, hit dice, hit points and strength that only a night gives back.
fn night(cx: &mut Cx<'_>, who: FigureId) {
    let rule = rules::REST_LONG;
    let slots = Play::of(cx.world()).figure(who).uses().slots;
    for (spent, circle) in slots.into_iter().zip(1..) {
        for _ in 0..spent {
            cx.emit(rule, Magic::SlotBack { who, circle }.into());
        }
    }
    let figure = Play::of(cx.world()).figure(who);
    let (level, body) = (figure.level(), *figure.body());
    let dice = level.saturating_sub(body.hit_dice);
    hit_dice(cx, who, dice, rule);
    if body.exhaustion > 0 {
        harm::exhaust(cx, who, -6);
    }
    let body = *Play::of(cx.world()).figure(who).body();
    harm::heal(cx, who, body.most - body.points);
}

fn hit_dice(cx: &mut Cx<'_>, who: FigureId, count: u8, rule: RuleId) {
    let figure = Play::of(cx.world()).figure(who);
    let most = figure.level().saturating_sub(figure.body().hit_dice);
    let count = count.min(most);
    if figure.hero().is_some() && count > 0 {
        cx.emit(rule, Magic::HitDiceBack { who, count }.into());
    }
}

/// Carries out an effect that gives something back; slots are chosen from the highest down.
pub fn restore(cx: &mut Cx<'_>, source: Source, who: FigureId, what: Restored) {
    let rule = deeds::rule_of(source);
    let level = Play::of(cx.world()).figure(who).level();
    match what {
        Restored::SlotsOfHalfLevel(highest) => slots(cx, who, highest, (level.div_ceil(2), 9)),
        Restored::Slot(highest) => slots(cx, who, highest, (9, 1)),
        Restored::HitDice(count) => hit_dice(cx, who, count, rule),
        Restored::Rest(it) => rest(cx, who, it),
    }
}

/// Gives back slots up to a circle: circles of so much in all, and so many of them.
fn slots(cx: &mut Cx<'_>, who: FigureId, highest: u8, (mut left, mut count): (u8, u8)) {
    for circle in (1..=highest).rev() {
        loop {
            let figure = Play::of(cx.world()).figure(who);
            let spent = figure.uses().slots[usize::from(circle) - 1];
            if spent == 0 || circle > left || count == 0 {
                break;
            }
            (left, count) = (left - circle, count - 1);
            cx.emit(rules::MAGIC_SLOTS, Magic::SlotBack { who, circle }.into());
        }
    }
}
