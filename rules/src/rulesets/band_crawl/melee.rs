//! Melee: who fights whom in which order, rounds, and what counts in them.

use std::cmp::Reverse;

use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    carrying,
    checks::{Bout, BoutState, Contender},
    components::{Fight, FigureId},
    content::{Attack, Effect},
    event::{Contest, Fighting},
    figure::Figure,
    harm::{Cause, Hit},
    healing,
    modifiers::{Kind, Why, Whys, sum},
    rules, spells,
    step::{Action, Question, Task},
};
use crate::{content::BookEntry, game::LegalActions};

/// True if an effect on attacks is one on blows.
fn on_blows(attack: &Attack) -> bool {
    matches!(attack, Attack::Melee | Attack::Any)
}

/// Everything that changes what a figure brings to a melee against another; sections 24.1, 24.2 and
/// 24.4.
pub fn whys(
    band: Band<'_>,
    fight: Option<&Fight>,
    me: Figure<'_>,
    other: Figure<'_>,
    attacking: bool,
) -> Whys {
    let (book, figures) = (band.book(), &band.book().figures);
    let mut whys = Whys::new();
    let mut add = |name, rule, kind, value: i8| {
        if value != 0 {
            whys.push(Why::new(name, rule, kind, value));
        }
    };
    let (mine, theirs) = (me.blades(), other.blades());
    let armour = &book[other.class()];
    match mine.first() {
        None => {
            let (name, rule) = ("band-modifier-unarmed", rules::MELEE_UNARMED);
            add(name, rule, Kind::Dice, figures.unarmed_dice);
        }
        Some(weapon) => {
            let weapon = &book[*weapon];
            if let Some(melee) = &weapon.melee {
                let against = |it: &BookEntry<_, _>, id: &str| it.id.as_str() == id;
                let dice = melee.dice_against.iter().filter(|(id, _)| {
                    let mut blades = theirs.iter();
                    blades.any(|blade| against(&book[*blade], id.as_ref()))
                });
                let impact = melee.impact_against.iter();
                let impact = impact.filter(|(id, _)| id.id() == &armour.id);
                let more: i8 = dice.map(|(_, dice)| dice).sum();
                let harder: i8 = impact.map(|(_, impact)| impact).sum();
                add(
                    weapon.name,
                    weapon.links.rule,
                    Kind::Dice,
                    melee.dice + more,
                );
                let harder = melee.impact + harder;
                add(weapon.name, weapon.links.rule, Kind::Impact, harder);
            }
        }
    }
    if mine.len() > 1 {
        let (name, rule) = ("band-modifier-two-weapons", rules::MELEE_TWO_WEAPONS);
        add(name, rule, Kind::Dice, figures.two_weapons_dice);
    }
    if !attacking {
        let covered = me.has_cover();
        if covered {
            let (name, rule) = ("band-modifier-shield", rules::MELEE_SHIELD);
            add(name, rule, Kind::Dice, figures.shield_dice);
        }
        if let Some(spell) = me.spell_shield() {
            let dice = match covered {
                true => spell.if_shielded,
                false => figures.shield_dice,
            };
            add(spell.name, rules::MAGIC_DEFEND, Kind::FirstDice, dice);
        }
    }
    if let Some((name, dice)) = me.dazzle() {
        add(name, rules::MELEE_DAZZLED, Kind::Dice, dice);
    }
    if attacking && fight.is_some_and(|it| it.charge_die == Some(me.faction())) {
        add(
            "band-modifier-charge",
            rules::CHARGE_DIE,
            Kind::Dice,
            figures.charge_dice,
        );
    }
    let heavier = other.weight().saturating_sub(me.weight()) >= figures.nimble_classes.into();
    let mut nimble =
        (attacking && heavier).then_some(("band-modifier-nimble", rules::MELEE_NIMBLE));
    for it in me.effects() {
        match it.effect {
            Effect::MeleeDice(dice) => add(it.name, it.rule, Kind::Dice, *dice),
            Effect::MeleeLeast(least) => add(it.name, it.rule, Kind::Least, *least as i8),
            Effect::Nimble if attacking => nimble = Some((it.name, it.rule)),
            Effect::ImpactDealt(impact, attack) if on_blows(attack) => {
                add(it.name, it.rule, Kind::Impact, *impact);
            }
            Effect::DamageRolls(more, attack) if on_blows(attack) => {
                add(it.name, it.rule, Kind::Rolls, *more as i8);
            }
            Effect::Venom { rep, .. } => add(it.name, it.rule, Kind::Venom, *rep as i8),
            _ => {}
        }
    }
    if me.stance().cornered {
        let (name, rule) = ("band-modifier-cornered", rules::MELEE_CORNERED);
        add(name, rule, Kind::FirstDice, figures.cornered_dice);
    }
    if let Some((name, rule)) = nimble {
        add(name, rule, Kind::Dice, figures.nimble_dice);
    }
    add(
        armour.name,
        rules::DAMAGE_ARMOUR,
        Kind::Impact,
        armour.impact,
    );
    for it in other.effects() {
        match it.effect {
            Effect::ImpactTaken(impact, attack) if on_blows(attack) => {
                add(it.name, it.rule, Kind::Impact, *impact);
            }
            _ => {}
        }
    }
    whys
}

