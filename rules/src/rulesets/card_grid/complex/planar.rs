//! Which rooms and ways can lie in a plane without crossing, and the faces between them.

/// Number of nodes that a net can have.
const MOST: usize = 64;

/// Nodes by number, and lines between them: rooms and ways, or whatever else joins them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Net {
    /// For each node the set of those it is joined to, one bit each.
    beside: Vec<u64>,
}

/// A line between two nodes.
pub(super) type Line = (usize, usize);

/// The nodes of a set.
fn nodes_of(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let node = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(node)
    })
}

impl Net {
    /// So many nodes without a line.
    ///
    /// # Panics
    /// If there are more than 64.
    pub(super) fn new(nodes: usize) -> Self {
        assert!(nodes <= MOST, "a net has at most {MOST} nodes");
        Net {
            beside: vec![0; nodes],
        }
    }

    /// Number of nodes.
    pub(super) fn len(&self) -> usize {
        self.beside.len()
    }

    pub(super) fn add(&mut self, (a, b): Line) {
        self.beside[a] |= 1 << b;
        self.beside[b] |= 1 << a;
    }

    pub(super) fn remove(&mut self, (a, b): Line) {
        self.beside[a] &= !(1 << b);
        self.beside[b] &= !(1 << a);
    }

    pub(super) fn has(&self, (a, b): Line) -> bool {
        self.beside[a] >> b & 1 == 1
    }

    /// Number of lines at a node.
    pub(super) fn degree(&self, node: usize) -> usize {
        self.beside[node].count_ones() as usize
    }

    /// The nodes that a node is joined to.
    pub(super) fn beside(&self, node: usize) -> impl Iterator<Item = usize> + use<> {
        nodes_of(self.beside[node])
    }

    /// All lines, the lower node first.
    pub(super) fn lines(&self) -> impl Iterator<Item = Line> {
        let of = |low: usize| self.beside(low).filter(move |high| low < *high);
        (0..self.len()).flat_map(move |low| of(low).map(move |high| (low, high)))
    }

    /// The set of nodes that lines lead to from a node, with itself.
    fn part(&self, node: usize) -> u64 {
        let (mut part, mut open) = (1 << node, 1 << node);
        while open != 0 {
            let beside = nodes_of(open).fold(0, |all, node| all | self.beside[node]);
            open = beside & !part;
            part |= open;
        }
        part
    }

    /// True if lines lead from one node to the other.
    pub(super) fn joins(&self, a: usize, b: usize) -> bool {
        self.part(a) >> b & 1 == 1
    }

    /// The parts that hang together even without any one of their nodes; every line is in one of
    /// them.
    pub(super) fn blocks(&self) -> Vec<Net> {
        let mut search = Blocks {
            net: self,
            seen: vec![0; self.len()],
            count: 0,
            stack: Vec::new(),
            blocks: Vec::new(),
        };
        for node in 0..self.len() {
            if search.seen[node] == 0 {
                search.visit(node, None);
            }
        }
        search.blocks
    }

    /// True if it can be drawn without crossings.
    pub(super) fn is_planar(&self) -> bool {
        self.blocks().iter().all(|block| block.faces().is_some())
    }

    /// Adds a line if the net can still be drawn without crossings, as it could before; false if not.
    pub(super) fn add_if_planar(&mut self, line: Line) -> bool {
        self.add(line);
        let blocks = self.blocks();
        let changed = blocks.iter().find(|block| block.has(line));
        let planar = changed.is_none_or(|block| block.faces().is_some());
        if !planar {
            self.remove(line);
        }
        planar
    }

    /// The fewest lines without which it can be drawn without crossings.
    pub(super) fn in_the_way(&self) -> Vec<Line> {
        let mut most = 0;
        loop {
            if let Some(lines) = self.clone().without(most) {
                return lines;
            }
            most += 1;
        }
    }

