//! Places for rooms and ways, as close together as walls allow.

use super::{
    doors::Walls,
    drawable::OUTSIDE,
    upward::{Upright, Upward},
};

/// Sweeps that draw rooms and ways towards each other.
const SWEEPS: usize = 6;

/// Where everything lies, in cells: `x` to the right, `y` up from the outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Places {
    /// Left and front cell of the floor of each room, by node.
    pub(super) rooms: Vec<(i32, i32)>,
    /// Column of cells in which each line goes up, by its place in [`Upward::lines`].
    pub(super) lines: Vec<i32>,
}

/// At least so far from one to another.
#[derive(Clone, Copy)]
struct Gap {
    from: usize,
    to: usize,
    least: i32,
}

/// The least positions that keep all gaps; none if they contradict each other.
fn least(count: usize, gaps: &[Gap]) -> Option<Vec<i32>> {
    let mut places = vec![0; count];
    for _ in 0..=count {
        let mut changed = false;
        for gap in gaps {
            let place = places[gap.from] + gap.least;
            if places[gap.to] < place {
                places[gap.to] = place;
                changed = true;
            }
        }
        if !changed {
            return Some(places);
        }
    }
    None
}

/// A drawing with its rooms' walls, and what has to be kept apart in it.
pub(super) struct Spacing<'a> {
    pub(super) drawing: &'a Upward,
    /// By node; the outside has none.
    pub(super) walls: &'a [Walls],
}

/// What is kept apart from others: floor between two columns and two rows of cells, ends included.
#[derive(Clone, Copy)]
struct Piece {
    /// Its variable.
    of: usize,
    x: (i32, i32),
    y: (i32, i32),
    /// The same, with all rows of rooms that it leaves by a side: nothing else may lie between such a
    /// room and its way.
    beside: (i32, i32),
}

/// True if no wall fits between two stretches of cells.
fn near((a, b): (i32, i32), (c, d): (i32, i32)) -> bool {
    a <= d + 1 && c <= b + 1
}

