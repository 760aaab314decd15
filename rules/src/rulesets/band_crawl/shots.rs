//! Shots: who can shoot at whom, and whether they hit.

use smallvec::SmallVec;

use super::{
    Cx,
    arrows::{self, Arrow},
    band::Band,
    board::Board,
    checks::{Passing, TWO},
    components::{Faction, Fight, FigureId},
    content::{Attack, Book, Effect, Excuse, Shot, WeaponIx},
    creation::seat_of,
    event::Fighting,
    fight,
    figure::Figure,
    gear::weapon_of,
    harm::{Cause, Hit},
    meet,
    modifiers::{Kind, Why, Whys},
    pursuit, rules, spells,
    step::{Action, Question, Task},
    tactics,
};
use crate::{
    game::{LegalActions, RuleId},
    grid::{Cell, Corners, Flank, squares},
};

/// The weapon in hand that somebody can shoot with, and its place among what is carried. One that
/// shoots once a fight does not do so again; rule `weapon.firearm`, section 23.1.
pub fn weapon(band: Band<'_>, fight: &Fight, who: Figure<'_>) -> Option<(WeaponIx, u8)> {
    let book = band.book();
    let held = who.gear().iter().zip(0_u8..).filter(|(it, _)| it.in_use);
    let mut shoots = held.filter_map(|(it, place)| {
        let weapon = weapon_of(book, it.thing)?;
        let shot = book[weapon].shot.as_ref()?;
        let fired = shot.once && fight.fired.contains(&who.id());
        (!fired).then_some((weapon, place))
    });
    shoots.next()
}

/// True if a figure can shoot now: it has something to shoot with and nobody in its arms, and nobody
/// of the other side is in contact with it; rule `fight.kinds`, section 22.2.
fn can_shoot(band: Band<'_>, fight: &Fight, who: Figure<'_>) -> bool {
    let near = |at| Board::of(band, fight).in_contact(at, who.faction());
    let hands_full = fight.carried_by(who.id()).is_some();
    !hands_full && weapon(band, fight, who).is_some() && who.at().is_some_and(|at| !near(at))
}

/// Somebody who stands in sight of a shooter.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    pub(super) target: FigureId,
    /// The nearest come first, then the least armoured; rule `shoot.target`, section 22.3.2.
    rank: (u32, usize),
}

/// Everybody else of a side whom a figure sees from a square: in a straight line, with nobody
/// who stands in between, and none in the three squares behind it; rules `board.sight` and
/// `board.facing`, section 23.2. Whoever has not moved may turn first.
pub(super) fn seen(
    band: Band<'_>,
    who: Figure<'_>,
    from: Cell,
    moved: bool,
    of: Faction,
) -> SmallVec<[Seen; 8]> {
    let all = band.figures();
    let standing = all.filter(|it| it.is_up() && it.id() != who.id());
    let blocks = |cell: Cell| standing.clone().any(|it| it.at() == Some(cell));
    let others = standing.clone().filter(|it| it.faction() == of);
    let seen = others.filter_map(|it| {
        let at = it.at()?;
        let behind = moved && who.stance().facing.flank(from, at) == Flank::Rear;
        let clear = !behind && squares::sees(from, at, Corners::PastOne, blocks);
        clear.then_some(Seen {
            target: it.id(),
            rank: (from.reach_to(at), it.weight()),
        })
    });
    seen.collect()
}

/// True if somebody shoots before the others act, and has not put it off; rule `fight.sequence`.
pub fn shoots_now(band: Band<'_>, fight: &Fight, who: Figure<'_>) -> bool {
    !fight.later.contains(&who.id()) && can_shoot(band, fight, who)
}

/// Has those of a side who shoot do so, the strongest first, before the others act; rule
/// `fight.sequence`, section 21.3.
pub fn shooters(cx: &mut Cx<'_>, side: Faction) {
    let band = Band::of(cx.world());
    let Some(fight) = meet::going_on(band) else {
        return;
    };
    let can = |it: Figure<'_>| shoots_now(band, fight, it);
    let Some((who, commanded)) = fight::next_to_act(band, fight, side, can) else {
        return;
    };
    cx.push(Task::Shooters(side));
    match commanded {
        true => cx.ask(Question::Shoot { who, moved: false }),
        false => tactics::shoot(cx, who),
    }
}

/// The best of the targets in sight from a square, by the rules and for the computer: of equals the
/// weakest.
pub fn best(band: Band<'_>, who: Figure<'_>, from: Cell, moved: bool) -> Option<FigureId> {
    let seen = seen(band, who, from, moved, who.faction().other());
    let rep = |it: FigureId| band.figure(it).rep();
    let best = seen
        .iter()
        .min_by_key(|it| (it.rank, rep(it.target), it.target));
    best.map(|it| it.target)
}

