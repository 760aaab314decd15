//! A drawn map made ready for play.

use std::collections::BTreeMap;

use crate::{
    dungeon::{Board as Drawing, Exit, Feature, Mark, Opacity, Shape, Things},
    grid::{Cell, CellSet, Rect},
    rulesets::dungeon_dive::content::{Cover, DiveMap, Lamp, Terrain},
};

/// What is so about a square as long as the fight lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Square {
    /// Feet above level ground up to which there is earth and rock, and no thing.
    pub level: i16,
    /// Feet above level ground where somebody's feet are who stands here. For a drop it is the
    /// bottom.
    pub ground: i16,
    /// Feet above level ground up to which it is filled by rock, ground or a thing.
    pub top: i16,
    /// True if somebody can stand or swim here.
    pub open: bool,
    /// True if it can be flown or jumped over, or if one can be pushed into it, though nobody would
    /// walk there.
    pub open_above: bool,
    /// True for difficult ground, and for what has to be climbed upon.
    pub difficult: bool,
    /// True if whoever is here swims.
    pub water: bool,
    /// True if what is here stops sight below its top.
    pub opaque: bool,
    /// True for a door; shut, it is in the way of everything.
    pub door: bool,
    /// The most cover that what is here gives.
    pub cover: Option<Cover>,
    /// True if whoever is pushed here falls to the bottom.
    pub drop: bool,
    /// True if something happens to whoever comes here.
    pub hazard: bool,
}

impl Square {
    const ROCK: Self = Square {
        level: i16::MAX,
        ground: 0,
        top: i16::MAX,
        open: false,
        open_above: false,
        difficult: false,
        water: false,
        opaque: true,
        door: false,
        cover: Some(Cover::Total),
        drop: false,
        hazard: false,
    };

    /// Feet above level ground up to which nobody sees through it; doors aside.
    pub(super) fn filled(&self) -> i16 {
        match self.opaque && !self.door {
            true => self.top,
            false => self.level,
        }
    }

    /// True if nobody sees over it under this ceiling.
    pub(super) fn is_filled_to(&self, ceiling: i16) -> bool {
        self.filled() >= ceiling
    }
}

/// A map to fight on, made ready for play: it never changes.
#[derive(Clone, Debug)]
pub struct Field {
    bounds: Rect,
    side: u8,
    ceiling: i16,
    squares: Vec<Square>,
    things: BTreeMap<Cell, Feature>,
    lamps: Vec<(Cell, Lamp)>,
    ways: Vec<Exit>,
    starts: Vec<Cell>,
    flat: bool,
}

