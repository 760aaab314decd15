use bevy_ecs::{resource::Resource, world::World};

/// Read access to a world whose ruleset keeps everything but its actors in one resource, which is
/// taken once: asking the world for it with every question is what costs.
///
/// A ruleset gives it a name and adds what it asks of it: `type Crawl<'w> = View<'w, Table>`.
pub struct View<'w, T> {
    pub(crate) world: &'w World,
    pub(crate) table: &'w T,
}

impl<T> Clone for View<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for View<'_, T> {}

impl<'w, T: Resource> View<'w, T> {
    /// A view of a world.
    ///
    /// # Panics
    /// It is not a world of this ruleset.
    pub fn of(world: &'w World) -> Self {
        View {
            world,
            table: world.resource::<T>(),
        }
    }
}
