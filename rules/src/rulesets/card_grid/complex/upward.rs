//! A drawing in which all ways lead upward from the outside: who is above whom, and what is to the
//! left of what.

use super::{
    drawable::OUTSIDE,
    planar::{Line, Net},
};

/// Rows and columns of a drawing: rooms lie in rows, ways run straight up from a lower row to a
/// higher one in columns. Two ways in one column, or a way and a room, never share a row.
#[derive(Debug)]
pub(super) struct Upward {
    /// Row of each node, from 0 for the outside.
    pub(super) rows: Vec<usize>,
    /// Column that the leftmost line of each node has.
    pub(super) columns: Vec<usize>,
    /// The lines that are drawn, each from the lower node to the higher one, by column.
    pub(super) lines: Vec<Upright>,
}

/// A line of a drawing, from a lower node up to a higher one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Upright {
    pub(super) low: usize,
    pub(super) high: usize,
    pub(super) column: usize,
}

impl Upright {
    /// Its nodes, the lower number first.
    pub(super) fn line(&self) -> Line {
        (self.low.min(self.high), self.low.max(self.high))
    }
}

/// Draws a planar net upward.
///
/// What hangs on a single node is tied to its neighbour first, by lines that are not drawn, for only
/// blocks have an order in which every node has one below it and one above. The rows are the longest
/// ways from below, and the columns those from the left across all faces: a visibility
/// representation, as Rosenstiehl, Tarjan, Tamassia and Tollis have it.
pub(super) fn upward(net: &Net) -> Upward {
    let mut tied = Net::new(net.len().max(3));
    for line in net.lines() {
        tied.add(line);
    }
    // A net of two nodes has no face; a third one makes it a block.
    for node in net.len()..tied.len() {
        tied.add((OUTSIDE, node));
    }
    let top = top(&mut tied);
    tie(&mut tied);
    let faces = tied.faces().expect("it is planar and stays so");
    let ranks = ranks(&tied, top);
    let rows = longest(tied.len(), &upright(&tied, &ranks));
    let columns = columns(&tied, &faces, &ranks, top);
    let column = |low: usize, high: usize| columns[low * tied.len() + high];
    let drawn = upright(net, &ranks).into_iter();
    let mut lines: Vec<Upright> = drawn
        .map(|(low, high)| Upright {
            low,
            high,
            column: column(low, high),
        })
        .collect();
    lines.sort_by_key(|line| line.column);
    let leftmost = (0..net.len()).map(|node| {
        let beside = tied
            .beside(node)
            .map(|other| match ranks[node] < ranks[other] {
                true => column(node, other),
                false => column(other, node),
            });
        beside.min().unwrap_or(0)
    });
    Upward {
        columns: leftmost.collect(),
        rows: rows[..net.len()].to_vec(),
        lines,
    }
}

/// The node that is drawn highest: the one with the highest number that a line can be drawn to from
/// the outside. It has that line afterwards.
fn top(net: &mut Net) -> usize {
    let mut nodes = (1..net.len()).rev();
    let fits = |node: &usize| net.has((OUTSIDE, *node)) || net.add_if_planar((OUTSIDE, *node));
    nodes
        .find(fits)
        .expect("there is a node beside the outside")
}

/// Adds lines until the whole is one block, each between two neighbours of a node that holds two
/// blocks together.
fn tie(net: &mut Net) {
    loop {
        let blocks = net.blocks();
        let held = (0..net.len()).find_map(|node| {
            let mut at = blocks.iter().filter(|block| block.degree(node) > 0);
            let (one, other) = (at.next()?, at.next()?);
            Some((one.beside(node).next()?, other.beside(node).next()?))
        });
        match held {
            Some(line) => net.add(line),
            None => return,
        }
    }
}

/// Lines from the lower to the higher rank.
fn upright(net: &Net, ranks: &[usize]) -> Vec<Line> {
    let lines = net.lines().map(|(a, b)| match ranks[a] < ranks[b] {
        true => (a, b),
        false => (b, a),
    });
    lines.collect()
}

/// Longest way to each node along lines from lower to higher ones.
fn longest(nodes: usize, lines: &[Line]) -> Vec<usize> {
    let mut longest = vec![0; nodes];
    loop {
        let mut changed = false;
        for (low, high) in lines {
            if longest[*high] <= longest[*low] {
                longest[*high] = longest[*low] + 1;
                changed = true;
            }
        }
        if !changed {
            return longest;
        }
    }
}

/// The column of each line, from its lower node times the number of nodes and its higher node: the
/// longest way across faces from the left. The line from the outside to the top is left of all.
fn columns(net: &Net, faces: &[Vec<usize>], ranks: &[usize], top: usize) -> Vec<usize> {
    let nodes = net.len();
    let mut face_of = vec![usize::MAX; nodes * nodes];
    for (nth, face) in faces.iter().enumerate() {
        let next = face.iter().cycle().skip(1);
        for (from, to) in face.iter().zip(next) {
            face_of[from * nodes + to] = nth;
        }
    }
    let lines = upright(net, ranks);
    let across = lines.iter().filter(|line| **line != (OUTSIDE, top));
    let across: Vec<Line> = across
        .map(|(low, high)| (face_of[low * nodes + high], face_of[high * nodes + low]))
        .collect();
    let far = longest(faces.len(), &across);
    let mut columns = vec![0; nodes * nodes];
    for (low, high) in lines {
        // All the way round, its left face is the last of all, but it is the first line itself.
        let column = match (low, high) == (OUTSIDE, top) {
            true => 0,
            false => far[face_of[low * nodes + high]] + 1,
        };
        columns[low * nodes + high] = column;
    }
    columns
}

/// An order of the nodes of a block that begins with the outside and ends with the top, in which
/// every other node is joined to one before it and to one after it: the method of Tarjan.
fn ranks(net: &Net, top: usize) -> Vec<usize> {
    let mut search = Search {
        net,
        order: vec![OUTSIDE],
        seen: vec![usize::MAX; net.len()],
        before: vec![OUTSIDE; net.len()],
        lowest: vec![OUTSIDE; net.len()],
    };
    search.seen[OUTSIDE] = 0;
    search.visit(top, OUTSIDE);
    let mut list = vec![OUTSIDE, top];
    let mut under = vec![false; net.len()];
    under[OUTSIDE] = true;
    for node in &search.order[2..] {
        let before = search.before[*node];
        let place = list.iter().position(|it| *it == before).expect("it is in");
        if under[search.lowest[*node]] {
            list.insert(place, *node);
            under[before] = false;
        } else {
            list.insert(place + 1, *node);
            under[before] = true;
        }
    }
    let mut ranks = vec![0; net.len()];
    for (rank, node) in list.into_iter().enumerate() {
        ranks[node] = rank;
    }
    ranks
}

/// A search in depth: nodes in the order in which they are found, from which node, and the earliest
/// node that each can go back to.
struct Search<'a> {
    net: &'a Net,
    order: Vec<usize>,
    seen: Vec<usize>,
    before: Vec<usize>,
    lowest: Vec<usize>,
}

impl Search<'_> {
    fn visit(&mut self, node: usize, before: usize) {
        self.seen[node] = self.order.len();
        self.order.push(node);
        self.before[node] = before;
        self.lowest[node] = node;
        for next in self.net.beside(node) {
            let reached = if self.seen[next] == usize::MAX {
                self.visit(next, node);
                self.lowest[next]
            } else {
                next
            };
            if self.seen[reached] < self.seen[self.lowest[node]] {
                self.lowest[node] = reached;
            }
        }
    }
}
