//! Spells: who casts at whom, how many are reached, and what it does to them.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    checks::Passing,
    components::{Faction, Fight, FigureId, Spelled},
    content::{Book, Effect, Side, SpellEffect, SpellIx},
    creation::seat_of,
    event::{Fighting, Magic},
    fight,
    figure::Figure,
    foe_spells, gear,
    harm::{Cause, Hit},
    meet,
    modifiers::{Kind, Why, Whys, sum},
    rules, shots,
    step::{Action, Question, Task},
};
use crate::{game::LegalActions, grid::Cell};

/// Those at whom a spell is cast, by number.
pub type Targets = SmallVec<[FigureId; 8]>;

/// The reputation that a figure casts with, if it can cast now: with its hands empty but for a tool;
/// rule `magic.cast`, section 28.3.
pub fn casting_rep(who: Figure<'_>) -> Option<u8> {
    let book = who.band().book();
    let mut held = who.in_use().filter(|it| gear::hands(book, it.thing) > 0);
    let (first, second) = (held.next(), held.next());
    let empty = first.is_none_or(|it| gear::is_tool(book, it.thing)) && second.is_none();
    let mut fight = who.band().state().fight.iter();
    let bears = fight.any(|it| it.carried_by(who.id()).is_some());
    who.casting_rep().filter(|_| empty && !bears)
}

/// True if somebody casts before the others act, and has not put it off; rule `fight.sequence`.
pub fn casts_now(fight: &Fight, who: Figure<'_>) -> bool {
    !fight.later.contains(&who.id()) && casting_rep(who).is_some()
}

/// Has those of a side who cast do so, the strongest first, between those who shoot and the others;
/// rule `fight.sequence`, section 21.4.
pub fn casters(cx: &mut Cx<'_>, side: Faction) {
    let band = Band::of(cx.world());
    let Some(fight) = meet::going_on(band) else {
        return;
    };
    let can = |it: Figure<'_>| casts_now(fight, it);
    let Some((who, commanded)) = fight::next_to_act(band, fight, side, can) else {
        return;
    };
    cx.push(Task::Casters(side));
    match commanded {
        true => cx.ask(Question::Cast { who, moved: false }),
        false => foe_spells::cast(cx, who),
    }
}

/// Everybody at whom a figure can cast a spell from a square: those of the side that it is for who
/// are in sight, the caster among friends; rules `magic.targets` and `board.sight`, section 28.1.
pub fn in_sight(
    band: Band<'_>,
    who: Figure<'_>,
    spell: SpellIx,
    from: Cell,
    moved: bool,
) -> Targets {
    let of = match band.book()[spell].to {
        Side::Opponents => who.faction().other(),
        Side::Friends => who.faction(),
    };
    let seen = shots::seen(band, who, from, moved, of);
    let own = (of == who.faction()).then(|| who.id());
    let mut all: Targets = seen.iter().map(|it| it.target).chain(own).collect();
    all.sort_unstable();
    all
}

/// Offers the spells that reach somebody, somewhere to go first, and to act with the others.
pub fn offer_cast(band: Band<'_>, who: FigureId, moved: bool, offer: &mut LegalActions<Action>) {
    offer.ask(seat_of(band, who), rules::MAGIC_CAST);
    let (figure, fight) = (band.figure(who), band.state().fight.as_ref());
    if let (Some(fight), Some(from)) = (fight, figure.at()) {
        if casting_rep(figure).is_some_and(|rep| rep > 0) {
            for spell in band.book().spells.keys() {
                let aims = !in_sight(band, figure, spell, from, moved).is_empty();
                let aims = aims.then_some(()).ok_or(rules::MAGIC_TARGETS);
                offer.add_or_refuse(Action::Spell(spell), aims);
            }
        }
        if !moved {
            fight::offer_steps(band, fight, figure, from, offer);
            offer.add(Action::Later);
        }
    }
    offer.add(Action::Wait);
}

/// Carries out a choice of [`offer_cast`].
pub fn choose_cast(cx: &mut Cx<'_>, who: FigureId, moved: bool, act: Action) {
    match act {
        Action::Spell(spell) => cx.ask(Question::Aim(Aiming {
            who,
            spell,
            at: Targets::new(),
            moved,
        })),
        Action::Step(to) => {
            fight::step(cx, who, to);
            cx.ask(Question::Cast { who, moved: true });
        }
        Action::Later => shots::later(cx, who),
        _ => cx.emit(rules::FIGHT_ACT, Fighting::Waited { who }.into()),
    }
}

