use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Door, Feature, Map, RoomId, Style};
use crate::grid::{Cell, Rect, Side, Turn};

/// What a cell is made of.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
)]
pub enum Ground {
    /// Rock far from any room; nothing is drawn.
    #[default]
    Void,
    /// Rock beside something open.
    Edge,
    /// Floor of a room.
    Floor,
    /// Floor of a corridor, a doorway or the way in.
    Way,
}

/// A door in place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DoorView {
    pub kind: Door,
    pub open: bool,
    /// True if it is passed going east or west.
    pub east_west: bool,
}

/// Everything needed to draw a cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CellView {
    pub ground: Ground,
    /// Open cells (floor or corridor) among the eight around: one bit each, clockwise from north.
    pub open_around: u8,
    /// Cells with the same feature among the eight around, in the same order.
    pub same_around: u8,
    /// The room it belongs to; for a corridor the room it leads to.
    pub room: Option<RoomId>,
    /// Style of the walls around it.
    pub style: Style,
    /// Rotation of its room relative to the original drawing.
    pub turn: Turn,
    pub feature: Option<Feature>,
    pub door: Option<DoorView>,
}

impl CellView {
    const VOID: Self = Self {
        ground: Ground::Void,
        open_around: 0,
        same_around: 0,
        room: None,
        style: Style::Hewn,
        turn: Turn::None,
        feature: None,
        door: None,
    };

    /// True for floor and corridor.
    pub fn is_open(&self) -> bool {
        matches!(self.ground, Ground::Floor | Ground::Way)
    }

    /// Sides of an open cell that have a wall: [`Side::bit`] of each.
    pub fn walls(&self) -> u8 {
        if !self.is_open() {
            return 0;
        }
        Side::ALL
            .iter()
            .filter(|side| self.open_around & (1 << (2 * **side as u8)) == 0)
            .fold(0, |mask, side| mask | side.bit())
    }

    /// Corners where rock juts in between two open sides: bit 0 is north-east, then clockwise.
    pub fn jutting_corners(&self) -> u8 {
        if !self.is_open() {
            return 0;
        }
        let open = |direction: u8| self.open_around & (1 << (direction % 8)) != 0;
        (0..4u8)
            .filter(|&corner| {
                let at = 2 * corner + 1;
                open(at - 1) && open(at + 1) && !open(at)
            })
            .fold(0, |mask, corner| mask | 1 << corner)
    }
}

/// A cell of a battle board, for drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardCell<'a> {
    pub cell: Cell,
    /// Drawing of the thing on it, such as `tree`; empty for open ground.
    pub thing: &'a str,
}

/// Drawing of a wall; on square boards it counts as rock, whose edges are drawn.
const WALL: &str = "wall";

/// All cells of a map.
#[derive(Clone, Debug)]
pub struct View {
    bounds: Rect,
    cells: Vec<CellView>,
}

impl View {
    /// A whole map with one storey. Sheets lie far apart, so draw several storeys one at a time
    /// with [`Self::of_level`].
    pub fn new(map: &Map) -> Self {
        Self::of_known(map, |_| true)
    }

    /// Only the known rooms and the links between them.
    pub fn of_known(map: &Map, known: impl Fn(RoomId) -> bool) -> Self {
        Self::within(map, map.bounds(), known)
    }

    /// The known part of one storey.
    pub fn of_level(map: &Map, level: u8, known: impl Fn(RoomId) -> bool) -> Self {
        Self::within(map, map.bounds_of(level), known)
    }