/// Offers the nearest targets, somewhere to go first, and to act with the others.
pub fn offer_shoot(band: Band<'_>, who: FigureId, moved: bool, offer: &mut LegalActions<Action>) {
    offer.ask(seat_of(band, who), rules::SHOOT_TARGET);
    let (figure, fight) = (band.figure(who), band.state().fight.as_ref());
    if let (Some(fight), Some(from)) = (fight, figure.at()) {
        if can_shoot(band, fight, figure) {
            let seen = seen(band, figure, from, moved, figure.faction().other());
            let nearest = seen.iter().map(|it| it.rank).min();
            let with_arrow = arrow(figure).is_some();
            for it in &seen {
                let allowed = Some(it.rank) == nearest;
                let allowed = allowed.then_some(()).ok_or(rules::SHOOT_TARGET);
                offer.add_or_refuse(Action::Shoot(it.target), allowed);
                if allowed.is_ok() && with_arrow {
                    offer.add(Action::ShootArrow(it.target));
                }
            }
            if offer.explains() {
                let hidden = band.in_the_fight(figure.faction().other());
                let hidden = hidden.filter(|it| it.is_up() && it.at().is_some());
                let hidden = hidden.filter(|it| seen.iter().all(|seen| seen.target != it.id()));
                hidden.for_each(|it| offer.refuse(Action::Shoot(it.id()), rules::BOARD_SIGHT));
            }
        }
        if !moved && pursuit::can_break_off(band, figure) {
            offer.add(Action::BreakOff);
        }
        if !moved {
            fight::offer_steps(band, fight, figure, from, offer);
            offer.add(Action::Later);
        }
    }
    offer.add(Action::Wait);
}

/// Carries out a choice of [`offer_shoot`].
pub fn choose_shoot(cx: &mut Cx<'_>, who: FigureId, act: Action) {
    match act {
        Action::Shoot(target) => shoot(cx, who, target, false),
        Action::ShootArrow(target) => shoot(cx, who, target, true),
        Action::Step(to) => {
            fight::step(cx, who, to);
            cx.ask(Question::Shoot { who, moved: true });
        }
        Action::Later => later(cx, who),
        Action::BreakOff => pursuit::break_off(cx),
        _ => cx.emit(rules::FIGHT_ACT, Fighting::Waited { who }.into()),
    }
}

/// A figure acts with those who do not shoot.
pub fn later(cx: &mut Cx<'_>, who: FigureId) {
    cx.emit(rules::FIGHT_SEQUENCE, Fighting::ActsLater { who }.into());
}

/// The reputation that somebody shoots with; rules `shoot.roll` and `profession.second`.
fn rep_of(by: Figure<'_>) -> u8 {
    by.rep_with(|it| *it == Effect::Marksman)
}

/// The dice of a shot; rule `shoot.roll`, section 23.3.
pub fn check(by: Figure<'_>) -> Passing {
    Passing::new("dice-band-shot", TWO, i32::from(rep_of(by)))
}

/// True if somebody shoots as shooters do.
pub fn is_marksman(who: Figure<'_>) -> bool {
    who.effects().any(|it| *it.effect == Effect::Marksman)
}

/// True if a shot with so many dice passed hits, with the rule that decides it. One does for a
/// shooter, if the target has no shield; rules `shoot.roll`, `shoot.others` and `shoot.shield`,
/// sections 23.3 and 23.4.
pub fn result(book: &Book, passed: i32, marksman: bool, shielded: bool) -> (bool, RuleId) {
    let table = &book.tables.shooting;
    let excused = |excuse: &Excuse| match excuse {
        Excuse::TargetShielded => shielded,
        Excuse::NoShooter => !marksman,
    };
    match table.gives(table.at(passed)) {
        Shot::Hits => (true, rules::SHOOT_ROLL),
        Shot::HitsUnless(excuses) if !excuses.iter().any(excused) => (true, rules::SHOOT_ROLL),
        Shot::HitsUnless(_) if shielded => (false, rules::SHOOT_SHIELD),
        Shot::HitsUnless(_) => (false, rules::SHOOT_OTHERS),
        Shot::Misses => (false, rules::SHOOT_ROLL),
    }
}

