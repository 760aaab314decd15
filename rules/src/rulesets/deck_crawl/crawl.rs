//! Reading the world of a crawl.

use std::sync::Arc;

use bevy_ecs::{component::Component, entity::Entity};

use super::{
    cards::Card,
    components::{
        Aid, Body, Calling, Carried, Combatant, Foe, FoeId, Hand, HeroId, HitPoints, Luck,
        PoolDice, Purse, Remains, State, Temper,
    },
    content::{
        Ability, AbilityIx, AbilityLinks, Book, CallingLinks, Class, EquipmentSlot, Grant, Item,
        KindIx, PoolIx, Race, RuleLink, SpendLimit,
    },
    setup::Options,
    table::{KindOfGear, Listed, Table},
};
use crate::{
    content::BookEntry,
    dice::Die,
    dungeon::Map,
    game::{Position, View},
};

/// Read access to the world of a crawl.
pub type Crawl<'w> = View<'w, Table>;

impl<'w> Crawl<'w> {
    pub fn book(self) -> &'w Book {
        &self.table.book
    }

    /// The state of the table.
    pub fn state(self) -> &'w State {
        &self.table.state
    }

    /// What stays on the board for the eye alone.
    pub fn remains(self) -> &'w Remains {
        &self.table.remains
    }

    /// The cards just drawn for want of a face card that nobody keeps.
    pub fn cast_off(self) -> impl Iterator<Item = Card> + use<'w> {
        let redrawn = self.remains().redrawn.iter().copied();
        redrawn.filter(move |card| self.state().discards.contains(*card))
    }

    /// The optional rules.
    pub fn options(self) -> Options {
        self.table.options
    }

    /// The map so far.
    pub fn map(self) -> &'w Arc<Map> {
        &self.table.map
    }

    // Heroes

    /// Number of seats.
    pub fn seats(self) -> u8 {
        self.table.heroes.len() as u8
    }

    /// Every hero, by seat, dead or alive.
    pub fn heroes(self) -> impl DoubleEndedIterator<Item = HeroId> {
        (0..self.seats()).map(HeroId)
    }

    /// The living, by seat.
    pub fn living(self) -> impl DoubleEndedIterator<Item = HeroId> + use<'w> {
        self.heroes().filter(move |hero| self.is_alive(*hero))
    }

    /// The fallen, by seat.
    pub fn fallen(self) -> impl DoubleEndedIterator<Item = HeroId> + use<'w> {
        self.heroes()
            .filter(move |hero| self.is_made(*hero) && !self.is_alive(*hero))
    }

    fn listed(self, hero: HeroId) -> &'w Listed {
        &self.table.heroes[hero.at()]
    }

    /// The entity of a hero.
    pub fn entity(self, hero: HeroId) -> Entity {
        self.listed(hero).entity
    }

    fn get<C: Component>(self, hero: HeroId) -> Option<&'w C> {
        self.world.get::<C>(self.entity(hero))
    }

    /// True if the hero has a class already.
    pub fn is_made(self, hero: HeroId) -> bool {
        self.listed(hero).calling.is_some()
    }

    /// True if the hero is alive.
    pub fn is_alive(self, hero: HeroId) -> bool {
        self.hit_points(hero).now > 0
    }

    /// Class, race and card.
    ///
    /// # Panics
    /// If the hero has no class yet; see [`is_made`](Self::is_made).
    pub fn calling(self, hero: HeroId) -> Calling {
        let calling = self.listed(hero).calling;
        calling.expect("asked for the class of a hero that is not made yet")
    }

    /// The class.
    pub fn class(self, hero: HeroId) -> &'w BookEntry<Class, CallingLinks> {
        &self.book()[self.calling(hero).class]
    }

    /// The race.
    pub fn race(self, hero: HeroId) -> &'w BookEntry<Race, CallingLinks> {
        &self.book()[self.calling(hero).race]
    }

    /// Hit points; 0 for a hero that is not made yet.
    pub fn hit_points(self, hero: HeroId) -> HitPoints {
        self.listed(hero).points
    }

    /// The maximum of hit points, including items worn.
    pub fn hit_points_max(self, hero: HeroId) -> i32 {
        let listed = self.listed(hero);
        listed.points.base + listed.lent
    }

    /// The hit points that a hero would lose with the item at this place.
    pub fn hit_points_from(self, hero: HeroId, place: u8) -> i32 {
        let listed = self.listed(hero);
        let gear = listed.gear.0.iter().enumerate();
        let others = gear.filter(|(other, _)| *other != usize::from(place));
        let left = listed.lends(self.book(), others.map(|(_, carried)| carried));
        listed.lent - left
    }

    /// Number of hit points lost.
    pub fn wounds(self, hero: HeroId) -> i32 {
        self.hit_points_max(hero) - self.hit_points(hero).now
    }

    /// The pools of dice.
    pub fn pools(self, hero: HeroId) -> &'w [PoolDice] {
        &self.listed(hero).pools.0
    }

    /// Dice left in a pool, and dice when full.
    pub fn dice(self, hero: HeroId, pool: PoolIx) -> (u8, u8) {
        let found = self.pools(hero).iter().find(|dice| dice.pool == pool);
        found.map_or((0, 0), |dice| (dice.now, dice.max))
    }

    /// The hero's items.
    pub fn gear(self, hero: HeroId) -> &'w [Carried] {
        &self.listed(hero).gear.0
    }

    /// The hero's items, equal ones as one.
    pub fn kinds_of_gear(self, hero: HeroId) -> &'w [KindOfGear] {
        &self.listed(hero).kinds
    }

    /// The record of a carried thing.
    pub fn item(self, carried: &Carried) -> &'w BookEntry<Item, RuleLink> {
        &self.book()[carried.item]
    }

    /// Money.
    pub fn purse(self, hero: HeroId) -> Purse {
        self.listed(hero).purse
    }

    /// The cards in hand.
    pub fn hand(self, hero: HeroId) -> Hand {
        self.get(hero).copied().unwrap_or_default()
    }

    /// Number of rerolls left.
    pub fn luck(self, hero: HeroId) -> u8 {
        self.get::<Luck>(hero).map_or(0, |luck| luck.0)
    }

    /// Temporary effects in the fight.
    pub fn aid(self, hero: HeroId) -> &'w Aid {
        self.get(hero).expect("every hero has its aids")
    }

    /// Everything granted by items in use.
    pub fn grants(self, hero: HeroId) -> impl Iterator<Item = (&'w Carried, Grant)> {
        self.gear(hero)
            .iter()
            .filter(|carried| carried.in_use)
            .flat_map(move |carried| {
                self.item(carried)
                    .grants
                    .iter()
                    .map(move |grant| (carried, *grant))
            })
    }

    /// A rating of one item, as damaged as it is.
    pub fn armour_of(self, carried: &Carried, rating: i32) -> i32 {
        if carried.damaged {
            rating / self.book().figures.damaged_divisor
        } else {
            rating
        }
    }

    /// Armour from items.
    pub fn worn_armour(self, hero: HeroId) -> i32 {
        self.grants(hero)
            .map(|(carried, grant)| match grant {
                Grant::Armour(rating) => self.armour_of(carried, rating),
                _ => 0,
            })
            .sum()
    }

    /// Armour from spells.
    pub fn ward(self, hero: HeroId) -> i32 {
        self.aid(hero).wards.iter().map(|ward| ward.armour).sum()
    }

    /// The armour rating: items worn, and spells.
    pub fn armour(self, hero: HeroId) -> i32 {
        self.worn_armour(hero) + self.ward(hero)
    }

    /// Armour against magic.
    pub fn magic_armour(self, hero: HeroId) -> i32 {
        let worn: i32 = self
            .grants(hero)
            .map(|(_, grant)| {
                if let Grant::MagicArmour(rating) = grant {
                    rating
                } else {
                    0
                }
            })
            .sum();
        self.race(hero).magic_armour + worn
    }

    /// The attack die, including items wielded.
    pub fn attack_die(self, hero: HeroId) -> Die {
        let steps = self.grants(hero).map(|(_, grant)| match grant {
            Grant::AttackDieSteps(steps) => steps,
            _ => 0,
        });
        self.class(hero).attack_die.steps_up(steps.sum())
    }

    /// Every ability once, those of the class first.
    pub fn abilities(self, hero: HeroId) -> impl Iterator<Item = AbilityIx> {
        let calling = self.calling(hero);
        let book = self.book();
        let of_class = &book[calling.class].links.abilities;
        let of_race = &book[calling.race].links.abilities;
        of_class
            .iter()
            .chain(of_race.iter().filter(|ability| !of_class.contains(ability)))
            .copied()
    }

    /// An ability.
    pub fn ability(self, ability: AbilityIx) -> &'w BookEntry<Ability, AbilityLinks> {
        &self.book()[ability]
    }

    /// The pool that feeds an ability.
    pub fn pool_of(self, ability: AbilityIx) -> PoolIx {
        self.book()[ability].links.pool
    }

    /// The maximum number of dice that a hero can now spend on one use of an ability.
    pub fn spendable(self, hero: HeroId, ability: AbilityIx) -> u8 {
        let (now, _) = self.dice(hero, self.pool_of(ability));
        match self.ability(ability).most {
            SpendLimit::Pool => now,
            SpendLimit::Spell(dice) => {
                let more = if self.class(hero).arcane_items {
                    let of_items = self.grants(hero).map(|(_, grant)| match grant {
                        Grant::SpellDice(dice) => dice,
                        _ => 0,
                    });
                    of_items.sum()
                } else {
                    0
                };
                now.min(dice.saturating_add(more))
            }
        }
    }

    /// Number of items in use in a slot.
    pub fn in_slot(self, hero: HeroId, slot: EquipmentSlot) -> usize {
        let fits = |carried: &&Carried| carried.in_use && self.item(carried).slot == slot;
        self.gear(hero).iter().filter(fits).count()
    }

    /// The place of a combatant, if it has one.
    pub fn position(self, who: Combatant) -> Option<Position> {
        let entity = match who {
            Combatant::Hero(hero) => Some(self.entity(hero)),
            Combatant::Foe(foe) => self.foe_entity(foe),
        };
        self.world.get::<Position>(entity?).copied()
    }

    // Foes

    /// The living foes, in order of arrival.
    pub fn foes(self) -> impl DoubleEndedIterator<Item = FoeId> + ExactSizeIterator + use<'w> {
        self.table.foes.iter().map(|(foe, _)| *foe)
    }

    /// The entity of a living foe.
    pub fn foe_entity(self, foe: FoeId) -> Option<Entity> {
        self.table
            .foes
            .iter()
            .find(|(id, _)| *id == foe)
            .map(|(_, entity)| *entity)
    }

    /// A living foe.
    pub fn foe(self, foe: FoeId) -> Option<&'w Foe> {
        self.world.get::<Foe>(self.foe_entity(foe)?)
    }

    /// The fighting figures of a living foe.
    pub fn body(self, foe: FoeId) -> Option<Body> {
        self.world.get::<Body>(self.foe_entity(foe)?).copied()
    }

    /// The target and distractions of a living foe.
    pub fn temper(self, foe: FoeId) -> Option<Temper> {
        self.world.get::<Temper>(self.foe_entity(foe)?).copied()
    }

    /// True if a living foe is the dragon.
    pub fn is_dragon(self, foe: FoeId) -> bool {
        self.foe(foe).is_some_and(|foe| foe.card.is_none())
    }

    /// The kind of every foe met so far.
    pub fn cast(self) -> &'w [KindIx] {
        &self.table.cast
    }

    /// The attack die of a combatant; `None` for one that is gone.
    pub fn die_of(self, who: Combatant) -> Option<Die> {
        match who {
            Combatant::Hero(hero) => Some(self.attack_die(hero)),
            Combatant::Foe(foe) => self.body(foe).map(|body| body.attack_die),
        }
    }

    /// The first living hero from a seat on, in seating order.
    pub fn next_living(self, from: HeroId) -> Option<HeroId> {
        let seats = self.seats();
        (0..seats)
            .map(|on| HeroId((from.0 + on) % seats))
            .find(|hero| self.is_alive(*hero))
    }

    /// The living heroes in seating order from a seat on.
    pub fn living_from(self, from: HeroId) -> impl Iterator<Item = HeroId> + use<'w> {
        let seats = self.seats();
        (0..seats)
            .map(move |on| HeroId((from.0 + on) % seats))
            .filter(move |hero| self.is_alive(*hero))
    }

    /// The toughness of a hero to the dragon: armour, then hit points, then attack die, then seat.
    pub fn toughness(self, hero: HeroId) -> (i32, i32, u8, std::cmp::Reverse<u8>) {
        (
            self.armour(hero),
            self.hit_points(hero).now,
            self.attack_die(hero).sides(),
            std::cmp::Reverse(hero.0),
        )
    }

    /// The toughest living hero.
    pub fn toughest(self) -> Option<HeroId> {
        self.living().max_by_key(|hero| self.toughness(*hero))
    }

    /// The living thief who deals with traps: the first by seat.
    pub fn thief(self) -> Option<HeroId> {
        self.living().find(|hero| self.class(*hero).disarms)
    }
}

