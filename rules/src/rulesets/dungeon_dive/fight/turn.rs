//! What somebody can do on their turn, and what comes of a choice.

use super::super::{
    Cx,
    components::{FigureId, How},
    content::{ItemIx, Property, Source, Standard, SummonActs, Time},
    delve,
    effects::{lasting, summons, targets, zones},
    event::{Comings, Fighting, Spends},
    figure::Figure,
    play::Play,
    rules,
    sheet::{Case, Sheet},
    step::{Action, Plan, Question, Task},
};
use super::{arms, doors, flight, refusals, standard, strike, walk};
use crate::game::{LegalActions, Seat};

/// Standard actions that take nothing but the action.
const STANDARD: [Standard; 3] = [Standard::Dash, Standard::Disengage, Standard::Dodge];

/// Offers what somebody can do on their turn.
pub fn offer(play: Play<'_>, who: FigureId, offer: &mut LegalActions<Action>) {
    let figure = play.figure(who);
    offer.ask(Seat::Hero(figure.seat().unwrap_or(0)), rules::FIGHT_ROUND);
    let sheet = Sheet::of(figure);
    let familiar = figure.summoned().map(|it| it.acts) == Some(SummonActs::Familiar);
    if !familiar {
        offer_attacks(&sheet, offer);
        offer_acts(&sheet, offer);
        offer_items(&sheet, offer);
    }
    offer_others(&sheet, offer);
    doors::offer(&sheet, offer);
    offer_moves(&sheet, offer);
    offer_standard(&sheet, offer);
    offer_handling(figure, offer);
    delve::offer_on_map(figure, offer);
    if figure.lasts().concentration.is_some() {
        offer.add(Action::LetGo);
    }
    if sheet.has_time(Time::Bonus).is_ok() {
        for zone in zones::movable(figure) {
            offer.add(Action::MoveZone(zone.id));
        }
    }
    offer.add(Action::Done);
    if offer.explains() && !familiar {
        refusals::offer(&sheet, offer);
    }
}

/// What somebody has those do whom an effect has brought: doubles that go, and strike for them, and
/// whoever waits for orders.
fn offer_others(sheet: &Sheet<'_>, offer: &mut LegalActions<Action>) {
    let figure = sheet.figure;
    if sheet.has_time(Time::Bonus).is_ok() && summons::waiting(figure).next().is_some() {
        offer.add(Action::Order);
    }
    for double in summons::doubles(figure) {
        let who = double.id();
        let range = walk::range(&Sheet::of(double));
        for (to, _) in range.iter().flat_map(|it| it.ends()) {
            if Some(to) != double.cell() {
                offer.add(Action::MoveDouble { who, to });
            }
        }
        if attack_price(sheet).is_none() {
            continue;
        }
        for arm in arms::melee_arms(figure) {
            let both_hands = arms::both_hands(figure, arm);
            let attack = sheet.with_arm(arm, How::Strike, false, both_hands);
            let attack = attack.from(who);
            for on in figure.play().up(figure.team().other()) {
                if arms::can_hit(sheet, &attack, on) {
                    let on = on.id();
                    offer.add(Action::ByDouble { who, arm, on });
                }
            }
        }
    }
}

fn offer_moves(sheet: &Sheet<'_>, offer: &mut LegalActions<Action>) {
    if standard::may_get_up(sheet) {
        offer.add(Action::GetUp);
    }
    if standard::may_lie_down(sheet) {
        offer.add(Action::LieDown);
    }
    for (stand, _) in flight::ends(sheet) {
        if !walk::keeps_away(sheet, stand.cell) {
            let (to, up) = (stand.cell, stand.up.clamp(0, 100) as u8);
            offer.add(Action::Fly { to, up });
        }
    }
    let Some(range) = walk::range(sheet) else {
        return;
    };
    let here = sheet.figure.cell();
    for (cell, _) in range.ends().filter(|(cell, _)| Some(*cell) != here) {
        if walk::keeps_away(sheet, cell) {
            continue;
        }
        offer.add(Action::Move(cell));
    }
}

/// What an attack with a weapon takes: one of those left, the action, or the one that haste gives,
/// which is good for a single attack.
pub fn attack_price(sheet: &Sheet<'_>) -> Option<Spends> {
    if sheet.figure.turn().attacks > 0 {
        return Some(Spends::Attack);
    }
    let able = sheet.has_time(Time::Action).is_ok();
    let haste = || sheet.has_haste().then_some(Spends::Hasted);
    able.then(|| Spends::Attacks(sheet.attacks() - 1))
        .or_else(haste)
}

