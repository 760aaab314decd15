//! Everything that somebody could do just now, before anything is said about where and to whom.

use smallvec::SmallVec;

use super::super::{
    components::How,
    content::{Aim, Cost, Effect, Frame, Range, Source, Time},
    effects::targets,
    event::Does,
    fight::{arms, standard, turn},
    figure::Figure,
    sheet::Attack,
    step::Plan,
};
use super::head::Head;

/// What something is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aimed {
    /// So many figures, each chosen by itself.
    At(u8),
    /// A square; more than one will do.
    Square,
    /// Nobody: it follows from where one stands.
    Nobody,
}

/// An attack with one of the arms.
#[derive(Clone, PartialEq, Debug)]
pub struct Armed {
    pub arm: Option<u8>,
    pub how: How,
    pub second: bool,
    pub both_hands: bool,
    /// The hand that has to take it first.
    pub draw: Option<u8>,
    pub attack: Attack,
    /// Attacks that the action gives.
    pub times: u8,
}

/// Something that could be done.
#[derive(Clone, Debug)]
pub struct Doable {
    pub does: Does,
    pub plan: Option<Plan>,
    pub armed: Option<Armed>,
    pub aimed: Aimed,
    /// Feet that it reaches.
    pub feet: u16,
    /// Acts that belong together, by number: those of a routine, or the one alone.
    pub acts: SmallVec<[u16; 4]>,
    /// What it takes that does not come back, in hundredths.
    pub price: i32,
    pub melee: bool,
    /// True for what is done to oneself or to allies alone.
    pub helps: bool,
}

/// Everything that somebody could do.
pub fn all(head: &Head<'_>) -> Vec<Doable> {
    let mut all = Vec::new();
    if let Some(next) = routine(head) {
        return next;
    }
    let fits = |time: Time| {
        matches!(
            time,
            Time::Action | Time::Bonus | Time::OneAttack | Time::Free
        )
    };
    all.extend(offered(head, fits, |it| !is_for_nothing(it)));
    armed(head, &mut all);
    all
}

/// What takes neither time nor anything else.
pub fn free(head: &Head<'_>) -> Vec<Doable> {
    offered(head, |it| it == Time::Free, is_for_nothing).collect()
}

fn is_for_nothing(frame: &Frame) -> bool {
    frame.time == Time::Free && frame.cost.is_none()
}

fn offered(
    head: &Head<'_>,
    fits: impl Fn(Time) -> bool,
    also: impl Fn(&Frame) -> bool,
) -> impl Iterator<Item = Doable> {
    let offers = head.sheet.offers(fits).into_iter();
    offers.filter_map(move |it| {
        let plan = turn::plan(head.figure.id(), it.source, it.act, it.circle);
        let frame = head.sheet.frame(it.source, it.act);
        also(frame).then(|| of_plan(head, plan, frame))
    })
}

/// What is left of a foe's routine, one act at a time.
fn routine(head: &Head<'_>) -> Option<Vec<Doable>> {
    let figure = head.figure;
    let own = Source::Foe(figure.foe_key()?);
    let mut left: SmallVec<[u8; 4]> = figure.turn().routine.clone();
    left.dedup();
    if left.is_empty() {
        return None;
    }
    let each = left.iter().map(|act| {
        let mut plan = turn::plan(figure.id(), own, (*act).into(), 0);
        plan.paid = true;
        let mut option = of_plan(head, plan, head.sheet.frame(own, (*act).into()));
        option.acts = SmallVec::from_slice(&[(*act).into()]);
        option
    });
    Some(each.collect())
}

fn of_plan(head: &Head<'_>, plan: Plan, frame: &Frame) -> Doable {
    let play = head.play;
    let works = play.book().works(plan.source);
    let block = &works.blocks[usize::from(frame.block)];
    let most = targets::most(play, &plan, frame);
    let aimed = match most {
        0 if targets::takes_square(frame) => Aimed::Square,
        0 => Aimed::Nobody,
        most => Aimed::At(most),
    };
    let first = block.first().map(|it| &it.effect);
    let melee = matches!(first, Some(Effect::Attack { ranged: false, .. }))
        && !matches!(frame.range, Range::Feet(_));
    Doable {
        does: Does::Act {
            source: plan.source,
            act: plan.act,
            circle: plan.circle,
        },
        acts: together(head.figure, &plan),
        armed: None,
        aimed,
        feet: targets::feet(frame, block),
        price: price(head, &plan, frame),
        melee,
        helps: matches!(frame.aim, Aim::Oneself | Aim::Allies(_) | Aim::AlliesInArea),
        plan: Some(plan),
    }
}