/// A spell that is being aimed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aiming {
    pub who: FigureId,
    pub spell: SpellIx,
    /// Those who have been named, by number.
    pub at: Targets,
    /// True if the caster has moved.
    pub moved: bool,
}

impl Aiming {
    /// Those who can be named as well.
    fn others(&self, band: Band<'_>) -> Targets {
        let figure = band.figure(self.who);
        let full = self.at.len() >= usize::from(casting_rep(figure).unwrap_or(0));
        let Some(from) = figure.at().filter(|_| !full) else {
            return Targets::new();
        };
        let mut all = in_sight(band, figure, self.spell, from, self.moved);
        all.retain(|it| !self.at.contains(it));
        all
    }
}

/// Offers the targets of a spell one by one, as many as the caster’s reputation; rule
/// `magic.targets`, section 28.1.
pub fn offer_aim(band: Band<'_>, aiming: &Aiming, offer: &mut LegalActions<Action>) {
    offer.ask(seat_of(band, aiming.who), rules::MAGIC_TARGETS);
    let others = aiming.others(band);
    for target in &others {
        offer.add(Action::Aim(*target));
    }
    if !aiming.at.is_empty() || others.is_empty() {
        offer.add(Action::Enough);
    }
}

/// Carries out a choice of [`offer_aim`].
pub fn choose_aim(cx: &mut Cx<'_>, mut aiming: Aiming, act: Action) {
    if let Action::Aim(target) = act {
        aiming.at.push(target);
        aiming.at.sort_unstable();
        if !aiming.others(Band::of(cx.world())).is_empty() {
            return cx.ask(Question::Aim(aiming));
        }
    }
    cast(cx, aiming.who, aiming.spell, aiming.at);
}

/// The dice that tools add to a spell; rule `item.rods`, section 29.1.2.
fn whys(band: Band<'_>, who: Figure<'_>, spell: SpellIx) -> Whys {
    let cast = &band.book()[spell].id;
    let more = who.effects().filter_map(|it| match it.effect {
        Effect::SpellDice { dice, spell } => {
            let helps = spell.as_ref().is_none_or(|it| it.id() == cast);
            helps.then(|| Why::new(it.name, it.rule, Kind::Dice, *dice))
        }
        _ => None,
    });
    more.collect()
}

/// The dice with which a figure of a reputation casts, and what changed their number.
pub fn check(band: Band<'_>, who: Figure<'_>, spell: SpellIx, rep: u8) -> (Passing, Whys) {
    let whys = whys(band, who, spell);
    let dice = i32::from(band.book().figures.spell_dice) + sum(&whys, Kind::Dice);
    let dice = dice.clamp(1, 60) as u8;
    (Passing::new("dice-band-spell", dice, i32::from(rep)), whys)
}

/// Casts a spell: two dice and those of tools against reputation as it is now. How many are reached
/// goes by the dice that are passed; without any the spell costs reputation; rules `magic.cast`,
/// `magic.reach` and `magic.cost`, section 28.3.
pub fn cast(cx: &mut Cx<'_>, by: FigureId, spell: SpellIx, at: Targets) {
    let band = Band::of(cx.world());
    let figure = band.figure(by);
    let Some(rep) = casting_rep(figure).filter(|_| !at.is_empty()) else {
        return cx.emit(rules::FIGHT_ACT, Fighting::Waited { who: by }.into());
    };
    let (book, side) = (cx.content(), figure.faction());
    let (check, whys) = check(band, figure, spell, rep);
    let rule = match figure.casts_by_race() {
        true => rules::PROFESSION_DEMON,
        false => rules::MAGIC_REACH,
    };
    let (roll, passed) = cx.roll(&check);
    let table = &book[spell].links.reach;
    let row = table.at(passed);
    let gives = table.gives(row);
    let reaches = gives.targets.by(rep);
    let rolled = Magic::SpellRolled {
        by,
        side,
        spell,
        at: at.clone(),
        whys: Box::new(whys),
        row,
        roll: Box::new(roll),
        reaches,
    };
    cx.emit(rule, rolled.into());
    if reaches > 0 {
        cx.push(Task::Reach(Casting {
            by,
            spell,
            at,
            reaches,
        }));
    }
    if gives.costs > 0 {
        let (who, points) = (by, gives.costs);
        cx.emit(rules::MAGIC_COST, Magic::SpentRep { who, points }.into());
        if Band::of(cx.world()).figure(who).rep() == 0 {
            let by = None;
            let out = Fighting::OutOfTheFight { who, by };
            cx.emit(rules::MAGIC_COST, out.into());
        }
    }
}

