//! The tree of a search: what was tried, how often it could have been tried, and how it went.

use referee::Seat;

/// No node.
pub(crate) const NOWHERE: u32 = u32::MAX;

/// A decision of one seat, reached by the decisions above it in whatever truth was imagined.
struct Node<A> {
    seat: Seat,
    /// What lies open here, in the game's own number.
    opened: u64,
    /// The node for another seat, or with other things open, at the same place: luck may settle who decides next.
    beside: u32,
    /// In the order in which the game lists candidates, as far as truths agree.
    edges: Vec<Edge<A>>,
}

/// One thing to decide, with its counts over all imagined truths.
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    /// How often it was chosen.
    pub(crate) visits: u32,
    /// How often it could have been chosen.
    pub(crate) available: u32,
    /// Sum of what came of it for the deciding seat, -1 000 ..= 1 000 each.
    pub(crate) total: i64,
    /// What the game said of it before it was tried.
    pub(crate) promise: i32,
    child: u32,
}

impl<A> Edge<A> {
    /// What came of it on average, -1 000 ..= 1 000; it has been chosen before.
    pub(crate) fn mean(&self) -> f32 {
        self.total as f32 / self.visits as f32
    }
}

/// All nodes of one search, at most as many as the search may remember.
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
    /// A tree of at most `room` edges.
    pub(crate) fn new(room: usize) -> Tree<A> {
        Tree { nodes: Vec::new(), edges: 0, room }
    }

    /// The node in which `seat` decides below `from` while that much is `opened`, made if there is none yet; nothing
    /// when there is no room. Decisions that are `alike` lead to the same node: whoever decides there cannot tell them
    /// apart.
    pub(crate) fn enter(
        &mut self,
        from: Option<Place>,
        seat: Seat,
        opened: u64,
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
            if found.seat == seat && found.opened == opened {
                return Some(node);
            }
            node = found.beside;
        }
        if self.edges >= self.room {
            return None;
        }
        let made = self.nodes.len() as u32;
        self.nodes.push(Node { seat, opened, beside: NOWHERE, edges: Vec::new() });
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

    /// The first node below an edge, or below one that looks the same.
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

    /// Finds the edge of every candidate, made where there is none, and counts it as available.
    ///
    /// Games list candidates in one order, so a cursor that only moves on finds nearly all of them at once.
    pub(crate) fn offer(
        &mut self,
        node: u32,
        candidates: &[A],
        places: &mut Vec<Place>,
        same: impl Fn(&A, &A) -> bool,
        promise: impl Fn(&A) -> i32,
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
                    let (action, promise) = (action.clone(), promise(action));
                    edges.push(Edge { action, visits: 0, available: 0, total: 0, promise, child: NOWHERE });
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

    /// Notes what came of a choice for the seat that made it.
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

    /// The edges of the first node, from which the search began.
    pub(crate) fn first(&self) -> &[Edge<A>] {
        self.nodes.first().map_or(&[], |node| &node.edges)
    }
}
