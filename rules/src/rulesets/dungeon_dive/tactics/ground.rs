//! Places: where somebody could go, what waits there and on the way, and the world as it would be if
//! they stood there.

use std::sync::Arc;

use bevy_ecs::world::World;
use smallvec::SmallVec;

use super::super::{
    board::{Board, Flight, Stand, Walk, ZoneFacts},
    components::{FigureId, Table},
    content::{Effect, Source, Trait, Workings},
    fight::{doors, flight, walk},
    figure::Figure,
    place,
    play::Play,
    sheet::{Coming, Sheet},
};
use super::{
    air,
    head::{Head, slips_away},
};
use crate::grid::{Cell, CellSet};

/// The world as it would be if somebody stood elsewhere.
pub struct AsIf<'w> {
    world: &'w World,
    table: Table,
}

impl<'w> AsIf<'w> {
    /// The world as it is.
    pub fn of(play: Play<'w>) -> Self {
        AsIf {
            world: play.world,
            table: play.table.clone(),
        }
    }

    pub fn play(&self) -> Play<'_> {
        Play {
            world: self.world,
            table: &self.table,
        }
    }

    /// Has somebody stand at a square, or be so many feet above it.
    pub fn put(&mut self, who: FigureId, cell: Cell, up: i16) {
        let before = place::stand(self.play().figure(who));
        let listed = self.table.figures.iter_mut();
        if let Some(it) = { listed }.find(|it| it.id == who) {
            it.stand.cell = Some(cell);
            it.stand.aloft = up.clamp(0, 100) as u8;
        }
        let stands = self.table.stands.iter_mut();
        if let Some(stand) = before.and_then(|it| { stands }.find(|stand| **stand == it)) {
            (stand.cell, stand.up) = (cell, up);
        }
    }

    /// Opens doors.
    fn open(&mut self, doors: &[Cell]) {
        if let Some((_, overlay)) = &mut self.table.ground {
            let overlay = Arc::make_mut(overlay);
            for door in doors {
                overlay.open_door(*door);
            }
        }
    }

    /// Closes squares to whoever walks.
    fn close(&mut self, cells: &CellSet) {
        if let Some((_, overlay)) = &mut self.table.ground {
            let wall = ZoneFacts {
                solid: true,
                ..ZoneFacts::default()
            };
            Arc::make_mut(overlay).zone(cells, wall);
        }
    }
}

/// Something on the ground that harms.
struct Hazard {
    cells: CellSet,
    /// What it is expected to do to whoever comes there, in hundredths.
    harm: i32,
    /// True if it is understood; rule `mind.hazards`.
    minded: bool,
}

/// A square where somebody could end, or the air over it.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    pub cell: Cell,
    /// Feet above the ground.
    pub up: i16,
    /// Feet that it takes to get there.
    pub feet: u16,
}

impl Spot {
    /// What comes first among equals: what takes the fewest feet, and then the ground.
    pub fn order(self) -> (u16, i16, i16, i16) {
        (self.feet, self.up, self.cell.y, self.cell.x)
    }
}

/// The way to a place, with the feet that each step takes.
pub enum Route {
    Foot(SmallVec<[(Cell, u8); 8]>),
    /// Through the air, with the feet above the ground.
    Air(SmallVec<[(Cell, u8, u8); 6]>),
}

impl Route {
    /// No way at all: one stays.
    pub fn none() -> Self {
        Route::Foot(SmallVec::new())
    }

    pub fn is_empty(&self) -> bool {
        match self {
            Route::Foot(path) => path.is_empty(),
            Route::Air(path) => path.is_empty(),
        }
    }

    /// Its squares, the start left out.
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            Route::Foot(path) => path.iter().map(|it| it.0).collect(),
            Route::Air(path) => path.iter().map(|it| it.0).collect(),
        }
    }
}

/// Where somebody could go.
pub struct Ground {
    pub here: Stand,
    pub spots: Vec<Spot>,
    range: Option<Walk>,
    flight: Option<Flight>,
    hazards: Vec<Hazard>,
}

impl Ground {
    /// What a move can come to, none through hazards that are understood unless `through`; none at
    /// all if `stays`.
    pub fn of(head: &Head<'_>, stays: bool, through: bool) -> Option<Self> {
        let here = place::stand(head.figure)?;
        let hazards = hazards(head);
        let shut: &[Hazard] = if through { &[] } else { &hazards };
        let (range, flight) = match stays {
            true => (None, None),
            false => range(head, shut),
        };
        let mut spots: Vec<Spot> = Vec::new();
        let ends = range.iter().flat_map(Walk::ends);
        spots.extend(ends.map(|(cell, feet)| Spot { cell, up: 0, feet }));
        if let Some(flight) = &flight {
            spots.extend(air::spots(head, here, flight));
        }
        let frightened = head.sheet.is(|it| *it == Trait::KeepsAway);
        let may = |cell: Cell| !frightened || !walk::keeps_away(&head.sheet, cell);
        spots.retain(|it| it.feet == 0 || may(it.cell));
        if !spots.iter().any(|it| it.feet == 0) {
            let (cell, up) = (here.cell, here.up);
            spots.push(Spot { cell, up, feet: 0 });
        }
        Some(Ground {
            here,
            spots,
            range,
            flight,
            hazards,
        })
    }

