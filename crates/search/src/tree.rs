//! The tree of a search. A node stands for the seat that decides and for what is public. An edge stands for a decision,
//! and counts its visits, availability and results.

use referee::Seat;

/// No node.
pub(crate) const NOWHERE: u32 = u32::MAX;

/// A point at which a seat decides. All imagined truths that reach this point by the same decisions share the node.
struct Node<A> {
    seat: Seat,
    /// The game's key of what is public here.
    public_key: u64,
    /// The next node at the same place, for another seat or with another public key. Luck may determine which seat
    /// decides next.
    beside: u32,
    /// The edges, mostly in the order in which the game lists its candidates.
    edges: Vec<Edge<A>>,
}

/// One decision, with its counts over all imagined truths.
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    /// How often the decision was chosen.
    pub(crate) visits: u32,
    /// How often the decision could have been chosen.
    pub(crate) available: u32,
    /// The sum of the results for the deciding seat, -1 000 ..= 1 000 each.
    pub(crate) total: i64,
    /// The game's prior, 0 ..= 1 000.
    pub(crate) prior: i32,
    child: u32,
}

impl<A> Edge<A> {
    /// Returns the mean result, -1 000 ..= 1 000, of an edge that has been chosen before.
    pub(crate) fn mean(&self) -> f32 {
        self.total as f32 / self.visits as f32
    }

    /// Orders edges by visits, then by mean result.
    pub(crate) fn rank(&self) -> f64 {
        match self.visits {
            0 => -1.0,
            visits => f64::from(visits) + (f64::from(self.mean()) + 1_000.0) / 4_000.0,
        }
    }
}

/// The nodes of one search, bounded by the number of edges.
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    edges: usize,
    room: usize,
}

/// One edge of one node.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    node: u32,
    edge: u32,
}

impl<A: Clone> Tree<A> {
    /// Returns an empty tree. It makes no new node once it has `room` edges.
    pub(crate) fn new(room: usize) -> Tree<A> {
        Tree { nodes: Vec::new(), edges: 0, room }
    }

    /// Returns the node in which `seat` decides below `from` with this public key. Makes the node if it is missing.
    /// Returns `None` if it is missing and the tree is full. Decisions that are `alike` lead to the same node, since
    /// the seat that decides there cannot tell them apart.
    pub(crate) fn enter(
        &mut self,
        from: Option<Place>,
        seat: Seat,
        public_key: u64,
        alike: impl Fn(&A, &A) -> bool,
    ) -> Option<u32> {
        let head = match from {
            None if self.nodes.is_empty() => NOWHERE,
            None => 0,
            Some(place) => self.below(place, alike),
        };
        let mut node = head;
        while node != NOWHERE {
            let found = &self.nodes[node as usize];
            if found.seat == seat && found.public_key == public_key {
                return Some(node);
            }
            node = found.beside;
        }
        if self.edges >= self.room {
            return None;
        }
        let made = self.nodes.len() as u32;
        self.nodes.push(Node { seat, public_key, beside: NOWHERE, edges: Vec::new() });
        match (head, from) {
            (NOWHERE, Some(place)) => self.nodes[place.node as usize].edges[place.edge as usize].child = made,
            (NOWHERE, None) => {}
            (head, _) => {
                self.nodes[made as usize].beside = self.nodes[head as usize].beside;
                self.nodes[head as usize].beside = made;
            }
        }
        Some(made)
    }

    /// Returns the first node below an edge, or below an edge that looks the same. [`NOWHERE`] if there is none yet.
    fn below(&mut self, place: Place, alike: impl Fn(&A, &A) -> bool) -> u32 {
        let edges = &mut self.nodes[place.node as usize].edges;
        let edge = &edges[place.edge as usize];
        if edge.child == NOWHERE {
            let twin = edges.iter().find(|other| other.child != NOWHERE && alike(&other.action, &edge.action));
            let child = twin.map_or(NOWHERE, |other| other.child);
            edges[place.edge as usize].child = child;
        }
        edges[place.edge as usize].child
    }

    /// Finds or makes the edge of every candidate, and counts the edge as available.
    ///
    /// Games list candidates in a fixed order. A cursor that mostly moves forward therefore finds nearly every edge at
    /// the first try.
    pub(crate) fn offer(
        &mut self,
        node: u32,
        candidates: &[A],
        places: &mut Vec<Place>,
        same: impl Fn(&A, &A) -> bool,
        prior: impl Fn(&A) -> i32,
    ) {
        places.clear();
        let edges = &mut self.nodes[node as usize].edges;
        if edges.is_empty() {
            edges.reserve_exact(candidates.len());
        }
        let mut cursor = 0;
        for action in candidates {
            let ahead = edges[cursor..].iter().position(|edge| same(&edge.action, action)).map(|found| found + cursor);
            let index = match ahead.or_else(|| edges[..cursor].iter().position(|edge| same(&edge.action, action))) {
                Some(found) => found,
                None => {
                    let (action, prior) = (action.clone(), prior(action));
                    edges.push(Edge { action, visits: 0, available: 0, total: 0, prior, child: NOWHERE });
                    self.edges += 1;
                    edges.len() - 1
                }
            };
            edges[index].available += 1;
            cursor = if index + 1 < edges.len() { index + 1 } else { cursor };
            places.push(Place { node, edge: index as u32 });
        }
    }

    #[inline]
    pub(crate) fn edge(&self, place: Place) -> &Edge<A> {
        &self.nodes[place.node as usize].edges[place.edge as usize]
    }

    /// Adds the result of one simulation for the seat that chose the edge.
    #[inline]
    pub(crate) fn note(&mut self, place: Place, result: i32) {
        let edge = &mut self.nodes[place.node as usize].edges[place.edge as usize];
        edge.visits += 1;
        edge.total += i64::from(result);
    }

    #[inline]
    pub(crate) fn seat(&self, place: Place) -> Seat {
        self.nodes[place.node as usize].seat
    }

    /// Returns the line of the decisions that were tried most, each with the seat that decides. It ends before a
    /// decision that was tried fewer than `least` times, and holds `longest` decisions at most.
    pub(crate) fn line(&self, least: u32, longest: usize) -> Vec<(Seat, A)> {
        let mut line = Vec::new();
        let mut node = if self.nodes.is_empty() { NOWHERE } else { 0 };
        while node != NOWHERE && line.len() < longest {
            let at = |node: u32| (node != NOWHERE).then(|| &self.nodes[node as usize]);
            let beside = std::iter::successors(at(node), |found| at(found.beside));
            let edges = beside.flat_map(|found| found.edges.iter().map(|edge| (found.seat, edge)));
            let most = edges.max_by(|(_, one), (_, other)| one.rank().total_cmp(&other.rank()));
            let Some((seat, edge)) = most.filter(|(_, edge)| edge.visits >= least) else { break };
            line.push((seat, edge.action.clone()));
            node = edge.child;
        }
        line
    }

    /// Returns the edges of the first node, from which the search began.
    pub(crate) fn first(&self) -> &[Edge<A>] {
        self.nodes.first().map_or(&[], |node| &node.edges)
    }
}
