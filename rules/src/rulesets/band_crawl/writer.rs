//! The building blocks of events' changes.

use bevy_ecs::world::World;

use super::{
    band::Band,
    components::{
        Cast, FigureId, Gear, Lasting, Listed, Nature, Once, Place, Rep, Stance, StarPower, State,
        Table,
    },
};
use crate::game::{ListedPart, replace};

/// Write access to the world, for events only.
pub struct Writer<'w>(&'w mut World);

/// All components of a figure.
pub type FigureParts = (Nature, Rep, Option<StarPower>, Gear);

impl<'w> Writer<'w> {
    pub fn new(world: &'w mut World) -> Self {
        Writer(world)
    }

    /// The game as it is.
    pub fn band(&self) -> Band<'_> {
        Band::of(self.0)
    }

    /// Everything besides the figures.
    pub fn table(&mut self) -> &mut Table {
        self.0.resource_mut::<Table>().into_inner()
    }

    /// The state of the table.
    pub fn state(&mut self) -> &mut State {
        &mut self.table().state
    }

    /// A figure comes into the game.
    pub fn enter(&mut self, id: FigureId, parts: FigureParts, place: Place) {
        let cast = Cast {
            race: parts.0.race,
            profession: parts.0.professions[0],
            part: parts.0.part,
        };
        let stance = Stance {
            place,
            ..Stance::default()
        };
        self.table().cast.push(cast);
        self.spawn(id, parts, stance, (Once::default(), Lasting::default()));
    }

    /// A figure is there as it was.
    pub fn spawn(
        &mut self,
        id: FigureId,
        parts: FigureParts,
        stance: Stance,
        (once, lasting): (Once, Lasting),
    ) {
        let (nature, rep, power, gear) = parts;
        let power = power.unwrap_or_default();
        let parts = (nature.clone(), rep, power, gear.clone());
        let entity = self.0.spawn((id, parts, stance, once, lasting.clone()));
        let entity = entity.id();
        self.table().figures.push(Listed {
            id,
            entity,
            nature,
            rep,
            power,
            gear,
            stance,
            once,
            lasting,
        });
    }

    /// Changes a component of a figure, if it is there.
    pub fn figure<C: ListedPart<Listed>>(&mut self, id: FigureId, change: impl FnOnce(&mut C)) {
        let figures = &mut self.table().figures;
        let Ok(place) = figures.binary_search_by_key(&id, |it| it.id) else {
            return;
        };
        let listed = &mut figures[place];
        let entity = listed.entity;
        let part = C::of(listed);
        change(part);
        let part = part.clone();
        replace(self.0, entity, part);
    }

    /// A figure leaves the game.
    pub fn remove(&mut self, id: FigureId) {
        let table = self.table();
        if let Ok(place) = table.figures.binary_search_by_key(&id, |it| it.id) {
            let gone = table.figures.remove(place).entity;
            table.state.hoard.coins.retain(|(who, _)| *who != id);
            self.0.despawn(gone);
        }
    }

    /// A figure goes somewhere.
    pub fn go(&mut self, id: FigureId, place: Place) {
        self.figure(id, |stance: &mut Stance| stance.place = place);
    }
}