/// What a grapple or shove takes, which is no attack for the haste.
fn hold_price(sheet: &Sheet<'_>) -> Option<Spends> {
    attack_price(sheet).filter(|it| *it != Spends::Hasted)
}

/// What a standard action takes: for some, the action that haste gives.
fn standard_price(sheet: &Sheet<'_>, what: Standard) -> Option<Spends> {
    let quick = matches!(
        what,
        Standard::Dash | Standard::Disengage | Standard::Hide | Standard::UseItem
    );
    let haste = (quick && sheet.has_haste()).then_some(Spends::Hasted);
    let plain = || sheet.has_time(Time::Action).is_ok();
    haste.or_else(|| plain().then_some(Spends::Action))
}

fn offer_attacks(sheet: &Sheet<'_>, offer: &mut LegalActions<Action>) {
    let figure = sheet.figure;
    if let Some(foe) = figure.foe_key() {
        // What a record of a foe describes attacks by its acts; the rest of a routine is paid for.
        let mut routine = figure.turn().routine.clone();
        routine.dedup();
        for act in routine {
            let plan = plan(figure.id(), Source::Foe(foe), act.into(), 0);
            if has_aim(figure, &plan) {
                let (source, act, circle) = (plan.source, plan.act, 0);
                offer.add(Action::Use {
                    source,
                    act,
                    circle,
                });
            }
        }
        return;
    }
    let kit = figure.kit();
    if attack_price(sheet).is_some() {
        let held = kit.hands.iter().flatten().map(|it| Some(*it));
        for arm in held.chain([None]) {
            offer_arm(sheet, arm, false, offer);
        }
    }
    if let Some(second) = second_weapon(figure)
        && sheet.has_time(Time::Bonus).is_ok()
    {
        offer_arm(sheet, Some(second), true, offer);
    }
}

/// The light melee weapon in the other hand than the one that has attacked with such a weapon; rule
/// `attack.two_weapons`.
pub fn second_weapon(figure: Figure<'_>) -> Option<u8> {
    let kit = figure.kit();
    let light = |arm: &u8| {
        let weapon = kit.arms.get(usize::from(*arm)).map(|it| it.weapon);
        let properties = weapon.map(|it| &figure.play().book()[it].properties);
        properties.is_some_and(|all| {
            let shoots = all.iter().any(|it| matches!(it, Property::Shoots(..)));
            all.contains(&Property::Light) && !shoots
        })
    };
    let struck = figure.turn().light_hands;
    let other = |hand: usize| kit.hands[1 - hand].filter(light).filter(|_| struck[hand]);
    other(0).or_else(|| other(1))
}

fn offer_arm(sheet: &Sheet<'_>, arm: Option<u8>, second: bool, offer: &mut LegalActions<Action>) {
    let figure = sheet.figure;
    let both_hands = !second && arms::both_hands(figure, arm);
    for how in arms::ways(figure, arm) {
        let attack = sheet.with_arm(arm, how, second, both_hands);
        for on in figure.play().up(figure.team().other()) {
            if arms::can_hit(sheet, &attack, on) {
                offer.add(Action::Attack {
                    arm,
                    how,
                    on: on.id(),
                    second,
                    both_hands,
                });
            }
        }
    }
}

/// Offers acts and spells that there is somebody, or some place, for.
fn offer_acts(sheet: &Sheet<'_>, offer: &mut LegalActions<Action>) {
    let on_turn = |time: Time| !matches!(time, Time::Reaction(_) | Time::Minutes(_));
    for it in sheet.offers(on_turn) {
        let plan = plan(sheet.figure.id(), it.source, it.act, it.circle);
        if has_aim(sheet.figure, &plan) && !is_paid(sheet.figure, it.source, it.act) {
            offer.add(Action::Use {
                source: it.source,
                act: it.act,
                circle: it.circle,
            });
        }
    }
}

/// Offers spells that items cast.
fn offer_items(sheet: &Sheet<'_>, offer: &mut LegalActions<Action>) {
    for it in sheet.item_spells(|time| !matches!(time, Time::Reaction(_))) {
        let plan = plan(sheet.figure.id(), Source::Spell(it.spell), 0, it.circle);
        if has_aim(sheet.figure, &plan) {
            let (item, nth, circle) = (it.item, it.nth, it.circle);
            offer.add(Action::WithItem { item, nth, circle });
        }
    }
}

/// True for an act of a routine that has been begun.
fn is_paid(figure: Figure<'_>, source: Source, act: u16) -> bool {
    let own = figure.foe_key().map(Source::Foe) == Some(source);
    own && figure.turn().routine.iter().any(|it| u16::from(*it) == act)
}

