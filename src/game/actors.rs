use bevy_ecs::component::Component;
use serde::{Deserialize, Serialize};

use crate::grid::Cell;

/// The place of a combatant on a board or map. Whoever is off the board has none.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Position(pub Cell);
