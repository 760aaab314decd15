//! Spells, devices and goods: their users, targets and checks.

use smallvec::{SmallVec, smallvec};

use super::{
    Cx,
    body::Sight,
    checks::Under,
    content::{Aimed, Attribute, Effect, Possession, Power, Spell},
    effects,
    event::Event,
    fighter::Fighter,
    rules,
    step::{Action, Aim, Contest, Means, Rival, Stake, Task, Trial, Turn, Using},
    turn,
    venture::Venture,
};
use crate::{
    game::{LegalActions, RuleId},
    grid::{Cell, hex},
};

/// The name of a spell, device or good, as the key of a text.
pub fn name_of(venture: Venture<'_>, means: Means) -> &'static str {
    match means {
        Means::Spell(spell) => venture.book()[spell].name,
        Means::Good(good) => venture.book()[good].name,
    }
}

/// The power of a spell or good.
pub fn power_of<'w>(venture: Venture<'w>, means: Means) -> Option<&'w Power> {
    match means {
        Means::Spell(spell) => Some(&venture.book()[spell].record.power),
        Means::Good(good) => venture.book()[good].record.power.as_ref(),
    }
}

/// The record of a spell or device.
pub fn spell_of<'w>(venture: Venture<'w>, means: Means) -> Option<&'w Spell> {
    match means {
        Means::Spell(spell) => Some(&venture.book()[spell].record),
        Means::Good(_) => None,
    }
}

/// Fatigue that a mage can spend: the rest of staffs and wands, and what the mage can bear.
pub fn reserves(venture: Venture<'_>, by: Fighter<'_>) -> i32 {
    let staffs: i32 = by.weapons().iter().map(|held| held.power).sum();
    staffs + venture.left(by).max(0)
}

/// How the fatigue of a spell is paid; rule `magic.staff`.
pub struct Payment {
    /// What staffs and wands take, by the place of each: the first one carried fills up first.
    pub staffs: SmallVec<[(u8, i32); 2]>,
    /// The rest, which the mage bears.
    pub own: i32,
}

impl Payment {
    /// What so much fatigue would cost somebody now.
    pub fn of(by: Fighter<'_>, fatigue: i32) -> Self {
        let (mut staffs, mut own) = (SmallVec::new(), fatigue);
        for (place, held) in by.weapons().iter().enumerate() {
            let taken = held.power.min(own);
            if taken > 0 {
                staffs.push((place as u8, taken));
                own -= taken;
            }
        }
        Payment { staffs, own }
    }

    /// What staffs and wands take together.
    pub fn absorbed(&self) -> i32 {
        self.staffs.iter().map(|(_, taken)| taken).sum()
    }
}

/// The most that can be healed by choice: up to the damage taken, and affordable.
fn most_healed(
    venture: Venture<'_>,
    by: Fighter<'_>,
    on: Fighter<'_>,
    cost: i32,
    spare: i32,
) -> i32 {
    let paid = (reserves(venture, by) - spare) / cost.max(1);
    paid.min(on.health().damage)
}

/// Everything that somebody can use in its turn, with its targets.
pub fn offer(venture: Venture<'_>, turn: Turn, me: Fighter<'_>, offer: &mut LegalActions<Action>) {
    for spell in me.spells() {
        let record = &venture.book()[*spell];
        let means = Means::Spell(*spell);
        let refused = if turn.moved || turn.changed {
            Err(rules::MAGIC_STILL)
        } else if venture.grip(me).is_some() {
            Err(rules::MAGIC_FOE)
        } else if venture.value(me, Attribute::Iq) < record.iq {
            Err(rules::MAGIC_IQ)
        } else {
            Ok(())
        };
        offer_means(venture, me, means, refused, offer);
    }
    // The pack is the party's.
    let goods: SmallVec<[_; 8]> = if me.id.is_hero() {
        turn::usable(venture).collect()
    } else {
        SmallVec::new()
    };
    for good in goods {
        offer_means(venture, me, Means::Good(good), Ok(()), offer);
    }
}

fn offer_means(
    venture: Venture<'_>,
    me: Fighter<'_>,
    means: Means,
    allowed: Result<(), RuleId>,
    offer: &mut LegalActions<Action>,
) {
    let Some(power) = power_of(venture, means) else {
        return;
    };
    if let Err(rule) = allowed {
        let aim = Aim::At(me.id);
        offer.refuse(Action::Use { means, aim }, rule);
        return;
    }
    for aim in aims(venture, me, power) {
        let act = Action::Use { means, aim };
        let chosen = power.effects.contains(&Effect::HealChosen);
        match (aim, chosen) {
            (Aim::At(on), true) => {
                let cost = spell_of(venture, means).map_or(1, |spell| spell.fatigue);
                let most = most_healed(venture, me, venture.fighter(on), cost, 0);
                offer.add_amount(act, 1, most);
            }
            _ => offer.add(act),
        }
    }
    if power.target == Aimed::Foe && offer.explains() {
        let sight = venture.sight();
        let hidden = venture
            .against(me.id)
            .filter(|foe| !in_sight(&sight, me, foe.at));
        for foe in hidden {
            let aim = Aim::At(foe.id);
            offer.refuse(Action::Use { means, aim }, rules::MAGIC_SIGHT);
        }
    }
}

fn in_sight(sight: &Sight<'_>, me: Fighter<'_>, at: Option<Cell>) -> bool {
    match (me.at, at) {
        (Some(from), Some(to)) => from == to || sight.sees(from, to),
        _ => false,
    }
}

