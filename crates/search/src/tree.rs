//! The tree of a search. In each node one seat decides. Each edge is a decision, with counts of its visits and results,
//! and of the simulations in which it was available.

use referee::Seat;

/// The index that stands for "no node".
pub(crate) const NOWHERE: u32 = u32::MAX;

/// A point at which a seat decides. All imagined truths that reach this point by the same decisions share the node.
struct Node<A> {
    seat: Seat,
    /// The key of what is public here ([`crate::Playable::public_key`]).
    public_key: u64,
    /// The index of the next node below the same edge, for another seat or with another public key. Luck may determine
    /// which seat decides next.
    beside: u32,
    /// The edges, in the order in which they were first offered. This is mostly the order in which the game lists its
    /// candidates.
    edges: Vec<Edge<A>>,
}

/// One decision, with its counts over all imagined truths.
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    /// The number of simulations that chose the decision.
    pub(crate) visits: u32,
    /// The number of simulations that could have chosen the decision.
    pub(crate) available: u32,
    /// The sum of the results for the seat that decides. Each result is in -1 000 ..= 1 000.
    pub(crate) total: i64,
    /// The game's prior ([`crate::Playable::prior`]), 0 ..= 1 000.
    pub(crate) prior: i32,
    child: u32,
}

impl<A> Edge<A> {
    /// Returns the mean result, -1 000 ..= 1 000. The edge must have a visit.
    pub(crate) fn mean(&self) -> f32 {
        self.total as f32 / self.visits as f32
    }

    /// Returns a number that is higher for an edge with more visits, and among equal visits for a higher mean result.
    pub(crate) fn rank(&self) -> f64 {
        match self.visits {
            0 => -1.0,
            visits => f64::from(visits) + (f64::from(self.mean()) + 1_000.0) / 4_000.0,
        }
    }
}

/// The nodes of one search. The number of edges is limited.
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    edges: usize,
    room: usize,
}

/// An edge, by its node and its index in the node.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    node: u32,
    edge: u32,
}

impl<A: Clone> Tree<A> {
    /// Returns an empty tree. The tree makes no new node once it has `room` edges.
    pub(crate) fn new(room: usize) -> Tree<A> {
        Tree { nodes: Vec::new(), edges: 0, room }
    }

    /// Returns the node below the edge `from` with this seat and this public key. With `None` as `from`, this is the
    /// node from which the search began. Makes the node if it is missing. Returns `None` if the node is missing and the
    /// tree is full. Decisions that are `alike` lead to the same node, since the seat that decides there cannot tell
    /// them apart.
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

    /// Returns the first node below the edge at `place`, or below an edge of the same node whose decision is `alike`.
    /// Returns [`NOWHERE`] if no such node exists yet.
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

    /// Finds or makes the edge of every candidate, counts it as available, and lists it in `places`.
    ///
    /// Games list candidates in a fixed order. So the search for an edge begins behind the edge that was found last,
    /// and mostly ends at the first comparison.
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

    /// Counts a visit of the edge, with the result of the simulation for the seat that decides there.
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

    /// Returns a line of play from the first node: at each node the decision with the most visits, with the seat that
    /// decides. The line ends before a decision with fewer than `least` visits. It holds `longest` decisions at most.
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

    /// Returns the edges of the node from which the search began.
    pub(crate) fn first(&self) -> &[Edge<A>] {
        self.nodes.first().map_or(&[], |node| &node.edges)
    }
}