fn contender(me: Figure<'_>, whys: &Whys) -> Contender {
    Contender {
        dice: sum(whys, Kind::Dice),
        first_dice: sum(whys, Kind::FirstDice),
        least: sum(whys, Kind::Least),
        impact: sum(whys, Kind::Impact),
        rolls: 1 + sum(whys, Kind::Rolls).clamp(0, 9) as u8,
        venom: sum(whys, Kind::Venom).clamp(0, 9) as u8,
        steady: me.is_steady(),
        shrugs: me.shrugs().iter().map(|it| it.shrug).collect(),
    }
}

/// What counts in a round that is not the first: a spell that is good for several.
fn goes_on(whys: &mut Whys) {
    for why in whys.iter_mut() {
        if why.rule == rules::MAGIC_DEFEND {
            why.kind = Kind::Dice;
        }
    }
}

/// An attacker and a defender as they are at this moment, with what counts for either.
pub fn bout(
    band: Band<'_>,
    fight: Option<&Fight>,
    by: Figure<'_>,
    on: Figure<'_>,
    first: bool,
) -> (Bout, BoutState, [Whys; 2]) {
    let mut both = [
        whys(band, fight, by, on, true),
        whys(band, fight, on, by, false),
    ];
    if !first {
        both.iter_mut().for_each(goes_on);
    }
    let table = &band.book().tables.melee_damage;
    let bout = Bout {
        contenders: [contender(by, &both[0]), contender(on, &both[1])],
        harms: [0, 1, 2].map(|row| *table.gives(table.at(row))),
    };
    let state = BoutState {
        rep: [by.rep(), on.rep()],
        power: [by.power().now, on.power().now],
        used: [by.shrugs_used(), on.shrugs_used()],
        on: !first,
    };
    (bout, state, both)
}

// The order of attackers

/// Has everybody who was charged fight whoever came at them, one defender after the other.
pub fn all(cx: &mut Cx<'_>) {
    let fight = Band::of(cx.world()).state().fight.as_ref();
    let Some((_, on)) = fight.and_then(|it| it.engaged.first().copied()) else {
        return;
    };
    cx.push_all([Task::Melee(on), Task::Melees]);
}

