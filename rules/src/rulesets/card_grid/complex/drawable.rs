//! Which ways of a graph are drawn: all that can be without crossing, the main ones first.

use std::collections::BTreeSet;

use super::{
    Graph,
    planar::{Line, Net},
};

/// The node of a net that stands for everything outside.
pub(super) const OUTSIDE: usize = 0;

/// What of a graph can be drawn together.
pub(super) struct Drawable {
    /// The outside and the rooms by number, and the ways that are drawn.
    pub(super) net: Net,
    /// Ways that had to be added, since what would have kept the rooms together cannot be drawn.
    pub(super) added: BTreeSet<Line>,
}

/// Doors that a room has walls for, by its size in squares: one for each square along two of its
/// sides, one in front, and, if there is a way at both ends, one behind. The largest rooms are not
/// drawn in a single row.
fn doors(size: u8) -> usize {
    2 * usize::from(size.min(10)) + 2
}

/// Chooses what is drawn of a graph; rule `dungeon.crossing`. Main ways come first, then what keeps
/// the rooms together, then entrances, then the other ways, those between rooms close in number first.
/// `sizes` are those of the rooms in squares, by number.
pub(super) fn drawable(graph: &Graph, sizes: &[u8]) -> Drawable {
    let rooms = usize::from(graph.rooms);
    let mut net = Net::new(rooms + 1);
    let line = |(low, high): (u8, u8)| (usize::from(low), usize::from(high));
    let mutual = graph.ways.iter().filter(|(_, way)| way.mutual);
    for (ends, _) in mutual {
        net.add(line(*ends));
    }
    for crossing in net.in_the_way() {
        net.remove(crossing);
    }
    let mut ways: Vec<Line> = graph.ways.keys().map(|ends| line(*ends)).collect();
    ways.sort_by_key(|(low, high)| high - low);
    let entrances = graph.entrances.keys().map(|room| (OUTSIDE, (*room).into()));
    let entrances: Vec<Line> = entrances.collect();
    let room_for = |net: &Net, (low, high): Line, spare: usize| {
        [low, high]
            .into_iter()
            .all(|node| node == OUTSIDE || net.degree(node) + spare < doors(sizes[node - 1]))
    };
    for line in entrances.iter().chain(&ways) {
        if !net.joins(line.0, line.1) && room_for(&net, *line, 1) {
            net.add(*line);
        }
    }
    let added = hold_together(&mut net, |net, line| room_for(net, line, 1));
    for line in entrances.iter().chain(&ways) {
        if !net.has(*line) && room_for(&net, *line, 0) {
            net.add_if_planar(*line);
        }
    }
    Drawable { net, added }
}

/// Joins whatever the outside does not lead to, where numbers are closest and there is a wall for a
/// door.
fn hold_together(net: &mut Net, room_for: impl Fn(&Net, Line) -> bool) -> BTreeSet<Line> {
    let mut added = BTreeSet::new();
    loop {
        let nodes = OUTSIDE..net.len();
        let (inside, lost): (Vec<usize>, Vec<usize>) =
            nodes.partition(|node| net.joins(OUTSIDE, *node));
        let pairs = lost
            .iter()
            .flat_map(|a| inside.iter().map(move |b| (*a.min(b), *a.max(b))));
        let free = pairs.filter(|line| room_for(net, *line));
        let Some(line) = free.min_by_key(|(low, high)| (high - low, *low)) else {
            return added;
        };
        net.add(line);
        added.insert(line);
    }
}
