//! The building blocks of events' changes.

use bevy_ecs::world::World;

use super::{
    components::{Fighter, FighterId, Held, State, Story, Table},
    content::{BoardIx, FoeIx, Thing, WeaponIx},
    snapshot::HeroRecord,
    venture::Venture,
};
use crate::grid::Cell;

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

    /// Changes a fighter, if it is here.
    pub fn fighter(&mut self, id: FighterId, change: impl FnOnce(&mut Fighter)) {
        let entity = self.venture().entity(id);
        if let Some(mut fighter) = entity.and_then(|it| self.0.get_mut::<Fighter>(it)) {
            change(&mut fighter);
        }
    }

    /// Changes the part of a hero that foes lack.
    pub fn story(&mut self, id: FighterId, change: impl FnOnce(&mut Story)) {
        let entity = self.venture().entity(id);
        if let Some(mut story) = entity.and_then(|it| self.0.get_mut::<Story>(it)) {
            change(&mut story);
        }
    }

    /// Everybody's ids.
    pub fn everybody(&self) -> Vec<FighterId> {
        self.venture()
            .fighters()
            .map(|fighter| fighter.id)
            .collect()
    }

    /// Seats a hero, replacing one already there.
    pub fn seat(&mut self, id: FighterId, record: &HeroRecord) {
        let Ok(components) = record.components(id, self.venture().book()) else {
            return;
        };
        if let Some(entity) = self.venture().entity(id) {
            self.0.entity_mut(entity).insert(components);
        } else {
            let entity = self.0.spawn(components).id();
            self.table().fighters.push((id, entity));
        }
    }

    /// Places a foe on the board.
    pub fn place_foe(&mut self, id: FighterId, kind: FoeIx, at: Cell) {
        let mut foe = Fighter::foe(id, kind, self.venture().book());
        foe.at = Some(at);
        let entity = self.0.spawn(foe).id();
        let table = self.table();
        table.fighters.push((id, entity));
        table.cast.push(kind);
        table.state.next_foe = id.0 + 1;
    }

    /// Lays out a board, or removes it.
    pub fn lay_board(&mut self, board: Option<BoardIx>) {
        let table = self.table();
        table.state.board = board;
        table.field = board.map(|board| table.book[board].links.clone());
    }

    /// Changes the number of a thing in the pack; never below 0.
    pub fn pack(&mut self, thing: Thing, change: i64) {
        match thing {
            Thing::Weapon(weapon) => {
                for _ in change..0 {
                    self.unstow(weapon);
                }
                self.count(thing, change.max(0));
            }
            _ => self.count(thing, change),
        }
    }

    fn count(&mut self, thing: Thing, change: i64) {
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
        self.fighter(id, |fighter| {
            if usize::from(place) >= fighter.weapons.len() {
                return;
            }
            fighter.weapons.remove(usize::from(place));
            fighter.in_hand = match fighter.in_hand {
                Some(held) if held == place => None,
                Some(held) if held > place => Some(held - 1),
                held => held,
            };
        });
    }

    /// Gives somebody a weapon; it goes into an empty hand.
    pub fn give_weapon(&mut self, id: FighterId, held: Held) {
        self.fighter(id, |fighter| {
            fighter.weapons.push(held);
            let last = (fighter.weapons.len() - 1) as u8;
            fighter.in_hand = fighter.in_hand.or(Some(last));
        });
    }

    /// Puts a weapon into the pack, which remembers the power left in a staff.
    fn stow(&mut self, held: Held) {
        self.pack(Thing::Weapon(held.weapon), 1);
        let full = self.table().book[held.weapon].absorbs;
        if held.power < full {
            self.state().drained.push((held.weapon, held.power));
        }
    }

    /// Takes a weapon out of the pack as it was put there: of several of a kind the one with most
    /// power.
    fn unstow(&mut self, weapon: WeaponIx) -> Held {
        let mut held = Held::new(&self.table().book, weapon);
        let packed = self.venture().packed(Thing::Weapon(weapon));
        let drained = &mut self.state().drained;
        let of_kind = || (0..drained.len()).filter(|at| drained[*at].0 == weapon);
        let fullest = of_kind().max_by_key(|at| drained[*at].1);
        if let (true, Some(at)) = (of_kind().count() as u32 >= packed, fullest) {
            held.power = drained.remove(at).1;
        }
        self.count(Thing::Weapon(weapon), -1);
        held
    }

    /// Puts a thing that a hero carries or wears into the pack.
    pub fn lay_down(&mut self, id: FighterId, thing: Thing) {
        match self.give_up(id, thing) {
            Some(held) => self.stow(held),
            None => self.pack(thing, 1),
        }
    }

    /// Takes a thing out of the pack for a hero to carry or wear.
    pub fn take_up(&mut self, id: FighterId, thing: Thing) {
        let book = self.table().book.clone();
        match thing {
            Thing::Weapon(weapon) => {
                let held = self.unstow(weapon);
                self.give_weapon(id, held);
                return;
            }
            Thing::Armour(armour) => {
                let mut worn = None;
                self.fighter(id, |fighter| {
                    let place = if book[armour].shield {
                        &mut fighter.shield
                    } else {
                        &mut fighter.armour
                    };
                    worn = place.replace(armour);
                });
                if let Some(worn) = worn {
                    self.pack(Thing::Armour(worn), 1);
                }
            }
            Thing::Good(_) => return,
        }
        self.pack(thing, -1);
    }

    /// Takes away a thing that a hero carries or wears; a weapon in its current state.
    pub fn give_up(&mut self, id: FighterId, thing: Thing) -> Option<Held> {
        match thing {
            Thing::Weapon(weapon) => {
                let carried = &self.venture().fighter(id).weapons;
                let place = carried.iter().rposition(|held| held.weapon == weapon)?;
                let held = carried[place];
                self.take_weapon(id, place as u8);
                return Some(held);
            }
            Thing::Armour(armour) => self.fighter(id, |fighter| {
                for worn in [&mut fighter.armour, &mut fighter.shield] {
                    if *worn == Some(armour) {
                        *worn = None;
                    }
                }
            }),
            Thing::Good(_) => {}
        }
        None
    }

    /// Clears the table after a fight: foes, board, and lasting effects. Guns are loaded. If the
    /// party has won, weapons on the ground are gathered into the pack.
    pub fn clear_fight(&mut self, won: bool) {
        let foes: Vec<_> = self.venture().foes().map(|foe| foe.id).collect();
        for foe in foes {
            if let Some(entity) = self.venture().entity(foe) {
                self.0.despawn(entity);
            }
        }
        self.table().fighters.retain(|(id, _)| id.is_hero());
        let book = self.table().book.clone();
        for id in self.everybody() {
            self.fighter(id, |hero| {
                for held in &mut hero.weapons {
                    held.shots = book[held.weapon].shots.unwrap_or(0);
                }
                hero.at = None;
                hero.lasting.clear();
                hero.reacted = false;
                hero.acted = false;
            });
        }
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
