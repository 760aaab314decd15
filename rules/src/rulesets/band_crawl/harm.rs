//! Hits: damage, what answers it, and what is left of it.

use serde::{Deserialize, Serialize};

use super::{
    Cx,
    band::Band,
    checks::{Damage, Harm, StarPower},
    components::{FigureId, Part},
    event::Fighting,
    figure::Figure,
    home, melee,
    modifiers::{Kind, Whys, sum},
    rules, shots,
    step::Task,
    turned,
};

/// Where a hit comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cause {
    /// Won a round of melee.
    Blow(FigureId),
    /// Has shot.
    Shot(FigureId),
    /// Has cast a spell.
    Spell {
        by: FigureId,
        /// True if armour counts against it.
        armour: bool,
    },
    /// A trap, away from any board.
    Trap,
    /// A fall.
    Fall,
    /// Vermin, which never kill.
    Vermin,
}

impl Cause {
    /// Whoever it is that hits, if anybody does.
    pub fn by(self) -> Option<FigureId> {
        match self {
            Cause::Blow(by) | Cause::Shot(by) | Cause::Spell { by, .. } => Some(by),
            Cause::Trap | Cause::Fall | Cause::Vermin => None,
        }
    }
}

/// A hit on its way to a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hit {
    pub cause: Cause,
    pub on: FigureId,
    /// The lead in a round of melee, or the impact of the weapon or the spell.
    pub lead: u8,
    /// True if whoever hits has attacked.
    pub attacking: bool,
}

/// The dice for the damage of a hit with this lead or impact; rule `damage.roll`.
pub fn damage(lead: u8, whys: &Whys) -> Damage {
    Damage {
        impact: i32::from(lead) + sum(whys, Kind::Impact),
        rolls: 1 + sum(whys, Kind::Rolls).clamp(0, 9) as u8,
    }
}

/// What changes the damage of a spell against which armour counts or not; rule `magic.harm`.
pub fn by_spell(band: Band<'_>, armour: bool, on: Figure<'_>) -> Whys {
    let armour = armour.then(|| shots::armour_of(band, on));
    armour.into_iter().collect()
}

/// What a hit does to whoever is still up: damage, then armour, race and star power against it, then
/// what is left; rules `damage.roll`, `star.order` and `star.power`.
pub fn hit(cx: &mut Cx<'_>, hit: Hit) {
    let band = Band::of(cx.world());
    let Some(target) = band.get(hit.on).filter(|it| it.is_up()) else {
        return;
    };
    let by = hit.cause.by().and_then(|it| band.get(it));
    if hit.cause.by().is_some() && by.is_none() {
        return;
    }
    let (fight, tables) = (band.state().fight.as_ref(), &cx.content().tables);
    let (all, table) = match (hit.cause, by) {
        (Cause::Blow(_), Some(by)) => (
            melee::whys(band, fight, by, target, hit.attacking),
            &tables.melee_damage,
        ),
        (Cause::Spell { armour, .. }, _) => {
            (by_spell(band, armour, target), &tables.shooting_damage)
        }
        _ => (shots::whys(band, by, target), &tables.shooting_damage),
    };
    let whys: Whys = all
        .iter()
        .filter(|it| matches!(it.kind, Kind::Impact | Kind::Rolls))
        .copied()
        .collect();
    let side = by.map_or(target.faction().other(), |it| it.faction());
    let venom = sum(&all, Kind::Venom).clamp(0, 9) as u8;
    let check = damage(hit.lead, &whys);
    let (roll, row) = cx.roll(&check);
    let row = table.at(row);
    let (mut harm, floor) = (*table.gives(row), *table.gives(table.at(0)));
    if hit.cause == Cause::Vermin {
        harm = harm.min(Harm::OutOfTheFight);
    }
    let rule = match roll.dice.is_empty() {
        true => rules::DAMAGE_NOTHING,
        false => rules::DAMAGE_ROLL,
    };
    let rolled = Fighting::DamageRolled {
        hit,
        side,
        whys: Box::new(whys),
        impact: check.impact as i8,
        row,
        roll: Box::new(roll),
        harm,
    };
    cx.emit(rule, rolled.into());
    let left = answered(cx, hit.on, harm, floor);
    suffer(cx, hit, left, venom);
}