/// Checks conditions that hold in every state of a crawl.
///
/// # Errors
/// The first one that does not hold.
pub fn invariants(crawl: Crawl<'_>) -> Result<(), String> {
    for hero in crawl.heroes().filter(|hero| crawl.is_made(*hero)) {
        hero_holds(crawl, hero).map_err(|what| format!("hero {}: {what}", hero.0))?;
    }
    for foe in crawl.foes() {
        let body = crawl.body(foe).ok_or("a foe without a body")?;
        if body.wounds >= body.wounds_max {
            return Err(format!("foe {} is dead and still there", foe.0));
        }
    }
    let mut cells: Vec<_> = crawl
        .living()
        .map(Combatant::Hero)
        .chain(crawl.foes().map(Combatant::Foe))
        .filter_map(|who| crawl.position(who))
        .map(|position| position.0)
        .collect();
    let standing = cells.len();
    cells.sort_unstable();
    cells.dedup();
    if cells.len() != standing {
        return Err("two stand in one cell".to_owned());
    }
    cards_are_conserved(crawl)
}

fn hero_holds(crawl: Crawl<'_>, hero: HeroId) -> Result<(), String> {
    let listed = crawl.listed(hero);
    if *listed != Listed::of(crawl.world, crawl.book(), listed.entity) {
        return Err("is not as the table lists it".to_owned());
    }
    let points = crawl.hit_points(hero);
    if points.now < 0 || points.now > crawl.hit_points_max(hero) {
        return Err(format!(
            "{} of {} hit points",
            points.now,
            crawl.hit_points_max(hero)
        ));
    }
    if let Some(dice) = crawl.pools(hero).iter().find(|dice| dice.now > dice.max) {
        return Err(format!("{} of {} dice", dice.now, dice.max));
    }
    let purse = crawl.purse(hero);
    if purse.loot < 0 || purse.resources < 0 {
        return Err(format!(
            "owes {} loot, {} resources",
            -purse.loot, -purse.resources
        ));
    }
    for carried in crawl.gear(hero).iter().filter(|carried| carried.in_use) {
        super::goods::can_use(crawl, hero, crawl.item(carried))
            .map_err(|rule| format!("uses what {rule} forbids"))?;
    }
    Ok(())
}

/// Checks that every card of the dungeon deck is in exactly one place.
fn cards_are_conserved(crawl: Crawl<'_>) -> Result<(), String> {
    let state = crawl.state();
    let mut seen = state.deck;
    let lists = [&state.drawn, &state.traps, &state.finds];
    let laid = lists.into_iter().flatten().map(|laid| laid.card);
    let of_foes = crawl.foes().filter_map(|foe| crawl.foe(foe)?.card);
    for card in laid.chain(of_foes).chain(state.stack.cards()) {
        if seen.contains(card) {
            return Err(format!("the card {card} lies in two places"));
        }
        seen.insert(card);
    }
    let mut hands = state.hero_deck;
    for card in state
        .discards
        .cards()
        .chain(crawl.heroes().flat_map(|h| crawl.hand(h).0.cards()))
    {
        if hands.contains(card) {
            return Err(format!("the heroes' card {card} lies in two places"));
        }
        hands.insert(card);
    }
    Ok(())
}
