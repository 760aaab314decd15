//! Something begins to be done: what it costs, whom it is for, and how it ends.

use smallvec::SmallVec;

use super::super::{
    Cx,
    components::{Deed, FigureId},
    content::{Aim, Book, Cost, Form, Frame, GearIx, ItemSpell, Source, Time, Trait, When},
    event::{Fighting, Magic, Pays, Spends},
    figure::Figure,
    place,
    play::Play,
    rules,
    sheet::{Case, Sheet},
    step::{Cause, Plan, Run, Share, Task},
};
use super::{lasting, reactions, summons, targets};
use crate::game::RuleId;

/// Begins what is chosen: pays for it, ends what it cannot go with, and leaves it to be answered and
/// carried out; rules `turn.action`, `feature.uses`, `magic.slots` and `magic.concentration`.
pub fn begin(cx: &mut Cx<'_>, plan: &Plan) {
    let play = Play::of(cx.world());
    let Some(by) = play.get(plan.by).filter(|it| it.is_up()) else {
        return;
    };
    let book = play.book();
    let frame = &book.works(plan.source).acts[usize::from(plan.act)];
    let pays = price(by, plan, frame);
    let concentrates = frame.concentration;
    let routine = routine(by, plan);
    let deed = Deed {
        act: Some(plan.act),
        circle: plan.circle,
        targets: targets::of_plan(by, plan, frame),
        at: plan.at,
        dc: item_spell(by, plan).map(|it| it.dc),
        answers: plan.answers,
        ..empty(play.state().next_deed, plan.source, plan.by)
    };
    let (id, source) = (deed.id, plan.source);
    let rule = rule_of(source);
    if concentrates {
        lasting::let_go(cx, plan.by);
    }
    let deed = Box::new(deed);
    if let Some(acts) = routine {
        let who = plan.by;
        cx.emit(
            rules::ATTACK_SEVERAL,
            Fighting::Routine { who, acts }.into(),
        );
    }
    cx.emit(rule, Magic::Begun { deed, pays }.into());
    if concentrates {
        let who = plan.by;
        let deed = id;
        let event = Magic::Concentrates { who, deed, source };
        cx.emit(rules::MAGIC_CONCENTRATION, event.into());
    }
    carry(cx, plan);
    ends_on_attack(cx, plan.by, plan.source);
    let spell = matches!(source, Source::Spell(_));
    let mut tasks: SmallVec<[Task; 3]> = SmallVec::new();
    if spell {
        tasks.extend(reactions::ask(Play::of(cx.world()), Cause::SpellCast(id)));
    }
    tasks.extend([Task::Deed(id), Task::DeedOver(id)]);
    cx.push_all(tasks);
}

/// A familiar carries a spell that touches farther than its caster does, with its reaction.
fn carry(cx: &mut Cx<'_>, plan: &Plan) {
    let play = Play::of(cx.world());
    let frame = &play.book().works(plan.source).acts[usize::from(plan.act)];
    let by = play.figure(plan.by);
    let far = plan.targets.first().and_then(|it| play.get(*it));
    let far = far.filter(|it| place::feet(by, *it) > 5 && targets::touches(by, *it, plan, frame));
    let carrier = far.and_then(|it| summons::toucher(by, it));
    if let Some(who) = carrier.map(|it| it.id()) {
        let spends = Spends::Reaction;
        cx.emit(rules::MAGIC_SUMMONS, Fighting::Spent { who, spends }.into());
    }
}

/// Casting ends what ends when its bearer attacks or casts.
fn ends_on_attack(cx: &mut Cx<'_>, who: FigureId, source: Source) {
    if matches!(source, Source::Spell(_)) {
        lasting::end_where(cx, who, |it| matches!(it, Trait::EndsOnAttack));
    }
}

/// Something that is done, with nobody to do it to yet.
pub fn empty(id: u16, source: Source, by: FigureId) -> Deed {
    Deed {
        id,
        root: id,
        source,
        act: None,
        by,
        circle: 0,
        dc: None,
        targets: SmallVec::new(),
        at: None,
        dice: SmallVec::new(),
        rolled: None,
        taken: 0,
        passed: None,
        answers: None,
        halved: false,
        lessened: 0,
        undone: false,
    }
}

/// The rule that something is done by.
pub fn rule_of(source: Source) -> RuleId {
    match source {
        Source::Rule => rules::TURN_ACTION,
        Source::Condition(_) => rules::CONDITION_LIST,
        Source::Spell(_) => rules::MAGIC_SPELLS,
        Source::Feature(_) => rules::CLASS_FEATURES,
        Source::Item(_) => rules::ITEM_MAGIC,
        Source::Gear(_) => rules::GEAR_LIST,
        Source::Foe(_) => rules::FOE_FIGURES,
        Source::Trap(_) => rules::TRAP_LIST,
        Source::Terrain(_) => rules::MAP_HAZARDS,
    }
}

/// What an item says of the spell that it casts.
fn item_spell<'w>(by: Figure<'w>, plan: &Plan) -> Option<&'w ItemSpell> {
    let (item, nth) = plan.item?;
    by.play().book()[item].spells.get(usize::from(nth))
}