/// Harm after everything that answers it: armour and race, star power, and armour and race again;
/// rule `star.order`.
fn answered(cx: &mut Cx<'_>, who: FigureId, harm: Harm, floor: Harm) -> Harm {
    let harm = shrugged(cx, who, harm, floor);
    let figure = Band::of(cx.world()).figure(who);
    let (dice, side) = (figure.power().now, figure.faction());
    if !harm.fells() || dice == 0 {
        return harm;
    }
    let (roll, struck) = cx.roll(&StarPower { dice });
    let to = harm.softened(i32::from(struck.levels), floor);
    let event = Fighting::StarPowerRolled {
        who,
        side,
        roll: Box::new(roll),
        lost: struck.lost,
        from: harm,
        to,
    };
    cx.emit(rules::STAR_POWER, event.into());
    shrugged(cx, who, to, floor)
}

/// Harm after the first thing that answers it and is not used up.
fn shrugged(cx: &mut Cx<'_>, who: FigureId, harm: Harm, floor: Harm) -> Harm {
    let figure = Band::of(cx.world()).figure(who);
    let mut answers = figure.shrugs().into_iter();
    let Some(it) = answers.find(|it| it.shrug.what == harm && !it.used) else {
        return harm;
    };
    let to = match it.shrug.carries_on {
        true => Harm::CarryOn,
        false => floor,
    };
    let event = Fighting::Shrugged {
        who,
        name: it.name,
        place: it.place,
        once_a_fight: it.once_a_fight,
        from: harm,
        to,
    };
    cx.emit(it.rule, event.into());
    to
}

/// A figure suffers what is left of a hit.
fn suffer(cx: &mut Cx<'_>, hit: Hit, harm: Harm, venom: u8) {
    let (who, cause) = (hit.on, hit.cause);
    let helpless = Band::of(cx.world()).figure(who).part() == Part::Captive;
    match harm {
        Harm::ObviouslyDead => fall(cx, who, cause, true),
        // Nothing keeps a captive alive; rule `quest.captives`.
        Harm::OutOfTheFight if helpless => fall(cx, who, cause, true),
        Harm::OutOfTheFight => {
            fall(cx, who, cause, false);
            poison(cx, who, venom);
        }
        _ => {
            if harm == Harm::DuckBack {
                // Away from a board there is nothing to duck back on.
                if let from @ Some(_) = cause.by() {
                    cx.push(Task::DuckBack { who, from });
                }
                return;
            }
            lose_rep(cx, who, harm, venom);
            // The floor itself has brought it about: nothing answers it; rule `melee.losses`.
            if Band::of(cx.world()).figure(who).rep() == 0 {
                let by = cause.by();
                let event = Fighting::OutOfTheFight { who, by };
                cx.emit(rules::MELEE_LOSSES, event.into());
                turned::infect(cx, who, by);
            }
        }
    }
}

/// Whoever loses a round loses points until the melee is over, and more for good by venom; rules
/// `damage.lost_rep` and `race.venom`, sections 23.6.1 and 7.0.5.
fn lose_rep(cx: &mut Cx<'_>, who: FigureId, harm: Harm, venom: u8) {
    let figure = Band::of(cx.world()).figure(who);
    let (steady, rule) = (figure.is_steady(), figure.race().links.rule);
    let points = match harm {
        Harm::LessRep(points) => points,
        _ => 0,
    };
    if steady {
        return cx.emit(rule, Fighting::Unmoved { who, points }.into());
    }
    if points > 0 {
        cx.emit(
            rules::DAMAGE_LOST_REP,
            Fighting::LostRep { who, points }.into(),
        );
    }
    poison(cx, who, venom);
}

/// Whoever lost a round to venom loses points of reputation for it, up or out of the fight; rule
/// `race.venom`, section 7.0.5.
fn poison(cx: &mut Cx<'_>, who: FigureId, points: u8) {
    if points > 0 && !Band::of(cx.world()).figure(who).is_steady() {
        cx.emit(rules::RACE_VENOM, Fighting::Poisoned { who, points }.into());
        turned::bite(cx, who);
    }
}

/// A figure is out of the fight, or dead; rules `crisis.out` and `crisis.dead`, sections 20.4 and
/// 20.5.
fn fall(cx: &mut Cx<'_>, who: FigureId, cause: Cause, dead: bool) {
    let by = cause.by();
    match dead {
        true => {
            cx.emit(rules::CRISIS_DEAD, Fighting::Died { who, by }.into());
            home::earn(cx, by, who);
        }
        false => {
            let out = Fighting::OutOfTheFight { who, by };
            cx.emit(rules::CRISIS_OUT, out.into());
            turned::infect(cx, who, by);
        }
    }
}