/// True if something can be aimed at anybody, or anywhere.
pub fn has_aim(figure: Figure<'_>, plan: &Plan) -> bool {
    let play = figure.play();
    let frame = &play.book().works(plan.source).acts[usize::from(plan.act)];
    match targets::most(play, plan, frame) {
        0 if targets::takes_square(frame) => !targets::squares(figure, plan, frame).is_empty(),
        0 => Case::ALONE.so(figure, plan.source, &frame.needs),
        _ => !targets::candidates(figure, plan, frame).is_empty(),
    }
}

/// Something that is about to be done, with nothing chosen yet.
pub fn plan(by: FigureId, source: Source, act: u16, circle: u8) -> Plan {
    Plan {
        by,
        source,
        act,
        circle,
        targets: smallvec::SmallVec::new(),
        at: None,
        answers: None,
        paid: false,
        item: None,
    }
}

fn offer_standard(sheet: &Sheet<'_>, offer: &mut LegalActions<Action>) {
    let figure = sheet.figure;
    for on in super::super::place::burdens(figure) {
        offer.add(Action::Release(on));
    }
    if hold_price(sheet).is_some() {
        for on in standard::within_arms(figure) {
            let free = figure.foe().is_some() || standard::free_hands(figure) > 0;
            if free && standard::holder(on) != Some(figure.id()) {
                offer.add(Action::Grapple(on.id()));
            }
            offer.add(Action::Shove {
                on: on.id(),
                down: false,
            });
            let prone = figure.play().book().imposed.prone;
            if !on.has(prone) {
                offer.add(Action::Shove {
                    on: on.id(),
                    down: true,
                });
            }
        }
    }
    for what in STANDARD {
        if standard_price(sheet, what).is_some() {
            offer.add(Action::Take(what));
        }
    }
    if standard_price(sheet, Standard::Hide).is_some() && standard::may_hide(figure) {
        offer.add(Action::Take(Standard::Hide));
    }
    if sheet.has_time(Time::Action).is_err() {
        return;
    }
    let hidden = figure.play().book().imposed.hidden;
    if figure
        .play()
        .up(figure.team().other())
        .any(|it| it.has(hidden))
    {
        offer.add(Action::Take(Standard::Search));
    }
    for on in standard::helpable(figure) {
        offer.add(Action::Help(on.id()));
    }
    offer_care(figure, offer);
    for arm in figure.kit().hands.iter().flatten() {
        for how in arms::ways(figure, Some(*arm)) {
            if how != How::Throw {
                offer.add(Action::Ready {
                    arm: Some(*arm),
                    how,
                });
            }
        }
    }
}

/// Getting free, and looking after others.
fn offer_care(figure: Figure<'_>, offer: &mut LegalActions<Action>) {
    use super::super::components::Life;
    if standard::holder(figure).is_some() {
        offer.add(Action::Escape);
    }
    for it in standard::shakeable(figure) {
        offer.add(Action::Shake(it.id));
    }
    for on in standard::wakeable(figure) {
        offer.add(Action::Wake(on.id()));
    }
    let down = figure
        .play()
        .figures()
        .filter(|it| it.team() == figure.team());
    let dying = down.filter(|it| matches!(it.body().life, Life::Dying { .. }));
    for on in dying.filter(|it| super::super::place::feet(figure, *it) <= 5) {
        offer.add(Action::Stabilise(on.id()));
    }
}

/// Weapons in hand and on the ground.
fn offer_handling(figure: Figure<'_>, offer: &mut LegalActions<Action>) {
    for (hand, arm) in standard::wieldable(figure) {
        offer.add(Action::Wield { hand, arm });
    }
    if !figure.turn().object {
        for (place, _) in standard::lying(figure) {
            offer.add(Action::PickUp(place));
        }
    }
}

