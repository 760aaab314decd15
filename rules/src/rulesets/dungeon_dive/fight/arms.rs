//! What somebody can strike with, how, and whom they reach; rules `weapon.properties`,
//! `attack.reach` and `attack.opportunity`.

use smallvec::SmallVec;

use super::super::{
    components::{FigureId, How},
    content::{Cover, Effect, Property, Source, Time},
    figure::Figure,
    place,
    sheet::{Attack, Case, Sheet},
    step::Action,
};
use super::standard;

/// True for a weapon that both hands hold: it takes both, or is versatile with the other hand free.
pub fn both_hands(figure: Figure<'_>, arm: Option<u8>) -> bool {
    let kit = figure.kit();
    let Some(place) = arm.filter(|it| usize::from(*it) < kit.arms.len()) else {
        return false;
    };
    let properties = &figure.play().book()[kit.arms[usize::from(place)].weapon].properties;
    let versatile = properties
        .iter()
        .any(|it| matches!(it, Property::Versatile(_)));
    let free = || standard::free_hands(figure) > 0;
    properties.contains(&Property::TwoHanded) || versatile && free()
}

/// The ways in which an arm can be used; rule `weapon.properties`.
pub fn ways(figure: Figure<'_>, arm: Option<u8>) -> SmallVec<[How; 2]> {
    let Some(place) = arm else {
        return SmallVec::from_slice(&[How::Strike]);
    };
    let book = figure.play().book();
    let kit = figure.kit();
    let Some(it) = kit.arms.get(usize::from(place)) else {
        return SmallVec::new();
    };
    let weapon = &book[it.weapon];
    let is = |like: fn(&Property) -> bool| weapon.properties.iter().any(like);
    let mut ways = SmallVec::new();
    if is(|it| matches!(it, Property::Shoots(..))) {
        let shots = weapon.ammunition.as_ref().and_then(|it| book.gear.find(it));
        let magic = Sheet::of(figure).ammunition(*it, How::Shoot).is_some();
        let loaded = magic
            || shots
                .is_none_or(|gear| kit.gear.iter().any(|(it, count)| *it == gear && *count > 0));
        // There is no time to load once more between the attacks of one action.
        let turn = figure.turn();
        let spent = takes_loading(figure, arm) && turn.unloaded && turn.attacks > 0;
        if loaded && !spent {
            ways.push(How::Shoot);
        }
        return ways;
    }
    ways.push(How::Strike);
    if is(|it| matches!(it, Property::Thrown(..))) {
        ways.push(How::Throw);
    }
    ways
}

/// True for a weapon that shoots once in an action; rule `weapon.properties`.
pub fn takes_loading(figure: Figure<'_>, arm: Option<u8>) -> bool {
    let arm = arm.and_then(|it| figure.kit().arms.get(usize::from(it)));
    let weapon = arm.map(|it| &figure.play().book()[it.weapon]);
    weapon.is_some_and(|it| it.properties.contains(&Property::Loading))
}

/// True if an attack can be made on somebody from where one stands.
pub fn can_hit(sheet: &Sheet<'_>, attack: &Attack, on: Figure<'_>) -> bool {
    let one = attack.place(sheet.figure);
    let feet = place::feet(one, on);
    let most = if attack.melee {
        attack.reach
    } else {
        attack.range.1
    };
    feet <= most
        && sheet.figure.id() != on.id()
        && !on.is_dead()
        && !on.is_hidden_from(one)
        && !sheet.spares(on.id())
        && place::cover(one, on) != Some(Cover::Total)
}

/// What an effect has somebody attack another with: the weapon in the main hand, or else the bare
/// hand; none if neither gets at them.
pub fn in_hand_for(sheet: &Sheet<'_>, on: Figure<'_>) -> Option<(Option<u8>, How)> {
    let one = sheet.figure;
    let main = one.kit().hands[0];
    let with = [(main, How::Strike), (main, How::Shoot), (None, How::Strike)];
    with.into_iter().find(|(arm, how)| {
        let attack = sheet.with_arm(*arm, *how, false, both_hands(one, *arm));
        ways(one, *arm).contains(how) && can_hit(sheet, &attack, on)
    })
}

/// Attacks that somebody has on whoever leaves their reach; rule `attack.opportunity`.
pub fn opportunities(sheet: &Sheet<'_>, mover: FigureId) -> Vec<Action> {
    let one = sheet.figure;
    let on = one.play().figure(mover);
    if one.is_incapacitated() || !place::sees(one, on) {
        return Vec::new();
    }
    let mut all = Vec::new();
    if let Some(foe) = one.foe_key() {
        let acts = &one.play().book()[foe].links;
        for (frame, act) in acts.acts.iter().zip(0..).filter(|(it, _)| it.own) {
            let block = &acts.blocks[usize::from(frame.block)];
            let melee = block.first().is_some_and(|it| match it.effect {
                Effect::Attack {
                    ranged,
                    spell,
                    reach,
                    ..
                } => !ranged && !spell && place::feet(one, on) <= reach,
                _ => false,
            });
            let able = frame.time == Time::Action
                && Case::with(mover).so(one, Source::Foe(foe), &frame.needs);
            let plain =
                able && frame.recharge.is_none() && frame.per_day.is_none() && frame.cost.is_none();
            if melee && plain {
                let source = Source::Foe(foe);
                all.push(Action::Use {
                    source,
                    act,
                    circle: 0,
                });
            }
        }
        return all;
    }
    for arm in melee_arms(one) {
        let both = both_hands(one, arm);
        let attack = sheet.with_arm(arm, How::Strike, false, both);
        if can_hit(sheet, &attack, on) {
            all.push(Action::Attack {
                arm,
                how: How::Strike,
                on: mover,
                second: false,
                both_hands: both,
            });
        }
    }
    all
}

/// What somebody holds that strikes, or the bare hand.
pub fn melee_arms(figure: Figure<'_>) -> SmallVec<[Option<u8>; 2]> {
    let held = figure.kit().hands.iter().flatten().copied().map(Some);
    let mut arms: SmallVec<[Option<u8>; 2]> = held
        .filter(|it| ways(figure, *it).contains(&How::Strike))
        .collect();
    if arms.is_empty() {
        arms.push(None);
    }
    arms
}

/// Feet within which somebody strikes at whoever leaves.
pub fn reach(sheet: &Sheet<'_>) -> u16 {
    let one = sheet.figure;
    if let Some(foe) = one.foe() {
        let blocks = foe.links.acts.iter().filter(|it| it.own);
        let blocks = blocks.filter_map(|it| foe.links.blocks[usize::from(it.block)].first());
        let reaches = blocks.filter_map(|it| match it.effect {
            Effect::Attack {
                ranged: false,
                reach,
                ..
            } => Some(reach),
            _ => None,
        });
        return reaches.max().unwrap_or(0);
    }
    let arms = melee_arms(one).into_iter();
    let reaches = arms.map(|it| sheet.with_arm(it, How::Strike, false, false).reach);
    reaches.max().unwrap_or(0)
}
