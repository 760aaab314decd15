//! Fights.

use std::cell::{OnceCell, RefCell};

use smallvec::SmallVec;

use super::{
    super::{
        attack,
        body::Sight,
        components::FighterId,
        content::{Aimed, Attribute, Effect, SkillEffect},
        contest,
        fighter::Fighter,
        powers, react,
        step::{Action, Aim, Attack, AttackMode, Means, Turn},
        tactics, trials,
        venture::Venture,
        walk,
    },
    Worth,
};
use crate::{
    dice::DiceExpr,
    game::Offered,
    grid::{Cell, MovementRange, hex},
};

/// The chance to hit, in thousandths.
pub fn hit_chance(venture: Venture<'_>, attack: &Attack) -> i32 {
    let check = venture.to_hit(attack);
    check.map_or(0, |check| {
        contest::at_most(check.count, check.value.total).millionths() / 1000
    })
}

fn mean(dice: DiceExpr, plus: i32, stopped: i32) -> i32 {
    let rolled = i32::from(dice.count) * (i32::from(dice.die.sides()) + 1) * 5;
    (rolled + (plus - stopped) * 10).max(0)
}

/// The damage of a hit, in tenths.
pub fn harm(venture: Venture<'_>, attack: &Attack) -> i32 {
    let by = venture.fighter(attack.by);
    let blow = venture
        .in_hand(by)
        .and_then(|held| venture.blow(attack, held.weapon, attack.on));
    blow.map_or(0, |blow| mean(blow.dice, blow.plus.total, blow.stopped))
}

/// The worth of an attack: its expected damage, and more if it may end the foe.
fn worth_of(venture: Venture<'_>, attack: &Attack) -> i32 {
    let chance = hit_chance(venture, attack);
    let harm = harm(venture, attack);
    value(venture, venture.fighter(attack.on), chance, harm)
}

/// The worth of harm with a chance in thousandths: tenths of damage, doubled if it drives the foe
/// off.
fn value(venture: Venture<'_>, on: Fighter<'_>, chance: i32, harm: i32) -> i32 {
    let flees = (venture.st(on) + 1) / 2 - on.health().damage;
    let ends = harm >= flees * 10 || harm >= venture.left(on) * 10;
    let danger = if tactics::is_shooter(venture, on) {
        12
    } else {
        10
    };
    chance * harm * danger / 10_000 * if ends { 2 } else { 1 }
}

/// Ranged fighters go first, before others stand in their way.
pub fn next(venture: Venture<'_>, act: Action) -> i32 {
    match act {
        Action::Next { hero } => i32::from(tactics::is_shooter(venture, venture.fighter(hero))),
        _ => 0,
    }
}

/// The situation that every move of a turn is compared with, looked up once.
pub struct Ground<'w> {
    venture: Venture<'w>,
    me: Fighter<'w>,
    /// True if it has moved already.
    moved: bool,
    /// True if it fights from afar.
    shoots: bool,
    /// True if it can strike with the weapon in hand.
    strikes: bool,
    /// Hexes that foes stand in.
    foes: SmallVec<[Cell; 8]>,
    sight: Sight<'w>,
    /// True if a foe can be seen from here.
    sees: bool,
    /// Number of foes adjacent to this place.
    touching: i32,
    /// Distance to the nearest foe, as the crow flies.
    nearest: i32,
    /// The steps to everywhere from each foe, if needed.
    steps: OnceCell<SmallVec<[MovementRange; 8]>>,
    /// Prospects of contests in thousandths, by both attributes.
    prospects: RefCell<SmallVec<[(BothSides, i32); 8]>>,
}

/// The attributes that a contest sets against each other.
type BothSides = (i32, i32);

impl<'w> Ground<'w> {
    /// The situation of a hero.
    pub fn of(venture: Venture<'w>, turn: Turn) -> Self {
        let who = turn.who;
        let me = venture.fighter(who);
        let mut ground = Ground {
            venture,
            me,
            moved: turn.moved,
            shoots: tactics::is_shooter(venture, me),
            strikes: armed(venture, me),
            foes: venture.against(who).filter_map(|foe| foe.at).collect(),
            sight: venture.sight(),
            sees: false,
            touching: 0,
            nearest: 0,
            steps: OnceCell::new(),
            prospects: RefCell::default(),
        };
        let at = me.at.unwrap_or_default();
        ground.sees = ground.seen(at);
        ground.touching = ground.touching(at);
        ground.nearest = ground.nearest(at);
        ground
    }

    fn seen(&self, at: Cell) -> bool {
        self.foes.iter().any(|foe| self.sight.sees(at, *foe))
    }

    fn touching(&self, at: Cell) -> i32 {
        let field = self.venture.field();
        let near = self.foes.iter().filter(|foe| field.touches(**foe, at));
        near.count() as i32
    }

