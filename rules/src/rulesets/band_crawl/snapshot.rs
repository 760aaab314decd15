//! The world of a game as plain records: for checkpoints, saves and digests.

use std::sync::Arc;

use bevy_ecs::world::World;
use serde::{Deserialize, Serialize};

use super::{
    components::{
        Cast, FigureId, Gear, Lasting, Nature, Once, Rep, Stance, StarPower, State, Table,
    },
    content::Book,
    references,
    setup::Options,
    writer::Writer,
};
use crate::{content::Legend, dungeon::Map};

/// A figure as it is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct FigureState {
    pub(super) id: FigureId,
    pub(super) nature: Nature,
    pub(super) rep: Rep,
    power: Option<StarPower>,
    pub(super) gear: Gear,
    stance: Stance,
    once: Once,
    #[serde(default)]
    pub(super) lasting: Lasting,
}

/// The whole world of a game. Its records are named by places in the legend.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    pub(super) figures: Vec<FigureState>,
    pub(super) cast: Vec<Cast>,
    pub(super) state: State,
    options: Options,
    map: Arc<Map>,
    legend: Legend,
}

crate::map_keys! { Book;
    FigureState { nature, gear, lasting };
}

/// The world as records.
pub fn take(world: &World) -> Snapshot {
    let table = world.resource::<Table>();
    let figures = table.figures.iter().map(|it| FigureState {
        id: it.id,
        nature: it.nature.clone(),
        rep: it.rep,
        power: it.nature.star.map(|_| it.power),
        gear: it.gear.clone(),
        stance: it.stance,
        once: it.once,
        lasting: it.lasting.clone(),
    });
    let mut state = table.state.clone();
    let lying = std::mem::take(&mut state.below.lying);
    let mut named = (figures.collect::<Vec<_>>(), table.cast.clone(), lying);
    let legend = Legend::write(&mut named, &*table.book);
    let (figures, cast, lying) = named;
    state.below.lying = lying;
    Snapshot {
        figures,
        cast,
        state,
        options: table.options,
        map: table.map.clone(),
        legend,
    }
}

/// Restores a world from records.
///
/// # Errors
/// The records name content that is not there, or somebody who is not.
pub fn restore(book: &Arc<Book>, snapshot: &Snapshot) -> Result<World, String> {
    let mut state = snapshot.state.clone();
    let lying = std::mem::take(&mut state.below.lying);
    let mut named = (snapshot.figures.clone(), snapshot.cast.clone(), lying);
    snapshot.legend.read(&mut named, &**book)?;
    let (figures, cast, lying) = named;
    state.below.lying = lying;
    references::check(book, snapshot, &figures)?;
    let mut world = World::new();
    world.insert_resource(Table {
        book: book.clone(),
        options: snapshot.options,
        state,
        map: snapshot.map.clone(),
        cast,
        figures: Vec::with_capacity(figures.len()),
    });
    let mut on = Writer::new(&mut world);
    for it in figures {
        let parts = (it.nature, it.rep, it.power, it.gear);
        on.spawn(it.id, parts, it.stance, (it.once, it.lasting));
    }
    Ok(world)
}
