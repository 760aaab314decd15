//! What somebody can do: acts of features, items, gear and foes, and spells.

use smallvec::SmallVec;

use super::{Case, Sheet, own_sources};
use crate::{
    dice::DiceExpr,
    game::RuleId,
    rulesets::dungeon_dive::{
        components::{FigureId, Turn},
        content::{
            Column, Cost, Count, FeatureIx, Form, Frame, Says, Source, SpellIx, Time, Trait,
        },
        place, rules,
    },
};

/// Something that can be done: an act of a record, with a slot of a circle if it takes one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    pub source: Source,
    pub act: u16,
    /// The circle of the slot; 0 for none.
    pub circle: u8,
}

impl<'w> Sheet<'w> {
    /// The frame of an act.
    pub fn frame(&self, source: Source, act: u16) -> &'w Frame {
        let works = self.figure.play().book().works(source);
        &works.acts[usize::from(act)]
    }

    /// Acts of its own and those that traits lend it, spells apart.
    pub fn acts(&self) -> Vec<(Source, u16)> {
        let book = self.figure.play().book();
        let mut all = Vec::new();
        for source in own_sources(self.figure).chain(self.running()) {
            let frames = book.works(source).acts.iter().zip(0..);
            let spell = matches!(source, Source::Spell(_));
            let own = frames.filter(|(frame, nth)| frame.own && !(spell && *nth == 0));
            all.extend(own.map(|(_, nth)| (source, nth)));
        }
        for bearing in self.bearings() {
            if let Says::Can(act) = bearing.held.says
                && Case::ALONE.holds(self, bearing, &bearing.held.so)
            {
                all.push((bearing.source, act));
            }
        }
        once_each(all)
    }

    /// Spells of its own that last still, by whose acts it goes on.
    fn running(&self) -> impl Iterator<Item = Source> + use<'w> {
        let play = self.figure.play();
        let id = self.figure.id();
        let lasting = play.figures().flat_map(|it| it.lasts().all.iter());
        let lasting = lasting
            .filter(move |it| it.by == Some(id))
            .map(|it| it.source);
        let zones = play.state().zones.iter();
        let zones = zones.filter(move |it| it.by == id).map(|it| it.source);
        let held = self.figure.lasts().concentration.map(|(_, source)| source);
        let summoned = play.state().summoned.iter();
        let summoned = summoned.filter(move |it| it.by == id).map(|it| it.source);
        let all = lasting.chain(zones).chain(held).chain(summoned);
        let all: std::collections::BTreeSet<Source> = all.collect();
        all.into_iter().filter(|it| matches!(it, Source::Spell(_)))
    }

    /// True while a spell of its own lasts.
    pub fn is_running(&self, spell: SpellIx) -> bool {
        self.running().any(|it| it == Source::Spell(spell))
    }

    /// Spells that it can cast, with how often it does so without a slot, if it does.
    pub fn spells(&self) -> Vec<(SpellIx, Option<u8>)> {
        let book = self.figure.play().book();
        let mut all = Vec::new();
        let learned = self.figure.learned_spells().iter();
        all.extend(learned.map(|it| (*it, None)));
        let features = self.figure.features().iter();
        let features = features.flat_map(|it| &book[*it].spells);
        all.extend(features.filter_map(|it| Some((book.spells.find(it)?, None))));
        if let Some(casting) = self.figure.foe().and_then(|foe| foe.casting.as_ref()) {
            let known = casting.spells.iter().filter_map(|it| book.spells.find(it));
            all.extend(known.map(|it| (it, None)));
        }
        for (_, held) in self.plain() {
            if let Trait::Casts(spell, often) = held
                && let Some(key) = book.spells.find(spell)
            {
                all.push((key, Some(*often)));
            }
        }
        once_each(all)
    }

    /// Slots of a circle in all; rule `magic.slots`.
    pub fn slots(&self, circle: u8) -> u8 {
        let Some(place) = usize::from(circle).checked_sub(1) else {
            return 0;
        };
        if let Some(casting) = self.figure.foe().and_then(|foe| foe.casting.as_ref()) {
            return casting.slots.get(place).copied().unwrap_or(0);
        }
        let place_of_level = usize::from(self.figure.level().max(1)) - 1;
        let slots = self.figure.caster();
        let slots = slots.and_then(|it| it.slots.get(place_of_level));
        slots.and_then(|it| it.get(place)).copied().unwrap_or(0)
    }

    /// Slots of a circle that are left.
    pub fn slots_left(&self, circle: u8) -> u8 {
        let spent = usize::from(circle).checked_sub(1);
        let spent = spent.and_then(|place| self.figure.uses().slots.get(place));
        self.slots(circle)
            .saturating_sub(spent.copied().unwrap_or(0))
    }

    /// Uses of a record's pool; none if it has no pool.
    pub fn pool(&self, source: Source) -> Option<u8> {
        let book = self.figure.play().book();
        let pool = match source {
            Source::Feature(feature) => book[feature].pool,
            Source::Item(item) => book[item].charges,
            _ => None,
        }?;
        let level = self.figure.level();
        Some(match pool.uses {
            Count::Fixed(count) => count,
            Count::Ability(ability) => self.modifier(ability).max(1) as u8,
            Count::PerLevel(each) => each.saturating_mul(level),
            Count::Column => match self.column(source) {
                Some(Column::Number(count)) => count,
                _ => 0,
            },
        })
    }

    /// The figure of a feature in the table of its class at the level.
    fn column(&self, source: Source) -> Option<Column> {
        let Source::Feature(feature) = source else {
            return None;
        };
        let hero = self.figure.hero()?;
        let book = self.figure.play().book();
        let column = book[hero.class].columns.get(&book[feature].id)?;
        column.get(usize::from(hero.level) - 1).copied()
    }

    /// The dice of a feature in the table of its class.
    pub fn column_dice(&self, source: Source) -> Option<DiceExpr> {
        match self.column(source)? {
            Column::Dice(dice) => Some(dice),
            Column::Number(_) => None,
        }
    }

    /// Uses left of a pool or act.
    pub fn uses_left(&self, source: Source, act: Option<u16>, of: u8) -> u8 {
        let mut spent = self.figure.uses().spent.iter();
        let spent = spent.find(|it| it.source == source && it.act == act);
        of.saturating_sub(spent.map_or(0, |it| it.count))
    }

    /// The pool that an act takes its uses from.
    pub fn pool_of(&self, source: Source, frame: &Frame) -> Source {
        let book = self.figure.play().book();
        let other = frame.uses_of.as_ref();
        let other: Option<FeatureIx> = other.and_then(|id| book.features.find(id));
        other.map_or(source, Source::Feature)
    }

    /// Whether there is time for something; rules `turn.action`, `turn.bonus` and `turn.reaction`.
    ///
    /// # Errors
    /// The rule that there is none by.
    pub fn has_time(&self, time: Time) -> Result<(), RuleId> {
        let turn = self.figure.turn();
        let may = |so: bool, rule| so.then_some(()).ok_or(rule);
        let Some(fight) = self.figure.play().fight() else {
            // There is time for everything but answers while nobody fights.
            let able = !self.is(|it| *it == Trait::NoActions);
            return may(
                able && !matches!(time, Time::Reaction(_)),
                rules::TURN_ACTION,
            );
        };
        let acting = fight.turn == Some(self.figure.id());
        match time {
            Time::Action => may(acting && self.may_act(turn), rules::TURN_ACTION),
            Time::OneAttack => may(
                acting && (turn.attacks > 0 || self.may_act(turn)),
                rules::TURN_ACTION,
            ),
            Time::Bonus => {
                let slowed = self.is(|it| *it == Trait::Slowed) && turn.actions > 0;
                let barred = self.is(|it| *it == Trait::NoBonus);
                may(
                    acting && !turn.bonus && !barred && !slowed,
                    rules::TURN_BONUS,
                )
            }
            Time::Reaction(_) => may(
                !turn.reaction && !self.is(|it| *it == Trait::NoReactions),
                rules::TURN_REACTION,
            ),
            Time::Free => may(
                acting && !self.is(|it| *it == Trait::NoActions),
                rules::TURN_ACTION,
            ),
            Time::Minutes(_) => may(false, rules::FIGHT_ROUND),
        }
    }

    /// True for whoever has the action left that haste gives.
    pub fn has_haste(&self) -> bool {
        let acting = self.figure.play().fight().and_then(|it| it.turn) == Some(self.figure.id());
        acting
            && !self.figure.turn().hasted
            && self.is(|it| *it == Trait::Hasted)
            && !self.is(|it| *it == Trait::NoActions)
    }

    /// True for an act that the action which haste gives is good for: something done with an item.
    pub fn takes_haste(&self, source: Source, time: Time) -> bool {
        let item = matches!(source, Source::Item(_) | Source::Gear(_));
        item && time == Time::Action && self.has_haste()
    }

    /// True for an act with an item that something other than the action has paid for.
    pub fn is_handy(&self, source: Source, time: Time) -> bool {
        let item = matches!(source, Source::Item(_) | Source::Gear(_));
        item && time == Time::Action && self.figure.turn().handy
    }

    fn may_act(&self, turn: &Turn) -> bool {
        let slowed = self.is(|it| *it == Trait::Slowed) && turn.bonus;
        let barred = self.is(|it| *it == Trait::NoActions);
        turn.actions < 1 + turn.more_actions && !barred && !slowed
    }

    /// Whether an act can be done and paid for now.
    ///
    /// # Errors
    /// The rule that it cannot by.
    pub fn may(&self, source: Source, act: u16) -> Result<(), RuleId> {
        let frame = self.frame(source, act);
        if !self.takes_haste(source, frame.time) && !self.is_handy(source, frame.time) {
            self.has_time(frame.time)?;
        }
        let may = |so: bool, rule| so.then_some(()).ok_or(rule);
        let fights = self.figure.play().fight().is_some();
        may(!(fights && frame.beyond), rules::FIGHT_ROUND)?;
        let needs = Case::so_far(self.figure, source, &frame.needs);
        may(needs, rules::CLASS_FEATURES)?;
        may(self.can_pay(source, frame), rules::FEATURE_USES)?;
        if frame.recharge.is_some() {
            let left = self.uses_left(source, Some(act), 1);
            may(left > 0, rules::FOE_RECHARGE)?;
        }
        if let Some(often) = frame.per_day {
            let left = self.uses_left(source, Some(act), often);
            may(left > 0, rules::FEATURE_USES)?;
        }
        Ok(())
    }

    fn can_pay(&self, source: Source, frame: &Frame) -> bool {
        match frame.cost {
            None => true,
            Some(Cost::Uses(count)) => {
                let pool = self.pool_of(source, frame);
                let of = self.pool(pool).unwrap_or(0);
                self.uses_left(pool, None, of) >= count
            }
            Some(Cost::Slot(least)) => (least..=9).any(|it| self.slots_left(it) > 0),
            Some(Cost::HitDie) => self.figure.body().hit_dice > 0,
            Some(Cost::UsedUp) => true,
            Some(Cost::OnceATurn) => !self.figure.turn().once.contains(&source),
        }
    }

    /// Whether a spell can be cast with a slot of a circle; rules `magic.components`,
    /// `magic.slots`, `magic.bonus` and those of conditions.
    ///
    /// # Errors
    /// The rule that it cannot by.
    pub fn may_cast(&self, spell: SpellIx, circle: u8, free: Option<u8>) -> Result<(), RuleId> {
        let book = self.figure.play().book();
        let record = &book[spell];
        let frame = &record.links.acts[0];
        self.has_time(frame.time)?;
        let may = |so: bool, rule| so.then_some(()).ok_or(rule);
        let fights = self.figure.play().fight().is_some();
        may(!(fights && frame.beyond), rules::FIGHT_ROUND)?;
        self.can_cast(spell)?;
        may(
            self.bonus_rule(frame.time, record.circle),
            rules::MAGIC_BONUS,
        )?;
        match free {
            Some(0) => Ok(()),
            Some(often) => {
                let left = self.uses_left(Source::Spell(spell), Some(0), often);
                may(left > 0 && circle == record.circle, rules::FEATURE_USES)
            }
            None if record.circle == 0 => Ok(()),
            None => may(self.slots_left(circle) > 0, rules::MAGIC_SLOTS),
        }
    }

    /// Whether somebody is in a state to cast a spell, and has what it takes besides time and a slot;
    /// rule `magic.components`.
    pub(super) fn can_cast(&self, spell: SpellIx) -> Result<(), RuleId> {
        let may = |so: bool, rule| so.then_some(()).ok_or(rule);
        let book = self.figure.play().book();
        let record = &book[spell];
        let barred = self.is(|it| *it == Trait::NoSpells);
        may(!barred && self.wears_well(), rules::MAGIC_SPELLS)?;
        let silent = self.is(|it| *it == Trait::Silent) || place::is_silent(self.figure);
        may(!record.components.words || !silent, rules::MAGIC_COMPONENTS)?;
        may(
            !record.components.hands || self.has_hand(),
            rules::MAGIC_COMPONENTS,
        )?;
        let costly = record.components.costly.as_ref();
        let has = |gear: &_| {
            let key = book.gear.find(gear);
            self.figure
                .kit()
                .gear
                .iter()
                .any(|(it, count)| Some(*it) == key && *count > 0)
        };
        may(
            costly.is_none_or(|(gear, _)| has(gear)),
            rules::MAGIC_COMPONENTS,
        )
    }

    /// True for whoever has a hand to cast with: what takes both is held in one of them meanwhile, and
    /// between fights anything is put down.
    fn has_hand(&self) -> bool {
        let (figure, kit) = (self.figure, self.figure.kit());
        let bears = figure.caster().is_some_and(|it| it.shield);
        let shield = usize::from(kit.shield.is_some() && !bears);
        let held = kit.hands.iter().flatten().count() + shield;
        figure.play().fight().is_none() || held + place::burdens(figure).len() < 2
    }

    /// A spell as a bonus action leaves only a cantrip as an action, and the other way round.
    fn bonus_rule(&self, time: Time, circle: u8) -> bool {
        let turn = self.figure.turn();
        match time {
            Time::Action => !(turn.bonus_spell && circle > 0),
            Time::Bonus => !turn.action_spell,
            _ => true,
        }
    }

    /// The highest circle that it has slots of.
    pub fn highest_circle(&self) -> u8 {
        (1..=9).rev().find(|it| self.slots(*it) > 0).unwrap_or(0)
    }

    /// Everything that could be done now, in the order of its records: acts, then spells by circle.
    /// Only those whose time `fits`.
    pub fn offers(&self, fits: impl Fn(Time) -> bool) -> Vec<Offer> {
        let book = self.figure.play().book();
        let mut offers: Vec<Offer> = self
            .acts()
            .into_iter()
            .filter(|(source, act)| fits(self.frame(*source, *act).time))
            .filter(|(source, act)| self.may(*source, *act).is_ok())
            .map(|(source, act)| Offer {
                source,
                act,
                circle: 0,
            })
            .collect();
        for (spell, free) in self.spells() {
            if !fits(book[spell].time) {
                continue;
            }
            let own = book[spell].circle;
            // Any spell can be cast with a higher slot, if only because its own are gone.
            let circles: SmallVec<[u8; 4]> = match free.is_none() && own > 0 {
                true => (own..=self.highest_circle()).collect(),
                false => SmallVec::from_slice(&[own]),
            };
            for circle in circles {
                let offer = Offer {
                    source: Source::Spell(spell),
                    act: 0,
                    circle,
                };
                if self.may_cast(spell, circle, free).is_ok() && !offers.contains(&offer) {
                    offers.push(offer);
                }
            }
        }
        offers
    }

    /// Attacks with the attack action; rule `attack.several`.
    pub fn attacks(&self) -> u8 {
        let book = self.figure.play().book();
        let class = self.figure.hero().and_then(|hero| {
            let attacks = &book[hero.class].attacks;
            attacks.get(usize::from(hero.level) - 1).copied()
        });
        let more = self.plain().filter_map(|(_, held)| match held {
            Trait::Attacks(count) => Some(*count),
            _ => None,
        });
        let all = more.chain(class).max().unwrap_or(1);
        if self.is(|it| *it == Trait::Slowed) {
            1
        } else {
            all
        }
    }

    /// True for whoever carries the item that something is, and can use it.
    pub fn carries(&self, source: Source) -> bool {
        let kit = self.figure.kit();
        match source {
            Source::Item(item) => kit.items.iter().any(|(it, _)| *it == item),
            Source::Gear(gear) => kit.gear.iter().any(|(it, count)| *it == gear && *count > 0),
            _ => true,
        }
    }

    /// True for an item that is gone once it is used.
    pub fn is_used_up(&self, source: Source) -> bool {
        let book = self.figure.play().book();
        matches!(source, Source::Item(it) if matches!(book[it].form, Form::Potion | Form::Scroll))
    }

    /// Whom somebody spares.
    pub fn spares(&self, other: FigureId) -> bool {
        let case = Case::with(other);
        self.counting(&case)
            .any(|(by, held)| *held == Trait::SparesDoer && by.doer == Some(other))
    }
}

/// The same list with everything once, in the order in which it came first.
fn once_each<T: Copy + PartialEq>(all: Vec<T>) -> Vec<T> {
    let mut seen = Vec::with_capacity(all.len());
    for it in all {
        if !seen.contains(&it) {
            seen.push(it);
        }
    }
    seen
}