    /// Number of foes in whose zone of control a move to a hex would stay.
    fn stays_beside(&self, to: Cell) -> i32 {
        let field = self.venture.field();
        let from = self.me.at.unwrap_or_default();
        let both = |foe: &&Cell| field.touches(**foe, from) && field.touches(**foe, to);
        if self.touching == 0 {
            return 0;
        }
        self.foes.iter().filter(both).count() as i32
    }

    fn nearest(&self, at: Cell) -> i32 {
        let far = self.foes.iter().map(|foe| hex::distance(at, *foe));
        far.min().unwrap_or(99) as i32
    }

    /// Steps by which a hex is nearer to a foe, counting walls.
    fn steps_gained(&self, to: Cell) -> i32 {
        let Some(from) = self.me.at else {
            return 0;
        };
        let steps = self.steps.get_or_init(|| {
            let longest = walk::longest(self.venture);
            let field = self.venture.field();
            let each = self.foes.iter().map(|foe| field.steps(*foe, longest));
            each.collect()
        });
        let gains = steps
            .iter()
            .filter_map(|steps| Some(steps.cost(from)? as i32 - steps.cost(to)? as i32));
        gains.max().unwrap_or(0)
    }

    /// The chance to win a contest, in thousandths.
    fn prospects(&self, mine: i32, theirs: i32) -> i32 {
        let mut known = self.prospects.borrow_mut();
        let held = known.iter().find(|(of, _)| *of == (mine, theirs));
        if let Some((_, chance)) = held {
            return *chance;
        }
        let most = self.venture.figures().contest_dice;
        let chance = contest::prospects(mine, theirs, most).millionths() / 1000;
        known.push(((mine, theirs), chance));
        chance
    }
}

/// The worth of an act in a turn.
pub fn turn(ground: &Ground<'_>, offered: &Offered<Action>) -> Worth {
    let (venture, me) = (ground.venture, ground.me);
    let swing = |on, mode| {
        worth_of(
            venture,
            &Attack {
                by: me.id,
                on,
                mode,
                first: false,
            },
        )
    };
    let worth = match offered.act {
        Action::End => 0,
        Action::Strike { on } => 20 + swing(on, AttackMode::Strike),
        Action::Shoot { on } => 20 + swing(on, AttackMode::Shoot),
        Action::Throw { on } => throw(ground, swing(on, AttackMode::Throw)),
        Action::Grapple { .. } => 30,
        Action::Tackle { on } => 20 + tackle(venture, me, on, |a, b| ground.prospects(a, b)),
        Action::Use { means, aim } => return uses(ground, means, aim, offered),
        Action::Rally { on } => rally(venture, me, on),
        Action::Load => 25,
        Action::Change { place } => change(venture, me, place),
        Action::PickUp { .. } if me.in_hand().is_none() => 25,
        Action::Move { to } => go(ground, to),
        _ => -100,
    };
    (worth, None)
}

/// The worth of the turn given back, more if it comes at once.
fn rally(venture: Venture<'_>, me: Fighter<'_>, on: FighterId) -> i32 {
    let leads = |effect: SkillEffect| effect == SkillEffect::Rally;
    let value = trials::with_skill(venture, me.id, leads).total;
    let chance = contest::at_most(venture.figures().check_dice, value).millionths() / 1000;
    let other = venture.fighter(on);
    let part = if other.activity().acted { 5 } else { 10 };
    chance * turn_worth(venture, other) / 1000 * part / 10
}

/// The worth of a throw: as of any attack for those who have another weapon and nobody beside
/// them, less for all others.
fn throw(ground: &Ground<'_>, swing: i32) -> i32 {
    let spare = ground.me.weapons().len() > 1;
    if spare && ground.touching == 0 {
        20 + swing
    } else {
        5 + swing / 2
    }
}

/// The worth of getting hold of somebody: what they will not do with their weapons and spells, and
/// what a grapple does to either, less what a first attack may cost.
fn tackle(
    venture: Venture<'_>,
    me: Fighter<'_>,
    on: FighterId,
    prospects: impl Fn(i32, i32) -> i32,
) -> i32 {
    let other = venture.fighter(on);
    let (mine, theirs) = (
        venture.grapple_st(me).total,
        venture.grapple_st(other).total,
    );
    let hold = prospects(venture.tackle_dx(me).total, venture.tackle_dx(other).total);
    let squeeze = |by: Fighter<'_>, on: Fighter<'_>, chance: i32| {
        let blow = venture.squeeze(by, on);
        mean(blow.dice, blow.plus.total, blow.stopped) * chance / 1000
    };
    let hurts = squeeze(me, other, prospects(mine, theirs));
    let suffers = squeeze(other, me, prospects(theirs, mine));
    let spared = threat(venture, other, me, false);
    let gain = hold * (spared + hurts - suffers) / 1000;
    let first = react::is_able(venture, other);
    let cost = if first {
        threat(venture, other, me, true)
    } else {
        0
    };
    gain - cost
}

