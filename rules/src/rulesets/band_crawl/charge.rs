//! The charge test: which side acts first.

use super::{
    Cx,
    band::Band,
    checks::{Opposed, Side},
    components::{Faction, Fight},
    content::Effect,
    event::{Contest, Fighting},
    figure::Figure,
    meet,
    modifiers::{Kind, Why, Whys, sum},
    rules,
    step::Task,
};

/// Everything that changes a leader's dice and successes; rules `charge.test` and `star.charge`,
/// section 21.0.
fn whys(band: Band<'_>, fight: &Fight, leader: Figure<'_>) -> Whys {
    let figures = &band.book().figures;
    let (mut whys, side) = (Whys::new(), leader.faction());
    let mut add = |name, rule, kind, value: i8| whys.push(Why::new(name, rule, kind, value));
    for it in leader.effects() {
        match *it.effect {
            Effect::ChargeDice(dice) => add(it.name, it.rule, Kind::Dice, dice),
            Effect::ChargeSuccesses(more) => add(it.name, it.rule, Kind::Successes, more),
            Effect::ChargeLeast(least) => add(it.name, it.rule, Kind::Least, least as i8),
            _ => {}
        }
    }
    if leader.is_star() {
        let more = figures.star_charge_successes;
        add(
            "band-modifier-star",
            rules::STAR_CHARGE,
            Kind::Successes,
            more,
        );
    }
    if side == fight.entered {
        let (name, rule, dice) = match fight.fleeing {
            true => (
                "band-modifier-fleeing",
                rules::MOVE_INTO_FOES,
                figures.fleeing_charge_dice,
            ),
            false => (
                "band-modifier-active",
                rules::CHARGE_TEST,
                figures.active_charge_dice,
            ),
        };
        add(name, rule, Kind::Dice, dice);
    }
    let [ours, theirs] = [side, side.other()].map(|it| u32::from(fight.came[it as usize]));
    if ours >= theirs * u32::from(figures.outnumber_factor) {
        let dice = figures.outnumber_charge_dice;
        add(
            "band-modifier-outnumber",
            rules::CHARGE_TEST,
            Kind::Dice,
            dice,
        );
    }
    whys
}

/// What a leader rolls: a die for each point of reputation, one at the least.
fn side(leader: Figure<'_>, whys: &Whys) -> Side {
    Side {
        dice: i32::from(leader.rep()) + sum(whys, Kind::Dice),
        least: sum(whys, Kind::Least),
        added: sum(whys, Kind::Successes),
    }
}

/// Both leaders roll; ties are rolled again. Where neither can ever have more successes, whoever was
/// there first has won; rules `charge.test` and `leader.charge`, section 21.3.
pub fn charge(cx: &mut Cx<'_>) {
    let band = Band::of(cx.world());
    let Some(fight) = &band.state().fight else {
        return;
    };
    let leader = |side: Faction| fight.leaders[side as usize].and_then(|it| band.get(it));
    let first = fight.entered;
    let (Some(mine), Some(theirs)) = (leader(first), leader(first.other())) else {
        return;
    };
    let both = [mine, theirs].map(|it| whys(band, fight, it));
    let check = Opposed {
        roles: ["dice-band-charge", "dice-band-charge-against"],
        sides: [side(mine, &both[0]), side(theirs, &both[1])],
    };
    let winner = |first_wins| match first_wins {
        true => first,
        false => first.other(),
    };
    if let Some(first_wins) = check.charge_without_roll() {
        return won(cx, winner(first_wins));
    }
    let leaders = [mine.id(), theirs.id()];
    let (roll, ahead) = cx.roll(&check);
    let event = Fighting::ChargeRolled {
        leaders,
        side: first,
        contest: Box::new(Contest { roll, whys: both }),
        ahead: ahead as i8,
    };
    cx.emit(rules::CHARGE_TEST, event.into());
    match ahead.signum() {
        0 => cx.push(Task::Charge),
        sign => won(cx, winner(sign > 0)),
    }
}

/// The winner of the test acts first, with a die more in the melees of that turn; rule `charge.die`,
/// section 24.2.
fn won(cx: &mut Cx<'_>, by: Faction) {
    cx.emit(rules::CHARGE_ONCE, Fighting::ChargeWon { by }.into());
    if meet::goes_on(Band::of(cx.world())) {
        cx.push(Task::SideTurn(by));
    }
}
