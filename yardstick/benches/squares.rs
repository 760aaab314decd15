//! Movement ranges and sight on squares, compared with similar crates.

use std::{collections::BTreeMap, hint::black_box};

use adam_fov_rs::IVec2;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use doryen_fov::{FovAlgorithm, FovRecursiveShadowCasting, MapData};
use pathfinding::directed::dijkstra::dijkstra_reach;
use tabledelve::grid::{Cell, Corners, FieldOfView, Figure, MovementRange, squares};
use yardstick::Squares;

/// Movement budget.
const MOVE: u32 = 6;
/// Range of sight.
const SIGHT: u8 = 12;

fn our_range(board: &Squares, from: Cell) -> MovementRange {
    let figure = Figure::new(1, Corners::PastOne);
    let net = tabledelve::grid::Squares::new(board.bounds);
    let wall = |cell: Cell| board.is_wall(cell);
    MovementRange::of(&net, from, MOVE, |from, to| {
        figure.step(from, to, |cell| (!wall(cell)).then_some(1), wall)
    })
}

/// The steps from a square, in the form `pathfinding` expects.
fn steps(board: &Squares, from: Cell) -> Vec<(Cell, u32)> {
    let open = |to: &Cell| {
        let corners = [Cell::new(to.x, from.y), Cell::new(from.x, to.y)];
        let diagonal = to.x != from.x && to.y != from.y;
        !board.is_wall(*to) && (!diagonal || corners.iter().any(|cell| !board.is_wall(*cell)))
    };
    let near = from.around().into_iter().filter(open);
    near.map(|cell| (cell, 1)).collect()
}

fn range_of_pathfinding(board: &Squares, from: Cell) -> impl Iterator<Item = (Cell, u32)> {
    dijkstra_reach(&from, move |cell| steps(board, *cell))
        .take_while(|found| found.total_cost <= MOVE)
        .map(|found| (found.node, found.total_cost))
}

fn ranges(c: &mut Criterion) {
    let board = Squares::new();
    let starts = board.starts();
    for &from in &starts {
        let ours: BTreeMap<Cell, u32> = our_range(&board, from).cells().collect();
        assert_eq!(
            ours,
            range_of_pathfinding(&board, from).collect(),
            "pathfinding"
        );
    }
    let mut group = c.benchmark_group("a movement range of six, by starts");
    group.throughput(Throughput::Elements(starts.len() as u64));
    group.bench_function("ours", |b| {
        b.iter(|| {
            let each = starts
                .iter()
                .map(|from| our_range(&board, *from).cells().count());
            black_box(each.sum::<usize>())
        });
    });
    group.bench_function("pathfinding", |b| {
        b.iter(|| {
            let each = starts
                .iter()
                .map(|from| range_of_pathfinding(&board, *from).count());
            black_box(each.sum::<usize>())
        });
    });
    group.finish();
}

fn our_view(board: &Squares, from: Cell, corners: Corners) -> FieldOfView {
    FieldOfView::of(from, SIGHT, corners, |cell| board.is_wall(cell))
}

fn is_near(from: Cell, to: Cell) -> bool {
    from.reach_to(to) <= u32::from(SIGHT)
}

fn view_of_symmetric(board: &Squares, from: Cell, seen: &mut [bool]) {
    let cell = |(x, y): (isize, isize)| Cell::new(x as i16, y as i16);
    symmetric_shadowcasting::compute_fov(
        (from.x.into(), from.y.into()),
        &mut |at| board.is_wall(cell(at)) || !is_near(from, cell(at)),
        &mut |at| {
            if let Some(place) = board
                .bounds
                .place(cell(at))
                .filter(|_| is_near(from, cell(at)))
            {
                seen[place] = true;
            }
        },
    );
}

fn view_of_adam(board: &Squares, from: Cell, seen: &mut [bool]) {
    let cell = |at: IVec2| Cell::new(at.x as i16, at.y as i16);
    adam_fov_rs::compute_fov(
        [i32::from(from.x), i32::from(from.y)],
        SIGHT.into(),
        [64u32, 64],
        |at| board.is_wall(cell(at)),
        |at| {
            if let Some(place) = board.bounds.place(cell(at)) {
                seen[place] = true;
            }
        },
    );
}

/// On floors the two differ only where a line runs along the edges of squares: there a wall on
/// either side ends ours, while theirs may change sides on the way.
fn check_against_symmetric(board: &Squares, from: Cell) {
    let mut theirs = vec![false; board.bounds.area() as usize];
    view_of_symmetric(board, from, &mut theirs);
    let ours = our_view(board, from, Corners::Always);
    for (cell, seen) in board.bounds.cells().zip(theirs) {
        if board.is_wall(cell) || ours.sees(cell) == seen {
            continue;
        }
        let wall = |cell| board.is_wall(cell);
        let (line, blocked) = squares::line_of_sight(from, cell, Corners::Always, wall);
        assert!(seen && !blocked.is_empty(), "{from:?} {cell:?} {line:?}");
        let (dx, dy) = (from.x.abs_diff(cell.x), from.y.abs_diff(cell.y));
        let (long, short) = (dx.max(dy), dx.min(dy));
        let halves = (1..long).filter(|step| (2 * short * step) % (2 * long) == long);
        assert!(halves.count() > 1, "{from:?} {cell:?}: no choice of sides");
    }
}

fn sight(c: &mut Criterion) {
    let board = Squares::new();
    let starts = board.starts();
    for &from in &starts {
        check_against_symmetric(&board, from);
    }
    let mut group = c.benchmark_group("sight of twelve, by starts");
    group.throughput(Throughput::Elements(starts.len() as u64));
    for (name, corners) in [
        ("ours, closed corners block", Corners::PastOne),
        ("ours, through every corner", Corners::Always),
    ] {
        group.bench_function(name, |b| {
            b.iter(|| {
                for from in &starts {
                    black_box(our_view(&board, *from, corners));
                }
            });
        });
    }
    let mut others = |name: &str, view: fn(&Squares, Cell, &mut [bool])| {
        group.bench_function(name, |b| {
            b.iter(|| {
                for from in &starts {
                    let mut seen = vec![false; board.bounds.area() as usize];
                    view(&board, *from, &mut seen);
                    black_box(seen);
                }
            });
        });
    };
    others("symmetric-shadowcasting", view_of_symmetric);
    others("adam_fov_rs, not symmetric", view_of_adam);
    group.bench_function("doryen-fov, not symmetric", |b| {
        let mut map = MapData::new(64, 64);
        for cell in board.bounds.cells() {
            map.set_transparent(cell.x as usize, cell.y as usize, !board.is_wall(cell));
        }
        let mut fov = FovRecursiveShadowCasting::new();
        b.iter(|| {
            for from in &starts {
                map.clear_fov();
                let (x, y) = (from.x as usize, from.y as usize);
                fov.compute_fov(&mut map, x, y, SIGHT.into(), true);
                black_box(&map.fov);
            }
        });
    });
    group.finish();
}

criterion_group!(benches, ranges, sight);
criterion_main!(benches);
