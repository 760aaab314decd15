//! Camp: healing and tending, equipment, wishes and curses.

use smallvec::SmallVec;

use super::{
    Cx,
    components::{FighterId, Held},
    content::{Aimed, Attribute, Effect, Possession, SkillEffect},
    effects,
    event::Event,
    fighter::Fighter,
    growth, harm, powers, rules,
    step::{Action, Aim, Means, Question, Task, Trial, Using},
    turn,
    venture::Venture,
};
use crate::{
    dice::DiceExpr,
    game::{LegalActions, RuleId, Seat},
};

/// Asks for actions in camp; right after a fight only if anything can be mended.
pub fn resolve(cx: &mut Cx<'_>, mending: bool) {
    if !mending || can_mend(Venture::of(cx.world())) {
        cx.ask(Question::Camp { mending });
    }
}

/// True if anybody can be tended or healed, or wished whole.
fn can_mend(venture: Venture<'_>) -> bool {
    let patients = patients(venture);
    let mut offer = LegalActions::new(false);
    let mut awake = venture.awake();
    let heals = |by: Fighter<'_>| {
        mend(venture, by, &patients, &mut offer);
        !offer.choices.is_empty()
    };
    awake.any(heals) || wishful(venture).next().is_some()
}

/// Offers everything that can be done in camp.
pub fn offer_camp(venture: Venture<'_>, mending: bool, offer: &mut LegalActions<Action>) {
    let rule = if mending {
        rules::HARM_NET
    } else {
        rules::MAGIC_CAMP
    };
    offer.ask(Seat::Party, rule);
    offer.add(Action::LeaveCamp);
    let patients = patients(venture);
    for by in venture.awake() {
        mend(venture, by, &patients, offer);
    }
    for hero in wishful(venture) {
        offer.add(Action::WishWhole { hero: hero.id });
    }
    if !mending {
        for hero in venture.living() {
            gear(venture, hero, offer);
            curses(venture, hero, offer);
            growth::offer(venture, hero, offer);
        }
    }
}

/// A living hero who lacks something that a camp can give.
struct Patient<'w> {
    hero: Fighter<'w>,
    hurt: bool,
    tired: bool,
    cursed: bool,
    drained: bool,
}

impl<'w> Patient<'w> {
    fn of(venture: Venture<'_>, hero: Fighter<'w>) -> Option<Self> {
        let health = hero.health();
        let drained = |it: &Held| it.power < venture.book()[it.weapon].absorbs;
        let patient = Patient {
            hero,
            hurt: health.damage > 0,
            tired: health.fatigue > 0,
            cursed: health.curses > 0,
            drained: hero.weapons().iter().any(drained),
        };
        let lacks = patient.hurt || patient.tired || patient.cursed || patient.drained;
        lacks.then_some(patient)
    }

    /// True if an effect would change anything.
    fn is_helped_by(&self, effect: Effect) -> bool {
        match effect {
            Effect::Heal(_) | Effect::HealChosen => self.hurt,
            Effect::Refresh(_) => self.tired,
            Effect::Recharge(_) => self.drained,
            Effect::LiftCurse => self.cursed,
            _ => false,
        }
    }
}

/// Everybody who lacks something, looked up once for all who mend and all their means.
fn patients(venture: Venture<'_>) -> SmallVec<[Patient<'_>; 8]> {
    let living = venture.living();
    living.filter_map(|it| Patient::of(venture, it)).collect()
}

/// Tending and healing by one hero.
fn mend(
    venture: Venture<'_>,
    by: Fighter<'_>,
    patients: &[Patient<'_>],
    offer: &mut LegalActions<Action>,
) {
    if !patients.is_empty() {
        tending(venture, by, patients, offer);
        healing(venture, by, patients, offer);
    }
}

/// Those who could wish themselves whole.
fn wishful<'w>(venture: Venture<'w>) -> impl Iterator<Item = Fighter<'w>> {
    let suffers =
        move |hero: &Fighter<'_>| venture.suffered(*hero) > 0 && venture.story(hero.id).wishes > 0;
    venture.living().filter(suffers)
}