/// The impact of a shot that hits, with the best arrow or without; nothing if there is no weapon for
/// one.
pub(super) fn impact(who: Figure<'_>, with_arrow: bool) -> Option<u8> {
    let band = who.band();
    let (weapon, _) = weapon(band, band.state().fight.as_ref()?, who)?;
    match arrow(who).filter(|_| with_arrow) {
        Some(arrow) => Some(arrow.impact),
        None => Some(band.book()[weapon].shot.as_ref()?.impact),
    }
}

/// The best arrow that somebody has for the bow in their hands, if it hits harder than others.
pub(super) fn arrow(who: Figure<'_>) -> Option<Arrow> {
    let fight = who.band().state().fight.as_ref()?;
    let (weapon, _) = weapon(who.band(), fight, who)?;
    arrows::for_weapon(who, weapon)
}

/// A shot: two dice against reputation; rule `shoot.roll`, section 23.3. It may be with the best arrow
/// that the shooter has.
pub fn shoot(cx: &mut Cx<'_>, by: FigureId, on: FigureId, with_arrow: bool) {
    let band = Band::of(cx.world());
    let (Some(fight), Some(aimed)) = (&band.state().fight, band.get(on)) else {
        return;
    };
    let figure = band.figure(by);
    let Some((weapon, place)) = weapon(band, fight, figure) else {
        return;
    };
    let (side, target) = (figure.faction(), rep_of(figure));
    let (marksman, shielded) = (is_marksman(figure), aimed.is_shielded());
    let check = check(figure);
    let arrow = arrow(figure).filter(|_| with_arrow);
    if let Some(arrow) = arrow {
        arrows::spend(cx, by, arrow);
    }
    let (roll, passed) = cx.roll(&check);
    let book = cx.content();
    let row = book.tables.shooting.at(passed);
    let (hits, rule) = result(book, passed, marksman, shielded);
    let event = Fighting::ShotRolled {
        by,
        on,
        side,
        weapon,
        target,
        row,
        roll: Box::new(roll),
        hits,
    };
    cx.emit(rule, event.into());
    spells::use_shield(cx, on, true);
    let shot = book[weapon].shot.as_ref();
    if shot.is_some_and(|it| it.fetched) {
        let who = by;
        cx.push(Task::Throw { who, place });
    }
    if hits {
        let plain = shot.map_or(0, |it| it.impact);
        let impact = arrow.map_or(plain, |it| it.impact);
        cx.push(Task::Hit(Hit {
            cause: Cause::Shot(by),
            on,
            lead: impact,
            attacking: true,
        }));
    }
}

/// A weapon that was thrown is gone until its side has won; rule `weapon.axe`, section 24.1.
pub fn throw(cx: &mut Cx<'_>, who: FigureId, place: u8) {
    cx.emit(rules::WEAPON_AXE, Fighting::Thrown { who, place }.into());
}

/// What the armour of a figure does to impact; rule `damage.armour`.
pub fn armour_of(band: Band<'_>, on: Figure<'_>) -> Why {
    let armour = &band.book()[on.class()];
    let rule = rules::DAMAGE_ARMOUR;
    Why::new(armour.name, rule, Kind::Impact, armour.impact)
}

/// Everything that changes the impact of a shot, or of what harms like one that nobody shot; section
/// 23.5.
pub fn whys(band: Band<'_>, by: Option<Figure<'_>>, on: Figure<'_>) -> Whys {
    let book = band.book();
    let held = by.into_iter().flat_map(Figure::in_use).find_map(|it| {
        let weapon = weapon_of(book, it.thing)?;
        book[weapon].shot.as_ref().map(|_| weapon)
    });
    let on_shots = |attack: &Attack| match attack {
        Attack::Shot | Attack::Any => true,
        Attack::ShotUnless(weapon) => held.is_none_or(|it| book[it].id != *weapon.id()),
        Attack::Melee => false,
    };
    let mut whys = Whys::new();
    let mut add = |name, rule, kind, value: i8| {
        if value != 0 {
            whys.push(Why::new(name, rule, kind, value));
        }
    };
    for it in by.into_iter().flat_map(Figure::effects) {
        match it.effect {
            Effect::ImpactDealt(impact, attack) if on_shots(attack) => {
                add(it.name, it.rule, Kind::Impact, *impact);
            }
            Effect::DamageRolls(more, attack) if on_shots(attack) => {
                add(it.name, it.rule, Kind::Rolls, *more as i8);
            }
            _ => {}
        }
    }
    let armour = armour_of(band, on);
    add(armour.name, armour.rule, armour.kind, armour.value);
    for it in on.effects() {
        match it.effect {
            Effect::ImpactTaken(impact, attack) if on_shots(attack) => {
                add(it.name, it.rule, Kind::Impact, *impact);
            }
            _ => {}
        }
    }
    whys
}
