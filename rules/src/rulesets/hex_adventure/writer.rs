//! The building blocks of events' changes.

use bevy_ecs::world::World;
use smallvec::SmallVec;

use super::{
    components::{Activity, Effects, FighterId, Held, State, Story, Weapons, Worn},
    content::{BoardIx, FoeIx, Possession, WeaponIx},
    snapshot::{FighterRecord, HeroRecord},
    table::{Listed, Table},
    venture::Venture,
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

    /// The current venture.
    pub fn venture(&self) -> Venture<'_> {
        Venture::of(self.0)
    }

    /// Everything that is neither hero nor foe.
    pub fn table(&mut self) -> &mut Table {
        self.0.resource_mut::<Table>().into_inner()
    }

    /// The state of the table.
    pub fn state(&mut self) -> &mut State {
        &mut self.table().state
    }

    // Fighters

    /// A fighter as the table lists it, and its place in the list.
    fn listed(&mut self, id: FighterId) -> Option<(usize, &mut Listed)> {
        let mut fighters = self.table().fighters.iter_mut().enumerate();
        fighters.find(|(_, it)| it.id == id)
    }

    /// Changes a fighter, if it is here.
    pub fn fighter<C: ListedPart<Listed>>(&mut self, id: FighterId, change: impl FnOnce(&mut C)) {
        if let Some((place, _)) = self.listed(id) {
            self.change(place, change);
        }
    }

    /// Changes everybody.
    pub fn everybody<C: ListedPart<Listed>>(&mut self, mut change: impl FnMut(&mut C)) {
        for place in 0..self.table().fighters.len() {
            self.change(place, &mut change);
        }
    }

    fn change<C: ListedPart<Listed>>(&mut self, place: usize, change: impl FnOnce(&mut C)) {
        let listed = &mut self.table().fighters[place];
        let entity = listed.entity;
        let part = C::of(listed);
        change(part);
        let part = part.clone();
        replace(self.0, entity, part);
        self.list(place);
    }

    /// Changes the story of a hero, if it is here.
    pub fn story(&mut self, hero: FighterId, change: impl FnOnce(&mut Story)) {
        let Some((_, listed)) = self.listed(hero) else {
            return;
        };
        let entity = listed.entity;
        if let Some(mut story) = self.0.get_mut::<Story>(entity) {
            change(&mut story);
        }
    }

    /// Changes the stories of all heroes.
    pub fn stories(&mut self, mut change: impl FnMut(&mut Story)) {
        let fighters = self.table().fighters.iter();
        let ids: SmallVec<[FighterId; 12]> = fighters.map(|it| it.id).collect();
        for id in ids {
            self.story(id, &mut change);
        }
    }

    /// Brings the list up to date on a fighter's vigour.
    fn list(&mut self, place: usize) {
        let venture = self.venture();
        let Some(fighter) = venture.fighters().nth(place) else {
            return;
        };
        let (st, up) = venture.vigour(fighter);
        let listed = &mut self.table().fighters[place];
        (listed.st, listed.up) = (st, up);
    }

    /// A fighter stands or lies in a hex.
    pub fn stand(&mut self, id: FighterId, at: Cell) {
        if let Some((_, listed)) = self.listed(id) {
            listed.at = Some(at);
            let entity = listed.entity;
            match self.0.get_mut::<Position>(entity) {
                Some(mut position) => position.0 = at,
                None => {
                    self.0.entity_mut(entity).insert(Position(at));
                }
            }
        }
    }

    /// A fighter is no longer on the board.
    pub fn leave(&mut self, id: FighterId) {
        if let Some((_, listed)) = self.listed(id) {
            listed.at = None;
            let entity = listed.entity;
            self.0.entity_mut(entity).remove::<Position>();
        }
    }

    /// Seats a hero, replacing one already there.
    pub fn seat(&mut self, id: FighterId, record: &HeroRecord) {
        let Ok((fighter, story)) = record.components(id, self.venture().book()) else {
            return;
        };
        if let Some((place, _)) = self.listed(id) {
            let replaced = self.table().fighters.remove(place);
            self.0.despawn(replaced.entity);
        }
        self.enter(fighter, Some(story));
    }

    /// Places a foe on the board.
    pub fn place_foe(&mut self, id: FighterId, kind: FoeIx, at: Cell) {
        let mut foe = FighterRecord::foe(id, kind, self.venture().book());
        foe.at = Some(at);
        self.enter(foe, None);
        let table = self.table();
        table.cast.push(kind);
        table.state.next_foe += 1;
    }

    /// A fighter comes to the table.
    pub fn enter(&mut self, record: FighterRecord, story: Option<Story>) {
        let (id, at) = (record.id, record.at);
        let mut placed = self.0.spawn(record.components());
        if let Some(at) = at {
            placed.insert(Position(at));
        }
        if let Some(story) = story {
            placed.insert(story);
        }
        let entity = placed.id();
        let listed = Listed::of(self.0, id, entity);
        let fighters = &mut self.table().fighters;
        let place = fighters.partition_point(|it| it.id < id);
        fighters.insert(place, listed);
        self.list(place);
    }

    // The table

    /// Lays out a board, or removes it.
    pub fn lay_board(&mut self, board: Option<BoardIx>) {
        let table = self.table();
        table.state.board = board;
        table.field = board.map(|board| table.book[board].links.clone());
    }

    /// Changes the number of a thing in the pack; never below 0.
    pub fn pack(&mut self, thing: Possession, change: i64) {
        match thing {
            Possession::Weapon(weapon) => {
                for _ in change..0 {
                    self.unstow(weapon);
                }
                self.count(thing, change.max(0));
            }
            _ => self.count(thing, change),
        }
    }

    fn count(&mut self, thing: Possession, change: i64) {
        let pack = &mut self.state().pack;
        match pack.binary_search_by_key(&thing, |(of, _)| *of) {
            Ok(at) => {
                let count = (i64::from(pack[at].1) + change).clamp(0, i64::from(u32::MAX));
                if count == 0 {
                    pack.remove(at);
                } else {
                    pack[at].1 = count as u32;
                }
            }
            Err(at) if change > 0 => pack.insert(at, (thing, change as u32)),
            Err(_) => {}
        }
    }

    /// Takes away a weapon; the one in hand stays in hand unless it is that.
    pub fn take_weapon(&mut self, id: FighterId, place: u8) {
        self.fighter(id, |weapons: &mut Weapons| {
            if usize::from(place) >= weapons.carried.len() {
                return;
            }
            weapons.carried.remove(usize::from(place));
            weapons.in_hand = match weapons.in_hand {
                Some(held) if held == place => None,
                Some(held) if held > place => Some(held - 1),
                held => held,
            };
        });
    }

    /// Gives somebody a weapon; it goes into an empty hand.
    pub fn give_weapon(&mut self, id: FighterId, held: Held) {
        self.fighter(id, |weapons: &mut Weapons| {
            weapons.carried.push(held);
            let last = (weapons.carried.len() - 1) as u8;
            weapons.in_hand = weapons.in_hand.or(Some(last));
        });
    }

    /// Puts a weapon into the pack, which remembers the power left in a staff.
    fn stow(&mut self, held: Held) {
        self.pack(Possession::Weapon(held.weapon), 1);
        let full = self.table().book[held.weapon].absorbs;
        if held.power < full {
            self.state().drained.push((held.weapon, held.power));
        }
    }

    /// Takes a weapon out of the pack as it was put there: of several of a kind the one with most
    /// power.
    fn unstow(&mut self, weapon: WeaponIx) -> Held {
        let mut held = Held::new(&self.table().book, weapon);
        let packed = self.venture().packed(Possession::Weapon(weapon));
        let drained = &mut self.state().drained;
        let of_kind = || (0..drained.len()).filter(|at| drained[*at].0 == weapon);
        let fullest = of_kind().max_by_key(|at| drained[*at].1);
        if let (true, Some(at)) = (of_kind().count() as u32 >= packed, fullest) {
            held.power = drained.remove(at).1;
        }
        self.count(Possession::Weapon(weapon), -1);
        held
    }

    /// Puts a thing that a hero carries or wears into the pack.
    pub fn lay_down(&mut self, id: FighterId, thing: Possession) {
        match self.give_up(id, thing) {
            Some(held) => self.stow(held),
            None => self.pack(thing, 1),
        }
    }

    /// Takes a thing out of the pack for a hero to carry or wear.
    pub fn take_up(&mut self, id: FighterId, thing: Possession) {
        let book = self.table().book.clone();
        match thing {
            Possession::Weapon(weapon) => {
                let held = self.unstow(weapon);
                self.give_weapon(id, held);
                return;
            }
            Possession::Armour(armour) => {
                let mut worn = None;
                self.fighter(id, |it: &mut Worn| worn = it.put_on(&book, armour));
                if let Some(worn) = worn {
                    self.pack(Possession::Armour(worn), 1);
                }
            }
            Possession::Good(_) => return,
        }
        self.pack(thing, -1);
    }

    /// Takes away a thing that a hero carries or wears; a weapon in its current state.
    pub fn give_up(&mut self, id: FighterId, thing: Possession) -> Option<Held> {
        match thing {
            Possession::Weapon(weapon) => {
                let carried = self.venture().fighter(id).weapons();
                let place = carried.iter().rposition(|held| held.weapon == weapon)?;
                let held = carried[place];
                self.take_weapon(id, place as u8);
                return Some(held);
            }
            Possession::Armour(armour) => self.fighter(id, |it: &mut Worn| {
                for worn in [&mut it.armour, &mut it.shield] {
                    if *worn == Some(armour) {
                        *worn = None;
                    }
                }
            }),
            Possession::Good(_) => {}
        }
        None
    }

    /// Clears the table after a fight: foes, board, and lasting effects. Guns are loaded. If the
    /// party has won, weapons on the ground are gathered into the pack.
    pub fn clear_fight(&mut self, won: bool) {
        let fighters = std::mem::take(&mut self.table().fighters);
        for it in &fighters {
            if it.id.is_hero() {
                self.0.entity_mut(it.entity).remove::<Position>();
            } else {
                self.0.despawn(it.entity);
            }
        }
        let heroes = fighters.into_iter().filter(|it| it.id.is_hero());
        self.table().fighters = heroes.map(|it| Listed { at: None, ..it }).collect();
        let book = self.table().book.clone();
        self.everybody(|weapons: &mut Weapons| {
            for held in &mut weapons.carried {
                held.shots = book[held.weapon].shots.unwrap_or(0);
            }
        });
        self.everybody(|activity: &mut Activity| {
            (activity.reacted, activity.acted) = (false, false);
        });
        self.everybody(|effects: &mut Effects| effects.0.clear());
        let ground = std::mem::take(&mut self.state().ground);
        if won {
            for (_, held) in ground {
                self.stow(held);
            }
        }
        self.lay_board(None);
        let state = self.state();
        state.round = 0;
        state.active = None;
    }
}