/// The possible targets of a power.
pub fn aims(venture: Venture<'_>, me: Fighter<'_>, power: &Power) -> SmallVec<[Aim; 8]> {
    let sight = venture.sight();
    let seen = |it: &Fighter<'_>| in_sight(&sight, me, it.at);
    match power.target {
        Aimed::Own => smallvec![Aim::At(me.id)],
        Aimed::Friend => {
            let side = venture.fighters().filter(|it| !it.id.is_against(me.id));
            let here =
                side.filter(|it| it.at.is_some() && !it.health().dead && !it.activity().fled);
            here.filter(seen).map(|it| Aim::At(it.id)).collect()
        }
        Aimed::Foe => {
            let foes = venture.against(me.id).filter(seen);
            foes.map(|it| Aim::At(it.id)).collect()
        }
        Aimed::Hex => hexes(venture, &sight, me, power),
    }
}

/// The hexes that a power can be aimed at: to leap to, or with a foe within its area.
fn hexes(
    venture: Venture<'_>,
    sight: &Sight<'_>,
    me: Fighter<'_>,
    power: &Power,
) -> SmallVec<[Aim; 8]> {
    let leap = power.effects.iter().find_map(|effect| match effect {
        Effect::Leap(most) => Some(u32::from(*most)),
        _ => None,
    });
    let Some(from) = me.at else {
        return SmallVec::new();
    };
    let foes: SmallVec<[Cell; 8]> = venture.against(me.id).filter_map(|foe| foe.at).collect();
    let good = |cell: &Cell| match leap {
        Some(most) => hex::distance(from, *cell) <= most && venture.is_free(*cell),
        None => {
            let reached = |foe: &Cell| hex::distance(*foe, *cell) <= u32::from(power.area);
            foes.iter().any(reached) && venture.field().is_open(*cell)
        }
    };
    let cells = venture.field().cells().filter(|cell| *cell != from);
    let cells = cells.filter(good).filter(|cell| sight.sees(from, *cell));
    cells.map(Aim::Hex).collect()
}

/// Begins to use something as the action of a turn.
pub fn begin(cx: &mut Cx<'_>, turn: Turn, means: Means, aim: Aim, amount: i32) {
    let hostile = is_hostile(Venture::of(cx.world()), means);
    turn::finish(cx, turn, hostile);
    cx.push(Task::Use(Using {
        by: turn.who,
        means,
        aim,
        amount,
    }));
}

/// True if it is meant to harm.
pub fn is_hostile(venture: Venture<'_>, means: Means) -> bool {
    power_of(venture, means).is_some_and(|power| {
        let harms = |effect: &Effect| {
            matches!(
                effect,
                Effect::Damage(_) | Effect::Sear(_) | Effect::Fatigue(_)
            )
        };
        power.target == Aimed::Foe
            || (power.target == Aimed::Hex && power.effects.iter().any(harms))
    })
}

/// The check for using something; `None` if it simply works.
pub fn check(venture: Venture<'_>, using: &Using) -> Option<Under> {
    let by = venture.fighter(using.by);
    let figures = venture.figures();
    let (role, value) = match using.means {
        Means::Spell(_) => ("dice-cast", venture.cast_iq(by)),
        Means::Good(good) => {
            let attribute = venture.book()[good].check?;
            ("dice-use", venture.attribute(by, attribute))
        }
    };
    Some(Under {
        role,
        count: figures.check_dice,
        die: figures.die,
        value,
    })
}

/// Uses something: a contest if the target resists, otherwise a check, or neither.
pub fn use_it(cx: &mut Cx<'_>, using: Using) {
    let venture = Venture::of(cx.world());
    if !venture.can_act(using.by) {
        return;
    }
    let Some(power) = power_of(venture, using.means) else {
        return;
    };
    let resist = power.resist;
    if let Means::Good(good) = using.means
        && !venture.book()[good].lasting
    {
        let event = Event::Gone {
            thing: Possession::Good(good),
            count: 1,
            from: None,
        };
        cx.emit(rules::GOODS_USE, event);
    }
    match (resist, using.aim) {
        (Some(attribute), Aim::At(on)) => cx.push(Task::Contest(Contest {
            by: using.by,
            rival: Rival::Fighter(on),
            attribute,
            stake: Stake::Power(using),
            named: None,
        })),
        _ if check(Venture::of(cx.world()), &using).is_some() => {
            cx.push(Task::Roll(Trial::Use(using)));
        }
        _ => settle(cx, using, true),
    }
}

/// Handles the result of using something. The target of a hostile power may react.
pub fn settle(cx: &mut Cx<'_>, using: Using, worked: bool) {
    if let (Aim::At(on), true) = (using.aim, is_hostile(Venture::of(cx.world()), using.means)) {
        let by = using.by;
        let strike = false;
        cx.push(Task::React { by, on, strike });
    }
    if worked {
        let rule = match using.means {
            Means::Spell(_) => rules::MAGIC_EFFECTS,
            Means::Good(_) => rules::GOODS_USE,
        };
        effects::carry_out(cx, using, rule);
    }
}

/// The most that can be healed in camp, where nobody casts until they drop.
pub fn most_in_camp(venture: Venture<'_>, by: Fighter<'_>, on: Fighter<'_>, means: Means) -> i32 {
    let cost = spell_of(venture, means).map_or(1, |spell| spell.fatigue);
    most_healed(venture, by, on, cost, 1)
}

/// The minimum fatigue of using something.
pub fn cost(venture: Venture<'_>, means: Means) -> i32 {
    spell_of(venture, means).map_or(0, |spell| spell.fatigue)
}