/// Tending by skill, once for each hero hurt in a fight.
fn tending(
    venture: Venture<'_>,
    by: Fighter<'_>,
    patients: &[Patient<'_>],
    offer: &mut LegalActions<Action>,
) {
    let fought = !venture.cast().is_empty();
    if tending_dice(venture, by.id).is_none() || !fought {
        return;
    }
    for on in patients.iter().filter(|it| it.hurt).map(|it| it.hero) {
        let act = Action::Tend {
            by: by.id,
            on: on.id,
        };
        let tended = venture.story(on.id).tended;
        offer.add_or_refuse(
            act,
            if tended {
                Err(rules::SKILLS_TEND)
            } else {
                Ok(())
            },
        );
    }
}

/// Spells and goods with an effect in camp.
fn healing(
    venture: Venture<'_>,
    by: Fighter<'_>,
    patients: &[Patient<'_>],
    offer: &mut LegalActions<Action>,
) {
    let iq = venture.value(by, Attribute::Iq);
    for spell in by.spells() {
        if venture.book()[*spell].iq <= iq {
            means(venture, by, Means::Spell(*spell), patients, offer);
        }
    }
    // Things that work on anybody are handed out by the first hero; the rest each uses on
    // themselves.
    let first = venture.awake().next().map(|it| it.id);
    let goods: SmallVec<[_; 8]> = turn::usable(venture).collect();
    for good in goods {
        let power = venture.book()[good].power.as_ref();
        let own = power.is_some_and(|power| power.target == Aimed::Own);
        if own || first == Some(by.id) {
            means(venture, by, Means::Good(good), patients, offer);
        }
    }
}

fn means(
    venture: Venture<'_>,
    by: Fighter<'_>,
    means: Means,
    patients: &[Patient<'_>],
    offer: &mut LegalActions<Action>,
) {
    let Some(power) = powers::power_of(venture, means) else {
        return;
    };
    let works = power.effects.iter().any(|effect| effect.works_in_camp());
    let friendly = matches!(power.target, Aimed::Own | Aimed::Friend);
    if !works || !friendly || power.effects.iter().any(|it| it.takes_time()) {
        return;
    }
    let helps = |on: &Patient<'_>| power.effects.iter().any(|it| on.is_helped_by(*it));
    let mut helped = patients.iter().filter(|on| helps(on)).peekable();
    if helped.peek().is_none() {
        return;
    }
    let affordable = powers::cost(venture, means) < powers::reserves(venture, by);
    if power.area > 0 {
        // It reaches everybody, whoever it is cast on.
        if affordable {
            let (by, on) = (by.id, by.id);
            offer.add(Action::Heal { by, means, on });
        }
        return;
    }
    for on in helped.map(|it| it.hero) {
        if power.target == Aimed::Own && on.id != by.id {
            continue;
        }
        let act = Action::Heal {
            by: by.id,
            means,
            on: on.id,
        };
        if power.effects.contains(&Effect::HealChosen) {
            let most = powers::most_in_camp(venture, by, on, means);
            offer.add_amount(act, 1, most);
        } else if affordable {
            offer.add(act);
        }
    }
}

/// Taking things out of the pack, putting them back, and changing the weapon in hand.
fn gear(venture: Venture<'_>, hero: Fighter<'_>, offer: &mut LegalActions<Action>) {
    let id = hero.id;
    for (thing, _) in &venture.state().pack {
        let act = Action::Take {
            hero: id,
            thing: *thing,
        };
        match thing {
            Possession::Weapon(weapon) if !venture.can_wield(hero, *weapon) => {
                offer.refuse(act, rules::GEAR_HEFT);
            }
            Possession::Good(_) => {}
            _ => offer.add(act),
        }
    }
    let mut carried: SmallVec<[Possession; 6]> = SmallVec::new();
    carried.extend(
        hero.weapons()
            .iter()
            .map(|held| Possession::Weapon(held.weapon)),
    );
    carried.extend(
        [hero.worn().armour, hero.worn().shield]
            .into_iter()
            .flatten()
            .map(Possession::Armour),
    );
    carried.sort_unstable();
    carried.dedup();
    for thing in carried {
        offer.add(Action::Lay { hero: id, thing });
    }
    for place in 0..hero.weapons().len() as u8 {
        let weapon = hero.weapons()[usize::from(place)].weapon;
        let other = Some(place) != hero.in_hand() && turn::is_first_of_kind(hero, place);
        if other && venture.can_wield(hero, weapon) {
            offer.add(Action::Hold { hero: id, place });
        }
    }
}

/// Lifting a curse: with a wish, or with a permanent point of one's highest attribute.
fn curses(venture: Venture<'_>, hero: Fighter<'_>, offer: &mut LegalActions<Action>) {
    if hero.health().curses == 0 {
        return;
    }
    if venture.story(hero.id).wishes > 0 {
        offer.add(Action::WishOffCurse { hero: hero.id });
    }
    let highest = hero.base().iter().max().copied().unwrap_or(0);
    for attribute in Attribute::ALL {
        if hero.base()[attribute as usize] == highest && highest > 1 {
            offer.add(Action::PayOffCurse {
                hero: hero.id,
                attribute,
            });
        }
    }
}

/// Carries out a choice of [`offer_camp`], and stays in camp unless the party leaves.
pub fn choose(cx: &mut Cx<'_>, mending: bool, act: Action, amount: i32) {
    if act == Action::LeaveCamp {
        return;
    }
    cx.push(Task::Camp { mending });
    match act {
        Action::Tend { by, on } => {
            cx.emit(rules::SKILLS_TEND, Event::Tended { by, on });
            cx.push(Task::Roll(Trial::Tend { by, on }));
        }
        Action::Heal { by, means, on } => use_in_camp(cx, by, means, on, amount),
        Action::Take { hero, thing } => take(cx, hero, thing),
        Action::Lay { hero, thing } => cx.emit(rules::HEROES_OUTFIT, Event::Laid { hero, thing }),
        Action::Hold { hero, place } => {
            let rule = rule_of_holding(Venture::of(cx.world()), hero, place);
            let weapon = turn::carried(Venture::of(cx.world()), hero, Some(place));
            let event = Event::Armed {
                hero,
                place,
                weapon,
            };
            cx.emit(rule, event);
        }
        Action::WishWhole { hero } => {
            harm::befall(cx, rules::FATE_WISH, hero, Event::Revived { hero });
        }
        Action::WishOffCurse { hero } => lift(cx, hero, true, None),
        Action::PayOffCurse { hero, attribute } => lift(cx, hero, false, Some(attribute)),
        _ => growth::choose(cx, act),
    }
}

/// A hero takes a thing out of the pack; a burden of armour is logged.
pub fn take(cx: &mut Cx<'_>, hero: FighterId, thing: Possession) {
    let book = Venture::of(cx.world()).book();
    let rule = match thing {
        Possession::Armour(armour) if book[armour].burden > 0 => rules::GEAR_BURDEN,
        _ => rules::HEROES_OUTFIT,
    };
    cx.emit(rule, Event::Taken { hero, thing });
}

/// The rule of taking a weapon in hand: one that needs both hands rules out a shield.
pub fn rule_of_holding(venture: Venture<'_>, who: FighterId, place: u8) -> RuleId {
    let fighter = venture.fighter(who);
    let held = fighter.weapons().get(usize::from(place));
    let both = held.is_some_and(|held| venture.book()[held.weapon].hands > 1);
    if both && fighter.worn().shield.is_some() {
        rules::GEAR_SHIELD
    } else {
        rules::GEAR_CHANGE
    }
}

fn lift(cx: &mut Cx<'_>, who: FighterId, wish: bool, paid: Option<Attribute>) {
    cx.emit(rules::FATE_CURSE, Event::CurseLifted { who, wish, paid });
}

/// Uses a means in camp, where there is time: a spell needs no roll, but its fatigue.
fn use_in_camp(cx: &mut Cx<'_>, by: FighterId, means: Means, on: FighterId, amount: i32) {
    if let Means::Good(good) = means
        && !Venture::of(cx.world()).book()[good].lasting
    {
        let event = Event::Gone {
            thing: Possession::Good(good),
            count: 1,
            from: None,
        };
        cx.emit(rules::GOODS_USE, event);
    }
    let using = Using {
        by,
        means,
        aim: Aim::At(on),
        amount,
    };
    effects::carry_out(cx, using, rules::MAGIC_CAMP);
}

/// The damage that a fighter's tending heals, by the skill that is best at it.
pub fn tending_dice(venture: Venture<'_>, by: FighterId) -> Option<DiceExpr> {
    let tends = |effect: SkillEffect| matches!(effect, SkillEffect::Tend(_));
    let (skill, _) = venture.best_skill(venture.fighter(by), tends)?;
    let mut effects = venture.book()[skill].effects.iter();
    effects.find_map(|effect| match effect {
        SkillEffect::Tend(dice) => Some(*dice),
        _ => None,
    })
}

/// Handles the result of tending somebody.
pub fn settle_tend(cx: &mut Cx<'_>, by: FighterId, on: FighterId, passed: bool) {
    let dice = tending_dice(Venture::of(cx.world()), by);
    if let (true, Some(dice)) = (passed, dice) {
        let role = "dice-heal";
        let (roll, amount) = cx.roll(&super::checks::Amount { role, dice });
        effects::heal(cx, on, amount, roll, None);
    }
}
