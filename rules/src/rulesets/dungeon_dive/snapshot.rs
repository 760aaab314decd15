//! The world of a game as plain records: for checkpoints, saves and digests.

use std::sync::Arc;

use bevy_ecs::world::World;
use serde::{Deserialize, Serialize};

use super::{
    apply,
    components::{
        Body, FigureId, Hero, Hired, Kind, Kit, Lasts, Memory, Stand, State, Table, Team, Turn,
        Uses,
    },
    content::{Book, Light},
    past::Past,
    play::Play,
    references,
    writer::{Whole, Writer},
};
use crate::content::Legend;

/// Somebody as they are.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct FigureState {
    pub(super) id: FigureId,
    pub(super) team: Team,
    pub(super) kind: Kind,
    pub(super) hero: Option<Hero>,
    pub(super) hired: Option<Hired>,
    pub(super) body: Body,
    pub(super) stand: Stand,
    pub(super) kit: Kit,
    pub(super) uses: Uses,
    pub(super) turn: Turn,
    pub(super) lasts: Lasts,
    pub(super) memory: Memory,
}

/// What names records.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Named {
    pub(super) figures: Vec<FigureState>,
    pub(super) state: State,
    /// Those who are gone.
    #[serde(default)]
    pub(super) past: Vec<Past>,
}

/// The whole world of a game. Its records are named by places in the legend.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    pub(super) named: Named,
    legend: Legend,
}

crate::map_keys! { Book;
    FigureState { kind, hero, hired, kit, uses, turn, lasts, memory };
    Named { figures, state, past };
}

/// The world as records.
pub fn take(world: &World) -> Snapshot {
    let play = Play::of(world);
    let figures = play.figures().map(|it| FigureState {
        id: it.id(),
        team: it.team(),
        kind: it.kind(),
        hero: it.hero().cloned(),
        hired: it.hired().cloned(),
        body: *it.body(),
        stand: it.stand(),
        kit: it.kit().clone(),
        uses: it.uses().clone(),
        turn: it.turn().clone(),
        lasts: it.lasts().clone(),
        memory: it.memory().clone(),
    });
    let mut named = Named {
        figures: figures.collect(),
        state: play.state().clone(),
        past: play.table.past.to_vec(),
    };
    let legend = Legend::write(&mut named, play.book());
    Snapshot { named, legend }
}

/// Restores a world from records.
///
/// # Errors
/// The records name content that is not there, or somebody who is not.
pub fn restore(book: &Arc<Book>, snapshot: &Snapshot) -> Result<World, String> {
    let mut named = snapshot.named.clone();
    snapshot.legend.read(&mut named, &**book)?;
    references::check(book, &named)?;
    let mut world = World::new();
    let (map, light) = (named.state.map, named.state.light);
    let mut table: Table = apply::empty(book, named.state);
    table.past = Arc::new(named.past);
    world.insert_resource(table);
    let mut on = Writer::new(&mut world);
    for it in named.figures {
        let whole = Whole {
            id: it.id,
            body: it.body,
            stand: it.stand,
            kit: it.kit,
            uses: it.uses,
            turn: it.turn,
            lasts: it.lasts,
            memory: it.memory,
        };
        match (it.hero, it.hired, it.kind) {
            (Some(hero), ..) => on.seat(whole, hero),
            (_, Some(hired), Kind::Hired(kind)) => on.hire(whole, kind, hired),
            _ => on.post(whole, it.team, it.kind),
        }
    }
    if let Some(map) = map {
        on.lay(map, light.unwrap_or(Light::Bright));
    }
    Ok(world)
}