/// Carries out what somebody does on their turn; the turn goes on until they are done.
pub fn choose(cx: &mut Cx<'_>, who: FigureId, act: Action) {
    if act == Action::Done {
        return;
    }
    cx.push(Task::Act(who));
    let play = Play::of(cx.world());
    let sheet = Sheet::of(play.figure(who));
    let price = attack_price(&sheet).unwrap_or(Spends::Nothing);
    match act {
        Action::Move(to) => walk::set_out(cx, who, to),
        Action::GetUp => standard::get_up(cx, who),
        Action::LieDown => standard::lie_down(cx, who),
        Action::Attack {
            arm,
            how,
            on,
            second,
            both_hands,
        } => {
            let spends = if second { Spends::Bonus } else { price };
            strike::begin(cx, who, on, (arm, how), (second, both_hands), spends);
        }
        Action::Use {
            source,
            act,
            circle,
        } => {
            let paid = is_paid(play.figure(who), source, act);
            let plan = plan(who, source, act, circle);
            aim(cx, Plan { paid, ..plan });
        }
        Action::WithItem { item, nth, circle } => aim_with_item(cx, who, (item, nth), circle),
        Action::Fly { to, up } => flight::set_out(cx, who, to, up),
        Action::Door(door) => doors::turn(cx, who, door),
        Action::Force { door, nth } => doors::force(cx, who, door, nth),
        Action::Release(on) => standard::release(cx, on),
        Action::Order => {
            let spends = Spends::Bonus;
            cx.emit(rules::MAGIC_SUMMONS, Fighting::Spent { who, spends }.into());
            cx.emit(rules::MAGIC_SUMMONS, Comings::Ordered { by: who }.into());
        }
        Action::MoveDouble { who: double, to } => walk::set_out(cx, double, to),
        Action::ByDouble {
            who: double,
            arm,
            on,
        } => strike::from_double(cx, who, double, on, arm, price),
        Action::Take(what) => {
            let price = standard_price(&sheet, what).unwrap_or(Spends::Action);
            standard::take(cx, who, what, price);
        }
        Action::Help(on) => standard::help(cx, who, on, Spends::Action),
        Action::Grapple(on) => standard::grapple(cx, who, on, price),
        Action::Shove { on, down } => standard::shove(cx, who, on, down, price),
        Action::Escape => standard::escape(cx, who),
        Action::Shake(lasting) => standard::shake(cx, who, lasting),
        Action::Wake(on) => standard::wake(cx, who, on),
        Action::Stabilise(on) => standard::stabilise(cx, who, on),
        Action::Ready { arm, how } => standard::ready(cx, who, arm, how),
        Action::Wield { hand, arm } => standard::wield(cx, who, hand, arm),
        Action::PickUp(place) => standard::pick_up(cx, who, place),
        Action::LetGo => lasting::let_go(cx, who),
        Action::MoveZone(zone) => cx.ask(Question::ZoneTo { who, zone }),
        Action::Delve(act) => delve::choose_on_map(cx, who, act),
        _ => {}
    }
}

/// Asks whom or where something is aimed at, or begins it if that is clear.
pub fn aim(cx: &mut Cx<'_>, plan: Plan) {
    let play = Play::of(cx.world());
    let frame = &play.book().works(plan.source).acts[usize::from(plan.act)];
    let most = usize::from(targets::most(play, &plan, frame));
    // Between fights there are no squares to choose from.
    let square = play.board().is_some() && targets::takes_square(frame) && plan.at.is_none();
    let by = play.figure(plan.by);
    let more = plan.targets.len() < most && !targets::candidates(by, &plan, frame).is_empty();
    if square || more {
        cx.ask(Question::Aim(plan));
    } else {
        cx.push(Task::Do(plan));
    }
}

/// The same for a spell of an item, by its place among those of the item.
pub fn aim_with_item(cx: &mut Cx<'_>, who: FigureId, (item, nth): (ItemIx, u8), circle: u8) {
    let book = cx.content();
    let by = book[item].spells.get(usize::from(nth));
    if let Some(spell) = by.and_then(|it| book.spells.find(&it.spell)) {
        let plan = plan(who, Source::Spell(spell), 0, circle);
        let item = Some((item, nth));
        aim(cx, Plan { item, ..plan });
    }
}

/// Offers targets and squares for something.
pub fn offer_aim(play: Play<'_>, plan: &Plan, offer: &mut LegalActions<Action>) {
    let by = play.figure(plan.by);
    let frame = &play.book().works(plan.source).acts[usize::from(plan.act)];
    offer.ask(Seat::Hero(by.seat().unwrap_or(0)), rules::MAGIC_SPELLS);
    if targets::takes_square(frame) {
        for cell in targets::squares(by, plan, frame) {
            offer.add(Action::At(cell));
        }
    } else {
        for on in targets::offered(by, plan, frame) {
            offer.add(Action::Target(on.id()));
        }
    }
    if !plan.targets.is_empty() {
        offer.add(Action::Done);
    }
    offer.add(Action::Back);
}

/// A target or square is chosen, or nothing more, or something else after all.
pub fn choose_aim(cx: &mut Cx<'_>, mut plan: Plan, act: Action) {
    match act {
        Action::Target(on) => {
            plan.targets.push(on);
            aim(cx, plan);
        }
        Action::At(cell) => {
            plan.at = Some(cell);
            aim(cx, plan);
        }
        Action::Done => cx.push(Task::Do(plan)),
        _ => {}
    }
}
