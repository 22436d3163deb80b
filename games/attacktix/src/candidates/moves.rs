//! Candidates for moves: towards opponents, into contact or cover, aside, across barriers, and with a push. AT-MOVE-01,
//! AT-MOVE-05

use super::{any, some};
use crate::action::{Action, Leg};
use crate::battle::Attacktix;
use crate::id::Id;
use crate::place::{Heading, TURN};
use crate::rolling::{heading_to, turned};
use crate::rules::Order;
use crate::state::{FigureIndex, State};
use crate::terrain::Descriptor;
use geometry::Point;
use referee::Chance;

/// How many lengths of a straight roll are tried. Each is half as long as the one before.
const HALVINGS: u32 = 4;

impl Attacktix {
    /// Adds moves of a figure, and turns on the spot. AT-MOVE-05
    pub(super) fn push_moves(
        &self,
        state: &State,
        figure: FigureIndex,
        chance: &mut dyn Chance,
        out: &mut Vec<Action>,
    ) {
        let enemies = self.enemies_near(state, figure);
        let at = |other: &FigureIndex| state.figures[other.index()].at;
        self.push_way(state, figure, enemies.first().map(at), chance, out);
        let far = some(&enemies, 1, chance);
        self.push_straight(state, figure, far.first().map(at), chance, out);
        self.push_aside(state, figure, chance, out);
        self.push_cover(state, figure, chance, out);
        self.push_pushes(state, figure, chance, out);
        let facing = heading_to(state.figures[figure.index()].at, far.first().map_or(Point::new(0, 0), at));
        out.push(self.order(figure, facing.map(Leg::Face).into_iter().collect(), None, Vec::new()));
    }

    fn order(&self, figure: FigureIndex, path: Vec<Leg>, push: Option<Id>, destroy: Vec<Id>) -> Action {
        Action::Move { figure: self.profile(figure).id.clone(), path, push, destroy }
    }

    /// Adds a way into contact with an opponent, or as near as the figure gets. If the way crosses barriers that can be
    /// destroyed, also adds a move on the same way that destroys them. AT-MOVE-08
    fn push_way(
        &self,
        state: &State,
        figure: FigureIndex,
        to: Option<Point>,
        chance: &mut dyn Chance,
        out: &mut Vec<Action>,
    ) {
        let Some(to) = to else { return };
        let facing = heading_to(state.figures[figure.index()].at, to);
        let way = self.way(state, figure, to, facing.filter(|_| any(chance, 2) == 0));
        let crossed = way.course.crossed.iter().map(|section| self.ground().line(*section));
        let destroy: Vec<Id> = crossed.filter(|line| line.is_destructible).map(|line| line.id.clone()).collect();
        if !destroy.is_empty() {
            out.push(self.order(figure, way.path.clone(), None, destroy));
        }
        out.push(self.order(figure, way.path, None, Vec::new()));
    }

    /// Adds a straight roll of a random length towards a place. AT-MOVE-04
    fn push_straight(
        &self,
        state: &State,
        figure: FigureIndex,
        to: Option<Point>,
        chance: &mut dyn Chance,
        out: &mut Vec<Action>,
    ) {
        let at = state.figures[figure.index()].at;
        let Some(heading) = to.and_then(|to| heading_to(at, to)) else { return };
        let tix = 1 + any(chance, self.limit(state, figure, false).into()) as i32;
        let roll = tix * self.options().tix.0;
        self.push_legal(state, figure, heading, roll, out);
    }

    /// Adds rolls in random directions. AT-R-13
    fn push_aside(&self, state: &State, figure: FigureIndex, chance: &mut dyn Chance, out: &mut Vec<Action>) {
        let most = i32::from(self.limit(state, figure, false)) * self.options().tix.0;
        for _ in 0..2 {
            let heading = any(chance, TURN as u32) as Heading;
            let roll = any(chance, most as u32 + 1) as i32;
            self.push_legal(state, figure, heading, roll, out);
        }
    }

    /// Adds the longest legal roll among this length and its halves. Adds nothing if none of the lengths tried is
    /// legal.
    fn push_legal(&self, state: &State, figure: FigureIndex, heading: Heading, roll: i32, out: &mut Vec<Action>) {
        let limit = self.limited(state, figure, false);
        for halved in 0..HALVINGS {
            let path = vec![Leg::Face(turned(heading)), Leg::Roll(roll >> halved)];
            if self.move_of(state, figure, Order::along(&path), limit).is_ok() {
                out.push(self.order(figure, path, None, Vec::new()));
                return;
            }
        }
    }

    /// Adds a straight move towards cover: to the middle of an area or of a barrier. AT-COVER-02
    fn push_cover(&self, state: &State, figure: FigureIndex, chance: &mut dyn Chance, out: &mut Vec<Action>) {
        let ground = self.ground();
        let middle = |corners: &[Point]| {
            let count = corners.len() as i64;
            let sum = |part: fn(&Point) -> i32| corners.iter().map(|at| i64::from(part(at))).sum::<i64>() / count;
            Point::new(sum(|at| at.x) as i32, sum(|at| at.y) as i32)
        };
        let areas = ground.areas(Descriptor::Cover).map(|(_, area)| middle(area.points()));
        let covers = self.barriers(state).filter(|(_, line)| ground.kind(line.piece).is(Descriptor::Cover));
        let places: Vec<Point> = areas.chain(covers.map(|(_, line)| middle(&[line.line.from, line.line.to]))).collect();
        let at = state.figures[figure.index()].at;
        for place in some(&places, 1, chance) {
            let reach = i32::from(self.limit(state, figure, false)) * self.options().tix.0;
            let far = at.distance_round(place);
            if let Some(heading) = heading_to(at, place).filter(|_| far <= 2 * reach) {
                self.push_legal(state, figure, heading, far.min(reach), out);
            }
        }
    }

    /// Adds pushes of objects that the figure touches. The figure rolls straight towards the object. AT-OBJ-03
    fn push_pushes(&self, state: &State, figure: FigureIndex, chance: &mut dyn Chance, out: &mut Vec<Action>) {
        let at = state.figures[figure.index()].at;
        for piece in self.pushable_by(state, figure) {
            let object = state.objects[usize::from(piece.0)].map(|object| object.at);
            let Some(heading) = object.and_then(|object| heading_to(at, object)) else { continue };
            let tix = 1 + any(chance, self.limit(state, figure, true).into()) as i32;
            let path = vec![Leg::Face(heading), Leg::Roll(tix * self.options().tix.0)];
            out.push(self.order(figure, path, Some(self.ground().id(piece).clone()), Vec::new()));
        }
    }
}