    /// The known part of the map within `bounds`.
    fn within(map: &Map, bounds: Option<Rect>, known: impl Fn(RoomId) -> bool) -> Self {
        let bounds = bounds
            .unwrap_or(Rect::sized(Cell::default(), 1, 1))
            .grown(1);
        let mut view = Self {
            bounds,
            cells: vec![CellView::default(); bounds.area() as usize],
        };
        for room in map.rooms().filter(|room| known(room.id)) {
            let base = CellView {
                room: Some(room.id),
                style: room.shape.style(),
                turn: room.shape.turn(),
                ..CellView::default()
            };
            for cell in room.cells() {
                view.set(
                    cell,
                    CellView {
                        ground: Ground::Floor,
                        ..base.clone()
                    },
                );
            }
            for (cell, feature) in room.features() {
                view.change(cell, |at| at.feature = Some(feature));
            }
        }
        let (flights, passages): (Vec<_>, Vec<_>) = map.links().partition(|link| link.stairs);
        for link in passages
            .into_iter()
            .filter(|link| known(link.from) && known(link.to))
        {
            let cells = link.cells();
            let base = CellView {
                ground: Ground::Way,
                room: Some(link.to),
                ..CellView::default()
            };
            for &cell in &cells {
                view.set(cell, base.clone());
            }
            let east_west = link
                .legs()
                .find(|leg| leg.contains(link.door_cell) && leg.area() > 1)
                .map_or_else(
                    || view.is_open(link.door_cell.step(Side::West, 1)),
                    |leg| leg.width() > 1,
                );
            let door = DoorView {
                kind: link.door,
                open: link.open,
                east_west,
            };
            view.change(link.door_cell, |at| at.door = Some(door));
        }
        for end in map.open_ends().iter().filter(|end| known(end.room)) {
            let east_west = map
                .exit_of(*end)
                .is_some_and(|exit| matches!(exit.side, Side::East | Side::West));
            let arch = DoorView {
                kind: Door::Arch,
                open: true,
                east_west,
            };
            let at = CellView {
                ground: Ground::Way,
                room: Some(end.room),
                feature: end.stairs.then(|| Feature::core("stairs_down")),
                door: (!end.stairs).then_some(arch),
                ..CellView::default()
            };
            view.set(end.cell, at);
        }
        let mut stairs = |cell: Cell, room: RoomId, feature: Feature| {
            if known(room) {
                let at = CellView {
                    ground: Ground::Way,
                    room: Some(room),
                    feature: Some(feature),
                    ..CellView::default()
                };
                view.set(cell, at);
            }
        };
        for (room, way_in) in map.entrances() {
            stairs(way_in.cell, room, Feature::core("stairs_up"));
        }
        for link in flights {
            let down = map.level_of(link.from) < map.level_of(link.to);
            let features = if down {
                [Feature::core("stairs_down"), Feature::core("stairs_up")]
            } else {
                [Feature::core("stairs_up"), Feature::core("stairs_down")]
            };
            for ((cell, room), feature) in link
                .ends()
                .into_iter()
                .flatten()
                .zip([link.from, link.to])
                .zip(features)
            {
                stairs(cell, room, feature);
            }
        }
        for (cell, feature) in map.props() {
            view.change(cell, |at| at.feature = at.is_open().then_some(feature));
        }
        view.look_around();
        view
    }

    /// A square board. Everything outside it is rock.
    pub fn of_board<'a>(cells: impl IntoIterator<Item = BoardCell<'a>>) -> Self {
        let cells: Vec<BoardCell<'_>> = cells.into_iter().collect();
        let each = cells.iter().map(|it| Rect::sized(it.cell, 1, 1));
        let bounds = each.reduce(Rect::joined);
        let bounds = bounds
            .unwrap_or(Rect::sized(Cell::default(), 1, 1))
            .grown(1);
        let mut view = Self {
            bounds,
            cells: vec![CellView::default(); bounds.area() as usize],
        };
        for BoardCell { cell, thing } in cells {
            if thing == WALL {
                continue;
            }
            let floor = CellView {
                ground: Ground::Floor,
                feature: (!thing.is_empty()).then(|| Feature::drawn(thing)),
                ..CellView::default()
            };
            view.set(cell, floor);
        }
        view.look_around();
        view
    }

    fn look_around(&mut self) {
        for (index, cell) in self.bounds.cells().enumerate() {
            let here = &self.cells[index];
            let (mut open, mut same) = (0, 0);
            for (bit, next) in cell.around().into_iter().enumerate() {
                let other = self.get(next);
                open |= u8::from(other.is_open()) << bit;
                same |= u8::from(other.feature == here.feature) << bit;
            }
            let is_edge = !here.is_open() && open != 0;
            let at = &mut self.cells[index];
            (at.open_around, at.same_around) = (open, same);
            if is_edge {
                at.ground = Ground::Edge;
            }
        }
    }

    /// The cells covered: the map and one cell of rock around it.
    pub fn bounds(&self) -> Rect {
        self.bounds
    }

    /// A single cell; outside the bounds everything is void.
    pub fn get(&self, cell: Cell) -> &CellView {
        static VOID: CellView = CellView::VOID;
        let place = self.bounds.place(cell);
        place.map_or(&VOID, |place| &self.cells[place])
    }

    /// Every cell with its contents, row by row.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, &CellView)> {
        self.bounds.cells().zip(&self.cells)
    }

    /// True for floor and corridor.
    pub fn is_open(&self, cell: Cell) -> bool {
        self.get(cell).is_open()
    }

    /// True if a cell can be walked on: it is open and nothing blocks it.
    pub fn can_walk(&self, cell: Cell) -> bool {
        let at = self.get(cell);
        at.is_open() && !at.feature.as_ref().is_some_and(Feature::blocks_way)
    }

    /// True if a cell blocks sight: rock, a tall feature or a closed door.
    pub fn blocks_sight(&self, cell: Cell) -> bool {
        let at = self.get(cell);
        let shut = |door: DoorView| !door.open && matches!(door.kind, Door::Wood | Door::Secret);
        !at.is_open()
            || at.feature.as_ref().is_some_and(Feature::blocks_sight)
            || at.door.is_some_and(shut)
    }

    fn set(&mut self, cell: Cell, to: CellView) {
        self.change(cell, |at| *at = to);
    }

    fn change(&mut self, cell: Cell, change: impl FnOnce(&mut CellView)) {
        if let Some(index) = self.bounds.place(cell) {
            change(&mut self.cells[index]);
        }
    }
}