/// What somebody can be expected to do to another in a turn, in tenths of damage: with the weapon
/// in hand, or with magic.
fn threat(venture: Venture<'_>, by: Fighter<'_>, on: Fighter<'_>, first: bool) -> i32 {
    let modes = [AttackMode::Strike, AttackMode::Shoot].into_iter();
    let attacks = modes.map(|mode| Attack {
        by: by.id,
        on: on.id,
        mode,
        first,
    });
    let worth = |it: Attack| hit_chance(venture, &it) * harm(venture, &it) / 1000;
    let armed = attacks.map(worth).max().unwrap_or(0);
    let magic = !first && powers::reserves(venture, by) > 2 && !by.spells().is_empty();
    armed.max(if magic { 40 } else { 0 })
}

/// A weapon that strikes, if foes are near and the one in hand does not.
fn change(venture: Venture<'_>, me: Fighter<'_>, place: u8) -> i32 {
    let strikes = |place: u8| {
        let held = me.weapons().get(usize::from(place));
        held.is_some_and(|held| venture.book()[held.weapon].strike.is_some())
    };
    let shoots = venture
        .in_hand(me)
        .is_some_and(|held| venture.book()[held.weapon].shoot.is_some());
    match me.in_hand() {
        None => 40,
        Some(now) if !strikes(now) && !shoots && strikes(place) => 40,
        _ => -50,
    }
}

fn uses(ground: &Ground<'_>, means: Means, aim: Aim, offered: &Offered<Action>) -> Worth {
    let (venture, me) = (ground.venture, ground.me);
    let Some(power) = powers::power_of(venture, means) else {
        return (-100, None);
    };
    let iq = venture.cast_iq(me).total;
    let chance = match (means, power.resist, aim) {
        (Means::Spell(_), Some(attribute), Aim::At(on)) => {
            let theirs = venture.value(venture.fighter(on), attribute);
            ground.prospects(iq, theirs)
        }
        (Means::Spell(_), ..) => contest::at_most(3, iq).millionths() / 1000,
        (Means::Good(good), ..) => match venture.book()[good].check {
            Some(attribute) => {
                contest::at_most(3, venture.value(me, attribute)).millionths() / 1000
            }
            None => 1000,
        },
    };
    let cost = powers::cost(venture, means);
    if matches!(means, Means::Spell(_)) && powers::reserves(venture, me) <= cost {
        return (-100, None);
    }
    let each = power
        .effects
        .iter()
        .map(|effect| effect_worth(venture, *effect, power.target, aim, chance));
    let worth: i32 = each.sum();
    let amount = offered.amount.map(|(least, most)| most.min(6).max(least));
    (worth - cost, amount)
}

fn effect_worth(venture: Venture<'_>, effect: Effect, target: Aimed, aim: Aim, chance: i32) -> i32 {
    let Aim::At(on) = aim else {
        return match effect {
            Effect::Damage(dice) | Effect::Sear(dice) => chance * mean(dice, dice.plus, 2) / 1500,
            _ => -20,
        };
    };
    let on = venture.fighter(on);
    let hurt = on.health().damage * 10;
    match effect {
        Effect::Damage(dice) => value(
            venture,
            on,
            chance,
            mean(dice, dice.plus, venture.stops(on)),
        ),
        Effect::Sear(dice) => value(venture, on, chance, mean(dice, dice.plus, 0)),
        Effect::Fatigue(dice) => value(venture, on, chance, mean(dice, dice.plus, 0)) * 3 / 4,
        Effect::Heal(_) | Effect::HealChosen if on.health().damage == 0 => -50,
        Effect::Heal(_) | Effect::HealChosen => {
            // In tenths; of what one chooses at most six points, as `uses` does.
            let heals = match effect {
                Effect::Heal(dice) => mean(dice, dice.plus, 0),
                _ => 60,
            };
            let low = venture.left(on) * 3 <= venture.st(on);
            match on.up {
                false if venture.left(on) * 10 + heals > 10 => 60 * chance / 1000,
                true if low => hurt.min(heals).min(45) * chance / 1000,
                _ => -10,
            }
        }
        Effect::Hold | Effect::Frighten if target == Aimed::Foe => {
            (25 + venture.left(on)) * chance / 1000
        }
        Effect::Disarm => 15 * chance / 1000,
        _ => 2,
    }
}