    /// At most so many lines without which it is planar; none if there are no such lines.
    fn without(&mut self, most: usize) -> Option<Vec<Line>> {
        if self.is_planar() {
            return Some(Vec::new());
        }
        if most == 0 {
            return None;
        }
        // One line at least of what cannot be planar by itself has to go.
        for line in self.knot().lines() {
            self.remove(line);
            let rest = self.without(most - 1);
            self.add(line);
            if let Some(mut lines) = rest {
                lines.push(line);
                return Some(lines);
            }
        }
        None
    }

    /// A part of a net that is not planar, of which every piece is.
    fn knot(&self) -> Net {
        let mut knot = self.clone();
        for line in self.lines() {
            knot.remove(line);
            if knot.is_planar() {
                knot.add(line);
            }
        }
        knot
    }

    /// The faces of a drawing without crossings, each as the nodes around it with the face on the
    /// same hand; none if there is no such drawing. Every line has a face on either side, and is
    /// gone along once in each direction.
    ///
    /// The method is that of Demoucron, Malgrange and Pertuiset: begin with a cycle, and draw
    /// whatever hangs on what is drawn into a face that has all its ends, first what has no choice.
    /// The net has to be a block.
    pub(super) fn faces(&self) -> Option<Vec<Vec<usize>>> {
        let Some(cycle) = self.cycle() else {
            return Some(Vec::new());
        };
        let mut drawn = Net::new(self.len());
        drawn.add_path(&cycle);
        drawn.add((cycle[0], cycle[cycle.len() - 1]));
        let back: Vec<usize> = cycle.iter().rev().copied().collect();
        let mut faces = vec![Face::new(cycle), Face::new(back)];
        loop {
            let fragments = self.fragments(&drawn);
            let fits = |fragment: &Fragment| {
                let ends = fragment.ends;
                let mut fits = faces.iter().filter(|face| face.set & ends == ends);
                fits.next().map(|_| fits.count())
            };
            // None, for a fragment without a face, is less than anything.
            let Some(next) = fragments.iter().min_by_key(|fragment| fits(fragment)) else {
                return Some(faces.into_iter().map(|face| face.around).collect());
            };
            let has_ends = |face: &Face| face.set & next.ends == next.ends;
            let nth = faces.iter().position(has_ends)?;
            let path = self.path(next);
            drawn.add_path(&path);
            let [one, other] = faces[nth].split(&path);
            faces[nth] = one;
            faces.push(other);
        }
    }

    fn add_path(&mut self, path: &[usize]) {
        for pair in path.windows(2) {
            self.add((pair[0], pair[1]));
        }
    }

    /// Any cycle of a block; none if it has no more than a line.
    fn cycle(&self) -> Option<Vec<usize>> {
        let (low, high) = self.lines().next()?;
        let mut rest = self.clone();
        rest.remove((low, high));
        rest.way(low, high, u64::MAX)
    }

    /// The nodes of a shortest way between two nodes, with nothing but nodes of a set between.
    fn way(&self, from: usize, to: usize, through: u64) -> Option<Vec<usize>> {
        let mut before = vec![usize::MAX; self.len()];
        let mut seen: u64 = 1 << to;
        let mut open = std::collections::VecDeque::from([to]);
        while let Some(node) = open.pop_front() {
            if node == from {
                let steps =
                    std::iter::successors(Some(from), |node| (*node != to).then(|| before[*node]));
                return Some(steps.collect());
            }
            for next in nodes_of(self.beside[node] & !seen & (through | 1 << from)) {
                seen |= 1 << next;
                before[next] = node;
                open.push_back(next);
            }
        }
        None
    }

