//! The world of a game as plain records: for checkpoints, saves and digests.

use std::sync::Arc;

use bevy_ecs::world::World;
use serde::{Deserialize, Serialize};

use super::{
    components::{FigureId, Hand, Lasting, Owned, Pack, Sheets, Stance, State, Table},
    content::{Book, FoeIx},
    grown::Grown,
    references,
    setup::Options,
    writer::Writer,
};
use crate::content::Legend;

/// A hero as they are.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct HeroState {
    pub(super) id: FigureId,
    pub(super) owned: Owned,
    pub(super) sheets: Sheets,
    pub(super) hand: Hand,
    stance: Stance,
    lasting: Lasting,
}

/// A foe as it is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct FoeState {
    pub(super) id: FigureId,
    pub(super) pack: Pack,
    stance: Stance,
    lasting: Lasting,
}

/// What names records.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Named {
    pub(super) heroes: Vec<HeroState>,
    pub(super) foes: Vec<FoeState>,
    pub(super) cast: Vec<Option<FoeIx>>,
    pub(super) state: State,
}

/// The whole world of a game. Its records are named by places in the legend.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    pub(super) named: Named,
    options: Options,
    legend: Legend,
}

crate::map_keys! { Book;
    HeroState { owned };
    FoeState { pack };
    Named { heroes, foes, cast, state };
    State { quest, dungeon, finds };
}

/// The world as records.
pub fn take(world: &World) -> Snapshot {
    let table = world.resource::<Table>();
    let (mut heroes, mut foes) = (Vec::new(), Vec::new());
    for it in &table.figures {
        let entity = world.entity(it.entity);
        let (id, stance, lasting) = (it.id, it.stance, it.lasting);
        if let Some(pack) = entity.get::<Pack>() {
            foes.push(FoeState {
                id,
                pack: pack.clone(),
                stance,
                lasting,
            });
        } else if let (Some(owned), Some(sheets), Some(hand)) = (
            entity.get::<Owned>(),
            entity.get::<Sheets>(),
            entity.get::<Hand>(),
        ) {
            heroes.push(HeroState {
                id,
                owned: owned.clone(),
                sheets: sheets.clone(),
                hand: hand.clone(),
                stance,
                lasting,
            });
        }
    }
    let mut named = Named {
        heroes,
        foes,
        cast: table.cast.clone(),
        state: table.state.clone(),
    };
    let legend = Legend::write(&mut named, &*table.book);
    Snapshot {
        named,
        options: table.options,
        legend,
    }
}

/// Restores a world from records.
///
/// # Errors
/// The records name content that is not there, or somebody who is not.
pub fn restore(book: &Arc<Book>, snapshot: &Snapshot) -> Result<World, String> {
    let mut named = snapshot.named.clone();
    snapshot.legend.read(&mut named, &**book)?;
    references::check(&named)?;
    let grown = Grown::of(book, &named.state.dungeon.rolled);
    let grown = grown.map_err(|fault| fault.to_string())?;
    references::check_dungeon(&named.state, &grown)?;
    let found = named.state.dungeon.found();
    let floors = grown.map(&found).into();
    let mut world = World::new();
    world.insert_resource(Table {
        book: book.clone(),
        options: snapshot.options,
        state: named.state,
        grown: Arc::new(grown),
        floors,
        cast: named.cast,
        figures: Vec::with_capacity(named.heroes.len() + named.foes.len()),
    });
    let mut on = Writer::new(&mut world);
    for it in named.heroes {
        on.seat(it.id, (it.owned, it.sheets, it.hand), it.stance, it.lasting);
    }
    for it in named.foes {
        on.post(it.id, it.pack, it.stance, it.lasting);
    }
    Ok(world)
}