/// The acts of the routine that begins with an act.
fn together(figure: Figure<'_>, plan: &Plan) -> SmallVec<[u16; 4]> {
    let own = figure.foe_key().map(Source::Foe) == Some(plan.source);
    let routines = figure.foe().map(|foe| foe.routines.iter());
    let mut routines = routines.into_iter().flatten().filter(|_| own);
    let with = routines.find(|it| it.acts.contains(&(plan.act as u8)));
    match with {
        Some(it) => it.acts.iter().map(|it| u16::from(*it)).collect(),
        None => SmallVec::from_slice(&[plan.act]),
    }
}

/// What something takes that does not come back, and what it gives up.
fn price(head: &Head<'_>, plan: &Plan, frame: &Frame) -> i32 {
    let spends = head.spends;
    let own = match frame.cost {
        Some(Cost::Uses(_) | Cost::HitDie) => spends / 2,
        Some(Cost::UsedUp) => spends,
        Some(Cost::Slot(circle)) => spends * i32::from(circle),
        Some(Cost::OnceATurn) | None => spends * i32::from(plan.circle),
    };
    let works = head.play.book().works(plan.source);
    let block = works.blocks[usize::from(frame.block)].iter();
    let tires = block.map(|it| match it.effect {
        Effect::Exhaust(levels) if frame.aim == Aim::Oneself => i32::from(levels),
        _ => 0,
    });
    let tires = tires.sum::<i32>() * spends;
    let held = head.figure.lasts().concentration.is_some();
    own + tires + i32::from(frame.concentration && held) * head.style.concentrates
}

/// Attacks with what is in hand, or could be.
fn armed(head: &Head<'_>, all: &mut Vec<Doable>) {
    let figure = head.figure;
    let kit = figure.kit();
    if figure.foe().is_some() && kit.arms.is_empty() {
        return;
    }
    if turn::attack_price(&head.sheet).is_some() {
        let times = match figure.turn().attacks {
            0 => head.sheet.attacks(),
            left => left,
        };
        for arm in kit.hands.iter().flatten().map(|it| Some(*it)).chain([None]) {
            of_arm(head, (arm, None), (false, times), all);
        }
        for (hand, arm) in standard::wieldable(figure) {
            if hand == 0 && arm.is_some() {
                of_arm(head, (arm, Some(hand)), (false, times), all);
            }
        }
    }
    if let Some(second) = turn::second_weapon(figure)
        && head.sheet.has_time(Time::Bonus).is_ok()
    {
        of_arm(head, (Some(second), None), (true, 1), all);
    }
}

fn of_arm(
    head: &Head<'_>,
    (arm, draw): (Option<u8>, Option<u8>),
    (second, times): (bool, u8),
    all: &mut Vec<Doable>,
) {
    let (figure, sheet) = (head.figure, &head.sheet);
    let both_hands = !second && arms::both_hands(figure, arm);
    for how in arms::ways(figure, arm) {
        let attack = sheet.with_arm(arm, how, second, both_hands);
        let melee = how == How::Strike;
        let feet = if melee { attack.reach } else { attack.range.1 };
        all.push(Doable {
            does: Does::Strike { arm, how },
            plan: None,
            aimed: Aimed::At(1),
            feet,
            acts: SmallVec::new(),
            // What is thrown is out of hand.
            price: if how == How::Throw {
                head.style.spends / 2
            } else {
                0
            },
            melee,
            helps: false,
            armed: Some(Armed {
                arm,
                how,
                second,
                both_hands,
                draw,
                // What is thrown is gone, and some weapons take time to load.
                times: match how {
                    How::Throw => 1,
                    How::Shoot if arms::takes_loading(figure, arm) => 1,
                    _ => times,
                },
                attack,
            }),
        });
    }
}