impl Field {
    /// A map to fight on under a ceiling in feet, with squares of so many feet. `terrain` says what
    /// a thing with this id means here.
    ///
    /// # Errors
    /// The drawing has faults, which loading reports.
    pub fn of_map<'t>(
        map: &DiveMap,
        things: &Things,
        terrain: impl Fn(&str) -> Option<&'t Terrain>,
        (side, ceiling): (u8, u8),
    ) -> Result<Self, Vec<String>> {
        let steps = |cell: Cell| map.height(cell.y as usize, cell.x as usize);
        Self::of_board(&map.board, things, terrain, (side, ceiling), steps)
    }

    /// A board to stand on, with its heights in steps as high as a square is wide.
    ///
    /// # Errors
    /// The drawing has faults.
    pub fn of_board<'t>(
        board: &Drawing,
        things: &Things,
        terrain: impl Fn(&str) -> Option<&'t Terrain>,
        (side, ceiling): (u8, u8),
        steps: impl Fn(Cell) -> i8,
    ) -> Result<Self, Vec<String>> {
        let shape = board.shape(things)?;
        let size = shape.size();
        let bounds = Rect::sized(Cell::default(), size.x, size.y);
        let mut field = Field {
            bounds,
            side,
            ceiling: i16::from(ceiling),
            squares: vec![Square::ROCK; bounds.area() as usize],
            things: shape.features().iter().cloned().collect(),
            lamps: Vec::new(),
            ways: shape.exits().to_vec(),
            starts: shape.marked(Mark::new('@')).collect(),
            flat: true,
        };
        let height = |cell| i16::from(steps(cell)) * i16::from(side);
        field.lay(&shape, terrain, height);
        Ok(field)
    }

    fn lay<'t>(
        &mut self,
        shape: &Shape,
        terrain: impl Fn(&str) -> Option<&'t Terrain>,
        height: impl Fn(Cell) -> i16,
    ) {
        for &cell in shape.floor() {
            let ground = height(cell);
            let feature = self.things.get(&cell).cloned();
            let facts = feature.as_ref().and_then(|it| terrain(it.id()));
            let square = match &feature {
                None => floor(ground),
                Some(feature) => furnished(ground, feature, facts),
            };
            if let Some(lamp) = facts.and_then(|it| it.lamp) {
                self.lamps.push((cell, lamp));
            }
            self.set(cell, square);
        }
        // A way in or out is as high as the floor that it leads to.
        for exit in shape.exits() {
            let inside = exit.cell.step(exit.side.opposite(), 1);
            self.set(exit.cell, floor(height(inside)));
        }
    }

    fn set(&mut self, cell: Cell, square: Square) {
        let filled = square.filled();
        self.flat &= square.ground == 0 && (filled == 0 || filled >= self.ceiling);
        if let Some(place) = self.bounds.place(cell) {
            self.squares[place] = square;
        }
    }

    /// The squares as drawn, rim included.
    pub fn bounds(&self) -> Rect {
        self.bounds
    }

    /// Feet of a square.
    pub fn side(&self) -> u8 {
        self.side
    }

    /// The ceiling, in feet above level ground.
    pub fn ceiling(&self) -> i16 {
        self.ceiling
    }

    /// What is so about a square; outside there is rock.
    pub fn square(&self, cell: Cell) -> Square {
        let place = self.bounds.place(cell);
        place.map_or(Square::ROCK, |place| self.squares[place])
    }

    /// Feet above level ground where somebody's feet are who stands here.
    pub fn ground(&self, cell: Cell) -> i16 {
        self.square(cell).ground
    }

    /// The thing on a square.
    pub fn thing(&self, cell: Cell) -> Option<&Feature> {
        self.things.get(&cell)
    }

    /// The lights that stand on it.
    pub fn lamps(&self) -> &[(Cell, Lamp)] {
        &self.lamps
    }

    /// The ways in and out, in the rim.
    pub fn ways(&self) -> &[Exit] {
        &self.ways
    }

    /// The squares on which a party may begin.
    pub fn starts(&self) -> &[Cell] {
        &self.starts
    }

    /// Every square that somebody can stand on.
    pub fn open(&self) -> impl Iterator<Item = Cell> + '_ {
        let cells = self.bounds.cells().zip(&self.squares);
        cells.filter_map(|(cell, square)| square.open.then_some(cell))
    }

    /// True if no height on it makes a difference to who sees whom.
    pub(super) fn is_flat(&self) -> bool {
        self.flat
    }

    /// True inside the rim, and in a way through it.
    pub(super) fn is_within(&self, cell: Cell) -> bool {
        let Rect { min, max } = self.bounds;
        let inside = Rect::between(min + Cell::new(1, 1), max - Cell::new(1, 1));
        inside.contains(cell) || self.square(cell).open
    }

    /// An empty set of its squares.
    pub fn no_cells(&self) -> CellSet {
        CellSet::new(self.bounds)
    }
}

fn floor(ground: i16) -> Square {
    Square {
        level: ground,
        ground,
        top: ground,
        open: true,
        open_above: true,
        opaque: false,
        cover: None,
        ..Square::ROCK
    }
}

/// A square with a thing on it. Without a record of the terrain the thing speaks for itself.
fn furnished(level: i16, feature: &Feature, facts: Option<&Terrain>) -> Square {
    let thing = feature.thing();
    let is = |flag: fn(&Terrain) -> bool| facts.is_some_and(flag);
    let (climbed, water, drop) = (is(|it| it.climbed), is(|it| it.water), is(|it| it.drop));
    let door = is(|it| it.door.is_some()) || thing.sight == Opacity::BlockedWhileEmpty;
    let height = thing.height.max(0);
    let of_thing = match (thing.sight, thing.covers) {
        (Opacity::Blocked, _) => Some(Cover::Total),
        (_, true) => Some(Cover::Half),
        _ => None,
    };
    let level = match drop {
        true => level + thing.height.min(0),
        false => level,
    };
    Square {
        level,
        ground: if climbed { level + height } else { level },
        top: level + height,
        open: thing.step > 0 || climbed || water,
        open_above: thing.step > 0 || climbed || water || is(|it| it.open_above),
        difficult: climbed || thing.step > 1 || is(|it| it.difficult),
        water,
        opaque: door || thing.sight == Opacity::Blocked,
        door,
        cover: facts.and_then(|it| it.cover).or(of_thing),
        drop,
        hazard: is(|it| !it.hazard.is_empty()),
    }
}
