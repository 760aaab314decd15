//! Fights: whom to attack, shoot and bespell, and when to call it off.

use super::super::{
    band::Band,
    board,
    components::{Faction, FigureId},
    content::{SpellEffect, SpellIx},
    figure::Figure,
    harm, melee, shots, spells,
    step::Action,
};
use crate::grid::Cell;

/// A fight as somebody sees it whose turn it is.
pub struct View<'w> {
    band: Band<'w>,
    me: Figure<'w>,
    /// True if it reaches somebody to attack.
    reaches: bool,
}

/// What a side has standing in the fight: reputation, and armour with it.
fn strength(band: Band<'_>, of: Faction) -> i32 {
    let up = band.up_in_the_fight(of);
    up.map(|it| 2 * i32::from(it.rep()) + it.weight() as i32)
        .sum()
}

/// What an attack in melee promises: dice and impact ahead.
fn margin(band: Band<'_>, by: Figure<'_>, on: Figure<'_>) -> i32 {
    let (bout, state, _) = melee::bout(band, band.state().fight.as_ref(), by, on, true);
    let [mine, theirs] = &bout.contenders;
    let dice = i32::from(state.rep[0]) + mine.dice + mine.first_dice
        - i32::from(state.rep[1])
        - theirs.dice
        - theirs.first_dice;
    3 * dice + 2 * (mine.impact - theirs.impact)
}

impl<'w> View<'w> {
    /// The fight as a figure sees it.
    pub fn of(band: Band<'w>, who: FigureId) -> Self {
        let me = band.figure(who);
        let fight = band.state().fight.as_ref();
        let (free, held) = fight.map_or_else(Default::default, |it| board::targets(band, it, me));
        View {
            band,
            me,
            reaches: !(free.is_empty() && held.is_empty()),
        }
    }

    /// Squares from a square to the nearest opponent.
    fn far(&self, from: Cell) -> i32 {
        let opponents = self.band.in_the_fight(self.me.faction().other());
        let opponents = opponents.filter(|it| it.is_up()).filter_map(Figure::at);
        let far = opponents.map(|at| at.reach_to(from));
        far.min().map_or(0, |it| it as i32)
    }

    /// True if the side of the figure is lost: the others have three times what it has.
    fn is_lost(&self) -> bool {
        let side = self.me.faction();
        strength(self.band, side.other()) > 3 * strength(self.band, side)
    }

    /// Attacks with dice ahead, or where others attack already. Where they are behind it waits to be
    /// attacked: a shield counts then.
    pub fn act(&self, moved: bool, act: Action) -> i32 {
        let (book, fight) = (self.band.book(), self.band.state().fight.as_ref());
        match act {
            Action::Strike(on) | Action::StrikeBothHanded(on) => {
                let both_hands = matches!(act, Action::StrikeBothHanded(_));
                let target = self.band.figure(on);
                let helpers = fight.map_or(0, |it| i32::from(it.attackers_on(on)));
                // Foes who want to flee and cannot, or who shoot and come after, would be waited for
                // without end.
                let at_last = fight.is_some_and(|it| it.drags_on(book)) || self.is_hunted();
                let at_last = 100 * i32::from(at_last);
                100 + margin(self.band, self.me.holding(both_hands), target) + 4 * helpers + at_last
            }
            // Nobody gets at anybody any more. Whoever was caught while running turns round and fights.
            Action::BreakOff if self.is_hunted() => 0,
            Action::BreakOff if self.is_lost() || fight.is_some_and(|it| it.drags_on(book)) => 300,
            // Whoever is back fights on, and one attack more or less matters less.
            Action::Tend(_) | Action::Treat(..) if fight.is_none_or(|it| !it.drags_on(book)) => 140,
            Action::Step(to) if !moved && !self.reaches && !self.bears() => 110 - self.far(to),
            // With somebody in its arms it gets away from everybody.
            Action::Step(to) if self.bears() => 100 + self.far(to),
            Action::Wait => 100,
            _ => 0,
        }
    }

