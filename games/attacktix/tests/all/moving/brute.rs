//! Compares moves with a slow reference implementation, which checks every micrometre of a move.

use attacktix::{Attacktix, Course, Id, Leg, Limit, LimitedBy, MoveFault, Order, State};
use geometry::Point;
use proptest::prelude::*;
use scenario::{ScenarioGame, ScenarioPosition};
use serde_json::{Value, json};

/// If a move comes nearer than this to the border between two results, the case is skipped. In micrometres.
const DOUBT: f64 = 1.5;
const RADIUS: f64 = 22_000.0;

type Place = (f64, f64);

/// The terrain, as the reference knows it.
#[derive(Clone, Debug, Default)]
struct Ground {
    bases: Vec<Place>,
    low: Vec<(Place, Place)>,
    high: Vec<(Place, Place)>,
    slow: Vec<Vec<Place>>,
    boxes: Vec<Vec<Place>>,
}

/// How a move ends, by the reference or by the rules.
#[derive(Clone, Debug, PartialEq)]
enum End {
    At { x: i32, y: i32, rolled: i64 },
    Refused,
    Doubtful,
}

fn distance_to_line((px, py): Place, ((ax, ay), (bx, by)): (Place, Place)) -> f64 {
    let (dx, dy) = (bx - ax, by - ay);
    let part = (((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
    ((ax + part * dx - px).powi(2) + (ay + part * dy - py).powi(2)).sqrt()
}

/// Returns how deep a place lies in a convex polygon; negative outside. The corners must go round counter-clockwise.
fn depth(place: Place, corners: &[Place]) -> f64 {
    let edges = corners.iter().zip(corners.iter().cycle().skip(1));
    let deep = |(a, b): (&Place, &Place)| {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        (dx * (place.1 - a.1) - dy * (place.0 - a.0)) / dx.hypot(dy)
    };
    edges.map(deep).fold(f64::INFINITY, f64::min)
}

fn gap_to_box(place: Place, corners: &[Place]) -> f64 {
    if depth(place, corners) >= 0.0 {
        return 0.0;
    }
    let edges = corners.iter().copied().zip(corners.iter().copied().cycle().skip(1));
    edges.map(|edge| distance_to_line(place, edge)).fold(f64::INFINITY, f64::min)
}

fn rolled(from: Point, heading: i32, distance: i32) -> Point {
    let sine = |heading: i32| (f64::from(heading).to_radians() / 100.0).sin();
    let nine = |value: f64| (value * 1e9).round();
    let part = |sine: f64| {
        let whole = f64::from(distance) * nine(sine);
        ((whole.abs() / 1e9 + 0.5).floor() * whole.signum()) as i32
    };
    Point::new(from.x + part(sine(heading)), from.y + part(sine(heading + 9_000)))
}

impl Ground {
    fn nearest(&self, lines: &[(Place, Place)], at: Place) -> f64 {
        lines.iter().map(|line| distance_to_line(at, *line)).fold(f64::INFINITY, f64::min)
    }

    /// Follows a path micrometre by micrometre.
    fn follow(&self, from: Point, path: &[(i32, i32)]) -> End {
        let (mut at, mut total) = (from, 0);
        for (heading, length) in path {
            let place = |so_far: i32| {
                let at = rolled(at, *heading, so_far);
                (f64::from(at.x), f64::from(at.y))
            };
            let (start, mut length) = (place(0), *length);
            let mut is_over = false;
            for area in self.slow.iter().filter(|area| depth(start, area) < RADIUS) {
                if let Some(first) = (1..=length).find(|so_far| depth(place(*so_far), area) >= RADIUS) {
                    (length, is_over) = (first, true);
                }
            }
            let overlaps = |so_far: &i32| self.nearest(&self.low, place(*so_far)) < RADIUS - 200.0;
            if let Some(first) = (0..=length).find(overlaps) {
                let all: Vec<(Place, Place)> = self.low.iter().chain(&self.high).copied().collect();
                let clear = |so_far: &i32| self.nearest(&all, place(*so_far)) >= RADIUS + 500.0;
                let Some(beyond) = (first..=length).find(clear) else { return End::Refused };
                (length, is_over) = (beyond, true);
            }
            for so_far in 0..=length {
                let here = place(so_far);
                let bases = self.bases.iter().map(|base| (base.0 - here.0).hypot(base.1 - here.1) - RADIUS);
                let boxes = self.boxes.iter().map(|corners| gap_to_box(here, corners));
                let lines = self.high.iter().map(|line| distance_to_line(here, *line));
                let nearest = bases.chain(boxes).chain(lines).fold(f64::INFINITY, f64::min);
                // A figure that stands too close at the start may roll away. Another test covers that.
                let starts_close = total == 0 && so_far == 0 && nearest < RADIUS - 200.0;
                if (nearest - (RADIUS - 200.0)).abs() < DOUBT || starts_close {
                    return End::Doubtful;
                }
                if nearest < RADIUS - 200.0 {
                    return End::Refused;
                }
            }
            total += i64::from(length);
            at = rolled(at, *heading, length);
            if is_over {
                break;
            }
        }
        End::At { x: at.x, y: at.y, rolled: total }
    }
}

/// Returns a convex polygon around a place, with its corners counter-clockwise.
fn around(middle: [i32; 2], size: i32, turn: i32, corners: usize) -> Vec<[i32; 2]> {
    let corner = |n: usize| {
        let angle = f64::from(turn).to_radians() + std::f64::consts::TAU * n as f64 / corners as f64;
        [middle[0] + (angle.cos() * f64::from(size)) as i32, middle[1] + (angle.sin() * f64::from(size)) as i32]
    };
    (0..corners).map(corner).collect()
}

/// Where things stand around the figure at (0, 0), and the path on which it is to move.
#[derive(Clone, Debug)]
struct Case {
    bases: Vec<[i32; 2]>,
    fences: Vec<(bool, [i32; 2], i32)>,
    areas: Vec<([i32; 2], i32, i32, usize)>,
    stacks: Vec<([i32; 2], i32)>,
    path: Vec<(i32, i32)>,
}

fn spot(from: i32, to: i32) -> impl Strategy<Value = [i32; 2]> {
    (from..to, 0..36_000).prop_map(|(far, heading)| {
        let at = rolled(Point::new(0, 0), heading, far);
        [at.x, at.y]
    })
}

/// Cases of moves almost parallel to a fence. The gap to the fence grows by much less than the length of the roll.
fn flat_case() -> impl Strategy<Value = Case> {
    let fence = (any::<bool>(), spot(20_000, 60_000), 0..36_000);
    let lean = prop_oneof![-1_000..1_000, 17_000..19_000];
    (fence, lean, 1_000..70_000).prop_map(|(fence, lean, length): ((bool, [i32; 2], i32), i32, i32)| {
        let heading = (fence.2 + lean).rem_euclid(36_000);
        Case {
            bases: Vec::new(),
            fences: vec![fence],
            areas: Vec::new(),
            stacks: Vec::new(),
            path: vec![(heading, length)],
        }
    })
}

fn case() -> impl Strategy<Value = Case> {
    let bases = prop::collection::vec(spot(47_000, 130_000), 0..3);
    let fences = prop::collection::vec((any::<bool>(), spot(24_000, 120_000), 0..36_000), 0..4);
    let areas = prop::collection::vec((spot(0, 120_000), 32_000..90_000, 0..360, 3..7_usize), 0..3);
    let stacks = prop::collection::vec((spot(60_000, 130_000), 0..36_000), 0..2);
    let path = prop::collection::vec((0..36_000, 1..70_000), 1..4);
    (bases, fences, areas, stacks, path).prop_map(|(bases, fences, areas, stacks, path)| Case {
        bases,
        fences,
        areas,
        stacks,
        path,
    })
}

/// Returns the far end of a section of 44 mm.
fn far_end(from: [i32; 2], heading: i32) -> [i32; 2] {
    let to = rolled(Point::new(from[0], from[1]), heading, 44_000);
    [to.x, to.y]
}

impl Case {
    fn given(&self) -> Value {
        let mut terrain = Vec::new();
        for (n, (is_high, from, heading)) in self.fences.iter().enumerate() {
            let section = json!({ "id": format!("f{n}.1"), "from": from, "to": far_end(*from, *heading) });
            let code = if *is_high { "F05" } else { "F11" };
            terrain.push(json!({ "id": format!("f{n}"), "code": code, "sections": [section] }));
        }
        for (n, (middle, size, turn, corners)) in self.areas.iter().enumerate() {
            let area = around(*middle, *size, *turn, *corners);
            terrain.push(json!({ "id": format!("m{n}"), "code": "F08", "area": area }));
        }
        for (n, (at, facing)) in self.stacks.iter().enumerate() {
            terrain.push(json!({ "id": format!("s{n}"), "code": "F12", "at": at, "facing": facing }));
        }
        let mut figures = vec![json!({ "id": "a", "type": "B05", "owner": "p1", "at": [0, 0], "wheel": 0 })];
        for (n, at) in self.bases.iter().enumerate() {
            figures.push(json!({ "id": format!("x{n}"), "type": "B05", "owner": "p2", "at": at, "wheel": 0 }));
        }
        let turn = json!({ "number": 1, "active": "p1", "step": "move" });
        json!({ "phase": "play", "mode": "duel", "measure": "imperial", "figures": figures, "terrain": terrain, "turn": turn })
    }

    fn reference(&self) -> Ground {
        let place = |at: &[i32; 2]| (f64::from(at[0]), f64::from(at[1]));
        let line = |(_, from, heading): &(bool, [i32; 2], i32)| (place(from), place(&far_end(*from, *heading)));
        let corners = |(at, facing): &([i32; 2], i32)| {
            let (sine, cosine) = (f64::from(*facing) / 100.0).to_radians().sin_cos();
            let corner = |(x, z): (f64, f64)| {
                let (dx, dz) = ((x * cosine + z * sine).round(), (z * cosine - x * sine).round());
                (f64::from(at[0]) + dx, f64::from(at[1]) + dz)
            };
            [(-25e3, -25e3), (25e3, -25e3), (25e3, 25e3), (-25e3, 25e3)].map(corner).to_vec()
        };
        Ground {
            bases: self.bases.iter().map(place).collect(),
            low: self.fences.iter().filter(|fence| !fence.0).map(line).collect(),
            high: self.fences.iter().filter(|fence| fence.0).map(line).collect(),
            slow: self.areas.iter().map(|(m, s, t, c)| around(*m, *s, *t, *c).iter().map(place).collect()).collect(),
            boxes: self.stacks.iter().map(corners).collect(),
        }
    }
}

/// Sets up a position for the rules.
pub fn position(given: Value) -> <Attacktix as ScenarioGame>::ScenarioPosition {
    let given = laws::from_json(&given);
    Attacktix::set_up(
        "attacktix",
        <Attacktix as referee::Game>::REVISION,
        given,
        <Attacktix as ScenarioGame>::Options::default(),
        Vec::new(),
    )
    .expect("the position has no faults")
}

fn course(game: &Attacktix, state: &State, path: &[(i32, i32)]) -> Result<Course, MoveFault> {
    let legs: Vec<Leg> = path.iter().flat_map(|(heading, roll)| [Leg::Face(*heading), Leg::Roll(*roll)]).collect();
    let id: Id = "a".parse().expect("`a` is a valid id");
    let figure = game.figure(&id).expect("the game has a figure `a`");
    game.move_of(state, figure, Order::along(&legs), Limit { tix: 255, by: LimitedBy::Speed })
}

/// Returns how the move of a case ends by the rules, and how it ends by the reference.
fn both(case: &Case) -> (End, End) {
    let position = position(case.given());
    let found = match course(position.game(), position.state(), &case.path) {
        Ok(course) => End::At { x: course.at.x, y: course.at.y, rolled: course.rolled },
        Err(_) => End::Refused,
    };
    (found, case.reference().follow(Point::new(0, 0), &case.path))
}

proptest! {
    #![proptest_config(ProptestConfig { max_global_rejects: 100_000, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn at_r_10_moves_end_as_in_the_reference_implementation(case in case()) {
        let (found, expected) = both(&case);
        prop_assume!(expected != End::Doubtful);
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn at_r_55_ways_almost_along_a_fence_end_at_the_first_clear_micrometre(case in flat_case()) {
        let (found, expected) = both(&case);
        prop_assume!(expected != End::Doubtful);
        prop_assert_eq!(found, expected);
    }
}

#[test]
fn at_r_55_a_way_along_a_fence_ends_before_rounding_moves_it_back() {
    let fences = vec![(false, [28_309, -974], 32_110)];
    let path = vec![(31_414, 10_165)];
    let case = Case { bases: Vec::new(), fences, areas: Vec::new(), stacks: Vec::new(), path };
    let end = End::At { x: -6_396, y: 6_206, rolled: 8_912 };
    assert_eq!(both(&case), (end.clone(), end));
}