/// A spell that has been cast.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Casting {
    pub by: FigureId,
    pub spell: SpellIx,
    /// Those at whom it was cast and who have not been spared, by number.
    pub at: Targets,
    /// The most whom it reaches.
    pub reaches: u8,
}

impl Casting {
    /// Number of targets too many.
    fn surplus(&self) -> usize {
        self.at.len().saturating_sub(usize::from(self.reaches))
    }

    /// The strongest of the targets.
    fn strongest(&self, band: Band<'_>) -> Targets {
        let rep = |it: &FigureId| band.get(*it).map_or(0, Figure::rep);
        let most = self.at.iter().map(rep).max();
        let all = self.at.iter().copied();
        all.filter(|it| Some(rep(it)) == most).collect()
    }

    fn spare(&mut self, cx: &mut Cx<'_>, who: FigureId) {
        let by = self.by;
        self.at.retain(|it| *it != who);
        cx.emit(rules::MAGIC_SPARED, Magic::Spared { by, who }.into());
    }
}

/// Has a spell reach some of its targets: the strongest are spared, and of equals the caster says who;
/// rule `magic.spared`, section 28.1.1.
pub fn reach(cx: &mut Cx<'_>, mut casting: Casting) {
    while casting.surplus() > 0 {
        let band = Band::of(cx.world());
        let strongest = casting.strongest(band);
        let by = band.get(casting.by);
        let commanded = by.is_some_and(|it| fight::is_commanded(band, it));
        if commanded && strongest.len() > casting.surplus() {
            return cx.ask(Question::Spare(casting));
        }
        let spared = foe_spells::least_wanted(band, casting.by, casting.spell, &strongest);
        let Some(who) = spared else { return };
        casting.spare(cx, who);
    }
    let Casting { by, spell, at, .. } = casting;
    cx.push_all(at.into_iter().map(|on| Task::Enchant { by, spell, on }));
}

/// Offers whom of equals a spell spares.
pub fn offer_spare(band: Band<'_>, casting: &Casting, offer: &mut LegalActions<Action>) {
    offer.ask(seat_of(band, casting.by), rules::MAGIC_SPARED);
    for who in casting.strongest(band) {
        offer.add(Action::Spare(who));
    }
    if casting.at.is_empty() {
        offer.add(Action::Enough);
    }
}

/// Carries out a choice of [`offer_spare`].
pub fn choose_spare(cx: &mut Cx<'_>, mut casting: Casting, act: Action) {
    if let Action::Spare(who) = act {
        casting.spare(cx, who);
        cx.push(Task::Reach(casting));
    }
}

/// What a spell does to one whom it reaches; rules `magic.harm`, `magic.dazzle` and `magic.defend`,
/// sections 28.4 to 28.6.
pub fn enchant(cx: &mut Cx<'_>, by: FigureId, spell: SpellIx, on: FigureId) {
    let up = Band::of(cx.world()).get(on).is_some_and(|it| it.is_up());
    if !up {
        return;
    }
    let record = &cx.content()[spell];
    let (left, shots) = match record.does {
        SpellEffect::Hit { impact, armour } => {
            let cause = Cause::Spell { by, armour };
            return cx.push(Task::Hit(Hit {
                cause,
                on,
                lead: impact,
                attacking: true,
            }));
        }
        SpellEffect::Dazzle { activations, .. } => (activations, 0),
        SpellEffect::Shield { rounds, shots, .. } => (rounds, shots),
    };
    let spelled = Spelled { spell, left, shots };
    let event = Magic::Bespelled { who: on, spelled };
    cx.emit(record.links.rule, event.into());
}

/// Those of a side who are dazzled lose this turn; rule `magic.dazzle`, section 28.5.
pub fn lost_turns(cx: &mut Cx<'_>, side: Faction) {
    let band = Band::of(cx.world());
    let dazzled = band.in_the_fight(side);
    let dazzled = dazzled.filter(|it| it.is_up() && it.is_dazzled());
    let dazzled: Targets = dazzled.map(|it| it.id()).collect();
    for who in dazzled {
        cx.emit(rules::MAGIC_DAZZLE, Magic::TurnLost { who }.into());
    }
}

/// A round of melee, or a shot, uses up some of the shield that a spell gives; rule `magic.defend`,
/// section 28.6.
pub fn use_shield(cx: &mut Cx<'_>, who: FigureId, shot: bool) {
    let figure = Band::of(cx.world()).get(who);
    if figure.is_some_and(|it| it.spell_shield().is_some()) {
        cx.emit(rules::MAGIC_DEFEND, Magic::ShieldUsed { who, shot }.into());
    }
}

crate::map_keys! { Book;
    Aiming { spell };
    Casting { spell };
}
