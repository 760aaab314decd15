use bevy_ecs::{component::Component, entity::Entity, world::World};
use serde::{Deserialize, Serialize};

use crate::grid::Cell;

/// The place of a combatant on a board or map. Whoever is off the board has none.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Position(pub Cell);

/// A component of an actor that the table of its game lists as well, because nearly every rule asks
/// for it: asking the world for components by their type is what costs. It is immutable, so that
/// whatever changes it has to go through the list.
pub trait ListedPart<L>: Component + Clone {
    /// The part as it is listed.
    fn of(listed: &mut L) -> &mut Self;
}

/// Says where the parts of a listed actor are: `listed_parts! { Listed; HitPoints: points }`.
#[macro_export]
macro_rules! listed_parts {
    ($listed:ty; $($part:ty: $field:ident),+ $(,)?) => {
        $(impl $crate::game::ListedPart<$listed> for $part {
            fn of(listed: &mut $listed) -> &mut Self {
                &mut listed.$field
            }
        })+
    };
}

/// Puts a component in the place of the one that an actor has.
pub fn replace<C: Component>(world: &mut World, actor: Entity, component: C) {
    let replaced = world.modify_component(actor, |old: &mut C| *old = component);
    debug_assert_eq!(replaced, Ok(Some(())), "the actor has such a component");
}
