//! The building blocks of events' changes.

use bevy_ecs::{
    bundle::Bundle,
    component::{Component, Mutable},
    entity::Entity,
    world::World,
};
use smallvec::SmallVec;

use super::{
    cards::Card,
    components::{
        Aid, Body, Calling, Carried, Combatant, DicePools, Foe, FoeId, Gear, Hand, HeroId,
        HitPoints, Laid, Luck, PoolDice, Purse, Remains, Spoil, State, Temper,
    },
    content::{ClassIx, ItemIx, KindIx, Meaning, PoolIx, RaceIx},
    crawl::Crawl,
    goods,
    table::{Listed, Table},
};
use crate::{
    game::{ListedPart, Position, replace},
    grid::Cell,
};

/// Write access to the world, for events only.
pub struct Writer<'w>(&'w mut World);

impl<'w> Writer<'w> {
    pub fn new(world: &'w mut World) -> Self {
        Writer(world)
    }

    /// The current crawl.
    pub fn crawl(&self) -> Crawl<'_> {
        Crawl::of(self.0)
    }

    /// Everything that is neither hero nor foe.
    pub fn table(&mut self) -> &mut Table {
        self.0.resource_mut::<Table>().into_inner()
    }

    /// The state of the table.
    pub fn state(&mut self) -> &mut State {
        &mut self.table().state
    }

    /// What stays on the board for the eye alone.
    fn remains(&mut self) -> &mut Remains {
        &mut self.table().remains
    }

    // Heroes

    /// Every seat.
    pub fn heroes(&self) -> SmallVec<[HeroId; 4]> {
        self.crawl().heroes().collect()
    }

    /// Changes a component of a hero, if it has it.
    pub fn hero<C: Component<Mutability = Mutable>>(
        &mut self,
        hero: HeroId,
        change: impl FnOnce(&mut C),
    ) {
        let entity = self.crawl().entity(hero);
        self.change(entity, change);
    }

    fn change<C: Component<Mutability = Mutable>>(
        &mut self,
        entity: Entity,
        change: impl FnOnce(&mut C),
    ) {
        if let Some(mut component) = self.0.get_mut::<C>(entity) {
            change(&mut component);
        }
    }

    /// Changes a component of a hero that the table lists, if the hero is made.
    pub fn listed<C: ListedPart<Listed>>(&mut self, hero: HeroId, change: impl FnOnce(&mut C)) {
        let listed = &mut self.table().heroes[hero.at()];
        if listed.calling.is_some() {
            let entity = listed.entity;
            let part = C::of(listed);
            change(part);
            let part = part.clone();
            replace(self.0, entity, part);
        }
    }

    /// Gives a hero components, replacing those it has.
    pub fn give_hero(&mut self, hero: HeroId, components: impl Bundle) {
        let entity = self.crawl().entity(hero);
        self.0.entity_mut(entity).insert(components);
        let listed = Listed::of(self.0, self.crawl().book(), entity);
        self.table().heroes[hero.at()] = listed;
    }

    /// A hero stands in a cell.
    pub fn stand(&mut self, hero: HeroId, at: Cell) {
        let entity = self.crawl().entity(hero);
        self.0.entity_mut(entity).insert(Position(at));
    }

    /// Changes a hero's hit points, if it is made.
    pub fn points(&mut self, hero: HeroId, change: impl FnOnce(&mut HitPoints)) {
        self.listed(hero, change);
    }

    /// Makes a hero of a class and a race from a card.
    pub fn make_hero(
        &mut self,
        hero: HeroId,
        card: Card,
        (class, race): (ClassIx, RaceIx),
        hit_points: i32,
    ) {
        let book = self.crawl().book();
        let (of_class, of_race) = (&book[class], &book[race]);
        let luck = Luck(of_race.rerolls);
        let mut pools = DicePools::default();
        for (pool, dice) in of_class.links.pools.iter().chain(&of_race.links.pools) {
            match pools.0.iter_mut().find(|mine| mine.pool == *pool) {
                Some(mine) => {
                    mine.max += dice;
                    mine.now += dice;
                }
                None => pools.0.push(PoolDice {
                    pool: *pool,
                    now: *dice,
                    max: *dice,
                }),
            }
        }
        let calling = Calling {
            class,
            race,
            card: Some(card),
        };
        let points = HitPoints {
            now: hit_points,
            base: hit_points,
        };
        let (gear, purse) = (Gear::default(), Purse::default());
        self.give_hero(hero, (calling, points, pools, gear, purse, luck));
        self.hero(hero, |hand: &mut Hand| hand.0.remove(card));
    }

    /// Restores everything that is full at the start of a crawl.
    pub fn rest(&mut self, hero: HeroId) {
        let crawl = self.crawl();
        let (max, luck) = (crawl.hit_points_max(hero), crawl.race(hero).rerolls);
        self.points(hero, |points| points.now = max);
        self.listed(hero, |pools: &mut DicePools| {
            for dice in &mut pools.0 {
                dice.now = dice.max;
            }
        });
        self.hero(hero, |mine: &mut Luck| mine.0 = luck);
    }

    /// Changes a pool of dice, if the hero has it.
    pub fn pool(&mut self, hero: HeroId, pool: PoolIx, change: impl FnOnce(&mut PoolDice)) {
        self.listed(hero, |pools: &mut DicePools| {
            if let Some(dice) = pools.0.iter_mut().find(|dice| dice.pool == pool) {
                change(dice);
            }
        });
    }

    // Gear

    /// Changes a hero's items, if it is made; hit points are capped to the new maximum.
    pub fn gear(&mut self, hero: HeroId, change: impl FnOnce(&mut Gear)) {
        let table = self.table();
        let listed = &mut table.heroes[hero.at()];
        if listed.calling.is_none() {
            return;
        }
        let before = listed.lent;
        listed.change_gear(&table.book, change);
        let HitPoints { now, base } = listed.points;
        let capped = (now + listed.lent - before).clamp(1, (base + listed.lent).max(1));
        let (entity, gear) = (listed.entity, listed.gear.clone());
        replace(self.0, entity, gear);
        if now > 0 && now != capped {
            self.points(hero, |points| points.now = capped);
        }
    }

    /// Gives a hero a new item.
    pub fn gain_item(&mut self, hero: HeroId, item: ItemIx, points: i32) {
        self.take_up(
            hero,
            Carried {
                item,
                points,
                in_use: false,
                damaged: false,
            },
        );
    }

    /// Passes an item from one hero to another.
    pub fn give_item(&mut self, from: HeroId, to: HeroId, place: u8) {
        let place = usize::from(place);
        let Some(carried) = self.crawl().gear(from).get(place).copied() else {
            return;
        };
        self.gear(from, |gear| {
            gear.0.remove(place);
        });
        self.take_up(to, carried);
    }

    /// Puts a new item to use if its slot is free.
    fn take_up(&mut self, hero: HeroId, carried: Carried) {
        let in_use = goods::wears_at_once(self.crawl(), hero, carried.item);
        self.gear(hero, |gear| gear.0.push(Carried { in_use, ..carried }));
    }

    // Foes

    /// Changes a component of a living foe.
    pub fn foe<C: Component<Mutability = Mutable>>(
        &mut self,
        foe: FoeId,
        change: impl FnOnce(&mut C),
    ) {
        if let Some(entity) = self.crawl().foe_entity(foe) {
            self.change(entity, change);
        }
    }

    /// Places a monster from a card before the hero who drew it, or else the dragon.
    pub fn place_foe(
        &mut self,
        id: FoeId,
        kind: KindIx,
        drawn: Option<(Card, HeroId)>,
        cell: Option<Cell>,
    ) {
        let book = self.crawl().book();
        let (attack_die, wound_threshold, wounds_max) = match drawn {
            Some((card, _)) => {
                let row = book.rank_row(card);
                let wounds = book.figures.monster_wounds;
                (row.attack_die, row.wound_threshold, wounds)
            }
            None => {
                let dragon = &book.dragon;
                (dragon.attack_die, dragon.wound_threshold, dragon.wounds)
            }
        };
        let body = Body {
            attack_die,
            wound_threshold,
            wounds: 0,
            wounds_max,
        };
        let drawn_by = drawn.map(|(_, hero)| hero);
        let foe = Foe {
            kind,
            card: drawn.map(|(card, _)| card),
            drawn_by,
            elite: false,
        };
        let temper = Temper {
            target: drawn_by,
            ..Temper::default()
        };
        let foe = (id, foe, body, temper);
        let entity = match cell {
            Some(cell) => self.0.spawn((foe, Position(cell))).id(),
            None => self.0.spawn(foe).id(),
        };
        let table = self.table();
        table.foes.push((id, entity));
        table.cast.push(kind);
        table.state.next_foe = id.0 + 1;
    }

    /// Takes a foe off the table.
    pub fn remove_foe(&mut self, foe: FoeId) {
        if let Some(entity) = self.crawl().foe_entity(foe) {
            self.0.despawn(entity);
        }
        let table = self.table();
        table.foes.retain(|(id, _)| *id != foe);
        let order = &mut table.state.order;
        order.retain(|who| *who != Combatant::Foe(foe));
    }

    /// Takes a slain foe off the table and leaves its loot.
    pub fn slay(&mut self, foe: FoeId, by: HeroId) {
        let Some(record) = self.crawl().foe(foe).copied() else {
            return;
        };
        let at = self.crawl().position(Combatant::Foe(foe));
        self.remove_foe(foe);
        self.remains().bodies.extend(at.map(|at| (foe, at.0)));
        let state = self.state();
        state.spoils.push(Spoil {
            finder: by,
            card: record.card,
            elite: record.elite,
        });
        state.slain += 1;
        if record.card.is_none() {
            state.dragon_slain = true;
        }
    }

    /// Leaves a used thing where it stands; strangers go their way.
    pub fn leave(&mut self, laid: Laid) {
        let stranger = self.crawl().book().meaning(laid.card).meaning == Meaning::Stranger;
        if laid.cell.is_some() && !stranger {
            self.remains().used.push(laid);
        }
    }

    /// Leaves the chest that is being seen to shut: finds are seen to in order.
    pub fn leave_shut(&mut self) {
        let crawl = self.crawl();
        let mut finds = crawl.state().finds.iter();
        let chest = finds.find(|it| crawl.book().meaning(it.card).meaning.is_chest());
        let card = chest.map(|it| it.card);
        self.remains().shut.extend(card);
    }

    /// Comes upon a trap, which is still armed.
    pub fn come_upon(&mut self, trap: Laid) {
        self.remains().armed = Some(trap);
    }

    /// Leaves the trap that somebody has come upon, if there is one: what goes off may be a chest's.
    pub fn leave_trap(&mut self) {
        if let Some(trap) = self.remains().armed.take() {
            self.leave(trap);
        }
    }

    /// Remembers the description of a room that was read out.
    pub fn told(&mut self, text: u16) {
        self.remains().told.push(text);
    }

    /// Lays out a card drawn for want of a face card.
    pub fn lay_out(&mut self, card: Card) {
        self.remains().redrawn.push(card);
    }

    /// Clears away the cards drawn for want of a face card.
    pub fn clear_redrawn(&mut self) {
        self.remains().redrawn.clear();
    }

    /// Clears away everything that ends with a fight.
    pub fn end_fight(&mut self) {
        for hero in self.heroes() {
            self.hero(hero, |aid: &mut Aid| *aid = Aid::default());
        }
        let state = self.state();
        state.order.clear();
        state.fight_round = 0;
        state.active = None;
    }
}