    /// True if hazards that are understood are in the way of anything.
    pub fn is_hemmed(&self) -> bool {
        self.hazards.iter().any(|it| it.minded && it.harm > 0)
    }

    /// How somebody stands at a spot.
    pub fn stand(&self, spot: Spot) -> Stand {
        Stand {
            up: spot.up,
            ..self.here.at(spot.cell)
        }
    }

    /// True for a spot that one walks to; everything else is flown to.
    fn is_on_foot(&self, spot: Spot) -> bool {
        self.here.up == 0 && spot.up == 0
    }

    /// The way to a spot, the start left out.
    fn path(&self, board: &Board<'_>, spot: Spot) -> Vec<Stand> {
        let path = match self.is_on_foot(spot) {
            true => {
                let range = self.range.as_ref();
                let path = range.and_then(|it| it.path(self.here.cell, spot.cell));
                path.map(|it| it.into_iter().map(|cell| self.here.at(cell)).collect())
            }
            false => {
                let flight = self.flight.as_ref();
                flight.and_then(|it| it.path(board, self.stand(spot)))
            }
        };
        path.unwrap_or_default()
    }

    /// The way to a spot with the feet that each step takes.
    pub fn way(&self, sheet: &Sheet<'_>, spot: Spot) -> Route {
        if self.is_on_foot(spot) {
            let range = self.range.as_ref();
            let path = range.and_then(|it| walk::priced(sheet, it, spot.cell));
            return Route::Foot(path.unwrap_or_default());
        }
        let board = sheet.figure.play().board();
        let flight = self.flight.as_ref().zip(board);
        let path = flight.and_then(|(it, board)| flight::priced(&board, it, self.stand(spot)));
        Route::Air(path.unwrap_or_default())
    }

    /// What understood hazards do to whoever stands at a square.
    pub fn harm_at(&self, cell: Cell) -> i32 {
        let stand = self.here.at(cell);
        let all = self.hazards.iter().filter(|it| it.minded);
        let there = all.filter(|it| stand.covers().cells().any(|at| it.cells.contains(at)));
        there.map(|it| it.harm).sum()
    }

    /// What foes do to whoever goes a way, one blow each, and what understood hazards do, in
    /// hundredths; rule `attack.opportunity`.
    pub fn on_way(&self, head: &Head<'_>, board: &Board<'_>, to: Spot) -> (i32, i32) {
        let path = self.path(board, to);
        let mut hazard = 0;
        let mut blows = 0;
        let mut struck: SmallVec<[FigureId; 4]> = SmallVec::new();
        let free = slips_away(&head.sheet);
        let mut at = self.here;
        for next in path {
            if !free {
                for rival in head.up() {
                    let leaves = rival.blow > 0
                        && board.distance(rival.stand, at) <= rival.reach
                        && board.distance(rival.stand, next) > rival.reach;
                    if leaves && !struck.contains(&rival.figure.id()) {
                        struck.push(rival.figure.id());
                        blows += rival.blow;
                    }
                }
            }
            hazard += self.harm_at(next.cell);
            at = next;
        }
        (blows, hazard)
    }
}

/// Where somebody can walk and fly to, round hazards that are understood.
fn range(head: &Head<'_>, hazards: &[Hazard]) -> (Option<Walk>, Option<Flight>) {
    let feet = head.sheet.feet_left();
    let minded: Vec<&Hazard> = hazards
        .iter()
        .filter(|it| it.minded && it.harm > 0)
        .collect();
    if minded.is_empty() {
        return (walk::within(&head.sheet, feet), flight::range(&head.sheet));
    }
    let around = around(head, minded, &[]);
    let sheet = Sheet::of(around.play().figure(head.figure.id()));
    (walk::within(&sheet, feet), flight::range(&sheet))
}

/// The world as it would be if one could not go through some hazards, and these doors were open.
fn around<'w>(
    head: &Head<'w>,
    minded: impl IntoIterator<Item = &'w Hazard>,
    doors: &[Cell],
) -> AsIf<'w> {
    let mut around = AsIf::of(head.play);
    for it in minded {
        around.close(&it.cells);
    }
    around.open(doors);
    around
}