impl Spacing<'_> {
    /// Rooms and ways in their places. Rows and columns give the first, which are then pushed
    /// together, forward and to the left by turns, and at last towards what they are joined to.
    pub(super) fn places(&self) -> Option<Places> {
        let own = self.own_gaps();
        let mut gaps = own.clone();
        gaps.extend(self.gaps_of_rows());
        let across = least(self.variables(), &gaps)?;
        let by_row = |room: usize| self.drawing.rows[room] as i32;
        let deep = self.deep(&across, by_row)?;
        let mut places = self.placed(&across, &deep);
        for _ in 0..2 {
            gaps = own.clone();
            gaps.extend(self.gaps_across(&places));
            let across = least(self.variables(), &gaps)?;
            let now = places.rooms.clone();
            let deep = self.deep(&across, |room| now[room].1)?;
            places = self.placed(&across, &deep);
        }
        gaps = own;
        gaps.extend(self.gaps_across(&places));
        let mut across: Vec<i32> = places.rooms.iter().map(|(x, _)| *x).collect();
        across.extend(&places.lines);
        self.gather(&mut across, &gaps);
        let deep: Vec<i32> = places.rooms.iter().map(|(_, y)| *y).collect();
        Some(self.placed(&across, &deep))
    }

    fn nodes(&self) -> usize {
        self.walls.len()
    }

    fn variables(&self) -> usize {
        self.nodes() + self.drawing.lines.len()
    }

    fn of_line(&self, line: usize) -> usize {
        self.nodes() + line
    }

    fn placed(&self, across: &[i32], deep: &[i32]) -> Places {
        let rooms = across.iter().copied().zip(deep.iter().copied());
        Places {
            rooms: rooms.collect(),
            lines: across[self.nodes()..].to_vec(),
        }
    }

    /// Gaps between rooms and their own ways.
    fn own_gaps(&self) -> Vec<Gap> {
        let mut gaps = Vec::new();
        for (room, walls) in self.walls.iter().enumerate().skip(1) {
            for (behind, straight) in [(true, walls.behind), (false, walls.front)] {
                let Some(line) = straight else { continue };
                let (first, last) = walls.open(behind);
                let line = self.of_line(line);
                gaps.push(Gap {
                    from: room,
                    to: line,
                    least: first,
                });
                gaps.push(Gap {
                    from: line,
                    to: room,
                    least: -last,
                });
            }
            for door in &walls.sides {
                let line = self.of_line(door.line);
                gaps.push(match door.right {
                    true => Gap {
                        from: room,
                        to: line,
                        least: walls.across() + 1,
                    },
                    false => Gap {
                        from: line,
                        to: room,
                        least: 2,
                    },
                });
            }
        }
        // The ways up from a room, and those down, lie side by side.
        for node in 0..self.nodes() {
            for of in [|line: &Upright| line.low, |line: &Upright| line.high] {
                let lines = self.drawing.lines.iter().enumerate();
                let own = lines.filter(|(_, line)| of(line) == node);
                gaps.extend(self.beside_each_other(own.map(|(nth, _)| nth)));
            }
        }
        gaps
    }

    /// Gaps between each of these lines and the next.
    fn beside_each_other(&self, lines: impl Iterator<Item = usize>) -> Vec<Gap> {
        let lines: Vec<usize> = lines.collect();
        let gap = |pair: &[usize]| Gap {
            from: self.of_line(pair[0]),
            to: self.of_line(pair[1]),
            least: 2,
        };
        lines.windows(2).map(gap).collect()
    }

    /// Gaps in every row between rooms and the ways that pass them, and in between between ways.
    fn gaps_of_rows(&self) -> Vec<Gap> {
        let rows = &self.drawing.rows;
        let highest = rows.iter().max().copied().unwrap_or(0);
        let lines = || self.drawing.lines.iter().enumerate();
        let mut gaps = Vec::new();
        for row in 0..=highest {
            let between = lines().filter(|(_, it)| (rows[it.low]..rows[it.high]).contains(&row));
            gaps.extend(self.beside_each_other(between.map(|(nth, _)| nth)));
            let passing = lines().filter(|(_, it)| rows[it.low] < row && row < rows[it.high]);
            let passing = passing.map(|(nth, it)| (it.column, self.of_line(nth)));
            let rooms = (1..self.nodes()).filter(|room| rows[*room] == row);
            let rooms = rooms.map(|room| (self.drawing.columns[room], room));
            let mut all: Vec<(usize, usize)> = passing.chain(rooms).collect();
            all.sort_unstable();
            for pair in all.windows(2) {
                self.gaps_between(pair[0].1, pair[1].1, &mut gaps);
            }
        }
        gaps
    }

    /// Gaps between two neighbours in a row, each a room with its ways or a way.
    fn gaps_between(&self, left: usize, right: usize, gaps: &mut Vec<Gap>) {
        for (from, width) in self.rim(left, true) {
            for (to, _) in self.rim(right, false) {
                gaps.push(Gap {
                    from,
                    to,
                    least: width + 1,
                });
            }
        }
    }

    /// What a room or a way has on one side: itself and the ways by that side, with their widths.
    fn rim(&self, of: usize, right: bool) -> Vec<(usize, i32)> {
        let Some(walls) = self.walls.get(of) else {
            return vec![(of, 1)];
        };
        let sides = walls.sides.iter().filter(|door| door.right == right);
        let mut rim: Vec<_> = sides.map(|door| (self.of_line(door.line), 1)).collect();
        rim.push((of, walls.across()));
        rim
    }

    /// Cells from the leftmost to the rightmost of a room and its ways.
    fn extent(&self, room: usize, across: &[i32]) -> (i32, i32) {
        let walls = &self.walls[room];
        let mut extent = (across[room], across[room] + walls.across() - 1);
        let lines = walls
            .sides
            .iter()
            .map(|door| across[self.of_line(door.line)]);
        for x in lines {
            extent = (extent.0.min(x), extent.1.max(x));
        }
        extent
    }

    /// Front row of each room: each as far forward as those before it allow, in this order.
    fn deep(&self, across: &[i32], order: impl Fn(usize) -> i32) -> Option<Vec<i32>> {
        let mut gaps = Vec::new();
        for low in 1..self.nodes() {
            gaps.push(Gap {
                from: OUTSIDE,
                to: low,
                least: 1,
            });
            for high in 1..self.nodes() {
                let apart = !near(self.extent(low, across), self.extent(high, across));
                if order(low) < order(high) && !apart {
                    let least = self.walls[low].deep() + 1;
                    gaps.push(Gap {
                        from: low,
                        to: high,
                        least,
                    });
                }
            }
        }
        least(self.nodes(), &gaps)
    }

    /// Row of cells where a line leaves a room, on the floor of the line.
    fn end(&self, nth: usize, room: usize, up: bool, deep: impl Fn(usize) -> i32) -> i32 {
        if room == OUTSIDE {
            return 0;
        }
        let walls = &self.walls[room];
        let door = walls.sides.iter().find(|door| door.line == nth);
        let front = deep(room);
        match (door, up) {
            (Some(door), _) => front + door.cell,
            (None, true) => front + walls.deep(),
            (None, false) => front - 1,
        }
    }

    /// The rows of cells that a line goes through.
    pub(super) fn span(&self, nth: usize, deep: impl Fn(usize) -> i32) -> (i32, i32) {
        let line = self.drawing.lines[nth];
        let low = self.end(nth, line.low, true, &deep);
        (low, self.end(nth, line.high, false, &deep))
    }

    /// Gaps from each room and way to whatever lies to the right of it now.
    fn gaps_across(&self, places: &Places) -> Vec<Gap> {
        let rooms = (1..self.nodes()).map(|room| {
            let (x, y) = places.rooms[room];
            let walls = &self.walls[room];
            let rows = (y, y + walls.deep() - 1);
            Piece {
                of: room,
                x: (x, x + walls.across() - 1),
                y: rows,
                beside: rows,
            }
        });
        let lines = places.lines.iter().enumerate().map(|(nth, x)| {
            let line = self.drawing.lines[nth];
            let span = self.span(nth, |room| places.rooms[room].1);
            let side = |room: usize| self.walls[room].sides.iter().any(|door| door.line == nth);
            let rows = |room: usize| {
                let front = places.rooms[room].1;
                (front, front + self.walls[room].deep() - 1)
            };
            let low = if side(line.low) {
                rows(line.low).0
            } else {
                span.0
            };
            let high = if side(line.high) {
                rows(line.high).1
            } else {
                span.1
            };
            Piece {
                of: self.of_line(nth),
                x: (*x, *x),
                y: span,
                beside: (low, high),
            }
        });
        let pieces: Vec<Piece> = rooms.chain(lines).collect();
        let mut gaps = Vec::new();
        for left in &pieces {
            for right in &pieces {
                let near = match self.are_related(left.of, right.of) {
                    true => near(left.y, right.y),
                    false => near(left.beside, right.beside),
                };
                if left.x.1 < right.x.0 && near && !self.is_own(left.of, right.of) {
                    let least = left.x.1 - left.x.0 + 2;
                    let (from, to) = (left.of, right.of);
                    gaps.push(Gap { from, to, least });
                }
            }
        }
        gaps
    }

    /// True for two ways of one room.
    fn are_related(&self, one: usize, other: usize) -> bool {
        let line = |of: usize| {
            of.checked_sub(self.nodes())
                .map(|nth| self.drawing.lines[nth])
        };
        let (Some(one), Some(other)) = (line(one), line(other)) else {
            return false;
        };
        let rooms = [other.low, other.high];
        let shared = |room: usize| room != OUTSIDE && rooms.contains(&room);
        shared(one.low) || shared(one.high)
    }

    /// True for a room and one of its ways, whose gap is known.
    fn is_own(&self, one: usize, other: usize) -> bool {
        let (room, line) = (one.min(other), one.max(other));
        let line = line.checked_sub(self.nodes());
        let line = line.and_then(|nth| self.drawing.lines.get(nth));
        line.is_some_and(|line| line.low == room || line.high == room)
    }

    /// Draws rooms and ways towards what they are joined to, as far as the gaps let them.
    fn gather(&self, across: &mut [i32], gaps: &[Gap]) {
        for sweep in 0..SWEEPS {
            for nth in 0..across.len() {
                let of = if sweep % 2 == 0 {
                    across.len() - 1 - nth
                } else {
                    nth
                };
                let Some(wish) = self.wish(of, across) else {
                    continue;
                };
                let into = gaps.iter().filter(|gap| gap.to == of);
                let first = into.map(|gap| across[gap.from] + gap.least).max();
                let out = gaps.iter().filter(|gap| gap.from == of);
                let last = out.map(|gap| across[gap.to] - gap.least).min();
                across[of] = wish.min(last.unwrap_or(wish)).max(first.unwrap_or(0));
            }
        }
    }

    /// Where a room or a way would lie if it were alone; none for the outside.
    fn wish(&self, of: usize, across: &[i32]) -> Option<i32> {
        let mut wishes = Vec::new();
        if of == OUTSIDE {
            return None;
        }
        if let Some(walls) = self.walls.get(of) {
            let straight = walls.behind.iter().chain(&walls.front);
            wishes.extend(straight.map(|line| across[self.of_line(*line)] - walls.width));
            wishes.extend(walls.sides.iter().map(|door| {
                let x = across[self.of_line(door.line)];
                if door.right {
                    x - walls.across() - 1
                } else {
                    x + 2
                }
            }));
        } else {
            let nth = of - self.nodes();
            let line = self.drawing.lines[nth];
            for room in [line.low, line.high]
                .into_iter()
                .filter(|room| *room != OUTSIDE)
            {
                let walls = &self.walls[room];
                let side = walls.sides.iter().find(|door| door.line == nth);
                wishes.push(match side {
                    None => across[room] + walls.width,
                    Some(door) if door.right => across[room] + walls.across() + 1,
                    Some(_) => across[room] - 2,
                });
            }
        }
        wishes.sort_unstable();
        let middle = wishes.len() / 2;
        wishes.get(middle).copied()
    }
}
