//! The building blocks of events' changes.

use bevy_ecs::{
    component::{Component, Mutable},
    world::World,
};

use super::{
    band::Band,
    components::{
        Cast, FigureId, Gear, Lasting, Listed, Nature, Once, Place, Rep, Stance, StarPower, State,
        Table,
    },
};

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
        let (part, star) = (nature.part, nature.star);
        let works = !lasting.is_empty();
        let mut entity = self.0.spawn((id, nature, rep, gear, stance, once, lasting));
        if let Some(power) = power {
            entity.insert(power);
        }
        let entity = entity.id();
        self.table().figures.push(Listed {
            id,
            entity,
            part,
            star,
            rep,
            stance,
            lasting: works,
        });
    }

    /// Changes a component of a figure, if it is there and has it.
    pub fn figure<C: Component<Mutability = Mutable>>(
        &mut self,
        id: FigureId,
        change: impl FnOnce(&mut C),
    ) {
        let Some(place) = self.place(id) else {
            return;
        };
        let entity = self.table().figures[place].entity;
        if let Some(mut component) = self.0.get_mut::<C>(entity) {
            change(&mut component);
            self.list(place);
        }
    }

    /// A figure leaves the game.
    pub fn remove(&mut self, id: FigureId) {
        if let Some(place) = self.place(id) {
            let gone = self.table().figures.remove(place);
            self.table().state.hoard.coins.retain(|(who, _)| *who != id);
            self.0.despawn(gone.entity);
        }
    }

    /// A figure goes somewhere.
    pub fn go(&mut self, id: FigureId, place: Place) {
        self.figure(id, |stance: &mut Stance| stance.place = place);
    }

    fn place(&self, id: FigureId) -> Option<usize> {
        let figures = &self.0.resource::<Table>().figures;
        figures.binary_search_by_key(&id, |it| it.id).ok()
    }

    /// Brings the list up to date on a figure.
    fn list(&mut self, place: usize) {
        let listed = self.table().figures[place];
        let entity = self.0.entity(listed.entity);
        let (nature, rep, stance) = (
            entity.get::<Nature>(),
            entity.get::<Rep>().copied(),
            entity.get::<Stance>().copied(),
        );
        let lasting = entity.get::<Lasting>().is_some_and(|it| !it.is_empty());
        let listed = Listed {
            part: nature.map_or(listed.part, |it| it.part),
            star: nature.map_or(listed.star, |it| it.star),
            rep: rep.unwrap_or(listed.rep),
            stance: stance.unwrap_or(listed.stance),
            lasting,
            ..listed
        };
        self.table().figures[place] = listed;
    }
}