/// Hazards of the map and zones that harm those who come there.
fn hazards(head: &Head<'_>) -> Vec<Hazard> {
    let play = head.play;
    let Some(board) = play.board() else {
        return Vec::new();
    };
    let book = play.book();
    let mut all: Vec<(Source, Hazard)> = Vec::new();
    if !head.sheet.flies() {
        let cells = board.field.open();
        for cell in cells.filter(|it| board.field.square(*it).hazard) {
            let thing = board.field.thing(cell);
            let Some(terrain) = thing.and_then(|it| book.terrain.find(it.id())) else {
                continue;
            };
            let source = Source::Terrain(terrain);
            if let Some((_, hazard)) = all.iter_mut().find(|it| it.0 == source) {
                hazard.cells.insert(cell);
                continue;
            }
            let harm = rough(head, book.works(source), 0);
            let mut cells = board.field.no_cells();
            cells.insert(cell);
            let minded = minds(head, source);
            all.push((
                source,
                Hazard {
                    cells,
                    harm,
                    minded,
                },
            ));
        }
    }
    for zone in &play.state().zones {
        let works = book.works(zone.source);
        let it = &works.zones[usize::from(zone.nth)];
        let own = play
            .get(zone.by)
            .is_some_and(|by| by.team() == head.figure.team());
        if own && it.zone.spares_allies {
            continue;
        }
        let blocks = [it.enters, it.each_step, it.turn_begins, it.turn_ends];
        let harms = blocks.into_iter().map(|block| rough(head, works, block));
        let harm = harms.max().unwrap_or(0);
        let cells = CellSet::of(board.field.bounds(), zone.cells.iter().copied());
        let minded = minds(head, zone.source);
        all.push((
            zone.source,
            Hazard {
                cells,
                harm,
                minded,
            },
        ));
    }
    let all = all.into_iter().map(|(_, it)| it);
    all.filter(|it| it.harm > 0).collect()
}

/// True for whoever understands what something on the ground does: by wits, or since it has suffered
/// from it; rule `mind.hazards`. Hired hands do as heroes do.
fn minds(head: &Head<'_>, source: Source) -> bool {
    let figures = &head.play.book().figures;
    let burnt = head.figure.memory().burnt.contains(&source);
    let learns = burnt && head.has_wits(figures.learns, true);
    head.figure.lingers() || learns || head.has_wits(figures.clever, false)
}

/// What a list of effects is expected to do to somebody, without a look at who does it.
fn rough(head: &Head<'_>, works: &Workings, block: u16) -> i32 {
    let steps = works.blocks.get(usize::from(block)).into_iter().flatten();
    let each = steps.map(|step| {
        let inner = |nth: usize| step.inner.get(nth).map_or(0, |it| rough(head, works, *it));
        match &step.effect {
            Effect::Damage { dice, kind, .. } => {
                let amount = (dice.min() + dice.max()) * 50;
                head.sheet.left_of(Coming {
                    kind: *kind,
                    amount,
                    plain_weapon: false,
                    weapon: false,
                })
            }
            Effect::Save { .. } => inner(0) * 2 / 3,
            Effect::Attack { .. } | Effect::If { .. } | Effect::Contest { .. } => inner(0) / 2,
            Effect::Times(..) => inner(0),
            Effect::Inflict { condition, .. } => {
                let book = head.play.book();
                let key = book.condition(condition);
                match head.sheet.is_immune_to(key, None) {
                    true => 0,
                    false => (-super::traits::condition(book, key)).max(0),
                }
            }
            _ => 0,
        }
    });
    each.sum()
}

/// How many feet it takes to come within reach of somebody on foot, and the squares of the way: round
/// hazards that are understood, if there is a way round, and through doors that just open. Whoever is
/// in the air looks for it as if they were on the ground below.
pub fn approach(head: &Head<'_>, to: Figure<'_>, reach: u16) -> Option<(u16, Vec<Cell>)> {
    let board = head.play.board()?;
    let goal = place::stand(to)?;
    let here = Stand {
        up: 0,
        ..place::stand(head.figure)?
    };
    let near = |cell: Cell| board.distance(here.at(cell), goal);
    nearest(head, |cell| near(cell).saturating_sub(reach))
}

/// The same to where the gap to something is least.
pub fn nearest(head: &Head<'_>, gap: impl Fn(Cell) -> u16) -> Option<(u16, Vec<Cell>)> {
    /// Farther than any map is wide.
    const FAR: u16 = 400;
    let here = head.figure.cell()?;
    let hazards = hazards(head);
    let minded = hazards.iter().filter(|it| it.minded && it.harm > 0);
    let mut ahead = around(head, minded, &doors::shut(head.play));
    let own = head.figure.id();
    ahead.put(own, here, 0);
    let walk = walk::within(&Sheet::of(ahead.play().figure(own)), FAR)?;
    let ends = walk.ends();
    let best = ends.min_by_key(|(cell, feet)| (gap(*cell), *feet, cell.y, cell.x));
    let (cell, feet) = best?;
    Some((feet, walk.path(here, cell)?))
}