/// Those who still have to attack somebody, the strongest first.
fn attackers(band: Band<'_>, on: FigureId) -> SmallVec<[Figure<'_>; 3]> {
    let engaged = band.state().fight.iter().flat_map(|it| &it.engaged);
    let by = engaged.filter(|(_, it)| *it == on);
    let by = by.filter_map(|(by, _)| band.get(*by));
    let mut by: SmallVec<[Figure<'_>; 3]> = by.filter(|it| it.is_up()).collect();
    by.sort_by_key(|it| (Reverse(it.rep()), it.id()));
    by
}

/// The next attacker of somebody: the strongest, unless a star among several says when it goes; rules
/// `melee.several` and `melee.order`, section 24.4. Without one, or with the defender down, the
/// melee is over.
pub fn melee(cx: &mut Cx<'_>, on: FigureId) {
    let band = Band::of(cx.world());
    let by = attackers(band, on);
    let up = band.get(on).is_some_and(|it| it.is_up());
    let (next, several) = (by.first().map(|it| it.id()), by.len() > 1);
    let star_chooses = several && by.iter().any(|it| it.is_star());
    drop(by);
    match next.filter(|_| up) {
        Some(_) if star_chooses => cx.ask(Question::NextAttacker(on)),
        Some(by) => begin(cx, by, on),
        None => over(cx, on),
    }
}

/// Offers the strongest of the grunts, and every star; rule `melee.order`.
pub fn offer_next(band: Band<'_>, on: FigureId, offer: &mut LegalActions<Action>) {
    let by = attackers(band, on);
    let star = by.iter().find(|it| it.is_star());
    let seat = star.map_or(FigureId(0), |it| it.id());
    offer.ask(super::creation::seat_of(band, seat), rules::MELEE_ORDER);
    let grunt = by.iter().find(|it| !it.is_star());
    for it in by.iter().filter(|it| it.is_star()).chain(grunt) {
        offer.add(Action::Next(it.id()));
    }
}

/// Carries out a choice of [`offer_next`].
pub fn choose_next(cx: &mut Cx<'_>, on: FigureId, act: Action) {
    if let Action::Next(by) = act {
        begin(cx, by, on);
    }
}

fn begin(cx: &mut Cx<'_>, by: FigureId, on: FigureId) {
    cx.emit(rules::MELEE_SEVERAL, Fighting::MeleeBegan { by, on }.into());
    healing::interrupt(cx, on);
    carrying::drop(cx, on, Some(by));
    let round = Task::Round {
        by,
        on,
        first: true,
    };
    cx.push_all([round, Task::MeleeOver(by), Task::Melee(on)]);
}

/// The melee of a figure is over: the reputation that it lost is back, and nobody attacks it any
/// more; rule `damage.lost_rep`, section 23.6.1.
pub fn over(cx: &mut Cx<'_>, who: FigureId) {
    let band = Band::of(cx.world());
    let lost = band.get(who).is_some_and(|it| it.reputation().in_melee > 0);
    let engaged = band.state().fight.iter().flat_map(|it| &it.engaged);
    let attacked = engaged.clone().any(|(_, on)| *on == who);
    if lost || attacked {
        cx.emit(rules::DAMAGE_LOST_REP, Fighting::MeleeOver { who }.into());
    }
}

/// A round of melee: the dice of both, then the hit of whoever has more successes, and the next
/// round; rules `melee.round` and `melee.until`, sections 24.2 and 24.3.
pub fn round(cx: &mut Cx<'_>, by: FigureId, on: FigureId, first: bool) {
    let Some(lead) = rolled(cx, by, on, first) else {
        return;
    };
    let (hit, next) = (
        hit_of(by, on, lead),
        Task::Round {
            by,
            on,
            first: first && lead == 0,
        },
    );
    cx.push_all(hit.map(Task::Hit).into_iter().chain(Some(next)));
}

/// One round alone, before somebody runs; rule `profession.paladin`, section 9.0.3.
pub fn last_round(cx: &mut Cx<'_>, by: FigureId, on: FigureId) {
    let hit = rolled(cx, by, on, true).and_then(|lead| hit_of(by, on, lead));
    let over = [Task::MeleeOver(by), Task::MeleeOver(on)];
    cx.push_all(hit.map(Task::Hit).into_iter().chain(over));
}

/// The dice of both in a round, and by how many successes the attacker is ahead; nothing if they
/// cannot fight it.
fn rolled(cx: &mut Cx<'_>, by: FigureId, on: FigureId, first: bool) -> Option<i32> {
    let band = Band::of(cx.world());
    let both = [by, on].map(|it| band.get(it).filter(|it| it.is_up()));
    let [Some(attacker), Some(defender)] = both else {
        return None;
    };
    let fight = band.state().fight.as_ref();
    let (bout, state, whys) = bout(band, fight, attacker, defender, first);
    let side = attacker.faction();
    if bout.is_stuck(&state) {
        cx.emit(rules::MELEE_STALEMATE, Fighting::Parted { by, on }.into());
        return None;
    }
    let (roll, lead) = cx.roll(&bout.dice(&state));
    let event = Fighting::MeleeRolled {
        by,
        on,
        side,
        contest: Box::new(Contest { roll, whys }),
        lead: lead as i8,
    };
    cx.emit(rules::MELEE_ROUND, event.into());
    if lead != 0 {
        spells::use_shield(cx, on, false);
    }
    Some(lead)
}

/// The hit of whoever has won a round.
fn hit_of(by: FigureId, on: FigureId, lead: i32) -> Option<Hit> {
    let (winner, loser) = match lead.signum() {
        0 => return None,
        1 => (by, on),
        _ => (on, by),
    };
    Some(Hit {
        cause: Cause::Blow(winner),
        on: loser,
        lead: lead.unsigned_abs().min(99) as u8,
        attacking: winner == by,
    })
}