/// The worth of a move: ranged fighters look for a view, all others for somebody to strike.
fn go(ground: &Ground<'_>, to: Cell) -> i32 {
    // One move a turn is enough for a bot: it has thought of all hexes before it.
    if ground.me.at.is_none() || ground.moved {
        return -100;
    }
    if ground.shoots {
        if ground.sees {
            return -30;
        }
        let view = if ground.seen(to) { 10 } else { 0 };
        let zone = ground.stays_beside(to) * 8;
        return 1 + view - zone - ground.touching(to) * 4 - ground.nearest(to).min(40) / 4;
    }
    if ground.touching > 0 {
        return -10;
    }
    // Distance as the crow flies or, if walls are in the way, in steps.
    let near = ground.nearest(to);
    let beside = ground.touching(to);
    let strikes = if beside > 0 && ground.strikes { 30 } else { 0 };
    let detour = if near >= ground.nearest {
        ground.steps_gained(to)
    } else {
        0
    };
    strikes + (ground.nearest - near) * 2 + detour - (beside - 1).max(0) * 3
}

fn armed(venture: Venture<'_>, me: Fighter<'_>) -> bool {
    venture
        .in_hand(me)
        .is_some_and(|held| venture.damage_of(held.weapon, AttackMode::Strike).is_some())
}

/// The worth of a turn to somebody, in tenths of damage.
fn turn_worth(venture: Venture<'_>, me: Fighter<'_>) -> i32 {
    let modes = [AttackMode::Strike, AttackMode::Shoot];
    let swings = modes.into_iter().flat_map(|mode| {
        venture.against(me.id).map(move |foe| Attack {
            by: me.id,
            on: foe.id,
            mode,
            first: false,
        })
    });
    let possible =
        swings.filter(|it| attack::allowed(venture, me, venture.fighter(it.on), it.mode).is_ok());
    let best = possible.map(|it| worth_of(venture, &it)).max();
    let mage = if me.spells().is_empty() { 0 } else { 20 };
    best.unwrap_or(10).max(mage)
}

/// Dodging is for hits that would hurt more than the turn is worth.
pub fn dodge(venture: Venture<'_>, attack: &Attack, act: Action) -> i32 {
    let Action::Dodge { to } = act else {
        return 0;
    };
    let me = venture.fighter(attack.on);
    let chance = contest::at_most(3, venture.dodge_dx(me).total).millionths() / 1000;
    let harm = harm(venture, attack);
    let out = harm + 20 >= venture.left(me) * 10;
    // With nobody else to fight on, a lost turn only puts it off.
    let alone = venture.beside(me.id).next().is_none();
    let saved = match (alone, out) {
        (true, _) => chance * harm / 4000,
        (_, true) => chance * harm / 250,
        _ => chance * harm / 1000,
    };
    let crowd = venture
        .against(me.id)
        .filter(|foe| foe.at.is_some_and(|at| venture.field().touches(at, to)))
        .count() as i32;
    saved - turn_worth(venture, me) - crowd * 2
}

/// Reacting: an attack now is worth the next turn if it is nearly as good.
pub fn react(venture: Venture<'_>, me: FighterId, on: FighterId, act: Action, first: bool) -> i32 {
    let mode = match act {
        Action::Counter { mode } => mode,
        Action::TackleBack => {
            let (who, most) = (venture.fighter(me), venture.figures().contest_dice);
            let prospects = |a, b| contest::prospects(a, b, most).millionths() / 1000;
            return tackle(venture, who, on, prospects) - turn_worth(venture, who) * 8 / 10 - 10;
        }
        _ => return 0,
    };
    let attack = Attack {
        by: me,
        on,
        mode,
        first,
    };
    let now = worth_of(venture, &attack);
    let later = turn_worth(venture, venture.fighter(me));
    // The badly hurt had better save the dodge for later.
    let careful = venture.left(venture.fighter(me)) <= 4;
    now * if first { 13 } else { 10 } / 10 - later * 8 / 10 - if careful { 10 } else { 0 }
}

/// The use of a won grapple: the weak get away, the strong do damage.
pub fn grip(venture: Venture<'_>, by: FighterId, on: FighterId, act: Action) -> i32 {
    let me = venture.fighter(by);
    let other = venture.fighter(on);
    let weak = venture.grapple_st(me).total < venture.grapple_st(other).total;
    let armed = venture.in_hand(me).is_some() || venture.value(me, Attribute::Iq) >= 12;
    let blow = venture.squeeze(me, other);
    let harm = mean(blow.dice, blow.plus.total, blow.stopped);
    match act {
        Action::Squeeze => harm,
        Action::Exit { to } if weak || (armed && harm < 30) => {
            let touching =
                |foe: &Fighter<'_>| foe.at.is_some_and(|at| venture.field().touches(at, to));
            32 - 2 * venture.against(by).filter(touching).count() as i32
        }
        _ => -10,
    }
}
