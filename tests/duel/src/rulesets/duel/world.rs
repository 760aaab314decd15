//! The world of a duel: two figures on a board, what changes them, and their records.

use std::{collections::BTreeSet, sync::Arc};

use bevy_ecs::{component::Component, entity::Entity, resource::Resource, world::World};
use serde::{Deserialize, Serialize};
use tabledelve::{
    content::RecordId,
    dice::Roll,
    game::{Position, Side},
    grid::{Cell, Corners, Figure, MovementRange, Squares},
};

use super::content::{Adventure, Book, Fighter};

/// One of the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Who {
    Knight,
    Foe,
}

impl Who {
    pub const BOTH: [Who; 2] = [Who::Knight, Who::Foe];

    pub fn other(self) -> Self {
        match self {
            Who::Knight => Who::Foe,
            Who::Foe => Who::Knight,
        }
    }

    pub fn side(self) -> Side {
        match self {
            Who::Knight => Side::Hero,
            Who::Foe => Side::Foe,
        }
    }
}

/// The place of a figure's record in the book.
#[derive(Component)]
struct Kind(usize);

#[derive(Component)]
struct HitPoints(i32);

/// The board and the figures on it, the knight first.
#[derive(Resource)]
struct Arena {
    book: Arc<Book>,
    adventure: usize,
    walls: BTreeSet<Cell>,
    figures: [Entity; 2],
}

/// Something that happened.
#[derive(Clone, Debug, Serialize)]
pub enum Event {
    Returned { hit_points: i32 },
    Walked { who: Who, path: Vec<Cell> },
    Rested { who: Who },
    Struck { by: Who, hit: bool, roll: Roll },
    Wounded { who: Who, wounds: i32, roll: Roll },
    Fell { who: Who },
}

/// The world as plain records.
#[derive(Clone, Serialize, Deserialize)]
pub struct Snapshot {
    pub adventure: RecordId,
    pub figures: [FigureRecord; 2],
}

/// A figure as a plain record.
#[derive(Clone, Serialize, Deserialize)]
pub struct FigureRecord {
    pub kind: RecordId,
    pub at: Cell,
    pub hit_points: i32,
}

/// The world for reading.
#[derive(Clone, Copy)]
pub struct Duel<'w>(pub &'w World);

impl<'w> Duel<'w> {
    fn arena(self) -> &'w Arena {
        self.0.resource::<Arena>()
    }

    fn part<T: Component>(self, who: Who) -> &'w T {
        let figure = self.arena().figures[who as usize];
        self.0.get(figure).expect("figures have all their parts")
    }

    pub fn book(self) -> &'w Book {
        &self.arena().book
    }

    pub fn adventure(self) -> &'w Adventure {
        &self.book().adventures[self.arena().adventure].1
    }

    pub fn fighter(self, who: Who) -> &'w Fighter {
        &self.book().fighters[self.part::<Kind>(who).0].1
    }

    pub fn at(self, who: Who) -> Cell {
        self.part::<Position>(who).0
    }

    pub fn hit_points(self, who: Who) -> i32 {
        self.part::<HitPoints>(who).0
    }

    /// Whether the two stand side by side.
    pub fn in_reach(self) -> bool {
        let [a, b] = Who::BOTH.map(|who| self.at(who));
        (a.x - b.x).abs().max((a.y - b.y).abs()) == 1
    }

    /// Where a figure can go within a budget of steps.
    pub fn range(self, who: Who, budget: u32) -> MovementRange {
        let figure = Figure::new(1, Corners::PastOne);
        let (walls, other) = (&self.arena().walls, self.at(who.other()));
        let is_wall = |cell: Cell| walls.contains(&cell);
        let enter = |cell: Cell| (!is_wall(cell) && cell != other).then_some(1);
        let net = Squares::new(self.adventure().bounds());
        MovementRange::of(&net, self.at(who), budget, |from, to| {
            figure.step(from, to, enter, is_wall)
        })
    }

    /// The path on which a figure gets as near to the other as its steps lead; empty where it
    /// stays.
    pub fn approach(self, who: Who) -> Vec<Cell> {
        let to = self.at(who.other());
        // A cell beside the other, by the whole way there, which may take several turns.
        let whole = self.range(who, u32::MAX);
        let beside = whole
            .cells()
            .filter(|(cell, _)| (cell.x - to.x).abs().max((cell.y - to.y).abs()) == 1);
        let nearest = beside.min_by_key(|(cell, cost)| (*cost, cell.y, cell.x));
        let path = nearest.and_then(|(cell, _)| whole.path(cell));
        let mut path = path.unwrap_or_default();
        path.truncate(self.fighter(who).steps as usize);
        path
    }

    pub fn snapshot(self) -> Snapshot {
        let arena = self.arena();
        Snapshot {
            adventure: self.book().adventures[arena.adventure].0.clone(),
            figures: Who::BOTH.map(|who| FigureRecord {
                kind: self.book().fighters[self.part::<Kind>(who).0].0.clone(),
                at: self.at(who),
                hit_points: self.hit_points(who),
            }),
        }
    }

    pub fn invariants(self) -> Result<(), String> {
        for who in Who::BOTH {
            let (left, most) = (self.hit_points(who), self.fighter(who).hit_points);
            if !(0..=most).contains(&left) {
                return Err(format!("{who:?} has {left} hit points of {most}"));
            }
            if self.arena().walls.contains(&self.at(who)) {
                return Err(format!("{who:?} stands in a wall"));
            }
        }
        let apart = self.at(Who::Knight) != self.at(Who::Foe);
        apart.then_some(()).ok_or("both stand on one square".into())
    }
}

/// The world of these records.
pub fn restore(book: &Arc<Book>, snapshot: &Snapshot) -> Result<World, String> {
    let adventure = book.adventure(snapshot.adventure.as_str())?;
    let mut world = World::new();
    let mut spawn = |record: &FigureRecord| {
        let kind = Kind(book.fighter(record.kind.as_str())?);
        let parts = (kind, Position(record.at), HitPoints(record.hit_points));
        Ok::<Entity, String>(world.spawn(parts).id())
    };
    let [knight, foe] = &snapshot.figures;
    let figures = [spawn(knight)?, spawn(foe)?];
    world.insert_resource(Arena {
        book: book.clone(),
        adventure,
        walls: book.adventures[adventure].1.walls(),
        figures,
    });
    Ok(world)
}

/// Changes the world as the event says.
pub fn apply(world: &mut World, event: &Event) {
    let figures = world.resource::<Arena>().figures;
    match event {
        Event::Walked { who, path } => {
            if let (Some(to), Some(mut position)) = (
                path.last(),
                world.get_mut::<Position>(figures[*who as usize]),
            ) {
                position.0 = *to;
            }
        }
        Event::Wounded { who, wounds, .. } => {
            if let Some(mut left) = world.get_mut::<HitPoints>(figures[*who as usize]) {
                left.0 = (left.0 - wounds).max(0);
            }
        }
        Event::Returned { hit_points } => {
            if let Some(mut left) = world.get_mut::<HitPoints>(figures[0]) {
                left.0 = *hit_points;
            }
        }
        Event::Rested { .. } | Event::Struck { .. } | Event::Fell { .. } => {}
    }
}