/// What a plan costs.
fn price(by: Figure<'_>, plan: &Plan, frame: &Frame) -> Pays {
    let sheet = Sheet::of(by);
    let turn = by.turn();
    let spends = match frame.time {
        _ if plan.answers.is_some() => Spends::Reaction,
        _ if plan.paid || by.play().fight().is_none() => Spends::Nothing,
        Time::Action if sheet.is_handy(plan.source, frame.time) => Spends::Item,
        Time::Action if sheet.takes_haste(plan.source, frame.time) => Spends::Hasted,
        Time::Action => Spends::Action,
        Time::Bonus => Spends::Bonus,
        Time::Reaction(_) => Spends::Reaction,
        Time::OneAttack if turn.attacks > 0 => Spends::Attack,
        Time::OneAttack => Spends::Attacks(sheet.attacks() - 1),
        Time::Free | Time::Minutes(_) => Spends::Nothing,
    };
    if let Some((item, nth)) = plan.item {
        let charges = sheet.item_charges(item, nth, plan.circle);
        return Pays {
            uses: (charges > 0).then_some((Source::Item(item), None, charges)),
            used_up: by.play().book()[item].form == Form::Scroll,
            item: Some(item),
            ..Pays::only(spends)
        };
    }
    let limited = frame.recharge.is_some() || frame.per_day.is_some();
    let free = free_casts(&sheet, plan);
    let uses = match frame.cost {
        Some(Cost::Uses(count)) => Some((sheet.pool_of(plan.source, frame), None, count)),
        _ if limited => Some((plan.source, Some(plan.act), 1)),
        _ => free
            .filter(|often| *often > 0)
            .map(|_| (plan.source, Some(0), 1)),
    };
    let slot = match (plan.source, frame.cost) {
        (Source::Spell(_), _) if plan.act == 0 && free.is_none() => plan.circle,
        (_, Some(Cost::Slot(least))) => (least..=9)
            .find(|it| sheet.slots_left(*it) > 0)
            .unwrap_or(0),
        _ => 0,
    };
    Pays {
        spends,
        slot,
        uses,
        hit_die: frame.cost == Some(Cost::HitDie),
        material: material(by.play().book(), plan),
        used_up: frame.cost == Some(Cost::UsedUp),
        item: None,
    }
}

/// The material with a price that casting the spell of a plan uses up; rule `magic.components`.
fn material(book: &Book, plan: &Plan) -> Option<GearIx> {
    let Source::Spell(spell) = plan.source else {
        return None;
    };
    let costly = book[spell].components.costly.as_ref();
    let (gear, _) = costly.filter(|(_, used_up)| *used_up && plan.act == 0)?;
    book.gear.find(gear)
}

/// How often the spell of a plan is cast without a slot, if it is.
fn free_casts(sheet: &Sheet<'_>, plan: &Plan) -> Option<u8> {
    let Source::Spell(spell) = plan.source else {
        return None;
    };
    let all = sheet.spells();
    let known = all.iter().find(|(it, _)| *it == spell);
    known.and_then(|(_, often)| *often)
}

/// The rest of the routine of a foe that begins with this act, if it is not part of one already.
fn routine(by: Figure<'_>, plan: &Plan) -> Option<SmallVec<[u8; 4]>> {
    let foe = by.foe()?;
    let own = plan.source == Source::Foe(by.foe_key()?);
    if !own || plan.answers.is_some() {
        return None;
    }
    let act = plan.act as u8;
    if plan.paid {
        let mut left = by.turn().routine.clone();
        let place = left.iter().position(|it| *it == act)?;
        left.remove(place);
        return Some(left);
    }
    let with = foe.routines.iter().find(|it| it.acts.contains(&act))?;
    let mut left: SmallVec<[u8; 4]> = with.acts.iter().copied().collect();
    let place = left.iter().position(|it| *it == act)?;
    left.remove(place);
    Some(left)
}

/// Carries out a deed, for each of its targets in turn.
pub fn carry_out(cx: &mut Cx<'_>, id: u16) {
    let play = Play::of(cx.world());
    let deed = play.deed(id);
    let Some(act) = deed.act.filter(|_| !deed.undone) else {
        return;
    };
    let frame = &play.book().works(deed.source).acts[usize::from(act)];
    let block = frame.block;
    let nobody = deed.targets.is_empty();
    let alone = (nobody && frame.aim == Aim::Square).then_some(deed.by);
    let runs: Vec<Task> = deed
        .targets
        .iter()
        .copied()
        .chain(alone)
        .map(|on| Task::Run(run(id, block, on)))
        .collect();
    cx.push_all(runs);
}

/// The beginning of a list of effects.
pub fn run(deed: u16, block: u16, on: FigureId) -> Run {
    Run {
        deed,
        block,
        place: 0,
        on,
        share: Share::All,
        critical: false,
    }
}

/// Begins a deed that nobody chooses: what a trait, a zone or a hazard does by itself.
pub fn by_itself(cx: &mut Cx<'_>, deed: Deed, block: u16, on: FigureId, rule: RuleId) {
    let id = deed.id;
    let pays = Pays::only(Spends::Nothing);
    let deed = Box::new(deed);
    cx.emit(rule, Magic::Begun { deed, pays }.into());
    cx.push_all([Task::Run(run(id, block, on)), Task::DeedOver(id)]);
}

/// A deed is over.
pub fn over(cx: &mut Cx<'_>, deed: u16) {
    let play = Play::of(cx.world());
    let known = play.known_deed(deed);
    let Some(it) = known else { return };
    let rule = rule_of(it.source);
    cx.emit(rule, Magic::DeedOver { deed }.into());
}

/// True if what has to be so for an effect is so, the target being the one whom it happens to.
pub fn is_so(play: Play<'_>, deed: &Deed, on: FigureId, so: &[When]) -> bool {
    let Some(by) = play.get(deed.by) else {
        return false;
    };
    let case = Case {
        by_spell: matches!(deed.source, Source::Spell(_)),
        ..Case::with(on)
    };
    case.so(by, deed.source, so)
}