    /// What is not drawn yet, by what hangs together without what is.
    fn fragments(&self, drawn: &Net) -> Vec<Fragment> {
        let placed = (0..self.len()).filter(|node| drawn.beside[*node] != 0);
        let placed: u64 = placed.fold(0, |set, node| set | 1 << node);
        let mut fragments = Vec::new();
        for low in nodes_of(placed) {
            let chords = self.beside[low] & placed & !drawn.beside[low];
            let chords = nodes_of(chords).filter(|high| low < *high);
            fragments.extend(chords.map(|high| Fragment {
                ends: 1 << low | 1 << high,
                inside: 0,
            }));
        }
        let mut rest = (0..self.len()).fold(0, |set, node| match self.beside[node] {
            0 => set,
            _ => set | 1 << node,
        }) & !placed;
        while rest != 0 {
            let (mut inside, mut open) = (0, rest & rest.wrapping_neg());
            let mut ends = 0;
            while open != 0 {
                inside |= open;
                let beside = nodes_of(open).fold(0, |all, node| all | self.beside[node]);
                ends |= beside & placed;
                open = beside & !placed & !inside;
            }
            rest &= !inside;
            fragments.push(Fragment { ends, inside });
        }
        fragments
    }

    /// A way through a fragment from one of its ends to another.
    fn path(&self, fragment: &Fragment) -> Vec<usize> {
        let mut ends = nodes_of(fragment.ends);
        let (Some(one), Some(other)) = (ends.next(), ends.next()) else {
            unreachable!("whatever hangs on a block hangs on two of its nodes")
        };
        if fragment.inside == 0 {
            return vec![one, other];
        }
        let way = self.way_inside(one, other, fragment.inside);
        way.expect("a fragment hangs together")
    }

    /// As [`Net::way`], but not along a line between the two.
    fn way_inside(&self, one: usize, other: usize, inside: u64) -> Option<Vec<usize>> {
        let mut net = self.clone();
        net.remove((one, other));
        net.way(one, other, inside)
    }
}

/// What hangs together without what is drawn, and the drawn nodes that it hangs on.
struct Fragment {
    ends: u64,
    /// Its own nodes; none for a mere line.
    inside: u64,
}

struct Face {
    around: Vec<usize>,
    set: u64,
}

impl Face {
    fn new(around: Vec<usize>) -> Self {
        let set = around.iter().fold(0, |set, node| set | 1 << node);
        Face { around, set }
    }

    /// The two faces on either side of a path through this one.
    fn split(&self, path: &[usize]) -> [Face; 2] {
        let (from, to) = (path[0], path[path.len() - 1]);
        let inner = &path[1..path.len() - 1];
        let mut one = self.along(from, to);
        one.extend(inner.iter().rev());
        let mut other = self.along(to, from);
        other.extend(inner);
        [Face::new(one), Face::new(other)]
    }

    /// The nodes from one to another of them, both included.
    fn along(&self, from: usize, to: usize) -> Vec<usize> {
        let start = self.around.iter().position(|node| *node == from);
        let round = self.around.iter().cycle().skip(start.unwrap_or(0));
        let mut nodes = Vec::new();
        for node in round.take(self.around.len()) {
            nodes.push(*node);
            if *node == to {
                break;
            }
        }
        nodes
    }
}

/// A search in depth for blocks.
struct Blocks<'a> {
    net: &'a Net,
    /// When each node was found, from 1; 0 for one that was not.
    seen: Vec<usize>,
    count: usize,
    stack: Vec<Line>,
    blocks: Vec<Net>,
}

impl Blocks<'_> {
    /// Goes on from a node, and returns how early a node can be reached from it and from what comes
    /// after it.
    fn visit(&mut self, node: usize, before: Option<usize>) -> usize {
        self.count += 1;
        self.seen[node] = self.count;
        let mut earliest = self.count;
        for next in self.net.beside(node).filter(|next| Some(*next) != before) {
            if self.seen[next] == 0 {
                let line = (node, next);
                self.stack.push(line);
                let reached = self.visit(next, Some(node));
                earliest = earliest.min(reached);
                if reached >= self.seen[node] {
                    self.close(line);
                }
            } else if self.seen[next] < self.seen[node] {
                self.stack.push((node, next));
                earliest = earliest.min(self.seen[next]);
            }
        }
        earliest
    }

    /// Takes everything since this line for a block.
    fn close(&mut self, first: Line) {
        let mut block = Net::new(self.net.len());
        while let Some(line) = self.stack.pop() {
            block.add(line);
            if line == first {
                break;
            }
        }
        self.blocks.push(block);
    }
}
