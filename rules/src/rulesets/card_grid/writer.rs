//! The building blocks of events' changes.

use bevy_ecs::{
    component::{Component, Mutable},
    world::World,
};

use super::{
    components::{
        Faction, FigureId, Hand, Lasting, Listed, Owned, Pack, Sheets, Stance, State, Table,
    },
    content::FoeIx,
    play::Play,
};

/// Write access to the world, for events only.
pub struct Writer<'w>(&'w mut World);

impl<'w> Writer<'w> {
    pub fn new(world: &'w mut World) -> Self {
        Writer(world)
    }

    /// The game as it is.
    pub fn play(&self) -> Play<'_> {
        Play::of(self.0)
    }

    /// Everything besides the figures.
    pub fn table(&mut self) -> &mut Table {
        self.0.resource_mut::<Table>().into_inner()
    }

    /// The state of the table.
    pub fn state(&mut self) -> &mut State {
        &mut self.table().state
    }

    /// Somebody is known from now on: the number is that of everybody before.
    pub fn cast(&mut self, foe: Option<FoeIx>) {
        self.table().cast.push(foe);
    }

    /// A hero is there.
    pub fn seat(
        &mut self,
        id: FigureId,
        (owned, sheets, hand): (Owned, Sheets, Hand),
        stance: Stance,
        lasting: Lasting,
    ) {
        let entity = self
            .0
            .spawn((id, owned, sheets, hand, stance, lasting))
            .id();
        self.table().figures.push(Listed {
            id,
            entity,
            faction: Faction::Heroes,
            stance,
            lasting,
        });
    }

    /// A foe is there.
    pub fn post(&mut self, id: FigureId, pack: Pack, stance: Stance, lasting: Lasting) {
        let entity = self.0.spawn((id, pack, stance, lasting)).id();
        self.table().figures.push(Listed {
            id,
            entity,
            faction: Faction::Foes,
            stance,
            lasting,
        });
    }

    /// Changes a component of somebody, if they are there and have it.
    pub fn figure<C: Component<Mutability = Mutable>>(
        &mut self,
        id: FigureId,
        change: impl FnOnce(&mut C),
    ) {
        if let Some(nth) = self.nth(id) {
            let entity = self.table().figures[nth].entity;
            if let Some(mut it) = self.0.get_mut::<C>(entity) {
                change(&mut it);
            }
            self.list(nth);
        }
    }

    /// Changes what works on somebody.
    pub fn lasting(&mut self, id: FigureId, change: impl FnOnce(&mut Lasting)) {
        self.figure(id, change);
    }

    /// Somebody leaves the game.
    pub fn remove(&mut self, id: FigureId) {
        if let Some(nth) = self.nth(id) {
            let gone = self.table().figures.remove(nth).entity;
            self.0.despawn(gone);
        }
    }

    /// The place of somebody in the list.
    fn nth(&self, id: FigureId) -> Option<usize> {
        let all = &self.play().table.figures;
        all.binary_search_by_key(&id, |it| it.id).ok()
    }

    /// Brings the list up to date on somebody.
    fn list(&mut self, place: usize) {
        let listed = self.table().figures[place];
        let entity = self.0.entity(listed.entity);
        let stance = entity.get::<Stance>().copied().unwrap_or(listed.stance);
        let lasting = entity.get::<Lasting>().copied().unwrap_or(listed.lasting);
        self.table().figures[place] = Listed {
            stance,
            lasting,
            ..listed
        };
    }
}