    /// True if it has run from a fight this turn.
    fn is_hunted(&self) -> bool {
        let mut runners = self.band.state().below.runners.iter();
        runners.any(|it| it.who == self.me.id())
    }

    /// True if it has somebody in its arms.
    fn bears(&self) -> bool {
        let mut fight = self.band.state().fight.iter();
        fight.any(|it| it.carried_by(self.me.id()).is_some())
    }

    /// Shoots at the most dangerous of those it can hit, with the best arrow at armour and at whoever is
    /// as good as the shooter.
    pub fn shoot(&self, act: Action) -> i32 {
        let armour =
            |on: FigureId| i32::from(shots::armour_of(self.band, self.band.figure(on)).value);
        let promise = |on: FigureId, arrow: bool| match self.impact_on(on, arrow) > 0 {
            true => 100 + 2 * i32::from(self.band.figure(on).rep()) - 3 * armour(on).abs(),
            // That hurts nobody.
            false => 0,
        };
        match act {
            Action::Shoot(on) => promise(on, false),
            Action::ShootArrow(on) => {
                let as_good = self.band.figure(on).rep() >= self.me.rep();
                let worth = armour(on) < 0 || as_good;
                promise(on, true) + if worth { 1 } else { -1 }
            }
            Action::Later => 20,
            Action::Wait => 10,
            _ => 0,
        }
    }

    /// The impact of a shot that hits, with the best arrow or without.
    fn impact_on(&self, on: FigureId, with_arrow: bool) -> i32 {
        let impact = shots::impact(self.me, with_arrow).unwrap_or(0);
        let whys = shots::whys(self.band, Some(self.me), self.band.figure(on));
        harm::damage(impact, &whys).impact
    }

    /// Casts where that reaches most; harm before dazzling before defending.
    pub fn cast(&self, act: Action) -> i32 {
        match act {
            Action::Spell(spell) => self.spell(spell),
            Action::Later => 15,
            Action::Wait => 10,
            _ => 0,
        }
    }

    fn spell(&self, spell: SpellIx) -> i32 {
        let Some(from) = self.me.at() else { return 0 };
        let fresh = |who: &FigureId| {
            let lasting = self.band.figure(*who).lasting();
            lasting.is_none_or(|it| it.spells.iter().all(|on| on.spell != spell))
        };
        let seen = spells::in_sight(self.band, self.me, spell, from, false);
        let seen = seen.iter().filter(|it| fresh(it)).count() as i32;
        let most = i32::from(spells::casting_rep(self.me).unwrap_or(0));
        let per_head = match self.band.book()[spell].does {
            SpellEffect::Hit { .. } => 30,
            SpellEffect::Dazzle { .. } => 28,
            SpellEffect::Shield { .. } => 6,
        };
        per_head * seen.min(most)
    }
}

/// Names targets as long as there are any: the strongest first.
pub fn aim(band: Band<'_>, act: Action) -> i32 {
    match act {
        Action::Aim(on) => 10 + i32::from(band.figure(on).rep()),
        _ => 0,
    }
}

/// Spares the weakest.
pub fn spare(band: Band<'_>, act: Action) -> i32 {
    match act {
        Action::Spare(on) => -i32::from(band.figure(on).rep()),
        _ => i32::MIN,
    }
}

/// Has whoever is likeliest to win attack first.
pub fn next(band: Band<'_>, on: FigureId, act: Action) -> i32 {
    match act {
        Action::Next(by) => margin(band, band.figure(by), band.figure(on)),
        _ => i32::MIN,
    }
}

/// Drinks before a fight that is not won anyway.
pub fn drink(band: Band<'_>, of: Faction, act: Action) -> i32 {
    let easy = strength(band, of) >= 2 * strength(band, of.other());
    match act {
        Action::Drink(..) if !easy => 20,
        Action::Enough => 10,
        _ => 0,
    }
}

/// The opponent of a last round: the weakest.
pub fn last(band: Band<'_>, act: Action) -> i32 {
    match act {
        Action::Strike(on) => -i32::from(band.figure(on).rep()),
        _ => -100,
    }
}
